
var isTerminal = (function() {
	const out = fstatSync(1);
	return out.isCharacterDevice() && out.rdev !== statSync("/dev/null", { throwIfNoEntry: false })?.rdev;
});
var stopRequest = (function(second) {
	let asked = null;
	return () => asked ??= firstSignal(second);
});
var repositoryTop = (function(folder) {
	for (let above = folder;; above = dirname(above)) {
		if (existsSync(join(above, ".git"))) return above;
		if (above === dirname(above)) return null;
	}
});
var problemWords = (function(problems) {
	const errors = problems.filter((({ problem }) => problem.severity === "error")).length;
	const warnings = problems.length - errors;
	return [errors > 0 ? count(errors, "error") : "", warnings > 0 ? count(warnings, "warning") : ""].filter(Boolean).join(", ");
});
var foldersAbove = (function(path) {
	const folders = [];
	for (let folder = parentOf(path); folder !== ""; folder = parentOf(folder)) folders.unshift(folder);
	return folders;
});
var attempt$1 = (function(path, action) {
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
});
var kindOf = (function(disk, path) {
	if (disk.folders.has(path)) return "folder";
	const above = kindOf(disk, parentOf(path));
	if (above !== "folder") return above === "symlink" ? "symlink" : "missing";
	const kind = lookAt(fullPath(disk, path));
	if (kind === "folder") disk.folders.add(path);
	return kind;
});
var lookAt = (function(path) {
	try {
		return entryKind(lstatSync(path, { throwIfNoEntry: false }));
	} catch (error) {
		return error.code === "ENAMETOOLONG" ? "missing" : "file";
	}
});
var listFolder = (function(disk, path) {
	if (kindOf(disk, path) !== "folder") throw new SourceError("unreadable", path, "it is not a folder");
	return attempt$1(path === "" ? "." : path, (() => readdirSync(fullPath(disk, path), { withFileTypes: true }))).map(((entry) => ({
		name: entry.name,
		kind: entryKind(entry)
	}))).toSorted(((a, b) => a.name < b.name ? -1 : 1));
});
var entryKind = (function(entry) {
	if (entry === void 0) return "missing";
	if (entry.isSymbolicLink()) return "symlink";
	if (entry.isDirectory()) return "folder";
	return entry.isFile() ? "file" : "other";
});
var openTrue = (function(disk, path, how) {
	const file = attempt$1(path, (() => openSync(fullPath(disk, path), how)));
	try {
		const opened = openedPath(file);
		if (opened === null ? isStillThere(disk, path, file) : opened === fullPath(disk, path)) return file;
		throw new SourceError(opened === `${fullPath(disk, path)} (deleted)` ? "unreadable" : "symlink", path, "it was replaced while it was read");
	} catch (error) {
		closeSync(file);
		throw error;
	}
});
var isStillThere = (function(disk, path, file) {
	if (["missing", "symlink"].includes(kindOf(diskAt(disk.root), path))) return false;
	const opened = fstatSync(file);
	const named = lstatSync(fullPath(disk, path), { throwIfNoEntry: false });
	return named !== void 0 && named.ino === opened.ino && named.dev === opened.dev;
});
var openedPath = (function(file) {
	try {
		return readlinkSync(`${openPaths}/${file}`);
	} catch {
		return null;
	}
});
var withinFolders = (function(disk, enter, work) {
	const home = openHome();
	disk.enter = home === null ? null : enter;
	try {
		return work();
	} finally {
		disk.enter = null;
		if (home !== null) goHome(disk, enter, home);
	}
});
var openHome = (function() {
	try {
		return existsSync("/proc/self/fd") ? openSync(".", openFlags | constants.O_DIRECTORY) : null;
	} catch {
		return null;
	}
});
var openFile = (function(disk, path) {
	const parent = parentOf(path);
	if (kindOf(disk, parent) === "symlink") throw new SourceError("symlink", path, "it lies behind a symbolic link");
	if (disk.enter !== null && isIn(disk, disk.enter, parent)) return attempt$1(path, () => openSync(baseName(path), openFlags));
	return openTrue(disk, path, openFlags);
});
var readFile = (function(disk, path, limit) {
	const file = openFile(disk, path);
	try {
		const stat = fstatSync(file);
		if (!stat.isFile()) throw new SourceError("not-a-file", path, "it is not a regular file");
		if (stat.size > limit) throw new SourceError("too-large", path, "it is too large", { bytes: stat.size });
		return attempt$1(path, (() => readAll(file, stat.size, path)));
	} finally {
		closeSync(file);
	}
});
var readAll = (function(file, size, path) {
	const bytes = Buffer.allocUnsafe(size + 1);
	const filled = readSync(file, bytes);
	if (filled !== size) throw new SourceError("unreadable", path, "it changed while it was read");
	return bytes.subarray(0, filled);
});
var openDisk = (function(root, { isSubmodule = () => false, enter } = {}) {
	const disk = diskAt(realpathSync.native(root));
	return {
		kind: ((path) => kindOf(disk, path)),
		list: ((path) => listFolder(disk, path)),
		leadsToFile: (path) => leadsToFile(disk, path),
		isSubmodule,
		read: ((path, limit) => readFile(disk, path, limit)),
		...enter === void 0 ? {} : { readMany: ((work) => withinFolders(disk, enter, work)) }
	};
});
var withLeftOut = (function(source, leftOut) {
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
});
var gitFolder = (function(top) {
	const path = join(top, ".git");
	try {
		const [, elsewhere] = /^gitdir: (.+)$/m.exec(readFileSync(path, "utf8")) ?? [];
		return elsewhere === void 0 ? path : resolve(top, elsewhere);
	} catch {
		return path;
	}
});process.getBuiltinModule("node:path");
const resolve = ((() => process.getBuiltinModule("node:path").resolve))();
const join = ((() => process.getBuiltinModule("node:path").join))();
const relative = ((() => process.getBuiltinModule("node:path").relative))();
const dirname = ((() => process.getBuiltinModule("node:path").dirname))();
const basename = ((() => process.getBuiltinModule("node:path").basename))();
const parse = ((() => process.getBuiltinModule("node:path").parse))();
const sep = ((() => process.getBuiltinModule("node:path").sep))();
const posix = ((() => process.getBuiltinModule("node:path").posix))();
// src/domain/usage-error.ts
var UsageError = class extends Error {
	name = "UsageError";
};
var ChangedMeanwhile = class extends UsageError {};
var OthersInvalid = class extends UsageError {};
process.getBuiltinModule("node:fs");
const appendFileSync = ((() => process.getBuiltinModule("node:fs").appendFileSync))();
const accessSync = ((() => process.getBuiltinModule("node:fs").accessSync))();
const chmodSync = ((() => process.getBuiltinModule("node:fs").chmodSync))();
const closeSync = ((() => process.getBuiltinModule("node:fs").closeSync))();
const copyFileSync = ((() => process.getBuiltinModule("node:fs").copyFileSync))();
const cpSync = ((() => process.getBuiltinModule("node:fs").cpSync))();
const existsSync = ((() => process.getBuiltinModule("node:fs").existsSync))();
const fchmodSync = ((() => process.getBuiltinModule("node:fs").fchmodSync))();
const fstatSync = ((() => process.getBuiltinModule("node:fs").fstatSync))();
const lstatSync = ((() => process.getBuiltinModule("node:fs").lstatSync))();
const mkdirSync = ((() => process.getBuiltinModule("node:fs").mkdirSync))();
const mkdtempSync = ((() => process.getBuiltinModule("node:fs").mkdtempSync))();
const openSync = ((() => process.getBuiltinModule("node:fs").openSync))();
const readdirSync = ((() => process.getBuiltinModule("node:fs").readdirSync))();
const readSync = ((() => process.getBuiltinModule("node:fs").readSync))();
const readFileSync = ((() => process.getBuiltinModule("node:fs").readFileSync))();
const readlinkSync = ((() => process.getBuiltinModule("node:fs").readlinkSync))();
const realpathSync = ((() => process.getBuiltinModule("node:fs").realpathSync))();
const renameSync = ((() => process.getBuiltinModule("node:fs").renameSync))();
const rmSync = ((() => process.getBuiltinModule("node:fs").rmSync))();
const rmdirSync = ((() => process.getBuiltinModule("node:fs").rmdirSync))();
const statSync = ((() => process.getBuiltinModule("node:fs").statSync))();
const writeFileSync = ((() => process.getBuiltinModule("node:fs").writeFileSync))();
const writeSync = ((() => process.getBuiltinModule("node:fs").writeSync))();
const constants = ((() => process.getBuiltinModule("node:fs").constants))();
// src/domain/system-words.ts
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
// src/world/direct-output.ts
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
	write(text, written = (() => {})) {
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
// src/world/standard-streams.ts
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
const standardOutput = (() => isTerminal() ? streamed() : new DirectOutput(1, streamed));
const standardError = () => process.stderr.on("error", () => {});

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
// src/world/stop-request.ts
const asking = ["SIGINT", "SIGTERM"];
const closed = "SIGHUP";

function firstSignal(second) {
	return new Promise((resolve) => {
		const note = () => {
			if (second === "ends") for (const signal of asking) process.off(signal, note);
			resolve();
		};
		for (const signal of [...asking, closed]) process.on(signal, note);
	});
}
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
// src/generated/version.ts
const version = "0.1.0";
// src/render/escape/visible.ts
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?![ \u3000])\p{Zs}/gu;
const plain = /^[ -~]*$/;
const short = {
	"\n": String.raw`\n`,
	"\r": String.raw`\r`,
	"	": String.raw`\t`
};
const escapeHidden = ((text) => plain.test(text) ? text : text.replaceAll(hidden, showCodePoint));
function showCodePoint(character) {
	return short[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}
// src/render/escape/terminal.ts
const escapeTerminal = ((text) => breakLogCommands(escapeHidden(text)));
const isLineCommand = ((row) => row.trimStart().startsWith("::"));
const breakLineCommand = (text) => text.replace(":", String.raw`\u{3A}`);
const breakLogCommands = ((text) => text.includes("##[") ? text.replaceAll("##[", String.raw`##\u{5B}`) : text);
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
// src/domain/shell-word.ts
const shellWord = ((word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`);
// src/render/escape/json.ts
const acting = /[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|(?<=##)\[/g;
const toJson = (value, indent = 0) => JSON.stringify(value, null, indent).replaceAll(acting, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
// src/domain/config-name.ts
const configName = "ifmatch.yaml";
// src/world/cancelled.ts
var Cancelled = class extends Error {
	name = "Cancelled";
};
// src/world/repository-folder.ts

const repositoryFolder = (folder) => relative(repositoryTop(folder) ?? folder, folder).replaceAll(sep, "/");
// src/render/words/labels.ts
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
// src/render/words/counts.ts
const count = ((number, one, many = `${one}s`) => `${String(number)} ${number === 1 ? one : many}`);
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

const policiesIn = (({ policies, files }) => `${policies === 0 ? "" : `${count(policies, "policy", "policies")} in `}${count(files, "file")}`);
// src/domain/source-path.ts
const parentOf = ((path) => path.slice(0, Math.max(0, path.lastIndexOf("/"))));
const baseName = ((path) => path.slice(path.lastIndexOf("/") + 1));
const pathIn = ((folder, name) => folder === "" ? name : `${folder}/${name}`);

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
// src/files/disk/attempt.ts

// src/files/disk/entries.ts
const diskAt = ((root) => ({
	root,
	inside: root.endsWith("/") ? root : `${root}/`,
	folders: new Set([""]),
	entered: null,
	enter: null
}));
const fullPath = ((disk, path) => path === "" ? disk.root : `${disk.inside}${path}`);


function leadsToFile(disk, path) {
	if (kindOf(disk, parentOf(path)) !== "folder") return false;
	try {
		return statSync(fullPath(disk, path)).isFile();
	} catch {
		return false;
	}
}


// src/files/disk/open-true.ts
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);


const openPaths = "/proc/self/fd";

// src/files/disk/within-folders.ts


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
// src/files/disk/open-file.ts

// src/files/disk/read-file.ts


// src/files/disk.ts

// src/domain/token-variable.ts
function tokenVariable(slug, env) {
	if (slug === null) return common;
	const own = ownTokenVariable(slug);
	return (env[own] ?? "").trim() === "" ? common : own;
}
const ownTokenVariable = (slug) => `${common}_${slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}`;
const ownTokenVariables = (env) => Object.keys(env).filter((name) => name.startsWith(`${common}_`) && (env[name] ?? "").trim() !== "").toSorted();
const common = "IFMATCH_API_TOKEN";
// src/domain/with-hint.ts
const withHint = ({ message, hint }) => `${message} ${hint ?? ""}`.trim();
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
	async api(deployment, profile) {
		const { openWebApi } = await import("./web-api.js");
		const { Token } = await import("./token2.js");
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
		const { openPlatform } = await import("./client.js");
		const { Token } = await import("./token2.js");
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
// src/world/folder-above.ts
function folderAbove(root, folder, name, leftOut) {
	const above = (folder === "" ? [] : folder.split("/")).map((_, index) => Array.from({ length: index + 1 }, () => "..").join("/"));
	const isThere = (path) => leftOut.includes(`${path}/${name}`) || lstatSync(join(root, path, name), { throwIfNoEntry: false }) !== void 0;
	return above.find(isThere) ?? null;
}
// src/record/loses-undo.ts
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
// src/world/left-drafts.ts
const draftName = () => `.ifmatch-${Math.random().toString(36).slice(2)}.tmp`;
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
// src/world/open-draft.ts
function openDraft(target) {
	const path = join(dirname(target), draftName());
	const mode = statSync(target, { throwIfNoEntry: false })?.mode;
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
// src/world/write-file.ts
function writeFile(path, text) {
	const target = fileAt(path);
	if (target === null) writeFileSync(path, text);
	else replaceFile(target, text);
}
function replaceFile(target, text) {
	removeLeftDrafts(dirname(target));
	const draft = writeDraft(target, text);
	try {
		renameSync(draft, target);
	} catch (error) {
		rmSync(draft, { force: true });
		throw error;
	}
}
function tryToWrite(path) {
	const target = fileAt(path);
	if (target !== null) rmSync(writeDraft(target, ""));
}
function writeDraft(target, text) {
	const { path, file } = openDraft(target);
	try {
		try {
			writeFileSync(file, text);
		} finally {
			closeSync(file);
		}
		return path;
	} catch (error) {
		rmSync(path, { force: true });
		throw error;
	}
}
function fileAt(path) {
	const there = statSync(path, { throwIfNoEntry: false });
	if (there === void 0) return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? fileAt(resolve(realpathSync(dirname(path)), readlinkSync(path))) : path;
	if (there.isDirectory()) throw new Error("it is a folder");
	return there.isFile() ? realpathSync(path) : null;
}
// src/world/keep-undo.ts
function keepUndo(path, next) {
	return losesUndo(textAt(path), next) ? copyAside(path) : null;
}
function textAt(path) {
	try {
		return fileAt(path) === null ? "" : readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
function copyAside(path) {
	const { name, ext } = parse(path);
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
// src/world/is-stream.ts
function isStream(path) {
	try {
		const there = statSync(path);
		return !there.isFile() && !there.isDirectory();
	} catch {
		return false;
	}
}
// src/world/sparse-source.ts

function namesByFolder(paths) {
	const names = new Map();
	for (const path of paths) for (let at = path; at !== ""; at = parentOf(at)) {
		const folder = parentOf(at);
		names.set(folder, (names.get(folder) ?? new Set()).add(baseName(at)));
	}
	return names;
}
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
		const { openPrompts } = await import("./prompts.js");
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
// src/world/same-file.ts
const isSameFile = (one, other) => identityOf(one) === identityOf(other);
function identityOf(path) {
	try {
		const { dev, ino } = statSync(path, { bigint: true });
		return `${String(dev)} ${String(ino)}`;
	} catch {
		return path;
	}
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
	leftOut;
	env;
	constructor(parts, options) {
		this.root = resolve(parts.cwd, options.directory);
		if (statSync(this.root, { throwIfNoEntry: false })?.isDirectory() !== true) throw new UsageError(`${options.directory} is not a folder.`);
		this.realRoot = realpathSync.native(this.root);
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
		this.onFile(path, () => {
			this.keepUndo(path, text);
			writeFile(resolve(this.root, path), text);
		});
	}
	keepUndo(path, next) {
		const copy = keepUndo(resolve(this.root, path), next);
		if (copy === null) return;
		const kept = join(dirname(path), copy);
		this.terminal.tell(escapeTerminal(`${path} held the undo of an apply: kept as ${kept}, for \`ifmatch rollback\`.`));
	}
	ensureWritable(path) {
		const file = resolve(this.root, path);
		this.onFile(path, () => tryToWrite(file));
		if (/\.ya?ml$/i.test(path) && statSync(file, { throwIfNoEntry: false })?.isFile() === true) throw new UsageError(`${path} is a YAML file, and a result would replace it. Name another file.`);
	}
	onFile(path, action) {
		try {
			action();
		} catch (cause) {
			throw new UsageError(`${path} cannot be written: ${systemWords(cause, "there is no such folder")}.`, { cause });
		}
	}
	async runSelf(args, extra) {
		const { runSelf } = await import("./run-self.js");
		return runSelf(join(this.packageRoot, "dist", "cli.js"), args, {
			...extra,
			env: {
				...this.env,
				...extra.env
			}
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
	const [{ Git }, { isPolicyName }] = await Promise.all([import("./git2.js"), import("./validate.js")]);
	let found = null;
	return () => {
		if (found !== null) return found;
		const leftOut = new Git(top, env).read([
			"ls-files",
			"-t",
			"-z"
		], { env: nothingFetched }).toString("utf8").split("\0").filter((line) => line.startsWith("S ") && isPolicyName(line));
		const inside = repositoryFolder(from);
		found = leftOut.map((line) => posix.relative(inside, line.slice(2)));
		return found;
	};
}
const nothingFetched = { GIT_ALLOW_PROTOCOL: "none" };

export { Cancelled, ChangedMeanwhile, Connections, OthersInvalid, PlatformError, SourceError, StandardStreams, UsageError, World, accessSync, appendFileSync, baseName, basename, breakLineCommand, breakLogCommands, changeWords, chmodSync, closeSync, configName, constants, count, cpSync, defaultImpactLimits, dirname, effectWords, escapeHidden, escapeTerminal, fileAt, findingSeverities, foldersAbove, isLineCommand, join, leftOutFiles, limitInWords, lstatSync, mkdirSync, mkdtempSync, openDisk, openDraft, openSync, ownTokenVariable, parentOf, pathIn, policiesIn, posix, problemWords, proxiesIn, readFileSync, realpathSync, relative, removeLeftDrafts, renameSync, replaceFile, repositoryTop, resolve, resultReasons, resultWords, rmSync, rmdirSync, sep, shellWord, signs, statSync, stopRequest, summaryWords, systemWords, toJson, tokenVariable, verbTitles, version, withHint, writeDraft, writeFile, writeFileSync, writeSync };
