// src/domain/errors.ts
const hintOf = (error) => "hint" in error && typeof error.hint === "string" ? error.hint : null;
const withHint = ({ message, hint }) => `${message} ${hint ?? ""}`.trim();
var UsageError = class extends Error {
	name = "UsageError";
};
var ChangedMeanwhile = class extends UsageError {};
var OthersInvalid = class extends UsageError {};
var PlatformError = class extends Error {
	name = "PlatformError";
	status = null;
	code = null;
	text = "";
	body = {};
	hint = null;
	requestId = null;
	processed = "no";
	unsent = false;
	unprocessed = false;
	partial = false;
	constructor(message, { cause, ...facts } = {}) {
		super(message, { cause });
		Object.assign(this, {
			unprocessed: facts.unsent ?? false,
			...facts
		});
	}
};
var ForgeError = class extends Error {
	name = "ForgeError";
	status = null;
	hint = null;
	constructor(message, { cause, ...facts } = {}) {
		super(message, { cause });
		Object.assign(this, facts);
	}
};
// src/generated/version.ts
const version = "0.1.0";
process.getBuiltinModule("node:fs");
const fstatSync$2 = (() => process.getBuiltinModule("node:fs").fstatSync)();
const statSync$3 = (() => process.getBuiltinModule("node:fs").statSync)();
const writeSync = (() => process.getBuiltinModule("node:fs").writeSync)();
process.getBuiltinModule("node:util");
const getSystemErrorMessage = (() => process.getBuiltinModule("node:util").getSystemErrorMessage)();
// src/util/system-errors.ts
function systemWords(cause, missing = "there is no such file") {
	if (!(cause instanceof Error)) return String(cause);
	const { code, errno, message } = cause;
	if (code === "ENOENT" || code === "ENOTDIR") return missing;
	return errno === void 0 ? message : getSystemErrorMessage(errno);
}
process.getBuiltinModule("node:fs");
const accessSync = (() => process.getBuiltinModule("node:fs").accessSync)();
const closeSync$1 = (() => process.getBuiltinModule("node:fs").closeSync)();
const copyFileSync = (() => process.getBuiltinModule("node:fs").copyFileSync)();
const existsSync$2 = (() => process.getBuiltinModule("node:fs").existsSync)();
const fchmodSync = (() => process.getBuiltinModule("node:fs").fchmodSync)();
const fstatSync$1 = (() => process.getBuiltinModule("node:fs").fstatSync)();
const lstatSync$2 = (() => process.getBuiltinModule("node:fs").lstatSync)();
const openSync$1 = (() => process.getBuiltinModule("node:fs").openSync)();
const readFileSync$2 = (() => process.getBuiltinModule("node:fs").readFileSync)();
const realpathSync$3 = (() => process.getBuiltinModule("node:fs").realpathSync)();
const renameSync = (() => process.getBuiltinModule("node:fs").renameSync)();
const rmSync = (() => process.getBuiltinModule("node:fs").rmSync)();
const writeFileSync = (() => process.getBuiltinModule("node:fs").writeFileSync)();
const constants$1 = (() => process.getBuiltinModule("node:fs").constants)();
// \0builtin node:path src/runtime/files.ts
var files_default = process.getBuiltinModule("node:path");
const join$4 = (() => process.getBuiltinModule("node:path").join)();
const dirname$2 = (() => process.getBuiltinModule("node:path").dirname)();
const basename = (() => process.getBuiltinModule("node:path").basename)();
const parse = (() => process.getBuiltinModule("node:path").parse)();
const sep$1 = (() => process.getBuiltinModule("node:path").sep)();
// src/runtime/files.ts
function writeResult(path, text, checkout) {
	if (isReplaced(path, checkout)) return replaceFile(path, text);
	const noLink = openStream.test(path) ? 0 : constants$1.O_NOFOLLOW ?? 0;
	const file = openSync$1(path, constants$1.O_WRONLY | constants$1.O_APPEND | noLink);
	try {
		writeFileSync(file, text);
	} finally {
		closeSync$1(file);
	}
}
function tryToWrite(path, checkout) {
	if (!isReplaced(path, checkout)) return;
	if (existsSync$2(path)) accessSync(path, constants$1.R_OK);
	rmSync(writeDraft(path, ""));
}
function replaceFile(path, text) {
	const draft = writeDraft(path, text);
	try {
		takePlace(draft, path);
	} finally {
		rmSync(draft, { force: true });
	}
}
function removeFormer(path, checkout) {
	refuseLinkAbove(path, checkout);
	const there = lstatSync$2(path, { throwIfNoEntry: false });
	const isFolder = there?.isDirectory() === true;
	if (isFolder && !/\.json$/i.test(path)) throw new Error("it is a folder");
	if ((isFolder || there?.isFile() === true || there?.isSymbolicLink() === true) && !openStream.test(path)) rmSync(path, { recursive: true });
}
function isReplaced(path, checkout) {
	if (openStream.test(path)) return false;
	refuseLinks(path, checkout);
	const there = lstatSync$2(path, { throwIfNoEntry: false });
	if (there?.isDirectory() === true) throw new Error("it is a folder");
	return there === void 0 || there.isFile();
}
const openStream = /^\/(?:dev\/(?:stdout|stderr|fd\/\d+)|proc\/(?:self|thread-self|\d+)\/fd\/\d+)$/;
function refuseLinks(path, checkout) {
	refuseLinkAbove(path, checkout);
	if (isLink(path)) throw new Error(`it is ${aLink}`);
}
function refuseLinkAbove(path, checkout) {
	for (let folder = dirname$2(path); folder !== dirname$2(folder); folder = dirname$2(folder)) {
		if (!isLink(folder)) continue;
		const place = realpathSync$3.native(dirname$2(folder));
		if (place === checkout || place.startsWith(checkout.endsWith(sep$1) ? checkout : checkout + sep$1)) throw new Error(`${basename(folder)} above it is ${aLink}`);
	}
}
const isLink = (path) => lstatSync$2(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
const aLink = "a symbolic link, and nothing is written through one";
const patience = [
	10,
	20,
	40,
	80,
	160
];
function takePlace(draft, target, { platform = process.platform, rename = renameSync, sleep = pause } = {}) {
	for (const wait of platform === "win32" ? patience : []) try {
		return rename(draft, target);
	} catch (error) {
		if (!/^(?:EPERM|EACCES|EBUSY)$/.test(error.code ?? "")) throw error;
		sleep(wait);
	}
	rename(draft, target);
}
const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
function writeDraft(target, text) {
	const path = join$4(dirname$2(target), `.ifmatch-${Math.random().toString(36).slice(2)}.tmp`);
	const there = lstatSync$2(target, { throwIfNoEntry: false });
	const mode = there?.isFile() === true ? there.mode : void 0;
	const file = openSync$1(path, "wx", mode);
	try {
		if (mode !== void 0 && mode !== fstatSync$1(file).mode) fchmodSync(file, mode & 4095);
		writeFileSync(file, text);
		return path;
	} catch (error) {
		rmSync(path, { force: true });
		throw error;
	} finally {
		closeSync$1(file);
	}
}
function keepUndo(path, next) {
	if (lstatSync$2(path, { throwIfNoEntry: false })?.isFile() !== true) return null;
	return losesUndo(readFileSync$2(path, "utf8"), next) ? copyAside(path) : null;
}
function copyAside(path) {
	const { name, ext } = parse(path);
	for (let number = 1;; number += 1) {
		const copy = join$4(dirname$2(path), `${name}.applied-${String(number)}${ext}`);
		try {
			copyFileSync(path, copy, constants$1.COPYFILE_EXCL);
			return basename(copy);
		} catch (error) {
			if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
		}
	}
}
function losesUndo(old, next) {
	const kept = new Set(undosOf(next));
	return undosOf(old).some((undo) => !kept.has(undo));
}
function undosOf(text) {
	if (!text.includes("\"undo\"")) return [];
	try {
		const { bundles } = JSON.parse(text.replace(/^\uFEFF/, ""));
		return bundles.flatMap(({ deployment, kind, product, undo }) => undo ? [JSON.stringify([
			deployment,
			kind,
			product,
			undo.bundle
		])] : []);
	} catch {
		return [];
	}
}
function insideFolder(folder, path, paths = files_default) {
	const inside = paths.relative(folder, paths.resolve(folder, path)).replaceAll(paths.sep, "/");
	return inside === "" ? "." : inside;
}
// src/runtime/terminal.ts
var Terminal = class {
	streams;
	quiet;
	env;
	progressShown = false;
	constructor(streams, { quiet, env }) {
		this.streams = streams;
		this.quiet = quiet;
		this.env = env;
	}
	get isDumb() {
		return this.env["TERM"] === "dumb";
	}
	get width() {
		return this.streams.out.columns ?? 100;
	}
	wantsColor(choice) {
		const { NO_COLOR: no = "", FORCE_COLOR: forced = "" } = this.env;
		if (choice !== "auto") return choice === "always";
		if (no !== "") return false;
		if (forced !== "") return forced !== "0";
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
	tell(line, always = false) {
		if (this.quiet && !always) return;
		this.clearProgress();
		this.streams.err.write(`${line}\n`);
	}
	progress(text) {
		if (this.quiet || this.isDumb || this.streams.err.isTTY !== true) return;
		this.streams.err.write(`\r\u001B[2K${text.slice(0, (this.streams.err.columns ?? 80) - 1)}`);
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
	async prompts() {
		const { openPrompts } = await import("./commands.js");
		return openPrompts(this.streams.in, this.streams.err, () => this.clearProgress());
	}
	async ask(question) {
		const { Cancelled } = await import("./commands.js");
		return (await this.prompts()).confirm(question).catch((error) => {
			if (error instanceof Cancelled) return false;
			throw error;
		});
	}
};
const gone = new Set([
	"EPIPE",
	"EOF",
	"EIO"
]);
var DirectOutput = class {
	file;
	system;
	gone = null;
	constructor(file, system = {
		write: writeSync,
		wait: () => pause(5)
	}) {
		this.file = file;
		this.system = system;
	}
	get destroyed() {
		return this.gone !== null;
	}
	write(text, written = () => {}) {
		for (let bytes = Buffer.from(text); bytes.length > 0 && this.gone === null;) bytes = bytes.subarray(this.attempt(bytes));
		written(this.gone);
		return true;
	}
	attempt(bytes) {
		try {
			return this.system.write(this.file, bytes);
		} catch (error) {
			const { code } = error;
			if (code === "EAGAIN") this.system.wait();
			else if (gone.has(code)) this.gone = error;
			else throw new UsageError(`Standard output cannot be written: ${systemWords(error)}.`, { cause: error });
			return 0;
		}
	}
};
var StandardStreams = class {
	openOut = null;
	openErr = null;
	get in() {
		return process.stdin;
	}
	get out() {
		return this.openOut ??= isTerminal() ? heedless(process.stdout) : new DirectOutput(1);
	}
	get err() {
		return this.openErr ??= heedless(process.stderr);
	}
	get areDone() {
		return [this.openOut, this.openErr].every((stream) => stream === null || (stream.writableLength ?? 0) === 0);
	}
};
const heedless = (stream) => stream.on("error", () => {});
function isTerminal() {
	const out = fstatSync$2(1);
	return out.isCharacterDevice() && out.rdev !== statSync$3("/dev/null", { throwIfNoEntry: false })?.rdev && process.getBuiltinModule("node:tty").isatty(1);
}
const asking = [
	"SIGINT",
	"SIGTERM",
	"SIGBREAK"
];
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
// src/util/shell-words.ts
const shellWord = (word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
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
				enum: ["allow", "require_approval"]
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
	const of = (object) => (given[object] ?? []).filter((name) => !known[object].includes(name));
	return {
		policy: of("policy"),
		filters: of("filters"),
		condition: of("condition"),
		action: of("action"),
		detection: of("detection"),
		exception: of("exception")
	};
}
const noExtraFields = extraFields({});
function extrasOf(object, value) {
	const isExtra = ([name]) => !known[object].includes(name) && !name.startsWith("x-");
	return Object.fromEntries(Object.entries(value).filter(isExtra));
}
const below = new Map([
	["policies", "policy"],
	["filters", "filters"],
	["conditions", "condition"],
	["actions", "action"],
	["exceptions", "exception"]
]);
function extraObjectAt(pointer, top) {
	const owner = pointer.slice(0, -1).findLast((step) => typeof step === "string");
	return owner === void 0 ? top : below.get(owner) ?? null;
}
function extraObjectOf({ at, allowed }) {
	if (allowed.includes("guards")) return null;
	const top = allowed.includes("rulesets") ? "detection" : "policy";
	return allowed.includes("policies") && at.pointer.length === 1 ? null : extraObjectAt(at.pointer, top);
}
// src/domain/settings.ts
const configName = "ifmatch.yaml";
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
const release = {
	repository: "ifmatch/ifmatch",
	isReleased: false
};
const noApproval = {
	maxDeletes: null,
	maxDeletePercent: null,
	allowEmpty: false,
	allowProtected: [],
	allowLooser: false
};
// src/domain/problem.ts
const fileError = (file, facts) => ({
	severity: "error",
	at: {
		file,
		pointer: []
	},
	...facts
});
const countWarnings = (problems) => problems.filter(({ problem }) => problem.severity === "warning").length;
const hasErrors = (problems) => problems.some(({ severity }) => severity === "error");
const nowhere = {
	file: "",
	pointer: []
};
// src/report/escape.ts
const entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
const escapeHtml = (text) => escapeHidden(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? "").replaceAll("##[", "##&#91;");
const hidden = () => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?![ \u3000])\p{Zs}/gu;
const plain = /^[ -~]*$/;
const short = {
	"\n": String.raw`\n`,
	"\r": String.raw`\r`,
	"	": String.raw`\t`
};
const escapeHidden = (text) => plain.test(text) ? text : text.replaceAll(hidden(), showCodePoint);
function showCodePoint(character) {
	return short[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}
const acting = /[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|(?<=##)\[/g;
const toJson = (value, indent = 0) => JSON.stringify(value, null, indent).replaceAll(acting, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
function escapeMarkdownSpan(text, limit = 500) {
	const content = shorten(text, limit);
	if (content === "") return "`\"\"`";
	const fence = "`".repeat(longestRun(content) + 1);
	const pad = /^[` ]|[` ]$/.test(content) && content.trim() !== "" ? " " : "";
	return fence + pad + content + pad + fence;
}
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
const lstatSync$1 = (() => process.getBuiltinModule("node:fs").lstatSync)();
const readFileSync$1 = (() => process.getBuiltinModule("node:fs").readFileSync)();
const realpathSync$2 = (() => process.getBuiltinModule("node:fs").realpathSync)();
const statSync$2 = (() => process.getBuiltinModule("node:fs").statSync)();
process.getBuiltinModule("node:path");
const resolve$1 = (() => process.getBuiltinModule("node:path").resolve)();
const join$3 = (() => process.getBuiltinModule("node:path").join)();
const dirname$1 = (() => process.getBuiltinModule("node:path").dirname)();
process.getBuiltinModule("node:buffer");
const isUtf8 = (() => process.getBuiltinModule("node:buffer").isUtf8)();
process.getBuiltinModule("node:fs");
const closeSync = (() => process.getBuiltinModule("node:fs").closeSync)();
const fstatSync = (() => process.getBuiltinModule("node:fs").fstatSync)();
const lstatSync = (() => process.getBuiltinModule("node:fs").lstatSync)();
const openSync = (() => process.getBuiltinModule("node:fs").openSync)();
const readdirSync = (() => process.getBuiltinModule("node:fs").readdirSync)();
const readSync = (() => process.getBuiltinModule("node:fs").readSync)();
const readlinkSync = (() => process.getBuiltinModule("node:fs").readlinkSync)();
const realpathSync$1 = (() => process.getBuiltinModule("node:fs").realpathSync)();
const constants = (() => process.getBuiltinModule("node:fs").constants)();
process.getBuiltinModule("node:path");
const join$2 = (() => process.getBuiltinModule("node:path").join)();
// src/domain/source.ts
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
// src/files/disk.ts
function openDisk(root, isSubmodule = () => false) {
	const disk = diskAt(realpathSync$1.native(root));
	return {
		kind: (path) => kindOf(disk, path),
		list: (path) => listFolder(disk, path),
		isSubmodule,
		read: (path, limit) => readFile(disk, path, limit)
	};
}
const diskAt = (root) => ({
	root,
	folders: new Set([""])
});
function kindOf(disk, path) {
	if (disk.folders.has(path)) return "folder";
	const above = kindOf(disk, parentOf(path));
	if (above !== "folder") return above === "symlink" ? "symlink" : "missing";
	const kind = lookAt(join$2(disk.root, path));
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
function listFolder(disk, path) {
	if (kindOf(disk, path) !== "folder") throw new SourceError("unreadable", path, "it is not a folder");
	return attempt(path === "" ? "." : path, () => readdirSync(join$2(disk.root, path), { withFileTypes: true })).map((entry) => ({
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
function attempt(path, action) {
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
	if (kindOf(disk, parentOf(path)) === "symlink") throw new SourceError("symlink", path, "it lies behind a symbolic link");
	const file = openTrue(disk, path);
	try {
		const stat = fstatSync(file);
		if (!stat.isFile()) throw new SourceError("not-a-file", path, "it is not a regular file");
		if (stat.size > limit) throw new SourceError("too-large", path, "it is too large", { bytes: stat.size });
		return attempt(path, () => readAll(file, stat.size, path));
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
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
function openTrue(disk, path) {
	const file = attempt(path, () => openSync(join$2(disk.root, path), openFlags));
	try {
		const opened = openedPath(file);
		if (opened === null ? isStillThere(disk, path, file) : opened === join$2(disk.root, path)) return file;
		throw new SourceError(opened === `${join$2(disk.root, path)} (deleted)` ? "unreadable" : "symlink", path, "it was replaced while it was read");
	} catch (error) {
		closeSync(file);
		throw error;
	}
}
function isStillThere(disk, path, file) {
	if (["missing", "symlink"].includes(kindOf(diskAt(disk.root), path))) return false;
	const named = lstatSync(join$2(disk.root, path), {
		throwIfNoEntry: false,
		bigint: true
	});
	return named !== void 0 && named.ino === fstatSync(file, { bigint: true }).ino;
}
function openedPath(file) {
	try {
		return readlinkSync(`/proc/self/fd/${file}`);
	} catch {
		return null;
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
	if (reason === "too-large") return fileError(file, {
		code: "file-too-large",
		bytes: bytes ?? 10485760,
		limit: byteLimit
	});
	if (reason === "unreadable") return fileError(file, {
		code: "unreadable",
		reason: why
	});
	return fileError(file, {
		code: reason === "missing" ? "path-missing" : reason,
		path: file
	});
}
function readBytes(file, bytes) {
	const decoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
	if (!isUtf8(bytes)) {
		const offset = Buffer.byteLength(decoded.slice(0, decoded.indexOf("\ufffd")));
		return { problem: fileError(file, {
			code: "not-utf8",
			offset
		}) };
	}
	const text = decoded.startsWith("\ufeff") ? decoded.slice(1) : decoded;
	if (!beyondAscii.test(text)) return { text };
	const found = text.search(forbidden);
	if (found < 0) return { text };
	const position = positionAt(lineStarts(text), file, found);
	return { problem: fileError(file, {
		code: "control-character",
		codePoint: text.charCodeAt(found),
		position
	}) };
}
const beyondAscii = /[^\n -~]/;
const forbidden = /\r(?!\n)|(?![\t\n\r])[\p{Cc}\uFEFF\uFFFE\uFFFF]/u;
function lineStarts(text) {
	const starts = [0];
	for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
	return starts;
}
function positionAt(starts, file, offset) {
	let [line, end] = [0, starts.length];
	while (end - line > 1) {
		const middle = line + end >> 1;
		if ((starts[middle] ?? 0) <= offset) line = middle;
		else end = middle;
	}
	return {
		file,
		line: line + 1,
		column: offset - (starts[line] ?? 0) + 1
	};
}
// src/platform/clock.ts
const systemClock = {
	now: () => Date.now(),
	random: () => Math.random(),
	async sleep(milliseconds, signal) {
		const { setTimeout: sleep } = await import("node:timers/promises");
		await sleep(milliseconds, void 0, signal && { signal }).catch(() => {});
	},
	timer(milliseconds, fire) {
		const timer = setTimeout(fire, milliseconds).unref();
		return () => clearTimeout(timer);
	}
};
// src/generated/operations.ts
const operations = {
	listDeployments: {
		method: "GET",
		path: "/api/v1/deployments",
		summary: "List the deployments that the token sees",
		tags: ["Deployments"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "DeploymentList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: []
	},
	listFindings: {
		method: "GET",
		path: "/api/v1/deployments/{deploymentSlug}/findings",
		summary: "List findings, newest first",
		tags: ["Findings"],
		security: ["WebToken"],
		query: "ListFindingsQuery",
		body: null,
		answer: "FindingList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: {
			by: "page",
			items: "findings"
		},
		parameters: [
			{
				name: "deploymentSlug",
				in: "path",
				schema: { type: "string" }
			},
			{
				name: "issue_type",
				in: "query",
				schema: {
					type: "string",
					enum: [
						"sast",
						"sca",
						"ai_sast"
					]
				}
			},
			{
				name: "since",
				in: "query",
				schema: { type: "number" }
			},
			{
				name: "page",
				in: "query",
				schema: { type: "integer" }
			},
			{
				name: "page_size",
				in: "query",
				schema: { type: "integer" }
			},
			{
				name: "dedup",
				in: "query",
				schema: { type: "boolean" }
			},
			{
				name: "repos",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "repository_ids",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: ["integer", "string"],
						pattern: "^[0-9]{1,19}$"
					}
				}
			},
			{
				name: "status",
				in: "query",
				schema: {
					type: "string",
					enum: [
						"open",
						"fixed",
						"ignored",
						"reviewing",
						"fixing",
						"provisionally_ignored"
					]
				}
			},
			{
				name: "triage_reasons",
				in: "query",
				schema: {
					type: "array",
					items: { $ref: "#/$defs/TriageReason" }
				}
			},
			{
				name: "severities",
				in: "query",
				schema: {
					type: "array",
					items: { $ref: "#/$defs/Severity" }
				}
			},
			{
				name: "ref",
				in: "query",
				schema: { type: "string" }
			},
			{
				name: "policies",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: "string",
						enum: [
							"rule-board-audit",
							"rule-board-pr-comments",
							"rule-board-block"
						]
					}
				}
			},
			{
				name: "rules",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "categories",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "confidence",
				in: "query",
				schema: {
					type: "string",
					enum: [
						"low",
						"medium",
						"high"
					]
				}
			},
			{
				name: "autotriage_verdict",
				in: "query",
				schema: {
					type: "string",
					enum: ["true_positive", "false_positive"]
				}
			},
			{
				name: "component_tags",
				in: "query",
				schema: {
					type: "array",
					items: { type: "string" }
				}
			},
			{
				name: "exposures",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: "string",
						enum: [
							"reachable",
							"always_reachable",
							"conditionally_reachable",
							"unreachable",
							"unknown"
						]
					}
				}
			},
			{
				name: "transitivities",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: "string",
						enum: [
							"direct",
							"transitive",
							"unknown"
						]
					}
				}
			},
			{
				name: "is_malicious",
				in: "query",
				schema: { type: "boolean" }
			},
			{
				name: "click_to_fix_pr_state",
				in: "query",
				schema: {
					type: "array",
					items: {
						type: "string",
						enum: ["open", "merged"]
					}
				}
			}
		]
	},
	triageFindings: {
		method: "POST",
		path: "/api/v1/deployments/{deploymentSlug}/triage",
		summary: "Triage findings in bulk",
		tags: ["Findings"],
		security: ["WebToken"],
		query: null,
		body: "TriageRequest",
		answer: "TriageAnswer",
		maturity: "stable",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: [{
			name: "deploymentSlug",
			in: "path",
			schema: { type: "string" }
		}]
	},
	listDependencies: {
		method: "POST",
		path: "/api/sca/deployments/{deploymentId}/dependencies",
		summary: "List dependencies",
		tags: ["Dependencies"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: "DependenciesRequest",
		answer: "DependencyList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: {
			by: "cursor",
			items: "dependencies"
		},
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	getResolutionConfigs: {
		method: "GET",
		path: "/api/agent/deployments/{deploymentId}/projects/{projectId}/resolution_configs",
		summary: "Read how the dependencies of a project are resolved",
		tags: ["Dependencies"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: null,
		answer: "ResolutionConfiguration",
		maturity: "experimental",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "projectId",
			in: "path",
			schema: { type: "string" }
		}]
	},
	reportGuardrailsActivity: {
		method: "POST",
		path: "/api/reporting/{deploymentId}/reports/guardrails-activity",
		summary: "Report what guardrails showed and what became of it",
		tags: ["Reports"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: "ReportRequest",
		answer: "GuardrailsReport",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	reportBacklogByRule: {
		method: "POST",
		path: "/api/reporting/{deploymentId}/reports/backlog/by-rule",
		summary: "Report the backlog by rule",
		tags: ["Reports"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: "ReportRequest",
		answer: "BacklogReport",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	searchIssues: {
		method: "POST",
		path: "/api/agent/deployments/{deploymentId}/issues/search",
		summary: "Search issues and group them by rule",
		tags: ["Issues"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: "IssueSearchRequest",
		answer: "IssueGroupList",
		maturity: "stable",
		deprecated: false,
		writes: false,
		paging: {
			by: "cursor",
			items: "groups"
		},
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	getRemediationPolicies: {
		method: "GET",
		path: "/api/policies/v2/deployments/{deploymentId}/remediation-policies",
		summary: "Read the remediation policies bundle",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "RemediationState",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	applyRemediationPolicies: {
		method: "PUT",
		path: "/api/policies/v2/deployments/{deploymentId}/remediation-policies",
		summary: "Replace the remediation policies bundle, strictly",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: "RemediationRequest",
		answer: "RemediationState",
		maturity: "beta",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "If-Match",
			in: "header",
			schema: { type: "string" }
		}]
	},
	previewRemediationPolicies: {
		method: "POST",
		path: "/api/policies/v2/deployments/{deploymentId}/remediation-policies:dryRun",
		summary: "Preview a remediation policies apply",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: "RemediationRequest",
		answer: "PreviewAnswer",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	getDetectionPolicySummary: {
		method: "GET",
		path: "/api/policies/v2/deployments/{deploymentId}/detection-policy",
		summary: "Read the detection policy of every enabled product",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "DetectionSummary",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	getDetectionPolicy: {
		method: "GET",
		path: "/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}",
		summary: "Read the detection policy bundle of a product",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "DetectionState",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "product",
			in: "path",
			schema: {
				type: "string",
				enum: ["code", "secrets"]
			}
		}]
	},
	applyDetectionPolicy: {
		method: "PUT",
		path: "/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}",
		summary: "Replace the detection policy bundle of a product, strictly",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: "DetectionRequest",
		answer: "DetectionState",
		maturity: "beta",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: [
			{
				name: "deploymentId",
				in: "path",
				schema: {
					type: "string",
					pattern: "^[0-9]{1,19}$"
				}
			},
			{
				name: "product",
				in: "path",
				schema: {
					type: "string",
					enum: ["code", "secrets"]
				}
			},
			{
				name: "If-Match",
				in: "header",
				schema: { type: "string" }
			}
		]
	},
	previewDetectionPolicy: {
		method: "POST",
		path: "/api/policies/v2/deployments/{deploymentId}/detection-policy/{product}:dryRun",
		summary: "Preview a detection policy apply",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: "DetectionRequest",
		answer: "PreviewAnswer",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "product",
			in: "path",
			schema: {
				type: "string",
				enum: ["code", "secrets"]
			}
		}]
	},
	getVocabulary: {
		method: "GET",
		path: "/api/policies/v2/deployments/{deploymentId}/vocab",
		summary: "Read which condition types, action types and values the platform knows",
		tags: ["Policies"],
		security: ["WebToken"],
		query: "GetVocabularyQuery",
		body: null,
		answer: "Vocabulary",
		maturity: "beta",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "product",
			in: "query",
			schema: {
				type: "string",
				enum: [
					"code",
					"secrets",
					"remediation"
				]
			}
		}]
	},
	listLegacyPolicies: {
		method: "GET",
		path: "/api/policies/v1/deployments/{deploymentId}",
		summary: "List the legacy (v1) policies",
		tags: ["Policies"],
		security: ["WebToken"],
		query: null,
		body: null,
		answer: "LegacyPolicyList",
		maturity: "experimental",
		deprecated: true,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	listScmSubscriptions: {
		method: "GET",
		path: "/api/scm/deployments/{deploymentId}/subscriptions/{configId}",
		summary: "List the webhook subscriptions to a source-code-management system",
		tags: ["Integrations"],
		security: ["WebToken", "Jwt"],
		query: null,
		body: null,
		answer: "ScmSubscriptionList",
		maturity: "experimental",
		deprecated: false,
		writes: false,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}, {
			name: "configId",
			in: "path",
			schema: { type: "string" }
		}]
	},
	createNotificationWebhook: {
		method: "POST",
		path: "/api/notification_webhooks/deployments/{deploymentId}/webhooks",
		summary: "Create a notification webhook",
		tags: ["Integrations"],
		security: ["Jwt"],
		query: null,
		body: "NotificationWebhookRequest",
		answer: "NotificationWebhookAnswer",
		maturity: "experimental",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: [{
			name: "deploymentId",
			in: "path",
			schema: {
				type: "string",
				pattern: "^[0-9]{1,19}$"
			}
		}]
	},
	createPatternFixTask: {
		method: "POST",
		path: "/api/ai/pattern_fix",
		summary: "Create a task that fixes a pattern",
		tags: ["AI"],
		security: [],
		query: null,
		body: "PatternFixRequest",
		answer: "PatternFixAnswer",
		maturity: "experimental",
		deprecated: false,
		writes: true,
		paging: null,
		parameters: []
	}
};
// src/platform/token.ts
const shown = "[redacted]";
var Token = class {
	name;
	#secret;
	constructor(text, name = "IFMATCH_API_TOKEN") {
		const secret = text.replace(/\r?\n$/, "");
		if (secret === "") throw new PlatformError(`${name} is empty.`, { hint: tokenHint });
		if (!/^[\x21-\x7e]+$/.test(secret)) throw new PlatformError(`${name} has white space in it, or characters that are not ASCII.`, { hint: tokenHint });
		this.name = name;
		this.#secret = secret;
	}
	authorization() {
		return `Bearer ${this.#secret}`;
	}
	spellings() {
		return spellings(this.#secret);
	}
	toString() {
		return shown;
	}
	toJSON() {
		return shown;
	}
};
const tokenHint = "Copy the token again, without quotes or spaces around it. Tokens are in Settings > Tokens of the platform.";
const wanted = {
	WebToken: "an API token (IFMATCH_API_TOKEN, or the option token)",
	Jwt: "a user's JSON Web Token (IFMATCH_USER_JWT, or the option userToken)"
};
function credentialFor(id, { token, userToken }) {
	const { security, summary } = operations[id];
	if (security.length === 0) return null;
	if (token !== null && security.includes("WebToken")) return {
		scheme: "WebToken",
		token
	};
	if (userToken !== null && security.includes("Jwt")) return {
		scheme: "Jwt",
		token: userToken
	};
	throw new UsageError(`${summary} (${id}) needs ${security.map((scheme) => wanted[scheme]).join(" or ")}. Nothing was sent.`);
}
const secretFields = { createNotificationWebhook: ["webhookSecret"] };
function redactorFor({ token, userToken }, id = null, body = null) {
	const secret = Object.entries(body ?? {}).flatMap(([name, value]) => id !== null && secretFields[id]?.includes(name) === true ? spellings(String(value)) : []);
	return redactor([
		...token?.spellings() ?? [],
		...userToken?.spellings() ?? [],
		...secret
	]);
}
function redactor(secrets) {
	const forms = [...new Set(secrets)].toSorted((a, b) => b.length - a.length);
	const least = forms.at(-1)?.length ?? Infinity;
	const redact = (text) => text.length < least ? text : forms.reduce((clean, form) => clean.replaceAll(form, shown), text);
	const walk = (one) => {
		if (typeof one === "string") return redact(one);
		if (typeof one !== "object" || one === null) return one;
		if (Array.isArray(one)) return one.map(walk);
		return Object.fromEntries(Object.entries(one).map(([name, item]) => [redact(name), walk(item)]));
	};
	return walk;
}
const shortest = 4;
function spellings(secret) {
	const url = encodeURIComponent(secret.toWellFormed());
	const lowerUrl = url.replaceAll(/%../g, (code) => code.toLowerCase());
	const json = JSON.stringify(secret).slice(1, -1);
	const slashes = json.replaceAll("/", String.raw`\/`);
	const base64 = [
		0,
		1,
		2
	].flatMap((shift) => withinBase64(secret, shift));
	return [...[
		secret,
		url,
		lowerUrl,
		json,
		slashes
	].filter(({ length }) => length >= shortest), ...base64.filter(({ length }) => length >= 8)];
}
function withinBase64(secret, shift) {
	const bytes = Buffer.from("\0".repeat(shift) + secret);
	const whole = bytes.toString("base64").slice(Math.ceil(shift * 8 / 6), Math.floor(bytes.length * 8 / 6));
	return [whole, whole.replaceAll("+", "-").replaceAll("/", "_")];
}
function tokenVariable(slug, env) {
	if (slug === null) return common;
	const own = ownTokenVariable(slug);
	return (env[own] ?? "").trim() === "" ? common : own;
}
const ownTokenVariable = (slug) => `${common}_${slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}`;
const common = "IFMATCH_API_TOKEN";
// src/runtime/connections.ts
var Connections = class {
	name = null;
	options;
	open = new Map();
	memory = {
		answers: new Map(),
		written: new Set()
	};
	sandbox = null;
	stops = {
		hurry: new AbortController(),
		giveUp: new AbortController()
	};
	constructor(options) {
		this.options = options;
	}
	async to(deployment) {
		const { platformOn } = await import("./plan.js");
		const connection = await this.connection(deployment);
		if (this.has(deployment)) return platformOn(connection);
		throw new UsageError(`No API token. Set ${this.variable(deployment)}, or try --sandbox.`);
	}
	get isEmbedded() {
		return this.options.sandbox !== null;
	}
	has(deployment) {
		return this.options.sandbox !== null || this.token(deployment) !== null;
	}
	async planSecret(deployment) {
		return (await this.startSandbox())?.planSecret ?? this.secret(deployment);
	}
	secret(deployment) {
		const token = this.token(deployment);
		if (token === null) throw new UsageError(`No API token. Set ${this.variable(deployment)}.`);
		return token;
	}
	reviewSecret(deployment) {
		const common = this.token(deployment);
		if (common !== null || deployment !== null) return common ?? this.secret(deployment ?? "");
		const first = Object.keys(this.options.env).filter((name) => name.startsWith(`${this.variable(null)}_`)).toSorted().flatMap((name) => nonEmpty(this.options.env[name]) ?? [])[0];
		if (first === void 0) throw new UsageError(`No API token. Set ${this.variable(null)}.`);
		return first;
	}
	async api(deployment) {
		const { webApiOn } = await import("./plan.js");
		return webApiOn(await this.connection(deployment));
	}
	hurry() {
		this.stops.hurry.abort();
	}
	giveUp() {
		this.stops.giveUp.abort();
	}
	forgetState() {
		for (const [key, { deployment }] of this.memory.answers) if (deployment !== null) this.memory.answers.delete(key);
	}
	async close() {
		for (const opened of await Promise.allSettled([...this.open.values(), this.sandbox])) if (opened.status === "fulfilled") await opened.value?.close();
	}
	connection(deployment) {
		const key = this.isEmbedded ? "sandbox" : this.variable(deployment);
		const opened = this.open.get(key) ?? this.connect(deployment);
		this.open.set(key, opened);
		return opened;
	}
	variable(deployment) {
		return tokenVariable(deployment, this.options.env);
	}
	token(deployment) {
		return nonEmpty(this.options.env[this.variable(deployment)]);
	}
	async startSandbox() {
		if (this.options.sandbox === null) return null;
		if (this.sandbox === null) this.options.progress?.("Starting the sandbox");
		this.sandbox ??= this.options.sandbox();
		return this.sandbox;
	}
	async connect(deployment) {
		const [{ openConnection }, { Token }] = await Promise.all([import("./plan.js"), import("./base.js")]);
		const { env, log, progress = () => {}, timing } = this.options;
		const sandbox = await this.startSandbox();
		const tokenOf = (secret, name) => secret === null ? null : new Token(secret, name);
		const { hurry, giveUp } = this.stops;
		try {
			const opened = openConnection({
				...timing,
				...sandbox === null ? { address: this.address() } : {
					address: sandbox.url,
					name: "sandbox"
				},
				...log !== null && { log },
				env,
				memory: this.memory,
				progress,
				hurry: hurry.signal,
				giveUp: giveUp.signal
			}, {
				token: tokenOf(sandbox?.token ?? this.token(deployment), this.variable(deployment)),
				userToken: tokenOf(sandbox?.userToken ?? nonEmpty(env["IFMATCH_USER_JWT"]), "IFMATCH_USER_JWT")
			});
			if (this.name === null && sandbox === null) progress(`Connecting to ${opened.name}`);
			this.name = opened.name;
			return opened;
		} catch (error) {
			if (!(error instanceof PlatformError)) throw error;
			throw new UsageError(withHint(error), { cause: error });
		}
	}
	address() {
		const address = this.options.baseUrl ?? nonEmpty(this.options.env["IFMATCH_BASE_URL"]);
		if (address !== null) return address;
		throw new UsageError("No platform address. Set IFMATCH_BASE_URL or --base-url, or try --sandbox.");
	}
};
const nonEmpty = (text) => text === void 0 || text.trim() === "" ? null : text;
process.getBuiltinModule("node:fs");
const existsSync$1 = (() => process.getBuiltinModule("node:fs").existsSync)();
const statSync$1 = (() => process.getBuiltinModule("node:fs").statSync)();
process.getBuiltinModule("node:path");
const join$1 = (() => process.getBuiltinModule("node:path").join)();
const relative = (() => process.getBuiltinModule("node:path").relative)();
const dirname = (() => process.getBuiltinModule("node:path").dirname)();
const sep = (() => process.getBuiltinModule("node:path").sep)();
// src/runtime/checkout.ts
function repositoryTop(folder) {
	for (let above = folder;; above = dirname(above)) {
		if (isRepository(join$1(above, ".git"))) return above;
		if (above === dirname(above)) return null;
	}
}
function isRepository(path) {
	try {
		const found = statSync$1(path);
		return found.isFile() || found.isDirectory() && (found.uid === process.geteuid?.() || existsSync$1(join$1(path, "HEAD")));
	} catch {
		return false;
	}
}
const repositoryFolder = (folder) => relative(repositoryTop(folder) ?? folder, folder).replaceAll(sep, "/");
function isSubmodule(root, path) {
	const folder = join$1(root, path);
	const top = repositoryTop(dirname(folder)) ?? root;
	const disk = openDisk(top);
	if (disk.kind(".gitmodules") === "missing") return false;
	const list = Buffer.from(disk.read(".gitmodules", 1048576)).toString("utf8");
	const inside = relative(top, folder).replaceAll(sep, "/");
	return [...list.matchAll(/^[ \t]*path[ \t]*=[ \t]*"?([^"#;\r\n]*)/gim)].some(([, value = ""]) => value.trimEnd().replace(/\/$/, "") === inside);
}
process.getBuiltinModule("node:fs");
const existsSync = (() => process.getBuiltinModule("node:fs").existsSync)();
const readFileSync = (() => process.getBuiltinModule("node:fs").readFileSync)();
const realpathSync = (() => process.getBuiltinModule("node:fs").realpathSync)();
const statSync = (() => process.getBuiltinModule("node:fs").statSync)();
process.getBuiltinModule("node:path");
const resolve = (() => process.getBuiltinModule("node:path").resolve)();
const join = (() => process.getBuiltinModule("node:path").join)();
const posix = (() => process.getBuiltinModule("node:path").posix)();
// src/runtime/sparse.ts
async function leftOutFiles(folder, env) {
	if (!existsSync(folder)) return null;
	const from = realpathSync.native(folder);
	const top = repositoryTop(from);
	if (top === null || !existsSync(join(gitFolder(top), "info/sparse-checkout"))) return null;
	const [{ Git }, { isPolicyName }] = await Promise.all([import("./commands.js"), import("./validate.js")]);
	let found = null;
	return () => {
		found ??= new Git(top, env).text("ls-files", "-t", "-z").split("\0").filter((line) => line.startsWith("S ") && isPolicyName(line)).map((line) => posix.relative(repositoryFolder(from), line.slice(2)));
		return found;
	};
}
function gitFolder(top) {
	const path = join(top, ".git");
	if (statSync(path).isDirectory()) return path;
	const [, elsewhere = path] = /^gitdir: (.+)$/m.exec(readFileSync(path, "utf8")) ?? [];
	return resolve(top, elsewhere);
}
function withLeftOut(source, leftOut) {
	if (leftOut === null) return source;
	let known = null;
	const excluded = () => known ??= new Set(leftOut().flatMap((path) => path.startsWith("../") ? [] : withParents(path)));
	return {
		...source,
		kind(path) {
			const found = source.kind(path);
			return found === "missing" && excluded().has(path) ? "left-out" : found;
		},
		list(path) {
			const there = source.list(path);
			const seen = new Set(there.map(({ name }) => name));
			const added = [...excluded()].filter((one) => parentOf(one) === (path === "." ? "" : path)).map(baseName).filter((name) => !seen.has(name)).map((name) => ({
				name,
				kind: "left-out"
			}));
			return [...there, ...added].toSorted((a, b) => a.name < b.name ? -1 : 1);
		}
	};
}
const withParents = (path) => path === "" ? [] : [path, ...withParents(parentOf(path))];
// src/runtime/runtime.ts
var Runtime = class {
	source;
	nodeVersion = process.versions.node;
	today;
	connections;
	terminal;
	clock;
	packageRoot;
	stop;
	config = null;
	root;
	realRoot;
	checkout;
	leftOut;
	env;
	constructor(parts, options) {
		this.root = resolve$1(parts.cwd, options.directory);
		if (statSync$2(this.root, { throwIfNoEntry: false })?.isDirectory() !== true) throw new UsageError(`${options.directory} is not a folder.`);
		this.realRoot = realpathSync$2.native(this.root);
		this.checkout = repositoryTop(this.realRoot) ?? this.realRoot;
		this.env = parts.env;
		this.stop = () => parts.stop();
		const disk = openDisk(this.root, (path) => isSubmodule(this.realRoot, path));
		this.source = withLeftOut(disk, options.leftOut);
		this.leftOut = options.leftOut;
		this.today = new Date(parts.now()).toISOString().slice(0, 10);
		this.terminal = new Terminal(parts.streams, {
			quiet: options.quiet,
			env: parts.env
		});
		const log = options.verbose ? (line) => this.terminal.tell(line) : null;
		const progress = (text) => this.terminal.progress(text);
		const { env, timing } = parts;
		this.clock = timing?.clock ?? systemClock;
		this.connections = new Connections({
			...options.connection,
			env,
			log,
			progress,
			...timing && { timing }
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
			if (isJob) this.clock.timer(patience, () => this.connections.giveUp());
			const hint = isJob ? "" : " Press Ctrl-C again to stop at once.";
			this.terminal.tell(`Stopping once the bundle that is being written is done.${hint}`);
		};
		note();
		return () => asked;
	}
	insideRoot(path) {
		return insideFolder(this.root, path);
	}
	get repositoryFolder() {
		return repositoryFolder(this.realRoot);
	}
	folderAbove(name) {
		const leftOut = this.leftOut?.() ?? [];
		return this.repositoryFolder.split("/").filter(Boolean).map((_, index) => "../".repeat(index + 1)).find((folder) => {
			return lstatSync$1(join$3(this.realRoot, folder, name), { throwIfNoEntry: false }) !== void 0 || leftOut.includes(folder + name);
		})?.slice(0, -1) ?? null;
	}
	isSameFile(one, other) {
		const identity = (path) => {
			const file = resolve$1(this.root, path);
			const there = this.lookAt(file);
			return there === null ? file : `${String(there.dev)} ${String(there.ino)}`;
		};
		return identity(one) === identity(other);
	}
	isStream(path) {
		const there = this.lookAt(resolve$1(this.root, path));
		return there !== null && !there.isFile() && !there.isDirectory();
	}
	lookAt(file) {
		try {
			return statSync$2(file, { bigint: true });
		} catch {
			return null;
		}
	}
	readText(path) {
		try {
			return readFileSync$1(resolve$1(this.root, path), "utf8");
		} catch (cause) {
			throw new UsageError(`${path} cannot be read: ${systemWords(cause)}.`, { cause });
		}
	}
	writeText(path, text) {
		const file = resolve$1(this.root, path);
		this.onFile(path, () => {
			const copy = keepUndo(file, text);
			if (copy !== null) this.terminal.tell(undoKept(path, copy));
			writeResult(file, text, this.checkout);
		});
	}
	ensureWritable(path, others = []) {
		if (others.some((other) => other !== void 0 && this.isSameFile(path, other))) throw new UsageError(`${path} is read or written by the same command and would be overwritten. Name another file.`);
		const file = resolve$1(this.root, path);
		this.onFile(path, () => tryToWrite(file, this.checkout));
		if (/\.ya?ml$/i.test(path) && lstatSync$1(file, { throwIfNoEntry: false })?.isFile() === true) throw new UsageError(`${path} is a YAML file and would be overwritten. Name another file.`);
	}
	refuseLinks(path) {
		this.onFile(path, () => refuseLinks(resolve$1(this.root, path), this.checkout));
	}
	onFile(path, action) {
		try {
			return action();
		} catch (cause) {
			throw new UsageError(`${path} cannot be written: ${systemWords(cause, "there is no such folder")}.`, { cause });
		}
	}
	async runSelf(args, { directory, env }) {
		const { runSelf } = await import("./commands.js");
		return runSelf(join$3(this.packageRoot, "dist", "cli.js"), args, {
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
const undoKept = (path, copy) => escapeTerminal(`${path} held the undo of an apply: kept as ${join$3(dirname$1(path), copy)}, for \`ifmatch rollback\`.`);
const jobPatience = 5e3;
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
	findings: ({ limit }) => `there are more findings than the ${String(limit)} that are read`,
	time: ({ milliseconds }) => `the platform had not answered all after ${String(milliseconds / 1e3)} s`,
	requests: ({ limit }) => `counting the rest takes more than ${String(limit)} requests`,
	platform: ({ message }) => message,
	condition: ({ type }) => `findings do not report ${type}`,
	field: ({ type }) => `some findings do not report ${type}`,
	tags: ({ tags }) => `the platform does not tell which repositories are tagged ${tags.join(" or ")}`,
	form: () => "filters have an unknown form",
	unlisted: () => "the platform lists no findings of secrets"
};
const limitInWords = (limit) => limitWords[limit.why](limit);
export { ChangedMeanwhile, ForgeError, OthersInvalid, PlatformError, Runtime, SourceError, StandardStreams, Token, UsageError, baseName, breakLineCommand, byteLimit, configName, countWarnings, credentialFor, defaultImpactLimits, defaultSettings, escapeHidden, escapeHtml, escapeMarkdownFence, escapeMarkdownSpan, escapeTerminal, extraFields, extraObjectAt, extraObjectOf, extrasOf, fields, fieldsOfPolicies, fileError, findingSeverities, foldersAbove, hasErrors, hintOf, isLineCommand, leftOutFiles, limitInWords, lineStarts, noApproval, noExtraFields, nowhere, openDisk, operations, ownTokenVariable, parentOf, pathIn, positionAt, prepareHeap, readBytes, readText, redactor, redactorFor, release, removeFormer, replaceFile, repositoryTop, secretFields, shellWord, spellings, stopRequest, systemClock, systemWords, takePlace, toJson, tokenVariable, version, withHint, workflowCommand, writeDraft };
