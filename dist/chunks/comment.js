import { planOf, summarize } from "./validate.js";
// src/domain/comment.ts
const causeOf = (refusal) => "why" in refusal ? refusal.why : refusal;
function stateOf(outcome, deployment) {
	const { problems } = outcome;
	if (outcome.kind === "invalid") return {
		kind: "invalid",
		problems
	};
	const results = "results" in outcome ? outcome.results.filter(({ bundle }) => deployment === null || bundle.deployment.slug === deployment) : [];
	if (outcome.kind === "failed") return {
		kind: "failed",
		error: outcome.error,
		results
	};
	if (outcome.kind === "stale") return {
		kind: "refused",
		refusal: {
			code: "stale",
			moved: movedOf(results)
		},
		fresh: null
	};
	const plan = deployment === null ? outcome.plan : planOf(outcome.plan, deployment);
	if (outcome.kind === "applied" || outcome.kind === "partial") return {
		kind: outcome.kind,
		plan,
		results
	};
	if (!plan.bundles.some(({ changes }) => changes.length > 0)) return {
		kind: "no-changes",
		problems,
		...explainedBy(outcome)
	};
	return {
		kind: "planned",
		plan,
		guards: outcome.guards,
		problems,
		...explainedBy(outcome)
	};
}
const explainedBy = ({ impact, triangulation }) => ({
	...impact === void 0 ? {} : { impact },
	...triangulation === void 0 ? {} : { triangulation }
});
function movedOf(results) {
	return results.flatMap(({ bundle, outcome }) => {
		const now = "current" in outcome ? outcome.current : null;
		if (now === null) return [];
		const { deployment, kind, stateVersion, changes } = bundle;
		const { creates, updates, deletes } = summarize(changes);
		return [{
			deployment,
			kind,
			reviewed: {
				stateVersion,
				creates,
				updates,
				deletes,
				changes
			},
			now
		}];
	});
}
export { causeOf, movedOf, stateOf };
