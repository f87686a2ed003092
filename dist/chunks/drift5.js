const require_drift_report = require("./drift-report.js");
const require_markup = require("./markup.js");
const require_report = require("./report.js");
// src/report/formats/markdown/drift.ts
function renderDriftMarkdown(outcome, repeatedOptions) {
	const head = [require_markup.md`### ${require_markup.toMarkdown(require_drift_report.driftHeadline(outcome))}`];
	return require_report.renderPage({
		report: require_drift_report.driftReport(outcome, repeatedOptions),
		head
	}, require_report.plainOptions, require_report.maxBodyChars);
}
exports.renderDriftMarkdown = renderDriftMarkdown;
