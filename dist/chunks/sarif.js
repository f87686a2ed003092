import { escapeHidden, posix, resultReasons, resultWords, toJson } from "./cli-and-action.js";
import { bundleName, headlineText, phrase } from "./validate.js";
import { failureOf } from "./failure.js";
// src/render/sarif.ts
function renderSarif(outcome, run) {
	const codes = [...new Set(outcome.problems.map(({ problem }) => problem.code))].toSorted();
	const log = {
		$schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: "ifmatch",
				version: run.version,
				rules: codes.map(ruleOf)
			} },
			columnKind: "utf16CodeUnits",
			invocations: [invocation(outcome)],
			results: outcome.problems.flatMap((located) => resultOf(located, codes, run.folder ?? "") ?? [])
		}]
	};
	return `${toJson(log, 2)}\n`;
}
const root = "%SRCROOT%";
const ruleOf = (code) => ({
	id: code,
	shortDescription: { text: titleOf(code) }
});
const titleOf = (code) => (code.charAt(0).toUpperCase() + code.slice(1)).replaceAll("-", " ");
function resultOf(located, codes, folder) {
	const { problem, position, first } = located;
	if (position === null) return null;
	return {
		ruleId: problem.code,
		ruleIndex: codes.indexOf(problem.code),
		level: problem.severity,
		message: messageOf(located),
		locations: [{ physicalLocation: locationOf(position, folder) }],
		...first === null ? {} : { relatedLocations: [{
			id: 1,
			message: { text: "first" },
			physicalLocation: locationOf(first, folder)
		}] }
	};
}
const locationOf = ({ file, line, column }, folder) => ({
	artifactLocation: {
		uri: uriOf(posix.join(folder, file)),
		uriBaseId: root
	},
	region: {
		startLine: line,
		startColumn: column
	}
});
const uriOf = (file) => file.split("/").map((segment) => encodeURIComponent(segment.replaceAll(/\p{Cs}/gu, "\ufffd"))).join("/");
const textOf = (text) => text.split("\n").map(escapeHidden).join("\n").replaceAll("](", "] (");
function messageOf({ problem }) {
	const { says, fix } = phrase(problem);
	return { text: textOf(fix === "" ? says : `${says}\nFix: ${fix}`) };
}
function invocation(outcome) {
	const placeless = outcome.problems.filter(({ position }) => position === null);
	const reasons = reasonsOf(outcome);
	const notifications = placeless.map((located) => ({
		level: located.problem.severity,
		descriptor: { id: located.problem.code },
		message: messageOf(located)
	}));
	return {
		executionSuccessful: reasons.length === 0,
		...notifications.length === 0 ? {} : { toolConfigurationNotifications: notifications },
		...reasons.length === 0 ? {} : { toolExecutionNotifications: reasons.map(toNotification) }
	};
}
const toNotification = (text) => ({
	level: "error",
	message: { text: textOf(text) }
});
function reasonsOf(outcome) {
	if (outcome.kind === "failed") return [failureText(outcome.error), ...outcome.results.flatMap(shortfall)];
	if (outcome.kind === "consent") return [headlineText(outcome), ...outcome.guards.map(({ message }) => message)];
	if (outcome.kind !== "stale" && outcome.kind !== "partial") return [];
	return [headlineText(outcome), ...outcome.results.flatMap(shortfall)];
}
function failureText(error) {
	const { message, hint } = failureOf(error);
	return hint === null ? message : `${message}\nFix: ${hint}`;
}
function shortfall({ bundle, outcome: { result, reason } }) {
	if (result === "applied" || result === "already-applied") return [];
	return [`${bundleName(bundle, true)}: ${resultWords[result]}, ${reason ?? resultReasons[result]}`];
}
export { renderSarif };
