const require_drift_report = require("./drift-report.js");
const require_problems = require("./problems2.js");
const require_report = require("./report3.js");
// src/report/formats/terminal/drift.ts
function renderDriftTerminal(outcome, view) {
	const { repeatedOptions, program, verbose } = view;
	const report = {
		headline: require_drift_report.driftHeadline(outcome),
		counts: [],
		...require_drift_report.driftReport(outcome, repeatedOptions, program)
	};
	const options = {
		problemLines: require_problems.problemLines(outcome.problems, view),
		showsDetails: true,
		verbose
	};
	return require_report.renderReport(outcome.kind, report, options, [], view);
}
exports.renderDriftTerminal = renderDriftTerminal;
