import { PlatformError } from "./preview.js";
import { objectId } from "./object.js";
import { isBookkeeping } from "./bookkeeping.js";
import { isDeploymentList, isDetectionState, isDetectionSummary, isPreviewAnswer, isRemediationState, isVocabulary, operations } from "./operations.js";
import { parseAddress, prefixOf, shareNetwork } from "./dispatcher.js";
import { promisify } from "node:util";
import { setTimeout } from "node:timers/promises";
import { gunzip } from "node:zlib";
// src/platform/answers/misunderstanding.ts
/** An answer that is complete but cannot be used. The message continues «the platform answered 200 …». */
var Misunderstanding = class extends Error {
	name = "Misunderstanding";
	hint;
	constructor(message, hint = differentVersion) {
		super(message);
		this.hint = hint;
	}
};
/** An answer about something else than what was asked. */
var Contradiction = class extends Misunderstanding {};
const differentVersion = "The platform may be of another version than this program knows. Look for a newer ifmatch, or report this answer with the request id.";
// src/platform/answers/empty-bundle.ts
/** The bundle that declares nothing. Its dry run tells what stands on a platform that has no way to read it. */
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
/** What stands on the platform, from the dry run of the empty bundle. Throws Misunderstanding when that cannot be told from it. */
function liveFromEmpty(kind, preview) {
	const [rejection] = preview.rejections;
	if (rejection !== void 0) throw new Misunderstanding(`with a refusal of the empty bundle: ${`${rejection.code} ${rejection.message}`.trimEnd()}`, cannotRead);
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
/** An object as a bundle holds it, from the entry that deletes it. */
function rebuild({ object, key, before }) {
	if (object === "RemediationPolicy") return {
		...before,
		slug: key["slug"]
	};
	if (object !== "DetectionPolicyException") throw new Misunderstanding(`with a ${object} that ${notInThisWay}`, cannotRead);
	const scope = scopes.get(String(key["scope_type"]));
	if (scope === void 0) throw new Misunderstanding(`with an exception of the unknown scope ${JSON.stringify(key["scope_type"])}`, cannotRead);
	return {
		...before,
		rule: key["rule"],
		rule_type: key["rule_type"],
		[scope]: key["scope_target"]
	};
}
/** How a diff names a scope, and how a bundle does. */
const scopes = /* @__PURE__ */ new Map([["project", "project"], ["project_tag", "project_tag_name"]]);
// src/platform/answers/excerpt.ts
/** One short line of a text from outside, without control and format characters. */
function excerpt(text) {
	const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
	return line.length <= 300 ? line : `${line.slice(0, 300).replace(/[\uD800-\uDBFF]$/, "")} …`;
}
// src/platform/answers/untyped.ts
/** A JSON object: neither null nor a list. */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** Text with something in it, or null. */
const textOrNull = (value) => typeof value === "string" && value !== "" ? value : null;
// src/platform/answers/refusal.ts
/** Reads the body of an error as far as it can be read; `value` is its JSON, or undefined when it has none. */
function toRefusal(status, value, raw, profile) {
	const body = isRecord(value) ? value : {};
	const says = profile.errorTextFields.map((field) => body[field]).find((text) => typeof text === "string" && text !== "");
	return {
		status,
		code: textOrNull(body["code"]),
		text: excerpt(typeof says === "string" ? says : raw),
		body
	};
}
/** The references that the platform does not know, as `kind "value"`. */
function missingReferences({ body }) {
	const list = body["missing_references"];
	if (!Array.isArray(list)) return [];
	return list.filter(isRecord).map(({ kind, value }) => ({
		kind: textOrNull(kind) ?? "reference",
		value: textOrNull(value) ?? ""
	}));
}
// src/platform/answers/rejections.ts
/** A validation error in our words; its context becomes text to text. */
function tidyRejection({ code, message, policy_slug: slug, context }) {
	return {
		code,
		message: message ?? "",
		policySlug: textOrNull(slug),
		context: toTexts(context)
	};
}
/**
* The rejections in a dry run's 4xx, or null when it is about something else. Older platforms answer an invalid bundle so; a state
* version does not come with it.
*/
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
function isValidationError(value) {
	return isRecord(value) && textOrNull(value["code"]) !== null && typeof (value["message"] ?? "") === "string";
}
/** A body with one code says it once, and once for each reference that is missing. */
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
	if (!isRecord(context)) return {};
	const entries = Object.entries(context).filter(([, value]) => value !== null);
	return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]));
}
// src/platform/answers/state-version.ts
const longest = 1e3;
/**
* Why a state version cannot be sent as `If-Match`, or null when it can. A header value is trimmed on its way, `*` would match any
* state, and bytes outside visible ASCII may be changed: the platform would compare with something else than it answered.
*/
function unsendable(version) {
	if (version === "") return "it is empty";
	if (version === "*") return "it is *, which would match any state";
	if (version.length > longest) return `it has ${String(version.length)} characters, over ${String(longest)}`;
	if (/^\s|\s$/.test(version)) return "it has white space around it";
	return /^[\x21-\x7e]+$/.test(version) ? null : "it has characters outside visible ASCII";
}
/** The state version of an answer, byte for byte: quotes belong to it. Throws Misunderstanding. */
function tidyStateVersion(version) {
	const reason = unsendable(version);
	if (reason === null) return version;
	throw new Misunderstanding(`with a state_version that cannot be sent as If-Match: ${reason}`, notStrict);
}
const notStrict = "Without a version that can be sent back nothing can be applied safely. Ask the operator of the platform, and name the request id.";
/** The value of the `If-Match` header. Throws PlatformError when the state version, from a plan file perhaps, cannot be sent. */
function toIfMatch(version, { ifMatch }) {
	const reason = unsendable(version);
	if (reason === null) return forms[ifMatch](version);
	throw new PlatformError(`The state version of the plan cannot be sent as If-Match: ${reason}. Nothing was sent.`, {
		hint: "Preview again.",
		unsent: true
	});
}
const quote$1 = (version) => /^(W\/)?".*"$/.test(version) ? version : `"${version}"`;
const forms = {
	raw: (version) => version,
	quoted: quote$1
};
// src/platform/answers/deployments.ts
/** The deployments that the token sees, ids as text. Throws Misunderstanding when a slug does not mean exactly one of them. */
function tidyDeployments({ deployments }) {
	const slugs = /* @__PURE__ */ new Set();
	return deployments.map(({ id: given, slug }) => {
		const id = String(given);
		if (!/^[0-9]{1,19}$/.test(id)) throw new Misunderstanding(`with ${JSON.stringify(id)} as the id of a deployment`);
		if (slugs.has(slug)) throw new Misunderstanding(`with two deployments of the slug ${JSON.stringify(slug)}`);
		slugs.add(slug);
		return {
			id,
			slug
		};
	});
}
// src/platform/answers/content.ts
/** A remediation policy. */
function tidyPolicy(policy) {
	const { filters } = policy;
	return {
		...without(policy, {
			name: isNull,
			description: isNull,
			active: isNull,
			filters: isNull
		}),
		...isRecord(filters) ? { filters: tidyFilters(filters) } : {},
		actions: objectsOf(policy, "actions").map((action) => without(action, { config: isNull }))
	};
}
function tidyFilters(filters) {
	const conditions = objectsOf(filters, "conditions");
	return {
		...without(filters, { mode: isNull }),
		conditions: conditions.map((one) => ({
			...without(one, { mode: isNull }),
			values: listOf(one, "values")
		}))
	};
}
/** The lists of a detection policy as its diff entry holds them; `exception_type` belongs to exceptions. */
function tidyLists(policy) {
	return {
		...without(policy, { exception_type: isUnused }),
		...ruleLists(policy)
	};
}
/** A detection bundle as it is read. */
function tidyDetection(bundle) {
	return {
		...bundle,
		...ruleLists(bundle),
		exceptions: objectsOf(bundle, "exceptions").map(tidyException)
	};
}
/** An exception of a bundle: the scope that it does not use is absent. */
function tidyException(exception) {
	return without(exception, {
		exception_type: isNull,
		rule_type: isNull,
		project: isUnused,
		project_tag_name: isUnused
	});
}
/** An exception as its diff entry holds it: who it is stands in the key, and the lists belong to the policy. */
function tidyExceptionDiff(exception) {
	return without(exception, {
		exception_type: isNull,
		rulesets: isUnused,
		rules: isUnused,
		disabled: isUnused
	});
}
/** A list of an object, empty when it is absent or null. Throws Misunderstanding when it is something else. */
function listOf(object, field) {
	const list = object[field] ?? [];
	if (Array.isArray(list)) return list;
	throw new Misunderstanding(`with ${field} that is no list`);
}
/** The same for a list of objects. */
function objectsOf(object, field) {
	const list = listOf(object, field);
	if (list.every(isRecord)) return list;
	throw new Misunderstanding(`with ${field} that are not all objects`);
}
function ruleLists(object) {
	return {
		rulesets: listOf(object, "rulesets"),
		rules: listOf(object, "rules"),
		disabled: listOf(object, "disabled")
	};
}
const isNull = (value) => value === null;
const isUnused = (value) => value === null || value === "" || Array.isArray(value) && value.length === 0;
function without(object, fields) {
	return Object.fromEntries(Object.entries(object).filter(([name, value]) => !(Object.hasOwn(fields, name) && fields[name]?.(value))));
}
// src/platform/answers/scope.ts
/** How the paths of the API name a detection bundle. */
const products = {
	"detection/code": "code",
	"detection/secrets": "secrets"
};
/** Throws Contradiction when a bundle is of another deployment or another product than was asked for. */
function checkScope(kind, deployment, bundle) {
	const slug = textOrNull(bundle["deployment_slug"]);
	if (slug !== null && slug !== deployment.slug) throw new Contradiction(`for the deployment ${JSON.stringify(slug)}, not for ${JSON.stringify(deployment.slug)}`, "The id and the slug of the deployment do not belong together. Correct the id in the config, or leave it out.");
	if (kind !== "remediation") checkProduct(kind, bundle);
}
/** Throws Contradiction when something names another product than the one of the bundle. */
function checkProduct(kind, object) {
	const product = textOrNull(object["product"]);
	if (product !== null && product !== products[kind]) throw new Contradiction(`for the product ${JSON.stringify(product)}, not for ${products[kind]}`);
}
// src/platform/answers/live.ts
/** A bundle as a GET or a PUT answers it. Throws Misunderstanding when it is not the one that was asked for. */
function tidyLive(kind, deployment, answer) {
	const bundle = answer.bundle;
	checkScope(kind, deployment, bundle);
	const content = kind === "remediation" ? tidyRemediation(bundle) : tidyDetection(bundle);
	return {
		stateVersion: tidyStateVersion(answer.state_version),
		content
	};
}
function tidyRemediation(bundle) {
	return {
		...bundle,
		policies: objectsOf(bundle, "policies").map(tidyPolicy)
	};
}
// src/platform/answers/diff-entry.ts
/** Which sides an entry of each list has. */
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
const kinds = /* @__PURE__ */ new Map([
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
		tidy: tidyExceptionDiff
	}]
]);
/** One entry of the diff of a bundle. Kinds that nobody knows yet pass as they are. Throws Misunderstanding when it contradicts itself. */
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
// src/platform/answers/hidden-changes.ts
const lists$1 = [
	"creates",
	"updates",
	"deletes",
	"validation_errors"
];
const known = /* @__PURE__ */ new Set([...lists$1, "state_version"]);
const knownLetters = new Set(lists$1.map(letters));
/**
* Unknown fields are fine, except a list of ours by another name, one that says that the lists go on elsewhere, and beside empty lists
* anything that may tell of changes: what is not understood must never become «no changes». Throws Misunderstanding.
*/
function refuseHidden(answer, empty) {
	for (const [name, value] of Object.entries(answer)) {
		if (known.has(name)) continue;
		const shown = excerpt(JSON.stringify(name));
		if (knownLetters.has(letters(name)) && !isNothing(value)) throw new Misunderstanding(`with changes under ${shown}, which is not understood`, newerVersion);
		if (isCut(name, value)) throw new Misunderstanding(`with a part of the changes only, as ${shown} says`, newerVersion);
		if (!empty || !tells(name, value)) continue;
		throw new Misunderstanding(`with no changes, but with something under ${shown} that is not understood`, newerVersion);
	}
}
const newerVersion = "A newer version of ifmatch may know this field. Without it nobody can say what would change: look on the platform, or report this answer with the request id.";
function letters(name) {
	return name.toLowerCase().replaceAll(/[^a-z]/g, "");
}
const telling = /error|fail|creat|updat|delet|remov|chang|diff|more|cursor|next|trunc|partial|reject|invalid|unsuccess/;
/** What such a field says is bad news only when it is false. */
const yesOrNo = /^((is|was)_?)?(ok|success|successful|succeeded|valid|complete|completed)$/;
/** A platform's remarks, which are no changes. */
const remarks = /^(warnings|hints|notices|deprecations)$/;
/** These are about what a dry run is for: an object by such a name tells of it whatever stands in it, a text when it is bad news. */
const subject = /result|outcome|status|state$/;
const badNews = /error|fail|partial|trunc|reject|invalid|incomplete|pending|progress/i;
/** The diff of a bundle is never a page of one. */
function isCut(given, value) {
	if (isRecord(value)) return Object.entries(value).some(([field, inner]) => isCut(field, inner));
	const name = words(given);
	if (value === true) return /(^|_)(more|hasmore|truncated|partial|incomplete)$/.test(name);
	return typeof value === "string" && value !== "" && /(^|_)next_?(page|cursor|token|page_token)$|^cursor$/.test(name);
}
/** `nextCursor` as `next_cursor`. */
const words = (name) => name.replaceAll(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
/** Whether a field beside empty lists may tell that something would change, went wrong or is not complete. */
function tells(given, value) {
	const name = words(given);
	if (Array.isArray(value)) return !value.every((item) => isUnchanged(item) || remarks.test(name) && isRemark(item));
	if (isRecord(value)) return tellsWithin(name, value);
	if (isBookkeeping(name) || name.endsWith("_at")) return false;
	if (yesOrNo.test(name)) return value === false || value === "false";
	if (name === "code") return !isNothing(value) && !/^(ok|success|200)$/i.test(String(value));
	return telling.test(name) && !isNothing(value) || subject.test(name) && badNews.test(String(value));
}
function tellsWithin(name, object) {
	const suspicious = telling.test(name) || subject.test(name);
	return Object.entries(object).some(([field, value]) => tells(field, value) || (suspicious || isRecord(value)) && !isNothing(value));
}
/** What a platform may send for a field that is not used; 64-bit numbers come as text. */
function isNothing(value) {
	if (Array.isArray(value)) return value.length === 0;
	if (isRecord(value)) return Object.values(value).every(isNothing);
	return [
		null,
		void 0,
		false,
		"false",
		0,
		"0",
		""
	].some((nothing) => nothing === value);
}
/** An object of the platform that says itself that nothing happens to it. */
function isUnchanged(item) {
	if (!isRecord(item) || !isRecord(item["key"]) || !isRecord(item["before"])) return false;
	if (Object.keys(item).some((field) => ![
		"kind",
		"key",
		"before",
		"after"
	].includes(field))) return false;
	return JSON.stringify(item["before"]) === JSON.stringify(item["after"]);
}
const isRemark = (item) => typeof item === "string" || isRecord(item) && Object.values(item).every((value) => typeof value !== "object");
// src/platform/answers/preview.ts
const lists = [
	"creates",
	"updates",
	"deletes"
];
/**
* The answer of a dry run in our words. Throws Misunderstanding when it contradicts itself or the question: an answer that lies must
* never become «no changes».
*/
function tidyPreview(kind, answer) {
	const rejections = (answer.validation_errors ?? []).map(tidyRejection);
	const entries = (list) => (answer[list] ?? []).map((entry) => tidyEntry(kind, list, entry));
	const diff = {
		creates: entries("creates"),
		updates: entries("updates"),
		deletes: entries("deletes")
	};
	const all = lists.flatMap((list) => diff[list]);
	if (rejections.length > 0 && all.length > 0) throw new Misunderstanding("with validation errors beside a diff");
	refuseTwice(all);
	if (rejections.length === 0) refuseHidden(answer, all.length === 0);
	return {
		stateVersion: rejections.length > 0 ? answer.state_version : tidyStateVersion(answer.state_version),
		...diff,
		rejections
	};
}
/** Beside validation errors a platform may leave the state version out or send null: then it is empty. */
function fillRejected(value) {
	if (!isRecord(value) || !Array.isArray(value["validation_errors"]) || value["validation_errors"].length === 0) return value;
	return {
		...value,
		state_version: value["state_version"] ?? ""
	};
}
function refuseTwice(entries) {
	const seen = /* @__PURE__ */ new Set();
	for (const { object, key } of entries) {
		const id = objectId(object, key);
		if (seen.has(id)) throw new Misunderstanding(`with the same ${object} twice in the diff: ${JSON.stringify(key)}`);
		seen.add(id);
	}
}
// src/platform/answers/vocabulary.ts
/** The vocabulary in our words; what the platform did not say is empty or null. */
function tidyVocabulary(answer) {
	const constraints = answer.detection_constraints;
	const values = (answer.value_enums ?? []).map(({ type, values: allowed }) => [type, allowed ?? []]);
	return {
		conditionTypes: new Map((answer.condition_types ?? []).map(({ type, description }) => [type, { description: description ?? "" }])),
		actionTypes: new Map((answer.action_types ?? []).map(({ type, description, requires }) => [type, {
			description: description ?? "",
			requires: requires ?? []
		}])),
		values: new Map(values.filter(([, allowed]) => allowed.length > 0)),
		rulesetsAccepted: constraints?.rulesets_accepted ?? null,
		exceptionTypes: constraints?.exception_types ?? [],
		ruleTypes: constraints?.rule_types ?? []
	};
}
// src/platform/api.ts
/** The operations over one way to call; nothing is sent yet. */
function openApi(call) {
	return {
		deployments: () => call("listDeployments", null, {
			...none,
			path: {}
		}, tidyDeployments),
		vocabulary(deployment, kind) {
			const query = { product: kind === "remediation" ? kind : products[kind] };
			return call("getVocabulary", deployment.slug, {
				...none,
				path: at(deployment),
				query
			}, tidyVocabulary);
		},
		live: (deployment, kind) => read(call, deployment, kind),
		preview: (deployment, bundle, use) => preview(call, deployment, bundle, use),
		put: (deployment, bundle, ifMatch) => put(call, deployment, bundle, ifMatch)
	};
}
const none = {
	query: {},
	body: null
};
const at = ({ id }) => ({ deploymentId: id });
function read(call, deployment, kind) {
	const tidy = (answer) => tidyLive(kind, deployment, answer);
	const path = at(deployment);
	if (kind === "remediation") return call("getRemediationPolicies", deployment.slug, {
		...none,
		path
	}, tidy);
	const product = products[kind];
	return call("getDetectionPolicy", deployment.slug, {
		...none,
		path: {
			...path,
			product
		}
	}, tidy);
}
function preview(call, deployment, { kind, content }, use) {
	const tidy = (answer) => use(tidyPreview(kind, answer));
	const [path, query, about] = [
		at(deployment),
		{},
		deployment.slug
	];
	if (kind === "remediation") return call("previewRemediationPolicies", about, {
		path,
		query,
		body: { bundle: content }
	}, tidy, fillRejected);
	return call("previewDetectionPolicy", about, {
		path: {
			...path,
			product: products[kind]
		},
		query,
		body: { bundle: content }
	}, tidy, fillRejected);
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
// src/platform/answers/check-shape.ts
/** Throws Misunderstanding when the value does not have the shape. */
function checkShape(value, hasShape) {
	if (hasShape(value)) return value;
	const wrong = (hasShape.errors ?? []).map(({ instancePath, message }) => `${instancePath === "" ? "it" : instancePath} ${message ?? "is wrong"}`);
	const more = wrong.length > 3 ? ` and ${String(wrong.length - 3)} more` : "";
	throw new Misunderstanding(`in a shape that is not understood: ${excerpt(wrong.slice(0, 3).join("; "))}${more}`);
}
// src/platform/answers/json.ts
/** Deeper answers would overflow the stack of whoever walks them. */
const deepest = 64;
/**
* Parses JSON. Integers that a JavaScript number cannot hold (ids have 64 bits) are kept as text, digit by digit.
* Throws SyntaxError without a word of the text, which may hold secrets.
*/
function parseJson(text) {
	const value = parse(text);
	if (isDeeper(value, deepest)) throw new SyntaxError(`it is nested over ${String(deepest)} levels deep`);
	return value;
}
/** The JSON of an error's body whatever its type is called, for its code decides; undefined when it is none. */
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
/** `context.source` is the number as it was written. */
function keepDigits(_key, value, context) {
	if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
	return /^-?[0-9]+$/.test(context?.source ?? "") ? context?.source : value;
}
function isDeeper(value, levels) {
	if (typeof value !== "object" || value === null) return false;
	return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
// src/platform/answers/read-json.ts
/** The JSON of an answer. `clean` takes secrets out of what an error quotes. Throws Misunderstanding. */
function readJson({ headers, body }, clean) {
	const type = headers["content-type"] ?? "";
	if (body.length === 0) throw new Misunderstanding("with an empty body", notTheApi);
	if (!isJson(type)) throw new Misunderstanding(`with ${nameOf(type)} in place of JSON${quote(body, clean)}`, notTheApi);
	const text = decode(body);
	if (text === null) throw new Misunderstanding("with bytes that are not UTF-8 in place of JSON", notTheApi);
	try {
		return parseJson(text);
	} catch (error) {
		throw new Misunderstanding(`with JSON that cannot be used: ${error.message}${quote(body, clean)}`);
	}
}
const notTheApi = "Check that the address is the API of the platform, and that no login page or proxy answers in its place.";
const isJson = (type) => /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type.trim());
function nameOf(type) {
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
function quote(body, clean) {
	const text = excerpt(clean(new TextDecoder().decode(body)));
	return text === "" ? "" : `, "${text}"`;
}
// src/platform/answers/shapes.ts
/** Which shape the answer of each operation has. */
const shapes = {
	listDeployments: isDeploymentList,
	getRemediationPolicies: isRemediationState,
	applyRemediationPolicies: isRemediationState,
	previewRemediationPolicies: isPreviewAnswer,
	getDetectionPolicySummary: isDetectionSummary,
	getDetectionPolicy: isDetectionState,
	applyDetectionPolicy: isDetectionState,
	previewDetectionPolicy: isPreviewAnswer,
	getVocabulary: isVocabulary
};
// src/platform/hints.ts
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
const wrongAddress = "Check that the address is the API of the platform.";
const byStatus = /* @__PURE__ */ new Map([
	[400, bundleRefused],
	[401, "Check IFMATCH_API_TOKEN: the token is wrong, expired or revoked. Tokens are made in the Tokens section of the settings of the platform."],
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
const codes = new Map(Object.entries(byCode));
/** Whether we know what a code means, so that it counts before the status. */
const isKnownCode = (code) => code !== null && codes.has(code);
/** What to do about a refusal: the code before the status, and every status has an answer. */
function hintFor(refusal) {
	return (refusal.code === null ? void 0 : codes.get(refusal.code))?.(refusal) ?? byStatus.get(refusal.status) ?? (refusal.status >= 500 ? later : wrongAddress);
}
// src/platform/http/failure.ts
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
		hint: "Check that the address is the API of the platform.",
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
/** What an error of undici or of Node's network means. */
function toFailure(error) {
	const causes = leaves(error);
	return {
		kind: causes.map(kindOf).find((known) => known !== null) ?? "interrupted",
		detail: causes.map(({ code, message }) => code === "" || message.includes(code) ? message : `${message} (${code})`).join("; ")
	};
}
/** Node bundles the errors of all addresses of a host. */
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
	return code === "UND_ERR_HEADERS_OVERFLOW" || /^(EPROTO$|ERR_SSL)/.test(code) ? "garbled" : null;
}
/** How OpenSSL and Node name what is wrong with a certificate. */
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_|CRL|INVALID_PURPOSE|INVALID_CA|HOSTNAME_MISMATCH/;
// src/platform/errors.ts
const begin = ({ id, about }) => `${operations[id].summary}${about === null ? "" : ` (${about})`}`;
/** The platform said no. */
function refusalError(asked, refusal, requestId) {
	const { status, code, text } = refusal;
	const answered = `the platform answered ${String(status)}${code === null ? "" : ` ${code}`}`;
	return new PlatformError(`${begin(asked)}: ${answered}${text === "" ? "" : `, "${text}"`}.`, {
		status,
		code,
		requestId,
		hint: hintFor(refusal)
	});
}
/** It pointed elsewhere, where neither the request nor the token goes. The query is not shown: it may hold secrets. */
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
/** No answer came, or none that could be read. */
function failureError(asked, { kind, detail }) {
	const { says, hint, processed } = failures[kind];
	return new PlatformError(`${begin(asked)}: no answer of the platform, ${says} (${detail}).`, {
		hint,
		unsent: processed === "no"
	});
}
/** The answer cannot be used. */
function misunderstandingError(asked, { status }, what, requestId) {
	return new PlatformError(`${begin(asked)}: the platform answered ${String(status)} ${what.message}.`, {
		status,
		requestId,
		hint: what.hint
	});
}
// src/platform/http/exchange.ts
const gunzip$1 = promisify(gunzip);
/** Bodies are bounded as they come, and once more when they are unpacked. */
const largestBody = 10485760;
/** Sends a request once, follows nothing, and has the whole answer after `timeout` milliseconds or gives up; at once when it is told to stop. */
async function exchange(dispatcher, request, timeout, stop) {
	const late = AbortSignal.timeout(Math.max(1, Math.ceil(timeout)));
	const signal = AbortSignal.any([late, stop]);
	try {
		const response = await dispatcher.request({
			...request,
			signal,
			headersTimeout: 0,
			bodyTimeout: 0
		});
		const headers = flatten(response.headers);
		const packed = await readBody(response);
		const body = packed === null ? null : await unpack(packed, headers["content-encoding"] ?? "");
		if (body === null) return failed$1("too-large", `it has over ${String(largestBody)} bytes`);
		return {
			kind: "reply",
			reply: {
				status: response.statusCode,
				headers,
				body
			}
		};
	} catch (error) {
		if (error instanceof Undecodable) return failed$1("garbled", error.message);
		if (stop.aborted) return failed$1("interrupted", "the program is stopping");
		if (late.aborted) return failed$1("timeout", `${String(Math.ceil(timeout / 1e3))} s were allowed`);
		return {
			kind: "failure",
			failure: toFailure(error)
		};
	}
}
function failed$1(kind, detail) {
	return {
		kind: "failure",
		failure: {
			kind,
			detail
		}
	};
}
/** Null when it is too large. */
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
		return await gunzip$1(packed, { maxOutputLength: largestBody });
	} catch (error) {
		if (error.code === "ERR_BUFFER_TOO_LARGE") return null;
		throw new Undecodable("it is not the gzip that it says it is, or it was cut off");
	}
}
function flatten(headers) {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? ""].flat().join(", ")]));
}
// src/platform/http/request-id.ts
/** What the operator of the platform needs to find a request in the logs; null when the answer names none. */
function requestIdOf(headers, profile) {
	const id = profile.requestIdHeaders.map((name) => headers[name]).find((value) => value !== void 0 && value !== "")?.replaceAll(/[^\x21-\x7e]/g, "").slice(0, 200) ?? "";
	return id === "" ? null : id;
}
// src/platform/http/request.ts
/** The request of an operation. Throws PlatformError when a value cannot stand in its path. */
function toRequest(id, args, address, token) {
	const { method, path } = operations[id];
	const query = new URLSearchParams(args.query).toString();
	return {
		method,
		origin: address.origin,
		path: `${prefixOf(address)}${fillPath(path, operations[id].parameters, args.path)}${query === "" ? "" : `?${query}`}`,
		headers: {
			accept: "application/json",
			"accept-encoding": "gzip",
			authorization: token.authorization(),
			"user-agent": "ifmatch",
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
			hint: "Correct it in the config or in the plan file. The id of a deployment has 1 to 19 digits.",
			unsent: true
		});
	});
}
/** A dot segment survives the encoding, and a server would walk up the path with it. */
function mayStand(value, { pattern, enum: allowed }) {
	if (value === "" || value === "." || value === "..") return false;
	if (allowed !== void 0 && !allowed.includes(value)) return false;
	return pattern === void 0 || new RegExp(pattern, "u").test(value);
}
// src/platform/http/retry-delay.ts
const retries = 4;
const firstBackoff = 1e3;
const longestWait = 12e4;
/**
* Milliseconds to wait before the next attempt, or null to give up. Without `Retry-After` full jitter over 1, 2, 4 and 8 seconds;
* with it what the platform asks for and up to a second more, so that many clients do not come back at once. Never over 120 seconds.
*/
function retryDelay({ attempt, status, headers, retryStatuses, now, random }) {
	if (attempt > retries) return null;
	if (status !== null && !retryStatuses.includes(status)) return null;
	const asked = retryAfter(headers, now);
	const wait = asked === null ? random * firstBackoff * 2 ** (attempt - 1) : asked + random * 1e3;
	return Math.round(Math.min(wait, longestWait));
}
/** What `Retry-After` asks for (RFC 9110, 10.2.3: seconds or a date), in milliseconds; null when it is absent or nonsense. */
function retryAfter(headers, now) {
	const text = headers["retry-after"]?.trim() ?? "";
	if (/^[0-9]+$/.test(text)) return Number(text) * 1e3;
	const until = parseDate(text);
	if (until === null) return null;
	return Math.max(0, until - (parseDate(headers["date"] ?? "") ?? now));
}
/** All three forms of RFC 9110, 5.6.7; the oldest names no zone and means UTC as well. */
function parseDate(text) {
	if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /.test(text)) return null;
	const time = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
	return Number.isNaN(time) ? null : time;
}
// src/platform/http/send.ts
/**
* Sends a request, again where that is safe: a dry run or a read up to 4 times more after a broken connection, a timeout or a status
* that asks for it; a PUT only when it surely was not processed (nothing was sent, or 429). No wait begins that would end after the
* deadline of the call: then the last answer stands.
*/
async function send(wire, request) {
	const { clock, deadlines, closing } = wire;
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
		await clock.sleep(wait, closing);
		if (closing.aborted) return came;
	}
}
const calledOff = {
	kind: "called-off",
	detail: "the program is stopping"
};
function waitAfter({ profile, clock, closing }, { method }, attempt, came) {
	if (closing.aborted) return null;
	const safe = method !== "PUT";
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
/** A line for `--verbose`; it holds nothing that could be a secret. */
function describe({ method, path }, came, took, profile) {
	if (came.kind === "failure") return `${method} ${path} failed after ${seconds(took)}: ${failures[came.failure.kind].says}`;
	const id = requestIdOf(came.reply.headers, profile);
	return `${method} ${path} ${String(came.reply.status)} in ${seconds(took)}${id === null ? "" : `, request ${id}`}`;
}
const seconds = (milliseconds) => milliseconds < 1e3 ? `${String(Math.round(milliseconds))} ms` : `${(milliseconds / 1e3).toFixed(1)} s`;
// src/platform/call.ts
/** The one place that speaks HTTP: authorization, JSON, deadline, retries, bounds, shape and errors. */
function openCall(wire, address, token) {
	return async (id, about, args, tidy, fill = (value) => value) => {
		const request = toRequest(id, args, address, token);
		const came = redact(await send(wire, request), token);
		const asked = {
			id,
			about
		};
		if (came.kind === "failure") return failed(asked, came.failure);
		const answered = {
			asked,
			reply: came.reply,
			token,
			requestId: requestIdOf(came.reply.headers, wire.profile)
		};
		if (came.reply.status !== 200) return refused(answered, wire, request.origin + request.path);
		return understand(answered, (value) => tidy(checkShape(fill(value), shapes[id])));
	};
}
/** The answer, or the error thrown. */
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
function refused({ asked, reply, token, requestId }, { profile }, url) {
	const text = new TextDecoder().decode(reply.body);
	const refusal = toRefusal(reply.status, token.redactAll(tryJson(text)), token.redact(text), profile);
	if (isRedirect(reply.status)) return {
		kind: "refusal",
		refusal,
		error: redirectError(asked, reply, url, requestId)
	};
	return {
		kind: "refusal",
		refusal,
		error: refusalError(asked, refusal, requestId)
	};
}
function understand({ asked, reply, token, requestId }, tidy) {
	try {
		return {
			kind: "answer",
			answer: tidy(token.redactAll(readJson(reply, (text) => token.redact(text))))
		};
	} catch (error) {
		if (!(error instanceof Misunderstanding)) throw error;
		const what = new Misunderstanding(token.redact(error.message), error.hint);
		return {
			kind: "failure",
			processed: error instanceof Contradiction ? "contradicted" : "unknown",
			error: misunderstandingError(asked, reply, what, requestId)
		};
	}
}
/** Headers and messages of the network are quoted in errors, and a platform may echo what it was sent. Bodies follow when they are read. */
function redact(came, token) {
	if (came.kind === "failure") return {
		kind: "failure",
		failure: {
			...came.failure,
			detail: token.redact(came.failure.detail)
		}
	};
	const headers = Object.entries(came.reply.headers).map(([name, value]) => [name, token.redact(value)]);
	return {
		kind: "reply",
		reply: {
			...came.reply,
			headers: Object.fromEntries(headers)
		}
	};
}
// src/platform/http/clock.ts
const systemClock = {
	now: () => Date.now(),
	random: () => Math.random(),
	async sleep(milliseconds, signal) {
		await setTimeout(milliseconds, void 0, { signal }).catch(() => {});
	}
};
// src/platform/profile.ts
const defaultProfile = {
	ifMatch: "raw",
	staleCodes: ["STATE_VERSION_MISMATCH"],
	staleStatuses: [412],
	rejectionCodes: [
		"UNKNOWN_REFERENCE",
		"MISSING_DEPENDENT_ACTION",
		"RESERVED_SLUG",
		"UNSUPPORTED_ACTION_TYPE",
		"INVALID_CONDITION_VALUE"
	],
	bundleReads: "auto",
	vocabularyReads: "auto",
	missingStatuses: [
		404,
		405,
		501
	],
	retryStatuses: [
		429,
		502,
		503,
		504
	],
	unprocessedStatuses: [429],
	doubtfulStatuses: [408, 499],
	errorTextFields: [
		"error",
		"message",
		"detail"
	],
	requestIdHeaders: [
		"x-request-id",
		"request-id",
		"x-correlation-id",
		"x-amzn-requestid",
		"x-amzn-trace-id",
		"cf-ray",
		"x-trace-id"
	]
};
// src/platform/put.ts
/**
* How a PUT ended. Only an answer of the right shape means written; only a refusal that proves that nothing was written throws its
* PlatformError; everything else leaves it open.
*/
function toPut(called, profile) {
	if (called.kind === "answer") return {
		kind: "written",
		stateVersion: called.answer
	};
	const message = withRequestId(called.error);
	if (called.kind === "failure") {
		if (called.processed === "no") throw called.error;
		return {
			kind: called.processed === "contradicted" ? "contradicted" : "unanswered",
			message
		};
	}
	const { refusal } = called;
	if (isStale(refusal, profile)) return {
		kind: "stale",
		currentStateVersion: textOrNull(refusal.body["current_state_version"]),
		message
	};
	if (provesNothingWritten(refusal, profile)) throw called.error;
	return {
		kind: "unanswered",
		message
	};
}
/** The code before the status: a known code that means something else is not overruled by a 412. */
function isStale({ code, status }, { staleCodes, staleStatuses }) {
	if (code !== null && staleCodes.includes(code)) return true;
	return staleStatuses.includes(status) && !isKnownCode(code);
}
/** A client error says that the platform refused to act. A redirect or a server error may come after the fact. */
function provesNothingWritten({ status }, { doubtfulStatuses }) {
	return status >= 400 && status < 500 && !doubtfulStatuses.includes(status);
}
function withRequestId({ message, requestId }) {
	return requestId === null ? message : `${message} (request ${requestId})`;
}
// src/platform/client.ts
/** One request may take a minute; with all its attempts and waits a call may take five. */
const defaultDeadlines = {
	attempt: 6e4,
	call: 3e5
};
/** The platform at an address. Throws PlatformError when the address or that of a proxy is no good; nothing is sent yet. */
function openPlatform(options) {
	const { token, clock = systemClock } = options;
	const address = parseAddress(options.address);
	const profile = {
		...defaultProfile,
		...options.profile
	};
	const network = shareNetwork(address, options.env);
	const closing = new AbortController();
	const wire = {
		open: () => network.open(),
		profile,
		clock,
		deadlines: {
			...defaultDeadlines,
			...options.deadlines
		},
		closing: closing.signal,
		log: (line) => options.log?.(token.redact(line))
	};
	return {
		name: options.name ?? address.origin + prefixOf(address),
		...methodsOf(openApi(openCall(wire, address, token)), profile),
		async close() {
			closing.abort();
			await network.release();
		}
	};
}
function methodsOf(api, profile) {
	return {
		deployments: async () => answerOf(explainMissingList(await api.deployments(), profile)),
		dryRun: async (deployment, bundle) => previewOf(await api.preview(deployment, bundle, (preview) => preview), profile),
		put: async (deployment, bundle, version) => toPut(await api.put(deployment, bundle, toIfMatch(version, profile)), profile),
		async read(deployment, kind) {
			const got = profile.bundleReads === "never" ? null : await api.live(deployment, kind);
			if (got !== null && !isMissing(got, profile)) return answerOf(got);
			return answerOf(await api.preview(deployment, emptyBundle(kind), (preview) => liveFromEmpty(kind, preview)));
		},
		async vocabulary(deployment, kind) {
			const got = profile.vocabularyReads === "never" ? null : await api.vocabulary(deployment, kind);
			return got === null || isMissing(got, profile) ? null : answerOf(got);
		}
	};
}
/** Whether the platform does not have an operation; a code that we know says that it has. */
function isMissing(called, { missingStatuses }) {
	return called.kind === "refusal" && missingStatuses.includes(called.refusal.status) && !isKnownCode(called.refusal.code);
}
function previewOf(called, profile) {
	return (called.kind === "refusal" ? rejectedPreview(called.refusal, profile) : null) ?? answerOf(called);
}
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
export { openPlatform };
