const require_apply_merged = require("./apply-merged.js");
const require_freshness = require("./freshness.js");
const require_targets = require("./targets.js");
const require_validate = require("./validate.js");
const require_policies = require("./policies.js");
const require_stale = require("./stale.js");
const require_action = require("../action.js");
// src/action/default-branch.ts
async function applyPush(push, action) {
	const { github, job, runtime, notes, git } = action;
	const { defaultBranch } = job.repository;
	if (push.branch !== defaultBranch) return validateOther(push, action);
	require_action.requireConnection(action);
	require_action.requireClone(action);
	require_action.refuseOtherCheckout(action);
	runtime.noteStop();
	const early = git.commit(push.before) === null ? null : require_policies.startPreview(push.after, push.before, action);
	const openPulls = require_targets.startEarly(github.openPulls(defaultBranch));
	const settled = await require_apply_merged.applyMerged(push, require_freshness.openReview(action), require_policies.openPolicies(action, early), runtime.clock);
	for (const one of settled.stillPending) notes.warnings.add(pendingWords(one));
	const outcome = require_policies.joinMerges(settled.merges, settled.fresh);
	const writers = settled.merges.filter((merge) => require_stale.liveAfter(merge.outcome).length > 0).map(({ pull }) => pull?.number ?? null);
	const by = writers.length === 1 ? writers[0] ?? null : null;
	await require_stale.markOpenPulls({
		by,
		live: require_stale.liveAfter(outcome),
		onStale: settled.onStale,
		openPulls
	}, action);
	return require_action.ended("apply", outcome, {
		settled,
		refusal: firstRefusal(settled)
	});
}
function validateOther({ branch }, action) {
	action.notes.notices.add(`Nothing is applied from ${branch}: only ${action.job.repository.defaultBranch} is.`);
	return require_action.validateOnly(action, branch);
}
const pendingWords = (merge) => merge.startsWith("#") ? `Pull request ${merge} was merged, but the platform does not have its plan: an earlier run refused it, and its comment says why. A new pull request, or a manual run of this workflow, settles it.` : `What commit ${merge} changes was pushed without a review and is not applied. A manual run of this workflow shows it, with a digest to apply it.`;
const firstRefusal = ({ merges }) => merges.find(({ refusal }) => refusal !== null)?.refusal ?? null;
async function listUnsettled(push, action) {
	if (push.branch !== action.job.repository.defaultBranch) return validateOther(push, action);
	require_action.requireConnection(action);
	const review = require_freshness.openReview(action);
	const history = await require_freshness.readUnsettled(review, push, action.job.run);
	require_apply_merged.noteBounds(history, review);
	const numbers = history.merges.map(({ pull }) => `#${String(pull.number)}`);
	const listing = [numbers.length === 0 ? "No merged pull request waits for an apply." : `The apply up to this commit covers ${require_validate.count(numbers.length, "merged pull request")}: ${numbers.join(", ")}.`, ...history.pending.length === 0 ? [] : [`Refused by earlier runs, and not covered: ${history.pending.join(", ")}.`]];
	for (const line of listing) action.notes.notices.add(line);
	return {
		...await require_action.validateOnly(action, push.branch),
		listing
	};
}
exports.applyPush = applyPush;
exports.listUnsettled = listUnsettled;
