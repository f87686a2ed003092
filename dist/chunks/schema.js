const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_validate = require("./validate.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_util = require("node:util");
// src/util/pretty-json.ts
const maxColumns = 80;
const prettyJson = (value) => `${formatValue(value, "", 0)}\n`;
function formatValue(value, indent, usedColumns) {
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const inner = `${indent}  `;
	if (Array.isArray(value)) {
		const isPlain = value.every((item) => typeof item !== "object" || item === null);
		const line = `[${value.map((item) => JSON.stringify(item)).join(", ")}]`;
		if (isPlain && usedColumns + line.length <= maxColumns) return line;
		return `[\n${value.map((item) => inner + formatValue(item, inner, inner.length + 1)).join(",\n")}\n${indent}]`;
	}
	const fields = Object.entries(value).filter(([, field]) => field !== void 0);
	if (fields.length === 0) return "{}";
	return `{\n${fields.map(([name, field], index) => {
		const key = `${inner}${JSON.stringify(name)}: `;
		return key + formatValue(field, inner, key.length + Number(index < fields.length - 1));
	}).join(",\n")}\n${indent}}`;
}
// src/commands/schema/schema.ts
var schema_exports = require_rolldown_runtime.__exportAll({
	schema: () => schema,
	writeSchemas: () => writeSchemas
});
const schemas = {
	config: "ifmatch.yaml",
	"remediation-file": "a file with remediation policies",
	"detection-file": "a file with the detection policy of a product",
	"test-file": "a file with tests of the policies",
	plan: "a saved plan, and what preview --format json prints"
};
const schemaText = (name, packageRoot) => (0, node_fs.readFileSync)((0, node_path.join)(packageRoot, "schemas", `${name}.schema.json`), "utf8");
const isOurSchema = (text) => /"\$id": "urn:ifmatch:schema:/.test(text);
const platformComment = "With words of a platform, by ifmatch schema --write --from-platform.";
const hasPlatformVocabulary = (text) => isOurSchema(text) && text.includes(JSON.stringify(platformComment));
const platformVocabularyNote = "left: it has words of your platform; `ifmatch schema --write --from-platform` renews it";
function writeSchemas(folder, suggestions, runtime) {
	const path = (name) => (0, node_path.join)(folder, `${name}.schema.json`);
	const foreignSchema = require_start.editorSchemas.find((name) => {
		const existing = readIfPossible(runtime.absolute(path(name)));
		return existing !== null && !isOurSchema(existing);
	});
	if (foreignSchema !== void 0) throw new require_start.UsageError(`${path(foreignSchema)} is not a schema of ifmatch.`, { fix: "Move it, or name another folder." });
	(0, node_fs.mkdirSync)(runtime.absolute(folder), { recursive: true });
	return require_start.editorSchemas.map((name) => {
		const text = schemaText(name, runtime.packageRoot);
		const old = suggestions === null ? readIfPossible(runtime.absolute(path(name))) : null;
		if (old !== null && hasPlatformVocabulary(old)) return `= ${path(name)} (${platformVocabularyNote})`;
		runtime.writeText(path(name), suggestions === null ? text : addPlatformVocabulary(text, suggestions));
		return `+ ${path(name)}`;
	}).join("\n");
}
function addPlatformVocabulary(text, suggestions) {
	const packageSchema = JSON.parse(text);
	const suggested = require_validate.withSuggestions(packageSchema, suggestions);
	return (0, node_util.isDeepStrictEqual)(suggested, packageSchema) ? text : prettyJson({
		...suggested,
		$comment: platformComment
	});
}
function readIfPossible(path) {
	try {
		return (0, node_fs.readFileSync)(path, "utf8");
	} catch {
		return null;
	}
}
function schema(name, { packageRoot }) {
	if (name !== null) return schemaText(name, packageRoot);
	const width = Math.max(...Object.keys(schemas).map(({ length }) => length)) + 2;
	return Object.entries(schemas).map(([schemaName, message]) => `${schemaName.padEnd(width)}${message}`).join("\n");
}
Object.defineProperty(exports, "hasPlatformVocabulary", {
	enumerable: true,
	get: function() {
		return hasPlatformVocabulary;
	}
});
Object.defineProperty(exports, "isOurSchema", {
	enumerable: true,
	get: function() {
		return isOurSchema;
	}
});
Object.defineProperty(exports, "platformVocabularyNote", {
	enumerable: true,
	get: function() {
		return platformVocabularyNote;
	}
});
Object.defineProperty(exports, "prettyJson", {
	enumerable: true,
	get: function() {
		return prettyJson;
	}
});
Object.defineProperty(exports, "schemaText", {
	enumerable: true,
	get: function() {
		return schemaText;
	}
});
Object.defineProperty(exports, "schema_exports", {
	enumerable: true,
	get: function() {
		return schema_exports;
	}
});
