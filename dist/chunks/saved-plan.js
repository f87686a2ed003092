const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_signing = require("./signing.js");
const require_plan_file = require("./plan-file.js");
const require_validate = require("./validate.js");
const require_targets = require("./targets.js");
// src/commands/shared/saved-plan.ts
var saved_plan_exports = require_rolldown_runtime.__exportAll({
	isApplied: () => isApplied,
	readSavedPlan: () => readSavedPlan,
	refuseOtherConfig: () => refuseOtherConfig,
	settingsOf: () => settingsOf,
	targetsOfPlan: () => targetsOfPlan,
	trySign: () => trySign
});
function refuseOtherConfig(madeBy, plan, selection, runtime) {
	if (madeBy === null || madeBy === "ifmatch.yaml" || selection.config !== null) return;
	if (madeBy === require_validate.findConfig(selection)) return;
	throw new require_start.UsageError(`${plan} was made with the guards of ${require_start.escapeTerminal(runtime.asTyped(madeBy))}, but this run uses another config.`, { fix: "Name the right one with --config." });
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
		const knownFix = error.fix === null ? null : fix ?? error.fix;
		throw new require_start.UsageError(`${path}: ${error.message}`, {
			fix: knownFix,
			cause: error
		});
	}
}
async function trySign(file, runtime) {
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
const isApplied = (result) => result === "applied" || result === "already-applied" || result === "unverified";
async function settingsOf(selection, runtime) {
	const settings = await require_validate.loadValidConfig(require_validate.findConfig(selection), runtime);
	runtime.useConfig(settings.file ?? null);
	return settings;
}
async function targetsOfPlan(contents, { path, platform }, settings, runtime) {
	const found = new Map();
	for (const slug of new Set(contents.map(({ deployment }) => deployment.slug))) {
		found.set(slug, await require_targets.findDeployment(slug, settings, runtime));
		if (platform !== runtime.connections.name) throw otherPlatform(path, platform, runtime.connections.name);
	}
	return contents.flatMap(({ content, deployment }) => {
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
		notes: new Map(),
		overrides: new Map(),
		leftOut: []
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
const otherPlatform = (path, planned, current) => new require_start.UsageError(`${path} was made for ${planned ?? "no platform"}, but this is ${current ?? "no platform"}.`, { fix: "Fix the address." });
const otherDeployment = (path, { slug, id }, now) => new require_start.UsageError(`${path} was made for the deployment ${slug} with the id ${id}, but that slug has the id ${now.id} now. It cannot be rolled back there.`);
Object.defineProperty(exports, "isApplied", {
	enumerable: true,
	get: function() {
		return isApplied;
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
Object.defineProperty(exports, "settingsOf", {
	enumerable: true,
	get: function() {
		return settingsOf;
	}
});
Object.defineProperty(exports, "targetsOfPlan", {
	enumerable: true,
	get: function() {
		return targetsOfPlan;
	}
});
Object.defineProperty(exports, "trySign", {
	enumerable: true,
	get: function() {
		return trySign;
	}
});
