import { ForgeError } from '../../domain/errors.ts';
import type { Commit, Status } from '../../domain/forge.ts';
import { mapConcurrently, deferRejection } from '../../util/parallel.ts';
import { readSettledMarker, type SettledMarker, startMarkerNumber } from '../store/settled-marker.ts';
import type { ReviewStore } from '../store/read-review.ts';
import type { Forge } from '../forge.ts';

// Walks the default branch back to the newest commit that a run has marked as settled.

/** The commits of a push to a branch. `before`: the commit that the branch pointed to; only zeros if there was no branch. */
export type Push = { readonly branch: string; readonly before: string; readonly after: string };

/** The first parents of a commit of the default branch, back to the newest one with a marker. They are the merges, without the commits that these merged. */
export type BranchWalk = {
  /** Newest first; the last one has the marker, if any. */
  readonly commits: readonly Commit[];
  /** All commits that were read on the way, by id. Also those that the first parents merged. */
  readonly knownCommits: ReadonlyMap<string, Commit>;
  readonly marker: SettledMarker | null;
  /** The number of the newest marker on the commit that the walk started at; 0 without one. */
  readonly lastMarkerNumber: number;
  /** Whether there are markers that this token did not make. */
  readonly hasOtherToken: boolean;
};

/** How many commits are searched for a marker. */
export const maxCommits = 100;

/** Follows the first parents of a commit to the newest one that has a marker. Without one, it ends after `maxCommits` or at the start of the history. */
export async function walkToMarker(store: ReviewStore, commit: string, statusesOf: StatusesOf): Promise<BranchWalk> {
  const { forge, key } = store;
  const commits: Commit[] = [];
  const knownCommits = new Map<string, Commit>();
  let hasOtherToken = false;
  let lastMarkerNumber = 0;
  for await (const firstParent of walkFirstParents(forge, commit, knownCommits, statusesOf)) {
    const { id } = firstParent;
    const { marker, hasOtherToken: isOther } = readSettledMarker(key, id, await statusesOf(id));
    commits.push(firstParent);
    if (isOther) hasOtherToken = true;
    if (id === commit) lastMarkerNumber = marker?.number ?? 0;
    // The first run marks the commit before its push. A run of exactly that commit that starts later still settles its merge.
    const isOwnStart = id === commit && marker?.number === startMarkerNumber;
    if (marker !== null && !isOwnStart) return { commits, knownCommits, marker, lastMarkerNumber, hasOtherToken };
    if (commits.length === maxCommits) break;
  }
  const unmarked = { commits, knownCommits, marker: null, lastMarkerNumber, hasOtherToken };
  return (await endAtMarkerOffFirstParents(unmarked, store, statusesOf)) ?? unmarked;
}

/**
 * Ends a walk at the newest marker that is on none of its first parents. Somebody merged the default branch into another one and pushed that in its place, so
 * the first parents are those of the other branch:
 *
 *     other:    a---b---c---M   <- the default branch now
 *                          /
 *     default:  1---2*-----3    2 has the marker
 *
 * Null without such a marker.
 */
async function endAtMarkerOffFirstParents(
  walk: BranchWalk,
  { key }: ReviewStore,
  statusesOf: StatusesOf,
): Promise<BranchWalk | null> {
  const { commits, knownCommits } = walk;
  const offFirstParents = [...knownCommits.values()].filter((commit) => !commits.includes(commit)).slice(0, maxCommits);
  const marked = await mapConcurrently(offFirstParents, async (commit) => {
    const { marker } = readSettledMarker(key, commit.id, await statusesOf(commit.id));
    return { commit, marker };
  });
  const end = marked.find(({ marker }) => marker !== null && marker.number !== startMarkerNumber);
  if (end === undefined) return null;
  const older = withAncestors(knownCommits, [end.commit.id]);
  return { ...walk, commits: [...commits.filter(({ id }) => !older.has(id)), end.commit], marker: end.marker };
}

/** Yields a commit and its first parents, newest first, and requests their statuses early. Adds all commits that it reads to `knownCommits`. */
async function* walkFirstParents(
  forge: Forge,
  commit: string,
  knownCommits: Map<string, Commit>,
  statusesOf: StatusesOf,
): AsyncGenerator<Commit> {
  let next: string | undefined = commit;
  for (let page = 1; next !== undefined; page += 1) {
    const commits = await forge.history(commit, page);
    if (commits.length === 0) return;
    for (const read of commits) knownCommits.set(read.id, read);
    let current = knownCommits.get(next);
    while (current !== undefined) {
      yield current;
      // Usually the commit before the push has the marker. If not, it may be far away.
      const early = current.id === commit ? [] : firstParentsOf(current, knownCommits, 10);
      for (const id of early) void statusesOf(id);
      [next] = current.parents;
      current = next === undefined ? undefined : knownCommits.get(next);
    }
  }
}

