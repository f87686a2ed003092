import { validate } from "./validate.js";
import { ended } from "./result.js";
import { wantedFrom } from "./wanted.js";
// src/commands/action/validate-only.ts
async function validateOnly(action) {
	const wanted = await wantedFrom(action.world.source, action.job.repository.defaultBranch, action);
	return ended("validate", validate(wanted, action.world));
}
export { validateOnly };
