import type { Comment, Job, Pull } from '../domain/forge.ts';
import type { BundleName } from '../domain/review.ts';
import { inParallel } from '../util/parallel.ts';
import { isMarkerContextFull, readSettledMarker, type SettledMarker, startNumber } from './anchor.ts';
import {
  ancestorsAmong,
  containsCommit,
  isAncestor,
  isCommit,
  isOnBranch,
  type Line,
  mostCommits,
  type Push,
  statusReader,
  type StatusesOf,
  unsettledRange,
  walkReplaced,
  walkToMarker,
} from './branch.ts';
import { readRecord, type ReviewPlace } from './collect.ts';
import { readHiddenLine } from './comment-text.ts';
import type { AnchoredRecord } from './decide.ts';
import type { Forge } from './forge.ts';
import { addUnlisted, againMerges, inMergeOrder, type MergeCommit, mergesAfter, mergesIn } from './merge-commits.ts';

// Reads which merged pull requests of the default branch are not settled.

/** A merged pull request, what its review recorded, and what became of it so far. */
export type MergedPull = ReadMerge & {
  /** Later merges whose review already contained this one, with the bundles that they bring. */
  readonly later: readonly LaterMerge[];
  /** The number of the newest marker of its commit; 0 without one. */
  readonly markers: number;
  /** Whether its commit may take no further marker, since somebody filled it with statuses. */
  readonly isMarkerContextFull: boolean;
};

type ReadMerge = MergeCommit & {
  readonly anchored: AnchoredRecord;
  /** Our other comments that still promise a plan: two runs that started at the same moment wrote one each. */
  readonly otherComments: readonly Comment[];
};

export type LaterMerge = {
  readonly pull: number;
  readonly bundles: readonly BundleName[];
  /** Whether an earlier run has applied it. */
  readonly isApplied: boolean;
};

/** The merges since the last settled commit, up to the run's own. */
export type UnsettledHistory = {
  /** The newest settled commit, or where the run begins without one; null if the history begins there. */
  readonly since: string | null;
  /** Pull requests, or commits without one, that an earlier run met and did not apply. */
  readonly pending: readonly string[];
  /** The number of the newest marker of the run's own commit; 0 without one. */
  readonly markers: number;
  /** In merge order. */
  readonly merges: readonly MergedPull[];
  /** The commit that the branch points to. */
  readonly tip: string;
  /** Whether a force-push took the run's own commit off the branch. */
  readonly isDropped: boolean;
  /** Whether the newest marker is one of an earlier attempt of this run. */
  readonly settledBefore: boolean;
  /** The pull requests that this attempt settled last, whose comments it may not have reached. */
  readonly settledLast: readonly Pull[];
  /** Why only this push counts: nothing is settled here yet, with another token, too far back, or in a history that was replaced. Null if a marker was found. */
  readonly bounded: 'first-run' | 'other-token' | 'too-far' | 'rewritten' | null;
};

/** Reads what is not settled up to the commit of a push. Another attempt of a run tries again what the first one did not apply. */
export async function readUnsettled(
  place: ReviewPlace,
  push: Push,
  { id: run, attempt }: Job['run'],
): Promise<UnsettledHistory> {
  const { forge } = place;
  const statusesOf = statusReader(forge);
  // The usual places of a marker, and what the merges need; all of it side by side.
  for (const commit of [push.after, push.before]) if (isCommit(commit)) void statusesOf(commit);
  const [line, closed, brought, tip] = await Promise.all([
    walkToMarker(place, push.after, statusesOf),
    forge.mergedPulls(push.branch),
    forge.pullsOf(push.after),
    forge.tip(push.branch),
  ]);
  const range = unsettledRange(line, push);
  const pulls = await addUnlisted(forge, push, range.commits, [...closed, ...brought]);
  const isRerun = attempt > 1 && line.marker?.run === run;
  const dropped = await readDropped(place, push, { line, pulls }, statusesOf);
  const beside = await readBeside(place, { line, since: range.since, pulls }, statusesOf);
  const pending = await stillPending(
    place,
    { after: push.after, tip },
    [...(dropped ?? []), ...beside.pending, ...(line.marker?.pending ?? [])],
    statusesOf,
  );
  const retried = isRerun ? await readPulls(forge, pending) : [];
  const merges = [
    ...(await againMerges(place, [...retried, ...beside.unsettled])),
    ...(await mergesIn(forge, range.commits, range.since, pulls)),
  ];
  const others = merges.length === 0 ? [] : await mergesAfter(forge, merges, pulls);
  const read = await readRecords(place, [...merges, ...others], statusesOf);
  const own = read.slice(0, merges.length);
  return {
    since: range.since,
    pending: pending.filter((one) => !retried.some(({ number }) => `#${String(number)}` === one)),
    markers: line.ownMarkers,
    merges: await inParallel(own, async (merge) => {
      const statuses = await statusesOf(merge.commit);
      return {
        ...merge,
        markers: readSettledMarker(place.key, merge.commit, statuses).marker?.number ?? 0,
        isMarkerContextFull: isMarkerContextFull(place.key, statuses),
        later: await laterThan(merge, { read, line, tip }, forge),
      };
    }),
    tip,
    isDropped: !(await isOnBranch(push.after, tip, forge)),
    settledBefore: isRerun,
    settledLast: isRerun ? pulls.filter(({ merge }) => merge === line.commits.at(-1)?.id) : [],
    bounded: dropped === null ? whyBounded(line) : 'rewritten',
  };
}

