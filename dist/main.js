import { Command, CommanderError, InvalidArgumentError, Option } from "./chunks/commander.js";
import { PlatformError } from "./chunks/preview.js";
import { SourceError, UsageError } from "./chunks/source.js";
import { SandboxError, quirks } from "./chunks/quirks.js";
import { join, resolve } from "node:path";
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, renameSync, writeFileSync } from "node:fs";
// src/generated/version.ts
/** Version of this package. */
const version = "0.1.0";
// src/cli/exit-code.ts
const codes = {
	valid: 0,
	"no-changes": 0,
	changes: 0,
	applied: 0,
	failed: 1,
	invalid: 3,
	stale: 4,
	consent: 5,
	partial: 6
};
/** `changesCount`: pending changes are exit code 2, as `--exit-code` asks. */
const exitCode = (kind, changesCount) => kind === "changes" && changesCount ? 2 : codes[kind];
// src/cli/options.ts
const formats = [
	"terminal",
	"markdown",
	"json",
	"sarif",
	"github"
];
const globalOptions = (command) => command.option("-C, --directory <dir>", "run as if started in this folder", ".").addOption(new Option("--color <when>", "colour on the terminal").choices([
	"auto",
	"always",
	"never"
]).default("auto")).option("--quiet", "nothing but the result and errors").option("--verbose", "each call to the platform, and diffs in full");
const fileOptions = (command) => command.argument("[paths...]", "files or folders (default: what the config says, else policies/)").option("--config <file>", "the config (default: ifmatch.yaml)").option("--deployment <slug>", "only the bundles of this deployment");
const connectionOptions = (command) => command.option("--base-url <url>", "the platform's address (default: $IFMATCH_BASE_URL)").option("--sandbox", "an embedded platform in place of a remote one").option("--sandbox-db <file>", "keep the embedded platform in this file (implies --sandbox)");
const outputOptions = (command, choices = formats) => command.addOption(new Option("--format <name>", "how the result is written").choices(choices).default("terminal")).option("--output <file>", "write the result to this file");
const consentOptions = (command) => command.option("--max-deletes <n>", "allow so many deletes in a bundle", wholeNumber(0, 1e6)).option("--max-delete-percent <n>", "allow this share of a bundle's objects to be deleted", wholeNumber(0, 100)).option("--allow-empty", "allow a bundle to become empty").addOption(new Option("--allow-protected <slug>", "allow a protected policy to be deleted or weakened (repeatable)").argParser((slug, soFar) => [...soFar, slug]).default([], "none")).option("--allow-looser", "allow changes that loosen enforcement");
/** A parser for a whole number within bounds. */
const wholeNumber = (min, max) => (text) => {
	const value = Number(text);
	if (!/^\d+$/.test(text) || value < min || value > max) throw new InvalidArgumentError(`It must be a whole number from ${String(min)} to ${String(max)}.`);
	return value;
};
const withExample = (command, line) => command.addHelpText("after", `\nExample:\n  $ ${line}`);
const wantedOf = (paths, { config, deployment }) => ({
	paths,
	config: config ?? null,
	deployment: deployment ?? null
});
const consentOf = (flags) => ({
	maxDeletes: flags.maxDeletes ?? null,
	maxDeletePercent: flags.maxDeletePercent ?? null,
	allowEmpty: flags.allowEmpty === true,
	allowProtected: flags.allowProtected,
	allowLooser: flags.allowLooser === true
});
// src/cli/again.ts
/** What the next command must repeat to be about the same files, the same platform and the same consent, ready for a shell. */
function againOf(paths, flags) {
	const { directory, config, deployment, baseUrl, sandbox, sandboxDb, maxDeletes, maxDeletePercent } = flags;
	const { allowEmpty, allowProtected = [], allowLooser } = flags;
	return [
		...given("-C", directory === "." ? void 0 : directory),
		...paths,
		...given("--config", config),
		...given("--deployment", deployment),
		...given("--base-url", baseUrl),
		...sandbox === true && sandboxDb === void 0 ? ["--sandbox"] : [],
		...given("--sandbox-db", sandboxDb),
		...given("--max-deletes", maxDeletes),
		...given("--max-delete-percent", maxDeletePercent),
		...allowEmpty === true ? ["--allow-empty"] : [],
		...allowProtected.flatMap((slug) => ["--allow-protected", slug]),
		...allowLooser === true ? ["--allow-looser"] : []
	].map(quoted).join(" ");
}
const given = (name, value) => value === void 0 ? [] : [name, String(value)];
const quoted = (word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
// src/cli/show.ts
const tool = `ifmatch ${version}`;
/** Writes the outcome where it is wanted, and the plan file beside it. */
async function show(run, outcome) {
	const { world, flags, save = null } = run;
	if (save !== null && "plan" in outcome && outcome.plan !== null) world.writeText(save, await renderers.json(run, outcome));
	deliver(await renderers[flags.format](run, outcome), flags, world);
}
/** Shows a plan to the person who is about to say yes; the result comes later, and alone on stdout. */
async function showFirst(run, outcome) {
	run.world.terminal.tell(await renderers.terminal({
		...run,
		midway: true
	}, outcome));
}
const renderers = {
	async terminal(run, outcome) {
		const { renderTerminal } = await import("./chunks/terminal.js");
		return renderTerminal(outcome, viewOf(run));
	},
	async markdown(run, outcome) {
		const { renderMarkdown } = await import("./chunks/markdown.js");
		return renderMarkdown(outcome, viewOf(run));
	},
	async json({ command, world }, outcome) {
		const [{ toPlanFile }, { phrase }] = await Promise.all([import("./chunks/plan-file.js"), import("./chunks/phrasebook2.js")]);
		return `${JSON.stringify(toPlanFile(outcome, {
			tool,
			command,
			platform: world.connections.name,
			says: phrase
		}), null, 2)}\n`;
	},
	async sarif(_, outcome) {
		const { renderSarif } = await import("./chunks/sarif.js");
		return renderSarif(outcome, { version });
	},
	async github(_, outcome) {
		const { renderGithub } = await import("./chunks/github.js");
		return renderGithub(outcome);
	}
};
function viewOf({ command, flags, world, env, again, save = null, midway = false }) {
	const color = flags.output === void 0 ? world.terminal.wantsColor(flags.color, env) : flags.color === "always";
	const { width } = world.terminal;
	return {
		command,
		width,
		color,
		verbose: flags.verbose === true,
		platform: world.connections.name,
		again,
		plan: save,
		midway
	};
}
/** Writes a result to its file, or to stdout. */
function deliver(text, { output }, world) {
	if (output === void 0) world.terminal.print(text);
	else world.writeText(output, text.endsWith("\n") ? text : `${text}\n`);
}
// src/cli/commands/apply.ts
function applyCommand(session) {
	const command = new Command("apply").description("apply the files, strictly: only what was reviewed");
	withExample(consentOptions(connectionOptions(outputOptions(fileOptions(command)))), "ifmatch apply --plan plan.json");
	return command.option("--plan <file>", "apply exactly this saved plan; afterwards it holds the results and the undo").option("--report <file>", "write the applied plan, with its undo, here instead").option("--yes", "do not ask").addOption(new Option("--on-stale <what>", "when the platform changed since the review (default: what the config says)").choices(["refuse", "same-diff"])).action(async (paths) => run(paths, command.optsWithGlobals(), session));
}
async function run(paths, flags, session) {
	await session.inWorld(flags, async (world) => {
		const { apply } = await import("./chunks/apply.js");
		const { plan = null, report = plan, yes, onStale = null } = flags;
		const shown = {
			command: "apply",
			flags,
			world,
			env: session.parts.env,
			again: againOf(paths, flags),
			save: report
		};
		const reviewing = {
			plan,
			confirm: yes === true ? "yes" : askOrNot(world),
			onStale,
			show: (outcome) => showFirst(shown, outcome)
		};
		await session.finish(shown, () => apply({
			...wantedOf(paths, flags),
			consent: consentOf(flags),
			...reviewing
		}, world));
	});
}
const askOrNot = (world) => world.terminal.canAsk ? "ask" : "no";
// src/cli/commands/demo.ts
function demoCommand(session) {
	const command = new Command("demo").description("the whole story against a sandbox, in a minute, offline");
	return withExample(command, "ifmatch demo").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => {
			const { demo } = await import("./chunks/demo.js");
			session.code = await demo(world, world.terminal.wantsColor(flags.color, session.parts.env));
		});
	});
}
// src/cli/commands/deployments.ts
function deploymentsCommand(session) {
	const command = new Command("deployments").description("list the deployments, for a workflow matrix");
	withExample(connectionOptions(outputOptions(command, ["terminal", "json"])), "ifmatch deployments --format json");
	return command.option("--config <file>", "the config (default: ifmatch.yaml)").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => {
			const { deployments } = await import("./chunks/deployments.js");
			const list = await deployments({ config: flags.config ?? null }, world);
			const lines = list.map(({ slug, id }) => id === null ? slug : `${slug}  ${id}`);
			deliver(flags.format === "json" ? JSON.stringify(list) : lines.join("\n"), flags, world);
		});
	});
}
// src/cli/commands/preview.ts
function previewCommand(session) {
	const command = new Command("preview").description("show what applying the files would change");
	withExample(consentOptions(connectionOptions(outputOptions(fileOptions(command)))), "ifmatch preview --plan plan.json");
	return command.option("--plan <file>", "save the plan, for `ifmatch apply --plan`").option("--exit-code", "exit with 2 when there are changes").action(async (paths) => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => {
			const { preview } = await import("./chunks/preview3.js");
			const run = {
				command: "preview",
				flags,
				world,
				env: session.parts.env,
				again: againOf(paths, flags),
				save: flags.plan ?? null
			};
			const options = {
				...wantedOf(paths, flags),
				consent: consentOf(flags)
			};
			await session.finish(run, () => preview(options, world), flags.exitCode === true);
		});
	});
}
// src/cli/commands/sandbox.ts
function sandboxCommand(session) {
	const command = new Command("sandbox").description("serve a whole platform on loopback");
	withExample(command, "ifmatch sandbox --db platform.db");
	return command.addOption(new Option("--port <n>", "the port").argParser(wholeNumber(0, 65535)).default(0, "any free one")).option("--db <file>", "keep the state in this file (default: in memory)").option("--seed <name>", "the state to start from", "acme").addOption(new Option("--quirk <name>", "behave as another platform might (repeatable)").argParser(addQuirk).default([], "none")).addOption(new Option("--format <name>", "how address and token are written").choices(["terminal", "json"]).default("terminal")).addHelpText("after", quirkList).action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => {
			const { sandbox } = await import("./chunks/sandbox.js");
			const { port, db = null, seed, quirk, format } = flags;
			await sandbox({
				port,
				db,
				seed,
				quirks: quirk,
				json: format === "json"
			}, world, session.parts.stop);
		});
	});
}
function addQuirk(name, soFar) {
	if (!Object.hasOwn(quirks, name)) throw new InvalidArgumentError(`Known are: ${Object.keys(quirks).join(", ")}.`);
	return [...soFar, name];
}
const quirkList = () => {
	const width = Math.max(...Object.keys(quirks).map((name) => name.length)) + 2;
	return `\nQuirks:\n${Object.entries(quirks).map(([name, says]) => `  ${name.padEnd(width)}${says}`).join("\n")}`;
};
// src/cli/commands/validate.ts
function validateCommand(session) {
	const command = new Command("validate").description("check the files, offline");
	withExample(outputOptions(fileOptions(command)), "ifmatch validate policies/remediation");
	return command.action(async (paths) => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => {
			const { validate } = await import("./chunks/validate.js");
			const run = {
				command: "validate",
				flags,
				world,
				env: session.parts.env,
				again: againOf(paths, flags)
			};
			await session.finish(run, async () => validate(wantedOf(paths, flags), world));
		});
	});
}
// src/cli/program.ts
/** The command line, described; parsing it runs a command and leaves its exit code in the session. */
function describeProgram(version, session) {
	const program = globalOptions(new Command("ifmatch")).description("Policy as code for application-security platforms: preview a change, then apply exactly what was reviewed.").version(version);
	const commands = [
		validateCommand,
		previewCommand,
		applyCommand,
		deploymentsCommand,
		sandboxCommand,
		demoCommand
	];
	for (const command of commands) program.addCommand(command(session));
	const { out, err } = session.parts.streams;
	for (const command of [program, ...program.commands]) command.exitOverride().showHelpAfterError("(see --help)").configureHelp({ showGlobalOptions: true }).configureOutput({
		writeOut: (text) => out.write(text),
		writeErr: (text) => err.write(text)
	});
	return program;
}
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
// src/world/connections.ts
/** Opens platforms when they are first needed: one for each token, or the embedded sandbox for all. */
var Connections = class {
	options;
	open = /* @__PURE__ */ new Map();
	stopSandbox = null;
	constructor(options) {
		this.options = options;
	}
	/** The platform for a deployment; null for whichever the token sees. Throws UsageError without an address or a token. */
	to(deployment) {
		const key = this.options.sandbox === null ? this.tokenName(deployment) : "sandbox";
		const known = this.open.get(key);
		if (known !== void 0) return known;
		const opened = this.options.sandbox === null ? this.openRemote(key) : this.openSandbox(this.options.sandbox.db);
		this.open.set(key, opened);
		return opened;
	}
	/** What was asked, as plans name it: the address's origin, `sandbox`, or null when nothing was. */
	name = null;
	/** Whether a token for this deployment is at hand, so that the platform may be asked. */
	has(deployment) {
		return this.options.sandbox !== null || nonEmpty(this.options.env[this.tokenName(deployment)]) !== null;
	}
	async close() {
		const platforms = await Promise.allSettled(this.open.values());
		for (const platform of platforms) if (platform.status === "fulfilled") await platform.value.close();
		await this.stopSandbox?.();
	}
	/** `IFMATCH_API_TOKEN_<SLUG>` where it is set, else `IFMATCH_API_TOKEN`. */
	tokenName(deployment) {
		const own = `IFMATCH_API_TOKEN_${(deployment ?? "").toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}`;
		return deployment !== null && nonEmpty(this.options.env[own]) !== null ? own : "IFMATCH_API_TOKEN";
	}
	async openRemote(tokenName) {
		const { env } = this.options;
		const address = this.options.baseUrl ?? nonEmpty(env["IFMATCH_BASE_URL"]);
		if (address === null) throw new UsageError("No platform address. Set IFMATCH_BASE_URL or give --base-url, or try it with --sandbox.");
		const token = nonEmpty(env[tokenName]);
		if (token === null) throw new UsageError(`No API token. Set ${tokenName}, or try it with --sandbox.`);
		return this.connect(address, token, {});
	}
	async openSandbox(db) {
		const { startSandbox } = await import("./chunks/server2.js");
		const sandbox = await startSandbox(db === null ? {} : { db });
		this.stopSandbox = () => sandbox.close();
		return this.connect(sandbox.url, sandbox.token, { name: "sandbox" });
	}
	async connect(address, secret, extra) {
		const { openPlatform } = await import("./chunks/client2.js");
		const { Token } = await import("./chunks/token.js");
		const { env, log } = this.options;
		const platform = openPlatform({
			address,
			token: new Token(secret),
			env: proxies(env),
			...extra,
			...log === null ? {} : { log }
		});
		this.name = platform.name;
		return platform;
	}
};
function proxies(env) {
	return {
		httpsProxy: env["HTTPS_PROXY"] ?? env["https_proxy"],
		httpProxy: env["HTTP_PROXY"] ?? env["http_proxy"],
		noProxy: env["NO_PROXY"] ?? env["no_proxy"]
	};
}
const nonEmpty = (text) => text === void 0 || text.trim() === "" ? null : text;
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
	/** Asks for a yes; anything else, also Ctrl-C, is a no. */
	async ask(question) {
		const { confirm } = await import("./chunks/dist.js");
		return await confirm({
			message: question,
			initialValue: false,
			input: this.streams.in,
			output: this.streams.err
		}) === true;
	}
};
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
	root;
	env;
	constructor(parts, options) {
		this.root = resolve(parts.cwd, options.directory);
		this.env = parts.env;
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
	/** Reads a text file that the user named, for example a plan. */
	readText(path) {
		try {
			return readFileSync(resolve(this.root, path), "utf8");
		} catch (cause) {
			throw new UsageError(`${path} cannot be read: ${reason(cause)}.`, { cause });
		}
	}
	/** Writes a file whole or not at all, so that a crash never leaves half a plan. */
	writeText(path, text) {
		const target = resolve(this.root, path);
		const draft = `${target}.${String(process.pid)}.tmp`;
		try {
			writeFileSync(draft, text);
			renameSync(draft, target);
		} catch (cause) {
			throw new UsageError(`${path} cannot be written: ${reason(cause)}.`, { cause });
		}
	}
	/** Runs this program as a user would, in a process of its own; answers its exit code. */
	async runSelf(args, extra) {
		const { runSelf } = await import("./chunks/run-self.js");
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
// src/cli/session.ts
/** One command line: what the process gives us, and the exit code that it will end with. */
var Session = class {
	parts;
	code = 0;
	constructor(parts) {
		this.parts = parts;
	}
	/** Opens the world as the flags say, and closes it whatever happens. */
	async inWorld(flags, run) {
		const { directory, quiet = false, verbose = false, baseUrl = null, sandbox = false, sandboxDb = null } = flags;
		const embedded = sandbox || sandboxDb !== null ? { db: sandboxDb } : null;
		const world = new World(this.parts, {
			directory,
			quiet,
			verbose,
			connection: {
				sandbox: embedded,
				baseUrl
			}
		});
		try {
			await run(world);
		} finally {
			await world.close();
		}
	}
	/** Shows how a command ended. A refusal of the platform is an outcome like any other; everything else that is thrown goes up. */
	async finish(run, command, changesCount = false) {
		const outcome = await command().catch((error) => {
			if (!(error instanceof PlatformError)) throw error;
			return {
				kind: "failed",
				error,
				problems: [],
				plan: null,
				results: []
			};
		});
		await show(run, outcome);
		this.code = exitCode(outcome.kind, changesCount);
	}
};
// src/cli/main.ts
/** Runs one command line and answers its exit code. */
async function main(argv, parts) {
	const session = new Session(parts);
	try {
		await describeProgram(version, session).parseAsync(argv, { from: "user" });
		return session.code;
	} catch (error) {
		return failure(error, parts);
	}
}
/** Says what stopped the program before it came to an outcome. */
function failure(error, { streams: { err } }) {
	if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 64;
	if (error instanceof UsageError || error instanceof SandboxError) {
		err.write(`${error.message}\n`);
		return 64;
	}
	if (error instanceof PlatformError) {
		err.write(`${error.message}\n${error.hint === null ? "" : `${error.hint}\n`}`);
		return 1;
	}
	const stack = error instanceof Error ? error.stack ?? error.message : String(error);
	err.write(`${stack}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.\n`);
	return 1;
}
// src/cli.ts
const packageRoot = join(import.meta.dirname, "..");
process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? 0 : 1));
const stop = new Promise((resolve) => {
	process.once("SIGINT", resolve);
	process.once("SIGTERM", resolve);
});
process.exitCode = await main(process.argv.slice(2), {
	env: process.env,
	cwd: process.cwd(),
	streams: {
		in: process.stdin,
		out: process.stdout,
		err: process.stderr
	},
	packageRoot,
	now: Date.now,
	stop
});
export {};
