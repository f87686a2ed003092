const require_start = require("./start.js");
const require_profile = require("./profile.js");
async function inParallel(items, work) {
	const results = [];
	const queue = each(items);
	const worker = async () => {
		for (const [index, item] of queue) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: 8 }, worker));
	return results;
}
function* each(items) {
	yield* items.entries();
}
function startEarly(asking) {
	asking.catch(() => {});
	return asking;
}
// src/commands/targets.ts
async function findTargets(files, runtime) {
	const slugs = new Set(files.bundles.map((bundle) => bundle.deployment ?? files.selection.deployment));
	const found = new Map(await inParallel([...slugs], async (slug) => [slug, await findDeployment(slug, files.settings, runtime)]));
	return files.bundles.flatMap((bundle) => {
		const target = found.get(bundle.deployment ?? files.selection.deployment);
		return target === void 0 ? [] : [{
			bundle,
			...target
		}];
	});
}
async function configuredTargets({ bundles, settings, selection }, runtime) {
	const targets = [];
	for (const bundle of bundles) {
		const slug = bundle.deployment ?? selection.deployment;
		const id = slug === null ? null : settings.deployments.get(slug)?.id ?? null;
		if (slug === null || id === null) return null;
		targets.push({
			bundle,
			deployment: {
				slug,
				id
			},
			platform: await runtime.connections.to(slug)
		});
	}
	return targets;
}
async function findDeployment(slug, settings, runtime) {
	const platform = await runtime.connections.to(slug);
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
		if (!(error instanceof require_start.PlatformError && error.code === "DEPLOYMENT_NOT_MIGRATED")) throw error;
	}
}
async function visibleDeployments(platform, slugs, optional) {
	try {
		return await platform.deployments(slugs === null ? null : [slugs]);
	} catch (error) {
		if (optional && lacksList(error)) return null;
		throw error;
	}
}
const lacksList = (error) => error instanceof require_start.PlatformError && (error.partial || require_profile.missingStatuses.includes(error.status));
const lists = "`ifmatch api listDeployments` lists those it can see.";
function choose(slug, configured, visible) {
	if (slug === null) {
		const [only] = visible;
		if (only === void 0) throw new require_start.UsageError("The token sees no deployment.", { fix: "Check that it belongs to the right organization." });
		if (visible.length > 1) throw new require_start.UsageError("The token can see several deployments.", { fix: [
			"Choose one with ",
			{ option: "deployment" },
			`, or with deployment_slug in the files. ${lists}`
		] });
		return only;
	}
	const deployment = visible.find((candidate) => candidate.slug === slug);
	if (deployment === void 0) throw new require_start.UsageError(`The token cannot see the deployment ${slug}.`, { fix: `Check the slug and the token. ${lists}` });
	if (configured !== null && configured !== deployment.id) throw new require_start.UsageError(`The deployment ${slug} has the id ${deployment.id} on the platform, but ${configured} in the config.`, { fix: "Fix the config." });
	return deployment;
}
function dryRunAll(targets, runtime, check) {
	return withProgress("dry run", targets, (target) => ask(target, check), runtime);
}
function withProgress(name, items, work, { terminal }) {
	let done = 0;
	const show = () => terminal.progress(`${name} ${String(done)}/${String(items.length)}`);
	show();
	return inParallel(items, async (item) => {
		const result = await work(item);
		done += 1;
		show();
		return result;
	});
}
async function ask(target, check) {
	const { bundle, deployment, platform } = target;
	const [preview, problems] = await Promise.all([platform.dryRun(deployment, bundle), vocabularyFor(target).then((vocabulary) => vocabulary === null ? [] : check(bundle, vocabulary))]);
	return {
		target,
		preview,
		problems
	};
}
async function vocabularyFor({ bundle, deployment, platform }) {
	try {
		return await platform.vocabulary(deployment, bundle.kind);
	} catch (error) {
		if (error instanceof require_start.PlatformError) return null;
		throw error;
	}
}
Object.defineProperty(exports, "configuredTargets", {
	enumerable: true,
	get: function() {
		return configuredTargets;
	}
});
Object.defineProperty(exports, "dryRunAll", {
	enumerable: true,
	get: function() {
		return dryRunAll;
	}
});
Object.defineProperty(exports, "findDeployment", {
	enumerable: true,
	get: function() {
		return findDeployment;
	}
});
Object.defineProperty(exports, "findTargets", {
	enumerable: true,
	get: function() {
		return findTargets;
	}
});
Object.defineProperty(exports, "inParallel", {
	enumerable: true,
	get: function() {
		return inParallel;
	}
});
Object.defineProperty(exports, "lacksList", {
	enumerable: true,
	get: function() {
		return lacksList;
	}
});
Object.defineProperty(exports, "startEarly", {
	enumerable: true,
	get: function() {
		return startEarly;
	}
});
Object.defineProperty(exports, "withProgress", {
	enumerable: true,
	get: function() {
		return withProgress;
	}
});
