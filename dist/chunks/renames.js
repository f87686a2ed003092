const require_validate = require("./validate.js");
const require_digest = require("./digest.js");
const require_filter_space = require("./filter-space.js");
// src/plan/renames.ts
function renamesOf({ changes }) {
	const policies = changes.filter(({ object }) => object === "RemediationPolicy");
	const deleted = policies.filter((change) => change.verb === "delete" && change.before !== null);
	const created = new Set(policies.filter((change) => change.verb === "create" && change.after !== null && change.at !== null));
	const renames = new Map();
	const addRename = (from, to, isEdited) => {
		created.delete(to);
		renames.set(from.id, {
			deleted: slugOfChange(from),
			created: slugOfChange(to),
			isEdited,
			at: to.at
		});
	};
	const createdByContent = Map.groupBy(created, ({ after }) => canonicalContent(after));
	for (const policy of deleted) {
		const content = canonicalContent(policy.before);
		const sameContent = content === null ? void 0 : createdByContent.get(content)?.shift();
		if (sameContent !== void 0) addRename(policy, sameContent, false);
	}
	const unmatched = deleted.filter(({ id }) => !renames.has(id));
	if (unmatched.length * created.size > maxComparisons) return renames;
	for (const policy of unmatched) {
		const edited = [...created].find((other) => isSmallEdit(policy.before, other.after) && areNamedAlike(policy, other));
		if (edited !== void 0) addRename(policy, edited, true);
	}
	return renames;
}
const maxComparisons = 1e4;
const slugOfChange = ({ key }) => String(key["slug"]);
function canonicalContent(content) {
	const { filters, actions } = content;
	const conditions = require_validate.isObject(filters) ? filters["conditions"] : null;
	if (!Array.isArray(conditions) || conditions.length === 0) return null;
	return require_digest.canonicalText("RemediationPolicy", {
		filters,
		actions
	});
}
function isSmallEdit(before, after) {
	const oldFilters = require_filter_space.readFilters(before["filters"]);
	const newFilters = require_filter_space.readFilters(after["filters"]);
	if (oldFilters === null || newFilters === null) return false;
	const isSame = (field) => require_digest.canonicalText("RemediationPolicy", { [field]: before[field] }) === require_digest.canonicalText("RemediationPolicy", { [field]: after[field] });
	if (isSame("actions")) return areSimilarFilters(oldFilters, newFilters);
	return isSame("filters") && actionTypesOf(before).some((type) => actionTypesOf(after).includes(type));
}
function areSimilarFilters(a, b) {
	if (a.mode !== b.mode) return false;
	return a.conditions.length <= b.conditions.length ? isSimilarPart(a, b) : isSimilarPart(b, a);
}
const isSimilarPart = (part, whole) => part.conditions.every(({ type, mode, values }) => whole.conditions.some((condition) => condition.type === type && condition.mode === mode && shareHalf(values, condition.values)));
const shareHalf = (one, other) => one.filter((value) => other.includes(value)).length * 2 >= Math.max(one.length, other.length, 1);
const actionTypesOf = ({ actions }) => Array.isArray(actions) ? actions.map((action) => require_validate.isObject(action) ? action["type"] : null) : [];
const areNamedAlike = (from, to) => shareMostWords(from.key["slug"], to.key["slug"]) || shareMostWords(from.before["name"], to.after["name"]);
function shareMostWords(one, other) {
	const words = splitWords(one);
	const otherWords = splitWords(other);
	const shared = words.filter((word) => otherWords.some((otherWord) => otherWord.startsWith(word) || word.startsWith(otherWord)));
	return shared.length > 0 && shared.length * 3 >= Math.max(words.length, otherWords.length) * 2;
}
const splitWords = (name) => typeof name === "string" ? name.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "") : [];
Object.defineProperty(exports, "renamesOf", {
	enumerable: true,
	get: function() {
		return renamesOf;
	}
});
