import { OthersInvalid, SourceError, UsageError, baseName, breakLineCommand, bundleKinds, changeWords, configName, count, countWarnings, detectionPolicyId, effectWords, escapeTerminal, exceptionId, foldersAbove, hasErrors, isLineCommand, isObject, itemId, listId, parentOf, pathIn, policiesIn as policiesIn$1, policyId, posix, problemWords, shellWord, summaryWords } from "./cli-and-action.js";
var suggestion = (function(nearest, allowed, otherwise) {
	if (nearest !== null) return `did you mean ${quoted(nearest)}?`;
	return allowed.length === 0 ? otherwise : `${otherwise}: ${listed(allowed, "or")}`;
});
var extraFields = (function(given) {
	const of = ((object) => {
		const own = known[object];
		return (given[object] ?? []).filter((name) => !own.includes(name));
	});
	const all = {
		policy: of("policy"),
		filters: of("filters"),
		condition: of("condition"),
		action: of("action"),
		detection: of("detection"),
		exception: of("exception")
	};
	return Object.values(all).every(((names) => names.length === 0)) ? noExtraFields : all;
});
var hasExtras = (function(object, value) {
	const own = known[object];
	for (const name in value) if (!own.includes(name) && !name.startsWith("x-")) return true;
	return false;
});
var typeFix = (function({ pointer, expected, found, text }) {
	if (expected === "boolean") return /^(?:true|yes|on|y)$/i.test(text ?? "") ? "write true, without quotes" : "write true or false, without quotes";
	if (expected === "integer") return "write a whole number, without quotes";
	if (expected === "array" && text !== null) return none.test(text) ? "write a list; if it is meant to be empty, write []" : `write a list: [${text}]`;
	if (expected === "array" && found === "object") return "write a list: a dash before each entry, or [ ] around them";
	return expected === "object" ? mappingFix(pointer, found, text) : `write ${expectedWords(expected)}`;
});
var fieldFix = (function(field, allowed) {
	if (field === "x-expires") return "only a policy or an exception expires: write it in the one that it is about";
	return isConnection(field, allowed) ? "remove it: the token comes from IFMATCH_API_TOKEN, the address from IFMATCH_BASE_URL or --base-url, and neither from a file" : null;
});
var extraFix = (function(problem) {
	const object = problem.nearest === null ? extraObjectOf(problem) : null;
	return object === null ? "" : `; if your platform has it, add it to "extra_fields.${object}" in ifmatch.yaml`;
});
var ownerOf = (function(pointer, allowed) {
	const parent = pointer.slice(0, -1).findLast((step) => typeof step === "string");
	if (parent !== void 0 && !pointer.includes("deployments")) return owners[parent] ?? quoted(parent);
	if (parent !== void 0) return "a deployment";
	if (allowed.includes("guards")) return "the config";
	if (allowed.includes("product")) return "a detection policy";
	return allowed.includes("filters") ? "a policy" : "a list of policies";
});
var phrase = (function(problem) {
	const words = phrasebook[problem.code];
	return words(problem);
});
var paint = (function(style, text, color) {
	const code = codes[style];
	if (!color || code === null || text === "") return text;
	const [on, off] = code;
	return `\u001B[${String(on)}m${text}\u001B[${String(off)}m`;
});
var widthOf = (function(text) {
	if (ascii.test(text)) return text.length;
	let width = 0;
	for (const character of text) width += widthOfCharacter(character);
	return width;
});
var splitAt = (function(text, columns) {
	const most = Math.max(0, columns);
	if (ascii.test(text.slice(0, most + 1))) return [text.slice(0, most), text.slice(most)];
	let width = 0;
	let index = 0;
	for (const character of text) {
		const next = width + widthOfCharacter(character);
		if (next > columns) break;
		width = next;
		index += character.length;
	}
	return [text.slice(0, index), text.slice(index)];
});
var layout = (function(lines, { width, color }) {
	const columns = Math.max(width, leastWidth);
	return lines.map(((line) => wrap(line, columns).map(((row) => show$1(row, color))).join(""))).join("");
});
var show$1 = (function({ indent, spans }, color) {
	const painted = (isLineCommand(spans.map((({ text }) => text)).join("")) ? breakFirstColon(spans) : spans).map((({ text, style }) => paint(style, text, color)));
	return `${spans.length === 0 ? "" : " ".repeat(indent)}${painted.join("")}\n`;
});
var wrap = (function(line, columns) {
	const spans = line.spans.map((({ text, style }) => ({
		text: escapeTerminal(text),
		style
	})));
	if (spans.reduce(((sum, { text }) => sum + widthOf(text)), line.indent) <= columns || line.flow === "raw") return [{
		indent: line.indent,
		spans
	}];
	return fill(spans.flatMap((({ text, style }) => cutWords(text, line.flow).map(((piece) => ({
		text: piece,
		style
	}))))), line, columns);
});
var fill = (function(pieces, line, columns) {
	const hang = Math.min(line.indent + line.hang, Math.floor(columns / 2));
	const rows = [new OpenRow(line.indent, columns)];
	const last = (() => rows.at(-1) ?? new OpenRow(hang, columns));
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
	return rows.map((({ indent, spans }) => ({
		indent,
		spans: trimLast(spans)
	})));
});
var trimLast = (function(spans) {
	return spans.map(((span, index) => index === spans.length - 1 ? {
		text: withoutEnd(span.text),
		style: span.style
	} : span));
});
var withoutEnd = (function(text) {
	let end = text.length;
	while (text[end - 1] === " ") end -= 1;
	return text.slice(0, end);
});
var excerptAt = (function(line, column, columns) {
	const near = line.slice(Math.max(0, column - 1 - 2 * columns), column - 1);
	const before = cutStart(show(near), Math.floor(columns / 2));
	return {
		text: before + cutEnd(show(line.slice(column - 1, column - 1 + 2 * columns)).trimEnd(), columns - widthOf(before)),
		caret: widthOf(before)
	};
});
var cutEnd = (function(text, columns) {
	if (widthOf(text) <= columns) return text;
	let kept = "";
	let width = 1;
	for (const character of text) {
		width += widthOf(character);
		if (width > columns) break;
		kept += character;
	}
	return `${kept}\u2026`;
});
var cutStart = (function(text, columns) {
	if (widthOf(text) <= columns) return text;
	let kept = "";
	let width = 1;
	for (const character of Array.from(text.slice(-2 * columns)).toReversed()) {
		width += widthOf(character);
		if (width > columns) break;
		kept = character + kept;
	}
	return `\u2026${kept}`;
});
var paragraphs = (function(...groups) {
	return groups.filter(((group) => group.length > 0)).flatMap(((group, index) => index === 0 ? group : [blank, ...group]));
});
var problemLines = (function(problems, { width, verbose }) {
	const shown = verbose ? problems : mostTelling(problems);
	const left = problems.length - shown.length;
	const rest = words$1(0, `${count(left, "more problem")} not shown here: `, styled("bold", "--verbose"), " shows all.");
	return paragraphs(...shown.map(((problem) => oneProblem(problem, width))), left === 0 ? [] : [rest]);
});
var mostTelling = (function(problems) {
	if (problems.length <= most) return problems;
	const isError = ({ problem }) => problem.severity === "error";
	const errors = problems.filter(isError).slice(0, most);
	const warnings = problems.filter((problem) => !isError(problem)).slice(0, most - errors.length);
	const shown = new Set([...errors, ...warnings]);
	return problems.filter((problem) => shown.has(problem));
});
var oneProblem = (function(located, width) {
	const { says, fix } = phrase(located.problem);
	const { position, first } = located;
	const place = position === null ? [] : [styled("bold", placeWords(position))];
	return [
		words$1(0, ...place, ...position === null ? [] : ["  "], ...severity(located), says),
		...source(located, width),
		...first === null ? [] : [words$1(2, styled("dim", "first: "), placeWords(first))],
		...fix === "" ? [] : [words$1(2, styled("cyan", "fix: "), fix)]
	];
});
var source = (function({ position, excerpt, problem }, width) {
	if (position === null || excerpt === null || excerpt.trim() === "") return [];
	const number = String(position.line);
	const gutter = 5 + number.length;
	const { text, caret } = excerptAt(excerpt, position.column, Math.max(width, 40) - gutter);
	const mark = styled(problem.severity === "error" ? "red" : "yellow", "^");
	return [raw(2, styled("dim", `${number} | `), text), raw(2, styled("dim", `${" ".repeat(number.length)} | `), " ".repeat(caret), mark)];
});
var headlineOf = (function(outcome) {
	const row = headlines[outcome.kind];
	return row(outcome);
});
var inFiles = (function(problems) {
	const placed = problems.filter(((located) => located.problem.at.file !== "" || located.position !== null));
	const files = new Set(placed.map((({ problem }) => problem.at.file)));
	return files.size === 0 ? "" : ` in ${count(files.size, "file")}`;
});
var nearest = (function(word, allowed) {
	let best = null;
	const small = word.toLowerCase();
	let limit = Math.min(Math.max(1, Math.floor(word.length / 3)), 3);
	for (const one of allowed) {
		const steps = distance(small, one.toLowerCase(), limit);
		if (steps > limit || steps >= one.length) continue;
		if (best === null || steps < limit || isNearerAsWritten(word, one, best)) best = one;
		limit = steps;
	}
	return best;
});
var nearestOfMany = (function() {
	let compared = 0;
	return (word, allowed) => {
		compared += allowed.length;
		return compared > mostCompared ? null : nearest(word, allowed);
	};
});
var distance = (function(a, b, limit) {
	if (Math.abs(a.length - b.length) > limit) return limit + 1;
	let before = [];
	let last = firstRows[limit] ?? [];
	for (let row = 1; row <= a.length; row++) {
		const next = nextRow(a, b, row, last, before);
		if (Math.min(...next) > limit) return limit + 1;
		before = last;
		last = next;
	}
	return last[b.length - a.length + limit] ?? limit + 1;
});
var nextRow = (function(a, b, row, last, before) {
	const next = [];
	let left = far;
	const [letter, letterBefore] = [a.charCodeAt(row - 1), a.charCodeAt(row - 2)];
	for (let index = 0, column = row - (last.length - 1) / 2; index < last.length; index++, column++) {
		const [other, otherBefore] = [b.charCodeAt(column - 1), b.charCodeAt(column - 2)];
		const changed = (last[index] ?? far) + (letter === other ? 0 : 1);
		const isSwap = letter === otherBefore && letterBefore === other;
		left = Math.min(left + 1, (last[index + 1] ?? far) + 1, changed, isSwap ? (before[index] ?? far) + 1 : far);
		next.push(left);
	}
	return next;
});
var insidePath = (function(base, path) {
	if (posix.isAbsolute(path) || /^[A-Za-z]:[\\/]/.test(path)) return null;
	if (/(?:^|[\\/])\.\.\\|\\\.\.(?:[\\/]|$)/.test(path)) return null;
	const joined = posix.join(base, path);
	if (joined === ".." || joined.startsWith("../")) return null;
	return joined === "." || joined === "./" ? "" : joined.replace(/\/$/, "");
});
var misnamedConfigs = (function(source, folder, severity) {
	if (source.kind(folder) !== "folder") return [];
	return namesIn(source, folder).filter(isMisnamed$1).map((name) => {
		const path = pathIn(folder, name);
		return {
			severity,
			at: {
				file: path,
				pointer: []
			},
			code: "misnamed-config",
			path,
			expected: configName
		};
	});
});
var misnamedAbove = (function(source, asked, config) {
	return [...new Set(asked.flatMap(({ path }) => toPath(path)).filter((folder) => !liesAbove(config, folder)))].flatMap((folder) => misnamedConfigs(source, folder, "error"));
});
var namesIn = (function(source, folder) {
	try {
		return source.list(folder).filter((({ kind }) => kind === "file" || kind === "symlink")).map((({ name }) => name));
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return [];
	}
});
var isMisnamed$1 = (function(name) {
	const shown = name.replace(/^\./, "");
	if (name === "ifmatch.yaml" || !(isPolicyName(shown) || meantName(shown) !== null)) return false;
	const plain = shown.slice(0, Math.max(0, shown.lastIndexOf("."))).toLowerCase().replaceAll(/[-_]/g, "");
	return plain.startsWith("if") && plain.length <= 7 && nearest(plain, ["ifmatch"]) !== null;
});
var lineStarts = (function(text) {
	const starts = [0];
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		if (unit === lineFeed$1 || unit === carriageReturn && text.charCodeAt(index + 1) !== lineFeed$1) starts.push(index + 1);
	}
	return starts;
});
var positionAt = (function(starts, file, offset) {
	let [low, high] = [0, starts.length];
	while (high - low > 1) {
		const middle = low + high >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle;
	}
	return {
		file,
		line: low + 1,
		column: offset - (starts[low] ?? 0) + 1
	};
});
var lineAt = (function(text, starts, line) {
	return text.slice(starts[line - 1] ?? text.length, starts[line] ?? text.length).replace(/(?:\r\n?|\n)$/, "");
});
var Made = (function() {});
var readsAs = (function(text) {
	if (text.length <= longestWord) {
		const reading = words.get(text);
		if (reading !== void 0) return reading;
	}
	if (!isNumberStart(text.charCodeAt(0))) return null;
	if (date.test(text)) return "date";
	return number.test(text) ? "number" : null;
});
var notPlain = (function() {
	throw notPlainError;
});
var isAt = (function(pattern, text, at) {
	pattern.lastIndex = at;
	return pattern.test(text);
});
var scalar = (function(reader, at, pattern) {
	const { text } = reader;
	const quote = text.charAt(at);
	if (quote !== "\"" && quote !== "'") return plainScalar(reader, at, pattern);
	reader.at = endOf(quote === "\"" ? double : single, text, at);
	const value = text.slice(at + 1, reader.at - 1);
	return quote === "\"" ? value : value.replaceAll("''", "'");
});
var plainScalar = (function(reader, at, pattern) {
	const value = reader.text.slice(at, endOf(pattern, reader.text, at)).trimEnd();
	reader.at = at + value.length;
	const reads = readsAs(value);
	if (reads === null || reads === "date" && isAt(expiry$1, reader.text, at)) return value;
	if (value === "true" || value === "false") return value === "true";
	return /^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : notPlain();
});
var skipSpaces = (function(text, from) {
	let at = from;
	while (text.charCodeAt(at) === 32) at++;
	return at;
});
var readPlain = (function(text, sought) {
	if (!text.endsWith("\n")) return void 0;
	const reader = {
		text,
		at: 0,
		indent: 0,
		sought
	};
	try {
		nextLine$1(reader, text.startsWith("---\n") ? 4 : 0);
		const value = blockMapping(reader, reader.indent);
		return reader.at === text.length ? value : void 0;
	} catch (error) {
		if (error === notPlainError || error instanceof RangeError) return void 0;
		throw error;
	}
});
var nextLine$1 = (function(reader, from) {
	const start = lineBehind(reader.text, from);
	reader.at = skipSpaces(reader.text, start);
	reader.indent = reader.at < reader.text.length ? reader.at - start : -1;
});
var lineBehind = (function(text, from) {
	if (text.charCodeAt(from) === lineFeed) {
		const first = text.charCodeAt(skipSpaces(text, from + 1));
		if (first !== lineFeed && first !== numberSign) return from + 1;
	}
	return endOf(emptyLines, text, from);
});
var enter$1 = (function({ sought, at }) {
	if (sought !== void 0) sought.value ??= at;
	return sought;
});
var blockMapping = (function(reader, indent) {
	const mapping = newMapping();
	const sought = enter$1(reader);
	do {
		const { at } = reader;
		const key = readKey(reader, mapping);
		reader.sought = sought?.children.get(key);
		if (reader.sought !== void 0) reader.sought.key ??= at;
		mapping[key] = valueOf(reader, indent);
	} while (reader.indent === indent);
	return mapping;
});
var readKey = (function(reader, mapping) {
	const { text, at } = reader;
	reader.at = endOf(keyAndColon, text, at);
	const key = text.slice(at, reader.at - 1);
	return key.length > 1024 || mapping[key] !== void 0 || readsAs(key) !== null ? notPlain() : key;
});
var valueOf = (function(reader, indent) {
	const at = skipSpaces(reader.text, reader.at);
	const first = reader.text.charAt(at);
	if (first !== "\n" && first !== "#") return valueInLine(reader, at, indent);
	nextLine$1(reader, at);
	if (reader.indent > deepest) notPlain();
	if (isItem(reader) && reader.indent >= indent) return blockList(reader, reader.indent);
	return reader.indent > indent ? blockMapping(reader, reader.indent) : notPlain();
});
var blockList = (function(reader, indent) {
	const list = [];
	const sought = enter$1(reader);
	do {
		reader.sought = sought?.children.get(String(list.length));
		list.push(itemOf(reader, indent));
	} while (reader.indent === indent && isItem(reader));
	return fitted(list);
});
var itemOf = (function(reader, indent) {
	const dash = reader.at;
	const at = skipSpaces(reader.text, dash + 1);
	if (!isAt(keyAndColon, reader.text, at)) return valueInLine(reader, at, indent);
	reader.at = at;
	return blockMapping(reader, indent + at - dash);
});
var valueInLine = (function(reader, at, indent) {
	const first = reader.text.charAt(at);
	const isBlock = first === "|" || first === ">";
	if (reader.sought !== void 0) reader.sought.value ??= at;
	const value = isBlock ? blockScalar(reader, at, indent) : flowValue(reader, at, plain.inBlock, flowDepth);
	nextLine$1(reader, reader.text.charCodeAt(reader.at) === lineFeed ? reader.at : endOf(restOfLine, reader.text, reader.at));
	return value;
});
var flowValue = (function(reader, at, pattern, room) {
	const first = reader.text.charAt(at);
	if (first !== "[" && first !== "{") return scalar(reader, at, pattern);
	if (room === 0 || (reader.sought?.children.size ?? 0) > 0) notPlain();
	return first === "[" ? flowList(reader, at, room - 1) : flowMapping(reader, at, room - 1);
});
var flowList = (function(reader, open, room) {
	const list = [];
	readEntries(reader, open, "]", (() => list.push(flowValue(reader, reader.at, plain.inFlow, room))));
	return fitted(list);
});
var readEntries = (function(reader, open, close, readEntry) {
	const { text } = reader;
	reader.at = skipSpaces(text, open + 1);
	while (text.charAt(reader.at) !== close) {
		readEntry();
		reader.at = skipSpaces(text, reader.at);
		if (text.charAt(reader.at) === ",") reader.at = skipSpaces(text, reader.at + 1);
		else if (text.charAt(reader.at) !== close) notPlain();
	}
	reader.at++;
});
var readText = (function(source, file) {
	try {
		return readBytes(file, source.read(file, byteLimit));
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return { problem: whyUnreadable(file, error) };
	}
});
var readBytes = (function(file, bytes) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	if (!isUtf8(bytes)) return { problem: {
		...common,
		code: "not-utf8",
		offset: firstBadByte(bytes)
	} };
	const text = withoutMark(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"));
	if (isSimple(text)) return {
		text,
		simple: true
	};
	const found = text.search(forbidden);
	if (found < 0) return {
		text,
		simple: false
	};
	const position = positionAt(lineStarts(text), file, found);
	return { problem: {
		...common,
		code: "control-character",
		codePoint: text.charCodeAt(found),
		position
	} };
});
var validate23 = (function(data) {
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (errors === _errs1) {
		if (typeof data === "string") {
			if (func2(data) > 4096) errors++;
			else if (func2(data) < 1) errors++;
		} else errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (errors === _errs3) {
		if (Array.isArray(data)) {
			if (data.length > 1e3) errors++;
			else if (data.length < 1) errors++;
			else {
				const len0 = data.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data0 = data[i0];
					const _errs5 = errors;
					if (errors === _errs5) {
						if (typeof data0 === "string") {
							if (func2(data0) > 4096) errors++;
							else if (func2(data0) < 1) errors++;
						} else errors++;
					}
					if (!(_errs5 === errors)) break;
				}
			}
		} else errors++;
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		errors++;
		return false;
	} else errors = _errs0;
	return errors === 0;
});
var validate25 = (function(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!(key0 === "id" || key0 === "policies")) return false;
			if (_errs1 === errors) {
				if (data.id !== void 0) {
					let data0 = data.id;
					const _errs2 = errors;
					if (typeof data0 !== "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) return false;
					if (errors === _errs2) {
						if (typeof data0 === "string") {
							if (!pattern0.test(data0)) return false;
						}
					}
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.policies !== void 0) {
						const _errs4 = errors;
						if (!validate23(data.policies)) errors++;
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
				}
			}
		} else return false;
	}
	return errors === 0;
});
var validate28 = (function(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "max_deletes" || key0 === "max_delete_percent" || key0 === "allow_empty" || key0 === "protected" || key0 === "looser")) return false;
		if (data.max_deletes !== void 0) {
			let data0 = data.max_deletes;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) return false;
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 1e6 || isNaN(data0)) return false;
				else if (data0 < 0 || isNaN(data0)) return false;
			}
			var valid0 = true;
		} else var valid0 = true;
		if (valid0) {
			if (data.max_delete_percent !== void 0) {
				let data1 = data.max_delete_percent;
				if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) return false;
				if (typeof data1 == "number" && isFinite(data1)) {
					if (data1 > 100 || isNaN(data1)) return false;
					else if (data1 < 0 || isNaN(data1)) return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.allow_empty !== void 0) {
					if (typeof data.allow_empty !== "boolean") return false;
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.protected !== void 0) {
						let data3 = data.protected;
						if (Array.isArray(data3)) {
							if (data3.length > 1e4) return false;
							else {
								const len0 = data3.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data4 = data3[i0];
									if (typeof data4 === "string") {
										if (func2(data4) > 255) return false;
										else if (func2(data4) < 1) return false;
										else if (!pattern1.test(data4)) return false;
									} else return false;
								}
							}
						} else return false;
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.looser !== void 0) {
							let data5 = data.looser;
							if (typeof data5 !== "string") return false;
							if (!(data5 === "allow" || data5 === "consent")) return false;
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else return false;
	return true;
});
var validate22 = (function(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!(key0 === "policies" || key0 === "deployments" || key0 === "guards" || key0 === "on_stale" || key0 === "impact" || key0 === "extra_fields")) return false;
			if (_errs1 === errors) {
				if (data.policies !== void 0) {
					const _errs2 = errors;
					if (!validate23(data.policies)) errors++;
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.deployments !== void 0) {
						let data1 = data.deployments;
						const _errs3 = errors;
						if (errors === _errs3) {
							if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
								if (Object.keys(data1).length > 1e4) return false;
								else {
									for (const key1 in data1) {
										const _errs5 = errors;
										if (typeof key1 === "string") {
											if (func2(key1) > 255) errors++;
											else if (func2(key1) < 1) errors++;
										}
										var valid1 = _errs5 === errors;
										if (!valid1) {
											errors++;
											return false;
										}
									}
									if (valid1) for (const key2 in data1) {
										const _errs7 = errors;
										if (!validate25(data1[key2])) errors++;
										if (!(_errs7 === errors)) break;
									}
								}
							} else return false;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.guards !== void 0) {
							const _errs8 = errors;
							if (!validate28(data.guards)) errors++;
							var valid0 = _errs8 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.on_stale !== void 0) {
								let data4 = data.on_stale;
								const _errs9 = errors;
								if (typeof data4 !== "string") return false;
								if (!(data4 === "refuse" || data4 === "same-diff")) return false;
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.impact !== void 0) {
									let data5 = data.impact;
									const _errs11 = errors;
									if (typeof data5 !== "string") return false;
									if (!(data5 === "auto" || data5 === "off")) return false;
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.extra_fields !== void 0) {
										const _errs13 = errors;
										if (!validate30(data.extra_fields)) errors++;
										var valid0 = _errs13 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else return false;
	}
	return errors === 0;
});
var validate40 = (function(data) {
	if (typeof data === "string") {
		if (func2(data) > 255) return false;
		else if (func2(data) < 1) return false;
		else if (!pattern1.test(data)) return false;
	} else return false;
	return true;
});
var validate42 = (function(data) {
	if (typeof data !== "string") return false;
	if (!(data === "code" || data === "secrets")) return false;
	return true;
});
var validate45 = (function(data) {
	if (typeof data !== "string") return false;
	if (!(data === "include" || data === "exclude")) return false;
	return true;
});
var validate47 = (function(data) {
	if (typeof data !== "string") return false;
	if (!(data === "rule" || data === "pack")) return false;
	return true;
});
var validate49 = (function(data) {
	if (typeof data === "string") {
		if (!pattern12.test(data)) return false;
	} else return false;
	return true;
});
var validate51 = (function(data) {
	if (typeof data === "string") {
		if (func2(data) > 1e3) return false;
		else if (func2(data) < 1) return false;
	} else return false;
	return true;
});
var validate44 = (function(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.exception_type === void 0 && "exception_type" || data.rule === void 0 && "rule" || data.rule_type === void 0 && "rule_type") return false;
			else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name" || key0 === "x-expires" || pattern8.test(key0))) return false;
				if (_errs1 === errors) {
					if (data.exception_type !== void 0) {
						const _errs2 = errors;
						if (!validate45(data.exception_type)) errors++;
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.rule !== void 0) {
							let data1 = data.rule;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func2(data1) > 1e3) return false;
									else if (func2(data1) < 1) return false;
									else if (!pattern1.test(data1)) return false;
								} else return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.rule_type !== void 0) {
								const _errs5 = errors;
								if (!validate47(data.rule_type)) errors++;
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.project !== void 0) {
									let data3 = data.project;
									const _errs6 = errors;
									if (errors === _errs6) {
										if (typeof data3 === "string") {
											if (func2(data3) > 1e3) return false;
											else if (func2(data3) < 1) return false;
											else if (!pattern10.test(data3)) return false;
										} else return false;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.project_tag_name !== void 0) {
										let data4 = data.project_tag_name;
										const _errs8 = errors;
										if (errors === _errs8) {
											if (typeof data4 === "string") {
												if (func2(data4) > 1e3) return false;
												else if (func2(data4) < 1) return false;
												else if (!pattern10.test(data4)) return false;
											} else return false;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data["x-expires"] !== void 0) {
											const _errs10 = errors;
											if (!validate49(data["x-expires"])) errors++;
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											for (const key1 in data) if (pattern8.test(key1)) {
												const _errs11 = errors;
												if (!validate51(data[key1])) errors++;
												if (!(_errs11 === errors)) break;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else return false;
	}
	return errors === 0;
});
var validate39 = (function(data) {
	let errors = 0;
	const _errs1 = errors;
	let valid0 = false;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0 && "rulesets") errors++;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs3 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.rules === void 0 && "rules") errors++;
		}
		var _valid0 = _errs3 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs4 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.disabled === void 0 && "disabled") errors++;
			}
			var _valid0 = _errs4 === errors;
			valid0 = valid0 || _valid0;
			if (!valid0) {
				const _errs5 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.exceptions === void 0 && "exceptions") errors++;
				}
				var _valid0 = _errs5 === errors;
				valid0 = valid0 || _valid0;
			}
		}
	}
	if (!valid0) {
		errors++;
		return false;
	} else errors = _errs1;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs6 = errors;
			for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions" || pattern3.test(key0))) return false;
			if (_errs6 === errors) {
				if (data.deployment_slug !== void 0) {
					const _errs7 = errors;
					if (!validate40(data.deployment_slug)) errors++;
					var valid1 = _errs7 === errors;
				} else var valid1 = true;
				if (valid1) {
					if (data.product !== void 0) {
						const _errs8 = errors;
						if (!validate42(data.product)) errors++;
						var valid1 = _errs8 === errors;
					} else var valid1 = true;
					if (valid1) {
						if (data.rulesets !== void 0) {
							let data2 = data.rulesets;
							const _errs9 = errors;
							if (errors === _errs9) {
								if (Array.isArray(data2)) {
									if (data2.length > 1e5) return false;
									else {
										const len0 = data2.length;
										for (let i0 = 0; i0 < len0; i0++) {
											let data3 = data2[i0];
											const _errs11 = errors;
											if (errors === _errs11) {
												if (typeof data3 === "string") {
													if (func2(data3) > 1e3) return false;
													else if (func2(data3) < 1) return false;
													else if (!pattern1.test(data3)) return false;
												} else return false;
											}
											if (!(_errs11 === errors)) break;
										}
									}
								} else return false;
							}
							var valid1 = _errs9 === errors;
						} else var valid1 = true;
						if (valid1) {
							if (data.rules !== void 0) {
								let data4 = data.rules;
								const _errs13 = errors;
								if (errors === _errs13) {
									if (Array.isArray(data4)) {
										if (data4.length > 1e5) return false;
										else {
											const len1 = data4.length;
											for (let i1 = 0; i1 < len1; i1++) {
												let data5 = data4[i1];
												const _errs15 = errors;
												if (errors === _errs15) {
													if (typeof data5 === "string") {
														if (func2(data5) > 1e3) return false;
														else if (func2(data5) < 1) return false;
														else if (!pattern1.test(data5)) return false;
													} else return false;
												}
												if (!(_errs15 === errors)) break;
											}
										}
									} else return false;
								}
								var valid1 = _errs13 === errors;
							} else var valid1 = true;
							if (valid1) {
								if (data.disabled !== void 0) {
									let data6 = data.disabled;
									const _errs17 = errors;
									if (errors === _errs17) {
										if (Array.isArray(data6)) {
											if (data6.length > 1e5) return false;
											else {
												const len2 = data6.length;
												for (let i2 = 0; i2 < len2; i2++) {
													let data7 = data6[i2];
													const _errs19 = errors;
													if (errors === _errs19) {
														if (typeof data7 === "string") {
															if (func2(data7) > 1e3) return false;
															else if (func2(data7) < 1) return false;
															else if (!pattern1.test(data7)) return false;
														} else return false;
													}
													if (!(_errs19 === errors)) break;
												}
											}
										} else return false;
									}
									var valid1 = _errs17 === errors;
								} else var valid1 = true;
								if (valid1) {
									if (data.exceptions !== void 0) {
										let data8 = data.exceptions;
										const _errs21 = errors;
										if (errors === _errs21) {
											if (Array.isArray(data8)) {
												if (data8.length > 1e5) return false;
												else {
													const len3 = data8.length;
													for (let i3 = 0; i3 < len3; i3++) {
														const _errs23 = errors;
														if (!validate44(data8[i3])) errors++;
														if (!(_errs23 === errors)) break;
													}
												}
											} else return false;
										}
										var valid1 = _errs21 === errors;
									} else var valid1 = true;
								}
							}
						}
					}
				}
			}
		} else return false;
	}
	return errors === 0;
});
var validate55 = (function(data) {
	if (typeof data === "string") {
		if (func2(data) > 500) return false;
		else if (func2(data) < 1) return false;
	} else return false;
	return true;
});
var validate57 = (function(data) {
	if (typeof data === "string") {
		if (func2(data) > 255) return false;
		else if (func2(data) < 1) return false;
		else if (!pattern1.test(data)) return false;
	} else return false;
	return true;
});
var validate59 = (function(data) {
	if (typeof data === "string") {
		if (func2(data) > 1e4) return false;
	} else return false;
	return true;
});
var validate61 = (function(data) {
	if (typeof data !== "boolean") return false;
	return true;
});
var validate64 = (function(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0 && "type" || data.values === void 0 && "values") return false;
		else {
			for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) return false;
			if (data.type !== void 0) {
				let data0 = data.type;
				if (typeof data0 === "string") {
					if (func2(data0) > 255) return false;
					else if (func2(data0) < 1) return false;
				} else return false;
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.values !== void 0) {
					let data1 = data.values;
					if (Array.isArray(data1)) {
						if (data1.length > 1e3) return false;
						else if (data1.length < 1) return false;
						else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (typeof data2 === "string") {
									if (func2(data2) > 1e3) return false;
									else if (func2(data2) < 1) return false;
									else if (!pattern10.test(data2)) return false;
								} else return false;
							}
						}
					} else return false;
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.mode !== void 0) {
						let data3 = data.mode;
						if (typeof data3 !== "string") return false;
						if (!(data3 === "any" || data3 === "none")) return false;
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else return false;
	return true;
});
var validate63 = (function(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.mode === void 0 && "mode" || data.conditions === void 0 && "conditions") return false;
			else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) return false;
				if (_errs1 === errors) {
					if (data.mode !== void 0) {
						let data0 = data.mode;
						const _errs2 = errors;
						if (typeof data0 !== "string") return false;
						if (!(data0 === "all" || data0 === "any")) return false;
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.conditions !== void 0) {
							let data1 = data.conditions;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (Array.isArray(data1)) {
									if (data1.length > 1e3) return false;
									else if (data1.length < 1) return false;
									else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs6 = errors;
											if (!validate64(data1[i0])) errors++;
											if (!(_errs6 === errors)) break;
										}
									}
								} else return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else return false;
	}
	return errors === 0;
});
var validate68 = (function(data) {
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0 && "type") return false;
		else {
			for (const key0 in data) if (!(key0 === "type" || key0 === "config")) return false;
			if (data.type !== void 0) {
				let data0 = data.type;
				if (typeof data0 === "string") {
					if (func2(data0) > 255) return false;
					else if (func2(data0) < 1) return false;
				} else return false;
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.config !== void 0) {
					let data1 = data.config;
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (Object.keys(data1).length > 100) return false;
						else for (const key1 in data1) {
							let data2 = data1[key1];
							if (typeof data2 === "string") {
								if (func2(data2) > 1e4) return false;
							} else return false;
						}
					} else return false;
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else return false;
	return true;
});
var validate67 = (function(data) {
	let errors = 0;
	if (errors === 0) {
		if (Array.isArray(data)) {
			if (data.length > 100) return false;
			else {
				const len0 = data.length;
				for (let i0 = 0; i0 < len0; i0++) {
					const _errs1 = errors;
					if (!validate68(data[i0])) errors++;
					if (!(_errs1 === errors)) break;
				}
			}
		} else return false;
	}
	return errors === 0;
});
var validate54 = (function(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name === void 0 && "name" || data.filters === void 0 && "filters" || data.actions === void 0 && "actions") return false;
			else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern8.test(key0))) return false;
				if (_errs1 === errors) {
					if (data.name !== void 0) {
						const _errs2 = errors;
						if (!validate55(data.name)) errors++;
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.slug !== void 0) {
							const _errs3 = errors;
							if (!validate57(data.slug)) errors++;
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.description !== void 0) {
								const _errs4 = errors;
								if (!validate59(data.description)) errors++;
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.active !== void 0) {
									const _errs5 = errors;
									if (!validate61(data.active)) errors++;
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.filters !== void 0) {
										const _errs6 = errors;
										if (!validate63(data.filters)) errors++;
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.actions !== void 0) {
											const _errs7 = errors;
											if (!validate67(data.actions)) errors++;
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data["x-expires"] !== void 0) {
												const _errs8 = errors;
												if (!validate49(data["x-expires"])) errors++;
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												for (const key1 in data) if (pattern8.test(key1)) {
													const _errs9 = errors;
													if (!validate51(data[key1])) errors++;
													if (!(_errs9 === errors)) break;
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else return false;
	}
	return errors === 0;
});
var validate73 = (function(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.name === void 0 && "name" || data.filters === void 0 && "filters" || data.actions === void 0 && "actions") return false;
			else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern8.test(key0))) return false;
				if (_errs1 === errors) {
					if (data.deployment_slug !== void 0) {
						const _errs2 = errors;
						if (!validate40(data.deployment_slug)) errors++;
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							const _errs3 = errors;
							if (!validate55(data.name)) errors++;
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.slug !== void 0) {
								const _errs4 = errors;
								if (!validate57(data.slug)) errors++;
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.description !== void 0) {
									const _errs5 = errors;
									if (!validate59(data.description)) errors++;
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.active !== void 0) {
										const _errs6 = errors;
										if (!validate61(data.active)) errors++;
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.filters !== void 0) {
											const _errs7 = errors;
											if (!validate63(data.filters)) errors++;
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.actions !== void 0) {
												const _errs8 = errors;
												if (!validate67(data.actions)) errors++;
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data["x-expires"] !== void 0) {
													const _errs9 = errors;
													if (!validate49(data["x-expires"])) errors++;
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													for (const key1 in data) if (pattern8.test(key1)) {
														const _errs10 = errors;
														if (!validate51(data[key1])) errors++;
														if (!(_errs10 === errors)) break;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else return false;
	}
	return errors === 0;
});
var validate83 = (function(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.policies === void 0 && "policies") return false;
			else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies" || pattern3.test(key0))) return false;
				if (_errs1 === errors) {
					if (data.deployment_slug !== void 0) {
						const _errs2 = errors;
						if (!validate40(data.deployment_slug)) errors++;
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.policies !== void 0) {
							let data1 = data.policies;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 1e5) return false;
									else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate54(data1[i0])) errors++;
											if (!(_errs5 === errors)) break;
										}
									}
								} else return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else return false;
	}
	return errors === 0;
});
var classify = (function(keys) {
	return (telling.find(((one) => one.keys.some(((key) => keys.includes(key))))) ?? telling.find((one) => keys.some((key) => nearest(key, one.keys) !== null)))?.shape ?? null;
});
var productInName = (function(file) {
	const [, product] = /(?:^|\/)detection[-/](code|secrets)\.ya?ml$/i.exec(file) ?? [];
	return product === void 0 ? null : product.toLowerCase();
});
var declare = (function(file, { shape, value }) {
	const common = {
		file,
		deployment: value.deployment_slug ?? null
	};
	if (shape === "detection") {
		const named = productInName(file);
		const product = value.product ?? named;
		if (product === null || named !== null && product !== named) return null;
		return {
			...common,
			...declareDetection(file, product, value)
		};
	}
	const entries = shape === "policy" ? [{
		value,
		at: {
			file,
			pointer: []
		}
	}] : placed(file, ["policies"], value.policies);
	return {
		...common,
		kind: "remediation",
		policies: entries.map(((entry) => ({
			...entry,
			isWhole: true,
			hasSlug: entry.value.slug !== void 0
		})))
	};
});
var declareDetection = (function(file, product, value) {
	const listIn = ((name, items) => items === void 0 ? null : placed(file, [name], items));
	return {
		kind: `detection/${product}`,
		lists: {
			rulesets: listIn("rulesets", value.rulesets),
			rules: listIn("rules", value.rules),
			disabled: listIn("disabled", value.disabled)
		},
		exceptions: listIn("exceptions", value.exceptions),
		...hasExtras("detection", value) && { extras: extrasOf("detection", value) }
	};
});
var doubtIn = (function(value) {
	if (value instanceof Doubt) return value;
	return typeof value === "boolean" || typeof value === "number" ? new Doubt(String(value), typeof value) : null;
});
var withoutExtras = (function(shape, value, extra) {
	if (extra === noExtraFields) return value;
	if (shape === "policy") return policyWithout(value, extra);
	if (shape === "policies") return inList(value, "policies", (one) => policyWithout(one, extra));
	return inList(without(value, extra.detection), "exceptions", (one) => exceptionWithout(one, extra));
});
var isInExtras = (function(shape, pointer, extra) {
	if (extra === noExtraFields) return false;
	const tops = {
		policies: null,
		policy: "policy",
		detection: "detection"
	};
	return pointer.some((step, index) => {
		const object = extraObjectAt(pointer.slice(0, index + 1), tops[shape]);
		return typeof step === "string" && object !== null && extra[object].includes(step);
	});
});
var fieldAt = (function(shape, pointer) {
	return pointer.reduce(((field, step) => field && fieldIn(field, step)), shapes[shape]);
});
var fieldIn = (function(field, step) {
	const inner = typeof step === "number" ? listIn$1(field).items : propertyOf(field, step);
	return typeof inner === "object" ? follow(inner) : null;
});
var propertyOf = (function(field, name) {
	if (field.properties !== void 0 && Object.hasOwn(field.properties, name)) return field.properties[name];
	return Object.entries(field.patternProperties ?? {}).find(([one]) => new RegExp(one).test(name))?.[1] ?? field.additionalProperties;
});
var follow = (function(field) {
	const target = field.$ref === void 0 ? void 0 : named[field.$ref.slice(8)];
	return target === void 0 ? field : follow(target);
});
var findDoubts = (function(shape, value, extra) {
	const found = [];
	visit(value, [], ((doubt, pointer) => {
		const meant = shape !== "config" && isInExtras(shape, pointer, extra) ? "any" : meantIn(fieldAt(shape, pointer));
		if (!isMeant$1(doubt, pointer)) found.push({
			pointer: [...pointer],
			doubt,
			meant
		});
		return found.length < problemLimit;
	}));
	return found;
});
var visit = (function(value, pointer, show) {
	const doubt = doubtIn(value);
	if (doubt !== null) return show(doubt, pointer);
	if (typeof value !== "object" || value === null) return true;
	for (const [step, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
		pointer.push(step);
		const goesOn = visit(inner, pointer, show);
		pointer.pop();
		if (!goesOn) return false;
	}
	return true;
});
var meantIn = (function(field) {
	if (field === null) return "other";
	if (isFreeText(field)) return "text";
	return typesOf(field).every((type) => type === "integer") ? "number" : "other";
});
var pointerOf = (function(path, root) {
	let value = root;
	return path.split("/").slice(1).map(((step) => {
		const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
		const into = Array.isArray(value) ? Number(name) : name;
		value = valueAt(value, [into]);
		return into;
	}));
});
var valueProblem = (function(mistaken) {
	const badName = mistaken.errors.find(((error) => error.keyword === "propertyNames"));
	if (badName !== void 0) return keyProblem(mistaken, String(badName.params["propertyName"]));
	return badValue(mistaken) ?? wrongType(mistaken) ?? outOfBounds(mistaken) ?? badText(mistaken);
});
var badValue = (function(mistaken) {
	const { value, text, errors } = mistaken;
	const error = errors.find((({ keyword }) => keyword === "enum"));
	const shown = text ?? (typeof value === "string" ? value : null);
	if (error === void 0 || shown === null) return null;
	const allowed = error.params["allowedValues"].map(String);
	return {
		...here(mistaken),
		code: "bad-value",
		value: shown,
		allowed,
		nearest: nearest(shown, allowed)
	};
});
var wrongType = (function(mistaken) {
	const { value, text, field, errors } = mistaken;
	const found = typeOf(value);
	const types = field === null ? [] : typesOf(field);
	if (types.includes(found) || !errors.some((({ keyword }) => keyword === "type"))) return null;
	const shown = typeof value === "string" ? value : text;
	return {
		...here(mistaken),
		code: "wrong-type",
		expected: types.join(" or "),
		found,
		text: shown
	};
});
var typeOf = (function(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return Number.isInteger(value) ? "integer" : typeof value;
});
var outOfBounds = (function(mistaken) {
	for (const { keyword, params } of mistaken.errors) {
		const bound = bounds[keyword];
		if (bound === void 0) continue;
		const limit = Number(params["limit"]);
		const [min, max] = bound.end === "min" ? [limit, null] : [null, limit];
		return {
			...here(mistaken),
			code: "out-of-bounds",
			what: bound.what,
			found: sizeOf(mistaken.value),
			min,
			max
		};
	}
	return null;
});
var badText = (function(mistaken) {
	const error = mistaken.errors.find((({ keyword }) => keyword === "pattern"));
	if (error === void 0) return null;
	return {
		...here(mistaken),
		code: "bad-text",
		value: String(mistaken.value),
		expected: String(error.params["pattern"])
	};
});
var shapeProblems = (function(mistaken) {
	const unknown = unknownFields(mistaken);
	const problems = [
		...unknown,
		...missingFields(mistaken, unknown),
		...productProblems(mistaken, unknown),
		...noLists(mistaken, unknown),
		...doubtProblems(mistaken, unknown),
		...valueProblems(mistaken)
	];
	return [...problems, ...joinedLines(mistaken, problems)];
});
var joinedLines = (function({ file, joined }, others) {
	const named = new Set(others.map(((problem) => keyOf(problem.at.pointer))));
	return joined.filter((pointer) => !named.has(keyOf(pointer))).map((pointer) => {
		return {
			severity: isProse(pointer) ? "warning" : "error",
			at: {
				file,
				pointer
			},
			code: "joined-lines"
		};
	});
});
var doubtProblems = (function({ file, doubts }, unknown) {
	const named = new Set(unknown.map(((problem) => keyOf(problem.at.pointer))));
	return doubts.flatMap(((found) => {
		const { pointer, doubt, meant } = found;
		if (isAmbiguousNumber(found)) return [{
			severity: "error",
			at: {
				file,
				pointer
			},
			code: "ambiguous-number",
			text: doubt.text
		}];
		if (meant === "text" && doubt.text !== "" || isAmbiguousExtra(found)) return [{
			severity: "error",
			at: {
				file,
				pointer
			},
			code: "ambiguous-scalar",
			text: doubt.text,
			reads: doubt.reads
		}];
		if (doubt.reads !== "null" || named.has(keyOf(pointer))) return [];
		return [{
			severity: "error",
			at: placeOfNothing(file, pointer),
			code: "null-value",
			field: fieldName(pointer)
		}];
	}));
});
var unknownFields = (function({ file, shape, value, errors }) {
	return errors.flatMap(((error) => {
		if (error.keyword !== "additionalProperties") return [];
		const parent = pointerOf(error.instancePath, value);
		const field = String(error.params["additionalProperty"]);
		const known = fieldAt(shape, parent);
		const allowed = known === null ? [] : allowedIn(known);
		return [{
			severity: "error",
			at: {
				file,
				pointer: [...parent, field],
				key: true
			},
			code: "unknown-field",
			field,
			allowed,
			nearest: meantField(field, allowed)
		}];
	}));
});
var missingFields = (function({ file, value, errors }, unknown) {
	const mistyped = new Set(unknown.map(((problem) => keyOf([...problem.at.pointer.slice(0, -1), problem.nearest ?? ""]))));
	return errors.flatMap(((error) => {
		if (error.keyword !== "required" || isOfChoice(error)) return [];
		const pointer = pointerOf(error.instancePath, value);
		const field = String(error.params["missingProperty"]);
		if (mistyped.has(keyOf([...pointer, field]))) return [];
		return [{
			severity: "error",
			at: {
				file,
				pointer
			},
			code: "missing-field",
			field
		}];
	}));
});
var productProblems = (function({ file, shape, value }, unknown) {
	if (shape !== "detection") return [];
	const [named, product] = [productInName(file), valueAt(value, ["product"])];
	const common = {
		severity: "error",
		at: {
			file,
			pointer: product === void 0 ? [] : ["product"]
		}
	};
	if (product === void 0) {
		const isMistyped = unknown.some(({ nearest: meant }) => meant === "product");
		return named === null && !isMistyped ? [{
			...common,
			code: "product-missing"
		}] : [];
	}
	return named !== null && product !== named && (product === "code" || product === "secrets") ? [{
		...common,
		code: "product-contradiction",
		product,
		named
	}] : [];
});
var noLists = (function({ file, errors }, unknown) {
	return errors.some((({ keyword, instancePath }) => keyword === "anyOf" && instancePath === "")) && unknown.every(({ nearest: meant }) => meant === null || meant === "product") ? [{
		severity: "error",
		at: {
			file,
			pointer: []
		},
		code: "no-lists"
	}] : [];
});
var valueProblems = (function({ file, shape, value, doubts, errors }) {
	const byPlace = Map.groupBy(errors.filter(((error) => !isOfChoice(error))), ((error) => error.instancePath));
	const doubtAt = new Map(doubts.map(((found) => [keyOf(found.pointer), found])));
	return Array.from(byPlace, (([path, atPlace]) => {
		const pointer = pointerOf(path, value);
		const doubt = doubtAt.get(keyOf(pointer));
		if (doubt !== void 0 && isToldAsDoubt(doubt)) return null;
		const text = doubt?.doubt.text ?? null;
		return valueProblem({
			file,
			pointer,
			value: valueAt(value, pointer),
			text,
			field: fieldAt(shape, pointer),
			errors: atPlace
		});
	})).filter(((problem) => problem !== null));
});
var salvage = (function(file, shape, broken, errors) {
	const value = withoutMistakes(broken, errors);
	const deployment = deploymentIn(value);
	if (deployment === null && "deployment_slug" in broken) return null;
	if (shape === "detection") {
		const detection = salvageDetection(file, value, broken);
		return detection && {
			file,
			deployment,
			...detection
		};
	}
	delete value["deployment_slug"];
	return {
		file,
		deployment,
		kind: "remediation",
		policies: (shape === "policy" ? [{
			value,
			at: {
				file,
				pointer: []
			}
		}] : placed(file, ["policies"], listIn(value, "policies"))).flatMap(((entry) => salvagePolicy(entry, broken)))
	};
});
var withoutMistakes = (function(broken, errors) {
	const copies = new Set();
	const value = copyInto(copies, broken);
	for (const { keyword, instancePath, params } of errors) {
		if (keyword === "required") continue;
		const pointer = pointerOf(instancePath, broken);
		const wrong = keyword === "additionalProperties" ? [...pointer, String(params["additionalProperty"])] : pointer;
		const parent = copiedAt(copies, value, wrong.slice(0, -1));
		const field = wrong.at(-1);
		if (typeof field === "string" && parent !== null) Reflect.deleteProperty(parent, field);
	}
	return value;
});
var copiedAt = (function(copies, value, pointer) {
	let parent = value;
	for (const step of pointer) {
		const inner = parent[step];
		if (typeof inner !== "object" || inner === null) return null;
		parent = copies.has(inner) ? inner : parent[step] = copyInto(copies, inner);
	}
	return parent;
});
var copyInto = (function(copies, original) {
	const copy = Array.isArray(original) ? [...original] : { ...original };
	copies.add(copy);
	return copy;
});
var salvagePolicy = (function({ value, at }, broken) {
	if (typeof value !== "object" || value === null) return [];
	const hasSlug = valueAt(broken, [...at.pointer, "slug"]) !== void 0;
	if (isPolicyEntry(value)) return [{
		value,
		at,
		isWhole: true,
		hasSlug
	}];
	return [{
		value: readable(value),
		at,
		isWhole: false,
		hasSlug
	}];
});
var readable = (function(value) {
	const { slug, filters } = value;
	const own = typeof slug === "string" ? { slug } : null;
	const notes = Object.entries(value).filter((([key, note]) => key.startsWith("x-") && typeof note === "string"));
	const conditions = isObject(filters) ? objectsIn(filters, "conditions") : [];
	return {
		...Object.fromEntries(notes),
		name: textOf(value["name"]) || textOf(slug),
		...own,
		filters: {
			mode: "all",
			conditions: conditions.map(((one) => ({
				type: textOf(one["type"]),
				values: listIn(one, "values").map(textOf)
			})))
		},
		actions: objectsIn(value, "actions").map(((one) => ({ type: textOf(one["type"]) })))
	};
});
var salvageDetection = (function(file, value, broken) {
	const named = productInName(file);
	const product = value["product"] ?? named;
	if (product !== "code" && product !== "secrets" || named !== null && product !== named) return null;
	const given = ((name, keep) => Object.hasOwn(value, name) ? placed(file, [name], listIn(value, name)).filter(((item) => keep(item.value))) : null);
	const texts = ((name) => given(name, ((item) => typeof item === "string")));
	return {
		kind: `detection/${product}`,
		lists: {
			rulesets: texts("rulesets"),
			rules: texts("rules"),
			disabled: texts("disabled")
		},
		exceptions: given("exceptions", isException)?.filter((({ value: entry, at }) => keepsScope(entry, valueAt(broken, at.pointer)))) ?? null
	};
});
var listIn = (function(value, name) {
	const list = value[name];
	return Array.isArray(list) ? list : [];
});
var checkFile = (function(file, parsed, extra = noExtraFields) {
	const { value } = parsed;
	if (!isObject(value)) return {
		content: null,
		problems: [notAMapping(file, value)]
	};
	const keys = Object.keys(value).slice(0, keysAsked);
	const shape = classify(keys);
	if (shape === null) return {
		content: null,
		problems: [{
			severity: "error",
			at: {
				file,
				pointer: []
			},
			code: "unknown-file",
			keys
		}]
	};
	const plain = withoutExtras(shape, value, extra);
	const content = contentOf(shape, plain, value);
	if (content === null) {
		const errors = errorsOf(shape, plain);
		return {
			content: salvage(file, shape, plain, errors),
			problems: problemsOf(file, parsed, shape, errors, extra)
		};
	}
	const declared = declare(file, content);
	return {
		content: declared,
		problems: declared !== null && !isSuspect(parsed) && extra === noExtraFields ? [] : problemsOf(file, parsed, shape, [], extra)
	};
});
var checkConfig = (function(file, parsed) {
	const { value } = parsed;
	if (value === null) return {
		content: {},
		problems: []
	};
	if (!isObject(value)) return {
		content: null,
		problems: [notAMapping(file, value)]
	};
	const content = isConfig(value) ? value : null;
	const errors = content === null ? errorsOf("config", value) : [];
	const problems = content === null || isSuspect(parsed) ? problemsOf(file, parsed, "config", errors) : [];
	return {
		content: problems.length === 0 ? content : null,
		problems
	};
});
var contentOf = (function(shape, plain, value) {
	if (shape === "policies") return isPolicyListFile(plain) ? {
		shape,
		value
	} : null;
	if (shape === "policy") return isPolicyFile(plain) ? {
		shape,
		value
	} : null;
	return isDetectionFile(plain) ? {
		shape,
		value
	} : null;
});
var problemsOf = (function(file, parsed, shape, errors, extra = noExtraFields) {
	const { value, joined } = parsed;
	return shapeProblems({
		file,
		shape,
		value,
		joined,
		doubts: findDoubts(shape, parsed.doubts(), extra),
		errors
	});
});
var beyondEntries = (function(text) {
	if (text.length <= 5e5) return null;
	let left = entryLimit;
	begins.lastIndex = 0;
	while (begins.test(text)) if (left-- === 0) return begins.lastIndex - 1;
	return null;
});
var parse = (function(file, text, simple = isSimple(text)) {
	const value = simple && beyondEntries(text) === null ? readPlain(text) : void 0;
	if (value === void 0) return parseAny(file, text);
	return {
		value,
		doubtful: false,
		joined: [],
		doubts: (() => value)
	};
});
var loadConfig = (function(source, path) {
	const asked = path ?? "ifmatch.yaml";
	const file = insidePath("", asked);
	if (file === null) return unread({
		severity: "error",
		at: nowhere,
		code: "path-outside",
		path: asked
	});
	const kind = source.kind(file);
	if (kind === "file") {
		const read = readConfig(source, file);
		return {
			...read,
			problems: [...read.problems, ...misnamedBeside(source, file, "warning")]
		};
	}
	if (kind === "missing" && path === null) return unread(...misnamedBeside(source, file, "error"));
	if (kind === "missing") return unread({
		severity: "error",
		at: nowhere,
		code: "path-missing",
		path: asked
	});
	const at = {
		file,
		pointer: []
	};
	if (kind === "folder") return unread(folderFor(source, {
		asked,
		file,
		at: path === null ? at : nowhere
	}));
	return unread({
		severity: "error",
		at,
		code: kind === "symlink" || kind === "left-out" ? kind : "not-a-file",
		path: asked
	});
});
var misnamedBeside = (function(source, file, severity) {
	return baseName(file) === "ifmatch.yaml" ? misnamedConfigs(source, parentOf(file), severity) : [];
});
var readConfig = (function(source, file) {
	const read = readText(source, file);
	if ("problem" in read) return unread(read.problem);
	const parsed = parse(file, read.text);
	if ("problems" in parsed) return unread(...parsed.problems);
	const { content, problems } = checkConfig(file, parsed);
	if (content === null) return unread(...problems);
	const found = [...problems];
	const settings = toSettings(content, {
		file,
		parsed,
		problems: found
	});
	return {
		settings: found.length === 0 ? settings : {
			...defaultSettings,
			file
		},
		problems: found
	};
});
var toSettings = (function(config, origin) {
	const deployments = new Map(Object.entries(config.deployments ?? {}).map((([slug, { policies }]) => {
		const folders = policies === void 0 ? null : pathsIn(policies, [
			"deployments",
			slug,
			"policies"
		], origin);
		return [slug, {
			id: idOf(slug, origin),
			policies: folders
		}];
	})));
	return {
		file: origin.file,
		policies: policiesOf(config, deployments.size > 0 && [...deployments.values()].every(((one) => one.policies !== null)), origin),
		deployments,
		guards: guardsOf(config.guards ?? {}),
		onStale: config.on_stale ?? defaultSettings.onStale,
		impact: config.impact ?? defaultSettings.impact,
		extraFields: extraFields(config.extra_fields ?? {})
	};
});
var policiesOf = (function(config, haveOwn, origin) {
	if (config.policies !== void 0) return pathsIn(config.policies, ["policies"], origin);
	return haveOwn ? [] : defaultFolders(origin.file);
});
var pathsIn = (function(paths, pointer, { file, problems }) {
	const base = parentOf(file);
	return [paths].flat().flatMap(((path, index) => {
		const inside = insidePath(base, path);
		if (inside !== null) return [inside];
		const at = {
			file,
			pointer: Array.isArray(paths) ? [...pointer, index] : pointer
		};
		problems.push({
			severity: "error",
			at,
			code: "path-outside",
			path
		});
		return [];
	}));
});
var idOf = (function(slug, { file, parsed, problems }) {
	const pointer = [
		"deployments",
		slug,
		"id"
	];
	const id = valueAt(parsed.doubts(), pointer);
	const doubt = doubtIn(id);
	if (doubt === null) return typeof id === "string" ? id : null;
	const { text, reads } = doubt;
	if (/^(?:0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text))) return text;
	const common = {
		severity: "error",
		at: {
			file,
			pointer
		}
	};
	if (/^\d{1,19}$/.test(text)) problems.push({
		...common,
		code: "ambiguous-scalar",
		text,
		reads
	});
	else problems.push({
		...common,
		code: "bad-text",
		value: text,
		expected: "^[0-9]{1,19}$"
	});
	return null;
});
var guardsOf = (function(guards) {
	const otherwise = defaultSettings.guards;
	return {
		maxDeletes: guards.max_deletes ?? otherwise.maxDeletes,
		maxDeletePercent: guards.max_delete_percent ?? otherwise.maxDeletePercent,
		allowEmpty: guards.allow_empty ?? otherwise.allowEmpty,
		protected: guards.protected ?? otherwise.protected,
		looser: guards.looser ?? otherwise.looser
	};
});
var soughtBy = (function(places) {
	const root = newSought();
	for (const { pointer } of places) {
		let sought = root;
		for (const step of pointer) sought = child(sought, String(step));
	}
	return root;
});
var child = (function(sought, step) {
	const known = sought.children.get(step);
	if (known !== void 0) return known;
	const created = newSought();
	sought.children.set(step, created);
	return created;
});
var foundAt = (function(root, place) {
	let sought = root;
	let best = root.value ?? 0;
	for (const step of place.pointer) {
		sought = sought?.children.get(String(step));
		best = sought?.value ?? sought?.key ?? best;
	}
	return place.key === true ? sought?.key ?? best : best;
});
var offsetsOf = (function(text, places) {
	const start = places.every(isWhole) ? startOf(text) : null;
	if (start !== null) return places.map(() => start);
	const root = soughtBy(places);
	return isSimple(text) && readPlain(text, root) !== void 0 ? places.map(((place) => foundAt(root, place))) : offsetsInAny(text, places);
});
var openDocuments = (function(source) {
	const texts = new Map();
	const textOf = ((file) => {
		const known = texts.get(file);
		if (known !== void 0) return known;
		const read = file === "" ? null : readText(source, file);
		const text = read !== null && "text" in read ? read.text : null;
		texts.set(file, text);
		return text;
	});
	const linesOf = remembered(((file) => lineStarts(textOf(file) ?? "")));
	return {
		keep: ((file, text) => void texts.set(file, text)),
		locate: ((places) => locateAll$1(places, textOf, linesOf)),
		excerpt(position) {
			const text = textOf(position.file);
			return text === null ? null : lineAt(text, linesOf(position.file), position.line);
		}
	};
});
var locateAll$1 = (function(places, textOf, linesOf) {
	const positions = places.map(((place) => ({
		file: place.file,
		line: 1,
		column: 1
	})));
	for (const [file, indexes] of Map.groupBy(places.keys(), ((index) => places[index]?.file ?? ""))) {
		const text = textOf(file);
		const asked = indexes.map(((index) => places[index] ?? {
			file,
			pointer: []
		}));
		const offsets = text === null ? null : offsetsOf(text, asked);
		for (const [nth, offset] of (offsets ?? []).entries()) positions[indexes[nth] ?? 0] = positionAt(linesOf(file), file, offset);
	}
	return positions;
});
var remembered = (function(make) {
	const known = new Map();
	return ((key) => {
		const value = known.get(key) ?? make(key);
		known.set(key, value);
		return value;
	});
});
var report = (function(documents, problems) {
	const byFile = Map.groupBy(problems, ((problem) => positioned(problem).file));
	return [...byFile.keys()].toSorted().flatMap(((file) => {
		const located = locateLater(documents, byFile.get(file) ?? []);
		return located.length === 1 ? located : withoutRepeats(located.toSorted(inOrder));
	}));
});
var locateLater = (function(documents, problems) {
	let found;
	const positionOf = ((place) => {
		if (place === null || place.file === "") return null;
		if (!("pointer" in place)) return place;
		found ??= locateAll(documents, problems);
		return found.get(place) ?? null;
	});
	return problems.map(((problem) => ({
		problem,
		get position() {
			return positionOf(positioned(problem));
		},
		get first() {
			return positionOf(firstOf(problem));
		},
		get excerpt() {
			return this.position === null || holdsSecret(problem) ? null : documents.excerpt(this.position);
		}
	})));
});
var locateAll = (function(documents, problems) {
	const places = problems.flatMap(((problem) => [positioned(problem), firstOf(problem)])).filter(((place) => place !== null && "pointer" in place));
	return new Map(documents.locate(places).map(((position, index) => [places[index] ?? nowhere, position])));
});
var originOf = (function(bundle, id) {
	const origin = bundle.origins.get(id);
	if (origin === void 0) throw new Error(`${id} stands in no file`);
	return origin;
});
var overdue = (function({ "x-expires": expires }, origin, today) {
	if (expires === void 0) return [];
	const at = within(origin, "x-expires");
	if (!isDay(expires)) return [{
		severity: "error",
		at,
		code: "bad-date",
		text: expires
	}];
	return expires <= today ? [{
		severity: "error",
		at,
		code: "expired",
		expires,
		today
	}] : [];
});
var isDay = (function(text) {
	const time = Date.parse(`${text}T00:00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
});
var markOfCondition = (function({ type, values }) {
	const mark = hash(0, type);
	return sum(mark, distinctOf(values).map(((value) => hash(mark, value))));
});
var hash = (function(start, text) {
	let result = start ^ 2166136261;
	for (let index = 0; index < text.length; index++) result = Math.imul(result ^ text.charCodeAt(index), 16777619);
	return result;
});
var lint = (function(bundles, today) {
	const { ofPolicies, ofBundles } = byVocabulary;
	const rules = {
		ofPolicies: [
			...ofPolicies,
			sameConditions,
			oddTexts
		],
		ofBundles: [
			...ofBundles,
			rulesOnAndOff,
			exceptionScope,
			expiry(today),
			oddItems
		]
	};
	return bundles.flatMap(((bundle) => [...broken(rules, bundle, null), ...inBrokenPolicies(bundle, today)]));
});
var inBrokenPolicies = (function(bundle, today) {
	const rules = {
		ofPolicies: [...byVocabulary.ofPolicies, oddTexts],
		ofBundles: [expiry(today)]
	};
	return (bundle.broken ?? []).flatMap((({ policy, at, notes }) => {
		const id = policyId(slugOf(policy));
		const alone = {
			deployment: bundle.deployment,
			origins: new Map([[id, at]]),
			notes: new Map(notes === null ? [] : [[id, notes]]),
			kind: "remediation",
			content: { policies: [policy] }
		};
		const isUnread = policy.actions.some((({ type }) => type === ""));
		return broken(rules, alone, null).filter((problem) => {
			if (problem.code === "missing-companion") return !isUnread;
			return !("value" in problem && problem.value === "") && !("type" in problem && problem.type === "");
		});
	}));
});
var lintPolicies = (function(rules, bundle, vocabulary) {
	if (bundle.kind !== "remediation") return [];
	const judges = rules.map(((rule) => rule(bundle, vocabulary)));
	const problems = [];
	for (const policy of bundle.content.policies) for (const judge of judges) for (const problem of judge(policy)) problems.push(problem);
	return problems;
});
var notesOf = (function(entry) {
	const notes = Object.entries(entry).filter(((pair) => pair[0].startsWith("x-") && typeof pair[1] === "string"));
	return notes.length === 0 ? null : Object.fromEntries(notes);
});
var detectionBundle = (function(deployment, kind, files) {
	const building = {
		origins: new Map(),
		notes: new Map(),
		problems: []
	};
	const [first] = files;
	if (first !== void 0) building.origins.set(detectionPolicyId, {
		file: first.file,
		pointer: ["product"],
		key: true
	});
	const merged = ((list) => mergeList(files, list, building));
	const content = {
		...deployment !== null && { deployment_slug: deployment },
		product: kind === "detection/code" ? "code" : "secrets",
		rulesets: merged("rulesets"),
		rules: merged("rules"),
		disabled: merged("disabled"),
		exceptions: mergeExceptions(files, building),
		...mergeExtras(files, building.problems)
	};
	const { origins, notes, problems } = building;
	return {
		bundle: {
			deployment,
			origins,
			notes,
			kind,
			content
		},
		problems
	};
});
var mergeExtras = (function(files, problems) {
	const merged = {};
	const places = new Map();
	for (const { file, extras } of files) for (const [field, value] of Object.entries(extras ?? {})) {
		const at = {
			file,
			pointer: [field],
			key: true
		};
		const first = places.get(field);
		if (first !== void 0) problems.push({
			severity: "error",
			at,
			code: "duplicate-field",
			field,
			first
		});
		else places.set(field, at);
		merged[field] = value;
	}
	return merged;
});
var mergeList = (function(files, list, { origins, problems }) {
	const merged = new Set();
	for (const { file, lists } of files) {
		if (lists[list] !== null && !origins.has(listId(list))) origins.set(listId(list), {
			file,
			pointer: [list],
			key: true
		});
		for (const { value: item, at } of lists[list] ?? []) {
			const first = origins.get(itemId(list, item));
			if (first !== void 0) problems.push({
				severity: "warning",
				at,
				code: "duplicate-item",
				list,
				item,
				first
			});
			else origins.set(itemId(list, item), at);
			merged.add(item);
		}
	}
	return [...merged].toSorted();
});
var mergeExceptions = (function(files, { origins, notes, problems }) {
	const merged = new Map();
	for (const { value: entry, at } of files.flatMap(((file) => file.exceptions ?? []))) {
		const id = exceptionId(entry);
		const first = origins.get(id);
		if (first !== void 0) {
			problems.push({
				severity: "error",
				at,
				code: "duplicate-exception",
				rule: entry.rule,
				scope: scopeOf(entry),
				first
			});
			continue;
		}
		origins.set(id, at);
		merged.set(id, toException(entry));
		const own = notesOf(entry);
		if (own !== null) notes.set(id, own);
	}
	return [...merged].toSorted((([a], [b]) => a < b ? -1 : 1)).map((([, exception]) => exception));
});
var toException = (function(entry) {
	const { exception_type, rule, rule_type, project, project_tag_name } = entry;
	return {
		...hasExtras("exception", entry) && extrasOf("exception", entry),
		exception_type,
		rule,
		rule_type,
		...project !== void 0 && { project },
		...project_tag_name !== void 0 && { project_tag_name }
	};
});
var remediationBundle = (function(deployment, files) {
	const declared = files.flatMap(((file) => file.policies));
	const origins = new Map();
	const notes = new Map();
	const policies = [];
	const broken = [];
	for (const { value, at, isWhole } of declared) {
		if (!isWhole) {
			broken.push({
				policy: toPolicy(value),
				at,
				notes: notesOf(value)
			});
			continue;
		}
		const id = policyId(slugOf(value));
		if (origins.has(id)) continue;
		policies.push(toPolicy(value));
		origins.set(id, at);
		const own = notesOf(value);
		if (own !== null) notes.set(id, own);
	}
	policies.sort(((a, b) => slugOf(a) < slugOf(b) ? -1 : 1));
	return {
		bundle: {
			deployment,
			origins,
			notes,
			kind: "remediation",
			content: {
				...deployment !== null && { deployment_slug: deployment },
				policies
			},
			...broken.length > 0 && { broken }
		},
		problems: identityProblems(declared)
	};
});
var identityProblems = (function(declared) {
	const seen = new Map();
	return declared.flatMap((({ value, at, hasSlug }) => {
		if (value.slug === void 0 && (hasSlug || value.name === "")) return [];
		const slug = slugOf(value);
		const first = seen.get(slug);
		seen.set(slug, first ?? at);
		const problems = [];
		if (!hasSlug) {
			const reads = readsAs(slug);
			problems.push({
				severity: "warning",
				at,
				code: "missing-slug",
				name: value.name,
				derived: slug,
				reads
			});
		}
		if (first !== void 0) problems.push({
			severity: "error",
			at: identityIn(value, at),
			code: "duplicate-slug",
			slug,
			first
		});
		return problems;
	}));
});
var toPolicy = (function(entry) {
	const policy = knownPolicy(entry);
	const { filters } = entry;
	if (hasExtras("filters", filters)) policy.filters = {
		...policy.filters,
		...extrasOf("filters", filters)
	};
	return hasExtras("policy", entry) ? {
		...policy,
		...extrasOf("policy", entry)
	} : policy;
});
var knownPolicy = (function({ name, slug, description, active = true, filters, actions }) {
	const content = {
		active,
		filters: {
			mode: filters.mode,
			conditions: filters.conditions.map(toCondition)
		},
		actions: actions.map(toAction)
	};
	if (slug === void 0) return description === void 0 ? {
		name,
		...content
	} : {
		name,
		description,
		...content
	};
	return description === void 0 ? {
		name,
		slug,
		...content
	} : {
		name,
		slug,
		description,
		...content
	};
});
var assemble = (function(assigned) {
	const parts = [...Map.groupBy(assigned.keys(), ((file) => assigned.get(file) ?? null))].toSorted(([a], [b]) => (a ?? "") < (b ?? "") ? -1 : 1).flatMap((([deployment, files]) => bundleKinds.flatMap(((kind) => part(deployment, kind, files) ?? []))));
	return {
		bundles: parts.map((({ bundle }) => bundle)),
		problems: parts.flatMap((({ problems }) => problems))
	};
});
var part = (function(deployment, kind, files) {
	if (kind === "remediation") {
		const policies = files.filter(((file) => file.kind === "remediation"));
		return policies.length === 0 ? null : remediationBundle(deployment, policies);
	}
	const detection = files.filter(((file) => file.kind === kind));
	return detection.length === 0 ? null : detectionBundle(deployment, kind, detection);
});
var beforeGlob = (function(path) {
	const segments = path.split("/");
	const first = segments.findIndex(isGlob);
	return first < 0 ? path : segments.slice(0, first).join("/");
});
var assignDeployments = (function(files, settings, wanted) {
	const assigned = new Map();
	const problems = [];
	const named = namedBy(files);
	const known = knownIn(settings);
	for (const file of files) {
		const result = settings.deployments.size === 0 ? unconfigured(file, named, wanted) : configured(file, known);
		if (typeof result === "object" && result !== null) problems.push(result);
		else assigned.set(file, result);
	}
	return {
		assigned,
		problems
	};
});
var configured = (function({ file, deployment: slug }, known) {
	const { settings, slugs } = known;
	const common = {
		severity: "error",
		at: {
			file,
			pointer: slug === null ? [] : ["deployment_slug"]
		}
	};
	const candidates = known.candidatesFor(file);
	if (slug === null) {
		if (candidates.length === 0) return {
			...common,
			code: "deployment-outside",
			folders: known.ownFolders
		};
		return byDefault(candidates, settings) ?? {
			...common,
			code: "deployment-missing",
			configured: candidates
		};
	}
	if (candidates.includes(slug)) return slug;
	const folders = settings.deployments.get(slug)?.policies ?? settings.policies;
	if (settings.deployments.has(slug)) return {
		...common,
		code: "deployment-folder",
		slug,
		folders
	};
	return {
		...common,
		code: "deployment-unknown",
		slug,
		configured: slugs,
		nearest: known.closest(slug, slugs)
	};
});
var candidateFinder = (function({ deployments, policies: common }) {
	const ownersOf = pathFinder([...deployments].flatMap((([of, { policies }]) => policies?.map((path) => ({
		path,
		of
	})) ?? [])));
	const commonOf = pathFinder(common.map(((path) => ({
		path,
		of: path
	}))));
	const free = [...deployments].filter((([, { policies }]) => policies === null)).map((([slug]) => slug));
	return ((file) => {
		const own = [...new Set(ownersOf(file))];
		return own.length === 0 || commonOf(file).length > 0 ? [...own, ...free] : own;
	});
});
var pathFinder = (function(paths) {
	const numbered = paths.map(((one, index) => ({
		...one,
		index
	})));
	const byFolder = Map.groupBy(numbered, (({ path }) => beforeGlob(path)));
	return ((file) => {
		return [
			"",
			...foldersAbove(file),
			file
		].flatMap(((folder) => byFolder.get(folder) ?? [])).filter(({ path }) => liesIn(file, path)).toSorted((a, b) => a.index - b.index).map(({ of }) => of);
	});
});
var askedPaths = (function(settings, wanted) {
	const { deployment } = wanted;
	if (wanted.paths.length === 0) {
		if (!(deployment === null || settings.deployments.size === 0 || settings.deployments.has(deployment))) return {
			paths: [],
			problems: [unknownDeployment(settings, deployment, [...settings.deployments.keys()])]
		};
		return {
			paths: configuredPaths(settings, deployment),
			problems: []
		};
	}
	const paths = [];
	const problems = [];
	for (const path of wanted.paths) {
		const inside = insidePath("", path);
		if (inside === null) problems.push({
			severity: "error",
			at: nowhere,
			code: "path-outside",
			path
		});
		else paths.push({
			path: inside,
			at: nowhere,
			byDefault: false
		});
	}
	return {
		paths,
		problems
	};
});
var configuredPaths = (function(settings, deployment) {
	const byDefault = settings.policies === defaultSettings.policies;
	const common = settings.policies.map(((path, index) => {
		return {
			path,
			at: inConfig(settings, ["policies", index]),
			byDefault
		};
	}));
	const own = [...settings.deployments].filter((([slug]) => deployment === null || slug === deployment)).flatMap((([slug, { policies }]) => {
		const at = (index) => inConfig(settings, [
			"deployments",
			slug,
			"policies",
			index
		]);
		return (policies ?? []).map((path, index) => ({
			path,
			at: at(index),
			byDefault: false
		}));
	}));
	return [...common, ...own];
});
var findFiles = (function(source, asked, config) {
	const search = {
		source,
		config,
		files: new Set(),
		problems: []
	};
	for (const one of asked) lookAt(search, one);
	const files = [...search.files].toSorted();
	search.problems.push(...sameNames(files));
	if (files.length === 0 && !hasErrors(search.problems)) search.problems.push(whyNone(asked, config));
	const isRead = (problem) => problem.code === "ignored-file" && search.files.has(problem.path);
	return {
		files,
		problems: search.problems.filter((problem) => !isRead(problem))
	};
});
var sameNames = (function(files) {
	return [...Map.groupBy(files, foldName).values()].flatMap((([first = "", ...others]) => others.map((path) => {
		return {
			severity: "warning",
			at: {
				file: path,
				pointer: []
			},
			code: "same-name",
			path,
			other: first
		};
	})));
});
var lookAt = (function(search, asked) {
	const kind = search.source.kind(asked.path);
	if (kind === "missing" && isGlob(asked.path)) return lookAtGlob(search, asked);
	if (kind === "folder") return walk(search, asked.path);
	if (kind === "missing") return asked.byDefault ? void 0 : missing(search, asked);
	take(search, asked.path, kind);
});
var walk = (function(search, folder) {
	for (const { path, name, kind } of soundEntries(search, folder, () => true)) if (kind === "folder") walk(search, path);
	else takeEntry(search, path, name, kind);
});
var takeEntry = (function(search, path, name, kind) {
	if (path === search.config) return;
	if (name === "ifmatch.yaml") return warnOfConfig(search, path);
	if (isPolicyName(name) || mayBeFolder(search, path, kind)) return take(search, path, kind);
	const meant = meantName(name);
	if (meant !== null) ignore(search, path, meant);
});
var soundEntries = (function(search, folder, concerns) {
	const entries = visibleEntries(search, folder);
	for (const { path } of entries.filter(((entry) => isGarbled(entry) && concerns(entry)))) search.problems.push({
		severity: "error",
		at: {
			file: path,
			pointer: []
		},
		code: "garbled-name",
		path
	});
	return entries.filter(((entry) => !isGarbled(entry)));
});
var visibleEntries = (function(search, folder) {
	try {
		const all = search.source.list(folder);
		if (all.every((({ name }) => name === ".git"))) tellSubmodule(search, folder);
		return all.filter((({ name }) => !name.startsWith(".") && name !== "node_modules")).map((({ name, kind }) => ({
			path: pathIn(folder, name),
			name,
			kind
		})));
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		search.problems.push({
			severity: "error",
			at: {
				file: folder,
				pointer: []
			},
			code: "unreadable",
			reason: error.why
		});
		return [];
	}
});
var take = (function(search, path, kind) {
	if (path === search.config) return;
	if (kind === "file") search.files.add(path);
	else search.problems.push({
		severity: "error",
		at: {
			file: path,
			pointer: []
		},
		code: kind === "symlink" || kind === "left-out" ? kind : "not-a-file",
		path
	});
});
var undeclaredProtected = (function(source, settings, bundles) {
	if (settings.guards.protected.length === 0) return [];
	const declared = new Set(bundles.flatMap(((bundle) => bundle.kind === "remediation" ? bundle.content.policies.map(slugOf) : [])));
	const missing = [...new Set(settings.guards.protected)].filter(((slug) => !declared.has(slug)));
	if (missing.length === 0) return [];
	const places = settings.file === void 0 ? [] : placesOfProtected(source, settings.file, missing);
	const nearestOf = nearestOfMany();
	const slugs = [...declared];
	return missing.map((slug, index) => ({
		severity: "warning",
		at: places[index] ?? nowhere,
		code: "protected-undeclared",
		slug,
		nearest: nearestOf(slug, slugs)
	}));
});
var loadFiles = (function(source, settings, wanted) {
	const documents = openDocuments(source);
	const { files, problems: unread } = wantedFiles(source, settings, wanted);
	wanted.expect?.(files.length);
	const check = (() => checkFiles(source, files, documents, settings.extraFields));
	const checked = source.readMany?.(check) ?? check();
	const broken = [...unread, ...checked.problems];
	const merged = merge(checked.declared, settings, wanted, hasErrors(broken));
	const found = [...broken, ...merged.problems];
	return {
		bundles: merged.bundles,
		problems: [...found, ...protectedProblems(source, settings, wanted, {
			...merged,
			problems: found
		})],
		files,
		policies: merged.bundles.reduce(((sum, bundle) => sum + policiesIn(bundle)), 0),
		locate: documents.locate,
		deploymentsOf: (some) => new Set([...merged.filesOf].flatMap(([slug, own]) => own.some((file) => some.has(file)) ? [slug] : [])),
		report: ((problems) => report(documents, problems))
	};
});
var protectedProblems = (function(source, settings, { paths, deployment }, loaded) {
	return paths.length > 0 || deployment !== null || hasErrors(loaded.problems) ? [] : undeclaredProtected(source, settings, loaded.bundles);
});
var wantedFiles = (function(source, settings, wanted) {
	const asked = askedPaths(settings, wanted);
	if (asked.problems.length > 0 && asked.paths.length === 0) return {
		files: [],
		problems: asked.problems
	};
	const found = findFiles(source, asked.paths, settings.file ?? null);
	const misnamed = misnamedAbove(source, wanted.paths.length === 0 ? [] : asked.paths, settings.file ?? null);
	return {
		files: found.files,
		problems: [
			...asked.problems,
			...misnamed,
			...found.problems
		]
	};
});
var checkFiles = (function(source, files, documents, extra) {
	const declared = [];
	const problems = [];
	for (const file of files) {
		const { content, problems: found } = readFile(source, file, documents, extra);
		if (content !== null) declared.push(content);
		problems.push(...found);
	}
	return {
		declared,
		problems
	};
});
var readFile = (function(source, file, documents, extra) {
	const read = readText(source, file);
	if ("problem" in read) return {
		content: null,
		problems: [read.problem]
	};
	const parsed = parse(file, read.text, read.simple);
	const checked = "problems" in parsed ? {
		content: null,
		problems: parsed.problems
	} : checkFile(file, parsed, extra);
	if (checked.problems.length > 0) documents.keep(file, read.text);
	return checked;
});
var merge = (function(declared, settings, wanted, isPartial) {
	const { assigned, problems: unassigned } = assignDeployments(declared, settings, wanted.deployment);
	const filesOf = namesBy(assigned);
	const all = assemble(assigned);
	const chosen = wanted.deployment === null ? null : chooseDeployment(all.bundles, settings, wanted.deployment, wanted.paths);
	const bundles = chosen?.bundles ?? all.bundles;
	const missing = !isPartial && unassigned.length === 0 ? chosen?.problems ?? [] : [];
	return {
		bundles,
		problems: [
			...unassigned,
			...all.problems,
			...missing
		],
		filesOf
	};
});
var namesBy = (function(assigned) {
	const names = new Map();
	for (const [{ file }, slug] of assigned) {
		const known = names.get(slug);
		if (known === void 0) names.set(slug, [file]);
		else known.push(file);
	}
	return names;
});
var prepareHeap = (function(files) {
	if (files < manyFiles || !knowing.test(process.versions.node)) return;
	process.getBuiltinModule("node:v8").setFlagsFromString("--semi-space-growth-factor=1");
});
var judged = (function(own, judge) {
	if (judge === null) return own;
	const { guards, deployments, onStale, impact, extraFields } = judge;
	return {
		...own,
		policies: commonFolders(own, judge),
		guards,
		deployments,
		onStale,
		impact,
		extraFields
	};
});
var toldOfChange = (function(found, own, judge) {
	const problems = judge === null ? found : found.map((problem) => toldOfExtra(problem, own));
	const changed = judge === null ? [] : changedDeployments(own, judge);
	const isRight = judge?.file === void 0 && !hasErrors(problems);
	if (changed.length === 0 || isRight) return problems;
	return [{
		severity: "warning",
		at: own.file === void 0 ? nowhere : {
			file: own.file,
			pointer: ["deployments"]
		},
		code: "deployments-of-base",
		slugs: changed
	}, ...problems.map((problem) => retold(problem, changed, own))];
});
var refuseConfigAbove = (function({ file }, world) {
	if (file !== void 0) return;
	const above = world.folderAbove(configName);
	if (above === null) return;
	throw new UsageError(`${configName} lies above this folder, in ${above}, so its guards and folders would not count here. Run there, with paths for a part; or give this folder a config of its own.`);
});
var configOf = (function({ paths, config, source }) {
	if (config !== null || paths.length === 0) return config;
	const [first = null, ...others] = new Set(paths.map((path) => nearestConfig(path, source)));
	const [other] = others;
	if (other === void 0) return first;
	const own = source.kind("ifmatch.yaml") === "missing" ? "none" : configName;
	throw new UsageError(`The paths belong to different configs (${[first, other].map((one) => one ?? own).join(", ")}). Run them one by one, or give one for all with --config.`);
});
var pathsOf = (function({ paths, deployment }, settings) {
	const folder = settings.file === void 0 ? null : posix.dirname(settings.file);
	const others = paths.filter(((path) => path !== folder));
	if (others.length === 0 || others.length === paths.length) return others;
	return [...configuredPaths(settings, deployment).map(({ path }) => path), ...others];
});
var pathsOfWhole = (function({ settings, wanted }) {
	const given = pathsOf(wanted, settings);
	const all = configuredPaths(settings, wanted.deployment).map((({ path }) => path));
	if (!given.some((path) => all.some((folder) => liesIn(path, folder))) || all.every((path) => given.includes(path))) return null;
	const folder = posix.dirname(settings.file ?? "ifmatch.yaml");
	return wanted.config !== null || folder === "." ? [] : [folder];
});
var load$1 = (function(wanted, world) {
	const asked = fromRoot(wanted, world);
	const path = configOf(asked);
	const { settings: own, problems } = loadConfig(wanted.source, path);
	const config = own.file ?? path ?? "ifmatch.yaml";
	if (!hasErrors(problems)) refuseConfigAbove(own, world);
	const settings = judged(own, wanted.judge);
	world.config = settings.file ?? null;
	const paths = pathsOf(asked, settings);
	const files = loadFiles(wanted.source, settings, {
		paths,
		deployment: wanted.deployment,
		expect: prepareHeap
	});
	const told = hasErrors(problems) ? files.problems.filter((problem) => isOfFile(problem) && problem.at.file !== config) : toldOfChange(files.problems, own, wanted.judge);
	return {
		...files,
		problems: [
			...problems,
			...told,
			...unmanaged(files, wanted)
		],
		settings,
		wanted: asked
	};
});
var unmanaged = (function({ files, deploymentsOf }, { managed, deployment }) {
	if (managed === void 0 || deployment !== null) return [];
	const isOther = (slug) => !managed.has(slug);
	if (![...deploymentsOf(new Set(files))].some(isOther)) return [];
	return files.flatMap((file) => [...deploymentsOf(new Set([file]))].filter(isOther).map((slug) => ({
		severity: "error",
		at: {
			file,
			pointer: slug === null ? [] : ["deployment_slug"]
		},
		code: "deployment-unmanaged",
		slug
	})));
});
var validate = (function(wanted, world) {
	const files = load$1(wanted, world);
	const problems = check(files, world);
	if (hasErrors(problems)) return invalid(files, problems);
	return {
		kind: "valid",
		problems: files.report(problems),
		files: files.files.length,
		policies: files.policies,
		whole: pathsOfWhole(files)
	};
});
var nextStep = (function(outcome, view) {
	if (view.midway === true || wasDeclined(outcome)) return null;
	return isRollback$1(outcome) ? rollbackSteps[outcome.kind](outcome, view) : steps[outcome.kind](outcome, view);
});
var warningsLine = (function({ kind, problems }, { command, strict = false }) {
	const warnings = countWarnings(problems);
	if (!(command === "validate" || command === "preview") || warnings === 0 || kind === "invalid" || kind === "failed") return null;
	return `${count(warnings, "warning")}. ${strict ? "--strict makes that a failure." : "To fail on warnings, use --strict."}`;
});
var renderTerminal = (function(outcome, view) {
	const asksPlatform = outcome.kind !== "valid" && outcome.kind !== "invalid";
	return layout(paragraphs(headline(outcome, view), ...asksPlatform ? planParagraphs(outcome, view) : [], problemLines(outcome.problems, view), ...asksPlatform ? endParagraphs(outcome) : [], nextLine(outcome, view), lastLine(outcome, view)), view);
});
var headline = (function(outcome, { platform, config = null }) {
	const { before, slug, after } = headlineOf(outcome);
	return [
		words$1(0, styled(headlineLooks[outcome.kind], before), styled("bold", slug ?? ""), after),
		...platform === null ? [] : [words$1(0, styled("dim", `platform: ${platform}`))],
		...config === null ? [] : [words$1(0, styled("dim", `config: ${config}`))]
	];
});
var nextLine = (function(outcome, view) {
	const next = nextStep(outcome, view);
	return next === null ? [] : [words$1(0, `${next.says} `, styled("bold", next.command))];
});
var lastLine = (function(outcome, view) {
	const line = warningsLine(outcome, view);
	return line === null ? [] : [words$1(0, styled("yellow", line))];
});
// src/domain/summary.ts
function summarize(changes) {
	const count = (verb) => changes.filter((change) => change.verb === verb).length;
	const effect = combine(changes.map((change) => change.effect));
	return {
		creates: count("create"),
		updates: count("update"),
		deletes: count("delete"),
		effect
	};
}
function planOf(plan, deployment) {
	const bundles = plan.bundles.filter((bundle) => bundle.deployment.slug === deployment);
	return {
		...plan,
		bundles,
		summary: summarize(bundles.flatMap(({ changes }) => changes))
	};
}
function combine(effects) {
	const found = new Set(effects);
	if (found.has("unknown")) return "unknown";
	if (found.has("mixed") || found.has("looser") && found.has("stricter")) return "mixed";
	if (found.has("looser")) return "looser";
	return found.has("stricter") ? "stricter" : "neutral";
}
const onlyChanged = (plan) => ({
	...plan,
	bundles: plan.bundles.filter(({ changes }) => changes.length > 0)
});
// \0late src/render/yaml/print-any.ts
let loaded$4;
const load$5 = () => loaded$4 ??= process.getBuiltinModule("node:module").createRequire(import.meta.url)("./late-print-any.js");
const printAny = (...args) => load$5().printAny(...args);
// src/domain/rule-lists.ts
const ruleLists = [
	"rulesets",
	"rules",
	"disabled"
];
// src/render/owner-key.ts
const ownerKey = ({ deployment, kind }) => `${kind} ${deployment.slug}`;
// src/render/words/sentence.ts
const foreign = (text) => ({ foreign: text });
const joined$1 = (sentences, by) => sentences.flatMap((sentence, index) => index === 0 ? sentence : [by, ...sentence]);
const textOf$1 = (sentence) => sentence.map((piece) => typeof piece === "string" ? piece : piece.foreign).join("");
function listed$1(things) {
	const last = things.at(-1) ?? [];
	return things.length < 2 ? last : [
		...joined$1(things.slice(0, -1), ", "),
		" and ",
		...last
	];
}
// src/render/words/bundle-name.ts
const bundleName = (bundle, several) => several ? `${bundle.deployment.slug} ${bundle.kind}` : bundle.kind;
const slugsOf = (bundles) => [...new Set(bundles.map(({ deployment }) => deployment.slug))];
const hasSeveralDeployments = (bundles) => slugsOf(bundles).length > 1;
// src/render/triangulation/words.ts
const subjects = {
	"pull request": {
		notFrom: "Not from this pull request",
		apply: "merging"
	},
	files: {
		notFrom: "Not changed in these files",
		apply: "an apply"
	}
};
function revertWords(number, { base }, subject) {
	const { notFrom, apply } = subjects[subject];
	const [are, them] = number === 1 ? ["is", "it"] : ["are", "them"];
	return [
		`${notFrom}: ${count(number, "object")} ${are} not as the base `,
		foreign(base.short),
		` has ${them} on the platform: edited there, or never applied. ${capital(apply)} would revert ${them}.`
	];
}
const overwriteWords = ((subject) => `Also edited on the platform since the base: ${subjects[subject].apply} overwrites that.`);
const ownWords = (own) => ["Against the base: ", ...doneWords(own)];
const editWords = (edit) => ["Edited on the platform: ", ...doneWords(edit)];
const doneWords = ({ verb, says, effect }) => [...says === "" ? [verb] : [...verb === "update" ? [] : [`${verb}, `], foreign(says)], ` (${effectWords[effect]})`];
const unknownWords = "Whether it was edited on the platform cannot be told.";
const originWords = {
	own: "Changed in these files.",
	revert: "Not changed in these files: it differs from the base on the platform, and an apply would revert that.",
	both: overwriteWords("files"),
	unknown: unknownWords
};
const originTitles = {
	own: {
		title: "Changed in these files",
		says: "The platform is as the base has it."
	},
	revert: {
		title: "Not changed in these files",
		says: "The platform is not as the base has it: edited there, or never applied. An apply would revert that."
	},
	both: {
		title: "Changed on both sides",
		says: "An apply would overwrite the edit on the platform."
	},
	unknown: {
		title: "Not told apart",
		says: unknownWords
	}
};
const originLabels = {
	own: "these files",
	revert: "the platform, would be reverted",
	both: "both",
	unknown: "not told apart"
};
const takenBackWords = {
	create: "deleted on the platform",
	update: "edited on the platform",
	delete: "made on the platform"
};
const liveWords = (number) => `Already live: ${count(number, "change")}, nothing to do`;
const liveTail = (number) => number === 0 ? "" : `, ${String(number)} ${number === 1 ? "is" : "are"} already live`;
const countLive = (triangulation) => triangulation?.bundles.reduce((sum, { live }) => sum + live.length, 0) ?? 0;
function triangulationNotes(triangulation, bundles, most = 5) {
	if (triangulation === null) return [];
	return [
		...aheadWords(triangulation, most > 0),
		...notInBase(triangulation, bundles, most),
		...droppedWords(triangulation, bundles, most)
	];
}
function aheadWords({ base }, named) {
	if (!base.isAhead) return [];
	const says = "has commits that these files lack, and what those brought looks like a change of these files: rebase, or name the merge base";
	const merge = foreign(`git merge-base ${shellWord(base.name)} HEAD`);
	return [named ? [
		"The base ",
		foreign(base.name),
		` ${says} (`,
		merge,
		")."
	] : [`The base ${says}.`]];
}
function notInBase({ base, bundles }, planned, most) {
	const changing = planned.filter(({ changes }) => changes.length > 0);
	const missing = new Set(bundles.filter(({ inBase }) => !inBase).map(ownerKey));
	const lacking = changing.filter((bundle) => missing.has(ownerKey(bundle)));
	if (lacking.length === 0) return [];
	const several = slugsOf(planned).length > 1;
	const all = lacking.length === changing.length && lacking.length > 1;
	const owners = lacking.map(({ deployment, kind }) => ({
		slug: deployment.slug,
		kind
	}));
	const names = all ? ["these bundles"] : namesOf(owners, several, most);
	const { short, errorsIn, isUnread } = base;
	const file = most === 0 ? ["a file"] : [foreign(errorsIn ?? "")];
	const why = errorsIn === null ? [" does not declare ", ...names] : [
		" cannot be read, for ",
		...file,
		isUnread ? " is a submodule or a link there" : " has errors there"
	];
	return [[
		"Edits on the platform are not told apart: the base ",
		foreign(short),
		...why,
		"."
	]];
}
function droppedWords({ dropped }, planned, most) {
	if (dropped.length === 0) return [];
	const slugs = new Set([...slugsOf(planned), ...dropped.flatMap(({ deployment }) => deployment ?? [])]);
	const names = namesOf(dropped.map(({ deployment, kind }) => ({
		slug: deployment,
		kind
	})), slugs.size > 1, most);
	const rest = dropped.length === 1 ? "it stays on the platform as it is and is no longer looked after." : "they stay on the platform as they are and are no longer looked after.";
	return [[
		"No file declares ",
		...names,
		` any more: ${rest}`
	]];
}
function namesOf(bundles, several, most) {
	if (most === 0) return [count(bundles.length, "bundle")];
	const names = bundles.slice(0, most).map(({ slug, kind }) => several && slug !== null ? [`${kind} of `, foreign(slug)] : [kind]);
	const more = bundles.length - names.length;
	return listed$1(more > 0 ? [...names, [`${String(more)} more`]] : names);
}
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
// src/render/phrases/phrase.ts
const quoted = ((text) => `"${begun(text)}"`);
const longest = 300;
const isLong = ((text) => text.length > longest);
const begun = ((text) => isLong(text) ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "")}\u2026` : text);
function listed(texts, word = "and") {
	const most = 12;
	if (texts.length > most) return `${texts.slice(0, most).map(quoted).join(", ")} ${word} ${texts.length - most} more`;
	const [last = "", ...before] = texts.map(quoted).toReversed();
	return before.length === 0 ? last : `${before.toReversed().join(", ")} ${word} ${last}`;
}

const unicodeName = (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
// src/render/phrases/meaning.ts
const meaningPhrases = {
	"deployment-missing": ({ configured }) => ({
		says: "the file does not say which deployment it belongs to",
		fix: `add "deployment_slug"${configured.length === 0 ? "" : `: ${listed(configured, "or")}`}`
	}),
	"deployment-unknown": ({ slug, configured, nearest }) => ({
		says: `${quoted(slug)} is not a deployment of this repository`,
		fix: suggestion(nearest, configured, "use one that is configured")
	}),
	"deployments-of-base": ({ slugs }) => ({
		says: `what changes here of ${listed(slugs)} does not count yet: a pull request and its merge go by the "deployments" of before`,
		fix: configFirst
	}),
	"base-path-missing": ({ path, slug }) => ({
		says: `${quoted(path)} does not exist, where the base branch has the files of ${quoted(slug)}: its "deployments" count, not those here`,
		fix: configFirst
	}),
	"deployment-unmanaged": ({ slug }) => ({
		says: slug === null ? "the file names no deployment, and the base branch has no such file" : `the base branch neither configures nor declares the deployment ${quoted(slug)}`,
		fix: "a pull request from a fork is previewed only for deployments of the base branch; add another one in a pull request from a branch of this repository"
	}),
	"deployment-new": ({ slug }) => ({
		says: `${quoted(slug)} is not a deployment of the base branch yet: its "deployments" count, not those of this change`,
		fix: configFirst
	}),
	"extra-field-new": ({ field, object }) => ({
		says: `${quoted(field)} is not in "extra_fields" of the base branch yet: its settings count, not those of this change`,
		fix: `add ${quoted(field)} to "extra_fields.${object}" in a pull request of its own first`
	}),
	"deployment-nearly": ({ slug, wanted }) => ({
		says: `the file is for ${quoted(slug)}, the run for ${quoted(wanted)}: nothing tells two deployments from a slip`,
		fix: `if there are both, name them under "deployments" in ifmatch.yaml; if not, write ${quoted(wanted)} here`
	}),
	"deployment-outside": ({ folders }) => ({
		says: "the file does not lie in a folder of any deployment",
		fix: `move it into that of its deployment (${listed(folders, "or")}), or name its own under "policies" of that deployment in the config`
	}),
	"deployment-folder": ({ slug, folders }) => ({
		says: `the file says deployment ${quoted(slug)}, whose files stand in ${listed(folders)}`,
		fix: "move the file there, or correct \"deployment_slug\""
	}),
	"duplicate-slug": (({ slug, first }) => ({
		says: `another policy has the slug ${quoted(slug)} already, in ${first.file}`,
		fix: "give one of them a slug of its own, or remove it"
	})),
	"duplicate-exception": ({ rule, scope, first }) => ({
		says: `there is an exception for ${quoted(rule)} in ${quoted(scope)} already, in ${first.file}`,
		fix: "remove one of them"
	}),
	"duplicate-field": ({ field, first }) => ({
		says: `${quoted(field)} of this detection policy is also set in ${first.file}`,
		fix: "remove one of them"
	}),
	"duplicate-item": ({ list, item, first }) => ({
		says: `${quoted(item)} stands in ${quoted(list)} already, in ${first.file}`,
		fix: "remove one of them; to take it away later, both would have to go"
	}),
	"rule-enabled-and-disabled": ({ rule }) => ({
		says: `${quoted(rule)} is in "rules" and in "disabled"`,
		fix: "remove it from one of them"
	}),
	"exception-scope": (({ found }) => ({
		says: found === "both" ? "the exception names a project and a project tag" : "the exception names neither a project nor a project tag",
		fix: "give exactly one of \"project\" and \"project_tag_name\""
	})),
	"rulesets-in-secrets": ({ ruleset }) => ({
		says: `${quoted(ruleset)}: this product takes no rulesets`,
		fix: "write rulesets: [] and name the rules under \"rules\""
	}),
	"missing-companion": ({ action, companion }) => ({
		says: `${quoted(action)} needs ${quoted(companion)} in the same policy`,
		fix: `add an action "type: ${companion}"`
	}),
	"missing-slug": ({ derived, reads }) => ({
		says: "the policy has no slug: one is derived from its name, and a new name would delete the policy and create another",
		fix: derived === "" ? "add a \"slug\"" : `add ${reads === null ? quoted(`slug: ${derived}`) : `slug: ${quoted(derived)}`}`
	}),
	"unknown-condition-type": ({ severity, type, known, nearest }) => ({
		says: `${quoted(type)} is not a condition type that ${severity === "error" ? "the platform knows" : "is known here"}`,
		fix: suggestion(nearest, known, "known are")
	}),
	"unknown-action-type": ({ severity, type, known, nearest }) => ({
		says: `${quoted(type)} is not an action type that ${severity === "error" ? "the platform knows" : "is known here"}`,
		fix: suggestion(nearest, known, "known are")
	}),
	"unknown-condition-value": ({ severity, type, value, known, nearest }) => ({
		says: `${quoted(value)} is not a value of ${quoted(type)}${severity === "error" ? "" : " that is known here"}`,
		fix: suggestion(nearest, known, "known are")
	}),
	"unsupported-exception": ({ field, value, known }) => ({
		says: `the platform does not take ${quoted(value)} as ${quoted(field)} for this product`,
		fix: `use ${listed(known, "or")}`
	}),
	expired: ({ expires, today }) => ({
		says: `this expired on ${expires} (today is ${today})`,
		fix: "remove it, or renew \"x-expires\" if it is still wanted"
	}),
	"bad-date": ({ text }) => ({
		says: `${quoted(text)} is no day of the calendar`,
		fix: "write a day as 2027-01-31"
	}),
	"odd-character": ({ text, codePoint }) => {
		const isQuote = /[\p{Pi}\p{Pf}\u201A\u201E]/u.test(String.fromCodePoint(codePoint));
		return {
			says: `${quoted(text)} holds ${isQuote ? "a quote of a word processor" : "an invisible character"} (${unicodeName(codePoint)}), which is a part of it`,
			fix: isQuote ? "type the quotes anew as \" or ', or leave them out" : "type the text anew"
		};
	},
	"misnamed-expiry": ({ field }) => ({
		says: `${quoted(field)} makes nothing expire: it is only a note`,
		fix: "did you mean \"x-expires\"?"
	}),
	"same-conditions": ({ slug, first }) => ({
		says: `${quoted(slug)} matches the same findings as another policy, in ${first.file}`,
		fix: "merge the two policies, or change the conditions of one"
	}),
	"protected-undeclared": ({ slug, nearest }) => ({
		says: `no file declares the protected policy ${quoted(slug)}`,
		fix: nearest === null ? "if it is to be deleted, remove it here first; else correct the slug" : `did you mean ${quoted(nearest)}? If the policy is to be deleted, remove it here first`
	}),
	"platform-rejects": ({ platformCode, message }) => ({
		says: `the platform rejects this: ${message === "" ? platformCode : `${message} (${platformCode})`}`,
		fix: platformFixes[platformCode] ?? "change what the platform names, then preview again"
	})
};
const configFirst = "change \"deployments\" in a pull request of its own first; the one with the files then goes by them";
const platformFixes = {
	UNSUPPORTED_ACTION_TYPE: "use an action type that the platform offers",
	UNKNOWN_REFERENCE: "correct the name, or create on the platform what it refers to",
	MISSING_DEPENDENT_ACTION: "add the action that the platform asks for to the same policy",
	RESERVED_SLUG: "choose another slug; this one belongs to a policy of the system",
	INVALID_CONDITION_VALUE: "use a value that the platform accepts for this condition"
};
// src/render/phrases/reading.ts
const isDefault = (searched) => searched.length === 1 && searched[0] === "policies";
const readingPhrases = {
	"no-files": ({ searched, deployment }) => ({
		says: `no policy file${deployment === void 0 ? "" : ` of the deployment ${quoted(deployment)}`} was found${searched.length === 0 ? "" : ` in ${listed(searched.map((path) => path === "" ? "." : path))}`}`,
		fix: `put .yaml files there${deployment === void 0 && isDefault(searched) ? " (`ifmatch init` writes the first ones)" : ""}, name other folders on the command line, or set "policies" in ifmatch.yaml`
	}),
	"path-missing": ({ at, path }) => ({
		says: `${quoted(path)} does not exist`,
		fix: at.pointer.length > 0 ? "create it, or correct the path; it counts from the folder of the config" : "correct the path; it counts from the folder that ifmatch runs in"
	}),
	"path-outside": ({ path }) => ({
		says: `${quoted(path)} is outside the folder that ifmatch runs in`,
		fix: "give a path inside it, or run ifmatch in a folder above; nothing else is read"
	}),
	symlink: ({ path }) => ({
		says: `${quoted(path)} is a symbolic link, or lies behind one`,
		fix: "put the file itself there; links are not followed"
	}),
	"not-a-file": ({ path }) => ({
		says: `${quoted(path)} is not a regular file`,
		fix: "remove it, or name a regular file; what a submodule holds is not read"
	}),
	"empty-submodule": ({ path }) => ({
		says: `${quoted(path)} is a submodule that is not checked out: what it declares would count as deleted`,
		fix: "check it out with `git submodule update --init`; for the action, which reads none, put its policies into this repository"
	}),
	"left-out": ({ path }) => ({
		says: `${quoted(path)} is left out of this sparse checkout: what it says would count as gone`,
		fix: "check it out with `git sparse-checkout add`, or end the sparse checkout with `git sparse-checkout disable`"
	}),
	"same-name": ({ path, other }) => ({
		says: `${quoted(path)} and ${quoted(other)} are one file on some disks: a clone there has only one of them, and what the other declares would count as deleted`,
		fix: "rename one of them"
	}),
	"garbled-name": ({ path }) => ({
		says: `the name ${quoted(path)} is not UTF-8, or holds the character U+FFFD, as which all such names are read`,
		fix: "rename it, or move it out of the folder"
	}),
	"config-is-folder": ({ path, inside }) => ({
		says: `${quoted(path)} is a folder, and the config is a file`,
		fix: inside === null ? "name the file, or move the folder away" : `name the file in it: ${quoted(inside)}`
	}),
	"config-is-no-policy": ({ path }) => ({
		says: `${quoted(path)} is the config, and holds no policies`,
		fix: "name policy files or folders, or no path at all; the config is checked in every run"
	}),
	unreadable: ({ reason }) => ({
		says: `it cannot be read: ${reason}`,
		fix: reason.includes("permi") ? "check its permissions and run again" : "run again, and see to it if it stays so"
	}),
	"file-too-large": ({ bytes, limit }) => ({
		says: `the file has ${bytes} bytes, more than the limit of ${limit}`,
		fix: "split it into several files; they are merged"
	}),
	"not-utf8": ({ offset }) => ({
		says: `the file is not UTF-8: byte ${offset + 1} does not fit`,
		fix: "save the file as UTF-8"
	}),
	"control-character": ({ codePoint }) => ({
		says: `an invisible character (${unicodeName(codePoint)}) stands here`,
		fix: codePoint === 13 ? "end the lines of the file with LF or CRLF" : "remove it"
	}),
	"empty-file": () => ({
		says: "the file is empty",
		fix: "delete it, or write what is meant: \"policies: []\" means no policy"
	}),
	"ignored-file": ({ path, meant }) => ({
		says: `${quoted(path)} is not read: ${/\.ya?ml$/i.test(path) ? "no path that was asked for fits its name" : "only names that end in .yaml or .yml are"}`,
		fix: `if it holds policies, rename it to ${quoted(meant)}; else move it out of the folder`
	}),
	"misnamed-config": ({ severity, path, expected }) => ({
		says: `${quoted(path)} is not read: the config is called ${quoted(expected)}`,
		fix: severity === "error" ? `rename it to ${quoted(expected)}` : "remove it, and keep what is needed of it in the config"
	}),
	"other-config": ({ path, config }) => ({
		says: `${quoted(path)} is not read: ${config === null ? "the config lies in the folder that ifmatch runs in" : `the run goes by ${quoted(config)}`}`,
		fix: "keep what is needed of it there, or run ifmatch for its folder alone"
	})
};
// src/generated/fields.ts
const fields = {
	Action: {
		type: "object",
		additionalProperties: false,
		properties: {
			type: { type: "string" },
			config: {
				type: "object",
				additionalProperties: { type: "string" }
			}
		}
	},
	Actions: {
		type: "array",
		items: { $ref: "#/$defs/Action" }
	},
	Condition: {
		type: "object",
		additionalProperties: false,
		properties: {
			type: { type: "string" },
			values: {
				type: "array",
				items: { type: "string" }
			},
			mode: {
				type: "string",
				enum: ["any", "none"]
			}
		}
	},
	Config: {
		type: "object",
		additionalProperties: false,
		properties: {
			policies: { $ref: "#/$defs/Paths" },
			deployments: {
				type: "object",
				additionalProperties: { $ref: "#/$defs/ConfigDeployment" }
			},
			guards: { $ref: "#/$defs/ConfigGuards" },
			on_stale: {
				type: "string",
				enum: ["refuse", "same-diff"]
			},
			impact: {
				type: "string",
				enum: ["auto", "off"]
			},
			extra_fields: { $ref: "#/$defs/ConfigExtraFields" }
		}
	},
	ConfigDeployment: {
		type: "object",
		additionalProperties: false,
		properties: {
			id: { type: ["string", "integer"] },
			policies: { $ref: "#/$defs/Paths" }
		}
	},
	ConfigExtraFields: {
		type: "object",
		additionalProperties: false,
		properties: {
			policy: { $ref: "#/$defs/FieldNames" },
			filters: { $ref: "#/$defs/FieldNames" },
			condition: { $ref: "#/$defs/FieldNames" },
			action: { $ref: "#/$defs/FieldNames" },
			detection: { $ref: "#/$defs/FieldNames" },
			exception: { $ref: "#/$defs/FieldNames" }
		}
	},
	ConfigGuards: {
		type: "object",
		additionalProperties: false,
		properties: {
			max_deletes: { type: "integer" },
			max_delete_percent: { type: "integer" },
			allow_empty: { type: "boolean" },
			protected: {
				type: "array",
				items: { type: "string" }
			},
			looser: {
				type: "string",
				enum: ["allow", "consent"]
			}
		}
	},
	DeploymentSlug: { type: "string" },
	DetectionFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-(?!expires$)": true },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlug" },
			product: { $ref: "#/$defs/FileProduct" },
			rulesets: {
				type: "array",
				items: { type: "string" }
			},
			rules: {
				type: "array",
				items: { type: "string" }
			},
			disabled: {
				type: "array",
				items: { type: "string" }
			},
			exceptions: {
				type: "array",
				items: { $ref: "#/$defs/ExceptionEntry" }
			}
		}
	},
	ExceptionEntry: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			exception_type: { $ref: "#/$defs/ExceptionType" },
			rule: { type: "string" },
			rule_type: { $ref: "#/$defs/ExceptionRuleType" },
			project: { type: "string" },
			project_tag_name: { type: "string" },
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	ExceptionRuleType: {
		type: "string",
		enum: ["rule", "pack"]
	},
	ExceptionType: {
		type: "string",
		enum: ["include", "exclude"]
	},
	ExpiryDate: { type: "string" },
	FieldNames: {
		type: "array",
		items: { type: "string" }
	},
	FileProduct: {
		type: "string",
		enum: ["code", "secrets"]
	},
	Filters: {
		type: "object",
		additionalProperties: false,
		properties: {
			mode: {
				type: "string",
				enum: ["all", "any"]
			},
			conditions: {
				type: "array",
				items: { $ref: "#/$defs/Condition" }
			}
		}
	},
	Note: { type: "string" },
	Paths: { oneOf: [{ type: "string" }, {
		type: "array",
		items: { type: "string" }
	}] },
	PolicyActive: { type: "boolean" },
	PolicyDescription: { type: "string" },
	PolicyEntry: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			name: { $ref: "#/$defs/PolicyName" },
			slug: { $ref: "#/$defs/Slug" },
			description: { $ref: "#/$defs/PolicyDescription" },
			active: { $ref: "#/$defs/PolicyActive" },
			filters: { $ref: "#/$defs/Filters" },
			actions: { $ref: "#/$defs/Actions" },
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	PolicyFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlug" },
			name: { $ref: "#/$defs/PolicyName" },
			slug: { $ref: "#/$defs/Slug" },
			description: { $ref: "#/$defs/PolicyDescription" },
			active: { $ref: "#/$defs/PolicyActive" },
			filters: { $ref: "#/$defs/Filters" },
			actions: { $ref: "#/$defs/Actions" },
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	PolicyListFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-(?!expires$)": true },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlug" },
			policies: {
				type: "array",
				items: { $ref: "#/$defs/PolicyEntry" }
			}
		}
	},
	PolicyName: { type: "string" },
	Slug: { type: "string" }
};
// src/domain/extra-fields.ts
const known = {
	policy: Object.keys({
		...fields.PolicyFile.properties,
		...fields.PolicyEntry.properties
	}),
	filters: Object.keys(fields.Filters.properties),
	condition: Object.keys(fields.Condition.properties),
	action: Object.keys(fields.Action.properties),
	detection: Object.keys(fields.DetectionFile.properties),
	exception: Object.keys(fields.ExceptionEntry.properties)
};
const fieldsOfPolicies = Object.values(known).flat();

