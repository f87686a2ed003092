const require_start = require("./start.js");
const require_messages = require("./messages.js");
const require_test_results = require("./test-results.js");
let node_path = require("node:path");
// src/report/formats/annotations.ts
const maxPerLevel = 10;
const outcomeAnnotations = (outcome, folder, surface) => toAnnotations(require_messages.toMessages(outcome, surface), folder);
const toAnnotations = (messages, folder) => [
	"error",
	"warning",
	"notice"
].flatMap((level) => capLevel(messages.filter((message) => message.level === level))).map((message) => {
	const { position } = message;
	if (position === null) return message;
	return {
		...message,
		position: {
			...position,
			file: node_path.posix.join(folder, position.file)
		}
	};
});
function capLevel(messages) {
	const [first] = messages;
	if (first === void 0 || messages.length <= maxPerLevel) return messages;
	const { level } = first;
	const shown = messages.slice(0, 9);
	const text = `${require_start.pluralize(messages.length - shown.length, `more ${level}`)} not shown here.`;
	return [...shown, {
		level,
		code: "more",
		title: "More",
		text,
		position: null
	}];
}
const renderWorkflowCommands = (outcome, folder = "") => workflowCommands(require_messages.toMessages(outcome, "command-line"), folder);
function renderTestWorkflowCommands(results, folder) {
	const messages = results.filter(({ isPassed }) => !isPassed).map((result) => {
		const { at: position, why } = result;
		return {
			level: "error",
			code: "test",
			title: require_test_results.testName(result, results),
			text: require_start.plainText(why),
			position
		};
	});
	const summary = require_test_results.testSummaryText(results);
	return workflowCommands([...messages, {
		level: "notice",
		code: "ifmatch",
		title: "ifmatch",
		text: summary,
		position: null
	}], folder);
}
const workflowCommands = (messages, folder) => toAnnotations(messages, folder).map(({ level, title, text, position }) => {
	const { file = null, line = null, column = null } = position ?? {};
	return `${require_start.workflowCommand({
		command: level,
		properties: {
			file,
			line,
			col: column,
			title
		},
		message: text
	})}\n`;
}).join("");
exports.outcomeAnnotations = outcomeAnnotations;
exports.renderTestWorkflowCommands = renderTestWorkflowCommands;
exports.renderWorkflowCommands = renderWorkflowCommands;
