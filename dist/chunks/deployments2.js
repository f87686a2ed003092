import { hasErrors, loadConfig } from "./validate.js";
import { UsageError } from "./start.js";
import { findDeployment } from "./targets.js";
// src/commands/deployments.ts
/**
* The deployments that a workflow fans out over: those of the config, else those that the token sees. An id that is configured is not
* asked for, so that hundreds of deployments need no token at all.
*/
async function deployments(options, world) {
	const { settings, problems } = loadConfig(world.source, options.config);
	if (hasErrors(problems)) throw new UsageError("The config has errors: see `ifmatch validate`.");
	if (settings.deployments.size === 0) return (await (await world.connections.to(null)).deployments()).map(plain);
	return Promise.all([...settings.deployments].map(async ([slug, { id }]) => {
		if (id !== null || !world.connections.has(slug)) return {
			slug,
			id
		};
		return plain((await findDeployment(slug, settings, world)).deployment);
	}));
}
const plain = ({ slug, id }) => ({
	slug,
	id
});
export { deployments };