const noExtraFields = {
	policy: [],
	filters: [],
	condition: [],
	action: [],
	detection: [],
	exception: []
};
function extrasOf(object, value) {
	const own = known[object];
	return Object.fromEntries(Object.entries(value).filter(([name]) => !own.includes(name) && !name.startsWith("x-")));
}

const below = {
	policies: "policy",
	filters: "filters",
	conditions: "condition",
	actions: "action",
	exceptions: "exception"
};
function extraObjectAt(pointer, top) {
	const owner = pointer.slice(0, -1).findLast((step) => typeof step === "string");
	return owner === void 0 ? top : below[owner] ?? null;
}
function extraObjectOf({ at, allowed }) {
	if (allowed.includes("guards")) return null;
	const top = allowed.includes("rulesets") ? "detection" : "policy";
	return allowed.includes("policies") && at.pointer.length === 1 ? null : extraObjectAt(at.pointer, top);
}
// src/render/phrases/type-fix.ts
const typeNames = {
	object: "a mapping",
	array: "a list",
	string: "text",
	integer: "a whole number",
	number: "a number",
	boolean: "true or false",
	null: "nothing"
};
const typeWords = ((type) => typeNames[type] ?? type);
const expectedWords = ((types) => types.split(" or ").map(typeWords).join(" or "));

