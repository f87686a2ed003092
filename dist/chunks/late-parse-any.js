import { COLLECTION_STYLE, CORE_SCHEMA, EVENT_ID, NOT_RESOLVED, SCALAR_STYLE, Schema, YAMLException, constructFromEvents, defineMappingTag, defineScalarTag, parseEvents, seqTag, strTag } from "./js-yaml.js";
import { anchorOf, endOf, firstToken, isBlock, isNothing, isPlain, startOf, textOf } from "./events.js";
import { Doubt, beyondEntries, entryLimit, growthLimit, isCore, isTwofold, keyLimit, lineStarts, newMapping, positionAt, readsAs } from "./validate.js";
var readEvents = (function(text) {
	const beyond = beyondEntries(text);
	if (beyond !== null) return {
		code: "limit",
		what: "entries",
		limit: entryLimit,
		offset: beyond
	};
	const first = firstToken(text, 0);
	if (/[ \t]/.test(text.charAt(first - 1)) && /^---(?:\s|$)/.test(text.slice(first, first + 4))) return {
		code: "syntax",
		reason: "the document marker --- is indented",
		offset: first
	};
	if (/^\.\.\.(?:\s|$)/.test(text.slice(first, first + 4)) && !/[ \t]/.test(text.charAt(first - 1))) return {
		code: "syntax",
		reason: "the end marker ... stands before the document",
		offset: first
	};
	if (text.charAt(first) === "%") return {
		code: "unsupported-yaml",
		what: "directive",
		text: lineFrom(text, first),
		offset: first
	};
	try {
		return parseEvents(text, { maxDepth: 32 });
	} catch (error) {
		return whyUnread(error, text, first);
	}
});
// src/files/yaml/duplicate-keys.ts
function duplicateKeys(text, events) {
	const refusals = [];
	const frames = [];
	let end = 0;
	for (const event of events) {
		if (refusals.length === 1e3) break;
		if (event.type === EVENT_ID.POP) {
			frames.pop();
			finish$1(frames.at(-1));
		} else if (event.type !== EVENT_ID.DOCUMENT) {
			refusals.push(...repeated(text, event, end, frames.at(-1)));
			end = endOf(event, end);
			enter(frames, event);
		}
	}
	return refusals;
}
function repeated(text, node, after, frame) {
	if (node.type !== EVENT_ID.SCALAR || !frame?.isKey) return [];
	const key = textOf(text, node);
	const offset = startOf(text, node, after);
	const first = frame.keys.get(key);
	if (first !== void 0) return [{
		code: "duplicate-key",
		field: key,
		offset,
		first
	}];
	frame.keys.set(key, offset);
	return [];
}
function enter(frames, node) {
	if (node.type === EVENT_ID.MAPPING) frames.push({
		keys: new Map(),
		isKey: true
	});
	else if (node.type === EVENT_ID.SEQUENCE) frames.push(null);
	else finish$1(frames.at(-1));
}
function finish$1(frame) {
	if (frame) frame.isKey = !frame.isKey;
}
// src/files/yaml/first-tab.ts
function firstTab(text) {
	let token = firstToken(text, 0);
	if (/^---\s/.test(text.slice(token, token + 4))) token = firstToken(text, token + 3);
	const line = text.lastIndexOf("\n", token - 1) + 1;
	const tab = text.slice(line, token).indexOf("	");
	return tab < 0 || "{[".includes(text.charAt(token)) ? null : line + tab;
}
// src/files/yaml/refuse.ts
const harmlessTags = {
	"!!str": EVENT_ID.SCALAR,
	"!!seq": EVENT_ID.SEQUENCE,
	"!!map": EVENT_ID.MAPPING
};
function refuseTag(text, node) {
	if (node.type === EVENT_ID.ALIAS || node.tagStart < 0) return null;
	const tag = text.slice(node.tagStart, node.tagEnd);
	return harmlessTags[tag] === node.type && !isNothing(node) ? null : {
		code: "unsupported-yaml",
		what: "tag",
		text: tag,
		offset: node.tagStart
	};
}
function refuseAnchor(text, node) {
	if (node.anchorStart < 0) return null;
	return text.charAt(node.anchorEnd - 1) !== ":" && /^[\s,\]}]?$/.test(text.charAt(node.anchorEnd)) ? null : {
		code: "syntax",
		reason: "no space follows the name of an anchor",
		offset: node.anchorStart - 1
	};
}
function refuseOnKeyLine(text, node, after) {
	if (node.type !== EVENT_ID.MAPPING || node.style !== COLLECTION_STYLE.BLOCK) return null;
	if (/[\r\n]/.test(text.slice(after, node.start))) return null;
	return {
		code: "syntax",
		reason: "a nested mapping begins on the line of its key",
		offset: node.start
	};
}
function refuseKey(text, node, after, pointer) {
	const offset = startOf(text, node, after);
	if (node.type === EVENT_ID.ALIAS) return {
		code: "unsupported-yaml",
		what: "key",
		text: `*${text.slice(node.anchorStart, node.anchorEnd)}`,
		offset
	};
	if (node.type !== EVENT_ID.SCALAR) return {
		code: "unsupported-yaml",
		what: "key",
		text: text.charAt(node.start),
		offset
	};
	if (node.valueEnd - node.valueStart > 1024) return {
		code: "syntax",
		reason: `a key has over ${String(keyLimit)} characters`,
		offset
	};
	if (!isPlain(node)) return null;
	const key = textOf(text, node);
	if (key === "") return {
		code: "unsupported-yaml",
		what: "key",
		text: "",
		offset
	};
	if (key === "<<") return {
		code: "unsupported-yaml",
		what: "merge-key",
		text: key,
		offset
	};
	const reads = readsAs(key);
	return reads === null ? null : {
		code: "ambiguous-scalar",
		text: key,
		reads,
		pointer: [...pointer(), key]
	};
}
function refuseScalar(text, scalar) {
	if (isBlock(scalar)) return refuseTabLine(text, scalar);
	if (scalar.style !== SCALAR_STYLE.DOUBLE_QUOTED || scalar.fast) return null;
	const offset = scalar.valueStart - 1;
	const written = text.slice(scalar.valueStart, scalar.valueEnd);
	if (!areAll(withinUnicode, written)) return {
		code: "syntax",
		reason: "an escape stands for no character of Unicode",
		offset
	};
	if (!areAll(withoutEmptyLine, written)) return {
		code: "syntax",
		reason: "an empty line follows an escaped line break",
		offset
	};
	const found = forbidden.exec(textOf(text, scalar));
	return found === null ? null : {
		code: "control-character",
		codePoint: found[0].charCodeAt(0),
		offset
	};
}
function refuseTabLine(text, scalar) {
	tabLine.lastIndex = scalar.valueEnd;
	const found = tabLine.exec(text);
	if (found === null || /\r(?!\n)/.test(found[0])) return null;
	return {
		code: "syntax",
		reason: "a line of nothing but tabs follows a block of text",
		offset: tabLine.lastIndex - 1
	};
}
const tabLine = /[ \r\n]*\t(?=[ \t]*(?:\r?\n|$))/y;
const withoutEmptyLine = /\\(?:[^\r\n]|\r?\n(?![ \t]*\r?\n))/gs;
const withinUnicode = /\\(?:[^U]|U00(?:0[\da-fA-F]|10)[\da-fA-F]{4})/gs;
const areAll = (escapes, text) => !text.replaceAll(escapes, "").includes("\\");
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;
const isJoined = (text, scalar) => scalar.style === SCALAR_STYLE.PLAIN && !scalar.fast && /\n[ \t]*-(?:\s|$)/.test(text.slice(scalar.valueStart, scalar.valueEnd));
function isDoubtful(text, scalar, key) {
	if (!isPlain(scalar)) return false;
	const value = textOf(text, scalar);
	const reads = readsAs(value);
	if (reads === null) return false;
	if (reads === "date") return key === null || textOf(text, key) !== "x-expires";
	return reads === "null" || !isCore(value) || isTwofold(value);
}
// src/files/yaml/inspect.ts
function inspect(text, events) {
	const state = {
		text,
		refusals: [],
		doubtful: false,
		joined: [],
		frames: [],
		anchors: new Map(),
		aliases: 0,
		growth: 0,
		documents: 0,
		end: 0
	};
	for (const event of events) if (event.type === EVENT_ID.DOCUMENT) openDocument(state, event.explicitStart);
	else if (event.type === EVENT_ID.POP) close(state);
	else visit(state, event);
	return {
		refusals: state.refusals,
		doubtful: state.doubtful,
		joined: state.joined
	};
}
const leaf = {
	size: 1,
	height: 0
};
function openDocument(state, hasMarker) {
	if (++state.documents === 2) refuseSecondDocument(state);
	if (state.documents === 1 && hasMarker) state.end = firstToken(state.text, 0) + 3;
	state.anchors.clear();
	state.frames.push(newFrame("document", null));
}
const newFrame = (kind, anchor) => ({
	kind,
	anchor,
	key: null,
	expectsValue: false,
	count: 0,
	size: 1,
	height: 1
});
function refuseSecondDocument(state) {
	const marker = /(?<=[\r\n])(?:---|\.\.\.)(?=[ \t\r\n]|$)/g;
	marker.lastIndex = state.end;
	const found = marker.exec(state.text);
	state.refusals.push({
		code: "unsupported-yaml",
		what: "several-documents",
		text: found?.[0] ?? "",
		offset: found?.index ?? state.end
	});
}
function visit(state, node) {
	const top = state.frames.at(-1);
	if (top?.kind === "mapping" && !top.expectsValue) note(state, refuseKey(state.text, node, state.end, () => pointerTo(state, state.frames.slice(1, -1))));
	else {
		if (node.type === EVENT_ID.SCALAR) weigh(state, node, top?.key ?? null);
		if (top?.kind === "mapping") note(state, refuseOnKeyLine(state.text, node, state.end));
	}
	note(state, refuseAnchor(state.text, node));
	note(state, refuseTag(state.text, node));
	if (node.type === EVENT_ID.SCALAR) note(state, refuseScalar(state.text, node));
	place(state, node);
	state.end = endOf(node, state.end);
}
function weigh(state, scalar, key) {
	if (isDoubtful(state.text, scalar, key)) state.doubtful = true;
	if (state.joined.length < 1e3 && isJoined(state.text, scalar)) state.joined.push(pointerTo(state, state.frames.slice(1)));
}
function note(state, refusal) {
	if (refusal !== null && state.refusals.length < 1e3) state.refusals.push(refusal);
}
function place(state, node) {
	const anchor = anchorOf(state.text, node);
	if (node.type === EVENT_ID.ALIAS) return finish(state, repeat(state, node, anchor ?? ""), null);
	if (anchor !== null) state.anchors.set(anchor, node.type === EVENT_ID.SCALAR ? leaf : null);
	if (node.type === EVENT_ID.SCALAR) return finish(state, leaf, node);
	state.frames.push(newFrame(node.type === EVENT_ID.MAPPING ? "mapping" : "sequence", anchor));
}
function close(state) {
	const frame = state.frames.pop();
	if (frame === void 0) return;
	if (frame.anchor !== null) state.anchors.set(frame.anchor, {
		size: frame.size,
		height: frame.height
	});
	finish(state, frame, null);
}
function finish(state, { size, height }, scalar) {
	const top = state.frames.at(-1);
	if (top === void 0) return;
	if (top.kind === "mapping") {
		top.key = top.expectsValue ? null : scalar;
		top.expectsValue = !top.expectsValue;
	}
	top.count++;
	top.size += size;
	top.height = Math.max(top.height, height + 1);
}
function repeat(state, node, name) {
	const named = state.anchors.get(name);
	const offset = startOf(state.text, node, state.end);
	const refusal = named ? tooMuch(state, named, offset) : noTarget(name, named === null, offset);
	note(state, refusal);
	return refusal === null && named ? named : leaf;
}
function noTarget(name, isOpen, offset) {
	return {
		code: "syntax",
		reason: isOpen ? `the alias *${name} stands inside what it repeats` : `no anchor &${name} stands before the alias *${name}`,
		offset
	};
}
function tooMuch(state, named, offset) {
	const before = state.growth;
	state.growth += named.size;
	if (++state.aliases === 101) return {
		code: "limit",
		what: "aliases",
		limit: 100,
		offset
	};
	if (before <= 1e5 && state.growth > 1e5) return {
		code: "limit",
		what: "expanded-size",
		limit: growthLimit,
		offset
	};
	if (state.frames.length + named.height > 32) return {
		code: "limit",
		what: "depth",
		limit: 32,
		offset
	};
	return null;
}
function pointerTo(state, frames) {
	return frames.map((frame) => {
		if (frame.kind === "sequence") return frame.count;
		return frame.key === null ? "" : textOf(state.text, frame.key);
	});
}
// src/files/yaml/schemas.ts
const objectTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: newMapping,
	addPair(mapping, key, value) {
		if (typeof key !== "string") throw new Error("a key that is no text was let through");
		mapping[key] = value;
		return "";
	},
	has: (mapping, key) => typeof key === "string" && key in mapping,
	keys: (mapping) => Object.keys(mapping),
	get: (mapping, key) => mapping[String(key)],
	identify: () => false
});
const plainSchema = CORE_SCHEMA.withTags(objectTag);
const doubtTag = defineScalarTag("tag:ifmatch.dev,2026:doubt", {
	implicit: true,
	resolve(source) {
		const reads = readsAs(source);
		return reads === null ? NOT_RESOLVED : new Doubt(source, reads);
	},
	identify: () => false
});
const doubtSchema = new Schema([
	strTag,
	doubtTag,
	seqTag,
	objectTag
]);
// src/files/yaml/slip.ts
const spaces = /[\u00A0\u2000-\u200D\u202F\u205F\u2060\u3000]/g;
const slips = [
	[
		"a space of another kind than YAML knows",
		/^( *|.*[-:] ?)[\u00A0\u2000-\u200D\u202F\u205F\u2060\u3000]/,
		null
	],
	[
		"a dash of another kind than YAML knows",
		/^( *)[\u2010-\u2015\u2022\u2212](?=\s|$)/,
		"$1-"
	],
	[
		"a colon of another kind than YAML knows",
		/^( *(?:- )?[\w-]+ ?)[\uFE55\uFF1A]/,
		"$1: "
	],
	[
		"no space follows the dash",
		/^( *-)(?=[A-Za-z])/,
		"$1 "
	],
	[
		"no space follows the colon",
		/^( *(?:- )?[A-Za-z_][\w-]*:)(?=[\w"'[{])/,
		"$1 "
	]
];
const opensQuote = /^( *(?:- +)*(?:[\w-]+: +)?(?:\[ *)?)(["'])(?:(?!\2).)*$/;
function slipBefore(text, offset, stop) {
	const conflict = /^<{7} /m.exec(text);
	if (conflict !== null) return {
		reason: "a merge conflict is not resolved",
		offset: conflict.index
	};
	const lines = text.split("\n");
	const own = lineOf(text, offset);
	const before = lines.findLastIndex((line, at) => at < own && line.trim() !== "");
	for (const at of [before, own]) for (const [slip, pattern, meant] of slips) {
		const found = pattern.exec(lines[at] ?? "")?.[1];
		if (found === void 0) continue;
		const mended = meant === null ? text.replaceAll(spaces, " ") : lines.map((line) => line.replace(pattern, meant)).join("\n");
		const stopped = stop(mended);
		if (stopped === null || lineOf(mended, stopped) > own) return {
			reason: slip,
			offset: lines.slice(0, at).join("\n").length + Math.min(at, 1) + found.length
		};
	}
	return quoteBefore(lines, own, stop);
}
function quoteBefore(lines, own, stop) {
	const open = lines.flatMap((line, at) => at <= own && opensQuote.test(line) ? [at] : []).slice(-20);
	for (const at of open.toReversed()) {
		const [, before = "", quote = ""] = opensQuote.exec(lines[at] ?? "") ?? [];
		const mended = lines.map((line, index) => index === at ? line.trimEnd() + quote : line).join("\n");
		const stopped = stop(mended);
		if (stopped === null || lineOf(mended, stopped) > own) return {
			reason: "a quote is not closed",
			offset: lines.slice(0, at).join("\n").length + Math.min(at, 1) + before.length
		};
	}
	return null;
}
const lineOf = (text, offset) => text.slice(0, offset).split("\n").length - 1;
// src/files/yaml/parse-any.ts
function parseAny(file, text) {
	const read = readEvents(text);
	if ("code" in read) return { problems: toProblems(file, text, [read]) };
	const { refusals, doubtful, joined } = inspect(text, read);
	if (refusals.length > 0) return { problems: toProblems(file, text, [...refusals, ...duplicateKeys(text, read)]) };
	try {
		const [value = null] = constructFromEvents(read, {
			source: text,
			schema: plainSchema
		});
		return {
			value,
			doubtful,
			joined,
			doubts: () => constructFromEvents(read, {
				source: text,
				schema: doubtSchema
			})[0] ?? null
		};
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		return { problems: toProblems(file, text, duplicateKeys(text, read)) };
	}
}

function whyUnread(error, text, first) {
	if (error instanceof RangeError) return {
		code: "syntax",
		reason: "a tag in it is too long",
		offset: first
	};
	if (!(error instanceof YAMLException)) throw error;
	const offset = Math.min(error.mark?.position ?? 0, text.length);
	if (error.reason.includes("maxDepth")) return {
		code: "limit",
		what: "depth",
		limit: 32,
		offset
	};
	return {
		code: "syntax",
		...blame(text, error.reason, offset)
	};
}
function blame(text, reason, offset) {
	const tab = firstTab(text);
	return tab === null || text.slice(tab, offset).includes("\n") ? slipBefore(text, offset, stopOf) ?? {
		reason,
		offset
	} : {
		reason: tabReason,
		offset: tab
	};
}
function stopOf(text) {
	try {
		parseEvents(text, { maxDepth: 32 });
		return null;
	} catch (error) {
		return error instanceof YAMLException ? error.mark?.position ?? null : null;
	}
}
const tabReason = "tab characters must not be used in indentation";
const lineFrom = (text, offset) => /[^\r\n]*/y.exec(text.slice(offset))?.[0] ?? "";
function toProblems(file, text, refusals) {
	const starts = lineStarts(text);
	return refusals.map((refusal) => toProblem(file, refusal, (offset) => positionAt(starts, file, offset)));
}
function toProblem(file, refusal, position) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	if (refusal.code === "ambiguous-scalar") {
		const { pointer, ...doubt } = refusal;
		return {
			...common,
			...doubt,
			at: {
				file,
				pointer,
				key: true
			}
		};
	}
	if (refusal.code === "duplicate-key") {
		const { offset, first, ...facts } = refusal;
		return {
			...common,
			...facts,
			position: position(offset),
			first: position(first)
		};
	}
	const { offset, ...facts } = refusal;
	return {
		...common,
		...facts,
		position: position(offset)
	};
}
export { parseAny, readEvents };
