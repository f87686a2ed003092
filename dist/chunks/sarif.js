const require_messages = require("./messages.js");
const require_start = require("./start.js");
let node_path = require("node:path");
// src/report/formats/sarif.ts
function renderSarif(outcome, run) {
	const { version, folder = "" } = run;
	const all = require_messages.messagesOf(outcome, "command-line");
	const ids = [...new Set(all.filter(({ at }) => at !== null).map(ruleId))].toSorted();
	const log = {
		$schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "ifmatch",
				version,
				rules: ids.map((id) => ruleOf(id, version))
			} },
			columnKind: "utf16CodeUnits",
			invocations: [{
				executionSuccessful: outcome.kind === "invalid" || require_messages.passing.includes(outcome.kind),
				toolExecutionNotifications: all.filter(({ at }) => at === null).map(notificationOf)
			}],
			results: all.flatMap((one) => one.at === null ? [] : resultOf(one, one.at, ids, folder))
		}]
	};
	return `${require_start.toJson(log, 2)}\n`;
}
const ruleId = ({ title }) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
const ruleOf = (id, version) => ({
	id,
	shortDescription: { text: id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ") },
	help: { text: "A problem of a policy file names its fix. A change of a plan deletes an object or enforces less than before: review it in `ifmatch preview`." },
	helpUri: `https://github.com/${require_start.release.repository}/blob/v${version}/README.md#write-policies`
});
const resultOf = (message, { file, line, column }, ids, folder) => ({
	ruleId: ruleId(message),
	ruleIndex: ids.indexOf(ruleId(message)),
	...notificationOf(message),
	locations: [{ physicalLocation: {
		artifactLocation: {
			uri: uriOf(node_path.posix.join(folder, file)),
			uriBaseId: "%SRCROOT%"
		},
		region: {
			startLine: line,
			startColumn: column
		}
	} }]
});
const uriOf = (file) => file.split("/").map((segment) => encodeURIComponent(segment.toWellFormed())).join("/");
const notificationOf = ({ level, text }) => ({
	level: level === "notice" ? "note" : level,
	message: { text: text.split("\n").map(require_start.escapeHidden).join("\n").replaceAll("](", "] (") }
});
exports.renderSarif = renderSarif;
