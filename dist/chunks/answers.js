import { PlatformError, isObject } from "./cli-and-action.js";
import { isDeploymentList, isDetectionState, isDetectionSummary, isLegacyPolicyList, isPreviewAnswer, isRemediationState, isVocabulary } from "./answers2.js";
// src/platform/json.ts
const deepest = 64;
function parseJson(text) {
	const value = parse(text);
	if (fieldsIn(value, deepest) !== namesIn(text)) throw new SyntaxError("a name stands twice in one object");
	return value;
}
function tryJson(text) {
	try {
		return parseJson(text);
	} catch {
		return;
	}
}
function parse(text) {
	try {
		return /[0-9]{16}/.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
	} catch {
		throw new SyntaxError("it is not JSON, or it was cut off");
	}
}
function keepDigits(_key, value, context) {
	if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
	return /^-?[0-9]+$/.test(context?.source ?? "") ? context?.source : value;
}
function namesIn(text) {
	const strings = /"[^"\\]*(?:\\.[^"\\]*)*"\s*:?/g;
	let count = 0;
	while (strings.test(text)) if (text.charAt(strings.lastIndex - 1) === ":") count++;
	return count;
}
function fieldsIn(value, levels) {
	if (typeof value !== "object" || value === null) return 0;
	if (levels === 0) throw new SyntaxError(`it is nested over ${String(deepest)} levels deep`);
	const inner = Object.values(value);
	let count = Array.isArray(value) ? 0 : inner.length;
	for (const one of inner) count += fieldsIn(one, levels - 1);
	return count;
}
const textOrNull = (value) => typeof value === "string" && value !== "" ? value : null;
function excerpt(text) {
	const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
	return line.length <= 300 ? line : `${line.slice(0, 300).replace(/[\uD800-\uDBFF]$/, "")} \u2026`;
}
const isHtml = (text) => /^\s*<(?:!doctype|html|head|body)\b/i.test(text);
function excerptOfBody(text) {
	if (!isHtml(text)) return excerpt(text);
	const [, title = ""] = /<title>([^<]{1,300})/i.exec(text) ?? [];
	return excerpt(title);
}
// src/platform/answers.ts
var Misunderstanding = class extends Error {
	name = "Misunderstanding";
	hint;
	constructor(message, hint = differentVersion) {
		super(message);
		this.hint = hint;
	}
};
var PartOfList = class extends Misunderstanding {};
var Contradiction = class extends Misunderstanding {};
const differentVersion = "The platform may be of another version than this program knows. Look for a newer ifmatch, or report this answer with the request id.";
function readJson({ headers, body }, clean) {
	const type = headers["content-type"] ?? "";
	if (body.length === 0) throw new Misunderstanding("with an empty body", notTheApi);
	const quoted = excerptOfBody(clean(new TextDecoder().decode(body)));
	const quote = quoted === "" ? "" : `, "${quoted}"`;
	if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type.trim())) throw new Misunderstanding(`with ${typeName(type)} in place of JSON${quote}`, notTheApi);
	const text = decode(body);
	if (text === null) throw new Misunderstanding("with bytes that are not UTF-8 in place of JSON", notTheApi);
	try {
		return {
			text,
			value: parseJson(text)
		};
	} catch (error) {
		throw new Misunderstanding(`with JSON that cannot be used: ${error.message}${quote}`);
	}
}
const notTheApi = "Check that the address is the API of the platform, and that no login page or proxy answers in its place.";
function typeName(type) {
	if (type === "") return "a body without a content type";
	return /^text\/html/i.test(type) ? "an HTML page" : excerpt(type.split(";")[0] ?? "");
}
function decode(body) {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(body);
	} catch {
		return null;
	}
}
const shapes = {
	listDeployments: () => Promise.resolve(isDeploymentList),
	getRemediationPolicies: () => Promise.resolve(isRemediationState),
	applyRemediationPolicies: () => Promise.resolve(isRemediationState),
	previewRemediationPolicies: () => Promise.resolve(isPreviewAnswer),
	getDetectionPolicySummary: () => Promise.resolve(isDetectionSummary),
	getDetectionPolicy: () => Promise.resolve(isDetectionState),
	applyDetectionPolicy: () => Promise.resolve(isDetectionState),
	previewDetectionPolicy: () => Promise.resolve(isPreviewAnswer),
	getVocabulary: () => Promise.resolve(isVocabulary),
	listLegacyPolicies: () => Promise.resolve(isLegacyPolicyList),
	listFindings: async () => (await others()).isFindingList,
	triageFindings: async () => (await others()).isTriageAnswer,
	listDependencies: async () => (await others()).isDependencyList,
	getResolutionConfigs: async () => (await others()).isResolutionConfiguration,
	reportGuardrailsActivity: async () => (await others()).isGuardrailsReport,
	reportBacklogByRule: async () => (await others()).isBacklogReport,
	searchIssues: async () => (await others()).isIssueGroupList,
	listScmSubscriptions: async () => (await others()).isScmSubscriptionList,
	createNotificationWebhook: async () => (await others()).isNotificationWebhookAnswer,
	createPatternFixTask: async () => (await others()).isPatternFixAnswer
};
const others = () => import("./web-api-answers2.js");
function checkShape(value, hasShape) {
	if (hasShape(value)) return value;
	const wrong = (hasShape.errors ?? []).filter(({ keyword }) => keyword !== "if").map(({ instancePath, message }) => `${instancePath || "it"} ${message ?? "is wrong"}`);
	const more = wrong.length > 3 ? ` and ${String(wrong.length - 3)} more` : "";
	throw new Misunderstanding(`in a shape that is not understood: ${excerpt(wrong.slice(0, 3).join("; "))}${more}`);
}
function refuseCut(what, beside, counts, headers, hint = askWhole) {
	const isLinked = /<[^>]*>\s*;\s*rel="?next\b/i.test(headers["link"] ?? "");
	const sign = signOfCut(beside, counts) ?? (isLinked ? "link" : null);
	if (sign !== null) throw new PartOfList(`with a part of the ${what} only, as ${JSON.stringify(sign)} says`, hint);
}
const askWhole = "Ask the operator of the platform for answers that are not paged, and name the request id.";
function signOfCut(beside, counts) {
	const inside = Object.entries(beside).filter(([name]) => envelopes.test(name)).flatMap(([, value]) => isObject(value) ? Object.entries(value) : []);
	const all = [...Object.entries(beside), ...inside].map(([given, value]) => ({
		given,
		name: letters(given),
		value
	}));
	const isTrue = (value) => value === true || value === "true";
	const isWhole = all.some(({ name, value }) => more.has(name) && (value === false || value === "false"));
	return all.find(({ name, value }) => {
		if (more.has(name)) return isTrue(value);
		if (next.has(name)) return !isWhole && isGiven(value);
		return Object.entries(counts).some(([list, came]) => totalsOf(list, Object.keys(counts).length === 1).includes(name) && (numberIn(value) ?? 0) > came);
	})?.given ?? null;
}
const envelopes = /^(_?links|page|page_?info|pagination|paging|meta(data)?)$/i;
const more = new Set([
	"hasmore",
	"hasnextpage",
	"truncated",
	"istruncated"
]);
const next = new Set([
	"cursor",
	"next",
	"nextcursor",
	"nextlink",
	"nextpage",
	"nextpagetoken",
	"nexturl"
]);
const letters = (name) => name.toLowerCase().replaceAll(/[^a-z]/g, "");
const isGiven = (value) => typeof value === "string" && value !== "" || typeof value === "number" && value > 0 || isObject(value);
const totalsOf = (list, isAlone) => [...[
	`total${list}`,
	`${list}total`,
	`${list}count`
], ...isAlone ? ["total", "totalcount"] : []];
function numberIn(value) {
	if (typeof value === "number") return value;
	return typeof value === "string" && /^[0-9]+$/.test(value) ? Number(value) : null;
}
function tidyPolicy(policy) {
	const { filters, ...rest } = withoutNulls(policy);
	return {
		...rest,
		...isObject(filters) ? { filters: tidyFilters(filters) } : {},
		actions: objectsOf(rest, "actions")
	};
}
const tidyFilters = (filters) => ({
	...filters,
	conditions: objectsOf(filters, "conditions").map((one) => ({
		...one,
		values: listOf(one, "values")
	}))
});
function tidyLists(policy) {
	const { rulesets, rules, disabled, ...rest } = withoutNulls(policy);
	return {
		...withoutEmpty(rest),
		rulesets: rulesets ?? [],
		rules: rules ?? [],
		disabled: disabled ?? []
	};
}
const tidyException = (exception) => withoutEmpty(withoutNulls(exception));
const withoutNulls = (object) => {
	const tidy = (value) => {
		if (Array.isArray(value)) return value.map(tidy);
		return isObject(value) ? withoutNulls(value) : value;
	};
	const given = Object.entries(object).filter(([, value]) => value !== null);
	return Object.fromEntries(given.map(([name, value]) => [name, tidy(value)]));
};
const withoutEmpty = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0)));
function listOf(object, field) {
	const list = object[field] ?? [];
	if (Array.isArray(list)) return list;
	throw new Misunderstanding(`with ${field} that is no list`);
}
function objectsOf(object, field) {
	const list = listOf(object, field);
	if (list.every(isObject)) return list;
	throw new Misunderstanding(`with ${field} that are not all objects`);
}
const products = {
	"detection/code": "code",
	"detection/secrets": "secrets"
};
function checkScope(kind, deployment, bundle) {
	const slug = textOrNull(bundle["deployment_slug"]);
	if (slug !== null && slug !== deployment.slug) throw new Contradiction(`for the deployment ${JSON.stringify(slug)}, not for ${JSON.stringify(deployment.slug)}`, "The id and the slug of the deployment do not belong together. Correct the id in the config, or leave it out.");
	if (kind !== "remediation") checkProduct(kind, bundle);
}
function checkProduct(kind, object) {
	const product = textOrNull(object["product"]);
	if (product === null || product === products[kind]) return;
	throw new Contradiction(`for the product ${JSON.stringify(product)}, not for ${products[kind]}`);
}
function tidyLive(kind, deployment, answer) {
	const bundle = answer.bundle;
	checkScope(kind, deployment, bundle);
	const content = kind === "remediation" ? {
		...bundle,
		policies: objectsOf(bundle, "policies").map(tidyPolicy)
	} : {
		...tidyLists(bundle),
		exceptions: objectsOf(bundle, "exceptions").map(tidyException)
	};
	return {
		stateVersion: tidyStateVersion(answer.state_version),
		content
	};
}
function refusePartOfBundle({ bundle, ...beside }, headers, { content }) {
	const lists = [
		"policies",
		"rulesets",
		"rules",
		"disabled",
		"exceptions"
	].filter((name) => Array.isArray(content[name]));
	const counts = Object.fromEntries(lists.map((name) => [name, content[name].length]));
	refuseCut("bundle", {
		...Object(bundle),
		...beside
	}, counts, headers);
}
const longest = 1e3;
function unsendable(version) {
	if (version === "") return "it is empty";
	if (version === "*") return "it is *, which would match any state";
	if (version.length > longest) return `it has ${String(version.length)} characters, over ${String(longest)}`;
	return /^[\x21-\x7e]+$/.test(version) ? null : "it has white space or characters outside ASCII";
}
function tidyStateVersion(version) {
	const reason = unsendable(version);
	if (reason === null) return version;
	throw new Misunderstanding(`with a state_version that cannot be sent as If-Match: ${reason}`, notStrict);
}
const notStrict = "Without a version that can be sent back nothing can be applied safely. Ask the operator of the platform, and name the request id.";
function toIfMatch(version, { ifMatch }) {
	const reason = unsendable(version);
	if (reason === null) return ifMatch === "raw" || /^(W\/)?".*"$/.test(version) ? version : `"${version}"`;
	throw new PlatformError(`The state version cannot be sent as If-Match: ${reason}. Nothing was sent.`, {
		hint: "Preview again.",
		unsent: true
	});
}
function tidyDeployments({ deployments, ...beside }, headers, sought) {
	const ids = new Map();
	if (deployments === void 0) throw new Misunderstanding("without a list of deployments");
	for (const { id: given, slug } of deployments ?? []) {
		const id = String(given ?? "");
		if (!/^[0-9]{1,19}$/.test(id)) throw new Misunderstanding(`with ${JSON.stringify(id)} as the id of a deployment`);
		if (!slug) throw new Misunderstanding(`without the slug of deployment ${id}`);
		if ((ids.get(slug) ?? id) !== id) throw new Misunderstanding(`with two deployments of the slug ${JSON.stringify(slug)}`);
		ids.set(slug, id);
	}
	if (sought === null || !sought.every((slug) => ids.has(slug))) refuseCut("deployments", beside, { deployments: deployments?.length ?? 0 }, headers, idInstead);
	return [...ids].map(([slug, id]) => ({
		id,
		slug
	}));
}
const idInstead = "Say which deployment with --deployment; if it is not in that part, write its id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.";
function tidyVocabulary(answer, headers) {
	const { condition_types, action_types, value_enums, detection_constraints: constraints, ...beside } = answer;
	refuseCut("vocabulary", beside, {}, headers);
	const values = (value_enums ?? []).map(({ type, values: allowed }) => [type, allowed ?? []]);
	return {
		conditionTypes: new Map((condition_types ?? []).map(({ type, description }) => [type, { description: description ?? "" }])),
		actionTypes: new Map((action_types ?? []).map(({ type, description, requires }) => [type, {
			description: description ?? "",
			requires: requires ?? []
		}])),
		values: new Map(values.filter(([, allowed]) => allowed.length > 0)),
		rulesetsAccepted: constraints?.rulesets_accepted ?? null,
		exceptionTypes: constraints?.exception_types ?? [],
		ruleTypes: constraints?.rule_types ?? []
	};
}
export { Contradiction, Misunderstanding, PartOfList, checkProduct, checkScope, checkShape, excerptOfBody, isHtml, parseJson, products, readJson, refuseCut, refusePartOfBundle, shapes, signOfCut, textOrNull, tidyDeployments, tidyException, tidyLists, tidyLive, tidyPolicy, tidyStateVersion, tidyVocabulary, toIfMatch, tryJson, unsendable };
