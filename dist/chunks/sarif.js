import { escapeHidden, resultReasons, resultWords } from "./start.js";
import { bundleName, headlineText, phrase } from "./validate.js";
import { failureOf } from "./failure.js";
// src/render/sarif.ts
/**
* The problems of a run as SARIF 2.1.0 (OASIS), for code scanning. Paths are relative to the repository's root. A fix is text and so
* part of the message: SARIF's own `fixes` would need exact replacements.
*/
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
			results: outcome.problems.flatMap((located) => resultOf(located, codes) ?? [])
		}]
	};
	return `${JSON.stringify(log, null, 2)}\n`;
}
/** The usual name of the checkout's root; whoever reads the log knows where that is. */
const root = "%SRCROOT%";
const ruleOf = (code) => ({
	id: code,
	shortDescription: { text: titleOf(code) }
});
/** `unknown-field` as `Unknown field`. */
const titleOf = (code) => (code.charAt(0).toUpperCase() + code.slice(1)).replaceAll("-", " ");
/** Null for a problem of no file. */
function resultOf(located, codes) {
	const { problem, position, first } = located;
	if (position === null) return null;
	return {
		ruleId: problem.code,
		ruleIndex: codes.indexOf(problem.code),
		level: problem.severity,
		message: messageOf(located),
		locations: [{ physicalLocation: locationOf(position) }],
		...first === null ? {} : { relatedLocations: [{
			id: 1,
			message: { text: "first" },
			physicalLocation: locationOf(first)
		}] }
	};
}
const locationOf = ({ file, line, column }) => ({
	artifactLocation: {
		uri: uriOf(file),
		uriBaseId: root
	},
	region: {
		startLine: line,
		startColumn: column
	}
});
/** A relative reference (RFC 3986). Every reserved character is encoded, a colon too, so that nothing reads as a scheme. */
const uriOf = (file) => file.split("/").map((segment) => encodeURIComponent(segment.replaceAll(/\p{Cs}/gu, "�"))).join("/");
/** SARIF reads `[text](target)` in a message as a link (3.11.6). */
const textOf = (text) => text.split("\n").map(escapeHidden).join("\n").replaceAll("](", "] (");
function messageOf({ problem }) {
	const { says, fix } = phrase(problem);
	return { text: textOf(fix === "" ? says : `${says}\nFix: ${fix}`) };
}
/** Code scanning refuses a result without a place, so what stands in no file is a notification. */
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
/** Why the run did not do what it was started for; empty when it did, though it may have found problems. */
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
/** What kept a bundle from being applied; nothing where it is. */
function shortfall({ bundle, outcome: { result, reason } }) {
	if (result === "applied" || result === "already-applied") return [];
	return [`${bundleName(bundle, true)}: ${resultWords[result]}, ${reason ?? resultReasons[result]}`];
}
export { renderSarif };
