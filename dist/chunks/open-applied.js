import { UsageError, isSameBundle } from "./cli-and-action.js";
import { isApplied, readSaved } from "./saved-plan2.js";
// src/commands/drift/open-applied.ts
const giveApplied = "Give what `ifmatch apply --plan` left, or no --plan.";
async function openApplied(path, world) {
	const { plan, platform, results } = await readSaved(path, world, giveApplied);
	const here = world.connections.name;
	if (platform !== here) throw new UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${here ?? "no platform"}. Give the plan that was applied here.`);
	if (!results.some(({ result }) => isApplied(result))) throw new UsageError(`${path} is a plan that was not applied. ${giveApplied}`);
	return (bundle) => {
		const sent = results.find((one) => isSameBundle(one.bundle, bundle));
		if (sent === void 0) return {
			base: {
				kind: "none",
				why: "not-in-plan"
			},
			applied: null
		};
		if (!isApplied(sent.result)) return {
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
			applied: sent.bundle
		};
	};
}
export { openApplied };
