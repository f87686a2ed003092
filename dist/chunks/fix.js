const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_corrections = require("./corrections.js");
const require_print = require("./print.js");
const require_read = require("./read.js");
const require_parse = require("./parse.js");
const require_replace_texts = require("./replace-texts.js");
// src/files/edit/correct.ts
function correctText(file, text, corrections) {
	const all = applyCorrections(file, text, corrections);
	if (all !== null) return {
		text: all,
		made: corrections.length
	};
	if (corrections.length < 2) return {
		text,
		made: 0
	};
	const middle = Math.floor(corrections.length / 2);
	const later = correctText(file, text, corrections.slice(middle));
	const earlier = correctText(file, later.text, corrections.slice(0, middle));
	return {
		text: earlier.text,
		made: later.made + earlier.made
	};
}
function applyCorrections(file, text, corrections) {
	const parsed = require_parse.parse(file, text);
	if ("problems" in parsed) {
		const edits = corrections.map(({ correction }) => correction.kind === "syntax" ? syntaxEdits(text, correction) : []);
		if (edits.some((one) => one.length === 0)) return null;
		const result = splice(text, edits.flat());
		return readsFurther(require_parse.parse(file, result), corrections) ? result : null;
	}
	const style = quotesIn(parsed.tree);
	const edits = corrections.map((one) => editsFor(text, parsed.tree, one, style));
	if (edits.some((one) => one === null)) return null;
	const result = splice(text, edits.flatMap((one) => one ?? []));
	const after = require_parse.parse(file, result);
	if ("problems" in after) return null;
	const changed = corrections.map((one) => mayChange(one));
	return isSameExcept(parsed.value, after.value, changed) && corrections.every((one) => hasCorrectedValue(parsed.value, after.value, one)) ? result : null;
}
function readsFurther(parsed, corrections) {
	if (!("problems" in parsed)) return true;
	const placeOf = ({ line, column }) => line * 1e6 + column;
	const found = parsed.problems.flatMap((problem) => "position" in problem ? [placeOf(problem.position)] : []);
	const fixed = corrections.flatMap(({ correction }) => correction.kind === "syntax" ? [placeOf(correction.position)] : []);
	return Math.min(...found) > Math.max(...fixed);
}
function mayChange({ at: { pointer, key }, correction }) {
	if (correction.kind === "slug") return [...pointer, "slug"];
	const isEntry = correction.kind === "dash" && typeof pointer.at(-1) === "number";
	return key === true || isEntry ? pointer.slice(0, -1) : pointer;
}
function isSameExcept(before, after, changed) {
	if (changed.some((pointer) => pointer.length === 0)) return true;
	if (changed.length === 0) return JSON.stringify(before) === JSON.stringify(after);
	const byStep = Map.groupBy(changed, ([step]) => step);
	const inside = (step) => (byStep.get(step) ?? []).map((pointer) => pointer.slice(1));
	if (require_validate.isList(before) && require_validate.isList(after)) return before.length === after.length && before.every((value, index) => isSameExcept(value, after[index], inside(index)));
	if (!require_validate.isObject(before) || !require_validate.isObject(after)) return false;
	return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((name) => isSameExcept(before[name], after[name], inside(name)));
}
function hasCorrectedValue(before, after, one) {
	const { pointer, key } = one.at;
	const { correction } = one;
	const holder = valueAt(after, pointer.slice(0, -1));
	if (correction.kind === "text" && key === true) return require_validate.isObject(holder) && Object.hasOwn(holder, correction.text);
	const now = valueAt(after, pointer);
	if (correction.kind === "text") return now === correction.text;
	if (correction.kind === "bare") return String(now) === correction.text && typeof now !== "string";
	if (correction.kind === "slug") return require_validate.isObject(now) && now["slug"] === correction.slug;
	const changed = mayChange(one);
	const list = valueAt(after, changed);
	return require_validate.isList(list) && textWithoutListMarks(valueAt(before, changed)) === textWithoutListMarks(list);
}
const textWithoutListMarks = (value) => JSON.stringify(value).replaceAll(/\\n|[\s\-"[\]]/g, "").replaceAll(",", "");
const valueAt = (value, pointer) => pointer.reduce((one, step) => {
	if (require_validate.isList(one)) return one[Number(step)];
	return require_validate.isObject(one) ? one[step] : void 0;
}, value);
const insert = (at, text) => ({
	start: at,
	end: at,
	text
});
function splice(text, edits) {
	let result = "";
	let end = 0;
	const inOrder = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
	for (const [index, edit] of inOrder.entries()) {
		const last = inOrder[index - 1];
		if (last?.start === edit.start && last.end === edit.end && last.text === edit.text || edit.start < end) continue;
		result += text.slice(end, edit.start) + edit.text;
		end = edit.end;
	}
	return result + text.slice(end);
}
function editsFor(text, tree, { at, correction }, quotes) {
	const entry = entryIn(tree, at.pointer);
	if (entry === null) return null;
	const node = at.key === true ? entry.keyNode : entry.node;
	if (correction.kind === "slug") return slugEdits(text, entry.node, correction.slug, quotes);
	if (correction.kind === "dash") return dashEdits(text, entry, at.pointer);
	if (correction.kind === "syntax" || node?.kind !== "scalar" || !isOnOneLine(text, node)) return null;
	return [{
		start: node.valueStart,
		end: node.end,
		text: printText(correction, node, quotes)
	}];
}
function printText({ kind, text }, { style }, quotes) {
	if (kind === "bare") return text;
	return style === "single" || style === "double" ? require_print.printScalar(text, style, true) : printPlain(text, quotes);
}
function printPlain(text, quotes) {
	const plain = require_print.printScalar(text, "plain", true);
	return plain === text ? plain : require_print.printScalar(text, quotes, true);
}
const isOnOneLine = (text, { style, valueStart, end }) => style !== "block" && style !== "nothing" && !text.slice(valueStart, end).includes("\n");
function entryIn(tree, pointer) {
	let found = {
		node: tree,
		keyNode: null
	};
	for (const step of pointer) {
		const entry = found.node.kind === "alias" ? void 0 : require_read.entryAt(found.node, step);
		if (entry === void 0) return null;
		found = {
			node: entry.node,
			keyNode: entry.key === void 0 ? null : entry.keyNode
		};
	}
	return found;
}
function quotesIn(tree) {
	let isSingle = false;
	for (const [{ style }] of require_read.scalarsIn(tree)) {
		if (style === "double") return "double";
		isSingle ||= style === "single";
	}
	return isSingle ? "single" : "double";
}
function slugEdits(text, node, slug, quotes) {
	const name = node.kind === "map" ? require_read.entryAt(node, "name") : void 0;
	if (name?.key === void 0 || name.node.kind !== "scalar") return null;
	const end = name.node.style === "block" ? text.slice(0, name.node.end).trimEnd().length : name.node.end;
	const pair = `slug: ${printPlain(slug, quotes)}`;
	if (text.charAt(node.valueStart) === "{") return [insert(end, `, ${pair}`)];
	const line = endOfLine(text, end);
	const eol = /\r?\n/.exec(text)?.[0] ?? "\n";
	return [insert(line, `${eol}${" ".repeat(columnOf(text, name.keyNode.valueStart))}${pair}`)];
}
function endOfLine(text, from) {
	const at = text.indexOf("\n", from);
	if (at < 0) return text.length;
	return text.charAt(at - 1) === "\r" && at > from ? at - 1 : at;
}
const startOfLine = (text, offset) => text.lastIndexOf("\n", offset - 1) + 1;
const columnOf = (text, offset) => offset - startOfLine(text, offset);
function dashEdits(text, { node }, pointer) {
	if (node.kind === "map") return mappingAsEntry(text, node);
	if (node.kind !== "scalar" || node.style === "block" || node.style === "nothing") return null;
	if (typeof pointer.at(-1) === "number") return joinedEntries(text, node);
	if (text.slice(startOfLine(text, node.valueStart), node.valueStart).trim() === "" && node.style === "plain") return linesAsEntries(text, node, columnOf(text, node.valueStart), true);
	return isOnOneLine(text, node) ? [insert(node.valueStart, "["), insert(node.end, "]")] : null;
}
function mappingAsEntry(text, node) {
	const end = endOf(text, node);
	if (end === null) return null;
	if (text.charAt(node.valueStart) === "{") return [insert(node.valueStart, "["), insert(end, "]")];
	return text.slice(startOfLine(text, node.valueStart), node.valueStart).trim() === "" ? entryLines(text, node.valueStart, end) : null;
}
const entryLines = (text, from, to) => [insert(from, "- "), ...linesBetween(text, from, to).map((start) => insert(start, "  "))];
const linesBetween = (text, from, to) => require_validate.lineStarts(text.slice(0, to)).filter((start) => start > from && start < to).filter((start) => text.slice(start, endOfLine(text, start)).trim() !== "");
function endOf(text, node) {
	if (node.kind === "scalar") return node.end;
	if (node.kind === "alias") return node.valueStart + node.name.length + 1;
	const last = node.items.at(-1);
	const end = last === void 0 ? node.valueStart + 1 : endOf(text, last.node);
	if (end === null || !/[[{]/.test(text.charAt(node.valueStart))) return end;
	bracket.lastIndex = end;
	return bracket.test(text) ? bracket.lastIndex : null;
}
const bracket = /[\s,]*[\]}]/y;
function joinedEntries(text, node) {
	const before = text.slice(startOfLine(text, node.valueStart), node.valueStart);
	if (node.style !== "plain" || !/^(?: *- )+ *(?:&\S+ +)?$/.test(before)) return null;
	return linesAsEntries(text, node, before.lastIndexOf("-"), false);
}
function linesAsEntries(text, { valueStart, end }, column, withFirst) {
	const starts = linesBetween(text, valueStart, end).map((start) => start + indentOf(text, start));
	const lines = withFirst ? [valueStart, ...starts] : starts;
	if (lines.length === 0) return null;
	const dashed = lines.filter((at) => text.charAt(at) === "-");
	const [first] = dashed;
	const entries = first === void 0 ? lines : [...new Set([...withFirst ? [valueStart] : [], ...dashed])];
	const own = withFirst && first !== void 0 ? columnOf(text, first) : column;
	return entries.flatMap((at) => [{
		start: startOfLine(text, at),
		end: at,
		text: " ".repeat(own)
	}, ...entryMark(text, at)]);
}
function entryMark(text, at) {
	if (text.charAt(at) !== "-") return [insert(at, "- ")];
	return /\s/.test(text.charAt(at + 1)) ? [] : [insert(at + 1, " ")];
}
const indentOf = (text, start) => /^ */.exec(text.slice(start, endOfLine(text, start)))?.[0].length ?? 0;
function syntaxEdits(text, { what, position }) {
	const at = (require_validate.lineStarts(text)[position.line - 1] ?? 0) + position.column - 1;
	if (what === "odd-space") return [{
		start: at,
		end: at + 1,
		text: " "
	}];
	return what === "quotes" ? quoteEdits(text, at) : insertMissingDash(text, at);
}
function quoteEdits(text, at) {
	const before = text.slice(startOfLine(text, at), at);
	const isFlow = /[[{,]\s*(?:\w+:\s*)?$/.test(before);
	const rest = text.slice(at, endOfLine(text, at));
	const found = (isFlow ? untilBracket(rest) : untilComment(rest)).trimEnd();
	if (found === "" || /:(?:\s|$)/.test(found)) return [];
	return [{
		start: at,
		end: at + found.length,
		text: require_print.printScalar(found, "double", true)
	}];
}
function untilBracket(rest) {
	const [found = ""] = /^[^,[\]{}#:'"]+/.exec(rest) ?? [];
	return /[,\]}]/.test(rest.charAt(found.length)) ? found : "";
}
function untilComment(rest) {
	const comment = rest.search(/\s#/);
	const found = comment === -1 ? rest : rest.slice(0, comment);
	return /['"]/.test(found) ? "" : found;
}
function insertMissingDash(text, at) {
	const column = columnOf(text, at);
	const above = text.slice(0, startOfLine(text, at)).split("\n").slice(0, -1).findLast((line) => /^ *[^\s#]/.test(line) && line.search(/\S/) <= column) ?? "";
	if (!above.startsWith(`${" ".repeat(column)}- `)) return [];
	const own = text.slice(at, endOfLine(text, at));
	if (own.startsWith("-")) return /^-[^\s-]/.test(own) ? [insert(at + 1, " ")] : [];
	const [key, keyAbove] = [leadingKey(own), leadingKey(above.slice(column + 2))];
	if (key !== keyAbove) return [];
	const next = /\n(?= *[^\s#])/g;
	next.lastIndex = at;
	let end = endOfLine(text, at);
	for (let found = next.exec(text); found !== null; found = next.exec(text)) {
		const start = found.index + 1;
		const isLess = indentOf(text, start) < column;
		const line = text.slice(start + column, endOfLine(text, start));
		if (isLess || key === null || /^-\s/.test(line) || leadingKey(line) === key) break;
		end = endOfLine(text, start);
	}
	return entryLines(text, at, end);
}
const leadingKey = (line) => /^([\w.-]+):(?:\s|$)/.exec(line)?.[1] ?? null;
// src/commands/validate/fix.ts
async function fixFiles(options, runtime) {
	const fixed = await correctRepeatedly(options, runtime);
	if (fixed.edits.length === 0) {
		runtime.terminal.tell("No file was changed.");
		return require_validate.validate(options, runtime);
	}
	await options.show(fixed.edits, fixed.fixes);
	const before = new Map(fixed.edits.map(({ path, before: text }) => [path, text]));
	const edits = new Map(fixed.edits.map(({ path, after }) => [path, after]));
	if (options.confirm === "no") throw new require_start.UsageError("No terminal to ask for approval. No file was changed.", { fix: "Pass --yes." });
	if (options.confirm === "yes" || await runtime.terminal.ask("Make exactly these changes?")) require_replace_texts.replaceTexts(runtime.root, before, edits);
	else runtime.terminal.tell("No file was changed.");
	return require_validate.validate(options, runtime);
}
const maxRounds = 10;
async function correctRepeatedly(selection, runtime) {
	const { source } = selection;
	const texts = new Map();
	let fixes = 0;
	for (let round = 0; round < maxRounds; round++) {
		const now = round === 0 ? source : require_replace_texts.overlay(source, texts);
		const files = await require_validate.load({
			...selection,
			source: now
		}, runtime);
		const made = correctFiles(now, require_validate.problemsOf(files, runtime));
		if (made.fixes === 0) break;
		for (const [path, text] of made.texts) texts.set(path, text);
		fixes += made.fixes;
	}
	return {
		edits: [...texts].map(([path, after]) => ({
			path,
			before: readWithByteOrderMark(source, path) ?? "",
			after
		})).toSorted((a, b) => a.path < b.path ? -1 : 1),
		fixes
	};
}
function correctFiles(source, problems) {
	const placed = new Map();
	for (const problem of problems) {
		const correction = require_corrections.correctionOf(problem);
		const one = correction === null ? null : {
			at: problem.at,
			correction
		};
		if (one !== null) placed.set(JSON.stringify(one), one);
	}
	const texts = new Map();
	let fixes = 0;
	for (const [path, corrections] of Map.groupBy(placed.values(), ({ at }) => at.file)) {
		const text = readWithByteOrderMark(source, path);
		if (text === null) continue;
		const mark = text.startsWith(byteOrderMark) ? byteOrderMark : "";
		const corrected = correctText(path, text.slice(mark.length), corrections);
		if (corrected.made > 0) texts.set(path, mark + corrected.text);
		fixes += corrected.made;
	}
	return {
		texts,
		fixes
	};
}
const byteOrderMark = "﻿";
function readWithByteOrderMark(source, path) {
	return "text" in require_validate.readText(source, path) ? Buffer.from(source.read(path, require_validate.byteLimit)).toString() : null;
}
exports.fixFiles = fixFiles;
