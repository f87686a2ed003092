import { breakLineCommand, escapeTerminal, isLineCommand } from "./terminal.js";
import { splitAt, widthOf } from "./width.js";
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
// src/render/terminal/layout.ts
/** Below this nothing can be read, so lines run over instead. */
const leastWidth = 40;
/** Escapes, wraps and colours: the only way from lines to the text of a terminal, so that no text escapes the escaping. */
function layout(lines, { width, color }) {
	const columns = Math.max(width, leastWidth);
	return lines.flatMap((line) => wrap(line, columns)).map((row) => show(row, color)).join("");
}
function show({ indent, spans }, color) {
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
export { blank, code, layout, paragraphs, plain, raw, styled, words };
