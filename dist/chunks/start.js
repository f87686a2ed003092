import { Cancelled, ChangedMeanwhile, OthersInvalid, PlatformError, StandardStreams, UsageError, World, breakLineCommand, count, countWarnings, defaultImpactLimits, escapeTerminal, isLineCommand, join, leftOutFiles, policySources, repositoryTop, resolve, shellWord, stopRequest, toJson, version, workflowChoices, worstOf } from "./base.js";
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from "./commander.js";
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
	"error-in-message": "the text of an error stands under \"message\"",
	"error-in-detail": "the text of an error stands under \"detail\""
};
function parseQuirks(names) {
	const unknown = names.find((name) => !Object.hasOwn(quirks, name));
	if (unknown !== void 0) throw new SandboxError(`There is no quirk "${unknown}". Known are: ${Object.keys(quirks).join(", ")}.`);
	return new Set(names);
}
var SandboxError = class extends Error {
	name = "SandboxError";
};
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
const fileOptions = (command) => command.argument("[paths...]", "files or folders (default: what the config says, else policies/)", filledList).option("--config <file>", "the config (default: ifmatch.yaml)").option("--deployment <slug>", "only the bundles of this deployment");
const connectionOptions = (command) => command.option("--base-url <url>", "the platform's address (default: $IFMATCH_BASE_URL)").addOption(new Option("--sandbox", "an embedded platform in place of a remote one").conflicts("baseUrl")).addOption(new Option("--sandbox-db <file>", "keep the embedded platform in this file (implies --sandbox)").conflicts("baseUrl"));
const outputOptions = (command, choices = formats$2) => command.addOption(new Option("--format <name>", "how the result is written").choices(choices).default("terminal")).option("--output <file>", "write the result to this file");
const consentOptions = (command) => command.option("--max-deletes <n>", "allow so many objects of a bundle to be deleted or weakened", wholeNumber(0, 1e6)).option("--max-delete-percent <n>", "allow this share of a bundle's objects to be deleted or weakened", wholeNumber(0, 100)).option("--allow-empty", "allow a bundle to become empty, or to enforce or block nothing").addOption(new Option("--allow-protected <slug>", "allow a protected policy to be deleted or weakened (repeatable)").argParser(filledList).default([], "none")).option("--allow-looser", "allow changes that loosen enforcement");
const impactOptions = (command) => command.option("--impact", "estimate which open findings the changes match and block").option("--impact-limit <n>", `read so many findings for that (default: ${String(defaultImpactLimits.findings)}; implies --impact)`, wholeNumber(100, 1e6));
const strictOption = (command) => command.option("--strict", "exit with 3 when there are warnings");
const baseOptions = (command) => command.option("--base <ref>", "tell the changes since this commit or branch from edits on the platform");
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
const impactLimitsOf = ({ impact, impactLimit }) => impact === true || impactLimit !== void 0 ? {
	...defaultImpactLimits,
	...impactLimit === void 0 ? {} : { findings: impactLimit }
} : null;
function filled(text) {
	if (text === "") throw new InvalidArgumentError("It is empty. If it comes from a variable, set that.");
	return text;
}
function filledFile(text) {
	if (text === "-") throw new InvalidArgumentError("Only --output takes - for standard output. For a file of that name write ./-");
	return filled(text);
}
const filledList = (text, soFar = []) => [...soFar, filled(text)];
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
function swallowedOption(command) {
	const given = command.optsWithGlobals();
	const names = new Set([
		"-h",
		"--help",
		...optionsOf(command).flatMap(({ long }) => long ?? [])
	]);
	for (const option of optionsOf(command)) {
		const next = [given[option.attributeName()]].flat().find((value) => typeof value === "string" && names.has(value.replace(/=.*/s, "")));
		if (typeof next === "string") return {
			option,
			next
		};
	}
	return null;
}
const optionsOf = (command) => [...command.options, ...command.parent === null ? [] : optionsOf(command.parent)];
function settle$1(command, streams) {
	for (const option of command.options) if (option.required && option.parseArg === void 0) option.argParser(filled);
	return command.exitOverride().showHelpAfterError("(see --help)").configureHelp({ showGlobalOptions: true }).configureOutput({
		writeOut: (text) => streams.out.write(text),
		writeErr: (text) => streams.err.write(text),
		outputError: (error, write) => write(sayOurOption(error, command)),
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
function keepPlans([option, output], plans, world) {
	if (output === void 0) return;
	if (plans.some((plan) => typeof plan === "string" && world.isSameFile(plan, output))) throw new UsageError(`${output} is the plan, and ${option} would replace it. Give ${option} another file.`);
}
const ours = [
	[
		/^--?auto-approve$|^-y$|^--assume-yes$/,
		"--yes",
		"Did you mean --yes?"
	],
	[
		/^--?out$/,
		"--plan",
		"Did you mean --plan, or --output?"
	],
	[
		/^-o/,
		"--output",
		"Did you mean --output, or --format?"
	],
	[
		/^--json$/,
		"--format",
		"Did you mean --format json?"
	],
	[
		/^--no-colou?r$/,
		"--color",
		"Did you mean --color never?"
	],
	[
		/^-v$/,
		"--verbose",
		"Did you mean --verbose, or -V for the version?"
	],
	[
		/^--(?:url|host|endpoint|server)$/,
		"--base-url",
		"Did you mean --base-url?"
	],
	[
		/^--(?:api-)?token$/,
		"--base-url",
		"The token comes from IFMATCH_API_TOKEN, and from nowhere else."
	],
	[
		/^--dry-run$/,
		"--on-stale",
		"Did you mean ifmatch preview?"
	],
	[
		/^--dry-run$/,
		"--exit-code",
		"A preview changes nothing as it is."
	],
	[
		/^-f$|^--file(?:name)?$|^--path$/,
		"files",
		"Files and folders need no option: write them alone."
	]
];
const unknown = /^(error: unknown option '([^'=]*))(?:=.*)?'/s;
function sayOurOption(error, command) {
	const [, said = "", name] = unknown.exec(error) ?? [];
	if (name === void 0) return error;
	const has = (one) => one === "files" ? command.registeredArguments.some((argument) => argument.name() === "paths") : knows(command, one);
	const found = ours.find(([others, one]) => others.test(name) && has(one))?.[2] ?? misplaced(name, command);
	return found === null ? error.replace(unknown, `$1'`) : `${said}'\n(${found})\n`;
}
const misplaced = (name, command) => command.commands.some((one) => knows(one, name)) ? `It stands behind its command: ifmatch <command> ${name}` : null;
const knows = (command, name) => command.options.some((option) => [option.short, option.long].includes(name)) || command.parent !== null && knows(command.parent, name);
const ourCommands = new Map([
	["plan", "preview"],
	["diff", "preview"],
	["sync", "apply"],
	["deploy", "apply"],
	["push", "apply"],
	["import", "pull"],
	["export", "pull"],
	["dump", "pull"],
	["lint", "validate"],
	["check", "validate"],
	["undo", "rollback"],
	["revert", "rollback"],
	["status", "drift"],
	["refresh", "drift"]
]);
function knowWordsOfOthers(program, first = "") {
	const meant = ourCommands.get(first);
	if (meant === void 0) return;
	program.on("command:*", () => program.error(`error: unknown command '${first}'\n(Did you mean ${meant}?)`));
}
// src/cli/commands/api.ts
function apiCommand(session) {
	const command = new Command("api").description("call any operation of the API").usage("<operation> [options]");
	withExample(command, "ifmatch api listFindings --severities critical --all --format table");
	return command.argument("[operation]", "its id; `ifmatch api` alone lists them all").allowUnknownOption().allowExcessArguments().action(async (operation) => {
		const { listOperations, similarOperations } = await import("./commands.js").then((n) => n.api_exports);
		if (operation === void 0) {
			session.parts.streams.out.write(listOperations());
			return;
		}
		if (operation.startsWith("-")) throw new UsageError(`Options stand behind the operation: ifmatch api <operation> ${operation.replace(/=.*/s, "")}`);
		const similar = similarOperations(operation);
		const meant = similar.length === 0 ? "" : ` Did you mean ${similar.join(" or ")}?`;
		throw new UsageError(`There is no operation "${operation}".${meant} \`ifmatch api\` lists them all.`);
	});
}
// src/cli/show.ts
const tool = `ifmatch ${version}`;
async function show(run, outcome) {
	try {
		await savePlan(run, outcome);
	} finally {
		deliver(await renderers$2[run.flags.format](run, outcome), run.flags, run.world);
	}
}
async function savePlan(run, outcome) {
	const { world, save = null } = run;
	if (save === null || keepsPlan(run, outcome) || !("plan" in outcome) || outcome.plan === null) return;
	const { file, unsigned } = await planOf(run, outcome);
	if (isWritten(outcome)) return saveResult(run, save, file, unsigned);
	if (unsigned !== null) throw new UsageError(`${save} is not written. ${unsigned}`);
	world.writeText(save, textOf(file));
}
const isWritten = ({ kind }) => kind === "applied" || kind === "partial";
const keepsPlan = (run, outcome) => !isWritten(outcome) && (run.savesReviewed === true || run.command === "rollback" && outcome.kind === "stale");
function saveResult(run, save, file, unsigned) {
	try {
		run.world.writeText(save, textOf(file));
	} catch (error) {
		if (run.flags.format === "json" || !(error instanceof UsageError)) throw error;
		throw new UsageError(`${error.message} ${undoMissed(run)}`, { cause: error });
	}
	if (unsigned !== null) run.world.terminal.tell(`${save} is not signed, so it cannot be rolled back. ${unsigned}`);
}
async function planOf({ command, world }, outcome) {
	const [{ toPlanFile }, { phrase }, { signed }] = await Promise.all([
		import("./base.js"),
		import("./validate.js").then((n) => n.meaning_words_exports),
		import("./commands.js").then((n) => n.saved_plan_exports)
	]);
	const { name: platform } = world.connections;
	return signed(toPlanFile(outcome, {
		tool,
		command,
		platform,
		config: world.config,
		says: phrase
	}), world);
}
const textOf = (file) => `${toJson(file, 2)}\n`;
const undoMissed = ({ reviewed = null }) => reviewed === null ? "The undo that it was to hold is lost." : "It was to hold the results and the undo. Run the same apply again once it can be written: it sends nothing that is applied already.";
async function showFirst(run, outcome, asks) {
	const { terminal } = run.world;
	const plan = await renderers$2.terminal({
		...run,
		midway: true
	}, outcome);
	const text = holdsUndo(run) ? plan : `${plan}\n${noUndo}\n`;
	if (asks) terminal.show(text);
	else terminal.tell(text);
}
function tellNoUndo(run) {
	if (!holdsUndo(run)) run.world.terminal.tell(noUndo);
}
const holdsUndo = ({ save = null, flags }) => save !== null || flags.format === "json";
const noUndo = "No file will hold the undo of this. With --report FILE, `ifmatch rollback` can take it back.";
const renderers$2 = {
	async terminal(run, outcome) {
		const { renderTerminal } = await import("./validate.js").then((n) => n.terminal_exports);
		return renderTerminal(outcome, {
			...viewOf(run),
			again: againAfter(run, outcome)
		});
	},
	async markdown(run, outcome) {
		const { renderMarkdown } = await import("./render.js").then((n) => n.markdown_exports$1);
		return renderMarkdown(outcome, viewOf(run));
	},
	json: async (run, outcome) => textOf((await planOf(run, outcome)).file),
	async html(run, outcome) {
		const { renderHtml } = await import("./render.js").then((n) => n.html_exports);
		return renderHtml(outcome, {
			...viewOf(run),
			version
		});
	},
	async sarif({ world }, outcome) {
		const { renderSarif } = await import("./render.js").then((n) => n.sarif_exports);
		return renderSarif(outcome, {
			version,
			folder: world.repositoryFolder
		});
	},
	async github({ world }, outcome) {
		const { renderGithub } = await import("./render.js").then((n) => n.github_exports);
		return renderGithub(outcome, world.repositoryFolder);
	}
};
const againAfter = ({ again, againWith }, outcome) => outcome.kind === "valid" && outcome.whole !== null ? againWith?.(outcome.whole) ?? again : again;
function viewOf({ command, flags, world, env, again, save = null, reviewed = null, midway = false, strict = false }) {
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
		reviewed,
		midway,
		strict,
		config: shownConfig(world)
	};
}
function deliver(text, { output }, world) {
	if (output === void 0) return world.terminal.print(text);
	try {
		world.writeText(output, text.endsWith("\n") ? text : `${text}\n`);
	} catch (error) {
		world.terminal.print(text);
		throw error;
	}
}
const shownConfig = ({ config }) => config === "ifmatch.yaml" ? null : config;
// src/cli/commands/apply.ts
function applyCommand(session) {
	const command = new Command("apply").description("apply the files, strictly: only what was reviewed");
	withExample(consentOptions(connectionOptions(outputOptions(fileOptions(command)))), "ifmatch apply --plan plan.json");
	return command.option("--plan <file>", "apply exactly this saved plan; afterwards it holds the results and the undo", filledFile).option("--report <file>", "write the applied plan, with its undo, here instead", filledFile).option("--yes", "do not ask").addOption(new Option("--on-stale <what>", "when the platform changed since the review (default: what the config says)").choices(["refuse", "same-diff"])).action(async (paths) => run$6(paths, command.optsWithGlobals(), session));
}
async function run$6(paths, flags, session) {
	await session.inWorld(flags, async (world) => {
		const { apply } = await import("../action.js").then((n) => n.apply_exports);
		const { plan = null, report, yes, onStale = null } = flags;
		const shown = {
			command: "apply",
			flags,
			world,
			env: session.parts.env,
			again: againOf(paths, flags),
			save: report ?? (plan !== null && world.isStream(plan) ? null : plan),
			savesReviewed: plan !== null && world.isSameFile(report ?? plan, plan),
			reviewed: plan
		};
		if (plan !== null) tellNoUndo(shown);
		const confirm = yes === true ? "yes" : askOrNot(world);
		const reviewing = {
			plan,
			confirm,
			onStale,
			show: (outcome) => showFirst(shown, outcome, confirm === "ask")
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
async function completionScript(shell, program, session) {
	const { describeCommand } = await import("./setup.js").then((n) => n.completion_exports);
	const api = program.commands.find((command) => command.name() === "api");
	const valuesOf = api === void 0 ? () => void 0 : await addApi(api, session);
	return scripts[shell](describeCommand(program, valuesOf), program.name());
}
const scripts = {
	bash: async (program, name) => (await import("./setup.js").then((n) => n.completion_exports)).bashScript(program, name),
	zsh: async (program, name) => (await import("./setup.js").then((n) => n.completion_exports)).zshScript(program, name),
	fish: async (program, name) => (await import("./setup.js").then((n) => n.completion_exports)).fishScript(program, name)
};
async function addApi(api, session) {
	const [{ addOperations }, { flagsOf }, { operationIds }] = await Promise.all([
		import("./setup.js").then((n) => n.api_exports),
		import("./commands.js").then((n) => n.api_exports),
		import("./commands.js").then((n) => n.api_exports)
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
			const { demo } = await import("./setup.js").then((n) => n.demo_exports);
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
			if (flags.output !== void 0) world.ensureWritable(flags.output);
			const { deployments } = await import("./commands.js").then((n) => n.deployments_exports);
			const list = await deployments({ config: flags.config ?? null }, world);
			const lines = list.map(({ slug, id }) => id === null ? slug : `${slug}  ${id}`);
			deliver(flags.format === "json" ? JSON.stringify(list) : lines.join("\n"), flags, world);
		});
	});
}
// src/cli/commands/doctor.ts
function doctorCommand(session) {
	const command = new Command("doctor").description("check everything that a run needs, with the cure for what is wrong");
	withExample(connectionOptions(outputOptions(command, ["terminal", "json"])), "ifmatch doctor --deployment acme");
	return command.option("--config <file>", "the config (default: ifmatch.yaml)").option("--deployment <slug>", "only this deployment").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => run$5(flags, world, session));
	});
}
async function run$5(flags, world, session) {
	const [{ doctor, usualLimits }, { Git }, { renderDoctor, doctorJson }] = await Promise.all([
		import("./setup.js").then((n) => n.doctor_exports$1),
		import("./commands.js").then((n) => n.git_exports),
		import("./setup.js").then((n) => n.doctor_exports)
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
		await session.inWorld(flags, async (world) => run$4(paths, flags, world, session));
	});
}
async function run$4(paths, flags, world, session) {
	keepPlans(["--output", flags.output], [flags.plan], world);
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
async function find(paths, flags, world, { parts }) {
	const [{ drift }, { Git }, { unsavedFiles }] = await Promise.all([
		import("./commands.js").then((n) => n.drift_exports),
		import("./commands.js").then((n) => n.git_exports),
		import("./commands.js").then((n) => n.git_exports)
	]);
	const root = resolve(parts.cwd, flags.directory);
	const { base = null, fix } = flags;
	const unsaved = (files) => unsavedFiles(root, parts.env, files);
	return drift({
		...wantedOf(paths, flags, world),
		openPlan: await openerOf(flags.plan),
		base,
		git: new Git(root, parts.env),
		fix: fix ? {
			root,
			unsaved
		} : null
	}, world).catch((error) => {
		if (!(error instanceof PlatformError)) throw error;
		return {
			kind: "failed",
			error,
			problems: []
		};
	});
}
async function openerOf(path) {
	if (path === void 0) return null;
	const { openApplied } = await import("./commands.js").then((n) => n.find_base_exports);
	return (world) => openApplied(path, world);
}
const renderers$1 = {
	async terminal(outcome, { world, flags, session, again }) {
		const { renderDriftTerminal } = await import("./sync.js").then((n) => n.terminal_exports);
		const { terminal, connections, today } = world;
		const color = flags.output === void 0 ? terminal.wantsColor(flags.color, session.parts.env) : flags.color === "always";
		const verbose = flags.verbose === true;
		return renderDriftTerminal(outcome, {
			platform: connections.name,
			today,
			again,
			config: shownConfig(world),
			width: terminal.width,
			color,
			verbose
		});
	},
	async markdown(outcome, { world, again }) {
		const { renderDriftMarkdown } = await import("./render.js").then((n) => n.markdown_exports);
		return renderDriftMarkdown(outcome, {
			platform: world.connections.name,
			again
		});
	},
	async json(outcome, { world }) {
		const { renderDriftJson } = await import("./sync.js").then((n) => n.json_exports);
		return renderDriftJson(outcome, {
			tool: `ifmatch ${version}`,
			platform: world.connections.name
		});
	}
};
// src/cli/commands/init.ts
function initCommand(session) {
	const command = new Command("init").description("make a repository ready: config, first policies, workflows, owners");
	withExample(connectionOptions(command), "ifmatch init --from-platform --owners @acme/appsec");
	return command.addOption(new Option("--deployment <slug>", "a deployment that the files are for (repeatable; default: the one that the token sees)").argParser(filledList)).addOption(new Option("--policies <source>", "the first policies (default: those of the platform with a token, else examples)").choices(policySources)).addOption(new Option("--from-platform", "begin with the policies that the platform has").conflicts("policies")).addOption(new Option("--workflow <kind>", "the workflow for GitHub Actions (default: open, where the remote is GitHub or unknown)").choices(workflowChoices)).option("--owners <names>", "who reviews changes of policies, for CODEOWNERS: @org/team, with commas between").option("--branch <name>", "the default branch (default: what git says)").option("--no-vscode", "leave .vscode/settings.json alone").option("--force", "replace files that differ").option("--dry-run", "only list what would be written").option("--yes", "do not ask; flags and defaults decide").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => run$3(flags, world, session));
	});
}
async function run$3(flags, world, session) {
	const [{ init }, { WriteFailed }] = await Promise.all([import("./setup.js").then((n) => n.init_exports), import("./setup.js").then((n) => n.write_exports)]);
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
	const [{ Git }, { openPrompts }] = await Promise.all([import("./commands.js").then((n) => n.git_exports), import("./commands.js").then((n) => n.prompts_exports)]);
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
	withExample(strictOption(baseOptions(impactOptions(consentOptions(connectionOptions(outputOptions(fileOptions(command))))))), "ifmatch preview --plan plan.json");
	return command.option("--plan <file>", "save the plan, for `ifmatch apply --plan`", filledFile).option("--exit-code", "exit with 2 when there are changes").action(async (paths) => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => {
			const [{ preview }, { Git }] = await Promise.all([import("./commands.js").then((n) => n.preview_exports), import("./commands.js").then((n) => n.git_exports)]);
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
				save: flags.plan ?? null,
				strict: flags.strict === true
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
		await session.inWorld(flags, async (world) => run$2(flags, world, session));
	});
}
async function run$2(flags, world, session) {
	if (flags.output !== void 0) world.ensureWritable(flags.output);
	const outcome = await settle(flags, world, session);
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
async function settle(flags, world, session) {
	const [{ pull }, { unsavedFiles }] = await Promise.all([import("./commands.js").then((n) => n.pull_exports), import("./commands.js").then((n) => n.git_exports)]);
	const { config = null, deployment = null, check = false, single = false, all = false } = flags;
	const root = resolve(session.parts.cwd, flags.directory);
	const unsaved = (paths) => unsavedFiles(root, session.parts.env, paths);
	return pull({
		source: world.source,
		config,
		deployment,
		root,
		unsaved,
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
		const { renderPullTerminal } = await import("./render.js").then((n) => n.pull_exports);
		const { terminal, connections } = world;
		const color = flags.output === void 0 ? terminal.wantsColor(flags.color, session.parts.env) : flags.color === "always";
		const folder = flags.directory === "." ? "" : ` -C ${shellWord(flags.directory)}`;
		const isInRepository = repositoryTop(resolve(session.parts.cwd, flags.directory)) !== null;
		return renderPullTerminal(outcome, {
			width: terminal.width,
			color,
			platform: connections.name,
			quiet: flags.quiet === true,
			again: againOf([], flags),
			scope: [...flags.all === true ? ["--all"] : [], ...flags.single === true ? ["--single"] : []],
			git: isInRepository ? (command) => `git${folder} ${command}` : null
		});
	},
	async json(outcome, { world }) {
		const { renderPullJson } = await import("./render.js").then((n) => n.pull_exports);
		return renderPullJson(outcome, {
			tool: `ifmatch ${version}`,
			platform: world.connections.name
		});
	}
};
// src/cli/commands/rollback.ts
function rollbackCommand(session) {
	const command = new Command("rollback").description("show what undoing an applied plan would change");
	withExample(consentOptions(connectionOptions(outputOptions(command))), "ifmatch rollback --plan applied.json --save undo.json");
	return command.requiredOption("--plan <file>", "the applied plan, as `ifmatch apply` left it").option("--save <file>", "save the rollback, for `ifmatch apply --plan`", filledFile).addOption(new Option("--write", "put the old values into the files instead").conflicts("save")).option("--config <file>", "the config (default: ifmatch.yaml)").option("--deployment <slug>", "only the bundles of this deployment").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => run$1(flags, world, session));
	});
}
async function run$1(flags, world, session) {
	for (const option of ["output", "save"]) keepPlans([`--${option}`, flags[option]], [flags.plan], world);
	const shown = {
		command: "rollback",
		flags,
		world,
		env: session.parts.env,
		again: againOf([], flags),
		save: flags.save ?? null,
		reviewed: flags.plan
	};
	if (flags.write === true) return write(shown, flags, session);
	const { rollback } = await import("./commands.js").then((n) => n.rollback_exports);
	const options = {
		...wantedOf([], flags, world),
		plan: flags.plan,
		consent: consentOf(flags)
	};
	await session.finish(shown, () => rollback(options, world));
}
const writtenFormats = new Set(["terminal", "json"]);
async function write(shown, flags, session) {
	if (!writtenFormats.has(flags.format)) throw new UsageError(`--write tells what it wrote as ${[...writtenFormats].join(" or ")}, not as ${flags.format}.`);
	if (flags.output !== void 0) shown.world.ensureWritable(flags.output);
	const [{ writeUndo }, { unsavedFiles }] = await Promise.all([import("./sync.js").then((n) => n.write_undo_exports), import("./commands.js").then((n) => n.git_exports)]);
	const { world } = shown;
	const root = resolve(session.parts.cwd, flags.directory);
	const unsaved = (files) => unsavedFiles(root, session.parts.env, files);
	const result = await writeUndo({
		...wantedOf([], flags, world),
		plan: flags.plan,
		root,
		unsaved
	}, world);
	if (result.kind === "written") deliver(writtenText(result, shown), flags, world);
	else await session.finish(shown, async () => result);
}
function writtenText({ written, removed, leftOut, withoutNotes }, shown) {
	if (shown.flags.format === "json") return `${toJson({
		written,
		removed,
		left_out: leftOut,
		without_notes: withoutNotes
	}, 2)}\n`;
	if (written.length + removed.length === 0) return "The files declare what was before already.\n";
	const left = leftOut === 0 ? "" : `${count(leftOut, "field")} that a file has no place for: left out\n`;
	const notes = withoutNotes === 0 ? "" : `${count(withoutNotes, "entry is", "entries are")} back without notes: where there were some, such as x-expires, take them from git\n`;
	const names = [...written.map((path) => `written  ${path}`), ...removed.map((path) => `removed  ${path}`)];
	const next = escapeTerminal(["ifmatch preview", shown.again].filter((part) => part !== "").join(" "));
	return `${names.map((name) => `${escapeTerminal(name)}\n`).join("")}${left}${notes}Next: ${next}\n`;
}
// src/sandbox/seed/acme.ts
const exclude = (rule, target) => ({
	exception_type: "exclude",
	rule,
	rule_type: "rule",
	...target
});
const include = (rule, target) => ({
	exception_type: "include",
	rule,
	rule_type: "rule",
	...target
});
const excludePack = (rule, target) => ({
	...exclude(rule, target),
	rule_type: "pack"
});
const acmeCode = {
	rulesets: [
		"p/default",
		"p/javascript",
		"p/owasp-top-ten",
		"p/python",
		"p/terraform"
	],
	rules: [
		"acme.checkout.require-idempotency-key",
		"acme.java.no-internal-http-client",
		"javascript.express.security.audit.express-open-redirect",
		"python.django.security.injection.sql.sql-injection-using-raw"
	],
	disabled: [
		"generic.ci.security.unpinned-action",
		"javascript.lang.security.audit.unsafe-formatstring",
		"python.lang.maintainability.useless-if-body"
	],
	exceptions: [
		excludePack("p/owasp-top-ten", { project: "acme/warehouse-sync" }),
		excludePack("p/terraform", { project_tag_name: "training" }),
		exclude("javascript.express.security.audit.xss.direct-response-write", { project: "acme/design-system" }),
		exclude("python.flask.security.audit.debug-enabled", { project: "acme/data-pipeline" }),
		include("generic.ci.security.unpinned-action", { project_tag_name: "infrastructure" })
	]
};
const acmeSecrets = {
	rulesets: [],
	rules: [
		"secrets.aws.access-key",
		"secrets.generic.private-key",
		"secrets.github.token",
		"secrets.npm.token",
		"secrets.slack.webhook",
		"secrets.stripe.live-key"
	],
	disabled: ["secrets.generic.high-entropy"],
	exceptions: [
		exclude("secrets.aws.access-key", { project_tag_name: "training" }),
		exclude("secrets.generic.private-key", { project: "acme/appsec-training" }),
		exclude("secrets.stripe.live-key", { project: "acme/checkout-api" })
	]
};
const severity = (...values) => ({
	type: "severity",
	values
});
const confidence = (...values) => ({
	type: "confidence",
	values
});
const tagged = (...values) => ({
	type: "repository_tag",
	values
});
const weakness = (...values) => ({
	type: "vulnerability_class",
	values
});
const all = (...conditions) => ({
	mode: "all",
	conditions
});
const comment = { type: "pr_comment" };
const block = { type: "block" };
const slack = (channel) => ({
	type: "slack_app",
	config: { channel }
});
const jira = (project) => ({
	type: "jira",
	config: { project }
});
const acmeRemediation = [
	{
		slug: "block-critical-findings",
		name: "Block critical findings",
		description: "Nothing critical is merged, wherever it is.",
		filters: all(severity("critical"), confidence("high", "medium")),
		actions: [
			comment,
			block,
			slack("#appsec-alerts")
		]
	},
	{
		slug: "block-on-internet-facing",
		name: "Block on internet-facing services",
		description: "What the internet can reach has to be clean.",
		filters: all(severity("critical", "high"), tagged("internet-facing")),
		actions: [comment, block]
	},
	{
		slug: "block-injection-in-payments",
		name: "Block injection in payment services",
		description: "PCI DSS 6.2.4.",
		filters: all(weakness("SQL Injection", "Command Injection", "Code Injection"), tagged("payments", "pci")),
		actions: [
			comment,
			block,
			slack("#payments-oncall")
		]
	},
	{
		slug: "block-leaked-credentials",
		name: "Block leaked credentials",
		description: "A credential that was merged has to be rotated, so it is stopped before.",
		filters: all(weakness("Hard-coded Secrets"), confidence("high"), {
			...tagged("training"),
			mode: "none"
		}),
		actions: [comment, block]
	},
	{
		slug: "block-during-release-freeze",
		name: "Block during the release freeze",
		description: "For the weeks before the autumn release.",
		filters: all(severity("high", "medium"), tagged("production")),
		actions: [comment, block]
	},
	{
		slug: "comment-on-high-findings",
		name: "Comment on high findings",
		filters: all(severity("high"), confidence("high", "medium")),
		actions: [comment]
	},
	{
		slug: "comment-on-medium-in-production",
		name: "Comment on medium findings in production",
		filters: all(severity("medium"), confidence("high"), tagged("production")),
		actions: [comment]
	},
	{
		slug: "comment-on-breaking-upgrades",
		name: "Comment on breaking upgrades",
		description: "So that the author plans the upgrade and does not only dismiss it.",
		filters: all({
			type: "breaking_change",
			values: ["true"]
		}),
		actions: [comment]
	},
	{
		slug: "ticket-from-full-scans",
		name: "Ticket from full scans",
		description: "No pull request, so nobody sees a comment.",
		filters: all({
			type: "full_scan",
			values: ["true"]
		}, severity("critical", "high")),
		actions: [jira("SEC")]
	},
	{
		slug: "notify-identity-team",
		name: "Notify the identity team",
		filters: all(weakness("Improper Authentication", "Improper Authorization"), tagged("identity")),
		actions: [comment, slack("#identity-alerts")]
	},
	{
		slug: "send-criticals-to-siem",
		name: "Send critical findings to the SIEM",
		filters: all(severity("critical")),
		actions: [{
			type: "webhook",
			config: { webhook: "siem" }
		}]
	},
	{
		slug: "triage-training-repositories",
		name: "Triage training repositories",
		description: "They are vulnerable on purpose.",
		filters: all(tagged("training")),
		actions: [{
			type: "triage",
			config: {
				state: "ignored",
				reason: "acceptable_risk"
			}
		}]
	},
	{
		slug: "triage-low-in-legacy",
		name: "Triage low findings in legacy code",
		description: "Off until the owners of the code agree.",
		active: false,
		filters: all(severity("low"), tagged("legacy")),
		actions: [{
			type: "triage",
			config: {
				state: "provisionally_ignored",
				reason: "no_time"
			}
		}]
	}
];
// src/sandbox/seed/data/texts.ts
const words = (text) => text.trim().split(/\s+/);
const subjects = words(`
  account address analytics audit auth basket batch billing booking cache campaign card catalog chat claims cms compliance content
  contract coupon credit crm currency dashboard delivery device discount document dunning email event export feature feed finance
  fraud fulfilment geo gift health identity image import incident insight inventory invoice ledger loyalty mail market media member
  merchant message metrics newsletter notification offer order partner payment payout permission pricing product profile promo
  quote rating recommendation refund reporting returns review reward risk search session shipping sms stock subscription supplier
  support survey tax telemetry tenant ticket token tracking translation user vendor video voucher wallet webhook`);
