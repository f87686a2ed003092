const require_start = require("./start.js");
const require_outcome = require("./outcome.js");
const require_freshness = require("./freshness.js");
const require_stale = require("./stale.js");
const require_comment = require("./comment.js");
const require_plan = require("./plan.js");
const require_targets = require("./targets.js");
const require_pending = require("./pending.js");
const require_validate = require("./validate.js");
const require_policies = require("./policies.js");
const require_action = require("../action.js");
// src/review/merge-turn.ts
const isBroken = ({ kind }) => kind === "failed" || kind === "partial";
async function takeTurn(merge, run, policies) {
	const { pull, contained } = merge;
	for (const { number } of contained) run.notes.notices.add(`Pull request #${String(number)} was merged by the same commit as #${String(pull.number)}: what becomes of that one is true of both.`);
	const turn = {
		merge,
		refusal: null,
		later: [],
		onStale: "refuse"
	};
	if (merge.anchored.state === "none" && await policies.areSame(merge.base, merge.commit) === true) return {
		...turn,
		outcome: unchanged([], require_plan.makePlan([]))
	};
	const preview = await policies.previewAt(merge.commit, merge.base);
	const { outcome } = preview;
	if (outcome.kind === "failed") return {
		...turn,
		outcome
	};
	const onStale = preview.current?.onStale ?? "refuse";
	const decision = decideTurn(merge, preview);
	if (decision.kind !== "settled" && require_stale.isApplied(merge.anchored)) return {
		...turn,
		outcome: unchanged([], require_plan.makePlan([]))
	};
	if (decision.kind === "refuse") return {
		...turn,
		outcome,
		onStale,
		refusal: decision.cause
	};
	const plan = require_plan.makePlan(decision.bundles);
	const made = decision.kind === "send" ? await send(merge, plan, preview, run) : unchanged(outcome.problems, plan);
	return {
		merge,
		outcome: made,
		onStale,
		refusal: refusalOf(made, pull),
		later: laterMergesOf(merge, preview)
	};
}
function decideTurn({ pull, commit, anchored, later, isMarkerContextFull }, { outcome, current }) {
	const declared = require_outcome.planIn(outcome)?.bundles ?? [];
	const decision = require_freshness.decideMerge({
		pull,
		anchored,
		current,
		declared,
		later: later.flatMap(({ bundles }) => bundles),
		isQueued: false
	});
	return decision.kind === "send" && isMarkerContextFull ? {
		kind: "refuse",
		cause: {
			code: "marks-full",
			pull: pull.number,
			commit
		}
	} : decision;
}
function laterMergesOf({ later, anchored }, { current }) {
	const changed = current?.covered.map(({ bundle }) => bundle) ?? [];
	const recorded = anchored.state === "intact" ? anchored.record.bundles : [];
	return [...changed, ...recorded].map((bundle) => later.filter(({ bundles }) => require_freshness.isAmong(bundle, bundles))).filter((merges) => merges.length > 0 && !merges.some((one) => one.isApplied)).map((merges) => merges.map(({ pull }) => pull));
}
async function send({ pull, anchored }, plan, preview, run) {
	if (anchored.state !== "intact") return preview.apply(plan, null);
	await require_freshness.updateComment(run, pull, anchored.comment, {
		kind: "applying",
		plan
	});
	return preview.apply(plan, anchored.record.base.commit);
}
const unchanged = (problems, plan) => ({
	kind: "no-changes",
	plan,
	problems,
	guards: []
});
function refusalOf(outcome, { number }) {
	if (outcome.kind === "invalid") return {
		code: "invalid",
		pull: number
	};
	const already = ("results" in outcome ? outcome.results : []).filter((one) => one.outcome.result === "already-applied").map(({ bundle }) => bundle);
	const done = already.length === 0 ? {} : { done: already };
	if (outcome.kind === "needs-approval") return {
		code: "guards",
		guards: outcome.guards,
		...done
	};
	return outcome.kind === "stale" ? {
		code: "stale",
		moved: require_outcome.movedOf(outcome.results),
		...done
	} : null;
}
function concludeAll(turns) {
	const ends = new Map();
	for (const turn of turns.toReversed()) ends.set(turn.merge.pull.number, conclude(turn, ends));
	return [...ends.values()].toReversed();
}
function conclude(turn, ends) {
	const { later, refusal, outcome, merge } = turn;
	const isDone = (pull) => {
		const end = ends.get(pull);
		return end !== void 0 && end.refusal === null && !end.isWaiting && !isBroken(end.outcome);
	};
	const open = later.find((pulls) => !pulls.some(isDone));
	const settled = merge.later.find((one) => one.isApplied)?.pull ?? null;
	if (refusal !== null || open === void 0) return {
		...turn,
		by: later.flat().find(isDone) ?? settled,
		isWaiting: false
	};
	const by = open.at(-1) ?? 0;
	const isWaiting = open.some((pull) => !ends.has(pull) || ends.get(pull)?.isWaiting === true);
	if (isWaiting) return {
		...turn,
		by,
		isWaiting
	};
	return {
		...turn,
		by,
		isWaiting,
		refusal: waitsFor(by, merge, outcome)
	};
}
function waitsFor(by, { pull }, outcome) {
	const done = "results" in outcome ? outcome.results.map(({ bundle }) => bundle) : [];
	return {
		code: "waits",
		pull: pull.number,
		by,
		...done.length > 0 && { done }
	};
}
const pendingIn = (turns) => concludeAll(turns).filter(({ refusal, isWaiting }) => refusal !== null || isWaiting).map(({ merge }) => `#${String(merge.pull.number)}`);
const isFinal = ({ refusal, later }) => refusal === null && later.length === 0;
// src/review/merge-comments.ts
function appliedState(outcome) {
	if (outcome.kind !== "no-changes") return require_comment.stateOf(outcome);
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
async function reportMerge(turn, fresh, run) {
	const { merge, refusal } = turn;
	const { pull, anchored } = merge;
	try {
		for (const one of merge.contained) await reportContained(one, turn, fresh, run);
		if (anchored.state !== "intact" && refusal === null) return;
		if (require_stale.isApplied(anchored) && require_outcome.planIn(turn.outcome)?.bundles.length === 0) return;
		const comment = "comment" in anchored ? anchored.comment : (await require_freshness.readReview(run, pull)).current;
		const state = endState(turn, fresh);
		if (comment !== null) {
			await require_freshness.updateComment(run, pull, comment, state);
			await require_freshness.retireOthers(run, pull, comment, merge.otherComments);
		} else if (refusal !== null) await require_freshness.writeComment(run, {
			pull,
			existing: null,
			whileOpen: false
		}, {
			state,
			record: null
		});
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		run.notes.notices.add(`The comment could not be written: ${require_start.withFix(error, "action")}`);
	}
}
async function reportAgain({ settledLast }, { after }, run, policies) {
	for (const pull of settledLast) {
		const anchored = await require_freshness.readRecord(run, pull, await run.forge.statuses(pull.head));
		if (anchored.state !== "intact" || anchored.shown !== "applying" && anchored.shown !== "planned") continue;
		const bundles = require_outcome.planIn((await policies.previewAt(after, after)).outcome)?.bundles.filter((bundle) => require_freshness.isAmong(bundle, anchored.record.bundles)) ?? [];
		if (bundles.length === 0 || bundles.some(({ changes }) => changes.length > 0)) continue;
		await require_freshness.updateComment(run, pull, anchored.comment, appliedState(unchanged([], require_plan.makePlan(bundles))));
	}
}
async function reportContained(pull, { merge, outcome, refusal }, fresh, run) {
	const { current } = await require_freshness.readReview(run, pull);
	if (current === null || isBroken(outcome)) return;
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
		fresh
	};
	await require_freshness.updateComment(run, pull, current, state);
}
function endState({ merge, outcome, refusal, by, isWaiting }, fresh) {
	if (outcome.kind === "valid") throw new Error("an apply does not end with valid files only");
	if (refusal !== null) return {
		kind: "refused",
		refusal,
		fresh
	};
	if (by === null) return appliedState(outcome);
	if (require_outcome.planIn(outcome)?.bundles.length === 0) return {
		kind: "superseded",
		by: {
			what: "pull",
			pull: by,
			isApplied: !isWaiting
		}
	};
	return isWaiting ? {
		kind: "refused",
		refusal: waitsFor(by, merge, outcome),
		fresh: null
	} : appliedState(outcome);
}
// src/review/apply-merged.ts
async function applyMerged(push, run, policies, clock) {
	const { history, isOwnCommitKnown } = await readWhenKnown(push, run, policies, clock);
	if (history.isDropped) return refuseDropped(push, history, run);
	noteBounds(history, run);
	await reportAgain(history, push, run, policies);
	if (history.bounded !== null && history.since !== null) await require_pending.markSettled(history.since, 0, {
		turns: [],
		pending: []
	}, run);
	let turns = [];
	for (const merge of history.merges) {
		const turn = await takeTurn(merge, run, policies);
		turns.push(turn);
		if (isBroken(turn.outcome)) return breakOff(turns, history, run);
		if (merge.commit === push.after) continue;
		const unchecked = await directCommits(turns, policies);
		await settleOne(turn, [
			...history.pending,
			...pendingIn(turns),
			...unchecked
		], run);
	}
	turns = await refuseSettingsAlone(turns, push, policies);
	const direct = isOwnCommitKnown ? null : await checkDirectPush(push, history, policies);
	if (direct !== null && isBroken(direct.outcome)) return breakOff(turns, history, run, [direct]);
	const stillPending = await require_pending.recheckPending(history.pending, push, run, policies);
	const unreviewed = [...await checkDirectCommits(push, history, policies), ...direct === null ? [] : [direct]];
	const concluded = concludeAll(turns);
	const merges = [...concluded.map(toSettledMerge), ...unreviewed];
	const fresh = merges.some(({ refusal }) => refusal !== null) ? await planOfTip(push, run, policies) : null;
	const open = concluded.filter((turn) => !isFinal(turn) || turn.merge.commit === push.after);
	const pending = [
		...stillPending,
		...unknownBefore(history),
		...pendingIn(turns),
		...unreviewed.map(({ commit }) => require_pending.shortCommit(commit))
	];
	await Promise.all([...open.map((turn) => reportMerge(turn, fresh, run)), require_pending.markSettled(push.after, history.markers + 1, {
		turns: concluded,
		pending
	}, run)]);
	noteWaiting(concluded, run);
	return {
		merges,
		stillPending,
		fresh,
		onStale: onStaleIn(turns)
	};
}
async function refuseDropped({ after, branch }, { merges }, run) {
	if (merges.length === 0) run.notes.notices.add(`A force-push took commit ${require_pending.shortCommit(after)} off ${branch}. This run has nothing to do.`);
	const concluded = concludeAll(merges.map((merge) => {
		const refusal = {
			code: "dropped",
			commit: after,
			branch
		};
		return {
			merge,
			outcome: unchanged([], require_plan.makePlan([])),
			refusal,
			later: [],
			onStale: "refuse"
		};
	}));
	await Promise.all(concluded.map((turn) => reportMerge(turn, null, run)));
	return {
		merges: concluded.map(toSettledMerge),
		stillPending: [],
		fresh: null,
		onStale: "refuse"
	};
}
const unknownBefore = ({ bounded, since }) => since !== null && (bounded === "too-far" || bounded === "rewritten") ? [require_pending.shortCommit(since)] : [];
async function settleOne(turn, pending, run) {
	const { commit, markers } = turn.merge;
	const final = isFinal(turn) ? concludeAll([turn]) : [];
	await Promise.all([...final.map((one) => reportMerge(one, null, run)), require_pending.markSettled(commit, markers + 1, {
		turns: [turn],
		pending
	}, run)]);
}
async function refuseSettingsAlone(turns, { after }, policies) {
	return require_targets.inParallel(turns, async (turn) => {
		const { merge, refusal } = turn;
		const changed = refusal === null ? await policies.changedWithSettings(merge.base, merge.commit) : [];
		if (changed.length === 0) return turn;
		const bundles = (require_outcome.planIn((await policies.previewAt(after, after)).outcome)?.bundles ?? []).filter(({ changes }) => changes.length > 0).filter(({ deployment, kind }) => changed.some((one) => one.kind === kind && (one.deployment ?? deployment.slug) === deployment.slug)).map(({ deployment, kind }) => ({
			deployment,
			kind
		}));
		if (bundles.length === 0) return turn;
		return {
			...turn,
			refusal: {
				code: "settings-alone",
				pull: merge.pull.number,
				bundles
			}
		};
	});
}
async function directCommits(turns, policies) {
	const found = [];
	for (const { merge } of turns) if (merge.direct !== null && await policies.areSame(merge.direct.from, merge.direct.to) !== true) found.push(require_pending.shortCommit(merge.direct.to));
	return found;
}
const onStaleIn = (turns) => turns.at(-1)?.onStale ?? "refuse";
async function planOfTip({ branch }, { forge, notes }, policies) {
	try {
		const tip = await forge.tip(branch);
		return require_outcome.planIn((await policies.previewAt(tip, tip)).outcome);
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		notes.notices.add(`What the platform lacks now could not be read. ${require_start.withFix(error, "action")}`);
		return null;
	}
}
function noteWaiting(turns, { notes }) {
	for (const { merge, by } of turns.filter(({ isWaiting }) => isWaiting)) notes.warnings.add(`Pull request #${String(merge.pull.number)} is not applied yet: #${String(by)} was merged later and reviewed with its changes, so only that plan is sent.`);
}
const waits = [
	1,
	2,
	4,
	8,
	15,
	30
];
async function readWhenKnown(push, run, policies, clock) {
	let history = await require_stale.readUnsettled(run, push, run.job.run);
	const lastCommit = () => history.merges.at(-1)?.commit ?? history.since;
	for (const seconds of [0, ...waits]) {
		if (seconds > 0) {
			await clock.sleep(seconds * 1e3);
			history = await require_stale.readUnsettled(run, push, run.job.run);
		}
		if (history.isDropped && seconds < 4) continue;
		const last = lastCommit();
		const isKnown = last === null || last === push.after || await policies.areSame(last, push.after);
		const brought = isKnown === true ? await areAllBrought(history, push, policies) : false;
		if (isKnown === true && (brought || seconds === waits.at(-1))) return {
			history,
			isOwnCommitKnown: true
		};
		if (isKnown === null) break;
	}
	return {
		history,
		isOwnCommitKnown: false
	};
}
async function areAllBrought({ merges }, { before, after }, policies) {
	const merge = merges.at(-1);
	if (merge === void 0 || merge.commit !== after || merge.direct === null || merge.direct.to === before) return true;
	return await policies.areSame(merge.direct.from, merge.direct.to) === true;
}
function noteBounds({ bounded, merges, pending, settledBefore }, { notes }) {
	if (bounded === "other-token") notes.warnings.add("The marks of earlier runs were made with another API token, so only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.");
	if (bounded === "too-far") notes.warnings.add(`No run has settled any of the last ${String(100)} commits, so only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.`);
	if (bounded === "rewritten") notes.warnings.add("The history of this branch was replaced, so the marks of earlier runs are gone and only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.");
	if (bounded === "first-run") notes.notices.add("No earlier run has settled a merge here, so only the pull requests of this push were considered.");
	if (settledBefore) notes.notices.add("An earlier attempt of this run dealt with these merges already. Its plan file has the undo of what it applied.");
	if (bounded === null && merges.length === 0 && pending.length === 0) notes.notices.add("Nothing is left to settle: every merge up to this commit was dealt with before.");
}
async function breakOff(turns, { merges, pending }, run, others = []) {
	for (const { pull } of merges.slice(turns.length)) run.notes.warnings.add(`Pull request #${String(pull.number)} was not checked, because this run stopped before. Re-run this job.`);
	const concluded = concludeAll(turns);
	await Promise.all(concluded.map((turn) => reportMerge(turn, null, run)));
	return {
		merges: [...concluded.map(toSettledMerge), ...others],
		stillPending: pending,
		fresh: null,
		onStale: onStaleIn(turns)
	};
}
async function checkDirectPush({ after, branch }, { merges, since, tip }, policies) {
	const last = merges.at(-1)?.commit ?? since ?? after;
	const { outcome, current } = await policies.previewAt(after, last);
	if (outcome.kind === "failed") return {
		pull: null,
		commit: after,
		outcome,
		refusal: null
	};
	const changed = current?.covered.map(({ bundle }) => bundle) ?? [];
	const plan = tip === after ? require_outcome.planIn(outcome) : require_outcome.planIn((await policies.previewAt(tip, tip)).outcome);
	const bundles = openAmong(plan, changed);
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
async function checkDirectCommits({ after, branch }, { merges }, policies) {
	const found = [];
	for (const { direct } of merges) {
		if (direct === null || await policies.areSame(direct.from, direct.to) === true) continue;
		const { outcome, current } = await policies.previewAt(direct.to, direct.from);
		const plan = require_outcome.planIn((await policies.previewAt(after, after)).outcome);
		const changed = current?.covered.map(({ bundle }) => bundle) ?? plan?.bundles ?? [];
		const bundles = openAmong(plan, changed);
		const refusal = {
			code: "direct-push",
			commit: direct.to,
			branch,
			bundles
		};
		if (bundles.length > 0) found.push({
			pull: null,
			commit: direct.to,
			outcome,
			refusal
		});
	}
	return found;
}
const openAmong = (plan, names) => (plan?.bundles ?? []).filter((bundle) => bundle.changes.length > 0 && require_freshness.isAmong(bundle, names)).map(({ deployment, kind }) => ({
	deployment,
	kind
}));
const toSettledMerge = ({ merge, outcome, refusal }) => ({
	pull: merge.pull,
	commit: merge.commit,
	outcome,
	refusal
});
// src/action/default-branch.ts
async function applyPush(push, action) {
	const { github, job, runtime, notes, git } = action;
	const { defaultBranch } = job.repository;
	if (push.branch !== defaultBranch) return validateOther(push, action);
	require_action.requireConnection(action);
	require_action.requireClone(action);
	require_action.refuseOtherCheckout(action);
	runtime.noteStop();
	const early = git.commit(push.before) === null ? null : require_policies.startPreview(push.after, push.before, action);
	const openPulls = require_targets.startEarly(github.openPulls(defaultBranch));
	const settled = await applyMerged(push, require_freshness.openReview(action), require_policies.openPolicies(action, early), runtime.clock);
	for (const one of settled.stillPending) notes.warnings.add(pendingWords(one));
	const outcome = require_policies.joinMerges(settled.merges, settled.fresh);
	const writers = settled.merges.filter((merge) => require_stale.liveAfter(merge.outcome).length > 0).map(({ pull }) => pull?.number ?? null);
	const by = writers.length === 1 ? writers[0] ?? null : null;
	await require_stale.markOpenPulls({
		by,
		live: require_stale.liveAfter(outcome),
		onStale: settled.onStale,
		openPulls
	}, action);
	return require_action.ended("apply", outcome, {
		settled,
		refusal: firstRefusal(settled)
	});
}
function validateOther({ branch }, action) {
	action.notes.notices.add(`Nothing is applied from ${branch}: only ${action.job.repository.defaultBranch} is.`);
	return require_action.validateOnly(action, branch);
}
const pendingWords = (merge) => merge.startsWith("#") ? `Pull request ${merge} was merged, but the platform does not have its plan: an earlier run refused it, and its comment says why. A new pull request, or a manual run of this workflow, settles it.` : `The platform differs from the branch, and what commit ${merge} and those before it change may not be applied: it was not reviewed, or no run has looked at it. A manual run of this workflow shows what is left, with a digest to apply it.`;
const firstRefusal = ({ merges }) => merges.find(({ refusal }) => refusal !== null)?.refusal ?? null;
async function listUnsettled(push, action) {
	if (push.branch !== action.job.repository.defaultBranch) return validateOther(push, action);
	require_action.requireConnection(action);
	const review = require_freshness.openReview(action);
	const history = await require_stale.readUnsettled(review, push, action.job.run);
	noteBounds(history, review);
	const numbers = history.merges.map(({ pull }) => `#${String(pull.number)}`);
	const listing = [numbers.length === 0 ? "No merged pull request waits for an apply." : `The apply up to this commit covers ${require_validate.count(numbers.length, "merged pull request")}: ${numbers.join(", ")}.`, ...history.pending.length === 0 ? [] : [`Refused by earlier runs, and not covered: ${history.pending.join(", ")}.`]];
	for (const line of listing) action.notes.notices.add(line);
	return {
		...await require_action.validateOnly(action, push.branch),
		listing
	};
}
exports.applyPush = applyPush;
exports.listUnsettled = listUnsettled;
