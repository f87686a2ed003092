import type { Change } from '../domain/plan.ts';
import { diffDigest } from './digest.ts';

/** How the changes that would be made now differ from those that were reviewed. */
export type Comparison = {
  /** Would happen now and was not reviewed. */
  readonly appeared: readonly Change[];
  /** Was reviewed and would not happen any more. */
  readonly vanished: readonly Change[];
  /** Same object, but something else would happen to it, or to another state of it. */
  readonly differs: readonly { readonly reviewed: Change; readonly current: Change }[];
};

/** The diff of the diffs: what makes a stale plan stale. */
export function compareChanges(reviewed: readonly Change[], current: readonly Change[]): Comparison {
  const [before, now] = [byObject(reviewed), byObject(current)];
  const both = reviewed.flatMap((change) => {
    const other = now.get(nameOf(change));
    return other === undefined || diffDigest([change]) === diffDigest([other])
      ? []
      : [{ reviewed: change, current: other }];
  });
  return {
    appeared: current.filter((change) => !before.has(nameOf(change))),
    vanished: reviewed.filter((change) => !now.has(nameOf(change))),
    differs: both,
  };
}

const nameOf = ({ object, id }: Change): string => `${object} ${id}`;
const byObject = (changes: readonly Change[]): Map<string, Change> =>
  new Map(changes.map((change) => [nameOf(change), change]));
