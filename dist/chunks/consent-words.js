import { planOf, summarize } from "./summary.js";
import { foreign, listed } from "./validate.js";
// src/domain/comment.ts
const causeOf = (refusal) => refusal.code === "not-fresh" ? refusal.why : refusal;
function stateOf(outcome, deployment) {
	const { problems } = outcome;
	if (outcome.kind === "invalid") return {
		kind: "invalid",
		problems
	};
	const results = "results" in outcome ? outcome.results.filter(({ bundle }) => deployment === null || bundle.deployment.slug === deployment) : [];
	if (outcome.kind === "failed") return {
		kind: "failed",
		error: outcome.error,
		results
	};
	if (outcome.kind === "stale") return {
		kind: "refused",
		refusal: {
			code: "stale",
			moved: movedOf(results)
		},
		fresh: null
	};
	const plan = deployment === null ? outcome.plan : planOf(outcome.plan, deployment);
	if (outcome.kind === "applied" || outcome.kind === "partial") return {
		kind: outcome.kind,
		plan,
		results,
		...consentOf(outcome, deployment)
	};
	if (!plan.bundles.some(({ changes }) => changes.length > 0)) return {
		kind: "no-changes",
		problems,
		...explainedBy(outcome)
	};
	return {
		kind: "planned",
		plan,
		guards: outcome.guards,
		problems,
		...explainedBy(outcome),
		...consentOf(outcome, deployment)
	};
}
function consentOf({ consent }, deployment) {
	if (consent === void 0) return {};
	if (deployment === null) return { consent };
	const answer = consent.answers.get(deployment);
	return { consent: {
		...consent,
		answers: new Map(answer === void 0 ? [] : [[deployment, answer]])
	} };
}
const explainedBy = ({ impact, triangulation }) => ({
	...impact === void 0 ? {} : { impact },
	...triangulation === void 0 ? {} : { triangulation }
});
function movedOf(results) {
	return results.flatMap(({ bundle, outcome }) => {
		const now = "current" in outcome ? outcome.current : null;
		if (now === null) return [];
		const { deployment, kind, stateVersion, changes } = bundle;
		const { creates, updates, deletes } = summarize(changes);
		return [{
			deployment,
			kind,
			reviewed: {
				stateVersion,
				creates,
				updates,
				deletes,
				changes
			},
			now
		}];
	});
}
// src/render/words/consent-words.ts
const givenWords = (consent) => eachOf(consent, (answer) => answer.kind === "given" ? [
	"consented by ",
	foreign(answer.by),
	" (label ",
	foreign(consent.label),
	") to ",
	...allowed(answer.guards)
] : null);
function uncountedWords({ label, answers }) {
	const whys = [...answers.values()].flatMap((answer) => answer.kind === "uncounted" ? [answer.why] : []);
	return [...new Map(whys.map((why) => [JSON.stringify(why), why])).values()].map((why) => [
		"The label ",
		foreign(label),
		" does not count: ",
		...reasonOf(why),
		". ",
		...cures[why.code]()
	]);
}
const consentWords = (consent) => [...givenWords(consent).map((sentence) => [
	"Guards: ",
	...sentence,
	"."
]), ...uncountedWords(consent)];
function eachOf({ answers }, words) {
	return [...answers].flatMap(([slug, answer]) => {
		const sentence = words(answer);
		if (sentence === null) return [];
		return [answers.size > 1 ? [
			foreign(slug),
			" ",
			...sentence
		] : sentence];
	});
}
const allowed = (guards) => listed(guards.map((guard) => [names[guard]]));
const names = {
	"max-deletes": "the number of deletes",
	"max-delete-percent": "the share of deletes",
	empty: "an empty bundle",
	looser: "looser enforcement"
};
const reasons = {
	author: ({ by }) => [foreign(by), " set it, and opened this pull request too"],
	pusher: ({ by }) => [foreign(by), " set it, and pushed to this pull request too"],
	"no-person": ({ by }) => [...by === null ? ["an account that is gone"] : [foreign(by)], " set it, and not a person"],
	"no-write": ({ by, permission }) => [
		foreign(by),
		" set it, who may not write here (",
		foreign(permission),
		")"
	],
	"not-shown": () => ["when it was set, the comment did not show exactly this plan, or it was changed since"],
	"not-own": () => ["the plan also changes what this pull request did not, or nobody can tell"],
	renamed: ({ by }) => [foreign(by), " set it, and that login belongs to another account by now"],
	fork: () => ["the branch lies in a fork, and nobody can tell who pushes there"],
	"app-pushed": ({ by }) => [...by === null ? ["an account that is gone"] : [foreign(by)], " pushed to this pull request, and nobody can tell which person stands behind that"],
	"unknown-pusher": () => ["GitHub's list of the pushes to the branch has a gap, so nobody can tell who pushed to it"],
	withdrawn: ({ by }) => [foreign(by), " said yes by it, but then it was taken off"],
	unasked: ({ message }) => [foreign(message.replace(/\.$/, ""))]
};
function reasonOf(why) {
	const row = reasons[why.code];
	return row(why);
}
const others = ["Somebody else with write access may take it off and set it again."];
const again = ["Review the plan that is shown now. If it is right, take the label off and set it again."];
const gapless = ["Take the label off and set it again. If the gap is still there, allow it under guards in ifmatch.yaml on the base branch."];
const setting = ["Allow it under guards in ifmatch.yaml on the base branch instead."];
const cures = {
	author: () => others,
	pusher: () => others,
	"no-person": () => others,
	"no-write": () => others,
	"not-shown": () => again,
	renamed: () => others,
	fork: () => setting,
	"not-own": () => setting,
	"app-pushed": () => setting,
	"unknown-pusher": () => gapless,
	withdrawn: () => ["A label that is set again after the merge says yes to nothing."],
	unasked: () => ["Run this job again. If the label still does not count then, take it off and set it again."]
};
const offerWords = (label) => [
	"Or somebody else with write access, who neither opened this pull request nor pushed to it, sets the label ",
	foreign(label),
	"."
];
export { causeOf, consentWords, givenWords, movedOf, offerWords, stateOf, uncountedWords };
