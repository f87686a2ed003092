const require_validate = require("./validate.js");
const require_start = require("./start.js");
// src/report/words/summary.ts
function summaryWords(summary) {
	const counts = changeWords(summary);
	return summary.creates + summary.updates + summary.deletes === 0 ? counts : `${counts}; enforcement: ${summary.effect}`;
}
const changeWords = (summary) => countsOf(summary, require_validate.count);
const doneWords = (summary) => countsOf(summary, (number, verb) => `${number} ${verb}d`);
const countsOf = (summary, words) => [
	"create",
	"update",
	"delete"
].filter((verb) => summary[`${verb}s`] > 0).map((verb) => words(summary[`${verb}s`], verb)).join(", ") || "no changes";
function problemWords(problems) {
	const warnings = require_start.countWarnings(problems);
	const errors = problems.length - warnings;
	return [errors > 0 ? require_validate.count(errors, "error") : "", warnings > 0 ? require_validate.count(warnings, "warning") : ""].filter(Boolean).join(", ");
}
const errorsFirst = (problems) => problems.toSorted((a, b) => Number(a.problem.severity === "warning") - Number(b.problem.severity === "warning"));
function foundWords(outcome) {
	const { kind, problems } = outcome;
	if (kind === "invalid") return `Invalid: ${problemWords(problems)}`;
	return `Valid: ${policiesIn(outcome)}${problems.length > 0 ? `, ${problemWords(problems)}` : ""}`;
}
const policiesIn = ({ policies, files }) => `${policies === 0 ? "" : `${require_validate.count(policies, "policy", "policies")} in `}${require_validate.count(files, "file")}`;
Object.defineProperty(exports, "changeWords", {
	enumerable: true,
	get: function() {
		return changeWords;
	}
});
Object.defineProperty(exports, "doneWords", {
	enumerable: true,
	get: function() {
		return doneWords;
	}
});
Object.defineProperty(exports, "errorsFirst", {
	enumerable: true,
	get: function() {
		return errorsFirst;
	}
});
Object.defineProperty(exports, "foundWords", {
	enumerable: true,
	get: function() {
		return foundWords;
	}
});
Object.defineProperty(exports, "problemWords", {
	enumerable: true,
	get: function() {
		return problemWords;
	}
});
Object.defineProperty(exports, "summaryWords", {
	enumerable: true,
	get: function() {
		return summaryWords;
	}
});
