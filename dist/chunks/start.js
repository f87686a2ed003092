import { Argument, Command, CommanderError, Help, InvalidArgumentError, Option } from "./commander.js";
import { ChangedMeanwhile, OthersInvalid, PlatformError, Runtime, StandardStreams, UsageError, breakLineCommand, countWarnings, defaultImpactLimits, escapeTerminal, isLineCommand, leftOutFiles, repositoryTop, shellWord, stopRequest, toJson, version } from "./base.js";
process.getBuiltinModule("node:path");
const join = (() => process.getBuiltinModule("node:path").join)();
// src/cli/options.ts
const formats = [
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
]).default("auto")).option("--quiet", "print only the result and errors").option("--verbose", "print each request and full diffs");
const fileOptions = (command) => scopeOptions(command.argument("[paths...]", "files or folders (default: those in the config, else policies/)", nonEmptyList));
const scopeOptions = (command) => configOption(command).option("--deployment <slug>", "only the bundles of this deployment");
const configOption = (command) => command.option("--config <file>", "the config (default: ifmatch.yaml)");
const connectionOptions = (command) => command.option("--base-url <url>", "the platform's address (default: $IFMATCH_BASE_URL)").addOption(new Option("--sandbox", "use an embedded platform instead of a remote one").conflicts("baseUrl")).addOption(new Option("--sandbox-db <file>", "keep the embedded platform in this file (implies --sandbox)").conflicts("baseUrl"));
const outputOptions = (command, choices = formats) => command.addOption(new Option("--format <name>", "output format").choices(choices).default("terminal")).option("--output <file>", "write the result to this file");
const strictOption = (command) => command.option("--strict", "exit with 3 when there are warnings");
const wholeNumber = (min, max) => (text) => {
	const value = Number(text);
	if (!/^\d+$/.test(text) || value < min || value > max) throw new InvalidArgumentError(`It must be a whole number from ${String(min)} to ${String(max)}.`);
	return value;
};
const withExample = (command, line) => command.addHelpText("after", `\nExample:\n  $ ${line}`);
const selectionOf = (paths, { config, deployment }, { source }) => ({
	source,
	paths,
	config: config ?? null,
	deployment: deployment ?? null,
	baseSettings: null
});
function nonEmpty(text) {
	if (text === "") throw new InvalidArgumentError("It is empty. If it comes from a variable, set that.");
	return noOption(text);
}
function noOption(text) {
	if (/^--[a-z]/.test(text)) throw new InvalidArgumentError("It is an option. Put the value before it.");
	return text;
}
const nonEmptyList = (text, soFar = []) => [...soFar, nonEmpty(text)];
function configureCommand(command, streams) {
	for (const option of command.options) if (option.required && option.parseArg === void 0) option.argParser(nonEmpty);
	return command.exitOverride((error) => {
		throw Object.assign(error, { command });
	}).configureHelp({ showGlobalOptions: true }).configureOutput({
		writeOut: (text) => streams.out.write(text),
		writeErr: (text) => streams.err.write(text),
		outputError: () => {},
		getOutHelpWidth: () => streams.out.columns ?? 80,
		getErrHelpWidth: () => streams.err.columns ?? 80,
		getOutHasColors: () => true,
		getErrHasColors: () => true
	});
}
function rerunArgs(paths, flags) {
	const { directory, sandbox, sandboxDb, allowEmpty, allowProtected = [], allowLooser } = flags;
	return [
		...given("-C", directory === "." ? void 0 : directory),
		...paths,
		...given("--config", flags.config),
		...given("--deployment", flags.deployment),
		...given("--base-url", flags.baseUrl),
		...sandbox === true && sandboxDb === void 0 ? ["--sandbox"] : [],
		...given("--sandbox-db", sandboxDb),
		...given("--max-deletes", flags.maxDeletes),
		...given("--max-delete-percent", flags.maxDeletePercent),
		...allowEmpty === true ? ["--allow-empty"] : [],
		...allowProtected.flatMap((slug) => ["--allow-protected", slug]),
		...allowLooser === true ? ["--allow-looser"] : []
	].map(shellWord).join(" ");
}
const given = (name, value) => value === void 0 ? [] : [name, String(value)];
process.getBuiltinModule("node:path");
const resolve$1 = (() => process.getBuiltinModule("node:path").resolve)();
// src/cli/session.ts
var Session = class {
	parts;
	code = 0;
	constructor(parts) {
		this.parts = parts;
	}
	runs(command, work) {
		return command.action(async () => {
			const flags = command.optsWithGlobals();
			if (flags.output === "-") delete flags.output;
			const { output, plan, out, report, save, sandboxDb } = flags;
			const runtime = await this.open(flags);
			try {
				if (sandboxDb !== void 0) runtime.refuseLinks(sandboxDb);
				if (output !== void 0) runtime.ensureWritable(output, [
					...command.args,
					plan,
					out,
					report,
					save
				]);
				this.code = await work(flags, runtime, command.args);
			} finally {
				await runtime.close();
			}
		});
	}
	async open({ directory, quiet = false, verbose = false, baseUrl, sandbox, sandboxDb }) {
		const folder = resolve$1(this.parts.cwd, directory);
		const db = sandboxDb === void 0 ? {} : { db: resolve$1(folder, sandboxDb) };
		const connection = {
			sandbox: sandbox === true || sandboxDb !== void 0 ? () => startEmbedded(db) : null,
			baseUrl: baseUrl ?? null
		};
		const leftOut = await leftOutFiles(folder, this.parts.env);
		return new Runtime(this.parts, {
			directory,
			quiet,
			verbose,
			leftOut,
			connection
		});
	}
};
async function startEmbedded(options) {
	const { startSandbox } = await import("./sandbox.js");
	return startSandbox(options);
}
const exitCodes = {
	valid: 0,
	"no-changes": 0,
	changes: 0,
	applied: 0,
	failed: 1,
	invalid: 3,
	stale: 4,
	"needs-approval": 5,
	partial: 6
};
async function finish(run, command, codes = exitCodes) {
	const { flags, runtime, save = null } = run;
	if (save !== null) runtime.ensureWritable(save);
	const outcome = await command().catch((error) => ({
		...asFailed(error),
		plan: null,
		results: []
	}));
	try {
		await savePlan(run, outcome);
	} finally {
		deliver(await renderers[flags.format](run, outcome), flags, runtime);
	}
	return codes[flags.strict === true && outcome.kind !== "failed" && countWarnings(outcome.problems) > 0 ? "invalid" : outcome.kind];
}
async function savePlan(run, outcome) {
	const { runtime, save = null } = run;
	if (save === null || keepsPlan(run, outcome) || !("plan" in outcome) || outcome.plan === null) return;
	const { file, unsigned } = await planOf(run, outcome);
	if (unsigned !== null && !isWritten(outcome)) throw new UsageError(`${save} is not written. ${unsigned}`);
	runtime.writeText(save, `${toJson(file, 2)}\n`);
	if (unsigned !== null) runtime.terminal.tell(`${save} is not signed, so it cannot be rolled back. ${unsigned}`);
}
const isWritten = ({ kind }) => kind === "applied" || kind === "partial";
function keepsPlan({ command, runtime, save, reviewed }, outcome) {
	if (isWritten(outcome)) return false;
	return command === "rollback" && outcome.kind === "stale" || typeof save === "string" && typeof reviewed === "string" && runtime.isSameFile(save, reviewed);
}
async function planOf({ command, runtime }, outcome) {
	const [{ toPlanFile }, { signed }] = await Promise.all([import("./report.js"), import("./commands.js")]);
	const { name: platform } = runtime.connections;
	return signed(toPlanFile(outcome, {
		tool,
		command,
		platform,
		config: runtime.config
	}), runtime);
}
const tool = `ifmatch ${version}`;
const renderers = {
	async terminal(run, outcome) {
		const view = viewOf(run, outcome);
		const found = outcome.problems;
		const problems = found.length === 0 ? [] : (await import("./problems.js")).problemLines(found, view);
		if (!("plan" in outcome)) return (await import("./validate.js")).renderFound(outcome, problems, view);
		return (await import("./setup.js")).renderTerminal(outcome, problems, view);
	},
	async markdown(run, outcome) {
		const { renderMarkdown } = await import("./report.js");
		return renderMarkdown(outcome, viewOf(run, outcome));
	},
	json: async (run, outcome) => `${toJson((await planOf(run, outcome)).file, 2)}\n`,
	async html(run, outcome) {
		const { renderHtml } = await import("./setup.js");
		return renderHtml(outcome, {
			...viewOf(run, outcome),
			version
		});
	},
	async sarif({ runtime }, outcome) {
		const { renderSarif } = await import("./setup.js");
		return renderSarif(outcome, {
			version,
			folder: runtime.repositoryFolder
		});
	},
	async github({ runtime }, outcome) {
		const { renderGithub } = await import("./report.js");
		return renderGithub(outcome, runtime.repositoryFolder);
	}
};
function viewOf({ command, flags, runtime, paths = [], save = null, reviewed = null, midway = false }, outcome) {
	const config = shownConfig(runtime);
	const whole = outcome.kind === "valid" ? outcome.whole : null;
	const undone = paths.length === 0 || config === null ? flags : {
		...flags,
		config
	};
	return {
		...lookOf(flags, runtime),
		command,
		platform: runtime.connections.name,
		again: rerunArgs(whole ?? paths, flags),
		againUndo: rerunArgs([], undone),
		plan: save,
		reviewed,
		midway,
		strict: flags.strict === true,
		config
	};
}
function lookOf({ color, output, verbose = false }, { terminal }) {
	const isColored = output === void 0 ? terminal.wantsColor(color) : color === "always";
	return {
		width: terminal.width,
		color: isColored,
		verbose
	};
}
function asFailed(error) {
	if (!(error instanceof PlatformError)) throw error;
	return {
		kind: "failed",
		error,
		problems: []
	};
}
function deliver(text, { output }, runtime) {
	if (output === void 0) return runtime.terminal.print(text);
	try {
		runtime.writeText(output, text.endsWith("\n") ? text : `${text}\n`);
	} catch (error) {
		runtime.terminal.print(text);
		throw error;
	}
}
const shownConfig = ({ config }) => config === "ifmatch.yaml" ? null : config;
// src/cli/main.ts
async function main(typed, parts) {
	const session = new Session(parts);
	const argv = typed[0] === "help" ? [...typed.slice(1), "--help"] : typed;
	try {
		await (await describeProgram(session, argv)).parseAsync(argv, { from: "user" });
		return session.code;
	} catch (error) {
		return (await import("./start.js")).failure(error, parts);
	}
}
async function run(self, folder) {
	const streams = new StandardStreams();
	self.exitCode = await main(self.argv.slice(2), {
		env: self.env,
		get cwd() {
			return folderOf(self);
		},
		streams,
		packageRoot: join(folder, ".."),
		now: Date.now,
		stop: stopRequest("ends")
	});
	if (streams.areDone) self.exit();
}
function folderOf(self) {
	try {
		return self.cwd();
	} catch (cause) {
		throw new UsageError("The folder that you are in was deleted. Change to another one.", { cause });
	}
}
const commands = new Map([
	["init", async () => (await import("./start.js")).initCommand],
	["validate", async () => (await import("./start.js")).validateCommand],
	["preview", async () => (await import("./start.js")).previewCommand],
	["apply", async () => (await import("./start.js")).applyCommand],
	["pull", async () => (await import("./start.js")).pullCommand],
	["drift", async () => (await import("./start.js")).driftCommand],
	["rollback", async () => (await import("./start.js")).rollbackCommand],
	["deployments", async () => (await import("./start.js")).deploymentsCommand],
	["sandbox", async () => (await import("./start.js")).sandboxCommand],
	["api", async () => (await import("./start.js")).apiCommand],
	["doctor", async () => (await import("./start.js")).doctorCommand],
	["schema", async () => (await import("./start.js")).schemaCommand],
	["completion", async () => (await import("./start.js")).completionCommand],
	["demo", async () => (await import("./start.js")).demoCommand]
]);
const aliases = new Map([["plan", "preview"], ["diff", "preview"]]);
async function describeProgram(session, argv = []) {
	const { streams } = session.parts;
	const program = configureCommand(globalOptions(new Command("ifmatch")).version(version), streams).description("Policy as code for application-security platforms: preview a change, then apply exactly what was reviewed.").addHelpText("after", surroundings);
	const [first = ""] = program.parseOptions([...argv]).operands;
	const name = aliases.get(first) ?? first;
	const typed = name === "completion" ? void 0 : commands.get(name);
	for (const load of typed === void 0 ? commands.values() : [typed]) program.addCommand(configureCommand((await load())(session), streams));
	if (name === "api") for (const api of program.commands) (await import("./setup.js")).addOperations(api, session);
	return program;
}
const surroundings = `
Environment:
  IFMATCH_BASE_URL   the platform's address
  IFMATCH_API_TOKEN  its API token (IFMATCH_API_TOKEN_ACME: for the deployment acme only)
  IFMATCH_USER_JWT   a user's token, which some operations of \`api\` need
  HTTPS_PROXY, NO_PROXY, NODE_EXTRA_CA_CERTS, NO_COLOR, FORCE_COLOR: as usual

Exit codes:
   0  success: valid, no changes, changes shown, or applied
   1  failure: network error, refused by the platform, failed \`doctor\` check, a file that \`init\` did not write, or a bug
   2  changes pending (preview --exit-code, pull --check), or drift found
   3  policies or config invalid, missing or unreadable, or warnings with --strict
   4  stale: the platform or the files changed since the review
   5  approval required: a guard stopped the plan, or the prompt was declined
   6  partly applied, or unknown: the report says which bundle
  64  usage error, no terminal to ask, or another file or output that cannot be read or written`;
