import { movedOf } from "./comment.js";
import { tellImpact } from "./comparison-words.js";
import { bundleTable, cautionBlock, changeBlocks, guardBlock, resultTable, staleBlocks, triangulationBlock } from "./triangulation.js";
import { failureBlock, join, layOut, md, nothing, ours, toMarkdown } from "./page.js";
import { problemBlock } from "./problems.js";
import { headlineOf, isRollback, shownExplained, shownPlan } from "./validate.js";
import { liveIn } from "./cautions.js";
// src/render/markdown/detail.ts
const plainDetail = {
	maxLines: 100,
	subject: "files",
	consent: "option",
	linkTo: () => null
};
// src/render/markdown.ts
const defaultBudget = 6e4;
function renderMarkdown(outcome, view) {
	return layOut(outcomePage(outcome, plainDetail), view.budget ?? defaultBudget);
}
function outcomePage(outcome, detail) {
	const body = isBare(outcome) ? null : bodies[outcome.kind];
	return {
		head: [headline(outcome)],
		parts: (eighth) => [
			...alerts(outcome, eighth, detail),
			...tables(outcome, eighth),
			failure(outcome, 2 * eighth)
		],
		body: body === null ? null : (budget) => body(outcome, budget, detail),
		problems: (budget) => problemBlock(outcome.problems, budget),
		foot: footer(outcome)
	};
}
const isBare = (outcome) => outcome.kind === "no-changes" && liveIn(shownExplained(outcome).triangulation ?? null).length === 0;
function headline(outcome) {
	const { before, slug, after } = headlineOf(outcome);
	return slug === null ? md`### ${ours(before + after)}` : md`### ${ours(before)}${slug}${ours(after)}`;
}
function alerts(outcome, budget, { consent }) {
	const plan = shownPlan(outcome);
	const guards = "guards" in outcome ? outcome.guards : [];
	const { triangulation = null } = shownExplained(outcome);
	return [plan === null ? nothing : cautionBlock(plan, budget, triangulation), guardBlock(guards, budget, consent)];
}
function tables(outcome, budget) {
	const plan = shownPlan(outcome);
	const results = "results" in outcome ? outcome.results : [];
	const { impact = null, triangulation = null } = shownExplained(outcome);
	return [
		plan === null ? nothing : bundleTable(plan, budget, impact),
		plan === null ? nothing : triangulationBlock(plan, budget, triangulation),
		resultTable(results, budget)
	];
}
const failure = (outcome, budget) => outcome.kind === "failed" ? failureBlock(outcome.error, budget) : nothing;
const bodies = {
	valid: null,
	invalid: null,
	"no-changes": changes,
	changes,
	consent: changes,
	stale: (outcome, budget, detail) => "results" in outcome ? staleBlocks(movedOf(outcome.results), budget, detail) : nothing,
	applied: changes,
	partial: changes,
	failed: null
};
function changes(outcome, budget, detail) {
	const plan = shownPlan(outcome);
	return plan === null ? nothing : changeBlocks(plan, budget, detail, shownExplained(outcome));
}
const footers = {
	valid: "",
	invalid: "",
	"no-changes": "",
	changes: "An apply sends exactly this plan (`If-Match`). If the platform changes first, the apply stops and says so.",
	consent: "Nothing was applied.",
	stale: "Nothing was applied. Preview again and review what it is now.",
	applied: "",
	partial: "Preview again to see what is left; running an apply again is safe.",
	failed: ""
};
const rollbackFooters = {
	...footers,
	stale: "Nothing was rolled back. Make the rollback again and review what it is now.",
	partial: "Apply the rollback again for what is left; that is safe."
};
function footer(outcome) {
	const { closing } = tellImpact(shownExplained(outcome).impact ?? null);
	const text = join([closing === null ? nothing : toMarkdown(closing), ours((isRollback(outcome) ? rollbackFooters : footers)[outcome.kind])], " ");
	return text.text === "" ? nothing : md`<sub>${text}</sub>`;
}
export { outcomePage, renderMarkdown };
