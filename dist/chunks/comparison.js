const require_validate = require("./validate.js");
const require_start = require("./start.js");
// src/apply/comparison.ts
function compareWithReviewed(reviewed, current) {
	const isSameDiff = current.diffDigest === reviewed.diffDigest;
	const isSameContent = current.bundleDigest === reviewed.bundleDigest;
	const isSameState = current.stateVersion === reviewed.stateVersion;
	if (current.changes.length === 0) return isSameContent && isSameState && !isSameDiff ? "inconsistent" : "no-changes";
	if (!isSameContent || !isSameDiff) return "plan-changed";
	return isSameState ? "as-reviewed" : "state-changed";
}
const inconsistentAnswer = (current) => new require_start.PlatformError(`The platform shows no changes of ${require_validate.nameOfBundle(current)} at the very state version, ${current.stateVersion}, at which there have to be some.`, { fix: "Its answer may be incomplete. Retry; if it persists, ask the operator of the platform." });
Object.defineProperty(exports, "compareWithReviewed", {
	enumerable: true,
	get: function() {
		return compareWithReviewed;
	}
});
Object.defineProperty(exports, "inconsistentAnswer", {
	enumerable: true,
	get: function() {
		return inconsistentAnswer;
	}
});
