const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_digest = require("./digest.js");
const require_renames = require("./renames.js");
const require_names = require("./names.js");
const require_fields = require("./fields.js");
// src/report/formats/json/plan-file.ts
var plan_file_exports = require_rolldown_runtime.__exportAll({
	plannedBundleJson: () => plannedBundleJson,
	toPlanFile: () => toPlanFile
});
const emptyPlan = {
	bundles: [],
	digest: require_digest.planDigest([]),
	summary: require_validate.summarize([])
};
function toPlanFile(outcome, run) {
	const plan = ("plan" in outcome ? outcome.plan : null) ?? emptyPlan;
	const results = "results" in outcome ? outcome.results : [];
	const error = require_validate.errorOf(outcome);
	const { creates, updates, deletes, effect } = plan.summary;
	return {
		version: 1,
		tool: run.tool,
		command: run.command,
		outcome: outcome.kind,
		platform: run.platform,
		config: run.config,
		digest: plan.digest,
		...plan.undoes === void 0 ? {} : { undoes: plan.undoes },
		summary: {
			creates,
			updates,
			deletes,
			effect
		},
		...run.applied === void 0 ? {} : { applied: run.applied },
		bundles: plan.bundles.map((bundle) => plannedBundleJson(bundle, results)),
		problems: outcome.problems.map(require_fields.problemJson),
		guards: "guards" in outcome ? outcome.guards.map(guardJson) : [],
		...explanationsJson(outcome, plan),
		error: error === null ? null : require_fields.errorJson(error),
		signatures: []
	};
}
const guardJson = (guard) => ({
	guard: require_start.guardDefinitions[guard.guard].name,
	message: require_start.plainText(require_start.guardSentence(guard)),
	reason: require_start.plainText(guard.reason),
	...guard.limit.length > 0 && { limit: require_start.plainText(guard.limit) },
	...guard.advice !== void 0 && { advice: require_start.plainText(guard.advice) },
	option: require_start.approvingOption(guard),
	...guard.places !== void 0 && { places: guard.places.map(require_fields.positionJson) },
	...guard.deployments !== void 0 && { deployments: [...guard.deployments] }
});
function explanationsJson(outcome, plan) {
	const { impact, threeWayDiff, tests, overrides, unmanagedObjects, undeclared } = "guards" in outcome ? outcome : {};
	return {
		...impact === void 0 ? {} : { impact: impactJson(impact) },
		...threeWayDiff === void 0 ? {} : { three_way_diff: threeWayDiffJson(threeWayDiff, plan) },
		...tests === void 0 ? {} : { tests: baseTestsJson(tests) },
		...overrides === void 0 ? {} : { overrides: overrides.map(overrideJson) },
		...unmanagedObjects === void 0 ? {} : { unmanaged_objects: unmanagedObjects.map(({ count, ...bundle }) => ({
			...require_fields.bundleJson(bundle),
			count
		})) },
		...undeclared === void 0 ? {} : { unmanaged: undeclared.map(require_fields.bundleJson) }
	};
}
const baseTestsJson = ({ results, removed, changed, added, failing }) => ({
	results: results.map(baseTestResultJson),
	removed: removed.map(namedTestJson),
	changed: changed.map(namedTestJson),
	added: added.map(namedTestJson),
	failing: failing.map(baseTestResultJson)
});
const namedTestJson = ({ name, isInvariant }) => ({
	name,
	is_invariant: isInvariant
});
const baseTestResultJson = (result) => ({
	...namedTestJson(result),
	deployment: result.deployment,
	verdict: result.verdict,
	passed: result.isPassed,
	at: require_fields.positionJson(result.at),
	why: result.why.length === 0 ? null : require_start.plainText(result.why),
	decided_by: result.decidedBy.map(({ name, at }) => ({
		name,
		at: at && require_fields.positionJson(at)
	}))
});
function overrideJson({ object: overriding, at, overridden, ...bundle }) {
	const { object, key } = require_names.describeBundleObject(overriding, bundle.kind);
	return {
		...require_fields.bundleJson(bundle),
		object,
		key,
		at: require_fields.positionJson(at),
		overridden: require_fields.positionJson(overridden)
	};
}
function plannedBundleJson(bundle, results) {
	const result = results.find((applied) => require_validate.isSameBundle(applied.bundle, bundle))?.result ?? null;
	const renames = require_renames.renamesOf(bundle);
	return {
		...require_fields.bundleJson(bundle),
		state_version: bundle.stateVersion,
		bundle_digest: bundle.bundleDigest,
		diff_digest: bundle.diffDigest,
		bundle: bundle.content,
		changes: bundle.changes.map((change) => planChangeJson(change, renames.get(change.id))),
		result: result?.kind ?? null,
		reason: result?.reason ?? null,
		current: currentJson(result),
		undo: undoJson(result)
	};
}
function currentJson(result) {
	if (result === null || !("current" in result) || result.current === null) return null;
	const { stateVersion, changes } = result.current;
	return {
		state_version: stateVersion,
		changes: changes.map((change) => planChangeJson(change))
	};
}
function undoJson(result) {
	if (result === null || !("undo" in result) || result.undo === null) return null;
	return {
		state_version: result.undo.stateVersion,
		bundle: result.undo.content
	};
}
const planChangeJson = (change, rename) => ({
	...require_fields.changeJson(change),
	says: require_start.plainText(change.message),
	notes: rename === void 0 ? change.notes : { rename: require_start.plainText(require_names.renameSentence(rename)) },
	at: change.at && require_fields.positionJson(change.at)
});
const impactJson = ({ bundles, used }) => ({
	findings_read: used.findings,
	requests: used.requests,
	bundles: bundles.map(({ blocked, lost, changes, ...bundle }) => ({
		...require_fields.bundleJson(bundle),
		blocked: blocked === null ? null : blockedJson(blocked),
		lost: lost === null ? null : lostJson(lost),
		changes: changes.map(changeImpactJson)
	}))
});
function changeImpactJson(impact) {
	const { about, object, key } = impact;
	const items = impact.about === "detection" ? impact.items : [];
	return {
		about,
		object,
		key,
		matched: impact.about === "policy" ? matchedJson(impact.matched) : null,
		blocked: impact.about === "policy" ? blockedJson(impact.blocked) : null,
		items: items.map(({ list, name, verb, ...lost }) => ({
			list,
			name,
			verb,
			...lostJson(lost)
		}))
	};
}
const estimateJson = ({ kind, ...estimate }) => ({
	kind,
	because: "reasons" in estimate ? estimate.reasons.map(incompleteReasonJson) : []
});
const incompleteReasonJson = (reason) => ({
	why: reason.kind === "from-plan-file" ? reason.originalKind : reason.kind,
	message: "message" in reason ? reason.message : require_start.plainText(require_start.incompleteReasonSentence(reason))
});
const figuresOf = (estimate) => estimate.kind === "not-estimable" ? null : estimate.figures;
function matchedJson(matched) {
	const figures = figuresOf(matched);
	return {
		...estimateJson(matched),
		before: figuresJson(figures?.before),
		after: figuresJson(figures?.after)
	};
}
function blockedJson(blocked) {
	const figures = figuresOf(blocked);
	return {
		...estimateJson(blocked),
		newly: figuresJson(figures?.newly),
		no_longer: figuresJson(figures?.noLonger)
	};
}
const lostJson = ({ issues, findings }) => ({
	issues: {
		...estimateJson(issues),
		number: figuresOf(issues)
	},
	findings: {
		...estimateJson(findings),
		figures: figuresJson(figuresOf(findings) ?? void 0)
	}
});
const figuresJson = (figures) => figures === void 0 ? null : {
	findings: figures.findings,
	by_severity: figures.bySeverity,
	repositories: figures.repositories,
	top_repositories: [...figures.topRepositories],
	top_rules: [...figures.topRules]
};
function threeWayDiffJson({ base, bundles, dropped }, plan) {
	const changesOfPlan = new Set(plan.bundles.flatMap(({ changes }) => changes));
	return {
		base: {
			name: base.name,
			commit: base.commit,
			is_ahead: base.isAhead,
			errors_in: base.firstFileWithErrors
		},
		bundles: bundles.map(({ inBase, changes, alreadyLive, ...bundle }) => ({
			...require_fields.bundleJson(bundle),
			in_base: inBase,
			changes: changes.map(({ change, origin, platformEdit, changeInFiles }) => ({
				verb: change.verb,
				object: change.object,
				key: change.key,
				origin,
				part: changesOfPlan.has(change) ? null : planChangeJson(change),
				edit: platformEdit === null ? null : planChangeJson(platformEdit),
				own: changeInFiles === null ? null : planChangeJson(changeInFiles)
			})),
			live: alreadyLive.map((change) => planChangeJson(change))
		})),
		dropped: dropped.map(({ deployment, kind }) => ({
			deployment,
			...require_fields.kindJson[kind]
		}))
	};
}
Object.defineProperty(exports, "plan_file_exports", {
	enumerable: true,
	get: function() {
		return plan_file_exports;
	}
});
Object.defineProperty(exports, "plannedBundleJson", {
	enumerable: true,
	get: function() {
		return plannedBundleJson;
	}
});
Object.defineProperty(exports, "toPlanFile", {
	enumerable: true,
	get: function() {
		return toPlanFile;
	}
});
