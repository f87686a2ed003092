// src/render/danger.ts
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
const isLoosening = (change) => effectRank[change.effect] === 0;
const byDanger = (a, b) => dangerOf(a) - dangerOf(b) || Number(isLoosening(b)) - Number(isLoosening(a)) || verbRank[a.verb] - verbRank[b.verb];
function dangerOf(change) {
	if (change.verb === "delete") return 0;
	return isLoosening(change) ? 1 : 2;
}
export { byDanger, dangerOf, isLoosening };
