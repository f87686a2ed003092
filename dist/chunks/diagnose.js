const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_tests = require("./tests.js");
const require_parse = require("./parse.js");
const require_read = require("./read.js");
// src/files/diagnose.ts
var diagnose_exports = require_rolldown_runtime.__exportAll({
	diagnoseConfig: () => diagnoseConfig,
	diagnoseFile: () => diagnoseFile,
	diagnoseTests: () => diagnoseTests
});
function diagnoseFile(file, text, extra) {
	const parsed = require_parse.parse(file, text);
	if ("problems" in parsed) return {
		result: null,
		problems: parsed.problems
	};
	const { value, tree } = parsed;
	if (!require_validate.isObject(value)) return {
		result: null,
		problems: [notAMapping(file, value)],
		value
	};
	const keys = Object.keys(value);
	const shape = require_validate.fileShapeOf(keys);
	if (shape === null) return {
		result: null,
		problems: [require_start.fileError(file, {
			code: "unknown-file",
			keys: keys.slice(0, 100)
		})],
		value
	};
	const errors = require_validate.schemaErrorsIn(shape.guard, value, shape.kind, extra);
	const problems = explainErrors({
		file,
		kind: shape.kind,
		value,
		tree,
		errors,
		extra
	});
	const starts = require_validate.lineStarts(text);
	const located = problems.map((problem) => {
		return {
			...problem,
			position: require_validate.positionAt(starts, file, require_read.offsetIn(tree, problem.at))
		};
	});
	const errorPointers = problems.filter(({ severity }) => severity === "error").map(({ at }) => at.pointer);
	return {
		result: errors.length < 1e3 ? require_validate.toDeclaredFile(file, value, shape.kind, errorPointers) : null,
		problems: located,
		value
	};
}
function diagnoseConfig(file, text) {
	const parsed = require_parse.parse(file, text);
	if ("problems" in parsed) return {
		result: null,
		problems: parsed.problems
	};
	const { value, tree } = parsed;
	if (value === null) return {
		result: {},
		problems: []
	};
	if (!require_validate.isObject(value)) return {
		result: null,
		problems: [notAMapping(file, value)]
	};
	const problems = explainErrors({
		file,
		kind: "config",
		value,
		tree,
		errors: require_validate.schemaErrorsIn(require_validate.isConfig, value, "config", require_start.noExtraFields),
		extra: require_start.noExtraFields
	});
	return {
		result: problems.length === 0 ? value : null,
		problems
	};
}
function diagnoseTests(file, text) {
	const parsed = require_parse.parse(file, text);
	if ("problems" in parsed) return {
		result: null,
		problems: parsed.problems
	};
	const { value, tree } = parsed;
	if (!require_validate.isObject(value)) return {
		result: null,
		problems: [notAMapping(file, value)]
	};
	const problems = explainErrors({
		file,
		kind: "tests",
		value,
		tree,
		errors: require_validate.schemaErrorsIn(require_tests.isTestFile, value, "tests", require_start.noExtraFields),
		extra: require_start.noExtraFields
	});
	return {
		result: problems.length === 0 && require_tests.isTestFile(value) ? value : null,
		problems
	};
}
function notAMapping(file, value) {
	if (value === null) return require_start.fileError(file, { code: "empty-file" });
	return require_start.fileError(file, {
		code: "wrong-type",
		expected: ["object"],
		found: Array.isArray(value) ? "array" : typeof value,
		text: null
	});
}
function explainErrors(fileWithErrors) {
	const { file, kind, tree, errors } = fileWithErrors;
	const problems = [];
	const reportedSubjects = new Set();
	const add = (pointer, facts, { subject = pointer, severity = "error", key } = {}) => {
		const at = {
			file,
			pointer,
			...key === true && { key }
		};
		const subjectKey = JSON.stringify(subject);
		if (!reportedSubjects.has(subjectKey)) problems.push({
			severity,
			at,
			...facts
		});
		reportedSubjects.add(subjectKey);
	};
	for (const { pointer } of withKeyword(errors, /^additionalProperties$/)) {
		const facts = unknownFieldFacts(kind, pointer);
		add(pointer, facts, { key: true });
		if (facts.code === "unknown-field" && facts.nearest !== null) reportedSubjects.add(JSON.stringify([...pointer.slice(0, -1), facts.nearest]));
	}
	const hasNoLists = withKeyword(errors, /^anyOf$/).length > 0 && problems.length === 0;
	for (const { pointer } of withKeyword(errors, /^required$/)) add(pointer.slice(0, -1), {
		code: "missing-field",
		field: String(pointer.at(-1))
	}, { subject: pointer });
	if (kind === "detection") addProductProblem(fileWithErrors, add);
	if (hasNoLists) add([], { code: "no-lists" });
	const joinedLines = addAmbiguousScalars(fileWithErrors, add);
	for (const error of valueKeywords.flatMap((keyword) => withKeyword(errors, keyword))) {
		const facts = valueFacts(error, fieldAt(kind, error.pointer), textAt(tree, error));
		if (facts !== null) add(error.pointer, facts, { key: error.isKey });
	}
	for (const pointer of joinedLines) add(pointer, { code: "joined-lines" }, { severity: isWithoutEffect(pointer) ? "warning" : "error" });
	return problems;
}
const withKeyword = (errors, pattern) => errors.filter(({ keyword }) => pattern.test(keyword));
function unknownFieldFacts(kind, pointer) {
	const field = String(pointer.at(-1));
	const variable = kind === "config" ? environmentVariableFor(field) : null;
	if (variable !== null) return {
		code: "connection-setting",
		field,
		variable
	};
	const allowed = propertyNames(fieldAt(kind, pointer.slice(0, -1)));
	return {
		code: "unknown-field",
		field,
		allowed,
		nearest: require_validate.nearest(field, allowed)
	};
}
function environmentVariableFor(field) {
	if (/token|secret|passw|credential|api_?key/i.test(field)) return "IFMATCH_API_TOKEN";
	return /^(?:(?:base|api)_?)?(?:ur[il]|address|endpoint|host|server|platform)$/i.test(field) ? "IFMATCH_BASE_URL" : null;
}
function addProductProblem({ file, value }, add) {
	const { product } = value;
	const productInName = require_validate.productInFileName(file);
	if (product === void 0 && productInName === null) add([], { code: "product-missing" }, { subject: ["product"] });
	if (productInName !== null && product !== productInName && (product === "code" || product === "secrets")) add(["product"], {
		code: "product-contradiction",
		product,
		named: productInName
	});
}
function addAmbiguousScalars({ kind, extra, tree }, add) {
	const joinedLines = [];
	let remaining = require_validate.problemLimit;
	for (const [node, pointer] of require_read.scalarsIn(tree)) {
		const reading = require_parse.readingOfScalar(node);
		if (node.isJoined) joinedLines.push([...pointer]);
		if (reading === null || reading === "date" && require_validate.isExpiry(pointer.at(-1))) continue;
		const { value: text } = node;
		const facts = require_validate.isInExtras(kind, pointer, extra) ? ambiguityInExtra(text, reading) : ambiguityOf(fieldAt(kind, pointer), text, reading);
		if (facts !== null) add([...pointer], facts);
		else if (reading === "null") addNull([...pointer], add);
		else continue;
		if (remaining-- === 0) break;
	}
	return joinedLines;
}
function addNull(pointer, add) {
	add(pointer, {
		code: "null-value",
		field: pointer.findLast((step) => typeof step === "string") ?? ""
	}, typeof pointer.at(-1) === "string" ? { key: true } : {});
}
function ambiguityOf(field, text, reading) {
	const types = field === null || field.enum !== void 0 ? [] : typesOf(field);
	const isClear = text === "" || types.includes("integer") && isSafeWholeNumber(text);
	if (types.includes("string")) return isClear ? null : {
		code: "ambiguous-scalar",
		text,
		reads: reading
	};
	return types.includes("integer") && isReadDifferently(text) ? {
		code: "ambiguous-number",
		text
	} : null;
}
const isReadDifferently = (text) => /^[-+]?0o?\d+$/.test(text);
const isSafeWholeNumber = (text) => /^(?:0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text));
function ambiguityInExtra(text, reading) {
	const number = Number(text);
	return /^(?:true|false)$/.test(text) || String(number) === text && Math.abs(number) <= Number.MAX_SAFE_INTEGER || reading === "null" ? null : {
		code: "ambiguous-scalar",
		text,
		reads: reading
	};
}
const isWithoutEffect = (pointer) => pointer.at(-1) === "description" || pointer.some((step) => typeof step === "string" && step.startsWith("x-"));
const valueKeywords = [
	/^enum$/,
	/^type$/,
	/^(?:min|max)/,
	/^pattern$/
];
function valueFacts({ keyword, params, value }, field, text) {
	if (keyword === "enum") {
		const allowed = params["allowedValues"].map(String);
		return text === null ? null : {
			code: "bad-value",
			value: text,
			allowed,
			nearest: require_validate.nearest(text, allowed)
		};
	}
	if (keyword === "type") {
		const found = jsonTypeOf(value);
		const types = field === null ? [] : typesOf(field);
		if (types.includes(found)) return null;
		const entry = field === null ? null : fieldIn(field, 0);
		const isEntry = entry !== null && typesOf(entry).includes(found);
		return {
			code: "wrong-type",
			expected: types,
			found,
			text,
			...isEntry && { isEntry }
		};
	}
	if (keyword === "pattern") return {
		code: "bad-text",
		value: String(value),
		expected: String(params["pattern"])
	};
	const limit = Number(params["limit"]);
	const [min, max] = keyword.startsWith("min") ? [limit, null] : [null, limit];
	return {
		code: "out-of-bounds",
		what: unitByKeywordEnd[keyword.slice(3)],
		found: sizeOf(value),
		min,
		max
	};
}
const unitByKeywordEnd = {
	Length: "characters",
	Items: "items",
	Properties: "entries",
	imum: "number"
};
function sizeOf(value) {
	if (typeof value === "number") return value;
	return typeof value === "string" ? Array.from(value).length : Object.keys(value).length;
}
function jsonTypeOf(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return Number.isInteger(value) ? "integer" : typeof value;
}
function textAt(tree, { pointer }) {
	const node = pointer.reduce((parent, step) => parent && require_read.entryAt(parent, step)?.node, tree);
	const target = node?.kind === "alias" ? node.target : node;
	return target?.kind === "scalar" ? target.value : null;
}
const rootFields = {
	policies: require_start.fields.PolicyListFile,
	policy: require_start.fields.PolicyFile,
	detection: require_start.fields.DetectionFile,
	config: require_start.fields.Config,
	tests: require_start.fields.TestFile
};
const fieldByDefinition = require_start.fields;
const fieldAt = (kind, pointer) => pointer.reduce((field, step) => field && fieldIn(field, step), rootFields[kind]);
function fieldIn(field, step) {
	const forms = field.oneOf?.map(definitionOf) ?? [field];
	const type = typeof step === "number" ? "array" : "object";
	const form = forms.find((candidate) => candidate.type === type) ?? field;
	const inner = typeof step === "number" ? form.items : propertyOf(form, step);
	return typeof inner === "object" ? definitionOf(inner) : null;
}
const propertyNames = (field) => [field ?? {}, ...field?.oneOf ?? []].flatMap((form) => Object.keys(definitionOf(form).properties ?? {}));
const definitionOf = (field) => field.$ref === void 0 ? field : fieldByDefinition[field.$ref.slice(8)] ?? field;
function propertyOf(field, name) {
	if (field.properties !== void 0 && Object.hasOwn(field.properties, name)) return field.properties[name];
	return (name.startsWith("x-") ? field.patternProperties?.["^x-"] : void 0) ?? field.additionalProperties;
}
const typesOf = (field) => field.oneOf?.map(definitionOf).flatMap(typesOf) ?? [field.type ?? []].flat();
Object.defineProperty(exports, "diagnoseFile", {
	enumerable: true,
	get: function() {
		return diagnoseFile;
	}
});
Object.defineProperty(exports, "diagnose_exports", {
	enumerable: true,
	get: function() {
		return diagnose_exports;
	}
});
