import { Command, CommanderError, InvalidArgumentError, Option } from "./chunks/commander.js";
import { PlatformError } from "./chunks/preview.js";
import { UsageError } from "./chunks/usage-error.js";
import { World, version } from "./chunks/world.js";
import { SandboxError, parseQuirks, quirks } from "./chunks/quirks.js";
import { join } from "node:path";
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
const connectionOptions = (command) => command.option("--base-url <url>", "the platform's address (default: $IFMATCH_BASE_URL)").addOption(new Option("--sandbox", "an embedded platform in place of a remote one").conflicts("baseUrl")).option("--sandbox-db <file>", "keep the embedded platform in this file (implies --sandbox)");
const outputOptions = (command, choices = formats) => command.addOption(new Option("--format <name>", "how the result is written").choices(choices).default("terminal")).option("--output <file>", "write the result to this file");
const consentOptions = (command) => command.option("--max-deletes <n>", "allow so many deletes in a bundle", wholeNumber(0, 1e6)).option("--max-delete-percent <n>", "allow this share of a bundle's objects to be deleted", wholeNumber(0, 100)).option("--allow-empty", "allow a bundle to become empty").addOption(new Option("--allow-protected <slug>", "allow a protected policy to be deleted or weakened (repeatable)").argParser((slug, soFar) => [...soFar, slug]).default([], "none")).option("--allow-looser", "allow changes that loosen enforcement");
/** A parser for a whole number within bounds. */
const wholeNumber = (min, max) => (text) => {
	const value = Number(text);
	if (!/^\d+$/.test(text) || value < min || value > max) throw new InvalidArgumentError(`It must be a whole number from ${String(min)} to ${String(max)}.`);
	return value;
};
const withExample = (command, line) => command.addHelpText("after", `\nExample:\n  $ ${line}`);
const wantedOf = (paths, { config, deployment }, { source }) => ({
	source,
	paths,
	config: config ?? null,
	deployment: deployment ?? null,
	judge: null
});
const consentOf = (flags) => ({
	maxDeletes: flags.maxDeletes ?? null,
	maxDeletePercent: flags.maxDeletePercent ?? null,
	allowEmpty: flags.allowEmpty === true,
	allowProtected: flags.allowProtected,
	allowLooser: flags.allowLooser === true
});
// src/domain/shell-word.ts
/** A word as a POSIX shell takes it; quoted only where it must be. */
const shellWord = (word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
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
	].map(shellWord).join(" ");
}
const given = (name, value) => value === void 0 ? [] : [name, String(value)];
// src/cli/show.ts
const tool = `ifmatch ${version}`;
/** Writes the outcome where it is wanted, and the plan file beside it. */
async function show(run, outcome) {
	const { world, flags, save = null } = run;
	const keeps = run.savesReviewed === true && outcome.kind !== "applied" && outcome.kind !== "partial";
	if (save !== null && !keeps && "plan" in outcome && outcome.plan !== null) world.writeText(save, await renderers.json(run, outcome));
	deliver(await renderers[flags.format](run, outcome), flags, world);
}
/** Shows a plan to the person who is about to say yes; the result comes later, and alone on stdout. */
async function showFirst(run, outcome) {
	run.world.terminal.show(await renderers.terminal({
		...run,
		midway: true
	}, outcome));
}
const renderers = {
	async terminal(run, outcome) {
		const { renderTerminal } = await import("./chunks/terminal2.js");
		return renderTerminal(outcome, viewOf(run));
	},
	async markdown(run, outcome) {
		const { renderMarkdown } = await import("./chunks/markdown2.js");
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
		const { renderGithub } = await import("./chunks/github2.js");
		return renderGithub(outcome);
	}
};
function viewOf({ command, flags, world, env, again, save = null, midway = false }) {
	const color = flags.output === void 0 ? world.terminal.wantsColor(flags.color, env) : flags.color === "always";
	const { width } = world.terminal;
	const config = world.config === "ifmatch.yaml" ? null : world.config;
	return {
		command,
		width,
		color,
		verbose: flags.verbose === true,
		platform: world.connections.name,
		again,
		plan: save,
		midway,
		config
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
		const { apply } = await import("./chunks/apply2.js");
		const { plan = null, report, yes, onStale = null } = flags;
		const shown = {
			command: "apply",
			flags,
			world,
			env: session.parts.env,
			again: againOf(paths, flags),
			save: report ?? plan,
			savesReviewed: report === void 0
		};
		const reviewing = {
			plan,
			confirm: yes === true ? "yes" : askOrNot(world),
			onStale,
			show: (outcome) => showFirst(shown, outcome)
		};
		await session.finish(shown, () => apply({
			...wantedOf(paths, flags, world),
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
				...wantedOf(paths, flags, world),
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
			}, world, session.parts.stop());
		});
	});
}
function addQuirk(name, soFar) {
	try {
		parseQuirks([name]);
	} catch (error) {
		throw new InvalidArgumentError(error instanceof SandboxError ? error.message : String(error));
	}
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
			await session.finish(run, async () => validate(wantedOf(paths, flags, world), world));
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
		for (const path of [run.flags.output, run.save]) if (typeof path === "string") run.world.ensureWritable(path);
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
process.stdout.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
});
const stop = () => new Promise((resolve) => {
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
