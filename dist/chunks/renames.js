import { isObject } from "./validate.js";
// src/domain/likeness.ts
function alikeBy(one, other) {
	if (!tellsEnough(one) || !tellsEnough(other)) return null;
	const [filters, actions] = [filterFacts, actionFacts].map((facts) => relate(facts(one), facts(other)));
	if (filters === "same" && actions === "same") return "content";
	if (sameText(one["name"], other["name"])) return "name";
	return filters !== "apart" && actions !== "apart" && (filters === "same" || actions === "same") && hasSameWords(one, other) ? "nearly" : null;
}
const tellsEnough = (policy) => filterFacts(policy).size > 1;
function filterFacts({ filters }) {
	const { mode, conditions } = asObject(filters);
	const values = asList(conditions).flatMap((condition) => {
		const { type, mode: asks = "any", values: wanted } = asObject(condition);
		return asList(wanted).map((value) => JSON.stringify([
			type,
			asks ?? "any",
			value
		]));
	});
	return new Set([JSON.stringify([mode]), ...values]);
}
const actionFacts = ({ actions }) => new Set(asList(actions).map((action) => {
	const { type, config } = asObject(action);
	return JSON.stringify([type, Object.entries(asObject(config)).toSorted(([a], [b]) => a < b ? -1 : 1)]);
}));
function relate(one, other) {
	if (one.size === other.size && isWithin(one, other)) return "same";
	const [small, large] = one.size < other.size ? [one, other] : [other, one];
	return isWithin(small, large) && large.size <= small.size * 2 ? "part" : "apart";
}
const isWithin = (small, large) => [...small].every((fact) => large.has(fact));
function sameText(one, other) {
	const [a, b] = [one, other].map((text) => typeof text === "string" ? wordsOf(text).join(" ") : "");
	return a !== "" && a === b;
}
const hasSameWords = (one, other) => ["slug", "name"].some((field) => {
	const [a, b] = [tellingWords(one[field]), tellingWords(other[field])];
	return a.size > 0 && a.size === b.size && isWithin(a, b);
});
function tellingWords(text) {
	const words = typeof text === "string" ? wordsOf(text) : [];
	return new Set(words.filter((word) => !fillers.has(word)).map((word) => word.replace(/(?<=.{3})s$/u, "")));
}
const fillers = new Set("a all an and any finding findings for in issue issues of on policies policy the to with".split(" "));
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const asObject = (value) => isObject(value) ? value : {};
const asList = (value) => Array.isArray(value) ? value : [];
// src/domain/renames.ts
const maxPairs = 2500;
const order = {
	content: 0,
	name: 1,
	nearly: 2
};
function renamesOf(bundle) {
	if (bundle.kind !== "remediation") return new Map();
	const { policies } = bundle.content;
	const taken = new Set();
	const renames = new Map();
	for (const { gone, made, likeness } of alikePairs(bundle.changes)) {
		if (taken.has(gone) || taken.has(made)) continue;
		taken.add(gone).add(made);
		renames.set(gone.id, {
			...slugsOf(gone, made),
			likeness,
			pinned: isPinned(made, policies),
			at: made.at
		});
	}
	return renames;
}
function alikePairs(changes) {
	const policies = changes.filter(({ object }) => object === "RemediationPolicy");
	const gone = policies.filter((change) => change.verb === "delete");
	const made = policies.filter((change) => change.verb === "create" && change.at !== null);
	if (gone.length * made.length > maxPairs) return [];
	return gone.flatMap((one) => made.flatMap((other) => {
		const likeness = alikeBy(named(one.before, one), named(other.after, other));
		return likeness === null ? [] : [{
			gone: one,
			made: other,
			likeness
		}];
	})).toSorted((a, b) => order[a.likeness] - order[b.likeness]);
}
const named = (policy, { key }) => ({
	...policy,
	slug: key["slug"]
});
const slugsOf = (gone, made) => ({
	deleted: String(gone.key["slug"]),
	created: String(made.key["slug"])
});
const isPinned = ({ key }, policies) => policies.some(({ slug }) => slug === key["slug"]);
export { renamesOf };
