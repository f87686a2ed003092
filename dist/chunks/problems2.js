const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_problems = require("./problems.js");
const require_validate = require("./validate.js");
// src/report/formats/terminal/problems.ts
var problems_exports = require_rolldown_runtime.__exportAll({
	excerptAt: () => excerptAt,
	problemLines: () => problemLines
});
const maxProblems = 100;
function problemLines(problems, { width, verbose, fixCommand = null }) {
	const isComplete = verbose || problems.length <= maxProblems;
	const shown = (isComplete ? problems : require_validate.errorsFirst(problems).slice(0, maxProblems)).map((problem) => linesOfOneProblem(problem, width));
	const omission = `${require_start.pluralize(problems.length - maxProblems, "more problem")} not shown: --verbose shows all.`;
	const hint = fixCommand === null ? [] : require_validate.nextStepLines("To make each fix that is the only possible one:", fixCommand);
	return require_validate.paragraphs(...shown, isComplete ? [] : [require_validate.textLine(0, omission)], hint);
}
function linesOfOneProblem(located, width) {
	const { problem, position, first } = located;
	const { message, fix } = require_problems.describeProblemPlainly(problem);
	return [
		require_validate.textLine(0, ...position === null ? [] : [require_validate.styled("bold", require_validate.positionText(position)), "  "], ...problem.severity === "warning" ? [require_validate.styled("yellow", "warning: ")] : [], message),
		...excerptLines(located, width),
		...first === null ? [] : [require_validate.textLine(2, require_validate.styled("dim", "first: "), require_validate.positionText(first))],
		require_validate.textLine(2, require_validate.styled("cyan", "fix: "), fix)
	];
}
function excerptLines({ position, excerpt, problem }, width) {
	if (position === null || excerpt === null || excerpt.trim() === "") return [];
	const number = String(position.line);
	const gutterColumns = 5 + number.length;
	const { text, caret } = excerptAt(excerpt, position.column, Math.max(width, 40) - gutterColumns);
	const caretMark = require_validate.styled(problem.severity === "error" ? "red" : "yellow", "^");
	return [require_validate.unwrappedLine(2, require_validate.styled("dim", `${number} | `), text), require_validate.unwrappedLine(2, require_validate.styled("dim", `${" ".repeat(number.length)} | `), " ".repeat(caret), caretMark)];
}
function excerptAt(line, column, columns) {
	const from = Math.max(0, column - 1 - Math.floor(columns / 2));
	const to = from + columns - 2;
	const before = `${from > 0 ? "…" : ""}${escapeExcerpt(line.slice(from, column - 1))}`;
	return {
		text: before + `${escapeExcerpt(line.slice(column - 1, to)).trimEnd()}${to < line.length ? "…" : ""}`,
		caret: require_validate.widthOf(before)
	};
}
const escapeExcerpt = (text) => require_start.escapeTerminal(text.replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "").replaceAll("	", " "));
Object.defineProperty(exports, "problemLines", {
	enumerable: true,
	get: function() {
		return problemLines;
	}
});
Object.defineProperty(exports, "problems_exports", {
	enumerable: true,
	get: function() {
		return problems_exports;
	}
});
