import { deriveSlug } from "./validate.js";
// src/domain/declared-policies.ts
const slugOf = (policy) => policy.slug ?? deriveSlug(policy.name);
function policyFinder({ policies }) {
	const named = new Map(policies.filter(({ slug }) => slug === void 0).map((policy) => [policy.name, policy]));
	const bySlug = new Map(policies.map((policy) => [slugOf(policy), policy]));
	return (slug, name) => bySlug.get(slug) ?? (typeof name === "string" ? named.get(name) : void 0) ?? null;
}
function touchedPolicies(bundle, changes) {
	const find = policyFinder(bundle);
	const touched = changes.flatMap(({ object, key, after }) => object === "RemediationPolicy" && after ? find(String(key["slug"]), after["name"]) ?? [] : []);
	return new Set(touched);
}
function unchangedPolicies(bundle, changes) {
	const touched = touchedPolicies(bundle, changes);
	return bundle.policies.filter((policy) => !touched.has(policy));
}
export { policyFinder, slugOf, touchedPolicies, unchangedPolicies };
