// src/domain/history.ts
function ofDeployment(entry, deployment) {
	if (deployment === null || entry.bundles.length === 0) return [entry];
	const bundles = entry.bundles.filter((one) => one.deployment.slug === deployment);
	const changes = entry.changes.filter((one) => one.deployment === deployment);
	return bundles.length === 0 ? [] : [{
		...entry,
		bundles,
		changes
	}];
}
Object.defineProperty(exports, "ofDeployment", {
	enumerable: true,
	get: function() {
		return ofDeployment;
	}
});
