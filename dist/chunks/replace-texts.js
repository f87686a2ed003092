import { ChangedMeanwhile, UsageError, escapeTerminal, join, lstatSync, mkdirSync, openDisk, posix, readFileSync, rmSync, rmdirSync, writeFile } from "./cli-and-action.js";
import "./validate.js";
// src/world/replace-files.ts
function replaceFiles(root, texts) {
	const before = new Map([...texts.keys()].map((path) => [path, textOf(join(root, path))]));
	const restore = () => {
		for (const [path, text] of before) put(join(root, path), text);
	};
	for (const [path, text] of texts) try {
		put(join(root, path), text);
	} catch (cause) {
		restore();
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new UsageError(`${path} cannot be written: ${reason}. No file was changed.`, { cause });
	}
	return restore;
}
function put(path, text) {
	if (text === null) rmSync(path, { force: true });
	else writeFile(path, text);
}
function textOf(path) {
	try {
		return readFileSync(path, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}
// src/commands/replace-texts.ts
function replaceTexts(root, before, edits) {
	const disk = openDisk(root);
	for (const path of edits.keys()) {
		onDisk(path, () => lstatSync(join(root, path), { throwIfNoEntry: false }));
		const blocking = onDisk(path, () => blockingFolder(disk, path));
		if (blocking !== void 0) throw unwritable(path, `${escapeTerminal(blocking)} is no folder`);
		const change = onDisk(path, () => changeOf(disk, path, before.get(path) ?? null));
		if (change !== null) throw new ChangedMeanwhile(`${escapeTerminal(path)} ${change} meanwhile. No file was changed. Run it again.`);
	}
	const made = [];
	try {
		for (const folder of missingFolders(disk, edits)) {
			onDisk(folder, () => mkdirSync(join(root, folder)));
			made.push(join(root, folder));
		}
		const restore = replaceFiles(root, edits);
		return () => {
			restore();
			removeFolders(made);
		};
	} catch (error) {
		removeFolders(made);
		throw error;
	}
}
function onDisk(path, action) {
	try {
		return action();
	} catch (cause) {
		const reason = cause instanceof Error ? cause.code ?? cause.message : String(cause);
		throw unwritable(path, reason, cause);
	}
}
const unwritable = (path, reason, cause) => new UsageError(`${escapeTerminal(path)} cannot be written: ${reason}. No file was changed.`, { cause });
const blockingFolder = (disk, path) => foldersAbove(path).find((folder) => !["folder", "missing"].includes(disk.kind(folder)));
function changeOf(disk, path, before) {
	const kind = disk.kind(path);
	if (before === null) return kind === "missing" ? null : "came up";
	if (kind !== "file") return "went away";
	return Buffer.from(before).equals(disk.read(path, 10485760)) ? null : "was changed";
}
function foldersAbove(path) {
	const folders = [];
	for (let folder = posix.dirname(path); folder !== "."; folder = posix.dirname(folder)) folders.unshift(folder);
	return folders;
}
function missingFolders(disk, edits) {
	const needed = [...edits].flatMap(([path, text]) => text === null ? [] : foldersAbove(path));
	return [...new Set(needed)].filter((folder) => disk.kind(folder) === "missing");
}
function removeFolders(folders) {
	for (const folder of folders.toReversed()) try {
		rmdirSync(folder);
	} catch {}
}
export { foldersAbove, replaceTexts };
