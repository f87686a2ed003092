const require_review = require("./review.js");
const require_review_key = require("./review-key.js");
const require_match_record = require("./match-record.js");
// src/review/decide/decide-merge.ts
function decideMerge(facts) {
	const { pull, current, isQueued } = facts;
	if (current === null) return {
		kind: "refuse",
		cause: {
			code: "invalid",
			pull: pull.number
		},
		done: []
	};
	const { changed, unapplied, matched } = bundlesToSettle(facts, current);
	if (unapplied.length === 0 && matched.every(({ comparison }) => comparison === "no-changes")) return {
		kind: "settled",
		bundles: changed.map(({ bundle }) => bundle)
	};
	const cause = refusalCause({
		changed,
		unapplied,
		matched
	}, facts, current);
	if (cause === null) return {
		kind: "send",
		bundles: require_match_record.reviewedBundles(matched),
		staleBundles: []
	};
	if (cause.code === "stale" && !isQueued && isAnyDeploymentUnchanged(matched)) return {
		kind: "send",
		bundles: require_match_record.reviewedBundles(matched),
		staleBundles: cause.staleBundles
	};
	return {
		kind: "refuse",
		cause,
		done: matched.filter(({ reviewed, comparison }) => comparison === "no-changes" && require_review_key.hasChanges(reviewed)).map(({ reviewed }) => require_match_record.toReference(reviewed))
	};
}
function bundlesToSettle({ anchored, declared, laterBundles, unanswered }, current) {
	const isLeftOut = (bundle) => require_review.includesBundle(laterBundles, bundle) || unanswered.includes(bundle.deployment.slug);
	const changed = current.covered.filter(({ bundle }) => !isLeftOut(bundle));
	const recorded = anchored.state === "intact" ? anchored.record.bundles : [];
	const matched = require_match_record.matchWithDeclared(recorded.filter((bundle) => !isLeftOut(bundle)), declared);
	return {
		changed,
		unapplied: changed.filter(({ bundle }) => bundle.changes.length > 0),
		matched: matched.filter(require_match_record.hasOrHadChanges)
	};
}
function isAnyDeploymentUnchanged(matched) {
	return [...Map.groupBy(matched, ({ reviewed }) => reviewed.deployment.id).values()].some((bundles) => bundles.some(({ comparison }) => comparison === "as-reviewed" || comparison === "state-changed") && bundles.every(({ comparison }) => comparison !== "plan-changed"));
}
function refusalCause({ changed, unapplied, matched }, facts, current) {
	const { pull, anchored, isQueued } = facts;
	const reviewed = matched.map((bundle) => bundle.reviewed);
	const unreviewed = unapplied.filter(({ bundle }) => !require_review.includesBundle(reviewed, bundle));
	return untrustedRecordCause(anchored, pull) ?? otherTargetCause(anchored, pull, current) ?? require_match_record.otherPlanCause(matched, unreviewed) ?? unchangedBundlesCause(matched, changed) ?? (isQueued ? staleInQueueCause(matched, current) : null);
}
function untrustedRecordCause(anchored, { number, head, mergedAt, isFork }) {
	if (anchored.state === "none") {
		if (anchored.hasOtherToken) return { code: "other-token" };
		return isFork ? {
			code: "fork",
			pull: number
		} : {
			code: "no-record",
			pull: number,
			head
		};
	}
	const { createdAt } = anchored.anchor;
	if (mergedAt !== null && createdAt >= mergedAt) return {
		code: "recorded-late",
		pull: number,
		recordedAt: createdAt,
		mergedAt
	};
	return anchored.state === "intact" ? null : {
		code: anchored.state,
		pull: number
	};
}
function otherTargetCause(anchored, { base }, current) {
	if (anchored.state !== "intact") return null;
	const { record } = anchored;
	const cause = require_match_record.otherPlatformOrSettingsCause(record, current);
	if (cause !== null) return cause;
	if (record.base.branch !== base) return {
		code: "other-base",
		reviewed: record.base.branch,
		merged: base
	};
	return null;
}
function unchangedBundlesCause(matched, changed) {
	const changedBundles = changed.map(({ bundle }) => bundle);
	const unchanged = matched.filter(({ reviewed, comparison }) => comparison !== "no-changes" && !require_review.includesBundle(changedBundles, reviewed));
	if (unchanged.length === 0) return null;
	return {
		code: "bundles",
		missing: unchanged.map(({ reviewed }) => require_match_record.toReference(reviewed)),
		added: []
	};
}
function staleInQueueCause(matched, { onStale }) {
	if (onStale !== "refuse") return null;
	const stale = require_match_record.staleBundles(matched.filter(({ comparison }) => comparison === "state-changed"));
	return stale.length === 0 ? null : {
		code: "stale",
		staleBundles: stale
	};
}
Object.defineProperty(exports, "decideMerge", {
	enumerable: true,
	get: function() {
		return decideMerge;
	}
});
