const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_detection_lists = require("./detection-lists.js");
const require_three_way = require("./three-way.js");
const require_names = require("./names.js");
const require_edit_bundles = require("./edit-bundles.js");
const require_replace_texts = require("./replace-texts.js");
const require_applied_plan = require("./applied-plan.js");
const require_saved_plan = require("./saved-plan.js");
// src/commands/rollback/rollback-files.ts
async function rollbackFiles(options, runtime) {
	const { bundles, config } = await require_applied_plan.readAppliedPlan(options.plan, options.deployment, runtime);
	const selection = {
		...options,
		paths: []
	};
	require_saved_plan.refuseOtherConfig(config, options.plan, selection, runtime);
	const { files, problems } = await require_validate.loadAndLint(selection, runtime);
	if (require_start.hasErrors(problems)) return require_validate.invalidOutcome(files, problems);
	const undos = bundles.map((undoable) => ({
		...undoable,
		declared: findDeclaredBundle(undoable, files),
		changed: changedObjects(undoable)
	}));
	requireUnchangedSince(undos, options.plan);
	const { newTexts, editedBundles, textsBefore } = await require_edit_bundles.editBundles(undos.map(toBundleEdit), require_edit_bundles.policyTexts(files), files);
	const filesAfter = await require_validate.loadSelection({
		...selection,
		source: require_replace_texts.overlay(options.source, newTexts)
	}, runtime);
	if (!editedBundles.every(({ unwritten }) => unwritten.length === 0) || !isUndone(undos, files, filesAfter)) throw new require_start.UsageError(`The old values of ${bundles.map(({ bundle }) => require_validate.nameOfBundle(bundle)).join(", ")} cannot be written into the files exactly. No file was changed.`, { fix: "Revert them with git, or edit them by hand." });
	const withoutNotes = editedBundles.flatMap(({ objectEdits, edit }) => {
		const deletedIds = edit.bundle.changes.filter(({ verb }) => verb === "delete").map(({ id }) => id);
		return objectEdits.filter(({ verb, id }) => verb === "create" && deletedIds.includes(id));
	});
	return {
		kind: "written",
		...require_edit_bundles.writeNewTexts({
			command: "rollback --write",
			force: options.force
		}, textsBefore, newTexts, runtime),
		withoutNotes: withoutNotes.length
	};
}
function toBundleEdit({ bundle, undo, declared, changed }) {
	const selectedIds = new Set(changed.flatMap(({ ids }) => ids));
	return {
		kind: undo.kind,
		deployment: declared.deployment,
		newContent: { ...undo.content },
		selectedIds,
		bundle
	};
}
function findDeclaredBundle({ bundle }, files) {
	const declared = files.bundles.find(({ kind, deployment }) => kind === bundle.kind && (deployment ?? bundle.deployment.slug) === bundle.deployment.slug);
	if (declared !== void 0) return declared;
	throw new require_start.UsageError(`No file declares ${require_validate.nameOfBundle(bundle)}, so its old values cannot be written into the files.`);
}
const maxNames = 10;
function requireUnchangedSince(undos, plan) {
	const names = undos.flatMap((undo) => changedSince(undo).map(({ name }) => `${name} (${require_validate.nameOfBundle(undo.bundle)})`));
	if (names.length === 0) return;
	const more = names.length > maxNames ? ` and ${String(names.length - maxNames)} more` : "";
	throw new require_start.UsageError(`The files were changed since ${require_start.escapeTerminal(plan)} was applied, and a rollback would overwrite that: they no longer declare ${names.slice(0, maxNames).map(require_start.escapeTerminal).join(", ")}${more} as it was sent. No file was changed.`, { fix: "Edit the files by hand, or revert them with git." });
}
function changedObjects({ bundle, undo }) {
	const idsInFiles = require_validate.declaredIds(bundle, bundle.changes);
	const items = require_detection_lists.findChangedItems({
		before: { ...undo.content },
		after: { ...bundle.content }
	});
	return bundle.changes.flatMap((change) => {
		if (change.object === "DetectionPolicy") return items.map(({ id, list, item }) => ({
			name: `item ${item} of ${list}`,
			ids: [id]
		}));
		const { noun, name } = require_names.describeChangedObject(change, bundle.kind);
		return [{
			name: `${noun} ${name}`,
			ids: [change.id, idsInFiles.get(change.id) ?? change.id]
		}];
	});
}
function changedSince({ declared, bundle, undo, changed }) {
	const textsInFiles = require_three_way.declaredObjectTexts(declared);
	const sentTexts = require_three_way.declaredObjectTexts(bundle);
	const oldTexts = require_three_way.declaredObjectTexts(undo);
	return changed.filter(({ ids }) => ids.some((id) => textsInFiles.get(id) !== sentTexts.get(id)) && ids.some((id) => textsInFiles.get(id) !== oldTexts.get(id)));
}
function isUndone(undos, before, after) {
	if (require_start.hasErrors(after.problems)) return false;
	return before.bundles.every((bundleBefore) => {
		const bundleAfter = after.bundles.find(({ kind, deployment }) => kind === bundleBefore.kind && deployment === bundleBefore.deployment);
		if (bundleAfter === void 0) return false;
		return declaresExactly(bundleAfter, expectedTexts(bundleBefore, undos.find(({ declared }) => declared === bundleBefore)));
	});
}
function expectedTexts(bundle, undo) {
	const expected = new Map(require_three_way.declaredObjectTexts(bundle));
	if (undo === void 0) return expected;
	const oldTexts = require_three_way.declaredObjectTexts(undo.undo);
	for (const id of undo.changed.flatMap(({ ids }) => ids)) {
		const oldText = oldTexts.get(id);
		if (oldText === void 0) expected.delete(id);
		else expected.set(id, oldText);
	}
	return expected;
}
function declaresExactly(bundle, expected) {
	const texts = require_three_way.declaredObjectTexts(bundle);
	return texts.size === expected.size && [...texts].every(([id, text]) => expected.get(id) === text);
}
exports.rollbackFiles = rollbackFiles;
