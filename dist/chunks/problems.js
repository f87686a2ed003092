import { phrase } from "./phrasebook.js";
import { placeWords } from "./place-words.js";
import { excerptAt } from "./excerpt.js";
import { paragraphs, raw, styled, words } from "./line.js";
// src/render/terminal/problems.ts
/** Each problem with its place, the line of source with a caret, and what to do. */
const problemLines = (problems, width) => paragraphs(...problems.map((problem) => oneProblem(problem, width)));
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
export { problemLines };
