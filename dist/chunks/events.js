import { EVENT_ID, SCALAR_STYLE, getScalarValue } from "./js-yaml.js";
// src/files/yaml/events.ts
/** Where a node begins in the text, its quote or block indicator included; `after` is where the token before it ends. */
function startOf(text, node, after) {
	if (node.type === EVENT_ID.ALIAS) return node.anchorStart - 1;
	if (node.type !== EVENT_ID.SCALAR) return node.start;
	if (isNothing(node)) return node.anchorStart < 0 ? nextToken(text, after) : node.anchorStart - 1;
	if (node.style === SCALAR_STYLE.PLAIN) return node.valueStart;
	return isBlock(node) ? blockIndicator(text, node, after) : node.valueStart - 1;
}
/** Where the token of a node ends; of a collection, where its first token begins. */
function endOf(node, before) {
	if (node.type === EVENT_ID.ALIAS) return node.anchorEnd;
	if (node.type !== EVENT_ID.SCALAR) return node.start;
	if (node.valueEnd < 0) return Math.max(before, node.anchorEnd, node.tagEnd);
	return node.style === SCALAR_STYLE.PLAIN || isBlock(node) ? node.valueEnd : node.valueEnd + 1;
}
const isPlain = (scalar) => scalar.style === SCALAR_STYLE.PLAIN && scalar.tagStart < 0;
const textOf = (text, scalar) => getScalarValue(text, scalar);
/** Name of the anchor that a node carries or that an alias repeats; null without one. */
const anchorOf = (text, node) => node.anchorStart < 0 ? null : text.slice(node.anchorStart, node.anchorEnd);
/** Whether nothing is written where a value could be. */
const isNothing = (node) => node.type === EVENT_ID.SCALAR && node.valueStart < 0;
const isBlock = (scalar) => scalar.style === SCALAR_STYLE.LITERAL_BLOCK || scalar.style === SCALAR_STYLE.FOLDED_BLOCK;
/** The parser remembers the content only; the `|` or `>` stands on the line before it, and nothing but a comment follows. */
function blockIndicator(text, scalar, after) {
	const before = text.slice(after, scalar.valueStart).replace(/(?:\r\n|\r|\n)$/, "");
	const line = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
	const header = /[|>][-+\d]*[ \t]*(?:[ \t]#.*)?$/s.exec(before.slice(line));
	return header === null ? scalar.valueStart : after + line + header.index;
}
/** An empty item of a list has no place of its own: the dash before it is the next thing that is neither space nor comment. */
function nextToken(text, after) {
	let offset = after;
	while (/[\s\]},]/.test(text.charAt(offset))) offset++;
	const first = firstToken(text, offset);
	return first < text.length ? first : after;
}
/** Where the first thing stands that is neither white space nor a comment; the end of the text when there is none. */
function firstToken(text, from) {
	for (let offset = from;;) {
		offset = skip(/\s*/y, text, offset);
		if (text.charAt(offset) !== "#") return offset;
		offset = skip(/[^\r\n]*/y, text, offset);
	}
}
function skip(what, text, from) {
	what.lastIndex = from;
	what.test(text);
	return what.lastIndex;
}
export { anchorOf, endOf, firstToken, isBlock, isNothing, isPlain, startOf, textOf };
