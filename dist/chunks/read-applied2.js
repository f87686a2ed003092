import { UsageError } from "./cli-and-action.js";
import { PlanFileError, isPlanFile, readPlanFile } from "./read-plan-file.js";
import { digestsOf, judgeIn } from "./digest.js";
// src/commands/drift/read-applied.ts
const giveApplied = "Give what `ifmatch apply --plan` left, or no --plan.";
function readApplied(path, world) {
	const text = world.readText(path);
	const { plan, platform } = readPlan(path, text);
	const here = world.connections.name;
	if (platform !== here) throw new UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${here ?? "no platform"}. Give the plan that was applied here.`);
	const results = resultsIn(text);
	if (!results.some(isApplied)) throw new UsageError(`${path} is a plan that was not applied. ${giveApplied}`);
	return ({ kind, deployment }) => {
		const index = plan.bundles.findIndex((one) => one.kind === kind && one.deployment.id === deployment.id);
		const sent = plan.bundles[index];
		if (sent === void 0) return {
			base: {
				kind: "none",
				why: "not-in-plan"
			},
			applied: null
		};
		if (!isApplied(results[index] ?? null)) return {
			base: {
				kind: "none",
				why: "not-applied"
			},
			applied: null
		};
		return {
			base: {
				kind: "plan",
				path,
				digest: plan.digest,
				isUndo: plan.undoes !== void 0
			},
			applied: sent
		};
	};
}
function readPlan(path, text) {
	try {
		return readPlanFile(text, digestsOf, judgeIn);
	} catch (error) {
		if (!(error instanceof PlanFileError)) throw error;
		throw new UsageError(`${path}: ${error.message} ${giveApplied}`, { cause: error });
	}
}
function resultsIn(text) {
	const file = JSON.parse(text.replace(/^\uFEFF/, ""));
	return isPlanFile(file) ? file.bundles.map(({ result }) => result) : [];
}
const isApplied = (result) => result === "applied" || result === "already-applied" || result === "unverified";
export { readApplied };
