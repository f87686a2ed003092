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
async function readCompleteHistory(push, run, policies, clock) {
	let history = await require_stale.readUnsettledHistory(run, push, run.job.run);
	for (const delay of [0, ...retryDelays]) {
		if (delay > 0) {
			await clock.sleep(delay * 1e3);
			history = await require_stale.readUnsettledHistory(run, push, run.job.run);
		}
		if (history.isCommitRemoved && delay < secondsUntilRemoved) continue;
		const isReviewed = await isPushReviewed(history, push, policies);
		if (isReviewed === null) break;
		if (!isReviewed) continue;
		if (delay === retryDelays.at(-1) || await isLastMergeComplete(history, push, policies)) return {
			history,
			hasDirectPush: false
		};
	}
	return {
		history,
		hasDirectPush: true
	};
}
async function isPushReviewed({ merges, since }, { after }, policies) {
	const last = merges.at(-1)?.commit ?? since;
	if (last === null || last === after) return true;
	return policies.declareSame(last, after);
}
async function isLastMergeComplete({ merges }, { before, after }, policies) {
	const merge = merges.at(-1);
	if (merge === void 0 || merge.commit !== after) return true;
	const { directCommits } = merge;
	if (directCommits === null || directCommits.to === before) return true;
	return await policies.declareSame(directCommits.from, directCommits.to) === true;
}
// src/review/merge/history-notes.ts
function noteHistory({ pushOnlyReason, merges, pending, isRerun }, { notes }) {
	if (pushOnlyReason === "other-token") notes.warnings.add("The marks of earlier runs were made with another API token, so only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.");
	if (pushOnlyReason === "too-far") notes.warnings.add(`No run has settled any of the last ${String(100)} commits, so only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.`);
	if (pushOnlyReason === "rewritten") notes.warnings.add("The history of this branch was replaced, so the marks of earlier runs are gone and only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.");
	if (pushOnlyReason === "first-run") notes.notices.add("No earlier run has settled a merge here, so only the pull requests of this push were considered.");
	if (isRerun) notes.notices.add("An earlier attempt of this run dealt with these merges already. Its plan file has the undo of what it applied.");
	if (pushOnlyReason === null && merges.length === 0 && pending.length === 0) notes.notices.add("Nothing is left to settle: every merge up to this commit was dealt with before.");
}
function noteWaiting(results, { notes }) {
	for (const { merge, dependsOn } of results.filter(({ isWaiting }) => isWaiting)) notes.warnings.add(`Pull request #${String(merge.pull.number)} is not applied yet: #${String(dependsOn)} was merged later and reviewed with its changes, so only that plan is sent.`);
}
function noteUnchecked(merges, { notes }) {
	for (const { pull } of merges) notes.warnings.add(`Pull request #${String(pull.number)} was not checked, because this run stopped before. Re-run this job.`);
}
// src/review/merge/merge-result.ts
const toSettledMerge = ({ merge, outcome, refusal }) => ({
	pull: merge.pull,
	commit: merge.commit,
	outcome,
	refusal
});
const hasFailed = ({ outcome: { kind }, refusal }) => refusal === null && (kind === "failed" || kind === "partial");
async function applyMerge(merge, run, policies) {
	const { anchored } = merge;
	noteContained(merge, run);
	const emptyResult = {
		merge,
		outcome: noChangesOutcome([], require_plan.makePlan([])),
		refusal: null,
		awaitedAlternatives: [],
		onStale: "refuse"
	};
	if (anchored.state === "none" && await policies.declareSame(merge.base, merge.commit) === true) return emptyResult;
	const preview = await policies.previewAnswered(merge.commit, merge.base);
	const { outcome } = preview;
	if (outcome.kind === "failed") return {
		...emptyResult,
		outcome
	};
	const result = {
		...emptyResult,
		onStale: preview.current?.onStale ?? "refuse"
	};
	const unanswered = preview.unanswered.filter((one) => one.isChanged || isRecorded(one, anchored));
	const decision = decideApply(merge, preview, unanswered);
	if (decision.kind !== "settled" && require_stale.isApplied(anchored)) return emptyResult;
	if (unanswered.length > 0) return applyAnswered(result, decision, unanswered, preview, run);
	if (decision.kind === "refuse") return {
		...result,
		outcome,
		refusal: withDone(decision.cause, decision.done)
	};
	return applyDecision(result, decision, preview, run);
}
function noteContained({ contained, pull }, run) {
	for (const { number } of contained) run.notes.notices.add(`Pull request #${String(number)} was merged by the same commit as #${String(pull.number)}: what becomes of that one is true of both.`);
}
async function applyDecision(result, decision, preview, run) {
	const { merge } = result;
	const plan = require_plan.makePlan(decision.bundles);
	const awaitedAlternatives = findAwaitedPulls(merge, preview);
	if (decision.kind === "settled") return {
		...result,
		outcome: noChangesOutcome(preview.outcome.problems, plan),
		awaitedAlternatives
	};
	const outcome = await applyReviewedPlan(merge, plan, preview, run);
	return {
		...result,
		outcome,
		refusal: refusalFrom(outcome, decision.moved, merge.pull),
		awaitedAlternatives
	};
}
const isRecorded = ({ slug }, anchored) => anchored.state === "intact" && anchored.record.bundles.some(({ deployment }) => deployment.slug === slug);
async function applyAnswered(emptyResult, decision, unanswered, preview, run) {
	const { merge } = emptyResult;
	const error = unansweredError(unanswered);
	const failed = {
		...emptyResult,
		outcome: {
			kind: "failed",
			error,
			problems: preview.outcome.problems,
			plan: null,
			results: []
		}
	};
	const { anchored } = merge;
	const mayBeSplit = anchored.state === "intact" && anchored.record.needsApproval === false;
	if (decision.kind !== "send" || !mayBeSplit) return failed;
	const applied = await applyReviewedPlan(merge, require_plan.makePlan(decision.bundles), preview, run);
	return applied.kind === "applied" || applied.kind === "partial" ? {
		...failed,
		outcome: {
			...applied,
			kind: "partial",
			error
		}
	} : failed;
}
function unansweredError(unanswered) {
	const [first] = unanswered;
	const slugs = unanswered.map(({ slug }) => slug ?? "").join(", ");
	return new require_start.PlatformError(`${slugs} could not be asked: ${first?.error.message ?? ""}`, { fix: "Re-run the job once that is mended. What is applied is not sent again." });
}
function decideApply({ pull, commit, anchored, laterMerges, isMarkerContextFull }, { outcome, current }, unanswered) {
	const declared = require_validate.planOf(outcome)?.bundles ?? [];
	const decision = require_decide_merge.decideMerge({
		pull,
		anchored,
		current,
		declared,
		laterBundles: laterMerges.flatMap(({ bundles }) => bundles),
		unanswered: unanswered.map(({ slug }) => slug),
		isQueued: false
	});
	if (decision.kind === "send" && isMarkerContextFull) return {
		kind: "refuse",
		cause: {
			code: "marks-full",
			pull: pull.number,
			commit
		},
		done: []
	};
	return decision;
}
function findAwaitedPulls({ laterMerges, anchored }, { current }) {
	const changed = current?.covered.map(({ bundle }) => bundle) ?? [];
	const recorded = anchored.state === "intact" ? anchored.record.bundles : [];
	return [...changed, ...recorded].map((bundle) => laterMerges.filter(({ bundles }) => require_review.includesBundle(bundles, bundle))).filter((merges) => merges.length > 0 && !merges.some((one) => one.wasApplied)).map((merges) => merges.map(({ pull }) => pull));
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
const noChangesOutcome = (problems, plan) => ({
	kind: "no-changes",
	plan,
	problems,
	guards: []
});
function refusalFrom(outcome, moved, { number }) {
	if (outcome.kind === "invalid") return {
		code: "invalid",
		pull: number
	};
	const results = "results" in outcome ? outcome.results : [];
	const done = appliedBundles(outcome);
	if (outcome.kind === "needs-approval") return withDone({
		code: "guards",
		guards: outcome.guards
	}, done);
	if (outcome.kind !== "stale" && !isStaleInPart(outcome)) return null;
	const staleBundles = require_validate.staleBundlesIn(results).map((one) => moved.find((known) => require_review.isSameReference(known, one)) ?? one);
	return withDone({
		code: "stale",
		moved: staleBundles
	}, done);
}
const withDone = (cause, done) => done.length === 0 ? cause : {
	...cause,
	done
};
const appliedBundles = (outcome) => ("results" in outcome ? outcome.results : []).filter(({ outcome: { result } }) => isDone(result)).map(({ bundle: { deployment, kind } }) => ({
	deployment,
	kind
}));
const isDone = (result) => result === "applied" || result === "already-applied";
function isStaleInPart(outcome) {
	if (outcome.kind !== "partial") return false;
	const unsent = outcome.results.filter(({ outcome: { result } }) => !isDone(result));
	const stale = unsent.filter(({ outcome: { result } }) => result === "not-applied");
	const changed = new Set(require_validate.staleBundlesIn(stale).map(({ deployment }) => deployment.id));
	return unsent.length === stale.length && stale.every(({ bundle }) => changed.has(bundle.deployment.id));
}
function resolveResults(results) {
	const resolved = new Map();
	for (const result of results.toReversed()) resolved.set(result.merge.pull.number, resolveResult(result, resolved));
	return [...resolved.values()].toReversed();
}
function resolveResult(result, laterResults) {
	const { awaitedAlternatives, refusal, outcome, merge } = result;
	const isSettled = (pull) => {
		const later = laterResults.get(pull);
		return later !== void 0 && later.refusal === null && !later.isWaiting && !hasFailed(later);
	};
	const unsettled = awaitedAlternatives.find((pulls) => !pulls.some(isSettled));
	if (refusal !== null || unsettled === void 0) {
		const appliedBefore = merge.laterMerges.find(({ wasApplied }) => wasApplied)?.pull ?? null;
		return {
			...result,
			dependsOn: awaitedAlternatives.flat().find(isSettled) ?? appliedBefore,
			isWaiting: false
		};
	}
	const dependsOn = unsettled.at(-1) ?? 0;
	const isWaiting = unsettled.some((pull) => {
		const later = laterResults.get(pull);
		return later === void 0 || later.isWaiting;
	});
	if (isWaiting) return {
		...result,
		dependsOn,
		isWaiting
	};
	return {
		...result,
		dependsOn,
		isWaiting,
		refusal: waitingRefusal(dependsOn, merge, outcome)
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
const pendingIn = (results) => resolveResults(results).filter(({ refusal, isWaiting }) => refusal !== null || isWaiting).map(({ merge }) => ({ pull: merge.pull.number }));
const isFinal = ({ refusal, awaitedAlternatives }) => refusal === null && awaitedAlternatives.length === 0;
// src/review/merge/merge-comments.ts
function appliedState(outcome) {
	if (outcome.kind !== "no-changes") return require_review.commentStateOf(outcome);
	const already = {
		result: "already-applied",
		reason: null,
		undo: null
	};
	return {
		kind: "applied",
		plan: outcome.plan,
		results: outcome.plan.bundles.map((bundle) => ({
			bundle,
			outcome: already
		}))
	};
}
async function updateMergeComment(result, currentPlan, run) {
	const { merge, refusal } = result;
	const { pull, anchored } = merge;
	try {
		for (const one of merge.contained) await updateContainedComment(one, result, currentPlan, run);
		if (anchored.state !== "intact" && refusal === null) return;
		if (require_stale.isApplied(anchored) && require_validate.planOf(result.outcome)?.bundles.length === 0) return;
		const comment = "comment" in anchored ? anchored.comment : (await require_review_key.readReview(run, pull)).comment;
		const state = describeMergeState(result, currentPlan);
		if (comment !== null) {
			await require_stale_pulls.updateComment(run, pull, comment, state, require_audit_facts.makeAuditFacts(merge, keepSentBundles(result.outcome), run));
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
		run.notes.notices.add(`The comment could not be written: ${require_start.withFix(error, "action")}`);
	}
}
function keepSentBundles(outcome) {
	if (outcome.kind !== "applied" && outcome.kind !== "partial" && outcome.kind !== "failed") return null;
	const notSent = outcome.results.filter(({ outcome: { result } }) => result === "not-applied").map(({ bundle }) => bundle);
	if (outcome.plan === null || notSent.length === 0) return outcome.plan;
	const bundles = outcome.plan.bundles.filter((bundle) => !require_review.includesBundle(notSent, bundle));
	return bundles.length === 0 ? null : require_plan.makePlan(bundles);
}
async function completeComments({ lastSettledPulls }, { after }, run, policies) {
	for (const pull of lastSettledPulls) {
		const anchored = await require_review_key.readRecord(run, pull, await run.forge.statuses(pull.head));
		if (anchored.state !== "intact" || anchored.shown !== "applying" && anchored.shown !== "planned") continue;
		const bundles = require_validate.planOf((await policies.previewAt(after, after)).outcome)?.bundles.filter((bundle) => require_review.includesBundle(anchored.record.bundles, bundle)) ?? [];
		if (bundles.length === 0 || bundles.some(({ changes }) => changes.length > 0)) continue;
		await require_stale_pulls.updateComment(run, pull, anchored.comment, appliedState(noChangesOutcome([], require_plan.makePlan(bundles))));
	}
}
async function updateContainedComment(pull, result, currentPlan, run) {
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
		currentPlan
	};
	await require_stale_pulls.updateComment(run, pull, comment, state);
}
function describeMergeState({ merge, outcome, refusal, dependsOn, isWaiting }, currentPlan) {
	if (outcome.kind === "valid") throw new Error("an apply does not end with valid files only");
	if (refusal !== null) return {
		kind: "refused",
		refusal,
		currentPlan
	};
	if (dependsOn === null) return appliedState(outcome);
	if (require_validate.planOf(outcome)?.bundles.length === 0) return {
		kind: "superseded",
		by: {
			what: "pull",
			pull: dependsOn,
			isApplied: !isWaiting
		}
	};
	if (isWaiting) return {
		kind: "refused",
		refusal: waitingRefusal(dependsOn, merge, outcome),
		currentPlan: null
	};
	return appliedState(outcome);
}
// src/review/merge/unreviewed-changes.ts
async function refuseUnreviewedSettings(results, { after }, policies) {
	return require_start.mapConcurrently(results, async (result) => {
		const { merge, refusal } = result;
		if (refusal !== null) return result;
		const changed = await policies.changedWithSettings(merge.base, merge.commit);
		if (changed.length === 0) return result;
		const bundles = (require_validate.planOf((await policies.previewAt(after, after)).outcome)?.bundles ?? []).filter(({ changes }) => changes.length > 0).filter(({ deployment, kind }) => changed.some((one) => one.kind === kind && (one.deployment ?? deployment.slug) === deployment.slug)).map(({ deployment, kind }) => ({
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
async function refuseDirectPush({ after, branch }, { merges, since, tip }, policies) {
	const last = merges.at(-1)?.commit ?? since ?? after;
	const { outcome, current } = await policies.previewAt(after, last);
	if (outcome.kind === "failed") return {
		pull: null,
		commit: after,
		outcome,
		refusal: null
	};
	const changed = current?.covered.map(({ bundle }) => bundle) ?? [];
	const plan = tip === after ? require_validate.planOf(outcome) : require_validate.planOf((await policies.previewAt(tip, tip)).outcome);
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
async function refuseDirectCommits({ after, branch }, { merges }, policies) {
	const refused = [];
	for (const { directCommits } of merges) {
		if (directCommits === null || await policies.declareSame(directCommits.from, directCommits.to) === true) continue;
		const commit = directCommits.to;
		const { outcome, current } = await policies.previewAt(commit, directCommits.from);
		const plan = require_validate.planOf((await policies.previewAt(after, after)).outcome);
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
async function findDirectCommits(results, policies) {
	const commits = [];
	for (const { merge } of results) {
		const { directCommits } = merge;
		if (directCommits === null) continue;
		if (await policies.declareSame(directCommits.from, directCommits.to) !== true) commits.push({ commit: require_pending_merges.shortCommit(directCommits.to) });
	}
	return commits;
}
const bundlesWithChanges = (plan, names) => (plan?.bundles ?? []).filter((bundle) => bundle.changes.length > 0 && require_review.includesBundle(names, bundle)).map(({ deployment, kind }) => ({
	deployment,
	kind
}));
// src/review/merge/apply-merged.ts
async function applyMerged(push, run, policies, clock) {
	const { history, hasDirectPush } = await readCompleteHistory(push, run, policies, clock);
	if (history.isCommitRemoved) return refuseRemovedCommit(push, history, run);
	noteHistory(history, run);
	await completeComments(history, push, run, policies);
	await markStart(history, run);
	const applied = [];
	for (const merge of history.merges) {
		const result = await applyMerge(merge, run, policies);
		applied.push(result);
		if (hasFailed(result)) return stopRun(applied, history, run);
		if (merge.commit !== push.after) await settleMerge(result, applied, history, run, policies);
	}
	const results = await refuseUnreviewedSettings(applied, push, policies);
	const directPush = hasDirectPush ? await refuseDirectPush(push, history, policies) : null;
	if (directPush !== null && hasFailed(directPush)) return stopRun(results, history, run, [directPush]);
	const stillPending = await require_pending_merges.recheckPending(history.pending, push, run, policies);
	const directCommits = await refuseDirectCommits(push, history, policies);
	const unreviewed = directPush === null ? directCommits : [...directCommits, directPush];
	const resolved = resolveResults(results);
	const merges = [...resolved.map(toSettledMerge), ...unreviewed];
	const currentPlan = merges.some(({ refusal }) => refusal !== null) ? await planOfTip(push, run, policies) : null;
	const withoutFinalComment = resolved.filter((result) => !isFinal(result) || result.merge.commit === push.after);
	const pending = [
		...stillPending,
		...startOfUncheckedMerges(history),
		...pendingIn(results),
		...unreviewed.map(({ commit }) => ({ commit: require_pending_merges.shortCommit(commit) }))
	];
	await Promise.all([...withoutFinalComment.map((result) => updateMergeComment(result, currentPlan, run)), require_pending_merges.markSettled(push.after, history.lastMarkerNumber + 1, {
		results: resolved,
		pending
	}, run)]);
	noteWaiting(resolved, run);
	return {
		merges,
		stillPending,
		currentPlan,
		onStale: lastOnStale(results)
	};
}
async function refuseRemovedCommit({ after, branch }, { merges }, run) {
	if (merges.length === 0) run.notes.notices.add(`A force-push took commit ${require_pending_merges.shortCommit(after)} off ${branch}. This run has nothing to do.`);
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
			awaitedAlternatives: [],
			onStale: "refuse"
		};
	}));
	await Promise.all(resolved.map((result) => updateMergeComment(result, null, run)));
	return {
		merges: resolved.map(toSettledMerge),
		stillPending: [],
		currentPlan: null,
		onStale: "refuse"
	};
}
async function markStart({ pushOnlyReason, since }, run) {
	if (pushOnlyReason !== null && since !== null) await require_pending_merges.markSettled(since, 0, {
		results: [],
		pending: []
	}, run);
}
async function settleMerge(result, applied, history, run, policies) {
	const { commit, lastMarkerNumber } = result.merge;
	const unchecked = await findDirectCommits(applied, policies);
	const pending = [
		...history.pending,
		...pendingIn(applied),
		...unchecked
	];
	const final = isFinal(result) ? resolveResults([result]) : [];
	await Promise.all([...final.map((one) => updateMergeComment(one, null, run)), require_pending_merges.markSettled(commit, lastMarkerNumber + 1, {
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
		currentPlan: null,
		onStale: lastOnStale(results)
	};
}
function startOfUncheckedMerges({ pushOnlyReason, since }) {
	return (pushOnlyReason === "too-far" || pushOnlyReason === "rewritten") && since !== null ? [{ commit: require_pending_merges.shortCommit(since) }] : [];
}
async function planOfTip({ branch }, { forge, notes }, policies) {
	try {
		const tip = await forge.tip(branch);
		return require_validate.planOf((await policies.previewAt(tip, tip)).outcome);
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		notes.notices.add(`What the platform lacks now could not be read. ${require_start.withFix(error, "action")}`);
		return null;
	}
}
const lastOnStale = (results) => results.at(-1)?.onStale ?? "refuse";
// src/action/default-branch.ts
async function applyPush(push, action) {
	const { github, job, runtime, notes, git } = action;
	const { defaultBranch } = job.repository;
	if (push.branch !== defaultBranch) return validateOtherBranch(push, action);
	require_preconditions.requireConnection(action);
	require_preconditions.requireClone(action);
	require_preconditions.refuseOtherCheckout(action);
	runtime.deferStop();
	const earlyPreview = git.commit(push.before) !== null ? require_commit_previews.startEarlyPreview(push.after, push.before, action) : null;
	const openPulls = require_start.deferRejection(github.openPulls(defaultBranch));
	const previews = require_commit_previews.openCommitPreviews(action, earlyPreview);
	const mergeRun = await applyMerged(push, require_preconditions.openReview(action), previews, runtime.clock);
	for (const merge of mergeRun.stillPending) notes.warnings.add(describePending(merge));
	const outcome = require_commit_previews.joinMerges(mergeRun.merges, mergeRun.currentPlan);
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
	action.notes.notices.add(`Nothing is applied from ${branch}: only ${action.job.repository.defaultBranch} is.`);
	return require_action.validateOnly(action, branch);
}
const describePending = (merge) => "pull" in merge ? `Pull request ${require_settled_marker.pendingName(merge)} was merged, but the platform does not have its plan: an earlier run refused it, and its comment says why. A new pull request, or a manual run of this workflow, settles it.` : `The platform differs from the branch, and what commit ${require_settled_marker.pendingName(merge)} and those before it change may not be applied: it was not reviewed, or no run has looked at it. A manual run of this workflow shows what is left, with a digest to apply it.`;
const firstRefusal = ({ merges }) => merges.find(({ refusal }) => refusal !== null)?.refusal ?? null;
async function listUnsettled(push, action) {
	if (push.branch !== action.job.repository.defaultBranch) return validateOtherBranch(push, action);
	require_preconditions.requireConnection(action);
	const review = require_preconditions.openReview(action);
	const history = await require_stale.readUnsettledHistory(review, push, action.job.run);
	noteHistory(history, review);
	const numbers = history.merges.map(({ pull }) => `#${String(pull.number)}`);
	const listing = [numbers.length === 0 ? "No merged pull request waits for an apply." : `The apply up to this commit covers ${require_start.pluralize(numbers.length, "merged pull request")}: ${numbers.join(", ")}.`, ...history.pending.length === 0 ? [] : [`Refused by earlier runs, and not covered: ${history.pending.map(require_settled_marker.pendingName).join(", ")}.`]];
	for (const line of listing) action.notes.notices.add(line);
	return {
		...await require_action.validateOnly(action, push.branch),
		listing
	};
}
exports.applyPush = applyPush;
exports.listUnsettled = listUnsettled;
