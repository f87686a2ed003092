import { PlatformError, UsageError, isObject } from "./cli-and-action.js";
import { operations } from "./operations.js";
import { PartOfList, excerptOfBody, isHtml, textOrNull } from "./answers.js";
import { promisify } from "./_builtin ifmatch node_util.js";
import { prefixOf } from "./network2.js";
process.getBuiltinModule("node:zlib");
// src/platform/http.ts
const gunzip = promisify((() => process.getBuiltinModule("node:zlib").gunzip)());
const largestBody = 10485760;
async function exchange(dispatcher, request, timeout, stop) {
	const late = new AbortController();
	const timer = setTimeout(() => late.abort(), Math.max(1, Math.ceil(timeout)));
	const signal = AbortSignal.any([late.signal, stop]);
	try {
		const { method, origin, path, headers: sent, body: text } = request;
		const options = {
			method,
			origin,
			path,
			headers: sent,
			body: text
		};
		const response = await dispatcher.request({
			...options,
			signal,
			headersTimeout: 0,
			bodyTimeout: 0
		});
		const headers = flatten(response.headers);
		const packed = await readBody(response);
		const body = packed === null ? null : await unpack(packed, headers["content-encoding"] ?? "");
		if (body === null) return failed("too-large", `it has over ${String(largestBody)} bytes`);
		return {
			kind: "reply",
			reply: {
				status: response.statusCode,
				headers,
				body
			}
		};
	} catch (error) {
		if (error instanceof Undecodable) return failed("garbled", error.message);
		if (stop.aborted) return failed("interrupted", "the program is stopping");
		if (late.signal.aborted) return failed("timeout", `${String(Math.ceil(timeout / 1e3))} s were allowed`);
		return {
			kind: "failure",
			failure: toFailure(error)
		};
	} finally {
		clearTimeout(timer);
	}
}
function failed(kind, detail) {
	return {
		kind: "failure",
		failure: {
			kind,
			detail
		}
	};
}
async function readBody({ statusCode, body }) {
	if (isRedirect(statusCode)) {
		body.on("error", () => {}).destroy();
		return Buffer.alloc(0);
	}
	const chunks = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > largestBody) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
