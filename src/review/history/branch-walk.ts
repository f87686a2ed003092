import { ForgeError } from '../../domain/errors.ts';
import type { Commit, Status } from '../../domain/forge.ts';
import { mapConcurrently, deferRejection } from '../../util/parallel.ts';
import { readSettledMarker, type SettledMarker, startMarkerNumber } from '../store/settled-marker.ts';
import type { ReviewStore } from '../store/read-review.ts';
import type { Forge } from '../forge.ts';

// The commits of the default branch, back to the newest one that a run has marked as settled.

export type Push = { readonly branch: string; readonly before: string; readonly after: string };

/** The first parents of a commit of the default branch, back to the newest one with a marker: what was merged in between, not how it was made. */
export type BranchWalk = {
  /** Newest first; the last one has the marker, if any. */
  readonly commits: readonly Commit[];
  /** All commits that were read on the way, merged ones included. */
  readonly knownCommits: ReadonlyMap<string, Commit>;
  readonly marker: SettledMarker | null;
  /** The number of the newest marker of the first commit; 0 without one. */
  readonly lastMarkerNumber: number;
  /** Whether there are markers that this token did not make. */
  readonly hasOtherToken: boolean;
};

/** How many commits are searched for a marker. */
export const maxCommits = 100;

/** Follows the first parents of a commit to the newest one that has a marker. */
export async function walkToMarker(store: ReviewStore, commit: string, statusesOf: StatusesOf): Promise<BranchWalk> {
  const { forge, key } = store;
  const commits: Commit[] = [];
  const knownCommits = new Map<string, Commit>();
  let hasOtherToken = false;
  let lastMarkerNumber = 0;
  for await (const one of walkFirstParents(forge, commit, knownCommits, statusesOf)) {
    const read = readSettledMarker(key, one.id, await statusesOf(one.id));
    commits.push(one);
    hasOtherToken ||= read.hasOtherToken;
    if (one.id === commit) lastMarkerNumber = read.marker?.number ?? 0;
    // A run that was started later than the first one still settles the merge of its own commit.
    const isStart = one.id === commit && read.marker?.number === startMarkerNumber;
    if (read.marker !== null && !isStart)
      return { commits, knownCommits, marker: read.marker, lastMarkerNumber, hasOtherToken };
    if (commits.length === maxCommits) break;
  }
  const unmarked = { commits, knownCommits, marker: null, lastMarkerNumber, hasOtherToken };
  return (await endAtMarkerOffFirstParents(unmarked, store, statusesOf)) ?? unmarked;
}

/** Ends a walk at the newest marker that is not on its first parents, since somebody pushed another branch in place of this one. Null without one. */
async function endAtMarkerOffFirstParents(
  walk: BranchWalk,
  { key }: ReviewStore,
  statusesOf: StatusesOf,
): Promise<BranchWalk | null> {
  const { commits, knownCommits } = walk;
  const bypassed = [...knownCommits.values()].filter((one) => !commits.includes(one)).slice(0, maxCommits);
  const markers = await mapConcurrently(
    bypassed,
    async ({ id }) => readSettledMarker(key, id, await statusesOf(id)).marker,
  );
  const found = markers.findIndex((marker) => marker !== null && marker.number !== startMarkerNumber);
  const [end, marker] = [bypassed[found], markers[found]];
  if (end === undefined || marker === undefined) return null;
  const older = withAncestors(knownCommits, [end.id]);
  return { ...walk, commits: [...commits.filter(({ id }) => !older.has(id)), end], marker };
}

/** Yields a commit and its first parents, newest first, and requests their statuses early. Adds all commits that it reads to `known`. */
async function* walkFirstParents(
  forge: Forge,
  commit: string,
  known: Map<string, Commit>,
  statusesOf: StatusesOf,
): AsyncGenerator<Commit> {
  let next: string | undefined = commit;
  for (let page = 1; next !== undefined; page += 1) {
    const commits = await forge.history(commit, page);
    if (commits.length === 0) return;
    for (const one of commits) known.set(one.id, one);
    for (let one = known.get(next); one !== undefined; one = known.get(next ?? '')) {
      yield one;
      next = one.parents[0];
      // Usually the commit before the push has the marker. If not, it may be far away.
      const early = one.id === commit ? [] : firstParentsOf(one, known, 10);
      for (const id of early) void statusesOf(id);
    }
  }
}

/** The first parents of a commit, newest first, at most `most`. */
export function firstParentsOf({ parents }: Commit, known: ReadonlyMap<string, Commit>, limit: number): string[] {
  const found: string[] = [];
  for (let id = parents[0]; id !== undefined && found.length < limit; id = known.get(id)?.parents[0]) found.push(id);
  return found;
}

/** Some commits and their ancestors, as far as those are known. */
export function withAncestors(knownCommits: ReadonlyMap<string, Commit>, from: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...from];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    queue.push(...(knownCommits.get(id)?.parents ?? []));
  }
  return found;
}

/** The commits that are not settled, oldest first. Without a marker only those of the push, so that a first run applies nothing old. */
export function unsettledCommits(
  { commits, knownCommits, marker }: BranchWalk,
  { before, after }: Push,
): { readonly commits: readonly Commit[]; readonly since: string | null } {
  if (marker !== null) return { commits: commits.slice(0, -1).toReversed(), since: commits.at(-1)?.id ?? null };
  if (!knownCommits.has(before)) {
    const pushed = commits.filter(({ id }) => id === after);
    return { commits: pushed, since: pushed[0]?.parents[0] ?? null };
  }
  const older = withAncestors(knownCommits, [before]);
  return { commits: commits.filter(({ id }) => !older.has(id)).toReversed(), since: before };
}

/** Walks back from a commit that no branch may contain any more; null if the forge has deleted it. */
export async function walkRemovedHistory(
  store: ReviewStore,
  before: string,
  statusesOf: StatusesOf,
): Promise<BranchWalk | null> {
  try {
    return await walkToMarker(store, before, statusesOf);
  } catch (error) {
    if (error instanceof ForgeError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

/** Pages of 100 commits; older ones are not searched. */
const maxPages = 10;

/** Whether a commit contains another one; null if that is too old to be found. */
export async function isAncestor(older: string, newer: string, forge: Forge): Promise<boolean | null> {
  if (older === newer) return true;
  for (let page = 1; page <= maxPages; page += 1) {
    const commits = await forge.history(newer, page);
    if (commits.some(({ id }) => id === older)) return true;
    if (commits.length === 0) return false;
  }
  return null;
}

/** Whether a commit of the default branch contains another one of it. */
export async function containsCommit(
  newer: string,
  older: string,
  { commits }: BranchWalk,
  forge: Forge,
): Promise<boolean> {
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
    const known = all.get(commit) ?? deferRejection(forge.statuses(commit));
    all.set(commit, known);
    return known;
  };
}

export const isCommit = (id: string): boolean => !/^0+$/.test(id);
