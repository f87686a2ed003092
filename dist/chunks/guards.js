const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_answers = require("./answers.js");
const require_digest = require("./digest.js");
const require_filter_space = require("./filter-space.js");
const require_classify = require("./classify.js");
const require_detection_lists = require("./detection-lists.js");
const require_enforcement = require("./enforcement.js");
const require_renames = require("./renames.js");
const require_targets = require("./targets.js");
// src/plan/strength.ts
const strength = {
	absent: 0,
	idle: 1,
	acts: 2,
	comments: 3,
	blocks: 4
};
const existingStrengths = [
	strength.idle,
	strength.acts,
	strength.comments,
	strength.blocks
];
const isLoss = ({ oldStrength, newStrength }) => newStrength < oldStrength;
function strengthChangesOf(bundle) {
	const { changes } = bundle;
	const unknownDeletes = changes.filter(({ verb, object }) => verb === "delete" && !require_validate.knownDiffObjectKinds.has(object)).map(({ object }) => ({
		name: object,
		oldStrength: strength.acts,
		newStrength: strength.absent,
		cause: "deleted"
	}));
	if (bundle.kind === "remediation") return {
		policiesOrRules: policyStrengths(bundle.content, changesOfKind("RemediationPolicy", changes)),
		exceptions: unknownDeletes,
		disabledOnly: []
	};
	const exceptions = exceptionStrengths(bundle.content, changesOfKind("DetectionPolicyException", changes));
	return {
		...ruleStrengths(bundle),
		exceptions: [...exceptions, ...unknownDeletes]
	};
}
const changesOfKind = (kind, changes) => changes.filter(({ object }) => object === kind);
function policyStrengths(bundle, changes) {
	const unchanged = require_validate.unchangedPolicies(bundle, changes);
	return [...changes.map(({ key, before, after }) => strengthChangeOfPolicy(String(key["slug"]), before, after)), ...unchanged.map((policy) => strengthChangeOfPolicy(require_validate.slugOf(policy), policy, policy))];
}
function strengthChangeOfPolicy(slug, before, after) {
	const oldStrength = before === null ? strength.absent : strengthOfPolicy(before).strength;
	if (after === null) return {
		name: slug,
		oldStrength,
		newStrength: strength.absent,
		cause: "deleted"
	};
	const { strength: newStrength, idleReason } = strengthOfPolicy(after);
	return {
		name: slug,
		oldStrength,
		newStrength,
		cause: idleReason ?? (oldStrength === strength.blocks ? "unblocked" : "uncommented")
	};
}
function strengthOfPolicy(policy) {
	const enforcement = require_enforcement.enforcementOf(policy);
	if (enforcement === null) return {
		strength: strength.acts,
		idleReason: null
	};
	const { active, actions, space } = enforcement;
	if (!active) return {
		strength: strength.idle,
		idleReason: "inactive"
	};
	if (actions.every(({ effect }) => effect === "hides")) return {
		strength: strength.idle,
		idleReason: "no-actions"
	};
	if (space.every(require_filter_space.isEmpty)) return {
		strength: strength.idle,
		idleReason: "matches-nothing"
	};
	return {
		strength: strengthOfMode[require_enforcement.modeOf(actions)],
		idleReason: null
	};
}
const strengthOfMode = {
	monitor: strength.acts,
	comment: strength.comments,
	block: strength.blocks
};
function ruleStrengths(bundle) {
	const update = changesOfKind("DetectionPolicy", bundle.changes).find((change) => change.before !== null && change.after !== null);
	const [before, after] = [update?.before ?? bundle.content, update?.after ?? bundle.content];
	const listedRules = require_detection_lists.readItems(before, "rules") ?? new Set();
	const newlyDisabled = require_detection_lists.findChangedItems({
		before,
		after
	}).filter(({ list, item, onlyIn }) => list === "disabled" && onlyIn === "files" && !listedRules.has(item));
	return {
		policiesOrRules: [...strengthChangesOfList("ruleset", "rulesets", before, after), ...strengthChangesOfList("rule", "rules", before, after)],
		disabledOnly: newlyDisabled.map(({ item }) => ({
			name: `rule ${item}`,
			oldStrength: strength.acts,
			newStrength: strength.idle,
			cause: "disabled"
		}))
	};
}
function strengthChangesOfList(noun, list, before, after) {
	const oldStrengths = itemStrengths(list, before);
	const newStrengths = itemStrengths(list, after);
	return [...new Set([...oldStrengths.keys(), ...newStrengths.keys()])].map((item) => ({
		name: `${noun} ${item}`,
		oldStrength: oldStrengths.get(item) ?? strength.absent,
		newStrength: newStrengths.get(item) ?? strength.absent,
		cause: newStrengths.has(item) ? "disabled" : "deleted"
	}));
}
function itemStrengths(list, content) {
	const disabled = list === "rules" ? require_detection_lists.readItems(content, "disabled") : null;
	const items = require_detection_lists.readItems(content, list) ?? [];
	return new Map(Array.from(items, (item) => [item, disabled?.has(item) ? strength.idle : strength.acts]));
}
function exceptionStrengths({ exceptions }, changes) {
	const changed = new Set(changes.map(({ id }) => id));
	const strengthChangeOfException = (name, before, after) => ({
		name,
		oldStrength: exceptionStrength(before),
		newStrength: exceptionStrength(after),
		cause: after === null ? "deleted" : "excluded"
	});
	return [...changes.map(({ key, before, after }) => strengthChangeOfException(exceptionName(key), before, after)), ...exceptions.filter((exception) => !changed.has(require_validate.exceptionId(exception))).map((exception) => strengthChangeOfException(exception.rule, exception, exception))];
}
function exceptionStrength(exception) {
	if (exception === null) return strength.absent;
	return exception["exception_type"] === "exclude" ? strength.idle : strength.acts;
}
const exceptionName = ({ rule, scope_type: type, scope_target: target }) => `exception for ${String(rule)} in ${String(type)} ${String(target)}`;
// src/plan/differences.ts
function describeDifferences(changes) {
	const texts = changes.map((change) => {
		const { object, before, after } = change;
		const difference = before && after && firstDifference(object, after, before);
		if (difference === null) return null;
		const { field, sent, stored } = difference;
		return `${field} of ${describeObject(change)} was sent as ${sent} and is ${stored} on the platform`;
	});
	const described = texts.filter((text) => text !== null);
	if (described.length === 0 || described.length < texts.length) return null;
	const omitted = described.length - maxDescribed;
	return `${described.slice(0, maxDescribed).join("; ")}${omitted > 0 ? `; and ${String(omitted)} more` : ""}.`;
}
const maxDescribed = 3;
function firstDifference(object, sent, stored) {
	if (require_digest.canonicalText(object, sent) === require_digest.canonicalText(object, stored)) return null;
	const textOf = (content, field) => require_digest.canonicalText(object, { [field]: content[field] });
	const field = namesIn(sent, stored).find((name) => textOf(sent, name) !== textOf(stored, name));
	return field === void 0 ? null : innermostDifference(field, sent[field], stored[field]);
}
const namesIn = (a, b) => [...new Set([...Object.keys(a), ...Object.keys(b)])];
function innermostDifference(field, sent, stored) {
	if (require_validate.isObject(sent) && require_validate.isObject(stored)) {
		const name = namesIn(sent, stored).find((key) => require_digest.canonicalJson(sent[key]) !== require_digest.canonicalJson(stored[key]));
		if (name !== void 0) return innermostDifference(`${field}.${name}`, sent[name], stored[name]);
	}
	if (require_validate.isList(sent) && require_validate.isList(stored)) {
		if (sent.every(isText) && stored.every(isText)) {
			const onlySent = sent.filter((item) => !stored.includes(item));
			const onlyStored = stored.filter((item) => !sent.includes(item));
			return {
				field,
				sent: shortJson(onlySent),
				stored: shortJson(onlyStored)
			};
		}
		const index = sent.findIndex((item, position) => require_digest.canonicalJson(item) !== require_digest.canonicalJson(stored[position]));
		if (sent.length === stored.length && index >= 0) return innermostDifference(`${field}[${String(index)}]`, sent[index], stored[index]);
	}
	const [sentText, storedText] = shortenToDifference(JSON.stringify(sent ?? null), JSON.stringify(stored ?? null));
	return {
		field,
		sent: sentText,
		stored: storedText
	};
}
const isText = (value) => typeof value === "string";
const maxLength = 60;
function shortenToDifference(a, b) {
	let commonLength = 0;
	while (commonLength < a.length && a[commonLength] === b[commonLength]) commonLength += 1;
	const start = a.length <= maxLength && b.length <= maxLength ? 0 : Math.max(0, commonLength - maxLength / 2);
	const shorten = (text) => {
		const part = text.slice(start, start + maxLength);
		return require_answers.excerpt(`${start > 0 ? "…" : ""}${part}${start + maxLength < text.length ? "…" : ""}`);
	};
	return [shorten(a), shorten(b)];
}
const shortJson = (value) => shortenToDifference(JSON.stringify(value), "")[0];
function describeObject({ object, key }) {
	if (object === "RemediationPolicy") return `policy ${String(key["slug"])}`;
	return object === "DetectionPolicyException" ? exceptionName(key) : "the detection policy";
}
// src/plan/unexpected-diff.ts
function refuseUnexpectedDiff(bundle, deployment, { entries }) {
	const unexpected = bundle.kind === "remediation" ? findUnexpectedPolicy(bundle.content, entries) : findUnexpectedDetection(bundle.content, entries);
	if (unexpected === null) return;
	throw new require_start.PlatformError(`The platform's dry run of ${require_validate.nameOfBundle({
		...bundle,
		deployment
	})} shows something else than what was sent: it would ${unexpected.does}. Nothing is applied.`, { fix: unexpected.fix });
}
const retryFix = "Its answer may be about another request. Retry; if it persists, ask the operator of the platform.";
const storedFormFix = "If the platform stores it in this form, write it like that in the files.";
function findUnexpectedPolicy(content, entries) {
	const findPolicy = require_validate.policyFinder(content);
	const declaredSlugs = new Set(content.policies.map(({ slug }) => slug));
	for (const entry of entries.filter(({ object }) => object === "RemediationPolicy")) {
		const { key, after } = entry;
		const slug = String(key["slug"]);
		if (after === null) {
			if (declaredSlugs.has(slug)) return {
				does: `delete policy ${slug}, which is in it`,
				fix: retryFix
			};
			continue;
		}
		const sent = findPolicy(slug, after["name"]);
		if (sent === null) return notInBundle(entry);
		const unexpected = findUnexpectedContent(entry, sent, require_targets.requestPolicy(withSlugOf(sent, after), extraFieldsOf(sent)));
		if (unexpected !== null) return unexpected;
	}
	return null;
}
const withSlugOf = ({ slug }, { slug: _, ...stored }) => slug === void 0 ? stored : {
	...stored,
	slug
};
function extraFieldsOf(policy) {
	const { filters, actions } = policy;
	return {
		policy: Object.keys(require_start.unknownFieldsIn("policy", policy)),
		filters: Object.keys(require_start.unknownFieldsIn("filters", filters)),
		condition: filters.conditions.flatMap((condition) => Object.keys(require_start.unknownFieldsIn("condition", condition))),
		action: actions.flatMap((action) => Object.keys(require_start.unknownFieldsIn("action", action)))
	};
}
function findUnexpectedDetection(content, entries) {
	const sentExceptions = new Map(content.exceptions.map((exception) => [require_validate.exceptionId(exception), exception]));
	for (const entry of entries) {
		const unexpected = findUnexpectedLists(entry, content) ?? findUnexpectedException(entry, sentExceptions);
		if (unexpected !== null) return unexpected;
	}
	return null;
}
function findUnexpectedException(entry, sentExceptions) {
	const { object, key, after } = entry;
	if (object !== "DetectionPolicyException") return null;
	const sent = sentExceptions.get(require_validate.objectId(object, key));
	if (after === null) return sent === void 0 ? null : {
		does: `delete ${exceptionName(key)}, which is in it`,
		fix: retryFix
	};
	if (sent === void 0) return notInBundle(entry);
	const stored = require_targets.requestException(after, { exception: Object.keys(require_start.unknownFieldsIn("exception", sent)) });
	return findUnexpectedContent(entry, withoutIdentity(sent), stored);
}
const withoutIdentity = (exception) => Object.fromEntries(Object.entries(exception).filter(([field]) => !exceptionIdentity.includes(field)));
const exceptionIdentity = [
	"rule",
	"rule_type",
	"project",
	"project_tag_name"
];
function findUnexpectedLists({ object, before, after }, content) {
	if (object !== "DetectionPolicy") return null;
	for (const list of require_validate.ruleLists) {
		const oldItems = require_detection_lists.readItems(before, list);
		const newItems = require_detection_lists.readItems(after, list);
		const sentItems = new Set(content[list]);
		if (oldItems?.size === 0 && newItems?.size === 0 || newItems !== null && isSameSet(newItems, sentItems)) continue;
		return {
			does: `leave the ${list} ${shortJson([...newItems ?? []])}, not ${shortJson([...sentItems])}`,
			fix: storedFormFix
		};
	}
	return null;
}
const isSameSet = (a, b) => a.size === b.size && [...a].every((item) => b.has(item));
const notInBundle = (entry) => ({
	does: `${entry.before === null ? "create" : "update"} ${describeObject(entry)}, which is not in it`,
	fix: retryFix
});
function findUnexpectedContent(entry, sent, stored) {
	const difference = firstDifference(entry.object, sent, stored);
	if (difference === null) return null;
	return {
		does: `store ${difference.field} of ${describeObject(entry)} as ${difference.stored}, not as ${difference.sent}`,
		fix: storedFormFix
	};
}
// src/plan/guards.ts
function guardPlan(plan, limits, verdicts = {}) {
	const bundles = plan.bundles.map((bundle) => ({
		bundle,
		strengthChanges: strengthChangesOf(bundle)
	}));
	return require_start.guardKeys.flatMap((key) => guardChecks[key](bundles, limits, verdicts));
}
const guardChecks = {
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
	const ofDeployment = deployment === null ? [] : require_start.say` of ${deployment}`;
	const place = `${at.file}:${String(at.line)}`;
	return [{
		guard: "broken_tests",
		reason: require_start.say`The test ${name}${ofDeployment} (${place}) would fail: ${why}`,
		limit: [],
		approval: true,
		places: [at, ...decidedBy.flatMap((decider) => decider.at ?? [])],
		...deployment !== null && { deployments: [deployment] }
	}];
}
function checkRules(bundles, { allow_failing_rules: allowed }, { rules = [] }) {
	const failing = rules.filter(({ rule, severity, bundle }) => severity === "error" && !allowed.includes(rule) && bundles.some((planned) => require_validate.isSameBundle(planned.bundle, bundle)));
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
	const more = all.length - maxListedMessages;
	return require_start.joinSentences([...all.slice(0, maxListedMessages), more > 0 ? [`and ${String(more)} more`] : []], "; ");
}
const maxListedMessages = 5;
function checkDeletes(bundles, { max_deletes: limit }) {
	const exceeding = bundles.map(({ bundle, strengthChanges: { policiesOrRules, exceptions, disabledOnly } }) => {
		const all = [
			...policiesOrRules,
			...exceptions,
			...disabledOnly
		];
		return {
			bundle,
			liveCount: all.filter(isLive).length,
			losses: all.filter(isLoss)
		};
	}).filter(({ losses }) => losses.length > limit);
	const approval = Math.max(...exceeding.map(({ losses }) => losses.length));
	return exceeding.map(({ bundle, liveCount, losses }) => {
		const slug = bundle.deployment.slug;
		const subject = require_start.say`${losses.length} of ${liveCount} ${[nouns[bundle.kind]]} in ${slug}`;
		return {
			guard: "max_deletes",
			reason: require_start.say`${subject} would ${describeLosses(losses)}`,
			limit: [`limit ${String(limit)}`],
			approval,
			deployments: [slug]
		};
	});
}
const isLive = ({ oldStrength }) => oldStrength > strength.absent;
const smallBundleSize = 10;
const smallBundleLimit = 50;
function checkDeletePercent(bundles, { max_delete_percent: limit }) {
	const exceeding = bundles.flatMap(({ bundle, strengthChanges }) => {
		const all = [...strengthChanges.policiesOrRules, ...strengthChanges.exceptions];
		const isSmall = all.filter(isLive).length < smallBundleSize;
		const ratio = isSmall ? deleteRatio(bundle, all) : largestLossRatio(all);
		const bundleLimit = isSmall ? Math.max(limit, smallBundleLimit) : limit;
		return ratio !== null && ratio.losses.length * 100 > bundleLimit * ratio.liveCount ? [{
			bundle,
			ratio,
			bundleLimit
		}] : [];
	});
	const approval = Math.max(...exceeding.map(({ ratio }) => percentOf(ratio)));
	return exceeding.map(({ bundle, ratio, bundleLimit }) => {
		const { losses, liveCount } = ratio;
		const slug = bundle.deployment.slug;
		const subject = require_start.say`${losses.length} of ${liveCount} ${[nouns[bundle.kind] + strengthTexts[ratio.strength]]}`;
		const reason = require_start.say`${subject} in ${slug} would ${describeLosses(losses)}`;
		const percent = `${String(percentOf(ratio))}%, limit ${String(bundleLimit)}%`;
		const isAllDeleted = losses.length === liveCount && losses.every(isDeleted);
		return {
			guard: "max_delete_percent",
			reason,
			limit: [percent],
			approval,
			deployments: [slug],
			...isAllDeleted && { advice: pullFirst }
		};
	});
}
const isDeleted = ({ newStrength }) => newStrength === strength.absent;
const pullFirst = require_start.say`None of what the platform has now would stay: if it was made there, run ${"ifmatch pull"} first.`;
function deleteRatio(bundle, strengthChanges) {
	const live = strengthChanges.filter(isLive);
	if (live.length === 0 || strengthChanges.every(isDeleted)) return null;
	const renamed = new Set(Array.from(require_renames.renamesOf(bundle).values(), ({ deleted }) => deleted));
	const losses = live.filter((change) => isDeleted(change) && !renamed.has(change.name));
	return {
		strength: strength.idle,
		liveCount: live.length,
		losses
	};
}
function largestLossRatio(strengthChanges) {
	return existingStrengths.map((level) => {
		const live = strengthChanges.filter(({ oldStrength }) => oldStrength >= level);
		return {
			strength: level,
			liveCount: live.length,
			losses: live.filter(({ newStrength }) => newStrength < level)
		};
	}).filter(({ liveCount }) => liveCount >= smallBundleSize).reduce((largest, ratio) => largest === null || fractionOf(ratio) > fractionOf(largest) ? ratio : largest, null);
}
const fractionOf = ({ liveCount, losses }) => losses.length / liveCount;
const percentOf = ({ liveCount, losses }) => Math.ceil(losses.length * 100 / liveCount);
const strengthTexts = {
	[strength.absent]: "",
	[strength.idle]: "",
	[strength.acts]: " that enforce",
	[strength.comments]: " that comment or block",
	[strength.blocks]: " that block"
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
	const sentences = Array.from(byCause, ([cause, changes]) => require_start.say`${changes.length} ${[causeTexts[cause]]} (${namesOf(changes)})`);
	return require_start.joinSentences(sentences, ", ");
}
const causeTexts = {
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
		const lost = findLostStrength(strengthChanges);
		if (lost === null) return [];
		const isEmptied = [...strengthChanges.policiesOrRules, ...strengthChanges.exceptions].every(isDeleted);
		return [{
			guard: "allow_no_blocking",
			reason: describeLostStrength(lost, bundle),
			limit: [],
			approval: true,
			deployments: [bundle.deployment.slug],
			...isEmptied && { advice: pullFirst }
		}];
	});
}
function findLostStrength({ policiesOrRules, exceptions }) {
	for (const level of existingStrengths) {
		const hadStrength = ({ oldStrength }) => oldStrength >= level;
		const areExceptions = !policiesOrRules.some(hadStrength);
		const objects = areExceptions ? exceptions : policiesOrRules;
		if (objects.some(hadStrength) && objects.every(({ newStrength }) => newStrength < level)) return {
			strength: level,
			areExceptions,
			objects
		};
	}
	return null;
}
function describeLostStrength({ strength: level, areExceptions, objects }, bundle) {
	const live = objects.filter(({ oldStrength }) => oldStrength >= level);
	const { kind, deployment } = bundle;
	const place = kind === "remediation" ? [require_start.foreign(deployment.slug)] : require_start.say`${[kind]} of ${deployment.slug}`;
	const noun = areExceptions ? "exception" : kind === "remediation" ? "remediation policy" : "ruleset or rule";
	if (level === strength.idle) return require_start.say`No ${[noun]} would be left in ${place} (now ${live.length})`;
	const now = `${String(live.length)} ${live.length === 1 ? "does" : "do"} now`;
	return require_start.say`No ${[noun]} in ${place} would ${[stoppedTexts[level]]} any more (${[now]}): ${listLosses(live.filter(isLoss))}`;
}
const stoppedTexts = {
	[strength.acts]: "enforce anything",
	[strength.comments]: "comment or block",
	[strength.blocks]: "block"
};
const mayLoosen = ({ effect }) => effect === "looser" || effect === "mixed" || effect === "unknown";
function checkProtected({ changes, deployment }, { protected: slugs }) {
	return changes.filter((change) => change.object === "RemediationPolicy" && slugs.includes(String(change.key["slug"]))).flatMap((change) => {
		const loosened = describeLoosened(change);
		if (loosened === null) return [];
		const slug = String(change.key["slug"]);
		return [{
			guard: "protected",
			reason: require_start.say`The protected policy ${slug} in ${deployment.slug} would be ${loosened}`,
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
	const byItself = classifyByItself(change);
	if (byItself === null || !mayLoosen(byItself)) return null;
	return require_start.say`changed (${[byItself.effect]} by itself: ${byItself.message})`;
}
function classifyByItself(change) {
	if (change.before?.["active"] !== false) return require_classify.classifyWithoutBundle(change);
	const [before, after] = [asIfActive(change.before), asIfActive(change.after)];
	return require_digest.canonicalText(change.object, before) === require_digest.canonicalText(change.object, after) ? null : require_classify.classifyWithoutBundle({
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
	const loosening = bundle.changes.filter(mayLoosen);
	if (looser === "allow" || loosening.length === 0) return [];
	return [{
		guard: "looser",
		reason: require_start.say`${[require_start.pluralize(loosening.length, "change")]} of ${[bundle.kind]} in ${bundle.deployment.slug} would loosen enforcement, or may: ${require_enforcement.shortList(loosening.map(nameOfChange))}`,
		limit: [],
		approval: true,
		deployments: [bundle.deployment.slug]
	}];
}
function nameOfChange({ object, key }) {
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
