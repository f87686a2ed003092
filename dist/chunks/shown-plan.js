// src/render/shown-plan.ts
/** The plan whose changes an outcome may show. A stale plan says nothing of what would happen now. */
const shownPlan = (outcome) => "plan" in outcome && outcome.kind !== "stale" ? outcome.plan : null;
export { shownPlan };
