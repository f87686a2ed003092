import { Argument, Command, CommanderError, InvalidArgumentError, Option } from "./commander.js";
import { ChangedMeanwhile, OthersInvalid, PlatformError, Runtime, StandardStreams, UsageError, breakLineCommand, countWarnings, defaultImpactLimits, editorSchemas, escapeTerminal, isLineCommand, leftOutFiles, policySources, repositoryTop, schemaFolder, shellWord, stopRequest, toJson, version, workflowChoices, worstOf } from "./base.js";
process.getBuiltinModule("node:path");
const join$1 = (() => process.getBuiltinModule("node:path").join)();
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
	"comma-arrays": "a list in a query is one value with commas, not a repeated key",
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
const forms = [
	"sparse-lists",
	"nulls",
	"blanks",
	"unknown-fields"
];
const isUsual = (active) => !forms.some((form) => active.has(form));
const quirkyJson = (value, active) => isUsual(active) ? value : reshape(value, active);
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
function fromQuirkyJson(body, lists, active) {
	if (isUsual(active) || !isRecord(body) || !isRecord(body["bundle"])) return body;
	const bundle = plain(body["bundle"], active);
	const empty = leavesOut(active) ? Object.fromEntries(lists.map((list) => [list, []])) : {};
	return {
		...body,
		bundle: {
			...empty,
			...bundle
		}
	};
}
const leavesOut = (active) => active.has("sparse-lists") || active.has("nulls");
function plain(value, active) {
	if (Array.isArray(value)) return value.map((one) => plain(one, active));
	if (!isRecord(value)) return value;
	const entries = Object.entries(value).filter(([key, one]) => !isFiller(key, one, active)).map(([key, one]) => [key, opaque.includes(key) ? one : plain(one, active)]);
	return {
		..."filters" in value && leavesOut(active) ? { actions: [] } : {},
		...Object.fromEntries(entries)
	};
}
const isFiller = (key, value, active) => key === novelty.name && active.has("unknown-fields") || value === null && active.has("nulls") || value === "" && key.startsWith("project") && active.has("blanks");
const isRecord = (value) => typeof value === "object" && value !== null;
// src/cli/exit-code.ts
const codes = {
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
function exitCode(kind, { changes = false, warnings = false } = {}) {
	if (warnings && kind !== "failed") return codes.invalid;
	return kind === "changes" && changes ? 2 : codes[kind];
}
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
]).default("auto")).option("--quiet", "print only the result and errors").option("--verbose", "print each request and full diffs");
const fileOptions = (command) => command.argument("[paths...]", "files or folders (default: those in the config, else policies/)", nonEmptyList).option("--config <file>", "the config (default: ifmatch.yaml)").option("--deployment <slug>", "only the bundles of this deployment");
const connectionOptions = (command) => command.option("--base-url <url>", "the platform's address (default: $IFMATCH_BASE_URL)").addOption(new Option("--sandbox", "use an embedded platform instead of a remote one").conflicts("baseUrl")).addOption(new Option("--sandbox-db <file>", "keep the embedded platform in this file (implies --sandbox)").conflicts("baseUrl"));
const outputOptions = (command, choices = formats$2) => command.addOption(new Option("--format <name>", "output format").choices(choices).default("terminal")).option("--output <file>", "write the result to this file");
const strictOption = (command) => command.option("--strict", "exit with 3 when there are warnings");
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
	baseSettings: null
});
function nonEmpty(text) {
	if (text === "") throw new InvalidArgumentError("It is empty. If it comes from a variable, set that.");
	return text;
}
const nonEmptyList = (text, soFar = []) => [...soFar, nonEmpty(text)];
function rerunArgs(paths, flags) {
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
function swallowedOption(command) {
	const values = command.optsWithGlobals();
	const names = new Set([
		"-h",
		"--help",
		...optionsOf(command).flatMap(({ long }) => long ?? [])
	]);
	for (const option of optionsOf(command)) {
		const next = [values[option.attributeName()]].flat().find((value) => typeof value === "string" && names.has(value.replace(/=.*/s, "")));
		if (typeof next === "string") return {
			option,
			next
		};
	}
	return null;
}
const optionsOf = (command) => [...command.options, ...command.parent === null ? [] : optionsOf(command.parent)];
var Misused = class extends Error {
	code;
	command;
	constructor({ message, code }, command) {
		super(message);
		this.code = code;
		this.command = command;
	}
};
function configureCommand(command, streams) {
	for (const option of command.options) if (option.required && option.parseArg === void 0) option.argParser(nonEmpty);
	return command.exitOverride((error) => {
		throw error.exitCode === 0 ? error : new Misused(error, command);
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
const withValue = new Set([
	"-C",
	"--directory",
	"--color"
]);
function commandAt(argv) {
	let at = 0;
	for (let word = argv[at]; word?.startsWith("-") === true; word = argv[at]) {
		if (word === "-h" || word === "--help") return argv.length;
		at += withValue.has(word) ? 2 : 1;
	}
	return at;
}
function keepPlans([option, output], plans, runtime) {
	if (output === void 0) return;
	if (plans.some((plan) => typeof plan === "string" && runtime.isSameFile(plan, output))) throw new UsageError(`${output} is the plan, and ${option} would replace it. Give ${option} another file.`);
}
process.getBuiltinModule("node:path");
const resolve$4 = (() => process.getBuiltinModule("node:path").resolve)();
// src/cli/show.ts
const tool = `ifmatch ${version}`;
async function show(run, outcome) {
	try {
		await savePlan(run, outcome);
	} finally {
		deliver(await renderers$2[run.flags.format](run, outcome), run.flags, run.runtime);
	}
}
async function savePlan(run, outcome) {
	const { runtime, save = null } = run;
	if (save === null || keepsPlan(run, outcome) || !("plan" in outcome) || outcome.plan === null) return;
	const { file, unsigned } = await planOf(run, outcome);
	if (isWritten(outcome)) return saveResult(run, save, file, unsigned);
	if (unsigned !== null) throw new UsageError(`${save} is not written. ${unsigned}`);
	runtime.writeText(save, textOf$1(file));
}
const isWritten = ({ kind }) => kind === "applied" || kind === "partial";
const keepsPlan = (run, outcome) => !isWritten(outcome) && (run.savesReviewed === true || run.command === "rollback" && outcome.kind === "stale");
function saveResult(run, save, file, unsigned) {
	try {
		run.runtime.writeText(save, textOf$1(file));
	} catch (error) {
		if (run.flags.format === "json" || !(error instanceof UsageError)) throw error;
		throw new UsageError(`${error.message} ${undoMissed(run)}`, { cause: error });
	}
	if (unsigned !== null) run.runtime.terminal.tell(`${save} is not signed, so it cannot be rolled back. ${unsigned}`);
}
async function planOf({ command, runtime }, outcome) {
	const [{ toPlanFile }, { signed }] = await Promise.all([import("./render.js"), import("./commands.js")]);
	const { name: platform } = runtime.connections;
	return signed(toPlanFile(outcome, {
		tool,
		command,
		platform,
		config: runtime.config
	}), runtime);
}
const textOf$1 = (file) => `${toJson(file, 2)}\n`;
const undoMissed = ({ reviewed = null }) => reviewed === null ? "The undo that it was to hold is lost." : "It was to hold the results and the undo. Run the same apply again once it can be written: it sends nothing that is applied already.";
async function showFirst(run, outcome, asks) {
	const { terminal } = run.runtime;
	const plan = await renderers$2.terminal({
		...run,
		midway: true
	}, outcome);
	const text = holdsUndo(run) ? plan : `${plan}\n${noUndo}\n`;
	if (asks) terminal.show(text);
	else terminal.tell(text);
}
function tellNoUndo(run) {
	if (!holdsUndo(run)) run.runtime.terminal.tell(noUndo);
}
const holdsUndo = ({ save = null, flags }) => save !== null || flags.format === "json";
const noUndo = "The undo is not saved. To be able to roll back, pass --report FILE.";
const renderers$2 = {
	async terminal(run, outcome) {
		const view = {
			...viewOf(run),
			again: againAfter(run, outcome)
		};
		const found = outcome.problems;
		const problems = found.length === 0 ? [] : (await import("./problems.js")).problemLines(found, view);
		if (!("plan" in outcome)) return (await import("./validate.js")).renderFound(outcome, problems, view);
		return (await import("./render.js")).renderTerminal(outcome, problems, view);
	},
	async markdown(run, outcome) {
		const { renderMarkdown } = await import("./render.js");
		return renderMarkdown(outcome, viewOf(run));
	},
	json: async (run, outcome) => textOf$1((await planOf(run, outcome)).file),
	async html(run, outcome) {
		const { renderHtml } = await import("./render.js");
		return renderHtml(outcome, {
			...viewOf(run),
			version
		});
	},
	async sarif({ runtime }, outcome) {
		const { renderSarif } = await import("./render.js");
		return renderSarif(outcome, {
			version,
			folder: runtime.repositoryFolder
		});
	},
	async github({ runtime }, outcome) {
		const { renderGithub } = await import("./render.js");
		return renderGithub(outcome, runtime.repositoryFolder);
	}
};
const againAfter = ({ again, againWith }, outcome) => outcome.kind === "valid" && outcome.whole !== null ? againWith?.(outcome.whole) ?? again : again;
function viewOf({ command, flags, runtime, env, again, againUndo, save = null, reviewed = null, midway = false, strict = false }) {
	return {
		command,
		...lookOf(flags, runtime, env),
		verbose: flags.verbose === true,
		platform: runtime.connections.name,
		again,
		againUndo: againUndo?.(shownConfig(runtime)) ?? again,
		plan: save,
		reviewed,
		midway,
		strict,
		config: shownConfig(runtime)
	};
}
function lookOf(flags, { terminal }, env) {
	const color = flags.output === void 0 ? terminal.wantsColor(flags.color, env) : flags.color === "always";
	return {
		width: terminal.width,
		color
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
// src/cli/session.ts
var Session = class {
	parts;
	code = 0;
	constructor(parts) {
		this.parts = parts;
	}
	async inRuntime(flags, run) {
		const { directory, quiet = false, verbose = false, baseUrl = null, sandbox = false, sandboxDb = null } = flags;
		const db = sandboxDb === null ? null : resolve$4(this.parts.cwd, directory, sandboxDb);
		const embedded = sandbox || db !== null ? () => startEmbedded(db) : null;
		const leftOut = await leftOutFiles(resolve$4(this.parts.cwd, directory), this.parts.env);
		const connection = {
			sandbox: embedded,
			baseUrl
		};
		const runtime = new Runtime(this.parts, {
			directory,
			quiet,
			verbose,
			leftOut,
			connection
		});
		try {
			if (sandboxDb !== null) runtime.refuseLinks(sandboxDb);
			await run(runtime);
		} finally {
			await runtime.close();
		}
	}
	async finish(run, command, changes = false) {
		keepPlans(["--output", run.flags.output], [run.save, run.reviewed], run.runtime);
		for (const path of [run.flags.output, run.save]) if (typeof path === "string") run.runtime.ensureWritable(path);
		const outcome = await command().catch((error) => ({
			...asFailed(error),
			plan: null,
			results: []
		}));
		await show(run, outcome);
		const warnings = run.strict === true && countWarnings(outcome.problems) > 0;
		this.code = exitCode(outcome.kind, {
			changes,
			warnings
		});
	}
};
async function startEmbedded(db) {
	const { startSandbox } = await import("./sandbox.js");
	return startSandbox(db === null ? {} : { db });
}
// src/cli/main.ts
async function main(typed, parts) {
	const session = new Session(parts);
	const at = commandAt(typed);
	const words = typed[at + 1] === "help" ? 2 : 1;
	const argv = typed[at] === "help" ? [...typed.toSpliced(at, words), "--help"] : typed;
	try {
		await (await describeProgram(version, session, argv)).parseAsync(argv, { from: "user" });
		return session.code;
	} catch (error) {
		return failure(error, parts);
	}
}
async function failure(error, { streams }) {
	if (error instanceof CommanderError) return 0;
	if (error instanceof Misused) {
		const { misuseWords } = await import("./commands.js");
		if (error.code !== "commander.help") streams.err.write(misuseWords(error));
		return 64;
	}
	if (error instanceof UsageError || error instanceof SandboxError) {
		streams.err.write(inert(`error: ${error.message}`));
		if (error instanceof OthersInvalid) return exitCode("invalid");
		return error instanceof ChangedMeanwhile ? exitCode("stale") : 64;
	}
	if (error instanceof PlatformError) {
		streams.err.write(inert(`error: ${error.message}${error.hint === null ? "" : `\n${error.hint}`}`));
		return 1;
	}
	const stack = error instanceof Error ? error.stack ?? error.message : String(error);
	streams.err.write(inert(`error: ${stack}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.`));
	return 1;
}
const inert = (message) => message.split("\n").map((line) => escapeTerminal(isLineCommand(line) ? breakLineCommand(line) : line)).join("\n").concat("\n");
async function run$6(self, folder) {
	const streams = new StandardStreams();
	self.exitCode = await main(self.argv.slice(2), {
		env: self.env,
		get cwd() {
			return folderOf(self);
		},
		streams,
		packageRoot: join$1(folder, ".."),
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
const commands = {
	init: async () => (await import("./start.js")).initCommand,
	validate: async () => (await import("./start.js")).validateCommand,
	preview: async () => (await import("./start.js")).previewCommand,
	apply: async () => (await import("./start.js")).applyCommand,
	pull: async () => (await import("./start.js")).pullCommand,
	drift: async () => (await import("./start.js")).driftCommand,
	rollback: async () => (await import("./start.js")).rollbackCommand,
	deployments: async () => (await import("./start.js")).deploymentsCommand,
	sandbox: async () => (await import("./start.js")).sandboxCommand,
	api: async () => (await import("./start.js")).apiCommand,
	doctor: async () => (await import("./start.js")).doctorCommand,
	schema: async () => (await import("./start.js")).schemaCommand,
	completion: async () => (await import("./start.js")).completionCommand,
	demo: async () => (await import("./start.js")).demoCommand
};
const aliases = new Map([["plan", "preview"], ["diff", "preview"]]);
async function describeProgram(current, session, argv = []) {
	const program = globalOptions(new Command("ifmatch")).description("Policy as code for application-security platforms: preview a change, then apply exactly what was reviewed.").version(current).addHelpText("after", surroundings);
	const first = argv[commandAt(argv)];
	for (const describe of await commandsFor(first)) program.addCommand(describe(session));
	for (const command of [program, ...program.commands]) configureCommand(command, session.parts.streams);
	if (first !== void 0 && first !== "help") refuseUnknown(program, first);
	program.hook("preAction", (_, command) => {
		const swallowed = swallowedOption(command);
		if (swallowed !== null) program.error(`error: option '${swallowed.option.flags}' argument missing\n(found ${swallowed.next} instead)`);
		if (command.getOptionValue("output") === "-") command.setOptionValue("output", void 0);
	});
	return program.hook("preSubcommand", async (_, command) => {
		if (command.name() !== "api") return;
		const { addOperations } = await import("./setup.js");
		addOperations(command, session);
		const [, operation = "-"] = program.args;
		if (!operation.startsWith("-")) refuseUnknown(command, operation);
	});
}
function refuseUnknown(above, name) {
	if (!above.commands.some((command) => command.name() === name || command.aliases().includes(name))) above.helpOption(false);
}
async function commandsFor(first = "") {
	const name = aliases.get(first) ?? first;
	const one = name === "completion" || !Object.hasOwn(commands, name) ? void 0 : commands[name];
	return Promise.all((one === void 0 ? Object.values(commands) : [one]).map((load) => load()));
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
// src/cli/commands/api.ts
function apiCommand(session) {
	const command = new Command("api").description("call any operation of the API").usage("<operation> [options]");
	withExample(command, "ifmatch api listFindings --severities critical --all --format ndjson");
	return command.argument("[operation]", "its id; `ifmatch api` alone lists them all").allowUnknownOption().allowExcessArguments().action(async (operation) => {
		const { listOperations, similarOperations } = await import("./setup.js");
		if (operation === void 0) {
			session.parts.streams.out.write(listOperations());
			return;
		}
		if (operation.startsWith("-")) throw new UsageError(`Options go after the operation: ifmatch api <operation> ${operation.replace(/=.*/s, "")}`);
		const similar = similarOperations(operation);
		const meant = similar.length === 0 ? "" : ` Did you mean ${similar.join(" or ")}?`;
		throw new UsageError(`There is no operation "${operation}".${meant} \`ifmatch api\` lists them all.`);
	});
}
// src/cli/plan-options.ts
const approvalOptions = (command) => command.option("--max-deletes <n>", "allow up to this many objects of a bundle to be deleted or weakened", wholeNumber(0, 1e6)).option("--max-delete-percent <n>", "allow this share of a bundle's objects to be deleted or weakened", wholeNumber(0, 100)).option("--allow-empty", "allow a bundle to become empty, or to enforce or block nothing").addOption(new Option("--allow-protected <slug>", "allow a protected policy to be deleted or weakened (repeatable)").argParser(nonEmptyList).default([], "none")).option("--allow-looser", "allow changes that loosen enforcement");
const impactOptions = (command) => command.option("--impact", "estimate which open findings the changes match and block").option("--impact-limit <n>", `read at most this many findings (default: ${String(defaultImpactLimits.findings)}; implies --impact)`, wholeNumber(100, 1e6));
const baseOptions = (command) => command.option("--base <ref>", "separate the changes since this commit or branch from edits on the platform");
const approvalOf = (flags) => ({
	maxDeletes: flags.maxDeletes ?? null,
	maxDeletePercent: flags.maxDeletePercent ?? null,
	allowEmpty: flags.allowEmpty === true,
	allowProtected: flags.allowProtected,
	allowLooser: flags.allowLooser === true
});
const impactLimitsOf = ({ impact, impactLimit }) => impact === true || impactLimit !== void 0 ? {
	...defaultImpactLimits,
	...impactLimit === void 0 ? {} : { findings: impactLimit }
} : null;
function filledFile(text) {
	if (text === "-") throw new InvalidArgumentError("Only --output takes - for standard output. For a file of that name write ./-");
	return nonEmpty(text);
}
// src/cli/commands/apply.ts
function applyCommand(session) {
	const command = new Command("apply").description("apply a saved plan, or preview the files, ask, and apply");
	withExample(approvalOptions(connectionOptions(outputOptions(fileOptions(command)))), "ifmatch apply plan.json");
	return command.option("--plan <file>", "apply exactly this saved plan; the results and the undo are written into it", filledFile).option("--report <file>", "write the applied plan and its undo to this file instead", filledFile).option("--yes", "do not ask").addOption(new Option("--on-stale <what>", "when the platform changed since the review (default: what the config says)").choices(["refuse", "same-diff"])).action(async (typed) => {
		const flags = command.optsWithGlobals();
		const { plan, paths } = savedPlanIn(typed, flags.plan);
		await run$5(paths, plan === void 0 ? flags : {
			...flags,
			plan
		}, session);
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
		plan,
		paths: typed.filter((path) => path !== plan)
	};
}
async function run$5(paths, flags, session) {
	await session.inRuntime(flags, async (runtime) => {
		const { apply } = await import("./action.js");
		const { plan = null, report, yes, onStale = null } = flags;
		const shown = {
			command: "apply",
			flags,
			runtime,
			env: session.parts.env,
			again: rerunArgs(paths, flags),
			againUndo: (config) => rerunArgs([], paths.length === 0 || config === null ? flags : {
				...flags,
				config
			}),
			save: report ?? (plan !== null && runtime.isStream(plan) ? null : plan),
			savesReviewed: plan !== null && runtime.isSameFile(report ?? plan, plan),
			reviewed: plan
		};
		if (plan !== null) tellNoUndo(shown);
		const confirm = yes === true ? "yes" : askOrNot(runtime);
		const reviewing = {
			plan,
			confirm,
			onStale,
			show: (outcome) => showFirst(shown, outcome, confirm === "ask")
		};
		await session.finish(shown, () => apply({
			...wantedOf(paths, flags, runtime),
			approval: approvalOf(flags),
			...reviewing
		}, runtime));
		if (session.code === 0) tellNotKept(flags, runtime);
	});
}
function tellNotKept({ sandbox, sandboxDb }, runtime) {
	if (sandbox === true && sandboxDb === void 0) runtime.terminal.tell("The next --sandbox starts anew. To keep what was applied, use --sandbox-db sandbox.db.");
}
const askOrNot = (runtime) => runtime.terminal.canAsk ? "ask" : "no";
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
async function completionScript(shell, program, session) {
	const { describeCommand } = await import("./setup.js");
	const api = program.commands.find((command) => command.name() === "api");
	const valuesOf = api === void 0 ? () => void 0 : await addApi(api, session);
	return scripts[shell](describeCommand(program, valuesOf), program.name());
}
const scripts = {
	bash: async (program, name) => (await import("./setup.js")).bashScript(program, name),
	zsh: async (program, name) => (await import("./setup.js")).zshScript(program, name),
	fish: async (program, name) => (await import("./setup.js")).fishScript(program, name)
};
async function addApi(api, session) {
	const [{ addOperations }, { flagsOf }, { operationIds }] = await Promise.all([
		import("./setup.js"),
		import("./setup.js"),
		import("./setup.js")
	]);
	if (api.commands.length === 0) addOperations(api, session);
	const known = new Map(operationIds.flatMap((id) => flagsOf(id).map(({ name, input }) => [`${id} ${name}`, input.kind === "boolean" ? booleans : input.enum])));
	return ([, id], { long }) => known.get(`${id ?? ""} ${long ?? ""}`);
}
const booleans = ["true", "false"];
// src/cli/commands/demo.ts
function demoCommand(session) {
	const command = new Command("demo").description("show the main workflow against a sandbox, in a minute, offline");
	return withExample(command, "ifmatch demo").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inRuntime(flags, async (runtime) => {
			const { demo } = await import("./setup.js");
			session.code = await demo(runtime, runtime.terminal.wantsColor(flags.color, session.parts.env));
		});
	});
}
// src/cli/commands/deployments.ts
function deploymentsCommand(session) {
	const command = new Command("deployments").description("list the deployments, for a workflow matrix");
	withExample(connectionOptions(outputOptions(command, ["terminal", "json"])), "ifmatch deployments --format json");
	return command.option("--config <file>", "the config (default: ifmatch.yaml)").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inRuntime(flags, async (runtime) => {
			if (flags.output !== void 0) runtime.ensureWritable(flags.output);
			const { deployments } = await import("./commands.js");
			const list = await deployments({ config: flags.config ?? null }, runtime);
			const width = Math.max(...list.map(({ slug }) => slug.length));
			const lines = list.map(({ slug, id }) => id === null ? slug : `${slug.padEnd(width)}  ${id}`);
			deliver(flags.format === "json" ? JSON.stringify(list) : lines.join("\n"), flags, runtime);
		});
	});
}
process.getBuiltinModule("node:path");
const resolve$3 = (() => process.getBuiltinModule("node:path").resolve)();
// src/cli/commands/doctor.ts
function doctorCommand(session) {
	const command = new Command("doctor").description("check the setup, and show how to fix what is wrong");
	withExample(connectionOptions(outputOptions(command, ["terminal", "json"])), "ifmatch doctor --deployment acme");
	return command.option("--config <file>", "the config (default: ifmatch.yaml)").option("--deployment <slug>", "only this deployment").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inRuntime(flags, async (runtime) => run$4(flags, runtime, session));
	});
}
async function run$4(flags, runtime, session) {
	const [{ doctor, usualLimits }, { Git }, { renderDoctor, doctorJson }] = await Promise.all([
		import("./setup.js"),
		import("./commands.js"),
		import("./setup.js")
	]);
	const { env, cwd } = session.parts;
	if (flags.output !== void 0) runtime.ensureWritable(flags.output);
	const options = {
		config: flags.config === void 0 ? null : runtime.insideRoot(flags.config),
		deployment: flags.deployment ?? null,
		baseUrl: flags.baseUrl ?? null,
		sandbox: flags.sandbox === true || flags.sandboxDb !== void 0,
		limits: usualLimits
	};
	const git = new Git(resolve$3(cwd, flags.directory), env);
	const checks = await doctor(options, runtime, {
		env,
		node: runtime.nodeVersion,
		git
	});
	deliver(flags.format === "json" ? doctorJson(checks, `ifmatch ${version}`) : renderDoctor(checks, lookOf(flags, runtime, env)), flags, runtime);
	session.code = worstOf(checks) === "failed" ? 1 : 0;
}
// src/cli/commands/drift.ts
const formats$1 = [
	"terminal",
	"markdown",
	"json"
];
function driftCommand(session) {
	const command = new Command("drift").description("show edits made on the platform since the last apply");
	withExample(connectionOptions(outputOptions(fileOptions(command), formats$1)), "ifmatch drift --write");
	return command.option("--plan <file>", "the plan file of the last apply").addOption(new Option("--base <ref>", "the commit or branch that was applied last").conflicts("plan")).option("--write", "write the platform's edits into the files").action(async (paths) => {
		const flags = command.optsWithGlobals();
		await session.inRuntime(flags, async (runtime) => run$3(paths, flags, runtime, session));
	});
}
async function run$3(paths, flags, runtime, session) {
	keepPlans(["--output", flags.output], [flags.plan], runtime);
	if (flags.output !== void 0) runtime.ensureWritable(flags.output);
	const outcome = await find(paths, flags, runtime);
	deliver(await renderers$1[flags.format](outcome, {
		runtime,
		flags,
		session,
		again: rerunArgs(paths, flags)
	}), flags, runtime);
	session.code = exitCodes$1[outcome.kind];
}
const exitCodes$1 = {
	"in-sync": 0,
	failed: 1,
	drift: 2,
	invalid: 3
};
async function find(paths, flags, runtime) {
	const [{ drift }, { Git }] = await Promise.all([import("./commands.js"), import("./commands.js")]);
	const { base = null, write = false } = flags;
	return drift({
		...wantedOf(paths, flags, runtime),
		plan: flags.plan ?? null,
		base,
		git: new Git(runtime.root, runtime.env),
		fix: write
	}, runtime).catch(asFailed);
}
const renderers$1 = {
	async terminal(outcome, { runtime, flags, session, again }) {
		const { renderDriftTerminal } = await import("./render.js");
		return renderDriftTerminal(outcome, {
			platform: runtime.connections.name,
			again,
			config: shownConfig(runtime),
			verbose: flags.verbose === true,
			...lookOf(flags, runtime, session.parts.env)
		});
	},
	async markdown(outcome, { again }) {
		const { renderDriftMarkdown } = await import("./render.js");
		return renderDriftMarkdown(outcome, { again });
	},
	async json(outcome, { runtime }) {
		const { renderDriftJson } = await import("./sync.js");
		return renderDriftJson(outcome, {
			tool: `ifmatch ${version}`,
			platform: runtime.connections.name
		});
	}
};
process.getBuiltinModule("node:path");
const resolve$2 = (() => process.getBuiltinModule("node:path").resolve)();
// src/cli/commands/init.ts
function initCommand(session) {
	const command = new Command("init").description("set up a repository: config, first policies, workflows, owners");
	withExample(connectionOptions(command), "ifmatch init --from-platform --owners @acme/appsec");
	return command.addOption(new Option("--deployment <slug>", "a deployment that the files are for, or all (repeatable; default: the one that the token sees)").argParser(nonEmptyList)).addOption(new Option("--policies <source>", "the first policies (default: those of the platform with a token, else none)").choices(policySources)).addOption(new Option("--from-platform", "start with the policies of the platform").conflicts("policies")).addOption(new Option("--workflow <kind>", "the workflow for GitHub Actions (default: simple, unless the remote is not GitHub)").choices(workflowChoices)).option("--owners <names>", "who reviews policy changes, for CODEOWNERS: @org/team, comma-separated").option("--branch <name>", "the default branch (default: from git)").option("--no-vscode", "leave .vscode/settings.json alone").option("--force", "replace files of ours that differ").option("--dry-run", "only list what would be written").option("--yes", "do not ask; flags and defaults decide").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inRuntime(flags, (runtime) => run$2(runtime, flags, session));
	});
}
async function run$2(runtime, flags, session) {
	const [{ init }, { Cancelled }] = await Promise.all([import("./setup.js"), import("./commands.js")]);
	const { width } = runtime.terminal;
	const look = {
		width,
		color: runtime.terminal.wantsColor(flags.color, session.parts.env)
	};
	const { deployment: _, ...others } = flags;
	const { directory, color } = flags;
	const way = {
		directory: rerunArgs([], {
			directory,
			color
		}),
		again: rerunArgs([], others)
	};
	const options = {
		given: givenBy(flags),
		force: flags.force === true,
		dryRun: flags.dryRun === true,
		way,
		look
	};
	try {
		const { text, ok } = await init(options, await openSite(flags, runtime, session));
		runtime.terminal.print(text);
		session.code = ok ? 0 : 1;
	} catch (error) {
		if (!(error instanceof Cancelled)) throw error;
		runtime.terminal.tell("Stopped. Nothing was written.");
		session.code = 1;
	}
}
async function openSite(flags, runtime, { parts: { cwd, env } }) {
	const { Git } = await import("./commands.js");
	const folder = resolve$2(cwd, flags.directory);
	const hasAddress = flags.sandbox === true || flags.sandboxDb !== void 0 || (flags.baseUrl ?? env["IFMATCH_BASE_URL"] ?? "").trim() !== "";
	return {
		runtime,
		folder,
		git: new Git(folder, env),
		prompts: flags.yes !== true && runtime.terminal.canAsk ? await runtime.terminal.prompts() : null,
		reachable: (slug) => hasAddress && runtime.connections.has(slug)
	};
}
const givenBy = (flags) => ({
	deployments: flags.deployment ?? [],
	policies: flags.fromPlatform === true ? "platform" : flags.policies ?? null,
	workflow: flags.workflow ?? null,
	owners: flags.owners ?? null,
	branch: flags.branch ?? null,
	editor: flags.vscode
});
process.getBuiltinModule("node:path");
const resolve$1 = (() => process.getBuiltinModule("node:path").resolve)();
// src/cli/commands/preview.ts
function previewCommand(session) {
	const command = new Command("preview").aliases(["plan", "diff"]).description("show what an apply would create, update and delete");
	withExample(strictOption(baseOptions(impactOptions(approvalOptions(connectionOptions(outputOptions(fileOptions(command))))))), "ifmatch preview --out plan.json");
	return command.option("--out <file>", "save the plan, for `ifmatch apply FILE`", filledFile).option("--exit-code", "exit with 2 when there are changes").action(async (paths) => {
		const flags = command.optsWithGlobals();
		await session.inRuntime(flags, async (runtime) => {
			const { preview } = await import("./commands.js");
			const wanted = {
				base: await baseOf(flags, session),
				limits: impactLimitsOf(flags)
			};
			const run = {
				command: "preview",
				flags,
				runtime,
				env: session.parts.env,
				again: rerunArgs(paths, flags),
				save: flags.out ?? null,
				strict: flags.strict === true
			};
			const options = {
				...wantedOf(paths, flags, runtime),
				approval: approvalOf(flags)
			};
			await session.finish(run, () => preview(options, runtime, wanted), flags.exitCode === true);
		});
	});
}
async function baseOf({ base, directory }, { parts }) {
	if (base === void 0) return null;
	const { Git } = await import("./commands.js");
	return {
		name: base,
		git: new Git(resolve$1(parts.cwd, directory), parts.env),
		tip: "HEAD"
	};
}
// src/cli/commands/pull.ts
const formats = ["terminal", "json"];
function pullCommand(session) {
	const command = new Command("pull").description("write the platform's policies into the files");
	withExample(connectionOptions(outputOptions(command, formats)), "ifmatch pull --deployment acme");
	return command.option("--check", "write nothing, and exit with 2 when a pull would change files").option("--single", "write all undeclared policies into one file").option("--all", "also pull bundles that no file declares yet").option("--config <file>", "the config (default: ifmatch.yaml)").option("--deployment <slug>", "only the bundles of this deployment").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inRuntime(flags, async (runtime) => run$1(flags, runtime, session));
	});
}
async function run$1(flags, runtime, session) {
	if (flags.output !== void 0) runtime.ensureWritable(flags.output);
	const outcome = await runPull(flags, runtime);
	deliver(await renderers[flags.format](outcome, {
		flags,
		runtime,
		session
	}), flags, runtime);
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
async function runPull(flags, runtime) {
	const { pull } = await import("./commands.js");
	const { config = null, deployment = null, check = false, single = false, all = false } = flags;
	return pull({
		source: runtime.source,
		config,
		deployment,
		check,
		single,
		all,
		overwrites: false
	}, runtime).catch(asFailed);
}
const renderers = {
	async terminal(outcome, { flags, runtime, session }) {
		const { renderPullTerminal } = await import("./render.js");
		const folder = flags.directory === "." ? "" : ` -C ${shellWord(flags.directory)}`;
		const isInRepository = repositoryTop(runtime.root) !== null;
		return renderPullTerminal(outcome, {
			...lookOf(flags, runtime, session.parts.env),
			platform: runtime.connections.name,
			quiet: flags.quiet === true,
			again: rerunArgs([], flags),
			scope: [...flags.all === true ? ["--all"] : [], ...flags.single === true ? ["--single"] : []],
			git: isInRepository ? (command) => `git${folder} ${command}` : null
		});
	},
	async json(outcome, { runtime }) {
		const { renderPullJson } = await import("./render.js");
		return renderPullJson(outcome, {
			tool: `ifmatch ${version}`,
			platform: runtime.connections.name
		});
	}
};
// src/cli/commands/rollback.ts
function rollbackCommand(session) {
	const command = new Command("rollback").description("show what undoing an applied plan would change");
	withExample(approvalOptions(connectionOptions(outputOptions(command))), "ifmatch rollback applied.json --save undo.json");
	return command.argument("<plan>", "the plan file of an apply", nonEmpty).option("--save <file>", "save the rollback, for `ifmatch apply FILE`", filledFile).addOption(new Option("--write", "put the old values into the files instead").conflicts("save")).option("--config <file>", "the config (default: ifmatch.yaml)").option("--deployment <slug>", "only the bundles of this deployment").action(async (plan) => {
		const flags = {
			...command.optsWithGlobals(),
			plan
		};
		await session.inRuntime(flags, async (runtime) => run(flags, runtime, session));
	});
}
async function run(flags, runtime, session) {
	for (const option of ["output", "save"]) keepPlans([`--${option}`, flags[option]], [flags.plan], runtime);
	const shown = {
		command: "rollback",
		flags,
		runtime,
		env: session.parts.env,
		again: rerunArgs([], flags),
		save: flags.save ?? null,
		reviewed: flags.plan
	};
	if (flags.write === true) return write(shown, flags, session);
	const { rollback } = await import("./commands.js");
	const options = {
		...wantedOf([], flags, runtime),
		plan: flags.plan,
		approval: approvalOf(flags)
	};
	await session.finish(shown, () => rollback(options, runtime));
}
const writtenFormats = new Set(["terminal", "json"]);
async function write(shown, flags, session) {
	if (!writtenFormats.has(flags.format)) throw new UsageError(`--write reports what it wrote as ${[...writtenFormats].join(" or ")}, not as ${flags.format}.`);
	if (flags.output !== void 0) shown.runtime.ensureWritable(flags.output);
	const { writeUndo } = await import("./sync.js");
	const { runtime } = shown;
	const result = await writeUndo({
		...wantedOf([], flags, runtime),
		plan: flags.plan
	}, runtime);
	if (result.kind === "written") deliver(await writtenText(result, shown), flags, runtime);
	else await session.finish({
		...shown,
		again: `${shown.again} --write`.trim()
	}, async () => result);
}
async function writtenText({ written, removed, leftOut, withoutNotes }, shown) {
	if (shown.flags.format === "json") return `${toJson({
		written,
		removed,
		left_out: leftOut,
		without_notes: withoutNotes
	}, 2)}\n`;
	if (written.length + removed.length === 0) return "The files declare what was before already.\n";
	const { count } = await import("./validate.js");
	const left = leftOut === 0 ? "" : `${count(leftOut, "field")} that a file has no place for: left out\n`;
	const notes = withoutNotes === 0 ? "" : `${count(withoutNotes, "entry is", "entries are")} back without notes: where there were some, such as x-expires, take them from git\n`;
	const names = [...written.map((path) => `written  ${path}`), ...removed.map((path) => `removed  ${path}`)];
	const next = escapeTerminal(["ifmatch preview", shown.again].filter((part) => part !== "").join(" "));
	return `${names.map((name) => `${escapeTerminal(name)}\n`).join("")}${left}${notes}Next: ${next}\n`;
}
process.getBuiltinModule("node:path");
const resolve = (() => process.getBuiltinModule("node:path").resolve)();
// src/cli/commands/sandbox.ts
function sandboxCommand(session) {
	const command = new Command("sandbox").description("serve an embedded platform on 127.0.0.1");
	withExample(command, "ifmatch sandbox --db platform.db");
	return command.addOption(new Option("--port <n>", "the port").argParser(wholeNumber(0, 65535)).default(0, "any free one")).option("--db <file>", "keep the state in this file (default: in memory)").option("--seed <name[:findings]>", "content of a new platform, and its first deployment", "acme").addOption(new Option("--quirk <name>", "simulate a quirk of other platforms (repeatable)").argParser(addQuirk).default([], "none")).addOption(new Option("--format <name>", "terminal prints one token, json those of all deployments").choices(["terminal", "json"]).default("terminal")).addHelpText("after", () => listOf("Seeds", seedWords)).addHelpText("after", deploymentHelp).addHelpText("after", () => listOf("Quirks", quirks)).action(async () => {
		const flags = command.optsWithGlobals();
		await session.inRuntime(flags, async (runtime) => {
			const { sandbox } = await import("./setup.js");
			const { port, seed, quirk, format } = flags;
			if (flags.db !== void 0) runtime.refuseLinks(flags.db);
			await sandbox({
				port,
				db: flags.db === void 0 ? null : resolve(session.parts.cwd, flags.directory, flags.db),
				seed,
				quirks: quirk,
				json: format === "json"
			}, runtime, session.parts.stop());
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
function listOf(title, words) {
	const width = Math.max(...Object.keys(words).map((name) => name.length)) + 2;
	const lines = Object.entries(words).map(([name, says]) => `  ${name.padEnd(width)}${says}`);
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
process.getBuiltinModule("node:fs");
const mkdirSync = (() => process.getBuiltinModule("node:fs").mkdirSync)();
const readFileSync = (() => process.getBuiltinModule("node:fs").readFileSync)();
process.getBuiltinModule("node:path");
const join = (() => process.getBuiltinModule("node:path").join)();
// src/commands/schema.ts
const schemas = {
	config: "ifmatch.yaml",
	"remediation-file": "a file with remediation policies",
	"detection-file": "a file with the detection policy of a product",
	plan: "a saved plan, and what preview --format json prints"
};
const schemaText = (name, packageRoot) => readFileSync(join(packageRoot, "schemas", `${name}.schema.json`), "utf8");
const isOurSchema = (text) => /"\$id": "urn:ifmatch:schema:/.test(text);
function writeSchemas(folder, runtime) {
	const path = (name) => join(folder, `${name}.schema.json`);
	const foreign = editorSchemas.find((name) => {
		const there = textOf(join(runtime.root, path(name)));
		return there !== null && !isOurSchema(there);
	});
	if (foreign !== void 0) throw new UsageError(`${path(foreign)} is not a schema of ifmatch. Move it, or name another folder.`);
	mkdirSync(join(runtime.root, folder), { recursive: true });
	for (const name of editorSchemas) runtime.writeText(path(name), schemaText(name, runtime.packageRoot));
	return editorSchemas.map((name) => `+ ${path(name)}`).join("\n");
}
function textOf(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return null;
	}
}
function schema(name, runtime) {
	return name === null ? list() : runtime.readText(join(runtime.packageRoot, "schemas", `${name}.schema.json`));
}
function list() {
	const width = Math.max(...Object.keys(schemas).map(({ length }) => length)) + 2;
	return Object.entries(schemas).map(([name, says]) => `${name.padEnd(width)}${says}`).join("\n");
}
// src/cli/commands/schema.ts
function schemaCommand(session) {
	const command = new Command("schema").description("print a JSON schema, or write all of them for editors; without a name list them");
	return withExample(command, "ifmatch schema remediation-file > remediation-file.schema.json").addArgument(new Argument("[name]", "the schema").choices(Object.keys(schemas))).option("--output <file>", "write the schema to this file").addOption(new Option("--write [folder]", "write all schemas for editors into this folder (default: .ifmatch)").conflicts("output")).action(async (name) => {
		const flags = command.optsWithGlobals();
		await session.inRuntime(flags, async (runtime) => {
			if (flags.write !== void 0) {
				deliver(writeSchemas(flags.write === true ? schemaFolder : flags.write, runtime), flags, runtime);
				return;
			}
			if (flags.output !== void 0) runtime.ensureWritable(flags.output);
			deliver(schema(name ?? null, runtime), flags, runtime);
		});
	});
}
// src/cli/commands/validate.ts
function validateCommand(session) {
	const command = new Command("validate").description("check the files, without network access");
	withExample(strictOption(outputOptions(fileOptions(command))), "ifmatch validate policies/remediation");
	return command.action(async (paths) => {
		const flags = command.optsWithGlobals();
		await session.inRuntime(flags, async (runtime) => {
			const { validate } = await import("./validate.js");
			const againWith = (some) => rerunArgs(some, flags);
			const run = {
				command: "validate",
				flags,
				runtime,
				env: session.parts.env,
				again: againWith(paths),
				againWith,
				strict: flags.strict === true
			};
			await session.finish(run, () => validate(wantedOf(paths, flags, runtime), runtime));
		});
	});
}
export { SandboxError, apiCommand, applyCommand, completionCommand, completionScript, configureCommand, connectionOptions, demoCommand, deploymentsCommand, describeProgram, doctorCommand, driftCommand, fromQuirkyJson, initCommand, isOurSchema, main, mostFindings, parseQuirks, previewCommand, pullCommand, quirkyJson, rollbackCommand, run$6 as run, sandboxCommand, schemaCommand, schemaText, validateCommand };
