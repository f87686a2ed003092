const require_check = require("./check.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_locate = require("./locate.js");
const require_digest = require("./digest.js");
const require_guards = require("./guards.js");
const require_lists = require("./lists.js");
const require_plan = require("./plan.js");
const require_three_way = require("./three-way.js");
const require_names = require("./names.js");
const require_edits = require("./edits.js");
const require_saved_plan = require("./saved-plan.js");
const require_undo_file = require("./undo-file.js");
// src/commands/rollback.ts
async function rollback(options, runtime) {
	const applied = await readApplied(options.plan, options.deployment, runtime);
	require_saved_plan.refuseOtherConfig(applied.config, applied.path, options, runtime);
	const settings = await require_saved_plan.settingsOf(options, runtime);
	const aims = applied.bundles.map(({ bundle, undo }) => ({
		content: undo,
		deployment: bundle.deployment
	}));
	const targets = await require_saved_plan.targetsOfPlan(aims, applied, settings, runtime);
	const bundles = applied.bundles.map(({ bundle }) => bundle);
	await require_undo_file.mentionUndoFiles(bundles, applied.path, runtime);
	runtime.terminal.progress(`Checking ${require_start.pluralize(targets.length, "bundle")}`);
	const { locate } = require_locate.openDocuments(options.source);
	const pairs = targets.flatMap((target, index) => {
		const undoable = applied.bundles[index];
		return undoable === void 0 ? [] : [{
			undoable,
			target
		}];
	});
	const checked = await require_start.mapConcurrently(pairs, ({ undoable, target }) => checkUndo(undoable, target, applied, locate));
	if (checked.some(isStale)) return staleOutcome(checked, applied);
	const plan = {
		...require_plan.makePlan(checked.map(({ fresh }) => fresh)),
		undoes: applied.digest
	};
	const guards = require_guards.guardPlan(plan, require_start.withApproval(settings.guards, options.approval));
	const planned = {
		plan,
		guards,
		problems: []
	};
	if (guards.length > 0) return {
		kind: "needs-approval",
		...planned
	};
	return {
		kind: plan.bundles.some(({ changes }) => changes.length > 0) ? "changes" : "no-changes",
		...planned
	};
}
async function checkUndo(undoable, target, { bundles }, locate) {
	const { bundle, stateVersion } = undoable;
	const { deployment, platform } = target;
	const answer = await platform.dryRun(deployment, target.bundle);
	const [rejection] = answer.rejections;
	if (rejection !== void 0) throw new require_start.PlatformError(`The platform rejects what ${require_validate.nameOfBundle(bundle)} was before: ${rejection.message}`, {
		code: rejection.code,
		fix: "The old values refer to something that no longer exists. Restore what you can in the files, and apply them."
	});
	require_guards.refuseUnexpectedDiff(target.bundle, deployment, answer);
	const fresh = require_plan.planBundle(target.bundle, deployment, answer, locate);
	const expected = require_check.invertChanges(bundle, target.bundle, stateVersion ?? bundle.stateVersion);
	if (stateVersion !== null && require_check.compareWithReviewed(expected, fresh) === "inconsistent") throw require_check.inconsistentAnswer(fresh);
	const ofDeployment = bundles.filter((one) => one.bundle.deployment.id === deployment.id);
	return {
		undoable,
		expected,
		fresh,
		appliedVersions: new Set(ofDeployment.map((one) => one.stateVersion))
	};
}
function isStale({ undoable, expected, fresh, appliedVersions }) {
	if (fresh.changes.length === 0) return false;
	if (undoable.stateVersion === null) return sidesDigest(fresh.changes, "before") !== sidesDigest(undoable.bundle.changes, "after");
	const isOwnWrite = appliedVersions.has(fresh.stateVersion) && fresh.diffDigest === expected.diffDigest;
	return fresh.stateVersion !== expected.stateVersion && !isOwnWrite;
}
const sidesDigest = (changes, side) => require_digest.diffDigest(changes.map((change) => ({
	...change,
	verb: "update",
	before: change[side],
	after: null
})));
function staleOutcome(checked, applied) {
	const plan = {
		...require_plan.makePlan(checked.map(({ expected }) => expected)),
		undoes: applied.digest
	};
	const names = checked.filter(isStale).map(({ expected }) => require_validate.nameOfBundle(expected));
	return {
		kind: "stale",
		plan,
		results: checked.map((one) => notRolledBack(one, names)),
		guards: [],
		problems: []
	};
}
function notRolledBack(checked, names) {
	const { expected, fresh } = checked;
	const { stateVersion, changes } = fresh;
	return {
		bundle: expected,
		outcome: {
			result: "not-applied",
			...isStale(checked) ? {
				reason: "The platform changed since the apply; a rollback would overwrite that.",
				current: {
					stateVersion,
					changes
				}
			} : {
				reason: `Nothing is rolled back: the platform changed since in ${names.join(", ")}.`,
				current: null
			}
		}
	};
}
async function readApplied(path, deployment, runtime) {
	const { plan, platform, config, results } = await require_saved_plan.readSaved(path, runtime, needsAppliedPlan);
	const own = results.filter(({ bundle }) => deployment === null || bundle.deployment.slug === deployment);
	if (own.length === 0) throw new require_start.UsageError(`${path} has nothing for the deployment ${deployment ?? ""}.`);
	const changed = own.filter(({ bundle }) => bundle.changes.length > 0);
	if (changed.length === 0) throw new require_start.UsageError(`${path} changed nothing, so there is nothing to undo.`);
	const written = changed.filter(({ result }) => result === "unknown" || require_saved_plan.isApplied(result));
	if (written.length === 0) throw new require_start.UsageError(`${path} was not applied, so there is nothing to undo.`, { fix: "Give the plan file that an apply wrote." });
	return {
		path,
		platform,
		config,
		digest: plan.digest,
		bundles: written.map((one) => toUndoable(path, one))
	};
}
const needsAppliedPlan = "A rollback needs the plan file as written by the apply, and the same API token.";
function toUndoable(path, { bundle, undo }) {
	if (undo === null) throw new require_start.UsageError(`${path} has no undo for ${require_validate.nameOfBundle(bundle)}: the platform did not report its previous content.`, { fix: "Put the old values into the files and apply those." });
	return {
		bundle,
		undo: undo.content,
		stateVersion: undo.stateVersion
	};
}
async function writeUndo(options, runtime) {
	const { bundles, config } = await readApplied(options.plan, options.deployment, runtime);
	const selection = {
		...options,
		paths: []
	};
	require_saved_plan.refuseOtherConfig(config, options.plan, selection, runtime);
	const files = await require_validate.load(selection, runtime);
	const problems = require_validate.check(files, runtime);
	if (require_start.hasErrors(problems)) return require_validate.invalid(files, problems);
	const undos = bundles.map((undoable) => {
		const declared = declaredBundle(undoable, files);
		return {
			...undoable,
			declared,
			changed: changedObjects(undoable)
		};
	});
	refuseChanged(undos, options.plan);
	const desired = undos.map(({ undo, declared: { deployment }, changed }) => {
		const only = new Set(changed.flatMap(({ ids }) => ids));
		return {
			kind: undo.kind,
			deployment,
			content: { ...undo.content },
			only
		};
	});
	const { edits, edited, before } = await require_edits.editBundles(desired, require_edits.policyTexts(files), files);
	const after = await require_validate.load({
		...selection,
		source: require_edits.overlay(options.source, edits)
	}, runtime);
	if (edited.some(({ unwritten }) => unwritten.length > 0) || !isUndone(undos, files, after)) throw new require_start.UsageError(`The old values of ${bundles.map(({ bundle }) => require_validate.nameOfBundle(bundle)).join(", ")} cannot be written into the files exactly. No file was changed.`, { fix: "Revert them with git, or edit them by hand." });
	const withoutNotes = edited.flatMap(({ touched }, index) => {
		const deletedIds = undos[index]?.bundle.changes.flatMap(({ verb, id }) => verb === "delete" ? [id] : []) ?? [];
		return touched.filter(({ verb, id }) => verb === "create" && deletedIds.includes(id));
	});
	return {
		kind: "written",
		...require_edits.writeEdits({
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
const mostNames = 10;
function refuseChanged(undos, plan) {
	const names = undos.flatMap((undo) => changedSince(undo).map(({ name }) => `${name} (${require_validate.nameOfBundle(undo.bundle)})`));
	if (names.length === 0) return;
	const more = names.length > mostNames ? ` and ${String(names.length - mostNames)} more` : "";
	throw new require_start.UsageError(`The files were changed since ${require_start.escapeTerminal(plan)} was applied, and a rollback would overwrite that: they no longer declare ${names.slice(0, mostNames).map(require_start.escapeTerminal).join(", ")}${more} as it was sent. No file was changed.`, { fix: "Edit the files by hand, or revert them with git." });
}
function changedObjects({ bundle, undo }) {
	const idsOf = require_validate.identitiesIn(bundle);
	const items = require_lists.changedItems({
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
			ids: idsOf(change)
		}];
	});
}
function changedSince({ declared, bundle, undo, changed }) {
	const [own, sent, old] = [
		require_three_way.declaredTexts(declared),
		require_three_way.declaredTexts(bundle),
		require_three_way.declaredTexts(undo)
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
		].map((one) => require_three_way.declaredTexts(one));
		return [...new Set([
			...nowTexts?.keys() ?? [],
			...wasTexts?.keys() ?? [],
			...oldTexts?.keys() ?? []
		])].every((id) => nowTexts?.get(id) === (ids.has(id) ? oldTexts : wasTexts)?.get(id));
	});
}
exports.rollback = rollback;
exports.writeUndo = writeUndo;
