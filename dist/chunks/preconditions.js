const require_start = require("./start.js");
const require_signing = require("./signing.js");
const require_action = require("../action.js");
const require_key = require("./key.js");
const require_comparison = require("./comparison.js");
let node_path = require("node:path");
// src/review/decide.ts
function decideReview(facts) {
	const { pull, anchored, previous, isRerunByPerson } = facts;
	if (anchored.state === "none") return decideForNewCommit(facts, 1, differenceBeyondPush);
	const number = anchored.anchor.number + 1;
	const isBackToOlderCommit = previous !== null && previous.record !== null && previous.anchor.createdAt > anchored.anchor.createdAt;
	if (anchored.state === "replaced" || isBackToOlderCommit) return decideForNewCommit(facts, number, differenceFromRecord);
	if (anchored.state === "intact") {
		const difference = differenceFromRecord(anchored.record, facts);
		if (difference !== null) return isRerunByPerson ? {
			kind: "record",
			number,
			changeSinceReview: difference
		} : {
			kind: "refuse",
			difference
		};
		return anchored.record.base.branch === pull.base ? { kind: "confirm" } : {
			kind: "record",
			number,
			changeSinceReview: null
		};
	}
	if (facts.digest === anchored.anchor.digest) return {
		kind: "record",
		number,
		changeSinceReview: null
	};
	const difference = {
		cause: {
			code: anchored.state,
			pull: pull.number
		},
		moved: []
	};
	return isRerunByPerson ? {
		kind: "record",
		number,
		changeSinceReview: difference
	} : {
		kind: "refuse",
		difference
	};
}
function decideForNewCommit(facts, number, compare) {
	const { pull, current, anchored, previous } = facts;
	if (current.covered.length === 0) return { kind: "show" };
	if (previous !== null && previous.record !== null) return {
		kind: "record",
		number,
		changeSinceReview: compare(previous.record, facts)
	};
	if (anchored.state === "replaced") return {
		kind: "record",
		number,
		changeSinceReview: lostRecordDifference("replaced", pull)
	};
	return {
		kind: "record",
		number,
		changeSinceReview: previous === null ? null : lostRecordDifference("edited", pull)
	};
}
const lostRecordDifference = (code, { number }) => ({
	cause: {
		code,
		pull: number
	},
	moved: []
});
function differenceFromRecord(record, { current }) {
	const targetCause = otherPlatformOrSettingsCause(record, current);
	const matched = matchWithPlan(record, current.covered).filter(hasOrHadChanges);
	const planCause = otherPlanCause(matched, unrecordedBundles(record, current.covered));
	const moved = matched.filter(({ comparison }) => comparison !== "as-reviewed" && !isAccepted(comparison, current)).flatMap(toStaleBundle);
	const cause = targetCause ?? planCause ?? (moved.length === 0 ? null : {
		code: "stale",
		moved
	});
	return cause && {
		cause,
		moved
	};
}
function differenceBeyondPush(record, { pull, base, current }) {
	const targetCause = otherPlatformOrSettingsCause(record, current);
	const matched = matchWithPlan(record, current.covered).filter(hasOrHadChanges);
	const moved = matched.filter(({ comparison, planned, reviewed }) => {
		if (planned === null || comparison === "as-reviewed" || isAccepted(comparison, current)) return false;
		return !(planned.bundleDigest !== reviewed.bundle && planned.stateVersion === reviewed.stateVersion);
	});
	if (targetCause !== null) return {
		cause: targetCause,
		moved: moved.flatMap(toStaleBundle)
	};
	if (moved.length > 0) return {
		cause: {
			code: "stale",
			moved: moved.flatMap(toStaleBundle)
		},
		moved: moved.flatMap(toStaleBundle)
	};
	const isRetargeted = record.base.branch !== pull.base;
	const rebased = matched.filter((one) => one.base !== void 0 && (one.base !== one.reviewed.base || isRetargeted && one.planned?.bundleDigest !== one.reviewed.bundle));
	if (rebased.length > 0) return {
		cause: {
			code: "files",
			bundles: rebased.map(({ reviewed }) => toReference(reviewed))
		},
		moved: []
	};
	if (!(isRetargeted || record.base.commit !== base)) return null;
	const added = unrecordedBundles(record, current.covered);
	const missing = matched.filter(({ planned }) => planned === null);
	if (added.length + missing.length === 0) return null;
	return {
		cause: {
			code: "bundles",
			missing: missing.map(({ reviewed }) => toReference(reviewed)),
			added: added.map(({ bundle }) => toReference(bundle))
		},
		moved: []
	};
}
const isAccepted = (comparison, { onStale }) => comparison === "state-changed" && onStale === "same-diff";
function decideMerge(facts) {
	const { pull, anchored, current, laterBundles, unanswered } = facts;
	if (current === null) return {
		kind: "refuse",
		cause: {
			code: "invalid",
			pull: pull.number
		},
		done: []
	};
	const isLeftOut = (name) => laterBundles.some((one) => isSameReference(one, name)) || unanswered.includes(name.deployment.slug);
	const changed = current.covered.filter(({ bundle }) => !isLeftOut(bundle));
	const record = anchored.state === "intact" ? anchored.record : null;
	const matched = matchRecorded((record?.bundles ?? []).filter((bundle) => !isLeftOut(bundle)), facts.declared, []).filter(hasOrHadChanges);
	const unapplied = changed.filter(({ bundle }) => bundle.changes.length > 0);
	if (unapplied.length === 0 && matched.every(({ comparison }) => comparison === "no-changes")) return {
		kind: "settled",
		bundles: changed.map(({ bundle }) => bundle)
	};
	const cause = refusalCause({
		matched,
		changed,
		unapplied
	}, facts, current);
	if (cause === null) return {
		kind: "send",
		bundles: matched.flatMap(toReviewedBundle),
		moved: []
	};
	if (cause.code === "stale" && !facts.isQueued && isAnyDeploymentUnchanged(matched)) return {
		kind: "send",
		bundles: matched.flatMap(toReviewedBundle),
		moved: cause.moved
	};
	return {
		kind: "refuse",
		cause,
		done: matched.filter(({ reviewed, comparison }) => comparison === "no-changes" && require_key.hasChanges(reviewed)).map(({ reviewed }) => toReference(reviewed))
	};
}
function isAnyDeploymentUnchanged(matched) {
	return [...Map.groupBy(matched, ({ reviewed }) => reviewed.deployment.id).values()].some((bundles) => bundles.some(({ comparison }) => comparison === "as-reviewed" || comparison === "state-changed") && bundles.every(({ comparison }) => comparison !== "plan-changed"));
}
function refusalCause({ matched, changed, unapplied }, facts, current) {
	const { pull, anchored } = facts;
	const untrusted = untrustedRecordCause(anchored, pull);
	if (untrusted !== null) return untrusted;
	const otherTarget = anchored.state === "intact" ? otherTargetCause(anchored.record, pull, current) : null;
	if (otherTarget !== null) return otherTarget;
	return otherPlanCause(matched, unapplied.filter(({ bundle }) => !matched.some(({ reviewed }) => isSameReference(reviewed, bundle)))) ?? unchangedBundlesCause(matched, changed) ?? staleInQueueCause(matched, facts);
}
function unchangedBundlesCause(matched, changed) {
	const names = changed.map(({ bundle }) => bundle);
	const unchanged = matched.filter(({ reviewed, comparison }) => comparison !== "no-changes" && !isNamedIn(reviewed, names));
	if (unchanged.length === 0) return null;
	return {
		code: "bundles",
		missing: unchanged.map(({ reviewed }) => toReference(reviewed)),
		added: []
	};
}
function otherTargetCause(record, { base }, current) {
	const reviewed = record.base.branch;
	return otherPlatformOrSettingsCause(record, current) ?? (reviewed === base ? null : {
		code: "other-base",
		reviewed,
		merged: base
	});
}
function staleInQueueCause(matched, { isQueued, current }) {
	if (!isQueued || current?.onStale !== "refuse") return null;
	const moved = matched.filter(({ comparison }) => comparison === "state-changed").flatMap(toStaleBundle);
	return moved.length === 0 ? null : {
		code: "stale",
		moved
	};
}
function untrustedRecordCause(anchored, pull) {
	const { number, head, mergedAt } = pull;
	if (anchored.state === "none") {
		if (anchored.hasOtherToken) return { code: "other-token" };
		return pull.isFork ? {
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
function otherPlatformOrSettingsCause(record, { platform, settings }) {
	if (record.platform !== platform) return {
		code: "other-platform",
		reviewed: record.platform
	};
	return record.settings === settings ? null : { code: "settings" };
}
const hasOrHadChanges = ({ reviewed, planned }) => require_key.hasChanges(reviewed) || planned !== null && planned.changes.length > 0;
const matchWithPlan = ({ bundles }, covered) => matchRecorded(bundles, covered.map(({ bundle }) => bundle), covered);
const matchRecorded = (recorded, plannedBundles, covered) => recorded.map((reviewed) => {
	const planned = plannedBundles.find((bundle) => isSameReference(bundle, reviewed)) ?? null;
	const base = covered.find(({ bundle }) => isSameReference(bundle, reviewed))?.base;
	if (planned === null) return {
		reviewed,
		planned: null,
		comparison: "missing",
		base
	};
	const { bundle: bundleDigest, diff: diffDigest, stateVersion } = reviewed;
	return {
		reviewed,
		planned,
		comparison: require_comparison.compareWithReviewed({
			bundleDigest,
			diffDigest,
			stateVersion
		}, planned),
		base
	};
});
const unrecordedBundles = ({ bundles }, covered) => covered.filter(({ bundle }) => bundle.changes.length > 0 && !bundles.some((one) => isSameReference(one, bundle)));
function otherPlanCause(matched, unreviewed) {
	const missing = matched.filter(({ comparison }) => comparison === "missing").map(({ reviewed }) => toReference(reviewed));
	const added = unreviewed.map(({ bundle }) => toReference(bundle));
	if (missing.length + added.length > 0) return {
		code: "bundles",
		missing,
		added
	};
	const others = matched.filter(({ comparison }) => comparison === "plan-changed");
	const files = others.filter(({ reviewed, planned }) => reviewed.bundle !== planned?.bundleDigest);
	if (files.length > 0) return {
		code: "files",
		bundles: files.map(({ reviewed }) => toReference(reviewed))
	};
	return others.length === 0 ? null : {
		code: "stale",
		moved: others.flatMap(toStaleBundle)
	};
}
const toReviewedBundle = ({ reviewed, planned }) => planned === null ? [] : [{
	...planned,
	stateVersion: reviewed.stateVersion,
	bundleDigest: reviewed.bundle,
	diffDigest: reviewed.diff
}];
function toStaleBundle({ reviewed, planned }) {
	if (planned === null) return [];
	const { deployment, kind, stateVersion, changes } = planned;
	const isKnown = reviewed.changes !== null;
	return [{
		deployment,
		kind,
		reviewed: {
			...reviewed,
			changes: isKnown ? stillReviewed(reviewed.changes, changes) : null
		},
		now: {
			stateVersion,
			changes: isKnown ? changes : null
		}
	}];
}
function stillReviewed(digests, now) {
	const known = new Set(digests);
	return now.filter((change) => known.has(require_key.shortDigest(change)));
}
const isSameReference = (one, other) => one.kind === other.kind && one.deployment.id === other.deployment.id && one.deployment.slug === other.deployment.slug;
const isNamedIn = (bundle, names) => names.some((name) => isSameReference(name, bundle));
const toReference = ({ deployment, kind }) => ({
	deployment,
	kind
});
// src/action/open-review.ts
function reviewScopeName(inputs) {
	const path = node_path.posix.normalize(require_action.configPath(inputs));
	return [path === "ifmatch.yaml" ? "" : path, inputs.deployment ?? ""].filter((name) => name !== "").join(", ");
}
function openReview({ runtime, job, github, inputs, notes }) {
	const scope = {
		forge: github.name,
		repository: job.repository.id,
		config: reviewScopeName(inputs)
	};
	const secrets = runtime.connections.reviewTokens(inputs.deployment).map((secret) => require_signing.usableToken(secret, "record"));
	return {
		forge: github,
		key: new require_key.ReviewKey(secrets.join("\n"), scope),
		job,
		summary: inputs.summary,
		planFile: inputs.planFile,
		notes
	};
}
// src/action/preconditions.ts
function missingConnection({ inputs }) {
	if (!inputs.hasToken) return "no-token";
	return inputs.hasAddress ? null : "no-address";
}
function requireConnection(action) {
	const missing = missingConnection(action);
	if (missing === "no-token") throw new require_start.UsageError("No API token.", { fix: "Set the input api-token from a secret." });
	if (missing === "no-address") throw new require_start.UsageError("No platform address.", { fix: "Set the input base-url." });
}
function refuseOtherCheckout({ git, job, runtime }) {
	const head = git.commit("HEAD");
	if (head === null && runtime.source.list("").length === 0) throw new require_start.UsageError("The workspace is empty.", { fix: "Add actions/checkout before this step." });
	if (head === null || head === job.sha) return;
	throw new require_start.UsageError(`The checkout is at ${head}, and not at ${job.sha}.`, { fix: "Remove \"ref:\" from actions/checkout." });
}
function requireClone({ git }) {
	if (git.textOrNull("--version") === null) throw new require_start.UsageError("git is not installed, and the action reads the commits with it.", { fix: require_action.fixes.noGit });
	if (git.commit("HEAD") !== null) return;
	const refusal = git.whyRefused();
	if (refusal !== null) throw new require_start.UsageError(`git cannot read this repository: ${refusal}`);
	throw new require_start.UsageError("No commit is checked out: the working directory is in no clone.", { fix: require_action.fixes.noClone });
}
Object.defineProperty(exports, "decideMerge", {
	enumerable: true,
	get: function() {
		return decideMerge;
	}
});
Object.defineProperty(exports, "decideReview", {
	enumerable: true,
	get: function() {
		return decideReview;
	}
});
Object.defineProperty(exports, "isNamedIn", {
	enumerable: true,
	get: function() {
		return isNamedIn;
	}
});
Object.defineProperty(exports, "isSameReference", {
	enumerable: true,
	get: function() {
		return isSameReference;
	}
});
Object.defineProperty(exports, "missingConnection", {
	enumerable: true,
	get: function() {
		return missingConnection;
	}
});
Object.defineProperty(exports, "openReview", {
	enumerable: true,
	get: function() {
		return openReview;
	}
});
Object.defineProperty(exports, "refuseOtherCheckout", {
	enumerable: true,
	get: function() {
		return refuseOtherCheckout;
	}
});
Object.defineProperty(exports, "requireClone", {
	enumerable: true,
	get: function() {
		return requireClone;
	}
});
Object.defineProperty(exports, "requireConnection", {
	enumerable: true,
	get: function() {
		return requireConnection;
	}
});
