import { listId, objectId, policyId } from "./cli-and-action.js";
import { policyFinder, ruleLists, slugOf } from "./validate.js";
import { canonicalObject } from "./digest.js";
import { judgeIn } from "./effect.js";
// src/plan/declared.ts
function declaredId(bundle) {
	if (bundle.kind !== "remediation") return (entry) => entry.object === "DetectionPolicy" ? firstChangedList(bundle, entry) : idOf(entry);
	const find = policyFinder(bundle.content);
	return (entry) => {
		if (entry.object !== "RemediationPolicy") return idOf(entry);
		const policy = find(String(entry.key["slug"]), entry.after?.["name"]);
		return policy === null ? idOf(entry) : policyId(slugOf(policy));
	};
}
const idOf = ({ object, key }) => objectId(object, key);
function firstChangedList(bundle, { before, after }) {
	const only = (content, list) => canonicalObject("DetectionPolicy", { [list]: content?.[list] });
	return [...ruleLists.filter((list) => only(before, list) !== only(after, list)), ...ruleLists].map(listId).find((id) => bundle.origins.has(id)) ?? "policy";
}
// src/plan/changes.ts
function changesOf(bundle, preview, locate) {
	const deletes = inOrder("delete", preview.deletes);
	const others = [...inOrder("update", preview.updates), ...inOrder("create", preview.creates)];
	const judge = judgeIn(bundle, [
		...preview.deletes,
		...preview.updates,
		...preview.creates
	]);
	return [...deletes, ...declare(bundle, others, locate)].map((entry) => toChange(entry, judge));
}
function inOrder(verb, entries) {
	return entries.map((entry) => ({
		verb,
		entry,
		id: objectId(entry.object, entry.key),
		at: null,
		notes: {}
	})).toSorted((a, b) => a.id < b.id ? -1 : Number(a.id > b.id));
}
function declare(bundle, entries, locate) {
	const idOf = declaredId(bundle);
	const ids = entries.map(({ entry }) => idOf(entry));
	const places = [...new Set(ids.flatMap((id) => bundle.origins.get(id) ?? []))];
	const positions = locate(places);
	const at = new Map(places.map((place, index) => [place, positions[index]]));
	return entries.map((entry, index) => {
		const id = ids[index] ?? entry.id;
		const place = bundle.origins.get(id);
		const notes = bundle.notes.get(id) ?? bundle.notes.get(entry.id) ?? {};
		return {
			...entry,
			at: (place && at.get(place)) ?? null,
			notes
		};
	});
}
const none = {};
function toChange({ verb, entry, id, at, notes }, judge) {
	const { object, key, before, after } = entry;
	const facts = {
		object,
		key,
		id,
		...judge(verb, entry)
	};
	if (verb === "delete") return {
		verb,
		...facts,
		before: before ?? none
	};
	if (verb === "create") return {
		verb,
		...facts,
		after: after ?? none,
		at,
		notes
	};
	return {
		verb,
		...facts,
		before: before ?? none,
		after: after ?? none,
		at,
		notes
	};
}
export { changesOf };
