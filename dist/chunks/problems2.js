const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_problems = require("./problems.js");
const require_validate = require("./validate.js");
// src/report/formats/terminal/problems.ts
var problems_exports = require_rolldown_runtime.__exportAll({
	excerptAt: () => excerptAt,
	problemLines: () => problemLines
});
const mostProblems = 100;
function problemLines(problems, { width, verbose, fix = null }) {
	const isWhole = verbose || problems.length <= mostProblems;
	const shown = (isWhole ? problems : require_validate.errorsFirst(problems).slice(0, mostProblems)).map((problem) => oneProblem(problem, width));
	const rest = `${require_start.count(problems.length - mostProblems, "more problem")} not shown: --verbose shows all.`;
	const hint = fix === null ? [] : require_validate.nextLines("To make each fix that is the only possible one:", fix);
	return require_validate.paragraphs(...shown, isWhole ? [] : [require_validate.words(0, rest)], hint);
}
function oneProblem(located, width) {
	const { problem, position, first } = located;
	const { message, fix } = require_problems.phrase(problem);
	return [
		require_validate.words(0, ...position === null ? [] : [require_validate.styled("bold", require_validate.placeWords(position)), "  "], ...problem.severity === "warning" ? [require_validate.styled("yellow", "warning: ")] : [], message),
		...source(located, width),
		...first === null ? [] : [require_validate.words(2, require_validate.styled("dim", "first: "), require_validate.placeWords(first))],
		require_validate.words(2, require_validate.styled("cyan", "fix: "), fix)
	];
}
function source({ position, excerpt, problem }, width) {
	if (position === null || excerpt === null || excerpt.trim() === "") return [];
	const number = String(position.line);
	const gutter = 5 + number.length;
	const { text, caret } = excerptAt(excerpt, position.column, Math.max(width, 40) - gutter);
	const mark = require_validate.styled(problem.severity === "error" ? "red" : "yellow", "^");
	return [require_validate.raw(2, require_validate.styled("dim", `${number} | `), text), require_validate.raw(2, require_validate.styled("dim", `${" ".repeat(number.length)} | `), " ".repeat(caret), mark)];
}
function excerptAt(line, column, columns) {
	const from = Math.max(0, column - 1 - Math.floor(columns / 2));
	const to = from + columns - 2;
	const before = `${from > 0 ? "…" : ""}${inert(line.slice(from, column - 1))}`;
	return {
		text: before + `${inert(line.slice(column - 1, to)).trimEnd()}${to < line.length ? "…" : ""}`,
		caret: require_validate.widthOf(before)
	};
}
const inert = (text) => require_start.escapeTerminal(text.replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "").replaceAll("	", " "));
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
