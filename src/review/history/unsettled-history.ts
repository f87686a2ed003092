import { ForgeError } from '../../domain/errors.ts';
import type { Approver, Job, Pull } from '../../domain/forge.ts';
import { includesMerge, type PendingMerge } from '../../domain/pending-merge.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import {
  isMarkerContextFull,
  readSettledMarker,
  type SettledMarker,
  startMarkerNumber,
} from '../store/settled-marker.ts';
import {
  type BranchWalk,
  isAncestor,
  isNullCommit,
  isOnBranch,
  maxCommits,
  type Push,
  readStatusesOnce,
  type StatusesOf,
  selectUnsettledCommits,
  walkToMarker,
} from './branch-walk.ts';
import { readMergesOffFirstParents, readRemovedMerges } from './force-pushed-history.ts';
import type { ReviewStore } from '../store/read-review.ts';
import type { Forge } from '../forge.ts';
import { type MergeCommit, addUnlistedPulls, findMergesAfter, findMerges, readMerges } from './merge-commits.ts';
import {
  findLaterMerges,
  findUnreadableLaterMerges,
  type LaterMerge,
  type MergeRecord,
  readMergeRecords,
} from './merge-records.ts';

// Reads which merged pull requests of the default branch are not settled.

/** A merged pull request that is not settled. */
export type MergedPull = MergeRecord & {
  /** Null if the forge refused to list them. */
  readonly approvers: readonly Approver[] | null;
  /** Merges after this one whose review already contained its changes. */
  readonly laterMerges: readonly LaterMerge[];
  /** The pull request of a later merge that a run has settled, and whose plan cannot be read any more; null without one. */
  readonly unreadableLaterPull: number | null;
  /** The number of the newest marker of its commit; 0 without one. */
  readonly lastMarkerNumber: number;
  /** Whether its commit has so many statuses that it may take no further marker. */
  readonly isMarkerContextFull: boolean;
};

/** The merges since the last settled commit, up to the commit of a push. */
export type UnsettledHistory = {
  /** The newest settled commit, or the commit before the push if none is settled; null if the push starts the history. */
  readonly startCommit: string | null;
  /** Merges that an earlier run refused or left to a later one, and that no run has settled since then. */
  readonly pending: readonly PendingMerge[];
  /** The number of the newest marker of the push's commit; 0 without one. */
  readonly lastMarkerNumber: number;
  /** In merge order. */
  readonly merges: readonly MergedPull[];
  /** The commit that the branch points to. */
  readonly tip: string;
  /** Whether a force-push removed the push's commit from the branch. */
  readonly isCommitRemoved: boolean;
  /** Whether an earlier attempt of this run set the newest marker. */
  readonly isRerun: boolean;
  /** In a re-run: the pull requests that the earlier attempt settled last. Their comments may not say so yet. */
  readonly lastSettledPulls: readonly Pull[];
  /**
   * Why only the merges of this push are considered: no commit is settled yet, all markers were made with another token, the last settled commit is too far
   * back, or another history was pushed. Null if there is a marker.
   */
  readonly pushOnlyReason: 'first-run' | 'other-token' | 'too-far' | 'rewritten' | null;
};

/** Reads the merges up to the commit of a push that are not settled. A re-run includes those that the earlier attempt refused. */
export async function readUnsettledHistory(
  store: ReviewStore,
  push: Push,
  { id: run, attempt }: Job['run'],
): Promise<UnsettledHistory> {
  const { forge } = store;
  const statusesOf = readStatusesOnce(forge);
  // Most markers are on one of these two commits; all requests run in parallel.
  for (const commit of [push.after, push.before]) if (!isNullCommit(commit)) void statusesOf(commit);
  const [walk, mergedPulls, pushedPulls, tip] = await Promise.all([
    walkToMarker(store, push.after, statusesOf),
    forge.mergedPulls(push.branch),
    forge.pullsOf(push.after),
    forge.tip(push.branch),
  ]);

  const { commits, startCommit } = selectUnsettledCommits(walk, push);
  const pulls = await addUnlistedPulls(forge, push, commits, [...mergedPulls, ...pushedPulls]);

  // What earlier runs left pending, as far as no later run settled it.
  const removedMerges = await readRemovedMerges(store, push, { walk, pulls }, statusesOf);
  const offFirstParents = await readMergesOffFirstParents(store, { walk, startCommit, pulls }, statusesOf);
  const allPending = [...(removedMerges ?? []), ...offFirstParents.pending, ...(walk.marker?.pending ?? [])];
  const pending = await removeSettled(allPending, { after: push.after, tip }, store, statusesOf);
  const isRerun = attempt > 1 && walk.marker?.run === run;
  // A re-run tries the pending merges again, together with the merges that no run has seen.
  const retriedPulls = isRerun ? await readPendingPulls(forge, pending) : [];

  const merges = [
    ...(await readMerges(store, [...retriedPulls, ...offFirstParents.unsettled])),
    ...(await findMerges(forge, commits, startCommit, pulls)),
  ];
  const newerMerges = merges.length === 0 ? [] : await findMergesAfter(forge, merges, pulls);
  return {
    startCommit,
    pending: pending.filter((merge) => !isRerun || 'commit' in merge),
    lastMarkerNumber: walk.lastMarkerNumber,
    merges: await readMergedPulls(store, { merges, newerMerges, walk, tip }, statusesOf),
    tip,
    isCommitRemoved: !(await isOnBranch(push.after, tip, forge)),
    isRerun,
    lastSettledPulls: isRerun ? pulls.filter(({ merge }) => merge === walk.commits.at(-1)?.id) : [],
    pushOnlyReason: removedMerges === null ? whyPushOnly(walk) : 'rewritten',
  };
}

