const require_expressions = require("./expressions.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_plan_file = require("./plan-file2.js");
const require_names = require("./names.js");
let node_vm = require("node:vm");
// src/commands/shared/rules.ts
const maxMilliseconds = 1e3;
function evaluateRulesOfConfig(plan, { rules }, { today }, milliseconds = maxMilliseconds) {
	const inputs = plan.bundles.flatMap((bundle) => {
		const { changes: changesJson, ...bundleJson } = require_plan_file.plannedBundleJson(bundle, []);
		return changesJson.flatMap((change, index) => {
			const plannedChange = bundle.changes[index];
			const variables = {
				change,
				bundle: {
					...bundleJson,
					changes: changesJson
				},
				today: new Date(today)
			};
			return plannedChange === void 0 ? [] : [{
				variables,
				change: plannedChange,
				bundle
			}];
		});
	});
	return rules.flatMap((rule) => evaluateRule(rule, inputs, milliseconds));
}
function evaluateRule(rule, inputs, milliseconds) {
	const isApplicable = rule.when === null ? () => true : require_expressions.parseBooleanExpression(rule.when);
	const holds = require_expressions.parseBooleanExpression(rule.expression);
	const formatMessage = require_expressions.parseMessage(rule.message);
	const failures = [];
	let currentInput = inputs[0];
	const fail = (input, failure) => {
		const { change, bundle } = input;
		const { noun, name } = require_names.describeChangedObject(change, bundle.kind);
		failures.push({
			rule: rule.name,
			bundle,
			object: `${noun} ${name}`,
			at: change.at,
			...failure
		});
	};
	const failEvaluation = (input, message) => fail(input, {
		severity: "error",
		isEvaluated: false,
		message
	});
	const run = () => {
		for (const input of inputs) {
			currentInput = input;
			try {
				if (isApplicable(input.variables) && !holds(input.variables)) fail(input, {
					severity: rule.severity,
					isEvaluated: true,
					message: [require_start.foreign(formatMessage(input.variables))]
				});
			} catch (error) {
				if (!(error instanceof require_expressions.ExpressionError)) throw error;
				failEvaluation(input, describeExpressionError(error));
			}
		}
	};
	if (!runWithin(milliseconds, run) && currentInput !== void 0) failEvaluation(currentInput, [`it takes longer than ${String(milliseconds)} ms`]);
	return failures;
}
const describeExpressionError = ({ reason, text, offset }) => require_start.say`${reason}${offset === null ? [] : require_start.say` at character ${offset + 1}`} of ${text}`;
function runWithin(milliseconds, run) {
	try {
		new node_vm.Script("run()").runInContext((0, node_vm.createContext)({ run }), { timeout: milliseconds });
		return true;
	} catch (error) {
		if (require_validate.isObject(error) && error["code"] === "ERR_SCRIPT_EXECUTION_TIMEOUT") return false;
		throw error;
	}
}
const ruleWarnings = (failures) => failures.filter(({ severity }) => severity === "warning").map(({ rule, message, bundle, at: position }) => ({
	problem: {
		severity: "warning",
		at: require_start.nowhere,
		code: "broken-rule",
		rule,
		message,
		bundle: require_validate.nameOfBundle(bundle)
	},
	position,
	first: null,
	excerpt: null
}));
exports.evaluateRulesOfConfig = evaluateRulesOfConfig;
exports.ruleWarnings = ruleWarnings;
