const require_start = require("./start.js");
// src/report/words/test-results.ts
function testSummaryText(results) {
	const passed = results.filter(({ isPassed }) => isPassed).length;
	if (passed === results.length) return `${require_start.pluralize(passed, "test")} passed`;
	const undecided = results.filter(({ isPassed, verdict }) => !isPassed && verdict === "unknown").length;
	const failed = results.length - passed - undecided;
	const parts = [failed > 0 ? `${failed} failed` : "", undecided > 0 ? `${undecided} not decided` : ""];
	return `${passed} of ${require_start.pluralize(results.length, "test")} passed: ${parts.filter(Boolean).join(", ")}`;
}
function testName({ name, deployment }, results) {
	return new Set(results.map((result) => result.deployment)).size > 1 && deployment !== null ? `${name} (${deployment})` : name;
}
Object.defineProperty(exports, "testName", {
	enumerable: true,
	get: function() {
		return testName;
	}
});
Object.defineProperty(exports, "testSummaryText", {
	enumerable: true,
	get: function() {
		return testSummaryText;
	}
});
