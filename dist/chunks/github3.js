import { count, posix, resultReasons, resultWords } from "./cli-and-action.js";
import { workflowCommand } from "./workflow-command.js";
import { headlineText, phrase, shownExplained, shownPlan, takenBackWords, textOf } from "./validate.js";
import { cautionsOf } from "./cautions.js";
import { failureOf } from "./failure.js";
import { reasonOf, settingWords } from "./guard-words.js";
import { objectName } from "./object-name.js";
// src/render/github.ts
const advised = (text, advice) => advice === "option" ? text : text.replaceAll(/--(base-url|deployment|config)\b/g, "the input $1");
const limit = 10;
function renderGithub(outcome, folder = "", advice = "option") {
	const all = [
		...runs(outcome, advice),
		...results(outcome),
		...guards(outcome, advice),
		...cautions(outcome),
		...outcome.problems.map((problem) => ofProblem(problem, advice))
	];
	return [
		"error",
		"warning",
		"notice"
	].flatMap((level) => fewEnough(all.filter(({ command }) => command === level))).map((command) => `${workflowCommand(inRepository(command, folder))}\n`).join("");
}
const inRepository = ({ command, properties, message }, folder) => {
	const { file = null } = properties;
	return {
		command,
		properties: {
			...properties,
			file: file === null ? null : posix.join(folder, String(file))
		},
		message
	};
};
function fewEnough(commands) {
	const [first] = commands;
	if (first === void 0 || commands.length <= limit) return commands;
	const rest = commands.length - limit + 1;
	return [...commands.slice(0, 9), simple(first.command, "More", `${count(rest, `more ${first.command}`)} not shown here.`)];
}
const levelOf = {
	valid: "notice",
	invalid: null,
	"no-changes": "notice",
	changes: "notice",
	consent: "error",
	stale: "error",
	applied: "notice",
	partial: "error",
	failed: "error"
};
function runs(outcome, advice) {
	const level = levelOf[outcome.kind];
	if (level === null) return [];
	if (outcome.kind !== "failed") return [simple(level, "ifmatch", headlineText(outcome))];
	const { message, hint, facts } = failureOf(outcome.error);
	const lines = [
		advised(message, advice),
		facts.join(", "),
		advised(hint ?? "", advice)
	];
	return [simple(level, "ifmatch", lines.filter(Boolean).join("\n"))];
}
function ofProblem({ problem, position }, advice) {
	const { says, fix } = phrase(problem);
	const { file = null, line = null, column = null } = position ?? {};
	const properties = {
		file,
		line,
		col: column,
		title: problem.code
	};
	return {
		command: problem.severity,
		properties,
		message: fix === "" ? says : `${says}\nfix: ${advised(fix, advice)}`
	};
}
const guards = (outcome, advice) => "guards" in outcome ? outcome.guards.map((guard) => simple("warning", "Consent needed", guardText[advice](guard))) : [];
const guardText = {
	option: ({ message }) => message,
	setting: (guard) => `${reasonOf(guard)} ${textOf(settingWords(guard))} It counts in ifmatch.yaml on the base branch, under guards.`
};
function cautions(outcome) {
	return cautionsOf(shownPlan(outcome) ?? { bundles: [] }, shownExplained(outcome).triangulation ?? null).flatMap(({ start, entries }) => entries.map((entry) => ofCaution(start.replace(/:$/, ""), entry)));
}
function ofCaution(title, { change, owner, isRevert }) {
	const { noun, name } = objectName(change, owner.kind);
	const at = change.verb === "delete" ? null : change.at;
	const whose = isRevert ? ` (${takenBackWords[change.verb]})` : "";
	return {
		command: "warning",
		properties: {
			file: at?.file ?? null,
			line: at?.line ?? null,
			col: at?.column ?? null,
			title
		},
		message: `${noun} ${name}${whose}${change.says === "" ? "" : `: ${change.says}`}`
	};
}
const results = (outcome) => ("results" in outcome ? outcome.results : []).map(({ bundle, outcome: { result, reason } }) => {
	const done = result === "applied" || result === "already-applied";
	const text = `${bundle.deployment.slug} ${bundle.kind}: ${resultWords[result]}, ${reason ?? resultReasons[result]}`;
	return simple(done ? "notice" : "error", "Result", text);
});
const simple = (command, title, message) => ({
	command,
	properties: { title },
	message
});
export { renderGithub };
