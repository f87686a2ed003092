const require_comparison = require("./comparison.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_locate = require("./locate.js");
const require_digest = require("./digest.js");
const require_guards = require("./guards.js");
const require_plan = require("./plan.js");
const require_undo = require("./undo.js");
const require_saved_plan = require("./saved-plan.js");
const require_undo_file = require("./undo-file.js");
const require_applied_plan = require("./applied-plan.js");
// src/commands/rollback/rollback.ts
async function rollback(options, runtime) {
	const applied = await require_applied_plan.readAppliedPlan(options.plan, options.deployment, runtime);
	require_saved_plan.refuseOtherConfig(applied.config, applied.path, options, runtime);
	const settings = await require_saved_plan.loadSettingsForSelection(options, runtime);
	const contents = applied.bundles.map(({ bundle, undo }) => ({
		content: undo,
		deployment: bundle.deployment
	}));
	const targets = await require_saved_plan.findPlanTargets(contents, applied, settings, runtime);
	const bundles = applied.bundles.map(({ bundle }) => bundle);
	await require_undo_file.mentionUndoFiles(bundles, applied.path, runtime);
	runtime.terminal.showProgress(`Checking ${require_start.pluralize(targets.length, "bundle")}`);
	const { locate } = require_locate.openDocuments(options.source);
	const pairs = targets.flatMap((target, index) => {
		const undoable = applied.bundles[index];
		return undoable === void 0 ? [] : [{
			undoable,
			target
		}];
	});
	const checkedUndos = await require_start.mapConcurrently(pairs, ({ undoable, target }) => checkUndo(undoable, target, applied, locate));
	if (checkedUndos.some(isStale)) return staleOutcome(checkedUndos, applied);
	const plan = {
		...require_plan.makePlan(checkedUndos.map(({ current }) => current)),
		undoes: applied.digest
	};
	const guards = require_guards.guardPlan(plan, require_start.withApproval(settings.guards, options.approval));
	const result = {
		plan,
		guards,
		problems: []
	};
	if (guards.length > 0) return {
		kind: "needs-approval",
		...result
	};
	return {
		kind: plan.bundles.some(({ changes }) => changes.length > 0) ? "changes" : "no-changes",
		...result
	};
}
async function checkUndo(undoable, target, { bundles }, locate) {
	const { bundle, stateVersion } = undoable;
	const { deployment, platform } = target;
	const dryRun = await platform.dryRun(deployment, target.bundle);
	const [rejection] = dryRun.rejections;
	if (rejection !== void 0) throw new require_start.PlatformError(`The platform rejects what ${require_validate.nameOfBundle(bundle)} was before: ${rejection.message}`, {
		code: rejection.code,
		fix: "The old values refer to something that no longer exists. Restore what you can in the files, and apply them."
	});
	require_guards.refuseUnexpectedDiff(target.bundle, deployment, dryRun);
	const current = require_plan.planBundle(target.bundle, deployment, dryRun, locate);
	const expected = require_undo.invertChanges(bundle, target.bundle, stateVersion ?? bundle.stateVersion);
	if (stateVersion !== null && require_comparison.compareWithReviewed(expected, current) === "inconsistent") throw require_comparison.inconsistentAnswer(current);
	const undoablesOfDeployment = bundles.filter((other) => other.bundle.deployment.id === deployment.id);
	return {
		undoable,
		expected,
		current,
		appliedVersions: new Set(undoablesOfDeployment.map((other) => other.stateVersion))
	};
}
function isStale({ undoable, expected, current, appliedVersions }) {
	if (current.changes.length === 0) return false;
	if (undoable.stateVersion === null) return digestOneSide(current.changes, "before") !== digestOneSide(undoable.bundle.changes, "after");
	const isOwnWrite = appliedVersions.has(current.stateVersion) && current.diffDigest === expected.diffDigest;
	return current.stateVersion !== expected.stateVersion && !isOwnWrite;
}
const digestOneSide = (changes, side) => require_digest.diffDigest(changes.map((change) => ({
	...change,
	verb: "update",
	before: change[side],
	after: null
})));
function staleOutcome(checkedUndos, applied) {
	const plan = {
		...require_plan.makePlan(checkedUndos.map(({ expected }) => expected)),
		undoes: applied.digest
	};
	const names = checkedUndos.filter(isStale).map(({ expected }) => require_validate.nameOfBundle(expected));
	return {
		kind: "stale",
		plan,
		results: checkedUndos.map((checkedUndo) => resultOfStaleUndo(checkedUndo, names)),
		guards: [],
		problems: []
	};
}
function resultOfStaleUndo(checkedUndo, names) {
	const { expected, current } = checkedUndo;
	const { stateVersion, changes } = current;
	return {
		bundle: expected,
		result: {
			kind: "not-applied",
			...isStale(checkedUndo) ? {
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
exports.rollback = rollback;
