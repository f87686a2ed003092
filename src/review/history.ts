import type { Commit, Job, Pull, Status } from '../domain/forge.ts';
import type { BundleName } from '../domain/review.ts';
import { inParallel, startEarly } from '../util/parallel.ts';
import { readSettledMarker, type SettledMarker, startNumber } from './anchor.ts';
import { readRecord, type ReviewPlace } from './collect.ts';
import type { AnchoredRecord } from './decide.ts';
import type { Forge } from './forge.ts';

// Reads which merged pull requests of the default branch are not settled.

/** A pull request that a commit of the default branch merged. */
export type MergedPull = {
  readonly pull: Pull;
  readonly commit: string;
  /** The commit of the default branch before the merge. */
  readonly base: string;
  /** The commits between the merge before and the base, which no pull request brought; null without any. */
  readonly direct: { readonly from: string; readonly to: string } | null;
  readonly anchored: AnchoredRecord;
  /** Others that this merge contains: stacked pull requests with the same merge commit. They are settled with it. */
  readonly contained: readonly Pull[];
  /** Later merges whose review already contained this one, with the bundles that they bring. */
  readonly later: readonly LaterMerge[];
  /** The number of the newest marker of its commit; 0 without one. */
  readonly markers: number;
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
  /** Whether the newest marker is one of an earlier attempt of this run. */
  readonly settledBefore: boolean;
  /** The pull requests that this attempt settled last, whose comments it may not have reached. */
  readonly settledLast: readonly Pull[];
  /** Why only this push counts: nothing is settled here yet, with another token, or too far back. Null if a marker was found. */
  readonly bounded: 'first-run' | 'other-token' | 'too-far' | null;
};

export type Push = { readonly branch: string; readonly before: string; readonly after: string };

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
  const [line, closed, brought] = await Promise.all([
    walkToMarker(place, push.after, statusesOf),
    forge.mergedPulls(push.branch),
    forge.pullsOf(push.after),
  ]);
  const pulls = uniquePulls([...closed, ...brought]).filter(
    ({ mergedAt, base }) => mergedAt !== null && base === push.branch,
  );
  const range = unsettledRange(line, push);
  const isRerun = attempt > 1 && line.marker?.run === run;
  const beside = await readBeside(place, { line, since: range.since, pulls }, statusesOf);
  const pending = await stillPending(place, push, [...beside.pending, ...(line.marker?.pending ?? [])], statusesOf);
  const retried = isRerun ? await readPulls(forge, pending) : [];
  const merges = [
    ...(await againMerges(place, [...retried, ...beside.unsettled])),
    ...(await mergesIn(forge, range.commits, range.since, pulls)),
  ];
  const others = merges.length === 0 ? [] : mergesAfter(merges, pulls);
  const read = await readRecords(place, [...merges, ...others], statusesOf);
  const own = read.slice(0, merges.length);
  return {
    since: range.since,
    pending: pending.filter((one) => !retried.some(({ number }) => `#${String(number)}` === one)),
    markers: line.ownMarkers,
    merges: await inParallel(own, async (merge) => ({
      ...merge,
      markers: readSettledMarker(place.key, merge.commit, await statusesOf(merge.commit)).marker?.number ?? 0,
      later: await laterThan(merge, { read, line }, forge),
    })),
    settledBefore: isRerun,
    settledLast: isRerun ? pulls.filter(({ merge }) => merge === line.commits.at(-1)?.id) : [],
    bounded: whyBounded(line),
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

/** Pending merges without those that another run has settled since, on their own commit or up to a newer one. */
async function stillPending(
  place: ReviewPlace,
  { branch, after }: Push,
  pending: readonly string[],
  statusesOf: StatusesOf,
): Promise<readonly string[]> {
  if (pending.length === 0) return [];
  const [tip, pulls] = await Promise.all([place.forge.tip(branch), readPulls(place.forge, pending)]);
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
  return (await place.forge.history(marked, 1)).some(({ id }) => id === after) ? marker : null;
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

const inMergeOrder = (one: Pull, other: Pull): number => ((one.mergedAt ?? '') < (other.mergedAt ?? '') ? -1 : 1);

/** Some commits and their ancestors, as far as they are listed. */
function ancestorsAmong(listed: ReadonlyMap<string, Commit>, from: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(listed.get(id)?.parents ?? []));
  }
  return found;
}

