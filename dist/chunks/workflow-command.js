import { breakLogCommands, escapeHidden } from "./cli-and-action.js";
// src/render/escape/workflow-command.ts
function workflowCommand({ command, properties, message }) {
	const list = Object.entries(properties).filter(([, value]) => value !== null).map(([name, value]) => `${name}=${escapeCommandProperty(String(value))}`).join(",");
	return `::${command}${list === "" ? "" : ` ${list}`}::${escapeCommandMessage(message)}`;
}
const escapeCommandMessage = (text) => text.split("\n").map(escapeLine).join("%0A");
const escapeCommandProperty = (text) => escapeLine(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
const escapeLine = (line) => breakLogCommands(escapeHidden(line)).replaceAll("%", "%25");
export { workflowCommand };
