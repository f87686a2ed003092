// src/domain/in-parallel.ts
const atOnce = 4;
async function inParallel(items, work) {
	const results = [];
	const queue = each(items);
	const worker = async () => {
		for (const [index, item] of queue) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
	return results;
}
function* each(items) {
	yield* items.entries();
}
export { inParallel };
