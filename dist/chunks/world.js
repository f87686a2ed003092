import { UsageError } from "./usage-error.js";
import { openDisk } from "./disk.js";
import { Connections } from "./connections.js";
import { tryToWrite, writeFile } from "./write-file.js";
import { join, relative, resolve, sep } from "node:path";
import { readFileSync, statSync } from "node:fs";
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
// src/world.ts
/** Every effect that a command may have. Tests hand in streams and an environment of their own. */
var World = class {
	/** The user's repository, read only. */
	source;
	nodeVersion = process.versions.node;
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
export { World };