/**
 * The newest commit at or before another one up to which all merges are settled, by the mark of the run that settled them; null without a mark, or where
 * something is pending.
 */
export async function settledUpTo(place: ReviewPlace, commit: string): Promise<string | null> {
  const { commits, marker } = await walkToMarker(place, commit, statusReader(place.forge));
  const isSettled = marker !== null && marker.number !== startNumber && marker.pending.length === 0;
  return isSettled ? (commits.at(-1)?.id ?? null) : null;
}

/**
 * The merges that were not settled when a force-push replaced a history with markers by one without any: they may not be on the branch, and may not be
 * applied. Null if the history was not replaced.
 */
async function readDropped(
  place: ReviewPlace,
  { before }: Push,
  { line, pulls }: { readonly line: Line; readonly pulls: readonly Pull[] },
  statusesOf: StatusesOf,
): Promise<readonly string[] | null> {
  if (line.marker !== null || line.listed.has(before) || !isCommit(before)) return null;
  const old = await walkReplaced(place, before, statusesOf);
  if (old === null || old.marker === null) return null;
  const unsettled = old.commits.slice(0, -1).map(({ id }) => id);
  const merged = pulls.filter(({ merge }) => merge !== null && unsettled.includes(merge));
  return [...old.marker.pending, ...merged.map(({ number }) => `#${String(number)}`)];
}

/** Pending merges without those that another run has settled since, on their own commit or up to a newer one. */
async function stillPending(
  place: ReviewPlace,
  { after, tip }: { readonly after: string; readonly tip: string },
  pending: readonly string[],
  statusesOf: StatusesOf,
): Promise<readonly string[]> {
  if (pending.length === 0) return [];
  const pulls = await readPulls(place.forge, pending);
  const newest = tip === after ? null : await newerMarker(place, { tip, after }, statusesOf);
  const left = await inParallel([...new Set(pending)], async (one) => {
    const merge = pulls.find(({ number }) => `#${String(number)}` === one)?.merge ?? null;
    const own = merge === null ? null : readSettledMarker(place.key, merge, await statusesOf(merge)).marker;
    return [newest, own].every((marker) => marker === null || marker.pending.includes(one)) ? [one] : [];
  });
  return left.flat();
}

/** The newest marker of a branch, if its commit contains another one: the first parents may pass that by. */
async function newerMarker(
  place: ReviewPlace,
  { tip, after }: { readonly tip: string; readonly after: string },
  statusesOf: StatusesOf,
): Promise<SettledMarker | null> {
  const { commits, marker } = await walkToMarker(place, tip, statusesOf);
  const marked = commits.at(-1)?.id;
  if (marker === null || marked === undefined) return null;
  return (await isAncestor(after, marked, place.forge)) === true ? marker : null;
}

/**
 * Merged pull requests that the first parents pass by: somebody merged the default branch into another one and pushed that in its place. Those that no run
 * has met are to be settled; of the others, what is pending.
 */
async function readBeside(
  { key }: ReviewPlace,
  { line, since, pulls }: { readonly line: Line; readonly since: string | null; readonly pulls: readonly Pull[] },
  statusesOf: StatusesOf,
): Promise<{ readonly unsettled: readonly Pull[]; readonly pending: readonly string[] }> {
  const { commits, listed, marker } = line;
  const older = ancestorsAmong(listed, since === null ? [] : [since]);
  const onLine = new Set(commits.map(({ id }) => id));
  const isBeside = (merge: string): boolean => listed.has(merge) && !onLine.has(merge);
  // A marker of the line tells what is pending up to there.
  const isTold = (merge: string): boolean => marker !== null && older.has(merge);
  const found = pulls.flatMap((pull) =>
    pull.merge !== null && isBeside(pull.merge) && !isTold(pull.merge) ? [{ pull, merge: pull.merge }] : [],
  );
  const read = await inParallel(found, async ({ pull, merge }) => ({
    pull,
    isOlder: older.has(merge),
    own: readSettledMarker(key, merge, await statusesOf(merge)).marker,
  }));
  return {
    unsettled: read
      .flatMap(({ pull, isOlder, own }) => (own === null && !isOlder ? [pull] : []))
      .toSorted(inMergeOrder),
    pending: read.flatMap(({ own }) => own?.pending ?? []),
  };
}

