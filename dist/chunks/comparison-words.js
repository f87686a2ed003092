import { limitInWords } from "./impact.js";
import { count } from "./counts.js";
import { diffLines, printSide } from "./diff-change.js";
// src/render/html/impact-words.ts
/** Reasons, each once, as they stand after a colon. */
const limitWords = (limits) => [...new Set(limits.map(limitInWords))].join("; ");
/** Why an estimate is not told in full; null when it is. */
function whyPartial(estimate) {
	if (estimate.kind === "estimate") return null;
	return `${estimate.kind === "at-least" ? "at least so many" : "not estimable"}: ${limitWords(estimate.because)}`;
}
/** `12`, `at least 12`; null when it is not estimable. */
function figureWords(estimate, number) {
	if (estimate.kind === "not-estimable") return null;
	const found = String(number(estimate.figures));
	return estimate.kind === "at-least" ? `at least ${found}` : found;
}
/** `12 open findings in 3 repositories`. */
const placedWords = ({ findings, repositories }) => `${count(findings, "open finding")} in ${count(repositories, "repository", "repositories")}`;
/** What a change does to open findings, in one sentence; null where nothing is known of it. */
function impactWords(impact) {
	if (impact?.about !== "policy") return null;
	return `Estimate: ${[
		matchedWords(impact),
		blockedWords(impact.blocked),
		issueWords(impact)
	].filter((part) => part !== null).join("; ")}.`;
}
function matchedWords({ matched }) {
	if (matched.kind === "not-estimable") return `which findings it matches is not estimable (${limitWords(matched.because)})`;
	const { before, after } = matched.figures;
	const sure = matched.kind === "at-least" ? "at least " : "";
	return `matches ${sure}${String(before.findings)} open findings before, ${sure}${String(after.findings)} after`;
}
function blockedWords(blocked) {
	const newly = figureWords(blocked, (figures) => figures.newly.findings);
	const noLonger = figureWords(blocked, (figures) => figures.noLonger.findings);
	return newly === null || noLonger === null ? null : `${newly} newly blocked, ${noLonger} no longer`;
}
function issueWords({ issues }) {
	if (issues === null) return null;
	const least = issues.exact ? "" : "at least ";
	return `the platform counts ${least}${String(issues.before)} issues before, ${least}${String(issues.after)} after`;
}
function impactFinder(impact) {
	const known = /* @__PURE__ */ new Map();
	for (const { deployment, kind, changes } of impact?.bundles ?? []) known.set(keyOf({
		deployment,
		kind
	}), new Map(changes.map((one) => [one.id, one])));
	return (owner, { id }) => known.get(keyOf(owner))?.get(id) ?? null;
}
const keyOf = ({ deployment, kind }) => `${kind} ${deployment.slug}`;
// src/render/words/note-words.ts
/** `owner: appsec · ticket: SEC-12`; null when there are no notes. */
function noteWords(change) {
	const notes = change.verb === "delete" ? [] : Object.entries(change.notes);
	if (notes.length === 0) return null;
	return notes.map(([name, value]) => `${name.replace(/^x-/, "")}: ${value}`).join(" · ");
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
export { compareChanges, comparisonWords, diffPlatform, figureWords, impactFinder, impactWords, noteWords, placedWords, whyPartial };
