const require_apply_merged = require("./apply-merged.js");
const require_freshness = require("./freshness.js");
const require_targets = require("./targets.js");
const require_validate = require("./validate.js");
const require_plan = require("./plan.js");
const require_policies = require("./policies.js");
const require_stale = require("./stale.js");
const require_action = require("../action.js");
// src/action/join-outcomes.ts
const severity = [
	"partial",
	"failed",
	"stale",
	"needs-approval",
	"invalid",
	"applied",
	"changes",
	"no-changes",
	"valid"
];
function joinOutcomes(outcomes) {
	const [worst] = outcomes.toSorted((a, b) => severity.indexOf(a.kind) - severity.indexOf(b.kind));
	if (worst === void 0) return {
		kind: "no-changes",
		plan: require_plan.makePlan([]),
		problems: [],
		guards: []
	};
	if (outcomes.length === 1 || worst.kind === "valid" || worst.kind === "invalid") return worst;
	const bundles = joinBundles(outcomes.flatMap((outcome) => "plan" in outcome ? outcome.plan?.bundles ?? [] : []));
	const results = joinResults(outcomes.flatMap((outcome) => "results" in outcome ? outcome.results : []), bundles);
	const problems = outcomes.flatMap((outcome) => outcome.problems);
	const plan = require_plan.makePlan(bundles);
	const wasApplied = results.some(({ outcome }) => outcome.result === "applied" || outcome.result === "unverified");
	if (worst.kind === "failed" && wasApplied) return {
		kind: "partial",
		plan,
		results,
		problems,
		guards: []
	};
	if (worst.kind === "failed") return {
		...worst,
		plan,
		results,
		problems
	};
	const guards = outcomes.flatMap((outcome) => "guards" in outcome ? outcome.guards : []);
	if (worst.kind === "stale" || worst.kind === "applied" || worst.kind === "partial") return {
		...worst,
		plan,
		results,
		problems,
		guards
	};
	return {
		...worst,
		plan,
		problems,
		guards
	};
}
function joinBundles(bundles) {
	const joined = [];
	for (const bundle of bundles) {
		const at = joined.findIndex((one) => require_validate.isSameBundle(one, bundle));
		const before = joined[at];
		if (before === void 0) joined.push(bundle);
		else joined[at] = {
			...bundle,
			stateVersion: before.stateVersion,
			changes: [...before.changes, ...bundle.changes]
		};
	}
	return joined;
}
function joinResults(results, bundles) {
	return bundles.flatMap((bundle) => {
		const own = results.filter((one) => require_validate.isSameBundle(one.bundle, bundle));
		const last = own.at(-1);
		if (last === void 0) return [];
		const first = own.find(({ outcome }) => "undo" in outcome && outcome.undo !== null)?.outcome;
		const undo = first !== void 0 && "undo" in first ? first.undo : null;
		if (!("undo" in last.outcome) || undo === null || last.outcome.undo === null) return [{
			bundle,
			outcome: last.outcome
		}];
		return [{
			bundle,
			outcome: {
				...last.outcome,
				undo: {
					...last.outcome.undo,
					content: undo.content
				}
			}
		}];
	});
}
// src/action/default-branch.ts
async function applyPush(push, action) {
	const { github, job, runtime, notes, git } = action;
	const { defaultBranch } = job.repository;
	if (push.branch !== defaultBranch) {
		notes.notices.add(`Nothing is applied from ${push.branch}: only ${defaultBranch} is.`);
		return require_action.validateOnly(action, push.branch);
	}
	require_action.requireConnection(action);
	require_action.requireClone(action);
	require_action.refuseOtherCheckout(action);
	const early = git.commit(push.before) === null ? null : require_policies.beginPreview(push.after, push.before, action);
	const openPulls = require_targets.startEarly(github.openPulls(defaultBranch));
	const settled = await require_apply_merged.applyMerged(push, require_freshness.openReview(action), require_policies.openPolicies(action, early), runtime.clock);
	for (const one of settled.stillPending) notes.warnings.add(pendingWords(one));
	const outcome = joinOutcomes(settled.merges.map((merge) => merge.outcome));
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
const pendingWords = (merge) => merge.startsWith("#") ? `Pull request ${merge} was merged, but the platform does not have its plan: an earlier run refused it, and its comment says why. A new pull request, or a manual run of this workflow, settles it.` : `What commit ${merge} changes was pushed without a review and is not applied. A manual run of this workflow shows it, with a digest to apply it.`;
const firstRefusal = ({ merges }) => merges.find(({ refusal }) => refusal !== null)?.refusal ?? null;
async function listUnsettled(push, action) {
	require_action.requireConnection(action);
	const { merges, pending } = await require_freshness.readUnsettled(require_freshness.openReview(action), push, action.job.run);
	const numbers = merges.map(({ pull }) => `#${String(pull.number)}`);
	action.notes.notices.add(numbers.length === 0 ? "No merged pull request waits for an apply." : `The apply up to this commit covers ${String(numbers.length)} merged pull ${numbers.length === 1 ? "request" : "requests"}: ${numbers.join(", ")}.`);
	if (pending.length > 0) action.notes.notices.add(`Refused by earlier runs, and not covered: ${pending.join(", ")}.`);
	return require_action.validateOnly(action, push.branch);
}
exports.applyPush = applyPush;
exports.listUnsettled = listUnsettled;
