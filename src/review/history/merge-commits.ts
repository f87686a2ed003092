import type { Commit, Pull } from '../../domain/forge.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import { firstParentsOf, maxCommits, type Push } from './branch-walk.ts';
import type { ReviewStore } from '../store/read-review.ts';
import type { Forge } from '../forge.ts';

// Which pull request each commit of the default branch merged.

/** A commit of the default branch that merged a pull request. */
export type MergeCommit = {
  readonly pull: Pull;
  readonly commit: string;
  /** The commit of the default branch before the merge. */
  readonly base: string;
  /** The commits after the merge before, up to the base: somebody pushed them without a pull request. Null without any. */
  readonly directCommits: { readonly from: string; readonly to: string } | null;
  /** Others with the same merge commit, such as stacked pull requests. They are settled with it. */
  readonly contained: readonly Pull[];
};

/** The merges among some commits, oldest first. */
export async function mergesIn(
  forge: Forge,
  commits: readonly Commit[],
  since: string | null,
  pulls: readonly Pull[],
): Promise<MergeCommit[]> {
  const merges: MergeCommit[] = [];
  let previousMerge = since;
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

/** What is below a merge: the merge before it, if known, and the commits between the two, newest first. */
type CommitsBelow = { readonly previousMerge: string | null; readonly commits: readonly string[] };

/** The merge that a commit is; null if it belongs to no pull request. `pulls`: those that it merged. */
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
    : ((await newestCommitOutside(forge, pull, commits)) ?? previousMerge ?? firstParent);
  const hasDirectCommits = previousMerge !== null && base !== previousMerge;
  return {
    pull,
    commit: id,
    base,
    directCommits: hasDirectCommits ? { from: previousMerge, to: base } : null,
    contained: pulls.filter((one) => one !== pull),
  };
}

/**
 * The pull request that a commit merged, of several with the same merge commit: the one whose head it is, if a branch was pushed as it is, else the one whose
 * head it merges.
 */
function pickMergedPull({ id, parents }: Commit, pulls: readonly Pull[]): Pull | undefined {
  const otherParents = parents.slice(1);
  const pushedAsIs = pulls.find(({ head }) => head === id);
  return pushedAsIs ?? pulls.find(({ head }) => otherParents.includes(head)) ?? pulls[0];
}

/**
 * The newest of some commits, newest first, that does not belong to a pull request: the commits of a rebase are right below its last one. Null if all of
 * them belong to it.
 */
async function newestCommitOutside(forge: Forge, { number }: Pull, commits: readonly string[]): Promise<string | null> {
  for (const commit of commits)
    if (!(await forge.pullsOf(commit)).some((pull) => pull.number === number)) return commit;
  return null;
}

/** The merges of some pull requests. */
export async function readMerges(store: ReviewStore, pulls: readonly Pull[]): Promise<MergeCommit[]> {
  const merges = await mapConcurrently(pulls, (pull) => readMerge(store, pull));
  return merges.filter((merge) => merge !== null);
}

/** The merge of a pull request, which may be older than any commit that was read; null if it is not merged. */
export async function readMerge({ forge }: ReviewStore, pull: Pull): Promise<MergeCommit | null> {
  const [commit, ...older] = pull.merge === null ? [] : await forge.history(pull.merge, 1);
  if (commit === undefined) return null;
  const known = new Map(older.map((one) => [one.id, one]));
  return toMergeCommit(forge, commit, [pull], {
    previousMerge: null,
    commits: firstParentsOf(commit, known, maxCommits),
  });
}

/**
 * Pull requests that were merged after some others: settled by an earlier run, or newer than the run's own commit. Of stacked ones, the outermost was
 * merged.
 */
export async function mergesAfter(
  forge: Forge,
  merges: readonly MergeCommit[],
  pulls: readonly Pull[],
): Promise<MergeCommit[]> {
  const known = new Set(merges.map(({ commit }) => commit));
  const [oldest = ''] = merges.map(({ pull }) => pull.mergedAt ?? '').toSorted();
  const later = pulls
    .toSorted(byMergeTime)
    .filter(({ merge, mergedAt }) => merge !== null && !known.has(merge) && (mergedAt ?? '') >= oldest);
  const byCommit = [...Map.groupBy(later, ({ merge }) => merge ?? '')];
  return mapConcurrently(byCommit, async ([commit, merged]) => {
    const pull = merged.length === 1 ? merged[0] : await outermostPull(forge, commit, merged);
    if (pull === undefined) throw new Error('a merge has a pull request');
    return { pull, commit, base: commit, directCommits: null, contained: merged.filter((one) => one !== pull) };
  });
}

/** Of several stacked pull requests with the same merge commit, the one that was merged. */
async function outermostPull(forge: Forge, commit: string, pulls: readonly Pull[]): Promise<Pull | undefined> {
  const [merge] = await forge.history(commit, 1);
  return merge === undefined ? pulls[0] : pickMergedPull(merge, pulls);
}

export const byMergeTime = (one: Pull, other: Pull): number => ((one.mergedAt ?? '') < (other.mergedAt ?? '') ? -1 : 1);

/** The pull requests that were merged into a branch: the listed ones, and those of some commits, which may have been closed too long ago to be listed. */
export async function addUnlistedPulls(
  forge: Forge,
  { branch, after }: Push,
  commits: readonly Commit[],
  listed: readonly Pull[],
): Promise<readonly Pull[]> {
  const unknown = commits.filter(({ id }) => id !== after && !listed.some(({ merge }) => merge === id));
  const found = await mapConcurrently(unknown, ({ id }) => forge.pullsOf(id));
  return uniquePulls([...listed, ...found.flat()]).filter(({ mergedAt, base }) => mergedAt !== null && base === branch);
}

const uniquePulls = (pulls: readonly Pull[]): Pull[] => [...new Map(pulls.map((pull) => [pull.number, pull])).values()];
