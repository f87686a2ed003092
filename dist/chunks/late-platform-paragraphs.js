import { compareChanges, comparisonWords, diffPlatform, tellImpact } from "./comparison-words.js";
import { blank, bundleName, code, editWords, effectLooks, hasSeveralDeployments, liveWords, overwriteWords, ownWords, padTo, paragraphs, placeWords, revertWords, shownExplained, shownPlan, styled, summarize, textOf, triangulationNotes, unknownWords, wasDeclined, widthOf, words } from "./validate.js";
import { byDanger } from "./danger.js";
import { isRevert, listChanges, liveCautionsOf } from "./cautions.js";
import { effectWords, escapeTerminal, renameText, resultReasons, resultWords, signs, summaryWords } from "./cli-and-action.js";
import { objectName } from "./object-name.js";
import { severityBars } from "./bars.js";
import { impactLines, noteWords, topLines } from "./words.js";
import { editedWords } from "./edited-words.js";
import { changeDiffLines, layDiff } from "./diff2.js";
import { failureLines } from "./failure2.js";
// src/render/terminal/change.ts
const verbLooks = {
	create: "green",
	update: "yellow",
	delete: "red"
};
function changeLines(entry, { diffs, verbose }) {
	const { change, bundle, rename, impact } = entry;
	const notes = noteWords(change);
	return [
		changeTitle(change, bundle, 2),
		...change.says === "" ? [] : [words(4, change.says)],
		...originLines(entry),
		...impactLines(impact).map((sentence) => words(4, textOf(sentence))),
		...verbose ? figureLines(impact) : [],
		...notes === null ? [] : [words(4, styled("dim", notes))],
		...rename === null ? [] : [words(4, styled("yellow", renameText(rename)))],
		...diffs ? [...changeDiffLines(change, 4, verbose), ...editLines(entry, verbose)] : []
	];
}
function originLines({ origin, edit, own, edited, inBase }) {
	const by = editedWords(edited);
	return [
		...origin === "both" ? [words(4, styled("yellow", overwriteWords("files")))] : [],
		...origin === "both" && edit !== null ? [words(4, styled("dim", textOf(editWords(edit))))] : [],
		...own === null ? [] : [words(4, styled(effectLooks[own.effect], textOf(ownWords(own))))],
		...origin === "unknown" && inBase ? [words(4, styled("dim", unknownWords))] : [],
		...by === null ? [] : [words(4, styled("dim", `edited ${by}`))]
	];
}
const figureLines = (impact) => [...topLines(impact).map((sentence) => words(6, styled("dim", textOf(sentence)))), ...severityBars(impact).map((line) => code(6, 2, styled("dim", line)))];
function editLines({ origin, edit }, verbose) {
	if (origin !== "both" || edit === null || !verbose) return [];
	return [words(4, "The edit on the platform:"), ...changeDiffLines(edit, 4, verbose)];
}
function changeTitle(change, bundle, indent) {
	const { noun, name } = objectName(change, bundle.kind);
	const at = change.verb === "delete" ? null : change.at;
	return words(indent, styled(verbLooks[change.verb], `${signs[change.verb]} ${noun} `), styled("bold", name), "  ", styled(effectLooks[change.effect], effectWords[change.effect]), ...at === null ? [] : ["  ", styled("dim", placeWords(at))]);
}
// src/render/terminal/changes.ts
function planLines(plan, detail) {
	const { impact = null, triangulation = null } = detail;
	const several = hasSeveralDeployments(plan.bundles);
	const told = tellImpact(impact);
	const shown = listChanges(plan, triangulation, told.ofChange).filter(({ changes, live }) => changes.length + live.length > 0);
	return paragraphs(...shown.map((one) => [headingOf(one.bundle, several, told), ...bundleLines(one, detail)]));
}
function headingOf(bundle, several, { wordsOf }) {
	const findings = wordsOf(bundle);
	return words(0, styled("bold", bundleName(bundle, several)), `: ${summaryWords(summarize(bundle.changes))}${findings === null ? "" : `; estimate: ${findings}`}  `, styled("dim", `state version ${bundle.stateVersion}`));
}
function bundleLines({ bundle, changes, live }, detail) {
	const inOrder = changes.toSorted((a, b) => byDanger(a.change, b.change));
	const own = inOrder.filter((one) => !isRevert(one)).map((one) => changeLines(one, detail));
	const reverts = inOrder.filter(isRevert);
	const groups = [
		...own,
		revertWarning(reverts.length, detail.triangulation ?? null),
		...reverts.map((one) => changeLines(one, detail)),
		liveLines({
			bundle,
			live
		})
	];
	return detail.diffs ? [blank, ...paragraphs(...groups)] : groups.flat();
}
const revertWarning = (number, triangulation) => number === 0 || triangulation === null ? [] : [words(2, styled("yellow", textOf(revertWords(number, triangulation, "files"))))];
function liveCautions({ bundle, live }) {
	return liveCautionsOf(live.map((change) => ({
		change,
		owner: bundle
	}))).map(({ start, entries }) => {
		const names = entries.map(({ change, owner }) => {
			const { noun, name } = objectName(change, owner.kind);
			return `${noun} ${name}`;
		});
		return words(2, styled("red", `${start} ${names.join(", ")}`));
	});
}
function liveLines({ bundle, live }) {
	if (live.length === 0) return [];
	const lines = live.toSorted(byDanger).map((change) => {
		const { noun, name } = objectName(change, bundle.kind);
		return words(4, styled("dim", `${change.verb} of ${noun} ${name}  `), styled(effectLooks[change.effect], effectWords[change.effect]), styled("dim", change.says === "" ? "" : `: ${change.says}`));
	});
	return [
		...liveCautions({
			bundle,
			live
		}),
		words(2, liveWords(live.length)),
		...lines
	];
}
// src/render/terminal/guards.ts
const guardLines = (guards) => paragraphs(...guards.map(({ message }) => [words(0, styled("yellow", "Consent needed: "), message)]));
// src/render/terminal/results.ts
const resultLooks = {
	applied: "green",
	"already-applied": "green",
	unverified: "yellow",
	"not-applied": "red",
	unknown: "yellow"
};
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
// src/render/terminal/platform-paragraphs.ts
const planParagraphs = (outcome, view) => [
	noteLines(outcome),
	bodies[outcome.kind](outcome, view),
	impactLine(outcome)
];
const endParagraphs = (outcome) => [
	"guards" in outcome ? guardLines(outcome.guards) : [],
	"results" in outcome && outcome.results.length > 0 ? resultLines(outcome.results) : [],
	outcome.kind === "failed" ? failureLines(outcome.error) : []
];
const bodies = {
	"no-changes": (outcome, { verbose }) => changes(outcome, {
		diffs: false,
		verbose
	}),
	changes: (outcome, { verbose }) => changes(outcome, {
		diffs: true,
		verbose
	}),
	consent: (outcome, { verbose }) => wasDeclined(outcome) ? [] : changes(outcome, {
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
function changes(outcome, detail) {
	const plan = shownPlan(outcome);
	return plan === null ? [] : planLines(plan, {
		...detail,
		...shownExplained(outcome)
	});
}
function noteLines(outcome) {
	const bundles = shownPlan(outcome)?.bundles ?? [];
	return triangulationNotes(shownExplained(outcome).triangulation ?? null, bundles).map((note) => words(0, styled("yellow", textOf(note))));
}
function impactLine(outcome) {
	const { closing } = tellImpact(shownExplained(outcome).impact ?? null);
	return closing === null ? [] : [words(0, styled("dim", textOf(closing)))];
}
export { endParagraphs, planParagraphs };
