import { exceptionId, itemId, policyId } from "./object.js";
import { canonicalObject, isObject, plain, policyFinder, ruleLists, slugOf } from "./digest.js";
// src/plan/drift/objects.ts
/** What files declare, by the identities that the platform's diff of `bundle` uses. */
function declaredObjects(content, bundle) {
	if (content.kind === "remediation") {
		const rename = platformIds(bundle);
		return new Map(content.content.policies.map((policy) => [rename(policyId(slugOf(policy))), heldPolicy(policy)]));
	}
	const { exceptions } = content.content;
	const items = ruleLists.flatMap((list) => content.content[list].map((item) => itemId(list, item)));
	return new Map([...items.map((id) => [id, heldItem]), ...exceptions.map((exception) => [exceptionId(exception), heldException(exception)])]);
}
/** What stands on the platform: what the files declare, but for what the platform's own diff says. */
function liveObjects(bundle) {
	const live = new Map(declaredObjects(bundle, bundle));
	for (const [id, object] of bundle.changes.flatMap(liveSide)) live.set(id, object);
	return new Map([...live].filter((pair) => pair[1] !== null));
}
/** What a change shows of the platform; null for what is not there. Of kinds that nobody knows nothing can be compared. */
function liveSide(change) {
	if (change.object === "DetectionPolicy") return changedItems(change).map(({ id, here }) => [id, here === "platform" ? heldItem : null]);
	if (!knownFields.has(change.object)) return [];
	if (change.verb === "create") return [[change.id, null]];
	return [[change.id, heldLive(change.object, change.before, change.verb === "update" ? change.after : null)]];
}
/** How many objects are not the same in both. */
function countDifferences(one, other) {
	return [.../* @__PURE__ */ new Set([...one.keys(), ...other.keys()])].filter((id) => one.get(id)?.text !== other.get(id)?.text).length;
}
/** The items in which both sides of the lists differ. */
function changedItems(change) {
	return ruleLists.flatMap((list) => {
		const [live, files] = [textsIn(change.before, list), textsIn(change.after, list)];
		const only = (some, others, here) => [...some].filter((item) => !others.has(item)).map((item) => ({
			id: itemId(list, item),
			list,
			item,
			here
		}));
		return [...only(live, files, "platform"), ...only(files, live, "files")];
	});
}
function textsIn(content, list) {
	const items = content?.[list];
	return new Set(Array.isArray(items) ? items.filter((item) => typeof item === "string") : []);
}
/** Where a policy without a slug got another one from the platform than the one that we would derive. */
function platformIds(bundle) {
	if (bundle.kind !== "remediation") return (id) => id;
	const find = policyFinder(bundle.content);
	const renamed = /* @__PURE__ */ new Map();
	for (const change of bundle.changes) {
		const policy = change.verb === "delete" ? null : find(String(change.key["slug"]), change.after["name"]);
		if (policy !== null) renamed.set(policyId(slugOf(policy)), change.id);
	}
	return (id) => renamed.get(id) ?? id;
}
const heldItem = {
	content: {},
	text: "item"
};
/** What files can say of an object, beside who it is. */
const knownFields = /* @__PURE__ */ new Map([["RemediationPolicy", [
	"name",
	"description",
	"active",
	"filters",
	"actions"
]], ["DetectionPolicyException", ["exception_type"]]]);
const held = (kind, content) => ({
	content,
	text: canonicalObject(kind, content)
});
const heldPolicy = ({ slug: _, ...rest }) => held("RemediationPolicy", rest);
const heldException = ({ exception_type }) => held("DetectionPolicyException", { exception_type });
const identity = /* @__PURE__ */ new Set([
	"slug",
	"rule",
	"rule_type",
	"project",
	"project_tag_name",
	"product"
]);
/** A field that files cannot say counts only where an apply would change it: the platform may add what it likes. */
function heldLive(kind, before, after) {
	const fields = knownFields.get(kind) ?? [];
	const counts = ([name, value]) => fields.includes(name) || after !== null && !identity.has(name) && plain(value) !== plain(after[name]);
	const { filters, actions, ...rest } = Object.fromEntries(Object.entries(before).filter(counts));
	return held(kind, {
		...rest,
		filters: ownFilters(filters),
		actions: eachOnly(actions, ["type", "config"])
	});
}
/** Deeper in an object nothing but what files can say counts. */
function ownFilters(filters) {
	if (!isObject(filters)) return filters;
	return {
		mode: filters["mode"],
		conditions: eachOnly(filters["conditions"], [
			"type",
			"values",
			"mode"
		])
	};
}
function eachOnly(list, fields) {
	const only = (one) => isObject(one) ? Object.fromEntries(Object.entries(one).filter(([name]) => fields.includes(name))) : one;
	return Array.isArray(list) ? list.map(only) : list;
}
export { changedItems, countDifferences, declaredObjects, liveObjects, textsIn };
