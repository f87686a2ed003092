import { planOf } from '../../domain/outcome.ts';
import type { PendingMerge } from '../../domain/pending-merge.ts';
import type { Plan } from '../../domain/plan.ts';
import { type BundleReference, includesBundle } from '../../domain/review.ts';
import { mapConcurrently } from '../../util/parallel.ts';
import type { Push } from '../history/branch-walk.ts';
import type { UnsettledHistory } from '../history/unsettled-history.ts';
import { appliedBundles, type MergeResult, type SettledMerge, withDone } from './merge-result.ts';
import type { CommitPreviews } from '../commit-previews.ts';
import { shortCommit } from './mark-settled.ts';

// What a run refuses because no pull request showed it: changes of settings alone, and direct commits, which no pull request brought.

/**
 * Refuses merges whose settings change what the branch declares, such as a policy that `without` leaves out: their previews were made under the settings of
 * the base branch, so nobody saw it. Nothing changes for the other merges.
 */
export async function refuseUnreviewedSettings(
  results: readonly MergeResult[],
  { after }: Push,
  policies: CommitPreviews,
): Promise<MergeResult[]> {
  return mapConcurrently(results, async (result): Promise<MergeResult> => {
    const { merge, refusal } = result;
    if (refusal !== null) return result;
    const changed = await policies.changedWithSettings(merge.base, merge.commit);
    if (changed.length === 0) return result;
    const plan = planOf((await policies.previewAt(after, after)).outcome);
    const bundles = (plan?.bundles ?? [])
      .filter(({ changes }) => changes.length > 0)
      .filter(({ deployment, kind }) =>
        changed.some((one) => one.kind === kind && (one.deployment ?? deployment.slug) === deployment.slug),
      )
      .map(({ deployment, kind }) => ({ deployment, kind }));
    if (bundles.length === 0) return result;
    const cause = { code: 'settings-alone', pull: merge.pull.number, bundles } as const;
    return { ...result, refusal: withDone(cause, appliedBundles(result.outcome)) };
  });
}

/** Refuses direct commits after the last merge. Null if the platform has already what they change. */
export async function refuseDirectPush(
  { after, branch }: Push,
  { merges, since, tip }: UnsettledHistory,
  policies: CommitPreviews,
): Promise<SettledMerge | null> {
  const last = merges.at(-1)?.commit ?? since ?? after;
  const { outcome, current } = await policies.previewAt(after, last);
  if (outcome.kind === 'failed') return { pull: null, commit: after, outcome, refusal: null };
  const changed = current?.covered.map(({ bundle }) => bundle) ?? [];
  // A merge that is newer than this push may have applied it.
  const plan = tip === after ? planOf(outcome) : planOf((await policies.previewAt(tip, tip)).outcome);
  const bundles = bundlesWithChanges(plan, changed);
  if (outcome.kind !== 'invalid' && bundles.length === 0) return null;
  return { pull: null, commit: after, outcome, refusal: { code: 'direct-push', commit: after, branch, bundles } };
}

/** Refuses direct commits between merges, whose own runs were cancelled, unless a later merge applied what they change. */
export async function refuseDirectCommits(
  { after, branch }: Push,
  { merges }: UnsettledHistory,
  policies: CommitPreviews,
): Promise<SettledMerge[]> {
  const refused: SettledMerge[] = [];
  for (const { directCommits } of merges) {
    if (directCommits === null || (await policies.declareSame(directCommits.from, directCommits.to)) === true) continue;
    const commit = directCommits.to;
    const { outcome, current } = await policies.previewAt(commit, directCommits.from);
    const plan = planOf((await policies.previewAt(after, after)).outcome);
    const changed = current?.covered.map(({ bundle }) => bundle) ?? plan?.bundles ?? [];
    const bundles = bundlesWithChanges(plan, changed);
    if (bundles.length > 0)
      refused.push({ pull: null, commit, outcome, refusal: { code: 'direct-push', commit, branch, bundles } });
  }
  return refused;
}

/** The direct commits below some merges that change policies: the newest one below each merge. */
export async function findDirectCommits(
  results: readonly MergeResult[],
  policies: CommitPreviews,
): Promise<PendingMerge[]> {
  const commits: PendingMerge[] = [];
  for (const { merge } of results) {
    const { directCommits } = merge;
    if (directCommits === null) continue;
    if ((await policies.declareSame(directCommits.from, directCommits.to)) !== true)
      commits.push({ commit: shortCommit(directCommits.to) });
  }
  return commits;
}

/** Of some bundles, those that a plan would change. */
const bundlesWithChanges = (plan: Plan | null, names: readonly BundleReference[]): BundleReference[] =>
  (plan?.bundles ?? [])
    .filter((bundle) => bundle.changes.length > 0 && includesBundle(names, bundle))
    .map(({ deployment, kind }) => ({ deployment, kind }));
