const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_digest = require("./digest.js");
const require_filter_space = require("./filter-space.js");
// src/plan/effect/words.ts
const combineClassifications = (parts) => ({
	effect: require_validate.combineEffects(parts.map(({ effect }) => effect)),
	message: require_start.joinSentences(parts.map(({ message }) => message), "; ")
});
const neutral = (message) => ({
	effect: "neutral",
	message
});
const unknownFields = (fields) => fields.map((field) => ({
	effect: "unknown",
	message: require_start.say`changes unknown field ${field}`
}));
function shortList(items) {
	const names = require_start.joinSentences(items.slice(0, 5).map((item) => [require_start.foreign(item)]), ", ");
	return items.length > 5 ? [...names, `, and ${String(items.length - 5)} more`] : names;
}
const nounWithNames = (noun, items) => [`${noun}${items.length === 1 ? "" : "s"} `, ...shortList(items)];
const severityOrder = [
	"critical",
	"high",
	"medium",
	"low"
];
function alternatives(values) {
	const sorted = values.toSorted((a, b) => severityOrder.indexOf(a) - severityOrder.indexOf(b));
	const omitted = values.length - 5;
	const names = sorted.slice(0, 5).map((value) => [require_start.foreign(value)]);
	return require_start.listSentence(omitted > 0 ? [...names, [`${String(omitted)} more`]] : names, "or");
}
function describeCondition({ type, mode, values }) {
	const name = describeConditionType(type);
	if (values.length === 0) return require_start.say`${name} has no values`;
	const isTag = type === "repository_tag";
	const subject = isTag ? ["the repository"] : name;
	const tagged = isTag ? ["tagged "] : [];
	if (mode === "any") return require_start.say`${subject} is ${tagged}${alternatives(values)}`;
	if (mode === "none") return require_start.say`${subject} is not ${tagged}${alternatives(values)}`;
	return require_start.say`${name} ${mode} of ${shortList(values)}`;
}
const describeConditionType = (type) => {
	const known = conditionTypes.get(type);
	return known === void 0 ? [require_start.foreign(type)] : [known];
};
const conditionTypes = new Map([
	["severity", "severity"],
	["confidence", "confidence"],
	["repository_tag", "repository tag"],
	["vulnerability_class", "vulnerability class"],
	["full_scan", "full scan"],
	["breaking_change", "breaking change"]
]);
// src/plan/effect/enforcement.ts
function enforcementOf(policy) {
	const active = require_filter_space.orDefault(policy["active"], true);
	const listedActions = require_filter_space.orDefault(policy["actions"], []);
	if (typeof active !== "boolean" || !Array.isArray(listedActions) || !listedActions.every(hasType)) return null;
	const actions = listedActions.map(readAction);
	const reachedModes = new Set(actions.filter(raisesStrictness).map(({ mode }) => mode));
	const otherActions = actions.filter((action) => !raisesStrictness(action));
	return {
		active,
		actions,
		strictness: [...reachedModes].reduce((sum, mode) => sum + strictnessOfMode[mode], 0),
		effectByAction: new Map(otherActions.map(({ canonical, effect }) => [canonical, effect])),
		space: active ? require_filter_space.filterSpaceOf(policy) : []
	};
}
const strictnessOfMode = {
	monitor: 0,
	comment: 1,
	block: 2
};
const hasType = (action) => require_validate.isObject(action) && typeof action["type"] === "string";
function readAction(action) {
	const { type } = action;
	const { mode, effect, verbs } = require_validate.actionType(type);
	const knownEffect = effect(action);
	return {
		type,
		canonical: require_digest.canonicalAction(action),
		mode,
		effect: knownEffect,
		verbs: knownEffect === "unknown" ? require_validate.unknownActionType.verbs : verbs
	};
}
const modeOf = (actions) => require_validate.modes.findLast((mode) => actions.some((action) => action.mode === mode)) ?? "monitor";
const raisesStrictness = ({ type, canonical, mode }) => mode !== "monitor" && canonical === withoutSettings.get(type);
const withoutSettings = new Map(Array.from(require_validate.actionTypes.keys(), (type) => [type, require_digest.canonicalAction({ type })]));
Object.defineProperty(exports, "alternatives", {
	enumerable: true,
	get: function() {
		return alternatives;
	}
});
Object.defineProperty(exports, "combineClassifications", {
	enumerable: true,
	get: function() {
		return combineClassifications;
	}
});
Object.defineProperty(exports, "describeCondition", {
	enumerable: true,
	get: function() {
		return describeCondition;
	}
});
Object.defineProperty(exports, "describeConditionType", {
	enumerable: true,
	get: function() {
		return describeConditionType;
	}
});
Object.defineProperty(exports, "enforcementOf", {
	enumerable: true,
	get: function() {
		return enforcementOf;
	}
});
Object.defineProperty(exports, "modeOf", {
	enumerable: true,
	get: function() {
		return modeOf;
	}
});
Object.defineProperty(exports, "neutral", {
	enumerable: true,
	get: function() {
		return neutral;
	}
});
Object.defineProperty(exports, "nounWithNames", {
	enumerable: true,
	get: function() {
		return nounWithNames;
	}
});
Object.defineProperty(exports, "shortList", {
	enumerable: true,
	get: function() {
		return shortList;
	}
});
Object.defineProperty(exports, "unknownFields", {
	enumerable: true,
	get: function() {
		return unknownFields;
	}
});
