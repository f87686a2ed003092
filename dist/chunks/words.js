import { count } from "./counts.js";
import { findingSeverities, limitInWords } from "./impact.js";
// src/render/impact/sentence.ts
const foreign = (text) => ({ foreign: text });
/** Sentences in a row with something of ours between them. */
const joined = (sentences, by) => sentences.flatMap((sentence, index) => index === 0 ? sentence : [by, ...sentence]);
/** A sentence as plain text, not escaped yet. */
const textOf = (sentence) => sentence.map((piece) => typeof piece === "string" ? piece : piece.foreign).join("");
// src/render/impact/reasons.ts
/** Reasons that name nothing from files or the platform. */
const ours = /* @__PURE__ */ new Set([
	"findings",
	"time",
	"requests",
	"form",
	"unlisted"
]);
/** Why some estimates are not told in full, each reason once; empty when they are. */
function reasonsOf(estimates) {
	const limits = estimates.flatMap((estimate) => estimate.kind === "estimate" ? [] : estimate.because);
	const reasons = new Map(limits.map((limit) => [limitInWords(limit), limit]));
	return joined([...reasons].map(([text, { why }]) => [ours.has(why) ? text : foreign(text)]), "; ");
}
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
	const parts = [...numberWords(findings, (figures) => figures.findings === 0 ? "no open findings" : `${count(figures.findings, "open finding")} in ${count(figures.repositories, "repository", "repositories")}`), ...numberWords(issues, (number) => count(number, "issue"))];
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
	if (estimate.kind === "not-estimable") return [];
	return [`${estimate.kind === "at-least" ? "at least " : ""}${words(estimate.figures)}`];
}
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
	const parts = [
		...matchedWords(matched),
		...blockedWords(blocked),
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
/** Of what is certain only what there is; of a lower bound that there may be some. */
function blockedWords(blocked) {
	if (blocked.kind === "not-estimable") return [];
	const { newly, noLonger } = blocked.figures;
	const least = sureness(blocked);
	const mayBeMore = blocked.kind === "at-least" && noLonger.findings === 0;
	return [...newly.findings > 0 || mayBeMore ? [`newly blocks ${least}${String(newly.findings)}`] : [], ...noLonger.findings > 0 ? [`no longer blocks ${least}${String(noLonger.findings)}`] : []];
}
function issueWords({ before, after, exact }) {
	return `${exact ? "" : "at least "}${arrow(before, after)} ${noun(before, after, "issue", "issues")}`;
}
const sureness = ({ kind }) => kind === "at-least" ? "at least " : "";
const arrow = (before, after) => before === after ? String(after) : `${String(before)} → ${String(after)}`;
/** The noun after `arrow`. */
const noun = (before, after, one, many) => before === after && after === 1 ? one : many;
// src/render/impact/words.ts
/** The impact that an outcome shows; null where nobody asked for it. */
const shownImpact = (outcome) => "impact" in outcome ? outcome.impact ?? null : null;
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
const tallyWords = (tallies) => joined(tallies.map(({ name, findings }) => [foreign(name), ` ${String(findings)}`]), ", ");
/** What an impact is, and what it took. */
const closingWords = ({ looked }) => `Impact is an estimate over open code, supply chain and AI findings: ${count(looked.findings, "finding")} read, ${count(looked.requests, "request")}.`;
export { closingWords, impactLines, shownImpact, textOf, topLines };
