// src/domain/summary.ts
function summarize(changes) {
	const count = (verb) => changes.filter((change) => change.verb === verb).length;
	const effect = combine(changes.map((change) => change.effect));
	return {
		creates: count("create"),
		updates: count("update"),
		deletes: count("delete"),
		effect
	};
}
function planOf(plan, deployment) {
	const bundles = plan.bundles.filter((bundle) => bundle.deployment.slug === deployment);
	return {
		...plan,
		bundles,
		summary: summarize(bundles.flatMap(({ changes }) => changes))
	};
}
function combine(effects) {
	const found = new Set(effects);
	if (found.has("unknown")) return "unknown";
	if (found.has("mixed") || found.has("looser") && found.has("stricter")) return "mixed";
	if (found.has("looser")) return "looser";
	return found.has("stricter") ? "stricter" : "neutral";
}
export { combine, planOf, summarize };
