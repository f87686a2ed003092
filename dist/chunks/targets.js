const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_assumptions = require("./assumptions.js");
// src/plan/request-fields.ts
function requestContent(kind, content, extraFields) {
	if (kind === "remediation") return pickFields(["deployment_slug", "policies"], content, { policies: (policy) => requestPolicy(policy, extraFields) });
	return pickFields([...require_start.knownFields.detection, ...extraFields.detection ?? []], content, { exceptions: (exception) => requestException(exception, extraFields) });
}
function requestPolicy(policy, extraFields) {
	const fieldsOf = (object) => [...require_start.knownFields[object], ...extraFields[object] ?? []];
	return pickFields(fieldsOf("policy").filter((name) => name !== "deployment_slug"), policy, {
		filters: (filters) => pickFields(fieldsOf("filters"), filters, { conditions: (condition) => pickFields(fieldsOf("condition"), condition) }),
		actions: (action) => pickFields(fieldsOf("action"), action)
	});
}
const requestException = (exception, extraFields) => pickFields([...require_start.knownFields.exception, ...extraFields.exception ?? []], exception);
function pickFields(names, object, convertByField = {}) {
	const picked = Object.entries(object).filter(([name]) => names.includes(name));
	return Object.fromEntries(picked.map(([name, value]) => {
		const convert = convertByField[name];
		if (convert === void 0) return [name, value];
		if (Array.isArray(value)) return [name, value.map((item) => require_validate.isObject(item) ? convert(item) : item)];
		return [name, require_validate.isObject(value) ? convert(value) : value];
	}));
}
// src/plan/without-unmanaged.ts
function withoutUnmanaged(platform, globs, extraFields) {
	const splitLive = async (deployment, kind) => splitLiveBundle(await platform.read(deployment, kind), kind, globs);
	return {
		...platform,
		async read(deployment, kind) {
			if (!require_start.mayHaveUnmanagedObjects(globs, kind)) return platform.read(deployment, kind);
			return (await splitLive(deployment, kind)).managed;
		},
		async dryRun(deployment, bundle) {
			if (!require_start.mayHaveUnmanagedObjects(globs, bundle.kind)) return platform.dryRun(deployment, bundle);
			const live = await splitLive(deployment, bundle.kind);
			const dryRun = await platform.dryRun(deployment, withUnmanaged(bundle, live.unmanaged, extraFields));
			if (dryRun.rejections.length > 0) return dryRun;
			if (dryRun.stateVersion !== live.managed.stateVersion) throw changedDuringPreview(bundle, deployment);
			refuseChangedUnmanaged(live.unmanaged, dryRun, {
				...bundle,
				deployment
			});
			return {
				...dryRun,
				unmanagedObjects: live.unmanaged.length
			};
		},
		async put(deployment, bundle, stateVersion) {
			if (!require_start.mayHaveUnmanagedObjects(globs, bundle.kind)) return platform.put(deployment, bundle, stateVersion);
			const live = await splitLive(deployment, bundle.kind);
			const current = live.managed.stateVersion;
			if (current !== stateVersion) return {
				kind: "stale",
				currentStateVersion: current,
				message: "The state version changed before the PUT."
			};
			return platform.put(deployment, withUnmanaged(bundle, live.unmanaged, extraFields), stateVersion);
		}
	};
}
function splitLiveBundle({ stateVersion, content }, kind, globs) {
	const list = kind === "remediation" ? "policies" : "exceptions";
	const items = content[list];
	const unmanaged = [];
	const managed = [];
	for (const item of require_validate.isList(items) ? items : []) {
		if (!require_validate.isObject(item)) {
			managed.push(item);
			continue;
		}
		const identified = identifyItem(kind, item);
		if (require_start.findUnmanagedGlob(globs, identified.object) === null) managed.push(item);
		else unmanaged.push({
			...identified,
			content: item
		});
	}
	return {
		managed: {
			stateVersion,
			content: {
				...content,
				[list]: managed
			}
		},
		unmanaged
	};
}
const identifyItem = (kind, item) => kind === "remediation" ? require_validate.policyObject(String(item["slug"])) : require_validate.exceptionObject(item);
function withUnmanaged(bundle, unmanaged, extraFields) {
	const contents = unmanaged.map(({ content }) => content);
	if (bundle.kind === "remediation") {
		const { policies } = requestContent(bundle.kind, { policies: contents }, extraFields);
		return {
			kind: bundle.kind,
			content: {
				...bundle.content,
				policies: [...bundle.content.policies, ...policies]
			}
		};
	}
	const { exceptions } = requestContent(bundle.kind, { exceptions: contents }, extraFields);
	const content = {
		...bundle.content,
		exceptions: [...bundle.content.exceptions, ...exceptions]
	};
	return {
		kind: bundle.kind,
		content
	};
}
const changedDuringPreview = (bundle, deployment) => new require_start.PlatformError(`The platform changed ${require_validate.nameOfBundle({
	...bundle,
	deployment
})} while it was previewed.`, { fix: "Retry." });
function refuseChangedUnmanaged(unmanaged, { entries }, bundle) {
	const changed = new Set(entries.map(({ object, key }) => require_validate.objectId(object, key)));
	const changedObject = unmanaged.find(({ id }) => changed.has(id));
	if (changedObject === void 0) return;
	throw new require_start.PlatformError(`${shortName(changedObject.object)} in the ${require_validate.nameOfBundle(bundle)} is not managed here, but cannot be sent back exactly as it is. Nothing is applied.`, { fix: "If it has a field that this version does not know, add the field to \"extra_fields\" in ifmatch.yaml." });
}
function shortName(object) {
	if (object.kind === "policy") return object.slug;
	return object.kind === "exception" ? object.exception.rule : object.kind;
}
// src/commands/shared/targets.ts
async function findTargets(files, runtime) {
	const slugs = new Set(files.bundles.map((bundle) => bundle.deployment ?? files.selection.deployment));
	const foundDeployments = new Map(await require_start.mapConcurrently([...slugs], async (slug) => [slug, await findDeployment(slug, files.settings, runtime)]));
	return files.bundles.flatMap((bundle) => {
		const target = foundDeployments.get(bundle.deployment ?? files.selection.deployment);
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
		const platform = withoutUnmanagedObjects(await runtime.connections.platformFor(slug), slug, settings);
		targets.push({
			bundle,
			deployment: {
				slug,
				id
			},
			platform
		});
	}
	return targets;
}
async function findDeployment(slug, settings, runtime) {
	const { deployment, platform } = await lookUpDeployment(slug, settings, runtime);
	return {
		deployment,
		platform: withoutUnmanagedObjects(platform, deployment.slug, settings)
	};
}
function withoutUnmanagedObjects(platform, slug, settings) {
	const globs = require_start.unmanagedIn(settings, slug);
	return require_validate.bundleKinds.every((kind) => !require_start.mayHaveUnmanagedObjects(globs, kind)) ? platform : withoutUnmanaged(platform, globs, settings.extraFields);
}
async function lookUpDeployment(slug, settings, runtime) {
	const platform = await runtime.connections.platformFor(slug);
	const configuredId = slug === null ? null : settings.deployments.get(slug)?.id ?? null;
	const visible = await visibleDeployments(platform, slug, configuredId !== null);
	if (visible === null && slug !== null && configuredId !== null) {
		const deployment = {
			slug,
			id: configuredId
		};
		await checkId(deployment, platform);
		return {
			deployment,
			platform
		};
	}
	return {
		deployment: chooseDeployment(slug, configuredId, visible ?? []),
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
async function visibleDeployments(platform, slug, isIdConfigured) {
	try {
		return await platform.deployments(slug === null ? null : [slug]);
	} catch (error) {
		if (isIdConfigured && isListMissing(error)) return null;
		throw error;
	}
}
const isListMissing = (error) => error instanceof require_start.PlatformError && (error.partial || require_assumptions.missingOperationStatuses.includes(error.status));
const listDeploymentsHint = "`ifmatch api listDeployments` lists those it can see.";
function chooseDeployment(slug, configuredId, visible) {
	if (slug === null) {
		const [only] = visible;
		if (only === void 0) throw new require_start.UsageError("The token sees no deployment.", { fix: "Check that it belongs to the right organization." });
		if (visible.length > 1) throw new require_start.UsageError("The token can see several deployments.", { fix: [
			"Choose one with ",
			{ option: "deployment" },
			`, or with deployment_slug in the files. ${listDeploymentsHint}`
		] });
		return only;
	}
	const deployment = visible.find((candidate) => candidate.slug === slug);
	if (deployment === void 0) throw new require_start.UsageError(`The token cannot see the deployment ${slug}.`, { fix: `Check the slug and the token. ${listDeploymentsHint}` });
	if (configuredId !== null && configuredId !== deployment.id) throw new require_start.UsageError(`The deployment ${slug} has the id ${deployment.id} on the platform, but ${configuredId} in the config.`, { fix: "Fix the config." });
	return deployment;
}
async function dryRunDeployments(files, runtime, options) {
	const { selection, bundles } = files;
	const bySlug = Map.groupBy(bundles, (bundle) => bundle.deployment ?? selection.deployment);
	const advance = startProgress("dry run", bundles.length, runtime);
	const results = await require_start.mapConcurrently([...bySlug], async ([slug, bundlesOfDeployment]) => {
		try {
			return await dryRunDeployment({
				...files,
				bundles: bundlesOfDeployment
			}, runtime, options, advance);
		} catch (error) {
			if (options.stopsAtFailure || !(error instanceof require_start.PlatformError || error instanceof require_start.UsageError)) throw error;
			return {
				slug,
				error
			};
		}
	});
	const failedDeployments = results.filter((result) => "error" in result);
	const [firstFailure] = failedDeployments;
	if (firstFailure !== void 0 && failedDeployments.length === results.length) throw firstFailure.error;
	const dryRuns = results.flatMap((result) => "error" in result ? [] : result).toSorted((a, b) => bundles.indexOf(a.target.bundle) - bundles.indexOf(b.target.bundle));
	return {
		targets: dryRuns.map(({ target }) => target),
		dryRuns,
		failedDeployments
	};
}
async function dryRunDeployment(files, runtime, { check, readsLive }, advance) {
	const dryRunTargets = (targets) => require_start.mapConcurrently(targets, async (target) => {
		const result = await dryRunTarget(target, check);
		advance();
		return result;
	});
	const targetsByConfig = await configuredTargets(files, runtime);
	const startedDryRuns = targetsByConfig === null ? null : require_start.deferRejection(dryRunTargets(targetsByConfig));
	if (readsLive && targetsByConfig !== null) startReadingLive(targetsByConfig);
	const targets = await findTargets(files, runtime);
	return (await (startedDryRuns ?? dryRunTargets(targets))).map((result, index) => ({
		...result,
		target: targets[index] ?? result.target
	}));
}
function startReadingLive(targets) {
	const reads = require_start.mapConcurrently(targets, ({ platform, deployment, bundle }) => platform.read(deployment, bundle.kind));
	require_start.deferRejection(reads);
}
function withProgress(name, items, work, runtime) {
	const advance = startProgress(name, items.length, runtime);
	return require_start.mapConcurrently(items, async (item) => {
		const result = await work(item);
		advance();
		return result;
	});
}
function startProgress(name, total, { terminal }) {
	let done = 0;
	const show = () => terminal.showProgress(`${name} ${String(done)}/${String(total)}`);
	show();
	return () => {
		done += 1;
		show();
	};
}
async function dryRunTarget(target, check) {
	const { bundle, deployment, platform } = target;
	const [dryRun, problems] = await Promise.all([platform.dryRun(deployment, bundle), readVocabulary(target).then((vocabulary) => vocabulary === null ? [] : check(bundle, vocabulary))]);
	return {
		target,
		dryRun,
		problems
	};
}
async function readVocabulary({ bundle, deployment, platform }) {
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
Object.defineProperty(exports, "dryRunDeployments", {
	enumerable: true,
	get: function() {
		return dryRunDeployments;
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
Object.defineProperty(exports, "isListMissing", {
	enumerable: true,
	get: function() {
		return isListMissing;
	}
});
Object.defineProperty(exports, "requestContent", {
	enumerable: true,
	get: function() {
		return requestContent;
	}
});
Object.defineProperty(exports, "requestException", {
	enumerable: true,
	get: function() {
		return requestException;
	}
});
Object.defineProperty(exports, "requestPolicy", {
	enumerable: true,
	get: function() {
		return requestPolicy;
	}
});
Object.defineProperty(exports, "withProgress", {
	enumerable: true,
	get: function() {
		return withProgress;
	}
});
