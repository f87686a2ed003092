const require_start = require("./start.js");
const require_messages = require("./messages.js");
let node_path = require("node:path");
// src/report/formats/sarif.ts
function renderSarif(outcome, run) {
	const { version, folder = "" } = run;
	const messages = require_messages.toMessages(outcome, "command-line");
	const located = messages.flatMap((message) => message.position === null ? [] : [{
		...message,
		position: message.position
	}]);
	const codes = [...new Set(located.map(({ code }) => code))].toSorted();
	const log = {
		$schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "ifmatch",
				version,
				rules: codes.map((code) => ruleJson(code, version))
			} },
			columnKind: "utf16CodeUnits",
			invocations: [{
				executionSuccessful: outcome.kind === "invalid" || require_messages.passingKinds.includes(outcome.kind),
				toolExecutionNotifications: messages.filter(({ position }) => position === null).map(notificationJson)
			}],
			results: located.map((message) => resultJson(message, codes, folder))
		}]
	};
	return `${require_start.toJson(log, 2)}\n`;
}
const ruleJson = (code, version) => ({
	id: code,
	shortDescription: { text: code.charAt(0).toUpperCase() + code.slice(1).replaceAll("-", " ") },
	help: { text: "A problem of a policy file names its fix. A change of a plan deletes an object or enforces less than before: review it in `ifmatch preview`." },
	helpUri: `https://github.com/${require_start.release.repository}/blob/v${version}/README.md#write-policies`
});
function resultJson(message, codes, folder) {
	const { code, position } = message;
	return {
		ruleId: code,
		ruleIndex: codes.indexOf(code),
		...notificationJson(message),
		locations: [{ physicalLocation: {
			artifactLocation: {
				uri: relativeUri(node_path.posix.join(folder, position.file)),
				uriBaseId: "%SRCROOT%"
			},
			region: {
				startLine: position.line,
				startColumn: position.column
			}
		} }]
	};
}
const relativeUri = (file) => file.split("/").map((segment) => encodeURIComponent(segment.toWellFormed())).join("/");
const notificationJson = ({ level, text }) => ({
	level: level === "notice" ? "note" : level,
	message: { text: text.split("\n").map(require_start.escapeHidden).join("\n").replaceAll("](", "] (") }
});
exports.renderSarif = renderSarif;
