import { PlanFileError, RecordError, UsageError, readPlanFile, signPlanFile, withHint } from "./cli-and-action.js";
// src/commands/saved-plan.ts
async function readSaved(path, world, fix = null) {
	const text = world.readText(path);
	try {
		return await readPlanFile(text, (slug) => world.connections.planSecret(slug));
	} catch (error) {
		if (error instanceof RecordError) throw new UsageError(`${path}: ${withHint(error)}`, { cause: error });
		if (!(error instanceof PlanFileError)) throw error;
		const hint = error.hint === null ? "" : ` ${fix ?? error.hint}`;
		throw new UsageError(`${path}: ${error.message}${hint}`, { cause: error });
	}
}
async function signed(file, world) {
	try {
		return {
			file: await signPlanFile(file, (slug) => world.connections.planSecret(slug)),
			unsigned: null
		};
	} catch (error) {
		if (!(error instanceof RecordError)) throw error;
		return {
			file,
			unsigned: withHint(error)
		};
	}
}
const isApplied = (result) => result === "applied" || result === "already-applied" || result === "unverified";
export { isApplied, readSaved, signed };
