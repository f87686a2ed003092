import { escapeTerminal } from "./terminal.js";
import { widthOf } from "./width.js";
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
export { excerptAt };
