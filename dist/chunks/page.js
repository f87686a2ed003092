import { breakLineCommand, breakLogCommands, count, effectWords, escapeHidden, isLineCommand, renamePieces, verbTitles } from "./cli-and-action.js";
import { overwriteWords, ownWords, unknownWords } from "./validate.js";
import { capDiff, diffChange } from "./diff-change.js";
import { impactLines, noteWords, topLines } from "./words.js";
import { dangerOf } from "./danger.js";
import { objectName } from "./object-name.js";
import { editedWords } from "./edited-words.js";
import { changedFields } from "./changed-fields.js";
import { severityBars } from "./bars.js";
import { failureOf } from "./failure.js";
// src/render/escape/markdown.ts
function escapeMarkdownSpan(text, limit = 300) {
	const content = shorten(text, limit);
	if (content === "") return "`\"\"`";
	const fence = "`".repeat(freeRun(content, 1));
	const pad = /^[` ]|[` ]$/.test(content) && content.trim() !== "" ? " " : "";
	return fence + pad + content + pad + fence;
}
const escapeMarkdownCell = (text, limit = 300) => escapeMarkdownSpan(text.replaceAll("|", String.raw`\u{7C}`), limit);
function escapeMarkdownFence(lines, info, limit = 500) {
	const content = lines.map((line) => shorten(isLineCommand(line) ? breakLineCommand(line) : line, limit));
	const longest = content.reduce((most, line) => Math.max(most, longestRun(line)), 2);
	const fence = "`".repeat(longest + 1);
	return [
		fence + info,
		...content,
		fence
	].join("\n");
}
function shorten(given, limit) {
	const text = breakLogCommands(given);
	const whole = escapeHidden(text.slice(0, limit + 1));
	if (whole.length <= limit) return whole;
	let kept = "";
	for (const character of text) {
		const next = escapeHidden(character);
		if (kept.length + next.length >= limit) break;
		kept += next;
	}
	return `${kept}\u2026`;
}
function freeRun(text, least) {
	const runs = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
	let length = least;
	while (runs.has(length)) length += 1;
	return length;
}
const longestRun = (text) => (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
// src/render/markdown/template.ts
var Markdown = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
const md = (literals, ...values) => fillIn(literals, values, escapeMarkdownSpan);
const row = (literals, ...values) => fillIn(literals, values, escapeMarkdownCell);
const ours = (text) => new Markdown(text);
const nothing = new Markdown("");
const fence = (content, info = "text", limit = 500) => new Markdown(escapeMarkdownFence(content, info, limit));
const blocks = (parts) => join(parts, "\n\n");
const lines = (parts) => join(parts, "\n");
const join = (parts, by) => new Markdown(parts.map(({ text }) => text).filter((text) => text !== "").join(by));
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
// src/render/markdown/fit.ts
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
// src/render/markdown/diff.ts
const diffFence = (lines, maxLines) => fence(capDiff(lines, maxLines).map(showLine), "diff");
function showLine(line) {
	if (line.mark === "folded") return `  \u2026 ${count(line.lines, "unchanged line")}`;
	return line.mark === "cut" ? `  \u2026 ${count(line.lines, "more line")}` : `${line.mark} ${line.text}`;
}
// src/render/markdown/sentence.ts
const toMarkdown = (sentence) => join(sentence.map((piece) => typeof piece === "string" ? ours(piece) : md`${piece.foreign}`), "");
// src/render/markdown/impact.ts
const impactNote = (impact) => lines(impactLines(impact).map(toMarkdown));
function impactDetails(impact) {
	const bars = severityBars(impact);
	const body = blocks([lines(topLines(impact).map(toMarkdown)), bars.length === 0 ? nothing : fence(bars)]);
	return body.text === "" ? nothing : details(ours("Findings"), body);
}
// src/render/markdown/change.ts
const changePiece = (entry) => ({
	...entry,
	rank: dangerOf(entry.change),
	sizes: [
		() => headOf(entry).text,
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
	const place = at === null ? nothing : md`, ${link(placeOf(at), detail.linkTo(at))}`;
	return change.says === "" ? md`${object}${place} (${effect})` : md`${object}${place} (${effect}): ${change.says}`;
}
function objectOf({ change, bundle, several }) {
	const { noun, name } = objectName(change, bundle.kind);
	return md`${ours(noun)} ${name}${ownerOf(change, bundle, several)}`;
}
function ownerOf(change, bundle, several) {
	const kind = change.object === "DetectionPolicyException" ? ours(` of ${bundle.kind}`) : nothing;
	return several ? md`${kind} of ${bundle.deployment.slug}` : kind;
}
const placeOf = ({ file, line }) => md`${`${file}:${String(line)}`}`;
function headOf(entry) {
	const both = entry.origin === "both" ? ours(overwriteWords(entry.detail.subject)) : nothing;
	const own = entry.own === null ? nothing : md`${toMarkdown(ownWords(entry.own))}.`;
	return lines([
		lineOf(entry),
		both,
		own
	]);
}
const hasNotes = ({ rename, impact, edited, origin }) => rename !== null || impact !== null || edited !== null || origin === "unknown";
function withNotes(entry) {
	const notes = noteWords(entry.change);
	const note = notes === null ? nothing : md`${notes}`;
	return lines([
		headOf(entry),
		editedNote(entry),
		impactNote(entry.impact),
		note,
		renameNote(entry.rename)
	]);
}
function editedNote({ origin, edited, inBase }) {
	if (origin === "unknown" && inBase) return ours(unknownWords);
	const words = editedWords(edited);
	return words === null ? nothing : md`Edited ${words}.`;
}
const renameNote = (rename) => rename === null ? nothing : join(renamePieces(rename).map((piece, index) => index % 2 === 0 ? ours(piece) : md`${piece}`), "");
function withFields(entry) {
	const fields = join(changedFields(entry.change).map((field) => md`${field}`), ", ");
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
const editOf = ({ origin, edit, detail }) => origin === "both" && edit !== null ? details(ours("The edit on the platform"), diffFence(diffChange(edit), detail.maxLines)) : nothing;
// src/render/markdown/failure.ts
const maxLines = 8;
function failureBlock(error, budget) {
	const { message, hint, facts } = failureOf(error);
	const lines = [
		...message.split("\n").slice(0, maxLines),
		facts.join(", "),
		hint === null ? "" : `fix: ${hint}`
	];
	return fence(lines.filter((line) => line !== ""), "text", Math.floor(budget / 10));
}
// src/render/markdown/page.ts
const reserve = 20;
function layOut(page, budget) {
	const eighth = Math.floor(budget / 8);
	const fixed = [...page.head, ...page.parts(eighth)];
	const left = budget - blocks([...fixed, page.foot]).text.length - reserve;
	const problems = page.problems(page.body === null ? left : Math.min(eighth, left));
	const body = page.body === null ? [] : [page.body(left - problems.text.length)];
	return `${blocks([
		...fixed,
		...body,
		problems,
		page.foot
	]).text}\n`;
}
export { alert, blocks, changePiece, details, diffFence, escapeMarkdownSpan, failureBlock, fence, fit, join, layOut, lineOf, lines, link, md, nothing, objectOf, ours, row, toMarkdown };
