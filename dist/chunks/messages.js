const require_start = require("./start.js");
const require_outcome = require("./outcome.js");
const require_report = require("./report.js");
const require_problems = require("./problems.js");
const require_names = require("./names.js");
const require_validate = require("./validate.js");
// src/report/messages.ts
function cautionsIn(outcome) {
	const plan = require_report.shownPlan(outcome);
	return (plan === null ? [] : require_report.cautionsOf(plan, require_report.shownExplained(outcome).threeWayDiff)).flatMap(({ title, entries }) => entries.map(({ change, name }) => ({
		level: "warning",
		title,
		text: require_start.plainText(require_start.say`${name}: ${change.message}`),
		at: change.at
	})));
}
const approvalsIn = (outcome, surface) => ("guards" in outcome ? outcome.guards : []).flatMap((guard) => {
	const { places = [] } = guard;
	const text = require_start.plainText(require_start.say`${require_start.guardWords(guard)} ${require_report.approvalHint([guard], surface)}`);
	return (places.length === 0 ? [null] : places).map((at) => ({
		level: "warning",
		title: "Approval required",
		text,
		at
	}));
});
function problemMessage({ problem, position }) {
	const { message, fix } = require_problems.phrase(problem);
	return {
		level: problem.severity,
		title: require_start.codeName(problem),
		text: `${message}\nfix: ${fix}`,
		at: position
	};
}
const resultsIn = (outcome) => ("results" in outcome ? outcome.results : []).map((one) => {
	const { bundle, outcome: { result, reason } } = one;
	const text = `${require_start.plainText(require_names.bundleOf(bundle, true))}: ${require_validate.resultWords(result)}, ${reason ?? require_validate.resultReasons[result]}`;
	return {
		level: require_report.isDone(one) ? "notice" : "error",
		title: "Result",
		text,
		at: null
	};
});
const messagesOf = (outcome, surface) => [
	...runIn(outcome, surface),
	...resultsIn(outcome),
	...approvalsIn(outcome, surface),
	...cautionsIn(outcome),
	...outcome.problems.map(problemMessage)
];
const passing = [
	"valid",
	"no-changes",
	"changes",
	"applied"
];
function runIn(outcome, surface) {
	if (outcome.kind === "invalid") return [];
	const error = require_outcome.errorIn(outcome);
	const text = error === null ? require_report.headlineText(outcome) : require_names.failureLines(error, surface).join("\n");
	return [{
		level: passing.includes(outcome.kind) ? "notice" : "error",
		title: "ifmatch",
		text,
		at: null
	}];
}
Object.defineProperty(exports, "messagesOf", {
	enumerable: true,
	get: function() {
		return messagesOf;
	}
});
Object.defineProperty(exports, "passing", {
	enumerable: true,
	get: function() {
		return passing;
	}
});
