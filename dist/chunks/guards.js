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
const levels = [
	1,
	2,
	3,
	4
];
const isLoss = ({ oldLevel, newLevel }) => newLevel < oldLevel;
function levelChangesOf(bundle) {
	const { changes } = bundle;
	const others = changes.filter(({ verb, object }) => verb === "delete" && !knownKinds.has(object)).map(({ object }) => ({
		name: object,
		oldLevel: 2,
		newLevel: 0,
		cause: "deleted"
	}));
	if (bundle.kind === "remediation") return {
		main: policyLevels(bundle.content, changesOf("RemediationPolicy", changes)),
		others,
		unlisted: []
	};
	const exceptions = exceptionLevels(bundle.content, changesOf("DetectionPolicyException", changes));
	return {
		...ruleLevels(bundle),
		others: [...exceptions, ...others]
	};
}
const knownKinds = new Set([
	"RemediationPolicy",
	"DetectionPolicy",
	"DetectionPolicyException"
]);
const changesOf = (kind, changes) => changes.filter(({ object }) => object === kind);
function policyLevels(bundle, changes) {
	const unchanged = require_validate.unchangedPolicies(bundle, changes);
	return [...changes.map(({ key, before, after }) => levelsOfPolicy(String(key["slug"]), before, after)), ...unchanged.map((policy) => levelsOfPolicy(require_validate.slugOf(policy), policy, policy))];
}
function levelsOfPolicy(slug, before, after) {
	const oldLevel = before === null ? 0 : strengthOf(before).level;
	if (after === null) return {
		name: slug,
		oldLevel,
		newLevel: 0,
		cause: "deleted"
	};
	const { level, idle } = strengthOf(after);
	return {
		name: slug,
		oldLevel,
		newLevel: level,
		cause: idle ?? (oldLevel === 4 ? "unblocked" : "uncommented")
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
		level: levelOfMode[require_enforcement.modeOf(actions)],
		idle: null
	};
}
const levelOfMode = {
	monitor: 2,
	comment: 3,
	block: 4
};
function ruleLevels(bundle) {
	const update = changesOf("DetectionPolicy", bundle.changes).find((one) => one.before !== null && one.after !== null);
	const [before, after] = [update?.before ?? bundle.content, update?.after ?? bundle.content];
	const listed = require_lists.itemsIn(before, "rules") ?? new Set();
	const unlisted = require_lists.changedItems({
		before,
		after
	}).filter(({ list, item, onlyIn }) => list === "disabled" && onlyIn === "files" && !listed.has(item));
	return {
		main: [...levelsOfList("ruleset", "rulesets", before, after), ...levelsOfList("rule", "rules", before, after)],
		unlisted: unlisted.map(({ item }) => ({
			name: `rule ${item}`,
			oldLevel: 2,
			newLevel: 1,
			cause: "disabled"
		}))
	};
}
function levelsOfList(noun, list, before, after) {
	const oldLevels = itemLevels(list, before);
	const newLevels = itemLevels(list, after);
	return [...new Set([...oldLevels.keys(), ...newLevels.keys()])].map((item) => ({
		name: `${noun} ${item}`,
		oldLevel: oldLevels.get(item) ?? 0,
		newLevel: newLevels.get(item) ?? 0,
		cause: newLevels.has(item) ? "disabled" : "deleted"
	}));
}
function itemLevels(list, side) {
	const disabled = list === "rules" ? require_lists.itemsIn(side, "disabled") : null;
	const items = require_lists.itemsIn(side, list) ?? [];
	return new Map(Array.from(items, (item) => [item, disabled?.has(item) ? 1 : 2]));
}
function exceptionLevels({ exceptions }, changes) {
	const changed = new Set(changes.map(({ id }) => id));
	const levelsOfException = (name, before, after) => ({
		name,
		oldLevel: exceptionLevel(before),
		newLevel: exceptionLevel(after),
		cause: after === null ? "deleted" : "excluded"
	});
	return [...changes.map(({ key, before, after }) => levelsOfException(exceptionName(key), before, after)), ...exceptions.filter((one) => !changed.has(require_validate.exceptionId(one))).map((one) => levelsOfException(one.rule, one, one))];
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
		policy: Object.keys(require_start.unknownFieldsIn("policy", policy)),
		filters: Object.keys(require_start.unknownFieldsIn("filters", filters)),
		condition: filters.conditions.flatMap((one) => Object.keys(require_start.unknownFieldsIn("condition", one))),
		action: actions.flatMap((one) => Object.keys(require_start.unknownFieldsIn("action", one)))
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
		const { rule: _, rule_type: __, project: ___, project_tag_name: ____, ...sentFields } = sent;
		return otherContent(entry, sentFields, require_targets.requestException(after, { exception: Object.keys(require_start.unknownFieldsIn("exception", sent)) }));
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
	const more = all.length - maxNamed;
	return `${all.slice(0, maxNamed).join("; ")}${more > 0 ? `; and ${String(more)} more` : ""}.`;
}
const maxNamed = 3;
function firstDifference(object, one, other) {
	if (require_digest.canonicalObject(object, one) === require_digest.canonicalObject(object, other)) return null;
	const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
	for (const field of fields) {
		const [left, right] = [one[field], other[field]];
		if (!(require_digest.canonicalObject(object, { [field]: left }) === require_digest.canonicalObject(object, { [field]: right }))) return innermostDifference(field, left, right);
	}
	return null;
}
function innermostDifference(field, one, other) {
	if (require_validate.isObject(one) && require_validate.isObject(other)) {
		const name = [...new Set([...Object.keys(one), ...Object.keys(other)])].find((key) => require_digest.plain(one[key]) !== require_digest.plain(other[key]));
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
		const index = left.findIndex((item, at) => require_digest.plain(item) !== require_digest.plain(right[at]));
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
		levelChanges: levelChangesOf(bundle)
	}));
	return require_start.guardKeys.flatMap((key) => checks[key](bundles, limits, verdicts));
}
const checks = {
	max_deletes: guardDeletes,
	max_delete_percent: guardPercent,
	allow_no_blocking: guardNoBlocking,
	protected: (bundles, limits) => bundles.flatMap(({ bundle }) => guardProtected(bundle, limits)),
	looser: (bundles, limits) => bundles.flatMap(({ bundle }) => guardLooser(bundle, limits)),
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
function guardRules(bundles, { allow_failing_rules: allowed }, { rules = [] }) {
	const failing = rules.filter(({ rule, severity, bundle }) => severity === "error" && !allowed.includes(rule) && bundles.some((one) => require_validate.isSameBundle(one.bundle, bundle)));
	return [...Map.groupBy(failing, ({ rule, isEvaluated }) => JSON.stringify([rule, isEvaluated])).values()].flatMap((failures) => {
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
		return require_start.say`${same[0]?.message ?? []} (${require_start.listSentence(objects)})`;
	});
	const more = all.length - maxMessages;
	return require_start.joinSentences([...all.slice(0, maxMessages), more > 0 ? [`and ${String(more)} more`] : []], "; ");
}
const maxMessages = 5;
function guardDeletes(bundles, { max_deletes: limit }) {
	const over = bundles.map(({ bundle, levelChanges: { main, others, unlisted } }) => {
		const all = [
			...main,
			...others,
			...unlisted
		];
		return {
			bundle,
			live: all.filter(({ oldLevel }) => oldLevel > 0).length,
			losses: all.filter(isLoss)
		};
	}).filter(({ losses }) => losses.length > limit);
	const approval = Math.max(...over.map(({ losses }) => losses.length));
	return over.map(({ bundle, live, losses }) => {
		const what = require_start.say`${losses.length} of ${live} ${[nouns[bundle.kind]]} in ${bundle.deployment.slug}`;
		const reason = require_start.say`${what} would ${lossWords(losses)}`;
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
const smallBundle = 10;
const smallBundleLimit = 50;
function guardPercent(bundles, { max_delete_percent: limit }) {
	const over = bundles.flatMap(({ bundle, levelChanges }) => {
		const all = [...levelChanges.main, ...levelChanges.others];
		const isSmall = all.filter(({ oldLevel }) => oldLevel > 0).length < smallBundle;
		const share = isSmall ? shareOfDeletes(bundle, all) : largestShare(all);
		const bundleLimit = isSmall ? Math.max(limit, smallBundleLimit) : limit;
		return share !== null && share.losses.length * 100 > bundleLimit * share.live ? [{
			bundle,
			share,
			bundleLimit
		}] : [];
	});
	const approval = Math.max(...over.map(({ share }) => percentOf(share)));
	return over.map(({ bundle, share, bundleLimit }) => {
		const what = require_start.say`${share.losses.length} of ${share.live} ${[nouns[bundle.kind] + levelWords[share.level]]}`;
		const reason = require_start.say`${what} in ${bundle.deployment.slug} would ${lossWords(share.losses)}`;
		const percent = `${String(percentOf(share))}%, limit ${String(bundleLimit)}%`;
		const isAll = share.losses.length === share.live && share.losses.every(({ newLevel }) => newLevel === 0);
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
function shareOfDeletes(bundle, levelChanges) {
	const live = levelChanges.filter(({ oldLevel }) => oldLevel > 0);
	if (live.length === 0 || levelChanges.every(({ newLevel }) => newLevel === 0)) return null;
	const renamed = new Set(Array.from(require_renames.renamesOf(bundle).values(), ({ deleted }) => deleted));
	return {
		level: 1,
		live: live.length,
		losses: live.filter(({ newLevel, name }) => newLevel === 0 && !renamed.has(name))
	};
}
function largestShare(levelChanges) {
	return levels.map((level) => {
		const live = levelChanges.filter(({ oldLevel }) => oldLevel >= level);
		return {
			level,
			live: live.length,
			losses: live.filter(({ newLevel }) => newLevel < level)
		};
	}).filter(({ live }) => live >= smallBundle).reduce((most, one) => most === null || shareOf(one) > shareOf(most) ? one : most, null);
}
const shareOf = ({ live, losses }) => losses.length / live;
const percentOf = ({ live, losses }) => Math.ceil(losses.length * 100 / live);
const levelWords = {
	0: "",
	1: "",
	2: " that enforce",
	3: " that comment or block",
	4: " that block"
};
function lossWords(losses) {
	const deleted = losses.filter(({ cause }) => cause === "deleted");
	const would = deleted.length > 0 ? "be deleted or enforce less" : "enforce less";
	return require_start.say`${[deleted.length === losses.length ? "be deleted" : would]}: ${lossNames(losses)}`;
}
function lossNames(losses) {
	const byCause = Map.groupBy(losses, ({ cause }) => cause);
	const namesOf = (levelChanges) => require_enforcement.inWords(levelChanges.map(({ name }) => name));
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
function guardNoBlocking(bundles, { allow_no_blocking: isAllowed }) {
	if (isAllowed) return [];
	return bundles.flatMap(({ bundle, levelChanges }) => {
		const reason = levels.map((level) => describeEmptied(level, bundle, levelChanges)).find((what) => what !== null);
		if (reason === void 0) return [];
		const isWhole = [...levelChanges.main, ...levelChanges.others].every(({ newLevel }) => newLevel === 0);
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
function describeEmptied(level, bundle, levelChanges) {
	const isMain = levelChanges.main.some(({ oldLevel }) => oldLevel >= level);
	const group = isMain ? levelChanges.main : levelChanges.others;
	const live = group.filter(({ oldLevel }) => oldLevel >= level).length;
	if (live === 0 || group.some(({ newLevel }) => newLevel >= level)) return null;
	const { kind, deployment } = bundle;
	const place = kind === "remediation" ? [require_start.foreign(deployment.slug)] : require_start.say`${[kind]} of ${deployment.slug}`;
	const noun = isMain ? kind === "remediation" ? "remediation policy" : "ruleset or rule" : "exception";
	if (level === 1) return require_start.say`No ${[noun]} would be left in ${place} (now ${live})`;
	const losses = group.filter((one) => one.oldLevel >= level && isLoss(one));
	return require_start.say`No ${[noun]} in ${place} would ${[stoppedWords[level]]} any more (${live} ${[live === 1 ? "does" : "do"]} now): ${lossNames(losses)}`;
}
const stoppedWords = {
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
	const alone = classifyAlone(change);
	return alone !== null && isWeakening(alone) ? require_start.say`changed (${[alone.effect]} by itself: ${alone.message})` : null;
}
function classifyAlone(change) {
	if (change.before?.["active"] !== false) return require_effect.classify(change);
	const [before, after] = [asIfActive(change.before), asIfActive(change.after)];
	return require_digest.canonicalObject(change.object, before) === require_digest.canonicalObject(change.object, after) ? null : require_effect.classify({
		...change,
		before,
		after
	});
}
const asIfActive = (policy) => ({
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