/** The unsettled merges and those after them, in order, with the walk and the tip of the branch. */
type MergesToRead = {
  readonly merges: readonly MergeCommit[];
  readonly newerMerges: readonly MergeCommit[];
  readonly walk: BranchWalk;
  readonly tip: string;
};

/** Reads the reviews of merges, and what a run needs to settle them. */
async function readMergedPulls(
  store: ReviewStore,
  { merges, newerMerges, walk, tip }: MergesToRead,
  statusesOf: StatusesOf,
): Promise<MergedPull[]> {
  const { forge, key } = store;
  const [records, approvers] = await Promise.all([
    readMergeRecords(store, [...merges, ...newerMerges], statusesOf),
    mapConcurrently(merges, ({ pull }) => readApprovers(forge, pull)),
  ]);
  const unsettled = records.slice(0, merges.length);
  return mapConcurrently([...unsettled.entries()], async ([index, merge]): Promise<MergedPull> => {
    const statuses = await statusesOf(merge.commit);
    return {
      ...merge,
      approvers: approvers[index] ?? null,
      lastMarkerNumber: readSettledMarker(key, merge.commit, statuses).marker?.number ?? 0,
      isMarkerContextFull: isMarkerContextFull(key, statuses),
      laterMerges: await findLaterMerges(merge, { records, walk, tip }, forge),
      unreadableLaterPull: await findUnreadableLaterPull(store, merge, { records, walk, tip }, statusesOf),
    };
  });
}

/** Finds a later merge that a run has settled, and whose plan cannot be read any more. The branch is walked again only if there may be one. */
async function findUnreadableLaterPull(
  store: ReviewStore,
  merge: MergeRecord,
  context: { readonly records: readonly MergeRecord[]; readonly walk: BranchWalk; readonly tip: string },
  statusesOf: StatusesOf,
): Promise<number | null> {
  const unreadable = await findUnreadableLaterMerges(merge, context, store.forge);
  if (unreadable.length === 0) return null;
  const { commits, marker } = await walkToMarker(store, context.tip, statusesOf);
  const markedCommit = commits.at(-1)?.id;
  if (marker === null || marker.number === startMarkerNumber || markedCommit === undefined) return null;
  for (const { pull, commit } of unreadable) {
    if (includesMerge(marker.pending, { pull: pull.number })) continue;
    if ((await isAncestor(commit, markedCommit, store.forge)) === true) return pull.number;
  }
  return null;
}

/** Reads who approved a pull request. They are kept for `ifmatch history` and decide nothing, so a refusal of the forge does not stop an apply. */
async function readApprovers(forge: Forge, { number }: Pull): Promise<readonly Approver[] | null> {
  try {
    return await forge.approvers(number);
  } catch (error) {
    if (error instanceof ForgeError) return null;
    throw error;
  }
}

/**
 * Finds the newest commit, at or before another one, up to which all merges are settled, as its marker says. Null without a marker, or if it names a pending
 * merge.
 */
export async function findLastSettledCommit(store: ReviewStore, commit: string): Promise<string | null> {
  const { commits, marker } = await walkToMarker(store, commit, readStatusesOnce(store.forge));
  const isSettled = marker !== null && marker.number !== startMarkerNumber && marker.pending.length === 0;
  return isSettled ? (commits.at(-1)?.id ?? null) : null;
}

/** Removes pending merges that a later marker no longer names: the marker of their own commit, or of a newer commit of the branch. */
async function removeSettled(
  pending: readonly PendingMerge[],
  { after, tip }: { readonly after: string; readonly tip: string },
  store: ReviewStore,
  statusesOf: StatusesOf,
): Promise<readonly PendingMerge[]> {
  if (pending.length === 0) return [];
  const branchMarker = tip === after ? null : await readNewerMarker(store, { tip, after }, statusesOf);
  const distinct = pending.filter((merge, index) => !includesMerge(pending.slice(0, index), merge));
  const stillPending = await mapConcurrently(distinct, async (merge) => {
    const commit = 'pull' in merge ? (await store.forge.pull(merge.pull)).merge : null;
    const ownMarker = commit === null ? null : readSettledMarker(store.key, commit, await statusesOf(commit)).marker;
    const isSettled = [branchMarker, ownMarker].some(
      (marker) => marker !== null && !includesMerge(marker.pending, merge),
    );
    return isSettled ? [] : [merge];
  });
  return stillPending.flat();
}

/** Reads the newest marker of a branch, if its commit contains the commit of a push. The first parents of the tip need not include that commit. */
async function readNewerMarker(
  store: ReviewStore,
  { tip, after }: { readonly tip: string; readonly after: string },
  statusesOf: StatusesOf,
): Promise<SettledMarker | null> {
  const { commits, marker } = await walkToMarker(store, tip, statusesOf);
  const markedCommit = commits.at(-1)?.id;
  if (marker === null || markedCommit === undefined) return null;
  return (await isAncestor(after, markedCommit, store.forge)) === true ? marker : null;
}

/** Reads the pull requests among pending merges. Direct commits have none. */
const readPendingPulls = (forge: Forge, pending: readonly PendingMerge[]): Promise<Pull[]> =>
  mapConcurrently(
    pending.flatMap((merge) => ('pull' in merge ? [merge.pull] : [])),
    (number) => forge.pull(number),
  );

function whyPushOnly({ commits, marker, hasOtherToken }: BranchWalk): UnsettledHistory['pushOnlyReason'] {
  if (marker !== null) return null;
  if (hasOtherToken) return 'other-token';
  return commits.length < maxCommits ? 'first-run' : 'too-far';
}
