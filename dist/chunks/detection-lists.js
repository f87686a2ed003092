const require_validate = require("./validate.js");
// src/plan/detection-lists.ts
function readItems(content, list) {
	const items = content?.[list] ?? [];
	return Array.isArray(items) && items.every((item) => typeof item === "string") ? new Set(items) : null;
}
function findChangedItems(change) {
	return require_validate.ruleLists.flatMap((list) => {
		const live = readItems(change.before, list);
		const files = readItems(change.after, list);
		if (live === null || files === null) return [];
		const toChangedItem = (item, onlyIn) => ({
			id: require_validate.itemId(list, item),
			list,
			item,
			onlyIn
		});
		return [...[...live].filter((item) => !files.has(item)).map((item) => toChangedItem(item, "platform")), ...[...files].filter((item) => !live.has(item)).map((item) => toChangedItem(item, "files"))];
	});
}
function applyItems(content, items) {
	const listWith = (list) => {
		const texts = new Set(readItems(content, list));
		for (const { item, onlyIn } of items.filter((changed) => changed.list === list)) if (onlyIn === "files") texts.add(item);
		else texts.delete(item);
		return [...texts];
	};
	return {
		rulesets: listWith("rulesets"),
		rules: listWith("rules"),
		disabled: listWith("disabled")
	};
}
Object.defineProperty(exports, "applyItems", {
	enumerable: true,
	get: function() {
		return applyItems;
	}
});
Object.defineProperty(exports, "findChangedItems", {
	enumerable: true,
	get: function() {
		return findChangedItems;
	}
});
Object.defineProperty(exports, "readItems", {
	enumerable: true,
	get: function() {
		return readItems;
	}
});
