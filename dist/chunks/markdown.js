import { movedOf } from "./changed-fields.js";
import { closingWords, shownImpact } from "./words.js";
import { bundleTable, cautionBlock, changeBlocks, guardBlock, resultTable, staleBlocks } from "./tables.js";
import { failureBlock, layOut, md, nothing, ours } from "./page.js";
import { problemBlock } from "./problems2.js";
import { shownPlan } from "./shown-plan.js";
import { headlineOf } from "./headline.js";
// src/render/markdown/detail.ts
/** As in a comment, and without links. */
const plainDetail = {
	maxLines: 100,
	consent: "option",
	linkTo: () => null
};
// src/render/markdown.ts
/** Leaves room below GitHub's 65,536 for the record and for links. */
const defaultBudget = 6e4;
/**
* An outcome as the body of a comment or a summary, in GitHub's Markdown. At most `budget` characters (sensible from 3,000 on): objects
* shrink and go as wholes, the dangerous ones last, and the counts never. Whatever comes from files or the platform stands in code.
*/
function renderMarkdown(outcome, view) {
	return layOut(outcomePage(outcome, plainDetail), view.budget ?? defaultBudget);
}
/** An outcome by its parts. */
function outcomePage(outcome, detail) {
	const body = bodies[outcome.kind];
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
function headline(outcome) {
	const { before, slug, after } = headlineOf(outcome);
	return slug === null ? md`### ${ours(before + after)}` : md`### ${ours(before)}${slug}${ours(after)}`;
}
function alerts(outcome, budget, { consent }) {
	const plan = shownPlan(outcome);
	const guards = "guards" in outcome ? outcome.guards : [];
	return [plan === null ? nothing : cautionBlock(plan, budget), guardBlock(guards, budget, consent)];
}
function tables(outcome, budget) {
	const plan = shownPlan(outcome);
	const results = "results" in outcome ? outcome.results : [];
	return [plan === null ? nothing : bundleTable(plan, budget), resultTable(results, budget)];
}
const failure = (outcome, budget) => outcome.kind === "failed" ? failureBlock(outcome.error, budget) : nothing;
/** What each kind shows below its tables. */
const bodies = {
	valid: null,
	invalid: null,
	"no-changes": null,
	changes,
	consent: changes,
	stale: (outcome, budget, detail) => "results" in outcome ? staleBlocks(movedOf(outcome.results), budget, detail) : nothing,
	applied: changes,
	partial: changes,
	failed: null
};
function changes(outcome, budget, detail) {
	const plan = shownPlan(outcome);
	return plan === null ? nothing : changeBlocks(plan, budget, detail, shownImpact(outcome));
}
/** How an apply keeps to what was reviewed. */
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
function footer(outcome) {
	const impact = shownImpact(outcome);
	const text = [impact === null ? "" : closingWords(impact), footers[outcome.kind]].filter(Boolean).join(" ");
	return text === "" ? nothing : md`<sub>${ours(text)}</sub>`;
}
export { outcomePage, renderMarkdown };
