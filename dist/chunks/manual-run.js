const require_preview = require("./preview.js");
const require_validate = require("./validate.js");
const require_pending_merges = require("./pending-merges.js");
const require_preconditions = require("./preconditions.js");
const require_commit_previews = require("./commit-previews.js");
const require_covered_preview = require("./covered-preview.js");
const require_action = require("../action.js");
const require_stale = require("./stale.js");
// src/action/manual-run.ts
async function runManually(action) {
	const { job, github, inputs, runtime } = action;
	const { defaultBranch } = job.repository;
	require_preconditions.requireConnection(action);
	require_preconditions.requireClone(action);
	require_preconditions.refuseOtherCheckout(action);
	const tip = await github.tip(defaultBranch);
	const previewed = await require_commit_previews.previewCommit(job.sha, tip, action);
	if (require_action.isFailed(previewed)) return require_action.actionResult("preview", previewed);
	if (inputs.planDigest === null || inputs.command === "preview") {
		const explanations = {
			base: null,
			impactBudget: require_covered_preview.impactLimits(previewed)
		};
		return require_action.actionResult("preview", await require_preview.explain(previewed, explanations, runtime));
	}
	const { outcome } = previewed;
	if (outcome.kind !== "changes") return require_action.actionResult("apply", outcome);
	if (tip !== job.sha) return require_action.actionResult("apply", outcome, { refusal: {
		code: "old-run",
		commit: job.sha,
		branch: defaultBranch,
		tip
	} });
	if (outcome.plan.digest !== inputs.planDigest) return require_action.actionResult("apply", outcome, { refusal: {
		code: "other-plan",
		requested: inputs.planDigest,
		found: outcome.plan.digest
	} });
	const applied = await require_commit_previews.applyReviewed(require_validate.onlyChanged(outcome.plan), previewed, action, { onStale: "refuse" });
	if (applied.kind === "applied") await require_pending_merges.settleManually(job.sha, defaultBranch, outcome.plan.digest, require_preconditions.openReview(action));
	const onStale = previewed.files.settings.onStale;
	await require_stale.markOpenPulls({
		changedBy: null,
		liveVersions: require_stale.stateVersionsAfter(applied),
		onStale
	}, action);
	return require_action.actionResult("apply", applied, { refusal: refusalBeforeWrite(applied) });
}
function refusalBeforeWrite(outcome) {
	if (outcome.kind === "needs-approval") return {
		code: "guards",
		guards: outcome.guards
	};
	return outcome.kind === "stale" ? {
		code: "stale",
		staleBundles: require_validate.staleBundlesIn(outcome.results)
	} : null;
}
exports.runManually = runManually;
