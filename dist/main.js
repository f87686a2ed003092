import { Argument, Command, CommanderError, InvalidArgumentError, Option } from "./chunks/commander.js";
import { PlatformError } from "./chunks/preview.js";
import { ChangedMeanwhile, UsageError } from "./chunks/usage-error.js";
import { version } from "./chunks/version.js";
import { SandboxError, mostFindings, parseQuirks, quirks } from "./chunks/limits.js";
import { connectionOptions, consentOf, consentOptions, fileOptions, globalOptions, impactLimitsOf, impactOptions, outputOptions, settle as settle$1, wantedOf, wholeNumber, withExample } from "./chunks/settle.js";
import { worstOf } from "./chunks/check.js";
import { policySources, workflowChoices } from "./chunks/setup.js";
import { Cancelled } from "./chunks/prompts2.js";
import { escapeTerminal } from "./chunks/terminal.js";
import { count } from "./chunks/counts.js";
import { World } from "./chunks/world.js";
import { join, resolve } from "node:path";
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
// src/cli/commands/api.ts
/** The command without its operations, which are added when it is the one that was typed. */
function apiCommand(session) {
	const command = new Command("api").description("call any operation of the API").usage("<operation> [options]");
	withExample(command, "ifmatch api listFindings --severities critical --all --format table");
	return command.argument("[operation]", "its id; `ifmatch api` alone lists them all").allowUnknownOption().allowExcessArguments().action(async (operation) => {
		const { listOperations, similarOperations } = await import("./chunks/list-operations.js");
		if (operation === void 0) {
			session.parts.streams.out.write(listOperations());
			return;
		}
		const similar = similarOperations(operation);
		const meant = similar.length === 0 ? "" : ` Did you mean ${similar.join(" or ")}?`;
		throw new UsageError(`There is no operation "${operation}".${meant} \`ifmatch api\` lists them all.`);
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
		const { renderTerminal } = await import("./chunks/terminal4.js");
		return renderTerminal(outcome, viewOf(run));
	},
	async markdown(run, outcome) {
		const { renderMarkdown } = await import("./chunks/markdown2.js");
		return renderMarkdown(outcome, viewOf(run));
	},
	async json({ command, world }, outcome) {
		const [{ toPlanFile }, { phrase }] = await Promise.all([import("./chunks/plan-file2.js"), import("./chunks/phrasebook2.js")]);
		return `${JSON.stringify(toPlanFile(outcome, {
			tool,
			command,
			platform: world.connections.name,
			says: phrase
		}), null, 2)}\n`;
	},
	async html(run, outcome) {
		const { renderHtml } = await import("./chunks/html.js");
		const impact = outcome.kind === "changes" ? outcome.impact ?? null : null;
		return renderHtml(outcome, {
			...viewOf(run),
			version
		}, { impact });
	},
	async sarif(_, outcome) {
		const { renderSarif } = await import("./chunks/sarif.js");
		return renderSarif(outcome, { version });
	},
	async github(_, outcome) {
		const { renderGithub } = await import("./chunks/github3.js");
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
	const { describeCommand } = await import("./chunks/describe.js");
	const api = program.commands.find((command) => command.name() === "api");
	const valuesOf = api === void 0 ? () => void 0 : await addApi(api, session);
	return scripts[shell](describeCommand(program, valuesOf), program.name());
}
const scripts = {
	bash: async (program, name) => (await import("./chunks/bash.js")).bashScript(program, name),
	zsh: async (program, name) => (await import("./chunks/zsh.js")).zshScript(program, name),
	fish: async (program, name) => (await import("./chunks/fish.js")).fishScript(program, name)
};
/** Gives `api` its operations, and answers the values of their flags: they are no choices, for the platform may know more. */
async function addApi(api, session) {
	const [{ addOperations }, { flagsOf }, { operationIds }] = await Promise.all([
		import("./chunks/operation-commands.js"),
		import("./chunks/flags.js"),
		import("./chunks/list-operations.js")
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
			const { deployments } = await import("./chunks/deployments2.js");
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
		await session.inWorld(flags, async (world) => run$4(flags, world, session));
	});
}
async function run$4(flags, world, session) {
	const [{ doctor, usualLimits }, { Git }, { renderDoctor, doctorJson }] = await Promise.all([
		import("./chunks/doctor.js"),
		import("./chunks/git.js"),
		import("./chunks/doctor2.js")
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
	const [{ drift }, { Git }] = await Promise.all([import("./chunks/drift3.js"), import("./chunks/git.js")]);
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
		const { renderDriftTerminal } = await import("./chunks/terminal2.js");
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
		const { renderDriftMarkdown } = await import("./chunks/markdown3.js");
		return renderDriftMarkdown(outcome, {
			platform: world.connections.name,
			today: world.today,
			again
		});
	},
	async json(outcome, { world }) {
		const { renderDriftJson } = await import("./chunks/json.js");
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
	return command.addOption(new Option("--deployment <slug>", "a deployment that the files are for (repeatable; default: the one that the token sees)").argParser((slug, soFar) => [...soFar ?? [], slug])).addOption(new Option("--policies <source>", "the first policies (default: those of the platform with a token, else examples)").choices(policySources)).addOption(new Option("--from-platform", "begin with the policies that the platform has").conflicts("policies")).addOption(new Option("--workflow <kind>", "the workflow for GitHub Actions (default: open, where the remote is GitHub or unknown)").choices(workflowChoices)).option("--owners <names>", "who reviews changes of policies, for CODEOWNERS: @org/team, with commas between").option("--branch <name>", "the default branch (default: what git says)").option("--no-vscode", "leave .vscode/settings.json alone").option("--force", "replace files that differ").option("--dry-run", "only list what would be written").option("--yes", "do not ask; flags and defaults decide").action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => run$2(flags, world, session));
	});
}
async function run$2(flags, world, session) {
	const [{ init }, { WriteFailed }] = await Promise.all([import("./chunks/init.js"), import("./chunks/write-files2.js")]);
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
	const [{ Git }, { openPrompts }] = await Promise.all([import("./chunks/git.js"), import("./chunks/prompts.js")]);
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
	withExample(impactOptions(consentOptions(connectionOptions(outputOptions(fileOptions(command))))), "ifmatch preview --plan plan.json");
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
			await session.finish(run, () => preview(options, world, impactLimitsOf(flags)), flags.exitCode === true);
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
/** A refusal of the platform is an outcome like any other; the rest that is thrown goes up. */
async function settle(flags, world, session) {
	const { pull } = await import("./chunks/pull2.js");
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
		const { renderPullTerminal } = await import("./chunks/terminal3.js");
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
		const { renderPullJson } = await import("./chunks/json2.js");
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
	const { rollback } = await import("./chunks/rollback.js");
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
	const { writeUndo } = await import("./chunks/write-undo.js");
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
// src/cli/commands/sandbox.ts
function sandboxCommand(session) {
	const command = new Command("sandbox").description("serve a whole platform on loopback");
	withExample(command, "ifmatch sandbox --db platform.db");
	return command.addOption(new Option("--port <n>", "the port").argParser(wholeNumber(0, 65535)).default(0, "any free one")).option("--db <file>", "keep the state in this file (default: in memory)").option("--seed <name[:findings]>", "what a new platform holds", "acme").addOption(new Option("--quirk <name>", "behave as another platform might (repeatable)").argParser(addQuirk).default([], "none")).addOption(new Option("--format <name>", "how address and token are written").choices(["terminal", "json"]).default("terminal")).addHelpText("after", seedList).addHelpText("after", quirkList).action(async () => {
		const flags = command.optsWithGlobals();
		await session.inWorld(flags, async (world) => {
			const { sandbox } = await import("./chunks/sandbox.js");
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
		initCommand,
		validateCommand,
		previewCommand,
		applyCommand,
		pullCommand,
		driftCommand,
		rollbackCommand,
		deploymentsCommand,
		sandboxCommand,
		apiCommand,
		doctorCommand,
		schemaCommand,
		completionCommand,
		demoCommand
	];
	for (const command of commands) program.addCommand(command(session));
	for (const command of [program, ...program.commands]) settle$1(command, session.parts.streams);
	return program.hook("preSubcommand", async (_, command) => {
		if (command.name() !== "api") return;
		const { addOperations } = await import("./chunks/operation-commands.js");
		addOperations(command, session);
	});
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
		return error instanceof ChangedMeanwhile ? exitCode("stale", false) : 64;
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
