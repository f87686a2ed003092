import type { Comment } from '../../domain/github.ts';
import { inside, member, Misshapen, number, orNull, type Spot, text, time } from '../json.ts';

/** A comment as the API shows it. An account that is gone writes as `ghost`. */
export function readComment(spot: Spot): Comment {
  const user = member(spot, 'user');
  return {
    id: number(member(spot, 'id')),
    pull: pullNumber(member(spot, 'issue_url')),
    body: orNull(member(spot, 'body'), text) ?? '',
    author: orNull(user, readAuthor) ?? { login: 'ghost', type: 'User' },
    url: text(member(spot, 'html_url')),
    updatedAt: time(member(spot, 'updated_at')),
  };
}

const readAuthor = (user: Spot) => ({ login: text(inside(user, 'login')), type: text(inside(user, 'type')) });

/** A pull request is an issue too, and a comment names the issue only by its address. */
function pullNumber(spot: Spot): number {
  const [, digits = ''] = /\/issues\/([0-9]{1,15})$/.exec(text(spot)) ?? [];
  if (digits === '') throw new Misshapen(spot, 'the address of an issue');
  return Number(digits);
}
