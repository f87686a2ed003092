import { ForgeError } from '../domain/errors.ts';
import type { Commit, Status } from '../domain/forge.ts';
import { inParallel, startEarly } from '../util/parallel.ts';
import { readSettledMarker, type SettledMarker, startNumber } from './anchor.ts';
import type { ReviewPlace } from './collect.ts';
import type { Forge } from './forge.ts';

// The commits of the default branch, back to the newest one that a run has marked as settled.

export type Push = { readonly branch: string; readonly before: string; readonly after: string };

/** The default branch without what was merged into it, from the run's commit to the newest one with a marker. */
export type Line = {
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

/** Follows the first parents of a commit to the newest one that has a marker. */
export async function walkToMarker(place: ReviewPlace, commit: string, statusesOf: StatusesOf): Promise<Line> {
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
export function ancestorsOf({ parents }: Commit, known: ReadonlyMap<string, Commit>, most: number): string[] {
  const found: string[] = [];
  for (let id = parents[0]; id !== undefined && found.length < most; id = known.get(id)?.parents[0]) found.push(id);
  return found;
}

/** Some commits and their ancestors, as far as they are listed. */
export function ancestorsAmong(listed: ReadonlyMap<string, Commit>, from: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(listed.get(id)?.parents ?? []));
  }
  return found;
}

/** The commits that are not settled, oldest first. Without a marker those of the push alone: adoption applies nothing old. */
export function unsettledRange(
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

/** The line of a commit that no branch may have any more; null if the forge has deleted it. */
export async function walkReplaced(place: ReviewPlace, before: string, statusesOf: StatusesOf): Promise<Line | null> {
  try {
    return await walkToMarker(place, before, statusesOf);
  } catch (error) {
    if (error instanceof ForgeError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

/** In pages of 100 commits: what is older is not looked for. */
const mostPages = 10;

/** Whether a commit contains another one; null if that is too old to be found. */
export async function isAncestor(older: string, newer: string, forge: Forge): Promise<boolean | null> {
  if (older === newer) return true;
  for (let page = 1; page <= mostPages; page += 1) {
    const commits = await forge.history(newer, page);
    if (commits.some(({ id }) => id === older)) return true;
    if (commits.length === 0) return false;
  }
  return null;
}

/** Whether a commit of the default branch contains another one of it. */
export async function containsCommit(newer: string, older: string, { commits }: Line, forge: Forge): Promise<boolean> {
  const [at, olderAt] = [newer, older].map((commit) => commits.findIndex(({ id }) => id === commit));
  if (at !== -1 && olderAt !== -1) return Number(at) <= Number(olderAt);
  return (await isAncestor(older, newer, forge)) === true;
}

/** Whether the branch still contains a commit; a force-push may have dropped it. One that is too old to be found counts as there. */
export const isOnBranch = async (commit: string, tip: string, forge: Forge): Promise<boolean> =>
  (await isAncestor(commit, tip, forge)) !== false;

export type StatusesOf = (commit: string) => Promise<readonly Status[]>;

/** Reads the statuses of a commit once. */
export function statusReader(forge: Forge): StatusesOf {
  const all = new Map<string, Promise<readonly Status[]>>();
  return (commit) => {
    const known = all.get(commit) ?? startEarly(forge.statuses(commit));
    all.set(commit, known);
    return known;
  };
}

export const isCommit = (id: string): boolean => !/^0+$/.test(id);
