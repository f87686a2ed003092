import { byDanger, dangerOf, isLoosening } from "./danger.js";
import { ownerKey } from "./validate.js";
import { renamesOf } from "./cli-and-action.js";
// src/render/impact/part-of-impact.ts
function partOfImpact(impact, change) {
	if (impact?.about !== "detection") return impact;
	const had = holderOf(change.verb === "create" ? {} : change.before);
	const has = holderOf(change.verb === "delete" ? {} : change.after);
	const moves = (item) => had(item) !== has(item);
	return {
		...impact,
		items: impact.items.filter(moves)
	};
}
function holderOf(content) {
	const sets = new Map();
	return ({ list, name }) => {
		const items = content[list];
		const set = sets.get(list) ?? new Set(Array.isArray(items) ? items : []);
		sets.set(list, set);
		return set.has(name);
	};
}
// src/render/triangulation/list-changes.ts
function listChanges(plan, triangulation, impactOf) {
	const told = new Map(triangulation?.bundles.map((one) => [ownerKey(one), one]));
	return plan.bundles.map((bundle) => {
		const own = told.get(ownerKey(bundle)) ?? null;
		const renames = renamesOf(bundle);
		const entries = triangulation === null ? bundle.changes.map(withoutOrigin) : entriesOf(bundle, own);
		const times = Map.groupBy(entries, ({ change }) => change.id);
		return {
			bundle,
			changes: entries.map((entry) => {
				const { id } = entry.change;
				const impact = impactOf(bundle, entry.change);
				const isPart = (times.get(id)?.length ?? 0) > 1;
				return {
					...entry,
					bundle,
					inBase: own?.inBase ?? false,
					rename: renames.get(id) ?? null,
					impact: isPart ? partOfImpact(impact, entry.change) : impact
				};
			}),
			live: own?.live ?? []
		};
	});
}
const withoutOrigin = (change) => ({
	change,
	origin: null,
	edit: null,
	own: null,
	edited: null
});
function entriesOf({ changes }, told) {
	const known = new Set(told?.changes.map(({ change }) => change.id));
	const untold = changes.filter(({ id }) => !known.has(id));
	return [...told?.changes ?? [], ...untold.map((change) => ({
		...withoutOrigin(change),
		origin: "unknown"
	}))];
}
const isRevert = ({ origin }) => origin === "revert";
// src/render/triangulation/find-reverts.ts
function findReverts(triangulation) {
	const reverts = new Set();
	for (const { changes, ...owner } of triangulation?.bundles ?? []) for (const [id, parts] of Map.groupBy(changes, ({ change }) => change.id)) if (parts.every(isRevert)) reverts.add(keyOf$1(owner, id));
	return (owner, { id }) => reverts.has(keyOf$1(owner, id));
}
const keyOf$1 = (owner, id) => `${ownerKey(owner)} ${id}`;
// src/render/triangulation/live.ts
const liveIn = (triangulation) => triangulation?.bundles.flatMap(({ live, ...owner }) => live.map((change) => ({
	change,
	owner
}))) ?? [];
const isLiveDanger = (triangulation) => liveIn(triangulation).some(({ change }) => dangerOf(change) < 2);
// src/render/triangulation/cautions.ts
function cautionsOf({ bundles }, triangulation) {
	const isRevert = findReverts(triangulation);
	return [
		...sorted(bundles.flatMap((owner) => owner.changes.map((change) => ({
			change,
			owner,
			isRevert: isRevert(owner, change)
		}))), starts.planned),
		{
			start: "Looser against the base:",
			entries: hiddenIn(bundles, triangulation)
		},
		...liveCautionsOf(liveIn(triangulation))
	].filter(({ entries }) => entries.length > 0);
}
const liveCautionsOf = (live) => sorted(live, starts.live).filter(({ entries }) => entries.length > 0);
const starts = {
	planned: {
		deletes: "Deletes",
		loosens: "Loosens enforcement:",
		may: "May loosen enforcement:"
	},
	live: {
		deletes: "Already live, and a delete:",
		loosens: "Already live, and looser:",
		may: "Already live, and perhaps looser:"
	}
};
function sorted(entries, { deletes, loosens, may }) {
	const of = (is) => entries.filter(({ change }) => is(change)).map((one) => ({
		isRevert: false,
		...one
	}));
	return [
		{
			start: deletes,
			entries: of((change) => dangerOf(change) === 0).toSorted((a, b) => byDanger(a.change, b.change))
		},
		{
			start: loosens,
			entries: of((change) => dangerOf(change) === 1 && change.effect !== "unknown")
		},
		{
			start: may,
			entries: of((change) => dangerOf(change) === 1 && change.effect === "unknown")
		}
	];
}
function hiddenIn(bundles, triangulation) {
	const told = new Set(bundles.flatMap((bundle) => bundle.changes.filter(isLoosening).map(({ id }) => keyOf(bundle, id))));
	return (triangulation?.bundles ?? []).flatMap(({ changes, ...owner }) => changes.flatMap(({ change, origin, own }) => {
		const done = own ?? (origin === "own" && !told.has(keyOf(owner, change.id)) ? change : null);
		return done !== null && done.verb !== "delete" && isLoosening(done) ? [{
			change: done,
			owner,
			isRevert: false
		}] : [];
	}));
}
const keyOf = (owner, id) => `${ownerKey(owner)} ${id}`;
export { cautionsOf, isLiveDanger, isRevert, listChanges, liveCautionsOf, liveIn };
