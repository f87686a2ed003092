import { EVENT_ID, SCALAR_STYLE, getScalarValue } from "./js-yaml.js";
var startOf = (function(text, node, after) {
	if (node.type === EVENT_ID.ALIAS) return node.anchorStart - 1;
	if (node.type !== EVENT_ID.SCALAR) return node.start;
	if (isNothing(node)) return node.anchorStart < 0 ? nextToken(text, after) : node.anchorStart - 1;
	if (node.style === SCALAR_STYLE.PLAIN) return node.valueStart;
	return isBlock(node) ? blockIndicator(text, node, after) : node.valueStart - 1;
});
var endOf = (function(node, before) {
	if (node.type === EVENT_ID.ALIAS) return node.anchorEnd;
	if (node.type !== EVENT_ID.SCALAR) return node.start;
	if (node.valueEnd < 0) return Math.max(before, node.anchorEnd, node.tagEnd);
	return node.style === SCALAR_STYLE.PLAIN || isBlock(node) ? node.valueEnd : node.valueEnd + 1;
});
var firstToken = (function(text, from) {
	for (let offset = from;;) {
		offset = skip(/\s*/y, text, offset);
		if (text.charAt(offset) !== "#") return offset;
		offset = skip(/[^\r\n]*/y, text, offset);
	}
});
var skip = (function(what, text, from) {
	what.lastIndex = from;
	what.test(text);
	return what.lastIndex;
});
// src/files/yaml/events.ts


const isPlain = (scalar) => scalar.style === SCALAR_STYLE.PLAIN && scalar.tagStart < 0;
const textOf = ((text, scalar) => getScalarValue(text, scalar));
const anchorOf = ((text, node) => node.anchorStart < 0 ? null : text.slice(node.anchorStart, node.anchorEnd));
const isNothing = ((node) => node.type === EVENT_ID.SCALAR && node.valueStart < 0);
const isBlock = (scalar) => scalar.style === SCALAR_STYLE.LITERAL_BLOCK || scalar.style === SCALAR_STYLE.FOLDED_BLOCK;
function blockIndicator(text, scalar, after) {
	const before = text.slice(after, scalar.valueStart).replace(/(?:\r\n|\r|\n)$/, "");
	const line = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
	const header = /[|>][-+\d]*[ \t]*(?:[ \t]#.*)?$/s.exec(before.slice(line));
	return header === null ? scalar.valueStart : after + line + header.index;
}
function nextToken(text, after) {
	let offset = skip(emptyBrackets, text, after);
	while (/[\s\]},]/.test(text.charAt(offset))) offset++;
	return firstToken(text, offset);
}

const emptyBrackets = /(?:\[\s*\]|\{\s*\})?/y;

export { anchorOf, endOf, firstToken, isBlock, isNothing, isPlain, nextToken, startOf, textOf };
