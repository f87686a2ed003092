process.getBuiltinModule("node:path");
const resolve = (() => process.getBuiltinModule("node:path").resolve)();
const join = (() => process.getBuiltinModule("node:path").join)();
const relative = (() => process.getBuiltinModule("node:path").relative)();
const dirname = (() => process.getBuiltinModule("node:path").dirname)();
const basename = (() => process.getBuiltinModule("node:path").basename)();
const sep = (() => process.getBuiltinModule("node:path").sep)();
const posix = (() => process.getBuiltinModule("node:path").posix)();
process.getBuiltinModule("node:fs");
const appendFileSync = (() => process.getBuiltinModule("node:fs").appendFileSync)();
const accessSync = (() => process.getBuiltinModule("node:fs").accessSync)();
const chmodSync = (() => process.getBuiltinModule("node:fs").chmodSync)();
const closeSync = (() => process.getBuiltinModule("node:fs").closeSync)();
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
const writeFileSync = (() => process.getBuiltinModule("node:fs").writeFileSync)();
const writeSync = (() => process.getBuiltinModule("node:fs").writeSync)();
const constants = (() => process.getBuiltinModule("node:fs").constants)();
// src/domain/usage-error.ts
var UsageError = class extends Error {
	name = "UsageError";
};
var ChangedMeanwhile = class extends UsageError {};
var OthersInvalid = class extends UsageError {};
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
			if (code !== "EPIPE") throw new UsageError(`Standard output cannot be written: ${String(code)}.`, { cause: error });
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
const standardOutput = () => isTerminal() ? streamed() : new DirectOutput(1, streamed);
const standardError = () => process.stderr.on("error", () => {});
function isTerminal() {
	const out = fstatSync(1);
	return out.isCharacterDevice() && out.rdev !== statSync("/dev/null", { throwIfNoEntry: false })?.rdev;
}
const gone = new Set(["EPIPE", "EIO"]);
function streamed() {
	return process.stdout.on("error", ({ code }) => {
		if (!gone.has(code)) failAtEnd(`Standard output cannot be written: ${String(code)}.`);
	});
}
function failAtEnd(message) {
	standardError().write(`${message}\n`);
	process.once("exit", () => process.exitCode = unwritable);
}
const unwritable = 64;
// src/world/stop-request.ts
const signals = ["SIGINT", "SIGTERM"];
function stopRequest(second) {
	let asked = null;
	return () => asked ??= firstSignal(second);
}
function firstSignal(second) {
	return new Promise((resolve) => {
		const note = () => {
			if (second === "ends") for (const signal of signals) process.off(signal, note);
			resolve();
		};
		for (const signal of signals) process.on(signal, note);
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
	partial;
	constructor(message, facts = {}) {
		super(message, { cause: facts.cause });
		this.status = facts.status ?? null;
		this.code = facts.code ?? null;
		this.hint = facts.hint ?? null;
		this.requestId = facts.requestId ?? null;
		this.unsent = facts.unsent ?? false;
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
const escapeHidden = (text) => plain.test(text) ? text : text.replaceAll(hidden, showCodePoint);
function showCodePoint(character) {
	return short[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}
// src/render/escape/terminal.ts
const escapeTerminal = (text) => breakLogCommands(escapeHidden(text));
const isLineCommand = (row) => row.trimStart().startsWith("::");
const breakLineCommand = (text) => text.replace(":", String.raw`\u{3A}`);
const breakLogCommands = (text) => text.includes("##[") ? text.replaceAll("##[", String.raw`##\u{5B}`) : text;
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
const shellWord = (word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
// src/render/escape/json.ts
const acting = /[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|(?<=##)\[/g;
const toJson = (value, indent = 0) => JSON.stringify(value, null, indent).replaceAll(acting, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
// src/domain/source.ts
var SourceError = class extends Error {
	name = "SourceError";
	reason;
	bytes;
	constructor(reason, message, facts = {}) {
		super(message, { cause: facts.cause });
		this.reason = reason;
		this.bytes = facts.bytes ?? null;
	}
};
// src/files/find/glob.ts
const isGlob = (path) => /[*?]/.test(path);
function openGlob(segments) {
	return {
		segments,
		next: reachable(segments, [0])
	};
}
function enter(glob, name) {
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
const isMeant = (glob) => glob.next.has(glob.segments.length);
const leadsOn = (glob) => [...glob.next].some((at) => at < glob.segments.length);
function reachable(segments, from) {
	const all = new Set();
	for (const start of from) for (let at = start; !all.has(at); at++) {
		all.add(at);
		if (segments[at] !== "**") break;
	}
	return all;
}
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
// src/files/nearest.ts
function nearest(word, allowed) {
	let best = null;
	const small = word.toLowerCase();
	let limit = Math.min(Math.max(1, Math.floor(word.length / 3)), 3);
	for (const one of allowed) {
		const steps = distance(small, one.toLowerCase(), limit);
		if (steps > limit || steps >= one.length) continue;
		if (best === null || steps < limit || isNearerAsWritten(word, one, best)) best = one;
		limit = steps;
	}
	return best;
}
const isNearerAsWritten = (word, one, other) => one.toLowerCase() === other.toLowerCase() && distance(word, one, 3) < distance(word, other, 3);
function distance(a, b, limit) {
	if (Math.abs(a.length - b.length) > limit) return limit + 1;
	let before = [];
	let last = firstRows[limit] ?? [];
	for (let row = 1; row <= a.length; row++) {
		const next = nextRow(a, b, row, last, before);
		if (Math.min(...next) > limit) return limit + 1;
		before = last;
		last = next;
	}
	return last[b.length - a.length + limit] ?? limit + 1;
}
const far = 1e3;
const firstRows = [
	0,
	1,
	2,
	3
].map((limit) => Array.from({ length: 2 * limit + 1 }, (_, index) => index < limit ? far : index - limit));
function nextRow(a, b, row, last, before) {
	const next = [];
	let left = far;
	const [letter, letterBefore] = [a.charCodeAt(row - 1), a.charCodeAt(row - 2)];
	for (let index = 0, column = row - (last.length - 1) / 2; index < last.length; index++, column++) {
		const [other, otherBefore] = [b.charCodeAt(column - 1), b.charCodeAt(column - 2)];
		const changed = (last[index] ?? far) + (letter === other ? 0 : 1);
		const isSwap = letter === otherBefore && letterBefore === other;
		left = Math.min(left + 1, (last[index + 1] ?? far) + 1, changed, isSwap ? (before[index] ?? far) + 1 : far);
		next.push(left);
	}
	return next;
}
// src/files/find/meant-name.ts
const isPolicyName = (name) => /\.ya?ml$/i.test(name);
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
function likelyNames(name) {
	const likely = meantName(name) ?? name;
	if (!isPolicyName(likely)) return [];
	const stem = likely.slice(0, likely.lastIndexOf("."));
	return [
		likely,
		`${stem}.yaml`,
		`${stem}.yml`
	];
}
const isNearlyYaml = (ending) => /^json$/i.test(ending) || /[yz]/i.test(ending) && nearest(ending, ["yaml", "yml"]) !== null;
// src/files/find/find-files.ts
const configName = "ifmatch.yaml";
function findFiles(source, asked, config) {
	const search = {
		source,
		config,
		files: new Set(),
		problems: []
	};
	for (const one of asked) lookAt$1(search, one);
	const files = [...search.files].toSorted();
	if (files.length === 0 && !hasErrors(search)) search.problems.push(noFiles(asked.map((one) => one.path)));
	const isRead = (problem) => problem.code === "ignored-file" && search.files.has(problem.path);
	return {
		files,
		problems: search.problems.filter((problem) => !isRead(problem))
	};
}
const nowhere = {
	file: "",
	pointer: []
};
const noFiles = (searched, deployment) => ({
	severity: "error",
	at: nowhere,
	code: "no-files",
	searched,
	...deployment === void 0 ? {} : { deployment }
});
const hasErrors = ({ problems }) => problems.some(({ severity }) => severity === "error");
function lookAt$1(search, asked) {
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
		files: new Set(),
		problems: []
	};
	if (search.source.kind(folder) === "folder") walkGlob(own, folder, openGlob(segments.slice(literal)));
	if (own.files.size === 0 && !hasErrors(own)) missing(search, asked);
	for (const file of own.files) search.files.add(file);
	for (const problem of own.problems) search.problems.push(problem);
}
function walkGlob(search, folder, glob) {
	const concerns = ({ name, kind }) => {
		const here = enter(glob, name);
		return isMeant(here) || kind !== "file" && leadsOn(here);
	};
	for (const { path, name, kind } of soundEntries(search, folder, concerns)) {
		const here = enter(glob, name);
		if (kind === "folder") {
			if (isMeant(here)) walk(search, path);
			else if (leadsOn(here)) walkGlob(search, path, here);
		} else if (isMeant(here)) takeEntry(search, path, name, kind);
		else if (kind !== "file" && leadsOn(here)) {
			if (mayBeFolder(search, path, kind)) take(search, path, kind);
		} else if (isMeant(enter(glob, meantName(name) ?? name))) takeEntry(search, path, name, kind);
		else leaveOut(search, glob, path, name);
	}
}
function leaveOut(search, glob, path, name) {
	if (path === search.config || name === "ifmatch.yaml") return;
	const meant = likelyNames(name).find((likely) => isMeant(enter(glob, likely)));
	if (meant !== void 0) ignore(search, path, meant);
}
function walk(search, folder) {
	for (const { path, name, kind } of soundEntries(search, folder, () => true)) if (kind === "folder") walk(search, path);
	else takeEntry(search, path, name, kind);
}
function takeEntry(search, path, name, kind) {
	if (path === search.config) return;
	if (name === "ifmatch.yaml") return warnOfConfig(search, path);
	if (isPolicyName(name) || mayBeFolder(search, path, kind)) return take(search, path, kind);
	const meant = meantName(name);
	if (meant !== null) ignore(search, path, meant);
}
function warnOfConfig({ problems, config }, path) {
	problems.push({
		severity: "warning",
		at: {
			file: path,
			pointer: []
		},
		code: "other-config",
		path,
		config
	});
}
function ignore(search, path, meant) {
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
const mayBeFolder = ({ source }, path, kind) => kind === "other" || kind === "symlink" && !source.leadsToFile(path);
const isGarbled = ({ name, kind }) => name.includes("�") && (kind !== "file" || isPolicyName(name));
function soundEntries(search, folder, concerns) {
	const entries = visibleEntries(search, folder);
	for (const { path } of entries.filter((entry) => isGarbled(entry) && concerns(entry))) search.problems.push({
		severity: "error",
		at: {
			file: path,
			pointer: []
		},
		code: "garbled-name",
		path
	});
	return entries.filter((entry) => !isGarbled(entry));
}
function visibleEntries(search, folder) {
	try {
		const all = search.source.list(folder);
		if (all.every(({ name }) => name === ".git")) tellSubmodule(search, folder);
		return all.filter(({ name }) => !name.startsWith(".") && name !== "node_modules").map(({ name, kind }) => ({
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
function tellSubmodule({ source, problems }, path) {
	if (source.isSubmodule?.(path) !== true) return;
	problems.push({
		severity: "error",
		at: {
			file: path,
			pointer: []
		},
		code: "empty-submodule",
		path
	});
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
// src/files/disk/attempt.ts
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
		}[String(error.code)] ?? "unreadable", `${path}: ${String(error.code)}`, { cause: error });
	}
}
// src/files/disk/entries.ts
const diskAt = (root) => ({
	root,
	inside: root.endsWith("/") ? root : `${root}/`,
	folders: new Set([""]),
	kept: null,
	isKeeping: false
});
const fullPath = (disk, path) => path === "" ? disk.root : `${disk.inside}${path}`;
const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
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
	if (kindOf(disk, path) !== "folder") throw new SourceError("unreadable", `${path} is not a folder`);
	return attempt(path === "" ? "." : path, () => readdirSync(fullPath(disk, path), { withFileTypes: true })).map((entry) => ({
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
// src/files/disk/open-file.ts
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
function openFile(disk, path) {
	const parent = parentOf(path);
	if (kindOf(disk, parent) === "symlink") throw new SourceError("symlink", `${path} lies behind a symbolic link`);
	const folder = disk.isKeeping ? folderOf(disk, parent) : null;
	if (folder === null) return openTrue(disk, path, flags);
	return attempt(path, () => openSync(`${openPaths}/${folder}/${path.slice(path.lastIndexOf("/") + 1)}`, flags));
}
function keptOpen(disk, work) {
	disk.isKeeping = existsSync(openPaths);
	try {
		return work();
	} finally {
		disk.isKeeping = false;
		letGo(disk);
	}
}
function folderOf(disk, path) {
	if (disk.kept?.path === path) return disk.kept.folder;
	letGo(disk);
	try {
		const folder = openTrue(disk, path, flags | constants.O_DIRECTORY);
		disk.kept = {
			path,
			folder
		};
		if (openedPath(folder) !== null) return folder;
		letGo(disk);
		return null;
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return null;
	}
}
function letGo(disk) {
	if (disk.kept !== null) closeSync(disk.kept.folder);
	disk.kept = null;
}
function openTrue(disk, path, how) {
	const file = attempt(path, () => openSync(fullPath(disk, path), how));
	try {
		const opened = openedPath(file);
		if (opened === null ? isStillThere(disk, path, file) : opened === fullPath(disk, path)) return file;
		throw new SourceError(opened === `${fullPath(disk, path)} (deleted)` ? "unreadable" : "symlink", `${path} was replaced while it was read`);
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
// src/files/disk/read-file.ts
function readFile(disk, path, limit) {
	const file = openFile(disk, path);
	try {
		const stat = fstatSync(file);
		if (!stat.isFile()) throw new SourceError("not-a-file", `${path} is not a regular file`);
		if (stat.size > limit) throw new SourceError("too-large", `${path} is too large`, { bytes: stat.size });
		return attempt(path, () => readAll(file, stat.size, path));
	} finally {
		closeSync(file);
	}
}
function readAll(file, size, path) {
	const bytes = Buffer.allocUnsafe(size + 1);
	const filled = readSync(file, bytes);
	if (filled !== size) throw new SourceError("unreadable", `${path} changed while it was read`);
	return bytes.subarray(0, filled);
}
// src/files/disk.ts
function openDisk(root, submodules = () => []) {
	const disk = diskAt(realpathSync.native(root));
	return {
		kind: (path) => kindOf(disk, path),
		list: (path) => listFolder(disk, path),
		leadsToFile: (path) => leadsToFile(disk, path),
		isSubmodule: (path) => submodules().includes(path),
		read: (path, limit) => readFile(disk, path, limit),
		keepOpen: (work) => keptOpen(disk, work)
	};
}
// src/domain/token-variable.ts
function tokenVariable(slug, env) {
	if (slug === null) return common;
	const own = ownTokenVariable(slug);
	return (env[own] ?? "").trim() === "" ? common : own;
}
const ownTokenVariable = (slug) => `${common}_${slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}`;
const ownTokenVariables = (env) => Object.keys(env).filter((name) => name.startsWith(`${common}_`) && (env[name] ?? "").trim() !== "").toSorted();
const common = "IFMATCH_API_TOKEN";
// src/world/connections.ts
var Connections = class {
	name = null;
	options;
	open = new Map();
	apis = [];
	sandbox = null;
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
		const api = openWebApi({
			...sandbox === null ? this.remote() : this.embedded(sandbox),
			profile,
			token: token === null ? null : new Token(token, variable),
			userToken: jwt === null ? null : new Token(jwt, "The user's JSON Web Token")
		});
		this.name = api.name;
		this.apis.push(api);
		return api;
	}
	async close() {
		const platforms = await Promise.allSettled(this.open.values());
		for (const platform of platforms) if (platform.status === "fulfilled") await platform.value.close();
		for (const api of this.apis) await api.close();
		const [sandbox] = await Promise.allSettled([this.sandbox]);
		if (sandbox.status === "fulfilled") await sandbox.value?.close();
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
		return {
			env: proxiesIn(env),
			...log === null ? {} : { log }
		};
	}
	async connect(remote, secret, name) {
		const { openPlatform } = await import("./client.js");
		const { Token } = await import("./token2.js");
		const platform = openPlatform({
			...remote,
			token: new Token(secret, name)
		});
		this.name = platform.name;
		return platform;
	}
};
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
function folderAbove(root, folder, name) {
	return (folder === "" ? [] : folder.split("/")).map((_, index) => Array.from({ length: index + 1 }, () => "..").join("/")).find((path) => existsSync(join(root, path, name))) ?? null;
}
// src/world/repository-folder.ts
function repositoryFolder(folder) {
	for (let above = folder;; above = dirname(above)) {
		if (existsSync(join(above, ".git"))) return relative(above, folder).replaceAll(sep, "/");
		if (above === dirname(above)) return "";
	}
}
// src/world/submodules.ts
function submodulesIn(root, folder) {
	const list = resolve(root, posix.relative(folder, ""), ".gitmodules");
	if (lstatSync(list, { throwIfNoEntry: false })?.isFile() !== true) return [];
	const paths = readFileSync(list, "utf8").matchAll(/^[ \t]*path[ \t]*=(.*)$/gim);
	return Array.from(paths, ([, value = ""]) => posix.relative(folder, readValue(value.trim())));
}
const readValue = (text) => (text.startsWith("\"") ? /^"([^"]*)/.exec(text)?.[1] : /^[^#;]*/.exec(text)?.[0].trimEnd()) ?? "";
// src/world/terminal.ts
var Terminal = class {
	streams;
	quiet;
	progressShown = false;
	constructor(streams, quiet) {
		this.streams = streams;
		this.quiet = quiet;
	}
	get width() {
		return this.streams.out.columns ?? 100;
	}
	wantsColor(choice, env) {
		if (choice !== "auto") return choice === "always";
		if ((env["NO_COLOR"] ?? "") !== "") return false;
		if ((env["FORCE_COLOR"] ?? "") !== "") return env["FORCE_COLOR"] !== "0";
		return this.streams.out.isTTY === true && env["TERM"] !== "dumb";
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
		if (this.quiet || this.streams.err.isTTY !== true) return;
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
		const { confirm } = await import("./clack-prompts.js");
		const { in: input, err: output } = this.streams;
		const gone = new Promise((resolve) => {
			for (const event of [
				"end",
				"close",
				"error"
			]) input.once(event, () => resolve(false));
		});
		return await Promise.race([confirm({
			message: question,
			initialValue: false,
			input,
			output
		}), gone]) === true;
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
// src/world/open-draft.ts
function openDraft(target) {
	const path = join(dirname(target), `.ifmatch-${Math.random().toString(36).slice(2)}.tmp`);
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
	env;
	constructor(parts, options) {
		this.root = resolve(parts.cwd, options.directory);
		if (statSync(this.root, { throwIfNoEntry: false })?.isDirectory() !== true) throw new UsageError(`${options.directory} is not a folder.`);
		this.realRoot = realpathSync.native(this.root);
		this.env = parts.env;
		this.stop = () => parts.stop();
		this.source = openDisk(this.root, () => submodulesIn(this.realRoot, this.repositoryFolder));
		this.today = new Date(parts.now()).toISOString().slice(0, 10);
		this.terminal = new Terminal(parts.streams, options.quiet);
		const log = options.verbose ? (line) => this.terminal.tell(line) : null;
		this.connections = new Connections({
			...options.connection,
			env: parts.env,
			log
		});
		this.packageRoot = parts.packageRoot;
	}
	noteStop() {
		let asked = false;
		const note = async () => {
			await this.stop();
			asked = true;
			const hint = this.env["GITHUB_ACTIONS"] === "true" ? "" : " Press Ctrl-C again to stop at once.";
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
		return folderAbove(this.realRoot, this.repositoryFolder, name);
	}
	isSameFile(one, other) {
		return isSameFile(resolve(this.root, one), resolve(this.root, other));
	}
	readText(path) {
		try {
			return readFileSync(resolve(this.root, path), "utf8");
		} catch (cause) {
			throw new UsageError(`${path} cannot be read: ${reason(cause, "there is no such file")}.`, { cause });
		}
	}
	writeText(path, text) {
		this.onFile(path, () => writeFile(resolve(this.root, path), text));
	}
	ensureWritable(path) {
		this.onFile(path, () => tryToWrite(resolve(this.root, path)));
	}
	onFile(path, action) {
		try {
			action();
		} catch (cause) {
			throw new UsageError(`${path} cannot be written: ${reason(cause, "there is no such folder")}.`, { cause });
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
function reason(cause, missing) {
	if (!(cause instanceof Error)) return String(cause);
	const { code, message } = cause;
	return code === void 0 ? message : {
		ENOENT: missing,
		ENOTDIR: missing,
		EISDIR: "it is a folder",
		EACCES: "you have no permission"
	}[code] ?? code;
}
export { ChangedMeanwhile, Connections, OthersInvalid, PlatformError, SourceError, UsageError, World, accessSync, appendFileSync, basename, breakLineCommand, breakLogCommands, changeWords, chmodSync, closeSync, configName, constants, count, cpSync, defaultImpactLimits, dirname, effectWords, enter, escapeHidden, escapeTerminal, fileAt, findFiles, findingSeverities, isGlob, isLineCommand, isMeant, isPolicyName, join, limitInWords, lstatSync, meantName, mkdirSync, mkdtempSync, nearest, noFiles, nowhere, openDisk, openDraft, openGlob, openSync, ownTokenVariable, policiesIn, posix, problemWords, proxiesIn, readFileSync, realpathSync, relative, renameSync, replaceFile, resolve, resultReasons, resultWords, rmSync, rmdirSync, sep, shellWord, signs, standardError, standardOutput, statSync, stopRequest, summaryWords, toJson, tokenVariable, verbTitles, version, writeDraft, writeFile, writeFileSync, writeSync };
