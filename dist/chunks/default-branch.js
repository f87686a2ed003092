const require_settled_marker = require("./settled-marker.js");
const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_plan = require("./plan.js");
const require_stale = require("./stale.js");
const require_review = require("./review.js");
const require_audit_facts = require("./audit-facts.js");
const require_review_key = require("./review-key.js");
const require_stale_pulls = require("./stale-pulls.js");
const require_decide_merge = require("./decide-merge.js");
const require_pending_merges = require("./pending-merges.js");
const require_commit_previews = require("./commit-previews.js");
const require_preconditions = require("./preconditions.js");
const require_action = require("../action.js");
// src/review/history/complete-history.ts
const retryDelays = [
	1,
	2,
	4,
	8,
	15,
	30
];
const secondsUntilRemoved = 4;
async function readCompleteHistory(push, run, previews, clock) {
	let history = await require_stale.readUnsettledHistory(run, push, run.job.run);
	for (const delay of [0, ...retryDelays]) {
		if (delay > 0) {
			await clock.sleep(delay * 1e3);
			history = await require_stale.readUnsettledHistory(run, push, run.job.run);
		}
		if (history.isCommitRemoved && delay < secondsUntilRemoved) continue;
		const isReviewed = await isPushReviewed(history, push, previews);
		if (isReviewed === null) break;
		if (!isReviewed) continue;
		if (delay === retryDelays.at(-1) || await isLastMergeComplete(history, push, previews)) return {
			history,
			hasDirectPush: false
		};
	}
	return {
		history,
		hasDirectPush: true
	};
}
async function isPushReviewed({ merges, startCommit }, { after }, previews) {
	const lastReviewed = merges.at(-1)?.commit ?? startCommit;
	if (lastReviewed === null || lastReviewed === after) return true;
	return previews.declareSameBundles(lastReviewed, after);
}
async function isLastMergeComplete({ merges }, { before, after }, previews) {
	const merge = merges.at(-1);
	if (merge === void 0 || merge.commit !== after) return true;
	const { directCommits } = merge;
	if (directCommits === null || directCommits.to === before) return true;
	return await previews.declareSameBundles(directCommits.from, directCommits.to) === true;
}
// src/review/merge/history-notes.ts
function noteHistory({ pushOnlyReason, merges, pending, isRerun }, { runMessages }) {
	if (pushOnlyReason === "other-token") runMessages.warnings.add("The marks of earlier runs were made with another API token, so only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.");
	if (pushOnlyReason === "too-far") runMessages.warnings.add(`No run has settled any of the last ${String(100)} commits, so only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.`);
	if (pushOnlyReason === "rewritten") runMessages.warnings.add("The history of this branch was replaced, so the marks of earlier runs are gone and only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.");
	if (pushOnlyReason === "first-run") runMessages.notices.add("No earlier run has settled a merge here, so only the pull requests of this push were considered.");
	if (isRerun) runMessages.notices.add("An earlier attempt of this run dealt with these merges already. Its plan file has the undo of what it applied.");
	if (pushOnlyReason === null && merges.length === 0 && pending.length === 0) runMessages.notices.add("Nothing is left to settle: every merge up to this commit was dealt with before.");
}
function noteWaiting(results, { runMessages }) {
	for (const { merge, waitsFor } of results.filter((result) => result.waitsFor !== null)) runMessages.warnings.add(`Pull request #${String(merge.pull.number)} is not applied yet: #${String(waitsFor)} was merged later and reviewed with its changes, so only that plan is sent.`);
}
function noteUnchecked(merges, { runMessages }) {
	for (const { pull } of merges) runMessages.warnings.add(`Pull request #${String(pull.number)} was not checked, because this run stopped before. Re-run this job.`);
}
// src/review/merge/merge-result.ts
const toSettledMerge = ({ merge, outcome, refusal }) => ({
	pull: merge.pull,
	commit: merge.commit,
	outcome,
	refusal
});
const hasFailed = ({ outcome: { kind }, refusal }) => refusal === null && (kind === "failed" || kind === "partial");
const isFinal = ({ refusal, laterPullsByBundle }) => refusal === null && laterPullsByBundle.length === 0;
const noChangesOutcome = (problems, plan) => ({
	kind: "no-changes",
	plan,
	problems,
	guards: []
});
const appliedBundles = (outcome) => ("results" in outcome ? outcome.results : []).filter(({ result }) => isOnPlatform(result.kind)).map(({ bundle: { deployment, kind } }) => ({
	deployment,
	kind
}));
const isOnPlatform = (result) => result === "applied" || result === "already-applied";
const withDone = (cause, done) => done.length === 0 ? cause : {
	...cause,
	done
};
function resolveResults(results) {
	const resolved = new Map();
	for (const result of results.toReversed()) resolved.set(result.merge.pull.number, resolveResult(result, resolved));
	return [...resolved.values()].toReversed();
}
function resolveResult(result, laterResults) {
	const { laterPullsByBundle, refusal, outcome, merge } = result;
	const isSettled = (pull) => {
		const later = laterResults.get(pull);
		return later !== void 0 && later.refusal === null && later.waitsFor === null && !hasFailed(later);
	};
	const unsettledAlternatives = laterPullsByBundle.find((pulls) => !pulls.some(isSettled));
	if (refusal !== null || unsettledAlternatives === void 0) {
		const appliedBefore = merge.laterMerges.find(({ wasApplied }) => wasApplied)?.pull ?? null;
		return {
			...result,
			settledWith: laterPullsByBundle.flat().find(isSettled) ?? appliedBefore,
			waitsFor: null
		};
	}
	const lastAwaited = unsettledAlternatives.at(-1);
	if (lastAwaited === void 0) throw new Error("a bundle is left to no merge");
	if (unsettledAlternatives.some((pull) => {
		const later = laterResults.get(pull);
		return later === void 0 || later.waitsFor !== null;
	})) return {
		...result,
		settledWith: null,
		waitsFor: lastAwaited
	};
	return {
		...result,
		settledWith: null,
		waitsFor: null,
		refusal: waitingRefusal(lastAwaited, merge, outcome)
	};
}
function waitingRefusal(by, { pull }, outcome) {
	const done = "results" in outcome ? outcome.results.map(({ bundle }) => bundle) : [];
	return {
		code: "waits",
		pull: pull.number,
		by,
		...done.length > 0 && { done }
	};
}
const findPending = (results) => resolveResults(results).filter(({ refusal, waitsFor }) => refusal !== null || waitsFor !== null).map(({ merge }) => ({ pull: merge.pull.number }));
// src/review/merge/merge-comments.ts
function appliedState(outcome) {
	if (outcome.kind !== "no-changes") return require_review.commentStateOf(outcome);
	const alreadyApplied = {
		kind: "already-applied",
		reason: null,
		undo: null
	};
	return {
		kind: "applied",
		plan: outcome.plan,
		results: outcome.plan.bundles.map((bundle) => ({
			bundle,
			result: alreadyApplied
		}))
	};
}
async function updateMergeComment(result, remainingPlan, run) {
	const { merge, refusal } = result;
	const { pull, anchored } = merge;
	try {
		for (const contained of merge.contained) await updateContainedComment(contained, result, remainingPlan, run);
		if (anchored.state !== "intact" && refusal === null) return;
		if (require_stale.wasRecordApplied(anchored) && require_validate.planOf(result.outcome)?.bundles.length === 0) return;
		const comment = "comment" in anchored ? anchored.comment : (await require_review_key.readReview(run, pull)).comment;
		const state = describeMergeState(result, remainingPlan);
		if (comment !== null) {
			await require_stale_pulls.updateComment(run, pull, comment, state, require_audit_facts.makeAuditFacts(merge, planOfSentBundles(result.outcome), run));
			await require_stale_pulls.supersedeOtherComments(run, pull, comment, merge.otherComments);
		} else if (refusal !== null) await require_stale_pulls.writeComment(run, {
			pull,
			existing: null,
			requiresOpenPull: false
		}, {
			state,
			record: null
		});
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		run.runMessages.notices.add(`The comment could not be written: ${require_start.withFix(error, "action")}`);
	}
}
function planOfSentBundles(outcome) {
	if (outcome.kind !== "applied" && outcome.kind !== "partial" && outcome.kind !== "failed") return null;
	const notSent = outcome.results.filter(({ result }) => result.kind === "not-applied").map(({ bundle }) => bundle);
	if (outcome.plan === null || notSent.length === 0) return outcome.plan;
	const bundles = outcome.plan.bundles.filter((bundle) => !require_review.includesBundle(notSent, bundle));
	return bundles.length === 0 ? null : require_plan.makePlan(bundles);
}
async function completeComments({ lastSettledPulls }, { after }, run, previews) {
	for (const pull of lastSettledPulls) {
		const anchored = await require_review_key.readRecord(run, pull, await run.forge.statuses(pull.head));
		if (anchored.state !== "intact" || anchored.shown !== "applying" && anchored.shown !== "planned") continue;
		const bundles = require_validate.planOf((await previews.previewAt(after, after)).outcome)?.bundles.filter((bundle) => require_review.includesBundle(anchored.record.bundles, bundle)) ?? [];
		if (bundles.length === 0 || bundles.some(({ changes }) => changes.length > 0)) continue;
		await require_stale_pulls.updateComment(run, pull, anchored.comment, appliedState(noChangesOutcome([], require_plan.makePlan(bundles))));
	}
}
async function updateContainedComment(pull, result, remainingPlan, run) {
	const { merge, refusal } = result;
	const { comment } = await require_review_key.readReview(run, pull);
	if (comment === null || hasFailed(result)) return;
	const by = merge.pull.number;
	const state = refusal === null ? {
		kind: "superseded",
		by: {
			what: "same-commit",
			pull: by
		}
	} : {
		kind: "refused",
		refusal: {
			code: "same-commit",
			pull: pull.number,
			by
		},
		currentPlan: remainingPlan
	};
	await require_stale_pulls.updateComment(run, pull, comment, state);
}
function describeMergeState({ merge, outcome, refusal, settledWith, waitsFor }, remainingPlan) {
	if (outcome.kind === "valid") throw new Error("an apply does not end with valid files only");
	if (refusal !== null) return {
		kind: "refused",
		refusal,
		currentPlan: remainingPlan
	};
	const laterPull = waitsFor ?? settledWith;
	if (laterPull !== null && require_validate.planOf(outcome)?.bundles.length === 0) return {
		kind: "superseded",
		by: {
			what: "pull",
			pull: laterPull,
			isApplied: waitsFor === null
		}
	};
	if (waitsFor !== null) return {
		kind: "refused",
		refusal: waitingRefusal(waitsFor, merge, outcome),
		currentPlan: null
	};
	return appliedState(outcome);
}
// src/review/merge/apply-merge.ts
async function applyMerge(merge, run, previews) {
	const { pull, anchored } = merge;
	for (const { number } of merge.contained) run.runMessages.notices.add(`Pull request #${String(number)} was merged by the same commit as #${String(pull.number)}: what becomes of that one is true of both.`);
	const nothingToApply = {
		merge,
		outcome: noChangesOutcome([], require_plan.makePlan([])),
		refusal: null,
		laterPullsByBundle: [],
		onStale: "refuse"
	};
	if (anchored.state === "none" && await previews.declareSameBundles(merge.base, merge.commit) === true) return nothingToApply;
	const preview = await previews.previewReachable(merge.commit, merge.base);
	const { outcome } = preview;
	if (outcome.kind === "failed") return {
		...nothingToApply,
		outcome
	};
	const result = {
		...nothingToApply,
		onStale: preview.current?.onStale ?? "refuse"
	};
	const unanswered = preview.unanswered.filter((deployment) => deployment.isChanged || isRecorded(deployment, anchored));
	const decision = decideApply(merge, preview, unanswered);
	if (decision.kind !== "settled" && require_stale.wasRecordApplied(anchored)) return nothingToApply;
	if (unanswered.length > 0) return applyToReachable(result, decision, unanswered, preview, run);
	if (decision.kind === "refuse") return {
		...result,
		outcome,
		refusal: withDone(decision.cause, decision.done)
	};
	const plan = require_plan.makePlan(decision.bundles);
	const laterPullsByBundle = findLaterPullsByBundle(merge, preview);
	if (decision.kind === "settled") return {
		...result,
		outcome: noChangesOutcome(outcome.problems, plan),
		laterPullsByBundle
	};
	const applied = await applyReviewedPlan(merge, plan, preview, run);
	const refusal = refusalFrom(applied, decision.staleBundles, pull.number);
	return {
		...result,
		outcome: applied,
		refusal,
		laterPullsByBundle
	};
}
const isRecorded = ({ slug }, anchored) => anchored.state === "intact" && anchored.record.bundles.some(({ deployment }) => deployment.slug === slug);
function decideApply({ pull, commit, anchored, laterMerges, unreadableLaterPull, isMarkerContextFull }, { outcome, current }, unanswered) {
	const decision = require_decide_merge.decideMerge({
		pull,
		anchored,
		current,
		declared: require_validate.planOf(outcome)?.bundles ?? [],
		laterBundles: laterMerges.flatMap(({ bundles }) => bundles),
		unanswered: unanswered.map(({ slug }) => slug),
		isQueued: false
	});
	if (decision.kind !== "send") return decision;
	if (isMarkerContextFull) return refuse({
		code: "marks-full",
		pull: pull.number,
		commit
	});
	if (unreadableLaterPull !== null) return refuse({
		code: "later-plan-unreadable",
		pull: pull.number,
		by: unreadableLaterPull
	});
	return decision;
}
const refuse = (cause) => ({
	kind: "refuse",
	cause,
	done: []
});
async function applyToReachable(result, decision, unanswered, preview, run) {
	const { merge } = result;
	const { anchored } = merge;
	const [first] = unanswered;
	const slugs = unanswered.map(({ slug }) => slug ?? "").join(", ");
	const error = new require_start.PlatformError(`${slugs} could not be asked: ${first?.error.message ?? ""}`, { fix: "Re-run the job once that is mended. What is applied is not sent again." });
	const failed = {
		...result,
		outcome: {
			kind: "failed",
			error,
			problems: preview.outcome.problems,
			plan: null,
			results: []
		}
	};
	const needsNoApproval = anchored.state === "intact" && anchored.record.needsApproval === false;
	if (decision.kind !== "send" || !needsNoApproval) return failed;
	const applied = await applyReviewedPlan(merge, require_plan.makePlan(decision.bundles), preview, run);
	if (applied.kind !== "applied" && applied.kind !== "partial") return failed;
	return {
		...failed,
		outcome: {
			...applied,
			kind: "partial",
			error
		}
	};
}
function findLaterPullsByBundle({ laterMerges, anchored }, { current }) {
	const changed = current?.covered.map(({ bundle }) => bundle) ?? [];
	const recorded = anchored.state === "intact" ? anchored.record.bundles : [];
	return [...changed, ...recorded].map((bundle) => laterMerges.filter(({ bundles }) => require_review.includesBundle(bundles, bundle))).filter((merges) => merges.length > 0 && !merges.some(({ wasApplied }) => wasApplied)).map((merges) => merges.map(({ pull }) => pull));
}
async function applyReviewedPlan(merge, plan, preview, run) {
	const { pull, anchored } = merge;
	if (anchored.state !== "intact") return preview.apply(plan, null);
	await require_stale_pulls.updateComment(run, pull, anchored.comment, {
		kind: "applying",
		plan
	}, require_audit_facts.makeAuditFacts(merge, plan, run));
	return preview.apply(plan, anchored.record.base.commit);
}
function refusalFrom(outcome, staleAsReviewed, pull) {
	if (outcome.kind === "invalid") return {
		code: "invalid",
		pull
	};
	const done = appliedBundles(outcome);
	if (outcome.kind === "needs-approval") return withDone({
		code: "guards",
		guards: outcome.guards
	}, done);
	if (outcome.kind !== "stale" && !isStaleInPart(outcome)) return null;
	const described = require_validate.staleBundlesIn("results" in outcome ? outcome.results : []).map((bundle) => staleAsReviewed.find((other) => require_review.isSameBundleAndSlug(other, bundle)) ?? bundle);
	return withDone({
		code: "stale",
		staleBundles: described
	}, done);
}
function isStaleInPart(outcome) {
	if (outcome.kind !== "partial") return false;
	const unapplied = outcome.results.filter(({ result }) => !isOnPlatform(result.kind));
	const unsent = unapplied.filter(({ result }) => result.kind === "not-applied");
	const changedDeployments = new Set(require_validate.staleBundlesIn(unsent).map(({ deployment }) => deployment.id));
	return unapplied.length === unsent.length && unsent.every(({ bundle }) => changedDeployments.has(bundle.deployment.id));
}
// src/review/merge/unreviewed-changes.ts
async function refuseUnreviewedSettings(results, { after }, previews) {
	return require_start.mapConcurrently(results, async (result) => {
		const { merge, refusal } = result;
		if (refusal !== null) return result;
		const changedNames = await previews.bundlesChangedBySettings(merge.base, merge.commit);
		if (changedNames.length === 0) return result;
		const plan = require_validate.planOf((await previews.previewAt(after, after)).outcome);
		const isChanged = ({ deployment, kind }) => changedNames.some((name) => name.kind === kind && (name.deployment ?? deployment.slug) === deployment.slug);
		const bundles = (plan?.bundles ?? []).filter((bundle) => bundle.changes.length > 0 && isChanged(bundle)).map(({ deployment, kind }) => ({
			deployment,
			kind
		}));
		if (bundles.length === 0) return result;
		const cause = {
			code: "settings-alone",
			pull: merge.pull.number,
			bundles
		};
		return {
			...result,
			refusal: withDone(cause, appliedBundles(result.outcome))
		};
	});
}
async function refuseDirectPush({ after, branch }, { merges, startCommit, tip }, previews) {
	const lastReviewed = merges.at(-1)?.commit ?? startCommit ?? after;
	const { outcome, current } = await previews.previewAt(after, lastReviewed);
	if (outcome.kind === "failed") return {
		pull: null,
		commit: after,
		outcome,
		refusal: null
	};
	const changed = current?.covered.map(({ bundle }) => bundle) ?? [];
	const plan = tip === after ? require_validate.planOf(outcome) : require_validate.planOf((await previews.previewAt(tip, tip)).outcome);
	const bundles = bundlesWithChanges(plan, changed);
	if (outcome.kind !== "invalid" && bundles.length === 0) return null;
	return {
		pull: null,
		commit: after,
		outcome,
		refusal: {
			code: "direct-push",
			commit: after,
			branch,
			bundles
		}
	};
}
async function refuseDirectCommits({ after, branch }, { merges }, previews) {
	const refused = [];
	for (const { directCommits } of merges) {
		if (directCommits === null || await previews.declareSameBundles(directCommits.from, directCommits.to) === true) continue;
		const commit = directCommits.to;
		const { outcome, current } = await previews.previewAt(commit, directCommits.from);
		const plan = require_validate.planOf((await previews.previewAt(after, after)).outcome);
		const changed = current?.covered.map(({ bundle }) => bundle) ?? plan?.bundles ?? [];
		const bundles = bundlesWithChanges(plan, changed);
		if (bundles.length > 0) refused.push({
			pull: null,
			commit,
			outcome,
			refusal: {
				code: "direct-push",
				commit,
				branch,
				bundles
			}
		});
	}
	return refused;
}
async function findUncheckedCommits(results, previews) {
	const commits = [];
	for (const { merge } of results) {
		const { directCommits } = merge;
		if (directCommits === null) continue;
		if (await previews.declareSameBundles(directCommits.from, directCommits.to) !== true) commits.push({ commit: require_pending_merges.shortCommit(directCommits.to) });
	}
	return commits;
}
const bundlesWithChanges = (plan, references) => (plan?.bundles ?? []).filter((bundle) => bundle.changes.length > 0 && require_review.includesBundle(references, bundle)).map(({ deployment, kind }) => ({
	deployment,
	kind
}));
// src/review/merge/settle-merges.ts
async function settleMerges(push, run, previews, clock) {
	const { history, hasDirectPush } = await readCompleteHistory(push, run, previews, clock);
	if (history.isCommitRemoved) return refuseRemovedCommit(push, history, run);
	noteHistory(history, run);
	await completeComments(history, push, run, previews);
	await markStart(history, run);
	const attempted = [];
	for (const merge of history.merges) {
		const result = await applyMerge(merge, run, previews);
		attempted.push(result);
		if (hasFailed(result)) return stopRun(attempted, history, run);
		if (merge.commit !== push.after) await markMerge(result, attempted, history, run, previews);
	}
	const results = await refuseUnreviewedSettings(attempted, push, previews);
	const directPush = hasDirectPush ? await refuseDirectPush(push, history, previews) : null;
	if (directPush !== null && hasFailed(directPush)) return stopRun(results, history, run, [directPush]);
	const stillPending = await require_pending_merges.recheckPending(history.pending, push, run, previews);
	const directCommits = await refuseDirectCommits(push, history, previews);
	const unreviewed = directPush === null ? directCommits : [...directCommits, directPush];
	const resolved = resolveResults(results);
	const merges = [...resolved.map(toSettledMerge), ...unreviewed];
	const remainingPlan = merges.some(({ refusal }) => refusal !== null) ? await readPlanOfTip(push, run, previews) : null;
	const withoutFinalComment = resolved.filter((result) => !isFinal(result) || result.merge.commit === push.after);
	const pending = [
		...stillPending,
		...pendingStartCommit(history),
		...findPending(results),
		...unreviewed.map(({ commit }) => ({ commit: require_pending_merges.shortCommit(commit) }))
	];
	await Promise.all([...withoutFinalComment.map((result) => updateMergeComment(result, remainingPlan, run)), require_pending_merges.markSettled(push.after, history.lastMarkerNumber + 1, {
		results: resolved,
		pending
	}, run)]);
	noteWaiting(resolved, run);
	return {
		merges,
		stillPending,
		remainingPlan,
		onStale: lastOnStale(results)
	};
}
async function refuseRemovedCommit({ after, branch }, { merges }, run) {
	if (merges.length === 0) run.runMessages.notices.add(`A force-push took commit ${require_pending_merges.shortCommit(after)} off ${branch}. This run has nothing to do.`);
	const resolved = resolveResults(merges.map((merge) => {
		const refusal = {
			code: "dropped",
			commit: after,
			branch
		};
		return {
			merge,
			outcome: noChangesOutcome([], require_plan.makePlan([])),
			refusal,
			laterPullsByBundle: [],
			onStale: "refuse"
		};
	}));
	await Promise.all(resolved.map((result) => updateMergeComment(result, null, run)));
	return {
		merges: resolved.map(toSettledMerge),
		stillPending: [],
		remainingPlan: null,
		onStale: "refuse"
	};
}
async function markStart({ pushOnlyReason, startCommit }, run) {
	if (pushOnlyReason !== null && startCommit !== null) await require_pending_merges.markSettled(startCommit, 0, {
		results: [],
		pending: []
	}, run);
}
async function markMerge(result, applied, history, run, previews) {
	const { commit, lastMarkerNumber } = result.merge;
	const uncheckedCommits = await findUncheckedCommits(applied, previews);
	const pending = [
		...history.pending,
		...findPending(applied),
		...uncheckedCommits
	];
	const finalResults = isFinal(result) ? resolveResults([result]) : [];
	await Promise.all([...finalResults.map((final) => updateMergeComment(final, null, run)), require_pending_merges.markSettled(commit, lastMarkerNumber + 1, {
		results: [result],
		pending
	}, run)]);
}
async function stopRun(results, history, run, unreviewed = []) {
	noteUnchecked(history.merges.slice(results.length), run);
	const resolved = resolveResults(results);
	await Promise.all(resolved.map((result) => updateMergeComment(result, null, run)));
	return {
		merges: [...resolved.map(toSettledMerge), ...unreviewed],
		stillPending: history.pending,
		remainingPlan: null,
		onStale: lastOnStale(results)
	};
}
function pendingStartCommit({ pushOnlyReason, startCommit }) {
	return (pushOnlyReason === "too-far" || pushOnlyReason === "rewritten") && startCommit !== null ? [{ commit: require_pending_merges.shortCommit(startCommit) }] : [];
}
async function readPlanOfTip({ branch }, { forge, runMessages }, previews) {
	try {
		const tip = await forge.tip(branch);
		return require_validate.planOf((await previews.previewAt(tip, tip)).outcome);
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		runMessages.notices.add(`What the platform lacks now could not be read. ${require_start.withFix(error, "action")}`);
		return null;
	}
}
const lastOnStale = (results) => results.at(-1)?.onStale ?? "refuse";
// src/action/default-branch.ts
async function applyPush(push, action) {
	const { github, job, runtime, runMessages, git } = action;
	const { defaultBranch } = job.repository;
	if (push.branch !== defaultBranch) return validateOtherBranch(push, action);
	require_preconditions.requireConnection(action);
	require_preconditions.requireClone(action);
	require_preconditions.refuseOtherCheckout(action);
	runtime.deferStop();
	const earlyPreview = git.resolveCommit(push.before) !== null ? require_commit_previews.startEarlyPreview(push.after, push.before, action) : null;
	const openPulls = require_start.deferRejection(github.openPulls(defaultBranch));
	const previews = require_commit_previews.openCommitPreviews(action, earlyPreview);
	const mergeRun = await settleMerges(push, require_preconditions.openReview(action), previews, runtime.clock);
	for (const merge of mergeRun.stillPending) runMessages.warnings.add(describePending(merge));
	const outcome = require_commit_previews.joinMerges(mergeRun.merges, mergeRun.remainingPlan);
	await require_stale.markOpenPulls({
		changedBy: onlyWriter(mergeRun),
		liveVersions: require_stale.stateVersionsAfter(outcome),
		onStale: mergeRun.onStale,
		openPulls
	}, action);
	return require_action.actionResult("apply", outcome, {
		mergeRun,
		refusal: firstRefusal(mergeRun)
	});
}
function onlyWriter({ merges }) {
	const [writer, ...others] = merges.filter(({ outcome }) => require_stale.stateVersionsAfter(outcome).length > 0);
	return others.length === 0 ? writer?.pull?.number ?? null : null;
}
function validateOtherBranch({ branch }, action) {
	action.runMessages.notices.add(`Nothing is applied from ${branch}: only ${action.job.repository.defaultBranch} is.`);
	return require_action.validateOnly(action, branch);
}
const describePending = (merge) => "pull" in merge ? `Pull request ${require_settled_marker.nameOfMerge(merge)} was merged, but the platform does not have its plan: an earlier run refused it, and its comment says why. A new pull request, or a manual run of this workflow, settles it.` : `The platform differs from the branch, and what commit ${require_settled_marker.nameOfMerge(merge)} and those before it change may not be applied: it was not reviewed, or no run has looked at it. A manual run of this workflow shows what is left, with a digest to apply it.`;
const firstRefusal = ({ merges }) => merges.find(({ refusal }) => refusal !== null)?.refusal ?? null;
async function listUnsettled(push, action) {
	if (push.branch !== action.job.repository.defaultBranch) return validateOtherBranch(push, action);
	require_preconditions.requireConnection(action);
	const review = require_preconditions.openReview(action);
	const history = await require_stale.readUnsettledHistory(review, push, action.job.run);
	noteHistory(history, review);
	const numbers = history.merges.map(({ pull }) => `#${String(pull.number)}`);
	const listing = [numbers.length === 0 ? "No merged pull request waits for an apply." : `The apply up to this commit covers ${require_start.pluralize(numbers.length, "merged pull request")}: ${numbers.join(", ")}.`, ...history.pending.length === 0 ? [] : [`Refused by earlier runs, and not covered: ${history.pending.map(require_settled_marker.nameOfMerge).join(", ")}.`]];
	for (const line of listing) action.runMessages.notices.add(line);
	return {
		...await require_action.validateOnly(action, push.branch),
		listing
	};
}
exports.applyPush = applyPush;
exports.listUnsettled = listUnsettled;
