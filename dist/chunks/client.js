import { PlatformError, isObject, objectId } from "./cli-and-action.js";
import { Contradiction, Misunderstanding, PartOfList, checkProduct, checkScope, checkShape, products, readJson, refuseCut, refusePartOfBundle, shapes, textOrNull, tidyDeployments, tidyException, tidyLists, tidyLive, tidyPolicy, tidyStateVersion, tidyVocabulary, toIfMatch, tryJson } from "./answers.js";
import { exchange, failureError, failures, isKnownCode, isRedirect, missingReferences, misunderstandingError, redirectError, refusalError, requestIdOf, toRefusal, toRequest } from "./errors.js";
import { parseAddress, prefixOf, shareNetwork } from "./network2.js";
import { defaultProfile } from "./profile.js";
import { setTimeout } from "./promises.js";
import { credentialFor, redactorFor, redactorOf } from "./token2.js";
// src/platform/dry-run.ts
const lists = [
	"creates",
	"updates",
	"deletes"
];
function tidyPreview(kind, answer, headers) {
	const { creates, updates, deletes, validation_errors, state_version, ...beside } = answer;
	const rejections = (validation_errors ?? []).map(tidyRejection);
	const entries = (list) => (answer[list] ?? []).map((entry) => tidyEntry(kind, list, entry));
	const diff = {
		creates: entries("creates"),
		updates: entries("updates"),
		deletes: entries("deletes")
	};
	const all = lists.flatMap((list) => diff[list]);
	if (rejections.length > 0 && all.length > 0) throw new Misunderstanding("with validation errors beside a diff");
	refuseTwice(all);
	if (rejections.length > 0) return {
		stateVersion: state_version,
		...diff,
		rejections
	};
	const counts = Object.fromEntries(lists.map((list) => [list, diff[list].length]));
	refuseCut("changes", beside, counts, headers, newerVersion);
	refuseUnknownLists(beside);
	return {
		stateVersion: tidyStateVersion(state_version),
		...diff,
		rejections
	};
}
function fillRejected(value) {
	if (!isObject(value) || !Array.isArray(value["validation_errors"]) || value["validation_errors"].length === 0) return value;
	return {
		...value,
		state_version: value["state_version"] ?? ""
	};
}
function refuseUnknownLists(beside) {
	const found = Object.entries(beside).find(([, value]) => holdsList(value));
	if (found === void 0) return;
	throw new Misunderstanding(`with a list under ${JSON.stringify(found[0])}, which may hold changes`, newerVersion);
}
const holdsList = (value) => Array.isArray(value) ? value.length > 0 : isObject(value) && Object.values(value).some(holdsList);
const newerVersion = "A newer version of ifmatch may know this field. Without it nobody can say what would change: look on the platform, or report this answer with the request id.";
function refuseTwice(entries) {
	const seen = new Set();
	for (const { object, key } of entries) {
		const id = objectId(object, key);
		if (seen.has(id)) throw new Misunderstanding(`with the same ${object} twice in the diff: ${JSON.stringify(key)}`);
		seen.add(id);
	}
}
const sides = {
	creates: {
		before: false,
		after: true
	},
	updates: {
		before: true,
		after: true
	},
	deletes: {
		before: true,
		after: false
	}
};
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
function tidyEntry(bundle, list, { kind, key, before, after }) {
	const known = kinds.get(kind);
	if (Object.keys(key).length === 0) throw new Misunderstanding(`with a ${kind} without a key in ${list}`);
	const entry = {
		object: kind,
		key,
		before: before ?? null,
		after: after ?? null
	};
	if (bundle !== "remediation") checkProduct(bundle, key);
	if (known === void 0) return entry;
	if (known.detection !== (bundle !== "remediation")) throw new Misunderstanding(`with a ${kind} in the diff of ${bundle}`);
	const missing = known.key.find((field) => textOrNull(key[field]) === null);
	if (missing !== void 0) throw new Misunderstanding(`with a ${kind} whose key has no ${missing} in ${list}`);
	checkSides(list, entry);
	return {
		...entry,
		before: tidySide(known, key, entry.before),
		after: tidySide(known, key, entry.after)
	};
}
function checkSides(list, entry) {
	for (const side of ["before", "after"]) {
		const present = entry[side] !== null;
		if (present === sides[list][side]) continue;
		throw new Misunderstanding(`with a ${entry.object} in ${list} that has ${present ? "a" : "no"} "${side}"`);
	}
}
function tidySide({ tidy }, key, content) {
	if (content === null) return null;
	const slug = textOrNull(content["slug"]);
	if (slug !== null && key["slug"] !== void 0 && slug !== key["slug"]) throw new Misunderstanding(`with the policy ${JSON.stringify(slug)} under the key ${JSON.stringify(key["slug"])}`);
	return tidy(content);
}
const tidyRejection = ({ code, message, policy_slug: slug, context }) => ({
	code,
	message: message ?? "",
	policySlug: textOrNull(slug),
	context: toTexts(context)
});
function rejectedPreview(refusal, profile) {
	const { status, code, body } = refusal;
	if (status < 400 || status >= 500) return null;
	const listed = body["validation_errors"];
	const errors = Array.isArray(listed) ? listed.filter(isValidationError) : [];
	const rejections = errors.length > 0 ? errors.map(tidyRejection) : fromCode(code, refusal, profile);
	return rejections.length === 0 ? null : {
		stateVersion: "",
		creates: [],
		updates: [],
		deletes: [],
		rejections
	};
}
const isValidationError = (value) => isObject(value) && textOrNull(value["code"]) !== null && typeof (value["message"] ?? "") === "string";
function fromCode(code, refusal, { rejectionCodes }) {
	if (code === null || !rejectionCodes.includes(code)) return [];
	const { text: message, body } = refusal;
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
	if (rejection !== void 0) {
		const says = `${rejection.code} ${rejection.message}`.trimEnd();
		throw new Misunderstanding(`with a refusal of the empty bundle: ${says}`, cannotRead);
	}
	const { stateVersion, creates, updates, deletes } = preview;
	const odd = [...creates, ...updates.filter(({ object }) => object !== "DetectionPolicy")][0];
	if (odd !== void 0) throw new Misunderstanding(`with a ${odd.object} that ${notInThisWay}`, cannotRead);
	const gone = deletes.map(rebuild);
	if (kind === "remediation") return {
		stateVersion,
		content: { policies: gone }
	};
	return {
		stateVersion,
		content: {
			...updates[0]?.before ?? {
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
function rebuild({ object, key, before }) {
	if (object === "RemediationPolicy") return {
		...before,
		slug: key["slug"]
	};
	if (object !== "DetectionPolicyException") throw new Misunderstanding(`with a ${object} that ${notInThisWay}`, cannotRead);
	const scope = scopes.get(String(key["scope_type"]));
	if (scope === void 0) {
		const type = JSON.stringify(key["scope_type"]);
		throw new Misunderstanding(`with an exception of the unknown scope ${type}`, cannotRead);
	}
	return {
		...before,
		rule: key["rule"],
		rule_type: key["rule_type"],
		[scope]: key["scope_target"]
	};
}
const scopes = new Map([["project", "project"], ["project_tag", "project_tag_name"]]);
// src/platform/retry.ts
async function send(wire, request) {
	const { clock, deadlines, closing, hurry } = wire;
	if (closing.aborted) return {
		kind: "failure",
		failure: calledOff
	};
	const dispatcher = await wire.open();
	const end = clock.now() + deadlines.call;
	for (let attempt = 1;; attempt += 1) {
		const start = clock.now();
		const came = await exchange(dispatcher, request, Math.min(deadlines.attempt, end - start), closing);
		wire.log(describe(request, came, clock.now() - start, wire.profile));
		const wait = waitAfter(wire, request, attempt, came);
		if (wait === null || clock.now() + wait >= end) return came;
		wire.log(`waiting ${seconds(wait)}, then attempt ${String(attempt + 1)}`);
		await clock.sleep(wait, hurry);
		if (hurry.aborted) return came;
	}
}
const calledOff = {
	kind: "called-off",
	detail: "the program is stopping"
};
function waitAfter({ profile, clock, hurry }, { writes }, attempt, came) {
	if (hurry.aborted) return null;
	const safe = !writes;
	const moment = {
		attempt,
		now: clock.now(),
		random: clock.random()
	};
	if (came.kind === "failure") {
		const { repeat, processed } = failures[came.failure.kind];
		if (!repeat || !(safe || processed === "no")) return null;
		return retryDelay({
			...moment,
			status: null,
			headers: {},
			retryStatuses: []
		});
	}
	const { status, headers } = came.reply;
	return retryDelay({
		...moment,
		status,
		headers,
		retryStatuses: safe ? profile.retryStatuses : profile.unprocessedStatuses
	});
}
function describe({ method, path }, came, took, profile) {
	if (came.kind === "failure") return `${method} ${path} failed after ${seconds(took)}: ${failures[came.failure.kind].says}`;
	const id = requestIdOf(came.reply.headers, profile);
	return `${method} ${path} ${String(came.reply.status)} in ${seconds(took)}${id === null ? "" : `, request ${id}`}`;
}
const seconds = (milliseconds) => milliseconds < 1e3 ? `${String(Math.round(milliseconds))} ms` : `${(milliseconds / 1e3).toFixed(1)} s`;
const retries = 4;
const firstBackoff = 1e3;
const longestWait = 12e4;
function retryDelay({ attempt, status, headers, retryStatuses, now, random }) {
	if (attempt > retries) return null;
	if (status !== null && !retryStatuses.includes(status)) return null;
	const asked = retryAfter(headers, now);
	const wait = asked === null ? random * firstBackoff * 2 ** (attempt - 1) : asked + random * 1e3;
	return Math.round(Math.min(wait, longestWait));
}
function retryAfter(headers, now) {
	const text = headers["retry-after"]?.trim() ?? "";
	if (/^[0-9]+$/.test(text)) return Number(text) * 1e3;
	const until = parseDate(text);
	if (until === null) return null;
	return Math.max(0, until - (parseDate(headers["date"] ?? "") ?? now));
}
function parseDate(text) {
	if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /.test(text)) return null;
	const time = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
	return Number.isNaN(time) ? null : time;
}
const systemClock = {
	now: () => Date.now(),
	random: () => Math.random(),
	async sleep(milliseconds, signal) {
		await setTimeout(milliseconds, void 0, { signal }).catch(() => {});
	}
};
// src/platform/call.ts
const defaultDeadlines = {
	attempt: 6e4,
	call: 3e5
};
function openConnection(options, credentials) {
	const { clock = systemClock } = options;
	const address = parseAddress(options.address);
	const profile = {
		...defaultProfile,
		...options.profile
	};
	const network = shareNetwork(address, options.env);
	const closed = new AbortController();
	const closing = eitherOf(closed.signal, options.giveUp);
	const redactor = redactorOf(credentials);
	const wire = {
		open: () => network.open(),
		profile,
		clock,
		deadlines: {
			...defaultDeadlines,
			...options.deadlines
		},
		closing,
		hurry: eitherOf(closing, options.hurry),
		log: (line) => options.log?.(redactor.redact(line))
	};
	return {
		name: options.name ?? address.origin + prefixOf(address),
		call: openCall(wire, address, credentials),
		profile,
		async close() {
			closed.abort();
			await network.release();
		}
	};
}
const eitherOf = (one, other) => other === void 0 ? one : AbortSignal.any([one, other]);
function openCall(wire, address, credentials) {
	const own = redactorOf(credentials);
	return async (id, about, args, tidy) => {
		const credential = credentialFor(id, credentials);
		const clean = redactorFor(id, args.body, own);
		const authorization = credential?.token.authorization() ?? null;
		const request = toRequest(id, args, {
			address,
			authorization,
			profile: wire.profile
		});
		const [hasShape, sent] = await Promise.all([shapes[id](), send(wire, request)]);
		const came = redact(sent, clean);
		const asked = {
			id,
			about,
			scheme: credential?.scheme ?? null,
			token: credential?.token.name ?? null
		};
		if (came.kind === "failure") return failed(asked, came.failure);
		const answered = {
			asked,
			reply: came.reply,
			clean,
			requestId: requestIdOf(came.reply.headers, wire.profile)
		};
		if (came.reply.status !== 200) return refused(answered, wire, request.origin + request.path);
		const isDryRun = id === "previewRemediationPolicies" || id === "previewDetectionPolicy";
		const fill = (value) => isDryRun ? fillRejected(value) : value;
		return understand(answered, (value) => tidy(checkShape(fill(value), hasShape), came.reply.headers));
	};
}
function answerOf(called) {
	if (called.kind === "answer") return called.answer;
	throw called.error;
}
function failed(asked, failure) {
	return {
		kind: "failure",
		processed: failures[failure.kind].processed,
		error: failureError(asked, failure)
	};
}
function refused({ asked, reply, clean, requestId }, { profile }, url) {
	const text = new TextDecoder().decode(reply.body);
	const refusal = toRefusal(reply.status, clean.redactAll(tryJson(text), text), clean.redact(text), profile);
	if (isRedirect(reply.status)) return {
		kind: "refusal",
		refusal,
		error: redirectError(asked, reply, url, requestId)
	};
	return {
		kind: "refusal",
		refusal,
		error: refusalError(asked, refusal, requestId, profile)
	};
}
function understand({ asked, reply, clean, requestId }, tidy) {
	try {
		const { text, value } = readJson(reply, (quoted) => clean.redact(quoted));
		return {
			kind: "answer",
			answer: tidy(clean.redactAll(value, text))
		};
	} catch (error) {
		if (!(error instanceof Misunderstanding)) throw error;
		const says = clean.redact(error.message);
		const what = error instanceof PartOfList ? new PartOfList(says, error.hint) : new Misunderstanding(says, error.hint);
		return {
			kind: "failure",
			processed: error instanceof Contradiction ? "contradicted" : "unknown",
			error: misunderstandingError(asked, reply, what, requestId)
		};
	}
}
function redact(came, clean) {
	if (came.kind === "failure") return {
		kind: "failure",
		failure: {
			...came.failure,
			detail: clean.redact(came.failure.detail)
		}
	};
	const headers = Object.entries(came.reply.headers).map(([name, value]) => [name, clean.redact(value)]);
	return {
		kind: "reply",
		reply: {
			...came.reply,
			headers: Object.fromEntries(headers)
		}
	};
}
// src/platform/client.ts
function openPlatform(options) {
	const { name, call, profile, close } = openConnection(options, {
		token: options.token,
		userToken: null
	});
	return {
		name,
		async deployments(sought = null) {
			const tidy = (answer, headers) => tidyDeployments(answer, headers, sought);
			return answerOf(explainMissingList(await call("listDeployments", null, {
				...none,
				path: {}
			}, tidy), profile));
		},
		async dryRun(deployment, bundle) {
			const called = await preview(call, deployment, bundle, (one) => one);
			return (called.kind === "refusal" ? rejectedPreview(called.refusal, profile) : null) ?? answerOf(called);
		},
		put: async (deployment, bundle, version) => toPut(await put(call, deployment, bundle, toIfMatch(version, profile)), version, profile),
		async read(deployment, kind) {
			const got = profile.bundleReads === "never" ? null : await read(call, deployment, kind);
			if (got !== null && !isMissing(got, profile) && !isPart(got)) return answerOf(got);
			return answerOf(await preview(call, deployment, emptyBundle(kind), (one) => liveFromEmpty(kind, one)));
		},
		async vocabulary(deployment, kind) {
			if (profile.vocabularyReads === "never") return null;
			const query = { product: kind === "remediation" ? kind : products[kind] };
			const got = await call("getVocabulary", deployment.slug, {
				...none,
				path: at(deployment),
				query
			}, tidyVocabulary);
			return isMissing(got, profile) || isPart(got) ? null : answerOf(got);
		},
		close
	};
}
const none = {
	query: {},
	body: null
};
const at = ({ id }) => ({ deploymentId: id });
function read(call, deployment, kind) {
	const tidy = (answer, headers) => {
		const live = tidyLive(kind, deployment, answer);
		refusePartOfBundle(answer, headers, live);
		return live;
	};
	const path = at(deployment);
	if (kind === "remediation") return call("getRemediationPolicies", deployment.slug, {
		...none,
		path
	}, tidy);
	return call("getDetectionPolicy", deployment.slug, {
		...none,
		path: {
			...path,
			product: products[kind]
		}
	}, tidy);
}
function preview(call, deployment, { kind, content }, use) {
	const tidy = (answer, headers) => {
		checkScope(kind, deployment, answer);
		return use(tidyPreview(kind, answer, headers));
	};
	const [path, query, about] = [
		at(deployment),
		{},
		deployment.slug
	];
	if (kind === "remediation") return call("previewRemediationPolicies", about, {
		path,
		query,
		body: { bundle: content }
	}, tidy);
	return call("previewDetectionPolicy", about, {
		path: {
			...path,
			product: products[kind]
		},
		query,
		body: { bundle: content }
	}, tidy);
}
function put(call, deployment, { kind, content }, ifMatch) {
	const tidy = (answer) => tidyLive(kind, deployment, answer).stateVersion;
	const [path, query, about] = [
		at(deployment),
		{},
		deployment.slug
	];
	if (kind === "remediation") return call("applyRemediationPolicies", about, {
		path,
		query,
		body: { bundle: content },
		ifMatch
	}, tidy);
	return call("applyDetectionPolicy", about, {
		path: {
			...path,
			product: products[kind]
		},
		query,
		body: { bundle: content },
		ifMatch
	}, tidy);
}
function toPut(called, sent, profile) {
	if (called.kind === "answer") return {
		kind: "written",
		stateVersion: called.answer
	};
	const { message: says, requestId } = called.error;
	const message = requestId === null ? says : `${says} (request ${requestId})`;
	if (called.kind === "failure") {
		if (called.processed === "no") throw called.error;
		return {
			kind: called.processed === "contradicted" ? "contradicted" : "unanswered",
			message
		};
	}
	const { refusal } = called;
	const currentStateVersion = textOrNull(refusal.body["current_state_version"]);
	if (isStale(refusal, currentStateVersion !== null && currentStateVersion !== sent, profile)) return {
		kind: "stale",
		currentStateVersion,
		message
	};
	if (provesNothingWritten(refusal, profile)) throw called.error;
	return {
		kind: "unanswered",
		message
	};
}
function isStale({ code, status }, namesOther, { staleCodes, staleStatuses, conflictStatuses }) {
	if (code !== null && staleCodes.includes(code)) return true;
	if (isKnownCode(code)) return false;
	return staleStatuses.includes(status) || conflictStatuses.includes(status) && namesOther;
}
function provesNothingWritten({ status }, { doubtfulStatuses }) {
	return status >= 400 && status < 500 && !doubtfulStatuses.includes(status);
}
const isMissing = (called, { missingStatuses }) => called.kind === "refusal" && missingStatuses.includes(called.refusal.status) && !isKnownCode(called.refusal.code);
const isPart = (called) => called.kind === "failure" && called.error.partial;
function explainMissingList(called, profile) {
	if (called.kind !== "refusal" || !isMissing(called, profile)) return called;
	const { message, status, code, requestId } = called.error;
	const hint = "Check the address, and that the token has the Web API permission. If the platform has no list of deployments, write the id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.";
	return {
		...called,
		error: new PlatformError(message, {
			status,
			code,
			requestId,
			hint
		})
	};
}
export { answerOf, openConnection, openPlatform, provesNothingWritten };
