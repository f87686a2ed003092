import { dump } from "./js-yaml.js";
import { breakLineCommand, count, escapeTerminal, isLineCommand } from "./order.js";
import { phrase } from "./phrasebook.js";
import { diffArrays } from "./diff.js";
// src/render/notes.ts
/** `owner: appsec · ticket: SEC-12`; null when there are no notes. */
function noteWords(change) {
	const notes = change.verb === "delete" ? [] : Object.entries(change.notes);
	if (notes.length === 0) return null;
	return notes.map(([name, value]) => `${name.replace(/^x-/, "")}: ${value}`).join(" · ");
}
// src/render/yaml/tidy.ts
/**
* An object as a person would write it, so that two answers which mean the same print the same: keys in one order, defaults filled,
* unused fields left out, lists whose order carries no meaning sorted. Fields and kinds that nobody knows yet are kept.
*/
function tidyObject(object, key, content) {
	if (object === "RemediationPolicy") return tidyPolicy(key, content);
	if (object === "DetectionPolicy") return tidyLists(content);
	if (object === "DetectionPolicyException") return tidyException(key, content);
	return inOrder(content, []);
}
function tidyPolicy(key, policy) {
	const { filters, actions } = policy;
	return inOrder({
		...policy,
		slug: policy["slug"] ?? key["slug"],
		active: policy["active"] ?? true,
		filters: isFields(filters) ? tidyFilters(filters) : filters,
		actions: Array.isArray(actions) ? actions.map(tidyAction) : actions
	}, [
		"name",
		"slug",
		"description",
		"active",
		"filters",
		"actions"
	]);
}
function tidyFilters(filters) {
	const { conditions } = filters;
	const list = Array.isArray(conditions) ? asSet(conditions.map(tidyCondition)) : conditions;
	return inOrder({
		...filters,
		conditions: list
	}, ["mode", "conditions"]);
}
function tidyCondition(condition) {
	if (!isFields(condition)) return condition;
	return inOrder({
		...condition,
		values: setOf(condition["values"]),
		mode: condition["mode"] ?? "any"
	}, [
		"type",
		"mode",
		"values"
	]);
}
function tidyAction(action) {
	return isFields(action) ? inOrder({
		...action,
		config: sortedConfig(action["config"])
	}, ["type", "config"]) : action;
}
/** An empty config says as much as none; an empty text in it may mean something to the platform. */
function sortedConfig(config) {
	if (!isFields(config)) return config;
	return Object.fromEntries(Object.entries(config).toSorted(([a], [b]) => compare(a, b)));
}
/** The lists always show, so that an emptied one is seen. */
function tidyLists({ deployment_slug: _slug, product: _product, ...content }) {
	const names = [
		"rulesets",
		"rules",
		"disabled"
	];
	const rest = inOrder(Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name))), []);
	return {
		...Object.fromEntries(names.map((name) => [name, setOf(content[name] ?? [])])),
		...rest
	};
}
/** As an entry of `exceptions` in a file; what names the exception stands in its key. */
function tidyException(key, content) {
	const scope = key["scope_type"] === "project_tag" ? "project_tag_name" : String(key["scope_type"]);
	const named = {
		rule: key["rule"],
		rule_type: key["rule_type"],
		[scope]: key["scope_target"]
	};
	const lists = [
		"rulesets",
		"rules",
		"disabled"
	].map((name) => [name, setOf(content[name])]);
	const order = [
		"exception_type",
		"rule",
		"rule_type",
		scope,
		"rulesets",
		"rules",
		"disabled"
	];
	return inOrder({
		...named,
		...content,
		...Object.fromEntries(lists)
	}, order);
}
/** What a platform may send for a field that is not used. */
function isUnused(value) {
	if (value === void 0 || value === null || value === "") return true;
	return Array.isArray(value) ? value.length === 0 : isFields(value) && Object.keys(value).length === 0;
}
const setOf = (value) => Array.isArray(value) ? asSet(value) : value;
/** Sorted by code unit, each item once. */
function asSet(list) {
	return [...new Map(list.map((item) => [typeof item === "string" ? item : JSON.stringify(item), item]))].toSorted(([a], [b]) => compare(a, b)).map(([, item]) => item);
}
/** The known keys first, in this order; the others by name; without those that are not used. */
function inOrder(fields, order) {
	const rank = (name) => order.includes(name) ? order.indexOf(name) : order.length;
	const kept = Object.entries(fields).filter(([, value]) => !isUnused(value));
	return Object.fromEntries(kept.toSorted(([a], [b]) => rank(a) - rank(b) || compare(a, b)));
}
const compare = (a, b) => {
	if (a === b) return 0;
	return a < b ? -1 : 1;
};
const isFields = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
// src/render/yaml/print-object.ts
/** The lines of an object's YAML. Both sides of every diff come from here. */
function printObject(object, key, content) {
	return dump(tidyObject(object, key, content), {
		lineWidth: -1,
		noRefs: true
	}).trimEnd().split("\n");
}
// src/render/yaml/diff-change.ts
/** Lines around each difference, as in every unified diff. */
const context = 3;
/** Comparing takes time in the square of the edits; beyond this the two sides are shown whole. */
const maxEdits = 1e3;
/** The YAML diff of one object. A create has only added lines, a delete only removed ones. */
const diffChange = (change) => diffLines(printSide(change, "before"), printSide(change, "after"));
/** How an object looks before or after a change; no lines where there is nothing. */
function printSide(change, side) {
	const content = contentOf(change, side);
	return content === null ? [] : printObject(change.object, change.key, content);
}
function contentOf(change, side) {
	if (side === "before") return change.verb === "create" ? null : change.before;
	return change.verb === "delete" ? null : change.after;
}
/** The diff of two texts by lines, with what is far from any difference folded. */
function diffLines(before, after) {
	if (before.length === 0) return marked("+", after);
	if (after.length === 0) return marked("-", before);
	const parts = diffArrays([...before], [...after], { maxEditLength: maxEdits });
	if (parts === void 0) return [...marked("-", before), ...marked("+", after)];
	return parts.flatMap((part, index) => {
		if (part.added) return marked("+", part.value);
		if (part.removed) return marked("-", part.value);
		return fold(part.value, {
			above: index > 0,
			below: index < parts.length - 1
		});
	});
}
/** Keeps the lines next to a difference above or below, and folds the rest. */
function fold(lines, near) {
	const head = near.above ? context : 0;
	const tail = near.below ? context : 0;
	if (lines.length <= head + tail + 1) return marked(" ", lines);
	const folded = {
		mark: "folded",
		lines: lines.length - head - tail
	};
	return [
		...marked(" ", lines.slice(0, head)),
		folded,
		...marked(" ", lines.slice(lines.length - tail))
	];
}
/** The first lines of a diff, and how many more there are. */
function capDiff(lines, limit) {
	if (lines.length <= limit + 1) return lines;
	return [...lines.slice(0, limit), {
		mark: "cut",
		lines: lines.length - limit
	}];
}
const marked = (mark, lines) => lines.map((text) => ({
	mark,
	text
}));
// src/render/place-words.ts
/** `policies/a.yaml:12:5`, as editors and terminals link it. */
const placeWords = ({ file, line, column }) => `${file}:${String(line)}:${String(column)}`;
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
// src/render/excerpt.ts
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
// src/render/compare-changes.ts
/** The diff of two diffs, by object. Where a change stands in the files and what is noted there does not count. */
function compareChanges(reviewed, current) {
	const before = new Map(reviewed.map((change) => [change.id, change]));
	const after = new Map(current.map((change) => [change.id, change]));
	const both = current.flatMap((change) => {
		const old = before.get(change.id);
		return old === void 0 ? [] : [{
			reviewed: old,
			current: change
		}];
	});
	const altered = both.filter((pair) => essence(pair.reviewed) !== essence(pair.current));
	return {
		added: current.filter(({ id }) => !before.has(id)),
		gone: reviewed.filter(({ id }) => !after.has(id)),
		altered,
		same: both.length - altered.length
	};
}
/** Printed, so that an order without meaning makes no difference. */
const essence = (change) => JSON.stringify([
	change.verb,
	printSide(change, "before"),
	printSide(change, "after")
]);
// src/render/stale-words.ts
/** `Since the review: 1 change is new, 1 is different, 2 are as reviewed.` */
function comparisonWords({ added, altered, gone, same }) {
	if (added.length + altered.length + gone.length === 0) return "The changes are exactly the reviewed ones; only the state version moved.";
	return `Since the review: ${[
		added.length > 0 ? `${count(added.length, "change")} new` : "",
		altered.length > 0 ? `${String(altered.length)} different` : "",
		gone.length > 0 ? `${String(gone.length)} gone` : "",
		`${String(same)} as reviewed`
	].filter(Boolean).join(", ")}.`;
}
export { blank, capDiff, code, compareChanges, comparisonWords, diffChange, diffLines, layout, noteWords, padTo, paragraphs, placeWords, printSide, problemLines, styled, tidyObject, widthOf, words };
