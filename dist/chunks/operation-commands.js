import { Command, Help, Option, connectionOptions, settle } from "./start.js";
import { bodyOnly, deploymentParameter, flagName, flagsOf } from "./flags2.js";
import { operationIds, summaryOf } from "./list-operations2.js";
import { operations } from "./operations.js";
import { requests } from "./requests.js";
import { UsageError, breakLineCommand, escapeTerminal, isLineCommand, isObject, toJson } from "./cli-and-action.js";
import { parseJson, unsendable } from "./answers.js";
import { soundConfig } from "./sound-config.js";
import { findDeployment } from "./targets.js";
import { requests_exports } from "./requests2.js";
import { fieldsOfPolicies, nearest, padTo, splitAt, widthOf } from "./validate.js";
// src/commands/api/describe-input.ts
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
		...input.default === void 0 ? [] : [`default ${textOf(input.default)}`]
	];
}
const textOf = (value) => typeof value === "string" ? value : JSON.stringify(value);
const charactersIn = (text) => Array.from(text).length;
const isTooLarge = (value) => typeof value === "string" && /^-?\d+$/.test(value) && !Number.isSafeInteger(Number(value));
const tooLarge = `must be at most ${String(Number.MAX_SAFE_INTEGER)}: a larger number cannot be sent exactly`;
// src/cli/api/examples.ts
const examples = {
	listDeployments: "ifmatch api listDeployments --format table",
	listFindings: "ifmatch api listFindings --severities critical --severities high --status open --all --format table",
	triageFindings: "ifmatch api triageFindings --issue-type sast --severities low --new-triage-state ignored --new-triage-reason acceptable_risk --new-note \"Agreed on Monday\"",
	listDependencies: "ifmatch api listDependencies --dependency-filter.name lodash --all --format ndjson",
	getResolutionConfigs: "ifmatch api getResolutionConfigs --project-id 1",
	reportGuardrailsActivity: "ifmatch api reportGuardrailsActivity --filters.time-period.since 2026-01-01T00:00:00.000Z --format table",
	reportBacklogByRule: "ifmatch api reportBacklogByRule --filters.time-period.since 2026-01-01T00:00:00.000Z",
	searchIssues: "ifmatch api searchIssues --group-by GROUP_BY_RULE --issue-types ISSUE_TYPE_SAST --sort-by SORT_BY_ISSUE_COUNTS --limit 10 --format table",
	getRemediationPolicies: "ifmatch api getRemediationPolicies",
	applyRemediationPolicies: "ifmatch api applyRemediationPolicies --body bundle.json --if-match \"$STATE_VERSION\"",
	previewRemediationPolicies: "ifmatch api previewRemediationPolicies --body bundle.json",
	getDetectionPolicySummary: "ifmatch api getDetectionPolicySummary",
	getDetectionPolicy: "ifmatch api getDetectionPolicy --product code",
	applyDetectionPolicy: "ifmatch api applyDetectionPolicy --product code --body bundle.json --if-match \"$STATE_VERSION\"",
	previewDetectionPolicy: "ifmatch api previewDetectionPolicy --product code --body bundle.json",
	getVocabulary: "ifmatch api getVocabulary --product remediation",
	listLegacyPolicies: "ifmatch api listLegacyPolicies",
	listScmSubscriptions: "ifmatch api listScmSubscriptions --config-id github-cloud --format table",
	createNotificationWebhook: "ifmatch api createNotificationWebhook --name builds --url https://hooks.example/ifmatch",
	createPatternFixTask: `ifmatch api createPatternFixTask --pattern 'eval(...)' --language javascript`
};
// src/cli/api/operation-help.ts
function describeFlag(input) {
	const constraints = constraintsOf(input);
	const bounds = constraints.length === 0 ? "" : `(${constraints.join("; ")})`;
	return [input.description, bounds].filter((part) => part !== "").join(" ");
}
function footer(id, bodyOnly) {
	return [
		...section("Only in --body:", bodyOnly.map(describeField)),
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
process.getBuiltinModule("node:stream/consumers");
const text = (() => process.getBuiltinModule("node:stream/consumers").text)();
// src/commands/api/body.ts
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
// src/commands/api/deployment.ts
async function deploymentPath(id, asked, world) {
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
	const settings = soundConfig(asked.config, world);
	const configured = slug === null ? null : settings.deployments.get(slug)?.id ?? null;
	if (slug !== null && configured !== null && !world.connections.has(slug)) return {
		path: { deploymentId: configured },
		about: slug
	};
	const { deployment } = await findDeployment(slug, settings, world);
	return {
		path: parameter === "deploymentSlug" ? { deploymentSlug: deployment.slug } : { deploymentId: deployment.id },
		about: deployment.slug
	};
}
// src/commands/api/call-operation.ts
async function callOperation(wanted, world) {
	const { id, parts, deployment, config, all, arrays } = wanted;
	const api = await world.connections.api(deployment, { arrays });
	const found = await deploymentPath(id, {
		deployment,
		config
	}, world);
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
// src/commands/api/read-flags.ts
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
const twice = (texts) => `takes one value, and was given ${String(texts.length)}. Give the one that is meant.`;
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
// src/commands/api/keyword-words.ts
function wordsFor(error, input, value) {
	const says = words.get(error.keyword)?.(error.params, input, value) ?? error.message ?? "is wrong";
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
const most = ({ limit }, input) => `must be ${boundsOf(input?.maximum === Number.MAX_SAFE_INTEGER ? {} : input ?? {}) ?? `at most ${String(limit)}`}`;
const notFewer = ({ limit }) => limit === 1 ? "must not be empty" : `must have at least ${String(limit)}`;
const words = new Map([
	["type", ofType],
	["enum", ({ allowedValues }, _, value) => oneOf([allowedValues].flat().map(String), textOf(value))],
	["const", ({ allowedValue }) => `must be ${String(allowedValue)}`],
	["minimum", least],
	["maximum", most],
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
// src/commands/api/request-problems.ts
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
		says: `is no field of the request. Did you mean ${meant}?`
	};
	if (place === "query") return {
		at,
		says: "is no field of the request. Leave it out."
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
	const text = textOf(value);
	if (text.length > longest) return ` (${String(charactersIn(text))} characters)`;
	if (!label.startsWith("--")) return ` (${input?.kind === "integer" && isTooLarge(value) ? value : JSON.stringify(value)})`;
	return ` ${text === "" ? "\"\"" : text}`;
}
const longest = 60;
// src/commands/api/read-request.ts
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
// src/commands/api/columns.ts
const column = (title, ...from) => ({
	title,
	from: from.length === 0 ? [title] : from,
	keeps: "start",
	write: cellOf
});
const tail = (one) => ({
	...one,
	keeps: "end"
});
const day = (one) => ({
	...one,
	write: (value) => cellOf(value).slice(0, 10)
});
const place = (title, file, line) => ({
	...tail(column(title, file)),
	write: (value, item) => [cellOf(value), cellOf(valueAt(item, line))].filter((part) => part !== "").join(":")
});
const layouts = {
	listDeployments: {
		items: "deployments",
		columns: [
			column("id"),
			column("slug"),
			column("name")
		]
	},
	listFindings: {
		items: "findings",
		columns: [
			column("id"),
			column("severity"),
			column("status", "status", "state"),
			tail(column("rule", "rule.name", "rule_name")),
			tail(column("repository", "repository.name")),
			place("place", "location.file_path", "location.line"),
			day(column("since", "relevant_since"))
		]
	},
	listDependencies: {
		items: "dependencies",
		columns: [
			column("id"),
			column("name"),
			column("version")
		]
	},
	searchIssues: {
		items: "groups",
		columns: [
			column("issues", "issuesCount"),
			tail(column("rule", "rulePath", "ruleId")),
			column("origin", "ruleMeta.rule.origin")
		]
	},
	reportGuardrailsActivity: {
		items: "buckets",
		columns: [
			day(column("since", "timePeriod.since")),
			day(column("until", "timePeriod.until")),
			...[
				"silenced",
				"open",
				"fixed",
				"ignored"
			].map((name) => column(name)),
			column("provisionally ignored", "provisionallyIgnored")
		]
	},
	reportBacklogByRule: {
		items: "buckets",
		columns: [
			day(column("since", "timePeriod.since")),
			day(column("until", "timePeriod.until")),
			column("open")
		]
	},
	listLegacyPolicies: {
		items: "policies",
		columns: [
			column("id"),
			column("slug"),
			column("name"),
			column("product", "productType"),
			column("default", "isDefault")
		]
	},
	listScmSubscriptions: {
		items: "subscriptions",
		columns: [column("scm", "scmUrl"), column("events")]
	}
};
const fields = [column("field"), column("value")];
function itemsOf(id, answer) {
	const name = itemsName(id);
	return name === null ? [answer] : answer[name] ?? [];
}
const itemsName = (id) => operations[id].paging?.items ?? layouts[id]?.items ?? null;
const columnsOf = (id) => layouts[id]?.columns ?? fields;
function rowsOf(id, items) {
	const layout = layouts[id];
	if (layout === void 0) return items.flatMap((item) => Object.entries(item).map(([name, value]) => [name, cellOf(value)]));
	return items.map((item) => layout.columns.map((one) => one.write(firstAt(item, one.from), item)));
}
const firstAt = (item, paths) => paths.map((path) => valueAt(item, path)).find((value) => (value ?? null) !== null);
const valueAt = (item, path) => path.split(".").reduce((inner, name) => inner?.[name], item);
function cellOf(value) {
	if (value === void 0 || value === null) return "";
	return Array.isArray(value) && value.every((one) => typeof one !== "object") ? value.join(", ") : textOf(value);
}
// src/render/table.ts
const gap = "  ";
const leastColumn = 4;
function openTable(columns, rows, width) {
	return tableOf(columns, columns.map(({ title }) => widthOf(title)), width).widen(rows);
}
function tableOf(columns, natural, width) {
	const widths = shrink(natural, width - 2 * (columns.length - 1));
	const row = (cells) => lineOf(cells.map(escapeCell), columns, widths);
	return {
		head: row(columns.map(({ title }) => title.toUpperCase())),
		row,
		widen(rows) {
			return tableOf(columns, natural.map((least, index) => rows.reduce((most, cells) => Math.max(most, cellWidth(cells[index])), least)), width);
		}
	};
}
const cellWidth = (cell = "") => widthOf(escapeCell(cell));
function escapeCell(cell) {
	const text = escapeTerminal(cell);
	return isLineCommand(text) ? breakLineCommand(text) : text;
}
function shrink(natural, room) {
	const widths = [...natural];
	for (let over = widths.reduce((sum, one) => sum + one, 0) - room; over > 0; over -= 1) {
		const widest = widths.indexOf(Math.max(...widths));
		if ((widths[widest] ?? 0) <= leastColumn) break;
		widths[widest] = (widths[widest] ?? 0) - 1;
	}
	return widths;
}
function lineOf(cells, columns, widths) {
	return `${columns.map(({ keeps }, index) => {
		const width = widths[index] ?? 0;
		return padTo(cut(cells[index] ?? "", width, keeps), width);
	}).join(gap).trimEnd()}\n`;
}
function cut(text, width, keeps) {
	if (widthOf(text) <= width) return text;
	if (keeps === "start") return `${splitAt(text, width - 1)[0]}\u2026`;
	let [, end] = splitAt(text, widthOf(text) - width + 1);
	while (widthOf(end) > width - 1) end = Array.from(end).slice(1).join("");
	return `\u2026${end}`;
}
// src/cli/api/answer-formats.ts
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
	},
	table(id, width) {
		let table = null;
		const columns = columnsOf(id);
		const page = (items) => {
			const rows = rowsOf(id, items);
			const head = table === null;
			const fitting = table?.widen(rows) ?? openTable(columns, rows, width);
			table = fitting;
			return `${head ? fitting.head : ""}${rows.map((row) => fitting.row(row)).join("")}`;
		};
		return {
			answer: (answer) => page(itemsOf(id, answer)),
			page,
			end: () => table === null ? openTable(columns, [], width).head : ""
		};
	}
};
// src/cli/api/sink.ts
const openSink = ({ output }, { streams }, world) => output === void 0 ? toStream(streams.out) : toFile(output, world);
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
function toFile(path, world) {
	let writing = null;
	return {
		async write(text) {
			writing ??= world.openWriting(path, "");
			writing.write(text);
			return true;
		},
		finish: () => writing?.finish(),
		abandon: () => writing?.abandon()
	};
}
// src/cli/api/run-operation.ts
const interruptedExitCode = 130;
async function runOperation(id, typed, flags, session) {
	await session.inWorld(flags, async (world) => {
		const parts = await requestOf(id, typed, flags, session, world);
		const sink = openSink(flags, session.parts, world);
		const { deployment = null, config = null, all = false, arrays } = flags;
		const work = async () => {
			await write(id, await callOperation({
				id,
				parts,
				deployment,
				config,
				all,
				arrays
			}, world), flags.format, flags.output === void 0 ? world.terminal.width : Infinity, sink);
			return "done";
		};
		const working = work();
		working.catch(() => {});
		const stopped = session.parts.stop().then(() => "stopped");
		try {
			if (await Promise.race([working, stopped]) === "done") return;
			session.code = interruptedExitCode;
			world.terminal.tell("Stopped.");
		} finally {
			sink.abandon();
		}
	});
}
async function requestOf(id, typed, { body: from, all, arrays, output }, session, world) {
	if (output !== void 0) world.ensureWritable(output);
	const given = from === void 0 ? { body: null } : await readFrom(from, session, world);
	if ("problem" in given) throw new UsageError(linesOf([given.problem]));
	const read = readRequest({
		id,
		typed,
		body: given.body,
		all: all === true,
		arrays
	});
	if ("problems" in read) throw new UsageError(linesOf(read.problems));
	if (read.warnings.length > 0) world.terminal.tell(linesOf(read.warnings.map(asWarning)));
	return read.parts;
}
async function readFrom(from, session, world) {
	return from === "-" ? readBody(await text(session.parts.streams.in), "-") : readBody(world.readText(from), from);
}
const asWarning = ({ at, says }) => ({
	at: `warning: ${at}`,
	says
});
const linesOf = (problems) => [...new Set(problems.map(({ at, says }) => escapeTerminal(`${at}: ${says}`)))].join("\n");
async function write(id, came, format, width, sink) {
	const writer = writersOf[format](id, width);
	if (came.kind === "answer") await sink.write(writer.answer(came.answer));
	else {
		for await (const items of came.pages) if (!await sink.write(writer.page(items))) return;
		await sink.write(writer.end());
	}
	sink.finish();
}
// src/cli/api/operation-commands.ts
function addOperations(api, session) {
	api.commandsGroup("Operations:");
	for (const id of operationIds) {
		const command = settle(operationCommand(id, session), session.parts.streams);
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
	const format = new Option("--format <name>", "how the answer is written; ndjson has an item a line").choices([
		"json",
		"ndjson",
		"table"
	]).default("json");
	const arrays = new Option("--arrays <how>", "how lists are written into the query").choices(["repeat", "comma"]).default("repeat");
	command.addOption(all.hideHelp(operations[id].paging === null)).addOption(format).option("--output <file>", "write the answer to this file").addOption(arrays.hideHelp(!hasListInQuery(id)));
}
const hasListInQuery = (id) => requests[id].inputs.some(({ in: place, list }) => place === "query" && list);
export { addOperations };
