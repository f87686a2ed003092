import { PlatformError, UsageError, credentialFor, nowhere, operations, redactorFor, shellWord, systemClock } from "./base.js";
import { exceptionId, isBookkeeping, isObject, itemId, listId, nameOfBundle, objectId, policyId, ruleLists as ruleLists$1, slugOf } from "./validate.js";
import { answers_exports, combine, identitiesIn, inParallel, isPlanFile, policyFinder, requests, restoreObject, summarize, unchangedPolicies, verbOf } from "./files.js";
process.getBuiltinModule("node:buffer");
const isUtf8 = (() => process.getBuiltinModule("node:buffer").isUtf8)();
// src/platform/answers.ts
var Misunderstanding = class extends Error {
	name = "Misunderstanding";
	hint;
	kind;
	constructor(message, hint = differentVersion, kind = "odd") {
		super(message);
		this.hint = hint;
		this.kind = kind;
	}
};
const differentVersion = "The platform may have a newer API. Update ifmatch, or report this answer with the request id.";
function readJson({ headers, body }, clean) {
	const type = headers["content-type"] ?? "";
	if (body.length === 0) throw new Misunderstanding("with an empty body", notTheApi);
	const text = new TextDecoder().decode(body);
	const quote = () => excerptOfBody(clean(text)).replace(/^.+$/, ", \"$&\"");
	if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type.trim())) throw new Misunderstanding(`with ${excerpt(type.split(";")[0] ?? "") || "no content type"} instead of JSON${quote()}`, notTheApi);
	if (!isUtf8(body)) throw new Misunderstanding("with bytes that are not UTF-8 instead of JSON", notTheApi);
	try {
		return parseJson(text);
	} catch (error) {
		throw new Misunderstanding(`with JSON that cannot be used: ${error.message}${quote()}`);
	}
}
const notTheApi = "Check that the address is the API of the platform, and not a login page or a proxy.";
const deepest = 64;
function parseJson(text) {
	const value = parse$1(text);
	if (fieldsIn$1(value, deepest) !== namesIn(text)) throw new SyntaxError("a name occurs twice in one object");
	return value;
}
function tryJson(text) {
	try {
		return parseJson(text);
	} catch {
		return;
	}
}
function parse$1(text) {
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
function fieldsIn$1(value, levels) {
	if (typeof value !== "object" || value === null) return 0;
	if (levels === 0) throw new SyntaxError(`it is nested over ${String(deepest)} levels deep`);
	const inner = Object.values(value);
	let count = Array.isArray(value) ? 0 : inner.length;
	for (const one of inner) count += fieldsIn$1(one, levels - 1);
	return count;
}
const textOrNull = (value) => typeof value === "string" && value !== "" ? value : null;
function excerpt(text) {
	const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
	return line.length <= 300 ? line : `${line.slice(0, 300).replace(/[\uD800-\uDBFF]$/, "")} \u2026`;
}
function excerptOfBody(text) {
	if (!/^\s*</.test(text)) return excerpt(text);
	const [, title = ""] = /<title>([^<]{1,300})/i.exec(text) ?? [];
	return excerpt(title);
}
async function shapeOf(id) {
	const name = `is${operations[id].answer}`;
	const others = async () => await import("./files.js");
	const guard = answers_exports[name] ?? (await others())[name];
	if (guard === void 0) throw new Error(`there is no guard ${name}`);
	return guard;
}
function checkShape$1(value, hasShape) {
	if (hasShape(value)) return value;
	const wrong = (hasShape.errors ?? []).filter(({ keyword }) => keyword !== "if").map(({ instancePath, message }) => `${instancePath || "it"} ${message ?? "is wrong"}`);
	const more = wrong.length > 3 ? ` and ${String(wrong.length - 3)} more` : "";
	throw new Misunderstanding(`in a shape that is not understood: ${excerpt(wrong.slice(0, 3).join("; "))}${more}`);
}
function refuseCut(what, { beside, lists = {}, headers }, hint = askWhole) {
	const fields = [beside, ...Object.values(beside).filter(isObject)].flatMap((one) => Object.entries(one));
	const all = Object.entries(lists);
	const isTotal = (name, number) => all.some(([list, items]) => {
		return (name.includes(list) ? /total|count/.test(name) : all.length === 1 && /^total(?:count)?$/.test(name)) && number > (Array.isArray(items) ? items.length : 0);
	});
	const [sign] = fields.find(([given, value]) => {
		const name = given.toLowerCase().replaceAll(/[^a-z]/g, "");
		if (paging.test(name)) return value && value !== "false";
		return typeof value !== "object" && isTotal(name, Number(value));
	}) ?? [];
	const isLinked = /<[^<>]*>\s*;\s*rel="?next\b/i.test(headers["link"] ?? "");
	if (sign !== void 0 || isLinked) throw new Misunderstanding(`with a part of the ${what} only, as ${JSON.stringify(sign ?? "link")} says`, hint, "part");
}
const askWhole = "Ask the operator of the platform for unpaged answers, with the request id.";
const paging = /^(?:hasmore|hasnextpage|(?:is)?truncated|cursor|next(?:cursor|link|page|pagetoken|url)?)$/;
function tidyPolicy(policy) {
	const { filters, actions = [], ...rest } = withoutNulls(policy);
	return {
		...rest,
		...isObject(filters) ? { filters: tidyFilters(filters) } : {},
		actions
	};
}
const tidyFilters = (filters) => ({
	...filters,
	conditions: listIn(filters, "conditions").map((one) => {
		if (!isObject(one)) throw new Misunderstanding("with conditions that are not all objects");
		return {
			...one,
			values: listIn(one, "values")
		};
	})
});
function listIn(object, field) {
	const list = object[field] ?? [];
	if (Array.isArray(list)) return list;
	throw new Misunderstanding(`with ${field} that is no list`);
}
function tidyLists(policy) {
	const { rulesets = [], rules = [], disabled = [], ...rest } = withoutNulls(policy);
	return {
		...withoutEmpty(rest),
		rulesets,
		rules,
		disabled
	};
}
const tidyException = (exception) => withoutEmpty(withoutNulls(exception));
function withoutNulls(object) {
	const tidy = (value) => {
		if (Array.isArray(value)) return value.map(tidy);
		return isObject(value) ? withoutNulls(value) : value;
	};
	const given = Object.entries(object).filter(([, value]) => value !== null);
	return Object.fromEntries(given.map(([name, value]) => [name, tidy(value)]));
}
const withoutEmpty = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0)));
const products = {
	"detection/code": "code",
	"detection/secrets": "secrets"
};
function checkScope(kind, deployment, bundle) {
	const slug = textOrNull(bundle["deployment_slug"]);
	if (slug !== null && slug !== deployment.slug) throw new Misunderstanding(`for the deployment ${JSON.stringify(slug)}, not for ${JSON.stringify(deployment.slug)}`, "The id and the slug of the deployment do not match. Fix the id in the config, or omit it.", "contradiction");
	if (kind !== "remediation") checkProduct(kind, bundle);
}
function checkProduct(kind, object) {
	const product = textOrNull(object["product"]);
	if (product === null || product === products[kind]) return;
	throw new Misunderstanding(`for the product ${JSON.stringify(product)}, not for ${products[kind]}`, differentVersion, "contradiction");
}
function tidyLive(kind, deployment, answer) {
	const bundle = answer.bundle;
	checkScope(kind, deployment, bundle);
	const objectsIn = (field) => listIn(bundle, field);
	const content = kind === "remediation" ? {
		...bundle,
		policies: objectsIn("policies").map(tidyPolicy)
	} : {
		...tidyLists(bundle),
		exceptions: objectsIn("exceptions").map(tidyException)
	};
	return {
		stateVersion: tidyStateVersion(answer.state_version),
		content
	};
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
const notStrict = "Without a valid version nothing can be applied safely. Ask the operator of the platform, with the request id.";
function toIfMatch(version) {
	const reason = unsendable(version);
	if (reason === null) return version;
	throw new PlatformError(`The state version cannot be sent as If-Match: ${reason}. Nothing was sent.`, {
		hint: "Preview again.",
		unsent: true
	});
}
function tidyDeployments({ deployments, ...beside }, headers, slugs) {
	if (deployments === void 0) throw new Misunderstanding("without a list of deployments");
	const ids = idsBySlug(deployments ?? []);
	if (slugs === null || !slugs.every((slug) => ids.has(slug))) refuseCut("deployments", {
		beside,
		lists: { deployments },
		headers
	}, idInstead);
	return [...ids].map(([slug, id]) => ({
		id,
		slug
	}));
}
function idsBySlug(deployments) {
	const ids = new Map();
	for (const { id: given, slug } of deployments) {
		const id = String(given ?? "");
		if (!/^[0-9]{1,19}$/.test(id)) throw new Misunderstanding(`with ${JSON.stringify(id)} as the id of a deployment`);
		if (!slug) throw new Misunderstanding(`without the slug of deployment ${id}`);
		if ((ids.get(slug) ?? id) !== id) throw new Misunderstanding(`with two deployments of the slug ${JSON.stringify(slug)}`);
		ids.set(slug, id);
	}
	return ids;
}
const idInstead = "Select one with --deployment; if it is not in that part, set its id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.";
function tidyVocabulary(answer, headers) {
	const { condition_types, action_types, value_enums, detection_constraints: constraints, ...beside } = answer;
	refuseCut("vocabulary", {
		beside,
		headers
	});
	const values = (value_enums ?? []).map(({ type, values: allowed }) => [type, allowed ?? []]);
	return {
		conditionTypes: (condition_types ?? []).map(({ type }) => type),
		requires: new Map((action_types ?? []).map(({ type, requires }) => [type, requires ?? []])),
		values: new Map(values.filter(([, allowed]) => allowed.length > 0)),
		rulesetsAccepted: constraints?.rulesets_accepted ?? null
	};
}
process.getBuiltinModule("node:util");
const promisify = (() => process.getBuiltinModule("node:util").promisify)();
process.getBuiltinModule("node:zlib");
const gunzip$1 = (() => process.getBuiltinModule("node:zlib").gunzip)();
// src/platform/profile.ts
const staleCodes = ["STATE_VERSION_MISMATCH"];
const staleStatuses = [412];
const conflictStatuses = [409];
const rejectionCodes = [
	"UNKNOWN_REFERENCE",
	"MISSING_DEPENDENT_ACTION",
	"RESERVED_SLUG",
	"UNSUPPORTED_ACTION_TYPE",
	"INVALID_CONDITION_VALUE"
];
const missingStatuses = [
	404,
	405,
	501
];
const retryStatuses = [
	429,
	502,
	503,
	504
];
const unprocessedStatuses = [429];
const doubtfulStatuses = [408, 499];
const errorTextFields = [
	"error",
	"message",
	"detail"
];
const requestIdHeaders = [
	"x-request-id",
	"request-id",
	"x-correlation-id",
	"x-amzn-requestid",
	"x-amzn-trace-id",
	"cf-ray",
	"x-trace-id"
];
// src/platform/http.ts
const gunzip = promisify(gunzip$1);
const unending = new AbortController().signal;
const largestBody = 10485760;
async function exchange(transport, { method, origin, path, headers: sent, body }, timeout, stop = unending, { timer } = systemClock) {
	const late = new AbortController();
	const cancel = timer(Math.max(1, Math.ceil(timeout)), () => late.abort());
	const signal = AbortSignal.any([late.signal, stop]);
	try {
		const options = {
			method,
			origin,
			path,
			headers: sent,
			body,
			signal,
			headersTimeout: 0,
			bodyTimeout: 0
		};
		const response = await transport.request(options);
		const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), [value ?? ""].flat().join(", ")]));
		return {
			status: response.statusCode,
			headers,
			body: await readBody(response, headers["content-encoding"] ?? "")
		};
	} catch (error) {
		if (error instanceof Unusable) return {
			failure: error.failure,
			detail: error.message
		};
		if (stop.aborted) return {
			failure: "interrupted",
			detail: "the program is stopping"
		};
		if (late.signal.aborted) return {
			failure: "timeout",
			detail: `${String(Math.ceil(timeout / 1e3))} s were allowed`
		};
		return toFailure(error);
	} finally {
		cancel();
	}
}
const isRedirect = (status) => status >= 300 && status < 400;
var Unusable = class extends Error {
	failure;
	constructor(failure, message) {
		super(message);
		this.failure = failure;
	}
};
const tooLarge = () => new Unusable("too-large", `it has over ${String(largestBody)} bytes`);
async function readBody({ statusCode, body }, encoding) {
	if (isRedirect(statusCode)) {
		body.on("error", () => {}).destroy();
		return Buffer.alloc(0);
	}
	const chunks = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > largestBody) throw tooLarge();
		chunks.push(chunk);
	}
	const packed = Buffer.concat(chunks);
	if (size === 0 || /^(?:identity)?$/i.test(encoding)) return packed;
	if (!/^gzip$/i.test(encoding)) throw new Unusable("garbled", "it is packed in a way that was not asked for");
	try {
		return await gunzip(packed, { maxOutputLength: largestBody });
	} catch (error) {
		if (error.code === "ERR_BUFFER_TOO_LARGE") throw tooLarge();
		throw new Unusable("garbled", "it cannot be unpacked, or it was cut off");
	}
}
function requestIdOf(headers) {
	const id = requestIdHeaders.map((name) => headers[name] ?? "").find((value) => value !== "")?.replaceAll(/[^\x21-\x7e]/g, "").slice(0, 200) ?? "";
	return id === "" ? null : id;
}
const lookBetween = "Retry. If it persists, check the proxies and gateways in between.";
const failures = {
	unreachable: {
		message: "it cannot be reached",
		hint: "Check the address (IFMATCH_BASE_URL or --base-url), the network, and HTTPS_PROXY and NO_PROXY.",
		processed: "no",
		repeat: true
	},
	untrusted: {
		message: "its certificate is not trusted",
		hint: "If your company has its own certificate authority, set NODE_EXTRA_CA_CERTS to its PEM file. The check cannot be disabled.",
		processed: "no",
		repeat: false
	},
	proxy: {
		message: "the proxy does not let us through to it",
		hint: "Check HTTPS_PROXY with its user name and password, and that the proxy allows this host; or name the host in NO_PROXY.",
		processed: "no",
		repeat: true
	},
	"called-off": {
		message: "it was not asked any more",
		hint: "Run again.",
		processed: "no",
		repeat: false
	},
	interrupted: {
		message: "the connection broke before the answer was complete",
		hint: lookBetween,
		processed: "unknown",
		repeat: true
	},
	timeout: {
		message: "no complete answer came in time",
		hint: lookBetween,
		processed: "unknown",
		repeat: true
	},
	"too-large": {
		message: "the answer is too large",
		hint: "Request smaller pages if the operation has them. Otherwise check that the address is the API of the platform.",
		processed: "unknown",
		repeat: false
	},
	garbled: {
		message: "the answer cannot be decoded",
		hint: "Check the address, its port, and that HTTP/1.1 is spoken there; http:// works for localhost, 127.0.0.1 and [::1] only. Check the proxies and gateways in between.",
		processed: "unknown",
		repeat: false
	}
};
function toFailure(error) {
	const causes = leaves(error);
	return {
		failure: causes.map(kindOf).find((known) => known !== null) ?? "interrupted",
		detail: causes.map(detailOf).join("; ")
	};
}
function leaves(error) {
	if (error instanceof AggregateError) return error.errors.flatMap(leaves);
	return [error instanceof Error ? error : new Error(String(error))];
}
function detailOf({ code = "", message }) {
	const reason = /^\w+:error:\w+:[^:]*:[^:]*:([^:]+):/.exec(message)?.[1] ?? message;
	return code === "" || reason.includes(code) ? reason : `${reason} (${code})`;
}
function kindOf({ name, code = "", message, syscall = "" }) {
	if (/^(?:connect$|getaddrinfo)/.test(syscall) || code === "UND_ERR_CONNECT_TIMEOUT") return "unreachable";
	if (code.startsWith("UND_ERR_PRX") || message.startsWith("Proxy response (")) return "proxy";
	if (certificate.test(code)) return "untrusted";
	if (name === "HTTPParserError") return message.includes("EOF") ? "interrupted" : "garbled";
	return /^(?:UND_ERR_HEADERS_OVERFLOW|EPROTO)$|^ERR_SSL/.test(code) ? "garbled" : null;
}
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_|CRL|INVALID_PURPOSE|INVALID_CA|HOSTNAME_MISMATCH/;
async function send(wire, request) {
	const { clock, deadlines, closing, hurry } = wire;
	if (closing.aborted) return {
		failure: "called-off",
		detail: "the program is stopping"
	};
	const transport = await wire.open();
	const end = clock.now() + deadlines.call;
	for (let attempt = 1;; attempt += 1) {
		const start = clock.now();
		const came = await exchange(transport, request, Math.min(deadlines.attempt, end - start), closing, clock);
		wire.log(describe(request, came, clock.now() - start));
		const wait = waitAfter(wire, request, attempt, came);
		if (wait === null || clock.now() + wait >= end) return came;
		wire.log(`waiting ${seconds(wait)}, then attempt ${String(attempt + 1)}`);
		const why = "failure" in came ? failures[came.failure].message : `HTTP ${String(came.status)}`;
		wire.progress?.(`${request.origin}: ${why}; trying again (attempt ${String(attempt + 1)})`);
		await clock.sleep(wait, hurry);
		if (hurry.aborted) return came;
	}
}
const mostRetries = 4;
const firstBackoff = 1e3;
const longestWait = 12e4;
function waitAfter(wire, { writes }, attempt, came) {
	const { clock, hurry, retries = mostRetries } = wire;
	if (hurry.aborted || attempt > Math.min(retries, mostRetries)) return null;
	let asked = null;
	if ("failure" in came) {
		const { repeat, processed } = failures[came.failure];
		if (!repeat || writes && processed !== "no") return null;
	} else {
		if (!(writes ? unprocessedStatuses : retryStatuses).includes(came.status)) return null;
		asked = retryAfter(came.headers, clock.now());
	}
	const random = clock.random();
	const wait = asked === null ? random * firstBackoff * 2 ** (attempt - 1) : asked + random * 1e3;
	return Math.round(Math.min(wait, longestWait));
}
function describe({ method, path }, came, took) {
	if ("failure" in came) return `${method} ${path} failed after ${seconds(took)}: ${failures[came.failure].message}`;
	const id = requestIdOf(came.headers);
	return `${method} ${path} ${String(came.status)} in ${seconds(took)}${id === null ? "" : `, request ${id}`}`;
}
const seconds = (milliseconds) => milliseconds < 1e3 ? `${String(Math.round(milliseconds))} ms` : `${(milliseconds / 1e3).toFixed(1)} s`;
function retryAfter(headers, now) {
	const text = headers["retry-after"]?.trim() ?? "";
	if (/^[0-9]+$/.test(text)) return Number(text) * 1e3;
	if (!text.endsWith("GMT")) return null;
	const until = Date.parse(text);
	return Number.isNaN(until) ? null : Math.max(0, until - (Date.parse(headers["date"] ?? "") || now));
}
process.getBuiltinModule("node:crypto");
const createHash$2 = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/plan/digest.ts
const sha256 = (what, text) => `sha256:${createHash$2("sha256").update(`${what}\n`).update(text).digest("hex")}`;
const bundleDigest = ({ kind, content }) => sha256("bundle 1", `${kind}\n${(kind === "remediation" ? remediation : detection)(content)}`);
function diffDigest(differences) {
	const texts = differences.map(({ verb, object: type, key, before, after }) => {
		const sides = [before, after].map((side) => canonicalObject(type, side));
		return `[${[
			plain(verb),
			plain(type),
			plain(key),
			...sides
		].join(",")}]`;
	});
	return sha256("diff 1", texts.toSorted().join("\n"));
}
function planDigest(bundles) {
	const texts = bundles.filter(({ changes }) => changes.length > 0).map(({ deployment, kind, bundleDigest: sent, stateVersion, diffDigest: diff }) => plain([
		deployment.id,
		deployment.slug,
		kind,
		sent,
		stateVersion,
		diff
	]));
	return sha256("plan 1", texts.toSorted().join("\n"));
}
const unused = new Set([
	"null",
	"\"\"",
	"[]",
	"{}"
]);
const nullOnly = new Set(["null"]);
const plain = (value) => {
	if (typeof value === "string") return JSON.stringify(value);
	if (Array.isArray(value)) return `[${value.map(plain).join(",")}]`;
	return isObject(value) ? describedObject(value) : JSON.stringify(value) ?? "null";
};
const describedObject = object({});
function object(shape, { absent = unused, ignores = () => false } = {}) {
	const known = new Map(Object.entries(shape));
	return (value) => {
		if (!isObject(value)) return plain(value);
		return `{${Object.keys(value).toSorted().flatMap((key) => {
			const write = known.get(key);
			const text = write === void 0 && ignores(key) ? "null" : (write ?? plain)(value[key]);
			return absent.has(text) ? [] : [`${JSON.stringify(key)}:${text}`];
		}).join(",")}}`;
	};
}
const list = (item) => (value) => Array.isArray(value) ? `[${value.map(item).join(",")}]` : plain(value);
const set = (item) => (value) => Array.isArray(value) ? `[${[...new Set(value.map(item))].toSorted().join(",")}]` : plain(value);
const bag = (item) => (value) => Array.isArray(value) ? `[${value.map(item).toSorted().join(",")}]` : plain(value);
const byDefault = (text) => (value) => {
	const given = plain(value);
	return given === text ? "null" : given;
};
const leftOut = () => "null";
const outputOnly = {
	deployment_slug: leftOut,
	product: leftOut
};
const action = (rules) => object({ config: object({}, { absent: nullOnly }) }, rules);
const condition = (rules) => object({
	values: set(plain),
	mode: byDefault("\"any\"")
}, rules);
const policy = (rules, inner = {}) => object({
	active: byDefault("true"),
	filters: object({ conditions: set(condition(inner)) }, rules),
	actions: list(action(inner))
}, rules);
const ruleLists = {
	rulesets: set(plain),
	rules: set(plain),
	disabled: set(plain)
};
const detection = object({
	...outputOnly,
	...ruleLists,
	exceptions: bag(plain)
});
const remediation = object({
	...outputOnly,
	policies: bag(policy({}))
});
const answered = { ignores: isBookkeeping };
const objects = new Map([
	["RemediationPolicy", policy(answered)],
	["DetectionPolicy", object({
		...outputOnly,
		...ruleLists,
		exceptions: bag(plain)
	}, answered)],
	["DetectionPolicyException", object(ruleLists, answered)]
]);
const canonicalObject = (kind, content) => (objects.get(kind) ?? plain)(content);
const saidFields = [
	"name",
	"description",
	"active",
	"filters",
	"actions",
	"mode",
	"conditions",
	"type",
	"values",
	"config"
];
const said = { ignores: (field) => !saidFields.includes(field) };
const declared = new Map([["RemediationPolicy", policy(said, said)], ["DetectionPolicyException", object({ exception_type: plain }, said)]]);
const saidText = (kind, content) => (declared.get(kind) ?? plain)(content);
const canonicalAction = action({});
const canonicalCondition = condition({});
// src/plan/effect/filter-space.ts
const bits = new Map(Object.entries({
	severity: [
		"low",
		"medium",
		"high",
		"critical"
	],
	confidence: [
		"low",
		"medium",
		"high"
	],
	full_scan: ["true", "false"],
	breaking_change: [
		"true",
		"false",
		""
	]
}).map(([type, values], place) => [type, new Map(values.map((value, index) => [value, 1 << 4 * place + index]))]));
const union = (all) => [...all].reduce((sum, one) => sum | one, 0);
const masks = Array.from(bits.values(), (own) => union(own.values()));
const open = new Set(["repository_tag", "vulnerability_class"]);
const whole = {
	values: union(masks),
	some: [],
	none: new Set()
};
function filterSpaceOf(policy) {
	const space = filterSpaceOfFilters(policy["filters"]);
	const beside = [...fieldsBeside(policy, policyFields), ...fieldsBeside(policy["filters"], filterFields)];
	if (beside.length === 0) return space;
	const more = withUnknown(whole, [`beyond ${beside.join()}`]);
	return [...space.map((cube) => withUnknown(cube, beside)), more];
}
function filterSpaceOfFilters(filters) {
	const read = readFilters(filters);
	if (read === null) return [withUnknown(whole, [`filters ${plain(filters)}`])];
	const { mode, conditions } = read;
	return mode === "all" ? [conditions.reduce(narrow, whole)] : conditions.map((condition) => narrow(whole, condition));
}
const unknownIn = (space) => [...new Set(space.flatMap(({ some }) => some.flat()))].filter((name) => name.startsWith("?")).toSorted().join("\n");
const policyFields = [
	"name",
	"slug",
	"description",
	"active",
	"filters",
	"actions"
];
const filterFields = ["mode", "conditions"];
function otherFields(before, after, known) {
	const [left, right] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
	const fields = [...new Set([...Object.keys(left), ...Object.keys(right)])].toSorted();
	const differs = (field) => left[field] !== right[field] && plain({ field: left[field] }) !== plain({ field: right[field] });
	return fields.filter((field) => !known.includes(field) && !isBookkeeping(field) && differs(field));
}
function fieldsBeside(content, known) {
	return isObject(content) ? otherFields(content, {}, known).map((field) => `${field} ${plain(content[field])}`) : [];
}
const withUnknown = (cube, names) => ({
	...cube,
	some: [...cube.some, ...names.map((name) => [`?${name}`])]
});
function narrow(cube, { type, mode, values, text, isUsual }) {
	const unknown = withUnknown(cube, [`condition ${text}`]);
	if (!isUsual || values.length === 0 || mode !== "any" && mode !== "none") return unknown;
	const own = bits.get(type);
	if (own !== void 0) {
		if (values.some((value) => value === "" || !own.has(value))) return unknown;
		const named = union(values.map((value) => own.get(value) ?? 0));
		return {
			...cube,
			values: cube.values & (mode === "any" ? ~union(own.values()) | named : ~named)
		};
	}
	if (!open.has(type)) return unknown;
	const names = values.map((value) => `${type}=${value}`);
	return mode === "any" ? {
		...cube,
		some: [...cube.some, names]
	} : {
		...cube,
		none: new Set([...cube.none, ...names])
	};
}
function readFilters(filters) {
	if (!isObject(filters)) return null;
	const { mode, conditions } = filters;
	if (mode !== "all" && mode !== "any" || !Array.isArray(conditions)) return null;
	const read = conditions.flatMap((condition) => readCondition(condition) ?? []);
	return read.length === 0 || read.length < conditions.length ? null : {
		mode,
		conditions: read
	};
}
const orElse = (value, unused) => value === null || value === void 0 || value === "" ? unused : value;
function readCondition(condition) {
	if (!isObject(condition)) return null;
	const { type, mode: givenMode, values: givenValues, ...rest } = condition;
	const mode = orElse(givenMode, "any");
	const values = orElse(givenValues, []);
	if (typeof type !== "string" || typeof mode !== "string" || !Array.isArray(values)) return null;
	if (!values.every((value) => typeof value === "string")) return null;
	const isUsual = Object.values(rest).every((value) => orElse(value, null) === null);
	return {
		type,
		mode,
		values: [...new Set(values)].toSorted(),
		text: canonicalCondition(condition),
		isUsual
	};
}
const maxCases = 200;
function coverOf(space, parts) {
	const used = new Set();
	let cases = 0;
	const isCovered = (rest) => {
		cases += 1;
		if (isEmpty$1(rest)) return true;
		const found = sampleOf(rest);
		const isPart = ({ cube }) => matches$1(cube, found);
		const part = cases > maxCases ? void 0 : [...used].find(isPart) ?? parts.find(isPart);
		if (part === void 0) return false;
		used.add(part);
		return outside(rest, part.cube).every(isCovered);
	};
	if (space.every((cube) => {
		cases = 0;
		return isCovered(cube);
	})) return used;
	return cases > maxCases ? "unknown" : null;
}
const isEmpty$1 = ({ values, some, none }) => masks.some((mask) => (values & mask) === 0) || some.some((names) => names.every((name) => none.has(name)));
function sampleOf({ values, some, none }) {
	const holds = new Set();
	for (const names of some) {
		const name = names.find((one) => holds.has(one)) ?? names.find((one) => !none.has(one));
		if (name !== void 0) holds.add(name);
	}
	return {
		values: masks.reduce((sum, mask) => sum | values & mask & -(values & mask), 0),
		holds
	};
}
const matches$1 = ({ values, some, none }, { values: has, holds }) => (has & values) === has && some.every((names) => names.some((name) => holds.has(name))) && [...holds].every((name) => !none.has(name));
const outside = (cube, { values, some, none }) => [
	...masks.map((mask) => ({
		...cube,
		values: cube.values & ~(values & mask)
	})),
	...some.map((names) => ({
		...cube,
		none: new Set([...cube.none, ...names])
	})),
	...Array.from(none, (name) => ({
		...cube,
		some: [...cube.some, [name]]
	}))
];
// src/plan/effect/compare.ts
const alone = {
	before: [],
	after: []
};
function compareEnforcement(slug, was, is, sides) {
	const losses = differences(slug, was, [...partsOf([{
		...is,
		slug
	}]), ...sides.after]);
	const gains = differences(slug, is, [...partsOf([{
		...was,
		slug
	}]), ...sides.before]);
	const coveredBy = [...new Set([...losses.coveredBy, ...gains.coveredBy])].toSorted();
	const looser = losses.deeds.has("enforces") || gains.deeds.has("hides");
	const stricter = gains.deeds.has("enforces") || losses.deeds.has("hides");
	if (losses.deeds.has("unknown") || gains.deeds.has("unknown") || (looser || stricter) && hasOtherUnknowns(was, is)) return {
		effect: "unknown",
		coveredBy
	};
	if (looser) return {
		effect: stricter ? "mixed" : "looser",
		coveredBy
	};
	return {
		effect: stricter ? "stricter" : "neutral",
		coveredBy
	};
}
function hasOtherUnknowns(was, is) {
	return was.space.length > 0 && is.space.length > 0 && unknownIn(was.space) !== unknownIn(is.space);
}
function differences(slug, { level, deeds, space }, side) {
	const asked = Array.from(deeds, ([text, deed]) => [deed, (other) => other.deeds.has(text)]);
	if (level > 0) asked.push(["enforces", (other) => other.level >= level]);
	const found = asked.map(([deed, does]) => {
		const cover = coverOf(space, side.filter(({ policy }) => does(policy)));
		return cover === "unknown" ? {
			deed: cover,
			cover: null
		} : {
			deed,
			cover
		};
	});
	return {
		deeds: new Set(found.flatMap(({ deed, cover }) => cover === null ? deed : [])),
		coveredBy: found.flatMap(({ cover }) => Array.from(cover ?? [], ({ policy }) => policy.slug)).filter((one) => one !== slug)
	};
}
const partsOf = (policies) => policies.flatMap((policy) => policy.space.map((cube) => ({
	cube,
	policy
})));
// src/plan/lists.ts
function itemsIn(side, list) {
	const items = side?.[list] ?? [];
	return Array.isArray(items) && items.every((item) => typeof item === "string") ? new Set(items) : null;
}
function changedItems(change) {
	return ruleLists$1.flatMap((list) => {
		const [live, files] = [itemsIn(change.before, list), itemsIn(change.after, list)];
		if (live === null || files === null) return [];
		const only = (here, some, others) => [...some].filter((item) => !others.has(item)).map((item) => ({
			id: itemId(list, item),
			list,
			item,
			here
		}));
		return [...only("platform", live, files), ...only("files", files, live)];
	});
}
function withItems(content, items) {
	const listWith = (list) => {
		const texts = new Set(itemsIn(content, list));
		for (const { item, here } of items.filter((one) => one.list === list)) if (here === "files") texts.add(item);
		else texts.delete(item);
		return [...texts];
	};
	return {
		rulesets: listWith("rulesets"),
		rules: listWith("rules"),
		disabled: listWith("disabled")
	};
}
// src/plan/effect/words.ts
const together = (parts) => ({
	effect: combine(parts.map(({ effect }) => effect)),
	message: parts.map(({ message }) => message).join("; ")
});
const neutral = (message) => ({
	effect: "neutral",
	message
});
const unknownFields = (fields) => fields.map((field) => ({
	effect: "unknown",
	message: `changes unknown field ${field}`
}));
function inWords(items) {
	const words = items.slice(0, 5).join(", ");
	return items.length > 5 ? `${words}, and ${String(items.length - 5)} more` : words;
}
const named = (noun, items) => `${noun}${items.length === 1 ? "" : "s"} ${inWords(items)}`;
const ranks = [
	"critical",
	"high",
	"medium",
	"low"
];
function orInWords(values) {
	const words = values.toSorted((a, b) => ranks.indexOf(a) - ranks.indexOf(b)).slice(0, 5);
	const all = values.length > 5 ? [...words, `${String(values.length - 5)} more`] : words;
	return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} or ${all.at(-1) ?? ""}`;
}
function describeCondition({ type, mode, values }) {
	const subject = type === "repository_tag" ? "repository is tagged" : `${type.replaceAll("_", " ")} is`;
	if (values.length === 0) return `${type.replaceAll("_", " ")} has no values`;
	if (mode === "any") return `${subject} ${orInWords(values)}`;
	if (mode === "none") return `${subject.replace(/ is/, " is not")} ${orInWords(values)}`;
	return `${type} ${mode} of ${inWords(values)}`;
}
// src/plan/effect/detection.ts
function classifyException({ key, before, after }) {
	const [was, is] = [typeOf(before), typeOf(after)];
	const where = `${String(key["rule_type"])} ${String(key["rule"])} ${scopeOf(key)}`;
	const seen = before === null || after === null ? listsOf : (side) => side;
	const parts = [...was === is ? [] : [classifyTypes(was, is, where)], ...unknownFields(otherFields(seen(before), seen(after), exceptionFields))];
	return parts.length > 0 ? together(parts) : {
		effect: "unknown",
		message: `no visible change for ${where}`
	};
}
const exceptionFields = [
	"exception_type",
	"rule",
	"rule_type",
	"project",
	"project_tag_name",
	"product"
];
function typeOf(side) {
	const type = side === null ? "none" : side["exception_type"];
	return typeof type === "string" ? type : "not given";
}
const exceptionTypes = {
	"none exclude": {
		effect: "looser",
		message: "excludes"
	},
	"none include": {
		effect: "stricter",
		message: "includes"
	},
	"exclude none": {
		effect: "stricter",
		message: "no longer excludes"
	},
	"include none": {
		effect: "looser",
		message: "no longer includes"
	},
	"exclude include": {
		effect: "stricter",
		message: "includes, and no longer excludes,"
	},
	"include exclude": {
		effect: "looser",
		message: "excludes, and no longer includes,"
	}
};
function classifyTypes(was, is, where) {
	const known = exceptionTypes[`${was} ${is}`];
	if (known !== void 0) return {
		effect: known.effect,
		message: `${known.message} ${where}`
	};
	return {
		effect: "unknown",
		message: `exception type ${was} \u2192 ${is} for ${where}`
	};
}
function scopeOf(key) {
	const target = String(key["scope_target"]);
	return key["scope_type"] === "project_tag" ? `in every project tagged ${target}` : `in ${String(key["scope_type"])} ${target}`;
}
function classifyLists({ before, after }) {
	const strange = ruleLists$1.filter((list) => itemsIn(before, list) === null || itemsIn(after, list) === null);
	const changed = changedItems({
		before,
		after
	});
	const rules = listRules.flatMap(({ list, here, effect, does }) => {
		const items = changed.filter((one) => one.list === list && one.here === here).map(({ item }) => item);
		return items.length === 0 ? [] : [{
			effect,
			message: named(does, items.toSorted())
		}];
	});
	const parts = [
		...strange.map((list) => ({
			effect: "unknown",
			message: `${list} in an unknown form`
		})),
		...rules,
		...unknownFields(otherFields(before, after, [
			...ruleLists$1,
			"deployment_slug",
			"product"
		]))
	];
	if (parts.length > 0) return together(parts);
	if (plain(listsOf(before)) !== plain(listsOf(after))) return {
		effect: "neutral",
		message: "equivalent; only the notation differs"
	};
	return {
		effect: "unknown",
		message: "no visible change"
	};
}
const listRules = [
	{
		list: "rulesets",
		here: "platform",
		effect: "looser",
		does: "removes ruleset"
	},
	{
		list: "rules",
		here: "platform",
		effect: "looser",
		does: "removes rule"
	},
	{
		list: "disabled",
		here: "files",
		effect: "looser",
		does: "disables rule"
	},
	{
		list: "rulesets",
		here: "files",
		effect: "stricter",
		does: "adds ruleset"
	},
	{
		list: "rules",
		here: "files",
		effect: "stricter",
		does: "adds rule"
	},
	{
		list: "disabled",
		here: "platform",
		effect: "stricter",
		does: "no longer disables rule"
	}
];
const listsOf = (side) => Object.fromEntries(ruleLists$1.map((list) => [list, side?.[list]]));
// src/plan/effect/enforcement.ts
function enforcementOf(policy) {
	const [active, listed] = [orElse(policy["active"], true), orElse(policy["actions"], [])];
	if (typeof active !== "boolean" || !Array.isArray(listed) || !listed.every(isTyped)) return null;
	const actions = listed.map((action) => ({
		type: action.type,
		text: canonicalAction(action),
		deed: deedOf(action)
	}));
	const has = (type) => Number(actions.some(({ text }) => text === ladder$1[type]));
	return {
		active,
		actions,
		level: 2 * has("block") + has("pr_comment"),
		deeds: new Map(actions.filter(({ type, text }) => ladder$1[type] !== text).map(({ text, deed }) => [text, deed])),
		space: active ? filterSpaceOf(policy) : []
	};
}
const isTyped = (action) => isObject(action) && typeof action["type"] === "string";
const ladder$1 = {
	block: canonicalAction({ type: "block" }),
	pr_comment: canonicalAction({ type: "pr_comment" })
};
const enforcing = new Set([
	"block",
	"pr_comment",
	"jira",
	"slack_app",
	"webhook"
]);
const hiddenStates = new Set(["ignored", "provisionally_ignored"]);
function deedOf({ type, config, ...rest }) {
	if (enforcing.has(type)) return "enforces";
	if (type !== "triage" || !isObject(config) || Object.keys(rest).length > 0) return "unknown";
	const { state, reason: _, ...others } = config;
	return hiddenStates.has(state) && Object.keys(others).length === 0 ? "hides" : "unknown";
}
// src/plan/effect/filters.ts
function describeFilters(content) {
	const filters = readFilters(content["filters"]);
	if (filters === null) return "findings by filters in an unknown form";
	const more = filters.conditions.length - 5;
	const rest = more > 0 ? [`${String(more)} more ${more === 1 ? "condition" : "conditions"}`] : [];
	return `findings where ${[...filters.conditions.slice(0, 5).map(describeCondition), ...rest].join(filters.mode === "all" ? ", and " : ", or ")}`;
}
function describeFilterChange(before, after, phrase) {
	if (filtersText(before) === filtersText(after)) return [];
	const [was, is] = [readFilters(before["filters"]), readFilters(after["filters"])];
	if (was === null || is === null) return ["has filters in an unknown form"];
	const change = {
		mode: was.conditions.length > 1 && is.conditions.length > 1 && was.mode !== is.mode ? is.mode : null,
		gone: without(was, is),
		come: without(is, was)
	};
	const findings = describeFindings(change, is, phrase);
	return findings.length > 0 ? findings : describeConditions(change);
}
const filtersText = ({ filters }) => readFilters(filters) === null ? plain(filters) : canonicalObject("RemediationPolicy", { filters });
function without(filters, other) {
	const texts = new Set(other.conditions.map(({ text }) => text));
	return filters.conditions.filter(({ text }) => !texts.has(text));
}
function describeFindings({ mode, gone, come }, after, { does, doing }) {
	const [[one, ...less], [other, ...more]] = [gone, come];
	if (one === void 0 || other === void 0 || less.length + more.length > 0 || mode !== null) return [];
	if (!(one.type === other.type && one.mode === other.mode) || !["severity", "confidence"].includes(one.type)) return [];
	const beside = after.conditions.filter((condition) => condition !== other);
	if (beside.length > 0 && (after.mode === "any" || beside.some(({ type }) => type === one.type))) return [];
	const [dropped, added] = [minus(one.values, other.values), minus(other.values, one.values)];
	const [stops, also] = one.mode === "any" ? [dropped, added] : [added, dropped];
	const words = (start, values) => values.length === 0 ? [] : [`${start}: ${one.type} ${orInWords(values)}`];
	return [...words(`stops ${doing}`, stops), ...words(`also ${does}`, also)];
}
const minus = (values, others) => values.filter((value) => !others.includes(value));
function describeConditions({ mode, gone, come }) {
	const described = [
		...mode === null ? [] : [modeWords[mode]],
		...gone.map((one) => `removes the condition that ${describeCondition(one)}`),
		...come.map((one) => `adds the condition that ${describeCondition(one)}`)
	];
	const more = described.length - 5;
	return more < 2 ? described : [...described.slice(0, 5), `and ${String(more)} more changes`];
}
const modeWords = {
	any: "one condition is enough, no longer all of them",
	all: "all conditions must hold, no longer only one"
};
// src/plan/effect/policy.ts
const strange = {
	effect: "unknown",
	message: "has an unknown form"
};
function classifyPolicy({ key, before, after }, sides) {
	const change = {
		slug: String(key["slug"]),
		before,
		after,
		sides
	};
	if (before === null) return classifyWhole(after, change, "create");
	if (after === null) return classifyWhole(before, change, "delete");
	return classifyUpdate({
		...change,
		before,
		after
	});
}
const wholeWords = {
	create: {
		idle: "is inactive, so it does nothing yet",
		does: ({ does }) => does,
		covered: "already"
	},
	delete: {
		idle: "was inactive, so nothing changes",
		does: ({ doing }) => `stops ${doing}`,
		covered: "still"
	}
};
function classifyWhole(policy, change, verb) {
	const enforcement = policy && enforcementOf(policy);
	if (policy === null || enforcement === null) return strange;
	const { active, actions } = enforcement;
	if (!active) return neutral(wholeWords[verb].idle);
	const compared = compare(change);
	if (isCovered(compared)) return neutral(`no effect: ${wholeWords[verb].covered} ${covers(compared)}`);
	return withNotes(compared, actions, `${wholeWords[verb].does(phraseOf(actions))} ${describeFilters(policy)}`);
}
const noEnforcement = {
	active: false,
	actions: [],
	level: 0,
	deeds: new Map(),
	space: []
};
function compare({ slug, before, after, sides }) {
	const read = (policy) => (policy && enforcementOf(policy)) ?? noEnforcement;
	return compareEnforcement(slug, read(before), read(after), sides);
}
const isCovered = ({ effect, coveredBy }) => effect === "neutral" && coveredBy.length > 0;
const covers = ({ coveredBy }) => `covered by ${inWords(coveredBy)}`;
function withNotes(compared, actions, message) {
	const { effect, coveredBy } = compared;
	const unknown = [...new Set(actions.flatMap(({ deed, type }) => deed === "unknown" ? type : []))];
	if (effect === "unknown" && unknown.length > 0) return {
		effect,
		message: `${message} (the effect of ${named("action", unknown)} is not known)`
	};
	return {
		effect,
		message: effect !== "unknown" && coveredBy.length > 0 ? `${message} (partly ${covers(compared)})` : message
	};
}
function classifyUpdate(change) {
	const { before, after } = change;
	const [was, is] = [enforcementOf(before), enforcementOf(after)];
	if (was === null || is === null) return strange;
	const differs = (field) => otherFields({ [field]: before[field] }, { [field]: after[field] }, []).length > 0;
	const others = [...otherFields(before, after, policyFields), ...otherFields(before["filters"], after["filters"], filterFields)];
	const parts = [
		...classifyEnforcement(was, is, change),
		...differs("name") ? [neutral(`changes the name to ${String(after["name"])}`)] : [],
		...differs("description") ? [neutral("changes the description")] : [],
		...unknownFields(others)
	];
	if (parts.length > 0) return together(parts);
	return plain([before["filters"], before["actions"]]) !== plain([after["filters"], after["actions"]]) ? neutral("equivalent; only the notation differs") : {
		effect: "unknown",
		message: "no visible change"
	};
}
function classifyEnforcement(was, is, change) {
	const { before, after } = change;
	const { message, isUnclear } = compareActions(was.actions, is.actions);
	const [from, to] = was.actions.length === 0 || is.actions.length === 0 ? [[], []] : [was.actions, is.actions];
	const phrase = {
		doing: phraseOf(from).doing,
		does: phraseOf(to).does
	};
	const parts = [...message, ...describeFilterChange(before, after, phrase)];
	const isSwitched = was.active !== is.active;
	if (parts.length === 0 && !isSwitched) return [];
	if (!was.active && !is.active) return [neutral("stays inactive, so nothing changes")];
	const also = parts.length > 0 ? "; other settings change too" : "";
	const words = isSwitched ? `${switchWords(before, after, was, is)}${also}` : parts.join("; ");
	if (isUnclear && !isSwitched) return [{
		effect: "unknown",
		message: words
	}];
	const compared = compare(change);
	if (isCovered(compared)) return [neutral(`${words} (no effect: ${covers(compared)})`)];
	return [withNotes(compared, [...was.actions, ...is.actions], words)];
}
const switchWords = (before, after, was, is) => is.active ? `becomes active: ${phraseOf(is.actions).does} ${describeFilters(after)}` : `becomes inactive: stops ${phraseOf(was.actions).doing} ${describeFilters(before)}`;
const modes = {
	Monitor: {
		does: "monitors",
		doing: "monitoring"
	},
	Comment: {
		does: "comments on",
		doing: "commenting on"
	},
	Block: {
		does: "blocks",
		doing: "blocking"
	}
};
function modeOf(actions) {
	const has = (wanted) => actions.some(({ type }) => type === wanted);
	if (has("block")) return "Block";
	return has("pr_comment") ? "Comment" : "Monitor";
}
function phraseOf(actions) {
	const mode = modeOf(actions);
	const isHiding = actions.some(({ deed }) => deed === "hides");
	if (mode === "Monitor" && isHiding) return {
		does: "ignores (triage)",
		doing: "ignoring (triage)"
	};
	const { does, doing } = mode === "Monitor" && actions.length > 0 ? {
		does: "acts on",
		doing: "acting on"
	} : modes[mode];
	return isHiding ? {
		does: `${does} and ignores (triage)`,
		doing: `${doing} and ignoring (triage)`
	} : {
		does,
		doing
	};
}
function compareActions(before, after) {
	const [gone, come] = [actionsWithout(before, after), actionsWithout(after, before)];
	const kept = (actions, others) => actions.flatMap(({ text }) => others.some((one) => one.text === text) ? text : []).join("\n");
	const order = kept(before, after) !== kept(after, before) ? ["changes the order of the actions, or how often one is listed"] : [];
	const settings = [...new Set(gone.map(({ type }) => type))].filter((type) => come.some((one) => one.type === type));
	const [was, is] = [modeOf(before), modeOf(after)];
	const isTold = ({ type }) => settings.includes(type) || was !== is && ladder.has(type);
	const rest = (verb, actions) => actions.filter((action) => !isTold(action)).map(({ type }) => `${verb} action ${type}`);
	return {
		message: [
			...was === is ? [] : [`${was} \u2192 ${is}`],
			...settings.map((type) => `changes the settings of ${named("action", [type])}`),
			...rest("removes", gone),
			...rest("adds", come),
			...order
		],
		isUnclear: settings.length + order.length > 0
	};
}
const ladder = new Set(["block", "pr_comment"]);
function actionsWithout(actions, others) {
	const texts = new Set(others.map(({ text }) => text));
	return [...new Map(actions.filter(({ text }) => !texts.has(text)).map((action) => [action.text, action])).values()];
}
function policySides(bundle, entries) {
	const changed = entries.filter(({ object }) => object === "RemediationPolicy");
	const unchanged = unchangedPolicies(bundle, changed).flatMap((policy) => enforced(slugOf(policy), policy));
	const one = (side) => changed.flatMap((entry) => enforced(String(entry.key["slug"]), entry[side]));
	return {
		before: partsOf([...one("before"), ...unchanged]),
		after: partsOf([...one("after"), ...unchanged])
	};
}
function enforced(slug, policy) {
	const enforcement = policy && enforcementOf(policy);
	return enforcement === null ? [] : [{
		...enforcement,
		slug
	}];
}
// src/plan/effect.ts
function classifyIn(bundle, entries) {
	const sides = bundle.kind === "remediation" && entries.length > 0 ? policySides(bundle.content, entries) : alone;
	return (entry) => {
		const { object, before, after } = entry;
		if (object === "RemediationPolicy") return classifyPolicy(entry, sides);
		if (object === "DetectionPolicyException") return classifyException(entry);
		if (object === "DetectionPolicy" && before !== null && after !== null) return classifyLists(entry);
		return {
			effect: "unknown",
			message: `an object of unknown kind ${object}`
		};
	};
}
const classify = classifyIn({
	kind: "remediation",
	content: { policies: [] }
}, []);
// src/plan/plan.ts
function planBundle(bundle, deployment, preview, locate) {
	if (preview.rejections.length > 0) throw new Error("a rejected bundle has no plan");
	const changes = changesOf$1(bundle, preview.entries, locate);
	const digests = {
		bundleDigest: bundleDigest(bundle),
		diffDigest: diffDigest(changes)
	};
	const planned = {
		deployment,
		stateVersion: preview.stateVersion,
		...digests,
		changes
	};
	const { deployment: _, origins: _places, notes: _notes, ...content } = bundle;
	return {
		...content,
		...planned
	};
}
function makePlan(bundles) {
	return {
		bundles,
		digest: planDigest(bundles),
		summary: summarize(bundles.flatMap((bundle) => bundle.changes))
	};
}
function changesOf$1(bundle, entries, locate) {
	const classify = classifyIn(bundle, entries);
	const sorted = entries.map((entry) => ({
		...entry,
		verb: verbOf(entry),
		id: idOf(entry)
	})).toSorted(inOrder);
	const declared = findDeclared(bundle, sorted, locate);
	return sorted.map((entry) => ({
		...entry,
		...classify(entry),
		...declared(entry)
	}));
}
const verbs$1 = [
	"delete",
	"update",
	"create"
];
const inOrder = (a, b) => verbs$1.indexOf(a.verb) - verbs$1.indexOf(b.verb) || (a.id < b.id ? -1 : Number(a.id > b.id));
function findDeclared(bundle, entries, locate) {
	const declaredIdOf = declaredId(bundle);
	const ids = new Map(entries.filter(({ after }) => after !== null).map((entry) => [entry, declaredIdOf(entry)]));
	const places = [...new Set([...ids.values()].flatMap((id) => bundle.origins.get(id) ?? []))];
	const positions = locate(places);
	const at = new Map(places.map((place, index) => [place, positions[index]]));
	return (entry) => {
		const id = ids.get(entry);
		if (id === void 0) return {
			at: null,
			notes: {}
		};
		const place = bundle.origins.get(id);
		return {
			at: (place && at.get(place)) ?? null,
			notes: bundle.notes.get(id) ?? bundle.notes.get(idOf(entry)) ?? {}
		};
	};
}
function declaredId(bundle) {
	if (bundle.kind !== "remediation") return (entry) => entry.object === "DetectionPolicy" ? firstChangedList(bundle, entry) : idOf(entry);
	const find = policyFinder(bundle.content);
	return (entry) => {
		if (entry.object !== "RemediationPolicy") return idOf(entry);
		const policy = find(String(entry.key["slug"]), entry.after?.["name"]);
		return policy === null ? idOf(entry) : policyId(slugOf(policy));
	};
}
const idOf = ({ object, key }) => objectId(object, key);
function firstChangedList(bundle, { before, after }) {
	const only = (content, list) => canonicalObject("DetectionPolicy", { [list]: content?.[list] });
	return [...ruleLists$1.filter((list) => only(before, list) !== only(after, list)), ...ruleLists$1].map(listId).find((id) => bundle.origins.has(id)) ?? "policy";
}
function rejectionProblems(bundle, rejections) {
	const beginning = bundle.origins.values().next().value ?? nowhere;
	return rejections.map(({ code: platformCode, message, policySlug: slug, context }) => {
		const { at, texts } = bundle.kind === "remediation" ? textsOfPolicy(bundle, slug) : textsOfLists(bundle);
		const { value, ...others } = context;
		return {
			severity: "error",
			code: "platform-rejects",
			at: [value, ...Object.values(others)].map((wanted) => texts.find(({ text }) => text === wanted)).find((one) => one !== void 0)?.at ?? at ?? beginning,
			platformCode,
			message,
			slug,
			context
		};
	});
}
function textsOfPolicy({ content, origins }, slug) {
	const policy = slug === null ? null : policyFinder(content)(slug, slug);
	const at = policy === null ? void 0 : origins.get(policyId(slugOf(policy)));
	if (policy === null || at === void 0) return { texts: [] };
	return {
		at,
		texts: textsIn$1({
			filters: policy.filters,
			actions: policy.actions
		}, at)
	};
}
function textsOfLists({ content, origins }) {
	const items = ruleLists$1.flatMap((list) => content[list].map((item) => ({
		text: item,
		at: origins.get(itemId(list, item)) ?? origins.get(listId(list)) ?? nowhere
	})));
	const exceptions = content.exceptions.flatMap((one) => textsIn$1(one, origins.get(exceptionId(one)) ?? nowhere));
	return {
		at: void 0,
		texts: [...items, ...exceptions]
	};
}
function textsIn$1(value, at) {
	if (typeof value === "string") return [{
		text: value,
		at
	}];
	const inside = (step) => ({
		...at,
		pointer: [...at.pointer, step]
	});
	if (Array.isArray(value)) return value.flatMap((item, index) => textsIn$1(item, inside(index)));
	return isObject(value) ? Object.entries(value).flatMap(([name, item]) => textsIn$1(item, inside(name))) : [];
}
process.getBuiltinModule("node:crypto");
const createHmac = (() => process.getBuiltinModule("node:crypto").createHmac)();
const hkdfSync = (() => process.getBuiltinModule("node:crypto").hkdfSync)();
const timingSafeEqual = (() => process.getBuiltinModule("node:crypto").timingSafeEqual)();
// src/plan/signing.ts
var SigningError = class extends Error {
	name = "SigningError";
	hint;
	constructor(message, hint) {
		super(message);
		this.hint = hint;
	}
};
function derivePlanKey(secret, { platform, deployment: { id, slug } }) {
	const token = usableToken(secret, "plan");
	const derive = (info, bytes) => Buffer.from(hkdfSync("sha256", token, "ifmatch plan v1", info, bytes));
	return {
		id: derive("key id", 8).toString("hex"),
		key: derive(`${platform}\n${id}\n${slug}`, 32)
	};
}
function usableToken(secret, signed) {
	const token = secret.replace(/\r?\n$/, "");
	if (token.length >= 24) return token;
	throw new SigningError(`The API token has ${String(token.length)} characters, too few to sign a ${signed} with: it takes ${String(24)}, or the token could be guessed from the ${signed}.`, "Check that the secret holds the whole token. If it does, create a longer one in Settings > Tokens of the platform.");
}
const macOf = (payload, { key }) => createHmac("sha256", key).update(payload).digest("hex");
function isSameMac(one, other) {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}
// src/plan/losses.ts
const levels = [
	1,
	2,
	3,
	4
];
const isLoss = ({ was, is }) => is < was;
function fatesOf(bundle) {
	const { changes } = bundle;
	const others = changes.filter(({ verb, object }) => verb === "delete" && !known.has(object)).map(({ object }) => ({
		name: object,
		was: 2,
		is: 0,
		cause: "deleted"
	}));
	if (bundle.kind === "remediation") return {
		main: policyFates(bundle.content, changesOf("RemediationPolicy", changes)),
		others,
		unlisted: []
	};
	const exceptions = exceptionFates(bundle.content, changesOf("DetectionPolicyException", changes));
	return {
		...ruleFates(bundle),
		others: [...exceptions, ...others]
	};
}
const known = new Set([
	"RemediationPolicy",
	"DetectionPolicy",
	"DetectionPolicyException"
]);
const changesOf = (kind, changes) => changes.filter(({ object }) => object === kind);
function policyFates(bundle, changes) {
	const kept = unchangedPolicies(bundle, changes);
	return [...changes.map(({ key, before, after }) => policyFate(String(key["slug"]), before, after)), ...kept.map((policy) => policyFate(slugOf(policy), policy, policy))];
}
function policyFate(slug, before, after) {
	const was = before === null ? 0 : strengthOf(before).level;
	if (after === null) return {
		name: slug,
		was,
		is: 0,
		cause: "deleted"
	};
	const { level, idle } = strengthOf(after);
	return {
		name: slug,
		was,
		is: level,
		cause: idle ?? (was === 4 ? "unblocked" : "uncommented")
	};
}
function strengthOf(policy) {
	const enforcement = enforcementOf(policy);
	if (enforcement === null) return {
		level: 2,
		idle: null
	};
	const { active, actions, space } = enforcement;
	if (!active) return {
		level: 1,
		idle: "inactive"
	};
	if (actions.every(({ deed }) => deed === "hides")) return {
		level: 1,
		idle: "no-actions"
	};
	if (space.every(isEmpty$1)) return {
		level: 1,
		idle: "matches-nothing"
	};
	const has = (wanted) => actions.some(({ type }) => type === wanted);
	if (has("block")) return {
		level: 4,
		idle: null
	};
	return {
		level: has("pr_comment") ? 3 : 2,
		idle: null
	};
}
function ruleFates(bundle) {
	const update = changesOf("DetectionPolicy", bundle.changes).find((one) => one.before !== null && one.after !== null);
	const [before, after] = [update?.before ?? bundle.content, update?.after ?? bundle.content];
	const listed = itemsIn(before, "rules") ?? new Set();
	const unlisted = changedItems({
		before,
		after
	}).filter(({ list, item, here }) => list === "disabled" && here === "files" && !listed.has(item));
	return {
		main: [...listFates("ruleset", "rulesets", before, after), ...listFates("rule", "rules", before, after)],
		unlisted: unlisted.map(({ item }) => ({
			name: `rule ${item}`,
			was: 2,
			is: 1,
			cause: "disabled"
		}))
	};
}
function listFates(noun, list, before, after) {
	const [was, is] = [before, after].map((side) => {
		const off = list === "rules" ? itemsIn(side, "disabled") : null;
		return new Map(Array.from(itemsIn(side, list) ?? [], (item) => [item, off?.has(item) ? 1 : 2]));
	});
	return [...new Map([...was ?? [], ...is ?? []]).keys()].map((item) => ({
		name: `${noun} ${item}`,
		was: was?.get(item) ?? 0,
		is: is?.get(item) ?? 0,
		cause: is?.has(item) ? "disabled" : "deleted"
	}));
}
function exceptionFates({ exceptions }, changes) {
	const changed = new Set(changes.map(({ id }) => id));
	const fateOf = (name, before, after) => ({
		name,
		was: exceptionLevel(before),
		is: exceptionLevel(after),
		cause: after === null ? "deleted" : "excluded"
	});
	return [...changes.map(({ key, before, after }) => fateOf(exceptionName(key), before, after)), ...exceptions.filter((one) => !changed.has(exceptionId(one))).map((one) => fateOf(one.rule, one, one))];
}
function exceptionLevel(side) {
	if (side === null) return 0;
	return side["exception_type"] === "exclude" ? 1 : 2;
}
const exceptionName = ({ rule, scope_type: type, scope_target: target }) => `exception for ${String(rule)} in ${String(type)} ${String(target)}`;
// src/plan/guards.ts
function guardPlan(plan, limits) {
	const counted = plan.bundles.map((bundle) => ({
		bundle,
		fates: fatesOf(bundle)
	}));
	return [
		...guardDeletes(counted, limits),
		...guardPercent(counted, limits),
		...guardEmpty(counted, limits),
		...plan.bundles.flatMap((bundle) => guardProtected(bundle, limits)),
		...plan.bundles.flatMap((bundle) => guardLooser(bundle, limits))
	];
}
const refuse$1 = (guard, message, option) => ({
	guard,
	message,
	option
});
function guardDeletes(counted, { maxDeletes }) {
	const over = counted.map(({ bundle, fates }) => ({
		bundle,
		all: [
			...fates.main,
			...fates.others,
			...fates.unlisted
		]
	})).map(({ bundle, all }) => ({
		bundle,
		live: all.filter(({ was }) => was > 0).length,
		lost: all.filter(isLoss)
	})).filter(({ lost }) => lost.length > maxDeletes);
	const option = `--max-deletes ${String(Math.max(...over.map(({ lost }) => lost.length)))}`;
	return over.map(({ bundle, live, lost }) => {
		const what = `${String(lost.length)} of ${String(live)} ${nouns[bundle.kind]} in ${bundle.deployment.slug}`;
		const { would, which } = lossWords(lost);
		return refuse$1("max-deletes", `${what} would ${would} (limit ${String(maxDeletes)}): ${which}.`, option);
	});
}
const fewest = 10;
function guardPercent(counted, { maxDeletePercent }) {
	const over = counted.flatMap(({ bundle, fates }) => {
		const share = largestShare([...fates.main, ...fates.others]);
		return share !== null && share.lost.length * 100 > maxDeletePercent * share.live ? [{
			bundle,
			share
		}] : [];
	});
	const option = `--max-delete-percent ${String(Math.max(...over.map(({ share }) => percentOf(share))))}`;
	return over.map(({ bundle, share }) => {
		const { would, which } = lossWords(share.lost);
		const count = `${String(share.lost.length)} of ${String(share.live)} ${nouns[bundle.kind]}${thatDo[share.level]}`;
		const percent = `that is ${String(percentOf(share))}% (limit ${String(maxDeletePercent)}%)`;
		const what = `${count} in ${bundle.deployment.slug} would ${would}; ${percent}: ${which}.`;
		return refuse$1("max-delete-percent", what, option);
	});
}
function largestShare(fates) {
	return levels.map((level) => {
		const live = fates.filter(({ was }) => was >= level);
		return {
			level,
			live: live.length,
			lost: live.filter(({ is }) => is < level)
		};
	}).filter(({ live }) => live >= fewest).reduce((most, one) => most === null || shareOf(one) > shareOf(most) ? one : most, null);
}
const shareOf = ({ live, lost }) => lost.length / live;
const percentOf = ({ live, lost }) => Math.ceil(lost.length * 100 / live);
const thatDo = {
	0: "",
	1: "",
	2: " that enforce",
	3: " that comment or block",
	4: " that block"
};
function lossWords(lost) {
	const byCause = Map.groupBy(lost, ({ cause }) => cause);
	const namesOf = (fates) => inWords(fates.map(({ name }) => name));
	const deleted = byCause.get("deleted") ?? [];
	if (deleted.length === lost.length) return {
		would: "be deleted",
		which: namesOf(lost)
	};
	const each = Array.from(byCause, ([cause, own]) => `${String(own.length)} ${causeWords[cause]} (${namesOf(own)})`);
	return {
		would: deleted.length > 0 ? "be deleted or enforce less" : "enforce less",
		which: each.join(", ")
	};
}
const causeWords = {
	deleted: "deleted",
	inactive: "inactive",
	"no-actions": "without an action that enforces",
	"matches-nothing": "matching no finding",
	unblocked: "no longer blocking",
	uncommented: "no longer commenting",
	disabled: "disabled",
	excluded: "excluding their rule, not including it"
};
const nouns = {
	remediation: "remediation policies",
	"detection/code": "rulesets, rules and exceptions of detection/code",
	"detection/secrets": "rulesets, rules and exceptions of detection/secrets"
};
function guardEmpty(counted, { allowEmpty }) {
	if (allowEmpty) return [];
	return counted.flatMap(({ bundle, fates }) => {
		const emptied = levels.map((level) => emptiedAt(level, bundle, fates)).find((what) => what !== null);
		return emptied === void 0 ? [] : [refuse$1("empty", emptied, "--allow-empty")];
	});
}
function emptiedAt(level, bundle, fates) {
	const isMain = fates.main.some(({ was }) => was >= level);
	const group = isMain ? fates.main : fates.others;
	const live = group.filter(({ was }) => was >= level).length;
	if (live === 0 || group.some(({ is }) => is >= level)) return null;
	const { kind, deployment } = bundle;
	const place = kind === "remediation" ? deployment.slug : `${kind} of ${deployment.slug}`;
	const noun = isMain ? kind === "remediation" ? "remediation policy" : "ruleset or rule" : "exception";
	if (level === 1) return `No ${noun} would be left in ${place} (now ${String(live)}).`;
	const lost = group.filter((one) => one.was >= level && isLoss(one));
	return `No ${noun} in ${place} would ${anyMore[level]} any more (${String(live)} ${live === 1 ? "does" : "do"} now): ${lossWords(lost).which}.`;
}
const anyMore = {
	2: "enforce anything",
	3: "comment or block",
	4: "block"
};
const isWeakening = ({ effect }) => effect === "looser" || effect === "mixed" || effect === "unknown";
function guardProtected({ changes, deployment }, { protected: slugs }) {
	return changes.filter((change) => change.object === "RemediationPolicy" && slugs.includes(String(change.key["slug"]))).flatMap((change) => {
		const harm = harmOf(change);
		if (harm === null) return [];
		const slug = String(change.key["slug"]);
		const what = `The protected policy ${slug} in ${deployment.slug} would be ${harm}.`;
		return [refuse$1("protected", what, `--allow-protected ${shellWord(slug)}`)];
	});
}
function harmOf(change) {
	if (change.verb === "delete") return "deleted";
	if (change.verb === "create") return null;
	if (isWeakening(change)) return `changed (${change.effect}: ${change.message})`;
	const own = judgeAlone(change);
	return own !== null && isWeakening(own) ? `changed (${own.effect} by itself: ${own.message})` : null;
}
function judgeAlone(change) {
	if (change.before?.["active"] !== false) return classify(change);
	const [before, after] = [asOn(change.before), asOn(change.after)];
	return canonicalObject(change.object, before) === canonicalObject(change.object, after) ? null : classify({
		...change,
		before,
		after
	});
}
const asOn = (policy) => ({
	...policy,
	active: true
});
function guardLooser(bundle, { looser }) {
	const weakening = bundle.changes.filter(isWeakening);
	if (looser === "allow" || weakening.length === 0) return [];
	const what = `${`${String(weakening.length)} ${weakening.length === 1 ? "change" : "changes"}`} of ${bundle.kind} in ${bundle.deployment.slug} would loosen enforcement, or may: ${inWords(weakening.map(nameOf))}.`;
	return [refuse$1("looser", what, "--allow-looser")];
}
function nameOf({ object, key }) {
	if (object === "RemediationPolicy") return String(key["slug"]);
	if (object === "DetectionPolicyException") return exceptionName(key);
	return object === "DetectionPolicy" ? "rule lists" : object;
}
// src/plan/renames.ts
function renamesOf({ changes }) {
	const policies = changes.filter(({ object }) => object === "RemediationPolicy");
	const created = policies.filter((change) => change.verb === "create" && change.at !== null);
	const byContent = Map.groupBy(created, ({ after }) => contentText(after));
	return new Map(policies.flatMap((change) => {
		const text = change.after === null ? contentText(change.before) : null;
		const match = text === null ? void 0 : byContent.get(text)?.shift();
		if (match === void 0) return [];
		return [[change.id, {
			deleted: String(change.key["slug"]),
			created: String(match.key["slug"]),
			at: match.at
		}]];
	}));
}
function contentText(content) {
	const { filters, actions } = content ?? {};
	const conditions = isObject(filters) ? filters["conditions"] : null;
	if (!Array.isArray(conditions) || conditions.length === 0) return null;
	return canonicalObject("RemediationPolicy", {
		filters,
		actions
	});
}
// src/plan/undo.ts
function undoBundle({ kind, content, changes }) {
	if (kind === "remediation") {
		const find = policyFinder(content);
		const policies = itemsBefore(content.policies, changes, ({ object, key, after }) => object === "RemediationPolicy" ? find(String(key["slug"]), after?.["name"]) : null);
		return policies && {
			...content,
			policies
		};
	}
	const lists = listsBefore(content, changes);
	const sent = new Map(content.exceptions.map((exception) => [exceptionId(exception), exception]));
	const others = changes.filter(({ object }) => object !== "DetectionPolicy");
	const exceptions = itemsBefore(content.exceptions, others, ({ id }) => sent.get(id) ?? null);
	return lists && exceptions && {
		...content,
		...lists,
		exceptions
	};
}
function itemsBefore(items, changes, sentAs) {
	const old = new Map();
	const gone = [];
	for (const change of changes) {
		const restored = restoreObject(change);
		if (restored === null && change.verb !== "create") return null;
		const own = restored === null ? [] : [restored];
		const item = change.verb === "delete" ? null : sentAs(change);
		if (change.verb === "delete") gone.push(...own);
		else if (item === null) return null;
		else old.set(item, own);
	}
	return [...items.flatMap((item) => old.get(item) ?? [item]), ...gone];
}
function listsBefore(content, changes) {
	const update = changes.find(({ object }) => object === "DetectionPolicy");
	if (update === void 0) return {};
	if (update.before === null || update.after === null) return null;
	const { exceptions: _, ...before } = update.before;
	const whole = (side) => Object.fromEntries(ruleLists$1.map((list) => [list, side[list] ?? []]));
	const after = whole(update.after);
	if (ruleLists$1.some((list) => content[list].length > 0 && isEmpty(after[list]))) return null;
	return {
		...before,
		...whole(before)
	};
}
const isEmpty = (list) => Array.isArray(list) && list.length === 0;
function invertChanges({ deployment, changes }, undo, stateVersion) {
	return planBundle(undo, deployment, {
		stateVersion,
		entries: changes.map(({ object, key, before, after }) => ({
			object,
			key,
			before: after,
			after: before
		})),
		rejections: []
	}, () => []);
}
// src/apply/check.ts
function targetOf({ kind, deployment }, targets) {
	const target = targets.find((one) => one.bundle.kind === kind && one.deployment.id === deployment.id);
	if (target === void 0) throw new Error("a plan has a bundle that its files do not declare");
	return target;
}
async function previewNow(planned, { targets, locate }) {
	const { bundle, deployment, platform } = targetOf(planned, targets);
	const answer = await platform.dryRun(deployment, bundle);
	return answer.rejections.length > 0 ? answer : planBundle(bundle, deployment, answer, locate);
}
function compareWithReviewed(reviewed, fresh) {
	const isSameDiff = fresh.diffDigest === reviewed.diffDigest;
	const isSameContent = fresh.bundleDigest === reviewed.bundleDigest;
	const isSameState = fresh.stateVersion === reviewed.stateVersion;
	if (fresh.changes.length === 0) return isSameContent && isSameState && !isSameDiff ? "odd" : "done";
	if (!isSameContent || !isSameDiff) return "other";
	return isSameState ? "same" : "moved";
}
const oddAnswer = (fresh) => new PlatformError(`The platform shows no changes of ${nameOfBundle(fresh)} at the very state version, ${fresh.stateVersion}, at which there have to be some.`, { hint: "Its answer may be incomplete. Retry; if it persists, ask the operator of the platform." });
async function checkAll(bundles, applying, options) {
	return inParallel(bundles, async (bundle) => toChecked(bundle, await previewNow(bundle, applying), options));
}
function toChecked(bundle, fresh, { onStale }) {
	if ("rejections" in fresh) return {
		bundle,
		state: "rejected",
		rejections: fresh.rejections
	};
	const match = compareWithReviewed(bundle, fresh);
	if (match === "odd") throw oddAnswer(fresh);
	if (match === "done") return {
		bundle,
		state: "done",
		fresh,
		before: bundle.changes.length > 0 ? undoBundle(bundle) : null
	};
	return match === "same" || match === "moved" && onStale === "same-diff" ? {
		bundle,
		state: "ready",
		fresh,
		before: undoBundle(fresh)
	} : {
		bundle,
		state: "stale",
		fresh
	};
}
process.getBuiltinModule("node:crypto");
const createHash$1 = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/plan/plan-file.ts
var PlanFileError = class extends Error {
	name = "PlanFileError";
	hint;
	constructor(message, hint) {
		super(message);
		this.hint = hint;
	}
};
const anew = "Create it again with `ifmatch preview --out FILE`.";
const rollBackAnew = "Create it again with `ifmatch rollback FILE --save FILE`, from the applied plan.";
async function readPlanFile(text, secretOf) {
	const file = checkShape(parse(text.replace(/^\uFEFF/, "")));
	if (file.bundles.length === 0) throw new PlanFileError(`The file contains no plan: the run that wrote it ended with "${file.outcome}".`, anew);
	await verify(file, secretOf);
	const results = file.bundles.map(toResult);
	const { creates, updates, deletes, effect } = file.summary;
	return {
		plan: {
			bundles: results.map(({ bundle }) => bundle),
			digest: file.digest,
			summary: {
				creates,
				updates,
				deletes,
				effect
			},
			...file.undoes === void 0 ? {} : { undoes: file.undoes }
		},
		platform: file.platform,
		config: file.config ?? null,
		results
	};
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		throw new PlanFileError("The file is not JSON. It may be truncated.", anew);
	}
}
function checkShape(value) {
	const { version, bundles, signatures } = Object(value);
	if (typeof version !== "number") throw new PlanFileError("The file is JSON, but not a plan file: it has no version number.", anew);
	if (version !== 1) throw new PlanFileError(`The plan file has version ${String(version)}, and this program reads version 1. Use the version of ifmatch that wrote it, or create it again.`, anew);
	if (signatures === void 0 && bundles !== void 0) throw unsigned();
	if (isPlanFile(value)) return value;
	const [error] = isPlanFile.errors ?? [];
	throw new PlanFileError(`The file is not a plan file: ${error === void 0 || error.instancePath === "" ? "at the top" : `at ${error.instancePath}`} it ${wrongIn(error)}.`, anew);
}
function wrongIn(error) {
	const { missingProperty, additionalProperty } = error?.params ?? {};
	if (typeof missingProperty === "string") return `lacks "${missingProperty}"`;
	if (typeof additionalProperty === "string") return `has the unknown field "${additionalProperty}"`;
	return error?.message ?? "has another shape";
}
async function verify(file, secretOf) {
	const content = signedContent(file);
	const again = file.undoes === void 0 ? anew : rollBackAnew;
	for (const deployment of deploymentsOf(file)) {
		const { slug } = deployment;
		const signed = file.signatures.filter((one) => one.deployment === slug);
		const key = derivePlanKey(await secretOf(slug), {
			platform: file.platform ?? "",
			deployment
		});
		const [first] = signed;
		if (file.signatures.length === 0) throw unsigned();
		if (first === void 0) throw new PlanFileError(`The plan is not signed with the API token of ${slug}.`, again);
		if (signed.some(({ mac }) => isSameMac(mac, macOf(content, key)))) continue;
		if (signed.some(({ key_id }) => key_id === key.id)) throw new PlanFileError("The plan was edited after it was saved: its signature does not match.", again);
		throw new PlanFileError(`The plan was made for ${file.platform ?? "no platform"} and signed with another API token of ${slug} (key ${first.key_id}; yours is ${key.id}).`, again);
	}
}
const unsigned = () => new PlanFileError("The plan is not signed: run `ifmatch preview --out FILE` again.", null);
function toResult(bundle) {
	const planned = {
		...contentOf(bundle, bundle.bundle),
		deployment: bundle.deployment,
		stateVersion: bundle.state_version,
		bundleDigest: bundle.bundle_digest,
		diffDigest: bundle.diff_digest,
		changes: bundle.changes.map(toChange)
	};
	const { result, undo } = bundle;
	return {
		bundle: planned,
		result,
		undo: undo && {
			stateVersion: undo.state_version,
			content: contentOf(bundle, undo.bundle)
		}
	};
}
const contentOf = ({ kind, product }, content) => kind === "remediation" ? {
	kind,
	content
} : {
	kind: `detection/${product ?? "code"}`,
	content
};
function toChange({ verb, object, key, effect, says, before, after, notes, at }) {
	return {
		verb,
		object,
		key,
		id: objectId(object, key),
		effect,
		message: says,
		before,
		after,
		at,
		notes: verb === "delete" ? {} : notes
	};
}
async function signPlanFile(file, secretOf) {
	const content = signedContent(file);
	const signatures = deploymentsOf(file).map(async (deployment) => {
		const key = derivePlanKey(await secretOf(deployment.slug), {
			platform: file.platform ?? "",
			deployment
		});
		return {
			deployment: deployment.slug,
			key_id: key.id,
			mac: macOf(content, key)
		};
	});
	return {
		...file,
		signatures: await Promise.all(signatures)
	};
}
const deploymentsOf = ({ bundles }) => [...new Map(bundles.map(({ deployment }) => [`${deployment.id} ${deployment.slug}`, deployment])).values()];
function signedContent({ signatures: _, ...content }) {
	const text = JSON.stringify(content, (_key, value) => isObject(value) ? sortedByKey(value) : value);
	return `plan 1\n${createHash$1("sha256").update(text).digest("hex")}`;
}
const sortedByKey = (value) => Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1));
process.getBuiltinModule("node:crypto");
const createHash = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/plan/three-way.ts
function editsOf({ applied }) {
	if (applied === null) return null;
	const objects = new Map(applied.map((entry) => [objectId(entry.object, entry.key), entry]));
	return {
		objects,
		items: new Set(changedItems(objects.get("policy") ?? {}).map(({ id }) => id))
	};
}
const countEdits = (applied) => applied.reduce((sum, entry) => sum + (entry.object === "DetectionPolicy" ? changedItems(entry).length : 1), 0);
function threeWayDiff(compared, edits = editsOf(compared)) {
	const { bundle, history } = compared;
	const past = (history ?? []).map((content) => content === null ? new Map() : saidTexts(content, bundle));
	return bundle.changes.flatMap((change) => {
		if (change.object === "DetectionPolicy" && change.verb === "update" && edits !== null) return listEntries(change, edits, past);
		const edit = edits?.objects.get(change.id);
		return [toEntry(change, openIn(change.id, past) ?? { origin: edits === null ? "unknown" : originOf(change, edit) }, edit)];
	});
}
function openIn(id, past) {
	const [newest, ...older] = past.map((texts) => texts.get(id));
	return older.some((text) => text !== newest) ? {
		origin: "unknown",
		changedWithin: past.length
	} : null;
}
function originOf(change, edit) {
	if (edit === void 0) return "repository";
	const [files, base] = [change.after, edit.after].map((side) => canonicalObject(change.object, side));
	if (files === base) return "platform";
	return keepsEdit(change, edit) ? "repository" : "both";
}
function keepsEdit(change, { before: live, after: base }) {
	if (change.verb !== "update") return false;
	const edited = otherFields(base, live, []);
	const pending = otherFields(live, change.after, []);
	return pending.length > 0 && !pending.some((field) => edited.includes(field));
}
function toEntry(change, found, edit) {
	const { before: live, after: files } = change;
	const isEdit = found.origin === "platform" || found.origin === "both";
	const isOwn = edit !== void 0 && (found.origin === "both" || found.origin === "repository");
	const base = found.origin === "platform" ? files : edit?.after ?? null;
	return {
		change,
		...found,
		edit: isEdit ? between({
			...change,
			before: base,
			after: live,
			at: null,
			notes: {}
		}) : null,
		own: isOwn ? between({
			...change,
			before: base
		}) : null
	};
}
const between = (change) => ({
	...change,
	verb: verbOf(change),
	...classify(change)
});
function listEntries(change, edits, past) {
	const items = changedItems(change);
	const beside = otherFields(change.before, change.after, [
		...ruleLists$1,
		"exceptions",
		"product",
		"deployment_slug"
	]);
	if (items.length === 0 || beside.length > 0) return [toEntry(change, { origin: "unknown" }, void 0)];
	const originOfItem = ({ id }) => openIn(id, past) ?? { origin: edits.items.has(id) ? "platform" : "repository" };
	const explained = items.map((item) => ({
		item,
		found: originOfItem(item)
	}));
	const byOrigin = Map.groupBy(explained, ({ found }) => found.origin);
	return [
		"platform",
		"repository",
		"unknown"
	].flatMap((origin) => {
		const own = byOrigin.get(origin) ?? [];
		const part = own.map(({ item }) => item);
		return own[0] === void 0 ? [] : [toEntry(onlyItems(change, part), own[0].found, void 0)];
	});
}
const onlyItems = (change, items) => between({
	...change,
	after: {
		...change.before,
		...withItems(change.before, items)
	}
});
function findDrift(compared, unmanaged) {
	const bundles = compared.map((one) => {
		const { deployment, kind, stateVersion } = one.bundle;
		const entries = threeWayDiff(one);
		const texts = entries.map(({ origin, change }) => plain([origin, diffDigest([change])]));
		const digest = digestOf([
			deployment.id,
			deployment.slug,
			kind,
			...texts.toSorted()
		]);
		return {
			deployment,
			kind,
			stateVersion,
			base: one.base,
			entries,
			digest
		};
	});
	return {
		bundles,
		unmanaged,
		digest: digestOfAll(bundles)
	};
}
const digestOfAll = (bundles) => digestOf(bundles.flatMap(({ entries, digest }) => entries.length === 0 ? [] : [digest]).toSorted());
const digestOf = (value) => `sha256:${createHash("sha256").update(`drift 1\n${plain(value)}`).digest("hex")}`;
function threeWayDiffOf(compared, declared, locate) {
	const { bundle, base } = compared;
	const edits = editsOf(compared);
	const whole = new Set(bundle.changes);
	return {
		deployment: bundle.deployment,
		kind: bundle.kind,
		inBase: base.kind !== "none" || base.why === "unanswered",
		changes: threeWayDiff(compared, edits).map((entry) => whole.has(entry.change) ? entry : {
			...entry,
			change: placed(entry.change, declared, locate)
		}),
		live: edits === null ? [] : liveChanges(bundle, edits, declared, locate)
	};
}
function placed(change, declared, locate) {
	const [found] = changesOf$1(declared, [change], locate);
	return {
		...change,
		at: found?.at ?? null,
		notes: found?.notes ?? {}
	};
}
function liveChanges({ changes }, edits, declared, locate) {
	const planned = new Set(changes.flatMap((change) => change.id === "policy" ? changedItems(change).map(({ id }) => id) : [change.id]));
	return changesOf$1(declared, [...edits.objects].flatMap(([id, { before: live, after: base, ...facts }]) => {
		if (id !== "policy") return planned.has(id) ? [] : [{
			...facts,
			before: base,
			after: live
		}];
		const lists = withItems(base, []);
		const own = changedItems({
			before: base,
			after: live
		}).filter((item) => !planned.has(item.id));
		return own.length === 0 ? [] : [{
			...facts,
			before: lists,
			after: withItems(lists, own)
		}];
	}), locate).map(between);
}
function saidTexts(content, bundle = null) {
	if (content.kind === "remediation") {
		const idsOf = bundle && identitiesIn(bundle);
		const given = new Map(bundle?.changes.map((change) => [idsOf?.(change).at(-1), change.id]));
		return new Map(content.content.policies.map((policy) => {
			const id = policyId(slugOf(policy));
			return [given.get(id) ?? id, saidText("RemediationPolicy", policy)];
		}));
	}
	const { content: lists } = content;
	return new Map([...ruleLists$1.flatMap((list) => lists[list].map((item) => [itemId(list, item), "item"])), ...lists.exceptions.map((one) => [exceptionId(one), saidText("DetectionPolicyException", one)])]);
}
function liveTexts(bundle) {
	const content = undoBundle(bundle);
	return content && saidTexts({
		kind: bundle.kind,
		content
	}, bundle);
}
const countDifferences = (one, other) => [...new Map([...one, ...other]).keys()].filter((id) => one.get(id) !== other.get(id)).length;
// src/platform/network.ts
function parseAddress(text) {
	const fault = faults.find(({ pattern }) => pattern.test(text))?.message;
	if (fault !== void 0) return refuse(fault);
	if (!URL.canParse(text)) return refuse("is not an address");
	const url = new URL(text);
	const written = text.replace(/^[^/]*\/\/[^/]*/, (origin) => origin.toLowerCase());
	if (url.href !== written && url.href !== `${written}/`) return refuse(`is not written plainly: it means ${url.href}`);
	if (/\/\/|\.\./.test(url.pathname + url.hostname) || url.hostname.startsWith(".")) return refuse("has a host or a path that cannot be");
	if (url.protocol === "http:" && !isLoopback(url)) return refuse("must begin with https://, since anybody on the way could read the token");
	return url;
}
const faults = [
	{
		pattern: /^$/,
		message: "is empty"
	},
	{
		pattern: /[^\x21-\x7e]/,
		message: "has white space in it, or characters that are not ASCII"
	},
	{
		pattern: /^(?!https?:\/\/)/i,
		message: "must begin with https://"
	},
	{
		pattern: /^https?:\/\/[^/?#]*@/i,
		message: "has a user name or a password in it"
	},
	{
		pattern: /[?#]/,
		message: "has a query or a fragment"
	}
];
function refuse(message) {
	throw new PlatformError(`The address of the platform ${message}.`, { hint: "Use a URL such as https://platform.example or, with a path prefix, https://gateway.example/appsec. http:// works for localhost, 127.0.0.1 and [::1] only." });
}
const prefixOf = ({ pathname }) => pathname.replace(/\/$/, "");
const isLoopback = ({ hostname }) => hostname === "localhost" || hostname === "[::1]" || /^127(\.[0-9]{1,3}){3}$/.test(hostname);
function networkTo(address, env) {
	const route = isLoopback(address) ? null : routeOf(env);
	let opened = null;
	return {
		open: () => opened ??= openDispatcher(route),
		async release() {
			const dispatcher = opened;
			opened = null;
			await (await dispatcher)?.close();
		}
	};
}
function routeOf(env) {
	const route = {
		httpsProxy: proxyAddress("HTTPS_PROXY", env),
		httpProxy: proxyAddress("HTTP_PROXY", env),
		noProxy: either("NO_PROXY", env)
	};
	return route.httpsProxy === "" && route.httpProxy === "" ? null : route;
}
const either = (variable, env) => (env[variable] ?? env[variable.toLowerCase()] ?? "").trim();
function proxyAddress(variable, env) {
	const text = either(variable, env);
	if (text === "") return "";
	const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
	if (/^https?:/i.test(address) && URL.canParse(address)) return address;
	throw new PlatformError(`${variable} is not the address of an HTTP proxy.`, { hint: `Set ${variable} to something like http://proxy.example:3128, or unset it.` });
}
const tls = {
	rejectUnauthorized: true,
	allowH2: false
};
const options = {
	allowH2: false,
	connect: tls
};
async function openDispatcher(route) {
	const { Agent, EnvHttpProxyAgent } = await import("./undici.js");
	return route === null ? new Agent(options) : new EnvHttpProxyAgent({
		...options,
		...route,
		requestTls: tls,
		proxyTls: tls
	});
}
async function probe(address, { env, timeout, clock }) {
	const network = networkTo(address, env);
	try {
		const path = prefixOf(address) + operations.listDeployments.path;
		const request = {
			method: "GET",
			origin: address.origin,
			path,
			headers: {
				accept: "application/json",
				"user-agent": "ifmatch",
				"cache-control": "no-cache"
			},
			body: null,
			writes: false
		};
		const sent = clock.now();
		const came = await exchange(await network.open(), request, timeout, void 0, clock);
		if ("failure" in came) return came;
		const { date, age, "content-type": type = "" } = came.headers;
		const time = Date.parse(date ?? "");
		return {
			status: came.status,
			location: redirectTarget(came, request.origin + path),
			isPage: /\bhtml\b/i.test(type),
			date: Number.isNaN(time) ? null : time + (Number(age) || 0) * 1e3,
			middle: (sent + clock.now()) / 2
		};
	} finally {
		await network.release();
	}
}
function redirectTarget({ status, headers: { location = "" } }, base) {
	if (!isRedirect(status) || !URL.canParse(location, base)) return null;
	const { host, protocol, origin, pathname } = new URL(location, base);
	return host === "" ? protocol : origin + pathname;
}
// src/platform/errors.ts
const begin = ({ id, about }) => `${operations[id].summary}${about === void 0 ? "" : ` (${about})`}`;
function refusalError(asked, reply, { value, raw }) {
	const { status } = reply;
	const body = isObject(value) ? value : {};
	const text = excerptOfBody(errorTextFields.map((field) => textOrNull(body[field])).find(Boolean) ?? raw);
	const code = /^[\w.:/-]{1,100}$/.exec(textOrNull(body["code"]) ?? "")?.[0] ?? null;
	const answered = `the platform answered ${String(status)}${code === null ? "" : ` ${code}`}`;
	return new PlatformError(`${begin(asked)}: ${answered}${text === "" ? "" : `, "${text}"`}.`, {
		status,
		code,
		text,
		body,
		requestId: requestIdOf(reply.headers),
		hint: hintFor(status, code, asked),
		processed: status >= 400 && status < 500 && !doubtfulStatuses.includes(status) ? "no" : "unknown",
		unprocessed: isKnownCode(code) || unprocessedStatuses.includes(status)
	});
}
function redirectError(asked, reply, url) {
	const { status } = reply;
	const to = redirectTarget(reply, url);
	const where = to === null ? "without saying where" : `to ${to}`;
	return new PlatformError(`${begin(asked)}: the platform answered ${String(status)}, a redirect ${where}. It was not followed.`, {
		status,
		requestId: requestIdOf(reply.headers),
		processed: "unknown",
		hint: redirectHint
	});
}
const redirectHint = "Set the address of the API itself. ifmatch sends the token only to the address that you set.";
const noListHint = "Check the address, and that the token has the Web API permission. If the platform has no list of deployments, set the id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.";
function failureError(asked, { failure, detail }) {
	const { message, hint, processed } = failures[failure];
	return new PlatformError(`${begin(asked)}: no answer of the platform, ${message} (${detail}).`, {
		hint,
		processed,
		unsent: processed === "no"
	});
}
function misunderstandingError(asked, { status, headers }, { what, message }) {
	return new PlatformError(`${begin(asked)}: the platform answered ${String(status)} ${message}.`, {
		status,
		requestId: requestIdOf(headers),
		hint: what.hint,
		partial: what.kind === "part",
		processed: what.kind === "contradiction" ? "contradicted" : "unknown"
	});
}
const pagingError = (asked, message) => new PlatformError(`${begin(asked)}: ${message}.`, { hint: "The list is incomplete. Report this to the operator of the platform." });
const doubtfulError = (error) => Object.assign(error, {
	message: `${error.message} It may have been processed all the same.`,
	hint: `It was not sent again. Check the platform before you retry. ${error.hint ?? ""}`.trimEnd()
});
function missingReferences({ body }) {
	const list = body["missing_references"];
	return (Array.isArray(list) ? list : []).filter(isObject).map(({ kind, value }) => ({
		kind: textOrNull(kind) ?? "reference",
		value: textOrNull(value) ?? ""
	}));
}
const previewAgain = "The platform changed since the preview. Preview again and review what is new.";
const ifMatchRemoved = "The If-Match header did not arrive. A proxy or gateway in between removes it.";
const codes = new Map([
	["UNKNOWN_REFERENCE", "Create on the platform what it names, or fix the files."],
	["MISSING_DEPENDENT_ACTION", "Add the action that is missing to the same policy."],
	["UNSUPPORTED_ACTION_TYPE", "Use an action type that the platform knows."],
	["INVALID_CONDITION_VALUE", "Use a value that the platform knows for this condition type."],
	["RESERVED_SLUG", "The platform reserves this slug. Choose another one."],
	["DEPLOYMENT_NOT_MIGRATED", "The deployment still has legacy policies. Migrate it to the unified policies first."],
	["PRODUCT_NOT_ENABLED", "The product is not enabled for this deployment. Enable it, or remove its detection file."],
	["STATE_VERSION_MISMATCH", previewAgain],
	["DEPLOYMENT_MIGRATED", "The deployment has the unified policies now. Use a command of the v2 policies API."],
	["IF_MATCH_REQUIRED", ifMatchRemoved]
]);
const later = "Retry later. If it persists, ask the operator of the platform, with the request id.";
const wrongAddress = "Check that the address is the API of the platform.";
const noOperation = `The platform does not have this operation. ${wrongAddress}`;
const byStatus = new Map([
	[400, "Fix what the platform names."],
	[403, "Check that the token belongs to this deployment and has the Web API permission."],
	[404, "Check the address, the slugs and ids that were given, and that the token has the Web API permission: a token without it gets this answer."],
	[405, noOperation],
	[407, "Check HTTPS_PROXY: the proxy requires a user name and a password."],
	[408, later],
	[409, "It conflicts with the state of the platform. Read the message."],
	[410, "The operation no longer exists. Update ifmatch."],
	[412, previewAgain],
	[413, "The request exceeds the limit of the platform or of a gateway."],
	[422, "Fix what the platform names."],
	[428, ifMatchRemoved],
	[429, "Rate limit reached. Wait, then retry."],
	[501, noOperation]
]);
const isKnownCode = (code) => code !== null && codes.has(code);
const isMissing = ({ status, code }) => missingStatuses.includes(status) && !isKnownCode(code);
function hintFor(status, code, { id, credential }) {
	if (id === "listDeployments" && isMissing({
		status,
		code
	})) return noListHint;
	const known = codes.get(code ?? "");
	if (known !== void 0) return known;
	if (status === 401 && credential !== null) {
		const where = credential.scheme === "Jwt" ? "" : " Tokens are in Settings > Tokens of the platform.";
		return `Check ${credential.token.name}: the token is wrong, expired or revoked.${where}`;
	}
	return byStatus.get(status) ?? (status >= 500 ? later : wrongAddress);
}
// src/platform/call.ts
const defaultDeadlines = {
	attempt: 6e4,
	call: 3e5
};
function openConnection(options, credentials) {
	const address = parseAddress(options.address);
	const network = networkTo(address, options.env);
	const closed = new AbortController();
	const closing = AbortSignal.any([closed.signal, ...given(options.giveUp)]);
	const redact = redactorFor(credentials);
	const wire = {
		open: () => network.open(),
		clock: options.clock ?? systemClock,
		deadlines: {
			...defaultDeadlines,
			...options.deadlines
		},
		closing,
		hurry: AbortSignal.any([closing, ...given(options.hurry)]),
		log: (line) => options.log?.(redact(line)),
		progress: (text) => options.progress?.(text)
	};
	return {
		name: options.name ?? address.origin + prefixOf(address),
		call: openCall(wire, address, credentials, options.memory),
		async close() {
			closed.abort();
			await network.release();
		}
	};
}
const given = (signal) => signal === void 0 ? [] : [signal];
function openCall(wire, address, credentials, memory) {
	return async (id, args, read) => {
		const credential = credentialFor(id, credentials);
		const clean = redactorFor(credentials, id, args.body);
		const path = args.path ?? {};
		const request = toRequest(id, args, address, credential?.token.authorization());
		const [hasShape, came] = await Promise.all([shapeOf(id), sendOnce(id, path.deploymentId, request, wire, memory)]);
		const asked = {
			id,
			about: args.about ?? path.deploymentSlug,
			credential
		};
		if ("failure" in came) throw failureError(asked, {
			...came,
			detail: clean(came.detail)
		});
		const reply = {
			...came,
			headers: clean(came.headers)
		};
		if (isRedirect(reply.status)) throw redirectError(asked, reply, request.origin + request.path);
		if (reply.status !== 200) {
			const text = new TextDecoder().decode(reply.body);
			throw refusalError(asked, reply, {
				value: clean(tryJson(text)),
				raw: clean(text)
			});
		}
		try {
			return read(checkShape$1(clean(readJson(reply, clean)), hasShape), reply.headers);
		} catch (error) {
			if (!(error instanceof Misunderstanding)) throw error;
			throw misunderstandingError(asked, reply, {
				what: error,
				message: clean(error.message)
			});
		}
	};
}
function sendOnce(id, deployment = null, request, wire, memory) {
	if (memory === void 0) return send(wire, request);
	const { answers, written } = memory;
	if (request.writes) {
		written.add(deployment);
		for (const [key, one] of answers) if (one.deployment === deployment) answers.delete(key);
	}
	if (operations[id].paging !== null || written.has(deployment)) return send(wire, request);
	const key = JSON.stringify(request);
	const known = answers.get(key);
	if (known !== void 0) return known.came;
	const came = send(wire, request);
	answers.set(key, {
		deployment,
		came
	});
	const forget = () => answers.delete(key);
	came.then((one) => "status" in one && one.status < 400 ? null : forget(), forget);
	return came;
}
function toRequest(id, { path = {}, query = {}, body = null, ifMatch }, address, authorization) {
	const { method, writes } = operations[id];
	const search = encodeQuery(query);
	return {
		method,
		writes,
		origin: address.origin,
		path: `${prefixOf(address)}${fillPath(id, path)}${search === "" ? "" : `?${search}`}`,
		headers: {
			accept: "application/json",
			"accept-encoding": "gzip",
			"user-agent": "ifmatch",
			...authorization === void 0 ? {} : { authorization },
			...body === null ? {} : { "content-type": "application/json" },
			...ifMatch === void 0 ? {} : { "if-match": toIfMatch(ifMatch) }
		},
		body: body === null ? null : JSON.stringify(body)
	};
}
function fillPath(id, values) {
	const parameters = operations[id].parameters;
	return operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name) => {
		const value = values[name] ?? "";
		const { enum: allowed = [value], pattern = "" } = parameters.find((one) => one.name === name)?.schema ?? {};
		if (allowed.includes(value) && new RegExp(pattern, "u").test(value) && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value);
		throw new PlatformError(`${JSON.stringify(value)} cannot be a ${name} of the platform.`, {
			hint: `Correct it in the config, in the plan file or on the command line.${name === "deploymentId" ? " The id of a deployment has 1 to 19 digits." : ""}`,
			unsent: true
		});
	});
}
function encodeQuery(query) {
	const pairs = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) for (const one of [value ?? []].flat().map(String)) pairs.append(name, one);
	return pairs.toString();
}
// src/platform/dry-run.ts
function tidyPreview(kind, answer, headers) {
	const { creates, updates, deletes, validation_errors, state_version, ...beside } = answer;
	const rejections = (validation_errors ?? []).map(tidyRejection);
	const entries = (list) => (answer[list] ?? []).map((entry) => tidyEntry(kind, list, entry));
	const all = diffLists.flatMap(entries);
	if (rejections.length > 0 && all.length > 0) throw new Misunderstanding("with validation errors beside a diff");
	if (rejections.length > 0) return {
		stateVersion: state_version,
		entries: all,
		rejections
	};
	refuseTwice(all);
	refuseCut("changes", {
		beside,
		lists: {
			creates,
			updates,
			deletes
		},
		headers
	}, newerVersion);
	const [unknown] = Object.entries(beside).find(([, value]) => holdsList(value)) ?? [];
	if (unknown !== void 0) throw new Misunderstanding(`with a list under ${JSON.stringify(unknown)}, which may hold changes`, newerVersion);
	return {
		stateVersion: tidyStateVersion(state_version),
		entries: all,
		rejections
	};
}
const diffLists = [
	"creates",
	"updates",
	"deletes"
];
const holdsList = (value) => Array.isArray(value) ? value.length > 0 : isObject(value) && Object.values(value).some(holdsList);
const newerVersion = "Without this field the plan would be incomplete. Update ifmatch, or report this answer with the request id.";
function refuseTwice(entries) {
	const seen = new Set();
	for (const { object, key } of entries) {
		const id = objectId(object, key);
		if (seen.has(id)) throw new Misunderstanding(`with the same ${object} twice in the diff: ${JSON.stringify(key)}`);
		seen.add(id);
	}
}
const kinds = new Map([
	["RemediationPolicy", {
		detection: false,
		key: ["slug"],
		tidy: tidyPolicy
	}],
	["DetectionPolicy", {
		detection: true,
		key: [],
		tidy: tidyLists
	}],
	["DetectionPolicyException", {
		detection: true,
		key: [
			"scope_type",
			"scope_target",
			"rule",
			"rule_type"
		],
		tidy: tidyException
	}]
]);
function tidyEntry(bundle, list, { kind, key, ...answered }) {
	const refuse = (message) => {
		throw new Misunderstanding(`with a ${kind} ${message}`);
	};
	const { before = null, after = null } = answered;
	const known = kinds.get(kind);
	if (Object.keys(key).length === 0) refuse(`without a key in ${list}`);
	if (bundle !== "remediation") checkProduct(bundle, key);
	if (known === void 0) return {
		object: kind,
		key,
		...sidesIn(list, answered)
	};
	if (known.detection !== (bundle !== "remediation")) refuse(`in the diff of ${bundle}`);
	const missing = known.key.find((field) => textOrNull(key[field]) === null);
	if (missing !== void 0) refuse(`whose key has no ${missing} in ${list}`);
	if (before === null !== (list === "creates")) refuse(`in ${list} that has ${before === null ? "no" : "a"} "before"`);
	if (after === null !== (list === "deletes")) refuse(`in ${list} that has ${after === null ? "no" : "a"} "after"`);
	const tidySide = (content) => {
		const slug = textOrNull(content?.["slug"]);
		if (slug !== null && key["slug"] !== void 0 && slug !== key["slug"]) refuse(`${JSON.stringify(slug)} under the key ${JSON.stringify(key["slug"])}`);
		return content && known.tidy(content);
	};
	return {
		object: kind,
		key,
		before: tidySide(before),
		after: tidySide(after)
	};
}
const sidesIn = (list, { before, after }) => ({
	before: list === "creates" ? null : before ?? {},
	after: list === "deletes" ? null : after ?? {}
});
const tidyRejection = ({ code, message, policy_slug: slug, context }) => ({
	code,
	message: message ?? "",
	policySlug: textOrNull(slug),
	context: toTexts(context)
});
function rejectedPreview(refusal) {
	if (refusal.status === null || refusal.status < 400 || refusal.status >= 500) return null;
	const listed = refusal.body["validation_errors"];
	const errors = Array.isArray(listed) ? listed.filter(isValidationError) : [];
	const rejections = errors.length > 0 ? errors.map(tidyRejection) : fromCode(refusal);
	return rejections.length === 0 ? null : {
		stateVersion: "",
		entries: [],
		rejections
	};
}
const isValidationError = (value) => isObject(value) && textOrNull(value["code"]) !== null && typeof (value["message"] ?? "") === "string";
function fromCode(refusal) {
	const { code, text: message, body } = refusal;
	if (code === null || !rejectionCodes.includes(code)) return [];
	const companion = textOrNull(body["missing_companion"]);
	const context = {
		...toTexts(body["context"]),
		...companion === null ? {} : { missing_companion: companion }
	};
	const rejection = {
		code,
		message,
		policySlug: textOrNull(body["policy_slug"]),
		context
	};
	const missing = missingReferences(refusal);
	if (missing.length === 0) return [rejection];
	return missing.map((reference) => ({
		...rejection,
		context: {
			...context,
			...reference
		}
	}));
}
function toTexts(context) {
	const given = Object.entries(isObject(context) ? context : {}).filter(([, value]) => value !== null);
	return Object.fromEntries(given.map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]));
}
function emptyBundle(kind) {
	if (kind === "remediation") return {
		kind,
		content: { policies: [] }
	};
	return {
		kind,
		content: {
			rulesets: [],
			rules: [],
			disabled: [],
			exceptions: []
		}
	};
}
function liveFromEmpty(kind, preview) {
	const [rejection] = preview.rejections;
	if (rejection !== void 0) throw new Misunderstanding(`with a refusal of the empty bundle: ${`${rejection.code} ${rejection.message}`.trimEnd()}`, cannotRead);
	const { stateVersion, entries } = preview;
	const [deletes, others] = [entries.filter(({ after }) => after === null), entries.filter(({ after }) => after)];
	const odd = others.find(({ object, before }) => before === null || object !== "DetectionPolicy");
	if (odd !== void 0) throw new Misunderstanding(`with a ${odd.object} that ${notInThisWay}`, cannotRead);
	const gone = deletes.map(rebuild);
	if (kind === "remediation") return {
		stateVersion,
		content: { policies: gone }
	};
	return {
		stateVersion,
		content: {
			...others[0]?.before ?? {
				rulesets: [],
				rules: [],
				disabled: []
			},
			exceptions: gone
		}
	};
}
const cannotRead = "The platform offers no way to read this bundle.";
const notInThisWay = "an empty bundle cannot change in this way";
function rebuild(entry) {
	const content = restoreObject(entry);
	if (content !== null) return content;
	throw new Misunderstanding(`with an incomplete ${entry.object}, or one that ${notInThisWay}`, cannotRead);
}
// src/platform/client.ts
const openPlatform = ({ token, ...options }) => platformOn(openConnection(options, {
	token,
	userToken: null
}));
function platformOn({ name, call, close }) {
	return {
		name,
		deployments: (slugs = null) => call("listDeployments", {}, (answer, headers) => tidyDeployments(answer, headers, slugs)),
		async dryRun(deployment, bundle) {
			try {
				return await preview(call, deployment, bundle, (one) => one);
			} catch (error) {
				const rejected = error instanceof PlatformError ? rejectedPreview(error) : null;
				if (rejected === null) throw error;
				return rejected;
			}
		},
		async put(deployment, { kind, content }, version) {
			const asked = {
				deployment,
				kind,
				body: { bundle: content },
				ifMatch: version
			};
			try {
				const { stateVersion } = await callBundle(call, "put", asked, (answer) => tidyLive(kind, deployment, answer));
				return {
					kind: "written",
					stateVersion
				};
			} catch (error) {
				return toPut(error, version);
			}
		},
		async read(deployment, kind) {
			return await orMissing(read(call, deployment, kind)) ?? preview(call, deployment, emptyBundle(kind), (one) => liveFromEmpty(kind, one));
		},
		async vocabulary({ id, slug }, kind) {
			const query = { product: kind === "remediation" ? kind : products[kind] };
			return orMissing(call("getVocabulary", {
				about: slug,
				path: { deploymentId: id },
				query
			}, tidyVocabulary));
		},
		close
	};
}
async function orMissing(answer) {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof PlatformError && (error.partial || isMissing(error))) return null;
		throw error;
	}
}
const ids = {
	read: ["getRemediationPolicies", "getDetectionPolicy"],
	dryRun: ["previewRemediationPolicies", "previewDetectionPolicy"],
	put: ["applyRemediationPolicies", "applyDetectionPolicy"]
};
function callBundle(call, what, { deployment, kind, ...given }, use) {
	const [remediation, detection] = ids[what];
	const deploymentId = deployment.id;
	const path = kind === "remediation" ? { deploymentId } : {
		deploymentId,
		product: products[kind]
	};
	return call(kind === "remediation" ? remediation : detection, {
		about: deployment.slug,
		path,
		...given
	}, use);
}
const read = (call, deployment, kind) => callBundle(call, "read", {
	deployment,
	kind
}, (answer, headers) => {
	const live = tidyLive(kind, deployment, answer);
	const { bundle, ...beside } = answer;
	const lists = Object.fromEntries(Object.entries(live.content).filter(([, items]) => Array.isArray(items)));
	refuseCut("bundle", {
		beside: {
			...bundle,
			...beside
		},
		lists,
		headers
	});
	return live;
});
const preview = (call, deployment, { kind, content }, use) => callBundle(call, "dryRun", {
	deployment,
	kind,
	body: { bundle: content }
}, (answer, headers) => {
	checkScope(kind, deployment, answer);
	return use(tidyPreview(kind, answer, headers));
});
function toPut(error, sent) {
	if (!(error instanceof PlatformError)) throw error;
	const message = error.requestId === null ? error.message : `${error.message} (request ${error.requestId})`;
	const current = textOrNull(error.body["current_state_version"]);
	if (isStale(error, current !== null && current !== sent)) return {
		kind: "stale",
		currentStateVersion: current,
		message
	};
	if (error.processed === "no") throw error;
	return {
		kind: error.processed === "contradicted" ? "contradicted" : "unanswered",
		message
	};
}
function isStale({ status, code }, namesOther) {
	if (code !== null && staleCodes.includes(code)) return true;
	if (status === null || isKnownCode(code)) return false;
	return staleStatuses.includes(status) || conflictStatuses.includes(status) && namesOther;
}
// src/impact/findings.ts
const isUnknown = (truth) => typeof truth === "object";
const not = (truth) => isUnknown(truth) ? truth : !truth;
const every = (truths) => !truths.includes(false) && (truths.find(isUnknown) ?? true);
const some = (truths) => truths.includes(true) || (truths.find(isUnknown) ?? false);
function readFinding(finding) {
	const fields = finding;
	const [rule, repository] = [fieldsIn(fields["rule"]), fieldsIn(fields["repository"])];
	return {
		severity: textIn(fields["severity"]),
		confidence: textIn(fields["confidence"]),
		classes: textsIn(rule["vulnerability_classes"]),
		rule: textIn(rule["name"]) ?? textIn(fields["rule_name"]),
		repository: textIn(repository["name"])
	};
}
const fieldsIn = (value) => isObject(value) ? value : {};
const textsIn = (value) => Array.isArray(value) && value.every((item) => typeof item === "string") ? value : null;
const textIn = (value) => typeof value === "string" && value !== "" ? value : null;
const knownSeverities = [
	"critical",
	"high",
	"medium",
	"low"
];
function figuresOf(findings) {
	const repositories = countBy(findings, ({ repository }) => repository);
	const [critical = 0, high = 0, medium = 0, low = 0] = knownSeverities.map((wanted) => findings.filter(({ severity }) => severity === wanted).length);
	const unknown = findings.length - critical - high - medium - low;
	return {
		findings: findings.length,
		bySeverity: {
			critical,
			high,
			medium,
			low,
			unknown
		},
		repositories: repositories.size,
		topRepositories: topOf(repositories),
		topRules: topOf(countBy(findings, ({ rule }) => rule))
	};
}
function countBy(findings, nameOf) {
	const groups = [...Map.groupBy(findings, nameOf)];
	return new Map(groups.flatMap(([name, own]) => name === null ? [] : [[name, own.length]]));
}
const topOf = (counts) => [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, 5).map(([name, findings]) => ({
	name,
	findings
}));
const estimateOf = (figures, because) => because.length === 0 ? {
	kind: "estimate",
	figures
} : {
	kind: "at-least",
	figures,
	because: distinct(because)
};
const notEstimable = (because) => ({
	kind: "not-estimable",
	because: distinct(because)
});
const distinct = (limits) => [...new Map(limits.map((limit) => [JSON.stringify(limit), limit])).values()];
// src/impact/ask.ts
const smallestPage = 100;
const largestPage = 3e3;
var Ask = class {
	requests = 0;
	findingsLeft;
	sources;
	limits;
	late;
	constructor(sources, limits) {
		this.sources = sources;
		this.limits = limits;
		this.findingsLeft = limits.findings;
		this.late = new Promise((resolve) => {
			sources.timer(limits.ms, () => resolve({
				why: "time",
				milliseconds: limits.ms
			}));
		});
	}
	groups(deployment, body) {
		return this.request(() => this.sources.issueGroups(deployment, body));
	}
	async list(deployment, listings) {
		const size = Math.max(smallestPage, Math.min(largestPage, Math.floor(this.findingsLeft / listings.length)));
		const found = new Map();
		const because = [];
		let open = listings;
		for (let page = 0; open.length > 0; page += 1) {
			const allowed = open.slice(0, Math.floor(this.findingsLeft / size));
			if (allowed.length < open.length) because.push({
				why: "findings",
				limit: this.limits.findings
			});
			const queries = allowed.map((listing) => ({
				...listing,
				page,
				page_size: size
			}));
			const asked = await Promise.all(queries.map((query) => this.request(() => this.sources.findings(deployment, query))));
			because.push(...asked.filter(isLimit));
			const pages = asked.map((answer) => isLimit(answer) ? [] : answer);
			for (const finding of pages.flat()) found.set(finding.id ?? finding, readFinding(finding));
			this.findingsLeft -= pages.flat().length;
			open = allowed.filter((_, index) => pages[index]?.length === size);
		}
		return {
			findings: [...found.values()],
			because
		};
	}
	async request(send) {
		this.requests += 1;
		const failed = (error) => ({
			why: "platform",
			message: error instanceof Error ? error.message : String(error)
		});
		return Promise.race([send().catch(failed), this.late]);
	}
};
const isLimit = (answer) => "why" in answer;
// src/impact/detection.ts
async function estimateDetection(bundle, ask) {
	const { deployment, kind, changes } = bundle;
	const counted = await countItems(bundle, ask);
	const listed = kind === "detection/code" ? await ask.list(deployment, codeListings(counted)) : unlisted;
	const byChange = Map.groupBy(counted, ({ item }) => item.change);
	const impactOf = (change) => {
		const { object, key, id } = change;
		if (itemsOf(change) === null) return {
			object,
			key,
			id,
			about: "other"
		};
		return {
			object,
			key,
			id,
			about: "detection",
			items: (byChange.get(change) ?? []).map((one) => {
				const { list, name, verb } = one.item;
				return {
					list,
					name,
					verb,
					issues: issuesOf([one]),
					findings: findingsOf([one], listed)
				};
			})
		};
	};
	const gone = [...byChange].flatMap(([change, own]) => lostOf(change, own));
	const lost = counted.length === 0 ? null : {
		issues: issuesOf(gone),
		findings: findingsOf(gone, listed)
	};
	return {
		deployment,
		kind,
		changes: changes.map(impactOf),
		blocked: null,
		lost
	};
}
const unlisted = {
	findings: [],
	because: [{ why: "unlisted" }]
};
const verbs = {
	create: "added",
	update: "changed",
	delete: "removed"
};
function itemsOf(change) {
	const { object, key } = change;
	if (object === "DetectionPolicy") return changedItems(change).map(({ list, item: name, here }) => {
		return {
			list,
			name,
			verb: here === "files" ? "added" : "removed",
			isRuleset: list === "rulesets",
			scope: null,
			change
		};
	});
	const [name, target, by] = [
		textIn(key["rule"]),
		textIn(key["scope_target"]),
		key["scope_type"]
	];
	if (object !== "DetectionPolicyException" || name === null || target === null) return null;
	if (by !== "project" && by !== "project_tag") return null;
	const isRuleset = key["rule_type"] === "pack";
	return [{
		list: "exceptions",
		name,
		verb: verbs[change.verb],
		isRuleset,
		scope: {
			by,
			target
		},
		change
	}];
}
async function countItems({ deployment, kind, changes }, ask) {
	const items = changes.flatMap((change) => itemsOf(change) ?? []);
	const keyOf = ({ isRuleset, name, scope }) => JSON.stringify([isRuleset && name, scope]);
	const counted = [...Map.groupBy(items, keyOf).values()].toSorted(([a], [b]) => Number(a?.isRuleset) - Number(b?.isRuleset)).map(async (own, index) => {
		const answer = index < mostGroups ? await ask.groups(deployment, requestFor(own, kind)) : tooMany;
		return own.map((item) => countedOf(item, answer));
	});
	return (await Promise.all(counted)).flat();
}
const mostGroups = 8;
const tooMany = {
	why: "requests",
	limit: mostGroups
};
const groupLimit = 1e3;
function requestFor(items, kind) {
	const [{ isRuleset, scope } = {
		isRuleset: false,
		scope: null
	}] = items;
	const rules = [...new Set(items.map(({ name }) => name))];
	const what = isRuleset ? { rulesets: [...new Set(rules.flatMap((name) => [name, name.replace(/^p\//, "")]))] } : { rules };
	const by = scope?.by === "project" ? "repositoryNames" : "repositoryTags";
	const where = scope === null ? {} : { [by]: [scope.target] };
	const filter = {
		...what,
		...where,
		tab: "ISSUE_TAB_OPEN"
	};
	return {
		groupBy: "GROUP_BY_RULE",
		issueTypes: [kind === "detection/code" ? "ISSUE_TYPE_SAST" : "ISSUE_TYPE_SECRETS"],
		limit: groupLimit,
		filter
	};
}
const ofPlatform = (message) => ({
	why: "platform",
	message
});
function countedOf(item, answer) {
	if (isLimit(answer)) return {
		item,
		rules: item.isRuleset ? null : [item.name],
		issues: null,
		because: [answer]
	};
	const issues = new Map(item.isRuleset ? [] : [[item.name, 0]]);
	for (const { rulePath, issuesCount } of answer.groups ?? []) {
		const rule = textIn(rulePath) ?? "";
		if (item.isRuleset || rule === item.name) issues.set(rule, (issues.get(rule) ?? 0) + Number(textIn(issuesCount) ?? "none"));
	}
	const because = textIn(answer.cursor) === null ? [] : [ofPlatform("the platform has more rules than it answered")];
	return {
		item,
		rules: [...issues.keys()],
		issues,
		because
	};
}
function issuesOf(items) {
	const because = items.flatMap((one) => one.because);
	if (items.every(({ issues }) => issues === null)) return notEstimable(because);
	const parts = items.flatMap(({ item, issues }) => Array.from(issues ?? [], ([rule, count]) => ({
		rule,
		scope: JSON.stringify(item.scope),
		count
	})));
	const byRule = [...Map.groupBy(parts, ({ rule }) => rule).values()];
	const isShared = byRule.some((own) => new Set(own.flatMap(({ scope, count }) => count === 0 ? [] : scope)).size > 1);
	const total = byRule.reduce((sum, own) => sum + Math.max(...own.map(({ count }) => count)), 0);
	if (!Number.isSafeInteger(total)) return notEstimable([ofPlatform("the platform gave a count that is not a number")]);
	const shared = ofPlatform("the platform does not tell which issues several entries share");
	return estimateOf(total, isShared ? [...because, shared] : because);
}
const mostCharacters = 4e3;
function codeListings(counted) {
	const rules = [...new Set(counted.flatMap((one) => one.rules ?? []))];
	if (rules.length === 0) return [];
	return [{
		issue_type: "sast",
		status: "open",
		dedup: true,
		...rules.reduce((sum, rule) => sum + encodeURIComponent(rule).length + 7, 0) > mostCharacters ? {} : { rules }
	}];
}
function findingsOf(items, { findings, because }) {
	if (items.length === 0) return notEstimable([]);
	const scopes = new Map();
	for (const { rules, item } of items) for (const rule of rules ?? []) scopes.set(rule, [...scopes.get(rule) ?? [], item.scope]);
	const judged = findings.map((finding) => {
		const own = scopes.get(finding.rule ?? "") ?? [];
		return {
			finding,
			truth: some(own.map((scope) => isInside(finding, scope)))
		};
	});
	const sure = judged.flatMap(({ finding, truth }) => truth === true ? [finding] : []);
	const unknowns = judged.flatMap(({ truth }) => isUnknown(truth) ? [truth.because] : []);
	const reasons = [
		...items.flatMap((one) => one.rules === null ? one.because : []),
		...unknowns,
		...because
	];
	return sure.length === 0 && reasons.length > 0 ? notEstimable(reasons) : estimateOf(figuresOf(sure), reasons);
}
function isInside({ repository }, scope) {
	if (scope === null) return true;
	return scope.by === "project" ? repository === scope.target : { because: {
		why: "tags",
		tags: [scope.target]
	} };
}
function lostOf(change, items) {
	const after = change.object === "DetectionPolicy" ? change.after : null;
	const disabled = new Set(textsIn(after?.["disabled"]));
	const come = items.filter(({ item }) => item.list === "rulesets" && item.verb === "added");
	const named = [...textsIn(after?.["rules"]) ?? [], ...come.flatMap(({ rules }) => rules ?? [])];
	const kept = new Set(named.filter((rule) => !disabled.has(rule)));
	return items.filter(({ item }) => isLost(item, change) && (item.isRuleset || item.list === "disabled" || !kept.has(item.name))).map((one) => ({
		...one,
		rules: one.rules?.filter((rule) => !one.item.isRuleset || !kept.has(rule)) ?? null,
		issues: one.issues && new Map([...one.issues].filter(([rule]) => !one.item.isRuleset || !kept.has(rule)))
	}));
}
function isLost({ list, verb }, { effect }) {
	if (list === "exceptions") return effect === "looser" || effect === "mixed";
	return verb === (list === "disabled" ? "added" : "removed");
}
// src/impact/policies.ts
async function estimateRemediation(bundle, ask) {
	const { deployment, kind, content, changes } = bundle;
	const changed = new Map(changes.filter(({ object }) => object === "RemediationPolicy").map(readChange));
	const all = [...changed.values()];
	const unchanged = unchangedPolicies(content, changes).map(readPolicy);
	const acting = all.flatMap(({ before, after }) => [before, after]);
	const { findings, because } = await ask.list(deployment, planListings(acting));
	const turning = turningBetween(all, unchanged);
	const seen = {
		alike: alikeIn(findings, turning),
		because,
		turning
	};
	const impactOf = (change) => {
		const { object, key, id } = change;
		const one = changed.get(change);
		if (one === void 0) return {
			object,
			key,
			id,
			about: "other"
		};
		return {
			object,
			key,
			id,
			about: "policy",
			matched: matchedBy(one, seen),
			blocked: blockedBy([one], seen)
		};
	};
	return {
		deployment,
		kind,
		changes: changes.map(impactOf),
		blocked: blockedBy(all, seen),
		lost: null
	};
}
function readChange(change) {
	const { before, after } = change;
	return [change, {
		before: before && readPolicy(before),
		after: after && readPolicy(after)
	}];
}
function readPolicy({ active, actions, filters }) {
	if (active === false) return null;
	const blocks = Array.isArray(actions) && actions.some((action) => isObject(action) && action["type"] === "block");
	const read = readFilters(filters);
	return {
		blocks,
		filters: read,
		text: read === null ? plain(filters) : canonicalObject("RemediationPolicy", { filters })
	};
}
function matches(policy, has) {
	if (policy === null) return false;
	const { filters } = policy;
	if (filters?.conditions.every(({ mode }) => mode === "any" || mode === "none") !== true) return { because: { why: "form" } };
	const held = filters.conditions.map(({ type, values, mode }) => {
		const truth = values.length > 0 && has(type, values);
		return mode === "none" ? not(truth) : truth;
	});
	return filters.mode === "any" ? some(held) : every(held);
}
const hasOneOf = ({ severity, confidence, classes }) => (type, values) => {
	const unknown = { because: {
		why: "field",
		type
	} };
	if (type === "severity") return severity === null ? unknown : values.includes(severity);
	if (type === "confidence") return confidence === null ? unknown : values.includes(confidence);
	if (type === "vulnerability_class") return classes === null ? unknown : values.some((value) => classes.includes(value));
	return { because: type === "repository_tag" ? {
		why: "tags",
		tags: values
	} : {
		why: "condition",
		type
	} };
};
function planListings(acting) {
	const has = (severity) => (type, values) => type === "severity" ? values.includes(severity) : { because: {
		why: "condition",
		type
	} };
	const wanted = knownSeverities.filter((severity) => acting.some((one) => matches(one, has(severity)) !== false));
	if (wanted.length === 0) return [];
	const common = {
		status: "open",
		dedup: true,
		...wanted.length < knownSeverities.length ? { severities: wanted } : {}
	};
	return [
		"sast",
		"sca",
		"ai_sast"
	].map((issue_type) => ({
		issue_type,
		...common
	}));
}
function turningBetween(changed, unchanged) {
	const blocking = (side) => [...unchanged, ...changed.map((one) => one[side])].flatMap((one) => one?.blocks === true ? [[one.text, one]] : []);
	const [was, is] = [blocking("before"), blocking("after")];
	const [before, after] = [new Map(was), new Map(is)];
	return {
		stay: new Map(was.filter(([text]) => after.has(text))),
		newly: new Map(is.filter(([text]) => !before.has(text))),
		noLonger: new Map(was.filter(([text]) => !after.has(text)))
	};
}
function alikeIn(findings, turning) {
	const facts = ({ severity, confidence, classes }) => JSON.stringify([
		severity,
		confidence,
		classes
	]);
	return [...Map.groupBy(findings, facts).values()].map((group) => {
		const has = group[0] ? hasOneOf(group[0]) : () => false;
		return {
			has,
			findings: group,
			turns: turnsOf(turning, has)
		};
	});
}
function turnsOf({ stay, newly, noLonger }, has) {
	const by = (all) => some([...all.values()].map((policy) => matches(policy, has)));
	const [comes, goes] = [by(newly), by(noLonger)];
	if (comes === false && goes === false) return {
		newly: false,
		noLonger: false
	};
	const free = not(by(stay));
	return {
		newly: every([
			free,
			not(goes),
			comes
		]),
		noLonger: every([
			free,
			not(comes),
			goes
		])
	};
}
function count(alike, test) {
	const judged = alike.map((one) => ({
		truth: test(one),
		own: one.findings
	}));
	return {
		findings: judged.flatMap(({ truth, own }) => truth === true ? own : []),
		unknowns: judged.flatMap(({ truth }) => isUnknown(truth) ? [truth.because] : [])
	};
}
function matchedBy({ before, after }, { alike, because }) {
	if (alike.length === 0 && because.length > 0) return notEstimable(because);
	const [was, is] = [before, after].map((policy) => count(alike, ({ has }) => matches(policy, has)));
	if (was === void 0 || is === void 0) return notEstimable([]);
	const unknowns = [...was.unknowns, ...is.unknowns];
	if ([was, is].some((side) => side.findings.length === 0 && side.unknowns.length > 0)) return notEstimable(unknowns);
	return estimateOf({
		before: figuresOf(was.findings),
		after: figuresOf(is.findings)
	}, [...unknowns, ...because]);
}
function blockedBy(changed, { alike, because, turning }) {
	const turnedBy = (way, side) => {
		const own = changed.map((one) => one[side]).filter((policy) => policy?.blocks === true && turning[way].has(policy.text));
		const by = ({ has, turns }) => turns[way] !== false && every([some(own.map((policy) => matches(policy, has))), turns[way]]);
		const { findings, unknowns } = count(alike, by);
		return {
			figures: figuresOf(findings),
			reasons: own.length === 0 ? [] : [...unknowns, ...because]
		};
	};
	const [newly, noLonger] = [turnedBy("newly", "after"), turnedBy("noLonger", "before")];
	const reasons = [...newly.reasons, ...noLonger.reasons];
	if (newly.figures.findings + noLonger.figures.findings === 0 && reasons.length > 0) return notEstimable(reasons);
	return estimateOf({
		newly: newly.figures,
		noLonger: noLonger.figures
	}, reasons);
}
// src/impact/estimate.ts
async function estimateImpact(plan, sources, limits) {
	const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
	const ask = new Ask(sources, limits);
	const bundles = [];
	for (const bundle of changing) bundles.push(await (bundle.kind === "remediation" ? estimateRemediation(bundle, ask) : estimateDetection(bundle, ask)));
	return {
		bundles,
		looked: {
			findings: limits.findings - ask.findingsLeft,
			requests: ask.requests
		}
	};
}
// src/platform/web-api.ts
const webApiOn = ({ call }) => ({
	call: (id, args) => callOne(call, id, args),
	pages: (id, args) => pagesOf(id, args, (changed) => callOne(call, id, {
		...args,
		...changed
	}))
});
async function callOne(call, id, args) {
	try {
		return await call(id, repeatPath(id, args), (answer) => answer);
	} catch (error) {
		throw error instanceof PlatformError && operations[id].writes && error.processed !== "no" ? doubtfulError(error) : error;
	}
}
function repeatPath(id, args) {
	if (!args.body) return args;
	const values = args.path ?? {};
	const body = { ...args.body };
	for (const { path, kind } of requests[id].inputs.filter(({ sameAsPath }) => sameAsPath === true)) {
		const [name = ""] = path;
		const value = values[name] ?? "";
		const repeated = kind === "integer" ? Number(value) : value;
		if (typeof repeated === "string" || Number.isSafeInteger(repeated)) body[name] ??= repeated;
		if (body[name] !== void 0 && `${body[name]}` !== value) throw new UsageError(`${name} is ${JSON.stringify(body[name])} in the body of ${id} and ${JSON.stringify(value)} in its path. Leave it out of the body.`);
	}
	return {
		...args,
		body
	};
}
async function* pagesOf(id, args, ask) {
	const { by, items: list } = operations[id].paging;
	const seen = new Set([args.body?.cursor ?? ""]);
	for (let page = args.query?.page ?? 0, { body } = args;; page += 1) {
		const answer = await ask(by === "page" ? { query: {
			...args.query,
			page
		} } : { body: body ?? {} });
		const items = answer[list] ?? [];
		if (items.length > 0) yield items;
		const mark = markOf(by, answer, items);
		if (mark === null) return;
		if (seen.has(mark)) throw pagingError({
			id,
			about: args.about
		}, "the platform says that more remains, but sends no cursor for it, or an earlier page again");
		seen.add(mark);
		body = {
			...body,
			cursor: mark
		};
	}
}
function markOf(by, { cursor, hasMore = null }, items) {
	if (hasMore === false || items.length === 0 && hasMore === null) return null;
	if (by === "page") return JSON.stringify(items[0]);
	if (cursor) return cursor;
	return hasMore === null ? null : "";
}
export { PlanFileError, SigningError, bundleDigest, callOne, canonicalObject, changedItems, checkAll, compareWithReviewed, countDifferences, countEdits, defaultDeadlines, diffDigest, digestOfAll, estimateImpact, exchange, failures, findDrift, guardPlan, invertChanges, isRedirect, liveTexts, makePlan, missingStatuses, networkTo, oddAnswer, openCall, openConnection, openPlatform, pagesOf, parseAddress, parseJson, planBundle, planDigest, platformOn, prefixOf, previewNow, probe, readPlanFile, redirectTarget, rejectionProblems, renamesOf, saidTexts, signPlanFile, targetOf, threeWayDiffOf, tryJson, undoBundle, usableToken, webApiOn };
