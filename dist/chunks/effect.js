import { combine, ruleLists, slugOf, unchangedPolicies } from "./validate.js";
import { canonicalAction, canonicalCondition, canonicalObject, isBookkeeping, plain } from "./digest.js";
import { isObject } from "./cli-and-action.js";
// src/plan/effect/judgement.ts
const together = (parts) => ({
	effect: combine(parts.map(({ effect }) => effect)),
	says: parts.map(({ says }) => says).join("; ")
});
// src/plan/effect/other-fields.ts
function otherFields(before, after, known) {
	const [left, right] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
	const fields = [...new Set([...Object.keys(left), ...Object.keys(right)])].toSorted();
	const differs = (field) => left[field] !== right[field] && plain({ field: left[field] }) !== plain({ field: right[field] });
	return fields.filter((field) => !known.includes(field) && !isBookkeeping(field) && differs(field));
}
function fieldsBeside(content, known) {
	if (!isObject(content)) return [];
	return Object.keys(content).filter((field) => !known.includes(field)).length === 0 ? [] : otherFields(content, {}, known).map((field) => `${field} ${plain(content[field])}`);
}
// src/plan/effect/words.ts
const shown = 5;
function inWords(items, last = "and") {
	const words = items.slice(0, shown).map(visible);
	if (items.length > shown) return `${words.join(", ")}, ${last} ${String(items.length - shown)} more`;
	return words.join(", ");
}
const named = (noun, items) => `${noun}${items.length === 1 ? "" : "s"} ${inWords(items)}`;
const treacherous = /^$|^\s|\s$|\s\s|[^\S ]|\p{Default_Ignorable_Code_Point}|, /u;
const unseen = /[^\S ]|\p{Default_Ignorable_Code_Point}/gu;
function visible(text) {
	if (!treacherous.test(text)) return text;
	return JSON.stringify(text).replaceAll(unseen, (mark) => String.raw`\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);
}
// src/plan/effect/detection-lists.ts
const outputOnly = ["deployment_slug", "product"];
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
function judgeRules(before, after, around) {
	const [gone, come] = [missingFrom("rules", before, after), missingFrom("rules", after, before)];
	const [enabled, disabled] = [missingFrom("disabled", before, after), missingFrom("disabled", after, before)];
	const [goneOff, comeOff] = [gone?.filter(around.wasOff) ?? [], come?.filter(around.isOff) ?? []];
	const dropped = alsoIn(goneOff, enabled);
	const stillborn = around.hadUnlisted ? [] : alsoIn(comeOff, disabled);
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
function alsoIn(rules, others) {
	const has = new Set(others);
	return rules.filter((rule) => has.has(rule));
}
function without$1(rules, others) {
	const has = new Set(others);
	return rules?.filter((rule) => !has.has(rule)) ?? null;
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
const listsOf = (side) => Object.fromEntries(ruleLists.map((list) => [list, side?.[list]]));
// src/plan/effect/detection.ts
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
		says: `exception type ${was ?? "none"} \u2192 ${is ?? "none"} for ${where}`
	};
}
const ruleOf = (key) => `${String(key["rule_type"])} ${visible(String(key["rule"]))}`;
function scopeOf(key) {
	const target = visible(String(key["scope_target"]));
	return key["scope_type"] === "project_tag" ? `in every project tagged ${target}` : `in ${String(key["scope_type"])} ${target}`;
}
// src/plan/effect/detection-sides.ts
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
const opaqueTypes = (actions) => [...new Set(actions.filter(({ deed }) => deed === "unknown").map(({ type }) => type))];
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
const stateVerbs = new Map([
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
function minus$1(actions, others) {
	const texts = new Set(others.map(({ text }) => text));
	return once(actions).filter(({ text }) => !texts.has(text));
}
const once = (actions) => [...new Map(actions.map((action) => [action.text, action])).values()];
function recounted(before, after) {
	const count = (actions, one) => actions.filter(({ text }) => text === one.text).length;
	return once(before).map((action) => ({
		action,
		was: count(before, action),
		is: count(after, action)
	})).filter(({ was, is }) => is > 0 && was !== is);
}
const countInWords = ({ action, was, is }) => `lists action ${action.type} ${String(was)} \u2192 ${String(is)} times`;
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
const onLadder = new Set(["block", "pr_comment"]);
function modeChange(before, after) {
	const [was, is] = [modeOf(before), modeOf(after)];
	return was === is ? [] : [`${was} \u2192 ${is}`];
}
// src/plan/effect/read-condition.ts
const fields = new Set([
	"type",
	"values",
	"mode"
]);
const orElse = (value, unused) => value === null || value === void 0 || value === "" ? unused : value;
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
const masks = places.map(({ mask }) => mask);
const everything = masks.reduce((sum, mask) => sum | mask, 0);
const open$1 = new Set(["repository_tag", "vulnerability_class"]);
const whole = {
	values: everything,
	some: [],
	none: []
};
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
const unknownIn = (region) => [...new Set(region.flatMap(({ some }) => some.flat()))].filter((name) => name.startsWith("?")).toSorted();
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
const withUnknown = (cube, names) => ({
	...cube,
	some: [...cube.some, ...names.map((name) => [`?${name}`])]
});
function narrow(cube, condition) {
	const read = readCondition(condition);
	return (read === null ? null : narrowKnown(cube, read)) ?? withUnknown(cube, [`condition ${canonicalCondition(condition)}`]);
}
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
var TooManyCases = class extends Error {
	name = "TooManyCases";
};
const noMore = () => null;
function findUncovered(cube, others, more = noMore) {
	return new Search(cube, others, more).goOn(cube.values, 0);
}
const maxSteps = 2e4;
const maxDepth = 1100;
var Search = class {
	cube;
	others;
	more;
	holds = new Set();
	lacks;
	steps = 0;
	depth = 0;
	constructor(cube, others, more) {
		this.cube = cube;
		this.others = [...others];
		this.more = more;
		this.lacks = new Set(cube.none);
	}
	goOn(values, index) {
		this.steps += 1;
		if (this.steps > maxSteps || this.depth > maxDepth) throw new TooManyCases("the filters have too many cases");
		if (!this.isPossible(values)) return null;
		for (let next = index; next < this.others.length; next += 1) {
			const other = this.others[next];
			if (other !== void 0 && !this.isMissed(other, values)) return this.miss(other, values, next + 1);
		}
		const found = complete(this.cube, values, this.holds, this.lacks);
		const another = this.more(found);
		if (another === null) return found;
		this.others.push(another);
		return this.miss(another, values, this.others.length);
	}
	isPossible(values) {
		return masks.every((mask) => (values & mask) !== 0) && this.cube.some.every((names) => !names.every((name) => this.lacks.has(name)));
	}
	isMissed({ values, some, none }, possible) {
		return masks.some((mask) => (possible & values & mask) === 0) || none.some((name) => this.holds.has(name)) || some.some((names) => names.every((name) => this.lacks.has(name)));
	}
	miss({ values, some, none }, possible, index) {
		this.depth += 1;
		for (const mask of masks) {
			const found = (values & mask) === mask ? null : this.goOn(possible & ~(values & mask), index);
			if (found !== null) return found;
		}
		for (const names of some) {
			const found = names.some((name) => this.holds.has(name)) ? null : this.settle(this.lacks, names, possible, index);
			if (found !== null) return found;
		}
		for (const name of none) {
			const found = this.lacks.has(name) ? null : this.settle(this.holds, [name], possible, index);
			if (found !== null) return found;
		}
		this.depth -= 1;
		return null;
	}
	settle(set, names, possible, index) {
		const added = names.filter((name) => !set.has(name));
		for (const name of added) set.add(name);
		const found = this.goOn(possible, index);
		for (const name of added) set.delete(name);
		return found;
	}
};
function complete({ some }, values, holds, lacks) {
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
function compareEnforcement(slug, was, is, sides) {
	const losses = differences(slug, was, sides.after);
	const gains = differences(slug, is, sides.before);
	const lost = (deed) => losses.deeds.has(deed);
	const gained = (deed) => gains.deeds.has(deed);
	const coveredBy = [...new Set([...losses.coveredBy, ...gains.coveredBy])].toSorted();
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
function hasOtherUnknowns(was, is) {
	return was.region.length > 0 && is.region.length > 0 && !shareUnknown(was.region, is.region);
}
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
const maxTogether = 12;
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
function coverOfCube(cube, find) {
	const parts = [];
	if (findUncovered(cube, [], (sample) => {
		const part = find(sample);
		if (part !== null) parts.push(part);
		return part === null || parts.length > maxTogether ? null : part.cube;
	}) !== null) return { kind: parts.length > maxTogether ? "too-many" : "open" };
	return {
		kind: "covered",
		by: needed(parts, (some) => findUncovered(cube, some) === null)
	};
}
function needed(parts, suffice) {
	let kept = [...parts];
	for (const part of parts.length > 1 ? parts : []) {
		const rest = kept.filter((one) => one !== part);
		if (suffice(rest.map(({ cube }) => cube))) kept = rest;
	}
	return kept.map(({ policy }) => policy.slug);
}
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
	deeds: new Map(),
	region: []
};
const enforcing = new Set([
	"block",
	"pr_comment",
	"jira",
	"slack_app",
	"webhook"
]);
function enforcementOf(policy) {
	if (policy === null) return nothing;
	const known = enforcements.get(policy);
	if (known !== void 0) return known;
	const read = readEnforcement(policy);
	enforcements.set(policy, read);
	return read;
}
const enforcements = new WeakMap();
function readEnforcement(policy) {
	const active = orElse(policy["active"], true);
	const actions = orElse(policy["actions"], []);
	if (typeof active !== "boolean" || !Array.isArray(actions)) return null;
	if (!actions.every((action) => isObject(action) && typeof action["type"] === "string")) return null;
	if (!active) return nothing;
	const typed = actions;
	const plain = new Set(typed.filter(isBare).map(({ type }) => type));
	const others = typed.filter((action) => !isBare(action) || !ladder.has(action.type));
	const deeds = new Map(others.map((action) => [canonicalAction(action), deedOf(action)]));
	return {
		level: levelOf(plain),
		deeds,
		region: regionOf(policy)
	};
}
function strengthOf(policy) {
	const enforcement = enforcementOf(policy);
	if (enforcement === null) return {
		strength: "acts",
		idle: null
	};
	if (orElse(policy["active"], true) === false) return {
		strength: "nothing",
		idle: "inactive"
	};
	const types = new Set(orElse(policy["actions"], []).map(({ type }) => type));
	if (!(types.has("block") || types.has("pr_comment") || [...enforcement.deeds.values()].some(isEnforcing))) return {
		strength: "nothing",
		idle: "no-actions"
	};
	if (enforcement.region.every((cube) => findUncovered(cube, []) === null)) return {
		strength: "nothing",
		idle: "matches-nothing"
	};
	if (types.has("block")) return {
		strength: "blocks",
		idle: null
	};
	return {
		strength: types.has("pr_comment") ? "comments" : "acts",
		idle: null
	};
}
const isEnforcing = (deed) => deed !== "hides";
const ladder = new Set(["block", "pr_comment"]);
function levelOf(types) {
	if (types.has("block")) return types.has("pr_comment") ? 3 : 2;
	return types.has("pr_comment") ? 1 : 0;
}
const isBare = (action) => Object.entries(action).every(([field, value]) => field === "type" || isEmpty(value));
const isEmpty = (value) => orElse(value, null) === null || typeof value === "object" && value !== null && Object.keys(value).length === 0;
function deedOf(action) {
	if (enforcing.has(action.type)) return "enforces";
	return isHiding(action) ? "hides" : "unknown";
}
const hiddenStates = new Set(["ignored", "provisionally_ignored"]);
const triageSettings = new Set(["state", "reason"]);
function isHiding(action) {
	const { type, config, ...rest } = action;
	if (type !== "triage" || !isObject(config) || !Object.values(rest).every(isEmpty)) return false;
	return hiddenStates.has(config["state"]) && Object.keys(config).every((name) => triageSettings.has(name));
}
// src/plan/effect/conditions.ts
function compareReach({ region: was }, { region: is }) {
	const [more, fewer] = [isWithin(was, is), isWithin(is, was)];
	if (more === true && fewer === true) return "same";
	if (more === null || fewer === null || !shareUnknown(was, is)) return "unknown";
	if (more) return "wider";
	return fewer ? "narrower" : "other";
}
function modesOf(before, after) {
	const was = before.conditions.length > 1 ? before.mode : after.mode;
	return [was, after.conditions.length > 1 ? after.mode : was];
}
function without(filters, other) {
	const texts = new Set(other.conditions.map(({ text }) => text));
	return filters.conditions.filter(({ text }) => !texts.has(text));
}
// src/plan/effect/describe-condition.ts
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
function lostAndGained({ pairs, gone, come }, [before, after], { does, doing }) {
	if (![before, after].every(({ mode, conditions }) => mode === "all" || conditions.length === 1)) return null;
	const isOnly = pairs.length === 1 && gone.length + come.length === 0;
	const turned = pairs.map(([one, other]) => [other, one]);
	const lost = [...missedPairs(before, pairs, isOnly), ...missedOf(before, come)];
	const gained = [...missedPairs(after, turned, isOnly), ...missedOf(after, gone)];
	const says = `stops ${doing} ${lost.join(" or ")}, also ${does} ${gained.join(" or ")}`;
	return says.length > longest ? null : says;
}
const missedPairs = (filters, pairs, isOnly) => pairs.filter(([, other]) => mayMiss(filters, other)).map((pair) => missed(filters, pair, isOnly));
const missedOf = (filters, conditions) => conditions.filter((condition) => mayMiss(filters, condition)).map(opposite);
function mayMiss({ region }, { type, mode, values }) {
	return isWithin(region, regionOf({ filters: {
		mode: "all",
		conditions: [{
			type,
			mode,
			values
		}]
	} })) !== true;
}
const open = new Set(["repository_tag", "vulnerability_class"]);
function missed(filters, [one, other], isOnly) {
	const values = (one.mode === "any" ? minus(one.values, other.values) : minus(other.values, one.values)).filter((value) => mayMiss(filters, {
		type: one.type,
		mode: "none",
		values: [value]
	}));
	const rest = one.mode === "any" && open.has(one.type) ? ` without ${inWords(other.values, "or")}` : "";
	return `${isOnly ? "" : `${one.type} `}${inWords(values)}${rest}`;
}
const opposite = (condition) => describeCondition({
	...condition,
	mode: condition.mode === "any" ? "none" : "any"
});
// src/plan/effect/filters.ts
function describeFilterChange(before, after, phrase) {
	if (before === null || after === null) return ["has filters of a form that is not known"];
	const difference = differenceOf(before, after);
	const described = describeDifference(difference);
	if (described.length === 0) return [];
	const pair = tellingPair(difference, after);
	const reach = compareReach(before, after);
	const means = pair === null || reach === "same" ? reachInWords(reach, difference, [before, after], phrase) : meaningOf(pair, phrase);
	return [`${described.join("; ")}: ${means}`];
}
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
	...pairs.map(([one, other]) => `${describeCondition(one)} \u2192 ${valuesInWords(other.values)}`),
	...gone.map((one) => `removes condition ${describeCondition(one)}`),
	...come.map((one) => `adds condition ${describeCondition(one)}`)
];
const single = new Set(["severity", "confidence"]);
function tellingPair({ mode, pairs, gone, come }, after) {
	const [pair, ...more] = pairs;
	if (pair === void 0 || more.length + gone.length + come.length > 0 || mode !== null) return null;
	if (after.mode === "any" && after.conditions.length > 1) return null;
	const [one, other] = pair;
	if (after.conditions.some((beside) => beside !== other && beside.type === one.type)) return null;
	return single.has(one.type) && one.understood && other.understood ? pair : null;
}
function meaningOf([one, other], { does, doing }) {
	const [dropped, added] = [minus(one.values, other.values), minus(other.values, one.values)];
	const [less, more] = one.mode === "any" ? [dropped, added] : [added, dropped];
	return [...less.length > 0 ? [`stops ${doing} ${inWords(less)}`] : [], ...more.length > 0 ? [`also ${does} ${inWords(more)}`] : []].join(", ");
}
function reachInWords(reach, difference, sides, phrase) {
	if (reach === "unknown") return "what that does is not known";
	return (reach === "other" ? lostAndGained(difference, sides, phrase) : null) ?? `${phrase.does} ${{
		same: "the same",
		wider: "more",
		narrower: "fewer",
		other: "other"
	}[reach]} findings`;
}
// src/plan/effect/policy-facts.ts
function readPolicy(content, other) {
	const active = orElse(content?.["active"], true);
	const actions = orElse(content?.["actions"], []);
	if (content === null || typeof active !== "boolean" || !Array.isArray(actions)) return null;
	if (!actions.every((action) => isObject(action) && typeof action["type"] === "string")) return null;
	const { filters } = content;
	const filtersJson = JSON.stringify(filters) ?? "";
	return {
		...filtersJson === other?.filtersJson ? other : {
			...readFilterFacts(filters),
			filtersJson
		},
		active,
		actions: actions.map(readAction)
	};
}
const readFilterFacts = (filters) => ({
	filters: readFilters(filters),
	filtersText: hasKnownMode(filters) ? canonicalObject("RemediationPolicy", { filters }) : plain(filters)
});
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
const hasKnownMode = (filters) => isObject(filters) && (filters["mode"] === "all" || filters["mode"] === "any");
function readFilters(filters) {
	if (!hasKnownMode(filters)) return null;
	const { mode, conditions } = filters;
	if (!Array.isArray(conditions) || conditions.length === 0) return null;
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
function merge(mode, conditions) {
	const merged = new Map();
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
function sideOf(policies) {
	const parts = policies.flatMap((policy) => policy.region.map((cube) => ({
		cube,
		policy
	})));
	const uses = countNames(parts);
	const [always, byName] = [[], new Map()];
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
function countNames(parts) {
	const uses = new Map();
	for (const { cube } of parts) for (const names of cube.some) for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
	return uses;
}
function rarest(lists, uses) {
	const countOf = (names) => names.reduce((sum, name) => sum + (uses.get(name) ?? 0), 0);
	return lists.reduce((best, names) => best === null || countOf(names) < countOf(best) ? names : best, null);
}
const both = (one, other) => (sample, does) => one(sample, does) ?? other(sample, does);
// src/plan/effect/policy.ts
const strange$1 = {
	effect: "unknown",
	says: "has a form that is not known"
};
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
	deeds: new Map(),
	region: []
};
function judgeCreate({ after, ...change }) {
	const policy = readPolicy(after, null);
	if (policy === null || isIdleAndStrange(policy)) return strange$1;
	if (!policy.active) return neutral("is switched off, so it does nothing yet");
	const says = `${phraseOf(policy.actions).does} ${describeFilters(policy.filters)}`;
	return judgeWhole(policy, compare({
		...change,
		after
	}), says, covered);
}
function judgeDelete({ before, ...change }) {
	const policy = readPolicy(before, null);
	if (policy === null || isIdleAndStrange(policy)) return strange$1;
	if (!policy.active) return neutral("was switched off, so nothing changes");
	const says = `stops ${phraseOf(policy.actions).doing} ${describeFilters(policy.filters)}`;
	return judgeWhole(policy, compare({
		...change,
		before
	}), says, covers);
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
const covers = (slugs) => `${inWords(slugs)} ${slugs.length === 1 ? "covers" : "cover"}`;
const covered = (slugs) => `${inWords(slugs)} already covered`;
function judgeWhole(policy, compared, says, by) {
	if (isCovered(compared)) return neutral(`no effect: ${by(compared.coveredBy)} it`);
	return withNotes(compared, opaqueTypes(policy.actions), says);
}
const isCovered = ({ effect, alone: own }) => effect === "neutral" && own !== "neutral";
function withNotes({ effect, alone: own, coveredBy }, opaque, says) {
	if (effect === "unknown") return {
		effect,
		says: `${says}${opaque.length > 0 ? ` (with ${named("action", opaque)}, so the effect is not known)` : ""}`
	};
	return {
		effect,
		says: effect === own ? says : `${says} (${covers(coveredBy)} a part of it)`
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
function judgeUpdate(change) {
	const { before, after } = change;
	const was = readPolicy(before, null);
	const is = readPolicy(after, was);
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
	const same = was.filtersText === is.filtersText;
	const [{ doing }, { does }] = [phraseOf(isIdle ? [] : was.actions), phraseOf(isIdle ? [] : is.actions)];
	return same ? [] : describeFilterChange(was.filters, is.filters, {
		does,
		doing
	});
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
	if (isCovered(compared)) return neutral(`${says} (no effect: ${covers(compared.coveredBy)} it)`);
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
	if (isCovered(compared)) return neutral(`${says} (no effect: ${covers(compared.coveredBy)} it)`);
	return withNotes(compared, opaqueTypes(policy.actions), says);
}
// src/plan/effect/policy-sides.ts
function policySides(bundle, entries) {
	const changed = entries.filter(({ object }) => object === "RemediationPolicy");
	const unchanged = unchangedPolicies(bundle, changed).flatMap((policy) => enforced(slugOf(policy), policy));
	const one = (side) => changed.flatMap((entry) => enforced(String(entry.key["slug"]), entry[side]));
	const kept = sideOf(unchanged);
	return {
		before: both(sideOf(one("before")), kept),
		after: both(sideOf(one("after")), kept)
	};
}
function enforced(slug, content) {
	const enforcement = enforcementOf(content);
	return enforcement === null ? [] : [{
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
const judges = new Map([
	["RemediationPolicy", policy],
	["DetectionPolicy", lists],
	["DetectionPolicyException", {
		create: ({ key, after }, { detection }) => judgeException(key, null, after ?? none, detection),
		update: ({ key, before, after }, { detection }) => judgeException(key, before ?? none, after ?? none, detection),
		delete: ({ key, before }, { detection }) => judgeException(key, before ?? none, null, detection)
	}]
]);
function judgeIn(bundle, entries) {
	const isAny = entries.length > 0;
	const around = {
		policies: bundle.kind === "remediation" && isAny ? policySides(bundle.content, entries) : null,
		detection: bundle.kind === "remediation" ? nothingElse : detectionSides(bundle.content, entries)
	};
	return (verb, entry) => judgeAmong(verb, entry, around);
}
const judge = (verb, entry) => judgeAmong(verb, entry, {
	policies: null,
	detection: nothingElse
});
const judgeAmong = (verb, entry, around) => (judges.get(entry.object)?.[verb] ?? strange)(entry, around);
export { enforcementOf, inWords, judge, judgeIn, missingFrom, strengthOf };
