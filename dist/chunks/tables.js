import { changeWords, count, effectWords, resultReasons, resultWords, verbTitles } from "./counts.js";
import { summarize } from "./summary.js";
import { changedFields } from "./changed-fields.js";
import { renamePieces } from "./rename-words.js";
import { renamesOf } from "./renames.js";
import { alert, blocks, details, diffFence, fit, join, lines, link, md, nothing, ours, row } from "./page.js";
import { impactLines, topLines } from "./words.js";
import { objectName } from "./object-name.js";
import { byDanger, dangerOf } from "./danger.js";
import { compareChanges, comparisonWords, diffPlatform, impactFinder, noteWords } from "./comparison-words.js";
import { hasSeveralDeployments } from "./bundle-name.js";
import { diffChange } from "./diff-change.js";
// src/render/markdown/caution.ts
/** The alert over everything else: what is deleted and what loosens enforcement, in at most `budget` characters. */
function cautionBlock(plan, budget) {
	const entries = plan.bundles.flatMap((bundle) => bundle.changes.map((change) => ({
		change,
		bundle
	})));
	const kept = entries.filter(({ change }) => change.verb !== "delete");
	const share = Math.floor((budget - 100) / 3);
	const groups = [
		sentence("Deletes", entries.filter(({ change }) => change.verb === "delete"), share),
		sentence("Loosens enforcement:", kept.filter(({ change }) => change.effect === "looser" || change.effect === "mixed"), share),
		sentence("May loosen enforcement:", kept.filter(({ change }) => change.effect === "unknown"), share)
	].filter(({ text }) => text !== "");
	return groups.length === 0 ? nothing : alert("CAUTION", lines(groups));
}
/** Names beyond this stand in the list below anyway. */
const maxNamed = 5;
function sentence(start, entries, budget) {
	if (entries.length === 0) return nothing;
	const pieces = entries.slice(0, maxNamed).map((entry) => ({
		rank: 0,
		sizes: [() => nameOf$1(entry).text, () => withWords(entry).text]
	}));
	const { texts } = fit(pieces, budget - 50);
	const more = entries.length - texts.length;
	const rest = more === 0 ? [] : [ours(texts.length === 0 ? `${String(more)} objects` : `and ${String(more)} more`)];
	return md`${ours(start)} ${join([...texts.map(ours), ...rest], "; ")}.`;
}
function nameOf$1({ change, bundle }) {
	const { noun, name } = objectName(change, bundle.kind);
	return md`${ours(noun)} ${name}`;
}
const withWords = (entry) => entry.change.verb === "delete" || entry.change.says === "" ? nameOf$1(entry) : md`${nameOf$1(entry)}: ${entry.change.says}`;
// src/render/markdown/impact.ts
/** What a change means for open findings; nothing where that is not known. */
const impactNote = (impact) => lines(impactLines(impact).map(toMarkdown));
/** Where they are, folded. */
function impactDetails(impact) {
	const top = topLines(impact);
	return top.length === 0 ? nothing : details(ours("Findings"), lines(top.map(toMarkdown)));
}
const toMarkdown = (sentence) => join(sentence.map((piece) => typeof piece === "string" ? ours(piece) : md`${piece.foreign}`), "");
// src/render/markdown/changes.ts
/** Characters kept free for the line that counts what does not fit. */
const reserve$1 = 200;
/** The changes of all bundles, the dangerous ones first, in at most `budget` characters. */
function changeBlocks(plan, budget, detail, impact = null) {
	const impactOf = impactFinder(impact);
	const several = hasSeveralDeployments(plan.bundles);
	const pieces = plan.bundles.flatMap((bundle) => {
		const renames = renamesOf(bundle);
		return bundle.changes.map((change) => ({
			change,
			bundle,
			several,
			detail,
			rename: renames.get(change.id) ?? null,
			impact: impactOf(bundle, change)
		}));
	}).toSorted((a, b) => byDanger(a.change, b.change)).map(pieceOf$1);
	const { texts, dropped } = fit(pieces, budget - reserve$1);
	return blocks([...texts.map(ours), notShown$1(dropped.map(({ change }) => change))]);
}
const pieceOf$1 = (entry) => ({
	...entry,
	rank: dangerOf(entry.change),
	sizes: [
		() => lineOf(entry).text,
		...entry.rename === null && entry.impact === null ? [] : [() => withNotes(entry).text],
		...entry.change.verb === "update" ? [() => withFields(entry).text] : [],
		() => withDiff(entry).text
	]
});
function notShown$1(changes) {
	if (changes.length === 0) return nothing;
	return md`Not shown here: ${ours(changeWords(summarize(changes)).join(", "))}. The plan file holds them all.`;
}
/** `**Update** policy block-criticals, policies/a.yaml:12 (looser): stops blocking high` */
function lineOf({ change, bundle, several, detail }) {
	const { noun, name } = objectName(change, bundle.kind);
	const effect = ours(effectWords[change.effect]);
	const object = md`**${ours(verbTitles[change.verb])}** ${ours(noun)} ${name}${ownerOf(change, bundle, several)}`;
	const at = change.verb === "delete" ? null : change.at;
	const place = at === null ? nothing : md`, ${link(placeOf(at), detail.linkTo(at))}`;
	return change.says === "" ? md`${object}${place} (${effect})` : md`${object}${place} (${effect}): ${change.says}`;
}
/** Where the object's own name does not tell its bundle. */
function ownerOf(change, bundle, several) {
	if (several) return md` of ${bundle.deployment.slug}`;
	return change.object === "DetectionPolicyException" ? ours(` of ${bundle.kind}`) : nothing;
}
const placeOf = ({ file, line }) => md`${`${file}:${String(line)}`}`;
function withNotes(entry) {
	const notes = noteWords(entry.change);
	const note = notes === null ? nothing : md`${notes}`;
	return lines([
		lineOf(entry),
		impactNote(entry.impact),
		note,
		renameNote(entry.rename)
	]);
}
const renameNote = (rename) => rename === null ? nothing : join(renamePieces(rename).map((piece, index) => index % 2 === 0 ? ours(piece) : md`${piece}`), "");
function withFields(entry) {
	const fields = join(changedFields(entry.change).map((field) => md`${field}`), ", ");
	return fields.text === "" ? withNotes(entry) : md`${withNotes(entry)}
Changes ${fields}.`;
}
/** A delete is open, whatever else is folded. */
function withDiff(entry) {
	const diff = diffFence(diffChange(entry.change), entry.detail.maxLines);
	const head = withNotes(entry);
	const shown = entry.change.verb === "delete" ? diff : details(ours("YAML"), diff);
	return blocks([
		head,
		impactDetails(entry.impact),
		shown
	]);
}
// src/render/markdown/guards.ts
/** The reasons why a person must say yes first, and how to say it. */
function guardBlock(guards, budget, consent) {
	if (guards.length === 0) return nothing;
	const pieces = guards.map((guard) => ({
		rank: 0,
		sizes: [() => oneGuard[consent](guard).text]
	}));
	const { texts, dropped } = fit(pieces, budget - ends[consent].text.length - 100);
	const rest = dropped.length === 0 ? [] : [ours(`- and ${count(dropped.length, "more reason")}`)];
	return alert("WARNING", lines([
		ours("Consent needed:"),
		...texts.map(ours),
		...rest,
		ends[consent]
	]));
}
const oneGuard = {
	option: ({ message }) => md`- ${message}`,
	setting: (guard) => md`- ${reasonOf(guard)} To allow it: ${settings[guard.guard](argumentOf(guard))}.`
};
const ends = {
	option: nothing,
	setting: md`\nIf that is meant, change ${"guards"} in ${"ifmatch.yaml"} on the base branch first.`
};
/** The setting that says yes to a guard; the argument is what its option takes on the command line. */
const settings = {
	"max-deletes": (argument) => md`${`max_deletes: ${argument}`} (a run by hand takes it as ${"max-deletes"})`,
	"max-delete-percent": (argument) => md`${`max_delete_percent: ${argument}`}`,
	empty: () => md`${"allow_empty: true"}`,
	protected: (argument) => md`take ${argument} out of ${"protected"}`,
	looser: () => md`${"looser: allow"}`
};
/** Without the advice for the command line. */
function reasonOf({ message, consent }) {
	const advice = ` If that is meant, run again with ${consent}.`;
	return message.endsWith(advice) ? message.slice(0, -advice.length) : message;
}
const argumentOf = ({ consent }) => consent.replace(/^\S+ ?/, "");
// src/render/markdown/stale.ts
/** For each stale bundle, how what would happen now differs from what was reviewed, in at most `budget` characters. */
function staleBlocks(moved, budget, detail) {
	const several = hasSeveralDeployments(moved);
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
/** Characters kept free for a line that counts what does not fit. */
const reserve = 100;
/** Null where one side's changes are not known. */
const comparisonOf = ({ reviewed, now }) => reviewed.changes === null || now.changes === null ? null : compareChanges(reviewed.changes, now.changes);
function headOf({ moved, several }) {
	const { deployment, kind, reviewed, now } = moved;
	const name = several ? md`${deployment.slug} ${ours(kind)}` : ours(kind);
	const versions = md`was reviewed at state version ${reviewed.stateVersion}, and is now at ${now.stateVersion}.`;
	const compared = comparisonOf(moved);
	return md`**${name}** ${versions} ${ours(compared === null ? countWords(moved) : comparisonWords(compared))}`;
}
/** `Reviewed: 1 update. Now: 1 update, 2 deletes.` */
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
/** With its diff; that of a delete is open, whatever else is folded. */
const wouldHappen = (label, change, stale) => pieceOf(label, change, stale, () => {
	const diff = diffFence(diffChange(change), stale.detail.maxLines);
	return change.verb === "delete" ? diff : details(ours("YAML"), diff);
});
function pieceOf(label, change, stale, diff) {
	const { moved, several, detail } = stale;
	const line = md`${ours(label)}: ${lineOf({
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
/** Counts, effect and state version of each bundle that changes. */
function bundleTable(plan, budget) {
	const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
	const several = hasSeveralDeployments(plan.bundles);
	return table("| Bundle | Delete | Update | Create | Effect | State version |\n|---|--:|--:|--:|---|---|", changing.map((bundle) => () => {
		const { deletes, updates, creates, effect } = summarize(bundle.changes);
		return row`| ${nameOf(bundle, several)} | ${deletes} | ${updates} | ${creates} | ${ours(effectWords[effect])} | ${bundle.stateVersion} |`;
	}), budget);
}
/** What an apply made of each bundle, and why. */
function resultTable(results, budget) {
	const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
	return table("| Bundle | Result | Why |\n|---|---|---|", results.map(({ bundle, outcome }) => () => {
		const reason = outcome.reason === null ? ours(resultReasons[outcome.result]) : row`${outcome.reason}`;
		return row`| ${nameOf(bundle, several)} | **${ours(resultWords[outcome.result])}** | ${reason} |`;
	}), budget);
}
const nameOf = (bundle, several) => several ? row`${bundle.deployment.slug} ${ours(bundle.kind)}` : ours(bundle.kind);
/** Rows by whole lines; how many are left out is said below. */
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
export { bundleTable, cautionBlock, changeBlocks, guardBlock, resultTable, staleBlocks };
