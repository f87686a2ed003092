import { worstOf } from "./start.js";
import { toJson } from "./cli-and-action.js";
import { layout, paragraphs, plain, styled, words } from "./validate.js";
// src/render/doctor.ts
function renderDoctor(checks, view) {
	const groups = inGroups(checks).map((group) => groupLines(group));
	return layout(paragraphs(...groups, [summaryLine(checks)]), view);
}
function doctorJson(checks, tool) {
	const answer = {
		version: 1,
		tool,
		command: "doctor",
		outcome: worstOf(checks),
		checks: checks.map((check) => ({
			check: check.id,
			deployment: check.about,
			status: check.status,
			says: check.says,
			fix: "fix" in check ? check.fix : null
		}))
	};
	return `${toJson(answer, 2)}\n`;
}
const looks = {
	ok: "green",
	warning: "yellow",
	failed: "red",
	skipped: "dim"
};
const statusWidth = 9;
const nameWidth = 12;
function inGroups(checks) {
	const groups = [];
	for (const check of checks) {
		const last = groups.at(-1);
		if (last?.[0]?.about === check.about) last.push(check);
		else groups.push([check]);
	}
	return groups;
}
function groupLines(group) {
	const about = group[0]?.about ?? null;
	return [...about === null ? [] : [words(0, "deployment ", styled("bold", about))], ...group.flatMap((check) => checkLines(check))];
}
function checkLines(check) {
	const { id, status, says } = check;
	const indent = 21;
	const start = [styled(looks[status], status.padEnd(statusWidth)), styled("bold", id.padEnd(nameWidth))];
	const text = status === "skipped" ? styled("dim", `because ${says}`) : plain(says);
	const first = {
		indent: 0,
		hang: indent,
		flow: "words",
		spans: [...start, text]
	};
	return "fix" in check ? [first, words(indent, styled("cyan", "fix: "), check.fix)] : [first];
}
function summaryLine(checks) {
	const spans = [
		"failed",
		"warning",
		"ok",
		"skipped"
	].map((status) => ({
		status,
		number: checks.filter((check) => check.status === status).length
	})).filter(({ number }) => number > 0).flatMap(({ status, number }, index) => [...index === 0 ? [] : [plain(", ")], styled(looks[status], `${String(number)} ${status === "warning" && number > 1 ? "warnings" : status}`)]);
	return words(0, ...spans);
}
export { doctorJson, renderDoctor };