function mappingFix(pointer, found, text) {
	if (text !== null && /^[a-z_]+:[^\s/]/.test(text)) return "write a space after the colon";
	if (pointer.length === 0 && found === "array") return "begin with a key: above a list of policies stands \"policies:\"";
	if (pointer.at(-1) === "deployments") return "write each slug as a key, as in \"acme: {}\"";
	return entryFix(pointer, text) ?? "write a mapping: keys, each with its value";
}
const none = /^(?:no|none|nothing|off|empty)$/i;
function entryFix(pointer, text) {
	if (text === null || !/^\w+$/.test(text)) return null;
	return {
		actions: `write type: ${text}`,
		conditions: `write type: ${text}, and its "mode" and "values" below`,
		deployments: `write { id: ${text} }`
	}[String(pointer.at(-2))] ?? null;
}
// src/render/phrases/shape.ts
const shapePhrases = {
	"unknown-file": ({ keys }) => keys.includes("tool") && keys.includes("bundles") ? {
		says: "the file is a saved plan, and holds no policies",
		fix: "give it with --plan to apply it; else move it out of the folder"
	} : {
		says: `the file is neither a policy nor a list of policies nor a detection policy${keys.length === 0 ? "" : `; it holds ${listed(keys)}`}`,
		fix: "give it \"policies\", or \"name\", \"filters\" and \"actions\", or \"product\" and its lists; or move it out of the folder"
	},
	"unknown-field": ((problem) => {
		const { at, field, allowed, nearest } = problem;
		const meant = suggestion(nearest, allowed, "remove it, or use one of its fields") + extraFix(problem);
		return {
			says: `${quoted(field)} is not a field of ${ownerOf(at.pointer, allowed)}`,
			fix: fieldFix(field, allowed) ?? meant
		};
	}),
	"missing-field": ({ field }) => ({
		says: `${quoted(field)} is missing here`,
		fix: `add ${quoted(field)}`
	}),
	"product-missing": () => ({
		says: "neither this detection file nor its name says which product it is for",
		fix: "add \"product: code\" or \"product: secrets\", or name the file detection-code.yaml or detection-secrets.yaml"
	}),
	"product-contradiction": ({ product, named }) => ({
		says: `the file says product ${quoted(product)}, its name says ${quoted(named)}`,
		fix: "change one of them"
	}),
	"no-lists": () => ({
		says: "the detection file declares nothing: it has none of \"rulesets\", \"rules\", \"disabled\" and \"exceptions\"",
		fix: "add the lists; \"rules: []\" alone declares that all four are empty"
	}),
	"null-value": ({ at, field }) => typeof at.pointer.at(-1) === "number" ? {
		says: `an entry of ${quoted(field)} is empty`,
		fix: "write it, or remove the dash"
	} : {
		says: `${quoted(field)} has no value`,
		fix: "give it one, or remove the key; an empty list is []"
	},
	"wrong-type": (({ at: { pointer }, expected, found, text }) => ({
		says: `${text === null ? "" : `${quoted(text)} is `}${typeWords(found)}, but ${expectedWords(expected)} belongs here`,
		fix: typeFix({
			pointer,
			expected,
			found,
			text
		})
	})),
	"bad-value": ({ value, allowed, nearest }) => ({
		says: `${quoted(value)} is not allowed here`,
		fix: nearest === null ? `use ${listed(allowed, "or")}` : `did you mean ${quoted(nearest)}? Allowed: ${listed(allowed, "or")}`
	}),
	"out-of-bounds": ({ what, found, min, max }) => ({
		says: what === "number" ? `${found} is out of range` : `${counted(found, what)} here`,
		fix: boundWords(what, min, max)
	}),
	"bad-text": ({ at, value, expected }) => ({
		says: `${quoted(value)} does not have the right form`,
		fix: typeof at.pointer.at(-1) === "number" && value.includes(" - ") ? joined : forms[expected] ?? `write a text that fits the pattern ${expected}`
	}),
	"ambiguous-scalar": (({ text, reads }) => ({
		says: `${begun(text)} without quotes can be read as ${readingWords[reads] ?? reads}, but text belongs here`,
		fix: isLong(text) ? "put it into quotes" : `quote it: "${text}"`
	})),
	"ambiguous-number": ({ text }) => ({
		says: `${begun(text)} is not the same number to all readers of YAML`,
		fix: "write it in decimal digits, with no zero before them"
	}),
	"joined-lines": ({ severity }) => ({
		says: "a further line of this text begins with a dash, and is no entry of a list",
		fix: severity === "error" ? "if it is meant as an entry, indent its dash like its neighbours; else put the text into quotes" : "put the text after a | to keep its lines, or into quotes"
	})
};
const joined = "an identifier has no spaces: indent the dash of the next line like that of this one";


