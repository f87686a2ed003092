const require_validate = require("./validate.js");
const require_test_results = require("./test-results.js");
// src/report/formats/terminal/tests.ts
function renderTestsTerminal(results, view) {
	const isAllPassed = results.every(({ isPassed }) => isPassed);
	const lines = (view.quiet ? results.filter(({ isPassed }) => !isPassed) : results).flatMap((result) => testLines(result, results));
	const summary = require_validate.textLine(0, require_validate.styled(isAllPassed ? "green" : "red", `${require_test_results.testSummaryText(results)}.`));
	return require_validate.layout(lines.length === 0 ? [summary] : [
		...lines,
		require_validate.blankLine,
		summary
	], view);
}
function testLines(result, results) {
	const { verdict, isPassed, at, why } = result;
	const name = require_test_results.testName(result, results);
	const label = isPassed ? require_validate.styled("green", "pass") : require_validate.styled(verdict === "broken" ? "red" : "yellow", "FAIL");
	const head = require_validate.unwrappedLine(0, label, "  ", isPassed ? name : require_validate.styled("bold", name));
	if (verdict === "holds") return [head];
	return [
		head,
		require_validate.textLine(6, ...require_validate.spansOf(why)),
		require_validate.textLine(6, require_validate.styled("dim", require_validate.positionText(at)))
	];
}
exports.renderTestsTerminal = renderTestsTerminal;
