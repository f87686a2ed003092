import type { Pull } from '../../domain/event.ts';
import { commit, inside, member, number, orNull, type Spot, text } from '../json.ts';

/** A pull request as an event or the API shows it. */
export function readPull(spot: Spot): Pull {
  const merged = orNull(member(spot, 'merged_at'), text) !== null;
  return {
    number: number(member(spot, 'number')),
    head: commit(inside(spot, 'head', 'sha')),
    base: { ref: text(inside(spot, 'base', 'ref')), sha: commit(inside(spot, 'base', 'sha')) },
    merge: readMerge(spot, merged),
    merged,
    fork: isFork(spot),
  };
}

/** While a pull request is open, its merge commit is the one of an earlier state unless GitHub also says that it can be merged. */
function readMerge(spot: Spot, merged: boolean): string | null {
  const known = merged || member(spot, 'mergeable').value === true;
  return known ? orNull(member(spot, 'merge_commit_sha'), commit) : null;
}

/** A repository that has been deleted was not ours. */
function isFork(spot: Spot): boolean {
  const head = orNull(inside(spot, 'head', 'repo'), (repository) => number(member(repository, 'id')));
  return head !== number(inside(spot, 'base', 'repo', 'id'));
}
