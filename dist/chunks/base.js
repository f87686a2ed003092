// src/domain/json.ts
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
async function inParallel(items, work) {
	const results = [];
	const queue = each(items);
	const worker = async () => {
		for (const [index, item] of queue) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: 8 }, worker));
	return results;
}
function* each(items) {
	yield* items.entries();
}
function begun(asking) {
	asking.catch(() => {});
	return asking;
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
	return code === "ENOENT" || code === "ENOTDIR" ? missing : words.get(code) ?? code;
}
const words = new Map([
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
const hintOf = (error) => "hint" in error && typeof error.hint === "string" ? error.hint : null;
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
const previewOf = (entries, stateVersion = "") => ({
	stateVersion,
	creates: entries.filter(({ before }) => before === null),
	updates: entries.filter(({ before, after }) => before !== null && after !== null),
	deletes: entries.filter(({ after }) => after === null),
	rejections: []
});
var PlatformError = class extends Error {
	name = "PlatformError";
	status = null;
	code = null;
	hint = null;
	requestId = null;
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
const plain = /^[ -~]*$/;
const short = {
	"\n": String.raw`\n`,
	"\r": String.raw`\r`,
	"	": String.raw`\t`
};
const escapeHidden = (text) => plain.test(text) ? text : text.replaceAll(hidden, showCodePoint);
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
const fstatSync$2 = (() => process.getBuiltinModule("node:fs").fstatSync)();
const statSync$3 = (() => process.getBuiltinModule("node:fs").statSync)();
const writeSync$1 = (() => process.getBuiltinModule("node:fs").writeSync)();
// src/runtime/terminal.ts
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
	show(text) {
		this.clearProgress();
		this.streams.err.write(`${text}\n`);
	}
};
const gone = new Set([
	"EPIPE",
	"EOF",
	"EIO"
]);
var DirectOutput = class {
	file;
	stream;
	writeBytes;
	gone = null;
	rest = null;
	constructor(file, stream, writeBytes = (to, bytes) => writeSync$1(to, bytes)) {
		this.file = file;
		this.stream = stream;
		this.writeBytes = writeBytes;
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
			return this.writeBytes(this.file, bytes);
		} catch (error) {
			const { code } = error;
			if (code === "EAGAIN") return null;
			if (!gone.has(code)) throw new UsageError(`Standard output cannot be written: ${systemWords(error)}.`, { cause: error });
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
	const out = fstatSync$2(1);
	return out.isCharacterDevice() && out.rdev !== statSync$3("/dev/null", { throwIfNoEntry: false })?.rdev;
}
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
process.getBuiltinModule("node:fs");
const lstatSync$2 = (() => process.getBuiltinModule("node:fs").lstatSync)();
const readFileSync$2 = (() => process.getBuiltinModule("node:fs").readFileSync)();
const realpathSync$3 = (() => process.getBuiltinModule("node:fs").realpathSync)();
const statSync$2 = (() => process.getBuiltinModule("node:fs").statSync)();
process.getBuiltinModule("node:path");
const resolve$1 = (() => process.getBuiltinModule("node:path").resolve)();
const join$4 = (() => process.getBuiltinModule("node:path").join)();
const dirname$2 = (() => process.getBuiltinModule("node:path").dirname)();
process.getBuiltinModule("node:buffer");
const isUtf8 = (() => process.getBuiltinModule("node:buffer").isUtf8)();
process.getBuiltinModule("node:fs");
const closeSync$1 = (() => process.getBuiltinModule("node:fs").closeSync)();
const fstatSync$1 = (() => process.getBuiltinModule("node:fs").fstatSync)();
const lstatSync$1 = (() => process.getBuiltinModule("node:fs").lstatSync)();
const openSync$1 = (() => process.getBuiltinModule("node:fs").openSync)();
const readdirSync$1 = (() => process.getBuiltinModule("node:fs").readdirSync)();
const readSync = (() => process.getBuiltinModule("node:fs").readSync)();
const readlinkSync = (() => process.getBuiltinModule("node:fs").readlinkSync)();
const realpathSync$2 = (() => process.getBuiltinModule("node:fs").realpathSync)();
const constants$1 = (() => process.getBuiltinModule("node:fs").constants)();
process.getBuiltinModule("node:path");
const join$3 = (() => process.getBuiltinModule("node:path").join)();
// src/files/disk.ts
function openDisk(root, isSubmodule = () => false) {
	const disk = diskAt(realpathSync$2.native(root));
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
const fullPath = ({ root }, path) => join$3(root, path);
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
		return entryKind(lstatSync$1(path, { throwIfNoEntry: false }));
	} catch (error) {
		return error.code === "ENAMETOOLONG" ? "missing" : "file";
	}
}
function listFolder(disk, path) {
	if (kindOf(disk, path) !== "folder") throw new SourceError("unreadable", path, "it is not a folder");
	return attempt$1(path === "" ? "." : path, () => readdirSync$1(fullPath(disk, path), { withFileTypes: true })).map((entry) => ({
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
		const stat = fstatSync$1(file);
		if (!stat.isFile()) throw new SourceError("not-a-file", path, "it is not a regular file");
		if (stat.size > limit) throw new SourceError("too-large", path, "it is too large", { bytes: stat.size });
		return attempt$1(path, () => readAll(file, stat.size, path));
	} finally {
		closeSync$1(file);
	}
}
function readAll(file, size, path) {
	const bytes = Buffer.allocUnsafe(size + 1);
	const filled = readSync(file, bytes);
	if (filled !== size) throw new SourceError("unreadable", path, "it changed while it was read");
	return bytes.subarray(0, filled);
}
function openFile(disk, path) {
	if (kindOf(disk, parentOf(path)) === "symlink") throw new SourceError("symlink", path, "it lies behind a symbolic link");
	return openTrue(disk, path);
}
const openFlags = constants$1.O_RDONLY | (constants$1.O_NOFOLLOW ?? 0) | (constants$1.O_NONBLOCK ?? 0);
function openTrue(disk, path) {
	const file = attempt$1(path, () => openSync$1(fullPath(disk, path), openFlags));
	try {
		const opened = openedPath(file);
		if (opened === null ? isStillThere(disk, path, file) : opened === fullPath(disk, path)) return file;
		throw new SourceError(opened === `${fullPath(disk, path)} (deleted)` ? "unreadable" : "symlink", path, "it was replaced while it was read");
	} catch (error) {
		closeSync$1(file);
		throw error;
	}
}
function isStillThere(disk, path, file) {
	if (["missing", "symlink"].includes(kindOf(diskAt(disk.root), path))) return false;
	const named = lstatSync$1(fullPath(disk, path), {
		throwIfNoEntry: false,
		bigint: true
	});
	return named !== void 0 && isSameEntry(named, fstatSync$1(file, { bigint: true }));
}
function isSameEntry(one, other) {
	const disks = [one.dev, other.dev].map((dev) => BigInt.asUintN(32, dev));
	return one.ino === other.ino && (disks[0] === disks[1] || disks.includes(0n));
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
process.getBuiltinModule("node:timers/promises");
const setTimeout$1 = (() => process.getBuiltinModule("node:timers/promises").setTimeout)();
// src/platform/clock.ts
const systemClock = {
	now: () => Date.now(),
	random: () => Math.random(),
	async sleep(milliseconds, signal) {
		await setTimeout$1(milliseconds, void 0, signal && { signal }).catch(() => {});
	},
	timer(milliseconds, fire) {
		const timer = setTimeout(fire, milliseconds).unref();
		return () => clearTimeout(timer);
	}
};
// src/runtime/connections.ts
var Connections = class {
	name = null;
	options;
	open = new Map();
	apis = [];
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
	to(deployment) {
		const key = this.options.sandbox === null ? this.variable(deployment) : "sandbox";
		const known = this.open.get(key);
		if (known !== void 0) return known;
		const opened = this.connectTo(deployment);
		this.open.set(key, opened);
		return opened;
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
	async api(deployment, profile) {
		const { openWebApi } = await import("./plan.js");
		const { Token } = await import("./plan.js");
		const sandbox = await this.startSandbox();
		const variable = this.variable(deployment);
		const token = sandbox === null ? this.token(deployment) : sandbox.token;
		const jwt = sandbox === null ? nonEmpty(this.options.env["IFMATCH_USER_JWT"]) : sandbox.userToken;
		const api = attempt(() => openWebApi({
			...sandbox === null ? this.remote() : this.embedded(sandbox),
			profile,
			token: token === null ? null : new Token(token, variable),
			userToken: jwt === null ? null : new Token(jwt, "IFMATCH_USER_JWT")
		}));
		this.opened(api.name);
		this.apis.push(api);
		return api;
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
		const platforms = await Promise.allSettled(this.open.values());
		for (const platform of platforms) if (platform.status === "fulfilled") await platform.value.close();
		for (const api of this.apis) await api.close();
		const [sandbox] = await Promise.allSettled([this.sandbox]);
		if (sandbox.status === "fulfilled") await sandbox.value?.close();
	}
	async connectTo(deployment) {
		const sandbox = await this.startSandbox();
		if (sandbox !== null) return this.connect(this.embedded(sandbox), sandbox.token);
		const [remote, name, token] = [
			this.remote(),
			this.variable(deployment),
			this.token(deployment)
		];
		if (token === null) throw new UsageError(`No API token. Set ${name}, or try --sandbox.${hintOfOthers(this.options.env)}`);
		return this.connect(remote, token, name);
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
	remote() {
		const { baseUrl, env } = this.options;
		const address = baseUrl ?? nonEmpty(env["IFMATCH_BASE_URL"]);
		if (address === null) throw new UsageError("No platform address. Set IFMATCH_BASE_URL or --base-url, or try --sandbox.");
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
		const { env, log, progress = () => {}, timing } = this.options;
		const stops = {
			hurry: this.stops.hurry.signal,
			giveUp: this.stops.giveUp.signal
		};
		return {
			...timing,
			env: proxiesIn(env),
			memory: this.memory,
			progress,
			...stops,
			...log === null ? {} : { log }
		};
	}
	async connect(remote, secret, name) {
		const { openPlatform } = await import("./plan.js");
		const { Token } = await import("./plan.js");
		const platform = attempt(() => openPlatform({
			...remote,
			token: new Token(secret, name)
		}));
		this.opened(platform.name);
		return platform;
	}
	opened(name) {
		if (this.name === null && this.options.sandbox === null) this.options.progress?.(`Connecting to ${name}`);
		this.name = name;
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
process.getBuiltinModule("node:fs");
const closeSync = (() => process.getBuiltinModule("node:fs").closeSync)();
const copyFileSync = (() => process.getBuiltinModule("node:fs").copyFileSync)();
const fchmodSync = (() => process.getBuiltinModule("node:fs").fchmodSync)();
const fstatSync = (() => process.getBuiltinModule("node:fs").fstatSync)();
const lstatSync = (() => process.getBuiltinModule("node:fs").lstatSync)();
const openSync = (() => process.getBuiltinModule("node:fs").openSync)();
const readdirSync = (() => process.getBuiltinModule("node:fs").readdirSync)();
const readFileSync$1 = (() => process.getBuiltinModule("node:fs").readFileSync)();
const realpathSync$1 = (() => process.getBuiltinModule("node:fs").realpathSync)();
const renameSync = (() => process.getBuiltinModule("node:fs").renameSync)();
const rmSync = (() => process.getBuiltinModule("node:fs").rmSync)();
const statSync$1 = (() => process.getBuiltinModule("node:fs").statSync)();
const unlinkSync = (() => process.getBuiltinModule("node:fs").unlinkSync)();
const writeSync = (() => process.getBuiltinModule("node:fs").writeSync)();
const constants = (() => process.getBuiltinModule("node:fs").constants)();
// \0builtin node:path src/runtime/files.ts
var files_default = process.getBuiltinModule("node:path");
const join$2 = (() => process.getBuiltinModule("node:path").join)();
const dirname$1 = (() => process.getBuiltinModule("node:path").dirname)();
const basename = (() => process.getBuiltinModule("node:path").basename)();
const parse = (() => process.getBuiltinModule("node:path").parse)();
const sep$1 = (() => process.getBuiltinModule("node:path").sep)();
// src/runtime/files.ts
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
	for (let folder = dirname$1(path); folder !== dirname$1(folder); folder = dirname$1(folder)) {
		if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() !== true) continue;
		const place = realpathSync$1.native(dirname$1(folder));
		if (place === checkout || place.startsWith(checkout.endsWith(sep$1) ? checkout : checkout + sep$1)) throw new Error(`${basename(folder)} above it is ${aLink}`);
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
	removeLeftDrafts(dirname$1(path));
	const draft = openDraft(path);
	const close = closeOnce(draft.file);
	let isDraft = true;
	return {
		write: (text) => writeTo(draft.file, text),
		finish() {
			close();
			takePlace(draft.path, path);
			isDraft = false;
		},
		abandon() {
			close();
			if (isDraft) rmSync(draft.path, { force: true });
		}
	};
}
const patience = [
	10,
	20,
	40,
	80,
	160
];
function takePlace(draft, target, { platform = process.platform, rename = renameSync, sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds) } = {}) {
	for (const wait of platform === "win32" ? patience : []) try {
		return rename(draft, target);
	} catch (error) {
		if (!/^(?:EPERM|EACCES|EBUSY)$/.test(error.code ?? "")) throw error;
		sleep(wait);
	}
	rename(draft, target);
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
	const path = join$2(dirname$1(target), `.ifmatch-${Math.random().toString(36).slice(2)}.tmp`);
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
		const path = join$2(folder, name);
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
		return lstatSync(path).isFile() ? readFileSync$1(path, "utf8") : "";
	} catch {
		return "";
	}
}
function copyAside(path) {
	const { name, ext } = parse(path);
	for (let number = 1;; number += 1) {
		const copy = join$2(dirname$1(path), `${name}.applied-${String(number)}${ext}`);
		try {
			copyFileSync(path, copy, constants.COPYFILE_EXCL);
			return basename(copy);
		} catch (error) {
			if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
		}
	}
}
function insideFolder(folder, path, paths = files_default) {
	const inside = paths.relative(folder, paths.resolve(folder, path)).replaceAll(paths.sep, "/");
	return inside === "" ? "." : inside;
}
const isSameFile = (one, other) => identityOf(one) === identityOf(other);
function identityOf(path) {
	try {
		const { dev, ino } = statSync$1(path, { bigint: true });
		return `${String(dev)} ${String(ino)}`;
	} catch {
		return path;
	}
}
function isStream(path) {
	try {
		const there = statSync$1(path);
		return !there.isFile() && !there.isDirectory();
	} catch {
		return false;
	}
}
function folderAbove(root, folder, name, leftOut) {
	const above = (folder === "" ? [] : folder.split("/")).map((_, index) => Array.from({ length: index + 1 }, () => "..").join("/"));
	const isThere = (path) => leftOut.includes(`${path}/${name}`) || lstatSync(join$2(root, path, name), { throwIfNoEntry: false }) !== void 0;
	return above.find(isThere) ?? null;
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
process.getBuiltinModule("node:fs");
const existsSync$1 = (() => process.getBuiltinModule("node:fs").existsSync)();
const statSync = (() => process.getBuiltinModule("node:fs").statSync)();
process.getBuiltinModule("node:os");
const userInfo = (() => process.getBuiltinModule("node:os").userInfo)();
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
		const found = statSync(path);
		return found.isFile() || found.isDirectory() && (found.uid === userInfo().uid || existsSync$1(join$1(path, "HEAD")));
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
	return [...list.matchAll(/^[ \t]*path[ \t]*=(.*)$/gim)].some(([, value = ""]) => readValue(value.trim()).replace(/\/$/, "") === inside);
}
const readValue = (text) => (text.startsWith("\"") ? /^"([^"]*)/.exec(text)?.[1] : /^[^#;]*/.exec(text)?.[0].trimEnd()) ?? "";
process.getBuiltinModule("node:fs");
const existsSync = (() => process.getBuiltinModule("node:fs").existsSync)();
const readFileSync = (() => process.getBuiltinModule("node:fs").readFileSync)();
const realpathSync = (() => process.getBuiltinModule("node:fs").realpathSync)();
process.getBuiltinModule("node:path");
const resolve = (() => process.getBuiltinModule("node:path").resolve)();
const join = (() => process.getBuiltinModule("node:path").join)();
const posix$1 = (() => process.getBuiltinModule("node:path").posix)();
// src/runtime/sparse.ts
async function leftOutFiles(folder, env) {
	if (!existsSync(folder)) return null;
	const from = realpathSync.native(folder);
	const top = repositoryTop(from);
	if (top === null || !existsSync(join(gitFolder(top), "info/sparse-checkout"))) return null;
	const [{ Git }, { isPolicyName }] = await Promise.all([import("./commands.js"), import("./validate.js")]);
	let found = null;
	return () => {
		if (found !== null) return found;
		const leftOut = new Git(top, env).read([
			"ls-files",
			"-t",
			"-z"
		]).toString("utf8").split("\0").filter((line) => line.startsWith("S ") && isPolicyName(line));
		const inside = repositoryFolder(from);
		found = leftOut.map((line) => posix$1.relative(inside, line.slice(2)));
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
// src/runtime.ts
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
		this.realRoot = realpathSync$3.native(this.root);
		this.checkout = repositoryTop(this.realRoot) ?? this.realRoot;
		this.env = parts.env;
		this.stop = () => parts.stop();
		const disk = openDisk(this.root, (path) => isSubmodule(this.realRoot, path));
		this.source = withLeftOut(disk, options.leftOut);
		this.leftOut = options.leftOut;
		this.today = new Date(parts.now()).toISOString().slice(0, 10);
		this.terminal = new Terminal(parts.streams, {
			quiet: options.quiet,
			isDumb: parts.env["TERM"] === "dumb"
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
		return folderAbove(this.realRoot, this.repositoryFolder, name, this.leftOut?.() ?? []);
	}
	isSameFile(one, other) {
		return isSameFile(resolve$1(this.root, one), resolve$1(this.root, other));
	}
	isStream(path) {
		return isStream(resolve$1(this.root, path));
	}
	readText(path) {
		try {
			return readFileSync$2(resolve$1(this.root, path), "utf8");
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
		const file = resolve$1(this.root, path);
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
		const kept = join$4(dirname$2(path), copy);
		this.terminal.tell(escapeTerminal(`${path} held the undo of an apply: kept as ${kept}, for \`ifmatch rollback\`.`));
	}
	ensureWritable(path) {
		const file = resolve$1(this.root, path);
		this.onFile(path, () => tryToWrite(file, this.checkout));
		if (/\.ya?ml$/i.test(path) && lstatSync$2(file, { throwIfNoEntry: false })?.isFile() === true) throw new UsageError(`${path} is a YAML file and would be overwritten. Name another file.`);
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
		return runSelf(join$4(this.packageRoot, "dist", "cli.js"), args, {
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
process.getBuiltinModule("node:path");
const posix = (() => process.getBuiltinModule("node:path").posix)();
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
const forEach = (fieldsOf) => Object.fromEntries(Object.keys(known).map((object) => [object, fieldsOf(object)]));
const noExtraFields = forEach(() => []);
function extraFields(given) {
	const all = forEach((object) => {
		const own = known[object];
		return (given[object] ?? []).filter((name) => !own.includes(name));
	});
	return Object.values(all).every((names) => names.length === 0) ? noExtraFields : all;
}
function extrasOf(object, value) {
	const own = known[object];
	return Object.fromEntries(Object.entries(value).filter(([name]) => !own.includes(name) && !name.startsWith("x-")));
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
const editorSchemas = [
	"config",
	"remediation-file",
	"detection-file"
];
const schemaFolder = ".ifmatch";
const schemaPath = (name, root = ".") => posix.join(root, schemaFolder, `${name}.schema.json`);
const schemaFrom = (path, name, root = ".") => posix.relative(posix.dirname(path), schemaPath(name, root));
const release = {
	repository: "ifmatch/ifmatch",
	isReleased: false
};
const ownStep = /^[ \t]*(?:- )?uses: ['"]?([\w.-]+\/ifmatch@[^\s'"]+)['"]?/m;
const workflowChoices = [
	"simple",
	"hardened",
	"none"
];
const policySources = ["platform", "none"];
const noApproval = {
	maxDeletes: null,
	maxDeletePercent: null,
	allowEmpty: false,
	allowProtected: [],
	allowLooser: false
};
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
export { ChangedMeanwhile, Connections, OthersInvalid, PlatformError, Runtime, SourceError, StandardStreams, UsageError, baseName, begun, breakLineCommand, byteLimit, configName, countWarnings, defaultImpactLimits, defaultSettings, editorSchemas, escapeHidden, escapeHtml, escapeMarkdownCell, escapeMarkdownFence, escapeMarkdownSpan, escapeTerminal, extraFields, extraObjectAt, extraObjectOf, extrasOf, fields, fieldsOfPolicies, fileError, findingSeverities, foldersAbove, hasErrors, hintOf, inParallel, isLineCommand, isObject, leftOutFiles, limitInWords, lineStarts, noApproval, noExtraFields, nowhere, openDisk, ownStep, ownTokenVariable, parentOf, pathIn, policySources, positionAt, prepareHeap, previewOf, proxiesIn, readBytes, readText, release, removeFormer, removeLeftDrafts, replaceFile, repositoryTop, ruleLists, schemaFolder, schemaFrom, schemaPath, shellWord, stopRequest, systemClock, systemWords, takePlace, toJson, tokenVariable, version, withHint, workflowChoices, workflowCommand, worstOf, writeDraft };
