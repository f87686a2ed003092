// src/domain/history.ts
function entriesOfDeployment(entry, deployment) {
	if (deployment === null || entry.bundles.length === 0) return [entry];
	const bundles = entry.bundles.filter((bundle) => bundle.deployment.slug === deployment);
	const changes = entry.changes.filter((change) => change.deployment === deployment);
	return bundles.length === 0 ? [] : [{
		...entry,
		bundles,
		changes
	}];
}
Object.defineProperty(exports, "entriesOfDeployment", {
	enumerable: true,
	get: function() {
		return entriesOfDeployment;
	}
});
