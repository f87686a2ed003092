const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_suggested_tests = require("./suggested-tests.js");
// src/commands/test/suggest.ts
async function suggest(selection, runtime) {
	const { files, problems } = await require_validate.loadAndLint(selection, runtime);
	if (require_start.hasErrors(problems)) return {
		kind: "invalid",
		problems: await require_validate.locateAndSort(selection.source, problems)
	};
	const tests = require_suggested_tests.suggestTestsOfBundles(files.bundles).flatMap((suggested) => suggested.tests);
	return {
		kind: "suggested",
		text: require_suggested_tests.formatTestFile(tests)
	};
}
exports.suggest = suggest;
