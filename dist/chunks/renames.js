// src/domain/likeness.ts
/**
* Whether two policies are most probably one that was given another slug. Null when they are not, or when it is open: a false alarm costs
* more than a missed one. `nearly` wants the same words in both slugs or names, the filters or the actions equal, and of what differs one
* side within the other: `high` in place of `critical` is another policy, however alike the rest is, and so is one that a word like
* `in-production` sets apart.
*/
function alikeBy(one, other) {
	if (!tellsEnough(one) || !tellsEnough(other)) return null;
	const [filters, actions] = [filterFacts, actionFacts].map((facts) => relate(facts(one), facts(other)));
	if (filters === "same" && actions === "same") return "content";
	if (sameText(one["name"], other["name"])) return "name";
	return filters !== "apart" && actions !== "apart" && (filters === "same" || actions === "same") && hasSameWords(one, other) ? "nearly" : null;
}
/** A platform may tell nothing of a policy but its slug. */
const tellsEnough = (policy) => filterFacts(policy).size > 1;
/** One fact for the mode, and one for each value that a condition asks for. */
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
	return /* @__PURE__ */ new Set([JSON.stringify([mode]), ...values]);
}
/** One fact for each action with its settings. */
const actionFacts = ({ actions }) => new Set(asList(actions).map((action) => {
	const { type, config } = asObject(action);
	return JSON.stringify([type, Object.entries(asObject(config)).toSorted(([a], [b]) => a < b ? -1 : 1)]);
}));
/** `part`: one side holds all of the other, and at most as much again. */
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
/** Whether both slugs, or both names, consist of the same words in any order; plurals and words that tell nothing aside. */
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
const asObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
const asList = (value) => Array.isArray(value) ? value : [];
// src/domain/renames.ts
/** With more pairs than this nobody renames one policy, and comparing them all would take long. */
const maxPairs = 2500;
/** The surest comes first. */
const order = {
	content: 0,
	name: 1,
	nearly: 2
};
/**
* By the identity of the delete, each policy that is most probably meant to be renamed. A policy is in one pair at most. Only creates
* that stand in the files count: what to do about it is to be done there.
*/
function renamesOf(bundle) {
	if (bundle.kind !== "remediation") return /* @__PURE__ */ new Map();
	const { policies } = bundle.content;
	const taken = /* @__PURE__ */ new Set();
	const renames = /* @__PURE__ */ new Map();
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
/** A platform may leave the slug to the key. */
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
