import { findingSeverities } from "./start.js";
import { sureness } from "./comparison-words.js";
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
export { severityBars };