const isConnection = ((field, allowed) => allowed.includes("guards") && /token|url|address|endpoint|host/i.test(field));

const owners = {
	policies: "a policy",
	filters: "filters",
	conditions: "a condition",
	actions: "an action",
	exceptions: "an exception",
	guards: "guards"
};
const counted = (count, what) => count === 0 ? `no ${what}` : `${count} ${what}`;
function boundWords(what, min, max) {
	const unit = what === "number" ? "" : ` ${what}`;
	if (min === 1 && what === "characters") return "write a text that is not empty";
	if (min !== null) return min === 1 ? "give at least one" : `at least ${min}${unit}`;
	return `at most ${max ?? 0}${unit}`;
}
const forms = {
	"^\\S+$": "write it without spaces: it is an identifier",
	"^\\S(?:.*\\S)?$": "write it without spaces at its ends, in one line",
	"^[0-9]{4}-[0-9]{2}-[0-9]{2}$": "write a day as 2027-01-31",
	"^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$": "write the name of a field of the platform",
	"^[0-9]{1,19}$": "write the id in digits, 19 at most, and nothing else"
};
const readingWords = {
	null: "an empty value",
	boolean: "a boolean",
	number: "a number",
	date: "a date"
};
// src/render/phrases/yaml.ts
const yamlPhrases = {
	syntax: ({ reason }) => ({
		says: `not valid YAML: ${reason}`,
		fix: syntaxFixes.find(([word]) => reason.includes(word))?.[1] ?? "correct this line, or the one before it"
	}),
	"duplicate-key": ({ field, first }) => ({
		says: `${quoted(field)} stands twice in the same mapping${first === null ? "" : `, first in line ${first.line}`}`,
		fix: "remove one of them"
	}),
	"unsupported-yaml": (problem) => unsupported[problem.what](problem.text),
	limit: ({ what, limit }) => limits[what](limit)
};
const syntaxFixes = [
	["merge conflict", "keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>"],
	["space of another kind", "type it anew as an ordinary space: this one was copied from a page or a word processor"],
	["dash of another kind", "type it anew as an ordinary dash (-), with a space after it"],
	["colon of another kind", "type it anew as an ordinary colon, with a space after it"],
	["no space follows the dash", "write a space after the dash"],
	["no space follows the colon", "write a space after the colon; put a text that is meant so into quotes"],
	["tab character", "indent with spaces, not with tabs"],
	["deficient indentation", "close the quote or bracket that is still open, or indent this line more"],
	["indentation of a mapping", "indent this line like its neighbours; put a text that holds \": \", or begins with @, into quotes"],
	["ndentation", "indent this line like its neighbours, with spaces"],
	["quote is not closed", "close it in the same line"],
	["quoted scalar", "close the quote"],
	["flow collection", "separate the entries with commas and close the bracket"],
	["a tag in it", "remove it; put text into quotes"],
	["anchor &", "write the value out, or correct the name"],
	["escape", "in double quotes, write a backslash as \\\\"]
];
const unsupported = {
	directive: (text) => ({
		says: `${quoted(text)} is a YAML directive`,
		fix: "remove it; files are read as YAML 1.2"
	}),
	"several-documents": (text) => ({
		says: `a second document begins${text === "" ? "" : ` at ${quoted(text)}`}`,
		fix: "put it into a file of its own: one document a file"
	}),
	tag: (text) => ({
		says: `${quoted(text)} is a tag, which is not read here`,
		fix: "remove it; put text into quotes"
	}),
	"merge-key": () => ({
		says: "\"<<\" merges another mapping, which is not read here",
		fix: "write the fields out"
	}),
	key: (text) => ({
		says: text === "" ? "a key without a name stands here" : `a key that begins with ${quoted(text)} is no text`,
		fix: "write a name, and put the rest after the colon"
	})
};
const limits = {
	depth: (limit) => ({
		says: `nested deeper than ${limit} levels`,
		fix: "no policy needs that; remove the nesting"
	}),
	aliases: (limit) => ({
		says: `more than ${limit} aliases in one file`,
		fix: "write the values out"
	}),
	"expanded-size": (limit) => ({
		says: `aliases repeat more than ${limit} values`,
		fix: "write the values out, or split the file"
	}),
	entries: (limit) => ({
		says: `more than ${limit} lines, commas, brackets and dashes in one file`,
		fix: "split the file"
	})
};
// src/render/phrasebook.ts
const phrasebook = {
	...readingPhrases,
	...yamlPhrases,
	...shapePhrases,
	...meaningPhrases
};

