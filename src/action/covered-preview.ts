import type { Previewed } from '../commands/shared/preview-files.ts';
import { nameOfBundle } from '../domain/bundle.ts';
import { withApproval } from '../domain/guards.ts';
import { type ImpactBudget, defaultImpactBudget } from '../domain/impact.ts';
import { verdictsOf, type Outcome } from '../domain/outcome.ts';
import type { PlannedBundle } from '../domain/plan.ts';
import type { Problem } from '../domain/problem.ts';
import { guardPlan } from '../plan/guards.ts';
import { makePlan } from '../plan/plan.ts';
import type { CurrentPlan } from '../review/commit-previews.ts';
import type { ActionRuntime } from './action-runtime.ts';

/**
 * A preview without the bundles that the pull request or merge group does not change: merging it does not write them, so that an edit on the platform there is no matter of
 * this review.
 */
export function onlyCovered(previewed: Previewed, { covered }: CurrentPlan, { inputs }: ActionRuntime): Previewed {
  const { outcome, files } = previewed;
  if (!('plan' in outcome) || outcome.plan === null || outcome.kind === 'failed') return previewed;
  const isCovered = new Set(covered.map(({ bundle }) => bundle));
  const drifted = outcome.plan.bundles.filter((bundle) => bundle.changes.length > 0 && !isCovered.has(bundle));
  if (drifted.length === 0) return previewed;
  const plan = makePlan(outcome.plan.bundles.filter((bundle) => !drifted.includes(bundle)));
  const guards = guardPlan(plan, withApproval(files.settings.guards, inputs.approval), verdictsOf(outcome));
  const kind = plan.bundles.some(({ changes }) => changes.length > 0) ? 'changes' : 'no-changes';
  const problems = outcome.problems.filter(({ problem }) => !isOfRule(problem, drifted));
  return { ...previewed, outcome: { ...outcome, kind, plan, guards, problems, drifted } };
}

/** Whether a rule warns of a change in one of these bundles. */
const isOfRule = (problem: Problem, bundles: readonly PlannedBundle[]): boolean =>
  problem.code === 'broken-rule' && bundles.some((bundle) => nameOfBundle(bundle) === problem.bundle);

/** Reports a missing approval while the pull request is still open. */
export const requireApproval = (outcome: Outcome): Outcome =>
  outcome.kind === 'changes' && outcome.guards.length > 0 ? { ...outcome, kind: 'needs-approval' } : outcome;

/** Within which the impact is estimated; null if it is not. */
export const impactLimits = ({ outcome, files }: Previewed): ImpactBudget | null =>
  files.settings.impact === 'auto' && outcome.kind !== 'no-changes' ? defaultImpactBudget : null;
