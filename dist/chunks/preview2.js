import { combine, summarize } from "./summary.js";
import { isBookkeeping } from "./bookkeeping.js";
import { exceptionId, itemId, listId, objectId, policyId } from "./object.js";
import { check, deriveSlug, hasErrors, invalid, load, refuseParts } from "./load.js";
import { findTargets } from "./targets.js";
import { createHash } from "node:crypto";
// src/domain/in-parallel.ts
const atOnce = 4;
/** Does the same for every item, a few at a time, and answers in their order. */
async function inParallel(items, work) {
	const results = [];
	const queue = items.entries();
	const worker = async () => {
		for (const [index, item] of queue) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
	return results;
}
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
// src/plan/removals.ts
/** Counts by arithmetic from what is sent and what changes; items of a detection bundle's lists count as objects. */
function countRemovals(bundle) {
	const objects = countObjects(bundle.changes, sentObjects(bundle));
	if (bundle.kind === "remediation") return {
		...objects,
		essential: {
			noun: "remediation policy",
			...objects
		}
	};
	const rules = countRules(bundle.changes, bundle.content);
	const essential = rules.live > 0 ? {
		noun: "ruleset or rule",
		...rules
	} : {
		noun: "exception",
		...objects
	};
	return {
		live: objects.live + rules.live,
		removed: objects.removed + rules.removed,
		essential
	};
}
const sentObjects = (bundle) => (bundle.kind === "remediation" ? bundle.content.policies : bundle.content.exceptions).length;
/** Objects that have a diff entry of their own; those of kinds that nobody knows yet too, when they are deleted. */
function countObjects(changes, left) {
	const removed = changes.filter(({ verb }) => verb === "delete").length;
	const created = changes.filter(({ verb, object }) => verb === "create" && known.has(object)).length;
	return {
		live: Math.max(left - created, 0) + removed,
		removed,
		left
	};
}
const known = /* @__PURE__ */ new Set(["RemediationPolicy", "DetectionPolicyException"]);
const lists = ["rulesets", "rules"];
/** Rulesets and rules hide inside the update of the one object that holds the lists. */
function countRules(changes, sent) {
	const update = changes.find((change) => change.object === "DetectionPolicy" && change.verb === "update");
	const count = (from, than) => lists.reduce((sum, list) => sum + (missingFrom(list, from, than) ?? []).length, 0);
	const left = count(sent, {});
	if (update?.verb !== "update") return {
		live: left,
		removed: 0,
		left
	};
	return {
		live: count(update.before, {}),
		removed: count(update.before, update.after),
		left
	};
}
// src/plan/guards.ts
/** Every reason why a person must say yes first. The limits already hold what was consented to. */
function guardPlan(plan, limits) {
	const counted = plan.bundles.map((bundle) => ({
		bundle,
		removals: countRemovals(bundle)
	}));
	return [
		...guardDeletes(counted, limits),
		...guardPercent(counted, limits),
		...guardEmpty(counted, limits),
		...plan.bundles.flatMap((bundle) => guardProtected(bundle, limits)),
		...plan.bundles.flatMap((bundle) => guardLooser(bundle, limits))
	];
}
const refuse = (guard, what, consent) => ({
	guard,
	message: `${what} If that is meant, run again with ${consent}.`,
	consent
});
function guardDeletes(counted, { maxDeletes }) {
	const over = counted.filter(({ removals }) => removals.removed > maxDeletes);
	const consent = `--max-deletes ${String(Math.max(...over.map(({ removals }) => removals.removed)))}`;
	return over.map((one) => refuse("max-deletes", `${wouldBeDeleted(one)} (limit ${String(maxDeletes)}).`, consent));
}
const fewest = 10;
function guardPercent(counted, { maxDeletePercent }) {
	const over = counted.filter(({ removals: { live, removed } }) => live >= fewest && removed * 100 > maxDeletePercent * live);
	const consent = `--max-delete-percent ${String(Math.max(...over.map(({ removals }) => percentOf(removals))))}`;
	return over.map((one) => {
		const share = `that is ${String(percentOf(one.removals))}% (limit ${String(maxDeletePercent)}%)`;
		return refuse("max-delete-percent", `${wouldBeDeleted(one)}; ${share}.`, consent);
	});
}
/** Rounded up, so that consenting to it is enough. */
const percentOf = ({ live, removed }) => Math.ceil(removed * 100 / live);
const wouldBeDeleted = ({ bundle, removals: { live, removed } }) => `${String(removed)} of ${String(live)} ${nouns[bundle.kind]} in ${bundle.deployment.slug} would be deleted`;
const nouns = {
	remediation: "remediation policies",
	"detection/code": "rulesets, rules and exceptions of detection/code",
	"detection/secrets": "rulesets, rules and exceptions of detection/secrets"
};
function guardEmpty(counted, { allowEmpty }) {
	return counted.filter(({ removals: { essential } }) => !allowEmpty && essential.live > 0 && essential.left === 0).map(({ bundle, removals: { essential } }) => {
		const what = `No ${essential.noun} would be left in ${placeOf(bundle)} (${String(essential.live)} live now).`;
		return refuse("empty", what, "--allow-empty");
	});
}
const placeOf = ({ kind, deployment }) => kind === "remediation" ? deployment.slug : `${kind} of ${deployment.slug}`;
const isWeakening = ({ effect }) => effect === "looser" || effect === "mixed" || effect === "unknown";
function guardProtected({ changes, deployment }, { protected: slugs }) {
	return changes.filter((change) => change.object === "RemediationPolicy" && slugs.includes(String(change.key["slug"]))).filter((change) => change.verb === "delete" || change.verb === "update" && isWeakening(change)).map((change) => {
		const slug = String(change.key["slug"]);
		const what = change.verb === "delete" ? "would be deleted" : `would be changed (${change.effect}: ${change.says})`;
		return refuse("protected", `The protected policy ${slug} in ${deployment.slug} ${what}.`, `--allow-protected ${asTyped(slug)}`);
	});
}
/** A word as a shell takes it: quoted, unless nothing in it is special. */
const asTyped = (word) => /^[\w.][\w.-]*$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
function guardLooser(bundle, { looser }) {
	const weakening = bundle.changes.filter(isWeakening);
	if (looser === "allow" || weakening.length === 0) return [];
	const what = `${`${String(weakening.length)} ${weakening.length === 1 ? "change" : "changes"}`} of ${bundle.kind} in ${bundle.deployment.slug} would loosen enforcement, or may: ${inWords(weakening.map(nameOf))}.`;
	return [refuse("looser", what, "--allow-looser")];
}
function nameOf({ object, key }) {
	if (object === "RemediationPolicy") return String(key["slug"]);
	if (object === "DetectionPolicyException") return `exception for ${String(key["rule"])}`;
	return object === "DetectionPolicy" ? "rule lists" : object;
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
const judge$1 = (verb, entry) => (judges.get(entry.object)?.[verb] ?? strange)(entry);
// src/plan/changes.ts
/** What a preview changes, deletes first, each with its effect and with its position and notes from the files. */
function changesOf(bundle, preview, locate) {
	const deletes = inOrder("delete", preview.deletes);
	const others = [...inOrder("update", preview.updates), ...inOrder("create", preview.creates)];
	return [...deletes, ...declare(bundle, others, locate)].map(toChange);
}
function inOrder(verb, entries) {
	return entries.map((entry) => ({
		verb,
		entry,
		id: objectId(entry.object, entry.key),
		at: null,
		notes: {}
	})).toSorted((a, b) => a.id < b.id ? -1 : Number(a.id > b.id));
}
/** Adds what the files know. Positions are asked for in one batch, because finding them walks each file once. */
function declare(bundle, entries, locate) {
	const idOf = declaredId(bundle);
	const ids = entries.map(({ entry }) => idOf(entry));
	const places = [...new Set(ids.flatMap((id) => bundle.origins.get(id) ?? []))];
	const positions = locate(places);
	const at = new Map(places.map((place, index) => [place, positions[index]]));
	return entries.map((entry, index) => {
		const id = ids[index] ?? entry.id;
		const place = bundle.origins.get(id);
		const notes = bundle.notes.get(id) ?? bundle.notes.get(entry.id) ?? {};
		return {
			...entry,
			at: (place && at.get(place)) ?? null,
			notes
		};
	});
}
const none = {};
function toChange({ verb, entry, id, at, notes }) {
	const { object, key, before, after } = entry;
	const facts = {
		object,
		key,
		id,
		...judge$1(verb, entry)
	};
	if (verb === "delete") return {
		verb,
		...facts,
		before: before ?? none
	};
	if (verb === "create") return {
		verb,
		...facts,
		after: after ?? none,
		at,
		notes
	};
	return {
		verb,
		...facts,
		before: before ?? none,
		after: after ?? none,
		at,
		notes
	};
}
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
// src/plan/plan.ts
/** What applying a bundle would change, from the platform's answer to its dry run, which must hold no rejections. */
function planBundle(bundle, deployment, preview, locate) {
	if (preview.rejections.length > 0) throw new Error("a rejected bundle has no plan");
	const changes = changesOf(bundle, preview, locate);
	const digests = {
		bundleDigest: bundleDigest(bundle),
		diffDigest: diffDigest(changes)
	};
	const planned = {
		deployment,
		stateVersion: preview.stateVersion,
		...digests,
		changes
	};
	return bundle.kind === "remediation" ? {
		kind: bundle.kind,
		content: bundle.content,
		...planned
	} : {
		kind: bundle.kind,
		content: bundle.content,
		...planned
	};
}
/** The plan of a run. The same bundles give the same plan, byte for byte. */
function makePlan(bundles) {
	return {
		bundles,
		digest: planDigest(bundles),
		summary: summarize(bundles.flatMap((bundle) => bundle.changes))
	};
}
// src/plan/detection-place.ts
const fields = [
	"rule",
	"project",
	"project_tag_name"
];
/** Where the first of these texts stands in a detection bundle: as an item of a list, or else in an exception. */
const placeOfItem = (bundle, texts) => inList(bundle, texts) ?? inException(bundle, texts);
function inList({ content, origins }, texts) {
	for (const list of ruleLists$1) {
		const item = content[list].find((one) => texts.includes(one));
		const origin = item === void 0 ? void 0 : origins.get(itemId(list, item)) ?? origins.get(listId(list));
		if (origin !== void 0) return origin;
	}
	return null;
}
function inException({ content, origins }, texts) {
	for (const exception of content.exceptions) {
		const field = fields.find((name) => texts.includes(exception[name] ?? ""));
		const origin = field && origins.get(exceptionId(exception));
		if (origin) return {
			file: origin.file,
			pointer: [...origin.pointer, field]
		};
	}
	return null;
}
// src/plan/rejections.ts
/** What the platform says against a bundle, as problems of the files, each at the place that it speaks of as nearly as can be told. */
function rejectionProblems(bundle, rejections) {
	const placeOf = bundle.kind === "remediation" ? policyPlaces(bundle) : detectionPlaces(bundle);
	return rejections.map((rejection) => {
		const { code: platformCode, message, policySlug: slug, context } = rejection;
		return {
			severity: "error",
			code: "platform-rejects",
			at: placeOf(rejection),
			platformCode,
			message,
			slug,
			context
		};
	});
}
/** What is said of the bundle as a whole, or of a thing that the files do not name, stands where the bundle begins. */
const beginning = ({ origins }) => origins.values().next().value ?? {
	file: "",
	pointer: []
};
function policyPlaces(bundle) {
	const find = policyFinder(bundle.content);
	return (rejection) => {
		const policy = rejection.policySlug === null ? null : find(rejection.policySlug, rejection.policySlug);
		const origin = policy === null ? void 0 : bundle.origins.get(policyId(slugOf(policy)));
		if (policy === null || origin === void 0) return beginning(bundle);
		return {
			file: origin.file,
			pointer: [...origin.pointer, ...pointerInto(policy, rejection)]
		};
	};
}
function detectionPlaces(bundle) {
	return ({ context }) => placeOfItem(bundle, Object.values(context)) ?? beginning(bundle);
}
/** From a policy to what a rejection names in it; the policy itself when it names nothing that stands there. */
function pointerInto(policy, { code, context }) {
	const { action_type: action, missing_companion: companion, condition_type: type, value } = context;
	if (companion !== void 0) return actionPointer(policy, (found) => found === (action ?? needsOf(companion))) ?? ["actions"];
	if (action !== void 0) return actionPointer(policy, (found) => found === action) ?? ["actions"];
	if (type !== void 0) return conditionPointer(policy, type, value) ?? ["filters"];
	if (value !== void 0) return conditionPointer(policy, type, value) ?? settingPointer(policy, value) ?? [];
	return code === "RESERVED_SLUG" && policy.slug !== void 0 ? ["slug"] : [];
}
const needsOf = (companion) => companion === "pr_comment" ? "block" : null;
function actionPointer({ actions }, wanted) {
	const index = actions.findIndex(({ type }) => wanted(type));
	return index === -1 ? null : [
		"actions",
		index,
		"type"
	];
}
/** The value where it stands, else the condition of that type. */
function conditionPointer({ filters: { conditions } }, type, value) {
	const fitting = [...conditions.entries()].filter(([, condition]) => type === void 0 || condition.type === type);
	const holding = value === void 0 ? void 0 : fitting.find(([, { values }]) => values.includes(value));
	if (holding !== void 0 && value !== void 0) return [
		"filters",
		"conditions",
		holding[0],
		"values",
		holding[1].values.indexOf(value)
	];
	const [first] = type === void 0 ? [] : fitting;
	return first === void 0 ? null : [
		"filters",
		"conditions",
		first[0]
	];
}
function settingPointer({ actions }, value) {
	const found = actions.flatMap(({ config = {} }, index) => Object.entries(config).map(([name, text]) => ({
		index,
		name,
		text
	}))).find(({ text }) => text === value);
	return found === void 0 ? null : [
		"actions",
		found.index,
		"config",
		found.name
	];
}
// src/commands/consent.ts
function withConsent(limits, consent) {
	return {
		maxDeletes: consent.maxDeletes ?? limits.maxDeletes,
		maxDeletePercent: consent.maxDeletePercent ?? limits.maxDeletePercent,
		allowEmpty: consent.allowEmpty || limits.allowEmpty,
		protected: limits.protected.filter((slug) => !consent.allowProtected.includes(slug)),
		looser: consent.allowLooser ? "allow" : limits.looser
	};
}
// src/commands/ask-platform.ts
/** Dry-runs every bundle and reads its vocabulary. Nothing is changed. */
async function askPlatform(targets, world) {
	let done = 0;
	return inParallel(targets, async (target) => {
		const asked = await ask(target);
		done += 1;
		world.terminal.progress(`dry run ${String(done)} of ${String(targets.length)}`);
		return asked;
	});
}
async function ask(target) {
	const { bundle, deployment, platform } = target;
	const [preview, vocabulary] = await Promise.all([platform.dryRun(deployment, bundle), platform.vocabulary(deployment, bundle.kind)]);
	return {
		target,
		preview,
		vocabulary
	};
}
// src/commands/preview.ts
/** Shows what applying these files would change, and changes nothing. */
const preview = async (options, world) => (await previewFiles(options, world)).outcome;
async function previewFiles(options, world) {
	const files = load(options, world);
	const problems = check(files, world);
	if (hasErrors(problems)) return {
		outcome: invalid(files, problems),
		files,
		targets: []
	};
	refuseParts(files);
	const targets = await findTargets(files, world);
	return {
		outcome: judge(files, await askPlatform(targets, world), withConsent(files.settings.guards, options.consent), world),
		files,
		targets
	};
}
/** What the platform's answers come to. */
function judge(files, asked, limits, world) {
	const vocabularies = new Map(asked.map(({ target, vocabulary }) => [target.bundle, vocabulary]));
	const known = check(files, world, (bundle) => vocabularies.get(bundle) ?? null);
	if (hasErrors(known)) return invalid(files, known);
	const problems = known.filter(({ code }) => !guesses.has(code));
	const rejected = asked.flatMap(({ target, preview: answer }) => rejectionProblems(target.bundle, answer.rejections));
	if (rejected.length > 0) return invalid(files, [...problems, ...rejected]);
	const plan = makePlan(asked.map(({ target, preview: answer }) => planBundle(target.bundle, target.deployment, answer, files.locate)));
	return {
		kind: plan.bundles.some((bundle) => bundle.changes.length > 0) ? "changes" : "no-changes",
		plan,
		problems: files.report(problems),
		guards: guardPlan(plan, limits)
	};
}
/** What is only a guess offline: once the platform has answered, it is an error or it is nothing. */
const guesses = /* @__PURE__ */ new Set([
	"unknown-condition-type",
	"unknown-condition-value",
	"unknown-action-type",
	"missing-companion"
]);
export { askPlatform, bundleDigest, diffDigest, digestsOf, guardPlan, inParallel, judge$1 as judge, makePlan, planBundle, policyFinder, preview, previewFiles, rejectionProblems, ruleLists$1 as ruleLists, withConsent };
