const require_start = require("./start.js");
const require_fields = require("./fields.js");
// src/report/formats/json/tests.ts
function renderTestsJson(results, tool) {
	const countVerdict = (verdict) => results.filter((result) => result.verdict === verdict).length;
	const document = {
		version: 1,
		tool,
		outcome: results.every(({ isPassed }) => isPassed) ? "passed" : "failed",
		summary: {
			tests: results.length,
			holds: countVerdict("holds"),
			broken: countVerdict("broken"),
			unknown: countVerdict("unknown")
		},
		tests: results.map(require_fields.testResultJson)
	};
	return `${require_start.toJson(document, 2)}\n`;
}
exports.renderTestsJson = renderTestsJson;
