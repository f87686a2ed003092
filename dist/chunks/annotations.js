const require_messages = require("./messages.js");
const require_start = require("./start.js");
let node_path = require("node:path");
// src/report/formats/annotations.ts
const limit = 10;
const annotationsOf = (outcome, folder, surface) => annotationsFrom(require_messages.messagesOf(outcome, surface), folder);
const annotationsFrom = (all, folder) => [
	"error",
	"warning",
	"notice"
].flatMap((level) => fewEnough(all.filter((one) => one.level === level))).map((one) => one.at === null ? one : {
	...one,
	at: {
		...one.at,
		file: node_path.posix.join(folder, one.at.file)
	}
});
const renderGithub = (outcome, folder = "") => workflowCommands(require_messages.messagesOf(outcome, "command-line"), folder);
const workflowCommands = (all, folder) => annotationsFrom(all, folder).map(({ level, title, text, at }) => {
	const properties = {
		file: at?.file ?? null,
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
function fewEnough(messages) {
	const [first] = messages;
	if (first === void 0 || messages.length <= limit) return messages;
	const text = `${require_start.count(messages.length - limit + 1, `more ${first.level}`)} not shown here.`;
	return [...messages.slice(0, 9), {
		level: first.level,
		title: "More",
		text,
		at: null
	}];
}
exports.annotationsOf = annotationsOf;
exports.renderGithub = renderGithub;
exports.workflowCommands = workflowCommands;
