const require_start = require("./start.js");
// src/report/formats/json/doctor.ts
function renderDoctorJson(checks, tool) {
	const document = {
		version: 1,
		tool,
		command: "doctor",
		outcome: require_start.worstStatus(checks),
		checks: checks.map((check) => ({
			check: check.id,
			deployment: check.about,
			status: check.status,
			says: check.message,
			fix: "fix" in check ? check.fix : null
		}))
	};
	return `${require_start.toJson(document, 2)}\n`;
}
exports.renderDoctorJson = renderDoctorJson;