/** The ids of the first parents of a commit as far as they are known, newest first, at most `limit`. */
export function firstParentsOf(
  { parents }: Commit,
  knownCommits: ReadonlyMap<string, Commit>,
  limit: number,
): string[] {
  const ids: string[] = [];
  for (let [id] = parents; id !== undefined && ids.length < limit; id = knownCommits.get(id)?.parents[0]) ids.push(id);
  return ids;
}

/** The ids of some commits and of their ancestors, as far as those are known. */
export function withAncestors(knownCommits: ReadonlyMap<string, Commit>, commits: readonly string[]): Set<string> {
  const visited = new Set<string>();
  const queue = [...commits];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (visited.has(id)) continue;
    visited.add(id);
    queue.push(...(knownCommits.get(id)?.parents ?? []));
  }
  return visited;
}

/**
 * The commits of a walk that are not settled, oldest first, and the commit that they start from. Without a marker these are only the commits of the push, so
 * that a first run applies nothing old.
 */
export function selectUnsettledCommits(
  { commits, knownCommits, marker }: BranchWalk,
  { before, after }: Push,
): { readonly commits: readonly Commit[]; readonly startCommit: string | null } {
  if (marker !== null) return { commits: commits.slice(0, -1).toReversed(), startCommit: commits.at(-1)?.id ?? null };
  if (!knownCommits.has(before)) {
    const pushed = commits.filter(({ id }) => id === after);
    return { commits: pushed, startCommit: pushed[0]?.parents[0] ?? null };
  }
  const older = withAncestors(knownCommits, [before]);
  return { commits: commits.filter(({ id }) => !older.has(id)).toReversed(), startCommit: before };
}

/** Walks back from a commit that perhaps no branch contains any more; null if the forge has deleted it. */
export async function walkRemovedHistory(
  store: ReviewStore,
  commit: string,
  statusesOf: StatusesOf,
): Promise<BranchWalk | null> {
  try {
    return await walkToMarker(store, commit, statusesOf);
  } catch (error) {
    if (error instanceof ForgeError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}

/** How many pages of 100 commits are searched for an ancestor. */
const maxAncestorPages = 10;

/** Whether a commit is an ancestor of another one, or the same; null if it is too old to be found. */
export async function isAncestor(older: string, newer: string, forge: Forge): Promise<boolean | null> {
  if (older === newer) return true;
  for (let page = 1; page <= maxAncestorPages; page += 1) {
    const commits = await forge.history(newer, page);
    if (commits.some(({ id }) => id === older)) return true;
    if (commits.length === 0) return false;
  }
  return null;
}

/** Whether a commit of the default branch contains another commit of it. */
export async function containsCommit(
  newer: string,
  older: string,
  { commits }: BranchWalk,
  forge: Forge,
): Promise<boolean> {
  const newerIndex = commits.findIndex(({ id }) => id === newer);
  const olderIndex = commits.findIndex(({ id }) => id === older);
  if (newerIndex !== -1 && olderIndex !== -1) return newerIndex <= olderIndex;
  return (await isAncestor(older, newer, forge)) === true;
}

/** Whether a branch still contains a commit, which a force-push may have removed. One that is too old to be found counts as contained. `tip`: of the branch. */
export const isOnBranch = async (commit: string, tip: string, forge: Forge): Promise<boolean> =>
  (await isAncestor(commit, tip, forge)) !== false;

export type StatusesOf = (commit: string) => Promise<readonly Status[]>;

/** Reads the statuses of each commit once, and keeps them. */
export function readStatusesOnce(forge: Forge): StatusesOf {
  const requests = new Map<string, Promise<readonly Status[]>>();
  return (commit) => {
    const request = requests.get(commit) ?? deferRejection(forge.statuses(commit));
    requests.set(commit, request);
    return request;
  };
}

/** Whether an id is only zeros: git writes that in a push for a branch that did not exist before. */
export const isNullCommit = (id: string): boolean => /^0+$/.test(id);
