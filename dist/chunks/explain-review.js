import { PlatformError, UsageError, defaultImpactLimits } from "./cli-and-action.js";
import { explain } from "./preview.js";
import { notToldApart } from "./wanted.js";
// src/commands/action/explain-review.ts
async function explainReview(made, review, action) {
	const { outcome, files } = made;
	if (!("plan" in outcome)) return {
		outcome,
		notices: []
	};
	const isWanted = files.settings.impact === "auto" && outcome.kind !== "no-changes";
	const limits = isWanted && !review.fork ? defaultImpactLimits : null;
	const { base, notices } = await review.base();
	const told = isWanted && review.fork ? [...notices, forkNotice] : notices;
	try {
		return {
			outcome: await explain(made, {
				base,
				limits
			}, action.world),
			notices: told
		};
	} catch (error) {
		if (base === null || !(error instanceof UsageError || error instanceof PlatformError)) throw error;
		return {
			outcome: await explain(made, {
				base: null,
				limits
			}, action.world),
			notices: [...told, notToldApart(error)]
		};
	}
}
const forkNotice = "The impact on open findings is not estimated for a pull request from a fork. A pull request from a branch of this repository has it.";
export { explainReview };
