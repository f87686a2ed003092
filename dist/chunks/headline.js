import { slugsOf } from "./bundle-name.js";
import { changeWords, count, problemWords, summaryWords } from "./counts.js";
// src/render/words/headline.ts
/** What came of a run, in one line. */
const headlines = {
	valid: ({ policies, files, problems }) => alone(`Valid: ${count(policies, "policy", "policies")} in ${count(files, "file")}${problems.length > 0 ? `, ${problemWords(problems)}` : ""}`),
	invalid: ({ problems }) => alone(`Not valid: ${problemWords(problems)}${inFiles(problems)}`),
	"no-changes": ({ plan }) => isRollback(plan) ? of("Nothing to roll back: ", plan, " is as before already") : of("Plan for ", plan, ": no changes"),
	changes: ({ plan }) => of(isRollback(plan) ? "Rollback for " : "Plan for ", plan, `: ${summaryWords(plan.summary)}`),
	consent: ({ plan }) => of("Consent needed for ", plan, `: ${summaryWords(plan.summary)}`),
	stale: ({ plan }) => isRollback(plan) ? of("Stale: ", plan, " was changed since the apply; nothing was rolled back") : of("Stale: ", plan, " is not what was reviewed; nothing was applied"),
	applied: ({ plan, results }) => results.every(({ outcome }) => outcome.result === "already-applied") ? of("Applied already: ", plan, " has it, and nothing was sent") : of("Applied to ", plan, `: ${summaryWords(plan.summary)}`),
	partial: ({ plan, results }) => {
		const done = results.filter(({ outcome }) => outcome.result === "applied" || outcome.result === "already-applied").length;
		return of("Partly applied to ", plan, `: ${String(done)} of ${count(results.length, "bundle")} confirmed`);
	},
	failed: ({ plan }) => plan === null ? alone("Failed") : of("Failed: ", plan, `, ${changeWords(plan.summary).join(", ") || "no changes"} planned`)
};
const isRollback = ({ undoes }) => undoes !== void 0;
/** The headline of any outcome. */
function headlineOf(outcome) {
	const row = headlines[outcome.kind];
	return row(outcome);
}
/** The same as one text. */
function headlineText(outcome) {
	const { before, slug, after } = headlineOf(outcome);
	return `${before}${slug ?? ""}${after}`;
}
/** In how many files the problems are. */
function inFiles(problems) {
	const files = new Set(problems.flatMap(({ position }) => position?.file ?? []));
	return files.size === 0 ? "" : ` in ${count(files.size, "file")}`;
}
const alone = (before) => ({
	before,
	slug: null,
	after: ""
});
function of(before, plan, after) {
	const slugs = slugsOf(plan.bundles);
	const [slug] = slugs;
	if (slug === void 0) return alone(`${before}no deployment${after}`);
	return slugs.length === 1 ? {
		before,
		slug,
		after
	} : alone(`${before}${count(slugs.length, "deployment")}${after}`);
}
export { headlineOf, headlineText };
