import { exceptionId, shellWord } from "./cli-and-action.js";
import { slugOf, summarize, unchangedPolicies } from "./validate.js";
import { bundleDigest, canonicalObject, canonicalPolicy, canonicalRemediation, diffDigest, digestOfBundle, planDigest } from "./digest.js";
import { enforcementOf, inWords, judge, missingFrom, strengthOf } from "./effect.js";
import { changesOf as changesOf$1 } from "./changes.js";
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
const changesOf = (kind, changes) => changes.filter(({ object }) => object === kind).map((change) => ({
	...change,
	before: change.verb === "create" ? null : change.before,
	after: change.verb === "delete" ? null : change.after
}));
function policyFates(bundle, changes) {
	const kept = unchangedPolicies(bundle, changes);
	return [...changes.map(({ key, before, after }) => policyFate(String(key["slug"]), before, after)), ...kept.map((policy) => policyFate(slugOf(policy), policy, policy))];
}
const policyLevels = {
	nothing: 1,
	acts: 2,
	comments: 3,
	blocks: 4
};
function policyFate(slug, before, after) {
	const was = before === null ? 0 : policyLevels[strengthOf(before).strength];
	if (after === null) return {
		name: slug,
		was,
		is: 0,
		cause: "deleted"
	};
	const { strength, idle } = strengthOf(after);
	return {
		name: slug,
		was,
		is: policyLevels[strength],
		cause: idle ?? (was === 4 ? "unblocked" : "uncommented")
	};
}
const orNone = (list) => list ?? [];
const textsOf = (list, side) => orNone(missingFrom(list, side, {}));
function ruleFates(bundle) {
	const update = changesOf("DetectionPolicy", bundle.changes).find((one) => one.before !== null && one.after !== null);
	const [before, after] = [update?.before ?? bundle.content, update?.after ?? bundle.content];
	const off = orNone(missingFrom("disabled", after, before));
	const listed = new Set(textsOf("rules", before));
	const unlisted = bundle.kind !== "detection/code" || textsOf("rulesets", before).length > 0 ? off.filter((rule) => !listed.has(rule)) : [];
	return {
		main: [...listFates("ruleset", "rulesets", before, after), ...listFates("rule", "rules", before, after)],
		unlisted: unlisted.map((rule) => ({
			name: `rule ${rule}`,
			was: 2,
			is: 1,
			cause: "disabled"
		}))
	};
}
function listFates(noun, list, before, after) {
	const levelIn = (side) => {
		const items = new Set(textsOf(list, side));
		const off = new Set(list === "rules" ? textsOf("disabled", side) : []);
		return (item) => {
			if (!items.has(item)) return 0;
			return off.has(item) ? 1 : 2;
		};
	};
	const [was, is] = [levelIn(before), levelIn(after)];
	return [...new Set([...textsOf(list, before), ...textsOf(list, after)])].map((item) => ({
		name: `${noun} ${item}`,
		was: was(item),
		is: is(item),
		cause: is(item) === 0 ? "deleted" : "disabled"
	}));
}
function exceptionFates({ exceptions }, changes) {
	const changed = new Set(changes.map(({ id }) => id));
	const kept = exceptions.filter((one) => !changed.has(exceptionId(one)));
	return [...changes.map(({ key, before, after }) => ({
		name: exceptionName(key),
		was: exceptionLevel(before),
		is: exceptionLevel(after),
		cause: after === null ? "deleted" : "excluded"
	})), ...kept.map((one) => ({
		name: one.rule,
		was: exceptionLevel(one),
		is: exceptionLevel(one),
		cause: "deleted"
	}))];
}
function exceptionLevel(side) {
	if (side === null) return 0;
	return side["exception_type"] === "exclude" ? 1 : 2;
}
const exceptionName = ({ rule, scope_type: type, scope_target: target }) => `exception for ${String(rule)} in ${String(type)} ${String(target)}`;
// src/plan/guards.ts
function guardPlan(plan, limits) {
	const counted = plan.bundles.map((bundle) => ({
		bundle,
		fates: fatesOf(bundle)
	}));
	return [
		...guardDeletes(counted, limits),
		...guardPercent(counted, limits),
		...guardEmpty(counted, limits),
		...plan.bundles.flatMap((bundle) => guardProtected(bundle, limits)),
		...plan.bundles.flatMap((bundle) => guardLooser(bundle, limits))
	];
}
const refuse = (guard, what, consent) => ({
	guard,
	message: `${what} If that is meant, run again with ${consent}.`,
	consent
});
function guardDeletes(counted, { maxDeletes }) {
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
	})).filter(({ lost }) => lost.length > maxDeletes);
	const consent = `--max-deletes ${String(Math.max(...over.map(({ lost }) => lost.length)))}`;
	return over.map(({ bundle, live, lost }) => {
		const what = `${String(lost.length)} of ${String(live)} ${nouns[bundle.kind]} in ${bundle.deployment.slug}`;
		const { would, which } = lossWords(lost);
		return refuse("max-deletes", `${what} would ${would} (limit ${String(maxDeletes)}): ${which}.`, consent);
	});
}
const fewest = 10;
function guardPercent(counted, { maxDeletePercent }) {
	const over = counted.flatMap(({ bundle, fates }) => {
		const share = largestShare([...fates.main, ...fates.others]);
		return share !== null && share.lost.length * 100 > maxDeletePercent * share.live ? [{
			bundle,
			share
		}] : [];
	});
	const consent = `--max-delete-percent ${String(Math.max(...over.map(({ share }) => percentOf(share))))}`;
	return over.map(({ bundle, share }) => {
		const { would, which } = lossWords(share.lost);
		const count = `${String(share.lost.length)} of ${String(share.live)} ${nouns[bundle.kind]}${thatDo[share.level]}`;
		const percent = `that is ${String(percentOf(share))}% (limit ${String(maxDeletePercent)}%)`;
		const what = `${count} in ${bundle.deployment.slug} would ${would}; ${percent}: ${which}.`;
		return refuse("max-delete-percent", what, consent);
	});
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
	const causes = [...new Set(lost.map(({ cause }) => cause))];
	const namesOf = (cause) => lost.filter((one) => one.cause === cause).map(({ name }) => name);
	const [only, ...more] = causes;
	if (only !== void 0 && more.length === 0) return {
		would: causeWords[only].would,
		which: inWords(namesOf(only))
	};
	return {
		would: causes.includes("deleted") ? "be deleted or enforce less" : "enforce less",
		which: causes.map((cause) => {
			const names = namesOf(cause);
			return `${String(names.length)} ${causeWords[cause].are} (${inWords(names)})`;
		}).join(", ")
	};
}
const causeWords = {
	deleted: {
		would: "be deleted",
		are: "deleted"
	},
	inactive: {
		would: "become inactive",
		are: "inactive"
	},
	"no-actions": {
		would: "have no action that enforces",
		are: "without an action that enforces"
	},
	"matches-nothing": {
		would: "match no finding",
		are: "matching no finding"
	},
	unblocked: {
		would: "stop blocking",
		are: "no longer blocking"
	},
	uncommented: {
		would: "stop commenting",
		are: "no longer commenting"
	},
	disabled: {
		would: "be disabled",
		are: "disabled"
	},
	excluded: {
		would: "exclude their rule, not include it",
		are: "excluding their rule, not including it"
	}
};
const nouns = {
	remediation: "remediation policies",
	"detection/code": "rulesets, rules and exceptions of detection/code",
	"detection/secrets": "rulesets, rules and exceptions of detection/secrets"
};
function guardEmpty(counted, { allowEmpty }) {
	if (allowEmpty) return [];
	return counted.flatMap(({ bundle, fates }) => {
		const emptied = levels.map((level) => emptiedAt(level, bundle, fates)).find((what) => what !== null);
		return emptied === void 0 ? [] : [refuse("empty", emptied, "--allow-empty")];
	});
}
function emptiedAt(level, bundle, fates) {
	const isMain = fates.main.some(({ was }) => was >= level);
	const group = isMain ? fates.main : fates.others;
	const live = group.filter(({ was }) => was >= level).length;
	if (live === 0 || group.some(({ is }) => is >= level)) return null;
	const { kind, deployment } = bundle;
	const place = kind === "remediation" ? deployment.slug : `${kind} of ${deployment.slug}`;
	const noun = isMain ? kind === "remediation" ? "remediation policy" : "ruleset or rule" : "exception";
	if (level === 1) return `No ${noun} would be left in ${place} (${String(live)} live now).`;
	const lost = group.filter((one) => one.was >= level && isLoss(one));
	return `No ${noun} in ${place} would ${anyMore[level]} any more (${String(live)} do now): ${lossWords(lost).which}.`;
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
		const what = `The protected policy ${slug} in ${deployment.slug} would be ${harm}.`;
		return [refuse("protected", what, `--allow-protected ${shellWord(slug)}`)];
	});
}
function harmOf(change) {
	if (change.verb === "delete") return "deleted";
	if (change.verb === "create") return null;
	if (isWeakening(change)) return `changed (${change.effect}: ${change.says})`;
	const own = judgeAlone(change);
	return own !== null && isWeakening(own) ? `changed (${own.effect} by itself: ${own.says})` : null;
}
function judgeAlone(change) {
	if (change.before["active"] !== false) return judge("update", change);
	const [before, after] = [asOn(change.before), asOn(change.after)];
	return canonicalObject(change.object, before) === canonicalObject(change.object, after) ? null : judge("update", {
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
	const what = `${`${String(weakening.length)} ${weakening.length === 1 ? "change" : "changes"}`} of ${bundle.kind} in ${bundle.deployment.slug} would loosen enforcement, or may: ${inWords(weakening.map(nameOf))}.`;
	return [refuse("looser", what, "--allow-looser")];
}
function nameOf({ object, key }) {
	if (object === "RemediationPolicy") return String(key["slug"]);
	if (object === "DetectionPolicyException") return exceptionName(key);
	return object === "DetectionPolicy" ? "rule lists" : object;
}
// src/plan/prepare.ts
const atOnce = 100;
function* prepare(bundle) {
	if (bundle.kind !== "remediation") return {
		bundle,
		bundleDigest: bundleDigest(bundle)
	};
	const text = yield* canonicalText(bundle.content);
	yield;
	return {
		bundle,
		bundleDigest: digestOfBundle(bundle.kind, text)
	};
}
function* canonicalText(content) {
	const texts = [];
	for (const policy of content.policies) {
		texts.push(canonicalPolicy(policy));
		enforcementOf(policy);
		if (texts.length % atOnce === 0) yield;
	}
	return canonicalRemediation(content, texts);
}
function prepareNow(bundle) {
	const steps = prepare(bundle);
	let step = steps.next();
	while (step.done !== true) step = steps.next();
	return step.value;
}
// src/plan/plan.ts
const planBundle = (bundle, deployment, preview, locate) => planPrepared(prepareNow(bundle), deployment, preview, locate);
function planPrepared({ bundle, bundleDigest }, deployment, preview, locate) {
	if (preview.rejections.length > 0) throw new Error("a rejected bundle has no plan");
	const changes = changesOf$1(bundle, preview, locate);
	const digests = {
		bundleDigest,
		diffDigest: diffDigest(changes)
	};
	const planned = {
		deployment,
		stateVersion: preview.stateVersion,
		...digests,
		changes
	};
	return bundle.kind === "remediation" ? {
		kind: bundle.kind,
		content: bundle.content,
		...planned
	} : {
		kind: bundle.kind,
		content: bundle.content,
		...planned
	};
}
function makePlan(bundles) {
	return {
		bundles,
		digest: planDigest(bundles),
		summary: summarize(bundles.flatMap((bundle) => bundle.changes))
	};
}
// src/commands/consent.ts
function withConsent(limits, consent) {
	return {
		maxDeletes: consent.maxDeletes ?? limits.maxDeletes,
		maxDeletePercent: consent.maxDeletePercent ?? limits.maxDeletePercent,
		allowEmpty: consent.allowEmpty || limits.allowEmpty,
		protected: limits.protected.filter((slug) => !consent.allowProtected.includes(slug)),
		looser: consent.allowLooser ? "allow" : limits.looser
	};
}
export { guardPlan, makePlan, planBundle, planPrepared, prepare, withConsent };
