const require_start = require("./start.js");
const require_messages = require("./messages.js");
let node_path = require("node:path");
let node_crypto = require("node:crypto");
// src/report/formats/code-quality.ts
function renderCodeQuality(outcome, folder = "") {
	const repetitions = new Map();
	const issues = require_messages.toMessages(outcome, "command-line").flatMap(({ level, title, text, position }) => {
		if (position === null) return [];
		const path = node_path.posix.join(folder, position.file);
		const identity = JSON.stringify([
			title,
			text,
			path
		]);
		const repetition = (repetitions.get(identity) ?? 0) + 1;
		repetitions.set(identity, repetition);
		const fingerprint = (0, node_crypto.createHash)("sha256").update(`${identity}${String(repetition)}`).digest("hex");
		return [{
			description: require_start.escapeHidden(inOneLine(text)),
			check_name: title,
			fingerprint,
			severity: severities[level],
			location: {
				path,
				lines: { begin: position.line }
			}
		}];
	});
	return `${require_start.toJson(issues, 2)}\n`;
}
const severities = {
	error: "critical",
	warning: "minor",
	notice: "info"
};
const inOneLine = (text) => text.split("\n").map((line) => line.trim()).filter((line) => line !== "").join(" ");
exports.renderCodeQuality = renderCodeQuality;
