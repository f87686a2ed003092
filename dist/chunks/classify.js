const require_start = require("./start.js");
const require_filter_space = require("./filter-space.js");
const require_validate = require("./validate.js");
const require_digest = require("./digest.js");
const require_detection_lists = require("./detection-lists.js");
const require_enforcement = require("./enforcement.js");
// src/plan/effect/compare.ts
const noOtherPolicies = {
	before: [],
	after: []
};
function compareEnforcement(slug, was, is, sides) {
	const losses = findUncovered(slug, was, [...enforcedCubes([{
		...is,
		slug
	}]), ...sides.after]);
	const gains = findUncovered(slug, is, [...enforcedCubes([{
		...was,
		slug
	}]), ...sides.before]);
	const coveredBy = [...new Set([...losses.coveredBy, ...gains.coveredBy])].toSorted();
	const looser = losses.effects.has("enforces") || gains.effects.has("hides");
	const stricter = gains.effects.has("enforces") || losses.effects.has("hides");
	if (losses.effects.has("unknown") || gains.effects.has("unknown") || (looser || stricter) && hasOtherUnknowns(was, is)) return {
		effect: "unknown",
		coveredBy
	};
	if (looser) return {
		effect: stricter ? "mixed" : "looser",
		coveredBy
	};
	return {
		effect: stricter ? "stricter" : "neutral",
		coveredBy
	};
}
function hasOtherUnknowns(was, is) {
	return was.space.length > 0 && is.space.length > 0 && require_filter_space.unknownIn(was.space) !== require_filter_space.unknownIn(is.space);
}
function findUncovered(slug, { strictness, effectByAction, space }, side) {
	const enforced = Array.from(effectByAction, ([text, effect]) => [effect, (other) => other.effectByAction.has(text)]);
	if (strictness > 0) enforced.push(["enforces", (other) => other.strictness >= strictness]);
	const covers = enforced.map(([effect, does]) => {
		const cover = require_filter_space.coverOf(space, side.filter(({ policy }) => does(policy)));
		return cover === "unknown" ? {
			effect: cover,
			cover: null
		} : {
			effect,
			cover
		};
	});
	return {
		effects: new Set(covers.flatMap(({ effect, cover }) => cover === null ? effect : [])),
		coveredBy: covers.flatMap(({ cover }) => Array.from(cover ?? [], ({ policy }) => policy.slug)).filter((one) => one !== slug)
	};
}
const enforcedCubes = (policies) => policies.flatMap((policy) => policy.space.map((cube) => ({
	cube,
	policy
})));
// src/plan/effect/detection.ts
function classifyException({ key, before, after }) {
	const [was, is] = [typeOf(before), typeOf(after)];
	const where = require_start.say`${ruleTypeWords(key["rule_type"])} ${String(key["rule"])} ${scopeOf(key)}`;
	const compared = before === null || after === null ? listsOf : (side) => side;
	const parts = [...was === is ? [] : [classifyTypes(was, is, where)], ...require_enforcement.unknownFields(require_filter_space.differingFields(compared(before), compared(after), exceptionFields))];
	return parts.length > 0 ? require_enforcement.combineClassifications(parts) : {
		effect: "unknown",
		message: require_start.say`no visible change for ${where}`
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
function typeOf(side) {
	const type = side === null ? "none" : side["exception_type"];
	return typeof type === "string" ? type : "not given";
}
const exceptionTypeChanges = {
	"none exclude": {
		effect: "looser",
		does: "excludes"
	},
	"none include": {
		effect: "stricter",
		does: "includes"
	},
	"exclude none": {
		effect: "stricter",
		does: "no longer excludes"
	},
	"include none": {
		effect: "looser",
		does: "no longer includes"
	},
	"exclude include": {
		effect: "stricter",
		does: "includes, and no longer excludes,"
	},
	"include exclude": {
		effect: "looser",
		does: "excludes, and no longer includes,"
	}
};
function classifyTypes(was, is, where) {
	const known = exceptionTypeChanges[`${was} ${is}`];
	if (known !== void 0) return {
		effect: known.effect,
		message: require_start.say`${[known.does]} ${where}`
	};
	return {
		effect: "unknown",
		message: require_start.say`exception type ${was} → ${is} for ${where}`
	};
}
const ruleTypeWords = (type) => type === "rule" || type === "pack" ? [type] : require_start.say`${String(type)}`;
function scopeOf(key) {
	const target = String(key["scope_target"]);
	if (key["scope_type"] === "project_tag") return require_start.say`in every project tagged ${target}`;
	return key["scope_type"] === "project" ? require_start.say`in project ${target}` : require_start.say`in ${String(key["scope_type"])} ${target}`;
}
function mayBeIncludedBy({ exceptions }, entries) {
	const changed = entries.filter(({ object }) => object === "DetectionPolicyException");
	const rules = new Set([...exceptions.flatMap(({ exception_type: type, rule }) => type === "include" ? rule : []), ...changed.flatMap(({ key, before }) => typeOf(before) === "exclude" ? [] : String(key["rule"]))]);
	return (rule) => rules.has(rule);
}
function classifyLists({ before, after }, mayInclude) {
	const unreadable = require_validate.ruleLists.filter((list) => require_detection_lists.readItems(before, list) === null || require_detection_lists.readItems(after, list) === null);
	const changed = require_detection_lists.findChangedItems({
		before,
		after
	});
	const [rulesets, ruleNames] = [require_detection_lists.readItems(before, "rulesets"), require_detection_lists.readItems(before, "rules")];
	const mayRun = (rule) => rulesets?.size !== 0 || ruleNames === null || ruleNames.has(rule) || mayInclude(rule);
	const ranNowhere = ({ list, onlyIn, item }) => list === "disabled" && onlyIn === "files" && !mayRun(item);
	const neverRan = changed.filter(ranNowhere).map(({ item }) => item);
	const rules = effectsOfListChanges.flatMap(({ list, onlyIn, effect, does }) => {
		const items = changed.filter((one) => one.list === list && one.onlyIn === onlyIn && !ranNowhere(one)).map(({ item }) => item);
		return items.length === 0 ? [] : [{
			effect,
			message: require_enforcement.nounWithNames(does, items.toSorted())
		}];
	});
	const parts = [
		...unreadable.map((list) => ({
			effect: "unknown",
			message: [`${list} in an unknown form`]
		})),
		...rules,
		...neverRan.length === 0 ? [] : [require_enforcement.neutral(require_start.say`${require_enforcement.nounWithNames("disables rule", neverRan.toSorted())} that ran nowhere`)],
		...require_enforcement.unknownFields(require_filter_space.differingFields(before, after, [
			...require_validate.ruleLists,
			"deployment_slug",
			"product"
		]))
	];
	if (parts.length > 0) return require_enforcement.combineClassifications(parts);
	if (require_digest.canonicalJson(listsOf(before)) !== require_digest.canonicalJson(listsOf(after))) return {
		effect: "neutral",
		message: ["equivalent; only the notation differs"]
	};
	return {
		effect: "unknown",
		message: ["no visible change"]
	};
}
const effectsOfListChanges = [
	{
		list: "rulesets",
		onlyIn: "platform",
		effect: "looser",
		does: "removes ruleset"
	},
	{
		list: "rules",
		onlyIn: "platform",
		effect: "looser",
		does: "removes rule"
	},
	{
		list: "disabled",
		onlyIn: "files",
		effect: "looser",
		does: "disables rule"
	},
	{
		list: "rulesets",
		onlyIn: "files",
		effect: "stricter",
		does: "adds ruleset"
	},
	{
		list: "rules",
		onlyIn: "files",
		effect: "stricter",
		does: "adds rule"
	},
	{
		list: "disabled",
		onlyIn: "platform",
		effect: "stricter",
		does: "no longer disables rule"
	}
];
const listsOf = (side) => Object.fromEntries(require_validate.ruleLists.map((list) => [list, side?.[list]]));
// src/plan/effect/describe-filters.ts
function describeFilters(content) {
	const filters = require_filter_space.readFilters(content["filters"]);
	if (filters === null) return ["findings by filters in an unknown form"];
	return require_start.say`findings where ${describeAll(filters.conditions, filters.mode)}`;
}
function describeAll(conditions, mode) {
	const more = conditions.length - 5;
	const rest = more > 0 ? [[`${String(more)} more ${more === 1 ? "condition" : "conditions"}`]] : [];
	const words = [...conditions.slice(0, 5).map(require_enforcement.describeCondition), ...rest];
	return require_start.joinSentences(words, mode === "all" ? " and " : ", or ");
}
function describeFilterChange(before, after, phrase) {
	if (filtersText(before) === filtersText(after)) return [];
	const [was, is] = [require_filter_space.readFilters(before["filters"]), require_filter_space.readFilters(after["filters"])];
	if (was === null || is === null) return [["has filters in an unknown form"]];
	const change = {
		mode: was.conditions.length > 1 && is.conditions.length > 1 && was.mode !== is.mode ? is.mode : null,
		removed: conditionsOnlyIn(was, is),
		added: conditionsOnlyIn(is, was)
	};
	const list = listChange(change);
	if (list === null) return describeConditions(change);
	return describeFindings(list, is, phrase) ?? describeValues(list);
}
const filtersText = ({ filters }) => require_filter_space.readFilters(filters) === null ? require_digest.canonicalJson(filters) : require_digest.canonicalText("RemediationPolicy", { filters });
function conditionsOnlyIn(filters, other) {
	const texts = new Set(other.conditions.map(({ text }) => text));
	return filters.conditions.filter(({ text }) => !texts.has(text));
}
function listChange({ mode, removed, added }) {
	const [[was, ...less], [now, ...more]] = [removed, added];
	if (was === void 0 || now === void 0 || less.length + more.length > 0 || mode !== null) return null;
	const isSameTest = was.type === now.type && was.mode === now.mode && ["any", "none"].includes(now.mode);
	const isKnown = [was, now].every(({ hasOnlyKnownFields, values }) => hasOnlyKnownFields && values.length > 0);
	if (!isSameTest || !isKnown) return null;
	return {
		now,
		dropped: valuesOnlyIn(was.values, now.values),
		added: valuesOnlyIn(now.values, was.values)
	};
}
function describeFindings({ now, dropped, added }, after, phrase) {
	if (!["severity", "confidence"].includes(now.type)) return null;
	const otherConditions = after.conditions.filter((condition) => condition !== now);
	if (otherConditions.length > 0 && (after.mode === "any" || otherConditions.some(({ type }) => type === now.type))) return null;
	const [stops, also] = now.mode === "any" ? [dropped, added] : [added, dropped];
	const words = (start, values) => {
		const changed = {
			type: now.type,
			mode: "any",
			values
		};
		return values.length === 0 ? [] : [require_start.say`${[start]} findings where ${describeAll([changed, ...otherConditions], "all")}`];
	};
	return [...words(`stops ${phrase.doing}`, stops), ...words(`also ${phrase.does}`, also)];
}
function describeValues({ now, dropped, added }) {
	const words = (start, values, end = "") => values.length === 0 ? [] : [require_start.say`${[start]} ${require_enforcement.describeConditionType(now.type)} ${require_enforcement.alternatives(values)}${[end]}`];
	return now.mode === "any" ? [...words("no longer matches", dropped, " alone"), ...words("also matches", added)] : [...words("no longer matches", added), ...words("no longer leaves out", dropped)];
}
const valuesOnlyIn = (values, others) => values.filter((value) => !others.includes(value));
function describeConditions({ mode, removed, added }) {
	const described = [
		...mode === null ? [] : [[modeWords[mode]]],
		...removed.map((one) => require_start.say`removes the condition that ${require_enforcement.describeCondition(one)}`),
		...added.map((one) => require_start.say`adds the condition that ${require_enforcement.describeCondition(one)}`)
	];
	const more = described.length - 5;
	return more < 2 ? described : [...described.slice(0, 5), [`and ${String(more)} more changes`]];
}
const modeWords = {
	any: "one condition is enough, no longer all of them",
	all: "all conditions must hold, no longer only one"
};
// src/plan/effect/policy.ts
const unknownForm = {
	effect: "unknown",
	message: ["has an unknown form"]
};
function classifyPolicy({ key, before, after }, sides) {
	const change = {
		slug: String(key["slug"]),
		before,
		after,
		sides
	};
	if (before === null) return classifyCreateOrDelete(after, change, "create");
	if (after === null) return classifyCreateOrDelete(before, change, "delete");
	return classifyUpdate({
		...change,
		before,
		after
	});
}
const createDeleteTexts = {
	create: {
		idle: "is inactive, so it does nothing yet",
		does: ({ does }) => does,
		covered: "already"
	},
	delete: {
		idle: "was inactive, so nothing changes",
		does: ({ doing }) => `stops ${doing}`,
		covered: "still"
	}
};
function classifyCreateOrDelete(policy, change, verb) {
	const enforcement = policy && require_enforcement.enforcementOf(policy);
	if (policy === null || enforcement === null) return unknownForm;
	const { active, actions } = enforcement;
	if (!active) return require_enforcement.neutral([createDeleteTexts[verb].idle]);
	const compared = compare(change);
	if (isCovered(compared)) return require_enforcement.neutral(require_start.say`no effect: ${[createDeleteTexts[verb].covered]} ${describeCoverage(compared)}`);
	return withNotes(compared, actions, require_start.say`${[createDeleteTexts[verb].does(verbsOf(actions))]} ${describeFilters(policy)}`);
}
const noEnforcement = {
	active: false,
	actions: [],
	strictness: 0,
	effectByAction: new Map(),
	space: []
};
function compare({ slug, before, after, sides }) {
	const read = (policy) => (policy && require_enforcement.enforcementOf(policy)) ?? noEnforcement;
	return compareEnforcement(slug, read(before), read(after), sides);
}
const isCovered = ({ effect, coveredBy }) => effect === "neutral" && coveredBy.length > 0;
const describeCoverage = ({ coveredBy }) => require_start.say`covered by ${require_enforcement.shortList(coveredBy)}`;
function withNotes(compared, actions, message) {
	const { effect, coveredBy } = compared;
	const unknown = [...new Set(actions.flatMap((action) => action.effect === "unknown" ? action.type : []))];
	if (effect === "unknown" && unknown.length > 0) return {
		effect,
		message: require_start.say`${message} (the effect of ${require_enforcement.nounWithNames("action", unknown)} is not known)`
	};
	return {
		effect,
		message: effect !== "unknown" && coveredBy.length > 0 ? require_start.say`${message} (partly ${describeCoverage(compared)})` : message
	};
}
function classifyUpdate(change) {
	const { before, after } = change;
	const [was, is] = [require_enforcement.enforcementOf(before), require_enforcement.enforcementOf(after)];
	if (was === null || is === null) return unknownForm;
	const differs = (field) => require_filter_space.differingFields({ [field]: before[field] }, { [field]: after[field] }, []).length > 0;
	const others = [...require_filter_space.differingFields(before, after, require_filter_space.policyFields), ...require_filter_space.differingFields(before["filters"], after["filters"], require_filter_space.filterFields)];
	const parts = [
		...classifyEnforcement(was, is, change),
		...differs("name") ? [require_enforcement.neutral(require_start.say`changes the name to ${String(after["name"])}`)] : [],
		...differs("description") ? [require_enforcement.neutral(["changes the description"])] : [],
		...require_enforcement.unknownFields(others)
	];
	if (parts.length > 0) return require_enforcement.combineClassifications(parts);
	return require_digest.canonicalJson([before["filters"], before["actions"]]) !== require_digest.canonicalJson([after["filters"], after["actions"]]) ? require_enforcement.neutral(["equivalent; only the notation differs"]) : {
		effect: "unknown",
		message: ["no visible change"]
	};
}
function classifyEnforcement(was, is, change) {
	const { before, after } = change;
	const { message, isUnclear } = compareActions(was.actions, is.actions);
	const [from, to] = was.actions.length === 0 || is.actions.length === 0 ? [[], []] : [was.actions, is.actions];
	const phrase = {
		doing: verbsOf(from).doing,
		does: verbsOf(to).does
	};
	const parts = [...message, ...describeFilterChange(before, after, phrase)];
	const isSwitched = was.active !== is.active;
	if (parts.length === 0 && !isSwitched) return [];
	if (!was.active && !is.active) return [require_enforcement.neutral(["stays inactive, so nothing changes"])];
	const also = parts.length > 0 ? "; other settings change too" : "";
	const words = isSwitched ? require_start.say`${describeActivation(before, after, was, is)}${[also]}` : require_start.joinSentences(parts, "; ");
	if (isUnclear && !isSwitched) return [{
		effect: "unknown",
		message: words
	}];
	const compared = compare(change);
	if (isCovered(compared)) return [require_enforcement.neutral(require_start.say`${words} (no effect: ${describeCoverage(compared)})`)];
	return [withNotes(compared, [...was.actions, ...is.actions], words)];
}
const describeActivation = (before, after, was, is) => is.active ? require_start.say`becomes active: ${[verbsOf(is.actions).does]} ${describeFilters(after)}` : require_start.say`becomes inactive: stops ${[verbsOf(was.actions).doing]} ${describeFilters(before)}`;
const modeNames = {
	monitor: "Monitor",
	comment: "Comment",
	block: "Block"
};
function verbsOf(actions) {
	const mode = require_enforcement.modeOf(actions);
	const hiding = actions.find(({ effect }) => effect === "hides");
	const leading = actions.find((action) => action.mode === mode && action.effect !== "hides");
	if (hiding === void 0) return leading?.verbs ?? {
		does: "monitors",
		doing: "monitoring"
	};
	if (leading === void 0 || mode === "monitor") return hiding.verbs;
	return {
		does: `${leading.verbs.does} and ${hiding.verbs.does}`,
		doing: `${leading.verbs.doing} and ${hiding.verbs.doing}`
	};
}
function compareActions(before, after) {
	const [removed, added] = [actionsWithout(before, after), actionsWithout(after, before)];
	const textsInBoth = (actions, others) => actions.flatMap(({ canonical }) => others.some((policiesOf) => policiesOf.canonical === canonical) ? canonical : []).join("\n");
	const order = textsInBoth(before, after) !== textsInBoth(after, before) ? [["changes the order of the actions, or how often one is listed"]] : [];
	const settings = [...new Set(removed.map(({ type }) => type))].filter((type) => added.some((one) => one.type === type));
	const [was, is] = [require_enforcement.modeOf(before), require_enforcement.modeOf(after)];
	const isReported = ({ type, mode }) => settings.includes(type) || was !== is && mode !== "monitor";
	const describeUnreported = (verb, actions) => actions.filter((action) => !isReported(action)).map(({ type }) => [`${verb} action `, require_start.foreign(type)]);
	return {
		message: [
			...was === is ? [] : [[`${modeNames[was]} → ${modeNames[is]}`]],
			...settings.map((type) => require_start.say`changes the settings of ${require_enforcement.nounWithNames("action", [type])}`),
			...describeUnreported("removes", removed),
			...describeUnreported("adds", added),
			...order
		],
		isUnclear: settings.length + order.length > 0
	};
}
function actionsWithout(actions, others) {
	const texts = new Set(others.map(({ canonical }) => canonical));
	return [...new Map(actions.filter(({ canonical: text }) => !texts.has(text)).map((action) => [action.canonical, action])).values()];
}
function enforcementSides(bundle, entries) {
	const changed = entries.filter(({ object }) => object === "RemediationPolicy");
	const unchanged = require_validate.unchangedPolicies(bundle, changed).flatMap((policy) => toEnforcement(require_validate.slugOf(policy), policy));
	const one = (side) => changed.flatMap((entry) => toEnforcement(String(entry.key["slug"]), entry[side]));
	return {
		before: enforcedCubes([...one("before"), ...unchanged]),
		after: enforcedCubes([...one("after"), ...unchanged])
	};
}
function toEnforcement(slug, policy) {
	const enforcement = policy && require_enforcement.enforcementOf(policy);
	return enforcement === null ? [] : [{
		...enforcement,
		slug
	}];
}
// src/plan/effect/classify.ts
function classifierFor(bundle, entries) {
	const sides = bundle.kind === "remediation" && entries.length > 0 ? enforcementSides(bundle.content, entries) : noOtherPolicies;
	const mayInclude = bundle.kind === "remediation" ? () => true : mayBeIncludedBy(bundle.content, entries);
	return (entry) => {
		const { object, before, after } = entry;
		if (object === "RemediationPolicy") return classifyPolicy(entry, sides);
		if (object === "DetectionPolicyException") return classifyException(entry);
		if (object === "DetectionPolicy" && before !== null && after !== null) return classifyLists(entry, mayInclude);
		return {
			effect: "unknown",
			message: require_start.say`an object of unknown kind ${object}`
		};
	};
}
const classifyWithoutBundle = classifierFor({
	kind: "remediation",
	content: { policies: [] }
}, []);
Object.defineProperty(exports, "classifierFor", {
	enumerable: true,
	get: function() {
		return classifierFor;
	}
});
Object.defineProperty(exports, "classifyWithoutBundle", {
	enumerable: true,
	get: function() {
		return classifyWithoutBundle;
	}
});
