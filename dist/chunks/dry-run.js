const require_validate = require("./validate.js");
// src/domain/dry-run.ts
function restoreObject({ object, key, before }) {
	if (before === null) return null;
	if (object === "RemediationPolicy") return typeof before["name"] === "string" && require_validate.isObject(before["filters"]) ? {
		...before,
		slug: before["slug"] ?? key["slug"]
	} : null;
	const scope = scopeFields.get(String(key["scope_type"]));
	if (object !== "DetectionPolicyException" || scope === void 0 || typeof before["exception_type"] !== "string") return null;
	const contentFields = Object.entries(before).filter(([field]) => !["product", ...require_validate.ruleLists].includes(field));
	const { rule, rule_type, scope_target } = key;
	return {
		...Object.fromEntries(contentFields),
		rule,
		rule_type,
		[scope]: scope_target
	};
}
const scopeFields = new Map([["project", "project"], ["project_tag", "project_tag_name"]]);
Object.defineProperty(exports, "restoreObject", {
	enumerable: true,
	get: function() {
		return restoreObject;
	}
});
