const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_answers = require("./answers.js");
const require_errors = require("./errors.js");
const require_http = require("./http.js");
const require_network = require("./network.js");
// src/platform/call.ts
var call_exports = require_rolldown_runtime.__exportAll({
	defaultDeadlines: () => defaultDeadlines,
	openCall: () => openCall,
	openConnection: () => openConnection
});
const defaultDeadlines = {
	attempt: 6e4,
	call: 3e5
};
function openConnection(options, credentials) {
	const address = require_network.parseAddress(options.address);
	const network = require_network.networkTo(address, options.env);
	const closed = new AbortController();
	const closing = AbortSignal.any([closed.signal, ...presentSignals(options.giveUp)]);
	const redact = require_start.redactorFor(credentials);
	const wire = {
		open: () => network.open(),
		clock: options.clock ?? require_start.systemClock,
		deadlines: {
			...defaultDeadlines,
			...options.deadlines
		},
		slots: options.slots ?? new require_start.Slots(8),
		closing,
		stopRetrying: AbortSignal.any([closing, ...presentSignals(options.stopRetrying)]),
		log: (line) => options.log?.(redact(line)),
		progress: (text) => options.progress?.(text)
	};
	return {
		name: options.name ?? address.origin + require_network.prefixOf(address),
		call: openCall(wire, address, credentials, options.memory),
		async close() {
			closed.abort();
			await network.release();
		}
	};
}
const presentSignals = (signal) => signal === void 0 ? [] : [signal];
function openCall(wire, address, credentials, memory) {
	return async (id, args, read) => {
		const credential = require_start.credentialFor(id, credentials);
		const clean = require_start.redactorFor(credentials, id, args.body);
		const path = args.path ?? {};
		const request = toRequest(id, args, address, credential?.token.authorization());
		const [hasShape, response] = await Promise.all([require_answers.shapeOf(id), sendOnce(id, path.deploymentId, request, wire, memory)]);
		const operation = {
			id,
			about: args.about ?? path.deploymentSlug,
			credential,
			address,
			now: wire.clock.now()
		};
		if ("failure" in response) throw require_errors.failureError(operation, {
			...response,
			detail: clean(response.detail)
		});
		const reply = {
			...response,
			headers: clean(response.headers)
		};
		if (require_http.isRedirect(reply.status)) throw require_errors.redirectError(operation, reply, request.origin + request.path);
		if (reply.status !== 200) {
			const text = new TextDecoder().decode(reply.body);
			throw require_errors.refusalError(operation, reply, {
				value: clean(require_answers.tryJson(text)),
				raw: clean(text)
			});
		}
		try {
			const value = clean(require_answers.readJson(reply, clean));
			return read(require_answers.checkShape(value, hasShape), reply.headers);
		} catch (error) {
			if (!(error instanceof require_answers.Misunderstanding)) throw error;
			throw require_errors.misunderstandingError(operation, reply, {
				what: error,
				message: clean(error.message)
			});
		}
	};
}
function sendOnce(id, deployment = null, request, wire, memory) {
	if (memory === void 0) return require_http.send(wire, request);
	const { answers, written } = memory;
	if (request.writes) {
		written.add(deployment);
		for (const [key, one] of answers) if (one.deployment === deployment) answers.delete(key);
	}
	if (require_start.operations[id].paging !== null || written.has(deployment)) return require_http.send(wire, request);
	const key = JSON.stringify(request);
	const cached = answers.get(key);
	if (cached !== void 0) return cached.response;
	const response = require_http.send(wire, request);
	answers.set(key, {
		deployment,
		response
	});
	const forget = () => answers.delete(key);
	response.then((one) => "status" in one && one.status < 400 ? null : forget(), forget);
	return response;
}
function toRequest(id, { path = {}, query = {}, body = null, ifMatch }, address, authorization) {
	const { method, writes } = require_start.operations[id];
	const search = encodeQuery(query);
	return {
		method,
		writes,
		origin: address.origin,
		path: `${require_network.prefixOf(address)}${fillPath(id, path)}${search === "" ? "" : `?${search}`}`,
		headers: {
			accept: "application/json",
			"accept-encoding": "gzip",
			"user-agent": "ifmatch",
			...authorization === void 0 ? {} : { authorization },
			...body === null ? {} : { "content-type": "application/json" },
			...ifMatch === void 0 ? {} : { "if-match": require_answers.toIfMatch(ifMatch) }
		},
		body: body === null ? null : JSON.stringify(body)
	};
}
function fillPath(id, values) {
	const parameters = require_start.operations[id].parameters;
	return require_start.operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name) => {
		const value = values[name] ?? "";
		const { enum: allowed = [value], pattern = "" } = parameters.find((one) => one.name === name)?.schema ?? {};
		if (allowed.includes(value) && new RegExp(pattern, "u").test(value) && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value);
		throw new require_start.PlatformError(`${JSON.stringify(value)} cannot be a ${name} of the platform.`, {
			fix: `Correct it in the config, in the plan file or on the command line.${name === "deploymentId" ? " The id of a deployment has 1 to 19 digits." : ""}`,
			unsent: true
		});
	});
}
function encodeQuery(query) {
	const pairs = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) for (const one of [value ?? []].flat().map(String)) pairs.append(name, one);
	return pairs.toString();
}
Object.defineProperty(exports, "call_exports", {
	enumerable: true,
	get: function() {
		return call_exports;
	}
});
Object.defineProperty(exports, "openConnection", {
	enumerable: true,
	get: function() {
		return openConnection;
	}
});
