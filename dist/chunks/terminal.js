const require_drift_report = require("./drift-report.js");
const require_problems = require("./problems2.js");
const require_pull_report = require("./pull-report.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_report = require("./report.js");
// src/report/formats/terminal.ts
function renderTerminal(outcome, problems, view) {
	const isDone = outcome.kind === "applied" || outcome.kind === "partial";
	const detail = {
		problems,
		diffs: view.verbose || !isDone,
		verbose: view.verbose
	};
	return printTerminal(outcome.kind, require_report.reportOf(outcome), detail, require_validate.endLines(outcome, view), view);
}
function printTerminal(kind, { headline, top, body, details }, detail, end, view) {
	const blocks = [
		...body,
		...details,
		...top
	].map((block) => require_report.printBlock(printers, block, detail));
	return require_validate.layout(require_validate.paragraphs(require_validate.headlineLines(headline, require_validate.headlineLooks[kind], view), ...blocks, end), view);
}
const tones = {
	danger: "red",
	warning: "yellow",
	good: "green",
	plain: "plain"
};
const printers = {
	text: ({ tone, message }) => [require_validate.words(0, require_validate.styled(tones[tone], require_start.plainText(message)))],
	list: ({ tone, title, items }) => [require_validate.words(0, require_validate.styled(tones[tone], title)), ...items.map((item) => require_validate.words(2, require_start.plainText(item)))],
	table: tableLines,
	objects: objectLines,
	problems: (_, { problems }) => problems,
	failure: ({ lines }) => lines.map((line) => require_validate.words(0, line))
};
function objectLines({ title, message, items }, detail) {
	const head = [...title === null ? [] : [require_validate.words(0, require_validate.styled("bold", require_start.plainText(title)))], ...message.length === 0 ? [] : [require_validate.words(0, require_start.plainText(message))]];
	const groups = items.map((item) => itemLines(item, detail));
	return detail.diffs ? require_validate.paragraphs(head, ...groups) : [...head, ...groups.flat()];
}
function itemLines(item, { diffs, verbose }) {
	const { change: { message }, warnings, notes } = item;
	return [
		titleOf(item),
		require_validate.words(4, require_start.plainText(message)),
		...warnings.map((sentence) => require_validate.words(4, require_validate.styled("yellow", require_start.plainText(sentence)))),
		...notes.map((sentence) => require_validate.words(4, require_validate.styled("dim", require_start.plainText(sentence)))),
		...diffs ? item.diffs.flatMap((diff) => diffLines(diff, verbose)) : []
	];
}
function diffLines({ title, lines: make }, verbose) {
	const head = title === "Diff" ? [] : [require_validate.words(4, require_validate.styled("dim", `${title}:`))];
	const lines = verbose ? make() : require_report.capDiff(make(), maxLines, "; --verbose shows all");
	return [...head, ...lines.map(({ mark, text }) => require_validate.raw(4, require_validate.styled(looks[mark], `${mark} ${text}`)))];
}
const verbLooks = {
	create: "green",
	update: "yellow",
	delete: "red"
};
function titleOf({ change, name, label }) {
	const { at } = change;
	return require_validate.words(2, ...label === null ? [] : [require_validate.styled("yellow", `${label.toLowerCase()}: `)], require_validate.styled(verbLooks[change.verb], `${require_validate.signs[change.verb]} `), ...require_validate.spansOf(name), "  ", require_validate.styled(require_validate.effectLooks[change.effect], require_validate.effectWords(change.effect)), ...at === null ? [] : ["  ", require_validate.styled("dim", require_validate.placeWords(at))]);
}
const maxLines = 40;
const looks = {
	"+": "green",
	"-": "red",
	" ": "dim",
	"…": "dim"
};
function tableLines({ head, rows }) {
	const texts = [head, ...rows.map((cells) => cells.map(require_start.plainText))].map((cells) => cells.map(require_start.escapeTerminal));
	const widths = head.map((_, at) => Math.max(...texts.map((cells) => require_validate.widthOf(cells[at] ?? ""))));
	const hang = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 0);
	return texts.map((cells, row) => {
		const padded = cells.map((cell, at) => at === cells.length - 1 ? cell : require_validate.padTo(cell, (widths[at] ?? 0) + 2));
		return {
			...require_validate.words(0, require_validate.styled(row === 0 ? "dim" : "plain", padded.join(""))),
			hang
		};
	});
}
function renderDriftTerminal(outcome, view) {
	const report = {
		headline: require_drift_report.driftHeadline(outcome),
		...require_drift_report.driftReport(outcome, view.again)
	};
	const detail = {
		problems: require_problems.problemLines(outcome.problems, view),
		diffs: true,
		verbose: view.verbose
	};
	return printTerminal(outcome.kind, report, detail, [], view);
}
function renderPullTerminal(outcome, view) {
	const problems = require_problems.problemLines(outcome.problems, {
		width: view.width,
		verbose: true
	});
	const isPulled = "pull" in outcome;
	const report = {
		headline: isPulled ? require_pull_report.pullHeadline(outcome) : ["Nothing was pulled."],
		...require_pull_report.pullReport(outcome)
	};
	const end = isPulled && !view.quiet ? nextOf(outcome, view) : [];
	return printTerminal(outcome.kind, report, {
		problems,
		diffs: false,
		verbose: true
	}, end, view);
}
function nextOf({ kind, pull }, { again, scope, git }) {
	if (kind === "differs" || kind === "no-changes") return [];
	const ours = (...parts) => [
		"ifmatch",
		...parts,
		again
	].filter(Boolean).join(" ");
	const isNew = pull.files.every(({ verb }) => verb === "create");
	const look = git === null ? [] : [git(isNew ? "status" : "diff")];
	const commands = kind === "changes" ? [ours("pull", ...scope)] : [...look, ours("preview")];
	return require_validate.nextLines("Next:", ...commands);
}
exports.renderDriftTerminal = renderDriftTerminal;
exports.renderPullTerminal = renderPullTerminal;
exports.renderTerminal = renderTerminal;
