const require_validate = require("./validate.js");
const require_test_results = require("./test-results.js");
const require_markup = require("./markup.js");
// src/report/formats/markdown/tests.ts
function renderTestsMarkdown(results) {
	const failed = results.filter(({ isPassed }) => !isPassed);
	const passed = results.filter(({ isPassed }) => isPassed);
	const blocks = [
		require_markup.md`### ${require_markup.trusted(require_test_results.testSummaryText(results))}`,
		require_markup.joinLines(failed.map((result) => require_markup.md`- **FAIL** ${require_test_results.testName(result, results)} (${require_validate.positionText(result.at)}): ${require_markup.toMarkdown(result.why)}`)),
		require_markup.joinLines(passed.map((result) => require_markup.md`- pass ${require_test_results.testName(result, results)}`))
	];
	return `${require_markup.joinBlocks(blocks).text}\n`;
}
exports.renderTestsMarkdown = renderTestsMarkdown;