type ReadMerge = Omit<MergedPull, 'later' | 'markers'>;

const readRecords = (
  place: ReviewPlace,
  merges: readonly UnreadMerge[],
  statusesOf: StatusesOf,
): Promise<ReadMerge[]> =>
  inParallel(merges, async (merge) => {
    const { number, head } = merge.pull;
    const [statuses, comments] = await Promise.all([statusesOf(head), place.forge.comments(number)]);
    return { ...merge, anchored: await readRecord(place, merge.pull, statuses, comments) };
  });

/** The later merges that were recorded in time, on a base that contains a merge. */
async function laterThan(
  merge: ReadMerge,
  { read, line }: { readonly read: readonly ReadMerge[]; readonly line: Line },
  forge: Forge,
): Promise<LaterMerge[]> {
  const found: LaterMerge[] = [];
  for (const { pull, commit, anchored } of read.slice(read.indexOf(merge) + 1)) {
    if (anchored.state !== 'intact' || anchored.anchor.createdAt >= (pull.mergedAt ?? '')) continue;
    const { base, bundles } = anchored.record;
    // What was applied were the files of its own commit, whatever its review knew.
    const reviewed = isApplied(anchored) ? commit : base.commit;
    if (!(await containsCommit(reviewed, merge.commit, line, forge))) continue;
    found.push({ pull: pull.number, bundles, isApplied: isApplied(anchored) });
  }
  return found;
}

/** Whether an earlier run applied what this merge brings, as its sealed comment says. */
const isApplied = (anchored: AnchoredRecord): boolean => anchored.state === 'intact' && anchored.shown === 'applied';

/** Whether a commit of the default branch contains another one of it. */
async function containsCommit(newer: string, older: string, { commits }: Line, forge: Forge): Promise<boolean> {
  const [at, olderAt] = [newer, older].map((commit) => commits.findIndex(({ id }) => id === commit));
  if (at !== -1 && olderAt !== -1) return Number(at) <= Number(olderAt);
  return (await forge.history(newer, 1)).some(({ id }) => id === older);
}

const isCommit = (id: string): boolean => !/^0+$/.test(id);

const uniquePulls = (pulls: readonly Pull[]): Pull[] => [...new Map(pulls.map((pull) => [pull.number, pull])).values()];

/** The pull requests among pending merges. */
const readPulls = (forge: Forge, pending: readonly string[]): Promise<Pull[]> =>
  inParallel(
    pending.filter((one) => one.startsWith('#')),
    (one) => forge.pull(Number(one.slice(1))),
  );

type StatusesOf = (commit: string) => Promise<readonly Status[]>;

/** Reads the statuses of a commit once. */
function statusReader(forge: Forge): StatusesOf {
  const all = new Map<string, Promise<readonly Status[]>>();
  return (commit) => {
    const known = all.get(commit) ?? startEarly(forge.statuses(commit));
    all.set(commit, known);
    return known;
  };
}

/** The default branch without what was merged into it, from the run's commit to the newest one with a marker. */
type Line = {
  /** Newest first; the last one has the marker, if any. */
  readonly commits: readonly Commit[];
  /** All commits that were read on the way. */
  readonly listed: ReadonlyMap<string, Commit>;
  readonly marker: SettledMarker | null;
  readonly ownMarkers: number;
  /** Whether there are markers that this token did not make. */
  readonly hasForeign: boolean;
};

/** A marker is looked for in so many commits. */
export const mostCommits = 100;

