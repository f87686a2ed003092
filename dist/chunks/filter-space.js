const require_validate = require("./validate.js");
const require_digest = require("./digest.js");
// src/plan/effect/filter-space.ts
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
	breaking_change: ["true", "false"]
};
const noValue = "";
const bits = new Map(Object.entries(enumerations).map(([type, values], typeIndex) => [type, new Map([...values, noValue].map((value, index) => [value, 1 << 5 * typeIndex + index]))]));
const unionOfBits = (bitSets) => [...bitSets].reduce((union, bitSet) => union | bitSet, 0);
const masks = Array.from(bits.values(), (valuesOfType) => unionOfBits(valuesOfType.values()));
const valueBits = (type) => bits.get(type) ?? new Map();
const maskOf = (type) => unionOfBits(valueBits(type).values());
const openTypes = new Set(["repository_tag", "vulnerability_class"]);
const allFindings = {
	allowedValues: unionOfBits(masks),
	anyOf: [],
	noneOf: new Set()
};
function filterSpaceOf(policy) {
	const space = filterSpaceOfFilters(policy["filters"]);
	const unknownFields = [...usedFieldTexts(policy, policyFields), ...usedFieldTexts(policy["filters"], filterFields)];
	if (unknownFields.length === 0) return space;
	const beyondFilters = withUnknown(allFindings, [`beyond ${unknownFields.join()}`]);
	return [...space.map((cube) => withUnknown(cube, unknownFields)), beyondFilters];
}
function filterSpaceOfFilters(filters) {
	const knownFilters = readFilters(filters);
	if (knownFilters === null) return [withUnknown(allFindings, [`filters ${require_digest.canonicalJson(filters)}`])];
	const { mode, conditions } = knownFilters;
	return mode === "all" ? [conditions.reduce(narrowBy, allFindings)] : conditions.map((condition) => narrowBy(allFindings, condition));
}
const unknownIn = (space) => [...new Set(space.flatMap(({ anyOf }) => anyOf.flat()))].filter(isUnknownName).toSorted().join("\n");
const policyFields = [
	"name",
	"slug",
	"description",
	"active",
	"filters",
	"actions"
];
const filterFields = ["mode", "conditions"];
function differingFields(before, after, ignored = []) {
	const oldFields = require_validate.isObject(before) ? before : {};
	const newFields = require_validate.isObject(after) ? after : {};
	const differs = (field) => oldFields[field] !== newFields[field] && require_digest.canonicalJson({ field: oldFields[field] }) !== require_digest.canonicalJson({ field: newFields[field] });
	return [...new Set([...Object.keys(oldFields), ...Object.keys(newFields)])].toSorted().filter((field) => !ignored.includes(field) && !require_validate.isBookkeeping(field) && differs(field));
}
function usedFieldTexts(content, ignored) {
	if (!require_validate.isObject(content)) return [];
	return differingFields(content, {}, ignored).map((field) => `${field} ${require_digest.canonicalJson(content[field])}`);
}
const nameOf = (type, value) => `${type}=${value}`;
const isNameOf = (type, name) => name.startsWith(nameOf(type, ""));
const valuesNamed = (type, names) => [...names].filter((name) => isNameOf(type, name)).map((name) => name.slice(nameOf(type, "").length));
const unknownName = (what) => `?${what}`;
const isUnknownName = (name) => name.startsWith(unknownName(""));
const withUnknown = (cube, names) => ({
	...cube,
	anyOf: [...cube.anyOf, ...names.map((name) => [unknownName(name)])]
});
function narrowBy(cube, condition) {
	const { type, mode, values, canonical, hasOnlyKnownFields } = condition;
	const unknown = withUnknown(cube, [`condition ${canonical}`]);
	if (!hasOnlyKnownFields || values.length === 0 || mode !== "any" && mode !== "none") return unknown;
	const valuesOfType = bits.get(type);
	if (valuesOfType !== void 0) {
		if (values.some((value) => value === noValue || !valuesOfType.has(value))) return unknown;
		const listed = unionOfBits(values.map((value) => valuesOfType.get(value) ?? 0));
		const excluded = mode === "any" ? maskOf(type) & ~listed : listed;
		return {
			...cube,
			allowedValues: cube.allowedValues & ~excluded
		};
	}
	if (!openTypes.has(type)) return unknown;
	const names = values.map((value) => nameOf(type, value));
	if (mode === "any") return {
		...cube,
		anyOf: [...cube.anyOf, names]
	};
	return {
		...cube,
		noneOf: new Set([...cube.noneOf, ...names])
	};
}
function readFilters(filters) {
	if (!require_validate.isObject(filters)) return null;
	const { mode, conditions } = filters;
	if (mode !== "all" && mode !== "any" || !Array.isArray(conditions)) return null;
	const readConditions = conditions.flatMap((condition) => readCondition(condition) ?? []);
	if (readConditions.length === 0 || readConditions.length < conditions.length) return null;
	return {
		mode,
		conditions: readConditions
	};
}
const orDefault = (value, defaultValue) => value === null || value === void 0 || value === "" ? defaultValue : value;
function readCondition(condition) {
	if (!require_validate.isObject(condition)) return null;
	const { type, mode: writtenMode, values: writtenValues, ...otherFields } = condition;
	const mode = orDefault(writtenMode, "any");
	const values = orDefault(writtenValues, []);
	if (typeof type !== "string" || typeof mode !== "string" || !Array.isArray(values)) return null;
	if (!values.every((value) => typeof value === "string")) return null;
	const hasOnlyKnownFields = Object.values(otherFields).every((value) => orDefault(value, null) === null);
	return {
		type,
		mode,
		values: [...new Set(values)].toSorted(),
		canonical: require_digest.canonicalCondition(condition),
		hasOnlyKnownFields
	};
}
const maxCases = 200;
function coverOf(space, parts) {
	const used = new Set();
	for (const cube of space) {
		const uncovered = firstUncovered(cube, parts, {
			used,
			limit: maxCases
		});
		if (uncovered !== null) return uncovered === "unknown" ? "unknown" : null;
	}
	return used;
}
function firstUncovered(cube, parts, { used, limit }) {
	let cases = 0;
	const search = (rest) => {
		cases += 1;
		if (isEmpty(rest)) return null;
		if (cases > limit) return "unknown";
		const sample = pickSample(rest);
		const matchesPart = (part) => matchesSample(part.cube, sample);
		const part = [...used].find(matchesPart) ?? parts.find(matchesPart);
		if (part === void 0) return sample;
		used.add(part);
		for (const piece of subtract(rest, part.cube)) {
			const uncovered = search(piece);
			if (uncovered !== null) return uncovered;
		}
		return null;
	};
	return search(cube);
}
const isEmpty = ({ allowedValues, anyOf, noneOf }) => masks.some((mask) => (allowedValues & mask) === 0) || anyOf.some((names) => names.every((name) => noneOf.has(name)));
const intersection = (a, b) => ({
	allowedValues: a.allowedValues & b.allowedValues,
	anyOf: [...a.anyOf, ...b.anyOf],
	noneOf: new Set([...a.noneOf, ...b.noneOf])
});
function areDisjoint(a, b) {
	const values = a.allowedValues & b.allowedValues;
	if (masks.some((mask) => (values & mask) === 0)) return true;
	const isImpossible = (names) => names.every((name) => a.noneOf.has(name) || b.noneOf.has(name));
	return a.anyOf.some(isImpossible) || b.anyOf.some(isImpossible);
}
function pickSample({ allowedValues, anyOf, noneOf }) {
	const presentNames = new Set();
	for (const names of anyOf) {
		const name = names.find((known) => presentNames.has(known)) ?? names.find((allowed) => !noneOf.has(allowed));
		if (name !== void 0) presentNames.add(name);
	}
	return {
		presentValues: unionOfBits(masks.map((mask) => lowestBit(allowedValues & mask))),
		presentNames
	};
}
const lowestBit = (bitSet) => bitSet & -bitSet;
const matchesSample = ({ allowedValues, anyOf, noneOf }, { presentValues, presentNames }) => (presentValues & allowedValues) === presentValues && anyOf.every((names) => names.some((name) => presentNames.has(name))) && [...presentNames].every((name) => !noneOf.has(name));
const subtract = (cube, { allowedValues, anyOf, noneOf }) => [
	...masks.map((mask) => ({
		...cube,
		allowedValues: cube.allowedValues & ~(allowedValues & mask)
	})),
	...anyOf.map((names) => ({
		...cube,
		noneOf: new Set([...cube.noneOf, ...names])
	})),
	...Array.from(noneOf, (name) => ({
		...cube,
		anyOf: [...cube.anyOf, [name]]
	}))
];
Object.defineProperty(exports, "allFindings", {
	enumerable: true,
	get: function() {
		return allFindings;
	}
});
Object.defineProperty(exports, "areDisjoint", {
	enumerable: true,
	get: function() {
		return areDisjoint;
	}
});
Object.defineProperty(exports, "coverOf", {
	enumerable: true,
	get: function() {
		return coverOf;
	}
});
Object.defineProperty(exports, "differingFields", {
	enumerable: true,
	get: function() {
		return differingFields;
	}
});
Object.defineProperty(exports, "filterFields", {
	enumerable: true,
	get: function() {
		return filterFields;
	}
});
Object.defineProperty(exports, "filterSpaceOf", {
	enumerable: true,
	get: function() {
		return filterSpaceOf;
	}
});
Object.defineProperty(exports, "firstUncovered", {
	enumerable: true,
	get: function() {
		return firstUncovered;
	}
});
Object.defineProperty(exports, "intersection", {
	enumerable: true,
	get: function() {
		return intersection;
	}
});
Object.defineProperty(exports, "isEmpty", {
	enumerable: true,
	get: function() {
		return isEmpty;
	}
});
Object.defineProperty(exports, "isNameOf", {
	enumerable: true,
	get: function() {
		return isNameOf;
	}
});
Object.defineProperty(exports, "isUnknownName", {
	enumerable: true,
	get: function() {
		return isUnknownName;
	}
});
Object.defineProperty(exports, "maskOf", {
	enumerable: true,
	get: function() {
		return maskOf;
	}
});
Object.defineProperty(exports, "matchesSample", {
	enumerable: true,
	get: function() {
		return matchesSample;
	}
});
Object.defineProperty(exports, "nameOf", {
	enumerable: true,
	get: function() {
		return nameOf;
	}
});
Object.defineProperty(exports, "narrowBy", {
	enumerable: true,
	get: function() {
		return narrowBy;
	}
});
Object.defineProperty(exports, "orDefault", {
	enumerable: true,
	get: function() {
		return orDefault;
	}
});
Object.defineProperty(exports, "policyFields", {
	enumerable: true,
	get: function() {
		return policyFields;
	}
});
Object.defineProperty(exports, "readFilters", {
	enumerable: true,
	get: function() {
		return readFilters;
	}
});
Object.defineProperty(exports, "unknownIn", {
	enumerable: true,
	get: function() {
		return unknownIn;
	}
});
Object.defineProperty(exports, "valueBits", {
	enumerable: true,
	get: function() {
		return valueBits;
	}
});
Object.defineProperty(exports, "valuesNamed", {
	enumerable: true,
	get: function() {
		return valuesNamed;
	}
});
