const require_drift = require("./drift.js");
const require_start = require("./start.js");
const require_drift_report = require("./drift-report.js");
const require_fields = require("./fields.js");
// src/report/formats/json/drift.ts
function renderDriftJson(outcome, run) {
	const { drift, brokenTests, fix } = "drift" in outcome ? outcome : {
		drift: null,
		brokenTests: [],
		fix: null
	};
	return require_fields.renderRunJson("drift", outcome, run, {
		digest: drift?.digest ?? null,
		summary: drift === null ? null : require_drift.countOrigins(require_drift.changesIn(drift)),
		bundles: drift?.bundles.map(driftBundleJson) ?? [],
		unmanaged: drift?.undeclared.map(require_fields.bundleJson) ?? [],
		broken_tests: brokenTests.map(require_fields.testResultJson),
		fix: fix === null ? null : fixJson(fix)
	});
}
const driftBundleJson = ({ deployment, kind, stateVersion, base, digest, changes }) => ({
	...require_fields.bundleJson({
		deployment,
		kind
	}),
	state_version: stateVersion,
	base: baseJson(base),
	digest,
	entries: changes.map(driftChangeJson)
});
function baseJson(base) {
	if (base.kind === "plan") return {
		kind: "plan",
		path: base.path,
		digest: base.digest
	};
	if (base.kind === "none") return {
		kind: "none",
		why: base.reason
	};
	const { commit, committedAt, chosenBy, differences } = base;
	return {
		kind: "commit",
		commit,
		committed_at: committedAt,
		chosen: chosenBy,
		differs: differences
	};
}
const driftChangeJson = (entry) => ({
	origin: entry.origin,
	...require_fields.changeJson(entry.change),
	says: require_drift_report.driftChangeSentences(entry).map(require_start.plainText),
	edit: entry.platformEdit === null ? null : require_fields.changeJson(entry.platformEdit),
	at: entry.change.at && require_fields.positionJson(entry.change.at)
});
const fixJson = ({ written, removed, fixed, notFixed, expired }) => ({
	written: [...written],
	removed: [...removed],
	fixed: fixed.map(({ change }) => ({
		object: change.object,
		key: change.key
	})),
	left: notFixed.map(({ driftChange, reason }) => ({
		object: driftChange.change.object,
		key: driftChange.change.key,
		why: reason
	})),
	expired
});
exports.renderDriftJson = renderDriftJson;
