import { tidyObject } from "./diff-change.js";
// src/render/yaml/changed-fields.ts
function changedFields(change) {
	if (change.verb !== "update") return [];
	const before = tidyObject(change.object, change.key, change.before);
	const after = tidyObject(change.object, change.key, change.after);
	return [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
export { changedFields };
