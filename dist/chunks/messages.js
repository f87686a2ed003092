const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_outcome_report = require("./outcome-report.js");
const require_failure = require("./failure.js");
const require_names = require("./names.js");
const require_problems = require("./problems.js");
// src/report/messages.ts
const toMessages = (outcome, surface) => [
	...outcomeMessages(outcome, surface),
	...resultMessages(outcome),
	...approvalMessages(outcome, surface),
	...riskMessages(outcome),
	...outcome.problems.map(problemMessage)
];
const passingKinds = [
	"valid",
	"no-changes",
	"changes",
	"applied"
];
function outcomeMessages(outcome, surface) {
	if (outcome.kind === "invalid") return [];
	const error = require_validate.errorOf(outcome);
	const text = error === null ? require_outcome_report.outcomeHeadlineText(outcome) : require_failure.failureLines(error, surface).join("\n");
	return [{
		level: passingKinds.includes(outcome.kind) ? "notice" : "error",
		code: "ifmatch",
		title: "ifmatch",
		text,
		position: null
	}];
}
const resultMessages = (outcome) => ("results" in outcome ? outcome.results : []).map((applied) => {
	const { kind, reason } = applied.result;
	const name = require_start.plainText(require_names.bundleName(applied.bundle, true));
	return {
		level: require_validate.isApplied(applied) ? "notice" : "error",
		code: "result",
		title: "Result",
		text: `${name}: ${require_validate.resultLabel(kind)}, ${reason ?? require_validate.defaultResultReasons[kind]}`,
		position: null
	};
});
const approvalMessages = (outcome, surface) => ("guards" in outcome ? outcome.guards : []).flatMap((guard) => {
	const { places = [] } = guard;
	const text = require_start.plainText(require_start.say`${require_start.guardSentence(guard)} ${require_outcome_report.approvalHintSentence([guard], surface)}`);
	return (places.length === 0 ? [null] : places).map((position) => ({
		level: "warning",
		code: "approval-required",
		title: "Approval required",
		text,
		position
	}));
});
function riskMessages(outcome) {
	const plan = require_outcome_report.planToShow(outcome);
	if (plan === null) return [];
	const { threeWayDiff } = require_outcome_report.explanationsToShow(outcome);
	return require_outcome_report.riskyChanges(plan, threeWayDiff).flatMap(({ code, title, changes }) => changes.map(({ change, name }) => ({
		level: "warning",
		code,
		title,
		text: require_start.plainText(require_start.say`${name}: ${change.message}`),
		position: change.at
	})));
}
function problemMessage({ problem, position }) {
	const { message, fix } = require_problems.describeProblemPlainly(problem);
	const code = require_start.codeName(problem);
	return {
		level: problem.severity,
		code,
		title: code,
		text: `${message}\nfix: ${fix}`,
		position
	};
}
Object.defineProperty(exports, "passingKinds", {
	enumerable: true,
	get: function() {
		return passingKinds;
	}
});
Object.defineProperty(exports, "toMessages", {
	enumerable: true,
	get: function() {
		return toMessages;
	}
});
