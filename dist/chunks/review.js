const require_validate = require("./validate.js");
// src/domain/review.ts
const isSameBundleAndSlug = (a, b) => a.kind === b.kind && a.deployment.id === b.deployment.id && a.deployment.slug === b.deployment.slug;
const includesBundle = (bundles, bundle) => bundles.some((other) => isSameBundleAndSlug(other, bundle));
const causeOf = (refusal) => "cause" in refusal ? refusal.cause : refusal;
function commentStateOf(outcome) {
	if (outcome.kind === "invalid") return outcome;
	if (outcome.kind === "failed") return {
		kind: "failed",
		error: outcome.error,
		results: outcome.results
	};
	if (outcome.kind === "stale") return {
		kind: "refused",
		refusal: {
			code: "stale",
			staleBundles: require_validate.staleBundlesIn(outcome.results)
		},
		currentPlan: null
	};
	if (outcome.kind === "applied") return {
		kind: "applied",
		plan: outcome.plan,
		results: outcome.results
	};
	if (outcome.kind === "partial") return {
		kind: "partial",
		plan: outcome.plan,
		results: outcome.results,
		error: outcome.error
	};
	return outcome.plan.bundles.some(({ changes }) => changes.length > 0) ? {
		...outcome,
		kind: "planned"
	} : {
		...outcome,
		kind: "no-changes"
	};
}
Object.defineProperty(exports, "causeOf", {
	enumerable: true,
	get: function() {
		return causeOf;
	}
});
Object.defineProperty(exports, "commentStateOf", {
	enumerable: true,
	get: function() {
		return commentStateOf;
	}
});
Object.defineProperty(exports, "includesBundle", {
	enumerable: true,
	get: function() {
		return includesBundle;
	}
});
Object.defineProperty(exports, "isSameBundleAndSlug", {
	enumerable: true,
	get: function() {
		return isSameBundleAndSlug;
	}
});
