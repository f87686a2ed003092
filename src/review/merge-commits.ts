import type { Commit, Pull } from '../domain/forge.ts';
import { inParallel } from '../util/parallel.ts';
import { ancestorsOf, mostCommits, type Push } from './branch.ts';
import type { ReviewPlace } from './collect.ts';
import type { Forge } from './forge.ts';

// Which pull requests some commits merged.

/** A commit of the default branch that merged a pull request. */
export type MergeCommit = {
  readonly pull: Pull;
  readonly commit: string;
  /** The commit of the default branch before the merge. */
  readonly base: string;
  /** The commits between the merge before and the base, which no pull request brought; null without any. */
  readonly direct: { readonly from: string; readonly to: string } | null;
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

/** The merge that a commit is; null if no pull request brought it. */
async function asMerge(
  forge: Forge,
  commit: Commit,
  brought: readonly Pull[],
  { last, below }: Below,
): Promise<MergeCommit | null> {
  const { id, parents } = commit;
  const [first = id, ...others] = parents;
  const pull = mergedBy(commit, brought);
  if (pull === undefined) return null;
  const base = others.includes(pull.head) ? first : ((await startBelow(forge, pull, below)) ?? last ?? first);
  const direct = last === null || base === last ? null : { from: last, to: base };
  return { pull, commit: id, base, direct, contained: brought.filter((one) => one !== pull) };
}

/** Of several pull requests with the same merge commit, that whose head the commit is, when a branch was pushed as it is, or whose head it merges. */
function mergedBy({ id, parents }: Commit, brought: readonly Pull[]): Pull | undefined {
  const others = parents.slice(1);
  return brought.find(({ head }) => head === id) ?? brought.find(({ head }) => others.includes(head)) ?? brought[0];
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
export async function againMerges(place: ReviewPlace, pulls: readonly Pull[]): Promise<MergeCommit[]> {
  const merges = await inParallel(pulls, (pull) => readMerge(place, pull));
  return merges.filter((merge) => merge !== null);
}

/** The merge of a pull request that an earlier run met, which may be older than any commit that was read; null if it is not merged. */
export async function readMerge({ forge }: ReviewPlace, pull: Pull): Promise<MergeCommit | null> {
  const [commit, ...older] = pull.merge === null ? [] : await forge.history(pull.merge, 1);
  if (commit === undefined) return null;
  const known = new Map(older.map((one) => [one.id, one]));
  return asMerge(forge, commit, [pull], { last: null, below: ancestorsOf(commit, known, mostCommits) });
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
    .toSorted(inMergeOrder)
    .filter(({ merge, mergedAt }) => merge !== null && !known.has(merge) && (mergedAt ?? '') >= oldest);
  const byCommit = [...Map.groupBy(later, ({ merge }) => merge ?? '')];
  return inParallel(byCommit, async ([commit, brought]) => {
    const pull = brought.length === 1 ? brought[0] : await outermost(forge, commit, brought);
    if (pull === undefined) throw new Error('a merge has a pull request');
    return { pull, commit, base: commit, direct: null, contained: brought.filter((one) => one !== pull) };
  });
}

/** The pull request that a commit merged, of several that it brought. */
async function outermost(forge: Forge, commit: string, brought: readonly Pull[]): Promise<Pull | undefined> {
  const [merge] = await forge.history(commit, 1);
  return merge === undefined ? brought[0] : mergedBy(merge, brought);
}

export const inMergeOrder = (one: Pull, other: Pull): number =>
  (one.mergedAt ?? '') < (other.mergedAt ?? '') ? -1 : 1;

/** The pull requests that were merged into a branch, also those of some commits that are not among the ones closed last. */
export async function addUnlisted(
  forge: Forge,
  { branch, after }: Push,
  commits: readonly Commit[],
  listed: readonly Pull[],
): Promise<readonly Pull[]> {
  const unknown = commits.filter(({ id }) => id !== after && !listed.some(({ merge }) => merge === id));
  const found = await inParallel(unknown, ({ id }) => forge.pullsOf(id));
  return uniquePulls([...listed, ...found.flat()]).filter(({ mergedAt, base }) => mergedAt !== null && base === branch);
}

const uniquePulls = (pulls: readonly Pull[]): Pull[] => [...new Map(pulls.map((pull) => [pull.number, pull])).values()];
