const require_validate = require("./validate.js");
// src/plan/lists.ts
function itemsIn(side, list) {
	const items = side?.[list] ?? [];
	return Array.isArray(items) && items.every((item) => typeof item === "string") ? new Set(items) : null;
}
function changedItems(change) {
	return require_validate.ruleLists.flatMap((list) => {
		const [live, files] = [itemsIn(change.before, list), itemsIn(change.after, list)];
		if (live === null || files === null) return [];
		const changed = (item, onlyIn) => ({
			id: require_validate.itemId(list, item),
			list,
			item,
			onlyIn
		});
		return [...[...live].filter((item) => !files.has(item)).map((item) => changed(item, "platform")), ...[...files].filter((item) => !live.has(item)).map((item) => changed(item, "files"))];
	});
}
function withItems(content, items) {
	const listWith = (list) => {
		const texts = new Set(itemsIn(content, list));
		for (const { item, onlyIn } of items.filter((one) => one.list === list)) if (onlyIn === "files") texts.add(item);
		else texts.delete(item);
		return [...texts];
	};
	return {
		rulesets: listWith("rulesets"),
		rules: listWith("rules"),
		disabled: listWith("disabled")
	};
}
Object.defineProperty(exports, "changedItems", {
	enumerable: true,
	get: function() {
		return changedItems;
	}
});
Object.defineProperty(exports, "itemsIn", {
	enumerable: true,
	get: function() {
		return itemsIn;
	}
});
Object.defineProperty(exports, "withItems", {
	enumerable: true,
	get: function() {
		return withItems;
	}
});
