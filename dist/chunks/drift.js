// src/domain/drift.ts
/** Where a difference between files and platform comes from, in the order in which it is shown. */
const driftOrigins = [
	"platform",
	"repository",
	"both",
	"unknown"
];
/** How many entries come from where. */
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
