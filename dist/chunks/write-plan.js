const require_describe_apply = require("./describe-apply.js");
const require_saved_plan = require("./saved-plan.js");
const require_undo_file = require("./undo-file.js");
const require_start = require("./start.js");
const require_plan_file = require("./plan-file2.js");
// src/action/write-plan.ts
async function writePlanFile(command, outcome, action) {
	const { inputs, runMessages } = action;
	const { file, unsigned } = await signPlan(command, outcome, action);
	try {
		writeFile(file, action);
	} catch (error) {
		if (!(error instanceof require_start.UsageError)) throw error;
		runMessages.warnings.add(`The plan could not be written: ${require_start.withFix(error, "action")}`);
	}
	if (unsigned !== null) runMessages.warnings.add(`${inputs.planFile} is not signed, so no command will apply it. ${require_start.withFix(unsigned, "action")}`);
}
async function writeUndo(outcome, action) {
	const { file, unsigned } = await signPlan("apply", outcome, action);
	if (unsigned !== null) throw require_undo_file.unsignedUndoError(unsigned);
	writeFile(file, action);
}
function signPlan(command, outcome, { runtime }) {
	const run = {
		tool: `ifmatch ${require_start.version}`,
		command,
		platform: runtime.connections.platformName,
		config: runtime.config
	};
	const isWritten = outcome.kind === "applied" || outcome.kind === "partial";
	const metadata = command === "apply" && isWritten ? {
		...run,
		applied: require_describe_apply.describeApply(runtime)
	} : run;
	return require_saved_plan.signIfPossible(require_plan_file.toPlanFile(outcome, metadata), runtime);
}
const writeFile = (file, { runtime, planPath }) => runtime.rewriteText(planPath, `${require_start.toJson(file, 2)}\n`);
Object.defineProperty(exports, "writePlanFile", {
	enumerable: true,
	get: function() {
		return writePlanFile;
	}
});
Object.defineProperty(exports, "writeUndo", {
	enumerable: true,
	get: function() {
		return writeUndo;
	}
});
