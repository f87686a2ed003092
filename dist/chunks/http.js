const require_start = require("./start.js");
const require_assumptions = require("./assumptions.js");
let node_util = require("node:util");
let node_zlib = require("node:zlib");
// src/platform/http.ts
const gunzip = (0, node_util.promisify)(node_zlib.gunzip);
const neverAborted = new AbortController().signal;
const maxBodySize = 10485760;
async function sendOnce(transport, { method, origin, path, headers: requestHeaders, body }, timeout, stop = neverAborted, { timer } = require_start.systemClock) {
	const timedOut = new AbortController();
	const cancel = timer(Math.max(1, Math.ceil(timeout)), () => timedOut.abort());
	const signal = AbortSignal.any([timedOut.signal, stop]);
	try {
		const options = {
			method,
			origin,
			path,
			headers: requestHeaders,
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
		if (error instanceof UnusableBody) return {
			failure: error.failure,
			detail: error.message
		};
		if (stop.aborted) return {
			failure: "interrupted",
			detail: "the program is stopping"
		};
		if (timedOut.signal.aborted) return {
			failure: "timeout",
			detail: `${String(Math.ceil(timeout / 1e3))} s were allowed`
		};
		return toFailure(error);
	} finally {
		cancel();
	}
}
const isRedirect = (status) => status >= 300 && status < 400;
var UnusableBody = class extends Error {
	failure;
	constructor(failure, message) {
		super(message);
		this.failure = failure;
	}
};
const tooLarge = () => new UnusableBody("too-large", `it has over ${String(maxBodySize)} bytes`);
async function readBody({ statusCode, body }, encoding) {
	if (isRedirect(statusCode)) {
		body.on("error", () => {}).destroy();
		return Buffer.alloc(0);
	}
	const chunks = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > maxBodySize) throw tooLarge();
		chunks.push(chunk);
	}
	const compressed = Buffer.concat(chunks);
	if (size === 0 || /^(?:identity)?$/i.test(encoding)) return compressed;
	if (!/^gzip$/i.test(encoding)) throw new UnusableBody("undecodable", "it is packed in a way that was not asked for");
	try {
		return await gunzip(compressed, { maxOutputLength: maxBodySize });
	} catch (error) {
		if (error.code === "ERR_BUFFER_TOO_LARGE") throw tooLarge();
		throw new UnusableBody("undecodable", "it cannot be unpacked, or it was cut off");
	}
}
function requestIdOf(headers) {
	const id = require_assumptions.requestIdHeaders.map((name) => headers[name] ?? "").find((value) => value !== "")?.replaceAll(/[^\x21-\x7e]/g, "").slice(0, 200) ?? "";
	return id === "" ? null : id;
}
const checkProxies = "Retry. If it persists, check the proxies and gateways in between.";
const checkAddress = [
	"Check the address (IFMATCH_BASE_URL or ",
	{ option: "base-url" },
	"), the network, and HTTPS_PROXY and NO_PROXY."
];
const failures = {
	"no-server": {
		message: "it cannot be reached",
		fix: checkAddress,
		processed: "no",
		isRetried: true
	},
	unreachable: {
		message: "it cannot be reached",
		fix: checkAddress,
		processed: "no",
		isRetried: true
	},
	untrusted: {
		message: "its certificate is not trusted",
		fix: "If your company has its own certificate authority, set NODE_EXTRA_CA_CERTS to its PEM file. The check cannot be disabled.",
		processed: "no",
		isRetried: false
	},
	proxy: {
		message: "the proxy does not let us through to it",
		fix: "Check HTTPS_PROXY with its user name and password, and that the proxy allows this host; or name the host in NO_PROXY.",
		processed: "no",
		isRetried: true
	},
	cancelled: {
		message: "it was not asked any more",
		fix: "Run again.",
		processed: "no",
		isRetried: false
	},
	interrupted: {
		message: "the connection broke before the answer was complete",
		fix: checkProxies,
		processed: "unknown",
		isRetried: true
	},
	timeout: {
		message: "no complete answer came in time",
		fix: checkProxies,
		processed: "unknown",
		isRetried: true
	},
	"too-large": {
		message: "the answer is too large",
		fix: "Request smaller pages if the operation has them. Otherwise check that the address is the API of the platform.",
		processed: "unknown",
		isRetried: false
	},
	undecodable: {
		message: "the answer cannot be decoded",
		fix: "Check the address, its port, and that HTTP/1.1 is spoken there; http:// works for localhost, 127.0.0.1 and [::1] only. Check the proxies and gateways in between.",
		processed: "unknown",
		isRetried: false
	}
};
function toFailure(error) {
	const causes = causesOf(error);
	return {
		failure: causes.map(classifyCause).find((known) => known !== null) ?? "interrupted",
		detail: causes.map(describeCause).join("; ")
	};
}
function causesOf(error) {
	if (error instanceof AggregateError) return error.errors.flatMap(causesOf);
	return [error instanceof Error ? error : new Error(String(error))];
}
function describeCause({ code = "", message }) {
	const reason = /^\w+:error:\w+:[^:]*:[^:]*:([^:]+):/.exec(message)?.[1] ?? message;
	return code === "" || reason.includes(code) ? reason : `${reason} (${code})`;
}
function classifyCause({ name, code = "", message, syscall = "" }) {
	if (/^(?:connect$|getaddrinfo)/.test(syscall) || code === "UND_ERR_CONNECT_TIMEOUT") return /^(?:ECONNREFUSED|ENOTFOUND)$/.test(code) ? "no-server" : "unreachable";
	if (code.startsWith("UND_ERR_PRX") || message.startsWith("Proxy response (")) return "proxy";
	if (certificateCodes.test(code)) return "untrusted";
	if (name === "HTTPParserError") return message.includes("EOF") ? "interrupted" : "undecodable";
	return /^(?:UND_ERR_HEADERS_OVERFLOW|EPROTO)$|^ERR_SSL/.test(code) ? "undecodable" : null;
}
const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_|CRL|INVALID_PURPOSE|INVALID_CA|HOSTNAME_MISMATCH/;
async function send(context, request) {
	const { clock, deadlines, slots, giveUp, stopRetrying } = context;
	let response = {
		failure: "cancelled",
		detail: "the program is stopping"
	};
	if (giveUp.aborted) return response;
	const transport = await context.open();
	let deadline = clock.now() + deadlines.call;
	for (let attempt = 1;; attempt += 1) {
		const queued = clock.now();
		await slots.acquire();
		const start = clock.now();
		deadline += start - queued;
		try {
			if ((attempt === 1 ? giveUp : stopRetrying).aborted) return response;
			response = await sendOnce(transport, request, Math.min(deadlines.attempt, deadline - start), giveUp, clock);
		} finally {
			slots.release();
		}
		context.log(logLine(request, response, clock.now() - start));
		const wait = retryDelay(context, request, attempt, response);
		if (wait === null || clock.now() + wait >= deadline) return response;
		context.log(`waiting ${seconds(wait)}, then attempt ${String(attempt + 1)}`);
		const why = "failure" in response ? failures[response.failure].message : `HTTP ${String(response.status)}`;
		context.progress?.(`${request.origin}: ${why}; trying again (attempt ${String(attempt + 1)})`);
		await clock.sleep(wait, stopRetrying);
		if (stopRetrying.aborted) return response;
	}
}
const firstBackoff = 1e3;
const maxWait = 12e4;
function retryDelay(context, { writes }, attempt, response) {
	const { clock, stopRetrying, retries = 4 } = context;
	if (stopRetrying.aborted || attempt > Math.min(retries, 4)) return null;
	if ("failure" in response) return retryDelayAfterFailure(response.failure, attempt, writes, clock);
	if (!(writes ? require_assumptions.unprocessedStatuses : require_assumptions.retryStatuses).includes(response.status)) return null;
	const requested = retryAfter(response.headers, clock.now());
	if (requested === null) return backoff(clock, attempt);
	return requested > maxWait ? null : Math.round(Math.min(requested + clock.random() * 1e3, maxWait));
}
function retryDelayAfterFailure(failure, attempt, writes, clock) {
	const { isRetried, processed } = failures[failure];
	if (!isRetried || writes && processed !== "no") return null;
	if (failure !== "no-server") return backoff(clock, attempt);
	return attempt > 2 ? null : Math.round(clock.random() * firstBackoff);
}
const backoff = (clock, attempt) => Math.round(clock.random() * firstBackoff * 2 ** (attempt - 1));
function logLine({ method, path }, response, duration) {
	if ("failure" in response) return `${method} ${path} failed after ${seconds(duration)}: ${failures[response.failure].message}`;
	const id = requestIdOf(response.headers);
	return `${method} ${path} ${String(response.status)} in ${seconds(duration)}${id === null ? "" : `, request ${id}`}`;
}
const seconds = (milliseconds) => milliseconds < 1e3 ? `${String(Math.round(milliseconds))} ms` : `${(milliseconds / 1e3).toFixed(1)} s`;
function retryAfter(headers, now) {
	const text = headers["retry-after"]?.trim() ?? "";
	if (/^[0-9]+$/.test(text)) return Number(text) * 1e3;
	if (!text.endsWith("GMT")) return null;
	const until = Date.parse(text);
	return Number.isNaN(until) ? null : Math.max(0, until - (Date.parse(headers["date"] ?? "") || now));
}
Object.defineProperty(exports, "failures", {
	enumerable: true,
	get: function() {
		return failures;
	}
});
Object.defineProperty(exports, "isRedirect", {
	enumerable: true,
	get: function() {
		return isRedirect;
	}
});
Object.defineProperty(exports, "requestIdOf", {
	enumerable: true,
	get: function() {
		return requestIdOf;
	}
});
Object.defineProperty(exports, "retryAfter", {
	enumerable: true,
	get: function() {
		return retryAfter;
	}
});
Object.defineProperty(exports, "send", {
	enumerable: true,
	get: function() {
		return send;
	}
});
Object.defineProperty(exports, "sendOnce", {
	enumerable: true,
	get: function() {
		return sendOnce;
	}
});
