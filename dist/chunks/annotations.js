const require_messages = require("./messages.js");
const require_start = require("./start.js");
const require_validate = require("./validate.js");
let node_path = require("node:path");
// src/report/formats/annotations.ts
const limit = 10;
function renderGithub(outcome, folder = "", surface = "command-line") {
	const all = require_messages.messagesOf(outcome, surface);
	return [
		"error",
		"warning",
		"notice"
	].flatMap((level) => fewEnough(all.filter((one) => one.level === level))).map(({ level, title, text, at }) => {
		const properties = {
			file: at === null ? null : node_path.posix.join(folder, at.file),
			line: at?.line ?? null,
			col: at?.column ?? null,
			title
		};
		return `${require_start.workflowCommand({
			command: level,
			properties,
			message: text
		})}\n`;
	}).join("");
}
function fewEnough(messages) {
	const [first] = messages;
	if (first === void 0 || messages.length <= limit) return messages;
	const text = `${require_validate.count(messages.length - limit + 1, `more ${first.level}`)} not shown here.`;
	return [...messages.slice(0, 9), {
		level: first.level,
		title: "More",
		text,
		at: null
	}];
}
exports.renderGithub = renderGithub;
