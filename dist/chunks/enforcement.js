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
	const words = require_start.joinSentences(items.slice(0, 5).map((item) => [require_start.foreign(item)]), ", ");
	return items.length > 5 ? [...words, `, and ${String(items.length - 5)} more`] : words;
}
const nounWithNames = (noun, items) => [`${noun}${items.length === 1 ? "" : "s"} `, ...shortList(items)];
const severityOrder = [
	"critical",
	"high",
	"medium",
	"low"
];
function alternatives(values) {
	const inOrder = values.toSorted((a, b) => severityOrder.indexOf(a) - severityOrder.indexOf(b));
	const more = values.length - 5;
	const words = inOrder.slice(0, 5).map((value) => [require_start.foreign(value)]);
	return require_start.listSentence(more > 0 ? [...words, [`${String(more)} more`]] : words, "or");
}
function describeCondition({ type, mode, values }) {
	const name = describeConditionType(type);
	if (values.length === 0) return require_start.say`${name} has no values`;
	const [subject, tagged] = type === "repository_tag" ? [["the repository"], "tagged "] : [name, ""];
	if (mode === "any") return require_start.say`${subject} is ${[tagged]}${alternatives(values)}`;
	if (mode === "none") return require_start.say`${subject} is not ${[tagged]}${alternatives(values)}`;
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
	const [active, listed] = [require_filter_space.orDefault(policy["active"], true), require_filter_space.orDefault(policy["actions"], [])];
	if (typeof active !== "boolean" || !Array.isArray(listed) || !listed.every(isTyped)) return null;
	const actions = listed.map(readAction);
	const reachedModes = new Set(actions.filter(raisesStrictness).map(({ mode }) => mode));
	const others = actions.filter((action) => !raisesStrictness(action));
	return {
		active,
		actions,
		strictness: [...reachedModes].reduce((sum, mode) => sum + strictnessOfMode[mode], 0),
		effectByAction: new Map(others.map(({ canonical, effect }) => [canonical, effect])),
		space: active ? require_filter_space.filterSpaceOf(policy) : []
	};
}
const strictnessOfMode = {
	monitor: 0,
	comment: 1,
	block: 2
};
const isTyped = (action) => require_validate.isObject(action) && typeof action["type"] === "string";
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
