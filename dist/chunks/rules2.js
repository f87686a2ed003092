const require_expressions = require("./expressions.js");
// src/files/cel/rules.ts
function checkRules(rules, file) {
	return rules.flatMap((rule, index) => {
		const { name, when, expression, message } = rule;
		const at = (field) => ({
			file,
			pointer: [
				"rules",
				index,
				field
			]
		});
		const first = rules.findIndex((other) => other.name === name);
		const problems = [];
		if (first !== index) {
			const placeOfFirst = {
				file,
				pointer: [
					"rules",
					first,
					"name"
				]
			};
			problems.push({
				severity: "error",
				at: at("name"),
				code: "duplicate-rule",
				name,
				first: placeOfFirst
			});
		}
		if (when !== null) problems.push(...problemsOf(() => require_expressions.parseCondition(when), at("when")));
		problems.push(...problemsOf(() => require_expressions.parseCondition(expression), at("expression")));
		problems.push(...problemsOf(() => require_expressions.parseMessage(message), at("message")));
		return problems;
	});
}
function problemsOf(parse, at) {
	try {
		parse();
		return [];
	} catch (error) {
		if (!(error instanceof require_expressions.ExpressionError)) throw error;
		const { reason, text, offset } = error;
		return [{
			severity: "error",
			at,
			code: "bad-expression",
			reason,
			text,
			offset
		}];
	}
}
exports.checkRules = checkRules;
