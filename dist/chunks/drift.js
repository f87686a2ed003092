// src/domain/drift.ts
const driftOrigins = [
	"platform",
	"repository",
	"both",
	"unknown"
];
function countOrigins(changes) {
	const count = (origin) => changes.filter((change) => change.origin === origin).length;
	return {
		platform: count("platform"),
		both: count("both"),
		repository: count("repository"),
		unknown: count("unknown")
	};
}
const changesIn = ({ bundles }) => bundles.flatMap(({ changes }) => changes);
Object.defineProperty(exports, "changesIn", {
	enumerable: true,
	get: function() {
		return changesIn;
	}
});
Object.defineProperty(exports, "countOrigins", {
	enumerable: true,
	get: function() {
		return countOrigins;
	}
});
Object.defineProperty(exports, "driftOrigins", {
	enumerable: true,
	get: function() {
		return driftOrigins;
	}
});
