import { Argument, Command, CommanderError, InvalidArgumentError, Option } from "./commander.js";
process.getBuiltinModule("node:path");
const resolve = /* @__PURE__ */ (() => process.getBuiltinModule("node:path").resolve)();
const join = /* @__PURE__ */ (() => process.getBuiltinModule("node:path").join)();
const relative = /* @__PURE__ */ (() => process.getBuiltinModule("node:path").relative)();
const dirname = /* @__PURE__ */ (() => process.getBuiltinModule("node:path").dirname)();
const basename = /* @__PURE__ */ (() => process.getBuiltinModule("node:path").basename)();
const sep = /* @__PURE__ */ (() => process.getBuiltinModule("node:path").sep)();
const posix = /* @__PURE__ */ (() => process.getBuiltinModule("node:path").posix)();
// src/domain/preview.ts
/** The platform said no, or what it said cannot be used. */
var PlatformError = class extends Error {
	name = "PlatformError";
	status;
	code;
	hint;
	requestId;
	/** Whether the request surely never reached the platform. */
	unsent;
	constructor(message, facts = {}) {
		super(message, { cause: facts.cause });
		this.status = facts.status ?? null;
		this.code = facts.code ?? null;
		this.hint = facts.hint ?? null;
		this.requestId = facts.requestId ?? null;
		this.unsent = facts.unsent ?? false;
	}
};
// src/domain/usage-error.ts
/** The command line, the environment or the config asks for something that cannot be done; exit code 64. */
var UsageError = class extends Error {
	name = "UsageError";
};
/** A file was changed between the moment in which it was read and that in which it would have been written; nothing was. */
var ChangedMeanwhile = class extends UsageError {};
// src/generated/version.ts
/** Version of this package. */
const version = "0.1.0";
// src/render/escape/visible.ts
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?![ \u3000])\p{Zs}/gu;
const plain = /^[ -~]*$/;
const short = {
	"\n": String.raw`\n`,
	"\r": String.raw`\r`,
	"	": String.raw`\t`
};
/** Text in which nothing is hidden: `\n`, `\t`, `\u{202E}` stand where the character stood. The answer is one line. */
const escapeHidden = (text) => plain.test(text) ? text : text.replaceAll(hidden, showCodePoint);
/** A character as its code point, for example `\u{202E}`. */
function showCodePoint(character) {
	return short[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}
// src/render/escape/terminal.ts
/**
* One line of text for a terminal: no control byte, no escape sequence, nothing that hides or turns text around.
* A CI log is a terminal too: GitHub's runner obeys `##[command]` anywhere in a line, so that is broken.
*/
const escapeTerminal = (text) => breakLogCommands(escapeHidden(text));
/** GitHub's runner obeys a line that begins with `::` after white space, so a row of output must not. */
const isLineCommand = (row) => row.trimStart().startsWith("::");
/** Shows the first colon by its number. */
const breakLineCommand = (text) => text.replace(":", String.raw`\u{3A}`);
const breakLogCommands = (text) => text.replaceAll("##[", String.raw`##\u{5B}`);
// src/sandbox/sandbox-error.ts
/** The sandbox cannot start as it was asked to; the message says why and what to do. */
var SandboxError = class extends Error {
	name = "SandboxError";
};
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
// src/domain/impact.ts
const findingSeverities = [
	"critical",
	"high",
	"medium",
	"low",
	"unknown"
];
const defaultImpactLimits = {
	findings: 1e4,
	ms: 1e4
};
const limitWords = {
	findings: ({ limit }) => `there are more findings than the ${String(limit)} that are looked at`,
	time: ({ milliseconds }) => `the platform had not answered all after ${String(milliseconds / 1e3)} s`,
	requests: ({ limit }) => `it would take more than ${String(limit)} requests`,
	platform: ({ message }) => message,
	condition: ({ type }) => `no finding tells ${type}`,
	field: ({ type }) => `some findings do not tell ${type}`,
	tags: ({ tags }) => `the platform does not tell which repositories are tagged ${tags.join(" or ")}`,
	form: () => "it has filters of a form that is not known",
	unlisted: () => "the platform lists no findings of secrets"
};
/** Why, as it stands after a colon. */
const limitInWords = (limit) => limitWords[limit.why](limit);
// src/cli/options.ts
const formats$2 = [
	"terminal",
	"markdown",
	"json",
	"html",
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
const outputOptions = (command, choices = formats$2) => command.addOption(new Option("--format <name>", "how the result is written").choices(choices).default("terminal")).option("--output <file>", "write the result to this file");
const consentOptions = (command) => command.option("--max-deletes <n>", "allow so many deletes in a bundle", wholeNumber(0, 1e6)).option("--max-delete-percent <n>", "allow this share of a bundle's objects to be deleted", wholeNumber(0, 100)).option("--allow-empty", "allow a bundle to become empty").addOption(new Option("--allow-protected <slug>", "allow a protected policy to be deleted or weakened (repeatable)").argParser((slug, soFar) => [...soFar, slug]).default([], "none")).option("--allow-looser", "allow changes that loosen enforcement");
/** The platform gives no page of fewer than 100 findings. */
const impactOptions = (command) => command.option("--impact", "estimate which open findings the changes match and block").option("--impact-limit <n>", `read so many findings for that (default: ${String(defaultImpactLimits.findings)}; implies --impact)`, wholeNumber(100, 1e6));
const baseOptions = (command) => command.option("--base <ref>", "tell the changes since this commit or branch from edits on the platform");
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
/** Null: nobody asked for the impact. */
const impactLimitsOf = ({ impact, impactLimit }) => impact === true || impactLimit !== void 0 ? {
	...defaultImpactLimits,
	...impactLimit === void 0 ? {} : { findings: impactLimit }
} : null;
// src/cli/commands/api.ts
/** The command without its operations, which are added when it is the one that was typed. */
function apiCommand(session) {
	const command = new Command("api").description("call any operation of the API").usage("<operation> [options]");
	withExample(command, "ifmatch api listFindings --severities critical --all --format table");
	return command.argument("[operation]", "its id; `ifmatch api` alone lists them all").allowUnknownOption().allowExcessArguments().action(async (operation) => {
		const { listOperations, similarOperations } = await import("./list-operations2.js");
		if (operation === void 0) {
			session.parts.streams.out.write(listOperations());
			return;
		}
		const similar = similarOperations(operation);
		throw new UsageError(`There is no operation "${operation}".${similar.length === 0 ? "" : ` Did you mean ${similar.join(" or ")}?`} \`ifmatch api\` lists them all.`);
	});
}
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
	if (save !== null && !keeps && "plan" in outcome && outcome.plan !== null) world.writeText(save, await renderers$2.json(run, outcome));
	deliver(await renderers$2[flags.format](run, outcome), flags, world);
}
/** Shows a plan to the person who is about to say yes; the result comes later, and alone on stdout. */
async function showFirst(run, outcome) {
	run.world.terminal.show(await renderers$2.terminal({
		...run,
		midway: true
	}, outcome));
}
const renderers$2 = {
	async terminal(run, outcome) {
		const { renderTerminal } = await import("./validate.js");
		return renderTerminal(outcome, viewOf(run));
	},
	async markdown(run, outcome) {
		const { renderMarkdown } = await import("./markdown.js");
		return renderMarkdown(outcome, viewOf(run));
	},
	async json({ command, world }, outcome) {
		const [{ toPlanFile }, { phrase }] = await Promise.all([import("./plan-file.js"), import("./validate.js")]);
		return `${JSON.stringify(toPlanFile(outcome, {
			tool,
			command,
			platform: world.connections.name,
			says: phrase
		}), null, 2)}\n`;
	},
	async html(run, outcome) {
		const { renderHtml } = await import("./html.js");
		return renderHtml(outcome, {
			...viewOf(run),
			version
		});
	},
	async sarif(_, outcome) {
		const { renderSarif } = await import("./sarif.js");
		return renderSarif(outcome, { version });
	},
	async github(_, outcome) {
		const { renderGithub } = await import("./github2.js");
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
	return command.option("--plan <file>", "apply exactly this saved plan; afterwards it holds the results and the undo").option("--report <file>", "write the applied plan, with its undo, here instead").option("--yes", "do not ask").addOption(new Option("--on-stale <what>", "when the platform changed since the review (default: what the config says)").choices(["refuse", "same-diff"])).action(async (paths) => run$5(paths, command.optsWithGlobals(), session));
}
async function run$5(paths, flags, session) {
	await session.inWorld(flags, async (world) => {
		const { apply } = await import("./apply.js");
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
// src/cli/commands/completion.ts
const shells = [
	"bash",
	"zsh",
	"fish"
];
function completionCommand(session) {
	const command = new Command("completion").description("print a completion script for a shell");
	return withExample(command, "source <(ifmatch completion bash)").addHelpText("after", "  $ ifmatch completion fish > ~/.config/fish/completions/ifmatch.fish").addArgument(new Argument("<shell>", "which one").choices(shells)).action(async (shell) => {
		session.parts.streams.out.write(await completionScript(shell, command.parent ?? command, session));
	});
}
/** The script for a program as it is described, operations of the API included. */
async function completionScript(shell, program, session) {
	const { describeCommand } = await import("./describe2.js");
	const api = program.commands.find((command) => command.name() === "api");
	const valuesOf = api === void 0 ? () => void 0 : await addApi(api, session);
	return scripts[shell](describeCommand(program, valuesOf), program.name());
}
const scripts = {
	bash: async (program, name) => (await import("./bash.js")).bashScript(program, name),
	zsh: async (program, name) => (await import("./zsh.js")).zshScript(program, name),
	fish: async (program, name) => (await import("./fish.js")).fishScript(program, name)
};
/** Gives `api` its operations, and answers the values of their flags: they are no choices, for the platform may know more. */
async function addApi(api, session) {
	const [{ addOperations }, { flagsOf }, { operationIds }] = await Promise.all([
		import("./operation-commands.js"),
		import("./flags2.js"),
		import("./list-operations2.js")
	]);
	if (api.commands.length === 0) addOperations(api, session);
	const known = new Map(operationIds.flatMap((id) => flagsOf(id).map(({ name, input }) => [`${id} ${name}`, input.kind === "boolean" ? booleans : input.enum])));
	return ([, id], { long }) => known.get(`${id ?? ""} ${long ?? ""}`);
}
const booleans = ["true", "false"];
// src/cli/commands/demo.ts
function demoCommand(session) {
	const command = new Command("demo").description("the whole story against a sandbox, in a minute, offline");
	return withExample(command, "ifmatch demo").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => {
			const { demo } = await import("./demo.js");
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
			const { deployments } = await import("./deployments2.js");
			const list = await deployments({ config: flags.config ?? null }, world);
			const lines = list.map(({ slug, id }) => id === null ? slug : `${slug}  ${id}`);
			deliver(flags.format === "json" ? JSON.stringify(list) : lines.join("\n"), flags, world);
		});
	});
}
// src/domain/check.ts
/** How all of them together ended. */
function worstOf(checks) {
	const has = (status) => checks.some((check) => check.status === status);
	if (has("failed")) return "failed";
	return has("warning") ? "warning" : "ok";
}
// src/cli/commands/doctor.ts
function doctorCommand(session) {
	const command = new Command("doctor").description("check everything that a run needs, with the cure for what is wrong");
	withExample(connectionOptions(outputOptions(command, ["terminal", "json"])), "ifmatch doctor --deployment acme");
	return command.option("--config <file>", "the config (default: ifmatch.yaml)").option("--deployment <slug>", "only this deployment").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => run$4(flags, world, session));
	});
}
async function run$4(flags, world, session) {
	const [{ doctor, usualLimits }, { Git }, { renderDoctor, doctorJson }] = await Promise.all([
		import("./doctor.js"),
		import("./git2.js"),
		import("./doctor2.js")
	]);
	const { env, cwd } = session.parts;
	if (flags.output !== void 0) world.ensureWritable(flags.output);
	const options = {
		config: flags.config === void 0 ? null : world.insideRoot(flags.config),
		deployment: flags.deployment ?? null,
		baseUrl: flags.baseUrl ?? null,
		sandbox: flags.sandbox === true || flags.sandboxDb !== void 0,
		limits: usualLimits
	};
	const git = new Git(resolve(cwd, flags.directory), env);
	const checks = await doctor(options, world, {
		env,
		node: world.nodeVersion,
		git,
		now: () => session.parts.now()
	});
	const color = flags.output === void 0 ? world.terminal.wantsColor(flags.color, env) : flags.color === "always";
	const { width } = world.terminal;
	deliver(flags.format === "json" ? doctorJson(checks, `ifmatch ${version}`) : renderDoctor(checks, {
		width,
		color
	}), flags, world);
	session.code = worstOf(checks) === "failed" ? 1 : 0;
}
// src/cli/commands/drift.ts
const formats$1 = [
	"terminal",
	"markdown",
	"json"
];
function driftCommand(session) {
	const command = new Command("drift").description("hold the platform against the files, and tell why they differ");
	withExample(connectionOptions(outputOptions(fileOptions(command), formats$1)), "ifmatch drift --fix");
	return command.option("--plan <file>", "what was applied last: the plan that `ifmatch apply` left").addOption(new Option("--base <ref>", "what was applied last: a commit or branch").conflicts("plan")).option("--fix", "write the platform's edits into the files").action(async (paths) => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => run$3(paths, flags, world, session));
	});
}
async function run$3(paths, flags, world, session) {
	if (flags.output !== void 0) world.ensureWritable(flags.output);
	const outcome = await find(paths, flags, world, session);
	deliver(await renderers$1[flags.format](outcome, {
		world,
		flags,
		session,
		again: againOf(paths, flags)
	}), flags, world);
	session.code = exitCodes$1[outcome.kind];
}
const exitCodes$1 = {
	"in-sync": 0,
	failed: 1,
	drift: 2,
	invalid: 3
};
/** A refusal of the platform is an outcome like any other; everything else that is thrown goes up. */
async function find(paths, flags, world, { parts }) {
	const [{ drift }, { Git }] = await Promise.all([import("./drift2.js"), import("./git2.js")]);
	const root = resolve(parts.cwd, flags.directory);
	const { plan = null, base = null, fix } = flags;
	return drift({
		...wantedOf(paths, flags, world),
		plan,
		base,
		git: new Git(root, parts.env),
		fix: fix ? { root } : null
	}, world).catch((error) => {
		if (!(error instanceof PlatformError)) throw error;
		return {
			kind: "failed",
			error,
			problems: []
		};
	});
}
const renderers$1 = {
	async terminal(outcome, { world, flags, session, again }) {
		const { renderDriftTerminal } = await import("./terminal.js");
		const { terminal, connections, today } = world;
		const color = flags.output === void 0 ? terminal.wantsColor(flags.color, session.parts.env) : flags.color === "always";
		const config = world.config === "ifmatch.yaml" ? null : world.config;
		const verbose = flags.verbose === true;
		return renderDriftTerminal(outcome, {
			platform: connections.name,
			today,
			again,
			config,
			width: terminal.width,
			color,
			verbose
		});
	},
	async markdown(outcome, { world, again }) {
		const { renderDriftMarkdown } = await import("./markdown4.js");
		return renderDriftMarkdown(outcome, {
			platform: world.connections.name,
			again
		});
	},
	async json(outcome, { world }) {
		const { renderDriftJson } = await import("./json.js");
		return renderDriftJson(outcome, {
			tool: `ifmatch ${version}`,
			platform: world.connections.name
		});
	}
};
// src/domain/setup.ts
/** Where editors find the schemas of our files: the `$id` that each of them carries. */
const schemaAddress = (name) => `https://ifmatch.dev/schemas/${name}.schema.json`;
const workflowChoices = [
	"open",
	"hardened",
	"none"
];
/** Where the first policies come from. */
const policySources = [
	"examples",
	"platform",
	"none"
];
// src/world/cancelled.ts
/** Somebody pressed Ctrl-C, or the terminal went away. */
var Cancelled = class extends Error {
	name = "Cancelled";
};
// src/cli/commands/init.ts
function initCommand(session) {
	const command = new Command("init").description("make a repository ready: config, first policies, workflows, owners");
	withExample(connectionOptions(command), "ifmatch init --from-platform --owners @acme/appsec");
	return command.addOption(new Option("--deployment <slug>", "a deployment that the files are for (repeatable; default: the one that the token sees)").argParser((slug, soFar) => [...soFar ?? [], slug])).addOption(new Option("--policies <source>", "the first policies (default: those of the platform with a token, else examples)").choices(policySources)).addOption(new Option("--from-platform", "begin with the policies that the platform has").conflicts("policies")).addOption(new Option("--workflow <kind>", "the workflow for GitHub Actions (default: open, where the remote is GitHub or unknown)").choices(workflowChoices)).option("--owners <names>", "who reviews changes of policies, for CODEOWNERS: @org/team, with commas between").option("--branch <name>", "the default branch (default: what git says)").option("--no-vscode", "leave .vscode/settings.json alone").option("--force", "replace files that differ").option("--dry-run", "only list what would be written").option("--yes", "do not ask; flags and defaults decide").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => run$2(flags, world, session));
	});
}
async function run$2(flags, world, session) {
	const [{ init }, { WriteFailed }] = await Promise.all([import("./init.js"), import("./write-files.js")]);
	const look = {
		width: world.terminal.width,
		color: world.terminal.wantsColor(flags.color, session.parts.env),
		verbose: flags.verbose === true
	};
	const { deployment: _, ...others } = flags;
	const way = {
		directory: againOf([], { ...globalsOf(flags) }),
		again: againOf([], others)
	};
	const options = {
		given: givenBy(flags),
		force: flags.force === true,
		dryRun: flags.dryRun === true,
		way,
		look
	};
	try {
		const { text, ok } = await init(options, await openSite(flags, world, session));
		world.terminal.print(text);
		session.code = ok ? 0 : 1;
	} catch (error) {
		session.code = 1;
		if (error instanceof WriteFailed) world.terminal.show(error.message);
		else if (error instanceof Cancelled) world.terminal.tell("Stopped. Nothing was written.");
		else throw error;
	}
}
async function openSite(flags, world, { parts: { cwd, env, streams } }) {
	const [{ Git }, { openPrompts }] = await Promise.all([import("./git2.js"), import("./prompts.js")]);
	const folder = resolve(cwd, flags.directory);
	const hasAddress = flags.sandbox === true || flags.sandboxDb !== void 0 || (flags.baseUrl ?? env["IFMATCH_BASE_URL"] ?? "").trim() !== "";
	return {
		world,
		folder,
		git: new Git(folder, env),
		prompts: flags.yes !== true && world.terminal.canAsk ? openPrompts(streams) : null,
		reachable: (slug) => hasAddress && world.connections.has(slug)
	};
}
const globalsOf = ({ directory, color }) => ({
	directory,
	color
});
const givenBy = (flags) => ({
	deployments: flags.deployment ?? [],
	policies: flags.fromPlatform === true ? "platform" : flags.policies ?? null,
	workflow: flags.workflow ?? null,
	owners: flags.owners ?? null,
	branch: flags.branch ?? null,
	editor: flags.vscode
});
// src/cli/commands/preview.ts
function previewCommand(session) {
	const command = new Command("preview").description("show what applying the files would change");
	withExample(baseOptions(impactOptions(consentOptions(connectionOptions(outputOptions(fileOptions(command)))))), "ifmatch preview --plan plan.json");
	return command.option("--plan <file>", "save the plan, for `ifmatch apply --plan`").option("--exit-code", "exit with 2 when there are changes").action(async (paths) => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => {
			const [{ preview }, { Git }] = await Promise.all([import("./preview.js"), import("./git2.js")]);
			const git = new Git(resolve(session.parts.cwd, flags.directory), session.parts.env);
			const wanted = {
				base: flags.base === void 0 ? null : {
					name: flags.base,
					git,
					tip: "HEAD"
				},
				limits: impactLimitsOf(flags)
			};
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
			await session.finish(run, () => preview(options, world, wanted), flags.exitCode === true);
		});
	});
}
// src/cli/commands/pull.ts
const formats = ["terminal", "json"];
function pullCommand(session) {
	const command = new Command("pull").description("write the platform's state into the files, in place");
	withExample(connectionOptions(outputOptions(command, formats)), "ifmatch pull --deployment acme");
	return command.option("--check", "only tell, and exit with 2 when a pull would change files").option("--single", "put all policies that no file declares yet into one file").option("--all", "also what no file declares yet").option("--config <file>", "the config (default: ifmatch.yaml)").option("--deployment <slug>", "only the bundles of this deployment").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => run$1(flags, world, session));
	});
}
async function run$1(flags, world, session) {
	if (flags.output !== void 0) world.ensureWritable(flags.output);
	const outcome = await settle$1(flags, world, session);
	deliver(await renderers[flags.format](outcome, {
		flags,
		world,
		session
	}), flags, world);
	session.code = exitCodes[outcome.kind];
}
const exitCodes = {
	"no-changes": 0,
	written: 0,
	differs: 1,
	failed: 1,
	changes: 2,
	invalid: 3
};
/** A refusal of the platform is an outcome like any other; the rest that is thrown goes up. */
async function settle$1(flags, world, session) {
	const { pull } = await import("./pull.js");
	const { config = null, deployment = null, check = false, single = false, all = false } = flags;
	const root = resolve(session.parts.cwd, flags.directory);
	return pull({
		source: world.source,
		config,
		deployment,
		root,
		check,
		single,
		all
	}, world).catch((error) => {
		if (!(error instanceof PlatformError)) throw error;
		return {
			kind: "failed",
			error,
			problems: []
		};
	});
}
const renderers = {
	async terminal(outcome, { flags, world, session }) {
		const { renderPullTerminal } = await import("./terminal2.js");
		const { terminal, connections } = world;
		const color = flags.output === void 0 ? terminal.wantsColor(flags.color, session.parts.env) : flags.color === "always";
		const folder = flags.directory === "." ? "" : ` -C ${shellWord(flags.directory)}`;
		return renderPullTerminal(outcome, {
			width: terminal.width,
			color,
			platform: connections.name,
			quiet: flags.quiet === true,
			again: againOf([], flags),
			git: (command) => `git${folder} ${command}`
		});
	},
	async json(outcome, { world }) {
		const { renderPullJson } = await import("./json2.js");
		return renderPullJson(outcome, {
			tool: `ifmatch ${version}`,
			platform: world.connections.name
		});
	}
};
// src/render/words/labels.ts
const signs = {
	create: "+",
	update: "~",
	delete: "-"
};
const verbTitles = {
	create: "Create",
	update: "Update",
	delete: "Delete"
};
/** `unknown` alone would not say what is not known. */
const effectWords = {
	stricter: "stricter",
	looser: "looser",
	mixed: "mixed",
	neutral: "neutral",
	unknown: "effect unknown"
};
const resultWords = {
	applied: "applied",
	"already-applied": "already applied",
	unverified: "unverified",
	"not-applied": "not applied",
	unknown: "unknown"
};
/** For results that come without a reason of their own. */
const resultReasons = {
	applied: "written and confirmed by the platform",
	"already-applied": "the platform had it; nothing was sent",
	unverified: "written, but the platform still answers with changes",
	"not-applied": "nothing was sent",
	unknown: "no answer came"
};
// src/render/words/counts.ts
/** `1 policy`, `2 policies`. */
const count = (number, one, many = `${one}s`) => `${String(number)} ${number === 1 ? one : many}`;
/** `1 create, 2 updates, 1 delete, looser`; `no changes` when there is none. */
function summaryWords(summary) {
	const words = changeWords(summary);
	return words.length === 0 ? "no changes" : [...words, effectWords[summary.effect]].join(", ");
}
/** `1 create`, `2 updates`, `1 delete`; what is zero is left out. */
function changeWords({ creates, updates, deletes }) {
	return [
		count(creates, "create"),
		count(updates, "update"),
		count(deletes, "delete")
	].filter((_, index) => [
		creates,
		updates,
		deletes
	][index] !== 0);
}
/** `3 errors, 1 warning`. */
function problemWords(problems) {
	const errors = problems.filter(({ problem }) => problem.severity === "error").length;
	const warnings = problems.length - errors;
	return [errors > 0 ? count(errors, "error") : "", warnings > 0 ? count(warnings, "warning") : ""].filter(Boolean).join(", ");
}
// src/cli/commands/rollback.ts
function rollbackCommand(session) {
	const command = new Command("rollback").description("show what undoing an applied plan would change");
	withExample(consentOptions(connectionOptions(outputOptions(command))), "ifmatch rollback --plan applied.json --save undo.json");
	return command.requiredOption("--plan <file>", "the applied plan, as `ifmatch apply` left it").option("--save <file>", "save the rollback, for `ifmatch apply --plan`").addOption(new Option("--write", "put the old values into the files instead").conflicts("save")).option("--config <file>", "the config (default: ifmatch.yaml)").option("--deployment <slug>", "only the bundles of this deployment").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => run(flags, world, session));
	});
}
async function run(flags, world, session) {
	const shown = {
		command: "rollback",
		flags,
		world,
		env: session.parts.env,
		again: againWith(flags),
		save: flags.save ?? null
	};
	if (flags.write === true) return write(shown, flags, session);
	const { rollback } = await import("./rollback.js");
	const options = {
		...wantedOf([], flags, world),
		plan: flags.plan,
		consent: consentOf(flags)
	};
	await session.finish(shown, () => rollback(options, world));
}
/** What is saved is applied next; what is not is rolled back again. */
const againWith = (flags) => [againOf([], flags), ...flags.save === void 0 ? [`--plan ${shellWord(flags.plan)}`] : []].filter((part) => part !== "").join(" ");
async function write(shown, flags, session) {
	const { writeUndo } = await import("./write-undo.js");
	const { world } = shown;
	const root = resolve(session.parts.cwd, flags.directory);
	const result = writeUndo({
		...wantedOf([], flags, world),
		plan: flags.plan,
		root
	}, world);
	if (result.kind === "written") deliver(writtenText(result, flags), flags, world);
	else await session.finish(shown, async () => result);
}
function writtenText({ written, removed, leftOut }, { format }) {
	if (format === "json") return `${JSON.stringify({
		written,
		removed,
		left_out: leftOut
	}, null, 2)}\n`;
	if (written.length + removed.length === 0) return "The files declare what was before already.\n";
	const left = leftOut === 0 ? "" : `${count(leftOut, "field")} that a file has no place for: left out\n`;
	return `${[...written.map((path) => `written  ${path}`), ...removed.map((path) => `removed  ${path}`)].map((name) => `${escapeTerminal(name)}\n`).join("")}${left}Next: ifmatch preview\n`;
}
// src/sandbox/quirks.ts
/** How another platform might behave where the specification leaves it open. Any of them go together. */
const quirks = {
	"stale-is-412": "a stale If-Match is answered with 412 and no code, not with 409",
	"deployment-versions": "one state version for a whole deployment: each save of a bundle changes it for the others",
	"quoted-versions": "state versions stand in double quotes",
	"odd-versions": "state versions are long and full of punctuation",
	"wildcard-versions": "the state version is always *",
	"no-reads": "a bundle cannot be read with GET",
	"no-vocabulary": "there is no vocabulary",
	"no-deployments": "there is no list of deployments",
	"sparse-lists": "a list that is empty is left out",
	nulls: "unused fields and empty lists are null",
	blanks: "the unused scope of an exception is an empty text",
	"unknown-fields": "every object has one more field, which is ignored when it is sent back",
	"numeric-ids": "ids of deployments are JSON numbers, as far as a number can hold them",
	"legacy-rejections": "the dry run of an invalid bundle is answered with a 4xx",
	"comma-arrays": "a list in a query is one value with commas, not a repeated key",
	"error-in-message": "the text of an error stands under \"message\"",
	"error-in-detail": "the text of an error stands under \"detail\""
};
/** Throws SandboxError for a name that is no quirk. */
function parseQuirks(names) {
	const unknown = names.find((name) => !Object.hasOwn(quirks, name));
	if (unknown !== void 0) throw new SandboxError(`There is no quirk "${unknown}". Known are: ${Object.keys(quirks).join(", ")}.`);
	return new Set(names);
}
// src/sandbox/seed/limits.ts
/** A seed has at most so many findings in its deployment. */
const mostFindings = 5e6;
/** Of more findings than these, a platform without a file is kept on the disk too. */
const mostInMemory = 5e4;
// src/cli/commands/sandbox.ts
function sandboxCommand(session) {
	const command = new Command("sandbox").description("serve a whole platform on loopback");
	withExample(command, "ifmatch sandbox --db platform.db");
	return command.addOption(new Option("--port <n>", "the port").argParser(wholeNumber(0, 65535)).default(0, "any free one")).option("--db <file>", "keep the state in this file (default: in memory)").option("--seed <name[:findings]>", "what a new platform holds", "acme").addOption(new Option("--quirk <name>", "behave as another platform might (repeatable)").argParser(addQuirk).default([], "none")).addOption(new Option("--format <name>", "how address and token are written").choices(["terminal", "json"]).default("terminal")).addHelpText("after", seedList).addHelpText("after", quirkList).action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => {
			const { sandbox } = await import("./sandbox.js");
			const { port, seed, quirk, format } = flags;
			await sandbox({
				port,
				db: flags.db === void 0 ? null : resolve(session.parts.cwd, flags.directory, flags.db),
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
const seedList = `
Seeds:
  acme           an organisation with about 50 repositories and 2,000 findings
  acme:<number>  the same with so many findings, up to ${String(mostFindings)}
  empty          the same organisation before anybody wrote a policy or scanned anything`;
const quirkList = () => {
	const width = Math.max(...Object.keys(quirks).map((name) => name.length)) + 2;
	return `\nQuirks:\n${Object.entries(quirks).map(([name, says]) => `  ${name.padEnd(width)}${says}`).join("\n")}`;
};
// src/commands/schema.ts
/** The schemas of the package, for editors and other tools, and what each is of. */
const schemas = {
	config: "ifmatch.yaml",
	"remediation-file": "a file with remediation policies",
	"detection-file": "a file with the detection policy of a product",
	plan: "a saved plan, and what --format json prints"
};
/** A schema as JSON text; without a name the list of them, one a line. */
function schema(name, world) {
	return name === null ? list() : world.readText(join(world.packageRoot, "schemas", `${name}.schema.json`));
}
function list() {
	const width = Math.max(...Object.keys(schemas).map(({ length }) => length)) + 2;
	return Object.entries(schemas).map(([name, says]) => `${name.padEnd(width)}${says}`).join("\n");
}
// src/cli/commands/schema.ts
function schemaCommand(session) {
	const command = new Command("schema").description("print a JSON schema, for an editor; without a name list them");
	return withExample(command, "ifmatch schema remediation-file > remediation-file.schema.json").addArgument(new Argument("[name]", "the schema").choices(Object.keys(schemas))).option("--output <file>", "write the schema to this file").action(async (name) => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => deliver(schema(name ?? null, world), flags, world));
	});
}
// src/cli/commands/validate.ts
function validateCommand(session) {
	const command = new Command("validate").description("check the files, offline");
	withExample(outputOptions(fileOptions(command)), "ifmatch validate policies/remediation");
	return command.action(async (paths) => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => {
			const { validate } = await import("./validate.js");
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
// src/cli/settle.ts
/** What every command does in the same way: it throws in place of exiting, and writes to the streams that it was given. */
const settle = (command, streams) => command.exitOverride().showHelpAfterError("(see --help)").configureHelp({ showGlobalOptions: true }).configureOutput({
	writeOut: (text) => streams.out.write(text),
	writeErr: (text) => streams.err.write(text)
});
// src/cli/program.ts
const commands = {
	init: initCommand,
	validate: validateCommand,
	preview: previewCommand,
	apply: applyCommand,
	pull: pullCommand,
	drift: driftCommand,
	rollback: rollbackCommand,
	deployments: deploymentsCommand,
	sandbox: sandboxCommand,
	api: apiCommand,
	doctor: doctorCommand,
	schema: schemaCommand,
	completion: completionCommand,
	demo: demoCommand
};
/** The command line, described; parsing `argv` runs a command and leaves its exit code in the session. Without `argv`, for whatever may come. */
function describeProgram(version, session, argv = []) {
	const program = globalOptions(new Command("ifmatch")).description("Policy as code for application-security platforms: preview a change, then apply exactly what was reviewed.").version(version);
	for (const command of commandsFor(argv[0])) program.addCommand(command(session));
	for (const command of [program, ...program.commands]) settle(command, session.parts.streams);
	return program.hook("preSubcommand", async (_, command) => {
		if (command.name() !== "api") return;
		const { addOperations } = await import("./operation-commands.js");
		addOperations(command, session);
	});
}
/** The command that the first word names: to describe the others takes as long as to check a file. All where others are shown too. */
function commandsFor(first = "") {
	const one = first === "completion" || !Object.hasOwn(commands, first) ? void 0 : commands[first];
	return one === void 0 ? Object.values(commands) : [one];
}
process.getBuiltinModule("node:fs");
const appendFileSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").appendFileSync)();
const chmodSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").chmodSync)();
const closeSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").closeSync)();
const cpSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").cpSync)();
const fstatSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").fstatSync)();
const lstatSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").lstatSync)();
const mkdirSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").mkdirSync)();
const mkdtempSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").mkdtempSync)();
const openSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").openSync)();
const readdirSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").readdirSync)();
const readSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").readSync)();
const readFileSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").readFileSync)();
const readlinkSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").readlinkSync)();
const realpathSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").realpathSync)();
const renameSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").renameSync)();
const rmSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").rmSync)();
const rmdirSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").rmdirSync)();
const statSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").statSync)();
const writeFileSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").writeFileSync)();
const writeSync = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").writeSync)();
const constants = /* @__PURE__ */ (() => process.getBuiltinModule("node:fs").constants)();
// src/domain/source.ts
/** Why a source cannot give the bytes of a file. */
var SourceError = class extends Error {
	name = "SourceError";
	reason;
	/** Size of the file; only with `too-large`. */
	bytes;
	constructor(reason, message, facts = {}) {
		super(message, { cause: facts.cause });
		this.reason = reason;
		this.bytes = facts.bytes ?? null;
	}
};
// src/files/disk.ts
/** A folder of the machine's disk as a source. No link is followed, and nothing outside the folder is ever read. */
function openDisk(root) {
	const disk = diskAt(realpathSync.native(root));
	return {
		kind: (path) => kindOf(disk, path),
		list: (path) => listFolder(disk, path),
		leadsToFile: (path) => leadsToFile(disk, path),
		read: (path, limit) => readFile(disk, path, limit)
	};
}
const diskAt = (root) => ({
	root,
	inside: root.endsWith("/") ? root : `${root}/`,
	folders: /* @__PURE__ */ new Set([""])
});
const fullPath = (disk, path) => path === "" ? disk.root : `${disk.inside}${path}`;
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
	if (kindOf(diskAt(disk.root), path) !== "file") return false;
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
	for (let [wanted, count] = [0, 0]; count === wanted && filled <= size; filled += count) {
		wanted = bytes.length - filled;
		count = readSync(file, bytes, filled, wanted, null);
	}
	if (filled !== size) throw new SourceError("unreadable", `${path} changed while it was read`);
	return bytes.subarray(0, filled);
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
// src/domain/token-variable.ts
/** The variable that the token of a deployment comes from: its own where that is set, else the common one. */
function tokenVariable(slug, env) {
	if (slug === null) return common;
	const own = ownTokenVariable(slug);
	return (env[own] ?? "").trim() === "" ? common : own;
}
/** The variable for the token of one deployment alone. */
const ownTokenVariable = (slug) => `${common}_${slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}`;
const common = "IFMATCH_API_TOKEN";
// src/world/connections.ts
/** Opens platforms when they are first needed: one for each token, or the embedded sandbox for all. */
var Connections = class {
	/** What was asked, as plans name it: the address, `sandbox`, or null when nothing was. */
	name = null;
	options;
	open = /* @__PURE__ */ new Map();
	apis = [];
	sandbox = null;
	constructor(options) {
		this.options = options;
	}
	/** The platform for a deployment; null for whichever the token sees. Throws UsageError without an address or a token. */
	to(deployment) {
		const key = this.options.sandbox === null ? tokenVariable(deployment, this.options.env) : "sandbox";
		const known = this.open.get(key);
		if (known !== void 0) return known;
		const opened = this.options.sandbox === null ? this.openRemote(key) : this.openSandbox();
		this.open.set(key, opened);
		return opened;
	}
	/** Whether a token for this deployment is at hand, so that the platform may be asked. */
	has(deployment) {
		return this.options.sandbox !== null || nonEmpty(this.options.env[tokenVariable(deployment, this.options.env)]) !== null;
	}
	/** The token of a deployment, for signing. Throws UsageError where there is none. */
	secret(deployment) {
		const name = tokenVariable(deployment, this.options.env);
		const token = nonEmpty(this.options.env[name]);
		if (token === null) throw new UsageError(`No API token. Set ${name}.`);
		return token;
	}
	/**
	* Every operation of the platform for a deployment, null for whichever the token sees; with the user's own token (`IFMATCH_USER_JWT`)
	* where there is one. Throws UsageError without an address; which token is missing shows when an operation needs it.
	*/
	async api(deployment, profile) {
		const { openWebApi } = await import("./web-api.js");
		const { Token } = await import("./token2.js");
		const sandbox = await this.startSandbox();
		const { env } = this.options;
		const token = sandbox === null ? nonEmpty(env[tokenVariable(deployment, env)]) : sandbox.token;
		const jwt = sandbox === null ? nonEmpty(env["IFMATCH_USER_JWT"]) : sandbox.userToken;
		const api = openWebApi({
			...sandbox === null ? this.remote() : this.embedded(sandbox),
			profile,
			token: token === null ? null : new Token(token),
			userToken: jwt === null ? null : new Token(jwt, "The user's JSON Web Token")
		});
		this.name = api.name;
		this.apis.push(api);
		return api;
	}
	async close() {
		const platforms = await Promise.allSettled(this.open.values());
		for (const platform of platforms) if (platform.status === "fulfilled") await platform.value.close();
		for (const api of this.apis) await api.close();
		const [sandbox] = await Promise.allSettled([this.sandbox]);
		if (sandbox.status === "fulfilled") await sandbox.value?.close();
	}
	async openRemote(tokenName) {
		const remote = this.remote();
		const token = nonEmpty(this.options.env[tokenName]);
		if (token === null) throw new UsageError(`No API token. Set ${tokenName}, or try it with --sandbox.`);
		return this.connect(remote, token);
	}
	async openSandbox() {
		const sandbox = await this.startSandbox();
		if (sandbox === null) throw new Error("no sandbox was asked for");
		return this.connect(this.embedded(sandbox), sandbox.token);
	}
	/** Null where a remote platform is meant; the same one for all. */
	async startSandbox() {
		const asked = this.options.sandbox;
		if (asked === null) return null;
		const { startSandbox } = await import("./server.js");
		this.sandbox ??= startSandbox(asked.db === null ? {} : { db: asked.db });
		return this.sandbox;
	}
	remote() {
		const { baseUrl, env } = this.options;
		const address = baseUrl ?? nonEmpty(env["IFMATCH_BASE_URL"]);
		if (address === null) throw new UsageError("No platform address. Set IFMATCH_BASE_URL or give --base-url, or try it with --sandbox.");
		return {
			address,
			...this.common()
		};
	}
	embedded({ url }) {
		return {
			address: url,
			name: "sandbox",
			...this.common()
		};
	}
	common() {
		const { env, log } = this.options;
		return {
			env: proxiesIn(env),
			...log === null ? {} : { log }
		};
	}
	async connect(remote, secret) {
		const { openPlatform } = await import("./client.js");
		const { Token } = await import("./token2.js");
		const platform = openPlatform({
			...remote,
			token: new Token(secret)
		});
		this.name = platform.name;
		return platform;
	}
};
/** The proxies that an environment names, in capitals or not. */
function proxiesIn(env) {
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
	/** Asks for a yes; anything else is a no: also Ctrl-C, and a terminal that goes away. */
	async ask(question) {
		const { confirm } = await import("./clack-prompts.js");
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
	/** From now on a first Ctrl-C, or a job's cancellation, is only noted, so that what was begun is finished and told. Answers whether somebody asked for a stop. */
	noteStop() {
		let asked = false;
		const note = async () => {
			await this.stop();
			asked = true;
			const hint = this.env["GITHUB_ACTIONS"] === "true" ? "" : " Press Ctrl-C again to stop at once.";
			this.terminal.tell(`Stopping once the bundle that is being written is done.${hint}`);
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
		const db = sandboxDb === null ? null : resolve(this.parts.cwd, directory, sandboxDb);
		const embedded = sandbox || db !== null ? { db } : null;
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
		await describeProgram(version, session, argv).parseAsync(argv, { from: "user" });
		return session.code;
	} catch (error) {
		return failure(error, parts);
	}
}
/** Says what stopped the program before it came to an outcome. */
function failure(error, { streams: { err } }) {
	if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 64;
	if (error instanceof UsageError || error instanceof SandboxError) {
		err.write(inert(error.message));
		return error instanceof ChangedMeanwhile ? exitCode("stale", false) : 64;
	}
	if (error instanceof PlatformError) {
		err.write(inert(error.hint === null ? error.message : `${error.message}\n${error.hint}`));
		return 1;
	}
	const stack = error instanceof Error ? error.stack ?? error.message : String(error);
	err.write(inert(`${stack}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.`));
	return 1;
}
/** A message may quote what a platform or a file says. */
const inert = (message) => message.split("\n").map((line) => escapeTerminal(isLineCommand(line) ? breakLineCommand(line) : line)).join("\n").concat("\n");
// src/world/direct-output.ts
/** Writes at once to an open file or pipe; what a pipe does not take goes to `stream`, which waits for the reader. */
var DirectOutput = class {
	file;
	stream;
	gone = null;
	rest = null;
	constructor(file, stream) {
		this.file = file;
		this.stream = stream;
	}
	get destroyed() {
		return this.gone !== null || this.rest?.destroyed === true;
	}
	write(text, written = () => {}) {
		if (this.rest !== null) return this.rest.write(text, written);
		for (let bytes = Buffer.from(text); bytes.length > 0 && this.gone === null;) {
			const count = this.attempt(bytes);
			if (count === null) return this.leaveRest(bytes, written);
			bytes = bytes.subarray(count);
		}
		written(this.gone);
		return true;
	}
	/** How many bytes went out; null when the pipe takes no more for now. */
	attempt(bytes) {
		try {
			return writeSync(this.file, bytes);
		} catch (error) {
			const { code } = error;
			if (code === "EAGAIN") return null;
			if (code !== "EPIPE") throw error;
			this.gone = error;
			return 0;
		}
	}
	leaveRest(bytes, written) {
		this.rest = this.stream();
		return this.rest.write(bytes, written);
	}
};
// src/world/standard-output.ts
/**
* Standard output. Node's own stream takes longer to load than a small run takes, so it is used for a terminal only, and for what a reader
* that is slower than we are leaves over. A reader that stops early (`ifmatch preview | head`) changes nothing about the run and its exit code.
*/
const standardOutput = () => isTerminal() ? streamed() : new DirectOutput(1, streamed);
/** Whether there may be a terminal at the other end; to be sure of it would load the stream. */
function isTerminal() {
	const out = fstatSync(1);
	return out.isCharacterDevice() && out.rdev !== statSync("/dev/null", { throwIfNoEntry: false })?.rdev;
}
function streamed() {
	return process.stdout.on("error", (error) => {
		if (error.code !== "EPIPE") throw error;
	});
}
// src/world/stop-request.ts
const signals = ["SIGINT", "SIGTERM"];
/**
* What waits for somebody to ask for a stop. Until it is called, and after a first signal where a second one `ends` the process, signals
* do what they do by themselves; where it is `ignored`, only the system can end the process.
*/
function stopRequest(second) {
	let asked = null;
	return () => asked ??= firstSignal(second);
}
function firstSignal(second) {
	return new Promise((resolve) => {
		const note = () => {
			if (second === "ends") for (const signal of signals) process.off(signal, note);
			resolve();
		};
		for (const signal of signals) process.on(signal, note);
	});
}
export { Cancelled, ChangedMeanwhile, Connections, PlatformError, SandboxError, SourceError, UsageError, World, appendFileSync, basename, breakLineCommand, breakLogCommands, changeWords, chmodSync, closeSync, connectionOptions, count, cpSync, defaultImpactLimits, dirname, effectWords, escapeHidden, escapeTerminal, findingSeverities, isLineCommand, join, limitInWords, lstatSync, main, mkdirSync, mkdtempSync, mostFindings, mostInMemory, openDisk, openSync, ownTokenVariable, parseQuirks, posix, problemWords, proxiesIn, readFileSync, realpathSync, relative, renameSync, resolve, resultReasons, resultWords, rmSync, rmdirSync, schemaAddress, sep, settle, shellWord, signs, standardOutput, statSync, stopRequest, summaryWords, tokenVariable, verbTitles, version, worstOf, writeFile, writeFileSync, writeSync };
