const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_saved_plan = require("./saved-plan.js");
// src/commands/shared/applied-plan.ts
async function readAppliedPlan(path, deployment, runtime) {
	const { plan, platform, config, results } = await require_saved_plan.readSavedPlan(path, runtime, appliedPlanHint);
	const resultsOfDeployment = results.filter(({ bundle }) => deployment === null || bundle.deployment.slug === deployment);
	if (resultsOfDeployment.length === 0) throw new require_start.UsageError(`${path} has nothing for the deployment ${deployment ?? ""}.`);
	const changed = resultsOfDeployment.filter(({ bundle }) => bundle.changes.length > 0);
	if (changed.length === 0) throw new require_start.UsageError(`${path} changed nothing, so there is nothing to undo.`);
	const written = changed.filter(({ result }) => result === "unknown" || require_saved_plan.wasWritten(result));
	if (written.length === 0) throw new require_start.UsageError(`${path} was not applied, so there is nothing to undo.`, { fix: "Give the plan file that an apply wrote." });
	return {
		path,
		platform,
		config,
		digest: plan.digest,
		bundles: written.map((savedResult) => requireUndo(path, savedResult))
	};
}
const appliedPlanHint = "A rollback needs the plan file as written by the apply, and the same API token.";
function requireUndo(path, { bundle, undo }) {
	if (undo === null) throw new require_start.UsageError(`${path} has no undo for ${require_validate.nameOfBundle(bundle)}: the platform did not report its previous content.`, { fix: "Put the old values into the files and apply those." });
	return {
		bundle,
		undo: undo.content,
		stateVersion: undo.stateVersion
	};
}
Object.defineProperty(exports, "readAppliedPlan", {
	enumerable: true,
	get: function() {
		return readAppliedPlan;
	}
});
