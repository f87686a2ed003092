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

// Refuses what no pull request showed: changes of settings alone, and direct commits, which were pushed without a pull request.

/**
 * Refuses merges whose settings change what the branch declares, such as a policy that `without` leaves out. Their previews were made under the settings of
 * the base branch, so nobody saw that. The results of other merges stay as they are.
 */
export async function refuseUnreviewedSettings(
  results: readonly MergeResult[],
  { after }: Push,
  previews: CommitPreviews,
): Promise<MergeResult[]> {
  return mapConcurrently(results, async (result): Promise<MergeResult> => {
    const { merge, refusal } = result;
    if (refusal !== null) return result;
    const changedNames = await previews.bundlesChangedBySettings(merge.base, merge.commit);
    if (changedNames.length === 0) return result;
    const plan = planOf((await previews.previewAt(after, after)).outcome);
    const isChanged = ({ deployment, kind }: BundleReference): boolean =>
      // Files that name no deployment are about the only one.
      changedNames.some((name) => name.kind === kind && (name.deployment ?? deployment.slug) === deployment.slug);
    const bundles = (plan?.bundles ?? [])
      .filter((bundle) => bundle.changes.length > 0 && isChanged(bundle))
      .map(({ deployment, kind }) => ({ deployment, kind }));
    if (bundles.length === 0) return result;
    const cause = { code: 'settings-alone', pull: merge.pull.number, bundles } as const;
    return { ...result, refusal: withDone(cause, appliedBundles(result.outcome)) };
  });
}

/** Refuses direct commits after the last merge. Null if the platform already has what they change. */
export async function refuseDirectPush(
  { after, branch }: Push,
  { merges, startCommit, tip }: UnsettledHistory,
  previews: CommitPreviews,
): Promise<SettledMerge | null> {
  const lastReviewed = merges.at(-1)?.commit ?? startCommit ?? after;
  const { outcome, current } = await previews.previewAt(after, lastReviewed);
  if (outcome.kind === 'failed') return { pull: null, commit: after, outcome, refusal: null };
  const changed = current?.covered.map(({ bundle }) => bundle) ?? [];
  // A merge that is newer than this push may have applied it.
  const plan = tip === after ? planOf(outcome) : planOf((await previews.previewAt(tip, tip)).outcome);
  const bundles = bundlesWithChanges(plan, changed);
  if (outcome.kind !== 'invalid' && bundles.length === 0) return null;
  return { pull: null, commit: after, outcome, refusal: { code: 'direct-push', commit: after, branch, bundles } };
}

/** Refuses direct commits between merges, whose own runs were cancelled, unless a later merge applied what they change. */
export async function refuseDirectCommits(
  { after, branch }: Push,
  { merges }: UnsettledHistory,
  previews: CommitPreviews,
): Promise<SettledMerge[]> {
  const refused: SettledMerge[] = [];
  for (const { directCommits } of merges) {
    if (directCommits === null || (await previews.declareSameBundles(directCommits.from, directCommits.to)) === true)
      continue;
    const commit = directCommits.to;
    const { outcome, current } = await previews.previewAt(commit, directCommits.from);
    const plan = planOf((await previews.previewAt(after, after)).outcome);
    const changed = current?.covered.map(({ bundle }) => bundle) ?? plan?.bundles ?? [];
    const bundles = bundlesWithChanges(plan, changed);
    if (bundles.length > 0)
      refused.push({ pull: null, commit, outcome, refusal: { code: 'direct-push', commit, branch, bundles } });
  }
  return refused;
}

/** Finds the direct commits that change policies below some merges: the newest one below each merge. */
export async function findUncheckedCommits(
  results: readonly MergeResult[],
  previews: CommitPreviews,
): Promise<PendingMerge[]> {
  const commits: PendingMerge[] = [];
  for (const { merge } of results) {
    const { directCommits } = merge;
    if (directCommits === null) continue;
    if ((await previews.declareSameBundles(directCommits.from, directCommits.to)) !== true)
      commits.push({ commit: shortCommit(directCommits.to) });
  }
  return commits;
}

/** The references of those bundles that a plan would change. */
const bundlesWithChanges = (plan: Plan | null, references: readonly BundleReference[]): BundleReference[] =>
  (plan?.bundles ?? [])
    .filter((bundle) => bundle.changes.length > 0 && includesBundle(references, bundle))
    .map(({ deployment, kind }) => ({ deployment, kind }));
