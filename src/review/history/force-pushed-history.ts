import type { Pull } from '../../domain/forge.ts';
import type { PendingMerge } from '../../domain/pending-merge.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import { readSettledMarker } from '../store/settled-marker.ts';
import {
  type BranchWalk,
  isNullCommit,
  type Push,
  type StatusesOf,
  walkRemovedHistory,
  withAncestors,
} from './branch-walk.ts';
import type { ReviewStore } from '../store/read-review.ts';
import { byMergeTime } from './merge-commits.ts';

// Finds merges that are not among the first parents of the branch, since somebody pushed another history in place of the one that they were merged into.

/**
 * Reads the merges that were not settled when a force-push replaced a history with markers by one without any. They may not be on the branch any more, and
 * may not be applied. Null if the history was not replaced.
 */
export async function readRemovedMerges(
  store: ReviewStore,
  { before }: Push,
  { walk, pulls }: { readonly walk: BranchWalk; readonly pulls: readonly Pull[] },
  statusesOf: StatusesOf,
): Promise<readonly PendingMerge[] | null> {
  if (walk.marker !== null || walk.knownCommits.has(before) || isNullCommit(before)) return null;
  const removed = await walkRemovedHistory(store, before, statusesOf);
  if (removed === null || removed.marker === null) return null;
  const unsettledCommits = removed.commits.slice(0, -1).map(({ id }) => id);
  const merged = pulls.filter(({ merge }) => merge !== null && unsettledCommits.includes(merge));
  return [...removed.marker.pending, ...merged.map(({ number }) => ({ pull: number }))];
}

/**
 * Reads merged pull requests that the branch contains, but not among its first parents: somebody merged the default branch into another one and pushed that
 * in its place. `unsettled`: those whose commit has no marker. `pending`: what the markers of the others name as pending.
 */
export async function readMergesOffFirstParents(
  { key }: ReviewStore,
  {
    walk,
    startCommit,
    pulls,
  }: { readonly walk: BranchWalk; readonly startCommit: string | null; readonly pulls: readonly Pull[] },
  statusesOf: StatusesOf,
): Promise<{ readonly unsettled: readonly Pull[]; readonly pending: readonly PendingMerge[] }> {
  const { commits, knownCommits, marker } = walk;
  const firstParents = new Set(commits.map(({ id }) => id));
  const beforeWalk = withAncestors(knownCommits, startCommit === null ? [] : [startCommit]);
  const offFirstParents = pulls.filter(({ merge }) => {
    if (merge === null || !knownCommits.has(merge) || firstParents.has(merge)) return false;
    // The marker that the walk ends at names what is pending before it.
    return marker === null || !beforeWalk.has(merge);
  });

  const unsettled: Pull[] = [];
  const pending: PendingMerge[] = [];
  const merges = await mapConcurrently(offFirstParents, async (pull) => {
    const commit = pull.merge ?? '';
    return { pull, commit, marker: readSettledMarker(key, commit, await statusesOf(commit)).marker };
  });
  for (const merge of merges) {
    if (merge.marker !== null) pending.push(...merge.marker.pending);
    else if (!beforeWalk.has(merge.commit)) unsettled.push(merge.pull);
  }
  return { unsettled: unsettled.toSorted(byMergeTime), pending };
}
