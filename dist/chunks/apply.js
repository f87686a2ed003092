const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_check = require("./check.js");
const require_locate = require("./locate.js");
const require_digest = require("./digest.js");
const require_guards = require("./guards.js");
const require_plan = require("./plan.js");
const require_names = require("./names.js");
const require_preview = require("./preview.js");
const require_preview_files = require("./preview-files.js");
const require_saved_plan = require("./saved-plan.js");
const require_targets = require("./targets.js");
const require_undo_file = require("./undo-file.js");
// src/apply/results.ts
const inconclusive = new Set([
	"inconsistent",
	"rejected",
	"no-answer"
]);
function decideAfterFailedPut(failure, shows, attempts) {
	if (failure === "contradicted" || failure === "old-version") return "unknown";
	const isNotOurs = failure === "stale" || failure === "conflict";
	if (shows === "done") return isNotOurs && attempts.unanswered === null ? "already-applied" : "applied";
	if (failure === "unanswered") return shows === "same" && attempts.unanswered === null ? "again" : "unknown";
	if (attempts.unanswered !== null) return "unknown";
	return decisions[failure](shows, attempts);
}
const decisions = {
	stale: decideAfterConflict,
	conflict: decideAfterConflict,
	refused: () => "not-applied",
	failed: (shows) => shows === "same" ? "not-applied" : "unknown"
};
function decideAfterConflict(shows, { repeated, acceptsOtherVersion }) {
	if (inconclusive.has(shows)) return "unknown";
	return shows === "moved" && acceptsOtherVersion && !repeated ? "again" : "not-applied";
}
function toResult(decision, put, dryRun, ready, unanswered) {
	const fresh = dryRun?.fresh ?? null;
	if (decision === "applied" || decision === "already-applied") {
		const reason = decision === "applied" ? require_check.reasons.shown(unanswered ?? put.message) : describeAlreadyApplied(put);
		const { stateVersion } = fresh ?? ready.fresh;
		return {
			result: decision,
			reason,
			undo: {
				stateVersion,
				content: ready.before
			}
		};
	}
	const reason = describeFailure(put.kind, put.message, dryRun?.shows ?? null, decision);
	if (decision === "unknown") {
		const undo = {
			stateVersion: null,
			content: ready.before
		};
		return {
			result: decision,
			reason: `${reason}${otherForm(put, dryRun)}`,
			current: toCurrent(fresh),
			undo
		};
	}
	return {
		result: decision,
		reason,
		current: showsCurrent(put, dryRun) ? toCurrent(fresh) : null
	};
}
function otherForm({ kind }, dryRun) {
	return kind === "old-version" && dryRun?.shows === "same" && dryRun.fresh !== null ? require_check.reasons.otherForm(dryRun.fresh.changes) : "";
}
const describeAlreadyApplied = ({ kind, message }) => kind === "conflict" ? require_check.reasons.alreadyAfter(message) : require_check.reasons.already;
const showsCurrent = ({ kind }, dryRun) => kind === "stale" || kind === "conflict" && dryRun?.shows !== "same";
const toCurrent = (fresh) => fresh && {
	stateVersion: fresh.stateVersion,
	changes: fresh.changes
};
function outcomeOf(results) {
	const has = (result) => results.some(({ outcome }) => outcome.result === result);
	if (has("unknown") || has("unverified")) return "partial";
	if (!has("not-applied")) return "applied";
	if (has("applied")) return "partial";
	return results.some(({ outcome }) => isStale(outcome)) ? "stale" : "failed";
}
const isStale = (outcome) => outcome.result === "not-applied" && outcome.current !== null;
const findingTexts = {
	done: "the dry run after it shows that nothing is left to change",
	same: "the dry run after it shows the state as it was",
	moved: "the dry run after it shows another state, with the same changes left to make",
	other: "the dry run after it shows other changes than the reviewed ones",
	inconsistent: "the dry run after it shows that nothing is left to change, but at the state as it was",
	rejected: "the platform rejects the content in the dry run after it",
	"no-answer": "the dry run after it failed too"
};
function describeFailure(failure, message, shows, decision) {
	if (decision === "unknown") return `${message} Whether it was written is not known: ${findingTexts[shows ?? "no-answer"]}. Preview again to find out.`;
	if (failure === "stale" && shows === "same") return `${message} But the dry run after it shows the same state version as before. Look at the proxies in between: If-Match may not arrive as it was sent.`;
	return failure === "stale" || failure === "conflict" && shows !== "same" ? `${message} ${require_check.reasons.stale}` : message;
}
// src/apply/apply.ts
async function applyPlan(reviewed, context, options) {
	const checked = await require_check.checkPlan(reviewed, context, options);
	if (checked.kind !== "ready") return checked;
	if (checked.deployments.some((one) => one.kind === "ready" && one.bundles.some(({ state }) => state === "ready"))) await options.saveUndo(require_check.inPlanOrder(require_check.resultsBeforeSending(checked), reviewed.bundles));
	return sendPlan(checked, reviewed, context, options);
}
const interrupted = {
	reason: require_check.reasons.interrupted,
	error: new require_start.PlatformError("The apply was stopped before everything was sent.", { fix: "Rerunning it is safe." })
};
async function sendPlan({ deployments }, { bundles }, context, { onStale, waves = [] }) {
	const results = [];
	const errors = [];
	let stopReason = null;
	for (const wave of groupByWave(deployments, waves)) {
		const failed = [];
		for (const deployment of wave) {
			const sent = deployment.kind === "ready" ? await sendDeployment(deployment, stopReason, context, onStale) : resultsOfUnsent(deployment);
			results.push(...sent.results);
			if (sent.error !== null) errors.push(sent.error);
			if (!sent.results.every(({ outcome }) => isDone(outcome))) failed.push(deployment.slug);
		}
		if (failed.length > 0) stopReason ??= stopAfterWave(failed);
	}
	const rejected = deployments.flatMap((one) => one.kind === "invalid" ? one.rejected : []);
	return reportFrom(require_check.inPlanOrder(results, bundles), rejected, errors[0] ?? null);
}
function reportFrom(results, rejected, error) {
	const more = rejected.length === 0 ? {} : { rejected };
	const kind = outcomeOf(results);
	if (kind !== "failed") return {
		kind,
		results,
		...more
	};
	if (error !== null) return {
		kind,
		error,
		results,
		...more
	};
	if (rejected.length > 0) return {
		kind: "invalid",
		rejected,
		results
	};
	throw new Error("an apply that did not stop cannot have failed");
}
function stopAfterWave(failed) {
	const reason = require_check.reasons.waveStopped(failed.join(", "));
	return {
		reason,
		error: new require_start.PlatformError(reason)
	};
}
const isDone = ({ result }) => result === "applied" || result === "already-applied";
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
const resultsOfUnsent = (deployment) => ({
	results: deployment.results,
	error: deployment.kind === "failed" ? deployment.error : null
});
async function sendDeployment({ bundles }, stopped, context, onStale) {
	const sent = [];
	let stop = stopped;
	let acceptsOtherVersion = onStale === "same-diff";
	for (const one of bundles) {
		const { bundle } = one;
		if (one.state === "ready" && context.isStopRequested()) stop ??= interrupted;
		if (one.state === "done" || stop !== null) {
			sent.push({
				kind: "ended",
				bundle,
				outcome: require_check.resultOfUnsent(one, stop?.reason ?? ""),
				error: null
			});
			continue;
		}
		context.progress(`Applying ${require_validate.nameOfBundle(bundle)}`);
		const putResult = await sendWithRetry(one, one.fresh, {
			unanswered: null,
			repeated: false,
			acceptsOtherVersion
		}, context);
		sent.push(putResult);
		acceptsOtherVersion = true;
		stop = stopIfFailed(putResult);
	}
	return {
		results: await verifyAll(sent, context),
		error: stop?.error ?? null
	};
}
function stopIfFailed(putResult) {
	if (putResult.kind === "written") return null;
	const { bundle, outcome, error } = putResult;
	if (isDone(outcome)) return null;
	return {
		reason: require_check.reasons.stopped(require_validate.nameOfBundle(bundle)),
		error: error ?? new require_start.PlatformError(outcome.reason ?? "")
	};
}
async function sendWithRetry(ready, fresh, attempts, context) {
	const { bundle } = ready;
	const put = await tryPut(fresh, context);
	if (put.kind === "written") return {
		kind: "written",
		bundle,
		ready,
		sent: fresh,
		stateVersion: put.stateVersion
	};
	const { error } = put;
	const dryRun = await dryRunAfter(bundle, fresh, put, attempts, context);
	const decision = dryRun === null ? "not-applied" : decideAfterFailedPut(put.kind, dryRun.shows, attempts);
	const next = attemptsAfter(attempts, put);
	if (decision !== "again") return {
		kind: "ended",
		bundle,
		outcome: toResult(decision, put, dryRun, ready, next.unanswered),
		error
	};
	if (context.isStopRequested()) return {
		kind: "ended",
		bundle,
		outcome: interruptedResult(put, dryRun, ready, next.unanswered),
		error
	};
	return sendWithRetry(ready, dryRun?.fresh ?? fresh, next, context);
}
const attemptsAfter = (attempts, put) => ({
	...attempts,
	unanswered: attempts.unanswered ?? (put.kind === "unanswered" ? put.message : null),
	repeated: put.kind === "stale" || put.kind === "conflict" || attempts.repeated
});
function interruptedResult(put, dryRun, ready, unanswered) {
	if (unanswered !== null) return toResult("unknown", put, dryRun, ready, unanswered);
	return {
		result: "not-applied",
		reason: require_check.reasons.interrupted,
		current: null
	};
}
async function tryPut(fresh, { targets }) {
	try {
		const { platform, deployment } = require_check.targetOf(fresh, targets);
		const put = await platform.put(deployment, fresh, fresh.stateVersion);
		if (put.kind !== "written") return {
			...put,
			error: null
		};
		if (put.stateVersion === fresh.stateVersion) return {
			kind: "old-version",
			message: require_check.reasons.oldVersion,
			error: null
		};
		return put;
	} catch (thrown) {
		const error = toError(thrown);
		return {
			kind: classifyPutError(error),
			message: require_check.reasonOf(error),
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
async function dryRunAfter(bundle, sent, put, attempts, context) {
	if (put.kind === "refused" && attempts.unanswered === null) return null;
	const fresh = await tryPreview(bundle, context);
	if (fresh instanceof Error) return {
		shows: "no-answer",
		fresh: null
	};
	if ("rejections" in fresh) return {
		shows: "rejected",
		fresh: null
	};
	return {
		shows: require_check.compareWithReviewed(sent, fresh),
		fresh
	};
}
async function tryPreview(bundle, context) {
	try {
		return await require_check.previewNow(bundle, context);
	} catch (thrown) {
		return toError(thrown);
	}
}
async function verifyAll(sent, context) {
	const count = sent.filter(({ kind }) => kind === "written").length;
	if (count > 0) context.progress(`Verifying ${count === 1 ? "1 bundle" : `${String(count)} bundles`}`);
	return require_start.mapConcurrently(sent, async (one) => ({
		bundle: one.bundle,
		outcome: one.kind === "written" ? await verify(one, context) : one.outcome
	}));
}
async function verify({ bundle, ready, sent, stateVersion }, context) {
	const undo = {
		stateVersion,
		content: ready.before
	};
	const now = await previewUntilChanged(sent, bundle, context);
	if (now instanceof Error) return {
		result: "unverified",
		reason: require_check.reasons.notVerified(now),
		undo
	};
	if ("rejections" in now) return {
		result: "unverified",
		reason: require_check.reasons.rejectedAfter,
		undo
	};
	if (isStillOld(now, sent)) return {
		result: "unverified",
		reason: require_check.reasons.stillOld,
		undo
	};
	if (now.changes.length > 0) return {
		result: "unverified",
		reason: require_check.reasons.leftUndone(now.changes),
		undo
	};
	return {
		result: "applied",
		reason: null,
		undo: {
			...undo,
			stateVersion: now.stateVersion
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
async function previewUntilChanged(sent, bundle, context) {
	let preview = await tryPreview(bundle, context);
	for (const seconds of secondsBetweenChecks) {
		if (!isStillOld(preview, sent) || context.isStopRequested()) return preview;
		await context.pause(seconds * 1e3);
		preview = await tryPreview(bundle, context);
	}
	return preview;
}
const isStillOld = (preview, sent) => "changes" in preview && preview.stateVersion === sent.stateVersion;
// src/commands/apply.ts
var apply_exports = require_rolldown_runtime.__exportAll({ apply: () => apply });
async function apply(options, runtime) {
	const reviewed = await (options.plan === null ? previewAndConfirm(options, runtime) : readReviewedPlan(options, options.plan, runtime));
	if ("kind" in reviewed) return reviewed;
	const { plan, files } = reviewed;
	const limits = require_start.withApproval(files.settings.guards, options.approval);
	const rules = plan.undoes === void 0 ? (await require_preview_files.evaluateRules(plan, files.settings, runtime)).failures : [];
	const guards = require_guards.guardPlan(plan, limits, { rules });
	if (guards.length > 0) return {
		kind: "needs-approval",
		plan,
		guards,
		problems: reviewed.problems
	};
	const sent = require_validate.onlyChanged(plan);
	if (sent.bundles.length === 0) return {
		kind: "no-changes",
		plan,
		guards,
		problems: reviewed.problems
	};
	const onStale = options.onStale ?? files.settings.onStale;
	const { problems } = reviewed;
	return toOutcome(await applyPlan(sent, applyContext(reviewed, runtime), {
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
	}), reviewed);
}
const applyContext = ({ targets, files }, runtime) => ({
	targets,
	locate: require_locate.openDocuments(files.selection.source).locate,
	extraFields: files.settings.extraFields,
	pause: (milliseconds) => pause(milliseconds, runtime),
	progress: (text) => runtime.terminal.progress(text),
	isStopRequested: runtime.deferStop()
});
async function toOutcome(report, reviewed) {
	const { plan, problems } = reviewed;
	if (report.kind === "invalid") return {
		kind: "invalid",
		problems: [...problems, ...await rejectionsOf(report, reviewed)]
	};
	if (report.kind === "needs-approval") return {
		kind: "needs-approval",
		plan,
		problems,
		guards: report.guards
	};
	const { results } = report;
	const rejections = await rejectionsOf(report, reviewed);
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
function rejectionsOf(report, { targets, files }) {
	const bundles = "rejected" in report ? report.rejected ?? [] : [];
	const isSeveral = require_names.hasSeveralDeployments(targets);
	return require_validate.located(files.selection.source, bundles.flatMap(({ bundle, rejections }) => require_plan.rejectionProblems(require_check.targetOf(bundle, targets).bundle, rejections, isSeveral ? bundle.deployment.slug : null)));
}
async function pause(milliseconds, { clock, stop }) {
	const timer = new AbortController();
	await Promise.race([clock.sleep(milliseconds, timer.signal), stop()]);
	timer.abort();
}
async function previewAndConfirm(options, runtime) {
	if (options.confirm === "no") throw new require_start.UsageError("No terminal to ask for approval.", { fix: "Save a plan with `ifmatch preview --out FILE` and apply it with `ifmatch apply FILE`, or pass --yes." });
	const previewed = require_preview_files.rejectChangesOfExpired(await require_preview_files.previewFiles(options, runtime));
	const { outcome, files, targets } = await require_preview.warnAboutUndeclaredBundles(previewed, runtime);
	if ("plan" in outcome && outcome.plan !== null) await require_undo_file.mentionUndoFiles(outcome.plan.bundles, null, runtime);
	if (outcome.kind !== "changes") return outcome;
	const { plan, problems, guards } = outcome;
	if (guards.length > 0) return {
		kind: "needs-approval",
		plan,
		problems,
		guards
	};
	await options.show(outcome);
	const isConfirmed = options.confirm === "yes" || await runtime.terminal.ask("Apply exactly this?");
	if (options.confirm !== "yes") runtime.connections.clearCachedState();
	return isConfirmed ? {
		plan,
		problems,
		files,
		targets
	} : {
		kind: "needs-approval",
		plan,
		problems,
		guards
	};
}
async function readReviewedPlan(options, path, runtime) {
	const saved = await require_saved_plan.readSavedPlan(path, runtime);
	if (saved.plan.undoes !== void 0) return reviewRollback(saved, path, options, runtime);
	const { plan, platform } = saved;
	require_saved_plan.refuseOtherConfig(saved.config, path, options, runtime);
	const files = await require_validate.load(options, runtime);
	const problems = require_validate.problemsOf(files, runtime);
	if (require_start.hasErrors(problems)) return require_validate.invalid(files, problems);
	await require_validate.refusePartialBundles(files);
	const sent = require_validate.onlyChanged(plan).bundles;
	const changing = (await require_targets.configuredTargets(files, runtime) ?? []).filter((one) => sent.some((bundle) => require_validate.isSameBundle(bundle, {
		...one,
		kind: one.bundle.kind
	})));
	require_start.deferRejection(require_start.mapConcurrently(changing, (one) => one.platform.dryRun(one.deployment, one.bundle)));
	const targets = await require_targets.findTargets(files, runtime);
	if (platform !== runtime.connections.name) throw new require_start.UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${runtime.connections.name ?? "no platform"}.`, { fix: "Preview again here, or fix the address." });
	await require_undo_file.mentionUndoFiles(sent, path, runtime);
	const reviewed = {
		plan,
		problems: await require_validate.located(options.source, problems),
		files,
		targets
	};
	const difference = describeDifference(plan, targets);
	return difference === null ? reviewed : {
		kind: "stale",
		guards: [],
		results: notApplied(plan, difference),
		...reviewed
	};
}
function describeDifference(plan, targets) {
	const sent = require_validate.onlyChanged(plan).bundles;
	const renumbered = sent.find(({ deployment }) => targets.some((target) => isRenumbered(deployment, target.deployment)));
	if (renumbered !== void 0) return `the deployment ${renumbered.deployment.slug} had the id ${renumbered.deployment.id} and has another now`;
	const declared = new Map(targets.map(({ bundle, deployment }) => [require_validate.nameOfBundle({
		kind: bundle.kind,
		deployment
	}), require_digest.bundleDigest(bundle)]));
	const missing = sent.map(require_validate.nameOfBundle).filter((name) => !declared.has(name));
	if (missing.length > 0) return `the files do not declare ${missing.join(", ")}: give the same paths as for the preview`;
	const differs = sent.filter((bundle) => declared.get(require_validate.nameOfBundle(bundle)) !== bundle.bundleDigest).map(require_validate.nameOfBundle);
	return differs.length > 0 ? `the files of ${differs.join(", ")} changed since the review` : null;
}
const isRenumbered = (reviewed, now) => reviewed.slug === now.slug && reviewed.id !== now.id;
const notApplied = (plan, reason) => require_validate.onlyChanged(plan).bundles.map((bundle) => ({
	bundle,
	outcome: {
		result: "not-applied",
		reason,
		current: null
	}
}));
async function reviewRollback({ plan, platform, config }, path, options, runtime) {
	if (options.confirm === "no") throw new require_start.UsageError(`${path} is a rollback: it sends values that are not in the files, so it needs approval.`, { fix: "Give --yes." });
	refuseOtherDeployments(plan, path, options);
	require_saved_plan.refuseOtherConfig(config, path, options, runtime);
	const settings = await require_saved_plan.settingsOf(options, runtime);
	const aims = plan.bundles.map((bundle) => ({
		content: bundle,
		deployment: bundle.deployment
	}));
	const targets = await require_saved_plan.targetsOfPlan(aims, {
		path,
		platform
	}, settings, runtime);
	await require_undo_file.mentionUndoFiles(plan.bundles, path, runtime);
	const files = {
		settings,
		selection: options
	};
	const guards = require_guards.guardPlan(plan, require_start.withApproval(files.settings.guards, options.approval));
	const reviewed = {
		plan,
		problems: [],
		files,
		targets
	};
	if (options.confirm === "yes" || guards.length > 0) return reviewed;
	await options.show({
		kind: "changes",
		plan,
		guards,
		problems: []
	});
	return await runtime.terminal.ask("Apply exactly this?") ? reviewed : {
		kind: "needs-approval",
		plan,
		guards,
		problems: []
	};
}
function refuseOtherDeployments({ bundles }, path, { deployment }) {
	const other = bundles.find((bundle) => deployment !== null && bundle.deployment.slug !== deployment);
	if (other === void 0 || deployment === null) return;
	throw new require_start.UsageError(`${path} rolls back ${require_validate.nameOfBundle(other)}, not only ${deployment}.`, { fix: `Make a rollback of that deployment alone with \`ifmatch rollback --deployment ${deployment}\`, or leave --deployment out.` });
}
Object.defineProperty(exports, "applyContext", {
	enumerable: true,
	get: function() {
		return applyContext;
	}
});
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
Object.defineProperty(exports, "toOutcome", {
	enumerable: true,
	get: function() {
		return toOutcome;
	}
});
