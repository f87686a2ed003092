const require_start = require("./start.js");
const require_yaml_diff = require("./yaml-diff.js");
const require_validate = require("./validate.js");
// src/report/formats/terminal/fixes.ts
const renderFixes = (edits, fixes, view) => require_validate.layout(require_validate.paragraphs([require_validate.textLine(0, `${require_start.pluralize(fixes, "problem")} in ${require_start.pluralize(edits.length, "file")} can be fixed in one way only:`)], ...edits.map(editLines)), view);
const editLines = ({ path, before, after }) => [require_validate.textLine(0, require_validate.styled("bold", path)), ...require_yaml_diff.diffLines(splitLines(before), splitLines(after)).map(require_validate.diffLine)];
const splitLines = (text) => text.replace(/\r?\n$/, "").split(/\r?\n/);
exports.renderFixes = renderFixes;
