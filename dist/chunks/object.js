// src/domain/object.ts
/** The lists of a detection bundle as a whole; the platform's diff calls them one object of kind `DetectionPolicy`. */
const detectionPolicyId = "policy";
/** Identity of one list of a detection bundle, so that a change of it is found in the files. */
const listId = (list) => `list ${list}`;
/** Identity of one item of such a list. */
const itemId = (list, item) => `item ${list} ${item}`;
const policyId = (slug) => `slug ${slug}`;
/** Two exceptions are the same when scope, rule and rule type are; include or exclude is their content. */
function exceptionId(exception) {
	const scope = exception.project === void 0 ? ["project_tag", exception.project_tag_name] : ["project", exception.project];
	return JSON.stringify([
		"exception",
		...scope,
		exception.rule,
		exception.rule_type
	]);
}
/** The identity of what a diff entry speaks of. Kinds that nobody knows yet are told apart by their whole key. */
function objectId(kind, key) {
	if (kind === "RemediationPolicy") return policyId(String(key["slug"]));
	if (kind === "DetectionPolicy") return detectionPolicyId;
	if (kind !== "DetectionPolicyException") return JSON.stringify([kind, Object.entries(key).toSorted(([a], [b]) => a < b ? -1 : 1)]);
	return JSON.stringify([
		"exception",
		key["scope_type"],
		key["scope_target"],
		key["rule"],
		key["rule_type"]
	]);
}
export { detectionPolicyId, exceptionId, itemId, listId, objectId, policyId };