const kinds = words(`
  adapter admin agent api app archive backend bff bot bridge broker calculator checker cli client collector connector console
  consumer controller core cron daemon db edge engine etl exporter forwarder frontend gateway graph handler hub indexer ingest
  job library loader manager mapper migrator mirror model monitor operator pipeline planner plugin portal processor producer proxy
  publisher router runner scheduler sdk server service sidecar store stream sync tools ui validator web widget worker`);
const nouns = words(`
  account adapter address admin archive audit batch builder cache callback client config controller customer dispatcher document
  download export factory filter handler helper import index invoice job loader mailer manager mapper middleware model order
  parser policy processor profile provider query reader refund render report repository request resolver response router runner
  schema search serializer service session settings status store sync template token transfer upload validator view worker writer`);
const areas = [
	["api", null],
	["auth", "authentication"],
	["payments", "payments"],
	["users", "user-data"],
	["lib", null],
	["orders", null],
	["admin", "administration"],
	["checkout", "payments"],
	["common", null],
	["uploads", "file-handling"],
	["billing", "payments"],
	["login", "authentication"],
	["profiles", "user-data"],
	["webhooks", "integrations"],
	["reports", null],
	["search", null],
	["sessions", "authentication"],
	["partners", "integrations"],
	["internal", null],
	["exports", "file-handling"]
];
const teams = words(`
  checkout web platform payments identity data mobile logistics growth search security infrastructure crm finance integrations
  content support insights`);
