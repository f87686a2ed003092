import { PlatformError, nameOfBundle, withHint } from "./cli-and-action.js";
import { setTimeout } from "./promises.js";
import { targetOf } from "./targets.js";
import { guardPlan, makePlan, planBundle } from "./consent2.js";
import { checkAll, compareWithReviewed } from "./check.js";
import { rejectionProblems } from "./preview.js";
// src/apply/report.ts
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
	unsent: () => "not-applied",
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
	return error instanceof PlatformError ? withHint(error) : error.message;
}
const reasons = {
	checked: (error) => `Nothing was sent, because the dry run before it failed. ${reasonOf(error)}`,
	stale: "The platform was changed since the review. Review anew what would happen now.",
	otherStale: (names) => `Nothing was sent, because the platform was changed since the review in: ${names}.`,
	rejected: "The platform rejects it. Correct the files as it says.",
	otherRejected: (names) => `Nothing was sent, because the platform rejects: ${names}.`,
	consent: "Nothing was sent, because a guard wants consent first.",
	interrupted: "Stopped before it was sent.",
	stopped: (name) => `Not sent, because the apply stopped at ${name}.`,
	shown: (came) => `${came} The dry run after it shows that it was written.`,
	oldVersion: "The platform answered the PUT with the old state version.",
	already: "The platform says that its state changed, but it has exactly this.",
	alreadyAfter: (came) => `${came} But the dry run after it shows that nothing is left to change.`,
	notVerified: (error) => `It was written, but the dry run that should confirm it failed. ${reasonOf(error)}`,
	leftOver: (count) => `It was written, but the dry run after it still shows ${count === 1 ? "1 change" : `${String(count)} changes`}. Preview again.`,
	stillOld: "It was written, but the dry runs after it still show the state from before. Preview again in a while: the platform may be behind, or have lost it.",
	rejectedAfter: "It was written, but the platform now rejects the same content. Preview again."
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
// src/apply/send.ts
function send(ready, effects, acceptsMoved) {
	return attempt(ready, ready.fresh, {
		lost: null,
		repeated: false,
		acceptsMoved
	}, effects);
}
async function attempt(ready, fresh, history, effects) {
	const put = await tryPut(fresh, effects);
	if (put.kind === "written") return {
		outcome: await verify(ready, fresh, put.stateVersion, effects),
		error: null
	};
	const found = await look(ready.bundle, fresh, put, history, effects);
	const decision = found === null ? "not-applied" : decide(put.kind, found.shown, history);
	const next = afterPut(history, put);
	if (decision !== "again") return {
		outcome: toResult(decision, put, found, ready, next.lost),
		error: put.error
	};
	if (effects.stopped()) return {
		outcome: interrupted$1(put, found, ready, next.lost),
		error: put.error
	};
	return attempt(ready, found?.fresh ?? fresh, next, effects);
}
const afterPut = (history, put) => ({
	...history,
	lost: history.lost ?? (put.kind === "unanswered" ? put.message : null),
	repeated: put.kind === "stale" || put.kind === "conflict" || history.repeated
});
function interrupted$1(put, found, ready, lost) {
	if (lost !== null) return toResult("unknown", put, found, ready, lost);
	return {
		result: "not-applied",
		reason: reasons.interrupted,
		current: null
	};
}
async function tryPut(fresh, effects) {
	try {
		const put = await effects.put(fresh, fresh.stateVersion);
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
	if (!(error instanceof PlatformError)) return "failed";
	if (error.unsent) return "unsent";
	const status = error.status ?? 0;
	if (status === 408 || status >= 500) return "unanswered";
	if (error.unprocessed) return "refused";
	return status === 409 ? "conflict" : "failed";
}
async function look(bundle, sent, put, history, effects) {
	if ((put.kind === "refused" || put.kind === "unsent") && history.lost === null) return null;
	const fresh = await tryPreview(bundle, effects);
	if (fresh instanceof Error) return {
		shown: "silent",
		fresh: null
	};
	if ("rejections" in fresh) return {
		shown: "rejected",
		fresh: null
	};
	return {
		shown: compareWithReviewed(sent, fresh),
		fresh
	};
}
async function tryPreview(bundle, effects) {
	try {
		return await effects.preview(bundle);
	} catch (thrown) {
		return toError(thrown);
	}
}
async function verify({ bundle, before }, sent, stateVersion, effects) {
	const undo = before && {
		stateVersion,
		content: before
	};
	const now = await lookBeyond(sent, bundle, effects);
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
async function lookBeyond(sent, bundle, effects) {
	let shown = await tryPreview(bundle, effects);
	for (const seconds of waits) {
		if (!isBehind(shown, sent) || effects.stopped()) return shown;
		await effects.pause(seconds * 1e3);
		shown = await tryPreview(bundle, effects);
	}
	return shown;
}
const isBehind = (shown, sent) => "changes" in shown && shown.stateVersion === sent.stateVersion;
// src/apply/apply.ts
async function applyPlan(reviewed, effects, options) {
	effects.progress(`Checking ${String(reviewed.bundles.length)} ${reviewed.bundles.length === 1 ? "bundle" : "bundles"} before anything is written`);
	const checked = await tryCheck(reviewed, effects, options);
	if (checked instanceof Error) return {
		kind: "failed",
		error: checked,
		results: notApplied(reviewed, reasons.checked(checked))
	};
	return refusalOf(checked, options) ?? sendAll(checked, effects, options);
}
async function tryCheck(reviewed, effects, options) {
	try {
		return await checkAll(reviewed.bundles, effects, options);
	} catch (thrown) {
		if (thrown instanceof PlatformError) return thrown;
		throw thrown;
	}
}
const notApplied = ({ bundles }, reason) => bundles.map((bundle) => ({
	bundle,
	outcome: {
		result: "not-applied",
		reason,
		current: null
	}
}));
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
	const guards = guardPlan(makePlan(checked.flatMap((one) => one.state === "ready" ? [one.fresh] : [])), limits);
	return guards.length > 0 ? {
		kind: "consent",
		guards,
		results: unsent(checked, reasons.consent)
	} : null;
}
const namesOf = (checked) => checked.map(({ bundle }) => nameOfBundle(bundle)).join(", ");
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
	error: new PlatformError("The apply was stopped before everything was sent.", { hint: "Running it again is safe." })
};
async function sendAll(checked, effects, { onStale }) {
	const results = [];
	const sentTo = new Set();
	let stop = null;
	for (const one of checked) {
		const { bundle } = one;
		if (one.state === "ready" && effects.stopped()) stop ??= interrupted;
		if (one.state !== "ready" || stop !== null) {
			results.push({
				bundle,
				outcome: withoutSending(one, stop?.reason ?? "")
			});
			continue;
		}
		effects.progress(`Applying ${nameOfBundle(bundle)}`);
		const sent = await send(one, effects, onStale === "same-diff" || sentTo.has(bundle.deployment.id));
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
		reason: reasons.stopped(nameOfBundle(bundle)),
		error: error ?? new PlatformError(outcome.reason ?? "")
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
// src/commands/apply-effects.ts
function applyEffects({ targets, files }, world) {
	return {
		preview: (bundle) => previewAgain(targetOf(bundle, targets), files),
		put: (bundle, stateVersion) => {
			const { platform, deployment } = targetOf(bundle, targets);
			return platform.put(deployment, bundle, stateVersion);
		},
		pause: (milliseconds) => pause(milliseconds, world.stop),
		progress: (text) => world.terminal.progress(text),
		stopped: world.noteStop()
	};
}
async function previewAgain({ bundle, deployment, platform }, files) {
	const answer = await platform.dryRun(deployment, bundle);
	return answer.rejections.length > 0 ? answer : planBundle(bundle, deployment, answer, files.locate);
}
function toOutcome(report, reviewed) {
	const { plan, problems } = reviewed;
	if (report.kind === "invalid") return {
		kind: "invalid",
		problems: [...problems, ...rejected(report, reviewed)]
	};
	if (report.kind === "consent") return {
		kind: "consent",
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
	return files.report(report.rejected.flatMap(({ bundle, rejections }) => rejectionProblems(targetOf(bundle, targets).bundle, rejections)));
}
async function pause(milliseconds, stop) {
	const timer = new AbortController();
	const time = setTimeout(milliseconds, null, { signal: timer.signal }).catch(() => {});
	await Promise.race([time, stop()]);
	timer.abort();
}
export { applyEffects, applyPlan, toOutcome };
