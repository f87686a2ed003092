import { UsageError } from "./usage-error.js";
import { SourceError } from "./source.js";
import { Connections } from "./connections2.js";
import { join, relative, resolve, sep } from "node:path";
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
// src/generated/version.ts
/** Version of this package. */
const version = "0.1.0";
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
// src/world/terminal.ts
/** The person at the other end: data goes to `out`, everything else to `err`. */
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
	/** Whether colour is wanted, by the customs of NO_COLOR, FORCE_COLOR and a terminal at the other end. */
	wantsColor(choice, env) {
		if (choice !== "auto") return choice === "always";
		if ((env["NO_COLOR"] ?? "") !== "") return false;
		if ((env["FORCE_COLOR"] ?? "") !== "") return env["FORCE_COLOR"] !== "0";
		return this.streams.out.isTTY === true && env["TERM"] !== "dumb";
	}
	/** Data, for the next program as much as for a person. */
	print(text) {
		this.clearProgress();
		this.streams.out.write(text.endsWith("\n") || text === "" ? text : `${text}\n`);
	}
	/** Text of another program, as it comes. */
	pass(text) {
		this.clearProgress();
		this.streams.out.write(text);
	}
	/** A line beside the data. */
	tell(line) {
		if (this.quiet) return;
		this.clearProgress();
		this.streams.err.write(`${line}\n`);
	}
	/** One line that the next one replaces; only where a person watches. */
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
	/** Whether somebody is there to be asked. */
	get canAsk() {
		return this.streams.in.isTTY === true && this.streams.err.isTTY === true;
	}
	/** Asks for a yes; anything else is a no: also Ctrl-C, and a terminal that goes away. */
	async ask(question) {
		const { confirm } = await import("./dist.js");
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
	/** What a person must see before saying yes, `--quiet` or not. */
	show(text) {
		this.clearProgress();
		this.streams.err.write(`${text}\n`);
	}
};
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
// src/world.ts
/** Every effect that a command may have. Tests hand in streams and an environment of their own. */
var World = class {
	/** The user's repository, read only. */
	source;
	/** Today in UTC, `YYYY-MM-DD`. */
	today;
	connections;
	terminal;
	/** Folder of the package, where `examples/` lies. */
	packageRoot;
	/** Waits for somebody to ask for a stop; see `ProcessParts.stop`. */
	stop;
	/** Path of the config that a command went by, once it is known. */
	config = null;
	root;
	env;
	constructor(parts, options) {
		this.root = resolve(parts.cwd, options.directory);
		if (statSync(this.root, { throwIfNoEntry: false })?.isDirectory() !== true) throw new UsageError(`${options.directory} is not a folder.`);
		this.env = parts.env;
		this.stop = () => parts.stop();
		this.source = openDisk(this.root);
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
	/** From now on a first Ctrl-C is only noted, so that what was begun is finished and told. Answers whether somebody asked for a stop. */
	noteStop() {
		let asked = false;
		const note = async () => {
			await this.stop();
			asked = true;
			this.terminal.tell("Stopping once the bundle that is being written is done. Press Ctrl-C again to stop at once.");
		};
		note();
		return () => asked;
	}
	/** A path as the user typed it, relative to the repository's root and with forward slashes. */
	insideRoot(path) {
		const inside = relative(this.root, resolve(this.root, path)).replaceAll(sep, "/");
		return inside === "" ? "." : inside;
	}
	/** Reads a text file that the user named, for example a plan. */
	readText(path) {
		try {
			return readFileSync(resolve(this.root, path), "utf8");
		} catch (cause) {
			throw new UsageError(`${path} cannot be read: ${reason(cause)}.`, { cause });
		}
	}
	/** Writes a text file that the user named. */
	writeText(path, text) {
		this.onFile(path, () => writeFile(resolve(this.root, path), text));
	}
	/** Finds out before a run whether its result can be written, so that no result is lost after it. */
	ensureWritable(path) {
		this.onFile(path, () => tryToWrite(resolve(this.root, path)));
	}
	onFile(path, action) {
		try {
			action();
		} catch (cause) {
			throw new UsageError(`${path} cannot be written: ${reason(cause)}.`, { cause });
		}
	}
	/** Runs this program as a user would, in a process of its own; answers its exit code. */
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
function reason(cause) {
	return cause instanceof Error ? cause.code ?? cause.message : String(cause);
}
export { World, version };
