import type { Commit, Pull } from '../../domain/forge.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import { firstParentsOf, maxCommits, type Push } from './branch-walk.ts';
import type { ReviewStore } from '../store/read-review.ts';
import type { Forge } from '../forge.ts';

// Finds out which pull request each commit of the default branch merged.

/** A commit of the default branch that merged a pull request. */
export type MergeCommit = {
  readonly pull: Pull;
  readonly commit: string;
  /** The commit of the default branch before the merge. */
  readonly base: string;
  /** The range of commits between the previous merge and the base, which somebody pushed without a pull request. Null without any. */
  readonly directCommits: { readonly from: string; readonly to: string } | null;
  /** Others with the same merge commit, such as stacked pull requests. They are settled with it. */
  readonly contained: readonly Pull[];
};

/** Finds the merges among some commits. Both are in order, oldest first. `startCommit`: the commit before the first one. `pulls`: merged pull requests. */
export async function findMerges(
  forge: Forge,
  commits: readonly Commit[],
  startCommit: string | null,
  pulls: readonly Pull[],
): Promise<MergeCommit[]> {
  const merges: MergeCommit[] = [];
  let previousMerge = startCommit;
  let commitsBelow: string[] = [];
  for (const commit of commits) {
    const merge = await toMergeCommit(
      forge,
      commit,
      pulls.filter((pull) => pull.merge === commit.id),
      { previousMerge, commits: commitsBelow.toReversed() },
    );
    if (merge === null) {
      commitsBelow.push(commit.id);
      continue;
    }
    merges.push(merge);
    previousMerge = commit.id;
    commitsBelow = [];
  }
  return merges;
}

/** The commits below a merge: the previous merge, if known, and the commits between the two, newest first. */
type CommitsBelow = { readonly previousMerge: string | null; readonly commits: readonly string[] };

/** Describes the merge that a commit made; null if it merged no pull request. `pulls`: those that it merged. */
async function toMergeCommit(
  forge: Forge,
  commit: Commit,
  pulls: readonly Pull[],
  { previousMerge, commits }: CommitsBelow,
): Promise<MergeCommit | null> {
  const { id, parents } = commit;
  const [firstParent = id, ...otherParents] = parents;
  const pull = pickMergedPull(commit, pulls);
  if (pull === undefined) return null;
  const isMergeCommit = otherParents.includes(pull.head);
  const base = isMergeCommit
    ? firstParent
    : ((await findNewestCommitOutside(forge, pull, commits)) ?? previousMerge ?? firstParent);
  const hasDirectCommits = previousMerge !== null && base !== previousMerge;
  return {
    pull,
    commit: id,
    base,
    directCommits: hasDirectCommits ? { from: previousMerge, to: base } : null,
    contained: pulls.filter((other) => other !== pull),
  };
}

/**
 * Picks the pull request that a commit merged, of several with the same merge commit: the one whose head it is, if a branch was pushed as it is, else the one
 * whose head it merges.
 */
function pickMergedPull({ id, parents }: Commit, pulls: readonly Pull[]): Pull | undefined {
  const otherParents = parents.slice(1);
  const pushedAsIs = pulls.find(({ head }) => head === id);
  return pushedAsIs ?? pulls.find(({ head }) => otherParents.includes(head)) ?? pulls[0];
}

/**
 * Finds the newest of some commits, newest first, that does not belong to a pull request. The commits of a rebase merge are right below its last one. Null if
 * all of them belong to the pull request.
 */
async function findNewestCommitOutside(
  forge: Forge,
  { number }: Pull,
  commits: readonly string[],
): Promise<string | null> {
  for (const commit of commits)
    if (!(await forge.pullsOf(commit)).some((pull) => pull.number === number)) return commit;
  return null;
}

/** Reads the merges of some pull requests. */
export async function readMerges(store: ReviewStore, pulls: readonly Pull[]): Promise<MergeCommit[]> {
  const merges = await mapConcurrently(pulls, (pull) => readMerge(store, pull));
  return merges.filter((merge) => merge !== null);
}

/** Reads the merge of a pull request, however old it is; null if the pull request is not merged. */
export async function readMerge({ forge }: ReviewStore, pull: Pull): Promise<MergeCommit | null> {
  const [commit, ...older] = pull.merge === null ? [] : await forge.history(pull.merge, 1);
  if (commit === undefined) return null;
  const knownCommits = new Map(older.map((ancestor) => [ancestor.id, ancestor]));
  return toMergeCommit(forge, commit, [pull], {
    previousMerge: null,
    commits: firstParentsOf(commit, knownCommits, maxCommits),
  });
}

/**
 * Finds the merges after the oldest of some merges that are not among them: an earlier run settled them, or they are newer than the run's own commit.
 */
export async function findMergesAfter(
  forge: Forge,
  merges: readonly MergeCommit[],
  pulls: readonly Pull[],
): Promise<MergeCommit[]> {
  const knownMerges = new Set(merges.map(({ commit }) => commit));
  const [oldest = ''] = merges.map(({ pull }) => pull.mergedAt ?? '').toSorted();
  const later = pulls
    .toSorted(byMergeTime)
    .filter(({ merge, mergedAt }) => merge !== null && !knownMerges.has(merge) && (mergedAt ?? '') >= oldest);
  const byCommit = [...Map.groupBy(later, ({ merge }) => merge ?? '')];
  return mapConcurrently(byCommit, async ([commit, merged]) => {
    const pull = merged.length === 1 ? merged[0] : await findOutermostPull(forge, commit, merged);
    if (pull === undefined) throw new Error('a merge has a pull request');
    return { pull, commit, base: commit, directCommits: null, contained: merged.filter((other) => other !== pull) };
  });
}

/** Finds the pull request that was merged, of several stacked ones with the same merge commit. */
async function findOutermostPull(forge: Forge, commit: string, pulls: readonly Pull[]): Promise<Pull | undefined> {
  const [merge] = await forge.history(commit, 1);
  return merge === undefined ? pulls[0] : pickMergedPull(merge, pulls);
}

export const byMergeTime = (a: Pull, b: Pull): number => ((a.mergedAt ?? '') < (b.mergedAt ?? '') ? -1 : 1);

/** Adds the pull requests of some commits to those that the forge listed, since they may have been closed too long ago. All are merged into the branch. */
export async function addUnlistedPulls(
  forge: Forge,
  { branch, after }: Push,
  commits: readonly Commit[],
  listed: readonly Pull[],
): Promise<readonly Pull[]> {
  const unlisted = commits.filter(({ id }) => id !== after && !listed.some(({ merge }) => merge === id));
  const added = await mapConcurrently(unlisted, ({ id }) => forge.pullsOf(id));
  return uniquePulls([...listed, ...added.flat()]).filter(({ mergedAt, base }) => mergedAt !== null && base === branch);
}

const uniquePulls = (pulls: readonly Pull[]): Pull[] => [...new Map(pulls.map((pull) => [pull.number, pull])).values()];
