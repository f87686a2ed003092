const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_preview = require("./preview.js");
const require_plan = require("./plan.js");
const require_check = require("./check.js");
const require_targets = require("./targets.js");
const require_digest = require("./digest.js");
const require_locate = require("./locate.js");
const require_saved_plan = require("./saved-plan.js");
// src/apply/results.ts
const tellsNothing = new Set([
	"odd",
	"rejected",
	"silent"
]);
function decide(trouble, shown, history) {
	if (trouble === "contradicted") return "unknown";
	const isNotOurs = trouble === "stale" || trouble === "conflict";
	if (shown === "done") return isNotOurs && history.lost === null ? "already-applied" : "applied";
	if (trouble === "unanswered") return shown === "same" && history.lost === null ? "again" : "unknown";
	if (history.lost !== null) return "unknown";
	return decisions[trouble](shown, history);
}
const decisions = {
	stale: notFirst,
	conflict: notFirst,
	refused: () => "not-applied",
	failed: (shown) => shown === "same" ? "not-applied" : "unknown"
};
function notFirst(shown, { repeated, acceptsMoved }) {
	if (tellsNothing.has(shown)) return "unknown";
	return shown === "moved" && acceptsMoved && !repeated ? "again" : "not-applied";
}
function toResult(ending, put, found, ready, lost) {
	const now = found?.fresh ?? null;
	if (ending === "applied" || ending === "already-applied") return {
		result: ending,
		reason: ending === "applied" ? reasons.shown(lost ?? put.message) : alreadyInWords(put),
		undo: undoOf(ready, now ?? ready.fresh)
	};
	return {
		result: ending,
		reason: troubleInWords(put.kind, put.message, found?.shown ?? null, ending),
		current: ending === "unknown" || isLate(put, found) ? currentOf(now) : null
	};
}
const alreadyInWords = ({ kind, message }) => kind === "conflict" ? reasons.alreadyAfter(message) : reasons.already;
const isLate = ({ kind }, found) => kind === "stale" || kind === "conflict" && found?.shown !== "same";
const undoOf = ({ before }, { stateVersion }) => before && {
	stateVersion,
	content: before
};
const currentOf = (now) => now && {
	stateVersion: now.stateVersion,
	changes: now.changes
};
function outcomeOf(results) {
	const has = (wanted) => results.some(({ outcome }) => outcome.result === wanted);
	if (has("unknown") || has("unverified")) return "partial";
	if (!has("not-applied")) return "applied";
	if (has("applied")) return "partial";
	return results.some(({ outcome }) => isStale(outcome)) ? "stale" : "failed";
}
const isStale = (outcome) => outcome.result === "not-applied" && outcome.current !== null;
function reasonOf(error) {
	return error instanceof require_start.PlatformError ? require_start.withHint(error) : error.message;
}
const reasons = {
	checked: (error) => `Nothing was applied: the dry run failed. ${reasonOf(error)}`,
	stale: "The platform changed since the review. Review the current plan.",
	otherStale: (names) => `Nothing was sent: the platform changed since the review in ${names}.`,
	rejected: "The platform rejects it. Fix the files.",
	otherRejected: (names) => `Nothing was sent: the platform rejects ${names}.`,
	needsApproval: "Nothing was sent: approval required.",
	interrupted: "Stopped before it was sent.",
	stopped: (name) => `Not sent, because the apply stopped at ${name}.`,
	shown: (came) => `${came} The dry run after it shows that it was written.`,
	oldVersion: "The platform answered the PUT with the old state version.",
	already: "The platform reports a changed state, but already has exactly this.",
	alreadyAfter: (came) => `${came} But the dry run after it shows that nothing is left to change.`,
	notVerified: (error) => `Written, but the dry run that verifies it failed. ${reasonOf(error)}`,
	leftOver: (count) => `Written, but the dry run afterwards still shows ${count === 1 ? "1 change" : `${String(count)} changes`}. Preview again.`,
	stillOld: "Written, but the platform still shows the old state: it may lag behind, or have lost the write. Preview again in a few minutes.",
	rejectedAfter: "Written, but the platform now rejects the same content. Preview again."
};
const shownWords = {
	done: "the dry run after it shows that nothing is left to change",
	same: "the dry run after it shows the state as it was",
	moved: "the dry run after it shows another state, with the same changes left to make",
	other: "the dry run after it shows other changes than the reviewed ones",
	odd: "the dry run after it shows that nothing is left to change, but at the state as it was",
	rejected: "the platform rejects the content in the dry run after it",
	silent: "the dry run after it failed too"
};
function troubleInWords(trouble, message, shown, decision) {
	if (decision === "unknown") return `${message} Whether it was written is not known: ${shownWords[shown ?? "silent"]}. Preview again to find out.`;
	if (trouble === "stale" && shown === "same") return `${message} But the dry run after it shows the same state version as before. Look at the proxies in between: If-Match may not arrive as it was sent.`;
	return trouble === "stale" || trouble === "conflict" && shown !== "same" ? `${message} ${reasons.stale}` : message;
}
// src/apply/apply.ts
async function applyPlan(reviewed, applying, options) {
	applying.progress(`Checking ${String(reviewed.bundles.length)} ${reviewed.bundles.length === 1 ? "bundle" : "bundles"} before anything is written`);
	let checked;
	try {
		checked = await require_check.checkAll(reviewed.bundles, applying, options);
	} catch (error) {
		if (!(error instanceof require_start.PlatformError)) throw error;
		const outcome = {
			result: "not-applied",
			reason: reasons.checked(error),
			current: null
		};
		return {
			kind: "failed",
			error,
			results: reviewed.bundles.map((bundle) => ({
				bundle,
				outcome
			}))
		};
	}
	return refusalOf(checked, options) ?? sendAll(checked, applying, options);
}
function refusalOf(checked, { limits }) {
	const rejected = checked.filter((one) => one.state === "rejected");
	if (rejected.length > 0) return {
		kind: "invalid",
		rejected,
		results: unsent(checked, reasons.otherRejected(namesOf(rejected)))
	};
	const stale = checked.filter((one) => one.state === "stale");
	if (stale.length > 0) return {
		kind: "stale",
		results: unsent(checked, reasons.otherStale(namesOf(stale)))
	};
	const guards = require_preview.guardPlan(require_plan.makePlan(checked.flatMap((one) => one.state === "ready" ? [one.fresh] : [])), limits);
	return guards.length > 0 ? {
		kind: "needs-approval",
		guards,
		results: unsent(checked, reasons.needsApproval)
	} : null;
}
const namesOf = (checked) => checked.map(({ bundle }) => require_validate.nameOfBundle(bundle)).join(", ");
const unsent = (checked, reason) => checked.map((one) => ({
	bundle: one.bundle,
	outcome: withoutSending(one, reason)
}));
function withoutSending(one, reason) {
	if (one.state === "rejected") return {
		result: "not-applied",
		reason: reasons.rejected,
		current: null
	};
	if (one.state === "ready") return {
		result: "not-applied",
		reason,
		current: null
	};
	const { stateVersion, changes } = one.fresh;
	if (one.state === "stale") return {
		result: "not-applied",
		reason: reasons.stale,
		current: {
			stateVersion,
			changes
		}
	};
	return {
		result: "already-applied",
		reason: null,
		undo: one.before && {
			stateVersion,
			content: one.before
		}
	};
}
const interrupted = {
	reason: reasons.interrupted,
	error: new require_start.PlatformError("The apply was stopped before everything was sent.", { hint: "Rerunning it is safe." })
};
async function sendAll(checked, applying, { onStale }) {
	const results = [];
	const sentTo = new Set();
	let stop = null;
	for (const one of checked) {
		const { bundle } = one;
		if (one.state === "ready" && applying.stopped()) stop ??= interrupted;
		if (one.state !== "ready" || stop !== null) {
			results.push({
				bundle,
				outcome: withoutSending(one, stop?.reason ?? "")
			});
			continue;
		}
		applying.progress(`Applying ${require_validate.nameOfBundle(bundle)}`);
		const sent = await send(one, applying, onStale === "same-diff" || sentTo.has(bundle.deployment.id));
		results.push({
			bundle,
			outcome: sent.outcome
		});
		sentTo.add(bundle.deployment.id);
		stop = stopAt(bundle, sent);
	}
	return toReport(results, stop);
}
function stopAt(bundle, { outcome, error }) {
	if (outcome.result === "applied" || outcome.result === "already-applied") return null;
	return {
		reason: reasons.stopped(require_validate.nameOfBundle(bundle)),
		error: error ?? new require_start.PlatformError(outcome.reason ?? "")
	};
}
function toReport(results, stop) {
	const kind = outcomeOf(results);
	if (kind !== "failed") return {
		kind,
		results
	};
	if (stop === null) throw new Error("an apply that did not stop cannot have failed");
	return {
		kind,
		results,
		error: stop.error
	};
}
function send(ready, applying, acceptsMoved) {
	return attempt(ready, ready.fresh, {
		lost: null,
		repeated: false,
		acceptsMoved
	}, applying);
}
async function attempt(ready, fresh, history, applying) {
	const put = await tryPut(fresh, applying);
	if (put.kind === "written") return {
		outcome: await verify(ready, fresh, put.stateVersion, applying),
		error: null
	};
	const found = await look(ready.bundle, fresh, put, history, applying);
	const decision = found === null ? "not-applied" : decide(put.kind, found.shown, history);
	const next = afterPut(history, put);
	if (decision !== "again") return {
		outcome: toResult(decision, put, found, ready, next.lost),
		error: put.error
	};
	if (applying.stopped()) return {
		outcome: interruptedResult(put, found, ready, next.lost),
		error: put.error
	};
	return attempt(ready, found?.fresh ?? fresh, next, applying);
}
const afterPut = (history, put) => ({
	...history,
	lost: history.lost ?? (put.kind === "unanswered" ? put.message : null),
	repeated: put.kind === "stale" || put.kind === "conflict" || history.repeated
});
function interruptedResult(put, found, ready, lost) {
	if (lost !== null) return toResult("unknown", put, found, ready, lost);
	return {
		result: "not-applied",
		reason: reasons.interrupted,
		current: null
	};
}
function putNow(fresh, { targets }) {
	const { platform, deployment } = require_check.targetOf(fresh, targets);
	return platform.put(deployment, fresh, fresh.stateVersion);
}
async function tryPut(fresh, applying) {
	try {
		const put = await putNow(fresh, applying);
		if (put.kind !== "written") return {
			...put,
			error: null
		};
		return put.stateVersion === fresh.stateVersion ? {
			kind: "contradicted",
			message: reasons.oldVersion,
			error: null
		} : put;
	} catch (thrown) {
		const error = toError(thrown);
		return {
			kind: troubleOf(error),
			message: reasonOf(error),
			error
		};
	}
}
const toError = (thrown) => thrown instanceof Error ? thrown : new Error(String(thrown));
function troubleOf(error) {
	if (!(error instanceof require_start.PlatformError)) return "failed";
	if (error.unsent) return "refused";
	const status = error.status ?? 0;
	if (status === 408 || status >= 500) return "unanswered";
	if (error.unprocessed) return "refused";
	return status === 409 ? "conflict" : "failed";
}
async function look(bundle, sent, put, history, applying) {
	if (put.kind === "refused" && history.lost === null) return null;
	const fresh = await tryPreview(bundle, applying);
	if (fresh instanceof Error) return {
		shown: "silent",
		fresh: null
	};
	if ("rejections" in fresh) return {
		shown: "rejected",
		fresh: null
	};
	return {
		shown: require_check.compareWithReviewed(sent, fresh),
		fresh
	};
}
async function tryPreview(bundle, applying) {
	try {
		return await require_check.previewNow(bundle, applying);
	} catch (thrown) {
		return toError(thrown);
	}
}
async function verify({ bundle, before }, sent, stateVersion, applying) {
	const undo = before && {
		stateVersion,
		content: before
	};
	const now = await lookBeyond(sent, bundle, applying);
	if (now instanceof Error) return {
		result: "unverified",
		reason: reasons.notVerified(now),
		undo
	};
	if ("rejections" in now) return {
		result: "unverified",
		reason: reasons.rejectedAfter,
		undo
	};
	if (isBehind(now, sent)) return {
		result: "unverified",
		reason: reasons.stillOld,
		undo
	};
	if (now.changes.length > 0) return {
		result: "unverified",
		reason: reasons.leftOver(now.changes.length),
		undo
	};
	return {
		result: "applied",
		reason: null,
		undo: undo && {
			...undo,
			stateVersion: now.stateVersion
		}
	};
}
const waits = [
	1,
	2,
	4,
	4,
	4
];
async function lookBeyond(sent, bundle, applying) {
	let shown = await tryPreview(bundle, applying);
	for (const seconds of waits) {
		if (!isBehind(shown, sent) || applying.stopped()) return shown;
		await applying.pause(seconds * 1e3);
		shown = await tryPreview(bundle, applying);
	}
	return shown;
}
const isBehind = (shown, sent) => "changes" in shown && shown.stateVersion === sent.stateVersion;
// src/commands/apply.ts
var apply_exports = require_rolldown_runtime.__exportAll({ apply: () => apply });
async function apply(options, runtime) {
	const reviewed = await (options.plan === null ? reviewNow(options, runtime) : reviewSaved(options, options.plan, runtime));
	if ("kind" in reviewed) return reviewed;
	const { plan, files } = reviewed;
	const limits = require_preview.withApproval(files.settings.guards, options.approval);
	const guards = require_preview.guardPlan(plan, limits);
	if (guards.length > 0) return {
		kind: "needs-approval",
		plan,
		guards,
		problems: reviewed.problems
	};
	const sent = require_digest.onlyChanged(plan);
	if (sent.bundles.length === 0) return {
		kind: "no-changes",
		plan,
		guards,
		problems: reviewed.problems
	};
	const onStale = options.onStale ?? files.settings.onStale;
	return toOutcome(await applyPlan(sent, startApplying(reviewed, runtime), {
		onStale,
		limits
	}), reviewed);
}
const startApplying = ({ targets, files }, runtime) => ({
	targets,
	locate: require_locate.openDocuments(files.selection.source).locate,
	pause: (milliseconds) => pause(milliseconds, runtime),
	progress: (text) => runtime.terminal.progress(text),
	stopped: runtime.noteStop()
});
async function toOutcome(report, reviewed) {
	const { plan, problems } = reviewed;
	if (report.kind === "invalid") return {
		kind: "invalid",
		problems: [...problems, ...await rejected(report, reviewed)]
	};
	if (report.kind === "needs-approval") return {
		kind: "needs-approval",
		plan,
		problems,
		guards: report.guards
	};
	const { results } = report;
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
function rejected(report, { targets, files }) {
	return require_validate.located(files.selection.source, report.rejected.flatMap(({ bundle, rejections }) => require_plan.rejectionProblems(require_check.targetOf(bundle, targets).bundle, rejections)));
}
async function pause(milliseconds, { clock, stop }) {
	const over = new AbortController();
	await Promise.race([clock.sleep(milliseconds, over.signal), stop()]);
	over.abort();
}
async function reviewNow(options, runtime) {
	if (options.confirm === "no") throw new require_start.UsageError("No terminal to ask for approval. Save a plan with `ifmatch preview --out FILE` and apply it with `ifmatch apply FILE`, or pass --yes.");
	const { outcome, files, targets } = await require_preview.previewFiles(options, runtime);
	if (outcome.kind !== "changes") return outcome;
	const { plan, problems, guards } = outcome;
	if (guards.length > 0) return {
		kind: "needs-approval",
		plan,
		problems,
		guards
	};
	await options.show(outcome);
	const agreed = options.confirm === "yes" || await runtime.terminal.ask("Apply exactly this?");
	if (options.confirm !== "yes") runtime.connections.forgetState();
	return agreed ? {
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
async function reviewSaved(options, path, runtime) {
	const saved = await require_saved_plan.readSaved(path, runtime);
	if (saved.plan.undoes !== void 0) return reviewRollback(saved, path, options, runtime);
	const { plan, platform } = saved;
	require_saved_plan.refuseOtherConfig(saved.config, path, options, runtime);
	const files = await require_validate.load(options, runtime);
	const problems = require_validate.check(files, runtime);
	if (require_start.hasErrors(problems)) return require_validate.invalid(files, problems);
	await require_validate.refuseParts(files);
	const sent = require_digest.onlyChanged(plan).bundles;
	const changing = (await require_targets.configuredTargets(files, runtime) ?? []).filter((one) => sent.some((bundle) => require_validate.isSameBundle(bundle, {
		...one,
		kind: one.bundle.kind
	})));
	require_targets.startEarly(require_targets.inParallel(changing, (one) => one.platform.dryRun(one.deployment, one.bundle)));
	const targets = await require_targets.findTargets(files, runtime);
	if (platform !== runtime.connections.name) throw new require_start.UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${runtime.connections.name ?? "no platform"}. Preview again here, or fix the address.`);
	const reviewed = {
		plan,
		problems: await require_validate.located(options.source, problems),
		files,
		targets
	};
	const difference = differenceOf(plan, targets);
	return difference === null ? reviewed : {
		kind: "stale",
		guards: [],
		results: notApplied(plan, difference),
		...reviewed
	};
}
function differenceOf(plan, targets) {
	const sent = require_digest.onlyChanged(plan).bundles;
	const moved = sent.find(({ deployment }) => targets.some((target) => isRenumbered(deployment, target.deployment)));
	if (moved !== void 0) return `the deployment ${moved.deployment.slug} had the id ${moved.deployment.id} and has another now`;
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
const notApplied = (plan, reason) => require_digest.onlyChanged(plan).bundles.map((bundle) => ({
	bundle,
	outcome: {
		result: "not-applied",
		reason,
		current: null
	}
}));
async function reviewRollback({ plan, platform, config }, path, options, runtime) {
	if (options.confirm === "no") throw new require_start.UsageError(`${path} is a rollback: it sends values that are not in the files, so it needs approval. Give --yes.`);
	refuseOthers(plan, path, options);
	require_saved_plan.refuseOtherConfig(config, path, options, runtime);
	const settings = await require_saved_plan.settingsOf(options, runtime);
	const aims = plan.bundles.map((bundle) => ({
		content: bundle,
		deployment: bundle.deployment
	}));
	const targets = await require_saved_plan.aimedTargets(aims, {
		path,
		platform
	}, settings, runtime);
	const files = {
		settings,
		selection: options
	};
	const guards = require_preview.guardPlan(plan, require_preview.withApproval(files.settings.guards, options.approval));
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
function refuseOthers({ bundles }, path, { deployment }) {
	const other = bundles.find((bundle) => deployment !== null && bundle.deployment.slug !== deployment);
	if (other === void 0 || deployment === null) return;
	throw new require_start.UsageError(`${path} rolls back ${require_validate.nameOfBundle(other)}, not only ${deployment}. Make a rollback of that deployment alone with \`ifmatch rollback --deployment ${deployment}\`, or leave --deployment out.`);
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
Object.defineProperty(exports, "startApplying", {
	enumerable: true,
	get: function() {
		return startApplying;
	}
});
Object.defineProperty(exports, "toOutcome", {
	enumerable: true,
	get: function() {
		return toOutcome;
	}
});
