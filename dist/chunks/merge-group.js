const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_guards = require("./guards.js");
const require_plan = require("./plan.js");
const require_review_key = require("./review-key.js");
const require_decide_merge = require("./decide-merge.js");
const require_preconditions = require("./preconditions.js");
const require_commit_previews = require("./commit-previews.js");
const require_covered_preview = require("./covered-preview.js");
const require_action = require("../action.js");
// src/action/merge-group.ts
async function checkGroup(group, action) {
	const { inputs, github, job } = action;
	require_preconditions.requireConnection(action);
	require_preconditions.requireClone(action);
	require_preconditions.refuseOtherCheckout(action);
	const previewed = await require_commit_previews.previewCommit(job.sha, group.base, action);
	if (require_action.isFailed(previewed)) return require_action.actionResult("preview", previewed);
	const { outcome, files } = previewed;
	if (outcome.kind !== "changes") return require_action.actionResult("preview", outcome);
	const groupPlan = await require_commit_previews.readCoveredPlan(previewed, group.base, action);
	const shownOutcome = groupPlan === null ? outcome : require_covered_preview.selectCovered(previewed, groupPlan, action).outcome;
	const bundlesToSend = new Set(inputs.comment ? [] : outcome.plan.bundles);
	const review = require_preconditions.openReview(action);
	for (const { number, parent } of inputs.comment ? group.pulls : []) {
		const pull = await github.pull(number);
		const anchored = await require_review_key.readRecord(review, pull, await github.statuses(pull.head));
		const current = await require_commit_previews.readCoveredPlan(previewed, parent, action);
		const decision = require_decide_merge.decideMerge({
			pull,
			anchored,
			current,
			declared: outcome.plan.bundles,
			laterBundles: [],
			unanswered: [],
			isQueued: true
		});
		if (decision.kind === "refuse") return require_action.actionResult("preview", require_covered_preview.requireApproval(shownOutcome), { refusal: {
			code: "not-fresh",
			pull: number,
			cause: decision.cause
		} });
		for (const bundle of outcome.plan.bundles) if (decision.bundles.some((decided) => require_validate.isSameBundle(decided, bundle))) bundlesToSend.add(bundle);
	}
	const plan = require_plan.makePlan(outcome.plan.bundles.filter((bundle) => bundlesToSend.has(bundle)));
	const guards = require_guards.guardPlan(plan, require_start.withApproval(files.settings.guards, inputs.approval), require_validate.testAndRuleResultsOf(outcome));
	if (shownOutcome.kind !== "changes") return require_action.actionResult("preview", shownOutcome);
	return require_action.actionResult("preview", require_covered_preview.requireApproval({
		...shownOutcome,
		guards
	}));
}
exports.checkGroup = checkGroup;
