const require_validate = require("./validate.js");
const require_digest = require("./digest.js");
// src/plan/renames.ts
function renamesOf({ changes }) {
	const policies = changes.filter(({ object }) => object === "RemediationPolicy");
	const created = policies.filter((change) => change.verb === "create" && change.at !== null);
	const byContent = Map.groupBy(created, ({ after }) => contentText(after));
	return new Map(policies.flatMap((change) => {
		const text = change.after === null ? contentText(change.before) : null;
		const match = text === null ? void 0 : byContent.get(text)?.shift();
		if (match === void 0) return [];
		return [[change.id, {
			deleted: String(change.key["slug"]),
			created: String(match.key["slug"]),
			at: match.at
		}]];
	}));
}
function contentText(content) {
	const { filters, actions } = content ?? {};
	const conditions = require_validate.isObject(filters) ? filters["conditions"] : null;
	if (!Array.isArray(conditions) || conditions.length === 0) return null;
	return require_digest.canonicalObject("RemediationPolicy", {
		filters,
		actions
	});
}
Object.defineProperty(exports, "renamesOf", {
	enumerable: true,
	get: function() {
		return renamesOf;
	}
});
