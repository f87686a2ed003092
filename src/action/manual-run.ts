import { explain } from '../commands/preview.ts';
import { staleBundlesIn, type Outcome } from '../domain/outcome.ts';
import { onlyChanged } from '../domain/plan.ts';
import type { Refusal } from '../domain/review.ts';
import { settleManually } from '../review/merge/pending-merges.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { openReview } from './open-review.ts';
import { applyReviewed } from './apply-reviewed.ts';
import { previewCommit } from './commit-previews.ts';
import { impactLimits } from './covered-preview.ts';
import { type ActionResult, actionResult, isFailed } from './result.ts';
import { refuseOtherCheckout, requireClone, requireConnection } from './preconditions.ts';
import { stateVersionsAfter, markOpenPulls } from './stale.ts';

/** Previews the branch for review by plan digest, or applies exactly the plan with the given digest. */
export async function runManually(action: ActionRuntime): Promise<ActionResult> {
  const { job, github, inputs, runtime } = action;
  const { defaultBranch } = job.repository;
  requireConnection(action);
  requireClone(action);
  refuseOtherCheckout(action);
  const tip = await github.tip(defaultBranch);
  const previewed = await previewCommit(job.sha, tip, action);
  if (isFailed(previewed)) return actionResult('preview', previewed);
  if (inputs.planDigest === null || inputs.command === 'preview') {
    const explanations = { base: null, impactBudget: impactLimits(previewed) };
    return actionResult('preview', await explain(previewed, explanations, runtime));
  }

  const { outcome } = previewed;
  // Without changes, the plan was probably applied before, and now has another digest.
  if (outcome.kind !== 'changes') return actionResult('apply', outcome);
  if (tip !== job.sha)
    return actionResult('apply', outcome, {
      refusal: { code: 'old-run', commit: job.sha, branch: defaultBranch, tip },
    });
  if (outcome.plan.digest !== inputs.planDigest)
    return actionResult('apply', outcome, {
      refusal: { code: 'other-plan', requested: inputs.planDigest, found: outcome.plan.digest },
    });
  // The digest covers the state versions, so a plan with another state version has another digest.
  const applied = await applyReviewed(onlyChanged(outcome.plan), previewed, action, { onStale: 'refuse' });
  if (applied.kind === 'applied') await settleManually(job.sha, defaultBranch, outcome.plan.digest, openReview(action));
  const onStale = previewed.files.settings.onStale;
  await markOpenPulls({ changedBy: null, liveVersions: stateVersionsAfter(applied), onStale }, action);
  return actionResult('apply', applied, { refusal: refusalBeforeWrite(applied) });
}

/** Why an apply stopped before it wrote anything; null if it did not. */
function refusalBeforeWrite(outcome: Outcome): Refusal | null {
  if (outcome.kind === 'needs-approval') return { code: 'guards', guards: outcome.guards };
  return outcome.kind === 'stale' ? { code: 'stale', staleBundles: staleBundlesIn(outcome.results) } : null;
}
