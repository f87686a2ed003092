import { driftOrigins } from "./drift.js";
import { byDanger } from "./danger.js";
import { layDiff } from "./diff2.js";
import { failureLines } from "./failure2.js";
import { blank, effectLooks, hasSeveralDeployments, layout, paragraphs, placeWords, problemLines, styled, words } from "./validate.js";
import { count, effectWords, signs } from "./cli-and-action.js";
import { editedWords } from "./edited-words.js";
import { objectName } from "./object-name.js";
import { diffChange } from "./diff-change.js";
import { baseWords, diffLegend, driftHeadline, entrySays, fixWords, nextStep, notFixedWords, notLookedAt, originTitle, shownChange } from "./words2.js";
// src/render/drift/terminal.ts
function renderDriftTerminal(outcome, view) {
	const found = "drift" in outcome ? outcome : null;
	const lines = paragraphs(headline(outcome, view), found?.fix ? fixLines(found.fix) : [], found === null ? [] : baseLines(found.drift, view), ...found === null ? [] : driftOrigins.map((origin) => originLines(origin, found.drift, view)), found === null ? [] : unmanagedLines(found.drift), outcome.kind === "invalid" ? [words(0, notLookedAt)] : [], problemLines(outcome.problems, view), outcome.kind === "failed" ? failureLines(outcome.error) : []);
	return layout(lines, view);
}
const looks = {
	"in-sync": "green",
	drift: "yellow",
	invalid: "red",
	failed: "red"
};
function headline(outcome, { platform, config }) {
	const { before, slug, after } = driftHeadline(outcome);
	return [
		words(0, styled(looks[outcome.kind], before), styled("bold", slug ?? ""), after),
		...platform === null ? [] : [words(0, styled("dim", `platform: ${platform}`))],
		...config === null ? [] : [words(0, styled("dim", `config: ${config}`))]
	];
}
function fixLines(fix) {
	const [first = "", ...files] = fixWords(fix);
	return [
		words(0, styled(fix.fixed.length > 0 ? "green" : "yellow", first)),
		...files.map((file) => words(2, file)),
		...fix.left.map(({ entry, why }) => {
			const { noun, name } = objectName(entry.change, entry.kind);
			return words(2, `left ${noun} `, styled("bold", name), `: ${notFixedWords[why]}`);
		})
	];
}
function baseLines({ bundles }, { today }) {
	const told = bundles.filter(({ entries }) => entries.length > 0).flatMap((bundle) => {
		const says = baseWords(bundle.base, today);
		return says === null ? [] : [{
			bundle,
			says
		}];
	});
	const several = hasSeveralDeployments(bundles);
	return told.map(({ bundle, says }) => words(0, styled("bold", nameOf(bundle, several)), `: ${says}`));
}
const nameOf = ({ deployment, kind }, several) => several ? `${deployment.slug} ${kind}` : kind;
function originLines(origin, drift, view) {
	const { bundles } = drift;
	const several = hasSeveralDeployments(bundles);
	const mine = bundles.flatMap((bundle) => bundle.entries.map((entry) => ({
		entry,
		bundle
	}))).filter(({ entry }) => entry.origin === origin).toSorted((a, b) => byDanger(shownChange(a.entry), shownChange(b.entry)));
	if (mine.length === 0) return [];
	const [before, command, after] = nextStep(origin, drift, view.again);
	const legends = new Set(mine.map(({ entry }) => diffLegend(entry)));
	const detail = {
		several,
		legends: legends.size > 1,
		verbose: view.verbose
	};
	return [
		words(0, styled("bold", originTitle(origin, drift)), `: ${count(mine.length, "object")}  `, styled("dim", legends.size === 1 ? [...legends].join("") : "")),
		words(0, before, styled("bold", command), after),
		blank,
		...paragraphs(...mine.map(({ entry, bundle }) => entryLines(entry, bundle, detail)))
	];
}
function entryLines(entry, bundle, { several, legends, verbose }) {
	const change = shownChange(entry);
	const { noun, name } = objectName(change, bundle.kind);
	const title = words(2, `${signs[change.verb]} ${noun} `, styled("bold", name), change.object === "DetectionPolicyException" ? ` of ${bundle.kind}` : "", several ? ` of ${bundle.deployment.slug}` : "", "  ", styled(effectLooks[change.effect], effectWords[change.effect]), ...entry.at === null ? [] : ["  ", styled("dim", placeWords(entry.at))]);
	const edited = editedWords(entry.edited);
	return [
		title,
		...entrySays(entry).map((says) => words(4, says)),
		...edited === null ? [] : [words(4, styled("dim", `edited ${edited}`))],
		...legends ? [words(4, styled("dim", diffLegend(entry)))] : [],
		...layDiff(diffChange(change), 4, verbose)
	];
}
function unmanagedLines({ unmanaged, bundles }) {
	if (unmanaged.length === 0) return [];
	const several = hasSeveralDeployments([...bundles, ...unmanaged]);
	const names = unmanaged.map((one) => nameOf(one, several)).join(", ");
	return [words(0, styled("dim", `Not looked at, for no file declares it: ${names}.`))];
}
export { renderDriftTerminal };
