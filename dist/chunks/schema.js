const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_validate = require("./validate.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
// src/util/pretty-json.ts
const width = 80;
const prettyJson = (value) => `${printed(value, "", 0)}\n`;
function printed(value, indent, before) {
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const inner = `${indent}  `;
	if (Array.isArray(value)) {
		const isPlain = value.every((item) => typeof item !== "object" || item === null);
		const line = `[${value.map((item) => JSON.stringify(item)).join(", ")}]`;
		if (isPlain && before + line.length <= width) return line;
		return `[\n${value.map((item) => inner + printed(item, inner, inner.length + 1)).join(",\n")}\n${indent}]`;
	}
	const fields = Object.entries(value).filter(([, field]) => field !== void 0);
	if (fields.length === 0) return "{}";
	return `{\n${fields.map(([name, field], index) => {
		const key = `${inner}${JSON.stringify(name)}: `;
		return key + printed(field, inner, key.length + Number(index < fields.length - 1));
	}).join(",\n")}\n${indent}}`;
}
// src/commands/schema.ts
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
function writeSchemas(folder, suggestions, runtime) {
	const path = (name) => (0, node_path.join)(folder, `${name}.schema.json`);
	const foreign = require_start.editorSchemas.find((name) => {
		const there = readIfPossible(runtime.absolute(path(name)));
		return there !== null && !isOurSchema(there);
	});
	if (foreign !== void 0) throw new require_start.UsageError(`${path(foreign)} is not a schema of ifmatch.`, { fix: "Move it, or name another folder." });
	(0, node_fs.mkdirSync)(runtime.absolute(folder), { recursive: true });
	for (const name of require_start.editorSchemas) {
		const text = schemaText(name, runtime.packageRoot);
		const schemaContent = suggestions === null ? text : prettyJson(require_validate.withSuggestions(JSON.parse(text), suggestions));
		runtime.writeText(path(name), schemaContent);
	}
	return require_start.editorSchemas.map((name) => `+ ${path(name)}`).join("\n");
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
	return Object.entries(schemas).map(([one, message]) => `${one.padEnd(width)}${message}`).join("\n");
}
Object.defineProperty(exports, "isOurSchema", {
	enumerable: true,
	get: function() {
		return isOurSchema;
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
