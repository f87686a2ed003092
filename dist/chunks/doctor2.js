const require_start = require("./start.js");
const require_validate = require("./validate.js");
// src/report/formats/terminal/doctor.ts
function renderDoctor(checks, view) {
	const groups = [...Map.groupBy(checks, ({ about }) => about)].map(([about, group]) => [...about === null ? [] : [require_validate.words(0, "deployment ", require_validate.styled("bold", about))], ...group.flatMap(checkLines)]);
	const counts = [
		"failed",
		"warning",
		"ok",
		"skipped"
	].map((status) => ({
		status,
		number: checks.filter((check) => check.status === status).length
	})).filter(({ number }) => number > 0).map(({ status, number }) => `${status}: ${number}`);
	return require_validate.layout(require_validate.paragraphs(...groups, [require_validate.words(0, require_validate.styled(looks[require_start.worstOf(checks)], counts.join(", ")))]), view);
}
const looks = {
	ok: "green",
	warning: "yellow",
	failed: "red",
	skipped: "dim"
};
const statusWidth = 9;
const indent = 21;
function checkLines(check) {
	const { id, status, message } = check;
	const name = require_validate.styled("bold", id.padEnd(12));
	const first = {
		...require_validate.words(0, require_validate.styled(looks[status], status.padEnd(statusWidth)), name, message),
		hang: indent
	};
	return "fix" in check ? [first, require_validate.words(indent, require_validate.styled("cyan", "fix: "), check.fix)] : [first];
}
exports.renderDoctor = renderDoctor;
