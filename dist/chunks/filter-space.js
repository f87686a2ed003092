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
const bits = new Map(Object.entries(enumerations).map(([type, values], place) => [type, new Map([...values, noValue].map((value, index) => [value, 1 << 5 * place + index]))]));
const union = (all) => [...all].reduce((sum, one) => sum | one, 0);
const masks = Array.from(bits.values(), (valuesOfType) => union(valuesOfType.values()));
const valueBits = (type) => bits.get(type) ?? new Map();
const maskOf = (type) => union(valueBits(type).values());
const openTypes = new Set(["repository_tag", "vulnerability_class"]);
const allFindings = {
	values: union(masks),
	anyOf: [],
	noneOf: new Set()
};
function filterSpaceOf(policy) {
	const space = filterSpaceOfFilters(policy["filters"]);
	const unknownFields = [...usedFieldTexts(policy, policyFields), ...usedFieldTexts(policy["filters"], filterFields)];
	if (unknownFields.length === 0) return space;
	const more = withUnknown(allFindings, [`beyond ${unknownFields.join()}`]);
	return [...space.map((cube) => withUnknown(cube, unknownFields)), more];
}
function filterSpaceOfFilters(filters) {
	const read = readFilters(filters);
	if (read === null) return [withUnknown(allFindings, [`filters ${require_digest.canonicalJson(filters)}`])];
	const { mode, conditions } = read;
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
function differingFields(before, after, known) {
	const [left, right] = [require_validate.isObject(before) ? before : {}, require_validate.isObject(after) ? after : {}];
	const fields = [...new Set([...Object.keys(left), ...Object.keys(right)])].toSorted();
	const differs = (field) => left[field] !== right[field] && require_digest.canonicalJson({ field: left[field] }) !== require_digest.canonicalJson({ field: right[field] });
	return fields.filter((field) => !known.includes(field) && !require_validate.isBookkeeping(field) && differs(field));
}
function usedFieldTexts(content, known) {
	return require_validate.isObject(content) ? differingFields(content, {}, known).map((field) => `${field} ${require_digest.canonicalJson(content[field])}`) : [];
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
function narrowBy(cube, { type, mode, values, text, hasOnlyKnownFields }) {
	const unknown = withUnknown(cube, [`condition ${text}`]);
	if (!hasOnlyKnownFields || values.length === 0 || mode !== "any" && mode !== "none") return unknown;
	const valuesOfType = bits.get(type);
	if (valuesOfType !== void 0) {
		if (values.some((value) => value === noValue || !valuesOfType.has(value))) return unknown;
		const named = union(values.map((value) => valuesOfType.get(value) ?? 0));
		return {
			...cube,
			values: cube.values & (mode === "any" ? ~union(valuesOfType.values()) | named : ~named)
		};
	}
	if (!openTypes.has(type)) return unknown;
	const names = values.map((value) => nameOf(type, value));
	return mode === "any" ? {
		...cube,
		anyOf: [...cube.anyOf, names]
	} : {
		...cube,
		noneOf: new Set([...cube.noneOf, ...names])
	};
}
function readFilters(filters) {
	if (!require_validate.isObject(filters)) return null;
	const { mode, conditions } = filters;
	if (mode !== "all" && mode !== "any" || !Array.isArray(conditions)) return null;
	const read = conditions.flatMap((condition) => readCondition(condition) ?? []);
	return read.length === 0 || read.length < conditions.length ? null : {
		mode,
		conditions: read
	};
}
const orDefault = (value, unused) => value === null || value === void 0 || value === "" ? unused : value;
function readCondition(condition) {
	if (!require_validate.isObject(condition)) return null;
	const { type, mode: givenMode, values: givenValues, ...rest } = condition;
	const mode = orDefault(givenMode, "any");
	const values = orDefault(givenValues, []);
	if (typeof type !== "string" || typeof mode !== "string" || !Array.isArray(values)) return null;
	if (!values.every((value) => typeof value === "string")) return null;
	const hasOnlyKnownFields = Object.values(rest).every((value) => orDefault(value, null) === null);
	return {
		type,
		mode,
		values: [...new Set(values)].toSorted(),
		text: require_digest.canonicalCondition(condition),
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
		const found = pickSample(rest);
		const isPart = (part) => matchesSample(part.cube, found);
		const part = [...used].find(isPart) ?? parts.find(isPart);
		if (part === void 0) return found;
		used.add(part);
		for (const piece of subtract(rest, part.cube)) {
			const uncovered = search(piece);
			if (uncovered !== null) return uncovered;
		}
		return null;
	};
	return search(cube);
}
const isEmpty = ({ values, anyOf, noneOf }) => masks.some((mask) => (values & mask) === 0) || anyOf.some((names) => names.every((name) => noneOf.has(name)));
const intersection = (one, other) => ({
	values: one.values & other.values,
	anyOf: [...one.anyOf, ...other.anyOf],
	noneOf: new Set([...one.noneOf, ...other.noneOf])
});
function areDisjoint(one, other) {
	const values = one.values & other.values;
	if (masks.some((mask) => (values & mask) === 0)) return true;
	const isImpossible = (names) => names.every((name) => one.noneOf.has(name) || other.noneOf.has(name));
	return one.anyOf.some(isImpossible) || other.anyOf.some(isImpossible);
}
function pickSample({ values, anyOf, noneOf }) {
	const presentNames = new Set();
	for (const names of anyOf) {
		const name = names.find((one) => presentNames.has(one)) ?? names.find((one) => !noneOf.has(one));
		if (name !== void 0) presentNames.add(name);
	}
	return {
		values: masks.reduce((sum, mask) => sum | values & mask & -(values & mask), 0),
		presentNames
	};
}
const matchesSample = ({ values, anyOf, noneOf }, { values: has, presentNames }) => (has & values) === has && anyOf.every((names) => names.some((name) => presentNames.has(name))) && [...presentNames].every((name) => !noneOf.has(name));
const subtract = (cube, { values, anyOf, noneOf }) => [
	...masks.map((mask) => ({
		...cube,
		values: cube.values & ~(values & mask)
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
