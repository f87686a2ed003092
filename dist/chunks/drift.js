// src/domain/drift.ts
const driftOrigins = [
	"platform",
	"repository",
	"both",
	"unknown"
];
function countOrigins(entries) {
	const count = (origin) => entries.filter((entry) => entry.origin === origin).length;
	return {
		platform: count("platform"),
		both: count("both"),
		repository: count("repository"),
		unknown: count("unknown")
	};
}
const entriesOf = ({ bundles }) => bundles.flatMap(({ entries }) => entries);
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
Object.defineProperty(exports, "entriesOf", {
	enumerable: true,
	get: function() {
		return entriesOf;
	}
});
