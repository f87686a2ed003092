const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_plan = require("./plan.js");
const require_names = require("./names.js");
const require_problems = require("./problems.js");
const require_outcome = require("./outcome.js");
const require_digest = require("./digest.js");
const require_renames = require("./renames.js");
// src/report/formats/plan-file.ts
var plan_file_exports = require_rolldown_runtime.__exportAll({
	changeJson: () => changeJson,
	ownerJson: () => ownerJson,
	ownerKinds: () => ownerKinds,
	placeJson: () => placeJson,
	toBundle: () => toBundle,
	toError: () => toError,
	toPlanFile: () => toPlanFile,
	toProblem: () => toProblem
});
const emptyPlan = {
	bundles: [],
	digest: require_digest.planDigest([]),
	summary: require_plan.summarize([])
};
function toPlanFile(outcome, run) {
	const plan = ("plan" in outcome ? outcome.plan : null) ?? emptyPlan;
	const results = "results" in outcome ? outcome.results : [];
	const error = require_outcome.errorIn(outcome);
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
		bundles: plan.bundles.map((bundle) => toBundle(bundle, results)),
		problems: outcome.problems.map(toProblem),
		guards: "guards" in outcome ? outcome.guards.map(toGuard) : [],
		...toExplained(outcome, plan),
		error: error === null ? null : toError(error),
		signatures: []
	};
}
const toGuard = (stopped) => ({
	guard: require_start.guards[stopped.guard].name,
	message: require_start.plainText(require_start.guardWords(stopped)),
	reason: require_start.plainText(stopped.reason),
	...stopped.limit.length > 0 && { limit: require_start.plainText(stopped.limit) },
	...stopped.advice !== void 0 && { advice: require_start.plainText(stopped.advice) },
	option: require_start.approvingOption(stopped),
	...stopped.places !== void 0 && { places: stopped.places.map(positionJson) },
	...stopped.deployments !== void 0 && { deployments: [...stopped.deployments] }
});
function toExplained(outcome, plan) {
	const { impact, threeWayDiff, tests, overrides, unmanagedObjects, unmanaged } = "guards" in outcome ? outcome : {};
	return {
		...impact === void 0 ? {} : { impact: toPlanImpact(impact) },
		...threeWayDiff === void 0 ? {} : { three_way_diff: toPlanThreeWayDiff(threeWayDiff, plan) },
		...tests === void 0 ? {} : { tests: toPlanTests(tests) },
		...overrides === void 0 ? {} : { overrides: overrides.map(toPlanOverride) },
		...unmanagedObjects === void 0 ? {} : { unmanaged_objects: unmanagedObjects.map((one) => ({
			...ownerJson(one),
			count: one.count
		})) },
		...unmanaged === void 0 ? {} : { unmanaged: unmanaged.map(ownerJson) }
	};
}
const toPlanTests = ({ results, removed, changed, added, failing }) => ({
	results: results.map(toTestResult),
	removed: removed.map(toPlanTest),
	changed: changed.map(toPlanTest),
	added: added.map(toPlanTest),
	failing: failing.map(toTestResult)
});
const toPlanTest = ({ name, isInvariant }) => ({
	name,
	is_invariant: isInvariant
});
const toTestResult = (result) => ({
	...toPlanTest(result),
	deployment: result.deployment,
	verdict: result.verdict,
	passed: result.isPassed,
	at: positionJson(result.at),
	why: result.why.length === 0 ? null : require_start.plainText(result.why),
	decided_by: result.decidedBy.map(({ name, at }) => ({
		name,
		at: at && positionJson(at)
	}))
});
function toPlanOverride({ object: overriding, at, overridden, ...owner }) {
	const { object, key } = require_names.nameOfObject(overriding, owner.kind);
	return {
		...ownerJson(owner),
		object,
		key,
		at: positionJson(at),
		overridden: positionJson(overridden)
	};
}
const positionJson = ({ file, line, column }) => ({
	file,
	line,
	column
});
function toBundle(bundle, results) {
	const result = results.find((one) => require_validate.isSameBundle(one.bundle, bundle))?.outcome ?? null;
	const renames = require_renames.renamesOf(bundle);
	return {
		...ownerJson(bundle),
		state_version: bundle.stateVersion,
		bundle_digest: bundle.bundleDigest,
		diff_digest: bundle.diffDigest,
		bundle: bundle.content,
		changes: bundle.changes.map((change) => toPlanChange(change, renames.get(change.id))),
		result: result?.result ?? null,
		reason: result?.reason ?? null,
		current: toCurrent(result),
		undo: toUndo(result)
	};
}
const ownerJson = ({ deployment, kind }) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	...ownerKinds[kind]
});
const ownerKinds = {
	remediation: {
		kind: "remediation",
		product: null
	},
	"detection/code": {
		kind: "detection",
		product: "code"
	},
	"detection/secrets": {
		kind: "detection",
		product: "secrets"
	}
};
function toCurrent(result) {
	if (result === null || !("current" in result) || result.current === null) return null;
	return {
		state_version: result.current.stateVersion,
		changes: result.current.changes.map((change) => toPlanChange(change))
	};
}
function toUndo(result) {
	if (result === null || !("undo" in result) || result.undo === null) return null;
	return {
		state_version: result.undo.stateVersion,
		bundle: result.undo.content
	};
}
function toProblem({ problem, position }) {
	const { message, fix } = require_problems.phrase(problem);
	const { severity } = problem;
	const code = require_start.codeName(problem);
	const { file, line, column } = position ?? {
		file: null,
		line: null,
		column: null
	};
	return {
		severity,
		code,
		message,
		fix,
		file,
		line,
		column
	};
}
function toError(error) {
	const { status, code, requestId } = error instanceof require_start.PlatformError ? error : new require_start.PlatformError(error.message);
	return {
		message: error.message,
		hint: require_start.fixOf(error),
		status,
		code,
		request_id: requestId
	};
}
const toPlanChange = (change, rename) => ({
	...changeJson(change),
	says: require_start.plainText(change.message),
	notes: rename === void 0 ? change.notes : { rename: require_start.plainText(require_names.renameWords(rename)) },
	at: placeJson(change)
});
const changeJson = ({ verb, object, key, before, after, effect }) => ({
	verb,
	object,
	key,
	before,
	after,
	effect
});
const placeJson = ({ at }) => at && positionJson(at);
const toPlanImpact = ({ bundles, used }) => ({
	findings_read: used.findings,
	requests: used.requests,
	bundles: bundles.map(({ blocked, lost, changes, ...owner }) => ({
		...ownerJson(owner),
		blocked: blocked === null ? null : toBlocked(blocked),
		lost: lost === null ? null : toLost(lost),
		changes: changes.map(toChangeImpact)
	}))
});
function toChangeImpact(change) {
	const { about, object, key } = change;
	const isPolicy = change.about === "policy";
	return {
		about,
		object,
		key,
		matched: isPolicy ? toMatched(change.matched) : null,
		blocked: isPolicy ? toBlocked(change.blocked) : null,
		items: change.about === "detection" ? change.items.map(({ list, name, verb, ...open }) => ({
			list,
			name,
			verb,
			...toLost(open)
		})) : []
	};
}
const toEstimate = (estimate, numbers) => ({
	kind: estimate.kind,
	because: "reasons" in estimate ? estimate.reasons.map(toPlanLimit) : [],
	...numbers("figures" in estimate ? estimate.figures : null)
});
const toPlanLimit = (reason) => ({
	why: reason.kind === "saved" ? reason.named : reason.kind,
	message: "message" in reason ? reason.message : require_start.plainText(require_start.incompleteReasonInWords(reason))
});
const toMatched = (matched) => toEstimate(matched, (known) => ({
	before: toFigures(known?.before),
	after: toFigures(known?.after)
}));
const toBlocked = (blocked) => toEstimate(blocked, (known) => ({
	newly: toFigures(known?.newly),
	no_longer: toFigures(known?.noLonger)
}));
const toLost = ({ issues, findings }) => ({
	issues: toEstimate(issues, (number) => ({ number })),
	findings: toEstimate(findings, (known) => ({ figures: toFigures(known ?? void 0) }))
});
const toFigures = (known) => known === void 0 ? null : {
	findings: known.findings,
	by_severity: known.bySeverity,
	repositories: known.repositories,
	top_repositories: [...known.topRepositories],
	top_rules: [...known.topRules]
};
function toPlanThreeWayDiff({ base, bundles, dropped }, plan) {
	const whole = new Set(plan.bundles.flatMap(({ changes }) => changes));
	return {
		base: {
			name: base.name,
			commit: base.commit,
			is_ahead: base.isAhead,
			errors_in: base.errorsIn
		},
		bundles: bundles.map(({ inBase, changes, live, ...owner }) => ({
			...ownerJson(owner),
			in_base: inBase,
			changes: changes.map(({ change, origin, edit, own }) => ({
				verb: change.verb,
				object: change.object,
				key: change.key,
				origin,
				part: whole.has(change) ? null : toPlanChange(change),
				edit: edit === null ? null : toPlanChange(edit),
				own: own === null ? null : toPlanChange(own)
			})),
			live: live.map((change) => toPlanChange(change))
		})),
		dropped: dropped.map(({ deployment, kind }) => ({
			deployment,
			...ownerKinds[kind]
		}))
	};
}
Object.defineProperty(exports, "changeJson", {
	enumerable: true,
	get: function() {
		return changeJson;
	}
});
Object.defineProperty(exports, "ownerJson", {
	enumerable: true,
	get: function() {
		return ownerJson;
	}
});
Object.defineProperty(exports, "ownerKinds", {
	enumerable: true,
	get: function() {
		return ownerKinds;
	}
});
Object.defineProperty(exports, "placeJson", {
	enumerable: true,
	get: function() {
		return placeJson;
	}
});
Object.defineProperty(exports, "plan_file_exports", {
	enumerable: true,
	get: function() {
		return plan_file_exports;
	}
});
Object.defineProperty(exports, "toBundle", {
	enumerable: true,
	get: function() {
		return toBundle;
	}
});
Object.defineProperty(exports, "toError", {
	enumerable: true,
	get: function() {
		return toError;
	}
});
Object.defineProperty(exports, "toPlanFile", {
	enumerable: true,
	get: function() {
		return toPlanFile;
	}
});
Object.defineProperty(exports, "toProblem", {
	enumerable: true,
	get: function() {
		return toProblem;
	}
});
