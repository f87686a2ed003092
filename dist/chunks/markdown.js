const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_drift_report = require("./drift-report.js");
const require_start = require("./start.js");
const require_problems = require("./problems.js");
const require_validate = require("./validate.js");
const require_report = require("./report.js");
const require_yaml_diff = require("./yaml-diff.js");
// src/report/fit.ts
const gap = 2;
const patience = 20;
function fit(entries, room) {
	const kept = new Map();
	const sorted = entries.toSorted((a, b) => a.rank - b.rank);
	let left = room;
	for (const entry of sorted) {
		if (entry.small === null) continue;
		const text = entry.small();
		left -= text.length + gap;
		if (left < 0) return kept;
		kept.set(entry, text);
	}
	let misses = 0;
	for (const entry of sorted) {
		const small = kept.get(entry);
		const text = entry.full();
		const cost = text.length - (small === void 0 ? -2 : small.length);
		misses = cost > left ? misses + 1 : 0;
		if (misses > patience) break;
		if (cost > left) continue;
		kept.set(entry, text);
		left -= cost;
	}
	return kept;
}
function takeWithin(texts, room, more = gap) {
	const taken = [];
	let left = room;
	for (const text of texts) {
		left -= text.length + more;
		if (left < 0) break;
		taken.push(text);
	}
	return taken;
}
// src/report/formats/markdown.ts
var markdown_exports = require_rolldown_runtime.__exportAll({
	renderDriftMarkdown: () => renderDriftMarkdown,
	renderMarkdown: () => renderMarkdown
});
const largestBody = 6e4;
const plainDetail = {
	surface: "command-line",
	maxLines: 100,
	maxRows: 200,
	linkTo: () => null
};
function renderMarkdown(outcome, view) {
	const next = require_report.isStopped(outcome) ? null : require_validate.nextStep(outcome, view);
	const foot = next === null ? noMarkdown : md`${ours(next.message)} ${next.command}`;
	return printReport({
		...outcomeReport(outcome, plainDetail),
		foot
	}, plainDetail, view.budget ?? 6e4);
}
function outcomeReport(outcome, { surface }) {
	const report = require_report.reportOf(outcome, surface);
	return {
		report,
		head: [md`### ${toMarkdown(report.headline)}`, toMarkdown(report.counts)]
	};
}
const gaps = 100;
function printReport({ report, head, foot = noMarkdown }, detail, budget) {
	const share = Math.floor(budget / 8);
	const above = blocks([...head, factBlocks(report.top, 4 * share, share)]);
	const below = blocks([foot, details(ours("Details"), factBlocks(report.details, 2 * share, share))]);
	const room = budget - above.text.length - below.text.length - gaps;
	return `${blocks([
		above,
		bodyBlocks(report.body, room, detail),
		below
	]).text}\n`;
}
function factBlocks(all, room, share) {
	const taken = takeWithin(all.map((block) => require_report.printBlock(printers, block, share).text), room);
	return blocks([...taken.map(ours), moreParts(all.length - taken.length)]);
}
const moreParts = (more) => more === 0 ? noMarkdown : ours(`Not shown here: ${require_validate.count(more, "more part")}.`);
const alerts = {
	danger: "CAUTION",
	warning: "WARNING",
	good: null,
	plain: null
};
const printers = {
	text: ({ message }) => toMarkdown(message),
	list({ tone, title, items, hint }) {
		const kind = alerts[tone];
		const list = lines([md`**${ours(title)}**`, ...items.map((item) => md`- ${toMarkdown(item)}`)]);
		const whole = blocks([list, toMarkdown(hint)]);
		return kind === null ? whole : alert(kind, whole);
	},
	table: tableBlock,
	objects: ({ title, message }) => blocks([title === null ? noMarkdown : md`#### ${toMarkdown(title)}`, toMarkdown(message)]),
	problems: () => noMarkdown,
	failure: (block) => fence(block.lines.slice(0, maxMessage))
};
const maxMessage = 10;
function tableBlock({ head, rows }, room) {
	const top = lines([row(head.map(ours)), row(head.map(() => ours("---")))]);
	const texts = takeWithin(rows.map((cells) => row(cells.map(toMarkdown)).text), room - top.text.length - gaps);
	const more = rows.length - texts.length;
	const rest = more === 0 ? noMarkdown : ours(`Not shown here: ${require_validate.count(more, "more row")}.`);
	return blocks([lines([top, ...texts.map(ours)]), rest]);
}
const reserve = 150;
function bodyBlocks(body, room, detail) {
	const frames = takeWithin(body.map((block) => require_report.printBlock(printers, block, room).text), room / 2, reserve);
	let left = room - frames.reduce((sum, frame) => sum + frame.length + reserve, gaps);
	const parts = body.slice(0, frames.length).map((block) => {
		const part = partOf(block, Math.floor(left * 3 / 4), detail);
		left -= part.table.text.length;
		return part;
	});
	const kept = fit(parts.flatMap(({ entries }) => entries), left);
	const texts = parts.map(({ block, table, omitted, entries }, at) => {
		const found = entries.map((entry) => kept.get(entry));
		const shown = found.map((one) => ours(one ?? ""));
		const list = block.kind === "problems" ? lines(shown) : blocks(shown);
		return blocks([
			ours(frames[at] ?? ""),
			table,
			ours(omitted),
			list,
			ours(leftWords(block, found))
		]);
	});
	return blocks([...texts, moreParts(body.length - frames.length)]);
}
function partOf(block, room, detail) {
	const none = {
		block,
		table: noMarkdown,
		omitted: ""
	};
	if (block.kind === "problems") return {
		...none,
		entries: block.problems.map((one) => problemEntry(one, detail))
	};
	if (block.kind !== "objects") return {
		...none,
		entries: []
	};
	const { table, items } = changeRows(block.items, room, detail);
	const entries = items.filter(hasDetails).map((item) => detailsEntry(item, detail));
	return {
		block,
		table,
		omitted: omittedWords(block.items.slice(items.length)),
		entries
	};
}
const hasDetails = ({ facts, diffs }) => facts.length + diffs.length > 0;
function changeRows(items, room, detail) {
	const hasSizes = items.some(({ size }) => size.words.length > 0);
	const head = [
		"Effect",
		"Change",
		...hasSizes ? ["Open findings"] : []
	];
	const top = [row(head.map(ours)), row(head.map(() => ours("---")))];
	const texts = takeWithin(items.slice(0, detail.maxRows).map((item) => changeRow(item, hasSizes, detail).text), room - top.reduce((sum, { text }) => sum + text.length, gaps), 1);
	return {
		table: texts.length === 0 ? noMarkdown : lines([...top, ...texts.map(ours)]),
		items: items.slice(0, texts.length)
	};
}
const lights = {
	looser: "🔴",
	stricter: "🟢",
	neutral: "⚪"
};
function changeRow(item, hasSizes, detail) {
	const { change, label, warnings, size } = item;
	const { at, message } = change;
	const name = toMarkdown(item.shortName);
	const title = change.verb === "delete" ? md`**Delete** ${name}` : md`${ours(require_validate.verbTitles[change.verb])} ${name}`;
	const place = at === null ? noMarkdown : link(md`${`${at.file}:${at.line}`}`, detail.linkTo(at));
	const words = ours(require_validate.effectWords(change.effect));
	const light = ours(lights[require_validate.direction(change)]);
	const findings = require_validate.isLoosening(change) && size.words.length > 0 ? strong(size.words) : toMarkdown(size.words);
	return row([
		require_validate.isLoosening(change) ? md`${light}&nbsp;**${words}**` : md`${light}&nbsp;${words}`,
		join([
			label === null ? title : md`${ours(label)}: ${title}`,
			cell(message, warnings),
			place
		], "<br>"),
		...hasSizes ? [findings] : []
	]);
}
const strong = (sentence) => md`**${toMarkdown(sentence)}**`;
const cell = (message, warnings) => warnings.length === 0 ? toMarkdown(message) : sentences(md`${toMarkdown(message)}.`, ...warnings.map(toMarkdown));
const omittedWords = (items) => items.length === 0 ? "" : `Not shown here: ${require_validate.effectCounts(items.map(({ change }) => change))}. The plan file has them all.`;
function leftWords(block, texts) {
	const isLost = (_, at) => texts[at] === void 0;
	if (block.kind === "problems") {
		const problems = block.problems.filter(isLost);
		return problems.length === 0 ? "" : `Not shown here: ${require_validate.problemWords(problems)}.`;
	}
	const details = texts.filter((text) => text === void 0).length;
	return details === 0 ? "" : `Not shown here: the details of ${require_validate.count(details, "change")}.`;
}
function detailsEntry(item, detail) {
	const { change, name, label, facts, diffs } = item;
	const summary = foldTitle(require_start.say`${[label === null ? "" : `${label}: `]}${[require_validate.verbTitles[change.verb]]} ${name}`);
	return {
		rank: require_validate.dangerOf(change),
		small: null,
		full() {
			const shown = diffs.map(({ title, lines: make }) => {
				const all = require_yaml_diff.capDiff(make(), detail.maxLines).map(({ mark, text }) => `${mark} ${text}`);
				return blocks([title === "Diff" ? noMarkdown : ours(`${title}:`), fence(all, "diff")]);
			});
			return details(summary, blocks([list(facts), ...shown])).text;
		}
	};
}
const list = (items) => lines(items.map((item) => md`- ${toMarkdown(item)}`));
function problemEntry({ problem, position, first }, detail) {
	const { message, fix } = require_problems.phraseOf(problem);
	const at = (place) => link(md`${require_validate.placeWords(place)}`, detail.linkTo(place));
	const line = md`- ${position === null ? noMarkdown : md`${at(position)}: `}${ours(problem.severity === "warning" ? "warning: " : "")}${toMarkdown(message)}`;
	const other = first === null ? noMarkdown : md` (first: ${at(first)})`;
	return {
		rank: problem.severity === "error" ? 0 : 3,
		small: () => line.text,
		full: () => md`${line}${other}. Fix: ${toMarkdown(fix)}`.text
	};
}
var Markdown = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
function md(literals, ...values) {
	const texts = values.map((value) => {
		if (value instanceof Markdown) return value.text;
		return typeof value === "number" ? String(value) : require_start.escapeMarkdownSpan(value);
	});
	return new Markdown(String.raw({ raw: literals }, ...texts));
}
const ours = (text) => new Markdown(text);
const noMarkdown = new Markdown("");
const fence = (content, info = "text") => new Markdown(require_start.escapeMarkdownFence(content, info));
const blocks = (parts) => join(parts, "\n\n");
const sentences = (...parts) => join(parts, " ");
const lines = (parts) => join(parts, "\n");
const join = (parts, by) => new Markdown(parts.map(({ text }) => text).filter((text) => text !== "").join(by));
const alert = (kind, body) => new Markdown([`[!${kind}]`, ...body.text.split("\n")].map((line) => line === "" ? ">" : `> ${line}`).join("\n"));
const link = (text, address) => address !== null && safeAddress.test(address) ? md`[${text}](${ours(address)})` : text;
const safeAddress = /^https?:\/\/[\w.~:/?#@!$*+,;=%-]+$/;
const foldTitle = (sentence) => new Markdown(sentence.map((piece) => typeof piece === "string" ? piece : `<code>${require_start.escapeMarkdownTitle(piece.foreign)}</code>`).join(""));
const details = (summary, body) => body.text === "" ? noMarkdown : md`<details><summary>${summary}</summary>

${body}

</details>`;
const row = (cells) => ours(`| ${cells.map(({ text }) => text === "" ? " " : text.replaceAll("|", String.raw`\u{7C}`)).join(" | ")} |`);
const toMarkdown = (sentence) => new Markdown(sentence.map((piece) => typeof piece === "string" ? piece : require_start.escapeMarkdownSpan(piece.foreign)).join(""));
function renderDriftMarkdown(outcome, { again }) {
	const head = [md`### ${toMarkdown(require_drift_report.driftHeadline(outcome))}`];
	return printReport({
		report: require_drift_report.driftReport(outcome, again),
		head
	}, plainDetail, largestBody);
}
Object.defineProperty(exports, "alert", {
	enumerable: true,
	get: function() {
		return alert;
	}
});
Object.defineProperty(exports, "blocks", {
	enumerable: true,
	get: function() {
		return blocks;
	}
});
Object.defineProperty(exports, "largestBody", {
	enumerable: true,
	get: function() {
		return largestBody;
	}
});
Object.defineProperty(exports, "lines", {
	enumerable: true,
	get: function() {
		return lines;
	}
});
Object.defineProperty(exports, "link", {
	enumerable: true,
	get: function() {
		return link;
	}
});
Object.defineProperty(exports, "markdown_exports", {
	enumerable: true,
	get: function() {
		return markdown_exports;
	}
});
Object.defineProperty(exports, "md", {
	enumerable: true,
	get: function() {
		return md;
	}
});
Object.defineProperty(exports, "noMarkdown", {
	enumerable: true,
	get: function() {
		return noMarkdown;
	}
});
Object.defineProperty(exports, "ours", {
	enumerable: true,
	get: function() {
		return ours;
	}
});
Object.defineProperty(exports, "outcomeReport", {
	enumerable: true,
	get: function() {
		return outcomeReport;
	}
});
Object.defineProperty(exports, "plainDetail", {
	enumerable: true,
	get: function() {
		return plainDetail;
	}
});
Object.defineProperty(exports, "printReport", {
	enumerable: true,
	get: function() {
		return printReport;
	}
});
Object.defineProperty(exports, "sentences", {
	enumerable: true,
	get: function() {
		return sentences;
	}
});
Object.defineProperty(exports, "toMarkdown", {
	enumerable: true,
	get: function() {
		return toMarkdown;
	}
});
