const require_validate = require("./validate.js");
const require_prove = require("./prove.js");
const require_start = require("./start.js");
const require_targets = require("./targets.js");
// src/commands/shared/live-bundles.ts
async function readLiveBundles(tests, files, runtime) {
	const slugs = [...new Set(tests.flatMap(({ deployments }) => deployments))];
	const kinds = require_validate.bundleKinds.filter((kind) => tests.some(({ test }) => require_prove.testedKind(test) === kind));
	return (await require_start.mapConcurrently(slugs, async (slug) => {
		const { deployment, platform } = await require_targets.findDeployment(slug ?? files.selection.deployment, files.settings, runtime);
		return Promise.all(kinds.map(async (kind) => toBundle(slug, kind, (await platform.read(deployment, kind)).content)));
	})).flat();
}
function toBundle(deployment, kind, content) {
	const withoutOrigins = {
		deployment,
		origins: new Map(),
		notes: new Map(),
		overrides: new Map(),
		excluded: []
	};
	if (kind === "remediation") return {
		...withoutOrigins,
		kind,
		content
	};
	return {
		...withoutOrigins,
		kind,
		content: toDetection(content, kind)
	};
}
function toDetection(content, kind) {
	const exceptionsWithoutEmptyFields = (Array.isArray(content["exceptions"]) ? content["exceptions"].filter(require_validate.isObject) : []).map((exception) => Object.fromEntries(Object.entries(exception).filter(([, value]) => value !== null && value !== "")));
	const product = kind === "detection/code" ? "code" : "secrets";
	return {
		rulesets: [],
		rules: [],
		disabled: [],
		...content,
		product,
		exceptions: exceptionsWithoutEmptyFields
	};
}
Object.defineProperty(exports, "readLiveBundles", {
	enumerable: true,
	get: function() {
		return readLiveBundles;
	}
});
