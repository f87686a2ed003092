import { applyPlan } from '../../apply/apply.ts';
import { onlyChanged } from '../../domain/summary.ts';
import type { ActionWorld } from '../../world/action-world.ts';
import { applyEffects, toOutcome } from '../apply-effects.ts';
import { withConsent } from '../consent.ts';
import { previewFiles } from '../preview.ts';
import type { Reviewed } from '../review.ts';
import { refusalIn } from './apply-pull.ts';
import { baseByHand } from './base-commit.ts';
import { requireConnection } from './require-connection.ts';
import { explainReview } from './explain-review.ts';
import { markStale } from './mark-stale.ts';
import { refuseOtherCheckout } from './refuse-other-checkout.ts';
import { type ActionResult, ended } from './result.ts';
import { wantedFrom } from './wanted.ts';

/** Previews the branch, so that a person can review the plan by its digest; or applies exactly the plan with the digest that was given. */
export async function runByHand(action: ActionWorld): Promise<ActionResult> {
  const { world, job, github, inputs } = action;
  requireConnection(action);
  refuseOtherCheckout(action);
  const { defaultBranch } = job.repository;
  const wanted = await wantedFrom(world.source, defaultBranch, action);
  const made = await previewFiles({ ...wanted, consent: inputs.consent }, world);
  const { outcome, files, targets } = made;
  if (inputs.expect === null || inputs.command === 'preview') {
    const explained = await explainReview(made, { base: () => baseByHand(action), fork: false }, action);
    return ended('preview', explained.outcome, { notices: explained.notices });
  }
  // Where nothing is to be changed, the plan was applied before, and has another digest now.
  if (outcome.kind !== 'changes') return ended('apply', outcome);
  const tip = await github.tipOf(defaultBranch);
  if (tip !== job.sha)
    return ended('apply', outcome, { refusal: { code: 'old-run', commit: job.sha, branch: defaultBranch, tip } });
  const { plan, problems } = outcome;
  if (plan.digest !== inputs.expect)
    return ended('apply', outcome, { refusal: { code: 'other-plan', wanted: inputs.expect, found: plan.digest } });
  const reviewed: Reviewed = { plan, problems, files, targets };
  const limits = withConsent(files.settings.guards, inputs.consent);
  // The digest names the state versions too: there is nothing that a change of them could still be the same as.
  const report = await applyPlan(onlyChanged(plan), applyEffects(reviewed, world), { onStale: 'refuse', limits });
  const applied = toOutcome(report, reviewed);
  const notices = await markStale({ by: null, targets, settings: files.settings }, action);
  return ended('apply', applied, { refusal: refusalIn(applied, report.results), notices });
}
