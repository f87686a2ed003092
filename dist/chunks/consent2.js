import { shellWord } from "./cli-and-action.js";
import { summarize } from "./summary.js";
import { bundleDigest, canonicalObject, canonicalPolicy, canonicalRemediation, diffDigest, digestOfBundle, enforcementOf, inWords, judge, missingFrom, planDigest } from "./digest.js";
import { changesOf } from "./changes.js";
// src/plan/removals.ts
function countRemovals(bundle) {
	const objects = countObjects(bundle.changes, sentObjects(bundle));
	if (bundle.kind === "remediation") return {
		...objects,
		essential: {
			noun: "remediation policy",
			...objects
		}
	};
	const rules = countRules(bundle.changes, bundle.content);
	const essential = rules.live > 0 ? {
		noun: "ruleset or rule",
		...rules
	} : {
		noun: "exception",
		...objects
	};
	return {
		live: objects.live + rules.live,
		removed: objects.removed + rules.removed,
		essential
	};
}
const sentObjects = (bundle) => (bundle.kind === "remediation" ? bundle.content.policies : bundle.content.exceptions).length;
function countObjects(changes, left) {
	const removed = changes.filter(({ verb }) => verb === "delete").length;
	const created = changes.filter(({ verb, object }) => verb === "create" && known.has(object)).length;
	return {
		live: Math.max(left - created, 0) + removed,
		removed,
		left
	};
}
const known = new Set(["RemediationPolicy", "DetectionPolicyException"]);
const lists = ["rulesets", "rules"];
function countRules(changes, sent) {
	const update = changes.find((change) => change.object === "DetectionPolicy" && change.verb === "update");
	const count = (from, than) => lists.reduce((sum, list) => sum + (missingFrom(list, from, than) ?? []).length, 0);
	const left = count(sent, {});
	if (update?.verb !== "update") return {
		live: left,
		removed: 0,
		left
	};
	return {
		live: count(update.before, {}),
		removed: count(update.before, update.after),
		left
	};
}
// src/plan/guards.ts
const guardPlan = (plan, limits) => guardRest(plan, limits, new Map());
function guardRest(plan, limits, consented) {
	const counted = plan.bundles.map((bundle) => ({
		bundle,
		removals: countRemovals(bundle)
	}));
	const asked = (guard) => counted.filter(({ bundle }) => consented.get(bundle.deployment.slug)?.includes(guard) !== true);
	return [
		...guardDeletes(asked("max-deletes"), limits),
		...guardPercent(asked("max-delete-percent"), limits),
		...guardEmpty(asked("empty"), limits),
		...plan.bundles.flatMap((bundle) => guardProtected(bundle, limits)),
		...asked("looser").flatMap(({ bundle }) => guardLooser(bundle, limits))
	];
}
const refuse = (guard, what, consent) => ({
	guard,
	message: `${what} If that is meant, run again with ${consent}.`,
	consent
});
function guardDeletes(counted, { maxDeletes }) {
	const over = counted.filter(({ removals }) => removals.removed > maxDeletes);
	const consent = `--max-deletes ${String(Math.max(...over.map(({ removals }) => removals.removed)))}`;
	return over.map((one) => refuse("max-deletes", `${wouldBeDeleted(one)} (limit ${String(maxDeletes)}).`, consent));
}
const fewest = 10;
function guardPercent(counted, { maxDeletePercent }) {
	const over = counted.filter(({ removals: { live, removed } }) => live >= fewest && removed * 100 > maxDeletePercent * live);
	const consent = `--max-delete-percent ${String(Math.max(...over.map(({ removals }) => percentOf(removals))))}`;
	return over.map((one) => {
		const share = `that is ${String(percentOf(one.removals))}% (limit ${String(maxDeletePercent)}%)`;
		return refuse("max-delete-percent", `${wouldBeDeleted(one)}; ${share}.`, consent);
	});
}
const percentOf = ({ live, removed }) => Math.ceil(removed * 100 / live);
const wouldBeDeleted = ({ bundle, removals: { live, removed } }) => `${String(removed)} of ${String(live)} ${nouns[bundle.kind]} in ${bundle.deployment.slug} would be deleted`;
const nouns = {
	remediation: "remediation policies",
	"detection/code": "rulesets, rules and exceptions of detection/code",
	"detection/secrets": "rulesets, rules and exceptions of detection/secrets"
};
function guardEmpty(counted, { allowEmpty }) {
	return counted.filter(({ removals: { essential } }) => !allowEmpty && essential.live > 0 && essential.left === 0).map(({ bundle, removals: { essential } }) => {
		const what = `No ${essential.noun} would be left in ${placeOf(bundle)} (${String(essential.live)} live now).`;
		return refuse("empty", what, "--allow-empty");
	});
}
const placeOf = ({ kind, deployment }) => kind === "remediation" ? deployment.slug : `${kind} of ${deployment.slug}`;
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
	if (object === "DetectionPolicyException") return `exception for ${String(key["rule"])} in ${String(key["scope_type"])} ${String(key["scope_target"])}`;
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
	const changes = changesOf(bundle, preview, locate);
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
		looser: consent.allowLooser ? "allow" : limits.looser,
		consentLabel: limits.consentLabel
	};
}
const consentedBy = (consent) => new Map([...consent?.answers ?? []].flatMap(([slug, answer]) => answer.kind === "given" ? [[slug, answer.guards]] : []));
function withLabel(outcome, limits, consent) {
	if (consent === null || outcome.kind !== "changes") return outcome;
	return {
		...outcome,
		consent,
		guards: guardRest(outcome.plan, limits, consentedBy(consent))
	};
}
export { consentedBy, guardPlan, guardRest, makePlan, planBundle, planPrepared, prepare, withConsent, withLabel };
