import { SourceError } from "./source.js";
import { join } from "node:path";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, readdirSync, readlinkSync, realpathSync, statSync } from "node:fs";
// src/files/disk.ts
/** A folder of the machine's disk as a source. No link is followed, and nothing outside the folder is ever read. */
function openDisk(root) {
	const disk = {
		root: realpathSync.native(root),
		folders: /* @__PURE__ */ new Set([""])
	};
	return {
		kind: (path) => kindOf(disk, path),
		list: (path) => listFolder(disk, path),
		leadsToFile: (path) => leadsToFile(disk, path),
		read: (path, limit) => readFile(disk, path, limit)
	};
}
const fullPath = (disk, path) => path === "" ? disk.root : join(disk.root, path);
function kindOf(disk, path) {
	if (disk.folders.has(path)) return "folder";
	const parent = parentOf(path);
	if (parent !== "" && !disk.folders.has(parent)) {
		const above = kindOf(disk, parent);
		if (above !== "folder") return above === "symlink" ? "symlink" : "missing";
	}
	const kind = entryKind(lstatSync(fullPath(disk, path), { throwIfNoEntry: false }));
	if (kind === "folder") disk.folders.add(path);
	return kind;
}
function leadsToFile(disk, path) {
	if (kindOf(disk, parentOf(path)) !== "folder") return false;
	try {
		return statSync(fullPath(disk, path)).isFile();
	} catch {
		return false;
	}
}
const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
function entryKind(entry) {
	if (entry === void 0) return "missing";
	if (entry.isSymbolicLink()) return "symlink";
	if (entry.isDirectory()) return "folder";
	return entry.isFile() ? "file" : "other";
}
function listFolder(disk, path) {
	if (kindOf(disk, path) !== "folder") throw new SourceError("unreadable", `${path} is not a folder`);
	return attempt(path, () => readdirSync(fullPath(disk, path), { withFileTypes: true })).map((entry) => ({
		name: entry.name,
		kind: entryKind(entry)
	})).toSorted((a, b) => a.name < b.name ? -1 : 1);
}
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
function readFile(disk, path, limit) {
	if (kindOf(disk, parentOf(path)) === "symlink") throw new SourceError("symlink", `${path} lies behind a symbolic link`);
	const file = attempt(path, () => openSync(fullPath(disk, path), flags));
	try {
		const stat = fstatSync(file);
		if (!stat.isFile()) throw new SourceError("not-a-file", `${path} is not a regular file`);
		if (stat.size > limit) throw new SourceError("too-large", `${path} is too large`, { bytes: stat.size });
		refuseSwapped(disk, path, file);
		return attempt(path, () => readAll(file, stat.size, path));
	} finally {
		closeSync(file);
	}
}
/** Between the look at the folders and the open somebody may have put a link in place of a folder: ask what was really opened. */
function refuseSwapped(disk, path, file) {
	const opened = openedPath(file);
	if (opened === null ? isStillThere(disk, path, file) : opened === fullPath(disk, path)) return;
	throw new SourceError("symlink", `${path} was replaced while it was read`);
}
/** The next best where the system does not tell: the path, looked at afresh, leads to the very file that is open. */
function isStillThere(disk, path, file) {
	if (kindOf({
		root: disk.root,
		folders: /* @__PURE__ */ new Set([""])
	}, path) !== "file") return false;
	const opened = fstatSync(file);
	const named = lstatSync(fullPath(disk, path), { throwIfNoEntry: false });
	return named !== void 0 && named.ino === opened.ino && named.dev === opened.dev;
}
/** The true path of an open file; null where the system does not tell. */
function openedPath(file) {
	try {
		return readlinkSync(`/proc/self/fd/${file}`);
	} catch {
		return null;
	}
}
function readAll(file, size, path) {
	const bytes = Buffer.allocUnsafe(size + 1);
	let filled = 0;
	for (;;) {
		const count = readSync(file, bytes, filled, bytes.length - filled, null);
		filled += count;
		if (filled > size) throw new SourceError("unreadable", `${path} changed while it was read`);
		if (count === 0) return bytes.subarray(0, filled);
	}
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
		}[String(error.code)] ?? "unreadable", `${path}: ${String(error.code)}`, { cause: error });
	}
}
export { openDisk };
