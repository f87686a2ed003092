// src/render/shown-plan.ts
const shownPlan = (outcome) => "plan" in outcome && outcome.kind !== "stale" ? outcome.plan : null;
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
