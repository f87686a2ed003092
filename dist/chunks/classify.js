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
function compareEnforcement(slug, before, after, bundleEnforcement) {
	const losses = findUncovered(slug, before, [...enforcedCubes([{
		...after,
		slug
	}]), ...bundleEnforcement.after]);
	const gains = findUncovered(slug, after, [...enforcedCubes([{
		...before,
		slug
	}]), ...bundleEnforcement.before]);
	const coveredBy = [...new Set([...losses.coveredBy, ...gains.coveredBy])].toSorted();
	const isLooser = losses.effects.has("enforces") || gains.effects.has("hides");
	const isStricter = gains.effects.has("enforces") || losses.effects.has("hides");
	if (losses.effects.has("unknown") || gains.effects.has("unknown") || (isLooser || isStricter) && hasOtherUnknowns(before, after)) return {
		effect: "unknown",
		coveredBy
	};
	if (isLooser) return {
		effect: isStricter ? "mixed" : "looser",
		coveredBy
	};
	return {
		effect: isStricter ? "stricter" : "neutral",
		coveredBy
	};
}
function hasOtherUnknowns(before, after) {
	return before.space.length > 0 && after.space.length > 0 && require_filter_space.unknownIn(before.space) !== require_filter_space.unknownIn(after.space);
}
function findUncovered(slug, enforcement, side) {
	const effects = new Set();
	const coveredBy = new Set();
	for (const { effect, isDoneBy } of enforcedEffects(enforcement)) {
		const cover = require_filter_space.coverOf(enforcement.space, side.filter(({ policy }) => isDoneBy(policy)));
		if (cover === "unknown") effects.add("unknown");
		else if (cover === null) effects.add(effect);
		else for (const { policy } of cover) coveredBy.add(policy.slug);
	}
	coveredBy.delete(slug);
	return {
		effects,
		coveredBy: [...coveredBy]
	};
}
function enforcedEffects({ strictness, effectByAction }) {
	const ofActions = Array.from(effectByAction, ([action, effect]) => ({
		effect,
		isDoneBy: (policy) => policy.effectByAction.has(action)
	}));
	if (strictness === 0) return ofActions;
	return [...ofActions, {
		effect: "enforces",
		isDoneBy: (policy) => policy.strictness >= strictness
	}];
}
const enforcedCubes = (policies) => policies.flatMap((policy) => policy.space.map((cube) => ({
	cube,
	policy
})));
// src/plan/effect/detection.ts
function classifyException({ key, before, after }) {
	const typeBefore = exceptionType(before);
	const typeAfter = exceptionType(after);
	const rule = require_start.say`${ruleTypeText(key["rule_type"])} ${String(key["rule"])} ${describeScope(key)}`;
	const parts = typeBefore === typeAfter ? [] : [classifyTypeChange(typeBefore, typeAfter, rule)];
	const changedFields = before !== null && after !== null ? require_filter_space.differingFields(before, after, exceptionFields) : require_filter_space.differingFields(listsOf(before), listsOf(after), exceptionFields);
	parts.push(...require_enforcement.unknownFields(changedFields));
	return parts.length > 0 ? require_enforcement.combineClassifications(parts) : {
		effect: "unknown",
		message: require_start.say`no visible change for ${rule}`
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
function exceptionType(exception) {
	if (exception === null) return "none";
	const type = exception["exception_type"];
	return typeof type === "string" ? type : "not given";
}
const typeChanges = {
	"none → exclude": {
		effect: "looser",
		does: "excludes"
	},
	"none → include": {
		effect: "stricter",
		does: "includes"
	},
	"exclude → none": {
		effect: "stricter",
		does: "no longer excludes"
	},
	"include → none": {
		effect: "looser",
		does: "no longer includes"
	},
	"exclude → include": {
		effect: "stricter",
		does: "includes, and no longer excludes,"
	},
	"include → exclude": {
		effect: "looser",
		does: "excludes, and no longer includes,"
	}
};
function classifyTypeChange(before, after, rule) {
	const known = typeChanges[`${before} → ${after}`];
	if (known !== void 0) return {
		effect: known.effect,
		message: require_start.say`${[known.does]} ${rule}`
	};
	return {
		effect: "unknown",
		message: require_start.say`exception type ${before} → ${after} for ${rule}`
	};
}
const ruleTypeText = (type) => type === "rule" || type === "pack" ? [type] : require_start.say`${String(type)}`;
function describeScope(key) {
	const target = String(key["scope_target"]);
	if (key["scope_type"] === "project_tag") return require_start.say`in every project tagged ${target}`;
	return key["scope_type"] === "project" ? require_start.say`in project ${target}` : require_start.say`in ${String(key["scope_type"])} ${target}`;
}
function mayBeIncludedBy({ exceptions }, entries) {
	const changedExceptions = entries.filter(({ object }) => object === "DetectionPolicyException");
	const includedRules = new Set([...exceptions.flatMap(({ exception_type: type, rule }) => type === "include" ? rule : []), ...changedExceptions.flatMap(({ key, before }) => exceptionType(before) === "exclude" ? [] : String(key["rule"]))]);
	return (rule) => includedRules.has(rule);
}
function classifyLists({ before, after }, mayBeIncluded) {
	const changedItems = require_detection_lists.findChangedItems({
		before,
		after
	});
	const ranNowhere = changedItems.filter(({ list, onlyIn, item }) => list === "disabled" && onlyIn === "files" && !mayHaveRun(item, before, mayBeIncluded));
	const parts = require_validate.ruleLists.filter((list) => require_detection_lists.readItems(before, list) === null || require_detection_lists.readItems(after, list) === null).map((list) => ({
		effect: "unknown",
		message: [`${list} in an unknown form`]
	}));
	for (const { list, onlyIn, effect, does } of effectsOfListChanges) {
		const items = changedItems.filter((changed) => changed.list === list && changed.onlyIn === onlyIn && !ranNowhere.includes(changed));
		if (items.length > 0) parts.push({
			effect,
			message: require_enforcement.nounWithNames(does, sortedNames(items))
		});
	}
	if (ranNowhere.length > 0) parts.push(require_enforcement.neutral(require_start.say`${require_enforcement.nounWithNames("disables rule", sortedNames(ranNowhere))} that ran nowhere`));
	parts.push(...require_enforcement.unknownFields(require_filter_space.differingFields(before, after, [
		...require_validate.ruleLists,
		"deployment_slug",
		"product"
	])));
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
function mayHaveRun(rule, before, mayBeIncluded) {
	const rulesets = require_detection_lists.readItems(before, "rulesets");
	const rules = require_detection_lists.readItems(before, "rules");
	if (rulesets === null || rulesets.size > 0) return true;
	return rules === null || rules.has(rule) || mayBeIncluded(rule);
}
const sortedNames = (items) => items.map(({ item }) => item).toSorted();
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
const listsOf = (content) => Object.fromEntries(require_validate.ruleLists.map((list) => [list, content?.[list]]));
// src/plan/effect/describe-filters.ts
function describeFilters(content) {
	const filters = require_filter_space.readFilters(content["filters"]);
	if (filters === null) return ["findings by filters in an unknown form"];
	return require_start.say`findings where ${describeAll(filters.conditions, filters.mode)}`;
}
function describeAll(conditions, mode) {
	const described = conditions.slice(0, 5).map(require_enforcement.describeCondition);
	const omitted = conditions.length - 5;
	if (omitted > 0) described.push([`${String(omitted)} more ${omitted === 1 ? "condition" : "conditions"}`]);
	return require_start.joinSentences(described, mode === "all" ? " and " : ", or ");
}
function describeFilterChange(before, after, verbs) {
	if (filtersText(before) === filtersText(after)) return [];
	const oldFilters = require_filter_space.readFilters(before["filters"]);
	const newFilters = require_filter_space.readFilters(after["filters"]);
	if (oldFilters === null || newFilters === null) return [["has filters in an unknown form"]];
	const change = {
		mode: oldFilters.conditions.length > 1 && newFilters.conditions.length > 1 && oldFilters.mode !== newFilters.mode ? newFilters.mode : null,
		removed: conditionsOnlyIn(oldFilters, newFilters),
		added: conditionsOnlyIn(newFilters, oldFilters)
	};
	const valueChange = toValueChange(change);
	if (valueChange === null) return describeConditions(change);
	return describeFindings(valueChange, newFilters, verbs) ?? describeValues(valueChange);
}
const filtersText = ({ filters }) => require_filter_space.readFilters(filters) === null ? require_digest.canonicalJson(filters) : require_digest.canonicalText("RemediationPolicy", { filters });
function conditionsOnlyIn(filters, others) {
	const otherTexts = new Set(others.conditions.map(({ canonical }) => canonical));
	return filters.conditions.filter(({ canonical }) => !otherTexts.has(canonical));
}
function toValueChange({ mode, removed, added }) {
	const [before] = removed;
	const [after] = added;
	if (before === void 0 || after === void 0 || mode !== null) return null;
	if (removed.length > 1 || added.length > 1) return null;
	const isSameTest = before.type === after.type && before.mode === after.mode && ["any", "none"].includes(after.mode);
	const isKnown = [before, after].every(({ hasOnlyKnownFields, values }) => hasOnlyKnownFields && values.length > 0);
	if (!isSameTest || !isKnown) return null;
	return {
		condition: after,
		removedValues: valuesOnlyIn(before.values, after.values),
		addedValues: valuesOnlyIn(after.values, before.values)
	};
}
function describeFindings(change, newFilters, verbs) {
	const { condition, removedValues, addedValues } = change;
	if (!["severity", "confidence"].includes(condition.type)) return null;
	const otherConditions = newFilters.conditions.filter((other) => other !== condition);
	const hasSameType = otherConditions.some(({ type }) => type === condition.type);
	if (otherConditions.length > 0 && (newFilters.mode === "any" || hasSameType)) return null;
	const describe = (verb, values) => {
		if (values.length === 0) return [];
		const ofValues = {
			type: condition.type,
			mode: "any",
			values
		};
		return [require_start.say`${[verb]} findings where ${describeAll([ofValues, ...otherConditions], "all")}`];
	};
	const [noLongerMatched, newlyMatched] = condition.mode === "any" ? [removedValues, addedValues] : [addedValues, removedValues];
	return [...describe(`stops ${verbs.doing}`, noLongerMatched), ...describe(`also ${verbs.does}`, newlyMatched)];
}
function describeValues({ condition, removedValues, addedValues }) {
	const describe = (verb, values, end = "") => values.length === 0 ? [] : [require_start.say`${[verb]} ${require_enforcement.describeConditionType(condition.type)} ${require_enforcement.alternatives(values)}${[end]}`];
	if (condition.mode === "any") return [...describe("no longer matches", removedValues, " alone"), ...describe("also matches", addedValues)];
	return [...describe("no longer matches", addedValues), ...describe("no longer leaves out", removedValues)];
}
const valuesOnlyIn = (values, others) => values.filter((value) => !others.includes(value));
function describeConditions({ mode, removed, added }) {
	const described = [
		...mode === null ? [] : [[modeTexts[mode]]],
		...removed.map((condition) => require_start.say`removes the condition that ${require_enforcement.describeCondition(condition)}`),
		...added.map((condition) => require_start.say`adds the condition that ${require_enforcement.describeCondition(condition)}`)
	];
	const omitted = described.length - 5;
	if (omitted < 2) return described;
	return [...described.slice(0, 5), [`and ${String(omitted)} more changes`]];
}
const modeTexts = {
	any: "one condition is enough, no longer all of them",
	all: "all conditions must hold, no longer only one"
};
// src/plan/effect/policy.ts
const unknownForm = {
	effect: "unknown",
	message: ["has an unknown form"]
};
function classifyPolicy({ key, before, after }, bundleEnforcement) {
	const change = {
		slug: String(key["slug"]),
		before,
		after,
		bundleEnforcement
	};
	if (before === null) return classifyCreateOrDelete(after, change, createTexts);
	if (after === null) return classifyCreateOrDelete(before, change, deleteTexts);
	return classifyUpdate({
		...change,
		before,
		after
	});
}
const createTexts = {
	inactive: "is inactive, so it does nothing yet",
	does: ({ does }) => does,
	covered: "already"
};
const deleteTexts = {
	inactive: "was inactive, so nothing changes",
	does: ({ doing }) => `stops ${doing}`,
	covered: "still"
};
function classifyCreateOrDelete(policy, change, texts) {
	const enforcement = policy && require_enforcement.enforcementOf(policy);
	if (policy === null || enforcement === null) return unknownForm;
	const { active, actions } = enforcement;
	if (!active) return require_enforcement.neutral([texts.inactive]);
	const enforcementChange = compare(change);
	if (isFullyCovered(enforcementChange)) return require_enforcement.neutral(require_start.say`no effect: ${[texts.covered]} ${describeCoverage(enforcementChange)}`);
	return withNotes(enforcementChange, actions, require_start.say`${[texts.does(verbsOf(actions))]} ${describeFilters(policy)}`);
}
const noEnforcement = {
	active: false,
	actions: [],
	strictness: 0,
	effectByAction: new Map(),
	space: []
};
function compare({ slug, before, after, bundleEnforcement }) {
	const read = (policy) => (policy && require_enforcement.enforcementOf(policy)) ?? noEnforcement;
	return compareEnforcement(slug, read(before), read(after), bundleEnforcement);
}
const isFullyCovered = ({ effect, coveredBy }) => effect === "neutral" && coveredBy.length > 0;
const describeCoverage = ({ coveredBy }) => require_start.say`covered by ${require_enforcement.shortList(coveredBy)}`;
function withNotes(change, actions, message) {
	const { effect, coveredBy } = change;
	const unknownTypes = actions.filter((action) => action.effect === "unknown").map(({ type }) => type);
	if (effect === "unknown" && unknownTypes.length > 0) {
		const names = require_enforcement.nounWithNames("action", [...new Set(unknownTypes)]);
		return {
			effect,
			message: require_start.say`${message} (the effect of ${names} is not known)`
		};
	}
	return {
		effect,
		message: effect !== "unknown" && coveredBy.length > 0 ? require_start.say`${message} (partly ${describeCoverage(change)})` : message
	};
}
function classifyUpdate(change) {
	const { before, after } = change;
	const oldEnforcement = require_enforcement.enforcementOf(before);
	const newEnforcement = require_enforcement.enforcementOf(after);
	if (oldEnforcement === null || newEnforcement === null) return unknownForm;
	const hasChanged = (field) => require_filter_space.differingFields({ [field]: before[field] }, { [field]: after[field] }).length > 0;
	const parts = classifyEnforcement(oldEnforcement, newEnforcement, change);
	if (hasChanged("name")) parts.push(require_enforcement.neutral(require_start.say`changes the name to ${String(after["name"])}`));
	if (hasChanged("description")) parts.push(require_enforcement.neutral(["changes the description"]));
	parts.push(...require_enforcement.unknownFields(require_filter_space.differingFields(before, after, require_filter_space.policyFields)), ...require_enforcement.unknownFields(require_filter_space.differingFields(before["filters"], after["filters"], require_filter_space.filterFields)));
	if (parts.length > 0) return require_enforcement.combineClassifications(parts);
	return require_digest.canonicalJson([before["filters"], before["actions"]]) !== require_digest.canonicalJson([after["filters"], after["actions"]]) ? require_enforcement.neutral(["equivalent; only the notation differs"]) : {
		effect: "unknown",
		message: ["no visible change"]
	};
}
function classifyEnforcement(before, after, change) {
	const actionChange = compareActions(before.actions, after.actions);
	const verbs = verbsOfUpdate(before.actions, after.actions);
	const settings = [...actionChange.sentences, ...describeFilterChange(change.before, change.after, verbs)];
	const isSwitched = before.active !== after.active;
	if (settings.length === 0 && !isSwitched) return [];
	if (!before.active && !after.active) return [require_enforcement.neutral(["stays inactive, so nothing changes"])];
	const more = settings.length > 0 ? "; other settings change too" : "";
	const message = isSwitched ? require_start.say`${describeActivation(change, before, after)}${[more]}` : require_start.joinSentences(settings, "; ");
	if (actionChange.isUnclear && !isSwitched) return [{
		effect: "unknown",
		message
	}];
	const enforcementChange = compare(change);
	if (isFullyCovered(enforcementChange)) return [require_enforcement.neutral(require_start.say`${message} (no effect: ${describeCoverage(enforcementChange)})`)];
	return [withNotes(enforcementChange, [...before.actions, ...after.actions], message)];
}
function verbsOfUpdate(before, after) {
	if (before.length === 0 || after.length === 0) return verbsOf([]);
	return {
		doing: verbsOf(before).doing,
		does: verbsOf(after).does
	};
}
function describeActivation(change, before, after) {
	if (after.active) return require_start.say`becomes active: ${[verbsOf(after.actions).does]} ${describeFilters(change.after)}`;
	return require_start.say`becomes inactive: stops ${[verbsOf(before.actions).doing]} ${describeFilters(change.before)}`;
}
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
	const removed = actionsWithout(before, after);
	const added = actionsWithout(after, before);
	const isReordered = actionsInBoth(before, after) !== actionsInBoth(after, before);
	const typesWithOtherSettings = new Set(removed.map(({ type }) => type).filter((type) => added.some((action) => action.type === type)));
	const [oldMode, newMode] = [require_enforcement.modeOf(before), require_enforcement.modeOf(after)];
	const isInModeChange = ({ mode }) => oldMode !== newMode && mode !== "monitor";
	const describeRest = (verb, actions) => actions.filter((action) => !typesWithOtherSettings.has(action.type) && !isInModeChange(action)).map(({ type }) => [`${verb} action `, require_start.foreign(type)]);
	const sentences = [];
	if (oldMode !== newMode) sentences.push([`${modeNames[oldMode]} → ${modeNames[newMode]}`]);
	for (const type of typesWithOtherSettings) sentences.push(require_start.say`changes the settings of ${require_enforcement.nounWithNames("action", [type])}`);
	sentences.push(...describeRest("removes", removed), ...describeRest("adds", added));
	if (isReordered) sentences.push(["changes the order of the actions, or how often one is listed"]);
	return {
		sentences,
		isUnclear: typesWithOtherSettings.size > 0 || isReordered
	};
}
const actionsInBoth = (actions, others) => actions.filter(({ canonical }) => others.some((other) => other.canonical === canonical)).map(({ canonical }) => canonical).join("\n");
function actionsWithout(actions, others) {
	const otherTexts = new Set(others.map(({ canonical }) => canonical));
	const missing = actions.filter(({ canonical }) => !otherTexts.has(canonical));
	return [...new Map(missing.map((action) => [action.canonical, action])).values()];
}
function enforcementBeforeAfter(bundle, entries) {
	const changed = entries.filter(({ object }) => object === "RemediationPolicy");
	const unchanged = require_validate.unchangedPolicies(bundle, changed).flatMap((policy) => toEnforcement(require_validate.slugOf(policy), policy));
	const changedOn = (side) => changed.flatMap((entry) => toEnforcement(String(entry.key["slug"]), entry[side]));
	return {
		before: enforcedCubes([...changedOn("before"), ...unchanged]),
		after: enforcedCubes([...changedOn("after"), ...unchanged])
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
	const sides = bundle.kind === "remediation" && entries.length > 0 ? enforcementBeforeAfter(bundle.content, entries) : noOtherPolicies;
	const mayBeIncluded = bundle.kind === "remediation" ? () => true : mayBeIncludedBy(bundle.content, entries);
	return (entry) => {
		const { object, before, after } = entry;
		if (object === "RemediationPolicy") return classifyPolicy(entry, sides);
		if (object === "DetectionPolicyException") return classifyException(entry);
		if (object === "DetectionPolicy" && before !== null && after !== null) return classifyLists(entry, mayBeIncluded);
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
