import { count } from "./counts.js";
import { diffLines, printSide } from "./diff-change.js";
// src/render/words/note-words.ts
/** `owner: appsec · ticket: SEC-12`; null when there are no notes. */
function noteWords(change) {
	const notes = change.verb === "delete" ? [] : Object.entries(change.notes);
	if (notes.length === 0) return null;
	return notes.map(([name, value]) => `${name.replace(/^x-/, "")}: ${value}`).join(" · ");
}
// src/render/compare-changes.ts
/** The diff of two diffs, by object. Where a change stands in the files and what is noted there does not count. */
function compareChanges(reviewed, current) {
	const before = new Map(reviewed.map((change) => [change.id, change]));
	const after = new Map(current.map((change) => [change.id, change]));
	const both = current.flatMap((change) => {
		const old = before.get(change.id);
		return old === void 0 ? [] : [{
			reviewed: old,
			current: change
		}];
	});
	const altered = both.filter((pair) => essence(pair.reviewed) !== essence(pair.current));
	return {
		added: current.filter(({ id }) => !before.has(id)),
		gone: reviewed.filter(({ id }) => !after.has(id)),
		altered,
		same: both.length - altered.length
	};
}
/** Where the difference lies: what the platform held at the review, and what it holds now. */
const diffPlatform = ({ reviewed, current }) => diffLines(printSide(reviewed, "before"), printSide(current, "before"));
/** Printed, so that an order without meaning makes no difference. */
const essence = (change) => JSON.stringify([
	change.verb,
	printSide(change, "before"),
	printSide(change, "after")
]);
// src/render/words/comparison-words.ts
/** `Since the review: 1 change is new, 1 is different, 2 are as reviewed.` */
function comparisonWords({ added, altered, gone, same }) {
	if (added.length + altered.length + gone.length === 0) return "The changes are exactly the reviewed ones; only the state version moved.";
	return `Since the review: ${[
		added.length > 0 ? `${count(added.length, "change")} new` : "",
		altered.length > 0 ? `${String(altered.length)} different` : "",
		gone.length > 0 ? `${String(gone.length)} gone` : "",
		`${String(same)} as reviewed`
	].filter(Boolean).join(", ")}.`;
}
export { compareChanges, comparisonWords, diffPlatform, noteWords };
