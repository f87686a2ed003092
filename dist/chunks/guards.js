const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_answers = require("./answers.js");
const require_filter_space = require("./filter-space.js");
const require_digest = require("./digest.js");
const require_effect = require("./effect.js");
const require_lists = require("./lists.js");
const require_enforcement = require("./enforcement.js");
const require_targets = require("./targets.js");
const require_renames = require("./renames.js");
// src/plan/losses.ts
const levels = [
	1,
	2,
	3,
	4
];
const isLoss = ({ was, is }) => is < was;
function fatesOf(bundle) {
	const { changes } = bundle;
	const others = changes.filter(({ verb, object }) => verb === "delete" && !known.has(object)).map(({ object }) => ({
		name: object,
		was: 2,
		is: 0,
		cause: "deleted"
	}));
	if (bundle.kind === "remediation") return {
		main: policyFates(bundle.content, changesOf("RemediationPolicy", changes)),
		others,
		unlisted: []
	};
	const exceptions = exceptionFates(bundle.content, changesOf("DetectionPolicyException", changes));
	return {
		...ruleFates(bundle),
		others: [...exceptions, ...others]
	};
}
const known = new Set([
	"RemediationPolicy",
	"DetectionPolicy",
	"DetectionPolicyException"
]);
const changesOf = (kind, changes) => changes.filter(({ object }) => object === kind);
function policyFates(bundle, changes) {
	const kept = require_filter_space.unchangedPolicies(bundle, changes);
	return [...changes.map(({ key, before, after }) => policyFate(String(key["slug"]), before, after)), ...kept.map((policy) => policyFate(require_validate.slugOf(policy), policy, policy))];
}
function policyFate(slug, before, after) {
	const was = before === null ? 0 : strengthOf(before).level;
	if (after === null) return {
		name: slug,
		was,
		is: 0,
		cause: "deleted"
	};
	const { level, idle } = strengthOf(after);
	return {
		name: slug,
		was,
		is: level,
		cause: idle ?? (was === 4 ? "unblocked" : "uncommented")
	};
}
function strengthOf(policy) {
	const enforcement = require_enforcement.enforcementOf(policy);
	if (enforcement === null) return {
		level: 2,
		idle: null
	};
	const { active, actions, space } = enforcement;
	if (!active) return {
		level: 1,
		idle: "inactive"
	};
	if (actions.every(({ effect }) => effect === "hides")) return {
		level: 1,
		idle: "no-actions"
	};
	if (space.every(require_filter_space.isEmpty)) return {
		level: 1,
		idle: "matches-nothing"
	};
	return {
		level: levelOf[require_enforcement.modeOf(actions)],
		idle: null
	};
}
const levelOf = {
	monitor: 2,
	comment: 3,
	block: 4
};
function ruleFates(bundle) {
	const update = changesOf("DetectionPolicy", bundle.changes).find((one) => one.before !== null && one.after !== null);
	const [before, after] = [update?.before ?? bundle.content, update?.after ?? bundle.content];
	const listed = require_lists.itemsIn(before, "rules") ?? new Set();
	const unlisted = require_lists.changedItems({
		before,
		after
	}).filter(({ list, item, here }) => list === "disabled" && here === "files" && !listed.has(item));
	return {
		main: [...listFates("ruleset", "rulesets", before, after), ...listFates("rule", "rules", before, after)],
		unlisted: unlisted.map(({ item }) => ({
			name: `rule ${item}`,
			was: 2,
			is: 1,
			cause: "disabled"
		}))
	};
}
function listFates(noun, list, before, after) {
	const [was, is] = [before, after].map((side) => {
		const off = list === "rules" ? require_lists.itemsIn(side, "disabled") : null;
		return new Map(Array.from(require_lists.itemsIn(side, list) ?? [], (item) => [item, off?.has(item) ? 1 : 2]));
	});
	return [...new Map([...was ?? [], ...is ?? []]).keys()].map((item) => ({
		name: `${noun} ${item}`,
		was: was?.get(item) ?? 0,
		is: is?.get(item) ?? 0,
		cause: is?.has(item) ? "disabled" : "deleted"
	}));
}
function exceptionFates({ exceptions }, changes) {
	const changed = new Set(changes.map(({ id }) => id));
	const fateOf = (name, before, after) => ({
		name,
		was: exceptionLevel(before),
		is: exceptionLevel(after),
		cause: after === null ? "deleted" : "excluded"
	});
	return [...changes.map(({ key, before, after }) => fateOf(exceptionName(key), before, after)), ...exceptions.filter((one) => !changed.has(require_validate.exceptionId(one))).map((one) => fateOf(one.rule, one, one))];
}
function exceptionLevel(side) {
	if (side === null) return 0;
	return side["exception_type"] === "exclude" ? 1 : 2;
}
const exceptionName = ({ rule, scope_type: type, scope_target: target }) => `exception for ${String(rule)} in ${String(type)} ${String(target)}`;
// src/plan/expected.ts
function refuseUnexpectedDiff(bundle, deployment, { entries }) {
	const unexpected = bundle.kind === "remediation" ? unexpectedPolicy(bundle.content) : unexpectedRule(bundle.content);
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
function unexpectedPolicy(content) {
	const find = require_filter_space.policyFinder(content);
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
		if (sent === null) return notSent(entry);
		return otherContent(entry, sent, require_targets.requestPolicy(withSlugOf(sent, after), extrasIn(sent)));
	};
}
const withSlugOf = ({ slug }, { slug: _, ...after }) => slug === void 0 ? after : {
	...after,
	slug
};
function extrasIn(policy) {
	const { filters, actions } = policy;
	return {
		policy: Object.keys(require_start.extrasOf("policy", policy)),
		filters: Object.keys(require_start.extrasOf("filters", filters)),
		condition: filters.conditions.flatMap((one) => Object.keys(require_start.extrasOf("condition", one))),
		action: actions.flatMap((one) => Object.keys(require_start.extrasOf("action", one)))
	};
}
function unexpectedRule(content) {
	const exceptions = new Map(content.exceptions.map((one) => [require_validate.exceptionId(one), one]));
	return (entry) => {
		const { object, key, after } = entry;
		if (object === "DetectionPolicy") return unexpectedLists(entry, content);
		if (object !== "DetectionPolicyException") return null;
		const sent = exceptions.get(require_validate.objectId(object, key));
		if (after === null) return sent === void 0 ? null : {
			does: `delete ${exceptionName(key)}, which is in it`,
			fix: wrongAnswer
		};
		if (sent === void 0) return notSent(entry);
		const { rule: _, rule_type: __, project: ___, project_tag_name: ____, ...own } = sent;
		return otherContent(entry, own, require_targets.requestException(after, { exception: Object.keys(require_start.extrasOf("exception", sent)) }));
	};
}
function unexpectedLists({ before, after }, content) {
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
const notSent = (entry) => ({
	does: `${entry.before === null ? "create" : "update"} ${nameOfObject(entry)}, which is not in it`,
	fix: wrongAnswer
});
function otherContent(entry, sent, shown) {
	const difference = firstDifference(entry.object, sent, shown);
	if (difference === null) return null;
	const { field, one, other } = difference;
	return {
		does: `store ${field} of ${nameOfObject(entry)} as ${other}, not as ${one}`,
		fix: otherForm
	};
}
function differencesInWords(changes) {
	const words = changes.map((change) => {
		const { object, before, after } = change;
		const difference = before && after && firstDifference(object, after, before);
		if (difference === null) return null;
		const { field, one: sent, other: stored } = difference;
		return `${field} of ${nameOfObject(change)} was sent as ${sent} and is ${stored} on the platform`;
	});
	const all = words.filter((text) => text !== null);
	if (all.length === 0 || all.length < words.length) return null;
	const more = all.length - mostNamed;
	return `${all.slice(0, mostNamed).join("; ")}${more > 0 ? `; and ${String(more)} more` : ""}.`;
}
const mostNamed = 3;
function firstDifference(object, one, other) {
	if (require_digest.canonicalObject(object, one) === require_digest.canonicalObject(object, other)) return null;
	const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
	for (const field of fields) {
		const [left, right] = [one[field], other[field]];
		if (!(require_digest.canonicalObject(object, { [field]: left }) === require_digest.canonicalObject(object, { [field]: right }))) return within(field, left, right);
	}
	return null;
}
function within(field, one, other) {
	if (require_validate.isObject(one) && require_validate.isObject(other)) {
		const name = [...new Set([...Object.keys(one), ...Object.keys(other)])].find((key) => require_digest.plain(one[key]) !== require_digest.plain(other[key]));
		if (name !== void 0) return within(`${field}.${name}`, one[name], other[name]);
	}
	if (isList(one) && isList(other)) {
		const [left, right] = [one, other];
		if (left.every(isText) && right.every(isText)) {
			const [here, there] = [left.filter((item) => !right.includes(item)), right.filter((item) => !left.includes(item))];
			return {
				field,
				one: shortJson(here),
				other: shortJson(there)
			};
		}
		const index = left.findIndex((item, at) => require_digest.plain(item) !== require_digest.plain(right[at]));
		if (left.length === right.length && index >= 0) return within(`${field}[${String(index)}]`, left[index], right[index]);
	}
	const [left, right] = around(JSON.stringify(one ?? null), JSON.stringify(other ?? null));
	return {
		field,
		one: left,
		other: right
	};
}
const isList = (value) => Array.isArray(value);
const isText = (value) => typeof value === "string";
const longest = 60;
function around(one, other) {
	let same = 0;
	while (same < one.length && one[same] === other[same]) same += 1;
	const start = one.length <= longest && other.length <= longest ? 0 : Math.max(0, same - longest / 2);
	const short = (text) => {
		const part = text.slice(start, start + longest);
		return require_answers.excerpt(`${start > 0 ? "…" : ""}${part}${start + longest < text.length ? "…" : ""}`);
	};
	return [short(one), short(other)];
}
const shortJson = (value) => around(JSON.stringify(value), "")[0];
function nameOfObject({ object, key }) {
	if (object === "RemediationPolicy") return `policy ${String(key["slug"])}`;
	return object === "DetectionPolicyException" ? exceptionName(key) : "the detection policy";
}
// src/plan/guards.ts
function guardPlan(plan, limits, verdicts = {}) {
	const counted = plan.bundles.map((bundle) => ({
		bundle,
		fates: fatesOf(bundle)
	}));
	return require_start.guardKeys.flatMap((key) => checks[key](counted, limits, verdicts));
}
const checks = {
	max_deletes: guardDeletes,
	max_delete_percent: guardPercent,
	allow_no_blocking: guardNoBlocking,
	protected: (counted, limits) => counted.flatMap(({ bundle }) => guardProtected(bundle, limits)),
	looser: (counted, limits) => counted.flatMap(({ bundle }) => guardLooser(bundle, limits)),
	broken_tests: (_, { broken_tests: setting }, { tests = [] }) => setting === "allow" ? [] : tests.flatMap(guardTest),
	allow_failing_rules: guardRules
};
function guardTest({ isPassed, name, deployment, at, why, decidedBy }) {
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
function guardRules(counted, { allow_failing_rules: allowed }, { rules = [] }) {
	const own = rules.filter(({ rule, severity, bundle }) => severity === "error" && !allowed.includes(rule) && counted.some((one) => require_validate.isSameBundle(one.bundle, bundle)));
	return [...Map.groupBy(own, ({ rule, isEvaluated }) => JSON.stringify([rule, isEvaluated])).values()].flatMap((failures) => {
		const [{ rule, isEvaluated } = {
			rule: "",
			isEvaluated: true
		}] = failures;
		return {
			guard: "allow_failing_rules",
			reason: require_start.say`The rule ${rule} ${[isEvaluated ? "is broken" : "cannot be evaluated"]}: ${failureWords(failures)}`,
			limit: [],
			approval: [rule],
			places: failures.flatMap(({ at }) => at ?? []),
			deployments: [...new Set(failures.map(({ bundle }) => bundle.deployment.slug))]
		};
	});
}
function failureWords(failures) {
	const byMessage = Map.groupBy(failures, ({ message }) => JSON.stringify(message));
	const all = Array.from(byMessage.values(), (same) => {
		const objects = same.map(({ at, object }) => at === null ? [require_start.foreign(object)] : [require_start.foreign(`${at.file}:${String(at.line)}:${String(at.column)}`)]);
		return require_start.say`${same[0]?.message ?? []} (${require_start.listed(objects)})`;
	});
	const more = all.length - mostFailures;
	return require_start.joined([...all.slice(0, mostFailures), more > 0 ? [`and ${String(more)} more`] : []], "; ");
}
const mostFailures = 5;
function guardDeletes(counted, { max_deletes: limit }) {
	const over = counted.map(({ bundle, fates }) => ({
		bundle,
		all: [
			...fates.main,
			...fates.others,
			...fates.unlisted
		]
	})).map(({ bundle, all }) => ({
		bundle,
		live: all.filter(({ was }) => was > 0).length,
		lost: all.filter(isLoss)
	})).filter(({ lost }) => lost.length > limit);
	const approval = Math.max(...over.map(({ lost }) => lost.length));
	return over.map(({ bundle, live, lost }) => {
		const what = require_start.say`${lost.length} of ${live} ${[nouns[bundle.kind]]} in ${bundle.deployment.slug}`;
		const reason = require_start.say`${what} would ${lossWords(lost)}`;
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
const fewest = 10;
const smallLimit = 50;
function guardPercent(counted, { max_delete_percent: limit }) {
	const over = counted.flatMap(({ bundle, fates }) => {
		const all = [...fates.main, ...fates.others];
		const isSmall = all.filter(({ was }) => was > 0).length < fewest;
		const share = isSmall ? shareOfDeletes(bundle, all) : largestShare(all);
		const own = isSmall ? Math.max(limit, smallLimit) : limit;
		return share !== null && share.lost.length * 100 > own * share.live ? [{
			bundle,
			share,
			own
		}] : [];
	});
	const approval = Math.max(...over.map(({ share }) => percentOf(share)));
	return over.map(({ bundle, share, own }) => {
		const what = require_start.say`${share.lost.length} of ${share.live} ${[nouns[bundle.kind] + thatDo[share.level]]}`;
		const reason = require_start.say`${what} in ${bundle.deployment.slug} would ${lossWords(share.lost)}`;
		const percent = `${String(percentOf(share))}%, limit ${String(own)}%`;
		const isAll = share.lost.length === share.live && share.lost.every(({ is }) => is === 0);
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
function shareOfDeletes(bundle, fates) {
	const live = fates.filter(({ was }) => was > 0);
	if (live.length === 0 || fates.every(({ is }) => is === 0)) return null;
	const renamed = new Set(Array.from(require_renames.renamesOf(bundle).values(), ({ deleted }) => deleted));
	return {
		level: 1,
		live: live.length,
		lost: live.filter(({ is, name }) => is === 0 && !renamed.has(name))
	};
}
function largestShare(fates) {
	return levels.map((level) => {
		const live = fates.filter(({ was }) => was >= level);
		return {
			level,
			live: live.length,
			lost: live.filter(({ is }) => is < level)
		};
	}).filter(({ live }) => live >= fewest).reduce((most, one) => most === null || shareOf(one) > shareOf(most) ? one : most, null);
}
const shareOf = ({ live, lost }) => lost.length / live;
const percentOf = ({ live, lost }) => Math.ceil(lost.length * 100 / live);
const thatDo = {
	0: "",
	1: "",
	2: " that enforce",
	3: " that comment or block",
	4: " that block"
};
function lossWords(lost) {
	const deleted = lost.filter(({ cause }) => cause === "deleted");
	const would = deleted.length > 0 ? "be deleted or enforce less" : "enforce less";
	return require_start.say`${[deleted.length === lost.length ? "be deleted" : would]}: ${lostWords(lost)}`;
}
function lostWords(lost) {
	const byCause = Map.groupBy(lost, ({ cause }) => cause);
	const namesOf = (fates) => require_enforcement.inWords(fates.map(({ name }) => name));
	if (byCause.get("deleted")?.length === lost.length) return namesOf(lost);
	const each = Array.from(byCause, ([cause, own]) => require_start.say`${own.length} ${[causeWords[cause]]} (${namesOf(own)})`);
	return require_start.joined(each, ", ");
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
function guardNoBlocking(counted, { allow_no_blocking: isAllowed }) {
	if (isAllowed) return [];
	return counted.flatMap(({ bundle, fates }) => {
		const reason = levels.map((level) => emptiedAt(level, bundle, fates)).find((what) => what !== null);
		if (reason === void 0) return [];
		const isWhole = [...fates.main, ...fates.others].every(({ is }) => is === 0);
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
function emptiedAt(level, bundle, fates) {
	const isMain = fates.main.some(({ was }) => was >= level);
	const group = isMain ? fates.main : fates.others;
	const live = group.filter(({ was }) => was >= level).length;
	if (live === 0 || group.some(({ is }) => is >= level)) return null;
	const { kind, deployment } = bundle;
	const place = kind === "remediation" ? [require_start.foreign(deployment.slug)] : require_start.say`${[kind]} of ${deployment.slug}`;
	const noun = isMain ? kind === "remediation" ? "remediation policy" : "ruleset or rule" : "exception";
	if (level === 1) return require_start.say`No ${[noun]} would be left in ${place} (now ${live})`;
	const lost = group.filter((one) => one.was >= level && isLoss(one));
	return require_start.say`No ${[noun]} in ${place} would ${[anyMore[level]]} any more (${live} ${[live === 1 ? "does" : "do"]} now): ${lostWords(lost)}`;
}
const anyMore = {
	2: "enforce anything",
	3: "comment or block",
	4: "block"
};
const isWeakening = ({ effect }) => effect === "looser" || effect === "mixed" || effect === "unknown";
function guardProtected({ changes, deployment }, { protected: slugs }) {
	return changes.filter((change) => change.object === "RemediationPolicy" && slugs.includes(String(change.key["slug"]))).flatMap((change) => {
		const harm = harmOf(change);
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
function harmOf(change) {
	if (change.verb === "delete") return ["deleted"];
	if (change.verb === "create") return null;
	if (isWeakening(change)) return require_start.say`changed (${[change.effect]}: ${change.message})`;
	const own = judgeAlone(change);
	return own !== null && isWeakening(own) ? require_start.say`changed (${[own.effect]} by itself: ${own.message})` : null;
}
function judgeAlone(change) {
	if (change.before?.["active"] !== false) return require_effect.classify(change);
	const [before, after] = [asOn(change.before), asOn(change.after)];
	return require_digest.canonicalObject(change.object, before) === require_digest.canonicalObject(change.object, after) ? null : require_effect.classify({
		...change,
		before,
		after
	});
}
const asOn = (policy) => ({
	...policy,
	active: true
});
function guardLooser(bundle, { looser }) {
	const weakening = bundle.changes.filter(isWeakening);
	if (looser === "allow" || weakening.length === 0) return [];
	const count = `${String(weakening.length)} ${weakening.length === 1 ? "change" : "changes"}`;
	return [{
		guard: "looser",
		reason: require_start.say`${[count]} of ${[bundle.kind]} in ${bundle.deployment.slug} would loosen enforcement, or may: ${require_enforcement.inWords(weakening.map(nameOf))}`,
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
Object.defineProperty(exports, "differencesInWords", {
	enumerable: true,
	get: function() {
		return differencesInWords;
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
