import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
// src/world/write-file.ts
/** Writes a regular file whole or not at all; whatever else stands at the path (a pipe, a device) is written through. */
function writeFile(path, text) {
	const target = fileAt(path);
	if (target === null) {
		writeFileSync(path, text);
		return;
	}
	const draft = draftOf(target);
	try {
		writeFileSync(draft, text);
		renameSync(draft, target);
	} catch (error) {
		rmSync(draft, { force: true });
		throw error;
	}
}
/** Throws what `writeFile` would throw for want of a folder or of permission, and leaves nothing behind. */
function tryToWrite(path) {
	const target = fileAt(path);
	if (target === null) return;
	const draft = draftOf(target);
	writeFileSync(draft, "");
	rmSync(draft);
}
const draftOf = (target) => `${target}.${String(process.pid)}.tmp`;
/** The regular file that is or will be at a path, behind its links; null for a pipe or a device. Throws for a folder. */
function fileAt(path) {
	const there = statSync(path, { throwIfNoEntry: false });
	if (there === void 0) return path;
	if (there.isDirectory()) throw new Error("it is a folder");
	return there.isFile() ? realpathSync(path) : null;
}
export { tryToWrite, writeFile };
