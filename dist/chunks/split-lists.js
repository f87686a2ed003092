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
	const listWith = (list) => {
		const texts = textsIn(content, list);
		for (const { item, here } of items.filter((one) => one.list === list)) if (here === as) texts.add(item);
		else texts.delete(item);
		return [...texts];
	};
	return {
		rulesets: listWith("rulesets"),
		rules: listWith("rules"),
		disabled: listWith("disabled")
	};
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
export { differsBeside, onlyItems, withItems };