function whyBounded({ commits, marker, hasForeign }: Line): UnsettledHistory['bounded'] {
  if (marker !== null) return null;
  if (hasForeign) return 'other-token';
  return commits.length < mostCommits ? 'first-run' : 'too-far';
}

/** Follows the first parents of a commit to the newest one that has a marker. */
async function walkToMarker(place: ReviewPlace, commit: string, statusesOf: StatusesOf): Promise<Line> {
  const { forge, key } = place;
  const commits: Commit[] = [];
  const listed = new Map<string, Commit>();
  let hasForeign = false;
  let ownMarkers = 0;
  for await (const one of firstParents(forge, commit, listed, statusesOf)) {
    const read = readSettledMarker(key, one.id, await statusesOf(one.id));
    commits.push(one);
    hasForeign ||= read.hasForeign;
    if (one.id === commit) ownMarkers = read.marker?.number ?? 0;
    // A run that was started later than the first one still settles the merge of its own commit.
    const isStart = one.id === commit && read.marker?.number === startNumber;
    if (read.marker !== null && !isStart) return { commits, listed, marker: read.marker, ownMarkers, hasForeign };
    if (commits.length === mostCommits) break;
  }
  const unmarked = { commits, listed, marker: null, ownMarkers, hasForeign };
  return (await endBeside(unmarked, place, statusesOf)) ?? unmarked;
}

/** Ends a line at the newest marker that its first parents pass by, since somebody pushed another branch in its place. Null without one. */
async function endBeside(line: Line, { key }: ReviewPlace, statusesOf: StatusesOf): Promise<Line | null> {
  const { commits, listed } = line;
  const beside = [...listed.values()].filter((one) => !commits.includes(one)).slice(0, mostCommits);
  const markers = await inParallel(beside, async ({ id }) => readSettledMarker(key, id, await statusesOf(id)).marker);
  const found = markers.findIndex((marker) => marker !== null && marker.number !== startNumber);
  const [end, marker] = [beside[found], markers[found]];
  if (end === undefined || marker === undefined) return null;
  const older = ancestorsAmong(listed, [end.id]);
  return { ...line, commits: [...commits.filter(({ id }) => !older.has(id)), end], marker };
}

/** A commit and its first parents, newest first. Their statuses are asked for ahead of need. `known` takes all commits that are read. */
async function* firstParents(
  forge: Forge,
  commit: string,
  known: Map<string, Commit>,
  statusesOf: StatusesOf,
): AsyncGenerator<Commit> {
  let next: string | undefined = commit;
  for (let page = 1; next !== undefined; page += 1) {
    const some = await forge.history(commit, page);
    if (some.length === 0) return;
    for (const one of some) known.set(one.id, one);
    for (let one = known.get(next); one !== undefined; one = known.get(next ?? '')) {
      yield one;
      next = one.parents[0];
      // Usually the commit before the push has the marker. Beyond it, it may be far.
      const ahead = one.id === commit ? [] : ancestorsOf(one, known, 10);
      for (const id of ahead) void statusesOf(id);
    }
  }
}

/** Up to so many first parents of a commit. */
function ancestorsOf({ parents }: Commit, known: ReadonlyMap<string, Commit>, most: number): string[] {
  const found: string[] = [];
  for (let id = parents[0]; id !== undefined && found.length < most; id = known.get(id)?.parents[0]) found.push(id);
  return found;
}

/** The commits that are not settled, oldest first. Without a marker those of the push alone: adoption applies nothing old. */
function unsettledRange(
  { commits, listed, marker }: Line,
  { before, after }: Push,
): { readonly commits: readonly Commit[]; readonly since: string | null } {
  if (marker !== null) return { commits: commits.slice(0, -1).toReversed(), since: commits.at(-1)?.id ?? null };
  if (!listed.has(before)) {
    const own = commits.filter(({ id }) => id === after);
    return { commits: own, since: own[0]?.parents[0] ?? null };
  }
  const older = ancestorsAmong(listed, [before]);
  return { commits: commits.filter(({ id }) => !older.has(id)).toReversed(), since: before };
}

