const require_locate = require("./locate.js");
const require_prove = require("./prove.js");
const require_live_bundles = require("./live-bundles.js");
// src/commands/shared/broken-tests.ts
async function findBrokenTests(editedBundles, files, runtime) {
	const tests = files.tests.flatMap((declaredTest) => {
		const kind = require_prove.testedKind(declaredTest.test);
		const slugs = editedBundles.filter((bundle) => bundle.kind === kind).map(({ deployment }) => deployment.slug);
		const deployments = declaredTest.deployments.filter((slug) => slug === null ? slugs.length > 0 : slugs.includes(slug));
		return deployments.length === 0 ? [] : [{
			...declaredTest,
			deployments
		}];
	});
	const { locate } = require_locate.openDocuments(files.selection.source);
	const declared = require_prove.proveTests(tests, files.bundles, locate);
	return require_prove.proveTests(tests, await require_live_bundles.readLiveBundles(tests, files, runtime), locate).filter(({ isPassed }, index) => !isPassed && declared[index]?.isPassed === true);
}
exports.findBrokenTests = findBrokenTests;
