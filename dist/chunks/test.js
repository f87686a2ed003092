const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_locate = require("./locate.js");
const require_prove = require("./prove.js");
const require_targets = require("./targets.js");
let node_path = require("node:path");
// src/commands/live-bundles.ts
async function liveBundles(tests, files, runtime) {
	const slugs = [...new Set(tests.flatMap(({ deployments }) => deployments))];
	const kinds = require_validate.bundleKinds.filter((kind) => tests.some(({ test }) => require_prove.testedKind(test) === kind));
	return (await require_targets.inParallel(slugs, async (slug) => {
		const { deployment, platform } = await require_targets.findDeployment(slug ?? files.selection.deployment, files.settings, runtime);
		return Promise.all(kinds.map(async (kind) => toBundle(slug, kind, (await platform.read(deployment, kind)).content)));
	})).flat();
}
function toBundle(deployment, kind, content) {
	const empty = {
		deployment,
		origins: new Map(),
		notes: new Map(),
		overrides: new Map(),
		leftOut: []
	};
	if (kind === "remediation") return {
		...empty,
		kind,
		content
	};
	return {
		...empty,
		kind,
		content: toDetection(content, kind)
	};
}
function toDetection(content, kind) {
	const used = (Array.isArray(content["exceptions"]) ? content["exceptions"].filter(require_validate.isObject) : []).map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null && value !== "")));
	const product = kind === "detection/code" ? "code" : "secrets";
	return {
		rulesets: [],
		rules: [],
		disabled: [],
		...content,
		product,
		exceptions: used
	};
}
// src/commands/test.ts
async function test({ isAgainstPlatform, ...selection }, runtime) {
	const { source } = selection;
	const files = await require_validate.load(withAllPolicies(selection), runtime);
	const tests = testsIn(files.tests, selection.paths);
	const found = require_validate.check(files, runtime);
	const problems = tests.length === 0 && !require_start.hasErrors(found) ? [...found, noTests(selection.paths)] : found;
	if (require_start.hasErrors(problems)) return {
		kind: "invalid",
		problems: await require_validate.located(source, problems)
	};
	const bundles = isAgainstPlatform ? await liveBundles(tests, files, runtime) : files.bundles;
	return {
		kind: "tested",
		results: require_prove.proveTests(tests, bundles, require_locate.openDocuments(source).locate),
		problems: await require_validate.located(source, problems)
	};
}
function withAllPolicies(selection) {
	const { paths, source } = selection;
	const config = require_validate.configOf(selection);
	const hasConfig = config !== null || source.kind("ifmatch.yaml") !== "missing";
	const isUsual = paths.every((path) => require_start.defaultSettings.policies.some((folder) => require_validate.liesIn(path, folder)));
	const folders = paths.map((path) => require_validate.isTestName(path) ? node_path.posix.dirname(path) : path);
	return {
		...selection,
		config,
		paths: hasConfig || isUsual ? [] : folders
	};
}
const testsIn = (tests, paths) => tests.filter(({ at }) => paths.length === 0 || paths.some((path) => path === "." || require_validate.liesIn(at.file, path)));
const noTests = (searched) => ({
	severity: "error",
	at: require_start.nowhere,
	code: "no-tests",
	searched
});
exports.test = test;
