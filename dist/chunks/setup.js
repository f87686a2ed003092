import { configureCommand, connectionOptions, deliver, editorSchemas, nonEmpty, schemaFrom, schemaPath } from "./start.js";
import { Command, Help, InvalidArgumentError, Option } from "./commander.js";
import { PlatformError, Token, UsageError, baseName, defaultSettings, escapeHidden, escapeHtml, escapeTerminal, fieldsOfPolicies, foldersAbove, hasErrors, noApproval, openDisk, operations, ownTokenVariable, parentOf, redactor, release, repositoryTop, shellWord, spellings, toJson, tokenVariable, version } from "./base.js";
import { failures, openPlatform, parseAddress, parseJson, probe } from "./plan.js";
import { beforeGlob, bundleKinds, check, count, effectLooks, effectWords, endLines, firstProblem, headlineLines, headlineLooks, isObject, isSameBundle, layout, load, loadFiles, located, nearest, nextLines, nextStep, padTo, paragraphs, placeWords, raw, signs, soundConfig, spansOf, styled, verbTitles, widthOf, words } from "./validate.js";
import { fileName, inParallel, newFiles, requests } from "./files.js";
import { Git, editBundles, findDeployment, findTargets, lacksList, overlay, policyTexts, previewFiles, refuseUnread, replaceTexts, withProgress, writeEdits } from "./commands.js";
import { requests_exports, startSandbox } from "./sandbox.js";
import { phraseOf, plainText, problemLines } from "./problems.js";
import { capDiff, driftHeadline, driftReport, headlineText, messagesOf, printBlock, pullHeadline, pullReport, reportOf, sound } from "./report.js";
process.getBuiltinModule("node:stream/consumers");
const text = (() => process.getBuiltinModule("node:stream/consumers").text)();
// src/commands/api.ts
async function* callOperation(asked, runtime) {
	const { id, all, format } = asked;
	const parts = readRequest(asked, runtime.terminal);
	const api = await runtime.connections.api(asked.deployment);
	const { path, about } = await findPath(asked, runtime);
	const args = {
		...parts,
		path: {
			...path,
			...parts.path
		},
		...about !== null && { about }
	};
	const itemsName = operations[id].paging?.items ?? "";
	const lines = (items) => items.map((item) => `${toJson(item)}\n`).join("");
	if (!all || !isPaged(id)) {
		const answer = await api.call(id, args);
		yield format === "json" ? `${toJson(answer, 2)}\n` : lines(answer[itemsName] ?? []);
		return;
	}
	const found = [];
	for await (const items of api.pages(id, args)) if (format === "json") found.push(...items);
	else yield lines(items);
	if (format === "json") yield `${toJson({ [itemsName]: found }, 2)}\n`;
}
const isPaged = (id) => operations[id].paging !== null;
async function findPath({ id, deployment: slug, config }, runtime) {
	const parameter = deploymentParameter(id);
	if (parameter === null) return {
		path: {},
		about: null
	};
	if (slug !== null && parameter === "deploymentSlug") return {
		path: { deploymentSlug: slug },
		about: slug
	};
	const settings = await soundConfig(config, runtime);
	const configured = slug === null ? null : settings.deployments.get(slug)?.id ?? null;
	if (configured !== null && !runtime.connections.has(slug)) return {
		path: { deploymentId: configured },
		about: slug
	};
	const { deployment } = await findDeployment(slug, settings, runtime);
	const value = parameter === "deploymentSlug" ? deployment.slug : deployment.id;
	return {
		path: { [parameter]: value },
		about: deployment.slug
	};
}
const deploymentParameter = (id) => /\{(deployment(?:Id|Slug))\}/.exec(operations[id].path)?.[1] ?? null;
function readRequest({ id, typed, body: given }, terminal) {
	const gather = (place, start = {}) => [...typed].reduce((all, [input, value]) => input.in === place ? setAt(all, input.path, value) : all, start);
	const parts = {
		path: gather("path"),
		query: gather("query"),
		body: operations[id].body === null ? null : gather("body", given),
		ifMatch: gather("header")["If-Match"]
	};
	const { errors, warnings } = {
		errors: new Map(),
		warnings: new Map()
	};
	for (const place of ["query", "body"]) for (const error of errorsOf(operations[id][place], parts[place])) explain(error, {
		id,
		place
	}, {
		errors,
		warnings
	});
	for (const warning of warnings.values()) terminal.tell(`warning: ${escapeTerminal(warning)}`);
	if (errors.size > 0) throw new UsageError([...errors.values()].map(escapeTerminal).join("\nerror: "));
	return parts;
}
function setAt(body, [name = "", ...rest], value) {
	if (rest.length === 0) return {
		...body,
		[name]: value
	};
	const inner = body[name];
	return {
		...body,
		[name]: setAt(isObject(inner) ? inner : {}, rest, value)
	};
}
function errorsOf(schema, value) {
	if (schema === null) return [];
	const guard = requests_exports[`is${schema}`];
	if (guard === void 0) throw new Error(`there is no guard for ${schema}`);
	return guard(value) ? [] : guard.errors ?? [];
}
function explain(error, { id, place }, { errors, warnings }) {
	const { keyword, params, message = "is wrong" } = error;
	const rule = requests[id].rules[Number(/^#\/allOf\/(\d+)\//.exec(error.schemaPath)?.[1])];
	if (rule !== void 0) return void errors.set(rule, rule);
	const named = [params["missingProperty"], params["additionalProperty"]].filter((one) => typeof one === "string");
	const path = [...error.instancePath.split("/").slice(1), ...named];
	const names = path.filter((one) => !/^\d+$/.test(one)).join(".");
	const input = requests[id].inputs.find((one) => one.in === place && one.path.join(".") === names);
	const at = input !== void 0 && hasFlag(input) ? flagName(input) : `\`${path.join(".")}\` in --body`;
	if (keyword !== "additionalProperties") {
		const help = input === void 0 ? "" : ` ${describeInput(input)}`;
		errors.set(at, `${at}: ${said[keyword] ?? message}.${help}`);
		return;
	}
	const meant = meantField(id, path.at(-1) ?? "");
	if (meant === null) warnings.set(at, `${at}: is not in the API description. It is sent as it is.`);
	else errors.set(at, `${at}: is not a field of the request. Did you mean ${meant}?`);
}
const said = {
	required: "is required",
	pattern: "does not fit"
};
function meantField(id, name) {
	const fields = requests[id].inputs.filter((input) => input.in === "body").map(({ path }) => path);
	return fields.find((path) => path.at(-1) === name)?.join(".") ?? nearest(name, [...fields.map((path) => path.at(-1) ?? ""), ...fieldsOfPolicies]);
}
function readBody(text, from) {
	try {
		const value = parseJson(text.replace(/^\uFEFF/, ""));
		if (isObject(value)) return value;
	} catch (error) {
		throw new UsageError(`--body ${from}: cannot be used: ${error.message}.`, { cause: error });
	}
	throw new UsageError(`--body ${from}: must be a JSON object.`);
}
const flagsOf = (id) => requests[id].inputs.filter(hasFlag);
const flagName = ({ path }) => `--${path.join(".").replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").replaceAll("_", "-").toLowerCase()}`;
const hasFlag = (input) => !isBodyOnly(input) && input.sameAsPath !== true && (input.in !== "path" || !/^deployment(?:Id|Slug)$/.test(input.path[0] ?? ""));
const isBodyOnly = ({ kind, writeOnly, otherName }) => kind === "json" || writeOnly === true || otherName !== void 0;
const bodyOnly = (id) => requests[id].inputs.filter(isBodyOnly);
function describeInput({ description, deprecated, required, list, enum: words, ...limits }) {
	const { minimum, maximum, maxLength } = limits;
	const constraints = [
		...deprecated === true ? ["deprecated"] : [],
		...required ? ["required"] : [],
		...list ? ["repeatable"] : [],
		...words === void 0 ? [] : [`one of ${words.join(", ")}`],
		...minimum === void 0 ? [] : [`at least ${String(minimum)}`],
		...maximum === void 0 || maximum === Number.MAX_SAFE_INTEGER ? [] : [`at most ${String(maximum)}`],
		...maxLength === void 0 ? [] : [`at most ${String(maxLength)} characters`],
		...limits.default === void 0 ? [] : [`default ${JSON.stringify(limits.default)}`.replaceAll("\"", "")]
	];
	return [description, constraints.length === 0 ? "" : `(${constraints.join("; ")})`].filter(Boolean).join(" ");
}
const operationIds = Object.keys(operations);
function summaryOf(id) {
	const { summary, maturity, deprecated, writes } = operations[id];
	const marks = [
		maturity === "stable" ? "" : maturity,
		deprecated && "deprecated",
		writes && "writes"
	].filter(Boolean);
	return `${summary}${marks.length === 0 ? "" : ` (${marks.join(", ")})`}`;
}
// src/cli/api.ts
function addOperations(api, session) {
	api.commandsGroup("Operations:");
	for (const id of operationIds) {
		const command = configureCommand(operationCommand(id, session), session.parts.streams);
		command.configureHelp({
			showGlobalOptions: true,
			optionDescription
		});
		api.addCommand(command);
	}
}
const optionDescription = (option) => option.helpGroupHeading === "Request:" ? option.description : new Help().optionDescription(option);
function operationCommand(id, session) {
	const command = new Command(id).description(summaryOf(id));
	const typed = new Map();
	command.optionsGroup("Request:");
	if (deploymentParameter(id) !== null) command.option("--deployment <slug>", "the deployment (default: the only one that the token sees)").option("--config <file>", "the config, which may know the id of the deployment (default: ifmatch.yaml)");
	for (const input of flagsOf(id)) command.addOption(flagOption(input, typed));
	if (operations[id].body !== null) command.option("--body <file>", "the body as JSON, from a file or from - (stdin); other flags add to it or replace a field");
	command.optionsGroup("Answer:");
	if (operations[id].paging !== null) command.option("--all", "follow the pages to the end").addOption(new Option("--format <name>", "format of the answer; ndjson: one item per line").choices(["json", "ndjson"]).default("json"));
	command.option("--output <file>", "write the answer to this file").optionsGroup("Platform:");
	connectionOptions(command).addHelpText("after", () => footer(id, bodyOnly(id)));
	return session.runs(command, (flags, runtime) => runOperation(id, typed, flags, session.parts.streams, runtime));
}
function flagOption(input, typed) {
	const isBoolean = input.kind === "boolean";
	const value = isBoolean ? "[bool]" : `<${input.enum === void 0 ? placeholders[input.kind] : "word"}>`;
	const option = new Option(`${flagName(input)} ${value}`, describeInput(input)).choices(input.enum ?? []).argParser((text) => {
		if (typed.has(input) && !input.list) throw new InvalidArgumentError("It takes one value.");
		const one = valueOf(input, nonEmpty(text));
		typed.set(input, input.list ? [...typed.get(input) ?? [], one] : one);
	});
	if (input.in === "path" || input.in === "header") option.makeOptionMandatory(input.required);
	return isBoolean ? option.preset("true") : option;
}
const placeholders = {
	text: "text",
	integer: "n",
	number: "number",
	json: "json"
};
function valueOf({ kind }, text) {
	if (kind === "boolean") return text === "true" || (text === "false" ? false : text);
	return kind !== "text" && /^-?\d+(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER ? Number(text) : text;
}
const footer = (id, inBody) => [
	...section("Only in --body:", inBody.map(describeField)),
	...section("Rules:", requests[id].rules.map((rule) => `  ${rule}`)),
	...section("Token:", tokenOf(id)),
	...section("Example:", [`  $ ${examples[id]}`])
].join("\n");
function tokenOf(id) {
	const { security } = operations[id];
	if (security.length === 0) return ["  none"];
	if (!security.includes("Jwt")) return [];
	return [security.includes("WebToken") ? "  $IFMATCH_API_TOKEN, else $IFMATCH_USER_JWT" : "  $IFMATCH_USER_JWT"];
}
const section = (title, lines) => lines.length === 0 ? [] : [
	"",
	title,
	...lines
];
function describeField(input) {
	const { path, writeOnly, otherName } = input;
	const what = otherName === void 0 ? (writeOnly === true ? "A secret, so not on the command line. " : "") + describeInput(input) : `Another name of \`${otherName}\`.`;
	return `  ${path.join(".")}  ${what}`;
}
const examples = {
	listDeployments: "ifmatch api listDeployments",
	listFindings: "ifmatch api listFindings --severities critical --severities high --status open --all",
	triageFindings: "ifmatch api triageFindings --issue-type sast --severities low --new-triage-state ignored --new-triage-reason acceptable_risk --new-note \"Agreed on Monday\"",
	listDependencies: "ifmatch api listDependencies --dependency-filter.name lodash --all --format ndjson",
	getResolutionConfigs: "ifmatch api getResolutionConfigs --project-id 1",
	reportGuardrailsActivity: "ifmatch api reportGuardrailsActivity --filters.time-period.since 2026-01-01T00:00:00.000Z",
	reportBacklogByRule: "ifmatch api reportBacklogByRule --filters.time-period.since 2026-01-01T00:00:00.000Z",
	searchIssues: "ifmatch api searchIssues --group-by GROUP_BY_RULE --issue-types ISSUE_TYPE_SAST --sort-by SORT_BY_ISSUE_COUNTS --limit 10",
	getRemediationPolicies: "ifmatch api getRemediationPolicies",
	applyRemediationPolicies: "ifmatch api applyRemediationPolicies --body bundle.json --if-match \"$STATE_VERSION\"",
	previewRemediationPolicies: "ifmatch api previewRemediationPolicies --body bundle.json",
	getDetectionPolicySummary: "ifmatch api getDetectionPolicySummary",
	getDetectionPolicy: "ifmatch api getDetectionPolicy --product code",
	applyDetectionPolicy: "ifmatch api applyDetectionPolicy --product code --body bundle.json --if-match \"$STATE_VERSION\"",
	previewDetectionPolicy: "ifmatch api previewDetectionPolicy --product code --body bundle.json",
	getVocabulary: "ifmatch api getVocabulary --product remediation",
	listLegacyPolicies: "ifmatch api listLegacyPolicies",
	listScmSubscriptions: "ifmatch api listScmSubscriptions --config-id github-cloud",
	createNotificationWebhook: "ifmatch api createNotificationWebhook --name builds --url https://hooks.example/ifmatch",
	createPatternFixTask: `ifmatch api createPatternFixTask --pattern 'eval(...)' --language javascript`
};
async function runOperation(id, typed, flags, streams, runtime) {
	const { body: from, deployment = null, config = null, all = false, format = "json" } = flags;
	const text$1 = from === "-" ? await text(streams.in) : from && runtime.readText(from);
	const pieces = callOperation({
		id,
		typed,
		body: text$1 === void 0 ? {} : readBody(text$1, from ?? ""),
		deployment,
		config,
		all,
		format
	}, runtime);
	if (flags.output !== void 0) deliver(await text(pieces), flags, runtime);
	else for await (const piece of pieces) if (!await isWritten(piece, streams.out)) break;
	return 0;
}
const isWritten = (text, out) => new Promise((resolve) => {
	out.write(text, (error) => resolve((error ?? null) === null));
});
process.getBuiltinModule("node:fs");
const cpSync = (() => process.getBuiltinModule("node:fs").cpSync)();
const mkdtempSync = (() => process.getBuiltinModule("node:fs").mkdtempSync)();
const rmSync = (() => process.getBuiltinModule("node:fs").rmSync)();
process.getBuiltinModule("node:os");
const tmpdir = (() => process.getBuiltinModule("node:os").tmpdir)();
process.getBuiltinModule("node:path");
const join$4 = (() => process.getBuiltinModule("node:path").join)();
// src/commands/demo.ts
const story = [
	{
		message: "Mistakes are found before review, with file and line:",
		run: "validate broken",
		exits: 3
	},
	{
		message: "A valid change. Reviewers see this, and plan.json keeps it:",
		run: "preview policies --out plan.json",
		exits: 0
	},
	{
		message: "Meanwhile, a colleague deactivates a policy on the platform.",
		edit: switchOff
	},
	{
		message: "The reviewed plan is now stale, so nothing is applied:",
		run: "apply policies --plan plan.json --yes",
		exits: 4
	},
	{
		message: "Preview again: the new plan also reverts that edit.",
		run: "preview policies --out plan.json --output preview.txt",
		exits: 0
	},
	{
		message: "Reviewed again. Apply exactly this plan:",
		run: "apply policies --plan plan.json --yes",
		exits: 0
	},
	{
		message: "Nothing is left to do:",
		run: "preview policies --exit-code",
		exits: 0
	}
];
async function demo(runtime, color) {
	const directory = mkdtempSync(join$4(tmpdir(), "ifmatch-demo-"));
	const sandbox = await startSandbox({});
	const platform = openPlatform({
		address: sandbox.url,
		token: new Token(sandbox.token),
		env: {}
	});
	try {
		for (const folder of ["policies", "broken"]) cpSync(join$4(runtime.packageRoot, "examples", folder), join$4(directory, folder), { recursive: true });
		const env = {
			IFMATCH_BASE_URL: sandbox.url,
			IFMATCH_API_TOKEN: sandbox.token,
			FORCE_COLOR: color ? "1" : "0"
		};
		for (const [index, step] of story.entries()) {
			runtime.terminal.print(`${index === 0 ? "" : "\n"}${String(index + 1)}. ${step.message}`);
			if ("edit" in step) await step.edit(platform);
			else if (!await runStep(step, runtime, {
				directory,
				env
			})) return 1;
		}
		runtime.terminal.print("\nThat is all. Your own platform: set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then `ifmatch init --from-platform` in its repository.");
		return 0;
	} finally {
		await platform.close();
		await sandbox.close();
		rmSync(directory, {
			recursive: true,
			force: true
		});
	}
}
async function runStep(step, runtime, where) {
	runtime.terminal.print(`\n$ ifmatch ${step.run}`);
	const code = await runtime.runSelf(step.run.split(" "), where);
	if (code === step.exits) return true;
	runtime.terminal.tell(`The demo expected exit code ${String(step.exits)} and got ${String(code)}. Please report this.`);
	return false;
}
async function switchOff(platform) {
	const [deployment] = await platform.deployments();
	if (deployment === void 0) throw new Error("the sandbox has no deployment");
	const live = await platform.read(deployment, "remediation");
	const policies = live.content["policies"].map((policy) => policy["slug"] === edited ? {
		...policy,
		active: false
	} : policy);
	await platform.put(deployment, {
		kind: "remediation",
		content: { policies }
	}, live.stateVersion);
}
const edited = "block-critical-findings";
process.getBuiltinModule("node:path");
const join$3 = (() => process.getBuiltinModule("node:path").join)();
// src/commands/doctor.ts
async function doctor(options, runtime) {
	const { connections } = runtime;
	const here = new Examination(null);
	await here.look("node", () => checkNode(runtime));
	const files = await here.look("files", () => checkFiles(options, runtime));
	const network = new Examination(null);
	const answer = connections.isEmbedded ? null : await examineNetwork(network, options, runtime);
	const ofDeployments = await inParallel(slugsOf(options, files), async (slug) => {
		const settings = files?.settings ?? defaultSettings;
		const find = async () => findDeployment(slug, settings, runtime);
		const byId = slug !== null && (settings.deployments.get(slug)?.id ?? null) !== null ? find : null;
		const own = new Examination(slug, network.failed);
		if (!connections.isEmbedded) await own.look("token", () => checkToken(slug, runtime.env));
		await own.look("permission", async () => checkPermission(await connections.to(slug), slug, byId, answer));
		await own.look("deployment", async () => checkDeployment(await find()));
		await own.look("migration", async () => checkMigration(await find()));
		await own.look("products", async () => checkProducts(await find(), files?.bundles ?? []));
		return own.checks;
	});
	return redactor(secretsIn(runtime.env).flatMap(spellings))([
		...here.checks,
		...network.checks,
		...ofDeployments.flat()
	]);
}
const secretsIn = (env) => Object.entries(env).filter(([name]) => /^(?:IFMATCH_API_TOKEN(?:_|$)|IFMATCH_USER_JWT$|GITHUB_TOKEN$|INPUT_(?:API|GITHUB)-TOKEN$)/.test(name)).flatMap(([, value]) => value === void 0 || value.trim() === "" ? [] : [value, value.trim()]);
var Examination = class {
	checks = [];
	failed;
	about;
	constructor(about, failed = null) {
		this.about = about;
		this.failed = failed;
	}
	async look(id, run) {
		const skipped = {
			status: "skipped",
			message: `the check "${this.failed ?? ""}" failed`
		};
		const { value, ...result } = this.failed === null ? await orRefused(run) : skipped;
		if (result.status === "failed") this.failed = id;
		this.checks.push({
			id,
			about: this.about,
			...result
		});
		return value ?? null;
	}
};
async function orRefused(run) {
	try {
		return await run();
	} catch (error) {
		if (error instanceof PlatformError) return failed(error.message, error.hint ?? "Rerun with --verbose to see each call.");
		if (error instanceof UsageError) {
			const [, message = error.message, fix = "Correct it, then rerun."] = /^(.+?\.) (.+)$/s.exec(error.message) ?? [];
			return failed(message, fix);
		}
		throw error;
	}
}
const ok = (message, value) => ({
	status: "ok",
	message,
	...value !== void 0 && { value }
});
const warning = (message, fix) => ({
	status: "warning",
	message,
	fix
});
const failed = (message, fix) => ({
	status: "failed",
	message,
	fix
});
function slugsOf({ deployment }, files) {
	if (deployment !== null) return [deployment];
	const named = [...files?.settings.deployments.keys() ?? [], ...files?.bundles.map((one) => one.deployment) ?? []];
	const slugs = [...new Set(named)].filter((slug) => slug !== null);
	return slugs.length === 0 ? [null] : slugs;
}
function checkNode(runtime) {
	const text = runtime.readText(join$3(runtime.packageRoot, "package.json"));
	const least = JSON.parse(text).engines.node.replace(/^>=\s*/, "");
	const message = `Node ${runtime.nodeVersion}, ifmatch ${version}`;
	return numberOf(runtime.nodeVersion) >= numberOf(least) ? ok(message) : failed(`${message}: this Node is too old.`, `Install Node ${least} or newer.`);
}
const numberOf = (text) => text.split(".").reduce((sum, part) => sum * 1e3 + Number(part), 0);
async function checkFiles({ config, deployment }, runtime) {
	const { source } = runtime;
	const files = await load({
		source,
		paths: [],
		config,
		deployment,
		baseSettings: null
	}, runtime);
	const problems = check(files, runtime);
	const errors = problems.filter(({ severity }) => severity === "error");
	if (errors.length === 0) return ok(`${count(files.files.length, "file")}, ${count(files.policies, "policy", "policies")}`, files);
	if (errors.every(({ code }) => code === "no-files")) return {
		...warning("No policies yet.", "Run `ifmatch init` to write the first ones."),
		value: files
	};
	const { message, fix } = await firstProblem(source, problems);
	return {
		...failed(message, fix),
		value: files
	};
}
async function examineNetwork(network, { baseUrl }, { env, clock }) {
	const address = await network.look("address", () => checkAddress(baseUrl, env));
	const answer = await network.look("connection", async () => checkConnection(address, env, clock));
	await network.look("clock", () => checkClock(answer));
	return answer;
}
function checkAddress(option, env) {
	const text = option ?? env["IFMATCH_BASE_URL"] ?? "";
	if (text.trim() === "") return failed("No platform address.", "Set IFMATCH_BASE_URL or --base-url, or try --sandbox.");
	const url = parseAddress(text);
	return ok(`${text} (${option === null ? "IFMATCH_BASE_URL" : "--base-url"})`, url);
}
const probeTimeout = 8e3;
async function checkConnection(address, env, clock) {
	if (address === null) throw new Error("a check ran without what it needs");
	const { host } = address;
	const came = await probe(address, {
		env,
		timeout: probeTimeout,
		clock
	});
	if ("failure" in came) {
		const { message, hint } = failures[came.failure];
		return failed(`No answer of ${host}, ${message} (${came.detail}).`, hint);
	}
	const { status, isPage, location } = came;
	if (status >= 300 && status < 400) return failed(`The address answers ${String(status)}, a redirect to ${location ?? "an unknown place"}.`, "Set the address of the API itself. ifmatch sends the token only to the address that you set.");
	if (status === 429 || status >= 500 && status !== 501) return failed(`${host} answers ${String(status)}: it is down or overloaded.`, "Retry later.");
	if (status === 200 && isPage) return failed(`${host} answers with a page for people, not with the API.`, "Set the address of the API, without /login and the like.");
	return ok(`${host} answers`, came);
}
const mostAhead = 6e4;
function checkClock(answer) {
	const date = answer?.date ?? null;
	if (answer === null || date === null) return ok("the answer of the platform has no date");
	const ahead = answer.middle - date;
	if (Math.abs(ahead) <= mostAhead) return ok("within a minute of the platform");
	return warning(`This machine is ${count(Math.round(Math.abs(ahead) / 6e4), "minute")} ${ahead > 0 ? "ahead of" : "behind"} the platform.`, "Synchronize the clock (NTP): certificates, tokens and x-expires depend on it.");
}
function checkToken(slug, env) {
	const variable = tokenVariable(slug, env);
	const text = (env[variable] ?? "").trimEnd();
	const where = slug === null ? variable : `${variable} or ${ownTokenVariable(slug)}`;
	if (text === "") return failed("No API token.", `Set ${where} to a token with the Web API permission, from Settings > Tokens of the platform. In a workflow, use a secret; pull requests from forks do not get it.`);
	new Token(text, variable);
	if (text.length >= 24) return ok(`${variable} is set`);
	return warning(`${variable} is set, but it has only ${count(text.length, "character")}.`, `Check that it is the whole token. The action signs with it and needs ${String(24)} characters or more.`);
}
async function checkPermission(platform, slug, byId, answer) {
	try {
		const seen = (await platform.deployments(slug === null ? null : [slug])).map((one) => one.slug);
		if (seen.length > 0) return ok(`the token is accepted and sees ${count(seen.length, "deployment")}`);
		return failed("The token is valid, but sees no deployment.", "Check that it belongs to the right organization.");
	} catch (error) {
		if (!lacksList(error)) throw error;
		if (byId !== null) {
			await byId();
			return ok("the token is accepted; the platform has no list of deployments");
		}
		if (error.status !== 404) throw error;
		const isRightAddress = answer?.status === 401 || answer?.status === 403;
		return failed(`The platform answered 404 ${error.code ?? "without a code"} to the list of deployments: the token lacks the Web API permission${isRightAddress ? "" : ", the path in the address is wrong, or the platform has no such list"}.`, "Create a token with the Web API permission in Settings > Tokens of the platform. If the platform has no list, set the id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.");
	}
}
const checkDeployment = ({ deployment: { slug, id } }) => ok(`${slug} has the id ${id}`);
async function checkMigration({ platform, deployment }) {
	await platform.read(deployment, "remediation");
	return ok("the deployment has the unified policies");
}
async function checkProducts({ platform, deployment }, bundles) {
	const declared = bundles.filter((one) => (one.deployment ?? deployment.slug) === deployment.slug);
	const message = [];
	for (const kind of ["detection/code", "detection/secrets"]) {
		const isOn = await isEnabled(platform, deployment, kind);
		const product = kind.replace("detection/", "");
		message.push(`${product} is ${isOn ? "enabled" : "not enabled"}`);
		if (!isOn && declared.some((one) => one.kind === kind)) return failed(`${product} is not enabled for ${deployment.slug}, but there are files for it (PRODUCT_NOT_ENABLED).`, "Enable the product for this deployment, or remove its detection file.");
	}
	return ok(message.join(", "));
}
async function isEnabled(platform, deployment, kind) {
	try {
		await platform.read(deployment, kind);
		return true;
	} catch (error) {
		if (error instanceof PlatformError && error.code === "PRODUCT_NOT_ENABLED") return false;
		throw error;
	}
}
process.getBuiltinModule("node:fs");
const realpathSync = (() => process.getBuiltinModule("node:fs").realpathSync)();
process.getBuiltinModule("node:path");
const relative = (() => process.getBuiltinModule("node:path").relative)();
const sep = (() => process.getBuiltinModule("node:path").sep)();
// src/report/formats/terminal.ts
function renderTerminal(outcome, problems, view) {
	const isDone = outcome.kind === "applied" || outcome.kind === "partial";
	const detail = {
		problems,
		diffs: view.verbose || !isDone,
		verbose: view.verbose
	};
	return printTerminal(outcome.kind, reportOf(outcome), detail, endLines(outcome, view), view);
}
function printTerminal(kind, { headline, top, body, details }, detail, end, view) {
	const blocks = [
		...body,
		...details,
		...top
	].map((block) => printBlock(printers$1, block, detail));
	return layout(paragraphs(headlineLines(headline, headlineLooks[kind], view), ...blocks, end), view);
}
const tones = {
	danger: "red",
	warning: "yellow",
	good: "green",
	plain: "plain"
};
const printers$1 = {
	text: ({ tone, message }) => [words(0, styled(tones[tone], plainText(message)))],
	list: ({ tone, title, items }) => [words(0, styled(tones[tone], title)), ...items.map((item) => words(2, plainText(item)))],
	table: tableLines,
	objects: objectLines,
	problems: (_, { problems }) => problems,
	failure: ({ lines }) => lines.map((line) => words(0, line))
};
function objectLines({ title, message, items }, detail) {
	const head = [...title === null ? [] : [words(0, styled("bold", plainText(title)))], ...message.length === 0 ? [] : [words(0, plainText(message))]];
	const groups = items.map((item) => itemLines(item, detail));
	return detail.diffs ? paragraphs(head, ...groups) : [...head, ...groups.flat()];
}
function itemLines(item, { diffs, verbose }) {
	const { change: { message }, warnings, notes } = item;
	return [
		titleOf$1(item),
		...message === "" ? [] : [words(4, message)],
		...warnings.map((sentence) => words(4, styled("yellow", plainText(sentence)))),
		...notes.map((sentence) => words(4, styled("dim", plainText(sentence)))),
		...diffs ? item.diffs.flatMap((diff) => diffLines(diff, verbose)) : []
	];
}
function diffLines({ title, lines: make }, verbose) {
	const head = title === "Diff" ? [] : [words(4, styled("dim", `${title}:`))];
	const lines = verbose ? make() : capDiff(make(), maxLines, "; --verbose shows all");
	return [...head, ...lines.map(({ mark, text }) => raw(4, styled(looks[mark], `${mark} ${text}`)))];
}
const verbLooks = {
	create: "green",
	update: "yellow",
	delete: "red"
};
function titleOf$1({ change, name, label }) {
	const { at } = change;
	return words(2, ...label === null ? [] : [styled("yellow", `${label.toLowerCase()}: `)], styled(verbLooks[change.verb], `${signs[change.verb]} `), ...spansOf(name), "  ", styled(effectLooks[change.effect], effectWords(change.effect)), ...at === null ? [] : ["  ", styled("dim", placeWords(at))]);
}
const maxLines = 40;
const looks = {
	"+": "green",
	"-": "red",
	" ": "dim",
	"\u2026": "dim"
};
function tableLines({ head, rows }) {
	const texts = [head, ...rows.map((cells) => cells.map(plainText))].map((cells) => cells.map(escapeTerminal));
	const widths = head.map((_, at) => Math.max(...texts.map((cells) => widthOf(cells[at] ?? ""))));
	const hang = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 0);
	return texts.map((cells, row) => {
		const padded = cells.map((cell, at) => at === cells.length - 1 ? cell : padTo(cell, (widths[at] ?? 0) + 2));
		return {
			...words(0, styled(row === 0 ? "dim" : "plain", padded.join(""))),
			hang
		};
	});
}
function renderDriftTerminal(outcome, view) {
	const report = {
		headline: driftHeadline(outcome),
		...driftReport(outcome, view.again)
	};
	const detail = {
		problems: problemLines(outcome.problems, view),
		diffs: true,
		verbose: view.verbose
	};
	return printTerminal(outcome.kind, report, detail, [], view);
}
function renderPullTerminal(outcome, view) {
	const problems = problemLines(outcome.problems, {
		width: view.width,
		verbose: true
	});
	const isPulled = "pull" in outcome;
	const report = {
		headline: isPulled ? pullHeadline(outcome) : ["Nothing was pulled."],
		...pullReport(outcome)
	};
	const end = isPulled && !view.quiet ? nextOf(outcome, view) : [];
	return printTerminal(outcome.kind, report, {
		problems,
		diffs: false,
		verbose: true
	}, end, view);
}
function nextOf({ kind, pull }, { again, scope, git }) {
	if (kind === "differs" || kind === "no-changes") return [];
	const ours = (...parts) => [
		"ifmatch",
		...parts,
		again
	].filter(Boolean).join(" ");
	const isNew = pull.files.every(({ verb }) => verb === "create");
	const look = git === null ? [] : [git(isNew ? "status" : "diff")];
	const commands = kind === "changes" ? [ours("pull", ...scope)] : [...look, ours("preview")];
	return nextLines("Next:", ...commands);
}
process.getBuiltinModule("node:fs");
const readFileSync$1 = (() => process.getBuiltinModule("node:fs").readFileSync)();
process.getBuiltinModule("node:path");
const join$2 = (() => process.getBuiltinModule("node:path").join)();
const posix$2 = (() => process.getBuiltinModule("node:path").posix)();
process.getBuiltinModule("node:fs");
const mkdirSync = (() => process.getBuiltinModule("node:fs").mkdirSync)();
const readFileSync = (() => process.getBuiltinModule("node:fs").readFileSync)();
process.getBuiltinModule("node:path");
const join$1 = (() => process.getBuiltinModule("node:path").join)();
// src/commands/schema.ts
const schemas = {
	config: "ifmatch.yaml",
	"remediation-file": "a file with remediation policies",
	"detection-file": "a file with the detection policy of a product",
	plan: "a saved plan, and what preview --format json prints"
};
const schemaText = (name, packageRoot) => readFileSync(join$1(packageRoot, "schemas", `${name}.schema.json`), "utf8");
const isOurSchema = (text) => /"\$id": "urn:ifmatch:schema:/.test(text);
function writeSchemas(folder, runtime) {
	const path = (name) => join$1(folder, `${name}.schema.json`);
	const foreign = editorSchemas.find((name) => {
		const there = readIfPossible(join$1(runtime.root, path(name)));
		return there !== null && !isOurSchema(there);
	});
	if (foreign !== void 0) throw new UsageError(`${path(foreign)} is not a schema of ifmatch. Move it, or name another folder.`);
	mkdirSync(join$1(runtime.root, folder), { recursive: true });
	for (const name of editorSchemas) runtime.writeText(path(name), schemaText(name, runtime.packageRoot));
	return editorSchemas.map((name) => `+ ${path(name)}`).join("\n");
}
function readIfPossible(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return null;
	}
}
function schema(name, { packageRoot }) {
	if (name !== null) return schemaText(name, packageRoot);
	const width = Math.max(...Object.keys(schemas).map(({ length }) => length)) + 2;
	return Object.entries(schemas).map(([one, message]) => `${one.padEnd(width)}${message}`).join("\n");
}
// src/commands/init-files.ts
const ownStep = /^[ \t]*(?:- )?uses: ['"]?([\w.-]+\/ifmatch@[^\s'"]+)['"]?/m;
function planFiles(options) {
	const { source, prefix, workflow, packageRoot, force } = options;
	const whole = (path, text) => wholeFile(source, path, text, force);
	const root = prefix === "" ? "." : prefix;
	const own = workflow === null ? ownWorkflows(source) : [];
	return [
		configStep(options),
		...editorSchemas.map((name) => whole(schemaPath(name, root), schemaText(name, packageRoot))),
		...own.map(({ path, text }) => whole(path, text)),
		...workflowFiles(options).map(([path, text]) => whole(path, text)),
		listStep(source, posix$2.join(prefix, ".gitignore"), "# plans, reports and sandboxes of ifmatch", ignored)
	];
}
function configStep({ source, prefix, deployments, known }) {
	const step = wholeFile(source, posix$2.join(prefix, "ifmatch.yaml"), configText(deployments), false);
	if (step.sign !== "!") return step;
	const missing = deployments.map(({ slug }) => slug).filter((slug) => !known.some((one) => one.slug === slug));
	if (missing.length === 0) return {
		...step,
		sign: "=",
		note: asItIs
	};
	return {
		...step,
		note: ` (left: it is yours; add to its deployments: ${missing.join(", ")})`
	};
}
const asItIs = " (as it is)";
function wholeFile(source, path, text, force) {
	const old = textAt(source, path);
	if (old === null) return {
		sign: "+",
		path,
		text,
		old,
		note: ""
	};
	if (plain(old) === plain(text)) return {
		sign: "=",
		path,
		text,
		old,
		note: asItIs
	};
	if (force || isOurSchema(old)) return {
		sign: "~",
		path,
		text,
		old,
		note: ""
	};
	return {
		sign: "!",
		path,
		text,
		old,
		note: " (left: it differs; --force replaces it)"
	};
}
const plain = (text) => text.replaceAll("\r\n", "\n").trimEnd();
function listStep(source, path, comment, lines) {
	const old = textAt(source, path);
	const there = (old ?? "").split(/\r?\n/).map((line) => line.trim().replace(/^\//, ""));
	const missing = lines.filter((line) => !there.includes(line.slice(1)));
	const eol = old?.includes("\r\n") === true ? "\r\n" : "\n";
	const added = [
		comment,
		...missing,
		""
	].join(eol);
	if (old === null) return {
		sign: "+",
		path,
		text: added,
		old,
		note: ""
	};
	if (missing.length === 0) return {
		sign: "=",
		path,
		text: old,
		old,
		note: asItIs
	};
	return {
		sign: "~",
		path,
		text: old.replace(/(?<!\n)$/, eol) + eol + added,
		old,
		note: ""
	};
}
const limit = 1048576;
function textAt(source, path) {
	const unsafe = [...foldersAbove(path), path].find((one) => source.kind(one) === "symlink");
	if (unsafe !== void 0) throw new UsageError(`${escapeTerminal(unsafe)} is a symbolic link, and nothing is written through one.`);
	return source.kind(path) === "missing" ? null : Buffer.from(source.read(path, limit)).toString("utf8");
}
const workflowFolder = ".github/workflows";
function ownWorkflows(source) {
	return (source.kind(workflowFolder) === "folder" ? source.list(workflowFolder) : []).filter(({ name, kind }) => kind === "file" && /\.ya?ml$/.test(name)).map(({ name }) => `${workflowFolder}/${name}`).map((path) => ({
		path,
		text: textAt(source, path) ?? ""
	})).filter(({ text }) => ownStep.test(text));
}
function workflowFiles({ workflow, branch, prefix, packageRoot }) {
	if (workflow === null || workflow === "none") return [];
	const filter = yamlWord(branch.replaceAll(/\+|^!/g, String.raw`\$&`));
	const place = `working-directory: ${yamlWord(prefix)}`;
	const read = (name) => {
		const text = readFileSync$1(join$2(packageRoot, "examples", "workflows", `${name}.yml`), "utf8").replaceAll(/(?<=uses: )ifmatch\/ifmatch@.*$/gm, () => `${ownUse} # ${pinWords}`).replaceAll(/^( +branches: )\[main\]$/gm, (_, head) => `${head}[${filter}]`);
		if (prefix === "") return text;
		return text.replaceAll(/^( +)base-url: .*$/gm, (line, indent) => `${line}\n${indent}${place}`).replaceAll(/^( +)working-directory: \.$/gm, (_, indent) => indent + place);
	};
	return [[`${workflowFolder}/policies.yml`, read(workflow)], [`${workflowFolder}/policies-drift.yml`, read("drift")]];
}
const ownUse = `${release.repository}@v${version}`;
const pinWords = release.isReleased ? "pin this to the commit of the release" : "not released yet: replace this with your copy of the action, at a commit";
const releaseNote = release.isReleased ? [] : [`ifmatch ${version} is not released yet. In the workflows, replace ${ownUse} with your copy of the action, pinned to a commit, and npx ifmatch@${version} with a package that you made with \`npm pack\`.`];
const ignored = [
	"/plan.json",
	"/plan.applied-*.json",
	"/undo.json",
	"/report.*",
	"/sandbox.db*"
];
function configText(deployments) {
	const { maxDeletes, maxDeletePercent, allowEmpty, looser } = defaultSettings.guards;
	return `# yaml-language-server: $schema=${schemaFrom("ifmatch.yaml", "config")}
policies: policies/

${deploymentLines(deployments)}
# Guards: an apply beyond these limits needs approval. These are the defaults.
# guards:
#   max_deletes: ${String(maxDeletes)} # objects of one bundle that are deleted or weakened
#   max_delete_percent: ${String(maxDeletePercent)} # the same as a share, for bundles of 10 objects or more
#   allow_empty: ${String(allowEmpty)} # whether a bundle may end up empty, or enforce or block nothing
#   protected: [] # slugs of policies that must not be deleted or weakened
#   looser: ${looser} # or require_approval, for every change that loosens enforcement
# If a bundle of the plan changed on the platform since the review:
#   refuse     apply nothing; preview and review again
#   same-diff  apply if the changes are still exactly the reviewed ones
# on_stale: ${defaultSettings.onStale}
# impact: ${defaultSettings.impact} # or off: no estimate of the open findings that a change touches
# Fields of the platform that this version of ifmatch does not know, by object:
# extra_fields: { policy: [priority] }
`;
}
function deploymentLines(deployments) {
	if (deployments.length === 0) return `# Without this, the only deployment that the token sees.
# deployments:
#   my-organization: {}
`;
	return `deployments:\n${deployments.map(({ slug, id }) => id === null ? `  ${yamlWord(slug)}: {}\n` : `  ${yamlWord(slug)}:\n    id: ${JSON.stringify(id)}\n`).join("")}`;
}
const yamlWord = (text) => /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) ? text : JSON.stringify(text);
process.getBuiltinModule("node:path");
const posix$1 = (() => process.getBuiltinModule("node:path").posix)();
// src/commands/pull.ts
async function pull(options, runtime) {
	const files = await load({
		...options,
		paths: [],
		baseSettings: null
	}, runtime);
	const problems = check(files, runtime).filter((problem) => !isFilled(problem, files, options.all));
	if (hasErrors(problems)) return {
		kind: "invalid",
		problems: await located(options.source, problems)
	};
	const before = policyTexts(files);
	const { aims, unmanaged } = await findAims(files, options.all, runtime);
	const read = await readAims(aims, runtime);
	const texts = await writeLive(read, before, files, options.single);
	const { edits } = texts;
	const report = (after) => ({
		bundles: read.map(({ aim: { deployment, kind } }) => ({
			deployment,
			kind
		})),
		files: pulledFiles(texts, before, after),
		unsaid: texts.unsaid,
		unmanaged: unmanaged.map(({ deployment, kind }) => ({
			deployment,
			kind
		}))
	});
	if (texts.unsaid.some(({ why }) => why !== "no-field")) return {
		kind: "differs",
		pull: report([]),
		left: [],
		moved: false,
		problems: []
	};
	refuseUnread(edits, before, files);
	const selection = {
		...files.selection,
		source: overlay(options.source, edits),
		approval: noApproval
	};
	const { outcome, files: after } = await previewFiles(selection, runtime);
	const proved = {
		pull: report(after.bundles),
		problems: outcome.problems
	};
	if (outcome.kind !== "no-changes") return {
		...proved,
		kind: "differs",
		...differenceOf(outcome, read)
	};
	if (edits.size === 0) return {
		...proved,
		kind: "no-changes"
	};
	if (options.check) return {
		...proved,
		kind: "changes"
	};
	writeEdits("a pull", before, edits, runtime);
	return {
		...proved,
		kind: "written"
	};
}
function differenceOf(outcome, read) {
	if (outcome.kind !== "changes") return {
		left: [],
		moved: false
	};
	const { bundles } = outcome.plan;
	const moved = bundles.some((bundle) => read.some(({ aim, live }) => isSameBundle(aim, bundle) && live.stateVersion !== bundle.stateVersion));
	return {
		left: bundles.filter(({ changes }) => changes.length > 0),
		moved
	};
}
function isFilled({ code, at }, { bundles, settings }, all) {
	if (code === "deployment-unknown") return settings.deployments.size === 0;
	const isFolder = code === "path-missing" && at.file !== "" && at.file === settings.file;
	return (code === "no-files" || isFolder) && (all || bundles.length === 0);
}
async function findAims(files, all, runtime) {
	const declared = (await findTargets(files, runtime)).map(({ bundle, ...home }) => ({
		...home,
		kind: bundle.kind,
		declared: bundle
	}));
	const fills = all || declared.length === 0;
	const homes = fills ? await findHomes(files, runtime) : declared;
	const missing = [...new Map(homes.map((home) => [home.deployment.id, home])).values()].flatMap(({ deployment, platform }) => bundleKinds.filter((kind) => !declared.some((aim) => isSameBundle(aim, {
		kind,
		deployment
	}))).map((kind) => ({
		deployment,
		platform,
		kind,
		declared: null
	})));
	return fills ? {
		aims: [...declared, ...missing],
		unmanaged: []
	} : {
		aims: declared,
		unmanaged: missing
	};
}
function findHomes({ settings, bundles, selection }, runtime) {
	const configured = [...settings.deployments.keys()];
	const named = configured.length > 0 ? configured : [...new Set(bundles.map(({ deployment }) => deployment))];
	const slugs = selection.deployment === null ? named : [selection.deployment];
	return inParallel(slugs.length === 0 ? [null] : slugs, (slug) => findDeployment(slug, settings, runtime));
}
async function readAims(aims, runtime) {
	const read = await withProgress("read", aims, readLive, runtime);
	return aims.flatMap((aim, index) => {
		const live = read[index] ?? null;
		return live === null ? [] : [{
			aim,
			live
		}];
	});
}
async function readLive({ platform, deployment, kind, declared }) {
	try {
		return await platform.read(deployment, kind);
	} catch (error) {
		const isMissing = error instanceof PlatformError && error.code === "PRODUCT_NOT_ENABLED";
		if (declared === null && isMissing) return null;
		throw error;
	}
}
function pulledFiles({ edits, touched }, before, after) {
	const changed = Map.groupBy(touched, ({ file }) => file);
	const placed = after.flatMap(({ origins }) => Array.from(origins, ([id, { file }]) => ({
		id,
		file
	})));
	const declared = Map.groupBy(placed, ({ file }) => file);
	return [...edits.keys()].toSorted().map((path) => {
		const verb = verbOf(edits.get(path) ?? null, before.has(path));
		return {
			path,
			verb,
			objects: countObjects(((verb === "create" ? declared : changed).get(path) ?? []).map(({ id }) => id))
		};
	});
}
function verbOf(text, wasThere) {
	if (text === null) return "delete";
	return wasThere ? "update" : "create";
}
function countObjects(ids) {
	const counts = {
		policy: 0,
		ruleset: 0,
		rule: 0,
		"disabled rule": 0,
		exception: 0
	};
	for (const id of ids) {
		const noun = nouns.find(([start]) => id.startsWith(start))?.[1];
		if (noun !== void 0) counts[noun] += 1;
	}
	return counts;
}
const nouns = [
	["slug ", "policy"],
	["item rulesets ", "ruleset"],
	["item rules ", "rule"],
	["item disabled ", "disabled rule"],
	["[\"exception\"", "exception"]
];
async function writeLive(read, before, files, single) {
	const declared = read.filter(({ aim }) => aim.declared !== null);
	const bundleEdits = declared.map(({ aim, live }) => {
		const deployment = aim.declared?.deployment ?? files.selection.deployment;
		return {
			kind: aim.kind,
			deployment,
			content: live.content,
			only: null
		};
	});
	const { edits, edited } = await editBundles(bundleEdits, before, files);
	const all = new Map(edits);
	const unsaid = edited.flatMap(({ dropped, undone }, index) => unsaidOf(declared[index]?.aim, dropped, undone));
	for (const { aim, live } of read.filter((one) => one.aim.declared === null)) {
		const { texts, dropped, undone } = await create(aim, live, files, single);
		const taken = [...texts.keys()].find((path) => before.has(path) || all.has(path) || files.selection.source.kind(path) !== "missing");
		if (taken !== void 0) throw new UsageError(`${escapeTerminal(taken)} already exists and declares something other than ${aim.kind} of ${escapeTerminal(aim.deployment.slug)}. Move it, or give that deployment a folder of its own in ifmatch.yaml.`);
		for (const [path, text] of texts) all.set(path, text);
		unsaid.push(...unsaidOf(aim, dropped, undone));
	}
	return {
		edits: all,
		touched: edited.flatMap(({ touched }) => touched),
		unsaid
	};
}
async function create({ deployment: home, kind }, live, files, single) {
	const { folder, deployment } = await newPlace(home, kind, files, single);
	const { settings, selection } = files;
	const root = settings.file === void 0 ? "." : posix$1.dirname(settings.file);
	const schema = (path, shape) => selection.source.kind(schemaPath(shape, root)) === "file" ? schemaFrom(path, shape, root) : null;
	return newFiles({
		kind,
		deployment,
		content: live.content
	}, {
		single,
		folder,
		extra: settings.extraFields,
		schema
	});
}
function unsaidOf(aim, dropped, undone) {
	if (aim === void 0) return [];
	const { deployment, kind } = aim;
	return [...dropped.map(({ id, pointer }) => ({
		deployment,
		kind,
		id,
		pointer,
		why: "no-field"
	})), ...undone.map((one) => ({
		deployment,
		kind,
		id: one.id,
		pointer: "pointer" in one ? one.pointer : [],
		why: one.why
	}))];
}
async function newPlace({ slug }, kind, files, single) {
	const { settings } = files;
	const own = settings.deployments.get(slug)?.policies ?? null;
	const folders = foldersIn(own ?? settings.policies, files);
	const [first] = folders;
	if (first === void 0) throw new UsageError(`The config names no folder for the policies of ${slug}, only files. Add a folder to its policies.`);
	const { hasOthers, mustName } = await neighboursOf(slug, files);
	const deployment = mustName ? slug : null;
	if (own === null && hasOthers) return {
		folder: posix$1.join(first, fileName(slug, "", new Set())),
		deployment
	};
	const ofKind = folders.find((folder) => baseName(folder) === kind.split("/")[0]);
	return {
		folder: single && kind === "remediation" || ofKind === void 0 ? first : parentOf(ofKind),
		deployment
	};
}
async function neighboursOf(slug, files) {
	const configured = [...files.settings.deployments.keys()];
	const known = configured.length > 0 ? configured : await namedBy(files);
	const hasOthers = known.some((other) => other !== slug);
	return {
		hasOthers,
		mustName: configured.length > 0 ? hasOthers : known.length > 0
	};
}
async function namedBy({ settings, selection }) {
	const { bundles } = await loadFiles(selection.source, settings, {
		paths: [],
		deployment: null
	});
	return [...new Set(bundles.flatMap((bundle) => bundle.deployment ?? []))];
}
function foldersIn(paths, { selection }) {
	return paths.map(beforeGlob).filter((path) => !/\.ya?ml$/i.test(path) && ["folder", "missing"].includes(selection.source.kind(path)));
}
// src/commands/init.ts
async function init(options, runtime, look) {
	const { connections, packageRoot } = runtime;
	const clone = readClone(new Git(runtime.root, runtime.env), runtime.root);
	const source = openDisk(clone.top);
	const known = await readKnown(runtime);
	const deployments = await chooseDeployments(options, known, runtime);
	const isReachable = canReach(options, deployments, runtime) !== void 0;
	const workflow = options.workflow ?? usualWorkflow(source, clone.isElsewhere || connections.isEmbedded);
	const { force } = options;
	const steps = planFiles({
		...clone,
		source,
		deployments,
		known: known.deployments,
		workflow,
		force,
		packageRoot
	});
	const writes = steps.filter(({ sign }) => sign === "+" || sign === "~");
	const before = new Map(writes.flatMap(({ path, old }) => old === null ? [] : [[path, old]]));
	replaceTexts(clone.top, before, new Map(writes.map(({ path, text }) => [path, text])));
	const isPulled = (options.policies ?? (!known.hasPolicies && isReachable ? "platform" : "none")) === "platform";
	const outcome = isPulled ? await pullPolicies(runtime) : null;
	const hasPolicies = isPulled || known.hasPolicies;
	const report = [
		...steps.map(({ sign, path, note }) => words(0, `${sign} ${path}${note}`)),
		words(0, `${count(writes.length, "file")} written.`),
		...notesFor(workflow, clone, connections).map((note) => note.startsWith(" ") ? raw(0, note) : words(0, note))
	];
	const view = {
		...look,
		platform: connections.name,
		quiet: true,
		again: "",
		scope: [],
		git: null
	};
	const pulled = outcome === null ? [] : [renderPullTerminal(outcome, view)];
	const next = ["Next:", ...nextCommands(hasPolicies, isReachable, options)].map((text) => raw(0, text));
	return {
		text: [
			layout(report, look),
			...pulled,
			layout(next, look)
		].join("\n"),
		ok: outcome === null || outcome.kind === "no-changes" || outcome.kind === "written"
	};
}
function usualWorkflow(source, needsNone) {
	if (ownWorkflows(source).length > 0) return null;
	return needsNone ? "none" : "simple";
}
function readClone(git, folder) {
	const here = realpathSync.native(folder);
	const refusal = git.refusal();
	if (refusal !== null || line(git, ["rev-parse", "--is-inside-work-tree"]) === "false") throw new UsageError(`This folder is no working tree of git${refusal === null ? "" : ` (${refusal})`}. Run \`ifmatch init\` at the top of a clone.`);
	if (repositoryTop(here) === null) return {
		top: here,
		prefix: "",
		isRepository: false,
		isElsewhere: false,
		branch: "main"
	};
	const top = realpathSync.native(git.top());
	const head = line(git, [
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	])?.replace(/^origin\//, "");
	const usual = ["main", "master"].find((name) => line(git, [
		"rev-parse",
		"--verify",
		"--quiet",
		`refs/heads/${name}`
	]) !== null);
	return {
		top,
		prefix: relative(top, here).replaceAll(sep, "/"),
		isRepository: true,
		isElsewhere: isElsewhere(line(git, [
			"remote",
			"get-url",
			"origin"
		]) ?? ""),
		branch: head ?? usual ?? line(git, [
			"symbolic-ref",
			"--quiet",
			"--short",
			"HEAD"
		]) ?? "main"
	};
}
function line(git, args) {
	try {
		const [first = ""] = git.read(args).toString("utf8").split("\n");
		return first === "" ? null : first;
	} catch (error) {
		if (error instanceof UsageError) return null;
		throw error;
	}
}
function isElsewhere(remote) {
	const [, server] = /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([^/:]+)/i.exec(remote) ?? /^(?:[^/@:]+@)?([^/:@]{2,}):(?!\/\/)/.exec(remote) ?? [];
	return server !== void 0 && !/(?:^|[.-])(?:github|ghe)[.-]/i.test(server);
}
async function readKnown(runtime) {
	const settings = await soundConfig(null, runtime);
	const { files, bundles } = await loadFiles(runtime.source, settings, {
		paths: [],
		deployment: null
	});
	const configured = [...settings.deployments].map(([slug, { id }]) => ({
		slug,
		id
	}));
	const named = new Set(bundles.map(({ deployment }) => deployment).filter((slug) => slug !== null));
	return {
		deployments: configured.length > 0 ? configured : [...named].toSorted().map((slug) => ({
			slug,
			id: null
		})),
		hasConfig: settings.file !== void 0,
		hasPolicies: files.length > 0
	};
}
const canReach = ({ hasAddress }, deployments, { connections }) => hasAddress ? [null, ...deployments.map(({ slug }) => slug)].find((slug) => connections.has(slug)) : void 0;
async function chooseDeployments(options, known, runtime) {
	const given = [...new Set(options.deployments)].map((slug) => ({
		slug: checkSlug(slug),
		id: null
	}));
	if (given.length === 0 && (known.deployments.length > 0 || known.hasConfig)) return known.deployments;
	const token = canReach(options, given, runtime);
	const visible = await (token !== void 0 || options.policies === "platform" ? await runtime.connections.to(token ?? null) : null)?.deployments(given.length === 0 ? null : []) ?? [];
	if (given.length === 0) return visible.map(({ slug, id }) => ({
		slug: checkSlug(slug),
		id
	}));
	return given.map(({ slug }) => ({
		slug,
		id: visible.find((one) => one.slug === slug)?.id ?? null
	}));
}
function checkSlug(slug) {
	if (/^[A-Za-z0-9][\w.-]{0,254}$/.test(slug)) return slug;
	throw new UsageError(`--deployment ${escapeTerminal(slug)} is not the slug of a deployment. A slug holds letters, digits, hyphens, dots and underscores.`);
}
async function pullPolicies(runtime) {
	const { source } = runtime;
	try {
		return await pull({
			source,
			config: null,
			deployment: null,
			check: false,
			single: false,
			all: true
		}, runtime);
	} catch (error) {
		if (!(error instanceof PlatformError) && !(error instanceof UsageError)) throw error;
		return {
			kind: "failed",
			error,
			problems: []
		};
	}
}
function notesFor(workflow, { isRepository, isElsewhere: isOther, branch }, { isEmbedded, name }) {
	const isNew = workflow !== null && workflow !== "none";
	return [
		...isRepository ? [] : ["This is not a git repository yet: run `git init`."],
		...isNew ? [...workflowNotes(workflow, branch, isEmbedded ? null : name), ...releaseNote] : [],
		...isOther && !isNew ? ["The workflows are for GitHub. For other CI services, see docs/other-ci.md of ifmatch."] : [],
		...isEmbedded ? ["For your own platform, set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then run in its repository:", "  ifmatch init --from-platform"] : []
	];
}
function workflowNotes(workflow, branch, address) {
	const variable = `  gh variable set IFMATCH_BASE_URL --body ${shellWord(address ?? "https://\u2026")}`;
	const api = "  gh api -X";
	const path = "'repos/{owner}/{repo}/environments/policies";
	const limits = "-F 'deployment_branch_policy[protected_branches]=false' -F 'deployment_branch_policy[custom_branch_policies]=true'";
	if (workflow === "simple") return [
		"The workflow needs a variable and a secret. Anyone who can push a branch can use the token; `ifmatch init --workflow hardened --force` writes workflows that prevent that.",
		variable,
		"  gh secret set IFMATCH_API_TOKEN"
	];
	return [
		`The workflow needs a variable, and a secret in an environment that is limited to the branch ${branch}:`,
		variable,
		`${api} PUT ${path}' ${limits}`,
		`${api} POST ${path}/deployment-branch-policies' -f name=${shellWord(branch)}`,
		"  gh secret set IFMATCH_API_TOKEN --env policies"
	];
}
const nextCommands = (hasPolicies, isReachable, { directory, again }) => [
	...hasPolicies ? [`  ifmatch validate ${directory}`.trimEnd()] : [],
	...isReachable ? [] : ["  export IFMATCH_BASE_URL=https://\u2026", "  export IFMATCH_API_TOKEN=\u2026"],
	`  ifmatch ${hasPolicies ? "preview" : "pull"} ${again}`.trimEnd()
];
// src/commands/sandbox.ts
async function sandbox(options, runtime, stop) {
	const { port, db, seed, quirks } = options;
	const onProgress = (done, total) => runtime.terminal.progress(progressBar(done, total));
	const server = await startSandbox({
		port,
		seed,
		quirks,
		onProgress,
		...db === null ? {} : { db }
	});
	runtime.terminal.clearProgress();
	const { url, token, userToken, deployments } = server;
	runtime.terminal.print(options.json ? JSON.stringify({
		url,
		token,
		userToken,
		deployments
	}) : greeting(server));
	await stop;
	await server.close();
}
function inWords({ slug, migrated, bundles }) {
	if (!migrated) return `${slug} (not migrated)`;
	return bundles.includes("secrets") ? slug : `${slug} (without secrets)`;
}
function progressBar(done, total) {
	const share = done / total;
	return `[${"=".repeat(Math.floor(share * 30)).padEnd(30)}] ${`${String(done)} of ${String(total)} findings`}${done === total ? ", making the indices" : ""}`;
}
function greeting({ url, token, userToken, deployments: [first, ...others] }) {
	const tryIt = first?.migrated === true ? "  ifmatch init --from-platform" : "  ifmatch doctor";
	return [
		`A sandbox platform with the deployment ${first?.slug ?? ""}. In another terminal:`,
		"",
		`  export IFMATCH_BASE_URL=${url}`,
		`  export IFMATCH_API_TOKEN=${token}`,
		`  export IFMATCH_USER_JWT=${userToken}`,
		tryIt,
		"  ifmatch api listFindings --severities critical --all",
		"",
		`Also here: ${others.map(inWords).join(", ")}. --format json prints their tokens, --seed chooses another.`,
		"Ctrl-C stops it."
	].join("\n");
}
process.getBuiltinModule("node:crypto");
const createHash = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/report/formats/html.ts
function renderHtml(outcome, view) {
	const { headline, top, body, details } = reportOf(outcome);
	const next = nextStep(outcome, view);
	const parts = [
		...top,
		...body,
		...details
	].map((block, at) => ({
		title: titleOf(block),
		id: `part-${at}`,
		html: printBlock(printers, block, null)
	}));
	const main = parts.map(({ title, id, html }) => title === null ? html : markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${html}
</section>`);
	const links = parts.flatMap(({ title, id }) => title === null ? [] : [markup`<li><a href="#${id}">${title}</a></li>`]);
	const where = view.platform === null ? noHtml : markup`<p class="meta">platform: <code>${view.platform}</code></p>`;
	const contents = links.length < 2 ? noHtml : markup`<nav aria-label="Sections"><ul>${links}</ul></nav>`;
	const step = next === null ? noHtml : markup`<p>${next.message} <code class="command">${next.command}</code></p>`;
	const page = markup`<header><h1>${toHtml(headline)}</h1>${where}${step}${contents}</header><main>${main}</main>${smallPrint(outcome, view)}`;
	return pageOf(`${headlineText(outcome)} - ifmatch`, page);
}
function titleOf(block) {
	if (block.kind === "table") return block.title;
	if (block.kind === "objects") return block.title === null ? "Changes" : plainText(block.title);
	return block.kind === "problems" ? "Problems" : null;
}
const printers = {
	text: ({ tone, message }) => markup`<p class="${tone}">${toHtml(message)}</p>`,
	list: ({ tone, title, items }) => markup`<div class="alert ${tone}" role="note"><p><strong>${title}</strong></p><ul>${items.map((item) => markup`<li>${toHtml(item)}</li>`)}</ul></div>`,
	table: (block) => tableHtml(block),
	objects: ({ message, items }) => markup`${message.length === 0 ? noHtml : markup`<p>${toHtml(message)}</p>`}<ol class="changes">${items.map(itemHtml)}</ol>`,
	problems: ({ problems }) => markup`<ol class="problems">${problems.map(problemHtml)}</ol>`,
	failure: ({ lines }) => markup`<div class="alert danger">${lines.map((line) => markup`<p>${line}</p>`)}</div>`
};
const tableHtml = ({ title, head, rows }) => markup`<div class="scroll" role="group" aria-label="${title}" tabindex="0"><table class="facts"><caption>${title}</caption>
<thead><tr>${head.map((one) => markup`<th scope="col">${one}</th>`)}</tr></thead>
<tbody>
${rows.map(rowHtml)}
</tbody></table></div>`;
const rowHtml = ([first = [], ...cells]) => markup`<tr><th scope="row">${toHtml(first)}</th>${cells.map((one) => markup`<td>${toHtml(one)}</td>`)}</tr>`;
function itemHtml(item) {
	const { change, name, label, warnings, notes, diffs } = item;
	const { at, message } = change;
	const tag = label === null ? noHtml : markup`<p class="label">${label}</p>`;
	const place = at === null ? noHtml : markup` \u00b7 <code>${placeWords(at)}</code>`;
	const what = message === "" ? noHtml : markup`<p>${message}</p>`;
	return markup`<li>${tag}<h3><span class="verb ${change.verb}">${verbTitles[change.verb]}</span> ${toHtml(name)}</h3><p class="meta"><span class="effect ${change.effect}">${effectWords(change.effect)}</span>${place}</p>${what}${warnings.map((one) => markup`<p class="warning">${toHtml(one)}</p>`)}${notes.map((one) => markup`<p>${toHtml(one)}</p>`)}${diffs.map((diff) => diffHtml(diff, item))}</li>`;
}
function diffHtml({ title, lines }, { change }) {
	const open = change.verb === "delete" ? markup` open` : noHtml;
	return markup`<details${open}><summary>${title}</summary><pre class="diff">${lines().map(diffLine)}</pre></details>`;
}
const diffTags = {
	"+": "ins",
	"-": "del",
	" ": "span",
	"\u2026": "i"
};
const diffLine = ({ mark, text }) => markup`<${verbatim(diffTags[mark])}>${mark} ${text}</${verbatim(diffTags[mark])}>`;
function problemHtml({ position, first, problem }) {
	const { message, fix } = phraseOf(problem);
	const place = position === null ? noHtml : markup` <code>${placeWords(position)}</code>`;
	const other = first === null ? noHtml : markup`<p class="meta">first: <code>${placeWords(first)}</code></p>`;
	return markup`<li><p><span class="severity ${problem.severity}">${problem.severity}</span>${place} ${toHtml(message)}</p>${other}<p><span class="fix">fix:</span> ${toHtml(fix)}</p></li>`;
}
function smallPrint(outcome, { version }) {
	const plan = "plan" in outcome ? outcome.plan : null;
	const digest = plan === null ? noHtml : markup` Plan <code>${plan.digest}</code>, ${count(plan.bundles.length, "bundle")}.`;
	return markup`<footer><p>ifmatch ${version}.${digest}</p></footer>`;
}
const style = `
:root {
  color-scheme: light dark;
  --page: #fff; --soft: #f6f8fa; --text: #1f2328; --muted: #59636e; --line: #d1d9e0; --control: #818b98; --link: #0550ae;
  --red: #b3261e; --amber: #7d4e00; --green: #116329; --cut: #fdeceb; --new: #e6f6ea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --soft: #161b22; --text: #e6edf3; --muted: #9aa4af; --line: #30363d; --control: #6e7681; --link: #79b8ff;
    --red: #ff8b82; --amber: #e3b341; --green: #7ee787; --cut: #3a1d1d; --new: #14301d;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 4rem; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3, h4 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
p { margin: .25rem 0; }
p:empty, ol:empty { display: none; }
a { color: var(--link); }
code, pre { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
code { background: var(--soft); border-radius: 4px; padding: .1em .3em; unicode-bidi: isolate; direction: ltr; }
pre { background: var(--soft); border-radius: 6px; padding: .5rem .75rem; margin: .5rem 0; white-space: pre-wrap; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.meta, .more, footer { color: var(--muted); font-size: .875rem; }
.command { font-weight: 600; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: .75rem; }

nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 1rem 0 0; padding: 0; }
table { border-collapse: collapse; }
caption { text-align: start; color: var(--muted); font-size: .875rem; padding-bottom: .25rem; }
.facts th, .facts td { text-align: start; vertical-align: top; padding: .35rem 1.25rem .35rem 0; border-bottom: 1px solid var(--line); }
.facts { margin: .75rem 0; overflow-wrap: normal; }
.facts code { overflow-wrap: anywhere; }
.facts p { margin: 0; }
.facts th { font-weight: 600; }
.scroll {
  overflow-x: auto; scrollbar-width: thin;
  background: linear-gradient(to right, var(--page) 30%, transparent) left / 2rem 100%, linear-gradient(to left, var(--page) 30%, transparent) right / 2rem 100%,
    linear-gradient(to right, var(--line), transparent) left / .75rem 100%, linear-gradient(to left, var(--line), transparent) right / .75rem 100%;
  background-repeat: no-repeat; background-attachment: local, local, scroll, scroll;
}

.alert { border-inline-start: 4px solid var(--line); background: var(--soft); margin: 1rem 0; padding: .5rem 1rem; }
.alert ul { margin: .25rem 0; padding-inline-start: 1.5rem; }
.danger { border-color: var(--red); }
.warning { border-color: var(--amber); }
.looser, .delete, .error { color: var(--red); }
.mixed, .unknown, .update, .severity.warning, p.warning { color: var(--amber); }
.stricter, .create, p.good { color: var(--green); }
.neutral { color: var(--muted); }
.effect, .severity, .label, .fix { font-weight: 600; }
.label { font-size: .875rem; margin: 0; }


.changes, .problems { list-style: none; margin: 0; padding: 0; }
.changes > li, .problems > li { display: block; padding: .75rem 0; border-bottom: 1px solid var(--line); }
.changes > li { content-visibility: auto; contain-intrinsic-size: auto 8rem; }
.changes h3, .changes h4 { margin: 0; }
details { margin-top: .5rem; }
summary { cursor: pointer; width: fit-content; }
.diff { line-height: 1.5; unicode-bidi: isolate; direction: ltr; }
.diff ins, .diff del { text-decoration: none; }
.diff del { background: var(--cut); }
.diff ins { background: var(--new); }
.diff i { color: var(--muted); font-style: normal; }

@media (max-width: 45rem) {
  .facts { min-width: max-content; }
  .facts th, .facts td { max-width: 16rem; }
  .facts th, .facts td { padding-inline-end: .6rem; }
}
@media print {
  :root { --page: #fff; --soft: #fff; --text: #000; --muted: #444; --line: #999; --control: #555; --red: #8c1d18; --amber: #5c3900; --green: #0b4a1e; --cut: #fff; --new: #fff; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav, summary { display: none; }
  .changes > li { content-visibility: visible; }
  h2, h3, h4 { break-after: avoid; }
  details::details-content { content-visibility: visible; display: block; block-size: auto; }
}
@media (prefers-reduced-motion: reduce) {
  * { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
`;
const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = [
	"default-src 'none'",
	`style-src ${hashOf(style)}`,
	"base-uri 'none'",
	"form-action 'none'"
].join("; ");
const pageOf = (title, body) => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${verbatim(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${verbatim(style)}</style>
</head>
<body>
${body}
</body>
</html>
`.text;
var Html = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
const markup = (literals, ...values) => new Html(String.raw({ raw: literals }, ...values.map(textIn)));
const noHtml = new Html("");
const verbatim = (text) => new Html(text);
const join = (parts, by = "") => new Html(parts.map(({ text }) => text).filter((text) => text !== "").join(by));
function textIn(value) {
	if (value instanceof Html) return value.text;
	if (typeof value === "string") return escapeHtml(value);
	return typeof value === "number" ? String(value) : join(value, "\n").text;
}
const toHtml = (sentence) => join(sentence.map((piece) => typeof piece === "string" ? markup`${piece}` : markup`<code>${piece.foreign}</code>`));
process.getBuiltinModule("node:path");
const posix = (() => process.getBuiltinModule("node:path").posix)();
// src/report/formats/sarif.ts
function renderSarif(outcome, run) {
	const { version, folder = "" } = run;
	const all = messagesOf(outcome, "option");
	const ids = [...new Set(all.filter(({ at }) => at !== null).map(ruleId))].toSorted();
	const log = {
		$schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "ifmatch",
				version,
				rules: ids.map((id) => ruleOf(id, version))
			} },
			columnKind: "utf16CodeUnits",
			invocations: [{
				executionSuccessful: outcome.kind === "invalid" || sound.includes(outcome.kind),
				toolExecutionNotifications: all.filter(({ at }) => at === null).map(notificationOf)
			}],
			results: all.flatMap((one) => one.at === null ? [] : resultOf(one, one.at, ids, folder))
		}]
	};
	return `${toJson(log, 2)}\n`;
}
const ruleId = ({ title }) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
const ruleOf = (id, version) => ({
	id,
	shortDescription: { text: id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ") },
	help: { text: "A problem of a policy file names its fix. A change of a plan deletes an object or enforces less than before: review it in `ifmatch preview`." },
	helpUri: `https://github.com/${release.repository}/blob/v${version}/README.md#write-policies`
});
const resultOf = (message, { file, line, column }, ids, folder) => ({
	ruleId: ruleId(message),
	ruleIndex: ids.indexOf(ruleId(message)),
	...notificationOf(message),
	locations: [{ physicalLocation: {
		artifactLocation: {
			uri: uriOf(posix.join(folder, file)),
			uriBaseId: "%SRCROOT%"
		},
		region: {
			startLine: line,
			startColumn: column
		}
	} }]
});
const uriOf = (file) => file.split("/").map((segment) => encodeURIComponent(segment.toWellFormed())).join("/");
const notificationOf = ({ level, text }) => ({
	level: level === "notice" ? "note" : level,
	message: { text: text.split("\n").map(escapeHidden).join("\n").replaceAll("](", "] (") }
});
export { addOperations, chooseDeployments, demo, doctor, examples, init, isElsewhere, isOurSchema, markup, printTerminal, pull, renderDriftTerminal, renderHtml, renderPullTerminal, renderSarif, renderTerminal, sandbox, schema, schemaText, schemas, writeSchemas };
