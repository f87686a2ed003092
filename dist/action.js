import { PlatformError, RecordError, StandardStreams, UsageError, World, join, leftOutFiles, posix, randomUUID, readFileSync, realpathSync, removeFormer, resolve, stopRequest, systemWords, version, withHint } from "./chunks/cli-and-action.js";
import { setTimeout } from "./chunks/promises.js";
import { GitHubError } from "./chunks/github.js";
import { openGitHub, readEvent, readJob, refuseEvent } from "./chunks/job.js";
import { Git } from "./chunks/git2.js";
import { ended } from "./chunks/result.js";
import { noConsent } from "./chunks/consent.js";
import { append, formatOutputs } from "./chunks/append.js";
import { workflowCommand } from "./chunks/workflow-command.js";
// src/action/inputs.ts
function readInputs(env) {
	return {
		command: oneOf(env, "command", [
			"auto",
			"validate",
			"preview",
			"apply",
			"drift"
		]),
		drift: oneOf(env, "drift", ["issue", "off"]),
		folder: folderOf(input(env, "working-directory") ?? "."),
		config: input(env, "config"),
		deployment: input(env, "deployment"),
		consent: {
			...noConsent,
			maxDeletes: wholeNumber(env, "max-deletes")
		},
		onStale: input(env, "on-stale") === null ? null : oneOf(env, "on-stale", ["refuse", "same-diff"]),
		failOn: failures(input(env, "fail-on")),
		comment: oneOf(env, "comment", ["true", "false"]) === "true",
		commentAuthor: input(env, "comment-author") ?? "github-actions[bot]",
		planFile: planFileOf(env),
		expect: digest(input(env, "expect")),
		summary: oneOf(env, "summary", ["true", "false"]) === "true",
		hasAddress: (input(env, "base-url") ?? env["IFMATCH_BASE_URL"] ?? "").trim() !== "",
		hasToken: hasToken(env),
		githubToken: input(env, "github-token") ?? ""
	};
}
function input(env, name) {
	const value = (env[`INPUT_${name.toUpperCase()}`] ?? "").trim();
	return value === "" ? null : value;
}
const planFileOf = (env) => input(env, "plan-file") ?? "ifmatch-plan.json";
const hasToken = (env) => input(env, "api-token") !== null || Object.entries(env).some(([name, value]) => /^IFMATCH_API_TOKEN(?:_|$)/.test(name) && (value ?? "").trim() !== "");
function oneOf(env, name, allowed) {
	const value = input(env, name) ?? defaults[name] ?? allowed[0];
	const found = allowed.find((one) => one === value);
	if (found === void 0) throw new UsageError(`The input ${name} is "${value}". Allowed are: ${allowed.join(", ")}.`);
	return found;
}
const defaults = {
	comment: "true",
	summary: "true"
};
function wholeNumber(env, name) {
	const value = input(env, name);
	if (value === null) return null;
	if (/^\d{1,6}$/.test(value)) return Number(value);
	throw new UsageError(`The input ${name} is "${value}", but must be a whole number.`);
}
function failures(value) {
	const names = (value ?? "errors").split(",").map((name) => name.trim());
	return new Set(names.filter(Boolean).map(failure));
}
function failure(name) {
	const known = failOns.find((one) => one === name);
	if (known !== void 0) return known;
	throw new UsageError(`The input fail-on has "${name}". Allowed are: ${failOns.join(", ")}.`);
}
const failOns = [
	"errors",
	"warnings",
	"changes",
	"looser"
];
function digest(value) {
	if (value === null || /^sha256:[0-9a-f]{64}$/.test(value)) return value;
	throw new UsageError(`The input expect is "${value}", but must be the digest of a plan, as a preview prints it: sha256: and 64 digits.`);
}
function folderOf(path) {
	const folder = posix.normalize(path).replace(/\/$/, "");
	if (posix.isAbsolute(folder) || folder === ".." || folder.startsWith("../")) throw new UsageError(`The input working-directory is "${path}", which is outside the repository.`);
	return folder;
}
// src/action/report-failure.ts
function reportFailure(error, { env, streams }) {
	const hint = "hint" in error && typeof error.hint === "string" ? error.hint : null;
	const message = withHint({
		message: error.message,
		hint
	});
	streams.out.write(`${workflowCommand({
		command: "error",
		properties: {},
		message
	})}\n`);
	append(env["GITHUB_OUTPUT"], formatOutputs({
		outcome: "failed",
		"failure-reason": message
	}, `ifmatch-${randomUUID()}`));
	return 1;
}
// src/action/main.ts
async function runAction(parts) {
	try {
		removeFormerPlan(parts);
		const inputs = readInputs(parts.env);
		const payload = JSON.parse(readFileSync(parts.env["GITHUB_EVENT_PATH"] ?? "", "utf8"));
		const event = readEvent(parts.env["GITHUB_EVENT_NAME"] ?? "", payload);
		return await inActionWorld(parts, payload, inputs, async (action) => {
			action.world.ensureWritable(inputs.planFile);
			const result = await run(event, action).catch((error) => failed(error));
			const { report } = await import("./chunks/report.js");
			return report(result, action, parts.env);
		});
	} catch (error) {
		return reportFailure(expected(error) ?? bug(error), parts);
	}
}
function removeFormerPlan({ env, cwd }) {
	const workspace = env["GITHUB_WORKSPACE"] ?? cwd;
	const path = planFileOf(env);
	if (/\.ya?ml$/i.test(path)) throw new UsageError(`The input plan-file is ${path}, a YAML file, and a plan would replace it. Name another file.`);
	try {
		removeFormer(resolve(workspace, path), realpathSync.native(workspace));
	} catch (cause) {
		throw new UsageError(`${path}, where the plan goes, cannot be removed: ${systemWords(cause)}.`, { cause });
	}
}
async function run(event, action) {
	const { command } = action.inputs;
	if (command === "drift") return lookForDrift(event, action);
	if (command === "apply") refuseToApply(event, action);
	if (event.kind === "other") return nothing(event, action);
	if (command === "validate") return (await import("./chunks/validate-only.js")).validateOnly(action);
	if (command === "preview" && (event.kind === "push" || event.kind === "schedule")) return (await import("./chunks/watch.js")).watch(action);
	const serve = serving[event.kind];
	return serve(event, action);
}
const serving = {
	"pull-request": async (event, action) => (await import("./chunks/review-pull.js")).reviewPull(event, action),
	"merge-group": async (event, action) => (await import("./chunks/check-group.js")).checkGroup(event, action),
	push: async (event, action) => (await import("./chunks/apply-merged.js")).applyMerged(event, action),
	dispatch: async (_, action) => (await import("./chunks/by-hand.js")).runByHand(action),
	schedule: lookForDrift
};
async function lookForDrift({ kind }, action) {
	if ((kind === "schedule" || kind === "dispatch") && isOnDefaultBranch(action)) return (await import("./chunks/drift4.js")).reportDrift(action);
	throw new UsageError("Drift is looked for on a schedule, or by hand on the default branch. Run the workflow there.");
}
const isOnDefaultBranch = ({ job }) => job.ref === `refs/heads/${job.repository.defaultBranch}`;
async function nothing(event, action) {
	const { says, fix } = refuseEvent(event);
	const { validateOnly } = await import("./chunks/validate-only.js");
	const result = await validateOnly(action);
	return {
		...result,
		notices: [...result.notices, `${says} ${fix}`]
	};
}
function refuseToApply(event, { inputs }) {
	if (isPush(event) || event.kind === "dispatch" && inputs.expect !== null) return;
	throw new UsageError(event.kind === "dispatch" ? "Nothing is applied by hand without the digest of the plan. Give it as expect; a run with the command preview prints it." : "Nothing is applied on this event: only a push to the default branch, or a run by hand with expect, is trusted.");
}
const isPush = (event) => event.kind === "push" || event.kind === "other" && event.name.startsWith("push ");
function failed(error) {
	const known = expected(error);
	if (known === null) throw error;
	return ended("preview", {
		kind: "failed",
		error: known,
		problems: [],
		plan: null,
		results: []
	});
}
function expected(error) {
	const kinds = [
		PlatformError,
		GitHubError,
		UsageError,
		RecordError
	];
	return error instanceof Error && kinds.some((kind) => error instanceof kind) ? error : null;
}
function bug(error) {
	const stack = error instanceof Error ? error.stack ?? error.message : String(error);
	return new Error(`${stack}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.`);
}
async function inActionWorld(parts, payload, inputs, use) {
	const env = withToken(parts.env);
	const cwd = env["GITHUB_WORKSPACE"] ?? parts.cwd;
	const verbose = env["RUNNER_DEBUG"] === "1";
	const world = new World({
		...parts,
		env,
		cwd
	}, {
		directory: ".",
		quiet: false,
		verbose,
		leftOut: await leftOutFiles(cwd, env),
		connection: {
			sandbox: null,
			baseUrl: input(env, "base-url")
		}
	});
	const job = readJob(env, payload);
	const network = await openNetwork(job.api, env);
	const clock = {
		now: () => parts.now(),
		random: Math.random,
		sleep: (milliseconds) => setTimeout(milliseconds)
	};
	const log = (line) => verbose ? world.terminal.tell(line) : void 0;
	const github = openGitHub({
		token: inputs.githubToken,
		job,
		fetch: network.fetch,
		clock,
		log
	});
	try {
		return await use({
			world,
			job,
			github,
			git: new Git(cwd, env),
			inputs,
			clock
		});
	} finally {
		await network.close();
		await world.close();
	}
}
async function openNetwork(api, env) {
	const { openFetch } = await import("./chunks/network2.js");
	const { proxiesIn } = await import("./chunks/cli-and-action.js");
	return openFetch(new URL(api), proxiesIn(env));
}
function withToken(env) {
	const token = input(env, "api-token");
	return token === null ? env : {
		...env,
		IFMATCH_API_TOKEN: token
	};
}
// src/action.ts
process.exitCode = await runAction({
	env: process.env,
	cwd: process.cwd(),
	streams: new StandardStreams(),
	packageRoot: join(import.meta.dirname, ".."),
	now: Date.now,
	stop: stopRequest("ignored")
});
export {};
