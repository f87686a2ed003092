// src/render/shown-plan.ts
/** The plan whose changes an outcome may show. A stale plan says nothing of what would happen now. */
const shownPlan = (outcome) => "plan" in outcome && outcome.kind !== "stale" ? outcome.plan : null;
/** What is told beside that plan. After an apply nobody needs to know whose doing a change was. */
function shownExplained(outcome) {
	if (!("impact" in outcome || "triangulation" in outcome) || outcome.kind === "stale") return {};
	const { impact, triangulation } = outcome;
	const isAhead = outcome.kind === "no-changes" || outcome.kind === "changes" || outcome.kind === "consent";
	return {
		...impact === void 0 ? {} : { impact },
		...triangulation === void 0 || !isAhead ? {} : { triangulation }
	};
}
export { shownExplained, shownPlan };
