const require_start = require("./start.js");
const require_plan_file = require("./plan-file.js");
const require_validate = require("./validate.js");
const require_signing = require("./signing.js");
// src/plan/file/saved-outcome.ts
function readOutcome(file) {
	const { outcome: kind } = file;
	const problems = file.problems.map(toProblem);
	if (kind === "valid") throw new require_plan_file.PlanFileError("The file holds no plan: `validate` wrote it.", null);
	if (kind === "invalid") return {
		kind,
		problems
	};
	const plan = require_plan_file.planFromFile(file);
	const results = file.bundles.flatMap((bundle, index) => toResult(bundle, plan.bundles[index]));
	if (kind === "failed") return {
		kind,
		problems,
		error: toError(file),
		plan: file.bundles.length === 0 ? null : plan,
		results
	};
	const planned = {
		plan,
		problems,
		guards: file.guards.map(toGuard),
		...toExplained(file, plan)
	};
	if (kind === "no-changes" || kind === "changes" || kind === "needs-approval") return {
		kind,
		...planned
	};
	return {
		kind,
		...planned,
		results
	};
}
const toProblem = ({ severity, code, message, fix, file, line, column }) => ({
	problem: {
		code: "from-plan-file",
		severity,
		at: require_start.nowhere,
		originalCode: code,
		message,
		fix
	},
	position: file === null || line === null || column === null ? null : {
		file,
		line,
		column
	},
	first: null,
	excerpt: null
});
function toError({ error }) {
	const { message = "The run failed.", hint = null, status = null, code = null, request_id = null } = error ?? {};
	return new require_start.PlatformError(message, {
		fix: hint,
		status,
		code,
		requestId: request_id
	});
}
function toGuard({ guard, message, reason, limit, advice, option, places, deployments }) {
	const key = require_start.guardKeys.find((candidate) => require_start.guardDefinitions[candidate].name === guard);
	if (key === void 0) throw new Error(`there is no guard ${guard}`);
	return {
		guard: key,
		reason: [require_start.foreign(reason ?? message.replace(/\.$/, ""))],
		limit: limit === void 0 ? [] : [require_start.foreign(limit)],
		approval: approvalFromOption(key, option),
		...advice !== void 0 && { advice: [require_start.foreign(advice)] },
		...places !== void 0 && { places },
		...deployments !== void 0 && { deployments }
	};
}
function approvalFromOption(key, option) {
	const { argument } = require_start.guardDefinitions[key].values;
	const args = option.split(" ").filter((word) => word !== require_start.guardDefinitions[key].option);
	if (argument === null) return true;
	return argument.kind === "number" ? Number(args[0]) : args;
}
function toResult({ result, reason, current, undo }, planned) {
	if (result === null || planned === void 0) return [];
	return [{
		bundle: planned,
		result: toBundleResult(result, reason, {
			current: current && {
				stateVersion: current.state_version,
				changes: current.changes.map(require_plan_file.readChangeAlone)
			},
			undo: undo && {
				stateVersion: undo.state_version,
				content: undo.bundle
			}
		})
	}];
}
function toBundleResult(kind, reason, { current, undo }) {
	if (kind === "applied" || kind === "already-applied" || kind === "unverified") return {
		kind,
		reason,
		undo
	};
	if (reason === null) throw new require_plan_file.PlanFileError(`The file gives no reason for the result ${kind}.`, null);
	if (kind === "not-applied") return {
		kind,
		reason,
		current
	};
	if (undo === null) throw new require_plan_file.PlanFileError(`The file has no undo for the result ${kind}.`, null);
	return {
		kind,
		reason,
		current,
		undo
	};
}
function toExplained(file, plan) {
	const { impact, three_way_diff: diff, tests, overrides, unmanaged_objects: unmanagedObjects, unmanaged } = file;
	return {
		...impact === void 0 ? {} : { impact: toImpact(impact) },
		...diff === void 0 ? {} : { threeWayDiff: toThreeWayDiff(diff, plan) },
		...tests === void 0 ? {} : { tests: toTests(tests) },
		...overrides === void 0 ? {} : { overrides: overrides.map(toOverride) },
		...unmanagedObjects === void 0 ? {} : { unmanagedObjects: unmanagedObjects.map(({ count, ...bundle }) => ({
			...toReference(bundle),
			count
		})) },
		...unmanaged === void 0 ? {} : { undeclared: unmanaged.map(toReference) }
	};
}
const toTests = ({ results, removed, changed, added, failing }) => ({
	results: results.map(toTestResult),
	removed: removed.map(toNamedTest),
	changed: changed.map(toNamedTest),
	added: added.map(toNamedTest),
	failing: failing.map(toTestResult)
});
const toNamedTest = ({ name, is_invariant }) => ({
	name,
	isInvariant: is_invariant
});
const toTestResult = (saved) => ({
	...toNamedTest(saved),
	deployment: saved.deployment,
	at: saved.at,
	verdict: saved.verdict,
	isPassed: saved.passed,
	why: saved.why === null ? [] : [require_start.foreign(saved.why)],
	decidedBy: saved.decided_by
});
function toOverride({ object, key, at, overridden, ...bundle }) {
	return {
		...toReference(bundle),
		object: toObject(object, key),
		at,
		overridden
	};
}
function toObject(object, key) {
	if (object === "RemediationPolicy") return require_validate.policyObject(String(key["slug"])).object;
	const { scope_type: scope, scope_target: target, rule, rule_type: type } = key;
	return require_validate.exceptionObject({
		rule: String(rule),
		rule_type: type === "pack" ? type : "rule",
		...scope === "project" ? { project: String(target) } : { project_tag_name: String(target) }
	}).object;
}
const toImpact = ({ findings_read: findings, requests, bundles }) => ({
	used: {
		findings,
		requests
	},
	bundles: bundles.map(({ blocked, lost, changes, ...bundle }) => ({
		...toReference(bundle),
		blocked: blocked && toBlocked(blocked),
		lost: lost && toLost(lost),
		changes: changes.map(toChangeImpact)
	}))
});
function toChangeImpact({ about, object, key, matched, blocked, items }) {
	const facts = {
		object,
		key,
		id: require_validate.objectId(object, key)
	};
	if (about === "policy" && matched !== null && blocked !== null) {
		const { before, after } = matched;
		const figures = before && after && {
			before: toFigures(before),
			after: toFigures(after)
		};
		return {
			...facts,
			about,
			matched: toEstimate(matched, figures),
			blocked: toBlocked(blocked)
		};
	}
	if (about !== "detection") return {
		...facts,
		about: "other"
	};
	return {
		...facts,
		about,
		items: items.map(({ list, name, verb, ...open }) => ({
			list,
			name,
			verb,
			...toLost(open)
		}))
	};
}
function toBlocked(saved) {
	const { newly, no_longer: noLonger } = saved;
	return toEstimate(saved, newly && noLonger && {
		newly: toFigures(newly),
		noLonger: toFigures(noLonger)
	});
}
const toLost = ({ issues, findings }) => ({
	issues: toEstimate(issues, issues.number),
	findings: toEstimate(findings, findings.figures && toFigures(findings.figures))
});
const toFigures = ({ findings, by_severity, repositories, top_repositories, top_rules }) => ({
	findings,
	bySeverity: by_severity,
	repositories,
	topRepositories: top_repositories,
	topRules: top_rules
});
function toEstimate({ kind, because: saved }, figures) {
	const reasons = saved.map(({ why, message }) => ({
		kind: "from-plan-file",
		originalKind: why,
		message
	}));
	if (kind === "not-estimable" || figures === null) return {
		kind: "not-estimable",
		reasons
	};
	return kind === "estimate" ? {
		kind,
		figures
	} : {
		kind,
		figures,
		reasons
	};
}
function toThreeWayDiff({ base, bundles, dropped }, plan) {
	return {
		base: {
			name: base.name,
			commit: base.commit,
			short: base.commit.slice(0, 7),
			isAhead: base.is_ahead ?? false,
			firstFileWithErrors: base.errors_in ?? null,
			isUnread: false
		},
		bundles: bundles.map(({ in_base: inBase, changes, live, ...bundle }) => {
			const { deployment, kind } = toReference(bundle);
			const planned = plan.bundles.find((candidate) => require_validate.isSameBundle(candidate, {
				kind,
				deployment
			}));
			return {
				deployment,
				kind,
				inBase,
				changes: changes.flatMap(({ object, key, origin, part, edit, own }) => {
					const id = require_validate.objectId(object, key);
					return ((part === null ? planned?.changes.filter((change) => change.id === id) : [require_plan_file.readChangeAlone(part)]) ?? []).map((change) => ({
						change,
						origin,
						platformEdit: edit && require_plan_file.readChangeAlone(edit),
						changeInFiles: own && require_plan_file.readChangeAlone(own)
					}));
				}),
				alreadyLive: live.map(require_plan_file.readChangeAlone)
			};
		}),
		dropped: dropped.map(({ deployment, ...kind }) => ({
			deployment,
			kind: toKind(kind),
			files: []
		}))
	};
}
const toKind = ({ kind, product }) => kind === "remediation" ? kind : `detection/${product ?? "code"}`;
const toReference = ({ deployment, ...kind }) => ({
	deployment,
	kind: toKind(kind)
});
// src/commands/show.ts
async function show(path, runtime) {
	try {
		const file = require_plan_file.parsePlanFile(runtime.readText(path));
		const { signature, isEdited } = await checkSignature(file, runtime);
		return {
			file,
			outcome: readOutcome(file),
			signature,
			isEdited
		};
	} catch (error) {
		if (!(error instanceof require_plan_file.PlanFileError)) throw error;
		throw new require_start.UsageError(`${path}: ${error.message}`, {
			fix: error.fix,
			cause: error
		});
	}
}
async function checkSignature(file, { connections }) {
	const slugs = require_plan_file.deploymentsOf(file).map(({ slug }) => slug);
	if (file.signatures.length === 0) return {
		signature: "The plan is not signed, so nothing proves who made it.",
		isEdited: false,
		isValid: false
	};
	const missing = slugs.filter((slug) => !connections.hasToken(slug));
	if (missing.length > 0) return {
		signature: `The signature is not checked: no API token of ${missing.join(", ")} here.`,
		isEdited: false,
		isValid: false
	};
	try {
		await require_plan_file.verifySignatures(file, (slug) => connections.planSecret(slug));
		return {
			signature: `The signature is valid: signed with the API token of ${slugs.join(", ")}.`,
			isEdited: false,
			isValid: true
		};
	} catch (error) {
		if (!(error instanceof require_plan_file.PlanFileError || error instanceof require_signing.SigningError)) throw error;
		const isEdited = error instanceof require_plan_file.PlanFileError && error.isEdited;
		return {
			signature: isEdited ? error.message : `The signature cannot be checked here. ${error.message}`,
			isEdited,
			isValid: false
		};
	}
}
exports.checkSignature = checkSignature;
exports.show = show;
