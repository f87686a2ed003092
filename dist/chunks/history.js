// src/domain/history.ts
function entriesOfDeployment(entry, deployment) {
	if (deployment === null || entry.bundles.length === 0) return [entry];
	const bundles = entry.bundles.filter((bundle) => bundle.deployment.slug === deployment);
	const changes = entry.changes.filter((change) => change.deployment === deployment);
	const omitted = entry.omittedChanges[deployment];
	const omittedChanges = omitted === void 0 ? {} : { [deployment]: omitted };
	return bundles.length === 0 ? [] : [{
		...entry,
		bundles,
		changes,
		omittedChanges
	}];
}
const countOmittedChanges = ({ omittedChanges }) => Object.values(omittedChanges).reduce((sum, count) => sum + count, 0);
Object.defineProperty(exports, "countOmittedChanges", {
	enumerable: true,
	get: function() {
		return countOmittedChanges;
	}
});
Object.defineProperty(exports, "entriesOfDeployment", {
	enumerable: true,
	get: function() {
		return entriesOfDeployment;
	}
});
