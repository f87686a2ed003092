import { escapeHidden, failureOf } from "./failure.js";
import { byDanger, changeWords, count, dangerOf, effectWords, hasSeveralDeployments, headlineOf, kindWords, objectName, problemWords, resultReasons, resultWords, slugsOf, verbTitles } from "./order.js";
import { summarize } from "./summary.js";
import { capDiff, compareChanges, comparisonWords, diffChange, diffLines, layout, noteWords, placeWords, printSide, problemLines, tidyObject } from "./stale-words.js";
import { phrase } from "./phrasebook.js";
// src/render/markdown/fit.ts
/** So many pieces in a row that do not fit, and the search for a smaller one ends. */
const patience = 20;
/**
* As much as fits into `budget` characters: first each piece at its smallest, by rank, then again by rank at the next size. So the
* low ranks are the last to shrink and the last to go, and a piece is never cut in itself. The answer keeps the pieces' order.
*/
function fit(pieces, budget) {
	const byRank = pieces.map((piece, index) => ({
		piece,
		index
	})).toSorted((a, b) => a.piece.rank - b.piece.rank || a.index - b.index);
	const chosen = /* @__PURE__ */ new Map();
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
		dropped: pieces.filter((_, index) => !chosen.has(index))
	};
}
/** A piece at a size, if it has that size and what it costs more is left. */
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
// src/render/escape/markdown.ts
/** A code span: nothing in it acts as Markdown, HTML, mention or link. It is cut where it would be longer than `limit`. */
function escapeMarkdownSpan(text, limit = 300) {
	const content = shorten(text, limit);
	if (content === "") return "`\"\"`";
	const fence = "`".repeat(freeRun(content, 1));
	const pad = /^[` ]|[` ]$/.test(content) && content.trim() !== "" ? " " : "";
	return fence + pad + content + pad + fence;
}
/** A code span for a cell of a table, where `|` ends the cell even inside code. */
const escapeMarkdownCell = (text, limit = 300) => escapeMarkdownSpan(text.replaceAll("|", String.raw`\u{7C}`), limit);
/** A fenced block; the fence is longer than any run of backticks inside. */
function escapeMarkdownFence(lines, info, limit = 500) {
	const content = lines.map((line) => shorten(line, limit));
	const longest = content.reduce((most, line) => Math.max(most, longestRun(line)), 2);
	const fence = "`".repeat(longest + 1);
	return [
		fence + info,
		...content,
		fence
	].join("\n");
}
/** Escaped text of at most `limit` characters; what is cut ends with `…`. */
function shorten(text, limit) {
	const whole = escapeHidden(text.slice(0, limit + 1));
	if (whole.length <= limit) return whole;
	let kept = "";
	for (const character of text) {
		const next = escapeHidden(character);
		if (kept.length + next.length >= limit) break;
		kept += next;
	}
	return `${kept}…`;
}
/** The shortest run of backticks, at least `least` long, that does not occur in the text. */
function freeRun(text, least) {
	const runs = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
	let length = least;
	while (runs.has(length)) length += 1;
	return length;
}
const longestRun = (text) => (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
// src/render/markdown/template.ts
/** Text that is Markdown by intent, never by accident: only this file makes it. */
var Markdown = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
/**
* A template whose literal parts are Markdown, while every string put into it becomes a code span. So a text from a file or the
* platform cannot act as Markdown, HTML, mention or link, whoever forgets to escape it.
*/
const md = (literals, ...values) => fillIn(literals, values, escapeMarkdownSpan);
/** The same for a row of a table. */
const row = (literals, ...values) => fillIn(literals, values, escapeMarkdownCell);
/** Words of our own, from a table of words. */
const ours = (text) => new Markdown(text);
const nothing = new Markdown("");
/** Lines of any text as a fenced block. */
const fence = (content, info = "text", limit = 500) => new Markdown(escapeMarkdownFence(content, info, limit));
/** Blocks with one empty line between those that hold something. */
const blocks = (parts) => join(parts, "\n\n");
const lines = (parts) => join(parts, "\n");
const join = (parts, by) => new Markdown(parts.map(({ text }) => text).filter((text) => text !== "").join(by));
/** GitHub's alert. Its body may have several lines. */
const alert = (kind, body) => new Markdown([`[!${kind}]`, ...body.text.split("\n")].map((line) => line === "" ? ">" : `> ${line}`).join("\n"));
/** A part that is folded until somebody asks. The empty lines let GitHub read Markdown inside. */
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
	const { texts } = fit(entries.slice(0, maxNamed).map((entry) => ({
		rank: 0,
		sizes: [() => nameOf$1(entry).text, () => withWords(entry).text]
	})), budget - 50);
	const more = entries.length - texts.length;
	const rest = more === 0 ? [] : [ours(texts.length === 0 ? `${String(more)} objects` : `and ${String(more)} more`)];
	return md`${ours(start)} ${join([...texts.map(ours), ...rest], "; ")}.`;
}
function nameOf$1({ change, bundle }) {
	const { noun, name } = objectName(change, bundle.kind);
	return md`${ours(noun)} ${name}`;
}
const withWords = (entry) => entry.change.verb === "delete" || entry.change.says === "" ? nameOf$1(entry) : md`${nameOf$1(entry)}: ${entry.change.says}`;
// src/render/yaml/changed-fields.ts
/** Names of an object's fields that an update changes; none for creates and deletes. */
function changedFields(change) {
	if (change.verb !== "update") return [];
	const before = tidyObject(change.object, change.key, change.before);
	const after = tidyObject(change.object, change.key, change.after);
	return [.../* @__PURE__ */ new Set([...Object.keys(after), ...Object.keys(before)])].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
// src/render/markdown/diff.ts
/** Lines of one object's diff; the plan file has it whole. */
const maxLines = 100;
/** A diff as a fenced block. */
const diffFence = (lines) => fence(capDiff(lines, maxLines).map(showLine), "diff");
function showLine(line) {
	if (line.mark === "folded") return `  … ${count(line.lines, "unchanged line")}`;
	return line.mark === "cut" ? `  … ${count(line.lines, "more line")}` : `${line.mark} ${line.text}`;
}
// src/render/markdown/changes.ts
/** Characters kept free for the line that counts what does not fit. */
const reserve$1 = 200;
/** The changes of all bundles, the dangerous ones first, in at most `budget` characters. */
function changeBlocks(plan, budget) {
	const several = hasSeveralDeployments(plan);
	const { texts, dropped } = fit(plan.bundles.flatMap((bundle) => bundle.changes.map((change) => ({
		change,
		bundle,
		several
	}))).toSorted((a, b) => byDanger(a.change, b.change)).map(pieceOf$2), budget - reserve$1);
	return blocks([...texts.map(ours), notShown$1(dropped.map(({ change }) => change))]);
}
const pieceOf$2 = (entry) => ({
	...entry,
	rank: dangerOf(entry.change),
	sizes: [
		() => lineOf(entry).text,
		...entry.change.verb === "update" ? [() => withFields(entry).text] : [],
		() => withDiff(entry).text
	]
});
function notShown$1(changes) {
	if (changes.length === 0) return nothing;
	return md`Not shown here: ${ours(changeWords(summarize(changes)).join(", "))}. The plan file holds them all.`;
}
/** `**Update** policy block-criticals, policies/a.yaml:12 (looser): stops blocking high` */
function lineOf({ change, bundle, several }) {
	const { noun, name } = objectName(change, bundle.kind);
	const effect = ours(effectWords[change.effect]);
	const object = md`**${ours(verbTitles[change.verb])}** ${ours(noun)} ${name}${ownerOf(change, bundle, several)}`;
	const at = change.verb === "delete" ? null : change.at;
	const place = at === null ? nothing : md`, ${placeOf(at)}`;
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
	return notes === null ? lineOf(entry) : md`${lineOf(entry)}
${notes}`;
}
function withFields(entry) {
	const fields = join(changedFields(entry.change).map((field) => md`${field}`), ", ");
	return fields.text === "" ? withNotes(entry) : md`${withNotes(entry)}
Changes ${fields}.`;
}
/** A delete is open, whatever else is folded. */
function withDiff(entry) {
	const diff = diffFence(diffChange(entry.change));
	const head = withNotes(entry);
	return blocks([head, entry.change.verb === "delete" ? diff : details(ours("YAML"), diff)]);
}
// src/render/markdown/guards.ts
/** The reasons why a person must say yes first, and how to say it. */
function guardBlock(guards, budget) {
	if (guards.length === 0) return nothing;
	const { texts, dropped } = fit(guards.map((guard) => ({
		rank: 0,
		sizes: [() => oneGuard(guard).text]
	})), budget - 100);
	const rest = dropped.length === 0 ? [] : [ours(`- and ${count(dropped.length, "more reason")}`)];
	return alert("WARNING", lines([
		ours("Consent needed:"),
		...texts.map(ours),
		...rest
	]));
}
const oneGuard = ({ message }) => md`- ${message}`;
// src/render/markdown/problems.ts
/** As wide as a comment shows without scrolling. */
const width = 100;
/** Problems as a terminal shows them, in one fenced block: errors stay longest, the rest is counted. */
function problemBlock(problems, budget) {
	if (problems.length === 0) return nothing;
	const { texts, dropped } = fit(problems.map(pieceOf$1), budget - 300);
	const rest = dropped.length === 0 ? nothing : md`Not shown here: ${ours(problemWords(dropped.map(({ located }) => located)))}.`;
	return blocks([...texts.length === 0 ? [] : [fence(texts.flatMap((text) => [...text.split("\n"), ""]).slice(0, -1))], rest]);
}
const pieceOf$1 = (located) => ({
	located,
	rank: located.problem.severity === "error" ? 0 : 1,
	sizes: [() => oneLine(located), () => layout(problemLines([located], width), {
		width,
		color: false
	}).trimEnd()]
});
/** Without source and cure, and never longer than a few lines. */
function oneLine({ problem, position }) {
	const short = { ...phrase(problem) }.says.slice(0, 300);
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
		width,
		color: false
	}).trimEnd();
}
// src/render/markdown/stale.ts
/** For each stale bundle, how what would happen now differs from what was reviewed, in at most `budget` characters. */
function staleBlocks(results, budget) {
	const several = slugsOf(results.map(({ bundle }) => bundle)).length > 1;
	const stale = results.flatMap(({ bundle, outcome }) => "current" in outcome && outcome.current !== null ? [{
		bundle,
		current: outcome.current,
		several
	}] : []);
	const share = Math.floor((budget - reserve) / Math.max(1, stale.length)) - 2;
	const { texts, dropped } = fit(stale.map((one) => ({
		rank: 0,
		sizes: [() => headOf(one, compare(one)).text, () => wholeOf(one, share).text]
	})), budget - reserve);
	return blocks([...texts.map(ours), notShown(dropped.length, "more bundle")]);
}
/** Characters kept free for a line that counts what does not fit. */
const reserve = 100;
const compare = ({ bundle, current }) => compareChanges(bundle.changes, current.changes);
function headOf({ bundle, current, several }, compared) {
	const kind = ours(kindWords[bundle.kind]);
	const name = several ? md`${bundle.deployment.slug} ${kind}` : kind;
	const versions = md`was reviewed at state version ${bundle.stateVersion}, and is now at ${current.stateVersion}.`;
	return md`**${name}** ${versions} ${ours(comparisonWords(compared))}`;
}
function wholeOf(stale, budget) {
	const compared = compare(stale);
	const head = headOf(stale, compared);
	const { texts, dropped } = fit(piecesOf(compared, stale), budget - head.text.length - reserve);
	return blocks([
		head,
		...texts.map(ours),
		notShown(dropped.length, "more difference")
	]);
}
const notShown = (number, what) => number === 0 ? nothing : ours(`Not shown here: ${count(number, what)}.`);
function piecesOf({ added, altered, gone }, stale) {
	const moved = ({ reviewed, current }) => diffLines(printSide(reviewed, "before"), printSide(current, "before"));
	return [
		...added.toSorted(byDanger).map((change) => pieceOf("New", change, stale, () => open(change, diffFence(diffChange(change))))),
		...altered.map((pair) => pieceOf("Different", pair.current, stale, () => details(ours("On the platform since the review"), diffFence(moved(pair))))),
		...gone.map((change) => pieceOf("Gone, the platform has it already", change, stale, null))
	];
}
/** A delete is open, whatever else is folded. */
const open = (change, diff) => change.verb === "delete" ? diff : details(ours("YAML"), diff);
function pieceOf(label, change, { bundle, several }, diff) {
	const line = md`${ours(label)}: ${lineOf({
		change,
		bundle,
		several
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
	const several = hasSeveralDeployments(plan);
	return table("| Bundle | Delete | Update | Create | Effect | State version |\n|---|--:|--:|--:|---|---|", changing.map((bundle) => () => {
		const { deletes, updates, creates, effect } = summarize(bundle.changes);
		return row`| ${nameOf(bundle, several)} | ${deletes} | ${updates} | ${creates} | ${ours(effectWords[effect])} | ${bundle.stateVersion} |`;
	}), budget);
}
/** What an apply made of each bundle, and why. */
function resultTable(results, budget) {
	const several = slugsOf(results.map(({ bundle }) => bundle)).length > 1;
	return table("| Bundle | Result | Why |\n|---|---|---|", results.map(({ bundle, outcome }) => () => {
		const reason = outcome.reason === null ? ours(resultReasons[outcome.result]) : row`${outcome.reason}`;
		return row`| ${nameOf(bundle, several)} | **${ours(resultWords[outcome.result])}** | ${reason} |`;
	}), budget);
}
const nameOf = (bundle, several) => several ? row`${bundle.deployment.slug} ${ours(kindWords[bundle.kind])}` : ours(kindWords[bundle.kind]);
/** Rows by whole lines; how many are left out is said below. */
function table(head, rows, budget) {
	if (rows.length === 0) return nothing;
	const { texts, dropped } = fit(rows.map((make) => ({
		rank: 0,
		sizes: [() => make().text]
	})), budget - head.length - 50);
	const rest = dropped.length === 0 ? "" : `\nand ${count(dropped.length, "more bundle")}`;
	return ours(`${lines([ours(head), ...texts.map(ours)]).text}${rest === "" ? "" : `\n${rest}`}`);
}
// src/render/markdown.ts
/** Leaves room below GitHub's 65,536 for the record and for links. */
const defaultBudget = 6e4;
/**
* An outcome as the body of a comment or a summary, in GitHub's Markdown. At most `budget` characters (sensible from 3,000 on): objects
* shrink and go as wholes, the dangerous ones last, and the counts never. Whatever comes from files or the platform stands in code.
*/
function renderMarkdown(outcome, view) {
	const { budget = defaultBudget } = view;
	const part = Math.floor(budget / 8);
	const fixed = [
		headline(outcome),
		...alerts(outcome, part),
		...tables(outcome, part),
		failure(outcome, 2 * part),
		footer(outcome)
	];
	const left = budget - blocks(fixed).text.length - 20;
	const problems = problemBlock(outcome.problems, "plan" in outcome ? Math.min(part, left) : left);
	const body = bodies[outcome.kind](outcome, left - problems.text.length);
	const [head, ...rest] = fixed;
	return `${blocks([
		head ?? nothing,
		...rest.slice(0, -1),
		body,
		problems,
		...rest.slice(-1)
	]).text}\n`;
}
function headline(outcome) {
	const { before, slug, after } = headlineOf(outcome);
	return slug === null ? md`### ${ours(before + after)}` : md`### ${ours(before)}${slug}${ours(after)}`;
}
function alerts(outcome, budget) {
	const plan = planOf(outcome);
	const guards = "guards" in outcome ? outcome.guards : [];
	return [plan === null ? nothing : cautionBlock(plan, budget), guardBlock(guards, budget)];
}
function tables(outcome, budget) {
	const plan = planOf(outcome);
	const results = "results" in outcome ? outcome.results : [];
	return [plan === null ? nothing : bundleTable(plan, budget), resultTable(results, budget)];
}
/** A stale plan says nothing of what would happen now, so its counts and alerts are not shown. */
const planOf = (outcome) => "plan" in outcome && outcome.kind !== "stale" ? outcome.plan : null;
/** What each kind shows below its tables. */
const bodies = {
	valid: () => nothing,
	invalid: () => nothing,
	"no-changes": () => nothing,
	changes: (outcome, budget) => changes(outcome, budget),
	consent: (outcome, budget) => changes(outcome, budget),
	stale: (outcome, budget) => "results" in outcome ? staleBlocks(outcome.results, budget) : nothing,
	applied: (outcome, budget) => changes(outcome, budget),
	partial: (outcome, budget) => changes(outcome, budget),
	failed: () => nothing
};
function changes(outcome, budget) {
	const plan = planOf(outcome);
	return plan === null ? nothing : changeBlocks(plan, budget);
}
function failure(outcome, budget) {
	if (outcome.kind !== "failed") return nothing;
	const { message, hint, facts } = failureOf(outcome.error);
	const lines = [
		...message.split("\n").slice(0, 8),
		facts.join(", "),
		hint === null ? "" : `fix: ${hint}`
	];
	return fence(lines.filter((line) => line !== ""), "text", Math.floor(budget / 10));
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
	const text = footers[outcome.kind];
	return text === "" ? nothing : md`<sub>${ours(text)}</sub>`;
}
export { renderMarkdown };