type UnreadMerge = Omit<ReadMerge, 'anchored'>;

/** The merges among some commits, oldest first. */
async function mergesIn(
  forge: Forge,
  commits: readonly Commit[],
  since: string | null,
  pulls: readonly Pull[],
): Promise<UnreadMerge[]> {
  const merges: UnreadMerge[] = [];
  let last = since;
  let between: string[] = [];
  for (const commit of commits) {
    const merge = await asMerge(
      forge,
      commit,
      pulls.filter((pull) => pull.merge === commit.id),
      { last, below: between.toReversed() },
    );
    if (merge === null) {
      between.push(commit.id);
      continue;
    }
    merges.push(merge);
    [last, between] = [commit.id, []];
  }
  return merges;
}

/** The merge before another one, if known, and the commits between the two, newest first. */
type Below = { readonly last: string | null; readonly below: readonly string[] };

/**
 * Of several pull requests with the same merge commit, the merged one is that whose head the commit is, when a branch was pushed as it is, or whose head the
 * commit merges.
 */
async function asMerge(
  forge: Forge,
  { id, parents }: Commit,
  brought: readonly Pull[],
  { last, below }: Below,
): Promise<UnreadMerge | null> {
  const [first = id, ...others] = parents;
  const pull =
    brought.find(({ head }) => head === id) ?? brought.find(({ head }) => others.includes(head)) ?? brought[0];
  if (pull === undefined) return null;
  const base = others.includes(pull.head) ? first : ((await startBelow(forge, pull, below)) ?? last ?? first);
  const direct = last === null || base === last ? null : { from: last, to: base };
  return { pull, commit: id, base, direct, contained: brought.filter((one) => one !== pull) };
}

/**
 * The newest of some commits, newest first, that a pull request did not bring: the commits of a rebase are right below its last one. Null if it brought
 * all of them.
 */
async function startBelow(forge: Forge, { number }: Pull, commits: readonly string[]): Promise<string | null> {
  for (const commit of commits)
    if (!(await forge.pullsOf(commit)).some((pull) => pull.number === number)) return commit;
  return null;
}

/** The merges of an earlier attempt. */
async function againMerges(place: ReviewPlace, pulls: readonly Pull[]): Promise<UnreadMerge[]> {
  const merges = await inParallel(pulls, (pull) => readMerge(place, pull));
  return merges.filter((merge) => merge !== null);
}

/** The merge of a pull request that an earlier run met, which may be older than any commit that was read; null if it is not merged. */
export async function readMerge({ forge }: ReviewPlace, pull: Pull): Promise<UnreadMerge | null> {
  const [commit, ...older] = pull.merge === null ? [] : await forge.history(pull.merge, 1);
  if (commit === undefined) return null;
  const known = new Map(older.map((one) => [one.id, one]));
  return asMerge(forge, commit, [pull], { last: null, below: ancestorsOf(commit, known, mostCommits) });
}

/**
 * Pull requests that were merged after some others: settled by an earlier run, or newer than the run's own commit. Without stacked ones, of which only the
 * outermost was merged.
 */
function mergesAfter(merges: readonly UnreadMerge[], pulls: readonly Pull[]): UnreadMerge[] {
  const known = new Set(merges.map(({ commit }) => commit));
  const [oldest = ''] = merges.map(({ pull }) => pull.mergedAt ?? '').toSorted();
  const isAlone = ({ merge }: Pull): boolean => pulls.filter((one) => one.merge === merge).length === 1;
  return pulls.toSorted(inMergeOrder).flatMap((pull): UnreadMerge[] => {
    if (pull.merge === null || known.has(pull.merge) || (pull.mergedAt ?? '') < oldest || !isAlone(pull)) return [];
    return [{ pull, commit: pull.merge, base: pull.merge, direct: null, contained: [] }];
  });
}
