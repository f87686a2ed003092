const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_read = require("./read.js");
const require_print = require("./print.js");
const require_diagnose = require("./diagnose.js");
// node_modules/yaml/browser/dist/parse/cst-stringify.js
const stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
function stringifyToken(token) {
	switch (token.type) {
		case "block-scalar": {
			let res = "";
			for (const tok of token.props) res += stringifyToken(tok);
			return res + token.source;
		}
		case "block-map":
		case "block-seq": {
			let res = "";
			for (const item of token.items) res += stringifyItem(item);
			return res;
		}
		case "flow-collection": {
			let res = token.start.source;
			for (const item of token.items) res += stringifyItem(item);
			for (const st of token.end) res += st.source;
			return res;
		}
		case "document": {
			let res = stringifyItem(token);
			if (token.end) for (const st of token.end) res += st.source;
			return res;
		}
		default: {
			let res = token.source;
			if ("end" in token && token.end) for (const st of token.end) res += st.source;
			return res;
		}
	}
}
function stringifyItem({ start, key, sep, value }) {
	let res = "";
	for (const st of start) res += st.source;
	if (key) res += stringifyToken(key);
	if (sep) for (const st of sep) res += st.source;
	if (value) res += stringifyToken(value);
	return res;
}
// src/files/edit/live-objects.ts
function liveObjects(kind, content, extra = require_start.noExtraFields) {
	const conversion = {
		blocked: new Set(),
		dropped: [],
		unwritten: [],
		extra
	};
	const isRemediation = kind === "remediation";
	noteUnknownFields(content, [
		"deployment_slug",
		"product",
		...isRemediation ? ["policies"] : [
			...require_validate.ruleLists,
			"exceptions",
			...extra.detection
		]
	], {
		id: "bundle",
		object: { kind: "bundle" },
		pointer: []
	}, conversion);
	return {
		policies: isRemediation ? policiesIn(content, conversion) : new Map(),
		exceptions: isRemediation ? new Map() : exceptionsIn(content, conversion),
		extras: isRemediation ? {} : extrasIn(content, conversion),
		lists: {
			rulesets: listIn(content, "rulesets", conversion),
			rules: listIn(content, "rules", conversion),
			disabled: listIn(content, "disabled", conversion)
		},
		blocked: conversion.blocked,
		dropped: conversion.dropped,
		unwritten: conversion.unwritten
	};
}
function withNotes(live, notes) {
	const noted = (objects) => new Map([...objects].map(([id, object]) => [id, {
		...object,
		...notes.get(id)
	}]));
	return {
		...live,
		policies: noted(live.policies),
		exceptions: noted(live.exceptions)
	};
}
function noteUnknownFields(object, fieldNames, { pointer, ...owner }, { dropped }) {
	for (const [key, value] of Object.entries(object)) if (!(fieldNames.includes(key) || value === null || value === void 0) && !(pointer.length === 0 && require_validate.isBookkeeping(key))) dropped.push({
		...owner,
		pointer: [...pointer, key]
	});
}
const liveObjectsIn = (content, key) => {
	const list = content[key];
	return require_validate.isList(list) ? list.filter((one) => require_validate.isObject(one)) : [];
};
function extrasIn(content, { extra, unwritten }) {
	const extras = {};
	for (const field of extra.detection) {
		const value = content[field];
		if (value === null || value === void 0) continue;
		const wrong = forbiddenIn(value, [field]);
		if (wrong !== null) unwritten.push({
			why: "unwritable",
			id: require_validate.detectionPolicyId,
			object: { kind: "bundle" },
			pointer: wrong
		});
		else extras[field] = value;
	}
	return extras;
}
function policiesIn(content, conversion) {
	const shape = policyShape(conversion.extra);
	const policies = new Map();
	for (const live of liveObjectsIn(content, "policies")) {
		const owner = require_validate.policyObject(String(live["slug"]));
		const policy = knownFields(live, shape, {
			...owner,
			pointer: []
		}, conversion);
		const [mistake] = require_validate.schemaErrorsIn(require_validate.isPolicyEntry, policy, "policy", conversion.extra);
		const noSlug = policy["slug"] === void 0 ? ["slug"] : null;
		const wrong = mistake?.pointer ?? noSlug ?? forbiddenIn(policy, []);
		if (wrong === null) policies.set(owner.id, policy);
		else blockObject(conversion, owner, wrong);
	}
	return policies;
}
function blockObject({ blocked, unwritten }, owner, pointer) {
	blocked.add(owner.id);
	unwritten.push({
		...owner,
		why: "unwritable",
		pointer
	});
}
function exceptionsIn(content, conversion) {
	const exceptions = new Map();
	for (const live of liveObjectsIn(content, "exceptions")) {
		const owner = require_validate.exceptionObject(live);
		const exception = knownFields(live, { names: [...exceptionFields, ...conversion.extra.exception] }, {
			...owner,
			pointer: []
		}, conversion);
		const [mistake] = require_validate.schemaErrorsIn(require_validate.isDetectionFile, {
			product: "code",
			exceptions: [exception]
		}, "detection", conversion.extra);
		const wrong = mistake?.pointer.slice(2) ?? forbiddenIn(exception, []);
		if (wrong === null) exceptions.set(owner.id, exception);
		else blockObject(conversion, owner, wrong);
	}
	return exceptions;
}
function listIn(content, list, { unwritten }) {
	const items = content[list];
	const texts = new Set();
	for (const item of require_validate.isList(items) ? items : []) {
		const text = typeof item === "string" ? item : JSON.stringify(item);
		if (text === item && /^\S{1,1000}$/.test(text) && !require_validate.forbiddenInScalar.test(text)) texts.add(text);
		else unwritten.push({
			...require_validate.itemObject(list, text),
			why: "unwritable",
			pointer: []
		});
	}
	return [...texts];
}
const policyShape = (extra) => ({
	names: [
		"name",
		"slug",
		"description",
		"active",
		"filters",
		"actions",
		...extra.policy
	],
	nestedFields: {
		filters: {
			names: [
				"mode",
				...extra.filters,
				"conditions"
			],
			nestedFields: { conditions: { names: [
				"type",
				"values",
				"mode",
				...extra.condition
			] } }
		},
		actions: { names: [
			"type",
			"config",
			...extra.action
		] }
	}
});
const exceptionFields = [
	"exception_type",
	"rule",
	"rule_type",
	"project",
	"project_tag_name"
];
function knownFields(live, { names, nestedFields }, at, conversion) {
	noteUnknownFields(live, names, at, conversion);
	const fields = names.flatMap((key) => {
		const value = live[key];
		if (isUnused(key, value, at.pointer)) return [];
		const shape = nestedFields?.[key];
		if (shape === void 0) return [[key, key === "values" && require_validate.isList(value) ? [...new Set(value)] : value]];
		const inner = (one, ...index) => require_validate.isObject(one) ? knownFields(one, shape, {
			...at,
			pointer: [
				...at.pointer,
				key,
				...index
			]
		}, conversion) : one;
		return [[key, require_validate.isList(value) ? value.map((one, index) => inner(one, index)) : inner(value)]];
	});
	return Object.fromEntries(fields);
}
function isUnused(key, value, inside) {
	if (value === null || value === void 0) return true;
	if (key === "active") return value === true;
	if (key === "mode") return value === "any" && inside.includes("conditions");
	if (key === "config") return require_validate.isObject(value) && Object.keys(value).length === 0;
	return [
		"description",
		"project",
		"project_tag_name"
	].includes(key) && value === "";
}
function forbiddenIn(value, pointer) {
	if (value === null) return pointer;
	if (typeof value === "string") return require_validate.forbiddenInScalar.test(value) ? pointer : null;
	if (typeof value !== "object") return null;
	for (const [key, inner] of Object.entries(value)) {
		const way = [...pointer, Array.isArray(value) ? Number(key) : key];
		const found = require_validate.forbiddenInScalar.test(key) ? way : forbiddenIn(inner, way);
		if (found !== null) return found;
	}
	return null;
}
// src/files/edit/merge.ts
function isSame(a, b) {
	if (a === b) return true;
	if (require_validate.isList(a) && require_validate.isList(b)) return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
	if (!require_validate.isObject(a) || !require_validate.isObject(b)) return false;
	const keys = Object.keys(a);
	return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}
