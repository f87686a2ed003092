Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_rolldown_runtime = require("./chunks/rolldown-runtime.js");
const require_start = require("./chunks/start.js");
const require_client = require("./chunks/client.js");
const require_failure = require("./chunks/failure.js");
const require_git = require("./chunks/git.js");
const require_plan = require("./chunks/plan.js");
const require_signing = require("./chunks/signing.js");
const require_validate = require("./chunks/validate.js");
let node_path = require("node:path");
let node_fs = require("node:fs");
let os = require("os");
os = require_rolldown_runtime.__toESM(os, 1);
let crypto = require("crypto");
crypto = require_rolldown_runtime.__toESM(crypto, 1);
let fs = require("fs");
fs = require_rolldown_runtime.__toESM(fs, 1);
// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os.EOL);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os.EOL}${convertedValue}${os.EOL}${delimiter}`;
}
// node_modules/@actions/core/lib/summary.js
var __awaiter$1 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = fs.promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$1(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, fs.constants.R_OK | fs.constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	write(options) {
		return __awaiter$1(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$1(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(os.EOL);
	}
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const summary = new Summary();
var ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
function setFailed(message) {
	process.exitCode = ExitCode.Failure;
	error(message);
}
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
// src/github/job.ts
function readJob(env, payload) {
	const readVariable = (name, pattern) => {
		const value = env[name] ?? "";
		if (pattern.test(value)) return value;
		throw new require_start.ForgeError(`${name} is "${value}", which is not valid.`, { fix: runnerFix });
	};
	const [owner = "", name = ""] = readVariable("GITHUB_REPOSITORY", repositoryNamePattern).split("/");
	const server = readVariable("GITHUB_SERVER_URL", addressPattern);
	const api = readVariable("GITHUB_API_URL", addressPattern);
	const id = readVariable("GITHUB_RUN_ID", digitsPattern);
	const attempt = readVariable("GITHUB_RUN_ATTEMPT", digitsPattern);
	const ref = readVariable("GITHUB_REF", /./);
	const event = readVariable("GITHUB_EVENT_NAME", /./);
	return {
		repository: {
			owner,
			name,
			id: readVariable("GITHUB_REPOSITORY_ID", digitsPattern),
			defaultBranch: event === "schedule" ? ref.replace(/^refs\/heads\//, "") : parsePayload(event, payload, defaultBranchOf)
		},
		sha: readVariable("GITHUB_SHA", /^[0-9a-f]{40}$/),
		ref,
		run: {
			id: Number(id),
			attempt: Number(attempt),
			url: `${server}/${owner}/${name}/actions/runs/${id}/attempts/${attempt}`
		},
		startedBy: env["GITHUB_TRIGGERING_ACTOR"] ?? null,
		api,
		server
	};
}
const digitsPattern = /^[1-9][0-9]{0,14}$/;
const repositoryNamePattern = /^[A-Za-z0-9_-]+\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/;
const runnerFix = "The runner sets it. Run the action in a GitHub workflow.";
const addressPattern = /^(?:https:\/\/|http:\/\/(?:localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])(?=[:/]))[^@?#\s]+$/;
const defaultBranchOf = ({ repository }) => repository.default_branch;
function parsePayload(event, payload, parse) {
	try {
		return parse(payload);
	} catch (cause) {
		throw new require_start.ForgeError(`The payload of the event ${event}, in the file GITHUB_EVENT_PATH, cannot be used.`, {
			cause,
			fix: "Run the action in a GitHub workflow."
		});
	}
}
const payloadParsers = new Map([
	["pull_request", ({ pull_request: pull }) => ({
		kind: "pull-request",
		pull: require_client.parsePullRequest(pull),
		usesBaseWorkflow: false
	})],
	["pull_request_target", ({ pull_request: pull }) => ({
		kind: "pull-request",
		pull: require_client.parsePullRequest(pull),
		usesBaseWorkflow: true
	})],
	["merge_group", ({ merge_group: { base_sha, head_ref } }) => ({
		kind: "merge-group",
		base: require_client.parseCommitId(base_sha),
		pulls: parseQueueBranch(head_ref)
	})],
	["push", parsePush],
	["schedule", () => ({ kind: "schedule" })],
	["workflow_dispatch", () => ({ kind: "dispatch" })]
]);
function readEvent(name, payload) {
	const reader = payloadParsers.get(name);
	return reader === void 0 ? {
		kind: "other",
		name,
		isPush: false
	} : parsePayload(name, payload, reader);
}
const describeUnsupportedEvent = ({ name }) => `The event "${name}" is not supported. Run the workflow on ${[...payloadParsers.keys()].join(", ")}.`;
function parseQueueBranch(ref) {
	const [, pull, parent] = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9][0-9]{0,14})-([0-9a-f]{40})$/.exec(ref) ?? [];
	return pull === void 0 || parent === void 0 ? [] : [{
		number: Number(pull),
		parent
	}];
}
function parsePush({ ref, before, after }) {
	if (!ref.startsWith("refs/heads/")) return {
		kind: "other",
		name: "push of a tag",
		isPush: true
	};
	if (/^0+$/.test(after)) return {
		kind: "other",
		name: "push that deletes a branch",
		isPush: true
	};
	return {
		kind: "push",
		branch: ref.slice(11),
		before: require_client.parseCommitId(before),
		after: require_client.parseCommitId(after)
	};
}
// src/action/inputs.ts
function readInputs(toolkit, env) {
	return {
		command: readChoice(toolkit, "command", [
			"auto",
			"validate",
			"preview",
			"apply",
			"drift"
		]),
		drift: readChoice(toolkit, "drift", ["issue", "off"]),
		folder: normalizeFolder(readInput(toolkit, "working-directory") ?? "."),
		config: readInput(toolkit, "config")?.replaceAll(node_path.sep, "/") ?? null,
		deployment: readInput(toolkit, "deployment"),
		approval: require_start.mapGuards((key) => readApproval(toolkit, key) ?? require_start.guardDefinitions[key].values.none),
		onStale: readInput(toolkit, "on-stale") === null ? null : readChoice(toolkit, "on-stale", ["refuse", "same-diff"]),
		failOn: parseFailOn(readInput(toolkit, "fail-on")),
		comment: readChoice(toolkit, "comment", ["true", "false"]) === "true",
		planFile: planFileOf(toolkit),
		planDigest: readMatchingInput(toolkit, "plan-digest", /^sha256:[0-9a-f]{64}$/, "the digest of a plan, as a preview prints it"),
		summary: readChoice(toolkit, "summary", ["true", "false"]) === "true",
		hasAddress: (readInput(toolkit, "base-url") ?? env["IFMATCH_BASE_URL"] ?? "").trim() !== "",
		hasToken: apiTokens(toolkit, env).length > 0,
		githubToken: readInput(toolkit, "github-token") ?? ""
	};
}
function readInput(toolkit, name) {
	const value = toolkit.getInput(name);
	return value === "" ? null : value;
}
const planFileOf = (toolkit) => readInput(toolkit, "plan-file") ?? "ifmatch-plan.json";
function maskTokens(toolkit, env) {
	const githubToken = readInput(toolkit, "github-token") ?? [];
	for (const token of apiTokens(toolkit, env).concat(githubToken)) toolkit.setSecret(token);
}
function apiTokens(toolkit, env) {
	const variables = Object.keys(env).filter((name) => /^IFMATCH_API_TOKEN(?:_|$)/.test(name));
	return [toolkit.getInput("api-token"), ...variables.map((name) => (env[name] ?? "").trim())].filter((value) => value !== "");
}
const readChoice = (toolkit, name, values) => requireOneOf(name, readInput(toolkit, name) ?? values[0], values);
function requireOneOf(name, value, values) {
	const known = values.find((candidate) => candidate === value);
	if (known === void 0) throw new require_start.UsageError(`The input ${name} is "${value}".`, { fix: `Set one of: ${values.join(", ")}.` });
	return known;
}
function readApproval(toolkit, key) {
	const { input } = require_start.guardDefinitions[key];
	const text = input === null ? null : readInput(toolkit, input.name);
	if (input === null || text === null) return null;
	const approval = input.parse(text);
	if (approval === null) throw unexpectedValue(input.name, text, input.expected);
	return approval;
}
function readMatchingInput(toolkit, name, pattern, expected) {
	const value = readInput(toolkit, name);
	if (value === null || pattern.test(value)) return value;
	throw unexpectedValue(name, value, expected);
}
const unexpectedValue = (name, value, expected) => new require_start.UsageError(`The input ${name} is "${value}".`, { fix: `Set ${expected}.` });
function parseFailOn(value) {
	const names = (value ?? "errors").split(",").map((name) => name.trim());
	return new Set(names.filter(Boolean).map((name) => requireOneOf("fail-on", name, failOnValues)));
}
const failOnValues = [
	"errors",
	"warnings",
	"changes",
	"looser"
];
function normalizeFolder(path, separator = node_path.sep) {
	const folder = node_path.posix.normalize(path.replaceAll(separator, "/")).replace(/\/$/, "");
	if (node_path.posix.isAbsolute(folder) || /^[A-Za-z]:\//.test(folder) || folder === ".." || folder.startsWith("../")) throw new require_start.UsageError(`The input working-directory is "${path}", which is outside the repository.`, { fix: "Set a folder of the repository." });
	return folder;
}
// src/action/result.ts
const actionResult = (command, outcome, details = {}) => ({
	command,
	outcome,
	refusal: null,
	mergeRun: null,
	listing: [],
	noPreview: null,
	drift: null,
	...details
});
function nothingToDo(command, why, { runMessages }) {
	runMessages.notices.add(why);
	return actionResult(command, {
		kind: "no-changes",
		plan: require_plan.makePlan([]),
		problems: [],
		guards: []
	});
}
const isFailed = (previewed) => "kind" in previewed;
const isExpected = (error) => [
	require_start.PlatformError,
	require_start.ForgeError,
	require_start.UsageError,
	require_signing.SigningError
].some((kind) => error instanceof kind);
function toFailedOutcome(error) {
	if (!isExpected(error)) throw error;
	return {
		kind: "failed",
		error,
		problems: [],
		plan: null,
		results: []
	};
}
// src/action/files.ts
const configPath = ({ folder, config }) => config ?? node_path.posix.join(folder, "ifmatch.yaml");
async function filesUnderBaseSettings(source, base, { inputs }) {
	const { folder, deployment } = inputs;
	const config = configPath(inputs);
	const isInBase = base.source.kind(config) === "file";
	const isInSource = source.kind(config) === "file";
	if (inputs.config !== null && !isInBase && !isInSource) throw new require_start.UsageError(`The input config is "${config}", but this file does not exist.`, { fix: "Set a path that begins at the root of the repository." });
	if (!isInBase && !isInSource) refuseFolderBelowConfig(source, folder);
	return {
		source,
		paths: isInSource || folder === "." ? [] : [node_path.posix.join(folder, "policies")],
		config: isInSource ? config : null,
		deployment,
		baseSettings: await require_validate.loadSettingsOfBase(base, config, isInSource)
	};
}
function refuseFolderBelowConfig(source, folder) {
	let parent = folder;
	while (parent !== ".") {
		parent = node_path.posix.dirname(parent);
		const config = node_path.posix.join(parent, require_start.configName);
		if (source.kind(config) === "missing") continue;
		throw new require_start.UsageError(`${config} lies above the working-directory "${folder}", which has no config, so its guards and folders would not apply.`, { fix: "Name it with the input config, use its folder as working-directory, or give this folder its own config." });
	}
}
async function filesOfCheckout(action, branch) {
	const config = configPath(action.inputs);
	const bytes = await action.github.readFile(config, `refs/heads/${branch}`);
	return filesUnderBaseSettings(action.runtime.source, {
		source: sourceOfOneFile(config, bytes),
		name: branch
	}, action);
}
const sourceOfOneFile = (path, bytes) => ({
	kind: (requested) => requested === path && bytes !== null ? "file" : "missing",
	list: () => [],
	read(requested) {
		if (requested !== path || bytes === null) throw new require_start.SourceError("missing", requested, "it is not there");
		return Buffer.from(bytes);
	}
});
function sourceOfCommit(commit, action) {
	const { git, job, runtime } = action;
	if (commit === job.sha && git.resolveCommit("HEAD") === commit) return runtime.source;
	fetchMissing(commit, action);
	return require_git.openCommit(git, commit);
}
function fetchMissing(commit, { git, job, inputs }) {
	if (git.resolveCommit(commit) !== null) return;
	try {
		git.fetch(commit, job, inputs.githubToken);
	} catch (error) {
		if (!(error instanceof require_start.UsageError)) throw error;
		throw unreadableError(`Commit ${commit}`, error);
	}
}
function unreadableError(what, cause) {
	const why = (cause.message.split("\n", 1)[0] ?? "").replace(/\.$/, "");
	const missing = cause instanceof require_git.GitError ? cause.missing : null;
	if (missing === "git") return new require_start.UsageError(`${what} cannot be read: ${why}.`, {
		fix: fixes.noGit,
		cause
	});
	if (missing === "repository") return new require_start.UsageError(`${what} cannot be read: the working directory is in no clone.`, {
		fix: fixes.noClone,
		cause
	});
	return new require_start.UsageError(`${what} cannot be read: ${why}.`, {
		fix: fixes.noCommit,
		cause
	});
}
const fixes = {
	noGit: "Install git in the container of the job, before actions/checkout.",
	noClone: "Run actions/checkout before this step; if it has \"path:\", set working-directory to that folder.",
	noCommit: "Give the job the permission \"contents: read\", or check out with fetch-depth: 0."
};
// src/action/validate-only.ts
async function validateOnly(action, branch, noPreview = null) {
	const selection = await filesOfCheckout(action, branch);
	return actionResult("validate", await require_validate.validate(selection, action.runtime), { noPreview });
}
// src/action/main.ts
async function runAction(parts) {
	const { toolkit } = parts;
	const eventPath = parts.env["GITHUB_EVENT_PATH"];
	if (eventPath === void 0) {
		toolkit.setFailed("This runs as a step of a GitHub workflow only. Elsewhere, use the command line: npx ifmatch.");
		return 1;
	}
	try {
		maskTokens(toolkit, parts.env);
		refuseOtherForge(parts.env);
		const workspace = parts.env["GITHUB_WORKSPACE"] ?? parts.cwd;
		const name = planFileOf(toolkit);
		const planPath = (0, node_path.resolve)(workspace, name);
		removePreviousPlan(name, planPath, workspace);
		const payload = JSON.parse((0, node_fs.readFileSync)(eventPath, "utf8"));
		const event = readEvent(parts.env["GITHUB_EVENT_NAME"] ?? "", payload);
		return await withActionRuntime(parts, {
			payload,
			workspace,
			planPath
		}, async (action) => {
			action.runtime.ensureWritable(planPath);
			const result = await dispatchEvent(event, action).catch((error) => actionResult("preview", toFailedOutcome(error)));
			const { report } = await Promise.resolve().then(() => require("./chunks/report2.js"));
			return report(result, action);
		});
	} catch (error) {
		return reportFailure(isExpected(error) ? error : bugReport(error), toolkit);
	}
}
function refuseOtherForge(env) {
	for (const [variable, forge] of Object.entries({
		FORGEJO_ACTIONS: "Forgejo",
		GITEA_ACTIONS: "Gitea"
	})) if (env[variable] === "true") throw new require_start.UsageError(`The action works on GitHub only, not on ${forge}.`, { fix: "Run the command line there, as docs/other-ci.md shows." });
}
function removePreviousPlan(name, path, workspace) {
	if (/\.ya?ml$/i.test(name)) throw new require_start.UsageError(`The input plan-file is ${name}, a YAML file, which a plan would overwrite.`, { fix: "Set another file." });
	try {
		require_start.removeOldOutputFile(path, node_fs.realpathSync.native(workspace));
	} catch (cause) {
		throw new require_start.UsageError(`${name}, where the plan goes, cannot be removed: ${require_start.describeSystemError(cause)}.`, { cause });
	}
}
async function dispatchEvent(event, action) {
	const { command } = action.inputs;
	const { defaultBranch } = action.job.repository;
	if (command === "drift") return checkDrift(event, action);
	if (command === "apply") refuseToApply(event, action);
	if (event.kind === "other") action.runMessages.notices.add(describeUnsupportedEvent(event));
	if (event.kind === "other" || command === "validate") return validateOnly(action, defaultBranch);
	if (event.kind === "schedule") return checkDrift(event, action);
	if (event.kind === "pull-request") return (await Promise.resolve().then(() => require("./chunks/pull-request.js"))).previewPull(event, action);
	if (event.kind === "merge-group") return (await Promise.resolve().then(() => require("./chunks/merge-group.js"))).checkGroup(event, action);
	if (event.kind === "push") {
		const { applyPush, listUnsettled } = await Promise.resolve().then(() => require("./chunks/default-branch.js"));
		return command === "preview" ? listUnsettled(event, action) : applyPush(event, action);
	}
	return (await Promise.resolve().then(() => require("./chunks/manual-run.js"))).runManually(action);
}
const isOnDefaultBranch = ({ job }) => job.ref === `refs/heads/${job.repository.defaultBranch}`;
async function checkDrift({ kind }, action) {
	if ((kind === "schedule" || kind === "dispatch") && isOnDefaultBranch(action)) return (await Promise.resolve().then(() => require("./chunks/drift3.js"))).reportDrift(action);
	throw new require_start.UsageError("Drift is checked on a schedule, or by a manual run on the default branch.");
}
function refuseToApply(event, { inputs }) {
	if (event.kind === "push" || event.kind === "other" && event.isPush || event.kind === "dispatch" && inputs.planDigest !== null) return;
	throw new require_start.UsageError("Nothing is applied on this event: only a push to the default branch, and a manual run with the input plan-digest, are trusted.", { fix: "Set plan-digest in a manual run (a preview prints the digest), or leave out \"command: apply\"." });
}
function bugReport(error) {
	const stack = error instanceof Error ? error.stack ?? error.message : String(error);
	return new Error(`${stack}\nThis is a bug in ifmatch ${require_start.version}. Please report it with the lines above.`);
}
async function withActionRuntime(parts, { payload, workspace, planPath }, use) {
	const { toolkit } = parts;
	const stepInputs = readInputs(toolkit, parts.env);
	const { root, folder } = findRepository(workspace, stepInputs.folder);
	const inputs = {
		...stepInputs,
		folder
	};
	const env = {
		...withToken(parts),
		GITHUB_WORKSPACE: root
	};
	const verbose = env["RUNNER_DEBUG"] === "1";
	const runtime = new require_start.Runtime({
		...parts,
		env,
		cwd: root
	}, {
		directory: ".",
		quiet: false,
		verbose,
		excludedFiles: await require_start.findExcludedFiles(root, env),
		connection: {
			sandbox: null,
			baseUrl: readInput(toolkit, "base-url")
		}
	});
	const job = readJob(env, payload);
	const { createNetwork } = await Promise.resolve().then(() => require("./chunks/network.js")).then((n) => n.network_exports);
	const network = createNetwork(new URL(job.api), env);
	const { clock } = runtime;
	const log = (line) => {
		if (verbose) runtime.terminal.printNote(line);
	};
	const github = require_client.openGitHub({
		token: inputs.githubToken,
		job,
		network,
		clock,
		log
	});
	const git = new require_git.Git(root, env);
	try {
		return await use({
			runtime,
			job,
			github,
			git,
			toolkit,
			inputs,
			runMessages: {
				commentUrls: new Set(),
				notices: new Set(),
				warnings: new Set()
			},
			planPath
		});
	} finally {
		git.close();
		await network.release();
		await runtime.close();
	}
}
function findRepository(workspace, folder) {
	const directory = (0, node_path.resolve)(workspace, folder);
	if (!(0, node_fs.existsSync)(directory)) return {
		root: workspace,
		folder
	};
	const top = require_start.repositoryRoot(node_fs.realpathSync.native(directory));
	const fromWorkspace = top === null ? null : (0, node_path.relative)(node_fs.realpathSync.native(workspace), top);
	if (top === null || fromWorkspace === null || fromWorkspace === "" || fromWorkspace.startsWith("..")) return {
		root: workspace,
		folder
	};
	return {
		root: top,
		folder: normalizeFolder((0, node_path.relative)(top, node_fs.realpathSync.native(directory)) || ".", node_path.sep)
	};
}
function withToken({ env, toolkit }) {
	const token = readInput(toolkit, "api-token");
	return token === null ? env : {
		...env,
		IFMATCH_API_TOKEN: token
	};
}
function reportFailure(error, toolkit) {
	toolkit.setFailed(require_start.escapeLines(require_failure.failureLines(error, "action").join("\n")));
	toolkit.setOutput("outcome", "failed");
	toolkit.setOutput("failure-reason", require_start.escapeHidden(error.message.replaceAll(/\s+/g, " ")));
	return 1;
}
// src/action.ts
async function run() {
	process.exitCode = 1;
	process.stdout.on("error", () => {});
	process.exitCode = await runAction({
		env: process.env,
		cwd: process.cwd(),
		streams: new require_start.StandardStreams(),
		toolkit: {
			getInput,
			setSecret,
			setOutput,
			setFailed,
			error,
			warning,
			notice,
			summary
		},
		packageRoot: (0, node_path.join)(__dirname, ".."),
		now: Date.now,
		stop: require_start.stopRequest("ignored")
	});
}
run();
exports.actionResult = actionResult;
exports.configPath = configPath;
exports.fetchMissing = fetchMissing;
exports.filesOfCheckout = filesOfCheckout;
exports.filesUnderBaseSettings = filesUnderBaseSettings;
exports.fixes = fixes;
exports.isFailed = isFailed;
exports.nothingToDo = nothingToDo;
exports.sourceOfCommit = sourceOfCommit;
exports.toFailedOutcome = toFailedOutcome;
exports.unreadableError = unreadableError;
exports.validateOnly = validateOnly;
