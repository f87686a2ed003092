// src/domain/drift.ts
const driftOrigins = [
	"platform",
	"repository",
	"both",
	"unknown"
];
function countOrigins(entries) {
	const of = (origin) => entries.filter((entry) => entry.origin === origin).length;
	return {
		platform: of("platform"),
		both: of("both"),
		repository: of("repository"),
		unknown: of("unknown")
	};
}
const entriesOf = ({ bundles }) => bundles.flatMap(({ entries }) => entries);
export { countOrigins, driftOrigins, entriesOf };
