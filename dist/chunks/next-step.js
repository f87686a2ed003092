// src/render/words/next-step.ts
/** Null when there is nothing left to do, or when the command itself goes on. */
function nextStep(outcome, view) {
	if (view.midway === true) return null;
	return isRollback(outcome) ? rollbackSteps[outcome.kind](outcome, view) : steps[outcome.kind](outcome, view);
}
const isRollback = (outcome) => "plan" in outcome && outcome.plan !== null && outcome.plan.undoes !== void 0;
const steps = {
	valid: (_, { again }) => next("preview", again),
	invalid: (_, { command, again }) => ({
		...next(command, again),
		says: "Next, when the errors are fixed:"
	}),
	"no-changes": () => null,
	changes: (outcome, view) => changesStep(outcome, view),
	consent: (outcome, { command, again }) => ({
		...next(command, again, consents(outcome)),
		says: "If all of that is meant:"
	}),
	stale: (_, { again }) => ({
		...next("preview", again),
		says: "Next, review what it is now:"
	}),
	applied: () => null,
	partial: (_, { again }) => ({
		...next("preview", again),
		says: "Next, see what is left (running again is safe):"
	}),
	failed: () => null
};
const toFiles = "As long as the files declare what was undone, the next apply brings it back. What they would change:";
/** A rollback has a plan of its own, and the files do not follow it. */
const rollbackSteps = {
	...steps,
	changes: (outcome, view) => rollbackStep("Next:", outcome, view),
	consent: (outcome, view) => rollbackStep("If all of that is meant:", outcome, view),
	stale: () => null,
	applied: (_, { again }) => ({
		...next("preview", again),
		says: toFiles
	}),
	partial: (_, { again, plan }) => ({
		...next("apply", again, saved(plan)),
		says: "Next, apply what is left (running again is safe):"
	})
};
/** What is not saved cannot be applied. */
function rollbackStep(says, outcome, { plan, again }) {
	return {
		command: [(saved(plan) === "" ? next("rollback", again, "--save FILE") : next("apply", again, saved(plan))).command, consents(outcome)].filter(Boolean).join(" "),
		says
	};
}
const saved = (plan) => typeof plan === "string" ? `--plan ${plan}` : "";
function changesStep(outcome, { command, plan, again }) {
	const same = [again, saved(plan)].filter(Boolean).join(" ");
	if (command === "apply") return {
		...next("apply", "--yes", same, consents(outcome)),
		says: "Nothing is applied yet. Without being asked:"
	};
	return next("apply", same, consents(outcome));
}
const consents = (outcome) => "guards" in outcome ? [...new Set(outcome.guards.map(({ consent }) => consent))].join(" ") : "";
const next = (...parts) => ({
	says: "Next:",
	command: ["ifmatch", ...parts].filter((part) => part !== void 0 && part !== "").join(" ")
});
export { nextStep };
