const require_expressions = require("./expressions.js");
// src/files/cel/rules.ts
function checkRules(rules, file) {
	return rules.flatMap((rule, index) => {
		const { name, when, expression, message } = rule;
		const placeOf = (field) => ({
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
				at: placeOf("name"),
				code: "duplicate-rule",
				name,
				first: placeOfFirst
			});
		}
		if (when !== null) problems.push(...parseProblems(() => require_expressions.parseBooleanExpression(when), placeOf("when")));
		problems.push(...parseProblems(() => require_expressions.parseBooleanExpression(expression), placeOf("expression")));
		problems.push(...parseProblems(() => require_expressions.parseMessage(message), placeOf("message")));
		return problems;
	});
}
function parseProblems(parse, at) {
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
