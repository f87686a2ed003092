const require_comparison = require("./comparison.js");
const require_review = require("./review.js");
const require_review_key = require("./review-key.js");
// src/review/decide/match-record.ts
const matchWithPlan = ({ bundles }, covered) => bundles.map((reviewed) => {
	const current = covered.find(({ bundle }) => require_review.isSameBundleAndSlug(bundle, reviewed));
	return matchBundle(reviewed, current?.bundle ?? null, current?.base);
});
const matchWithDeclared = (recorded, declared) => recorded.map((reviewed) => matchBundle(reviewed, declared.find((bundle) => require_review.isSameBundleAndSlug(bundle, reviewed)) ?? null, void 0));
function matchBundle(reviewed, planned, baseDigest) {
	if (planned === null) return {
		reviewed,
		planned,
		comparison: "missing",
		baseDigest
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
		baseDigest
	};
}
const hasOrHadChanges = ({ reviewed, planned }) => require_review_key.hasChanges(reviewed) || planned !== null && planned.changes.length > 0;
const unrecordedBundles = ({ bundles }, covered) => covered.filter(({ bundle }) => bundle.changes.length > 0 && !bundles.some((recorded) => require_review.isSameBundleAndSlug(recorded, bundle)));
function otherPlatformOrSettingsCause(record, { platform, settings }) {
	if (record.platform !== platform) return {
		code: "other-platform",
		reviewed: record.platform
	};
	if (record.settings !== settings) return { code: "settings" };
	return null;
}
function otherPlanCause(matched, unreviewed) {
	const missing = matched.filter(({ comparison }) => comparison === "missing").map(({ reviewed }) => toReference(reviewed));
	const added = unreviewed.map(({ bundle }) => toReference(bundle));
	if (missing.length + added.length > 0) return {
		code: "bundles",
		missing,
		added
	};
	const changed = matched.filter(({ comparison }) => comparison === "plan-changed");
	const changedFiles = changed.filter(({ reviewed, planned }) => reviewed.bundle !== planned?.bundleDigest);
	if (changedFiles.length > 0) return {
		code: "files",
		bundles: changedFiles.map(({ reviewed }) => toReference(reviewed))
	};
	return changed.length === 0 ? null : {
		code: "stale",
		staleBundles: staleBundles(changed)
	};
}
const reviewedBundles = (matched) => matched.flatMap(({ reviewed, planned }) => {
	if (planned === null) return [];
	const { stateVersion, bundle: bundleDigest, diff: diffDigest } = reviewed;
	return [{
		...planned,
		stateVersion,
		bundleDigest,
		diffDigest
	}];
});
const staleBundles = (matched) => matched.flatMap(({ reviewed, planned }) => planned === null ? [] : [toStaleBundle(reviewed, planned)]);
function toStaleBundle(reviewed, planned) {
	const { deployment, kind, stateVersion, changes } = planned;
	if (reviewed.changes === null) return {
		deployment,
		kind,
		reviewed: {
			...reviewed,
			changes: null
		},
		current: {
			stateVersion,
			changes: null
		}
	};
	return {
		deployment,
		kind,
		reviewed: {
			...reviewed,
			changes: reviewedChanges(changes, reviewed.changes)
		},
		current: {
			stateVersion,
			changes
		}
	};
}
function reviewedChanges(changes, digests) {
	const reviewedDigests = new Set(digests);
	return changes.filter((change) => reviewedDigests.has(require_review_key.shortDigest(change)));
}
const toReference = ({ deployment, kind }) => ({
	deployment,
	kind
});
Object.defineProperty(exports, "hasOrHadChanges", {
	enumerable: true,
	get: function() {
		return hasOrHadChanges;
	}
});
Object.defineProperty(exports, "matchWithDeclared", {
	enumerable: true,
	get: function() {
		return matchWithDeclared;
	}
});
Object.defineProperty(exports, "matchWithPlan", {
	enumerable: true,
	get: function() {
		return matchWithPlan;
	}
});
Object.defineProperty(exports, "otherPlanCause", {
	enumerable: true,
	get: function() {
		return otherPlanCause;
	}
});
Object.defineProperty(exports, "otherPlatformOrSettingsCause", {
	enumerable: true,
	get: function() {
		return otherPlatformOrSettingsCause;
	}
});
Object.defineProperty(exports, "reviewedBundles", {
	enumerable: true,
	get: function() {
		return reviewedBundles;
	}
});
Object.defineProperty(exports, "staleBundles", {
	enumerable: true,
	get: function() {
		return staleBundles;
	}
});
Object.defineProperty(exports, "toReference", {
	enumerable: true,
	get: function() {
		return toReference;
	}
});
Object.defineProperty(exports, "unrecordedBundles", {
	enumerable: true,
	get: function() {
		return unrecordedBundles;
	}
});
