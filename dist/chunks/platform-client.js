const require_start = require("./start.js");
const require_answers = require("./answers.js");
const require_call = require("./call.js");
const require_validate = require("./validate.js");
const require_dry_run = require("./dry-run.js");
const require_response_errors = require("./response-errors.js");
const require_assumptions = require("./assumptions.js");
// src/platform/parse-dry-run.ts
function parseDryRun(kind, answer, headers) {
	const { creates, updates, deletes, validation_errors, state_version, ...others } = answer;
	const rejections = (validation_errors ?? []).map(parseRejection);
	const entriesOf = (list) => (answer[list] ?? []).map((entry) => parseEntry(kind, list, entry));
	const allEntries = diffLists.flatMap(entriesOf);
	if (rejections.length > 0 && allEntries.length > 0) throw new require_answers.InvalidResponse("with validation errors beside a diff");
	if (rejections.length > 0) return {
		stateVersion: state_version,
		entries: allEntries,
		rejections
	};
	refuseDuplicates(allEntries);
	require_answers.refuseTruncated("changes", {
		others,
		lists: {
			creates,
			updates,
			deletes
		},
		headers
	}, newerVersionFix);
	const [unknown] = Object.entries(others).find(([, value]) => containsList(value)) ?? [];
	if (unknown !== void 0) throw new require_answers.InvalidResponse(`with a list under ${JSON.stringify(unknown)}, which may hold changes`, newerVersionFix);
	return {
		stateVersion: require_answers.checkStateVersion(state_version),
		entries: allEntries,
		rejections
	};
}
const diffLists = [
	"creates",
	"updates",
	"deletes"
];
function containsList(value) {
	if (Array.isArray(value)) return value.length > 0;
	return require_validate.isObject(value) && Object.values(value).some(containsList);
}
const newerVersionFix = "Without this field the plan would be incomplete. Update ifmatch, or report this answer with the request id.";
function refuseDuplicates(entries) {
	const knownIds = new Set();
	for (const { object, key } of entries) {
		const id = require_validate.objectId(object, key);
		if (knownIds.has(id)) throw new require_answers.InvalidResponse(`with the same ${object} twice in the diff: ${JSON.stringify(key)}`);
		knownIds.add(id);
	}
}
const entryKinds = new Map([
	["RemediationPolicy", {
		isDetection: false,
		key: ["slug"],
		normalize: require_answers.normalizePolicy
	}],
	["DetectionPolicy", {
		isDetection: true,
		key: [],
		normalize: require_answers.normalizeDetectionPolicy
	}],
	["DetectionPolicyException", {
		isDetection: true,
		key: [
			"scope_type",
			"scope_target",
			"rule",
			"rule_type"
		],
		normalize: require_answers.normalizeException
	}]
]);
function parseEntry(bundle, list, { kind, key, ...sides }) {
	const refuse = (message) => {
		throw new require_answers.InvalidResponse(`with a ${kind} ${message}`);
	};
	const { before = null, after = null } = sides;
	const entryKind = entryKinds.get(kind);
	if (Object.keys(key).length === 0) refuse(`without a key in ${list}`);
	if (bundle !== "remediation") require_answers.checkProduct(bundle, key);
	if (entryKind === void 0) return {
		object: kind,
		key,
		...sidesFor(list, sides)
	};
	if (entryKind.isDetection !== (bundle !== "remediation")) refuse(`in the diff of ${bundle}`);
	const missing = entryKind.key.find((field) => require_answers.textOrNull(key[field]) === null);
	if (missing !== void 0) refuse(`whose key has no ${missing} in ${list}`);
	if (before === null !== (list === "creates")) refuse(`in ${list} that has ${before === null ? "no" : "a"} "before"`);
	if (after === null !== (list === "deletes")) refuse(`in ${list} that has ${after === null ? "no" : "a"} "after"`);
	const normalizeSide = (content) => {
		const slug = require_answers.textOrNull(content?.["slug"]);
		if (slug !== null && key["slug"] !== void 0 && slug !== key["slug"]) refuse(`${JSON.stringify(slug)} under the key ${JSON.stringify(key["slug"])}`);
		return content && entryKind.normalize(content);
	};
	return {
		object: kind,
		key,
		before: normalizeSide(before),
		after: normalizeSide(after)
	};
}
const sidesFor = (list, { before, after }) => ({
	before: list === "creates" ? null : before ?? {},
	after: list === "deletes" ? null : after ?? {}
});
const parseRejection = ({ code, message, policy_slug: slug, context }) => ({
	code,
	message: message ?? "",
	policySlug: require_answers.textOrNull(slug),
	context: toTexts(context)
});
function dryRunFromRefusal(refusal) {
	if (refusal.status === null || refusal.status < 400 || refusal.status >= 500) return null;
	const list = refusal.body["validation_errors"];
	const errors = Array.isArray(list) ? list.filter(isValidationError) : [];
	const rejections = errors.length > 0 ? errors.map(parseRejection) : rejectionsFromCode(refusal);
	return rejections.length === 0 ? null : {
		stateVersion: "",
		entries: [],
		rejections
	};
}
const isValidationError = (value) => require_validate.isObject(value) && require_answers.textOrNull(value["code"]) !== null && typeof (value["message"] ?? "") === "string";
function rejectionsFromCode(refusal) {
	const { code, text: message, body } = refusal;
	if (code === null || !require_assumptions.rejectionCodes.includes(code)) return [];
	const companion = require_answers.textOrNull(body["missing_companion"]);
	const context = {
		...toTexts(body["context"]),
		...companion === null ? {} : { missing_companion: companion }
	};
	const rejection = {
		code,
		message,
		policySlug: require_answers.textOrNull(body["policy_slug"]),
		context
	};
	const missing = require_response_errors.missingReferences(refusal);
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
	const entries = Object.entries(require_validate.isObject(context) ? context : {}).filter(([, value]) => value !== null);
	return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]));
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
function liveFromEmpty(kind, dryRun) {
	const [rejection] = dryRun.rejections;
	if (rejection !== void 0) {
		const message = `${rejection.code} ${rejection.message}`.trimEnd();
		throw new require_answers.InvalidResponse(`with a refusal of the empty bundle: ${message.replace(/\.$/, "")}`, cannotReadFix);
	}
	const { stateVersion, entries } = dryRun;
	const deletes = entries.filter(({ after }) => after === null);
	const others = entries.filter(({ after }) => after !== null);
	const unexpected = others.find(({ object, before }) => before === null || object !== "DetectionPolicy");
	if (unexpected !== void 0) throw new require_answers.InvalidResponse(`with a ${unexpected.object} that ${impossibleChange}`, cannotReadFix);
	const objects = deletes.map(rebuildObject);
	if (kind === "remediation") return {
		stateVersion,
		content: { policies: objects }
	};
	return {
		stateVersion,
		content: {
			...others[0]?.before ?? {
				rulesets: [],
				rules: [],
				disabled: []
			},
			exceptions: objects
		}
	};
}
const cannotReadFix = "The platform offers no other way to read this bundle, so it is managed as a whole or not at all: remove its entries from \"unmanaged\", or its files.";
const impossibleChange = "an empty bundle cannot change in this way";
function rebuildObject(entry) {
	const content = require_dry_run.restoreObject(entry);
	if (content !== null) return content;
	throw new require_answers.InvalidResponse(`with an incomplete ${entry.object}, or one that ${impossibleChange}`, cannotReadFix);
}
// src/platform/platform-client.ts
const openPlatform = ({ token, ...options }) => createPlatform(require_call.openConnection(options, {
	token,
	userToken: null
}));
function createPlatform({ name, call, close }) {
	return {
		name,
		deployments: (slugs = null) => call("listDeployments", {}, (answer, headers) => require_answers.parseDeployments(answer, headers, slugs)),
		async dryRun(deployment, bundle) {
			try {
				return await dryRun(call, deployment, bundle, (result) => result);
			} catch (error) {
				const dryRunOfRefusal = error instanceof require_start.PlatformError ? dryRunFromRefusal(error) : null;
				if (dryRunOfRefusal === null) throw error;
				return dryRunOfRefusal;
			}
		},
		async put(deployment, bundle, version) {
			try {
				const { stateVersion } = await put(call, deployment, bundle, version);
				return {
					kind: "written",
					stateVersion
				};
			} catch (error) {
				return putResultOfError(error, version);
			}
		},
		async read(deployment, kind) {
			return await nullIfMissing(read(call, deployment, kind)) ?? dryRun(call, deployment, emptyBundle(kind), (result) => liveFromEmpty(kind, result));
		},
		async vocabulary({ id, slug }, kind) {
			const query = { product: kind === "remediation" ? kind : require_answers.products[kind] };
			return nullIfMissing(call("getVocabulary", {
				slugInErrors: slug,
				path: { deploymentId: id },
				query
			}, require_answers.parseVocabulary));
		},
		close
	};
}
async function nullIfMissing(request) {
	try {
		return await request;
	} catch (error) {
		if (error instanceof require_start.PlatformError && (error.partial || require_response_errors.isMissingOperation(error))) return null;
		throw error;
	}
}
const remediationArgs = ({ id, slug }) => ({
	slugInErrors: slug,
	path: { deploymentId: id }
});
const detectionArgs = ({ id, slug }, kind) => ({
	slugInErrors: slug,
	path: {
		deploymentId: id,
		product: require_answers.products[kind]
	}
});
function read(call, deployment, kind) {
	const convert = (answer, headers) => {
		const live = require_answers.parseLiveBundle(kind, deployment, answer);
		const { bundle, ...others } = answer;
		const lists = Object.fromEntries(Object.entries(live.content).filter(([, items]) => Array.isArray(items)));
		require_answers.refuseTruncated("bundle", {
			others: {
				...bundle,
				...others
			},
			lists,
			headers
		});
		return live;
	};
	if (kind === "remediation") return call("getRemediationPolicies", remediationArgs(deployment), convert);
	return call("getDetectionPolicy", detectionArgs(deployment, kind), convert);
}
function dryRun(call, deployment, bundle, convert) {
	const { kind } = bundle;
	const parse = (answer, headers) => {
		require_answers.checkScope(kind, deployment, answer);
		return convert(parseDryRun(kind, answer, headers));
	};
	if (bundle.kind === "remediation") return call("previewRemediationPolicies", {
		...remediationArgs(deployment),
		body: { bundle: bundle.content }
	}, parse);
	return call("previewDetectionPolicy", {
		...detectionArgs(deployment, bundle.kind),
		body: { bundle: bundle.content }
	}, parse);
}
function put(call, deployment, bundle, ifMatch) {
	const { kind } = bundle;
	const convert = (answer) => require_answers.parseLiveBundle(kind, deployment, answer);
	if (bundle.kind === "remediation") return call("applyRemediationPolicies", {
		...remediationArgs(deployment),
		body: { bundle: bundle.content },
		ifMatch
	}, convert);
	return call("applyDetectionPolicy", {
		...detectionArgs(deployment, bundle.kind),
		body: { bundle: bundle.content },
		ifMatch
	}, convert);
}
function putResultOfError(error, sent) {
	if (!(error instanceof require_start.PlatformError)) throw error;
	const message = error.requestId === null ? error.message : `${error.message} (request ${error.requestId})`;
	const current = require_answers.textOrNull(error.body["current_state_version"]);
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
function isStale({ status, code }, namesOtherVersion) {
	if (code !== null && require_assumptions.staleCodes.includes(code)) return true;
	if (status === null || require_response_errors.isKnownCode(code)) return false;
	return require_assumptions.staleStatuses.includes(status) || require_assumptions.conflictStatuses.includes(status) && namesOtherVersion;
}
exports.createPlatform = createPlatform;
exports.openPlatform = openPlatform;
