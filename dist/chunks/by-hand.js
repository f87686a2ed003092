import { applyEffects, applyPlan, toOutcome } from "./apply-effects.js";
import { onlyChanged } from "./validate.js";
import { withConsent } from "./consent2.js";
import { previewFiles } from "./preview.js";
import { refusalIn } from "./apply-pull.js";
import { baseByHand, wantedFrom } from "./wanted.js";
import { markStale, requireConnection } from "./require-connection.js";
import { explainReview } from "./explain-review.js";
import { refuseOtherCheckout } from "./refuse-other-checkout.js";
import { ended } from "./result.js";
// src/commands/action/by-hand.ts
async function runByHand(action) {
	const { world, job, github, inputs } = action;
	requireConnection(action);
	refuseOtherCheckout(action);
	const { defaultBranch } = job.repository;
	const wanted = await wantedFrom(world.source, defaultBranch, action);
	const made = await previewFiles({
		...wanted,
		consent: inputs.consent
	}, world);
	const { outcome, files, targets } = made;
	if (inputs.expect === null || inputs.command === "preview") {
		const explained = await explainReview(made, {
			base: () => baseByHand(action),
			fork: false
		}, action);
		return ended("preview", explained.outcome, { notices: explained.notices });
	}
	if (outcome.kind !== "changes") return ended("apply", outcome);
	const tip = await github.tipOf(defaultBranch);
	if (tip !== job.sha) return ended("apply", outcome, { refusal: {
		code: "old-run",
		commit: job.sha,
		branch: defaultBranch,
		tip
	} });
	const { plan, problems } = outcome;
	if (plan.digest !== inputs.expect) return ended("apply", outcome, { refusal: {
		code: "other-plan",
		wanted: inputs.expect,
		found: plan.digest
	} });
	const reviewed = {
		plan,
		problems,
		files,
		targets
	};
	const limits = withConsent(files.settings.guards, inputs.consent);
	const report = await applyPlan(onlyChanged(plan), applyEffects(reviewed, world), {
		onStale: "refuse",
		limits
	});
	const applied = toOutcome(report, reviewed);
	const notices = await markStale({
		by: null,
		targets,
		settings: files.settings
	}, action);
	return ended("apply", applied, {
		refusal: refusalIn(applied, report.results),
		notices
	});
}
export { runByHand };
