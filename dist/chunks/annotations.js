const require_messages = require("./messages.js");
const require_start = require("./start.js");
const require_validate = require("./validate.js");
let node_path = require("node:path");
// src/report/formats/annotations.ts
const limit = 10;
function renderGithub(outcome, folder = "", approval = "option") {
	const all = require_messages.messagesOf(outcome, approval);
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
		const message = approval === "option" ? text : text.replaceAll(/--(base-url|deployment|config)\b/g, "the input $1");
		return `${require_start.workflowCommand({
			command: level,
			properties,
			message
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
