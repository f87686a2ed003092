import { configureCommand, connectionOptions, isOurSchema, schemaText } from "./start.js";
import { Command, Help, Option } from "./commander.js";
import { PlatformError, SourceError, UsageError, configName, defaultSettings, editorSchemas, escapeTerminal, fieldsOfPolicies, foldersAbove, hasErrors, inParallel, isObject, openDisk, ownStep, ownTokenVariable, proxiesIn, release, replaceFile, repositoryTop, schemaFolder, schemaFrom, schemaPath, shellWord, systemWords, toJson, tokenVariable, version, worstOf } from "./base.js";
import { blank, check, count, firstProblem, layout, lint, lintKnown, load, loadConfig, loadFiles, nearest, paragraphs, plain as plain$1, raw, soundConfig, styled, validateOf, words as words$2 } from "./validate.js";
import { operations, requests } from "./files.js";
import { Redaction, Token, failures, openPlatform, parseAddress, parseJson, probe, proxyOf, spellings, unsendable } from "./plan.js";
import { findDeployment, lacksList, overlay, pull, replaceTexts } from "./commands.js";
import { requests_exports, startSandbox } from "./sandbox.js";
import { extraFieldsSetting } from "./render.js";
import { readForeign } from "./problems.js";
process.getBuiltinModule("node:stream/consumers");
const text = (() => process.getBuiltinModule("node:stream/consumers").text)();
// src/commands/api-help.ts
function either(words, link = "or") {
	const last = words.at(-1) ?? "";
	return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${link} ${last}`;
}
function boundsOf({ minimum, maximum }) {
	const most = maximum === Number.MAX_SAFE_INTEGER ? void 0 : maximum;
	if (minimum !== void 0 && most !== void 0) return `from ${String(minimum)} to ${String(most)}`;
	if (minimum !== void 0) return `at least ${String(minimum)}`;
	return most === void 0 ? null : `at most ${String(most)}`;
}
function constraintsOf(input) {
	const bounds = boundsOf(input);
	return [
		...input.deprecated === true ? ["deprecated"] : [],
		...input.required ? ["required"] : [],
		...input.list ? ["repeatable"] : [],
		...input.enum === void 0 ? [] : [`one of ${input.enum.join(", ")}`],
		...bounds === null ? [] : [bounds],
		...input.maxLength === void 0 ? [] : [`at most ${String(input.maxLength)} characters`],
		...input.default === void 0 ? [] : [`default ${textOf$1(input.default)}`]
	];
}
const textOf$1 = (value) => typeof value === "string" ? value : JSON.stringify(value);
const charactersIn = (text) => Array.from(text).length;
const isTooLarge = (value) => typeof value === "string" && /^-?\d+$/.test(value) && !Number.isSafeInteger(Number(value));
const tooLarge = `must be at most ${String(Number.MAX_SAFE_INTEGER)}: a larger number cannot be sent exactly`;
function wordsFor(error, input, value) {
	const says = words$1.get(error.keyword)?.(error.params, input, value) ?? error.message ?? "is wrong";
	return says.endsWith("?") ? says : `${says}.`;
}
const types = {
	integer: "a whole number",
	number: "a number",
	string: "text",
	boolean: "true or false",
	array: "a list",
	object: "an object"
};
const least = ({ limit }, input) => `must be ${boundsOf(input ?? { minimum: Number(limit) }) ?? "larger"}`;
const most$1 = ({ limit }, input) => `must be ${boundsOf(input?.maximum === Number.MAX_SAFE_INTEGER ? {} : input ?? {}) ?? `at most ${String(limit)}`}`;
const notFewer = ({ limit }) => limit === 1 ? "must not be empty" : `must have at least ${String(limit)}`;
const words$1 = new Map([
	["type", ofType],
	["enum", ({ allowedValues }, _, value) => oneOf([allowedValues].flat().map(String), textOf$1(value))],
	["const", ({ allowedValue }) => `must be ${String(allowedValue)}`],
	["minimum", least],
	["maximum", most$1],
	["maxLength", ({ limit }) => `must have at most ${String(limit)} characters`],
	["minLength", notFewer],
	["minItems", notFewer],
	["maxItems", ({ limit }) => `must have at most ${String(limit)} values`],
	["uniqueItems", () => "must not hold a value twice"],
	["pattern", (_, input) => isDateTime(input) ? `must be an ${input.description.slice(3).replace(/\.$/, "")}` : null]
]);
function ofType({ type }, _, value) {
	if (type === "integer" && isTooLarge(value)) return tooLarge;
	return `must be ${either([type].flat().map((one) => types[String(one)] ?? String(one)))}`;
}
function oneOf(allowed, value) {
	const meant = nearest(value, allowed);
	return `must be ${either(allowed)}${meant === null ? "" : `. Did you mean ${meant}?`}`;
}
const isDateTime = (input) => input?.description.startsWith("An ISO 8601") === true;
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
// src/commands/api.ts
async function callOperation(wanted, runtime) {
	const { id, parts, deployment, config, all, arrays } = wanted;
	const api = await runtime.connections.api(deployment, { arrays });
	const found = await deploymentPath(id, {
		deployment,
		config
	}, runtime);
	const args = {
		path: {
			...found.path,
			...parts.path
		},
		query: parts.query,
		body: parts.body,
		...parts.ifMatch === null ? {} : { ifMatch: parts.ifMatch },
		...found.about === null ? {} : { about: found.about }
	};
	return all && isPaged(id) ? {
		kind: "pages",
		pages: pagesOf(api, id, args)
	} : answerOf(api, id, args);
}
const isPaged = (id) => operations[id].paging !== null;
const pagesOf = (api, id, args) => api.pages(id, args);
const answerOf = async (api, id, args) => ({
	kind: "answer",
	answer: await api.call(id, args)
});
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
const flagsOf = (id) => requests[id].inputs.filter(hasFlag).map((input) => ({
	name: flagName(input.path),
	input
}));
const bodyOnly = (id) => requests[id].inputs.filter(({ kind, writeOnly, otherName }) => kind === "json" || writeOnly === true || otherName !== void 0);
const flagName = (path) => `--${path.map(kebab).join(".")}`;
function deploymentParameter(id) {
	const { path } = operations[id];
	if (path.includes("{deploymentId}")) return "deploymentId";
	return path.includes("{deploymentSlug}") ? "deploymentSlug" : null;
}
function hasFlag({ in: place, path: [name = ""], kind, sameAsPath, otherName, writeOnly }) {
	if (kind === "json" || sameAsPath === true || otherName !== void 0 || writeOnly === true) return false;
	return place !== "path" || !/^deployment(?:Id|Slug)$/.test(name);
}
const kebab = (name) => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").replaceAll("_", "-").toLowerCase();
function readRequest(asked) {
	const flags = flagsOf(asked.id);
	const read = readFlags(flags, asked.typed);
	const of = (place) => [...read.values].filter(([{ input }]) => input.in === place);
	const named = (place) => Object.fromEntries(of(place).map(([{ input }, value]) => [input.path[0] ?? "", value]));
	const parts = {
		path: named("path"),
		query: named("query"),
		body: bodyOf(asked, of("body")),
		ifMatch: named("header")["If-Match"] ?? null
	};
	const problems = [
		...pagingProblems(asked),
		...read.problems,
		...simpleProblems(flags, read, asked.typed),
		...commaProblems(asked, of("query")),
		...documentProblems(asked, flags, read, parts)
	];
	const isError = ({ isWarning = false }) => !isWarning;
	return problems.some(isError) ? { problems: problems.filter(isError) } : {
		parts,
		warnings: problems
	};
}
function bodyOf({ id, body }, values) {
	const schema = operations[id].body;
	if (schema === null) return null;
	return withContainers(id, values.reduce((soFar, [{ input }, value]) => setAt(soFar, input.path, value), body ?? {}), guardOf(schema));
}
function pagingProblems({ id, all }) {
	if (!all || operations[id].paging !== null) return [];
	return [{
		at: "--all",
		says: `${id} has no pages. Leave it out.`
	}];
}
function simpleProblems(flags, { values, problems }, typed) {
	return flags.filter(({ input }) => input.in === "path" || input.in === "header").flatMap((flag) => {
		const { name, input } = flag;
		if (!typed.has(name)) {
			const says = input.enum === void 0 ? "It is required." : `Give ${either(input.enum)}.`;
			return input.required ? [{
				at: name,
				says: `is missing. ${says}`
			}] : [];
		}
		const value = values.get(flag);
		if (typeof value !== "string" || problems.some(({ at }) => at === name)) return [];
		const says = textProblem(value, input);
		return says === null ? [] : [{
			at: `${name} ${value === "" ? "\"\"" : value}`,
			says
		}];
	});
}
function textProblem(value, { in: where, enum: allowed, maxLength = Infinity }) {
	if (where === "header") {
		const reason = unsendable(value);
		return reason === null ? null : `cannot be sent: ${reason}. Give the state_version of the preview.`;
	}
	if (value === "") return "must not be empty.";
	if (allowed?.includes(value) === false) return `must be ${either(allowed)}.`;
	return charactersIn(value) > maxLength ? `must have at most ${String(maxLength)} characters.` : null;
}
function commaProblems({ arrays }, query) {
	if (arrays === "repeat") return [];
	return query.flatMap(([{ name }, value]) => (Array.isArray(value) ? value : []).filter((one) => String(one).includes(",")).map((one) => ({
		at: `${name} ${String(one)}`,
		says: "holds a comma. Use --arrays repeat."
	})));
}
function documentProblems({ id, typed }, flags, { problems: unread }, { query, body }) {
	const { query: querySchema, body: bodySchema } = operations[id];
	const checks = [{
		place: "query",
		schema: querySchema,
		value: query
	}, {
		place: "body",
		schema: bodySchema,
		value: body
	}];
	const given = new Set(typed.keys());
	return checks.flatMap(({ place, schema, value }) => {
		const guard = schema === null ? null : guardOf(schema);
		if (guard === null || guard(value)) return [];
		return requestProblems({
			id,
			flags,
			place,
			value,
			given,
			errors: guard.errors ?? []
		}).filter(({ at }) => !unread.some((problem) => problem.at.split(" ")[0] === at));
	});
}
function guardOf(schema) {
	const guard = requests_exports[`is${schema}`];
	if (guard === void 0) throw new Error(`there is no guard for ${schema}`);
	return guard;
}
function readBody(text, from) {
	try {
		const value = parseJson(text.replace(/^\uFEFF/, ""));
		if (isObject(value)) return { body: value };
		return { problem: {
			at: `--body ${from}`,
			says: "must be a JSON object."
		} };
	} catch (error) {
		return { problem: {
			at: `--body ${from}`,
			says: `cannot be used: ${error.message}.`
		} };
	}
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
function withContainers(id, body, hasShape) {
	const containers = new Set(requests[id].inputs.flatMap(({ path }) => path.length > 1 ? path.slice(0, 1) : []));
	hasShape(body);
	const missing = (hasShape.errors ?? []).filter(({ keyword, instancePath }) => keyword === "required" && instancePath === "").map(({ params }) => String(params["missingProperty"])).filter((name) => containers.has(name));
	return {
		...body,
		...Object.fromEntries(missing.map((name) => [name, {}]))
	};
}
function readFlags(flags, typed) {
	const values = new Map();
	const problems = [];
	for (const flag of flags) {
		const texts = typed.get(flag.name) ?? [];
		const [first, second] = texts;
		if (first === void 0) continue;
		const read = texts.map((text) => ({
			text,
			...readText(flag, text)
		}));
		const wrong = read.flatMap(({ text, says }) => says === null ? [] : [{
			at: `${flag.name} ${text}`,
			says
		}]);
		problems.push(...wrong);
		if (second !== void 0 && !flag.input.list) problems.push({
			at: flag.name,
			says: twice(texts)
		});
		else if (wrong.length === 0) values.set(flag, flag.input.list ? read.map(({ value }) => value) : read[0]?.value);
	}
	return {
		values,
		problems
	};
}
const twice = (texts) => `takes one value, and was given ${String(texts.length)}. Give one value.`;
function readText({ input }, text) {
	if (input.kind === "integer") return readInteger(text, input.in === "query" && input.list);
	if (input.kind === "number") return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text)) ? good(Number(text)) : bad("must be a number.");
	if (input.kind === "boolean") return text === "true" || text === "false" ? good(text === "true") : bad("must be true or false.");
	return good(text);
}
function readInteger(text, asText) {
	if (!/^-?\d+$/.test(text)) return bad("must be a whole number.");
	if (!isTooLarge(text)) return good(Number(text));
	return asText ? good(text) : bad(`${tooLarge}.`);
}
const good = (value) => ({
	value,
	says: null
});
const bad = (says) => ({
	value: void 0,
	says
});
function requestProblems(checked) {
	const ofRules = checked.errors.filter((error) => ruleOf(checked, error) !== null);
	return [...checked.errors.filter((error) => ruleOf(checked, error) === null).map((error) => valueProblem(checked, error)), ...ruleProblems(checked, ofRules)];
}
function ruleOf({ id }, { schemaPath }) {
	const [, number] = /^#\/allOf\/(\d+)\//.exec(schemaPath) ?? [];
	return number === void 0 || requests[id].rules[Number(number)] === void 0 ? null : Number(number);
}
function ruleProblems(checked, errors) {
	return requests[checked.id].rules.flatMap((rule, number) => {
		const broken = errors.filter((error) => ruleOf(checked, error) === number);
		if (broken.length === 0) return [];
		const misplaced = broken.filter(({ keyword }) => keyword === "false schema").map(({ instancePath }) => labelOf(checked, pathOf(instancePath)));
		if (misplaced.length > 0) {
			const out = misplaced.length === 1 ? "it" : "them";
			return [{
				at: [...new Set(misplaced)].join(", "),
				says: `${rule} Leave ${out} out.`
			}];
		}
		const named = [...rule.matchAll(/`(\w+)`/g)].map(([, name = ""]) => labelOf(checked, [name]));
		return [{
			at: [...new Set(named)].join(", "),
			says: rule
		}];
	});
}
function valueProblem(checked, error) {
	const path = pathOf(error.instancePath);
	const missing = error.params["missingProperty"] ?? error.params["additionalProperty"];
	if (typeof missing === "string") {
		const at = labelOf(checked, [...path, missing]);
		return error.keyword === "required" ? {
			at,
			says: absent(checked, [...path, missing])
		} : unknown(checked, at, missing);
	}
	const input = inputAt(checked, path);
	const value = path.reduce((inner, name) => inner?.[name], checked.value);
	const label = labelOf(checked, path);
	return {
		at: `${label}${shown(value, input, label)}`,
		says: wordsFor(error, input, value)
	};
}
function absent(checked, path) {
	const values = inputAt(checked, path)?.enum;
	return `is missing. ${values === void 0 ? "It is required." : `Give ${either(values)}.`}`;
}
function unknown({ id, place }, at, name) {
	const fields = requests[id].inputs.filter((input) => input.in === place).map(({ path }) => path);
	const elsewhere = fields.find((path) => path.at(-1) === name);
	const known = [...fields.map((path) => path.at(-1) ?? ""), ...fieldsOfPolicies];
	const meant = elsewhere === void 0 ? nearest(name, known) : elsewhere.map(fieldOf).join("");
	if (meant !== null) return {
		at,
		says: `is not a field of the request. Did you mean ${meant}?`
	};
	if (place === "query") return {
		at,
		says: "is not a field of the request. Leave it out."
	};
	return {
		at,
		says: "is not in the API description. It is sent as it is.",
		isWarning: true
	};
}
const pathOf = (pointer) => pointer.split("/").slice(1).map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
const inputAt = ({ id, place }, path) => requests[id].inputs.find((input) => input.in === place && input.path.every((name, index) => path[index] === name));
function labelOf(checked, path) {
	const input = inputAt(checked, path);
	const flag = checked.flags.find((one) => one.input === input);
	const isGiven = (name) => checked.given.has(name);
	if (flag !== void 0 && (isGiven(flag.name) || !isPresent(checked.value, path))) return flagName(flag.input.path);
	const written = path.map((name, index) => fieldOf(name, index)).join("");
	return path.length === 0 ? "--body" : `\`${written}\` in --body`;
}
function isPresent(value, path) {
	return path.reduce((inner, name) => inner?.[name], value) !== void 0;
}
function fieldOf(name, index) {
	if (/^\d+$/.test(name)) return `[${name}]`;
	return index === 0 ? name : `.${name}`;
}
function shown(value, input, label) {
	if (input?.writeOnly === true || value === void 0 || typeof value === "object") return "";
	const text = textOf$1(value);
	if (text.length > longest) return ` (${String(charactersIn(text))} characters)`;
	if (!label.startsWith("--")) return ` (${input?.kind === "integer" && isTooLarge(value) ? value : JSON.stringify(value)})`;
	return ` ${text === "" ? "\"\"" : text}`;
}
const longest = 60;
const operationIds = Object.keys(operations);
function marksOf(id) {
	const { maturity, deprecated, writes } = operations[id];
	return [
		...maturity === "stable" ? [] : [maturity],
		...deprecated ? ["deprecated"] : [],
		...writes ? ["writes"] : []
	];
}
function summaryOf(id) {
	const marks = marksOf(id);
	return `${operations[id].summary}${marks.length === 0 ? "" : ` (${marks.join(", ")})`}`;
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
const optionDescription = (option) => option.presetArg === void 0 ? new Help().optionDescription(option) : option.description;
function operationCommand(id, session) {
	const command = new Command(id).summary(summaryOf(id)).description(summaryOf(id));
	const typed = new Map();
	command.optionsGroup("Request:");
	deploymentOptions(id, command);
	for (const flag of flagsOf(id)) addFlag(command, flag, typed);
	if (operations[id].body !== null) command.option("--body <file>", "the body as JSON, from a file or from - (stdin); other flags add to it or replace a field");
	command.optionsGroup("Answer:");
	answerOptions(id, command);
	command.optionsGroup("Platform:");
	return connectionOptions(command).addHelpText("after", () => footer(id, bodyOnly(id))).action(async () => runOperation(id, typed, command.optsWithGlobals(), session));
}
function deploymentOptions(id, command) {
	if (deploymentParameter(id) === null) return;
	command.option("--deployment <slug>", "the deployment (default: the only one that the token sees)").option("--config <file>", "the config, which may know the id of the deployment (default: ifmatch.yaml)");
}
function addFlag(command, flag, typed) {
	const { name, input } = flag;
	const keep = (text) => {
		typed.set(name, [...typed.get(name) ?? [], text]);
		return text;
	};
	const value = input.kind === "boolean" ? "[bool]" : `<${input.enum === void 0 ? placeholders[input.kind] : "word"}>`;
	const option = new Option(`${name} ${value}`, describeFlag(input)).argParser(keep);
	command.addOption(input.kind === "boolean" ? option.preset("true") : option);
	if (input.kind !== "boolean") return;
	command.addOption(new Option(`--no-${name.slice(2)}`).preset("false").argParser(keep).hideHelp());
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
	command.addOption(all.hideHelp(operations[id].paging === null)).addOption(format).option("--output <file>", "write the answer to this file").addOption(arrays.hideHelp(!hasListInQuery(id)));
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
async function runOperation(id, typed, flags, session) {
	await session.inRuntime(flags, async (runtime) => {
		const parts = await requestOf(id, typed, flags, session, runtime);
		const sink = openSink(flags, session.parts, runtime);
		const { deployment = null, config = null, all = false, arrays } = flags;
		const work = async () => {
			await write(id, await callOperation({
				id,
				parts,
				deployment,
				config,
				all,
				arrays
			}, runtime), flags.format, sink);
			return "done";
		};
		const working = work();
		working.catch(() => {});
		const stopped = session.parts.stop().then(() => "stopped");
		try {
			if (await Promise.race([working, stopped]) === "done") return;
			session.code = interruptedExitCode;
			runtime.terminal.tell("Stopped.");
		} finally {
			sink.abandon();
		}
	});
}
async function requestOf(id, typed, { body: from, all, arrays, output }, session, runtime) {
	if (output !== void 0) runtime.ensureWritable(output);
	const given = from === void 0 ? { body: null } : await readFrom(from, session, runtime);
	if ("problem" in given) throw new UsageError(linesOf$1([given.problem], "error: "));
	const read = readRequest({
		id,
		typed,
		body: given.body,
		all: all === true,
		arrays
	});
	if ("problems" in read) throw new UsageError(linesOf$1(read.problems, "error: "));
	if (read.warnings.length > 0) runtime.terminal.tell(`warning: ${linesOf$1(read.warnings, "warning: ")}`);
	return read.parts;
}
async function readFrom(from, session, runtime) {
	return from === "-" ? readBody(await text(session.parts.streams.in), "-") : readBody(runtime.readText(from), from);
}
const linesOf$1 = (problems, beginning) => [...new Set(problems.map(({ at, says }) => escapeTerminal(`${at}: ${says}`)))].join(`\n${beginning}`);
async function write(id, came, format, sink) {
	const writer = writersOf[format](id);
	if (came.kind === "answer") await sink.write(writer.answer(came.answer));
	else {
		for await (const items of came.pages) if (!await sink.write(writer.page(items))) return;
		await sink.write(writer.end());
	}
	sink.finish();
}
const writersOf = {
	json(id) {
		const head = `{\n  ${JSON.stringify(itemsName(id))}: [`;
		let before = `${head}\n`;
		return {
			answer: (answer) => `${toJson(answer, 2)}\n`,
			page(items) {
				const text = before + items.map((item) => toJson(item, 2).replaceAll(/^/gm, "    ")).join(",\n");
				before = ",\n";
				return text;
			},
			end: () => before === ",\n" ? "\n  ]\n}\n" : `${head}]\n}\n`
		};
	},
	ndjson(id) {
		const page = (items) => items.map((item) => `${toJson(item)}\n`).join("");
		return {
			answer: (answer) => page(itemsOf(id, answer)),
			page,
			end: () => ""
		};
	}
};
const openSink = ({ output }, { streams }, runtime) => output === void 0 ? toStream(streams.out) : toFile(output, runtime);
function toStream(out) {
	return {
		write: (text) => new Promise((written) => {
			if (out.destroyed) written(false);
			else out.write(text, (error) => written((error ?? null) === null));
		}),
		finish() {},
		abandon() {}
	};
}
function toFile(path, runtime) {
	let writing = null;
	return {
		async write(text) {
			writing ??= runtime.openWriting(path, "");
			writing.write(text);
			return true;
		},
		finish: () => writing?.finish(),
		abandon: () => writing?.abandon()
	};
}
// src/cli/completion.ts
function bashScript(program, name) {
	const commands = withAllBelow(program);
	return `# Completion of ${name} for bash: source <(${name} completion bash)
# Writes what an option of a command takes: files, folders, nothing or words; nothing at all for a flag.
_${name}_value() {
  case "$1 $2" in
${commands.flatMap((command) => command.options.flatMap((option) => valueCase(command, option))).join("\n")}
  esac
}

# Writes what may stand after a command: its commands, or what its argument takes, and its options.
_${name}_words() {
  case "$1" in
${commands.map((command) => wordsCase(command)).join("\n")}
  esac
}

${walker(name, pathCases(commands))}
${offer(name)}
complete -F _${name} ${name}
`;
}
const pathCases = (commands) => commands.slice(1).map((command) => `      ${quotePosix(nameOf(command))}) path=$path/$word ;;`).join("\n");
const walker = (name, cases) => `_${name}() {
  local cur=\${COMP_WORDS[COMP_CWORD]} path= word option= kind words i
  local kept=() before= joined=
  # bash takes --format=json apart at the equals sign.
  for ((i = 1; i < COMP_CWORD; i++)); do
    [[ \${COMP_WORDS[i]} == '=' ]] || kept+=("\${COMP_WORDS[i]}")
  done
  if [[ $cur == '=' || \${COMP_WORDS[COMP_CWORD - 1]} == '=' ]]; then joined=yes; fi
  if [[ $cur == '=' ]]; then cur=; fi
  for word in \${kept[@]+"\${kept[@]}"}; do
    if [[ -n $option ]]; then option=; continue; fi
    if [[ $word == -- ]]; then before=--; continue; fi
    if [[ -z $before && $word == -* ]]; then
      kind=$(_${name}_value "$path" "$word")
      [[ -z $kind || ($kind == optional* && -z $joined) ]] || option=$word
      continue
    fi
    case "$path/$word" in
${cases}
    esac
  done
  COMPREPLY=()
  if [[ -n $option ]]; then
    _${name}_offer "\${kind#optional }" "$cur"
  elif [[ $cur == -* && -z $before ]]; then
    words=$(_${name}_words "$path")
    _${name}_offer "words \${words#*$'\\n'}" "$cur"
  else
    words=$(_${name}_words "$path")
    _${name}_offer "\${words%%$'\\n'*}" "$cur"
  fi
}
`;
const offer = (name) => `_${name}_offer() {
  local kind=$1 cur=$2 line
  case "$kind" in
    files) compopt -o filenames 2>/dev/null; set -- -f ;;
    folders) compopt -o filenames 2>/dev/null; set -- -d ;;
    words*) set -- -W "\${kind#words }" ;;
    *) return ;;
  esac
  while IFS= read -r line; do
    COMPREPLY+=("$line")
  done < <(compgen "$@" -- "$cur")
}
`;
const nameOf = ({ path }) => path.map((word) => `/${word}`).join("");
function valueCase(command, { names, value }) {
	if (value === null) return [];
	const patterns = names.map((name) => quotePosix(`${nameOf(command)} ${name}`)).join(" | ");
	const kind = value.optional ? `optional ${kindOf(value)}` : kindOf(value);
	return [`    ${patterns}) echo ${quotePosix(kind)} ;;`];
}
function wordsCase(command) {
	const { commands, argument, options } = command;
	const first = commands.length > 0 ? `words ${commands.map(({ path }) => path.at(-1) ?? "").join(" ")}` : kindOf(argument);
	const flags = options.flatMap(({ names }) => names).join(" ");
	return `    ${quotePosix(nameOf(command))}) echo ${quotePosix(first)}; echo ${quotePosix(flags)} ;;`;
}
const kindOf = (completes) => completes.kind === "words" ? `words ${completes.words.join(" ")}` : completes.kind;
function describeCommand(command, valuesOf, path = []) {
	const help = new Help();
	help.showGlobalOptions = true;
	const options = [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
	return {
		path,
		description: help.subcommandDescription(command),
		options: options.map((option) => describeOption(option, valuesOf(path, option))),
		argument: describeArgument(command.registeredArguments[0]),
		commands: help.visibleCommands(command).map((one) => {
			const at = [...path, one.name()];
			return command.commands.includes(one) ? describeCommand(one, valuesOf, at) : describeHelp(command, one, at);
		})
	};
}
function describeHelp(command, help, path) {
	const words = new Help().visibleCommands(command).map((one) => one.name());
	return {
		path,
		description: help.description(),
		options: [],
		argument: {
			kind: "words",
			words
		},
		commands: []
	};
}
function describeOption(option, known) {
	const { short, long, description, flags } = option;
	const names = [short, long].filter((name) => name !== void 0);
	if (!option.required && !option.optional) return {
		names,
		description,
		value: null
	};
	const words = (option.argChoices ?? known)?.filter((word) => isPlain(word));
	return {
		names,
		description,
		value: {
			...words === void 0 ? byPlaceholder(flags) : {
				kind: "words",
				words
			},
			optional: option.optional
		}
	};
}
function describeArgument(argument) {
	if (argument === void 0) return { kind: "nothing" };
	if (argument.argChoices !== void 0) return {
		kind: "words",
		words: argument.argChoices
	};
	return { kind: /^(?:paths?|files?)$/.test(argument.name()) ? "files" : "nothing" };
}
const isPlain = (word) => /^[\w.:@%+/-]+$/.test(word);
function byPlaceholder(flags) {
	if (flags.includes("<file>")) return { kind: "files" };
	return { kind: flags.includes("<dir>") ? "folders" : "nothing" };
}
const withAllBelow = (command) => [command, ...command.commands.flatMap((one) => withAllBelow(one))];
const quotePosix = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const quoteFish = (text) => `'${text.replaceAll("\\", String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
function shortened$1(text) {
	const line = text.replaceAll(/\s+/g, " ").trim();
	const [sentence = line] = /^.+?[.;](?= )/.exec(line) ?? [];
	const bare = sentence.replace(/[.;]$/, "");
	return bare.length > 80 ? `${bare.slice(0, 79)}\u2026` : bare;
}
function fishScript(program, name) {
	const commands = withAllBelow(program);
	return `# Completion of ${name} for fish: ${name} completion fish | source
# Whether the words before the cursor lead to a command; the value of an option is no word of its own.
function __${name}_at --argument-names wanted
    set -l path ''
    set -l value 0
    for word in (commandline --tokenize --cut-at-cursor --current-process)[2..-1]
        if test $value -eq 1
            set value 0
            continue
        end
        switch "$path $word"
${valuedCases(commands)}
        end
        switch "$path/$word"
            case ${commands.slice(1).map((command) => quoteFish(fishName(command))).join(" ")}
                set path "$path/$word"
        end
    end
    test "$path" = "$wanted"
end

complete --command ${name} --no-files
${commands.flatMap((command) => linesOf(command, name)).join("\n")}
`;
}
const fishName = ({ path }) => path.map((word) => `/${word}`).join("");
function valuedCases(commands) {
	return commands.map((command) => {
		const patterns = command.options.filter(({ value }) => value !== null && !value.optional).flatMap(({ names }) => names.map((one) => quoteFish(`${fishName(command)} ${one}`)));
		return patterns.length === 0 ? "" : `            case ${patterns.join(" ")}\n                set value 1`;
	}).filter(Boolean).join("\n");
}
function linesOf(command, name) {
	const start = `complete --command ${name} --condition ${quoteFish(`__${name}_at ${quoteFish(fishName(command))}`)}`;
	const { argument, commands, options } = command;
	return [
		...commands.map((one) => `${start} --arguments ${quoteFish(one.path.at(-1) ?? "")} --description ${quoteFish(shortened$1(one.description))}`),
		...argument.kind === "nothing" ? [] : [`${start} ${taking(argument)}`],
		...options.map((option) => `${start} ${optionWords(option)}`)
	];
}
function optionWords({ names, description, value }) {
	const parts = names.map((name) => name.startsWith("--") ? `--long-option ${name.slice(2)}` : `--short-option ${name.slice(1)}`);
	const says = `--description ${quoteFish(shortened$1(description))}`;
	if (value === null) return [...parts, says].join(" ");
	const takes = value.optional && value.kind === "words" ? `--arguments ${quoteFish(value.words.join(" "))}` : taking(value);
	const wants = value.kind === "files" || value.kind === "folders" ? "--require-parameter" : "--exclusive";
	return [
		...parts,
		...value.optional ? [] : [wants],
		takes,
		says
	].filter(Boolean).join(" ");
}
function taking(completes) {
	if (completes.kind === "words") return `--arguments ${quoteFish(completes.words.join(" "))}`;
	return {
		files: "--force-files",
		folders: "--arguments '(__fish_complete_directories)'",
		nothing: ""
	}[completes.kind];
}
function zshScript(program, name) {
	return `#compdef ${name}
# Completion of ${name} for zsh: source <(${name} completion zsh), after compinit
${withAllBelow(program).map((command) => functionOf(command, name)).join("\n")}
if [[ $funcstack[1] == _${name} ]]; then _${name} "$@"; else compdef _${name} ${name}; fi
`;
}
const functionName = ({ path }, name) => [
	"",
	name,
	...path
].join("_");
function functionOf(command, name) {
	const specs = command.options.flatMap((option) => optionSpecs(option));
	return command.commands.length === 0 ? leaf(command, specs, name) : branch(command, specs, name);
}
function leaf(command, specs, name) {
	const { kind } = command.argument;
	const argument = kind === "nothing" ? [] : [quotePosix(`${kind === "words" ? "1" : "*"}:argument:${actionOf(command.argument)}`)];
	return `${functionName(command, name)}() {
  _arguments -s \\
${[...specs, ...argument].map((spec) => `    ${spec}`).join(" \\\n")}
}
`;
}
function branch(command, specs, name) {
	const places = ["'1: :->command'", "'*:: :->rest'"];
	const candidates = command.commands.map(({ path, description }) => quotePosix(`${path.at(-1) ?? ""}:${shortened$1(description).replaceAll(/[\\:]/g, (mark) => `\\${mark}`)}`));
	return `${functionName(command, name)}() {
  local context state state_descr line
  typeset -A opt_args
  _arguments -C -s \\
${[...specs, ...places].map((spec) => `    ${spec}`).join(" \\\n")}
  case $state in
    command)
      local -a commands=(
${candidates.map((candidate) => `        ${candidate}`).join("\n")}
      )
      _describe -t commands command commands
      ;;
    rest)
      case $line[1] in
${command.commands.map((one) => `        ${one.path.at(-1) ?? ""}) ${functionName(one, name)} ;;`).join("\n")}
      esac
      ;;
  esac
}
`;
}
function optionSpecs({ names, description, value }) {
	const says = escapeSpec(shortened$1(description));
	return names.map((name) => {
		if (value === null) return quotePosix(`(${names.join(" ")})${name}[${says}]`);
		const joint = name.startsWith("--") ? "=" : "+";
		return quotePosix(`*${name}${value.optional ? "=-" : joint}[${says}]:${value.optional ? ":" : ""}value:${actionOf(value)}`);
	});
}
const escapeSpec = (text) => text.replaceAll(/[\\[\]:]/g, (mark) => `\\${mark}`);
function actionOf(completes) {
	if (completes.kind === "words") return `(${completes.words.map((word) => word.replaceAll(/[^\w./-]/g, (mark) => `\\${mark}`)).join(" ")})`;
	return {
		files: "_files",
		folders: "_files -/",
		nothing: " "
	}[completes.kind];
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
		says: "Mistakes are found before review, with file and line:",
		run: "validate broken",
		exits: 3
	},
	{
		says: "A valid change. Reviewers see this, and plan.json keeps it:",
		run: "preview policies --out plan.json",
		exits: 0
	},
	{
		says: "Meanwhile, a colleague deactivates a policy on the platform.",
		edit: switchOff
	},
	{
		says: "The reviewed plan is now stale, so nothing is applied:",
		run: "apply policies --plan plan.json --yes",
		exits: 4
	},
	{
		says: "Preview again: the new plan also reverts that edit.",
		run: "preview policies --out plan.json --output preview.txt",
		exits: 0
	},
	{
		says: "Reviewed again. Apply exactly this plan:",
		run: "apply policies --plan plan.json --yes",
		exits: 0
	},
	{
		says: "Nothing is left to do:",
		run: "preview policies --exit-code",
		exits: 0
	}
];
async function demo(runtime, color) {
	const directory = scratchFolder();
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
			runtime.terminal.print(`${index === 0 ? "" : "\n"}${String(index + 1)}. ${step.says}`);
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
function scratchFolder() {
	try {
		return mkdtempSync(join$3(tmpdir(), "ifmatch-demo-"));
	} catch (error) {
		throw new UsageError(`${tmpdir()} cannot be written: ${systemWords(error, "there is no such folder")}.`, { cause: error });
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
// src/commands/doctor/examination.ts
var Examination = class {
	checks = [];
	bounds;
	constructor(bounds) {
		this.bounds = bounds;
	}
	async look({ id, about = null }, needs, run) {
		const missing = needs.find(({ value }) => value === null);
		const why = missing === void 0 ? this.whyNoTime() : whyMissing(missing.check);
		const looked = why === null ? await this.make(needs, run) : skipped(why);
		const check = {
			id,
			about,
			...clean(looked.result, this.bounds.redact)
		};
		this.checks.push(check);
		return {
			check,
			value: looked.value
		};
	}
	async make(needs, run) {
		const values = needs.map(({ value }) => value);
		try {
			const { patience, clock } = this.bounds;
			const came = await tryFor(patience, clock, async () => run(values));
			return came === late ? tooLate(patience) : came;
		} catch (error) {
			return refused(error);
		}
	}
	whyNoTime() {
		const { clock, end } = this.bounds;
		return clock.now() >= end ? "the run took too long; look at one deployment with --deployment" : null;
	}
};
const ok = (says, value) => ({
	result: {
		status: "ok",
		says
	},
	value
});
const warning = (says, fix, value) => ({
	result: {
		status: "warning",
		says,
		fix
	},
	value
});
const failed = (says, fix) => ({
	result: {
		status: "failed",
		says,
		fix
	},
	value: null
});
const skipped = (because) => ({
	result: {
		status: "skipped",
		says: because
	},
	value: null
});
const tooLate = (patience) => failed(`No answer within ${String(patience / 1e3)} s.`, "Retry. If it persists, check the proxies and gateways in between.");
function refused(error) {
	if (error instanceof PlatformError) return failed(error.message, error.hint ?? "Rerun with --verbose to see each call.");
	if (error instanceof UsageError) return failed(error.message, "Fix it, then rerun.");
	throw error;
}
function whyMissing({ id, status, says }) {
	if (status === "skipped") return says;
	return status === "failed" ? `the check "${id}" failed` : `the check "${id}" found nothing to go on with`;
}
function clean(result, redact) {
	const says = redact(result.says);
	return "fix" in result ? {
		...result,
		says,
		fix: redact(result.fix)
	} : {
		...result,
		says
	};
}
const late = Symbol("late");
async function tryFor(milliseconds, clock, work) {
	const { promise, resolve } = Promise.withResolvers();
	const cancel = clock.timer(milliseconds, () => resolve(late));
	try {
		return await Promise.race([work(), promise]);
	} finally {
		cancel();
	}
}
// src/commands/doctor/platform.ts
function lookAtAddress(given) {
	const text = given.option ?? given.variable;
	if (text === null || text.trim() === "") return failed("No platform address.", "Set IFMATCH_BASE_URL or --base-url, or try --sandbox.");
	const url = parseAddress(text);
	return ok(`${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, "")} (${given.option === null ? "IFMATCH_BASE_URL" : "--base-url"})`, url);
}
function lookAtConnection(address, came) {
	if ("failure" in came) {
		const { says, hint } = failures[came.failure];
		return failed(`No answer of ${address.host}, ${says} (${came.detail}).`, hint);
	}
	const { status, isPage } = came;
	if (status >= 300 && status < 400) return redirected(came);
	if (status === 429 || status >= 500 && status !== 501) return failed(`${address.host} answers ${String(status)}: it is down or overloaded.`, "Retry later.");
	if (status === 200 && isPage) return failed(`${address.host} answers with a page for people, not with the API.`, "Set the address of the API: without /login and the like, with the path prefix of a gateway if there is one.");
	const trusted = address.protocol === "https:" ? ", and its certificate is trusted" : "";
	return ok(`${address.host} answers${trusted}`, came);
}
const redirected = ({ status, location }) => failed(`The address answers ${String(status)}, a redirect ${location === null ? "without saying where" : `to ${location}`}.`, "Set the address of the API itself. ifmatch sends the token only to the address that you set.");
function lookAtToken(slug, env) {
	const variable = tokenVariable(slug, env);
	const text = (env[variable] ?? "").replace(/\r?\n$/, "");
	const where = slug === null ? variable : `${variable} or ${ownTokenVariable(slug)}`;
	if (text.trim() === "") return failed("No API token.", `Set ${where} to a token with the Web API permission, from Settings > Tokens of the platform. In a workflow, use a secret; pull requests from forks do not get it.`);
	if (/^Bearer\s/i.test(text)) return failed(`${variable} begins with "Bearer".`, "Set it to the token alone.");
	if (/^(["'`]).*\1$/.test(text)) return failed(`${variable} has quotes around it.`, "Set it to the token without the quotes.");
	new Token(text, variable);
	if (text.length < 24) return warning(`${variable} is set, but it has only ${count(text.length, "character")}.`, `Check that it is the whole token. The action signs with it and needs ${String(24)} characters or more.`, true);
	return ok(`${variable} is set`, true);
}
async function lookAtPermission({ platform, slug, configured, withoutToken }) {
	try {
		const deployments = await platform.deployments(slug === null ? null : [slug]);
		if (deployments.length > 0) return ok(`the token is accepted and sees ${named(deployments)}`, { deployments });
		return failed("The token is valid, but sees no deployment.", "Check that it belongs to the right organization.");
	} catch (error) {
		if (!lacksList(error)) throw error;
		if (configured !== null) return withoutList(platform, configured, error.partial);
		if (error.status !== 404) throw error;
		return missing(error.code, withoutToken);
	}
}
const most = 5;
function named(deployments) {
	const names = deployments.slice(0, most).map(({ slug }) => slug);
	return deployments.length > most ? `${names.join(", ")} and ${String(deployments.length - most)} more` : names.join(", ");
}
function missing(code, withoutToken) {
	const says = `The platform answered 404 ${code ?? "without a code"} to the list of deployments.`;
	if (withoutToken === 401 || withoutToken === 403) return failed(`${says} A token without the Web API permission gets that; the address is right, for without a token it answers ${String(withoutToken)}.`, "Create a token with the Web API permission in Settings > Tokens of the platform.");
	return failed(`${says} A token without the Web API permission gets that, and so does a wrong path in the address, or a platform without this list.`, "Check the permission of the token, then the address; if the platform has no list, set the id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.");
}
async function withoutList(platform, configured, partial) {
	try {
		await platform.read(configured, "remediation");
	} catch (error) {
		if (!(error instanceof PlatformError) || error.status === null) throw error;
		if (error.status === 404 && error.code === null) return failed(`The platform answers 404 without a code, to the list of deployments and to ${configured.slug} (${configured.id}). The token may lack the Web API permission, or the id or the address is wrong.`, "Check the permission of the token, the id in ifmatch.yaml, and the address.");
		if (error.status === 401) throw error;
	}
	return ok(`the token is accepted; the platform ${partial ? "gives only a part of its list of deployments" : "has no list of deployments"}`, { deployments: null });
}
async function lookAtMigration(platform, deployment) {
	try {
		await platform.read(deployment, "remediation");
		return ok("the deployment has the unified policies", deployment);
	} catch (error) {
		if (!(error instanceof PlatformError) || error.code !== "DEPLOYMENT_NOT_MIGRATED") throw error;
		return failed(`${deployment.slug} still has the legacy policies (403 DEPLOYMENT_NOT_MIGRATED).`, "Ask the operator of the platform to migrate it to the unified policies. Until then, nothing can be previewed or applied.");
	}
}
const kinds = ["detection/code", "detection/secrets"];
async function lookAtProducts(platform, deployment, bundles) {
	const found = await Promise.all(kinds.map(async (kind) => ({
		kind,
		on: await isEnabled(platform, deployment, kind)
	})));
	const wanted = found.filter(({ on }) => !on).map(({ kind }) => kind).filter((kind) => bundles.some((bundle) => bundle.kind === kind));
	if (wanted.length > 0) return failed(`${wanted.map(productOf).join(" and ")} ${wanted.length === 1 ? "is" : "are"} not enabled for ${deployment.slug}, but there are files for it (PRODUCT_NOT_ENABLED).`, "Enable the product for this deployment, or remove its detection file.");
	return ok(found.map(({ kind, on }) => `${productOf(kind)} is ${on ? "enabled" : "not enabled"}`).join(", "), true);
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
const productOf = (kind) => kind.replace("detection/", "");
function lookAtDeployment(slug, id, { deployments }) {
	if (deployments === null) return fromConfig(slug, id);
	if (slug === null) return onlyOne(deployments);
	const found = deployments.find((deployment) => deployment.slug === slug);
	if (found === void 0) return unseen(slug, deployments);
	if (id !== null && id !== found.id) return failed(`${slug} has the id ${found.id} on the platform, but ${id} in the config.`, `Write id: "${found.id}" there, or leave the id out.`);
	return ok(`${slug} has the id ${found.id}${id === null ? "" : ", as the config says"}`, found);
}
const fromConfig = (slug, id) => slug === null || id === null ? failed("The platform has no list of deployments, and the config has no id.", "Set it in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.") : ok(`${slug} has the id ${id}, as the config says`, {
	slug,
	id
});
function onlyOne(deployments) {
	const [only, other] = deployments;
	if (only !== void 0 && other === void 0) return ok(`${only.slug} (${only.id}), the only one`, only);
	return failed(`The token sees ${String(deployments.length)} deployments, and none is selected.`, "Select one with --deployment, with deployment_slug in the files, or under deployments in ifmatch.yaml.");
}
function unseen(slug, deployments) {
	const names = deployments.map((deployment) => deployment.slug);
	const near = nearest(slug, names);
	const meant = near === null ? "" : ` Did you mean ${near}?`;
	return failed(`The token does not see ${slug}, only ${names.slice(0, 5).join(", ")}${names.length > 5 ? ", \u2026" : ""}.`, `Check the slug in the files and the config, and whose token it is.${meant}`);
}
async function lookAtVocabulary(platform, deployment, bundles, { source }) {
	if (bundles.length === 0) return skipped("there are no files for this deployment");
	const answers = await inParallel(bundles, (bundle) => platform.vocabulary(deployment, bundle.kind));
	if (answers.every((answer) => answer === null)) return ok("the platform has none to compare with; a preview shows what it does not know", true);
	const unknown = bundles.flatMap((bundle, index) => {
		const vocabulary = answers[index] ?? null;
		return vocabulary === null ? [] : lintKnown(bundle, vocabulary);
	}).filter(({ severity }) => severity === "error");
	if (unknown.length === 0) return ok("the platform knows every type and value in the files", true);
	const { says, fix } = await firstProblem(source, unknown, "ifmatch preview");
	return failed(says, fix);
}
const mostAhead = 6e4;
function lookAtClock({ date, middle }) {
	if (date === null) return skipped("the answer of the platform has no date");
	const ahead = middle - date;
	if (Math.abs(ahead) <= mostAhead) return ok("within a minute of the platform", true);
	return warning(`This machine is ${span(Math.abs(ahead))} ${ahead > 0 ? "ahead of" : "behind"} the platform.`, "Synchronize the clock (NTP): certificates, tokens and x-expires depend on it.", true);
}
function span(milliseconds) {
	const minutes = Math.round(milliseconds / 6e4);
	if (minutes < 120) return `${String(minutes)} min`;
	return minutes < 2880 ? `${String(Math.round(minutes / 60))} h` : `${String(Math.round(minutes / 1440))} days`;
}
function lookAtProxy(address, proxies) {
	const proxy = proxyOf(address, proxies);
	const unless = proxies.noProxy ? ", unless NO_PROXY names the host" : "";
	return ok(proxy === null ? "none" : `through ${proxy}${unless}`, true);
}
async function examineDeployment(examination, ground, runtime, { env }) {
	await examineReached(examination, await reachDeployment(examination, ground, runtime, env), ground, runtime);
}
async function reachDeployment(examination, { slug, config, connection }, { connections }, env) {
	const id = (slug === null ? void 0 : config.value?.deployments.get(slug)?.id) ?? null;
	const configured = slug === null || id === null ? null : {
		slug,
		id
	};
	const token = connection.value?.answer === null ? embedded(connection) : await examination.look({
		id: "token",
		about: slug
	}, [], () => lookAtToken(slug, env));
	const visible = await examination.look({
		id: "permission",
		about: slug
	}, [connection, token], async ([{ answer }]) => {
		return lookAtPermission({
			platform: await connections.to(slug),
			slug,
			configured,
			withoutToken: answer?.status ?? null
		});
	});
	return examination.look({
		id: "deployment",
		about: slug
	}, [visible], ([seen]) => lookAtDeployment(slug, id, seen));
}
async function examineReached(examination, deployment, { slug, files }, runtime) {
	const { connections } = runtime;
	const bundles = (files.value?.bundles ?? []).filter((bundle) => bundle.deployment === slug || bundle.deployment === null);
	const migrated = await examination.look({
		id: "migration",
		about: slug
	}, [deployment], async ([one]) => lookAtMigration(await connections.to(slug), one));
	await examination.look({
		id: "products",
		about: slug
	}, [migrated], async ([one]) => lookAtProducts(await connections.to(slug), one, bundles));
	await examination.look({
		id: "vocabulary",
		about: slug
	}, [migrated, files], async ([one]) => lookAtVocabulary(await connections.to(slug), one, bundles, runtime));
}
const embedded = ({ check }) => ({
	check,
	value: true
});
process.getBuiltinModule("node:fs");
const existsSync = (() => process.getBuiltinModule("node:fs").existsSync)();
process.getBuiltinModule("node:path");
const join$2 = (() => process.getBuiltinModule("node:path").join)();
process.getBuiltinModule("node:path");
const posix$4 = (() => process.getBuiltinModule("node:path").posix)();
// src/commands/appliers.ts
const workflowFolder = ".github/workflows";
const workflowsIn = (source) => (source.kind(".github/workflows") === "folder" ? source.list(workflowFolder) : []).filter(({ name, kind }) => kind === "file" && /\.ya?ml$/.test(name)).map(({ name }) => ({
	path: `${workflowFolder}/${name}`,
	text: textAt(source, `.github/workflows/${name}`) ?? ""
}));
function runsOn(events, text) {
	const { on } = Object(readForeign(text));
	const named = typeof on === "object" && !Array.isArray(on) ? Object.keys(on ?? {}) : [on].flat();
	return events.some((event) => named.includes(event));
}
const findAppliers = (source) => workflowsIn(source).flatMap(({ path, text }) => {
	const [found] = runsOn([
		"push",
		"workflow_run",
		"schedule"
	], text) ? stepsIn(text).flatMap(applierOf) : [];
	const isOurs = found?.by === "ifmatch" && !runsOn(["push", "workflow_run"], text);
	return found === void 0 || isOurs ? [] : [{
		path,
		...found
	}];
});
const clashesAmong = (appliers) => appliers.filter((one) => appliers.some((other) => other !== one && (one.by !== "ifmatch" || other.by !== "ifmatch" || one.scope === other.scope)));
const clashWords = (clashing) => ({
	says: `${String(clashing.length)} workflows apply policies and would overwrite each other: ${clashing.map(({ path, by }) => `${path} (${by})`).join(", ")}.`,
	fix: `Keep one and disable the others, for example with \`gh workflow disable ${posix$4.basename(toDisable(clashing)?.path ?? "")}\`.`
});
const toDisable = (clashing) => clashing.find(({ by }) => by !== "ifmatch") ?? clashing.at(-1);
const listOf = (value) => Array.isArray(value) ? value : [];
function stepsIn(text) {
	const { jobs } = Object(readForeign(text));
	return Object.values(Object(jobs)).flatMap((job) => isObject(job) ? [job, ...listOf(job["steps"]).filter(isObject)] : []);
}
function applierOf({ uses, run, with: inputs }) {
	const [action, given, script] = [
		textOf(uses),
		isObject(inputs) ? inputs : {},
		textOf(run)
	];
	if (/^[\w.-]+\/ifmatch@/.test(action)) {
		const scope = [
			"working-directory",
			"config",
			"deployment"
		].map((name) => textOf(given[name])).join("\n");
		return [
			"validate",
			"preview",
			"drift"
		].includes(textOf(given["command"])) ? [] : [{
			by: "ifmatch",
			scope: scope === ".\n\n" ? "\n\n" : scope
		}];
	}
	const said = `${script}\n${textOf(given["script"])}`;
	if (/\bifmatch(?:@\S+)? apply\b/.test(said)) return [{
		by: "ifmatch",
		scope: said
	}];
	if (/semgrep-policies-gitops/.test(action) || /\breconciler(?:\.cli)?\b.*\bapply\b/.test(said)) return [{
		by: "semgrep-policies-gitops",
		scope: ""
	}];
	return /api\/policies\/v2\//.test(said) && /\bput\b/i.test(said) ? [{
		by: "a script",
		scope: ""
	}] : [];
}
const textOf = (value) => typeof value === "string" ? value : "";
const limit = 1048576;
function readExisting(source, path) {
	for (const folder of foldersAbove(path)) {
		const kind = source.kind(folder);
		if (kind === "symlink") return { unsafe: `${folder} is a symbolic link, and nothing is written through one` };
		if (kind === "file" || kind === "other") return { unsafe: `${folder} is not a folder` };
	}
	const kind = source.kind(path);
	if (kind === "missing") return null;
	if (kind === "symlink") return { unsafe: "it is a symbolic link, and nothing is written through one" };
	if (kind !== "file") return { unsafe: "it is not a regular file" };
	try {
		return { text: new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(source.read(path, limit)) };
	} catch (error) {
		if (error instanceof TypeError) return { unsafe: "it is not UTF-8 text" };
		if (error instanceof SourceError) return { unsafe: `it cannot be read: ${error.why}` };
		throw error;
	}
}
function textAt(source, path) {
	const there = readExisting(source, path);
	return there !== null && "text" in there ? there.text : null;
}
process.getBuiltinModule("node:fs");
const readFileSync$1 = (() => process.getBuiltinModule("node:fs").readFileSync)();
process.getBuiltinModule("node:path");
const join$1 = (() => process.getBuiltinModule("node:path").join)();
const posix$3 = (() => process.getBuiltinModule("node:path").posix)();
// src/commands/init/files.ts
function workflowFiles(packageRoot, choice, place) {
	if (choice === "none") return new Map();
	const read = (name) => adaptWorkflow(readFileSync$1(join$1(packageRoot, "examples", "workflows", `${name}.yml`), "utf8"), place);
	return new Map([[mainWorkflow, read(choice)], [`${workflowFolder}/policies-drift.yml`, read("drift")]]);
}
const mainWorkflow = `${workflowFolder}/policies.yml`;
function adaptWorkflow(text, { branch, folder }) {
	const filter = yamlWord(branchPattern(branch));
	const renamed = text.replaceAll(/(?<=uses: )ifmatch\/ifmatch@.*$/gm, () => `${ownUse} # ${pinWords}`).replaceAll(/^( +branches: )\[main\]$/gm, (_, head) => `${head}[${filter}]`);
	if (folder === "") return renamed;
	const place = `working-directory: ${yamlWord(folder)}`;
	return renamed.replaceAll(/^( +)base-url: .*$/gm, (line, indent) => `${line}\n${indent}${place}`).replaceAll(/^( +)working-directory: \.$/gm, (_, indent) => indent + place);
}
const ownUse = `${release.repository}@v${version}`;
const pinWords = release.isReleased ? "pin this to the commit of the release" : "not released yet: replace this with your copy of the action, at a commit";
const branchPattern = (branch) => branch.replaceAll(/\+|^!/g, String.raw`\$&`);
const places = [
	".github/CODEOWNERS",
	"CODEOWNERS",
	"docs/CODEOWNERS",
	".gitlab/CODEOWNERS"
];
function codeownersPath(source, { kind }) {
	return places.find((path) => source.kind(path) !== "missing") ?? places[kind === "other" ? 1 : 0];
}
const ownerLines = (paths, owners) => paths.map((path) => `${patternOf(path)} ${owners.join(" ")}`);
const patternOf = (path) => path === "" ? "*" : `/${path.replaceAll(/[\s#\\]/g, String.raw`\$&`)}`;
const sectioned = /^\^?\[/m;
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
const settingsPath = ".vscode/settings.json";
const isFolder = (path) => !/[*?[{]|\.ya?ml$/.test(path);
function editorSettings(config, folders) {
	const globs = (name, single) => folders.filter(isFolder).flatMap((folder) => {
		const last = folder.slice(folder.lastIndexOf("/") + 1);
		if (last === "remediation" || last === "detection") return last === name ? [`${folder}/**/*.{yaml,yml}`] : [];
		const above = `${folder === "" ? "" : `${folder}/`}**`;
		return [`${above}/${name}/**/*.{yaml,yml}`, `${above}/${single}.{yaml,yml}`];
	});
	const keyOf = (name) => `./${schemaPath(name, posix$3.dirname(config))}`;
	const used = [...new Map([
		[keyOf("config"), config],
		[keyOf("remediation-file"), globs("remediation", "remediation")],
		[keyOf("detection-file"), globs("detection", "detection-{code,secrets}")]
	])].filter(([, list]) => list.length > 0);
	const text = JSON.stringify({ "yaml.schemas": Object.fromEntries(used) }, null, 2);
	return {
		text: `${text}\n`,
		add: text.split("\n").slice(1, -1).join("\n"),
		keys: used.map(([key]) => key)
	};
}
const yamlWord = (text) => /^[A-Za-z][\w./-]*$/.test(text) && !words.test(text) ? text : JSON.stringify(text);
const words = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
// src/commands/doctor/here.ts
async function examineHere(examination, options, runtime, { node, git }) {
	await examination.look({ id: "node" }, [], () => lookAtNode(node, enginesOf(runtime)));
	await examination.look({ id: "git" }, [], () => lookAtGit(git));
	const config = await examination.look({ id: "config" }, [], () => lookAtConfig(options.config, runtime));
	const files = await examination.look({ id: "files" }, [config], () => lookAtFiles(options, runtime));
	if (schemasIn(runtime).length > 0) await examination.look({ id: "schemas" }, [], () => lookAtSchemas(runtime));
	await examination.look({ id: "workflows" }, [], () => lookAtWorkflows(git));
	return {
		config,
		files
	};
}
function enginesOf(runtime) {
	const { engines } = JSON.parse(runtime.readText(join$2(runtime.packageRoot, "package.json")));
	return engines.node;
}
async function examineNetwork(examination, { sandbox, baseUrl, limits }, { clock }, { env }) {
	if (sandbox) return examination.look({ id: "connection" }, [], () => ok("the embedded platform, which needs no address and no token", { answer: null }));
	const proxies = proxiesIn(env);
	const address = await examination.look({ id: "address" }, [], () => lookAtAddress({
		option: baseUrl,
		variable: env["IFMATCH_BASE_URL"] ?? null
	}));
	const proxy = await examination.look({ id: "proxy" }, [address], ([url]) => lookAtProxy(url, proxies));
	const timeout = limits.check * .8;
	const answer = await examination.look({ id: "connection" }, [address, proxy], async ([url]) => lookAtConnection(url, await probe(url, {
		proxies,
		timeout,
		clock
	})));
	await examination.look({ id: "clock" }, [answer], ([came]) => lookAtClock(came));
	return {
		check: answer.check,
		value: answer.value === null ? null : { answer: answer.value }
	};
}
async function lookAtConfig(path, runtime) {
	const { source } = runtime;
	const { settings, problems } = await loadConfig(source, path);
	if (hasErrors(problems)) {
		const { says, fix } = await firstProblem(source, problems, validateOf(path));
		return failed(says, fix);
	}
	if (settings.file === void 0) return withoutConfig(settings, runtime);
	const { size } = settings.deployments;
	return ok(`${settings.file}${size === 0 ? "" : `, ${count(size, "deployment")}`}`, settings);
}
function withoutConfig(settings, runtime) {
	const above = runtime.folderAbove(configName);
	if (above === null) return ok(`no ${configName}, so the defaults hold`, settings);
	return failed(`${configName} lies above this folder, in ${above}`, "run there, or give this folder a config of its own");
}
async function lookAtFiles({ config, deployment }, runtime) {
	const files = await load({
		source: runtime.source,
		paths: [],
		config,
		deployment,
		baseSettings: null
	}, runtime);
	const problems = check(files, runtime);
	const errors = problems.filter(({ severity }) => severity === "error");
	if (errors.length > 0 && errors.every(({ code }) => code === "no-files")) return warning("No policies yet.", "Run `ifmatch init` to write the first ones.", null);
	if (errors.length > 0) {
		const { says, fix } = await firstProblem(runtime.source, problems);
		return failed(says, fix);
	}
	const bundles = files.bundles.map(({ kind, deployment: slug }) => slug === null ? kind : `${slug} ${kind}`);
	return ok(`${count(files.files.length, "file")}, ${count(files.policies, "policy", "policies")} (${shortened(bundles)})`, files);
}
const schemasIn = ({ root }) => editorSchemas.filter((name) => existsSync(join$2(root, schemaPath(name))));
function lookAtSchemas(runtime) {
	const old = schemasIn(runtime).filter((name) => {
		return runtime.readText(schemaPath(name)).replaceAll("\r\n", "\n") !== schemaText(name, runtime.packageRoot);
	});
	if (old.length === 0) return ok(`${schemaFolder} has the schemas of this version`, null);
	return warning(`${old.map((name) => schemaPath(name)).join(", ")} ${old.length === 1 ? "is" : "are"} of another version.`, "`ifmatch schema --write` brings them up to date.", null);
}
const shortened = (names) => names.length > 6 ? count(names.length, "bundle") : names.join(", ");
function lookAtGit(git) {
	if (ask(git, "--version") === null) return warning("git cannot be run.", "Install git; `ifmatch drift` and the action need it.", true);
	const refusal = git.refusal();
	if (refusal !== null) return warning(`git does not read this repository (${refusal.split("\n", 1)[0] ?? ""}).`, "Drift and `preview --base` need it. Run `git status` here; it names the fix.", true);
	if (ask(git, "rev-parse", "--is-inside-work-tree") !== "true") return warning("Not a git repository.", "Run `git init`, or pass the repository with -C. Pull requests and drift need its history.", true);
	const says = `a repository, on ${ask(git, "symbolic-ref", "--quiet", "--short", "HEAD") ?? "no branch"}${defaultBranch$1(git)}`;
	if (ask(git, "rev-parse", "--is-shallow-repository") === "true") return warning(`The clone is shallow (${says}), so drift cannot find what was applied last.`, "Run `git fetch --unshallow`; in a workflow, set `fetch-depth: 0` on actions/checkout.", true);
	if (ask(git, "rev-parse", "--verify", "--quiet", "HEAD") === null) return warning("The repository has no commit yet.", "Commit the policies.", true);
	return ok(says, true);
}
function lookAtWorkflows(git) {
	const top = ask(git, "rev-parse", "--show-toplevel");
	if (top === null) return skipped("not a git repository");
	const appliers = findAppliers(openDisk(top));
	const clashing = clashesAmong(appliers);
	if (clashing.length > 0) {
		const { says, fix } = clashWords(clashing);
		return warning(says, fix, true);
	}
	const unreleased = workflowsIn(openDisk(top)).find(({ text }) => ownStep.exec(text)?.[1] === ownUse);
	if (unreleased !== void 0 && !release.isReleased) return warning(`${unreleased.path} uses ${ownUse}, which is not released yet.`, "Replace it with your copy of the action, pinned to a commit.", true);
	return ok(appliers.length === 0 ? "none applies policies" : `applied by ${appliers.map(({ path }) => path).join(", ")}`, true);
}
function defaultBranch$1(git) {
	const remote = ask(git, "symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD");
	if (remote !== null) return `; the default branch is ${remote.replace(/^origin\//, "")}`;
	return ask(git, "remote") === "" ? "; it has no remote" : "";
}
function ask(git, ...args) {
	try {
		return git.read(args).toString("utf8").trim();
	} catch (error) {
		if (error instanceof UsageError) return null;
		throw error;
	}
}
function lookAtNode(running, engines) {
	const least = engines.replace(/^>=\s*/, "");
	const says = `Node ${running}, ifmatch ${version}`;
	if (isAtLeast(running, least)) return ok(says, running);
	return failed(`${says}: this Node is too old.`, `Install Node ${least} or newer.`);
}
function isAtLeast(running, least) {
	const [have, want] = [running, least].map((text) => text.split(".").map(Number));
	const index = want?.findIndex((part, at) => part !== (have?.[at] ?? 0)) ?? -1;
	return index < 0 || (have?.[index] ?? 0) > (want?.[index] ?? 0);
}
// src/commands/doctor.ts
const usualLimits = {
	check: 1e4,
	run: 12e4
};
async function doctor(options, runtime, around) {
	const redaction = new Redaction(secretsIn(around.env).flatMap(spellings));
	const { clock } = runtime;
	const bounds = {
		clock,
		patience: options.limits.check,
		end: clock.now() + options.limits.run,
		redact: (text) => redaction.redact(text)
	};
	const common = new Examination(bounds);
	const { config, files } = await examineHere(common, options, runtime, around);
	const connection = await examineNetwork(common, options, runtime, around);
	const ofDeployments = await inParallel(slugsOf(options, config.value, files.value), async (slug) => {
		const own = new Examination(bounds);
		await examineDeployment(own, {
			slug,
			config,
			files,
			connection
		}, runtime, around);
		return own.checks;
	});
	return [...common.checks, ...ofDeployments.flat()];
}
function slugsOf({ deployment }, settings, files) {
	if (deployment !== null) return [deployment];
	const named = [...settings?.deployments.keys() ?? [], ...files?.bundles.map((bundle) => bundle.deployment) ?? []];
	const slugs = [...new Set(named)].filter((slug) => slug !== null);
	return slugs.length === 0 ? [null] : slugs;
}
const secretsIn = (env) => Object.entries(env).filter(([name]) => /^(?:IFMATCH_API_TOKEN(?:_|$)|IFMATCH_USER_JWT$|GITHUB_TOKEN$|INPUT_(?:API|GITHUB)-TOKEN$)/.test(name)).flatMap(([, value]) => value === void 0 || value.trim() === "" ? [] : [value, value.trim()]);
process.getBuiltinModule("node:path");
const posix$2 = (() => process.getBuiltinModule("node:path").posix)();
// src/commands/init/choose.ts
async function choose(given, known, site) {
	refuse(given, site);
	const deployments = await chooseDeployments(given.deployments, known, site);
	const slugs = [null, ...deployments.map(({ slug }) => slug)];
	const first = known.policyFiles === 0 && slugs.some(site.reachable) ? "platform" : "none";
	return {
		deployments,
		policies: given.policies ?? first,
		workflow: given.workflow ?? await chooseWorkflow(known, site),
		owners: given.owners === null ? await chooseOwners(known, site) : wordsIn(given.owners),
		branch: given.branch ?? known.clone.branch,
		editor: given.editor
	};
}
function refuse({ policies, deployments, owners, branch }, { reachable }) {
	const asking = [...policies === "platform" ? ["--from-platform"] : [], ...deployments.includes(every) ? ["--deployment all"] : []];
	if (asking.length > 0 && ![null, ...deployments].some(reachable)) throw new UsageError(`${asking.join(" and ")} needs the platform: set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, or try --sandbox.`);
	const wrong = owners === null ? null : ownersProblem(owners);
	if (wrong !== null) throw new UsageError(`--owners: ${wrong}`);
	if (branch !== null && !isBranch.test(branch)) throw new UsageError(`--branch ${escapeTerminal(branch)} is not the name of a branch.`);
}
const isBranch = /^[^\s\p{Cc}~^:?*[\\-][^\s\p{Cc}~^:?*[\\]*$/u;
const every = "all";
async function chooseDeployments(given, known, { reachable, runtime }) {
	for (const slug of given) checkSlug(slug);
	if (given.length === 0 && (known.deployments.length > 0 || known.config.settings.file !== void 0)) return known.deployments;
	const token = [null, ...given].find(reachable);
	const platform = token === void 0 ? null : await runtime.connections.to(token);
	if (given.length === 0 || given.includes(every)) return platform === null ? [] : allOf(await platform.deployments(), given.length > 0);
	const visible = await platform?.deployments([]) ?? [];
	const ids = new Map(visible.map(({ slug, id }) => [slug, id]));
	return [...new Set(given)].map((slug) => ({
		slug,
		id: ids.get(slug) ?? null
	}));
}
function allOf(visible, wanted) {
	for (const { slug } of visible) checkSlug(slug);
	if (visible.length === 0) throw new UsageError("The token sees no deployment. Check that it belongs to the right organization.");
	if (visible.length > 1 && !wanted) throw new UsageError(`The token can see several deployments (${visible.map(({ slug }) => slug).join(", ")}): choose with --deployment, once for each, or --deployment all.`);
	return visible.map(({ slug, id }) => ({
		slug,
		id
	}));
}
function checkSlug(slug) {
	if (!/^[A-Za-z0-9][\w.-]{0,254}$/.test(slug)) throw new UsageError(`--deployment ${escapeTerminal(slug)} is not the slug of a deployment. A slug holds letters, digits, hyphens, dots and underscores.`);
}
function chooseWorkflow({ host, workflows }, { prompts, runtime }) {
	if (workflows.length > 0) return null;
	if (runtime.connections.isEmbedded || host.kind === "other") return "none";
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
async function chooseOwners({ config }, { prompts, runtime }) {
	if (prompts === null || runtime.connections.isEmbedded || config.settings.file !== void 0) return [];
	return wordsIn(await prompts.text("Who reviews policy changes? (for CODEOWNERS)", "@organization/team; empty for none", ownersProblem));
}
function ownersProblem(text) {
	const wrong = wordsIn(text).find((word) => !isOwner(word));
	return wrong === void 0 ? null : `${escapeTerminal(wrong)} is not an owner: write @organization/team, @user or an email address.`;
}
const wordsIn = (text) => [...new Set(text.split(/[\s,]+/).filter(Boolean))];
const isOwner = (word) => /^@[A-Za-z0-9][\w.-]*(?:\/[\w.-]+)*$/.test(word) || /^[^\s@#,]+@[^\s@#,.]+(?:\.[^\s@#,.]+)+$/.test(word);
process.getBuiltinModule("node:fs");
const readFileSync = (() => process.getBuiltinModule("node:fs").readFileSync)();
process.getBuiltinModule("node:path");
const join = (() => process.getBuiltinModule("node:path").join)();
const posix$1 = (() => process.getBuiltinModule("node:path").posix)();
// src/commands/init/from-platform.ts
async function pullPolicies(wish, known, { runtime, folder }) {
	const isKept = known.policyFiles > 0 && !wish.force;
	const config = wish.dryRun && wish.config !== null ? new Map([["ifmatch.yaml", wish.config]]) : new Map();
	const options = {
		source: overlay(runtime.source, config),
		config: null,
		deployment: null,
		overwrites: true,
		check: wish.dryRun || isKept,
		single: false,
		all: true
	};
	try {
		const outcome = await pull(options, runtime);
		const pulled = reported(outcome, known, wish.dryRun && !isKept);
		const trial = outcome.kind === "written" && runtime.connections.isEmbedded ? addTrial(folder, outcome.pull.files) : null;
		return trial === null ? pulled : {
			...pulled,
			trial: posix$1.join(known.clone.prefix, trial)
		};
	} catch (error) {
		if (!(error instanceof PlatformError) && !(error instanceof UsageError)) throw error;
		return left(known, error.message);
	}
}
function addTrial(folder, files) {
	const file = files.find(({ path, verb }) => verb === "create" && path.endsWith("/comment-on-high-findings.yaml"));
	if (file === void 0) return null;
	const target = join(folder, file.path);
	replaceFile(target, readFileSync(target, "utf8") + trialEdit);
	return file.path;
}
const trialEdit = `  # An edit to try: remove the "# " in front of the next line, then preview.
  # - type: block
`;
function reported(outcome, known, asWritten) {
	if (outcome.kind === "no-changes") return {
		lines: known.folders.map((path) => `= ${path} (as the platform has it)`),
		written: 0,
		ok: true
	};
	if (outcome.kind === "written" || outcome.kind === "changes" && asWritten) {
		const { files } = outcome.pull;
		return {
			lines: files.map(({ path, verb }) => `${signs[verb]} ${posix$1.join(known.clone.prefix, path)} (as the platform has it)`),
			written: files.length,
			ok: true
		};
	}
	if (outcome.kind === "changes") return left(known, "the platform has something else; `ifmatch pull` edits the files, --force does it here");
	if (outcome.kind === "invalid") return left(known, "the files have errors; `ifmatch validate` says which");
	const setting = "pull" in outcome ? extraFieldsSetting(outcome.pull.unsaid) : null;
	const cure = setting === null ? "" : `; add ${setting} to ifmatch.yaml if they are fields that ifmatch does not know`;
	return left(known, `they would not say all that the platform has; \`ifmatch pull\` says what${cure}`);
}
const left = ({ folders }, why) => ({
	lines: folders.map((path) => `! ${path} (left: ${why})`),
	written: 0,
	ok: false
});
const signs = {
	create: "+",
	update: "~",
	delete: "-"
};
process.getBuiltinModule("node:fs");
const realpathSync = (() => process.getBuiltinModule("node:fs").realpathSync)();
process.getBuiltinModule("node:path");
const relative = (() => process.getBuiltinModule("node:path").relative)();
const sep = (() => process.getBuiltinModule("node:path").sep)();
const posix = (() => process.getBuiltinModule("node:path").posix)();
// src/commands/init/known.ts
async function lookAround({ runtime, git, folder }) {
	const clone = readClone(git, folder);
	const source = openDisk(clone.top);
	const { settings, problems } = await loadConfig(runtime.source, null);
	const files = await loadFiles(runtime.source, settings, {
		paths: [],
		deployment: null
	});
	return {
		clone,
		source,
		host: hostOf(clone.remote),
		config: {
			path: posix.join(clone.prefix, "ifmatch.yaml"),
			valid: !hasErrors(problems),
			settings
		},
		deployments: deploymentsIn(settings, files.bundles),
		policyFiles: files.files.length,
		brokenPolicies: isBroken(files, runtime),
		folders: foldersOf(settings).map((path) => posix.join(clone.prefix, path)),
		workflows: workflowsIn(source).flatMap(({ path, text }) => ownStep.test(text) ? [path] : []),
		appliers: findAppliers(source)
	};
}
function isBroken({ bundles, problems }, { today }) {
	const found = problems.filter(({ code }) => code !== "no-files" && code !== "path-missing");
	return hasErrors([...found, ...lint(bundles, today)]);
}
function deploymentsIn({ deployments }, bundles) {
	if (deployments.size > 0) return [...deployments].map(([slug, { id }]) => ({
		slug,
		id
	}));
	return [...new Set(bundles.map(({ deployment }) => deployment).filter((slug) => slug !== null))].toSorted().map((slug) => ({
		slug,
		id: null
	}));
}
function foldersOf({ policies, deployments }) {
	const all = [...policies, ...[...deployments.values()].flatMap((one) => one.policies ?? [])];
	return all.length === 0 ? defaultSettings.policies : [...new Set(all)];
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
		branch: "main"
	};
	const top = realpathSync.native(git.top());
	return {
		top,
		prefix: relative(top, here).replaceAll(sep, "/"),
		isRepository: true,
		remote: line(git, [
			"remote",
			"get-url",
			"origin"
		]),
		branch: defaultBranch(git)
	};
}
function defaultBranch(git) {
	const head = line(git, [
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	]);
	if (head !== null) return head.replace(/^origin\//, "");
	const isThere = (name) => line(git, [
		"rev-parse",
		"--verify",
		"--quiet",
		`refs/heads/${name}`
	]) !== null;
	return ["main", "master"].find(isThere) ?? line(git, [
		"symbolic-ref",
		"--quiet",
		"--short",
		"HEAD"
	]) ?? "main";
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
function hostOf(address) {
	const [, urlServer, urlPath] = /^(?:https?|ssh|git|git\+ssh):\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.*)$/i.exec(address ?? "") ?? [];
	const [, shortServer, shortPath] = /^(?:[^/@:]+@)?([^/:@]{2,}):(?!\/\/)(.*)$/.exec(address ?? "") ?? [];
	const [server, path] = [(urlServer ?? shortServer)?.toLowerCase(), urlPath ?? shortPath ?? ""];
	if (server === void 0) return { kind: "none" };
	if (!isGitHub.test(server)) return {
		kind: "other",
		server
	};
	const repository = path.replace(/^\/+/, "").replace(/(?<!\/)\/+$/, "").replace(/\.git$/, "");
	return {
		kind: "github",
		server: server === "ssh.github.com" ? "github.com" : server,
		repository
	};
}
const isGitHub = /(?:^|[.-])(?:github|ghe)[.-]/;
// src/commands/init/report.ts
const reportSetup = (report, look) => layout([
	...report.steps.flatMap(stepLines),
	...(report.pulled?.lines ?? []).map((line) => words$2(0, line)),
	blank,
	words$2(0, verdict(report)),
	...report.notes.map((note) => note.startsWith(" ") ? raw(0, note) : words$2(0, note)),
	blank,
	words$2(0, "Next:"),
	...report.next.map((command) => raw(2, command))
], look);
function stepLines(step) {
	const { kind, path } = step;
	if (kind === "write") return [words$2(0, `${step.before === null ? "+" : "~"} ${path}`)];
	if (kind === "same") return [words$2(0, `= ${path} (as it is)`)];
	const add = step.add === null ? [] : [words$2(4, "add by hand:"), ...step.add.split("\n").map((line) => raw(4, line))];
	return [words$2(0, `! ${path} (left: ${step.why})`), ...add];
}
function verdict({ steps, dryRun, pulled }) {
	const written = steps.filter(({ kind }) => kind === "write").length + (pulled?.written ?? 0);
	if (dryRun) return "Nothing was written: --dry-run.";
	if (written > 0) return `${count(written, "file")} written.`;
	return pulled?.ok === false || steps.some(({ kind }) => kind === "left") ? "Nothing was written." : "Nothing to do: everything is in place.";
}
const command = (name, options) => [
	"ifmatch",
	name,
	options
].filter(Boolean).join(" ");
const exportLines = ["export IFMATCH_BASE_URL=https://\u2026", "export IFMATCH_API_TOKEN=\u2026"];
function nextCommands({ policies }, known, way) {
	const { reachable, directory, again, trial } = way;
	if (trial !== null) {
		const kept = again.replace(/--sandbox$/, "--sandbox-db sandbox.db");
		return [
			`${command("preview", again)}   # no changes: the files match the sandbox`,
			`# make the edit at the end of ${trial}, then:`,
			command("preview --out plan.json", kept),
			command("apply plan.json", kept)
		];
	}
	const hasPolicies = policies === "platform" || known.policyFiles > 0 || known.brokenPolicies;
	const last = command(hasPolicies ? "preview" : "pull", again);
	return [
		...hasPolicies ? [command("validate", directory)] : [],
		...reachable ? [] : exportLines,
		last
	];
}
function notesFor(choices, known, { isEmbedded, name }) {
	const { clone, policyFiles } = known;
	const isNew = choices.workflow !== null && choices.workflow !== "none";
	return [...[
		...clone.isRepository ? [] : ["This is not a git repository yet: run `git init`."],
		...clashNotes(isNew, known),
		...isNew ? workflowNotes(choices, known.host, isEmbedded ? null : name) : [],
		...isNew && !release.isReleased ? [releaseNote] : []
	], ...isEmbedded ? afterTrial : otherWays(known, isNew, name === null && policyFiles === 0)];
}
const afterTrial = ["For your own platform, set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then run in its repository:", "  ifmatch init --from-platform"];
const otherWays = ({ host }, isNew, isBare) => [...host.kind === "other" && !isNew ? [`The workflows are for GitHub. For the CI of ${host.server}, see docs/other-ci.md of ifmatch.`] : [], ...isBare ? ["To try ifmatch without a token, run `ifmatch init --sandbox` in an empty folder."] : []];
function clashNotes(isNew, { appliers, clone }) {
	const ours = {
		path: mainWorkflow,
		by: "ifmatch",
		scope: `${clone.prefix}\n\n`
	};
	const others = appliers.filter(({ path }) => path !== mainWorkflow);
	const clashing = clashesAmong(isNew ? [...others, ours] : appliers);
	if (clashing.length === 0) return [];
	const { says, fix } = clashWords(clashing);
	return [`${says} ${fix}`];
}
function workflowNotes({ workflow, branch }, host, address) {
	const environment = `an environment "policies" that is limited to the branch ${branch}`;
	const needs = `The workflow needs the variable IFMATCH_BASE_URL and ${`the secret IFMATCH_API_TOKEN${workflow === "simple" ? "" : ` in ${environment}`}`}`;
	if (host.kind !== "github") return [`${needs} (Settings of the repository)`];
	const { server, repository } = host;
	const isDotCom = server === "github.com";
	const repo = `--repo ${shellWord(isDotCom ? repository : `${server}/${repository}`)}`;
	const variable = `  gh variable set IFMATCH_BASE_URL ${repo} --body ${shellWord(address ?? "https://\u2026")}`;
	if (workflow === "simple") return [
		`${needs}:`,
		variable,
		`  gh secret set IFMATCH_API_TOKEN ${repo}`
	];
	const path = shellWord(`repos/${repository}/environments/policies`);
	const api = `  gh api${isDotCom ? "" : ` --hostname ${shellWord(server)}`}`;
	return [
		`${needs}:`,
		variable,
		`${api} -X PUT ${path} ${["protected_branches]=false", "custom_branch_policies]=true"].map((limit) => `-F 'deployment_branch_policy[${limit}'`).join(" ")}`,
		`${api} -X POST ${path}/deployment-branch-policies -f name=${shellWord(branch)}`,
		`  gh secret set IFMATCH_API_TOKEN --env policies ${repo}`
	];
}
const releaseNote = `ifmatch ${version} is not released yet. In the workflows, replace ${ownUse} with your copy of the action, pinned to a commit, and npx ifmatch@${version} with a package that you made with \`npm pack\`.`;
// src/commands/init.ts
async function init({ given, force, dryRun, way, look }, site) {
	const known = await lookAround(site);
	const choices = await choose(given, known, site);
	const { connections, packageRoot } = site.runtime;
	const steps = planFiles(choices, known, {
		force,
		packageRoot
	});
	const writes = steps.filter((step) => step.kind === "write");
	const texts = new Map(writes.map(({ path, text }) => [path, text]));
	const before = new Map(writes.flatMap((step) => step.before === null ? [] : [[step.path, step.before]]));
	if (!dryRun) replaceTexts(known.clone.top, before, texts);
	const config = texts.get(known.config.path) ?? null;
	const pulled = choices.policies === "platform" ? await pullPolicies({
		dryRun,
		config,
		force
	}, known, site) : null;
	const reachable = [null, ...choices.deployments.map(({ slug }) => slug)].some(site.reachable);
	const notes = notesFor(choices, known, connections);
	const next = nextCommands(choices, known, {
		...way,
		reachable,
		trial: pulled?.trial ?? null
	});
	return {
		text: reportSetup({
			steps,
			dryRun,
			pulled,
			notes,
			next
		}, look),
		ok: (pulled?.ok ?? true) && !known.brokenPolicies
	};
}
const planFiles = (choices, known, how) => [
	configStep(choices, known),
	...policySteps(choices, known),
	...schemaSteps(known, how),
	...workflowSteps(choices, known, how),
	...ownerSteps(choices, known),
	listStep(known, posix$2.join(rootOf(known), ".gitignore"), "# plans, reports and sandboxes of ifmatch", ignored),
	...choices.editor ? [editorStep(known)] : []
];
function configStep({ deployments }, { source, config, deployments: known }) {
	const { path } = config;
	const step = wholeFile(source, path, configText(deployments), false);
	if (step.kind === "write" && !config.valid) return {
		kind: "left",
		path,
		why: "a config of another name is there; `ifmatch validate` says more",
		add: null
	};
	if (step.kind !== "left" || step.isUnsafe === true) return step;
	if (!config.valid) return {
		...step,
		why: findsProblems
	};
	const missing = deployments.filter(({ slug }) => !known.some((one) => one.slug === slug));
	if (missing.length === 0) return {
		kind: "same",
		path
	};
	return {
		...step,
		why: "it is yours",
		add: deploymentLines(missing).trimEnd()
	};
}
const findsProblems = "`ifmatch validate` finds problems";
function policySteps({ policies }, { folders, policyFiles, brokenPolicies }) {
	if (policies === "platform") return [];
	if (brokenPolicies) return folders.map((path) => ({
		kind: "left",
		path,
		why: findsProblems,
		add: null
	}));
	return policyFiles === 0 ? [] : folders.map((path) => ({
		kind: "same",
		path
	}));
}
const schemaSteps = (known, { packageRoot, force }) => editorSchemas.map((name) => {
	const path = schemaPath(name, rootOf(known));
	const there = readExisting(known.source, path);
	const isOurs = there !== null && "text" in there && isOurSchema(there.text);
	return wholeFile(known.source, path, schemaText(name, packageRoot), force || isOurs);
});
function workflowSteps({ workflow, branch }, known, { packageRoot, force }) {
	if (workflow === null) return known.workflows.map((path) => ({
		kind: "same",
		path
	}));
	const files = workflowFiles(packageRoot, workflow, {
		branch,
		folder: known.clone.prefix
	});
	return Array.from(files, ([path, text]) => wholeFile(known.source, path, text, force));
}
function ownerSteps({ owners, workflow }, known) {
	if (owners.length === 0) return [];
	const paths = [
		...known.folders.map(inRepository).map((folder) => folder !== "" && isFolder(folder) ? `${folder}/` : folder),
		known.config.path,
		...workflow === "none" ? [] : [".github/"]
	];
	const lines = ownerLines(paths, owners);
	const path = codeownersPath(known.source, known.host);
	const step = listStep(known, path, "# policies of ifmatch", lines);
	return step.kind === "write" && step.before !== null && sectioned.test(step.before) ? [{
		kind: "left",
		path,
		why: "it has sections",
		add: lines.join("\n")
	}] : [step];
}
function editorStep({ source, config, folders }) {
	const { text, add, keys } = editorSettings(config.path, folders.map(inRepository));
	const step = wholeFile(source, settingsPath, text, false);
	if (step.kind !== "left" || step.isUnsafe === true) return step;
	const there = readExisting(source, settingsPath);
	return there !== null && "text" in there && keys.every((key) => there.text.includes(JSON.stringify(key))) ? {
		kind: "same",
		path: settingsPath
	} : {
		...step,
		why: "it has settings of yours",
		add
	};
}
const inRepository = (folder) => folder === "." ? "" : folder;
const rootOf = ({ config }) => posix$2.dirname(config.path);
function wholeFile(source, path, text, mayReplace) {
	const there = readExisting(source, path);
	if (there === null) return {
		kind: "write",
		path,
		text,
		before: null
	};
	if ("unsafe" in there) return {
		kind: "left",
		path,
		why: there.unsafe,
		add: null,
		isUnsafe: true
	};
	if (sameLines(there.text, text)) return {
		kind: "same",
		path
	};
	if (mayReplace) return {
		kind: "write",
		path,
		text,
		before: there.text
	};
	return {
		kind: "left",
		path,
		why: "it differs; --force replaces it",
		add: null
	};
}
function listStep({ source }, path, comment, lines) {
	const there = readExisting(source, path);
	if (there !== null && "unsafe" in there) return {
		kind: "left",
		path,
		why: there.unsafe,
		add: null
	};
	const before = there?.text ?? null;
	const text = withLines(before ?? "", comment, lines);
	return text === before ? {
		kind: "same",
		path
	} : {
		kind: "write",
		path,
		text,
		before
	};
}
const sameLines = (one, other) => plain(one) === plain(other);
const plain = (text) => text.replaceAll("\r\n", "\n").replace(/(?<!\n)\n+$/, "");
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
// src/render/doctor.ts
function renderDoctor(checks, view) {
	const groups = [...Map.groupBy(checks, ({ about }) => about).values()].map(groupLines);
	return layout(paragraphs(...groups, [summaryLine(checks)]), view);
}
function doctorJson(checks, tool) {
	const answer = {
		version: 1,
		tool,
		command: "doctor",
		outcome: worstOf(checks),
		checks: checks.map((check) => ({
			check: check.id,
			deployment: check.about,
			status: check.status,
			says: check.says,
			fix: "fix" in check ? check.fix : null
		}))
	};
	return `${toJson(answer, 2)}\n`;
}
const looks = {
	ok: "green",
	warning: "yellow",
	failed: "red",
	skipped: "dim"
};
const statusWidth = 9;
const nameWidth = 12;
function groupLines(group) {
	const about = group[0]?.about ?? null;
	return [...about === null ? [] : [words$2(0, "deployment ", styled("bold", about))], ...group.flatMap((check) => checkLines(check))];
}
function checkLines(check) {
	const { id, status, says } = check;
	const indent = 21;
	const start = [styled(looks[status], status.padEnd(statusWidth)), styled("bold", id.padEnd(nameWidth))];
	const text = status === "skipped" ? styled("dim", says) : plain$1(says);
	const first = {
		...words$2(0, ...start, text),
		hang: indent
	};
	return "fix" in check ? [first, words$2(indent, styled("cyan", "fix: "), check.fix)] : [first];
}
function summaryLine(checks) {
	const spans = [
		"failed",
		"warning",
		"ok",
		"skipped"
	].map((status) => ({
		status,
		number: checks.filter((check) => check.status === status).length
	})).filter(({ number }) => number > 0).flatMap(({ status, number }, index) => [...index === 0 ? [] : [plain$1(", ")], styled(looks[status], `${String(number)} ${status === "warning" && number > 1 ? "warnings" : status}`)]);
	return words$2(0, ...spans);
}
export { addOperations, bashScript, bodyOnly, callOperation, demo, deploymentParameter, describeCommand, doctor, doctorJson, examples, fishScript, flagName, flagsOf, init, listOperations, marksOf, operationIds, readBody, readRequest, renderDoctor, sandbox, similarOperations, summaryOf, usualLimits, withAllBelow, zshScript };
