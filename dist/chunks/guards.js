const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_answers = require("./answers.js");
const require_digest = require("./digest.js");
const require_filter_space = require("./filter-space.js");
const require_effect = require("./effect.js");
const require_lists = require("./lists.js");
const require_enforcement = require("./enforcement.js");
const require_targets = require("./targets.js");
const require_renames = require("./renames.js");
// src/plan/losses.ts
const strengths = [
	1,
	2,
	3,
	4
];
const isLoss = ({ oldStrength, newStrength }) => newStrength < oldStrength;
function strengthChangesOf(bundle) {
	const { changes } = bundle;
	const others = changes.filter(({ verb, object }) => verb === "delete" && !knownKinds.has(object)).map(({ object }) => ({
		name: object,
		oldStrength: 2,
		newStrength: 0,
		cause: "deleted"
	}));
	if (bundle.kind === "remediation") return {
		main: policyStrengths(bundle.content, changesOfKind("RemediationPolicy", changes)),
		others,
		disabledOnly: []
	};
	const exceptions = exceptionStrengths(bundle.content, changesOfKind("DetectionPolicyException", changes));
	return {
		...ruleStrengths(bundle),
		others: [...exceptions, ...others]
	};
}
const knownKinds = new Set([
	"RemediationPolicy",
	"DetectionPolicy",
	"DetectionPolicyException"
]);
const changesOfKind = (kind, changes) => changes.filter(({ object }) => object === kind);
function policyStrengths(bundle, changes) {
	const unchanged = require_validate.unchangedPolicies(bundle, changes);
	return [...changes.map(({ key, before, after }) => strengthChangeOfPolicy(String(key["slug"]), before, after)), ...unchanged.map((policy) => strengthChangeOfPolicy(require_validate.slugOf(policy), policy, policy))];
}
function strengthChangeOfPolicy(slug, before, after) {
	const oldStrength = before === null ? 0 : policyStrength(before).strength;
	if (after === null) return {
		name: slug,
		oldStrength,
		newStrength: 0,
		cause: "deleted"
	};
	const { strength, idle } = policyStrength(after);
	return {
		name: slug,
		oldStrength,
		newStrength: strength,
		cause: idle ?? (oldStrength === 4 ? "unblocked" : "uncommented")
	};
}
function policyStrength(policy) {
	const enforcement = require_enforcement.enforcementOf(policy);
	if (enforcement === null) return {
		strength: 2,
		idle: null
	};
	const { active, actions, space } = enforcement;
	if (!active) return {
		strength: 1,
		idle: "inactive"
	};
	if (actions.every(({ effect }) => effect === "hides")) return {
		strength: 1,
		idle: "no-actions"
	};
	if (space.every(require_filter_space.isEmpty)) return {
		strength: 1,
		idle: "matches-nothing"
	};
	return {
		strength: strengthOfMode[require_enforcement.modeOf(actions)],
		idle: null
	};
}
const strengthOfMode = {
	monitor: 2,
	comment: 3,
	block: 4
};
function ruleStrengths(bundle) {
	const update = changesOfKind("DetectionPolicy", bundle.changes).find((one) => one.before !== null && one.after !== null);
	const [before, after] = [update?.before ?? bundle.content, update?.after ?? bundle.content];
	const listed = require_lists.itemsIn(before, "rules") ?? new Set();
	const unlisted = require_lists.changedItems({
		before,
		after
	}).filter(({ list, item, onlyIn }) => list === "disabled" && onlyIn === "files" && !listed.has(item));
	return {
		main: [...strengthChangesOfList("ruleset", "rulesets", before, after), ...strengthChangesOfList("rule", "rules", before, after)],
		disabledOnly: unlisted.map(({ item }) => ({
			name: `rule ${item}`,
			oldStrength: 2,
			newStrength: 1,
			cause: "disabled"
		}))
	};
}
function strengthChangesOfList(noun, list, before, after) {
	const oldStrengths = itemStrengths(list, before);
	const newStrengths = itemStrengths(list, after);
	return [...new Set([...oldStrengths.keys(), ...newStrengths.keys()])].map((item) => ({
		name: `${noun} ${item}`,
		oldStrength: oldStrengths.get(item) ?? 0,
		newStrength: newStrengths.get(item) ?? 0,
		cause: newStrengths.has(item) ? "disabled" : "deleted"
	}));
}
function itemStrengths(list, side) {
	const disabled = list === "rules" ? require_lists.itemsIn(side, "disabled") : null;
	const items = require_lists.itemsIn(side, list) ?? [];
	return new Map(Array.from(items, (item) => [item, disabled?.has(item) ? 1 : 2]));
}
function exceptionStrengths({ exceptions }, changes) {
	const changed = new Set(changes.map(({ id }) => id));
	const strengthChangeOfException = (name, before, after) => ({
		name,
		oldStrength: exceptionStrength(before),
		newStrength: exceptionStrength(after),
		cause: after === null ? "deleted" : "excluded"
	});
	return [...changes.map(({ key, before, after }) => strengthChangeOfException(exceptionName(key), before, after)), ...exceptions.filter((one) => !changed.has(require_validate.exceptionId(one))).map((one) => strengthChangeOfException(one.rule, one, one))];
}
function exceptionStrength(side) {
	if (side === null) return 0;
	return side["exception_type"] === "exclude" ? 1 : 2;
}
const exceptionName = ({ rule, scope_type: type, scope_target: target }) => `exception for ${String(rule)} in ${String(type)} ${String(target)}`;
// src/plan/expected.ts
function refuseUnexpectedDiff(bundle, deployment, { entries }) {
	const unexpected = bundle.kind === "remediation" ? findUnexpectedPolicy(bundle.content) : findUnexpectedDetection(bundle.content);
	for (const entry of entries) {
		const found = unexpected(entry);
		if (found === null) continue;
		throw new require_start.PlatformError(`The platform's dry run of ${require_validate.nameOfBundle({
			...bundle,
			deployment
		})} shows something else than what was sent: it would ${found.does}. Nothing is applied.`, { fix: found.fix });
	}
}
const wrongAnswer = "Its answer may be about another request. Retry; if it persists, ask the operator of the platform.";
const otherForm = "If the platform stores it in this form, write it like that in the files.";
function findUnexpectedPolicy(content) {
	const find = require_validate.policyFinder(content);
	const slugs = new Set(content.policies.map(({ slug }) => slug));
	return (entry) => {
		const { object, key, after } = entry;
		if (object !== "RemediationPolicy") return null;
		const slug = String(key["slug"]);
		if (after === null) return slugs.has(slug) ? {
			does: `delete policy ${slug}, which is in it`,
			fix: wrongAnswer
		} : null;
		const sent = find(slug, after["name"]);
		if (sent === null) return notInBundle(entry);
		return unexpectedContent(entry, sent, require_targets.requestPolicy(withSlugOf(sent, after), extrasIn(sent)));
	};
}
const withSlugOf = ({ slug }, { slug: _, ...after }) => slug === void 0 ? after : {
	...after,
	slug
};
function extrasIn(policy) {
	const { filters, actions } = policy;
	return {
		policy: Object.keys(require_start.unknownFieldsIn("policy", policy)),
		filters: Object.keys(require_start.unknownFieldsIn("filters", filters)),
		condition: filters.conditions.flatMap((one) => Object.keys(require_start.unknownFieldsIn("condition", one))),
		action: actions.flatMap((one) => Object.keys(require_start.unknownFieldsIn("action", one)))
	};
}
function findUnexpectedDetection(content) {
	const exceptions = new Map(content.exceptions.map((one) => [require_validate.exceptionId(one), one]));
	return (entry) => {
		const { object, key, after } = entry;
		if (object === "DetectionPolicy") return findUnexpectedLists(entry, content);
		if (object !== "DetectionPolicyException") return null;
		const sent = exceptions.get(require_validate.objectId(object, key));
		if (after === null) return sent === void 0 ? null : {
			does: `delete ${exceptionName(key)}, which is in it`,
			fix: wrongAnswer
		};
		if (sent === void 0) return notInBundle(entry);
		const { rule: _, rule_type: __, project: ___, project_tag_name: ____, ...sentFields } = sent;
		return unexpectedContent(entry, sentFields, require_targets.requestException(after, { exception: Object.keys(require_start.unknownFieldsIn("exception", sent)) }));
	};
}
function findUnexpectedLists({ before, after }, content) {
	for (const list of require_validate.ruleLists) {
		const [old, now, sent] = [
			require_lists.itemsIn(before, list),
			require_lists.itemsIn(after, list),
			new Set(content[list])
		];
		if (old?.size === 0 && now?.size === 0) continue;
		if (now !== null && isSameSet(now, sent)) continue;
		return {
			does: `leave the ${list} ${shortJson([...now ?? []])}, not ${shortJson([...sent])}`,
			fix: otherForm
		};
	}
	return null;
}
const isSameSet = (one, other) => one.size === other.size && [...one].every((item) => other.has(item));
const notInBundle = (entry) => ({
	does: `${entry.before === null ? "create" : "update"} ${nameOfObject(entry)}, which is not in it`,
	fix: wrongAnswer
});
function unexpectedContent(entry, sent, shown) {
	const difference = firstDifference(entry.object, sent, shown);
	if (difference === null) return null;
	const { field, one, other } = difference;
	return {
		does: `store ${field} of ${nameOfObject(entry)} as ${other}, not as ${one}`,
		fix: otherForm
	};
}
function describeDifferences(changes) {
	const words = changes.map((change) => {
		const { object, before, after } = change;
		const difference = before && after && firstDifference(object, after, before);
		if (difference === null) return null;
		const { field, one: sent, other: stored } = difference;
		return `${field} of ${nameOfObject(change)} was sent as ${sent} and is ${stored} on the platform`;
	});
	const all = words.filter((text) => text !== null);
	if (all.length === 0 || all.length < words.length) return null;
	const more = all.length - maxNamed;
	return `${all.slice(0, maxNamed).join("; ")}${more > 0 ? `; and ${String(more)} more` : ""}.`;
}
const maxNamed = 3;
function firstDifference(object, one, other) {
	if (require_digest.canonicalText(object, one) === require_digest.canonicalText(object, other)) return null;
	const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
	for (const field of fields) {
		const [left, right] = [one[field], other[field]];
		if (!(require_digest.canonicalText(object, { [field]: left }) === require_digest.canonicalText(object, { [field]: right }))) return innermostDifference(field, left, right);
	}
	return null;
}
function innermostDifference(field, one, other) {
	if (require_validate.isObject(one) && require_validate.isObject(other)) {
		const name = [...new Set([...Object.keys(one), ...Object.keys(other)])].find((key) => require_digest.canonicalJson(one[key]) !== require_digest.canonicalJson(other[key]));
		if (name !== void 0) return innermostDifference(`${field}.${name}`, one[name], other[name]);
	}
	if (require_validate.isList(one) && require_validate.isList(other)) {
		const [left, right] = [one, other];
		if (left.every(isText) && right.every(isText)) {
			const [onlyLeft, onlyRight] = [left.filter((item) => !right.includes(item)), right.filter((item) => !left.includes(item))];
			return {
				field,
				one: shortJson(onlyLeft),
				other: shortJson(onlyRight)
			};
		}
		const index = left.findIndex((item, at) => require_digest.canonicalJson(item) !== require_digest.canonicalJson(right[at]));
		if (left.length === right.length && index >= 0) return innermostDifference(`${field}[${String(index)}]`, left[index], right[index]);
	}
	const [left, right] = shortenToDifference(JSON.stringify(one ?? null), JSON.stringify(other ?? null));
	return {
		field,
		one: left,
		other: right
	};
}
const isText = (value) => typeof value === "string";
const maxLength = 60;
function shortenToDifference(one, other) {
	let same = 0;
	while (same < one.length && one[same] === other[same]) same += 1;
	const start = one.length <= maxLength && other.length <= maxLength ? 0 : Math.max(0, same - maxLength / 2);
	const short = (text) => {
		const part = text.slice(start, start + maxLength);
		return require_answers.excerpt(`${start > 0 ? "…" : ""}${part}${start + maxLength < text.length ? "…" : ""}`);
	};
	return [short(one), short(other)];
}
const shortJson = (value) => shortenToDifference(JSON.stringify(value), "")[0];
function nameOfObject({ object, key }) {
	if (object === "RemediationPolicy") return `policy ${String(key["slug"])}`;
	return object === "DetectionPolicyException" ? exceptionName(key) : "the detection policy";
}
// src/plan/guards.ts
function guardPlan(plan, limits, verdicts = {}) {
	const bundles = plan.bundles.map((bundle) => ({
		bundle,
		strengthChanges: strengthChangesOf(bundle)
	}));
	return require_start.guardKeys.flatMap((key) => checks[key](bundles, limits, verdicts));
}
const checks = {
	max_deletes: checkDeletes,
	max_delete_percent: checkDeletePercent,
	allow_no_blocking: checkNoBlocking,
	protected: (bundles, limits) => bundles.flatMap(({ bundle }) => checkProtected(bundle, limits)),
	looser: (bundles, limits) => bundles.flatMap(({ bundle }) => checkLooser(bundle, limits)),
	broken_tests: (_, { broken_tests: setting }, { tests = [] }) => setting === "allow" ? [] : tests.flatMap(checkTest),
	allow_failing_rules: checkRules
};
function checkTest({ isPassed, name, deployment, at, why, decidedBy }) {
	if (isPassed) return [];
	const of = deployment === null ? [] : require_start.say` of ${deployment}`;
	const place = `${at.file}:${String(at.line)}`;
	return [{
		guard: "broken_tests",
		reason: require_start.say`The test ${name}${of} (${place}) would fail: ${why}`,
		limit: [],
		approval: true,
		places: [at, ...decidedBy.flatMap((one) => one.at ?? [])],
		...deployment !== null && { deployments: [deployment] }
	}];
}
function checkRules(bundles, { allow_failing_rules: allowed }, { rules = [] }) {
	const failing = rules.filter(({ rule, severity, bundle }) => severity === "error" && !allowed.includes(rule) && bundles.some((one) => require_validate.isSameBundle(one.bundle, bundle)));
	return [...Map.groupBy(failing, ({ rule, isEvaluated }) => JSON.stringify([rule, isEvaluated])).values()].flatMap((failures) => {
		const [{ rule, isEvaluated } = {
			rule: "",
			isEvaluated: true
		}] = failures;
		return {
			guard: "allow_failing_rules",
			reason: require_start.say`The rule ${rule} ${[isEvaluated ? "is broken" : "cannot be evaluated"]}: ${describeFailures(failures)}`,
			limit: [],
			approval: [rule],
			places: failures.flatMap(({ at }) => at ?? []),
			deployments: [...new Set(failures.map(({ bundle }) => bundle.deployment.slug))]
		};
	});
}
function describeFailures(failures) {
	const byMessage = Map.groupBy(failures, ({ message }) => JSON.stringify(message));
	const all = Array.from(byMessage.values(), (same) => {
		const objects = same.map(({ at, object }) => at === null ? [require_start.foreign(object)] : [require_start.foreign(`${at.file}:${String(at.line)}:${String(at.column)}`)]);
		return require_start.say`${same[0]?.message ?? []} (${require_start.listSentence(objects)})`;
	});
	const more = all.length - maxMessages;
	return require_start.joinSentences([...all.slice(0, maxMessages), more > 0 ? [`and ${String(more)} more`] : []], "; ");
}
const maxMessages = 5;
function checkDeletes(bundles, { max_deletes: limit }) {
	const exceeding = bundles.map(({ bundle, strengthChanges: { main, others, disabledOnly } }) => {
		const all = [
			...main,
			...others,
			...disabledOnly
		];
		return {
			bundle,
			live: all.filter(({ oldStrength }) => oldStrength > 0).length,
			losses: all.filter(isLoss)
		};
	}).filter(({ losses }) => losses.length > limit);
	const approval = Math.max(...exceeding.map(({ losses }) => losses.length));
	return exceeding.map(({ bundle, live, losses }) => {
		const what = require_start.say`${losses.length} of ${live} ${[nouns[bundle.kind]]} in ${bundle.deployment.slug}`;
		const reason = require_start.say`${what} would ${describeLosses(losses)}`;
		const deployments = [bundle.deployment.slug];
		return {
			guard: "max_deletes",
			reason,
			limit: [`limit ${String(limit)}`],
			approval,
			deployments
		};
	});
}
const smallBundleSize = 10;
const smallBundleLimit = 50;
function checkDeletePercent(bundles, { max_delete_percent: limit }) {
	const over = bundles.flatMap(({ bundle, strengthChanges }) => {
		const all = [...strengthChanges.main, ...strengthChanges.others];
		const isSmall = all.filter(({ oldStrength }) => oldStrength > 0).length < smallBundleSize;
		const share = isSmall ? deleteRatio(bundle, all) : largestLossRatio(all);
		const bundleLimit = isSmall ? Math.max(limit, smallBundleLimit) : limit;
		return share !== null && share.losses.length * 100 > bundleLimit * share.live ? [{
			bundle,
			share,
			bundleLimit
		}] : [];
	});
	const approval = Math.max(...over.map(({ share }) => percentOf(share)));
	return over.map(({ bundle, share, bundleLimit }) => {
		const what = require_start.say`${share.losses.length} of ${share.live} ${[nouns[bundle.kind] + strengthTexts[share.strength]]}`;
		const reason = require_start.say`${what} in ${bundle.deployment.slug} would ${describeLosses(share.losses)}`;
		const percent = `${String(percentOf(share))}%, limit ${String(bundleLimit)}%`;
		const isAll = share.losses.length === share.live && share.losses.every(({ newStrength }) => newStrength === 0);
		const deployments = [bundle.deployment.slug];
		return {
			guard: "max_delete_percent",
			reason,
			limit: [percent],
			approval,
			deployments,
			...isAll && { advice: pullFirst }
		};
	});
}
const pullFirst = require_start.say`None of what the platform has now would stay: if it was made there, run ${"ifmatch pull"} first.`;
function deleteRatio(bundle, strengthChanges) {
	const live = strengthChanges.filter(({ oldStrength }) => oldStrength > 0);
	if (live.length === 0 || strengthChanges.every(({ newStrength }) => newStrength === 0)) return null;
	const renamed = new Set(Array.from(require_renames.renamesOf(bundle).values(), ({ deleted }) => deleted));
	return {
		strength: 1,
		live: live.length,
		losses: live.filter(({ newStrength, name }) => newStrength === 0 && !renamed.has(name))
	};
}
function largestLossRatio(strengthChanges) {
	return strengths.map((strength) => {
		const live = strengthChanges.filter(({ oldStrength }) => oldStrength >= strength);
		return {
			strength,
			live: live.length,
			losses: live.filter(({ newStrength }) => newStrength < strength)
		};
	}).filter(({ live }) => live >= smallBundleSize).reduce((most, one) => most === null || ratioOf(one) > ratioOf(most) ? one : most, null);
}
const ratioOf = ({ live, losses }) => losses.length / live;
const percentOf = ({ live, losses }) => Math.ceil(losses.length * 100 / live);
const strengthTexts = {
	0: "",
	1: "",
	2: " that enforce",
	3: " that comment or block",
	4: " that block"
};
function describeLosses(losses) {
	const deleted = losses.filter(({ cause }) => cause === "deleted");
	const would = deleted.length > 0 ? "be deleted or enforce less" : "enforce less";
	return require_start.say`${[deleted.length === losses.length ? "be deleted" : would]}: ${listLosses(losses)}`;
}
function listLosses(losses) {
	const byCause = Map.groupBy(losses, ({ cause }) => cause);
	const namesOf = (strengthChanges) => require_enforcement.shortList(strengthChanges.map(({ name }) => name));
	if (byCause.get("deleted")?.length === losses.length) return namesOf(losses);
	const each = Array.from(byCause, ([cause, same]) => require_start.say`${same.length} ${[causeWords[cause]]} (${namesOf(same)})`);
	return require_start.joinSentences(each, ", ");
}
const causeWords = {
	deleted: "deleted",
	inactive: "inactive",
	"no-actions": "without an action that enforces",
	"matches-nothing": "matching no finding",
	unblocked: "no longer blocking",
	uncommented: "no longer commenting",
	disabled: "disabled",
	excluded: "excluding their rule, not including it"
};
const nouns = {
	remediation: "remediation policies",
	"detection/code": "rulesets, rules and exceptions of detection/code",
	"detection/secrets": "rulesets, rules and exceptions of detection/secrets"
};
function checkNoBlocking(bundles, { allow_no_blocking: isAllowed }) {
	if (isAllowed) return [];
	return bundles.flatMap(({ bundle, strengthChanges }) => {
		const reason = strengths.map((strength) => describeEmptied(strength, bundle, strengthChanges)).find((what) => what !== null);
		if (reason === void 0) return [];
		const isWhole = [...strengthChanges.main, ...strengthChanges.others].every(({ newStrength }) => newStrength === 0);
		return [{
			guard: "allow_no_blocking",
			reason,
			limit: [],
			approval: true,
			deployments: [bundle.deployment.slug],
			...isWhole && { advice: pullFirst }
		}];
	});
}
function describeEmptied(strength, bundle, strengthChanges) {
	const isMain = strengthChanges.main.some(({ oldStrength }) => oldStrength >= strength);
	const group = isMain ? strengthChanges.main : strengthChanges.others;
	const live = group.filter(({ oldStrength }) => oldStrength >= strength).length;
	if (live === 0 || group.some(({ newStrength }) => newStrength >= strength)) return null;
	const { kind, deployment } = bundle;
	const place = kind === "remediation" ? [require_start.foreign(deployment.slug)] : require_start.say`${[kind]} of ${deployment.slug}`;
	const noun = isMain ? kind === "remediation" ? "remediation policy" : "ruleset or rule" : "exception";
	if (strength === 1) return require_start.say`No ${[noun]} would be left in ${place} (now ${live})`;
	const losses = group.filter((one) => one.oldStrength >= strength && isLoss(one));
	return require_start.say`No ${[noun]} in ${place} would ${[stoppedWords[strength]]} any more (${live} ${[live === 1 ? "does" : "do"]} now): ${listLosses(losses)}`;
}
const stoppedWords = {
	2: "enforce anything",
	3: "comment or block",
	4: "block"
};
const mayLoosen = ({ effect }) => effect === "looser" || effect === "mixed" || effect === "unknown";
function checkProtected({ changes, deployment }, { protected: slugs }) {
	return changes.filter((change) => change.object === "RemediationPolicy" && slugs.includes(String(change.key["slug"]))).flatMap((change) => {
		const harm = describeLoosened(change);
		if (harm === null) return [];
		const slug = String(change.key["slug"]);
		return [{
			guard: "protected",
			reason: require_start.say`The protected policy ${slug} in ${deployment.slug} would be ${harm}`,
			limit: [],
			approval: [slug],
			deployments: [deployment.slug]
		}];
	});
}
function describeLoosened(change) {
	if (change.verb === "delete") return ["deleted"];
	if (change.verb === "create") return null;
	if (mayLoosen(change)) return require_start.say`changed (${[change.effect]}: ${change.message})`;
	const alone = classifyByItself(change);
	return alone !== null && mayLoosen(alone) ? require_start.say`changed (${[alone.effect]} by itself: ${alone.message})` : null;
}
function classifyByItself(change) {
	if (change.before?.["active"] !== false) return require_effect.classifyWithoutBundle(change);
	const [before, after] = [asIfActive(change.before), asIfActive(change.after)];
	return require_digest.canonicalText(change.object, before) === require_digest.canonicalText(change.object, after) ? null : require_effect.classifyWithoutBundle({
		...change,
		before,
		after
	});
}
const asIfActive = (policy) => ({
	...policy,
	active: true
});
function checkLooser(bundle, { looser }) {
	const weakening = bundle.changes.filter(mayLoosen);
	if (looser === "allow" || weakening.length === 0) return [];
	const count = `${String(weakening.length)} ${weakening.length === 1 ? "change" : "changes"}`;
	return [{
		guard: "looser",
		reason: require_start.say`${[count]} of ${[bundle.kind]} in ${bundle.deployment.slug} would loosen enforcement, or may: ${require_enforcement.shortList(weakening.map(nameOf))}`,
		limit: [],
		approval: true,
		deployments: [bundle.deployment.slug]
	}];
}
function nameOf({ object, key }) {
	if (object === "RemediationPolicy") return String(key["slug"]);
	if (object === "DetectionPolicyException") return exceptionName(key);
	return object === "DetectionPolicy" ? "rule lists" : object;
}
Object.defineProperty(exports, "describeDifferences", {
	enumerable: true,
	get: function() {
		return describeDifferences;
	}
});
Object.defineProperty(exports, "guardPlan", {
	enumerable: true,
	get: function() {
		return guardPlan;
	}
});
Object.defineProperty(exports, "refuseUnexpectedDiff", {
	enumerable: true,
	get: function() {
		return refuseUnexpectedDiff;
	}
});