const valuesOfOmittedFields = {
	active: true,
	description: "",
	mode: "any",
	config: {}
};
const reconciledRoles = [
	"",
	"policies[]",
	"filters",
	"conditions[]",
	"actions[]",
	"exceptions[]"
];
function reconcile(old, live, role, origins) {
	if (require_validate.isList(old) && require_validate.isList(live)) {
		if (role === "values") return reconcileSet(old, live);
		if (role === "conditions") return reconcileConditions(old, live, origins);
		if (role === "actions") return reconcileActions(old, live, origins);
	}
	if (require_validate.isObject(old) && require_validate.isObject(live) && reconciledRoles.includes(role)) return reconcileFields(old, live, origins);
	return isSame(old, live) ? old : live;
}
const isEquivalent = (old, live, role) => isSame(reconcile(old, live, role, new Map()), old);
function reconcileFields(old, live, origins) {
	const fields = Object.entries(old).flatMap(([key, value]) => {
		const next = field(live, key) ?? field(valuesOfOmittedFields, key);
		if (next === void 0) return key.startsWith("x-") || key === "deployment_slug" ? [[key, value]] : [];
		return !Object.hasOwn(live, key) && typeof next !== "boolean" && key !== "mode" && !isSame(value, next) ? [] : [[key, reconcile(value, next, key, origins)]];
	});
	const order = Object.keys(live);
	for (const [key, value] of Object.entries(live)) if (!Object.hasOwn(old, key)) insertField(fields, order, key, value);
	const merged = Object.fromEntries(fields);
	origins.set(merged, old);
	return merged;
}
const field = (object, key) => Object.hasOwn(object, key) ? object[key] : void 0;
function insertField(fields, order, key, value) {
	const before = order.slice(0, order.indexOf(key)).findLast((name) => fields.some(([one]) => one === name));
	const index = before === void 0 ? fields.length : fields.findIndex(([one]) => one === before) + 1;
	fields.splice(index, 0, [key, value]);
}
function reconcileSet(old, live) {
	const [oldItems, liveItems] = [new Set(old), new Set(live)];
	const merged = [...old.filter((item) => liveItems.has(item)), ...[...liveItems].filter((item) => !oldItems.has(item))];
	return isSorted(old) ? merged.toSorted((a, b) => isBefore(a, b) ? -1 : 1) : merged;
}
const isBefore = (a, b) => typeof a === "string" && typeof b === "string" && a <= b;
const isSorted = (items) => items.length > 1 && items.every((item, index) => index === 0 || isBefore(items[index - 1], item));
function reconcileConditions(old, live, origins) {
	const isIn = (all, one) => all.some((other) => isEquivalent(other, one, "conditions[]"));
	const missing = live.filter((one, index) => !isIn(old, one) && !isIn(live.slice(0, index), one));
	return [...old.flatMap((condition) => {
		if (live.some((one) => isEquivalent(condition, one, "conditions[]"))) return [condition];
		const next = missing.findIndex((one) => typeField(one) === typeField(condition));
		return next < 0 ? [] : missing.splice(next, 1).map((one) => reconcile(condition, one, "conditions[]", origins));
	}), ...missing];
}
const typeField = (value) => require_validate.isObject(value) ? field(value, "type") : void 0;
function reconcileActions(old, live, origins) {
	const partners = new Map();
	const pairUp = (isPartner) => {
		for (const [index, action] of live.entries()) {
			const matched = new Set(partners.values());
			if (partners.has(index)) continue;
			const found = old.findIndex((one, place) => !matched.has(place) && isPartner(one, action));
			if (found >= 0) partners.set(index, found);
		}
	};
	pairUp((one, action) => isEquivalent(one, action, "actions[]"));
	pairUp((one, action) => typeField(one) === typeField(action));
	const byPlace = new Map(Array.from(partners, ([index, place]) => [place, index]));
	const merged = old.flatMap((one, place) => {
		const index = byPlace.get(place);
		const next = index === void 0 ? void 0 : live[index];
		return index === void 0 || next === void 0 ? [] : [{
			index,
			action: reconcile(one, next, "actions[]", origins)
		}];
	});
	for (const [index, action] of live.entries()) {
		if (partners.has(index)) continue;
		const above = merged.findIndex((one) => one.index === index - 1);
		merged.splice(above + 1, 0, {
			index,
			action
		});
	}
	return merged.map(({ action }) => action);
}
// src/files/edit/new-files.ts
function newFiles({ kind, deployment, content, notes = new Map() }, options) {
	const { single, folder, extra, schema } = options;
	const live = withNotes(liveObjects(kind, content, extra), notes);
	const shape = kind === "remediation" ? "remediation-file" : "detection-file";
	const texts = new Map();
	for (const [name, fields] of kind === "remediation" ? remediation(live, single) : detection(kind, live)) {
		const path = require_start.pathIn(folder, name);
		const address = schema(path, shape);
		const modeline = address === null ? null : `# yaml-language-server: $schema=${address}`;
		texts.set(path, fileText(modeline, {
			deployment_slug: deployment ?? void 0,
			...fields
		}));
	}
	return {
		texts,
		dropped: live.dropped,
		unwritten: live.unwritten
	};
}
function remediation({ policies }, single) {
	const sorted = sortedById(policies);
	if (single || sorted.length === 0) return [["remediation.yaml", { policies: sorted }]];
	const usedNames = new Set();
	return sorted.map((policy) => [`remediation/${fileName(policy.slug, ".yaml", usedNames)}`, policy]);
}
function detection(kind, { lists, exceptions, extras }) {
	const product = kind === "detection/code" ? "code" : "secrets";
	const fields = {
		product,
		...Object.fromEntries(require_validate.ruleLists.map((list) => [list, lists[list].toSorted()])),
		exceptions: sortedById(exceptions).map((one) => ({ ...one })),
		...extras
	};
	return [[`detection/${product}.yaml`, fields]];
}
const sortedById = (objects) => [...objects].toSorted(([a], [b]) => a < b ? -1 : 1).map(([, object]) => object);
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|i[-_]?f[-_]?.{0,6})$/i;
function fileName(slug, ending, taken) {
	const plain = slug.normalize("NFC").toLowerCase().replaceAll(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^[-._]+/, "");
	const safe = Array.from(plain).slice(0, 60).join("").replace(/(?<![-._])[-._]+$/, "");
	const stem = reserved.test(safe.split(".")[0] ?? "") ? `policy-${safe}` : safe || "policy";
	for (let number = 1;; number++) {
		const name = `${number === 1 ? stem : `${stem}-${number}`}${ending}`;
		const key = require_validate.caseFoldedName(name);
		if (taken.has(key)) continue;
		taken.add(key);
		return name;
	}
}
function fileText(modeline, fields, style = require_print.defaultStyle) {
	const head = modeline === null ? [] : [modeline, ""];
	const isDetection = "product" in fields;
	const lines = Object.entries(fields).flatMap(([key, value]) => {
		if (value === void 0) return [];
		return [...isDetection && Array.isArray(value) ? [""] : [], ...require_print.printPair(key, value, 0, style)];
	});
	return [...head, ...lines].map((line) => line + style.eol).join("");
}
// src/files/edit/layout.ts
const isScalar = (node) => node?.type === "alias" || require_read.isScalar(node) && node.type !== "block-scalar";
const keyOf = ({ key }) => require_read.resolveAsScalar(key)?.value ?? null;
const token = (source) => ({
	type: "space",
	offset: 0,
	indent: 0,
	source
});
function readLayout(text) {
	const tokens = [...new require_read.Parser().parse(text)];
	const [document, ...others] = tokens.filter((one) => one.type === "document");
	if (document === void 0 || others.length > 0 || tokens.some(({ type }) => type === "error")) return null;
	document.end = [...attachComments(document.value, []), ...document.end ?? []];
	return {
		tokens,
		document
	};
}
function attachComments(node, props) {
	if (!require_read.isBlock(node)) return [];
	const line = indexBehindMark(props, "newline");
	let above = line < 0 ? [] : props.splice(line + 1);
	let before;
	const last = node.items.at(-1);
	if (last !== void 0 && require_read.isEntry(last)) node.items.push({ start: [] });
	for (const item of node.items) {
		item.start.unshift(...above);
		const inside = require_read.isBlock(before) ? item.start.splice(0, indentedComments(item.start, node.indent)) : [];
		if (require_read.isBlock(before) && inside.length > 0) before.items.push({ start: inside });
		above = attachComments(item.value, item.sep ?? item.start);
		before = item.value;
	}
	return node.items.pop()?.start ?? [];
}
function indentedComments(tokens, column) {
	let end = 0;
	let indent = 0;
	for (const [index, { type, source }] of tokens.entries()) {
		if (type === "space") indent = source.length;
		else if (type === "comment" && indent > column) end = index + 2;
		else if (type !== "newline") break;
		if (type === "newline") indent = 0;
	}
	return end;
}
function indexBehindMark(props, ...types) {
	const mark = props.findLastIndex(({ type }) => type === "map-value-ind" || type === "seq-item-ind");
	return props.findIndex(({ type }, index) => index > mark && types.includes(type));
}
function learnStyle(text, root) {
	const observed = {
		flow: new Map(),
		quotes: new Map(),
		indents: new Map()
	};
	observe(observed, root, "");
	const { flow, quotes, indents } = observed;
	const dash = indents.get("block-seq") ?? require_print.defaultStyle.dash;
	const mappingIndent = indents.get("block-map") ?? Math.max(1, dash);
	const eol = /\r?\n/.exec(text)?.[0] ?? "\n";
	return {
		flow,
		quotes,
		keys: quotes.get(" key") ?? "plain",
		mappingIndent,
		dash,
		eol
	};
}
function observe(observed, node, role) {
	rememberFirst(observed.quotes, role, quotesOf(node));
	if (!require_read.isCollection(node)) return;
	const isFlow = node.type === "flow-collection";
	for (const item of require_read.entriesOf(node)) {
		rememberFirst(observed.flow, role, isFlow);
		const key = keyOf(item);
		if (key === null) observe(observed, item.value, `${role}[]`);
		else if (!key.startsWith("x-")) {
			rememberFirst(observed.quotes, " key", quotesOf(item.key));
			if (require_read.isBlock(item.value)) rememberFirst(observed.indents, item.value.type, item.value.indent - node.indent);
			observe(observed, item.value, key);
		}
	}
}
function rememberFirst(observed, role, value) {
	if (value !== null && !observed.has(role)) observed.set(role, value);
}
function quotesOf(node) {
	if (node?.type === "scalar") return "plain";
	if (node?.type === "single-quoted-scalar") return "single";
	return node?.type === "double-quoted-scalar" ? "double" : null;
}
// src/files/edit/arrange.ts
const newItem = (text) => ({
	item: { start: [token(text)] },
	isNew: true
});
const separators = new Set([
	"space",
	"newline",
	"comment",
	"comma"
]);
function takeTextAbove(item) {
	const length = item.start.findIndex(({ type }) => !separators.has(type));
	return item.start.splice(0, length < 0 ? item.start.length : length);
}
function arrangeLines(old, end, placements, { margin, column }) {
	const remaining = new Set(placements.map(({ item }) => item));
	const places = new Map(old.map(({ item }, place) => [item, place]));
	const takeRemainingLines = (start) => {
		let lines = "";
		for (let place = start;; place += 1) {
			const line = old[place];
			if (line === void 0 || remaining.has(line.item)) return lines;
			lines += takeLinesOfRemovedEntry(line, old[place + 1], column);
		}
	};
	const addLines = (line, lines) => {
		if (lines === "") return;
		line.textAbove = (leadingEmptyLines.test(line.textAbove) ? trimTrailingEmptyLines(lines) : lines) + (line.startsLine ? line.textAbove : margin);
		line.startsLine = true;
	};
	let lines = takeRemainingLines(0);
	const arranged = placements.map((placement) => {
		const place = places.get(placement.item);
		const line = (place === void 0 ? null : old[place]) ?? {
			...placement,
			textAbove: margin,
			startsLine: true
		};
		addLines(line, lines);
		lines = place === void 0 ? "" : takeRemainingLines(place + 1);
		return line;
	});
	addLines(end, lines);
	return arranged;
}
const leadingEmptyLines = /^(?:[ \t]*\r?\n)+/;
const trimTrailingEmptyLines = (lines) => lines.slice(0, lines.indexOf("\n", lines.trimEnd().length) + 1);
function takeLinesOfRemovedEntry({ item, textAbove, startsLine }, next, column) {
	if (item.key === void 0 && !require_read.isCollection(item.value) && textAbove.includes("#") && next !== void 0 && !next.textAbove.includes("\n")) {
		Object.assign(next, {
			textAbove,
			startsLine
		});
		return "";
	}
	const lines = textAbove.slice(0, textAbove.lastIndexOf("\n") + 1).split(/(?<=\n)/);
	const length = lines.findLastIndex((line) => !isCommentOfEntryBelow(line, column)) + 1;
	const above = lines.slice(0, length).join("");
	return above.includes("#") ? above : "";
}
function isCommentOfEntryBelow(line, column) {
	const found = /^([ \t]*)#(?!\s*yaml-language-server:)/.exec(line);
	return found !== null && (found[1] ?? "").length <= column;
}
function arrangeBlock(node, placements, role, style) {
	const margin = " ".repeat(node.indent);
	const { lines: old, end } = takeEntryLines(node);
	const [first] = old;
	const isOnDash = first?.textAbove === "";
	if (isOnDash) first.textAbove = margin;
	const lines = arrangeLines(old, end, placements, {
		margin,
		column: node.indent
	});
	const others = old.slice(1);
	const isSpacedHere = others.length === 0 ? require_print.hasBlankLines(role) : others.some(({ textAbove }) => leadingEmptyLines.test(textAbove));
	if (node.type === "block-seq" && isSpacedHere) addEmptyLines(lines, style);
	const [top] = lines;
	if (top !== void 0 && top !== first) top.textAbove = top.textAbove.replace(leadingEmptyLines, "");
	if (top !== void 0 && isOnDash) top.textAbove = top.textAbove.trimStart();
	for (const { textAbove, item } of lines) item.start.unshift(token(textAbove));
	const items = lines.map(({ item }) => item);
	node.items = end.textAbove === "" ? items : [...items, newItem(end.textAbove).item];
}
function commentsOf(node) {
	const { lines, end } = takeEntryLines(node);
	arrangeLines(lines, end, [], {
		margin: "",
		column: node.indent
	});
	return end.textAbove.includes("#") ? end.textAbove : "";
}
function takeEntryLines(node) {
	const entries = require_read.entriesOf(node);
	const lines = node.items.map((item) => ({
		item,
		isNew: false,
		textAbove: require_read.tokensText(takeTextAbove(item)),
		startsLine: true
	}));
	return {
		lines: lines.slice(0, entries.length),
		end: lines[entries.length] ?? {
			textAbove: "",
			startsLine: true
		}
	};
}
function addEmptyLines(lines, { eol }) {
	for (const [index, line] of lines.entries()) {
		const above = lines[index - 1];
		if (above !== void 0 && (above.isNew || line.isNew) && !leadingEmptyLines.test(line.textAbove) && !endsWithEmptyLine.test(stringify(above.item))) line.textAbove = eol + line.textAbove;
	}
}
const endsWithEmptyLine = /\n[ \t]*\r?\n$|[|>]\d?\+/;
function arrangeFlow(node, placements, column, { eol }) {
	const taken = takeFlowLines(node);
	const { lines: old, end } = taken;
	const textAbove = old.findLast(({ startsLine }) => startsLine)?.textAbove ?? "";
	const indent = textAbove.slice(textAbove.lastIndexOf("\n") + 1);
	const breaks = {
		margin: indent === "" ? " ".repeat(column + 2) : indent,
		eol
	};
	const lines = arrangeLines(old, end, placements, {
		margin: breaks.margin,
		column: Infinity
	}).map((line) => {
		if (!line.isNew) return line;
		const startsLine = old.at(-1)?.startsLine === true || line.textAbove !== breaks.margin;
		return {
			...line,
			startsLine,
			textAbove: startsLine ? line.textAbove : " ",
			original: null,
			restOfLine: ""
		};
	});
	for (const [index, line] of lines.entries()) line.item.start.unshift(token(textBefore(line, lines[index - 1], ",", taken, breaks)));
	const closing = textBefore(end, lines.at(-1), taken.hasLastComma ? "," : "", taken, breaks);
	for (const bracket of node.end.slice(0, 1)) bracket.source = closing + bracket.source;
	node.items = lines.map(({ item }) => item);
}
function textBefore(below, above, comma, taken, breaks) {
	const { textAbove, original } = below;
	if (original?.above === (above?.item ?? null) && original.textAbove === textAbove) return original.text;
	if (above !== void 0) return comma + joinAtLineBreak(above.restOfLine, below, breaks);
	const { restOfFirstLine, spaceBehindBracket, end } = taken;
	const hasComment = (restOfFirstLine + textAbove).includes("#");
	if (below === end) return hasComment ? joinAtLineBreak(restOfFirstLine, below, breaks) : "";
	return restOfFirstLine === "" && !hasComment ? spaceBehindBracket : joinAtLineBreak(restOfFirstLine, below, breaks);
}
function joinAtLineBreak(tail, { textAbove, startsLine }, { margin, eol }) {
	if (startsLine) return (tail.endsWith("\n") ? tail : tail + eol) + textAbove;
	return tail.includes("#") ? tail + margin : textAbove;
}
function takeFlowLines(node) {
	const entries = require_read.entriesOf(node);
	const rest = node.items.slice(entries.length).flatMap(({ start }) => start.splice(0));
	const gaps = [...entries.map((item) => takeTextAbove(item)), rest].map((tokens, index) => splitTextBetween(tokens, entries[index - 1] ?? null));
	const [first] = gaps;
	const lines = entries.flatMap((item, index) => {
		const [gap, below] = [gaps[index], gaps[index + 1]];
		if (gap === void 0 || below === void 0) return [];
		const textAbove = index === 0 && !gap.startsLine ? " " : gap.textAbove;
		return [{
			...gap,
			textAbove,
			original: {
				...gap.original,
				textAbove
			},
			item,
			isNew: false,
			restOfLine: below.restOfLine
		}];
	});
	return {
		restOfFirstLine: first?.restOfLine ?? "",
		spaceBehindBracket: first?.startsLine === false ? first.textAbove : "",
		lines,
		end: gaps.at(-1) ?? {
			textAbove: "",
			startsLine: false,
			original: null
		},
		hasLastComma: rest.some(({ type }) => type === "comma")
	};
}
function splitTextBetween(tokens, above) {
	const start = takeRestOfLine(above?.value);
	const comma = tokens.findIndex(({ type }) => type === "comma");
	const whole = start + require_read.tokensText(tokens);
	const text = comma < 0 ? whole : withoutComma(start + require_read.tokensText(tokens.slice(0, comma)), require_read.tokensText(tokens.slice(comma + 1)));
	const length = text.indexOf("\n") + 1;
	const textAbove = text.slice(length);
	return {
		restOfLine: text.slice(0, length),
		textAbove,
		startsLine: length > 0,
		original: {
			text: whole,
			textAbove,
			above
		}
	};
}
function withoutComma(before, behind) {
	const line = before.lastIndexOf("\n") + 1;
	if (line === 0 || before.slice(line).trim() !== "") return before + behind;
	return /^[ \t]*\r?\n/.test(behind) ? before.slice(0, line) + behind.slice(behind.indexOf("\n") + 1) : before + behind.trimStart();
}
function takeRestOfLine(node) {
	if (node?.type === "flow-collection") return require_read.tokensText(node.end.splice(1));
	if (node?.type === "block-scalar") return require_read.tokensText(node.props.splice(1));
	return isScalar(node) ? require_read.tokensText(node.end?.splice(0) ?? []) : "";
}
const isEmptyFlow = (node) => node.type === "flow-collection" && !node.items.some((item) => require_read.isEntry(item) || require_read.tokensText(item.start).includes("#"));
// src/files/edit/edit-yaml.ts
function editYaml(text, old, desired, options) {
	if (!text.endsWith("\n")) return editYaml(text + (/\r?\n/.exec(text)?.[0] ?? "\n"), old, desired, options)?.replace(/\r?\n$/, "") ?? null;
	const layout = readLayout(text);
	if (layout === null) return null;
	const { tokens, document } = layout;
	editNode({
		style: learnStyle(text, document.value),
		...options
	}, {
		holder: document,
		props: document.start,
		role: "",
		position: "flow",
		column: 0
	}, old, desired);
	return tokens.map((one) => stringify(one)).join("");
}
function editNode(editing, slot, old, desired) {
	const { value: node } = slot.holder;
	const isKept = isSame(old, desired);
	if (isKept && (editing.withAliases || node?.type !== "alias" && !require_read.isCollection(node))) return;
	if (require_read.isCollection(node) && (editItems(editing, slot, node, old, desired) || isKept)) return;
	replaceNode(editing, slot, desired);
}
function pairEntriesWithValues(node, value) {
	return require_read.entriesOf(node).map((item, index) => {
		const key = keyOf(item);
		if (require_read.isMap(node)) return {
			item,
			key,
			value: (require_validate.isObject(value) && key !== null ? value[key] : null) ?? null
		};
		return {
			item,
			key: null,
			value: (require_validate.isList(value) ? value[index] : null) ?? null
		};
	});
}
function slotOf({ item, key }, node, role) {
	const common = {
		holder: item,
		props: item.sep ?? item.start,
		role: key ?? `${role}[]`,
		column: node.indent
	};
	if (node.type === "flow-collection") return {
		...common,
		position: "flow"
	};
	return {
		...common,
		position: key === null ? "item" : "pair"
	};
}
function editItems(editing, { role, column }, node, old, desired) {
	const { style } = editing;
	const entries = pairEntriesWithValues(node, old);
	const next = desiredEntries(editing, node, entries, desired);
	if (next === null || isEmptyFlow(node)) return false;
	for (const { from, value } of next) if (from) editNode(editing, slotOf(from, node, role), from.value, value);
	if (next.length === entries.length && next.every(({ from }) => from !== void 0)) return true;
	if (require_read.isBlock(node) && next.length === 0) return false;
	const placements = next.map((one) => {
		if (one.from !== void 0) return {
			item: one.from.item,
			isNew: false
		};
		return newItem(require_read.isBlock(node) ? printLines(style, node, role, one) : printBetweenBrackets(style, role, one));
	});
	if (require_read.isBlock(node)) arrangeBlock(node, placements, role, style);
	else arrangeFlow(node, placements, column, style);
	return true;
}
function printLines(style, { indent }, role, { key, value }) {
	const lines = key === null ? require_print.printItem(value, role, indent, style) : require_print.printPair(key, value, indent, style);
	return asLines(lines, style).trimStart();
}
function printBetweenBrackets(style, role, { key, value }) {
	return (key === null ? "" : `${require_print.printKey(key, style)}: `) + require_print.printInline(value, key ?? `${role}[]`, style);
}
const asLines = (lines, { eol }) => lines.map((line) => line + eol).join("");
function desiredEntries({ origins }, node, entries, desired) {
	if (require_read.isMap(node)) {
		if (!require_validate.isObject(desired)) return null;
		const byKey = new Map(entries.map((entry) => [entry.key, entry]));
		return Object.entries(desired).map(([key, value]) => ({
			key,
			value,
			from: byKey.get(key)
		}));
	}
	if (!require_validate.isList(desired) || entries.some(({ item }) => item.key !== void 0)) return null;
	const texts = new Set(entries.map(({ value }) => value));
	let place = 0;
	return desired.map((value) => {
		const isOld = ({ value: one }) => isSame(one, value) || origins.get(value) === one;
		let index = typeof value === "object" || texts.has(value) ? place : entries.length;
		for (let from = entries[index]; from !== void 0; from = entries[++index]) {
			if (!isOld(from)) continue;
			place = index + 1;
			return {
				key: null,
				value,
				from
			};
		}
		return {
			key: null,
			value,
			from: void 0
		};
	});
}
function replaceNode({ style }, slot, value) {
	const { holder, props, position } = slot;
	const { first, lines } = printFor(style, slot, value);
	const below = require_read.isBlock(holder.value) ? commentsOf(holder.value) : "";
	const tail = takeRestOfLine(holder.value);
	if (position === "flow") {
		holder.value = {
			type: "scalar",
			offset: 0,
			indent: 0,
			source: first,
			end: [token(tail)]
		};
		return;
	}
	const { space, comments } = takeCommentsAbove(props);
	const isOnLine = comments.startsWith("#");
	let rest = tail;
	if (comments !== "") rest = (isOnLine ? space : "") + comments + (tail.includes("#") ? tail : "");
	const text = first === "" ? "" : (space || " ") + first;
	holder.value = token(text + rest + asLines(lines, style) + below);
}
function takeCommentsAbove(props) {
	const line = indexBehindMark(props, "comment", "newline");
	const taken = line < 0 ? [] : props.splice(line);
	const comments = require_read.tokensText(taken.at(-1)?.type === "space" ? taken.slice(0, -1) : taken);
	return {
		space: props.at(-1)?.type === "space" ? require_read.tokensText(props.splice(-1)) : "",
		comments
	};
}
function printFor(style, { holder, role, position, column }, value) {
	if (typeof value === "string") {
		const quotes = quotesOf(holder.value) ?? style.quotes.get(role) ?? "plain";
		const literal = position === "pair" && quotes !== "double" ? require_print.printLiteral(value, column + style.mappingIndent) : null;
		if (literal !== null) return {
			first: literal.header,
			lines: literal.lines
		};
		return {
			first: require_print.printScalar(value, quotes, position === "flow"),
			lines: []
		};
	}
	if (position === "flow" || require_print.isInline(value, role, style)) return {
		first: require_print.printInline(value, role, style, position === "flow"),
		lines: []
	};
	const below = require_validate.isList(value) ? style.dash : style.mappingIndent;
	return {
		first: "",
		lines: require_print.printBlock(value, role, column + (position === "pair" ? below : 2), style)
	};
}
// src/files/edit/bundle-files.ts
function bundleFiles(files, kind) {
	const { deployment, sharing } = files;
	const { all, assigned } = assignedFiles(files);
	const ofBundle = assigned.filter((one) => (deployment === null || one.deployment === null || one.deployment === deployment) && (sharing === void 0 || one.isShared === (sharing === "shared")));
	const chosen = new Set(ofBundle.map(({ file }) => file));
	return all.filter(({ declared }) => declared.kind === kind && chosen.has(declared));
}
function sharedFilesIn(files) {
	const shared = assignedFiles(files).assigned.filter(({ isShared }) => isShared);
	const byPath = Map.groupBy(shared, ({ file }) => file.file);
	return new Map(Array.from(byPath, ([path, [first, ...others]]) => [path, {
		kind: first?.file.kind ?? "remediation",
		deployments: new Set([first, ...others].map((one) => one?.deployment ?? null))
	}]));
}
function assignedFiles({ texts, settings, deployment }) {
	const all = [...texts.keys()].toSorted().map((path) => {
		const file = readBundleFile(path, texts.get(path) ?? "", settings.extraFields);
		if (file === null) throw new Error(`${path} has errors`);
		return file;
	});
	const declared = all.map((file) => file.declared);
	return {
		all,
		assigned: require_validate.assignDeployments(declared, settings, deployment).assigned
	};
}
function readBundleFile(path, whole, extra) {
	const bytes = Buffer.from(whole);
	const read = bytes.length > 10485760 ? null : require_validate.decodeText(path, bytes);
	if (read === null || "problem" in read) return null;
	const { content, problems, value } = require_diagnose.diagnoseFile(path, read.text, extra);
	if (content === null || require_start.hasErrors(problems)) return null;
	const byteOrderMark = whole.slice(0, whole.length - read.text.length);
	return {
		path,
		text: read.text,
		byteOrderMark,
		value,
		declared: content
	};
}
// src/files/edit/file-changes.ts
function findFileChanges(files, declaring, live, selected) {
	const origins = new Map();
	const policyFiles = declaring.filter((file) => file.declared.kind === "remediation");
	if (policyFiles.length > 0) {
		const { changes, missing } = sectionChanges(policySection(policyFiles, live, selected), origins);
		const created = createFiles(files, declaring, missing.map(({ value }) => value));
		return {
			changes: withoutEmptyFiles(files, policyFiles, changes, created),
			created,
			origins
		};
	}
	const detectionFiles = declaring.filter((file) => file.declared.kind !== "remediation");
	const sections = detectionLists.map((list) => detectionSection(detectionFiles, list, live, selected));
	const extras = selected("policy") ? extraChanges(detectionFiles, live.extras, origins) : [];
	return {
		changes: [...sections.flatMap((section) => sectionChanges(section, origins).changes), ...extras],
		created: [],
		origins
	};
}
function sectionChanges({ entries, live, selected, list, newItemFile }, origins) {
	const liveById = new Map(live.map(({ id, value }) => [id, value]));
	const changes = entries.flatMap(({ id, object, file, list: fileList, index, value, written, member }) => {
		const next = liveById.get(id);
		const common = {
			id,
			object,
			file,
			list: fileList,
			index,
			...member && { member }
		};
		if (!selected(id)) return [];
		if (next === void 0) return [{
			...common,
			verb: "delete"
		}];
		if (isEquivalent(value, next, `${list}[]`)) return [];
		return [{
			...common,
			verb: "update",
			value: reconcile(written, next, `${list}[]`, origins)
		}];
	});
	const declared = new Set(entries.map(({ id }) => id));
	const missing = live.filter(({ id }) => !declared.has(id) && selected(id)).toSorted((a, b) => a.id < b.id ? -1 : 1);
	if (newItemFile === null) return {
		changes,
		missing
	};
	const created = missing.map((item) => ({
		...item,
		verb: "create",
		file: newItemFile,
		list,
		index: null
	}));
	return {
		changes: [...changes, ...created],
		missing: []
	};
}
function policySection(files, { policies }, selected) {
	const entries = files.flatMap((file) => file.declared.policies.map(({ value: policy, at }) => {
		const list = at.pointer.length === 0 ? null : "policies";
		const index = Number(at.pointer[1] ?? 0);
		const written = list === null ? file.value : writtenItem(file, list, index);
		const slug = require_validate.slugOf(policy);
		const value = {
			...written,
			slug
		};
		return {
			...require_validate.policyObject(slug),
			value,
			file: file.path,
			list,
			index,
			written
		};
	}));
	const multiPolicyFiles = new Set(files.filter(({ declared }) => declared.policies.length > 1).map(({ path }) => path));
	const shared = entries.filter(({ file, list }) => list !== null && (files.length === 1 || multiPolicyFiles.has(file)));
	return {
		list: "policies",
		entries,
		live: [...policies.values()].map((value) => ({
			...require_validate.policyObject(value.slug),
			value
		})),
		selected,
		newItemFile: (entries.length === 0 ? files[0]?.path : shared.at(-1)?.file) ?? null
	};
}
const detectionLists = [...require_validate.ruleLists, "exceptions"];
function detectionSection(files, list, { lists: detectionPolicy, exceptions }, selected) {
	const isExceptions = list === "exceptions";
	const placed = files.map(({ declared }) => isExceptions ? declared.exceptions : declared.lists[list]);
	const entries = files.flatMap((file, place) => (placed[place] ?? []).flatMap(({ value }, index) => {
		const written = writtenItem(file, list, index);
		const common = {
			file: file.path,
			list,
			index
		};
		if (typeof value === "string") return [{
			...common,
			...require_validate.itemObject(list, value),
			value: written,
			written
		}];
		return exceptionsOfEntry(value, written).map(({ exception, member, one }) => ({
			...common,
			...require_validate.exceptionObject(exception),
			...member && { member },
			value: one,
			written: one
		}));
	}));
	const live = isExceptions ? [...exceptions.values()] : detectionPolicy[list];
	const first = files[placed.findIndex((items) => items !== null)] ?? files[0];
	return {
		list,
		entries,
		live: live.map((value) => ({
			...objectOfItem(list, value),
			value
		})),
		selected: isExceptions ? selected : (id) => [
			id,
			require_validate.listId(list),
			require_validate.detectionPolicyId
		].some(selected),
		newItemFile: entries.at(-1)?.file ?? first?.path ?? null
	};
}
const objectOfItem = (list, value) => typeof value === "string" ? require_validate.itemObject(list, value) : require_validate.exceptionObject(value);
const singleScope = {
	projects: "project",
	project_tag_names: "project_tag_name"
};
function exceptionsOfEntry(entry, written) {
	const key = ["projects", "project_tag_names"].find((one) => entry[one] !== void 0);
	return (require_validate.expandException(entry) ?? []).map((exception) => {
		if (key === void 0) return {
			exception,
			one: written
		};
		const name = exception[singleScope[key]] ?? "";
		return {
			exception,
			member: {
				key,
				name
			},
			one: renameField(written, key, singleScope[key], name)
		};
	});
}
const renameField = (object, from, to, value) => Object.fromEntries(Object.entries(object).map(([key, old]) => key === from ? [to, value] : [key, old]));
function writtenItem({ value }, list, index) {
	const items = require_validate.isObject(value) ? value[list] : null;
	return (require_validate.isList(items) ? items[index] : null) ?? null;
}
const lists = {
	id: require_validate.detectionPolicyId,
	object: { kind: "bundle" }
};
function extraChanges(files, extras, origins) {
	const [first] = files;
	const given = new Set(files.flatMap(({ declared }) => Object.keys(declared.extras)));
	return files.flatMap((file) => {
		const extrasHere = file.declared.extras;
		const isHere = ([name]) => Object.hasOwn(extrasHere, name) || file === first && !given.has(name);
		const rest = Object.entries(file.value).filter(([name]) => !Object.hasOwn(extrasHere, name));
		const live = Object.fromEntries([...rest, ...Object.entries(extras).filter(isHere)]);
		const value = reconcile(file.value, live, "", origins);
		if (isSame(value, file.value)) return [];
		return [{
			...lists,
			file: file.path,
			verb: "update",
			list: null,
			index: 0,
			value
		}];
	});
}
function withoutEmptyFiles({ settings }, files, changes, created) {
	const byFile = Map.groupBy(changes, ({ file }) => file);
	const emptied = new Set(files.flatMap(({ path, declared }) => {
		const changesHere = byFile.get(path) ?? [];
		return changesHere.length === declared.policies.length && changesHere.every(({ verb }) => verb === "delete") && changesHere.length > 0 ? [path] : [];
	}));
	const paths = require_validate.configuredPaths(settings, null).filter(({ isDefault }) => !isDefault);
	for (const path of ["", ...paths.map((one) => one.path)]) {
		const inPath = [...files, ...created].map((file) => file.path).filter((file) => require_validate.isInPath(file, path));
		const [first] = inPath;
		if (first !== void 0 && inPath.every((file) => emptied.has(file))) emptied.delete(first);
	}
	return changes.map((change) => {
		if (change.verb !== "delete") return change;
		if (emptied.has(change.file)) return {
			...change,
			list: null
		};
		if (change.list !== null) return change;
		const file = files.find(({ path }) => path === change.file);
		return {
			...change,
			value: {
				...writtenSlug(file),
				policies: []
			}
		};
	});
}
function createFiles(files, siblings, policies) {
	const [sibling] = siblings;
	if (sibling === void 0) return [];
	const folder = require_start.parentOf(sibling.path);
	const usedNames = new Set();
	for (const path of files.texts.keys()) if (require_start.parentOf(path) === folder) usedNames.add(require_validate.caseFoldedName(require_start.baseName(path)));
	const [ending] = /\.ya?ml$/i.exec(sibling.path) ?? [".yaml"];
	const style = learnStyle(sibling.text, readLayout(sibling.text)?.document.value);
	return policies.map((policy) => {
		const fields = {
			...writtenSlug(sibling),
			...require_validate.isObject(sibling.value) && "policies" in sibling.value ? { policies: [policy] } : policy
		};
		const text = fileText(modelineOf(sibling.text), fields, style);
		return {
			...require_validate.policyObject(policy.slug),
			path: require_start.pathIn(folder, fileName(policy.slug, ending, usedNames)),
			text
		};
	});
}
function writtenSlug(file) {
	const slug = require_validate.isObject(file?.value) ? file.value["deployment_slug"] : void 0;
	return slug === void 0 ? {} : { deployment_slug: slug };
}
const modelineOf = (text) => /^#\s*yaml-language-server:[^\r\n]*/m.exec(text)?.[0] ?? null;
function changedValue(value, changes, origins) {
	const whole = changes.find(({ list }) => list === null);
	const root = whole === void 0 ? value : whole.value;
	if (!require_validate.isObject(root)) return root;
	const fields = Object.entries(root);
	const byList = Map.groupBy(changes, ({ list }) => list);
	for (const list of ["policies", ...detectionLists]) {
		const changesOfList = byList.get(list);
		if (changesOfList === void 0) continue;
		const items = changedList(Object.hasOwn(root, list) ? root[list] : [], changesOfList, origins);
		const index = fields.findIndex(([key]) => key === list);
		if (index < 0) insertField(fields, detectionLists, list, items);
		else fields[index] = [list, items];
	}
	return Object.fromEntries(fields);
}
function changedList(old, changes, origins) {
	const items = require_validate.isList(old) ? old : [];
	const byIndex = Map.groupBy(changes, ({ index }) => index);
	const changed = items.map((item, index) => {
		const changesOfItem = byIndex.get(index) ?? [];
		const [first] = changesOfItem;
		if (first === void 0) return [item];
		if (first.member !== void 0 && require_validate.isObject(item)) return splitEntry(item, changesOfItem, origins);
		return first.value === void 0 ? [] : [first.value];
	});
	const created = (byIndex.get(null) ?? []).flatMap(({ value }) => value === void 0 ? [] : [value]);
	return [...changed.flat(), ...created];
}
function splitEntry(item, changes, origins) {
	const key = changes[0]?.member?.key ?? "projects";
	const changed = new Map(changes.map(({ member, value }) => [member?.name, value]));
	const names = require_validate.isList(item[key]) ? item[key] : [];
	const unchanged = names.filter((name) => !changed.has(name));
	const edited = names.flatMap((name) => {
		const value = changed.get(name);
		return require_validate.isObject(value) ? [{
			name,
			value
		}] : [];
	});
	const [first] = edited;
	if (unchanged.length > 0) {
		const rest = {
			...item,
			[key]: unchanged
		};
		origins.set(rest, item);
		return [rest, ...edited.map(({ value }) => value)];
	}
	if (first === void 0) return [];
	const entryFor = (value, members) => renameField(value, singleScope[key], key, members);
	const isAlike = ({ value }) => isSame(entryFor(value, []), entryFor(first.value, []));
	const alike = edited.filter((one) => isAlike(one)).map(({ name }) => name);
	const whole = entryFor(first.value, alike);
	origins.set(whole, item);
	return [whole, ...edited.filter((one) => !isAlike(one)).map(({ value }) => value)];
}
// src/files/edit/edit-files.ts
var edit_files_exports = require_rolldown_runtime.__exportAll({ editFiles: () => editFiles });
function editFiles(files, kind, content, only = null, notes = new Map()) {
	const live = withNotes(liveObjects(kind, content, files.settings.extraFields), notes);
	const declaring = bundleFiles(files, kind);
	if (declaring.length === 0) throw new Error("no file declares the bundle");
	const selected = (id) => (only === null || only.has(id)) && !live.blocked.has(id);
	const { changes, created, origins } = findFileChanges(files, declaring, live, selected);
	const texts = new Map();
	const touched = [];
	const unwritten = live.unwritten.filter(({ id }) => only === null || only.has(id));
	for (const [path, all] of Map.groupBy(changes, ({ file }) => file)) {
		const file = declaring.find((one) => one.path === path);
		const text = file === void 0 ? void 0 : editFile(file, all, origins, files);
		if (text !== void 0) texts.set(path, text);
		for (const { id, object, verb } of all) if (text === void 0) unwritten.push({
			why: "layout",
			id,
			object,
			file: path
		});
		else touched.push({
			id,
			object,
			verb,
			file: path
		});
	}
	for (const { path, text, id, object } of created) {
		texts.set(path, text);
		touched.push({
			id,
			object,
			verb: "create",
			file: path
		});
	}
	return {
		texts,
		touched,
		dropped: live.dropped.filter(({ id }) => only === null || only.has(id)),
		unwritten
	};
}
function editFile(file, changes, origins, { settings }) {
	const desired = changedValue(file.value, changes, origins);
	if (desired === void 0) return null;
	for (const withAliases of [true, false]) {
		const text = editYaml(file.text, file.value, desired, {
			withAliases,
			origins
		});
		const read = text === null ? null : readBundleFile(file.path, file.byteOrderMark + text, settings.extraFields);
		if (read !== null && isSame(read.value, desired)) return file.byteOrderMark + read.text;
	}
}
Object.defineProperty(exports, "bundleFiles", {
	enumerable: true,
	get: function() {
		return bundleFiles;
	}
});
Object.defineProperty(exports, "editFiles", {
	enumerable: true,
	get: function() {
		return editFiles;
	}
});
Object.defineProperty(exports, "editYaml", {
	enumerable: true,
	get: function() {
		return editYaml;
	}
});
Object.defineProperty(exports, "edit_files_exports", {
	enumerable: true,
	get: function() {
		return edit_files_exports;
	}
});
Object.defineProperty(exports, "fileName", {
	enumerable: true,
	get: function() {
		return fileName;
	}
});
Object.defineProperty(exports, "isEquivalent", {
	enumerable: true,
	get: function() {
		return isEquivalent;
	}
});
Object.defineProperty(exports, "liveObjects", {
	enumerable: true,
	get: function() {
		return liveObjects;
	}
});
Object.defineProperty(exports, "newFiles", {
	enumerable: true,
	get: function() {
		return newFiles;
	}
});
Object.defineProperty(exports, "sharedFilesIn", {
	enumerable: true,
	get: function() {
		return sharedFilesIn;
	}
});
