const require_start = require("./start.js");
let node_util = require("node:util");
// src/report/formats/terminal/layout.ts
const leastWidth = 40;
function layout(lines, { width, color }) {
	const columns = Math.max(width, leastWidth);
	return lines.flatMap((line) => wrap(line, columns)).map((row) => show(row, color)).join("");
}
function show({ indent, spans }, color) {
	const painted = (require_start.isLineCommand(spansText(spans)) ? breakFirstColon(spans) : spans).map(({ text, style }) => paint(style, text, color));
	return `${spans.length === 0 ? "" : " ".repeat(indent)}${painted.join("")}\n`;
}
function breakFirstColon(spans) {
	const first = spans.findIndex(({ text }) => text.includes(":"));
	return spans.map(({ text, style }, index) => ({
		text: index === first ? require_start.breakLineCommand(text) : text,
		style
	}));
}
function wrap({ indent, hang, isRaw, spans: given }, columns) {
	const spans = given.map(({ text, style }) => ({
		text: require_start.escapeTerminal(text),
		style
	}));
	if (isRaw) return [{
		indent,
		spans
	}];
	const deep = Math.min(indent + hang, Math.floor(columns / 2));
	const rows = [];
	let row = {
		indent,
		from: 0,
		to: 0
	};
	let room = columns - indent;
	for (const { 0: word, index } of spansText(spans).matchAll(/[^ ]+/g)) {
		const gap = index - row.to;
		room -= gap + widthOf(word);
		if (room < 0 && row.to > 0) {
			rows.push({
				indent: row.indent,
				spans: slice(spans, row.from, row.to)
			});
			row = {
				indent: deep,
				from: index,
				to: index
			};
			room = columns - deep - widthOf(word);
		}
		row.to = index + word.length;
	}
	return [...rows, {
		indent: row.indent,
		spans: slice(spans, row.from, row.to)
	}];
}
const spansText = (spans) => spans.map(({ text }) => text).join("");
function slice(spans, from, to) {
	let end = 0;
	return spans.flatMap(({ text, style }) => {
		const start = end;
		end += text.length;
		const part = text.slice(Math.max(0, from - start), Math.max(0, to - start));
		return part === "" ? [] : [{
			text: part,
			style
		}];
	});
}
const styled = (style, text) => ({
	text,
	style
});
const spansOf = (sentence, look = "plain") => sentence.map((piece) => typeof piece === "string" ? styled(look, piece) : styled("bold", piece.foreign));
const toSpans = (parts) => parts.map((part) => typeof part === "string" ? styled("plain", part) : part);
const words = (indent, ...parts) => ({
	indent,
	hang: 2,
	isRaw: false,
	spans: toSpans(parts)
});
const raw = (indent, ...parts) => ({
	...words(indent, ...parts),
	isRaw: true
});
const blank = raw(0);
function paragraphs(...groups) {
	return groups.filter((group) => group.length > 0).flatMap((group, index) => index === 0 ? group : [blank, ...group]);
}
const effectLooks = {
	stricter: "green",
	looser: "red",
	mixed: "yellow",
	neutral: "dim",
	unknown: "yellow"
};
const paint = (style, text, color) => !color || style === "plain" || text === "" ? text : (0, node_util.styleText)(style, text, { validateStream: false });
const ascii = /^[ -~]*$/;
const wide = /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;
const combining = /\p{M}/u;
function widthOf(text) {
	if (ascii.test(text)) return text.length;
	let width = 0;
	for (const character of text) width += widthOfCharacter(character);
	return width;
}
function widthOfCharacter(character) {
	if (combining.test(character)) return 0;
	return wide.test(character) ? 2 : 1;
}
const padTo = (text, width) => text + " ".repeat(Math.max(0, width - widthOf(text)));
Object.defineProperty(exports, "effectLooks", {
	enumerable: true,
	get: function() {
		return effectLooks;
	}
});
Object.defineProperty(exports, "layout", {
	enumerable: true,
	get: function() {
		return layout;
	}
});
Object.defineProperty(exports, "padTo", {
	enumerable: true,
	get: function() {
		return padTo;
	}
});
Object.defineProperty(exports, "paragraphs", {
	enumerable: true,
	get: function() {
		return paragraphs;
	}
});
Object.defineProperty(exports, "raw", {
	enumerable: true,
	get: function() {
		return raw;
	}
});
Object.defineProperty(exports, "spansOf", {
	enumerable: true,
	get: function() {
		return spansOf;
	}
});
Object.defineProperty(exports, "styled", {
	enumerable: true,
	get: function() {
		return styled;
	}
});
Object.defineProperty(exports, "widthOf", {
	enumerable: true,
	get: function() {
		return widthOf;
	}
});
Object.defineProperty(exports, "words", {
	enumerable: true,
	get: function() {
		return words;
	}
});
