const require_start = require("./start.js");
require("./validate.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
// src/commands/edits/overlay.ts
function withNewTexts(texts, newTexts) {
	const textsAfter = new Map(texts);
	for (const [path, text] of newTexts) if (text === null) textsAfter.delete(path);
	else textsAfter.set(path, text);
	return textsAfter;
}
function overlay(source, newTexts) {
	const namesOfNewEntries = (folder) => {
		const prefix = folder === "" ? "" : `${folder}/`;
		return [...newTexts].flatMap(([path, text]) => text !== null && path.startsWith(prefix) ? [path] : []).map((path) => path.slice(prefix.length).split("/", 1)[0] ?? "");
	};
	const kind = (path) => {
		const text = newTexts.get(path);
		if (text !== void 0) return text === null ? "missing" : "file";
		const kindInSource = source.kind(path);
		return kindInSource === "missing" && namesOfNewEntries(path).length > 0 ? "folder" : kindInSource;
	};
	return {
		kind,
		list(path) {
			const names = source.kind(path) === "folder" ? source.list(path).map(({ name }) => name) : [];
			return [...new Set([...names, ...namesOfNewEntries(path)])].toSorted().map((name) => ({
				name,
				kind: kind(require_start.joinPath(path, name))
			})).filter((entry) => entry.kind !== "missing");
		},
		read: (path, limit) => readEdited(newTexts.get(path), path, limit) ?? source.read(path, limit)
	};
}
function readEdited(text, path, limit) {
	if (text === void 0) return null;
	if (text === null) throw new require_start.SourceError("missing", path, "it does not exist");
	const bytes = Buffer.from(text);
	if (bytes.length <= limit) return bytes;
	throw new require_start.SourceError("too-large", path, "it is too large", { bytes: bytes.length });
}
// src/commands/edits/replace-texts.ts
function replaceTexts(root, textsBefore, newTexts) {
	const disk = require_start.openDisk(root);
	for (const path of newTexts.keys()) requireUnchanged(disk, path, textsBefore.get(path) ?? null);
	require_start.removeAbandonedDrafts([...textsBefore.keys(), ...newTexts.keys()].map((path) => (0, node_path.dirname)((0, node_path.join)(root, path))));
	const neededFolders = [...newTexts].flatMap(([path, text]) => text === null ? [] : require_start.foldersAbove(path));
	const createdFolders = [];
	try {
		for (const folder of new Set(neededFolders)) {
			if (disk.kind(folder) !== "missing") continue;
			throwAsUsageError(folder, () => (0, node_fs.mkdirSync)((0, node_path.join)(root, folder)));
			createdFolders.push((0, node_path.join)(root, folder));
		}
		replaceFiles(root, newTexts);
	} catch (error) {
		removeFolders(createdFolders);
		throw error;
	}
}
function requireUnchanged(disk, path, textBefore) {
	const blocking = require_start.foldersAbove(path).find((folder) => !["folder", "missing"].includes(disk.kind(folder)));
	if (blocking !== void 0) throw unwritableError(path, `${require_start.escapeTerminal(blocking)} is not a folder`);
	const kind = disk.kind(path);
	if (!(textBefore === null ? kind === "missing" : kind === "file" && throwAsUsageError(path, () => Buffer.from(textBefore).equals(disk.read(path, 10485760))))) throw new require_start.FileChangedError(`${require_start.escapeTerminal(path)} was changed meanwhile. No file was changed.`, { fix: "Run it again." });
}
function throwAsUsageError(path, action) {
	try {
		return action();
	} catch (cause) {
		throw unwritableError(path, require_start.describeSystemError(cause, "there is no such folder"), cause);
	}
}
const unwritableError = (path, reason, cause) => new require_start.UsageError(`${require_start.escapeTerminal(path)} cannot be written: ${reason}. No file was changed.`, { cause });
function removeFolders(folders) {
	for (const folder of folders.toReversed()) try {
		(0, node_fs.rmdirSync)(folder);
	} catch {}
}
function replaceFiles(root, newTexts) {
	const drafts = new Map();
	const textsBefore = new Map();
	let failure = runUntilFailure(newTexts.keys(), (path) => prepareDraft((0, node_path.join)(root, path), newTexts.get(path) ?? null, drafts));
	failure ??= runUntilFailure(newTexts.keys(), (path) => {
		const target = (0, node_path.join)(root, path);
		const textBefore = readIfPresent(target);
		const draft = drafts.get(target);
		if (draft === void 0) (0, node_fs.rmSync)(target, { force: true });
		else require_start.renameDraft(draft, target);
		textsBefore.set(path, textBefore);
	});
	if (failure === null) return;
	for (const draft of drafts.values()) (0, node_fs.rmSync)(draft, { force: true });
	const notRestored = [...textsBefore].filter(([path, old]) => !restore((0, node_path.join)(root, path), old, newTexts.get(path) ?? null));
	const reason = require_start.describeSystemError(failure.cause, "there is no such folder");
	if (notRestored.length === 0) throw unwritableError(failure.path, reason, failure.cause);
	const changed = notRestored.map(([path]) => require_start.escapeTerminal(path)).join(", ");
	throw new require_start.UsageError(`${require_start.escapeTerminal(failure.path)} cannot be written: ${reason}. Could not undo the changes in ${changed}.`, {
		fix: "Check them with `git diff`.",
		cause: failure.cause
	});
}
function runUntilFailure(paths, step) {
	for (const path of paths) try {
		step(path);
	} catch (cause) {
		return {
			path,
			cause
		};
	}
	return null;
}
function prepareDraft(target, text, drafts) {
	if ((0, node_fs.existsSync)(target)) (0, node_fs.accessSync)(target, node_fs.constants.W_OK);
	if (text === null) (0, node_fs.accessSync)((0, node_path.dirname)(target), node_fs.constants.W_OK);
	else drafts.set(target, require_start.writeDraft(target, text));
}
function restore(target, text, replacement) {
	try {
		if (readIfPresent(target) !== replacement) return false;
		if (text === null) (0, node_fs.rmSync)(target, { force: true });
		else require_start.replaceFile(target, text);
		return true;
	} catch {
		return false;
	}
}
function readIfPresent(path) {
	try {
		return (0, node_fs.readFileSync)(path, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}
Object.defineProperty(exports, "overlay", {
	enumerable: true,
	get: function() {
		return overlay;
	}
});
Object.defineProperty(exports, "replaceTexts", {
	enumerable: true,
	get: function() {
		return replaceTexts;
	}
});
Object.defineProperty(exports, "withNewTexts", {
	enumerable: true,
	get: function() {
		return withNewTexts;
	}
});
