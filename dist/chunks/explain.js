const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_locate = require("./locate.js");
// src/commands/validate/explain.ts
async function explainBundles(selection, runtime) {
	const { files, problems } = await require_validate.loadAndLint(selection, runtime);
	if (require_start.hasErrors(problems)) return { outcome: await require_validate.invalidOutcome(files, problems) };
	const { locate } = require_locate.openDocuments(selection.source);
	return { bundles: files.bundles.map((bundle) => effectiveBundle(bundle, locate)) };
}
function effectiveBundle(bundle, locate) {
	const placedObjects = require_validate.objectsOf(bundle).flatMap((identified) => {
		const at = bundle.origins.get(identified.id);
		return at === void 0 ? [] : [{
			...identified,
			at
		}];
	});
	const overrides = findOverriddenPositions(bundle, locate);
	return {
		kind: bundle.kind,
		objects: effectiveObjects(placedObjects, overrides, locate),
		excluded: effectiveObjects(bundle.excluded, new Map(), locate)
	};
}
function findOverriddenPositions({ overrides }, locate) {
	const ids = [...overrides.keys()];
	const positions = locate([...overrides.values()]);
	return new Map(ids.flatMap((id, index) => positions[index] === void 0 ? [] : [[id, positions[index]]]));
}
function effectiveObjects(objects, overrides, locate) {
	const positions = locate(objects.map(({ at }) => at));
	return objects.map(({ id, object, at }, index) => ({
		object,
		at: positions[index] ?? {
			file: at.file,
			line: 1,
			column: 1
		},
		overrides: overrides.get(id) ?? null
	}));
}
exports.explainBundles = explainBundles;
