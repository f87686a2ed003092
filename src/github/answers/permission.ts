import type { Permission } from '../../domain/github.ts';
import { member, number, orNull, type Spot, text } from '../json.ts';

/** What an account may do with a repository, as the API shows it. */
export const readPermission = (spot: Spot): Permission => ({
  level: text(member(spot, 'permission')),
  account: orNull(member(spot, 'user'), (user) => number(member(user, 'id'))),
});
