import { findingSeverities } from "./cli-and-action.js";
import { sureness } from "./words.js";
// src/render/impact/bars.ts
const longest = 20;
function severityBars(impact) {
	if (impact?.about !== "policy" || impact.matched.kind === "not-estimable") return [];
	const { before, after } = impact.matched.figures;
	const shown = findingSeverities.filter((severity) => countOf(before, severity) + countOf(after, severity) > 0);
	const most = Math.max(0, ...shown.flatMap((severity) => [countOf(before, severity), countOf(after, severity)]));
	if (most === 0) return [];
	const digits = String(most).length;
	const bar = (number) => `${String(number).padStart(digits)} ${"\u2588".repeat(lengthOf(number, most))}`;
	const row = (name, left, arrow, right) => `${name.padEnd(8)}  ${left.padEnd(digits + 1 + longest)}  ${arrow}  ${right}`.trimEnd();
	return [row("", `${sureness(impact.matched)}before`, " ", "after"), ...shown.map((severity) => row(severity, bar(countOf(before, severity)), "\u2192", bar(countOf(after, severity))))];
}
const countOf = ({ bySeverity }, severity) => bySeverity[severity];
const lengthOf = (number, most) => number === 0 ? 0 : Math.max(1, Math.round(longest * number / most));
export { severityBars };
