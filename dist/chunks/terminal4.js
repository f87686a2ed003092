import { closingWords, impactLines, shownImpact, textOf, topLines } from "./words.js";
import { renameText } from "./rename-words.js";
import { renamesOf } from "./renames.js";
import { summarize } from "./summary.js";
import { byDanger } from "./danger.js";
import { compareChanges, comparisonWords, diffPlatform, impactFinder, noteWords } from "./comparison-words.js";
import { bundleName, hasSeveralDeployments } from "./bundle-name.js";
import { effectWords, resultReasons, resultWords, signs, summaryWords } from "./counts.js";
import { objectName } from "./object-name.js";
import { placeWords } from "./place-words.js";
import { changeDiffLines, layDiff } from "./diff2.js";
import { blank, layout, paragraphs, styled, words } from "./line.js";
import { problemLines } from "./problems.js";
import { escapeTerminal } from "./terminal.js";
import { padTo, widthOf } from "./width.js";
import { failureOf } from "./failure.js";
import { headlineOf } from "./headline.js";
import { nextStep } from "./next-step.js";
// src/render/terminal/changes.ts
const verbLooks = {
	create: "green",
	update: "yellow",
	delete: "red"
};
const effectLooks = {
	stricter: "green",
	looser: "red",
	mixed: "yellow",
	neutral: "dim",
	unknown: "yellow"
};
/** Every bundle that changes, its changes with the dangerous ones first. */
function planLines(plan, detail) {
	const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
	const several = hasSeveralDeployments(plan.bundles);
	return paragraphs(...changing.map((bundle) => bundleLines(bundle, several, detail)));
}
function bundleLines(bundle, several, detail) {
	const counts = summaryWords(summarize(bundle.changes));
	const heading = words(0, styled("bold", bundleName(bundle, several)), `: ${counts}  `, styled("dim", `state version ${bundle.stateVersion}`));
	const renames = renamesOf(bundle);
	const impactOf = impactFinder(detail.impact);
	const changes = bundle.changes.toSorted(byDanger).map((change) => {
		return changeLines(change, {
			rename: renames.get(change.id) ?? null,
			impact: impactOf(bundle, change)
		}, bundle, detail);
	});
	return [heading, ...detail.diffs ? [blank, ...paragraphs(...changes)] : changes.flat()];
}
/** One change: what happens to which object where, one sentence, its impact, the notes, the diff; and whether it may be meant otherwise. */
function changeLines(change, { rename, impact }, bundle, { diffs, verbose }) {
	const notes = noteWords(change);
	return [
		changeTitle(change, bundle, 2),
		...change.says === "" ? [] : [words(4, change.says)],
		...impactLines(impact).map((sentence) => words(4, textOf(sentence))),
		...verbose ? topLines(impact).map((sentence) => words(6, styled("dim", textOf(sentence)))) : [],
		...notes === null ? [] : [words(4, styled("dim", notes))],
		...rename === null ? [] : [words(4, styled("yellow", renameText(rename)))],
		...diffs ? changeDiffLines(change, 4, verbose) : []
	];
}
/** `~ policy block-criticals  looser  policies/a.yaml:12:5` */
function changeTitle(change, bundle, indent) {
	const { noun, name } = objectName(change, bundle.kind);
	const at = change.verb === "delete" ? null : change.at;
	return words(indent, styled(verbLooks[change.verb], `${signs[change.verb]} ${noun} `), styled("bold", name), "  ", styled(effectLooks[change.effect], effectWords[change.effect]), ...at === null ? [] : ["  ", styled("dim", placeWords(at))]);
}
// src/render/terminal/guards.ts
/** Each guard with its numbers and its way out; the message holds both. */
const guardLines = (guards) => paragraphs(...guards.map(({ message }) => [words(0, styled("yellow", "Consent needed: "), message)]));
// src/render/terminal/results.ts
const resultLooks = {
	applied: "green",
	"already-applied": "green",
	unverified: "yellow",
	"not-applied": "red",
	unknown: "yellow"
};
/** A table: the bundle, what an apply made of it, why. */
function resultLines(results) {
	const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
	const names = results.map(({ bundle }) => escapeTerminal(bundleName(bundle, several)));
	const nameWidth = Math.max(...names.map(widthOf));
	const resultWidth = Math.max(...results.map(({ outcome }) => widthOf(resultWords[outcome.result])));
	return results.map(({ outcome }, index) => ({
		...words(0, `${padTo(names[index] ?? "", nameWidth)}  `, styled(resultLooks[outcome.result], `${padTo(resultWords[outcome.result], resultWidth)}  `), outcome.reason ?? resultReasons[outcome.result]),
		hang: nameWidth + resultWidth + 4
	}));
}
// src/render/terminal/stale.ts
/** For each stale bundle, what would happen now and was not reviewed: a diff of the diffs. */
function staleLines(results, verbose) {
	const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
	const groups = results.map(({ bundle, outcome }) => "current" in outcome && outcome.current !== null ? staleBundle(bundle, outcome.current, {
		several,
		verbose
	}) : []);
	return paragraphs(...groups);
}
function staleBundle(bundle, current, { several, verbose }) {
	const compared = compareChanges(bundle.changes, current.changes);
	const heading = words(0, styled("bold", bundleName(bundle, several)), `: reviewed at state version ${bundle.stateVersion}, now ${current.stateVersion}`);
	return paragraphs([heading, words(2, comparisonWords(compared))], ...compared.added.map((change) => [...titled("new", "red", change, bundle), ...changeDiffLines(change, 6, verbose)]), ...compared.altered.map((pair) => alteredLines(pair, bundle, verbose)), ...compared.gone.map((change) => [...titled("gone", "dim", change, bundle), words(6, "The platform has it already.")]));
}
function alteredLines(pair, bundle, verbose) {
	return [
		...titled("different", "yellow", pair.current, bundle),
		words(6, "On the platform since the review:"),
		...layDiff(diffPlatform(pair), 6, verbose)
	];
}
function titled(label, look, change, bundle) {
	const title = changeTitle(change, bundle, 2);
	return [{
		...title,
		spans: [styled(look, `${label}: `), ...title.spans]
	}, words(6, change.says)];
}
// src/render/terminal.ts
/**
* An outcome for a person at a terminal: headline, changes with the dangerous ones first, problems, guards, results, next step.
* Plain text wrapped to the view's width, with colours when the view wants them; nothing in it can act on the terminal.
*/
function renderTerminal(outcome, view) {
	const lines = paragraphs(headline(outcome, view), bodies[outcome.kind](outcome, view), impactLine(outcome), problemLines(outcome.problems, view.width), "guards" in outcome ? guardLines(outcome.guards) : [], "results" in outcome && outcome.results.length > 0 ? resultLines(outcome.results) : [], outcome.kind === "failed" ? failureLines(outcome.error) : [], lastLine(outcome, view));
	return layout(lines, view);
}
const headlineLooks = {
	valid: "green",
	invalid: "red",
	"no-changes": "green",
	changes: "plain",
	consent: "yellow",
	stale: "red",
	applied: "green",
	partial: "yellow",
	failed: "red"
};
function headline(outcome, { platform, config = null }) {
	const { before, slug, after } = headlineOf(outcome);
	return [
		words(0, styled(headlineLooks[outcome.kind], before), styled("bold", slug ?? ""), after),
		...platform === null ? [] : [words(0, styled("dim", `platform: ${platform}`))],
		...config === null ? [] : [words(0, styled("dim", `config: ${config}`))]
	];
}
/** What each kind shows between the headline and the problems. */
const bodies = {
	valid: () => [],
	invalid: () => [],
	"no-changes": () => [],
	changes: (outcome, { verbose }) => changes(outcome, {
		diffs: true,
		verbose
	}),
	consent: (outcome, { verbose }) => changes(outcome, {
		diffs: true,
		verbose
	}),
	stale: (outcome, { verbose }) => "results" in outcome ? staleLines(outcome.results, verbose) : [],
	applied: (outcome, { verbose }) => changes(outcome, {
		diffs: verbose,
		verbose
	}),
	partial: (outcome, { verbose }) => changes(outcome, {
		diffs: verbose,
		verbose
	}),
	failed: () => []
};
const changes = (outcome, detail) => "plan" in outcome && outcome.plan !== null ? planLines(outcome.plan, {
	...detail,
	impact: shownImpact(outcome)
}) : [];
function impactLine(outcome) {
	const impact = shownImpact(outcome);
	return impact === null ? [] : [words(0, styled("dim", closingWords(impact)))];
}
function failureLines(error) {
	const { message, hint, facts } = failureOf(error);
	return [
		...message.split("\n").map((line) => words(0, line)),
		...facts.length === 0 ? [] : [words(2, styled("dim", facts.join(", ")))],
		...hint === null ? [] : [words(2, styled("cyan", "fix: "), hint)]
	];
}
function lastLine(outcome, view) {
	const next = nextStep(outcome, view);
	return next === null ? [] : [words(0, `${next.says} `, styled("bold", next.command))];
}
export { renderTerminal };
