import { PlatformError, nameOfBundle } from "./cli-and-action.js";
// src/apply/compare.ts
function compareWithReviewed(reviewed, fresh) {
	if (fresh.bundleDigest !== reviewed.bundleDigest) return "other";
	const isSame = fresh.diffDigest === reviewed.diffDigest;
	if (fresh.changes.length === 0) return !isSame && fresh.stateVersion === reviewed.stateVersion ? "odd" : "done";
	return isSame ? "same-diff" : "other";
}
const oddAnswer = (fresh) => new PlatformError(`The platform shows no changes of ${nameOfBundle(fresh)} at the very state version, ${fresh.stateVersion}, at which there have to be some.`, { hint: "Its answer may be incomplete. Try again; if it stays like this, ask the operator of the platform." });
export { compareWithReviewed, oddAnswer };
