const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_answers = require("./answers.js");
const require_response_errors = require("./response-errors.js");
const require_http = require("./http.js");
const require_network = require("./network.js");
// src/platform/call.ts
var call_exports = require_rolldown_runtime.__exportAll({
	createCall: () => createCall,
	defaultDeadlines: () => defaultDeadlines,
	openConnection: () => openConnection
});
const defaultDeadlines = {
	attempt: 6e4,
	call: 3e5
};
function openConnection(options, credentials) {
	const address = require_network.parseAddress(options.address);
	const network = require_network.createNetwork(address, options.env);
	const closeController = new AbortController();
	const giveUp = AbortSignal.any([closeController.signal, ...presentSignals(options.giveUp)]);
	const redact = require_start.redactorFor(credentials);
	const context = {
		open: () => network.open(),
		clock: options.clock ?? require_start.systemClock,
		deadlines: {
			...defaultDeadlines,
			...options.deadlines
		},
		slots: options.slots ?? new require_start.Semaphore(8),
		giveUp,
		stopRetrying: AbortSignal.any([giveUp, ...presentSignals(options.stopRetrying)]),
		log: (line) => options.log?.(redact(line)),
		progress: (text) => options.progress?.(text)
	};
	return {
		name: options.name ?? address.origin + require_network.pathPrefixOf(address),
		call: createCall(context, address, credentials, options.cache),
		async close() {
			closeController.abort();
			await network.release();
		}
	};
}
const presentSignals = (signal) => signal === void 0 ? [] : [signal];
function createCall(context, address, credentials, cache) {
	return async (id, args, convert) => {
		const credential = require_start.credentialFor(id, credentials);
		const redact = require_start.redactorFor(credentials, id, args.body);
		const path = args.path ?? {};
		const request = toRequest(id, args, address, credential?.token.authorization());
		const [hasShape, result] = await Promise.all([require_answers.loadGuard(id), sendCached(id, path.deploymentId, request, context, cache)]);
		const operation = {
			id,
			deploymentSlug: args.slugInErrors ?? path.deploymentSlug,
			credential,
			address,
			now: context.clock.now()
		};
		if ("failure" in result) throw require_response_errors.failureError(operation, {
			...result,
			detail: redact(result.detail)
		});
		const response = {
			...result,
			headers: redact(result.headers)
		};
		if (require_http.isRedirect(response.status)) throw require_response_errors.redirectError(operation, response, request.origin + request.path);
		if (response.status !== 200) {
			const text = new TextDecoder().decode(response.body);
			throw require_response_errors.refusalError(operation, response, {
				value: redact(require_answers.tryJson(text)),
				raw: redact(text)
			});
		}
		try {
			const value = redact(require_answers.readJson(response, redact));
			return convert(require_answers.checkResponseShape(value, hasShape), response.headers);
		} catch (error) {
			if (!(error instanceof require_answers.InvalidResponse)) throw error;
			throw require_response_errors.invalidResponseError(operation, response, {
				cause: error,
				message: redact(error.message)
			});
		}
	};
}
function sendCached(id, deployment = null, request, context, cache) {
	if (cache === void 0) return require_http.send(context, request);
	const { responses, writtenDeployments } = cache;
	if (request.writes) {
		writtenDeployments.add(deployment);
		for (const [key, cached] of responses) if (cached.deployment === deployment) responses.delete(key);
	}
	if (require_start.operations[id].paging !== null || writtenDeployments.has(deployment)) return require_http.send(context, request);
	const key = JSON.stringify(request);
	const cached = responses.get(key);
	if (cached !== void 0) return cached.response;
	const response = require_http.send(context, request);
	responses.set(key, {
		deployment,
		response
	});
	const removeFromCache = () => responses.delete(key);
	response.then((result) => "status" in result && result.status < 400 ? null : removeFromCache(), removeFromCache);
	return response;
}
function toRequest(id, { path = {}, query = {}, body = null, ifMatch }, address, authorization) {
	const { method, writes } = require_start.operations[id];
	const search = encodeQuery(query);
	return {
		method,
		writes,
		origin: address.origin,
		path: `${require_network.pathPrefixOf(address)}${fillPath(id, path)}${search === "" ? "" : `?${search}`}`,
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
		const { enum: allowed = [value], pattern = "" } = parameters.find((parameter) => parameter.name === name)?.schema ?? {};
		if (allowed.includes(value) && new RegExp(pattern, "u").test(value) && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value);
		throw new require_start.PlatformError(`${JSON.stringify(value)} cannot be a ${name} of the platform.`, {
			fix: `Correct it in the config, in the plan file or on the command line.${name === "deploymentId" ? " The id of a deployment has 1 to 19 digits." : ""}`,
			unsent: true
		});
	});
}
function encodeQuery(query) {
	const pairs = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) for (const item of [value ?? []].flat().map(String)) pairs.append(name, item);
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
