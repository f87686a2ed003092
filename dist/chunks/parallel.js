async function inParallel(items, work) {
	const results = [];
	const queue = each(items);
	const worker = async () => {
		for (const [index, item] of queue) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: 8 }, worker));
	return results;
}
function* each(items) {
	yield* items.entries();
}
function startEarly(request) {
	request.catch(() => {});
	return request;
}
Object.defineProperty(exports, "inParallel", {
	enumerable: true,
	get: function() {
		return inParallel;
	}
});
Object.defineProperty(exports, "startEarly", {
	enumerable: true,
	get: function() {
		return startEarly;
	}
});
