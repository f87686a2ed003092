const require_validate = require("./validate.js");
// src/domain/plan.ts
function verbOf({ before, after }) {
	if (before === null) return "create";
	return after === null ? "delete" : "update";
}
function summarize(changes) {
	const count = (verb) => changes.filter((change) => change.verb === verb).length;
	const effect = combine(changes.map((change) => change.effect));
	return {
		creates: count("create"),
		updates: count("update"),
		deletes: count("delete"),
		effect
	};
}
function combine(effects) {
	const found = new Set(effects);
	if (found.has("unknown")) return "unknown";
	if (found.has("mixed") || found.has("looser") && found.has("stricter")) return "mixed";
	if (found.has("looser")) return "looser";
	return found.has("stricter") ? "stricter" : "neutral";
}
const onlyChanged = (plan) => ({
	...plan,
	bundles: plan.bundles.filter(({ changes }) => changes.length > 0)
});
function policyFinder({ policies }) {
	const byName = new Map(policies.filter(({ slug }) => slug === void 0).map((policy) => [policy.name, policy]));
	const bySlug = new Map(policies.map((policy) => [require_validate.slugOf(policy), policy]));
	return (slug, name) => bySlug.get(slug) ?? (typeof name === "string" ? byName.get(name) : void 0) ?? null;
}
function unchangedPolicies(bundle, changes) {
	const find = policyFinder(bundle);
	const touched = changes.map(({ object, key, after }) => object === "RemediationPolicy" && after ? find(String(key["slug"]), after["name"]) : null);
	const changed = new Set(touched);
	return bundle.policies.filter((policy) => !changed.has(policy));
}
function identitiesIn(bundle) {
	if (bundle.kind !== "remediation") return ({ id }) => [id];
	const find = policyFinder(bundle.content);
	return (change) => {
		const policy = change.after && find(String(change.key["slug"]), change.after["name"]);
		return policy === null ? [change.id] : [change.id, require_validate.policyId(require_validate.slugOf(policy))];
	};
}
Object.defineProperty(exports, "combine", {
	enumerable: true,
	get: function() {
		return combine;
	}
});
Object.defineProperty(exports, "identitiesIn", {
	enumerable: true,
	get: function() {
		return identitiesIn;
	}
});
Object.defineProperty(exports, "onlyChanged", {
	enumerable: true,
	get: function() {
		return onlyChanged;
	}
});
Object.defineProperty(exports, "policyFinder", {
	enumerable: true,
	get: function() {
		return policyFinder;
	}
});
Object.defineProperty(exports, "summarize", {
	enumerable: true,
	get: function() {
		return summarize;
	}
});
Object.defineProperty(exports, "unchangedPolicies", {
	enumerable: true,
	get: function() {
		return unchangedPolicies;
	}
});
Object.defineProperty(exports, "verbOf", {
	enumerable: true,
	get: function() {
		return verbOf;
	}
});
