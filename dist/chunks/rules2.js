const require_expressions = require("./expressions.js");
// src/files/rules.ts
function checkRules(rules, file) {
	return rules.flatMap((rule, index) => {
		const at = (field) => ({
			file,
			pointer: [
				"rules",
				index,
				field
			]
		});
		const first = rules.findIndex(({ name }) => name === rule.name);
		return [
			...first === index ? [] : [{
				severity: "error",
				at: at("name"),
				code: "duplicate-rule",
				name: rule.name,
				first: {
					file,
					pointer: [
						"rules",
						first,
						"name"
					]
				}
			}],
			...rule.when === null ? [] : mistakeOf(() => require_expressions.parseCondition(rule.when ?? ""), at("when")),
			...mistakeOf(() => require_expressions.parseCondition(rule.expression), at("expression")),
			...mistakeOf(() => require_expressions.parseMessage(rule.message), at("message"))
		];
	});
}
function mistakeOf(parse, at) {
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
