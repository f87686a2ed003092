const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_requests = require("./requests2.js");
const require_requests$1 = require("./requests.js");
const require_answers = require("./answers.js");
const require_targets = require("./targets.js");
let node_stream_consumers = require("node:stream/consumers");
// src/commands/api.ts
async function* callOperation(options, runtime) {
	const { id, all, format } = options;
	const parts = readRequest(options, runtime.terminal);
	const api = await runtime.connections.apiFor(options.deployment);
	const { path, slugInErrors } = await resolveDeployment(options, runtime);
	const args = {
		...parts,
		path: {
			...path,
			...parts.path
		},
		...slugInErrors !== null && { slugInErrors }
	};
	const itemsName = require_start.operations[id].paging?.items ?? "";
	const lines = (items) => items.map((item) => `${require_start.toJson(item)}\n`).join("");
	if (!all || !isPaged(id)) {
		const answer = await api.call(id, args);
		yield format === "json" ? `${require_start.toJson(answer, 2)}\n` : lines(answer[itemsName] ?? []);
		return;
	}
	const allItems = [];
	for await (const items of api.pages(id, args)) if (format === "json") allItems.push(...items);
	else yield lines(items);
	if (format === "json") yield `${require_start.toJson({ [itemsName]: allItems }, 2)}\n`;
}
const isPaged = (id) => require_start.operations[id].paging !== null;
async function resolveDeployment({ id, deployment: slug, config }, runtime) {
	const parameter = deploymentParameter(id);
	if (parameter === null) return {
		path: {},
		slugInErrors: null
	};
	if (slug !== null && parameter === "deploymentSlug") return {
		path: { deploymentSlug: slug },
		slugInErrors: slug
	};
	const settings = await require_validate.loadValidConfig(config, runtime);
	const configured = slug === null ? null : settings.deployments.get(slug)?.id ?? null;
	if (configured !== null && !runtime.connections.hasToken(slug)) return {
		path: { deploymentId: configured },
		slugInErrors: slug
	};
	const { deployment } = await require_targets.findDeployment(slug, settings, runtime);
	const value = parameter === "deploymentSlug" ? deployment.slug : deployment.id;
	return {
		path: { [parameter]: value },
		slugInErrors: deployment.slug
	};
}
const deploymentParameter = (id) => /\{(deployment(?:Id|Slug))\}/.exec(require_start.operations[id].path)?.[1] ?? null;
function readRequest({ id, flagValues, body: bodyOption }, terminal) {
	const collect = (place, start = {}) => {
		let values = start;
		for (const [input, value] of flagValues) if (input.in === place) values = setAt(values, input.path, value);
		return values;
	};
	const parts = {
		path: collect("path"),
		query: collect("query"),
		body: require_start.operations[id].body === null ? null : collect("body", bodyOption),
		ifMatch: collect("header")["If-Match"]
	};
	const { errors, warnings } = {
		errors: new Map(),
		warnings: new Map()
	};
	for (const place of ["query", "body"]) for (const error of findErrors(require_start.operations[id][place], parts[place])) recordError(error, {
		id,
		place
	}, {
		errors,
		warnings
	});
	for (const warning of warnings.values()) terminal.printNote(`warning: ${require_start.escapeTerminal(warning)}`);
	if (errors.size > 0) throw new require_start.UsageError([...errors.values()].map(require_start.escapeTerminal).join("\nerror: "));
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
		[name]: setAt(require_validate.isObject(inner) ? inner : {}, rest, value)
	};
}
function findErrors(schema, value) {
	if (schema === null) return [];
	const guard = { ...require_requests.requests_exports }[`is${schema}`];
	if (guard === void 0) throw new Error(`there is no guard for ${schema}`);
	return guard(value) ? [] : guard.errors ?? [];
}
function recordError(error, { id, place }, { errors, warnings }) {
	const { keyword, params, message = "is wrong" } = error;
	const rule = require_requests$1.requests[id].rules[Number(/^#\/allOf\/(\d+)\//.exec(error.schemaPath)?.[1])];
	if (rule !== void 0) {
		errors.set(rule, rule);
		return;
	}
	const named = [params["missingProperty"], params["additionalProperty"]].filter((name) => typeof name === "string");
	const path = [...error.instancePath.split("/").slice(1), ...named];
	const names = path.filter((segment) => !/^\d+$/.test(segment)).join(".");
	const input = require_requests$1.requests[id].inputs.find((candidate) => candidate.in === place && candidate.path.join(".") === names);
	const inputName = input !== void 0 && hasFlag(input) ? flagName(input) : `\`${path.join(".")}\` in --body`;
	if (keyword !== "additionalProperties") {
		const help = input === void 0 ? "" : ` ${describeInput(input)}`;
		errors.set(inputName, `${inputName}: ${constraintTexts[keyword] ?? message}.${help}`);
		return;
	}
	const suggestion = suggestField(id, path.at(-1) ?? "");
	if (suggestion === null) warnings.set(inputName, `${inputName}: is not in the API description. It is sent as it is.`);
	else errors.set(inputName, `${inputName}: is not a field of the request. Did you mean ${suggestion}?`);
}
const constraintTexts = {
	required: "is required",
	pattern: "does not fit"
};
function suggestField(id, name) {
	const fields = require_requests$1.requests[id].inputs.filter((input) => input.in === "body").map(({ path }) => path);
	return fields.find((path) => path.at(-1) === name)?.join(".") ?? require_validate.nearest(name, [...fields.map((path) => path.at(-1) ?? ""), ...require_start.knownFieldNames]);
}
function readBody(text, from) {
	try {
		const value = require_answers.parseJson(text.replace(/^\uFEFF/, ""));
		if (require_validate.isObject(value)) return value;
	} catch (error) {
		throw new require_start.UsageError(`--body ${from}: cannot be used: ${error.message}.`, { cause: error });
	}
	throw new require_start.UsageError(`--body ${from}: must be a JSON object.`);
}
const inputsWithFlag = (id) => require_requests$1.requests[id].inputs.filter(hasFlag);
const flagName = ({ path }) => `--${path.join(".").replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").replaceAll("_", "-").toLowerCase()}`;
const hasFlag = (input) => !isBodyOnly(input) && input.sameAsPath !== true && (input.in !== "path" || !/^deployment(?:Id|Slug)$/.test(input.path[0] ?? ""));
const isBodyOnly = ({ kind, writeOnly, otherName }) => kind === "json" || writeOnly === true || otherName !== void 0;
const bodyOnlyInputs = (id) => require_requests$1.requests[id].inputs.filter(isBodyOnly);
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
const operationIds = Object.keys(require_start.operations);
function describeOperation(id) {
	const { summary, maturity, deprecated, writes } = require_start.operations[id];
	const marks = [
		maturity === "stable" ? "" : maturity,
		deprecated && "deprecated",
		writes && "writes"
	].filter(Boolean);
	return `${summary}${marks.length === 0 ? "" : ` (${marks.join(", ")})`}`;
}
// src/cli/commands/api-operations.ts
function addOperations(api, session, calledOperation = null) {
	if (calledOperation !== null && calledOperation !== "help" && !operationIds.some((id) => id === calledOperation)) throw unknownOperation(calledOperation);
	api.commandsGroup("Operations:");
	for (const id of operationIds) {
		const command = require_start.configureCommand(operationCommand(id, session), session.parts.streams);
		command.configureHelp({
			showGlobalOptions: true,
			optionDescription
		});
		api.addCommand(command);
	}
}
function unknownOperation(name) {
	const similar = require_validate.nearest(name, operationIds);
	const fix = similar === null ? "`ifmatch api` lists them all." : `Did you mean \`ifmatch api ${similar}\`?`;
	return new require_start.UsageError(`There is no operation "${name}".`, { fix });
}
var InputOption = class extends require_start.Option {};
const optionDescription = (option) => option instanceof InputOption ? option.description : new require_start.Help().optionDescription(option);
function operationCommand(id, session) {
	const command = new require_start.Command(id).description(describeOperation(id));
	const flagValues = new Map();
	command.optionsGroup("Request:");
	if (deploymentParameter(id) !== null) command.option("--deployment <slug>", "the deployment (default: the only one that the token sees)").option("--config <file>", "the config, which may know the id of the deployment (default: ifmatch.yaml, here or in a folder above)");
	for (const input of inputsWithFlag(id)) command.addOption(inputOption(input, flagValues));
	if (require_start.operations[id].body !== null) command.option("--body <file>", "the body as JSON, from a file or from - (stdin); other flags add to it or replace a field");
	command.optionsGroup("Answer:");
	if (require_start.operations[id].paging !== null) command.option("--all", "follow the pages to the end").addOption(new require_start.Option("--format <name>", "format of the answer; ndjson: one item per line").choices(["json", "ndjson"]).default("json"));
	command.option("--output <file>", "write the answer to this file").optionsGroup("Platform:");
	require_start.connectionOptions(command).addHelpText("after", () => helpFooter(id));
	return session.setAction(command, (flags, runtime) => runOperation(id, flagValues, flags, session.parts.streams, runtime));
}
function inputOption(input, flagValues) {
	const isBoolean = input.kind === "boolean";
	const value = isBoolean ? "[bool]" : `<${input.enum === void 0 ? placeholders[input.kind] : "word"}>`;
	const option = new InputOption(`${flagName(input)} ${value}`, describeInput(input)).choices(input.enum ?? []).argParser((text) => {
		if (flagValues.has(input) && !input.list) throw new require_start.InvalidArgumentError("It takes one value.");
		const parsed = parseInput(input, require_start.parseNonEmpty(text));
		flagValues.set(input, input.list ? [...[flagValues.get(input) ?? []].flat(), parsed] : parsed);
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
function parseInput({ kind }, text) {
	if (kind === "boolean" && text === "true") return true;
	if (kind === "boolean" && text === "false") return false;
	if (kind === "boolean") return text;
	return kind !== "text" && /^-?\d+(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER ? Number(text) : text;
}
const helpFooter = (id) => [
	...section("Only in --body:", bodyOnlyInputs(id).map(describeField)),
	...section("Rules:", require_requests$1.requests[id].rules.map((rule) => `  ${rule}`)),
	...section("Token:", tokenHelp(id)),
	...section("Example:", [`  $ ${examples[id]}`])
].join("\n");
function tokenHelp(id) {
	const { security } = require_start.operations[id];
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
	const inputText = otherName === void 0 ? (writeOnly === true ? "A secret, so not on the command line. " : "") + describeInput(input) : `Another name of \`${otherName}\`.`;
	return `  ${path.join(".")}  ${inputText}`;
}
const examples = {
	listDeployments: "ifmatch api listDeployments",
	listProjects: "ifmatch api listProjects --all --format ndjson",
	listFindings: "ifmatch api listFindings --severities critical --severities high --status open --all",
	listSecrets: "ifmatch api listSecrets --status FINDING_STATUS_OPEN --severity SEVERITY_CRITICAL --all",
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
async function runOperation(id, flagValues, flags, streams, runtime) {
	const { body: bodyPath, deployment = null, all = false, format = "json" } = flags;
	const pieces = callOperation({
		id,
		flagValues,
		body: bodyPath === void 0 ? {} : readBody(await readBodyText(bodyPath, streams, runtime), bodyPath),
		deployment,
		config: require_start.configPath(flags, runtime),
		all,
		format
	}, runtime);
	if (flags.output !== void 0) require_start.writeResult(await (0, node_stream_consumers.text)(pieces), flags, runtime);
	else for await (const piece of pieces) if (!await writeTo(piece, streams.out)) break;
	return 0;
}
const readBodyText = async (path, streams, runtime) => path === "-" ? (0, node_stream_consumers.text)(streams.in) : runtime.readText(path);
const writeTo = (text, out) => new Promise((resolve) => {
	out.write(text, (error) => resolve((error ?? null) === null));
});
exports.addOperations = addOperations;
