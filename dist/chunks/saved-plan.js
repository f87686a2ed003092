const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_signing = require("./signing.js");
const require_plan_file = require("./plan-file.js");
const require_validate = require("./validate.js");
const require_targets = require("./targets.js");
// src/commands/shared/saved-plan.ts
var saved_plan_exports = require_rolldown_runtime.__exportAll({
	findPlanTargets: () => findPlanTargets,
	loadSettingsForSelection: () => loadSettingsForSelection,
	readSavedPlan: () => readSavedPlan,
	refuseOtherConfig: () => refuseOtherConfig,
	signIfPossible: () => signIfPossible,
	wasWritten: () => wasWritten
});
function refuseOtherConfig(configOfPlan, planPath, selection, runtime) {
	if (configOfPlan === null || configOfPlan === "ifmatch.yaml" || selection.config !== null) return;
	if (configOfPlan === require_validate.findConfig(selection)) return;
	throw new require_start.UsageError(`${planPath} was made with the guards of ${require_start.escapeTerminal(runtime.asTyped(configOfPlan))}, but this run uses another config.`, { fix: "Name the right one with --config." });
}
async function readSavedPlan(path, runtime, fix = null) {
	const text = runtime.readText(path);
	try {
		return await require_plan_file.readPlanFile(text, (slug) => runtime.connections.planSecret(slug));
	} catch (error) {
		if (error instanceof require_signing.SigningError) throw new require_start.UsageError(`${path}: ${error.message}`, {
			fix: error.fix,
			cause: error
		});
		if (!(error instanceof require_plan_file.PlanFileError)) throw error;
		const fixOfCommand = error.fix === null ? null : fix ?? error.fix;
		throw new require_start.UsageError(`${path}: ${error.message}`, {
			fix: fixOfCommand,
			cause: error
		});
	}
}
async function signIfPossible(file, runtime) {
	try {
		return {
			file: await require_plan_file.signPlanFile(file, (slug) => runtime.connections.planSecret(slug)),
			unsigned: null
		};
	} catch (error) {
		if (!(error instanceof require_signing.SigningError)) throw error;
		return {
			file,
			unsigned: error
		};
	}
}
const wasWritten = (result) => result === "applied" || result === "already-applied" || result === "unverified";
async function loadSettingsForSelection(selection, runtime) {
	const settings = await require_validate.loadValidConfig(require_validate.findConfig(selection), runtime);
	runtime.useConfig(settings.file ?? null);
	return settings;
}
async function findPlanTargets(contents, { path, platform }, settings, runtime) {
	const deploymentsBySlug = new Map();
	for (const slug of new Set(contents.map(({ deployment }) => deployment.slug))) {
		deploymentsBySlug.set(slug, await require_targets.findDeployment(slug, settings, runtime));
		if (platform !== runtime.connections.platformName) throw otherPlatformError(path, platform, runtime.connections.platformName);
	}
	return contents.flatMap(({ content, deployment }) => {
		const target = deploymentsBySlug.get(deployment.slug);
		if (target === void 0) return [];
		if (target.deployment.id !== deployment.id) throw otherDeploymentError(path, deployment, target.deployment);
		return [{
			...target,
			bundle: undeclaredBundle(content, deployment.slug)
		}];
	});
}
function undeclaredBundle(content, deployment) {
	const facts = {
		deployment,
		origins: new Map(),
		notes: new Map(),
		overrides: new Map(),
		excluded: []
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
const otherPlatformError = (path, planned, current) => new require_start.UsageError(`${path} was made for ${planned ?? "no platform"}, but this is ${current ?? "no platform"}.`, { fix: "Fix the address." });
const otherDeploymentError = (path, { slug, id }, current) => new require_start.UsageError(`${path} was made for the deployment ${slug} with the id ${id}, but that slug has the id ${current.id} now. It cannot be rolled back there.`);
Object.defineProperty(exports, "findPlanTargets", {
	enumerable: true,
	get: function() {
		return findPlanTargets;
	}
});
Object.defineProperty(exports, "loadSettingsForSelection", {
	enumerable: true,
	get: function() {
		return loadSettingsForSelection;
	}
});
Object.defineProperty(exports, "readSavedPlan", {
	enumerable: true,
	get: function() {
		return readSavedPlan;
	}
});
Object.defineProperty(exports, "refuseOtherConfig", {
	enumerable: true,
	get: function() {
		return refuseOtherConfig;
	}
});
Object.defineProperty(exports, "saved_plan_exports", {
	enumerable: true,
	get: function() {
		return saved_plan_exports;
	}
});
Object.defineProperty(exports, "signIfPossible", {
	enumerable: true,
	get: function() {
		return signIfPossible;
	}
});
Object.defineProperty(exports, "wasWritten", {
	enumerable: true,
	get: function() {
		return wasWritten;
	}
});
