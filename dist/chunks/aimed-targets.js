import { UsageError, hasErrors } from "./cli-and-action.js";
import { configOf, fromRoot, invalid, load, loadConfig } from "./validate.js";
import { findDeployment } from "./targets.js";
// src/commands/rollback/settings.ts
function loadSettings(wanted, world) {
	const config = configOf(fromRoot(wanted, world));
	const files = load({
		...wanted,
		config,
		paths: []
	}, world);
	const { problems } = loadConfig(wanted.source, files.wanted.config);
	return hasErrors(problems) ? invalid(files, problems) : files;
}
// src/commands/rollback/aimed-targets.ts
async function aimedTargets(aims, { path, platform }, settings, world) {
	const found = new Map();
	for (const slug of new Set(aims.map(({ deployment }) => deployment.slug))) {
		found.set(slug, await findDeployment(slug, settings, world));
		if (platform !== world.connections.name) throw otherPlatform(path, platform, world.connections.name);
	}
	return aims.flatMap(({ content, deployment }) => {
		const target = found.get(deployment.slug);
		if (target === void 0) return [];
		if (target.deployment.id !== deployment.id) throw otherDeployment(path, deployment, target.deployment);
		return [{
			...target,
			bundle: undeclared(content, deployment.slug)
		}];
	});
}
function undeclared(content, deployment) {
	const facts = {
		deployment,
		origins: new Map(),
		notes: new Map()
	};
	return content.kind === "remediation" ? {
		kind: content.kind,
		content: content.content,
		...facts
	} : {
		kind: content.kind,
		content: content.content,
		...facts
	};
}
const otherPlatform = (path, made, is) => new UsageError(`${path} was made for ${made ?? "no platform"}, but this is ${is ?? "no platform"}. Correct the address.`);
const otherDeployment = (path, { slug, id }, now) => new UsageError(`${path} was made for the deployment ${slug} with the id ${id}, but that slug has the id ${now.id} now. It cannot be rolled back there.`);
export { aimedTargets, loadSettings };
