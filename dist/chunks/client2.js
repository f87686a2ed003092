const require_start = require("./start.js");
const require_answers = require("./answers.js");
const require_call = require("./call.js");
const require_validate = require("./validate.js");
const require_preview = require("./preview2.js");
const require_errors = require("./errors.js");
const require_profile = require("./profile.js");
// src/platform/dry-run.ts
function tidyPreview(kind, answer, headers) {
	const { creates, updates, deletes, validation_errors, state_version, ...others } = answer;
	const rejections = (validation_errors ?? []).map(tidyRejection);
	const entries = (list) => (answer[list] ?? []).map((entry) => tidyEntry(kind, list, entry));
	const all = diffLists.flatMap(entries);
	if (rejections.length > 0 && all.length > 0) throw new require_answers.Misunderstanding("with validation errors beside a diff");
	if (rejections.length > 0) return {
		stateVersion: state_version,
		entries: all,
		rejections
	};
	refuseDuplicates(all);
	require_answers.refuseTruncated("changes", {
		others,
		lists: {
			creates,
			updates,
			deletes
		},
		headers
	}, newerVersion);
	const [unknown] = Object.entries(others).find(([, value]) => holdsList(value)) ?? [];
	if (unknown !== void 0) throw new require_answers.Misunderstanding(`with a list under ${JSON.stringify(unknown)}, which may hold changes`, newerVersion);
	return {
		stateVersion: require_answers.tidyStateVersion(state_version),
		entries: all,
		rejections
	};
}
const diffLists = [
	"creates",
	"updates",
	"deletes"
];
const holdsList = (value) => Array.isArray(value) ? value.length > 0 : require_validate.isObject(value) && Object.values(value).some(holdsList);
const newerVersion = "Without this field the plan would be incomplete. Update ifmatch, or report this answer with the request id.";
function refuseDuplicates(entries) {
	const seen = new Set();
	for (const { object, key } of entries) {
		const id = require_validate.objectId(object, key);
		if (seen.has(id)) throw new require_answers.Misunderstanding(`with the same ${object} twice in the diff: ${JSON.stringify(key)}`);
		seen.add(id);
	}
}
const kinds = new Map([
	["RemediationPolicy", {
		detection: false,
		key: ["slug"],
		tidy: require_answers.tidyPolicy
	}],
	["DetectionPolicy", {
		detection: true,
		key: [],
		tidy: require_answers.tidyLists
	}],
	["DetectionPolicyException", {
		detection: true,
		key: [
			"scope_type",
			"scope_target",
			"rule",
			"rule_type"
		],
		tidy: require_answers.tidyException
	}]
]);
function tidyEntry(bundle, list, { kind, key, ...answered }) {
	const refuse = (message) => {
		throw new require_answers.Misunderstanding(`with a ${kind} ${message}`);
	};
	const { before = null, after = null } = answered;
	const known = kinds.get(kind);
	if (Object.keys(key).length === 0) refuse(`without a key in ${list}`);
	if (bundle !== "remediation") require_answers.checkProduct(bundle, key);
	if (known === void 0) return {
		object: kind,
		key,
		...sidesIn(list, answered)
	};
	if (known.detection !== (bundle !== "remediation")) refuse(`in the diff of ${bundle}`);
	const missing = known.key.find((field) => require_answers.textOrNull(key[field]) === null);
	if (missing !== void 0) refuse(`whose key has no ${missing} in ${list}`);
	if (before === null !== (list === "creates")) refuse(`in ${list} that has ${before === null ? "no" : "a"} "before"`);
	if (after === null !== (list === "deletes")) refuse(`in ${list} that has ${after === null ? "no" : "a"} "after"`);
	const tidySide = (content) => {
		const slug = require_answers.textOrNull(content?.["slug"]);
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
	policySlug: require_answers.textOrNull(slug),
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
const isValidationError = (value) => require_validate.isObject(value) && require_answers.textOrNull(value["code"]) !== null && typeof (value["message"] ?? "") === "string";
function fromCode(refusal) {
	const { code, text: message, body } = refusal;
	if (code === null || !require_profile.rejectionCodes.includes(code)) return [];
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
	const missing = require_errors.missingReferences(refusal);
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
	const given = Object.entries(require_validate.isObject(context) ? context : {}).filter(([, value]) => value !== null);
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
		const message = `${rejection.code} ${rejection.message}`.trimEnd();
		throw new require_answers.Misunderstanding(`with a refusal of the empty bundle: ${message}`, cannotRead);
	}
	const { stateVersion, entries } = preview;
	const [deletes, others] = [entries.filter(({ after }) => after === null), entries.filter(({ after }) => after)];
	const unexpected = others.find(({ object, before }) => before === null || object !== "DetectionPolicy");
	if (unexpected !== void 0) throw new require_answers.Misunderstanding(`with a ${unexpected.object} that ${impossibleChange}`, cannotRead);
	const objects = deletes.map(rebuild);
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
const cannotRead = "The platform offers no way to read this bundle.";
const impossibleChange = "an empty bundle cannot change in this way";
function rebuild(entry) {
	const content = require_preview.restoreObject(entry);
	if (content !== null) return content;
	throw new require_answers.Misunderstanding(`with an incomplete ${entry.object}, or one that ${impossibleChange}`, cannotRead);
}
// src/platform/client.ts
const openPlatform = ({ token, ...options }) => platformOn(require_call.openConnection(options, {
	token,
	userToken: null
}));
function platformOn({ name, call, close }) {
	return {
		name,
		deployments: (slugs = null) => call("listDeployments", {}, (answer, headers) => require_answers.tidyDeployments(answer, headers, slugs)),
		async dryRun(deployment, bundle) {
			try {
				return await preview(call, deployment, bundle, (one) => one);
			} catch (error) {
				const rejected = error instanceof require_start.PlatformError ? rejectedPreview(error) : null;
				if (rejected === null) throw error;
				return rejected;
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
				return toPut(error, version);
			}
		},
		async read(deployment, kind) {
			return await nullIfMissing(read(call, deployment, kind)) ?? preview(call, deployment, emptyBundle(kind), (one) => liveFromEmpty(kind, one));
		},
		async vocabulary({ id, slug }, kind) {
			const query = { product: kind === "remediation" ? kind : require_answers.products[kind] };
			return nullIfMissing(call("getVocabulary", {
				about: slug,
				path: { deploymentId: id },
				query
			}, require_answers.tidyVocabulary));
		},
		close
	};
}
async function nullIfMissing(answer) {
	try {
		return await answer;
	} catch (error) {
		if (error instanceof require_start.PlatformError && (error.partial || require_errors.isMissing(error))) return null;
		throw error;
	}
}
const aboutRemediation = ({ id, slug }) => ({
	about: slug,
	path: { deploymentId: id }
});
const aboutDetection = ({ id, slug }, kind) => ({
	about: slug,
	path: {
		deploymentId: id,
		product: require_answers.products[kind]
	}
});
function read(call, deployment, kind) {
	const convert = (answer, headers) => {
		const live = require_answers.tidyLive(kind, deployment, answer);
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
	if (kind === "remediation") return call("getRemediationPolicies", aboutRemediation(deployment), convert);
	return call("getDetectionPolicy", aboutDetection(deployment, kind), convert);
}
function preview(call, deployment, bundle, use) {
	const { kind } = bundle;
	const convert = (answer, headers) => {
		require_answers.checkScope(kind, deployment, answer);
		return use(tidyPreview(kind, answer, headers));
	};
	if (bundle.kind === "remediation") return call("previewRemediationPolicies", {
		...aboutRemediation(deployment),
		body: { bundle: bundle.content }
	}, convert);
	return call("previewDetectionPolicy", {
		...aboutDetection(deployment, bundle.kind),
		body: { bundle: bundle.content }
	}, convert);
}
function put(call, deployment, bundle, ifMatch) {
	const { kind } = bundle;
	const convert = (answer) => require_answers.tidyLive(kind, deployment, answer);
	if (bundle.kind === "remediation") return call("applyRemediationPolicies", {
		...aboutRemediation(deployment),
		body: { bundle: bundle.content },
		ifMatch
	}, convert);
	return call("applyDetectionPolicy", {
		...aboutDetection(deployment, bundle.kind),
		body: { bundle: bundle.content },
		ifMatch
	}, convert);
}
function toPut(error, sent) {
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
	if (code !== null && require_profile.staleCodes.includes(code)) return true;
	if (status === null || require_errors.isKnownCode(code)) return false;
	return require_profile.staleStatuses.includes(status) || require_profile.conflictStatuses.includes(status) && namesOtherVersion;
}
exports.openPlatform = openPlatform;
exports.platformOn = platformOn;
