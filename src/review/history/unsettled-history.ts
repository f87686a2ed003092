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
  isCommit,
  isOnBranch,
  maxCommits,
  type Push,
  statusReader,
  type StatusesOf,
  unsettledCommits,
  walkToMarker,
} from './branch-walk.ts';
import { readMergesOffFirstParents, readRemovedMerges } from './force-pushed-history.ts';
import type { ReviewStore } from '../store/read-review.ts';
import type { Forge } from '../forge.ts';
import { addUnlistedPulls, mergesAfter, mergesIn, readMerges } from './merge-commits.ts';
import { findLaterMerges, type LaterMerge, type MergeRecord, readMergeRecords } from './merge-records.ts';

// Which merged pull requests of the default branch are not settled.

/** A merged pull request that is not settled. */
export type MergedPull = MergeRecord & {
  /** Null if the forge did not tell. */
  readonly approvers: readonly Approver[] | null;
  /** Merges after this one whose review already contained its changes. */
  readonly laterMerges: readonly LaterMerge[];
  /** The number of the newest marker of its commit; 0 without one. */
  readonly lastMarkerNumber: number;
  /** Whether its commit has so many statuses that it may take no further marker. */
  readonly isMarkerContextFull: boolean;
};

/** The merges since the last settled commit, up to the commit of a push. */
export type UnsettledHistory = {
  /** The newest settled commit, or the one that the push starts from if none is settled; null at the start of the history. */
  readonly since: string | null;
  /** Merges that an earlier run refused and that are not settled since. */
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
  /** In another attempt of a run: the pull requests that the first one settled last, whose comments may not say so yet. */
  readonly lastSettledPulls: readonly Pull[];
  /**
   * Why only the merges of this push are considered: no commit is settled yet, all markers were made with another token, the last settled commit is too far
   * back, or another history was pushed. Null if there is a marker.
   */
  readonly pushOnlyReason: 'first-run' | 'other-token' | 'too-far' | 'rewritten' | null;
};

/** Reads the merges up to the commit of a push that are not settled. Another attempt of a run tries again what the first one refused. */
export async function readUnsettledHistory(
  store: ReviewStore,
  push: Push,
  { id: run, attempt }: Job['run'],
): Promise<UnsettledHistory> {
  const { forge, key } = store;
  const statusesOf = statusReader(forge);
  // Most markers are on one of these two commits; all requests run in parallel.
  for (const commit of [push.after, push.before]) if (isCommit(commit)) void statusesOf(commit);
  const [walk, mergedPulls, pushedPulls, tip] = await Promise.all([
    walkToMarker(store, push.after, statusesOf),
    forge.mergedPulls(push.branch),
    forge.pullsOf(push.after),
    forge.tip(push.branch),
  ]);
  const { commits, since } = unsettledCommits(walk, push);
  const pulls = await addUnlistedPulls(forge, push, commits, [...mergedPulls, ...pushedPulls]);

  const removedMerges = await readRemovedMerges(store, push, { walk, pulls }, statusesOf);
  const offFirstParents = await readMergesOffFirstParents(store, { walk, since, pulls }, statusesOf);
  const allPending = [...(removedMerges ?? []), ...offFirstParents.pending, ...(walk.marker?.pending ?? [])];
  const pending = await withoutSettled(allPending, { after: push.after, tip }, store, statusesOf);
  const isRerun = attempt > 1 && walk.marker?.run === run;
  const retriedPulls = isRerun ? await readPulls(forge, pending) : [];

  const merges = [
    ...(await readMerges(store, [...retriedPulls, ...offFirstParents.unsettled])),
    ...(await mergesIn(forge, commits, since, pulls)),
  ];
  const newerMerges = merges.length === 0 ? [] : await mergesAfter(forge, merges, pulls);
  const [records, approvers] = await Promise.all([
    readMergeRecords(store, [...merges, ...newerMerges], statusesOf),
    mapConcurrently(merges, ({ pull }) => readApprovers(forge, pull)),
  ]);
  const unsettled = records.slice(0, merges.length);
  return {
    since,
    pending: pending.filter((merge) => !isRerun || 'commit' in merge),
    lastMarkerNumber: walk.lastMarkerNumber,
    merges: await mapConcurrently([...unsettled.entries()], async ([at, merge]): Promise<MergedPull> => {
      const statuses = await statusesOf(merge.commit);
      return {
        ...merge,
        approvers: approvers[at] ?? null,
        lastMarkerNumber: readSettledMarker(key, merge.commit, statuses).marker?.number ?? 0,
        isMarkerContextFull: isMarkerContextFull(key, statuses),
        laterMerges: await findLaterMerges(merge, { records, walk, tip }, forge),
      };
    }),
    tip,
    isCommitRemoved: !(await isOnBranch(push.after, tip, forge)),
    isRerun,
    lastSettledPulls: isRerun ? pulls.filter(({ merge }) => merge === walk.commits.at(-1)?.id) : [],
    pushOnlyReason: removedMerges === null ? pushOnlyReasonOf(walk) : 'rewritten',
  };
}

/** They are kept for an audit and decide nothing, so that a refusal of the forge stops no apply. */
async function readApprovers(forge: Forge, { number }: Pull): Promise<readonly Approver[] | null> {
  try {
    return await forge.approvers(number);
  } catch (error) {
    if (error instanceof ForgeError) return null;
    throw error;
  }
}

/**
 * The newest commit, at or before another one, up to which all merges are settled, as its marker says. Null without a marker, or if a merge is pending
 * there.
 */
export async function settledUpTo(store: ReviewStore, commit: string): Promise<string | null> {
  const { commits, marker } = await walkToMarker(store, commit, statusReader(store.forge));
  const isSettled = marker !== null && marker.number !== startMarkerNumber && marker.pending.length === 0;
  return isSettled ? (commits.at(-1)?.id ?? null) : null;
}

/** Pending merges without those that a later marker no longer names: that of their own commit, or that of a newer commit of the branch. */
async function withoutSettled(
  pending: readonly PendingMerge[],
  { after, tip }: { readonly after: string; readonly tip: string },
  store: ReviewStore,
  statusesOf: StatusesOf,
): Promise<readonly PendingMerge[]> {
  if (pending.length === 0) return [];
  const branchMarker = tip === after ? null : await newerMarker(store, { tip, after }, statusesOf);
  const distinct = pending.filter((merge, at) => !includesMerge(pending.slice(0, at), merge));
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

/** The newest marker of a branch, if its commit contains the commit of a push. First parents alone may lead past that. */
async function newerMarker(
  store: ReviewStore,
  { tip, after }: { readonly tip: string; readonly after: string },
  statusesOf: StatusesOf,
): Promise<SettledMarker | null> {
  const { commits, marker } = await walkToMarker(store, tip, statusesOf);
  const marked = commits.at(-1)?.id;
  if (marker === null || marked === undefined) return null;
  return (await isAncestor(after, marked, store.forge)) === true ? marker : null;
}

/** The pull requests among pending merges. Direct commits have none. */
const readPulls = (forge: Forge, pending: readonly PendingMerge[]): Promise<Pull[]> =>
  mapConcurrently(
    pending.flatMap((merge) => ('pull' in merge ? [merge.pull] : [])),
    (number) => forge.pull(number),
  );

function pushOnlyReasonOf({ commits, marker, hasOtherToken }: BranchWalk): UnsettledHistory['pushOnlyReason'] {
  if (marker !== null) return null;
  if (hasOtherToken) return 'other-token';
  return commits.length < maxCommits ? 'first-run' : 'too-far';
}
