const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_validate = require("./validate.js");
const require_edit_files = require("./edit-files.js");
const require_start = require("./start.js");
const require_parse = require("./parse.js");
let node_path = require("node:path");
// src/files/edit/split-shared.ts
function splitShared(edits, files, { deployments, extraFields }) {
	const compared = edits.map((edit) => ({
		edit,
		live: valuesIn(edit.bundle.kind, edit.content, extraFields),
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
	const { policies, exceptions, lists, blocked } = require_edit_files.liveObjects(kind, content, extra);
	return new Map([
		...policies,
		...exceptions,
		...require_validate.ruleLists.flatMap((list) => lists[list].map((item) => [require_validate.itemId(list, item), item])),
		...[...blocked].map((id) => [id, unwritable])
	]);
}
const unwritable = Symbol("unwritable");
function findTargets(compared, all, files) {
	const { edit, live, declared } = compared;
	const { bundle, only } = edit;
	const objects = new Map(require_validate.objectsOf(bundle).map((object) => [object.id, object]));
	const selected = [...new Set([...declared.keys(), ...live.keys()])].filter((id) => only === null || only.has(id));
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
		if (haveAllTheSameEdit(id, sharedFile, compared, all, files)) {
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
function haveAllTheSameEdit(id, file, { edit, live }, all, { bundles, hasAllDeployments }) {
	const { kind } = edit.bundle;
	const users = bundles.filter((bundle) => bundle.kind === kind && bundle.origins.get(id)?.file === file);
	if (!hasAllDeployments || users.length === 0) return false;
	return users.every((user) => {
		const other = all.find((candidate) => candidate.edit.bundle === user);
		if (other === void 0) return false;
		return (other.edit.only === null || other.edit.only.has(id)) && isSameValue(other.live.get(id), live.get(id), kind);
	});
}
function isNewInAll(id, { edit: { bundle }, live }, all, { bundles, commonKinds }) {
	const value = live.get(id);
	if (!commonKinds.has(bundle.kind) || value === void 0 || value === unwritable) return false;
	const object = objectWith(id, value, bundle.kind);
	return bundles.every((user) => {
		if (user.kind !== bundle.kind) return true;
		const other = all.find((candidate) => candidate.edit.bundle === user);
		if (other === void 0 || other.declared.has(id)) return false;
		const isSelected = other.edit.only === null || other.edit.only.has(id);
		const isLeftOut = other.without.some((entry) => require_validate.leavesOut(entry, object));
		return isSelected && !isLeftOut && isSameValue(other.live.get(id), value, bundle.kind);
	});
}
function objectWith(id, value, kind) {
	if (kind === "remediation") return require_validate.policyObject(value.slug).object;
	if (typeof value !== "string") return require_validate.exceptionObject(value).object;
	const list = require_validate.ruleLists.find((ruleList) => require_validate.itemId(ruleList, value) === id) ?? "rules";
	return require_validate.itemObject(list, value).object;
}
function isSameValue(a, b, kind) {
	if (a === void 0 || b === void 0 || a === unwritable || b === unwritable) return a === b;
	return require_edit_files.isEquivalent(a, b, kind === "remediation" ? "policies[]" : "exceptions[]");
}
function entryForOnly({ id, object }, bundle) {
	const entry = require_validate.withoutEntryFor(object);
	if (entry === null) return null;
	return require_validate.objectsOf(bundle).some((other) => other.id !== id && require_validate.leavesOut(entry, other.object)) ? null : entry;
}
// src/files/edit/edit-config.ts
function addToExclusions(path, text, entries) {
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
	const desired = {
		...config,
		deployments: Object.fromEntries(changed)
	};
	return require_edit_files.editYaml(text, config, desired, {
		withAliases: false,
		mergedFrom: new Map()
	});
}
// src/commands/edits/edit-shared.ts
var edit_shared_exports = require_rolldown_runtime.__exportAll({
	editShared: () => editShared,
	newFileOptions: () => newFileOptions,
	readConfigText: () => readConfigText,
	selectObjects: () => selectObjects,
	sharedParts: () => sharedParts
});
function sharedParts(edits, texts, { settings, bundles, selection }) {
	const shared = require_edit_files.sharedFilesIn({
		texts,
		settings,
		deployment: selection.deployment
	});
	if (shared.size === 0) return null;
	const live = edits.map(({ kind, deployment, content, only }) => {
		const bundle = bundles.find((one) => one.kind === kind && one.deployment === deployment);
		return bundle === void 0 ? null : {
			bundle,
			content,
			only
		};
	});
	const known = live.filter((one) => one !== null);
	const split = splitShared(known, {
		shared,
		bundles,
		hasAllDeployments: selection.deployment === null && selection.paths.length === 0
	}, settings);
	return live.map((one) => one === null ? null : split[known.indexOf(one)] ?? null);
}
function editShared({ kind, deployment, content }, { inSharedFiles, inOwnFiles, notes, leftOut }, texts, files, config) {
	const place = {
		settings: files.settings,
		deployment
	};
	const shared = inSharedFiles.size === 0 ? nothingEdited : require_edit_files.editFiles({
		...place,
		texts,
		sharing: "shared"
	}, kind, content, inSharedFiles);
	const now = {
		...place,
		texts: applyEdits(texts, shared),
		sharing: "own"
	};
	const edited = [
		shared,
		inOwnFiles.size === 0 ? nothingEdited : editOwnFiles(now, {
			kind,
			content,
			ids: inOwnFiles,
			notes
		}, files),
		leftOut.length === 0 ? nothingEdited : leaveOut(leftOut, deployment ?? "", files, config)
	];
	return {
		texts: new Map(edited.flatMap((one) => [...one.texts])),
		touched: edited.flatMap((one) => one.touched),
		dropped: edited.flatMap((one) => one.dropped),
		unwritten: edited.flatMap((one) => one.unwritten)
	};
}
const nothingEdited = {
	texts: new Map(),
	touched: [],
	dropped: [],
	unwritten: []
};
function applyEdits(texts, edited) {
	const now = new Map(texts);
	for (const [path, text] of edited.texts) if (text === null) now.delete(path);
	else now.set(path, text);
	return now;
}
function editOwnFiles(now, { kind, content, ids, notes }, files) {
	if (require_edit_files.bundleFiles(now, kind).length > 0) return require_edit_files.editFiles(now, kind, content, ids, notes);
	const part = selectObjects(kind, content, ids);
	const objects = require_validate.objectsOf({
		kind,
		content: part
	});
	const folder = findOwnFolder(now.deployment, files);
	const made = folder === null ? null : require_edit_files.newFiles({
		kind,
		deployment: null,
		content: part,
		notes
	}, newFileOptions(folder, files));
	const isTaken = [...made?.texts.keys() ?? []].some((path) => now.texts.has(path));
	if (made === null || isTaken) {
		const unwritten = objects.map((one) => ({
			...one,
			why: "shared",
			file: files.settings.file ?? "ifmatch.yaml"
		}));
		return {
			...nothingEdited,
			unwritten
		};
	}
	const [first = ""] = made.texts.keys();
	const touched = objects.map((one) => ({
		...one,
		verb: "create",
		file: first
	}));
	return {
		...made,
		touched
	};
}
function selectObjects(kind, content, ids) {
	const listOf = (field) => {
		const list = content[field];
		return require_validate.isList(list) ? list : [];
	};
	if (kind === "remediation") return { policies: listOf("policies").filter((one) => ids.has(require_validate.policyId(String(one["slug"])))) };
	const lists = require_validate.ruleLists.map((list) => [list, listOf(list).filter((item) => ids.has(require_validate.itemId(list, String(item))))]);
	const exceptions = listOf("exceptions").filter((one) => ids.has(require_validate.exceptionId(one)));
	return {
		...Object.fromEntries(lists),
		exceptions
	};
}
function findOwnFolder(deployment, { settings, selection }) {
	const paths = (deployment === null ? null : settings.deployments.get(deployment)?.policies) ?? [];
	const others = [...settings.deployments].flatMap(([slug, one]) => slug === deployment ? [] : one.policies ?? []);
	const isFolder = (path) => !/\.ya?ml$/i.test(path) && ["folder", "missing"].includes(selection.source.kind(path));
	return paths.map(require_validate.folderOfGlob).findLast((path) => !others.includes(path) && isFolder(path)) ?? null;
}
function newFileOptions(folder, { settings, selection }) {
	const root = settings.file === void 0 ? "." : node_path.posix.dirname(settings.file);
	const schema = (path, shape) => selection.source.kind(require_start.schemaPath(shape, root)) === "file" ? require_start.schemaFrom(path, shape, root) : null;
	return {
		single: false,
		folder,
		extra: settings.extraFields,
		schema
	};
}
function leaveOut(leftOut, deployment, { settings }, config) {
	const path = settings.file ?? "ifmatch.yaml";
	const entries = leftOut.flatMap(({ entry }) => entry ?? []);
	const text = entries.length < leftOut.length ? null : addToExclusions(path, config, new Map([[deployment, entries]]));
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
	const touched = leftOut.map(({ id, object }) => ({
		id,
		object,
		verb: "delete",
		file: path
	}));
	return {
		...nothingEdited,
		texts: new Map([[path, text]]),
		touched
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
