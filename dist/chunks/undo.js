import { exceptionId, objectId } from "./cli-and-action.js";
import { policyFinder, ruleLists } from "./validate.js";
// src/plan/undo-detection.ts
function restoreDetection(content, changes) {
	const lists = listsBefore(content, changes);
	const exceptions = exceptionsBefore(content, changes);
	return lists && exceptions && {
		...content,
		...lists,
		exceptions
	};
}
function listsBefore(content, changes) {
	const update = changes.find(({ object }) => object === "DetectionPolicy");
	if (update?.verb !== "update") return {};
	const { exceptions: _, ...before } = update.before;
	const whole = (side) => Object.fromEntries(ruleLists.map((list) => [list, side[list] ?? []]));
	const after = whole(update.after);
	if (ruleLists.some((list) => content[list].length > 0 && isEmpty(after[list]))) return null;
	return {
		...before,
		...whole(before)
	};
}
const isEmpty = (list) => Array.isArray(list) && list.length === 0;
function exceptionsBefore({ exceptions }, changes) {
	const own = changes.filter(({ object }) => object === "DetectionPolicyException");
	const touched = new Map(own.map((change) => [objectId(change.object, change.key), change]));
	const sent = new Set(exceptions.map(exceptionId));
	if ([...touched].some(([id, { verb }]) => verb !== "delete" && !sent.has(id))) return null;
	return [...exceptions.flatMap((exception) => {
		const change = touched.get(exceptionId(exception));
		if (change === void 0) return [exception];
		return change.verb === "update" ? [restored$1(change.key, change.before)] : [];
	}), ...own.flatMap((change) => change.verb === "delete" ? [restored$1(change.key, change.before)] : [])];
}
const notOfException = [...ruleLists, "product"];
function restored$1({ scope_type: scope, scope_target: target, rule, rule_type }, before) {
	const own = Object.entries(before).filter(([field, value]) => value !== null && !notOfException.includes(field));
	return {
		...Object.fromEntries(own),
		rule,
		rule_type,
		[scope === "project" ? "project" : "project_tag_name"]: target
	};
}
// src/plan/undo-policies.ts
function restorePolicies(content, changes) {
	const find = policyFinder(content);
	const touched = new Map();
	for (const change of changes) if (change.verb !== "delete") touched.set(find(String(change.key["slug"]), change.after["name"]), change);
	if (touched.has(null)) return null;
	const kept = content.policies.flatMap((policy) => asBefore(policy, touched.get(policy)));
	return {
		...content,
		policies: [...kept, ...changes.flatMap((change) => change.verb === "delete" ? [restored(change.key, change.before)] : [])]
	};
}
function asBefore(policy, change) {
	if (change === void 0) return [policy];
	return change.verb === "update" ? [restored(change.key, change.before)] : [];
}
const restored = (key, before) => withoutNulls({
	...before,
	slug: before["slug"] ?? key["slug"]
});
const nullable = [
	"name",
	"description",
	"active",
	"filters",
	"actions"
];
const withoutNulls = (policy) => Object.fromEntries(Object.entries(policy).filter(([field, value]) => value !== null || !nullable.includes(field)));
// src/plan/undo.ts
function undoBundle(bundle) {
	if (!bundle.changes.every(canBeRestored)) return null;
	return bundle.kind === "remediation" ? restorePolicies(bundle.content, bundle.changes) : restoreDetection(bundle.content, bundle.changes);
}
const restorable = new Map([
	["RemediationPolicy", (change) => change.verb === "create" || isWhole(change.before)],
	["DetectionPolicy", ({ verb }) => verb === "update"],
	["DetectionPolicyException", (change) => hasKnownScope(change) && (change.verb === "create" || hasType(change.before))]
]);
const canBeRestored = (change) => restorable.get(change.object)?.(change) ?? false;
const isWhole = ({ name, filters }) => typeof name === "string" && typeof filters === "object" && filters !== null;
const hasKnownScope = ({ key }) => key["scope_type"] === "project" || key["scope_type"] === "project_tag";
const hasType = (before) => typeof before["exception_type"] === "string";
export { undoBundle };
