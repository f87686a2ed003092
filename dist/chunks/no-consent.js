import { judge, plain, ruleLists } from "./digest.js";
import { textsIn } from "./objects.js";
// src/plan/drift/split-lists.ts
/** The part of an update of the lists that is about some of its items, and about what else differs if `rest` says so. */
function onlyItems(change, items, rest) {
	const after = {
		...rest ? change.after : change.before,
		...withItems(change.before, items, "files")
	};
	return {
		...change,
		after,
		...judge("update", {
			...change,
			after
		})
	};
}
/** The lists of one side, with some items as the other side has them. */
function withItems(content, items, as) {
	return Object.fromEntries(ruleLists.map((list) => {
		const texts = textsIn(content, list);
		for (const { item, here } of items.filter((one) => one.list === list)) if (here === as) texts.add(item);
		else texts.delete(item);
		return [list, [...texts]];
	}));
}
/** Whether something else than the lists differs; files cannot say such a thing. */
function differsBeside({ before, after }) {
	const isOther = (name) => !notOther.has(name) && plain(before[name]) !== plain(after[name]);
	return Object.keys({
		...before,
		...after
	}).some(isOther);
}
const notOther = /* @__PURE__ */ new Set([
	...ruleLists,
	"exceptions",
	"product",
	"deployment_slug"
]);
// src/commands/drift/no-consent.ts
/** Guards are for an apply. */
const noConsent = {
	maxDeletes: null,
	maxDeletePercent: null,
	allowEmpty: false,
	allowProtected: [],
	allowLooser: false
};
export { differsBeside, noConsent, onlyItems };
