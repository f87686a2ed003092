import { summarize } from "./summary.js";
import { tidyObject } from "./diff-change.js";
// src/domain/comment.ts
/** What a refusal comes from. */
const causeOf = (refusal) => refusal.code === "not-fresh" ? refusal.why : refusal;
/** The part of a plan that is about one deployment; its digest stays that of the whole run. */
function planOf(plan, deployment) {
	const bundles = plan.bundles.filter((bundle) => bundle.deployment.slug === deployment);
	return {
		...plan,
		bundles,
		summary: summarize(bundles.flatMap(({ changes }) => changes))
	};
}
/** What a comment says of a run that ended so, for one deployment. Files that are only valid have no state without a reason. */
function stateOf(outcome, deployment) {
	const { problems } = outcome;
	if (outcome.kind === "invalid") return {
		kind: "invalid",
		problems
	};
	const results = "results" in outcome ? outcome.results.filter(({ bundle }) => bundle.deployment.slug === deployment) : [];
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
	const plan = planOf(outcome.plan, deployment);
	if (outcome.kind === "applied" || outcome.kind === "partial") return {
		kind: outcome.kind,
		plan,
		results
	};
	return plan.bundles.some(({ changes }) => changes.length > 0) ? {
		kind: "planned",
		plan,
		guards: outcome.guards,
		problems
	} : {
		kind: "no-changes",
		problems
	};
}
/** The bundles that an apply found at another state than the reviewed one. */
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
// src/render/yaml/changed-fields.ts
/** Names of an object's fields that an update changes; none for creates and deletes. */
function changedFields(change) {
	if (change.verb !== "update") return [];
	const before = tidyObject(change.object, change.key, change.before);
	const after = tidyObject(change.object, change.key, change.after);
	return [.../* @__PURE__ */ new Set([...Object.keys(after), ...Object.keys(before)])].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
export { causeOf, changedFields, movedOf, planOf, stateOf };