const triageNotes = [
	"The input comes from our own configuration, never from a user.",
	"Only reachable behind the VPN.",
	"Accepted by the risk board until the rewrite.",
	"The framework escapes this; the rule does not see it.",
	"Test data, not a real credential.",
	"Rotated; the old value opens nothing any more.",
	"Will be fixed with the upgrade of the framework.",
	"Duplicate of what the same scan found one file up.",
	"Nobody has time for it this quarter.",
	"Checked with the owners of the service: the value is validated upstream.",
	"The vulnerable function is never called.",
	"False positive: the pattern matches a comment.",
	"Fix is in review.",
	"Please look at it again, the validation was removed."
];
const languageOf = {
	"acme/appsec-training": "javascript",
	"acme/backoffice": "ruby",
	"acme/checkout-api": "typescript",
	"acme/customer-portal": "typescript",
	"acme/data-pipeline": "python",
	"acme/design-system": "typescript",
	"acme/identity-service": "java",
	"acme/infra-terraform": "terraform",
	"acme/mobile-android": "java",
	"acme/mobile-ios": "swift",
	"acme/payments-gateway": "java",
	"acme/storefront-web": "typescript",
	"acme/warehouse-sync": "go"
};
const weaknesses = {
	code: {
		class: "Code Injection",
		cwe: "CWE-94",
		says: "What a user sends is run as code. Choose from a fixed list instead."
	},
	command: {
		class: "Command Injection",
		cwe: "CWE-78",
		says: "What a user sends reaches a shell. Pass the arguments as a list, without a shell."
	},
	xss: {
		class: "Cross-Site Scripting (XSS)",
		cwe: "CWE-79",
		says: "What a user sends is written into a page as it is. Escape it, or let the template do it."
	},
	crypto: {
		class: "Cryptographic Issues",
		cwe: "CWE-327",
		says: "This cipher, hash or source of randomness does not hold. Use the one that the platform recommends."
	},
	secrets: {
		class: "Hard-coded Secrets",
		cwe: "CWE-798",
		says: "A credential stands in the code. Rotate it, and read it from the secret store."
	},
	authn: {
		class: "Improper Authentication",
		cwe: "CWE-287",
		says: "Who is calling is not verified here. Verify the signature or the session first."
	},
	authz: {
		class: "Improper Authorization",
		cwe: "CWE-285",
		says: "What the caller may do is not checked here. Check it before the object is read."
	},
	deser: {
		class: "Insecure Deserialization",
		cwe: "CWE-502",
		says: "Objects are read from bytes that a user controls. Read plain data, and check its shape."
	},
	mass: {
		class: "Mass Assignment",
		cwe: "CWE-915",
		says: "All fields of a request are copied into a model. Name the ones that a user may set."
	},
	redirect: {
		class: "Open Redirect",
		cwe: "CWE-601",
		says: "A user chooses where the browser goes next. Redirect to known paths only."
	},
	path: {
		class: "Path Traversal",
		cwe: "CWE-22",
		says: "A user chooses the path of a file. Resolve it and check that it stays in its folder."
	},
	ssrf: {
		class: "Server-Side Request Forgery (SSRF)",
		cwe: "CWE-918",
		says: "A user chooses the address that the server calls. Allow known hosts only."
	},
	sql: {
		class: "SQL Injection",
		cwe: "CWE-89",
		says: "An SQL statement is built from text that a user controls. Bind it as a parameter."
	},
	xml: {
		class: "XML Injection",
		cwe: "CWE-611",
		says: "The parser resolves external entities. Switch them off."
	}
};
const noIntegrations = {
	legacyPolicies: [],
	subscriptions: [],
	resolutionConfigs: []
};
const acmeIntegrations = {
	legacyPolicies: [],
	subscriptions: [
		{
			config: "github-cloud",
			url: "https://github.example/acme",
			events: [
				"push",
				"pull_request",
				"pull_request_review_comment",
				"issue_comment",
				"repository"
			]
		},
		{
			config: "github-cloud",
			url: "https://github.example/acme-labs",
			events: ["push", "pull_request"]
		},
		{
			config: "gitlab-onprem",
			url: "https://gitlab.acme.example/retail",
			events: [
				"push_events",
				"merge_requests_events",
				"note_events"
			]
		}
	],
	resolutionConfigs: [
		{
			repository: "acme/checkout-api",
			subproject: ".",
			config: {
				ecosystem: "npm",
				manifestPath: "package.json",
				lockfilePath: "package-lock.json",
				registryUrl: "https://packages.acme.example/npm",
				installArguments: ["--ignore-scripts"]
			}
		},
		{
			repository: "acme/data-pipeline",
			subproject: "ingest",
			config: {
				ecosystem: "pypi",
				manifestPath: "ingest/requirements.in",
				lockfilePath: "ingest/requirements.txt",
				pythonVersion: "3.12"
			}
		},
		{
			repository: "acme/data-pipeline",
			subproject: "reports",
			config: {
				ecosystem: "pypi",
				manifestPath: "reports/pyproject.toml",
				pythonVersion: "3.11"
			}
		}
	]
};
const board = [
	{
		name: "Monitor",
		slug: "rule-board-audit"
	},
	{
		name: "Comment",
		slug: "rule-board-pr-comments"
	},
	{
		name: "Block",
		slug: "rule-board-block"
	}
];
const globexIntegrations = {
	...noIntegrations,
	legacyPolicies: ["PRODUCT_TYPE_SAST", "PRODUCT_TYPE_SECRETS"].flatMap((productType) => board.map(({ name, slug }) => ({
		name,
		slug,
		productType,
		isDefault: slug === "rule-board-audit"
	})))
};
const secretRules = `
  secrets.generic.high-entropy Generic_Secret medium low
  secrets.aws.access-key AWS critical high
  secrets.github.token GitHub critical high
  secrets.generic.private-key Private_Key high high
  secrets.slack.webhook Slack medium high
  secrets.stripe.live-key Stripe critical high
  secrets.npm.token npm high high
  secrets.google.api-key Google_API high medium
  secrets.google.service-account Google_Cloud critical high
  secrets.azure.storage-key Azure high high
  secrets.twilio.api-key Twilio high medium
  secrets.sendgrid.api-key SendGrid high high
  secrets.datadog.api-key Datadog medium medium
  secrets.gitlab.token GitLab critical high
  secrets.jwt.signed-token JWT medium medium
  secrets.postgres.connection-string PostgreSQL high medium
  secrets.mongodb.connection-string MongoDB high medium
  secrets.openai.api-key OpenAI high high
  secrets.pypi.upload-token PyPI high high
  secrets.telegram.bot-token Telegram low medium
  secrets.shopify.access-token Shopify high high
  secrets.cloudflare.api-token Cloudflare high medium`;
