const require_start = require("./start.js");
const require_validate = require("./validate.js");
// src/report/formats/terminal/doctor.ts
function renderDoctor(checks, view) {
	const groups = Array.from(Map.groupBy(checks, ({ about }) => about), ([deployment, group]) => [...deployment === null ? [] : [require_validate.textLine(0, "deployment ", require_validate.styled("bold", deployment))], ...group.flatMap(checkLines)]);
	const counts = [
		"failed",
		"warning",
		"ok",
		"skipped"
	].map((status) => ({
		status,
		number: checks.filter((check) => check.status === status).length
	})).filter(({ number }) => number > 0).map(({ status, number }) => `${status}: ${number}`);
	return require_validate.layout(require_validate.paragraphs(...groups, [require_validate.textLine(0, require_validate.styled(statusStyles[require_start.worstStatus(checks)], counts.join(", ")))]), view);
}
const statusStyles = {
	ok: "green",
	warning: "yellow",
	failed: "red",
	skipped: "dim"
};
const statusWidth = 9;
const messageIndent = 21;
function checkLines(check) {
	const { id, status, message } = check;
	const name = require_validate.styled("bold", id.padEnd(12));
	const line = {
		...require_validate.textLine(0, require_validate.styled(statusStyles[status], status.padEnd(statusWidth)), name, message),
		hang: messageIndent
	};
	return "fix" in check ? [line, require_validate.textLine(messageIndent, require_validate.styled("cyan", "fix: "), check.fix)] : [line];
}
exports.renderDoctor = renderDoctor;
