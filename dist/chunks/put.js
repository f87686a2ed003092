import { PlatformError, UsageError, isObject, objectId } from "./cli-and-action.js";
import { setTimeout } from "./promises.js";
import { operations } from "./operations.js";
import { Contradiction, Misunderstanding, PartOfList, parseJson, tidyStateVersion, tryJson } from "./state-version.js";
import { defaultProfile } from "./profile.js";
import { isBookkeeping } from "./bookkeeping.js";
import { excerpt, exchange, failures, hintFor, isKnownCode, isNothing, isRedirect, missingReferences, numberIn, textOrNull, toRefusal } from "./exchange.js";
import { isDeploymentList, isDetectionState, isDetectionSummary, isLegacyPolicyList, isPreviewAnswer, isRemediationState, isVocabulary } from "./answers.js";
import { Redaction } from "./redaction.js";
import { parseAddress, prefixOf, shareNetwork } from "./dispatcher.js";
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
	return isObject(value) && textOrNull(value["code"]) !== null && typeof (value["message"] ?? "") === "string";
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
	if (!isObject(context)) return {};
	const entries = Object.entries(context).filter(([, value]) => value !== null);
	return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]));
}
// src/platform/answers/cut-remark.ts
const remarks$1 = /^(warnings?|messages?|notices?|notes?|hints?|remarks?|info|details?)$/;
function saysCut(remark) {
	if (typeof remark === "string") return isCut(remark.replaceAll("_", " ").replaceAll(lists$3, "list"));
	if (Array.isArray(remark)) return remark.some(saysCut);
	return isObject(remark) && Object.values(remark).some(saysCut);
}
const isCut = (said) => cut.some((words) => words.test(said));
const lists$3 = /\b(?:results?|entries|items|changes|diff|response|answer|output|policies|deployments|exceptions)\b/gi;
const cut = [
	/\blist (?:(?:is|are|was|were|has been|have been) )?(?:truncated|cut off|incomplete|partial|capped)\b/i,
	/\b(?:truncated|incomplete|partial) list\b/i,
	/\b(?:truncated|limited|capped|cut off) (?:to|at|after) (?:the first )?[0-9]+ list\b/i,
	/\b(?:only|showing) the first [0-9]+\b/i,
	/\bshowing [0-9]+ of [0-9]+\b/i,
	/\b[0-9]+ (?:(?:more|other|further) )?list (?:(?:is|are|was|were) )?(?:omitted|not shown|left out)\b/i,
	/^(?:is )?truncated$/i
];
// src/platform/answers/part-of-list.ts
const signOfPart = (beside, read) => signIn(beside, read, {
	paged: false,
	counted: read.plain,
	own: true
});
const headerOfPart = (headers, read) => Object.entries(headers).find(([name, value]) => signOfPart(fieldOf(name, value), read) !== null)?.[0] ?? null;
function fieldOf(name, value) {
	if (name === "link") return { has_more: value.split(/,\s*(?=<)/).some((link) => linkToNext.test(link)) };
	if (name === "content-range") return {
		offset: 0,
		total: rangeOf.exec(value)?.[1]
	};
	if (name === "warning") return { warning: value };
	if (name === "x-pagination") return { pagination: tryJson(value) };
	return name.startsWith("x-") ? { [name.slice(2)]: value } : {};
}
const linkToNext = /^<[^>]*>(?!.*;\s*results\s*=\s*"?false\b).*;\s*rel\s*=\s*("([^"]*\s)?next(\s[^"]*)?"|next\s*(;|,|$))/i;
const rangeOf = /^(?!bytes )\S+ [0-9]+-[0-9]+\/([0-9]+)$/i;
function signIn(fields, read, around) {
	const all = Object.entries(fields).map(([given, value]) => ({
		given,
		name: words(given),
		value
	}));
	const paged = around.paged || all.some(({ name }) => ofPages.test(name));
	const ended = all.some(({ name, value }) => goesOn.test(name) && isNo(value) || isEnd.test(name) && isYes(value));
	const last = ended || all.some((field) => isLastPage(field, read));
	const counted = around.counted || paged && !last;
	const place = {
		...around,
		paged,
		counted,
		ended,
		last: last || all.some(isCount),
		read
	};
	return all.find(({ name, value }) => saysMore(name, value, place))?.given ?? null;
}
const isCount = ({ name, value }) => count.test(name) && numberIn(value) !== null;
function isLastPage({ name, value }, read) {
	if (name === "next" || nextPart.test(name)) return isNothing(value);
	const said = pages.test(name) ? numberIn(value) ?? 0 : 0;
	return said > 0 && said <= read.pages;
}
function saysMore(name, value, place) {
	if (isNextOfPages(name, value, place) || tellsOfRest(name, value, place)) return true;
	if (Array.isArray(value)) return links.test(name) && value.some(isLinkToNext);
	if (isObject(value)) return signWithin(name, value, place) !== null;
	return isUnfinished(name, value, place) || namesNext(name, value, place) || countsMore(name, value, place) || fillsPage(name, value, place);
}
function tellsOfRest(name, value, { own }) {
	if (typeof value === "object" && leftOut.test(name)) return !isNothing(value);
	return own && (errors.test(name) && !isNothing(value) || remarks$1.test(name) && saysCut(value));
}
const isLinkToNext = (link) => isObject(link) && (/(^|\s)next(\s|$)/i.test(String(link["rel"])) || !isNothing(link["next"]));
function signWithin(name, fields, place) {
	const paged = paging.test(name) || links.test(name);
	const ofList = Object.keys(place.read.lists).some((list) => isOf(name, list));
	const own = place.own && (paged || about.test(name) || ofAnswer.test(name));
	if (!own && Object.values(fields).some((value) => Array.isArray(value) && value.length > 0)) return null;
	const counted = place.counted && (paged || about.test(name) || ofList);
	return signIn({
		...sums$1.test(name) && counted ? asCounts(fields) : {},
		...fields
	}, place.read, {
		paged,
		counted,
		own
	});
}
const asCounts = (fields) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${name}_count`, value]));
function isUnfinished(name, value, { own, paged }) {
	if (paged && name === "remaining") return isSome(value);
	if (goesOn.test(name)) return (own || !ofOthers.test(name)) && isSome(value);
	if (!own) return false;
	if (outcome.test(name)) return /^(partial|truncated|incomplete)/i.test(String(value));
	return isEnd.test(name) && isNo(value) && (numberIn(value) === null || name.startsWith("is_"));
}
const isNextOfPages = (name, value, { paged, counted, ended }) => name === "next" && (paged || counted) && !ended && !isNothing(value);
function namesNext(name, value, { ended, paged }) {
	const isNext = nextPart.test(name) || paged && nextKey.test(name);
	if (typeof value === "number") return value > 0 && isNext;
	if (typeof value !== "string" || value === "") return false;
	return isNext || name === "cursor" && !ended || name === "next" && page.test(value);
}
function countsMore(name, value, { paged, counted, read }) {
	const said = numberIn(value) ?? 0;
	if (pages.test(name) || paged && name === "pages") return said > read.pages;
	if (!counted || !count.test(name)) return false;
	const what = name.split("_").filter((word) => !ofCounts.test(word)).join("_");
	const lengths = Object.entries(read.lists).filter(([list]) => what === "" || things.test(what) || isOf(what, list));
	return lengths.length > 0 && said > lengths.reduce((sum, [, length]) => sum + length, 0);
}
function fillsPage(name, value, { paged, counted, last, read }) {
	if (last || !(pageSize.test(name) || paged && name === "size") || !(paged || counted)) return false;
	const lengths = Object.values(read.lists);
	const said = numberIn(value) ?? 0;
	return said >= 10 && [...lengths, lengths.reduce((sum, length) => sum + length, 0)].includes(said);
}
const isOf = (what, list) => [list, list.replace(/ies$/, "y").replace(/s$/, "")].includes(what);
const errors = /^errors?$/;
const goesOn = /^(?!(allow|support|accept|enable)|(learn|read)_|(description|message|title|comment)s?_)(.*_)?(more|hasmore|has_more_[a-z]+|has_next|has_next_?page|more_(available|items|pages|records|results)|truncated|(partial|incomplete)(_results?)?)$|^(timed_out|terminated_early|(limit|max)(_was)?_reached|capped|clipped|omitted(_count)?|remaining_(items?|pages|entries|records|results)(_count)?)$/;
const ofOthers = /^(partial|incomplete|capped|timed_out|limit_reached|max_reached)$/;
const leftOut = /^(omitted|left_out|not_shown)(_[a-z]+)?$/;
const outcome = /^(status|result|outcome|completeness)$/;
const isEnd = /^(is_?)?(complete|done|finished|exhaustive|exhausted|last|last_page)$/;
const nextPart = /(^|_)(next_?(page|cursor|marker|batch|token|offset|link|links|url|uri|href|key|page_?(token|url|link|number|start)|records_url)|more(_results|_items)?_(url|link)|(continuation|resumption|resume)_?token|ms_continuation)$|^continue$/;
const nextKey = /^next_(id|start|index|from|after|skip)$/;
const page = /^(https?:\/)?\/.*[/?&$]([a-z_]+_|[a-z]+\[)?(page|cursor|offset|after|token|start|skip|limit|marker|continuation)/i;
const paging = /^_?(paging|pagination|pager|page|page_?info|cursors?)$/;
const links = /^_?links?$/;
const ofPages = /^(page|page_(number|size)|current_page|per_page|offset|skip|(total|num)_pages|page_count)$/;
const pages = /^(wp_|pagination_)?((total|num|number_of)_pages?|pages?_(count|total)|last_page)$/;
const about = /^_?(meta|meta_?data|summary|counts?|totals?)$/;
const sums$1 = /^(counts?|totals?|summary)$/;
const ofAnswer = /^_?(results?|response|answer|diffs?|changes|plan|preview|dry_?run|data|info|list|listing|query|search|status|state|outcome|completeness)$/;
const pageSize = /^(limit|page_size|per_page|page_limit|max_(results|items|page_size))$/;
const count = /(^|_)(total|count)(_|$)|^num(ber_of)?_/;
const ofCounts = /^(total|count|num|number|of|overall|full|size|available|value|list|pagination|wp)$/;
const things = /^(items?|results?|records?|rows?|elements?|entry|entries|objects?|resources?|hits|matches|found)$/;
const isSome = (value) => isYes(value) || (numberIn(value) ?? 0) > 0;
const isYes = (value) => /^(true|yes|1)$/i.test(String(value));
const isNo = (value) => /^(false|no|0)$/i.test(String(value));
const words = (name) => name.replace(/^[@$_]?([a-z]+[.:]|(?=[a-z]))/i, "").replaceAll(/([a-z])([A-Z])/g, "$1_$2").replaceAll("-", "_").toLowerCase().replace(/(^|_)(total|next|has)(?=(count|pages?|items|results|records|token|cursor|link|url|marker|more|next))/, "$1$2_");
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
		...isObject(filters) ? { filters: tidyFilters(filters) } : {},
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
	if (list.every(isObject)) return list;
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
	if (isObject(value)) return Object.values(value).flatMap(identitiesIn);
	return (Array.isArray(value) ? value : []).flatMap((item) => {
		if (!isObject(item) || !isObject(item["key"])) return [];
		return (isObject(item["before"]) || isObject(item["after"])) && !isUnchanged(item) ? [objectId(String(item["kind"]), item["key"])] : [];
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
	if (isObject(value)) return !links.test(name) && tellsWithin(name, value);
	if (yesOrNo.test(name)) return value === false || value === "false";
	if (isHarmless(name)) return false;
	if (name === "code") return !isNothing(value) && !/^(ok|success|200)$/i.test(String(value));
	return telling.test(name) && !isNothing(value) || subject.test(name) && badNews.test(String(value));
}
function tellsWithin(name, object) {
	const suspicious = telling.test(name) || subject.test(name);
	return Object.entries(object).some(([field, value]) => tells(field, value) || (suspicious || isObject(value) && !ofAll.test(name)) && !isNothing(value));
}
const isSilent = (list, item) => isUnchanged(item) || links.test(list) || remarks.test(list) && isRemark(item);
function isUnchanged(item) {
	if (!isObject(item) || !isObject(item["key"]) || !isObject(item["before"])) return false;
	if (Object.keys(item).some((field) => ![
		"kind",
		"key",
		"before",
		"after"
	].includes(field))) return false;
	return JSON.stringify(item["before"]) === JSON.stringify(item["after"]);
}
const isRemark = (item) => typeof item === "string" || isObject(item) && Object.values(item).every((value) => typeof value !== "object");
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
	const inside = Object.entries(answer).flatMap(([name, value]) => sums.test(name) && isObject(value) ? [value] : []);
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
	if (!isObject(value) || !Array.isArray(value["validation_errors"]) || value["validation_errors"].length === 0) return value;
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
// src/platform/answers/check-shape.ts
function checkShape(value, hasShape) {
	if (hasShape(value)) return value;
	const wrong = (hasShape.errors ?? []).filter(({ keyword }) => keyword !== "if").map(({ instancePath, message }) => `${instancePath === "" ? "it" : instancePath} ${message ?? "is wrong"}`);
	const more = wrong.length > 3 ? ` and ${String(wrong.length - 3)} more` : "";
	throw new Misunderstanding(`in a shape that is not understood: ${excerpt(wrong.slice(0, 3).join("; "))}${more}`);
}
// src/platform/answers/read-json.ts
function readJson({ headers, body }, clean) {
	const type = headers["content-type"] ?? "";
	if (body.length === 0) throw new Misunderstanding("with an empty body", notTheApi);
	if (!isJson(type)) throw new Misunderstanding(`with ${nameOf(type)} in place of JSON${quote(body, clean)}`, notTheApi);
	const text = decode(body);
	if (text === null) throw new Misunderstanding("with bytes that are not UTF-8 in place of JSON", notTheApi);
	try {
		return {
			text,
			value: parseJson(text)
		};
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
const shapes = {
	listDeployments: () => Promise.resolve(isDeploymentList),
	getRemediationPolicies: () => Promise.resolve(isRemediationState),
	applyRemediationPolicies: () => Promise.resolve(isRemediationState),
	previewRemediationPolicies: () => Promise.resolve(isPreviewAnswer),
	getDetectionPolicySummary: () => Promise.resolve(isDetectionSummary),
	getDetectionPolicy: () => Promise.resolve(isDetectionState),
	applyDetectionPolicy: () => Promise.resolve(isDetectionState),
	previewDetectionPolicy: () => Promise.resolve(isPreviewAnswer),
	getVocabulary: () => Promise.resolve(isVocabulary),
	listLegacyPolicies: () => Promise.resolve(isLegacyPolicyList),
	listFindings: async () => (await others()).isFindingList,
	triageFindings: async () => (await others()).isTriageAnswer,
	listDependencies: async () => (await others()).isDependencyList,
	getResolutionConfigs: async () => (await others()).isResolutionConfiguration,
	reportGuardrailsActivity: async () => (await others()).isGuardrailsReport,
	reportBacklogByRule: async () => (await others()).isBacklogReport,
	searchIssues: async () => (await others()).isIssueGroupList,
	listScmSubscriptions: async () => (await others()).isScmSubscriptionList,
	createNotificationWebhook: async () => (await others()).isNotificationWebhookAnswer,
	createPatternFixTask: async () => (await others()).isPatternFixAnswer
};
const others = () => import("./web-api-answers2.js");
const fills = {
	previewRemediationPolicies: fillRejected,
	previewDetectionPolicy: fillRejected
};
// src/platform/credentials.ts
const wanted = {
	WebToken: {
		name: "an API token",
		variable: "IFMATCH_API_TOKEN"
	},
	Jwt: {
		name: "a user's JSON Web Token",
		variable: "IFMATCH_USER_JWT"
	}
};
function credentialFor(id, { token, userToken }) {
	const { security, summary } = operations[id];
	if (security.length === 0) return null;
	if (token !== null && security.includes("WebToken")) return {
		scheme: "WebToken",
		token
	};
	if (userToken !== null && security.includes("Jwt")) return {
		scheme: "Jwt",
		token: userToken
	};
	const names = security.map((scheme) => wanted[scheme].name).join(" or ");
	const variables = security.map((scheme) => wanted[scheme].variable).join(" or ");
	throw new UsageError(`${summary} (${id}) needs ${names}. Set ${variables}.`);
}
function redactorOf({ token, userToken }) {
	const tokens = [token, userToken].filter((one) => one !== null);
	return {
		redact: (text) => tokens.reduce((clean, one) => one.redact(clean), text),
		redactAll: (value, json) => tokens.reduce((clean, one) => one.redactAll(clean, json), value)
	};
}
function redactorFor(id, body, own) {
	const secrets = Object.entries(body ?? {}).filter(([name]) => secretFields[id]?.includes(name)).map(([, value]) => value).filter((value) => typeof value === "string");
	if (secrets.length === 0) return own;
	const given = new Redaction(secrets);
	return {
		redact: (text) => given.redact(own.redact(text)),
		redactAll: (value, json) => given.redactValues(own.redactAll(value, json), json)
	};
}
const secretFields = { createNotificationWebhook: ["webhookSecret"] };
// src/platform/errors.ts
const begin = ({ id, about }) => `${operations[id].summary}${about === null ? "" : ` (${about})`}`;
function refusalError(asked, refusal, requestId, { unprocessedStatuses }) {
	const { status, code, text } = refusal;
	const answered = `the platform answered ${String(status)}${code === null ? "" : ` ${code}`}`;
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
// src/platform/http/request-id.ts
function requestIdOf(headers, profile) {
	const id = profile.requestIdHeaders.map((name) => headers[name]).find((value) => value !== void 0 && value !== "")?.replaceAll(/[^\x21-\x7e]/g, "").slice(0, 200) ?? "";
	return id === "" ? null : id;
}
// src/platform/http/encode-query.ts
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
// src/platform/http/request.ts
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
// src/platform/http/retry-delay.ts
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
// src/platform/http/send.ts
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
// src/platform/call.ts
function openCall(wire, address, credentials) {
	const own = redactorOf(credentials);
	return async (id, about, args, tidy) => {
		const credential = credentialFor(id, credentials);
		const clean = redactorFor(id, args.body, own);
		const request = toRequest(id, args, {
			address,
			authorization: credential?.token.authorization() ?? null,
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
		const fill = fills[id] ?? ((value) => value);
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
		const what = error instanceof PartOfList ? new PartOfList(says) : new Misunderstanding(says, error.hint);
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
// src/platform/http/clock.ts
const systemClock = {
	now: () => Date.now(),
	random: () => Math.random(),
	async sleep(milliseconds, signal) {
		await setTimeout(milliseconds, void 0, { signal }).catch(() => {});
	}
};
// src/platform/connection.ts
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
// src/platform/put.ts
function toPut(called, sent, profile) {
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
function withRequestId({ message, requestId }) {
	return requestId === null ? message : `${message} (request ${requestId})`;
}
export { answerOf, checkScope, checkShape, doubtfulError, headerOfPart, objectsOf, openConnection, pagingError, products, provesNothingWritten, rejectedPreview, signOfPart, tidyDetection, tidyPolicy, tidyPreview, toPut };