// src/sandbox/quirks.ts
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
	"error-in-message": "errors have their text in \"message\"",
	"error-in-detail": "errors have their text in \"detail\""
};
function parseQuirks(names) {
	const unknown = names.find((name) => !Object.hasOwn(quirks, name));
	if (unknown !== void 0) throw new SandboxError(`There is no quirk "${unknown}". Known are: ${Object.keys(quirks).join(", ")}.`);
	return new Set(names);
}
var SandboxError = class extends Error {
	name = "SandboxError";
};
const mostFindings = 5e6;
const seedWords = {
	acme: "an organization with about 50 repositories and 2,000 findings",
	"acme:<number>": `the same with this many findings, up to ${String(mostFindings)}`,
	empty: "the same organization without policies and findings",
	globex: "as acme; token of a deployment that is not migrated: v2 policies answer 403, v1 policies are listed",
	initech: "as acme; token of a deployment without the product secrets, which answers 404",
	hooli: "as acme; token of a deployment whose id does not fit a JavaScript number"
};
const novelty = {
	name: "introduced_in",
	value: { release: "next" }
};
const opaque = [
	"config",
	"context",
	"key"
];
const quirkyJson = (value, active) => active.size === 0 ? value : reshape(value, active);
function reshape(value, active) {
	if (Array.isArray(value)) return value.map((one) => reshape(one, active));
	if (!isRecord(value)) return value === "" && active.has("nulls") ? null : value;
	const entries = Object.entries({
		...unused(value, active),
		...value
	}).flatMap(([key, one]) => {
		if (opaque.includes(key)) return [[key, one]];
		if (!Array.isArray(one) || one.length > 0) return [[key, reshape(one, active)]];
		if (active.has("sparse-lists")) return [];
		return [[key, active.has("nulls") ? null : one]];
	});
	return Object.fromEntries(active.has("unknown-fields") ? [...entries, [novelty.name, novelty.value]] : entries);
}
function unused(value, active) {
	if ("rule_type" in value && (active.has("nulls") || active.has("blanks"))) {
		const nothing = active.has("blanks") ? "" : null;
		return {
			project: nothing,
			project_tag_name: nothing
		};
	}
	return "kind" in value && "key" in value && active.has("nulls") ? {
		before: null,
		after: null
	} : {};
}
const fromQuirkyJson = (body, active) => active.has("unknown-fields") ? JSON.parse(JSON.stringify(body), (key, value) => key === novelty.name ? void 0 : value) : body;
const isRecord = (value) => typeof value === "object" && value !== null;
// src/cli/commands/completion.ts
const bash = "complete -o default -C 'ifmatch completion bash --' ifmatch\n";
const scripts = {
	bash,
	zsh: `autoload -U +X bashcompinit && bashcompinit\n${bash}`,
	fish: "complete --command ifmatch --arguments '(COMP_LINE=(commandline -cp) ifmatch completion fish)'\n"
};
function completionCommand(session) {
	const command = new Command("completion").description("print a completion script for a shell");
	return withExample(command, "source <(ifmatch completion bash)").addHelpText("after", "  $ ifmatch completion fish > ~/.config/fish/completions/ifmatch.fish").addArgument(new Argument("<shell>", "which one").choices(Object.keys(scripts))).allowExcessArguments().action(async (shell) => {
		const { env, streams } = session.parts;
		const { COMP_LINE: line, COMP_POINT: point } = env;
		if (line === void 0) {
			streams.out.write(scripts[shell]);
			return;
		}
		const words = line.slice(0, Number(point ?? line.length)).trimStart().split(/\s+/).slice(1);
		const program = command.parent ?? command;
		const api = program.commands.find((one) => one.name() === "api" && words[0] === "api");
		if (api !== void 0) (await import("./setup.js")).addOperations(api, session);
		const found = candidates(program, words);
		streams.out.write(found.map((word) => `${word}\n`).join(""));
	});
}
function candidates(program, words) {
	const help = new Help();
	help.showGlobalOptions = true;
	let [command, options] = [program, help.visibleOptions(program)];
	let waiting;
	for (const word of words.slice(0, -1)) {
		if (waiting !== void 0) waiting = void 0;
		else if (word.startsWith("-")) waiting = options.find((option) => option.required && [option.short, option.long].includes(word));
		else command = command.commands.find((one) => [one.name(), ...one.aliases()].includes(word)) ?? command;
		options = [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
	}
	const last = words.at(-1) ?? "";
	const wanted = () => {
		if (waiting !== void 0) return waiting.argChoices ?? [];
		if (last.startsWith("-")) return options.flatMap(({ short = [], long = [] }) => [short, long].flat());
		const [argument] = command.registeredArguments;
		return [...help.visibleCommands(command).map((one) => one.name()), ...argument?.argChoices ?? []];
	};
	return wanted().filter((word) => word.startsWith(last));
}
// src/cli/commands/plans.ts
const planOptions = (command) => connectionOptions(outputOptions(command)).option("--max-deletes <n>", "allow up to this many objects of a bundle to be deleted or weakened", wholeNumber(0, 1e6)).option("--max-delete-percent <n>", "allow this share of a bundle's objects to be deleted or weakened", wholeNumber(0, 100)).option("--allow-empty", "allow a bundle to become empty, or to enforce or block nothing").addOption(new Option("--allow-protected <slug>", "allow a protected policy to be deleted or weakened (repeatable)").argParser(nonEmptyList).default([], "none")).option("--allow-looser", "allow changes that loosen enforcement");
const approvalOf = (flags) => ({
	maxDeletes: flags.maxDeletes ?? null,
	maxDeletePercent: flags.maxDeletePercent ?? null,
	allowEmpty: flags.allowEmpty === true,
	allowProtected: flags.allowProtected ?? [],
	allowLooser: flags.allowLooser === true
});
function filledFile(text) {
	if (text === "-") throw new InvalidArgumentError("Only --output takes - for standard output. For a file of that name write ./-");
	return nonEmpty(text);
}
function previewCommand(session) {
	const command = new Command("preview").aliases(["plan", "diff"]).description("show what an apply would create, update and delete");
	withExample(planOptions(fileOptions(command)), "ifmatch preview --out plan.json").option("--impact", "estimate which open findings the changes match and block").option("--impact-limit <n>", `read at most this many findings (default: ${String(defaultImpactLimits.findings)}; implies --impact)`, wholeNumber(100, 1e6)).option("--base <ref>", "separate the changes since this commit or branch from edits on the platform");
	strictOption(command).option("--out <file>", "save the plan, for `ifmatch apply FILE`", filledFile).option("--exit-code", "exit with 2 when there are changes");
	return session.runs(command, async (flags, runtime, paths) => {
		const { preview } = await import("./commands.js");
		const run = {
			command: "preview",
			flags,
			runtime,
			paths,
			save: flags.out ?? null
		};
		const explain = {
			base: await baseOf(flags, runtime),
			limits: impactLimitsOf(flags)
		};
		const options = {
			...selectionOf(paths, flags, runtime),
			approval: approvalOf(flags),
			...explain
		};
		return finish(run, () => preview(options, runtime), flags.exitCode === true ? {
			...exitCodes,
			changes: 2
		} : exitCodes);
	});
}
async function baseOf({ base }, { root, env }) {
	if (base === void 0) return null;
	const { Git } = await import("./commands.js");
	return {
		name: base,
		git: new Git(root, env),
		tip: "HEAD"
	};
}
const impactLimitsOf = ({ impact, impactLimit }) => impact === true || impactLimit !== void 0 ? {
	...defaultImpactLimits,
	...impactLimit === void 0 ? {} : { findings: impactLimit }
} : null;
function applyCommand(session) {
	const command = new Command("apply").description("apply a saved plan, or preview the files, ask, and apply");
	withExample(planOptions(fileOptions(command)), "ifmatch apply plan.json").option("--plan <file>", "apply exactly this saved plan; the results and the undo are written into it", filledFile).option("--report <file>", "write the applied plan and its undo to this file instead", filledFile).option("--yes", "do not ask").addOption(new Option("--on-stale <what>", "when the platform changed since the review (default: what the config says)").choices(["refuse", "same-diff"]));
	return session.runs(command, async (flags, runtime, typed) => {
		const { plan, paths } = savedPlanIn(typed, flags.plan);
		const code = await applyFiles(paths, plan, flags, runtime);
		if (code === 0 && flags.sandbox === true && flags.sandboxDb === void 0) runtime.terminal.tell("The next --sandbox starts anew. To keep what was applied, use --sandbox-db sandbox.db.");
		return code;
	});
}
function savedPlanIn(typed, option) {
	if (option !== void 0) return {
		plan: option,
		paths: typed
	};
	const [plan, ...more] = typed.filter((path) => path.endsWith(".json"));
	if (more.length > 0) throw new UsageError(`Only one saved plan can be applied at a time: ${[plan, ...more].join(", ")}.`);
	return {
		plan: plan ?? null,
		paths: typed.filter((path) => path !== plan)
	};
}
async function applyFiles(paths, plan, flags, runtime) {
	const { apply } = await import("./action.js");
	const { report, yes, onStale = null, format } = flags;
	const { terminal } = runtime;
	const save = report ?? (plan !== null && runtime.isStream(plan) ? null : plan);
	const run = {
		command: "apply",
		flags,
		runtime,
		paths,
		save,
		reviewed: plan
	};
	const holdsUndo = save !== null || format === "json";
	const noUndo = "The undo is not saved. To be able to roll back, pass --report FILE.";
	if (plan !== null && !holdsUndo) terminal.tell(noUndo);
	const asks = terminal.canAsk ? "ask" : "no";
	const confirm = yes === true ? "yes" : asks;
	const options = {
		...selectionOf(paths, flags, runtime),
		approval: approvalOf(flags),
		plan,
		confirm,
		onStale,
		async show(outcome) {
			const shown = await renderers.terminal({
				...run,
				midway: true
			}, outcome);
			terminal.tell(holdsUndo ? shown : `${shown}\n${noUndo}\n`, confirm === "ask");
		}
	};
	return finish(run, () => apply(options, runtime));
}
function rollbackCommand(session) {
	const command = new Command("rollback").description("show what undoing an applied plan would change");
	withExample(planOptions(command), "ifmatch rollback applied.json --save undo.json").argument("<plan>", "the plan file of an apply", nonEmpty).option("--save <file>", "save the rollback, for `ifmatch apply FILE`", filledFile).addOption(new Option("--write", "put the old values into the files instead").conflicts("save"));
	return session.runs(scopeOptions(command), async (flags, runtime, [plan = ""]) => {
		const { save = null } = flags;
		if (save !== null) runtime.ensureWritable(save, [plan]);
		const run = {
			command: "rollback",
			flags,
			runtime,
			save,
			reviewed: plan
		};
		const options = {
			...selectionOf([], flags, runtime),
			plan,
			approval: approvalOf(flags)
		};
		if (flags.write === true) return write(run, options, flags);
		const { rollback } = await import("./commands.js");
		return finish(run, () => rollback(options, runtime));
	});
}
async function write(run, options, flags) {
	if (flags.format !== "terminal" && flags.format !== "json") throw new UsageError(`--write reports what it wrote as terminal or json, not as ${flags.format}.`);
	const { writeUndo } = await import("./commands.js");
	const result = await writeUndo(options, run.runtime);
	if (result.kind !== "written") return finish(run, async () => result);
	deliver(await writtenText(result, flags), flags, run.runtime);
	return exitCodes.applied;
}
async function writtenText({ written, removed, leftOut, withoutNotes }, flags) {
	if (flags.format === "json") return `${toJson({
		written,
		removed,
		left_out: leftOut,
		without_notes: withoutNotes
	}, 2)}\n`;
	if (written.length + removed.length === 0) return "The files declare what was before already.\n";
	const { count } = await import("./validate.js");
	const notes = "back without notes: where there were some, such as x-expires, take them from git";
	return [
		...written.map((path) => `written  ${path}`),
		...removed.map((path) => `removed  ${path}`),
		...leftOut === 0 ? [] : [`${count(leftOut, "field")} that a file has no place for: left out`],
		...withoutNotes === 0 ? [] : [`${count(withoutNotes, "entry is", "entries are")} ${notes}`],
		`Next: ifmatch preview ${rerunArgs([], flags)}`.trimEnd()
	].map((line) => `${escapeTerminal(line)}\n`).join("");
}
// src/commands/init-options.ts
const workflowChoices = [
	"simple",
	"hardened",
	"none"
];
const policySources = ["platform", "none"];
// src/domain/doctor.ts
function worstOf(checks) {
	const has = (status) => checks.some((check) => check.status === status);
	if (has("failed")) return "failed";
	return has("warning") ? "warning" : "ok";
}
// src/cli/commands/setup.ts
function initCommand(session) {
	const command = new Command("init").description("set up a repository: config, first policies, workflows");
	withExample(connectionOptions(command), "ifmatch init --from-platform").addOption(new Option("--deployment <slug>", "a deployment that the files are for (repeatable; default: all that the token sees)").argParser(nonEmptyList)).addOption(new Option("--policies <source>", "the first policies (default: those of the platform with a token, else none)").choices(policySources)).addOption(new Option("--from-platform", "start with the policies of the platform").conflicts("policies")).addOption(new Option("--workflow <kind>", "the workflow for GitHub Actions (default: simple, unless the remote is not GitHub)").choices(workflowChoices)).option("--force", "replace files of ours that differ");
	return session.runs(command, async (flags, runtime) => {
		const { init } = await import("./setup.js");
		const { deployment: deployments = [], policies = null, workflow = null, force = false, directory } = flags;
		const { deployment: _, ...others } = flags;
		const address = flags.baseUrl ?? runtime.env["IFMATCH_BASE_URL"] ?? "";
		const { text, ok } = await init({
			deployments,
			policies: flags.fromPlatform === true ? "platform" : policies,
			workflow,
			force,
			hasAddress: runtime.connections.isEmbedded || address.trim() !== "",
			directory: rerunArgs([], { directory }),
			again: rerunArgs([], others)
		}, runtime, lookOf(others, runtime));
		runtime.terminal.print(text);
		return ok ? 0 : 1;
	});
}
function doctorCommand(session) {
	const command = new Command("doctor").description("check the setup, and show how to fix what is wrong");
	withExample(connectionOptions(outputOptions(command, ["terminal", "json"])), "ifmatch doctor --deployment acme");
	return session.runs(scopeOptions(command), async (flags, runtime) => {
		const [{ doctor }, { renderDoctor }, { doctorJson }] = await Promise.all([
			import("./setup.js"),
			import("./report.js"),
			import("./report.js")
		]);
		const { config, deployment = null, baseUrl = null } = flags;
		const checks = await doctor({
			config: config === void 0 ? null : runtime.insideRoot(config),
			deployment,
			baseUrl
		}, runtime);
		deliver(flags.format === "json" ? doctorJson(checks, tool) : renderDoctor(checks, lookOf(flags, runtime)), flags, runtime);
		return worstOf(checks) === "failed" ? 1 : 0;
	});
}
function deploymentsCommand(session) {
	const command = new Command("deployments").description("list the deployments, for a workflow matrix");
	withExample(connectionOptions(outputOptions(command, ["terminal", "json"])), "ifmatch deployments --format json");
	return session.runs(configOption(command), async (flags, runtime) => {
		const { deployments } = await import("./commands.js");
		const list = await deployments({ config: flags.config ?? null }, runtime);
		const width = Math.max(...list.map(({ slug }) => slug.length));
		const lines = list.map(({ slug, id }) => id === null ? slug : `${slug.padEnd(width)}  ${id}`);
		deliver(flags.format === "json" ? JSON.stringify(list) : lines.join("\n"), flags, runtime);
		return 0;
	});
}
// src/cli/commands/sync.ts
function pullCommand(session) {
	const command = new Command("pull").description("write the platform's policies into the files");
	withExample(connectionOptions(outputOptions(command, ["terminal", "json"])), "ifmatch pull --deployment acme").option("--check", "write nothing, and exit with 2 when a pull would change files").option("--single", "write all undeclared policies into one file").option("--all", "also pull bundles that no file declares yet");
	return session.runs(scopeOptions(command), async (flags, runtime) => {
		const { pull } = await import("./setup.js");
		const { source } = runtime;
		const { config = null, deployment = null, check = false, single = false, all = false } = flags;
		const outcome = await pull({
			source,
			config,
			deployment,
			check,
			single,
			all
		}, runtime).catch(asFailed);
		deliver(await pulledText(outcome, flags, runtime), flags, runtime);
		return pullExitCodes[outcome.kind];
	});
}
const pullExitCodes = {
	"no-changes": 0,
	written: 0,
	differs: 1,
	failed: 1,
	changes: 2,
	invalid: 3
};
async function pulledText(outcome, flags, runtime) {
	const { name: platform } = runtime.connections;
	if (flags.format === "json") {
		const { renderPullJson } = await import("./report.js");
		return renderPullJson(outcome, {
			tool,
			platform
		});
	}
	const { renderPullTerminal } = await import("./setup.js");
	const { directory, quiet = false, all = false, single = false } = flags;
	const folder = directory === "." ? "" : ` -C ${shellWord(directory)}`;
	return renderPullTerminal(outcome, {
		...lookOf(flags, runtime),
		platform,
		quiet,
		again: rerunArgs([], flags),
		scope: [...all ? ["--all"] : [], ...single ? ["--single"] : []],
		git: repositoryTop(runtime.root) === null ? null : (line) => `git${folder} ${line}`
	});
}
function driftCommand(session) {
	const command = new Command("drift").description("show edits made on the platform since the last apply");
	withExample(connectionOptions(outputOptions(fileOptions(command), [
		"terminal",
		"markdown",
		"json"
	])), "ifmatch drift --write").option("--plan <file>", "the plan file of the last apply").addOption(new Option("--base <ref>", "the commit or branch that was applied last").conflicts("plan")).option("--write", "write the platform's edits into the files");
	return session.runs(command, async (flags, runtime, paths) => {
		const [{ drift }, { Git }] = await Promise.all([import("./action.js"), import("./commands.js")]);
		const { plan = null, base = null, write: fix = false } = flags;
		const outcome = await drift({
			...selectionOf(paths, flags, runtime),
			plan,
			base,
			git: new Git(runtime.root, runtime.env),
			fix
		}, runtime).catch(asFailed);
		deliver(await driftText(outcome, flags, runtime, rerunArgs(paths, flags)), flags, runtime);
		return driftExitCodes[outcome.kind];
	});
}
const driftExitCodes = {
	"in-sync": 0,
	failed: 1,
	drift: 2,
	invalid: 3
};
async function driftText(outcome, flags, runtime, again) {
	const { name: platform } = runtime.connections;
	if (flags.format === "json") {
		const { renderDriftJson } = await import("./report.js");
		return renderDriftJson(outcome, {
			tool,
			platform
		});
	}
	if (flags.format === "markdown") {
		const { renderDriftMarkdown } = await import("./report.js");
		return renderDriftMarkdown(outcome, { again });
	}
	const { renderDriftTerminal } = await import("./setup.js");
	return renderDriftTerminal(outcome, {
		...lookOf(flags, runtime),
		platform,
		again,
		config: shownConfig(runtime)
	});
}
process.getBuiltinModule("node:path");
const resolve = (() => process.getBuiltinModule("node:path").resolve)();
process.getBuiltinModule("node:path");
const posix = (() => process.getBuiltinModule("node:path").posix)();
// src/domain/editor-schemas.ts
const editorSchemas = [
	"config",
	"remediation-file",
	"detection-file"
];
const schemaFolder = ".ifmatch";
const schemaPath = (name, root = ".") => posix.join(root, schemaFolder, `${name}.schema.json`);
const schemaFrom = (path, name, root = ".") => posix.relative(posix.dirname(path), schemaPath(name, root));
// src/cli/commands/tools.ts
function sandboxCommand(session) {
	const command = new Command("sandbox").description("serve an embedded platform on 127.0.0.1");
	withExample(command, "ifmatch sandbox --db platform.db").addOption(new Option("--port <n>", "the port").argParser(wholeNumber(0, 65535)).default(0, "any free one")).option("--db <file>", "keep the state in this file (default: in memory)").option("--seed <name[:findings]>", "content of a new platform, and its first deployment", "acme").addOption(new Option("--quirk <name>", "simulate a quirk of other platforms (repeatable)").argParser(addQuirk).default([], "none")).addOption(new Option("--format <name>", "terminal prints one token, json those of all deployments").choices(["terminal", "json"]).default("terminal")).addHelpText("after", () => [
		listOf("Seeds", seedWords),
		deploymentHelp,
		listOf("Quirks", quirks)
	].join("\n"));
	return session.runs(command, async (flags, runtime) => {
		const { sandbox } = await import("./setup.js");
		const { port, seed, quirk, format } = flags;
		if (flags.db !== void 0) runtime.refuseLinks(flags.db);
		await sandbox({
			port,
			db: flags.db === void 0 ? null : resolve(runtime.root, flags.db),
			seed,
			quirks: quirk,
			json: format === "json"
		}, runtime, runtime.stop());
		return 0;
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
function listOf(title, words) {
	const width = Math.max(...Object.keys(words).map((name) => name.length)) + 2;
	const lines = Object.entries(words).map(([name, message]) => `  ${name.padEnd(width)}${message}`);
	return [
		"",
		`${title}:`,
		...lines
	].join("\n");
}
const deploymentHelp = `
Deployments:
  Every seed serves acme, globex, initech and hooli. --format json prints each with its tokens: "token" (API token),
  "userToken" (JSON Web Token of a user) and "tokenWithoutWebApi" (API token without the Web API permission: 404).
  Try one with its own token, for example: IFMATCH_API_TOKEN=<token of globex> ifmatch api listLegacyPolicies`;
function apiCommand() {
	const command = new Command("api").description("call any operation of the API").usage("<operation> [options]");
	return withExample(command, "ifmatch api listFindings --severities critical --all --format ndjson").argument("[operation]").action((operation) => {
		if (operation !== void 0) throw new UsageError(`There is no operation "${operation}". \`ifmatch api\` lists them all.`);
		command.outputHelp();
	});
}
const schemaNames = [
	"config",
	"remediation-file",
	"detection-file",
	"plan"
];
function schemaCommand(session) {
	const command = new Command("schema").description("print a JSON schema, or write all of them for editors; without a name list them");
	withExample(command, "ifmatch schema remediation-file > remediation-file.schema.json").addArgument(new Argument("[name]", "the schema").choices(schemaNames)).option("--output <file>", "write the schema to this file").addOption(new Option("--write [folder]", "write all schemas for editors into this folder (default: .ifmatch)").conflicts("output"));
	return session.runs(command, async (flags, runtime, [name = null]) => {
		const { schema, writeSchemas } = await import("./setup.js");
		const { write } = flags;
		const written = () => writeSchemas(write === true ? schemaFolder : write ?? "", runtime);
		deliver(write === void 0 ? schema(name, runtime) : written(), flags, runtime);
		return 0;
	});
}
function demoCommand(session) {
	const command = new Command("demo").description("show the main workflow against a sandbox, in a minute, offline");
	return session.runs(withExample(command, "ifmatch demo"), async ({ color }, runtime) => {
		const { demo } = await import("./setup.js");
		return demo(runtime, runtime.terminal.wantsColor(color));
	});
}
// src/cli/commands/validate.ts
function validateCommand(session) {
	const command = new Command("validate").description("check the files, without network access");
	withExample(strictOption(outputOptions(fileOptions(command))), "ifmatch validate policies/remediation");
	return session.runs(command, async (flags, runtime, paths) => {
		const { validate } = await import("./validate.js");
		return finish({
			command: "validate",
			flags,
			runtime,
			paths
		}, () => validate(selectionOf(paths, flags, runtime), runtime));
	});
}
// src/cli/failure.ts
function failure(error, { streams }) {
	if (error instanceof CommanderError) {
		if (error.exitCode === 0) return 0;
		if (error.code !== "commander.help") streams.err.write(`${misuse(error)}\n(see --help)\n`);
		return 64;
	}
	streams.err.write(`${`error: ${wordsOf(error)}`.split("\n").map(inert).join("\n")}\n`);
	if (error instanceof OthersInvalid) return exitCodes.invalid;
	if (error instanceof ChangedMeanwhile) return exitCodes.stale;
	return error instanceof UsageError || error instanceof SandboxError ? 64 : exitCodes.failed;
}
function wordsOf(error) {
	if (error instanceof UsageError || error instanceof SandboxError) return error.message;
	if (error instanceof PlatformError) return error.hint === null ? error.message : `${error.message}\n${error.hint}`;
	return `${error instanceof Error ? error.stack ?? error.message : String(error)}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.`;
}
const inert = (line) => escapeTerminal(isLineCommand(line) ? breakLineCommand(line) : line);
const hints = new Map([
	["-auto-approve", "Did you mean --yes?"],
	["-out", "Did you mean --out?"],
	["-json", "Did you mean --format json?"],
	["-no-color", "Did you mean --color never?"],
	["-v", "Type ifmatch --version."],
	["refresh", "Did you mean drift?"],
	["version", "Type ifmatch --version."],
	["login", "Set IFMATCH_API_TOKEN to an API token, then check it with ifmatch doctor."],
	["show", "Type ifmatch preview FILES to see a plan, or ifmatch rollback PLAN to see its undo."],
	["state", "There is no state file: the platform holds the state. Type ifmatch drift to compare it with the files."],
	["fmt", "Files keep their own format. Type ifmatch validate to check them."],
	["destroy", "To delete policies, declare an empty list (policies: []), then type ifmatch preview."],
	["import", "Type ifmatch pull --all to write the platform's policies into files."]
]);
function misuse({ message, command }) {
	const unknown = /^(error: unknown (?:option|command) '([^'=]*))(?:=.*)?'/s;
	const [, said = "", name] = unknown.exec(message) ?? [];
	if (name === void 0) return message;
	const hint = command?.commands.some(({ options }) => options.some(({ long }) => long === name)) === true ? `Put ${name} after the command: ifmatch <command> ${name}` : hints.get(name.replace("--", "-"));
	return hint === void 0 ? message.replace(unknown, "$1'") : `${said}'\n(${hint})`;
}
export { SandboxError, apiCommand, applyCommand, candidates, completionCommand, configureCommand, connectionOptions, deliver, demoCommand, deploymentsCommand, describeProgram, doctorCommand, driftCommand, editorSchemas, failure, fromQuirkyJson, initCommand, main, mostFindings, nonEmpty, parseQuirks, previewCommand, pullCommand, quirkyJson, rollbackCommand, run, sandboxCommand, schemaCommand, schemaFrom, schemaPath, validateCommand, worstOf };
