const require_validate = require("./validate.js");
const require_targets = require("./targets.js");
// src/commands/deployments.ts
async function deployments(options, runtime) {
	const settings = await require_validate.loadValidConfig(options.config, runtime);
	if (settings.deployments.size === 0) return (await (await runtime.connections.platformFor(null)).deployments()).map(slugAndId);
	return Promise.all([...settings.deployments].map(async ([slug, { id }]) => {
		if (id !== null || !runtime.connections.hasToken(slug)) return {
			slug,
			id
		};
		return slugAndId((await require_targets.findDeployment(slug, settings, runtime)).deployment);
	}));
}
const slugAndId = ({ slug, id }) => ({
	slug,
	id
});
exports.deployments = deployments;
