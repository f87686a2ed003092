import { createHash } from "./_builtin ifmatch node_crypto.js";
import { combine } from "./summary.js";
import { isBookkeeping } from "./bookkeeping.js";
import { slugOf, unchangedPolicies } from "./declared-policies.js";
// src/plan/canonical.ts
/** A platform may send any of these for a field that is not used. */
const unused = /* @__PURE__ */ new Set([
	"null",
	"\"\"",
	"[]",
	"{}"
]);
const nothing$1 = /* @__PURE__ */ new Set(["null"]);
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
const action = object({ config: object({}, { absent: nothing$1 }) });
const condition = object({
	values: set(plain),
	mode: byDefault("\"any\"")
});
const policy$1 = (rules) => object({
	active: byDefault("true"),
	filters: object({ conditions: set(condition) }, rules),
	actions: list(action)
}, rules);
const ruleLists$1 = {
	rulesets: set(plain),
	rules: set(plain),
	disabled: set(plain)
};
const detection = object({
	...outputOnly$1,
	...ruleLists$1,
	exceptions: bag(plain)
});
const remediation = object({
	...outputOnly$1,
	policies: bag(policy$1({}))
});
const answered = { ignores: isBookkeeping };
const objects = /* @__PURE__ */ new Map([
	["RemediationPolicy", policy$1(answered)],
	["DetectionPolicy", object({
		...outputOnly$1,
		...ruleLists$1,
		exceptions: bag(plain)
	}, answered)],
	["DetectionPolicyException", object(ruleLists$1, answered)]
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
// src/plan/rule-lists.ts
/** The lists of a detection bundle, which a diff holds as one object. */
const ruleLists = [
	"rulesets",
	"rules",
	"disabled"
];
// src/plan/effect/judgement.ts
const together = (parts) => ({
	effect: combine(parts.map(({ effect }) => effect)),
	says: parts.map(({ says }) => says).join("; ")
});
// src/plan/effect/other-fields.ts
/** Names of the fields beyond `known` whose content differs, the platform's book-keeping apart. */
function otherFields(before, after, known) {
	const [left, right] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
	const fields = [.../* @__PURE__ */ new Set([...Object.keys(left), ...Object.keys(right)])].toSorted();
	const differs = (field) => plain({ field: left[field] }) !== plain({ field: right[field] });
	return fields.filter((field) => !known.includes(field) && !isBookkeeping(field) && differs(field));
}
/** Names and content, as one text each, of the fields beyond `known` that are used. */
function fieldsBeside(content, known) {
	if (!isObject(content)) return [];
	return Object.keys(content).filter((field) => !known.includes(field)).length === 0 ? [] : otherFields(content, {}, known).map((field) => `${field} ${plain(content[field])}`);
}
// src/plan/effect/words.ts
const shown = 5;
/** A list as it stands in a sentence; a long one is cut, and says how much is missing. */
function inWords(items, last = "and") {
	const words = items.slice(0, shown).map(visible);
	if (items.length > shown) return `${words.join(", ")}, ${last} ${String(items.length - shown)} more`;
	return words.join(", ");
}
/** A noun and the things it counts: `rule a`, `rules a, b`. */
const named = (noun, items) => `${noun}${items.length === 1 ? "" : "s"} ${inWords(items)}`;
const treacherous = /^$|^\s|\s$|\s\s|[^\S ]|\p{Default_Ignorable_Code_Point}|, /u;
const unseen = /[^\S ]|\p{Default_Ignorable_Code_Point}/gu;
/** A text as it came, or in quotes where an eye could take it for another one. */
function visible(text) {
	if (!treacherous.test(text)) return text;
	return JSON.stringify(text).replaceAll(unseen, (mark) => String.raw`\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);
}
// src/plan/effect/detection-lists.ts
const outputOnly = ["deployment_slug", "product"];
/** What stands in one side of a list and not in the other; null when it is no list of texts. */
function missingFrom(list, from, than) {
	const [items, others] = [textsOf$1(from?.[list]), textsOf$1(than?.[list])];
	if (items === null || others === null) return null;
	const has = new Set(others);
	return [...new Set(items)].filter((item) => !has.has(item)).toSorted();
}
function textsOf$1(list) {
	if (list === null || list === void 0) return [];
	return Array.isArray(list) && list.every((item) => typeof item === "string") ? list : null;
}
/** The lists of a detection bundle: more rules find more, more disabled ones less. */
function judgeLists(before, after, around) {
	const parts = [...judgeRules(before, after, around), ...judgeOthers(before, after, [...ruleLists, ...outputOnly])];
	if (parts.length > 0) return together(parts);
	if (plain(listsOf(before)) !== plain(listsOf(after))) return {
		effect: "neutral",
		says: "says the same in another way"
	};
	return {
		effect: "unknown",
		says: "changes nothing that can be seen"
	};
}
/** What becomes of rulesets and single rules, by what ran before and runs after; first what is lost. */
function judgeRules(before, after, around) {
	const [gone, come] = [missingFrom("rules", before, after), missingFrom("rules", after, before)];
	const [enabled, disabled] = [missingFrom("disabled", before, after), missingFrom("disabled", after, before)];
	const [goneOff, comeOff] = [gone?.filter(around.wasOff) ?? [], come?.filter(around.isOff) ?? []];
	const dropped = goneOff.filter((rule) => enabled?.includes(rule));
	const stillborn = around.hadUnlisted ? [] : comeOff.filter((rule) => disabled?.includes(rule));
	return [
		...judgeItems(missingFrom("rulesets", before, after), "looser", "removes", "ruleset"),
		...judgeItems(without$1(gone, goneOff), "looser", "removes", "rule"),
		...judgeItems(without$1(disabled, stillborn), "looser", "disables", "rule"),
		...judgeItems(missingFrom("rulesets", after, before), "stricter", "adds", "ruleset"),
		...judgeItems(without$1(come, comeOff), "stricter", "adds", "rule"),
		...judgeItems(without$1(goneOff, dropped), "neutral", "removes, with no effect, the disabled", "rule"),
		...judgeItems(comeOff, "neutral", "adds, with no effect, the disabled", "rule"),
		...judgeItems(without$1(enabled, dropped), "stricter", "no longer disables", "rule"),
		...judgeDropped(dropped, around)
	];
}
/** Rules that were disabled, and stand in neither list any more. */
function judgeDropped(rules, { hasUnlisted }) {
	if (rules.length === 0) return [];
	const says = `removes ${named("rule", rules)} and no longer disables ${rules.length === 1 ? "it" : "them"}`;
	return hasUnlisted ? [{
		effect: "stricter",
		says: `${says} (did not run, and runs now only if a ruleset or the platform itself brings it)`
	}] : [{
		effect: "neutral",
		says: `${says} (no effect: did not run, and still does not)`
	}];
}
const without$1 = (rules, others) => rules?.filter((rule) => !others.includes(rule)) ?? null;
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
/** Fields that nobody knows, where they differ. */
const judgeOthers = (before, after, known) => otherFields(before, after, known).map((field) => ({
	effect: "unknown",
	says: `changes ${field}, which is not known`
}));
const listsOf = (side) => Object.fromEntries(ruleLists.map((list) => [list, side?.[list]]));
// src/plan/effect/detection.ts
/** An exception switches a rule on or off for some projects. What it switches off is looser while it stands. */
function judgeException(key, before, after, around) {
	const [was, is] = [typeOf(before), typeOf(after)];
	const where = `${ruleOf(key)} ${scopeOf(key)}`;
	const seen = before === null || after === null ? listsOf : (side) => side;
	const others = judgeOthers(seen(before), seen(after), exceptionFields);
	const parts = [...(was === is ? [] : [judgeTypes(was, is, where)]).map((one) => forNobody(one, key, around) ?? one), ...others];
	return parts.length > 0 ? together(parts) : {
		effect: "unknown",
		says: `changes nothing that can be seen for ${where}`
	};
}
/** Of a rule that is taken away and nobody had, or given and nobody gets: that it makes no difference. Else null. */
function forNobody({ effect, says }, key, around) {
	const rule = String(key["rule"]);
	const [wasOff, isOff] = [around.wasOff(rule), around.isOff(rule)];
	const isIdle = effect === "looser" && wasOff || effect === "stricter" && isOff;
	if (key["rule_type"] !== "rule" || !isIdle) return null;
	return {
		effect: "neutral",
		says: `${says} (no effect: the rule ${offInWords(wasOff, isOff)})`
	};
}
function offInWords(wasOff, isOff) {
	if (wasOff && isOff) return "is disabled";
	return wasOff ? "was disabled, and stays off here" : "is now disabled, and stays off here";
}
const exceptionFields = [
	"exception_type",
	"rule",
	"rule_type",
	"project",
	"project_tag_name",
	"product"
];
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
const ruleOf = (key) => `${String(key["rule_type"])} ${visible(String(key["rule"]))}`;
function scopeOf(key) {
	const target = visible(String(key["scope_target"]));
	if (key["scope_type"] === "project") return `in project ${target}`;
	return key["scope_type"] === "project_tag" ? `in every project tagged ${target}` : `in ${String(key["scope_type"])} ${target}`;
}
// src/plan/effect/detection-sides.ts
/** For a change of which the rest of its bundle is not known. */
const nothingElse = {
	wasOff: () => false,
	isOff: () => false,
	hadUnlisted: true,
	hasUnlisted: true
};
function detectionSides(bundle, entries) {
	const lists = entries.find(({ object }) => object === "DetectionPolicy");
	const exceptions = entries.filter(({ object }) => object === "DetectionPolicyException");
	const sent = bundle.exceptions.map((exception) => ({ ...exception }));
	const were = [...sent, ...exceptions.flatMap(({ key, before }) => before === null ? [] : [{
		...before,
		...key
	}])];
	const disabled = lists === void 0 ? bundle.disabled : textsOf(lists.before?.["disabled"]);
	const hasUnlisted = lists?.key["product"] !== "code" || !isEmpty$1(bundle.rulesets);
	return {
		wasOff: offIn(disabled, were),
		isOff: offIn(bundle.disabled, sent),
		hadUnlisted: hasUnlisted || !isEmpty$1(lists?.before?.["rulesets"]),
		hasUnlisted
	};
}
/** A rule is off where it is disabled and no exception may include it again; nobody says which rules a pack holds. */
function offIn(disabled, exceptions) {
	const off = new Set(disabled);
	const including = exceptions.filter((one) => one["exception_type"] !== "exclude");
	const included = new Set(including.map((one) => one["rule"]));
	const anyPack = including.some((one) => one["rule_type"] !== "rule");
	return (rule) => !anyPack && off.has(rule) && !included.has(rule);
}
const isEmpty$1 = (list) => list === null || list === void 0 || Array.isArray(list) && list.length === 0;
const textsOf = (list) => Array.isArray(list) ? list : [];
// src/plan/effect/actions.ts
const has = (actions, type) => actions.some((action) => action.type === type);
function modeOf(actions) {
	if (has(actions, "block")) return "Block";
	return has(actions, "pr_comment") ? "Comment" : "Monitor";
}
/** Types of the actions of which nobody can say whether they enforce. */
const opaqueTypes = (actions) => [...new Set(actions.filter(({ deed }) => deed === "unknown").map(({ type }) => type))];
/** What the actions do to findings: the strongest mode, and each state that they are triaged to. */
function phraseOf(actions) {
	const phrases = [...strongest(actions), ...statesOf(actions).map(triaging)];
	if (phrases.length === 0) return modes.Monitor;
	const join = (form) => phrases.map((phrase) => phrase[form]).join(" and ");
	return {
		does: join("does"),
		doing: join("doing")
	};
}
function strongest(actions) {
	const mode = modeOf(actions);
	if (mode !== "Monitor") return [modes[mode]];
	return actions.some(({ state }) => state === null) ? [{
		does: "acts on",
		doing: "acting on"
	}] : [];
}
const modes = {
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
const statesOf = (actions) => [...new Set(actions.flatMap(({ state }) => state ?? []))];
const stateVerbs = /* @__PURE__ */ new Map([
	["ignored", {
		does: "ignores",
		doing: "ignoring"
	}],
	["provisionally_ignored", {
		does: "provisionally ignores",
		doing: "provisionally ignoring"
	}],
	["reopened", {
		does: "reopens",
		doing: "reopening"
	}]
]);
function triaging(state) {
	const word = visible(state);
	const { does, doing } = stateVerbs.get(state) ?? {
		does: `marks as ${word}`,
		doing: `marking as ${word}`
	};
	return {
		does: `${does} (triage)`,
		doing: `${doing} (triage)`
	};
}
function compareActions(before, after) {
	const [gone, come] = [minus$1(before, after), minus$1(after, before)];
	if (gone.length === 0 && come.length === 0) return compareOrder(before, after);
	const settings = [...new Set(gone.map(({ type }) => type))].filter((type) => has(come, type));
	const ladder = modeChange(before, after);
	const rest = (actions) => actions.filter(({ type }) => !settings.includes(type) && !(ladder.length > 0 && onLadder.has(type))).map(({ type, state }) => state === null ? type : `${type} (${visible(state)})`);
	const unclear = recounted(before, after).filter(({ action }) => !isSameTwice(action));
	return {
		says: [
			...ladder,
			...settings.map((type) => `changes the settings of ${named("action", [type])}`),
			...rest(gone).map((name) => `removes action ${name}`),
			...rest(come).map((name) => `adds action ${name}`),
			...unclear.map(countInWords)
		],
		settings,
		isUnclear: unclear.length > 0
	};
}
/** The actions of one list that do not stand, with the same settings, in the other; each once. */
function minus$1(actions, others) {
	const texts = new Set(others.map(({ text }) => text));
	return once(actions).filter(({ text }) => !texts.has(text));
}
const once = (actions) => [...new Map(actions.map((action) => [action.text, action])).values()];
/** The actions that stand in both lists, but not as often. */
function recounted(before, after) {
	const count = (actions, one) => actions.filter(({ text }) => text === one.text).length;
	return once(before).map((action) => ({
		action,
		was: count(before, action),
		is: count(after, action)
	})).filter(({ was, is }) => is > 0 && was !== is);
}
const countInWords = ({ action, was, is }) => `lists action ${action.type} ${String(was)} → ${String(is)} times`;
/** Whether an action surely does no more when it stands there twice: two tickets need not be one. */
const isSameTwice = ({ type, text, deed }) => deed === "hides" || onLadder.has(type) && text === canonicalAction({ type });
function compareOrder(before, after) {
	const [was, is] = [before, after].map((actions) => JSON.stringify(once(actions).map(({ text }) => text)));
	const counts = recounted(before, after);
	return {
		says: [...was === is ? [] : ["changes the order of the actions"], ...counts.map(countInWords)],
		settings: [],
		isUnclear: was !== is || counts.some(({ action }) => !isSameTwice(action))
	};
}
const onLadder = /* @__PURE__ */ new Set(["block", "pr_comment"]);
/** Block stands over Comment, and Comment over Monitor. */
function modeChange(before, after) {
	const [was, is] = [modeOf(before), modeOf(after)];
	return was === is ? [] : [`${was} → ${is}`];
}
// src/plan/effect/read-condition.ts
const fields = /* @__PURE__ */ new Set([
	"type",
	"values",
	"mode"
]);
/** A platform may send any of these for a field that is not used. */
const orElse = (value, unused) => value === null || value === void 0 || value === "" ? unused : value;
/** Null when the condition has a form, or a field, that is not known. */
function readCondition(condition) {
	if (!isObject(condition) || typeof condition["type"] !== "string") return null;
	const mode = orElse(condition["mode"], "any");
	const values = orElse(condition["values"], []);
	if (typeof mode !== "string" || !Array.isArray(values) || !values.every((value) => typeof value === "string")) return null;
	const isUsual = (field) => fields.has(field) || orElse(condition[field], null) === null;
	return Object.keys(condition).every(isUsual) ? {
		type: condition["type"],
		mode,
		values
	} : null;
}
// src/plan/effect/region.ts
/** What a finding has exactly one of. The values are those of the API's own enumerations; not every finding has a fix that can break. */
const enumerations = {
	severity: [
		"low",
		"medium",
		"high",
		"critical"
	],
	confidence: [
		"low",
		"medium",
		"high"
	],
	full_scan: ["true", "false"],
	breaking_change: [
		"true",
		"false",
		""
	]
};
const bits = new Map(Object.entries(enumerations).flatMap(([type, values]) => values.map((value) => `${type}=${value}`)).map((name, index) => [name, 1 << index]));
const places = Object.entries(enumerations).map(([type, values]) => ({
	type,
	mask: values.reduce((sum, value) => sum | (bits.get(`${type}=${value}`) ?? 0), 0)
}));
const placeOf = new Map(places.map((place) => [place.type, place]));
/** For each of these types the bits of all its values. */
const masks = places.map(({ mask }) => mask);
const everything = masks.reduce((sum, mask) => sum | mask, 0);
const open$1 = /* @__PURE__ */ new Set(["repository_tag", "vulnerability_class"]);
const whole = {
	values: everything,
	some: [],
	none: []
};
/** What a policy matches. Whatever has no known meaning is one thing that may be true or not, the same wherever it reads the same. */
function regionOf(policy) {
	const region = regionOfFilters(policy["filters"]);
	const beside = unknownFields(policy);
	if (beside.length === 0) return region;
	const more = withUnknown(whole, [`beyond ${beside.join()}`]);
	return [...region.map((cube) => withUnknown(cube, beside)), more];
}
function regionOfFilters(filters) {
	const { mode, conditions } = isObject(filters) ? filters : {};
	if (Array.isArray(conditions) && conditions.length > 0) {
		if (mode === "all") return [conditions.reduce(narrow, whole)];
		if (mode === "any") return conditions.map((condition) => narrow(whole, condition));
	}
	return [withUnknown(whole, [`filters ${plain(filters)}`])];
}
/** Everything on which a region depends without our knowing what it means. */
const unknownIn = (region) => [...new Set(region.flatMap(({ some }) => some.flat()))].filter((name) => name.startsWith("?")).toSorted();
/** Whether two regions depend on the same things that nobody knows. */
const shareUnknown = (one, other) => unknownIn(one).join("\n") === unknownIn(other).join("\n");
const policyFields$1 = [
	"name",
	"slug",
	"description",
	"active",
	"filters",
	"actions"
];
const filterFields$1 = ["mode", "conditions"];
function unknownFields(policy) {
	return [...fieldsBeside(policy, policyFields$1), ...fieldsBeside(policy["filters"], filterFields$1)];
}
const withUnknown = (cube, names) => names.length === 0 ? cube : {
	...cube,
	some: [...cube.some, ...names.map((name) => [`?${name}`])]
};
function narrow(cube, condition) {
	const read = readCondition(condition);
	return (read === null ? null : narrowKnown(cube, read)) ?? withUnknown(cube, [`condition ${canonicalCondition(condition)}`]);
}
/** Null when the condition does not have a meaning that is known. */
function narrowKnown(cube, { type, mode, values }) {
	if (values.length === 0 || mode !== "any" && mode !== "none") return null;
	const place = placeOf.get(type);
	if (place !== void 0) return narrowValues(cube, place, mode, values);
	if (!open$1.has(type)) return null;
	const names = values.map((value) => `${type}=${value}`);
	return mode === "any" ? {
		...cube,
		some: [...cube.some, names]
	} : {
		...cube,
		none: [...cube.none, ...names]
	};
}
function narrowValues(cube, { type, mask }, mode, values) {
	let named = 0;
	for (const value of values) {
		const bit = value === "" ? void 0 : bits.get(`${type}=${value}`);
		if (bit === void 0) return null;
		named |= bit;
	}
	return {
		...cube,
		values: cube.values & (mode === "any" ? ~mask | named : ~named)
	};
}
// src/plan/effect/uncovered.ts
const matches = ({ values, some, none }, { values: has, holds }) => (has & values) === has && some.every((names) => names.some((name) => holds.has(name))) && !none.some((name) => holds.has(name));
/** Thrown when the search takes too long, which only very odd filters do. */
var TooManyCases = class extends Error {
	name = "TooManyCases";
};
/** A finding that the cube matches and none of `others` does, or null when there surely is none. Throws `TooManyCases`. */
function findUncovered(cube, others) {
	let steps = 0;
	const isPossible = ({ values, holds, lacks }) => masks.every((mask) => (values & mask) !== 0) && cube.some.every((names) => !names.every((name) => lacks.has(name))) && !cube.none.some((name) => holds.has(name));
	const search = (draft, index) => {
		steps += 1;
		if (steps > maxSteps) throw new TooManyCases("the filters have too many cases");
		if (!isPossible(draft)) return null;
		const other = others[index];
		if (other === void 0) return complete(cube, draft);
		if (isMissed(other, draft)) return search(draft, index + 1);
		for (const next of waysToMiss(other, draft)) {
			const found = search(next, index + 1);
			if (found !== null) return found;
		}
		return null;
	};
	return search({
		values: cube.values,
		holds: /* @__PURE__ */ new Set(),
		lacks: new Set(cube.none)
	}, 0);
}
const maxSteps = 2e4;
const isMissed = ({ values, some, none }, draft) => masks.some((mask) => (draft.values & values & mask) === 0) || none.some((name) => draft.holds.has(name)) || some.some((names) => names.every((name) => draft.lacks.has(name)));
/** Every way in which a finding can fail to be matched by a cube, as far as it is still open. */
function waysToMiss({ values, some, none }, draft) {
	const byValues = masks.filter((mask) => (values & mask) !== mask).map((mask) => ({
		...draft,
		values: draft.values & ~(values & mask)
	}));
	const byNone = none.filter((name) => !draft.lacks.has(name)).map((name) => ({
		...draft,
		holds: /* @__PURE__ */ new Set([...draft.holds, name])
	}));
	const bySome = some.filter((names) => !names.some((name) => draft.holds.has(name))).map((names) => ({
		...draft,
		lacks: /* @__PURE__ */ new Set([...draft.lacks, ...names])
	}));
	return [
		...byValues,
		...bySome,
		...byNone
	];
}
/** Settles what is still open: of each list that needs one the first that may be, of the values the lowest. */
function complete({ some }, { values, holds, lacks }) {
	const all = new Set(holds);
	for (const names of some) {
		if (names.some((name) => all.has(name))) continue;
		const name = names.find((one) => !lacks.has(one));
		if (name !== void 0) all.add(name);
	}
	return {
		values: masks.reduce((sum, mask) => sum | values & mask & -(values & mask), 0),
		holds: all
	};
}
// src/plan/effect/compare.ts
/**
* What the change of one policy does to what the whole bundle enforces. It loosens where it did something that no policy does
* afterwards, and tightens where it does something that no policy did before. So changes of one plan that make up for each other have
* no effect, and whatever the plan as a whole loosens is looser in at least one of its changes.
*/
function compareEnforcement(slug, was, is, sides) {
	const losses = differences(slug, was, sides.after);
	const gains = differences(slug, is, sides.before);
	const lost = (deed) => losses.deeds.has(deed);
	const gained = (deed) => gains.deeds.has(deed);
	const coveredBy = [.../* @__PURE__ */ new Set([...losses.coveredBy, ...gains.coveredBy])].toSorted();
	const looser = lost("enforces") || gained("hides");
	const stricter = gained("enforces") || lost("hides");
	if (lost("unknown") || gained("unknown")) return {
		effect: "unknown",
		coveredBy
	};
	if (!looser && !stricter) return {
		effect: "neutral",
		coveredBy
	};
	if (hasOtherUnknowns(was, is)) return {
		effect: "unknown",
		coveredBy
	};
	if (looser && stricter) return {
		effect: "mixed",
		coveredBy
	};
	return {
		effect: looser ? "looser" : "stricter",
		coveredBy
	};
}
/** Whether a condition that nobody knows came, went or changed in a policy that stands before and after. */
function hasOtherUnknowns(was, is) {
	return was.region.length > 0 && is.region.length > 0 && !shareUnknown(was.region, is.region);
}
/** What a policy does that no policy of a side does to the same findings; `unknown` also where that cannot be told. */
function differences(slug, { level, deeds, region }, side) {
	const found = [...level > 0 ? [["enforces", (other) => other.level >= level]] : [], ...[...deeds].map(([text, deed]) => [deed, (other) => other.deeds.has(text)])].map(([deed, does]) => ({
		deed,
		cover: coverOf(region, side, does)
	}));
	return {
		deeds: new Set(found.flatMap(({ deed, cover }) => lossOf(deed, cover))),
		coveredBy: found.flatMap(({ cover }) => cover.kind === "covered" ? cover.by : []).filter((one) => one !== slug)
	};
}
function lossOf(deed, { kind }) {
	if (kind === "covered") return [];
	return [kind === "open" ? deed : "unknown"];
}
/** With more policies than this to be looked at together, nobody can follow that they cover something. */
const maxTogether = 12;
/** Whether the policies of a side that do something match every finding of a region, and which of them are needed for it. */
function coverOf(region, side, does) {
	try {
		const covers = region.map((cube) => coverOfCube(cube, (sample) => side(sample, does)));
		return covers.find(({ kind }) => kind === "open") ?? covers.find(({ kind }) => kind === "too-many") ?? {
			kind: "covered",
			by: covers.flatMap((one) => one.kind === "covered" ? one.by : [])
		};
	} catch (error) {
		if (error instanceof TooManyCases) return { kind: "too-many" };
		throw error;
	}
}
/** Takes policies in until they leave no finding, asking each time for one that they leave. */
function coverOfCube(cube, find) {
	const parts = [];
	let sample = findUncovered(cube, []);
	while (sample !== null) {
		const part = find(sample);
		if (part === null) return { kind: "open" };
		parts.push(part);
		if (parts.length > maxTogether) return { kind: "too-many" };
		sample = findUncovered(cube, parts.map((one) => one.cube));
	}
	return {
		kind: "covered",
		by: needed(parts, (some) => findUncovered(cube, some) === null)
	};
}
/** The later ones were asked for because the earlier were not enough, so the earliest are tried first to be left out. */
function needed(parts, suffice) {
	let kept = [...parts];
	for (const part of parts) {
		const rest = kept.filter((one) => one !== part);
		if (suffice(rest.map(({ cube }) => cube))) kept = rest;
	}
	return kept.map(({ policy }) => policy.slug);
}
/** Whether all findings of the first region are surely of the second; null when that takes too long to tell. */
function isWithin(one, other) {
	try {
		return one.every((cube) => findUncovered(cube, other) === null);
	} catch (error) {
		if (error instanceof TooManyCases) return null;
		throw error;
	}
}
// src/plan/effect/enforcement.ts
const nothing = {
	level: 0,
	deeds: /* @__PURE__ */ new Map(),
	region: []
};
const enforcing = /* @__PURE__ */ new Set([
	"block",
	"pr_comment",
	"jira",
	"slack_app",
	"webhook"
]);
/** Null when the policy has a form that is not known. */
function enforcementOf(policy) {
	if (policy === null) return nothing;
	const active = orElse(policy["active"], true);
	const actions = orElse(policy["actions"], []);
	if (typeof active !== "boolean" || !Array.isArray(actions)) return null;
	if (!actions.every((action) => isObject(action) && typeof action["type"] === "string")) return null;
	if (!active) return nothing;
	const typed = actions;
	const plain = new Set(typed.filter(isBare).map(({ type }) => type));
	const others = typed.filter((action) => !isBare(action) || !ladder.has(action.type));
	const deeds = new Map(others.map((action) => [nameOf(action), deedOf(action)]));
	return {
		level: levelOf(plain),
		deeds,
		region: regionOf(policy)
	};
}
/** The same for actions that are the same; the usual ones without the long way. */
function nameOf(action) {
	const { type, config, ...rest } = action;
	if (!(isObject(config) && Object.values(config).every((value) => typeof value === "string" && value !== "")) || Object.keys(rest).length > 0) return canonicalAction(action);
	return `${type} ${JSON.stringify(config, Object.keys(config).toSorted())}`;
}
const ladder = /* @__PURE__ */ new Set(["block", "pr_comment"]);
function levelOf(types) {
	if (types.has("block")) return types.has("pr_comment") ? 3 : 2;
	return types.has("pr_comment") ? 1 : 0;
}
/** Whether an action is nothing but its type. */
const isBare = (action) => Object.entries(action).every(([field, value]) => field === "type" || isEmpty(value));
const isEmpty = (value) => orElse(value, null) === null || typeof value === "object" && value !== null && Object.keys(value).length === 0;
/** What an action does, which for some depends on its settings. */
function deedOf(action) {
	if (enforcing.has(action.type)) return "enforces";
	return isHiding(action) ? "hides" : "unknown";
}
const hiddenStates = /* @__PURE__ */ new Set(["ignored", "provisionally_ignored"]);
const triageSettings = /* @__PURE__ */ new Set(["state", "reason"]);
function isHiding(action) {
	const { type, config, ...rest } = action;
	if (type !== "triage" || !isObject(config) || !Object.values(rest).every(isEmpty)) return false;
	return hiddenStates.has(config["state"]) && Object.keys(config).every((name) => triageSettings.has(name));
}
// src/plan/effect/conditions.ts
/** What became of the findings that two filters match. `same`, `wider` and `narrower` are proved; what cannot be proved is never one of them. */
function compareReach({ region: was }, { region: is }) {
	const [more, fewer] = [isWithin(was, is), isWithin(is, was)];
	if (more === true && fewer === true) return "same";
	if (more === null || fewer === null || !shareUnknown(was, is)) return "unknown";
	if (more) return "wider";
	return fewer ? "narrower" : "other";
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
// src/plan/effect/describe-condition.ts
/** `severity any of critical, high`. */
const describeCondition = ({ type, mode, values }) => `${type} ${mode} of ${valuesInWords(values)}`;
const valuesInWords = (values) => values.length === 0 ? "no values" : inWords(values);
// src/plan/effect/filter-difference.ts
function differenceOf(before, after) {
	const [was, is] = modesOf(before, after);
	const [gone, come] = [without(before, after), without(after, before)];
	const pairs = gone.flatMap((one) => pairOf(one, gone, come));
	const paired = new Set(pairs.flat());
	const alone = (conditions) => conditions.filter((one) => !paired.has(one));
	return {
		mode: was === is ? null : is,
		pairs,
		gone: alone(gone),
		come: alone(come)
	};
}
function pairOf(one, gone, come) {
	const alike = (other) => other.type === one.type && other.mode === one.mode;
	const [other, ...more] = come.filter(alike);
	return other !== void 0 && more.length === 0 && gone.filter(alike).length === 1 ? [[one, other]] : [];
}
const minus = (values, others) => values.filter((value) => !others.includes(value));
// src/plan/effect/lost-and-gained.ts
const longest = 120;
/**
* Which findings two filters do not share: `stops blocking severity high, also blocks repository_tag b without a`. Null where that cannot
* be said in short. Of filters whose conditions must all hold, a finding is lost where it misses one of the later ones, and gained where
* it missed one of the earlier.
*/
function lostAndGained({ pairs, gone, come }, filters, { does, doing }) {
	if (!filters.every(({ mode, conditions }) => mode === "all" || conditions.length === 1) || ![
		...pairs.flat(),
		...gone,
		...come
	].every(({ understood }) => understood)) return null;
	const isOnly = pairs.length === 1 && gone.length + come.length === 0;
	const lost = [...pairs.flatMap((pair) => missed(pair, isOnly)), ...come.map(opposite)];
	const gained = [...pairs.flatMap(([one, other]) => missed([other, one], isOnly)), ...gone.map(opposite)];
	if (lost.length === 0 || gained.length === 0) return null;
	const says = `stops ${doing} ${lost.join(" or ")}, also ${does} ${gained.join(" or ")}`;
	return says.length > longest ? null : says;
}
const open = /* @__PURE__ */ new Set(["repository_tag", "vulnerability_class"]);
/** What meets the first condition and not the second, if anything does. */
function missed([one, other], isOnly) {
	const values = one.mode === "any" ? minus(one.values, other.values) : minus(other.values, one.values);
	if (values.length === 0) return [];
	const rest = one.mode === "any" && open.has(one.type) ? ` without ${inWords(other.values, "or")}` : "";
	return [`${isOnly ? "" : `${one.type} `}${inWords(values)}${rest}`];
}
const opposite = (condition) => describeCondition({
	...condition,
	mode: condition.mode === "any" ? "none" : "any"
});
// src/plan/effect/filters.ts
/** What the difference of two filters does, for a policy that does the same before and after. */
function describeFilterChange(before, after, phrase) {
	if (before === null || after === null) return ["has filters of a form that is not known"];
	const difference = differenceOf(before, after);
	const described = describeDifference(difference);
	if (described.length === 0) return [];
	const pair = tellingPair(difference, after);
	const means = pair === null ? reachInWords(difference, [before, after], phrase) : meaningOf(pair, phrase);
	return [`${described.join("; ")}: ${means}`];
}
/** `severity any of critical, high and confidence any of high`. */
function describeFilters(filters) {
	if (filters === null) return "findings, by filters of a form that is not known";
	const [shown, more] = [filters.conditions.slice(0, 5), filters.conditions.length - 5];
	const word = filters.mode === "all" ? " and " : " or ";
	return [...shown.map(describeCondition), ...more > 0 ? [`${String(more)} more conditions`] : []].join(word);
}
const modeWords = {
	any: "any condition is enough, not all",
	all: "all conditions must hold, not any"
};
const describeDifference = ({ mode, pairs, gone, come }) => [
	...mode === null ? [] : [modeWords[mode]],
	...pairs.map(([one, other]) => `${describeCondition(one)} → ${valuesInWords(other.values)}`),
	...gone.map((one) => `removes condition ${describeCondition(one)}`),
	...come.map((one) => `adds condition ${describeCondition(one)}`)
];
const single = /* @__PURE__ */ new Set(["severity", "confidence"]);
/** The condition whose values alone tell what changes, or null. Beside others of which any is enough, they do not. */
function tellingPair({ mode, pairs, gone, come }, after) {
	const [pair, ...more] = pairs;
	if (pair === void 0 || more.length + gone.length + come.length > 0 || mode !== null) return null;
	if (after.mode === "any" && after.conditions.length > 1) return null;
	const [one, other] = pair;
	return single.has(one.type) && one.understood && other.understood ? pair : null;
}
/** `stops blocking high, also blocks medium`. */
function meaningOf([one, other], { does, doing }) {
	const [dropped, added] = [minus(one.values, other.values), minus(other.values, one.values)];
	const [less, more] = one.mode === "any" ? [dropped, added] : [added, dropped];
	return [...less.length > 0 ? [`stops ${doing} ${inWords(less)}`] : [], ...more.length > 0 ? [`also ${does} ${inWords(more)}`] : []].join(", ");
}
function reachInWords(difference, [before, after], phrase) {
	const reach = compareReach(before, after);
	if (reach === "unknown") return "what that does is not known";
	return (reach === "other" ? lostAndGained(difference, [before, after], phrase) : null) ?? `${phrase.does} ${{
		same: "the same",
		wider: "more",
		narrower: "fewer",
		other: "other"
	}[reach]} findings`;
}
// src/plan/effect/policy-facts.ts
/** Null when the policy has a form that is not known. */
function readPolicy(content) {
	const active = orElse(content?.["active"], true);
	const actions = orElse(content?.["actions"], []);
	if (content === null || typeof active !== "boolean" || !Array.isArray(actions)) return null;
	if (!actions.every((action) => isObject(action) && typeof action["type"] === "string")) return null;
	const { filters } = content;
	const filtersText = canonicalObject("RemediationPolicy", { filters });
	return {
		active,
		filters: readFilters(filters),
		filtersText,
		actions: actions.map(readAction)
	};
}
const readAction = (action) => ({
	type: action.type,
	text: canonicalAction(action),
	deed: deedOf(action),
	state: action.type === "triage" ? stateIn(action.config) : null
});
function stateIn(config) {
	const state = isObject(config) ? orElse(config["state"], null) : null;
	return typeof state === "string" ? state : null;
}
function readFilters(filters) {
	if (!isObject(filters)) return null;
	const { mode, conditions } = filters;
	if (mode !== "all" && mode !== "any" || !Array.isArray(conditions) || conditions.length === 0) return null;
	const read = conditions.map(readFacts);
	const known = read.filter((condition) => condition !== null);
	const region = regionOf({ filters: {
		mode,
		conditions
	} });
	return known.length === read.length ? {
		mode,
		conditions: merge(mode, known),
		region
	} : null;
}
function readFacts(condition) {
	const { type, mode, values } = isObject(condition) ? condition : {};
	const facts = readCondition({
		type,
		mode,
		values
	});
	if (facts === null) return null;
	const understood = unknownIn(regionOf({ filters: {
		mode: "all",
		conditions: [condition]
	} })).length === 0;
	return {
		...facts,
		values: sorted(facts.values),
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
// src/plan/effect/side.ts
/**
* What all of these policies enforce. A policy that needs a tag is looked at only for findings that have it, so that asking stays quick
* where each of many policies is for a tag of its own.
*/
function sideOf(policies) {
	const parts = policies.flatMap((policy) => policy.region.map((cube) => ({
		cube,
		policy
	})));
	const uses = /* @__PURE__ */ new Map();
	for (const { cube } of parts) for (const name of cube.some.flat()) uses.set(name, (uses.get(name) ?? 0) + 1);
	const [always, byName] = [[], /* @__PURE__ */ new Map()];
	for (const part of parts) {
		const needs = rarest(part.cube.some, uses);
		if (needs === null) always.push(part);
		for (const name of needs ?? []) {
			const list = byName.get(name);
			if (list === void 0) byName.set(name, [part]);
			else list.push(part);
		}
	}
	return (sample, does) => {
		const fits = ({ cube, policy }) => matches(cube, sample) && does(policy);
		for (const name of sample.holds) {
			const found = byName.get(name)?.find(fits);
			if (found !== void 0) return found;
		}
		return always.find(fits) ?? null;
	};
}
/** The list that the fewest policies ask for. */
function rarest(lists, uses) {
	const countOf = (names) => names.reduce((sum, name) => sum + (uses.get(name) ?? 0), 0);
	return lists.reduce((best, names) => best === null || countOf(names) < countOf(best) ? names : best, null);
}
/** Two sets of policies as one. */
const both = (one, other) => (sample, does) => one(sample, does) ?? other(sample, does);
// src/plan/effect/policy.ts
const strange$1 = {
	effect: "unknown",
	says: "has a form that is not known"
};
/** A policy as if there were no other. */
function alone(slug, before, after) {
	const side = (content) => sideOf([{
		...enforcementOf(content) ?? idle,
		slug
	}]);
	return {
		before: side(before),
		after: side(after)
	};
}
const idle = {
	level: 0,
	deeds: /* @__PURE__ */ new Map(),
	region: []
};
/** A new policy enforces what its strongest action does, unless it is switched off or others did so already. */
function judgeCreate({ after, ...change }) {
	const policy = readPolicy(after);
	if (policy === null || isIdleAndStrange(policy)) return strange$1;
	if (!policy.active) return neutral("is switched off, so it does nothing yet");
	const says = `${phraseOf(policy.actions).does} ${describeFilters(policy.filters)}`;
	return judgeWhole(policy, compare({
		...change,
		after
	}), says, "already covered it");
}
/** A deleted policy no longer enforces what its strongest action did, unless others do. */
function judgeDelete({ before, ...change }) {
	const policy = readPolicy(before);
	if (policy === null || isIdleAndStrange(policy)) return strange$1;
	if (!policy.active) return neutral("was switched off, so nothing changes");
	const says = `stops ${phraseOf(policy.actions).doing} ${describeFilters(policy.filters)}`;
	return judgeWhole(policy, compare({
		...change,
		before
	}), says, "covers it");
}
const isIdleAndStrange = ({ active, actions, filters }) => active && actions.length === 0 && filters === null;
const neutral = (says) => ({
	effect: "neutral",
	says
});
function compare({ slug, before, after, sides }) {
	const [was, is] = [enforcementOf(before) ?? idle, enforcementOf(after) ?? idle];
	const found = compareEnforcement(slug, was, is, sides);
	const { effect } = found.coveredBy.length === 0 ? found : compareEnforcement(slug, was, is, alone(slug, before, after));
	return {
		...found,
		alone: effect
	};
}
/** The effect of having or not having a policy that is active. */
function judgeWhole(policy, compared, says, covers) {
	if (isCovered(compared)) return neutral(`no effect: ${inWords(compared.coveredBy)} ${covers}`);
	return withNotes(compared, opaqueTypes(policy.actions), says);
}
const isCovered = ({ effect, alone: own, coveredBy }) => effect === "neutral" && own !== "neutral" && coveredBy.length > 0;
/** Says why the effect is not known, or not what the policy alone would make one expect. */
function withNotes({ effect, alone: own, coveredBy }, opaque, says) {
	if (effect === "unknown") return {
		effect,
		says: `${says}${opaque.length > 0 ? ` (with ${named("action", opaque)}, so the effect is not known)` : ""}`
	};
	return {
		effect,
		says: effect === own ? says : `${says} (${inWords(coveredBy)} covers a part of it)`
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
function judgeUpdate(change) {
	const { before, after } = change;
	const [was, is] = [readPolicy(before), readPolicy(after)];
	if (was === null || is === null || before === null || after === null) return strange$1;
	const others = [...otherFields(before, after, policyFields), ...otherFields(before["filters"], after["filters"], filterFields)];
	const parts = [
		...judgeEnforcement(was, is, change),
		...judgeText("name", before, after, `is named ${visible(String(after["name"]))}`),
		...judgeText("description", before, after, "has another description"),
		...others.map((field) => ({
			effect: "unknown",
			says: `changes ${field}, which is not known`
		}))
	];
	if (parts.length > 0) return together(parts);
	return plain([before["filters"], before["actions"]]) !== plain([after["filters"], after["actions"]]) ? neutral("says the same in another way") : {
		effect: "unknown",
		says: "changes nothing that can be seen"
	};
}
const judgeText = (field, before, after, says) => otherFields({ [field]: before[field] }, { [field]: after[field] }, []).length > 0 ? [neutral(says)] : [];
function judgeEnforcement(was, is, change) {
	const actions = compareActions(was.actions, is.actions);
	const parts = [...actions.says, ...filterParts(was, is)];
	if (was.active !== is.active) return [judgeSwitch(was, is, parts, change)];
	if (parts.length === 0) return [];
	if (!was.active) return [neutral("is switched off before and after, so nothing changes")];
	return [judgeParts(parts, actions, opaqueInBoth(was, is), compare(change))];
}
function filterParts(was, is) {
	const isIdle = was.actions.length === 0 || is.actions.length === 0;
	return was.filtersText === is.filtersText ? [] : describeFilterChange(was.filters, is.filters, phraseOf(isIdle ? [] : is.actions));
}
const opaqueInBoth = (was, is) => {
	const types = opaqueTypes(is.actions);
	return opaqueTypes(was.actions).filter((type) => types.includes(type));
};
function judgeParts(parts, { settings, isUnclear }, opaque, compared) {
	const says = parts.join("; ");
	if (isUnclear) return {
		effect: "unknown",
		says
	};
	if (isCovered(compared)) return neutral(`${says} (no effect: ${inWords(compared.coveredBy)} covers it)`);
	if (compared.effect !== "neutral" && settings.length > 0) return {
		effect: "unknown",
		says
	};
	return withNotes(compared, opaque, says);
}
function judgeSwitch(was, is, parts, change) {
	const also = parts.length > 0 ? ", and changes in other ways too" : "";
	const [policy, says] = is.active ? [is, `is switched on: ${phraseOf(is.actions).does} ${describeFilters(is.filters)}${also}`] : [was, `is switched off: stops ${phraseOf(was.actions).doing} ${describeFilters(was.filters)}${also}`];
	const compared = compare(change);
	if (isCovered(compared)) return neutral(`${says} (no effect: ${inWords(compared.coveredBy)} covers it)`);
	return withNotes(compared, opaqueTypes(policy.actions), says);
}
// src/plan/effect/policy-sides.ts
/**
* All policies of a bundle before and after: what is sent, and what the diff says of it. A policy of a form that nobody knows covers
* nothing. What the platform itself manages stands in no bundle and in no diff, so it is on neither side.
*/
function policySides(bundle, entries) {
	const changed = entries.filter(({ object }) => object === "RemediationPolicy");
	const unchanged = unchangedPolicies(bundle, changed).filter(({ active }) => active !== false).flatMap((policy) => enforced(slugOf(policy), { ...policy }));
	const one = (side) => changed.flatMap((entry) => enforced(String(entry.key["slug"]), entry[side]));
	const kept = sideOf(unchanged);
	return {
		before: both(sideOf(one("before")), kept),
		after: both(sideOf(one("after")), kept)
	};
}
function enforced(slug, content) {
	const enforcement = enforcementOf(content);
	return enforcement === null || enforcement.region.length === 0 ? [] : [{
		...enforcement,
		slug
	}];
}
// src/plan/effect.ts
const strange = ({ object }) => ({
	effect: "unknown",
	says: `an object of kind ${object}, which is not known`
});
const policyChange = ({ key, before, after }, { policies }) => {
	const slug = String(key["slug"]);
	return {
		slug,
		before,
		after,
		sides: policies ?? alone(slug, before, after)
	};
};
const policy = {
	create: (entry, around) => judgeCreate(policyChange({
		...entry,
		before: null
	}, around)),
	update: (entry, around) => judgeUpdate(policyChange(entry, around)),
	delete: (entry, around) => judgeDelete(policyChange({
		...entry,
		after: null
	}, around))
};
const lists = {
	create: strange,
	update: ({ before, after }, { detection }) => judgeLists(before, after, detection),
	delete: strange
};
const none = {};
const judges = /* @__PURE__ */ new Map([
	["RemediationPolicy", policy],
	["DetectionPolicy", lists],
	["DetectionPolicyException", {
		create: ({ key, after }, { detection }) => judgeException(key, null, after ?? none, detection),
		update: ({ key, before, after }, { detection }) => judgeException(key, before ?? none, after ?? none, detection),
		delete: ({ key, before }, { detection }) => judgeException(key, before ?? none, null, detection)
	}]
]);
/**
* Tells what each entry of a diff does to what its whole bundle enforces, and one plain sentence for it without the object's name. It
* claims `stricter` or `neutral` only for what is proved; where it cannot tell, the effect is `unknown`. A change is looser where it takes
* away something that nothing does any more once the whole diff is applied, so what others of the diff make up for is no loss. Names and
* values stand in the sentence as they came: whoever prints it escapes it.
*/
function judgeIn(bundle, entries) {
	const isAny = entries.length > 0;
	const around = {
		policies: bundle.kind === "remediation" && isAny ? policySides(bundle.content, entries) : null,
		detection: bundle.kind === "remediation" ? nothingElse : detectionSides(bundle.content, entries)
	};
	return (verb, entry) => judgeAmong(verb, entry, around);
}
/** As `judgeIn`, for an entry of which the rest of its bundle is not known: nothing makes up for what it takes away. */
const judge = (verb, entry) => judgeAmong(verb, entry, {
	policies: null,
	detection: nothingElse
});
const judgeAmong = (verb, entry, around) => (judges.get(entry.object)?.[verb] ?? strange)(entry, around);
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
export { bundleDigest, canonicalAction, canonicalCondition, canonicalObject, diffDigest, digestsOf, inWords, isObject, judge, judgeIn, missingFrom, plain, planDigest, ruleLists };
