import { combine } from "./summary.js";
import { listId, objectId, policyId } from "./object.js";
import { deriveSlug } from "./slug.js";
import { isBookkeeping } from "./bookkeeping.js";
import { createHash } from "node:crypto";
// src/plan/effect/words.ts
const shown = 5;
/** A list as it stands in a sentence; a long one is cut, and says how much is missing. */
function inWords(items, last = "and") {
	if (items.length > shown) return `${items.slice(0, shown).join(", ")}, ${last} ${String(items.length - shown)} more`;
	return items.join(", ");
}
/** A noun and the things it counts: `rule a`, `rules a, b`. */
const named = (noun, items) => `${noun}${items.length === 1 ? "" : "s"} ${inWords(items)}`;
// src/plan/rule-lists.ts
/** The lists of a detection bundle, which a diff holds as one object. */
const ruleLists$1 = [
	"rulesets",
	"rules",
	"disabled"
];
// src/plan/effect/judgement.ts
const together = (parts) => ({
	effect: combine(parts.map(({ effect }) => effect)),
	says: parts.map(({ says }) => says).join("; ")
});
// src/plan/canonical.ts
/** A platform may send any of these for a field that is not used. */
const unused = /* @__PURE__ */ new Set([
	"null",
	"\"\"",
	"[]",
	"{}"
]);
const nothing = /* @__PURE__ */ new Set(["null"]);
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** Text of JSON that nobody described: keys sorted, unused fields left out, lists in their order. */
const plain = (value) => {
	if (Array.isArray(value)) return `[${value.map(plain).join(",")}]`;
	return isObject(value) ? describedObject(value) : JSON.stringify(value) ?? "null";
};
const describedObject = object({});
/** Text of an object; `shape` says how its known fields are written, others are plain. */
function object(shape, { absent = unused, ignores = () => false } = {}) {
	const known = new Map(Object.entries(shape));
	return (value) => {
		if (!isObject(value)) return plain(value);
		return `{${Object.keys(value).toSorted().flatMap((key) => {
			if (!known.has(key) && ignores(key)) return [];
			const text = (known.get(key) ?? plain)(value[key]);
			return absent.has(text) ? [] : [`${JSON.stringify(key)}:${text}`];
		}).join(",")}}`;
	};
}
const list = (item) => (value) => Array.isArray(value) ? `[${value.map(item).join(",")}]` : plain(value);
/** Order carries no meaning, and an item that stands twice counts once. `toSorted` compares code units, so no locale plays a part. */
const set = (item) => (value) => Array.isArray(value) ? `[${[...new Set(value.map(item))].toSorted().join(",")}]` : plain(value);
/** Order carries no meaning, but two equal objects are two. */
const bag = (item) => (value) => Array.isArray(value) ? `[${value.map(item).toSorted().join(",")}]` : plain(value);
const byDefault = (text) => (value) => plain(value) === text ? "null" : plain(value);
const leftOut = () => "null";
const outputOnly$1 = {
	deployment_slug: leftOut,
	product: leftOut
};
const action = object({ config: object({}, { absent: nothing }) });
const condition = object({
	values: set(plain),
	mode: byDefault("\"any\"")
});
const policy = (rules) => object({
	active: byDefault("true"),
	filters: object({ conditions: set(condition) }, rules),
	actions: list(action)
}, rules);
const ruleLists = {
	rulesets: set(plain),
	rules: set(plain),
	disabled: set(plain)
};
const detection = object({
	...outputOnly$1,
	...ruleLists,
	exceptions: bag(plain)
});
const remediation = object({
	...outputOnly$1,
	policies: bag(policy({}))
});
const answered = { ignores: isBookkeeping };
const objects = /* @__PURE__ */ new Map([
	["RemediationPolicy", policy(answered)],
	["DetectionPolicy", object({
		...outputOnly$1,
		...ruleLists,
		exceptions: bag(plain)
	}, answered)],
	["DetectionPolicyException", object(ruleLists, answered)]
]);
/**
* Canonical text of what stands in a diff entry's `before` or `after`, without book-keeping. Objects of unknown kinds keep every list
* in order.
*/
const canonicalObject = (kind, content) => (objects.get(kind) ?? plain)(content);
const canonicalAction = action;
const canonicalCondition = condition;
/** Canonical text of a whole bundle; `deployment_slug` and `product` are output only and left out. */
const canonicalBundle = (bundle) => (bundle.kind === "remediation" ? remediation : detection)(bundle.content);
// src/plan/effect/other-fields.ts
/** Names of the fields beyond `known` whose content differs, the platform's book-keeping apart. */
function otherFields(before, after, known) {
	const [left, right] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
	const fields = [.../* @__PURE__ */ new Set([...Object.keys(left), ...Object.keys(right)])].toSorted();
	const differs = (field) => plain({ field: left[field] }) !== plain({ field: right[field] });
	return fields.filter((field) => !known.includes(field) && !isBookkeeping(field) && differs(field));
}
// src/plan/effect/detection.ts
const outputOnly = ["deployment_slug", "product"];
/** What stands in one side of a list and not in the other; null when it is no list of texts. */
function missingFrom(list, from, than) {
	const [items, others] = [textsOf(from?.[list]), textsOf(than?.[list])];
	if (items === null || others === null) return null;
	const has = new Set(others);
	return [...new Set(items)].filter((item) => !has.has(item)).toSorted();
}
function textsOf(list) {
	if (list === null || list === void 0) return [];
	return Array.isArray(list) && list.every((item) => typeof item === "string") ? list : null;
}
/** The lists of a detection bundle: more rules find more, more disabled ones less. */
function judgeLists(before, after) {
	const parts = [
		...judgeItems(missingFrom("rulesets", before, after), "looser", "removes", "ruleset"),
		...judgeItems(missingFrom("rules", before, after), "looser", "removes", "rule"),
		...judgeItems(missingFrom("disabled", after, before), "looser", "disables", "rule"),
		...judgeItems(missingFrom("rulesets", after, before), "stricter", "adds", "ruleset"),
		...judgeItems(missingFrom("rules", after, before), "stricter", "adds", "rule"),
		...judgeItems(missingFrom("disabled", before, after), "stricter", "no longer disables", "rule"),
		...judgeOthers(before, after, [...ruleLists$1, ...outputOnly])
	];
	return parts.length > 0 ? together(parts) : {
		effect: "unknown",
		says: "changes nothing that can be seen"
	};
}
function judgeItems(items, effect, does, noun) {
	if (items === null) return [{
		effect: "unknown",
		says: `${does} ${noun}s in a form that is not known`
	}];
	return items.length === 0 ? [] : [{
		effect,
		says: `${does} ${named(noun, items)}`
	}];
}
const judgeOthers = (before, after, known) => otherFields(before, after, known).map((field) => ({
	effect: "unknown",
	says: `changes ${field}, which is not known`
}));
/** An exception switches a rule on or off for some projects. What it switches off is looser while it stands. */
function judgeException(key, before, after) {
	const [was, is] = [typeOf(before), typeOf(after)];
	const where = `${ruleOf(key)} ${scopeOf(key)}`;
	const seen = before === null || after === null ? listsOf : (side) => side;
	const others = judgeOthers(seen(before), seen(after), exceptionFields);
	const parts = [...was === is ? [] : [judgeTypes(was, is, where)], ...others];
	return parts.length > 0 ? together(parts) : {
		effect: "unknown",
		says: `changes nothing that can be seen for ${where}`
	};
}
const exceptionFields = [
	"exception_type",
	"rule",
	"rule_type",
	"project",
	"project_tag_name",
	"product"
];
const listsOf = (side) => Object.fromEntries(ruleLists$1.map((list) => [list, side?.[list]]));
function typeOf(side) {
	const type = side?.["exception_type"];
	return typeof type === "string" ? type : side && "not given";
}
/** By what stood before and what stands after. */
const exceptionTypes = {
	"null exclude": {
		effect: "looser",
		says: "excludes"
	},
	"null include": {
		effect: "stricter",
		says: "includes"
	},
	"exclude null": {
		effect: "stricter",
		says: "no longer excludes"
	},
	"include null": {
		effect: "looser",
		says: "no longer includes"
	},
	"exclude include": {
		effect: "stricter",
		says: "includes, and no longer excludes,"
	},
	"include exclude": {
		effect: "looser",
		says: "excludes, and no longer includes,"
	}
};
function judgeTypes(was, is, where) {
	const known = exceptionTypes[`${String(was)} ${String(is)}`];
	if (known !== void 0) return {
		effect: known.effect,
		says: `${known.says} ${where}`
	};
	return {
		effect: "unknown",
		says: `exception type ${was ?? "none"} → ${is ?? "none"} for ${where}`
	};
}
const ruleOf = (key) => `${String(key["rule_type"])} ${String(key["rule"])}`;
function scopeOf(key) {
	const target = String(key["scope_target"]);
	if (key["scope_type"] === "project") return `in project ${target}`;
	return key["scope_type"] === "project_tag" ? `in every project tagged ${target}` : `in ${String(key["scope_type"])} ${target}`;
}
// src/plan/declared.ts
const slugOf = (policy) => policy.slug ?? deriveSlug(policy.name);
/** By the slug that the files give or that follows from the name; else, among policies without a slug, by the name itself. */
function policyFinder({ policies }) {
	const named = new Map(policies.filter(({ slug }) => slug === void 0).map((policy) => [policy.name, policy]));
	const bySlug = new Map(policies.map((policy) => [slugOf(policy), policy]));
	return (slug, name) => bySlug.get(slug) ?? (typeof name === "string" ? named.get(name) : void 0) ?? null;
}
/** Tells under which identity the files know the object of a diff entry; one that they do not know keeps its own. */
function declaredId(bundle) {
	if (bundle.kind !== "remediation") return (entry) => entry.object === "DetectionPolicy" ? firstChangedList(bundle, entry) : idOf(entry);
	const find = policyFinder(bundle.content);
	return (entry) => {
		if (entry.object !== "RemediationPolicy") return idOf(entry);
		const policy = find(String(entry.key["slug"]), entry.after?.["name"]);
		return policy === null ? idOf(entry) : policyId(slugOf(policy));
	};
}
const idOf = ({ object, key }) => objectId(object, key);
/** A diff names no single rule, so a change of the lists stands where the first list stands that differs. */
function firstChangedList(bundle, { before, after }) {
	const only = (content, list) => canonicalObject("DetectionPolicy", { [list]: content?.[list] });
	return [...ruleLists$1.filter((list) => only(before, list) !== only(after, list)), ...ruleLists$1].map(listId).find((id) => bundle.origins.has(id)) ?? "policy";
}
// src/plan/effect/actions.ts
/** The platform's words for what a policy does at most, weakest first. */
const modes = [
	"Monitor",
	"Comment",
	"Block"
];
const understood = /* @__PURE__ */ new Set([
	"block",
	"pr_comment",
	"jira",
	"slack_app",
	"webhook"
]);
const has = (actions, type) => actions.some((action) => action.type === type);
function modeOf(actions) {
	if (has(actions, "block")) return "Block";
	return has(actions, "pr_comment") ? "Comment" : "Monitor";
}
/** Types of the actions of which nobody can say whether they enforce. */
const opaqueTypes = (actions) => [...new Set(actions.map(({ type }) => type))].filter((type) => !understood.has(type));
/** What the actions do to findings, in the two forms that sentences need. */
function deedOf(actions) {
	if (modeOf(actions) !== "Monitor") return deeds[modeOf(actions)];
	return actions.length === 0 ? deeds.Monitor : {
		does: "acts on",
		doing: "acting on"
	};
}
const deeds = {
	Monitor: {
		does: "monitors",
		doing: "monitoring"
	},
	Comment: {
		does: "comments on",
		doing: "commenting on"
	},
	Block: {
		does: "blocks",
		doing: "blocking"
	}
};
/** What the difference of two lists of actions does to enforcement. */
function judgeActions(before, after) {
	const [gone, come] = [minus$1(before, after), minus$1(after, before)];
	if (gone.length === 0 && come.length === 0) return judgeOrder(before, after);
	const settings = [...new Set(gone)].filter((type) => come.includes(type));
	const ladder = judgeMode(before, after);
	const rest = (types) => types.filter((type) => !settings.includes(type) && !(ladder !== null && onLadder.has(type)));
	return [
		...ladder === null ? [] : [ladder],
		...settings.map((type) => ({
			effect: "unknown",
			says: `changes the settings of ${named("action", [type])}`
		})),
		...rest(gone).map((type) => judgeOne(type, "looser", "removes")),
		...rest(come).map((type) => judgeOne(type, "stricter", "adds"))
	];
}
/** Types of the actions that stand in one list and not, with the same settings, in the other. */
function minus$1(actions, others) {
	const left = others.map(({ text }) => text);
	return actions.filter(({ text }) => !take(left, text)).map(({ type }) => type);
}
function take(texts, text) {
	const index = texts.indexOf(text);
	if (index !== -1) texts.splice(index, 1);
	return index !== -1;
}
function judgeOrder(before, after) {
	return before.every(({ text }, index) => text === after[index]?.text) ? [] : [{
		effect: "unknown",
		says: "changes the order of the actions"
	}];
}
const onLadder = /* @__PURE__ */ new Set(["block", "pr_comment"]);
/** Block stands over Comment, and Comment over Monitor. */
function judgeMode(before, after) {
	const [was, is] = [modeOf(before), modeOf(after)];
	if (was === is) return null;
	return {
		effect: modes.indexOf(is) > modes.indexOf(was) ? "stricter" : "looser",
		says: `${was} → ${is}`
	};
}
const judgeOne = (type, effect, does) => ({
	effect: understood.has(type) ? effect : "unknown",
	says: `${does} action ${type}`
});
// src/plan/effect/conditions.ts
/** What became of the findings that two filters match. `same`, `wider` and `narrower` are proved; what cannot be proved is never one of them. */
function compareReach(before, after) {
	const [was, is] = modesOf(before, after);
	const changed = was === is ? [...without(before, after), ...without(after, before)] : [...before.conditions, ...after.conditions];
	if (changed.length === 0) return "same";
	if (!changed.every(({ understood }) => understood)) return "unknown";
	const more = implies(before.conditions, was, after.conditions, is);
	const fewer = implies(after.conditions, is, before.conditions, was);
	if (more) return fewer ? "same" : "wider";
	if (fewer) return "narrower";
	return was === is ? "other" : "unknown";
}
/** With one condition both modes mean the same, so the mode of the other side is taken. */
function modesOf(before, after) {
	const was = before.conditions.length > 1 ? before.mode : after.mode;
	return [was, after.conditions.length > 1 ? after.mode : was];
}
/** The conditions of one filter that do not stand in the other. */
function without(filters, other) {
	const texts = new Set(other.conditions.map(({ text }) => text));
	return filters.conditions.filter(({ text }) => !texts.has(text));
}
/** Whether it is sure that whatever the first filter matches, the second matches too. */
function implies(from, fromMode, to, toMode) {
	const enough = (test) => toMode === "all" ? to.every(test) : to.some(test);
	if (fromMode === "any") return from.every((one) => enough((other) => isWithin(one, other)));
	return enough((other) => from.some((one) => isWithin(one, other)));
}
/** Whether it is sure that whatever meets the first condition meets the second. */
function isWithin(one, other) {
	if (one.text === other.text) return true;
	if (!one.understood || !other.understood || one.type !== other.type || one.mode !== other.mode) return false;
	return one.mode === "any" ? holds(other.values, one.values) : holds(one.values, other.values);
}
function holds(whole, part) {
	const values = new Set(whole);
	return part.every((value) => values.has(value));
}
// src/plan/effect/filters.ts
const effects = {
	same: "neutral",
	wider: "stricter",
	narrower: "looser",
	other: "mixed",
	unknown: "unknown"
};
/** What the difference of two filters does to enforcement, for a policy that does the same before and after. */
function judgeFilters(before, after, deed) {
	if (before === null || after === null) return [{
		effect: "unknown",
		says: "has filters of a form that is not known"
	}];
	const difference = differenceOf(before, after);
	const described = describeDifference(difference);
	if (described.length === 0) return [];
	const reach = compareReach(before, after);
	const pair = tellingPair(difference, after);
	const means = pair === null ? reachInWords(reach, deed) : valuesInWords(pair, deed);
	return [{
		effect: effects[reach],
		says: `${described.join("; ")}: ${means}`
	}];
}
const describeCondition = ({ type, mode, values }) => `${type} ${mode} of ${inWords(values)}`;
/** `severity any of critical, high and confidence any of high`. */
function describeFilters(filters) {
	if (filters === null) return "findings, by filters of a form that is not known";
	const [shown, more] = [filters.conditions.slice(0, 5), filters.conditions.length - 5];
	const word = filters.mode === "all" ? " and " : " or ";
	return [...shown.map(describeCondition), ...more > 0 ? [`${String(more)} more conditions`] : []].join(word);
}
function differenceOf(before, after) {
	const [was, is] = modesOf(before, after);
	const [gone, come] = [without(before, after), without(after, before)];
	const pairs = gone.flatMap((one) => pairOf(one, gone, come));
	const paired = new Set(pairs.flat());
	const alone = (conditions) => conditions.filter((one) => !paired.has(one));
	return {
		mode: was === is ? "" : modeWords[is],
		pairs,
		gone: alone(gone),
		come: alone(come)
	};
}
const modeWords = {
	any: "any condition is enough, not all",
	all: "all conditions must hold, not any"
};
function pairOf(one, gone, come) {
	const alike = (other) => other.type === one.type && other.mode === one.mode;
	const [other, ...more] = come.filter(alike);
	return other !== void 0 && more.length === 0 && gone.filter(alike).length === 1 ? [[one, other]] : [];
}
const describeDifference = ({ mode, pairs, gone, come }) => [
	...mode === "" ? [] : [mode],
	...pairs.map(([one, other]) => `${describeCondition(one)} → ${inWords(other.values)}`),
	...gone.map((one) => `removes condition ${describeCondition(one)}`),
	...come.map((one) => `adds condition ${describeCondition(one)}`)
];
const single = /* @__PURE__ */ new Set(["severity", "confidence"]);
/** The condition whose values alone tell what changes, or null. Beside others of which any is enough, they do not. */
function tellingPair({ mode, pairs, gone, come }, after) {
	const [pair, ...more] = pairs;
	if (pair === void 0 || more.length + gone.length + come.length > 0 || mode !== "") return null;
	if (after.mode === "any" && after.conditions.length > 1) return null;
	const [one, other] = pair;
	return single.has(one.type) && one.understood && other.understood ? pair : null;
}
/** `stops blocking high, also blocks medium`. */
function valuesInWords([one, other], { does, doing }) {
	const [dropped, added] = [minus(one.values, other.values), minus(other.values, one.values)];
	const [less, more] = one.mode === "any" ? [dropped, added] : [added, dropped];
	return [...less.length > 0 ? [`stops ${doing} ${inWords(less)}`] : [], ...more.length > 0 ? [`also ${does} ${inWords(more)}`] : []].join(", ");
}
const minus = (values, others) => values.filter((value) => !others.includes(value));
function reachInWords(reach, { does }) {
	if (reach === "unknown") return "what that does is not known";
	return `${does} ${{
		same: "the same",
		wider: "more",
		narrower: "fewer",
		other: "other"
	}[reach]} findings`;
}
// src/plan/effect/policy-facts.ts
const conditionTypes = /* @__PURE__ */ new Set([
	"severity",
	"confidence",
	"repository_tag",
	"vulnerability_class",
	"breaking_change",
	"full_scan"
]);
const conditionFields = /* @__PURE__ */ new Set([
	"type",
	"values",
	"mode"
]);
const orElse = (value, unused) => value === null || value === void 0 || value === "" ? unused : value;
/** Null when the policy has a form that is not known. */
function readPolicy(content) {
	const active = orElse(content?.["active"], true);
	const actions = orElse(content?.["actions"], []);
	if (content === null || typeof active !== "boolean" || !Array.isArray(actions)) return null;
	if (!actions.every((action) => isObject(action) && typeof action["type"] === "string")) return null;
	const read = (action) => ({
		type: action.type,
		text: canonicalAction(action)
	});
	const { filters } = content;
	const filtersText = canonicalObject("RemediationPolicy", { filters });
	return {
		active,
		filters: readFilters(filters),
		filtersText,
		actions: actions.map(read)
	};
}
function readFilters(filters) {
	if (!isObject(filters)) return null;
	const { mode, conditions } = filters;
	if (mode !== "all" && mode !== "any" || !Array.isArray(conditions) || conditions.length === 0) return null;
	const read = conditions.map(readCondition);
	const known = read.filter((condition) => condition !== null);
	return known.length === read.length ? {
		mode,
		conditions: merge(mode, known)
	} : null;
}
function readCondition(condition) {
	if (!isObject(condition) || typeof condition["type"] !== "string") return null;
	const mode = orElse(condition["mode"], "any");
	const values = orElse(condition["values"], []);
	if (typeof mode !== "string" || !Array.isArray(values) || !values.every((value) => typeof value === "string")) return null;
	const understood = Object.keys(condition).every((field) => conditionFields.has(field) || orElse(condition[field], null) === null) && values.length > 0 && conditionTypes.has(condition["type"]) && (mode === "any" || mode === "none");
	return {
		type: condition["type"],
		mode,
		values: sorted(values),
		understood,
		text: canonicalCondition(condition)
	};
}
const sorted = (values) => [...new Set(values)].toSorted();
/**
* Conditions that say the same as one: under `any`, «one of a» or «one of b» is «one of a, b»; under `all`, «none of a» and «none of b» is
* «none of a, b». So that splitting or joining them is no change of meaning.
*/
function merge(mode, conditions) {
	const merged = /* @__PURE__ */ new Map();
	for (const condition of conditions) {
		const key = condition.understood && condition.mode === (mode === "any" ? "any" : "none") ? condition.type : `as it is ${condition.text}`;
		merged.set(key, union(merged.get(key), condition));
	}
	return [...merged.values()];
}
function union(one, other) {
	if (one === void 0 || one.text === other.text) return other;
	const { type, mode } = other;
	const values = sorted([...one.values, ...other.values]);
	return {
		type,
		mode,
		values,
		understood: true,
		text: canonicalCondition({
			type,
			mode,
			values
		})
	};
}
// src/plan/effect/policy.ts
const strange$1 = {
	effect: "unknown",
	says: "has a form that is not known"
};
/** A new policy enforces what its strongest action does, unless it is switched off. */
function judgeCreate(after) {
	const policy = readPolicy(after);
	if (policy === null) return strange$1;
	if (!policy.active) return {
		effect: "neutral",
		says: "is switched off, so it does nothing yet"
	};
	return judgeWhole(policy, "stricter", `${deedOf(policy.actions).does} ${describeFilters(policy.filters)}`);
}
/** A deleted policy no longer enforces what its strongest action did. */
function judgeDelete(before) {
	const policy = readPolicy(before);
	if (policy === null) return strange$1;
	if (!policy.active) return {
		effect: "neutral",
		says: "was switched off, so nothing changes"
	};
	return judgeWhole(policy, "looser", `stops ${deedOf(policy.actions).doing} ${describeFilters(policy.filters)}`);
}
/** The effect of having or not having a policy that is active. */
function judgeWhole({ actions, filters }, effect, says) {
	if (actions.length === 0) return filters === null ? strange$1 : {
		effect: "neutral",
		says
	};
	return clouded(opaqueTypes(actions), {
		effect,
		says
	});
}
/** An action of which nobody can say whether it enforces makes every effect of its policy unknown. */
function clouded(opaque, judgement) {
	if (opaque.length === 0 || judgement.effect === "neutral" || judgement.effect === "unknown") return judgement;
	return {
		effect: "unknown",
		says: `${judgement.says} (with ${named("action", opaque)}, so the effect is not known)`
	};
}
const policyFields = [
	"name",
	"slug",
	"description",
	"active",
	"filters",
	"actions"
];
const filterFields = ["mode", "conditions"];
/** What changed, part by part; parts that nobody knows make the effect unknown. */
function judgeUpdate(before, after) {
	const [was, is] = [readPolicy(before), readPolicy(after)];
	if (was === null || is === null || before === null || after === null) return strange$1;
	const others = [...otherFields(before, after, policyFields), ...otherFields(before["filters"], after["filters"], filterFields)];
	const parts = [
		...judgeEnforcement(was, is),
		...judgeText("name", before, after, `is named ${String(after["name"])}`),
		...judgeText("description", before, after, "has another description"),
		...others.map((field) => ({
			effect: "unknown",
			says: `changes ${field}, which is not known`
		}))
	];
	return parts.length > 0 ? together(parts) : {
		effect: "unknown",
		says: "changes nothing that can be seen"
	};
}
const neutral = (says) => ({
	effect: "neutral",
	says
});
const judgeText = (field, before, after, says) => otherFields({ [field]: before[field] }, { [field]: after[field] }, []).length > 0 ? [neutral(says)] : [];
function judgeEnforcement(was, is) {
	if (was.active !== is.active) return [judgeSwitch(was, is)];
	const parts = judgeParts(was, is);
	if (was.active || parts.length === 0) return parts;
	return [neutral("is switched off before and after, so nothing changes")];
}
function judgeSwitch(was, is) {
	const also = judgeParts(was, is).length > 0 ? ", and changes in other ways too" : "";
	return is.active ? judgeWhole(is, "stricter", `is switched on: ${deedOf(is.actions).does} ${describeFilters(is.filters)}${also}`) : judgeWhole(was, "looser", `is switched off: stops ${deedOf(was.actions).doing} ${describeFilters(was.filters)}${also}`);
}
function judgeParts(was, is) {
	const opaque = opaqueTypes([...was.actions, ...is.actions]);
	const idle = was.actions.length === 0 || is.actions.length === 0;
	const deed = deedOf(idle ? [] : is.actions);
	const filters = was.filtersText === is.filtersText ? [] : judgeFilters(was.filters, is.filters, deed);
	return [...judgeActions(was.actions, is.actions), ...idle ? filters.map(({ says }) => neutral(says)) : filters].map((part) => clouded(opaque, part));
}
// src/plan/effect.ts
const strange = ({ object }) => ({
	effect: "unknown",
	says: `an object of kind ${object}, which is not known`
});
const judges = /* @__PURE__ */ new Map([
	["RemediationPolicy", {
		create: ({ after }) => judgeCreate(after),
		update: ({ before, after }) => judgeUpdate(before, after),
		delete: ({ before }) => judgeDelete(before)
	}],
	["DetectionPolicy", {
		create: strange,
		update: ({ before, after }) => judgeLists(before, after),
		delete: strange
	}],
	["DetectionPolicyException", {
		create: ({ key, after }) => judgeException(key, null, after ?? {}),
		update: ({ key, before, after }) => judgeException(key, before ?? {}, after ?? {}),
		delete: ({ key, before }) => judgeException(key, before ?? {}, null)
	}]
]);
/**
* What one entry of a diff does to enforcement, and one plain sentence for it without the object's name. It claims `stricter` or
* `neutral` only for what is proved; where it cannot tell, the effect is `unknown`. Names and values stand in the sentence as they
* came: whoever prints it escapes it.
*/
const judge = (verb, entry) => (judges.get(entry.object)?.[verb] ?? strange)(entry);
// src/plan/digest.ts
const sha256 = (what, text) => `sha256:${createHash("sha256").update(`${what}\n${text}`).digest("hex")}`;
/** SHA-256 over what will be sent; layout, order that carries no meaning and output-only fields do not enter. */
const bundleDigest = (bundle) => sha256("bundle 1", `${bundle.kind}\n${canonicalBundle(bundle)}`);
/** SHA-256 over the platform's diff as a set of objects. */
function diffDigest(differences) {
	const texts = differences.map(({ verb, object, key, before, after }) => {
		const sides = [before, after].map((side) => canonicalObject(object, side ?? null));
		return `[${[
			plain(verb),
			plain(object),
			plain(key),
			...sides
		].join(",")}]`;
	});
	return sha256("diff 1", texts.toSorted().join("\n"));
}
/** SHA-256 over deployment, kind, state version and both digests of every bundle. */
function planDigest(bundles) {
	const texts = bundles.map(({ deployment, kind, bundleDigest: sent, stateVersion, diffDigest: diff }) => plain([
		deployment.id,
		deployment.slug,
		kind,
		sent,
		stateVersion,
		diff
	]));
	return sha256("plan 1", texts.toSorted().join("\n"));
}
/** What the digests of these bundles must be; whoever reads a plan that others could edit compares them with what it claims. */
function digestsOf(bundles) {
	const computed = bundles.map((bundle) => ({
		...bundle,
		bundleDigest: bundleDigest(bundle),
		diffDigest: diffDigest(bundle.changes)
	}));
	return {
		plan: planDigest(computed),
		bundles: computed
	};
}
export { bundleDigest, canonicalObject, declaredId, diffDigest, digestsOf, inWords, isObject, judge, missingFrom, plain, planDigest, policyFinder, ruleLists$1 as ruleLists, slugOf };
