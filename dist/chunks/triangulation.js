import { changeWords, count, effectWords, resultReasons, resultWords } from "./cli-and-action.js";
import { hasSeveralDeployments, liveWords, revertWords, slugsOf, summarize, takenBackWords, triangulationNotes } from "./validate.js";
import { alert, blocks, changePiece, details, diffFence, fit, join, lineOf as lineOf$1, lines, md, nothing, objectOf, ours, row, toMarkdown } from "./page.js";
import { diffChange } from "./diff-change.js";
import { compareChanges, comparisonWords, diffPlatform, tellImpact } from "./comparison-words.js";
import { byDanger, dangerOf } from "./danger.js";
import { cautionsOf, isRevert, listChanges, liveIn } from "./cautions.js";
import { objectName } from "./object-name.js";
import { reasonOf, settingWords } from "./guard-words.js";
// src/render/markdown/caution.ts
function cautionBlock(plan, budget, triangulation) {
	const cautions = cautionsOf(plan, triangulation);
	const share = Math.floor((budget - 100) / Math.max(cautions.length, 3));
	return cautions.length === 0 ? nothing : alert("CAUTION", lines(cautions.map((one) => sentence(one, share))));
}
const maxNamed = 5;
function sentence({ start, entries }, budget) {
	const pieces = entries.slice(0, maxNamed).map((entry) => ({
		rank: 0,
		sizes: [() => nameOf$1(entry).text, () => withWords(entry).text]
	}));
	const { texts } = fit(pieces, budget - 50);
	const more = entries.length - texts.length;
	const rest = more === 0 ? [] : [ours(texts.length === 0 ? `${String(more)} objects` : `and ${String(more)} more`)];
	return md`${ours(start)} ${join([...texts.map(ours), ...rest], "; ")}.`;
}
function nameOf$1({ change, owner, isRevert }) {
	const { noun, name } = objectName(change, owner.kind);
	return md`${ours(noun)} ${name}${ours(isRevert ? ` (${takenBackWords[change.verb]})` : "")}`;
}
const withWords = (entry) => entry.change.verb === "delete" || entry.change.says === "" ? nameOf$1(entry) : md`${nameOf$1(entry)}: ${entry.change.says}`;
// src/render/markdown/live.ts
function liveBlock(live, several, budget) {
	if (live.length === 0) return nothing;
	const title = ours(liveWords(live.length));
	const pieces = live.toSorted((a, b) => byDanger(a.change, b.change)).map((one) => ({
		rank: dangerOf(one.change),
		sizes: [() => lineOf(one, several).text]
	}));
	const { texts, dropped } = fit(pieces, budget - title.text.length - 100);
	if (texts.length === 0) return md`${title}.`;
	const more = dropped.length === 0 ? [] : [ours(`- and ${String(dropped.length)} more`)];
	const list = lines([...texts.map(ours), ...more]);
	return live.some(({ change }) => dangerOf(change) < 2) ? blocks([md`${title}:`, list]) : details(title, list);
}
function lineOf({ change, owner }, several) {
	const { verb, says, effect } = change;
	const object = md`- ${ours(verb)} of ${objectOf({
		change,
		bundle: owner,
		several
	})} (${ours(effectWords[effect])})`;
	return says === "" ? object : md`${object}: ${says}`;
}
// src/render/markdown/changes.ts
const reserve$1 = 400;
function changeBlocks(plan, budget, detail, explained = {}) {
	const { impact = null, triangulation = null } = explained;
	const several = hasSeveralDeployments(plan.bundles);
	const entries = listChanges(plan, triangulation, tellImpact(impact).ofChange).flatMap(({ changes }) => changes.map((one) => ({
		...one,
		several,
		detail
	}))).toSorted((a, b) => byDanger(a.change, b.change));
	const own = entries.filter((one) => !isRevert(one));
	const reverts = entries.filter(isRevert);
	const warning = revertWarning(reverts.length, triangulation, detail);
	const { texts, kept, dropped } = fit([...own, ...reverts].map(changePiece), budget - warning.text.length - reserve$1);
	const first = kept.findIndex(isRevert);
	const end = first === -1 ? texts.length : first;
	const shown = blocks([
		...texts.slice(0, end).map(ours),
		warning,
		...texts.slice(end).map(ours)
	]);
	const rest = notShown$1(dropped.map(({ change }) => change));
	const live = liveIn(triangulation);
	return blocks([
		shown,
		liveBlock(live, several, budget - shown.text.length - rest.text.length - 10),
		rest
	]);
}
const revertWarning = (number, triangulation, { subject }) => number === 0 || triangulation === null ? nothing : alert("WARNING", toMarkdown(revertWords(number, triangulation, subject)));
function notShown$1(changes) {
	if (changes.length === 0) return nothing;
	return md`Not shown here: ${ours(changeWords(summarize(changes)).join(", "))}. The plan file holds them all.`;
}
// src/render/markdown/guards.ts
function guardBlock(guards, budget, consent) {
	if (guards.length === 0) return nothing;
	const end = ends[consent];
	const pieces = guards.map((guard) => ({
		rank: 0,
		sizes: [() => oneGuard[consent](guard).text]
	}));
	const { texts, dropped } = fit(pieces, budget - end.text.length - 120);
	const rest = dropped.length === 0 ? [] : [ours(`- and ${count(dropped.length, "more reason")}`)];
	const list = lines([
		ours("Consent needed:"),
		...texts.map(ours),
		...rest
	]);
	return alert("WARNING", blocks([list, end]));
}
const oneGuard = {
	option: ({ message }) => md`- ${message}`,
	setting: (guard) => md`- ${reasonOf(guard)} ${toMarkdown(settingWords(guard))}`
};
const ends = {
	option: nothing,
	setting: md`If that is meant, change ${"guards"} in ${"ifmatch.yaml"} on the base branch first.`
};
// src/render/markdown/stale.ts
function staleBlocks(moved, budget, detail, deployment = null) {
	const several = new Set([...slugsOf(moved), ...deployment === null ? [] : [deployment]]).size > 1;
	const share = Math.floor((budget - reserve) / Math.max(1, moved.length)) - 2;
	const pieces = moved.map((one) => {
		const stale = {
			moved: one,
			several,
			detail
		};
		return {
			rank: 0,
			sizes: [() => headOf(stale).text, () => wholeOf(stale, share).text]
		};
	});
	const { texts, dropped } = fit(pieces, budget - reserve);
	return blocks([...texts.map(ours), notShown(dropped.length, "more bundle")]);
}
const reserve = 100;
const comparisonOf = ({ reviewed, now }) => reviewed.changes === null || now.changes === null ? null : compareChanges(reviewed.changes, now.changes);
function headOf({ moved, several }) {
	const { deployment, kind, reviewed, now } = moved;
	const name = several ? md`${deployment.slug} ${ours(kind)}` : ours(kind);
	const versions = reviewed.stateVersion === now.stateVersion ? md`is at state version ${now.stateVersion}, as it was reviewed.` : md`was reviewed at state version ${reviewed.stateVersion}, and is now at ${now.stateVersion}.`;
	const compared = comparisonOf(moved);
	const words = compared === null ? countWords(moved) : comparisonWords(compared, unnamed(compared, reviewed));
	return md`**${name}** ${versions} ${ours(words)}`;
}
const unnamed = ({ altered, gone, same }, { creates, updates, deletes }) => Math.max(0, creates + updates + deletes - altered.length - gone.length - same);
function countWords({ reviewed, now }) {
	const words = (counts) => changeWords(counts).join(", ") || "no changes";
	const current = now.changes === null ? "" : ` Now: ${words(summarize(now.changes))}.`;
	return `Reviewed: ${words(reviewed)}.${current}`;
}
function wholeOf(stale, budget) {
	const head = headOf(stale);
	const { texts, dropped } = fit(piecesOf(stale), budget - head.text.length - reserve);
	return blocks([
		head,
		...texts.map(ours),
		notShown(dropped.length, "more difference")
	]);
}
const notShown = (number, what) => number === 0 ? nothing : ours(`Not shown here: ${count(number, what)}.`);
function piecesOf(stale) {
	const compared = comparisonOf(stale.moved);
	if (compared !== null) return differences(compared, stale);
	return (stale.moved.now.changes ?? []).toSorted(byDanger).map((change) => wouldHappen("Now", change, stale));
}
function differences({ added, altered, gone }, stale) {
	const { maxLines } = stale.detail;
	return [
		...added.toSorted(byDanger).map((change) => wouldHappen("New", change, stale)),
		...altered.map((pair) => pieceOf("Different", pair.current, stale, () => details(ours("On the platform since the review"), diffFence(diffPlatform(pair), maxLines)))),
		...gone.map((change) => pieceOf("Gone, the platform has it already", change, stale, null))
	];
}
const wouldHappen = (label, change, stale) => pieceOf(label, change, stale, () => {
	const diff = diffFence(diffChange(change), stale.detail.maxLines);
	return change.verb === "delete" ? diff : details(ours("YAML"), diff);
});
function pieceOf(label, change, stale, diff) {
	const { moved, several, detail } = stale;
	const line = md`${ours(label)}: ${lineOf$1({
		change,
		bundle: moved,
		several,
		detail
	})}`;
	const full = diff === null ? [] : [() => blocks([line, diff()]).text];
	return {
		rank: dangerOf(change),
		sizes: [() => line.text, ...full]
	};
}
// src/render/markdown/tables.ts
function bundleTable(plan, budget, impact = null) {
	const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
	const several = hasSeveralDeployments(plan.bundles);
	const findings = changing.map(tellImpact(impact).wordsOf);
	const isTold = findings.some((words) => words !== null);
	const rows = changing.map((bundle, index) => () => {
		const { deletes, updates, creates, effect } = summarize(bundle.changes);
		const told = isTold ? ours(` ${findings[index] ?? ""} |`) : nothing;
		return row`| ${nameOf(bundle, several)} | ${deletes} | ${updates} | ${creates} | ${ours(effectWords[effect])} |${told} ${bundle.stateVersion} |`;
	});
	const [title, line] = isTold ? [" Findings |", "---|"] : ["", ""];
	return table(`| Bundle | Delete | Update | Create | Effect |${title} State version |\n|---|--:|--:|--:|---|${line}---|`, rows, budget);
}
function resultTable(results, budget) {
	const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
	return table("| Bundle | Result | Why |\n|---|---|---|", results.map(({ bundle, outcome }) => () => {
		const reason = outcome.reason === null ? ours(resultReasons[outcome.result]) : row`${outcome.reason}`;
		return row`| ${nameOf(bundle, several)} | **${ours(resultWords[outcome.result])}** | ${reason} |`;
	}), budget);
}
const nameOf = (bundle, several) => several ? row`${bundle.deployment.slug} ${ours(bundle.kind)}` : ours(bundle.kind);
function table(head, rows, budget) {
	if (rows.length === 0) return nothing;
	const pieces = rows.map((make) => ({
		rank: 0,
		sizes: [() => make().text]
	}));
	const { texts, dropped } = fit(pieces, budget - head.length - 50);
	const rest = dropped.length === 0 ? "" : `\nand ${count(dropped.length, "more bundle")}`;
	return ours(`${lines([ours(head), ...texts.map(ours)]).text}${rest === "" ? "" : `\n${rest}`}`);
}
// src/render/markdown/triangulation.ts
function triangulationBlock({ bundles }, budget, triangulation) {
	const notes = blocks(triangulationNotes(triangulation, bundles).map(toMarkdown));
	return notes.text.length <= budget ? notes : blocks(triangulationNotes(triangulation, bundles, 0).map(toMarkdown));
}
export { bundleTable, cautionBlock, changeBlocks, guardBlock, liveBlock, resultTable, staleBlocks, triangulationBlock };
