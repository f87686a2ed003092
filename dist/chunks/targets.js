import { PlatformError, UsageError } from "./cli-and-action.js";
import { defaultProfile } from "./profile.js";
// src/domain/in-parallel.ts
const atOnce = 4;
async function inParallel(items, work) {
	const results = [];
	const queue = each(items);
	const worker = async () => {
		for (const [index, item] of queue) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
	return results;
}
function* each(items) {
	yield* items.entries();
}
// src/commands/targets.ts
function targetOf({ kind, deployment }, targets) {
	const target = targets.find((one) => one.bundle.kind === kind && one.deployment.id === deployment.id);
	if (target === void 0) throw new Error("a plan has a bundle that its files do not declare");
	return target;
}
async function findTargets(files, world) {
	const slugs = new Set(files.bundles.map((bundle) => bundle.deployment ?? files.wanted.deployment));
	const found = new Map(await inParallel([...slugs], async (slug) => [slug, await findDeployment(slug, files.settings, world)]));
	return files.bundles.flatMap((bundle) => {
		const target = found.get(bundle.deployment ?? files.wanted.deployment);
		return target === void 0 ? [] : [{
			bundle,
			...target
		}];
	});
}
async function findDeployment(slug, settings, world) {
	const platform = await world.connections.to(slug);
	const configured = slug === null ? null : settings.deployments.get(slug)?.id ?? null;
	const visible = await visibleDeployments(platform, slug, configured !== null);
	if (visible === null && slug !== null && configured !== null) {
		const deployment = {
			slug,
			id: configured
		};
		await checkId(deployment, platform);
		return {
			deployment,
			platform
		};
	}
	return {
		deployment: choose(slug, configured, visible ?? []),
		platform
	};
}
async function checkId(deployment, platform) {
	try {
		await platform.read(deployment, "remediation");
	} catch (error) {
		if (!(error instanceof PlatformError && error.code === "DEPLOYMENT_NOT_MIGRATED")) throw error;
	}
}
async function visibleDeployments(platform, sought, optional) {
	try {
		return await platform.deployments(sought === null ? null : [sought]);
	} catch (error) {
		if (optional && lacksList(error)) return null;
		throw error;
	}
}
const missing = defaultProfile.missingStatuses;
const lacksList = (error) => error instanceof PlatformError && (error.partial || missing.includes(error.status));
const lists = "`ifmatch api listDeployments` lists those that it sees.";
function choose(slug, configured, visible) {
	if (slug === null) {
		const [only] = visible;
		if (only === void 0) throw new UsageError("The token sees no deployment. Check that it belongs to the right organization.");
		if (visible.length > 1) throw new UsageError(`The token sees several deployments: say which with --deployment, or with deployment_slug in the files. ${lists}`);
		return only;
	}
	const deployment = visible.find((candidate) => candidate.slug === slug);
	if (deployment === void 0) throw new UsageError(`The token does not see the deployment ${slug}. Check the slug and the token. ${lists}`);
	if (configured !== null && configured !== deployment.id) throw new UsageError(`The deployment ${slug} has the id ${deployment.id} on the platform, but ${configured} in the config. Correct the config.`);
	return deployment;
}
export { findDeployment, findTargets, inParallel, lacksList, targetOf };
