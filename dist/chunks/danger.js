// src/render/danger.ts
/** Lower comes first: what a person must not miss. */
const effectRank = {
	looser: 0,
	unknown: 0,
	mixed: 0,
	stricter: 1,
	neutral: 2
};
const verbRank = {
	delete: 0,
	update: 1,
	create: 2
};
/** Whether a change takes protection away, or might. */
const isLoosening = (change) => effectRank[change.effect] === 0;
/** Deletes first, then what loosens or might, then the rest; the plan's own order within each. */
const byDanger = (a, b) => dangerOf(a) - dangerOf(b) || verbRank[a.verb] - verbRank[b.verb];
/** 0 a delete, 1 loosens, 2 the rest. */
function dangerOf(change) {
	if (change.verb === "delete") return 0;
	return isLoosening(change) ? 1 : 2;
}
export { byDanger, dangerOf, isLoosening };
