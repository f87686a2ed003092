const require_start = require("./start.js");
const require_outcome_report = require("./outcome-report.js");
const require_validate = require("./validate.js");
// src/report/formats/plan-counts.ts
function renderPlanCounts(outcome) {
	const plan = require_outcome_report.planToShow(outcome);
	if (plan === null) return "{}\n";
	const counts = {
		create: 0,
		update: 0,
		delete: 0
	};
	for (const { verb } of require_validate.plannedChanges(plan)) counts[verb] += 1;
	return `${require_start.toJson(counts)}\n`;
}
exports.renderPlanCounts = renderPlanCounts;
