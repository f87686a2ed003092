import { isSameBundle } from "./validate.js";
import { PlatformError, limitInWords } from "./cli-and-action.js";
import { renamesOf } from "./renames.js";
import { renameText } from "./rename-words.js";
// src/record/plan-change.ts
function toPlanChange(change, rename) {
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
const renameNote = (rename) => rename === void 0 ? {} : { rename: renameText(rename) };
// src/record/plan-impact.ts
const toPlanImpact = ({ bundles, looked }, kinds) => ({
	findings_read: looked.findings,
	requests: looked.requests,
	bundles: bundles.map((bundle) => toBundle$2(bundle, kinds[bundle.kind]))
});
const toBundle$2 = ({ deployment, blocked, lost, changes }, { kind, product }) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	kind,
	product,
	blocked: blocked === null ? null : toBlocked(blocked),
	lost: lost === null ? null : toLost(lost),
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
const sides = {
	newly: "newly",
	noLonger: "no_longer"
};
function toBlocked(estimate) {
	const figures = figuresIn(estimate);
	return {
		...toSureness(estimate),
		unsure: estimate.kind === "estimate" ? [] : estimate.unsure.map((side) => sides[side]),
		newly: figures === null ? null : toFigures(figures.newly),
		no_longer: figures === null ? null : toFigures(figures.noLonger)
	};
}
const toItem = ({ list, name, verb, ...open }) => ({
	list,
	name,
	verb,
	...toLost(open)
});
function toLost({ issues, findings }) {
	const figures = figuresIn(findings);
	return {
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
// src/record/plan-triangulation.ts
function toPlanTriangulation({ base, bundles, dropped }, plan, kinds) {
	const whole = new Set(plan.bundles.flatMap(({ changes }) => changes));
	return {
		base: {
			name: base.name,
			commit: base.commit,
			is_ahead: base.isAhead,
			errors_in: base.errorsIn
		},
		bundles: bundles.map((bundle) => toBundle$1(bundle, kinds[bundle.kind], whole)),
		dropped: dropped.map(({ deployment, kind }) => ({
			deployment,
			kind: kinds[kind].kind,
			product: kinds[kind].product
		}))
	};
}
const toBundle$1 = ({ deployment, inBase, changes, live }, { kind, product }, whole) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	kind,
	product,
	in_base: inBase,
	changes: changes.map((one) => toChange(one, whole.has(one.change))),
	live: live.map((change) => toPlanChange(change))
});
const toChange = ({ change, origin, edit, own, edited }, isWhole) => ({
	verb: change.verb,
	object: change.object,
	key: change.key,
	origin,
	part: isWhole ? null : toPlanChange(change),
	edit: edit === null ? null : toPlanChange(edit),
	own: own === null ? null : toPlanChange(own),
	edited: edited === null ? null : {
		by: edited.by,
		at: edited.at
	}
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
		config: run.config,
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
		..."consent" in outcome ? toConsents(outcome.consent) : {},
		...toExplained(outcome, plan),
		error: outcome.kind === "failed" ? toError(outcome.error) : null,
		records: [...run.records ?? []]
	};
}
function toExplained(outcome, plan) {
	const { impact, triangulation } = "guards" in outcome ? outcome : {};
	return {
		...impact === void 0 ? {} : { impact: toPlanImpact(impact, kinds) },
		...triangulation === void 0 ? {} : { triangulation: toPlanTriangulation(triangulation, plan, kinds) }
	};
}
function resultOf(planned, results) {
	return results.find(({ bundle }) => isSameBundle(bundle, planned))?.outcome ?? null;
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
		changes: bundle.changes.map((change) => toPlanChange(change, renames.get(change.id))),
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
function toConsents({ label, answers }) {
	const consents = [...answers].flatMap(([deployment, answer]) => answer.kind === "given" ? [{
		deployment,
		by: answer.by,
		label,
		guards: [...answer.guards]
	}] : []);
	return consents.length === 0 ? {} : { consents };
}
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
