// src/files/nearest.ts
/** The allowed word that was probably meant; null when none is close enough. */
function nearest(word, allowed) {
	let best = null;
	let limit = Math.min(Math.max(1, Math.floor(word.length / 3)), 3);
	for (const one of allowed) {
		const steps = distance(word.toLowerCase(), one.toLowerCase(), limit);
		if (steps > limit || steps >= one.length) continue;
		if (best === null || steps < limit) best = one;
		limit = steps;
	}
	return best;
}
/** Letters to add, drop, change or swap with a neighbour; beyond `limit` any larger number. (Optimal string alignment.) */
function distance(a, b, limit) {
	if (Math.abs(a.length - b.length) > limit) return limit + 1;
	const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
	for (let row = 1; row <= a.length; row++) rows.push(nextRow(a.slice(0, row), b, rows));
	return rows.at(-1)?.at(-1) ?? 0;
}
function nextRow(a, b, rows) {
	const [last = [], before = []] = [rows.at(-1), rows.at(-2)];
	const row = [a.length];
	for (let column = 1; column <= b.length; column++) {
		const cost = a.at(-1) === b[column - 1] ? 0 : 1;
		const swapped = column > 1 && a.at(-1) === b[column - 2] && a.at(-2) === b[column - 1] ? (before[column - 2] ?? 0) + 1 : Infinity;
		row.push(Math.min((row[column - 1] ?? 0) + 1, (last[column] ?? 0) + 1, (last[column - 1] ?? 0) + cost, swapped));
	}
	return row;
}
export { nearest };
