import { placeWords } from "./comparison-words.js";
import { phrase } from "./phrasebook.js";
import { breakLineCommand, escapeTerminal, isLineCommand } from "./terminal.js";
// src/render/terminal/palette.ts
/** Codes that switch a look on and off again: ECMA-48, 8.3.117 (SGR). */
const codes = {
	plain: null,
	bold: [1, 22],
	dim: [2, 22],
	red: [31, 39],
	green: [32, 39],
	yellow: [33, 39],
	cyan: [36, 39]
};
/** Text in its look, or as it is when colour is not wanted. */
function paint(style, text, color) {
	const code = codes[style];
	if (!color || code === null || text === "") return text;
	const [on, off] = code;
	return `\u001B[${String(on)}m${text}\u001B[${String(off)}m`;
}
// src/render/terminal/width.ts
const ascii = /^[ -~]*$/;
const wide = /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;
const combining = /\p{M}/u;
/** Columns that text takes on a terminal. For escaped text: control and zero-width characters are gone by then. */
function widthOf(text) {
	if (ascii.test(text)) return text.length;
	let width = 0;
	for (const character of text) width += widthOfCharacter(character);
	return width;
}
/** Wide East Asian characters and emoji take two columns, combining marks none (Unicode Standard Annex 11). */
function widthOfCharacter(character) {
	if (combining.test(character)) return 0;
	return wide.test(character) ? 2 : 1;
}
/** Fills up with spaces to a width. */
const padTo = (text, width) => text + " ".repeat(Math.max(0, width - widthOf(text)));
/** The longest start of a text that fits into some columns, and what remains. */
function splitAt(text, columns) {
	let width = 0;
	let index = 0;
	for (const character of text) {
		const next = width + widthOfCharacter(character);
		if (next > columns) break;
		width = next;
		index += character.length;
	}
	return [text.slice(0, index), text.slice(index)];
}
// src/render/terminal/layout.ts
/** Below this nothing can be read, so lines run over instead. */
const leastWidth = 40;
/** Escapes, wraps and colours: the only way from lines to the text of a terminal, so that no text escapes the escaping. */
function layout(lines, { width, color }) {
	const columns = Math.max(width, leastWidth);
	return lines.flatMap((line) => wrap(line, columns)).map((row) => show$1(row, color)).join("");
}
function show$1({ indent, spans }, color) {
	const painted = (isLineCommand(spans.map(({ text }) => text).join("")) ? breakFirstColon(spans) : spans).map(({ text, style }) => paint(style, text, color));
	return `${spans.length === 0 ? "" : " ".repeat(indent)}${painted.join("")}\n`;
}
function breakFirstColon(spans) {
	const first = spans.findIndex(({ text }) => text.includes(":"));
	return spans.map(({ text, style }, index) => ({
		text: index === first ? breakLineCommand(text) : text,
		style
	}));
}
/** A line as the rows that it takes. */
function wrap(line, columns) {
	const spans = line.spans.map(({ text, style }) => ({
		text: escapeTerminal(text),
		style
	}));
	if (spans.reduce((sum, { text }) => sum + widthOf(text), line.indent) <= columns || line.flow === "raw") return [{
		indent: line.indent,
		spans
	}];
	return fill(spans.flatMap(({ text, style }) => cutWords(text, line.flow).map((piece) => ({
		text: piece,
		style
	}))), line, columns);
}
/** Words with the space behind them, or code as one piece. */
const cutWords = (text, flow) => flow === "words" ? text.match(/ +|[^ ]+ */g) ?? [] : [text];
/** Puts pieces into rows; one that is longer than a row is broken. */
function fill(pieces, line, columns) {
	const hang = Math.min(line.indent + line.hang, Math.floor(columns / 2));
	const rows = [new OpenRow(line.indent, columns)];
	const last = () => rows.at(-1) ?? new OpenRow(hang, columns);
	for (const { text, style } of pieces) {
		const core = withoutEnd(text);
		if (line.flow === "words" && last().spans.length > 0 && widthOf(core) > last().room) rows.push(new OpenRow(hang, columns));
		let [start, rest] = splitAt(core, last().room);
		while (rest !== "") {
			last().add({
				text: start,
				style
			});
			rows.push(new OpenRow(hang, columns));
			[start, rest] = splitAt(rest, last().room);
		}
		last().add({
			text: start + text.slice(core.length),
			style
		});
	}
	return rows.map(({ indent, spans }) => ({
		indent,
		spans: trimLast(spans)
	}));
}
/** A row while it is filled. */
var OpenRow = class {
	indent;
	spans = [];
	room;
	constructor(indent, columns) {
		this.indent = indent;
		this.room = columns - indent;
	}
	add(span) {
		if (span.text === "") return;
		const last = this.spans.at(-1);
		if (last?.style === span.style) this.spans[this.spans.length - 1] = {
			text: last.text + span.text,
			style: span.style
		};
		else this.spans.push(span);
		this.room -= widthOf(span.text);
	}
};
/** Spaces at the end of a row show nothing. */
function trimLast(spans) {
	return spans.map((span, index) => index === spans.length - 1 ? {
		text: withoutEnd(span.text),
		style: span.style
	} : span);
}
function withoutEnd(text) {
	let end = text.length;
	while (text[end - 1] === " ") end -= 1;
	return text.slice(0, end);
}
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
// src/render/terminal/line.ts
const plain = (text) => ({
	text,
	style: "plain"
});
const styled = (style, text) => ({
	text,
	style
});
/** A sentence; a bare string is plain. */
const words = (indent, ...parts) => ({
	indent,
	hang: 2,
	flow: "words",
	spans: toSpans(parts)
});
/** Text whose spaces count. */
const code = (indent, hang, ...parts) => ({
	indent,
	hang,
	flow: "code",
	spans: toSpans(parts)
});
/** Text that is laid out already. */
const raw = (indent, ...parts) => ({
	indent,
	hang: 0,
	flow: "raw",
	spans: toSpans(parts)
});
const blank = {
	indent: 0,
	hang: 0,
	flow: "raw",
	spans: []
};
/** Groups of lines with one empty line between those that hold something. */
function paragraphs(...groups) {
	return groups.filter((group) => group.length > 0).flatMap((group, index) => index === 0 ? group : [blank, ...group]);
}
const toSpans = (parts) => parts.map((part) => typeof part === "string" ? plain(part) : part);
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
export { blank, code, layout, padTo, paragraphs, problemLines, styled, widthOf, words };
