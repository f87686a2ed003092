const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_print = require("./print.js");
const require_read = require("./read.js");
const require_replace_texts = require("./replace-texts.js");
const require_parse = require("./parse.js");
const require_diagnose = require("./diagnose.js");
let node_path = require("node:path");
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
function toLiveObjects(kind, content, extra = require_start.noExtraFields) {
	const conversion = {
		unwritableIds: new Set(),
		dropped: [],
		unwritten: [],
		extra
	};
	const isRemediation = kind === "remediation";
	recordUnknownFields(content, [
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
		unwritableIds: conversion.unwritableIds,
		dropped: conversion.dropped,
		unwritten: conversion.unwritten
	};
}
function withNotes(live, notes) {
	const addNotes = (objects) => new Map([...objects].map(([id, object]) => [id, {
		...object,
		...notes.get(id)
	}]));
	return {
		...live,
		policies: addNotes(live.policies),
		exceptions: addNotes(live.exceptions)
	};
}
function recordUnknownFields(object, fieldNames, { pointer, ...owner }, { dropped }) {
	for (const [key, value] of Object.entries(object)) {
		if (fieldNames.includes(key) || value === null || value === void 0) continue;
		if (!(pointer.length === 0 && require_validate.isBookkeeping(key))) dropped.push({
			...owner,
			pointer: [...pointer, key]
		});
	}
}
function liveObjectsIn(content, key) {
	const list = content[key];
	return require_validate.isList(list) ? list.filter((item) => require_validate.isObject(item)) : [];
}
function extrasIn(content, { extra, unwritten }) {
	const extras = {};
	for (const field of extra.detection) {
		const value = content[field];
		if (value === null || value === void 0) continue;
		const unwritable = findForbiddenText(value, [field]);
		if (unwritable !== null) unwritten.push({
			why: "unwritable",
			id: require_validate.detectionPolicyId,
			object: { kind: "bundle" },
			pointer: unwritable
		});
		else extras[field] = value;
	}
	return extras;
}
function policiesIn(content, conversion) {
	const fieldNames = policyFieldNames(conversion.extra);
	const policies = new Map();
	for (const live of liveObjectsIn(content, "policies")) {
		const owner = require_validate.policyObject(String(live["slug"]));
		const policy = knownFields(live, fieldNames, {
			...owner,
			pointer: []
		}, conversion);
		const [schemaError] = require_validate.schemaErrorsIn(require_validate.isPolicyEntry, policy, "policy", conversion.extra);
		const missingSlug = policy["slug"] === void 0 ? ["slug"] : null;
		const unwritable = schemaError?.pointer ?? missingSlug ?? findForbiddenText(policy, []);
		if (unwritable === null) policies.set(owner.id, policy);
		else recordUnwritable(conversion, owner, unwritable);
	}
	return policies;
}
function recordUnwritable({ unwritableIds, unwritten }, owner, pointer) {
	unwritableIds.add(owner.id);
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
		const [schemaError] = require_validate.schemaErrorsIn(require_validate.isDetectionFile, {
			product: "code",
			exceptions: [exception]
		}, "detection", conversion.extra);
		const unwritable = schemaError?.pointer.slice(2) ?? findForbiddenText(exception, []);
		if (unwritable === null) exceptions.set(owner.id, exception);
		else recordUnwritable(conversion, owner, unwritable);
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
const policyFieldNames = (extra) => ({
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
function knownFields(live, { names, nestedFields }, owner, conversion) {
	recordUnknownFields(live, names, owner, conversion);
	const fields = names.flatMap((key) => {
		const value = live[key];
		if (isUnused(key, value, owner.pointer)) return [];
		const fieldsOfKey = nestedFields?.[key];
		if (fieldsOfKey === void 0) return [[key, key === "values" && require_validate.isList(value) ? [...new Set(value)] : value]];
		const convert = (nested, pointer) => require_validate.isObject(nested) ? knownFields(nested, fieldsOfKey, {
			...owner,
			pointer
		}, conversion) : nested;
		const pointer = [...owner.pointer, key];
		if (require_validate.isList(value)) return [[key, value.map((item, index) => convert(item, [...pointer, index]))]];
		return [[key, convert(value, pointer)]];
	});
	return Object.fromEntries(fields);
}
function isUnused(key, value, parent) {
	if (value === null || value === void 0) return true;
	if (key === "active") return value === true;
	if (key === "mode") return value === "any" && parent.includes("conditions");
	if (key === "config") return require_validate.isObject(value) && Object.keys(value).length === 0;
	return [
		"description",
		"project",
		"project_tag_name"
	].includes(key) && value === "";
}
function findForbiddenText(value, pointer) {
	if (value === null) return pointer;
	if (typeof value === "string") return require_validate.forbiddenInScalar.test(value) ? pointer : null;
	if (typeof value !== "object") return null;
	for (const [key, inner] of Object.entries(value)) {
		const innerPointer = [...pointer, Array.isArray(value) ? Number(key) : key];
		if (require_validate.forbiddenInScalar.test(key)) return innerPointer;
		const forbidden = findForbiddenText(inner, innerPointer);
		if (forbidden !== null) return forbidden;
	}
	return null;
}
// src/files/edit/reconcile.ts
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
function reconcile(old, live, role, originals) {
	if (require_validate.isList(old) && require_validate.isList(live)) {
		if (role === "values") return reconcileSet(old, live);
		if (role === "conditions") return reconcileConditions(old, live, originals);
		if (role === "actions") return reconcileActions(old, live, originals);
	}
	if (require_validate.isObject(old) && require_validate.isObject(live) && reconciledRoles.includes(role)) return reconcileFields(old, live, originals);
	return isSame(old, live) ? old : live;
}
const isEquivalent = (old, live, role) => isSame(reconcile(old, live, role, new Map()), old);
function reconcileFields(old, live, originals) {
	const fields = [];
	for (const [key, value] of Object.entries(old)) {
		const liveValue = fieldOf(live, key) ?? fieldOf(valuesOfOmittedFields, key);
		if (liveValue === void 0) {
			if (key.startsWith("x-") || key === "deployment_slug") fields.push([key, value]);
			continue;
		}
		if (!Object.hasOwn(live, key) && typeof liveValue !== "boolean" && key !== "mode" && !isSame(value, liveValue)) continue;
		fields.push([key, reconcile(value, liveValue, key, originals)]);
	}
	const order = Object.keys(live);
	for (const [key, value] of Object.entries(live)) if (!Object.hasOwn(old, key)) insertField(fields, order, key, value);
	const reconciled = Object.fromEntries(fields);
	originals.set(reconciled, old);
	return reconciled;
}
const fieldOf = (object, key) => Object.hasOwn(object, key) ? object[key] : void 0;
function insertField(fields, order, key, value) {
	const preceding = order.slice(0, order.indexOf(key)).findLast((name) => fields.some(([field]) => field === name));
	const index = preceding === void 0 ? fields.length : fields.findIndex(([field]) => field === preceding) + 1;
	fields.splice(index, 0, [key, value]);
}
function reconcileSet(old, live) {
	const [oldItems, liveItems] = [new Set(old), new Set(live)];
	const items = [...old.filter((item) => liveItems.has(item)), ...[...liveItems].filter((item) => !oldItems.has(item))];
	return isSorted(old) ? items.toSorted((a, b) => isInOrder(a, b) ? -1 : 1) : items;
}
const isInOrder = (a, b) => typeof a === "string" && typeof b === "string" && a <= b;
const isSorted = (items) => items.length > 1 && items.every((item, index) => index === 0 || isInOrder(items[index - 1], item));
function reconcileConditions(old, live, originals) {
	const contains = (conditions, liveCondition) => conditions.some((condition) => isEquivalent(condition, liveCondition, "conditions[]"));
	const missing = live.filter((condition, index) => !contains(old, condition) && !contains(live.slice(0, index), condition));
	return [...old.flatMap((condition) => {
		if (live.some((liveCondition) => isEquivalent(condition, liveCondition, "conditions[]"))) return [condition];
		const index = missing.findIndex((liveCondition) => typeFieldOf(liveCondition) === typeFieldOf(condition));
		if (index < 0) return [];
		const [liveCondition = null] = missing.splice(index, 1);
		return [reconcile(condition, liveCondition, "conditions[]", originals)];
	}), ...missing];
}
const typeFieldOf = (value) => require_validate.isObject(value) ? fieldOf(value, "type") : void 0;
function reconcileActions(old, live, originals) {
	const oldIndexes = pairActions(old, live);
	const liveIndexes = new Map(Array.from(oldIndexes, ([liveIndex, oldIndex]) => [oldIndex, liveIndex]));
	const actions = [];
	for (const [oldIndex, oldAction] of old.entries()) {
		const liveIndex = liveIndexes.get(oldIndex);
		const liveAction = liveIndex === void 0 ? void 0 : live[liveIndex];
		if (liveIndex === void 0 || liveAction === void 0) continue;
		actions.push({
			liveIndex,
			action: reconcile(oldAction, liveAction, "actions[]", originals)
		});
	}
	for (const [liveIndex, action] of live.entries()) {
		if (oldIndexes.has(liveIndex)) continue;
		const preceding = actions.findIndex((other) => other.liveIndex === liveIndex - 1);
		actions.splice(preceding + 1, 0, {
			liveIndex,
			action
		});
	}
	return actions.map(({ action }) => action);
}
function pairActions(old, live) {
	const oldIndexes = new Map();
	const pairBy = (isPair) => {
		for (const [liveIndex, liveAction] of live.entries()) {
			if (oldIndexes.has(liveIndex)) continue;
			const paired = new Set(oldIndexes.values());
			const oldIndex = old.findIndex((oldAction, index) => !paired.has(index) && isPair(oldAction, liveAction));
			if (oldIndex >= 0) oldIndexes.set(liveIndex, oldIndex);
		}
	};
	pairBy((oldAction, liveAction) => isEquivalent(oldAction, liveAction, "actions[]"));
	pairBy((oldAction, liveAction) => typeFieldOf(oldAction) === typeFieldOf(liveAction));
	return oldIndexes;
}
// src/files/edit/split-shared.ts
function splitShared(edits, files, { deployments, extraFields }) {
	const compared = edits.map((edit) => ({
		edit,
		live: valuesIn(edit.bundle.kind, edit.liveContent, extraFields),
		declared: valuesIn(edit.bundle.kind, edit.bundle.content, extraFields),
		without: deployments.get(edit.bundle.deployment ?? "")?.without ?? []
	}));
	const commonKinds = new Set(require_validate.bundleKinds.filter((kind) => isSharedByAll(kind, files)));
	return compared.map((edit) => findTargets(edit, compared, {
		...files,
		commonKinds
	}));
}
function isSharedByAll(kind, { shared, bundles, hasAllDeployments }) {
	const filesOfKind = [...shared.values()].filter((file) => file.kind === kind);
	const deployments = bundles.flatMap((bundle) => bundle.kind === kind ? [bundle.deployment] : []);
	if (!hasAllDeployments || filesOfKind.length === 0) return false;
	return filesOfKind.every((file) => deployments.every((deployment) => file.deployments.has(deployment)));
}
function compareObjects(kind, contents, extra) {
	const bundles = contents.map((content) => valuesIn(kind, content, extra));
	const [firstBundle = new Map()] = bundles;
	const common = new Set();
	for (const [id, value] of firstBundle) {
		const isInAll = bundles.every((values) => isSameValue(values.get(id), value, kind));
		if (value !== unwritable && isInAll) common.add(id);
	}
	return {
		common,
		others: bundles.map((values) => new Set([...values.keys()].filter((id) => !common.has(id))))
	};
}
function valuesIn(kind, content, extra) {
	const { policies, exceptions, lists, unwritableIds } = toLiveObjects(kind, content, extra);
	return new Map([
		...policies,
		...exceptions,
		...require_validate.ruleLists.flatMap((list) => lists[list].map((item) => [require_validate.itemId(list, item), item])),
		...[...unwritableIds].map((id) => [id, unwritable])
	]);
}
const unwritable = Symbol("unwritable");
function findTargets(compared, all, files) {
	const { edit, live, declared } = compared;
	const { bundle, selectedIds } = edit;
	const objects = new Map(require_validate.objectsOf(bundle).map((object) => [object.id, object]));
	const selected = [...new Set([...declared.keys(), ...live.keys()])].filter((id) => selectedIds === null || selectedIds.has(id));
	const inSharedFiles = new Set();
	const inOwnFiles = new Set();
	const newOverrides = [];
	const leftOut = [];
	for (const id of selected) {
		const object = objects.get(id);
		const sharedFile = sharedFileOf(id, bundle, files);
		const isOverridden = bundle.overrides.has(id);
		const isDeleted = !live.has(id);
		if (object === void 0 || sharedFile === null) {
			if (isNewInAll(id, compared, all, files)) inSharedFiles.add(id);
			else inOwnFiles.add(id);
			continue;
		}
		if (isSameValue(declared.get(id), live.get(id), bundle.kind)) continue;
		if (isOverridden && !isDeleted) {
			inOwnFiles.add(id);
			continue;
		}
		if (allDeploymentsHaveSameEdit(id, sharedFile, compared, all, files)) {
			if (isOverridden) inOwnFiles.add(id);
			else inSharedFiles.add(id);
			continue;
		}
		if (!isDeleted) {
			inOwnFiles.add(id);
			newOverrides.push(id);
			continue;
		}
		if (isOverridden) inOwnFiles.add(id);
		leftOut.push({
			...object,
			entry: entryForOnly(object, bundle),
			file: sharedFile
		});
	}
	return {
		inSharedFiles,
		inOwnFiles,
		notes: new Map(newOverrides.map((id) => [id, bundle.notes.get(id) ?? {}])),
		leftOut
	};
}
function sharedFileOf(id, { origins, overrides }, { shared }) {
	const { file } = overrides.get(id) ?? origins.get(id) ?? { file: "" };
	return shared.has(file) ? file : null;
}
function allDeploymentsHaveSameEdit(id, file, { edit, live }, all, { bundles, hasAllDeployments }) {
	const { kind } = edit.bundle;
	const bundlesWithObject = bundles.filter((bundle) => bundle.kind === kind && bundle.origins.get(id)?.file === file);
	if (!hasAllDeployments || bundlesWithObject.length === 0) return false;
	return bundlesWithObject.every((bundle) => {
		const other = all.find((candidate) => candidate.edit.bundle === bundle);
		if (other === void 0) return false;
		return (other.edit.selectedIds === null || other.edit.selectedIds.has(id)) && isSameValue(other.live.get(id), live.get(id), kind);
	});
}
function isNewInAll(id, { edit, live }, all, { bundles, commonKinds }) {
	const { kind } = edit.bundle;
	const value = live.get(id);
	if (!commonKinds.has(kind) || value === void 0 || value === unwritable) return false;
	const object = toObject(id, value, kind);
	return bundles.every((bundle) => {
		if (bundle.kind !== kind) return true;
		const other = all.find((candidate) => candidate.edit.bundle === bundle);
		if (other === void 0 || other.declared.has(id)) return false;
		const isSelected = other.edit.selectedIds === null || other.edit.selectedIds.has(id);
		const isLeftOut = other.without.some((entry) => require_validate.leavesOut(entry, object));
		return isSelected && !isLeftOut && isSameValue(other.live.get(id), value, kind);
	});
}
function toObject(id, value, kind) {
	if (kind === "remediation") return require_validate.policyObject(value.slug).object;
	if (typeof value !== "string") return require_validate.exceptionObject(value).object;
	const list = require_validate.ruleLists.find((ruleList) => require_validate.itemId(ruleList, value) === id) ?? "rules";
	return require_validate.itemObject(list, value).object;
}
function isSameValue(a, b, kind) {
	if (a === void 0 || b === void 0 || a === unwritable || b === unwritable) return a === b;
	return isEquivalent(a, b, kind === "remediation" ? "policies[]" : "exceptions[]");
}
function entryForOnly({ id, object }, bundle) {
	const entry = require_validate.withoutEntryFor(object);
	if (entry === null) return null;
	return require_validate.objectsOf(bundle).some((other) => other.id !== id && require_validate.leavesOut(entry, other.object)) ? null : entry;
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
	const [document, ...others] = tokens.filter((candidate) => candidate.type === "document");
	if (document === void 0 || others.length > 0 || tokens.some(({ type }) => type === "error")) return null;
	document.end = [...attachComments(document.value, []), ...document.end ?? []];
	return {
		tokens,
		document
	};
}
function attachComments(node, props) {
	if (!require_read.isBlock(node)) return [];
	const lineBreak = indexBehindMark(props, "newline");
	let commentsAbove = lineBreak < 0 ? [] : props.splice(lineBreak + 1);
	let previousValue;
	const last = node.items.at(-1);
	if (last !== void 0 && require_read.isEntry(last)) node.items.push({ start: [] });
	for (const item of node.items) {
		item.start.unshift(...commentsAbove);
		if (require_read.isBlock(previousValue)) {
			const nested = item.start.splice(0, countIndentedComments(item.start, node.indent));
			if (nested.length > 0) previousValue.items.push({ start: nested });
		}
		commentsAbove = attachComments(item.value, item.sep ?? item.start);
		previousValue = item.value;
	}
	return node.items.pop()?.start ?? [];
}
function countIndentedComments(tokens, column) {
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
	const listIndent = indents.get("block-seq") ?? require_print.defaultStyle.listIndent;
	const mappingIndent = indents.get("block-map") ?? Math.max(1, listIndent);
	const eol = /\r?\n/.exec(text)?.[0] ?? "\n";
	return {
		flow,
		quotes,
		keys: quotes.get(" key") ?? "plain",
		mappingIndent,
		listIndent,
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
// src/files/edit/new-files.ts
function makeNewFiles({ kind, deployment, content, notes = new Map() }, options) {
	const { single, folder, extra, schemaAddressFor } = options;
	const live = withNotes(toLiveObjects(kind, content, extra), notes);
	const shape = kind === "remediation" ? "remediation-file" : "detection-file";
	const texts = new Map();
	const files = kind === "remediation" ? remediationFiles(live, single) : detectionFiles(kind, live);
	for (const { name, fields } of files) {
		const path = require_start.joinPath(folder, name);
		const address = schemaAddressFor(path, shape);
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
function remediationFiles({ policies }, single) {
	const sorted = sortedById(policies);
	if (single || sorted.length === 0) return [{
		name: "remediation.yaml",
		fields: { policies: sorted }
	}];
	const usedNames = new Set();
	return sorted.map((policy) => ({
		name: `remediation/${fileName(policy.slug, ".yaml", usedNames)}`,
		fields: policy
	}));
}
function detectionFiles(kind, { lists, exceptions, extras }) {
	const product = kind === "detection/code" ? "code" : "secrets";
	const fields = {
		product,
		...Object.fromEntries(require_validate.ruleLists.map((list) => [list, lists[list].toSorted()])),
		exceptions: sortedById(exceptions).map((exception) => ({ ...exception })),
		...extras
	};
	return [{
		name: `detection/${product}.yaml`,
		fields
	}];
}
const sortedById = (objects) => [...objects].toSorted(([a], [b]) => a < b ? -1 : 1).map(([, object]) => object);
const reservedName = /^(?:con|prn|aux|nul|com\d|lpt\d|i[-_]?f[-_]?.{0,6})$/i;
function fileName(slug, ending, usedNames) {
	const allowed = slug.normalize("NFC").toLowerCase().replaceAll(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^[-._]+/, "");
	const safe = Array.from(allowed).slice(0, 60).join("").replace(/(?<![-._])[-._]+$/, "");
	const stem = reservedName.test(safe.split(".")[0] ?? "") ? `policy-${safe}` : safe || "policy";
	for (let number = 1;; number++) {
		const name = `${number === 1 ? stem : `${stem}-${number}`}${ending}`;
		const folded = require_validate.caseFoldedName(name);
		if (usedNames.has(folded)) continue;
		usedNames.add(folded);
		return name;
	}
}
function fileText(modeline, fields, style = require_print.defaultStyle) {
	const firstLines = modeline === null ? [] : [modeline, ""];
	const isDetection = "product" in fields;
	const lines = Object.entries(fields).flatMap(([key, value]) => {
		if (value === void 0) return [];
		return [...isDetection && Array.isArray(value) ? [""] : [], ...require_print.printPair(key, value, 0, style)];
	});
	return [...firstLines, ...lines].map((line) => line + style.eol).join("");
}
function createPolicyFiles(files, bundleFiles, policies) {
	const [sibling] = bundleFiles;
	if (sibling === void 0) return [];
	const folder = require_start.parentFolder(sibling.path);
	const usedNames = new Set();
	for (const path of files.texts.keys()) if (require_start.parentFolder(path) === folder) usedNames.add(require_validate.caseFoldedName(require_start.baseName(path)));
	const [ending] = /\.ya?ml$/i.exec(sibling.path) ?? [".yaml"];
	const style = learnStyle(sibling.text, readLayout(sibling.text)?.document.value);
	return policies.map((policy) => {
		const isList = require_validate.isObject(sibling.value) && "policies" in sibling.value;
		const fields = {
			...writtenDeployment(sibling),
			...isList ? { policies: [policy] } : policy
		};
		const text = fileText(modelineOf(sibling.text), fields, style);
		return {
			...require_validate.policyObject(policy.slug),
			path: require_start.joinPath(folder, fileName(policy.slug, ending, usedNames)),
			text
		};
	});
}
function writtenDeployment(file) {
	const slug = require_validate.isObject(file?.value) ? file.value["deployment_slug"] : void 0;
	return slug === void 0 ? {} : { deployment_slug: slug };
}
const modelineOf = (text) => /^#\s*yaml-language-server:[^\r\n]*/m.exec(text)?.[0] ?? null;
// src/files/edit/arrange.ts
const newItem = (text) => ({
	item: { start: [token(text)] },
	isNew: true
});
function takeTextInFront(item) {
	const length = item.start.findIndex(({ type }) => !require_read.separators.has(type));
	return item.start.splice(0, length < 0 ? item.start.length : length);
}
function arrangeLines(oldLines, end, placements, { margin, column }) {
	const remaining = new Set(placements.map(({ item }) => item));
	const oldIndexes = new Map(oldLines.map(({ item }, index) => [item, index]));
	const takeLinesOfRemovedEntries = (start) => {
		let lines = "";
		for (let index = start;; index += 1) {
			const line = oldLines[index];
			if (line === void 0 || remaining.has(line.item)) return lines;
			lines += takeLinesOfRemovedEntry(line, oldLines[index + 1], column);
		}
	};
	const addLinesAbove = (line, lines) => {
		if (lines === "") return;
		const isSeparated = leadingEmptyLines.test(line.textInFront);
		const ownText = line.startsLine ? line.textInFront : margin;
		line.textInFront = (isSeparated ? trimTrailingEmptyLines(lines) : lines) + ownText;
		line.startsLine = true;
	};
	let linesOfRemoved = takeLinesOfRemovedEntries(0);
	const arranged = placements.map((placement) => {
		const oldIndex = oldIndexes.get(placement.item);
		const line = (oldIndex === void 0 ? void 0 : oldLines[oldIndex]) ?? {
			...placement,
			textInFront: margin,
			startsLine: true
		};
		addLinesAbove(line, linesOfRemoved);
		linesOfRemoved = oldIndex === void 0 ? "" : takeLinesOfRemovedEntries(oldIndex + 1);
		return line;
	});
	addLinesAbove(end, linesOfRemoved);
	return arranged;
}
const leadingEmptyLines = /^(?:[ \t]*\r?\n)+/;
const trimTrailingEmptyLines = (lines) => lines.slice(0, lines.indexOf("\n", lines.trimEnd().length) + 1);
function takeLinesOfRemovedEntry({ item, textInFront, startsLine }, next, column) {
	if (item.key === void 0 && !require_read.isCollection(item.value) && textInFront.includes("#") && next !== void 0 && !next.textInFront.includes("\n")) {
		next.textInFront = textInFront;
		next.startsLine = startsLine;
		return "";
	}
	const lines = textInFront.slice(0, textInFront.lastIndexOf("\n") + 1).split(/(?<=\n)/);
	const length = lines.findLastIndex((line) => !isCommentOfEntryBelow(line, column)) + 1;
	const stayingLines = lines.slice(0, length).join("");
	return stayingLines.includes("#") ? stayingLines : "";
}
function isCommentOfEntryBelow(line, column) {
	const match = /^([ \t]*)#(?!\s*yaml-language-server:)/.exec(line);
	return match !== null && (match[1] ?? "").length <= column;
}
function takeRestOfLine(node) {
	if (node?.type === "flow-collection") return require_read.tokensText(node.end.splice(1));
	if (node?.type === "block-scalar") return require_read.tokensText(node.props.splice(1));
	return isScalar(node) ? require_read.tokensText(node.end?.splice(0) ?? []) : "";
}
// src/files/edit/arrange-block.ts
function arrangeBlock(node, placements, role, style) {
	const margin = " ".repeat(node.indent);
	const { lines: oldLines, end } = takeEntryLines(node);
	const [oldFirst] = oldLines;
	const isOnParentDash = oldFirst?.textInFront === "";
	if (isOnParentDash) oldFirst.textInFront = margin;
	const lines = arrangeLines(oldLines, end, placements, {
		margin,
		column: node.indent
	});
	const otherLines = oldLines.slice(1);
	const isSpaced = otherLines.length === 0 ? require_print.hasBlankLines(role) : otherLines.some(({ textInFront }) => leadingEmptyLines.test(textInFront));
	if (node.type === "block-seq" && isSpaced) addEmptyLines(lines, style);
	const [first] = lines;
	if (first !== void 0 && first !== oldFirst) first.textInFront = first.textInFront.replace(leadingEmptyLines, "");
	if (first !== void 0 && isOnParentDash) first.textInFront = first.textInFront.trimStart();
	for (const { textInFront, item } of lines) item.start.unshift(token(textInFront));
	const items = lines.map(({ item }) => item);
	node.items = end.textInFront === "" ? items : [...items, newItem(end.textInFront).item];
}
function commentsOf(node) {
	const { lines, end } = takeEntryLines(node);
	arrangeLines(lines, end, [], {
		margin: "",
		column: node.indent
	});
	return end.textInFront.includes("#") ? end.textInFront : "";
}
function takeEntryLines(node) {
	const entries = require_read.entriesOf(node);
	const lines = node.items.map((item) => ({
		item,
		isNew: false,
		textInFront: require_read.tokensText(takeTextInFront(item)),
		startsLine: true
	}));
	return {
		lines: lines.slice(0, entries.length),
		end: lines[entries.length] ?? {
			textInFront: "",
			startsLine: true
		}
	};
}
function addEmptyLines(lines, { eol }) {
	for (const [index, line] of lines.entries()) {
		const previous = lines[index - 1];
		if (previous === void 0 || !(previous.isNew || line.isNew)) continue;
		if (!(leadingEmptyLines.test(line.textInFront) || endsWithEmptyLine.test(stringify(previous.item)))) line.textInFront = eol + line.textInFront;
	}
}
const endsWithEmptyLine = /\n[ \t]*\r?\n$|[|>]\d?\+/;
// src/files/edit/arrange-flow.ts
function arrangeFlow(node, placements, column, { eol }) {
	const taken = takeFlowLines(node);
	const { lines: oldLines, end } = taken;
	const textInFront = oldLines.findLast(({ startsLine }) => startsLine)?.textInFront ?? "";
	const indent = textInFront.slice(textInFront.lastIndexOf("\n") + 1);
	const lineStyle = {
		margin: indent === "" ? " ".repeat(column + 2) : indent,
		eol
	};
	const lines = arrangeLines(oldLines, end, placements, {
		margin: lineStyle.margin,
		column: Infinity
	}).map((line) => {
		if (!line.isNew) return line;
		const startsLine = oldLines.at(-1)?.startsLine === true || line.textInFront !== lineStyle.margin;
		return {
			...line,
			startsLine,
			textInFront: startsLine ? line.textInFront : " ",
			original: null,
			restOfLine: ""
		};
	});
	for (const [index, line] of lines.entries()) line.item.start.unshift(token(textBetween(line, lines[index - 1], ",", taken, lineStyle)));
	const closingText = textBetween(end, lines.at(-1), taken.hasTrailingComma ? "," : "", taken, lineStyle);
	for (const bracket of node.end.slice(0, 1)) bracket.source = closingText + bracket.source;
	node.items = lines.map(({ item }) => item);
}
function textBetween(next, previous, comma, taken, lineStyle) {
	const { textInFront, original } = next;
	if (original?.previousItem === (previous?.item ?? null) && original.textInFront === textInFront) return original.text;
	if (previous !== void 0) return comma + joinAtLineBreak(previous.restOfLine, next, lineStyle);
	const { restOfFirstLine, spaceBehindBracket, end } = taken;
	const hasComment = (restOfFirstLine + textInFront).includes("#");
	if (next === end && !hasComment) return "";
	if (next !== end && !hasComment && restOfFirstLine === "") return spaceBehindBracket;
	return joinAtLineBreak(restOfFirstLine, next, lineStyle);
}
function joinAtLineBreak(restOfLine, { textInFront, startsLine }, { margin, eol }) {
	if (startsLine) return (restOfLine.endsWith("\n") ? restOfLine : restOfLine + eol) + textInFront;
	return restOfLine.includes("#") ? restOfLine + margin : textInFront;
}
function takeFlowLines(node) {
	const entries = require_read.entriesOf(node);
	const tokensAtEnd = node.items.slice(entries.length).flatMap(({ start }) => start.splice(0));
	const texts = [...entries.map((item) => takeTextInFront(item)), tokensAtEnd].map((tokens, index) => splitTextBetween(tokens, entries[index - 1] ?? null));
	const [first] = texts;
	const lines = entries.flatMap((item, index) => {
		const [inFront, behind] = [texts[index], texts[index + 1]];
		if (inFront === void 0 || behind === void 0) return [];
		const textInFront = index === 0 && !inFront.startsLine ? " " : inFront.textInFront;
		const original = {
			...inFront.original,
			textInFront
		};
		return [{
			...inFront,
			textInFront,
			original,
			item,
			isNew: false,
			restOfLine: behind.restOfLine
		}];
	});
	return {
		restOfFirstLine: first?.restOfLine ?? "",
		spaceBehindBracket: first?.startsLine === false ? first.textInFront : "",
		lines,
		end: texts.at(-1) ?? {
			textInFront: "",
			startsLine: false,
			original: null
		},
		hasTrailingComma: tokensAtEnd.some(({ type }) => type === "comma")
	};
}
function splitTextBetween(tokens, previousItem) {
	const start = takeRestOfLine(previousItem?.value);
	const comma = tokens.findIndex(({ type }) => type === "comma");
	const wholeText = start + require_read.tokensText(tokens);
	const text = comma < 0 ? wholeText : joinWithoutComma(start + require_read.tokensText(tokens.slice(0, comma)), require_read.tokensText(tokens.slice(comma + 1)));
	const length = text.indexOf("\n") + 1;
	const textInFront = text.slice(length);
	return {
		restOfLine: text.slice(0, length),
		textInFront,
		startsLine: length > 0,
		original: {
			text: wholeText,
			textInFront,
			previousItem
		}
	};
}
function joinWithoutComma(before, behind) {
	const lineStart = before.lastIndexOf("\n") + 1;
	if (!(lineStart > 0 && before.slice(lineStart).trim() === "")) return before + behind;
	if (!/^[ \t]*\r?\n/.test(behind)) return before + behind.trimStart();
	return before.slice(0, lineStart) + behind.slice(behind.indexOf("\n") + 1);
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
	return tokens.map((rootToken) => stringify(rootToken)).join("");
}
function editNode(editing, slot, old, desired) {
	const { value: node } = slot.holder;
	const isUnchanged = isSame(old, desired);
	const mayHoldAlias = node?.type === "alias" || require_read.isCollection(node);
	if (isUnchanged && (editing.withAliases || !mayHoldAlias)) return;
	if (require_read.isCollection(node) && (editItems(editing, slot, node, old, desired) || isUnchanged)) return;
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
	const desiredEntries = pairWithOldEntries(editing, node, entries, desired);
	if (desiredEntries === null || isEmptyFlow(node)) return false;
	for (const { oldEntry, value } of desiredEntries) if (oldEntry) editNode(editing, slotOf(oldEntry, node, role), oldEntry.value, value);
	if (desiredEntries.length === entries.length && desiredEntries.every(({ oldEntry }) => oldEntry !== void 0)) return true;
	if (require_read.isBlock(node) && desiredEntries.length === 0) return false;
	const placements = desiredEntries.map((entry) => {
		if (entry.oldEntry !== void 0) return {
			item: entry.oldEntry.item,
			isNew: false
		};
		return newItem(require_read.isBlock(node) ? printLines(style, node, role, entry) : printBetweenBrackets(style, role, entry));
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
function pairWithOldEntries({ originals }, node, entries, desired) {
	if (require_read.isMap(node)) {
		if (!require_validate.isObject(desired)) return null;
		const byKey = new Map(entries.map((entry) => [entry.key, entry]));
		return Object.entries(desired).map(([key, value]) => ({
			key,
			value,
			oldEntry: byKey.get(key)
		}));
	}
	if (!require_validate.isList(desired) || entries.some(({ item }) => item.key !== void 0)) return null;
	const oldValues = new Set(entries.map((entry) => entry.value));
	let nextIndex = 0;
	return desired.map((value) => {
		const index = typeof value !== "object" && !oldValues.has(value) ? -1 : findIndexFrom(entries, nextIndex, (entry) => isSame(entry.value, value) || originals.get(value) === entry.value);
		if (index < 0) return {
			key: null,
			value,
			oldEntry: void 0
		};
		nextIndex = index + 1;
		return {
			key: null,
			value,
			oldEntry: entries[index]
		};
	});
}
function findIndexFrom(items, start, matches) {
	for (let index = start; index < items.length; index++) if (matches(items[index])) return index;
	return -1;
}
function replaceNode({ style }, slot, value) {
	const { holder, props, position } = slot;
	const { firstLine, otherLines } = printForSlot(style, slot, value);
	const commentsBelow = require_read.isBlock(holder.value) ? commentsOf(holder.value) : "";
	const restOfLine = takeRestOfLine(holder.value);
	if (position === "flow") {
		holder.value = {
			type: "scalar",
			offset: 0,
			indent: 0,
			source: firstLine,
			end: [token(restOfLine)]
		};
		return;
	}
	const { space, comments } = takeCommentsAbove(props);
	const isOnLineOfKey = comments.startsWith("#");
	let behindValue = restOfLine;
	if (comments !== "") behindValue = (isOnLineOfKey ? space : "") + comments + (restOfLine.includes("#") ? restOfLine : "");
	const text = firstLine === "" ? "" : (space || " ") + firstLine;
	holder.value = token(text + behindValue + asLines(otherLines, style) + commentsBelow);
}
function takeCommentsAbove(props) {
	const start = indexBehindMark(props, "comment", "newline");
	const taken = start < 0 ? [] : props.splice(start);
	const comments = require_read.tokensText(taken.at(-1)?.type === "space" ? taken.slice(0, -1) : taken);
	return {
		space: props.at(-1)?.type === "space" ? require_read.tokensText(props.splice(-1)) : "",
		comments
	};
}
function printForSlot(style, { holder, role, position, column }, value) {
	if (typeof value === "string") {
		const quotes = quotesOf(holder.value) ?? style.quotes.get(role) ?? "plain";
		const literal = position === "pair" && quotes !== "double" ? require_print.printLiteral(value, column + style.mappingIndent) : null;
		if (literal !== null) return {
			firstLine: literal.header,
			otherLines: literal.lines
		};
		return {
			firstLine: require_print.printScalar(value, quotes, { inFlow: position === "flow" }),
			otherLines: []
		};
	}
	if (position === "flow" || require_print.isInline(value, role, style)) return {
		firstLine: require_print.printInline(value, role, style, { inFlow: position === "flow" }),
		otherLines: []
	};
	const indentBelowKey = require_validate.isList(value) ? style.listIndent : style.mappingIndent;
	const indent = column + (position === "pair" ? indentBelowKey : 2);
	return {
		firstLine: "",
		otherLines: require_print.printBlock(value, role, indent, style)
	};
}
// src/files/edit/edit-config.ts
function addWithoutEntries(path, text, entries) {
	const parsed = require_parse.parse(path, text);
	if ("problems" in parsed || !require_validate.isObject(parsed.value)) return null;
	const config = parsed.value;
	const { deployments } = config;
	if (!require_validate.isObject(deployments)) return null;
	const changed = Object.entries(deployments).map(([slug, deployment]) => {
		const newEntries = entries.get(slug);
		if (newEntries === void 0 || !require_validate.isObject(deployment)) return [slug, deployment];
		const oldEntries = require_validate.isList(deployment["without"]) ? deployment["without"] : [];
		return [slug, {
			...deployment,
			without: [...oldEntries, ...newEntries]
		}];
	});
	return editYaml(text, config, {
		...config,
		deployments: Object.fromEntries(changed)
	}, {
		withAliases: false,
		originals: new Map()
	});
}
// src/files/edit/bundle-files.ts
function findBundleFiles(files, kind) {
	const { deployment, sharing } = files;
	const { files: allFiles, assignments } = assignFiles(files);
	const selected = assignments.filter((assignment) => {
		return (deployment === null || assignment.deployment === null || assignment.deployment === deployment) && (sharing === void 0 || assignment.isShared === (sharing === "shared"));
	});
	const selectedFiles = new Set(selected.map(({ declared }) => declared));
	return allFiles.filter(({ declared }) => declared.kind === kind && selectedFiles.has(declared));
}
function sharedFilesIn(files) {
	const sharedFiles = new Map();
	for (const { declared, deployment, isShared } of assignFiles(files).assignments) {
		if (!isShared) continue;
		const sharedFile = sharedFiles.get(declared.path) ?? {
			kind: declared.kind,
			deployments: new Set()
		};
		sharedFile.deployments.add(deployment);
		sharedFiles.set(declared.path, sharedFile);
	}
	return sharedFiles;
}
function assignFiles({ texts, settings, deployment }) {
	const files = [...texts.keys()].toSorted().map((path) => {
		const file = readBundleFile(path, texts.get(path) ?? "", settings.extraFields);
		if (file === null) throw new Error(`${path} has errors`);
		return file;
	});
	const declared = files.map((file) => file.declared);
	return {
		files,
		assignments: require_validate.assignDeployments(declared, settings, deployment).assigned
	};
}
function readBundleFile(path, textWithBom, extra) {
	const bytes = Buffer.from(textWithBom);
	const decoded = bytes.length > 10485760 ? null : require_validate.decodeText(path, bytes);
	if (decoded === null || "problem" in decoded) return null;
	const { text } = decoded;
	const { result: declared, problems, value } = require_diagnose.diagnoseFile(path, text, extra);
	if (declared === null || require_start.hasErrors(problems)) return null;
	return {
		path,
		text,
		byteOrderMark: textWithBom.slice(0, textWithBom.length - text.length),
		value,
		declared
	};
}
// src/files/edit/scope-entries.ts
const scopeLists = ["projects", "project_tag_names"];
const singularFields = {
	projects: "project",
	project_tag_names: "project_tag_name"
};
function expandEntry(entry, written) {
	const key = scopeLists.find((scopeList) => entry[scopeList] !== void 0);
	return (require_validate.expandException(entry) ?? []).map((exception) => {
		if (key === void 0) return {
			exception,
			written
		};
		const name = exception[singularFields[key]] ?? "";
		return {
			exception,
			member: {
				key,
				name
			},
			written: replaceField(written, key, singularFields[key], name)
		};
	});
}
const replaceField = (object, oldName, newName, newValue) => Object.fromEntries(Object.entries(object).map(([name, value]) => name === oldName ? [newName, newValue] : [name, value]));
function splitEntry(entry, changes, originals) {
	const key = changes[0]?.member?.key ?? "projects";
	const newValues = new Map(changes.map(({ member, value }) => [member?.name, value]));
	const names = require_validate.isList(entry[key]) ? entry[key] : [];
	const unchangedNames = names.filter((name) => !newValues.has(name));
	const edited = names.flatMap((name) => {
		const value = newValues.get(name);
		return require_validate.isObject(value) ? [{
			name,
			value
		}] : [];
	});
	const [first] = edited;
	if (unchangedNames.length > 0) {
		const remaining = {
			...entry,
			[key]: unchangedNames
		};
		originals.set(remaining, entry);
		return [remaining, ...edited.map(({ value }) => value)];
	}
	if (first === void 0) return [];
	const entryFor = (value, members) => replaceField(value, singularFields[key], key, members);
	const equalsFirst = ({ value }) => isSame(entryFor(value, []), entryFor(first.value, []));
	const sameAsFirst = edited.filter((member) => equalsFirst(member)).map(({ name }) => name);
	const common = entryFor(first.value, sameAsFirst);
	originals.set(common, entry);
	return [common, ...edited.filter((member) => !equalsFirst(member)).map(({ value }) => value)];
}
// src/files/edit/file-changes.ts
function findFileChanges(files, declaring, live, isSelected) {
	const originals = new Map();
	const policyFiles = declaring.filter((file) => file.declared.kind === "remediation");
	if (policyFiles.length > 0) {
		const { changes, missing } = findListChanges(policyList(policyFiles, live, isSelected), originals);
		const created = createPolicyFiles(files, declaring, missing.map(({ value }) => value));
		return {
			changes: deleteEmptiedFiles(files, policyFiles, changes, created),
			created,
			originals
		};
	}
	const detectionFiles = declaring.filter((file) => file.declared.kind !== "remediation");
	const lists = detectionLists.map((list) => detectionListOf(detectionFiles, list, live, isSelected));
	const extras = isSelected("policy") ? findExtraChanges(detectionFiles, live.extras, originals) : [];
	return {
		changes: [...lists.flatMap((list) => findListChanges(list, originals).changes), ...extras],
		created: [],
		originals
	};
}
function findListChanges({ items, live, isSelected, list, newItemFile }, originals) {
	const liveById = new Map(live.map(({ id, value }) => [id, value]));
	const changes = items.flatMap((item) => {
		const { id, value, written } = item;
		const liveValue = liveById.get(id);
		if (!isSelected(id)) return [];
		if (liveValue === void 0) return [deleteItem(item)];
		if (isEquivalent(value, liveValue, `${list}[]`)) return [];
		return [replaceItem(item, reconcile(written, liveValue, `${list}[]`, originals))];
	});
	const declared = new Set(items.map(({ id }) => id));
	const missing = live.filter(({ id }) => !declared.has(id) && isSelected(id)).toSorted((a, b) => a.id < b.id ? -1 : 1);
	if (newItemFile === null) return {
		changes,
		missing
	};
	const added = missing.map((item) => ({
		...item,
		kind: "add-item",
		verb: "create",
		file: newItemFile,
		list
	}));
	return {
		changes: [...changes, ...added],
		missing: []
	};
}
function deleteItem({ id, object, file, position }) {
	const edit = {
		id,
		object,
		file,
		verb: "delete"
	};
	return position === null ? {
		...edit,
		kind: "delete-file"
	} : {
		...edit,
		...position,
		kind: "delete-item"
	};
}
function replaceItem({ id, object, file, position }, value) {
	const edit = {
		id,
		object,
		file,
		verb: "update",
		value
	};
	return position === null ? {
		...edit,
		kind: "replace-file"
	} : {
		...edit,
		...position,
		kind: "replace-item"
	};
}
function policyList(files, { policies }, isSelected) {
	const items = files.flatMap((file) => file.declared.policies.map(({ value: policy, at }) => {
		const [, index] = at.pointer;
		const position = typeof index === "number" ? {
			list: "policies",
			index
		} : null;
		const written = position === null ? file.value : writtenItem(file, position);
		const slug = require_validate.slugOf(policy);
		const value = {
			...written,
			slug
		};
		return {
			...require_validate.policyObject(slug),
			value,
			file: file.path,
			position,
			written
		};
	}));
	const multiPolicyFiles = new Set(files.filter(({ declared }) => declared.policies.length > 1).map(({ path }) => path));
	const inListFiles = items.filter(({ file, position }) => position !== null && (files.length === 1 || multiPolicyFiles.has(file)));
	const newItemFile = items.length === 0 ? files[0]?.path : inListFiles.at(-1)?.file;
	return {
		list: "policies",
		items,
		live: [...policies.values()].map((value) => ({
			...require_validate.policyObject(value.slug),
			value
		})),
		isSelected,
		newItemFile: newItemFile ?? null
	};
}
const detectionLists = [...require_validate.ruleLists, "exceptions"];
function detectionListOf(files, list, { lists, exceptions }, isSelected) {
	const isExceptions = list === "exceptions";
	const declaredItems = ({ declared }) => isExceptions ? declared.exceptions : declared.lists[list];
	const items = files.flatMap((file) => (declaredItems(file) ?? []).flatMap(({ value }, index) => {
		const position = {
			list,
			index
		};
		const written = writtenItem(file, position);
		if (typeof value === "string") return [{
			...require_validate.itemObject(list, value),
			file: file.path,
			position,
			value: written,
			written
		}];
		return expandEntry(value, written).map(({ exception, member, written: entry }) => ({
			...require_validate.exceptionObject(exception),
			file: file.path,
			position: {
				...position,
				...member && { member }
			},
			value: entry,
			written: entry
		}));
	}));
	const live = isExceptions ? [...exceptions.values()] : lists[list];
	const firstWithList = files.find((file) => declaredItems(file) !== null);
	return {
		list,
		items,
		live: live.map((value) => ({
			...objectOfItem(list, value),
			value
		})),
		isSelected: isExceptions ? isSelected : (id) => [
			id,
			require_validate.listId(list),
			require_validate.detectionPolicyId
		].some(isSelected),
		newItemFile: items.at(-1)?.file ?? (firstWithList ?? files[0])?.path ?? null
	};
}
const objectOfItem = (list, value) => typeof value === "string" ? require_validate.itemObject(list, value) : require_validate.exceptionObject(value);
function writtenItem({ value }, { list, index }) {
	const items = require_validate.isObject(value) ? value[list] : null;
	return (require_validate.isList(items) ? items[index] : null) ?? null;
}
const detectionPolicy = {
	id: require_validate.detectionPolicyId,
	object: { kind: "bundle" }
};
function findExtraChanges(files, extras, originals) {
	const [first] = files;
	const declaredNames = new Set(files.flatMap(({ declared }) => Object.keys(declared.extras)));
	return files.flatMap((file) => {
		const { extras: extrasOfFile } = file.declared;
		const otherFields = Object.entries(file.value).filter(([name]) => !Object.hasOwn(extrasOfFile, name));
		const liveExtras = Object.entries(extras).filter(([name]) => Object.hasOwn(extrasOfFile, name) || file === first && !declaredNames.has(name));
		const live = Object.fromEntries([...otherFields, ...liveExtras]);
		const value = reconcile(file.value, live, "", originals);
		if (isSame(value, file.value)) return [];
		return [{
			...detectionPolicy,
			file: file.path,
			verb: "update",
			kind: "replace-file",
			value
		}];
	});
}
function deleteEmptiedFiles({ settings }, files, changes, created) {
	const changesByFile = Map.groupBy(changes, ({ file }) => file);
	const deletedFiles = new Set();
	for (const { path, declared } of files) {
		const changesOfFile = changesByFile.get(path) ?? [];
		if (changesOfFile.length === declared.policies.length && changesOfFile.every(({ verb }) => verb === "delete") && changesOfFile.length > 0) deletedFiles.add(path);
	}
	const wholeRepository = "";
	const pathsOfConfig = require_validate.configuredPaths(settings, null).flatMap(({ path, isDefault }) => isDefault ? [] : [path]);
	for (const path of [wholeRepository, ...pathsOfConfig]) {
		const filesInPath = [...files, ...created].map((file) => file.path).filter((file) => require_validate.isInPath(file, path));
		const [first] = filesInPath;
		if (first !== void 0 && filesInPath.every((file) => deletedFiles.has(file))) deletedFiles.delete(first);
	}
	return changes.map((change) => {
		if (change.verb !== "delete") return change;
		const edit = {
			id: change.id,
			object: change.object,
			file: change.file,
			verb: change.verb
		};
		if (deletedFiles.has(change.file)) return {
			...edit,
			kind: "delete-file"
		};
		if (change.kind !== "delete-file") return change;
		const file = files.find(({ path }) => path === change.file);
		return {
			...edit,
			kind: "replace-file",
			value: {
				...writtenDeployment(file),
				policies: []
			}
		};
	});
}
function editedValue(value, changes, originals) {
	const fileChange = changes.find((change) => change.kind === "replace-file" || change.kind === "delete-file");
	if (fileChange?.kind === "delete-file") return void 0;
	const root = fileChange === void 0 ? value : fileChange.value;
	if (!require_validate.isObject(root)) return root;
	const fields = Object.entries(root);
	const listChanges = changes.filter((change) => "list" in change);
	const byList = Map.groupBy(listChanges, ({ list }) => list);
	for (const list of ["policies", ...detectionLists]) {
		const changesOfList = byList.get(list);
		if (changesOfList === void 0) continue;
		const items = editedList(Object.hasOwn(root, list) ? root[list] : [], changesOfList, originals);
		const index = fields.findIndex(([key]) => key === list);
		if (index < 0) insertField(fields, detectionLists, list, items);
		else fields[index] = [list, items];
	}
	return Object.fromEntries(fields);
}
function editedList(old, changes, originals) {
	const oldItems = require_validate.isList(old) ? old : [];
	const itemChanges = changes.filter((change) => change.kind !== "add-item");
	const byIndex = Map.groupBy(itemChanges, ({ index }) => index);
	const items = oldItems.flatMap((item, index) => {
		const changesOfItem = byIndex.get(index) ?? [];
		const [first] = changesOfItem;
		if (first === void 0) return [item];
		if (first.member !== void 0 && require_validate.isObject(item)) return splitEntry(item, changesOfItem, originals);
		return first.kind === "delete-item" ? [] : [first.value];
	});
	const added = changes.flatMap((change) => change.kind === "add-item" ? [change.value] : []);
	return [...items, ...added];
}
// src/files/edit/edit-files.ts
function editFiles(files, kind, liveContent, selectedIds = null, notes = new Map()) {
	const live = withNotes(toLiveObjects(kind, liveContent, files.settings.extraFields), notes);
	const declaring = findBundleFiles(files, kind);
	if (declaring.length === 0) throw new Error("no file declares the bundle");
	const isSelected = (id) => selectedIds === null || selectedIds.has(id);
	const { changes, created, originals } = findFileChanges(files, declaring, live, (id) => isSelected(id) && !live.unwritableIds.has(id));
	const texts = new Map();
	const objectEdits = [];
	const unwritten = live.unwritten.filter(({ id }) => isSelected(id));
	for (const [path, changesOfFile] of Map.groupBy(changes, ({ file }) => file)) {
		const file = declaring.find((candidate) => candidate.path === path);
		const text = file === void 0 ? void 0 : editFile(file, changesOfFile, originals, files);
		if (text !== void 0) texts.set(path, text);
		for (const { id, object, verb } of changesOfFile) if (text === void 0) unwritten.push({
			why: "layout",
			id,
			object,
			file: path
		});
		else objectEdits.push({
			id,
			object,
			verb,
			file: path
		});
	}
	for (const { path, text, id, object } of created) {
		texts.set(path, text);
		objectEdits.push({
			id,
			object,
			verb: "create",
			file: path
		});
	}
	return {
		texts,
		objectEdits,
		dropped: live.dropped.filter(({ id }) => isSelected(id)),
		unwritten
	};
}
function editFile(file, changes, originals, { settings }) {
	const desired = editedValue(file.value, changes, originals);
	if (desired === void 0) return null;
	for (const withAliases of [true, false]) {
		const text = editYaml(file.text, file.value, desired, {
			withAliases,
			originals
		});
		const edited = text === null ? null : readBundleFile(file.path, file.byteOrderMark + text, settings.extraFields);
		if (edited !== null && isSame(edited.value, desired)) return file.byteOrderMark + edited.text;
	}
}
// src/commands/edits/edit-shared.ts
var edit_shared_exports = require_rolldown_runtime.__exportAll({
	editBundle: () => editBundle,
	readConfigText: () => readConfigText,
	splitEdits: () => splitEdits
});
function splitEdits(edits, texts, { settings, bundles, selection }) {
	const shared = sharedFilesIn({
		texts,
		settings,
		deployment: selection.deployment
	});
	if (shared.size === 0) return new Map();
	const declared = edits.flatMap((edit) => {
		const { kind, deployment, newContent, selectedIds } = edit;
		const bundle = bundles.find((candidate) => candidate.kind === kind && candidate.deployment === deployment);
		return bundle === void 0 ? [] : [{
			edit,
			live: {
				bundle,
				liveContent: newContent,
				selectedIds
			}
		}];
	});
	const hasAllDeployments = selection.deployment === null && selection.paths.length === 0;
	const split = splitShared(declared.map(({ live }) => live), {
		shared,
		bundles,
		hasAllDeployments
	}, settings);
	return new Map(declared.flatMap(({ edit }, index) => {
		const targets = split[index];
		return targets === void 0 ? [] : [[edit, targets]];
	}));
}
function editBundle({ kind, deployment, newContent, selectedIds }, targets, texts, files, config) {
	if (targets === null) return editFiles({
		texts,
		settings: files.settings,
		deployment
	}, kind, newContent, selectedIds);
	const { inSharedFiles, inOwnFiles, notes, leftOut } = targets;
	const scope = {
		settings: files.settings,
		deployment
	};
	const shared = inSharedFiles.size === 0 ? nothingEdited : editFiles({
		...scope,
		texts,
		sharing: "shared"
	}, kind, newContent, inSharedFiles);
	const ownFiles = {
		...scope,
		texts: require_replace_texts.withNewTexts(texts, shared.texts),
		sharing: "own"
	};
	const parts = [
		shared,
		inOwnFiles.size === 0 ? nothingEdited : editOwnFiles(ownFiles, {
			kind,
			content: newContent,
			ids: inOwnFiles,
			notes
		}, files),
		leftOut.length === 0 ? nothingEdited : leaveOut(leftOut, deployment ?? "", files, config)
	];
	return {
		texts: new Map(parts.flatMap((part) => [...part.texts])),
		objectEdits: parts.flatMap((part) => part.objectEdits),
		dropped: parts.flatMap((part) => part.dropped),
		unwritten: parts.flatMap((part) => part.unwritten)
	};
}
const nothingEdited = {
	texts: new Map(),
	objectEdits: [],
	dropped: [],
	unwritten: []
};
function editOwnFiles(ownFiles, { kind, content, ids, notes }, files) {
	if (findBundleFiles(ownFiles, kind).length > 0) return editFiles(ownFiles, kind, content, ids, notes);
	const part = selectObjects(kind, content, ids);
	const objects = require_validate.objectsOf({
		kind,
		content: part
	});
	const folder = findOwnFolder(ownFiles.deployment, files);
	const created = folder === null ? null : makeNewFiles({
		kind,
		deployment: null,
		content: part,
		notes
	}, newFileOptions(folder, files));
	if (created === null || [...created.texts.keys()].some((path) => ownFiles.texts.has(path))) {
		const file = files.settings.file ?? "ifmatch.yaml";
		return {
			...nothingEdited,
			unwritten: objects.map((object) => ({
				...object,
				why: "shared",
				file
			}))
		};
	}
	const [file = ""] = created.texts.keys();
	return {
		...created,
		objectEdits: objects.map((object) => ({
			...object,
			verb: "create",
			file
		}))
	};
}
function selectObjects(kind, content, ids) {
	const listOf = (field) => {
		const list = content[field];
		return require_validate.isList(list) ? list : [];
	};
	if (kind === "remediation") return { policies: listOf("policies").filter((policy) => ids.has(require_validate.policyId(String(policy["slug"])))) };
	const lists = require_validate.ruleLists.map((list) => [list, listOf(list).filter((item) => ids.has(require_validate.itemId(list, String(item))))]);
	const exceptions = listOf("exceptions").filter((exception) => ids.has(require_validate.exceptionId(exception)));
	return {
		...Object.fromEntries(lists),
		exceptions
	};
}
function findOwnFolder(deployment, { settings, selection }) {
	const paths = (deployment === null ? null : settings.deployments.get(deployment)?.policies) ?? [];
	const pathsOfOthers = [...settings.deployments].flatMap(([slug, other]) => slug === deployment ? [] : other.policies ?? []);
	const isFolder = (path) => !/\.ya?ml$/i.test(path) && ["folder", "missing"].includes(selection.source.kind(path));
	return paths.map(require_validate.folderOfGlob).findLast((path) => !pathsOfOthers.includes(path) && isFolder(path)) ?? null;
}
function newFileOptions(folder, { settings, selection }) {
	const root = settings.file === void 0 ? "." : node_path.posix.dirname(settings.file);
	const schemaAddressFor = (path, shape) => selection.source.kind(require_start.schemaPath(shape, root)) === "file" ? require_start.schemaFrom(path, shape, root) : null;
	return {
		single: false,
		folder,
		extra: settings.extraFields,
		schemaAddressFor
	};
}
function leaveOut(leftOut, deployment, { settings }, config) {
	const path = settings.file ?? "ifmatch.yaml";
	const entries = leftOut.flatMap(({ entry }) => entry ?? []);
	const text = entries.length < leftOut.length ? null : addWithoutEntries(path, config, new Map([[deployment, entries]]));
	if (text === null) {
		const unwritten = leftOut.map(({ id, object, file }) => ({
			why: "shared",
			id,
			object,
			file
		}));
		return {
			...nothingEdited,
			unwritten
		};
	}
	const objectEdits = leftOut.map(({ id, object }) => ({
		id,
		object,
		verb: "delete",
		file: path
	}));
	return {
		...nothingEdited,
		texts: new Map([[path, text]]),
		objectEdits
	};
}
function readConfigText({ settings, selection }) {
	return settings.file === void 0 ? "" : Buffer.from(selection.source.read(settings.file, require_validate.byteLimit)).toString();
}
Object.defineProperty(exports, "compareObjects", {
	enumerable: true,
	get: function() {
		return compareObjects;
	}
});
Object.defineProperty(exports, "edit_shared_exports", {
	enumerable: true,
	get: function() {
		return edit_shared_exports;
	}
});
Object.defineProperty(exports, "fileName", {
	enumerable: true,
	get: function() {
		return fileName;
	}
});
Object.defineProperty(exports, "makeNewFiles", {
	enumerable: true,
	get: function() {
		return makeNewFiles;
	}
});
Object.defineProperty(exports, "newFileOptions", {
	enumerable: true,
	get: function() {
		return newFileOptions;
	}
});
Object.defineProperty(exports, "selectObjects", {
	enumerable: true,
	get: function() {
		return selectObjects;
	}
});
Object.defineProperty(exports, "toLiveObjects", {
	enumerable: true,
	get: function() {
		return toLiveObjects;
	}
});
