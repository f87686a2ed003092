import type { Previewed } from '../commands/shared/preview-files.ts';
import { nameOfBundle } from '../domain/bundle.ts';
import { withApproval } from '../domain/guards.ts';
import { type ImpactBudget, defaultImpactBudget } from '../domain/impact.ts';
import { testAndRuleResultsOf, type Outcome } from '../domain/outcome.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import type { Problem } from '../domain/problem.ts';
import { guardPlan } from '../plan/guards.ts';
import { makePlan } from '../plan/plan.ts';
import type { CoveredPlan } from '../review/commit-previews.ts';
import type { ActionRuntime } from './action-runtime.ts';

/**
 * Removes the bundles from a preview that the pull request or merge group does not change. Merging does not write them, so an edit on the platform there does
 * not concern this review.
 */
export function selectCovered(previewed: Previewed, { covered }: CoveredPlan, { inputs }: ActionRuntime): Previewed {
  const { outcome, files } = previewed;
  if (!('plan' in outcome) || outcome.plan === null || outcome.kind === 'failed') return previewed;
  const coveredBundles = new Set(covered.map(({ bundle }) => bundle));
  const differsElsewhere = outcome.plan.bundles.filter(
    (bundle) => bundle.changes.length > 0 && !coveredBundles.has(bundle),
  );
  if (differsElsewhere.length === 0) return previewed;
  const plan = makePlan(outcome.plan.bundles.filter((bundle) => !differsElsewhere.includes(bundle)));
  const guards = guardPlan(plan, withApproval(files.settings.guards, inputs.approval), testAndRuleResultsOf(outcome));
  const kind = plan.bundles.some(({ changes }) => changes.length > 0) ? 'changes' : 'no-changes';
  const problems = outcome.problems.filter(({ problem }) => !isRuleBrokenIn(differsElsewhere, problem));
  return { ...previewed, outcome: { ...outcome, kind, plan, guards, problems, differsElsewhere } };
}

/** Whether a problem is that a change in one of these bundles breaks a rule. */
const isRuleBrokenIn = (bundles: readonly PlannedBundle[], problem: Problem): boolean =>
  problem.code === 'broken-rule' && bundles.some((bundle) => nameOfBundle(bundle) === problem.bundle);

/** Makes a preview with guards that need approval end with `needs-approval`, so that it is reported while the pull request is still open. */
export const requireApproval = (outcome: Outcome): Outcome =>
  outcome.kind === 'changes' && outcome.guards.length > 0 ? { ...outcome, kind: 'needs-approval' } : outcome;

/** The limits within which the impact is estimated; null if it is not estimated. */
export const impactLimits = ({ outcome, files }: Previewed): ImpactBudget | null =>
  files.settings.impact === 'auto' && outcome.kind !== 'no-changes' ? defaultImpactBudget : null;
