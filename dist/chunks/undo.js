const require_validate = require("./validate.js");
const require_dry_run = require("./dry-run.js");
const require_plan = require("./plan.js");
// src/plan/undo.ts
function undoBundle({ kind, content, changes }) {
	if (kind === "remediation") {
		const find = require_validate.policyFinder(content);
		const policies = restoreItems(content.policies, changes, ({ object, key, after }) => object === "RemediationPolicy" ? find(String(key["slug"]), after?.["name"]) : null);
		return policies && {
			...content,
			policies
		};
	}
	const lists = restoreLists(content, changes);
	const sentExceptions = new Map(content.exceptions.map((exception) => [require_validate.exceptionId(exception), exception]));
	const exceptionChanges = changes.filter(({ object }) => object !== "DetectionPolicy");
	const exceptions = restoreItems(content.exceptions, exceptionChanges, ({ id }) => sentExceptions.get(id) ?? null);
	return lists && exceptions && {
		...content,
		...lists,
		exceptions
	};
}
const canUndo = ({ changes }) => changes.every(({ object }) => require_validate.knownDiffObjectKinds.has(object));
function restoreItems(items, changes, itemOf) {
	const replacements = new Map();
	const deletedItems = [];
	for (const change of changes) {
		const restored = require_dry_run.restoreObject(change);
		if (restored === null && change.verb !== "create") return null;
		const restoredItems = restored === null ? [] : [restored];
		if (change.verb === "delete") {
			deletedItems.push(...restoredItems);
			continue;
		}
		const item = itemOf(change);
		if (item === null) return null;
		replacements.set(item, restoredItems);
	}
	return [...items.flatMap((item) => replacements.get(item) ?? [item]), ...deletedItems];
}
function restoreLists(content, changes) {
	const update = changes.find(({ object }) => object === "DetectionPolicy");
	if (update === void 0) return {};
	if (update.before === null || update.after === null) return null;
	const { exceptions: _, ...before } = update.before;
	const allLists = (lists) => Object.fromEntries(require_validate.ruleLists.map((list) => [list, lists[list] ?? []]));
	const after = allLists(update.after);
	if (require_validate.ruleLists.some((list) => content[list].length > 0 && isEmptyList(after[list]))) return null;
	return {
		...before,
		...allLists(before)
	};
}
const isEmptyList = (list) => Array.isArray(list) && list.length === 0;
function invertChanges({ deployment, changes }, undo, stateVersion) {
	const entries = changes.map(({ object, key, before, after }) => ({
		object,
		key,
		before: after,
		after: before
	}));
	return require_plan.planBundle(undo, deployment, {
		stateVersion,
		entries,
		rejections: []
	}, () => []);
}
Object.defineProperty(exports, "canUndo", {
	enumerable: true,
	get: function() {
		return canUndo;
	}
});
Object.defineProperty(exports, "invertChanges", {
	enumerable: true,
	get: function() {
		return invertChanges;
	}
});
Object.defineProperty(exports, "undoBundle", {
	enumerable: true,
	get: function() {
		return undoBundle;
	}
});
