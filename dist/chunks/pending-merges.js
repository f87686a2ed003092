const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_settled_marker = require("./settled-marker.js");
const require_review = require("./review.js");
const require_review_key = require("./review-key.js");
const require_stale = require("./stale.js");
const require_stale_pulls = require("./stale-pulls.js");
// src/review/merge/mark-settled.ts
const shortCommit = (commit) => commit.slice(0, 7);
async function markSettled(commit, number, { results, pending }, run, manual = null) {
	const { forge, key, job, runMessages } = run;
	const text = manual ?? {
		summary: describeSettled(results, pending),
		results: require_settled_marker.resultsDigest(results.flatMap(bundleResults))
	};
	const marker = {
		number,
		run: job.run.id,
		pending,
		results: text.results
	};
	const statuses = require_settled_marker.makeSettledStatuses(key, commit, marker, {
		summary: text.summary,
		url: job.run.url
	});
	try {
		await Promise.all(statuses.map((status) => forge.setStatus(commit, status)));
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		runMessages.warnings.add(`Commit ${shortCommit(commit)} could not be marked as settled, so the next run checks its merges again. ${require_start.withFix(error, "action")}`);
	}
}
function bundleResults({ outcome, refusal }) {
	if ("results" in outcome) return outcome.results.map(({ bundle, result }) => [
		bundle.deployment.slug,
		bundle.kind,
		result.kind
	]);
	const result = refusal?.code ?? "already-applied";
	return (require_validate.planOf(outcome)?.bundles ?? []).map(({ deployment, kind }) => [
		deployment.slug,
		kind,
		result
	]);
}
function describeSettled(results, pending) {
	const settled = results.map(({ merge }) => ({ pull: merge.pull.number })).filter((merge) => !require_settled_marker.includesMerge(pending, merge));
	const summary = settled.length === 0 ? "Nothing new to settle." : `Settled: ${settled.map(require_settled_marker.nameOfMerge).join(", ")}.`;
	return pending.length === 0 ? summary : `${summary} Not applied: ${pending.map(require_settled_marker.nameOfMerge).join(", ")}.`;
}
// src/review/merge/pending-merges.ts
async function recheckPending(pending, { after }, run, previews) {
	if (pending.length === 0) return [];
	const changed = require_validate.planOf((await previews.previewAt(after, after)).outcome)?.bundles.filter(({ changes }) => changes.length > 0) ?? null;
	const stillPending = [];
	for (const merge of pending) {
		const pendingPull = await readPendingOrNote(merge, changed === null || changed.length > 0 ? previews : null, run);
		if (mayLackBundle(changed, pendingPull)) stillPending.push(merge);
		else await markUpToDate(pendingPull, run);
	}
	return stillPending;
}
function mayLackBundle(changed, pendingPull) {
	if (changed === null) return true;
	const bundles = pendingPull?.bundles ?? null;
	return changed.some((bundle) => bundles === null || require_review.includesBundle(bundles, bundle));
}
async function markUpToDate(pendingPull, run) {
	if (pendingPull === null || pendingPull.comment === null) return;
	await require_stale_pulls.updateComment(run, pendingPull.pull, pendingPull.comment, {
		kind: "superseded",
		by: { what: "equal" }
	});
}
async function settleManually(commit, branch, plan, run) {
	const { merges, pending, lastMarkerNumber } = await require_stale.readUnsettledHistory(run, {
		branch,
		before: commit,
		after: commit
	}, run.job.run);
	await markSettled(commit, lastMarkerNumber + 1, {
		results: [],
		pending: []
	}, run, require_settled_marker.describeManualApply(run.job.startedBy ?? "unknown", plan));
	for (const { pull, anchored } of merges) if (anchored.state === "intact" && !require_stale.wasRecordApplied(anchored)) await markUpToDate({
		pull,
		comment: anchored.comment
	}, run);
	for (const merge of pending) await markUpToDate(await readPendingOrNote(merge, null, run), run);
}
async function readPendingOrNote(merge, previews, run) {
	if ("commit" in merge) return null;
	try {
		return await readPending(merge.pull, previews, run);
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		run.runMessages.notices.add(`Pull request ${require_settled_marker.nameOfMerge(merge)} could not be checked again. ${require_start.withFix(error, "action")}`);
		return null;
	}
}
async function readPending(number, previews, run) {
	const pull = await run.forge.pull(number);
	const anchored = await require_review_key.readRecord(run, pull, await run.forge.statuses(pull.head));
	if (anchored.state !== "intact") return {
		pull,
		comment: null,
		bundles: null
	};
	const { comment, record } = anchored;
	if (previews === null) return {
		pull,
		comment,
		bundles: record.bundles
	};
	const merge = await require_stale.readMerge(run, pull);
	const current = merge && (await previews.previewAt(merge.commit, merge.base)).current;
	return {
		pull,
		comment,
		bundles: current && [...record.bundles, ...current.covered.map(({ bundle }) => bundle)]
	};
}
Object.defineProperty(exports, "markSettled", {
	enumerable: true,
	get: function() {
		return markSettled;
	}
});
Object.defineProperty(exports, "recheckPending", {
	enumerable: true,
	get: function() {
		return recheckPending;
	}
});
Object.defineProperty(exports, "settleManually", {
	enumerable: true,
	get: function() {
		return settleManually;
	}
});
Object.defineProperty(exports, "shortCommit", {
	enumerable: true,
	get: function() {
		return shortCommit;
	}
});
