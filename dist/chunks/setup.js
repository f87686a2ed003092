import { configureCommand, connectionOptions, noOption } from "./start.js";
import { Command, Help, Option } from "./commander.js";
import { PlatformError, UsageError, baseName, defaultSettings, editorSchemas, escapeTerminal, extraObjectAt, fieldsOfPolicies, foldersAbove, hasErrors, inParallel, isObject, noApproval, openDisk, ownStep, ownTokenVariable, parentOf, proxiesIn, release, repositoryTop, schemaFrom, schemaPath, shellWord, toJson, tokenVariable, version } from "./base.js";
import { beforeGlob, bundleKinds, changeWords, check, count, doneWords, firstProblem, hasSeveralDeployments, headlineLines, isSameBundle, joined, layout, load, loadFiles, located, nearest, nextLines, paragraphs, raw, say, signs, soundConfig, words } from "./validate.js";
import { entryOf, fileName, newFiles, operations, requests } from "./files.js";
import { Redaction, Token, failures, openPlatform, parseAddress, parseJson, probe, spellings } from "./plan.js";
import { editBundles, findDeployment, findTargets, lacksList, overlay, policyTexts, previewFiles, refuseUnread, replaceTexts, withProgress, writeEdits } from "./commands.js";
import { problemLines } from "./problems.js";
import { requests_exports, startSandbox } from "./sandbox.js";
import { emptyReport, failure, list, nameOf, notFixedWords, ownerJson, problemBlock, reportLines, text as text$1, toError, toProblem, unmanagedText } from "./render.js";
process.getBuiltinModule("node:stream/consumers");
const text = (() => process.getBuiltinModule("node:stream/consumers").text)();
// src/commands/api.ts
async function callOperation(wanted, runtime) {
	const { id, parts, deployment, config, all, arrays } = wanted;
	const api = await runtime.connections.api(deployment, { arrays });
	const found = await deploymentPath(id, {
		deployment,
		config
	}, runtime);
	const { path, query, body, ifMatch } = parts;
	const args = {
		path: {
			...found.path,
			...path
		},
		query,
		body,
		...ifMatch !== null && { ifMatch },
		...found.about !== null && { about: found.about }
	};
	return all && isPaged(id) ? {
		kind: "pages",
		pages: api.pages(id, args)
	} : {
		kind: "answer",
		answer: await api.call(id, args)
	};
}
const isPaged = (id) => operations[id].paging !== null;
async function deploymentPath(id, asked, runtime) {
	const parameter = deploymentParameter(id);
	if (parameter === null) return {
		path: {},
		about: null
	};
	const { deployment: slug } = asked;
	if (slug !== null && parameter === "deploymentSlug") return {
		path: { deploymentSlug: slug },
		about: slug
	};
	const settings = await soundConfig(asked.config, runtime);
	const configured = slug === null ? null : settings.deployments.get(slug)?.id ?? null;
	if (slug !== null && configured !== null && !runtime.connections.has(slug)) return {
		path: { deploymentId: configured },
		about: slug
	};
	const { deployment } = await findDeployment(slug, settings, runtime);
	return {
		path: parameter === "deploymentSlug" ? { deploymentSlug: deployment.slug } : { deploymentId: deployment.id },
		about: deployment.slug
	};
}
function deploymentParameter(id) {
	const { path } = operations[id];
	if (path.includes("{deploymentId}")) return "deploymentId";
	return path.includes("{deploymentSlug}") ? "deploymentSlug" : null;
}
const flagsOf = (id) => requests[id].inputs.filter(hasFlag).map((input) => ({
	name: flagName(input),
	input
}));
const flagName = ({ path }) => `--${path.map(kebab).join(".")}`;
const hasFlag = (input) => !isBodyOnly(input) && input.sameAsPath !== true && (input.in !== "path" || !/^deployment(?:Id|Slug)$/.test(input.path[0] ?? ""));
const isBodyOnly = ({ kind, writeOnly, otherName }) => kind === "json" || writeOnly === true || otherName !== void 0;
const bodyOnly = (id) => requests[id].inputs.filter(isBodyOnly);
const kebab = (name) => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").replaceAll("_", "-").toLowerCase();
function readRequest(asked) {
	const { id, body } = asked;
	const found = {
		errors: new Map(),
		warnings: new Map()
	};
	const values = readFlags(asked, found);
	const gather = (place, start = {}) => [...values].reduce((all, [{ input }, value]) => input.in === place ? setAt(all, input.path, value) : all, start);
	const parts = {
		path: gather("path"),
		query: gather("query"),
		body: operations[id].body === null ? null : withContainers(id, gather("body", body ?? {})),
		ifMatch: gather("header")["If-Match"] ?? null
	};
	for (const place of ["query", "body"]) for (const error of errorsOf(operations[id][place], parts[place])) explain(error, {
		id,
		place
	}, found);
	if (found.errors.size > 0) throw new UsageError([...found.errors.values()].map(escapeTerminal).join("\nerror: "));
	return {
		parts,
		warnings: [...found.warnings.values()].map(escapeTerminal)
	};
}
function readFlags({ id, typed }, { errors }) {
	const values = new Map();
	for (const flag of flagsOf(id)) {
		const { name, input } = flag;
		const texts = typed.get(name) ?? [];
		if ((input.in === "path" || input.in === "header") && input.required && !texts[0]) errors.set(name, `${name}: ${isMissing(input)}`);
		if (texts.length > 1 && !input.list) errors.set(name, `${name}: takes one value, and was given ${String(texts.length)}.`);
		const read = texts.map((text) => readText(input, text));
		const wrong = texts.find((_, index) => read[index] === void 0);
		if (wrong !== void 0) errors.set(name, `${name} ${wrong}: must be ${expected(input)}.`);
		else if (texts.length > 0) values.set(flag, input.list ? read : read[0]);
	}
	return values;
}
function readText({ kind, list, in: place }, text) {
	if (kind === "boolean") return text === "true" || text === "false" ? text === "true" : void 0;
	if (kind === "text") return text;
	const value = (kind === "integer" ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i).test(text) ? Number(text) : NaN;
	if (kind === "number" ? Number.isFinite(value) : Number.isSafeInteger(value)) return value;
	return place === "query" && list && Number.isFinite(value) ? text : void 0;
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
function withContainers(id, body) {
	const containers = new Set(requests[id].inputs.flatMap(({ path }) => path.length > 1 ? path.slice(0, 1) : []));
	const missing = errorsOf(operations[id].body, body).map(({ params }) => String(params["missingProperty"]));
	return {
		...Object.fromEntries(missing.filter((name) => containers.has(name)).map((name) => [name, {}])),
		...body
	};
}
function errorsOf(schema, value) {
	if (schema === null) return [];
	const guard = requests_exports[`is${schema}`];
	if (guard === void 0) throw new Error(`there is no guard for ${schema}`);
	return guard(value) ? [] : guard.errors ?? [];
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
function explain(error, checked, { errors, warnings }) {
	const add = (to, at, text) => to.has(at) || to.set(at, text);
	const [, number] = /^#\/allOf\/(\d+)\//.exec(error.schemaPath) ?? [];
	const rule = number === void 0 ? void 0 : requests[checked.id].rules[Number(number)];
	const named = error.params["missingProperty"] ?? error.params["additionalProperty"];
	const path = [...error.instancePath.split("/").slice(1), ...typeof named === "string" ? [named] : []];
	const input = inputAt(checked, path);
	const at = input !== void 0 && hasFlag(input) ? flagName(input) : `\`${path.join(".")}\` in --body`;
	if (rule !== void 0) add(errors, rule, rule);
	else if (error.keyword === "required") add(errors, at, `${at}: ${isMissing(input)}`);
	else if (error.keyword !== "additionalProperties") add(errors, at, `${at}: ${wrongValue(error, input)}`);
	else {
		const meant = meantField(checked.id, path.at(-1) ?? "");
		if (meant === null) add(warnings, at, `${at}: is not in the API description. It is sent as it is.`);
		else add(errors, at, `${at}: is not a field of the request. Did you mean ${meant}?`);
	}
}
function inputAt({ id, place }, path) {
	const names = path.filter((name) => !/^\d+$/.test(name)).join(".");
	return requests[id].inputs.find((input) => input.in === place && input.path.join(".") === names);
}
function meantField(id, name) {
	const fields = requests[id].inputs.filter((input) => input.in === "body").map(({ path }) => path);
	return fields.find((path) => path.at(-1) === name)?.join(".") ?? nearest(name, [...fields.map((path) => path.at(-1) ?? ""), ...fieldsOfPolicies]);
}
const isMissing = (input) => `is required${input === void 0 ? "" : ` (${expected(input)})`}.`;
function wrongValue({ keyword, params, message = "is wrong" }, input) {
	if (input === void 0 || params["type"] === "array") return `${message}.`;
	if (keyword === "pattern") return `does not fit. ${input.description}`;
	return told.has(keyword) ? `must be ${expected(input)}.` : `${message}.`;
}
const told = new Set([
	"type",
	"enum",
	"minimum",
	"maximum",
	"maxLength"
]);
const expected = (input) => [...input.enum === void 0 ? [kindWords[input.kind]] : [], ...limitsOf(input)].join(", ");
const kindWords = {
	text: "text",
	integer: "a whole number",
	number: "a number",
	boolean: "true or false",
	json: "JSON"
};
function limitsOf({ enum: allowed, minimum, maximum, maxLength }) {
	const from = minimum === void 0 ? `at most ${String(maximum)}` : `from ${String(minimum)} to ${String(maximum)}`;
	const bounds = maximum === void 0 && minimum !== void 0 ? `at least ${String(minimum)}` : from;
	return [
		...allowed === void 0 ? [] : [`one of ${allowed.join(", ")}`],
		...minimum === void 0 && maximum === void 0 ? [] : [bounds],
		...maxLength === void 0 ? [] : [`at most ${String(maxLength)} characters`]
	];
}
function constraintsOf(input) {
	const { maximum, ...unlimited } = input;
	return [
		...input.deprecated === true ? ["deprecated"] : [],
		...input.required ? ["required"] : [],
		...input.list ? ["repeatable"] : [],
		...limitsOf(maximum === Number.MAX_SAFE_INTEGER ? unlimited : input),
		...input.default === void 0 ? [] : [`default ${JSON.stringify(input.default)}`.replaceAll("\"", "")]
	];
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
function listOperations() {
	const width = Math.max(...operationIds.map((id) => id.length)) + 2;
	return operationIds.map((id) => `${id.padEnd(width)}${summaryOf(id)}\n`).join("");
}
function similarOperations(word) {
	const near = nearest(word.replaceAll(/[-_ ]/g, ""), operationIds);
	const holding = operationIds.filter((id) => id.toLowerCase().includes(word.toLowerCase()));
	return [...new Set([...operationIds.filter((id) => id === near), ...holding])].slice(0, 5);
}
function itemsOf(id, answer) {
	const name = itemsName(id);
	return name === null ? [answer] : answer[name] ?? [];
}
const lists = {
	listDeployments: "deployments",
	reportGuardrailsActivity: "buckets",
	reportBacklogByRule: "buckets",
	listLegacyPolicies: "policies",
	listScmSubscriptions: "subscriptions"
};
const itemsName = (id) => operations[id].paging?.items ?? lists[id] ?? null;
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
	deploymentOptions(id, command);
	for (const flag of flagsOf(id)) addFlag(command, flag, typed);
	if (operations[id].body !== null) command.option("--body <file>", "the body as JSON, from a file or from - (stdin); other flags add to it or replace a field");
	command.optionsGroup("Answer:");
	answerOptions(id, command);
	command.optionsGroup("Platform:");
	connectionOptions(command).addHelpText("after", () => footer(id, bodyOnly(id)));
	return session.runs(command, (flags, runtime) => runOperation(id, typed, flags, session, runtime));
}
function deploymentOptions(id, command) {
	if (deploymentParameter(id) === null) return;
	command.option("--deployment <slug>", "the deployment (default: the only one that the token sees)").option("--config <file>", "the config, which may know the id of the deployment (default: ifmatch.yaml)");
}
function addFlag(command, flag, typed) {
	const { name, input } = flag;
	const keep = (text) => {
		typed.set(name, [...typed.get(name) ?? [], noOption(text)]);
		return text;
	};
	const value = input.kind === "boolean" ? "[bool]" : `<${input.enum === void 0 ? placeholders[input.kind] : "word"}>`;
	const option = new Option(`${name} ${value}`, describeFlag(input));
	option.choices(input.enum ?? []).argParser(keep);
	command.addOption(input.kind === "boolean" ? option.preset("true") : option);
}
const placeholders = {
	text: "text",
	integer: "n",
	number: "number",
	json: "json"
};
function answerOptions(id, command) {
	const all = new Option("--all", "follow the pages to the end");
	const format = new Option("--format <name>", "format of the answer; ndjson: one item per line").choices(["json", "ndjson"]).default("json");
	const arrays = new Option("--arrays <how>", "how lists are encoded in the query").choices(["repeat", "comma"]).default("repeat");
	if (operations[id].paging !== null) command.addOption(all);
	command.addOption(format).option("--output <file>", "write the answer to this file");
	if (hasListInQuery(id)) command.addOption(arrays);
}
const hasListInQuery = (id) => requests[id].inputs.some(({ in: place, list }) => place === "query" && list);
function describeFlag(input) {
	const constraints = constraintsOf(input);
	const bounds = constraints.length === 0 ? "" : `(${constraints.join("; ")})`;
	return [input.description, bounds].filter((part) => part !== "").join(" ");
}
function footer(id, inBody) {
	return [
		...section("Only in --body:", inBody.map(describeField)),
		...section("Rules:", requests[id].rules.map((rule) => `  ${rule}`)),
		...section("Token:", tokenOf(id)),
		...section("Example:", [`  $ ${examples[id]}`])
	].join("\n");
}
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
function describeField({ path, list, description, writeOnly, otherName }) {
	const name = path.join(".");
	if (otherName !== void 0) return `  ${name}  Another name of \`${otherName}\`.`;
	return `  ${name}  ${[writeOnly === true ? "A secret, so not on the command line." : list ? "A list of objects." : "An object.", description].filter((part) => part !== "").join(" ")}`;
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
const interruptedExitCode = 130;
async function runOperation(id, typed, flags, { parts: { streams } }, runtime) {
	const { body: from, deployment = null, config = null, all = false, arrays = "repeat", format, output } = flags;
	const text$2 = from === "-" ? await text(streams.in) : from && runtime.readText(from);
	const { parts, warnings } = readRequest({
		id,
		typed,
		body: text$2 === void 0 ? null : readBody(text$2, from ?? "")
	});
	for (const warning of warnings) runtime.terminal.tell(`warning: ${warning}`);
	const file = output === void 0 ? null : runtime.openWriting(output, "");
	const work = async () => {
		const came = await callOperation({
			id,
			parts,
			deployment,
			config,
			all,
			arrays
		}, runtime);
		for await (const piece of piecesOf(id, came, format)) if (file !== null) file.write(piece);
		else if (!await written(piece, streams.out)) return 0;
		file?.finish();
		return 0;
	};
	const working = work();
	working.catch(() => {});
	try {
		return await Promise.race([working, runtime.stop().then(() => interruptedExitCode)]);
	} finally {
		file?.abandon();
	}
}
async function* piecesOf(id, came, format) {
	const lines = (items) => items.map((item) => `${toJson(item)}\n`).join("");
	if (came.kind === "answer") {
		yield format === "json" ? `${toJson(came.answer, 2)}\n` : lines(itemsOf(id, came.answer));
		return;
	}
	let before = `{\n  ${JSON.stringify(itemsName(id))}: [`;
	for await (const items of came.pages) {
		if (format === "ndjson") yield lines(items);
		for (const item of format === "json" ? items : []) {
			yield `${before}\n${toJson(item, 2).replaceAll(/^/gm, "    ")}`;
			before = ",";
		}
	}
	if (format === "json") yield before === "," ? "\n  ]\n}\n" : `${before}]\n}\n`;
}
function written(text, out) {
	return new Promise((resolve) => {
		if (out.destroyed) resolve(false);
		else out.write(text, (error) => resolve((error ?? null) === null));
	});
}
process.getBuiltinModule("node:fs");
const cpSync = (() => process.getBuiltinModule("node:fs").cpSync)();
const mkdtempSync = (() => process.getBuiltinModule("node:fs").mkdtempSync)();
const rmSync = (() => process.getBuiltinModule("node:fs").rmSync)();
process.getBuiltinModule("node:os");
const tmpdir = (() => process.getBuiltinModule("node:os").tmpdir)();
process.getBuiltinModule("node:path");
const join$3 = (() => process.getBuiltinModule("node:path").join)();
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
	const directory = mkdtempSync(join$3(tmpdir(), "ifmatch-demo-"));
	const sandbox = await startSandbox({});
	const platform = openPlatform({
		address: sandbox.url,
		token: new Token(sandbox.token),
		env: noProxies
	});
	try {
		for (const folder of ["policies", "broken"]) cpSync(join$3(runtime.packageRoot, "examples", folder), join$3(directory, folder), { recursive: true });
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
const noProxies = {
	httpsProxy: void 0,
	httpProxy: void 0,
	noProxy: void 0
};
process.getBuiltinModule("node:path");
const join$2 = (() => process.getBuiltinModule("node:path").join)();
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
		const isConfigured = slug !== null && (settings.deployments.get(slug)?.id ?? null) !== null;
		const own = new Examination(slug, network.failed);
		if (!connections.isEmbedded) await own.look("token", () => checkToken(slug, runtime.env));
		await own.look("permission", async () => checkPermission(await connections.to(slug), slug, isConfigured, answer));
		await own.look("deployment", async () => checkDeployment(await find()));
		await own.look("migration", async () => checkMigration(await find()));
		await own.look("products", async () => checkProducts(await find(), files?.bundles ?? []));
		return own.checks;
	});
	return new Redaction(secretsIn(runtime.env).flatMap(spellings)).redactAll([
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
	const text = runtime.readText(join$2(runtime.packageRoot, "package.json"));
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
		proxies: proxiesIn(env),
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
async function checkPermission(platform, slug, isConfigured, answer) {
	try {
		const seen = (await platform.deployments(slug === null ? null : [slug])).map((one) => one.slug);
		if (seen.length > 0) return ok(`the token is accepted and sees ${count(seen.length, "deployment")}`);
		return failed("The token is valid, but sees no deployment.", "Check that it belongs to the right organization.");
	} catch (error) {
		if (!lacksList(error)) throw error;
		if (isConfigured) return ok("the platform has no list of deployments");
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
const posix$2 = (() => process.getBuiltinModule("node:path").posix)();
// src/render/pull.ts
function namedBy$1(id, kind) {
	if (id.startsWith("slug ")) {
		const slug = id.slice(5);
		return {
			object: "RemediationPolicy",
			key: { slug },
			noun: "policy",
			name: slug
		};
	}
	const [, within, item] = /^item (rulesets|rules|disabled) ([^]*)$/.exec(id) ?? [];
	if (within !== void 0 && item !== void 0) return {
		object: "DetectionPolicy",
		key: {
			list: within,
			item
		},
		noun: `item of ${within}`,
		name: item
	};
	if (!id.startsWith("[\"exception\"")) return {
		object: "Bundle",
		key: {},
		noun: "bundle",
		name: kind
	};
	const [, scope_type, scope_target, rule, rule_type] = JSON.parse(id);
	const name = [
		rule_type,
		rule,
		"in",
		scope_type,
		scope_target
	].map(String).join(" ");
	return {
		object: "DetectionPolicyException",
		key: {
			scope_type,
			scope_target,
			rule,
			rule_type
		},
		noun: "exception",
		name
	};
}
const fieldWords = (pointer) => pointer.map((step, index) => typeof step === "number" ? "[]" : `${index === 0 ? "" : "."}${step}`).join("");
function extraFieldsSetting(unsaid) {
	const named = new Map();
	for (const { why, pointer, id, kind } of unsaid) {
		const object = why === "no-field" ? extraObjectAt(pointer, topOf(id, kind)) : null;
		const field = pointer.at(-1);
		if (object !== null && typeof field === "string") named.set(object, (named.get(object) ?? new Set()).add(field));
	}
	const lists = [...named].map(([object, fields]) => `${object}: [${[...fields].toSorted().join(", ")}]`);
	return lists.length === 0 ? null : `extra_fields: { ${lists.join(", ")} }`;
}
function topOf(id, kind) {
	if (id.startsWith("slug ")) return "policy";
	if (id.startsWith("[\"exception\"")) return "exception";
	return kind === "remediation" ? null : "detection";
}
function droppedWords(unsaid) {
	const dropped = unsaid.filter(({ why }) => why === "no-field");
	return [...Map.groupBy(dropped, ({ pointer }) => fieldWords(pointer))].map(([field, own]) => {
		const named = own.map(({ id, kind }) => namedBy$1(id, kind));
		const [first = "", ...more] = new Set(named.map(({ noun, name }) => `${noun} ${name}`));
		return say`${field} of ${first}${[more.length === 0 ? "" : ` and ${count(more.length, "other object")}`]}`;
	});
}
function renderPullTerminal(outcome, view) {
	const problems = problemLines(outcome.problems, {
		width: view.width,
		verbose: true
	});
	const isPulled = "pull" in outcome;
	const lines = paragraphs(headlineLines(isPulled ? headlineOf(outcome) : ["Nothing was pulled."], looks[outcome.kind], view), ...reportLines(pullReport(outcome), {
		problems,
		diffs: false,
		verbose: true
	}), isPulled && !view.quiet ? nextOf(outcome, view) : []);
	return layout(lines, view);
}
const looks = {
	invalid: "red",
	failed: "red",
	"no-changes": "green",
	changes: "yellow",
	written: "green",
	differs: "red"
};
function headlineOf({ kind, pull }) {
	const bundles = [...Map.groupBy(pull.bundles, ({ deployment }) => deployment.slug)].map(([slug, own]) => say`${slug} (${[own.map((one) => one.kind).join(", ")]})`);
	const names = joined(bundles, ", ");
	const numbers = (verb) => pull.files.filter((file) => file.verb === verb).length;
	const counts = {
		creates: numbers("create"),
		updates: numbers("update"),
		deletes: numbers("delete")
	};
	return {
		"no-changes": () => say`In sync: ${names}.`,
		changes: () => say`Pull of ${names} would change the files: ${[changeWords(counts)]}. Nothing was written.`,
		written: () => say`Pulled ${names} into the files: ${[doneWords(counts)]}.`,
		differs: () => say`Nothing was pulled: policy files cannot express everything of ${names}. The files are unchanged.`
	}[kind]();
}
function pullReport(outcome) {
	const problems = problemBlock(outcome.problems);
	if (outcome.kind === "failed") return {
		...emptyReport,
		body: problems,
		top: failure(outcome.error)
	};
	if (outcome.kind === "invalid") return {
		...emptyReport,
		body: problems
	};
	const { pull } = outcome;
	const { bundles, files, unmanaged, unsaid } = pull;
	const several = hasSeveralDeployments([...bundles, ...unmanaged]);
	const setting = extraFieldsSetting(unsaid);
	const body = [
		...outcome.kind === "differs" ? differences(outcome, several) : lines("Files", files.map(fileWords)),
		...problems,
		...lines("Policy files have no field", droppedWords(unsaid)),
		...text$1(setting === null ? [] : say`fix: to keep that, add to ifmatch.yaml: ${setting}`),
		...unmanagedText(unmanaged, several),
		...text$1(unmanaged.length === 0 ? [] : ["To pull it too, run `ifmatch pull --all`."])
	];
	return {
		...emptyReport,
		body
	};
}
const lines = (title, items) => items.length === 0 ? [] : [{
	kind: "list",
	tone: "plain",
	title,
	items
}];
const fileWords = ({ verb, path }) => say`${[signs[verb]]} ${path}`;
function differences(outcome, several) {
	const { pull, left, moved } = outcome;
	const all = [...pull.unsaid.flatMap((one) => one.why === "no-field" ? [] : [{
		...one,
		why: one.why
	}]).map(({ id, kind, pointer, why }) => {
		const { noun, name } = namedBy$1(id, kind);
		const field = pointer.length === 0 ? [] : say` (${fieldWords(pointer)})`;
		return say`${[noun]} ${name}${field}: ${[notFixedWords[why]]}`;
	}), ...left.flatMap((bundle) => bundle.changes.map((change) => say`${[signs[change.verb]]} ${nameOf(change, bundle, several)}: ${change.message}`))];
	const fix = moved ? "The platform was edited during the run. Rerun it." : "fix: Resolve what is listed, then rerun.";
	return [list("Not expressed", "warning", all), ...text$1([fix])];
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
const nothing = {
	bundles: [],
	files: [],
	unsaid: [],
	unmanaged: []
};
function renderPullJson(outcome, { tool, platform }) {
	const pull = "pull" in outcome ? outcome.pull : nothing;
	const differs = outcome.kind === "differs" ? outcome : null;
	const document = {
		version: 1,
		tool,
		command: "pull",
		outcome: outcome.kind,
		platform,
		bundles: pull.bundles.map(ownerJson),
		files: pull.files.map(fileJson),
		unsaid: pull.unsaid.map(unsaidJson),
		unmanaged: pull.unmanaged.map(ownerJson),
		left: differs?.left.flatMap(leftJson) ?? [],
		moved: differs?.moved ?? false,
		problems: outcome.problems.map(toProblem),
		error: outcome.kind === "failed" ? toError(outcome.error) : null
	};
	return `${toJson(document, 2)}\n`;
}
const fileJson = ({ path, verb, objects }) => ({
	path,
	verb,
	objects: {
		policies: objects.policy,
		rulesets: objects.ruleset,
		rules: objects.rule,
		disabled: objects["disabled rule"],
		exceptions: objects.exception
	}
});
function unsaidJson({ id, pointer, why, ...owner }) {
	const { object, key } = namedBy$1(id, owner.kind);
	return {
		...ownerJson(owner),
		object,
		key,
		pointer: [...pointer],
		why
	};
}
const leftJson = ({ changes, ...owner }) => changes.map((change) => ({
	...ownerJson(owner),
	...changeJson(change)
}));
const changeJson = (change) => ({
	verb: change.verb,
	...entryOf(change)
});
process.getBuiltinModule("node:fs");
const readFileSync$1 = (() => process.getBuiltinModule("node:fs").readFileSync)();
process.getBuiltinModule("node:path");
const join$1 = (() => process.getBuiltinModule("node:path").join)();
const posix$1 = (() => process.getBuiltinModule("node:path").posix)();
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
function schema(name, { packageRoot }) {
	if (name !== null) return schemaText(name, packageRoot);
	const width = Math.max(...Object.keys(schemas).map(({ length }) => length)) + 2;
	return Object.entries(schemas).map(([one, message]) => `${one.padEnd(width)}${message}`).join("\n");
}
// src/commands/init-files.ts
function planFiles(choices, place, { force, packageRoot }) {
	const { source, config, workflows } = place;
	const root = posix$1.dirname(config);
	const ignore = posix$1.join(root, ".gitignore");
	const schemas = editorSchemas.map((name) => {
		const path = schemaPath(name, root);
		const isOurs = isOurSchema(textAt(source, path) ?? "");
		return wholeFile(source, path, schemaText(name, packageRoot), force || isOurs);
	});
	return [
		configStep(choices, place),
		...schemas,
		...choices.workflow === null ? workflows.own.map((path) => ({
			kind: "same",
			path
		})) : workflowFiles(choices.workflow, choices.branch, place.prefix, packageRoot).map(([path, text]) => wholeFile(source, path, text, force)),
		...ownerSteps(choices, place),
		listStep(source, ignore, "# plans, reports and sandboxes of ifmatch", ignored)
	];
}
function configStep({ deployments }, { source, config, deployments: known }) {
	const step = wholeFile(source, config, configText(deployments), false);
	if (step.kind !== "left") return step;
	const missing = deployments.filter(({ slug }) => !known.some((one) => one.slug === slug));
	if (missing.length === 0) return {
		kind: "same",
		path: config
	};
	return {
		...step,
		why: "it is yours",
		add: deploymentLines(missing).trimEnd()
	};
}
function ownerSteps({ owners, workflow }, { source, folders, config, mayBeGitHub }) {
	if (owners.length === 0) return [];
	const paths = [
		...folders,
		config,
		...workflow === "none" ? [] : [".github/"]
	];
	const places = [
		".github/CODEOWNERS",
		"CODEOWNERS",
		"docs/CODEOWNERS"
	];
	const usual = mayBeGitHub ? ".github/CODEOWNERS" : "CODEOWNERS";
	return [listStep(source, places.find((place) => source.kind(place) !== "missing") ?? usual, "# policies of ifmatch", ownerLines(paths, owners))];
}
const ownerLines = (paths, owners) => paths.map((path) => `${path === "." ? "*" : patternOf(path)} ${owners.join(" ")}`);
const patternOf = (path) => `/${path.replaceAll(/[\s#\\]/g, String.raw`\$&`)}${/[*?[{]|\.ya?ml$|\/$/.test(path) ? "" : "/"}`;
function wholeFile(source, path, text, mayReplace) {
	const old = textAt(source, path);
	if (old === null) return {
		kind: "write",
		path,
		text,
		old
	};
	if (plain(old) === plain(text)) return {
		kind: "same",
		path
	};
	return mayReplace ? {
		kind: "write",
		path,
		text,
		old
	} : {
		kind: "left",
		path,
		why: "it differs; --force replaces it",
		add: null
	};
}
const plain = (text) => text.replaceAll("\r\n", "\n").trimEnd();
function listStep(source, path, comment, lines) {
	const old = textAt(source, path);
	const text = withLines(old ?? "", comment, lines);
	return text === old ? {
		kind: "same",
		path
	} : {
		kind: "write",
		path,
		text,
		old
	};
}
function withLines(text, comment, lines) {
	const bare = (line) => line.trim().replace(/^\//, "");
	const there = new Set(text.split(/\r?\n/).map(bare));
	const missing = lines.filter((line) => !there.has(bare(line)));
	if (missing.length === 0) return text;
	const eol = text.includes("\r\n") ? "\r\n" : "\n";
	return (text === "" ? "" : text.replace(/(?<!\n)$/, eol) + eol) + [
		comment,
		...missing,
		""
	].join(eol);
}
const limit = 1048576;
function textAt(source, path) {
	const unsafe = [...foldersAbove(path), path].find((one) => source.kind(one) === "symlink");
	if (unsafe !== void 0) throw new UsageError(`${escapeTerminal(unsafe)} is a symbolic link, and nothing is written through one.`);
	return source.kind(path) === "missing" ? null : Buffer.from(source.read(path, limit)).toString("utf8");
}
const workflowFolder = ".github/workflows";
function workflowsIn(source) {
	const files = (source.kind(workflowFolder) === "folder" ? source.list(workflowFolder) : []).filter(({ name, kind }) => kind === "file" && /\.ya?ml$/.test(name)).map(({ name }) => `${workflowFolder}/${name}`).map((path) => ({
		path,
		text: textAt(source, path) ?? ""
	}));
	const own = files.filter(({ text }) => ownStep.test(text)).map(({ path }) => path);
	return {
		own,
		others: files.filter(({ path, text }) => !own.includes(path) && appliesPolicies.test(text)).map(({ path }) => path)
	};
}
const appliesPolicies = /\breconciler\b|semgrep-policies-gitops|api\/policies\/v2\/|\bifmatch(?:@\S+)? apply\b/;
function workflowFiles(choice, branch, folder, packageRoot) {
	if (choice === "none") return [];
	const filter = yamlWord(branch.replaceAll(/\+|^!/g, String.raw`\$&`));
	const place = `working-directory: ${yamlWord(folder)}`;
	const read = (name) => {
		const text = readFileSync$1(join$1(packageRoot, "examples", "workflows", `${name}.yml`), "utf8").replaceAll(/(?<=uses: )ifmatch\/ifmatch@.*$/gm, () => `${ownUse} # ${pinWords}`).replaceAll(/^( +branches: )\[main\]$/gm, (_, head) => `${head}[${filter}]`);
		if (folder === "") return text;
		return text.replaceAll(/^( +)base-url: .*$/gm, (line, indent) => `${line}\n${indent}${place}`).replaceAll(/^( +)working-directory: \.$/gm, (_, indent) => indent + place);
	};
	return [[`${workflowFolder}/policies.yml`, read(choice)], [`${workflowFolder}/policies-drift.yml`, read("drift")]];
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
const posix = (() => process.getBuiltinModule("node:path").posix)();
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
	const wanted = {
		...files.wanted,
		source: overlay(options.source, edits),
		approval: noApproval
	};
	const { outcome, files: after } = await previewFiles(wanted, runtime);
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
	writeEdits(options.overwrites ? null : "a pull", before, edits, runtime);
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
function findHomes({ settings, bundles, wanted }, runtime) {
	const configured = [...settings.deployments.keys()];
	const named = configured.length > 0 ? configured : [...new Set(bundles.map(({ deployment }) => deployment))];
	const slugs = wanted.deployment === null ? named : [wanted.deployment];
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
	const wanted = declared.map(({ aim, live }) => {
		const deployment = aim.declared?.deployment ?? files.wanted.deployment;
		return {
			kind: aim.kind,
			deployment,
			content: live.content,
			only: null
		};
	});
	const { edits, edited } = await editBundles(wanted, before, files);
	const all = new Map(edits);
	const unsaid = edited.flatMap(({ dropped, undone }, index) => unsaidOf(declared[index]?.aim, dropped, undone));
	for (const { aim, live } of read.filter((one) => one.aim.declared === null)) {
		const { texts, dropped, undone } = await create(aim, live, files, single);
		const taken = [...texts.keys()].find((path) => before.has(path) || all.has(path) || files.wanted.source.kind(path) !== "missing");
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
	const { settings, wanted } = files;
	const root = settings.file === void 0 ? "." : posix.dirname(settings.file);
	const schema = (path, shape) => wanted.source.kind(schemaPath(shape, root)) === "file" ? schemaFrom(path, shape, root) : null;
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
		folder: posix.join(first, fileName(slug, "", new Set())),
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
async function namedBy({ settings, wanted }) {
	const { bundles } = await loadFiles(wanted.source, settings, {
		paths: [],
		deployment: null
	});
	return [...new Set(bundles.flatMap((bundle) => bundle.deployment ?? []))];
}
function foldersIn(paths, { wanted }) {
	return paths.map(beforeGlob).filter((path) => !/\.ya?ml$/i.test(path) && ["folder", "missing"].includes(wanted.source.kind(path)));
}
// src/commands/init.ts
async function init(options, site, look) {
	const { connections, packageRoot } = site.runtime;
	refuseWrongFlags(options, site);
	const known = await lookAround(site);
	const choices = await choose(options, known, site);
	const steps = planFiles(choices, known, {
		force: options.force,
		packageRoot
	});
	const writes = steps.filter((step) => step.kind === "write");
	const texts = new Map(writes.map(({ path, text }) => [path, text]));
	const before = new Map(writes.flatMap(({ path, old }) => old === null ? [] : [[path, old]]));
	if (!options.dryRun) replaceTexts(known.top, before, texts);
	const outcome = choices.policies === "platform" ? await pullPolicies(options, texts.get(known.config), site) : null;
	const isReachable = [null, ...choices.deployments.map(({ slug }) => slug)].some(site.reachable);
	const report = [
		...steps.flatMap(stepLines),
		words(0, options.dryRun ? "Nothing was written: --dry-run." : `${count(writes.length, "file")} written.`),
		...notesFor(choices, known, connections).map((note) => note.startsWith(" ") ? raw(0, note) : words(0, note))
	];
	const view = {
		...look,
		platform: connections.name,
		quiet: true,
		again: "",
		scope: [],
		git: null
	};
	const next = ["Next:", ...nextCommands(choices, known, options, isReachable).map((command) => `  ${command}`)];
	return {
		text: [...[layout(report, look), ...outcome === null ? [] : [renderPullTerminal(outcome, view)]], layout(next.map((text) => raw(0, text)), look)].join("\n"),
		ok: outcome === null || outcome.kind === "no-changes" || outcome.kind === "written" || outcome.kind === "changes"
	};
}
function refuseWrongFlags({ policies, deployments, owners, branch }, { reachable }) {
	if ((policies === "platform" || deployments.includes(every)) && ![null, ...deployments].some(reachable)) throw new UsageError("`--from-platform` and `--deployment all` need the platform: set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, or try --sandbox.");
	const wrong = owners.find((owner) => !isOwner.test(owner));
	if (wrong !== void 0) throw new UsageError(`--owners: ${escapeTerminal(wrong)} is not an owner: write @organization/team, @user or an email address.`);
	if (branch !== null && !isBranch.test(branch)) throw new UsageError(`--branch ${escapeTerminal(branch)} is not the name of a branch.`);
}
const isOwner = /^[\w.+-]*@[\w./-]+$/;
const isBranch = /^[^\s\p{Cc}~^:?*[\\-][^\s\p{Cc}~^:?*[\\]*$/u;
async function lookAround({ runtime, git, folder }) {
	const clone = readClone(git, folder);
	const source = openDisk(clone.top);
	const host = hostOf(clone.remote);
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
	const folders = [...settings.policies, ...[...settings.deployments.values()].flatMap((one) => one.policies ?? [])];
	return {
		...clone,
		source,
		host,
		mayBeGitHub: host.server === null || host.isGitHub,
		config: posix$2.join(clone.prefix, "ifmatch.yaml"),
		settings,
		deployments: configured.length > 0 ? configured : [...named].toSorted().map((slug) => ({
			slug,
			id: null
		})),
		policyFiles: files.length,
		folders: [...new Set(folders.length === 0 ? defaultSettings.policies : folders)].map((path) => posix$2.join(clone.prefix, path)),
		workflows: workflowsIn(source)
	};
}
function readClone(git, folder) {
	const here = realpathSync.native(folder);
	const refusal = git.refusal();
	if (refusal !== null || line(git, ["rev-parse", "--is-inside-work-tree"]) === "false") throw new UsageError(`This folder is no working tree of git${refusal === null ? "" : ` (${refusal})`}. Run \`ifmatch init\` at the top of a clone.`);
	if (repositoryTop(here) === null) return {
		top: here,
		prefix: "",
		isRepository: false,
		remote: null,
		defaultBranch: "main"
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
		remote: line(git, [
			"remote",
			"get-url",
			"origin"
		]),
		defaultBranch: head ?? usual ?? line(git, [
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
function hostOf(remote) {
	const address = remote ?? "";
	const [, server, path = ""] = /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.*)$/i.exec(address) ?? /^(?:[^/@:]+@)?([^/:@]{2,}):(?!\/\/)(.*)$/.exec(address) ?? [];
	if (server === void 0) return {
		server: null,
		isGitHub: false,
		repository: ""
	};
	const name = server.toLowerCase().replace(/^ssh\.(?=github\.com$)/, "");
	const repository = path.split("/").slice(0, 2).join("/").replace(/\.git$/, "");
	return {
		server: name,
		isGitHub: /(?:^|[.-])(?:github|ghe)[.-]/.test(name),
		repository
	};
}
async function choose(options, known, site) {
	const deployments = await chooseDeployments(options.deployments, known, site);
	const isReachable = [null, ...deployments.map(({ slug }) => slug)].some(site.reachable);
	return {
		deployments,
		policies: options.policies ?? (known.policyFiles === 0 && isReachable ? "platform" : "none"),
		workflow: options.workflow ?? await chooseWorkflow(known, site),
		owners: options.owners,
		branch: options.branch ?? known.defaultBranch
	};
}
const every = "all";
async function chooseDeployments(given, known, { reachable, runtime }) {
	if (given.length === 0 && (known.deployments.length > 0 || known.settings.file !== void 0)) return known.deployments;
	const wantsAll = given.length === 0 || given.includes(every);
	const token = [null, ...given].find(reachable);
	const platform = token === void 0 ? null : await runtime.connections.to(token);
	const visible = await platform?.deployments(wantsAll ? null : []) ?? [];
	if (platform !== null && wantsAll) refuseUnclear(visible, given.length > 0);
	const ids = new Map(visible.map(({ slug, id }) => [slug, id]));
	return (wantsAll ? [...ids.keys()] : [...new Set(given)]).map((slug) => ({
		slug: checkSlug(slug),
		id: ids.get(slug) ?? null
	}));
}
function refuseUnclear(visible, wantsAll) {
	if (visible.length === 0) throw new UsageError("The token sees no deployment. Check that it belongs to the right organization.");
	if (visible.length > 1 && !wantsAll) throw new UsageError(`The token can see several deployments (${visible.map(({ slug }) => slug).join(", ")}): choose with --deployment, once for each, or --deployment all.`);
}
function checkSlug(slug) {
	if (/^[A-Za-z0-9][\w.-]{0,254}$/.test(slug)) return slug;
	throw new UsageError(`--deployment ${escapeTerminal(slug)} is not the slug of a deployment. A slug holds letters, digits, hyphens, dots and underscores.`);
}
function chooseWorkflow({ mayBeGitHub, workflows }, { prompts, runtime }) {
	if (workflows.own.length > 0) return null;
	if (runtime.connections.isEmbedded || !mayBeGitHub) return "none";
	return prompts === null ? "simple" : prompts.select("Which workflow for GitHub Actions?", workflowKinds);
}
const workflowKinds = [
	{
		value: "simple",
		label: "simple",
		hint: "anyone who can push a branch can use the token"
	},
	{
		value: "hardened",
		label: "hardened",
		hint: "the token lies in an environment that only the default branch gets at"
	},
	{
		value: "none",
		label: "none"
	}
];
async function pullPolicies({ dryRun, force }, config, { runtime }) {
	const texts = new Map(dryRun && config !== void 0 ? [["ifmatch.yaml", config]] : []);
	const wanted = {
		source: overlay(runtime.source, texts),
		config: null,
		deployment: null,
		overwrites: force,
		check: dryRun,
		single: false,
		all: true
	};
	try {
		return await pull(wanted, runtime);
	} catch (error) {
		if (!(error instanceof PlatformError) && !(error instanceof UsageError)) throw error;
		return {
			kind: "failed",
			error,
			problems: []
		};
	}
}
function stepLines(step) {
	const { kind, path } = step;
	if (kind === "write") return [words(0, `${step.old === null ? "+" : "~"} ${path}`)];
	if (kind === "same") return [words(0, `= ${path} (as it is)`)];
	const add = step.add === null ? [] : [words(4, "add by hand:"), ...step.add.split("\n").map((one) => raw(4, one))];
	return [words(0, `! ${path} (left: ${step.why})`), ...add];
}
function notesFor(choices, known, { isEmbedded, name }) {
	const { host, workflows } = known;
	const isNew = choices.workflow !== null && choices.workflow !== "none";
	return [
		...known.isRepository ? [] : ["This is not a git repository yet: run `git init`."],
		...isNew && workflows.others.length > 0 ? [`${workflows.others.join(", ")} may apply policies too, and would overwrite what ifmatch applies. Disable it with \`gh workflow disable\`.`] : [],
		...isNew ? [...workflowNotes(choices, host, isEmbedded ? null : name), ...releaseNote] : [],
		...!known.mayBeGitHub && !isNew ? [`The workflows are for GitHub. For the CI of ${host.server ?? "other hosts"}, see docs/other-ci.md of ifmatch.`] : [],
		...isEmbedded ? ["For your own platform, set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then run in its repository:", "  ifmatch init --from-platform"] : []
	];
}
function workflowNotes({ workflow, branch }, { server, isGitHub, repository }, address) {
	const environment = `an environment "policies" that is limited to the branch ${branch}`;
	const needs = `The workflow needs the variable IFMATCH_BASE_URL and ${`the secret IFMATCH_API_TOKEN${workflow === "simple" ? "" : ` in ${environment}`}`}`;
	if (server === null || !isGitHub) return [`${needs} (Settings of the repository)`];
	const repo = `--repo ${shellWord(`${server}/${repository}`)}`;
	const variable = `  gh variable set IFMATCH_BASE_URL ${repo} --body ${shellWord(address ?? "https://\u2026")}`;
	if (workflow === "simple") return [
		`${needs}:`,
		variable,
		`  gh secret set IFMATCH_API_TOKEN ${repo}`
	];
	const path = shellWord(`repos/${repository}/environments/policies`);
	const api = `  gh api --hostname ${shellWord(server)}`;
	return [
		`${needs}:`,
		variable,
		`${api} -X PUT ${path} -F 'deployment_branch_policy[protected_branches]=false' -F 'deployment_branch_policy[custom_branch_policies]=true'`,
		`${api} -X POST ${path}/deployment-branch-policies -f name=${shellWord(branch)}`,
		`  gh secret set IFMATCH_API_TOKEN --env policies ${repo}`
	];
}
function nextCommands({ policies }, { policyFiles }, { directory, again }, isReachable) {
	const command = (name, options) => [
		"ifmatch",
		name,
		options
	].filter(Boolean).join(" ");
	const hasPolicies = policies === "platform" || policyFiles > 0;
	return [
		...hasPolicies ? [command("validate", directory)] : [],
		...isReachable ? [] : ["export IFMATCH_BASE_URL=https://\u2026", "export IFMATCH_API_TOKEN=\u2026"],
		command(hasPolicies ? "preview" : "pull", again)
	];
}
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
export { addOperations, bodyOnly, callOperation, chooseDeployments, constraintsOf, demo, deploymentParameter, doctor, examples, flagsOf, hostOf, init, isOurSchema, itemsName, itemsOf, listOperations, operationIds, pull, readBody, readRequest, renderPullJson, renderPullTerminal, sandbox, schema, schemaText, schemas, similarOperations, summaryOf, writeSchemas };
