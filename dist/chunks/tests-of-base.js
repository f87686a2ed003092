const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_validate = require("./validate.js");
const require_locate = require("./locate.js");
const require_prove = require("./prove.js");
const require_files_of_commit = require("./files-of-commit.js");
// src/commands/base/tests-of-base.ts
var tests_of_base_exports = require_rolldown_runtime.__exportAll({ runBaseTests: () => runBaseTests });
async function runBaseTests(source, files) {
	const { selection, bundles, settings, tests } = files;
	const deploymentsOfFiles = new Set(bundles.map(({ deployment }) => deployment));
	const testsOfBase = (await loadTestsOfCommit(source, files)).map((declaredTest) => ({
		...declaredTest,
		deployments: matchDeployments(deploymentsOfFiles, declaredTest.deployments)
	}));
	if (testsOfBase.length + tests.length === 0) return null;
	const isPartial = settings.file !== void 0 && selection.paths.length > 0;
	const results = require_prove.proveTests(testsOfBase, bundles, locateInBaseOrFiles(source, selection.source));
	const [textsInBase, textsInFiles] = [canonicalTestsByName(testsOfBase), canonicalTestsByName(tests)];
	const isIn = (declaredTest, textsByTest) => textsByTest.get(declaredTest.test.name)?.has(canonicalTest(declaredTest)) === true;
	const missing = testsOfBase.filter((declaredTest) => !isIn(declaredTest, textsInFiles));
	const newTests = isPartial ? [] : tests.filter((declaredTest) => !isIn(declaredTest, textsInBase));
	return {
		results: isPartial ? results.filter(({ deployment }) => deploymentsOfFiles.has(deployment)) : results,
		removed: isPartial ? [] : distinctByName(missing.filter(({ test }) => !textsInFiles.has(test.name))),
		changed: distinctByName(missing.filter(({ test }) => textsInFiles.has(test.name))),
		added: distinctByName(newTests.filter(({ test }) => !textsInBase.has(test.name))),
		failing: require_prove.proveTests(newTests, bundles, require_locate.openDocuments(selection.source).locate).filter(({ isPassed }) => !isPassed)
	};
}
function matchDeployments(deploymentsOfFiles, deployments) {
	return deployments.flatMap((slug) => {
		if (deploymentsOfFiles.has(slug) || deploymentsOfFiles.size === 0) return [slug];
		if (slug === null) return [...deploymentsOfFiles];
		return deploymentsOfFiles.has(null) ? [null] : [slug];
	});
}
async function loadTestsOfCommit(source, files) {
	const { deployment, paths } = files.selection;
	const config = require_files_of_commit.configOfCommit(source, files);
	if (config === null) return (await require_validate.loadFiles(source, require_files_of_commit.settingsWithoutConfig(files.settings), {
		paths,
		deployment
	})).tests;
	const { settings } = await require_validate.loadConfig(source, config);
	return (await require_validate.loadFiles(source, settings, {
		paths: [],
		deployment
	})).tests;
}
const canonicalTestsByName = (tests) => new Map(Array.from(Map.groupBy(tests, ({ test }) => test.name), ([name, same]) => [name, new Set(same.map(canonicalTest))]));
const canonicalTest = ({ test, deployments }) => JSON.stringify([test, deployments.map(String).toSorted((a, b) => a < b ? -1 : 1)], (_, value) => require_validate.isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1)) : value);
const distinctByName = (tests) => [...new Map(tests.map(({ test }) => [test.name, require_validate.namedTest(test)])).values()];
function locateInBaseOrFiles(base, files) {
	const locateInBase = require_locate.openDocuments(base).locate;
	const locateInFiles = require_locate.openDocuments(files).locate;
	return (places) => {
		const tests = places.filter(({ file }) => require_validate.isTestFileName(file));
		const others = places.filter(({ file }) => !require_validate.isTestFileName(file));
		const positions = new Map([...locateInBase(tests).map((position, index) => [tests[index], position]), ...locateInFiles(others).map((position, index) => [others[index], position])]);
		return places.map((place) => positions.get(place) ?? {
			file: place.file,
			line: 1,
			column: 1
		});
	};
}
Object.defineProperty(exports, "runBaseTests", {
	enumerable: true,
	get: function() {
		return runBaseTests;
	}
});
Object.defineProperty(exports, "tests_of_base_exports", {
	enumerable: true,
	get: function() {
		return tests_of_base_exports;
	}
});
