import { count, findingSeverities, limitInWords } from "./cli-and-action.js";
import { renamesOf } from "./renames.js";
import { foreign, joined, ownerKey } from "./validate.js";
import { dangerOf, isLoosening } from "./danger.js";
import { diffLines, printSide } from "./diff-change.js";
// src/render/impact/figure-words.ts
const sureness = ({ kind }) => kind === "at-least" ? "at least " : "";
const figureWords = (estimate, number) => estimate.kind === "not-estimable" ? null : `${sureness(estimate)}${String(number(estimate.figures))}`;
const placedWords = ({ findings, repositories }) => `${count(findings, "open finding")} in ${count(repositories, "repository", "repositories")}`;
// src/render/impact/turns.ts
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
function bundleWords({ blocked, lost }) {
	if (blocked !== null) return blockedWords$1(blocked);
	return lost === null ? null : lostWords(lost);
}
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
function lostWords({ findings, issues }) {
	const told = [numberOf(findings, (figures) => figures.findings, (number) => `−${String(number)} open`), numberOf(issues, (number) => number, (number) => `−${count(number, "issue")}`)].filter((one) => one !== null);
	return told.find(({ isSure }) => isSure)?.words ?? told[0]?.words ?? notEstimable;
}
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
const isNothingEstimated = ({ changes }) => changes.every((impact) => {
	if (impact.about === "policy") return isUnknown(impact.matched) && turnsNone(impact.blocked);
	return impact.about !== "detection" || impact.items.every(({ findings }) => isUnknown(findings));
});
const hasReason = ({ changes }) => changes.some((impact) => {
	if (impact.about === "policy") return whys([impact.matched, impact.blocked]);
	return impact.about === "detection" && whys(impact.items.map(({ findings }) => findings));
});
const whys = (estimates) => estimates.some((one) => one.kind !== "estimate" && one.because.some(({ why }) => why !== "unlisted"));
const isUnknown = ({ kind }) => kind === "not-estimable";
const turnsNone = (blocked) => blocked.kind === "not-estimable" || blocked.figures.newly.findings + blocked.figures.noLonger.findings === 0;
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
// src/render/impact/reasons.ts
const ours = new Set([
	"findings",
	"time",
	"requests",
	"form",
	"unlisted"
]);
function whyPartial(estimates) {
	const sentences = [["at-least", "At least so many"], ["not-estimable", "Not estimable"]].map(([kind, words]) => {
		const reasons = reasonsOf(estimates.filter((one) => one.kind === kind));
		return reasons.length === 0 ? [] : [`${words}: `, ...reasons];
	});
	return joined(sentences.filter((sentence) => sentence.length > 0), ". ");
}
const reasonsOf = (estimates) => limitWords(estimates.flatMap((estimate) => estimate.kind === "estimate" ? [] : estimate.because));
function limitWords(limits) {
	const reasons = new Map(limits.map((limit) => [limitInWords(limit).replace(/\.$/, ""), limit]));
	return joined([...reasons].map(([text, { why }]) => [ours.has(why) ? text : foreign(text)]), "; ");
}
// src/render/impact/shared-reasons.ts
const general = new Set([
	"platform",
	"time",
	"requests",
	"findings"
]);
function sharedReasons({ bundles }) {
	return bundles.flatMap(({ blocked, changes }) => [...blocked === null ? [] : [blocked], ...changes.flatMap(estimatesIn)]).flatMap((one) => one.kind === "estimate" ? [] : one.because).filter(isGeneral);
}
const isGeneral = ({ why }) => general.has(why);
function estimatesIn(impact) {
	if (impact.about === "policy") return [impact.matched, impact.blocked];
	return impact.about === "detection" ? impact.items.flatMap(({ findings, issues }) => [findings, issues]) : [];
}
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
// src/render/impact/part-of-impact.ts
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
const isRevert = ({ origin }) => origin === "revert";
// src/render/triangulation/find-reverts.ts
function findReverts(triangulation) {
	const reverts = new Set();
	for (const { changes, ...owner } of triangulation?.bundles ?? []) for (const [id, parts] of Map.groupBy(changes, ({ change }) => change.id)) if (parts.every(isRevert)) reverts.add(keyOf(owner, id));
	return (owner, { id }) => reverts.has(keyOf(owner, id));
}
const keyOf = (owner, id) => `${ownerKey(owner)} ${id}`;
// src/render/triangulation/live.ts
const liveIn = (triangulation) => triangulation?.bundles.flatMap(({ live, ...owner }) => live.map((change) => ({
	change,
	owner
}))) ?? [];
const isLiveDanger = (triangulation) => liveIn(triangulation).some(({ change }) => dangerOf(change) < 2);
// src/render/triangulation/cautions.ts
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
const hiddenIn = (triangulation) => triangulation?.bundles.flatMap(({ changes, ...owner }) => changes.flatMap(({ own }) => own !== null && own.verb !== "delete" && isLoosening(own) ? [{
	change: own,
	owner,
	isRevert: false
}] : [])) ?? [];
// src/render/words/note-words.ts
function noteWords(change) {
	const notes = change.verb === "delete" ? [] : Object.entries(change.notes);
	if (notes.length === 0) return null;
	return notes.map(([name, value]) => `${name.replace(/^x-/, "")}: ${value}`).join(" · ");
}
// src/render/impact/detection-words.ts
const mostItems = 5;
function detectionWords({ items }) {
	const more = items.length - mostItems;
	return [...items.slice(0, mostItems).map(itemWords), ...more > 0 ? [[`and ${count(more, "more entry", "more entries")}; the plan file has them all`]] : []];
}
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
const listWords = {
	rulesets: "ruleset",
	rules: "rule",
	disabled: "disabled rule",
	exceptions: "exception"
};
// src/render/impact/policy-words.ts
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
const noun = (before, after, one, many) => before === after && after === 1 ? one : many;
// src/render/impact/words.ts
function impactLines(impact) {
	if (impact?.about === "policy") return [policyWords(impact)];
	return impact?.about === "detection" ? detectionWords(impact) : [];
}
function topLines(impact) {
	const figures = impact?.about === "policy" ? figuresIn(impact) : null;
	if (figures === null) return [];
	return [["most in: ", ...tallyWords(figures.topRepositories)], ["most of: ", ...tallyWords(figures.topRules)]].filter((line) => line.length > 1);
}
function figuresIn({ matched }) {
	if (matched.kind === "not-estimable") return null;
	const { before, after } = matched.figures;
	return after.findings === 0 ? before : after;
}
const tallyWords = (tallies) => joined(tallies.map(({ name, findings }) => [foreign(name), ` ${String(findings)}`]), ", ");
// src/render/compare-changes.ts
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
const diffPlatform = ({ reviewed, current }) => diffLines(printSide(reviewed, "before"), printSide(current, "before"));
const essence = (change) => JSON.stringify([
	change.verb,
	printSide(change, "before"),
	printSide(change, "after")
]);
// src/render/words/comparison-words.ts
function comparisonWords({ added, altered, gone, same }) {
	if (added.length + altered.length + gone.length === 0) return "The changes are exactly the reviewed ones; only the state version moved.";
	return `Since the review: ${[
		added.length > 0 ? `${count(added.length, "change")} new` : "",
		altered.length > 0 ? `${String(altered.length)} different` : "",
		gone.length > 0 ? `${String(gone.length)} gone` : "",
		`${String(same)} as reviewed`
	].filter(Boolean).join(", ")}.`;
}
export { cautionsOf, compareChanges, comparisonWords, diffPlatform, figureWords, impactLines, isLiveDanger, isRevert, listChanges, listWords, liveCautionsOf, liveIn, noteWords, placedWords, sureness, tellImpact, topLines, turnsIn, whyPartial };
