const require_validate = require("./validate.js");
const require_digest = require("./digest.js");
const require_filter_space = require("./filter-space.js");
// src/plan/renames.ts
function renamesOf({ changes }) {
	const policies = changes.filter(({ object }) => object === "RemediationPolicy");
	const deleted = policies.filter((change) => change.verb === "delete" && change.before !== null);
	const created = new Set(policies.filter((change) => change.verb === "create" && change.after !== null && change.at !== null));
	const renames = new Map();
	const pair = (from, to, isEdited) => {
		created.delete(to);
		renames.set(from.id, {
			deleted: slugOfChange(from),
			created: slugOfChange(to),
			isEdited,
			at: to.at
		});
	};
	const byContent = Map.groupBy(created, ({ after }) => canonicalContent(after));
	for (const from of deleted) {
		const text = canonicalContent(from.before);
		const same = text === null ? void 0 : byContent.get(text)?.shift();
		if (same !== void 0) pair(from, same, false);
	}
	const rest = deleted.filter(({ id }) => !renames.has(id));
	if (rest.length * created.size > maxComparisons) return renames;
	for (const from of rest) {
		const edited = [...created].find((to) => isSmallEdit(from.before, to.after) && areNamedAlike(from, to));
		if (edited !== void 0) pair(from, edited, true);
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
	const [was, is] = [require_filter_space.readFilters(before["filters"]), require_filter_space.readFilters(after["filters"])];
	if (was === null || is === null) return false;
	const isSame = (field) => require_digest.canonicalText("RemediationPolicy", { [field]: before[field] }) === require_digest.canonicalText("RemediationPolicy", { [field]: after[field] });
	if (isSame("actions")) return areSimilarFilters(was, is);
	return isSame("filters") && actionTypesOf(before).some((type) => actionTypesOf(after).includes(type));
}
function areSimilarFilters(one, other) {
	if (one.mode !== other.mode) return false;
	const [fewer, more] = one.conditions.length <= other.conditions.length ? [one.conditions, other.conditions] : [other.conditions, one.conditions];
	return fewer.every(({ type, mode, values }) => more.some((match) => match.type === type && match.mode === mode && shareHalf(values, match.values)));
}
const shareHalf = (one, other) => one.filter((value) => other.includes(value)).length * 2 >= Math.max(one.length, other.length, 1);
const actionTypesOf = ({ actions }) => Array.isArray(actions) ? actions.map((action) => require_validate.isObject(action) ? action["type"] : null) : [];
function areNamedAlike(from, to) {
	return [[from.key["slug"], to.key["slug"]], [from.before["name"], to.after["name"]]].some(([one, other]) => {
		const [some, others] = [splitWords(one), splitWords(other)];
		const shared = some.filter((word) => others.some((same) => same.startsWith(word) || word.startsWith(same)));
		return shared.length > 0 && shared.length * 3 >= Math.max(some.length, others.length) * 2;
	});
}
const splitWords = (name) => typeof name === "string" ? name.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "") : [];
Object.defineProperty(exports, "renamesOf", {
	enumerable: true,
	get: function() {
		return renamesOf;
	}
});
