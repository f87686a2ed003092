import { count } from "./cli-and-action.js";
import { capDiff, diffChange } from "./diff-change.js";
import { code, styled, words } from "./validate.js";
// src/render/terminal/diff.ts
const maxLines = 40;
const maxCharacters = 400;
const looks = {
	"+": "green",
	"-": "red",
	" ": "dim"
};
function changeDiffLines(change, indent, verbose) {
	return layDiff(diffChange(change), indent, verbose);
}
function layDiff(lines, indent, verbose) {
	if (!lines.some(({ mark }) => mark === "+" || mark === "-")) return [words(indent, styled("dim", "Both sides print the same; only the order or unused fields differ."))];
	return (verbose ? lines : capDiff(lines, maxLines)).map((line) => oneLine(line, indent, verbose));
}
function oneLine(line, indent, verbose) {
	if (line.mark === "folded") return words(indent, styled("dim", `  \u2026 ${count(line.lines, "unchanged line")}`));
	if (line.mark === "cut") return words(indent, styled("dim", `  \u2026 ${count(line.lines, "more line")}; --verbose shows all`));
	const shown = verbose || line.text.length <= maxCharacters ? line.text : `${line.text.slice(0, maxCharacters)}\u2026`;
	const deeper = shown.length - shown.trimStart().length + 4;
	return code(indent, deeper, styled(looks[line.mark], `${line.mark} ${shown}`));
}
export { changeDiffLines, layDiff };
