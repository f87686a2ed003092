import { PlatformError } from "./cli-and-action.js";
import { Contradiction, Misunderstanding, PartOfList, tidyStateVersion, toIfMatch } from "./state-version.js";
import { excerpt, isKnownCode, isNothing, isRecord, missingReferences, numberIn, textOrNull } from "./exchange.js";
import { answerOf, headerOfPart, links, openConnection, signOfPart, toPut, words } from "./put.js";
import { objectId } from "./validate.js";
import { isBookkeeping } from "./bookkeeping.js";
// src/platform/answers/empty-bundle.ts
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
// src/platform/answers/rejections.ts
function tidyRejection({ code, message, policy_slug: slug, context }) {
	return {
		code,
		message: message ?? "",
		policySlug: textOrNull(slug),
		context: toTexts(context)
	};
}
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
// src/platform/answers/deployments.ts
function tidyDeployments(answer, headers, sought) {
	const ids = new Map();
	for (const { id: given, slug } of answer.deployments) {
		const id = String(given);
		if (!/^[0-9]{1,19}$/.test(id)) throw new Misunderstanding(`with ${JSON.stringify(id)} as the id of a deployment`);
		if ((ids.get(slug) ?? id) !== id) throw new Misunderstanding(`with two deployments of the slug ${JSON.stringify(slug)}`);
		ids.set(slug, id);
	}
	if (sought === null || !sought.every((slug) => ids.has(slug))) refusePart$1(answer, headers);
	return [...ids].map(([slug, id]) => ({
		id,
		slug
	}));
}
function refusePart$1(answer, headers) {
	const { deployments, ...beside } = answer;
	const read = {
		lists: { deployments: deployments.length },
		pages: 1,
		plain: true
	};
	const sign = signOfPart(beside, read) ?? headerOfPart(headers, read);
	if (sign !== null) throw new PartOfList(`with a part of the deployments only, as ${excerpt(JSON.stringify(sign))} says`);
}
function fillDeployments(value) {
	return isRecord(value) && value["deployments"] === null ? {
		...value,
		deployments: []
	} : value;
}
// src/platform/answers/content.ts
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
			values: listOf$1(one, "values")
		}))
	};
}
function tidyLists(policy) {
	return {
		...without(policy, { exception_type: isUnused }),
		...ruleLists(policy)
	};
}
function tidyDetection(bundle) {
	return {
		...bundle,
		...ruleLists(bundle),
		exceptions: objectsOf(bundle, "exceptions").map(tidyException)
	};
}
function tidyException(exception) {
	return without(exception, {
		exception_type: isNull,
		rule_type: isNull,
		project: isUnused,
		project_tag_name: isUnused
	});
}
function tidyExceptionDiff(exception) {
	return without(exception, {
		exception_type: isNull,
		rulesets: isUnused,
		rules: isUnused,
		disabled: isUnused
	});
}
function listOf$1(object, field) {
	const list = object[field] ?? [];
	if (Array.isArray(list)) return list;
	throw new Misunderstanding(`with ${field} that is no list`);
}
function objectsOf(object, field) {
	const list = listOf$1(object, field);
	if (list.every(isRecord)) return list;
	throw new Misunderstanding(`with ${field} that are not all objects`);
}
function ruleLists(object) {
	return {
		rulesets: listOf$1(object, "rulesets"),
		rules: listOf$1(object, "rules"),
		disabled: listOf$1(object, "disabled")
	};
}
const isNull = (value) => value === null;
const isUnused = (value) => value === null || value === "" || Array.isArray(value) && value.length === 0;
function without(object, fields) {
	return Object.fromEntries(Object.entries(object).filter(([name, value]) => !(Object.hasOwn(fields, name) && fields[name]?.(value))));
}
// src/platform/answers/scope.ts
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
	if (product !== null && product !== products[kind]) throw new Contradiction(`for the product ${JSON.stringify(product)}, not for ${products[kind]}`);
}
// src/platform/answers/live.ts
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
function refusePartOfBundle({ bundle, ...beside }, headers, live) {
	const named = [
		"policies",
		"rulesets",
		"rules",
		"disabled",
		"exceptions"
	].flatMap((name) => {
		const list = live[name];
		return Array.isArray(list) ? [[name, list.length]] : [];
	});
	const read = {
		lists: Object.fromEntries(named),
		pages: 1,
		plain: true
	};
	const within = Object.entries(bundle).filter(([name]) => !Object.hasOwn(read.lists, name));
	const sign = signOfPart(beside, read) ?? signOfPart(Object.fromEntries(within), read) ?? headerOfPart(headers, read);
	if (sign !== null) throw new PartOfList(`with a part of the bundle only, as ${excerpt(JSON.stringify(sign))} says`);
}
// src/platform/answers/diff-entry.ts
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
		tidy: tidyExceptionDiff
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
// src/platform/answers/hidden-changes.ts
const diffLists = [
	"creates",
	"updates",
	"deletes"
];
const lists$2 = [...diffLists, "validation_errors"];
const known = new Set([...lists$2, "state_version"]);
const knownLetters = new Set(lists$2.map(letters));
function refuseHidden(answer, headers) {
	const lengths = diffLists.map((list) => lengthOf(answer[list]));
	const entries = lengths.reduce((sum, length) => sum + length, 0);
	const unknown = Object.entries(answer).filter(([name]) => !known.has(name));
	const plain = lengths.some(isPageful);
	const read = {
		lists: { entries },
		pages: 1,
		plain
	};
	const sign = signOfPart(Object.fromEntries(unknown), read) ?? headerOfPart(headers, read);
	if (sign !== null) {
		const shown = excerpt(JSON.stringify(sign));
		throw new Misunderstanding(`with a part of the changes only, as ${shown} says`, newerVersion);
	}
	const hasOthers = othersThan(answer);
	for (const [name, value] of unknown) {
		const shown = excerpt(JSON.stringify(name));
		if (knownLetters.has(letters(name)) && !isNothing(value) || hasOthers(value)) throw new Misunderstanding(`with changes under ${shown}, which is not understood`, newerVersion);
		if (entries > 0 || !tells(name, value)) continue;
		throw new Misunderstanding(`with no changes, but with something under ${shown} that is not understood`, newerVersion);
	}
}
const lengthOf = (list) => Array.isArray(list) ? list.length : 0;
const isPageful = (length) => length > 0 && length % 50 === 0;
function othersThan(answer) {
	let ours = null;
	return (value) => {
		const found = identitiesIn(value);
		if (found.length === 0) return false;
		const named = ours ??= new Set(diffLists.flatMap((list) => identitiesIn(answer[list])));
		return found.some((identity) => !named.has(identity));
	};
}
function identitiesIn(value) {
	if (isRecord(value)) return Object.values(value).flatMap(identitiesIn);
	return (Array.isArray(value) ? value : []).flatMap((item) => {
		if (!isRecord(item) || !isRecord(item["key"])) return [];
		return (isRecord(item["before"]) || isRecord(item["after"])) && !isUnchanged(item) ? [objectId(String(item["kind"]), item["key"])] : [];
	});
}
const newerVersion = "A newer version of ifmatch may know this field. Without it nobody can say what would change: look on the platform, or report this answer with the request id.";
function letters(name) {
	return name.toLowerCase().replaceAll(/[^a-z]/g, "");
}
const telling = /error|fail|creat|updat|delet|remov|chang|diff|more|cursor|next|trunc|partial|reject|invalid|unsuccess/;
const yesOrNo = /^((is|was)_?)?(ok|success|successful|succeeded|valid|complete|completed|unchanged|unmodified|no_?changes|no_?op|in_sync|up_to_date)$/;
const remarks = /^(warnings|hints|notices|deprecations)$/;
const ofAll = /^meta(_?data)?$/;
const unchanged = /^(total_|num_)?un(changed|modified)(_count|_total)?$/;
const backward = /^((start|prev|previous)_(page|cursor)|has_prev(ious)?(_page)?)$/;
const subject = /result|outcome|status|state$/;
const badNews = /error|fail|partial|trunc|reject|invalid|incomplete|pending|progress/i;
const isHarmless = (name) => isBookkeeping(name) || name.endsWith("_at") || unchanged.test(name) || backward.test(name);
function tells(given, value) {
	const name = words(given);
	if (Array.isArray(value)) return !value.every((item) => isSilent(name, item));
	if (isRecord(value)) return !links.test(name) && tellsWithin(name, value);
	if (yesOrNo.test(name)) return value === false || value === "false";
	if (isHarmless(name)) return false;
	if (name === "code") return !isNothing(value) && !/^(ok|success|200)$/i.test(String(value));
	return telling.test(name) && !isNothing(value) || subject.test(name) && badNews.test(String(value));
}
function tellsWithin(name, object) {
	const suspicious = telling.test(name) || subject.test(name);
	return Object.entries(object).some(([field, value]) => tells(field, value) || (suspicious || isRecord(value) && !ofAll.test(name)) && !isNothing(value));
}
const isSilent = (list, item) => isUnchanged(item) || links.test(list) || remarks.test(list) && isRemark(item);
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
// src/platform/answers/miscounted.ts
function refuseMiscounted(answer, lengths) {
	for (const [name, value] of countsIn(answer)) {
		const list = listOf(name);
		const said = list === null ? null : numberIn(value);
		const came = list === "all" ? lengths.creates + lengths.updates + lengths.deletes : lengths[list ?? "creates"];
		if (list === null || said === null || said <= came) continue;
		const where = list === "all" ? "" : ` in ${list}`;
		const shown = excerpt(JSON.stringify(name));
		throw new Misunderstanding(`with ${String(came)} entries${where}, but ${String(said)} as ${shown} says`);
	}
}
function countsIn(answer) {
	const inside = Object.entries(answer).flatMap(([name, value]) => sums.test(name) && isRecord(value) ? [value] : []);
	return [...Object.entries(answer).filter(([name]) => affix.test(name)), ...inside.flatMap(Object.entries)];
}
const sums = /^(counts?|summary|stats|statistics|totals?)$/i;
const affix = /^(total|num)|(count|total)$/i;
const verbs = /^(?:total_?|num_?|number_?of_?)?(create|update|delete)[sd]?_?(?:count|total)?$/i;
const changes = /^(?:(?:total_?|num_?|number_?of_?)(?:changes|entries)|(?:changes?|entr(?:y|ies))_?(?:count|total))$/i;
function listOf(name) {
	const verb = verbs.exec(name)?.[1]?.toLowerCase();
	if (verb !== void 0) return lists$1[verb];
	return changes.test(name) ? "all" : null;
}
const lists$1 = {
	create: "creates",
	update: "updates",
	delete: "deletes"
};
// src/platform/answers/preview.ts
const lists = [
	"creates",
	"updates",
	"deletes"
];
function tidyPreview(kind, answer, headers) {
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
	if (rejections.length === 0) {
		refuseHidden(answer, headers);
		refuseMiscounted(answer, {
			creates: diff.creates.length,
			updates: diff.updates.length,
			deletes: diff.deletes.length
		});
	}
	return {
		stateVersion: rejections.length > 0 ? answer.state_version : tidyStateVersion(answer.state_version),
		...diff,
		rejections
	};
}
function fillRejected(value) {
	if (!isRecord(value) || !Array.isArray(value["validation_errors"]) || value["validation_errors"].length === 0) return value;
	return {
		...value,
		state_version: value["state_version"] ?? ""
	};
}
function refuseTwice(entries) {
	const seen = new Set();
	for (const { object, key } of entries) {
		const id = objectId(object, key);
		if (seen.has(id)) throw new Misunderstanding(`with the same ${object} twice in the diff: ${JSON.stringify(key)}`);
		seen.add(id);
	}
}
// src/platform/answers/vocabulary.ts
function tidyVocabulary(answer, headers) {
	refusePart(answer, headers);
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
function refusePart({ condition_types, action_types, value_enums, detection_constraints: _, ...beside }, headers) {
	const read = {
		lists: Object.fromEntries(Object.entries({
			condition_types,
			action_types,
			value_enums
		}).map(([name, list]) => [name, list?.length ?? 0])),
		pages: 1,
		plain: true
	};
	const sign = signOfPart(beside, read) ?? headerOfPart(headers, read);
	if (sign !== null) throw new PartOfList(`with a part of the vocabulary only, as ${excerpt(JSON.stringify(sign))} says`);
}
// src/platform/api.ts
function openApi(call) {
	return {
		deployments(sought) {
			const tidy = (answer, headers) => tidyDeployments(answer, headers, sought);
			return call("listDeployments", null, {
				...none,
				path: {}
			}, tidy, fillDeployments);
		},
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
	const tidy = (answer, headers) => {
		const live = tidyLive(kind, deployment, answer);
		refusePartOfBundle(answer, headers, live.content);
		return live;
	};
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
// src/platform/client.ts
function openPlatform(options) {
	const connection = openConnection(options, {
		token: options.token,
		userToken: null
	});
	const { name, call, profile } = connection;
	return {
		name,
		...methodsOf(openApi(call), profile),
		close: () => connection.close()
	};
}
function methodsOf(api, profile) {
	return {
		deployments: async (sought = null) => answerOf(explainMissingList(await api.deployments(sought), profile)),
		dryRun: async (deployment, bundle) => previewOf(await api.preview(deployment, bundle, (preview) => preview), profile),
		put: async (deployment, bundle, version) => toPut(await api.put(deployment, bundle, toIfMatch(version, profile)), version, profile),
		async read(deployment, kind) {
			const got = profile.bundleReads === "never" ? null : await api.live(deployment, kind);
			if (got !== null && !isMissing(got, profile) && !isPart(got)) return answerOf(got);
			const told = await api.preview(deployment, emptyBundle(kind), (preview) => liveFromEmpty(kind, preview));
			return answerOf(got !== null && isPart(got) ? explainPart(told, got) : told);
		},
		async vocabulary(deployment, kind) {
			const got = profile.vocabularyReads === "never" ? null : await api.vocabulary(deployment, kind);
			return got === null || isMissing(got, profile) || isPart(got) ? null : answerOf(got);
		}
	};
}
function isMissing(called, { missingStatuses }) {
	return called.kind === "refusal" && missingStatuses.includes(called.refusal.status) && !isKnownCode(called.refusal.code);
}
const isPart = (called) => called.kind === "failure" && called.error.partial;
function previewOf(called, profile) {
	return (called.kind === "refusal" ? rejectedPreview(called.refusal, profile) : null) ?? answerOf(called);
}
function explainPart(told, part) {
	if (told.kind === "answer" || part.kind === "answer") return told;
	const { message, status, code, requestId, unsent, hint } = told.error;
	const facts = {
		status,
		code,
		requestId,
		unsent,
		hint: [`${part.error.message} So the dry run of an empty bundle was to tell all of it.`, hint ?? ""].join(" ").trimEnd()
	};
	return {
		...told,
		error: new PlatformError(message, facts)
	};
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
