const require_start = require("./start.js");
const require_report = require("./report.js");
const require_comment = require("./comment.js");
const require_plan = require("./plan.js");
const require_freshness = require("./freshness.js");
// src/review/pending.ts
const planIn = (outcome) => "plan" in outcome ? outcome.plan : null;
async function recheckPending(pending, { after }, run, policies) {
	if (pending.length === 0) return [];
	const open = planIn((await policies.previewAt(after, after)).outcome)?.bundles.filter(({ changes }) => changes.length > 0) ?? null;
	const left = [];
	for (const one of pending) {
		const known = one.startsWith("#") ? await tryToReadPending(Number(one.slice(1)), open?.length !== 0, run, policies) : null;
		if (isOpen(open, known)) left.push(one);
		else await reportEqual(known, run);
	}
	return left;
}
function isOpen(open, known) {
	const bundles = known?.bundles ?? null;
	return open === null || open.some((bundle) => bundles === null || isAmong(bundle, bundles));
}
async function reportEqual(known, run) {
	if (known === null || known.comment === null) return;
	await require_freshness.updateComment(run, known.pull, known.comment, {
		kind: "superseded",
		by: { what: "equal" }
	});
}
const isAmong = (bundle, names) => names.some((name) => require_freshness.isSame(name, bundle));
async function tryToReadPending(number, isExact, run, policies) {
	try {
		return await readPending(number, isExact, run, policies);
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		run.notes.notices.add(`Pull request #${String(number)} could not be checked again. ${require_start.withFix(error, "action")}`);
		return null;
	}
}
async function readPending(number, isExact, run, policies) {
	const pull = await run.forge.pull(number);
	const anchored = await require_freshness.readRecord(run, pull, await run.forge.statuses(pull.head));
	if (anchored.state !== "intact") return {
		pull,
		comment: null,
		bundles: null
	};
	const { comment, record } = anchored;
	if (!isExact) return {
		pull,
		comment,
		bundles: record.bundles
	};
	const merge = await require_freshness.readMerge(run, pull);
	const current = merge && (await policies.previewAt(merge.commit, merge.base)).current;
	return {
		pull,
		comment,
		bundles: current && [...record.bundles, ...current.covered.map(({ bundle }) => bundle)]
	};
}
// src/review/apply-merged.ts
async function applyMerged(push, run, policies, clock) {
	const { history, isOwnCommitKnown } = await readWhenKnown(push, run, policies, clock);
	noteBounds(history, run);
	await tellAgain(history, push, run, policies);
	if (history.bounded !== null && history.since !== null) await mark(history.since, 0, {
		turns: [],
		pending: []
	}, run);
	const turns = [];
	for (const merge of history.merges) {
		const turn = await takeTurn(merge, run, policies);
		turns.push(turn);
		if (isBroken(turn.outcome)) return breakOff(turns, history, run);
		const pending = [...history.pending, ...unsettled(turns)];
		if (merge.commit !== push.after) await Promise.all([tellSettled(turn, run), mark(merge.commit, merge.markers + 1, {
			turns: [turn],
			pending
		}, run)]);
	}
	const direct = isOwnCommitKnown ? null : await checkDirectPush(push, history, policies);
	if (direct !== null && isBroken(direct.outcome)) return breakOff(turns, history, run, [direct]);
	const stillPending = await recheckPending(history.pending, push, run, policies);
	const concluded = concludeAll(turns);
	const unreviewed = [...await checkDirectCommits(push, history, policies), ...direct === null ? [] : [direct]];
	const merges = [...concluded.map(settledMerge), ...unreviewed];
	const fresh = merges.some(({ refusal }) => refusal !== null) ? await planOfTip(push, run, policies) : null;
	const pending = [
		...stillPending,
		...unsettled(turns),
		...unreviewed.map(({ commit }) => shortCommit(commit))
	];
	await Promise.all([...concluded.filter((turn) => !isSettled(turn) || turn.merge.commit === push.after).map((turn) => tell(turn, fresh, run)), mark(push.after, history.markers + 1, {
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
async function planOfTip({ branch }, { forge, notes }, policies) {
	try {
		const tip = await forge.tip(branch);
		return planIn((await policies.previewAt(tip, tip)).outcome);
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		notes.notices.add(`What the platform lacks now could not be read. ${require_start.withFix(error, "action")}`);
		return null;
	}
}
const isSettled = ({ refusal, later }) => refusal === null && later.length === 0;
const tellSettled = async (turn, run) => isSettled(turn) ? tell(conclude(turn, new Map()), null, run) : void 0;
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
	let history = await require_freshness.readUnsettled(run, push, run.job.run);
	const lastCommit = () => history.merges.at(-1)?.commit ?? history.since;
	for (const seconds of [0, ...waits]) {
		if (seconds > 0) {
			await clock.sleep(seconds * 1e3);
			history = await require_freshness.readUnsettled(run, push, run.job.run);
		}
		const last = lastCommit();
		const isKnown = last === null || last === push.after || await policies.areSame(last, push.after);
		if (isKnown === true) return {
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
function noteBounds({ bounded, merges, pending, settledBefore }, { notes }) {
	if (bounded === "other-token") notes.warnings.add("The marks of earlier runs were made with another API token, so only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.");
	if (bounded === "too-far") notes.warnings.add(`No run has settled any of the last ${String(100)} commits, so only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.`);
	if (bounded === "first-run") notes.notices.add("No earlier run has settled a merge here, so only the pull requests of this push were considered.");
	if (settledBefore) notes.notices.add("An earlier attempt of this run settled merges already. Its plan file has their undo.");
	if (bounded === null && merges.length === 0 && pending.length === 0) notes.notices.add("Nothing is left to settle: every merge up to this commit was dealt with before.");
}
const onStaleIn = (turns) => turns.at(-1)?.onStale ?? "refuse";
const isBroken = ({ kind }) => kind === "failed" || kind === "partial";
async function takeTurn(merge, run, policies) {
	const { pull, contained } = merge;
	for (const { number } of contained) run.notes.notices.add(`Pull request #${String(number)} is part of #${String(pull.number)}: what becomes of that one is true of both.`);
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
function decideTurn({ pull, anchored, later }, { outcome, current }) {
	const declared = planIn(outcome)?.bundles ?? [];
	return require_freshness.decideMerge({
		pull,
		anchored,
		current,
		declared,
		later: later.flatMap(({ bundles }) => bundles),
		isQueued: false
	});
}
function laterMergesOf({ later, anchored }, { current }) {
	const changed = current?.covered.map(({ bundle }) => bundle) ?? [];
	const recorded = anchored.state === "intact" ? anchored.record.bundles : [];
	return [...changed, ...recorded].map((bundle) => later.filter(({ bundles }) => isAmong(bundle, bundles))).filter((merges) => merges.length > 0 && !merges.some(({ isApplied }) => isApplied)).map((merges) => merges.map(({ pull }) => pull));
}
async function send({ pull, anchored }, plan, preview, run) {
	if (anchored.state === "intact") await require_freshness.updateComment(run, pull, anchored.comment, {
		kind: "applying",
		plan
	});
	return preview.apply(plan);
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
		moved: require_report.movedOf(outcome.results),
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
	const isApplied = (pull) => {
		const end = ends.get(pull);
		return end !== void 0 && end.refusal === null && !end.isWaiting && !isBroken(end.outcome);
	};
	const open = later.find((pulls) => !pulls.some(isApplied));
	const settled = merge.later.find((one) => one.isApplied)?.pull ?? null;
	if (refusal !== null || open === void 0) return {
		...turn,
		by: later.flat().find(isApplied) ?? settled,
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
const unsettled = (turns) => concludeAll(turns).filter(({ refusal, isWaiting }) => refusal !== null || isWaiting).map(({ merge }) => `#${String(merge.pull.number)}`);
const settledMerge = ({ merge, outcome, refusal }) => ({
	pull: merge.pull,
	commit: merge.commit,
	outcome,
	refusal
});
async function breakOff(turns, { merges, pending }, run, others = []) {
	for (const { pull } of merges.slice(turns.length)) run.notes.warnings.add(`Pull request #${String(pull.number)} was not checked, because this run stopped before. Re-run this job.`);
	const concluded = concludeAll(turns);
	await Promise.all(concluded.map((turn) => tell(turn, null, run)));
	return {
		merges: [...concluded.map(settledMerge), ...others],
		stillPending: pending,
		fresh: null,
		onStale: onStaleIn(turns)
	};
}
async function checkDirectPush({ after, branch }, { merges, since }, policies) {
	const last = merges.at(-1)?.commit ?? since ?? after;
	const { outcome, current } = await policies.previewAt(after, last);
	const open = current?.covered.filter(({ bundle }) => bundle.changes.length > 0) ?? [];
	if (outcome.kind === "failed") return {
		pull: null,
		commit: after,
		outcome,
		refusal: null
	};
	if (outcome.kind !== "invalid" && open.length === 0) return null;
	return {
		pull: null,
		commit: after,
		outcome,
		refusal: {
			code: "direct-push",
			commit: after,
			branch,
			bundles: open.map(({ bundle: { deployment, kind } }) => ({
				deployment,
				kind
			}))
		}
	};
}
async function checkDirectCommits({ after, branch }, { merges }, policies) {
	const found = [];
	for (const { direct } of merges) {
		if (direct === null || await policies.areSame(direct.from, direct.to) === true) continue;
		const { outcome, current } = await policies.previewAt(direct.to, direct.from);
		const plan = planIn((await policies.previewAt(after, after)).outcome);
		const changed = current?.covered.map(({ bundle }) => bundle) ?? plan?.bundles ?? [];
		const bundles = (plan?.bundles.filter((bundle) => bundle.changes.length > 0 && isAmong(bundle, changed)) ?? []).map(({ deployment, kind }) => ({
			deployment,
			kind
		}));
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
const shortCommit = (commit) => commit.slice(0, 7);
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
async function tell(turn, fresh, run) {
	const { merge, refusal } = turn;
	const { pull, anchored } = merge;
	try {
		for (const one of merge.contained) await tellContained(one, turn, fresh, run);
		if (anchored.state !== "intact" && refusal === null) return;
		const comment = "comment" in anchored ? anchored.comment : (await require_freshness.readReview(run, pull)).current;
		const state = endState(turn, fresh);
		if (comment !== null) await require_freshness.updateComment(run, pull, comment, state);
		else if (refusal !== null) await require_freshness.writeComment(run, {
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
async function tellAgain({ settledLast }, { after }, run, policies) {
	for (const pull of settledLast) {
		const anchored = await require_freshness.readRecord(run, pull, await run.forge.statuses(pull.head));
		if (anchored.state !== "intact" || anchored.shown !== "applying" && anchored.shown !== "planned") continue;
		const bundles = planIn((await policies.previewAt(after, after)).outcome)?.bundles.filter((bundle) => isAmong(bundle, anchored.record.bundles)) ?? [];
		if (bundles.length === 0 || bundles.some(({ changes }) => changes.length > 0)) continue;
		await require_freshness.updateComment(run, pull, anchored.comment, appliedState(unchanged([], require_plan.makePlan(bundles))));
	}
}
async function tellContained(pull, { merge, outcome, refusal }, fresh, run) {
	const { current } = await require_freshness.readReview(run, pull);
	if (current === null || isBroken(outcome)) return;
	const by = merge.pull.number;
	const state = refusal === null ? {
		kind: "superseded",
		by: {
			what: "pull",
			pull: by,
			isApplied: true
		}
	} : {
		kind: "refused",
		refusal: {
			code: "waits",
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
	if (planIn(outcome)?.bundles.length === 0) return {
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
async function mark(commit, number, { turns, pending }, run) {
	const { forge, key, job, notes } = run;
	const marker = {
		number,
		run: job.run.id,
		pending,
		results: require_freshness.resultsDigest(turns.flatMap(resultsOf))
	};
	const status = require_freshness.settledStatus(key, commit, marker, {
		summary: settledWords(turns, pending),
		url: job.run.url
	});
	try {
		await forge.setStatus(commit, status);
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		notes.warnings.add(`Commit ${shortCommit(commit)} could not be marked as settled, so the next run checks its merges again. ${require_start.withFix(error, "action")}`);
	}
}
const resultsOf = ({ outcome, refusal }) => {
	const applied = "results" in outcome ? outcome.results.map(({ bundle, outcome: { result } }) => ({
		bundle,
		result
	})) : [];
	const others = "results" in outcome ? [] : (planIn(outcome)?.bundles ?? []).map((bundle) => ({
		bundle,
		result: refusal?.code ?? "already-applied"
	}));
	return [...applied, ...others].map(({ bundle, result }) => [
		bundle.deployment.slug,
		bundle.kind,
		result
	]);
};
function settledWords(turns, pending) {
	const settled = turns.filter(({ refusal }) => refusal === null).map(({ merge }) => `#${String(merge.pull.number)}`);
	const first = settled.length === 0 ? "Nothing new to settle." : `Settled: ${settled.join(", ")}.`;
	return pending.length === 0 ? first : `${first} Not applied: ${pending.join(", ")}.`;
}
async function markAllSettled(commit, run) {
	const { marker } = require_freshness.readSettledMarker(run.key, commit, await run.forge.statuses(commit));
	await mark(commit, (marker?.number ?? 0) + 1, {
		turns: [],
		pending: []
	}, run);
}
Object.defineProperty(exports, "applyMerged", {
	enumerable: true,
	get: function() {
		return applyMerged;
	}
});
Object.defineProperty(exports, "markAllSettled", {
	enumerable: true,
	get: function() {
		return markAllSettled;
	}
});
Object.defineProperty(exports, "noteBounds", {
	enumerable: true,
	get: function() {
		return noteBounds;
	}
});