const aiRules = `
  ai.access-control.missing-ownership-check authz high medium
  ai.access-control.insecure-direct-object-reference authz high medium
  ai.access-control.privilege-escalation authz critical medium
  ai.business-logic.negative-amount authz high low
  ai.business-logic.coupon-reuse authz medium low
  ai.business-logic.race-on-balance authz high low
  ai.authentication.reset-token-reuse authn high medium
  ai.authentication.user-enumeration authn low medium
  ai.authentication.missing-rate-limit authn medium medium
  ai.injection.second-order-sql sql critical medium
  ai.injection.prompt-to-tool-call code high low
  ai.injection.stored-xss xss high medium
  ai.ssrf.webhook-target ssrf high medium
  ai.data.excessive-response-fields mass medium medium
  ai.data.tenant-filter-missing authz critical medium
  ai.crypto.nonce-reuse crypto high low`;
const researchRules = `
  research.dataflow.untrusted-archive-entry path medium low
  research.dataflow.template-sandbox-escape code high low
  research.http.request-smuggling-proxy ssrf high low
  research.oauth.state-not-bound authn medium low
  research.graphql.unbounded-depth authz low low
  research.llm.tool-output-to-shell command high low
  research.saml.signature-wrapping xml high low
  research.cache.poisoned-key redirect medium low`;
