const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_corrections = require("./corrections.js");
const require_parse = require("./parse.js");
const require_print = require("./print.js");
const require_read = require("./read.js");
const require_replace_texts = require("./replace-texts.js");
// src/files/edit/correction-edits.ts
const insert = (offset, text) => ({
	start: offset,
	end: offset,
	text
});
function findEdits(text, tree, { at, correction }, quotes) {
	const entry = findNode(tree, at.pointer);
	if (entry === null) return null;
	const node = at.key === true ? entry.keyNode : entry.node;
	if (correction.kind === "slug") return slugEdits(text, entry.node, correction.slug, quotes);
	if (correction.kind === "dash") return dashEdits(text, entry, at.pointer);
	if (correction.kind === "syntax" || node?.kind !== "scalar" || !isOnOneLine(text, node)) return null;
	return [{
		start: node.valueStart,
		end: node.end,
		text: printCorrectedText(correction, node, quotes)
	}];
}
function printCorrectedText({ kind, text }, { style }, quotes) {
	if (kind === "bare") return text;
	return style === "single" || style === "double" ? require_print.printScalar(text, style, { inFlow: true }) : printPlain(text, quotes);
}
function printPlain(text, quotes) {
	const plain = require_print.printScalar(text, "plain", { inFlow: true });
	return plain === text ? plain : require_print.printScalar(text, quotes, { inFlow: true });
}
const isOnOneLine = (text, { style, valueStart, end }) => style !== "block" && style !== "nothing" && !text.slice(valueStart, end).includes("\n");
function findNode(tree, pointer) {
	let current = {
		node: tree,
		keyNode: null
	};
	for (const step of pointer) {
		const entry = current.node.kind === "alias" ? void 0 : require_read.entryAt(current.node, step);
		if (entry === void 0) return null;
		current = {
			node: entry.node,
			keyNode: entry.key === void 0 ? null : entry.keyNode
		};
	}
	return current;
}
function quotesIn(tree) {
	let hasSingleQuotes = false;
	for (const [{ style }] of require_read.scalarsIn(tree)) {
		if (style === "double") return "double";
		if (style === "single") hasSingleQuotes = true;
	}
	return hasSingleQuotes ? "single" : "double";
}
function slugEdits(text, node, slug, quotes) {
	const name = node.kind === "map" ? require_read.entryAt(node, "name") : void 0;
	if (name?.key === void 0 || name.node.kind !== "scalar") return null;
	const end = name.node.style === "block" ? text.slice(0, name.node.end).trimEnd().length : name.node.end;
	const pair = `slug: ${printPlain(slug, quotes)}`;
	if (text.charAt(node.valueStart) === "{") return [insert(end, `, ${pair}`)];
	const lineEnd = endOfLine(text, end);
	const eol = /\r?\n/.exec(text)?.[0] ?? "\n";
	return [insert(lineEnd, `${eol}${" ".repeat(columnOf(text, name.keyNode.valueStart))}${pair}`)];
}
function endOfLine(text, offset) {
	const lineFeed = text.indexOf("\n", offset);
	if (lineFeed < 0) return text.length;
	return text.charAt(lineFeed - 1) === "\r" && lineFeed > offset ? lineFeed - 1 : lineFeed;
}
const startOfLine = (text, offset) => text.lastIndexOf("\n", offset - 1) + 1;
const columnOf = (text, offset) => offset - startOfLine(text, offset);
function dashEdits(text, { node }, pointer) {
	if (node.kind === "map") return mappingAsEntry(text, node);
	if (node.kind !== "scalar" || node.style === "block" || node.style === "nothing") return null;
	if (typeof pointer.at(-1) === "number") return splitJoinedEntry(text, node);
	if (startsItsLine(text, node.valueStart) && node.style === "plain") return linesAsEntries(text, node, {
		column: columnOf(text, node.valueStart),
		includesFirstLine: true
	});
	return isOnOneLine(text, node) ? [insert(node.valueStart, "["), insert(node.end, "]")] : null;
}
function mappingAsEntry(text, node) {
	const end = endOf(text, node);
	if (end === null) return null;
	if (text.charAt(node.valueStart) === "{") return [insert(node.valueStart, "["), insert(end, "]")];
	return startsItsLine(text, node.valueStart) ? entryEdits(text, node.valueStart, end) : null;
}
const startsItsLine = (text, offset) => text.slice(startOfLine(text, offset), offset).trim() === "";
const entryEdits = (text, start, end) => [insert(start, "- "), ...otherLineStarts(text, start, end).map((lineStart) => insert(lineStart, "  "))];
const otherLineStarts = (text, start, end) => require_validate.lineStarts(text.slice(0, end)).filter((lineStart) => lineStart > start && lineStart < end).filter((lineStart) => text.slice(lineStart, endOfLine(text, lineStart)).trim() !== "");
function endOf(text, node) {
	if (node.kind === "scalar") return node.end;
	if (node.kind === "alias") return node.valueStart + node.name.length + 1;
	const last = node.items.at(-1);
	const end = last === void 0 ? node.valueStart + 1 : endOf(text, last.node);
	if (end === null || !/[[{]/.test(text.charAt(node.valueStart))) return end;
	closingBracket.lastIndex = end;
	return closingBracket.test(text) ? closingBracket.lastIndex : null;
}
const closingBracket = /[\s,]*[\]}]/y;
function splitJoinedEntry(text, node) {
	const before = text.slice(startOfLine(text, node.valueStart), node.valueStart);
	if (node.style !== "plain" || !/^(?: *- )+ *(?:&\S+ +)?$/.test(before)) return null;
	return linesAsEntries(text, node, {
		column: before.lastIndexOf("-"),
		includesFirstLine: false
	});
}
function linesAsEntries(text, { valueStart, end }, { column, includesFirstLine }) {
	const otherLines = otherLineStarts(text, valueStart, end).map((start) => start + indentOf(text, start));
	const lines = includesFirstLine ? [valueStart, ...otherLines] : otherLines;
	if (lines.length === 0) return null;
	const linesWithDash = lines.filter((offset) => text.charAt(offset) === "-");
	const [firstDash] = linesWithDash;
	let entries = lines;
	if (firstDash !== void 0) entries = includesFirstLine ? [...new Set([valueStart, ...linesWithDash])] : linesWithDash;
	const entryColumn = includesFirstLine && firstDash !== void 0 ? columnOf(text, firstDash) : column;
	return entries.flatMap((offset) => [{
		start: startOfLine(text, offset),
		end: offset,
		text: " ".repeat(entryColumn)
	}, ...addDash(text, offset)]);
}
function addDash(text, offset) {
	if (text.charAt(offset) !== "-") return [insert(offset, "- ")];
	return /\s/.test(text.charAt(offset + 1)) ? [] : [insert(offset + 1, " ")];
}
const indentOf = (text, lineStart) => /^ */.exec(text.slice(lineStart, endOfLine(text, lineStart)))?.[0].length ?? 0;
function findSyntaxEdits(text, { what: repair, position }) {
	const offset = (require_validate.lineStarts(text)[position.line - 1] ?? 0) + position.column - 1;
	if (repair === "odd-space") return [{
		start: offset,
		end: offset + 1,
		text: " "
	}];
	return repair === "quotes" ? addQuotes(text, offset) : addMissingDash(text, offset);
}
function addQuotes(text, offset) {
	const before = text.slice(startOfLine(text, offset), offset);
	const isInFlow = /[[{,]\s*(?:\w+:\s*)?$/.test(before);
	const restOfLine = text.slice(offset, endOfLine(text, offset));
	const value = (isInFlow ? textBeforeBracket(restOfLine) : textBeforeComment(restOfLine)).trimEnd();
	if (value === "" || /:(?:\s|$)/.test(value)) return [];
	return [{
		start: offset,
		end: offset + value.length,
		text: require_print.printScalar(value, "double", { inFlow: true })
	}];
}
function textBeforeBracket(restOfLine) {
	const [text = ""] = /^[^,[\]{}#:'"]+/.exec(restOfLine) ?? [];
	return /[,\]}]/.test(restOfLine.charAt(text.length)) ? text : "";
}
function textBeforeComment(restOfLine) {
	const commentStart = restOfLine.search(/\s#/);
	const text = commentStart === -1 ? restOfLine : restOfLine.slice(0, commentStart);
	return /['"]/.test(text) ? "" : text;
}
function addMissingDash(text, offset) {
	const column = columnOf(text, offset);
	const lineOfDash = text.slice(0, startOfLine(text, offset)).split("\n").slice(0, -1).findLast((line) => /^ *[^\s#]/.test(line) && line.search(/\S/) <= column) ?? "";
	if (!lineOfDash.startsWith(`${" ".repeat(column)}- `)) return [];
	const line = text.slice(offset, endOfLine(text, offset));
	if (line.startsWith("-")) return /^-[^\s-]/.test(line) ? [insert(offset + 1, " ")] : [];
	const key = leadingKey(line);
	if (key !== leadingKey(lineOfDash.slice(column + 2))) return [];
	return entryEdits(text, offset, key === null ? endOfLine(text, offset) : endOfEntry(text, offset, column, key));
}
function endOfEntry(text, offset, column, key) {
	let end = endOfLine(text, offset);
	const lineWithContent = /\n(?= *[^\s#])/g;
	lineWithContent.lastIndex = offset;
	for (let match = lineWithContent.exec(text); match !== null; match = lineWithContent.exec(text)) {
		const lineStart = match.index + 1;
		const isIndentedLess = indentOf(text, lineStart) < column;
		const line = text.slice(lineStart + column, endOfLine(text, lineStart));
		if (isIndentedLess || /^-\s/.test(line) || leadingKey(line) === key) break;
		end = endOfLine(text, lineStart);
	}
	return end;
}
const leadingKey = (line) => /^([\w.-]+):(?:\s|$)/.exec(line)?.[1] ?? null;
// src/files/edit/correct.ts
function correctText(file, text, corrections) {
	const corrected = applyCorrections(file, text, corrections);
	if (corrected !== null) return {
		text: corrected,
		count: corrections.length
	};
	if (corrections.length < 2) return {
		text,
		count: 0
	};
	const middle = Math.floor(corrections.length / 2);
	const later = correctText(file, text, corrections.slice(middle));
	const earlier = correctText(file, later.text, corrections.slice(0, middle));
	return {
		text: earlier.text,
		count: later.count + earlier.count
	};
}
function applyCorrections(file, text, corrections) {
	const before = require_parse.parse(file, text);
	if ("problems" in before) return applySyntaxCorrections(file, text, corrections);
	const quotes = quotesIn(before.tree);
	const edits = [];
	for (const correction of corrections) {
		const editsOfOne = findEdits(text, before.tree, correction, quotes);
		if (editsOfOne === null) return null;
		edits.push(...editsOfOne);
	}
	const corrected = applyEdits(text, edits);
	const after = require_parse.parse(file, corrected);
	if ("problems" in after) return null;
	const changedPlaces = corrections.map((correction) => placeThatMayChange(correction));
	return isSameExcept(before.value, after.value, changedPlaces) && corrections.every((correction) => hasCorrectedValue(before.value, after.value, correction)) ? corrected : null;
}
function applySyntaxCorrections(file, text, corrections) {
	const edits = [];
	for (const { correction } of corrections) {
		const editsOfOne = correction.kind === "syntax" ? findSyntaxEdits(text, correction) : [];
		if (editsOfOne.length === 0) return null;
		edits.push(...editsOfOne);
	}
	const corrected = applyEdits(text, edits);
	return readsFurther(require_parse.parse(file, corrected), corrections) ? corrected : null;
}
function readsFurther(parsed, corrections) {
	if (!("problems" in parsed)) return true;
	const isBefore = (a, b) => a.line < b.line || a.line === b.line && a.column < b.column;
	const errorPositions = parsed.problems.flatMap((problem) => "position" in problem ? [problem.position] : []);
	return corrections.every(({ correction }) => correction.kind !== "syntax" || errorPositions.every((position) => isBefore(correction.position, position)));
}
function applyEdits(text, edits) {
	let result = "";
	let end = 0;
	const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
	for (const [index, edit] of sorted.entries()) {
		const previous = sorted[index - 1];
		if (previous?.start === edit.start && previous.end === edit.end && previous.text === edit.text || edit.start < end) continue;
		result += text.slice(end, edit.start) + edit.text;
		end = edit.end;
	}
	return result + text.slice(end);
}
function placeThatMayChange({ at: { pointer, key: isKey }, correction }) {
	if (correction.kind === "slug") return [...pointer, "slug"];
	const splitsEntry = correction.kind === "dash" && typeof pointer.at(-1) === "number";
	return isKey === true || splitsEntry ? pointer.slice(0, -1) : pointer;
}
function isSameExcept(before, after, exceptions) {
	if (exceptions.some((pointer) => pointer.length === 0)) return true;
	if (exceptions.length === 0) return JSON.stringify(before) === JSON.stringify(after);
	const exceptionsByStep = Map.groupBy(exceptions, ([step]) => step);
	const exceptionsBelow = (step) => (exceptionsByStep.get(step) ?? []).map((pointer) => pointer.slice(1));
	if (require_validate.isList(before) && require_validate.isList(after)) return before.length === after.length && before.every((value, index) => isSameExcept(value, after[index], exceptionsBelow(index)));
	if (!require_validate.isObject(before) || !require_validate.isObject(after)) return false;
	return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((key) => isSameExcept(before[key], after[key], exceptionsBelow(key)));
}
function hasCorrectedValue(before, after, placedCorrection) {
	const { at, correction } = placedCorrection;
	const { pointer, key: isKey } = at;
	if (correction.kind === "text" && isKey === true) {
		const mapping = valueAt(after, pointer.slice(0, -1));
		return require_validate.isObject(mapping) && Object.hasOwn(mapping, correction.text);
	}
	const newValue = valueAt(after, pointer);
	if (correction.kind === "text") return newValue === correction.text;
	if (correction.kind === "bare") return String(newValue) === correction.text && typeof newValue !== "string";
	if (correction.kind === "slug") return require_validate.isObject(newValue) && newValue["slug"] === correction.slug;
	const changedPlace = placeThatMayChange(placedCorrection);
	const list = valueAt(after, changedPlace);
	return require_validate.isList(list) && textWithoutListMarks(valueAt(before, changedPlace)) === textWithoutListMarks(list);
}
const textWithoutListMarks = (value) => JSON.stringify(value).replaceAll(/\\n|[\s\-"[\]]/g, "").replaceAll(",", "");
const valueAt = (root, pointer) => pointer.reduce((value, step) => {
	if (require_validate.isList(value)) return value[Number(step)];
	return require_validate.isObject(value) ? value[step] : void 0;
}, root);
// src/commands/validate/fix.ts
async function fixFiles(options, runtime) {
	const { edits, count } = await findCorrections(options, runtime);
	if (edits.length === 0) {
		runtime.terminal.printNote("No file was changed.");
		return require_validate.validate(options, runtime);
	}
	await options.show(edits, count);
	if (options.confirm === "no") throw new require_start.UsageError("No terminal to ask for approval. No file was changed.", { fix: "Pass --yes." });
	if (options.confirm === "yes" || await runtime.terminal.ask("Make exactly these changes?")) {
		const textsBefore = new Map(edits.map(({ path, before }) => [path, before]));
		const textsAfter = new Map(edits.map(({ path, after }) => [path, after]));
		require_replace_texts.replaceTexts(runtime.root, textsBefore, textsAfter);
	} else runtime.terminal.printNote("No file was changed.");
	return require_validate.validate(options, runtime);
}
const maxRounds = 10;
async function findCorrections(selection, runtime) {
	const { source } = selection;
	const texts = new Map();
	let count = 0;
	for (let round = 0; round < maxRounds; round++) {
		const correctedSource = round === 0 ? source : require_replace_texts.overlay(source, texts);
		const { problems } = await require_validate.loadAndLint({
			...selection,
			source: correctedSource
		}, runtime);
		const corrected = correctFiles(correctedSource, problems);
		if (corrected.count === 0) break;
		for (const [path, text] of corrected.texts) texts.set(path, text);
		count += corrected.count;
	}
	return {
		edits: [...texts].map(([path, after]) => ({
			path,
			before: readWithByteOrderMark(source, path) ?? "",
			after
		})).toSorted((a, b) => a.path < b.path ? -1 : 1),
		count
	};
}
function correctFiles(source, problems) {
	const distinct = new Map();
	for (const problem of problems) {
		const correction = require_corrections.correctionOf(problem);
		if (correction === null) continue;
		const placed = {
			at: problem.at,
			correction
		};
		distinct.set(JSON.stringify(placed), placed);
	}
	const texts = new Map();
	let count = 0;
	for (const [path, corrections] of Map.groupBy(distinct.values(), ({ at }) => at.file)) {
		const text = readWithByteOrderMark(source, path);
		if (text === null) continue;
		const mark = text.startsWith(byteOrderMark) ? byteOrderMark : "";
		const corrected = correctText(path, text.slice(mark.length), corrections);
		if (corrected.count > 0) texts.set(path, mark + corrected.text);
		count += corrected.count;
	}
	return {
		texts,
		count
	};
}
const byteOrderMark = "﻿";
function readWithByteOrderMark(source, path) {
	return "text" in require_validate.readText(source, path) ? Buffer.from(source.read(path, require_validate.byteLimit)).toString() : null;
}
exports.fixFiles = fixFiles;
