import { nearest } from "./validate.js";
import { operations } from "./operations.js";
// src/commands/api/list-operations.ts
const operationIds = Object.keys(operations);
function marksOf(id) {
	const { maturity, deprecated, writes } = operations[id];
	return [
		...maturity === "stable" ? [] : [maturity],
		...deprecated ? ["deprecated"] : [],
		...writes ? ["writes"] : []
	];
}
function summaryOf(id) {
	const marks = marksOf(id);
	return `${operations[id].summary}${marks.length === 0 ? "" : ` (${marks.join(", ")})`}`;
}
function listOperations() {
	const width = Math.max(...operationIds.map((id) => id.length)) + 2;
	return operationIds.map((id) => `${id.padEnd(width)}${summaryOf(id)}\n`).join("");
}
function similarOperations(word) {
	const near = nearest(word.replaceAll(/[-_ ]/g, ""), operationIds);
	const holding = operationIds.filter((id) => id.toLowerCase().includes(word.toLowerCase()));
	return [...new Set([...operationIds.filter((id) => id === near), ...holding])].slice(0, 5);
}
export { listOperations, marksOf, operationIds, similarOperations, summaryOf };