// src/render/terminal/palette.ts
const effectLooks = {
	stricter: "green",
	looser: "red",
	mixed: "yellow",
	neutral: "dim",
	unknown: "yellow"
};
const codes = {
	plain: null,
	bold: [1, 22],
	dim: [2, 22],
	red: [31, 39],
	green: [32, 39],
	yellow: [33, 39],
	cyan: [36, 39]
};

// src/render/terminal/width.ts
const ascii = /^[ -~]*$/;
const wide = /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;
const combining = /\p{M}/u;

function widthOfCharacter(character) {
	if (combining.test(character)) return 0;
	return wide.test(character) ? 2 : 1;
}
const padTo = (text, width) => text + " ".repeat(Math.max(0, width - widthOf(text)));

// src/render/terminal/layout.ts
const leastWidth = 40;


function breakFirstColon(spans) {
	const first = spans.findIndex(({ text }) => text.includes(":"));
	return spans.map(({ text, style }, index) => ({
		text: index === first ? breakLineCommand(text) : text,
		style
	}));
}

const cutWords = ((text, flow) => flow === "words" ? text.match(/ +|[^ ]+ */g) ?? [] : [text]);

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


// src/render/words/place-words.ts
const placeWords = (({ file, line, column }) => `${file}:${String(line)}:${String(column)}`);
// src/render/terminal/excerpt.ts

