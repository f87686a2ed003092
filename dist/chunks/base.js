import { COLLECTION_STYLE, CORE_SCHEMA, EVENT_ID, NOT_RESOLVED, SCALAR_STYLE, Schema, YAMLException, constructFromEvents, defineMappingTag, defineScalarTag, dump, getScalarValue, load, parseEvents, seqTag, strTag } from "./js-yaml.js";
import { diffArrays } from "./diff.js";
process.getBuiltinModule("node:module");
const createRequire = (() => process.getBuiltinModule("node:module").createRequire)();
process.getBuiltinModule("node:path");
const resolve = (() => process.getBuiltinModule("node:path").resolve)();
const isAbsolute = (() => process.getBuiltinModule("node:path").isAbsolute)();
const join = (() => process.getBuiltinModule("node:path").join)();
const relative = (() => process.getBuiltinModule("node:path").relative)();
const dirname = (() => process.getBuiltinModule("node:path").dirname)();
const basename = (() => process.getBuiltinModule("node:path").basename)();
const parse$1 = (() => process.getBuiltinModule("node:path").parse)();
const sep = (() => process.getBuiltinModule("node:path").sep)();
const delimiter = (() => process.getBuiltinModule("node:path").delimiter)();
const posix = (() => process.getBuiltinModule("node:path").posix)();
// src/domain/json.ts
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const atOnce = 4;
async function inParallel(items, work) {
	const results = [];
	const queue = each(items);
	const worker = async () => {
		for (const [index, item] of queue) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
	return results;
}
function* each(items) {
	yield* items.entries();
}
const shellWord = (word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
const ruleLists = [
	"rulesets",
	"rules",
	"disabled"
];
function systemWords(cause, missing = "there is no such file") {
	if (!(cause instanceof Error)) return String(cause);
	const { code, message } = cause;
	if (code === void 0) return message;
	return code === "ENOENT" || code === "ENOTDIR" ? missing : words$1.get(code) ?? code;
}
const words$1 = new Map([
	["EISDIR", "it is a folder"],
	["EACCES", "you have no permission"],
	["EPERM", "the system does not permit it"],
	["EROFS", "the disk is read-only"],
	["ENOSPC", "the disk is full"],
	["EDQUOT", "your share of the disk is full"],
	["EMFILE", "too many files are open"],
	["ENAMETOOLONG", "its name is too long"],
	["ELOOP", "its links lead in a circle"]
]);
const withHint = ({ message, hint }) => `${message} ${hint ?? ""}`.trim();
var UsageError = class extends Error {
	name = "UsageError";
};
var ChangedMeanwhile = class extends UsageError {};
var OthersInvalid = class extends UsageError {};
const configName = "ifmatch.yaml";
function tokenVariable(slug, env) {
	if (slug === null) return common;
	const own = ownTokenVariable(slug);
	return (env[own] ?? "").trim() === "" ? common : own;
}
const ownTokenVariable = (slug) => `${common}_${slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}`;
const ownTokenVariables = (env) => Object.keys(env).filter((name) => name.startsWith(`${common}_`) && (env[name] ?? "").trim() !== "").toSorted();
const common = "IFMATCH_API_TOKEN";
// src/domain/preview.ts
var PlatformError = class extends Error {
	name = "PlatformError";
	status;
	code;
	hint;
	requestId;
	unsent;
	unprocessed;
	partial;
	constructor(message, facts = {}) {
		super(message, { cause: facts.cause });
		this.status = facts.status ?? null;
		this.code = facts.code ?? null;
		this.hint = facts.hint ?? null;
		this.requestId = facts.requestId ?? null;
		this.unsent = facts.unsent ?? false;
		this.unprocessed = facts.unprocessed ?? this.unsent;
		this.partial = facts.partial ?? false;
	}
};
function worstOf(checks) {
	const has = (status) => checks.some((check) => check.status === status);
	if (has("failed")) return "failed";
	return has("warning") ? "warning" : "ok";
}
// src/generated/version.ts
const version = "0.1.0";
// src/render/escape.ts
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
const escapeHtml = (text) => escapeHidden(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? "").replaceAll("##[", "##&#91;");
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?![ \u3000])\p{Zs}/gu;
const plain$1 = /^[ -~]*$/;
const short = {
	"\n": String.raw`\n`,
	"\r": String.raw`\r`,
	"	": String.raw`\t`
};
const escapeHidden = (text) => plain$1.test(text) ? text : text.replaceAll(hidden, showCodePoint);
function showCodePoint(character) {
	return short[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}
const acting = /[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|(?<=##)\[/g;
const toJson = (value, indent = 0) => JSON.stringify(value, null, indent).replaceAll(acting, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
function escapeMarkdownSpan(text, limit = 300) {
	const content = shorten(text, limit);
	if (content === "") return "`\"\"`";
	const fence = "`".repeat(freeRun(content, 1));
	const pad = /^[` ]|[` ]$/.test(content) && content.trim() !== "" ? " " : "";
	return fence + pad + content + pad + fence;
}
const escapeMarkdownCell = (text, limit = 300) => escapeMarkdownSpan(text.replaceAll("|", String.raw`\u{7C}`), limit);
function escapeMarkdownFence(lines, info, limit = 500) {
	const content = lines.map((line) => shorten(isLineCommand(line) ? breakLineCommand(line) : line, limit));
	const longest = content.reduce((most, line) => Math.max(most, longestRun(line)), 2);
	const fence = "`".repeat(longest + 1);
	return [
		fence + info,
		...content,
		fence
	].join("\n");
}
function shorten(given, limit) {
	const text = breakLogCommands(given);
	const whole = escapeHidden(text.slice(0, limit + 1));
	if (whole.length <= limit) return whole;
	let kept = "";
	for (const character of text) {
		const next = escapeHidden(character);
		if (kept.length + next.length >= limit) break;
		kept += next;
	}
	return `${kept}\u2026`;
}
function freeRun(text, least) {
	const runs = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
	let length = least;
	while (runs.has(length)) length += 1;
	return length;
}
const longestRun = (text) => (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
const escapeTerminal = (text) => breakLogCommands(escapeHidden(text));
const isLineCommand = (row) => row.trimStart().startsWith("::");
const breakLineCommand = (text) => text.replace(":", String.raw`\u{3A}`);
const breakLogCommands = (text) => text.includes("##[") ? text.replaceAll("##[", String.raw`##\u{5B}`) : text;
function workflowCommand({ command, properties, message }) {
	const list = Object.entries(properties).filter(([, value]) => value !== null).map(([name, value]) => `${name}=${escapeCommandProperty(String(value))}`).join(",");
	return `::${command}${list === "" ? "" : ` ${list}`}::${escapeCommandMessage(message)}`;
}
const escapeCommandMessage = (text) => text.split("\n").map(escapeLine).join("%0A");
const escapeCommandProperty = (text) => escapeLine(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
const escapeLine = (line) => breakLogCommands(escapeHidden(line)).replaceAll("%", "%25");
process.getBuiltinModule("node:fs");
const appendFileSync = (() => process.getBuiltinModule("node:fs").appendFileSync)();
const accessSync = (() => process.getBuiltinModule("node:fs").accessSync)();
const chmodSync = (() => process.getBuiltinModule("node:fs").chmodSync)();
const closeSync = (() => process.getBuiltinModule("node:fs").closeSync)();
const copyFileSync = (() => process.getBuiltinModule("node:fs").copyFileSync)();
const cpSync = (() => process.getBuiltinModule("node:fs").cpSync)();
const existsSync = (() => process.getBuiltinModule("node:fs").existsSync)();
const fchmodSync = (() => process.getBuiltinModule("node:fs").fchmodSync)();
const fstatSync = (() => process.getBuiltinModule("node:fs").fstatSync)();
const lstatSync = (() => process.getBuiltinModule("node:fs").lstatSync)();
const mkdirSync = (() => process.getBuiltinModule("node:fs").mkdirSync)();
const mkdtempSync = (() => process.getBuiltinModule("node:fs").mkdtempSync)();
const openSync = (() => process.getBuiltinModule("node:fs").openSync)();
const readdirSync = (() => process.getBuiltinModule("node:fs").readdirSync)();
const readSync = (() => process.getBuiltinModule("node:fs").readSync)();
const readFileSync = (() => process.getBuiltinModule("node:fs").readFileSync)();
const readlinkSync = (() => process.getBuiltinModule("node:fs").readlinkSync)();
const realpathSync = (() => process.getBuiltinModule("node:fs").realpathSync)();
const renameSync = (() => process.getBuiltinModule("node:fs").renameSync)();
const rmSync = (() => process.getBuiltinModule("node:fs").rmSync)();
const rmdirSync = (() => process.getBuiltinModule("node:fs").rmdirSync)();
const statSync = (() => process.getBuiltinModule("node:fs").statSync)();
const unlinkSync = (() => process.getBuiltinModule("node:fs").unlinkSync)();
const writeSync = (() => process.getBuiltinModule("node:fs").writeSync)();
const constants = (() => process.getBuiltinModule("node:fs").constants)();
// src/world/terminal.ts
var Terminal = class {
	streams;
	quiet;
	isDumb;
	progressShown = false;
	constructor(streams, { quiet, isDumb }) {
		this.streams = streams;
		this.quiet = quiet;
		this.isDumb = isDumb;
	}
	get width() {
		return this.streams.out.columns ?? 100;
	}
	wantsColor(choice, env) {
		if (choice !== "auto") return choice === "always";
		if ((env["NO_COLOR"] ?? "") !== "") return false;
		if ((env["FORCE_COLOR"] ?? "") !== "") return env["FORCE_COLOR"] !== "0";
		return this.streams.out.isTTY === true && !this.isDumb;
	}
	print(text) {
		this.clearProgress();
		this.streams.out.write(text.endsWith("\n") || text === "" ? text : `${text}\n`);
	}
	pass(text) {
		this.clearProgress();
		this.streams.out.write(text);
	}
	tell(line) {
		if (this.quiet) return;
		this.clearProgress();
		this.streams.err.write(`${line}\n`);
	}
	progress(text) {
		if (this.quiet || this.isDumb || this.streams.err.isTTY !== true) return;
		this.streams.err.write(`\r\u001B[2K${text}`);
		this.progressShown = true;
	}
	clearProgress() {
		if (!this.progressShown) return;
		this.streams.err.write("\r\x1B[2K");
		this.progressShown = false;
	}
	get canAsk() {
		return this.streams.in.isTTY === true && this.streams.err.isTTY === true;
	}
	async ask(question) {
		const { openPrompts } = await import("./commands.js").then((n) => n.prompts_exports);
		try {
			return await openPrompts(this.streams).confirm(question);
		} catch (error) {
			if (!(error instanceof Cancelled)) throw error;
			return false;
		}
	}
	show(text) {
		this.clearProgress();
		this.streams.err.write(`${text}\n`);
	}
};
var Cancelled = class extends Error {
	name = "Cancelled";
};
var DirectOutput = class {
	file;
	stream;
	gone = null;
	rest = null;
	constructor(file, stream) {
		this.file = file;
		this.stream = stream;
	}
	get destroyed() {
		return this.gone !== null || this.rest?.destroyed === true;
	}
	get isDone() {
		return this.rest === null;
	}
	write(text, written = () => {}) {
		if (this.rest !== null) return this.rest.write(text, written);
		for (let bytes = Buffer.from(text); bytes.length > 0 && this.gone === null;) {
			const count = this.attempt(bytes);
			if (count === null) return this.leaveRest(bytes, written);
			bytes = bytes.subarray(count);
		}
		written(this.gone);
		return true;
	}
	attempt(bytes) {
		try {
			return writeSync(this.file, bytes);
		} catch (error) {
			const { code } = error;
			if (code === "EAGAIN") return null;
			if (code !== "EPIPE") throw new UsageError(`Standard output cannot be written: ${systemWords(error)}.`, { cause: error });
			this.gone = error;
			return 0;
		}
	}
	leaveRest(bytes, written) {
		this.rest = this.stream();
		return this.rest.write(bytes, written);
	}
};
var StandardStreams = class {
	openOut = null;
	openErr = null;
	get in() {
		return process.stdin;
	}
	get out() {
		return this.openOut ??= standardOutput();
	}
	get err() {
		return this.openErr ??= standardError();
	}
	get areDone() {
		return (this.openOut === null || this.openOut instanceof DirectOutput && this.openOut.isDone) && (this.openErr === null || this.openErr.writableLength === 0);
	}
};
const standardOutput = () => isTerminal() ? streamed() : new DirectOutput(1, streamed);
const standardError = () => process.stderr.on("error", () => {});
function isTerminal() {
	const out = fstatSync(1);
	return out.isCharacterDevice() && out.rdev !== statSync("/dev/null", { throwIfNoEntry: false })?.rdev;
}
const gone = new Set(["EPIPE", "EIO"]);
function streamed() {
	let isTold = false;
	return process.stdout.on("error", (error) => {
		if (isTold || gone.has(error.code)) return;
		isTold = true;
		failAtEnd(`Standard output cannot be written: ${systemWords(error)}.`);
	});
}
function failAtEnd(message) {
	standardError().write(`${message}\n`);
	process.once("exit", () => process.exitCode = unwritable);
}
const unwritable = 64;
const asking = ["SIGINT", "SIGTERM"];
const closed = "SIGHUP";
function stopRequest(second) {
	let asked = null;
	return () => asked ??= firstSignal(second);
}
function firstSignal(second) {
	return new Promise((resolve) => {
		const note = () => {
			if (second === "ends") for (const signal of asking) process.off(signal, note);
			resolve();
		};
		for (const signal of [...asking, closed]) process.on(signal, note);
	});
}
const manyFiles = 1e3;
const knowing = /^(?:22|24)\./;
function prepareHeap(files) {
	if (files < manyFiles || !knowing.test(process.versions.node)) return;
	process.getBuiltinModule("node:v8").setFlagsFromString("--semi-space-growth-factor=1");
}
// src/domain/impact.ts
const findingSeverities = [
	"critical",
	"high",
	"medium",
	"low",
	"unknown"
];
const defaultImpactLimits = {
	findings: 1e4,
	ms: 1e4
};
const limitWords = {
	findings: ({ limit }) => `there are more findings than the ${String(limit)} that are looked at`,
	time: ({ milliseconds }) => `the platform had not answered all after ${String(milliseconds / 1e3)} s`,
	requests: ({ limit }) => `it would take more than ${String(limit)} requests`,
	platform: ({ message }) => message,
	condition: ({ type }) => `no finding tells ${type}`,
	field: ({ type }) => `some findings do not tell ${type}`,
	tags: ({ tags }) => `the platform does not tell which repositories are tagged ${tags.join(" or ")}`,
	form: () => "it has filters of a form that is not known",
	unlisted: () => "the platform lists no findings of secrets"
};
const limitInWords = (limit) => limitWords[limit.why](limit);
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
			},
			impact: {
				type: "string",
				enum: ["auto", "off"]
			},
			extra_fields: { $ref: "#/$defs/ConfigExtraFields" }
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
	ConfigExtraFields: {
		type: "object",
		additionalProperties: false,
		properties: {
			policy: { $ref: "#/$defs/FieldNames" },
			filters: { $ref: "#/$defs/FieldNames" },
			condition: { $ref: "#/$defs/FieldNames" },
			action: { $ref: "#/$defs/FieldNames" },
			detection: { $ref: "#/$defs/FieldNames" },
			exception: { $ref: "#/$defs/FieldNames" }
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
		patternProperties: { "^x-(?!expires$)": true },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlug" },
			product: { $ref: "#/$defs/FileProduct" },
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
	FieldNames: {
		type: "array",
		items: { type: "string" }
	},
	FileProduct: {
		type: "string",
		enum: ["code", "secrets"]
	},
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
		patternProperties: { "^x-(?!expires$)": true },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlug" },
			policies: {
				type: "array",
				items: { $ref: "#/$defs/PolicyEntry" }
			}
		}
	},
	PolicyName: { type: "string" },
	Slug: { type: "string" }
};
// src/domain/extra-fields.ts
const known = {
	policy: Object.keys({
		...fields.PolicyFile.properties,
		...fields.PolicyEntry.properties
	}),
	filters: Object.keys(fields.Filters.properties),
	condition: Object.keys(fields.Condition.properties),
	action: Object.keys(fields.Action.properties),
	detection: Object.keys(fields.DetectionFile.properties),
	exception: Object.keys(fields.ExceptionEntry.properties)
};
const fieldsOfPolicies = Object.values(known).flat();
function extraFields(given) {
	const of = (object) => {
		const own = known[object];
		return (given[object] ?? []).filter((name) => !own.includes(name));
	};
	const all = {
		policy: of("policy"),
		filters: of("filters"),
		condition: of("condition"),
		action: of("action"),
		detection: of("detection"),
		exception: of("exception")
	};
	return Object.values(all).every((names) => names.length === 0) ? noExtraFields : all;
}
const noExtraFields = {
	policy: [],
	filters: [],
	condition: [],
	action: [],
	detection: [],
	exception: []
};
function extrasOf(object, value) {
	const own = known[object];
	return Object.fromEntries(Object.entries(value).filter(([name]) => !own.includes(name) && !name.startsWith("x-")));
}
function hasExtras(object, value) {
	const own = known[object];
	for (const name in value) if (!own.includes(name) && !name.startsWith("x-")) return true;
	return false;
}
const below = {
	policies: "policy",
	filters: "filters",
	conditions: "condition",
	actions: "action",
	exceptions: "exception"
};
function extraObjectAt(pointer, top) {
	const owner = pointer.slice(0, -1).findLast((step) => typeof step === "string");
	return owner === void 0 ? top : below[owner] ?? null;
}
function extraObjectOf({ at, allowed }) {
	if (allowed.includes("guards")) return null;
	const top = allowed.includes("rulesets") ? "detection" : "policy";
	return allowed.includes("policies") && at.pointer.length === 1 ? null : extraObjectAt(at.pointer, top);
}
// src/domain/settings.ts
const defaultSettings = {
	policies: ["policies"],
	deployments: new Map(),
	guards: {
		maxDeletes: 10,
		maxDeletePercent: 30,
		allowEmpty: false,
		protected: [],
		looser: "allow"
	},
	onStale: "refuse",
	impact: "auto",
	extraFields: noExtraFields
};
const schemaAddress = (name) => `https://ifmatch.dev/schemas/${name}.schema.json`;
const workflowChoices = [
	"open",
	"hardened",
	"none"
];
const policySources = [
	"examples",
	"platform",
	"none"
];
const noConsent = {
	maxDeletes: null,
	maxDeletePercent: null,
	allowEmpty: false,
	allowProtected: [],
	allowLooser: false
};
// src/domain/problem.ts
const countWarnings = (problems) => problems.filter(({ problem }) => problem.severity === "warning").length;
const hasErrors = (problems) => problems.some(({ severity }) => severity === "error");
const nowhere = {
	file: "",
	pointer: []
};
var SourceError = class extends Error {
	name = "SourceError";
	reason;
	why;
	bytes;
	constructor(reason, path, why, facts = {}) {
		super(`${path}: ${why}`, { cause: facts.cause });
		this.reason = reason;
		this.why = why;
		this.bytes = facts.bytes ?? null;
	}
};
const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
const baseName = (path) => path.slice(path.lastIndexOf("/") + 1);
const pathIn = (folder, name) => folder === "" ? name : `${folder}/${name}`;
function foldersAbove(path) {
	const folders = [];
	for (let folder = parentOf(path); folder !== ""; folder = parentOf(folder)) folders.unshift(folder);
	return folders;
}
process.getBuiltinModule("node:buffer");
const isUtf8 = (() => process.getBuiltinModule("node:buffer").isUtf8)();
// src/files/yaml/lines.ts
function lineStarts(text) {
	const starts = [0];
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		if (unit === lineFeed$1 || unit === carriageReturn && text.charCodeAt(index + 1) !== lineFeed$1) starts.push(index + 1);
	}
	return starts;
}
const lineFeed$1 = 10;
const carriageReturn = 13;
function positionAt(starts, file, offset) {
	let [low, high] = [0, starts.length];
	while (high - low > 1) {
		const middle = low + high >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle;
	}
	return {
		file,
		line: low + 1,
		column: offset - (starts[low] ?? 0) + 1
	};
}
function lineAt(text, starts, line) {
	return text.slice(starts[line - 1] ?? text.length, starts[line] ?? text.length).replace(/(?:\r\n?|\n)$/, "");
}
// src/files/yaml/scalars.ts
const growthLimit = 1e5;
const entryLimit = 5e5;
const keyLimit = 1024;
const problemLimit = 1e3;
function readsAs(text) {
	if (text.length <= longestWord) {
		const reading = words.get(text);
		if (reading !== void 0) return reading;
	}
	if (!isNumberStart(text.charCodeAt(0))) return null;
	if (date.test(text)) return "date";
	return number.test(text) ? "number" : null;
}
const isCore = (text) => core.test(text) && !(/\d/.test(text) && Math.abs(Number(text)) === Infinity);
const isTwofold = (text) => /^[-+]?0o?\d+$/.test(text);
const booleans = "true True TRUE false False FALSE yes Yes YES no No NO on On ON off Off OFF y Y n N".split(" ");
const words = new Map([...[
	"",
	"~",
	"null",
	"Null",
	"NULL"
].map((word) => [word, "null"]), ...booleans.map((word) => [word, "boolean"])]);
const longestWord = 5;
const number = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[\da-fA-F_]+|\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:\d[\d_]*(?:\.[\d_]*)?|\._*\d[\d_]*)(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF|nan|NaN|NAN))$/;
const date = /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d?:\d\d?(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?)?$/;
const core = /^(?:|~|null|Null|NULL|true|True|TRUE|false|False|FALSE|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const isNumberStart = (code) => code >= 48 && code <= 57 || code === 43 || code === 45 || code === 46;
// src/files/yaml/events.ts
function startOf(text, node, after) {
	if (node.type === EVENT_ID.ALIAS) return node.anchorStart - 1;
	if (node.type !== EVENT_ID.SCALAR) return node.start;
	if (isNothing(node)) return node.anchorStart < 0 ? nextToken(text, after) : node.anchorStart - 1;
	if (node.style === SCALAR_STYLE.PLAIN) return node.valueStart;
	return isBlock$1(node) ? blockIndicator(text, node, after) : node.valueStart - 1;
}
function endOf$1(node, before) {
	if (node.type === EVENT_ID.ALIAS) return node.anchorEnd;
	if (node.type !== EVENT_ID.SCALAR) return node.start;
	if (node.valueEnd < 0) return Math.max(before, node.anchorEnd, node.tagEnd);
	return node.style === SCALAR_STYLE.PLAIN || isBlock$1(node) ? node.valueEnd : node.valueEnd + 1;
}
const isPlain$1 = (scalar) => scalar.style === SCALAR_STYLE.PLAIN && scalar.tagStart < 0;
const textOf$1 = (text, scalar) => getScalarValue(text, scalar);
const anchorOf = (text, node) => node.anchorStart < 0 ? null : text.slice(node.anchorStart, node.anchorEnd);
const isNothing = (node) => node.type === EVENT_ID.SCALAR && node.valueStart < 0;
const isBlock$1 = (scalar) => scalar.style === SCALAR_STYLE.LITERAL_BLOCK || scalar.style === SCALAR_STYLE.FOLDED_BLOCK;
function blockIndicator(text, scalar, after) {
	const before = text.slice(after, scalar.valueStart).replace(/(?:\r\n|\r|\n)$/, "");
	const line = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
	const header = /[|>][-+\d]*[ \t]*(?:[ \t]#.*)?$/s.exec(before.slice(line));
	return header === null ? scalar.valueStart : after + line + header.index;
}
function nextToken(text, after) {
	let offset = skip(emptyBrackets, text, after);
	while (/[\s\]},]/.test(text.charAt(offset))) offset++;
	return firstToken(text, offset);
}
function firstToken(text, from) {
	for (let offset = from;;) {
		offset = skip(/\s*/y, text, offset);
		if (text.charAt(offset) !== "#") return offset;
		offset = skip(/[^\r\n]*/y, text, offset);
	}
}
const emptyBrackets = /(?:\[\s*\]|\{\s*\})?/y;
function skip(what, text, from) {
	what.lastIndex = from;
	what.test(text);
	return what.lastIndex;
}
// src/files/yaml/inspect.ts
function inspect(text, events) {
	const state = {
		text,
		refusals: [],
		doubtful: false,
		joined: [],
		frames: [],
		anchors: new Map(),
		aliases: 0,
		growth: 0,
		documents: 0,
		end: 0
	};
	for (const event of events) if (event.type === EVENT_ID.DOCUMENT) openDocument(state, event.explicitStart);
	else if (event.type === EVENT_ID.POP) close(state);
	else visit(state, event);
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
function openDocument(state, hasMarker) {
	if (++state.documents === 2) refuseSecondDocument(state);
	if (state.documents === 1 && hasMarker) state.end = firstToken(state.text, 0) + 3;
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
	const marker = /(?<=[\r\n])(?:---|\.\.\.)(?=[ \t\r\n]|$)/g;
	marker.lastIndex = state.end;
	const found = marker.exec(state.text);
	state.refusals.push({
		code: "unsupported-yaml",
		what: "several-documents",
		text: found?.[0] ?? "",
		offset: found?.index ?? state.end
	});
}
function visit(state, node) {
	const top = state.frames.at(-1);
	if (top?.kind === "mapping" && !top.expectsValue) note(state, refuseKey(state.text, node, state.end, () => pointerTo(state, state.frames.slice(1, -1))));
	else {
		if (node.type === EVENT_ID.SCALAR) weigh(state, node, top?.key ?? null);
		if (top?.kind === "mapping") note(state, refuseOnKeyLine(state.text, node, state.end));
	}
	note(state, refuseAnchor(state.text, node));
	note(state, refuseTag(state.text, node));
	if (node.type === EVENT_ID.SCALAR) note(state, refuseScalar(state.text, node));
	place(state, node);
	state.end = endOf$1(node, state.end);
}
function weigh(state, scalar, key) {
	if (isDoubtful(state.text, scalar, key)) state.doubtful = true;
	if (state.joined.length < 1e3 && isJoined(state.text, scalar)) state.joined.push(pointerTo(state, state.frames.slice(1)));
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
	if (frame === void 0) return;
	if (frame.anchor !== null) state.anchors.set(frame.anchor, {
		size: frame.size,
		height: frame.height
	});
	finish(state, frame, null);
}
function finish(state, { size, height }, scalar) {
	const top = state.frames.at(-1);
	if (top === void 0) return;
	if (top.kind === "mapping") {
		top.key = top.expectsValue ? null : scalar;
		top.expectsValue = !top.expectsValue;
	}
	top.count++;
	top.size += size;
	top.height = Math.max(top.height, height + 1);
}
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
function pointerTo(state, frames) {
	return frames.map((frame) => {
		if (frame.kind === "sequence") return frame.count;
		return frame.key === null ? "" : textOf$1(state.text, frame.key);
	});
}
const harmlessTags = {
	"!!str": EVENT_ID.SCALAR,
	"!!seq": EVENT_ID.SEQUENCE,
	"!!map": EVENT_ID.MAPPING
};
function refuseTag(text, node) {
	if (node.type === EVENT_ID.ALIAS || node.tagStart < 0) return null;
	const tag = text.slice(node.tagStart, node.tagEnd);
	return harmlessTags[tag] === node.type && !isNothing(node) ? null : {
		code: "unsupported-yaml",
		what: "tag",
		text: tag,
		offset: node.tagStart
	};
}
function refuseAnchor(text, node) {
	if (node.anchorStart < 0) return null;
	return text.charAt(node.anchorEnd - 1) !== ":" && /^[\s,\]}]?$/.test(text.charAt(node.anchorEnd)) ? null : {
		code: "syntax",
		reason: "no space follows the name of an anchor",
		offset: node.anchorStart - 1
	};
}
function refuseOnKeyLine(text, node, after) {
	if (node.type !== EVENT_ID.MAPPING || node.style !== COLLECTION_STYLE.BLOCK) return null;
	if (/[\r\n]/.test(text.slice(after, node.start))) return null;
	return {
		code: "syntax",
		reason: "a nested mapping begins on the line of its key",
		offset: node.start
	};
}
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
	if (node.valueEnd - node.valueStart > 1024) return {
		code: "syntax",
		reason: `a key has over ${String(keyLimit)} characters`,
		offset
	};
	if (!isPlain$1(node)) return null;
	const key = textOf$1(text, node);
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
function refuseScalar(text, scalar) {
	if (isBlock$1(scalar)) return refuseTabLine(text, scalar);
	if (scalar.style !== SCALAR_STYLE.DOUBLE_QUOTED || scalar.fast) return null;
	const offset = scalar.valueStart - 1;
	const written = text.slice(scalar.valueStart, scalar.valueEnd);
	if (!areAll(withinUnicode, written)) return {
		code: "syntax",
		reason: "an escape stands for no character of Unicode",
		offset
	};
	if (!areAll(withoutEmptyLine, written)) return {
		code: "syntax",
		reason: "an empty line follows an escaped line break",
		offset
	};
	const found = forbidden$1.exec(textOf$1(text, scalar));
	return found === null ? null : {
		code: "control-character",
		codePoint: found[0].charCodeAt(0),
		offset
	};
}
function refuseTabLine(text, scalar) {
	tabLine.lastIndex = scalar.valueEnd;
	const found = tabLine.exec(text);
	if (found === null || /\r(?!\n)/.test(found[0])) return null;
	return {
		code: "syntax",
		reason: "a line of nothing but tabs follows a block of text",
		offset: tabLine.lastIndex - 1
	};
}
const tabLine = /[ \r\n]*\t(?=[ \t]*(?:\r?\n|$))/y;
const withoutEmptyLine = /\\(?:[^\r\n]|\r?\n(?![ \t]*\r?\n))/gs;
const withinUnicode = /\\(?:[^U]|U00(?:0[\da-fA-F]|10)[\da-fA-F]{4})/gs;
const areAll = (escapes, text) => !text.replaceAll(escapes, "").includes("\\");
const forbidden$1 = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;
const isJoined = (text, scalar) => scalar.style === SCALAR_STYLE.PLAIN && !scalar.fast && /\n[ \t]*-(?:\s|$)/.test(text.slice(scalar.valueStart, scalar.valueEnd));
function isDoubtful(text, scalar, key) {
	if (!isPlain$1(scalar)) return false;
	const value = textOf$1(text, scalar);
	const reads = readsAs(value);
	if (reads === null) return false;
	if (reads === "date") return key === null || textOf$1(text, key) !== "x-expires";
	return reads === "null" || !isCore(value) || isTwofold(value);
}
function duplicateKeys(text, events) {
	const refusals = [];
	const frames = [];
	let end = 0;
	for (const event of events) {
		if (refusals.length === 1e3) break;
		if (event.type === EVENT_ID.POP) {
			frames.pop();
			finishKey(frames.at(-1));
		} else if (event.type !== EVENT_ID.DOCUMENT) {
			refusals.push(...repeated(text, event, end, frames.at(-1)));
			end = endOf$1(event, end);
			enter$1(frames, event);
		}
	}
	return refusals;
}
function repeated(text, node, after, frame) {
	if (node.type !== EVENT_ID.SCALAR || !frame?.isKey) return [];
	const key = textOf$1(text, node);
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
function enter$1(frames, node) {
	if (node.type === EVENT_ID.MAPPING) frames.push({
		keys: new Map(),
		isKey: true
	});
	else if (node.type === EVENT_ID.SEQUENCE) frames.push(null);
	else finishKey(frames.at(-1));
}
function finishKey(frame) {
	if (frame) frame.isKey = !frame.isKey;
}
function firstTab(text) {
	let token = firstToken(text, 0);
	if (/^---\s/.test(text.slice(token, token + 4))) token = firstToken(text, token + 3);
	const line = text.lastIndexOf("\n", token - 1) + 1;
	const tab = text.slice(line, token).indexOf("	");
	return tab < 0 || "{[".includes(text.charAt(token)) ? null : line + tab;
}
// src/files/yaml/parse-any.ts
function parseAny(file, text) {
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
function readEvents(text) {
	const beyond = beyondEntries(text);
	if (beyond !== null) return {
		code: "limit",
		what: "entries",
		limit: entryLimit,
		offset: beyond
	};
	const first = firstToken(text, 0);
	if (/[ \t]/.test(text.charAt(first - 1)) && /^---(?:\s|$)/.test(text.slice(first, first + 4))) return {
		code: "syntax",
		reason: "the document marker --- is indented",
		offset: first
	};
	if (/^\.\.\.(?:\s|$)/.test(text.slice(first, first + 4)) && !/[ \t]/.test(text.charAt(first - 1))) return {
		code: "syntax",
		reason: "the end marker ... stands before the document",
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
		return whyUnread(error, text, first);
	}
}
function whyUnread(error, text, first) {
	if (error instanceof RangeError) return {
		code: "syntax",
		reason: "a tag in it is too long",
		offset: first
	};
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
		...blame(text, error.reason, offset)
	};
}
function blame(text, reason, offset) {
	const tab = firstTab(text);
	return tab === null || text.slice(tab, offset).includes("\n") ? slipBefore(text, offset, stopOf) ?? {
		reason,
		offset
	} : {
		reason: tabReason,
		offset: tab
	};
}
function stopOf(text) {
	try {
		parseEvents(text, { maxDepth: 32 });
		return null;
	} catch (error) {
		return error instanceof YAMLException ? error.mark?.position ?? null : null;
	}
}
const tabReason = "tab characters must not be used in indentation";
const lineFrom = (text, offset) => /[^\r\n]*/y.exec(text.slice(offset))?.[0] ?? "";
function toProblems(file, text, refusals) {
	const starts = lineStarts(text);
	return refusals.map((refusal) => toProblem$1(file, refusal, (offset) => positionAt(starts, file, offset)));
}
function toProblem$1(file, refusal, position) {
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
const newMapping = () => new Made();
const objectTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: newMapping,
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
const plainSchema = CORE_SCHEMA.withTags(objectTag);
const doubtTag = defineScalarTag("tag:ifmatch.dev,2026:doubt", {
	implicit: true,
	resolve(source) {
		const reads = readsAs(source);
		return reads === null ? NOT_RESOLVED : new Doubt(source, reads);
	},
	identify: () => false
});
const doubtSchema = new Schema([
	strTag,
	doubtTag,
	seqTag,
	objectTag
]);
const spaces = /[\u00A0\u2000-\u200D\u202F\u205F\u2060\u3000]/g;
const slips = [
	[
		"a space of another kind than YAML knows",
		/^( *|.*[-:] ?)[\u00A0\u2000-\u200D\u202F\u205F\u2060\u3000]/,
		null
	],
	[
		"a dash of another kind than YAML knows",
		/^( *)[\u2010-\u2015\u2022\u2212](?=\s|$)/,
		"$1-"
	],
	[
		"a colon of another kind than YAML knows",
		/^( *(?:- )?[\w-]+ ?)[\uFE55\uFF1A]/,
		"$1: "
	],
	[
		"no space follows the dash",
		/^( *-)(?=[A-Za-z])/,
		"$1 "
	],
	[
		"no space follows the colon",
		/^( *(?:- )?[A-Za-z_][\w-]*:)(?=[\w"'[{])/,
		"$1 "
	]
];
const opensQuote = /^( *(?:- +)*(?:[\w-]+: +)?(?:\[ *)?)(["'])(?:(?!\2).)*$/;
function slipBefore(text, offset, stop) {
	const conflict = /^<{7} /m.exec(text);
	if (conflict !== null) return {
		reason: "a merge conflict is not resolved",
		offset: conflict.index
	};
	const lines = text.split("\n");
	const own = lineOf(text, offset);
	const before = lines.findLastIndex((line, at) => at < own && line.trim() !== "");
	for (const at of [before, own]) for (const [slip, pattern, meant] of slips) {
		const found = pattern.exec(lines[at] ?? "")?.[1];
		if (found === void 0) continue;
		const mended = meant === null ? text.replaceAll(spaces, " ") : lines.map((line) => line.replace(pattern, meant)).join("\n");
		const stopped = stop(mended);
		if (stopped === null || lineOf(mended, stopped) > own) return {
			reason: slip,
			offset: lines.slice(0, at).join("\n").length + Math.min(at, 1) + found.length
		};
	}
	return quoteBefore(lines, own, stop);
}
function quoteBefore(lines, own, stop) {
	const open = lines.flatMap((line, at) => at <= own && opensQuote.test(line) ? [at] : []).slice(-20);
	for (const at of open.toReversed()) {
		const [, before = "", quote = ""] = opensQuote.exec(lines[at] ?? "") ?? [];
		const mended = lines.map((line, index) => index === at ? line.trimEnd() + quote : line).join("\n");
		const stopped = stop(mended);
		if (stopped === null || lineOf(mended, stopped) > own) return {
			reason: "a quote is not closed",
			offset: lines.slice(0, at).join("\n").length + Math.min(at, 1) + before.length
		};
	}
	return null;
}
const lineOf = (text, offset) => text.slice(0, offset).split("\n").length - 1;
const newSought = () => ({
	children: new Map(),
	key: null,
	value: null
});
function soughtBy(places) {
	const root = newSought();
	for (const { pointer } of places) {
		let sought = root;
		for (const step of pointer) sought = child(sought, String(step));
	}
	return root;
}
function child(sought, step) {
	const known = sought.children.get(step);
	if (known !== void 0) return known;
	const created = newSought();
	sought.children.set(step, created);
	return created;
}
function foundAt(root, place) {
	let sought = root;
	let best = root.value ?? 0;
	for (const step of place.pointer) {
		sought = sought?.children.get(String(step));
		best = sought?.value ?? sought?.key ?? best;
	}
	return place.key === true ? sought?.key ?? best : best;
}
var Doubt = class {
	text;
	reads;
	constructor(text, reads) {
		this.text = text;
		this.reads = reads;
	}
};
function doubtIn(value) {
	if (value instanceof Doubt) return value;
	return typeof value === "boolean" || typeof value === "number" ? new Doubt(String(value), typeof value) : null;
}
function readForeign(text) {
	try {
		return load(text);
	} catch {
		return;
	}
}
function beyondEntries(text) {
	if (text.length <= 5e5) return null;
	let left = entryLimit;
	begins.lastIndex = 0;
	while (begins.test(text)) if (left-- === 0) return begins.lastIndex - 1;
	return null;
}
const begins = /[\n,[{]|[-?](?= )/g;
function Made() {}
Made.prototype = Object.freeze(Object.create(null));
// src/files/yaml/plain.ts
function readPlain(text, sought) {
	if (!text.endsWith("\n")) return void 0;
	const reader = {
		text,
		at: 0,
		indent: 0,
		sought
	};
	try {
		nextLine(reader, text.startsWith("---\n") ? 4 : 0);
		const value = blockMapping(reader, reader.indent);
		return reader.at === text.length ? value : void 0;
	} catch (error) {
		if (error === notPlainError || error instanceof RangeError) return void 0;
		throw error;
	}
}
const isSimple = (text) => !beyondAscii.test(text) || !unusual.test(text);
const beyondAscii = /[^\n -~]/;
const unusual = /[^\n\x20-\x7E\xA0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
function nextLine(reader, from) {
	const start = lineBehind(reader.text, from);
	reader.at = skipSpaces(reader.text, start);
	reader.indent = reader.at < reader.text.length ? reader.at - start : -1;
}
function lineBehind(text, from) {
	if (text.charCodeAt(from) === lineFeed) {
		const first = text.charCodeAt(skipSpaces(text, from + 1));
		if (first !== lineFeed && first !== numberSign) return from + 1;
	}
	return endOf(emptyLines, text, from);
}
const lineFeed = 10;
const numberSign = 35;
const emptyLines = /(?: *(?:#[^\n]*)?\n)*/y;
function enter({ sought, at }) {
	if (sought !== void 0) sought.value ??= at;
	return sought;
}
function blockMapping(reader, indent) {
	const mapping = newMapping();
	const sought = enter(reader);
	do {
		const { at } = reader;
		const key = readKey(reader, mapping);
		reader.sought = sought?.children.get(key);
		if (reader.sought !== void 0) reader.sought.key ??= at;
		mapping[key] = valueOf(reader, indent);
	} while (reader.indent === indent);
	return mapping;
}
const keyAndColon = /[A-Za-z][\w-]*:(?=[ \n])/y;
function readKey(reader, mapping) {
	const { text, at } = reader;
	reader.at = endOf(keyAndColon, text, at);
	const key = text.slice(at, reader.at - 1);
	return key.length > 1024 || mapping[key] !== void 0 || readsAs(key) !== null ? notPlain() : key;
}
function valueOf(reader, indent) {
	const at = skipSpaces(reader.text, reader.at);
	const first = reader.text.charAt(at);
	if (first !== "\n" && first !== "#") return valueInLine(reader, at, indent);
	nextLine(reader, at);
	if (reader.indent > deepest) notPlain();
	if (isItem(reader) && reader.indent >= indent) return blockList(reader, reader.indent);
	return reader.indent > indent ? blockMapping(reader, reader.indent) : notPlain();
}
const flowDepth = 5;
const deepest = 24;
const isItem = ({ text, at }) => text.startsWith("- ", at);
function blockList(reader, indent) {
	const list = [];
	const sought = enter(reader);
	do {
		reader.sought = sought?.children.get(String(list.length));
		list.push(itemOf(reader, indent));
	} while (reader.indent === indent && isItem(reader));
	return fitted(list);
}
function itemOf(reader, indent) {
	const dash = reader.at;
	const at = skipSpaces(reader.text, dash + 1);
	if (!isAt(keyAndColon, reader.text, at)) return valueInLine(reader, at, indent);
	reader.at = at;
	return blockMapping(reader, indent + at - dash);
}
const fitted = (list) => list.slice();
function valueInLine(reader, at, indent) {
	const first = reader.text.charAt(at);
	const isBlock = first === "|" || first === ">";
	if (reader.sought !== void 0) reader.sought.value ??= at;
	const value = isBlock ? blockScalar(reader, at, indent) : flowValue(reader, at, plain.inBlock, flowDepth);
	nextLine(reader, reader.text.charCodeAt(reader.at) === lineFeed ? reader.at : endOf(restOfLine, reader.text, reader.at));
	return value;
}
const restOfLine = / *(?=\n|(?<= )#)/y;
function flowValue(reader, at, pattern, room) {
	const first = reader.text.charAt(at);
	if (first !== "[" && first !== "{") return scalar(reader, at, pattern);
	if (room === 0 || (reader.sought?.children.size ?? 0) > 0) notPlain();
	return first === "[" ? flowList(reader, at, room - 1) : flowMapping(reader, at, room - 1);
}
function flowList(reader, open, room) {
	const list = [];
	readEntries(reader, open, "]", () => list.push(flowValue(reader, reader.at, plain.inFlow, room)));
	return fitted(list);
}
function flowMapping(reader, open, room) {
	const mapping = newMapping();
	readEntries(reader, open, "}", () => {
		const key = readKey(reader, mapping);
		mapping[key] = flowValue(reader, skipSpaces(reader.text, reader.at), plain.inFlow, room);
	});
	return mapping;
}
function readEntries(reader, open, close, readEntry) {
	const { text } = reader;
	reader.at = skipSpaces(text, open + 1);
	while (text.charAt(reader.at) !== close) {
		readEntry();
		reader.at = skipSpaces(text, reader.at);
		if (text.charAt(reader.at) === ",") reader.at = skipSpaces(text, reader.at + 1);
		else if (text.charAt(reader.at) !== close) notPlain();
	}
	reader.at++;
}
const notPlainError = new Error("not plain");
function notPlain() {
	throw notPlainError;
}
function isAt(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.test(text);
}
const endOf = (pattern, text, at) => isAt(pattern, text, at) ? pattern.lastIndex : notPlain();
const plain = {
	inBlock: /(?![-?,[\]{}&*!|>'"%@` ])[^\n:#]+(?::[^\n:# ][^\n:#]*)*/y,
	inFlow: /(?![-?&*!|>'"%@` ])[^\n:#,[\]{}]+/y
};
const double = /"[^"\\\n]*"/y;
const single = /'[^'\n]*(?:''[^'\n]*)*'/y;
const expiry = /(?<=[\n ]x-expires: )/y;
function scalar(reader, at, pattern) {
	const { text } = reader;
	const quote = text.charAt(at);
	if (quote !== "\"" && quote !== "'") return plainScalar(reader, at, pattern);
	reader.at = endOf(quote === "\"" ? double : single, text, at);
	const value = text.slice(at + 1, reader.at - 1);
	return quote === "\"" ? value : value.replaceAll("''", "'");
}
function plainScalar(reader, at, pattern) {
	const value = reader.text.slice(at, endOf(pattern, reader.text, at)).trimEnd();
	reader.at = at + value.length;
	const reads = readsAs(value);
	if (reads === null || reads === "date" && isAt(expiry, reader.text, at)) return value;
	if (value === "true" || value === "false") return value === "true";
	return /^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : notPlain();
}
const header = /[|>]-? *(?: #[^\n]*)?\n/y;
const body = /( +)[^ \n][^\n]*(?:\n+\1 *[^ \n][^\n]*)*/y;
const lineOfSpaces = /\n+ +\n/y;
function blockScalar(reader, from, indent) {
	const { text } = reader;
	const start = endOf(header, text, from);
	reader.at = endOf(body, text, start);
	const spaces = text.slice(start, skipSpaces(text, start));
	if (spaces.length <= indent || isAt(lineOfSpaces, text, reader.at)) notPlain();
	const lines = text.slice(start + spaces.length, reader.at).replaceAll(`\n${spaces}`, "\n");
	const value = text.charAt(from) === ">" ? fold$1(lines) : lines;
	return text.charAt(from + 1) === "-" ? value : `${value}\n`;
}
function fold$1(lines) {
	if (lines.includes("\n ")) notPlain();
	return lines.replaceAll(/\n(\n*)/g, (_, empty) => empty === "" ? " " : empty);
}
function skipSpaces(text, from) {
	let at = from;
	while (text.charCodeAt(at) === 32) at++;
	return at;
}
// src/files/disk.ts
function openDisk(root, { isSubmodule = () => false, enter } = {}) {
	const disk = diskAt(realpathSync.native(root));
	return {
		kind: (path) => kindOf(disk, path),
		list: (path) => listFolder(disk, path),
		leadsToFile: (path) => leadsToFile(disk, path),
		isSubmodule,
		read: (path, limit) => readFile(disk, path, limit),
		...enter === void 0 ? {} : { readMany: (work) => withinFolders(disk, enter, work) }
	};
}
const diskAt = (root) => ({
	root,
	inside: root.endsWith("/") ? root : `${root}/`,
	folders: new Set([""]),
	entered: null,
	enter: null
});
const fullPath = (disk, path) => path === "" ? disk.root : `${disk.inside}${path}`;
function kindOf(disk, path) {
	if (disk.folders.has(path)) return "folder";
	const above = kindOf(disk, parentOf(path));
	if (above !== "folder") return above === "symlink" ? "symlink" : "missing";
	const kind = lookAt(fullPath(disk, path));
	if (kind === "folder") disk.folders.add(path);
	return kind;
}
function lookAt(path) {
	try {
		return entryKind(lstatSync(path, { throwIfNoEntry: false }));
	} catch (error) {
		return error.code === "ENAMETOOLONG" ? "missing" : "file";
	}
}
function leadsToFile(disk, path) {
	if (kindOf(disk, parentOf(path)) !== "folder") return false;
	try {
		return statSync(fullPath(disk, path)).isFile();
	} catch {
		return false;
	}
}
function listFolder(disk, path) {
	if (kindOf(disk, path) !== "folder") throw new SourceError("unreadable", path, "it is not a folder");
	return attempt$1(path === "" ? "." : path, () => readdirSync(fullPath(disk, path), { withFileTypes: true })).map((entry) => ({
		name: entry.name,
		kind: entryKind(entry)
	})).toSorted((a, b) => a.name < b.name ? -1 : 1);
}
function entryKind(entry) {
	if (entry === void 0) return "missing";
	if (entry.isSymbolicLink()) return "symlink";
	if (entry.isDirectory()) return "folder";
	return entry.isFile() ? "file" : "other";
}
function attempt$1(path, action) {
	try {
		return action();
	} catch (error) {
		if (!(error instanceof Error) || !("code" in error)) throw error;
		throw new SourceError({
			ENOENT: "missing",
			ENOTDIR: "missing",
			ELOOP: "symlink",
			EISDIR: "not-a-file"
		}[String(error.code)] ?? "unreadable", path, systemWords(error, "it is not there"), { cause: error });
	}
}
function readFile(disk, path, limit) {
	const file = openFile(disk, path);
	try {
		const stat = fstatSync(file);
		if (!stat.isFile()) throw new SourceError("not-a-file", path, "it is not a regular file");
		if (stat.size > limit) throw new SourceError("too-large", path, "it is too large", { bytes: stat.size });
		return attempt$1(path, () => readAll(file, stat.size, path));
	} finally {
		closeSync(file);
	}
}
function readAll(file, size, path) {
	const bytes = Buffer.allocUnsafe(size + 1);
	const filled = readSync(file, bytes);
	if (filled !== size) throw new SourceError("unreadable", path, "it changed while it was read");
	return bytes.subarray(0, filled);
}
function openFile(disk, path) {
	const parent = parentOf(path);
	if (kindOf(disk, parent) === "symlink") throw new SourceError("symlink", path, "it lies behind a symbolic link");
	if (disk.enter !== null && isIn(disk, disk.enter, parent)) return attempt$1(path, () => openSync(baseName(path), openFlags));
	return openTrue(disk, path, openFlags);
}
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
function openTrue(disk, path, how) {
	const file = attempt$1(path, () => openSync(fullPath(disk, path), how));
	try {
		const opened = openedPath(file);
		if (opened === null ? isStillThere(disk, path, file) : opened === fullPath(disk, path)) return file;
		throw new SourceError(opened === `${fullPath(disk, path)} (deleted)` ? "unreadable" : "symlink", path, "it was replaced while it was read");
	} catch (error) {
		closeSync(file);
		throw error;
	}
}
function isStillThere(disk, path, file) {
	if (["missing", "symlink"].includes(kindOf(diskAt(disk.root), path))) return false;
	const opened = fstatSync(file);
	const named = lstatSync(fullPath(disk, path), { throwIfNoEntry: false });
	return named !== void 0 && named.ino === opened.ino && named.dev === opened.dev;
}
const openPaths = "/proc/self/fd";
function openedPath(file) {
	try {
		return readlinkSync(`${openPaths}/${file}`);
	} catch {
		return null;
	}
}
function withinFolders(disk, enter, work) {
	const home = openHome();
	disk.enter = home === null ? null : enter;
	try {
		return work();
	} finally {
		disk.enter = null;
		if (home !== null) goHome(disk, enter, home);
	}
}
function openHome() {
	try {
		return existsSync(openPaths) ? openSync(".", openFlags | constants.O_DIRECTORY) : null;
	} catch {
		return null;
	}
}
function goHome(disk, enter, home) {
	try {
		if (disk.entered !== null) enter(`${openPaths}/${home}`);
	} catch (cause) {
		throw new UsageError("The folder that you are in may not be entered any more. Change to another one.", { cause });
	} finally {
		disk.entered = null;
		closeSync(home);
	}
}
function isIn(disk, enter, path) {
	if (disk.entered === path) return true;
	try {
		const folder = openTrue(disk, path, openFlags | constants.O_DIRECTORY);
		try {
			if (openedPath(folder) === null) return false;
			attempt$1(path, () => enter(`${openPaths}/${folder}`));
			disk.entered = path;
			return true;
		} finally {
			closeSync(folder);
		}
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return false;
	}
}
const byteLimit = 10485760;
function readText(source, file) {
	try {
		return readBytes(file, source.read(file, byteLimit));
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return { problem: whyUnreadable(file, error) };
	}
}
function whyUnreadable(file, { reason, bytes, why }) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	return {
		missing: {
			...common,
			code: "path-missing",
			path: file
		},
		symlink: {
			...common,
			code: "symlink",
			path: file
		},
		"not-a-file": {
			...common,
			code: "not-a-file",
			path: file
		},
		"too-large": {
			...common,
			code: "file-too-large",
			bytes: bytes ?? 10485760,
			limit: byteLimit
		},
		unreadable: {
			...common,
			code: "unreadable",
			reason: why
		}
	}[reason];
}
function readBytes(file, bytes) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	if (!isUtf8(bytes)) return { problem: {
		...common,
		code: "not-utf8",
		offset: firstBadByte(bytes)
	} };
	const text = withoutMark(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"));
	if (isSimple(text)) return {
		text,
		simple: true
	};
	const found = text.search(forbidden);
	if (found < 0) return {
		text,
		simple: false
	};
	const position = positionAt(lineStarts(text), file, found);
	return { problem: {
		...common,
		code: "control-character",
		codePoint: text.charCodeAt(found),
		position
	} };
}
const withoutMark = (text) => text.startsWith("\ufeff") ? text.slice(1) : text;
const forbidden = /\r(?!\n)|(?![\t\n\r])[\p{Cc}\uFEFF\uFFFE\uFFFF]/u;
function firstBadByte(bytes) {
	let [good, bad] = [0, bytes.length + 1];
	while (bad - good > 1) {
		const middle = good + bad >> 1;
		if (isUtf8Prefix(bytes.subarray(0, middle))) good = middle;
		else bad = middle;
	}
	while (!isUtf8(bytes.subarray(0, good))) good--;
	return good;
}
const isUtf8Prefix = (bytes) => {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	try {
		decoder.decode(bytes, { stream: true });
		return true;
	} catch {
		return false;
	}
};
// src/world/submodules.ts
function isSubmodule(root, path) {
	const folder = join(root, path);
	const top = repositoryTop(dirname(folder)) ?? root;
	const disk = openDisk(top);
	if (disk.kind(list) === "missing") return false;
	const inside = relative(top, folder).replaceAll(sep, "/");
	return [...readList(disk).matchAll(/^[ \t]*path[ \t]*=(.*)$/gim)].some(([, value = ""]) => readValue(value.trim()).replace(/\/$/, "") === inside);
}
const list = ".gitmodules";
const largest = 1048576;
function readList(top) {
	try {
		return Buffer.from(top.read(list, largest)).toString("utf8");
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		const reason = `${list}, which tells whether this is a submodule, cannot be read (${error.why})`;
		throw new SourceError(error.reason, list, reason, { cause: error });
	}
}
const readValue = (text) => (text.startsWith("\"") ? /^"([^"]*)/.exec(text)?.[1] : /^[^#;]*/.exec(text)?.[0].trimEnd()) ?? "";
function repositoryTop(folder) {
	for (let above = folder;; above = dirname(above)) {
		if (existsSync(join(above, ".git"))) return above;
		if (above === dirname(above)) return null;
	}
}
const repositoryFolder = (folder) => relative(repositoryTop(folder) ?? folder, folder).replaceAll(sep, "/");
// src/domain/bundle.ts
const bundleKinds = [
	"remediation",
	"detection/code",
	"detection/secrets"
];
const isSameBundle = (one, other) => one.kind === other.kind && one.deployment.id === other.deployment.id;
const nameOfBundle = ({ kind, deployment }) => `${kind} of ${deployment.slug}`;
const detectionPolicyId = "policy";
const listId = (list) => `list ${list}`;
const itemId = (list, item) => `item ${list} ${item}`;
const policyId = (slug) => `slug ${slug}`;
function exceptionId(exception) {
	const scope = exception.project === void 0 ? ["project_tag", exception.project_tag_name] : ["project", exception.project];
	return JSON.stringify([
		"exception",
		...scope,
		exception.rule,
		exception.rule_type
	]);
}
function objectId(kind, key) {
	if (kind === "RemediationPolicy") return policyId(String(key["slug"]));
	if (kind === "DetectionPolicy") return detectionPolicyId;
	if (kind !== "DetectionPolicyException") return JSON.stringify([kind, Object.entries(key).toSorted(([a], [b]) => a < b ? -1 : 1)]);
	return JSON.stringify([
		"exception",
		key["scope_type"],
		key["scope_target"],
		key["rule"],
		key["rule_type"]
	]);
}
function deriveSlug(name) {
	return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
}
const names = new Set([
	"id",
	"etag",
	"requestid",
	"traceid",
	"timestamp",
	"asof",
	"createdat",
	"createdby",
	"updatedat",
	"updatedby",
	"modifiedat",
	"modifiedby",
	"lastupdated",
	"lastupdatedat",
	"lastupdatedby",
	"lastmodified",
	"lastmodifiedat",
	"lastmodifiedby",
	"fetchedat",
	"lastfetchedat",
	"retrievedat",
	"readat",
	"generatedat",
	"computedat",
	"evaluatedat",
	"syncedat",
	"lastsyncedat",
	"checkedat",
	"lastcheckedat",
	"seenat",
	"firstseenat",
	"lastseenat"
]);
const isBookkeeping = (field) => names.has(field.toLowerCase().replaceAll(/[_-]/g, ""));
// src/domain/likeness.ts
function alikeBy(one, other) {
	if (!tellsEnough(one) || !tellsEnough(other)) return null;
	const [filters, actions] = [filterFacts, actionFacts].map((facts) => relate(facts(one), facts(other)));
	if (filters === "same" && actions === "same") return "content";
	if (sameText(one["name"], other["name"])) return "name";
	return filters !== "apart" && actions !== "apart" && (filters === "same" || actions === "same") && hasSameWords(one, other) ? "nearly" : null;
}
const tellsEnough = (policy) => filterFacts(policy).size > 1;
function filterFacts({ filters }) {
	const { mode, conditions } = asObject(filters);
	const values = asList(conditions).flatMap((condition) => {
		const { type, mode: asks = "any", values: wanted } = asObject(condition);
		return asList(wanted).map((value) => JSON.stringify([
			type,
			asks ?? "any",
			value
		]));
	});
	return new Set([JSON.stringify([mode]), ...values]);
}
const actionFacts = ({ actions }) => new Set(asList(actions).map((action) => {
	const { type, config } = asObject(action);
	return JSON.stringify([type, Object.entries(asObject(config)).toSorted(([a], [b]) => a < b ? -1 : 1)]);
}));
function relate(one, other) {
	if (one.size === other.size && isWithin(one, other)) return "same";
	const [small, large] = one.size < other.size ? [one, other] : [other, one];
	return isWithin(small, large) && large.size <= small.size * 2 ? "part" : "apart";
}
const isWithin = (small, large) => [...small].every((fact) => large.has(fact));
function sameText(one, other) {
	const [a, b] = [one, other].map((text) => typeof text === "string" ? wordsOf(text).join(" ") : "");
	return a !== "" && a === b;
}
const hasSameWords = (one, other) => ["slug", "name"].some((field) => {
	const [a, b] = [tellingWords(one[field]), tellingWords(other[field])];
	return a.size > 0 && a.size === b.size && isWithin(a, b);
});
function tellingWords(text) {
	const words = typeof text === "string" ? wordsOf(text) : [];
	return new Set(words.filter((word) => !fillers.has(word)).map((word) => word.replace(/(?<=.{3})s$/u, "")));
}
const fillers = new Set("a all an and any finding findings for in issue issues of on policies policy the to with".split(" "));
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const asObject = (value) => isObject(value) ? value : {};
const asList = (value) => Array.isArray(value) ? value : [];
// src/domain/plan.ts
const maxPairs = 2500;
const order = {
	content: 0,
	name: 1,
	nearly: 2
};
function renamesOf(bundle) {
	if (bundle.kind !== "remediation") return new Map();
	const { policies } = bundle.content;
	const taken = new Set();
	const renames = new Map();
	for (const { gone, made, likeness } of alikePairs(bundle.changes)) {
		if (taken.has(gone) || taken.has(made)) continue;
		taken.add(gone).add(made);
		renames.set(gone.id, {
			...slugsOf$1(gone, made),
			likeness,
			pinned: isPinned(made, policies),
			at: made.at
		});
	}
	return renames;
}
function alikePairs(changes) {
	const policies = changes.filter(({ object }) => object === "RemediationPolicy");
	const gone = policies.filter((change) => change.verb === "delete");
	const made = policies.filter((change) => change.verb === "create" && change.at !== null);
	if (gone.length * made.length > maxPairs) return [];
	return gone.flatMap((one) => made.flatMap((other) => {
		const likeness = alikeBy(named(one.before, one), named(other.after, other));
		return likeness === null ? [] : [{
			gone: one,
			made: other,
			likeness
		}];
	})).toSorted((a, b) => order[a.likeness] - order[b.likeness]);
}
const named = (policy, { key }) => ({
	...policy,
	slug: key["slug"]
});
const slugsOf$1 = (gone, made) => ({
	deleted: String(gone.key["slug"]),
	created: String(made.key["slug"])
});
const isPinned = ({ key }, policies) => policies.some(({ slug }) => slug === key["slug"]);
const likenesses = {
	content: "with the same content",
	name: "with the same name",
	nearly: "with nearly the same content"
};
const kept$1 = {
	content: [
		" and change only ",
		"name",
		"."
	],
	name: [" and change the rest."],
	nearly: [" and change the rest."]
};
function renamePieces({ deleted, created, likeness, pinned, at }) {
	const lost = ` created ${likenesses[likeness]}: a new identity loses its history. To rename, `;
	const slug = `slug: ${asYaml(deleted)}`;
	const [first = "", ...rest] = pinned ? [
		"keep ",
		slug,
		...kept$1[likeness]
	] : [
		"write ",
		slug,
		" at ",
		`${at.file}:${String(at.line)}`,
		"."
	];
	return [
		"",
		deleted,
		" is deleted and ",
		created,
		lost + first,
		...rest
	];
}
const renameText = (rename) => renamePieces(rename).map((piece, index) => index % 2 === 0 ? piece : `\`${piece}\``).join("");
const asYaml = (slug) => /^[a-z][\da-z]*(?:-[\da-z]+)*$/.test(slug) && !readOtherwise.has(slug) ? slug : JSON.stringify(slug);
const readOtherwise = new Set([
	"null",
	"true",
	"false",
	"yes",
	"no",
	"on",
	"off",
	"y",
	"n"
]);
function summarize(changes) {
	const count = (verb) => changes.filter((change) => change.verb === verb).length;
	const effect = combine(changes.map((change) => change.effect));
	return {
		creates: count("create"),
		updates: count("update"),
		deletes: count("delete"),
		effect
	};
}
function planOf(plan, deployment) {
	const bundles = plan.bundles.filter((bundle) => bundle.deployment.slug === deployment);
	return {
		...plan,
		bundles,
		summary: summarize(bundles.flatMap(({ changes }) => changes))
	};
}
function combine(effects) {
	const found = new Set(effects);
	if (found.has("unknown")) return "unknown";
	if (found.has("mixed") || found.has("looser") && found.has("stricter")) return "mixed";
	if (found.has("looser")) return "looser";
	return found.has("stricter") ? "stricter" : "neutral";
}
const onlyChanged = (plan) => ({
	...plan,
	bundles: plan.bundles.filter(({ changes }) => changes.length > 0)
});
const slugOf = ({ slug, name }) => slug ?? deriveSlug(name);
function policyFinder({ policies }) {
	const byName = new Map(policies.filter(({ slug }) => slug === void 0).map((policy) => [policy.name, policy]));
	const bySlug = new Map(policies.map((policy) => [slugOf(policy), policy]));
	return (slug, name) => bySlug.get(slug) ?? (typeof name === "string" ? byName.get(name) : void 0) ?? null;
}
function touchedPolicies(bundle, changes) {
	const find = policyFinder(bundle);
	const touched = changes.flatMap(({ object, key, after }) => object === "RemediationPolicy" && after ? find(String(key["slug"]), after["name"]) ?? [] : []);
	return new Set(touched);
}
function unchangedPolicies(bundle, changes) {
	const touched = touchedPolicies(bundle, changes);
	return bundle.policies.filter((policy) => !touched.has(policy));
}
function identitiesIn(bundle) {
	if (bundle.kind !== "remediation") return ({ id }) => [id];
	const find = policyFinder(bundle.content);
	return (change) => {
		const policy = change.verb === "delete" ? null : find(String(change.key["slug"]), change.after["name"]);
		return policy === null ? [change.id] : [change.id, policyId(slugOf(policy))];
	};
}
// src/domain/github.ts
var GitHubError = class extends Error {
	name = "GitHubError";
	status;
	hint;
	constructor(message, facts = {}) {
		super(message, { cause: facts.cause });
		this.status = facts.status ?? null;
		this.hint = facts.hint ?? null;
	}
};
const causeOf = (refusal) => "why" in refusal ? refusal.why : refusal;
function stateOf(outcome, deployment) {
	const { problems } = outcome;
	if (outcome.kind === "invalid") return {
		kind: "invalid",
		problems
	};
	const results = "results" in outcome ? outcome.results.filter(({ bundle }) => deployment === null || bundle.deployment.slug === deployment) : [];
	if (outcome.kind === "failed") return {
		kind: "failed",
		error: outcome.error,
		results
	};
	if (outcome.kind === "stale") return {
		kind: "refused",
		refusal: {
			code: "stale",
			moved: movedOf(results)
		},
		fresh: null
	};
	const plan = deployment === null ? outcome.plan : planOf(outcome.plan, deployment);
	if (outcome.kind === "applied" || outcome.kind === "partial") return {
		kind: outcome.kind,
		plan,
		results
	};
	if (!plan.bundles.some(({ changes }) => changes.length > 0)) return {
		kind: "no-changes",
		problems,
		...explainedBy(outcome)
	};
	return {
		kind: "planned",
		plan,
		guards: outcome.guards,
		problems,
		...explainedBy(outcome)
	};
}
const explainedBy = ({ impact, triangulation }) => ({
	...impact === void 0 ? {} : { impact },
	...triangulation === void 0 ? {} : { triangulation }
});
function movedOf(results) {
	return results.flatMap(({ bundle, outcome }) => {
		const now = "current" in outcome ? outcome.current : null;
		if (now === null) return [];
		const { deployment, kind, stateVersion, changes } = bundle;
		const { creates, updates, deletes } = summarize(changes);
		return [{
			deployment,
			kind,
			reviewed: {
				stateVersion,
				creates,
				updates,
				deletes,
				changes
			},
			now
		}];
	});
}
// src/render/yaml-diff.ts
const context = 3;
const maxEdits = 1e3;
const diffChange = (change) => diffLines(printSide(change, "before"), printSide(change, "after"));
function printSide(change, side) {
	const content = contentOf$1(change, side);
	return content === null ? [] : printObject(change.object, change.key, content);
}
function contentOf$1(change, side) {
	if (side === "before") return change.verb === "create" ? null : change.before;
	return change.verb === "delete" ? null : change.after;
}
function diffLines(before, after) {
	if (before.length === 0) return marked("+", after);
	if (after.length === 0) return marked("-", before);
	const parts = onlyLine(before, after) ?? diffArrays([...before], [...after], { maxEditLength: maxEdits });
	if (parts === void 0) return [...marked("-", before), ...marked("+", after)];
	return parts.flatMap((part, index) => {
		if (part.added) return marked("+", part.value);
		if (part.removed) return marked("-", part.value);
		return fold(part.value, {
			above: index > 0,
			below: index < parts.length - 1
		});
	});
}
function onlyLine(before, after) {
	const at = before.findIndex((line, index) => line !== after[index]);
	const [was, is] = [before[at], after[at]];
	if (before.length !== after.length || was === void 0 || is === void 0) return null;
	const around = [before[at - 1], before[at + 1]];
	if (around.includes(was) || around.includes(is)) return null;
	if (before.some((line, index) => index > at && line !== after[index])) return null;
	return [
		{
			added: false,
			removed: false,
			value: before.slice(0, at)
		},
		{
			added: false,
			removed: true,
			value: [was]
		},
		{
			added: true,
			removed: false,
			value: [is]
		},
		{
			added: false,
			removed: false,
			value: before.slice(at + 1)
		}
	].filter(({ value }) => value.length > 0);
}
function fold(lines, near) {
	const head = near.above ? context : 0;
	const tail = near.below ? context : 0;
	if (lines.length <= head + tail + 1) return marked(" ", lines);
	const folded = {
		mark: "folded",
		lines: lines.length - head - tail
	};
	return [
		...marked(" ", lines.slice(0, head)),
		folded,
		...marked(" ", lines.slice(lines.length - tail))
	];
}
function capDiff(lines, limit) {
	if (lines.length <= limit + 1) return lines;
	const more = lines.slice(limit).reduce((sum, line) => sum + ("lines" in line ? line.lines : 1), 0);
	return [...lines.slice(0, limit), {
		mark: "cut",
		lines: more
	}];
}
const marked = (mark, lines) => lines.map((text) => ({
	mark,
	text
}));
function printObject(object, key, content) {
	const fields = tidyObject(object, key, content);
	return printPlainly(fields) ?? printAny(fields);
}
var Lines = class {
	all = [];
	fields(fields, lead, indent) {
		const names = Object.keys(fields);
		return names.length > 0 && names.every((name, index) => isName(name) && this.value(fields[name], `${index === 0 ? lead : indent}${name}:`, indent));
	}
	value(value, head, indent) {
		if (typeof value === "string") return this.text(value, head, indent);
		if (typeof value === "boolean") return this.add(`${head} ${String(value)}`);
		if (typeof value !== "object" || value === null) return false;
		this.add(head);
		if (!Array.isArray(value)) return this.fields(value, `${indent}  `, `${indent}  `);
		return value.length > 0 && value.every((item) => this.item(item, `${indent}  - `, `${indent}    `));
	}
	item(item, lead, indent) {
		if (typeof item === "string") return isInLine(item) && this.add(`${lead}${inLine(item)}`);
		return typeof item === "object" && item !== null && !Array.isArray(item) && this.fields(item, lead, indent);
	}
	text(text, head, indent) {
		if (isInLine(text)) return this.add(`${head} ${inLine(text)}`);
		if (!isBlock(text)) return false;
		const isEnded = text.endsWith("\n");
		this.add(`${head} ${isEnded ? "|" : "|-"}`);
		for (const line of (isEnded ? text.slice(0, -1) : text).split("\n")) this.add(line === "" ? "" : `${indent}  ${line}`);
		return true;
	}
	add(line) {
		this.all.push(line);
		return true;
	}
};
const isName = (text) => text.length < 100 && /^[A-Za-z][A-Za-z0-9_-]*$/.test(text) && !meaning.test(text);
const isPlain = (text) => /^[A-Za-z](?:[ -~]*[!-~])?$/.test(text) && !/:(?: |$)| #/.test(text) && !meaning.test(text);
const meaning = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/i;
const isTagged = (text) => /^#[A-Za-z0-9_-]+$/.test(text);
const isInLine = (text) => isPlain(text) || isTagged(text);
const inLine = (text) => isTagged(text) ? `'${text}'` : text;
const isBlock = (text) => text.includes("\n") && !/^\n|\n\n$/.test(text) && text.split("\n").every((line) => line === "" || isTrimmed(line));
const isTrimmed = (line) => /^[!-~](?:[ -~]*[!-~])?$/.test(line);
function printPlainly(fields) {
	const lines = new Lines();
	return lines.fields(fields, "", "") ? lines.all : null;
}
function tidyObject(object, key, content) {
	if (object === "RemediationPolicy") return tidyPolicy(key, content);
	if (object === "DetectionPolicy") return tidyLists(content);
	if (object === "DetectionPolicyException") return tidyException(key, content);
	return inOrder(content, []);
}
function tidyPolicy(key, policy) {
	const { filters, actions } = policy;
	return inOrder({
		...policy,
		slug: orElse(policy["slug"], key["slug"]),
		active: policy["active"] ?? true,
		filters: isObject(filters) ? tidyFilters(filters) : filters,
		actions: Array.isArray(actions) ? actions.map(tidyAction) : actions
	}, [
		"name",
		"slug",
		"description",
		"active",
		"filters",
		"actions"
	]);
}
function tidyFilters(filters) {
	const { conditions } = filters;
	const list = Array.isArray(conditions) ? asSet(conditions.map(tidyCondition)) : conditions;
	return inOrder({
		...filters,
		conditions: list
	}, ["mode", "conditions"]);
}
function tidyCondition(condition) {
	if (!isObject(condition)) return condition;
	return inOrder({
		...condition,
		values: setOf(condition["values"]),
		mode: orElse(condition["mode"], "any")
	}, [
		"type",
		"mode",
		"values"
	]);
}
function tidyAction(action) {
	return isObject(action) ? inOrder({
		...action,
		config: sortedConfig(action["config"])
	}, ["type", "config"]) : action;
}
function sortedConfig(config) {
	if (!isObject(config)) return config;
	return Object.fromEntries(Object.entries(config).toSorted(([a], [b]) => compare(a, b)));
}
function tidyLists({ deployment_slug: _slug, product: _product, ...content }) {
	const rest = inOrder(Object.fromEntries(Object.entries(content).filter(([name]) => ruleLists.every((list) => list !== name))), []);
	return {
		...Object.fromEntries(ruleLists.map((name) => [name, setOf(content[name] ?? [])])),
		...rest
	};
}
function tidyException(key, content) {
	const scope = key["scope_type"] === "project_tag" ? "project_tag_name" : String(key["scope_type"]);
	const named = {
		rule: key["rule"],
		rule_type: key["rule_type"],
		[scope]: key["scope_target"]
	};
	const lists = ruleLists.map((name) => [name, setOf(content[name])]);
	const order = [
		"exception_type",
		"rule",
		"rule_type",
		scope,
		...ruleLists
	];
	return inOrder({
		...named,
		...content,
		...Object.fromEntries(lists)
	}, order);
}
function isUnused(value) {
	if (value === void 0 || value === null || value === "") return true;
	return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}
const orElse = (value, unused) => value === "" ? unused : value ?? unused;
const setOf = (value) => Array.isArray(value) ? asSet(value) : value;
function asSet(list) {
	if (list.length < 2) return [...list];
	return [...new Map(list.map((item) => [typeof item === "string" ? item : JSON.stringify(item), item]))].toSorted(([a], [b]) => compare(a, b)).map(([, item]) => item);
}
function inOrder(fields, order) {
	const used = Object.keys(fields).filter((name) => !isUnused(fields[name]));
	const known = order.filter((name) => used.includes(name));
	const others = used.filter((name) => !order.includes(name)).toSorted();
	return Object.fromEntries([...known, ...others].map((name) => [name, fields[name]]));
}
const compare = (a, b) => {
	if (a === b) return 0;
	return a < b ? -1 : 1;
};
function printAny(fields) {
	return dump(fields, {
		lineWidth: -1,
		noRefs: true
	}).trimEnd().split("\n");
}
// src/render/words.ts
const bundleName = (bundle, several) => several ? `${bundle.deployment.slug} ${bundle.kind}` : bundle.kind;
const slugsOf = (bundles) => [...new Set(bundles.map(({ deployment }) => deployment.slug))];
const hasSeveralDeployments = (bundles) => slugsOf(bundles).length > 1;
function comparisonWords({ added, altered, gone, same }, goneUnnamed = 0) {
	const goneNow = gone.length + goneUnnamed;
	if (added.length + altered.length + goneNow === 0) return "The changes are exactly the reviewed ones; only the state version moved.";
	return `Since the review: ${[
		added.length > 0 ? `${count(added.length, "change")} new` : "",
		altered.length > 0 ? `${String(altered.length)} different` : "",
		goneNow > 0 ? `${String(goneNow)} gone` : "",
		`${String(same)} as reviewed`
	].filter(Boolean).join(", ")}.`;
}
const count = (number, one, many = `${one}s`) => `${String(number)} ${number === 1 ? one : many}`;
function summaryWords(summary) {
	const words = changeWords(summary);
	return words.length === 0 ? "no changes" : [...words, effectWords[summary.effect]].join(", ");
}
function changeWords({ creates, updates, deletes }) {
	return [
		count(creates, "create"),
		count(updates, "update"),
		count(deletes, "delete")
	].filter((_, index) => [
		creates,
		updates,
		deletes
	][index] !== 0);
}
function problemWords(problems) {
	const errors = problems.filter(({ problem }) => problem.severity === "error").length;
	const warnings = problems.length - errors;
	return [errors > 0 ? count(errors, "error") : "", warnings > 0 ? count(warnings, "warning") : ""].filter(Boolean).join(", ");
}
const policiesIn = ({ policies, files }) => `${policies === 0 ? "" : `${count(policies, "policy", "policies")} in `}${count(files, "file")}`;
const signs = {
	create: "+",
	update: "~",
	delete: "-"
};
const verbTitles = {
	create: "Create",
	update: "Update",
	delete: "Delete"
};
const effectWords = {
	stricter: "stricter",
	looser: "looser",
	mixed: "mixed",
	neutral: "neutral",
	unknown: "effect unknown"
};
const resultWords = {
	applied: "applied",
	"already-applied": "already applied",
	unverified: "unverified",
	"not-applied": "not applied",
	unknown: "unknown"
};
const resultReasons = {
	applied: "written and confirmed by the platform",
	"already-applied": "the platform had it; nothing was sent",
	unverified: "written, but the platform still answers with changes",
	"not-applied": "nothing was sent",
	unknown: "no answer came"
};
function editedWords(edited) {
	if (edited === null) return null;
	const { by, at } = edited;
	const words = [by === null ? "" : `by ${by}`, at ?? ""].filter(Boolean).join(", ");
	return words === "" ? null : words;
}
function failureOf(error) {
	const { message } = error;
	if (error instanceof GitHubError) return {
		message,
		hint: error.hint,
		facts: []
	};
	if (!(error instanceof PlatformError)) return {
		message,
		hint: null,
		facts: []
	};
	const { hint, status, code, requestId } = error;
	return {
		message,
		hint,
		facts: [
			status === null ? null : `status ${String(status)}`,
			code === null ? null : `code ${code}`,
			requestId === null ? null : `request ${requestId}`
		].filter((fact) => fact !== null)
	};
}
function noteWords(change) {
	const notes = change.verb === "delete" ? [] : Object.entries(change.notes);
	if (notes.length === 0) return null;
	return notes.map(([name, value]) => `${name.replace(/^x-/, "")}: ${value}`).join(" \u00b7 ");
}
function objectName(change, kind) {
	const { object, key } = change;
	if (object === "RemediationPolicy") return {
		noun: "policy",
		name: keyText(key["slug"])
	};
	if (object === "DetectionPolicy") return {
		noun: "rules of",
		name: kind
	};
	if (object === "DetectionPolicyException") return {
		noun: "exception",
		name: exceptionName(change, key)
	};
	return {
		noun: "object",
		name: `${object} ${JSON.stringify(key)}`
	};
}
function exceptionName(change, key) {
	return [
		(change.verb === "delete" ? change.before : change.after)["exception_type"],
		key["rule_type"],
		key["rule"],
		"in",
		key["scope_type"],
		key["scope_target"]
	].filter((part) => part !== void 0 && part !== null).map(keyText).join(" ");
}
const keyText = (value) => typeof value === "string" ? value : JSON.stringify(value ?? null);
const placeWords = ({ file, line, column }) => `${file}:${String(line)}:${String(column)}`;
const foreign = (text) => ({ foreign: text });
const joined = (sentences, by) => sentences.flatMap((sentence, index) => index === 0 ? sentence : [by, ...sentence]);
const textOf = (sentence) => sentence.map((piece) => typeof piece === "string" ? piece : piece.foreign).join("");
function listed(things) {
	const last = things.at(-1) ?? [];
	return things.length < 2 ? last : [
		...joined(things.slice(0, -1), ", "),
		" and ",
		...last
	];
}
function changedFields(change) {
	if (change.verb !== "update") return [];
	const before = tidyObject(change.object, change.key, change.before);
	const after = tidyObject(change.object, change.key, change.after);
	return [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
// src/world/connections.ts
var Connections = class {
	name = null;
	options;
	open = new Map();
	apis = [];
	sandbox = null;
	openStops = null;
	constructor(options) {
		this.options = options;
	}
	to(deployment) {
		const key = this.options.sandbox === null ? tokenVariable(deployment, this.options.env) : "sandbox";
		const known = this.open.get(key);
		if (known !== void 0) return known;
		const opened = this.options.sandbox === null ? this.openRemote(key) : this.openSandbox();
		this.open.set(key, opened);
		return opened;
	}
	has(deployment) {
		return this.options.sandbox !== null || nonEmpty(this.options.env[tokenVariable(deployment, this.options.env)]) !== null;
	}
	secret(deployment) {
		const name = tokenVariable(deployment, this.options.env);
		const token = nonEmpty(this.options.env[name]);
		if (token === null) throw new UsageError(`No API token. Set ${name}.`);
		return token;
	}
	async planSecret(deployment) {
		const sandbox = await this.startSandbox();
		if (sandbox !== null) return sandbox.planSecret;
		if (this.has(deployment)) return this.secret(deployment);
		throw new UsageError(`No API token to check the plan's signature with. Set ${tokenVariable(deployment, this.options.env)}.`);
	}
	async api(deployment, profile) {
		const { openWebApi } = await import("./plan.js").then((n) => n.web_api_exports);
		const { Token } = await import("./plan.js").then((n) => n.token_exports);
		const sandbox = await this.startSandbox();
		const { env } = this.options;
		const variable = tokenVariable(deployment, env);
		const token = sandbox === null ? nonEmpty(env[variable]) : sandbox.token;
		const jwt = sandbox === null ? nonEmpty(env["IFMATCH_USER_JWT"]) : sandbox.userToken;
		const api = attempt(() => openWebApi({
			...sandbox === null ? this.remote() : this.embedded(sandbox),
			profile,
			token: token === null ? null : new Token(token, variable),
			userToken: jwt === null ? null : new Token(jwt, "The user's JSON Web Token")
		}));
		this.name = api.name;
		this.apis.push(api);
		return api;
	}
	hurry() {
		this.stops.hurry.abort();
	}
	giveUp() {
		this.stops.giveUp.abort();
	}
	async close() {
		const platforms = await Promise.allSettled(this.open.values());
		for (const platform of platforms) if (platform.status === "fulfilled") await platform.value.close();
		for (const api of this.apis) await api.close();
		const [sandbox] = await Promise.allSettled([this.sandbox]);
		if (sandbox.status === "fulfilled") await sandbox.value?.close();
	}
	get stops() {
		return this.openStops ??= {
			hurry: new AbortController(),
			giveUp: new AbortController()
		};
	}
	async openRemote(tokenName) {
		const remote = this.remote();
		const token = nonEmpty(this.options.env[tokenName]);
		if (token === null) throw new UsageError(`No API token. Set ${tokenName}, or try it with --sandbox.${hintOfOthers(this.options.env)}`);
		return this.connect(remote, token, tokenName);
	}
	async openSandbox() {
		const sandbox = await this.startSandbox();
		if (sandbox === null) throw new Error("no sandbox was asked for");
		return this.connect(this.embedded(sandbox), sandbox.token);
	}
	async startSandbox() {
		if (this.options.sandbox === null) return null;
		this.sandbox ??= this.options.sandbox();
		return this.sandbox;
	}
	remote() {
		const { baseUrl, env } = this.options;
		const address = baseUrl ?? nonEmpty(env["IFMATCH_BASE_URL"]);
		if (address === null) throw new UsageError("No platform address. Set IFMATCH_BASE_URL or give --base-url, or try it with --sandbox.");
		return {
			address,
			...this.common()
		};
	}
	embedded({ url }) {
		return {
			address: url,
			name: "sandbox",
			...this.common()
		};
	}
	common() {
		const { env, log } = this.options;
		const stops = {
			hurry: this.stops.hurry.signal,
			giveUp: this.stops.giveUp.signal
		};
		return {
			env: proxiesIn(env),
			...stops,
			...log === null ? {} : { log }
		};
	}
	async connect(remote, secret, name) {
		const { openPlatform } = await import("./plan.js").then((n) => n.client_exports);
		const { Token } = await import("./plan.js").then((n) => n.token_exports);
		const platform = attempt(() => openPlatform({
			...remote,
			token: new Token(secret, name)
		}));
		this.name = platform.name;
		return platform;
	}
};
function attempt(open) {
	try {
		return open();
	} catch (error) {
		if (!(error instanceof PlatformError)) throw error;
		throw new UsageError(withHint(error), { cause: error });
	}
}
function hintOfOthers(env) {
	const [first] = ownTokenVariables(env);
	return first === void 0 ? "" : ` ${first} counts for the deployment of that name alone: name it with --deployment or in ifmatch.yaml.`;
}
function proxiesIn(env) {
	return {
		httpsProxy: env["HTTPS_PROXY"] ?? env["https_proxy"],
		httpProxy: env["HTTP_PROXY"] ?? env["http_proxy"],
		noProxy: env["NO_PROXY"] ?? env["no_proxy"]
	};
}
const nonEmpty = (text) => text === void 0 || text.trim() === "" ? null : text;
// src/generated/guards/plan.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = __commonJSMin(((exports) => {
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
const isPlanFile = validate302;
const schema114 = { "properties": {
	"version": { "const": 1 },
	"tool": { "type": "string" },
	"command": {
		"type": "string",
		"enum": [
			"validate",
			"preview",
			"apply",
			"rollback"
		]
	},
	"outcome": { "$ref": "#/$defs/PlanOutcome" },
	"platform": { "type": ["string", "null"] },
	"config": { "type": ["string", "null"] },
	"digest": { "$ref": "#/$defs/Digest" },
	"undoes": { "$ref": "#/$defs/Digest" },
	"summary": { "$ref": "#/$defs/PlanSummary" },
	"bundles": {
		"type": "array",
		"items": { "$ref": "#/$defs/PlanBundle" }
	},
	"problems": {
		"type": "array",
		"items": { "$ref": "#/$defs/PlanProblem" }
	},
	"guards": {
		"type": "array",
		"items": { "$ref": "#/$defs/PlanGuard" }
	},
	"impact": { "$ref": "#/$defs/PlanImpact" },
	"triangulation": { "$ref": "#/$defs/PlanTriangulation" },
	"error": { "oneOf": [{ "$ref": "#/$defs/PlanError" }, { "type": "null" }] },
	"records": {
		"type": "array",
		"maxItems": 1e4,
		"items": {
			"type": "string",
			"maxLength": 16384
		}
	},
	"signatures": {
		"type": "array",
		"items": { "$ref": "#/$defs/PlanSignature" }
	}
} };
const func13 = Object.prototype.hasOwnProperty;
const func2 = require_ucs2length().default;
const schema115 = { "enum": [
	"valid",
	"no-changes",
	"changes",
	"invalid",
	"stale",
	"consent",
	"applied",
	"partial",
	"failed"
] };
function validate303(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "valid" || data === "no-changes" || data === "changes" || data === "invalid" || data === "stale" || data === "consent" || data === "applied" || data === "partial" || data === "failed")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema115.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate303.errors = vErrors;
	return errors === 0;
}
const pattern28 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate305(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern28.test(data)) {
			vErrors = added(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^sha256:[0-9a-f]{64}$" }, "must match pattern \"^sha256:[0-9a-f]{64}$\"");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate305.errors = vErrors;
	return errors === 0;
}
const schema118 = { "enum": [
	"stricter",
	"looser",
	"mixed",
	"neutral",
	"unknown"
] };
function validate309(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "stricter" || data === "looser" || data === "mixed" || data === "neutral" || data === "unknown")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema118.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate309.errors = vErrors;
	return errors === 0;
}
function validate308(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.creates === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "creates" }, "must have required property 'creates'");
			errors++;
		}
		if (data.updates === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "updates" }, "must have required property 'updates'");
			errors++;
		}
		if (data.deletes === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "deletes" }, "must have required property 'deletes'");
			errors++;
		}
		if (data.effect === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "effect" }, "must have required property 'effect'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "creates" || key0 === "updates" || key0 === "deletes" || key0 === "effect")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.creates !== void 0) {
			let data0 = data.creates;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = added(vErrors, instancePath + "/creates", "#/properties/creates/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = added(vErrors, instancePath + "/creates", "#/properties/creates/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.updates !== void 0) {
			let data1 = data.updates;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = added(vErrors, instancePath + "/updates", "#/properties/updates/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = added(vErrors, instancePath + "/updates", "#/properties/updates/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.deletes !== void 0) {
			let data2 = data.deletes;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = added(vErrors, instancePath + "/deletes", "#/properties/deletes/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = added(vErrors, instancePath + "/deletes", "#/properties/deletes/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.effect !== void 0) {
			if (!validate309(data.effect, { instancePath: instancePath + "/effect" })) {
				vErrors = appended(vErrors, validate309.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate308.errors = vErrors;
	return errors === 0;
}
const schema119 = { "properties": {
	"deployment": {
		"type": "object",
		"required": ["id", "slug"],
		"additionalProperties": false,
		"properties": {
			"id": {
				"type": "string",
				"pattern": "^[0-9]{1,19}$"
			},
			"slug": { "type": "string" }
		}
	},
	"kind": {
		"type": "string",
		"enum": ["remediation", "detection"]
	},
	"product": { "oneOf": [{ "$ref": "#/$defs/Product" }, { "type": "null" }] },
	"state_version": { "$ref": "#/$defs/StateVersion" },
	"bundle_digest": { "$ref": "#/$defs/Digest" },
	"diff_digest": { "$ref": "#/$defs/Digest" },
	"bundle": { "anyOf": [
		{ "$ref": "#/$defs/RemediationBundle" },
		{ "$ref": "#/$defs/DetectionBundle" },
		{ "$ref": "#/$defs/RestoredPolicies" },
		{ "$ref": "#/$defs/RestoredDetection" }
	] },
	"changes": {
		"type": "array",
		"items": { "$ref": "#/$defs/PlanChange" }
	},
	"result": { "oneOf": [{ "$ref": "#/$defs/ApplyResult" }, { "type": "null" }] },
	"reason": { "type": ["string", "null"] },
	"current": { "oneOf": [{ "$ref": "#/$defs/PlanCurrent" }, { "type": "null" }] },
	"undo": { "oneOf": [{ "$ref": "#/$defs/PlanUndo" }, { "type": "null" }] }
} };
const pattern3 = new RegExp("^[0-9]{1,19}$", "u");
const schema63 = { "enum": ["code", "secrets"] };
function validate143(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "code" || data === "secrets")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema63.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate143.errors = vErrors;
	return errors === 0;
}
function validate30(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
function validate210(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 500) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 500 }, "must NOT have more than 500 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate210.errors = vErrors;
	return errors === 0;
}
const pattern7 = new RegExp("^\\S+$", "u");
function validate212(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 255) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
		if (!pattern7.test(data)) {
			vErrors = added(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate212.errors = vErrors;
	return errors === 0;
}
function validate214(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e4) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate214.errors = vErrors;
	return errors === 0;
}
function validate216(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "boolean") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "boolean" }, "must be boolean");
		errors++;
	}
	validate216.errors = vErrors;
	return errors === 0;
}
const schema90 = { "properties": { "mode": { "enum": ["all", "any"] } } };
const schema91 = { "properties": { "mode": { "enum": ["any", "none"] } } };
const pattern8 = new RegExp("^\\S(?:.*\\S)?$", "u");
function validate219(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.values === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "values" }, "must have required property 'values'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added(vErrors, instancePath + "/type", "#/properties/type/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = added(vErrors, instancePath + "/type", "#/properties/type/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = added(vErrors, instancePath + "/values", "#/properties/values/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = added(vErrors, instancePath + "/values", "#/properties/values/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func2(data2) > 1e3) {
							vErrors = added(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data2) < 1) {
							vErrors = added(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern8.test(data2)) {
							vErrors = added(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
							errors++;
						}
					} else {
						vErrors = added(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/values", "#/properties/values/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data3 = data.mode;
			if (typeof data3 !== "string") {
				vErrors = added(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "any" || data3 === "none")) {
				vErrors = added(vErrors, instancePath + "/mode", "#/properties/mode/enum", "enum", { allowedValues: schema91.properties.mode.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate219.errors = vErrors;
	return errors === 0;
}
function validate218(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "mode" }, "must have required property 'mode'");
			errors++;
		}
		if (data.conditions === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "conditions" }, "must have required property 'conditions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.mode !== void 0) {
			let data0 = data.mode;
			if (typeof data0 !== "string") {
				vErrors = added(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "all" || data0 === "any")) {
				vErrors = added(vErrors, instancePath + "/mode", "#/properties/mode/enum", "enum", { allowedValues: schema90.properties.mode.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.conditions !== void 0) {
			let data1 = data.conditions;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = added(vErrors, instancePath + "/conditions", "#/properties/conditions/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = added(vErrors, instancePath + "/conditions", "#/properties/conditions/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate219(data1[i0], { instancePath: instancePath + "/conditions/" + i0 })) {
					vErrors = appended(vErrors, validate219.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/conditions", "#/properties/conditions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate218.errors = vErrors;
	return errors === 0;
}
function validate223(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "config")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added(vErrors, instancePath + "/type", "#/properties/type/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = added(vErrors, instancePath + "/type", "#/properties/type/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data1 = data.config;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 100) {
					vErrors = added(vErrors, instancePath + "/config", "#/properties/config/maxProperties", "maxProperties", { limit: 100 }, "must NOT have more than 100 properties");
					errors++;
				}
				for (const key1 in data1) {
					let data2 = data1[key1];
					if (typeof data2 === "string") {
						if (func2(data2) > 1e4) {
							vErrors = added(vErrors, instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/config/additionalProperties/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
							errors++;
						}
					} else {
						vErrors = added(vErrors, instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/config/additionalProperties/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/config", "#/properties/config/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate223.errors = vErrors;
	return errors === 0;
}
function validate222(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			vErrors = added(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate223(data[i0], { instancePath: instancePath + "/" + i0 })) {
			vErrors = appended(vErrors, validate223.errors);
			errors = vErrors.length;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate222.errors = vErrors;
	return errors === 0;
}
function validate209(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.filters === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
			errors++;
		}
		if (data.actions === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "actions" }, "must have required property 'actions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate210(data.name, { instancePath: instancePath + "/name" })) {
				vErrors = appended(vErrors, validate210.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate212(data.slug, { instancePath: instancePath + "/slug" })) {
				vErrors = appended(vErrors, validate212.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate214(data.description, { instancePath: instancePath + "/description" })) {
				vErrors = appended(vErrors, validate214.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate216(data.active, { instancePath: instancePath + "/active" })) {
				vErrors = appended(vErrors, validate216.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate218(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = appended(vErrors, validate218.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate222(data.actions, { instancePath: instancePath + "/actions" })) {
				vErrors = appended(vErrors, validate222.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate209.errors = vErrors;
	return errors === 0;
}
function validate208(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "policies" }, "must have required property 'policies'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data1 = data.policies;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					vErrors = added(vErrors, instancePath + "/policies", "#/properties/policies/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate209(data1[i0], { instancePath: instancePath + "/policies/" + i0 })) {
					vErrors = appended(vErrors, validate209.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate208.errors = vErrors;
	return errors === 0;
}
function validate145(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 1e5) {
			vErrors = added(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2(data0) > 1e3) {
					vErrors = added(vErrors, instancePath + "/" + i0, "#/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = added(vErrors, instancePath + "/" + i0, "#/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate145.errors = vErrors;
	return errors === 0;
}
const schema66 = { "enum": ["include", "exclude"] };
function validate150(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "include" || data === "exclude")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema66.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate150.errors = vErrors;
	return errors === 0;
}
function validate152(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate152.errors = vErrors;
	return errors === 0;
}
const schema68 = { "enum": ["rule", "pack"] };
function validate154(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "rule" || data === "pack")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema68.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate154.errors = vErrors;
	return errors === 0;
}
function validate156(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate156.errors = vErrors;
	return errors === 0;
}
function validate158(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = added(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = added(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate158.errors = vErrors;
	return errors === 0;
}
function validate149(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exception_type === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "exception_type" }, "must have required property 'exception_type'");
			errors++;
		}
		if (data.rule === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "rule" }, "must have required property 'rule'");
			errors++;
		}
		if (data.rule_type === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "rule_type" }, "must have required property 'rule_type'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.exception_type !== void 0) {
			if (!validate150(data.exception_type, { instancePath: instancePath + "/exception_type" })) {
				vErrors = appended(vErrors, validate150.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			if (!validate152(data.rule, { instancePath: instancePath + "/rule" })) {
				vErrors = appended(vErrors, validate152.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate154(data.rule_type, { instancePath: instancePath + "/rule_type" })) {
				vErrors = appended(vErrors, validate154.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			if (!validate156(data.project, { instancePath: instancePath + "/project" })) {
				vErrors = appended(vErrors, validate156.errors);
				errors = vErrors.length;
			}
		}
		if (data.project_tag_name !== void 0) {
			if (!validate158(data.project_tag_name, { instancePath: instancePath + "/project_tag_name" })) {
				vErrors = appended(vErrors, validate158.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate149.errors = vErrors;
	return errors === 0;
}
function validate142(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "rulesets" }, "must have required property 'rulesets'");
			errors++;
		}
		if (data.rules === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "rules" }, "must have required property 'rules'");
			errors++;
		}
		if (data.disabled === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "disabled" }, "must have required property 'disabled'");
			errors++;
		}
		if (data.exceptions === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "exceptions" }, "must have required property 'exceptions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = added(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/deployment_slug", "#/properties/deployment_slug/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.product !== void 0) {
			if (!validate143(data.product, { instancePath: instancePath + "/product" })) {
				vErrors = appended(vErrors, validate143.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			if (!validate145(data.rulesets, { instancePath: instancePath + "/rulesets" })) {
				vErrors = appended(vErrors, validate145.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			if (!validate145(data.rules, { instancePath: instancePath + "/rules" })) {
				vErrors = appended(vErrors, validate145.errors);
				errors = vErrors.length;
			}
		}
		if (data.disabled !== void 0) {
			if (!validate145(data.disabled, { instancePath: instancePath + "/disabled" })) {
				vErrors = appended(vErrors, validate145.errors);
				errors = vErrors.length;
			}
		}
		if (data.exceptions !== void 0) {
			let data5 = data.exceptions;
			if (Array.isArray(data5)) {
				if (data5.length > 1e5) {
					vErrors = added(vErrors, instancePath + "/exceptions", "#/properties/exceptions/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate149(data5[i0], { instancePath: instancePath + "/exceptions/" + i0 })) {
					vErrors = appended(vErrors, validate149.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate142.errors = vErrors;
	return errors === 0;
}
function validate319(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "policies" }, "must have required property 'policies'");
			errors++;
		}
		if (data.policies !== void 0) {
			let data0 = data.policies;
			if (Array.isArray(data0)) {
				if (data0.length > 1e5) {
					vErrors = added(vErrors, instancePath + "/policies", "#/properties/policies/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.name === void 0) {
							vErrors = added(vErrors, instancePath + "/policies/" + i0, "#/properties/policies/items/required", "required", { missingProperty: "name" }, "must have required property 'name'");
							errors++;
						}
						if (data1.filters === void 0) {
							vErrors = added(vErrors, instancePath + "/policies/" + i0, "#/properties/policies/items/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
							errors++;
						}
						if (data1.actions === void 0) {
							vErrors = added(vErrors, instancePath + "/policies/" + i0, "#/properties/policies/items/required", "required", { missingProperty: "actions" }, "must have required property 'actions'");
							errors++;
						}
						if (data1.name !== void 0) {
							if (typeof data1.name !== "string") {
								vErrors = added(vErrors, instancePath + "/policies/" + i0 + "/name", "#/properties/policies/items/properties/name/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data1.slug !== void 0) {
							if (typeof data1.slug !== "string") {
								vErrors = added(vErrors, instancePath + "/policies/" + i0 + "/slug", "#/properties/policies/items/properties/slug/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data1.filters !== void 0) {
							let data4 = data1.filters;
							if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
								if (data4.conditions === void 0) {
									vErrors = added(vErrors, instancePath + "/policies/" + i0 + "/filters", "#/properties/policies/items/properties/filters/required", "required", { missingProperty: "conditions" }, "must have required property 'conditions'");
									errors++;
								}
								if (data4.conditions !== void 0) {
									let data5 = data4.conditions;
									if (Array.isArray(data5)) {
										const len1 = data5.length;
										for (let i1 = 0; i1 < len1; i1++) {
											let data6 = data5[i1];
											if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
												vErrors = added(vErrors, instancePath + "/policies/" + i0 + "/filters/conditions/" + i1, "#/properties/policies/items/properties/filters/properties/conditions/items/type", "type", { type: "object" }, "must be object");
												errors++;
											}
										}
									} else {
										vErrors = added(vErrors, instancePath + "/policies/" + i0 + "/filters/conditions", "#/properties/policies/items/properties/filters/properties/conditions/type", "type", { type: "array" }, "must be array");
										errors++;
									}
								}
							} else {
								vErrors = added(vErrors, instancePath + "/policies/" + i0 + "/filters", "#/properties/policies/items/properties/filters/type", "type", { type: "object" }, "must be object");
								errors++;
							}
						}
						if (data1.actions !== void 0) {
							let data7 = data1.actions;
							if (Array.isArray(data7)) {
								const len2 = data7.length;
								for (let i2 = 0; i2 < len2; i2++) {
									let data8 = data7[i2];
									if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {} else {
										vErrors = added(vErrors, instancePath + "/policies/" + i0 + "/actions/" + i2, "#/properties/policies/items/properties/actions/items/type", "type", { type: "object" }, "must be object");
										errors++;
									}
								}
							} else {
								vErrors = added(vErrors, instancePath + "/policies/" + i0 + "/actions", "#/properties/policies/items/properties/actions/type", "type", { type: "array" }, "must be array");
								errors++;
							}
						}
					} else {
						vErrors = added(vErrors, instancePath + "/policies/" + i0, "#/properties/policies/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate319.errors = vErrors;
	return errors === 0;
}
function validate321(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "rulesets" }, "must have required property 'rulesets'");
			errors++;
		}
		if (data.rules === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "rules" }, "must have required property 'rules'");
			errors++;
		}
		if (data.disabled === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "disabled" }, "must have required property 'disabled'");
			errors++;
		}
		if (data.exceptions === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "exceptions" }, "must have required property 'exceptions'");
			errors++;
		}
		if (data.rulesets !== void 0) {
			let data0 = data.rulesets;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data0[i0] !== "string") {
					vErrors = added(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data2 = data.rules;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (typeof data2[i1] !== "string") {
					vErrors = added(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.disabled !== void 0) {
			let data4 = data.disabled;
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data4[i2] !== "string") {
					vErrors = added(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/disabled", "#/properties/disabled/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.exceptions !== void 0) {
			let data6 = data.exceptions;
			if (Array.isArray(data6)) {
				const len3 = data6.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data7 = data6[i3];
					if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
						if (data7.exception_type === void 0) {
							vErrors = added(vErrors, instancePath + "/exceptions/" + i3, "#/properties/exceptions/items/required", "required", { missingProperty: "exception_type" }, "must have required property 'exception_type'");
							errors++;
						}
						if (data7.rule === void 0) {
							vErrors = added(vErrors, instancePath + "/exceptions/" + i3, "#/properties/exceptions/items/required", "required", { missingProperty: "rule" }, "must have required property 'rule'");
							errors++;
						}
						if (data7.rule_type === void 0) {
							vErrors = added(vErrors, instancePath + "/exceptions/" + i3, "#/properties/exceptions/items/required", "required", { missingProperty: "rule_type" }, "must have required property 'rule_type'");
							errors++;
						}
						if (data7.exception_type !== void 0) {
							if (typeof data7.exception_type !== "string") {
								vErrors = added(vErrors, instancePath + "/exceptions/" + i3 + "/exception_type", "#/properties/exceptions/items/properties/exception_type/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data7.rule !== void 0) {
							if (typeof data7.rule !== "string") {
								vErrors = added(vErrors, instancePath + "/exceptions/" + i3 + "/rule", "#/properties/exceptions/items/properties/rule/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data7.rule_type !== void 0) {
							if (typeof data7.rule_type !== "string") {
								vErrors = added(vErrors, instancePath + "/exceptions/" + i3 + "/rule_type", "#/properties/exceptions/items/properties/rule_type/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data7.project !== void 0) {
							if (typeof data7.project !== "string") {
								vErrors = added(vErrors, instancePath + "/exceptions/" + i3 + "/project", "#/properties/exceptions/items/properties/project/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
						if (data7.project_tag_name !== void 0) {
							if (typeof data7.project_tag_name !== "string") {
								vErrors = added(vErrors, instancePath + "/exceptions/" + i3 + "/project_tag_name", "#/properties/exceptions/items/properties/project_tag_name/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
					} else {
						vErrors = added(vErrors, instancePath + "/exceptions/" + i3, "#/properties/exceptions/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate321.errors = vErrors;
	return errors === 0;
}
const schema122 = { "properties": {
	"verb": {
		"type": "string",
		"enum": [
			"create",
			"update",
			"delete"
		]
	},
	"object": { "type": "string" },
	"key": {
		"type": "object",
		"additionalProperties": true
	},
	"before": {
		"type": ["object", "null"],
		"additionalProperties": true
	},
	"after": {
		"type": ["object", "null"],
		"additionalProperties": true
	},
	"effect": { "$ref": "#/$defs/Effect" },
	"says": { "type": "string" },
	"notes": {
		"type": "object",
		"additionalProperties": { "type": "string" }
	},
	"at": { "oneOf": [{ "$ref": "#/$defs/PlanPosition" }, { "type": "null" }] }
} };
function validate325(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.file === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "file" }, "must have required property 'file'");
			errors++;
		}
		if (data.line === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "line" }, "must have required property 'line'");
			errors++;
		}
		if (data.column === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "column" }, "must have required property 'column'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "file" || key0 === "line" || key0 === "column")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.file !== void 0) {
			if (typeof data.file !== "string") {
				vErrors = added(vErrors, instancePath + "/file", "#/properties/file/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.line !== void 0) {
			let data1 = data.line;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = added(vErrors, instancePath + "/line", "#/properties/line/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					vErrors = added(vErrors, instancePath + "/line", "#/properties/line/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
		if (data.column !== void 0) {
			let data2 = data.column;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				vErrors = added(vErrors, instancePath + "/column", "#/properties/column/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = added(vErrors, instancePath + "/column", "#/properties/column/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate325.errors = vErrors;
	return errors === 0;
}
function validate323(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.verb === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "verb" }, "must have required property 'verb'");
			errors++;
		}
		if (data.object === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "object" }, "must have required property 'object'");
			errors++;
		}
		if (data.key === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.before === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "before" }, "must have required property 'before'");
			errors++;
		}
		if (data.after === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "after" }, "must have required property 'after'");
			errors++;
		}
		if (data.effect === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "effect" }, "must have required property 'effect'");
			errors++;
		}
		if (data.says === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "says" }, "must have required property 'says'");
			errors++;
		}
		if (data.notes === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "notes" }, "must have required property 'notes'");
			errors++;
		}
		if (data.at === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "at" }, "must have required property 'at'");
			errors++;
		}
		for (const key0 in data) if (!func13.call(schema122.properties, key0)) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.verb !== void 0) {
			let data0 = data.verb;
			if (typeof data0 !== "string") {
				vErrors = added(vErrors, instancePath + "/verb", "#/properties/verb/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "create" || data0 === "update" || data0 === "delete")) {
				vErrors = added(vErrors, instancePath + "/verb", "#/properties/verb/enum", "enum", { allowedValues: schema122.properties.verb.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.object !== void 0) {
			if (typeof data.object !== "string") {
				vErrors = added(vErrors, instancePath + "/object", "#/properties/object/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data2 = data.key;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				vErrors = added(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data3 = data.before;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
				vErrors = added(vErrors, instancePath + "/before", "#/properties/before/type", "type", { type: schema122.properties.before.type }, "must be object,null");
				errors++;
			}
		}
		if (data.after !== void 0) {
			let data4 = data.after;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				vErrors = added(vErrors, instancePath + "/after", "#/properties/after/type", "type", { type: schema122.properties.after.type }, "must be object,null");
				errors++;
			}
		}
		if (data.effect !== void 0) {
			if (!validate309(data.effect, { instancePath: instancePath + "/effect" })) {
				vErrors = appended(vErrors, validate309.errors);
				errors = vErrors.length;
			}
		}
		if (data.says !== void 0) {
			if (typeof data.says !== "string") {
				vErrors = added(vErrors, instancePath + "/says", "#/properties/says/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data7 = data.notes;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				for (const key1 in data7) if (typeof data7[key1] !== "string") {
					vErrors = added(vErrors, instancePath + "/notes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/notes/additionalProperties/type", "type", { type: "string" }, "must be string");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/notes", "#/properties/notes/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data9 = data.at;
			const _errs24 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs25 = errors;
			if (!validate325(data9, { instancePath: instancePath + "/at" })) {
				vErrors = appended(vErrors, validate325.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs25 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs26 = errors;
			if (data9 !== null) {
				vErrors = added(vErrors, instancePath + "/at", "#/properties/at/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs26 === errors;
			if (_valid0 && valid2) {
				valid2 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid2 = true;
				passing0 = 1;
			}
			if (!valid2) {
				vErrors = added(vErrors, instancePath + "/at", "#/properties/at/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs24;
				if (vErrors !== null) {
					if (_errs24) vErrors.length = _errs24;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate323.errors = vErrors;
	return errors === 0;
}
const schema124 = { "enum": [
	"applied",
	"already-applied",
	"unverified",
	"not-applied",
	"unknown"
] };
function validate328(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "applied" || data === "already-applied" || data === "unverified" || data === "not-applied" || data === "unknown")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema124.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate328.errors = vErrors;
	return errors === 0;
}
function validate330(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_version === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.changes === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "changes" }, "must have required property 'changes'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "state_version" || key0 === "changes")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = appended(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.changes !== void 0) {
			let data1 = data.changes;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate323(data1[i0], { instancePath: instancePath + "/changes/" + i0 })) {
					vErrors = appended(vErrors, validate323.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/changes", "#/properties/changes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate330.errors = vErrors;
	return errors === 0;
}
function validate334(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_version === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.bundle === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "state_version" || key0 === "bundle")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = appended(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundle !== void 0) {
			let data1 = data.bundle;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {} else {
				vErrors = added(vErrors, instancePath + "/bundle", "#/properties/bundle/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate334.errors = vErrors;
	return errors === 0;
}
function validate312(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.product === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "product" }, "must have required property 'product'");
			errors++;
		}
		if (data.state_version === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "state_version" }, "must have required property 'state_version'");
			errors++;
		}
		if (data.bundle_digest === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle_digest" }, "must have required property 'bundle_digest'");
			errors++;
		}
		if (data.diff_digest === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "diff_digest" }, "must have required property 'diff_digest'");
			errors++;
		}
		if (data.bundle === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "bundle" }, "must have required property 'bundle'");
			errors++;
		}
		if (data.changes === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "changes" }, "must have required property 'changes'");
			errors++;
		}
		if (data.result === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "result" }, "must have required property 'result'");
			errors++;
		}
		if (data.reason === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "reason" }, "must have required property 'reason'");
			errors++;
		}
		if (data.current === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "current" }, "must have required property 'current'");
			errors++;
		}
		if (data.undo === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "undo" }, "must have required property 'undo'");
			errors++;
		}
		for (const key0 in data) if (!func13.call(schema119.properties, key0)) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					vErrors = added(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "id" }, "must have required property 'id'");
					errors++;
				}
				if (data0.slug === void 0) {
					vErrors = added(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					vErrors = added(vErrors, instancePath + "/deployment", "#/properties/deployment/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3.test(data1)) {
							vErrors = added(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					} else {
						vErrors = added(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						vErrors = added(vErrors, instancePath + "/deployment/slug", "#/properties/deployment/properties/slug/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				vErrors = added(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				vErrors = added(vErrors, instancePath + "/kind", "#/properties/kind/enum", "enum", { allowedValues: schema119.properties.kind.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate143(data4, { instancePath: instancePath + "/product" })) {
				vErrors = appended(vErrors, validate143.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = added(vErrors, instancePath + "/product", "#/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid2) {
				valid2 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid2 = true;
				passing0 = 1;
			}
			if (!valid2) {
				vErrors = added(vErrors, instancePath + "/product", "#/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.state_version !== void 0) {
			if (!validate30(data.state_version, { instancePath: instancePath + "/state_version" })) {
				vErrors = appended(vErrors, validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundle_digest !== void 0) {
			if (!validate305(data.bundle_digest, { instancePath: instancePath + "/bundle_digest" })) {
				vErrors = appended(vErrors, validate305.errors);
				errors = vErrors.length;
			}
		}
		if (data.diff_digest !== void 0) {
			if (!validate305(data.diff_digest, { instancePath: instancePath + "/diff_digest" })) {
				vErrors = appended(vErrors, validate305.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundle !== void 0) {
			let data8 = data.bundle;
			const _errs20 = errors;
			let valid3 = false;
			const _errs21 = errors;
			if (!validate208(data8, { instancePath: instancePath + "/bundle" })) {
				vErrors = appended(vErrors, validate208.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs21 === errors;
			valid3 = valid3 || _valid1;
			if (!valid3) {
				const _errs22 = errors;
				if (!validate142(data8, { instancePath: instancePath + "/bundle" })) {
					vErrors = appended(vErrors, validate142.errors);
					errors = vErrors.length;
				}
				var _valid1 = _errs22 === errors;
				valid3 = valid3 || _valid1;
				if (!valid3) {
					const _errs23 = errors;
					if (!validate319(data8, { instancePath: instancePath + "/bundle" })) {
						vErrors = appended(vErrors, validate319.errors);
						errors = vErrors.length;
					}
					var _valid1 = _errs23 === errors;
					valid3 = valid3 || _valid1;
					if (!valid3) {
						const _errs24 = errors;
						if (!validate321(data8, { instancePath: instancePath + "/bundle" })) {
							vErrors = appended(vErrors, validate321.errors);
							errors = vErrors.length;
						}
						var _valid1 = _errs24 === errors;
						valid3 = valid3 || _valid1;
					}
				}
			}
			if (!valid3) {
				vErrors = added(vErrors, instancePath + "/bundle", "#/properties/bundle/anyOf", "anyOf", {}, "must match a schema in anyOf");
				errors++;
			} else {
				errors = _errs20;
				if (vErrors !== null) {
					if (_errs20) vErrors.length = _errs20;
					else vErrors = null;
				}
			}
		}
		if (data.changes !== void 0) {
			let data9 = data.changes;
			if (Array.isArray(data9)) {
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate323(data9[i0], { instancePath: instancePath + "/changes/" + i0 })) {
					vErrors = appended(vErrors, validate323.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/changes", "#/properties/changes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.result !== void 0) {
			let data11 = data.result;
			const _errs29 = errors;
			let valid6 = false;
			let passing1 = null;
			const _errs30 = errors;
			if (!validate328(data11, { instancePath: instancePath + "/result" })) {
				vErrors = appended(vErrors, validate328.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs30 === errors;
			if (_valid2) {
				valid6 = true;
				passing1 = 0;
			}
			const _errs31 = errors;
			if (data11 !== null) {
				vErrors = added(vErrors, instancePath + "/result", "#/properties/result/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid2 = _errs31 === errors;
			if (_valid2 && valid6) {
				valid6 = false;
				passing1 = [passing1, 1];
			} else if (_valid2) {
				valid6 = true;
				passing1 = 1;
			}
			if (!valid6) {
				vErrors = added(vErrors, instancePath + "/result", "#/properties/result/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs29;
				if (vErrors !== null) {
					if (_errs29) vErrors.length = _errs29;
					else vErrors = null;
				}
			}
		}
		if (data.reason !== void 0) {
			let data12 = data.reason;
			if (typeof data12 !== "string" && data12 !== null) {
				vErrors = added(vErrors, instancePath + "/reason", "#/properties/reason/type", "type", { type: schema119.properties.reason.type }, "must be string,null");
				errors++;
			}
		}
		if (data.current !== void 0) {
			let data13 = data.current;
			const _errs36 = errors;
			let valid7 = false;
			let passing2 = null;
			const _errs37 = errors;
			if (!validate330(data13, { instancePath: instancePath + "/current" })) {
				vErrors = appended(vErrors, validate330.errors);
				errors = vErrors.length;
			}
			var _valid3 = _errs37 === errors;
			if (_valid3) {
				valid7 = true;
				passing2 = 0;
			}
			const _errs38 = errors;
			if (data13 !== null) {
				vErrors = added(vErrors, instancePath + "/current", "#/properties/current/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid3 = _errs38 === errors;
			if (_valid3 && valid7) {
				valid7 = false;
				passing2 = [passing2, 1];
			} else if (_valid3) {
				valid7 = true;
				passing2 = 1;
			}
			if (!valid7) {
				vErrors = added(vErrors, instancePath + "/current", "#/properties/current/oneOf", "oneOf", { passingSchemas: passing2 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs36;
				if (vErrors !== null) {
					if (_errs36) vErrors.length = _errs36;
					else vErrors = null;
				}
			}
		}
		if (data.undo !== void 0) {
			let data14 = data.undo;
			const _errs41 = errors;
			let valid8 = false;
			let passing3 = null;
			const _errs42 = errors;
			if (!validate334(data14, { instancePath: instancePath + "/undo" })) {
				vErrors = appended(vErrors, validate334.errors);
				errors = vErrors.length;
			}
			var _valid4 = _errs42 === errors;
			if (_valid4) {
				valid8 = true;
				passing3 = 0;
			}
			const _errs43 = errors;
			if (data14 !== null) {
				vErrors = added(vErrors, instancePath + "/undo", "#/properties/undo/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid4 = _errs43 === errors;
			if (_valid4 && valid8) {
				valid8 = false;
				passing3 = [passing3, 1];
			} else if (_valid4) {
				valid8 = true;
				passing3 = 1;
			}
			if (!valid8) {
				vErrors = added(vErrors, instancePath + "/undo", "#/properties/undo/oneOf", "oneOf", { passingSchemas: passing3 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs41;
				if (vErrors !== null) {
					if (_errs41) vErrors.length = _errs41;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate312.errors = vErrors;
	return errors === 0;
}
const schema127 = { "properties": {
	"severity": { "enum": ["error", "warning"] },
	"file": { "type": ["string", "null"] },
	"line": { "type": ["integer", "null"] },
	"column": { "type": ["integer", "null"] }
} };
function validate338(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.severity === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "severity" }, "must have required property 'severity'");
			errors++;
		}
		if (data.code === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "code" }, "must have required property 'code'");
			errors++;
		}
		if (data.message === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		if (data.fix === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "fix" }, "must have required property 'fix'");
			errors++;
		}
		if (data.file === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "file" }, "must have required property 'file'");
			errors++;
		}
		if (data.line === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "line" }, "must have required property 'line'");
			errors++;
		}
		if (data.column === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "column" }, "must have required property 'column'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "severity" || key0 === "code" || key0 === "message" || key0 === "fix" || key0 === "file" || key0 === "line" || key0 === "column")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.severity !== void 0) {
			let data0 = data.severity;
			if (typeof data0 !== "string") {
				vErrors = added(vErrors, instancePath + "/severity", "#/properties/severity/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "error" || data0 === "warning")) {
				vErrors = added(vErrors, instancePath + "/severity", "#/properties/severity/enum", "enum", { allowedValues: schema127.properties.severity.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.code !== void 0) {
			if (typeof data.code !== "string") {
				vErrors = added(vErrors, instancePath + "/code", "#/properties/code/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = added(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.fix !== void 0) {
			if (typeof data.fix !== "string") {
				vErrors = added(vErrors, instancePath + "/fix", "#/properties/fix/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.file !== void 0) {
			let data4 = data.file;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = added(vErrors, instancePath + "/file", "#/properties/file/type", "type", { type: schema127.properties.file.type }, "must be string,null");
				errors++;
			}
		}
		if (data.line !== void 0) {
			let data5 = data.line;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
				vErrors = added(vErrors, instancePath + "/line", "#/properties/line/type", "type", { type: schema127.properties.line.type }, "must be integer,null");
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 1 || isNaN(data5)) {
					vErrors = added(vErrors, instancePath + "/line", "#/properties/line/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
		if (data.column !== void 0) {
			let data6 = data.column;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
				vErrors = added(vErrors, instancePath + "/column", "#/properties/column/type", "type", { type: schema127.properties.column.type }, "must be integer,null");
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 1 || isNaN(data6)) {
					vErrors = added(vErrors, instancePath + "/column", "#/properties/column/minimum", "minimum", {
						comparison: ">=",
						limit: 1
					}, "must be >= 1");
					errors++;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate338.errors = vErrors;
	return errors === 0;
}
const schema128 = { "properties": { "guard": { "enum": [
	"max-deletes",
	"max-delete-percent",
	"empty",
	"protected",
	"looser"
] } } };
function validate340(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.guard === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "guard" }, "must have required property 'guard'");
			errors++;
		}
		if (data.message === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		if (data.consent === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "consent" }, "must have required property 'consent'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "guard" || key0 === "message" || key0 === "consent")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.guard !== void 0) {
			let data0 = data.guard;
			if (typeof data0 !== "string") {
				vErrors = added(vErrors, instancePath + "/guard", "#/properties/guard/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "max-deletes" || data0 === "max-delete-percent" || data0 === "empty" || data0 === "protected" || data0 === "looser")) {
				vErrors = added(vErrors, instancePath + "/guard", "#/properties/guard/enum", "enum", { allowedValues: schema128.properties.guard.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = added(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.consent !== void 0) {
			if (typeof data.consent !== "string") {
				vErrors = added(vErrors, instancePath + "/consent", "#/properties/consent/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate340.errors = vErrors;
	return errors === 0;
}
const schema130 = { "properties": { "kind": { "enum": ["remediation", "detection"] } } };
const schema131 = { "properties": { "unsure": { "items": { "enum": ["newly", "no_longer"] } } } };
const schema132 = { "enum": [
	"estimate",
	"at-least",
	"not-estimable"
] };
function validate346(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "estimate" || data === "at-least" || data === "not-estimable")) {
		vErrors = added(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema132.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate346.errors = vErrors;
	return errors === 0;
}
const schema133 = { "properties": { "why": { "enum": [
	"findings",
	"time",
	"requests",
	"platform",
	"condition",
	"field",
	"tags",
	"form",
	"unlisted"
] } } };
function validate348(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.why === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "why" }, "must have required property 'why'");
			errors++;
		}
		if (data.message === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "why" || key0 === "message")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.why !== void 0) {
			let data0 = data.why;
			if (typeof data0 !== "string") {
				vErrors = added(vErrors, instancePath + "/why", "#/properties/why/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "findings" || data0 === "time" || data0 === "requests" || data0 === "platform" || data0 === "condition" || data0 === "field" || data0 === "tags" || data0 === "form" || data0 === "unlisted")) {
				vErrors = added(vErrors, instancePath + "/why", "#/properties/why/enum", "enum", { allowedValues: schema133.properties.why.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = added(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate348.errors = vErrors;
	return errors === 0;
}
function validate351(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.findings === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "findings" }, "must have required property 'findings'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "findings")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = added(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.findings !== void 0) {
			let data1 = data.findings;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = added(vErrors, instancePath + "/findings", "#/properties/findings/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = added(vErrors, instancePath + "/findings", "#/properties/findings/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate351.errors = vErrors;
	return errors === 0;
}
function validate350(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.findings === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "findings" }, "must have required property 'findings'");
			errors++;
		}
		if (data.by_severity === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "by_severity" }, "must have required property 'by_severity'");
			errors++;
		}
		if (data.repositories === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "repositories" }, "must have required property 'repositories'");
			errors++;
		}
		if (data.top_repositories === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "top_repositories" }, "must have required property 'top_repositories'");
			errors++;
		}
		if (data.top_rules === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "top_rules" }, "must have required property 'top_rules'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "findings" || key0 === "by_severity" || key0 === "repositories" || key0 === "top_repositories" || key0 === "top_rules")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.findings !== void 0) {
			let data0 = data.findings;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = added(vErrors, instancePath + "/findings", "#/properties/findings/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = added(vErrors, instancePath + "/findings", "#/properties/findings/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.by_severity !== void 0) {
			let data1 = data.by_severity;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.critical === void 0) {
					vErrors = added(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "critical" }, "must have required property 'critical'");
					errors++;
				}
				if (data1.high === void 0) {
					vErrors = added(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "high" }, "must have required property 'high'");
					errors++;
				}
				if (data1.medium === void 0) {
					vErrors = added(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "medium" }, "must have required property 'medium'");
					errors++;
				}
				if (data1.low === void 0) {
					vErrors = added(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "low" }, "must have required property 'low'");
					errors++;
				}
				if (data1.unknown === void 0) {
					vErrors = added(vErrors, instancePath + "/by_severity", "#/properties/by_severity/required", "required", { missingProperty: "unknown" }, "must have required property 'unknown'");
					errors++;
				}
				for (const key1 in data1) if (!(key1 === "critical" || key1 === "high" || key1 === "medium" || key1 === "low" || key1 === "unknown")) {
					vErrors = added(vErrors, instancePath + "/by_severity", "#/properties/by_severity/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data1.critical !== void 0) {
					let data2 = data1.critical;
					if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
						vErrors = added(vErrors, instancePath + "/by_severity/critical", "#/properties/by_severity/properties/critical/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data2 == "number" && isFinite(data2)) {
						if (data2 < 0 || isNaN(data2)) {
							vErrors = added(vErrors, instancePath + "/by_severity/critical", "#/properties/by_severity/properties/critical/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
				if (data1.high !== void 0) {
					let data3 = data1.high;
					if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
						vErrors = added(vErrors, instancePath + "/by_severity/high", "#/properties/by_severity/properties/high/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data3 == "number" && isFinite(data3)) {
						if (data3 < 0 || isNaN(data3)) {
							vErrors = added(vErrors, instancePath + "/by_severity/high", "#/properties/by_severity/properties/high/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
				if (data1.medium !== void 0) {
					let data4 = data1.medium;
					if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
						vErrors = added(vErrors, instancePath + "/by_severity/medium", "#/properties/by_severity/properties/medium/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data4 == "number" && isFinite(data4)) {
						if (data4 < 0 || isNaN(data4)) {
							vErrors = added(vErrors, instancePath + "/by_severity/medium", "#/properties/by_severity/properties/medium/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
				if (data1.low !== void 0) {
					let data5 = data1.low;
					if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
						vErrors = added(vErrors, instancePath + "/by_severity/low", "#/properties/by_severity/properties/low/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data5 == "number" && isFinite(data5)) {
						if (data5 < 0 || isNaN(data5)) {
							vErrors = added(vErrors, instancePath + "/by_severity/low", "#/properties/by_severity/properties/low/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
				if (data1.unknown !== void 0) {
					let data6 = data1.unknown;
					if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
						vErrors = added(vErrors, instancePath + "/by_severity/unknown", "#/properties/by_severity/properties/unknown/type", "type", { type: "integer" }, "must be integer");
						errors++;
					}
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 < 0 || isNaN(data6)) {
							vErrors = added(vErrors, instancePath + "/by_severity/unknown", "#/properties/by_severity/properties/unknown/minimum", "minimum", {
								comparison: ">=",
								limit: 0
							}, "must be >= 0");
							errors++;
						}
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/by_severity", "#/properties/by_severity/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.repositories !== void 0) {
			let data7 = data.repositories;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				vErrors = added(vErrors, instancePath + "/repositories", "#/properties/repositories/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = added(vErrors, instancePath + "/repositories", "#/properties/repositories/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.top_repositories !== void 0) {
			let data8 = data.top_repositories;
			if (Array.isArray(data8)) {
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate351(data8[i0], { instancePath: instancePath + "/top_repositories/" + i0 })) {
					vErrors = appended(vErrors, validate351.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/top_repositories", "#/properties/top_repositories/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.top_rules !== void 0) {
			let data10 = data.top_rules;
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate351(data10[i1], { instancePath: instancePath + "/top_rules/" + i1 })) {
					vErrors = appended(vErrors, validate351.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/top_rules", "#/properties/top_rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate350.errors = vErrors;
	return errors === 0;
}
function validate345(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.because === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "because" }, "must have required property 'because'");
			errors++;
		}
		if (data.unsure === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "unsure" }, "must have required property 'unsure'");
			errors++;
		}
		if (data.newly === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "newly" }, "must have required property 'newly'");
			errors++;
		}
		if (data.no_longer === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "no_longer" }, "must have required property 'no_longer'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "unsure" || key0 === "newly" || key0 === "no_longer")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate346(data.kind, { instancePath: instancePath + "/kind" })) {
				vErrors = appended(vErrors, validate346.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate348(data1[i0], { instancePath: instancePath + "/because/" + i0 })) {
					vErrors = appended(vErrors, validate348.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/because", "#/properties/because/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.unsure !== void 0) {
			let data3 = data.unsure;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data4 = data3[i1];
					if (typeof data4 !== "string") {
						vErrors = added(vErrors, instancePath + "/unsure/" + i1, "#/properties/unsure/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
					if (!(data4 === "newly" || data4 === "no_longer")) {
						vErrors = added(vErrors, instancePath + "/unsure/" + i1, "#/properties/unsure/items/enum", "enum", { allowedValues: schema131.properties.unsure.items.enum }, "must be equal to one of the allowed values");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/unsure", "#/properties/unsure/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.newly !== void 0) {
			let data5 = data.newly;
			const _errs11 = errors;
			let valid5 = false;
			let passing0 = null;
			const _errs12 = errors;
			if (!validate350(data5, { instancePath: instancePath + "/newly" })) {
				vErrors = appended(vErrors, validate350.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs12 === errors;
			if (_valid0) {
				valid5 = true;
				passing0 = 0;
			}
			const _errs13 = errors;
			if (data5 !== null) {
				vErrors = added(vErrors, instancePath + "/newly", "#/properties/newly/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0 && valid5) {
				valid5 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid5 = true;
				passing0 = 1;
			}
			if (!valid5) {
				vErrors = added(vErrors, instancePath + "/newly", "#/properties/newly/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs11;
				if (vErrors !== null) {
					if (_errs11) vErrors.length = _errs11;
					else vErrors = null;
				}
			}
		}
		if (data.no_longer !== void 0) {
			let data6 = data.no_longer;
			const _errs16 = errors;
			let valid6 = false;
			let passing1 = null;
			const _errs17 = errors;
			if (!validate350(data6, { instancePath: instancePath + "/no_longer" })) {
				vErrors = appended(vErrors, validate350.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs17 === errors;
			if (_valid1) {
				valid6 = true;
				passing1 = 0;
			}
			const _errs18 = errors;
			if (data6 !== null) {
				vErrors = added(vErrors, instancePath + "/no_longer", "#/properties/no_longer/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid1 = _errs18 === errors;
			if (_valid1 && valid6) {
				valid6 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid6 = true;
				passing1 = 1;
			}
			if (!valid6) {
				vErrors = added(vErrors, instancePath + "/no_longer", "#/properties/no_longer/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs16;
				if (vErrors !== null) {
					if (_errs16) vErrors.length = _errs16;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate345.errors = vErrors;
	return errors === 0;
}
const schema137 = { "properties": { "number": { "type": ["integer", "null"] } } };
function validate358(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.because === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "because" }, "must have required property 'because'");
			errors++;
		}
		if (data.number === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "number" }, "must have required property 'number'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "number")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate346(data.kind, { instancePath: instancePath + "/kind" })) {
				vErrors = appended(vErrors, validate346.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate348(data1[i0], { instancePath: instancePath + "/because/" + i0 })) {
					vErrors = appended(vErrors, validate348.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/because", "#/properties/because/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.number !== void 0) {
			let data3 = data.number;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
				vErrors = added(vErrors, instancePath + "/number", "#/properties/number/type", "type", { type: schema137.properties.number.type }, "must be integer,null");
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = added(vErrors, instancePath + "/number", "#/properties/number/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate358.errors = vErrors;
	return errors === 0;
}
function validate362(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.because === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "because" }, "must have required property 'because'");
			errors++;
		}
		if (data.figures === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "figures" }, "must have required property 'figures'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "figures")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate346(data.kind, { instancePath: instancePath + "/kind" })) {
				vErrors = appended(vErrors, validate346.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate348(data1[i0], { instancePath: instancePath + "/because/" + i0 })) {
					vErrors = appended(vErrors, validate348.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/because", "#/properties/because/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.figures !== void 0) {
			let data3 = data.figures;
			const _errs7 = errors;
			let valid3 = false;
			let passing0 = null;
			const _errs8 = errors;
			if (!validate350(data3, { instancePath: instancePath + "/figures" })) {
				vErrors = appended(vErrors, validate350.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0) {
				valid3 = true;
				passing0 = 0;
			}
			const _errs9 = errors;
			if (data3 !== null) {
				vErrors = added(vErrors, instancePath + "/figures", "#/properties/figures/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs9 === errors;
			if (_valid0 && valid3) {
				valid3 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid3 = true;
				passing0 = 1;
			}
			if (!valid3) {
				vErrors = added(vErrors, instancePath + "/figures", "#/properties/figures/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate362.errors = vErrors;
	return errors === 0;
}
function validate357(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issues === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "issues" }, "must have required property 'issues'");
			errors++;
		}
		if (data.findings === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "findings" }, "must have required property 'findings'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "issues" || key0 === "findings")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.issues !== void 0) {
			if (!validate358(data.issues, { instancePath: instancePath + "/issues" })) {
				vErrors = appended(vErrors, validate358.errors);
				errors = vErrors.length;
			}
		}
		if (data.findings !== void 0) {
			if (!validate362(data.findings, { instancePath: instancePath + "/findings" })) {
				vErrors = appended(vErrors, validate362.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate357.errors = vErrors;
	return errors === 0;
}
const schema139 = { "properties": { "about": { "enum": [
	"policy",
	"detection",
	"other"
] } } };
function validate369(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.because === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "because" }, "must have required property 'because'");
			errors++;
		}
		if (data.before === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "before" }, "must have required property 'before'");
			errors++;
		}
		if (data.after === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "after" }, "must have required property 'after'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "because" || key0 === "before" || key0 === "after")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate346(data.kind, { instancePath: instancePath + "/kind" })) {
				vErrors = appended(vErrors, validate346.errors);
				errors = vErrors.length;
			}
		}
		if (data.because !== void 0) {
			let data1 = data.because;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate348(data1[i0], { instancePath: instancePath + "/because/" + i0 })) {
					vErrors = appended(vErrors, validate348.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/because", "#/properties/because/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data3 = data.before;
			const _errs7 = errors;
			let valid3 = false;
			let passing0 = null;
			const _errs8 = errors;
			if (!validate350(data3, { instancePath: instancePath + "/before" })) {
				vErrors = appended(vErrors, validate350.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0) {
				valid3 = true;
				passing0 = 0;
			}
			const _errs9 = errors;
			if (data3 !== null) {
				vErrors = added(vErrors, instancePath + "/before", "#/properties/before/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs9 === errors;
			if (_valid0 && valid3) {
				valid3 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid3 = true;
				passing0 = 1;
			}
			if (!valid3) {
				vErrors = added(vErrors, instancePath + "/before", "#/properties/before/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
		if (data.after !== void 0) {
			let data4 = data.after;
			const _errs12 = errors;
			let valid4 = false;
			let passing1 = null;
			const _errs13 = errors;
			if (!validate350(data4, { instancePath: instancePath + "/after" })) {
				vErrors = appended(vErrors, validate350.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs13 === errors;
			if (_valid1) {
				valid4 = true;
				passing1 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = added(vErrors, instancePath + "/after", "#/properties/after/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid1 = _errs14 === errors;
			if (_valid1 && valid4) {
				valid4 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid4 = true;
				passing1 = 1;
			}
			if (!valid4) {
				vErrors = added(vErrors, instancePath + "/after", "#/properties/after/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate369.errors = vErrors;
	return errors === 0;
}
const schema141 = { "properties": {
	"list": { "enum": [
		"rulesets",
		"rules",
		"disabled",
		"exceptions"
	] },
	"verb": { "enum": [
		"added",
		"removed",
		"changed"
	] }
} };
function validate376(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.list === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "list" }, "must have required property 'list'");
			errors++;
		}
		if (data.name === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.verb === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "verb" }, "must have required property 'verb'");
			errors++;
		}
		if (data.issues === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "issues" }, "must have required property 'issues'");
			errors++;
		}
		if (data.findings === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "findings" }, "must have required property 'findings'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "list" || key0 === "name" || key0 === "verb" || key0 === "issues" || key0 === "findings")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.list !== void 0) {
			let data0 = data.list;
			if (typeof data0 !== "string") {
				vErrors = added(vErrors, instancePath + "/list", "#/properties/list/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "rulesets" || data0 === "rules" || data0 === "disabled" || data0 === "exceptions")) {
				vErrors = added(vErrors, instancePath + "/list", "#/properties/list/enum", "enum", { allowedValues: schema141.properties.list.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				vErrors = added(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.verb !== void 0) {
			let data2 = data.verb;
			if (typeof data2 !== "string") {
				vErrors = added(vErrors, instancePath + "/verb", "#/properties/verb/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data2 === "added" || data2 === "removed" || data2 === "changed")) {
				vErrors = added(vErrors, instancePath + "/verb", "#/properties/verb/enum", "enum", { allowedValues: schema141.properties.verb.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.issues !== void 0) {
			if (!validate358(data.issues, { instancePath: instancePath + "/issues" })) {
				vErrors = appended(vErrors, validate358.errors);
				errors = vErrors.length;
			}
		}
		if (data.findings !== void 0) {
			if (!validate362(data.findings, { instancePath: instancePath + "/findings" })) {
				vErrors = appended(vErrors, validate362.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate376.errors = vErrors;
	return errors === 0;
}
function validate368(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.about === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "about" }, "must have required property 'about'");
			errors++;
		}
		if (data.object === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "object" }, "must have required property 'object'");
			errors++;
		}
		if (data.key === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.matched === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "matched" }, "must have required property 'matched'");
			errors++;
		}
		if (data.blocked === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "blocked" }, "must have required property 'blocked'");
			errors++;
		}
		if (data.items === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "items" }, "must have required property 'items'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "about" || key0 === "object" || key0 === "key" || key0 === "matched" || key0 === "blocked" || key0 === "items")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.about !== void 0) {
			let data0 = data.about;
			if (typeof data0 !== "string") {
				vErrors = added(vErrors, instancePath + "/about", "#/properties/about/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "policy" || data0 === "detection" || data0 === "other")) {
				vErrors = added(vErrors, instancePath + "/about", "#/properties/about/enum", "enum", { allowedValues: schema139.properties.about.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.object !== void 0) {
			if (typeof data.object !== "string") {
				vErrors = added(vErrors, instancePath + "/object", "#/properties/object/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data2 = data.key;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				vErrors = added(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.matched !== void 0) {
			let data3 = data.matched;
			const _errs10 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs11 = errors;
			if (!validate369(data3, { instancePath: instancePath + "/matched" })) {
				vErrors = appended(vErrors, validate369.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs11 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs12 = errors;
			if (data3 !== null) {
				vErrors = added(vErrors, instancePath + "/matched", "#/properties/matched/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs12 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = added(vErrors, instancePath + "/matched", "#/properties/matched/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs10;
				if (vErrors !== null) {
					if (_errs10) vErrors.length = _errs10;
					else vErrors = null;
				}
			}
		}
		if (data.blocked !== void 0) {
			let data4 = data.blocked;
			const _errs15 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs16 = errors;
			if (!validate345(data4, { instancePath: instancePath + "/blocked" })) {
				vErrors = appended(vErrors, validate345.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs16 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs17 = errors;
			if (data4 !== null) {
				vErrors = added(vErrors, instancePath + "/blocked", "#/properties/blocked/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid1 = _errs17 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				vErrors = added(vErrors, instancePath + "/blocked", "#/properties/blocked/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs15;
				if (vErrors !== null) {
					if (_errs15) vErrors.length = _errs15;
					else vErrors = null;
				}
			}
		}
		if (data.items !== void 0) {
			let data5 = data.items;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate376(data5[i0], { instancePath: instancePath + "/items/" + i0 })) {
					vErrors = appended(vErrors, validate376.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/items", "#/properties/items/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate368.errors = vErrors;
	return errors === 0;
}
function validate343(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.product === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "product" }, "must have required property 'product'");
			errors++;
		}
		if (data.blocked === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "blocked" }, "must have required property 'blocked'");
			errors++;
		}
		if (data.lost === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "lost" }, "must have required property 'lost'");
			errors++;
		}
		if (data.changes === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "changes" }, "must have required property 'changes'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "kind" || key0 === "product" || key0 === "blocked" || key0 === "lost" || key0 === "changes")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					vErrors = added(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "id" }, "must have required property 'id'");
					errors++;
				}
				if (data0.slug === void 0) {
					vErrors = added(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					vErrors = added(vErrors, instancePath + "/deployment", "#/properties/deployment/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3.test(data1)) {
							vErrors = added(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					} else {
						vErrors = added(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						vErrors = added(vErrors, instancePath + "/deployment/slug", "#/properties/deployment/properties/slug/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				vErrors = added(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				vErrors = added(vErrors, instancePath + "/kind", "#/properties/kind/enum", "enum", { allowedValues: schema130.properties.kind.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate143(data4, { instancePath: instancePath + "/product" })) {
				vErrors = appended(vErrors, validate143.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = added(vErrors, instancePath + "/product", "#/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid2) {
				valid2 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid2 = true;
				passing0 = 1;
			}
			if (!valid2) {
				vErrors = added(vErrors, instancePath + "/product", "#/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.blocked !== void 0) {
			let data5 = data.blocked;
			const _errs17 = errors;
			let valid3 = false;
			let passing1 = null;
			const _errs18 = errors;
			if (!validate345(data5, { instancePath: instancePath + "/blocked" })) {
				vErrors = appended(vErrors, validate345.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs18 === errors;
			if (_valid1) {
				valid3 = true;
				passing1 = 0;
			}
			const _errs19 = errors;
			if (data5 !== null) {
				vErrors = added(vErrors, instancePath + "/blocked", "#/properties/blocked/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid1 = _errs19 === errors;
			if (_valid1 && valid3) {
				valid3 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid3 = true;
				passing1 = 1;
			}
			if (!valid3) {
				vErrors = added(vErrors, instancePath + "/blocked", "#/properties/blocked/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs17;
				if (vErrors !== null) {
					if (_errs17) vErrors.length = _errs17;
					else vErrors = null;
				}
			}
		}
		if (data.lost !== void 0) {
			let data6 = data.lost;
			const _errs22 = errors;
			let valid4 = false;
			let passing2 = null;
			const _errs23 = errors;
			if (!validate357(data6, { instancePath: instancePath + "/lost" })) {
				vErrors = appended(vErrors, validate357.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs23 === errors;
			if (_valid2) {
				valid4 = true;
				passing2 = 0;
			}
			const _errs24 = errors;
			if (data6 !== null) {
				vErrors = added(vErrors, instancePath + "/lost", "#/properties/lost/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid2 = _errs24 === errors;
			if (_valid2 && valid4) {
				valid4 = false;
				passing2 = [passing2, 1];
			} else if (_valid2) {
				valid4 = true;
				passing2 = 1;
			}
			if (!valid4) {
				vErrors = added(vErrors, instancePath + "/lost", "#/properties/lost/oneOf", "oneOf", { passingSchemas: passing2 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs22;
				if (vErrors !== null) {
					if (_errs22) vErrors.length = _errs22;
					else vErrors = null;
				}
			}
		}
		if (data.changes !== void 0) {
			let data7 = data.changes;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate368(data7[i0], { instancePath: instancePath + "/changes/" + i0 })) {
					vErrors = appended(vErrors, validate368.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/changes", "#/properties/changes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate343.errors = vErrors;
	return errors === 0;
}
function validate342(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.findings_read === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "findings_read" }, "must have required property 'findings_read'");
			errors++;
		}
		if (data.requests === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "requests" }, "must have required property 'requests'");
			errors++;
		}
		if (data.bundles === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "bundles" }, "must have required property 'bundles'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "findings_read" || key0 === "requests" || key0 === "bundles")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.findings_read !== void 0) {
			let data0 = data.findings_read;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = added(vErrors, instancePath + "/findings_read", "#/properties/findings_read/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = added(vErrors, instancePath + "/findings_read", "#/properties/findings_read/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.requests !== void 0) {
			let data1 = data.requests;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = added(vErrors, instancePath + "/requests", "#/properties/requests/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = added(vErrors, instancePath + "/requests", "#/properties/requests/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.bundles !== void 0) {
			let data2 = data.bundles;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate343(data2[i0], { instancePath: instancePath + "/bundles/" + i0 })) {
					vErrors = appended(vErrors, validate343.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/bundles", "#/properties/bundles/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate342.errors = vErrors;
	return errors === 0;
}
const schema142 = { "properties": {
	"base": { "properties": { "errors_in": { "type": ["string", "null"] } } },
	"dropped": { "items": { "properties": {
		"deployment": { "type": ["string", "null"] },
		"kind": { "enum": ["remediation", "detection"] }
	} } }
} };
const pattern31 = new RegExp("^[0-9a-f]{40,64}$", "u");
const schema143 = { "properties": { "kind": { "enum": ["remediation", "detection"] } } };
const schema144 = { "properties": {
	"verb": { "enum": [
		"create",
		"update",
		"delete"
	] },
	"origin": { "enum": [
		"own",
		"revert",
		"both",
		"unknown"
	] },
	"edited": { "oneOf": [{
		"type": "object",
		"required": ["by", "at"],
		"additionalProperties": false,
		"properties": {
			"by": { "type": ["string", "null"] },
			"at": { "type": ["string", "null"] }
		}
	}, { "type": "null" }] }
} };
function validate386(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.verb === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "verb" }, "must have required property 'verb'");
			errors++;
		}
		if (data.object === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "object" }, "must have required property 'object'");
			errors++;
		}
		if (data.key === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "key" }, "must have required property 'key'");
			errors++;
		}
		if (data.origin === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "origin" }, "must have required property 'origin'");
			errors++;
		}
		if (data.part === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "part" }, "must have required property 'part'");
			errors++;
		}
		if (data.edit === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "edit" }, "must have required property 'edit'");
			errors++;
		}
		if (data.own === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "own" }, "must have required property 'own'");
			errors++;
		}
		if (data.edited === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "edited" }, "must have required property 'edited'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "verb" || key0 === "object" || key0 === "key" || key0 === "origin" || key0 === "part" || key0 === "edit" || key0 === "own" || key0 === "edited")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.verb !== void 0) {
			let data0 = data.verb;
			if (typeof data0 !== "string") {
				vErrors = added(vErrors, instancePath + "/verb", "#/properties/verb/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "create" || data0 === "update" || data0 === "delete")) {
				vErrors = added(vErrors, instancePath + "/verb", "#/properties/verb/enum", "enum", { allowedValues: schema144.properties.verb.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.object !== void 0) {
			if (typeof data.object !== "string") {
				vErrors = added(vErrors, instancePath + "/object", "#/properties/object/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data2 = data.key;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				vErrors = added(vErrors, instancePath + "/key", "#/properties/key/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.origin !== void 0) {
			let data3 = data.origin;
			if (typeof data3 !== "string") {
				vErrors = added(vErrors, instancePath + "/origin", "#/properties/origin/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "own" || data3 === "revert" || data3 === "both" || data3 === "unknown")) {
				vErrors = added(vErrors, instancePath + "/origin", "#/properties/origin/enum", "enum", { allowedValues: schema144.properties.origin.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.part !== void 0) {
			let data4 = data.part;
			const _errs12 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate323(data4, { instancePath: instancePath + "/part" })) {
				vErrors = appended(vErrors, validate323.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = added(vErrors, instancePath + "/part", "#/properties/part/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = added(vErrors, instancePath + "/part", "#/properties/part/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.edit !== void 0) {
			let data5 = data.edit;
			const _errs17 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs18 = errors;
			if (!validate323(data5, { instancePath: instancePath + "/edit" })) {
				vErrors = appended(vErrors, validate323.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs18 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs19 = errors;
			if (data5 !== null) {
				vErrors = added(vErrors, instancePath + "/edit", "#/properties/edit/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid1 = _errs19 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				vErrors = added(vErrors, instancePath + "/edit", "#/properties/edit/oneOf", "oneOf", { passingSchemas: passing1 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs17;
				if (vErrors !== null) {
					if (_errs17) vErrors.length = _errs17;
					else vErrors = null;
				}
			}
		}
		if (data.own !== void 0) {
			let data6 = data.own;
			const _errs22 = errors;
			let valid3 = false;
			let passing2 = null;
			const _errs23 = errors;
			if (!validate323(data6, { instancePath: instancePath + "/own" })) {
				vErrors = appended(vErrors, validate323.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs23 === errors;
			if (_valid2) {
				valid3 = true;
				passing2 = 0;
			}
			const _errs24 = errors;
			if (data6 !== null) {
				vErrors = added(vErrors, instancePath + "/own", "#/properties/own/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid2 = _errs24 === errors;
			if (_valid2 && valid3) {
				valid3 = false;
				passing2 = [passing2, 1];
			} else if (_valid2) {
				valid3 = true;
				passing2 = 1;
			}
			if (!valid3) {
				vErrors = added(vErrors, instancePath + "/own", "#/properties/own/oneOf", "oneOf", { passingSchemas: passing2 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs22;
				if (vErrors !== null) {
					if (_errs22) vErrors.length = _errs22;
					else vErrors = null;
				}
			}
		}
		if (data.edited !== void 0) {
			let data7 = data.edited;
			const _errs27 = errors;
			let valid4 = false;
			let passing3 = null;
			const _errs28 = errors;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7.by === void 0) {
					vErrors = added(vErrors, instancePath + "/edited", "#/properties/edited/oneOf/0/required", "required", { missingProperty: "by" }, "must have required property 'by'");
					errors++;
				}
				if (data7.at === void 0) {
					vErrors = added(vErrors, instancePath + "/edited", "#/properties/edited/oneOf/0/required", "required", { missingProperty: "at" }, "must have required property 'at'");
					errors++;
				}
				for (const key1 in data7) if (!(key1 === "by" || key1 === "at")) {
					vErrors = added(vErrors, instancePath + "/edited", "#/properties/edited/oneOf/0/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data7.by !== void 0) {
					let data8 = data7.by;
					if (typeof data8 !== "string" && data8 !== null) {
						vErrors = added(vErrors, instancePath + "/edited/by", "#/properties/edited/oneOf/0/properties/by/type", "type", { type: schema144.properties.edited.oneOf[0].properties.by.type }, "must be string,null");
						errors++;
					}
				}
				if (data7.at !== void 0) {
					let data9 = data7.at;
					if (typeof data9 !== "string" && data9 !== null) {
						vErrors = added(vErrors, instancePath + "/edited/at", "#/properties/edited/oneOf/0/properties/at/type", "type", { type: schema144.properties.edited.oneOf[0].properties.at.type }, "must be string,null");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/edited", "#/properties/edited/oneOf/0/type", "type", { type: "object" }, "must be object");
				errors++;
			}
			var _valid3 = _errs28 === errors;
			if (_valid3) {
				valid4 = true;
				passing3 = 0;
			}
			const _errs35 = errors;
			if (data7 !== null) {
				vErrors = added(vErrors, instancePath + "/edited", "#/properties/edited/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid3 = _errs35 === errors;
			if (_valid3 && valid4) {
				valid4 = false;
				passing3 = [passing3, 1];
			} else if (_valid3) {
				valid4 = true;
				passing3 = 1;
			}
			if (!valid4) {
				vErrors = added(vErrors, instancePath + "/edited", "#/properties/edited/oneOf", "oneOf", { passingSchemas: passing3 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs27;
				if (vErrors !== null) {
					if (_errs27) vErrors.length = _errs27;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate386.errors = vErrors;
	return errors === 0;
}
function validate384(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
			errors++;
		}
		if (data.product === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "product" }, "must have required property 'product'");
			errors++;
		}
		if (data.in_base === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "in_base" }, "must have required property 'in_base'");
			errors++;
		}
		if (data.changes === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "changes" }, "must have required property 'changes'");
			errors++;
		}
		if (data.live === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "live" }, "must have required property 'live'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "kind" || key0 === "product" || key0 === "in_base" || key0 === "changes" || key0 === "live")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					vErrors = added(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "id" }, "must have required property 'id'");
					errors++;
				}
				if (data0.slug === void 0) {
					vErrors = added(vErrors, instancePath + "/deployment", "#/properties/deployment/required", "required", { missingProperty: "slug" }, "must have required property 'slug'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					vErrors = added(vErrors, instancePath + "/deployment", "#/properties/deployment/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3.test(data1)) {
							vErrors = added(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
							errors++;
						}
					} else {
						vErrors = added(vErrors, instancePath + "/deployment/id", "#/properties/deployment/properties/id/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						vErrors = added(vErrors, instancePath + "/deployment/slug", "#/properties/deployment/properties/slug/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				vErrors = added(vErrors, instancePath + "/kind", "#/properties/kind/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				vErrors = added(vErrors, instancePath + "/kind", "#/properties/kind/enum", "enum", { allowedValues: schema143.properties.kind.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate143(data4, { instancePath: instancePath + "/product" })) {
				vErrors = appended(vErrors, validate143.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				vErrors = added(vErrors, instancePath + "/product", "#/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid2) {
				valid2 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid2 = true;
				passing0 = 1;
			}
			if (!valid2) {
				vErrors = added(vErrors, instancePath + "/product", "#/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.in_base !== void 0) {
			if (typeof data.in_base !== "boolean") {
				vErrors = added(vErrors, instancePath + "/in_base", "#/properties/in_base/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.changes !== void 0) {
			let data6 = data.changes;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate386(data6[i0], { instancePath: instancePath + "/changes/" + i0 })) {
					vErrors = appended(vErrors, validate386.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/changes", "#/properties/changes/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.live !== void 0) {
			let data8 = data.live;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate323(data8[i1], { instancePath: instancePath + "/live/" + i1 })) {
					vErrors = appended(vErrors, validate323.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/live", "#/properties/live/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate384.errors = vErrors;
	return errors === 0;
}
function validate383(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.base === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "base" }, "must have required property 'base'");
			errors++;
		}
		if (data.bundles === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "bundles" }, "must have required property 'bundles'");
			errors++;
		}
		if (data.dropped === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "dropped" }, "must have required property 'dropped'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "base" || key0 === "bundles" || key0 === "dropped")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.base !== void 0) {
			let data0 = data.base;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.name === void 0) {
					vErrors = added(vErrors, instancePath + "/base", "#/properties/base/required", "required", { missingProperty: "name" }, "must have required property 'name'");
					errors++;
				}
				if (data0.commit === void 0) {
					vErrors = added(vErrors, instancePath + "/base", "#/properties/base/required", "required", { missingProperty: "commit" }, "must have required property 'commit'");
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "name" || key1 === "commit" || key1 === "is_ahead" || key1 === "errors_in")) {
					vErrors = added(vErrors, instancePath + "/base", "#/properties/base/additionalProperties", "additionalProperties", { additionalProperty: key1 }, "must NOT have additional properties");
					errors++;
				}
				if (data0.name !== void 0) {
					if (typeof data0.name !== "string") {
						vErrors = added(vErrors, instancePath + "/base/name", "#/properties/base/properties/name/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.commit !== void 0) {
					let data2 = data0.commit;
					if (typeof data2 === "string") {
						if (!pattern31.test(data2)) {
							vErrors = added(vErrors, instancePath + "/base/commit", "#/properties/base/properties/commit/pattern", "pattern", { pattern: "^[0-9a-f]{40,64}$" }, "must match pattern \"^[0-9a-f]{40,64}$\"");
							errors++;
						}
					} else {
						vErrors = added(vErrors, instancePath + "/base/commit", "#/properties/base/properties/commit/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
				if (data0.is_ahead !== void 0) {
					if (typeof data0.is_ahead !== "boolean") {
						vErrors = added(vErrors, instancePath + "/base/is_ahead", "#/properties/base/properties/is_ahead/type", "type", { type: "boolean" }, "must be boolean");
						errors++;
					}
				}
				if (data0.errors_in !== void 0) {
					let data4 = data0.errors_in;
					if (typeof data4 !== "string" && data4 !== null) {
						vErrors = added(vErrors, instancePath + "/base/errors_in", "#/properties/base/properties/errors_in/type", "type", { type: schema142.properties.base.properties.errors_in.type }, "must be string,null");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/base", "#/properties/base/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.bundles !== void 0) {
			let data5 = data.bundles;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate384(data5[i0], { instancePath: instancePath + "/bundles/" + i0 })) {
					vErrors = appended(vErrors, validate384.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/bundles", "#/properties/bundles/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.dropped !== void 0) {
			let data7 = data.dropped;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data8 = data7[i1];
					if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
						if (data8.deployment === void 0) {
							vErrors = added(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
							errors++;
						}
						if (data8.kind === void 0) {
							vErrors = added(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/required", "required", { missingProperty: "kind" }, "must have required property 'kind'");
							errors++;
						}
						if (data8.product === void 0) {
							vErrors = added(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/required", "required", { missingProperty: "product" }, "must have required property 'product'");
							errors++;
						}
						for (const key2 in data8) if (!(key2 === "deployment" || key2 === "kind" || key2 === "product")) {
							vErrors = added(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/additionalProperties", "additionalProperties", { additionalProperty: key2 }, "must NOT have additional properties");
							errors++;
						}
						if (data8.deployment !== void 0) {
							let data9 = data8.deployment;
							if (typeof data9 !== "string" && data9 !== null) {
								vErrors = added(vErrors, instancePath + "/dropped/" + i1 + "/deployment", "#/properties/dropped/items/properties/deployment/type", "type", { type: schema142.properties.dropped.items.properties.deployment.type }, "must be string,null");
								errors++;
							}
						}
						if (data8.kind !== void 0) {
							let data10 = data8.kind;
							if (typeof data10 !== "string") {
								vErrors = added(vErrors, instancePath + "/dropped/" + i1 + "/kind", "#/properties/dropped/items/properties/kind/type", "type", { type: "string" }, "must be string");
								errors++;
							}
							if (!(data10 === "remediation" || data10 === "detection")) {
								vErrors = added(vErrors, instancePath + "/dropped/" + i1 + "/kind", "#/properties/dropped/items/properties/kind/enum", "enum", { allowedValues: schema142.properties.dropped.items.properties.kind.enum }, "must be equal to one of the allowed values");
								errors++;
							}
						}
						if (data8.product !== void 0) {
							let data11 = data8.product;
							const _errs26 = errors;
							let valid7 = false;
							let passing0 = null;
							const _errs27 = errors;
							if (!validate143(data11, { instancePath: instancePath + "/dropped/" + i1 + "/product" })) {
								vErrors = appended(vErrors, validate143.errors);
								errors = vErrors.length;
							}
							var _valid0 = _errs27 === errors;
							if (_valid0) {
								valid7 = true;
								passing0 = 0;
							}
							const _errs28 = errors;
							if (data11 !== null) {
								vErrors = added(vErrors, instancePath + "/dropped/" + i1 + "/product", "#/properties/dropped/items/properties/product/oneOf/1/type", "type", { type: "null" }, "must be null");
								errors++;
							}
							var _valid0 = _errs28 === errors;
							if (_valid0 && valid7) {
								valid7 = false;
								passing0 = [passing0, 1];
							} else if (_valid0) {
								valid7 = true;
								passing0 = 1;
							}
							if (!valid7) {
								vErrors = added(vErrors, instancePath + "/dropped/" + i1 + "/product", "#/properties/dropped/items/properties/product/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
								errors++;
							} else {
								errors = _errs26;
								if (vErrors !== null) {
									if (_errs26) vErrors.length = _errs26;
									else vErrors = null;
								}
							}
						}
					} else {
						vErrors = added(vErrors, instancePath + "/dropped/" + i1, "#/properties/dropped/items/type", "type", { type: "object" }, "must be object");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/dropped", "#/properties/dropped/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate383.errors = vErrors;
	return errors === 0;
}
const schema145 = { "properties": {
	"hint": { "type": ["string", "null"] },
	"status": { "type": ["integer", "null"] },
	"code": { "type": ["string", "null"] },
	"request_id": { "type": ["string", "null"] }
} };
function validate395(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.message === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		if (data.hint === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "hint" }, "must have required property 'hint'");
			errors++;
		}
		if (data.status === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "status" }, "must have required property 'status'");
			errors++;
		}
		if (data.code === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "code" }, "must have required property 'code'");
			errors++;
		}
		if (data.request_id === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "request_id" }, "must have required property 'request_id'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "message" || key0 === "hint" || key0 === "status" || key0 === "code" || key0 === "request_id")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				vErrors = added(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.hint !== void 0) {
			let data1 = data.hint;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = added(vErrors, instancePath + "/hint", "#/properties/hint/type", "type", { type: schema145.properties.hint.type }, "must be string,null");
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
				vErrors = added(vErrors, instancePath + "/status", "#/properties/status/type", "type", { type: schema145.properties.status.type }, "must be integer,null");
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data3 = data.code;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = added(vErrors, instancePath + "/code", "#/properties/code/type", "type", { type: schema145.properties.code.type }, "must be string,null");
				errors++;
			}
		}
		if (data.request_id !== void 0) {
			let data4 = data.request_id;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = added(vErrors, instancePath + "/request_id", "#/properties/request_id/type", "type", { type: schema145.properties.request_id.type }, "must be string,null");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate395.errors = vErrors;
	return errors === 0;
}
const pattern33 = new RegExp("^[0-9a-f]{16}$", "u");
const pattern34 = new RegExp("^[0-9a-f]{64}$", "u");
function validate397(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "deployment" }, "must have required property 'deployment'");
			errors++;
		}
		if (data.key_id === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "key_id" }, "must have required property 'key_id'");
			errors++;
		}
		if (data.mac === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "mac" }, "must have required property 'mac'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment" || key0 === "key_id" || key0 === "mac")) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment !== void 0) {
			if (typeof data.deployment !== "string") {
				vErrors = added(vErrors, instancePath + "/deployment", "#/properties/deployment/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.key_id !== void 0) {
			let data1 = data.key_id;
			if (typeof data1 === "string") {
				if (!pattern33.test(data1)) {
					vErrors = added(vErrors, instancePath + "/key_id", "#/properties/key_id/pattern", "pattern", { pattern: "^[0-9a-f]{16}$" }, "must match pattern \"^[0-9a-f]{16}$\"");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/key_id", "#/properties/key_id/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.mac !== void 0) {
			let data2 = data.mac;
			if (typeof data2 === "string") {
				if (!pattern34.test(data2)) {
					vErrors = added(vErrors, instancePath + "/mac", "#/properties/mac/pattern", "pattern", { pattern: "^[0-9a-f]{64}$" }, "must match pattern \"^[0-9a-f]{64}$\"");
					errors++;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/mac", "#/properties/mac/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate397.errors = vErrors;
	return errors === 0;
}
function validate302(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "version" }, "must have required property 'version'");
			errors++;
		}
		if (data.tool === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "tool" }, "must have required property 'tool'");
			errors++;
		}
		if (data.command === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "command" }, "must have required property 'command'");
			errors++;
		}
		if (data.outcome === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "outcome" }, "must have required property 'outcome'");
			errors++;
		}
		if (data.platform === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "platform" }, "must have required property 'platform'");
			errors++;
		}
		if (data.digest === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "digest" }, "must have required property 'digest'");
			errors++;
		}
		if (data.summary === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "summary" }, "must have required property 'summary'");
			errors++;
		}
		if (data.bundles === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "bundles" }, "must have required property 'bundles'");
			errors++;
		}
		if (data.problems === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "problems" }, "must have required property 'problems'");
			errors++;
		}
		if (data.guards === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "guards" }, "must have required property 'guards'");
			errors++;
		}
		if (data.error === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "error" }, "must have required property 'error'");
			errors++;
		}
		if (data.records === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "records" }, "must have required property 'records'");
			errors++;
		}
		if (data.signatures === void 0) {
			vErrors = added(vErrors, instancePath, "#/required", "required", { missingProperty: "signatures" }, "must have required property 'signatures'");
			errors++;
		}
		for (const key0 in data) if (!func13.call(schema114.properties, key0)) {
			vErrors = added(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.version !== void 0) {
			if (1 !== data.version) {
				vErrors = added(vErrors, instancePath + "/version", "#/properties/version/const", "const", { allowedValue: 1 }, "must be equal to constant");
				errors++;
			}
		}
		if (data.tool !== void 0) {
			if (typeof data.tool !== "string") {
				vErrors = added(vErrors, instancePath + "/tool", "#/properties/tool/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.command !== void 0) {
			let data2 = data.command;
			if (typeof data2 !== "string") {
				vErrors = added(vErrors, instancePath + "/command", "#/properties/command/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data2 === "validate" || data2 === "preview" || data2 === "apply" || data2 === "rollback")) {
				vErrors = added(vErrors, instancePath + "/command", "#/properties/command/enum", "enum", { allowedValues: schema114.properties.command.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.outcome !== void 0) {
			if (!validate303(data.outcome, { instancePath: instancePath + "/outcome" })) {
				vErrors = appended(vErrors, validate303.errors);
				errors = vErrors.length;
			}
		}
		if (data.platform !== void 0) {
			let data4 = data.platform;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = added(vErrors, instancePath + "/platform", "#/properties/platform/type", "type", { type: schema114.properties.platform.type }, "must be string,null");
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data5 = data.config;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = added(vErrors, instancePath + "/config", "#/properties/config/type", "type", { type: schema114.properties.config.type }, "must be string,null");
				errors++;
			}
		}
		if (data.digest !== void 0) {
			if (!validate305(data.digest, { instancePath: instancePath + "/digest" })) {
				vErrors = appended(vErrors, validate305.errors);
				errors = vErrors.length;
			}
		}
		if (data.undoes !== void 0) {
			if (!validate305(data.undoes, { instancePath: instancePath + "/undoes" })) {
				vErrors = appended(vErrors, validate305.errors);
				errors = vErrors.length;
			}
		}
		if (data.summary !== void 0) {
			if (!validate308(data.summary, { instancePath: instancePath + "/summary" })) {
				vErrors = appended(vErrors, validate308.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundles !== void 0) {
			let data9 = data.bundles;
			if (Array.isArray(data9)) {
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate312(data9[i0], { instancePath: instancePath + "/bundles/" + i0 })) {
					vErrors = appended(vErrors, validate312.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/bundles", "#/properties/bundles/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.problems !== void 0) {
			let data11 = data.problems;
			if (Array.isArray(data11)) {
				const len1 = data11.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate338(data11[i1], { instancePath: instancePath + "/problems/" + i1 })) {
					vErrors = appended(vErrors, validate338.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/problems", "#/properties/problems/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.guards !== void 0) {
			let data13 = data.guards;
			if (Array.isArray(data13)) {
				const len2 = data13.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate340(data13[i2], { instancePath: instancePath + "/guards/" + i2 })) {
					vErrors = appended(vErrors, validate340.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/guards", "#/properties/guards/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.impact !== void 0) {
			if (!validate342(data.impact, { instancePath: instancePath + "/impact" })) {
				vErrors = appended(vErrors, validate342.errors);
				errors = vErrors.length;
			}
		}
		if (data.triangulation !== void 0) {
			if (!validate383(data.triangulation, { instancePath: instancePath + "/triangulation" })) {
				vErrors = appended(vErrors, validate383.errors);
				errors = vErrors.length;
			}
		}
		if (data.error !== void 0) {
			let data17 = data.error;
			const _errs27 = errors;
			let valid7 = false;
			let passing0 = null;
			const _errs28 = errors;
			if (!validate395(data17, { instancePath: instancePath + "/error" })) {
				vErrors = appended(vErrors, validate395.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs28 === errors;
			if (_valid0) {
				valid7 = true;
				passing0 = 0;
			}
			const _errs29 = errors;
			if (data17 !== null) {
				vErrors = added(vErrors, instancePath + "/error", "#/properties/error/oneOf/1/type", "type", { type: "null" }, "must be null");
				errors++;
			}
			var _valid0 = _errs29 === errors;
			if (_valid0 && valid7) {
				valid7 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid7 = true;
				passing0 = 1;
			}
			if (!valid7) {
				vErrors = added(vErrors, instancePath + "/error", "#/properties/error/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
				errors++;
			} else {
				errors = _errs27;
				if (vErrors !== null) {
					if (_errs27) vErrors.length = _errs27;
					else vErrors = null;
				}
			}
		}
		if (data.records !== void 0) {
			let data18 = data.records;
			if (Array.isArray(data18)) {
				if (data18.length > 1e4) {
					vErrors = added(vErrors, instancePath + "/records", "#/properties/records/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				const len3 = data18.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data19 = data18[i3];
					if (typeof data19 === "string") {
						if (func2(data19) > 16384) {
							vErrors = added(vErrors, instancePath + "/records/" + i3, "#/properties/records/items/maxLength", "maxLength", { limit: 16384 }, "must NOT have more than 16384 characters");
							errors++;
						}
					} else {
						vErrors = added(vErrors, instancePath + "/records/" + i3, "#/properties/records/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = added(vErrors, instancePath + "/records", "#/properties/records/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.signatures !== void 0) {
			let data20 = data.signatures;
			if (Array.isArray(data20)) {
				const len4 = data20.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate397(data20[i4], { instancePath: instancePath + "/signatures/" + i4 })) {
					vErrors = appended(vErrors, validate397.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = added(vErrors, instancePath + "/signatures", "#/properties/signatures/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = added(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate302.errors = vErrors;
	return errors === 0;
}
function added(all, instancePath, schemaPath, keyword, params, message, propertyName) {
	const error = {
		instancePath,
		schemaPath,
		keyword,
		params,
		message
	};
	if (propertyName !== void 0) error.propertyName = propertyName;
	return kept(all, error);
}
function kept(all, error) {
	if (all === null) return [error];
	all.push(error);
	return all;
}
function appended(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
process.getBuiltinModule("node:crypto");
const createHash = (() => process.getBuiltinModule("node:crypto").createHash)();
const createHmac = (() => process.getBuiltinModule("node:crypto").createHmac)();
const hkdfSync = (() => process.getBuiltinModule("node:crypto").hkdfSync)();
const randomBytes = (() => process.getBuiltinModule("node:crypto").randomBytes)();
const randomUUID = (() => process.getBuiltinModule("node:crypto").randomUUID)();
const scryptSync = (() => process.getBuiltinModule("node:crypto").scryptSync)();
const timingSafeEqual = (() => process.getBuiltinModule("node:crypto").timingSafeEqual)();
const hash = (() => process.getBuiltinModule("node:crypto").hash)();
// src/record/key.ts
var RecordError = class extends Error {
	name = "RecordError";
	hint;
	constructor(message, hint) {
		super(message);
		this.hint = hint;
	}
};
function deriveKey(secret, { repository, platform }) {
	const token = usableToken(secret, "record");
	const derive = (info, bytes) => Buffer.from(hkdfSync("sha256", token, "ifmatch record v1", `${info}${platform}\n${repository}`, bytes));
	return {
		id: derive("key id\n", 8).toString("hex"),
		key: derive("", 32)
	};
}
function derivePlanKey(secret, { platform, deployment: { id, slug } }) {
	const token = usableToken(secret, "plan");
	const derive = (info, bytes) => Buffer.from(hkdfSync("sha256", token, "ifmatch plan v1", info, bytes));
	return {
		id: derive("key id", 8).toString("hex"),
		key: derive(`${platform}\n${id}\n${slug}`, 32)
	};
}
function usableToken(secret, signed) {
	const token = secret.replace(/\r?\n$/, "");
	if (token.length >= 24) return token;
	throw new RecordError(`The API token has ${String(token.length)} characters. A ${signed} is signed with it, and that takes ${String(24)} or more, or else the token could be guessed from the ${signed}.`, "Check that the whole token is in the secret. If it is, make a longer one in the Tokens section of the settings of the platform.");
}
const macOf = (payload, { key }) => createHmac("sha256", key).update(payload).digest("hex");
function isSameMac(one, other) {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}
// src/record/plan-file.ts
const nothing = {
	bundles: [],
	digest: "sha256:3f2535749df26c07ed0f06a26c6a7e7ee0b9e140f036c1e16a92e99c0f749543",
	summary: {
		creates: 0,
		updates: 0,
		deletes: 0,
		effect: "neutral"
	}
};
function toPlanFile(outcome, run) {
	const plan = ("plan" in outcome ? outcome.plan : null) ?? nothing;
	const results = "results" in outcome ? outcome.results : [];
	const { creates, updates, deletes, effect } = plan.summary;
	return {
		version: 1,
		tool: run.tool,
		command: run.command,
		outcome: outcome.kind,
		platform: run.platform,
		config: run.config,
		digest: plan.digest,
		...plan.undoes === void 0 ? {} : { undoes: plan.undoes },
		summary: {
			creates,
			updates,
			deletes,
			effect
		},
		bundles: plan.bundles.map((bundle) => toBundle(bundle, resultOf(bundle, results))),
		problems: outcome.problems.map((problem) => toProblem(problem, run)),
		guards: "guards" in outcome ? outcome.guards.map(toGuard) : [],
		...toExplained(outcome, plan),
		error: outcome.kind === "failed" ? toError(outcome.error) : null,
		records: [...run.records ?? []],
		signatures: []
	};
}
async function signPlanFile(file, secretOf) {
	const content = signedContent(file);
	const signatures = deploymentsOf(file).map(async (deployment) => {
		const key = derivePlanKey(await secretOf(deployment.slug), {
			platform: file.platform ?? "",
			deployment
		});
		return {
			deployment: deployment.slug,
			key_id: key.id,
			mac: macOf(content, key)
		};
	});
	return {
		...file,
		signatures: await Promise.all(signatures)
	};
}
const deploymentsOf = ({ bundles }) => [...new Map(bundles.map(({ deployment }) => [`${deployment.id} ${deployment.slug}`, deployment])).values()];
function signedContent({ signatures: _, ...content }) {
	const text = JSON.stringify(content, (_key, value) => isObject(value) ? sortedByKey(value) : value);
	return `plan 1\n${createHash("sha256").update(text).digest("hex")}`;
}
const sortedByKey = (value) => Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1));
function toExplained(outcome, plan) {
	const { impact, triangulation } = "guards" in outcome ? outcome : {};
	return {
		...impact === void 0 ? {} : { impact: toPlanImpact(impact) },
		...triangulation === void 0 ? {} : { triangulation: toPlanTriangulation(triangulation, plan) }
	};
}
function resultOf(planned, results) {
	return results.find(({ bundle }) => isSameBundle(bundle, planned))?.outcome ?? null;
}
function toBundle(bundle, result) {
	const renames = renamesOf(bundle);
	return {
		deployment: {
			id: bundle.deployment.id,
			slug: bundle.deployment.slug
		},
		...kinds[bundle.kind],
		state_version: bundle.stateVersion,
		bundle_digest: bundle.bundleDigest,
		diff_digest: bundle.diffDigest,
		bundle: bundle.content,
		changes: bundle.changes.map((change) => toPlanChange(change, renames.get(change.id))),
		result: result?.result ?? null,
		reason: result?.reason ?? null,
		current: toCurrent(result),
		undo: toUndo(result)
	};
}
const kinds = {
	remediation: {
		kind: "remediation",
		product: null
	},
	"detection/code": {
		kind: "detection",
		product: "code"
	},
	"detection/secrets": {
		kind: "detection",
		product: "secrets"
	}
};
function toCurrent(result) {
	if (result === null || !("current" in result) || result.current === null) return null;
	return {
		state_version: result.current.stateVersion,
		changes: result.current.changes.map((change) => toPlanChange(change))
	};
}
function toUndo(result) {
	if (result === null || !("undo" in result) || result.undo === null) return null;
	return {
		state_version: result.undo.stateVersion,
		bundle: result.undo.content
	};
}
function toProblem({ problem, position }, run) {
	const { says, fix } = run.says(problem);
	const { severity, code } = problem;
	const { file, line, column } = position ?? {
		file: null,
		line: null,
		column: null
	};
	return {
		severity,
		code,
		message: says,
		fix,
		file,
		line,
		column
	};
}
const toGuard = ({ guard, message, consent }) => ({
	guard,
	message,
	consent
});
function toError(error) {
	const { status, code, hint, requestId } = error instanceof PlatformError ? error : new PlatformError(error.message);
	return {
		message: error.message,
		hint,
		status,
		code,
		request_id: requestId
	};
}
function toPlanChange(change, rename) {
	const { verb, object, key, effect, says } = change;
	return {
		verb,
		object,
		key,
		before: verb === "create" ? null : change.before,
		after: verb === "delete" ? null : change.after,
		effect,
		says,
		notes: verb === "delete" ? renameNote(rename) : change.notes,
		at: verb === "delete" || change.at === null ? null : {
			file: change.at.file,
			line: change.at.line,
			column: change.at.column
		}
	};
}
const renameNote = (rename) => rename === void 0 ? {} : { rename: renameText(rename) };
const toPlanImpact = ({ bundles, looked }) => ({
	findings_read: looked.findings,
	requests: looked.requests,
	bundles: bundles.map(toBundleImpact)
});
const toBundleImpact = ({ deployment, kind, blocked, lost, changes }) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	...kinds[kind],
	blocked: blocked === null ? null : toBlocked(blocked),
	lost: lost === null ? null : toLost(lost),
	changes: changes.map(toChangeImpact)
});
function toChangeImpact(change) {
	const { about, object, key } = change;
	const facts = {
		about,
		object,
		key,
		matched: null,
		blocked: null,
		items: []
	};
	if (change.about === "detection") return {
		...facts,
		items: change.items.map(toItem)
	};
	if (change.about === "other") return facts;
	const { matched, blocked } = change;
	return {
		...facts,
		matched: toMatched(matched),
		blocked: toBlocked(blocked)
	};
}
function toMatched(estimate) {
	const figures = figuresIn(estimate);
	return {
		...toSureness(estimate),
		before: figures === null ? null : toFigures(figures.before),
		after: figures === null ? null : toFigures(figures.after)
	};
}
const sides = {
	newly: "newly",
	noLonger: "no_longer"
};
function toBlocked(estimate) {
	const figures = figuresIn(estimate);
	return {
		...toSureness(estimate),
		unsure: estimate.kind === "estimate" ? [] : estimate.unsure.map((side) => sides[side]),
		newly: figures === null ? null : toFigures(figures.newly),
		no_longer: figures === null ? null : toFigures(figures.noLonger)
	};
}
const toItem = ({ list, name, verb, ...open }) => ({
	list,
	name,
	verb,
	...toLost(open)
});
function toLost({ issues, findings }) {
	const figures = figuresIn(findings);
	return {
		issues: {
			...toSureness(issues),
			number: figuresIn(issues)
		},
		findings: {
			...toSureness(findings),
			figures: figures === null ? null : toFigures(figures)
		}
	};
}
const figuresIn = (estimate) => estimate.kind === "not-estimable" ? null : estimate.figures;
const toSureness = (estimate) => ({
	kind: estimate.kind,
	because: estimate.kind === "estimate" ? [] : estimate.because.map(toLimit)
});
const toLimit = (limit) => ({
	why: limit.why,
	message: limitInWords(limit)
});
function toFigures({ findings, bySeverity, repositories, topRepositories, topRules }) {
	const { critical, high, medium, low, unknown } = bySeverity;
	return {
		findings,
		by_severity: {
			critical,
			high,
			medium,
			low,
			unknown
		},
		repositories,
		top_repositories: topRepositories.map(toTally),
		top_rules: topRules.map(toTally)
	};
}
const toTally = ({ name, findings }) => ({
	name,
	findings
});
function toPlanTriangulation({ base, bundles, dropped }, plan) {
	const whole = new Set(plan.bundles.flatMap(({ changes }) => changes));
	return {
		base: {
			name: base.name,
			commit: base.commit,
			is_ahead: base.isAhead,
			errors_in: base.errorsIn
		},
		bundles: bundles.map((bundle) => toTriangulatedBundle(bundle, whole)),
		dropped: dropped.map(({ deployment, kind }) => ({
			deployment,
			...kinds[kind]
		}))
	};
}
const toTriangulatedBundle = ({ deployment, kind, inBase, changes, live }, whole) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	...kinds[kind],
	in_base: inBase,
	changes: changes.map((one) => toTriangulatedChange(one, whole.has(one.change))),
	live: live.map((change) => toPlanChange(change))
});
const toTriangulatedChange = ({ change, origin, edit, own, edited }, isWhole) => ({
	verb: change.verb,
	object: change.object,
	key: change.key,
	origin,
	part: isWhole ? null : toPlanChange(change),
	edit: edit === null ? null : toPlanChange(edit),
	own: own === null ? null : toPlanChange(own),
	edited: edited === null ? null : {
		by: edited.by,
		at: edited.at
	}
});
// src/record/read-plan-file.ts
var PlanFileError = class extends Error {
	name = "PlanFileError";
	hint;
	constructor(message, hint) {
		super(message);
		this.hint = hint;
	}
};
const anew = "Make it again with `ifmatch preview --plan FILE`.";
const rollBackAnew = "Make it again with `ifmatch rollback --plan FILE --save FILE`, from the plan that was applied.";
async function readPlanFile(text, secretOf) {
	const file = checkShape(parse(text.replace(/^\uFEFF/, "")));
	if (file.bundles.length === 0) throw new PlanFileError(`The file holds no plan: the run that wrote it ended with "${file.outcome}".`, anew);
	await verify(file, secretOf);
	const results = file.bundles.map(toResult);
	const { creates, updates, deletes, effect } = file.summary;
	return {
		plan: {
			bundles: results.map(({ bundle }) => bundle),
			digest: file.digest,
			summary: {
				creates,
				updates,
				deletes,
				effect
			},
			...file.undoes === void 0 ? {} : { undoes: file.undoes }
		},
		platform: file.platform,
		config: file.config ?? null,
		results
	};
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		if (text.trim() === "") throw new PlanFileError("The file is empty.", anew);
		if (text.includes("\0")) throw new PlanFileError("The file is not UTF-8, perhaps UTF-16.", anew);
		throw new PlanFileError("The file is not JSON. It may have been cut short.", anew);
	}
}
function checkShape(value) {
	const { version, bundles, signatures } = Object(value);
	if (typeof version !== "number") throw new PlanFileError("The file is JSON, but not a plan file: it has no version number.", anew);
	if (version !== 1) throw new PlanFileError(`The plan file has version ${String(version)}, and this program reads version 1. Use the ifmatch that wrote it, or a file of this one.`, anew);
	if (signatures === void 0 && bundles !== void 0) throw unsigned();
	if (isPlanFile(value)) return value;
	const [error] = isPlanFile.errors ?? [];
	throw new PlanFileError(`The file is not a plan file: ${error === void 0 || error.instancePath === "" ? "at the top" : `at ${error.instancePath}`} it ${wrongIn(error)}.`, anew);
}
function wrongIn(error) {
	const { missingProperty, additionalProperty } = error?.params ?? {};
	if (typeof missingProperty === "string") return `lacks "${missingProperty}"`;
	if (typeof additionalProperty === "string") return `has "${additionalProperty}", which is not known here`;
	return error?.message ?? "has another shape";
}
async function verify(file, secretOf) {
	const content = signedContent(file);
	const again = file.undoes === void 0 ? anew : rollBackAnew;
	for (const deployment of deploymentsOf(file)) {
		const { slug } = deployment;
		const signed = file.signatures.filter((one) => one.deployment === slug);
		const key = derivePlanKey(await secretOf(slug), {
			platform: file.platform ?? "",
			deployment
		});
		const [first] = signed;
		if (file.signatures.length === 0) throw unsigned();
		if (first === void 0) throw new PlanFileError(`The plan is not signed with the API token of ${slug}.`, again);
		if (signed.some(({ mac }) => isSameMac(mac, macOf(content, key)))) continue;
		if (signed.some(({ key_id }) => key_id === key.id)) throw new PlanFileError("The plan was edited since it was saved: its signature does not match.", again);
		throw new PlanFileError(`The plan was made for ${file.platform ?? "no platform"} and signed with another API token of ${slug} (key ${first.key_id}; yours is ${key.id}).`, again);
	}
}
const unsigned = () => new PlanFileError("The plan is not signed: run `ifmatch preview --plan FILE` again.", null);
function toResult(bundle) {
	const planned = {
		...contentOf(bundle, bundle.bundle),
		deployment: bundle.deployment,
		stateVersion: bundle.state_version,
		bundleDigest: bundle.bundle_digest,
		diffDigest: bundle.diff_digest,
		changes: bundle.changes.map(toChange)
	};
	const { result, undo } = bundle;
	return {
		bundle: planned,
		result,
		undo: undo && {
			stateVersion: undo.state_version,
			content: contentOf(bundle, undo.bundle)
		}
	};
}
const contentOf = ({ kind, product }, content) => kind === "remediation" ? {
	kind,
	content
} : {
	kind: `detection/${product ?? "code"}`,
	content
};
function toChange({ verb, object, key, effect, says, before, after, notes, at }) {
	const facts = {
		object,
		key,
		id: objectId(object, key),
		effect,
		says
	};
	if (verb === "delete") return {
		verb,
		...facts,
		before: before ?? {}
	};
	if (verb === "create") return {
		verb,
		...facts,
		after: after ?? {},
		at,
		notes
	};
	return {
		verb,
		...facts,
		before: before ?? {},
		after: after ?? {},
		at,
		notes
	};
}
function losesUndo(old, next) {
	const lost = undosOf(old);
	for (const undo of undosOf(next)) lost.delete(undo);
	return lost.size > 0;
}
function undosOf(text) {
	const bundles = text.includes("\"undo\"") ? [listIn(text)].flat() : [];
	return new Set(bundles.flatMap((bundle) => undoOf(Object(bundle))));
}
function listIn(text) {
	try {
		return Object(JSON.parse(text.replace(/^\uFEFF/, ""))).bundles;
	} catch {
		return [];
	}
}
function undoOf({ deployment, kind, product, undo }) {
	if (typeof undo !== "object" || undo === null || !("bundle" in undo)) return [];
	return [JSON.stringify([
		deployment,
		kind,
		product,
		undo.bundle
	])];
}
// src/world/files.ts
function openWriting(path, checkout) {
	return isReplaced(path, checkout) ? replacing(path) : through(path);
}
const replaceFile = (path, text) => writeAll(replacing(path), text);
function writeAll(writing, text) {
	try {
		writing.write(text);
		writing.finish();
	} finally {
		writing.abandon();
	}
}
function tryToWrite(path, checkout) {
	if (isReplaced(path, checkout)) replacing(path).abandon();
}
function removeFormer(path, checkout) {
	refuseLinkAbove(path, checkout);
	const there = lstatSync(path, { throwIfNoEntry: false });
	if (there?.isDirectory() === true) {
		if (!/\.json$/i.test(path)) throw new Error("it is a folder");
		return rmSync(path, { recursive: true });
	}
	if (there !== void 0 && !openStream.test(path) && (there.isFile() || there.isSymbolicLink())) unlinkSync(path);
}
function isReplaced(path, checkout) {
	if (openStream.test(path)) return false;
	refuseLinks(path, checkout);
	const there = lstatSync(path, { throwIfNoEntry: false });
	if (there?.isDirectory() === true) throw new Error("it is a folder");
	return there === void 0 || there.isFile();
}
const openStream = /^\/(?:dev\/(?:stdout|stderr|fd\/\d+)|proc\/(?:self|thread-self|\d+)\/fd\/\d+)$/;
function refuseLinks(path, checkout) {
	refuseLinkAbove(path, checkout);
	if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) throw new Error(`it is ${aLink}`);
}
function refuseLinkAbove(path, checkout) {
	for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
		if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() !== true) continue;
		const place = realpathSync.native(dirname(folder));
		if (place === checkout || place.startsWith(checkout.endsWith(sep) ? checkout : checkout + sep)) throw new Error(`${basename(folder)} above it is ${aLink}`);
	}
}
const aLink = "a symbolic link, and nothing is written through one";
function through(path) {
	const noLink = openStream.test(path) ? 0 : constants.O_NOFOLLOW ?? 0;
	const file = openSync(path, constants.O_WRONLY | constants.O_APPEND | noLink);
	const close = closeOnce(file);
	return {
		write: (text) => writeTo(file, text),
		finish: close,
		abandon: close
	};
}
function replacing(path) {
	removeLeftDrafts(dirname(path));
	const draft = openDraft(path);
	const close = closeOnce(draft.file);
	let isDraft = true;
	return {
		write: (text) => writeTo(draft.file, text),
		finish() {
			close();
			renameSync(draft.path, path);
			isDraft = false;
		},
		abandon() {
			close();
			if (isDraft) rmSync(draft.path, { force: true });
		}
	};
}
function writeTo(file, text) {
	for (let rest = Buffer.from(text); rest.length > 0;) rest = rest.subarray(writeSync(file, rest));
}
function closeOnce(file) {
	let isOpen = true;
	return () => {
		if (isOpen) closeSync(file);
		isOpen = false;
	};
}
function writeDraft(target, text) {
	const { path, file } = openDraft(target);
	try {
		try {
			writeTo(file, text);
		} finally {
			closeSync(file);
		}
		return path;
	} catch (error) {
		rmSync(path, { force: true });
		throw error;
	}
}
function openDraft(target) {
	const path = join(dirname(target), `.ifmatch-${Math.random().toString(36).slice(2)}.tmp`);
	const there = lstatSync(target, { throwIfNoEntry: false });
	const mode = there?.isFile() === true ? there.mode : void 0;
	const file = openSync(path, "wx", mode);
	try {
		if (mode !== void 0 && mode !== fstatSync(file).mode) fchmodSync(file, mode & 4095);
		return {
			path,
			file
		};
	} catch (error) {
		closeSync(file);
		rmSync(path, { force: true });
		throw error;
	}
}
const isDraft = (name) => /^\.ifmatch-[0-9a-z]+\.tmp$/.test(name);
const longest = 36e5;
function removeLeftDrafts(folder) {
	const before = Date.now() - longest;
	for (const name of namesIn(folder).filter(isDraft)) {
		const path = join(folder, name);
		try {
			const entry = lstatSync(path);
			if (entry.isFile() && entry.mtimeMs < before) rmSync(path);
		} catch {}
	}
}
function namesIn(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
function keepUndo(path, next) {
	return losesUndo(regularTextAt(path), next) ? copyAside(path) : null;
}
function regularTextAt(path) {
	try {
		return lstatSync(path).isFile() ? readFileSync(path, "utf8") : "";
	} catch {
		return "";
	}
}
function copyAside(path) {
	const { name, ext } = parse$1(path);
	for (let number = 1;; number += 1) {
		const copy = join(dirname(path), `${name}.applied-${String(number)}${ext}`);
		try {
			copyFileSync(path, copy, constants.COPYFILE_EXCL);
			return basename(copy);
		} catch (error) {
			if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
		}
	}
}
const isSameFile = (one, other) => identityOf(one) === identityOf(other);
function identityOf(path) {
	try {
		const { dev, ino } = statSync(path, { bigint: true });
		return `${String(dev)} ${String(ino)}`;
	} catch {
		return path;
	}
}
function isStream(path) {
	try {
		const there = statSync(path);
		return !there.isFile() && !there.isDirectory();
	} catch {
		return false;
	}
}
function folderAbove(root, folder, name, leftOut) {
	const above = (folder === "" ? [] : folder.split("/")).map((_, index) => Array.from({ length: index + 1 }, () => "..").join("/"));
	const isThere = (path) => leftOut.includes(`${path}/${name}`) || lstatSync(join(root, path, name), { throwIfNoEntry: false }) !== void 0;
	return above.find(isThere) ?? null;
}
// src/world/sparse-source.ts
function withLeftOut(source, leftOut) {
	if (leftOut === null) return source;
	let known = null;
	const namesIn = (folder) => {
		known ??= namesByFolder(leftOut().filter((path) => !path.startsWith("../")));
		return known.get(folder);
	};
	const isLeftOut = (path) => namesIn(parentOf(path))?.has(baseName(path)) === true;
	const kind = (path) => {
		const found = source.kind(path);
		return found === "missing" && isLeftOut(path) ? "left-out" : found;
	};
	return {
		...source,
		kind,
		list(path) {
			const there = source.list(path);
			const seen = new Set(there.map(({ name }) => name));
			const added = [...namesIn(path === "." ? "" : path) ?? []].filter((name) => !seen.has(name)).map((name) => ({
				name,
				kind: "left-out"
			}));
			return [...there, ...added].toSorted((a, b) => a.name < b.name ? -1 : 1);
		}
	};
}
function namesByFolder(paths) {
	const names = new Map();
	for (const path of paths) for (let at = path; at !== ""; at = parentOf(at)) {
		const folder = parentOf(at);
		names.set(folder, (names.get(folder) ?? new Set()).add(baseName(at)));
	}
	return names;
}
// src/world.ts
var World = class {
	source;
	nodeVersion = process.versions.node;
	today;
	connections;
	terminal;
	packageRoot;
	stop;
	config = null;
	root;
	realRoot;
	checkout;
	leftOut;
	env;
	constructor(parts, options) {
		this.root = resolve(parts.cwd, options.directory);
		if (statSync(this.root, { throwIfNoEntry: false })?.isDirectory() !== true) throw new UsageError(`${options.directory} is not a folder.`);
		this.realRoot = realpathSync.native(this.root);
		this.checkout = repositoryTop(this.realRoot) ?? this.realRoot;
		this.env = parts.env;
		this.stop = () => parts.stop();
		const disk = openDisk(this.root, {
			isSubmodule: (path) => isSubmodule(this.realRoot, path),
			enter: (folder) => process.chdir(folder)
		});
		this.source = withLeftOut(disk, options.leftOut);
		this.leftOut = options.leftOut;
		this.today = new Date(parts.now()).toISOString().slice(0, 10);
		this.terminal = new Terminal(parts.streams, {
			quiet: options.quiet,
			isDumb: parts.env["TERM"] === "dumb"
		});
		const log = options.verbose ? (line) => this.terminal.tell(line) : null;
		this.connections = new Connections({
			...options.connection,
			env: parts.env,
			log
		});
		this.packageRoot = parts.packageRoot;
	}
	noteStop(patience = jobPatience) {
		let asked = false;
		const note = async () => {
			await this.stop();
			asked = true;
			this.connections.hurry();
			const isJob = this.env["GITHUB_ACTIONS"] === "true";
			if (isJob) setTimeout(() => this.connections.giveUp(), patience).unref();
			const hint = isJob ? "" : " Press Ctrl-C again to stop at once.";
			this.terminal.tell(`Stopping once the bundle that is being written is done.${hint}`);
		};
		note();
		return () => asked;
	}
	insideRoot(path) {
		const inside = relative(this.root, resolve(this.root, path)).replaceAll(sep, "/");
		return inside === "" ? "." : inside;
	}
	get repositoryFolder() {
		return repositoryFolder(this.realRoot);
	}
	folderAbove(name) {
		return folderAbove(this.realRoot, this.repositoryFolder, name, this.leftOut?.() ?? []);
	}
	isSameFile(one, other) {
		return isSameFile(resolve(this.root, one), resolve(this.root, other));
	}
	isStream(path) {
		return isStream(resolve(this.root, path));
	}
	readText(path) {
		try {
			return readFileSync(resolve(this.root, path), "utf8");
		} catch (cause) {
			throw new UsageError(`${path} cannot be read: ${systemWords(cause)}.`, { cause });
		}
	}
	writeText(path, text) {
		const writing = this.openWriting(path, text);
		try {
			writing.write(text);
			writing.finish();
		} finally {
			writing.abandon();
		}
	}
	openWriting(path, next) {
		const file = resolve(this.root, path);
		const writing = this.onFile(path, () => openWriting(file, this.checkout));
		return {
			write: (text) => this.onFile(path, () => writing.write(text)),
			finish: () => this.onFile(path, () => {
				this.keepUndo(path, keepUndo(file, next));
				writing.finish();
			}),
			abandon: () => writing.abandon()
		};
	}
	keepUndo(path, copy) {
		if (copy === null) return;
		const kept = join(dirname(path), copy);
		this.terminal.tell(escapeTerminal(`${path} held the undo of an apply: kept as ${kept}, for \`ifmatch rollback\`.`));
	}
	ensureWritable(path) {
		const file = resolve(this.root, path);
		this.onFile(path, () => tryToWrite(file, this.checkout));
		if (/\.ya?ml$/i.test(path) && lstatSync(file, { throwIfNoEntry: false })?.isFile() === true) throw new UsageError(`${path} is a YAML file, and a result would replace it. Name another file.`);
	}
	refuseLinks(path) {
		this.onFile(path, () => refuseLinks(resolve(this.root, path), this.checkout));
	}
	onFile(path, action) {
		try {
			return action();
		} catch (cause) {
			throw new UsageError(`${path} cannot be written: ${systemWords(cause, "there is no such folder")}.`, { cause });
		}
	}
	async runSelf(args, { directory, env }) {
		const { runSelf } = await import("./commands.js").then((n) => n.child_process_exports);
		return runSelf(join(this.packageRoot, "dist", "cli.js"), args, {
			directory,
			env: this.env,
			extra: env
		}, this.terminal);
	}
	async close() {
		this.terminal.clearProgress();
		await this.connections.close();
	}
};
const jobPatience = 5e3;
// src/world/sparse-checkout.ts
async function leftOutFiles(folder, env) {
	if (!existsSync(folder)) return null;
	const from = realpathSync.native(folder);
	const top = repositoryTop(from);
	if (top === null || !existsSync(join(gitFolder(top), "info/sparse-checkout"))) return null;
	const [{ Git }, { isPolicyName }] = await Promise.all([import("./commands.js").then((n) => n.git_exports), import("./validate.js").then((n) => n.find_exports)]);
	let found = null;
	return () => {
		if (found !== null) return found;
		const leftOut = new Git(top, env).read([
			"ls-files",
			"-t",
			"-z"
		]).toString("utf8").split("\0").filter((line) => line.startsWith("S ") && isPolicyName(line));
		const inside = repositoryFolder(from);
		found = leftOut.map((line) => posix.relative(inside, line.slice(2)));
		return found;
	};
}
function gitFolder(top) {
	const path = join(top, ".git");
	try {
		const [, elsewhere] = /^gitdir: (.+)$/m.exec(readFileSync(path, "utf8")) ?? [];
		return elsewhere === void 0 ? path : resolve(top, elsewhere);
	} catch {
		return path;
	}
}
process.getBuiltinModule("node:timers/promises");
const setTimeout$1 = (() => process.getBuiltinModule("node:timers/promises").setTimeout)();
const setImmediate = (() => process.getBuiltinModule("node:timers/promises").setImmediate)();
process.getBuiltinModule("node:child_process");
const spawn = (() => process.getBuiltinModule("node:child_process").spawn)();
const spawnSync = (() => process.getBuiltinModule("node:child_process").spawnSync)();
process.getBuiltinModule("node:util");
const isDeepStrictEqual = (() => process.getBuiltinModule("node:util").isDeepStrictEqual)();
const promisify = (() => process.getBuiltinModule("node:util").promisify)();
process.getBuiltinModule("node:stream/consumers");
const text = (() => process.getBuiltinModule("node:stream/consumers").text)();
process.getBuiltinModule("node:os");
const tmpdir = (() => process.getBuiltinModule("node:os").tmpdir)();
process.getBuiltinModule("node:zlib");
const gunzip = (() => process.getBuiltinModule("node:zlib").gunzip)();
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
export { Cancelled, ChangedMeanwhile, Connections, GitHubError, OthersInvalid, PlanFileError, PlatformError, RecordError, SourceError, StandardStreams, UsageError, World, _taggedTemplateLiteral, accessSync, anchorOf, appendFileSync, baseName, basename, beyondEntries, breakLineCommand, bundleKinds, bundleName, byteLimit, capDiff, causeOf, changeWords, changedFields, chmodSync, combine, comparisonWords, configName, constants, count, countWarnings, cpSync, createHash, createHmac, createRequire, defaultImpactLimits, defaultSettings, delimiter, deploymentsOf, deriveKey, deriveSlug, detectionPolicyId, diffChange, diffLines, dirname, doubtIn, editedWords, effectWords, endOf$1 as endOf, escapeHidden, escapeHtml, escapeMarkdownCell, escapeMarkdownFence, escapeMarkdownSpan, escapeTerminal, exceptionId, extraFields, extraObjectAt, extraObjectOf, extrasOf, failureOf, fields, fieldsOfPolicies, findingSeverities, firstToken, foldersAbove, foreign, foundAt, gunzip, hasErrors, hasExtras, hasSeveralDeployments, hash, identitiesIn, inParallel, isAbsolute, isBookkeeping, isDeepStrictEqual, isLineCommand, isNothing, isObject, isSameBundle, isSameMac, isSimple, isTwofold, isUtf8, itemId, join, joined, leftOutFiles, limitInWords, lineAt, lineStarts, listId, listed, lstatSync, macOf, mkdirSync, mkdtempSync, movedOf, nameOfBundle, nextToken, noConsent, noExtraFields, noteWords, nowhere, objectId, objectName, onlyChanged, openDisk, ownTokenVariable, parentOf, parseAny, pathIn, placeWords, planOf, policiesIn, policyFinder, policyId, policySources, positionAt, posix, prepareHeap, printSide, problemLimit, problemWords, promisify, proxiesIn, randomBytes, randomUUID, readBytes, readEvents, readFileSync, readForeign, readPlain, readPlanFile, readText, readsAs, realpathSync, relative, removeFormer, removeLeftDrafts, renamePieces, renameSync, renameText, renamesOf, replaceFile, repositoryTop, resolve, resultReasons, resultWords, rmSync, rmdirSync, ruleLists, schemaAddress, scryptSync, sep, setImmediate, setTimeout$1 as setTimeout, shellWord, signPlanFile, signedContent, signs, slugOf, slugsOf, soughtBy, spawn, spawnSync, startOf, statSync, stateOf, stopRequest, summarize, summaryWords, systemWords, text, textOf, textOf$1, timingSafeEqual, tmpdir, toJson, toPlanChange, toPlanFile, tokenVariable, touchedPolicies, unchangedPolicies, verbTitles, version, withHint, workflowChoices, workflowCommand, worstOf, writeDraft };
