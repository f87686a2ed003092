import type { Comment, Page } from '../../domain/github.ts';
import { inside, member, number, orNull, type Spot, text, time } from '../json.ts';

/** An issue, or a pull request in the list of issues, as the API shows it. */
export function readPage(spot: Spot): Page {
  return {
    number: number(member(spot, 'number')),
    body: orNull(member(spot, 'body'), text) ?? '',
    open: text(member(spot, 'state')) === 'open',
    closedAt: orNull(member(spot, 'closed_at'), time),
    author: orNull(member(spot, 'user'), readAuthor) ?? { login: 'ghost', type: 'User' },
    url: text(member(spot, 'html_url')),
  };
}

const readAuthor = (user: Spot): Comment['author'] => ({
  login: text(inside(user, 'login')),
  type: text(inside(user, 'type')),
});
