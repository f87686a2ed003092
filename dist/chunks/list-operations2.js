import { nearest } from "./validate.js";
import { operations } from "./operations.js";
// src/commands/api/list-operations.ts
const operationIds = Object.keys(operations);
/** `experimental, deprecated, writes`; empty for a stable one that reads. */
function marksOf(id) {
	const { maturity, deprecated, writes } = operations[id];
	return [
		...maturity === "stable" ? [] : [maturity],
		...deprecated ? ["deprecated"] : [],
		...writes ? ["writes"] : []
	];
}
/** What an operation does, in one line. */
function summaryOf(id) {
	const marks = marksOf(id);
	return `${operations[id].summary}${marks.length === 0 ? "" : ` (${marks.join(", ")})`}`;
}
/** One line for each operation. */
function listOperations() {
	const width = Math.max(...operationIds.map((id) => id.length)) + 2;
	return operationIds.map((id) => `${id.padEnd(width)}${summaryOf(id)}\n`).join("");
}
/** Operations that may have been meant: the nearest by its letters, then those that hold the word. */
function similarOperations(word) {
	const near = nearest(word.replaceAll(/[-_ ]/g, ""), operationIds);
	const holding = operationIds.filter((id) => id.toLowerCase().includes(word.toLowerCase()));
	return [.../* @__PURE__ */ new Set([...operationIds.filter((id) => id === near), ...holding])].slice(0, 5);
}
export { listOperations, marksOf, operationIds, similarOperations, summaryOf };
