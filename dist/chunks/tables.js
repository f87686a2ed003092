import { changeWords, count, effectWords, escapeHidden, failureOf, hasSeveralDeployments, resultReasons, resultWords, verbTitles } from "./failure.js";
import { summarize } from "./summary.js";
import { byDanger, dangerOf, objectName } from "./danger.js";
import { capDiff, compareChanges, comparisonWords, diffChange, diffPlatform, noteWords, tidyObject } from "./comparison-words.js";
// src/domain/comment.ts
/** What a refusal comes from. */
const causeOf = (refusal) => refusal.code === "not-fresh" ? refusal.why : refusal;
/** The part of a plan that is about one deployment; its digest stays that of the whole run. */
function planOf(plan, deployment) {
	const bundles = plan.bundles.filter((bundle) => bundle.deployment.slug === deployment);
	return {
		...plan,
		bundles,
		summary: summarize(bundles.flatMap(({ changes }) => changes))
	};
}
/** What a comment says of a run that ended so, for one deployment. Files that are only valid have no state without a reason. */
function stateOf(outcome, deployment) {
	const { problems } = outcome;
	if (outcome.kind === "invalid") return {
		kind: "invalid",
		problems
	};
	const results = "results" in outcome ? outcome.results.filter(({ bundle }) => bundle.deployment.slug === deployment) : [];
	if (outcome.kind === "failed") return {
		kind: "failed",
		error: outcome.error,
		results
	};
	if (outcome.kind === "stale") return {
		kind: "refused",
		refusal: {
			code: "stale",
			moved: movedOf(results)
		},
		fresh: null
	};
	const plan = planOf(outcome.plan, deployment);
	if (outcome.kind === "applied" || outcome.kind === "partial") return {
		kind: outcome.kind,
		plan,
		results
	};
	return plan.bundles.some(({ changes }) => changes.length > 0) ? {
		kind: "planned",
		plan,
		guards: outcome.guards,
		problems
	} : {
		kind: "no-changes",
		problems
	};
}
/** The bundles that an apply found at another state than the reviewed one. */
function movedOf(results) {
	return results.flatMap(({ bundle, outcome }) => {
		const now = "current" in outcome ? outcome.current : null;
		if (now === null) return [];
		const { deployment, kind, stateVersion, changes } = bundle;
		const { creates, updates, deletes } = summarize(changes);
		return [{
			deployment,
			kind,
			reviewed: {
				stateVersion,
				creates,
				updates,
				deletes,
				changes
			},
			now
		}];
	});
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
/** A link, or its text alone where the address is not one that stands safely in parentheses. */
const link = (text, address) => address !== null && safeAddress.test(address) ? md`[${text}](${ours(address)})` : text;
const safeAddress = /^https?:\/\/[\w.~:/?#@!$*+,;=%-]+$/;
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
/** A diff as a fenced block of about `maxLines` lines. */
const diffFence = (lines, maxLines) => fence(capDiff(lines, maxLines).map(showLine), "diff");
function showLine(line) {
	if (line.mark === "folded") return `  … ${count(line.lines, "unchanged line")}`;
	return line.mark === "cut" ? `  … ${count(line.lines, "more line")}` : `${line.mark} ${line.text}`;
}
// src/render/markdown/changes.ts
/** Characters kept free for the line that counts what does not fit. */
const reserve$2 = 200;
/** The changes of all bundles, the dangerous ones first, in at most `budget` characters. */
function changeBlocks(plan, budget, detail) {
	const several = hasSeveralDeployments(plan.bundles);
	const { texts, dropped } = fit(plan.bundles.flatMap((bundle) => bundle.changes.map((change) => ({
		change,
		bundle,
		several,
		detail
	}))).toSorted((a, b) => byDanger(a.change, b.change)).map(pieceOf$1), budget - reserve$2);
	return blocks([...texts.map(ours), notShown$1(dropped.map(({ change }) => change))]);
}
const pieceOf$1 = (entry) => ({
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
	const diff = diffFence(diffChange(entry.change), entry.detail.maxLines);
	const head = withNotes(entry);
	return blocks([head, entry.change.verb === "delete" ? diff : details(ours("YAML"), diff)]);
}
// src/render/markdown/failure.ts
/** Lines of a message: a page that somebody's proxy answered would fill a comment. */
const maxLines = 8;
/** Why a run failed, and what to do, in about `budget` characters. */
function failureBlock(error, budget) {
	const { message, hint, facts } = failureOf(error);
	const lines = [
		...message.split("\n").slice(0, maxLines),
		facts.join(", "),
		hint === null ? "" : `fix: ${hint}`
	];
	return fence(lines.filter((line) => line !== ""), "text", Math.floor(budget / 10));
}
// src/render/markdown/guards.ts
/** The reasons why a person must say yes first, and how to say it. */
function guardBlock(guards, budget, consent) {
	if (guards.length === 0) return nothing;
	const { texts, dropped } = fit(guards.map((guard) => ({
		rank: 0,
		sizes: [() => oneGuard[consent](guard).text]
	})), budget - ends[consent].text.length - 100);
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
// src/render/markdown/page.ts
/** Characters for the empty lines between the parts. */
const reserve$1 = 20;
/** A page of at most `budget` characters; sensible from 3,000 on. */
function layOut(page, budget) {
	const eighth = Math.floor(budget / 8);
	const fixed = [...page.head, ...page.parts(eighth)];
	const left = budget - blocks([...fixed, page.foot]).text.length - reserve$1;
	const problems = page.problems(page.body === null ? left : Math.min(eighth, left));
	const body = page.body === null ? [] : [page.body(left - problems.text.length)];
	return `${blocks([
		...fixed,
		...body,
		problems,
		page.foot
	]).text}\n`;
}
// src/render/markdown/stale.ts
/** For each stale bundle, how what would happen now differs from what was reviewed, in at most `budget` characters. */
function staleBlocks(moved, budget, detail) {
	const several = hasSeveralDeployments(moved);
	const share = Math.floor((budget - reserve) / Math.max(1, moved.length)) - 2;
	const { texts, dropped } = fit(moved.map((one) => {
		const stale = {
			moved: one,
			several,
			detail
		};
		return {
			rank: 0,
			sizes: [() => headOf(stale).text, () => wholeOf(stale, share).text]
		};
	}), budget - reserve);
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
	const { texts, dropped } = fit(rows.map((make) => ({
		rank: 0,
		sizes: [() => make().text]
	})), budget - head.length - 50);
	const rest = dropped.length === 0 ? "" : `\nand ${count(dropped.length, "more bundle")}`;
	return ours(`${lines([ours(head), ...texts.map(ours)]).text}${rest === "" ? "" : `\n${rest}`}`);
}
export { blocks, bundleTable, causeOf, cautionBlock, changeBlocks, failureBlock, fence, fit, guardBlock, join, layOut, lines, link, md, movedOf, nothing, ours, planOf, resultTable, staleBlocks, stateOf };
