import { PlatformError, nameOfBundle } from "./cli-and-action.js";
import { inParallel } from "./targets.js";
import { undoBundle } from "./undo.js";
// src/apply/check.ts
function compareWithReviewed(reviewed, fresh) {
	const isSameDiff = fresh.diffDigest === reviewed.diffDigest;
	const isSameContent = fresh.bundleDigest === reviewed.bundleDigest;
	const isSameState = fresh.stateVersion === reviewed.stateVersion;
	if (fresh.changes.length === 0) return isSameContent && isSameState && !isSameDiff ? "odd" : "done";
	if (!isSameContent || !isSameDiff) return "other";
	return isSameState ? "same" : "moved";
}
const oddAnswer = (fresh) => new PlatformError(`The platform shows no changes of ${nameOfBundle(fresh)} at the very state version, ${fresh.stateVersion}, at which there have to be some.`, { hint: "Its answer may be incomplete. Try again; if it stays like this, ask the operator of the platform." });
async function checkAll(bundles, effects, options) {
	return inParallel(bundles, async (bundle) => toChecked(bundle, await effects.preview(bundle), options));
}
function toChecked(bundle, fresh, { onStale }) {
	if ("rejections" in fresh) return {
		bundle,
		state: "rejected",
		rejections: fresh.rejections
	};
	const match = compareWithReviewed(bundle, fresh);
	if (match === "odd") throw oddAnswer(fresh);
	if (match === "done") return {
		bundle,
		state: "done",
		fresh,
		before: bundle.changes.length > 0 ? undoBundle(bundle) : null
	};
	return match === "same" || match === "moved" && onStale === "same-diff" ? {
		bundle,
		state: "ready",
		fresh,
		before: undoBundle(fresh)
	} : {
		bundle,
		state: "stale",
		fresh
	};
}
export { checkAll, compareWithReviewed, oddAnswer };
