import { ruleLists } from "./validate.js";
import { plain } from "./digest.js";
import { judge } from "./effect.js";
import { textsIn } from "./objects.js";
// src/plan/drift/split-lists.ts
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
function differsBeside({ before, after }) {
	const isOther = (name) => !notOther.has(name) && plain(before[name]) !== plain(after[name]);
	return Object.keys({
		...before,
		...after
	}).some(isOther);
}
const notOther = new Set([
	...ruleLists,
	"exceptions",
	"product",
	"deployment_slug"
]);
export { differsBeside, onlyItems, withItems };
