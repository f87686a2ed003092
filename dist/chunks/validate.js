import { PlatformError, SourceError, UsageError, breakLineCommand, changeWords, count, effectWords, escapeTerminal, findingSeverities, isLineCommand, limitInWords, posix, problemWords, resultReasons, resultWords, shellWord, signs as signs$1, summaryWords } from "./start.js";
// src/domain/github.ts
/** GitHub said no, or did not answer. */
var GitHubError = class extends Error {
	name = "GitHubError";
	status;
	hint;
	constructor(message, facts = {}) {
		super(message, { cause: facts.cause });
		this.status = facts.status ?? null;
		this.hint = facts.hint ?? null;
	}
};
// src/domain/summary.ts
/** Counts and effect of some changes. */
function summarize(changes) {
	const count = (verb) => changes.filter((change) => change.verb === verb).length;
	const effect = combine(changes.map((change) => change.effect));
	return {
		creates: count("create"),
		updates: count("update"),
		deletes: count("delete"),
		effect
	};
}
/** The part of a plan that is about one deployment; its digest stays that of the whole run. */
function planOf(plan, deployment) {
	const bundles = plan.bundles.filter((bundle) => bundle.deployment.slug === deployment);
	return {
		...plan,
		bundles,
		summary: summarize(bundles.flatMap(({ changes }) => changes))
	};
}
/** Several effects as one: what is not known stays not known, and stricter here does not pay for looser there. */
function combine(effects) {
	const found = new Set(effects);
	if (found.has("unknown")) return "unknown";
	if (found.has("mixed") || found.has("looser") && found.has("stricter")) return "mixed";
	if (found.has("looser")) return "looser";
	return found.has("stricter") ? "stricter" : "neutral";
}
// src/domain/likeness.ts
/**
* Whether two policies are most probably one that was given another slug. Null when they are not, or when it is open: a false alarm costs
* more than a missed one. `nearly` wants the same words in both slugs or names, the filters or the actions equal, and of what differs one
* side within the other: `high` in place of `critical` is another policy, however alike the rest is, and so is one that a word like
* `in-production` sets apart.
*/
function alikeBy(one, other) {
	if (!tellsEnough(one) || !tellsEnough(other)) return null;
	const [filters, actions] = [filterFacts, actionFacts].map((facts) => relate(facts(one), facts(other)));
	if (filters === "same" && actions === "same") return "content";
	if (sameText(one["name"], other["name"])) return "name";
	return filters !== "apart" && actions !== "apart" && (filters === "same" || actions === "same") && hasSameWords(one, other) ? "nearly" : null;
}
/** A platform may tell nothing of a policy but its slug. */
const tellsEnough = (policy) => filterFacts(policy).size > 1;
/** One fact for the mode, and one for each value that a condition asks for. */
function filterFacts({ filters }) {
	const { mode, conditions } = asObject(filters);
	const values = asList(conditions).flatMap((condition) => {
		const { type, mode: asks = "any", values: wanted } = asObject(condition);
		return asList(wanted).map((value) => JSON.stringify([
			type,
			asks ?? "any",
			value
		]));
	});
	return /* @__PURE__ */ new Set([JSON.stringify([mode]), ...values]);
}
/** One fact for each action with its settings. */
const actionFacts = ({ actions }) => new Set(asList(actions).map((action) => {
	const { type, config } = asObject(action);
	return JSON.stringify([type, Object.entries(asObject(config)).toSorted(([a], [b]) => a < b ? -1 : 1)]);
}));
/** `part`: one side holds all of the other, and at most as much again. */
function relate(one, other) {
	if (one.size === other.size && isWithin(one, other)) return "same";
	const [small, large] = one.size < other.size ? [one, other] : [other, one];
	return isWithin(small, large) && large.size <= small.size * 2 ? "part" : "apart";
}
const isWithin = (small, large) => [...small].every((fact) => large.has(fact));
function sameText(one, other) {
	const [a, b] = [one, other].map((text) => typeof text === "string" ? wordsOf(text).join(" ") : "");
	return a !== "" && a === b;
}
/** Whether both slugs, or both names, consist of the same words in any order; plurals and words that tell nothing aside. */
const hasSameWords = (one, other) => ["slug", "name"].some((field) => {
	const [a, b] = [tellingWords(one[field]), tellingWords(other[field])];
	return a.size > 0 && a.size === b.size && isWithin(a, b);
});
function tellingWords(text) {
	const words = typeof text === "string" ? wordsOf(text) : [];
	return new Set(words.filter((word) => !fillers.has(word)).map((word) => word.replace(/(?<=.{3})s$/u, "")));
}
const fillers = new Set("a all an and any finding findings for in issue issues of on policies policy the to with".split(" "));
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const asObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
const asList = (value) => Array.isArray(value) ? value : [];
// src/domain/renames.ts
/** With more pairs than this nobody renames one policy, and comparing them all would take long. */
const maxPairs = 2500;
/** The surest comes first. */
const order = {
	content: 0,
	name: 1,
	nearly: 2
};
/**
* By the identity of the delete, each policy that is most probably meant to be renamed. A policy is in one pair at most. Only creates
* that stand in the files count: what to do about it is to be done there.
*/
function renamesOf(bundle) {
	if (bundle.kind !== "remediation") return /* @__PURE__ */ new Map();
	const { policies } = bundle.content;
	const taken = /* @__PURE__ */ new Set();
	const renames = /* @__PURE__ */ new Map();
	for (const { gone, made, likeness } of alikePairs(bundle.changes)) {
		if (taken.has(gone) || taken.has(made)) continue;
		taken.add(gone).add(made);
		renames.set(gone.id, {
			...slugsOf$1(gone, made),
			likeness,
			pinned: isPinned(made, policies),
			at: made.at
		});
	}
	return renames;
}
function alikePairs(changes) {
	const policies = changes.filter(({ object }) => object === "RemediationPolicy");
	const gone = policies.filter((change) => change.verb === "delete");
	const made = policies.filter((change) => change.verb === "create" && change.at !== null);
	if (gone.length * made.length > maxPairs) return [];
	return gone.flatMap((one) => made.flatMap((other) => {
		const likeness = alikeBy(named$1(one.before, one), named$1(other.after, other));
		return likeness === null ? [] : [{
			gone: one,
			made: other,
			likeness
		}];
	})).toSorted((a, b) => order[a.likeness] - order[b.likeness]);
}
/** A platform may leave the slug to the key. */
const named$1 = (policy, { key }) => ({
	...policy,
	slug: key["slug"]
});
const slugsOf$1 = (gone, made) => ({
	deleted: String(gone.key["slug"]),
	created: String(made.key["slug"])
});
const isPinned = ({ key }, policies) => policies.some(({ slug }) => slug === key["slug"]);
// src/domain/rename-words.ts
const likenesses = {
	content: "with the same content",
	name: "with the same name",
	nearly: "with nearly the same content"
};
const kept = {
	content: [
		" and change only ",
		"name",
		"."
	],
	name: [" and change the rest."],
	nearly: [" and change the rest."]
};
/** What is lost, and what to do in place of it. */
function renamePieces({ deleted, created, likeness, pinned, at }) {
	const lost = ` created ${likenesses[likeness]}: a new identity loses its history. To rename, `;
	const slug = `slug: ${asYaml(deleted)}`;
	const [first = "", ...rest] = pinned ? [
		"keep ",
		slug,
		...kept[likeness]
	] : [
		"write ",
		slug,
		" at ",
		`${at.file}:${String(at.line)}`,
		"."
	];
	return [
		"",
		deleted,
		" is deleted and ",
		created,
		lost + first,
		...rest
	];
}
/** The same as one text, with code in backticks. */
const renameText = (rename) => renamePieces(rename).map((piece, index) => index % 2 === 0 ? piece : `\`${piece}\``).join("");
/** Quoted where YAML might read something else than the text. */
const asYaml = (slug) => /^[a-z][\da-z]*(?:-[\da-z]+)*$/.test(slug) && !readOtherwise.has(slug) ? slug : JSON.stringify(slug);
const readOtherwise = /* @__PURE__ */ new Set([
	"null",
	"true",
	"false",
	"yes",
	"no",
	"on",
	"off",
	"y",
	"n"
]);
// src/render/owner-key.ts
/** A bundle of a run as one string. */
const ownerKey = ({ deployment, kind }) => `${kind} ${deployment.slug}`;
// src/render/impact/figure-words.ts
/** What stands before a number that may be higher. */
const sureness = ({ kind }) => kind === "at-least" ? "at least " : "";
/** `12`, `at least 12`; null when it is not estimable. */
const figureWords = (estimate, number) => estimate.kind === "not-estimable" ? null : `${sureness(estimate)}${String(number(estimate.figures))}`;
/** `12 open findings in 3 repositories`. */
const placedWords = ({ findings, repositories }) => `${count(findings, "open finding")} in ${count(repositories, "repository", "repositories")}`;
// src/render/impact/turns.ts
/** What is told of both ways; that at least none turns tells nothing. */
function turnsIn(blocked) {
	return ["newly", "noLonger"].map((way) => {
		const findings = blocked.kind === "not-estimable" ? 0 : blocked.figures[way].findings;
		const isSure = blocked.kind === "estimate" || !blocked.unsure.includes(way);
		return {
			way,
			least: isSure ? "" : "at least ",
			findings: isSure || findings > 0 ? findings : null
		};
	});
}
// src/render/impact/bundle-words.ts
const notEstimable = "not estimable";
/** What the changes of a bundle mean for open findings, as short as a cell of a table; null where nothing is told of it. */
function bundleWords({ blocked, lost }) {
	if (blocked !== null) return blockedWords$1(blocked);
	return lost === null ? null : lostWords(lost);
}
/** `−14 blocked`, `at least +3 −14 blocked`, `+3, at least −14 blocked`, `at least +3 −? blocked`, `±0`. */
function blockedWords$1(blocked) {
	if (blocked.kind === "not-estimable") return notEstimable;
	const turns = turnsIn(blocked).filter(({ findings }) => findings !== 0);
	if (turns.length === 0) return "±0";
	if (turns.every(({ findings }) => findings === null)) return "±0 of those read";
	const sure = turns.filter(({ least }) => least === "").map(stepOf);
	const unsure = turns.filter(({ least }) => least !== "").map(stepOf);
	const isLeast = turns.some(({ least, findings }) => least !== "" && findings !== null);
	return `${[sure.join(" "), `${isLeast ? "at least " : ""}${unsure.join(" ")}`].filter(Boolean).join(isLeast ? ", " : " ")} blocked`;
}
const signs = {
	newly: "+",
	noLonger: "−"
};
const stepOf = ({ way, findings }) => `${signs[way]}${findings === null ? "?" : String(findings)}`;
/** `−30 open`, each finding once; else `−37 issues`, as the platform counts them. */
function lostWords({ findings, issues }) {
	const told = [numberOf(findings, (figures) => figures.findings, (number) => `−${String(number)} open`), numberOf(issues, (number) => number, (number) => `−${count(number, "issue")}`)].filter((one) => one !== null);
	return told.find(({ isSure }) => isSure)?.words ?? told[0]?.words ?? notEstimable;
}
/** That at least nothing is lost tells nothing. */
function numberOf(estimate, numberIn, words) {
	if (estimate.kind === "not-estimable") return null;
	const [number, isSure] = [numberIn(estimate.figures), estimate.kind === "estimate"];
	if (number === 0) return isSure ? {
		words: "±0",
		isSure
	} : null;
	return {
		words: `${sureness(estimate)}${words(number)}`,
		isSure
	};
}
// src/render/impact/find-impact.ts
function impactFinder(bundles) {
	const known = new Map(bundles.map((bundle) => [ownerKey(bundle), new Map(bundle.changes.map((one) => [one.id, one]))]));
	return (owner, { id }) => known.get(ownerKey(owner))?.get(id) ?? null;
}
// src/render/impact/nothing-estimated.ts
/** Whether of no finding in a bundle anything is known, other than that a change turns none. */
const isNothingEstimated = ({ changes }) => changes.every((impact) => {
	if (impact.about === "policy") return isUnknown(impact.matched) && turnsNone(impact.blocked);
	return impact.about !== "detection" || impact.items.every(({ findings }) => isUnknown(findings));
});
/** Whether there is a reason that is about a change; that secrets are not listed is none. */
const hasReason = ({ changes }) => changes.some((impact) => {
	if (impact.about === "policy") return whys([impact.matched, impact.blocked]);
	return impact.about === "detection" && whys(impact.items.map(({ findings }) => findings));
});
const whys = (estimates) => estimates.some((one) => one.kind !== "estimate" && one.because.some(({ why }) => why !== "unlisted"));
const isUnknown = ({ kind }) => kind === "not-estimable";
const turnsNone = (blocked) => blocked.kind === "not-estimable" || blocked.figures.newly.findings + blocked.figures.noLonger.findings === 0;
/** What is left to be told where nothing is estimated: the platform's own counts of issues. */
const countsOnly = (bundles) => bundles.map((bundle) => ({
	...bundle,
	blocked: null,
	changes: bundle.changes.flatMap(countsOf)
})).filter(({ changes }) => changes.length > 0);
function countsOf(impact) {
	if (impact.about === "policy") return impact.issues === null ? [] : [impact];
	if (impact.about !== "detection") return [];
	const items = impact.items.filter(({ issues }) => issues.kind !== "not-estimable");
	return items.length === 0 ? [] : [{
		...impact,
		items
	}];
}
// src/render/words/sentence.ts
const foreign = (text) => ({ foreign: text });
/** Sentences in a row with something of ours between them. */
const joined$1 = (sentences, by) => sentences.flatMap((sentence, index) => index === 0 ? sentence : [by, ...sentence]);
/** A sentence as plain text, not escaped yet. */
const textOf$2 = (sentence) => sentence.map((piece) => typeof piece === "string" ? piece : piece.foreign).join("");
/** Things as they are counted off: `a, b and c`. */
function listed$1(things) {
	const last = things.at(-1) ?? [];
	return things.length < 2 ? last : [
		...joined$1(things.slice(0, -1), ", "),
		" and ",
		...last
	];
}
// src/render/impact/reasons.ts
/** Reasons that name nothing from files or the platform. */
const ours = /* @__PURE__ */ new Set([
	"findings",
	"time",
	"requests",
	"form",
	"unlisted"
]);
/** The same as a sentence that says what it means for the numbers: `at least so many: …`. */
function whyPartial(estimates) {
	const sentences = [["at-least", "At least so many"], ["not-estimable", "Not estimable"]].map(([kind, words]) => {
		const reasons = reasonsOf(estimates.filter((one) => one.kind === kind));
		return reasons.length === 0 ? [] : [`${words}: `, ...reasons];
	});
	return joined$1(sentences.filter((sentence) => sentence.length > 0), ". ");
}
/** Why some estimates are not told in full, each reason once; empty when they are. */
const reasonsOf = (estimates) => limitWords(estimates.flatMap((estimate) => estimate.kind === "estimate" ? [] : estimate.because));
/** Each once, as they stand after a colon; a full stop of the platform's own would be one too many. */
function limitWords(limits) {
	const reasons = new Map(limits.map((limit) => [limitInWords(limit).replace(/\.$/, ""), limit]));
	return joined$1([...reasons].map(([text, { why }]) => [ours.has(why) ? text : foreign(text)]), "; ");
}
// src/render/impact/shared-reasons.ts
/** Reasons that are about the platform or the budget, not about a change. */
const general = /* @__PURE__ */ new Set([
	"platform",
	"time",
	"requests",
	"findings"
]);
/** They would stand with change after change, so they are told once. */
function sharedReasons({ bundles }) {
	return bundles.flatMap(({ blocked, changes }) => [...blocked === null ? [] : [blocked], ...changes.flatMap(estimatesIn)]).flatMap((one) => one.kind === "estimate" ? [] : one.because).filter(isGeneral);
}
const isGeneral = ({ why }) => general.has(why);
function estimatesIn(impact) {
	if (impact.about === "policy") return [impact.matched, impact.blocked];
	return impact.about === "detection" ? impact.items.flatMap(({ findings, issues }) => [findings, issues]) : [];
}
/** What is left to be told of bundles when those are told elsewhere. */
function withoutShared(bundles) {
	return bundles.map((bundle) => ({
		...bundle,
		blocked: bundle.blocked === null ? null : without(bundle.blocked),
		changes: bundle.changes.map(withoutIn)
	}));
}
function withoutIn(impact) {
	if (impact.about === "policy") return {
		...impact,
		matched: without(impact.matched),
		blocked: without(impact.blocked)
	};
	if (impact.about !== "detection") return impact;
	const items = impact.items.map((item) => ({
		...item,
		issues: without(item.issues),
		findings: without(item.findings)
	}));
	return {
		...impact,
		items
	};
}
const without = (one) => one.kind === "estimate" ? one : {
	...one,
	because: one.because.filter((limit) => !isGeneral(limit))
};
// src/render/impact/told-impact.ts
/** A reason that is not about a change is told once, not with each change. */
function tellImpact(impact) {
	const reasons = impact === null ? [] : sharedReasons(impact);
	const bundles = impact === null ? [] : withoutShared(impact.bundles);
	const isRefused = reasons.length > 0 && bundles.every((bundle) => isNothingEstimated(bundle) && !hasReason(bundle));
	const told = isRefused ? countsOnly(bundles) : bundles;
	const byOwner = new Map(told.map((bundle) => [ownerKey(bundle), bundle]));
	return {
		ofChange: impactFinder(told),
		bundles: told,
		wordsOf(bundle) {
			const own = byOwner.get(ownerKey(bundle)) ?? null;
			return own === null ? null : bundleWords(own);
		},
		closing: impact === null ? null : closing(impact, reasons, isRefused)
	};
}
function closing({ looked }, reasons, isRefused) {
	const why = [...limitWords(reasons), "."];
	if (isRefused) return ["Impact estimate: not estimable: ", ...why];
	const head = `Impact is an estimate over open code, supply chain and AI findings: ${count(looked.findings, "finding")} read, ${count(looked.requests, "request")}.`;
	return reasons.length === 0 ? [head] : [`${head} Not all is known: `, ...why];
}
// src/render/danger.ts
/** Lower comes first: what a person must not miss. */
const effectRank = {
	looser: 0,
	unknown: 0,
	mixed: 0,
	stricter: 1,
	neutral: 2
};
const verbRank = {
	delete: 0,
	update: 1,
	create: 2
};
/** Whether a change takes protection away, or might. */
const isLoosening = (change) => effectRank[change.effect] === 0;
/** Deletes first, then what loosens or might, then the rest; the plan's own order within each. */
const byDanger = (a, b) => dangerOf(a) - dangerOf(b) || verbRank[a.verb] - verbRank[b.verb];
/** 0 a delete, 1 loosens, 2 the rest. */
function dangerOf(change) {
	if (change.verb === "delete") return 0;
	return isLoosening(change) ? 1 : 2;
}
// src/render/impact/part-of-impact.ts
/** The part of an impact that is about the items which a part of a change moves. */
function partOfImpact(impact, change) {
	if (impact?.about !== "detection") return impact;
	const before = change.verb === "create" ? {} : change.before;
	const after = change.verb === "delete" ? {} : change.after;
	const moves = ({ list, name }) => holds(before, list, name) !== holds(after, list, name);
	return {
		...impact,
		items: impact.items.filter(moves)
	};
}
function holds(content, list, name) {
	const items = content[list];
	return Array.isArray(items) && items.includes(name);
}
// src/render/triangulation/list-changes.ts
/** The bundles of a plan with whose doing each change is. A change that was not looked at is of unknown origin, and never left out. */
function listChanges(plan, triangulation, impactOf) {
	const told = new Map(triangulation?.bundles.map((one) => [ownerKey(one), one]));
	return plan.bundles.map((bundle) => {
		const own = told.get(ownerKey(bundle)) ?? null;
		const renames = renamesOf(bundle);
		const entries = triangulation === null ? bundle.changes.map(withoutOrigin) : entriesOf(bundle, own);
		const times = Map.groupBy(entries, ({ change }) => change.id);
		return {
			bundle,
			changes: entries.map((entry) => {
				const { id } = entry.change;
				const impact = impactOf(bundle, entry.change);
				const isPart = (times.get(id)?.length ?? 0) > 1;
				return {
					...entry,
					bundle,
					inBase: own?.inBase ?? false,
					rename: renames.get(id) ?? null,
					impact: isPart ? partOfImpact(impact, entry.change) : impact
				};
			}),
			live: own?.live ?? []
		};
	});
}
const withoutOrigin = (change) => ({
	change,
	origin: null,
	edit: null,
	own: null,
	edited: null
});
function entriesOf({ changes }, told) {
	const known = new Set(told?.changes.map(({ change }) => change.id));
	const untold = changes.filter(({ id }) => !known.has(id));
	return [...told?.changes ?? [], ...untold.map((change) => ({
		...withoutOrigin(change),
		origin: "unknown"
	}))];
}
/** Whether an apply would only take something back. */
const isRevert = ({ origin }) => origin === "revert";
// src/render/triangulation/find-reverts.ts
function findReverts(triangulation) {
	const reverts = /* @__PURE__ */ new Set();
	for (const { changes, ...owner } of triangulation?.bundles ?? []) for (const [id, parts] of Map.groupBy(changes, ({ change }) => change.id)) if (parts.every(isRevert)) reverts.add(keyOf$1(owner, id));
	return (owner, { id }) => reverts.has(keyOf$1(owner, id));
}
const keyOf$1 = (owner, id) => `${ownerKey(owner)} ${id}`;
// src/render/triangulation/live.ts
const liveIn = (triangulation) => triangulation?.bundles.flatMap(({ live, ...owner }) => live.map((change) => ({
	change,
	owner
}))) ?? [];
/** Whether something was deleted or loosened before anybody reviewed it. */
const isLiveDanger = (triangulation) => liveIn(triangulation).some(({ change }) => dangerOf(change) < 2);
// src/render/triangulation/cautions.ts
/**
* What an apply deletes or loosens, what these files loosen though the platform hides it, and what was deleted or loosened already; only
* sorts of which there is something.
*/
function cautionsOf({ bundles }, triangulation) {
	const isRevert = findReverts(triangulation);
	return [
		...sorted(bundles.flatMap((owner) => owner.changes.map((change) => ({
			change,
			owner,
			isRevert: isRevert(owner, change)
		}))), starts.planned),
		{
			start: "Looser against the base:",
			entries: hiddenIn(triangulation)
		},
		...liveCautionsOf(liveIn(triangulation))
	].filter(({ entries }) => entries.length > 0);
}
/** What was deleted or loosened before anybody reviewed it. */
const liveCautionsOf = (live) => sorted(live, starts.live).filter(({ entries }) => entries.length > 0);
const starts = {
	planned: {
		deletes: "Deletes",
		loosens: "Loosens enforcement:",
		may: "May loosen enforcement:"
	},
	live: {
		deletes: "Already live, and a delete:",
		loosens: "Already live, and looser:",
		may: "Already live, and perhaps looser:"
	}
};
function sorted(entries, { deletes, loosens, may }) {
	const of = (is) => entries.filter(({ change }) => is(change)).map((one) => ({
		isRevert: false,
		...one
	}));
	return [
		{
			start: deletes,
			entries: of((change) => dangerOf(change) === 0)
		},
		{
			start: loosens,
			entries: of((change) => dangerOf(change) === 1 && change.effect !== "unknown")
		},
		{
			start: may,
			entries: of((change) => dangerOf(change) === 1 && change.effect === "unknown")
		}
	];
}
/** A delete against the base is one of the plan too. */
const hiddenIn = (triangulation) => triangulation?.bundles.flatMap(({ changes, ...owner }) => changes.flatMap(({ own }) => own !== null && own.verb !== "delete" && isLoosening(own) ? [{
	change: own,
	owner,
	isRevert: false
}] : [])) ?? [];
// src/render/words/bundle-name.ts
/** A bundle by its kind, and by its deployment where a run has several. */
const bundleName = (bundle, several) => several ? `${bundle.deployment.slug} ${bundle.kind}` : bundle.kind;
/** The deployments of some bundles by slug, each once. */
const slugsOf = (bundles) => [...new Set(bundles.map(({ deployment }) => deployment.slug))];
const hasSeveralDeployments = (bundles) => slugsOf(bundles).length > 1;
// src/render/triangulation/words.ts
const subjects = {
	"pull request": {
		notFrom: "Not from this pull request",
		apply: "merging"
	},
	files: {
		notFrom: "Not changed in these files",
		apply: "an apply"
	}
};
/** What an apply would take back. */
function revertWords(number, { base }, subject) {
	const { notFrom, apply } = subjects[subject];
	const [are, them] = number === 1 ? ["is", "it"] : ["are", "them"];
	return [
		`${notFrom}: ${count(number, "object")} ${are} not as the base `,
		foreign(base.short),
		` has ${them} on the platform: edited there, or never applied. ${capital(apply)} would revert ${them}.`
	];
}
/** Of an object that both sides changed. */
const overwriteWords = (subject) => `Also edited on the platform since the base: ${subjects[subject].apply} overwrites that.`;
/** `Against the base: stops blocking medium (looser)`; of an object that both sides changed. */
const ownWords = (own) => ["Against the base: ", ...doneWords(own)];
/** `Edited on the platform: also blocks low (stricter)` */
const editWords = (edit) => ["Edited on the platform: ", ...doneWords(edit)];
const doneWords = ({ verb, says, effect }) => [...says === "" ? [verb] : [...verb === "update" ? [] : [`${verb}, `], foreign(says)], ` (${effectWords[effect]})`];
/** Of an object that nobody could compare, though its bundle was. */
const unknownWords$1 = "Whether it was edited on the platform cannot be told.";
/** Whose doing a change is, beside it. */
const originWords = {
	own: "Changed in these files.",
	revert: "Not changed in these files: it differs from the base on the platform, and an apply would revert that.",
	both: overwriteWords("files"),
	unknown: unknownWords$1
};
/** Over the changes of one origin. */
const originTitles = {
	own: {
		title: "Changed in these files",
		says: "The platform is as the base has it."
	},
	revert: {
		title: "Not changed in these files",
		says: "The platform is not as the base has it: edited there, or never applied. An apply would revert that."
	},
	both: {
		title: "Changed on both sides",
		says: "An apply would overwrite the edit on the platform."
	},
	unknown: {
		title: "Not told apart",
		says: unknownWords$1
	}
};
/** Where a change comes from, among others. */
const originLabels = {
	own: "these files",
	revert: "the platform, would be reverted",
	both: "both",
	unknown: "not told apart"
};
/** What was done on the platform to an object, by what would take it back. */
const takenBackWords = {
	create: "deleted on the platform",
	update: "edited on the platform",
	delete: "made on the platform"
};
/** `Already live: 2 changes, nothing to do` */
const liveWords = (number) => `Already live: ${count(number, "change")}, nothing to do`;
/** Behind `no changes`. */
const liveTail = (number) => number === 0 ? "" : `, ${String(number)} ${number === 1 ? "is" : "are"} already live`;
/** How many changes of the files the platform has already. */
const countLive = (triangulation) => triangulation?.bundles.reduce((sum, { live }) => sum + live.length, 0) ?? 0;
/** What could not be compared with the base, and what nobody looks after any more; a sentence each, with at most so many names. */
function triangulationNotes(triangulation, bundles, most = 5) {
	if (triangulation === null) return [];
	return [
		...aheadWords(triangulation, most > 0),
		...notInBase(triangulation, bundles, most),
		...droppedWords(triangulation, bundles, most)
	];
}
function aheadWords({ base }, named) {
	if (!base.isAhead) return [];
	const says = "has commits that these files lack, and what those brought looks like a change of these files: rebase, or name the merge base";
	const merge = foreign(`git merge-base ${shellWord(base.name)} HEAD`);
	return [named ? [
		"The base ",
		foreign(base.name),
		` ${says} (`,
		merge,
		")."
	] : [`The base ${says}.`]];
}
function notInBase({ base, bundles }, planned, most) {
	const changing = planned.filter(({ changes }) => changes.length > 0);
	const missing = new Set(bundles.filter(({ inBase }) => !inBase).map(ownerKey));
	const lacking = changing.filter((bundle) => missing.has(ownerKey(bundle)));
	if (lacking.length === 0) return [];
	const several = slugsOf(planned).length > 1;
	const all = lacking.length === changing.length && lacking.length > 1;
	const owners = lacking.map(({ deployment, kind }) => ({
		slug: deployment.slug,
		kind
	}));
	const names = all ? ["these bundles"] : namesOf(owners, several, most);
	const { short, errorsIn } = base;
	const file = most === 0 ? ["a file"] : [foreign(errorsIn ?? "")];
	const why = errorsIn === null ? [" does not declare ", ...names] : [
		" cannot be read, for ",
		...file,
		" has errors there"
	];
	return [[
		"Edits on the platform are not told apart: the base ",
		foreign(short),
		...why,
		"."
	]];
}
function droppedWords({ dropped }, planned, most) {
	if (dropped.length === 0) return [];
	const slugs = /* @__PURE__ */ new Set([...slugsOf(planned), ...dropped.flatMap(({ deployment }) => deployment ?? [])]);
	const names = namesOf(dropped.map(({ deployment, kind }) => ({
		slug: deployment,
		kind
	})), slugs.size > 1, most);
	const rest = dropped.length === 1 ? "it stays on the platform as it is and is no longer looked after." : "they stay on the platform as they are and are no longer looked after.";
	return [[
		"No file declares ",
		...names,
		` any more: ${rest}`
	]];
}
function namesOf(bundles, several, most) {
	if (most === 0) return [count(bundles.length, "bundle")];
	const names = bundles.slice(0, most).map(({ slug, kind }) => several && slug !== null ? [`${kind} of `, foreign(slug)] : [kind]);
	const more = bundles.length - names.length;
	return listed$1(more > 0 ? [...names, [`${String(more)} more`]] : names);
}
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
// src/render/words/object-name.ts
/** For example policy «block-criticals», exception «exclude rule x.y in project_tag pci», rules of «detection/code». */
function objectName(change, kind) {
	const { object, key } = change;
	if (object === "RemediationPolicy") return {
		noun: "policy",
		name: textOf$1(key["slug"])
	};
	if (object === "DetectionPolicy") return {
		noun: "rules of",
		name: kind
	};
	if (object === "DetectionPolicyException") return {
		noun: "exception",
		name: exceptionName(change, key)
	};
	return {
		noun: "object",
		name: `${object} ${JSON.stringify(key)}`
	};
}
function exceptionName(change, key) {
	return [
		(change.verb === "delete" ? change.before : change.after)["exception_type"],
		key["rule_type"],
		key["rule"],
		"in",
		key["scope_type"],
		key["scope_target"]
	].filter((part) => part !== void 0 && part !== null).map(textOf$1).join(" ");
}
const textOf$1 = (value) => typeof value === "string" ? value : JSON.stringify(value ?? null);
// src/render/words/edited-words.ts
/** `by dana, 2026-11-18T10:00:00Z`; both come from the platform. Null where it says neither. */
function editedWords(edited) {
	if (edited === null) return null;
	const { by, at } = edited;
	const words = [by === null ? "" : `by ${by}`, at ?? ""].filter(Boolean).join(", ");
	return words === "" ? null : words;
}
// src/render/words/note-words.ts
/** `owner: appsec · ticket: SEC-12`; null when there are no notes. */
function noteWords(change) {
	const notes = change.verb === "delete" ? [] : Object.entries(change.notes);
	if (notes.length === 0) return null;
	return notes.map(([name, value]) => `${name.replace(/^x-/, "")}: ${value}`).join(" · ");
}
// src/render/yaml/tidy.ts
/**
* An object as a person would write it, so that two answers which mean the same print the same: keys in one order, defaults filled,
* unused fields left out, lists whose order carries no meaning sorted. Fields and kinds that nobody knows yet are kept.
*/
function tidyObject(object, key, content) {
	if (object === "RemediationPolicy") return tidyPolicy(key, content);
	if (object === "DetectionPolicy") return tidyLists(content);
	if (object === "DetectionPolicyException") return tidyException(key, content);
	return inOrder$1(content, []);
}
function tidyPolicy(key, policy) {
	const { filters, actions } = policy;
	return inOrder$1({
		...policy,
		slug: policy["slug"] ?? key["slug"],
		active: policy["active"] ?? true,
		filters: isFields(filters) ? tidyFilters(filters) : filters,
		actions: Array.isArray(actions) ? actions.map(tidyAction) : actions
	}, [
		"name",
		"slug",
		"description",
		"active",
		"filters",
		"actions"
	]);
}
function tidyFilters(filters) {
	const { conditions } = filters;
	const list = Array.isArray(conditions) ? asSet(conditions.map(tidyCondition)) : conditions;
	return inOrder$1({
		...filters,
		conditions: list
	}, ["mode", "conditions"]);
}
function tidyCondition(condition) {
	if (!isFields(condition)) return condition;
	return inOrder$1({
		...condition,
		values: setOf(condition["values"]),
		mode: condition["mode"] ?? "any"
	}, [
		"type",
		"mode",
		"values"
	]);
}
function tidyAction(action) {
	return isFields(action) ? inOrder$1({
		...action,
		config: sortedConfig(action["config"])
	}, ["type", "config"]) : action;
}
/** An empty config says as much as none; an empty text in it may mean something to the platform. */
function sortedConfig(config) {
	if (!isFields(config)) return config;
	return Object.fromEntries(Object.entries(config).toSorted(([a], [b]) => compare(a, b)));
}
const ruleLists = [
	"rulesets",
	"rules",
	"disabled"
];
/** The lists always show, so that an emptied one is seen. */
function tidyLists({ deployment_slug: _slug, product: _product, ...content }) {
	const rest = inOrder$1(Object.fromEntries(Object.entries(content).filter(([name]) => !ruleLists.includes(name))), []);
	return {
		...Object.fromEntries(ruleLists.map((name) => [name, setOf(content[name] ?? [])])),
		...rest
	};
}
/** As an entry of `exceptions` in a file; what names the exception stands in its key. */
function tidyException(key, content) {
	const scope = key["scope_type"] === "project_tag" ? "project_tag_name" : String(key["scope_type"]);
	const named = {
		rule: key["rule"],
		rule_type: key["rule_type"],
		[scope]: key["scope_target"]
	};
	const lists = ruleLists.map((name) => [name, setOf(content[name])]);
	const order = [
		"exception_type",
		"rule",
		"rule_type",
		scope,
		...ruleLists
	];
	return inOrder$1({
		...named,
		...content,
		...Object.fromEntries(lists)
	}, order);
}
/** What a platform may send for a field that is not used. */
function isUnused(value) {
	if (value === void 0 || value === null || value === "") return true;
	return Array.isArray(value) ? value.length === 0 : isFields(value) && Object.keys(value).length === 0;
}
const setOf = (value) => Array.isArray(value) ? asSet(value) : value;
/** Sorted by code unit, each item once. */
function asSet(list) {
	return [...new Map(list.map((item) => [typeof item === "string" ? item : JSON.stringify(item), item]))].toSorted(([a], [b]) => compare(a, b)).map(([, item]) => item);
}
/** The known keys first, in this order; the others by name; without those that are not used. */
function inOrder$1(fields, order) {
	const rank = (name) => order.includes(name) ? order.indexOf(name) : order.length;
	const kept = Object.entries(fields).filter(([, value]) => !isUnused(value));
	return Object.fromEntries(kept.toSorted(([a], [b]) => rank(a) - rank(b) || compare(a, b)));
}
const compare = (a, b) => {
	if (a === b) return 0;
	return a < b ? -1 : 1;
};
const isFields = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
// node_modules/diff/libesm/diff/base.js
var Diff = class {
	diff(oldStr, newStr, options = {}) {
		let callback;
		if (typeof options === "function") {
			callback = options;
			options = {};
		} else if ("callback" in options) callback = options.callback;
		const oldString = this.castInput(oldStr, options);
		const newString = this.castInput(newStr, options);
		const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
		const newTokens = this.removeEmpty(this.tokenize(newString, options));
		return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
	}
	diffWithOptionsObj(oldTokens, newTokens, options, callback) {
		var _a;
		const done = (value) => {
			value = this.postProcess(value, options);
			if (callback) {
				setTimeout(function() {
					callback(value);
				}, 0);
				return;
			} else return value;
		};
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let editLength = 1;
		let maxEditLength = newLen + oldLen;
		if (options.maxEditLength != null) maxEditLength = Math.min(maxEditLength, options.maxEditLength);
		const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
		const abortAfterTimestamp = Date.now() + maxExecutionTime;
		const bestPath = [{
			oldPos: -1,
			lastComponent: void 0
		}];
		let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
		if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
		let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
		const execEditLength = () => {
			for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
				let basePath;
				const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
				if (removePath) bestPath[diagonalPath - 1] = void 0;
				let canAdd = false;
				if (addPath) {
					const addPathNewPos = addPath.oldPos - diagonalPath;
					canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
				}
				const canRemove = removePath && removePath.oldPos + 1 < oldLen;
				if (!canAdd && !canRemove) {
					bestPath[diagonalPath] = void 0;
					continue;
				}
				if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) basePath = this.addToPath(addPath, true, false, 0, options);
				else basePath = this.addToPath(removePath, false, true, 1, options);
				newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
				if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
				else {
					bestPath[diagonalPath] = basePath;
					if (basePath.oldPos + 1 >= oldLen) maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
					if (newPos + 1 >= newLen) minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
				}
			}
			editLength++;
		};
		if (callback) (function exec() {
			setTimeout(function() {
				if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
				if (!execEditLength()) exec();
			}, 0);
		})();
		else while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
			const ret = execEditLength();
			if (ret) return ret;
		}
	}
	addToPath(path, added, removed, oldPosInc, options) {
		const last = path.lastComponent;
		if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: last.count + 1,
				added,
				removed,
				previousComponent: last.previousComponent
			}
		};
		else return {
			oldPos: path.oldPos + oldPosInc,
			lastComponent: {
				count: 1,
				added,
				removed,
				previousComponent: last
			}
		};
	}
	extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
		while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
			newPos++;
			oldPos++;
			commonCount++;
			if (options.oneChangePerToken) basePath.lastComponent = {
				count: 1,
				previousComponent: basePath.lastComponent,
				added: false,
				removed: false
			};
		}
		if (commonCount && !options.oneChangePerToken) basePath.lastComponent = {
			count: commonCount,
			previousComponent: basePath.lastComponent,
			added: false,
			removed: false
		};
		basePath.oldPos = oldPos;
		return newPos;
	}
	equals(left, right, options) {
		if (options.comparator) return options.comparator(left, right);
		else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
	}
	removeEmpty(array) {
		const ret = [];
		for (let i = 0; i < array.length; i++) if (array[i]) ret.push(array[i]);
		return ret;
	}
	castInput(value, options) {
		return value;
	}
	tokenize(value, options) {
		return Array.from(value);
	}
	join(chars) {
		return chars.join("");
	}
	postProcess(changeObjects, options) {
		return changeObjects;
	}
	get useLongestToken() {
		return false;
	}
	buildValues(lastComponent, newTokens, oldTokens) {
		const components = [];
		let nextComponent;
		while (lastComponent) {
			components.push(lastComponent);
			nextComponent = lastComponent.previousComponent;
			delete lastComponent.previousComponent;
			lastComponent = nextComponent;
		}
		components.reverse();
		const componentLen = components.length;
		let componentPos = 0, newPos = 0, oldPos = 0;
		for (; componentPos < componentLen; componentPos++) {
			const component = components[componentPos];
			if (!component.removed) {
				if (!component.added && this.useLongestToken) {
					let value = newTokens.slice(newPos, newPos + component.count);
					value = value.map(function(value, i) {
						const oldValue = oldTokens[oldPos + i];
						return oldValue.length > value.length ? oldValue : value;
					});
					component.value = this.join(value);
				} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
				newPos += component.count;
				if (!component.added) oldPos += component.count;
			} else {
				component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
				oldPos += component.count;
			}
		}
		return components;
	}
};
// node_modules/diff/libesm/diff/character.js
var CharacterDiff = class extends Diff {};
new CharacterDiff();
// node_modules/diff/libesm/util/string.js
function longestCommonPrefix(str1, str2) {
	let i = 0;
	for (; i < str1.length && i < str2.length; i++) if (str1[i] != str2[i]) return str1.slice(0, i);
	return str1.slice(0, i);
}
function longestCommonSuffix(str1, str2) {
	let i;
	if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) return "";
	for (i = 0; i < str1.length && i < str2.length; i++) if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) return str1.slice(-i);
	return str1.slice(-i);
}
function replacePrefix(string, oldPrefix, newPrefix) {
	if (string.slice(0, oldPrefix.length) != oldPrefix) throw Error(`string ${JSON.stringify(string)} doesn't start with prefix ${JSON.stringify(oldPrefix)}; this is a bug`);
	return newPrefix + string.slice(oldPrefix.length);
}
function replaceSuffix(string, oldSuffix, newSuffix) {
	if (!oldSuffix) return string + newSuffix;
	if (string.slice(-oldSuffix.length) != oldSuffix) throw Error(`string ${JSON.stringify(string)} doesn't end with suffix ${JSON.stringify(oldSuffix)}; this is a bug`);
	return string.slice(0, -oldSuffix.length) + newSuffix;
}
function removePrefix(string, oldPrefix) {
	return replacePrefix(string, oldPrefix, "");
}
function removeSuffix(string, oldSuffix) {
	return replaceSuffix(string, oldSuffix, "");
}
function maximumOverlap(string1, string2) {
	return string2.slice(0, overlapCount(string1, string2));
}
function overlapCount(a, b) {
	let startA = 0;
	if (a.length > b.length) startA = a.length - b.length;
	let endB = b.length;
	if (a.length < b.length) endB = a.length;
	const map = Array(endB);
	let k = 0;
	map[0] = 0;
	for (let j = 1; j < endB; j++) {
		if (b[j] == b[k]) map[j] = map[k];
		else map[j] = k;
		while (k > 0 && b[j] != b[k]) k = map[k];
		if (b[j] == b[k]) k++;
	}
	k = 0;
	for (let i = startA; i < a.length; i++) {
		while (k > 0 && a[i] != b[k]) k = map[k];
		if (a[i] == b[k]) k++;
	}
	return k;
}
/**
* Split a string into segments using a word segmenter, merging consecutive
* segments if they are both whitespace segments. Whitespace segments can
* appear adjacent to one another for two reasons:
* - newlines always get their own segment
* - where a diacritic is attached to a whitespace character in the text, the
*   segment ends after the diacritic, so e.g. " \u0300 " becomes two segments.
* This function therefore runs the segmenter's .segment() method and then
* merges consecutive segments of whitespace into a single part.
*/
function segment(string, segmenter) {
	const parts = [];
	for (const segmentObj of Array.from(segmenter.segment(string))) {
		const segment = segmentObj.segment;
		if (parts.length && /\s/.test(parts[parts.length - 1]) && /\s/.test(segment)) parts[parts.length - 1] += segment;
		else parts.push(segment);
	}
	return parts;
}
function trailingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[1];
	let i;
	for (i = string.length - 1; i >= 0; i--) if (!string[i].match(/\s/)) break;
	return string.substring(i + 1);
}
function leadingWs(string, segmenter) {
	if (segmenter) return leadingAndTrailingWs(string, segmenter)[0];
	const match = string.match(/^\s*/);
	return match ? match[0] : "";
}
function leadingAndTrailingWs(string, segmenter) {
	if (!segmenter) return [leadingWs(string), trailingWs(string)];
	if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
	const segments = segment(string, segmenter);
	const firstSeg = segments[0];
	const lastSeg = segments[segments.length - 1];
	return [/\s/.test(firstSeg) ? firstSeg : "", /\s/.test(lastSeg) ? lastSeg : ""];
}
// node_modules/diff/libesm/diff/word.js
const extendedWordChars = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}";
const tokenizeIncludingWhitespace = new RegExp(`[${extendedWordChars}]+|\\s+|[^${extendedWordChars}]`, "ug");
var WordDiff = class extends Diff {
	equals(left, right, options) {
		if (options.ignoreCase) {
			left = left.toLowerCase();
			right = right.toLowerCase();
		}
		return left.trim() === right.trim();
	}
	tokenize(value, options = {}) {
		let parts;
		if (options.intlSegmenter) {
			const segmenter = options.intlSegmenter;
			if (segmenter.resolvedOptions().granularity != "word") throw new Error("The segmenter passed must have a granularity of \"word\"");
			parts = segment(value, segmenter);
		} else parts = value.match(tokenizeIncludingWhitespace) || [];
		const tokens = [];
		let prevPart = null;
		parts.forEach((part) => {
			if (/\s/.test(part)) {
				if (prevPart == null) tokens.push(part);
				else tokens.push(tokens.pop() + part);
			} else if (prevPart != null && /\s/.test(prevPart)) {
				if (tokens[tokens.length - 1] == prevPart) tokens.push(tokens.pop() + part);
				else tokens.push(prevPart + part);
			} else tokens.push(part);
			prevPart = part;
		});
		return tokens;
	}
	join(tokens) {
		return tokens.map((token, i) => {
			if (i == 0) return token;
			else return token.replace(/^\s+/, "");
		}).join("");
	}
	postProcess(changes, options) {
		if (!changes || options.oneChangePerToken) return changes;
		let lastKeep = null;
		let insertion = null;
		let deletion = null;
		changes.forEach((change) => {
			if (change.added) insertion = change;
			else if (change.removed) deletion = change;
			else {
				if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change, options.intlSegmenter);
				lastKeep = change;
				insertion = null;
				deletion = null;
			}
		});
		if (insertion || deletion) dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options.intlSegmenter);
		return changes;
	}
};
new WordDiff();
function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {
	if (deletion && insertion) {
		const [oldWsPrefix, oldWsSuffix] = leadingAndTrailingWs(deletion.value, segmenter);
		const [newWsPrefix, newWsSuffix] = leadingAndTrailingWs(insertion.value, segmenter);
		if (startKeep) {
			const commonWsPrefix = longestCommonPrefix(oldWsPrefix, newWsPrefix);
			startKeep.value = replaceSuffix(startKeep.value, newWsPrefix, commonWsPrefix);
			deletion.value = removePrefix(deletion.value, commonWsPrefix);
			insertion.value = removePrefix(insertion.value, commonWsPrefix);
		}
		if (endKeep) {
			const commonWsSuffix = longestCommonSuffix(oldWsSuffix, newWsSuffix);
			endKeep.value = replacePrefix(endKeep.value, newWsSuffix, commonWsSuffix);
			deletion.value = removeSuffix(deletion.value, commonWsSuffix);
			insertion.value = removeSuffix(insertion.value, commonWsSuffix);
		}
	} else if (insertion) {
		if (startKeep) {
			const ws = leadingWs(insertion.value, segmenter);
			insertion.value = insertion.value.substring(ws.length);
		}
		if (endKeep) {
			const ws = leadingWs(endKeep.value, segmenter);
			endKeep.value = endKeep.value.substring(ws.length);
		}
	} else if (startKeep && endKeep) {
		const newWsFull = leadingWs(endKeep.value, segmenter), [delWsStart, delWsEnd] = leadingAndTrailingWs(deletion.value, segmenter);
		const newWsStart = longestCommonPrefix(newWsFull, delWsStart);
		deletion.value = removePrefix(deletion.value, newWsStart);
		const newWsEnd = longestCommonSuffix(removePrefix(newWsFull, newWsStart), delWsEnd);
		deletion.value = removeSuffix(deletion.value, newWsEnd);
		endKeep.value = replacePrefix(endKeep.value, newWsFull, newWsEnd);
		startKeep.value = replaceSuffix(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));
	} else if (endKeep) {
		const endKeepWsPrefix = leadingWs(endKeep.value, segmenter);
		const overlap = maximumOverlap(trailingWs(deletion.value, segmenter), endKeepWsPrefix);
		deletion.value = removeSuffix(deletion.value, overlap);
	} else if (startKeep) {
		const overlap = maximumOverlap(trailingWs(startKeep.value, segmenter), leadingWs(deletion.value, segmenter));
		deletion.value = removePrefix(deletion.value, overlap);
	}
}
var WordsWithSpaceDiff = class extends Diff {
	tokenize(value) {
		const regex = new RegExp(`(\\r?\\n)|[${extendedWordChars}]+|[^\\S\\n\\r]+|[^${extendedWordChars}]`, "ug");
		return value.match(regex) || [];
	}
};
new WordsWithSpaceDiff();
// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	equals(left, right, options) {
		if (options.ignoreWhitespace) {
			if (!options.newlineIsToken || !left.includes("\n")) left = left.trim();
			if (!options.newlineIsToken || !right.includes("\n")) right = right.trim();
		} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
			if (left.endsWith("\n")) left = left.slice(0, -1);
			if (right.endsWith("\n")) right = right.slice(0, -1);
		}
		return super.equals(left, right, options);
	}
};
new LineDiff();
function tokenize(value, options) {
	if (options.stripTrailingCr) value = value.replace(/\r\n/g, "\n");
	const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
	if (!linesAndNewlines[linesAndNewlines.length - 1]) linesAndNewlines.pop();
	for (let i = 0; i < linesAndNewlines.length; i++) {
		const line = linesAndNewlines[i];
		if (i % 2 && !options.newlineIsToken) retLines[retLines.length - 1] += line;
		else retLines.push(line);
	}
	return retLines;
}
// node_modules/diff/libesm/diff/sentence.js
function isSentenceEndPunct(char) {
	return char == "." || char == "!" || char == "?";
}
var SentenceDiff = class extends Diff {
	tokenize(value) {
		var _a;
		const result = [];
		let tokenStartI = 0;
		for (let i = 0; i < value.length; i++) {
			if (i == value.length - 1) {
				result.push(value.slice(tokenStartI));
				break;
			}
			if (isSentenceEndPunct(value[i]) && value[i + 1].match(/\s/)) {
				result.push(value.slice(tokenStartI, i + 1));
				i = tokenStartI = i + 1;
				while ((_a = value[i + 1]) === null || _a === void 0 ? void 0 : _a.match(/\s/)) i++;
				result.push(value.slice(tokenStartI, i + 1));
				tokenStartI = i + 1;
			}
		}
		return result;
	}
};
new SentenceDiff();
// node_modules/diff/libesm/diff/css.js
var CssDiff = class extends Diff {
	tokenize(value) {
		return value.split(/([{}:;,]|\s+)/);
	}
};
new CssDiff();
// node_modules/diff/libesm/diff/json.js
var JsonDiff = class extends Diff {
	constructor() {
		super(...arguments);
		this.tokenize = tokenize;
	}
	get useLongestToken() {
		return true;
	}
	castInput(value, options) {
		const { undefinedReplacement, stringifyReplacer = (k, v) => typeof v === "undefined" ? undefinedReplacement : v } = options;
		return typeof value === "string" ? value : JSON.stringify(canonicalize(value, null, null, stringifyReplacer), null, "  ");
	}
	equals(left, right, options) {
		return super.equals(left.replace(/,([\r\n])/g, "$1"), right.replace(/,([\r\n])/g, "$1"), options);
	}
};
new JsonDiff();
function canonicalize(obj, stack, replacementStack, replacer, key) {
	stack = stack || [];
	replacementStack = replacementStack || [];
	if (replacer) obj = replacer(key === void 0 ? "" : key, obj);
	let i = 0;
	for (; i < stack.length; i += 1) if (stack[i] === obj) return replacementStack[i];
	let canonicalizedObj;
	if ("[object Array]" === Object.prototype.toString.call(obj)) {
		stack.push(obj);
		canonicalizedObj = new Array(obj.length);
		replacementStack.push(canonicalizedObj);
		for (i = 0; i < obj.length; i += 1) canonicalizedObj[i] = canonicalize(obj[i], stack, replacementStack, replacer, String(i));
		stack.pop();
		replacementStack.pop();
		return canonicalizedObj;
	}
	if (obj && obj.toJSON) obj = obj.toJSON();
	if (typeof obj === "object" && obj !== null) {
		stack.push(obj);
		canonicalizedObj = {};
		replacementStack.push(canonicalizedObj);
		const sortedKeys = [];
		let key;
		for (key in obj)
 /* istanbul ignore else */
		if (Object.prototype.hasOwnProperty.call(obj, key)) sortedKeys.push(key);
		sortedKeys.sort();
		for (i = 0; i < sortedKeys.length; i += 1) {
			key = sortedKeys[i];
			canonicalizedObj[key] = canonicalize(obj[key], stack, replacementStack, replacer, key);
		}
		stack.pop();
		replacementStack.pop();
	} else canonicalizedObj = obj;
	return canonicalizedObj;
}
// node_modules/diff/libesm/diff/array.js
var ArrayDiff = class extends Diff {
	tokenize(value) {
		return value.slice();
	}
	join(value) {
		return value;
	}
	removeEmpty(value) {
		return value;
	}
};
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
	return arrayDiff.diff(oldArr, newArr, options);
}
// node_modules/js-yaml/dist/js-yaml.mjs
/*! js-yaml 5.5.0 https://github.com/nodeca/js-yaml @license MIT */
/**
* Returned by a scalar resolver when the source does not match its tag.
*
* @category Tags
*/
var NOT_RESOLVED = Symbol("NOT_RESOLVED");
/**
* Create a normalized scalar tag definition.
*
* @category Tags
*/
function defineScalarTag(tagName, options) {
	return {
		tagName,
		nodeKind: "scalar",
		implicit: options.implicit ?? false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		implicitFirstChars: options.implicitFirstChars ?? null,
		resolve: options.resolve,
		identify: options.identify,
		represent: options.represent ?? ((data) => String(data)),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized sequence tag definition.
*
* @category Tags
*/
function defineSequenceTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "sequence",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addItem: options.addItem,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized mapping tag definition.
*
* @category Tags
*/
function defineMappingTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "mapping",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addPair: options.addPair,
		has: options.has,
		keys: options.keys,
		get: options.get,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/** @category Tags */
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
	resolve: (source) => source,
	identify: (data) => typeof data === "string"
});
var NULL_VALUES$1 = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES$1.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
/** @category Tags */
var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: ["n"],
	resolve: (source, isExplicit) => {
		if (source === "null" || isExplicit && source === "") return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var NULL_VALUES = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var TRUE_VALUES$2 = [
	"true",
	"True",
	"TRUE"
];
var FALSE_VALUES$2 = [
	"false",
	"False",
	"FALSE"
];
/** @category Tags */
var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (source) => {
		if (TRUE_VALUES$2.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$2.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES$1 = ["true"];
var FALSE_VALUES$1 = ["false"];
/** @category Tags */
var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: ["t", "f"],
	resolve: (source) => {
		if (TRUE_VALUES$1.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$1.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES = [
	"true",
	"True",
	"TRUE",
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
];
var FALSE_VALUES = [
	"false",
	"False",
	"FALSE",
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
];
/** @category Tags */
var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"y",
		"Y",
		"n",
		"N",
		"t",
		"T",
		"f",
		"F",
		"o",
		"O"
	],
	resolve: (source) => {
		if (TRUE_VALUES.indexOf(source) !== -1) return true;
		if (FALSE_VALUES.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
var YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$2(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger$2,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$");
var YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$1(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlInteger$1,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_INTEGER_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
	let value = source.replace(/_/g, "");
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	if (value.includes(":")) {
		let result = 0;
		for (const part of value.split(":")) result = result * 60 + Number(part);
		return sign * result;
	}
	if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
	if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
	if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase();
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	const result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat$2,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$2
});
var YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
var YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase();
		const sign = value[0] === "-" ? -1 : 1;
		if ("+-".includes(value[0])) value = value.slice(1);
		if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
		if (value === ".nan") return NaN;
		const result = sign * parseFloat(value);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = Number(source);
	if (Number.isFinite(result)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlFloat$1,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$1
});
var YAML_FLOAT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
	if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase().replace(/_/g, "");
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	let result = 0;
	if (value.includes(":")) {
		for (const part of value.split(":")) result = result * 60 + Number(part);
		result *= sign;
	} else result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat
});
/**
* Enables merge keys in {@link CORE_SCHEMA} when added with
* {@link Schema.withTags}.
*
* @category Tags
*/
var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
	implicit: true,
	implicitFirstChars: ["<"],
	resolve: (source, isExplicit) => {
		if (source === "<<" || isExplicit && source === "") return "<<";
		return NOT_RESOLVED;
	},
	identify: () => false
});
var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
	const input = source.replace(/\s/g, "");
	if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
	const binary = atob(input);
	const result = new Uint8Array(binary.length);
	for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
	return result;
}
function representYamlBinary(object) {
	let binary = "";
	for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
	return btoa(binary);
}
/**
* The `!!binary` tag, represented as a `Uint8Array`.
*
* @category Tags
*/
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
	resolve: resolveYamlBinary,
	identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
	represent: representYamlBinary
});
var YAML_DATE_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
var YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
	const date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
	date.setUTCFullYear(year, month, day);
	return date;
}
function resolveYamlTimestamp(source) {
	let match = YAML_DATE_REGEXP.exec(source);
	if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(source);
	if (match === null) return NOT_RESOLVED;
	const year = +match[1];
	const month = +match[2] - 1;
	const day = +match[3];
	if (!match[4]) {
		const date = makeUtcDate(year, month, day);
		if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
		return date;
	}
	const hour = +match[4];
	const minute = +match[5];
	const second = +match[6];
	let fraction = 0;
	if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
	if (match[7]) {
		let value = match[7].slice(0, 3);
		while (value.length < 3) value += "0";
		fraction = +value;
	}
	const date = makeUtcDate(year, month, day, hour, minute, second, fraction);
	if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
	if (match[9]) {
		const offsetHour = +match[10];
		const offsetMinute = +(match[11] || 0);
		if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
		const offset = (offsetHour * 60 + offsetMinute) * 6e4;
		date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
	}
	return date;
}
/**
* The YAML 1.1 `!!timestamp` tag, represented as a JavaScript `Date`.
*
* @category Tags
*/
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
	implicit: true,
	implicitFirstChars: [..."0123456789"],
	resolve: resolveYamlTimestamp,
	identify: (object) => object instanceof Date,
	represent: (object) => object.toISOString()
});
/** @category Tags */
var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (container, item) => {
		container.push(item);
	},
	identify: Array.isArray
});
function isPlainObject(data) {
	if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
	const prototype = Object.getPrototypeOf(data);
	return prototype === null || prototype === Object.prototype;
}
function pick(object, keys) {
	const result = {};
	for (const key of keys) if (object[key] !== void 0) result[key] = object[key];
	return result;
}
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!omap
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   { one: 1 },
*   { two: 2 }
* ]
* ```
*
* @category Tags
*/
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: /* @__PURE__ */ new Set()
	}),
	addItem: (carrier, item) => {
		let key;
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve an ordered map item";
			key = item.keys().next().value;
		} else if (isPlainObject(item)) {
			const itemKeys = Object.keys(item);
			if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
			key = itemKeys[0];
		} else return "cannot resolve an ordered map item";
		if (carrier.seen.has(key)) return "duplicate key in ordered map";
		carrier.seen.add(key);
		carrier.list.push(item);
		return "";
	},
	finalize: (carrier) => carrier.list,
	identify: () => false
});
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!pairs
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   ['one', 1],
*   ['two', 2]
* ]
* ```
*
* @category Tags
*/
var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (container, item) => {
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve a pairs item";
			container.push(item.entries().next().value);
			return "";
		}
		if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
		const object = item;
		const keys = Object.keys(object);
		if (keys.length !== 1) return "cannot resolve a pairs item";
		container.push([keys[0], object[keys[0]]]);
		return "";
	},
	identify: () => false
});
/**
* This is the default mapping implementation. It uses `{}` objects and has only
* partial functionality due to language limitations. This choice was made
* because users expect to get JavaScript objects, and it was left unchanged to
* avoid too many breaking changes in the v5 release.
*
* Side effects:
*
* - `Object.hasOwn()` checks or `for...of` loops are required for safe use (to
*   avoid falling through to prototypes).
* - Only scalar string keys are supported properly.
* - Other scalar keys, such as `null` and numbers, are converted to strings.
*   This is historical behaviour, and it can cause side effects such as
*   problems with `!!merge`.
*
* Note that non-string scalar keys may be deprecated in future versions.
*
* Ideally, use {@link realMapTag} instead.
*
* @category Tags
*/
var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		if (key !== null && typeof key === "object") return "object-based map does not support complex keys";
		const normalizedKey = String(key);
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		if (key !== null && typeof key === "object") return false;
		return Object.prototype.hasOwnProperty.call(container, String(key));
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
/**
* The YAML 1.1 `!!set` tag, represented as a JavaScript `Set`.
*
* @category Tags
*/
var setTag = defineMappingTag("tag:yaml.org,2002:set", {
	create: () => /* @__PURE__ */ new Set(),
	identify: (data) => data instanceof Set,
	represent: (data) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of data) map.set(key, null);
		return map;
	},
	addPair: (container, key, value) => {
		if (value !== null) return "cannot resolve a set item";
		container.add(key);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: () => null
});
function createTagDefinitionMap() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function createTagDefinitionListMap() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function compileTags(tags) {
	const result = [];
	for (const tag of tags) {
		let index = result.length;
		for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
			const previous = result[previousIndex];
			if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
				index = previousIndex;
				break;
			}
		}
		result[index] = tag;
	}
	return result;
}
/**
* Controls tag resolution when loading and type selection when dumping.
*
* @category Schemas
*/
var Schema = class Schema {
	tags;
	/** @internal */
	implicitScalarTags;
	/**
	* Dispatch implicit scalar resolvers by `source.charAt(0)`. Each bucket holds
	* the resolvers that may match that key, in schema order; a key absent from
	* the map uses
	* {@link Schema.implicitScalarAnyFirstChar}
	* (resolvers that declared no first-char constraint, so they apply to any
	* first character).
	*/
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	/**
	* The default scalar tag (`!!str`), resolved once so the composer's fallback
	* for unresolved plain scalars avoids a keyed lookup per scalar.
	*
	* @internal
	*/
	defaultScalarTag;
	/**
	* The default container tags (`!!seq` / `!!map`), used by the dumper: when a
	* value is identified by its default tag, the tag is implicit and not
	* printed. Undefined if the schema does not define them (then such values
	* can't be dumped).
	*
	* @internal
	*/
	defaultSequenceTag;
	/** @internal */
	defaultMappingTag;
	exact;
	prefix;
	constructor(tags) {
		const compiledTags = compileTags(tags);
		const implicitScalarTags = [];
		const exact = createTagDefinitionMap();
		const prefix = createTagDefinitionListMap();
		for (const tag of compiledTags) {
			if (tag.nodeKind === "scalar" && tag.implicit) {
				if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
				implicitScalarTags.push(tag);
			}
			switch (tag.nodeKind) {
				case "scalar":
					if (tag.matchByTagPrefix) prefix.scalar.push(tag);
					else exact.scalar[tag.tagName] = tag;
					break;
				case "sequence":
					if (tag.matchByTagPrefix) prefix.sequence.push(tag);
					else exact.sequence[tag.tagName] = tag;
					break;
				case "mapping": if (tag.matchByTagPrefix) prefix.mapping.push(tag);
				else exact.mapping[tag.tagName] = tag;
			}
		}
		const implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
		const keys = /* @__PURE__ */ new Set();
		for (const tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (const key of tag.implicitFirstChars) keys.add(key);
		const implicitScalarByFirstChar = /* @__PURE__ */ new Map();
		for (const key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
		const defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
		if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
		this.tags = compiledTags;
		this.implicitScalarTags = implicitScalarTags;
		this.implicitScalarByFirstChar = implicitScalarByFirstChar;
		this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
		this.defaultScalarTag = defaultScalarTag;
		this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
		this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
		this.exact = exact;
		this.prefix = prefix;
	}
	/** @internal */
	lookupScalarTag(tagName) {
		const exactTag = this.exact.scalar[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupSequenceTag(tagName) {
		const exactTag = this.exact.sequence[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupMappingTag(tagName) {
		const exactTag = this.exact.mapping[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	resolveImplicitScalarTag(source) {
		const candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (const tag of candidates) {
			const value = tag.resolve(source, false, tag.tagName);
			if (value !== NOT_RESOLVED) return {
				value,
				tag
			};
		}
		const tag = this.defaultScalarTag;
		return {
			value: tag.resolve(source, false, tag.tagName),
			tag
		};
	}
	/**
	* Creates a new schema with the specified tags added. If a tag already
	* exists, it is replaced by the specified tag.
	*
	* @example
	*
	* ```javascript
	* import { CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
	*
	* const schema = CORE_SCHEMA.withTags(mergeTag, realMapTag)
	* ```
	*/
	withTags(...tags) {
		let flatTags = [];
		for (const tag of tags) flatTags = flatTags.concat(tag);
		return new Schema([...this.tags, ...flatTags]);
	}
};
/**
* The YAML 1.2 Failsafe Schema: strings, sequences, and mappings.
*
* @category Schemas
*/
var FAILSAFE_SCHEMA = new Schema([
	strTag,
	seqTag,
	mapTag
]);
new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullJsonTag,
	boolJsonTag,
	intJsonTag,
	floatJsonTag
]);
/**
* The default schema for the loaders. Note, {@link CORE_SCHEMA} comes
* without the `!!merge` tag. You can easily enable it if needed.
*
* @example
* Enable {@link mergeTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Schemas
*/
var CORE_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullCoreTag,
	boolCoreTag,
	intCoreTag,
	floatCoreTag
]);
/**
* The dumper schema for maximum compatibility. It combines all supported type
* variants from YAML 1.1 and YAML 1.2 so strings matching any of them are
* quoted. This makes the generated YAML more compatible with other parsers.
*
* The schema is based on YAML 1.1, but extends `!!int` and `!!float` to accept
* both YAML 1.1 and Core Schema forms, since Core Schema supports some forms
* that YAML 1.1 does not.
*
* @category Schemas
*/
var DUMP_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullYaml11Tag,
	boolYaml11Tag,
	intYaml11Tag,
	floatYaml11Tag,
	timestampTag,
	mergeTag,
	binaryTag,
	omapTag,
	pairsTag,
	setTag
]).withTags({
	...intYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = intYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
	}
}, {
	...floatYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = floatYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
	}
});
defineMappingTag("tag:yaml.org,2002:map", {
	create: () => /* @__PURE__ */ new Map(),
	addPair: (container, key, value) => {
		container.set(key, value);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: (container, key) => container.get(key),
	identify: (data) => data instanceof Map || isPlainObject(data),
	represent: (data) => {
		if (data instanceof Map) return data;
		const map = /* @__PURE__ */ new Map();
		const obj = data;
		for (const key of Object.keys(obj)) map.set(key, obj[key]);
		return map;
	}
});
function normalizeKey(key) {
	if (Array.isArray(key)) {
		const array = Array.prototype.slice.call(key);
		for (let index = 0; index < array.length; index++) {
			if (Array.isArray(array[index])) return null;
			if (typeof array[index] === "object" && Object.prototype.toString.call(array[index]) === "[object Object]") array[index] = "[object Object]";
		}
		return String(array);
	}
	if (typeof key === "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
	return String(key);
}
defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		const normalizedKey = normalizeKey(key);
		if (normalizedKey === null) return "nested arrays are not supported inside keys";
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		const normalizedKey = normalizeKey(key);
		return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
var DEFAULT_SNIPPET_OPTIONS = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function getLine(buffer, lineStart, lineEnd, position, maxLineLength) {
	let head = "";
	let tail = "";
	const maxHalfLength = Math.floor(maxLineLength / 2) - 1;
	if (position - lineStart > maxHalfLength) {
		head = " ... ";
		lineStart = position - maxHalfLength + head.length;
	}
	if (lineEnd - position > maxHalfLength) {
		tail = " ...";
		lineEnd = position + maxHalfLength - tail.length;
	}
	return {
		str: head + buffer.slice(lineStart, lineEnd).replace(/\t/g, "→") + tail,
		pos: position - lineStart + head.length
	};
}
function padStart(string, max) {
	return " ".repeat(Math.max(max - string.length, 0)) + string;
}
function makeSnippet(mark, options) {
	if (!mark.buffer) return null;
	const opts = {
		...DEFAULT_SNIPPET_OPTIONS,
		...options
	};
	const re = /\r?\n|\r|\0/g;
	const lineStarts = [0];
	const lineEnds = [];
	let match;
	let foundLineNo = -1;
	while (match = re.exec(mark.buffer)) {
		lineEnds.push(match.index);
		lineStarts.push(match.index + match[0].length);
		if (mark.position <= match.index && foundLineNo < 0) foundLineNo = lineStarts.length - 2;
	}
	if (foundLineNo < 0) foundLineNo = lineStarts.length - 1;
	let result = "";
	const lineNoLength = Math.min(mark.line + opts.linesAfter, lineEnds.length).toString().length;
	const maxLineLength = opts.maxLength - (opts.indent + lineNoLength + 3);
	for (let i = 1; i <= opts.linesBefore; i++) {
		if (foundLineNo - i < 0) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo - i], lineEnds[foundLineNo - i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo - i]), maxLineLength);
		result = `${" ".repeat(opts.indent)}${padStart((mark.line - i + 1).toString(), lineNoLength)} | ${line.str}\n${result}`;
	}
	const line = getLine(mark.buffer, lineStarts[foundLineNo], lineEnds[foundLineNo], mark.position, maxLineLength);
	result += `${" ".repeat(opts.indent)}${padStart((mark.line + 1).toString(), lineNoLength)} | ${line.str}\n`;
	result += `${"-".repeat(opts.indent + lineNoLength + 3 + line.pos)}^\n`;
	for (let i = 1; i <= opts.linesAfter; i++) {
		if (foundLineNo + i >= lineEnds.length) break;
		const line = getLine(mark.buffer, lineStarts[foundLineNo + i], lineEnds[foundLineNo + i], mark.position - (lineStarts[foundLineNo] - lineStarts[foundLineNo + i]), maxLineLength);
		result += `${" ".repeat(opts.indent)}${padStart((mark.line + i + 1).toString(), lineNoLength)} | ${line.str}\n`;
	}
	return result.replace(/\n$/, "");
}
function formatError(exception, compact) {
	let where = "";
	if (!exception.mark) return exception.reason;
	if (exception.mark.name) where += `in "${exception.mark.name}" `;
	where += `(${exception.mark.line + 1}:${exception.mark.column + 1})`;
	if (!compact && exception.mark.snippet) where += `\n\n${exception.mark.snippet}`;
	return `${exception.reason} ${where}`;
}
/**
* A YAML error. Unlike an ordinary `Error`, it adds a source snippet showing
* the location of the problem to the error message, when available.
*
* @category Main
*/
var YAMLException = class YAMLException extends Error {
	reason;
	mark;
	/**
	* Optional `mark` contains source snippet data. Usually, use
	* {@link YAMLException.throwAt} instead of passing it directly.
	*/
	constructor(reason, mark) {
		super();
		this.name = "YAMLException";
		this.reason = reason;
		this.mark = mark;
		this.message = formatError(this, false);
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	/**
	* Returns the formatted error, omitting the source snippet in compact mode.
	*/
	toString(compact) {
		return `${this.name}: ${formatError(this, compact)}`;
	}
	/**
	* Builds a YAMLException with a source snippet and throws it. `source` is
	* the raw input text; `position` is an offset into it.
	*/
	static throwAt(source, position, message, filename = "") {
		let line = 0;
		let lineStart = 0;
		for (let index = 0; index < position; index++) {
			const ch = source.charCodeAt(index);
			if (ch === 10) {
				line++;
				lineStart = index + 1;
			} else if (ch === 13) {
				line++;
				if (source.charCodeAt(index + 1) === 10) index++;
				lineStart = index + 1;
			}
		}
		const mark = {
			name: filename,
			buffer: source,
			position,
			line,
			column: position - lineStart
		};
		mark.snippet = makeSnippet(mark);
		throw new YAMLException(message, mark);
	}
};
/** @category Events */
var EVENT_ID = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
};
/** @category Nodes */
var SCALAR_STYLE = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
};
/** @category Nodes */
var COLLECTION_STYLE = {
	BLOCK: 1,
	FLOW: 2
};
/** @category Nodes */
var CHOMPING_MODE = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
};
var NO_RANGE$3 = -1;
function simpleEscapeSequence(c) {
	switch (c) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
var simpleEscapeCheck = new Array(256);
var simpleEscapeMap = new Array(256);
for (let i = 0; i < 256; i++) {
	simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
	simpleEscapeMap[i] = simpleEscapeSequence(i);
}
function charFromCodepoint(c) {
	if (c <= 65535) return String.fromCharCode(c);
	return String.fromCharCode((c - 65536 >> 10) + 55296, (c - 65536 & 1023) + 56320);
}
function fromHexCode$1(c) {
	if (c >= 48 && c <= 57) return c - 48;
	return (c | 32) - 97 + 10;
}
function escapedHexLen$1(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	return 8;
}
function skipFoldedBreaks(input, position, end) {
	let breaks = 0;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10) {
			breaks++;
			position++;
		} else if (ch === 13) {
			breaks++;
			position++;
			if (input.charCodeAt(position) === 10) position++;
		} else if (ch === 32 || ch === 9) position++;
		else break;
	}
	return {
		position,
		breaks
	};
}
function foldedBreaks(count) {
	if (count === 1) return " ";
	return "\n".repeat(count - 1);
}
function getPlainValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, captureEnd);
}
function getSingleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 39) {
			result += input.slice(captureStart, position) + "'";
			position += 2;
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getDoubleQuotedValue(input, start, end) {
	let result = "";
	let position = start;
	let captureStart = start;
	let captureEnd = start;
	while (position < end) {
		const ch = input.charCodeAt(position);
		if (ch === 92) {
			result += input.slice(captureStart, position);
			position++;
			const escaped = input.charCodeAt(position);
			if (escaped === 10 || escaped === 13) position = skipFoldedBreaks(input, position, end).position;
			else if (escaped < 256 && simpleEscapeCheck[escaped]) {
				result += simpleEscapeMap[escaped];
				position++;
			} else {
				let hexLength = escapedHexLen$1(escaped);
				let hexResult = 0;
				for (; hexLength > 0; hexLength--) {
					position++;
					const digit = fromHexCode$1(input.charCodeAt(position));
					hexResult = (hexResult << 4) + digit;
				}
				result += charFromCodepoint(hexResult);
				position++;
			}
			captureStart = captureEnd = position;
		} else if (ch === 10 || ch === 13) {
			result += input.slice(captureStart, captureEnd);
			const fold = skipFoldedBreaks(input, position, end);
			result += foldedBreaks(fold.breaks);
			position = captureStart = captureEnd = fold.position;
		} else {
			position++;
			if (ch !== 32 && ch !== 9) captureEnd = position;
		}
	}
	return result + input.slice(captureStart, end);
}
function getBlockValue(input, start, end, indent, chomping, folded) {
	const textIndent = indent < 0 ? 0 : indent;
	const region = input.slice(start, end).replace(/\r\n?/g, "\n");
	const lines = region === "" ? [] : (region.endsWith("\n") ? region.slice(0, -1) : region).split("\n");
	let result = "";
	let didReadContent = false;
	let emptyLines = 0;
	let atMoreIndented = false;
	for (const line of lines) {
		let column = 0;
		while (column < textIndent && line.charCodeAt(column) === 32) column++;
		if (indent < 0 || column >= line.length) {
			emptyLines++;
			continue;
		}
		const content = line.slice(textIndent);
		const first = content.charCodeAt(0);
		if (folded) {
			if (first === 32 || first === 9) {
				atMoreIndented = true;
				result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
			} else if (atMoreIndented) {
				atMoreIndented = false;
				result += "\n".repeat(emptyLines + 1);
			} else if (emptyLines === 0) {
				if (didReadContent) result += " ";
			} else result += "\n".repeat(emptyLines);
		} else result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
		result += content;
		didReadContent = true;
		emptyLines = 0;
	}
	if (chomping === CHOMPING_MODE.KEEP) result += "\n".repeat(didReadContent ? 1 + emptyLines : emptyLines);
	else if (chomping !== CHOMPING_MODE.STRIP) {
		if (didReadContent) result += "\n";
	}
	return result;
}
/**
* Decodes the scalar referenced by event offsets in `input`.
*
* @category Events
*/
function getScalarValue(input, scalar) {
	if (scalar.valueStart === NO_RANGE$3) return "";
	const { valueStart, valueEnd } = scalar;
	if (scalar.fast) return input.slice(valueStart, valueEnd);
	switch (scalar.style) {
		case SCALAR_STYLE.SINGLE_QUOTED: return getSingleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.DOUBLE_QUOTED: return getDoubleQuotedValue(input, valueStart, valueEnd);
		case SCALAR_STYLE.LITERAL_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, false);
		case SCALAR_STYLE.FOLDED_BLOCK: return getBlockValue(input, valueStart, valueEnd, scalar.indent, scalar.chomping, true);
		default: return getPlainValue(input, valueStart, valueEnd);
	}
}
var DEFAULT_TAG_HANDLERS = Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var TAG_SUFFIX_CHARS = "-#;/?:@&=+$_.~*'()";
var TAG_URI_CHARS = TAG_SUFFIX_CHARS + "!,[]";
var HEX = "0123456789ABCDEF";
function percentByte(byte) {
	return "%" + HEX[byte >> 4] + HEX[byte & 15];
}
function tagPercentEncode(source, isSuffix) {
	const allowed = isSuffix ? TAG_SUFFIX_CHARS : TAG_URI_CHARS;
	let result = "";
	for (let index = 0; index < source.length; index++) {
		let ch = source.charCodeAt(index);
		if (ch >= 48 && ch <= 57 || ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || allowed.includes(source[index])) {
			result += source[index];
			continue;
		}
		if (ch >= 55296 && ch <= 56319) ch = 65536 + ((ch & 1023) << 10) + (source.charCodeAt(++index) & 1023);
		if (ch < 128) result += percentByte(ch);
		else if (ch < 2048) result += percentByte(192 | ch >> 6) + percentByte(128 | ch & 63);
		else if (ch < 65536) result += percentByte(224 | ch >> 12) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63);
		else result += percentByte(240 | ch >> 18) + percentByte(128 | ch >> 12 & 63) + percentByte(128 | ch >> 6 & 63) + percentByte(128 | ch & 63);
	}
	return result;
}
function tagPercentDecode(source) {
	let result = "";
	let index = 0;
	while (index < source.length) {
		if (source.charCodeAt(index) !== 37) {
			result += source[index++];
			continue;
		}
		let ch = parseInt(source.slice(index + 1, index + 3), 16);
		index += 3;
		if (ch >= 192) {
			let remaining = ch < 224 ? 1 : ch < 240 ? 2 : 3;
			ch &= (1 << 6 - remaining) - 1;
			while (remaining-- > 0) {
				ch = ch << 6 | parseInt(source.slice(index + 1, index + 3), 16) & 63;
				index += 3;
			}
		}
		if (ch < 65536) result += String.fromCharCode(ch);
		else {
			ch -= 65536;
			result += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
		}
	}
	return result;
}
function tagNameFull(rawTag, tagHandlers) {
	if (rawTag.startsWith("!<") && rawTag.endsWith(">")) return tagPercentDecode(rawTag.slice(2, -1));
	const handleEnd = rawTag.indexOf("!", 1);
	const handle = handleEnd === -1 ? "!" : rawTag.slice(0, handleEnd + 1);
	return tagPercentDecode(tagHandlers?.[handle] ?? DEFAULT_TAG_HANDLERS[handle] ?? handle) + tagPercentDecode(rawTag.slice(handle.length));
}
function tagNameShort(fullTag) {
	let tag = fullTag;
	if (tag.charCodeAt(0) === 33) {
		tag = tag.slice(1);
		return `!${tagPercentEncode(tag, true)}`;
	}
	if (tag.slice(0, 18) === "tag:yaml.org,2002:") return `!!${tagPercentEncode(tag.slice(18), true)}`;
	return `!<${tagPercentEncode(tag, false)}>`;
}
var NO_RANGE$2 = -1;
var MERGE_TAG_NAME = "tag:yaml.org,2002:merge";
var DEFAULT_CONSTRUCTOR_OPTIONS = {
	filename: "",
	schema: CORE_SCHEMA,
	json: false,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
};
function eventPosition$1(event) {
	if ("tagStart" in event && event.tagStart !== NO_RANGE$2) return event.tagStart;
	if ("anchorStart" in event && event.anchorStart !== NO_RANGE$2) return event.anchorStart;
	if ("valueStart" in event && event.valueStart !== NO_RANGE$2) return event.valueStart;
	if ("start" in event) return event.start;
	return 0;
}
function throwError$1(state, message) {
	YAMLException.throwAt(state.source, state.position, message, state.filename);
}
function finalizeCollection(state, position, tag, carrier) {
	try {
		return tag.finalize(carrier);
	} catch (error) {
		if (error instanceof YAMLException) throw error;
		YAMLException.throwAt(state.source, position, error instanceof Error ? error.message : String(error), state.filename);
	}
}
function constructScalar(state, event) {
	const source = getScalarValue(state.source, event);
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	const strTag = state.schema.defaultScalarTag;
	if (rawTag !== "") {
		if (rawTag === "!") return {
			value: source,
			tag: strTag
		};
		const tagName = tagNameFull(rawTag, state.tagHandlers);
		const scalarTag = state.schema.lookupScalarTag(tagName);
		if (scalarTag) {
			const result = scalarTag.resolve(source, true, tagName);
			if (result === NOT_RESOLVED) throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			return {
				value: result,
				tag: scalarTag
			};
		}
		const collectionTagDef = state.schema.lookupMappingTag(tagName) ?? state.schema.lookupSequenceTag(tagName);
		if (collectionTagDef) {
			if (source !== "") throwError$1(state, `cannot resolve a node with !<${tagName}> explicit tag`);
			const carrier = collectionTagDef.create(tagName);
			return {
				value: collectionTagDef.carrierIsResult ? carrier : finalizeCollection(state, state.position, collectionTagDef, carrier),
				tag: collectionTagDef
			};
		}
		throwError$1(state, `unknown scalar tag !<${tagName}>`);
	}
	if (event.style === SCALAR_STYLE.PLAIN) return state.schema.resolveImplicitScalarTag(source);
	return {
		value: strTag.resolve(source, false, strTag.tagName),
		tag: strTag
	};
}
function collectionTagName(state, event, defaultTagName) {
	const rawTag = event.tagStart === NO_RANGE$2 ? "" : state.source.slice(event.tagStart, event.tagEnd);
	return rawTag === "" || rawTag === "!" ? defaultTagName : tagNameFull(rawTag, state.tagHandlers);
}
function isMappingTag(tag) {
	return tag.nodeKind === "mapping";
}
function chargeMergeWork(state) {
	state.totalMergeKeys++;
	if (state.maxTotalMergeKeys !== -1 && state.totalMergeKeys > state.maxTotalMergeKeys) throwError$1(state, `merge keys exceeded maxTotalMergeKeys (${state.maxTotalMergeKeys})`);
}
function mergeKeys(state, frame, source, sourceTag) {
	chargeMergeWork(state);
	for (const sourceKey of sourceTag.keys(source)) {
		chargeMergeWork(state);
		if (frame.tag.has(frame.value, sourceKey)) continue;
		const err = frame.tag.addPair(frame.value, sourceKey, sourceTag.get(source, sourceKey));
		if (err) throwError$1(state, err);
		frame.overridable ??= /* @__PURE__ */ new Set();
		frame.overridable.add(sourceKey);
	}
}
function mergeSource(state, frame, source, sourceTag) {
	state.position = frame.keyPosition;
	if (isMappingTag(sourceTag)) mergeKeys(state, frame, source, sourceTag);
	else if (sourceTag.nodeKind === "sequence" && Array.isArray(source)) {
		if (source.length > 100) throwError$1(state, "abnormal merge sequence size");
		for (const element of source) {
			const elementTag = state.nodeTags.get(element);
			if (!elementTag) throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
			mergeKeys(state, frame, element, elementTag);
		}
	} else throwError$1(state, "cannot merge mappings; the provided source object is unacceptable");
}
function addMappingValue(state, frame, key, value, tag) {
	state.position = frame.keyPosition;
	if (frame.keyIsMerge) {
		mergeSource(state, frame, value, tag);
		return;
	}
	if (!state.json && frame.tag.has(frame.value, key) && !frame.overridable?.has(key)) throwError$1(state, "duplicated mapping key");
	const err = frame.tag.addPair(frame.value, key, value);
	if (err) throwError$1(state, err);
	frame.overridable?.delete(key);
}
function addValue(state, value, tag) {
	const frame = state.frames[state.frames.length - 1];
	if (frame.kind === "document") {
		frame.value = value;
		frame.hasValue = true;
	} else if (frame.kind === "sequence") {
		if (isMappingTag(tag)) state.nodeTags.set(value, tag);
		const err = frame.tag.addItem(frame.value, value, frame.index++);
		if (err) throwError$1(state, err);
	} else if (frame.hasKey) {
		const key = frame.key;
		frame.key = void 0;
		frame.hasKey = false;
		addMappingValue(state, frame, key, value, tag);
	} else {
		frame.key = value;
		frame.keyPosition = state.position;
		frame.hasKey = true;
		frame.keyIsMerge = tag.tagName === MERGE_TAG_NAME;
	}
}
function storeAnchor(state, event, value, tag, isValueFinal) {
	if (event.anchorStart !== NO_RANGE$2) {
		const anchor = {
			value,
			tag,
			isValueFinal
		};
		state.anchors.set(state.source.slice(event.anchorStart, event.anchorEnd), anchor);
		return anchor;
	}
	return null;
}
/**
* Constructs JavaScript documents directly from parser events, without an
* intermediate AST.
*
* @category Events
*/
function constructFromEvents(events, options) {
	const state = {
		...DEFAULT_CONSTRUCTOR_OPTIONS,
		...options,
		events,
		documents: [],
		eventIndex: 0,
		position: 0,
		frames: [],
		anchors: /* @__PURE__ */ new Map(),
		nodeTags: /* @__PURE__ */ new Map(),
		tagHandlers: Object.create(null),
		totalMergeKeys: 0,
		aliasCount: 0
	};
	while (state.eventIndex < state.events.length) {
		const event = state.events[state.eventIndex++];
		state.position = eventPosition$1(event);
		switch (event.type) {
			case EVENT_ID.DOCUMENT:
				state.anchors = /* @__PURE__ */ new Map();
				state.nodeTags = /* @__PURE__ */ new Map();
				state.aliasCount = 0;
				state.tagHandlers = Object.create(null);
				for (const directive of event.directives) if (directive.kind === "tag") state.tagHandlers[directive.handle] = directive.prefix;
				state.frames.push({
					kind: "document",
					position: state.position,
					value: void 0,
					hasValue: false
				});
				break;
			case EVENT_ID.SCALAR: {
				const { value, tag } = constructScalar(state, event);
				storeAnchor(state, event, value, tag, true);
				addValue(state, value, tag);
				break;
			}
			case EVENT_ID.SEQUENCE: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:seq");
				const tag = state.schema.lookupSequenceTag(tagName);
				if (!tag) throwError$1(state, `unknown sequence tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "sequence",
					position: state.position,
					value,
					tag,
					anchor,
					index: 0
				});
				break;
			}
			case EVENT_ID.MAPPING: {
				const tagName = collectionTagName(state, event, "tag:yaml.org,2002:map");
				const tag = state.schema.lookupMappingTag(tagName);
				if (!tag) throwError$1(state, `unknown mapping tag !<${tagName}>`);
				const value = tag.create(tagName);
				const anchor = storeAnchor(state, event, value, tag, tag.carrierIsResult);
				state.frames.push({
					kind: "mapping",
					position: state.position,
					value,
					tag,
					anchor,
					key: void 0,
					keyPosition: state.position,
					hasKey: false,
					keyIsMerge: false,
					overridable: null
				});
				break;
			}
			case EVENT_ID.ALIAS: {
				if (state.maxAliases !== -1 && ++state.aliasCount > state.maxAliases) throwError$1(state, `aliases exceeded maxAliases (${state.maxAliases})`);
				const name = state.source.slice(event.anchorStart, event.anchorEnd);
				const anchor = state.anchors.get(name);
				if (!anchor) throwError$1(state, `unidentified alias "${name}"`);
				if (!anchor.isValueFinal) throwError$1(state, `recursive alias "${name}" is not supported for tag ${anchor.tag.tagName} because it uses finalize()`);
				addValue(state, anchor.value, anchor.tag);
				break;
			}
			case EVENT_ID.POP: {
				const frame = state.frames.pop();
				if (frame.kind === "mapping" && frame.hasKey) {
					state.position = frame.keyPosition;
					throwError$1(state, "incomplete mapping pair in event stream");
				}
				if (frame.kind === "document") state.documents.push(frame.value);
				else {
					const value = frame.tag.carrierIsResult ? frame.value : finalizeCollection(state, frame.position, frame.tag, frame.value);
					if (frame.anchor) {
						frame.anchor.value = value;
						frame.anchor.isValueFinal = true;
					}
					addValue(state, value, frame.tag);
				}
				break;
			}
		}
	}
	return state.documents;
}
var NO_RANGE$1 = -1;
var HAS_OWN = Object.prototype.hasOwnProperty;
var CONTEXT_FLOW_IN = 1;
var CONTEXT_FLOW_OUT = 2;
var CONTEXT_BLOCK_IN = 3;
var CONTEXT_BLOCK_OUT = 4;
var PATTERN_NON_PRINTABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
var PATTERN_FLOW_INDICATORS = /[,\[\]{}]/;
var PATTERN_TAG_HANDLE = /^(?:!|!!|![0-9A-Za-z-]+!)$/;
var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
var PATTERN_TAG_URI = new RegExp(`^(?:${NS_URI_CHAR})*$`);
var PATTERN_TAG_SUFFIX = new RegExp(`^(?:${NS_TAG_CHAR})+$`);
var PATTERN_TAG_PREFIX = new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
var DEFAULT_PARSER_OPTIONS = {
	filename: "",
	maxDepth: 100
};
function addDocumentEvent(state, explicitStart, explicitEnd) {
	state.events.push({
		type: EVENT_ID.DOCUMENT,
		explicitStart,
		explicitEnd,
		directives: state.directives
	});
}
function addSequenceEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.SEQUENCE,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function addMappingEvent(state, start, anchorStart, anchorEnd, tagStart, tagEnd, style) {
	state.events.push({
		type: EVENT_ID.MAPPING,
		start,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style
	});
}
function insertFlowPairMappingEvent(state, snapshot) {
	state.events.splice(snapshot.eventsLength, 0, {
		type: EVENT_ID.MAPPING,
		start: snapshot.position,
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1,
		style: COLLECTION_STYLE.FLOW
	});
}
function addScalarEvent(state, valueStart, valueEnd, anchorStart, anchorEnd, tagStart, tagEnd, style, chomping = CHOMPING_MODE.CLIP, indent = -1, fast = false) {
	state.events.push({
		type: EVENT_ID.SCALAR,
		valueStart,
		valueEnd,
		anchorStart,
		anchorEnd,
		tagStart,
		tagEnd,
		style,
		chomping,
		indent,
		fast
	});
}
function addAliasEvent(state, anchorStart, anchorEnd) {
	state.events.push({
		type: EVENT_ID.ALIAS,
		anchorStart,
		anchorEnd
	});
}
function addPopEvent(state) {
	state.events.push({ type: EVENT_ID.POP });
}
function addEmptyScalarEvent(state) {
	addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, NO_RANGE$1, SCALAR_STYLE.PLAIN);
}
function emptyProperties() {
	return {
		anchorStart: NO_RANGE$1,
		anchorEnd: NO_RANGE$1,
		tagStart: NO_RANGE$1,
		tagEnd: NO_RANGE$1
	};
}
function snapshotState(state) {
	return {
		position: state.position,
		line: state.line,
		lineStart: state.lineStart,
		lineIndent: state.lineIndent,
		firstTabInLine: state.firstTabInLine,
		eventsLength: state.events.length
	};
}
function restoreState(state, snapshot) {
	state.position = snapshot.position;
	state.line = snapshot.line;
	state.lineStart = snapshot.lineStart;
	state.lineIndent = snapshot.lineIndent;
	state.firstTabInLine = snapshot.firstTabInLine;
	state.events.length = snapshot.eventsLength;
}
function throwError(state, message) {
	YAMLException.throwAt(state.input.slice(0, state.length), state.position, message, state.filename);
}
function isEol(c) {
	return c === 10 || c === 13;
}
function isWhiteSpace(c) {
	return c === 9 || c === 32;
}
function isWsOrEol(c) {
	return isWhiteSpace(c) || isEol(c);
}
function isWsOrEolOrEnd(c) {
	return c === 0 || isWsOrEol(c);
}
function isFlowIndicator(c) {
	return c === 44 || c === 91 || c === 93 || c === 123 || c === 125;
}
function fromDecimalCode(c) {
	return c >= 48 && c <= 57 ? c - 48 : -1;
}
function fromHexCode(c) {
	if (c >= 48 && c <= 57) return c - 48;
	const lc = c | 32;
	if (lc >= 97 && lc <= 102) return lc - 97 + 10;
	return -1;
}
function escapedHexLen(c) {
	if (c === 120) return 2;
	if (c === 117) return 4;
	if (c === 85) return 8;
	return 0;
}
function isSimpleEscape(c) {
	return c === 48 || c === 97 || c === 98 || c === 116 || c === 9 || c === 110 || c === 118 || c === 102 || c === 114 || c === 101 || c === 32 || c === 34 || c === 47 || c === 92 || c === 78 || c === 95 || c === 76 || c === 80;
}
function consumeLineBreak(state) {
	if (state.input.charCodeAt(state.position) === 10) state.position++;
	else {
		state.position++;
		if (state.input.charCodeAt(state.position) === 10) state.position++;
	}
	state.line++;
	state.lineStart = state.position;
	state.lineIndent = 0;
	state.firstTabInLine = -1;
}
function skipSeparationSpace(state, allowComments) {
	let lineBreaks = 0;
	let ch = state.input.charCodeAt(state.position);
	let hasSeparation = state.position === state.lineStart || isWsOrEol(state.input.charCodeAt(state.position - 1));
	while (ch !== 0) {
		while (isWhiteSpace(ch)) {
			hasSeparation = true;
			if (ch === 9 && state.firstTabInLine === -1) state.firstTabInLine = state.position;
			ch = state.input.charCodeAt(++state.position);
		}
		if (allowComments && hasSeparation && ch === 35) do
			ch = state.input.charCodeAt(++state.position);
		while (!isEol(ch) && ch !== 0);
		if (!isEol(ch)) break;
		consumeLineBreak(state);
		lineBreaks++;
		hasSeparation = true;
		ch = state.input.charCodeAt(state.position);
		while (ch === 32) {
			state.lineIndent++;
			ch = state.input.charCodeAt(++state.position);
		}
	}
	return lineBreaks;
}
function testDocumentSeparator(state, position = state.position) {
	const ch = state.input.charCodeAt(position);
	if ((ch === 45 || ch === 46) && ch === state.input.charCodeAt(position + 1) && ch === state.input.charCodeAt(position + 2)) {
		const following = state.input.charCodeAt(position + 3);
		return following === 0 || isWsOrEol(following);
	}
	return false;
}
function skipByteOrderMark(state) {
	if (state.position === state.lineStart && state.input.charCodeAt(state.position) === 65279) {
		state.position++;
		state.lineStart = state.position;
	}
}
function testDocumentBoundary(state) {
	if (state.position !== state.lineStart) return false;
	if (testDocumentSeparator(state)) return true;
	if (state.input.charCodeAt(state.position) !== 65279) return false;
	const snapshot = snapshotState(state);
	skipByteOrderMark(state);
	skipSeparationSpace(state, true);
	const ch = state.input.charCodeAt(state.position);
	const result = state.position === state.lineStart && (ch === 37 || ch === 45 && testDocumentSeparator(state));
	restoreState(state, snapshot);
	return result;
}
function skipUntilLineEnd(state) {
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0 && !isEol(ch)) ch = state.input.charCodeAt(++state.position);
}
function checkPrintable(state, start, end) {
	const match = PATTERN_NON_PRINTABLE.exec(state.input.slice(start, end));
	if (match !== null) {
		state.position = start + match.index + match[0].length - 1;
		throwError(state, "the stream contains non-printable characters");
	}
}
function readTagProperty(state, props, inFlow) {
	if (state.input.charCodeAt(state.position) !== 33) return false;
	if (props.tagStart !== NO_RANGE$1) throwError(state, "duplication of a tag property");
	const start = state.position;
	let isVerbatim = false;
	let isNamed = false;
	let tagHandle = "!";
	let ch = state.input.charCodeAt(++state.position);
	if (ch === 60) {
		isVerbatim = true;
		ch = state.input.charCodeAt(++state.position);
	} else if (ch === 33) {
		isNamed = true;
		tagHandle = "!!";
		ch = state.input.charCodeAt(++state.position);
	}
	let suffixStart = state.position;
	let tagName;
	if (isVerbatim) {
		while (ch !== 0 && ch !== 62) ch = state.input.charCodeAt(++state.position);
		if (ch !== 62) throwError(state, "unexpected end of the stream within a verbatim tag");
		tagName = state.input.slice(suffixStart, state.position);
		state.position++;
	} else {
		while (ch !== 0 && !isWsOrEol(ch) && !(inFlow && isFlowIndicator(ch))) {
			if (ch === 33) {
				if (!isNamed) {
					tagHandle = state.input.slice(suffixStart - 1, state.position + 1);
					if (!PATTERN_TAG_HANDLE.test(tagHandle)) throwError(state, "named tag handle cannot contain such characters");
					isNamed = true;
					suffixStart = state.position + 1;
				} else throwError(state, "tag suffix cannot contain exclamation marks");
			}
			ch = state.input.charCodeAt(++state.position);
		}
		tagName = state.input.slice(suffixStart, state.position);
		if (PATTERN_FLOW_INDICATORS.test(tagName)) throwError(state, "tag suffix cannot contain flow indicator characters");
	}
	if (tagName && !(isVerbatim ? PATTERN_TAG_URI.test(tagName) : PATTERN_TAG_SUFFIX.test(tagName))) throwError(state, `tag name cannot contain such characters: ${tagName}`);
	if (!isVerbatim && tagHandle !== "!" && tagHandle !== "!!" && !HAS_OWN.call(state.tagHandlers, tagHandle)) throwError(state, `undeclared tag handle "${tagHandle}"`);
	props.tagStart = start;
	props.tagEnd = state.position;
	return true;
}
function readAnchorProperty(state, props) {
	if (state.input.charCodeAt(state.position) !== 38) return false;
	if (props.anchorStart !== NO_RANGE$1) throwError(state, "duplication of an anchor property");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an anchor node must contain at least one character");
	props.anchorStart = start;
	props.anchorEnd = state.position;
	return true;
}
function readAlias(state, props) {
	if (state.input.charCodeAt(state.position) !== 42) return false;
	if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) throwError(state, "alias node should not have any properties");
	state.position++;
	const start = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position)) && !isFlowIndicator(state.input.charCodeAt(state.position))) state.position++;
	if (state.position === start) throwError(state, "name of an alias node must contain at least one character");
	addAliasEvent(state, start, state.position);
	return true;
}
function readFlowScalarBreak(state, nodeIndent) {
	skipSeparationSpace(state, false);
	if (state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readSingleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 39) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 39) {
			if (state.input.charCodeAt(state.position + 1) === 39) {
				simple = false;
				state.position += 2;
				continue;
			}
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.SINGLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a single quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a single quoted scalar");
}
function readDoubleQuotedScalar(state, nodeIndent, props) {
	if (state.input.charCodeAt(state.position) !== 34) return false;
	state.position++;
	const start = state.position;
	let simple = true;
	while (state.input.charCodeAt(state.position) !== 0) {
		const ch = state.input.charCodeAt(state.position);
		if (ch === 34) {
			const end = state.position;
			state.position++;
			addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.DOUBLE_QUOTED, CHOMPING_MODE.CLIP, -1, simple);
			return true;
		}
		if (ch === 92) {
			simple = false;
			const escaped = state.input.charCodeAt(++state.position);
			if (isEol(escaped)) readFlowScalarBreak(state, nodeIndent);
			else if (isSimpleEscape(escaped)) state.position++;
			else {
				let hexLength = escapedHexLen(escaped);
				if (hexLength === 0) throwError(state, "unknown escape sequence");
				while (hexLength-- > 0) {
					state.position++;
					if (fromHexCode(state.input.charCodeAt(state.position)) < 0) throwError(state, "expected hexadecimal character");
				}
				state.position++;
			}
		} else if (isEol(ch)) {
			simple = false;
			readFlowScalarBreak(state, nodeIndent);
		} else if (state.position === state.lineStart && testDocumentSeparator(state)) throwError(state, "unexpected end of the document within a double quoted scalar");
		else if (ch !== 9 && ch < 32) throwError(state, "expected valid JSON character");
		else state.position++;
	}
	throwError(state, "unexpected end of the stream within a double quoted scalar");
}
function readBlockScalar(state, parentIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	let chomping = CHOMPING_MODE.CLIP;
	let indent = -1;
	let detectedIndent = false;
	if (ch !== 124 && ch !== 62) return false;
	const style = ch === 124 ? SCALAR_STYLE.LITERAL_BLOCK : SCALAR_STYLE.FOLDED_BLOCK;
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		const current = state.input.charCodeAt(state.position);
		const digit = fromDecimalCode(current);
		if (current === 43 || current === 45) {
			if (chomping !== CHOMPING_MODE.CLIP) throwError(state, "repeat of a chomping mode identifier");
			chomping = current === 43 ? CHOMPING_MODE.KEEP : CHOMPING_MODE.STRIP;
			state.position++;
		} else if (digit >= 0) {
			if (digit === 0) throwError(state, "bad explicit indentation width of a block scalar; it cannot be less than one");
			if (detectedIndent) throwError(state, "repeat of an indentation width identifier");
			indent = parentIndent + digit - 1;
			detectedIndent = true;
			state.position++;
		} else break;
	}
	let hadWhitespace = false;
	while (isWhiteSpace(state.input.charCodeAt(state.position))) {
		hadWhitespace = true;
		state.position++;
	}
	if (hadWhitespace && state.input.charCodeAt(state.position) === 35) skipUntilLineEnd(state);
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	else if (state.input.charCodeAt(state.position) !== 0) throwError(state, "a line break is expected");
	let contentIndent = detectedIndent ? indent : -1;
	let maxLeadingIndent = 0;
	const valueStart = state.position;
	let valueEnd = state.position;
	while (state.input.charCodeAt(state.position) !== 0) {
		const linePosition = state.position;
		let column = 0;
		while (state.input.charCodeAt(linePosition + column) === 32) column++;
		const first = state.input.charCodeAt(linePosition + column);
		if (first === 0) {
			if (contentIndent >= 0) {
				if (column > contentIndent) valueEnd = linePosition + column;
			} else if (column > 0) valueEnd = linePosition + column;
			break;
		}
		if (testDocumentBoundary(state)) break;
		if (!detectedIndent && contentIndent === -1 && isEol(first)) maxLeadingIndent = Math.max(maxLeadingIndent, column);
		if (!detectedIndent && contentIndent === -1 && !isEol(first)) {
			if (first === 9 && column < parentIndent) {
				state.position = linePosition + column;
				throwError(state, "tab characters must not be used in indentation");
			}
			if (column >= parentIndent && column < maxLeadingIndent) {
				state.position = linePosition + column;
				throwError(state, "bad indentation of a mapping entry");
			}
		}
		if (contentIndent === -1 && first !== 0 && !isEol(first) && column < parentIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		if (!detectedIndent && first !== 0 && !isEol(first) && contentIndent === -1) contentIndent = column;
		const requiredIndent = contentIndent === -1 ? parentIndent + 1 : contentIndent;
		if (first !== 0 && !isEol(first) && column < requiredIndent) {
			state.lineIndent = column;
			state.position = linePosition + column;
			break;
		}
		skipUntilLineEnd(state);
		valueEnd = state.position;
		if (isEol(state.input.charCodeAt(state.position))) {
			consumeLineBreak(state);
			valueEnd = state.position;
		}
	}
	checkPrintable(state, valueStart, valueEnd);
	addScalarEvent(state, valueStart, valueEnd, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, style, chomping, contentIndent);
	return true;
}
function canStartPlainScalar(state, nodeContext) {
	const ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	if (ch === 0 || isWsOrEol(ch) || ch === 35 || ch === 38 || ch === 42 || ch === 33 || ch === 124 || ch === 62 || ch === 39 || ch === 34 || ch === 37 || ch === 64 || ch === 96 || isFlowIndicator(ch)) return false;
	if (ch === 63 || ch === 45) {
		const following = state.input.charCodeAt(state.position + 1);
		if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) return false;
	}
	return true;
}
function readPlainScalar(state, nodeIndent, nodeContext, props) {
	if (!canStartPlainScalar(state, nodeContext)) return false;
	const start = state.position;
	let end = state.position;
	let ch = state.input.charCodeAt(state.position);
	const inFlow = nodeContext === CONTEXT_FLOW_IN;
	let multiline = false;
	while (ch !== 0) {
		if (testDocumentBoundary(state)) break;
		if (ch === 58) {
			const following = state.input.charCodeAt(state.position + 1);
			if (isWsOrEolOrEnd(following) || inFlow && isFlowIndicator(following)) break;
		} else if (ch === 35) {
			if (isWsOrEol(state.input.charCodeAt(state.position - 1))) break;
		} else if (inFlow && isFlowIndicator(ch)) break;
		else if (isEol(ch)) {
			const savedPosition = state.position;
			const savedLine = state.line;
			const savedLineStart = state.lineStart;
			const savedLineIndent = state.lineIndent;
			skipSeparationSpace(state, false);
			if (state.lineIndent >= nodeIndent) {
				multiline = true;
				ch = state.input.charCodeAt(state.position);
				continue;
			}
			state.position = savedPosition;
			state.line = savedLine;
			state.lineStart = savedLineStart;
			state.lineIndent = savedLineIndent;
			break;
		}
		if (!isWhiteSpace(ch)) end = state.position + 1;
		ch = state.input.charCodeAt(++state.position);
	}
	if (end === start) return false;
	checkPrintable(state, start, end);
	addScalarEvent(state, start, end, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN, CHOMPING_MODE.CLIP, -1, !multiline);
	return true;
}
function skipFlowSeparationSpace(state, nodeIndent) {
	const startLine = state.line;
	skipSeparationSpace(state, true);
	if (state.line > startLine && state.lineIndent < nodeIndent || state.firstTabInLine !== -1 && state.lineIndent < nodeIndent) throwError(state, "deficient indentation");
}
function readFlowCollection(state, nodeIndent, props) {
	const ch = state.input.charCodeAt(state.position);
	const isMapping = ch === 123;
	const start = state.position;
	let readNext = true;
	if (ch !== 91 && ch !== 123) return false;
	const terminator = isMapping ? 125 : 93;
	if (isMapping) addMappingEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	else addSequenceEvent(state, start, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.FLOW);
	state.position++;
	while (state.input.charCodeAt(state.position) !== 0) {
		skipFlowSeparationSpace(state, nodeIndent);
		let ch = state.input.charCodeAt(state.position);
		if (ch === terminator) {
			state.position++;
			addPopEvent(state);
			return true;
		} else if (!readNext) throwError(state, "missed comma between flow collection entries");
		else if (ch === 44) throwError(state, "expected the node content, but found ','");
		let isPair = false;
		let isExplicitPair = false;
		if (ch === 63 && isWsOrEol(state.input.charCodeAt(state.position + 1))) {
			isPair = isExplicitPair = true;
			state.position += 1;
			skipFlowSeparationSpace(state, nodeIndent);
		}
		const entryLine = state.line;
		const entryStart = snapshotState(state);
		const keyWasRead = parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true);
		skipFlowSeparationSpace(state, nodeIndent);
		ch = state.input.charCodeAt(state.position);
		if ((isMapping || isExplicitPair || state.line === entryLine) && ch === 58) {
			isPair = true;
			state.position++;
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) {
				insertFlowPairMappingEvent(state, entryStart);
				if (!keyWasRead) addEmptyScalarEvent(state);
			} else if (!keyWasRead) addEmptyScalarEvent(state);
			if (!parseNode(state, nodeIndent, CONTEXT_FLOW_IN, false, true)) addEmptyScalarEvent(state);
			skipFlowSeparationSpace(state, nodeIndent);
			if (!isMapping) addPopEvent(state);
		} else if (isMapping && isPair) {
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
		} else if (isMapping) addEmptyScalarEvent(state);
		else if (isPair) {
			insertFlowPairMappingEvent(state, entryStart);
			if (!keyWasRead) addEmptyScalarEvent(state);
			addEmptyScalarEvent(state);
			addPopEvent(state);
		}
		ch = state.input.charCodeAt(state.position);
		if (ch === 44) {
			readNext = true;
			state.position++;
		} else readNext = false;
	}
	throwError(state, "unexpected end of the stream within a flow collection");
}
function readBlockSequence(state, nodeIndent, props) {
	if (state.firstTabInLine !== -1 || state.input.charCodeAt(state.position) !== 45 || !isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) return false;
	addSequenceEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
	while (state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) {
		if (state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const entryLine = state.line;
		state.position++;
		const hadBreak = skipSeparationSpace(state, true) > 0;
		if (state.firstTabInLine !== -1 && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
		if (hadBreak && state.lineIndent <= nodeIndent) addEmptyScalarEvent(state);
		else parseNode(state, nodeIndent, CONTEXT_BLOCK_IN, false, true);
		skipSeparationSpace(state, true);
		if (state.lineIndent < nodeIndent || state.position >= state.length) break;
		if (state.lineIndent > nodeIndent) throwError(state, "bad indentation of a sequence entry");
		if (state.line === entryLine && state.input.charCodeAt(state.position) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 1))) throwError(state, "bad indentation of a sequence entry");
	}
	addPopEvent(state);
	return true;
}
function readBlockMapping(state, nodeIndent, flowIndent, props) {
	let atExplicitKey = false;
	let detected = false;
	let mappingOpened = false;
	let pendingExplicitKey = false;
	if (state.firstTabInLine !== -1) return false;
	let ch = state.input.charCodeAt(state.position);
	while (ch !== 0) {
		if (!atExplicitKey && state.firstTabInLine !== -1) {
			state.position = state.firstTabInLine;
			throwError(state, "tab characters must not be used in indentation");
		}
		const following = state.input.charCodeAt(state.position + 1);
		const entryLine = state.line;
		if ((ch === 63 || ch === 58) && isWsOrEolOrEnd(following)) {
			if (!mappingOpened) {
				addMappingEvent(state, state.position, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, COLLECTION_STYLE.BLOCK);
				mappingOpened = true;
			}
			if (ch === 63) {
				if (atExplicitKey) addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = true;
			} else if (atExplicitKey) atExplicitKey = false;
			else {
				addEmptyScalarEvent(state);
				detected = true;
				atExplicitKey = false;
			}
			state.position += 1;
			pendingExplicitKey = true;
		} else {
			if (atExplicitKey) {
				addEmptyScalarEvent(state);
				atExplicitKey = false;
			}
			const beforeKey = snapshotState(state);
			if (!parseNode(state, flowIndent, CONTEXT_FLOW_OUT, false, true)) break;
			if (state.line === entryLine) {
				ch = state.input.charCodeAt(state.position);
				while (isWhiteSpace(ch)) ch = state.input.charCodeAt(++state.position);
				if (ch === 58) {
					ch = state.input.charCodeAt(++state.position);
					if (!isWsOrEolOrEnd(ch)) throwError(state, "a whitespace character is expected after the key-value separator within a block mapping");
					if (!mappingOpened) {
						state.events.splice(beforeKey.eventsLength, 0, {
							type: EVENT_ID.MAPPING,
							start: beforeKey.position,
							anchorStart: props.anchorStart,
							anchorEnd: props.anchorEnd,
							tagStart: props.tagStart,
							tagEnd: props.tagEnd,
							style: COLLECTION_STYLE.BLOCK
						});
						mappingOpened = true;
					}
					detected = true;
					atExplicitKey = false;
					pendingExplicitKey = false;
				} else if (detected) throwError(state, "expected ':' after a mapping key");
				else {
					if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
						restoreState(state, beforeKey);
						return false;
					}
					return true;
				}
			} else if (detected) throwError(state, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else {
				if (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1) {
					restoreState(state, beforeKey);
					return false;
				}
				return true;
			}
		}
		if (parseNode(state, nodeIndent, CONTEXT_BLOCK_OUT, true, pendingExplicitKey)) pendingExplicitKey = false;
		if (!atExplicitKey) {
			if (pendingExplicitKey) {
				addEmptyScalarEvent(state);
				pendingExplicitKey = false;
			}
		}
		skipSeparationSpace(state, true);
		ch = state.input.charCodeAt(state.position);
		if ((state.line === entryLine || state.lineIndent > nodeIndent) && ch !== 0) throwError(state, "bad indentation of a mapping entry");
		else if (state.lineIndent < nodeIndent) break;
	}
	if (!detected) return false;
	if (atExplicitKey) addEmptyScalarEvent(state);
	if (mappingOpened) addPopEvent(state);
	return true;
}
function parseNode(state, parentIndent, nodeContext, allowToSeek, allowCompact, allowPropertyMapping = true) {
	if (state.depth >= state.maxDepth) throwError(state, `nesting exceeded maxDepth (${state.maxDepth})`);
	state.depth++;
	let indentStatus = 1;
	let atNewLine = false;
	let hasContent = false;
	let propertyStart = null;
	const props = emptyProperties();
	let allowBlockScalars = nodeContext === CONTEXT_BLOCK_OUT || nodeContext === CONTEXT_BLOCK_IN;
	let allowBlockCollections = allowBlockScalars;
	const allowBlockStyles = allowBlockScalars;
	if (allowToSeek && skipSeparationSpace(state, true)) {
		atNewLine = true;
		if (state.lineIndent > parentIndent) indentStatus = 1;
		else if (state.lineIndent === parentIndent) indentStatus = 0;
		else indentStatus = -1;
	}
	if (indentStatus === 1) while (true) {
		const ch = state.input.charCodeAt(state.position);
		const propertyState = snapshotState(state);
		if (atNewLine && indentStatus !== 1 && (ch === 33 || ch === 38)) break;
		if (atNewLine && allowBlockStyles && (props.tagStart !== NO_RANGE$1 || props.anchorStart !== NO_RANGE$1) && (ch === 33 || ch === 38)) {
			const fallbackState = snapshotState(state);
			const flowIndent = parentIndent + 1;
			if (readBlockMapping(state, state.position - state.lineStart, flowIndent, props) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) {
				state.depth--;
				return true;
			}
			restoreState(state, fallbackState);
		}
		if (atNewLine && (ch === 33 && props.tagStart !== NO_RANGE$1 || ch === 38 && props.anchorStart !== NO_RANGE$1)) break;
		if (!readTagProperty(state, props, nodeContext === CONTEXT_FLOW_IN) && !readAnchorProperty(state, props)) break;
		if (propertyStart === null) propertyStart = propertyState;
		if (skipSeparationSpace(state, true)) {
			atNewLine = true;
			allowBlockCollections = allowBlockStyles;
			if (state.lineIndent > parentIndent) indentStatus = 1;
			else if (state.lineIndent === parentIndent) indentStatus = 0;
			else indentStatus = -1;
		} else allowBlockCollections = false;
	}
	if (allowBlockCollections) allowBlockCollections = atNewLine || allowCompact;
	if (indentStatus === 1 || nodeContext === CONTEXT_BLOCK_OUT) {
		const flowIndent = nodeContext === CONTEXT_FLOW_IN || nodeContext === CONTEXT_FLOW_OUT ? parentIndent : parentIndent + 1;
		const blockIndent = state.position - state.lineStart;
		if (indentStatus === 1) {
			if (allowBlockCollections && (readBlockSequence(state, blockIndent, props) || readBlockMapping(state, blockIndent, flowIndent, props)) || readFlowCollection(state, flowIndent, props)) hasContent = true;
			else {
				const ch = state.input.charCodeAt(state.position);
				if (propertyStart !== null && allowPropertyMapping && allowBlockStyles && !allowBlockCollections && ch !== 124 && ch !== 62) {
					const fallbackState = snapshotState(state);
					const propertyIndent = propertyStart.position - propertyStart.lineStart;
					restoreState(state, propertyStart);
					if (readBlockMapping(state, propertyIndent, flowIndent, emptyProperties()) && state.events[fallbackState.eventsLength]?.type === EVENT_ID.MAPPING) hasContent = true;
					else restoreState(state, fallbackState);
				}
				if (!hasContent && (allowBlockScalars && readBlockScalar(state, flowIndent, props) || readSingleQuotedScalar(state, flowIndent, props) || readDoubleQuotedScalar(state, flowIndent, props) || readAlias(state, props) || readPlainScalar(state, flowIndent, nodeContext, props))) hasContent = true;
			}
		} else if (indentStatus === 0) hasContent = allowBlockCollections && readBlockSequence(state, blockIndent, props);
	}
	allowBlockScalars = allowBlockScalars && !hasContent;
	if (!hasContent && (props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1 || allowBlockScalars)) {
		addScalarEvent(state, NO_RANGE$1, NO_RANGE$1, props.anchorStart, props.anchorEnd, props.tagStart, props.tagEnd, SCALAR_STYLE.PLAIN);
		hasContent = true;
	}
	state.depth--;
	return hasContent || props.anchorStart !== NO_RANGE$1 || props.tagStart !== NO_RANGE$1;
}
function readDirective(state) {
	if (state.lineIndent > 0 || state.input.charCodeAt(state.position) !== 37) return false;
	state.position++;
	const nameStart = state.position;
	while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
	const name = state.input.slice(nameStart, state.position);
	const args = [];
	if (name.length === 0) throwError(state, "directive name must not be less than one character in length");
	while (state.input.charCodeAt(state.position) !== 0 && !isEol(state.input.charCodeAt(state.position))) {
		while (isWhiteSpace(state.input.charCodeAt(state.position))) state.position++;
		if (state.input.charCodeAt(state.position) === 35 || isEol(state.input.charCodeAt(state.position)) || state.input.charCodeAt(state.position) === 0) break;
		const start = state.position;
		while (state.input.charCodeAt(state.position) !== 0 && !isWsOrEol(state.input.charCodeAt(state.position))) state.position++;
		args.push(state.input.slice(start, state.position));
	}
	if (isEol(state.input.charCodeAt(state.position))) consumeLineBreak(state);
	if (name === "YAML") {
		if (state.directives.some((directive) => directive.kind === "yaml")) throwError(state, "duplication of %YAML directive");
		if (args.length !== 1) throwError(state, "YAML directive accepts exactly one argument");
		const match = /^([0-9]+)\.([0-9]+)$/.exec(args[0]);
		if (match === null) throwError(state, "ill-formed argument of the YAML directive");
		if (parseInt(match[1], 10) !== 1) throwError(state, "unacceptable YAML version of the document");
		state.directives.push({
			kind: "yaml",
			version: args[0]
		});
	} else if (name === "TAG") {
		if (args.length !== 2) throwError(state, "TAG directive accepts exactly two arguments");
		const [handle, prefix] = args;
		if (!PATTERN_TAG_HANDLE.test(handle)) throwError(state, "ill-formed tag handle (first argument) of the TAG directive");
		if (HAS_OWN.call(state.tagHandlers, handle)) throwError(state, `there is a previously declared suffix for "${handle}" tag handle`);
		if (!PATTERN_TAG_PREFIX.test(prefix)) throwError(state, "ill-formed tag prefix (second argument) of the TAG directive");
		state.tagHandlers[handle] = prefix;
		state.directives.push({
			kind: "tag",
			handle,
			prefix
		});
	}
	return true;
}
function readDocument(state) {
	state.directives = [];
	state.tagHandlers = Object.create(null);
	let hasDirectives = false;
	skipSeparationSpace(state, true);
	while (readDirective(state)) {
		hasDirectives = true;
		skipSeparationSpace(state, true);
	}
	let explicitStart = false;
	let explicitEnd = false;
	let allowCompact = true;
	if (state.lineIndent === 0 && state.input.charCodeAt(state.position) === 45 && state.input.charCodeAt(state.position + 1) === 45 && state.input.charCodeAt(state.position + 2) === 45 && isWsOrEolOrEnd(state.input.charCodeAt(state.position + 3))) {
		explicitStart = true;
		const markerLine = state.line;
		state.position += 3;
		skipSeparationSpace(state, true);
		allowCompact = state.line > markerLine;
	} else if (hasDirectives) throwError(state, "directives end mark is expected");
	const documentEventIndex = state.events.length;
	if (!explicitStart && state.position === state.lineStart && state.input.charCodeAt(state.position) === 46 && testDocumentSeparator(state)) {
		state.position += 3;
		skipSeparationSpace(state, true);
		return;
	}
	addDocumentEvent(state, explicitStart, false);
	if (!parseNode(state, state.lineIndent - 1, CONTEXT_BLOCK_OUT, false, allowCompact, allowCompact)) addEmptyScalarEvent(state);
	skipSeparationSpace(state, true);
	if (state.position === state.lineStart && testDocumentSeparator(state)) {
		explicitEnd = state.input.charCodeAt(state.position) === 46;
		if (explicitEnd) {
			const markerLine = state.line;
			state.position += 3;
			skipSeparationSpace(state, true);
			if (state.line === markerLine && state.position < state.length) throwError(state, "end of the stream or a document separator is expected");
		}
	}
	const documentEvent = state.events[documentEventIndex];
	if (documentEvent?.type === EVENT_ID.DOCUMENT) documentEvent.explicitEnd = explicitEnd;
	addPopEvent(state);
	if (!explicitEnd && state.position < state.length && !testDocumentBoundary(state)) throwError(state, "end of the stream or a document separator is expected");
}
/**
* Parses YAML into a flat event stream referencing source text by offsets.
*
* @category Events
*/
function parseEvents(input, options) {
	const length = input.length;
	const state = {
		...DEFAULT_PARSER_OPTIONS,
		...options,
		input: `${input}\0`,
		length,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	};
	const nullpos = input.indexOf("\0");
	if (nullpos !== -1) YAMLException.throwAt(input, nullpos, "null byte is not allowed in input", state.filename);
	while (state.position < state.length) {
		skipByteOrderMark(state);
		skipSeparationSpace(state, true);
		if (state.position >= state.length) break;
		const documentStart = state.position;
		readDocument(state);
		if (state.position === documentStart)
 /* c8 ignore next */
		throwError(state, "can not read a document");
	}
	return state.events;
}
({
	...DEFAULT_PARSER_OPTIONS,
	...DEFAULT_CONSTRUCTOR_OPTIONS
});
var INVALID = Symbol("INVALID");
function buildRepresentTypes(schema) {
	const defaultTags = new Set([
		schema.defaultScalarTag,
		schema.defaultSequenceTag,
		schema.defaultMappingTag
	].filter((t) => t !== void 0));
	const implicitScalars = schema.implicitScalarTags;
	const explicitTags = schema.tags.filter((t) => !(t.nodeKind === "scalar" && t.implicit) && !defaultTags.has(t));
	const defaultTagsLast = schema.tags.filter((t) => defaultTags.has(t));
	return [
		...implicitScalars.map((tag) => ({
			tag,
			implicitTag: true
		})),
		...explicitTags.map((tag) => ({
			tag,
			implicitTag: false
		})),
		...defaultTagsLast.map((tag) => ({
			tag,
			implicitTag: true
		}))
	];
}
function matchTag(state, object) {
	for (let index = 0, length = state.representTypes.length; index < length; index += 1) {
		const { tag, implicitTag } = state.representTypes[index];
		if (tag.identify(object)) {
			let tagName;
			if (tag.matchByTagPrefix) tagName = tag.representTagName(object);
			else tagName = tag.tagName;
			return {
				tag,
				tagName,
				implicitTag
			};
		}
	}
	return null;
}
function build(state, object) {
	if (!state.noRefs && object !== null && typeof object === "object") {
		const existing = state.refs.get(object);
		if (existing) {
			if (existing.anchor === void 0) existing.anchor = `ref_${state.refCounter++}`;
			return {
				kind: "alias",
				anchor: existing.anchor
			};
		}
	}
	const matched = matchTag(state, object);
	if (!matched) {
		if (object === void 0) return INVALID;
		if (state.skipInvalid) return INVALID;
		throw new YAMLException(`unacceptable kind of an object to dump ${Object.prototype.toString.call(object)}`);
	}
	const { tag, tagName, implicitTag } = matched;
	const nodeTagName = implicitTag ? tagName : tagNameShort(tagName);
	if (tag.nodeKind === "scalar") return {
		kind: "scalar",
		tag: nodeTagName,
		tagged: !implicitTag,
		style: SCALAR_STYLE.PLAIN,
		value: tag.represent(object)
	};
	if (tag.nodeKind === "sequence") {
		const container = tag.represent(object);
		const node = {
			kind: "sequence",
			tag: nodeTagName,
			tagged: !implicitTag,
			style: COLLECTION_STYLE.BLOCK,
			items: []
		};
		if (!state.noRefs) state.refs.set(object, node);
		for (let index = 0, length = container.length; index < length; index += 1) {
			let item = build(state, container[index]);
			if (item === INVALID && container[index] === void 0) item = build(state, null);
			if (item === INVALID) continue;
			node.items.push(item);
		}
		return node;
	}
	const map = tag.represent(object);
	const node = {
		kind: "mapping",
		tag: nodeTagName,
		tagged: !implicitTag,
		style: COLLECTION_STYLE.BLOCK,
		items: []
	};
	if (!state.noRefs) state.refs.set(object, node);
	for (const [objectKey, objectValue] of map) {
		const key = build(state, objectKey);
		if (key === INVALID) continue;
		const value = build(state, objectValue);
		if (value === INVALID) continue;
		node.items.push({
			key,
			value
		});
	}
	return node;
}
/**
* Convert JS object to AST. A JS value is one YAML document. An unrepresentable
* root becomes an empty document, which the presenter renders as an empty
* string.
*
* @category AST
*/
function jsToAst(input, schema, options = {}) {
	const root = build({
		representTypes: buildRepresentTypes(schema),
		noRefs: options.noRefs ?? false,
		skipInvalid: options.skipInvalid ?? false,
		refs: /* @__PURE__ */ new Map(),
		refCounter: 0
	}, input);
	return [{
		contents: root === INVALID ? null : root,
		directives: []
	}];
}
/**
* Return from a visitor to stop the whole traversal.
*
* @category AST
*/
var VISIT_BREAK = Symbol("visit:break");
/**
* Return from a visitor to skip the current node's children.
*
* @category AST
*/
var VISIT_SKIP = Symbol("visit:skip");
function visitNode(node, visitor, ctx) {
	const control = visitor(node, ctx);
	if (control === VISIT_BREAK) return true;
	if (control === VISIT_SKIP) return false;
	const depth = ctx.depth + 1;
	switch (node.kind) {
		case "sequence":
			for (const item of node.items) if (visitNode(item, visitor, {
				depth,
				parent: node,
				isKey: false
			})) return true;
			break;
		case "mapping": for (const { key, value } of node.items) {
			if (visitNode(key, visitor, {
				depth,
				parent: node,
				isKey: true
			})) return true;
			if (visitNode(value, visitor, {
				depth,
				parent: node,
				isKey: false
			})) return true;
		}
	}
	return false;
}
/**
* Walk every node in the documents, calling {@link Visitor} once per
* node (pre-order).
*
* @category AST
*/
function visit$3(documents, visitor) {
	for (const doc of documents) if (doc.contents && visitNode(doc.contents, visitor, {
		depth: 0,
		parent: null,
		isKey: false
	})) return;
}
function hasBit(mask, bit) {
	return (mask & 1 << bit) !== 0;
}
/**
* Default scalar styling rules in application order.
* See [Scalar styling](../../docs/scalar_styling.md) for usage details.
*
* @category AST
*/
var DEFAULT_SCALAR_STYLE_RULES = {
	applyQuoteFlowKeysOption,
	doubleQuoteForInvisibles,
	doubleQuoteWhitespaceOnly,
	applyForceQuotesOption,
	tryLongOrMultilineAsBlock,
	quoteInvalidPlain,
	fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
	if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
	return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
	if (!layout.presenterOptions.quoteFlowKeys) return;
	if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
	layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
	if (!layout.presenterOptions.forceQuotes) return;
	if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
	if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
	layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
	if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
	const value = layout.node.value;
	const multiline = value.indexOf("\n") !== -1;
	if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
		if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
		return;
	}
	const w = layout.presenterOptions.lineWidth;
	if (w === -1) {
		if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
		return;
	}
	const availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	let position = 0;
	let shouldFold = false;
	while (position <= value.length) {
		let lineEnd = value.length;
		const nextLineBreak = value.indexOf("\n", position);
		if (nextLineBreak !== -1) lineEnd = nextLineBreak;
		const line = value.slice(position, lineEnd);
		if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line)) shouldFold = true;
		if (nextLineBreak === -1) break;
		position = nextLineBreak + 1;
	}
	if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
	else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
	if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function setBit(mask, bit) {
	return mask | 1 << bit;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
var SRC_B_CHAR = "[\\n\\r]";
var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
var SRC_S_WHITE = "[ \\t]";
var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
var NS_PLAIN_FLOW_OUT = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
var NS_PLAIN_FLOW_IN = new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
var NS_PLAIN_BLOCK_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
var NS_PLAIN_FLOW_KEY = new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
var NB_SINGLE_ONE_LINE = new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
var NB_SINGLE_MULTI_LINE = new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
var BLOCK_SCALAR_CONTENT = new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
var C_FORBIDDEN_FIRST_LINE = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/;
var C_FORBIDDEN_CONTENT = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function canUsePlain(layout) {
	const str = layout.node.value;
	if (str !== "") {
		if (!(layout.isKey ? layout.flowOnly ? NS_PLAIN_FLOW_KEY : NS_PLAIN_BLOCK_KEY : layout.flowOnly ? NS_PLAIN_FLOW_IN : NS_PLAIN_FLOW_OUT).test(str)) return false;
		if (layout.shiftOfFirstLine === 0 && C_FORBIDDEN_FIRST_LINE.test(str)) return false;
		if (layout.shiftOfContent === 0) {
			const firstLineBreak = str.indexOf("\n");
			if (firstLineBreak !== -1) {
				const content = str.slice(firstLineBreak + 1);
				if (C_FORBIDDEN_CONTENT.test(content)) return false;
			}
		}
	}
	const resolvedTag = layout.presenterOptions.schema.resolveImplicitScalarTag(str).tag.tagName;
	if (!layout.node.tagged && resolvedTag !== layout.node.tag) return false;
	if (!layout.node.tagged && str === "=" && resolvedTag === layout.presenterOptions.schema.defaultScalarTag.tagName) return false;
	return true;
}
function canUseSingleQuoted(layout) {
	const str = layout.node.value;
	if (!(layout.isKey ? NB_SINGLE_ONE_LINE : NB_SINGLE_MULTI_LINE).test(str)) return false;
	if (/[ \t]\n|\n[ \t]/.test(str)) return false;
	if (!layout.isKey && layout.shiftOfContent === 0) {
		const firstLineBreak = str.indexOf("\n");
		if (firstLineBreak !== -1 && C_FORBIDDEN_CONTENT.test(str.slice(firstLineBreak + 1))) return false;
	}
	return true;
}
function canUseBlock(layout) {
	if (layout.flowOnly || !BLOCK_SCALAR_CONTENT.test(layout.node.value)) return false;
	const contentIndent = layout.shiftOfContent - layout.shiftOfParent;
	if (contentIndent < 1) return false;
	if (contentIndent > 9 && /^\n* /.test(layout.node.value)) return false;
	if (layout.shiftOfContent === 0 && C_FORBIDDEN_CONTENT.test(layout.node.value)) return false;
	return true;
}
function detectAllowedStyles(layout) {
	let mask = setBit(0, SCALAR_STYLE.DOUBLE_QUOTED);
	if (canUsePlain(layout)) mask = setBit(mask, SCALAR_STYLE.PLAIN);
	if (canUseSingleQuoted(layout)) mask = setBit(mask, SCALAR_STYLE.SINGLE_QUOTED);
	if (canUseBlock(layout)) mask = setBit(setBit(mask, SCALAR_STYLE.LITERAL_BLOCK), SCALAR_STYLE.FOLDED_BLOCK);
	layout.allowedStylesMask = mask;
}
function renderScalar(layout) {
	switch (layout.style) {
		case SCALAR_STYLE.PLAIN: return renderPlain(layout);
		case SCALAR_STYLE.SINGLE_QUOTED: return renderSingleQuoted(layout);
		case SCALAR_STYLE.LITERAL_BLOCK: return renderLiteralBlock(layout);
		case SCALAR_STYLE.FOLDED_BLOCK: return renderFoldedBlock(layout);
		case SCALAR_STYLE.DOUBLE_QUOTED: return renderDoubleQuoted(layout);
	}
}
function renderPlain(layout) {
	return encodeFlowBreaks(layout.node.value, layout.shiftOfContent);
}
function renderSingleQuoted(layout) {
	return `'${encodeFlowBreaks(layout.node.value, layout.shiftOfContent).replace(/'/g, "''")}'`;
}
function renderLiteralBlock(layout) {
	const value = layout.node.value;
	return "|" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(value, layout.shiftOfContent));
}
function renderFoldedBlock(layout) {
	const value = layout.node.value;
	const w = layout.presenterOptions.lineWidth;
	let availableWidth = Infinity;
	if (w !== -1) availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	return ">" + blockHeader(value, layout.shiftOfParent, layout.shiftOfContent) + dropEndingNewline(indentString(foldBlockScalar(value, availableWidth), layout.shiftOfContent));
}
function renderDoubleQuoted(layout) {
	return `"${escapeString(layout.node.value)}"`;
}
function encodeFlowBreaks(string, shiftOfContent) {
	let nextLF = string.indexOf("\n");
	if (nextLF === -1) return string;
	const pad = " ".repeat(shiftOfContent);
	let result = string.slice(0, nextLF);
	const lineRe = /(\n+)([^\n]*)/g;
	lineRe.lastIndex = nextLF;
	let match;
	while (match = lineRe.exec(string)) {
		const breaks = match[1].length;
		const line = match[2];
		result += "\n".repeat(breaks + 1) + pad + line;
	}
	return result;
}
function indentString(string, spaces) {
	const indent = " ".repeat(spaces);
	let position = 0;
	let result = "";
	const length = string.length;
	while (position < length) {
		let line;
		const next = string.indexOf("\n", position);
		if (next === -1) {
			line = string.slice(position);
			position = length;
		} else {
			line = string.slice(position, next + 1);
			position = next + 1;
		}
		if (line.length && line !== "\n") result += indent;
		result += line;
	}
	return result;
}
function needIndentIndicator(string) {
	return /^\n* /.test(string);
}
function blockHeader(string, shiftOfParent, shiftOfContent) {
	const indentIndicator = needIndentIndicator(string) ? String(shiftOfContent - shiftOfParent) : "";
	const clip = string[string.length - 1] === "\n";
	return `${indentIndicator}${clip && (string[string.length - 2] === "\n" || string === "\n") ? "+" : clip ? "" : "-"}\n`;
}
function dropEndingNewline(string) {
	return string[string.length - 1] === "\n" ? string.slice(0, -1) : string;
}
function isMoreIndented(char) {
	return char === " " || char === "	";
}
function foldLine(line, width) {
	if (line === "" || isMoreIndented(line[0])) return line;
	const breakRe = / [^ \t]/g;
	let match;
	let start = 0;
	let end;
	let curr = 0;
	let next = 0;
	let result = "";
	while (match = breakRe.exec(line)) {
		next = match.index;
		if (next - start > width) {
			end = curr > start ? curr : next;
			result += `\n${line.slice(start, end)}`;
			start = end + 1;
		}
		curr = next;
	}
	result += "\n";
	if (line.length - start > width && curr > start) result += `${line.slice(start, curr)}\n${line.slice(curr + 1)}`;
	else result += line.slice(start);
	return result.slice(1);
}
function foldBlockScalar(string, width) {
	const lineRe = /(\n+)([^\n]*)/g;
	let nextLF = string.indexOf("\n");
	if (nextLF === -1) nextLF = string.length;
	lineRe.lastIndex = nextLF;
	let result = foldLine(string.slice(0, nextLF), width);
	let prevMoreIndented = string[0] === "\n" || isMoreIndented(string[0]);
	let moreIndented;
	let match;
	while (match = lineRe.exec(string)) {
		const prefix = match[1];
		const line = match[2];
		moreIndented = line !== "" && isMoreIndented(line[0]);
		result += prefix + (!prevMoreIndented && !moreIndented && line !== "" ? "\n" : "") + foldLine(line, width);
		prevMoreIndented = moreIndented;
	}
	return result;
}
var CHARACTERS_TO_ESCAPE = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function escapeCharacter(character) {
	switch (character) {
		case "\0": return "\\0";
		case "\x07": return "\\a";
		case "\b": return "\\b";
		case "	": return "\\t";
		case "\n": return "\\n";
		case "\v": return "\\v";
		case "\f": return "\\f";
		case "\r": return "\\r";
		case "\x1B": return "\\e";
		case "\"": return "\\\"";
		case "\\": return "\\\\";
		case "": return "\\N";
		case "\xA0": return "\\_";
		case "\u2028": return "\\L";
		case "\u2029": return "\\P";
	}
	const code = character.charCodeAt(0);
	const hex = code.toString(16).toUpperCase();
	if (code <= 255) return `\\x${"0".repeat(2 - hex.length)}${hex}`;
	return `\\u${"0".repeat(4 - hex.length)}${hex}`;
}
function escapeString(string) {
	return string.replace(CHARACTERS_TO_ESCAPE, escapeCharacter);
}
var CHAR_LINE_FEED = 10;
var DEFAULT_PRESENTER_OPTIONS = {
	indent: 2,
	seqNoIndent: false,
	seqInlineFirst: true,
	lineWidth: 80,
	flowBracketPadding: false,
	flowSkipCommaSpace: false,
	flowSkipColonSpace: false,
	quoteFlowKeys: false,
	quoteStyle: "single",
	forceQuotes: false,
	scalarStyleRules: Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name)),
	tagBeforeAnchor: false
};
function nodeTagShort(node) {
	return node.tagged ? node.tag : tagNameShort(node.tag);
}
function createPresenterState(options) {
	const opts = {
		...DEFAULT_PRESENTER_OPTIONS,
		...options
	};
	if (opts.flowSkipColonSpace) opts.quoteFlowKeys = true;
	return {
		...opts,
		defaultScalarTagName: opts.schema.defaultScalarTag.tagName,
		openEnded: false
	};
}
function generateNextLine(state, level) {
	return `\n${" ".repeat(state.indent * level)}`;
}
function scalarLayout(state, node, parent, level, isKey, flowOnly) {
	return {
		node,
		parent,
		level,
		isKey,
		flowOnly,
		shiftOfParent: level === 0 ? -1 : state.indent * (level - 1),
		shiftOfContent: state.indent * Math.max(1, level),
		shiftOfFirstLine: level === 0 ? 0 : state.indent * level,
		presenterOptions: state,
		allowedStylesMask: 0,
		style: node.style
	};
}
function writeFlowSequence(state, level, node) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		const item = writeNode(state, level, node.items[index], node, {}).text;
		if (index > 0) result += `,${!state.flowSkipCommaSpace ? " " : ""}`;
		result += item;
	}
	const pad = state.flowBracketPadding && node.items.length > 0 ? " " : "";
	return `[${pad}${result}${pad}]`;
}
function writeBlockSequence(state, level, node, compact) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		const item = writeNode(state, level + 1, node.items[index], node, {
			block: true,
			compact: state.seqInlineFirst,
			isblockseq: true
		}).text;
		if (!compact || result !== "") result += generateNextLine(state, level);
		if (item === "" || CHAR_LINE_FEED === item.charCodeAt(0)) result += "-";
		else result += "- ";
		result += item;
	}
	return result;
}
function writeFlowMapping(state, level, node) {
	let result = "";
	for (const { key, value } of node.items) {
		let pairBuffer = "";
		if (result !== "") pairBuffer += `,${!state.flowSkipCommaSpace ? " " : ""}`;
		const keyRender = writeNode(state, level, key, node, { iskey: true });
		const keyText = keyRender.text;
		const valueText = writeNode(state, level, value, node, {}).text;
		const sep = state.flowSkipColonSpace || valueText === "" ? "" : " ";
		const keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
		const keyColonSep = key.kind === "alias" || keyIsBareProps ? " " : "";
		pairBuffer += `${keyText}${keyColonSep}:${sep}${valueText}`;
		result += pairBuffer;
	}
	const pad = state.flowBracketPadding && result !== "" ? " " : "";
	return `{${pad}${result}${pad}}`;
}
function writeBlockMapping(state, level, node, compact) {
	let result = "";
	for (let index = 0, length = node.items.length; index < length; index += 1) {
		let pairBuffer = "";
		if (!compact || result !== "") pairBuffer += generateNextLine(state, level);
		const { key, value } = node.items[index];
		const keyIsBlock = (key.kind === "mapping" || key.kind === "sequence") && key.style === COLLECTION_STYLE.BLOCK && key.items.length !== 0 || key.kind === "scalar" && (key.style === SCALAR_STYLE.LITERAL_BLOCK || key.style === SCALAR_STYLE.FOLDED_BLOCK);
		const keyRender = keyIsBlock ? writeNode(state, level + 1, key, node, {
			block: true,
			compact: true,
			isblockseq: !cannotBeCompact(state, key, level + 1)
		}) : writeNode(state, level + 1, key, node, {
			block: true,
			compact: true,
			iskey: true
		});
		const keyText = keyRender.text;
		const keyHasLineBreak = key.kind === "scalar" && key.value.indexOf("\n") !== -1;
		const keyIsTooLong = keyText.length > 1024 && /^[\s\S]{1025}/u.test(keyText);
		const explicitPair = keyIsBlock || keyHasLineBreak || keyIsTooLong;
		if (explicitPair) {
			if (keyText && CHAR_LINE_FEED === keyText.charCodeAt(0)) pairBuffer += "?";
			else pairBuffer += "? ";
		}
		pairBuffer += keyText;
		if (explicitPair) pairBuffer += generateNextLine(state, level);
		const valueText = writeNode(state, level + 1, value, node, {
			block: true,
			compact: explicitPair,
			isblockseq: explicitPair && !cannotBeCompact(state, value, level + 1)
		}).text;
		const keyIsBareProps = key.kind === "scalar" && keyRender.noBody && (key.tagged || key.anchor !== void 0);
		const keyColonSep = !explicitPair && (key.kind === "alias" || keyIsBareProps) ? " " : "";
		if (valueText === "" || CHAR_LINE_FEED === valueText.charCodeAt(0)) pairBuffer += `${keyColonSep}:`;
		else pairBuffer += `${keyColonSep}: `;
		pairBuffer += valueText;
		result += pairBuffer;
	}
	return result;
}
function cannotBeCompact(state, node, level) {
	if (node.kind === "alias") return true;
	return node.tagged || node.anchor !== void 0 || state.indent < 2 && level > 0;
}
function writeNode(state, level, node, parent, ctx) {
	if (node.kind === "alias") {
		state.openEnded = false;
		return {
			text: `*${node.anchor}`,
			noBody: false
		};
	}
	const { block = false, iskey = false, isblockseq = false } = ctx;
	let compact = ctx.compact ?? false;
	const hasAnchor = node.anchor !== void 0;
	if (cannotBeCompact(state, node, level)) compact = false;
	let body;
	let shouldPrintTag = node.tagged;
	const useBlockCollection = block && (node.kind === "mapping" || node.kind === "sequence") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0;
	if (node.kind === "mapping") {
		if (useBlockCollection) body = writeBlockMapping(state, level, node, compact);
		else body = writeFlowMapping(state, level, node);
	} else if (node.kind === "sequence") {
		if (useBlockCollection) {
			if (state.seqNoIndent && !isblockseq && level > 0) body = writeBlockSequence(state, level - 1, node, compact);
			else body = writeBlockSequence(state, level, node, compact);
		} else body = writeFlowSequence(state, level, node);
	} else {
		const layout = scalarLayout(state, node, parent, level, iskey, !block);
		detectAllowedStyles(layout);
		for (const rule of state.scalarStyleRules) rule(layout);
		body = renderScalar(layout);
		state.openEnded = (layout.style === SCALAR_STYLE.LITERAL_BLOCK || layout.style === SCALAR_STYLE.FOLDED_BLOCK) && (node.value === "\n" || node.value.endsWith("\n\n"));
		shouldPrintTag = node.tagged || body === "" && layout.flowOnly && parent?.kind === "sequence" && !hasAnchor || layout.style !== SCALAR_STYLE.PLAIN && node.tag !== state.defaultScalarTagName;
	}
	if ((node.kind === "mapping" || node.kind === "sequence") && !useBlockCollection) state.openEnded = false;
	if (useBlockCollection && compact && level > 0 && state.indent > 2) body = `${" ".repeat(state.indent - 2)}${body}`;
	const noBody = body === "";
	let text = body;
	if (shouldPrintTag || hasAnchor) {
		const props = [];
		const tag = shouldPrintTag ? nodeTagShort(node) : null;
		const anchor = hasAnchor ? `&${node.anchor}` : null;
		if (state.tagBeforeAnchor) {
			if (tag !== null) props.push(tag);
			if (anchor !== null) props.push(anchor);
		} else {
			if (anchor !== null) props.push(anchor);
			if (tag !== null) props.push(tag);
		}
		const sep = body === "" || body.charCodeAt(0) === CHAR_LINE_FEED ? "" : " ";
		text = `${props.join(" ")}${sep}${body}`;
	}
	return {
		text,
		noBody
	};
}
function rootStartsOwnLine(node) {
	return (node.kind === "sequence" || node.kind === "mapping") && node.style === COLLECTION_STYLE.BLOCK && node.items.length !== 0 && !node.tagged && node.anchor === void 0;
}
function writeDocumentDirectives(doc) {
	let result = "";
	for (const directive of doc.directives) {
		if (directive.kind === "yaml") {
			result += `%YAML ${directive.version}\n`;
			continue;
		}
		const { handle, prefix } = directive;
		result += `%TAG ${handle} ${prefix}\n`;
	}
	return result;
}
/**
* Build YAML from AST.
*
* @category AST
*/
function present(documents, options) {
	const state = createPresenterState(options);
	let result = "";
	let previousEnded = false;
	for (let index = 0; index < documents.length; index += 1) {
		const doc = documents[index];
		state.openEnded = false;
		const directives = writeDocumentDirectives(doc);
		const hasDirectives = directives !== "";
		const marker = doc.explicitStart || hasDirectives || index > 0 && !previousEnded;
		result += directives;
		if (doc.contents === null) {
			if (marker) result += "---\n";
		} else if (marker) {
			const body = writeNode(state, 0, doc.contents, null, {
				block: true,
				compact: true
			}).text;
			const sep = body === "" ? "" : hasDirectives || rootStartsOwnLine(doc.contents) ? "\n" : " ";
			result += `---${sep}${body}\n`;
		} else result += writeNode(state, 0, doc.contents, null, {
			block: true,
			compact: true
		}).text + "\n";
		previousEnded = doc.explicitEnd || state.openEnded;
		if (previousEnded) result += "...\n";
	}
	return result;
}
var DEFAULT_DUMP_OPTIONS = {
	...DEFAULT_PRESENTER_OPTIONS,
	schema: DUMP_SCHEMA,
	skipInvalid: false,
	noRefs: false,
	flowLevel: -1,
	sortKeys: false,
	transform: () => {}
};
function defaultCompareFn(a, b) {
	const x = String(a);
	const y = String(b);
	if (x < y) return -1;
	if (x > y) return 1;
	return 0;
}
/**
* Serializes JS object as a YAML document. By default it can dump every
* supported YAML type, so it throws an exception if you try to dump regexps or
* functions. However, you can disable exceptions by setting the
* {@link DumpOptions.skipInvalid} option to `true`.
*
* @category Main
*/
function dump(input, options = {}) {
	const opts = {
		...DEFAULT_DUMP_OPTIONS,
		...options
	};
	const documents = jsToAst(input, opts.schema, {
		noRefs: opts.noRefs,
		skipInvalid: opts.skipInvalid
	});
	if (opts.flowLevel >= 0) visit$3(documents, (node, ctx) => {
		if (ctx.depth < opts.flowLevel) return;
		if (node.kind === "sequence" || node.kind === "mapping") node.style = COLLECTION_STYLE.FLOW;
		return VISIT_SKIP;
	});
	if (opts.sortKeys) {
		const compareFn = opts.sortKeys === true ? defaultCompareFn : opts.sortKeys;
		visit$3(documents, (node) => {
			if (node.kind !== "mapping") return;
			node.items.sort((a, b) => compareFn(a.key.kind === "scalar" ? a.key.value : "", b.key.kind === "scalar" ? b.key.value : ""));
		});
	}
	opts.transform(documents);
	return present(documents, {
		...pick(opts, Object.keys(DEFAULT_PRESENTER_OPTIONS)),
		schema: opts.schema
	});
}
EVENT_ID.DOCUMENT;
EVENT_ID.SEQUENCE;
EVENT_ID.MAPPING;
EVENT_ID.SCALAR;
EVENT_ID.ALIAS;
EVENT_ID.POP;
SCALAR_STYLE.PLAIN;
SCALAR_STYLE.SINGLE_QUOTED;
SCALAR_STYLE.DOUBLE_QUOTED;
SCALAR_STYLE.LITERAL_BLOCK;
SCALAR_STYLE.FOLDED_BLOCK;
COLLECTION_STYLE.BLOCK;
COLLECTION_STYLE.FLOW;
CHOMPING_MODE.CLIP;
CHOMPING_MODE.STRIP;
CHOMPING_MODE.KEEP;
// src/render/yaml/print-object.ts
/** The lines of an object's YAML. Both sides of every diff come from here. */
function printObject(object, key, content) {
	return dump(tidyObject(object, key, content), {
		lineWidth: -1,
		noRefs: true
	}).trimEnd().split("\n");
}
// src/render/yaml/diff-change.ts
/** Lines around each difference, as in every unified diff. */
const context = 3;
/** Comparing takes time in the square of the edits; beyond this the two sides are shown whole. */
const maxEdits = 1e3;
/** The YAML diff of one object. A create has only added lines, a delete only removed ones. */
const diffChange = (change) => diffLines(printSide(change, "before"), printSide(change, "after"));
/** How an object looks before or after a change; no lines where there is nothing. */
function printSide(change, side) {
	const content = contentOf$1(change, side);
	return content === null ? [] : printObject(change.object, change.key, content);
}
function contentOf$1(change, side) {
	if (side === "before") return change.verb === "create" ? null : change.before;
	return change.verb === "delete" ? null : change.after;
}
/** The diff of two texts by lines, with what is far from any difference folded. */
function diffLines(before, after) {
	if (before.length === 0) return marked("+", after);
	if (after.length === 0) return marked("-", before);
	const parts = diffArrays([...before], [...after], { maxEditLength: maxEdits });
	if (parts === void 0) return [...marked("-", before), ...marked("+", after)];
	return parts.flatMap((part, index) => {
		if (part.added) return marked("+", part.value);
		if (part.removed) return marked("-", part.value);
		return fold$1(part.value, {
			above: index > 0,
			below: index < parts.length - 1
		});
	});
}
/** Keeps the lines next to a difference above or below, and folds the rest. */
function fold$1(lines, near) {
	const head = near.above ? context : 0;
	const tail = near.below ? context : 0;
	if (lines.length <= head + tail + 1) return marked(" ", lines);
	const folded = {
		mark: "folded",
		lines: lines.length - head - tail
	};
	return [
		...marked(" ", lines.slice(0, head)),
		folded,
		...marked(" ", lines.slice(lines.length - tail))
	];
}
/** The first lines of a diff, and how many more there are. */
function capDiff(lines, limit) {
	if (lines.length <= limit + 1) return lines;
	return [...lines.slice(0, limit), {
		mark: "cut",
		lines: lines.length - limit
	}];
}
const marked = (mark, lines) => lines.map((text) => ({
	mark,
	text
}));
// src/render/impact/bars.ts
/** Characters of the longest bar. */
const longest = 20;
/** The open findings that a policy matches before and after, a line for each severity; every number stands beside its bar. */
function severityBars(impact) {
	if (impact?.about !== "policy" || impact.matched.kind === "not-estimable") return [];
	const { before, after } = impact.matched.figures;
	const shown = findingSeverities.filter((severity) => countOf(before, severity) + countOf(after, severity) > 0);
	const most = Math.max(0, ...shown.flatMap((severity) => [countOf(before, severity), countOf(after, severity)]));
	if (most === 0) return [];
	const digits = String(most).length;
	const bar = (number) => `${String(number).padStart(digits)} ${"█".repeat(lengthOf(number, most))}`;
	const row = (name, left, arrow, right) => `${name.padEnd(8)}  ${left.padEnd(digits + 1 + longest)}  ${arrow}  ${right}`.trimEnd();
	return [row("", `${sureness(impact.matched)}before`, " ", "after"), ...shown.map((severity) => row(severity, bar(countOf(before, severity)), "→", bar(countOf(after, severity))))];
}
const countOf = ({ bySeverity }, severity) => bySeverity[severity];
/** What is not nothing shows. */
const lengthOf = (number, most) => number === 0 ? 0 : Math.max(1, Math.round(longest * number / most));
// src/render/impact/detection-words.ts
/** Of more rules than this the plan file tells. */
const mostItems = 5;
/** A line for each rule that comes or goes, with what is open of it today. */
function detectionWords({ items }) {
	const more = items.length - mostItems;
	return [...items.slice(0, mostItems).map(itemWords), ...more > 0 ? [[`and ${count(more, "more entry", "more entries")}; the plan file has them all`]] : []];
}
/** `estimate: rule a.b, added: 12 open findings in 3 repositories, 14 issues` */
function itemWords({ list, name, verb, issues, findings }) {
	const parts = [...numberWords(findings, (figures) => figures.findings === 0 ? "no open findings" : placedWords(figures)), ...numberWords(issues, (number) => count(number, "issue"))];
	const reasons = reasonsOf([findings, issues]);
	const head = [
		`estimate: ${listWords[list]} `,
		foreign(name),
		`, ${verb}: `
	];
	if (parts.length === 0) return [
		...head,
		"not estimable: ",
		...reasons
	];
	return [
		...head,
		parts.join(", "),
		...reasons.length === 0 ? [] : [
			" (",
			...reasons,
			")"
		]
	];
}
function numberWords(estimate, words) {
	return estimate.kind === "not-estimable" ? [] : [`${sureness(estimate)}${words(estimate.figures)}`];
}
/** The lists by what one entry is. */
const listWords = {
	rulesets: "ruleset",
	rules: "rule",
	disabled: "disabled rule",
	exceptions: "exception"
};
// src/render/impact/policy-words.ts
/** `estimate: matches 37 → 52 open findings in 9 repositories (critical 4, high 33 → 48); newly blocks 15` */
function policyWords({ matched, blocked, issues }) {
	const counted = issues === null ? [] : [`the platform counts ${issueWords(issues)}`];
	const known = [...matchedWords(matched), ...blockedWords(blocked)];
	const parts = [
		...known,
		...known.length === 0 ? [] : unknownWords(blocked),
		...counted
	];
	const reasons = reasonsOf([matched, blocked]);
	const says = `estimate: ${parts.length === 0 ? "not estimable" : parts.join("; ")}`;
	if (reasons.length === 0) return [says];
	return parts.length === 0 ? [`${says}: `, ...reasons] : [
		`${says} (`,
		...reasons,
		")"
	];
}
function matchedWords(matched) {
	if (matched.kind === "not-estimable") return [];
	const { before, after } = matched.figures;
	const findings = `${sureness(matched)}${arrow(before.findings, after.findings)}`;
	if (before.findings + after.findings === 0) return [`matches ${findings} open findings`];
	const repositories = `${arrow(before.repositories, after.repositories)} ${noun(before.repositories, after.repositories, "repository", "repositories")}`;
	return [`matches ${findings} ${noun(before.findings, after.findings, "open finding", "open findings")} in ${repositories} (${severityWords(before, after)})`];
}
const severityWords = (before, after) => findingSeverities.filter((severity) => before.bySeverity[severity] + after.bySeverity[severity] > 0).map((severity) => `${severity} ${arrow(before.bySeverity[severity], after.bySeverity[severity])}`).join(", ");
/** Only what there is. */
const blockedWords = (blocked) => turnsIn(blocked).flatMap(({ way, least, findings }) => findings === null || findings === 0 ? [] : [`${turnWords[way].does} ${least}${String(findings)}`]);
function unknownWords(blocked) {
	const ways = turnsIn(blocked).filter(({ findings }) => findings === null).map(({ way }) => turnWords[way].becomes);
	return ways.length === 0 ? [] : [`how many are ${ways.join(" or ")} blocked is not known`];
}
const turnWords = {
	newly: {
		does: "newly blocks",
		becomes: "newly"
	},
	noLonger: {
		does: "no longer blocks",
		becomes: "no longer"
	}
};
function issueWords({ before, after, exact }) {
	return `${exact ? "" : "at least "}${arrow(before, after)} ${noun(before, after, "issue", "issues")}`;
}
const arrow = (before, after) => before === after ? String(after) : `${String(before)} → ${String(after)}`;
/** The noun after `arrow`. */
const noun = (before, after, one, many) => before === after && after === 1 ? one : many;
// src/render/impact/words.ts
/** What a change means for open findings: one line for a policy, some for rules. */
function impactLines(impact) {
	if (impact?.about === "policy") return [policyWords(impact)];
	return impact?.about === "detection" ? detectionWords(impact) : [];
}
/** Where most of the findings of a policy are, and of which rules. */
function topLines(impact) {
	const figures = impact?.about === "policy" ? figuresIn(impact) : null;
	if (figures === null) return [];
	return [["most in: ", ...tallyWords(figures.topRepositories)], ["most of: ", ...tallyWords(figures.topRules)]].filter((line) => line.length > 1);
}
/** Those after the change, or where it then matches none, those before. */
function figuresIn({ matched }) {
	if (matched.kind === "not-estimable") return null;
	const { before, after } = matched.figures;
	return after.findings === 0 ? before : after;
}
const tallyWords = (tallies) => joined$1(tallies.map(({ name, findings }) => [foreign(name), ` ${String(findings)}`]), ", ");
// src/render/words/failure.ts
/** Of an error that is none of the platform's only the message is known. */
function failureOf(error) {
	const { message } = error;
	if (error instanceof GitHubError) return {
		message,
		hint: error.hint,
		facts: []
	};
	if (!(error instanceof PlatformError)) return {
		message,
		hint: null,
		facts: []
	};
	const { hint, status, code, requestId } = error;
	return {
		message,
		hint,
		facts: [
			status === null ? null : `status ${String(status)}`,
			code === null ? null : `code ${code}`,
			requestId === null ? null : `request ${requestId}`
		].filter((fact) => fact !== null)
	};
}
// src/render/phrases/phrase.ts
const quoted$1 = (text) => `"${text}"`;
/** `"a", "b" and "c"`; of a long list only the beginning. */
function listed(texts, word = "and") {
	const most = 12;
	if (texts.length > most) return `${texts.slice(0, most).map(quoted$1).join(", ")} ${word} ${texts.length - most} more`;
	const [last = "", ...before] = texts.map(quoted$1).toReversed();
	return before.length === 0 ? last : `${before.toReversed().join(", ")} ${word} ${last}`;
}
/** Did-you-mean where one of the allowed is near, else what is allowed. */
function suggestion(nearest, allowed, otherwise) {
	if (nearest !== null) return `did you mean ${quoted$1(nearest)}?`;
	return allowed.length === 0 ? otherwise : `${otherwise}: ${listed(allowed, "or")}`;
}
// src/render/phrases/meaning.ts
/** Words for what the shape allows and sense or the platform does not. */
const meaningPhrases = {
	"deployment-missing": ({ configured }) => ({
		says: "the file does not say which deployment it belongs to",
		fix: `add "deployment_slug"${configured.length === 0 ? "" : `: ${listed(configured, "or")}`}`
	}),
	"deployment-unknown": ({ slug, configured, nearest }) => ({
		says: `${quoted$1(slug)} is not a deployment of this repository`,
		fix: suggestion(nearest, configured, "use one that is configured")
	}),
	"deployment-nearly": ({ slug, wanted }) => ({
		says: `the file is for ${quoted$1(slug)}, the run for ${quoted$1(wanted)}: this looks like a slip`,
		fix: `did you mean ${quoted$1(wanted)}? If there are both, name them under "deployments" in ifmatch.yaml`
	}),
	"deployment-folder": ({ slug, folders }) => ({
		says: `the file says deployment ${quoted$1(slug)}, whose files stand in ${listed(folders)}`,
		fix: "move the file there, or correct \"deployment_slug\""
	}),
	"missing-list": ({ list, kind }) => ({
		says: `no file gives the list ${quoted$1(list)} of ${kind}`,
		fix: `add ${quoted$1(list)}; if it is meant to be empty, write ${list}: []`
	}),
	"duplicate-slug": ({ slug, first }) => ({
		says: `another policy has the slug ${quoted$1(slug)} already, in ${first.file}`,
		fix: "give one of them a slug of its own, or remove it"
	}),
	"duplicate-exception": ({ rule, scope, first }) => ({
		says: `there is an exception for ${quoted$1(rule)} in ${quoted$1(scope)} already, in ${first.file}`,
		fix: "remove one of them"
	}),
	"duplicate-item": ({ list, item, first }) => ({
		says: `${quoted$1(item)} stands in ${quoted$1(list)} already, in ${first.file}`,
		fix: "remove one of them; to take it away later, both would have to go"
	}),
	"rule-enabled-and-disabled": ({ rule }) => ({
		says: `${quoted$1(rule)} is in "rules" and in "disabled"`,
		fix: "remove it from one of them"
	}),
	"exception-scope": ({ found }) => ({
		says: found === "both" ? "the exception names a project and a project tag" : "the exception names neither a project nor a project tag",
		fix: "give exactly one of \"project\" and \"project_tag_name\""
	}),
	"rulesets-in-secrets": ({ ruleset }) => ({
		says: `${quoted$1(ruleset)}: this product takes no rulesets`,
		fix: "write rulesets: [] and name the rules under \"rules\""
	}),
	"missing-companion": ({ action, companion }) => ({
		says: `${quoted$1(action)} needs ${quoted$1(companion)} in the same policy`,
		fix: `add an action "type: ${companion}"`
	}),
	"missing-slug": ({ derived, reads }) => ({
		says: "the policy has no slug: one is derived from its name, and a new name would delete the policy and create another",
		fix: derived === "" ? "add a \"slug\"" : `add ${reads === null ? quoted$1(`slug: ${derived}`) : `slug: ${quoted$1(derived)}`}`
	}),
	"unknown-condition-type": ({ severity, type, known, nearest }) => ({
		says: `${quoted$1(type)} is not a condition type that ${severity === "error" ? "the platform knows" : "is known here"}`,
		fix: suggestion(nearest, known, "known are")
	}),
	"unknown-action-type": ({ severity, type, known, nearest }) => ({
		says: `${quoted$1(type)} is not an action type that ${severity === "error" ? "the platform knows" : "is known here"}`,
		fix: suggestion(nearest, known, "known are")
	}),
	"unknown-condition-value": ({ severity, type, value, known, nearest }) => ({
		says: `${quoted$1(value)} is not a value of ${quoted$1(type)}${severity === "error" ? "" : " that is known here"}`,
		fix: suggestion(nearest, known, "known are")
	}),
	"unsupported-exception": ({ field, value, known }) => ({
		says: `the platform does not take ${quoted$1(value)} as ${quoted$1(field)} for this product`,
		fix: `use ${listed(known, "or")}`
	}),
	expired: ({ expires, today }) => ({
		says: `this expired on ${expires} (today is ${today})`,
		fix: "remove it, or renew \"x-expires\" if it is still wanted"
	}),
	"bad-date": ({ text }) => ({
		says: `${quoted$1(text)} is no day of the calendar`,
		fix: "write a day as 2027-01-31"
	}),
	"same-conditions": ({ slug, first }) => ({
		says: `${quoted$1(slug)} matches the same findings as another policy, in ${first.file}`,
		fix: "merge the two policies, or change the conditions of one"
	}),
	"protected-undeclared": ({ slug, nearest }) => ({
		says: `no file declares the protected policy ${quoted$1(slug)}`,
		fix: nearest === null ? "if it is to be deleted, remove it here first; else correct the slug" : `did you mean ${quoted$1(nearest)}? If the policy is to be deleted, remove it here first`
	}),
	"platform-rejects": ({ platformCode, message }) => ({
		says: `the platform rejects this: ${message === "" ? platformCode : `${message} (${platformCode})`}`,
		fix: platformFixes[platformCode] ?? "change what the platform names, then preview again"
	})
};
const platformFixes = {
	UNSUPPORTED_ACTION_TYPE: "use an action type that the platform offers",
	UNKNOWN_REFERENCE: "correct the name, or create on the platform what it refers to",
	MISSING_DEPENDENT_ACTION: "add the action that the platform asks for to the same policy",
	RESERVED_SLUG: "choose another slug; this one belongs to a policy of the system",
	INVALID_CONDITION_VALUE: "use a value that the platform accepts for this condition"
};
// src/render/phrases/reading.ts
/** Words for what goes wrong before there is any YAML. */
const readingPhrases = {
	"no-files": ({ searched }) => ({
		says: `no policy file was found${searched.length === 0 ? "" : ` in ${listed(searched.map((path) => path === "" ? "." : path))}`}`,
		fix: "put .yaml files there, name other folders on the command line, or set \"policies\" in ifmatch.yaml"
	}),
	"path-missing": ({ path }) => ({
		says: `${quoted$1(path)} does not exist`,
		fix: "correct the path; it counts from the root of the repository"
	}),
	"path-outside": ({ path }) => ({
		says: `${quoted$1(path)} is outside the repository`,
		fix: "give a path inside it; nothing else is read"
	}),
	symlink: ({ path }) => ({
		says: `${quoted$1(path)} is a symbolic link, or lies behind one`,
		fix: "put the file itself there; links are not followed"
	}),
	"not-a-file": ({ path }) => ({
		says: `${quoted$1(path)} is not a regular file`,
		fix: "remove it, or name a regular file"
	}),
	unreadable: ({ reason }) => ({
		says: `it cannot be read: ${reason}`,
		fix: "check its permissions and run again"
	}),
	"file-too-large": ({ bytes, limit }) => ({
		says: `the file has ${bytes} bytes, more than the limit of ${limit}`,
		fix: "split it into several files; they are merged"
	}),
	"not-utf8": ({ offset }) => ({
		says: `the file is not UTF-8: byte ${offset + 1} does not fit`,
		fix: "save the file as UTF-8"
	}),
	"control-character": ({ codePoint }) => ({
		says: `an invisible character (${unicodeName(codePoint)}) stands here`,
		fix: codePoint === 13 ? "end the lines of the file with LF or CRLF" : "remove it"
	}),
	"empty-file": () => ({
		says: "the file is empty",
		fix: "delete it, or write what is meant: \"policies: []\" means no policy"
	}),
	"ignored-file": ({ path, meant }) => ({
		says: `${quoted$1(path)} is not read: only names that end in .yaml or .yml are`,
		fix: `if it holds policies, rename it to ${quoted$1(meant)}; else move it out of the folder`
	}),
	"misnamed-config": ({ severity, path, expected }) => ({
		says: `${quoted$1(path)} is not read: the config is called ${quoted$1(expected)}`,
		fix: severity === "error" ? `rename it to ${quoted$1(expected)}` : "remove it, and keep what is needed of it in the config"
	})
};
const unicodeName = (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
// src/render/phrases/shape.ts
/** Words for values that do not have the shape they must have. */
const shapePhrases = {
	"unknown-file": ({ keys }) => ({
		says: `the file is neither a policy nor a list of policies nor a detection policy${keys.length === 0 ? "" : `; it holds ${listed(keys)}`}`,
		fix: "give it \"policies\", or \"name\", \"filters\" and \"actions\", or \"product\" and its lists; or move it out of the folder"
	}),
	"unknown-field": ({ at, field, allowed, nearest }) => ({
		says: `${quoted$1(field)} is not a field of ${ownerOf(at.pointer, allowed)}`,
		fix: suggestion(nearest, allowed, "remove it, or use one of its fields")
	}),
	"missing-field": ({ field }) => ({
		says: `${quoted$1(field)} is missing here`,
		fix: `add ${quoted$1(field)}`
	}),
	"null-value": ({ at, field }) => typeof at.pointer.at(-1) === "number" ? {
		says: `an entry of ${quoted$1(field)} is empty`,
		fix: "write it, or remove the dash"
	} : {
		says: `${quoted$1(field)} has no value`,
		fix: "give it one, or remove the key; an empty list is []"
	},
	"wrong-type": ({ expected, found, text }) => ({
		says: `${text === null ? "" : `${quoted$1(text)} is `}${typeWords(found)}, but ${expectedWords(expected)} belongs here`,
		fix: typeFix(expected, text)
	}),
	"bad-value": ({ value, allowed, nearest }) => ({
		says: `${quoted$1(value)} is not allowed here`,
		fix: nearest === null ? `use ${listed(allowed, "or")}` : `did you mean ${quoted$1(nearest)}? Allowed: ${listed(allowed, "or")}`
	}),
	"out-of-bounds": ({ what, found, min, max }) => ({
		says: what === "number" ? `${found} is out of range` : `${counted(found, what)} here`,
		fix: boundWords(what, min, max)
	}),
	"bad-text": ({ at, value, expected }) => ({
		says: `${quoted$1(value)} does not have the right form`,
		fix: typeof at.pointer.at(-1) === "number" && value.includes(" - ") ? joined : forms[expected] ?? `write a text that fits the pattern ${expected}`
	}),
	"ambiguous-scalar": ({ text, reads }) => ({
		says: `${text} without quotes can be read as ${readingWords[reads] ?? reads}, but text belongs here`,
		fix: `quote it: "${text}"`
	}),
	"joined-lines": ({ severity }) => ({
		says: "a further line of this text begins with a dash, and is no entry of a list",
		fix: severity === "error" ? "if it is meant as an entry, indent its dash like its neighbours; else put the text into quotes" : "put the text after a | to keep its lines, or into quotes"
	})
};
const joined = "an identifier has no spaces: indent the dash of the next line like that of this one";
/** What the object is called that a field stands in, by the key that leads to it or by its other fields. */
function ownerOf(pointer, allowed) {
	const parent = pointer.slice(0, -1).findLast((step) => typeof step === "string");
	if (parent !== void 0 && !pointer.includes("deployments")) return owners[parent] ?? quoted$1(parent);
	if (parent !== void 0) return "a deployment";
	if (allowed.includes("guards")) return "the config";
	if (allowed.includes("product")) return "a detection policy";
	return allowed.includes("filters") ? "a policy" : "a list of policies";
}
const owners = {
	policies: "a policy",
	filters: "filters",
	conditions: "a condition",
	actions: "an action",
	exceptions: "an exception",
	guards: "guards"
};
const typeNames = {
	object: "a mapping",
	array: "a list",
	string: "text",
	integer: "a whole number",
	number: "a number",
	boolean: "true or false",
	null: "nothing"
};
const typeWords = (type) => typeNames[type] ?? type;
const expectedWords = (types) => types.split(" or ").map(typeWords).join(" or ");
function typeFix(expected, text) {
	if (expected === "boolean") return /^(?:true|yes|on|y)$/i.test(text ?? "") ? "write true, without quotes" : "write true or false, without quotes";
	if (expected === "integer") return "write a whole number, without quotes";
	if (expected === "array" && text !== null) return `write a list: [${text}]`;
	return `write ${expectedWords(expected)}`;
}
const counted = (count, what) => count === 0 ? `no ${what}` : `${count} ${what}`;
function boundWords(what, min, max) {
	const unit = what === "number" ? "" : ` ${what}`;
	if (min === 1 && what === "characters") return "write a text that is not empty";
	if (min !== null) return min === 1 ? "give at least one" : `at least ${min}${unit}`;
	return `at most ${max ?? 0}${unit}`;
}
/** What a pattern of the schema asks for. */
const forms = {
	"^\\S+$": "write it without spaces: it is an identifier",
	"^\\S(?:.*\\S)?$": "write it without spaces at its ends, in one line",
	"^[0-9]{4}-[0-9]{2}-[0-9]{2}$": "write a day as 2027-01-31",
	"^[0-9]{1,19}$": "write the id in digits, 19 at most, and nothing else"
};
const readingWords = {
	null: "an empty value",
	boolean: "a boolean",
	number: "a number",
	date: "a date"
};
// src/render/phrases/yaml.ts
/** Words for what is no YAML, or YAML that is not read here. */
const yamlPhrases = {
	syntax: ({ reason }) => ({
		says: `not valid YAML: ${reason}`,
		fix: syntaxFixes.find(([word]) => reason.includes(word))?.[1] ?? "correct this line, or the one before it"
	}),
	"duplicate-key": ({ field, first }) => ({
		says: `${quoted$1(field)} stands twice in the same mapping${first === null ? "" : `, first in line ${first.line}`}`,
		fix: "remove one of them"
	}),
	"unsupported-yaml": (problem) => unsupported[problem.what](problem.text),
	limit: ({ what, limit }) => limits[what](limit)
};
/** By a word of the parser's reason. */
const syntaxFixes = [
	["tab character", "indent with spaces, not with tabs"],
	["deficient indentation", "close the quote or bracket that is still open, or indent this line more"],
	["ndentation", "indent this line like its neighbours, with spaces"],
	["quoted scalar", "close the quote"],
	["flow collection", "separate the entries with commas and close the bracket"],
	["anchor &", "write the value out, or correct the name"],
	["escape", "in double quotes, write a backslash as \\\\"]
];
const unsupported = {
	directive: (text) => ({
		says: `${quoted$1(text)} is a YAML directive`,
		fix: "remove it; files are read as YAML 1.2"
	}),
	"several-documents": (text) => ({
		says: `a second document begins${text === "" ? "" : ` at ${quoted$1(text)}`}`,
		fix: "put it into a file of its own: one document a file"
	}),
	tag: (text) => ({
		says: `${quoted$1(text)} is a tag, which is not read here`,
		fix: "remove it; put text into quotes"
	}),
	"merge-key": () => ({
		says: "\"<<\" merges another mapping, which is not read here",
		fix: "write the fields out"
	}),
	key: (text) => ({
		says: text === "" ? "a key without a name stands here" : `a key that begins with ${quoted$1(text)} is no text`,
		fix: "write a name, and put the rest after the colon"
	})
};
const limits = {
	depth: (limit) => ({
		says: `nested deeper than ${limit} levels`,
		fix: "no policy needs that; remove the nesting"
	}),
	aliases: (limit) => ({
		says: `more than ${limit} aliases in one file`,
		fix: "write the values out"
	}),
	"expanded-size": (limit) => ({
		says: `aliases repeat more than ${limit} values`,
		fix: "write the values out, or split the file"
	})
};
// src/render/phrasebook.ts
const phrasebook = {
	...readingPhrases,
	...yamlPhrases,
	...shapePhrases,
	...meaningPhrases
};
/** The words for a problem: what is so, and what to do. Texts of the file stand in them as they are; whoever prints them escapes them. */
function phrase(problem) {
	const words = phrasebook[problem.code];
	return words(problem);
}
// src/render/terminal/palette.ts
/** How an effect looks beside a change. */
const effectLooks = {
	stricter: "green",
	looser: "red",
	mixed: "yellow",
	neutral: "dim",
	unknown: "yellow"
};
/** Codes that switch a look on and off again: ECMA-48, 8.3.117 (SGR). */
const codes = {
	plain: null,
	bold: [1, 22],
	dim: [2, 22],
	red: [31, 39],
	green: [32, 39],
	yellow: [33, 39],
	cyan: [36, 39]
};
/** Text in its look, or as it is when colour is not wanted. */
function paint(style, text, color) {
	const code = codes[style];
	if (!color || code === null || text === "") return text;
	const [on, off] = code;
	return `\u001B[${String(on)}m${text}\u001B[${String(off)}m`;
}
// src/render/terminal/width.ts
const ascii = /^[ -~]*$/;
const wide = /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;
const combining = /\p{M}/u;
/** Columns that text takes on a terminal. For escaped text: control and zero-width characters are gone by then. */
function widthOf(text) {
	if (ascii.test(text)) return text.length;
	let width = 0;
	for (const character of text) width += widthOfCharacter(character);
	return width;
}
/** Wide East Asian characters and emoji take two columns, combining marks none (Unicode Standard Annex 11). */
function widthOfCharacter(character) {
	if (combining.test(character)) return 0;
	return wide.test(character) ? 2 : 1;
}
/** Fills up with spaces to a width. */
const padTo = (text, width) => text + " ".repeat(Math.max(0, width - widthOf(text)));
/** The longest start of a text that fits into some columns, and what remains. */
function splitAt(text, columns) {
	let width = 0;
	let index = 0;
	for (const character of text) {
		const next = width + widthOfCharacter(character);
		if (next > columns) break;
		width = next;
		index += character.length;
	}
	return [text.slice(0, index), text.slice(index)];
}
// src/render/terminal/layout.ts
/** Below this nothing can be read, so lines run over instead. */
const leastWidth = 40;
/** Escapes, wraps and colours: the only way from lines to the text of a terminal, so that no text escapes the escaping. */
function layout(lines, { width, color }) {
	const columns = Math.max(width, leastWidth);
	return lines.flatMap((line) => wrap(line, columns)).map((row) => show$1(row, color)).join("");
}
function show$1({ indent, spans }, color) {
	const painted = (isLineCommand(spans.map(({ text }) => text).join("")) ? breakFirstColon(spans) : spans).map(({ text, style }) => paint(style, text, color));
	return `${spans.length === 0 ? "" : " ".repeat(indent)}${painted.join("")}\n`;
}
function breakFirstColon(spans) {
	const first = spans.findIndex(({ text }) => text.includes(":"));
	return spans.map(({ text, style }, index) => ({
		text: index === first ? breakLineCommand(text) : text,
		style
	}));
}
/** A line as the rows that it takes. */
function wrap(line, columns) {
	const spans = line.spans.map(({ text, style }) => ({
		text: escapeTerminal(text),
		style
	}));
	if (spans.reduce((sum, { text }) => sum + widthOf(text), line.indent) <= columns || line.flow === "raw") return [{
		indent: line.indent,
		spans
	}];
	return fill(spans.flatMap(({ text, style }) => cutWords(text, line.flow).map((piece) => ({
		text: piece,
		style
	}))), line, columns);
}
/** Words with the space behind them, or code as one piece. */
const cutWords = (text, flow) => flow === "words" ? text.match(/ +|[^ ]+ */g) ?? [] : [text];
/** Puts pieces into rows; one that is longer than a row is broken. */
function fill(pieces, line, columns) {
	const hang = Math.min(line.indent + line.hang, Math.floor(columns / 2));
	const rows = [new OpenRow(line.indent, columns)];
	const last = () => rows.at(-1) ?? new OpenRow(hang, columns);
	for (const { text, style } of pieces) {
		const core = withoutEnd(text);
		if (line.flow === "words" && last().spans.length > 0 && widthOf(core) > last().room) rows.push(new OpenRow(hang, columns));
		let [start, rest] = splitAt(core, last().room);
		while (rest !== "") {
			last().add({
				text: start,
				style
			});
			rows.push(new OpenRow(hang, columns));
			[start, rest] = splitAt(rest, last().room);
		}
		last().add({
			text: start + text.slice(core.length),
			style
		});
	}
	return rows.map(({ indent, spans }) => ({
		indent,
		spans: trimLast(spans)
	}));
}
/** A row while it is filled. */
var OpenRow = class {
	indent;
	spans = [];
	room;
	constructor(indent, columns) {
		this.indent = indent;
		this.room = columns - indent;
	}
	add(span) {
		if (span.text === "") return;
		const last = this.spans.at(-1);
		if (last?.style === span.style) this.spans[this.spans.length - 1] = {
			text: last.text + span.text,
			style: span.style
		};
		else this.spans.push(span);
		this.room -= widthOf(span.text);
	}
};
/** Spaces at the end of a row show nothing. */
function trimLast(spans) {
	return spans.map((span, index) => index === spans.length - 1 ? {
		text: withoutEnd(span.text),
		style: span.style
	} : span);
}
function withoutEnd(text) {
	let end = text.length;
	while (text[end - 1] === " ") end -= 1;
	return text.slice(0, end);
}
// src/render/words/place-words.ts
/** `policies/a.yaml:12:5`, as editors and terminals link it. */
const placeWords = ({ file, line, column }) => `${file}:${String(line)}:${String(column)}`;
// src/render/terminal/excerpt.ts
/**
* The part of a line around a column (from 1, in UTF-16 units) that fits into some columns. A tab becomes one space, and hidden
* characters become visible, so that the caret stands where the eye looks.
*/
function excerptAt(line, column, columns) {
	const near = line.slice(Math.max(0, column - 1 - 2 * columns), column - 1);
	const before = cutStart(show(near), Math.floor(columns / 2));
	return {
		text: before + cutEnd(show(line.slice(column - 1, column - 1 + 2 * columns)).trimEnd(), columns - widthOf(before)),
		caret: widthOf(before)
	};
}
const show = (text) => escapeTerminal(text.replaceAll("	", " "));
function cutEnd(text, columns) {
	if (widthOf(text) <= columns) return text;
	let kept = "";
	let width = 1;
	for (const character of text) {
		width += widthOf(character);
		if (width > columns) break;
		kept += character;
	}
	return `${kept}…`;
}
function cutStart(text, columns) {
	if (widthOf(text) <= columns) return text;
	let kept = "";
	let width = 1;
	for (const character of Array.from(text.slice(-2 * columns)).toReversed()) {
		width += widthOf(character);
		if (width > columns) break;
		kept = character + kept;
	}
	return `…${kept}`;
}
// src/render/terminal/line.ts
const plain = (text) => ({
	text,
	style: "plain"
});
const styled = (style, text) => ({
	text,
	style
});
/** A sentence; a bare string is plain. */
const words = (indent, ...parts) => ({
	indent,
	hang: 2,
	flow: "words",
	spans: toSpans(parts)
});
/** Text whose spaces count. */
const code = (indent, hang, ...parts) => ({
	indent,
	hang,
	flow: "code",
	spans: toSpans(parts)
});
/** Text that is laid out already. */
const raw = (indent, ...parts) => ({
	indent,
	hang: 0,
	flow: "raw",
	spans: toSpans(parts)
});
const blank = {
	indent: 0,
	hang: 0,
	flow: "raw",
	spans: []
};
/** Groups of lines with one empty line between those that hold something. */
function paragraphs(...groups) {
	return groups.filter((group) => group.length > 0).flatMap((group, index) => index === 0 ? group : [blank, ...group]);
}
const toSpans = (parts) => parts.map((part) => typeof part === "string" ? plain(part) : part);
// src/render/terminal/problems.ts
/** Nobody reads more; what is not shown is never searched for in its file. */
const most = 100;
/** Each problem with its place, the line of source with a caret, and what to do. Of very many the errors go first, and the rest is counted. */
function problemLines(problems, { width, verbose }) {
	const shown = verbose ? problems : mostTelling(problems);
	const left = problems.length - shown.length;
	const rest = words(0, `${count(left, "more problem")} not shown here: `, styled("bold", "--verbose"), " shows all.");
	return paragraphs(...shown.map((problem) => oneProblem(problem, width)), left === 0 ? [] : [rest]);
}
function mostTelling(problems) {
	if (problems.length <= most) return problems;
	const isError = ({ problem }) => problem.severity === "error";
	const errors = problems.filter(isError).slice(0, most);
	const warnings = problems.filter((problem) => !isError(problem)).slice(0, most - errors.length);
	const shown = /* @__PURE__ */ new Set([...errors, ...warnings]);
	return problems.filter((problem) => shown.has(problem));
}
function oneProblem(located, width) {
	const { says, fix } = phrase(located.problem);
	const { position, first } = located;
	const place = position === null ? [] : [styled("bold", placeWords(position))];
	return [
		words(0, ...place, ...position === null ? [] : ["  "], ...severity(located), says),
		...source(located, width),
		...first === null ? [] : [words(2, styled("dim", "first: "), placeWords(first))],
		...fix === "" ? [] : [words(2, styled("cyan", "fix: "), fix)]
	];
}
/** An error is the rule and needs no word. */
const severity = ({ problem }) => problem.severity === "warning" ? [styled("yellow", "warning: ")] : [];
function source({ position, excerpt, problem }, width) {
	if (position === null || excerpt === null || excerpt.trim() === "") return [];
	const number = String(position.line);
	const gutter = 5 + number.length;
	const { text, caret } = excerptAt(excerpt, position.column, Math.max(width, 40) - gutter);
	const mark = styled(problem.severity === "error" ? "red" : "yellow", "^");
	return [raw(2, styled("dim", `${number} | `), text), raw(2, styled("dim", `${" ".repeat(number.length)} | `), " ".repeat(caret), mark)];
}
// src/render/compare-changes.ts
/** The diff of two diffs, by object. Where a change stands in the files and what is noted there does not count. */
function compareChanges(reviewed, current) {
	const before = new Map(reviewed.map((change) => [change.id, change]));
	const after = new Map(current.map((change) => [change.id, change]));
	const both = current.flatMap((change) => {
		const old = before.get(change.id);
		return old === void 0 ? [] : [{
			reviewed: old,
			current: change
		}];
	});
	const altered = both.filter((pair) => essence(pair.reviewed) !== essence(pair.current));
	return {
		added: current.filter(({ id }) => !before.has(id)),
		gone: reviewed.filter(({ id }) => !after.has(id)),
		altered,
		same: both.length - altered.length
	};
}
/** Where the difference lies: what the platform held at the review, and what it holds now. */
const diffPlatform = ({ reviewed, current }) => diffLines(printSide(reviewed, "before"), printSide(current, "before"));
/** Printed, so that an order without meaning makes no difference. */
const essence = (change) => JSON.stringify([
	change.verb,
	printSide(change, "before"),
	printSide(change, "after")
]);
// src/render/words/comparison-words.ts
/** `Since the review: 1 change is new, 1 is different, 2 are as reviewed.` */
function comparisonWords({ added, altered, gone, same }) {
	if (added.length + altered.length + gone.length === 0) return "The changes are exactly the reviewed ones; only the state version moved.";
	return `Since the review: ${[
		added.length > 0 ? `${count(added.length, "change")} new` : "",
		altered.length > 0 ? `${String(altered.length)} different` : "",
		gone.length > 0 ? `${String(gone.length)} gone` : "",
		`${String(same)} as reviewed`
	].filter(Boolean).join(", ")}.`;
}
// src/render/shown-plan.ts
/** The plan whose changes an outcome may show. A stale plan says nothing of what would happen now. */
const shownPlan = (outcome) => "plan" in outcome && outcome.kind !== "stale" ? outcome.plan : null;
/** What is told beside that plan. After an apply nobody needs to know whose doing a change was. */
function shownExplained(outcome) {
	if (!("impact" in outcome || "triangulation" in outcome) || outcome.kind === "stale") return {};
	const { impact, triangulation } = outcome;
	const isAhead = outcome.kind === "no-changes" || outcome.kind === "changes" || outcome.kind === "consent";
	return {
		...impact === void 0 ? {} : { impact },
		...triangulation === void 0 || !isAhead ? {} : { triangulation }
	};
}
// src/render/words/headline.ts
/** What came of a run, in one line. */
const headlines = {
	valid: ({ policies, files, problems }) => alone(`Valid: ${count(policies, "policy", "policies")} in ${count(files, "file")}${problems.length > 0 ? `, ${problemWords(problems)}` : ""}`),
	invalid: ({ problems }) => alone(`Not valid: ${problemWords(problems)}${inFiles(problems)}`),
	"no-changes": ({ plan, triangulation }) => isRollback$1(plan) ? of("Nothing to roll back: ", plan, " is as before already") : of("Plan for ", plan, `: no changes${liveTail(countLive(triangulation ?? null))}`),
	changes: ({ plan }) => of(isRollback$1(plan) ? "Rollback for " : "Plan for ", plan, `: ${summaryWords(plan.summary)}`),
	consent: ({ plan }) => of("Consent needed for ", plan, `: ${summaryWords(plan.summary)}`),
	stale: ({ plan }) => isRollback$1(plan) ? of("Stale: ", plan, " was changed since the apply; nothing was rolled back") : of("Stale: ", plan, " is not what was reviewed; nothing was applied"),
	applied: ({ plan, results }) => results.every(({ outcome }) => outcome.result === "already-applied") ? of("Applied already: ", plan, " has it, and nothing was sent") : of("Applied to ", plan, `: ${summaryWords(plan.summary)}`),
	partial: ({ plan, results }) => {
		const done = results.filter(({ outcome }) => outcome.result === "applied" || outcome.result === "already-applied").length;
		return of("Partly applied to ", plan, `: ${String(done)} of ${count(results.length, "bundle")} confirmed`);
	},
	failed: ({ plan }) => plan === null ? alone("Failed") : of("Failed: ", plan, `, ${changeWords(plan.summary).join(", ") || "no changes"} planned`)
};
const isRollback$1 = ({ undoes }) => undoes !== void 0;
/** The headline of any outcome. */
function headlineOf(outcome) {
	const row = headlines[outcome.kind];
	return row(outcome);
}
/** The same as one text. */
function headlineText(outcome) {
	const { before, slug, after } = headlineOf(outcome);
	return `${before}${slug ?? ""}${after}`;
}
/** In how many files the problems are. */
function inFiles(problems) {
	const files = new Set(problems.flatMap(({ position }) => position?.file ?? []));
	return files.size === 0 ? "" : ` in ${count(files.size, "file")}`;
}
const alone = (before) => ({
	before,
	slug: null,
	after: ""
});
function of(before, plan, after) {
	const slugs = slugsOf(plan.bundles);
	const [slug] = slugs;
	if (slug === void 0) return alone(`${before}no deployment${after}`);
	return slugs.length === 1 ? {
		before,
		slug,
		after
	} : alone(`${before}${count(slugs.length, "deployment")}${after}`);
}
// src/files/nearest.ts
/** The allowed word that was probably meant; null when none is close enough. */
function nearest(word, allowed) {
	let best = null;
	let limit = Math.min(Math.max(1, Math.floor(word.length / 3)), 3);
	for (const one of allowed) {
		const steps = distance(word.toLowerCase(), one.toLowerCase(), limit);
		if (steps > limit || steps >= one.length) continue;
		if (best === null || steps < limit) best = one;
		limit = steps;
	}
	return best;
}
/** Letters to add, drop, change or swap with a neighbour; beyond `limit` any larger number. (Optimal string alignment.) */
function distance(a, b, limit) {
	if (Math.abs(a.length - b.length) > limit) return limit + 1;
	const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
	for (let row = 1; row <= a.length; row++) rows.push(nextRow(a.slice(0, row), b, rows));
	return rows.at(-1)?.at(-1) ?? 0;
}
function nextRow(a, b, rows) {
	const [last = [], before = []] = [rows.at(-1), rows.at(-2)];
	const row = [a.length];
	for (let column = 1; column <= b.length; column++) {
		const cost = a.at(-1) === b[column - 1] ? 0 : 1;
		const swapped = column > 1 && a.at(-1) === b[column - 2] && a.at(-2) === b[column - 1] ? (before[column - 2] ?? 0) + 1 : Infinity;
		row.push(Math.min((row[column - 1] ?? 0) + 1, (last[column] ?? 0) + 1, (last[column - 1] ?? 0) + cost, swapped));
	}
	return row;
}
// src/domain/settings.ts
const defaultSettings = {
	policies: ["policies"],
	deployments: /* @__PURE__ */ new Map(),
	guards: {
		maxDeletes: 10,
		maxDeletePercent: 30,
		allowEmpty: false,
		protected: [],
		looser: "allow",
		consentLabel: null
	},
	onStale: "refuse",
	impact: "auto"
};
// src/files/find/glob.ts
const isGlob = (path) => /[*?]/.test(path);
/** A glob of `**` (any folders), `*` (any characters of a name) and `?` (one character). */
function openGlob(segments) {
	return {
		segments,
		next: reachable(segments, [0])
	};
}
/** One name further down. */
function enter$1(glob, name) {
	const after = [...glob.next].flatMap((at) => {
		const segment = glob.segments[at];
		if (segment === void 0) return [];
		if (segment === "**") return [at];
		return fits(segment, name) ? [at + 1] : [];
	});
	return {
		segments: glob.segments,
		next: reachable(glob.segments, after)
	};
}
/** Whether what stands here is meant. */
const isMeant$1 = (glob) => glob.next.has(glob.segments.length);
/** Whether something further down may be meant. */
const leadsOn = (glob) => [...glob.next].some((at) => at < glob.segments.length);
/** `**` also stands for no folder at all. */
function reachable(segments, from) {
	const all = /* @__PURE__ */ new Set();
	for (const start of from) for (let at = start; !all.has(at); at++) {
		all.add(at);
		if (segments[at] !== "**") break;
	}
	return all;
}
/** Matches a name without backtracking over more than the last `*`, so that no pattern is slow. */
function fits(pattern, name) {
	let [at, star, retry] = [
		0,
		-1,
		0
	];
	for (let index = 0; index < name.length;) if (pattern[at] === "*") {
		star = at++;
		retry = index;
	} else if (pattern[at] === "?" || pattern[at] === name[index]) {
		at++;
		index++;
	} else if (star >= 0) {
		at = star + 1;
		index = ++retry;
	} else return false;
	while (pattern[at] === "*") at++;
	return at === pattern.length;
}
// src/files/find/meant-name.ts
/** Whether a file in a searched folder is read. */
const isPolicyName = (name) => /\.ya?ml$/i.test(name);
/**
* What a file was probably meant to be called that is not read for its name: a slip, JSON, or a copy such as `x.yaml.bak`. Null for a
* name that is right, and for files of another kind.
*/
function meantName(name) {
	if (isPolicyName(name)) return null;
	const [, original] = /^(.+\.ya?ml)\./i.exec(name) ?? [];
	if (original !== void 0) return original;
	const [, joined] = /^(.*[^\W_])[\W_]*ya?ml$/i.exec(name) ?? [];
	if (joined !== void 0) return `${joined}.yaml`;
	const dot = name.lastIndexOf(".");
	const [stem, ending] = [name.slice(0, dot), name.slice(dot + 1)];
	return dot > 0 && isNearlyYaml(ending) ? `${stem}.yaml` : null;
}
/** `xml` and `ml` are one letter from `yml`, too, but nobody types them for it. */
const isNearlyYaml = (ending) => /^json$/i.test(ending) || /[yz]/i.test(ending) && nearest(ending, ["yaml", "yml"]) !== null;
// src/files/find/find-files.ts
const configName$1 = "ifmatch.yaml";
/** The policy files under what was asked for, sorted by code unit; the config is none of them. */
function findFiles(source, asked, config) {
	const search = {
		source,
		config,
		files: /* @__PURE__ */ new Set(),
		problems: []
	};
	for (const one of asked) lookAt(search, one);
	const files = [...search.files].toSorted();
	if (files.length === 0 && !hasErrors$2(search)) search.problems.push(noFiles(asked.map((one) => one.path)));
	return {
		files,
		problems: search.problems
	};
}
/** A problem of no file at all. */
const nowhere$1 = {
	file: "",
	pointer: []
};
const noFiles = (searched) => ({
	severity: "error",
	at: nowhere$1,
	code: "no-files",
	searched
});
const hasErrors$2 = ({ problems }) => problems.some(({ severity }) => severity === "error");
function lookAt(search, asked) {
	const kind = search.source.kind(asked.path);
	if (kind === "missing" && isGlob(asked.path)) return lookAtGlob(search, asked);
	if (kind === "folder") return walk(search, asked.path);
	if (kind === "missing") return asked.byDefault ? void 0 : missing(search, asked);
	take(search, asked.path, kind);
}
function missing(search, asked) {
	search.problems.push({
		severity: "error",
		at: asked.at,
		code: "path-missing",
		path: asked.path
	});
}
function lookAtGlob(search, asked) {
	const segments = asked.path.split("/");
	const literal = segments.findIndex(isGlob);
	const folder = segments.slice(0, literal).join("/");
	const own = {
		...search,
		files: /* @__PURE__ */ new Set(),
		problems: []
	};
	if (search.source.kind(folder) === "folder") walkGlob(own, folder, openGlob(segments.slice(literal)));
	if (own.files.size === 0 && !hasErrors$2(own)) missing(search, asked);
	for (const file of own.files) search.files.add(file);
	search.problems.push(...own.problems);
}
function walkGlob(search, folder, glob) {
	for (const { path, name, kind } of visibleEntries(search, folder)) {
		const here = enter$1(glob, name);
		if (kind === "folder") {
			if (isMeant$1(here)) walk(search, path);
			else if (leadsOn(here)) walkGlob(search, path, here);
		} else if (isMeant$1(here)) takeEntry(search, path, name, kind);
		else if (kind === "symlink" && leadsOn(here)) {
			if (!search.source.leadsToFile(path)) take(search, path, kind);
		} else if (isMeant$1(enter$1(glob, meantName(name) ?? name))) takeEntry(search, path, name, kind);
	}
}
function walk(search, folder) {
	for (const { path, name, kind } of visibleEntries(search, folder)) if (kind === "folder") walk(search, path);
	else takeEntry(search, path, name, kind);
}
/** A policy file, by its name. A link that does not lead to a file counts as one: it may stand for a folder of policies. */
function takeEntry(search, path, name, kind) {
	if (path === search.config || name === "ifmatch.yaml") return;
	if (isPolicyName(name) || kind === "symlink" && !search.source.leadsToFile(path)) return take(search, path, kind);
	const meant = meantName(name);
	if (meant === null) return;
	search.problems.push({
		severity: "warning",
		at: {
			file: path,
			pointer: []
		},
		code: "ignored-file",
		path,
		meant
	});
}
function visibleEntries(search, folder) {
	try {
		return search.source.list(folder).filter(({ name }) => !name.startsWith(".") && name !== "node_modules").map(({ name, kind }) => ({
			path: folder === "" ? name : `${folder}/${name}`,
			name,
			kind
		}));
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		search.problems.push({
			severity: "error",
			at: {
				file: folder,
				pointer: []
			},
			code: "unreadable",
			reason: error.message
		});
		return [];
	}
}
function take(search, path, kind) {
	if (path === search.config) return;
	if (kind === "file") search.files.add(path);
	else search.problems.push({
		severity: "error",
		at: {
			file: path,
			pointer: []
		},
		code: kind === "symlink" ? "symlink" : "not-a-file",
		path
	});
}
// src/files/find/inside-path.ts
/** A path relative to the repository's root, without `.`, `..` and doubled slashes; null when it leads outside. The root itself is ''. */
function insidePath(base, path) {
	if (posix.isAbsolute(path) || /^[A-Za-z]:[\\/]/.test(path)) return null;
	const joined = posix.join(base, path);
	if (joined === ".." || joined.startsWith("../")) return null;
	return joined === "." || joined === "./" ? "" : joined.replace(/\/$/, "");
}
// src/files/find/misnamed-config.ts
/** Files of a folder that are called nearly as the config, which is then not read: guards that somebody set would be off. */
function misnamedConfigs(source, folder, severity) {
	if (source.kind(folder) !== "folder") return [];
	return namesIn(source, folder).filter(isMisnamed).map((name) => {
		const path = folder === "" ? name : `${folder}/${name}`;
		return {
			severity,
			at: {
				file: path,
				pointer: []
			},
			code: "misnamed-config",
			path,
			expected: configName$1
		};
	});
}
/** The same for the folders that paths of a run lie in, where the config of such a folder would count. */
function misnamedAbove(source, asked, config) {
	return [...new Set(asked.flatMap(({ path }) => foldersAbove(path)).filter((folder) => !liesAbove(config, folder)))].flatMap((folder) => misnamedConfigs(source, folder, "error"));
}
/** The path itself, if it is a folder, and all above it but the root, whose config is looked for in any case. */
function foldersAbove(path) {
	const steps = path.split("/");
	return path === "" ? [] : steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}
/** A config in the folder, or further down, is nearer to the paths. */
const liesAbove = (config, folder) => config?.startsWith(`${folder}/`) ?? false;
function namesIn(source, folder) {
	try {
		return source.list(folder).filter(({ kind }) => kind === "file" || kind === "symlink").map(({ name }) => name);
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return [];
	}
}
function isMisnamed(name) {
	const shown = name.replace(/^\./, "");
	if (name === "ifmatch.yaml" || !(isPolicyName(shown) || meantName(shown) !== null)) return false;
	const plain = shown.slice(0, Math.max(0, shown.lastIndexOf("."))).toLowerCase().replaceAll(/[-_]/g, "");
	if (plain === "ifmatch") return true;
	return plain.startsWith("if") && plain.length <= 7 && nearest(plain, ["ifmatch"]) !== null;
}
process.getBuiltinModule("node:buffer");
const isUtf8 = /* @__PURE__ */ (() => process.getBuiltinModule("node:buffer").isUtf8)();
// src/files/yaml/lines.ts
/** Offsets at which the lines of a text begin. A line ends, as in YAML, at a line feed, a carriage return or both together. */
function lineStarts(text) {
	const starts = [0];
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		if (unit === lineFeed$2 || unit === carriageReturn && text.charCodeAt(index + 1) !== lineFeed$2) starts.push(index + 1);
	}
	return starts;
}
const lineFeed$2 = 10;
const carriageReturn = 13;
/** Line and column of an offset (from 0, in UTF-16 units). */
function positionAt(starts, file, offset) {
	let [low, high] = [0, starts.length];
	while (high - low > 1) {
		const middle = low + high >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle;
	}
	return {
		file,
		line: low + 1,
		column: offset - (starts[low] ?? 0) + 1
	};
}
/** A line without its end; lines count from 1. */
function lineAt(text, starts, line) {
	return text.slice(starts[line - 1] ?? text.length, starts[line] ?? text.length).replace(/(?:\r\n?|\n)$/, "");
}
// src/files/yaml/limits.ts
/** How many values aliases may add to a document. */
const growthLimit = 1e5;
/** How many characters a key may have: a reader may stop to look for its colon there (YAML 1.2, 7.4). */
const keyLimit = 1024;
/** Nobody reads more problems of one file, and a hostile file must not cost more. */
const problemLimit = 1e3;
// src/files/yaml/mapping.ts
function Made() {}
Made.prototype = Object.freeze(Object.create(null));
const newMapping = () => new Made();
// src/files/yaml/scalars.ts
/**
* How a plain scalar is read by the core schema of YAML 1.2, by YAML 1.1 (`no`, `017`, `1_000`, `12:30:00`, dates) or by any of the
* common readers; null when all of them see text.
*/
function readsAs(text) {
	if (text === "") return "null";
	const first = text.charAt(0);
	for (const reading of readings) if (reading.first.includes(first) && reading.pattern.test(text)) return reading.reads;
	return null;
}
/** Whether the core schema itself, which we read by, sees no text. js-yaml takes a number that no double can hold for text. */
const isCore = (text) => core.test(text) && !(/\d/.test(text) && Math.abs(Number(text)) === Infinity);
const number = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[\da-fA-F_]+|\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:\d[\d_]*(?:\.[\d_]*)?|\._*\d[\d_]*)(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF|nan|NaN|NAN))$/;
const date = /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d?:\d\d?(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?)?$/;
const boolean = /^(?:true|True|TRUE|false|False|FALSE|yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF|y|Y|n|N)$/;
const nothing = /^(?:~|null|Null|NULL)$/;
const core = /^(?:|~|null|Null|NULL|true|True|TRUE|false|False|FALSE|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const readings = [
	{
		first: "~nN",
		pattern: nothing,
		reads: "null"
	},
	{
		first: "nNtTfFyYoO",
		pattern: boolean,
		reads: "boolean"
	},
	{
		first: "0123456789",
		pattern: date,
		reads: "date"
	},
	{
		first: "0123456789-+.",
		pattern: number,
		reads: "number"
	}
];
// src/files/yaml/plain-scalars.ts
/** Never shown, and made once: a stack for each text would cost more than the reading. */
const notPlainError = /* @__PURE__ */ new Error("not plain");
/** Leaves the text to js-yaml. */
function notPlain() {
	throw notPlainError;
}
const character = {
	lineFeed: 10,
	space: 32,
	doubleQuote: 34,
	hash: 35,
	singleQuote: 39,
	comma: 44,
	dash: 45,
	colon: 58,
	greater: 62,
	openList: 91,
	closeList: 93,
	openMap: 123,
	bar: 124,
	closeMap: 125
};
const { lineFeed: lineFeed$1, space: space$1, hash: hash$1, singleQuote: singleQuote$1, comma: comma$1, dash: dash$1, colon: colon$1 } = character;
const { greater: greater$1, openList: openList$1, closeList: closeList$1, openMap: openMap$1, closeMap: closeMap$1 } = character;
function skipSpaces(text, from) {
	let at = from;
	while (text.charCodeAt(at) === space$1) at++;
	return at;
}
/** Where the next line begins, when nothing but a comment stands before it. */
function lineAfter(text, from) {
	const at = skipSpaces(text, from);
	if (text.charCodeAt(at) === lineFeed$1) return at + 1;
	return text.charCodeAt(at) === hash$1 && at > from ? text.indexOf("\n", at) + 1 : notPlain();
}
/** Text in quotes in one line; double ones without an escape. */
function quoted(cursor, at, quote) {
	const { text } = cursor;
	const isSingle = quote === singleQuote$1;
	const end = isSingle ? endOfSingle(text, at + 1) : text.indexOf("\"", at + 1);
	const value = text.slice(at + 1, end);
	if (end < 0 || value.includes("\n") || !isSingle && value.includes("\\")) notPlain();
	cursor.at = end + 1;
	return isSingle ? value.replaceAll("''", "'") : value;
}
function endOfSingle(text, from) {
	let end = text.indexOf("'", from);
	while (text.charCodeAt(end + 1) === singleQuote$1 && end >= 0) end = text.indexOf("'", end + 2);
	return end;
}
/** Text without quotes, or what the core schema makes of it: only a boolean or a whole number, for other things leave a doubt. */
function plainScalar(cursor, at, inFlow) {
	const { text } = cursor;
	if (indicators.includes(text.charAt(at))) notPlain();
	if (text.charCodeAt(at) === dash$1 && (inFlow || isBlank(text.charCodeAt(at + 1)))) notPlain();
	let end = endOfPlain(text, at, inFlow);
	while (text.charCodeAt(end - 1) === space$1) end--;
	if (end <= at) notPlain();
	cursor.at = end;
	return scalarOf(text.slice(at, end));
}
const indicators = "?:,[]{}#&*!|>'\"%@`\n";
const isBlank = (code) => code === space$1 || code === lineFeed$1;
function endOfPlain(text, from, inFlow) {
	for (let at = from;; at++) {
		const code = text.charCodeAt(at);
		if (code === lineFeed$1 || code === hash$1 && text.charCodeAt(at - 1) === space$1) return at;
		if (code === colon$1 && (inFlow || isBlank(text.charCodeAt(at + 1)))) notPlain();
		if (inFlow && isBracket[code] === 1) return code === openList$1 || code === openMap$1 ? notPlain() : at;
	}
}
/** By character; the comma counts as one. */
const isBracket = /* @__PURE__ */ new Uint8Array(128);
for (const code of [
	comma$1,
	openList$1,
	closeList$1,
	openMap$1,
	closeMap$1
]) isBracket[code] = 1;
function scalarOf(text) {
	const reads = readsAs(text);
	if (reads === null) return text;
	if (reads === "boolean" && (text === "true" || text === "false")) return text === "true";
	return reads === "number" && /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : notPlain();
}
/** The lines below `|` or `>`, without the last line break where a `-` follows. */
function blockScalar(cursor, from, indent) {
	const { text } = cursor;
	const isStripped = text.charCodeAt(from + 1) === dash$1;
	const isFolded = text.charCodeAt(from) === greater$1;
	cursor.at = lineAfter(text, from + (isStripped ? 2 : 1));
	const lines = blockLines(cursor, indent, isFolded);
	return `${isFolded ? fold(lines) : lines.join("\n")}${isStripped ? "" : "\n"}`;
}
/** Lines that are deeper than the collection around them, up to the first that is not; empty ones only between others. */
function blockLines(cursor, indent, isFolded) {
	const { text } = cursor;
	const lines = [];
	let [column, blank] = [0, 0];
	for (; cursor.at < text.length;) {
		const start = skipSpaces(text, cursor.at);
		const end = text.indexOf("\n", start);
		const indented = start - cursor.at;
		if (start < end) {
			if (column === 0) column = indented > indent ? indented : notPlain();
			if (indented < column) break;
			for (; blank > 0; blank--) lines.push("");
			lines.push(text.slice(cursor.at + column, end));
		} else blank++;
		if (indented > column && (isFolded || start === end)) notPlain();
		cursor.at = end + 1;
	}
	return column === 0 ? notPlain() : lines;
}
/** A line break is a space; each empty line is a line break. */
function fold(lines) {
	let folded = "";
	for (const [nth, line] of lines.entries()) {
		const goesOn = nth > 0 && line !== "" && lines[nth - 1] !== "";
		folded += `${goesOn ? " " : ""}${line === "" ? "\n" : line}`;
	}
	return folded;
}
// src/files/yaml/plain.ts
/**
* Reads the plain YAML that most files are written in, several times faster than a whole reader: block mappings and lists, scalars and flow
* collections of one line, block scalars, comments. Undefined for anything else, be it right or wrong: js-yaml alone decides on that. What
* is read here needs no refusal and leaves no doubt. The text must be a simple one. Takes down where it finds what is sought.
*/
function readPlain(text, sought) {
	if (!text.endsWith("\n")) return void 0;
	const reader = {
		text,
		at: text.startsWith("---\n") ? 4 : 0,
		indent: 0,
		sought
	};
	try {
		nextLine(reader);
		const value = blockMapping(reader, 0, 1);
		return reader.at < text.length || Object.keys(value).length === 0 ? void 0 : value;
	} catch (error) {
		if (error === notPlainError) return void 0;
		throw error;
	}
}
/** Whether a text holds no tab, carriage return, control character, separator of lines or paragraphs, and nothing that takes two units. */
const isSimple = (text) => !beyondAscii.test(text) || !unusual.test(text);
const beyondAscii = /[^\n -~]/;
const unusual = /[^\n\x20-\x7E\xA0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
function found({ sought }, at) {
	if (sought !== void 0) sought.value ??= at;
}
const { lineFeed, space, doubleQuote, hash, singleQuote, comma, dash, colon } = character;
const { greater, openList, closeList, bar, openMap, closeMap } = character;
/** Goes to the first line, from `from` on, that holds more than white space and a comment. */
function nextLine(reader, from = reader.at) {
	const { text } = reader;
	for (let at = from;;) {
		const start = at;
		at = skipSpaces(text, at);
		const code = text.charCodeAt(at);
		if (code === lineFeed) at++;
		else if (code === hash) at = text.indexOf("\n", at) + 1;
		else {
			reader.at = at;
			reader.indent = at - start;
			return;
		}
	}
}
/** A line that is deeper than the collection before it goes on with what was read, or is wrong. */
function endAt(reader, indent) {
	if (reader.indent > indent && reader.at < reader.text.length) notPlain();
}
function isItem({ text, at }) {
	if (text.charCodeAt(at) !== dash) return false;
	const next = text.charCodeAt(at + 1);
	return next === space || next === lineFeed;
}
function blockMapping(reader, indent, depth) {
	if (depth > 32) notPlain();
	const mapping = newMapping();
	const { sought } = reader;
	found(reader, reader.at);
	while (reader.indent === indent && reader.at < reader.text.length && !isItem(reader)) {
		const key = readKey(reader, mapping, sought);
		mapping[key] = valueOf(reader, indent, depth);
	}
	endAt(reader, indent);
	return mapping;
}
/** A key up to its colon, behind which `at` is then. */
function readKey(reader, mapping, sought) {
	const { text, at } = reader;
	const end = keyEnd(text, at);
	const key = text.slice(at, end);
	if (end === at || text.charCodeAt(end) !== colon || readsAs(key) !== null) notPlain();
	if (key.length > 1024 || key.startsWith("-") || key === "__proto__" || key in mapping) notPlain();
	reader.at = end + 1;
	reader.sought = sought?.children.get(key);
	if (reader.sought !== void 0) reader.sought.key ??= at;
	return key;
}
/** Where letters, digits, `-` and `_` end. */
function keyEnd(text, from) {
	for (let at = from;; at++) {
		const code = text.charCodeAt(at);
		if (!(code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57) && code !== dash && code !== 95) return at;
	}
}
/** What stands behind the colon of a key: in its line, or in the lines below. */
function valueOf(reader, indent, depth) {
	const { text, at: from } = reader;
	const at = skipSpaces(text, from);
	const code = text.charCodeAt(at);
	if (code !== lineFeed && code !== hash) return at > from ? valueInLine(reader, at, indent, depth) : notPlain();
	nextLine(reader, lineAfter(text, from));
	if (reader.at >= text.length || reader.indent < indent) notPlain();
	if (isItem(reader)) return blockList(reader, reader.indent, depth + 1);
	return reader.indent > indent ? blockMapping(reader, reader.indent, depth + 1) : notPlain();
}
function blockList(reader, indent, depth) {
	if (depth > 32) notPlain();
	const list = [];
	const { sought } = reader;
	found(reader, reader.at);
	while (reader.indent === indent && reader.at < reader.text.length && isItem(reader)) {
		reader.sought = sought?.children.get(String(list.length));
		list.push(itemAt(reader, skipSpaces(reader.text, reader.at + 1), indent, depth));
	}
	endAt(reader, indent);
	return list;
}
/** What stands behind a dash: in its line, where a mapping may begin, too; or a mapping in the lines below. */
function itemAt(reader, at, indent, depth) {
	const { text } = reader;
	if (text.charCodeAt(at) === lineFeed) {
		nextLine(reader, at + 1);
		return reader.indent > indent && !isItem(reader) ? blockMapping(reader, reader.indent, depth + 1) : notPlain();
	}
	const end = keyEnd(text, at);
	const after = text.charCodeAt(end + 1);
	if (!(end > at && text.charCodeAt(end) === colon && (after === space || after === lineFeed))) return valueInLine(reader, at, indent, depth);
	const column = indent + at - reader.at;
	reader.at = at;
	reader.indent = column;
	return blockMapping(reader, column, depth + 1);
}
/** A value that begins in the line of its key or dash, in a collection of that indent. */
function valueInLine(reader, at, indent, depth) {
	const { text } = reader;
	const code = text.charCodeAt(at);
	found(reader, at);
	const isBlock = code === bar || code === greater;
	const value = isBlock ? blockScalar(reader, at, indent) : flowValue(reader, at, depth, false);
	nextLine(reader, isBlock ? reader.at : lineAfter(text, reader.at));
	endAt(reader, indent);
	return value;
}
/** A scalar, or a collection in brackets, in one line; `at` is behind it then. */
function flowValue(reader, at, depth, inFlow) {
	const code = reader.text.charCodeAt(at);
	if (code === openList) return flowList(reader, at + 1, depth + 1);
	if (code === openMap) return flowMapping(reader, at + 1, depth + 1);
	if (code === singleQuote || code === doubleQuote) return quoted(reader, at, code);
	return plainScalar(reader, at, inFlow);
}
function flowList(reader, from, depth) {
	if (depth > 32) notPlain();
	const list = [];
	const { sought } = reader;
	for (let at = skipSpaces(reader.text, from); !isClosed(reader, at, closeList, list.length === 0);) {
		reader.sought = sought?.children.get(String(list.length));
		found(reader, at);
		list.push(flowValue(reader, at, depth, true));
		at = behindComma(reader, closeList);
	}
	return list;
}
function flowMapping(reader, from, depth) {
	if (depth > 32) notPlain();
	const mapping = newMapping();
	const { sought } = reader;
	let isFirst = true;
	for (let at = skipSpaces(reader.text, from); !isClosed(reader, at, closeMap, isFirst); isFirst = false) {
		reader.at = at;
		const key = readKey(reader, mapping, sought);
		if (reader.text.charCodeAt(reader.at) !== space) notPlain();
		const value = skipSpaces(reader.text, reader.at);
		found(reader, value);
		mapping[key] = flowValue(reader, value, depth, true);
		at = behindComma(reader, closeMap);
	}
	return mapping;
}
function isClosed(reader, at, close, isFirst) {
	if (reader.text.charCodeAt(at) !== close) return false;
	if (!isFirst && reader.text.charCodeAt(reader.at) === comma) notPlain();
	reader.at = at + 1;
	return true;
}
/** Where the next entry begins, or the bracket that closes. */
function behindComma(reader, close) {
	const at = skipSpaces(reader.text, reader.at);
	reader.at = at;
	const code = reader.text.charCodeAt(at);
	if (code === close) return at;
	return code === comma ? skipSpaces(reader.text, at + 1) : notPlain();
}
// src/files/read-text.ts
/** No policy file may be larger. */
const byteLimit = 1048576;
/** Reads a file that must be UTF-8 and hold no control character but tabs and line breaks (LF or CRLF). */
function readText(source, file) {
	try {
		return decode(file, source.read(file, byteLimit));
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return { problem: whyUnreadable(file, error) };
	}
}
function whyUnreadable(file, { reason, bytes, message }) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	return {
		missing: {
			...common,
			code: "path-missing",
			path: file
		},
		symlink: {
			...common,
			code: "symlink",
			path: file
		},
		"not-a-file": {
			...common,
			code: "not-a-file",
			path: file
		},
		"too-large": {
			...common,
			code: "file-too-large",
			bytes: bytes ?? 1048576,
			limit: byteLimit
		},
		unreadable: {
			...common,
			code: "unreadable",
			reason: message
		}
	}[reason];
}
function decode(file, bytes) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	if (!isUtf8(bytes)) return { problem: {
		...common,
		code: "not-utf8",
		offset: firstBadByte(bytes)
	} };
	const text = withoutMark(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"));
	if (isSimple(text)) return {
		text,
		simple: true
	};
	const found = text.search(forbidden$1);
	if (found < 0) return {
		text,
		simple: false
	};
	const position = positionAt(lineStarts(text), file, found);
	return { problem: {
		...common,
		code: "control-character",
		codePoint: text.charCodeAt(found),
		position
	} };
}
const withoutMark = (text) => text.startsWith("﻿") ? text.slice(1) : text;
const forbidden$1 = /\r(?!\n)|(?![\t\n\r])[\p{Cc}\uFEFF\uFFFE\uFFFF]/u;
/** Halves the search for the longest beginning without a fault, then steps back to where its last character is whole. */
function firstBadByte(bytes) {
	let [good, bad] = [0, bytes.length + 1];
	while (bad - good > 1) {
		const middle = good + bad >> 1;
		if (isUtf8Prefix(bytes.subarray(0, middle))) good = middle;
		else bad = middle;
	}
	while (!isUtf8(bytes.subarray(0, good))) good--;
	return good;
}
const isUtf8Prefix = (bytes) => {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	try {
		decoder.decode(bytes, { stream: true });
		return true;
	} catch {
		return false;
	}
};
// src/generated/guards/files.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const isConfig = validate279;
const schema112 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"policies": { "$ref": "#/$defs/Paths" },
		"deployments": {
			"type": "object",
			"maxProperties": 1e4,
			"propertyNames": {
				"minLength": 1,
				"maxLength": 255
			},
			"additionalProperties": { "$ref": "#/$defs/ConfigDeployment" }
		},
		"guards": { "$ref": "#/$defs/ConfigGuards" },
		"on_stale": {
			"type": "string",
			"enum": ["refuse", "same-diff"]
		},
		"impact": {
			"type": "string",
			"enum": ["auto", "off"]
		}
	}
};
const func1 = require_ucs2length().default;
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate280.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (typeof data === "string") {
		if (func1(data) > 4096) {
			const err0 = {
				instancePath,
				schemaPath: "#/oneOf/0/maxLength",
				keyword: "maxLength",
				params: { limit: 4096 },
				message: "must NOT have more than 4096 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/oneOf/0/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/oneOf/0/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (Array.isArray(data)) {
		if (data.length > 1e3) {
			const err3 = {
				instancePath,
				schemaPath: "#/oneOf/1/maxItems",
				keyword: "maxItems",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 items"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.length < 1) {
			const err4 = {
				instancePath,
				schemaPath: "#/oneOf/1/minItems",
				keyword: "minItems",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 items"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func1(data0) > 4096) {
					const err5 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/oneOf/1/items/maxLength",
						keyword: "maxLength",
						params: { limit: 4096 },
						message: "must NOT have more than 4096 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1(data0) < 1) {
					const err6 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/oneOf/1/items/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/oneOf/1/items/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/oneOf/1/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
		var items0 = true;
	}
	if (!valid0) {
		const err9 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			message: "must match exactly one schema in oneOf"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate280.errors = vErrors;
	evaluated0.items = items0;
	return errors === 0;
}
validate280.evaluated = {
	"dynamicProps": false,
	"dynamicItems": true
};
const schema114 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"id": {
			"type": ["string", "integer"],
			"pattern": "^[0-9]{1,19}$"
		},
		"policies": { "$ref": "#/$defs/Paths" }
	}
};
const pattern3 = /* @__PURE__ */ new RegExp("^[0-9]{1,19}$", "u");
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate282.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "id" || key0 === "policies")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err1 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: schema114.properties.id.type },
					message: "must be string,integer"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern3.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,19}$" },
						message: "must match pattern \"^[0-9]{1,19}$\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
		}
		if (data.policies !== void 0) {
			if (!validate280(data.policies, {
				instancePath: instancePath + "/policies",
				parentData: data,
				parentDataProperty: "policies",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate280.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate282.errors = vErrors;
	return errors === 0;
}
validate282.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema115 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"max_deletes": {
			"type": "integer",
			"minimum": 0,
			"maximum": 1e6
		},
		"max_delete_percent": {
			"type": "integer",
			"minimum": 0,
			"maximum": 100
		},
		"allow_empty": { "type": "boolean" },
		"protected": {
			"type": "array",
			"maxItems": 1e4,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 255,
				"pattern": "^\\S+$"
			}
		},
		"looser": {
			"type": "string",
			"enum": ["allow", "consent"]
		},
		"consent_label": {
			"type": "string",
			"minLength": 1,
			"maxLength": 50,
			"pattern": "^\\S(?:.*\\S)?$"
		}
	}
};
const pattern8 = /* @__PURE__ */ new RegExp("^\\S+$", "u");
const pattern9 = /* @__PURE__ */ new RegExp("^\\S(?:.*\\S)?$", "u");
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate285.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "max_deletes" || key0 === "max_delete_percent" || key0 === "allow_empty" || key0 === "protected" || key0 === "looser" || key0 === "consent_label")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.max_deletes !== void 0) {
			let data0 = data.max_deletes;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err1 = {
					instancePath: instancePath + "/max_deletes",
					schemaPath: "#/properties/max_deletes/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 1e6 || isNaN(data0)) {
					const err2 = {
						instancePath: instancePath + "/max_deletes",
						schemaPath: "#/properties/max_deletes/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					const err3 = {
						instancePath: instancePath + "/max_deletes",
						schemaPath: "#/properties/max_deletes/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.max_delete_percent !== void 0) {
			let data1 = data.max_delete_percent;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err4 = {
					instancePath: instancePath + "/max_delete_percent",
					schemaPath: "#/properties/max_delete_percent/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 100 || isNaN(data1)) {
					const err5 = {
						instancePath: instancePath + "/max_delete_percent",
						schemaPath: "#/properties/max_delete_percent/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1 < 0 || isNaN(data1)) {
					const err6 = {
						instancePath: instancePath + "/max_delete_percent",
						schemaPath: "#/properties/max_delete_percent/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.allow_empty !== void 0) {
			if (typeof data.allow_empty !== "boolean") {
				const err7 = {
					instancePath: instancePath + "/allow_empty",
					schemaPath: "#/properties/allow_empty/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.protected !== void 0) {
			let data3 = data.protected;
			if (Array.isArray(data3)) {
				if (data3.length > 1e4) {
					const err8 = {
						instancePath: instancePath + "/protected",
						schemaPath: "#/properties/protected/maxItems",
						keyword: "maxItems",
						params: { limit: 1e4 },
						message: "must NOT have more than 10000 items"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 === "string") {
						if (func1(data4) > 255) {
							const err9 = {
								instancePath: instancePath + "/protected/" + i0,
								schemaPath: "#/properties/protected/items/maxLength",
								keyword: "maxLength",
								params: { limit: 255 },
								message: "must NOT have more than 255 characters"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1(data4) < 1) {
							const err10 = {
								instancePath: instancePath + "/protected/" + i0,
								schemaPath: "#/properties/protected/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (!pattern8.test(data4)) {
							const err11 = {
								instancePath: instancePath + "/protected/" + i0,
								schemaPath: "#/properties/protected/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S+$" },
								message: "must match pattern \"^\\S+$\""
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/protected/" + i0,
							schemaPath: "#/properties/protected/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/protected",
					schemaPath: "#/properties/protected/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.looser !== void 0) {
			let data5 = data.looser;
			if (typeof data5 !== "string") {
				const err14 = {
					instancePath: instancePath + "/looser",
					schemaPath: "#/properties/looser/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data5 === "allow" || data5 === "consent")) {
				const err15 = {
					instancePath: instancePath + "/looser",
					schemaPath: "#/properties/looser/enum",
					keyword: "enum",
					params: { allowedValues: schema115.properties.looser.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.consent_label !== void 0) {
			let data6 = data.consent_label;
			if (typeof data6 === "string") {
				if (func1(data6) > 50) {
					const err16 = {
						instancePath: instancePath + "/consent_label",
						schemaPath: "#/properties/consent_label/maxLength",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (func1(data6) < 1) {
					const err17 = {
						instancePath: instancePath + "/consent_label",
						schemaPath: "#/properties/consent_label/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!pattern9.test(data6)) {
					const err18 = {
						instancePath: instancePath + "/consent_label",
						schemaPath: "#/properties/consent_label/pattern",
						keyword: "pattern",
						params: { pattern: "^\\S(?:.*\\S)?$" },
						message: "must match pattern \"^\\S(?:.*\\S)?$\""
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/consent_label",
					schemaPath: "#/properties/consent_label/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate285.errors = vErrors;
	return errors === 0;
}
validate285.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate279.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "policies" || key0 === "deployments" || key0 === "guards" || key0 === "on_stale" || key0 === "impact")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.policies !== void 0) {
			if (!validate280(data.policies, {
				instancePath: instancePath + "/policies",
				parentData: data,
				parentDataProperty: "policies",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate280.errors);
				errors = vErrors.length;
			}
		}
		if (data.deployments !== void 0) {
			let data1 = data.deployments;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 1e4) {
					const err1 = {
						instancePath: instancePath + "/deployments",
						schemaPath: "#/properties/deployments/maxProperties",
						keyword: "maxProperties",
						params: { limit: 1e4 },
						message: "must NOT have more than 10000 properties"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				for (const key1 in data1) {
					const _errs5 = errors;
					if (typeof key1 === "string") {
						if (func1(key1) > 255) {
							const err2 = {
								instancePath: instancePath + "/deployments",
								schemaPath: "#/properties/deployments/propertyNames/maxLength",
								keyword: "maxLength",
								params: { limit: 255 },
								message: "must NOT have more than 255 characters",
								propertyName: key1
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (func1(key1) < 1) {
							const err3 = {
								instancePath: instancePath + "/deployments",
								schemaPath: "#/properties/deployments/propertyNames/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters",
								propertyName: key1
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					}
					if (!(_errs5 === errors)) {
						const err4 = {
							instancePath: instancePath + "/deployments",
							schemaPath: "#/properties/deployments/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key1 },
							message: "property name must be valid"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				for (const key2 in data1) if (!validate282(data1[key2], {
					instancePath: instancePath + "/deployments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data1,
					parentDataProperty: key2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate282.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/deployments",
					schemaPath: "#/properties/deployments/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.guards !== void 0) {
			if (!validate285(data.guards, {
				instancePath: instancePath + "/guards",
				parentData: data,
				parentDataProperty: "guards",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate285.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_stale !== void 0) {
			let data4 = data.on_stale;
			if (typeof data4 !== "string") {
				const err6 = {
					instancePath: instancePath + "/on_stale",
					schemaPath: "#/properties/on_stale/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (!(data4 === "refuse" || data4 === "same-diff")) {
				const err7 = {
					instancePath: instancePath + "/on_stale",
					schemaPath: "#/properties/on_stale/enum",
					keyword: "enum",
					params: { allowedValues: schema112.properties.on_stale.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.impact !== void 0) {
			let data5 = data.impact;
			if (typeof data5 !== "string") {
				const err8 = {
					instancePath: instancePath + "/impact",
					schemaPath: "#/properties/impact/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data5 === "auto" || data5 === "off")) {
				const err9 = {
					instancePath: instancePath + "/impact",
					schemaPath: "#/properties/impact/enum",
					keyword: "enum",
					params: { allowedValues: schema112.properties.impact.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate279.errors = vErrors;
	return errors === 0;
}
validate279.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isDetectionFile = validate287;
const pattern13 = /* @__PURE__ */ new RegExp("^x-", "u");
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate288.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 255) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 },
				message: "must NOT have more than 255 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern8.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\S+$" },
				message: "must match pattern \"^\\S+$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate288.errors = vErrors;
	return errors === 0;
}
validate288.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema76 = {
	"type": "string",
	"enum": ["code", "secrets"]
};
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate175.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "code" || data === "secrets")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema76.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate175.errors = vErrors;
	return errors === 0;
}
validate175.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema79 = {
	"type": "string",
	"enum": ["include", "exclude"]
};
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate182.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "include" || data === "exclude")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema79.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate182.errors = vErrors;
	return errors === 0;
}
validate182.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema81 = {
	"type": "string",
	"enum": ["rule", "pack"]
};
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate186.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "rule" || data === "pack")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema81.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate186.errors = vErrors;
	return errors === 0;
}
validate186.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern22 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate294.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern22.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
				message: "must match pattern \"^[0-9]{4}-[0-9]{2}-[0-9]{2}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate294.errors = vErrors;
	return errors === 0;
}
validate294.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate296.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate296.errors = vErrors;
	return errors === 0;
}
validate296.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate291.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exception_type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "exception_type" },
				message: "must have required property 'exception_type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.rule === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rule" },
				message: "must have required property 'rule'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.rule_type === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rule_type" },
				message: "must have required property 'rule_type'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name" || key0 === "x-expires" || pattern13.test(key0))) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.exception_type !== void 0) {
			if (!validate182(data.exception_type, {
				instancePath: instancePath + "/exception_type",
				parentData: data,
				parentDataProperty: "exception_type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			let data1 = data.rule;
			if (typeof data1 === "string") {
				if (func1(data1) > 1e3) {
					const err4 = {
						instancePath: instancePath + "/rule",
						schemaPath: "#/properties/rule/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func1(data1) < 1) {
					const err5 = {
						instancePath: instancePath + "/rule",
						schemaPath: "#/properties/rule/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern8.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/rule",
						schemaPath: "#/properties/rule/pattern",
						keyword: "pattern",
						params: { pattern: "^\\S+$" },
						message: "must match pattern \"^\\S+$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/rule",
					schemaPath: "#/properties/rule/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate186(data.rule_type, {
				instancePath: instancePath + "/rule_type",
				parentData: data,
				parentDataProperty: "rule_type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate186.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			let data3 = data.project;
			if (typeof data3 === "string") {
				if (func1(data3) > 1e3) {
					const err8 = {
						instancePath: instancePath + "/project",
						schemaPath: "#/properties/project/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (func1(data3) < 1) {
					const err9 = {
						instancePath: instancePath + "/project",
						schemaPath: "#/properties/project/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!pattern9.test(data3)) {
					const err10 = {
						instancePath: instancePath + "/project",
						schemaPath: "#/properties/project/pattern",
						keyword: "pattern",
						params: { pattern: "^\\S(?:.*\\S)?$" },
						message: "must match pattern \"^\\S(?:.*\\S)?$\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/project",
					schemaPath: "#/properties/project/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.project_tag_name !== void 0) {
			let data4 = data.project_tag_name;
			if (typeof data4 === "string") {
				if (func1(data4) > 1e3) {
					const err12 = {
						instancePath: instancePath + "/project_tag_name",
						schemaPath: "#/properties/project_tag_name/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (func1(data4) < 1) {
					const err13 = {
						instancePath: instancePath + "/project_tag_name",
						schemaPath: "#/properties/project_tag_name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern9.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/project_tag_name",
						schemaPath: "#/properties/project_tag_name/pattern",
						keyword: "pattern",
						params: { pattern: "^\\S(?:.*\\S)?$" },
						message: "must match pattern \"^\\S(?:.*\\S)?$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/project_tag_name",
					schemaPath: "#/properties/project_tag_name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate294(data["x-expires"], {
				instancePath: instancePath + "/x-expires",
				parentData: data,
				parentDataProperty: "x-expires",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate294.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern13.test(key1)) {
			if (!validate296(data[key1], {
				instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
				parentData: data,
				parentDataProperty: key1,
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate296.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate291.errors = vErrors;
	return errors === 0;
}
validate291.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate287.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.product === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product" },
				message: "must have required property 'product'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions" || pattern13.test(key0))) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate288(data.deployment_slug, {
				instancePath: instancePath + "/deployment_slug",
				parentData: data,
				parentDataProperty: "deployment_slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate288.errors);
				errors = vErrors.length;
			}
		}
		if (data.product !== void 0) {
			if (!validate175(data.product, {
				instancePath: instancePath + "/product",
				parentData: data,
				parentDataProperty: "product",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate175.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			let data2 = data.rulesets;
			if (Array.isArray(data2)) {
				if (data2.length > 1e5) {
					const err2 = {
						instancePath: instancePath + "/rulesets",
						schemaPath: "#/properties/rulesets/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func1(data3) > 1e3) {
							const err3 = {
								instancePath: instancePath + "/rulesets/" + i0,
								schemaPath: "#/properties/rulesets/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						if (func1(data3) < 1) {
							const err4 = {
								instancePath: instancePath + "/rulesets/" + i0,
								schemaPath: "#/properties/rulesets/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (!pattern8.test(data3)) {
							const err5 = {
								instancePath: instancePath + "/rulesets/" + i0,
								schemaPath: "#/properties/rulesets/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S+$" },
								message: "must match pattern \"^\\S+$\""
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/rulesets/" + i0,
							schemaPath: "#/properties/rulesets/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/rulesets",
					schemaPath: "#/properties/rulesets/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data4 = data.rules;
			if (Array.isArray(data4)) {
				if (data4.length > 1e5) {
					const err8 = {
						instancePath: instancePath + "/rules",
						schemaPath: "#/properties/rules/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data5 = data4[i1];
					if (typeof data5 === "string") {
						if (func1(data5) > 1e3) {
							const err9 = {
								instancePath: instancePath + "/rules/" + i1,
								schemaPath: "#/properties/rules/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1(data5) < 1) {
							const err10 = {
								instancePath: instancePath + "/rules/" + i1,
								schemaPath: "#/properties/rules/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (!pattern8.test(data5)) {
							const err11 = {
								instancePath: instancePath + "/rules/" + i1,
								schemaPath: "#/properties/rules/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S+$" },
								message: "must match pattern \"^\\S+$\""
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/rules/" + i1,
							schemaPath: "#/properties/rules/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/rules",
					schemaPath: "#/properties/rules/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.disabled !== void 0) {
			let data6 = data.disabled;
			if (Array.isArray(data6)) {
				if (data6.length > 1e5) {
					const err14 = {
						instancePath: instancePath + "/disabled",
						schemaPath: "#/properties/disabled/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				const len2 = data6.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data7 = data6[i2];
					if (typeof data7 === "string") {
						if (func1(data7) > 1e3) {
							const err15 = {
								instancePath: instancePath + "/disabled/" + i2,
								schemaPath: "#/properties/disabled/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						if (func1(data7) < 1) {
							const err16 = {
								instancePath: instancePath + "/disabled/" + i2,
								schemaPath: "#/properties/disabled/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						if (!pattern8.test(data7)) {
							const err17 = {
								instancePath: instancePath + "/disabled/" + i2,
								schemaPath: "#/properties/disabled/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S+$" },
								message: "must match pattern \"^\\S+$\""
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/disabled/" + i2,
							schemaPath: "#/properties/disabled/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/disabled",
					schemaPath: "#/properties/disabled/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.exceptions !== void 0) {
			let data8 = data.exceptions;
			if (Array.isArray(data8)) {
				if (data8.length > 1e5) {
					const err20 = {
						instancePath: instancePath + "/exceptions",
						schemaPath: "#/properties/exceptions/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				const len3 = data8.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate291(data8[i3], {
					instancePath: instancePath + "/exceptions/" + i3,
					parentData: data8,
					parentDataProperty: i3,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate291.errors);
					errors = vErrors.length;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/exceptions",
					schemaPath: "#/properties/exceptions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err22];
		else vErrors.push(err22);
		errors++;
	}
	validate287.errors = vErrors;
	return errors === 0;
}
validate287.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isPolicyEntry = validate299;
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate240.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 500) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 500 },
				message: "must NOT have more than 500 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate240.errors = vErrors;
	return errors === 0;
}
validate240.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate242.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 255) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 },
				message: "must NOT have more than 255 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern8.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\S+$" },
				message: "must match pattern \"^\\S+$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate242.errors = vErrors;
	return errors === 0;
}
validate242.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate244.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e4 },
				message: "must NOT have more than 10000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate244.errors = vErrors;
	return errors === 0;
}
validate244.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate246.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "boolean") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "boolean" },
			message: "must be boolean"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate246.errors = vErrors;
	return errors === 0;
}
validate246.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema103 = {
	"type": "object",
	"required": ["mode", "conditions"],
	"additionalProperties": false,
	"properties": {
		"mode": {
			"type": "string",
			"enum": ["all", "any"]
		},
		"conditions": {
			"type": "array",
			"minItems": 1,
			"maxItems": 1e3,
			"items": { "$ref": "#/$defs/Condition" }
		}
	}
};
const schema104 = {
	"type": "object",
	"required": ["type", "values"],
	"additionalProperties": false,
	"properties": {
		"type": {
			"type": "string",
			"minLength": 1,
			"maxLength": 255
		},
		"values": {
			"type": "array",
			"minItems": 1,
			"maxItems": 1e3,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 1e3,
				"pattern": "^\\S(?:.*\\S)?$"
			}
		},
		"mode": {
			"type": "string",
			"enum": ["any", "none"]
		}
	}
};
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate249.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.values === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "values" },
				message: "must have required property 'values'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err3 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func1(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					const err6 = {
						instancePath: instancePath + "/values",
						schemaPath: "#/properties/values/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data1.length < 1) {
					const err7 = {
						instancePath: instancePath + "/values",
						schemaPath: "#/properties/values/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func1(data2) > 1e3) {
							const err8 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1(data2) < 1) {
							const err9 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (!pattern9.test(data2)) {
							const err10 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S(?:.*\\S)?$" },
								message: "must match pattern \"^\\S(?:.*\\S)?$\""
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/values/" + i0,
							schemaPath: "#/properties/values/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/values",
					schemaPath: "#/properties/values/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data3 = data.mode;
			if (typeof data3 !== "string") {
				const err13 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data3 === "any" || data3 === "none")) {
				const err14 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema104.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate249.errors = vErrors;
	return errors === 0;
}
validate249.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate248.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.conditions === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "conditions" },
				message: "must have required property 'conditions'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.mode !== void 0) {
			let data0 = data.mode;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (!(data0 === "all" || data0 === "any")) {
				const err4 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema103.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.conditions !== void 0) {
			let data1 = data.conditions;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					const err5 = {
						instancePath: instancePath + "/conditions",
						schemaPath: "#/properties/conditions/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1.length < 1) {
					const err6 = {
						instancePath: instancePath + "/conditions",
						schemaPath: "#/properties/conditions/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate249(data1[i0], {
					instancePath: instancePath + "/conditions/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate249.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/conditions",
					schemaPath: "#/properties/conditions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate248.errors = vErrors;
	return errors === 0;
}
validate248.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate253.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "config")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err2 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data1 = data.config;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 100) {
					const err5 = {
						instancePath: instancePath + "/config",
						schemaPath: "#/properties/config/maxProperties",
						keyword: "maxProperties",
						params: { limit: 100 },
						message: "must NOT have more than 100 properties"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				for (const key1 in data1) {
					let data2 = data1[key1];
					if (typeof data2 === "string") {
						if (func1(data2) > 1e4) {
							const err6 = {
								instancePath: instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/config/additionalProperties/maxLength",
								keyword: "maxLength",
								params: { limit: 1e4 },
								message: "must NOT have more than 10000 characters"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/config/additionalProperties/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/config",
					schemaPath: "#/properties/config/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate253.errors = vErrors;
	return errors === 0;
}
validate253.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate252.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 100 },
				message: "must NOT have more than 100 items"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate253(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData,
			dynamicAnchors
		})) {
			vErrors = appended(vErrors, validate253.errors);
			errors = vErrors.length;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate252.errors = vErrors;
	return errors === 0;
}
validate252.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate299.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.filters === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "filters" },
				message: "must have required property 'filters'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.actions === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actions" },
				message: "must have required property 'actions'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern13.test(key0))) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate240(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate240.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate242(data.slug, {
				instancePath: instancePath + "/slug",
				parentData: data,
				parentDataProperty: "slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate244(data.description, {
				instancePath: instancePath + "/description",
				parentData: data,
				parentDataProperty: "description",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate244.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate246(data.active, {
				instancePath: instancePath + "/active",
				parentData: data,
				parentDataProperty: "active",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate246.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate248(data.filters, {
				instancePath: instancePath + "/filters",
				parentData: data,
				parentDataProperty: "filters",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate248.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate252(data.actions, {
				instancePath: instancePath + "/actions",
				parentData: data,
				parentDataProperty: "actions",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate252.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate294(data["x-expires"], {
				instancePath: instancePath + "/x-expires",
				parentData: data,
				parentDataProperty: "x-expires",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate294.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern13.test(key1)) {
			if (!validate296(data[key1], {
				instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
				parentData: data,
				parentDataProperty: key1,
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate296.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate299.errors = vErrors;
	return errors === 0;
}
validate299.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isPolicyFile = validate308;
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate308.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.filters === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "filters" },
				message: "must have required property 'filters'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.actions === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actions" },
				message: "must have required property 'actions'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern13.test(key0))) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate288(data.deployment_slug, {
				instancePath: instancePath + "/deployment_slug",
				parentData: data,
				parentDataProperty: "deployment_slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate288.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0) {
			if (!validate240(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate240.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate242(data.slug, {
				instancePath: instancePath + "/slug",
				parentData: data,
				parentDataProperty: "slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate244(data.description, {
				instancePath: instancePath + "/description",
				parentData: data,
				parentDataProperty: "description",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate244.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate246(data.active, {
				instancePath: instancePath + "/active",
				parentData: data,
				parentDataProperty: "active",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate246.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate248(data.filters, {
				instancePath: instancePath + "/filters",
				parentData: data,
				parentDataProperty: "filters",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate248.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate252(data.actions, {
				instancePath: instancePath + "/actions",
				parentData: data,
				parentDataProperty: "actions",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate252.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate294(data["x-expires"], {
				instancePath: instancePath + "/x-expires",
				parentData: data,
				parentDataProperty: "x-expires",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate294.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern13.test(key1)) {
			if (!validate296(data[key1], {
				instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
				parentData: data,
				parentDataProperty: key1,
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate296.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate308.errors = vErrors;
	return errors === 0;
}
validate308.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isPolicyListFile = validate318;
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate318.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "policies" },
				message: "must have required property 'policies'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies" || pattern13.test(key0))) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate288(data.deployment_slug, {
				instancePath: instancePath + "/deployment_slug",
				parentData: data,
				parentDataProperty: "deployment_slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate288.errors);
				errors = vErrors.length;
			}
		}
		if (data.policies !== void 0) {
			let data1 = data.policies;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					const err2 = {
						instancePath: instancePath + "/policies",
						schemaPath: "#/properties/policies/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate299(data1[i0], {
					instancePath: instancePath + "/policies/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate299.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/policies",
					schemaPath: "#/properties/policies/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate318.errors = vErrors;
	return errors === 0;
}
validate318.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function appended(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
// src/files/shape/classify.ts
/** Keys that tell what a file is, in the order in which they are asked. */
const telling = [
	{
		shape: "policies",
		keys: ["policies"]
	},
	{
		shape: "detection",
		keys: [
			"product",
			"rulesets",
			"rules",
			"disabled",
			"exceptions"
		]
	},
	{
		shape: "policy",
		keys: [
			"name",
			"filters",
			"actions",
			"slug",
			"active",
			"description"
		]
	}
];
/** What a file is, by the keys it holds; by keys that look mistyped when none is right; null when nothing tells. */
function classify(keys) {
	return (telling.find((one) => one.keys.some((key) => keys.includes(key))) ?? telling.find((one) => keys.some((key) => nearest(key, one.keys) !== null)))?.shape ?? null;
}
// src/files/shape/declare.ts
const listNames = [
	"rulesets",
	"rules",
	"disabled"
];
/** What a file of the right shape declares. */
function declare(file, { shape, value }) {
	const common = {
		file,
		deployment: value.deployment_slug ?? null
	};
	if (shape === "detection") return {
		...common,
		...declareDetection(file, value)
	};
	const entries = shape === "policy" ? [{
		value,
		at: {
			file,
			pointer: []
		}
	}] : placed$1(file, ["policies"], value.policies);
	return {
		...common,
		kind: "remediation",
		policies: entries.map((entry) => ({
			...entry,
			isWhole: true,
			hasSlug: entry.value.slug !== void 0
		}))
	};
}
function declareDetection(file, value) {
	const listIn = (name, items) => items === void 0 ? null : placed$1(file, [name], items);
	return {
		kind: `detection/${value.product}`,
		lists: {
			rulesets: listIn("rulesets", value.rulesets),
			rules: listIn("rules", value.rules),
			disabled: listIn("disabled", value.disabled)
		},
		exceptions: listIn("exceptions", value.exceptions)
	};
}
/** The items of a list, each with its place. */
const placed$1 = (file, pointer, items) => items.map((value, index) => ({
	value,
	at: {
		file,
		pointer: [...pointer, index]
	}
}));
// src/files/yaml/doubt.ts
/** A plain scalar that not every reader takes for text, as it stands in the source. */
var Doubt = class {
	text;
	reads;
	constructor(text, reads) {
		this.text = text;
		this.reads = reads;
	}
};
// src/generated/fields.ts
const fields = {
	Action: {
		type: "object",
		additionalProperties: false,
		properties: {
			type: { type: "string" },
			config: {
				type: "object",
				additionalProperties: { type: "string" }
			}
		}
	},
	Actions: {
		type: "array",
		items: { $ref: "#/$defs/Action" }
	},
	Condition: {
		type: "object",
		additionalProperties: false,
		properties: {
			type: { type: "string" },
			values: {
				type: "array",
				items: { type: "string" }
			},
			mode: {
				type: "string",
				enum: ["any", "none"]
			}
		}
	},
	Config: {
		type: "object",
		additionalProperties: false,
		properties: {
			policies: { $ref: "#/$defs/Paths" },
			deployments: {
				type: "object",
				additionalProperties: { $ref: "#/$defs/ConfigDeployment" }
			},
			guards: { $ref: "#/$defs/ConfigGuards" },
			on_stale: {
				type: "string",
				enum: ["refuse", "same-diff"]
			},
			impact: {
				type: "string",
				enum: ["auto", "off"]
			}
		}
	},
	ConfigDeployment: {
		type: "object",
		additionalProperties: false,
		properties: {
			id: { type: ["string", "integer"] },
			policies: { $ref: "#/$defs/Paths" }
		}
	},
	ConfigGuards: {
		type: "object",
		additionalProperties: false,
		properties: {
			max_deletes: { type: "integer" },
			max_delete_percent: { type: "integer" },
			allow_empty: { type: "boolean" },
			protected: {
				type: "array",
				items: { type: "string" }
			},
			looser: {
				type: "string",
				enum: ["allow", "consent"]
			},
			consent_label: { type: "string" }
		}
	},
	DeploymentSlug: { type: "string" },
	DetectionFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": true },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlug" },
			product: { $ref: "#/$defs/Product" },
			rulesets: {
				type: "array",
				items: { type: "string" }
			},
			rules: {
				type: "array",
				items: { type: "string" }
			},
			disabled: {
				type: "array",
				items: { type: "string" }
			},
			exceptions: {
				type: "array",
				items: { $ref: "#/$defs/ExceptionEntry" }
			}
		}
	},
	ExceptionEntry: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			exception_type: { $ref: "#/$defs/ExceptionType" },
			rule: { type: "string" },
			rule_type: { $ref: "#/$defs/ExceptionRuleType" },
			project: { type: "string" },
			project_tag_name: { type: "string" },
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	ExceptionRuleType: {
		type: "string",
		enum: ["rule", "pack"]
	},
	ExceptionType: {
		type: "string",
		enum: ["include", "exclude"]
	},
	ExpiryDate: { type: "string" },
	Filters: {
		type: "object",
		additionalProperties: false,
		properties: {
			mode: {
				type: "string",
				enum: ["all", "any"]
			},
			conditions: {
				type: "array",
				items: { $ref: "#/$defs/Condition" }
			}
		}
	},
	Note: { type: "string" },
	Paths: { oneOf: [{ type: "string" }, {
		type: "array",
		items: { type: "string" }
	}] },
	PolicyActive: { type: "boolean" },
	PolicyDescription: { type: "string" },
	PolicyEntry: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			name: { $ref: "#/$defs/PolicyName" },
			slug: { $ref: "#/$defs/Slug" },
			description: { $ref: "#/$defs/PolicyDescription" },
			active: { $ref: "#/$defs/PolicyActive" },
			filters: { $ref: "#/$defs/Filters" },
			actions: { $ref: "#/$defs/Actions" },
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	PolicyFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlug" },
			name: { $ref: "#/$defs/PolicyName" },
			slug: { $ref: "#/$defs/Slug" },
			description: { $ref: "#/$defs/PolicyDescription" },
			active: { $ref: "#/$defs/PolicyActive" },
			filters: { $ref: "#/$defs/Filters" },
			actions: { $ref: "#/$defs/Actions" },
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	PolicyListFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": true },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlug" },
			policies: {
				type: "array",
				items: { $ref: "#/$defs/PolicyEntry" }
			}
		}
	},
	PolicyName: { type: "string" },
	Product: {
		type: "string",
		enum: ["code", "secrets"]
	},
	Slug: { type: "string" }
};
// src/files/shape/field.ts
const shapes = {
	policies: fields.PolicyListFile,
	policy: fields.PolicyFile,
	detection: fields.DetectionFile,
	config: fields.Config
};
/** The field that a pointer leads to; null where the schema does not say what belongs there. */
function fieldAt(shape, pointer) {
	return pointer.reduce((field, step) => field && fieldIn(field, step), shapes[shape]);
}
/** The field one step further in. */
function fieldIn(field, step) {
	const inner = typeof step === "number" ? listIn$1(field).items : propertyOf(field, step);
	return typeof inner === "object" ? follow$1(inner) : null;
}
/** JSON types that a field accepts. */
const typesOf = (field) => field.oneOf?.flatMap(typesOf) ?? [field.type ?? []].flat();
/** Whether any text may stand here: no enumeration, no number, no boolean. */
const isFreeText = (field) => typesOf(field).includes("string") && field.enum === void 0 && !typesOf(field).includes("integer");
/** Fields that an object may have. */
const allowedIn = (field) => Object.keys(field.properties ?? {});
const listIn$1 = (field) => field.oneOf?.find(({ type }) => type === "array") ?? field;
function propertyOf(field, name) {
	if (field.properties !== void 0 && Object.hasOwn(field.properties, name)) return field.properties[name];
	return Object.entries(field.patternProperties ?? {}).find(([one]) => new RegExp(one).test(name))?.[1] ?? field.additionalProperties;
}
function follow$1(field) {
	const target = field.$ref === void 0 ? void 0 : named[field.$ref.replace("#/$defs/", "")];
	return target === void 0 ? field : follow$1(target);
}
const named = fields;
// src/files/shape/doubts.ts
/** All of them, by the schema: a boolean field may hold `true`, a name may not. */
function findDoubts(shape, value) {
	const found = [];
	visit$2(found, [], value, fieldAt(shape, []));
	return found;
}
function visit$2(found, pointer, value, field) {
	if (found.length === 1e3) return;
	if (value instanceof Doubt) {
		if (isMeant(value, pointer)) return;
		found.push({
			pointer,
			doubt: value,
			meant: field !== null && isFreeText(field) ? "text" : "other"
		});
		return;
	}
	for (const [step, inner] of stepsInto(value)) visit$2(found, [...pointer, step], inner, field && fieldIn(field, step));
}
const isMeant = (doubt, pointer) => doubt.reads === "date" && pointer.at(-1) === "x-expires";
function stepsInto(value) {
	if (Array.isArray(value)) return value.map((item, index) => [index, item]);
	return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
// src/files/shape/pointer.ts
/** Ajv's path, unescaped; a step into a list is a number. */
function pointerOf(path, root) {
	let value = root;
	return path.split("/").slice(1).map((step) => {
		const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
		const into = Array.isArray(value) ? Number(name) : name;
		value = valueAt(value, [into]);
		return into;
	});
}
/** What a pointer leads to; undefined where it leads nowhere. */
const valueAt = (root, pointer) => pointer.reduce((value, step) => {
	return typeof value === "object" && value !== null && Object.hasOwn(value, step) ? value[step] : void 0;
}, root);
/** The same text for the same pointer. */
const keyOf = (pointer) => JSON.stringify(pointer);
// src/files/shape/value-problem.ts
/** What is wrong with a value: first that it is none of the allowed ones, then its type, then its size or form. */
function valueProblem(mistaken) {
	const badName = mistaken.errors.find((error) => error.keyword === "propertyNames");
	if (badName !== void 0) return keyProblem(mistaken, String(badName.params["propertyName"]));
	return badValue(mistaken) ?? wrongType(mistaken) ?? outOfBounds(mistaken) ?? badText(mistaken);
}
const here = ({ file, pointer }) => ({
	severity: "error",
	at: {
		file,
		pointer
	}
});
function badValue(mistaken) {
	const { value, text, errors } = mistaken;
	const error = errors.find(({ keyword }) => keyword === "enum");
	const shown = text ?? (typeof value === "string" ? value : null);
	if (error === void 0 || shown === null) return null;
	const allowed = error.params["allowedValues"].map(String);
	return {
		...here(mistaken),
		code: "bad-value",
		value: shown,
		allowed,
		nearest: nearest(shown, allowed)
	};
}
function wrongType(mistaken) {
	const { value, text, field, errors } = mistaken;
	const found = typeOf(value);
	const types = field === null ? [] : typesOf(field);
	if (types.includes(found) || !errors.some(({ keyword }) => keyword === "type")) return null;
	const shown = typeof value === "string" ? value : text;
	return {
		...here(mistaken),
		code: "wrong-type",
		expected: types.join(" or "),
		found,
		text: shown
	};
}
function typeOf(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return Number.isInteger(value) ? "integer" : typeof value;
}
const bounds = {
	minLength: {
		what: "characters",
		end: "min"
	},
	maxLength: {
		what: "characters",
		end: "max"
	},
	minItems: {
		what: "items",
		end: "min"
	},
	maxItems: {
		what: "items",
		end: "max"
	},
	minProperties: {
		what: "entries",
		end: "min"
	},
	maxProperties: {
		what: "entries",
		end: "max"
	},
	minimum: {
		what: "number",
		end: "min"
	},
	maximum: {
		what: "number",
		end: "max"
	}
};
function outOfBounds(mistaken) {
	for (const { keyword, params } of mistaken.errors) {
		const bound = bounds[keyword];
		if (bound === void 0) continue;
		const limit = Number(params["limit"]);
		const [min, max] = bound.end === "min" ? [limit, null] : [null, limit];
		return {
			...here(mistaken),
			code: "out-of-bounds",
			what: bound.what,
			found: sizeOf(mistaken.value),
			min,
			max
		};
	}
	return null;
}
function sizeOf(value) {
	if (typeof value === "number") return value;
	if (typeof value === "string") return Array.from(value).length;
	return Array.isArray(value) ? value.length : Object.keys(value).length;
}
function badText(mistaken) {
	const error = mistaken.errors.find(({ keyword }) => keyword === "pattern");
	if (error === void 0) return null;
	return {
		...here(mistaken),
		code: "bad-text",
		value: String(mistaken.value),
		expected: String(error.params["pattern"])
	};
}
function keyProblem(mistaken, name) {
	const errors = mistaken.errors.filter((error) => error.propertyName === name);
	const problem = outOfBounds({
		...mistaken,
		value: name,
		errors
	});
	if (problem === null) throw new Error(`the name "${name}" was refused for no known reason`);
	return {
		...problem,
		at: {
			file: mistaken.file,
			pointer: [...mistaken.pointer, name],
			key: true
		}
	};
}
// src/files/shape/problems.ts
/** One problem a mistake: of a mistyped key that is also missing, or a value that breaks several rules, only the telling one. */
function shapeProblems(mistaken) {
	const unknown = unknownFields(mistaken);
	const problems = [
		...unknown,
		...missingFields(mistaken, unknown),
		...doubtProblems(mistaken, unknown),
		...valueProblems(mistaken)
	];
	return [...problems, ...joinedLines(mistaken, problems)];
}
/** What is wrong with such a text in another way, too, says it better. */
function joinedLines({ file, joined }, others) {
	const named = new Set(others.map((problem) => keyOf(problem.at.pointer)));
	return joined.filter((pointer) => !named.has(keyOf(pointer))).map((pointer) => {
		return {
			severity: isProse(pointer) ? "warning" : "error",
			at: {
				file,
				pointer
			},
			code: "joined-lines"
		};
	});
}
/** In a description or a note only its looks suffer. */
const isProse = (pointer) => pointer.at(-1) === "description" || pointer.some((step) => typeof step === "string" && step.startsWith("x-"));
function doubtProblems({ file, doubts }, unknown) {
	const named = new Set(unknown.map((problem) => keyOf(problem.at.pointer)));
	return doubts.flatMap(({ pointer, doubt, meant }) => {
		if (meant === "text" && doubt.text !== "") return [{
			severity: "error",
			at: {
				file,
				pointer
			},
			code: "ambiguous-scalar",
			text: doubt.text,
			reads: doubt.reads
		}];
		if (doubt.reads !== "null" || named.has(keyOf(pointer))) return [];
		return [{
			severity: "error",
			at: placeOfNothing(file, pointer),
			code: "null-value",
			field: fieldName(pointer)
		}];
	});
}
/** A key without a value is shown at the key, an empty item of a list at its dash. */
const placeOfNothing = (file, pointer) => typeof pointer.at(-1) === "string" ? {
	file,
	pointer,
	key: true
} : {
	file,
	pointer
};
const fieldName = (pointer) => pointer.findLast((step) => typeof step === "string") ?? "";
function unknownFields({ file, shape, value, errors }) {
	return errors.flatMap((error) => {
		if (error.keyword !== "additionalProperties") return [];
		const parent = pointerOf(error.instancePath, value);
		const field = String(error.params["additionalProperty"]);
		const known = fieldAt(shape, parent);
		const allowed = known === null ? [] : allowedIn(known);
		return [{
			severity: "error",
			at: {
				file,
				pointer: [...parent, field],
				key: true
			},
			code: "unknown-field",
			field,
			allowed,
			nearest: nearest(field, allowed)
		}];
	});
}
function missingFields({ file, value, errors }, unknown) {
	const mistyped = new Set(unknown.map((problem) => keyOf([...problem.at.pointer.slice(0, -1), problem.nearest ?? ""])));
	return errors.flatMap((error) => {
		if (error.keyword !== "required") return [];
		const pointer = pointerOf(error.instancePath, value);
		const field = String(error.params["missingProperty"]);
		if (mistyped.has(keyOf([...pointer, field]))) return [];
		return [{
			severity: "error",
			at: {
				file,
				pointer
			},
			code: "missing-field",
			field
		}];
	});
}
function valueProblems({ file, shape, value, doubts, errors }) {
	const byPlace = Map.groupBy(errors.filter((error) => error.keyword !== "required" && error.keyword !== "additionalProperties"), (error) => error.instancePath);
	const doubtAt = new Map(doubts.map((found) => [keyOf(found.pointer), found]));
	return Array.from(byPlace, ([path, atPlace]) => {
		const pointer = pointerOf(path, value);
		const doubt = doubtAt.get(keyOf(pointer));
		if (doubt !== void 0 && (doubt.meant === "text" || doubt.doubt.reads === "null")) return null;
		const text = doubt?.doubt.text ?? null;
		return valueProblem({
			file,
			pointer,
			value: valueAt(value, pointer),
			text,
			field: fieldAt(shape, pointer),
			errors: atPlace
		});
	}).filter((problem) => problem !== null);
}
// src/files/shape/salvage.ts
/**
* What a broken file still declares, so that mistakes elsewhere in it, and in other files, are found in the same run. Null when it
* does not even say what it is, or to whom it belongs. Nothing of it is ever sent.
*/
function salvage(file, shape, broken, errors) {
	const value = withoutMistakes(broken, errors);
	const deployment = deploymentIn(value);
	if (deployment === null && "deployment_slug" in broken) return null;
	if (shape === "detection") {
		const detection = salvageDetection(file, value, broken);
		return detection && {
			file,
			deployment,
			...detection
		};
	}
	const { deployment_slug: _, ...bare } = value;
	return {
		file,
		deployment,
		kind: "remediation",
		policies: (shape === "policy" ? [{
			value: bare,
			at: {
				file,
				pointer: []
			}
		}] : placed$1(file, ["policies"], listIn(value, "policies"))).flatMap((entry) => salvagePolicy(entry, broken))
	};
}
/** Takes fields away that are unknown or hold a bad value; items of lists stay, for what follows them must keep its place. */
function withoutMistakes(broken, errors) {
	const value = structuredClone(broken);
	for (const { keyword, instancePath, params } of errors) {
		if (keyword === "required") continue;
		const pointer = pointerOf(instancePath, broken);
		const wrong = keyword === "additionalProperties" ? [...pointer, String(params["additionalProperty"])] : pointer;
		const parent = valueAt(value, wrong.slice(0, -1));
		const field = wrong.at(-1);
		if (typeof field === "string" && typeof parent === "object" && parent !== null) Reflect.deleteProperty(parent, field);
	}
	return value;
}
function salvagePolicy({ value, at }, broken) {
	if (typeof value !== "object" || value === null) return [];
	const hasSlug = valueAt(broken, [...at.pointer, "slug"]) !== void 0;
	if (isPolicyEntry(value)) return [{
		value,
		at,
		isWhole: true,
		hasSlug
	}];
	const { name, slug } = value;
	const own = typeof slug === "string" ? { slug } : null;
	if (typeof name === "string") return [{
		value: {
			name,
			...own
		},
		at,
		isWhole: false,
		hasSlug
	}];
	return own === null ? [] : [{
		value: {
			name: own.slug,
			...own
		},
		at,
		isWhole: false,
		hasSlug
	}];
}
const deploymentIn = ({ deployment_slug: slug }) => typeof slug === "string" ? slug : null;
function salvageDetection(file, value, broken) {
	const { product } = value;
	if (product !== "code" && product !== "secrets") return null;
	const given = (name, keep) => Object.hasOwn(value, name) ? placed$1(file, [name], listIn(value, name)).filter((item) => keep(item.value)) : null;
	const texts = (name) => given(name, (item) => typeof item === "string");
	return {
		kind: `detection/${product}`,
		lists: {
			rulesets: texts("rulesets"),
			rules: texts("rules"),
			disabled: texts("disabled")
		},
		exceptions: given("exceptions", isException)?.filter(({ value: entry, at }) => keepsScope(entry, valueAt(broken, at.pointer))) ?? null
	};
}
const isException = (value) => isDetectionFile({
	product: "code",
	exceptions: [value]
});
/** An exception whose bad scope was taken away would be reported for having none. */
const keepsScope = (entry, whole) => ["project", "project_tag_name"].every((name) => name in entry || valueAt(whole, [name]) === void 0);
function listIn(value, name) {
	const list = value[name];
	return Array.isArray(list) ? list : [];
}
// src/files/shape/check-file.ts
/** Tells what a policy file is and whether it has the shape of that; every mistake is a problem. */
function checkFile(file, parsed) {
	const { value } = parsed;
	if (!isMapping(value)) return {
		content: null,
		problems: [notAMapping(file, value)]
	};
	const keys = Object.keys(value).slice(0, keysAsked);
	const shape = classify(keys);
	if (shape === null) return {
		content: null,
		problems: [{
			severity: "error",
			at: {
				file,
				pointer: []
			},
			code: "unknown-file",
			keys
		}]
	};
	const content = contentOf(shape, value);
	if ("errors" in content) {
		const { errors } = content;
		return {
			content: salvage(file, shape, value, errors),
			problems: problemsOf(file, parsed, shape, errors)
		};
	}
	return {
		content: declare(file, content),
		problems: isSuspect(parsed) ? problemsOf(file, parsed, shape, []) : []
	};
}
/** The same for the config; an empty one says nothing, which is right. With any mistake there is no content. */
function checkConfig(file, parsed) {
	const { value } = parsed;
	if (value === null) return {
		content: {},
		problems: []
	};
	if (!isMapping(value)) return {
		content: null,
		problems: [notAMapping(file, value)]
	};
	const content = isConfig(value) ? value : null;
	const problems = content === null || isSuspect(parsed) ? problemsOf(file, parsed, "config", errorsOf(isConfig, content)) : [];
	return {
		content: problems.length === 0 ? content : null,
		problems
	};
}
/** Whether a document of the right shape may still not say what was meant. */
const isSuspect = ({ doubtful, joined }) => doubtful || joined.length > 0;
/** A file whose first keys do not tell what it is gets no second look. */
const keysAsked = 100;
const isMapping = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function notAMapping(file, value) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	if (value === null) return {
		...common,
		code: "empty-file"
	};
	const found = Array.isArray(value) ? "array" : typeof value;
	return {
		...common,
		code: "wrong-type",
		expected: "object",
		found,
		text: null
	};
}
function contentOf(shape, value) {
	if (shape === "policies") return isPolicyListFile(value) ? {
		shape,
		value
	} : { errors: errorsOf(isPolicyListFile, null) };
	if (shape === "policy") return isPolicyFile(value) ? {
		shape,
		value
	} : { errors: errorsOf(isPolicyFile, null) };
	return isDetectionFile(value) ? {
		shape,
		value
	} : { errors: errorsOf(isDetectionFile, null) };
}
/** The guard forgets its errors with the next call. */
const errorsOf = (guard, content) => content === null ? (guard.errors ?? []).slice(0, problemLimit) : [];
function problemsOf(file, parsed, shape, errors) {
	const { value, joined } = parsed;
	return shapeProblems({
		file,
		shape,
		value,
		joined,
		doubts: findDoubts(shape, parsed.doubts()),
		errors
	});
}
// src/files/yaml/events.ts
/** Where a node begins in the text, its quote or block indicator included; `after` is where the token before it ends. */
function startOf(text, node, after) {
	if (node.type === EVENT_ID.ALIAS) return node.anchorStart - 1;
	if (node.type !== EVENT_ID.SCALAR) return node.start;
	if (isNothing(node)) return node.anchorStart < 0 ? nextToken(text, after) : node.anchorStart - 1;
	if (node.style === SCALAR_STYLE.PLAIN) return node.valueStart;
	return isBlock(node) ? blockIndicator(text, node, after) : node.valueStart - 1;
}
/** Where the token of a node ends; of a collection, where its first token begins. */
function endOf(node, before) {
	if (node.type === EVENT_ID.ALIAS) return node.anchorEnd;
	if (node.type !== EVENT_ID.SCALAR) return node.start;
	if (node.valueEnd < 0) return Math.max(before, node.anchorEnd, node.tagEnd);
	return node.style === SCALAR_STYLE.PLAIN || isBlock(node) ? node.valueEnd : node.valueEnd + 1;
}
const isPlain = (scalar) => scalar.style === SCALAR_STYLE.PLAIN && scalar.tagStart < 0;
const textOf = (text, scalar) => getScalarValue(text, scalar);
/** Name of the anchor that a node carries or that an alias repeats; null without one. */
const anchorOf = (text, node) => node.anchorStart < 0 ? null : text.slice(node.anchorStart, node.anchorEnd);
/** Whether nothing is written where a value could be. */
const isNothing = (node) => node.type === EVENT_ID.SCALAR && node.valueStart < 0;
const isBlock = (scalar) => scalar.style === SCALAR_STYLE.LITERAL_BLOCK || scalar.style === SCALAR_STYLE.FOLDED_BLOCK;
/** The parser remembers the content only; the `|` or `>` stands on the line before it, and nothing but a comment follows. */
function blockIndicator(text, scalar, after) {
	const before = text.slice(after, scalar.valueStart).replace(/(?:\r\n|\r|\n)$/, "");
	const line = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
	const header = /[|>][-+\d]*[ \t]*(?:[ \t]#.*)?$/s.exec(before.slice(line));
	return header === null ? scalar.valueStart : after + line + header.index;
}
/** An empty item of a list has no place of its own: the dash before it is the next thing that is neither space nor comment. */
function nextToken(text, after) {
	let offset = after;
	while (/[\s\]},]/.test(text.charAt(offset))) offset++;
	const first = firstToken(text, offset);
	return first < text.length ? first : after;
}
/** Where the first thing stands that is neither white space nor a comment; the end of the text when there is none. */
function firstToken(text, from) {
	for (let offset = from;;) {
		offset = skip(/\s*/y, text, offset);
		if (text.charAt(offset) !== "#") return offset;
		offset = skip(/[^\r\n]*/y, text, offset);
	}
}
function skip(what, text, from) {
	what.lastIndex = from;
	what.test(text);
	return what.lastIndex;
}
// src/files/yaml/duplicate-keys.ts
/** Every key that stands twice in one mapping; asked only of a document that is known to be bad. */
function duplicateKeys(text, events) {
	const refusals = [];
	const frames = [];
	let end = 0;
	for (const event of events) {
		if (refusals.length === 1e3) break;
		if (event.type === EVENT_ID.POP) {
			frames.pop();
			finish$1(frames.at(-1));
		} else if (event.type === EVENT_ID.DOCUMENT) frames.push({
			keys: null,
			isKey: false
		});
		else {
			refusals.push(...repeated(text, event, end, frames.at(-1)));
			end = endOf(event, end);
			enter(frames, event);
		}
	}
	return refusals;
}
function repeated(text, node, after, frame) {
	if (node.type !== EVENT_ID.SCALAR || !frame?.keys || !frame.isKey) return [];
	const key = textOf(text, node);
	const offset = startOf(text, node, after);
	const first = frame.keys.get(key);
	if (first !== void 0) return [{
		code: "duplicate-key",
		field: key,
		offset,
		first
	}];
	frame.keys.set(key, offset);
	return [];
}
function enter(frames, node) {
	if (node.type === EVENT_ID.MAPPING) frames.push({
		keys: /* @__PURE__ */ new Map(),
		isKey: true
	});
	else if (node.type === EVENT_ID.SEQUENCE) frames.push({
		keys: null,
		isKey: false
	});
	else finish$1(frames.at(-1));
}
function finish$1(frame) {
	if (frame?.keys) frame.isKey = !frame.isKey;
}
// src/files/yaml/refuse.ts
/** Tags that only say what is so without them. */
const harmlessTags = {
	"!!str": EVENT_ID.SCALAR,
	"!!seq": EVENT_ID.SEQUENCE,
	"!!map": EVENT_ID.MAPPING
};
/** A tag would let a text decide what kind of value it becomes. */
function refuseTag(text, node) {
	if (node.type === EVENT_ID.ALIAS || node.tagStart < 0) return null;
	const tag = text.slice(node.tagStart, node.tagEnd);
	const isEmpty = node.type === EVENT_ID.SCALAR && node.valueStart < 0;
	return harmlessTags[tag] === node.type && !isEmpty ? null : {
		code: "unsupported-yaml",
		what: "tag",
		text: tag,
		offset: node.tagStart
	};
}
/** Readers differ on where a name ends: `&a:` is the anchor `a:` or a key without a value, `&a[b]` an anchor with a list or a mistake. */
function refuseAnchor(text, node) {
	if (node.anchorStart < 0) return null;
	return text.charAt(node.anchorEnd - 1) !== ":" && /^[\s,\]}]?$/.test(text.charAt(node.anchorEnd)) ? null : {
		code: "syntax",
		reason: "no space follows the name of an anchor",
		offset: node.anchorStart - 1
	};
}
/** `a: &b c: d` is no YAML, but js-yaml reads a mapping in it; `after` is where the key of the node ends. */
function refuseOnKeyLine(text, node, after) {
	if (node.type !== EVENT_ID.MAPPING || node.style !== COLLECTION_STYLE.BLOCK) return null;
	if (/[\r\n]/.test(text.slice(after, node.start))) return null;
	return {
		code: "syntax",
		reason: "a nested mapping begins on the line of its key",
		offset: node.start
	};
}
/** Keys must be scalars that every reader takes for text; `pointer` leads to the mapping. */
function refuseKey(text, node, after, pointer) {
	const offset = startOf(text, node, after);
	if (node.type === EVENT_ID.ALIAS) return {
		code: "unsupported-yaml",
		what: "key",
		text: `*${text.slice(node.anchorStart, node.anchorEnd)}`,
		offset
	};
	if (node.type !== EVENT_ID.SCALAR) return {
		code: "unsupported-yaml",
		what: "key",
		text: text.charAt(node.start),
		offset
	};
	if (node.valueEnd - node.valueStart > 1024) return {
		code: "syntax",
		reason: `a key has over ${String(keyLimit)} characters`,
		offset
	};
	if (!isPlain(node)) return null;
	const key = textOf(text, node);
	if (key === "") return {
		code: "unsupported-yaml",
		what: "key",
		text: "",
		offset
	};
	if (key === "<<") return {
		code: "unsupported-yaml",
		what: "merge-key",
		text: key,
		offset
	};
	const reads = readsAs(key);
	return reads === null ? null : {
		code: "ambiguous-scalar",
		text: key,
		reads,
		pointer: [...pointer(), key]
	};
}
/** What a text must not hold: an escape may stand for it too. */
function refuseScalar(text, scalar) {
	if (isBlock(scalar)) return refuseTabLine(text, scalar);
	if (scalar.style !== SCALAR_STYLE.DOUBLE_QUOTED || scalar.fast) return null;
	const offset = scalar.valueStart - 1;
	const written = text.slice(scalar.valueStart, scalar.valueEnd);
	if (!withinUnicode.test(written)) return {
		code: "syntax",
		reason: "an escape stands for no character of Unicode",
		offset
	};
	if (!withoutEscapedBreak.test(written)) return {
		code: "syntax",
		reason: "an empty line follows an escaped line break",
		offset
	};
	const found = forbidden.exec(textOf(text, scalar));
	return found === null ? null : {
		code: "control-character",
		codePoint: found[0].charCodeAt(0),
		offset
	};
}
/** Below a block text a line of tabs is its end for some readers, and a part of it for others. */
function refuseTabLine(text, scalar) {
	tabLine.lastIndex = scalar.valueEnd;
	if (tabLine.exec(text) === null) return null;
	return {
		code: "syntax",
		reason: "a line of nothing but tabs follows a block of text",
		offset: tabLine.lastIndex - 1
	};
}
const tabLine = /(?: *\r?\n)* *\t(?=[ \t]*(?:\r?\n|$))/y;
const withoutEscapedBreak = /^(?:[^\\]|\\[^\r\n]|\\\r?\n(?![ \t]*\r?\n))*$/s;
const withinUnicode = /^(?:[^\\]|\\[^U]|\\U00(?:0[\da-fA-F]|10)[\da-fA-F]{4})*$/s;
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;
/** Whether a plain text goes on in a line that begins with a dash: a wrong indent makes two entries of a list one. */
const isJoined = (text, scalar) => scalar.style === SCALAR_STYLE.PLAIN && scalar.valueStart >= 0 && !scalar.fast && /\n[ \t]*-(?:\s|$)/.test(text.slice(scalar.valueStart, scalar.valueEnd));
/** Whether a value is nothing, or text for us and something else for another reader. A date under `x-expires` is meant. */
function isDoubtful(text, scalar, key) {
	if (!isPlain(scalar)) return false;
	const value = textOf(text, scalar);
	const reads = readsAs(value);
	if (reads === null) return false;
	if (reads === "date") return key === null || textOf(text, key) !== "x-expires";
	return reads === "null" || !isCore(value);
}
// src/files/yaml/inspect.ts
/** Looks once over the parsed document, before any value is made of it. */
function inspect(text, events) {
	const state = {
		text,
		refusals: [],
		doubtful: false,
		joined: [],
		frames: [],
		anchors: /* @__PURE__ */ new Map(),
		aliases: 0,
		growth: 0,
		documents: 0,
		end: 0
	};
	for (const event of events) if (event.type === EVENT_ID.DOCUMENT) openDocument(state);
	else if (event.type === EVENT_ID.POP) close(state);
	else visit$1(state, event);
	return {
		refusals: state.refusals,
		doubtful: state.doubtful,
		joined: state.joined
	};
}
const leaf = {
	size: 1,
	height: 0
};
function openDocument(state) {
	if (++state.documents === 2) refuseSecondDocument(state);
	state.anchors.clear();
	state.frames.push(newFrame("document", null));
}
const newFrame = (kind, anchor) => ({
	kind,
	anchor,
	key: null,
	expectsValue: false,
	count: 0,
	size: 1,
	height: 1
});
function refuseSecondDocument(state) {
	const marker = /(?<=^|[\r\n])(?:---|\.\.\.)(?=[ \t\r\n]|$)/g;
	marker.lastIndex = state.end;
	const found = marker.exec(state.text);
	state.refusals.push({
		code: "unsupported-yaml",
		what: "several-documents",
		text: found?.[0] ?? "",
		offset: found?.index ?? state.end
	});
}
function visit$1(state, node) {
	const top = state.frames.at(-1);
	if (top?.kind === "mapping" && !top.expectsValue) note(state, refuseKey(state.text, node, state.end, () => pointerTo(state, state.frames.slice(1, -1))));
	else {
		if (node.type === EVENT_ID.SCALAR) weigh(state, node, top?.key ?? null);
		if (top?.kind === "mapping") note(state, refuseOnKeyLine(state.text, node, state.end));
	}
	note(state, refuseAnchor(state.text, node));
	note(state, refuseTag(state.text, node));
	if (node.type === EVENT_ID.SCALAR) note(state, refuseScalar(state.text, node));
	place(state, node);
	state.end = endOf(node, state.end);
}
/** Whether a value may mean something else than it seems to. */
function weigh(state, scalar, key) {
	if (isDoubtful(state.text, scalar, key)) state.doubtful = true;
	if (state.joined.length < 1e3 && isJoined(state.text, scalar)) state.joined.push(pointerTo(state, state.frames.slice(1)));
}
function note(state, refusal) {
	if (refusal !== null && state.refusals.length < 1e3) state.refusals.push(refusal);
}
function place(state, node) {
	const anchor = anchorOf(state.text, node);
	if (node.type === EVENT_ID.ALIAS) return finish(state, repeat(state, node, anchor ?? ""), null);
	if (anchor !== null) state.anchors.set(anchor, node.type === EVENT_ID.SCALAR ? leaf : null);
	if (node.type === EVENT_ID.SCALAR) return finish(state, leaf, node);
	state.frames.push(newFrame(node.type === EVENT_ID.MAPPING ? "mapping" : "sequence", anchor));
}
function close(state) {
	const frame = state.frames.pop();
	if (frame === void 0 || frame.kind === "document") return;
	if (frame.anchor !== null) state.anchors.set(frame.anchor, {
		size: frame.size,
		height: frame.height
	});
	finish(state, frame, null);
}
/** Counts a finished node into the collection that holds it. */
function finish(state, { size, height }, scalar) {
	const top = state.frames.at(-1);
	if (top === void 0) return;
	if (top.kind === "mapping") {
		if (!top.expectsValue) top.key = scalar;
		top.expectsValue = !top.expectsValue;
	}
	top.count++;
	top.size += size;
	top.height = Math.max(top.height, height + 1);
}
/** What an alias stands for; refused when it names nothing, when it holds itself, or when too much comes of it. */
function repeat(state, node, name) {
	const named = state.anchors.get(name);
	const offset = startOf(state.text, node, state.end);
	const refusal = named ? tooMuch(state, named, offset) : noTarget(name, named === null, offset);
	note(state, refusal);
	return refusal === null && named ? named : leaf;
}
function noTarget(name, isOpen, offset) {
	return {
		code: "syntax",
		reason: isOpen ? `the alias *${name} stands inside what it repeats` : `no anchor &${name} stands before the alias *${name}`,
		offset
	};
}
function tooMuch(state, named, offset) {
	const before = state.growth;
	state.growth += named.size;
	if (++state.aliases === 101) return {
		code: "limit",
		what: "aliases",
		limit: 100,
		offset
	};
	if (before <= 1e5 && state.growth > 1e5) return {
		code: "limit",
		what: "expanded-size",
		limit: growthLimit,
		offset
	};
	if (state.frames.length + named.height > 32) return {
		code: "limit",
		what: "depth",
		limit: 32,
		offset
	};
	return null;
}
/** The way through some collections to what is read now in the last of them. */
function pointerTo(state, frames) {
	return frames.map((frame) => {
		if (frame.kind === "sequence") return frame.count;
		return frame.key === null ? "" : textOf(state.text, frame.key);
	});
}
// src/files/yaml/schemas.ts
const objectTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: newMapping,
	addPair(mapping, key, value) {
		if (typeof key !== "string") throw new Error("a key that is no text was let through");
		mapping[key] = value;
		return "";
	},
	has: (mapping, key) => typeof key === "string" && key in mapping,
	keys: (mapping) => Object.keys(mapping),
	get: (mapping, key) => mapping[String(key)],
	identify: () => false
});
/** The core schema of YAML 1.2. */
const plainSchema = CORE_SCHEMA.withTags(objectTag);
/** Every plain scalar that is in doubt becomes a `Doubt`, also where it is a boolean or a number by right. */
const doubtSchema = new Schema([
	strTag,
	defineScalarTag("tag:ifmatch.dev,2026:doubt", {
		implicit: true,
		resolve(source) {
			const reads = readsAs(source);
			return reads === null ? NOT_RESOLVED : new Doubt(source, reads);
		},
		identify: () => false
	}),
	seqTag,
	objectTag
]);
// src/files/yaml/parse.ts
/** Makes a value of a YAML file, within limits that are checked before any value is made. `simple`: see `isSimple`, where that is known. */
function parse(file, text, simple = isSimple(text)) {
	const value = simple ? readPlain(text) : void 0;
	if (value === void 0) return parseAny(file, text);
	return {
		value,
		doubtful: false,
		joined: [],
		doubts: () => doubtsOf(text, readEvents(text))
	};
}
/** Any YAML, by js-yaml. */
function parseAny(file, text) {
	const read = readEvents(text);
	if ("code" in read) return { problems: toProblems(file, text, [read]) };
	const { refusals, doubtful, joined } = inspect(text, read);
	if (refusals.length > 0) return { problems: toProblems(file, text, [...refusals, ...duplicateKeys(text, read)]) };
	try {
		const [value = null] = constructFromEvents(read, {
			source: text,
			schema: plainSchema
		});
		return {
			value,
			doubtful,
			joined,
			doubts: () => doubtsOf(text, read)
		};
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		return { problems: toProblems(file, text, duplicateKeys(text, read)) };
	}
}
const doubtsOf = (text, read) => "code" in read ? null : constructFromEvents(read, {
	source: text,
	schema: doubtSchema
})[0] ?? null;
/** The parser's events, which refer to the text by offsets; or the first thing that is no YAML. */
function readEvents(text) {
	const first = firstToken(text, 0);
	if (/[ \t]/.test(text.charAt(first - 1)) && /^---(?:\s|$)/.test(text.slice(first, first + 4))) return {
		code: "syntax",
		reason: "the document marker --- is indented",
		offset: first
	};
	if (/^\.\.\.(?:\s|$)/.test(text.slice(first, first + 4)) && !/[ \t]/.test(text.charAt(first - 1))) return {
		code: "syntax",
		reason: "the end marker ... stands before the document",
		offset: first
	};
	if (text.charAt(first) === "%") return {
		code: "unsupported-yaml",
		what: "directive",
		text: lineFrom(text, first),
		offset: first
	};
	try {
		return parseEvents(text, { maxDepth: 32 });
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		const offset = Math.min(error.mark?.position ?? 0, text.length);
		if (error.reason.includes("maxDepth")) return {
			code: "limit",
			what: "depth",
			limit: 32,
			offset
		};
		return {
			code: "syntax",
			reason: error.reason,
			offset
		};
	}
}
const lineFrom = (text, offset) => /[^\r\n]*/y.exec(text.slice(offset))?.[0] ?? "";
function toProblems(file, text, refusals) {
	const starts = lineStarts(text);
	return refusals.map((refusal) => toProblem(file, refusal, (offset) => positionAt(starts, file, offset)));
}
function toProblem(file, refusal, position) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	if (refusal.code === "ambiguous-scalar") {
		const { pointer, ...doubt } = refusal;
		return {
			...common,
			...doubt,
			at: {
				file,
				pointer,
				key: true
			}
		};
	}
	if (refusal.code === "duplicate-key") {
		const { offset, first, ...facts } = refusal;
		return {
			...common,
			...facts,
			position: position(offset),
			first: position(first)
		};
	}
	const { offset, ...facts } = refusal;
	return {
		...common,
		...facts,
		position: position(offset)
	};
}
// src/files/config.ts
/** Reads the config with every default filled in; its paths become relative to the root. `path` null: `ifmatch.yaml`, if it is there. */
function loadConfig(source, path) {
	const asked = path ?? "ifmatch.yaml";
	const file = insidePath("", asked);
	if (file === null) return unread({
		severity: "error",
		at: nowhere$1,
		code: "path-outside",
		path: asked
	});
	const kind = source.kind(file);
	if (kind === "file") {
		const read = readConfig(source, file);
		return {
			...read,
			problems: [...read.problems, ...misnamedBeside(source, file, "warning")]
		};
	}
	if (kind === "missing" && path === null) return unread(...misnamedBeside(source, file, "error"));
	if (kind === "missing") return unread({
		severity: "error",
		at: nowhere$1,
		code: "path-missing",
		path: asked
	});
	return unread({
		severity: "error",
		at: {
			file,
			pointer: []
		},
		code: kind === "symlink" ? "symlink" : "not-a-file",
		path: asked
	});
}
/** A config of a name that is not the right one is only looked for beside the one that is. */
function misnamedBeside(source, file, severity) {
	const folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
	return file.slice(folder.length).replace("/", "") === "ifmatch.yaml" ? misnamedConfigs(source, folder, severity) : [];
}
const unread = (...problems) => ({
	settings: defaultSettings,
	problems
});
function readConfig(source, file) {
	const read = readText(source, file);
	if ("problem" in read) return unread(read.problem);
	const parsed = parse(file, read.text);
	if ("problems" in parsed) return unread(...parsed.problems);
	const { content, problems } = checkConfig(file, parsed);
	if (content === null) return unread(...problems);
	const found = [...problems];
	const settings = toSettings(content, {
		file,
		parsed,
		problems: found
	});
	return {
		settings: found.length === 0 ? settings : {
			...defaultSettings,
			file
		},
		problems: found
	};
}
function toSettings(config, origin) {
	const deployments = new Map(Object.entries(config.deployments ?? {}).map(([slug, { policies }]) => {
		const folders = policies === void 0 ? null : pathsIn(policies, [
			"deployments",
			slug,
			"policies"
		], origin);
		return [slug, {
			id: idOf(slug, origin),
			policies: folders
		}];
	}));
	return {
		file: origin.file,
		policies: policiesOf$1(config, [...deployments.values()].some((one) => one.policies !== null), origin),
		deployments,
		guards: guardsOf(config.guards ?? {}),
		onStale: config.on_stale ?? defaultSettings.onStale,
		impact: config.impact ?? defaultSettings.impact
	};
}
/** Deployments with folders of their own need no common folder. */
function policiesOf$1(config, haveOwn, origin) {
	if (config.policies !== void 0) return pathsIn(config.policies, ["policies"], origin);
	if (haveOwn) return [];
	return origin.file.includes("/") ? pathsIn([...defaultSettings.policies], ["policies"], origin) : defaultSettings.policies;
}
/** Paths in a config are relative to the folder that it lies in. */
function pathsIn(paths, pointer, { file, problems }) {
	const base = file.slice(0, Math.max(0, file.lastIndexOf("/")));
	return [paths].flat().flatMap((path, index) => {
		const inside = insidePath(base, path);
		if (inside !== null) return [inside];
		const at = {
			file,
			pointer: Array.isArray(paths) ? [...pointer, index] : pointer
		};
		problems.push({
			severity: "error",
			at,
			code: "path-outside",
			path
		});
		return [];
	});
}
/** The digits as they stand in the file: 64 bits do not fit a number, and other readers would round them. */
function idOf(slug, { file, parsed, problems }) {
	const pointer = [
		"deployments",
		slug,
		"id"
	];
	const id = valueAt(parsed.doubts(), pointer);
	if (!(id instanceof Doubt)) return typeof id === "string" ? id : null;
	if (/^(?:0|[1-9]\d*)$/.test(id.text) && Number.isSafeInteger(Number(id.text))) return id.text;
	const common = {
		severity: "error",
		at: {
			file,
			pointer
		}
	};
	if (/^\d{1,19}$/.test(id.text)) problems.push({
		...common,
		code: "ambiguous-scalar",
		text: id.text,
		reads: id.reads
	});
	else problems.push({
		...common,
		code: "bad-text",
		value: id.text,
		expected: "^[0-9]{1,19}$"
	});
	return null;
}
/** Where a protected slug stands in the config; the list, or what is above it, when the config that was read has it not. */
function placeOfProtected(source, file, slug) {
	const pointer = ["guards", "protected"];
	const read = readText(source, file);
	const parsed = "text" in read ? parse(file, read.text) : null;
	const slugs = parsed !== null && "value" in parsed ? valueAt(parsed.value, pointer) : null;
	const index = Array.isArray(slugs) ? slugs.indexOf(slug) : -1;
	return {
		file,
		pointer: index < 0 ? pointer : [...pointer, index]
	};
}
function guardsOf(guards) {
	const otherwise = defaultSettings.guards;
	return {
		maxDeletes: guards.max_deletes ?? otherwise.maxDeletes,
		maxDeletePercent: guards.max_delete_percent ?? otherwise.maxDeletePercent,
		allowEmpty: guards.allow_empty ?? otherwise.allowEmpty,
		protected: guards.protected ?? otherwise.protected,
		looser: guards.looser ?? otherwise.looser,
		consentLabel: guards.consent_label ?? otherwise.consentLabel
	};
}
// src/domain/object.ts
/** The lists of a detection bundle as a whole; the platform's diff calls them one object of kind `DetectionPolicy`. */
const detectionPolicyId = "policy";
/** Identity of one list of a detection bundle, so that a change of it is found in the files. */
const listId = (list) => `list ${list}`;
/** Identity of one item of such a list. */
const itemId = (list, item) => `item ${list} ${item}`;
const policyId = (slug) => `slug ${slug}`;
/** Two exceptions are the same when scope, rule and rule type are; include or exclude is their content. */
function exceptionId(exception) {
	const scope = exception.project === void 0 ? ["project_tag", exception.project_tag_name] : ["project", exception.project];
	return JSON.stringify([
		"exception",
		...scope,
		exception.rule,
		exception.rule_type
	]);
}
/** The identity of what a diff entry speaks of. Kinds that nobody knows yet are told apart by their whole key. */
function objectId(kind, key) {
	if (kind === "RemediationPolicy") return policyId(String(key["slug"]));
	if (kind === "DetectionPolicy") return detectionPolicyId;
	if (kind !== "DetectionPolicyException") return JSON.stringify([kind, Object.entries(key).toSorted(([a], [b]) => a < b ? -1 : 1)]);
	return JSON.stringify([
		"exception",
		key["scope_type"],
		key["scope_target"],
		key["rule"],
		key["rule_type"]
	]);
}
// src/domain/slug.ts
/**
* The slug that a platform most probably makes of the name of a policy whose files give none: small letters, and every run of other
* characters than letters and digits as one hyphen. A platform may do it otherwise, so whoever can compares names too.
*/
function deriveSlug(name) {
	return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
}
// src/files/lint/rule.ts
/** Of each bundle, for the rules ask one after the other. */
const placed = /* @__PURE__ */ new WeakMap();
/** Every remediation policy and where it stands. */
function policiesOf(bundle) {
	if (bundle.kind !== "remediation") return [];
	const known = placed.get(bundle);
	if (known !== void 0) return known;
	const place = (policy) => ({
		policy,
		at: originOf(bundle, policyId(slugOf$1(policy)))
	});
	const policies = bundle.content.policies.map(place);
	placed.set(bundle, policies);
	return policies;
}
const slugOf$1 = (policy) => policy.slug ?? deriveSlug(policy.name);
/** Where an object of a bundle stands. Throws for one that is not of this bundle: that would be a mistake of ours. */
function originOf(bundle, id) {
	const origin = bundle.origins.get(id);
	if (origin === void 0) throw new Error(`${id} stands in no file`);
	return origin;
}
/** A place further in. */
const within = (place, ...steps) => ({
	file: place.file,
	pointer: [...place.pointer, ...steps]
});
// src/files/lint/seen.ts
/** Condition types that were seen in the field; a platform may know others, so offline they are only a hint. */
const seenConditionTypes = [
	"severity",
	"confidence",
	"repository_tag",
	"vulnerability_class",
	"breaking_change",
	"full_scan"
];
/** Action types that were seen in the field, with the actions that each needs beside it. */
const seenActionTypes = /* @__PURE__ */ new Map([
	["block", ["pr_comment"]],
	["pr_comment", []],
	["jira", []],
	["slack_app", []],
	["webhook", []],
	["triage", []]
]);
/** Values that the findings of the platform have; a platform may add some, so offline they are only a hint. */
const seenValues = /* @__PURE__ */ new Map([["severity", [
	"low",
	"medium",
	"high",
	"critical"
]], ["confidence", [
	"low",
	"medium",
	"high"
]]]);
// src/files/lint/action-types.ts
/** An action type that the platform does not know is an error; offline one that nobody has seen is a warning. */
const actionTypes = (bundle, { vocabulary }) => {
	const told = vocabulary !== null && vocabulary.actionTypes.size > 0;
	const known = [...(told ? vocabulary.actionTypes : seenActionTypes).keys()];
	return policiesOf(bundle).flatMap(({ policy, at }) => policy.actions.flatMap(({ type }, index) => {
		if (known.includes(type)) return [];
		return [{
			severity: told ? "error" : "warning",
			at: within(at, "actions", index, "type"),
			code: "unknown-action-type",
			type,
			known,
			nearest: nearest(type, known)
		}];
	}));
};
// src/files/lint/companions.ts
/** An action that needs another beside it: an error when the platform's vocabulary says so, a warning offline. */
const companions = (bundle, { vocabulary }) => {
	const told = vocabulary !== null && vocabulary.actionTypes.size > 0;
	const requires = (type) => (told ? vocabulary.actionTypes.get(type)?.requires : seenActionTypes.get(type)) ?? [];
	return policiesOf(bundle).flatMap(({ policy, at }) => {
		const present = new Set(policy.actions.map(({ type }) => type));
		return policy.actions.flatMap(({ type }, index) => {
			const missing = requires(type).filter((companion) => !present.has(companion));
			const severity = told ? "error" : "warning";
			return missing.map((companion) => ({
				severity,
				at: within(at, "actions", index),
				code: "missing-companion",
				action: type,
				companion
			}));
		});
	});
};
// src/files/lint/condition-types.ts
/** A condition type that the platform does not know is an error; offline one that nobody has seen is a warning. */
const conditionTypes = (bundle, { vocabulary }) => {
	const told = vocabulary !== null && vocabulary.conditionTypes.size > 0;
	const known = told ? [...vocabulary.conditionTypes.keys()] : seenConditionTypes;
	return policiesOf(bundle).flatMap(({ policy, at }) => policy.filters.conditions.flatMap(({ type }, index) => {
		if (known.includes(type)) return [];
		const place = within(at, "filters", "conditions", index, "type");
		return [{
			severity: told ? "error" : "warning",
			at: place,
			code: "unknown-condition-type",
			type,
			known,
			nearest: nearest(type, known)
		}];
	}));
};
// src/files/lint/condition-values.ts
/** The vocabulary decides, and a type that it lists no values for accepts any. Offline a value that no finding has is a warning. */
const conditionValues = (bundle, { vocabulary }) => {
	const severity = vocabulary === null ? "warning" : "error";
	const values = vocabulary === null ? seenValues : vocabulary.values;
	return policiesOf(bundle).flatMap(({ policy, at }) => policy.filters.conditions.flatMap((condition, index) => {
		const known = values.get(condition.type) ?? [];
		if (known.length === 0 || condition.values.every((value) => known.includes(value))) return [];
		return unknownValues(condition, known, within(at, "filters", "conditions", index, "values"), severity);
	}));
};
function unknownValues({ type, values }, known, at, severity) {
	return values.flatMap((value, index) => {
		if (known.includes(value)) return [];
		return [{
			severity,
			at: within(at, index),
			code: "unknown-condition-value",
			type,
			value,
			known,
			nearest: nearest(value, known)
		}];
	});
}
// src/files/lint/exception-kinds.ts
/** What kind of exception the platform takes for this product, when its vocabulary says so. */
const exceptionKinds = (bundle, { vocabulary }) => {
	if (bundle.kind === "remediation" || vocabulary === null) return [];
	const fields = [{
		field: "exception_type",
		known: vocabulary.exceptionTypes
	}, {
		field: "rule_type",
		known: vocabulary.ruleTypes
	}];
	return bundle.content.exceptions.flatMap((exception) => {
		const origin = originOf(bundle, exceptionId(exception));
		return fields.flatMap(({ field, known }) => {
			const value = exception[field];
			if (known.length === 0 || known.includes(value)) return [];
			return [{
				severity: "error",
				at: within(origin, field),
				code: "unsupported-exception",
				field,
				value,
				known
			}];
		});
	});
};
// src/files/lint/exception-scope.ts
/** An exception holds for one project or for one tag of projects, never for both or for neither. */
const exceptionScope = (bundle) => {
	if (bundle.kind === "remediation") return [];
	return bundle.content.exceptions.flatMap((exception) => {
		const given = [exception.project, exception.project_tag_name].filter((scope) => scope !== void 0).length;
		if (given === 1) return [];
		return [{
			severity: "error",
			at: originOf(bundle, exceptionId(exception)),
			code: "exception-scope",
			found: given === 0 ? "none" : "both"
		}];
	});
};
// src/files/lint/expiry.ts
/**
* An entry that is overdue is an error, not a warning: somebody agreed to it until that day only, and a warning is what lets a
* temporary exception live for years. Renewing it is one line in a pull request, where a reviewer sees it.
*/
const expiry = (bundle, { today }) => [...bundle.notes].flatMap(([id, notes]) => {
	const expires = notes["x-expires"];
	if (expires === void 0) return [];
	const at = within(originOf(bundle, id), "x-expires");
	if (!isDay(expires)) return [{
		severity: "error",
		at,
		code: "bad-date",
		text: expires
	}];
	return expires <= today ? [{
		severity: "error",
		at,
		code: "expired",
		expires,
		today
	}] : [];
});
/** Whether the calendar has this day; the schema has seen to its form. */
function isDay(text) {
	const time = Date.parse(`${text}T00:00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
// src/files/lint/rules-on-and-off.ts
/** A rule both in `rules` and in `disabled`: one of the two is a mistake, though a platform may hold it so. */
const rulesOnAndOff = (bundle) => {
	if (bundle.kind === "remediation") return [];
	const enabled = new Set(bundle.content.rules);
	return bundle.content.disabled.filter((rule) => enabled.has(rule)).map((rule) => ({
		severity: "warning",
		at: originOf(bundle, itemId("disabled", rule)),
		code: "rule-enabled-and-disabled",
		rule,
		first: originOf(bundle, itemId("rules", rule))
	}));
};
// src/files/lint/rulesets.ts
/** A secrets bundle takes no rulesets, nor does one whose vocabulary says so. */
const rulesets = (bundle, { vocabulary }) => {
	if (bundle.kind === "remediation") return [];
	if (vocabulary?.rulesetsAccepted ?? bundle.kind !== "detection/secrets") return [];
	return bundle.content.rulesets.map((ruleset) => ({
		severity: "error",
		at: originOf(bundle, itemId("rulesets", ruleset)),
		code: "rulesets-in-secrets",
		ruleset
	}));
};
// src/files/lint/same-conditions.ts
/** Two policies that match the same findings are mostly a copy that was not finished; both will run. */
const sameConditions = (bundle) => {
	const seen = /* @__PURE__ */ new Map();
	return policiesOf(bundle).flatMap(({ policy, at }) => {
		const key = meaningOf(policy.filters);
		const first = seen.get(key);
		if (first === void 0) {
			seen.set(key, at);
			return [];
		}
		return [{
			severity: "warning",
			code: "same-conditions",
			slug: slugOf$1(policy),
			at: within(at, "filters"),
			first: within(first, "filters")
		}];
	});
};
/** Equal for filters that match the same findings: order and repeats carry no meaning, nor does the mode of a single condition. */
function meaningOf({ mode, conditions }) {
	const parts = distinct(conditions.map((one) => `${one.mode ?? "any"}\0${one.type}\0${distinct(one.values).join("\0")}`));
	return `${parts.length > 1 ? mode : "all"}\u0001${parts.join("")}`;
}
/** Sorted, each once. Lists are mostly short, and then inserting is several times faster than a sort. */
function distinct(texts) {
	if (texts.length > 8) return [...new Set(texts)].toSorted();
	const sorted = [];
	for (const text of texts) {
		let at = sorted.length;
		while (at > 0 && (sorted[at - 1] ?? "") > text) at--;
		if (at === 0 || sorted[at - 1] !== text) sorted.splice(at, 0, text);
	}
	return sorted;
}
// src/files/lint.ts
const rules = [
	conditionTypes,
	conditionValues,
	actionTypes,
	companions,
	sameConditions,
	rulesets,
	rulesOnAndOff,
	exceptionScope,
	exceptionKinds,
	expiry
];
/** What the shape of the files allows and sense does not. */
function lint(bundles, { today, vocabularyOf }) {
	return bundles.flatMap((bundle) => {
		const known = {
			today,
			vocabulary: vocabularyOf(bundle)
		};
		return rules.flatMap((rule) => rule(bundle, known));
	});
}
// src/domain/bundle.ts
/** The three bundles of a deployment, in the order in which they are previewed and applied. */
const bundleKinds = [
	"remediation",
	"detection/code",
	"detection/secrets"
];
// src/files/assemble/notes.ts
/** The repository's own notes on an entry: every key that begins with `x-`. Null when there is none. */
function notesOf(entry) {
	const notes = Object.entries(entry).filter((pair) => pair[0].startsWith("x-") && typeof pair[1] === "string");
	return notes.length === 0 ? null : Object.fromEntries(notes);
}
// src/files/assemble/detection.ts
/** One bundle of the lists of some files; each list must be given by one of them, for an absent list is not an empty one. */
function detectionBundle(deployment, kind, files) {
	const building = {
		origins: /* @__PURE__ */ new Map(),
		notes: /* @__PURE__ */ new Map(),
		problems: missingLists(files, kind)
	};
	const [first] = files;
	if (first !== void 0) building.origins.set(detectionPolicyId, {
		file: first.file,
		pointer: ["product"],
		key: true
	});
	const merged = (list) => mergeList(files, list, building);
	const content = {
		...deployment !== null && { deployment_slug: deployment },
		product: kind === "detection/code" ? "code" : "secrets",
		rulesets: merged("rulesets"),
		rules: merged("rules"),
		disabled: merged("disabled"),
		exceptions: mergeExceptions(files, building)
	};
	const { origins, notes, problems } = building;
	return {
		bundle: {
			deployment,
			origins,
			notes,
			kind,
			content
		},
		problems
	};
}
function missingLists(files, kind) {
	const missing = listNames.filter((list) => files.every(({ lists }) => lists[list] === null));
	if (files.every(({ exceptions }) => exceptions === null)) missing.push("exceptions");
	const at = {
		file: files[0]?.file ?? "",
		pointer: []
	};
	return missing.map((list) => ({
		severity: "error",
		at,
		code: "missing-list",
		list,
		kind
	}));
}
/** A list of the bundle, sorted by code unit and without repeats. */
function mergeList(files, list, { origins, problems }) {
	const merged = /* @__PURE__ */ new Set();
	for (const { file, lists } of files) {
		if (lists[list] !== null && !origins.has(listId(list))) origins.set(listId(list), {
			file,
			pointer: [list],
			key: true
		});
		for (const { value: item, at } of lists[list] ?? []) {
			const first = origins.get(itemId(list, item));
			if (first !== void 0) problems.push({
				severity: "warning",
				at,
				code: "duplicate-item",
				list,
				item,
				first
			});
			else origins.set(itemId(list, item), at);
			merged.add(item);
		}
	}
	return [...merged].toSorted();
}
/** The exceptions of the bundle, sorted by identity. */
function mergeExceptions(files, { origins, notes, problems }) {
	const merged = /* @__PURE__ */ new Map();
	for (const { value: entry, at } of files.flatMap((file) => file.exceptions ?? [])) {
		const id = exceptionId(entry);
		const first = origins.get(id);
		if (first !== void 0) problems.push({
			severity: "error",
			at,
			code: "duplicate-exception",
			rule: entry.rule,
			scope: scopeOf(entry),
			first
		});
		else origins.set(id, at);
		merged.set(id, toException(entry));
		const own = notesOf(entry);
		if (own !== null) notes.set(id, own);
	}
	return [...merged].toSorted(([a], [b]) => a < b ? -1 : 1).map(([, exception]) => exception);
}
const scopeOf = (entry) => entry.project ?? entry.project_tag_name ?? "";
/** What is sent: without notes. */
function toException({ exception_type, rule, rule_type, project, project_tag_name }) {
	return {
		exception_type,
		rule,
		rule_type,
		...project !== void 0 && { project },
		...project_tag_name !== void 0 && { project_tag_name }
	};
}
// src/files/assemble/remediation.ts
/** One bundle of the policies of some files, sorted by slug. */
function remediationBundle(deployment, files) {
	const declared = files.flatMap((file) => file.policies);
	const origins = /* @__PURE__ */ new Map();
	const notes = /* @__PURE__ */ new Map();
	const policies = [];
	for (const { value, at, isWhole } of declared) {
		if (!isWhole || !("filters" in value)) continue;
		const id = policyId(slugOf(value));
		policies.push(toPolicy(value));
		if (!origins.has(id)) origins.set(id, at);
		const own = notesOf(value);
		if (own !== null) notes.set(id, own);
	}
	policies.sort((a, b) => slugOf(a) < slugOf(b) ? -1 : 1);
	return {
		bundle: {
			deployment,
			origins,
			notes,
			kind: "remediation",
			content: {
				...deployment !== null && { deployment_slug: deployment },
				policies
			}
		},
		problems: identityProblems(declared)
	};
}
const slugOf = ({ slug, name }) => slug ?? deriveSlug(name);
/** Slugs that are taken twice, and policies without one, whose identity would hang on their name. */
function identityProblems(declared) {
	const seen = /* @__PURE__ */ new Map();
	return declared.flatMap(({ value, at, hasSlug }) => {
		if (hasSlug && value.slug === void 0) return [];
		const slug = slugOf(value);
		const first = seen.get(slug);
		seen.set(slug, first ?? at);
		const problems = [];
		if (!hasSlug) {
			const reads = readsAs(slug);
			problems.push({
				severity: "warning",
				at,
				code: "missing-slug",
				name: value.name,
				derived: slug,
				reads
			});
		}
		if (first !== void 0) problems.push({
			severity: "error",
			at: identityIn(value, at),
			code: "duplicate-slug",
			slug,
			first
		});
		return problems;
	});
}
const identityIn = ({ slug }, { file, pointer }) => ({
	file,
	pointer: [...pointer, slug === void 0 ? "name" : "slug"]
});
/** What is sent: without notes, and with every default written out. */
function toPolicy({ name, slug, description, active = true, filters, actions }) {
	const content = {
		active,
		filters: {
			mode: filters.mode,
			conditions: filters.conditions.map(toCondition)
		},
		actions: actions.map(toAction)
	};
	if (slug === void 0) return description === void 0 ? {
		name,
		...content
	} : {
		name,
		description,
		...content
	};
	return description === void 0 ? {
		name,
		slug,
		...content
	} : {
		name,
		slug,
		description,
		...content
	};
}
const toCondition = (condition) => condition.mode === void 0 ? {
	...condition,
	mode: "any"
} : condition;
const toAction = (action) => action.config === void 0 ? {
	...action,
	config: {}
} : action;
// src/files/assemble/assemble.ts
/** Merges files into bundles, sorted by deployment and then by kind; how the files are split leaves no trace in what is sent. */
function assemble(assigned) {
	const parts = [...Map.groupBy(assigned.keys(), (file) => assigned.get(file) ?? null)].toSorted(([a], [b]) => (a ?? "") < (b ?? "") ? -1 : 1).flatMap(([deployment, files]) => bundleKinds.flatMap((kind) => part(deployment, kind, files) ?? []));
	return {
		bundles: parts.map(({ bundle }) => bundle),
		problems: parts.flatMap(({ problems }) => problems)
	};
}
/** Null where no file declares anything of this kind: the bundle is not managed. */
function part(deployment, kind, files) {
	if (kind === "remediation") {
		const policies = files.filter((file) => file.kind === "remediation");
		return policies.length === 0 ? null : remediationBundle(deployment, policies);
	}
	const detection = files.filter((file) => file.kind === kind);
	return detection.length === 0 ? null : detectionBundle(deployment, kind, detection);
}
// src/files/assemble/assign-deployments.ts
/**
* Slug of the deployment of each file; null where neither files nor config name any. A file of no known deployment is a problem.
* `wanted`: the deployment that the run is about, null for all.
*/
function assignDeployments(files, settings, wanted) {
	const assigned = /* @__PURE__ */ new Map();
	const problems = [];
	const named = namedBy(files);
	for (const file of files) {
		const result = settings.deployments.size === 0 ? unconfigured(file, named, wanted) : configured(file, settings);
		if (typeof result === "object" && result !== null) problems.push(result);
		else assigned.set(file, result);
	}
	return {
		assigned,
		problems
	};
}
const namedBy = (files) => [...new Set(files.flatMap((file) => file.deployment ?? []))].toSorted();
/** Without a config the files name their deployments, or none does and the platform's only one is meant. */
function unconfigured(file, named, wanted) {
	const slug = file.deployment;
	if (slug !== null) return wanted !== null && named.includes(wanted) ? nearly(file, slug, wanted) ?? slug : slug;
	return named.length === 0 ? null : {
		severity: "error",
		at: {
			file: file.file,
			pointer: []
		},
		code: "deployment-missing",
		configured: named
	};
}
/** Nothing tells a slip from a second deployment, and a file that drops out of the run would delete its policies. */
function nearly({ file }, slug, wanted) {
	if (slug === wanted || nearest(slug, [wanted]) === null) return null;
	return {
		severity: "error",
		at: {
			file,
			pointer: ["deployment_slug"]
		},
		code: "deployment-nearly",
		slug,
		wanted
	};
}
function configured({ file, deployment: slug }, settings) {
	const slugs = [...settings.deployments.keys()];
	const common = {
		severity: "error",
		at: {
			file,
			pointer: slug === null ? [] : ["deployment_slug"]
		}
	};
	const candidates = slugs.filter((one) => mayHold(settings, one, file));
	if (slug === null) return byDefault(candidates, settings) ?? {
		...common,
		code: "deployment-missing",
		configured: slugs
	};
	if (candidates.includes(slug)) return slug;
	const folders = settings.deployments.get(slug)?.policies ?? [];
	if (settings.deployments.has(slug)) return {
		...common,
		code: "deployment-folder",
		slug,
		folders
	};
	return {
		...common,
		code: "deployment-unknown",
		slug,
		configured: slugs,
		nearest: nearest(slug, slugs)
	};
}
/** The deployment whose folder a file lies in; or the only one that there is. */
function byDefault(candidates, settings) {
	const own = candidates.filter((slug) => settings.deployments.get(slug)?.policies !== null);
	if (own.length === 1) return own[0];
	return settings.deployments.size === 1 ? candidates[0] : void 0;
}
/** A deployment with folders of its own has no files elsewhere. */
function mayHold(settings, slug, file) {
	const folders = settings.deployments.get(slug)?.policies ?? null;
	return folders === null || folders.some((folder) => liesIn(file, folder));
}
function liesIn(file, folder) {
	if (folder === "" || file === folder || file.startsWith(`${folder}/`)) return true;
	if (!isGlob(folder)) return false;
	let glob = openGlob(folder.split("/"));
	for (const name of file.split("/")) {
		glob = enter$1(glob, name);
		if (isMeant$1(glob)) return true;
	}
	return false;
}
// src/files/find/asked-paths.ts
/** Where to look for policy files. Folders of deployments that are not wanted are left alone. */
function askedPaths(settings, wanted) {
	const { deployment } = wanted;
	if (wanted.paths.length === 0) {
		if (!(deployment === null || settings.deployments.size === 0 || settings.deployments.has(deployment))) return {
			paths: [],
			problems: [unknownDeployment(settings, deployment, [...settings.deployments.keys()])]
		};
		return {
			paths: configuredPaths(settings, deployment),
			problems: []
		};
	}
	const paths = [];
	const problems = [];
	for (const path of wanted.paths) {
		const inside = insidePath("", path);
		if (inside === null) problems.push({
			severity: "error",
			at: nowhere$1,
			code: "path-outside",
			path
		});
		else paths.push({
			path: inside,
			at: nowhere$1,
			byDefault: false
		});
	}
	return {
		paths,
		problems
	};
}
/** The run names a deployment that neither the config nor a file knows. */
function unknownDeployment(settings, slug, known) {
	return {
		severity: "error",
		at: inConfig(settings, ["deployments"]),
		code: "deployment-unknown",
		slug,
		configured: known,
		nearest: nearest(slug, known)
	};
}
/** The folders of the config: the common ones, and those of one deployment or of all. */
function configuredPaths(settings, deployment) {
	const byDefault = settings.policies === defaultSettings.policies;
	const common = settings.policies.map((path) => ({
		path,
		at: inConfig(settings, ["policies"]),
		byDefault
	}));
	const own = [...settings.deployments].filter(([slug]) => deployment === null || slug === deployment).flatMap(([slug, { policies }]) => {
		const at = inConfig(settings, [
			"deployments",
			slug,
			"policies"
		]);
		return (policies ?? []).map((path) => ({
			path,
			at,
			byDefault: false
		}));
	});
	return [...common, ...own];
}
const inConfig = (settings, pointer) => settings.file === void 0 ? nowhere$1 : {
	file: settings.file,
	pointer
};
// src/files/assemble/choose-deployment.ts
/** The bundles of one deployment. Files that name none are meant for the one that the run names. */
function chooseDeployment(bundles, settings, slug) {
	const chosen = bundles.filter((bundle) => bundle.deployment === slug || bundle.deployment === null).map((bundle) => bundle.deployment === null ? withDeployment(bundle, slug) : bundle);
	if (chosen.length > 0) return {
		bundles: chosen,
		problems: []
	};
	return {
		bundles: [],
		problems: [nothingFor(slug, knownDeployments(bundles, settings), settings)]
	};
}
function nothingFor(slug, known, settings) {
	if (known.includes(slug)) return noFiles(configuredPaths(settings, slug).map(({ path }) => path));
	return unknownDeployment(settings, slug, known);
}
function knownDeployments(bundles, settings) {
	if (settings.deployments.size > 0) return [...settings.deployments.keys()];
	return [...new Set(bundles.flatMap((bundle) => bundle.deployment ?? []))];
}
function withDeployment(bundle, slug) {
	if (bundle.kind === "remediation") return {
		...bundle,
		deployment: slug,
		content: {
			deployment_slug: slug,
			...bundle.content
		}
	};
	return {
		...bundle,
		deployment: slug,
		content: {
			deployment_slug: slug,
			...bundle.content
		}
	};
}
// src/files/yaml/sought.ts
const newSought = () => ({
	children: /* @__PURE__ */ new Map(),
	key: null,
	value: null
});
/** All that some places of one document ask for. */
function soughtBy(places) {
	const root = newSought();
	for (const { pointer } of places) {
		let sought = root;
		for (const step of pointer) sought = child(sought, String(step));
	}
	return root;
}
function child(sought, step) {
	const known = sought.children.get(step);
	if (known !== void 0) return known;
	const created = newSought();
	sought.children.set(step, created);
	return created;
}
/** Where a place was found; one that is not there is shown at the nearest one above it. */
function foundAt(root, place) {
	let sought = root;
	let best = root.value ?? 0;
	for (const step of place.pointer) {
		sought = sought?.children.get(String(step));
		best = sought?.value ?? sought?.key ?? best;
	}
	return place.key === true ? sought?.key ?? best : best;
}
// src/files/yaml/locate.ts
/**
* Offsets of places in one document, in the order asked; null when it is no YAML. A place that is not there is shown at the nearest one
* above it. A place that is an alias is the alias itself; one inside what an alias repeats is where that is written.
*/
function offsetsOf(text, places) {
	const root = soughtBy(places);
	if (isSimple(text) && readPlain(text, root) !== void 0) return places.map((place) => foundAt(root, place));
	const events = readEvents(text);
	return "code" in events ? null : offsetsByEvents(text, events, places);
}
/** By the parser's events, in one walk. */
function offsetsByEvents(text, events, places) {
	const root = soughtBy(places);
	const walk = {
		text,
		events,
		anchors: /* @__PURE__ */ new Map(),
		end: 0
	};
	if (events[0]?.type === EVENT_ID.DOCUMENT) visit(walk, 1, root);
	return places.map((place) => foundAt(root, place));
}
/** Walks the node at an index of the events and answers the index after it. */
function visit(walk, index, sought) {
	const node = walk.events[index];
	if (node === void 0 || node.type === EVENT_ID.DOCUMENT || node.type === EVENT_ID.POP) return index + 1;
	if (sought !== void 0) sought.value ??= startOf(walk.text, node, walk.end);
	walk.end = endOf(node, walk.end);
	const anchor = anchorOf(walk.text, node);
	if (node.type === EVENT_ID.ALIAS) return follow(walk, index, anchor ?? "", sought);
	if (anchor !== null) walk.anchors.set(anchor, index);
	if (node.type === EVENT_ID.SCALAR) return index + 1;
	return node.type === EVENT_ID.MAPPING ? visitPairs(walk, index + 1, sought) : visitItems(walk, index + 1, sought);
}
function follow(walk, index, anchor, sought) {
	const target = walk.anchors.get(anchor);
	if (target !== void 0 && sought !== void 0 && sought.children.size > 0) {
		const { end } = walk;
		visit(walk, target, sought);
		walk.end = end;
	}
	return index + 1;
}
function visitItems(walk, first, sought) {
	let index = first;
	for (let item = 0; isOpen(walk, index); item++) index = visit(walk, index, sought?.children.get(String(item)));
	return index + 1;
}
function visitPairs(walk, first, sought) {
	let index = first;
	while (isOpen(walk, index)) {
		const pair = sought && openPair(walk, index, sought);
		index = visit(walk, visit(walk, index, void 0), pair);
	}
	return index + 1;
}
/** What is sought at the key that stands at an index. A key without a value stands for its value too. */
function openPair(walk, index, sought) {
	const [key, value] = walk.events.slice(index, index + 2);
	if (key?.type !== EVENT_ID.SCALAR) return void 0;
	const pair = sought.children.get(textOf(walk.text, key));
	if (pair === void 0) return void 0;
	pair.key ??= startOf(walk.text, key, walk.end);
	if (value?.type === EVENT_ID.SCALAR && isNothing(value)) pair.value ??= pair.key;
	return pair;
}
function isOpen(walk, index) {
	const event = walk.events[index];
	return event !== void 0 && event.type !== EVENT_ID.POP;
}
// src/files/documents.ts
function openDocuments(source) {
	const texts = /* @__PURE__ */ new Map();
	const textOf = (file) => {
		const known = texts.get(file);
		if (known !== void 0) return known;
		const read = file === "" ? null : readText(source, file);
		const text = read !== null && "text" in read ? read.text : null;
		texts.set(file, text);
		return text;
	};
	const linesOf = remembered((file) => lineStarts(textOf(file) ?? ""));
	return {
		keep: (file, text) => void texts.set(file, text),
		locate: (places) => locateAll$1(places, textOf, linesOf),
		excerpt(position) {
			const text = textOf(position.file);
			return text === null ? null : lineAt(text, linesOf(position.file), position.line);
		}
	};
}
function locateAll$1(places, textOf, linesOf) {
	const positions = places.map((place) => ({
		file: place.file,
		line: 1,
		column: 1
	}));
	for (const [file, indexes] of Map.groupBy(places.keys(), (index) => places[index]?.file ?? "")) {
		const text = textOf(file);
		const asked = indexes.map((index) => places[index] ?? {
			file,
			pointer: []
		});
		const offsets = text === null ? null : offsetsOf(text, asked);
		for (const [nth, offset] of (offsets ?? []).entries()) positions[indexes[nth] ?? 0] = positionAt(linesOf(file), file, offset);
	}
	return positions;
}
function remembered(make) {
	const known = /* @__PURE__ */ new Map();
	return (key) => {
		const value = known.get(key) ?? make(key);
		known.set(key, value);
		return value;
	};
}
// src/files/report.ts
/**
* Problems with their positions and source lines, sorted by file, line, column and code; what is said twice of one place is said once. A
* file is searched for positions when somebody asks for them, or when it has several problems: nobody reads thousands of warnings.
*/
function report(documents, problems) {
	const byFile = Map.groupBy(problems, (problem) => positioned(problem).file);
	return [...byFile.keys()].toSorted().flatMap((file) => {
		const located = locateLater(documents, byFile.get(file) ?? []);
		return located.length === 1 ? located : withoutRepeats(located.toSorted(inOrder));
	});
}
/** The problems of one file, which is searched once for all of them. */
function locateLater(documents, problems) {
	let found;
	const positionOf = (place) => {
		if (place === null || place.file === "") return null;
		if (!("pointer" in place)) return place;
		found ??= locateAll(documents, problems);
		return found.get(place) ?? null;
	};
	return problems.map((problem) => ({
		problem,
		get position() {
			return positionOf(positioned(problem));
		},
		get first() {
			return positionOf(firstOf(problem));
		},
		get excerpt() {
			return this.position === null ? null : documents.excerpt(this.position);
		}
	}));
}
function locateAll(documents, problems) {
	const places = problems.flatMap((problem) => [positioned(problem), firstOf(problem)]).filter((place) => place !== null && "pointer" in place);
	return new Map(documents.locate(places).map((position, index) => [places[index] ?? nowhere, position]));
}
const nowhere = {
	file: "",
	pointer: []
};
const positioned = (problem) => "position" in problem ? problem.position : problem.at;
const firstOf = (problem) => "first" in problem ? problem.first : null;
function inOrder(a, b) {
	const [left, right] = [a.position, b.position];
	if (left !== null && right !== null && left.line !== right.line) return left.line - right.line;
	if (left !== null && right !== null && left.column !== right.column) return left.column - right.column;
	return a.problem.code < b.problem.code ? -1 : Number(a.problem.code > b.problem.code);
}
/** What stands at an anchor is checked once for each alias, too. */
function withoutRepeats(located) {
	const seen = /* @__PURE__ */ new Set();
	return located.filter(({ problem, position, first }) => {
		const { at: _, ...facts } = problem;
		const key = JSON.stringify([
			position ?? problem.at,
			facts,
			first
		]);
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}
// src/files/undeclared-protected.ts
/** Protected slugs that no file declares: such an entry protects nothing, or the policy is about to go. */
function undeclaredProtected(source, settings, bundles) {
	const declared = new Set(bundles.flatMap(policiesOf).map(({ policy }) => slugOf$1(policy)));
	return [...new Set(settings.guards.protected)].filter((slug) => !declared.has(slug)).map((slug) => ({
		severity: "warning",
		at: settings.file === void 0 ? nowhere$1 : placeOfProtected(source, settings.file, slug),
		code: "protected-undeclared",
		slug,
		nearest: nearest(slug, [...declared])
	}));
}
// src/files/load.ts
/** Finds, reads, checks and merges the policy files. */
function loadFiles(source, settings, wanted) {
	const documents = openDocuments(source);
	const { files, problems: unread } = find(source, settings, wanted);
	const checked = checkFiles(source, files, documents);
	const broken = [...unread, ...checked.problems];
	const merged = merge(checked.declared, settings, wanted, hasErrors$1(broken));
	const found = [...broken, ...merged.problems];
	return {
		bundles: merged.bundles,
		problems: [...found, ...protectedProblems(source, settings, wanted, {
			...merged,
			problems: found
		})],
		files: files.length,
		policies: merged.bundles.reduce((sum, bundle) => sum + policiesIn(bundle), 0),
		locate: documents.locate,
		report: (problems) => report(documents, problems)
	};
}
/** Only where all bundles were loaded: what seems to be missing may stand elsewhere. */
function protectedProblems(source, settings, { paths, deployment }, loaded) {
	return paths.length > 0 || deployment !== null || hasErrors$1(loaded.problems) ? [] : undeclaredProtected(source, settings, loaded.bundles);
}
const hasErrors$1 = (problems) => problems.some(({ severity }) => severity === "error");
function find(source, settings, wanted) {
	const asked = askedPaths(settings, wanted);
	if (asked.problems.length > 0 && asked.paths.length === 0) return {
		files: [],
		problems: asked.problems
	};
	const found = findFiles(source, asked.paths, settings.file ?? null);
	const misnamed = misnamedAbove(source, wanted.paths.length === 0 ? [] : asked.paths, settings.file ?? null);
	return {
		files: found.files,
		problems: [
			...asked.problems,
			...misnamed,
			...found.problems
		]
	};
}
function checkFiles(source, files, documents) {
	const declared = [];
	const problems = [];
	for (const file of files) {
		const { content, problems: found } = readFile(source, file, documents);
		if (content !== null) declared.push(content);
		problems.push(...found);
	}
	return {
		declared,
		problems
	};
}
function readFile(source, file, documents) {
	const read = readText(source, file);
	if ("problem" in read) return {
		content: null,
		problems: [read.problem]
	};
	documents.keep(file, read.text);
	const parsed = parse(file, read.text, read.simple);
	return "problems" in parsed ? {
		content: null,
		problems: parsed.problems
	} : checkFile(file, parsed);
}
/** Bundles of what the files declare. When some are broken, what seems to be missing may stand in those. */
function merge(declared, settings, wanted, isPartial) {
	const { assigned, problems: unassigned } = assignDeployments(declared, settings, wanted.deployment);
	const all = assemble(assigned);
	const chosen = wanted.deployment === null ? null : chooseDeployment(all.bundles, settings, wanted.deployment);
	const bundles = chosen?.bundles ?? all.bundles;
	if (!isPartial && unassigned.length === 0) return {
		bundles,
		problems: [...all.problems, ...chosen?.problems ?? []]
	};
	return {
		bundles,
		problems: [...unassigned, ...all.problems.filter(({ code }) => code !== "missing-list")]
	};
}
const policiesIn = (bundle) => bundle.kind === "remediation" ? bundle.content.policies.length : 0;
// src/commands/scope.ts
const configName = "ifmatch.yaml";
/** The config that the paths belong to: the nearest one at or above them. Null for the repository's own, if it has one. */
function configOf({ paths, config, source }) {
	if (config !== null || paths.length === 0) return config;
	const [first = null, ...others] = new Set(paths.map((path) => nearestConfig(path, source)));
	const [other] = others;
	if (other === void 0) return first;
	throw new UsageError(`The paths belong to different configs (${[first, other].map((one) => one ?? "none").join(", ")}). Run them one by one, or give one for all with --config.`);
}
function nearestConfig(path, source) {
	for (let folder = posix.normalize(path);; folder = posix.dirname(folder)) {
		if (folder === "." || folder.startsWith("..") || folder === "/") return null;
		const candidate = posix.join(folder, configName);
		if (source.kind(candidate) === "file") return candidate;
	}
}
/** The paths to load: the folder of a config stands for what that config says. */
const pathsOf = ({ paths }, { file }) => file !== void 0 && paths.includes(posix.dirname(file)) ? [] : paths;
/**
* Refuses paths that give only a part of a bundle: the platform would delete the rest. A bundle is compared with all that the config's
* folders declare of it. Throws UsageError.
*/
function refuseParts(files) {
	const { settings, wanted } = files;
	if (pathsOf(wanted, settings).length === 0) return;
	const whole = loadFiles(wanted.source, settings, {
		paths: [],
		deployment: wanted.deployment
	});
	const folders = settings.policies.join(", ");
	if (whole.problems.some(({ severity, code }) => severity === "error" && !absent.has(code))) throw new UsageError(`Other files in ${folders} have errors, so nobody can tell whether the paths give all of a bundle. Run \`ifmatch validate\` without paths.`);
	for (const bundle of files.bundles) {
		const left = leftOut(bundle, whole);
		if (left === 0) continue;
		const most = `${String(left)} more ${left === 1 ? "object" : "objects"}`;
		throw new UsageError(`The paths give only a part of ${bundle.kind}: ${most} of it in ${folders} would count as deleted. Give all of its files, or no paths.`);
	}
}
function leftOut({ deployment, kind, origins }, whole) {
	return [...whole.bundles.find((bundle) => bundle.kind === kind && bundle.deployment === deployment)?.origins.keys() ?? []].filter((id) => !origins.has(id)).length;
}
/** There are no other files than those of the paths. */
const absent = /* @__PURE__ */ new Set(["no-files", "path-missing"]);
// src/commands/load.ts
/** Finds, reads and checks the files; every problem of a run is in `problems`. */
function load(wanted, world) {
	const asked = {
		...wanted,
		paths: wanted.paths.map((path) => world.insideRoot(path))
	};
	const config = configOf({
		...asked,
		config: wanted.config && world.insideRoot(wanted.config)
	});
	const { settings: own, problems } = loadConfig(wanted.source, config);
	const settings = judged(own, wanted.judge);
	world.config = settings.file ?? null;
	const paths = pathsOf(asked, settings);
	const files = loadFiles(wanted.source, settings, {
		paths,
		deployment: wanted.deployment
	});
	return {
		...files,
		problems: [...problems, ...files.problems],
		settings,
		wanted: asked
	};
}
/** A change must not loosen the rules that it is judged by, nor choose what its reviewers get to see. */
function judged(own, judge) {
	if (judge === null) return own;
	const { guards, deployments, onStale, impact } = judge;
	return {
		...own,
		guards,
		deployments,
		onStale,
		impact
	};
}
/** Problems of meaning, beside those that were found while loading. */
function check(files, world, vocabularyOf = () => null) {
	return [...files.problems, ...lint(files.bundles, {
		today: world.today,
		vocabularyOf
	})];
}
const hasErrors = (problems) => problems.some((problem) => problem.severity === "error");
const invalid = (files, problems) => ({
	kind: "invalid",
	problems: files.report(problems)
});
// src/commands/validate.ts
/** Checks the files without a token or a network. */
function validate(wanted, world) {
	const files = load(wanted, world);
	const problems = check(files, world);
	if (hasErrors(problems)) return invalid(files, problems);
	return {
		kind: "valid",
		problems: files.report(problems),
		files: files.files,
		policies: files.policies
	};
}
// src/render/terminal/diff.ts
/** Lines of an object's diff, and characters of one of them, that are shown when nobody asks for more. */
const maxLines = 40;
const maxCharacters = 400;
const looks = {
	"+": "green",
	"-": "red",
	" ": "dim"
};
/** The YAML diff of one object, each line behind its sign. */
function changeDiffLines(change, indent, verbose) {
	return layDiff(diffChange(change), indent, verbose);
}
/** A diff as lines; one without a difference says so. */
function layDiff(lines, indent, verbose) {
	if (!lines.some(({ mark }) => mark === "+" || mark === "-")) return [words(indent, styled("dim", "Both sides print the same; only the order or unused fields differ."))];
	return (verbose ? lines : capDiff(lines, maxLines)).map((line) => oneLine(line, indent, verbose));
}
function oneLine(line, indent, verbose) {
	if (line.mark === "folded") return words(indent, styled("dim", `  … ${count(line.lines, "unchanged line")}`));
	if (line.mark === "cut") return words(indent, styled("dim", `  … ${count(line.lines, "more line")}; --verbose shows all`));
	const shown = verbose || line.text.length <= maxCharacters ? line.text : `${line.text.slice(0, maxCharacters)}…`;
	const deeper = shown.length - shown.trimStart().length + 4;
	return code(indent, deeper, styled(looks[line.mark], `${line.mark} ${shown}`));
}
// src/render/words/next-step.ts
/** Null when there is nothing left to do, or when the command itself goes on. */
function nextStep(outcome, view) {
	if (view.midway === true) return null;
	return isRollback(outcome) ? rollbackSteps[outcome.kind](outcome, view) : steps[outcome.kind](outcome, view);
}
const isRollback = (outcome) => "plan" in outcome && outcome.plan !== null && outcome.plan.undoes !== void 0;
const steps = {
	valid: (_, { again }) => next("preview", again),
	invalid: (_, { command, again }) => ({
		...next(command, again),
		says: "Next, when the errors are fixed:"
	}),
	"no-changes": () => null,
	changes: (outcome, view) => changesStep(outcome, view),
	consent: (outcome, { command, again }) => ({
		...next(command, again, consents(outcome)),
		says: "If all of that is meant:"
	}),
	stale: (_, { again }) => ({
		...next("preview", again),
		says: "Next, review what it is now:"
	}),
	applied: () => null,
	partial: (_, { again }) => ({
		...next("preview", again),
		says: "Next, see what is left (running again is safe):"
	}),
	failed: () => null
};
const toFiles = "As long as the files declare what was undone, the next apply brings it back. What they would change:";
/** A rollback has a plan of its own, and the files do not follow it. */
const rollbackSteps = {
	...steps,
	changes: (outcome, view) => rollbackStep("Next:", outcome, view),
	consent: (outcome, view) => rollbackStep("If all of that is meant:", outcome, view),
	stale: () => null,
	applied: (_, { again }) => ({
		...next("preview", again),
		says: toFiles
	}),
	partial: (_, { again, plan }) => ({
		...next("apply", again, saved(plan)),
		says: "Next, apply what is left (running again is safe):"
	})
};
/** What is not saved cannot be applied. */
function rollbackStep(says, outcome, { plan, again }) {
	return {
		command: [(saved(plan) === "" ? next("rollback", again, "--save FILE") : next("apply", again, saved(plan))).command, consents(outcome)].filter(Boolean).join(" "),
		says
	};
}
const saved = (plan) => typeof plan === "string" ? `--plan ${plan}` : "";
function changesStep(outcome, { command, plan, again }) {
	const same = [again, saved(plan)].filter(Boolean).join(" ");
	if (command === "apply") return {
		...next("apply", "--yes", same, consents(outcome)),
		says: "Nothing is applied yet. Without being asked:"
	};
	return next("apply", same, consents(outcome));
}
const consents = (outcome) => "guards" in outcome ? [...new Set(outcome.guards.map(({ consent }) => consent))].join(" ") : "";
const next = (...parts) => ({
	says: "Next:",
	command: ["ifmatch", ...parts].filter((part) => part !== void 0 && part !== "").join(" ")
});
// src/render/terminal/change.ts
const verbLooks = {
	create: "green",
	update: "yellow",
	delete: "red"
};
/**
* One change: what happens to which object where, one sentence, whose doing it is, its impact, the notes, the diff; and whether it may be
* meant otherwise.
*/
function changeLines(entry, { diffs, verbose }) {
	const { change, bundle, rename, impact } = entry;
	const notes = noteWords(change);
	return [
		changeTitle(change, bundle, 2),
		...change.says === "" ? [] : [words(4, change.says)],
		...originLines(entry),
		...impactLines(impact).map((sentence) => words(4, textOf$2(sentence))),
		...verbose ? figureLines(impact) : [],
		...notes === null ? [] : [words(4, styled("dim", notes))],
		...rename === null ? [] : [words(4, styled("yellow", renameText(rename)))],
		...diffs ? [...changeDiffLines(change, 4, verbose), ...editLines(entry, verbose)] : []
	];
}
function originLines({ origin, edit, own, edited, inBase }) {
	const by = editedWords(edited);
	return [
		...origin === "both" ? [words(4, styled("yellow", overwriteWords("files")))] : [],
		...origin === "both" && edit !== null ? [words(4, styled("dim", textOf$2(editWords(edit))))] : [],
		...own === null ? [] : [words(4, styled(effectLooks[own.effect], textOf$2(ownWords(own))))],
		...origin === "unknown" && inBase ? [words(4, styled("dim", unknownWords$1))] : [],
		...by === null ? [] : [words(4, styled("dim", `edited ${by}`))]
	];
}
/** Where the findings are and how severe. */
const figureLines = (impact) => [...topLines(impact).map((sentence) => words(6, styled("dim", textOf$2(sentence)))), ...severityBars(impact).map((line) => code(6, 2, styled("dim", line)))];
/** What is overwritten, for those who want all of it. */
function editLines({ origin, edit }, verbose) {
	if (origin !== "both" || edit === null || !verbose) return [];
	return [words(4, "The edit on the platform:"), ...changeDiffLines(edit, 4, verbose)];
}
/** `~ policy block-criticals  looser  policies/a.yaml:12:5` */
function changeTitle(change, bundle, indent) {
	const { noun, name } = objectName(change, bundle.kind);
	const at = change.verb === "delete" ? null : change.at;
	return words(indent, styled(verbLooks[change.verb], `${signs$1[change.verb]} ${noun} `), styled("bold", name), "  ", styled(effectLooks[change.effect], effectWords[change.effect]), ...at === null ? [] : ["  ", styled("dim", placeWords(at))]);
}
// src/render/terminal/changes.ts
/** Every bundle that changes, its changes with the dangerous ones first; what an apply would only take back stands below them. */
function planLines(plan, detail) {
	const { impact = null, triangulation = null } = detail;
	const several = hasSeveralDeployments(plan.bundles);
	const told = tellImpact(impact);
	return paragraphs(...listChanges(plan, triangulation, told.ofChange).filter(({ changes, live }) => changes.length + live.length > 0).map((one) => [headingOf(one.bundle, several, told), ...bundleLines(one, detail)]));
}
/** `remediation: 1 update, looser; estimate: −14 blocked  state version a1b2c3d4` */
function headingOf(bundle, several, { wordsOf }) {
	const findings = wordsOf(bundle);
	return words(0, styled("bold", bundleName(bundle, several)), `: ${summaryWords(summarize(bundle.changes))}${findings === null ? "" : `; estimate: ${findings}`}  `, styled("dim", `state version ${bundle.stateVersion}`));
}
function bundleLines({ bundle, changes, live }, detail) {
	const inOrder = changes.toSorted((a, b) => byDanger(a.change, b.change));
	const own = inOrder.filter((one) => !isRevert(one)).map((one) => changeLines(one, detail));
	const reverts = inOrder.filter(isRevert);
	const groups = [
		...own,
		revertWarning(reverts.length, detail.triangulation ?? null),
		...reverts.map((one) => changeLines(one, detail)),
		liveLines({
			bundle,
			live
		})
	];
	return detail.diffs ? [blank, ...paragraphs(...groups)] : groups.flat();
}
const revertWarning = (number, triangulation) => number === 0 || triangulation === null ? [] : [words(2, styled("yellow", textOf$2(revertWords(number, triangulation, "files"))))];
/** `Already live, and looser: policy a` */
function liveCautions({ bundle, live }) {
	return liveCautionsOf(live.map((change) => ({
		change,
		owner: bundle
	}))).map(({ start, entries }) => {
		const names = entries.map(({ change, owner }) => {
			const { noun, name } = objectName(change, owner.kind);
			return `${noun} ${name}`;
		});
		return words(2, styled("red", `${start} ${names.join(", ")}`));
	});
}
/** What the platform has already, a line each. */
function liveLines({ bundle, live }) {
	if (live.length === 0) return [];
	const lines = live.toSorted(byDanger).map((change) => {
		const { noun, name } = objectName(change, bundle.kind);
		return words(4, styled("dim", `${change.verb} of ${noun} ${name}  `), styled(effectLooks[change.effect], effectWords[change.effect]), styled("dim", change.says === "" ? "" : `: ${change.says}`));
	});
	return [
		...liveCautions({
			bundle,
			live
		}),
		words(2, liveWords(live.length)),
		...lines
	];
}
// src/render/terminal/guards.ts
/** Each guard with its numbers and its way out; the message holds both. */
const guardLines = (guards) => paragraphs(...guards.map(({ message }) => [words(0, styled("yellow", "Consent needed: "), message)]));
// src/render/terminal/results.ts
const resultLooks = {
	applied: "green",
	"already-applied": "green",
	unverified: "yellow",
	"not-applied": "red",
	unknown: "yellow"
};
/** A table: the bundle, what an apply made of it, why. */
function resultLines(results) {
	const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
	const names = results.map(({ bundle }) => escapeTerminal(bundleName(bundle, several)));
	const nameWidth = Math.max(...names.map(widthOf));
	const resultWidth = Math.max(...results.map(({ outcome }) => widthOf(resultWords[outcome.result])));
	return results.map(({ outcome }, index) => ({
		...words(0, `${padTo(names[index] ?? "", nameWidth)}  `, styled(resultLooks[outcome.result], `${padTo(resultWords[outcome.result], resultWidth)}  `), outcome.reason ?? resultReasons[outcome.result]),
		hang: nameWidth + resultWidth + 4
	}));
}
// src/render/terminal/stale.ts
/** For each stale bundle, what would happen now and was not reviewed: a diff of the diffs. */
function staleLines(results, verbose) {
	const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
	return paragraphs(...results.map(({ bundle, outcome }) => "current" in outcome && outcome.current !== null ? staleBundle(bundle, outcome.current, {
		several,
		verbose
	}) : []));
}
function staleBundle(bundle, current, { several, verbose }) {
	const compared = compareChanges(bundle.changes, current.changes);
	return paragraphs([words(0, styled("bold", bundleName(bundle, several)), `: reviewed at state version ${bundle.stateVersion}, now ${current.stateVersion}`), words(2, comparisonWords(compared))], ...compared.added.map((change) => [...titled("new", "red", change, bundle), ...changeDiffLines(change, 6, verbose)]), ...compared.altered.map((pair) => alteredLines(pair, bundle, verbose)), ...compared.gone.map((change) => [...titled("gone", "dim", change, bundle), words(6, "The platform has it already.")]));
}
function alteredLines(pair, bundle, verbose) {
	return [
		...titled("different", "yellow", pair.current, bundle),
		words(6, "On the platform since the review:"),
		...layDiff(diffPlatform(pair), 6, verbose)
	];
}
function titled(label, look, change, bundle) {
	const title = changeTitle(change, bundle, 2);
	return [{
		...title,
		spans: [styled(look, `${label}: `), ...title.spans]
	}, words(6, change.says)];
}
// src/render/terminal.ts
/**
* An outcome for a person at a terminal: headline, changes with the dangerous ones first, problems, guards, results, next step.
* Plain text wrapped to the view's width, with colours when the view wants them; nothing in it can act on the terminal.
*/
function renderTerminal(outcome, view) {
	return layout(paragraphs(headline(outcome, view), noteLines(outcome), bodies[outcome.kind](outcome, view), impactLine(outcome), problemLines(outcome.problems, view), "guards" in outcome ? guardLines(outcome.guards) : [], "results" in outcome && outcome.results.length > 0 ? resultLines(outcome.results) : [], outcome.kind === "failed" ? failureLines(outcome.error) : [], lastLine(outcome, view)), view);
}
const headlineLooks = {
	valid: "green",
	invalid: "red",
	"no-changes": "green",
	changes: "plain",
	consent: "yellow",
	stale: "red",
	applied: "green",
	partial: "yellow",
	failed: "red"
};
function headline(outcome, { platform, config = null }) {
	const { before, slug, after } = headlineOf(outcome);
	return [
		words(0, styled(headlineLooks[outcome.kind], before), styled("bold", slug ?? ""), after),
		...platform === null ? [] : [words(0, styled("dim", `platform: ${platform}`))],
		...config === null ? [] : [words(0, styled("dim", `config: ${config}`))]
	];
}
/** What each kind shows between the headline and the problems. */
const bodies = {
	valid: () => [],
	invalid: () => [],
	"no-changes": (outcome, { verbose }) => changes(outcome, {
		diffs: false,
		verbose
	}),
	changes: (outcome, { verbose }) => changes(outcome, {
		diffs: true,
		verbose
	}),
	consent: (outcome, { verbose }) => changes(outcome, {
		diffs: true,
		verbose
	}),
	stale: (outcome, { verbose }) => "results" in outcome ? staleLines(outcome.results, verbose) : [],
	applied: (outcome, { verbose }) => changes(outcome, {
		diffs: verbose,
		verbose
	}),
	partial: (outcome, { verbose }) => changes(outcome, {
		diffs: verbose,
		verbose
	}),
	failed: () => []
};
function changes(outcome, detail) {
	const plan = shownPlan(outcome);
	return plan === null ? [] : planLines(plan, {
		...detail,
		...shownExplained(outcome)
	});
}
/** What could not be compared with the base, and what nobody looks after any more. */
function noteLines(outcome) {
	const bundles = shownPlan(outcome)?.bundles ?? [];
	return triangulationNotes(shownExplained(outcome).triangulation ?? null, bundles).map((note) => words(0, styled("yellow", textOf$2(note))));
}
function impactLine(outcome) {
	const { closing } = tellImpact(shownExplained(outcome).impact ?? null);
	return closing === null ? [] : [words(0, styled("dim", textOf$2(closing)))];
}
function failureLines(error) {
	const { message, hint, facts } = failureOf(error);
	return [
		...message.split("\n").map((line) => words(0, line)),
		...facts.length === 0 ? [] : [words(2, styled("dim", facts.join(", ")))],
		...hint === null ? [] : [words(2, styled("cyan", "fix: "), hint)]
	];
}
function lastLine(outcome, view) {
	const next = nextStep(outcome, view);
	return next === null ? [] : [words(0, `${next.says} `, styled("bold", next.command))];
}
export { CHOMPING_MODE, COLLECTION_STYLE, EVENT_ID, GitHubError, SCALAR_STYLE, absent, anchorOf, askedPaths, assemble, assignDeployments, blank, bundleKinds, bundleName, byDanger, byteLimit, capDiff, cautionsOf, check, checkFile, combine, compareChanges, comparisonWords, configuredPaths, dangerOf, defaultSettings, deriveSlug, detectionPolicyId, diffChange, diffLines, diffPlatform, editedWords, effectLooks, endOf, exceptionId, excerptAt, failureOf, figureWords, findFiles, firstToken, foreign, hasErrors, hasSeveralDeployments, headlineOf, headlineText, impactLines, invalid, isDetectionFile, isGlob, isLiveDanger, isLoosening, isNothing, isPolicyEntry, isRevert, isUtf8, itemId, layDiff, layout, lint, listChanges, listId, listNames, listWords, listed$1 as listed, liveIn, liveTail, liveWords, load, loadConfig, loadFiles, nearest, nextStep, noteWords, objectId, objectName, openDocuments, originLabels, originTitles, originWords, overwriteWords, ownWords, padTo, paragraphs, parse, pathsOf, phrase, placeWords, placedWords, plain, planOf, pointerOf, policyId, problemLines, raw, readEvents, readText, readsAs, refuseParts, renamePieces, renameText, renamesOf, renderTerminal, report, revertWords, severityBars, shownExplained, shownPlan, slugsOf, splitAt, startOf, styled, summarize, sureness, takenBackWords, tellImpact, textOf, textOf$2 as textOf$1, tidyObject, topLines, triangulationNotes, turnsIn, unknownWords$1 as unknownWords, validate, whyPartial, widthOf, words };
