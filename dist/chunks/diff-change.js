import { diffArrays } from "./diff.js";
import { printAny, ruleLists } from "./validate.js";
import { isObject } from "./cli-and-action.js";
// src/render/yaml/print-plainly.ts
var Lines = class {
	all = [];
	fields(fields, lead, indent) {
		const names = Object.keys(fields);
		return names.length > 0 && names.every((name, index) => isName(name) && this.value(fields[name], `${index === 0 ? lead : indent}${name}:`, indent));
	}
	value(value, head, indent) {
		if (typeof value === "string") return this.text(value, head, indent);
		if (typeof value === "boolean") return this.add(`${head} ${String(value)}`);
		if (typeof value !== "object" || value === null) return false;
		this.add(head);
		if (!Array.isArray(value)) return this.fields(value, `${indent}  `, `${indent}  `);
		return value.length > 0 && value.every((item) => this.item(item, `${indent}  - `, `${indent}    `));
	}
	item(item, lead, indent) {
		if (typeof item === "string") return isInLine(item) && this.add(`${lead}${inLine(item)}`);
		return typeof item === "object" && item !== null && !Array.isArray(item) && this.fields(item, lead, indent);
	}
	text(text, head, indent) {
		if (isInLine(text)) return this.add(`${head} ${inLine(text)}`);
		if (!isBlock(text)) return false;
		const isEnded = text.endsWith("\n");
		this.add(`${head} ${isEnded ? "|" : "|-"}`);
		for (const line of (isEnded ? text.slice(0, -1) : text).split("\n")) this.add(line === "" ? "" : `${indent}  ${line}`);
		return true;
	}
	add(line) {
		this.all.push(line);
		return true;
	}
};
const isName = (text) => text.length < 100 && /^[A-Za-z][A-Za-z0-9_-]*$/.test(text) && !meaning.test(text);
const isPlain = (text) => /^[A-Za-z](?:[ -~]*[!-~])?$/.test(text) && !/:(?: |$)| #/.test(text) && !meaning.test(text);
const meaning = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/i;
const isTagged = (text) => /^#[A-Za-z0-9_-]+$/.test(text);
const isInLine = (text) => isPlain(text) || isTagged(text);
const inLine = (text) => isTagged(text) ? `'${text}'` : text;
const isBlock = (text) => text.includes("\n") && !/^\n|\n\n$/.test(text) && text.split("\n").every((line) => line === "" || isTrimmed(line));
const isTrimmed = (line) => /^[!-~](?:[ -~]*[!-~])?$/.test(line);
function printPlainly(fields) {
	const lines = new Lines();
	return lines.fields(fields, "", "") ? lines.all : null;
}
// src/render/yaml/tidy.ts
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
		slug: orElse(policy["slug"], key["slug"]),
		active: policy["active"] ?? true,
		filters: isObject(filters) ? tidyFilters(filters) : filters,
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
	if (!isObject(condition)) return condition;
	return inOrder({
		...condition,
		values: setOf(condition["values"]),
		mode: orElse(condition["mode"], "any")
	}, [
		"type",
		"mode",
		"values"
	]);
}
function tidyAction(action) {
	return isObject(action) ? inOrder({
		...action,
		config: sortedConfig(action["config"])
	}, ["type", "config"]) : action;
}
function sortedConfig(config) {
	if (!isObject(config)) return config;
	return Object.fromEntries(Object.entries(config).toSorted(([a], [b]) => compare(a, b)));
}
function tidyLists({ deployment_slug: _slug, product: _product, ...content }) {
	const rest = inOrder(Object.fromEntries(Object.entries(content).filter(([name]) => ruleLists.every((list) => list !== name))), []);
	return {
		...Object.fromEntries(ruleLists.map((name) => [name, setOf(content[name] ?? [])])),
		...rest
	};
}
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
function isUnused(value) {
	if (value === void 0 || value === null || value === "") return true;
	return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}
const orElse = (value, unused) => value === "" ? unused : value ?? unused;
const setOf = (value) => Array.isArray(value) ? asSet(value) : value;
function asSet(list) {
	if (list.length < 2) return [...list];
	return [...new Map(list.map((item) => [typeof item === "string" ? item : JSON.stringify(item), item]))].toSorted(([a], [b]) => compare(a, b)).map(([, item]) => item);
}
function inOrder(fields, order) {
	const used = Object.keys(fields).filter((name) => !isUnused(fields[name]));
	const known = order.filter((name) => used.includes(name));
	const others = used.filter((name) => !order.includes(name)).toSorted();
	return Object.fromEntries([...known, ...others].map((name) => [name, fields[name]]));
}
const compare = (a, b) => {
	if (a === b) return 0;
	return a < b ? -1 : 1;
};
// src/render/yaml/print-object.ts
function printObject(object, key, content) {
	const fields = tidyObject(object, key, content);
	return printPlainly(fields) ?? printAny(fields);
}
// src/render/yaml/diff-change.ts
const context = 3;
const maxEdits = 1e3;
const diffChange = (change) => diffLines(printSide(change, "before"), printSide(change, "after"));
function printSide(change, side) {
	const content = contentOf(change, side);
	return content === null ? [] : printObject(change.object, change.key, content);
}
function contentOf(change, side) {
	if (side === "before") return change.verb === "create" ? null : change.before;
	return change.verb === "delete" ? null : change.after;
}
function diffLines(before, after) {
	if (before.length === 0) return marked("+", after);
	if (after.length === 0) return marked("-", before);
	const parts = onlyLine(before, after) ?? diffArrays([...before], [...after], { maxEditLength: maxEdits });
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
function onlyLine(before, after) {
	const at = before.findIndex((line, index) => line !== after[index]);
	const [was, is] = [before[at], after[at]];
	if (before.length !== after.length || was === void 0 || is === void 0) return null;
	const around = [before[at - 1], before[at + 1]];
	if (around.includes(was) || around.includes(is)) return null;
	if (before.some((line, index) => index > at && line !== after[index])) return null;
	return [
		{
			added: false,
			removed: false,
			value: before.slice(0, at)
		},
		{
			added: false,
			removed: true,
			value: [was]
		},
		{
			added: true,
			removed: false,
			value: [is]
		},
		{
			added: false,
			removed: false,
			value: before.slice(at + 1)
		}
	].filter(({ value }) => value.length > 0);
}
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
function capDiff(lines, limit) {
	if (lines.length <= limit + 1) return lines;
	const more = lines.slice(limit).reduce((sum, line) => sum + ("lines" in line ? line.lines : 1), 0);
	return [...lines.slice(0, limit), {
		mark: "cut",
		lines: more
	}];
}
const marked = (mark, lines) => lines.map((text) => ({
	mark,
	text
}));
export { capDiff, diffChange, diffLines, printSide, tidyObject };
