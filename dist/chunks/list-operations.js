export { listOperations, marksOf, operationIds, similarOperations, summaryOf } from "./list-operations2.js";
