const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_guards = require("./guards.js");
const require_plan = require("./plan.js");
// src/action/covered-preview.ts
function selectCovered(previewed, { covered }, { inputs }) {
	const { outcome, files } = previewed;
	if (!("plan" in outcome) || outcome.plan === null || outcome.kind === "failed") return previewed;
	const coveredBundles = new Set(covered.map(({ bundle }) => bundle));
	const differsElsewhere = outcome.plan.bundles.filter((bundle) => bundle.changes.length > 0 && !coveredBundles.has(bundle));
	if (differsElsewhere.length === 0) return previewed;
	const plan = require_plan.makePlan(outcome.plan.bundles.filter((bundle) => !differsElsewhere.includes(bundle)));
	const guards = require_guards.guardPlan(plan, require_start.withApproval(files.settings.guards, inputs.approval), require_validate.testAndRuleResultsOf(outcome));
	const kind = plan.bundles.some(({ changes }) => changes.length > 0) ? "changes" : "no-changes";
	const problems = outcome.problems.filter(({ problem }) => !isRuleBrokenIn(differsElsewhere, problem));
	return {
		...previewed,
		outcome: {
			...outcome,
			kind,
			plan,
			guards,
			problems,
			differsElsewhere
		}
	};
}
const isRuleBrokenIn = (bundles, problem) => problem.code === "broken-rule" && bundles.some((bundle) => require_validate.nameOfBundle(bundle) === problem.bundle);
const requireApproval = (outcome) => outcome.kind === "changes" && outcome.guards.length > 0 ? {
	...outcome,
	kind: "needs-approval"
} : outcome;
const impactLimits = ({ outcome, files }) => files.settings.impact === "auto" && outcome.kind !== "no-changes" ? require_start.defaultImpactBudget : null;
Object.defineProperty(exports, "impactLimits", {
	enumerable: true,
	get: function() {
		return impactLimits;
	}
});
Object.defineProperty(exports, "requireApproval", {
	enumerable: true,
	get: function() {
		return requireApproval;
	}
});
Object.defineProperty(exports, "selectCovered", {
	enumerable: true,
	get: function() {
		return selectCovered;
	}
});
