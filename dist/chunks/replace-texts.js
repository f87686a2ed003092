import { ChangedMeanwhile, UsageError, accessSync, chmodSync, constants, dirname, escapeTerminal, join, lstatSync, mkdirSync, openDisk, posix, readFileSync, removeLeftDrafts, renameSync, rmSync, rmdirSync, statSync, systemWords, writeDraft, writeFile } from "./cli-and-action.js";
import "./validate.js";
// src/world/replace-files.ts
function replaceFiles(root, texts) {
	for (const folder of new Set(Array.from(texts.keys(), dirname))) removeLeftDrafts(join(root, folder));
	const drafts = new Map();
	const done = new Map();
	let path = "";
	try {
		for ([path] of texts) prepare(join(root, path), texts.get(path) ?? null, drafts);
		for (const [next, text] of texts) {
			path = next;
			const target = join(root, path);
			const kept = {
				text: textOf(target),
				mode: modeOf(target),
				instead: text
			};
			replace(target, drafts);
			done.set(path, kept);
		}
	} catch (cause) {
		for (const draft of drafts.values()) rmSync(draft, { force: true });
		throw new UsageError(`${path} cannot be written: ${systemWords(cause, "there is no such folder")}. ${leftWords(putBack(root, done))}`, { cause });
	}
	return () => {
		const left = putBack(root, done);
		if (left.length > 0) throw new UsageError(leftWords(left));
	};
}
const leftWords = (left) => left.length === 0 ? "No file was changed." : `What was written could not be taken back in ${left.join(", ")}. Look at it with git.`;
function prepare(target, text, drafts) {
	if (modeOf(target) !== null) accessSync(target, constants.W_OK);
	if (text === null) accessSync(dirname(target), constants.W_OK);
	else drafts.set(target, writeDraft(target, text));
}
function replace(target, drafts) {
	const draft = drafts.get(target);
	if (draft === void 0) rmSync(target, { force: true });
	else renameSync(draft, target);
}
const putBack = (root, done) => [...done].flatMap(([path, kept]) => {
	const reason = whyLeft(join(root, path), kept);
	return reason === null ? [] : [`${path} (${reason})`];
});
function whyLeft(target, { text, mode, instead }) {
	try {
		if (textOf(target) !== instead) return "it was changed meanwhile";
		if (text === null) rmSync(target, { force: true });
		else writeFile(target, text);
		if (mode !== null && mode !== modeOf(target)) chmodSync(target, mode & 4095);
		return null;
	} catch (error) {
		return systemWords(error, "its folder is gone");
	}
}
const modeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mode ?? null;
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
		throw unwritable(path, systemWords(cause, "there is no such folder"), cause);
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