const show = ((text) => escapeTerminal(text.replaceAll("	", " ")));


// src/render/terminal/line.ts
const plain$1 = ((text) => ({
	text,
	style: "plain"
}));
const styled = ((style, text) => ({
	text,
	style
}));
const words$1 = ((indent, ...parts) => ({
	indent,
	hang: 2,
	flow: "words",
	spans: toSpans(parts)
}));
const code = (indent, hang, ...parts) => ({
	indent,
	hang,
	flow: "code",
	spans: toSpans(parts)
});
const raw = ((indent, ...parts) => ({
	indent,
	hang: 0,
	flow: "raw",
	spans: toSpans(parts)
}));
const blank = {
	indent: 0,
	hang: 0,
	flow: "raw",
	spans: []
};

const toSpans = ((parts) => parts.map(((part) => typeof part === "string" ? plain$1(part) : part)));
// src/render/terminal/problems.ts
const most = 100;



const severity = (({ problem }) => problem.severity === "warning" ? [styled("yellow", "warning: ")] : []);

// src/render/shown-plan.ts
const shownPlan = (outcome) => "plan" in outcome && outcome.kind !== "stale" ? outcome.plan : null;
const isRollback$1 = ((outcome) => "plan" in outcome && outcome.plan !== null && outcome.plan.undoes !== void 0);
const wasDeclined = ((outcome) => outcome.kind === "consent" && outcome.guards.length === 0);
function shownExplained(outcome) {
	if (!("impact" in outcome || "triangulation" in outcome) || outcome.kind === "stale") return {};
	const { impact, triangulation } = outcome;
	const isAhead = outcome.kind === "no-changes" || outcome.kind === "changes" || outcome.kind === "consent";
	return {
		...impact === void 0 ? {} : { impact },
		...triangulation === void 0 || !isAhead ? {} : { triangulation }
	};
}
// src/render/words/headline.ts
const headlines = {
	valid: ((outcome) => alone(`Valid: ${policiesIn$1(outcome)}${outcome.problems.length > 0 ? `, ${problemWords(outcome.problems)}` : ""}`)),
	invalid: (({ problems }) => alone(`Not valid: ${problemWords(problems)}${inFiles(problems)}`)),
	"no-changes": ({ plan, triangulation }) => isRollback(plan) ? of("Nothing to roll back: ", plan, " is as before already") : of("Plan for ", plan, `: no changes${liveTail(countLive(triangulation ?? null))}`),
	changes: ({ plan }) => of(isRollback(plan) ? "Rollback for " : "Plan for ", plan, `: ${summaryWords(plan.summary)}`),
	consent: ({ plan, guards }) => guards.length === 0 ? of("Nothing was applied to ", plan, `: nobody said yes to ${summaryWords(plan.summary)}`) : of("Consent needed for ", plan, `: ${summaryWords(plan.summary)}`),
	stale: ({ plan }) => isRollback(plan) ? of("Stale: ", plan, " was changed since the apply; nothing was rolled back") : of("Stale: ", plan, " is not what was reviewed; nothing was sent"),
	applied: ({ plan, results }) => results.every(({ outcome }) => outcome.result === "already-applied") ? of("Applied already: ", plan, ` has it${isUnsent(results) ? ", and nothing was sent" : ""}`) : of("Applied to ", plan, `: ${summaryWords(appliedSummary(results))}${alreadyTail(results)}`),
	partial: ({ plan, results }) => {
		const done = results.filter(({ outcome }) => outcome.result === "applied" || outcome.result === "already-applied").length;
		return of("Partly applied to ", plan, `: ${String(done)} of ${count(results.length, "bundle")} confirmed`);
	},
	failed: ({ plan }) => plan === null ? alone("Failed") : of("Failed: ", plan, `, ${changeWords(plan.summary).join(", ") || "no changes"} planned`)
};
const isUnsent = (results) => results.every(({ outcome }) => outcome.reason === null);
const appliedSummary = (results) => summarize(results.flatMap(({ bundle, outcome }) => outcome.result === "already-applied" ? [] : bundle.changes));
function alreadyTail(results) {
	const already = results.filter(({ outcome }) => outcome.result === "already-applied").length;
	return already === 0 ? "" : `; ${count(already, "bundle")} applied already`;
}
const isRollback = ({ undoes }) => undoes !== void 0;

function headlineText(outcome) {
	const { before, slug, after } = headlineOf(outcome);
	return `${before}${slug ?? ""}${after}`;
}

const alone = ((before) => ({
	before,
	slug: null,
	after: ""
}));
function of(before, plan, after) {
	const slugs = slugsOf(plan.bundles);
	const [slug] = slugs;
	if (slug === void 0) return alone(`${before}no deployment${after}`);
	return slugs.length === 1 ? {
		before,
		slug,
		after
	} : alone(`${before}${count(slugs.length, "deployment")}${after}`);
}
// src/files/nearest.ts

const mostCompared = 1e6;

const isNearerAsWritten = (word, one, other) => one.toLowerCase() === other.toLowerCase() && distance(word, one, 3) < distance(word, other, 3);

const far = 1e3;
const firstRows = [
	0,
	1,
	2,
	3
].map(((limit) => Array.from({ length: 2 * limit + 1 }, ((_, index) => index < limit ? far : index - limit))));

// src/domain/position.ts
const nowhere = {
	file: "",
	pointer: []
};
// src/domain/settings.ts
const defaultSettings = {
	policies: ["policies"],
	deployments: new Map(),
	guards: {
		maxDeletes: 10,
		maxDeletePercent: 30,
		allowEmpty: false,
		protected: [],
		looser: "allow"
	},
	onStale: "refuse",
	impact: "auto",
	extraFields: noExtraFields
};
// src/files/find/inside-path.ts

// src/files/find/meant-name.ts
const isPolicyName = ((name) => /\.ya?ml$/i.test(name));
function meantName(name) {
	if (isPolicyName(name)) return null;
	const [, original] = /^(.+\.ya?ml)\./i.exec(name) ?? [];
	if (original !== void 0) return original;
	const [, joined] = /^(.*[^\W_])[\W_]*ya?ml$/i.exec(name) ?? [];
	if (joined !== void 0) return `${joined}.yaml`;
	const dot = name.lastIndexOf(".");
	const [stem, ending] = [name.slice(0, dot), name.slice(dot + 1)];
	return dot > 0 && isNearlyYaml(ending) ? `${stem}.yaml` : null;
}
function likelyNames(name) {
	const likely = meantName(name) ?? name;
	if (!isPolicyName(likely)) return [];
	const stem = likely.slice(0, likely.lastIndexOf("."));
	return [
		likely,
		`${stem}.yaml`,
		`${stem}.yml`
	];
}
const isNearlyYaml = (ending) => /^json$/i.test(ending) || /[yz]/i.test(ending) && nearest(ending, ["yaml", "yml"]) !== null;
// src/files/find/misnamed-config.ts


const toPath = (path) => path === "" ? [] : [...foldersAbove(path), path];
const liesAbove = (config, folder) => config?.startsWith(`${folder}/`) ?? false;


process.getBuiltinModule("node:buffer");
const isUtf8 = ((() => process.getBuiltinModule("node:buffer").isUtf8))();
// src/files/yaml/lines.ts

const lineFeed$1 = 10;
const carriageReturn = 13;


// src/files/yaml/limits.ts
const growthLimit = 1e5;
const entryLimit = 5e5;
const keyLimit = 1024;
const problemLimit = 1e3;
// src/files/yaml/mapping.ts

Made.prototype = Object.freeze(Object.create(null));
const newMapping = (() => new Made());
// src/files/yaml/scalars.ts

