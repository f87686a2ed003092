const require_start = require("./start.js");
const require_yaml_diff = require("./yaml-diff.js");
const require_validate = require("./validate.js");
// src/report/formats/terminal/file-diff.ts
const renderFixes = (edits, fixes, look) => require_validate.layout(require_validate.paragraphs([require_validate.words(0, `${require_start.count(fixes, "problem")} in ${require_start.count(edits.length, "file")} can be fixed in one way only:`)], ...edits.map((edit) => [require_validate.words(0, require_validate.styled("bold", edit.path)), ...linesOf(edit)])), look);
const linesOf = ({ before, after }) => require_yaml_diff.diffLines(toLines(before), toLines(after)).map(({ mark, text }) => require_validate.raw(2, require_validate.styled(looks[mark], `${mark} ${text}`)));
const toLines = (text) => text.replace(/\r?\n$/, "").split(/\r?\n/);
const looks = {
	"+": "green",
	"-": "red",
	" ": "dim",
	"…": "dim"
};
exports.renderFixes = renderFixes;
