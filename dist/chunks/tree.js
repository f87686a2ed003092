const require_js_yaml = require("./js-yaml.js");
const require_validate = require("./validate.js");
// src/files/yaml/tree.ts
function readTree(text) {
	const first = firstToken(text, 0);
	const refusal = tooManyEntries(text) ?? refuseOpening(text, first);
	if (refusal !== null) return refusal;
	try {
		const events = require_js_yaml.parseEvents(text, { maxDepth: 32 });
		if (events.some(({ type }, index) => index > 0 && type === require_js_yaml.EVENT_ID.DOCUMENT)) return secondDocument(text, first);
		return events.length === 0 ? empty : build({
			text,
			events,
			index: 1,
			anchors: new Map()
		}, 0);
	} catch (error) {
		return whyUnread(error, text, first);
	}
}
function tooManyEntries(text) {
	const offset = require_validate.beyondEntries(text);
	return offset === null ? null : {
		code: "limit",
		what: "entries",
		limit: require_validate.entryLimit,
		offset
	};
}
function refuseOpening(text, first) {
	const [line = ""] = text.slice(first, first + 1e3).split(/[\r\n]/, 1);
	if (line.startsWith("%")) return {
		code: "unsupported-yaml",
		what: "directive",
		text: line,
		offset: first
	};
	const [marker] = /^(?:---|\.\.\.)(?=\s|$)/.exec(line) ?? [];
	const isIndented = /[ \t]/.test(text.charAt(first - 1));
	return marker === void 0 || isIndented === (marker === "...") ? null : {
		code: "syntax",
		reason: `misplaced document marker ${marker}`,
		offset: first
	};
}
function secondDocument(text, first) {
	const marker = /^(?:---|\.\.\.)(?=\s|$)/gm;
	marker.lastIndex = first + 1;
	const found = marker.exec(text);
	return {
		code: "unsupported-yaml",
		what: "several-documents",
		text: found?.[0] ?? "",
		offset: found?.index ?? 0
	};
}
function whyUnread(error, text, first) {
	if (error instanceof RangeError) return {
		code: "syntax",
		reason: "a tag in it is too long",
		offset: first
	};
	if (!(error instanceof require_js_yaml.YAMLException)) throw error;
	const offset = Math.min(error.mark?.position ?? 0, text.length);
	if (error.reason.includes("maxDepth")) return {
		code: "limit",
		what: "depth",
		limit: 32,
		offset
	};
	const conflict = /^<{7} /m.exec(text);
	return conflict === null ? {
		code: "syntax",
		reason: error.reason,
		offset
	} : {
		code: "syntax",
		reason: "unresolved merge conflict",
		offset: conflict.index
	};
}
const empty = {
	kind: "scalar",
	style: "nothing",
	value: "",
	body: 0,
	end: 0,
	anchor: null,
	tag: null,
	isJoined: false
};
function build(builder, start) {
	const { text, anchors } = builder;
	const event = builder.events[builder.index++];
	if (event.type === require_js_yaml.EVENT_ID.ALIAS) {
		const name = text.slice(event.anchorStart, event.anchorEnd);
		const target = anchors.get(name) ?? null;
		return {
			kind: "alias",
			body: event.anchorStart - 1,
			anchor: null,
			tag: null,
			name,
			target
		};
	}
	const { anchorStart, anchorEnd, tagStart, tagEnd } = event;
	const anchor = anchorStart < 0 ? null : {
		text: text.slice(anchorStart, anchorEnd),
		at: anchorStart - 1
	};
	const tag = tagStart < 0 ? null : {
		text: text.slice(tagStart, tagEnd),
		at: tagStart
	};
	if (anchor !== null) anchors.set(anchor.text, null);
	const node = event.type === require_js_yaml.EVENT_ID.SCALAR ? scalar(text, event, {
		body: Math.max(start, anchorStart - 1, tagStart),
		anchor,
		tag
	}) : collection(builder, event, {
		body: event.start,
		anchor,
		tag
	});
	if (anchor !== null) anchors.set(anchor.text, node);
	return node;
}
const styles = new Map([
	[require_js_yaml.SCALAR_STYLE.PLAIN, "plain"],
	[require_js_yaml.SCALAR_STYLE.SINGLE_QUOTED, "single"],
	[require_js_yaml.SCALAR_STYLE.DOUBLE_QUOTED, "double"],
	[require_js_yaml.SCALAR_STYLE.LITERAL_BLOCK, "block"],
	[require_js_yaml.SCALAR_STYLE.FOLDED_BLOCK, "block"]
]);
function scalar(text, event, common) {
	const { valueStart, valueEnd, fast } = event;
	const value = require_js_yaml.getScalarValue(text, event);
	if (valueStart < 0) return {
		...common,
		kind: "scalar",
		style: "nothing",
		value,
		end: common.body,
		isJoined: false
	};
	const style = styles.get(event.style) ?? "plain";
	const isJoined = style === "plain" && !fast && /\n[ \t]*-(?:\s|$)/.test(text.slice(valueStart, valueEnd));
	const quote = Number(style === "single" || style === "double");
	return {
		...common,
		kind: "scalar",
		style,
		value,
		body: valueStart - quote,
		end: valueEnd + quote,
		isJoined
	};
}
function collection(builder, event, common) {
	const entriesOf = (read) => {
		const found = [];
		while (builder.events[builder.index]?.type !== require_js_yaml.EVENT_ID.POP) found.push(read());
		builder.index++;
		return found;
	};
	const next = () => build(builder, event.start);
	if (event.type === require_js_yaml.EVENT_ID.SEQUENCE) return {
		...common,
		kind: "list",
		items: entriesOf(() => ({ node: next() }))
	};
	const items = entriesOf(() => {
		const keyNode = next();
		return {
			key: keyNode.kind === "scalar" ? keyNode.value : "",
			keyNode,
			node: next()
		};
	});
	return {
		...common,
		kind: "map",
		flow: event.style === require_js_yaml.COLLECTION_STYLE.FLOW,
		items
	};
}
function firstToken(text, from) {
	const blank = /\s*/y;
	const comment = /#[^\r\n]*/y;
	for (let offset = from;; offset = comment.lastIndex) {
		blank.lastIndex = offset;
		blank.test(text);
		comment.lastIndex = blank.lastIndex;
		if (!comment.test(text)) return blank.lastIndex;
	}
}
function entryAt(node, step) {
	const written = node.kind === "alias" ? node.target : node;
	if (written?.kind === "map") return written.items.find(({ key }) => key === step);
	return written?.kind === "list" ? written.items[Number(step)] : void 0;
}
function offsetIn(text, root, { pointer, key: isKey }) {
	let node = root;
	let offset = root.body;
	for (const [index, step] of pointer.entries()) {
		const list = node.kind === "alias" ? node.target : node;
		const entry = entryAt(node, step);
		if (entry === void 0) break;
		node = entry.node;
		offset = node.body;
		const isKeyAsked = isKey === true && index === pointer.length - 1;
		if (entry.key !== void 0 && (isKeyAsked || isNothing(node))) offset = entry.keyNode.body;
		else if (isNothing(node)) offset = dashAt(text, list?.body ?? 0, Number(step)) ?? offset;
	}
	return offset;
}
function dashAt(text, list, index) {
	if (text.charAt(list) !== "-") return null;
	const column = list - (text.lastIndexOf("\n", list) + 1);
	const dash = `\n${" ".repeat(column)}-`;
	let found = list;
	for (let left = index; left > 0; left--) found = text.indexOf(dash, found) + dash.length - 1;
	return found;
}
const isNothing = (node) => node.kind === "scalar" && node.style === "nothing";
function* scalarsIn(node, way = []) {
	if (node.kind === "scalar") yield [node, way];
	else if (node.kind !== "alias") for (const [index, item] of node.items.entries()) {
		way.push(item.key ?? index);
		yield* scalarsIn(item.node, way);
		way.pop();
	}
	else if (node.target !== null) yield* scalarsIn(node.target, way);
}
Object.defineProperty(exports, "entryAt", {
	enumerable: true,
	get: function() {
		return entryAt;
	}
});
Object.defineProperty(exports, "isNothing", {
	enumerable: true,
	get: function() {
		return isNothing;
	}
});
Object.defineProperty(exports, "offsetIn", {
	enumerable: true,
	get: function() {
		return offsetIn;
	}
});
Object.defineProperty(exports, "readTree", {
	enumerable: true,
	get: function() {
		return readTree;
	}
});
Object.defineProperty(exports, "scalarsIn", {
	enumerable: true,
	get: function() {
		return scalarsIn;
	}
});