const isCore = (text) => core.test(text) && !(/\d/.test(text) && Math.abs(Number(text)) === Infinity);
const isTwofold = (text) => /^[-+]?0o?\d+$/.test(text);
const booleans = "true True TRUE false False FALSE yes Yes YES no No NO on On ON off Off OFF y Y n N".split(" ");
const words = new Map([...[
	"",
	"~",
	"null",
	"Null",
	"NULL"
].map(((word) => [word, "null"])), ...booleans.map(((word) => [word, "boolean"]))]);
const longestWord = 5;
const number = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[\da-fA-F_]+|\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:\d[\d_]*(?:\.[\d_]*)?|\._*\d[\d_]*)(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF|nan|NaN|NAN))$/;
const date = /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d?:\d\d?(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?)?$/;
const core = /^(?:|~|null|Null|NULL|true|True|TRUE|false|False|FALSE|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const isNumberStart = ((code) => code >= 48 && code <= 57 || code === 43 || code === 45 || code === 46);
// src/files/yaml/plain-scalars.ts
const notPlainError = new Error("not plain");


const endOf = ((pattern, text, at) => isAt(pattern, text, at) ? pattern.lastIndex : notPlain());
const plain = {
	inBlock: /(?![-?,[\]{}&*!|>'"%@` ])[^\n:#]+(?::[^\n:# ][^\n:#]*)*/y,
	inFlow: /(?![-?&*!|>'"%@` ])[^\n:#,[\]{}]+/y
};
const double = /"[^"\\\n]*"/y;
const single = /'[^'\n]*(?:''[^'\n]*)*'/y;
const expiry$1 = /(?<=[\n ]x-expires: )/y;


const header = /[|>]-? *(?: #[^\n]*)?\n/y;
const body = /( +)[^ \n][^\n]*(?:\n+\1 *[^ \n][^\n]*)*/y;
const lineOfSpaces = /\n+ +\n/y;
function blockScalar(reader, from, indent) {
	const { text } = reader;
	const start = endOf(header, text, from);
	reader.at = endOf(body, text, start);
	const spaces = text.slice(start, skipSpaces(text, start));
	if (spaces.length <= indent || isAt(lineOfSpaces, text, reader.at)) notPlain();
	const lines = text.slice(start + spaces.length, reader.at).replaceAll(`\n${spaces}`, "\n");
	const value = text.charAt(from) === ">" ? fold(lines) : lines;
	return text.charAt(from + 1) === "-" ? value : `${value}\n`;
}
function fold(lines) {
	if (lines.includes("\n ")) notPlain();
	return lines.replaceAll(/\n(\n*)/g, (_, empty) => empty === "" ? " " : empty);
}

// src/files/yaml/plain.ts

const isSimple = ((text) => !beyondAscii.test(text) || !unusual.test(text));
const beyondAscii = /[^\n -~]/;
const unusual = /[^\n\x20-\x7E\xA0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;


const lineFeed = 10;
const numberSign = 35;
const emptyLines = /(?: *(?:#[^\n]*)?\n)*/y;


const keyAndColon = /[A-Za-z][\w-]*:(?=[ \n])/y;


const flowDepth = 5;
const deepest = 24;
const isItem = (({ text, at }) => text.startsWith("- ", at));


const fitted = ((list) => list.slice());

const restOfLine = / *(?=\n|(?<= )#)/y;


function flowMapping(reader, open, room) {
	const mapping = newMapping();
	readEntries(reader, open, "}", () => {
		const key = readKey(reader, mapping);
		mapping[key] = flowValue(reader, skipSpaces(reader.text, reader.at), plain.inFlow, room);
	});
	return mapping;
}

// src/files/read-text.ts
const byteLimit = 10485760;

function whyUnreadable(file, { reason, bytes, why }) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	return {
		missing: {
			...common,
			code: "path-missing",
			path: file
		},
		symlink: {
			...common,
			code: "symlink",
			path: file
		},
		"not-a-file": {
			...common,
			code: "not-a-file",
			path: file
		},
		"too-large": {
			...common,
			code: "file-too-large",
			bytes: bytes ?? 10485760,
			limit: byteLimit
		},
		unreadable: {
			...common,
			code: "unreadable",
			reason: why
		}
	}[reason];
}

const withoutMark = ((text) => text.startsWith("\ufeff") ? text.slice(1) : text);
const forbidden = /\r(?!\n)|(?![\t\n\r])[\p{Cc}\uFEFF\uFFFE\uFFFF]/u;
function firstBadByte(bytes) {
	let [good, bad] = [0, bytes.length + 1];
	while (bad - good > 1) {
		const middle = good + bad >> 1;
		if (isUtf8Prefix(bytes.subarray(0, middle))) good = middle;
		else bad = middle;
	}
	while (!isUtf8(bytes.subarray(0, good))) good--;
	return good;
}
const isUtf8Prefix = (bytes) => {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	try {
		decoder.decode(bytes, { stream: true });
		return true;
	} catch {
		return false;
	}
};
// src/generated/guards/bare-files.js
var __commonJSMin = ((cb, mod) => (() => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports)));
var require_ucs2length = __commonJSMin((((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
})));
const isConfig = validate22;
const func2 = require_ucs2length().default;

const pattern0 = new RegExp("^[0-9]{1,19}$", "u");

const pattern1 = new RegExp("^\\S+$", "u");

const pattern2 = new RegExp("^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$", "u");
function validate31(data) {
	if (Array.isArray(data)) {
		if (data.length > 100) return false;
		else {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data0 = data[i0];
				if (typeof data0 === "string") {
					if (func2(data0) > 255) return false;
					else if (func2(data0) < 1) return false;
					else if (!pattern2.test(data0)) return false;
				} else return false;
			}
		}
	} else return false;
	return true;
}
function validate30(data) {
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!(key0 === "policy" || key0 === "filters" || key0 === "condition" || key0 === "action" || key0 === "detection" || key0 === "exception")) return false;
			if (_errs1 === errors) {
				if (data.policy !== void 0) {
					const _errs2 = errors;
					if (!validate31(data.policy)) errors++;
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.filters !== void 0) {
						const _errs3 = errors;
						if (!validate31(data.filters)) errors++;
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.condition !== void 0) {
							const _errs4 = errors;
							if (!validate31(data.condition)) errors++;
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.action !== void 0) {
								const _errs5 = errors;
								if (!validate31(data.action)) errors++;
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.detection !== void 0) {
									const _errs6 = errors;
									if (!validate31(data.detection)) errors++;
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.exception !== void 0) {
										const _errs7 = errors;
										if (!validate31(data.exception)) errors++;
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else return false;
	}
	return errors === 0;
}

const isDetectionFile = validate39;
const pattern3 = new RegExp("^x-(?!expires$)", "u");


const pattern8 = new RegExp("^x-", "u");
const pattern10 = new RegExp("^\\S(?:.*\\S)?$", "u");


const pattern12 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");




const isPolicyEntry = validate54;









const isPolicyFile = validate73;

const isPolicyListFile = validate83;

// src/files/shape/classify.ts
const telling = [
	{
		shape: "policies",
		keys: ["policies"]
	},
	{
		shape: "detection",
		keys: [
			"product",
			"rulesets",
			"rules",
			"disabled",
			"exceptions"
		]
	},
	{
		shape: "policy",
		keys: [
			"name",
			"filters",
			"actions",
			"slug",
			"active",
			"description"
		]
	}
];

// src/files/shape/declare.ts



const placed = ((file, pointer, items) => items.map(((value, index) => ({
	value,
	at: {
		file,
		pointer: [...pointer, index]
	}
}))));
// src/files/yaml/doubt.ts
var Doubt = class {
	text;
	reads;
	constructor(text, reads) {
		this.text = text;
		this.reads = reads;
	}
};

// src/files/shape/extras.ts

function policyWithout(policy, extra) {
	const plain = inList(without(policy, extra.policy), "actions", (one) => without(one, extra.action));
	const { filters } = plain;
	if (!isObject(filters)) return plain;
	return {
		...plain,
		filters: inList(without(filters, extra.filters), "conditions", (one) => without(one, extra.condition))
	};
}
const exceptionWithout = (exception, extra) => without(exception, extra.exception);
const without = (value, names) => names.length === 0 ? value : Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
function inList(value, name, change) {
	const list = value[name];
	if (!Array.isArray(list)) return value;
	return {
		...value,
		[name]: list.map((item) => isObject(item) ? change(item) : item)
	};
}

// src/files/shape/field.ts
const shapes = {
	policies: fields.PolicyListFile,
	policy: fields.PolicyFile,
	detection: fields.DetectionFile,
	config: fields.Config
};


const typesOf = ((field) => field.oneOf?.flatMap(typesOf) ?? [field.type ?? []].flat());
const isFreeText = ((field) => typesOf(field).includes("string") && field.enum === void 0 && !typesOf(field).includes("integer"));
const allowedIn = ((field) => Object.keys(field.properties ?? {}));
const listIn$1 = ((field) => field.oneOf?.find(({ type }) => type === "array") ?? field);


const named = fields;
// src/files/shape/doubts.ts



const isAmbiguousNumber = (({ doubt, meant }) => meant === "number" && isTwofold(doubt.text));
const isAmbiguousExtra = ({ doubt, meant }) => meant === "any" && doubt.reads !== "null" && !/^(?:true|false)$/.test(doubt.text) && !isSafeNumber(doubt.text);
const isSafeNumber = (text) => String(Number(text)) === text && (!Number.isInteger(Number(text)) || Number.isSafeInteger(Number(text)));
const isMeant$1 = ((doubt, pointer) => doubt.reads === "date" && pointer.at(-1) === "x-expires");
// \0late src/files/shape/guard-errors.ts
let loaded$3;
const load$4 = (() => loaded$3 ??= process.getBuiltinModule("node:module").createRequire(import.meta.url)("./late-guard-errors.js"));
const errorsOf = ((...args) => load$4().errorsOf(...args));
// src/files/shape/pointer.ts

const valueAt = ((root, pointer) => pointer.reduce(((value, step) => {
	return typeof value === "object" && value !== null && Object.hasOwn(value, step) ? value[step] : void 0;
}), root));
const keyOf = ((pointer) => JSON.stringify(pointer));
// src/files/shape/value-problem.ts

const here = (({ file, pointer }) => ({
	severity: "error",
	at: {
		file,
		pointer
	}
}));



const bounds = {
	minLength: {
		what: "characters",
		end: "min"
	},
	maxLength: {
		what: "characters",
		end: "max"
	},
	minItems: {
		what: "items",
		end: "min"
	},
	maxItems: {
		what: "items",
		end: "max"
	},
	minProperties: {
		what: "entries",
		end: "min"
	},
	maxProperties: {
		what: "entries",
		end: "max"
	},
	minimum: {
		what: "number",
		end: "min"
	},
	maximum: {
		what: "number",
		end: "max"
	}
};

function sizeOf(value) {
	if (typeof value === "number") return value;
	if (typeof value === "string") return Array.from(value).length;
	return Array.isArray(value) ? value.length : Object.keys(value).length;
}

function keyProblem(mistaken, name) {
	const errors = mistaken.errors.filter((error) => error.propertyName === name);
	const problem = outOfBounds({
		...mistaken,
		value: name,
		errors
	});
	if (problem === null) throw new Error(`the name "${name}" was refused for no known reason`);
	return {
		...problem,
		at: {
			file: mistaken.file,
			pointer: [...mistaken.pointer, name],
			key: true
		}
	};
}
// src/files/shape/problems.ts


const isProse = (pointer) => pointer.at(-1) === "description" || pointer.some((step) => typeof step === "string" && step.startsWith("x-"));

const placeOfNothing = (file, pointer) => typeof pointer.at(-1) === "string" ? {
	file,
	pointer,
	key: true
} : {
	file,
	pointer
};
const fieldName = (pointer) => pointer.findLast((step) => typeof step === "string") ?? "";

const meantField = ((field, allowed) => nearest(field, allowed) ?? allowed.find((one) => one.startsWith(`${field}_`)) ?? null);

const isOfChoice = (({ schemaPath }) => schemaPath.includes("/anyOf/"));


const isToldAsDoubt = ((found) => found.meant === "text" || found.doubt.reads === "null" || isAmbiguousNumber(found));

// src/files/shape/salvage.ts






const textOf = ((value) => typeof value === "string" ? value : "");
const objectsIn = ((value, name) => listIn(value, name).map(((item) => isObject(item) ? { ...item } : {})));
const deploymentIn = (({ deployment_slug: slug }) => typeof slug === "string" ? slug : null);

const isException = ((value) => isDetectionFile({
	product: "code",
	exceptions: [value]
}));
const keepsScope = ((entry, whole) => ["project", "project_tag_name"].every(((name) => name in entry || valueAt(whole, [name]) === void 0)));

// src/files/shape/check-file.ts


const isSuspect = (({ doubtful, joined }) => doubtful || joined.length > 0);
const keysAsked = 100;
function notAMapping(file, value) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	if (value === null) return {
		...common,
		code: "empty-file"
	};
	const found = Array.isArray(value) ? "array" : typeof value;
	return {
		...common,
		code: "wrong-type",
		expected: "object",
		found,
		text: null
	};
}


// \0late src/files/yaml/parse-any.ts
let loaded$2;
const load$3 = (() => loaded$2 ??= process.getBuiltinModule("node:module").createRequire(import.meta.url)("./late-parse-any.js"));
const parseAny = (...args) => load$3().parseAny(...args);
const readEvents = ((...args) => load$3().readEvents(...args));
// src/files/yaml/entries.ts

const begins = /[\n,[{]|[-?](?= )/g;
// src/files/yaml/parse.ts

// src/files/config.ts

function folderFor(source, { asked, file, at }) {
	const inside = posix.join(file, configName);
	return {
		severity: "error",
		at,
		code: "config-is-folder",
		path: asked,
		inside: source.kind(inside) === "file" ? inside : null
	};
}

const unread = (...problems) => ({
	settings: defaultSettings,
	problems
});



const defaultFolders = (file) => file.includes("/") ? defaultSettings.policies.map((folder) => posix.join(posix.dirname(file), folder)) : defaultSettings.policies;


function placesOfProtected(source, file, slugs) {
	const pointer = ["guards", "protected"];
	const read = readText(source, file);
	const parsed = "text" in read ? parse(file, read.text) : null;
	const found = parsed !== null && "value" in parsed ? valueAt(parsed.value, pointer) : null;
	const indexes = new Map(Array.isArray(found) ? found.map((slug, index) => [slug, index]).toReversed() : []);
	return slugs.map((slug) => {
		const index = indexes.get(slug);
		return {
			file,
			pointer: index === void 0 ? pointer : [...pointer, index]
		};
	});
}

// \0late src/files/yaml/locate-any.ts
let loaded$1;
const load$2 = (() => loaded$1 ??= process.getBuiltinModule("node:module").createRequire(import.meta.url)("./late-locate-any.js"));
const offsetsInAny = ((...args) => load$2().offsetsInAny(...args));
// src/files/yaml/sought.ts
const newSought = (() => ({
	children: new Map(),
	key: null,
	value: null
}));



// src/files/yaml/locate.ts

const isWhole = (({ pointer }) => pointer.length === 0);
function startOf(text) {
	content.lastIndex = 0;
	return content.test(text) ? content.lastIndex : null;
}
const content = /(?: *(?:#[^\r\n]*)?\n){0,1000} *(?=[A-Za-z])/y;
// src/files/documents.ts



// src/files/report.ts



const holdsSecret = ((problem) => problem.code === "unknown-field" && /token|secret|passw|credential|api.?key|private.?key/i.test(problem.field));
const positioned = ((problem) => "position" in problem ? problem.position : problem.at);
const firstOf = ((problem) => "first" in problem ? problem.first : null);
function inOrder(a, b) {
	const [left, right] = [a.position, b.position];
	if (left !== null && right !== null && left.line !== right.line) return left.line - right.line;
	if (left !== null && right !== null && left.column !== right.column) return left.column - right.column;
	return a.problem.code < b.problem.code ? -1 : Number(a.problem.code > b.problem.code);
}
function withoutRepeats(located) {
	const seen = new Set();
	const numberOf = numbered();
	return located.filter(({ problem, position, first }) => {
		const { at: _, ...facts } = problem;
		const short = "known" in facts ? {
			...facts,
			known: numberOf(facts.known)
		} : facts;
		const key = JSON.stringify([
			position ?? problem.at,
			short,
			first
		]);
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}
function numbered() {
	const numbers = new Map();
	return (list) => {
		const known = numbers.get(list);
		if (known !== void 0) return known;
		const text = JSON.stringify(list);
		const number = numbers.get(text) ?? numbers.size;
		numbers.set(text, number).set(list, number);
		return number;
	};
}
// src/domain/slug.ts
function deriveSlug(name) {
	return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
}
// src/domain/declared-policies.ts
const slugOf = (({ slug, name }) => slug ?? deriveSlug(name));
function policyFinder({ policies }) {
	const named = new Map(policies.filter(({ slug }) => slug === void 0).map((policy) => [policy.name, policy]));
	const bySlug = new Map(policies.map((policy) => [slugOf(policy), policy]));
	return (slug, name) => bySlug.get(slug) ?? (typeof name === "string" ? named.get(name) : void 0) ?? null;
}
function touchedPolicies(bundle, changes) {
	const find = policyFinder(bundle);
	const touched = changes.flatMap(({ object, key, after }) => object === "RemediationPolicy" && after ? find(String(key["slug"]), after["name"]) ?? [] : []);
	return new Set(touched);
}
function unchangedPolicies(bundle, changes) {
	const touched = touchedPolicies(bundle, changes);
	return bundle.policies.filter((policy) => !touched.has(policy));
}
function identitiesIn(bundle) {
	if (bundle.kind !== "remediation") return ({ id }) => [id];
	const find = policyFinder(bundle.content);
	return (change) => {
		const policy = change.verb === "delete" ? null : find(String(change.key["slug"]), change.after["name"]);
		return policy === null ? [change.id] : [change.id, policyId(slugOf(policy))];
	};
}
// src/files/lint/rule.ts
const fine = [];
const inPolicy = (bundle, policy, ...steps) => within(originOf(bundle, policyId(slugOf(policy))), ...steps);

const within = ((place, ...steps) => ({
	file: place.file,
	pointer: [...place.pointer, ...steps]
}));
// src/files/lint/seen.ts
const seenConditionTypes = [
	"severity",
	"confidence",
	"repository_tag",
	"vulnerability_class",
	"breaking_change",
	"full_scan"
];
const seenActionTypes = new Map([
	["block", ["pr_comment"]],
	["pr_comment", []],
	["jira", []],
	["slack_app", []],
	["webhook", []],
	["triage", []]
]);
const seenValues = new Map([["severity", [
	"low",
	"medium",
	"high",
	"critical"
]], ["confidence", [
	"low",
	"medium",
	"high"
]]]);
// src/files/lint/action-types.ts
const actionTypes = ((bundle, vocabulary) => {
	const told = vocabulary !== null && vocabulary.actionTypes.size > 0;
	const known = [...(told ? vocabulary.actionTypes : seenActionTypes).keys()];
	const severity = told ? "error" : "warning";
	return ((policy) => {
		if (policy.actions.every((({ type }) => known.includes(type)))) return fine;
		return policy.actions.flatMap(({ type }, index) => {
			if (known.includes(type)) return [];
			const at = inPolicy(bundle, policy, "actions", index, "type");
			return [{
				severity,
				at,
				code: "unknown-action-type",
				type,
				known,
				nearest: nearest(type, known)
			}];
		});
	});
});
// src/files/lint/companions.ts
const companions = ((bundle, vocabulary) => {
	const told = vocabulary !== null && vocabulary.actionTypes.size > 0;
	const requires = ((type) => (told ? vocabulary.actionTypes.get(type)?.requires : seenActionTypes.get(type)) ?? []);
	const severity = told ? "error" : "warning";
	return ((policy) => {
		const { actions } = policy;
		const isMissing = ((companion) => !actions.some((({ type }) => type === companion)));
		if (!actions.some((({ type }) => requires(type).some(isMissing)))) return fine;
		return actions.flatMap(({ type: action }, index) => {
			const at = inPolicy(bundle, policy, "actions", index);
			return requires(action).filter(isMissing).map((companion) => ({
				severity,
				at,
				code: "missing-companion",
				action,
				companion
			}));
		});
	});
});
// src/files/lint/condition-types.ts
const conditionTypes = ((bundle, vocabulary) => {
	const told = vocabulary !== null && vocabulary.conditionTypes.size > 0;
	const known = told ? [...vocabulary.conditionTypes.keys()] : seenConditionTypes;
	const severity = told ? "error" : "warning";
	return ((policy) => {
		const { conditions } = policy.filters;
		if (conditions.every((({ type }) => known.includes(type)))) return fine;
		return conditions.flatMap(({ type }, index) => {
			if (known.includes(type)) return [];
			const at = inPolicy(bundle, policy, "filters", "conditions", index, "type");
			return [{
				severity,
				at,
				code: "unknown-condition-type",
				type,
				known,
				nearest: nearest(type, known)
			}];
		});
	});
});
// src/files/lint/condition-values.ts
const conditionValues = ((bundle, vocabulary) => {
	const severity = vocabulary === null ? "warning" : "error";
	const values = vocabulary === null ? seenValues : vocabulary.values;
	const sets = new Map([...values].map((([type, known]) => [type, new Set(known)])));
	const isKnown = ((condition) => {
		const known = sets.get(condition.type);
		return known === void 0 || known.size === 0 || condition.values.every(((value) => known.has(value)));
	});
	const nearestOf = nearestOfMany();
	return ((policy) => {
		const { conditions } = policy.filters;
		if (conditions.every(isKnown)) return fine;
		return conditions.flatMap(({ type, values: given }, index) => {
			const known = values.get(type) ?? [];
			if (known.length === 0) return [];
			const at = inPolicy(bundle, policy, "filters", "conditions", index, "values");
			return given.flatMap((value, place) => {
				if (sets.get(type)?.has(value) === true) return [];
				const facts = {
					code: "unknown-condition-value",
					type,
					value,
					known,
					nearest: nearestOf(value, known)
				};
				return [{
					severity,
					at: within(at, place),
					...facts
				}];
			});
		});
	});
});
// src/files/lint/exception-kinds.ts
const exceptionKinds = ((bundle, vocabulary) => {
	if (bundle.kind === "remediation" || vocabulary === null) return [];
	const fields = [{
		field: "exception_type",
		known: vocabulary.exceptionTypes
	}, {
		field: "rule_type",
		known: vocabulary.ruleTypes
	}];
	return bundle.content.exceptions.flatMap((exception) => {
		const origin = originOf(bundle, exceptionId(exception));
		return fields.flatMap(({ field, known }) => {
			const value = exception[field];
			if (known.length === 0 || known.includes(value)) return [];
			return [{
				severity: "error",
				at: within(origin, field),
				code: "unsupported-exception",
				field,
				value,
				known
			}];
		});
	});
});
// src/files/lint/exception-scope.ts
const exceptionScope = ((bundle) => {
	if (bundle.kind === "remediation") return [];
	return bundle.content.exceptions.flatMap(((exception) => {
		const given = [exception.project, exception.project_tag_name].filter(((scope) => scope !== void 0)).length;
		if (given === 1) return [];
		return [{
			severity: "error",
			at: originOf(bundle, exceptionId(exception)),
			code: "exception-scope",
			found: given === 0 ? "none" : "both"
		}];
	}));
});
// src/files/lint/expiry.ts
const expiry = ((today) => ((bundle) => [...bundle.notes].flatMap((([id, notes]) => {
	const origin = originOf(bundle, id);
	return [...misnamedIn(notes, origin), ...overdue(notes, origin, today)];
}))));

const misnamedIn = ((notes, origin) => Object.entries(notes).filter((([name, text]) => isMisnamed(name, text))).map(([field]) => {
	return {
		severity: "error",
		at: {
			...within(origin, field),
			key: true
		},
		code: "misnamed-expiry",
		field
	};
}));
const isMisnamed = ((name, text) => name !== "x-expires" && /\b20[0-9]{2}/.test(text) && (/^x-expir/i.test(name) || nearest(name, ["x-expires"]) !== null));

// src/files/lint/odd-characters.ts
const odd = /(?!(?<=\p{L})\u2019\p{L})[\u00A0\u00AB\u00BB\u2018-\u201F\u2039\u203A]|(?![\u200C\u200D]|(?<=\u{1F3F4}\p{Cf}{0,15})[\u{E0020}-\u{E007F}])(?=\p{DI})\p{Cf}/u;
const inQuotes = /^[\u00AB\u2018\u201A\u201C\u201E][^\u00AB\u2018\u201A\u201C\u201E]*[\u00BB\u2018\u2019\u201C\u201D]$/u;
const oddTexts = ((bundle) => ((policy) => {
	const { slug = "", name, filters } = policy;
	return odd.test(slug) || inQuotes.test(name) || filters.conditions.some((({ values }) => values.some(((value) => odd.test(value))))) ? inOddPolicy(bundle, policy) : fine;
}));
function inOddPolicy(bundle, policy) {
	const { slug = "", name, filters } = policy;
	return [
		...inQuotes.test(name) ? toldOf(name, inPolicy(bundle, policy, "name")) : [],
		...toldOf(slug, inPolicy(bundle, policy, "slug")),
		...filters.conditions.flatMap(({ type, values }, at) => seenValues.has(type) ? [] : values.flatMap((value, index) => toldOf(value, inPolicy(bundle, policy, "filters", "conditions", at, "values", index))))
	];
}
const oddItems = ((bundle) => {
	if (bundle.kind === "remediation") return [];
	const { content } = bundle;
	return [...ruleLists.flatMap(((list) => content[list].flatMap(((item) => odd.test(item) ? toldOf(item, originOf(bundle, itemId(list, item))) : [])))), ...content.exceptions.flatMap(((exception) => [
		"rule",
		"project",
		"project_tag_name"
	].flatMap(((field) => {
		const text = exception[field] ?? "";
		return odd.test(text) ? toldOf(text, within(originOf(bundle, exceptionId(exception)), field)) : [];
	}))))];
});
function toldOf(text, at) {
	const codePoint = odd.exec(text)?.[0].codePointAt(0);
	return codePoint === void 0 ? [] : [{
		severity: "warning",
		at,
		code: "odd-character",
		text,
		codePoint
	}];
}
// src/files/lint/rules-on-and-off.ts
const rulesOnAndOff = ((bundle) => {
	if (bundle.kind === "remediation") return [];
	const enabled = new Set(bundle.content.rules);
	return bundle.content.disabled.filter(((rule) => enabled.has(rule))).map((rule) => ({
		severity: "warning",
		at: originOf(bundle, itemId("disabled", rule)),
		code: "rule-enabled-and-disabled",
		rule,
		first: originOf(bundle, itemId("rules", rule))
	}));
});
// src/files/lint/rulesets.ts
const rulesets = ((bundle, vocabulary) => {
	if (bundle.kind === "remediation") return [];
	if (bundle.kind !== "detection/secrets" && vocabulary?.rulesetsAccepted !== false) return [];
	return bundle.content.rulesets.map((ruleset) => ({
		severity: "error",
		at: originOf(bundle, itemId("rulesets", ruleset)),
		code: "rulesets-in-secrets",
		ruleset
	}));
});
// src/files/lint/same-conditions.ts
const sameConditions = ((bundle) => {
	const byMark = new Map();
	const byMeaning = new Map();
	const firstLike = (policy) => {
		const meaning = meaningOf(policy.filters);
		const first = byMeaning.get(meaning) ?? policy;
		byMeaning.set(meaning, first);
		return first;
	};
	return ((policy) => {
		const mark = markOf(policy.filters);
		const alike = byMark.get(mark);
		if (alike === void 0) {
			byMark.set(mark, policy);
			return fine;
		}
		if (alike !== null) {
			firstLike(alike);
			byMark.set(mark, null);
		}
		const first = firstLike(policy);
		if (first === policy) return fine;
		return [{
			severity: "warning",
			code: "same-conditions",
			slug: slugOf(policy),
			at: inPolicy(bundle, policy, "filters"),
			first: inPolicy(bundle, first, "filters")
		}];
	});
});
const markOf = (({ conditions }) => sum(0, distinctOf(conditions.map(markOfCondition))));

const sum = ((start, marks) => marks.reduce(((total, mark) => total + mark | 0), start));
const distinctOf = ((list) => list.length <= 8 && list.every(((one, index) => list.indexOf(one) === index)) ? list : [...new Set(list)]);

function meaningOf({ mode, conditions }) {
	const parts = distinct(conditions.map((one) => `${one.mode ?? "any"}\0${one.type}\0${distinct(one.values).join("\0")}`));
	return `${parts.length > 1 ? mode : "all"}\u0001${parts.join("")}`;
}
const distinct = (texts) => distinctOf(texts).toSorted();
// src/files/lint.ts
const byVocabulary = {
	ofPolicies: [
		conditionTypes,
		conditionValues,
		actionTypes,
		companions
	],
	ofBundles: [rulesets, exceptionKinds]
};


const isGuess = ({ code }) => guesses.has(code);
const guesses = new Set([
	"unknown-condition-type",
	"unknown-condition-value",
	"unknown-action-type",
	"missing-companion"
]);
const lintKnown = (bundle, vocabulary) => broken(byVocabulary, bundle, vocabulary);
const broken = (({ ofPolicies, ofBundles }, bundle, vocabulary) => [...lintPolicies(ofPolicies, bundle, vocabulary), ...ofBundles.flatMap(((rule) => rule(bundle, vocabulary)))]);

// src/files/assemble/notes.ts

// src/files/assemble/detection.ts




const scopeOf = (entry) => entry.project ?? entry.project_tag_name ?? "";

// src/files/assemble/remediation.ts


const identityIn = (({ slug }, { file, pointer }) => ({
	file,
	pointer: [...pointer, slug === void 0 ? "name" : "slug"]
}));


const toCondition = ((condition) => condition.mode === void 0 ? {
	...condition,
	mode: "any"
} : condition);
const toAction = ((action) => action.config === void 0 ? {
	...action,
	config: {}
} : action);
// src/files/assemble/assemble.ts


// src/files/find/glob.ts
const isGlob = ((path) => /[*?]/.test(path));

function openGlob(segments) {
	return {
		segments,
		next: reachable(segments, [0])
	};
}
function enter(glob, name) {
	const after = [...glob.next].flatMap((at) => {
		const segment = glob.segments[at];
		if (segment === void 0) return [];
		if (segment === "**") return [at];
		return fits(segment, name) ? [at + 1] : [];
	});
	return {
		segments: glob.segments,
		next: reachable(glob.segments, after)
	};
}
const isMeant = (glob) => glob.next.has(glob.segments.length);
const leadsOn = (glob) => [...glob.next].some((at) => at < glob.segments.length);
function reachable(segments, from) {
	const all = new Set();
	for (const start of from) for (let at = start; !all.has(at); at++) {
		all.add(at);
		if (segments[at] !== "**") break;
	}
	return all;
}
function fits(pattern, name) {
	let [at, star, retry] = [
		0,
		-1,
		0
	];
	for (let index = 0; index < name.length;) if (pattern[at] === "*") {
		star = at++;
		retry = index;
	} else if (pattern[at] === "?" || pattern[at] === name[index]) {
		at++;
		index++;
	} else if (star >= 0) {
		at = star + 1;
		index = ++retry;
	} else return false;
	while (pattern[at] === "*") at++;
	return at === pattern.length;
}
// src/files/assemble/assign-deployments.ts

const namedBy = ((files) => [...new Set(files.flatMap(((file) => file.deployment ?? [])))].toSorted());
function unconfigured(file, named, wanted) {
	const slug = file.deployment;
	if (slug !== null) return wanted !== null && named.includes(wanted) ? nearly(file, slug, wanted) ?? slug : slug;
	return named.length === 0 ? null : {
		severity: "error",
		at: {
			file: file.file,
			pointer: []
		},
		code: "deployment-missing",
		configured: named
	};
}
function nearly({ file }, slug, wanted) {
	if (slug === wanted || nearest(slug, [wanted]) === null) return null;
	return {
		severity: "error",
		at: {
			file,
			pointer: ["deployment_slug"]
		},
		code: "deployment-nearly",
		slug,
		wanted
	};
}
const knownIn = ((settings) => ({
	settings,
	slugs: [...settings.deployments.keys()],
	ownFolders: [...settings.deployments.values()].flatMap((({ policies }) => policies ?? [])),
	candidatesFor: candidateFinder(settings),
	closest: nearestOfMany()
}));

function byDefault(candidates, settings) {
	const own = candidates.filter((slug) => settings.deployments.get(slug)?.policies !== null);
	if (own.length === 1) return own[0];
	return settings.deployments.size === 1 ? candidates[0] : void 0;
}


function liesIn(file, folder) {
	if (folder === "" || file === folder || file.startsWith(`${folder}/`)) return true;
	if (!isGlob(folder)) return false;
	let glob = openGlob(folder.split("/"));
	for (const name of file.split("/")) {
		glob = enter(glob, name);
		if (isMeant(glob)) return true;
	}
	return false;
}
// src/files/find/asked-paths.ts

function unknownDeployment(settings, slug, known) {
	return {
		severity: "error",
		at: inConfig(settings, ["deployments"]),
		code: "deployment-unknown",
		slug,
		configured: known,
		nearest: nearest(slug, known)
	};
}

const inConfig = ((settings, pointer) => settings.file === void 0 ? nowhere : {
	file: settings.file,
	pointer
});
// src/files/fold-name.ts
const foldName = ((name) => name.normalize("NFKC").toUpperCase().toLowerCase());
// src/files/find/find-files.ts


const whyNone = (asked, config) => config !== null && asked.length > 0 && asked.every(({ path }) => path === config) ? {
	severity: "error",
	at: nowhere,
	code: "config-is-no-policy",
	path: config
} : noFiles(asked.map(({ path }) => path));
const noFiles = (searched, deployment) => ({
	severity: "error",
	at: nowhere,
	code: "no-files",
	searched,
	...deployment === void 0 ? {} : { deployment }
});

function missing(search, asked) {
	search.problems.push({
		severity: "error",
		at: asked.at,
		code: "path-missing",
		path: asked.path
	});
}
function lookAtGlob(search, asked) {
	const segments = asked.path.split("/");
	const literal = segments.findIndex(isGlob);
	const folder = segments.slice(0, literal).join("/");
	const own = {
		...search,
		files: new Set(),
		problems: []
	};
	if (search.source.kind(folder) === "folder") walkGlob(own, folder, openGlob(segments.slice(literal)));
	if (own.files.size === 0 && !hasErrors(own.problems)) missing(search, asked);
	for (const file of own.files) search.files.add(file);
	for (const problem of own.problems) search.problems.push(problem);
}
function walkGlob(search, folder, glob) {
	const concerns = ({ name, kind }) => {
		const here = enter(glob, name);
		return isMeant(here) || kind !== "file" && leadsOn(here);
	};
	for (const { path, name, kind } of soundEntries(search, folder, concerns)) {
		const here = enter(glob, name);
		if (kind === "folder") {
			if (isMeant(here)) walk(search, path);
			else if (leadsOn(here)) walkGlob(search, path, here);
		} else if (isMeant(here)) takeEntry(search, path, name, kind);
		else if (kind !== "file" && leadsOn(here)) {
			if (mayBeFolder(search, path, kind)) take(search, path, kind);
		} else if (isMeant(enter(glob, meantName(name) ?? name))) takeEntry(search, path, name, kind);
		else leaveOut(search, glob, path, name);
	}
}
function leaveOut(search, glob, path, name) {
	if (path === search.config || name === "ifmatch.yaml") return;
	const meant = likelyNames(name).find((likely) => isMeant(enter(glob, likely)));
	if (meant !== void 0) ignore(search, path, meant);
}


function warnOfConfig({ problems, config }, path) {
	problems.push({
		severity: "warning",
		at: {
			file: path,
			pointer: []
		},
		code: "other-config",
		path,
		config
	});
}
function ignore(search, path, meant) {
	search.problems.push({
		severity: "warning",
		at: {
			file: path,
			pointer: []
		},
		code: "ignored-file",
		path,
		meant
	});
}
const mayBeFolder = ({ source }, path, kind) => kind === "other" || kind === "left-out" || kind === "symlink" && !source.leadsToFile(path);
const isGarbled = (({ name, kind }) => name.includes("\ufffd") && (kind !== "file" || isPolicyName(name)));


function tellSubmodule({ source, problems }, path) {
	if (source.isSubmodule?.(path) !== true) return;
	problems.push({
		severity: "error",
		at: {
			file: path,
			pointer: []
		},
		code: "empty-submodule",
		path
	});
}

// src/files/assemble/choose-deployment.ts
function chooseDeployment(bundles, settings, slug, paths) {
	const chosen = bundles.filter((bundle) => bundle.deployment === slug || bundle.deployment === null).map((bundle) => withDeployment(bundle, slug));
	if (chosen.length > 0) return {
		bundles: chosen,
		problems: []
	};
	const known = knownDeployments(bundles, settings);
	if (!known.includes(slug)) return {
		bundles: [],
		problems: [unknownDeployment(settings, slug, known)]
	};
	const searched = askedPaths(settings, {
		paths,
		deployment: slug
	}).paths.map(({ path }) => path);
	return {
		bundles: [],
		problems: [noFiles(searched, slug)]
	};
}
function knownDeployments(bundles, settings) {
	if (settings.deployments.size > 0) return [...settings.deployments.keys()];
	return [...new Set(bundles.flatMap((bundle) => bundle.deployment ?? []))];
}
function withDeployment(bundle, slug) {
	if (bundle.kind === "remediation") return {
		...bundle,
		deployment: slug,
		content: {
			deployment_slug: slug,
			...bundle.content
		}
	};
	return {
		...bundle,
		deployment: slug,
		content: {
			deployment_slug: slug,
			...bundle.content
		}
	};
}
// src/files/undeclared-protected.ts

// src/files/load.ts






const policiesIn = ((bundle) => bundle.kind === "remediation" ? bundle.content.policies.length : 0);

// src/world/heap.ts
const manyFiles = 1e3;
const knowing = /^(?:22|24)\./;

// src/commands/judged.ts

function commonFolders({ file, policies }, judge) {
	const haveOwn = judge.deployments.size > 0 && [...judge.deployments.values()].every((one) => one.policies !== null);
	if (file === void 0 || policies.length > 0 || haveOwn) return policies;
	return judge.file === void 0 ? defaultFolders(file) : judge.policies;
}

function changedDeployments(own, judge) {
	const wordsOf = ({ deployments }, slug) => JSON.stringify(deployments.get(slug) ?? null);
	return [...new Set([...own.deployments.keys(), ...judge.deployments.keys()])].filter((slug) => wordsOf(own, slug) !== wordsOf(judge, slug)).toSorted();
}
function retold(problem, changed, own) {
	const { severity, at } = problem;
	if (problem.code === "deployment-unknown" && own.deployments.has(problem.slug)) return {
		severity,
		at,
		code: "deployment-new",
		slug: problem.slug
	};
	const [key, slug] = at.pointer;
	if (problem.code !== "path-missing" || at.file !== own.file || key !== "deployments") return problem;
	if (typeof slug !== "string" || !changed.includes(slug)) return problem;
	return {
		severity,
		at: {
			file: at.file,
			pointer: [key, slug]
		},
		code: "base-path-missing",
		path: problem.path,
		slug
	};
}
function toldOfExtra(problem, own) {
	if (problem.code !== "unknown-field") return problem;
	const object = extraObjectOf(problem);
	if (object === null || !own.extraFields[object].includes(problem.field)) return problem;
	const { severity, at, field } = problem;
	return {
		severity,
		at,
		code: "extra-field-new",
		field,
		object
	};
}
// src/commands/refuse-config-above.ts

// src/commands/scope.ts
const fromRoot = ((wanted, world) => ({
	...wanted,
	paths: wanted.paths.map(((path) => world.insideRoot(path))),
	config: wanted.config && world.insideRoot(wanted.config)
}));

function nearestConfig(path, source) {
	for (let folder = posix.normalize(path);; folder = posix.dirname(folder)) {
		if (folder === "." || folder === ".." || folder.startsWith("../") || folder === "/") return null;
		const candidate = posix.join(folder, configName);
		if (source.kind(folder) === "folder" && source.kind(candidate) !== "missing") return candidate;
	}
}

function refuseParts(files) {
	const { settings, wanted } = files;
	if (pathsOf(wanted, settings).length === 0 || areAll(files)) return;
	const whole = loadFiles(wanted.source, settings, {
		paths: [],
		deployment: wanted.deployment
	});
	const folders = configuredPaths(settings, wanted.deployment).map(({ path }) => path === "" ? "." : path).join(", ");
	if (hidesObjects(whole.problems)) throw new OthersInvalid(`Other files in ${folders} have errors, so nobody can tell whether the paths give all of a bundle. Run \`ifmatch validate\` without paths.`);
	for (const bundle of files.bundles) {
		const left = leftOut(bundle, whole);
		if (left === 0) continue;
		throw new UsageError(`The paths give only a part of ${bundle.kind}: ${count(left, "more object")} of it in ${folders} would count as deleted. Give all of its files, or no paths.`);
	}
}
function areAll({ files, settings, wanted }) {
	const all = wantedFiles(wanted.source, settings, {
		paths: [],
		deployment: wanted.deployment
	});
	if (hidesObjects(all.problems)) return false;
	const given = new Set(files);
	return all.files.every((file) => given.has(file));
}

const hidesObjects = (problems) => problems.some(({ severity, code }) => severity === "error" && !absent.has(code));
function leftOut({ deployment, kind, origins }, whole) {
	return [...whole.bundles.find((bundle) => bundle.kind === kind && bundle.deployment === deployment)?.origins.keys() ?? []].filter((id) => !origins.has(id)).length;
}
const absent = new Set(["no-files", "path-missing"]);
// src/commands/load.ts


const isOfFile = ({ code }) => !byConfig.has(code);
const byConfig = new Set([
	"no-files",
	"config-is-no-policy",
	"deployment-missing",
	"deployment-unknown",
	"deployment-nearly",
	"duplicate-slug",
	"duplicate-exception",
	"duplicate-item",
	"duplicate-field"
]);
const check = ((files, world) => [...files.problems, ...lint(files.bundles, world.today)]);
const invalid = ((files, problems) => ({
	kind: "invalid",
	problems: files.report(problems)
}));
// src/commands/validate.ts

// src/render/words/next-step.ts


const steps = {
	valid: ((_, { again }) => next("preview", again)),
	invalid: (({ problems }, { command, again, reviewed, plan }) => problems.some(isAsTyped) ? null : {
		...next(command, again, saved(reviewed), writes[command](plan, reviewed)),
		says: "Next, when the errors are fixed:"
	}),
	"no-changes": () => null,
	changes: (outcome, view) => changesStep(outcome, view),
	consent: (outcome, { command, again, reviewed, plan }) => ({
		...next(command, again, saved(reviewed), reported(plan, reviewed), consents(outcome)),
		says: "If all of that is meant:"
	}),
	stale: (_, { again, reviewed }) => ({
		...next("preview", again, saved(reviewed)),
		says: "Next, review what it is now:"
	}),
	applied: () => null,
	partial: (_, { again }) => ({
		...next("preview", again),
		says: "Next, see what is left (running again is safe):"
	}),
	failed: () => null
};
const isAsTyped = (({ problem: { code, at } }) => typed.has(code) && (at.file === "" || code === "deployment-unknown" && at.pointer[0] === "deployments"));
const typed = new Set([
	"path-missing",
	"path-outside",
	"config-is-folder",
	"config-is-no-policy",
	"deployment-unknown"
]);
const toFiles = "As long as the files declare what was undone, the next apply brings it back. What they would change:";
const rollbackSteps = {
	...steps,
	changes: (outcome, view) => rollbackStep("Next:", outcome, view),
	consent: (outcome, view) => rollbackStep("If all of that is meant:", outcome, view),
	stale: (_, view) => staleRollback(view),
	applied: (_, { again }) => ({
		...next("preview", again),
		says: toFiles
	}),
	partial: (_, { again, plan, reviewed }) => ({
		...next("apply", again, saved(plan ?? reviewed)),
		says: "Next, apply what is left (running again is safe):"
	})
};
const staleRollback = ({ command, again, reviewed }) => command === "rollback" ? {
	...next("rollback", again, saved(reviewed), "--write"),
	says: "To go back all the same, put the old values into the files and preview those:"
} : {
	...next("rollback", again, "--plan FILE --save", shellWord(reviewed ?? "FILE")),
	says: "Next, make the rollback again from the plan that was applied:"
};
function rollbackStep(says, outcome, { plan, again, reviewed }) {
	return {
		command: [(saved(plan) !== "" ? next("apply", again, saved(plan)) : next("rollback", again, saved(reviewed), "--save FILE")).command, consents(outcome)].filter(Boolean).join(" "),
		says
	};
}
const saved = ((plan) => typeof plan === "string" ? `--plan ${shellWord(plan)}` : "");
const reported = (plan, reviewed) => typeof plan === "string" && plan !== reviewed ? `--report ${shellWord(plan)}` : "";
const writes = {
	validate: (() => ""),
	preview: saved,
	apply: reported,
	rollback: (plan) => typeof plan === "string" ? `--save ${shellWord(plan)}` : ""
};
function changesStep(outcome, { command, plan, again }) {
	const same = [again, saved(plan)].filter(Boolean).join(" ");
	if (command === "apply") return {
		...next("apply", "--yes", same, consents(outcome)),
		says: "Nothing is applied yet. Without being asked:"
	};
	return next("apply", same, consents(outcome));
}
const consents = (outcome) => "guards" in outcome ? [...new Set(outcome.guards.map(({ consent }) => consent))].join(" ") : "";
const next = ((...parts) => ({
	says: "Next:",
	command: ["ifmatch", ...parts].filter(((part) => part !== void 0 && part !== "")).join(" ")
}));
// \0late src/render/terminal/platform-paragraphs.ts
let loaded;
const load = () => loaded ??= process.getBuiltinModule("node:module").createRequire(import.meta.url)("./late-platform-paragraphs.js");
const planParagraphs = (...args) => load().planParagraphs(...args);
const endParagraphs = (...args) => load().endParagraphs(...args);
// src/render/terminal.ts

const headlineLooks = {
	valid: "green",
	invalid: "red",
	"no-changes": "green",
	changes: "plain",
	consent: "yellow",
	stale: "red",
	applied: "green",
	partial: "yellow",
	failed: "red"
};



export { Doubt, absent, alreadyTail, appliedSummary, askedPaths, assemble, assignDeployments, beforeGlob, beyondEntries, blank, bundleName, byteLimit, check, checkFile, code, combine, configOf, configuredPaths, defaultFolders, defaultSettings, deriveSlug, editWords, effectLooks, entryLimit, exceptionWithout, excerptAt, extraObjectAt, extrasOf, fieldsOfPolicies, findFiles, foldName, foreign, foundAt, fromRoot, growthLimit, hasSeveralDeployments, headlineOf, headlineText, identitiesIn, invalid, isCore, isGuess, isPolicyName, isRollback$1 as isRollback, isTwofold, isUnsent, isUtf8, joined$1 as joined, keyLimit, layout, liesIn, likelyNames, lineStarts, lint, lintKnown, liveTail, liveWords, load$1 as load, loadConfig, loadFiles, meantName, nearest, newMapping, nextStep, noExtraFields, nowhere, onlyChanged, openDocuments, originLabels, originTitles, originWords, overwriteWords, ownWords, ownerKey, padTo, paragraphs, parse, pathsOf, phrase, placeWords, plain$1 as plain, planOf, pointerOf, policyFinder, policyWithout, positionAt, printAny, problemLimit, problemLines, raw, readBytes, readEvents, readText, readsAs, refuseConfigAbove, refuseParts, renderTerminal, report, revertWords, ruleLists, shownExplained, shownPlan, slugOf, slugsOf, soughtBy, splitAt, styled, summarize, takenBackWords, textOf$1 as textOf, touchedPolicies, triangulationNotes, unchangedPolicies, unknownWords, validate, wantedFiles, wasDeclined, widthOf, words$1 as words };
