import { withApproval } from '../domain/guards.ts';
import { isSameBundle } from '../domain/bundle.ts';
import { testAndRuleResultsOf } from '../domain/outcome.ts';
import type { MergeGroupEvent } from '../github/job.ts';
import { guardPlan } from '../plan/guards.ts';
import { makePlan } from '../plan/plan.ts';
import { readRecord } from '../review/store/read-review.ts';
import { decideMerge } from '../review/decide/decide-merge.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { openReview } from './open-review.ts';
import { readCoveredPlan, previewCommit } from './commit-previews.ts';
import { requireApproval, selectCovered } from './covered-preview.ts';
import { type ActionResult, actionResult, isFailed } from './result.ts';
import { refuseOtherCheckout, requireClone, requireConnection } from './preconditions.ts';

/** Previews a merge group, and refuses it if the push that follows would refuse to apply it. */
export async function checkGroup(group: MergeGroupEvent, action: ActionRuntime): Promise<ActionResult> {
  const { inputs, github, job } = action;
  requireConnection(action);
  requireClone(action);
  refuseOtherCheckout(action);
  const previewed = await previewCommit(job.sha, group.base, action);
  if (isFailed(previewed)) return actionResult('preview', previewed);
  const { outcome, files } = previewed;
  if (outcome.kind !== 'changes') return actionResult('preview', outcome);
  const groupPlan = await readCoveredPlan(previewed, group.base, action);
  // An edit on the platform in a bundle that the group does not change does not concern it.
  const shownOutcome = groupPlan === null ? outcome : selectCovered(previewed, groupPlan, action).outcome;
  // Without comments there are no records, and no apply on merge is expected.
  const bundlesToSend = new Set(inputs.comment ? [] : outcome.plan.bundles);
  const review = openReview(action);
  for (const { number, parent } of inputs.comment ? group.pulls : []) {
    const pull = await github.pull(number);
    const anchored = await readRecord(review, pull, await github.statuses(pull.head));
    const current = await readCoveredPlan(previewed, parent, action);
    const decision = decideMerge({
      pull,
      anchored,
      current,
      declared: outcome.plan.bundles,
      laterBundles: [],
      unanswered: [],
      isQueued: true,
    });
    if (decision.kind === 'refuse')
      return actionResult('preview', requireApproval(shownOutcome), {
        refusal: { code: 'not-fresh', pull: number, cause: decision.cause },
      });
    for (const bundle of outcome.plan.bundles)
      if (decision.bundles.some((decided) => isSameBundle(decided, bundle))) bundlesToSend.add(bundle);
  }
  // Bundles that no pull request of the group changes are not sent, so guards ignore them.
  const plan = makePlan(outcome.plan.bundles.filter((bundle) => bundlesToSend.has(bundle)));
  const guards = guardPlan(plan, withApproval(files.settings.guards, inputs.approval), testAndRuleResultsOf(outcome));
  if (shownOutcome.kind !== 'changes') return actionResult('preview', shownOutcome);
  return actionResult('preview', requireApproval({ ...shownOutcome, guards }));
}
