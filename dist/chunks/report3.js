const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_outcome_report = require("./outcome-report.js");
const require_validate = require("./validate.js");
const require_names = require("./names.js");
const require_yaml_diff = require("./yaml-diff.js");
// src/report/formats/terminal/report.ts
var report_exports = require_rolldown_runtime.__exportAll({ renderTerminal: () => renderTerminal });
function renderTerminal(outcome, problemLines, view) {
	const isAttempted = outcome.kind === "applied" || outcome.kind === "partial";
	const options = {
		problemLines,
		showsDetails: view.verbose || !isAttempted,
		verbose: view.verbose
	};
	return renderReport(outcome.kind, require_outcome_report.reportOutcome(outcome), options, require_validate.endLines(outcome, view), view);
}
function renderReport(kind, report, options, end, view) {
	const { headline, counts, top, body, background } = report;
	const changes = body.filter((block) => block.kind === "changes");
	const deployments = body.filter((block) => block.kind === "deployments");
	const others = body.filter((block) => block.kind !== "changes" && block.kind !== "deployments");
	const details = options.showsDetails ? changes.flatMap((block) => block.rows.map((row) => detailLines(row, block, options))) : [];
	const blocks = [
		...others,
		...background,
		...top,
		...changes,
		...deployments
	].map((block) => require_outcome_report.renderBlock(blockRenderers, block, options));
	const style = require_validate.headlineStyles[kind];
	const isHeadlineLast = counts.length > 0;
	const firstLines = isHeadlineLast ? [] : require_validate.headlineLines(headline, style);
	const lastLines = isHeadlineLast ? [require_validate.textLine(0, ...require_validate.spansOf(headline, style), require_validate.styled(style, ` (${require_start.plainText(counts)})`))] : [];
	return require_validate.layout(require_validate.paragraphs([...firstLines, ...require_validate.platformLines(view)], ...details, ...blocks, lastLines, end), view);
}
const toneStyles = {
	danger: "red",
	warning: "yellow",
	good: "green",
	plain: "plain"
};
const blockRenderers = {
	text: ({ tone, message }) => [require_validate.textLine(0, require_validate.styled(toneStyles[tone], require_start.plainText(message)))],
	list: ({ tone, title, items, hint }) => [
		require_validate.textLine(0, require_validate.styled(toneStyles[tone], title)),
		...items.map((item) => require_validate.textLine(2, require_start.plainText(item))),
		...hint.length === 0 ? [] : [require_validate.textLine(2, require_start.plainText(hint))]
	],
	table: tableLines,
	changes: changesLines,
	deployments: deploymentsLines,
	problems: (_, { problemLines }) => problemLines,
	failure: ({ lines }) => lines.map((line) => require_validate.textLine(0, line))
};
function deploymentsLines({ sections, unchanged }) {
	const rows = sections.map(require_outcome_report.deploymentRow).map(({ names, looser, stricter, status }) => [
		[looser === 0 ? "" : String(looser)],
		[stricter === 0 ? "" : String(stricter)],
		[status.label],
		names
	]);
	const others = require_outcome_report.unchangedDeploymentsSentence(unchanged);
	return [...tableLines({
		title: "Deployments",
		head: [
			"Looser",
			"Stricter",
			"State",
			"Deployment"
		],
		rows
	}), ...others.length === 0 ? [] : [require_validate.textLine(0, require_validate.styled("dim", require_start.plainText(others)))]];
}
function changesLines({ title, message, rows }) {
	const effectWidth = Math.max(...rows.map(({ change }) => require_validate.effectLabels[change.effect].length));
	const findingsWidths = rows.map(({ findingsImpact }) => require_validate.widthOf(require_start.escapeTerminal(require_start.plainText(findingsImpact.label))));
	const findingsWidth = Math.min(Math.max(...findingsWidths), maxFindingsColumns);
	return [
		...title === null ? [] : [require_validate.textLine(0, require_validate.styled("bold", require_start.plainText(title)))],
		...message.length === 0 ? [] : [require_validate.textLine(0, require_start.plainText(message))],
		...rows.map((row) => {
			const { change, findingsImpact } = row;
			const effect = require_validate.styled(require_validate.effectStyles[change.effect], require_validate.effectLabels[change.effect]);
			const findings = require_validate.spansOf(findingsImpact.label, require_validate.isLoosening(change) ? "bold" : "plain");
			return { cells: [
				{
					width: effectWidth,
					lines: [require_validate.textLine(0, effect)]
				},
				{
					width: null,
					lines: changeLines(row)
				},
				...findingsWidth === 0 ? [] : [{
					width: findingsWidth,
					lines: [require_validate.textLine(0, ...findings)]
				}]
			] };
		})
	];
}
const maxFindingsColumns = 20;
function changeLines({ change, shortName, label, warnings, otherFiles, overridden }) {
	const { at, message } = change;
	const verb = require_validate.styled(change.verb === "delete" ? "bold" : "plain", change.verb);
	return [
		require_validate.textLine(0, ...labelSpans(label), verb, " ", ...require_validate.spansOf(shortName)),
		require_validate.textLine(0, require_start.plainText(message)),
		...warnings.map((warning) => require_validate.textLine(0, require_validate.styled("yellow", require_start.plainText(warning)))),
		...at === null ? [] : [require_validate.textLine(0, require_validate.styled("dim", placeText(at, otherFiles, overridden)))]
	];
}
function placeText(at, otherFiles, overridden) {
	const others = otherFiles === 0 ? "" : ` and ${require_start.pluralize(otherFiles, "more file")}`;
	const overrides = overridden === null ? "" : ` overrides ${require_validate.positionText(overridden)}`;
	return `${require_validate.positionText(at)}${others}${overrides}`;
}
const labelSpans = (label) => label === null ? [] : [require_validate.styled("yellow", `${label.toLowerCase()}: `)];
function detailLines(row, { section }, { verbose }) {
	if (!require_outcome_report.hasDetails(row)) return [];
	const { change, name, label, detailSentences, diffs } = row;
	const sign = require_validate.styled(require_validate.effectStyles[change.effect], `${require_validate.verbSigns[change.verb]} `);
	const deployments = section === void 0 ? [] : require_validate.spansOf(require_start.say` of ${require_names.deploymentNames(section.slugs)}`);
	return [
		require_validate.textLine(0, sign, ...labelSpans(label), `${change.verb} `, ...require_validate.spansOf(name), ...deployments),
		...detailSentences.map((fact) => require_validate.textLine(2, require_validate.styled("dim", require_start.plainText(fact)))),
		...diffs.flatMap((diff) => diffLines(diff, verbose))
	];
}
const maxDiffLines = 40;
function diffLines({ title, lines: makeLines }, verbose) {
	const lines = makeLines();
	return [...title === "Diff" ? [] : [require_validate.textLine(2, require_validate.styled("dim", `${title}:`))], ...(verbose ? lines : require_yaml_diff.capDiff(lines, maxDiffLines, "; --verbose shows all")).map(require_validate.diffLine)];
}
function tableLines({ head, rows }) {
	const texts = [head, ...rows.map((cells) => cells.map(require_start.plainText))].map((cells) => cells.map(require_start.escapeTerminal));
	const widths = head.map((_, column) => Math.max(...texts.map((cells) => require_validate.widthOf(cells[column] ?? ""))));
	const hang = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 0);
	return texts.map((cells, row) => {
		const padded = cells.map((cell, column) => column === cells.length - 1 ? cell : require_validate.padTo(cell, (widths[column] ?? 0) + 2));
		return {
			...require_validate.textLine(0, require_validate.styled(row === 0 ? "dim" : "plain", padded.join(""))),
			hang
		};
	});
}
Object.defineProperty(exports, "renderReport", {
	enumerable: true,
	get: function() {
		return renderReport;
	}
});
Object.defineProperty(exports, "report_exports", {
	enumerable: true,
	get: function() {
		return report_exports;
	}
});
