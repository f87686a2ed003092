import { PlatformError } from "./preview.js";
import { renameText } from "./rename-words.js";
import { renamesOf } from "./renames.js";
import { limitInWords } from "./impact.js";
// src/record/plan-impact.ts
/** An impact as the plan file has it, field by field. */
const toPlanImpact = ({ bundles, looked }, kinds) => ({
	findings_read: looked.findings,
	requests: looked.requests,
	bundles: bundles.map((bundle) => toBundle$1(bundle, kinds[bundle.kind]))
});
const toBundle$1 = ({ deployment, blocked, changes }, { kind, product }) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	kind,
	product,
	blocked: blocked === null ? null : toBlocked(blocked),
	changes: changes.map(toChange$1)
});
function toChange$1(change) {
	const { about, object, key } = change;
	const facts = {
		about,
		object,
		key,
		matched: null,
		blocked: null,
		issues: null,
		items: []
	};
	if (change.about === "detection") return {
		...facts,
		items: change.items.map(toItem)
	};
	if (change.about === "other") return facts;
	const { matched, blocked, issues } = change;
	return {
		...facts,
		matched: toMatched(matched),
		blocked: toBlocked(blocked),
		issues: issues === null ? null : {
			before: issues.before,
			after: issues.after,
			exact: issues.exact
		}
	};
}
function toMatched(estimate) {
	const figures = figuresIn(estimate);
	return {
		...toSureness(estimate),
		before: figures === null ? null : toFigures(figures.before),
		after: figures === null ? null : toFigures(figures.after)
	};
}
function toBlocked(estimate) {
	const figures = figuresIn(estimate);
	return {
		...toSureness(estimate),
		newly: figures === null ? null : toFigures(figures.newly),
		no_longer: figures === null ? null : toFigures(figures.noLonger)
	};
}
function toItem({ list, name, verb, issues, findings }) {
	const figures = figuresIn(findings);
	return {
		list,
		name,
		verb,
		issues: {
			...toSureness(issues),
			number: figuresIn(issues)
		},
		findings: {
			...toSureness(findings),
			figures: figures === null ? null : toFigures(figures)
		}
	};
}
const figuresIn = (estimate) => estimate.kind === "not-estimable" ? null : estimate.figures;
const toSureness = (estimate) => ({
	kind: estimate.kind,
	because: estimate.kind === "estimate" ? [] : estimate.because.map(toLimit)
});
const toLimit = (limit) => ({
	why: limit.why,
	message: limitInWords(limit)
});
function toFigures({ findings, bySeverity, repositories, topRepositories, topRules }) {
	const { critical, high, medium, low, unknown } = bySeverity;
	return {
		findings,
		by_severity: {
			critical,
			high,
			medium,
			low,
			unknown
		},
		repositories,
		top_repositories: topRepositories.map(toTally),
		top_rules: topRules.map(toTally)
	};
}
const toTally = ({ name, findings }) => ({
	name,
	findings
});
// src/record/plan-file.ts
const nothing = {
	bundles: [],
	digest: "sha256:3f2535749df26c07ed0f06a26c6a7e7ee0b9e140f036c1e16a92e99c0f749543",
	summary: {
		creates: 0,
		updates: 0,
		deletes: 0,
		effect: "neutral"
	}
};
/** An outcome as the versioned shape that scripts rely on, written field by field: what is not named here never gets out. */
function toPlanFile(outcome, run) {
	const plan = ("plan" in outcome ? outcome.plan : null) ?? nothing;
	const results = "results" in outcome ? outcome.results : [];
	const { creates, updates, deletes, effect } = plan.summary;
	return {
		version: 1,
		tool: run.tool,
		command: run.command,
		outcome: outcome.kind,
		platform: run.platform,
		digest: plan.digest,
		...plan.undoes === void 0 ? {} : { undoes: plan.undoes },
		summary: {
			creates,
			updates,
			deletes,
			effect
		},
		bundles: plan.bundles.map((bundle) => toBundle(bundle, resultOf(bundle, results))),
		problems: outcome.problems.map((problem) => toProblem(problem, run)),
		guards: "guards" in outcome ? outcome.guards.map(toGuard) : [],
		..."impact" in outcome ? { impact: toPlanImpact(outcome.impact, kinds) } : {},
		error: outcome.kind === "failed" ? toError(outcome.error) : null,
		records: [...run.records ?? []]
	};
}
function resultOf({ deployment, kind }, results) {
	return results.find(({ bundle }) => bundle.kind === kind && bundle.deployment.id === deployment.id)?.outcome ?? null;
}
function toBundle(bundle, result) {
	const renames = renamesOf(bundle);
	return {
		deployment: {
			id: bundle.deployment.id,
			slug: bundle.deployment.slug
		},
		...kinds[bundle.kind],
		state_version: bundle.stateVersion,
		bundle_digest: bundle.bundleDigest,
		diff_digest: bundle.diffDigest,
		bundle: bundle.content,
		changes: bundle.changes.map((change) => toChange(change, renames.get(change.id))),
		result: result?.result ?? null,
		reason: result?.reason ?? null,
		current: toCurrent(result),
		undo: toUndo(result)
	};
}
const kinds = {
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
		changes: result.current.changes.map((change) => toChange(change))
	};
}
function toUndo(result) {
	if (result === null || !("undo" in result) || result.undo === null) return null;
	return {
		state_version: result.undo.stateVersion,
		bundle: result.undo.content
	};
}
function toChange(change, rename) {
	const { verb, object, key, effect, says } = change;
	return {
		verb,
		object,
		key,
		before: verb === "create" ? null : change.before,
		after: verb === "delete" ? null : change.after,
		effect,
		says,
		notes: verb === "delete" ? renameNote(rename) : change.notes,
		at: verb === "delete" || change.at === null ? null : {
			file: change.at.file,
			line: change.at.line,
			column: change.at.column
		}
	};
}
/** Beside the repository's own notes, which begin with `x-` and of which a delete has none. Reading a plan finds it anew. */
const renameNote = (rename) => rename === void 0 ? {} : { rename: renameText(rename) };
function toProblem({ problem, position }, run) {
	const { says, fix } = run.says(problem);
	const { severity, code } = problem;
	const { file, line, column } = position ?? {
		file: null,
		line: null,
		column: null
	};
	return {
		severity,
		code,
		message: says,
		fix,
		file,
		line,
		column
	};
}
const toGuard = ({ guard, message, consent }) => ({
	guard,
	message,
	consent
});
function toError(error) {
	const { status, code, hint, requestId } = error instanceof PlatformError ? error : new PlatformError(error.message);
	return {
		message: error.message,
		hint,
		status,
		code,
		request_id: requestId
	};
}
export { toPlanFile };
