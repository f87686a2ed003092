import { phrase } from "./phrasebook.js";
import { placeWords } from "./place-words.js";
import { escapeTerminal } from "./terminal.js";
import { widthOf } from "./width.js";
import { paragraphs, raw, styled, words } from "./line.js";
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