const isRedirect = (status) => status >= 300 && status < 400;
var Undecodable = class extends Error {};
async function unpack(packed, encoding) {
	const name = encoding.trim().toLowerCase();
	if (packed.length === 0 || name === "" || name === "identity") return packed;
	if (name !== "gzip" && name !== "x-gzip") throw new Undecodable("it is packed in a way that was not asked for");
	try {
		return await gunzip(packed, { maxOutputLength: largestBody });
	} catch (error) {
		if (error.code === "ERR_BUFFER_TOO_LARGE") return null;
		throw new Undecodable("it is not the gzip that it says it is, or it was cut off");
	}
}
function flatten(headers) {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? ""].flat().join(", ")]));
}
function requestIdOf(headers, profile) {
	const id = profile.requestIdHeaders.map((name) => headers[name]).find((value) => value !== void 0 && value !== "")?.replaceAll(/[^\x21-\x7e]/g, "").slice(0, 200) ?? "";
	return id === "" ? null : id;
}
function toRequest(id, args, { address, authorization, profile }) {
	const { method, path, writes } = operations[id];
	const query = encodeQuery(args.query, profile.arrays);
	return {
		method,
		writes,
		origin: address.origin,
		path: `${prefixOf(address)}${fillPath(path, operations[id].parameters, args.path)}${query === "" ? "" : `?${query}`}`,
		headers: {
			accept: "application/json",
			"accept-encoding": "gzip",
			"user-agent": "ifmatch",
			...authorization === null ? {} : { authorization },
			...args.body === null ? {} : { "content-type": "application/json" },
			...args.ifMatch === void 0 ? {} : { "if-match": args.ifMatch }
		},
		body: args.body === null ? null : JSON.stringify(args.body)
	};
}
function fillPath(path, parameters, values) {
	return path.replaceAll(/\{(\w+)\}/g, (_, name) => {
		const value = values[name] ?? "";
		const schema = parameters.find((parameter) => parameter.in === "path" && parameter.name === name)?.schema;
		if (schema !== void 0 && mayStand(value, schema)) return encodeURIComponent(value);
		throw new PlatformError(`${JSON.stringify(value)} cannot be a ${name} of the platform.`, {
			hint: `Correct it in the config, in the plan file or on the command line.${name === "deploymentId" ? " The id of a deployment has 1 to 19 digits." : ""}`,
			unsent: true
		});
	});
}
function mayStand(value, { pattern, enum: allowed }) {
	if (value === "" || value === "." || value === "..") return false;
	if (allowed !== void 0 && !allowed.includes(value)) return false;
	return pattern === void 0 || new RegExp(pattern, "u").test(value);
}
function encodeQuery(query, arrays) {
	const pairs = Object.entries(query).flatMap(([name, value]) => {
		if (value === void 0 || value === null) return [];
		const values = [value].flat().map(String);
		if (!Array.isArray(value) || arrays === "repeat") return values.map((text) => [name, text]);
		return values.length === 0 ? [] : [[name, joined(name, values)]];
	});
	return new URLSearchParams(pairs).toString();
}
function joined(name, values) {
	const torn = values.find((text) => text.includes(","));
	if (torn === void 0) return values.join(",");
	throw new UsageError(`${JSON.stringify(torn)} in ${name} holds a comma, so it cannot be in a list that is joined with commas. Repeat the keys of lists instead, if the platform takes that.`);
}
const lookBetween = "Try again. If it stays like this, look at the proxies and gateways between here and the platform.";
const failures = {
	unreachable: {
		says: "it cannot be reached",
		hint: "Check the address (IFMATCH_BASE_URL or --base-url), the network, and HTTPS_PROXY and NO_PROXY.",
		processed: "no",
		repeat: true
	},
	untrusted: {
		says: "its certificate is not trusted",
		hint: "If your company has a certificate authority of its own, set NODE_EXTRA_CA_CERTS to its PEM file. The check cannot be switched off.",
		processed: "no",
		repeat: false
	},
	"no-tls": {
		says: "what answers there does not speak TLS",
		hint: "Check the port in the address, and the proxies in between; http:// works for localhost, 127.0.0.1 and [::1] only.",
		processed: "unknown",
		repeat: false
	},
	proxy: {
		says: "the proxy does not let us through to it",
		hint: "Check HTTPS_PROXY with its user name and password, and that the proxy allows this host; or name the host in NO_PROXY.",
		processed: "no",
		repeat: true
	},
	"called-off": {
		says: "it was not asked any more",
		hint: "Run again.",
		processed: "no",
		repeat: false
	},
	interrupted: {
		says: "the connection broke before the answer was complete",
		hint: lookBetween,
		processed: "unknown",
		repeat: true
	},
	timeout: {
		says: "no complete answer came in time",
		hint: lookBetween,
		processed: "unknown",
		repeat: true
	},
	"too-large": {
		says: "the answer is too large",
		hint: "Ask for smaller pages, where the operation has them. Else check that the address is the API of the platform.",
		processed: "unknown",
		repeat: false
	},
	garbled: {
		says: "the answer cannot be decoded",
		hint: "Check that the address is the API of the platform and speaks HTTP/1.1. Look at the proxies and gateways in between.",
		processed: "unknown",
		repeat: false
	}
};
function toFailure(error) {
	const causes = leaves(error);
	return {
		kind: causes.map(kindOf).find((known) => known !== null) ?? "interrupted",
		detail: causes.map(detailOf).join("; ")
	};
}
function detailOf({ code, message }) {
	const says = /^\w+:error:\w+:[^:]*:[^:]*:([^:]+):/.exec(message)?.[1] ?? message;
	return code === "" || says.includes(code) ? says : `${says} (${code})`;
}
function leaves(error) {
	if (error instanceof AggregateError) return error.errors.flatMap(leaves);
	if (!(error instanceof Error)) return [{
		name: "",
		code: "",
		message: String(error),
		syscall: ""
	}];
	const { name, code, syscall, message } = error;
	return [{
		name,
		code: typeof code === "string" ? code : "",
		message,
		syscall: syscall ?? ""
	}];
}
function kindOf({ name, code, message, syscall }) {
	if (syscall === "connect" || syscall.startsWith("getaddrinfo") || code === "UND_ERR_CONNECT_TIMEOUT") return "unreachable";
	if (code.startsWith("UND_ERR_PRX") || message.startsWith("Proxy response (")) return "proxy";
	if (certificate.test(code)) return "untrusted";
	if (name === "HTTPParserError") return message.includes("EOF") ? "interrupted" : "garbled";
	if (noTls.test(message)) return "no-tls";
	return code === "UND_ERR_HEADERS_OVERFLOW" || /^(EPROTO$|ERR_SSL)/.test(code) ? "garbled" : null;
}
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_|CRL|INVALID_PURPOSE|INVALID_CA|HOSTNAME_MISMATCH/;
const noTls = /:(?:wrong version number|packet length too long):/;
// src/platform/errors.ts
function toRefusal(status, value, raw, profile) {
	const body = isObject(value) ? value : {};
	const says = profile.errorTextFields.map((field) => body[field]).find((text) => typeof text === "string" && text !== "");
	const isPage = typeof says !== "string" && isHtml(raw);
	const text = excerptOfBody(typeof says === "string" ? says : raw);
	return {
		status,
		code: textOrNull(body["code"]),
		text,
		isPage,
		body
	};
}
function missingReferences({ body }) {
	const list = body["missing_references"];
	if (!Array.isArray(list)) return [];
	return list.filter(isObject).map(({ kind, value }) => ({
		kind: textOrNull(kind) ?? "reference",
		value: textOrNull(value) ?? ""
	}));
}
const begin = ({ id, about }) => `${operations[id].summary}${about === null ? "" : ` (${about})`}`;
function refusalError(asked, refusal, requestId, { unprocessedStatuses }) {
	const { status, code, text, isPage } = refusal;
	const answered = `the platform answered ${String(status)}${code === null ? "" : ` ${code}`}${isPage ? " with an HTML page" : ""}`;
	return new PlatformError(`${begin(asked)}: ${answered}${text === "" ? "" : `, "${text}"`}.`, {
		status,
		code,
		requestId,
		hint: hintFor(refusal, asked),
		unprocessed: isKnownCode(code) || unprocessedStatuses.includes(status)
	});
}
function redirectError(asked, { status, headers }, base, requestId) {
	const location = headers["location"];
	const target = location !== void 0 && URL.canParse(location, base) ? new URL(location, base) : null;
	const to = target === null ? "without saying where" : `to ${target.host === "" ? target.protocol : target.origin + target.pathname}`;
	return new PlatformError(`${begin(asked)}: the platform answered ${String(status)}, a redirect ${to}. It was not followed.`, {
		status,
		requestId,
		hint: "Set the address to where the API really is. The token is never sent to another address than the one that you give."
	});
}
function failureError(asked, { kind, detail }) {
	const { says, hint, processed } = failures[kind];
	return new PlatformError(`${begin(asked)}: no answer of the platform, ${says} (${detail}).`, {
		hint,
		unsent: processed === "no"
	});
}
function misunderstandingError(asked, { status }, what, requestId) {
	return new PlatformError(`${begin(asked)}: the platform answered ${String(status)} ${what.message}.`, {
		status,
		requestId,
		hint: what.hint,
		partial: what instanceof PartOfList
	});
}
function pagingError(asked, says) {
	return new PlatformError(`${begin(asked)}: ${says}.`, { hint: "What was read so far is not the whole list. Report this to the operator of the platform." });
}
function doubtfulError({ message, hint, status, code, requestId }) {
	return new PlatformError(`${message} It may have been processed all the same.`, {
		status,
		code,
		requestId,
		hint: `It was not sent again. Look at the platform before you repeat it.${hint === null ? "" : ` ${hint}`}`
	});
}
const previewAgain = "The platform was changed since the preview. Preview again and review what is new.";
const ifMatchRemoved = "The If-Match header did not arrive. Look at the proxies and gateways between here and the platform: one of them removes it.";
const byCode = {
	UNKNOWN_REFERENCE: (refusal) => {
		const missing = missingReferences(refusal).map(({ kind, value }) => `${kind} "${value}"`);
		return `${missing.length === 0 ? "Something that the files name" : missing.join(", ")} does not exist on the platform. Create it there first, or correct the files.`;
	},
	MISSING_DEPENDENT_ACTION: ({ body }) => `Add the action ${textOrNull(body["missing_companion"]) ?? "that is missing"} to the same policy.`,
	UNSUPPORTED_ACTION_TYPE: () => "Use an action type that the platform knows.",
	INVALID_CONDITION_VALUE: () => "Use a value that the platform knows for this condition type.",
	RESERVED_SLUG: () => "The platform manages a policy of its own under this slug. Choose another slug.",
	DEPLOYMENT_NOT_MIGRATED: () => "The deployment still has the legacy policies. Let it be migrated to the unified policies first.",
	PRODUCT_NOT_ENABLED: () => "The product is not enabled for this deployment. Enable it, or remove its detection file.",
	STATE_VERSION_MISMATCH: () => previewAgain,
	DEPLOYMENT_MIGRATED: () => "The deployment has the unified policies now. Use a command of the v2 policies API.",
	IF_MATCH_REQUIRED: () => ifMatchRemoved
};
const later = "Try again later. If it stays like this, ask the operator of the platform and name the request id.";
const bundleRefused = "Correct the files as the platform says.";
const requestRefused = "Correct the request as the platform says.";
const wrongAddress = "Check that the address is the API of the platform.";
const wrongToken = (name) => `Check ${name}: the token is wrong, expired or revoked. Tokens are made in the Tokens section of the settings of the platform.`;
const byStatus = new Map([
	[400, bundleRefused],
	[401, wrongToken("IFMATCH_API_TOKEN")],
	[403, "Check that the token belongs to this deployment and has the Web API permission."],
	[404, "Check the address, the id of the deployment, and that the token has the Web API permission: a token without it is answered like this."],
	[405, `The platform does not have this operation. ${wrongAddress}`],
	[407, "Check HTTPS_PROXY: the proxy wants a user name and a password."],
	[408, later],
	[409, "What the platform has stands against it. Read what it says, and preview again."],
	[410, "The operation is gone. Look for a newer ifmatch."],
	[412, previewAgain],
	[413, "The bundle is larger than the platform, or a gateway before it, accepts."],
	[415, wrongAddress],
	[422, bundleRefused],
	[428, ifMatchRemoved],
	[429, "The platform wants fewer requests. Wait, then run again."],
	[501, `The platform does not have this operation. ${wrongAddress}`]
]);
const byStatusOfOthers = new Map([
	[400, requestRefused],
	[404, "Check the address, the slugs and ids that were given, and that the token has the permission: a token without it is answered like this."],
	[409, "What the platform has stands against it. Read what it says."],
	[413, "The request is larger than the platform, or a gateway before it, accepts."],
	[422, requestRefused]
]);
const byStatusOfJwt = new Map([[401, "Check IFMATCH_USER_JWT: the user's token is wrong or expired. Get a new one."], [403, "Check that the user whose token it is may do this in the deployment."]]);
const codes = new Map(Object.entries(byCode));
const isKnownCode = (code) => code !== null && codes.has(code);
function hintFor(refusal, caller = null) {
	const { code, status } = refusal;
	return (code === null ? void 0 : codes.get(code))?.(refusal) ?? ofCaller(status, caller) ?? byStatus.get(status) ?? (status >= 500 ? later : wrongAddress);
}
function ofCaller(status, caller) {
	if (caller === null) return void 0;
	if (status === 401 && caller.scheme === "WebToken" && caller.token !== null) return wrongToken(caller.token);
	const own = caller.scheme === "Jwt" ? byStatusOfJwt.get(status) : void 0;
	const tags = operations[caller.id].tags;
	return own ?? (tags.includes("Policies") ? void 0 : byStatusOfOthers.get(status));
}
export { doubtfulError, exchange, failureError, failures, isKnownCode, isRedirect, missingReferences, misunderstandingError, pagingError, redirectError, refusalError, requestIdOf, toRefusal, toRequest };
