import { exceptionId, isObject, itemId, policyId } from "./cli-and-action.js";
import { policyFinder, ruleLists, slugOf } from "./validate.js";
import { canonicalAction, canonicalCondition, canonicalObject, isBookkeeping, plain } from "./digest.js";
// src/plan/drift/said.ts
const knownFields = new Map([["RemediationPolicy", [
	"name",
	"description",
	"active",
	"filters",
	"actions"
]], ["DetectionPolicyException", ["exception_type"]]]);
const identity = [
	"slug",
	"rule",
	"rule_type",
	"project",
	"project_tag_name",
	"product"
];
const conditionFields = [
	"type",
	"values",
	"mode"
];
const actionFields = ["type", "config"];
const isKnownKind = (object) => knownFields.has(object);
function onlySaid(object, content) {
	const { filters, actions, ...rest } = only(content, knownFields.get(object) ?? []);
	return {
		...rest,
		filters: saidFilters(filters),
		actions: eachOnly(actions, actionFields)
	};
}
function saidFilters(filters) {
	if (!isObject(filters)) return filters;
	return {
		mode: filters["mode"],
		conditions: eachOnly(filters["conditions"], conditionFields)
	};
}
const only = (content, fields) => Object.fromEntries(Object.entries(content).filter(([name]) => fields.includes(name)));
const eachOnly = (list, fields) => Array.isArray(list) ? list.map((one) => isObject(one) ? only(one, fields) : one) : list;
function changesUnsaid(object, before, after) {
	const said = [...knownFields.get(object) ?? [], ...identity];
	return unsaidOf(before, said) !== unsaidOf(after, said) || changesItems(conditionsOf(before), conditionsOf(after)) || changesItems(actionsOf(before), actionsOf(after));
}
const conditionsOf = ({ filters }) => isObject(filters) ? itemsOf(filters["conditions"], conditionFields, canonicalCondition) : [];
const actionsOf = ({ actions }) => itemsOf(actions, actionFields, canonicalAction);
function itemsOf(list, fields, textOf) {
	if (!Array.isArray(list)) return [];
	return list.filter(isObject).map((item) => ({
		type: item["type"],
		said: textOf(only(item, fields)),
		unsaid: unsaidOf(item, fields)
	}));
}
const unsaidOf = (content, said) => plain(Object.fromEntries(Object.entries(content).filter(([name]) => !said.includes(name) && !isBookkeeping(name))));
const changesItems = (before, after) => before.some((item) => !keepsUnsaid(item, after)) || after.some((item) => before.some(isSame(item)) && !keepsUnsaid(item, before));
function keepsUnsaid(item, others) {
	const same = others.filter(isSame(item));
	if (same.length > 0) return same.some(({ unsaid }) => unsaid === item.unsaid);
	return item.unsaid === nothing || others.some(({ type, unsaid }) => type === item.type && unsaid === item.unsaid);
}
const isSame = ({ said }) => (other) => other.said === said;
const nothing = plain({});
// src/plan/drift/objects.ts
function declaredObjects(content, bundle) {
	if (content.kind === "remediation") {
		const rename = platformSlugs(bundle);
		const policies = content.content.policies.map((policy) => ({
			slug: rename(slugOf(policy)),
			policy
		}));
		return new Map(policies.map(({ slug, policy }) => [policyId(slug), heldPolicy(slug, policy)]));
	}
	const { exceptions } = content.content;
	const product = productOf(content.kind);
	const items = ruleLists.flatMap((list) => content.content[list].map((item) => itemId(list, item)));
	return new Map([...items.map((id) => [id, heldItem]), ...exceptions.map((exception) => [exceptionId(exception), heldException(exception, product)])]);
}
function liveObjects(bundle) {
	const live = new Map(declaredObjects(bundle, bundle));
	for (const [id, object] of bundle.changes.flatMap(liveSide)) live.set(id, object);
	return new Map([...live].filter((pair) => pair[1] !== null));
}
function liveSide(change) {
	if (change.object === "DetectionPolicy") return changedItems(change).map(({ id, here }) => [id, here === "platform" ? heldItem : null]);
	if (!isKnownKind(change.object)) return [];
	if (change.verb === "create") return [[change.id, null]];
	return [[change.id, heldLive(change, change.before, change.verb === "update" ? change.after : null)]];
}
function countDifferences(one, other) {
	return [...new Set([...one.keys(), ...other.keys()])].filter((id) => one.get(id)?.text !== other.get(id)?.text).length;
}
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
function platformSlugs(bundle) {
	if (bundle.kind !== "remediation") return (slug) => slug;
	const find = policyFinder(bundle.content);
	const renamed = new Map();
	for (const change of bundle.changes) {
		const slug = String(change.key["slug"]);
		const policy = change.verb === "delete" ? null : find(slug, change.after["name"]);
		if (policy !== null) renamed.set(slugOf(policy), slug);
	}
	return (slug) => renamed.get(slug) ?? slug;
}
const productOf = (kind) => kind === "detection/code" ? "code" : "secrets";
const heldItem = {
	object: "DetectionPolicy",
	key: {},
	content: {},
	text: "item",
	unsaid: false
};
const held = ({ object, key }, content) => ({
	object,
	key,
	content,
	text: canonicalObject(object, content),
	unsaid: false
});
const heldPolicy = (slug, { slug: _, ...rest }) => held({
	object: "RemediationPolicy",
	key: { slug }
}, rest);
function heldException({ exception_type, ...rest }, product) {
	const { rule, rule_type, project, project_tag_name } = rest;
	return held({
		object: "DetectionPolicyException",
		key: {
			product,
			...project === void 0 ? {
				scope_type: "project_tag",
				scope_target: project_tag_name
			} : {
				scope_type: "project",
				scope_target: project
			},
			rule,
			rule_type
		}
	}, { exception_type });
}
function heldLive(facts, before, after) {
	const said = held(facts, onlySaid(facts.object, before));
	const unsaid = after !== null && changesUnsaid(facts.object, before, after);
	return unsaid ? {
		...said,
		unsaid,
		text: `${said.text} and more`
	} : said;
}
export { changedItems, countDifferences, declaredObjects, liveObjects, productOf, textsIn };
