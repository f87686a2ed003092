import { refuseConfigAbove } from "./validate.js";
import { soundConfig } from "./sound-config.js";
import { findDeployment } from "./targets.js";
// src/commands/deployments.ts
async function deployments(options, world) {
	const settings = soundConfig(options.config, world);
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
