import { count, findingSeverities, limitInWords } from "./cli-and-action.js";
import { foreign, joined } from "./validate.js";
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
// src/render/words/note-words.ts
function noteWords(change) {
	const notes = change.verb === "delete" ? [] : Object.entries(change.notes);
	if (notes.length === 0) return null;
	return notes.map(([name, value]) => `${name.replace(/^x-/, "")}: ${value}`).join(" \u00b7 ");
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
function policyWords({ matched, blocked }) {
	const known = [...matchedWords(matched), ...blockedWords(blocked)];
	const parts = [...known, ...known.length === 0 ? [] : unknownWords(blocked)];
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
const arrow = (before, after) => before === after ? String(after) : `${String(before)} \u2192 ${String(after)}`;
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
export { figureWords, impactLines, limitWords, listWords, noteWords, placedWords, sureness, topLines, turnsIn, whyPartial };
