import { basename, dirname, escapeTerminal, foldersAbove, join, lstatSync, mkdirSync, openDisk, realpathSync, replaceFile, systemWords } from "./cli-and-action.js";
import { textAt } from "./existing.js";
// src/commands/init/write-files.ts
var WriteFailed = class extends Error {
	name = "WriteFailed";
};
function writeFiles(top, writes) {
	const root = realpathSync.native(top);
	const written = [];
	for (const write of writes) {
		try {
			writeOne(root, write);
		} catch (cause) {
			throw new WriteFailed(failure(write.path, cause, written), { cause });
		}
		written.push(write.path);
	}
}
function writeOne(root, { path, text, before }) {
	if (textAt(openDisk(root), path) !== before) throw new Error("it changed meanwhile");
	for (const folder of foldersAbove(path)) makeFolder(join(root, folder));
	const target = join(root, path);
	const folder = dirname(target);
	if (realpathSync.native(folder) !== folder) throw new Error("it lies behind a symbolic link");
	const there = lstatSync(target, { throwIfNoEntry: false });
	if (there !== void 0 && !there.isFile()) throw new Error("it is no regular file");
	replaceFile(target, text);
}
function makeFolder(path) {
	const there = lstatSync(path, { throwIfNoEntry: false });
	if (there === void 0) mkdirSync(path);
	else if (!there.isDirectory()) throw new Error(`${basename(path)} above it is no folder`);
}
function failure(path, cause, written) {
	const reason = systemWords(cause, "there is no such folder");
	const done = written.length === 0 ? "Nothing was written before it" : `Written before it: ${written.map(escapeTerminal).join(", ")}`;
	return `${escapeTerminal(path)} cannot be written: ${reason}. ${done}. Run \`ifmatch init\` again when that is mended: it goes on from there.`;
}
export { WriteFailed, writeFiles };
