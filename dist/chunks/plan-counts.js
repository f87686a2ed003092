const require_start = require("./start.js");
const require_report = require("./report.js");
// src/report/formats/plan-counts.ts
function renderPlanCounts(outcome) {
	const plan = require_report.shownPlan(outcome);
	if (plan === null) return "{}\n";
	const counts = {
		create: 0,
		update: 0,
		delete: 0
	};
	for (const { verb } of plan.bundles.flatMap(({ changes }) => changes)) counts[verb] += 1;
	return `${require_start.toJson(counts)}\n`;
}
exports.renderPlanCounts = renderPlanCounts;