const readRecords = (
  place: ReviewPlace,
  merges: readonly MergeCommit[],
  statusesOf: StatusesOf,
): Promise<ReadMerge[]> =>
  inParallel(merges, async (merge) => {
    const read = await readMergeRecord(place, merge, statusesOf);
    // Two pull requests of one commit are merged at once, and only one of them may have been reviewed.
    const twin = merge.contained.find(({ head }) => head === merge.pull.head);
    if (twin === undefined || read.anchored.state === 'intact') return read;
    const contained = merge.contained.map((one) => (one === twin ? merge.pull : one));
    const other = await readMergeRecord(place, { ...merge, pull: twin, contained }, statusesOf);
    return other.anchored.state === 'intact' ? other : read;
  });

async function readMergeRecord(place: ReviewPlace, merge: MergeCommit, statusesOf: StatusesOf): Promise<ReadMerge> {
  const { number, head } = merge.pull;
  const [statuses, comments] = await Promise.all([statusesOf(head), place.forge.comments(number)]);
  const anchored = await readRecord(place, merge.pull, statuses, comments);
  const start = await startOfPushedHead(merge, anchored, place.forge);
  return { ...merge, ...start, anchored, otherComments: otherPlans(place, merge.pull, anchored, comments) };
}

/**
 * Where a merge starts that is the head of its branch, pushed as it is: the first parents lead along that branch, which may have merged the default branch
 * since. What its preview started from is known from the record.
 */
async function startOfPushedHead(
  { commit, pull }: MergeCommit,
  anchored: AnchoredRecord,
  forge: Forge,
): Promise<Partial<Pick<MergeCommit, 'base' | 'direct'>>> {
  if (commit !== pull.head || anchored.state !== 'intact') return {};
  const base = anchored.record.base.commit;
  return (await isAncestor(base, commit, forge)) === true ? { base, direct: null } : {};
}

/** Comments of ours that show a plan which is not the recorded one. */
const otherPlans = (
  { key }: ReviewPlace,
  { number }: Pull,
  anchored: AnchoredRecord,
  comments: readonly Comment[],
): readonly Comment[] =>
  comments.filter(({ id, body }) => {
    const facts = readHiddenLine(key, body);
    const isRecorded = 'comment' in anchored && anchored.comment.id === id;
    return facts !== null && facts.pull === number && facts.state === 'planned' && !isRecorded;
  });

/** The later merges that were recorded in time, on a base that contains a merge. */
async function laterThan(
  merge: ReadMerge,
  { read, line, tip }: { readonly read: readonly ReadMerge[]; readonly line: Line; readonly tip: string },
  forge: Forge,
): Promise<LaterMerge[]> {
  const found: LaterMerge[] = [];
  for (const { pull, commit, anchored } of read.slice(read.indexOf(merge) + 1)) {
    if (anchored.state !== 'intact' || anchored.anchor.createdAt >= (pull.mergedAt ?? '')) continue;
    const { base, bundles } = anchored.record;
    // What was applied were the files of its own commit, whatever its review knew.
    const reviewed = isApplied(anchored) ? commit : base.commit;
    if (!(await containsCommit(reviewed, merge.commit, line, forge))) continue;
    if (!line.listed.has(commit) && !(await isOnBranch(commit, tip, forge))) continue;
    found.push({ pull: pull.number, bundles, isApplied: isApplied(anchored) });
  }
  return found;
}

/** Whether an earlier run applied what this merge brings, as its sealed comment says. */
export const isApplied = (anchored: AnchoredRecord): boolean =>
  anchored.state === 'intact' && anchored.shown === 'applied';

/** The pull requests among pending merges. */
const readPulls = (forge: Forge, pending: readonly string[]): Promise<Pull[]> =>
  inParallel(
    pending.filter((one) => one.startsWith('#')),
    (one) => forge.pull(Number(one.slice(1))),
  );

function whyBounded({ commits, marker, hasForeign }: Line): UnsettledHistory['bounded'] {
  if (marker !== null) return null;
  if (hasForeign) return 'other-token';
  return commits.length < mostCommits ? 'first-run' : 'too-far';
}
