import { count } from "./cli-and-action.js";
import { ownerKey } from "./validate.js";
import { diffLines, printSide } from "./diff-change.js";
import { limitWords, sureness, turnsIn } from "./words.js";
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
// src/render/impact/bundle-words.ts
const notEstimable = "not estimable";
function bundleWords({ blocked, lost }) {
	if (blocked !== null) return blockedWords(blocked);
	return lost === null ? null : lostWords(lost);
}
function blockedWords(blocked) {
	if (blocked.kind === "not-estimable") return notEstimable;
	const turns = turnsIn(blocked).filter(({ findings }) => findings !== 0);
	if (turns.length === 0) return "\u00b10";
	if (turns.every(({ findings }) => findings === null)) return "\u00b10 of those read";
	const sure = turns.filter(({ least }) => least === "").map(stepOf);
	const unsure = turns.filter(({ least }) => least !== "").map(stepOf);
	const isLeast = turns.some(({ least, findings }) => least !== "" && findings !== null);
	return `${[sure.join(" "), `${isLeast ? "at least " : ""}${unsure.join(" ")}`].filter(Boolean).join(isLeast ? ", " : " ")} blocked`;
}
const signs = {
	newly: "+",
	noLonger: "\u2212"
};
const stepOf = ({ way, findings }) => `${signs[way]}${findings === null ? "?" : String(findings)}`;
function lostWords({ findings, issues }) {
	const told = [numberOf(findings, (figures) => figures.findings, (number) => `\u2212${String(number)} open`), numberOf(issues, (number) => number, (number) => `\u2212${count(number, "issue")}`)].filter((one) => one !== null);
	const some = told.some(({ isNone }) => !isNone) ? told.filter(({ isNone }) => !isNone) : told;
	return (some.find(({ isSure }) => isSure) ?? some[0])?.words ?? notEstimable;
}
function numberOf(estimate, numberIn, words) {
	if (estimate.kind === "not-estimable") return null;
	const [number, isSure] = [numberIn(estimate.figures), estimate.kind === "estimate"];
	if (number === 0) return isSure ? {
		words: "\u00b10",
		isSure,
		isNone: true
	} : null;
	return {
		words: `${sureness(estimate)}${words(number)}`,
		isSure,
		isNone: false
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
	if (impact.about !== "detection") return [];
	const items = impact.items.filter(({ issues }) => issues.kind !== "not-estimable");
	return items.length === 0 ? [] : [{
		...impact,
		items
	}];
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
const withoutShared = (bundles, from) => bundles.map((bundle) => ({
	...bundle,
	blocked: bundle.blocked === null ? null : without(bundle.blocked, from),
	changes: bundle.changes.map((impact) => withoutIn(impact, from))
}));
function withoutIn(impact, from) {
	if (impact.about === "policy") return {
		...impact,
		matched: without(impact.matched, from),
		blocked: without(impact.blocked, from)
	};
	if (impact.about !== "detection") return impact;
	const items = impact.items.map((item) => ({
		...item,
		issues: without(item.issues, from),
		findings: without(item.findings, from)
	}));
	return {
		...impact,
		items
	};
}
function without(one, from) {
	if (one.kind === "estimate" || one.kind === "not-estimable" && from === "known") return one;
	return {
		...one,
		because: one.because.filter((limit) => !isGeneral(limit))
	};
}
// src/render/impact/told-impact.ts
function tellImpact(impact) {
	const reasons = impact === null ? [] : sharedReasons(impact);
	const own = impact === null ? [] : withoutShared(impact.bundles, "all");
	const isRefused = reasons.length > 0 && own.every((bundle) => isNothingEstimated(bundle) && !hasReason(bundle));
	const told = isRefused ? countsOnly(own) : withoutShared(impact?.bundles ?? [], "known");
	const byOwner = new Map(told.map((bundle) => [ownerKey(bundle), bundle]));
	return {
		ofChange: impactFinder(told),
		bundles: told,
		wordsOf(bundle) {
			const found = byOwner.get(ownerKey(bundle)) ?? null;
			return found === null ? null : bundleWords(found);
		},
		closing: impact === null ? null : closing(impact, reasons, isRefused)
	};
}
function closing({ looked }, reasons, isRefused) {
	const why = [...limitWords(reasons), "."];
	if (isRefused) return ["The impact could not be estimated: ", ...why];
	const head = `Estimated from ${count(looked.findings, "open finding")} in code, supply chain and AI detection, without archived projects.`;
	return reasons.length === 0 ? [head] : [`${head} The numbers are incomplete: `, ...why];
}
// src/render/words/comparison-words.ts
function comparisonWords({ added, altered, gone, same }, goneUnnamed = 0) {
	const goneNow = gone.length + goneUnnamed;
	if (added.length + altered.length + goneNow === 0) return "The changes are exactly the reviewed ones; only the state version moved.";
	return `Since the review: ${[
		added.length > 0 ? `${count(added.length, "change")} new` : "",
		altered.length > 0 ? `${String(altered.length)} different` : "",
		goneNow > 0 ? `${String(goneNow)} gone` : "",
		`${String(same)} as reviewed`
	].filter(Boolean).join(", ")}.`;
}
export { compareChanges, comparisonWords, diffPlatform, tellImpact };
