const require_names = require("./names.js");
const require_fields = require("./fields.js");
// src/report/formats/json/pull.ts
const emptyPull = {
	bundles: [],
	files: [],
	inexpressible: [],
	undeclared: []
};
function renderPullJson(outcome, run) {
	const pull = "pull" in outcome ? outcome.pull : emptyPull;
	const differs = outcome.kind === "differs" ? outcome : null;
	return require_fields.renderRunJson("pull", outcome, run, {
		bundles: pull.bundles.map(require_fields.bundleJson),
		files: pull.files.map(fileJson),
		unsaid: pull.inexpressible.map(notExpressibleJson),
		unmanaged: pull.undeclared.map(require_fields.bundleJson),
		left: differs?.remainingChanges.flatMap(bundleChangesJson) ?? [],
		moved: differs?.isPlatformChanged ?? false
	});
}
const fileJson = ({ path, verb, objects }) => ({
	path,
	verb,
	objects: {
		policies: objects.policy,
		rulesets: objects.ruleset,
		rules: objects.rule,
		disabled: objects["disabled rule"],
		exceptions: objects.exception
	}
});
function notExpressibleJson({ object, pointer, reason, at, ...bundle }) {
	const { object: type, key } = require_names.describeBundleObject(object, bundle.kind);
	return {
		...require_fields.bundleJson(bundle),
		object: type,
		key,
		pointer: [...pointer],
		why: reason,
		at
	};
}
const bundleChangesJson = ({ changes, ...bundle }) => changes.map((change) => ({
	...require_fields.bundleJson(bundle),
	...require_fields.changeJson(change)
}));
exports.renderPullJson = renderPullJson;
