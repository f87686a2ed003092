import { previewFiles } from "./preview.js";
import { markStale, requireConnection } from "./require-connection.js";
import { ended } from "./result.js";
import { wantedFrom } from "./wanted.js";
// src/commands/action/watch.ts
async function watch(action) {
	const { world, job, inputs } = action;
	requireConnection(action);
	const wanted = await wantedFrom(world.source, job.repository.defaultBranch, action);
	const { outcome, targets, files } = await previewFiles({
		...wanted,
		consent: inputs.consent
	}, world);
	const notices = targets.length > 0 ? await markStale({
		by: null,
		targets,
		settings: files.settings
	}, action) : [];
	return ended("preview", outcome, { notices });
}
export { watch };
