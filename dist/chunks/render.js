import { PlatformError, escapeHidden, escapeHtml, escapeMarkdownCell, escapeMarkdownFence, escapeMarkdownSpan, extraObjectAt, findingSeverities, isObject, toJson, workflowCommand } from "./base.js";
import { bundleName, byDanger, capDiff, cautionsOf, changeWords, changedFields, compareChanges, comparisonWords, count, dangerOf, diffChange, diffPlatform, editedWords, effectWords, excerptAt, failureOf, figureWords, hasSeveralDeployments, headlineOf, headlineText, impactLines, isRevert, isRollback, layout, listChanges, listWords, liveIn, liveWords, movedOf, nextStep as nextStep$1, noteWords, objectName, originLabels, originTitles, originWords, overwriteWords, ownWords, paragraphs, phrase, placeWords, placedWords, problemLines, problemWords, raw, reasonOf, renamePieces, resultReasons, resultWords, revertWords, settingWords, severityBars, shownExplained, shownPlan, signs, slugsOf, styled, summarize, sureness, takenBackWords, tellImpact, textOf$1, topLines, triangulationNotes, turnsIn, unchangedPolicies, unknownWords, verbTitles, whyPartial, words } from "./validate.js";
import { countOrigins, driftOrigins, entriesOf as entriesOf$1, pulledNouns } from "./files.js";
// src/render/markdown/text.ts
var Markdown = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
const md = (literals, ...values) => fillIn(literals, values, escapeMarkdownSpan);
const row = (literals, ...values) => fillIn(literals, values, escapeMarkdownCell);
const ours = (text) => new Markdown(text);
const nothing$2 = new Markdown("");
const fence = (content, info = "text", limit = 500) => new Markdown(escapeMarkdownFence(content, info, limit));
const blocks = (parts) => join$1(parts, "\n\n");
const lines = (parts) => join$1(parts, "\n");
const join$1 = (parts, by) => new Markdown(parts.map(({ text }) => text).filter((text) => text !== "").join(by));
const alert = (kind, body) => new Markdown([`[!${kind}]`, ...body.text.split("\n")].map((line) => line === "" ? ">" : `> ${line}`).join("\n"));
const link = (text, address) => address !== null && safeAddress.test(address) ? md`[${text}](${ours(address)})` : text;
const safeAddress = /^https?:\/\/[\w.~:/?#@!$*+,;=%-]+$/;
const details = (summary, body) => md`<details><summary>${summary}</summary>

${body}

</details>`;
function fillIn(literals, values, escape) {
	const show = (value) => {
		if (value instanceof Markdown) return value.text;
		return typeof value === "number" ? String(value) : escape(value);
	};
	return new Markdown(literals.map((literal, index) => literal + (index < values.length ? show(values[index] ?? "") : "")).join(""));
}
function bundleTable$2(plan, budget, impact = null) {
	const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
	const several = hasSeveralDeployments(plan.bundles);
	const findings = changing.map(tellImpact(impact).wordsOf);
	const isTold = findings.some((words) => words !== null);
	const rows = changing.map((bundle, index) => () => {
		const { deletes, updates, creates, effect } = summarize(bundle.changes);
		const told = isTold ? ours(` ${findings[index] ?? ""} |`) : nothing$2;
		return row`| ${nameOf$3(bundle, several)} | ${deletes} | ${updates} | ${creates} | ${ours(effectWords[effect])} |${told} ${bundle.stateVersion} |`;
	});
	const [title, line] = isTold ? [" Findings |", "---|"] : ["", ""];
	return table(`| Bundle | Delete | Update | Create | Effect |${title} State version |\n|---|--:|--:|--:|---|${line}---|`, rows, budget);
}
function resultTable$1(results, budget) {
	const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
	return table("| Bundle | Result | Why |\n|---|---|---|", results.map(({ bundle, outcome }) => () => {
		const reason = outcome.reason === null ? ours(resultReasons[outcome.result]) : row`${outcome.reason}`;
		return row`| ${nameOf$3(bundle, several)} | **${ours(resultWords[outcome.result])}** | ${reason} |`;
	}), budget);
}
const nameOf$3 = (bundle, several) => several ? row`${bundle.deployment.slug} ${ours(bundle.kind)}` : ours(bundle.kind);
function table(head, rows, budget) {
	if (rows.length === 0) return nothing$2;
	const { texts, dropped } = fit(rows.map((make) => ({
		rank: 0,
		sizes: [() => make().text]
	})), budget - head.length - 50);
	const rest = dropped.length === 0 ? "" : `\nand ${count(dropped.length, "more bundle")}`;
	return ours(`${lines([ours(head), ...texts.map(ours)]).text}${rest === "" ? "" : `\n${rest}`}`);
}
const patience = 20;
function fit(pieces, budget) {
	const byRank = pieces.map((piece, index) => ({
		piece,
		index
	})).toSorted((a, b) => a.piece.rank - b.piece.rank || a.index - b.index);
	const chosen = new Map();
	const most = Math.max(0, ...pieces.map(({ sizes }) => sizes.length));
	let left = budget;
	for (let size = 0; size < most; size += 1) {
		let misses = 0;
		for (const { piece, index } of byRank) {
			if (misses > (size === 0 ? 0 : patience)) break;
			const grown = grow(piece, size, chosen.get(index), left);
			if (grown === "unfit") misses += 1;
			if (grown === "unfit" || grown === "none") continue;
			chosen.set(index, grown.text);
			left -= grown.cost;
			misses = 0;
		}
	}
	return {
		texts: pieces.flatMap((_, index) => chosen.get(index) ?? []),
		kept: pieces.filter((_, index) => chosen.has(index)),
		dropped: pieces.filter((_, index) => !chosen.has(index))
	};
}
function grow(piece, size, now, left) {
	const make = piece.sizes[size];
	if (make === void 0 || size > 0 && now === void 0) return "none";
	const text = make();
	const cost = text.length - (now?.length ?? -2);
	return cost > left ? "unfit" : {
		text,
		cost
	};
}
const reserve$3 = 20;
function layOut(page, budget) {
	const eighth = Math.floor(budget / 8);
	const fixed = [...page.head, ...page.parts(eighth)];
	const left = budget - blocks([...fixed, page.foot]).text.length - reserve$3;
	const problems = page.problems(page.body === null ? left : Math.min(eighth, left));
	const body = page.body === null ? [] : [page.body(left - problems.text.length)];
	return `${blocks([
		...fixed,
		...body,
		problems,
		page.foot
	]).text}\n`;
}
const toMarkdown = (sentence) => join$1(sentence.map((piece) => typeof piece === "string" ? ours(piece) : md`${piece.foreign}`), "");
// src/render/markdown/change.ts
const changePiece = (entry) => ({
	...entry,
	rank: dangerOf(entry.change),
	sizes: [
		() => headOf$2(entry).text,
		...hasNotes(entry) ? [() => withNotes(entry).text] : [],
		...entry.change.verb === "update" ? [() => withFields(entry).text] : [],
		() => withDiff(entry).text
	]
});
function lineOf({ change, bundle, several, detail }) {
	const effect = ours(effectWords[change.effect]);
	const object = md`**${ours(verbTitles[change.verb])}** ${objectOf({
		change,
		bundle,
		several
	})}`;
	const at = change.verb === "delete" ? null : change.at;
	const place = at === null ? nothing$2 : md`, ${link(placeOf$1(at), detail.linkTo(at))}`;
	return change.says === "" ? md`${object}${place} (${effect})` : md`${object}${place} (${effect}): ${change.says}`;
}
function objectOf({ change, bundle, several }) {
	const { noun, name } = objectName(change, bundle.kind);
	return md`${ours(noun)} ${name}${ownerOf(change, bundle, several)}`;
}
function ownerOf(change, bundle, several) {
	const kind = change.object === "DetectionPolicyException" ? ours(` of ${bundle.kind}`) : nothing$2;
	return several ? md`${kind} of ${bundle.deployment.slug}` : kind;
}
const placeOf$1 = ({ file, line }) => md`${`${file}:${String(line)}`}`;
function headOf$2(entry) {
	const both = entry.origin === "both" ? ours(overwriteWords(entry.detail.subject)) : nothing$2;
	const own = entry.own === null ? nothing$2 : md`${toMarkdown(ownWords(entry.own))}.`;
	return lines([
		lineOf(entry),
		both,
		own
	]);
}
const hasNotes = ({ rename, impact, edited, origin }) => rename !== null || impact !== null || edited !== null || origin === "unknown";
function withNotes(entry) {
	const notes = noteWords(entry.change);
	const note = notes === null ? nothing$2 : md`${notes}`;
	return lines([
		headOf$2(entry),
		editedNote(entry),
		impactNote(entry.impact),
		note,
		renameNote(entry.rename)
	]);
}
function editedNote({ origin, edited, inBase }) {
	if (origin === "unknown" && inBase) return ours(unknownWords);
	const words = editedWords(edited);
	return words === null ? nothing$2 : md`Edited ${words}.`;
}
const renameNote = (rename) => rename === null ? nothing$2 : join$1(renamePieces(rename).map((piece, index) => index % 2 === 0 ? ours(piece) : md`${piece}`), "");
function withFields(entry) {
	const fields = join$1(changedFields(entry.change).map((field) => md`${field}`), ", ");
	return fields.text === "" ? withNotes(entry) : lines([withNotes(entry), md`Changes ${fields}.`]);
}
function withDiff(entry) {
	const diff = diffFence(diffChange(entry.change), entry.detail.maxLines);
	const shown = entry.change.verb === "delete" ? diff : details(ours("YAML"), diff);
	return blocks([
		withNotes(entry),
		impactDetails(entry.impact),
		shown,
		editOf(entry)
	]);
}
const editOf = ({ origin, edit, detail }) => origin === "both" && edit !== null ? details(ours("The edit on the platform"), diffFence(diffChange(edit), detail.maxLines)) : nothing$2;
const plainDetail = {
	maxLines: 100,
	subject: "files",
	consent: "option",
	linkTo: () => null
};
const diffFence = (diff, maxLines) => fence(capDiff(diff, maxLines).map(showLine), "diff");
function showLine(line) {
	if (line.mark === "folded") return `  \u2026 ${count(line.lines, "unchanged line")}`;
	return line.mark === "cut" ? `  \u2026 ${count(line.lines, "more line")}` : `${line.mark} ${line.text}`;
}
const impactNote = (impact) => lines(impactLines(impact).map(toMarkdown));
function impactDetails(impact) {
	const bars = severityBars(impact);
	const body = blocks([lines(topLines(impact).map(toMarkdown)), bars.length === 0 ? nothing$2 : fence(bars)]);
	return body.text === "" ? nothing$2 : details(ours("Findings"), body);
}
const reserve$2 = 400;
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
	const { texts, kept, dropped } = fit([...own, ...reverts].map(changePiece), budget - warning.text.length - reserve$2);
	const first = kept.findIndex(isRevert);
	const end = first === -1 ? texts.length : first;
	const shown = blocks([
		...texts.slice(0, end).map(ours),
		warning,
		...texts.slice(end).map(ours)
	]);
	const rest = notShown$2(dropped.map(({ change }) => change));
	const live = liveIn(triangulation);
	return blocks([
		shown,
		liveBlock(live, several, budget - shown.text.length - rest.text.length - 10),
		rest
	]);
}
const revertWarning = (number, triangulation, { subject }) => number === 0 || triangulation === null ? nothing$2 : alert("WARNING", toMarkdown(revertWords(number, triangulation, subject)));
function notShown$2(changes) {
	if (changes.length === 0) return nothing$2;
	return md`Not shown here: ${ours(changeWords(summarize(changes)).join(", "))}. The plan file holds them all.`;
}
function liveBlock(live, several, budget) {
	if (live.length === 0) return nothing$2;
	const title = ours(liveWords(live.length));
	const { texts, dropped } = fit(live.toSorted((a, b) => byDanger(a.change, b.change)).map((one) => ({
		rank: dangerOf(one.change),
		sizes: [() => liveLine(one, several).text]
	})), budget - title.text.length - 100);
	if (texts.length === 0) return md`${title}.`;
	const more = dropped.length === 0 ? [] : [ours(`- and ${String(dropped.length)} more`)];
	const list = lines([...texts.map(ours), ...more]);
	return live.some(({ change }) => dangerOf(change) < 2) ? blocks([md`${title}:`, list]) : details(title, list);
}
function liveLine({ change, owner }, several) {
	const { verb, says, effect } = change;
	const object = md`- ${ours(verb)} of ${objectOf({
		change,
		bundle: owner,
		several
	})} (${ours(effectWords[effect])})`;
	return says === "" ? object : md`${object}: ${says}`;
}
function triangulationBlock({ bundles }, budget, triangulation) {
	const notes = blocks(triangulationNotes(triangulation, bundles).map(toMarkdown));
	return notes.text.length <= budget ? notes : blocks(triangulationNotes(triangulation, bundles, 0).map(toMarkdown));
}
function cautionBlock$1(plan, budget, triangulation) {
	const cautions = cautionsOf(plan, triangulation);
	const share = Math.floor((budget - 100) / Math.max(cautions.length, 3));
	return cautions.length === 0 ? nothing$2 : alert("CAUTION", lines(cautions.map((one) => sentence$2(one, share))));
}
const maxNamed$1 = 5;
function sentence$2({ start, entries }, budget) {
	const { texts } = fit(entries.slice(0, maxNamed$1).map((entry) => ({
		rank: 0,
		sizes: [() => nameOf$2(entry).text, () => withWords$1(entry).text]
	})), budget - 50);
	const more = entries.length - texts.length;
	const rest = more === 0 ? [] : [ours(texts.length === 0 ? `${String(more)} objects` : `and ${String(more)} more`)];
	return md`${ours(start)} ${join$1([...texts.map(ours), ...rest], "; ")}.`;
}
function nameOf$2({ change, owner, isRevert: takesBack }) {
	const { noun, name } = objectName(change, owner.kind);
	return md`${ours(noun)} ${name}${ours(takesBack ? ` (${takenBackWords[change.verb]})` : "")}`;
}
const withWords$1 = (entry) => entry.change.verb === "delete" || entry.change.says === "" ? nameOf$2(entry) : md`${nameOf$2(entry)}: ${entry.change.says}`;
// src/render/markdown/refusal.ts
const maxMessageLines = 8;
function failureBlock$1(error, budget) {
	const { message, hint, facts } = failureOf(error);
	const said = [
		...message.split("\n").slice(0, maxMessageLines),
		facts.join(", "),
		hint === null ? "" : `fix: ${hint}`
	];
	return fence(said.filter((line) => line !== ""), "text", Math.floor(budget / 10));
}
function guardBlock(guards, budget, consent) {
	if (guards.length === 0) return nothing$2;
	const end = ends[consent];
	const { texts, dropped } = fit(guards.map((guard) => ({
		rank: 0,
		sizes: [() => oneGuard[consent](guard).text]
	})), budget - end.text.length - 120);
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
	option: nothing$2,
	setting: md`If that is meant, change ${"guards"} in ${"ifmatch.yaml"} on the base branch first.`
};
const width$1 = 100;
function problemBlock(problems, budget) {
	if (problems.length === 0) return nothing$2;
	const { texts, dropped } = fit(problems.map(pieceOf$1), budget - 300);
	const rest = dropped.length === 0 ? nothing$2 : md`Not shown here: ${ours(problemWords(dropped.map(({ located }) => located)))}.`;
	return blocks([...texts.length === 0 ? [] : [fence(texts.flatMap((text) => [...text.split("\n"), ""]).slice(0, -1))], rest]);
}
const pieceOf$1 = (located) => ({
	located,
	rank: located.problem.severity === "error" ? 0 : 1,
	sizes: [() => oneLine(located), () => layout(problemLines([located], {
		width: width$1,
		verbose: true
	}), {
		width: width$1,
		color: false
	}).trimEnd()]
});
function oneLine({ problem, position }) {
	const short = phrase(problem).says.slice(0, 300);
	const place = position === null ? "" : `${placeWords(position)}  `;
	return layout([{
		indent: 0,
		hang: 2,
		flow: "words",
		spans: [{
			text: `${place}${short}`,
			style: "plain"
		}]
	}], {
		width: width$1,
		color: false
	}).trimEnd();
}
function staleBlocks(moved, budget, detail, deployment = null) {
	const several = new Set([...slugsOf(moved), ...deployment === null ? [] : [deployment]]).size > 1;
	const share = Math.floor((budget - reserve$1) / Math.max(1, moved.length)) - 2;
	const { texts, dropped } = fit(moved.map((one) => {
		const stale = {
			moved: one,
			several,
			detail
		};
		return {
			rank: 0,
			sizes: [() => headOf$1(stale).text, () => wholeOf(stale, share).text]
		};
	}), budget - reserve$1);
	return blocks([...texts.map(ours), notShown$1(dropped.length, "more bundle")]);
}
const reserve$1 = 100;
const comparisonOf = ({ reviewed, now }) => reviewed.changes === null || now.changes === null ? null : compareChanges(reviewed.changes, now.changes);
function headOf$1({ moved, several }) {
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
	const head = headOf$1(stale);
	const { texts, dropped } = fit(piecesOf(stale), budget - head.text.length - reserve$1);
	return blocks([
		head,
		...texts.map(ours),
		notShown$1(dropped.length, "more difference")
	]);
}
const notShown$1 = (number, what) => number === 0 ? nothing$2 : ours(`Not shown here: ${count(number, what)}.`);
function piecesOf(stale) {
	const compared = comparisonOf(stale.moved);
	if (compared !== null) return differences(compared, stale);
	return (stale.moved.now.changes ?? []).toSorted(byDanger).map((change) => wouldHappen("Now", change, stale));
}
function differences({ added, altered, gone }, stale) {
	const { maxLines } = stale.detail;
	return [
		...added.toSorted(byDanger).map((change) => wouldHappen("New", change, stale)),
		...altered.map((pair) => stalePiece("Different", pair.current, stale, () => details(ours("On the platform since the review"), diffFence(diffPlatform(pair), maxLines)))),
		...gone.map((change) => stalePiece("Gone, the platform has it already", change, stale, null))
	];
}
const wouldHappen = (label, change, stale) => stalePiece(label, change, stale, () => {
	const diff = diffFence(diffChange(change), stale.detail.maxLines);
	return change.verb === "delete" ? diff : details(ours("YAML"), diff);
});
function stalePiece(label, change, stale, diff) {
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
// src/render/markdown.ts
const defaultBudget$1 = 6e4;
function renderMarkdown(outcome, view) {
	return layOut(outcomePage(outcome, plainDetail), view.budget ?? defaultBudget$1);
}
function outcomePage(outcome, detail) {
	const body = isBare(outcome) ? null : bodies[outcome.kind];
	return {
		head: [headline$2(outcome)],
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
function headline$2(outcome) {
	const { before, slug, after } = headlineOf(outcome);
	return slug === null ? md`### ${ours(before + after)}` : md`### ${ours(before)}${slug}${ours(after)}`;
}
function alerts(outcome, budget, { consent }) {
	const plan = shownPlan(outcome);
	const guards = "guards" in outcome ? outcome.guards : [];
	const { triangulation = null } = shownExplained(outcome);
	return [plan === null ? nothing$2 : cautionBlock$1(plan, budget, triangulation), guardBlock(guards, budget, consent)];
}
function tables(outcome, budget) {
	const plan = shownPlan(outcome);
	const results = "results" in outcome ? outcome.results : [];
	const { impact = null, triangulation = null } = shownExplained(outcome);
	return [
		plan === null ? nothing$2 : bundleTable$2(plan, budget, impact),
		plan === null ? nothing$2 : triangulationBlock(plan, budget, triangulation),
		resultTable$1(results, budget)
	];
}
const failure = (outcome, budget) => outcome.kind === "failed" ? failureBlock$1(outcome.error, budget) : nothing$2;
const bodies = {
	valid: null,
	invalid: null,
	"no-changes": changes,
	changes,
	consent: changes,
	stale: (outcome, budget, detail) => "results" in outcome ? staleBlocks(movedOf(outcome.results), budget, detail) : nothing$2,
	applied: changes,
	partial: changes,
	failed: null
};
function changes(outcome, budget, detail) {
	const plan = shownPlan(outcome);
	return plan === null ? nothing$2 : changeBlocks(plan, budget, detail, shownExplained(outcome));
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
	const text = join$1([closing === null ? nothing$2 : toMarkdown(closing), ours((isRollback(outcome) ? rollbackFooters : footers)[outcome.kind])], " ");
	return text.text === "" ? nothing$2 : md`<sub>${text}</sub>`;
}
// src/render/drift.ts
function driftHeadline(outcome) {
	if (outcome.kind === "invalid") return {
		before: `Not valid: ${problemWords(outcome.problems)}`,
		slug: null,
		after: ""
	};
	if (outcome.kind === "failed") return {
		before: "Failed",
		slug: null,
		after: ""
	};
	const { drift, fix } = outcome;
	if (outcome.kind === "drift") return within("Drift in ", drift, `: ${originCounts(drift).join(", ")}`);
	return fix === null ? within("No drift in ", drift, "") : within("No drift is left in ", drift, "");
}
function within(before, { bundles }, after) {
	const slugs = slugsOf(bundles);
	const [slug = "no deployment"] = slugs;
	if (slugs.length === 1) return {
		before,
		slug,
		after
	};
	return {
		before: before + (slugs.length === 0 ? slug : count(slugs.length, "deployment")),
		slug: null,
		after
	};
}
function originCounts(drift) {
	const counts = countOrigins(entriesOf$1(drift));
	return driftOrigins.filter((origin) => counts[origin] > 0).map((origin) => `${String(counts[origin])} ${counted$1[toldAs(origin, drift)]}`);
}
function toldAs(origin, { bundles }) {
	if (origin !== "repository") return origin;
	const bases = bundles.flatMap(({ base, entries }) => entries.some((entry) => entry.origin === origin) ? base : []);
	if (bases.every((base) => base.kind === "plan" && !base.isUndo)) return "waiting";
	return bases.some((base) => base.kind === "commit" && base.chosen === "ahead") ? "behind" : origin;
}
const counted$1 = {
	waiting: "waiting in the repository",
	behind: "different in the files",
	platform: "edited on the platform",
	repository: "where the platform has an earlier version",
	both: "edited on both sides",
	unknown: "not told apart"
};
const titles = {
	waiting: "Waiting in the repository",
	behind: "Different in the files",
	platform: "Edited on the platform",
	repository: "The platform has an earlier version",
	both: "Edited on both sides",
	unknown: "Not told apart"
};
const originTitle = (origin, drift) => titles[toldAs(origin, drift)];
const diffLegend = (entry) => showsEdit(entry) ? "- as in the files, + as on the platform" : "- as on the platform, + as in the files";
const nextStep = (origin, drift, again) => nextSteps[toldAs(origin, drift)](again);
const nextSteps = {
	waiting: (again) => [
		"Nothing is wrong: apply the files, after a look at ",
		command("preview", again),
		"."
	],
	behind: (again) => [
		"The base has commits that these files lack, and applying them may take back what those brought. Bring the files up to date first, then see ",
		command("preview", again),
		"."
	],
	platform: (again) => [
		"",
		command("drift --fix", again),
		" takes this into the files; applying the files as they are reverts it."
	],
	repository: (again) => [
		"Not applied yet, or put back on the platform. If these changes were reviewed, apply the files, after a look at ",
		command("preview", again),
		"."
	],
	both: (again) => [
		"A person decides: write into the files what is meant, and apply them. See ",
		command("preview", again),
		"."
	],
	unknown: (again) => [
		"Decide for each: write it into the files, or apply the files to revert it. See ",
		command("preview", again),
		"."
	]
};
const command = (name, again) => `ifmatch ${name}${again === "" ? "" : ` ${again}`}`;
const shownChange = (entry) => showsEdit(entry) ? entry.edit : entry.change;
const showsEdit = (entry) => entry.origin === "platform" && entry.edit !== null;
function entrySays(entry) {
	const { origin, edit, change, changedWithin } = entry;
	if (origin === "both" && edit !== null) return [edit.says && `on the platform: ${edit.says}`, change.says && `applying the files: ${change.says}`].filter(Boolean);
	const { says } = shownChange(entry);
	return [says, changedWithin === void 0 ? "" : openWords(changedWithin)].filter(Boolean);
}
const openWords = (commits) => `it also changed in the repository within the last ${count(commits, "commit")}, and nothing tells whether that was applied; give --plan or --base`;
const notLookedAt = "Edits on the platform could not be looked at, because the files are not accepted.";
function baseWords(base, today) {
	if (base.kind === "plan") return `taking ${base.path} as what was applied last`;
	if (base.kind === "none") return base.why === "not-needed" ? null : noBaseWords[base.why];
	const which = `taking ${base.short} of ${today === null ? base.at.slice(0, 10) : ageWords(base.at, today)} as what was applied last`;
	if (base.chosen !== "nearest") return which;
	return `${which} (${base.differs === 0 ? "the platform is exactly that" : "the nearest, but the platform is not exactly that"})`;
}
const noBaseWords = {
	"not-needed": "",
	"no-git": "this cannot be told apart: git reads no commit here (no repository, none yet, or it belongs to another user: `git log` says). Give what was applied last: --plan FILE or --base REF.",
	shallow: "this cannot be told apart: the clone is shallow and may end before what was applied last. Fetch the whole history (git fetch --unshallow; in a workflow fetch-depth: 0), or give --plan FILE.",
	unread: "this cannot be told apart: this partial clone lacks older commits, and ifmatch does not fetch them. Run `git fetch --refetch --no-filter`, or give --plan FILE.",
	"no-history": "this cannot be told apart: none of the last 50 commits that touch the policies declares this bundle without errors. Give what was applied last: --plan FILE or --base REF.",
	"not-in-base": "this cannot be told apart: the commit that --base names does not declare this bundle. Name another one.",
	"not-in-plan": "this cannot be told apart: the plan that --plan names does not hold this bundle. Give another one, or --base REF.",
	"not-applied": "this cannot be told apart: by the plan that --plan names this bundle was not applied. Give another one, or --base REF."
};
function ageWords(at, today) {
	const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(at.slice(0, 10))) / 864e5));
	return days === 0 ? "today" : `${count(days, "day")} ago`;
}
function fixWords({ fixed, written, removed }) {
	if (fixed.length === 0) return ["Nothing was fixed: no edit of the platform could be taken into the files."];
	const verb = fixed.length === 1 ? "is" : "are";
	return [
		`${count(fixed.length, "edit")} of the platform ${verb} in the files now. Look at them, and commit them.`,
		...written.map((path) => `wrote ${path}`),
		...removed.map((path) => `removed ${path}`)
	];
}
const notFixedWords = {
	unwritable: "a policy file cannot say it",
	repeated: "the platform has it twice",
	layout: "the YAML around it is laid out in a way that cannot be edited safely",
	"too-large": "the file would become too large",
	"unread-file": "it needs a file of its own, and the config does not look where that would be",
	"no-file": "no file declares what it belongs to",
	"broken-file": "its file has errors"
};
// src/render/drift/markdown.ts
const defaultBudget = 6e4;
const maxLines$2 = 100;
const reserve = 400;
function renderDriftMarkdown(outcome, view) {
	const found = "drift" in outcome ? outcome : null;
	return layOut({
		head: [headline$1(outcome), ...outcome.kind === "invalid" ? [ours(notLookedAt)] : []],
		parts: (eighth) => [
			found?.fix ? fixBlock(found.fix, eighth) : nothing$2,
			found === null ? nothing$2 : bundleTable$1(found.drift, eighth),
			outcome.kind === "failed" ? failureBlock$1(outcome.error, 2 * eighth) : nothing$2
		],
		body: found === null ? null : (budget) => sections(found.drift, view, budget),
		problems: (budget) => problemBlock(outcome.problems, budget),
		foot: found === null ? nothing$2 : unmanagedLine$1(found.drift)
	}, view.budget ?? defaultBudget);
}
function headline$1(outcome) {
	const { before, slug, after } = driftHeadline(outcome);
	return slug === null ? md`### ${ours(before + after)}` : md`### ${ours(before)}${slug}${ours(after)}`;
}
function fixBlock(fix, budget) {
	const [first = "", ...files] = fixWords(fix);
	const left = fix.left.map(({ entry, why }) => {
		const { noun, name } = objectName(entry.change, entry.kind);
		return md`- left ${ours(noun)} ${name}: ${ours(notFixedWords[why])}`;
	});
	const { texts, dropped } = fit([...files.map((file) => md`- ${file}`), ...left].map(({ text }) => ({
		rank: 0,
		sizes: [() => text]
	})), budget - first.length - 50);
	const more = dropped.length === 0 ? [] : [ours(`- and ${String(dropped.length)} more`)];
	return blocks([ours(first), lines([...texts.map(ours), ...more])]);
}
function bundleTable$1({ bundles }, budget) {
	const several = hasSeveralDeployments(bundles);
	const drifted = bundles.filter(({ entries }) => entries.length > 0);
	if (drifted.length === 0) return nothing$2;
	const head = "| Bundle | Edited on the platform | Earlier version there | Both | Not told apart | Last apply |\n|---|--:|--:|--:|--:|---|";
	const { texts, dropped } = fit(drifted.map((bundle) => {
		const { platform, repository, both, unknown } = countOrigins(bundle.entries);
		const base = row`${baseWords(bundle.base, null) ?? ""}`;
		return {
			rank: 0,
			sizes: [() => row`| ${nameOf$1(bundle, several)} | ${platform} | ${repository} | ${both} | ${unknown} | ${base} |`.text]
		};
	}), budget - 122 - 50);
	const more = dropped.length === 0 ? nothing$2 : ours(`and ${count(dropped.length, "more bundle")}`);
	return blocks([lines([ours(head), ...texts.map(ours)]), more]);
}
const nameOf$1 = ({ deployment, kind }, several) => several ? row`${deployment.slug} ${ours(kind)}` : ours(kind);
function sections(drift, view, budget) {
	const { bundles } = drift;
	const several = hasSeveralDeployments(bundles);
	const all = bundles.flatMap((bundle) => bundle.entries.map((entry) => ({
		entry,
		bundle,
		several
	})));
	const groups = driftOrigins.map((origin) => ({
		origin,
		mine: all.filter(({ entry }) => entry.origin === origin)
	})).filter(({ mine }) => mine.length > 0);
	let left = budget;
	return blocks(groups.map(({ origin, mine }, index) => {
		const block = section(origin, mine, {
			drift,
			again: view.again,
			budget: Math.floor(left / (groups.length - index))
		});
		left -= block.text.length + 2;
		return block;
	}));
}
function section(origin, shown, { drift, again, budget }) {
	const { texts, dropped } = fit(shown.toSorted((a, b) => byDanger(shownChange(a.entry), shownChange(b.entry))).map(pieceOf), budget - reserve);
	const [before, command, after] = nextStep(origin, drift, again);
	return blocks([
		md`#### ${ours(originTitle(origin, drift))}: ${ours(count(shown.length, "object"))}`,
		md`${ours(before)}${command}${ours(after)}`,
		...texts.map(ours),
		dropped.length === 0 ? nothing$2 : ours(`Not shown here: ${count(dropped.length, "more object")}.`)
	]);
}
function pieceOf(shown) {
	const change = shownChange(shown.entry);
	const title = titleOf$1(shown);
	const legend = diffLegend(shown.entry);
	return {
		rank: dangerOf(change),
		sizes: [() => title.text, () => blocks([title, details(ours(`YAML (${legend})`), diffFence(diffChange(change), maxLines$2))]).text]
	};
}
function titleOf$1({ entry, bundle, several }) {
	const change = shownChange(entry);
	const place = entry.at === null ? nothing$2 : md`, ${`${entry.at.file}:${String(entry.at.line)}`}`;
	const says = entrySays(entry).map((text) => md`${text}`);
	const effect = ours(effectWords[change.effect]);
	const by = editedWords(entry.edited);
	const edited = by === null ? nothing$2 : md` Edited ${by}.`;
	const line = md`**${ours(verbTitles[change.verb])}** ${objectOf({
		change,
		bundle,
		several
	})}${place} (${effect})`;
	return says.length === 0 ? md`${line}.${edited}` : md`${line}: ${join$1(says, "; ")}.${edited}`;
}
function unmanagedLine$1({ unmanaged, bundles }) {
	if (unmanaged.length === 0) return nothing$2;
	const several = hasSeveralDeployments([...bundles, ...unmanaged]);
	const shown = unmanaged.slice(0, 20).map((one) => several ? md`${one.deployment.slug} ${ours(one.kind)}` : ours(one.kind));
	const more = unmanaged.length > 20 ? [ours(`${String(unmanaged.length - 20)} more`)] : [];
	return md`<sub>Not looked at, for no file declares it: ${join$1([...shown, ...more], ", ")}.</sub>`;
}
const budget = 58e3;
const driftTitle = ({ deployment, drift }) => `Drift in ${plainName(deployment)}: ${originCounts(drift).join(", ")}`;
const plainName = (slug) => slug.replaceAll(/[^A-Za-z0-9_.-]+/g, "-").slice(0, 80);
function renderDriftIssue({ drift, problems, job, again }) {
	const report = renderDriftMarkdown({
		kind: "drift",
		drift,
		fix: null,
		problems
	}, {
		platform: null,
		again,
		budget
	});
	const intro = md`The platform is not what ${job.repository.defaultBranch} declares. The drift check keeps this issue up to date, and closes it once they match again.`;
	const foot = md`<sub>${join$1([ours("Found by"), runLink(job)], " ")}.</sub>`;
	return `${blocks([
		intro,
		ours(report.trimEnd()),
		foot
	]).text}\n`;
}
const goneLine = ({ job }) => md`The drift is gone: the platform is what ${job.repository.defaultBranch} declares (${runLink(job)}).`.text;
function driftLines(urls, warnings) {
	const places = urls.map((url) => md`Drift is reported in ${link(md`${url}`, url)}.`);
	const all = [...warnings.map((text) => alert("WARNING", ours(escapeMarkdownSpan(text, 1e3)))), ...places];
	return all.length === 0 ? "" : `${blocks(all).text}\n\n`;
}
const runLink = (job) => link(ours("this run"), job.run.url);
process.getBuiltinModule("node:path");
const posix$1 = (() => process.getBuiltinModule("node:path").posix)();
// src/render/github.ts
const advised = (text, advice) => advice === "option" ? text : text.replaceAll(/--(base-url|deployment|config)\b/g, "the input $1");
const limit = 10;
function renderGithub(outcome, folder = "", advice = "option") {
	const all = [
		...runs(outcome, advice),
		...results(outcome),
		...guards(outcome, advice),
		...cautions(outcome),
		...outcome.problems.map((problem) => ofProblem(problem, advice))
	];
	return [
		"error",
		"warning",
		"notice"
	].flatMap((level) => fewEnough(all.filter(({ command }) => command === level))).map((command) => `${workflowCommand(inRepository(command, folder))}\n`).join("");
}
const inRepository = ({ command, properties, message }, folder) => {
	const { file = null } = properties;
	return {
		command,
		properties: {
			...properties,
			file: file === null ? null : posix$1.join(folder, String(file))
		},
		message
	};
};
function fewEnough(commands) {
	const [first] = commands;
	if (first === void 0 || commands.length <= limit) return commands;
	const rest = commands.length - limit + 1;
	return [...commands.slice(0, 9), simple(first.command, "More", `${count(rest, `more ${first.command}`)} not shown here.`)];
}
const levelOf$1 = {
	valid: "notice",
	invalid: null,
	"no-changes": "notice",
	changes: "notice",
	consent: "error",
	stale: "error",
	applied: "notice",
	partial: "error",
	failed: "error"
};
function runs(outcome, advice) {
	const level = levelOf$1[outcome.kind];
	if (level === null) return [];
	if (outcome.kind !== "failed") return [simple(level, "ifmatch", headlineText(outcome))];
	const { message, hint, facts } = failureOf(outcome.error);
	const lines = [
		advised(message, advice),
		facts.join(", "),
		advised(hint ?? "", advice)
	];
	return [simple(level, "ifmatch", lines.filter(Boolean).join("\n"))];
}
function ofProblem({ problem, position }, advice) {
	const { says, fix } = phrase(problem);
	const { file = null, line = null, column = null } = position ?? {};
	const properties = {
		file,
		line,
		col: column,
		title: problem.code
	};
	return {
		command: problem.severity,
		properties,
		message: fix === "" ? says : `${says}\nfix: ${advised(fix, advice)}`
	};
}
const guards = (outcome, advice) => "guards" in outcome ? outcome.guards.map((guard) => simple("warning", "Consent needed", guardText[advice](guard))) : [];
const guardText = {
	option: ({ message }) => message,
	setting: (guard) => `${reasonOf(guard)} ${textOf$1(settingWords(guard))} It counts in ifmatch.yaml on the base branch, under guards.`
};
function cautions(outcome) {
	return cautionsOf(shownPlan(outcome) ?? { bundles: [] }, shownExplained(outcome).triangulation ?? null).flatMap(({ start, entries }) => entries.map((entry) => ofCaution(start.replace(/:$/, ""), entry)));
}
function ofCaution(title, { change, owner, isRevert }) {
	const { noun, name } = objectName(change, owner.kind);
	const at = change.verb === "delete" ? null : change.at;
	const whose = isRevert ? ` (${takenBackWords[change.verb]})` : "";
	return {
		command: "warning",
		properties: {
			file: at?.file ?? null,
			line: at?.line ?? null,
			col: at?.column ?? null,
			title
		},
		message: `${noun} ${name}${whose}${change.says === "" ? "" : `: ${change.says}`}`
	};
}
const results = (outcome) => ("results" in outcome ? outcome.results : []).map(({ bundle, outcome: { result, reason } }) => {
	const done = result === "applied" || result === "already-applied";
	const text = `${bundle.deployment.slug} ${bundle.kind}: ${resultWords[result]}, ${reason ?? resultReasons[result]}`;
	return simple(done ? "notice" : "error", "Result", text);
});
const simple = (command, title, message) => ({
	command,
	properties: { title },
	message
});
// src/render/json.ts
function problemJson({ problem, position }) {
	const { says, fix } = phrase(problem);
	const { file, line, column } = position ?? {
		file: null,
		line: null,
		column: null
	};
	return {
		severity: problem.severity,
		code: problem.code,
		message: says,
		fix,
		file,
		line,
		column
	};
}
function errorJson(error) {
	const { status, code, hint, requestId } = error instanceof PlatformError ? error : new PlatformError(error.message);
	return {
		message: error.message,
		hint,
		status,
		code,
		request_id: requestId
	};
}
// src/render/pull.ts
const fileSigns = {
	create: "+",
	update: "~",
	delete: "-"
};
const plurals = {
	policy: "policies",
	ruleset: "rulesets",
	rule: "rules",
	"disabled rule": "disabled rules",
	exception: "exceptions"
};
function objectWords({ verb, objects }) {
	const isPlain = verb !== "update" && objects.policy === 1;
	const counted = pulledNouns.filter((noun) => objects[noun] > 0);
	return isPlain ? "" : counted.map((noun) => count(objects[noun], noun, plurals[noun])).join(", ");
}
function fileWords(files) {
	const done = {
		create: "created",
		update: "changed",
		delete: "deleted"
	};
	return [
		"create",
		"update",
		"delete"
	].flatMap((verb) => {
		const number = files.filter((file) => file.verb === verb).length;
		return number === 0 ? [] : [{
			number,
			verb
		}];
	}).map(({ number, verb }, index) => `${index === 0 ? count(number, "file") : String(number)} ${done[verb]}`).join(", ");
}
function bundleWords(bundles, all) {
	const several = hasSeveralDeployments([...all.bundles, ...all.unmanaged]);
	const names = bundles.map(({ deployment, kind }) => several ? `${deployment.slug} ${kind}` : kind);
	return [...new Set(names)].join(", ");
}
function namedBy(id, kind) {
	if (id.startsWith("slug ")) {
		const slug = id.slice(5);
		return {
			object: "RemediationPolicy",
			key: { slug },
			noun: "policy",
			name: slug
		};
	}
	const [, list, item] = /^item (rulesets|rules|disabled) ([^]*)$/.exec(id) ?? [];
	if (list !== void 0 && item !== void 0) return {
		object: "DetectionPolicy",
		key: {
			list,
			item
		},
		noun: `item of ${list}`,
		name: item
	};
	if (!id.startsWith("[\"exception\"")) return {
		object: "Bundle",
		key: {},
		noun: "bundle",
		name: kind
	};
	const [, scope_type, scope_target, rule, rule_type] = JSON.parse(id);
	const name = [
		rule_type,
		rule,
		"in",
		scope_type,
		scope_target
	].map(String).join(" ");
	return {
		object: "DetectionPolicyException",
		key: {
			scope_type,
			scope_target,
			rule,
			rule_type
		},
		noun: "exception",
		name
	};
}
const fieldWords = (pointer) => pointer.map((step, index) => typeof step === "number" ? "[]" : `${index === 0 ? "" : "."}${step}`).join("");
function extraFieldsSetting(unsaid) {
	const named = new Map();
	for (const { why, pointer, id, kind } of unsaid) {
		const object = why === "no-field" ? extraObjectAt(pointer, topOf(id, kind)) : null;
		const field = pointer.at(-1);
		if (object !== null && typeof field === "string") named.set(object, (named.get(object) ?? new Set()).add(field));
	}
	const lists = [...named].map(([object, fields]) => `${object}: [${[...fields].toSorted().join(", ")}]`);
	return lists.length === 0 ? null : `extra_fields: { ${lists.join(", ")} }`;
}
function topOf(id, kind) {
	if (id.startsWith("slug ")) return "policy";
	if (id.startsWith("[\"exception\"")) return "exception";
	return kind === "remediation" ? null : "detection";
}
const mostNames = 3;
function droppedWords(unsaid) {
	const dropped = unsaid.filter(({ why }) => why === "no-field");
	return [...Map.groupBy(dropped, ({ pointer }) => fieldWords(pointer))].map(([field, own]) => {
		const names = [...new Set(own.map(({ id, kind }) => `${namedBy(id, kind).noun} ${namedBy(id, kind).name}`))];
		const more = names.length - mostNames;
		return {
			field,
			of: [...names.slice(0, mostNames), ...more > 0 ? [`${String(more)} more`] : []].join(", ")
		};
	});
}
function renderPullTerminal(outcome, view) {
	return layout("pull" in outcome ? pulledLines(outcome, view) : failedLines(outcome, view), view);
}
function failedLines(outcome, { width }) {
	const problems = problemLines(outcome.problems, {
		width,
		verbose: true
	});
	if (outcome.kind === "invalid") {
		const headline = `Not valid: ${problemWords(outcome.problems)}. Nothing was pulled.`;
		return paragraphs([words(0, styled("red", headline))], problems);
	}
	const { message, hint, facts } = failureOf(outcome.error);
	return paragraphs([
		words(0, styled("red", "Nothing was pulled: "), message),
		...facts.length === 0 ? [] : [words(2, styled("dim", facts.join(", ")))],
		...hint === null ? [] : [words(2, styled("cyan", "fix: "), hint)]
	], problems);
}
function pulledLines(outcome, view) {
	const { pull } = outcome;
	const isDone = outcome.kind !== "differs";
	return paragraphs(isDone ? pull.files.map(fileLine) : [], [
		sentence$1(outcome, view),
		...unmanagedLine(pull),
		...droppedLines(pull)
	], isDone ? [] : differenceLines(outcome, view), view.quiet ? [] : nextLines(outcome, view));
}
const fileLooks = {
	create: "green",
	update: "yellow",
	delete: "red"
};
function fileLine(file) {
	const objects = objectWords(file);
	const sign = styled(fileLooks[file.verb], `${fileSigns[file.verb]} `);
	return raw(0, sign, file.path, objects === "" ? "" : styled("dim", ` (${objects})`));
}
const looks = {
	"no-changes": "green",
	changes: "yellow",
	written: "green",
	differs: "red"
};
function sentence$1({ kind, pull }, { platform }) {
	const from = `${[...new Set(pull.bundles.map(({ deployment }) => deployment.slug))].join(", ")}${platform === null ? "" : ` on ${platform}`}`;
	const bundles = bundleWords(pull.bundles, pull);
	const says = {
		"no-changes": `In sync: the files say what ${from} has (${bundles}).`,
		changes: `A pull of ${bundles} of ${from} would leave ${fileWords(pull.files)}. Nothing was written.`,
		written: `Pulled ${bundles} of ${from}: ${fileWords(pull.files)}.`,
		differs: `Nothing was pulled: the files would not say all that ${from} has. They are as they were.`
	};
	return words(0, styled(looks[kind], says[kind]));
}
function unmanagedLine(pull) {
	if (pull.unmanaged.length === 0) return [];
	const names = bundleWords(pull.unmanaged, pull);
	return [words(0, styled("dim", `Left alone, for no file declares it: ${names}. \`ifmatch pull --all\` pulls it too.`))];
}
function droppedLines({ unsaid }) {
	const setting = extraFieldsSetting(unsaid);
	const fix = setting === null ? [] : [words(0, styled("cyan", "fix: "), `to keep it, add to ifmatch.yaml: ${setting}`)];
	return [...droppedWords(unsaid).map(({ field, of }) => words(0, styled("yellow", "Files have no place for "), styled("bold", field), ` of ${of}.`)), ...fix];
}
const most = 50;
function differenceLines(outcome, { width }) {
	const { pull, left, moved, problems } = outcome;
	const several = hasSeveralDeployments([...pull.bundles, ...pull.unmanaged]);
	const all = [...pull.unsaid.filter(({ why }) => why !== "no-field").map(unsaidLine), ...left.flatMap((one) => leftLines(one, several))];
	const more = all.length > most ? [words(2, `and ${String(all.length - most)} more`)] : [];
	const fixes = moved ? [editedMeanwhile] : curesOf(pull);
	return paragraphs([...all.slice(0, most), ...more], problemLines(problems, {
		width,
		verbose: true
	}), fixes.map((fix) => words(0, styled("cyan", "fix: "), fix)));
}
function curesOf({ unsaid }) {
	const cured = unsaid.flatMap(({ why }) => why === "no-field" ? [] : cures[why]);
	return cured.length === 0 ? [notSaid] : [...new Set(cured)];
}
const editedMeanwhile = "Somebody edited the platform meanwhile. Run it again.";
const notSaid = "Change on the platform what is named here so that files can say it, then run it again; a dry run of the files has to come back empty.";
const cures = {
	unwritable: notSaid,
	repeated: notSaid,
	layout: "Lay out the YAML there plainly, each entry on lines of its own, then run it again.",
	"too-large": "Split the file in two, then run it again.",
	"unread-file": "Name a folder for it under \"policies\" in the config, then run it again.",
	"no-file": "Declare what it belongs to in a file, then run it again.",
	"broken-file": "Mend the errors in its file, then run it again."
};
function unsaidLine({ id, kind, pointer, why }) {
	const { noun, name } = namedBy(id, kind);
	const field = pointer.length === 0 ? "" : ` (${fieldWords(pointer)})`;
	return words(2, `${noun} `, styled("bold", name), `${field}: ${why === "no-field" ? "" : notFixedWords[why]}`);
}
const leftLines = ({ changes, kind, deployment }, several) => changes.map((change) => {
	const { noun, name } = objectName(change, kind);
	const owner = several ? ` of ${deployment.slug}` : "";
	const says = change.says === "" ? "" : `: ${change.says}`;
	return words(2, `${signs[change.verb]} ${noun} `, styled("bold", name), `${owner}${says}`);
});
function nextLines({ kind, pull }, { again, scope, git }) {
	if (kind === "differs" || kind === "no-changes") return [];
	const ours = (...parts) => [
		"ifmatch",
		...parts,
		again
	].filter(Boolean).join(" ");
	const isNew = pull.files.every(({ verb }) => verb === "create");
	const look = git === null ? [] : [git(isNew ? "status" : "diff")];
	const commands = kind === "changes" ? [ours("pull", ...scope)] : [...look, ours("preview")];
	return [words(0, "Next:"), ...commands.map((command) => raw(2, styled("bold", command)))];
}
const nothing$1 = {
	bundles: [],
	files: [],
	unsaid: [],
	unmanaged: []
};
function renderPullJson(outcome, { tool, platform }) {
	const pull = "pull" in outcome ? outcome.pull : nothing$1;
	const differs = outcome.kind === "differs" ? outcome : null;
	const document = {
		version: 1,
		tool,
		command: "pull",
		outcome: outcome.kind,
		platform,
		bundles: pull.bundles.map(bundleJson),
		files: pull.files.map(fileJson),
		unsaid: pull.unsaid.map(unsaidJson),
		unmanaged: pull.unmanaged.map(bundleJson),
		left: differs?.left.flatMap(leftJson) ?? [],
		moved: differs?.moved ?? false,
		problems: outcome.problems.map(problemJson),
		error: outcome.kind === "failed" ? errorJson(outcome.error) : null
	};
	return `${toJson(document, 2)}\n`;
}
const kinds = {
	remediation: {
		kind: "remediation",
		product: null
	},
	"detection/code": {
		kind: "detection",
		product: "code"
	},
	"detection/secrets": {
		kind: "detection",
		product: "secrets"
	}
};
const bundleJson = ({ deployment, kind }) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	...kinds[kind]
});
const fileJson = ({ path, verb, objects }) => ({
	path,
	verb,
	objects: {
		policies: objects.policy,
		rulesets: objects.ruleset,
		rules: objects.rule,
		disabled: objects["disabled rule"],
		exceptions: objects.exception
	}
});
function unsaidJson({ id, pointer, why, ...owner }) {
	const { object, key } = namedBy(id, owner.kind);
	return {
		...bundleJson(owner),
		object,
		key,
		pointer: [...pointer],
		why
	};
}
const leftJson = ({ changes, ...owner }) => changes.map((change) => ({
	...bundleJson(owner),
	...changeJson(change)
}));
const changeJson = (change) => ({
	verb: change.verb,
	object: change.object,
	key: change.key,
	before: change.verb === "create" ? null : change.before,
	after: change.verb === "delete" ? null : change.after
});
process.getBuiltinModule("node:crypto");
const createHash = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/render/html/style.ts
const style = `
:root {
  color-scheme: light dark;
  --page: #fff; --soft: #f6f8fa; --text: #1f2328; --muted: #59636e; --line: #d1d9e0; --control: #818b98; --link: #0550ae;
  --red: #b3261e; --amber: #7d4e00; --green: #116329; --cut: #fdeceb; --new: #e6f6ea; --fill: #4f6b8f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --soft: #161b22; --text: #e6edf3; --muted: #9aa4af; --line: #30363d; --control: #6e7681; --link: #79b8ff;
    --red: #ff8b82; --amber: #e3b341; --green: #7ee787; --cut: #3a1d1d; --new: #14301d; --fill: #8fb0d9;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 4rem; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3, h4 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
p { margin: .25rem 0; }
a { color: var(--link); }
code, pre, kbd, .diff td { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
code { background: var(--soft); border-radius: 4px; padding: .1em .3em; unicode-bidi: isolate; direction: ltr; }
pre { background: var(--soft); border-radius: 6px; padding: .5rem .75rem; margin: .5rem 0; white-space: pre-wrap; }
kbd { border: 1px solid var(--control); border-radius: 4px; padding: 0 .35em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
[hidden] { display: none !important; }
.meta, .more, footer { color: var(--muted); font-size: .875rem; }
.command { font-weight: 600; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: .75rem; }

nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 1rem 0 0; padding: 0; }
table { border-collapse: collapse; }
caption { text-align: start; color: var(--muted); font-size: .875rem; padding-bottom: .25rem; }
.facts th, .facts td { text-align: start; vertical-align: top; padding: .35rem 1.25rem .35rem 0; border-bottom: 1px solid var(--line); }
.facts { margin: .75rem 0; overflow-wrap: normal; }
.facts code { overflow-wrap: anywhere; }
.facts p { margin: 0; }
.facts th { font-weight: 600; }
.facts .number { text-align: end; font-variant-numeric: tabular-nums; }
.pair { display: flex; flex-wrap: wrap; gap: 0 3rem; align-items: flex-start; }
.level { display: flex; gap: .6rem; align-items: center; }
.level svg { flex: none; }
.step { fill: none; stroke: var(--control); }
.fill { fill: var(--fill); }
.was { fill: var(--control); }

.alert { border-inline-start: 4px solid var(--line); background: var(--soft); margin: 1rem 0; padding: .5rem 1rem; }
ul.alert { padding-inline-start: 2rem; }
.danger { border-color: var(--red); }
.warning { border-color: var(--amber); }
.looser, .delete, .error, .not-applied { color: var(--red); }
.mixed, .unknown, .update, .severity.warning, .unverified, .advice { color: var(--amber); }
.stricter, .create, .applied, .already-applied { color: var(--green); }
.neutral { color: var(--muted); }
.effect, .severity, .label, .fix { font-weight: 600; }
.label { font-size: .875rem; margin: 0; }

search { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin: .75rem 0; padding: .75rem 1rem; background: var(--soft); border-radius: 6px; }
search input, search select, search button { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--control); border-radius: 6px; padding: .25rem .5rem; min-height: 2rem; max-width: 100%; }
search p { flex-basis: 100%; }
output { font-weight: 600; font-variant-numeric: tabular-nums; }

.changes, .problems { list-style: none; margin: 0; padding: 0; }
.changes > li, .problems > li { display: block; padding: .75rem 0; border-bottom: 1px solid var(--line); }
.many > li { content-visibility: auto; contain-intrinsic-size: auto 8rem; }
.changes h3, .changes h4 { margin: 0; }
details { margin-top: .5rem; }
summary { cursor: pointer; width: fit-content; }
.diff { width: 100%; table-layout: fixed; margin-top: .5rem; border: 1px solid var(--line); }
.diff caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.diff th { text-align: start; font-size: .875rem; padding: .25rem .75rem; border-bottom: 1px solid var(--line); background: var(--soft); }
.diff td { vertical-align: top; padding: 0 .75rem; white-space: pre-wrap; unicode-bidi: isolate; direction: ltr; }
.diff td + td, .diff th + th { border-inline-start: 1px solid var(--line); }
.diff ins, .diff del { text-decoration: none; }
.diff .cut { background: var(--cut); }
.diff .new { background: var(--new); }
.diff .none { background: var(--soft); }
.diff .fold { color: var(--muted); background: var(--soft); }

@media (max-width: 45rem) {
  .diff, .diff tbody, .diff tr, .diff td { display: block; width: auto; }
  .diff thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .diff td + td { border-inline-start: 0; }
  .diff .same td + td, .diff .none { display: none; }
  .facts { display: block; overflow-x: auto; }
  .facts code { overflow-wrap: break-word; }
  .facts th, .facts td { padding-inline-end: .6rem; }
  .level { flex-direction: column; align-items: flex-start; gap: 0; }
}
@media print {
  :root { --page: #fff; --soft: #fff; --text: #000; --muted: #444; --line: #999; --control: #555; --red: #8c1d18; --amber: #5c3900; --green: #0b4a1e; --cut: #fff; --new: #fff; --fill: #333; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav, search, summary { display: none; }
  .many > li { content-visibility: visible; }
  .diff tr, h3, h4 { break-inside: avoid; break-after: auto; }
  h2, h3, h4 { break-after: avoid; }
  details::details-content { content-visibility: visible; display: block; block-size: auto; }
}
@media (prefers-reduced-motion: reduce) {
  * { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
`;
const script = `'use strict';
(() => {
  const bar = document.getElementById('filter');
  const list = document.getElementById('change-list');
  if (bar === null || list === null) return;

  const text = document.getElementById('filter-text');
  const count = document.getElementById('filter-count');
  const choices = ['verb', 'effect', 'origin', 'bundle']
    .map((name) => ({ name, select: document.getElementById('filter-' + name) }))
    .filter(({ select }) => select !== null);
  const items = Array.from(list.children, (element) => ({
    element,
    shown: true,
    words: element.firstElementChild.textContent.toLowerCase(),
    verb: element.dataset.verb,
    effect: element.dataset.effect,
    origin: element.dataset.origin,
    bundle: element.dataset.bundle,
  }));

  const filter = () => {
    const words = text.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const chosen = choices.filter(({ select }) => select.value !== '');
    let number = 0;
    for (const item of items) {
      const shown =
        chosen.every(({ name, select }) => item[name] === select.value) && words.every((word) => item.words.includes(word));
      if (shown) number += 1;
      if (shown === item.shown) continue;
      item.shown = shown;
      item.element.hidden = !shown;
    }
    const all = items.length + ' changes';
    if (number === items.length) count.textContent = all;
    else count.textContent = number === 0 ? 'No change of ' + all + ' fits' : number + ' of ' + all;
  };

  const open = (wanted) => {
    for (const { element, shown } of items) {
      const yaml = shown ? element.querySelector('details') : null;
      if (yaml !== null) yaml.open = wanted;
    }
  };

  text.addEventListener('input', filter);
  for (const { select } of choices) select.addEventListener('change', filter);
  document.getElementById('unfold').addEventListener('click', () => open(true));
  document.getElementById('fold').addEventListener('click', () => open(false));

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && event.target === text) {
      text.value = '';
      filter();
    }
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(?:INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    event.preventDefault();
    text.focus();
    text.select();
  });

  bar.hidden = false;
  // A browser may bring back what was typed before a reload.
  filter();
})();
`;
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/render/html/page.ts
var _templateObject;
const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = [
	"default-src 'none'",
	`style-src ${hashOf(style)}`,
	`script-src ${hashOf(script)}`,
	"base-uri 'none'",
	"form-action 'none'"
].join("; ");
const pageOf = (title, body) => markup(_templateObject || (_templateObject = _taggedTemplateLiteral([
	"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"",
	"\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<title>",
	"</title>\n<style>",
	"</style>\n</head>\n<body>\n",
	"\n<script>",
	"<\/script>\n</body>\n</html>\n"
])), verbatim(policy), title, verbatim(style), body, verbatim(script)).text;
var Html = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
const longest = 2e3;
const markup = (literals, ...values) => new Html(literals.map((literal, index) => literal + (index < values.length ? show$1(values[index] ?? "") : "")).join(""));
const nothing = new Html("");
const verbatim = (text) => new Html(text);
const isEmpty = ({ text }) => text === "";
function join(parts, by) {
	return new Html(parts.filter((part) => !isEmpty(part)).map(({ text }) => text).join(by));
}
function show$1(value) {
	if (value instanceof Html) return value.text;
	if (typeof value === "string") return escapeHtml(cut(value));
	return typeof value === "number" ? String(value) : join(value, "\n").text;
}
const cut = (text) => text.length <= longest ? text : `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "")}\u2026`;
const sectionOf = ({ id, title, body }) => isEmpty(body) ? nothing : markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${body}
</section>`;
function contents(sections) {
	const shown = sections.filter(({ body }) => !isEmpty(body));
	if (shown.length < 2) return nothing;
	const items = shown.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`);
	return markup`<nav aria-label="Sections"><ul>${items}</ul></nav>`;
}
const tableOf = (caption, head, rows) => rows.length === 0 ? nothing : markup`<table class="facts"><caption>${caption}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${rows}
</tbody></table>`;
const columnTitle = (title) => markup`<th scope="col">${title}</th>`;
const numberTitle = (title) => markup`<th scope="col" class="number">${title}</th>`;
const toHtml = (sentence) => join(sentence.map((piece) => typeof piece === "string" ? markup`${piece}` : markup`<code>${piece.foreign}</code>`), "");
const width = 120;
const barOf = (words, number, most, look) => markup`<span class="level"><svg viewBox="0 0 ${width} 12" width="${width}" height="12" aria-hidden="true"><rect class="${look}" width="${lengthOf(number, most)}" height="12"/></svg> ${words}</span>`;
const lengthOf = (number, most) => number <= 0 || most <= 0 ? 0 : Math.max(2, Math.round(width * number / most));
const million = 1e6;
const budgets = {
	tables: million / 2,
	guards: million / 2,
	enforcement: million / 2,
	impact: million,
	changes: 5 * million,
	diffs: 4 * million,
	stale: 3 * million,
	problems: 2 * million,
	drift: 2 * million,
	triangulation: 2 * million
};
function takeWithin(items, bytes, draw) {
	const parts = [];
	let room = bytes;
	for (const [index, item] of items.entries()) {
		const part = draw(item, index);
		room -= Buffer.byteLength(part.text) + 1;
		if (room < 0) break;
		parts.push(part);
	}
	return {
		parts,
		left: items.length - parts.length
	};
}
const leftOut = (left, one, many) => left === 0 ? nothing : markup`<p class="more">Not shown here: ${count(left, `more ${one}`, many && `more ${many}`)}.</p>`;
function headline(outcome, { platform }) {
	const { before, slug, after } = headlineOf(outcome);
	const name = slug === null ? nothing : markup`<code>${slug}</code>`;
	const where = platform === null ? nothing : markup`<p class="meta">platform: <code>${platform}</code></p>`;
	return markup`<h1>${before}${name}${after}</h1>${where}`;
}
function nextLine(outcome, view) {
	const next = nextStep$1(outcome, view);
	return next === null ? nothing : markup`<p>${next.says} <code class="command">${next.command}</code></p>`;
}
function bundleTable({ bundles }, impact) {
	const several = hasSeveralDeployments(bundles);
	const changing = bundles.filter(({ changes }) => changes.length > 0);
	const findings = changing.map(tellImpact(impact).wordsOf);
	const isTold = findings.some((words) => words !== null);
	const { parts, left } = takeWithin(changing, budgets.tables, (bundle, index) => {
		const { deletes, updates, creates, effect } = summarize(bundle.changes);
		const numbers = [
			deletes,
			updates,
			creates
		].map((number) => markup`<td class="number">${number}</td>`);
		const told = isTold ? markup`<td>${findings[index] ?? ""}</td>` : nothing;
		return markup`<tr><th scope="row">${bundleName(bundle, several)}</th>${numbers}<td><span class="effect ${effect}">${effectWords[effect]}</span></td>${told}<td><code>${bundle.stateVersion}</code></td></tr>`;
	});
	const head = [
		columnTitle("Bundle"),
		...[
			"Delete",
			"Update",
			"Create"
		].map(numberTitle),
		...[
			"Effect",
			...isTold ? ["Findings (estimate)"] : [],
			"State version"
		].map(columnTitle)
	];
	return markup`${tableOf("Changes by bundle", head, parts)}${leftOut(left, "bundle")}`;
}
function resultTable(results) {
	const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
	const { parts, left } = takeWithin(results, budgets.tables, ({ bundle, outcome }) => markup`<tr><th scope="row">${bundleName(bundle, several)}</th><td><strong class="result ${outcome.result}">${resultWords[outcome.result]}</strong></td><td>${outcome.reason ?? resultReasons[outcome.result]}</td></tr>`);
	return markup`${tableOf("What the apply made of each bundle", [
		"Bundle",
		"Result",
		"Why"
	].map(columnTitle), parts)}${leftOut(left, "bundle")}`;
}
function smallPrint(outcome, { version }) {
	const plan = "plan" in outcome ? outcome.plan : null;
	const digest = plan === null ? nothing : markup` Plan <code>${plan.digest}</code>, ${count(plan.bundles.length, "bundle")}.`;
	return markup`<footer><p>ifmatch ${version}.${digest}</p></footer>`;
}
// src/render/html/filter-bar.ts
const verbs = [
	"delete",
	"update",
	"create"
];
const effects = [
	"looser",
	"mixed",
	"unknown",
	"stricter",
	"neutral"
];
const maxBundles = 100;
function filterBar(listed, plan) {
	if (listed.length < 2) return nothing;
	return markup`<search id="filter" hidden aria-label="Filter the changes"><label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" aria-keyshortcuts="/" aria-describedby="filter-help"/></label>${choice("verb", "Verb", verbOptions(listed))}${choice("effect", "Effect", effectOptions(listed))}${choice("origin", "From", originOptions(listed))}${choice("bundle", "Bundle", bundleOptions(listed, plan))}<button type="button" id="unfold">Open all YAML</button><button type="button" id="fold">Fold all YAML</button><output id="filter-count">${count(listed.length, "change")}</output><p id="filter-help" class="more">Every word must stand in the name, sentence, place or notes. Press <kbd>/</kbd> to filter, <kbd>Esc</kbd> to clear.</p></search>`;
}
function choice(id, label, options) {
	const occurring = options.filter(({ number }) => number > 0);
	if (occurring.length < 2) return nothing;
	const shown = occurring.map((one) => markup`<option value="${one.value}">${one.label} (${one.number})</option>`);
	return markup`<label>${label} <select id="filter-${id}"><option value="">all</option>${shown}</select></label>`;
}
const verbOptions = (listed) => verbs.map((verb) => ({
	value: verb,
	label: verbTitles[verb].toLowerCase(),
	number: listed.filter(({ change }) => change.verb === verb).length
}));
const effectOptions = (listed) => effects.map((effect) => ({
	value: effect,
	label: effectWords[effect],
	number: listed.filter(({ change }) => change.effect === effect).length
}));
const originOptions = (listed) => Object.keys(originLabels).map((value) => ({
	value,
	label: originLabels[value],
	number: listed.filter(({ origin }) => origin === value).length
}));
function bundleOptions(listed, { bundles }) {
	const several = hasSeveralDeployments(bundles);
	const numbers = new Map();
	for (const { bundle } of listed) numbers.set(bundle, (numbers.get(bundle) ?? 0) + 1);
	return bundles.map((bundle, index) => ({
		value: index,
		label: bundleName(bundle, several),
		number: numbers.get(index) ?? 0
	})).filter(({ number }) => number > 0).slice(0, maxBundles);
}
// src/render/html/change.ts
function nameOf({ change, owner }) {
	const { noun, name } = objectName(change, owner.kind);
	return markup`${noun} <code>${name}</code>`;
}
function changeHead(entry, level, more = []) {
	const { change } = entry;
	const title = markup`<span class="verb ${change.verb}">${verbTitles[change.verb]}</span> ${nameOf(entry)}`;
	const heading = level === 3 ? markup`<h3>${title}</h3>` : markup`<h4>${title}</h4>`;
	const says = change.says === "" ? nothing : markup`<p>${change.says}</p>`;
	return markup`${heading}${factsOf(entry)}${says}${more}`;
}
function factsOf({ change, owner, several }, at = placeOf(change)) {
	const facts = [
		markup`<span class="effect ${change.effect}">${effectWords[change.effect]}</span>`,
		at === null ? nothing : markup`<code>${placeWords(at)}</code>`,
		several.bundles ? markup`<span>${owner.kind}</span>` : nothing,
		several.deployments ? markup`<code>${owner.deployment.slug}</code>` : nothing
	];
	return markup`<p class="meta">${join(facts, " \u00b7 ")}</p>`;
}
const placeOf = (change) => change.verb === "delete" ? null : change.at;
function notesOf(change) {
	const notes = noteWords(change);
	return notes === null ? nothing : markup`<p class="meta">${notes}</p>`;
}
function editedLine(edited) {
	const words = editedWords(edited);
	return words === null ? nothing : markup`<p class="meta">edited ${words}</p>`;
}
function renameOf(rename) {
	if (rename === null) return nothing;
	const pieces = renamePieces(rename).map((piece, index) => index % 2 === 0 ? markup`${piece}` : markup`<code>${piece}</code>`);
	return markup`<p class="advice">${join(pieces, "")}</p>`;
}
function changeYaml(entry, open, sides = planSides) {
	const fields = changedFields(entry.change);
	const names = join(fields.map((field) => markup`<code>${field}</code>`), ", ");
	const summary = fields.length === 0 ? markup`YAML` : markup`YAML, changes ${names}`;
	return foldedYaml(summary, diffTable(diffChange(entry.change), sides, nameOf(entry)), open);
}
const foldedDiff = (says, diff, sides, caption) => foldedYaml(markup`${says}`, diffTable(diff, sides, caption), false);
const foldedYaml = (summary, table, open) => markup`<details${open ? markup` open` : nothing}><summary>${summary}</summary>${table}</details>`;
const planSides = {
	before: "Before",
	after: "After"
};
const maxLines$1 = 300;
function diffTable(diff, sides, caption) {
	const has = (mark) => diff.some((line) => line.mark === mark);
	if (!has("+") && !has("-")) return markup`<p class="more">Both sides print the same; only the order or unused fields differ.</p>`;
	const shown = [has("-") || has(" ") ? sides.before : "", has("+") || has(" ") ? sides.after : ""].filter(Boolean);
	const rows = rowsOf(capDiff(diff, maxLines$1)).map((row) => showRow(row, shown.length));
	const titles = shown.map((title) => markup`<th scope="col">${title}</th>`);
	return markup`<table class="diff"><caption>${caption}</caption><thead><tr>${titles}</tr></thead><tbody>${rows}</tbody></table>`;
}
function rowsOf(lines) {
	const rows = [];
	let removed = [];
	let added = [];
	const flush = () => {
		rows.push(...pairs(removed, added));
		[removed, added] = [[], []];
	};
	for (const line of lines) {
		if (line.mark === "-" && added.length > 0) flush();
		if (line.mark === "-") removed.push(line.text);
		else if (line.mark === "+") added.push(line.text);
		else {
			flush();
			rows.push("text" in line ? {
				kind: "same",
				text: line.text
			} : {
				kind: "note",
				says: noteOf(line)
			});
		}
	}
	flush();
	return rows;
}
const pairs = (removed, added) => Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => ({
	kind: "changed",
	before: removed[index] ?? null,
	after: added[index] ?? null
}));
function noteOf(line) {
	return line.mark === "folded" ? `\u2026 ${count(line.lines, "unchanged line")}` : `\u2026 ${count(line.lines, "more line")}`;
}
function showRow(row, columns) {
	if (row.kind === "note") return markup`<tr><td class="fold" colspan="${columns}">${row.says}`;
	if (row.kind === "same") return markup`<tr class="same"><td>  ${row.text}<td>  ${row.text}`;
	const before = columns === 1 && row.before === null ? nothing : cell(row.before, "-");
	return markup`<tr>${before}${columns === 1 && row.after === null ? nothing : cell(row.after, "+")}`;
}
function cell(text, sign) {
	if (text === null) return markup`<td class="none">`;
	return sign === "-" ? markup`<td class="cut"><del>- ${text}</del>` : markup`<td class="new"><ins>+ ${text}</ins>`;
}
const openDiffs = 10;
const many = 100;
function changeList(plan, explained) {
	const entries = entriesOf(plan, explained);
	if (entries.length === 0) return nothing;
	const heads = takeWithin(entries, budgets.changes, headOf);
	const shown = entries.slice(0, heads.parts.length);
	const diffs = takeWithin(shown, budgets.diffs, (entry, index) => changeYaml(entry, index < openDiffs));
	const items = heads.parts.map((head, index) => markup`${head}${diffs.parts[index] ?? noDiff}</li>`);
	return markup`${filterBar(shown, plan)}${withoutYaml(diffs.left)}<ol id="change-list" class="${items.length > many ? "changes many" : "changes"}">
${items}
</ol>${notShown(entries.slice(shown.length).map(({ change }) => change))}`;
}
function entriesOf(plan, explained) {
	const { impact = null, triangulation = null } = explained;
	const { bundles } = plan;
	const several = {
		deployments: hasSeveralDeployments(bundles),
		bundles: bundles.filter(({ changes }) => changes.length > 0).length > 1
	};
	return listChanges(plan, triangulation, tellImpact(impact).ofChange).flatMap(({ changes }, bundle) => changes.map((one) => ({
		...one,
		owner: one.bundle,
		several,
		bundle
	}))).toSorted((a, b) => byDanger(a.change, b.change));
}
function headOf(entry) {
	const { change, origin, own, edited, rename, impact, bundle } = entry;
	const head = changeHead(entry, 3, [
		origin === null || origin === "own" ? nothing : markup`<p class="advice">${originWords[origin]}</p>`,
		own === null ? nothing : markup`<p class="advice">${toHtml(ownWords(own))}</p>`,
		editedLine(edited),
		impactBlock(impact),
		notesOf(change),
		renameOf(rename)
	]);
	const data = origin === null ? nothing : markup` data-origin="${origin}"`;
	return markup`<li data-verb="${change.verb}" data-effect="${change.effect}" data-bundle="${bundle}"${data}><div class="head">${head}</div>`;
}
const impactBlock = (impact) => join(impactLines(impact).map((line) => markup`<p>${toHtml(line)}</p>`), "");
const noDiff = markup`<p class="more">YAML left out</p>`;
const withoutYaml = (left) => left === 0 ? nothing : markup`<p class="more">So that this page stays small, ${count(left, "change")} stand${left === 1 ? "s" : ""} here without YAML. The plan file holds all of it.</p>`;
const notShown = (changes) => changes.length === 0 ? nothing : markup`<p class="more">Not shown here: ${changeWords(summarize(changes)).join(", ")}. The plan file holds them all.</p>`;
function triangulationAlert({ bundles }, triangulation) {
	const reverts = triangulation.bundles.flatMap(({ changes }) => changes).filter(isRevert).length;
	const notes = triangulationNotes(triangulation, bundles);
	const body = (reverts === 0 ? notes : [revertWords(reverts, triangulation, "files"), ...notes]).map((note) => markup`<p>${toHtml(note)}</p>`);
	return body.length === 0 ? nothing : markup`<div class="alert warning" role="note" aria-label="Warning">${body}</div>`;
}
function triangulationLists(plan, triangulation) {
	const { bundles } = plan;
	const listed = listChanges(plan, triangulation, () => null);
	const several = {
		deployments: hasSeveralDeployments(bundles),
		bundles: bundles.length > 1
	};
	const entries = listed.flatMap(({ changes }) => changes.map((one) => ({
		...one,
		owner: one.bundle,
		several
	})));
	const of = (origin) => entries.filter((one) => one.origin === origin);
	const live = listed.flatMap((one) => one.live.map((change) => ({
		change,
		owner: one.bundle,
		several
	})));
	const compared = markup`<p class="more">Compared with the base <code>${triangulation.base.short}</code>.</p>`;
	return markup`${compared}${originSection("own", of("own"))}${listOf("revert", of("revert"))}${listOf("both", of("both"))}${originSection("unknown", of("unknown"))}${liveList(live)}`;
}
function originSection(origin, entries) {
	const { title, says } = originTitles[origin];
	return entries.length === 0 ? nothing : head(title, says, entries.length);
}
const head = (title, says, number) => markup`<h3>${title}: ${count(number, "object")}</h3><p class="more">${says}</p>`;
function listOf(origin, entries) {
	const { parts, left } = takeWithin(inOrder(entries), budgets.triangulation / 3, oneEdit);
	return entries.length === 0 ? nothing : markup`${originSection(origin, entries)}<ol class="changes">${parts}</ol>${leftOut(left, "object")}`;
}
const inOrder = (entries) => entries.toSorted((a, b) => byDanger(a.change, b.change));
function oneEdit(entry) {
	const { change, edit } = entry;
	const diff = diffChange(edit ?? change);
	const sides = edit === null ? {
		before: platform,
		after: "As in the files"
	} : {
		before: base,
		after: platform
	};
	const title = edit === null ? "YAML" : "The edit on the platform";
	return markup`<li>${changeHead(entry, 4)}${editedLine(entry.edited)}${foldedDiff(title, diff, sides, nameOf(entry))}</li>`;
}
const [base, platform] = ["As in the base", "As on the platform"];
function liveList(live) {
	if (live.length === 0) return nothing;
	const { parts, left } = takeWithin(inOrder(live), budgets.triangulation / 3, (entry) => markup`<li>${changeHead(entry, 4)}${changeYaml(entry, false)}</li>`);
	return markup`${head("Already live", "Changed in these files, and the platform has it already: nothing to do.", live.length)}<ol class="changes">${parts}</ol>${leftOut(left, "object")}`;
}
const [files, onPlatform] = ["As in the files", "As on the platform"];
const sidesOf$1 = (entry) => showsEdit(entry) ? {
	before: files,
	after: onPlatform
} : {
	before: onPlatform,
	after: files
};
function driftList(drift) {
	const { bundles } = drift;
	const share = Math.floor(budgets.drift / driftOrigins.length);
	const several = {
		deployments: hasSeveralDeployments(bundles),
		bundles: bundles.length > 1
	};
	const owned = bundles.flatMap((owner) => owner.entries.map((drifted) => ownedOf(owner, drifted, several)));
	return markup`${driftOrigins.map((origin) => originList(originTitle(origin, drift), owned.filter(({ drifted }) => drifted.origin === origin), share))}`;
}
const ownedOf = (owner, drifted, several) => ({
	change: shownChange(drifted),
	owner,
	several,
	drifted
});
function originList(title, owned, budget) {
	if (owned.length === 0) return nothing;
	const { parts, left } = takeWithin(inOrder(owned), budget, oneEntry);
	return markup`<h3>${title}: ${count(owned.length, "object")}</h3><ol class="changes">${parts}</ol>${leftOut(left, "object")}`;
}
function oneEntry(entry) {
	const { change, drifted } = entry;
	const says = entrySays(drifted).map((line) => markup`<p>${line}</p>`);
	const title = markup`<h4><span class="verb ${change.verb}">${verbTitles[change.verb]}</span> ${nameOf(entry)}</h4>`;
	return markup`<li>${title}${factsOf(entry, drifted.at)}${says}${editedLine(drifted.edited)}${changeYaml(entry, false, sidesOf$1(drifted))}</li>`;
}
const maxNamed = 5;
function cautionBlock(plan, triangulation) {
	const body = join(cautionsOf(plan, triangulation).map(sentence), "");
	return body.text === "" ? nothing : markup`<div class="alert danger" role="note" aria-label="Caution">${body}</div>`;
}
function sentence({ start, entries }) {
	const names = entries.slice(0, maxNamed).map((entry) => withWords(entry));
	const more = entries.length - names.length;
	return markup`<p><strong>${start}</strong> ${join([...names, more === 0 ? nothing : markup`and ${more} more`], "; ")}.</p>`;
}
function withWords(entry) {
	const { change, isRevert: takesBack } = entry;
	const whose = takesBack ? ` (${takenBackWords[change.verb]})` : "";
	const says = change.verb === "delete" || change.says === "" ? "" : `: ${change.says}`;
	return markup`${nameOf(entry)}${whose}${says}`;
}
// src/render/html/enforcement.ts
function enforcementPicture({ bundles }) {
	const several = hasSeveralDeployments(bundles);
	const changing = bundles.filter(({ changes }) => changes.length > 0);
	const { parts, left } = takeWithin(changing, budgets.enforcement, (bundle) => pictureOf(bundle, several));
	const meaning = changing.some(({ kind }) => kind === "remediation") ? legend : nothing;
	return parts.length === 0 ? nothing : markup`${parts}${leftOut(left, "bundle")}${meaning}`;
}
function pictureOf(bundle, several) {
	const title = markup`<h3>${bundleName(bundle, several)}</h3>`;
	if (bundle.kind !== "remediation") return markup`${title}${countTable(detectionCounts(bundle), "List", "What is scanned for")}`;
	const { before, after } = policySides(bundle);
	const [old, now] = [enforcementOf(before), enforcementOf(after)];
	return markup`${title}<div class="pair">${levelTable(old, now)}${countTable(policyCounts(old, now), "Mode", "Policies by the most they do")}</div>${unread(old, now)}`;
}
function levelTable(before, after) {
	const rows = severities.map((severity) => {
		const [old, now] = [before.levels[severity], after.levels[severity]];
		return markup`<tr><th scope="row">${severity}</th><td>${bar(old)}</td><td>${bar(now)}</td><td>${moved(old, now)}</td></tr>`;
	});
	return tableOf("What happens to findings", [
		"Severity",
		"Before",
		"After",
		"Change"
	].map(columnTitle), rows);
}
const states = {
	Monitor: "monitored",
	Comment: "commented on",
	Block: "blocked"
};
function levelWords({ all, some }) {
	if (some === null) return "not covered";
	if (all === some) return states[some];
	return `${all === null ? "" : `${states[all]}, `}some ${states[some]}`;
}
function bar(level) {
	const steps = modes.map((mode, index) => {
		const x = index * 22;
		const fill = fillOf(mode, level);
		const filled = fill === 0 ? nothing : markup`<rect class="fill" x="${x}" y="${12 - fill}" width="20" height="${fill}" />`;
		return markup`<rect class="step" x="${x}" y="0" width="20" height="12" />${filled}`;
	});
	return markup`<span class="level"><svg viewBox="-1 -1 66 14" width="66" height="14" aria-hidden="true">${steps}</svg> ${levelWords(level)}</span>${policyWords(level)}`;
}
const rankOf$1 = (mode) => mode === null ? -1 : modes.indexOf(mode);
function fillOf(mode, { all, some }) {
	if (rankOf$1(all) >= rankOf$1(mode)) return 12;
	return rankOf$1(some) >= rankOf$1(mode) ? 6 : 0;
}
function policyWords({ policies }) {
	const words = modes.toReversed().filter((mode) => policies[mode] > 0).map((mode) => `${mode} ${String(policies[mode])}`);
	return words.length === 0 ? nothing : markup`<p class="more">${words.join(", ")}</p>`;
}
function moved(before, after) {
	const steps = modes.toReversed().filter((mode) => after.policies[mode] !== before.policies[mode]).map((mode) => `${mode} ${difference(after.policies[mode] - before.policies[mode])}`);
	return markup`${direction(before, after)}${steps.length === 0 ? nothing : markup`<p class="more">${steps.join(", ")}</p>`}`;
}
function direction(before, after) {
	const steps = [rankOf$1(after.all) - rankOf$1(before.all), rankOf$1(after.some) - rankOf$1(before.some)];
	const [more, less] = [steps.some((step) => step > 0), steps.some((step) => step < 0)];
	if (more && less) return markup`<span class="effect mixed">mixed</span>`;
	if (less) return markup`<span class="effect looser">looser</span>`;
	if (more) return markup`<span class="effect stricter">stricter</span>`;
	return markup`<span class="effect neutral">${isSure(before) && isSure(after) ? "same" : "same steps"}</span>`;
}
const isSure = ({ all, some }) => all === some;
const policyCounts = (before, after) => [...modes.toReversed().map((mode) => counted(mode, before.policies[mode], after.policies[mode])), counted("switched off", before.inactive, after.inactive)];
const counted = (what, before, after) => ({
	what,
	before,
	after,
	change: difference(after - before)
});
function countTable(rows, what, caption) {
	const shown = rows.map(({ what: name, before, after, change }) => markup`<tr><th scope="row">${name}</th><td class="number">${before}</td><td class="number">${after}</td><td class="number">${change}</td></tr>`);
	const head = [columnTitle(what), ...[
		"Before",
		"After",
		"Change"
	].map(numberTitle)];
	return tableOf(caption, head, shown);
}
const difference = (step) => changeInWords(Math.max(step, 0), Math.max(-step, 0));
function unread(before, after) {
	const words = join([before.unread === 0 ? nothing : markup`${count(before.unread, "policy", "policies")} before`, after.unread === 0 ? nothing : markup`${count(after.unread, "policy", "policies")} after`], " and ");
	return isEmpty(words) ? nothing : markup`<p class="more">Left out of this picture, for their form is not known: ${words}.</p>`;
}
const legend = markup`<p class="more">From left to right: monitored, commented on, blocked. A full step holds for every finding of the severity; a half one for those that meet further conditions; the strongest policy wins. Below stand the policies that may match. The same steps may still mean other findings: the changes below tell. This follows from the policies alone, not from findings.</p>`;
const lists = {
	rulesets: "rule sets",
	rules: "rules",
	disabled: "disabled rules"
};
function detectionCounts({ content, changes }) {
	const change = changes.find(({ object }) => object === "DetectionPolicy");
	const [before, after] = change === void 0 ? [content, content] : sidesOf(change);
	return [...Object.keys(lists).map((name) => {
		const [was, is] = [itemsOf(before, name), itemsOf(after, name)];
		const [come, gone] = [countBeyond(is, was), countBeyond(was, is)];
		return {
			what: lists[name],
			before: was.size,
			after: is.size,
			change: changeInWords(come, gone)
		};
	}), exceptionCounts(content.exceptions.length, changes)];
}
function exceptionCounts(declared, changes) {
	const number = (verb) => changes.filter(({ object, verb: done }) => object === "DetectionPolicyException" && done === verb).length;
	const [come, gone] = [number("create"), number("delete")];
	const after = Math.max(declared, come);
	return {
		what: "exceptions",
		before: after - come + gone,
		after,
		change: changeInWords(come, gone, number("update"))
	};
}
function changeInWords(come, gone, changed = 0) {
	const parts = [
		...come === 0 ? [] : [`+${String(come)}`],
		...gone === 0 ? [] : [`\u2212${String(gone)}`],
		...changed === 0 ? [] : [`${String(changed)} changed`]
	];
	return parts.length === 0 ? "same" : parts.join(", ");
}
const sidesOf = (change) => [change.verb === "create" ? {} : change.before, change.verb === "delete" ? {} : change.after];
function itemsOf(content, name) {
	const list = content[name];
	return new Set(Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : []);
}
const countBeyond = (items, others) => [...items].filter((item) => !others.has(item)).length;
const modes = [
	"Monitor",
	"Comment",
	"Block"
];
const severities = [
	"critical",
	"high",
	"medium",
	"low"
];
function policySides(bundle) {
	if (bundle.kind !== "remediation") return {
		before: [],
		after: []
	};
	const changes = bundle.changes.filter(({ object }) => object === "RemediationPolicy");
	const same = unchangedPolicies(bundle.content, changes);
	return {
		before: [...same, ...changes.flatMap((change) => change.verb === "create" ? [] : [change.before])],
		after: [...same, ...changes.flatMap((change) => change.verb === "delete" ? [] : [change.after])]
	};
}
function enforcementOf(contents) {
	const active = contents.filter(({ active: on }) => on !== false);
	const read = active.map(readPolicy);
	const policies = read.filter((policy) => policy !== null);
	const levels = severities.map((severity) => [severity, levelOf(policies, severity)]);
	return {
		levels: Object.fromEntries(levels),
		policies: countModes(policies),
		inactive: contents.length - active.length,
		unread: read.length - policies.length
	};
}
function levelOf(policies, severity) {
	const strongest = (...wanted) => modes.findLast((mode) => policies.some((one) => one.mode === mode && wanted.includes(one.matches(severity)))) ?? null;
	const matching = policies.filter(({ matches }) => matches(severity) !== "none");
	return {
		all: strongest("all"),
		some: strongest("all", "some"),
		policies: countModes(matching)
	};
}
function countModes(policies) {
	const number = (mode) => policies.filter((policy) => policy.mode === mode).length;
	return {
		Monitor: number("Monitor"),
		Comment: number("Comment"),
		Block: number("Block")
	};
}
function readPolicy({ filters, actions }) {
	if (!isObject(filters) || !Array.isArray(filters["conditions"]) || !Array.isArray(actions)) return null;
	const { mode } = filters;
	if (mode !== "all" && mode !== "any" || !actions.every(isObject)) return null;
	const tests = filters["conditions"].map(severityTest);
	return {
		mode: modeOf(actions),
		matches: (severity) => combine(mode, tests, severity)
	};
}
function modeOf(actions) {
	const has = (wanted) => actions.some(({ type }) => type === wanted);
	if (has("block")) return "Block";
	return has("pr_comment") ? "Comment" : "Monitor";
}
function severityTest(condition) {
	if (!isObject(condition) || condition["type"] !== "severity") return null;
	const { values, mode } = condition;
	if (!Array.isArray(values) || values.length === 0) return null;
	if (mode === "none") return (severity) => !values.includes(severity);
	return [
		void 0,
		null,
		"",
		"any"
	].some((any) => any === mode) ? (severity) => values.includes(severity) : null;
}
function combine(mode, tests, severity) {
	const known = tests.filter((one) => one !== null).map((one) => one(severity));
	const open = known.length < tests.length;
	if (mode === "any" && known.includes(true)) return "all";
	if (mode === "all" && known.includes(false)) return "none";
	if (open) return "some";
	return mode === "all" && known.length > 0 ? "all" : "none";
}
// src/render/html/refusal.ts
const maxLines = 20;
function failureBlock(error) {
	const { message, hint, facts } = failureOf(error);
	const lines = message.split("\n").slice(0, maxLines);
	return markup`<div class="alert danger">${lines.map((line) => markup`<p>${line}</p>`)}${facts.length === 0 ? nothing : markup`<p class="meta">${facts.join(", ")}</p>`}${hint === null ? nothing : markup`<p><span class="fix">fix:</span> ${hint}</p>`}</div>`;
}
const guardSection = (guards) => ({
	id: "guards",
	title: "Consent needed",
	body: guardList(guards)
});
function guardList(guards) {
	if (guards.length === 0) return nothing;
	const { parts, left } = takeWithin(guards, budgets.guards, ({ message }) => markup`<li>${message}</li>`);
	return markup`<ul class="alert warning">${parts}</ul>${leftOut(left, "reason")}`;
}
const columns = 100;
function problemList(problems) {
	if (problems.length === 0) return nothing;
	const sorted = problems.toSorted((a, b) => rankOf(a) - rankOf(b));
	const { parts } = takeWithin(sorted, budgets.problems, oneProblem);
	const left = sorted.slice(parts.length);
	const rest = left.length === 0 ? nothing : markup`<p class="more">Not shown here: ${problemWords(left)}.</p>`;
	return markup`<ol class="problems">${parts}</ol>${rest}`;
}
const rankOf = ({ problem }) => problem.severity === "error" ? 0 : 1;
function oneProblem(located) {
	const { position, first, problem } = located;
	const { says, fix } = phrase(problem);
	const place = position === null ? nothing : markup` <code>${placeWords(position)}</code>`;
	return markup`<li><p><span class="severity ${problem.severity}">${problem.severity}</span>${place} ${says}</p>${source(located)}${first === null ? nothing : markup`<p class="meta">first: <code>${placeWords(first)}</code></p>`}${fix === "" ? nothing : markup`<p><span class="fix">fix:</span> ${fix}</p>`}</li>`;
}
function source({ position, excerpt }) {
	if (position === null || excerpt === null || excerpt.trim() === "") return nothing;
	const number = String(position.line);
	const { text, caret } = excerptAt(excerpt, position.column, columns);
	return markup`<pre>${number} | ${text}
${" ".repeat(number.length)} | ${" ".repeat(caret)}^</pre>`;
}
function staleList(results) {
	const moved = movedOf(results);
	const several = hasSeveralDeployments(moved);
	const share = Math.floor(budgets.stale / Math.max(1, moved.length));
	const { parts, left } = takeWithin(moved, budgets.stale, (one) => oneBundle(one, several, share));
	return markup`${parts}${leftOut(left, "bundle")}`;
}
function oneBundle(moved, several, budget) {
	const { deployment, kind, reviewed, now } = moved;
	const { added, altered, gone, ...rest } = compareChanges(reviewed.changes ?? [], now.changes ?? []);
	const name = several ? markup`<code>${deployment.slug}</code> ${kind}` : markup`${kind}`;
	const differences = [
		...added.toSorted(byDanger).map((change) => ({
			label: "New",
			change
		})),
		...altered.map((pair) => ({
			label: "Different",
			change: pair.current,
			pair
		})),
		...gone.map((change) => ({
			label: "Gone",
			change
		}))
	];
	const head = markup`<h3>${name}</h3><p>Reviewed at state version <code>${reviewed.stateVersion}</code>, now <code>${now.stateVersion}</code>. ${comparisonWords({
		added,
		altered,
		gone,
		...rest
	})}</p>`;
	const { parts, left } = takeWithin(differences, budget - Buffer.byteLength(head.text) - 200, (one) => show(one, moved));
	return markup`${head}<ol class="changes">${parts}</ol>${leftOut(left, "difference")}`;
}
function show({ label, change, pair }, owner) {
	const entry = {
		change,
		owner,
		several: {
			deployments: false,
			bundles: false
		}
	};
	const head = markup`<p class="label">${label}</p>${changeHead(entry, 4)}`;
	if (label === "Gone") return markup`<li>${head}<p class="more">The platform has it already.</p></li>`;
	const diff = pair === void 0 ? changeYaml(entry, change.verb === "delete") : foldedDiff("On the platform since the review", diffPlatform(pair), {
		before: "At the review",
		after: "Now"
	}, nameOf(entry));
	return markup`<li>${head}${diff}</li>`;
}
function impactSection(impact) {
	const { bundles, closing } = tellImpact(impact);
	const several = hasSeveralDeployments(bundles);
	const { parts, left } = takeWithin(bundles, budgets.impact, (bundle) => bundleImpact(bundle, several));
	if (impact.bundles.length === 0) return nothing;
	return markup`<p class="more">${toHtml(closing ?? [])}</p>
${parts}${leftOut(left, "bundle")}`;
}
function bundleImpact({ deployment, kind, changes, blocked }, several) {
	const policies = changes.filter((change) => change.about === "policy");
	const items = changes.flatMap((change) => change.about === "detection" ? change.items : []);
	const body = markup`${blocked === null ? nothing : blockedBlock(blocked)}${policyTable(policies)}${itemTable(items)}`;
	if (isEmpty(body)) return nothing;
	return markup`<h3>${several ? markup`<code>${deployment.slug}</code> ` : nothing}${kind}</h3>
${body}`;
}
function blockedBlock(blocked) {
	const why = reasons([blocked]);
	if (blocked.kind === "not-estimable") return why;
	const { newly, noLonger } = blocked.figures;
	const [become, cease] = turnsIn(blocked).map(({ way, least, findings }) => findings === null ? "not known" : `${least}${placedWords(blocked.figures[way])}`);
	const most = Math.max(...findingSeverities.flatMap((one) => [newly.bySeverity[one], noLonger.bySeverity[one]]));
	const rows = findingSeverities.filter((severity) => newly.bySeverity[severity] + noLonger.bySeverity[severity] > 0).map((severity) => {
		const [up, down] = [newly.bySeverity[severity], noLonger.bySeverity[severity]];
		return markup`<tr><th scope="row">${severity}</th><td>${barOf(String(up), up, most, "fill")}</td><td>${barOf(String(down), down, most, "was")}</td></tr>`;
	});
	const head = [
		"Severity",
		"Newly blocked",
		"No longer blocked"
	].map(columnTitle);
	return markup`<p>Newly blocked: ${become ?? ""}. No longer blocked: ${cease ?? ""}.</p>
${why}${tableOf("Open findings by severity", head, rows)}${topLists("Newly blocked", newly)}${topLists("No longer blocked", noLonger)}`;
}
function topLists(title, { findings, topRepositories, topRules }) {
	if (findings === 0) return nothing;
	return markup`<details><summary>${title}: where most are</summary><div class="pair">${topTable("Repository", topRepositories)}${topTable("Rule", topRules)}</div></details>
`;
}
function topTable(what, tallies) {
	const most = Math.max(0, ...tallies.map(({ findings }) => findings));
	const rows = tallies.map(({ name, findings }) => markup`<tr><th scope="row"><code>${name}</code></th><td>${barOf(String(findings), findings, most, "fill")}</td></tr>`);
	return tableOf(`${what} by open findings`, [what, "Open findings"].map(columnTitle), rows);
}
function policyTable(policies) {
	const most = Math.max(0, ...policies.flatMap(sizes));
	const { parts, left } = takeWithin(policies, budgets.impact / 4, (policy) => policyRow(policy, most));
	return markup`${tableOf("Open findings by policy", [
		"Policy",
		"Matches before",
		"Matches after",
		"Newly blocked",
		"No longer blocked",
		"Repositories"
	].map(columnTitle), parts)}${leftOut(left, "policy", "policies")}${reasons(policies.flatMap(({ matched, blocked }) => [matched, blocked]))}`;
}
const sizes = ({ matched }) => matched.kind === "not-estimable" ? [] : [matched.figures.before.findings, matched.figures.after.findings];
function policyRow({ key, matched, blocked }, most) {
	const name = markup`<th scope="row"><code>${String(key["slug"])}</code></th>`;
	if (matched.kind === "not-estimable") {
		const why = toHtml(whyPartial([matched]));
		return markup`<tr>${name}<td colspan="5">${isEmpty(why) ? "Not estimable" : why}</td></tr>`;
	}
	const { before, after } = matched.figures;
	const least = sureness(matched);
	const bars = [barOf(`${least}${String(before.findings)}`, before.findings, most, "was"), barOf(`${least}${String(after.findings)}`, after.findings, most, "fill")].map((bar) => markup`<td>${bar}</td>`);
	const moved = turnsIn(blocked).map((turn) => markup`<td>${turn.findings === null ? "not known" : `${turn.least}${String(turn.findings)}`}</td>`);
	return markup`<tr>${name}${bars}${moved}<td>${least}${Math.max(before.repositories, after.repositories)}</td></tr>`;
}
function itemTable(items) {
	const { parts, left } = takeWithin(items, budgets.impact / 4, (item) => {
		const { list, name, verb, issues, findings } = item;
		const cells = [figureWords(issues, (number) => number), figureWords(findings, (figures) => figures.findings)].map((number) => markup`<td>${number ?? "not estimable"}</td>`);
		return markup`<tr><th scope="row"><code>${name}</code></th><td>${listWords[list]}, ${verb}</td>${cells}</tr>`;
	});
	const head = [
		"Name",
		"What",
		"Issues",
		"Open findings"
	].map(columnTitle);
	return markup`${tableOf("What is open of it today", head, parts)}${leftOut(left, "item")}${reasons(items.flatMap(({ issues, findings }) => [issues, findings]))}`;
}
function reasons(estimates) {
	const why = toHtml(whyPartial(estimates));
	return isEmpty(why) ? nothing : markup`<p class="more">${why}.</p>
`;
}
// src/render/html.ts
function renderHtml(outcome, view, extras = {}) {
	const sections = sectionsOf(outcome, extras);
	const body = markup`<header>${headline(outcome, view)}${contents(sections)}</header><main>${summary(outcome, view)}${sections.map(sectionOf)}</main>${smallPrint(outcome, view)}`;
	return pageOf(`${headlineText(outcome)} - ifmatch`, body);
}
function summary(outcome, view) {
	const plan = shownPlan(outcome);
	const { impact = null, triangulation = null } = shownExplained(outcome);
	return markup`${outcome.kind === "failed" ? failureBlock(outcome.error) : nothing}${plan === null ? nothing : markup`${cautionBlock(plan, triangulation)}${triangulation === null ? nothing : triangulationAlert(plan, triangulation)}${bundleTable(plan, impact)}`}${nextLine(outcome, view)}`;
}
function sectionsOf(outcome, { drift = null }) {
	const results = "results" in outcome ? outcome.results : [];
	return [
		..."guards" in outcome ? [guardSection(outcome.guards)] : [],
		{
			id: "results",
			title: "Results",
			body: resultTable(results)
		},
		{
			id: "problems",
			title: "Problems",
			body: problemList(outcome.problems)
		},
		{
			id: "stale",
			title: "Since the review",
			body: outcome.kind === "stale" ? staleList(results) : nothing
		},
		...planSections(outcome.kind === "failed" ? null : shownPlan(outcome), shownExplained(outcome)),
		{
			id: "drift",
			title: "Drift",
			body: drift === null ? nothing : driftList(drift)
		}
	];
}
function planSections(plan, explained) {
	if (plan === null) return [];
	const { impact = null, triangulation = null } = explained;
	return [
		{
			id: "enforcement",
			title: "Enforcement before and after",
			body: enforcementPicture(plan)
		},
		{
			id: "impact",
			title: "Impact",
			body: impact === null ? nothing : impactSection(impact)
		},
		{
			id: "changes",
			title: "Changes",
			body: changeList(plan, explained)
		},
		{
			id: "triangulation",
			title: "Where the changes come from",
			body: triangulation === null ? nothing : triangulationLists(plan, triangulation)
		}
	];
}
process.getBuiltinModule("node:path");
const posix = (() => process.getBuiltinModule("node:path").posix)();
// src/render/sarif.ts
function renderSarif(outcome, run) {
	const codes = [...new Set(outcome.problems.map(({ problem }) => problem.code))].toSorted();
	const log = {
		$schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "ifmatch",
				version: run.version,
				rules: codes.map(ruleOf)
			} },
			columnKind: "utf16CodeUnits",
			invocations: [invocation(outcome)],
			results: outcome.problems.flatMap((located) => resultOf(located, codes, run.folder ?? "") ?? [])
		}]
	};
	return `${toJson(log, 2)}\n`;
}
const root = "%SRCROOT%";
const ruleOf = (code) => ({
	id: code,
	shortDescription: { text: titleOf(code) }
});
const titleOf = (code) => (code.charAt(0).toUpperCase() + code.slice(1)).replaceAll("-", " ");
function resultOf(located, codes, folder) {
	const { problem, position, first } = located;
	if (position === null) return null;
	return {
		ruleId: problem.code,
		ruleIndex: codes.indexOf(problem.code),
		level: problem.severity,
		message: messageOf(located),
		locations: [{ physicalLocation: locationOf(position, folder) }],
		...first === null ? {} : { relatedLocations: [{
			id: 1,
			message: { text: "first" },
			physicalLocation: locationOf(first, folder)
		}] }
	};
}
const locationOf = ({ file, line, column }, folder) => ({
	artifactLocation: {
		uri: uriOf(posix.join(folder, file)),
		uriBaseId: root
	},
	region: {
		startLine: line,
		startColumn: column
	}
});
const uriOf = (file) => file.split("/").map((segment) => encodeURIComponent(segment.replaceAll(/\p{Cs}/gu, "\ufffd"))).join("/");
const textOf = (text) => text.split("\n").map(escapeHidden).join("\n").replaceAll("](", "] (");
function messageOf({ problem }) {
	const { says, fix } = phrase(problem);
	return { text: textOf(fix === "" ? says : `${says}\nFix: ${fix}`) };
}
function invocation(outcome) {
	const placeless = outcome.problems.filter(({ position }) => position === null);
	const reasons = reasonsOf(outcome);
	const notifications = placeless.map((located) => ({
		level: located.problem.severity,
		descriptor: { id: located.problem.code },
		message: messageOf(located)
	}));
	return {
		executionSuccessful: reasons.length === 0,
		...notifications.length === 0 ? {} : { toolConfigurationNotifications: notifications },
		...reasons.length === 0 ? {} : { toolExecutionNotifications: reasons.map(toNotification) }
	};
}
const toNotification = (text) => ({
	level: "error",
	message: { text: textOf(text) }
});
function reasonsOf(outcome) {
	if (outcome.kind === "failed") return [failureText(outcome.error), ...outcome.results.flatMap(shortfall)];
	if (outcome.kind === "consent") return [headlineText(outcome), ...outcome.guards.map(({ message }) => message)];
	if (outcome.kind !== "stale" && outcome.kind !== "partial") return [];
	return [headlineText(outcome), ...outcome.results.flatMap(shortfall)];
}
function failureText(error) {
	const { message, hint } = failureOf(error);
	return hint === null ? message : `${message}\nFix: ${hint}`;
}
function shortfall({ bundle, outcome: { result, reason } }) {
	if (result === "applied" || result === "already-applied") return [];
	return [`${bundleName(bundle, true)}: ${resultWords[result]}, ${reason ?? resultReasons[result]}`];
}
export { baseWords, blocks, bundleTable$2 as bundleTable, cautionBlock$1 as cautionBlock, changeBlocks, diffLegend, driftHeadline, driftLines, driftTitle, entrySays, errorJson, extraFieldsSetting, failureBlock$1 as failureBlock, fit, fixWords, goneLine, guardBlock, join$1 as join, layOut, lines, link, liveBlock, md, nextStep, notFixedWords, notLookedAt, nothing$2 as nothing, originTitle, ours, outcomePage, problemJson, renderDriftIssue, renderDriftMarkdown, renderGithub, renderHtml, renderMarkdown, renderPullJson, renderPullTerminal, renderSarif, resultTable$1 as resultTable, shownChange, staleBlocks, toMarkdown, triangulationBlock };
