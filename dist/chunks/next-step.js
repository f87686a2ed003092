const require_start = require("./start.js");
const require_validate = require("./validate.js");
// src/report/words/next-step.ts
const isRollback = (outcome) => "plan" in outcome && outcome.plan?.undoes !== void 0;
const wasDeclined = (outcome) => outcome.kind === "needs-approval" && outcome.guards.length === 0;
function nextStep(outcome, view) {
	if (view.midway === true || wasDeclined(outcome)) return null;
	return isRollback(outcome) ? rollbackSteps[outcome.kind](outcome, view) : steps[outcome.kind](outcome, view);
}
function warningsLine({ kind, problems }, { command, strict = false }) {
	const warnings = require_start.countWarnings(problems);
	if (!(command === "validate" || command === "preview") || warnings === 0 || kind === "invalid" || kind === "failed") return null;
	return `${require_validate.count(warnings, "warning")}. ${strict ? "--strict makes that a failure." : "To fail on warnings, use --strict."}`;
}
const steps = {
	valid: (_, { again }) => step("Next:", "preview", again),
	invalid: () => null,
	"no-changes": () => null,
	changes: (outcome, { command, plan, again }) => {
		const [message, yes] = command === "apply" ? ["Nothing is applied yet. To apply without the prompt:", "--yes"] : ["Next:", ""];
		return step(message, "apply", yes, again, option("--plan", plan), approvals(outcome));
	},
	"needs-approval": (outcome, { command, again, reviewed, plan }) => step(approveWords, command, again, option("--plan", reviewed), plan === reviewed ? "" : option("--out", plan), approvals(outcome)),
	stale: (_, { again, reviewed }) => step("Next, review the current plan:", "preview", again, option("--out", reviewed)),
	applied: (outcome, { plan, again, againUndo = again }) => holdsUndo(outcome) && typeof plan === "string" ? step("Undo:", "rollback", againUndo, require_start.shellWord(plan)) : null,
	partial: (_, { again }) => step("Next, see what is left (rerunning is safe):", "preview", again),
	failed: () => null
};
const rollbackSteps = {
	...steps,
	changes: rollbackStep,
	"needs-approval": rollbackStep,
	stale: (_, { command, again, againUndo = again, reviewed }) => command === "rollback" ? step("To roll back anyway, restore the old values in the files and preview them:", "rollback", again, fileWord(reviewed), "--write") : step("Next, create the rollback again from the applied plan:", "rollback", againUndo, "FILE", "--out", fileWord(reviewed)),
	applied: (_, { again }) => step("The files still declare what was rolled back, and the next apply would bring it back. Review with:", "preview", again),
	partial: (_, { again, plan, reviewed }) => step("Next, apply what is left (rerunning is safe):", "apply", again, option("--plan", plan ?? reviewed))
};
function rollbackStep(outcome, { plan, again, reviewed }) {
	if (typeof plan !== "string") return step("Next:", "rollback", again, fileWord(reviewed), "--out FILE", approvals(outcome));
	const message = outcome.kind === "needs-approval" ? approveWords : "Next:";
	return step(message, "apply", again, option("--plan", plan), approvals(outcome));
}
const approveWords = "To approve and apply:";
const holdsUndo = (outcome) => "results" in outcome && outcome.results.some(({ outcome: result }) => "undo" in result && result.undo !== null);
const option = (name, path) => typeof path === "string" ? `${name} ${require_start.shellWord(path)}` : "";
const fileWord = (path) => require_start.shellWord(path ?? "FILE");
const approvals = (outcome) => "guards" in outcome ? require_start.optionsOf(require_start.approvalOf(outcome.guards)).map(require_start.shellWord).join(" ") : "";
const step = (message, ...parts) => ({
	message,
	command: withLastLimits(["ifmatch", ...parts].filter(Boolean).join(" "))
});
const withLastLimits = (command) => [/ --max-deletes \d+/g, / --max-delete-percent \d+/g].reduce((text, limit) => {
	const last = [...text.matchAll(limit)].at(-1)?.index ?? 0;
	return text.slice(0, last).replaceAll(limit, "") + text.slice(last);
}, command);
Object.defineProperty(exports, "nextStep", {
	enumerable: true,
	get: function() {
		return nextStep;
	}
});
Object.defineProperty(exports, "warningsLine", {
	enumerable: true,
	get: function() {
		return warningsLine;
	}
});
Object.defineProperty(exports, "wasDeclined", {
	enumerable: true,
	get: function() {
		return wasDeclined;
	}
});
