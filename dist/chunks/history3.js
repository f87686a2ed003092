const require_history = require("./history.js");
const require_start = require("./start.js");
const require_fields = require("./fields.js");
// src/report/formats/json/history.ts
const renderHistoryJson = ({ entries }) => entries.map((entry) => `${require_start.toJson(historyEntryJson(entry))}\n`).join("");
const historyEntryJson = (entry) => ({
	state: entry.state,
	applied_at: entry.appliedAt,
	verified: entry.isVerified,
	note: entry.note,
	commit: entry.commit,
	pull_request: entry.pull?.number ?? null,
	author: entry.pull?.author ?? null,
	merged_at: entry.pull?.mergedAt ?? null,
	approvers: entry.approvers?.map(({ login, commit }) => ({
		login,
		commit
	})) ?? null,
	run: entry.run,
	started_by: entry.startedBy,
	by_hand: entry.isByHand,
	plan: entry.planDigest,
	bundles: entry.bundles.map(({ deployment, kind, bundleDigest, diffDigest, stateVersion }) => ({
		deployment: {
			id: deployment.id,
			slug: deployment.slug
		},
		...require_fields.kindJson[kind],
		state_version: stateVersion,
		bundle_digest: bundleDigest,
		diff_digest: diffDigest
	})),
	changes: entry.changes.map(({ deployment, kind, verb, object, effect, says }) => ({
		deployment,
		...require_fields.kindJson[kind],
		verb,
		object,
		effect,
		says
	})),
	changes_left_out: require_history.countOmittedChanges(entry),
	source: entry.source
});
exports.renderHistoryJson = renderHistoryJson;
