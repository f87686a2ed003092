import { SourceError } from "./source.js";
import { nearest } from "./nearest.js";
import { lineAt, lineStarts, positionAt, readText } from "./read-text.js";
import { CORE_SCHEMA, EVENT_ID, NOT_RESOLVED, SCALAR_STYLE, Schema, YAMLException, constructFromEvents, defineMappingTag, defineScalarTag, getScalarValue, parseEvents, seqTag, strTag } from "./js-yaml.js";
import { detectionPolicyId, exceptionId, itemId, listId, policyId } from "./object.js";
import { deriveSlug } from "./slug.js";
import { UsageError } from "./usage-error.js";
import { posix } from "node:path";
// src/domain/settings.ts
const defaultSettings = {
	policies: ["policies"],
	deployments: /* @__PURE__ */ new Map(),
	guards: {
		maxDeletes: 10,
		maxDeletePercent: 30,
		allowEmpty: false,
		protected: [],
		looser: "allow"
	},
	onStale: "refuse"
};
// src/files/find/glob.ts
const isGlob = (path) => /[*?]/.test(path);
/** A glob of `**` (any folders), `*` (any characters of a name) and `?` (one character). */
function openGlob(segments) {
	return {
		segments,
		next: reachable(segments, [0])
	};
}
/** One name further down. */
function enter$1(glob, name) {
	const after = [...glob.next].flatMap((at) => {
		const segment = glob.segments[at];
		if (segment === void 0) return [];
		if (segment === "**") return [at];
		return fits(segment, name) ? [at + 1] : [];
	});
	return {
		segments: glob.segments,
		next: reachable(glob.segments, after)
	};
}
/** Whether what stands here is meant. */
const isMeant$1 = (glob) => glob.next.has(glob.segments.length);
/** Whether something further down may be meant. */
const leadsOn = (glob) => [...glob.next].some((at) => at < glob.segments.length);
/** `**` also stands for no folder at all. */
function reachable(segments, from) {
	const all = /* @__PURE__ */ new Set();
	for (const start of from) for (let at = start; !all.has(at); at++) {
		all.add(at);
		if (segments[at] !== "**") break;
	}
	return all;
}
/** Matches a name without backtracking over more than the last `*`, so that no pattern is slow. */
function fits(pattern, name) {
	let [at, star, retry] = [
		0,
		-1,
		0
	];
	for (let index = 0; index < name.length;) if (pattern[at] === "*") {
		star = at++;
		retry = index;
	} else if (pattern[at] === "?" || pattern[at] === name[index]) {
		at++;
		index++;
	} else if (star >= 0) {
		at = star + 1;
		index = ++retry;
	} else return false;
	while (pattern[at] === "*") at++;
	return at === pattern.length;
}
// src/files/find/meant-name.ts
/** Whether a file in a searched folder is read. */
const isPolicyName = (name) => /\.ya?ml$/i.test(name);
/**
* What a file was probably meant to be called that is not read for its name: a slip, JSON, or a copy such as `x.yaml.bak`. Null for a
* name that is right, and for files of another kind.
*/
function meantName(name) {
	if (isPolicyName(name)) return null;
	const [, original] = /^(.+\.ya?ml)\./i.exec(name) ?? [];
	if (original !== void 0) return original;
	const [, joined] = /^(.*[^\W_])[\W_]*ya?ml$/i.exec(name) ?? [];
	if (joined !== void 0) return `${joined}.yaml`;
	const dot = name.lastIndexOf(".");
	const [stem, ending] = [name.slice(0, dot), name.slice(dot + 1)];
	return dot > 0 && isNearlyYaml(ending) ? `${stem}.yaml` : null;
}
/** `xml` and `ml` are one letter from `yml`, too, but nobody types them for it. */
const isNearlyYaml = (ending) => /^json$/i.test(ending) || /[yz]/i.test(ending) && nearest(ending, ["yaml", "yml"]) !== null;
// src/files/find/find-files.ts
const configName$1 = "ifmatch.yaml";
/** The policy files under what was asked for, sorted by code unit; the config is none of them. */
function findFiles(source, asked, config) {
	const search = {
		source,
		config,
		files: /* @__PURE__ */ new Set(),
		problems: []
	};
	for (const one of asked) lookAt(search, one);
	const files = [...search.files].toSorted();
	if (files.length === 0 && !hasErrors$2(search)) search.problems.push(noFiles(asked.map((one) => one.path)));
	return {
		files,
		problems: search.problems
	};
}
/** A problem of no file at all. */
const nowhere = {
	file: "",
	pointer: []
};
const noFiles = (searched) => ({
	severity: "error",
	at: nowhere,
	code: "no-files",
	searched
});
const hasErrors$2 = ({ problems }) => problems.some(({ severity }) => severity === "error");
function lookAt(search, asked) {
	const kind = search.source.kind(asked.path);
	if (kind === "missing" && isGlob(asked.path)) return lookAtGlob(search, asked);
	if (kind === "folder") return walk(search, asked.path);
	if (kind === "missing") return asked.byDefault ? void 0 : missing(search, asked);
	take(search, asked.path, kind);
}
function missing(search, asked) {
	search.problems.push({
		severity: "error",
		at: asked.at,
		code: "path-missing",
		path: asked.path
	});
}
function lookAtGlob(search, asked) {
	const segments = asked.path.split("/");
	const literal = segments.findIndex(isGlob);
	const folder = segments.slice(0, literal).join("/");
	const own = {
		...search,
		files: /* @__PURE__ */ new Set(),
		problems: []
	};
	if (search.source.kind(folder) === "folder") walkGlob(own, folder, openGlob(segments.slice(literal)));
	if (own.files.size === 0 && !hasErrors$2(own)) missing(search, asked);
	for (const file of own.files) search.files.add(file);
	search.problems.push(...own.problems);
}
function walkGlob(search, folder, glob) {
	for (const { path, name, kind } of visibleEntries(search, folder)) {
		const here = enter$1(glob, name);
		if (kind === "folder") {
			if (isMeant$1(here)) walk(search, path);
			else if (leadsOn(here)) walkGlob(search, path, here);
		} else if (isMeant$1(here)) takeEntry(search, path, name, kind);
		else if (kind === "symlink" && leadsOn(here)) {
			if (!search.source.leadsToFile(path)) take(search, path, kind);
		} else if (isMeant$1(enter$1(glob, meantName(name) ?? name))) takeEntry(search, path, name, kind);
	}
}
function walk(search, folder) {
	for (const { path, name, kind } of visibleEntries(search, folder)) if (kind === "folder") walk(search, path);
	else takeEntry(search, path, name, kind);
}
/** A policy file, by its name. A link that does not lead to a file counts as one: it may stand for a folder of policies. */
function takeEntry(search, path, name, kind) {
	if (path === search.config || name === "ifmatch.yaml") return;
	if (isPolicyName(name) || kind === "symlink" && !search.source.leadsToFile(path)) return take(search, path, kind);
	const meant = meantName(name);
	if (meant === null) return;
	search.problems.push({
		severity: "warning",
		at: {
			file: path,
			pointer: []
		},
		code: "ignored-file",
		path,
		meant
	});
}
function visibleEntries(search, folder) {
	try {
		return search.source.list(folder).filter(({ name }) => !name.startsWith(".") && name !== "node_modules").map(({ name, kind }) => ({
			path: folder === "" ? name : `${folder}/${name}`,
			name,
			kind
		}));
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		search.problems.push({
			severity: "error",
			at: {
				file: folder,
				pointer: []
			},
			code: "unreadable",
			reason: error.message
		});
		return [];
	}
}
function take(search, path, kind) {
	if (path === search.config) return;
	if (kind === "file") search.files.add(path);
	else search.problems.push({
		severity: "error",
		at: {
			file: path,
			pointer: []
		},
		code: kind === "symlink" ? "symlink" : "not-a-file",
		path
	});
}
// src/files/find/inside-path.ts
/** A path relative to the repository's root, without `.`, `..` and doubled slashes; null when it leads outside. The root itself is ''. */
function insidePath(base, path) {
	if (posix.isAbsolute(path) || /^[A-Za-z]:[\\/]/.test(path)) return null;
	const joined = posix.join(base, path);
	if (joined === ".." || joined.startsWith("../")) return null;
	return joined === "." || joined === "./" ? "" : joined.replace(/\/$/, "");
}
// src/files/find/misnamed-config.ts
/** Files of a folder that are called nearly as the config, which is then not read: guards that somebody set would be off. */
function misnamedConfigs(source, folder, severity) {
	if (source.kind(folder) !== "folder") return [];
	return namesIn(source, folder).filter(isMisnamed).map((name) => {
		const path = folder === "" ? name : `${folder}/${name}`;
		return {
			severity,
			at: {
				file: path,
				pointer: []
			},
			code: "misnamed-config",
			path,
			expected: configName$1
		};
	});
}
/** The same for the folders that paths of a run lie in, where the config of such a folder would count. */
function misnamedAbove(source, asked, config) {
	return [...new Set(asked.flatMap(({ path }) => foldersAbove(path)).filter((folder) => !liesAbove(config, folder)))].flatMap((folder) => misnamedConfigs(source, folder, "error"));
}
/** The path itself, if it is a folder, and all above it but the root, whose config is looked for in any case. */
function foldersAbove(path) {
	const steps = path.split("/");
	return path === "" ? [] : steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}