// src/sandbox/seed/deployments.ts
const emptyDetection = {
	rulesets: [],
	rules: [],
	disabled: [],
	exceptions: []
};
const emptyBundles = {
	remediation: [],
	code: emptyDetection,
	secrets: emptyDetection
};
const acme = {
	id: "1234",
	slug: "acme",
	name: "Acme Inc.",
	bundles: {
		remediation: acmeRemediation,
		code: acmeCode,
		secrets: acmeSecrets
	},
	systemPolicies: [{
		slug: "block-malicious-dependencies",
		name: "Block malicious dependencies"
	}],
	projects: {
		"acme/appsec-training": ["training"],
		"acme/backoffice": ["internal", "legacy"],
		"acme/checkout-api": [
			"internet-facing",
			"payments",
			"pci",
			"production"
		],
		"acme/customer-portal": ["internet-facing", "production"],
		"acme/data-pipeline": ["internal"],
		"acme/design-system": ["internal"],
		"acme/identity-service": [
			"identity",
			"internet-facing",
			"production"
		],
		"acme/infra-terraform": ["infrastructure", "production"],
		"acme/mobile-android": ["mobile", "production"],
		"acme/mobile-ios": ["mobile", "production"],
		"acme/payments-gateway": [
			"payments",
			"pci",
			"production"
		],
		"acme/storefront-web": ["internet-facing", "production"],
		"acme/warehouse-sync": ["internal", "production"]
	},
	integrations: {
		jira_project: ["PAY", "SEC"],
		slack_channel: [
			"#appsec-alerts",
			"#identity-alerts",
			"#payments-oncall"
		],
		notification_webhook: ["siem"]
	},
	findings: 2e3,
	...acmeIntegrations
};
const globex = {
	id: "2345",
	slug: "globex",
	name: "Globex Corporation",
	bundles: null,
	systemPolicies: [],
	projects: {
		"globex/orders": ["production"],
		"globex/reactor-control": ["internal"],
		"globex/website": ["production"]
	},
	integrations: {},
	findings: 30,
	...globexIntegrations
};
const initech = {
	id: "3456",
	slug: "initech",
	name: "Initech",
	bundles: {
		remediation: [{
			slug: "comment-on-everything",
			name: "Comment on everything",
			filters: {
				mode: "any",
				conditions: [{
					type: "severity",
					values: [
						"low",
						"medium",
						"high",
						"critical"
					]
				}]
			},
			actions: [{ type: "pr_comment" }]
		}],
		code: {
			...emptyDetection,
			rulesets: ["p/default"]
		}
	},
	systemPolicies: [],
	projects: { "initech/tps-reports": ["internal"] },
	integrations: {},
	findings: 30,
	...noIntegrations
};
const hooli = {
	id: "9007199254740993",
	slug: "hooli",
	name: "Hooli",
	bundles: emptyBundles,
	systemPolicies: [],
	projects: { "hooli/search": ["production"] },
	integrations: {},
	findings: 5,
	...noIntegrations
};
const others = [
	globex,
	initech,
	hooli
];
const without = (deployment) => ({
	...deployment,
	findings: 0
});
const everybody = [acme, ...others];
const beginningWith = (first) => ({
	vocabulary,
	deployments: [first, ...everybody.filter((one) => one !== first)]
});
const yesOrNo = ["true", "false"];
const vocabulary = {
	conditions: [
		{
			type: "severity",
			description: "How bad a finding is, as its rule says.",
			values: [
				"low",
				"medium",
				"high",
				"critical"
			]
		},
		{
			type: "confidence",
			description: "How sure the rule is that a finding is real.",
			values: [
				"low",
				"medium",
				"high"
			]
		},
		{
			type: "repository_tag",
			description: "A tag of the project in which the finding is.",
			values: []
		},
		{
			type: "vulnerability_class",
			description: "The kind of weakness that the rule looks for.",
			values: [
				"Code Injection",
				"Command Injection",
				"Cross-Site Scripting (XSS)",
				"Cryptographic Issues",
				"Hard-coded Secrets",
				"Improper Authentication",
				"Improper Authorization",
				"Insecure Deserialization",
				"Mass Assignment",
				"Open Redirect",
				"Path Traversal",
				"Server-Side Request Forgery (SSRF)",
				"SQL Injection",
				"XML Injection"
			]
		},
		{
			type: "breaking_change",
			description: "Whether the fix of a dependency breaks its callers.",
			values: yesOrNo
		},
		{
			type: "full_scan",
			description: "Whether the finding comes from a scan of a whole branch, not of a pull request.",
			values: yesOrNo
		}
	],
	actions: [
		{
			type: "pr_comment",
			description: "Comment on the pull request.",
			requires: []
		},
		{
			type: "block",
			description: "Fail the check of the pull request.",
			requires: ["pr_comment"]
		},
		{
			type: "jira",
			description: "Open a Jira ticket in \"project\".",
			requires: []
		},
		{
			type: "slack_app",
			description: "Post to the Slack \"channel\".",
			requires: []
		},
		{
			type: "webhook",
			description: "Call the notification \"webhook\" of this name.",
			requires: []
		},
		{
			type: "triage",
			description: "Set the triage \"state\" of the finding, with a \"reason\".",
			requires: []
		}
	]
};
const seeds = {
	acme: beginningWith(acme),
	empty: {
		vocabulary,
		deployments: [{
			...acme,
			bundles: emptyBundles
		}, ...others].map(without)
	},
	globex: beginningWith(globex),
	initech: beginningWith(initech),
	hooli: beginningWith(hooli)
};
function findSeed(text) {
	const [, name = text, count] = /^([^:]*):(.*)$/s.exec(text) ?? [];
	if (!Object.hasOwn(seeds, name)) throw new SandboxError(`There is no seed "${name}". Known are: ${Object.keys(seeds).join(", ")}.`);
	const seed = seeds[name];
	if (count === void 0) return seed;
	if (name !== "acme") throw new SandboxError(`Only acme takes a number of findings. Leave ":${count}" out.`);
	return withFindings(seed, numberOf(count));
}
const countFindings = ({ deployments }) => deployments.reduce((sum, { findings }) => sum + findings, 0);
const withFindings = ({ vocabulary: words, deployments }, findings) => ({
	vocabulary: words,
	deployments: deployments.map((deployment) => deployment === acme ? {
		...deployment,
		findings
	} : deployment)
});
function numberOf(text) {
	const count = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
	if (count <= mostFindings) return count;
	throw new SandboxError(`"${text}" is not a number of findings. Give a whole number from 0 to ${String(mostFindings)}, as in acme:100000.`);
}
const mostFindings = 5e6;
const mostInMemory = 5e4;
const seedWords = {
	acme: "an organisation with about 50 repositories and 2,000 findings",
	"acme:<number>": `the same with so many findings, up to ${String(mostFindings)}`,
	empty: "the same organisation before anybody wrote a policy or scanned anything",
	globex: "as acme, and the token is for a deployment that is not migrated: v2 policies answer 403, v1 policies are listed",
	initech: "as acme, and the token is for a deployment without the product secrets, which answers 404",
	hooli: "as acme, and the token is for a deployment whose id does not fit a JavaScript number"
};
// src/cli/commands/sandbox.ts
function sandboxCommand(session) {
	const command = new Command("sandbox").description("serve a whole platform on loopback");
	withExample(command, "ifmatch sandbox --db platform.db");
	return command.addOption(new Option("--port <n>", "the port").argParser(wholeNumber(0, 65535)).default(0, "any free one")).option("--db <file>", "keep the state in this file (default: in memory)").option("--seed <name[:findings]>", "what a new platform holds, and whose token is printed", "acme").addOption(new Option("--quirk <name>", "behave as another platform might (repeatable)").argParser(addQuirk).default([], "none")).addOption(new Option("--format <name>", "how address and tokens are written; json has all of them").choices(["terminal", "json"]).default("terminal")).addHelpText("after", () => listOf("Seeds", seedWords)).addHelpText("after", deploymentHelp).addHelpText("after", () => listOf("Quirks", quirks)).action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => {
			const { sandbox } = await import("./commands.js").then((n) => n.sandbox_exports);
			const { port, seed, quirk, format } = flags;
			if (flags.db !== void 0) world.refuseLinks(flags.db);
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
  "userToken" (JSON Web Token of a user) and "tokenWithoutWebApi" (an API token without the Web API permission: 404).`;
// src/commands/schema.ts
const schemas = {
	config: "ifmatch.yaml",
	"remediation-file": "a file with remediation policies",
	"detection-file": "a file with the detection policy of a product",
	plan: "a saved plan, and what preview --format json prints"
};
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
		await session.inWorld(flags, async (world) => {
			if (flags.output !== void 0) world.ensureWritable(flags.output);
			deliver(schema(name ?? null, world), flags, world);
		});
	});
}
// src/cli/commands/validate.ts
function validateCommand(session) {
	const command = new Command("validate").description("check the files, offline");
	withExample(strictOption(outputOptions(fileOptions(command))), "ifmatch validate policies/remediation");
	return command.action(async (paths) => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => {
			const { validate } = await import("./validate.js").then((n) => n.validate_exports);
			const againWith = (some) => againOf(some, flags);
			const run = {
				command: "validate",
				flags,
				world,
				env: session.parts.env,
				again: againWith(paths),
				againWith,
				strict: flags.strict === true
			};
			await session.finish(run, async () => validate(wantedOf(paths, flags, world), world));
		});
	});
}
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
function exitCode(kind, { changes = false, warnings = false } = {}) {
	if (warnings && kind !== "failed") return codes.invalid;
	return kind === "changes" && changes ? 2 : codes[kind];
}
// src/cli/session.ts
var Session = class {
	parts;
	code = 0;
	constructor(parts) {
		this.parts = parts;
	}
	async inWorld(flags, run) {
		const { directory, quiet = false, verbose = false, baseUrl = null, sandbox = false, sandboxDb = null } = flags;
		const db = sandboxDb === null ? null : resolve(this.parts.cwd, directory, sandboxDb);
		const embedded = sandbox || db !== null ? () => startEmbedded(db) : null;
		const leftOut = await leftOutFiles(resolve(this.parts.cwd, directory), this.parts.env);
		const connection = {
			sandbox: embedded,
			baseUrl
		};
		const world = new World(this.parts, {
			directory,
			quiet,
			verbose,
			leftOut,
			connection
		});
		try {
			if (sandboxDb !== null) world.refuseLinks(sandboxDb);
			await run(world);
		} finally {
			await world.close();
		}
	}
	async finish(run, command, changes = false) {
		keepPlans(["--output", run.flags.output], [run.save, run.reviewed], run.world);
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
		const warnings = run.strict === true && countWarnings(outcome.problems) > 0;
		this.code = exitCode(outcome.kind, {
			changes,
			warnings
		});
	}
};
async function startEmbedded(db) {
	const { startSandbox } = await import("./sandbox.js").then((n) => n.server_exports);
	return startSandbox(db === null ? {} : { db });
}
// src/cli/main.ts
async function main(typed, parts) {
	const session = new Session(parts);
	const at = commandAt(typed);
	const words = typed[at + 1] === "help" ? 2 : 1;
	const argv = typed[at] === "help" ? [...typed.toSpliced(at, words), "--help"] : typed;
	try {
		await describeProgram(version, session, argv).parseAsync(argv, { from: "user" });
		return session.code;
	} catch (error) {
		return failure(error, parts);
	}
}
function failure(error, { streams }) {
	if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 64;
	if (error instanceof UsageError || error instanceof SandboxError) {
		streams.err.write(inert(error.message));
		if (error instanceof OthersInvalid) return exitCode("invalid");
		return error instanceof ChangedMeanwhile ? exitCode("stale") : 64;
	}
	if (error instanceof PlatformError) {
		streams.err.write(inert(error.hint === null ? error.message : `${error.message}\n${error.hint}`));
		return 1;
	}
	const stack = error instanceof Error ? error.stack ?? error.message : String(error);
	streams.err.write(inert(`${stack}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.`));
	return 1;
}
const inert = (message) => message.split("\n").map((line) => escapeTerminal(isLineCommand(line) ? breakLineCommand(line) : line)).join("\n").concat("\n");
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
function describeProgram(version, session, argv = []) {
	const program = globalOptions(new Command("ifmatch")).description("Policy as code for application-security platforms: preview a change, then apply exactly what was reviewed.").version(version).addHelpText("after", surroundings);
	const first = argv[commandAt(argv)];
	for (const command of commandsFor(first)) program.addCommand(command(session));
	for (const command of [program, ...program.commands]) settle$1(command, session.parts.streams);
	if (first !== void 0 && first !== "help") refuseUnknown(program, first);
	knowWordsOfOthers(program, first);
	program.hook("preAction", (_, command) => {
		const swallowed = swallowedOption(command);
		if (swallowed !== null) program.error(`error: option '${swallowed.option.flags}' argument missing\n(${swallowed.next} stands in its place)`);
		if (command.getOptionValue("output") === "-") command.setOptionValue("output", void 0);
	});
	return program.hook("preSubcommand", async (_, command) => {
		if (command.name() !== "api") return;
		const { addOperations } = await import("./setup.js").then((n) => n.api_exports);
		addOperations(command, session);
		const [, operation = "-"] = program.args;
		if (!operation.startsWith("-")) refuseUnknown(command, operation);
	});
}
function refuseUnknown(above, name) {
	if (!above.commands.some((command) => command.name() === name)) above.helpOption(false);
}
function commandsFor(first = "") {
	const one = first === "completion" || !Object.hasOwn(commands, first) ? void 0 : commands[first];
	return one === void 0 ? Object.values(commands) : [one];
}
const surroundings = `
Environment:
  IFMATCH_BASE_URL   the platform's address
  IFMATCH_API_TOKEN  its API token; IFMATCH_API_TOKEN_ACME: for acme alone
  IFMATCH_USER_JWT   a user's token, which some operations of \`api\` want
  HTTPS_PROXY, NO_PROXY, NODE_EXTRA_CA_CERTS, NO_COLOR, FORCE_COLOR: as usual

Exit codes:
   0  done: valid, no changes, changes shown, or applied
   1  failed: the network, a refusal of the platform, a check of \`doctor\`, a file that \`init\` left alone or cannot write, or a bug
   2  changes are pending (preview --exit-code, pull --check), or there is drift
   3  the policies or the config are invalid, missing or not readable, or have warnings and --strict is given
   4  stale: the platform, or the files, are not what was reviewed
   5  a guard wants somebody's yes, or who was asked did not say yes
   6  partly applied, or not known: the report says for each bundle
  64  wrong usage, nobody there to ask, or another file or output that cannot be read or written`;
export { SandboxError, acme, aiRules, areas, connectionOptions, countFindings, describeProgram, findSeed, kinds, languageOf, main, mostInMemory, nouns, parseQuirks, researchRules, run, secretRules, settle$1 as settle, subjects, teams, triageNotes, weaknesses };
