const require_start = require("./start.js");
const require_names = require("./names.js");
const require_fields = require("./fields.js");
// src/report/formats/json/effective-bundles.ts
function renderEffectiveBundlesJson(deployment, bundles) {
	const document = {
		deployment,
		bundles: bundles.map(({ kind, objects, excluded }) => ({
			...require_fields.kindJson[kind],
			objects: objects.map((object) => ({
				...effectiveObjectJson(object, kind),
				overrides: object.overrides && require_fields.positionJson(object.overrides)
			})),
			left_out: excluded.map((object) => effectiveObjectJson(object, kind))
		}))
	};
	return `${require_start.toJson(document, 2)}\n`;
}
function effectiveObjectJson({ object, at }, kind) {
	const { object: type, key } = require_names.describeBundleObject(object, kind);
	return {
		object: type,
		key,
		at: require_fields.positionJson(at)
	};
}
exports.renderEffectiveBundlesJson = renderEffectiveBundlesJson;
