const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_guards = require("./guards.js");
const require_plan = require("./plan.js");
const require_targets = require("./targets.js");
const require_undo = require("./undo.js");
const require_comparison = require("./comparison.js");
const require_context = require("./context.js");
const require_locate = require("./locate.js");
const require_digest = require("./digest.js");
const require_names = require("./names.js");
const require_preview = require("./preview.js");
const require_preview_files = require("./preview-files.js");
const require_saved_plan = require("./saved-plan.js");
const require_undo_file = require("./undo-file.js");
// src/apply/reasons.ts
const reasonOf = (error) => require_start.withFix(error);
const reasons = {
	killed: "The run ended before it reported whether this was written.",
	dryRunFailed: (error) => `Not sent: the dry run failed. ${reasonOf(error)}`,
	stale: "The platform changed since the review. Review the current plan.",
	staleBundles: (names) => `Not sent: the platform changed ${names} since the review.`,
	rejected: "The platform rejects it. Fix the files.",
	rejectedBundles: (names) => `Not sent: the platform rejects ${names}.`,
	needsApproval: "Nothing was sent: approval required.",
	interrupted: "Stopped before it was sent.",
	stopped: (name) => `Not sent, because the apply stopped at ${name}.`,
	waveStopped: (slugs) => `Not sent, because a wave before it failed: ${slugs}.`,
	writtenAsShown: (ending) => `${ending} The dry run after it shows that it was written.`,
	oldVersion: "The platform answered the PUT with the old state version.",
	alreadyLive: "The platform reports a changed state, but already has exactly this.",
	alreadyLiveAfter: (ending) => `${ending} But the dry run after it shows that nothing is left to change.`,
	notVerified: (error) => `Written, but the dry run that verifies it failed. ${reasonOf(error)}`,
	leftUndone: describeLeftUndone,
	storedForm: (changes) => {
		const stored = require_guards.describeDifferences(changes);
		return stored === null ? "" : ` ${stored} If the platform stores it in another form, run \`ifmatch pull\` to take that into the files.`;
	},
	stillOld: "Written, but the platform still shows the old state: it may lag behind, or have lost the write. Preview again in a few minutes.",
	rejectedAfter: "Written, but the platform now rejects the same content. Preview again."
};
function describeLeftUndone(changes) {
	const stored = require_guards.describeDifferences(changes);
	if (stored === null) return `Written, but the dry run afterwards still shows ${changes.length === 1 ? "1 change" : `${String(changes.length)} changes`}. Preview again.`;
	return `Written, but ${stored} The platform stores it in another form, or someone edited it meanwhile. If it stays so, run \`ifmatch pull\` to take what the platform has into the files.`;
}
// src/apply/check.ts
async function checkPlan({ bundles }, context, options) {
	context.progress(`Checking ${require_start.pluralize(bundles.length, "bundle")} before anything is written`);
	const deployments = await require_start.mapConcurrently([...Map.groupBy(bundles, ({ deployment }) => deployment.id).values()], (bundlesOfDeployment) => checkDeployment(bundlesOfDeployment, context, options));
	const checked = deployments.flatMap((deployment) => deployment.kind === "ready" ? deployment.bundles : []);
	const ready = checked.filter((bundle) => bundle.state === "ready");
	const refused = deployments.filter((deployment) => deployment.kind !== "ready");
	if (ready.length === 0 && refused.length > 0) return reportNothingSent(deployments, bundles);
	const unsent = refused.flatMap(({ results }) => results.filter(({ result }) => result.kind === "not-applied"));
	const guardedBundles = [...ready.map(({ current }) => current), ...unsent.map(({ bundle }) => bundle)];
	const guards = require_guards.guardPlan(require_plan.makePlan(guardedBundles), options.limits);
	if (guards.length === 0) return {
		kind: "ready",
		deployments
	};
	const resultsOfRefused = refused.flatMap(({ results }) => results);
	const results = [...resultsOfUnsent(checked, reasons.needsApproval), ...resultsOfRefused];
	return {
		kind: "needs-approval",
		guards,
		results: inPlanOrder(results, bundles)
	};
}
async function checkDeployment(bundles, context, options) {
	const slug = bundles[0]?.deployment.slug ?? "";
	let checked;
	try {
		checked = await Promise.all(bundles.map((bundle) => checkBundle(bundle, context, options)));
	} catch (error) {
		if (!(error instanceof require_start.PlatformError)) throw error;
		const result = {
			kind: "not-applied",
			reason: reasons.dryRunFailed(error),
			current: null
		};
		return {
			kind: "failed",
			slug,
			error,
			results: bundles.map((bundle) => ({
				bundle,
				result
			}))
		};
	}
	const rejected = checked.filter((bundle) => bundle.state === "rejected");
	if (rejected.length > 0) return {
		kind: "invalid",
		slug,
		rejected,
		results: resultsOfUnsent(checked, reasons.rejectedBundles(namesOf(rejected)))
	};
	const stale = checked.filter((bundle) => bundle.state === "stale");
	if (stale.length > 0) return {
		kind: "stale",
		slug,
		results: resultsOfUnsent(checked, reasons.staleBundles(namesOf(stale)))
	};
	return {
		kind: "ready",
		slug,
		bundles: checked.filter((bundle) => bundle.state === "ready" || bundle.state === "already-applied")
	};
}
function reportNothingSent(deployments, bundles) {
	const allResults = deployments.flatMap((deployment) => {
		if (deployment.kind !== "ready") return deployment.results;
		return deployment.bundles.filter((bundle) => bundle.state === "already-applied").map((checked) => ({
			bundle: checked.bundle,
			result: resultOfApplied(checked)
		}));
	});
	const results = inPlanOrder(allResults, bundles);
	const failed = deployments.find((deployment) => deployment.kind === "failed");
	if (failed !== void 0) return {
		kind: "failed",
		error: failed.error,
		results
	};
	const rejected = deployments.flatMap((deployment) => deployment.kind === "invalid" ? deployment.rejected : []);
	return rejected.length > 0 ? {
		kind: "invalid",
		rejected,
		results
	} : {
		kind: "stale",
		results
	};
}
const inPlanOrder = (results, bundles) => results.toSorted((a, b) => bundles.indexOf(a.bundle) - bundles.indexOf(b.bundle));
async function checkBundle(bundle, context, { onStale }) {
	const preview = await require_context.planCurrent(bundle, context);
	if (preview.kind === "rejected") return {
		state: "rejected",
		bundle,
		rejections: preview.rejections
	};
	const { current } = preview;
	const comparison = require_comparison.compareWithReviewed(bundle, current);
	if (comparison === "inconsistent") throw require_comparison.inconsistentAnswer(current);
	if (comparison === "no-changes") {
		const before = bundle.changes.length > 0 ? require_undo.undoBundle(bundle) : null;
		return {
			state: "already-applied",
			bundle,
			current,
			before: before && require_targets.requestContent(bundle.kind, before, context.extraFields)
		};
	}
	if (!(comparison === "as-reviewed" || comparison === "state-changed" && onStale === "same-diff")) return {
		state: "stale",
		bundle,
		current
	};
	return {
		state: "ready",
		bundle,
		current,
		before: await readUndo(current, context)
	};
}
async function readUndo(current, { targets, extraFields }) {
	const before = require_undo.undoBundle(current);
	if (before !== null) return require_targets.requestContent(current.kind, before, extraFields);
	if (!require_undo.canUndo(current)) throw new require_start.PlatformError(`${require_validate.nameOfBundle(current)} cannot be undone, so nothing is sent: the platform would change objects of a kind that ifmatch does not know.`, { fix: "Update ifmatch, or change this bundle on the platform." });
	const { platform, deployment } = require_context.targetOf(current, targets);
	const live = await platform.read(deployment, current.kind);
	if (live.stateVersion !== current.stateVersion) throw new require_start.PlatformError(`The platform changed ${require_validate.nameOfBundle(current)} while it was checked.`, { fix: "Nothing was sent. Retry." });
	return require_targets.requestContent(current.kind, live.content, extraFields);
}
const namesOf = (checked) => checked.map(({ bundle }) => require_validate.nameOfBundle(bundle)).join(", ");
const resultsOfUnsent = (checked, reason) => checked.map((bundle) => ({
	bundle: bundle.bundle,
	result: resultOfUnsent(bundle, reason)
}));
function resultOfUnsent(checked, reason) {
	if (checked.state === "already-applied") return resultOfApplied(checked);
	if (checked.state === "ready") return {
		kind: "not-applied",
		reason,
		current: null
	};
	if (checked.state === "rejected") return {
		kind: "not-applied",
		reason: reasons.rejected,
		current: null
	};
	const { stateVersion, changes } = checked.current;
	return {
		kind: "not-applied",
		reason: reasons.stale,
		current: {
			stateVersion,
			changes
		}
	};
}
const resultOfApplied = ({ current: { stateVersion }, before }) => ({
	kind: "already-applied",
	reason: null,
	undo: before && {
		stateVersion,
		content: before
	}
});
const resultsBeforeSending = ({ deployments }) => deployments.flatMap((deployment) => {
	if (deployment.kind !== "ready") return deployment.results;
	return deployment.bundles.map((checked) => {
		if (checked.state === "already-applied") return {
			bundle: checked.bundle,
			result: resultOfApplied(checked)
		};
		const undo = {
			stateVersion: null,
			content: checked.before
		};
		return {
			bundle: checked.bundle,
			result: {
				kind: "unknown",
				reason: reasons.killed,
				current: null,
				undo
			}
		};
	});
});
// src/apply/results.ts
const inconclusiveFindings = new Set([
	"inconsistent",
	"rejected",
	"no-answer"
]);
function decideAfterFailedPut(failure, finding, attempts) {
	if (failure === "contradicted" || failure === "old-version") return "unknown";
	const isNotOurs = failure === "stale" || failure === "conflict";
	if (finding === "no-changes") return isNotOurs && attempts.unansweredMessage === null ? "already-applied" : "applied";
	if (failure === "unanswered") return finding === "as-reviewed" && attempts.unansweredMessage === null ? "again" : "unknown";
	if (attempts.unansweredMessage !== null) return "unknown";
	return decideByFailure[failure](finding, attempts);
}
const decideByFailure = {
	stale: decideAfterConflict,
	conflict: decideAfterConflict,
	refused: () => "not-applied",
	failed: (finding) => finding === "as-reviewed" ? "not-applied" : "unknown"
};
function decideAfterConflict(finding, { isRepeated, acceptsOtherVersion }) {
	if (inconclusiveFindings.has(finding)) return "unknown";
	return finding === "state-changed" && acceptsOtherVersion && !isRepeated ? "again" : "not-applied";
}
function resultOfDecision(decision, put, dryRun, ready, unansweredMessage) {
	const current = dryRun?.current ?? null;
	if (decision === "applied" || decision === "already-applied") {
		const reason = decision === "applied" ? reasons.writtenAsShown(unansweredMessage ?? put.message) : describeAlreadyApplied(put);
		const { stateVersion } = current ?? ready.current;
		return {
			kind: decision,
			reason,
			undo: {
				stateVersion,
				content: ready.before
			}
		};
	}
	const reason = describeFailure(put.kind, put.message, dryRun?.finding ?? null, decision);
	if (decision === "unknown") {
		const undo = {
			stateVersion: null,
			content: ready.before
		};
		return {
			kind: decision,
			reason: `${reason}${describeStoredForm(put, dryRun)}`,
			current: toCurrentDryRun(current),
			undo
		};
	}
	return {
		kind: decision,
		reason,
		current: hasStateChanged(put, dryRun) ? toCurrentDryRun(current) : null
	};
}
function describeStoredForm({ kind }, dryRun) {
	return kind === "old-version" && dryRun?.finding === "as-reviewed" && dryRun.current !== null ? reasons.storedForm(dryRun.current.changes) : "";
}
const describeAlreadyApplied = ({ kind, message }) => kind === "conflict" ? reasons.alreadyLiveAfter(message) : reasons.alreadyLive;
const hasStateChanged = ({ kind }, dryRun) => kind === "stale" || kind === "conflict" && dryRun?.finding !== "as-reviewed";
const toCurrentDryRun = (current) => current && {
	stateVersion: current.stateVersion,
	changes: current.changes
};
function outcomeKindOf(results) {
	const has = (kind) => results.some(({ result }) => result.kind === kind);
	if (has("unknown") || has("unverified")) return "partial";
	if (!has("not-applied")) return "applied";
	if (has("applied")) return "partial";
	return results.some(({ result }) => isStale(result)) ? "stale" : "failed";
}
const isStale = (result) => result.kind === "not-applied" && result.current !== null;
const findingTexts = {
	"no-changes": "the dry run after it shows that nothing is left to change",
	"as-reviewed": "the dry run after it shows the state as it was",
	"state-changed": "the dry run after it shows another state, with the same changes left to make",
	"plan-changed": "the dry run after it shows other changes than the reviewed ones",
	inconsistent: "the dry run after it shows that nothing is left to change, but at the state as it was",
	rejected: "the platform rejects the content in the dry run after it",
	"no-answer": "the dry run after it failed too"
};
function describeFailure(failure, message, finding, decision) {
	if (decision === "unknown") return `${message} Whether it was written is not known: ${findingTexts[finding ?? "no-answer"]}. Preview again to find out.`;
	if (failure === "stale" && finding === "as-reviewed") return `${message} But the dry run after it shows the same state version as before. Look at the proxies in between: If-Match may not arrive as it was sent.`;
	return failure === "stale" || failure === "conflict" && finding !== "as-reviewed" ? `${message} ${reasons.stale}` : message;
}
// src/apply/apply.ts
async function applyPlan(reviewed, context, options) {
	const checked = await checkPlan(reviewed, context, options);
	if (checked.kind !== "ready") return checked;
	if (checked.deployments.some((deployment) => deployment.kind === "ready" && deployment.bundles.some(({ state }) => state === "ready"))) await options.saveUndo(inPlanOrder(resultsBeforeSending(checked), reviewed.bundles));
	return sendPlan(checked, reviewed, context, options);
}
const interrupted = {
	reason: reasons.interrupted,
	error: new require_start.PlatformError("The apply was stopped before everything was sent.", { fix: "Rerunning it is safe." })
};
async function sendPlan({ deployments }, { bundles }, context, { onStale, waves = [] }) {
	const results = [];
	const errors = [];
	let stopReason = null;
	for (const wave of groupByWave(deployments, waves)) {
		const failed = [];
		for (const deployment of wave) {
			const report = deployment.kind === "ready" ? await sendDeployment(deployment, stopReason, context, onStale) : reportUnsent(deployment);
			results.push(...report.results);
			if (report.error !== null) errors.push(report.error);
			if (!report.results.every(require_validate.isApplied)) failed.push(deployment.slug);
		}
		if (failed.length > 0) stopReason ??= stopAfterWave(failed);
	}
	const rejected = deployments.flatMap((deployment) => deployment.kind === "invalid" ? deployment.rejected : []);
	return reportFrom(inPlanOrder(results, bundles), rejected, errors[0] ?? null);
}
function reportFrom(results, rejected, error) {
	const rejectedBundles = rejected.length === 0 ? {} : { rejected };
	const kind = outcomeKindOf(results);
	if (kind !== "failed") return {
		kind,
		results,
		...rejectedBundles
	};
	if (error !== null) return {
		kind,
		error,
		results,
		...rejectedBundles
	};
	if (rejected.length > 0) return {
		kind: "invalid",
		rejected,
		results
	};
	throw new Error("an apply that did not stop cannot have failed");
}
function stopAfterWave(failed) {
	const reason = reasons.waveStopped(failed.join(", "));
	return {
		reason,
		error: new require_start.PlatformError(reason)
	};
}
function groupByWave(deployments, waves) {
	const indexOfOthers = waves.findIndex((wave) => wave.includes("*"));
	const waveOf = ({ slug }) => {
		const index = waves.findIndex((wave) => wave.includes(slug));
		if (index >= 0) return index;
		return indexOfOthers >= 0 ? indexOfOthers : waves.length;
	};
	const byWave = Map.groupBy(deployments, waveOf);
	return [...waves.keys(), waves.length].map((index) => byWave.get(index) ?? []);
}
const reportUnsent = (deployment) => ({
	results: deployment.results,
	error: deployment.kind === "failed" ? deployment.error : null
});
async function sendDeployment({ bundles }, reasonOfRun, context, onStale) {
	const attempted = [];
	let stopReason = reasonOfRun;
	let acceptsOtherVersion = onStale === "same-diff";
	for (const checked of bundles) {
		if (checked.state === "ready" && context.isStopRequested()) stopReason ??= interrupted;
		if (checked.state === "already-applied" || stopReason !== null) {
			attempted.push(finishUnsent(checked, stopReason));
			continue;
		}
		context.progress(`Applying ${require_validate.nameOfBundle(checked.bundle)}`);
		const firstAttempt = {
			unansweredMessage: null,
			isRepeated: false,
			acceptsOtherVersion
		};
		const putResult = await sendWithRetry(checked, checked.current, firstAttempt, context);
		attempted.push(putResult);
		acceptsOtherVersion = true;
		stopReason = stopIfFailed(putResult);
	}
	return {
		results: await verifySent(attempted, context),
		error: stopReason?.error ?? null
	};
}
function finishUnsent(checked, stopReason) {
	const result = checked.state === "already-applied" ? resultOfApplied(checked) : resultOfUnsent(checked, stopReason?.reason ?? "");
	return {
		kind: "finished",
		bundle: checked.bundle,
		result,
		error: null
	};
}
function stopIfFailed(putResult) {
	if (putResult.kind === "written" || require_validate.isApplied(putResult)) return null;
	const { bundle, result, error } = putResult;
	return {
		reason: reasons.stopped(require_validate.nameOfBundle(bundle)),
		error: error ?? new require_start.PlatformError(result.reason ?? "")
	};
}
async function sendWithRetry(ready, bundleToSend, attempts, context) {
	const { bundle } = ready;
	const put = await tryPut(bundleToSend, context);
	if (put.kind === "written") return {
		kind: "written",
		bundle,
		ready,
		sentBundle: bundleToSend,
		stateVersion: put.stateVersion
	};
	const { error } = put;
	const dryRun = await dryRunAfter(bundle, bundleToSend, put, attempts, context);
	const decision = dryRun === null ? "not-applied" : decideAfterFailedPut(put.kind, dryRun.finding, attempts);
	const nextAttempts = addAttempt(attempts, put);
	const { unansweredMessage } = nextAttempts;
	if (decision !== "again") return {
		kind: "finished",
		bundle,
		result: resultOfDecision(decision, put, dryRun, ready, unansweredMessage),
		error
	};
	if (context.isStopRequested()) return {
		kind: "finished",
		bundle,
		result: interruptedResult(put, dryRun, ready, unansweredMessage),
		error
	};
	return sendWithRetry(ready, dryRun?.current ?? bundleToSend, nextAttempts, context);
}
const addAttempt = (attempts, put) => ({
	...attempts,
	unansweredMessage: attempts.unansweredMessage ?? (put.kind === "unanswered" ? put.message : null),
	isRepeated: put.kind === "stale" || put.kind === "conflict" || attempts.isRepeated
});
function interruptedResult(put, dryRun, ready, unansweredMessage) {
	if (unansweredMessage !== null) return resultOfDecision("unknown", put, dryRun, ready, unansweredMessage);
	return {
		kind: "not-applied",
		reason: reasons.interrupted,
		current: null
	};
}
async function tryPut(current, { targets }) {
	try {
		const { platform, deployment } = require_context.targetOf(current, targets);
		const put = await platform.put(deployment, current, current.stateVersion);
		if (put.kind !== "written") return {
			...put,
			error: null
		};
		if (put.stateVersion === current.stateVersion) return {
			kind: "old-version",
			message: reasons.oldVersion,
			error: null
		};
		return put;
	} catch (thrown) {
		const error = toError(thrown);
		return {
			kind: classifyPutError(error),
			message: reasonOf(error),
			error
		};
	}
}
const toError = (thrown) => thrown instanceof Error ? thrown : new Error(String(thrown));
function classifyPutError(error) {
	if (!(error instanceof require_start.PlatformError)) return "failed";
	if (error.unsent) return "refused";
	const status = error.status ?? 0;
	if (status === 408 || status >= 500) return "unanswered";
	if (error.unprocessed) return "refused";
	return status === 409 ? "conflict" : "failed";
}
async function dryRunAfter(bundle, sentPlan, put, attempts, context) {
	if (put.kind === "refused" && attempts.unansweredMessage === null) return null;
	const preview = await tryPlanCurrent(bundle, context);
	if (preview.kind === "failed") return {
		finding: "no-answer",
		current: null
	};
	if (preview.kind === "rejected") return {
		finding: "rejected",
		current: null
	};
	return {
		finding: require_comparison.compareWithReviewed(sentPlan, preview.current),
		current: preview.current
	};
}
async function tryPlanCurrent(bundle, context) {
	try {
		return await require_context.planCurrent(bundle, context);
	} catch (thrown) {
		return {
			kind: "failed",
			error: toError(thrown)
		};
	}
}
async function verifySent(attempted, context) {
	const count = attempted.filter(({ kind }) => kind === "written").length;
	if (count > 0) context.progress(`Verifying ${require_start.pluralize(count, "bundle")}`);
	return require_start.mapConcurrently(attempted, async (attempt) => ({
		bundle: attempt.bundle,
		result: attempt.kind === "written" ? await verify(attempt, context) : attempt.result
	}));
}
async function verify({ bundle, ready, sentBundle, stateVersion }, context) {
	const undo = {
		stateVersion,
		content: ready.before
	};
	const unverified = (reason) => ({
		kind: "unverified",
		reason,
		undo
	});
	const preview = await planUntilChanged(sentBundle, bundle, context);
	if (preview.kind === "failed") return unverified(reasons.notVerified(preview.error));
	if (preview.kind === "rejected") return unverified(reasons.rejectedAfter);
	if (isStillOld(preview, sentBundle)) return unverified(reasons.stillOld);
	const { changes, stateVersion: confirmedVersion } = preview.current;
	if (changes.length > 0) return unverified(reasons.leftUndone(changes));
	return {
		kind: "applied",
		reason: null,
		undo: {
			...undo,
			stateVersion: confirmedVersion
		}
	};
}
const secondsBetweenChecks = [
	1,
	2,
	4,
	4,
	4
];
async function planUntilChanged(sentPlan, bundle, context) {
	let preview = await tryPlanCurrent(bundle, context);
	for (const seconds of secondsBetweenChecks) {
		if (!isStillOld(preview, sentPlan) || context.isStopRequested()) return preview;
		await context.pause(seconds * 1e3);
		preview = await tryPlanCurrent(bundle, context);
	}
	return preview;
}
const isStillOld = (preview, sentPlan) => preview.kind === "planned" && preview.current.stateVersion === sentPlan.stateVersion;
// src/commands/apply.ts
var apply_exports = require_rolldown_runtime.__exportAll({
	apply: () => apply,
	openApplyContext: () => openApplyContext,
	outcomeOfApply: () => outcomeOfApply,
	pause: () => pause
});
async function apply(options, runtime) {
	const decision = await (options.plan === null ? previewAndConfirm(options, runtime) : checkSavedPlan(options, options.plan, runtime));
	if (!decision.proceeds) return decision.outcome;
	const { plan, files, problems } = decision;
	const limits = require_start.withApproval(files.settings.guards, options.approval);
	const rules = plan.undoes === void 0 ? (await require_preview_files.evaluateRules(plan, files.settings, runtime)).failures : [];
	const guards = require_guards.guardPlan(plan, limits, { rules });
	if (guards.length > 0) return {
		kind: "needs-approval",
		plan,
		guards,
		problems
	};
	const planToSend = require_validate.onlyChanged(plan);
	if (planToSend.bundles.length === 0) return {
		kind: "no-changes",
		plan,
		guards,
		problems
	};
	const onStale = options.onStale ?? files.settings.onStale;
	return outcomeOfApply(await applyPlan(planToSend, openApplyContext(decision, runtime), {
		onStale,
		limits,
		waves: files.settings.waves,
		saveUndo: (results) => options.saveUndo({
			kind: "partial",
			plan,
			problems,
			results,
			guards: []
		})
	}), decision);
}
const openApplyContext = ({ targets, files }, runtime) => ({
	targets,
	locate: require_locate.openDocuments(files.selection.source).locate,
	extraFields: files.settings.extraFields,
	pause: (milliseconds) => pause(milliseconds, runtime),
	progress: (text) => runtime.terminal.showProgress(text),
	isStopRequested: runtime.deferStop()
});
async function outcomeOfApply(report, reviewed) {
	const { plan, problems } = reviewed;
	if (report.kind === "invalid") return {
		kind: "invalid",
		problems: [...problems, ...await locateRejections(report, reviewed)]
	};
	if (report.kind === "needs-approval") return {
		kind: "needs-approval",
		plan,
		problems,
		guards: report.guards
	};
	const { results } = report;
	const rejections = await locateRejections(report, reviewed);
	if (rejections.length > 0 && report.kind === "partial") return {
		kind: report.kind,
		results,
		plan,
		problems: [...problems, ...rejections],
		guards: []
	};
	if (report.kind === "failed") return {
		kind: "failed",
		error: report.error,
		results,
		plan,
		problems
	};
	return {
		kind: report.kind,
		results,
		plan,
		problems,
		guards: []
	};
}
function locateRejections(report, { targets, files }) {
	const bundles = "rejected" in report ? report.rejected ?? [] : [];
	const hasSeveral = require_names.hasSeveralDeployments(targets);
	return require_validate.locateAndSort(files.selection.source, bundles.flatMap(({ bundle, rejections }) => require_plan.rejectionProblems(require_context.targetOf(bundle, targets).bundle, rejections, hasSeveral ? bundle.deployment.slug : null)));
}
async function pause(milliseconds, { clock, stop }) {
	const timer = new AbortController();
	await Promise.race([clock.sleep(milliseconds, timer.signal), stop()]);
	timer.abort();
}
async function previewAndConfirm(options, runtime) {
	if (options.confirm === "no") throw new require_start.UsageError("No terminal to ask for approval.", { fix: "Save a plan with `ifmatch preview --out FILE` and apply it with `ifmatch apply FILE`, or pass --yes." });
	const previewed = require_preview_files.rejectExpiredInChangedBundles(await require_preview_files.previewFiles(options, runtime));
	const { outcome, files, targets } = await require_preview.warnAboutDroppedBundles(previewed, runtime);
	if ("plan" in outcome && outcome.plan !== null) await require_undo_file.mentionUndoFiles(outcome.plan.bundles, null, runtime);
	if (outcome.kind !== "changes") return {
		proceeds: false,
		outcome
	};
	const { plan, problems, guards } = outcome;
	const declined = {
		proceeds: false,
		outcome: {
			kind: "needs-approval",
			plan,
			problems,
			guards
		}
	};
	if (guards.length > 0) return declined;
	await options.show(outcome);
	const isConfirmed = options.confirm === "yes" || await runtime.terminal.ask("Apply exactly this?");
	if (options.confirm !== "yes") runtime.connections.clearCachedState();
	return isConfirmed ? {
		proceeds: true,
		plan,
		problems,
		files,
		targets
	} : declined;
}
async function checkSavedPlan(options, path, runtime) {
	const saved = await require_saved_plan.readSavedPlan(path, runtime);
	if (saved.plan.undoes !== void 0) return checkSavedRollback(saved, path, options, runtime);
	const { plan, platform } = saved;
	require_saved_plan.refuseOtherConfig(saved.config, path, options, runtime);
	const { files, problems } = await require_validate.loadAndLint(options, runtime);
	if (require_start.hasErrors(problems)) return {
		proceeds: false,
		outcome: await require_validate.invalidOutcome(files, problems)
	};
	await require_validate.refusePartialBundles(files);
	const sentBundles = require_validate.onlyChanged(plan).bundles;
	const changedTargets = (await require_targets.configuredTargets(files, runtime) ?? []).filter((target) => sentBundles.some((bundle) => require_validate.isSameBundle(bundle, {
		...target,
		kind: target.bundle.kind
	})));
	require_start.deferRejection(require_start.mapConcurrently(changedTargets, (target) => target.platform.dryRun(target.deployment, target.bundle)));
	const targets = await require_targets.findTargets(files, runtime);
	if (platform !== runtime.connections.platformName) throw new require_start.UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${runtime.connections.platformName ?? "no platform"}.`, { fix: "Preview again here, or fix the address." });
	await require_undo_file.mentionUndoFiles(sentBundles, path, runtime);
	const planToApply = {
		plan,
		problems: await require_validate.locateAndSort(options.source, problems),
		files,
		targets
	};
	const difference = describeFileDifference(plan, targets);
	if (difference === null) return {
		proceeds: true,
		...planToApply
	};
	return {
		proceeds: false,
		outcome: {
			kind: "stale",
			guards: [],
			results: refusedResults(plan, difference),
			plan,
			problems: planToApply.problems
		}
	};
}
function describeFileDifference(plan, targets) {
	const sentBundles = require_validate.onlyChanged(plan).bundles;
	const renumbered = sentBundles.find(({ deployment }) => targets.some((target) => isRenumbered(deployment, target.deployment)));
	if (renumbered !== void 0) return `the deployment ${renumbered.deployment.slug} had the id ${renumbered.deployment.id} and has another now`;
	const declared = new Map(targets.map(({ bundle, deployment }) => [require_validate.nameOfBundle({
		kind: bundle.kind,
		deployment
	}), require_digest.bundleDigest(bundle)]));
	const missing = sentBundles.map(require_validate.nameOfBundle).filter((name) => !declared.has(name));
	if (missing.length > 0) return `the files do not declare ${missing.join(", ")}: give the same paths as for the preview`;
	const changedBundles = sentBundles.filter((bundle) => declared.get(require_validate.nameOfBundle(bundle)) !== bundle.bundleDigest).map(require_validate.nameOfBundle);
	return changedBundles.length > 0 ? `the files of ${changedBundles.join(", ")} changed since the review` : null;
}
const isRenumbered = (reviewed, current) => reviewed.slug === current.slug && reviewed.id !== current.id;
const refusedResults = (plan, reason) => require_validate.onlyChanged(plan).bundles.map((bundle) => ({
	bundle,
	result: {
		kind: "not-applied",
		reason,
		current: null
	}
}));
async function checkSavedRollback({ plan, platform, config }, path, options, runtime) {
	if (options.confirm === "no") throw new require_start.UsageError(`${path} is a rollback: it sends values that are not in the files, so it needs approval.`, { fix: "Give --yes." });
	refuseOtherDeployments(plan, path, options);
	require_saved_plan.refuseOtherConfig(config, path, options, runtime);
	const settings = await require_saved_plan.loadSettingsForSelection(options, runtime);
	const contents = plan.bundles.map((bundle) => ({
		content: bundle,
		deployment: bundle.deployment
	}));
	const targets = await require_saved_plan.findPlanTargets(contents, {
		path,
		platform
	}, settings, runtime);
	await require_undo_file.mentionUndoFiles(plan.bundles, path, runtime);
	const proceed = {
		proceeds: true,
		plan,
		problems: [],
		files: {
			settings,
			selection: options
		},
		targets
	};
	const guards = require_guards.guardPlan(plan, require_start.withApproval(settings.guards, options.approval));
	if (options.confirm === "yes" || guards.length > 0) return proceed;
	await options.show({
		kind: "changes",
		plan,
		guards,
		problems: []
	});
	if (await runtime.terminal.ask("Apply exactly this?")) return proceed;
	return {
		proceeds: false,
		outcome: {
			kind: "needs-approval",
			plan,
			guards,
			problems: []
		}
	};
}
function refuseOtherDeployments({ bundles }, path, { deployment }) {
	const other = bundles.find((bundle) => deployment !== null && bundle.deployment.slug !== deployment);
	if (other === void 0 || deployment === null) return;
	throw new require_start.UsageError(`${path} rolls back ${require_validate.nameOfBundle(other)}, not only ${deployment}.`, { fix: `Make a rollback of that deployment alone with \`ifmatch rollback --deployment ${deployment}\`, or leave --deployment out.` });
}
Object.defineProperty(exports, "applyPlan", {
	enumerable: true,
	get: function() {
		return applyPlan;
	}
});
Object.defineProperty(exports, "apply_exports", {
	enumerable: true,
	get: function() {
		return apply_exports;
	}
});
Object.defineProperty(exports, "openApplyContext", {
	enumerable: true,
	get: function() {
		return openApplyContext;
	}
});
Object.defineProperty(exports, "outcomeOfApply", {
	enumerable: true,
	get: function() {
		return outcomeOfApply;
	}
});
