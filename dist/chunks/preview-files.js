const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_locate = require("./locate.js");
const require_guards = require("./guards.js");
const require_plan = require("./plan.js");
const require_names = require("./names.js");
const require_renames = require("./renames.js");
const require_targets = require("./targets.js");
// src/review/pull-request/fork-names.ts
function splitByKnownNames(bundles, base) {
	const isKnown = ({ deployment, kind, content }) => {
		const baseBundles = base.filter((baseBundle) => baseBundle.deployment === deployment);
		const knownNames = new Set(baseBundles.flatMap((baseBundle) => [...collectNames(baseBundle.content, "")]));
		return baseBundles.some((baseBundle) => baseBundle.kind === kind) && [...collectNames(content, "")].every((name) => knownNames.has(name));
	};
	const withheld = bundles.filter((bundle) => !isKnown(bundle));
	return {
		requested: bundles.filter((bundle) => !withheld.includes(bundle)),
		withheld: withheld.map(({ deployment, kind }) => ({
			deployment,
			kind
		}))
	};
}
const conditionType = "policies.filters.conditions.type";
const conditionValues = "policies.filters.conditions.values";
const actionType = "policies.actions.type";
const actionConfig = "policies.actions.config";
const freeTextFields = new Set([
	"deployment_slug",
	"policies.name",
	"policies.slug",
	"policies.description"
]);
const apiValues = new Map([
	["product", ["code", "secrets"]],
	["policies.active", [true, false]],
	["policies.filters.mode", ["all", "any"]],
	[conditionType, ["severity", "confidence"]],
	["policies.filters.conditions.mode", ["any", "none"]],
	[fieldOfType(conditionValues, "severity"), [
		"low",
		"medium",
		"high",
		"critical"
	]],
	[fieldOfType(conditionValues, "confidence"), [
		"low",
		"medium",
		"high"
	]],
	[actionType, ["pr_comment", "block"]],
	["exceptions.exception_type", ["include", "exclude"]],
	["exceptions.rule_type", ["rule", "pack"]]
]);
function* collectNames(value, field) {
	if (Array.isArray(value)) for (const item of value) yield* collectNames(item, field);
	else if (require_validate.isObject(value)) for (const [key, inner] of Object.entries(value)) yield* collectNames(inner, fieldWithType(field, key, value));
	else if (!freeTextFields.has(field) && apiValues.get(field)?.includes(value) !== true) yield JSON.stringify([field, value]);
}
function fieldWithType(parent, key, owner) {
	const field = parent === "" ? key : `${parent}.${key}`;
	if (field === conditionValues || field === actionConfig) return fieldOfType(field, owner["type"]);
	if (field === "exceptions.rule") return owner["rule_type"] === "pack" ? "rulesets" : "rules";
	return field === "disabled" ? "rules" : field;
}
function fieldOfType(field, type) {
	return `${field} of ${JSON.stringify(type)}`;
}
// src/commands/shared/preview-files.ts
async function previewFiles(options, runtime) {
	const { files, problems } = await require_validate.loadAndLint(options, runtime);
	if (require_start.hasErrors(problems)) return {
		outcome: await require_validate.invalidOutcome(files, problems),
		files,
		targets: [],
		withheld: [],
		failedDeployments: []
	};
	await require_validate.refusePartialBundles(files);
	const { requested, withheld } = separateWithheldBundles(files, options);
	const { targets, dryRuns, failedDeployments } = await require_targets.dryRunDeployments({
		...files,
		bundles: requested
	}, runtime, {
		check: require_validate.lintVocabulary,
		readsLive: options.readsLive === true,
		stopsAtFailure: options.allowsFailedDeployments !== true
	});
	const certainProblems = problems.filter((problem) => !require_validate.isOfflineGuess(problem));
	const tests = await runTestsOfBase(options, files);
	return {
		outcome: await makePreviewOutcome({
			...files,
			problems: certainProblems
		}, dryRuns, options.approval, tests, runtime),
		files,
		targets,
		withheld,
		failedDeployments
	};
}
function separateWithheldBundles({ bundles }, { knownBundles }) {
	return knownBundles === void 0 ? {
		requested: bundles,
		withheld: []
	} : splitByKnownNames(bundles, knownBundles);
}
async function runTestsOfBase({ testSource }, files) {
	if (testSource === void 0 || testSource === null) return null;
	const { runBaseTests } = await Promise.resolve().then(() => require("./tests-of-base.js")).then((n) => n.tests_of_base_exports);
	return runBaseTests(testSource, files);
}
async function makePreviewOutcome(files, dryRuns, approval, tests, runtime) {
	const accepted = dryRuns.filter(isAccepted);
	for (const { target, dryRun } of accepted) require_guards.refuseUnexpectedDiff(target.bundle, target.deployment, dryRun);
	const spellingProblems = accepted.flatMap(({ target, dryRun }) => require_validate.lintRulesetSpelling(target.bundle, liveRulesets(dryRun)));
	if (spellingProblems.length > 0) return require_validate.invalidOutcome(files, [...files.problems, ...spellingProblems]);
	const { locate } = require_locate.openDocuments(files.selection.source);
	const plan = require_plan.makePlan(accepted.map(({ target, dryRun }) => require_plan.planBundle(target.bundle, target.deployment, dryRun, locate)));
	const rejections = findRejections(dryRuns);
	if (rejections.length > 0) return rejectedOutcome(files, rejections, {
		plan,
		...findOverrides(accepted, locate)
	});
	const limits = require_start.withApproval(files.settings.guards, approval);
	const { failures, warnings } = await evaluateRules(plan, files.settings, runtime);
	const explanations = {
		...tests === null ? {} : { tests },
		...failures.length === 0 ? {} : { brokenRules: failures }
	};
	const problems = await require_validate.locateAndSort(files.selection.source, files.problems);
	const isComplete = require_validate.hasAllFiles(files) && dryRuns.length === files.bundles.length;
	return {
		kind: hasChanges(plan) ? "changes" : "no-changes",
		plan,
		problems: [...withoutSlugWarningsOfRenames(problems, plan), ...warnings],
		guards: require_guards.guardPlan(plan, limits, require_validate.testAndRuleResultsOf(explanations)),
		...explanations,
		...findOverrides(dryRuns, locate),
		...countUnmanagedObjects(dryRuns),
		...isComplete ? { undeclared: findUndeclaredBundles(plan) } : {}
	};
}
const hasChanges = ({ bundles }) => bundles.some(({ changes }) => changes.length > 0);
const isAccepted = ({ problems, dryRun }) => !require_start.hasErrors(problems) && dryRun.rejections.length === 0;
function findRejections(dryRuns) {
	const hasSeveral = require_names.hasSeveralDeployments(dryRuns.map(({ target }) => target));
	return dryRuns.filter((result) => !isAccepted(result)).flatMap(({ target: { bundle, deployment }, dryRun, problems }) => {
		if (require_start.hasErrors(problems)) return problems;
		return require_plan.rejectionProblems(bundle, dryRun.rejections, hasSeveral ? deployment.slug : null);
	});
}
async function rejectedOutcome({ selection, problems }, rejections, { plan, ...overrides }) {
	const located = await require_validate.locateAndSort(selection.source, [...problems, ...rejections]);
	if (!hasChanges(plan)) return {
		kind: "invalid",
		problems: located
	};
	return {
		kind: "invalid",
		problems: located,
		accepted: plan,
		...overrides
	};
}
async function evaluateRules(plan, settings, runtime) {
	if (settings.rules.length === 0) return {
		failures: [],
		warnings: []
	};
	const { evaluateRulesOfConfig, ruleWarnings } = await Promise.resolve().then(() => require("./rules.js"));
	const failures = evaluateRulesOfConfig(plan, settings, runtime);
	return {
		failures,
		warnings: ruleWarnings(failures)
	};
}
function rejectExpiredInChangedBundles(previewed) {
	const { outcome, targets } = previewed;
	if (outcome.kind !== "changes") return previewed;
	const changedBundles = outcome.plan.bundles.filter((bundle) => bundle.changes.length > 0);
	const places = new Set(targets.filter(({ bundle: { kind }, deployment }) => changedBundles.some((changedBundle) => require_validate.isSameBundle(changedBundle, {
		kind,
		deployment
	}))).flatMap(({ bundle }) => [...require_validate.expiryPlaces(bundle)]));
	const problems = outcome.problems.map((located) => {
		return located.problem.code === "expired" && places.has(require_validate.placeKey(located.problem.at)) ? {
			...located,
			problem: {
				...located.problem,
				severity: "error"
			}
		} : located;
	});
	return problems.some(({ problem }) => problem.severity === "error") ? {
		...previewed,
		outcome: {
			kind: "invalid",
			problems
		}
	} : previewed;
}
function countUnmanagedObjects(dryRuns) {
	const unmanagedObjects = dryRuns.flatMap(({ target: { bundle, deployment }, dryRun: { unmanagedObjects: count = 0 } }) => count === 0 ? [] : [{
		deployment,
		kind: bundle.kind,
		count
	}]);
	return unmanagedObjects.length === 0 ? {} : { unmanagedObjects };
}
function findOverrides(dryRuns, locate) {
	const overrides = dryRuns.flatMap(({ target: { bundle, deployment } }) => {
		const replaced = require_validate.objectsOf(bundle).filter(({ id }) => bundle.overrides.has(id));
		const positions = locate(replaced.map(({ id }) => [bundle.origins.get(id) ?? require_start.nowhere, bundle.overrides.get(id) ?? require_start.nowhere]).flat());
		return replaced.flatMap(({ object }, index) => {
			const [at, overridden] = positions.slice(2 * index);
			return at && overridden ? [{
				deployment,
				kind: bundle.kind,
				object,
				at,
				overridden
			}] : [];
		});
	});
	return overrides.length === 0 ? {} : { overrides };
}
function liveRulesets({ entries }) {
	const rulesets = entries.find(({ object }) => object === "DetectionPolicy")?.before?.["rulesets"];
	return Array.isArray(rulesets) ? rulesets.map(String) : [];
}
function findUndeclaredBundles({ bundles }) {
	return [...new Map(bundles.map(({ deployment }) => [deployment.id, deployment])).values()].flatMap((deployment) => require_validate.bundleKinds.filter((kind) => !bundles.some((bundle) => bundle.kind === kind && bundle.deployment.id === deployment.id)).map((kind) => ({
		deployment,
		kind
	})));
}
function withoutSlugWarningsOfRenames(problems, plan) {
	const renamed = new Set(plan.bundles.flatMap((bundle) => [...require_renames.renamesOf(bundle).values()].map(({ at }) => lineKey(at))));
	return problems.filter(({ problem, position }) => problem.code !== "missing-slug" || position === null || !renamed.has(lineKey(position)));
}
const lineKey = ({ file, line }) => `${file}:${String(line)}`;
Object.defineProperty(exports, "evaluateRules", {
	enumerable: true,
	get: function() {
		return evaluateRules;
	}
});
Object.defineProperty(exports, "findUndeclaredBundles", {
	enumerable: true,
	get: function() {
		return findUndeclaredBundles;
	}
});
Object.defineProperty(exports, "previewFiles", {
	enumerable: true,
	get: function() {
		return previewFiles;
	}
});
Object.defineProperty(exports, "rejectExpiredInChangedBundles", {
	enumerable: true,
	get: function() {
		return rejectExpiredInChangedBundles;
	}
});
