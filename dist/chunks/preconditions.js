const require_start = require("./start.js");
const require_signing = require("./signing.js");
const require_action = require("../action.js");
const require_review_key = require("./review-key.js");
let node_path = require("node:path");
// src/action/open-review.ts
function reviewScopeName(inputs) {
	const path = node_path.posix.normalize(require_action.configPath(inputs));
	return [path === "ifmatch.yaml" ? "" : path, inputs.deployment ?? ""].filter((name) => name !== "").join(", ");
}
function openReview({ runtime, job, github, inputs, runMessages }) {
	const scope = {
		forge: github.name,
		repository: job.repository.id,
		config: reviewScopeName(inputs)
	};
	const secrets = runtime.connections.reviewTokens(inputs.deployment).map((secret) => require_signing.usableToken(secret, "record"));
	return {
		forge: github,
		key: new require_review_key.ReviewKey(secrets.join("\n"), scope),
		job,
		summary: inputs.summary,
		planFile: inputs.planFile,
		runMessages
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
	const head = git.resolveCommit("HEAD");
	if (head === null && runtime.source.list("").length === 0) throw new require_start.UsageError("The workspace is empty.", { fix: "Add actions/checkout before this step." });
	if (head === null || head === job.sha) return;
	throw new require_start.UsageError(`The checkout is at ${head}, and not at ${job.sha}.`, { fix: "Remove \"ref:\" from actions/checkout." });
}
function requireClone({ git }) {
	if (git.textOrNull("--version") === null) throw new require_start.UsageError("git is not installed, and the action reads the commits with it.", { fix: require_action.fixes.noGit });
	if (git.resolveCommit("HEAD") !== null) return;
	const refusal = git.whyRefused();
	if (refusal !== null) throw new require_start.UsageError(`git cannot read this repository: ${refusal}`);
	throw new require_start.UsageError("No commit is checked out: the working directory is in no clone.", { fix: require_action.fixes.noClone });
}
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
