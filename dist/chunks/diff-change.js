import { diffArrays } from "./diff.js";
import { dump } from "./js-yaml.js";
// src/render/yaml/tidy.ts
/**
* An object as a person would write it, so that two answers which mean the same print the same: keys in one order, defaults filled,
* unused fields left out, lists whose order carries no meaning sorted. Fields and kinds that nobody knows yet are kept.
*/
function tidyObject(object, key, content) {
	if (object === "RemediationPolicy") return tidyPolicy(key, content);
	if (object === "DetectionPolicy") return tidyLists(content);
	if (object === "DetectionPolicyException") return tidyException(key, content);
	return inOrder(content, []);
}
function tidyPolicy(key, policy) {
	const { filters, actions } = policy;
	return inOrder({
		...policy,
		slug: policy["slug"] ?? key["slug"],
		active: policy["active"] ?? true,
		filters: isFields(filters) ? tidyFilters(filters) : filters,
		actions: Array.isArray(actions) ? actions.map(tidyAction) : actions
	}, [
		"name",
		"slug",
		"description",
		"active",
		"filters",
		"actions"
	]);
}
function tidyFilters(filters) {
	const { conditions } = filters;
	const list = Array.isArray(conditions) ? asSet(conditions.map(tidyCondition)) : conditions;
	return inOrder({
		...filters,
		conditions: list
	}, ["mode", "conditions"]);
}
function tidyCondition(condition) {
	if (!isFields(condition)) return condition;
	return inOrder({
		...condition,
		values: setOf(condition["values"]),
		mode: condition["mode"] ?? "any"
	}, [
		"type",
		"mode",
		"values"
	]);
}
function tidyAction(action) {
	return isFields(action) ? inOrder({
		...action,
		config: sortedConfig(action["config"])
	}, ["type", "config"]) : action;
}
/** An empty config says as much as none; an empty text in it may mean something to the platform. */
function sortedConfig(config) {
	if (!isFields(config)) return config;
	return Object.fromEntries(Object.entries(config).toSorted(([a], [b]) => compare(a, b)));
}
const ruleLists = [
	"rulesets",
	"rules",
	"disabled"
];
/** The lists always show, so that an emptied one is seen. */
function tidyLists({ deployment_slug: _slug, product: _product, ...content }) {
	const rest = inOrder(Object.fromEntries(Object.entries(content).filter(([name]) => !ruleLists.includes(name))), []);
	return {
		...Object.fromEntries(ruleLists.map((name) => [name, setOf(content[name] ?? [])])),
		...rest
	};
}
/** As an entry of `exceptions` in a file; what names the exception stands in its key. */
function tidyException(key, content) {
	const scope = key["scope_type"] === "project_tag" ? "project_tag_name" : String(key["scope_type"]);
	const named = {
		rule: key["rule"],
		rule_type: key["rule_type"],
		[scope]: key["scope_target"]
	};
	const lists = ruleLists.map((name) => [name, setOf(content[name])]);
	const order = [
		"exception_type",
		"rule",
		"rule_type",
		scope,
		...ruleLists
	];
	return inOrder({
		...named,
		...content,
		...Object.fromEntries(lists)
	}, order);
}
/** What a platform may send for a field that is not used. */
function isUnused(value) {
	if (value === void 0 || value === null || value === "") return true;
	return Array.isArray(value) ? value.length === 0 : isFields(value) && Object.keys(value).length === 0;
}
const setOf = (value) => Array.isArray(value) ? asSet(value) : value;
/** Sorted by code unit, each item once. */
function asSet(list) {
	return [...new Map(list.map((item) => [typeof item === "string" ? item : JSON.stringify(item), item]))].toSorted(([a], [b]) => compare(a, b)).map(([, item]) => item);
}
/** The known keys first, in this order; the others by name; without those that are not used. */
function inOrder(fields, order) {
	const rank = (name) => order.includes(name) ? order.indexOf(name) : order.length;
	const kept = Object.entries(fields).filter(([, value]) => !isUnused(value));
	return Object.fromEntries(kept.toSorted(([a], [b]) => rank(a) - rank(b) || compare(a, b)));
}
const compare = (a, b) => {
	if (a === b) return 0;
	return a < b ? -1 : 1;
};
const isFields = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
// src/render/yaml/print-object.ts
/** The lines of an object's YAML. Both sides of every diff come from here. */
function printObject(object, key, content) {
	return dump(tidyObject(object, key, content), {
		lineWidth: -1,
		noRefs: true
	}).trimEnd().split("\n");
}
// src/render/yaml/diff-change.ts
/** Lines around each difference, as in every unified diff. */
const context = 3;
/** Comparing takes time in the square of the edits; beyond this the two sides are shown whole. */
const maxEdits = 1e3;
/** The YAML diff of one object. A create has only added lines, a delete only removed ones. */
const diffChange = (change) => diffLines(printSide(change, "before"), printSide(change, "after"));
/** How an object looks before or after a change; no lines where there is nothing. */
function printSide(change, side) {
	const content = contentOf(change, side);
	return content === null ? [] : printObject(change.object, change.key, content);
}
function contentOf(change, side) {
	if (side === "before") return change.verb === "create" ? null : change.before;
	return change.verb === "delete" ? null : change.after;
}
/** The diff of two texts by lines, with what is far from any difference folded. */
function diffLines(before, after) {
	if (before.length === 0) return marked("+", after);
	if (after.length === 0) return marked("-", before);
	const parts = diffArrays([...before], [...after], { maxEditLength: maxEdits });
	if (parts === void 0) return [...marked("-", before), ...marked("+", after)];
	return parts.flatMap((part, index) => {
		if (part.added) return marked("+", part.value);
		if (part.removed) return marked("-", part.value);
		return fold(part.value, {
			above: index > 0,
			below: index < parts.length - 1
		});
	});
}
/** Keeps the lines next to a difference above or below, and folds the rest. */
function fold(lines, near) {
	const head = near.above ? context : 0;
	const tail = near.below ? context : 0;
	if (lines.length <= head + tail + 1) return marked(" ", lines);
	const folded = {
		mark: "folded",
		lines: lines.length - head - tail
	};
	return [
		...marked(" ", lines.slice(0, head)),
		folded,
		...marked(" ", lines.slice(lines.length - tail))
	];
}
/** The first lines of a diff, and how many more there are. */
function capDiff(lines, limit) {
	if (lines.length <= limit + 1) return lines;
	return [...lines.slice(0, limit), {
		mark: "cut",
		lines: lines.length - limit
	}];
}
const marked = (mark, lines) => lines.map((text) => ({
	mark,
	text
}));
export { capDiff, diffChange, diffLines, printSide, tidyObject };
