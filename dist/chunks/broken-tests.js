const require_locate = require("./locate.js");
const require_prove = require("./prove.js");
const require_live_bundles = require("./live-bundles.js");
// src/commands/shared/broken-tests.ts
async function findBrokenTests(edited, files, runtime) {
	const tests = files.tests.flatMap((one) => {
		const kind = require_prove.testedKind(one.test);
		const slugs = edited.filter((bundle) => bundle.kind === kind).map(({ deployment }) => deployment.slug);
		const deployments = one.deployments.filter((slug) => slug === null ? slugs.length > 0 : slugs.includes(slug));
		return deployments.length === 0 ? [] : [{
			...one,
			deployments
		}];
	});
	const { locate } = require_locate.openDocuments(files.selection.source);
	const declared = require_prove.proveTests(tests, files.bundles, locate);
	return require_prove.proveTests(tests, await require_live_bundles.readLiveBundles(tests, files, runtime), locate).filter(({ isPassed }, index) => !isPassed && declared[index]?.isPassed === true);
}
exports.findBrokenTests = findBrokenTests;
