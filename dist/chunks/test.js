const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_locate = require("./locate.js");
const require_prove = require("./prove.js");
const require_live_bundles = require("./live-bundles.js");
let node_path = require("node:path");
// src/commands/test/test.ts
async function test({ isAgainstPlatform, ...selection }, runtime) {
	const { source } = selection;
	const { files, problems: problemsOfFiles } = await require_validate.loadAndLint(withAllPolicies(selection), runtime);
	const tests = selectTests(files.tests, selection.paths);
	const problems = tests.length === 0 && !require_start.hasErrors(problemsOfFiles) ? [...problemsOfFiles, noTestsProblem(selection.paths)] : problemsOfFiles;
	if (require_start.hasErrors(problems)) return {
		kind: "invalid",
		problems: await require_validate.locateAndSort(source, problems)
	};
	const bundles = isAgainstPlatform ? await require_live_bundles.readLiveBundles(tests, files, runtime) : files.bundles;
	return {
		kind: "tested",
		results: require_prove.proveTests(tests, bundles, require_locate.openDocuments(source).locate),
		problems: await require_validate.locateAndSort(source, problems)
	};
}
function withAllPolicies(selection) {
	const { paths, source } = selection;
	const config = require_validate.findConfig(selection);
	const hasConfig = config !== null || source.kind("ifmatch.yaml") !== "missing";
	const areDefaultFolders = paths.every((path) => require_start.defaultSettings.policies.some((folder) => require_validate.isInPath(path, folder)));
	const folders = paths.map((path) => require_validate.isTestFileName(path) ? node_path.posix.dirname(path) : path);
	return {
		...selection,
		config,
		paths: hasConfig || areDefaultFolders ? [] : folders
	};
}
const selectTests = (tests, paths) => tests.filter(({ at }) => paths.length === 0 || paths.some((path) => path === "." || require_validate.isInPath(at.file, path)));
const noTestsProblem = (searched) => ({
	severity: "error",
	at: require_start.nowhere,
	code: "no-tests",
	searched
});
exports.test = test;
