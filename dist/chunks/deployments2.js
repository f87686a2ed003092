import { hasErrors, loadConfig, refuseConfigAbove } from "./validate.js";
import { UsageError } from "./cli-and-action.js";
import { findDeployment } from "./targets.js";
// src/commands/deployments.ts
async function deployments(options, world) {
	const { settings, problems } = loadConfig(world.source, options.config);
	if (hasErrors(problems)) throw new UsageError("The config has errors: see `ifmatch validate`.");
	refuseConfigAbove(settings, world);
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
