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
async function writeUndo(options, runtime) {
	const { bundles, config } = await require_applied_plan.readAppliedPlan(options.plan, options.deployment, runtime);
	const selection = {
		...options,
		paths: []
	};
	require_saved_plan.refuseOtherConfig(config, options.plan, selection, runtime);
	const files = await require_validate.load(selection, runtime);
	const problems = require_validate.problemsOf(files, runtime);
	if (require_start.hasErrors(problems)) return require_validate.invalidOutcome(files, problems);
	const undos = bundles.map((undoable) => {
		const declared = declaredBundle(undoable, files);
		return {
			...undoable,
			declared,
			changed: changedObjects(undoable)
		};
	});
	refuseChangedSince(undos, options.plan);
	const desired = undos.map(({ undo, declared: { deployment }, changed }) => {
		const only = new Set(changed.flatMap(({ ids }) => ids));
		return {
			kind: undo.kind,
			deployment,
			content: { ...undo.content },
			only
		};
	});
	const { edits, edited, before } = await require_edit_bundles.editBundles(desired, require_edit_bundles.policyTexts(files), files);
	const after = await require_validate.load({
		...selection,
		source: require_replace_texts.overlay(options.source, edits)
	}, runtime);
	if (edited.some(({ unwritten }) => unwritten.length > 0) || !isUndone(undos, files, after)) throw new require_start.UsageError(`The old values of ${bundles.map(({ bundle }) => require_validate.nameOfBundle(bundle)).join(", ")} cannot be written into the files exactly. No file was changed.`, { fix: "Revert them with git, or edit them by hand." });
	const withoutNotes = edited.flatMap(({ touched }, index) => {
		const deletedIds = undos[index]?.bundle.changes.flatMap(({ verb, id }) => verb === "delete" ? [id] : []) ?? [];
		return touched.filter(({ verb, id }) => verb === "create" && deletedIds.includes(id));
	});
	return {
		kind: "written",
		...require_edit_bundles.writeEdits({
			command: "rollback --write",
			force: options.force
		}, before, edits, runtime),
		withoutNotes: withoutNotes.length
	};
}
function declaredBundle({ bundle }, files) {
	const declared = files.bundles.find(({ kind, deployment }) => kind === bundle.kind && (deployment ?? bundle.deployment.slug) === bundle.deployment.slug);
	if (declared !== void 0) return declared;
	throw new require_start.UsageError(`No file declares ${require_validate.nameOfBundle(bundle)}, so its old values cannot be written into the files.`);
}
const maxNames = 10;
function refuseChangedSince(undos, plan) {
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
	const [own, sent, old] = [
		require_three_way.declaredObjectTexts(declared),
		require_three_way.declaredObjectTexts(bundle),
		require_three_way.declaredObjectTexts(undo)
	];
	const isAs = (other, { ids }) => ids.every((id) => own.get(id) === other.get(id));
	return changed.filter((one) => !isAs(sent, one) && !isAs(old, one));
}
function isUndone(undos, before, after) {
	if (require_start.hasErrors(after.problems)) return false;
	return before.bundles.every((was) => {
		const now = after.bundles.find((one) => one.kind === was.kind && one.deployment === was.deployment);
		const undo = undos.find(({ declared }) => declared === was);
		const ids = new Set(undo?.changed.flatMap((one) => one.ids));
		if (now === void 0) return false;
		const [nowTexts, wasTexts, oldTexts] = [
			now,
			was,
			undo?.undo ?? was
		].map((one) => require_three_way.declaredObjectTexts(one));
		return [...new Set([
			...nowTexts?.keys() ?? [],
			...wasTexts?.keys() ?? [],
			...oldTexts?.keys() ?? []
		])].every((id) => nowTexts?.get(id) === (ids.has(id) ? oldTexts : wasTexts)?.get(id));
	});
}
exports.writeUndo = writeUndo;
