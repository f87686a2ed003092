import { type BundleWithResult, isApplied, type Outcome, staleBundlesIn } from '../../domain/outcome.ts';
import { isRollback, summarize, type Summary } from '../../domain/plan.ts';
import { plainText, say, type Sentence } from '../../domain/sentence.ts';
import { dispatch, type DispatchTable } from '../../util/dispatch.ts';
import { pluralize } from '../../util/text.ts';
import { deploymentSlugs } from './names.ts';
import { changeCountsText, doneCountsText, effectCountsText, plannedChanges, validationText } from './summary.ts';
import { liveChanges } from './three-way.ts';

/** The outcome in one line. */
export const outcomeHeadline = (outcome: Outcome): Sentence => dispatch(headlines, 'kind', outcome);

export const outcomeHeadlineText = (outcome: Outcome): string => plainText(outcomeHeadline(outcome));

const headlines: DispatchTable<Outcome, 'kind', [], Sentence> = {
  valid: (outcome) => [validationText(outcome)],
  invalid: (outcome) => [validationText(outcome)],
  'no-changes': ({ plan, threeWayDiff }) => {
    // What a merge left alone is not part of its plan.
    if (plan.bundles.length === 0) return ['No changes to apply'];
    return isRollback(plan)
      ? say`Nothing to roll back: ${deploymentOrCount(plan)} is already as it was before`
      : say`No changes for ${deploymentOrCount(plan)}${[liveSuffix(liveChanges(threeWayDiff).length)]}`;
  },
  changes: ({ plan }) =>
    say`${[isRollback(plan) ? 'Rollback' : 'Policies']} for ${deploymentOrCount(plan)}: ${[effectCountsText(plannedChanges(plan))]}`,
  'needs-approval': ({ plan, guards }) =>
    guards.length === 0
      ? say`Declined: nothing was applied to ${deploymentOrCount(plan)} (${[effectCountsText(plannedChanges(plan))]})`
      : say`Approval required for ${deploymentOrCount(plan)}: ${[effectCountsText(plannedChanges(plan))]}`,
  stale: ({ plan, results }) => {
    // Only what changed on the platform comes with its current state.
    const isPlatformChanged = results.some(({ result }) => result.kind === 'not-applied' && result.current !== null);
    if (isRollback(plan))
      return say`Stale: ${isPlatformChanged ? staleDeployments(results) : deploymentOrCount(plan)} changed since the apply; nothing was rolled back`;
    return isPlatformChanged
      ? say`Stale: ${staleDeployments(results)} changed since the review; nothing was applied`
      : say`Stale: the files are not those of the review; nothing was applied to ${deploymentOrCount(plan)}`;
  },
  applied: ({ plan, results }) =>
    isAllAlreadyApplied(results)
      ? say`Already applied to ${deploymentOrCount(plan)}${[nothingSentSuffix(results)]}`
      : say`Applied to ${deploymentOrCount(plan)}: ${[writtenCountsText(results)]}`,
  partial: ({ plan, results }) =>
    say`Partly applied to ${deploymentOrCount(plan)}: ${results.filter(isApplied).length} of ${[pluralize(results.length, 'bundle')]} confirmed`,
  failed: ({ plan }) =>
    plan === null ? ['Failed'] : say`Failed: ${deploymentOrCount(plan)}, ${[changeCountsText(plan.summary)]} planned`,
};

/** The name of the deployment, or the number of deployments. */
export function deploymentOrCount({ bundles }: { readonly bundles: Parameters<typeof deploymentSlugs>[0] }): Sentence {
  const slugs = deploymentSlugs(bundles);
  const [slug] = slugs;
  if (slug === undefined) return ['no deployment'];
  return slugs.length === 1 ? say`${slug}` : [pluralize(slugs.length, 'deployment')];
}

/** The deployments whose state on the platform is not the reviewed one. */
const staleDeployments = (results: readonly BundleWithResult[]): Sentence =>
  deploymentOrCount({ bundles: staleBundlesIn(results) });

/** `3 creates, 6 updates, 3 deletes` of a plan that is still to be applied; else nothing. */
export const plannedCountsSentence = (outcome: Outcome): Sentence =>
  outcome.kind === 'changes' || outcome.kind === 'needs-approval' ? [changeCountsText(outcome.plan.summary)] : [];

/** After `no changes`: how many changes of the files are live already. */
export const liveSuffix = (changes: number): string => (changes === 0 ? '' : `, ${changes} already live`);

export const isAllAlreadyApplied = (results: readonly BundleWithResult[]): boolean =>
  results.every(({ result }) => result.kind === 'already-applied');

/** A suffix if no bundle was sent. Only a bundle that was sent has a reason for its result. */
export const nothingSentSuffix = (results: readonly BundleWithResult[]): string =>
  results.every(({ result }) => result.reason === null) ? ', nothing was sent' : '';

/** The number of changes that the apply wrote, and of bundles that the platform had already. */
export function writtenCountsText(results: readonly BundleWithResult[]): string {
  const already = results.filter(({ result }) => result.kind === 'already-applied').length;
  const suffix = already === 0 ? '' : `; ${pluralize(already, 'bundle')} already applied`;
  return `${doneCountsText(writtenSummary(results))}${suffix}`;
}

const writtenSummary = (results: readonly BundleWithResult[]): Summary =>
  summarize(results.flatMap(({ bundle, result }) => (result.kind === 'already-applied' ? [] : bundle.changes)));
