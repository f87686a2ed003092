const require_validate = require("./validate.js");
// src/files/yaml/print.ts
const flowWidth = 80;
function isInline(value, role, style) {
	if (!require_validate.isList(value) && !require_validate.isObject(value)) return true;
	if (Object.keys(value).length === 0) return true;
	return style.flow.get(role) ?? (role === "values" && printInline(value, role, style).length <= flowWidth);
}
function printInline(value, role, style, { inFlow } = { inFlow: true }) {
	if (typeof value === "string") return printScalar(value, style.quotes.get(role) ?? "plain", { inFlow });
	if (require_validate.isList(value)) return `[${value.map((item) => printInline(item, `${role}[]`, style)).join(", ")}]`;
	if (!require_validate.isObject(value)) return String(value);
	const pairs = Object.entries(value).map(([key, inner]) => `${printKey(key, style)}: ${printInline(inner, key, style)}`);
	return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
}
const printKey = (key, style) => printScalar(key, style.keys, { inFlow: true });
function printPair(key, value, indent, style) {
	const start = `${" ".repeat(indent)}${printKey(key, style)}:`;
	const literal = typeof value === "string" ? printLiteral(value, indent + style.mappingIndent) : null;
	if (literal !== null) return [`${start} ${literal.header}`, ...literal.lines];
	if (isInline(value, key, style)) return [`${start} ${printInline(value, key, style, { inFlow: false })}`];
	return [start, ...printBlock(value, key, indent + (require_validate.isList(value) ? style.listIndent : style.mappingIndent), style)];
}
function printBlock(value, role, indent, style) {
	if (require_validate.isObject(value)) return Object.entries(value).flatMap(([key, inner]) => printPair(key, inner, indent, style));
	return (require_validate.isList(value) ? value : [value]).flatMap((item, index) => {
		const lines = printItem(item, role, indent, style);
		return index > 0 && hasBlankLines(role) ? ["", ...lines] : lines;
	});
}
function printItem(item, role, indent, style) {
	const dash = `${" ".repeat(indent)}- `;
	if (isInline(item, `${role}[]`, style)) return [dash + printInline(item, `${role}[]`, style, { inFlow: false })];
	const [firstLine = "", ...otherLines] = printBlock(item, `${role}[]`, indent + 2, style);
	return [dash + firstLine.trimStart(), ...otherLines];
}
const hasBlankLines = (role) => role === "policies" || role === "exceptions";
function printScalar(text, quotes, { inFlow }) {
	if (quotes === "plain" && isSafeWithoutQuotes(text, inFlow)) return text;
	if (quotes === "single" && !needsEscape.test(text)) return `'${text.replaceAll("'", "''")}'`;
	return `"${text.replaceAll(everyEscape, (character) => shortEscapes[character] ?? escape(character))}"`;
}
const needsEscape = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
const everyEscape = new RegExp(`["\\\\]|${needsEscape.source}`, "gu");
function isSafeWithoutQuotes(text, inFlow) {
	if (require_validate.readingOf(text) !== null || needsEscape.test(text)) return false;
	if (numberLike.test(text) || /^(?:=|<<|(?:\.\.\.|---).*)$/.test(text) || /^[\s\-?:,[\]{}#&*!|>'"%@\x60=~]/.test(text)) return false;
	if (/:(?:\s|$)|\s#|\s$/.test(text)) return false;
	return !(inFlow && /[,[\]{}]|:/.test(text));
}
const numberLike = /^[-+._]*[eE][-+]?\d+$|^[-+._]*(?:\d[\d.,_:eExXobaA-fF+\-TZtz ]*)?$/;
const shortEscapes = {
	"\"": "\\\"",
	"\\": "\\\\",
	"\n": "\\n",
	"	": "\\t",
	"\r": "\\r"
};
function escape(character) {
	const code = character.codePointAt(0) ?? 0;
	const hex = code.toString(16).toUpperCase();
	return code > 255 ? `\\U${hex.padStart(8, "0")}` : `\\x${hex.padStart(2, "0")}`;
}
function printLiteral(text, indent) {
	const body = text.endsWith("\n") ? text.slice(0, -1) : text;
	const lines = body.split("\n");
	if (!text.includes("\n") || lines[0] === "" || lines.at(-1) === "" || /^[ \t]/.test(body)) return null;
	if (lines.some((line) => needsEscape.test(line) || /\s$|^(?:---|\.\.\.)/.test(line))) return null;
	const indented = lines.map((line) => line === "" ? "" : " ".repeat(indent) + line);
	return {
		header: text.endsWith("\n") ? "|" : "|-",
		lines: indented
	};
}
const defaultStyle = {
	flow: new Map(),
	quotes: new Map(),
	keys: "plain",
	mappingIndent: 2,
	listIndent: 2,
	eol: "\n"
};
Object.defineProperty(exports, "defaultStyle", {
	enumerable: true,
	get: function() {
		return defaultStyle;
	}
});
Object.defineProperty(exports, "hasBlankLines", {
	enumerable: true,
	get: function() {
		return hasBlankLines;
	}
});
Object.defineProperty(exports, "isInline", {
	enumerable: true,
	get: function() {
		return isInline;
	}
});
Object.defineProperty(exports, "printBlock", {
	enumerable: true,
	get: function() {
		return printBlock;
	}
});
Object.defineProperty(exports, "printInline", {
	enumerable: true,
	get: function() {
		return printInline;
	}
});
Object.defineProperty(exports, "printItem", {
	enumerable: true,
	get: function() {
		return printItem;
	}
});
Object.defineProperty(exports, "printKey", {
	enumerable: true,
	get: function() {
		return printKey;
	}
});
Object.defineProperty(exports, "printLiteral", {
	enumerable: true,
	get: function() {
		return printLiteral;
	}
});
Object.defineProperty(exports, "printPair", {
	enumerable: true,
	get: function() {
		return printPair;
	}
});
Object.defineProperty(exports, "printScalar", {
	enumerable: true,
	get: function() {
		return printScalar;
	}
});
