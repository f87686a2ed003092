const require_freshness = require("./freshness.js");
// src/action/stale.ts
async function markOpenPulls(present, action) {
	const { inputs, github, job } = action;
	if (!inputs.comment || present.live.length === 0) return;
	const { openPulls = github.openPulls(job.repository.defaultBranch) } = present;
	await require_freshness.markStale({
		...present,
		onStale: inputs.onStale ?? present.onStale,
		openPulls
	}, require_freshness.openReview(action));
}
const liveAfter = (outcome) => "results" in outcome ? outcome.results.flatMap(({ bundle: { deployment, kind }, outcome: result }) => {
	const stateVersion = result.result === "applied" ? result.undo?.stateVersion ?? null : null;
	return stateVersion === null ? [] : [{
		deployment,
		kind,
		stateVersion
	}];
}) : [];
Object.defineProperty(exports, "liveAfter", {
	enumerable: true,
	get: function() {
		return liveAfter;
	}
});
Object.defineProperty(exports, "markOpenPulls", {
	enumerable: true,
	get: function() {
		return markOpenPulls;
	}
});