/** A config in the folder, or further down, is nearer to the paths. */
const liesAbove = (config, folder) => config?.startsWith(`${folder}/`) ?? false;
function namesIn(source, folder) {
	try {
		return source.list(folder).filter(({ kind }) => kind === "file" || kind === "symlink").map(({ name }) => name);
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return [];
	}
}
function isMisnamed(name) {
	const shown = name.replace(/^\./, "");
	if (name === "ifmatch.yaml" || !(isPolicyName(shown) || meantName(shown) !== null)) return false;
	const plain = shown.slice(0, Math.max(0, shown.lastIndexOf("."))).toLowerCase().replaceAll(/[-_]/g, "");
	if (plain === "ifmatch") return true;
	return plain.startsWith("if") && plain.length <= 7 && nearest(plain, ["ifmatch"]) !== null;
}
// src/generated/guards/files.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const isConfig = validate279;
const schema112 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"policies": { "$ref": "#/$defs/Paths" },
		"deployments": {
			"type": "object",
			"maxProperties": 1e4,
			"propertyNames": {
				"minLength": 1,
				"maxLength": 255
			},
			"additionalProperties": { "$ref": "#/$defs/ConfigDeployment" }
		},
		"guards": { "$ref": "#/$defs/ConfigGuards" },
		"on_stale": {
			"type": "string",
			"enum": ["refuse", "same-diff"]
		}
	}
};
const func1 = require_ucs2length().default;
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate280.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (typeof data === "string") {
		if (func1(data) > 4096) {
			const err0 = {
				instancePath,
				schemaPath: "#/oneOf/0/maxLength",
				keyword: "maxLength",
				params: { limit: 4096 },
				message: "must NOT have more than 4096 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/oneOf/0/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/oneOf/0/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (Array.isArray(data)) {
		if (data.length > 1e3) {
			const err3 = {
				instancePath,
				schemaPath: "#/oneOf/1/maxItems",
				keyword: "maxItems",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 items"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.length < 1) {
			const err4 = {
				instancePath,
				schemaPath: "#/oneOf/1/minItems",
				keyword: "minItems",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 items"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func1(data0) > 4096) {
					const err5 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/oneOf/1/items/maxLength",
						keyword: "maxLength",
						params: { limit: 4096 },
						message: "must NOT have more than 4096 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1(data0) < 1) {
					const err6 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/oneOf/1/items/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/oneOf/1/items/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/oneOf/1/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
		var items0 = true;
	}
	if (!valid0) {
		const err9 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			message: "must match exactly one schema in oneOf"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate280.errors = vErrors;
	evaluated0.items = items0;
	return errors === 0;
}
validate280.evaluated = {
	"dynamicProps": false,
	"dynamicItems": true
};
const schema114 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"id": {
			"type": ["string", "integer"],
			"pattern": "^[0-9]{1,19}$"
		},
		"policies": { "$ref": "#/$defs/Paths" }
	}
};
const pattern3 = /* @__PURE__ */ new RegExp("^[0-9]{1,19}$", "u");
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate282.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "id" || key0 === "policies")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err1 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: schema114.properties.id.type },
					message: "must be string,integer"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern3.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,19}$" },
						message: "must match pattern \"^[0-9]{1,19}$\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
		}
		if (data.policies !== void 0) {
			if (!validate280(data.policies, {
				instancePath: instancePath + "/policies",
				parentData: data,
				parentDataProperty: "policies",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate280.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate282.errors = vErrors;
	return errors === 0;
}
validate282.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema115 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"max_deletes": {
			"type": "integer",
			"minimum": 0,
			"maximum": 1e6
		},
		"max_delete_percent": {
			"type": "integer",
			"minimum": 0,
			"maximum": 100
		},
		"allow_empty": { "type": "boolean" },
		"protected": {
			"type": "array",
			"maxItems": 1e4,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 255,
				"pattern": "^\\S+$"
			}
		},
		"looser": {
			"type": "string",
			"enum": ["allow", "consent"]
		}
	}
};
const pattern8 = /* @__PURE__ */ new RegExp("^\\S+$", "u");
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate285.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "max_deletes" || key0 === "max_delete_percent" || key0 === "allow_empty" || key0 === "protected" || key0 === "looser")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.max_deletes !== void 0) {
			let data0 = data.max_deletes;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err1 = {
					instancePath: instancePath + "/max_deletes",
					schemaPath: "#/properties/max_deletes/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 1e6 || isNaN(data0)) {
					const err2 = {
						instancePath: instancePath + "/max_deletes",
						schemaPath: "#/properties/max_deletes/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					const err3 = {
						instancePath: instancePath + "/max_deletes",
						schemaPath: "#/properties/max_deletes/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.max_delete_percent !== void 0) {
			let data1 = data.max_delete_percent;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err4 = {
					instancePath: instancePath + "/max_delete_percent",
					schemaPath: "#/properties/max_delete_percent/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 100 || isNaN(data1)) {
					const err5 = {
						instancePath: instancePath + "/max_delete_percent",
						schemaPath: "#/properties/max_delete_percent/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1 < 0 || isNaN(data1)) {
					const err6 = {
						instancePath: instancePath + "/max_delete_percent",
						schemaPath: "#/properties/max_delete_percent/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.allow_empty !== void 0) {
			if (typeof data.allow_empty !== "boolean") {
				const err7 = {
					instancePath: instancePath + "/allow_empty",
					schemaPath: "#/properties/allow_empty/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.protected !== void 0) {
			let data3 = data.protected;
			if (Array.isArray(data3)) {
				if (data3.length > 1e4) {
					const err8 = {
						instancePath: instancePath + "/protected",
						schemaPath: "#/properties/protected/maxItems",
						keyword: "maxItems",
						params: { limit: 1e4 },
						message: "must NOT have more than 10000 items"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 === "string") {
						if (func1(data4) > 255) {
							const err9 = {
								instancePath: instancePath + "/protected/" + i0,
								schemaPath: "#/properties/protected/items/maxLength",
								keyword: "maxLength",
								params: { limit: 255 },
								message: "must NOT have more than 255 characters"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1(data4) < 1) {
							const err10 = {
								instancePath: instancePath + "/protected/" + i0,
								schemaPath: "#/properties/protected/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (!pattern8.test(data4)) {
							const err11 = {
								instancePath: instancePath + "/protected/" + i0,
								schemaPath: "#/properties/protected/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S+$" },
								message: "must match pattern \"^\\S+$\""
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/protected/" + i0,
							schemaPath: "#/properties/protected/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/protected",
					schemaPath: "#/properties/protected/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.looser !== void 0) {
			let data5 = data.looser;
			if (typeof data5 !== "string") {
				const err14 = {
					instancePath: instancePath + "/looser",
					schemaPath: "#/properties/looser/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data5 === "allow" || data5 === "consent")) {
				const err15 = {
					instancePath: instancePath + "/looser",
					schemaPath: "#/properties/looser/enum",
					keyword: "enum",
					params: { allowedValues: schema115.properties.looser.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate285.errors = vErrors;
	return errors === 0;
}
validate285.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate279.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "policies" || key0 === "deployments" || key0 === "guards" || key0 === "on_stale")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.policies !== void 0) {
			if (!validate280(data.policies, {
				instancePath: instancePath + "/policies",
				parentData: data,
				parentDataProperty: "policies",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate280.errors);
				errors = vErrors.length;
			}
		}
		if (data.deployments !== void 0) {
			let data1 = data.deployments;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 1e4) {
					const err1 = {
						instancePath: instancePath + "/deployments",
						schemaPath: "#/properties/deployments/maxProperties",
						keyword: "maxProperties",
						params: { limit: 1e4 },
						message: "must NOT have more than 10000 properties"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				for (const key1 in data1) {
					const _errs5 = errors;
					if (typeof key1 === "string") {
						if (func1(key1) > 255) {
							const err2 = {
								instancePath: instancePath + "/deployments",
								schemaPath: "#/properties/deployments/propertyNames/maxLength",
								keyword: "maxLength",
								params: { limit: 255 },
								message: "must NOT have more than 255 characters",
								propertyName: key1
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (func1(key1) < 1) {
							const err3 = {
								instancePath: instancePath + "/deployments",
								schemaPath: "#/properties/deployments/propertyNames/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters",
								propertyName: key1
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					}
					if (!(_errs5 === errors)) {
						const err4 = {
							instancePath: instancePath + "/deployments",
							schemaPath: "#/properties/deployments/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key1 },
							message: "property name must be valid"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				for (const key2 in data1) if (!validate282(data1[key2], {
					instancePath: instancePath + "/deployments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data1,
					parentDataProperty: key2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate282.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/deployments",
					schemaPath: "#/properties/deployments/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.guards !== void 0) {
			if (!validate285(data.guards, {
				instancePath: instancePath + "/guards",
				parentData: data,
				parentDataProperty: "guards",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate285.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_stale !== void 0) {
			let data4 = data.on_stale;
			if (typeof data4 !== "string") {
				const err6 = {
					instancePath: instancePath + "/on_stale",
					schemaPath: "#/properties/on_stale/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (!(data4 === "refuse" || data4 === "same-diff")) {
				const err7 = {
					instancePath: instancePath + "/on_stale",
					schemaPath: "#/properties/on_stale/enum",
					keyword: "enum",
					params: { allowedValues: schema112.properties.on_stale.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate279.errors = vErrors;
	return errors === 0;
}
validate279.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isDetectionFile = validate287;
const pattern12 = /* @__PURE__ */ new RegExp("^x-", "u");
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate288.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 255) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 },
				message: "must NOT have more than 255 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern8.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\S+$" },
				message: "must match pattern \"^\\S+$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate288.errors = vErrors;
	return errors === 0;
}
validate288.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema76 = {
	"type": "string",
	"enum": ["code", "secrets"]
};
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate175.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "code" || data === "secrets")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema76.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate175.errors = vErrors;
	return errors === 0;
}
validate175.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern9 = /* @__PURE__ */ new RegExp("^\\S(?:.*\\S)?$", "u");
const schema79 = {
	"type": "string",
	"enum": ["include", "exclude"]
};
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate182.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "include" || data === "exclude")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema79.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate182.errors = vErrors;
	return errors === 0;
}
validate182.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema81 = {
	"type": "string",
	"enum": ["rule", "pack"]
};
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate186.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "rule" || data === "pack")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema81.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate186.errors = vErrors;
	return errors === 0;
}
validate186.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern21 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate294.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern21.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
				message: "must match pattern \"^[0-9]{4}-[0-9]{2}-[0-9]{2}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate294.errors = vErrors;
	return errors === 0;
}
validate294.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate296.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate296.errors = vErrors;
	return errors === 0;
}
validate296.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate291.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exception_type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "exception_type" },
				message: "must have required property 'exception_type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.rule === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rule" },
				message: "must have required property 'rule'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.rule_type === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rule_type" },
				message: "must have required property 'rule_type'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name" || key0 === "x-expires" || pattern12.test(key0))) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.exception_type !== void 0) {
			if (!validate182(data.exception_type, {
				instancePath: instancePath + "/exception_type",
				parentData: data,
				parentDataProperty: "exception_type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			let data1 = data.rule;
			if (typeof data1 === "string") {
				if (func1(data1) > 1e3) {
					const err4 = {
						instancePath: instancePath + "/rule",
						schemaPath: "#/properties/rule/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func1(data1) < 1) {
					const err5 = {
						instancePath: instancePath + "/rule",
						schemaPath: "#/properties/rule/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern8.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/rule",
						schemaPath: "#/properties/rule/pattern",
						keyword: "pattern",
						params: { pattern: "^\\S+$" },
						message: "must match pattern \"^\\S+$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/rule",
					schemaPath: "#/properties/rule/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate186(data.rule_type, {
				instancePath: instancePath + "/rule_type",
				parentData: data,
				parentDataProperty: "rule_type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate186.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			let data3 = data.project;
			if (typeof data3 === "string") {
				if (func1(data3) > 1e3) {
					const err8 = {
						instancePath: instancePath + "/project",
						schemaPath: "#/properties/project/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (func1(data3) < 1) {
					const err9 = {
						instancePath: instancePath + "/project",
						schemaPath: "#/properties/project/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!pattern9.test(data3)) {
					const err10 = {
						instancePath: instancePath + "/project",
						schemaPath: "#/properties/project/pattern",
						keyword: "pattern",
						params: { pattern: "^\\S(?:.*\\S)?$" },
						message: "must match pattern \"^\\S(?:.*\\S)?$\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/project",
					schemaPath: "#/properties/project/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.project_tag_name !== void 0) {
			let data4 = data.project_tag_name;
			if (typeof data4 === "string") {
				if (func1(data4) > 1e3) {
					const err12 = {
						instancePath: instancePath + "/project_tag_name",
						schemaPath: "#/properties/project_tag_name/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (func1(data4) < 1) {
					const err13 = {
						instancePath: instancePath + "/project_tag_name",
						schemaPath: "#/properties/project_tag_name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern9.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/project_tag_name",
						schemaPath: "#/properties/project_tag_name/pattern",
						keyword: "pattern",
						params: { pattern: "^\\S(?:.*\\S)?$" },
						message: "must match pattern \"^\\S(?:.*\\S)?$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/project_tag_name",
					schemaPath: "#/properties/project_tag_name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate294(data["x-expires"], {
				instancePath: instancePath + "/x-expires",
				parentData: data,
				parentDataProperty: "x-expires",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate294.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern12.test(key1)) {
			if (!validate296(data[key1], {
				instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
				parentData: data,
				parentDataProperty: key1,
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate296.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate291.errors = vErrors;
	return errors === 0;
}
validate291.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate287.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.product === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product" },
				message: "must have required property 'product'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions" || pattern12.test(key0))) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate288(data.deployment_slug, {
				instancePath: instancePath + "/deployment_slug",
				parentData: data,
				parentDataProperty: "deployment_slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate288.errors);
				errors = vErrors.length;
			}
		}
		if (data.product !== void 0) {
			if (!validate175(data.product, {
				instancePath: instancePath + "/product",
				parentData: data,
				parentDataProperty: "product",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate175.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			let data2 = data.rulesets;
			if (Array.isArray(data2)) {
				if (data2.length > 1e5) {
					const err2 = {
						instancePath: instancePath + "/rulesets",
						schemaPath: "#/properties/rulesets/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func1(data3) > 1e3) {
							const err3 = {
								instancePath: instancePath + "/rulesets/" + i0,
								schemaPath: "#/properties/rulesets/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						if (func1(data3) < 1) {
							const err4 = {
								instancePath: instancePath + "/rulesets/" + i0,
								schemaPath: "#/properties/rulesets/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (!pattern8.test(data3)) {
							const err5 = {
								instancePath: instancePath + "/rulesets/" + i0,
								schemaPath: "#/properties/rulesets/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S+$" },
								message: "must match pattern \"^\\S+$\""
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/rulesets/" + i0,
							schemaPath: "#/properties/rulesets/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/rulesets",
					schemaPath: "#/properties/rulesets/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data4 = data.rules;
			if (Array.isArray(data4)) {
				if (data4.length > 1e5) {
					const err8 = {
						instancePath: instancePath + "/rules",
						schemaPath: "#/properties/rules/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data5 = data4[i1];
					if (typeof data5 === "string") {
						if (func1(data5) > 1e3) {
							const err9 = {
								instancePath: instancePath + "/rules/" + i1,
								schemaPath: "#/properties/rules/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1(data5) < 1) {
							const err10 = {
								instancePath: instancePath + "/rules/" + i1,
								schemaPath: "#/properties/rules/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (!pattern8.test(data5)) {
							const err11 = {
								instancePath: instancePath + "/rules/" + i1,
								schemaPath: "#/properties/rules/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S+$" },
								message: "must match pattern \"^\\S+$\""
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/rules/" + i1,
							schemaPath: "#/properties/rules/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/rules",
					schemaPath: "#/properties/rules/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.disabled !== void 0) {
			let data6 = data.disabled;
			if (Array.isArray(data6)) {
				if (data6.length > 1e5) {
					const err14 = {
						instancePath: instancePath + "/disabled",
						schemaPath: "#/properties/disabled/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				const len2 = data6.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data7 = data6[i2];
					if (typeof data7 === "string") {
						if (func1(data7) > 1e3) {
							const err15 = {
								instancePath: instancePath + "/disabled/" + i2,
								schemaPath: "#/properties/disabled/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						if (func1(data7) < 1) {
							const err16 = {
								instancePath: instancePath + "/disabled/" + i2,
								schemaPath: "#/properties/disabled/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						if (!pattern8.test(data7)) {
							const err17 = {
								instancePath: instancePath + "/disabled/" + i2,
								schemaPath: "#/properties/disabled/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S+$" },
								message: "must match pattern \"^\\S+$\""
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/disabled/" + i2,
							schemaPath: "#/properties/disabled/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/disabled",
					schemaPath: "#/properties/disabled/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.exceptions !== void 0) {
			let data8 = data.exceptions;
			if (Array.isArray(data8)) {
				if (data8.length > 1e5) {
					const err20 = {
						instancePath: instancePath + "/exceptions",
						schemaPath: "#/properties/exceptions/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				const len3 = data8.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate291(data8[i3], {
					instancePath: instancePath + "/exceptions/" + i3,
					parentData: data8,
					parentDataProperty: i3,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate291.errors);
					errors = vErrors.length;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/exceptions",
					schemaPath: "#/properties/exceptions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err22];
		else vErrors.push(err22);
		errors++;
	}
	validate287.errors = vErrors;
	return errors === 0;
}
validate287.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isPolicyEntry = validate299;
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate240.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 500) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 500 },
				message: "must NOT have more than 500 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate240.errors = vErrors;
	return errors === 0;
}
validate240.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate242.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 255) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 },
				message: "must NOT have more than 255 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern8.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\S+$" },
				message: "must match pattern \"^\\S+$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate242.errors = vErrors;
	return errors === 0;
}
validate242.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate244.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e4 },
				message: "must NOT have more than 10000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate244.errors = vErrors;
	return errors === 0;
}
validate244.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate246.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "boolean") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "boolean" },
			message: "must be boolean"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate246.errors = vErrors;
	return errors === 0;
}
validate246.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema103 = {
	"type": "object",
	"required": ["mode", "conditions"],
	"additionalProperties": false,
	"properties": {
		"mode": {
			"type": "string",
			"enum": ["all", "any"]
		},
		"conditions": {
			"type": "array",
			"minItems": 1,
			"maxItems": 1e3,
			"items": { "$ref": "#/$defs/Condition" }
		}
	}
};
const schema104 = {
	"type": "object",
	"required": ["type", "values"],
	"additionalProperties": false,
	"properties": {
		"type": {
			"type": "string",
			"minLength": 1,
			"maxLength": 255
		},
		"values": {
			"type": "array",
			"minItems": 1,
			"maxItems": 1e3,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 1e3,
				"pattern": "^\\S(?:.*\\S)?$"
			}
		},
		"mode": {
			"type": "string",
			"enum": ["any", "none"]
		}
	}
};
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate249.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.values === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "values" },
				message: "must have required property 'values'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err3 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func1(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					const err6 = {
						instancePath: instancePath + "/values",
						schemaPath: "#/properties/values/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data1.length < 1) {
					const err7 = {
						instancePath: instancePath + "/values",
						schemaPath: "#/properties/values/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func1(data2) > 1e3) {
							const err8 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1(data2) < 1) {
							const err9 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (!pattern9.test(data2)) {
							const err10 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S(?:.*\\S)?$" },
								message: "must match pattern \"^\\S(?:.*\\S)?$\""
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/values/" + i0,
							schemaPath: "#/properties/values/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/values",
					schemaPath: "#/properties/values/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data3 = data.mode;
			if (typeof data3 !== "string") {
				const err13 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data3 === "any" || data3 === "none")) {
				const err14 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema104.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate249.errors = vErrors;
	return errors === 0;
}
validate249.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate248.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.conditions === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "conditions" },
				message: "must have required property 'conditions'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.mode !== void 0) {
			let data0 = data.mode;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (!(data0 === "all" || data0 === "any")) {
				const err4 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema103.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.conditions !== void 0) {
			let data1 = data.conditions;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					const err5 = {
						instancePath: instancePath + "/conditions",
						schemaPath: "#/properties/conditions/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1.length < 1) {
					const err6 = {
						instancePath: instancePath + "/conditions",
						schemaPath: "#/properties/conditions/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate249(data1[i0], {
					instancePath: instancePath + "/conditions/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate249.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/conditions",
					schemaPath: "#/properties/conditions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate248.errors = vErrors;
	return errors === 0;
}
validate248.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate253.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "config")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err2 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data1 = data.config;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 100) {
					const err5 = {
						instancePath: instancePath + "/config",
						schemaPath: "#/properties/config/maxProperties",
						keyword: "maxProperties",
						params: { limit: 100 },
						message: "must NOT have more than 100 properties"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				for (const key1 in data1) {
					let data2 = data1[key1];
					if (typeof data2 === "string") {
						if (func1(data2) > 1e4) {
							const err6 = {
								instancePath: instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/config/additionalProperties/maxLength",
								keyword: "maxLength",
								params: { limit: 1e4 },
								message: "must NOT have more than 10000 characters"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/config/additionalProperties/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/config",
					schemaPath: "#/properties/config/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate253.errors = vErrors;
	return errors === 0;
}
validate253.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate252.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 100 },
				message: "must NOT have more than 100 items"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate253(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData,
			dynamicAnchors
		})) {
			vErrors = appended(vErrors, validate253.errors);
			errors = vErrors.length;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate252.errors = vErrors;
	return errors === 0;
}
validate252.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate299.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.filters === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "filters" },
				message: "must have required property 'filters'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.actions === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actions" },
				message: "must have required property 'actions'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern12.test(key0))) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate240(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate240.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate242(data.slug, {
				instancePath: instancePath + "/slug",
				parentData: data,
				parentDataProperty: "slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate244(data.description, {
				instancePath: instancePath + "/description",
				parentData: data,
				parentDataProperty: "description",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate244.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate246(data.active, {
				instancePath: instancePath + "/active",
				parentData: data,
				parentDataProperty: "active",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate246.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate248(data.filters, {
				instancePath: instancePath + "/filters",
				parentData: data,
				parentDataProperty: "filters",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate248.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate252(data.actions, {
				instancePath: instancePath + "/actions",
				parentData: data,
				parentDataProperty: "actions",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate252.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate294(data["x-expires"], {
				instancePath: instancePath + "/x-expires",
				parentData: data,
				parentDataProperty: "x-expires",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate294.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern12.test(key1)) {
			if (!validate296(data[key1], {
				instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
				parentData: data,
				parentDataProperty: key1,
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate296.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate299.errors = vErrors;
	return errors === 0;
}
validate299.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isPolicyFile = validate308;
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate308.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.filters === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "filters" },
				message: "must have required property 'filters'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.actions === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actions" },
				message: "must have required property 'actions'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern12.test(key0))) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate288(data.deployment_slug, {
				instancePath: instancePath + "/deployment_slug",
				parentData: data,
				parentDataProperty: "deployment_slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate288.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0) {
			if (!validate240(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate240.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate242(data.slug, {
				instancePath: instancePath + "/slug",
				parentData: data,
				parentDataProperty: "slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate244(data.description, {
				instancePath: instancePath + "/description",
				parentData: data,
				parentDataProperty: "description",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate244.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate246(data.active, {
				instancePath: instancePath + "/active",
				parentData: data,
				parentDataProperty: "active",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate246.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate248(data.filters, {
				instancePath: instancePath + "/filters",
				parentData: data,
				parentDataProperty: "filters",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate248.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate252(data.actions, {
				instancePath: instancePath + "/actions",
				parentData: data,
				parentDataProperty: "actions",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate252.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate294(data["x-expires"], {
				instancePath: instancePath + "/x-expires",
				parentData: data,
				parentDataProperty: "x-expires",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate294.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern12.test(key1)) {
			if (!validate296(data[key1], {
				instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
				parentData: data,
				parentDataProperty: key1,
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate296.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate308.errors = vErrors;
	return errors === 0;
}
validate308.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isPolicyListFile = validate318;
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate318.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "policies" },
				message: "must have required property 'policies'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies" || pattern12.test(key0))) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate288(data.deployment_slug, {
				instancePath: instancePath + "/deployment_slug",
				parentData: data,
				parentDataProperty: "deployment_slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate288.errors);
				errors = vErrors.length;
			}
		}
		if (data.policies !== void 0) {
			let data1 = data.policies;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					const err2 = {
						instancePath: instancePath + "/policies",
						schemaPath: "#/properties/policies/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate299(data1[i0], {
					instancePath: instancePath + "/policies/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate299.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/policies",
					schemaPath: "#/properties/policies/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate318.errors = vErrors;
	return errors === 0;
}
validate318.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function appended(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
// src/files/yaml/limits.ts
/** How many values aliases may add to a document. */
const growthLimit = 1e5;
/** Nobody reads more problems of one file, and a hostile file must not cost more. */
const problemLimit = 1e3;
// src/files/shape/classify.ts
/** Keys that tell what a file is, in the order in which they are asked. */
const telling = [
	{
		shape: "policies",
		keys: ["policies"]
	},
	{
		shape: "detection",
		keys: [
			"product",
			"rulesets",
			"rules",
			"disabled",
			"exceptions"
		]
	},
	{
		shape: "policy",
		keys: [
			"name",
			"filters",
			"actions",
			"slug",
			"active",
			"description"
		]
	}
];
/** What a file is, by the keys it holds; by keys that look mistyped when none is right; null when nothing tells. */
function classify(keys) {
	return (telling.find((one) => one.keys.some((key) => keys.includes(key))) ?? telling.find((one) => keys.some((key) => nearest(key, one.keys) !== null)))?.shape ?? null;
}
// src/files/shape/declare.ts
const listNames = [
	"rulesets",
	"rules",
	"disabled"
];
/** What a file of the right shape declares. */
function declare(file, { shape, value }) {
	const common = {
		file,
		deployment: value.deployment_slug ?? null
	};
	if (shape === "detection") return {
		...common,
		...declareDetection(file, value)
	};
	const entries = shape === "policy" ? [{
		value,
		at: {
			file,
			pointer: []
		}
	}] : placed(file, ["policies"], value.policies);
	return {
		...common,
		kind: "remediation",
		policies: entries.map((entry) => ({
			...entry,
			isWhole: true,
			hasSlug: entry.value.slug !== void 0
		}))
	};
}
function declareDetection(file, value) {
	const listIn = (name, items) => items === void 0 ? null : placed(file, [name], items);
	return {
		kind: `detection/${value.product}`,
		lists: {
			rulesets: listIn("rulesets", value.rulesets),
			rules: listIn("rules", value.rules),
			disabled: listIn("disabled", value.disabled)
		},
		exceptions: listIn("exceptions", value.exceptions)
	};
}
/** The items of a list, each with its place. */
const placed = (file, pointer, items) => items.map((value, index) => ({
	value,
	at: {
		file,
		pointer: [...pointer, index]
	}
}));
// src/files/yaml/doubt.ts
/** A plain scalar that not every reader takes for text, as it stands in the source. */
var Doubt = class {
	text;
	reads;
	constructor(text, reads) {
		this.text = text;
		this.reads = reads;
	}
};
// src/generated/fields.ts
const fields = {
	Action: {
		type: "object",
		additionalProperties: false,
		properties: {
			type: { type: "string" },
			config: {
				type: "object",
				additionalProperties: { type: "string" }
			}
		}
	},
	Actions: {
		type: "array",
		items: { $ref: "#/$defs/Action" }
	},
	Condition: {
		type: "object",
		additionalProperties: false,
		properties: {
			type: { type: "string" },
			values: {
				type: "array",
				items: { type: "string" }
			},
			mode: {
				type: "string",
				enum: ["any", "none"]
			}
		}
	},
	Config: {
		type: "object",
		additionalProperties: false,
		properties: {
			policies: { $ref: "#/$defs/Paths" },
			deployments: {
				type: "object",
				additionalProperties: { $ref: "#/$defs/ConfigDeployment" }
			},
			guards: { $ref: "#/$defs/ConfigGuards" },
			on_stale: {
				type: "string",
				enum: ["refuse", "same-diff"]
			}
		}
	},
	ConfigDeployment: {
		type: "object",
		additionalProperties: false,
		properties: {
			id: { type: ["string", "integer"] },
			policies: { $ref: "#/$defs/Paths" }
		}
	},
	ConfigGuards: {
		type: "object",
		additionalProperties: false,
		properties: {
			max_deletes: { type: "integer" },
			max_delete_percent: { type: "integer" },
			allow_empty: { type: "boolean" },
			protected: {
				type: "array",
				items: { type: "string" }
			},
			looser: {
				type: "string",
				enum: ["allow", "consent"]
			}
		}
	},
	DeploymentSlug: { type: "string" },
	DetectionFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": true },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlug" },
			product: { $ref: "#/$defs/Product" },
			rulesets: {
				type: "array",
				items: { type: "string" }
			},
			rules: {
				type: "array",
				items: { type: "string" }
			},
			disabled: {
				type: "array",
				items: { type: "string" }
			},
			exceptions: {
				type: "array",
				items: { $ref: "#/$defs/ExceptionEntry" }
			}
		}
	},
	ExceptionEntry: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			exception_type: { $ref: "#/$defs/ExceptionType" },
			rule: { type: "string" },
			rule_type: { $ref: "#/$defs/ExceptionRuleType" },
			project: { type: "string" },
			project_tag_name: { type: "string" },
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	ExceptionRuleType: {
		type: "string",
		enum: ["rule", "pack"]
	},
	ExceptionType: {
		type: "string",
		enum: ["include", "exclude"]
	},
	ExpiryDate: { type: "string" },
	Filters: {
		type: "object",
		additionalProperties: false,
		properties: {
			mode: {
				type: "string",
				enum: ["all", "any"]
			},
			conditions: {
				type: "array",
				items: { $ref: "#/$defs/Condition" }
			}
		}
	},
	Note: { type: "string" },
	Paths: { oneOf: [{ type: "string" }, {
		type: "array",
		items: { type: "string" }
	}] },
	PolicyActive: { type: "boolean" },
	PolicyDescription: { type: "string" },
	PolicyEntry: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			name: { $ref: "#/$defs/PolicyName" },
			slug: { $ref: "#/$defs/Slug" },
			description: { $ref: "#/$defs/PolicyDescription" },
			active: { $ref: "#/$defs/PolicyActive" },
			filters: { $ref: "#/$defs/Filters" },
			actions: { $ref: "#/$defs/Actions" },
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	PolicyFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlug" },
			name: { $ref: "#/$defs/PolicyName" },
			slug: { $ref: "#/$defs/Slug" },
			description: { $ref: "#/$defs/PolicyDescription" },
			active: { $ref: "#/$defs/PolicyActive" },
			filters: { $ref: "#/$defs/Filters" },
			actions: { $ref: "#/$defs/Actions" },
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	PolicyListFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": true },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlug" },
			policies: {
				type: "array",
				items: { $ref: "#/$defs/PolicyEntry" }
			}
		}
	},
	PolicyName: { type: "string" },
	Product: {
		type: "string",
		enum: ["code", "secrets"]
	},
	Slug: { type: "string" }
};
// src/files/shape/field.ts
const shapes = {
	policies: fields.PolicyListFile,
	policy: fields.PolicyFile,
	detection: fields.DetectionFile,
	config: fields.Config
};
/** The field that a pointer leads to; null where the schema does not say what belongs there. */
function fieldAt(shape, pointer) {
	return pointer.reduce((field, step) => field && fieldIn(field, step), shapes[shape]);
}
/** The field one step further in. */
function fieldIn(field, step) {
	const inner = typeof step === "number" ? listIn$1(field).items : propertyOf(field, step);
	return typeof inner === "object" ? follow$1(inner) : null;
}
/** JSON types that a field accepts. */
const typesOf = (field) => field.oneOf?.flatMap(typesOf) ?? [field.type ?? []].flat();
/** Whether any text may stand here: no enumeration, no number, no boolean. */
const isFreeText = (field) => typesOf(field).includes("string") && field.enum === void 0 && !typesOf(field).includes("integer");
/** Fields that an object may have. */
const allowedIn = (field) => Object.keys(field.properties ?? {});
const listIn$1 = (field) => field.oneOf?.find(({ type }) => type === "array") ?? field;
function propertyOf(field, name) {
	if (field.properties !== void 0 && Object.hasOwn(field.properties, name)) return field.properties[name];
	return Object.entries(field.patternProperties ?? {}).find(([one]) => new RegExp(one).test(name))?.[1] ?? field.additionalProperties;
}
function follow$1(field) {
	const target = field.$ref === void 0 ? void 0 : named[field.$ref.replace("#/$defs/", "")];
	return target === void 0 ? field : follow$1(target);
}
const named = fields;
// src/files/shape/doubts.ts
/** All of them, by the schema: a boolean field may hold `true`, a name may not. */
function findDoubts(shape, value) {
	const found = [];
	visit$2(found, [], value, fieldAt(shape, []));
	return found;
}
function visit$2(found, pointer, value, field) {
	if (found.length === 1e3) return;
	if (value instanceof Doubt) {
		if (isMeant(value, pointer)) return;
		found.push({
			pointer,
			doubt: value,
			meant: field !== null && isFreeText(field) ? "text" : "other"
		});
		return;
	}
	for (const [step, inner] of stepsInto(value)) visit$2(found, [...pointer, step], inner, field && fieldIn(field, step));
}
const isMeant = (doubt, pointer) => doubt.reads === "date" && pointer.at(-1) === "x-expires";
function stepsInto(value) {
	if (Array.isArray(value)) return value.map((item, index) => [index, item]);
	return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
// src/files/shape/pointer.ts
/** Ajv's path, unescaped; a step into a list is a number. */
function pointerOf(path, root) {
	let value = root;
	return path.split("/").slice(1).map((step) => {
		const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
		const into = Array.isArray(value) ? Number(name) : name;
		value = valueAt(value, [into]);
		return into;
	});
}
/** What a pointer leads to; undefined where it leads nowhere. */
const valueAt = (root, pointer) => pointer.reduce((value, step) => {
	return typeof value === "object" && value !== null && Object.hasOwn(value, step) ? value[step] : void 0;
}, root);
/** The same text for the same pointer. */
const keyOf = (pointer) => JSON.stringify(pointer);
// src/files/shape/value-problem.ts
/** What is wrong with a value: first that it is none of the allowed ones, then its type, then its size or form. */
function valueProblem(mistaken) {
	const badName = mistaken.errors.find((error) => error.keyword === "propertyNames");
	if (badName !== void 0) return keyProblem(mistaken, String(badName.params["propertyName"]));
	return badValue(mistaken) ?? wrongType(mistaken) ?? outOfBounds(mistaken) ?? badText(mistaken);
}
const here = ({ file, pointer }) => ({
	severity: "error",
	at: {
		file,
		pointer
	}
});
function badValue(mistaken) {
	const { value, text, errors } = mistaken;
	const error = errors.find(({ keyword }) => keyword === "enum");
	const shown = text ?? (typeof value === "string" ? value : null);
	if (error === void 0 || shown === null) return null;
	const allowed = error.params["allowedValues"].map(String);
	return {
		...here(mistaken),
		code: "bad-value",
		value: shown,
		allowed,
		nearest: nearest(shown, allowed)
	};
}
function wrongType(mistaken) {
	const { value, text, field, errors } = mistaken;
	const found = typeOf(value);
	const types = field === null ? [] : typesOf(field);
	if (types.includes(found) || !errors.some(({ keyword }) => keyword === "type")) return null;
	const shown = typeof value === "string" ? value : text;
	return {
		...here(mistaken),
		code: "wrong-type",
		expected: types.join(" or "),
		found,
		text: shown
	};
}
function typeOf(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return Number.isInteger(value) ? "integer" : typeof value;
}
const bounds = {
	minLength: {
		what: "characters",
		end: "min"
	},
	maxLength: {
		what: "characters",
		end: "max"
	},
	minItems: {
		what: "items",
		end: "min"
	},
	maxItems: {
		what: "items",
		end: "max"
	},
	minProperties: {
		what: "entries",
		end: "min"
	},
	maxProperties: {
		what: "entries",
		end: "max"
	},
	minimum: {
		what: "number",
		end: "min"
	},
	maximum: {
		what: "number",
		end: "max"
	}
};
function outOfBounds(mistaken) {
	for (const { keyword, params } of mistaken.errors) {
		const bound = bounds[keyword];
		if (bound === void 0) continue;
		const limit = Number(params["limit"]);
		const [min, max] = bound.end === "min" ? [limit, null] : [null, limit];
		return {
			...here(mistaken),
			code: "out-of-bounds",
			what: bound.what,
			found: sizeOf(mistaken.value),
			min,
			max
		};
	}
	return null;
}
function sizeOf(value) {
	if (typeof value === "number") return value;
	if (typeof value === "string") return Array.from(value).length;
	return Array.isArray(value) ? value.length : Object.keys(value).length;
}
function badText(mistaken) {
	const error = mistaken.errors.find(({ keyword }) => keyword === "pattern");
	if (error === void 0) return null;
	return {
		...here(mistaken),
		code: "bad-text",
		value: String(mistaken.value),
		expected: String(error.params["pattern"])
	};
}
function keyProblem(mistaken, name) {
	const errors = mistaken.errors.filter((error) => error.propertyName === name);
	const problem = outOfBounds({
		...mistaken,
		value: name,
		errors
	});
	if (problem === null) throw new Error(`the name "${name}" was refused for no known reason`);
	return {
		...problem,
		at: {
			file: mistaken.file,
			pointer: [...mistaken.pointer, name],
			key: true
		}
	};
}
// src/files/shape/problems.ts
/** One problem a mistake: of a mistyped key that is also missing, or a value that breaks several rules, only the telling one. */
function shapeProblems(mistaken) {
	const unknown = unknownFields(mistaken);
	const problems = [
		...unknown,
		...missingFields(mistaken, unknown),
		...doubtProblems(mistaken, unknown),
		...valueProblems(mistaken)
	];
	return [...problems, ...joinedLines(mistaken, problems)];
}
/** What is wrong with such a text in another way, too, says it better. */
function joinedLines({ file, joined }, others) {
	const named = new Set(others.map((problem) => keyOf(problem.at.pointer)));
	return joined.filter((pointer) => !named.has(keyOf(pointer))).map((pointer) => {
		return {
			severity: isProse(pointer) ? "warning" : "error",
			at: {
				file,
				pointer
			},
			code: "joined-lines"
		};
	});
}
/** In a description or a note only its looks suffer. */
const isProse = (pointer) => pointer.at(-1) === "description" || pointer.some((step) => typeof step === "string" && step.startsWith("x-"));
function doubtProblems({ file, doubts }, unknown) {
	const named = new Set(unknown.map((problem) => keyOf(problem.at.pointer)));
	return doubts.flatMap(({ pointer, doubt, meant }) => {
		if (meant === "text" && doubt.text !== "") return [{
			severity: "error",
			at: {
				file,
				pointer
			},
			code: "ambiguous-scalar",
			text: doubt.text,
			reads: doubt.reads
		}];
		if (doubt.reads !== "null" || named.has(keyOf(pointer))) return [];
		return [{
			severity: "error",
			at: placeOfNothing(file, pointer),
			code: "null-value",
			field: fieldName(pointer)
		}];
	});
}
/** A key without a value is shown at the key, an empty item of a list at its dash. */
const placeOfNothing = (file, pointer) => typeof pointer.at(-1) === "string" ? {
	file,
	pointer,
	key: true
} : {
	file,
	pointer
};
const fieldName = (pointer) => pointer.findLast((step) => typeof step === "string") ?? "";
function unknownFields({ file, shape, value, errors }) {
	return errors.flatMap((error) => {
		if (error.keyword !== "additionalProperties") return [];
		const parent = pointerOf(error.instancePath, value);
		const field = String(error.params["additionalProperty"]);
		const known = fieldAt(shape, parent);
		const allowed = known === null ? [] : allowedIn(known);
		return [{
			severity: "error",
			at: {
				file,
				pointer: [...parent, field],
				key: true
			},
			code: "unknown-field",
			field,
			allowed,
			nearest: nearest(field, allowed)
		}];
	});
}
function missingFields({ file, value, errors }, unknown) {
	const mistyped = new Set(unknown.map((problem) => keyOf([...problem.at.pointer.slice(0, -1), problem.nearest ?? ""])));
	return errors.flatMap((error) => {
		if (error.keyword !== "required") return [];
		const pointer = pointerOf(error.instancePath, value);
		const field = String(error.params["missingProperty"]);
		if (mistyped.has(keyOf([...pointer, field]))) return [];
		return [{
			severity: "error",
			at: {
				file,
				pointer
			},
			code: "missing-field",
			field
		}];
	});
}
function valueProblems({ file, shape, value, doubts, errors }) {
	const byPlace = Map.groupBy(errors.filter((error) => error.keyword !== "required" && error.keyword !== "additionalProperties"), (error) => error.instancePath);
	const doubtAt = new Map(doubts.map((found) => [keyOf(found.pointer), found]));
	return Array.from(byPlace, ([path, atPlace]) => {
		const pointer = pointerOf(path, value);
		const doubt = doubtAt.get(keyOf(pointer));
		if (doubt !== void 0 && (doubt.meant === "text" || doubt.doubt.reads === "null")) return null;
		const text = doubt?.doubt.text ?? null;
		return valueProblem({
			file,
			pointer,
			value: valueAt(value, pointer),
			text,
			field: fieldAt(shape, pointer),
			errors: atPlace
		});
	}).filter((problem) => problem !== null);
}
// src/files/shape/salvage.ts
/**
* What a broken file still declares, so that mistakes elsewhere in it, and in other files, are found in the same run. Null when it
* does not even say what it is, or to whom it belongs. Nothing of it is ever sent.
*/
function salvage(file, shape, broken, errors) {
	const value = withoutMistakes(broken, errors);
	const deployment = deploymentIn(value);
	if (deployment === null && "deployment_slug" in broken) return null;
	if (shape === "detection") {
		const detection = salvageDetection(file, value, broken);
		return detection && {
			file,
			deployment,
			...detection
		};
	}
	const { deployment_slug: _, ...bare } = value;
	return {
		file,
		deployment,
		kind: "remediation",
		policies: (shape === "policy" ? [{
			value: bare,
			at: {
				file,
				pointer: []
			}
		}] : placed(file, ["policies"], listIn(value, "policies"))).flatMap((entry) => salvagePolicy(entry, broken))
	};
}
/** Takes fields away that are unknown or hold a bad value; items of lists stay, for what follows them must keep its place. */
function withoutMistakes(broken, errors) {
	const value = structuredClone(broken);
	for (const { keyword, instancePath, params } of errors) {
		if (keyword === "required") continue;
		const pointer = pointerOf(instancePath, broken);
		const wrong = keyword === "additionalProperties" ? [...pointer, String(params["additionalProperty"])] : pointer;
		const parent = valueAt(value, wrong.slice(0, -1));
		const field = wrong.at(-1);
		if (typeof field === "string" && typeof parent === "object" && parent !== null) Reflect.deleteProperty(parent, field);
	}
	return value;
}
function salvagePolicy({ value, at }, broken) {
	if (typeof value !== "object" || value === null) return [];
	const hasSlug = valueAt(broken, [...at.pointer, "slug"]) !== void 0;
	if (isPolicyEntry(value)) return [{
		value,
		at,
		isWhole: true,
		hasSlug
	}];
	const { name, slug } = value;
	const own = typeof slug === "string" ? { slug } : null;
	if (typeof name === "string") return [{
		value: {
			name,
			...own
		},
		at,
		isWhole: false,
		hasSlug
	}];
	return own === null ? [] : [{
		value: {
			name: own.slug,
			...own
		},
		at,
		isWhole: false,
		hasSlug
	}];
}
const deploymentIn = ({ deployment_slug: slug }) => typeof slug === "string" ? slug : null;
function salvageDetection(file, value, broken) {
	const { product } = value;
	if (product !== "code" && product !== "secrets") return null;
	const given = (name, keep) => Object.hasOwn(value, name) ? placed(file, [name], listIn(value, name)).filter((item) => keep(item.value)) : null;
	const texts = (name) => given(name, (item) => typeof item === "string");
	return {
		kind: `detection/${product}`,
		lists: {
			rulesets: texts("rulesets"),
			rules: texts("rules"),
			disabled: texts("disabled")
		},
		exceptions: given("exceptions", isException)?.filter(({ value: entry, at }) => keepsScope(entry, valueAt(broken, at.pointer))) ?? null
	};
}
const isException = (value) => isDetectionFile({
	product: "code",
	exceptions: [value]
});
/** An exception whose bad scope was taken away would be reported for having none. */
const keepsScope = (entry, whole) => ["project", "project_tag_name"].every((name) => name in entry || valueAt(whole, [name]) === void 0);
function listIn(value, name) {
	const list = value[name];
	return Array.isArray(list) ? list : [];
}
// src/files/shape/check-file.ts
/** Tells what a policy file is and whether it has the shape of that; every mistake is a problem. */
function checkFile(file, parsed) {
	const { value } = parsed;
	if (!isMapping(value)) return {
		content: null,
		problems: [notAMapping(file, value)]
	};
	const keys = Object.keys(value).slice(0, keysAsked);
	const shape = classify(keys);
	if (shape === null) return {
		content: null,
		problems: [{
			severity: "error",
			at: {
				file,
				pointer: []
			},
			code: "unknown-file",
			keys
		}]
	};
	const content = contentOf(shape, value);
	if ("errors" in content) {
		const { errors } = content;
		return {
			content: salvage(file, shape, value, errors),
			problems: problemsOf(file, parsed, shape, errors)
		};
	}
	return {
		content: declare(file, content),
		problems: isSuspect(parsed) ? problemsOf(file, parsed, shape, []) : []
	};
}
/** The same for the config; an empty one says nothing, which is right. With any mistake there is no content. */
function checkConfig(file, parsed) {
	const { value } = parsed;
	if (value === null) return {
		content: {},
		problems: []
	};
	if (!isMapping(value)) return {
		content: null,
		problems: [notAMapping(file, value)]
	};
	const content = isConfig(value) ? value : null;
	const problems = content === null || isSuspect(parsed) ? problemsOf(file, parsed, "config", errorsOf(isConfig, content)) : [];
	return {
		content: problems.length === 0 ? content : null,
		problems
	};
}
/** Whether a document of the right shape may still not say what was meant. */
const isSuspect = ({ doubtful, joined }) => doubtful || joined.length > 0;
/** A file whose first keys do not tell what it is gets no second look. */
const keysAsked = 100;
const isMapping = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function notAMapping(file, value) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	if (value === null) return {
		...common,
		code: "empty-file"
	};
	const found = Array.isArray(value) ? "array" : typeof value;
	return {
		...common,
		code: "wrong-type",
		expected: "object",
		found,
		text: null
	};
}
function contentOf(shape, value) {
	if (shape === "policies") return isPolicyListFile(value) ? {
		shape,
		value
	} : { errors: errorsOf(isPolicyListFile, null) };
	if (shape === "policy") return isPolicyFile(value) ? {
		shape,
		value
	} : { errors: errorsOf(isPolicyFile, null) };
	return isDetectionFile(value) ? {
		shape,
		value
	} : { errors: errorsOf(isDetectionFile, null) };
}
/** The guard forgets its errors with the next call. */
const errorsOf = (guard, content) => content === null ? (guard.errors ?? []).slice(0, problemLimit) : [];
function problemsOf(file, parsed, shape, errors) {
	const { value, joined } = parsed;
	return shapeProblems({
		file,
		shape,
		value,
		joined,
		doubts: findDoubts(shape, parsed.doubts()),
		errors
	});
}
// src/files/yaml/events.ts
/** Where a node begins in the text, its quote or block indicator included; `after` is where the token before it ends. */
function startOf(text, node, after) {
	if (node.type === EVENT_ID.ALIAS) return node.anchorStart - 1;
	if (node.type !== EVENT_ID.SCALAR) return node.start;
	if (isNothing(node)) return node.anchorStart < 0 ? nextToken(text, after) : node.anchorStart - 1;
	if (node.style === SCALAR_STYLE.PLAIN) return node.valueStart;
	return isBlock(node) ? blockIndicator(text, node, after) : node.valueStart - 1;
}
/** Where the token of a node ends; of a collection, where its first token begins. */
function endOf(node, before) {
	if (node.type === EVENT_ID.ALIAS) return node.anchorEnd;
	if (node.type !== EVENT_ID.SCALAR) return node.start;
	if (node.valueEnd < 0) return Math.max(before, node.anchorEnd, node.tagEnd);
	return node.style === SCALAR_STYLE.PLAIN || isBlock(node) ? node.valueEnd : node.valueEnd + 1;
}
const isPlain = (scalar) => scalar.style === SCALAR_STYLE.PLAIN && scalar.tagStart < 0;
const textOf = (text, scalar) => getScalarValue(text, scalar);
/** Name of the anchor that a node carries or that an alias repeats; null without one. */
const anchorOf = (text, node) => node.anchorStart < 0 ? null : text.slice(node.anchorStart, node.anchorEnd);
/** Whether nothing is written where a value could be. */
const isNothing = (node) => node.type === EVENT_ID.SCALAR && node.valueStart < 0;
const isBlock = (scalar) => scalar.style === SCALAR_STYLE.LITERAL_BLOCK || scalar.style === SCALAR_STYLE.FOLDED_BLOCK;
/** The parser remembers the content only; the `|` or `>` stands on the line before it, and nothing but a comment follows. */
function blockIndicator(text, scalar, after) {
	const before = text.slice(after, scalar.valueStart).replace(/(?:\r\n|\r|\n)$/, "");
	const line = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
	const header = /[|>][-+\d]*[ \t]*(?:[ \t]#.*)?$/.exec(before.slice(line));
	return header === null ? scalar.valueStart : after + line + header.index;
}
/** An empty item of a list has no place of its own: the dash before it is the next thing that is neither space nor comment. */
function nextToken(text, after) {
	let offset = after;
	while (/[\s\]},]/.test(text.charAt(offset))) offset++;
	const first = firstToken(text, offset);
	return first < text.length ? first : after;
}
/** Where the first thing stands that is neither white space nor a comment; the end of the text when there is none. */
function firstToken(text, from) {
	for (let offset = from;;) {
		offset = skip(/\s*/y, text, offset);
		if (text.charAt(offset) !== "#") return offset;
		offset = skip(/[^\r\n]*/y, text, offset);
	}
}
function skip(what, text, from) {
	what.lastIndex = from;
	what.test(text);
	return what.lastIndex;
}
// src/files/yaml/duplicate-keys.ts
/** Every key that stands twice in one mapping; asked only of a document that is known to be bad. */
function duplicateKeys(text, events) {
	const refusals = [];
	const frames = [];
	let end = 0;
	for (const event of events) {
		if (refusals.length === 1e3) break;
		if (event.type === EVENT_ID.POP) {
			frames.pop();
			finish$1(frames.at(-1));
		} else if (event.type === EVENT_ID.DOCUMENT) frames.push({
			keys: null,
			isKey: false
		});
		else {
			refusals.push(...repeated(text, event, end, frames.at(-1)));
			end = endOf(event, end);
			enter(frames, event);
		}
	}
	return refusals;
}
function repeated(text, node, after, frame) {
	if (node.type !== EVENT_ID.SCALAR || !frame?.keys || !frame.isKey) return [];
	const key = textOf(text, node);
	const offset = startOf(text, node, after);
	const first = frame.keys.get(key);
	if (first !== void 0) return [{
		code: "duplicate-key",
		field: key,
		offset,
		first
	}];
	frame.keys.set(key, offset);
	return [];
}
function enter(frames, node) {
	if (node.type === EVENT_ID.MAPPING) frames.push({
		keys: /* @__PURE__ */ new Map(),
		isKey: true
	});
	else if (node.type === EVENT_ID.SEQUENCE) frames.push({
		keys: null,
		isKey: false
	});
	else finish$1(frames.at(-1));
}
function finish$1(frame) {
	if (frame?.keys) frame.isKey = !frame.isKey;
}
// src/files/yaml/scalars.ts
/**
* How a plain scalar is read by the core schema of YAML 1.2, by YAML 1.1 (`no`, `017`, `1_000`, `12:30:00`, dates) or by any of the
* common readers; null when all of them see text.
*/
function readsAs(text) {
	if (text === "") return "null";
	const first = text.charAt(0);
	for (const reading of readings) if (reading.first.includes(first) && reading.pattern.test(text)) return reading.reads;
	return null;
}
/** Whether the core schema itself, which we read by, sees no text. */
const isCore = (text) => core.test(text);
const number = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[\da-fA-F_]+|\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:\d[\d_]*(?:\.[\d_]*)?|\._*\d[\d_]*)(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF|nan|NaN|NAN))$/;
const date = /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?)?$/;
const boolean = /^(?:true|True|TRUE|false|False|FALSE|yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF|y|Y|n|N)$/;
const nothing = /^(?:~|null|Null|NULL)$/;
const core = /^(?:|~|null|Null|NULL|true|True|TRUE|false|False|FALSE|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const readings = [
	{
		first: "~nN",
		pattern: nothing,
		reads: "null"
	},
	{
		first: "nNtTfFyYoO",
		pattern: boolean,
		reads: "boolean"
	},
	{
		first: "0123456789",
		pattern: date,
		reads: "date"
	},
	{
		first: "0123456789-+.",
		pattern: number,
		reads: "number"
	}
];
// src/files/yaml/refuse.ts
/** Tags that only say what is so without them. */
const harmlessTags = {
	"!!str": EVENT_ID.SCALAR,
	"!!seq": EVENT_ID.SEQUENCE,
	"!!map": EVENT_ID.MAPPING
};
/** A tag would let a text decide what kind of value it becomes. */
function refuseTag(text, node) {
	if (node.type === EVENT_ID.ALIAS || node.tagStart < 0) return null;
	const tag = text.slice(node.tagStart, node.tagEnd);
	const isEmpty = node.type === EVENT_ID.SCALAR && node.valueStart < 0;
	return harmlessTags[tag] === node.type && !isEmpty ? null : {
		code: "unsupported-yaml",
		what: "tag",
		text: tag,
		offset: node.tagStart
	};
}
/** Keys must be scalars that every reader takes for text; `pointer` leads to the mapping. */
function refuseKey(text, node, after, pointer) {
	const offset = startOf(text, node, after);
	if (node.type === EVENT_ID.ALIAS) return {
		code: "unsupported-yaml",
		what: "key",
		text: `*${text.slice(node.anchorStart, node.anchorEnd)}`,
		offset
	};
	if (node.type !== EVENT_ID.SCALAR) return {
		code: "unsupported-yaml",
		what: "key",
		text: text.charAt(node.start),
		offset
	};
	if (!isPlain(node)) return null;
	const key = textOf(text, node);
	if (key === "") return {
		code: "unsupported-yaml",
		what: "key",
		text: "",
		offset
	};
	if (key === "<<") return {
		code: "unsupported-yaml",
		what: "merge-key",
		text: key,
		offset
	};
	const reads = readsAs(key);
	return reads === null ? null : {
		code: "ambiguous-scalar",
		text: key,
		reads,
		pointer: [...pointer(), key]
	};
}
/** An escape in double quotes may stand for what must not stand in the file itself. */
function refuseScalar(text, scalar) {
	if (scalar.style !== SCALAR_STYLE.DOUBLE_QUOTED || scalar.fast) return null;
	const offset = scalar.valueStart - 1;
	if (!withinUnicode.test(text.slice(scalar.valueStart, scalar.valueEnd))) return {
		code: "syntax",
		reason: "an escape stands for no character of Unicode",
		offset
	};
	const found = forbidden.exec(textOf(text, scalar));
	return found === null ? null : {
		code: "control-character",
		codePoint: found[0].charCodeAt(0),
		offset
	};
}
const withinUnicode = /^(?:[^\\]|\\[^U]|\\U00(?:0[\da-fA-F]|10)[\da-fA-F]{4})*$/s;
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;
/** Whether a plain text goes on in a line that begins with a dash: a wrong indent makes two entries of a list one. */
const isJoined = (text, scalar) => scalar.style === SCALAR_STYLE.PLAIN && scalar.valueStart >= 0 && !scalar.fast && /\n[ \t]*-(?:\s|$)/.test(text.slice(scalar.valueStart, scalar.valueEnd));
/** Whether a value is nothing, or text for us and something else for another reader. A date under `x-expires` is meant. */
function isDoubtful(text, scalar, key) {
	if (!isPlain(scalar)) return false;
	const value = textOf(text, scalar);
	const reads = readsAs(value);
	if (reads === null) return false;
	if (reads === "date") return key === null || textOf(text, key) !== "x-expires";
	return reads === "null" || !isCore(value);
}
// src/files/yaml/inspect.ts
/** Looks once over the parsed document, before any value is made of it. */
function inspect(text, events) {
	const state = {
		text,
		refusals: [],
		doubtful: false,
		joined: [],
		frames: [],
		anchors: /* @__PURE__ */ new Map(),
		aliases: 0,
		growth: 0,
		documents: 0,
		end: 0
	};
	for (const event of events) if (event.type === EVENT_ID.DOCUMENT) openDocument(state);
	else if (event.type === EVENT_ID.POP) close(state);
	else visit$1(state, event);
	return {
		refusals: state.refusals,
		doubtful: state.doubtful,
		joined: state.joined
	};
}
const leaf = {
	size: 1,
	height: 0
};
function openDocument(state) {
	if (++state.documents === 2) refuseSecondDocument(state);
	state.anchors.clear();
	state.frames.push(newFrame("document", null));
}
const newFrame = (kind, anchor) => ({
	kind,
	anchor,
	key: null,
	expectsValue: false,
	count: 0,
	size: 1,
	height: 1
});
function refuseSecondDocument(state) {
	const marker = /(?<=^|[\r\n])(?:---|\.\.\.)(?=[ \t\r\n]|$)/g;
	marker.lastIndex = state.end;
	const found = marker.exec(state.text);
	state.refusals.push({
		code: "unsupported-yaml",
		what: "several-documents",
		text: found?.[0] ?? "",
		offset: found?.index ?? state.end
	});
}
function visit$1(state, node) {
	const top = state.frames.at(-1);
	if (top?.kind === "mapping" && !top.expectsValue) note(state, refuseKey(state.text, node, state.end, () => pointerTo(state, state.frames.slice(1, -1))));
	else if (node.type === EVENT_ID.SCALAR) {
		if (isDoubtful(state.text, node, top?.key ?? null)) state.doubtful = true;
		if (state.joined.length < 1e3 && isJoined(state.text, node)) state.joined.push(pointerTo(state, state.frames.slice(1)));
	}
	note(state, refuseTag(state.text, node));
	if (node.type === EVENT_ID.SCALAR) note(state, refuseScalar(state.text, node));
	place(state, node);
	state.end = endOf(node, state.end);
}
function note(state, refusal) {
	if (refusal !== null && state.refusals.length < 1e3) state.refusals.push(refusal);
}
function place(state, node) {
	const anchor = anchorOf(state.text, node);
	if (node.type === EVENT_ID.ALIAS) return finish(state, repeat(state, node, anchor ?? ""), null);
	if (anchor !== null) state.anchors.set(anchor, node.type === EVENT_ID.SCALAR ? leaf : null);
	if (node.type === EVENT_ID.SCALAR) return finish(state, leaf, node);
	state.frames.push(newFrame(node.type === EVENT_ID.MAPPING ? "mapping" : "sequence", anchor));
}
function close(state) {
	const frame = state.frames.pop();
	if (frame === void 0 || frame.kind === "document") return;
	if (frame.anchor !== null) state.anchors.set(frame.anchor, {
		size: frame.size,
		height: frame.height
	});
	finish(state, frame, null);
}
/** Counts a finished node into the collection that holds it. */
function finish(state, { size, height }, scalar) {
	const top = state.frames.at(-1);
	if (top === void 0) return;
	if (top.kind === "mapping") {
		if (!top.expectsValue) top.key = scalar;
		top.expectsValue = !top.expectsValue;
	}
	top.count++;
	top.size += size;
	top.height = Math.max(top.height, height + 1);
}
/** What an alias stands for; refused when it names nothing, when it holds itself, or when too much comes of it. */
function repeat(state, node, name) {
	const named = state.anchors.get(name);
	const offset = startOf(state.text, node, state.end);
	const refusal = named ? tooMuch(state, named, offset) : noTarget(name, named === null, offset);
	note(state, refusal);
	return refusal === null && named ? named : leaf;
}
function noTarget(name, isOpen, offset) {
	return {
		code: "syntax",
		reason: isOpen ? `the alias *${name} stands inside what it repeats` : `no anchor &${name} stands before the alias *${name}`,
		offset
	};
}
function tooMuch(state, named, offset) {
	const before = state.growth;
	state.growth += named.size;
	if (++state.aliases === 101) return {
		code: "limit",
		what: "aliases",
		limit: 100,
		offset
	};
	if (before <= 1e5 && state.growth > 1e5) return {
		code: "limit",
		what: "expanded-size",
		limit: growthLimit,
		offset
	};
	if (state.frames.length + named.height > 32) return {
		code: "limit",
		what: "depth",
		limit: 32,
		offset
	};
	return null;
}
/** The way through some collections to what is read now in the last of them. */
function pointerTo(state, frames) {
	return frames.map((frame) => {
		if (frame.kind === "sequence") return frame.count;
		return frame.key === null ? "" : textOf(state.text, frame.key);
	});
}
// src/files/yaml/schemas.ts
/** Mappings become objects without a prototype, so that `__proto__` is a key like any other. */
const objectTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => Object.create(null),
	addPair(mapping, key, value) {
		if (typeof key !== "string") throw new Error("a key that is no text was let through");
		mapping[key] = value;
		return "";
	},
	has: (mapping, key) => typeof key === "string" && key in mapping,
	keys: (mapping) => Object.keys(mapping),
	get: (mapping, key) => mapping[String(key)],
	identify: () => false
});
/** The core schema of YAML 1.2. */
const plainSchema = CORE_SCHEMA.withTags(objectTag);
const doubtTag = defineScalarTag("tag:ifmatch.dev,2026:doubt", {
	implicit: true,
	resolve(source) {
		const reads = readsAs(source);
		return reads === null ? NOT_RESOLVED : new Doubt(source, reads);
	},
	identify: () => false
});
/** Every plain scalar that is in doubt becomes a `Doubt`, also where it is a boolean or a number by right. */
const doubtSchema = new Schema([
	strTag,
	doubtTag,
	seqTag,
	objectTag
]);
// src/files/yaml/parse.ts
/** Makes a value of a YAML file, within limits that are checked before any value is made. */
function parse(file, text) {
	const read = readEvents(text);
	if ("code" in read) return { problems: toProblems(file, text, [read]) };
	const { refusals, doubtful, joined } = inspect(text, read);
	if (refusals.length > 0) return { problems: toProblems(file, text, [...refusals, ...duplicateKeys(text, read)]) };
	try {
		const [value = null] = constructFromEvents(read, {
			source: text,
			schema: plainSchema
		});
		return {
			value,
			doubtful,
			joined,
			doubts: () => constructFromEvents(read, {
				source: text,
				schema: doubtSchema
			})[0] ?? null
		};
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		return { problems: toProblems(file, text, duplicateKeys(text, read)) };
	}
}
/** The parser's events, which refer to the text by offsets; or the first thing that is no YAML. */
function readEvents(text) {
	const first = firstToken(text, 0);
	if (/[ \t]/.test(text.charAt(first - 1)) && /^---(?:\s|$)/.test(text.slice(first, first + 4))) return {
		code: "syntax",
		reason: "the document marker --- is indented",
		offset: first
	};
	if (text.charAt(first) === "%") return {
		code: "unsupported-yaml",
		what: "directive",
		text: lineFrom(text, first),
		offset: first
	};
	try {
		return parseEvents(text, { maxDepth: 32 });
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		const offset = Math.min(error.mark?.position ?? 0, text.length);
		if (error.reason.includes("maxDepth")) return {
			code: "limit",
			what: "depth",
			limit: 32,
			offset
		};
		return {
			code: "syntax",
			reason: error.reason,
			offset
		};
	}
}
const lineFrom = (text, offset) => /[^\r\n]*/y.exec(text.slice(offset))?.[0] ?? "";
function toProblems(file, text, refusals) {
	const starts = lineStarts(text);
	return refusals.map((refusal) => toProblem(file, refusal, (offset) => positionAt(starts, file, offset)));
}
function toProblem(file, refusal, position) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	if (refusal.code === "ambiguous-scalar") {
		const { pointer, ...doubt } = refusal;
		return {
			...common,
			...doubt,
			at: {
				file,
				pointer,
				key: true
			}
		};
	}
	if (refusal.code === "duplicate-key") {
		const { offset, first, ...facts } = refusal;
		return {
			...common,
			...facts,
			position: position(offset),
			first: position(first)
		};
	}
	const { offset, ...facts } = refusal;
	return {
		...common,
		...facts,
		position: position(offset)
	};
}
// src/files/config.ts
/** Reads the config with every default filled in; its paths become relative to the root. `path` null: `ifmatch.yaml`, if it is there. */
function loadConfig(source, path) {
	const asked = path ?? "ifmatch.yaml";
	const file = insidePath("", asked);
	if (file === null) return unread({
		severity: "error",
		at: nowhere,
		code: "path-outside",
		path: asked
	});
	const kind = source.kind(file);
	if (kind === "file") {
		const read = readConfig(source, file);
		return {
			...read,
			problems: [...read.problems, ...misnamedBeside(source, file, "warning")]
		};
	}
	if (kind === "missing" && path === null) return unread(...misnamedBeside(source, file, "error"));
	if (kind === "missing") return unread({
		severity: "error",
		at: nowhere,
		code: "path-missing",
		path: asked
	});
	return unread({
		severity: "error",
		at: {
			file,
			pointer: []
		},
		code: kind === "symlink" ? "symlink" : "not-a-file",
		path: asked
	});
}
/** A config of a name that is not the right one is only looked for beside the one that is. */
function misnamedBeside(source, file, severity) {
	const folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
	return file.slice(folder.length).replace("/", "") === "ifmatch.yaml" ? misnamedConfigs(source, folder, severity) : [];
}
const unread = (...problems) => ({
	settings: defaultSettings,
	problems
});
function readConfig(source, file) {
	const read = readText(source, file);
	if ("problem" in read) return unread(read.problem);
	const parsed = parse(file, read.text);
	if ("problems" in parsed) return unread(...parsed.problems);
	const { content, problems } = checkConfig(file, parsed);
	if (content === null) return unread(...problems);
	const found = [...problems];
	const settings = toSettings(content, {
		file,
		parsed,
		problems: found
	});
	return {
		settings: found.length === 0 ? settings : {
			...defaultSettings,
			file
		},
		problems: found
	};
}
function toSettings(config, origin) {
	const deployments = new Map(Object.entries(config.deployments ?? {}).map(([slug, { policies }]) => {
		const folders = policies === void 0 ? null : pathsIn(policies, [
			"deployments",
			slug,
			"policies"
		], origin);
		return [slug, {
			id: idOf(slug, origin),
			policies: folders
		}];
	}));
	return {
		file: origin.file,
		policies: policiesOf$1(config, [...deployments.values()].some((one) => one.policies !== null), origin),
		deployments,
		guards: guardsOf(config.guards ?? {}),
		onStale: config.on_stale ?? defaultSettings.onStale
	};
}
/** Deployments with folders of their own need no common folder. */
function policiesOf$1(config, haveOwn, origin) {
	if (config.policies !== void 0) return pathsIn(config.policies, ["policies"], origin);
	if (haveOwn) return [];
	return origin.file.includes("/") ? pathsIn([...defaultSettings.policies], ["policies"], origin) : defaultSettings.policies;
}
/** Paths in a config are relative to the folder that it lies in. */
function pathsIn(paths, pointer, { file, problems }) {
	const base = file.slice(0, Math.max(0, file.lastIndexOf("/")));
	return [paths].flat().flatMap((path, index) => {
		const inside = insidePath(base, path);
		if (inside !== null) return [inside];
		const at = {
			file,
			pointer: Array.isArray(paths) ? [...pointer, index] : pointer
		};
		problems.push({
			severity: "error",
			at,
			code: "path-outside",
			path
		});
		return [];
	});
}
/** The digits as they stand in the file: 64 bits do not fit a number, and other readers would round them. */
function idOf(slug, { file, parsed, problems }) {
	const pointer = [
		"deployments",
		slug,
		"id"
	];
	const id = valueAt(parsed.doubts(), pointer);
	if (!(id instanceof Doubt)) return typeof id === "string" ? id : null;
	if (/^(?:0|[1-9]\d*)$/.test(id.text) && Number.isSafeInteger(Number(id.text))) return id.text;
	const common = {
		severity: "error",
		at: {
			file,
			pointer
		}
	};
	if (/^\d{1,19}$/.test(id.text)) problems.push({
		...common,
		code: "ambiguous-scalar",
		text: id.text,
		reads: id.reads
	});
	else problems.push({
		...common,
		code: "bad-text",
		value: id.text,
		expected: "^[0-9]{1,19}$"
	});
	return null;
}
/** Where a protected slug stands in the config; the list, or what is above it, when the config that was read has it not. */
function placeOfProtected(source, file, slug) {
	const pointer = ["guards", "protected"];
	const read = readText(source, file);
	const parsed = "text" in read ? parse(file, read.text) : null;
	const slugs = parsed !== null && "value" in parsed ? valueAt(parsed.value, pointer) : null;
	const index = Array.isArray(slugs) ? slugs.indexOf(slug) : -1;
	return {
		file,
		pointer: index < 0 ? pointer : [...pointer, index]
	};
}
function guardsOf(guards) {
	const otherwise = defaultSettings.guards;
	return {
		maxDeletes: guards.max_deletes ?? otherwise.maxDeletes,
		maxDeletePercent: guards.max_delete_percent ?? otherwise.maxDeletePercent,
		allowEmpty: guards.allow_empty ?? otherwise.allowEmpty,
		protected: guards.protected ?? otherwise.protected,
		looser: guards.looser ?? otherwise.looser
	};
}
// src/files/lint/rule.ts
/** Every remediation policy and where it stands. */
function policiesOf(bundle) {
	if (bundle.kind !== "remediation") return [];
	return bundle.content.policies.map((policy) => ({
		policy,
		at: originOf(bundle, policyId(slugOf$1(policy)))
	}));
}
const slugOf$1 = (policy) => policy.slug ?? deriveSlug(policy.name);
/** Where an object of a bundle stands. Throws for one that is not of this bundle: that would be a mistake of ours. */
function originOf(bundle, id) {
	const origin = bundle.origins.get(id);
	if (origin === void 0) throw new Error(`${id} stands in no file`);
	return origin;
}
/** A place further in. */
const within = (place, ...steps) => ({
	file: place.file,
	pointer: [...place.pointer, ...steps]
});
// src/files/lint/seen.ts
/** Condition types that were seen in the field; a platform may know others, so offline they are only a hint. */
const seenConditionTypes = [
	"severity",
	"confidence",
	"repository_tag",
	"vulnerability_class",
	"breaking_change",
	"full_scan"
];
/** Action types that were seen in the field, with the actions that each needs beside it. */
const seenActionTypes = /* @__PURE__ */ new Map([
	["block", ["pr_comment"]],
	["pr_comment", []],
	["jira", []],
	["slack_app", []],
	["webhook", []],
	["triage", []]
]);
/** Values that the findings of the platform have; a platform may add some, so offline they are only a hint. */
const seenValues = /* @__PURE__ */ new Map([["severity", [
	"low",
	"medium",
	"high",
	"critical"
]], ["confidence", [
	"low",
	"medium",
	"high"
]]]);
// src/files/lint/action-types.ts
/** An action type that the platform does not know is an error; offline one that nobody has seen is a warning. */
const actionTypes = (bundle, { vocabulary }) => {
	const told = vocabulary !== null && vocabulary.actionTypes.size > 0;
	const known = [...(told ? vocabulary.actionTypes : seenActionTypes).keys()];
	return policiesOf(bundle).flatMap(({ policy, at }) => policy.actions.flatMap(({ type }, index) => {
		if (known.includes(type)) return [];
		return [{
			severity: told ? "error" : "warning",
			at: within(at, "actions", index, "type"),
			code: "unknown-action-type",
			type,
			known,
			nearest: nearest(type, known)
		}];
	}));
};
// src/files/lint/companions.ts
/** An action that needs another beside it: an error when the platform's vocabulary says so, a warning offline. */
const companions = (bundle, { vocabulary }) => {
	const told = vocabulary !== null && vocabulary.actionTypes.size > 0;
	const requires = (type) => (told ? vocabulary.actionTypes.get(type)?.requires : seenActionTypes.get(type)) ?? [];
	return policiesOf(bundle).flatMap(({ policy, at }) => {
		const present = new Set(policy.actions.map(({ type }) => type));
		return policy.actions.flatMap(({ type }, index) => {
			const missing = requires(type).filter((companion) => !present.has(companion));
			const severity = told ? "error" : "warning";
			return missing.map((companion) => ({
				severity,
				at: within(at, "actions", index),
				code: "missing-companion",
				action: type,
				companion
			}));
		});
	});
};
// src/files/lint/condition-types.ts
/** A condition type that the platform does not know is an error; offline one that nobody has seen is a warning. */
const conditionTypes = (bundle, { vocabulary }) => {
	const told = vocabulary !== null && vocabulary.conditionTypes.size > 0;
	const known = told ? [...vocabulary.conditionTypes.keys()] : seenConditionTypes;
	return policiesOf(bundle).flatMap(({ policy, at }) => policy.filters.conditions.flatMap(({ type }, index) => {
		if (known.includes(type)) return [];
		const place = within(at, "filters", "conditions", index, "type");
		return [{
			severity: told ? "error" : "warning",
			at: place,
			code: "unknown-condition-type",
			type,
			known,
			nearest: nearest(type, known)
		}];
	}));
};
// src/files/lint/condition-values.ts
/** The vocabulary decides, and a type that it lists no values for accepts any. Offline a value that no finding has is a warning. */
const conditionValues = (bundle, { vocabulary }) => {
	const severity = vocabulary === null ? "warning" : "error";
	const values = vocabulary === null ? seenValues : vocabulary.values;
	return policiesOf(bundle).flatMap(({ policy, at }) => policy.filters.conditions.flatMap((condition, index) => {
		const known = values.get(condition.type) ?? [];
		const place = within(at, "filters", "conditions", index, "values");
		return known.length === 0 ? [] : unknownValues(condition, known, place, severity);
	}));
};
function unknownValues({ type, values }, known, at, severity) {
	return values.flatMap((value, index) => {
		if (known.includes(value)) return [];
		return [{
			severity,
			at: within(at, index),
			code: "unknown-condition-value",
			type,
			value,
			known,
			nearest: nearest(value, known)
		}];
	});
}
// src/files/lint/exception-kinds.ts
/** What kind of exception the platform takes for this product, when its vocabulary says so. */
const exceptionKinds = (bundle, { vocabulary }) => {
	if (bundle.kind === "remediation" || vocabulary === null) return [];
	const fields = [{
		field: "exception_type",
		known: vocabulary.exceptionTypes
	}, {
		field: "rule_type",
		known: vocabulary.ruleTypes
	}];
	return bundle.content.exceptions.flatMap((exception) => {
		const origin = originOf(bundle, exceptionId(exception));
		return fields.flatMap(({ field, known }) => {
			const value = exception[field];
			if (known.length === 0 || known.includes(value)) return [];
			return [{
				severity: "error",
				at: within(origin, field),
				code: "unsupported-exception",
				field,
				value,
				known
			}];
		});
	});
};
// src/files/lint/exception-scope.ts
/** An exception holds for one project or for one tag of projects, never for both or for neither. */
const exceptionScope = (bundle) => {
	if (bundle.kind === "remediation") return [];
	return bundle.content.exceptions.flatMap((exception) => {
		const given = [exception.project, exception.project_tag_name].filter((scope) => scope !== void 0).length;
		if (given === 1) return [];
		return [{
			severity: "error",
			at: originOf(bundle, exceptionId(exception)),
			code: "exception-scope",
			found: given === 0 ? "none" : "both"
		}];
	});
};
// src/files/lint/expiry.ts
/**
* An entry that is overdue is an error, not a warning: somebody agreed to it until that day only, and a warning is what lets a
* temporary exception live for years. Renewing it is one line in a pull request, where a reviewer sees it.
*/
const expiry = (bundle, { today }) => [...bundle.notes].flatMap(([id, notes]) => {
	const expires = notes["x-expires"];
	if (expires === void 0) return [];
	const at = within(originOf(bundle, id), "x-expires");
	if (!isDay(expires)) return [{
		severity: "error",
		at,
		code: "bad-date",
		text: expires
	}];
	return expires <= today ? [{
		severity: "error",
		at,
		code: "expired",
		expires,
		today
	}] : [];
});
/** Whether the calendar has this day; the schema has seen to its form. */
function isDay(text) {
	const time = Date.parse(`${text}T00:00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
// src/files/lint/rules-on-and-off.ts
/** A rule both in `rules` and in `disabled`: one of the two is a mistake, though a platform may hold it so. */
const rulesOnAndOff = (bundle) => {
	if (bundle.kind === "remediation") return [];
	const enabled = new Set(bundle.content.rules);
	return bundle.content.disabled.filter((rule) => enabled.has(rule)).map((rule) => ({
		severity: "warning",
		at: originOf(bundle, itemId("disabled", rule)),
		code: "rule-enabled-and-disabled",
		rule,
		first: originOf(bundle, itemId("rules", rule))
	}));
};
// src/files/lint/rulesets.ts
/** A secrets bundle takes no rulesets, nor does one whose vocabulary says so. */
const rulesets = (bundle, { vocabulary }) => {
	if (bundle.kind === "remediation") return [];
	if (vocabulary?.rulesetsAccepted ?? bundle.kind !== "detection/secrets") return [];
	return bundle.content.rulesets.map((ruleset) => ({
		severity: "error",
		at: originOf(bundle, itemId("rulesets", ruleset)),
		code: "rulesets-in-secrets",
		ruleset
	}));
};
// src/files/lint/same-conditions.ts
/** Two policies that match the same findings are mostly a copy that was not finished; both will run. */
const sameConditions = (bundle) => {
	const seen = /* @__PURE__ */ new Map();
	return policiesOf(bundle).flatMap(({ policy, at }) => {
		const place = within(at, "filters");
		const key = meaningOf(policy.filters);
		const first = seen.get(key);
		if (first !== void 0) return [{
			severity: "warning",
			at: place,
			code: "same-conditions",
			slug: slugOf$1(policy),
			first
		}];
		seen.set(key, place);
		return [];
	});
};
/** Equal for filters that match the same findings: order and repeats carry no meaning, nor does the mode of a single condition. */
function meaningOf({ mode, conditions }) {
	const parts = conditions.map((one) => JSON.stringify([
		one.type,
		one.mode ?? "any",
		[...new Set(one.values)].toSorted()
	]));
	const distinct = [...new Set(parts)].toSorted();
	return JSON.stringify([distinct.length > 1 ? mode : "all", distinct]);
}
// src/files/lint.ts
const rules = [
	conditionTypes,
	conditionValues,
	actionTypes,
	companions,
	sameConditions,
	rulesets,
	rulesOnAndOff,
	exceptionScope,
	exceptionKinds,
	expiry
];
/** What the shape of the files allows and sense does not. */
function lint(bundles, { today, vocabularyOf }) {
	return bundles.flatMap((bundle) => {
		const known = {
			today,
			vocabulary: vocabularyOf(bundle)
		};
		return rules.flatMap((rule) => rule(bundle, known));
	});
}
// src/domain/bundle.ts
/** The three bundles of a deployment, in the order in which they are previewed and applied. */
const bundleKinds = [
	"remediation",
	"detection/code",
	"detection/secrets"
];
// src/files/assemble/notes.ts
/** The repository's own notes on an entry: every key that begins with `x-`. Null when there is none. */
function notesOf(entry) {
	const notes = Object.entries(entry).filter((pair) => pair[0].startsWith("x-") && typeof pair[1] === "string");
	return notes.length === 0 ? null : Object.fromEntries(notes);
}
// src/files/assemble/detection.ts
/** One bundle of the lists of some files; each list must be given by one of them, for an absent list is not an empty one. */
function detectionBundle(deployment, kind, files) {
	const building = {
		origins: /* @__PURE__ */ new Map(),
		notes: /* @__PURE__ */ new Map(),
		problems: missingLists(files, kind)
	};
	const [first] = files;
	if (first !== void 0) building.origins.set(detectionPolicyId, {
		file: first.file,
		pointer: ["product"],
		key: true
	});
	const merged = (list) => mergeList(files, list, building);
	const content = {
		...deployment !== null && { deployment_slug: deployment },
		product: kind === "detection/code" ? "code" : "secrets",
		rulesets: merged("rulesets"),
		rules: merged("rules"),
		disabled: merged("disabled"),
		exceptions: mergeExceptions(files, building)
	};
	const { origins, notes, problems } = building;
	return {
		bundle: {
			deployment,
			origins,
			notes,
			kind,
			content
		},
		problems
	};
}
function missingLists(files, kind) {
	const missing = listNames.filter((list) => files.every(({ lists }) => lists[list] === null));
	if (files.every(({ exceptions }) => exceptions === null)) missing.push("exceptions");
	const at = {
		file: files[0]?.file ?? "",
		pointer: []
	};
	return missing.map((list) => ({
		severity: "error",
		at,
		code: "missing-list",
		list,
		kind
	}));
}
/** A list of the bundle, sorted by code unit and without repeats. */
function mergeList(files, list, { origins, problems }) {
	const merged = /* @__PURE__ */ new Set();
	for (const { file, lists } of files) {
		if (lists[list] !== null && !origins.has(listId(list))) origins.set(listId(list), {
			file,
			pointer: [list],
			key: true
		});
		for (const { value: item, at } of lists[list] ?? []) {
			const first = origins.get(itemId(list, item));
			if (first !== void 0) problems.push({
				severity: "warning",
				at,
				code: "duplicate-item",
				list,
				item,
				first
			});
			else origins.set(itemId(list, item), at);
			merged.add(item);
		}
	}
	return [...merged].toSorted();
}
/** The exceptions of the bundle, sorted by identity. */
function mergeExceptions(files, { origins, notes, problems }) {
	const merged = /* @__PURE__ */ new Map();
	for (const { value: entry, at } of files.flatMap((file) => file.exceptions ?? [])) {
		const id = exceptionId(entry);
		const first = origins.get(id);
		if (first !== void 0) problems.push({
			severity: "error",
			at,
			code: "duplicate-exception",
			rule: entry.rule,
			scope: scopeOf(entry),
			first
		});
		else origins.set(id, at);
		merged.set(id, toException(entry));
		const own = notesOf(entry);
		if (own !== null) notes.set(id, own);
	}
	return [...merged].toSorted(([a], [b]) => a < b ? -1 : 1).map(([, exception]) => exception);
}
const scopeOf = (entry) => entry.project ?? entry.project_tag_name ?? "";
/** What is sent: without notes. */
function toException({ exception_type, rule, rule_type, project, project_tag_name }) {
	return {
		exception_type,
		rule,
		rule_type,
		...project !== void 0 && { project },
		...project_tag_name !== void 0 && { project_tag_name }
	};
}
// src/files/assemble/remediation.ts
/** One bundle of the policies of some files, sorted by slug. */
function remediationBundle(deployment, files) {
	const declared = files.flatMap((file) => file.policies);
	const origins = /* @__PURE__ */ new Map();
	const notes = /* @__PURE__ */ new Map();
	const policies = [];
	for (const { value, at, isWhole } of declared) {
		if (!isWhole || !("filters" in value)) continue;
		const id = policyId(slugOf(value));
		policies.push(toPolicy(value));
		if (!origins.has(id)) origins.set(id, at);
		const own = notesOf(value);
		if (own !== null) notes.set(id, own);
	}
	policies.sort((a, b) => slugOf(a) < slugOf(b) ? -1 : 1);
	return {
		bundle: {
			deployment,
			origins,
			notes,
			kind: "remediation",
			content: {
				...deployment !== null && { deployment_slug: deployment },
				policies
			}
		},
		problems: identityProblems(declared)
	};
}
const slugOf = ({ slug, name }) => slug ?? deriveSlug(name);
/** Slugs that are taken twice, and policies without one, whose identity would hang on their name. */
function identityProblems(declared) {
	const seen = /* @__PURE__ */ new Map();
	return declared.flatMap(({ value, at, hasSlug }) => {
		if (hasSlug && value.slug === void 0) return [];
		const slug = slugOf(value);
		const first = seen.get(slug);
		seen.set(slug, first ?? at);
		const problems = [];
		if (!hasSlug) {
			const reads = readsAs(slug);
			problems.push({
				severity: "warning",
				at,
				code: "missing-slug",
				name: value.name,
				derived: slug,
				reads
			});
		}
		if (first !== void 0) problems.push({
			severity: "error",
			at: identityIn(value, at),
			code: "duplicate-slug",
			slug,
			first
		});
		return problems;
	});
}
const identityIn = ({ slug }, { file, pointer }) => ({
	file,
	pointer: [...pointer, slug === void 0 ? "name" : "slug"]
});
/** What is sent: without notes, and with every default written out. */
function toPolicy({ name, slug, description, active = true, filters, actions }) {
	return {
		name,
		...slug !== void 0 && { slug },
		...description !== void 0 && { description },
		active,
		filters: {
			mode: filters.mode,
			conditions: filters.conditions.map(toCondition)
		},
		actions: actions.map(toAction)
	};
}
const toCondition = ({ type, values, mode = "any" }) => ({
	type,
	values: [...values],
	mode
});
const toAction = ({ type, config }) => ({
	type,
	config: { ...config }
});
// src/files/assemble/assemble.ts
/** Merges files into bundles, sorted by deployment and then by kind; how the files are split leaves no trace in what is sent. */
function assemble(assigned) {
	const parts = [...Map.groupBy(assigned.keys(), (file) => assigned.get(file) ?? null)].toSorted(([a], [b]) => (a ?? "") < (b ?? "") ? -1 : 1).flatMap(([deployment, files]) => bundleKinds.flatMap((kind) => part(deployment, kind, files) ?? []));
	return {
		bundles: parts.map(({ bundle }) => bundle),
		problems: parts.flatMap(({ problems }) => problems)
	};
}
/** Null where no file declares anything of this kind: the bundle is not managed. */
function part(deployment, kind, files) {
	if (kind === "remediation") {
		const policies = files.filter((file) => file.kind === "remediation");
		return policies.length === 0 ? null : remediationBundle(deployment, policies);
	}
	const detection = files.filter((file) => file.kind === kind);
	return detection.length === 0 ? null : detectionBundle(deployment, kind, detection);
}
// src/files/assemble/assign-deployments.ts
/**
* Slug of the deployment of each file; null where neither files nor config name any. A file of no known deployment is a problem.
* `wanted`: the deployment that the run is about, null for all.
*/
function assignDeployments(files, settings, wanted) {
	const assigned = /* @__PURE__ */ new Map();
	const problems = [];
	const named = namedBy(files);
	for (const file of files) {
		const result = settings.deployments.size === 0 ? unconfigured(file, named, wanted) : configured(file, settings);
		if (typeof result === "object" && result !== null) problems.push(result);
		else assigned.set(file, result);
	}
	return {
		assigned,
		problems
	};
}
const namedBy = (files) => [...new Set(files.flatMap((file) => file.deployment ?? []))].toSorted();
/** Without a config the files name their deployments, or none does and the platform's only one is meant. */
function unconfigured(file, named, wanted) {
	const slug = file.deployment;
	if (slug !== null) return wanted !== null && named.includes(wanted) ? nearly(file, slug, wanted) ?? slug : slug;
	return named.length === 0 ? null : {
		severity: "error",
		at: {
			file: file.file,
			pointer: []
		},
		code: "deployment-missing",
		configured: named
	};
}
/** Nothing tells a slip from a second deployment, and a file that drops out of the run would delete its policies. */
function nearly({ file }, slug, wanted) {
	if (slug === wanted || nearest(slug, [wanted]) === null) return null;
	return {
		severity: "error",
		at: {
			file,
			pointer: ["deployment_slug"]
		},
		code: "deployment-nearly",
		slug,
		wanted
	};
}
function configured({ file, deployment: slug }, settings) {
	const slugs = [...settings.deployments.keys()];
	const common = {
		severity: "error",
		at: {
			file,
			pointer: slug === null ? [] : ["deployment_slug"]
		}
	};
	const candidates = slugs.filter((one) => mayHold(settings, one, file));
	if (slug === null) return byDefault(candidates, settings) ?? {
		...common,
		code: "deployment-missing",
		configured: slugs
	};
	if (candidates.includes(slug)) return slug;
	const folders = settings.deployments.get(slug)?.policies ?? [];
	if (settings.deployments.has(slug)) return {
		...common,
		code: "deployment-folder",
		slug,
		folders
	};
	return {
		...common,
		code: "deployment-unknown",
		slug,
		configured: slugs,
		nearest: nearest(slug, slugs)
	};
}
/** The deployment whose folder a file lies in; or the only one that there is. */
function byDefault(candidates, settings) {
	const own = candidates.filter((slug) => settings.deployments.get(slug)?.policies !== null);
	if (own.length === 1) return own[0];
	return settings.deployments.size === 1 ? candidates[0] : void 0;
}
/** A deployment with folders of its own has no files elsewhere. */
function mayHold(settings, slug, file) {
	const folders = settings.deployments.get(slug)?.policies ?? null;
	return folders === null || folders.some((folder) => liesIn(file, folder));
}
function liesIn(file, folder) {
	if (folder === "" || file === folder || file.startsWith(`${folder}/`)) return true;
	if (!isGlob(folder)) return false;
	let glob = openGlob(folder.split("/"));
	for (const name of file.split("/")) {
		glob = enter$1(glob, name);
		if (isMeant$1(glob)) return true;
	}
	return false;
}
// src/files/find/asked-paths.ts
/** Where to look for policy files. Folders of deployments that are not wanted are left alone. */
function askedPaths(settings, wanted) {
	const { deployment } = wanted;
	if (wanted.paths.length === 0) {
		if (!(deployment === null || settings.deployments.size === 0 || settings.deployments.has(deployment))) return {
			paths: [],
			problems: [unknownDeployment(settings, deployment, [...settings.deployments.keys()])]
		};
		return {
			paths: configuredPaths(settings, deployment),
			problems: []
		};
	}
	const paths = [];
	const problems = [];
	for (const path of wanted.paths) {
		const inside = insidePath("", path);
		if (inside === null) problems.push({
			severity: "error",
			at: nowhere,
			code: "path-outside",
			path
		});
		else paths.push({
			path: inside,
			at: nowhere,
			byDefault: false
		});
	}
	return {
		paths,
		problems
	};
}
/** The run names a deployment that neither the config nor a file knows. */
function unknownDeployment(settings, slug, known) {
	return {
		severity: "error",
		at: inConfig(settings, ["deployments"]),
		code: "deployment-unknown",
		slug,
		configured: known,
		nearest: nearest(slug, known)
	};
}
/** The folders of the config: the common ones, and those of one deployment or of all. */
function configuredPaths(settings, deployment) {
	const byDefault = settings.policies === defaultSettings.policies;
	const common = settings.policies.map((path) => ({
		path,
		at: inConfig(settings, ["policies"]),
		byDefault
	}));
	const own = [...settings.deployments].filter(([slug]) => deployment === null || slug === deployment).flatMap(([slug, { policies }]) => {
		const at = inConfig(settings, [
			"deployments",
			slug,
			"policies"
		]);
		return (policies ?? []).map((path) => ({
			path,
			at,
			byDefault: false
		}));
	});
	return [...common, ...own];
}
const inConfig = (settings, pointer) => settings.file === void 0 ? nowhere : {
	file: settings.file,
	pointer
};
// src/files/assemble/choose-deployment.ts
/** The bundles of one deployment. Files that name none are meant for the one that the run names. */
function chooseDeployment(bundles, settings, slug) {
	const chosen = bundles.filter((bundle) => bundle.deployment === slug || bundle.deployment === null).map((bundle) => bundle.deployment === null ? withDeployment(bundle, slug) : bundle);
	if (chosen.length > 0) return {
		bundles: chosen,
		problems: []
	};
	return {
		bundles: [],
		problems: [nothingFor(slug, knownDeployments(bundles, settings), settings)]
	};
}
function nothingFor(slug, known, settings) {
	if (known.includes(slug)) return noFiles(configuredPaths(settings, slug).map(({ path }) => path));
	return unknownDeployment(settings, slug, known);
}
function knownDeployments(bundles, settings) {
	if (settings.deployments.size > 0) return [...settings.deployments.keys()];
	return [...new Set(bundles.flatMap((bundle) => bundle.deployment ?? []))];
}
function withDeployment(bundle, slug) {
	if (bundle.kind === "remediation") return {
		...bundle,
		deployment: slug,
		content: {
			deployment_slug: slug,
			...bundle.content
		}
	};
	return {
		...bundle,
		deployment: slug,
		content: {
			deployment_slug: slug,
			...bundle.content
		}
	};
}
// src/files/yaml/locate.ts
/**
* Offsets of places in one document, in the order asked, in one walk. A place that is not there is shown at the nearest one above it.
* A place that is an alias is the alias itself; one inside what an alias repeats is where that is written.
*/
function offsetsOf(text, events, places) {
	const root = newWanted();
	for (const { pointer } of places) {
		let wanted = root;
		for (const step of pointer) wanted = child(wanted, String(step));
	}
	const walk = {
		text,
		events,
		anchors: /* @__PURE__ */ new Map(),
		end: 0
	};
	if (events[0]?.type === EVENT_ID.DOCUMENT) visit(walk, 1, root);
	return places.map((place) => found(root, place));
}
const newWanted = () => ({
	children: /* @__PURE__ */ new Map(),
	key: null,
	value: null
});
function child(wanted, step) {
	const known = wanted.children.get(step);
	if (known !== void 0) return known;
	const created = newWanted();
	wanted.children.set(step, created);
	return created;
}
function found(root, place) {
	let wanted = root;
	let best = root.value ?? 0;
	for (const step of place.pointer) {
		wanted = child(wanted, String(step));
		best = wanted.value ?? wanted.key ?? best;
	}
	return place.key === true ? wanted.key ?? best : best;
}
/** Walks the node at an index of the events and answers the index after it. */
function visit(walk, index, wanted) {
	const node = walk.events[index];
	if (node === void 0 || node.type === EVENT_ID.DOCUMENT || node.type === EVENT_ID.POP) return index + 1;
	if (wanted !== void 0) wanted.value ??= startOf(walk.text, node, walk.end);
	walk.end = endOf(node, walk.end);
	const anchor = anchorOf(walk.text, node);
	if (node.type === EVENT_ID.ALIAS) return follow(walk, index, anchor ?? "", wanted);
	if (anchor !== null) walk.anchors.set(anchor, index);
	if (node.type === EVENT_ID.SCALAR) return index + 1;
	return node.type === EVENT_ID.MAPPING ? visitPairs(walk, index + 1, wanted) : visitItems(walk, index + 1, wanted);
}
function follow(walk, index, anchor, wanted) {
	const target = walk.anchors.get(anchor);
	if (target !== void 0 && wanted !== void 0 && wanted.children.size > 0) {
		const { end } = walk;
		visit(walk, target, wanted);
		walk.end = end;
	}
	return index + 1;
}
function visitItems(walk, first, wanted) {
	let index = first;
	for (let item = 0; isOpen(walk, index); item++) index = visit(walk, index, wanted?.children.get(String(item)));
	return index + 1;
}
function visitPairs(walk, first, wanted) {
	let index = first;
	while (isOpen(walk, index)) {
		const pair = wanted && openPair(walk, index, wanted);
		index = visit(walk, visit(walk, index, void 0), pair);
	}
	return index + 1;
}
/** What is wanted at the key that stands at an index. A key without a value stands for its value too. */
function openPair(walk, index, wanted) {
	const [key, value] = walk.events.slice(index, index + 2);
	if (key?.type !== EVENT_ID.SCALAR) return void 0;
	const pair = wanted.children.get(textOf(walk.text, key));
	if (pair === void 0) return void 0;
	pair.key ??= startOf(walk.text, key, walk.end);
	if (value?.type === EVENT_ID.SCALAR && isNothing(value)) pair.value ??= pair.key;
	return pair;
}
function isOpen(walk, index) {
	const event = walk.events[index];
	return event !== void 0 && event.type !== EVENT_ID.POP;
}
// src/files/documents.ts
function openDocuments(source) {
	const texts = /* @__PURE__ */ new Map();
	const textOf = (file) => {
		const known = texts.get(file);
		if (known !== void 0) return known;
		const read = file === "" ? null : readText(source, file);
		const text = read !== null && "text" in read ? read.text : null;
		texts.set(file, text);
		return text;
	};
	const linesOf = remembered((file) => lineStarts(textOf(file) ?? ""));
	return {
		keep: (file, text) => void texts.set(file, text),
		locate: (places) => locateAll(places, textOf, linesOf),
		excerpt(position) {
			const text = textOf(position.file);
			return text === null ? null : lineAt(text, linesOf(position.file), position.line);
		}
	};
}
function locateAll(places, textOf, linesOf) {
	const positions = places.map((place) => ({
		file: place.file,
		line: 1,
		column: 1
	}));
	for (const [file, indexes] of Map.groupBy(places.keys(), (index) => places[index]?.file ?? "")) {
		const text = textOf(file);
		const events = text === null ? null : readEvents(text);
		if (text === null || events === null || "code" in events) continue;
		const asked = indexes.map((index) => places[index] ?? {
			file,
			pointer: []
		});
		for (const [nth, offset] of offsetsOf(text, events, asked).entries()) positions[indexes[nth] ?? 0] = positionAt(linesOf(file), file, offset);
	}
	return positions;
}
function remembered(make) {
	const known = /* @__PURE__ */ new Map();
	return (key) => {
		const value = known.get(key) ?? make(key);
		known.set(key, value);
		return value;
	};
}
// src/files/report.ts
/** Problems with their positions and source lines, sorted by file, line, column and code; what is said twice of one place is said once. */
function report(documents, problems) {
	const places = problems.flatMap((problem) => [positioned(problem), firstOf(problem)].filter((place) => place !== null)).filter((place) => "pointer" in place);
	const found = new Map(documents.locate(places).map((position, index) => [places[index], position]));
	const positionOf = (place) => {
		if (place === null || place.file === "") return null;
		return "pointer" in place ? found.get(place) ?? null : place;
	};
	return withoutRepeats(problems.map((problem) => {
		const position = positionOf(positioned(problem));
		const excerpt = position === null ? null : documents.excerpt(position);
		return {
			problem,
			position,
			first: positionOf(firstOf(problem)),
			excerpt
		};
	}).toSorted(inOrder));
}
const positioned = (problem) => "position" in problem ? problem.position : problem.at;
const firstOf = (problem) => "first" in problem ? problem.first : null;
function inOrder(a, b) {
	const [left, right] = [a, b].map(({ problem, position }) => [...placeOf(position), problem.code]);
	return compareAll(left ?? [], right ?? []);
}
const placeOf = (position) => position === null ? [
	"",
	0,
	0
] : [
	position.file,
	position.line,
	position.column
];
function compareAll(a, b) {
	const at = a.findIndex((one, index) => one !== b[index]);
	if (at < 0) return 0;
	return (a[at] ?? "") < (b[at] ?? "") ? -1 : 1;
}
/** What stands at an anchor is checked once for each alias, too. */
function withoutRepeats(located) {
	const seen = /* @__PURE__ */ new Set();
	return located.filter(({ problem, position, first }) => {
		const { at: _, ...facts } = problem;
		const key = JSON.stringify([
			position ?? problem.at,
			facts,
			first
		]);
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}
// src/files/undeclared-protected.ts
/** Protected slugs that no file declares: such an entry protects nothing, or the policy is about to go. */
function undeclaredProtected(source, settings, bundles) {
	const declared = new Set(bundles.flatMap(policiesOf).map(({ policy }) => slugOf$1(policy)));
	return [...new Set(settings.guards.protected)].filter((slug) => !declared.has(slug)).map((slug) => ({
		severity: "warning",
		at: settings.file === void 0 ? nowhere : placeOfProtected(source, settings.file, slug),
		code: "protected-undeclared",
		slug,
		nearest: nearest(slug, [...declared])
	}));
}
// src/files/load.ts
/** Finds, reads, checks and merges the policy files. */
function loadFiles(source, settings, wanted) {
	const documents = openDocuments(source);
	const { files, problems: unread } = find(source, settings, wanted);
	const checked = checkFiles(source, files, documents);
	const broken = [...unread, ...checked.problems];
	const merged = merge(checked.declared, settings, wanted, hasErrors$1(broken));
	const found = [...broken, ...merged.problems];
	return {
		bundles: merged.bundles,
		problems: [...found, ...protectedProblems(source, settings, wanted, {
			...merged,
			problems: found
		})],
		files: files.length,
		policies: merged.bundles.reduce((sum, bundle) => sum + policiesIn(bundle), 0),
		locate: documents.locate,
		report: (problems) => report(documents, problems)
	};
}
/** Only where all bundles were loaded: what seems to be missing may stand elsewhere. */
function protectedProblems(source, settings, { paths, deployment }, loaded) {
	return paths.length > 0 || deployment !== null || hasErrors$1(loaded.problems) ? [] : undeclaredProtected(source, settings, loaded.bundles);
}
const hasErrors$1 = (problems) => problems.some(({ severity }) => severity === "error");
function find(source, settings, wanted) {
	const asked = askedPaths(settings, wanted);
	if (asked.problems.length > 0 && asked.paths.length === 0) return {
		files: [],
		problems: asked.problems
	};
	const found = findFiles(source, asked.paths, settings.file ?? null);
	const misnamed = misnamedAbove(source, wanted.paths.length === 0 ? [] : asked.paths, settings.file ?? null);
	return {
		files: found.files,
		problems: [
			...asked.problems,
			...misnamed,
			...found.problems
		]
	};
}
function checkFiles(source, files, documents) {
	const declared = [];
	const problems = [];
	for (const file of files) {
		const { content, problems: found } = readFile(source, file, documents);
		if (content !== null) declared.push(content);
		problems.push(...found);
	}
	return {
		declared,
		problems
	};
}
function readFile(source, file, documents) {
	const read = readText(source, file);
	if ("problem" in read) return {
		content: null,
		problems: [read.problem]
	};
	documents.keep(file, read.text);
	const parsed = parse(file, read.text);
	return "problems" in parsed ? {
		content: null,
		problems: parsed.problems
	} : checkFile(file, parsed);
}
/** Bundles of what the files declare. When some are broken, what seems to be missing may stand in those. */
function merge(declared, settings, wanted, isPartial) {
	const { assigned, problems: unassigned } = assignDeployments(declared, settings, wanted.deployment);
	const all = assemble(assigned);
	const chosen = wanted.deployment === null ? null : chooseDeployment(all.bundles, settings, wanted.deployment);
	const bundles = chosen?.bundles ?? all.bundles;
	if (!isPartial && unassigned.length === 0) return {
		bundles,
		problems: [...all.problems, ...chosen?.problems ?? []]
	};
	return {
		bundles,
		problems: [...unassigned, ...all.problems.filter(({ code }) => code !== "missing-list")]
	};
}
const policiesIn = (bundle) => bundle.kind === "remediation" ? bundle.content.policies.length : 0;
// src/commands/scope.ts
const configName = "ifmatch.yaml";
/** The config that the paths belong to: the nearest one at or above them. Null for the repository's own, if it has one. */
function configOf({ paths, config, source }) {
	if (config !== null || paths.length === 0) return config;
	const [first = null, ...others] = new Set(paths.map((path) => nearestConfig(path, source)));
	const [other] = others;
	if (other === void 0) return first;
	throw new UsageError(`The paths belong to different configs (${[first, other].map((one) => one ?? "none").join(", ")}). Run them one by one, or give one for all with --config.`);
}
function nearestConfig(path, source) {
	for (let folder = posix.normalize(path);; folder = posix.dirname(folder)) {
		if (folder === "." || folder.startsWith("..") || folder === "/") return null;
		const candidate = posix.join(folder, configName);
		if (source.kind(candidate) === "file") return candidate;
	}
}
/** The paths to load: the folder of a config stands for what that config says. */
const pathsOf = ({ paths }, { file }) => file !== void 0 && paths.includes(posix.dirname(file)) ? [] : paths;
/**
* Refuses paths that give only a part of a bundle: the platform would delete the rest. A bundle is compared with all that the config's
* folders declare of it. Throws UsageError.
*/
function refuseParts(files) {
	const { settings, wanted } = files;
	if (pathsOf(wanted, settings).length === 0) return;
	const whole = loadFiles(wanted.source, settings, {
		paths: [],
		deployment: wanted.deployment
	});
	const folders = settings.policies.join(", ");
	if (whole.problems.some(({ severity, code }) => severity === "error" && !absent.has(code))) throw new UsageError(`Other files in ${folders} have errors, so nobody can tell whether the paths give all of a bundle. Run \`ifmatch validate\` without paths.`);
	for (const bundle of files.bundles) {
		const left = leftOut(bundle, whole);
		if (left === 0) continue;
		const most = `${String(left)} more ${left === 1 ? "object" : "objects"}`;
		throw new UsageError(`The paths give only a part of ${bundle.kind}: ${most} of it in ${folders} would count as deleted. Give all of its files, or no paths.`);
	}
}
function leftOut({ deployment, kind, origins }, whole) {
	return [...whole.bundles.find((bundle) => bundle.kind === kind && bundle.deployment === deployment)?.origins.keys() ?? []].filter((id) => !origins.has(id)).length;
}
/** There are no other files than those of the paths. */
const absent = /* @__PURE__ */ new Set(["no-files", "path-missing"]);
// src/commands/load.ts
/** Finds, reads and checks the files; every problem of a run is in `problems`. */
function load(wanted, world) {
	const asked = {
		...wanted,
		paths: wanted.paths.map((path) => world.insideRoot(path))
	};
	const config = configOf({
		...asked,
		config: wanted.config && world.insideRoot(wanted.config)
	});
	const { settings: own, problems } = loadConfig(wanted.source, config);
	const settings = judged(own, wanted.judge);
	world.config = settings.file ?? null;
	const paths = pathsOf(asked, settings);
	const files = loadFiles(wanted.source, settings, {
		paths,
		deployment: wanted.deployment
	});
	return {
		...files,
		problems: [...problems, ...files.problems],
		settings,
		wanted: asked
	};
}
/** A change must not loosen the rules that it is judged by. */
const judged = (own, judge) => judge === null ? own : {
	...own,
	guards: judge.guards,
	deployments: judge.deployments,
	onStale: judge.onStale
};
/** Problems of meaning, beside those that were found while loading. */
function check(files, world, vocabularyOf = () => null) {
	return [...files.problems, ...lint(files.bundles, {
		today: world.today,
		vocabularyOf
	})];
}
const hasErrors = (problems) => problems.some((problem) => problem.severity === "error");
const invalid = (files, problems) => ({
	kind: "invalid",
	problems: files.report(problems)
});
export { anchorOf, askedPaths, assemble, assignDeployments, bundleKinds, check, checkFile, configuredPaths, defaultSettings, endOf, findFiles, firstToken, hasErrors, invalid, isDetectionFile, isGlob, isNothing, isPolicyEntry, lint, listNames, load, loadConfig, loadFiles, openDocuments, parse, pathsOf, pointerOf, readEvents, readsAs, refuseParts, report, startOf, textOf };
