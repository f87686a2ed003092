import type { BranchMove } from '../../domain/github.ts';
import { commit, member, orNull, type Spot, time } from '../json.ts';
import { readAccount } from './pull.ts';

/** An activity of a branch as the API shows it. */
export const readBranchMove = (spot: Spot): BranchMove => ({
  before: commit(member(spot, 'before')),
  after: commit(member(spot, 'after')),
  by: orNull(member(spot, 'actor'), readAccount),
  at: time(member(spot, 'timestamp')),
});
