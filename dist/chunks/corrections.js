const require_validate = require("./validate.js");
// src/files/corrections.ts
function correctionOf(problem) {
	const correct = corrections[problem.code];
	return correct?.(problem) ?? null;
}
const corrections = {
	"missing-slug": ({ derived }) => isCommonSlug(derived) ? {
		kind: "slug",
		slug: derived
	} : null,
	"ambiguous-scalar": ({ text, reads }) => reads === "null" ? null : {
		kind: "text",
		text
	},
	"wrong-type": ({ expected, text, isEntry = false }) => bareValue(expected, text) ?? (isEntry ? dash : null),
	"bad-text": ({ at, value, expected }) => {
		const trimmed = value.trim();
		if (trimmed !== value && new RegExp(expected).test(trimmed)) return {
			kind: "text",
			text: trimmed
		};
		return expected === identifier && typeof at.pointer.at(-1) === "number" ? dash : null;
	},
	"joined-lines": ({ severity }) => severity === "error" ? dash : null,
	syntax: ({ reason, position }) => {
		const what = syntaxCorrections[reason];
		return what === void 0 ? null : {
			kind: "syntax",
			what,
			position
		};
	},
	"unknown-field": ({ field, allowed }) => meant(require_validate.onlyNearest(field, allowed)),
	"bad-value": ({ value, allowed }) => meant(require_validate.onlyNearest(value, allowed)),
	"bad-expectation": ({ value, allowed }) => {
		const words = value.split(" ");
		const word = require_validate.onlyNearest(words.pop() ?? "", allowed);
		return word === null ? null : {
			kind: "text",
			text: [...words, word].join(" ")
		};
	},
	"deployment-unknown": ({ slug, configured }) => meant(require_validate.onlyNearest(slug, configured)),
	"unknown-condition-type": ({ type, known }) => meant(require_validate.onlyNearest(type, known)),
	"unknown-condition-value": ({ value, known }) => meant(require_validate.onlyNearest(value, known)),
	"unknown-config-value": ({ value, known }) => meant(require_validate.onlyNearest(value, known)),
	"unknown-action-type": ({ type, known }) => meant(require_validate.onlyNearest(type, known)),
	"unknown-ruleset": ({ ruleset, nearest }) => meant(require_validate.onlyNearest(ruleset, require_validate.knownRulesets) === nearest ? nearest : null),
	misnamed: ({ meant: name }) => meant(name),
	"rule-type": ({ meant: type }) => meant(type),
	"misnamed-expiry": () => meant("x-expires")
};
const isCommonSlug = (slug) => /^[a-z0-9-]{1,100}$/.test(slug);
const identifier = "^\\S+$";
const dash = { kind: "dash" };
const meant = (text) => text === null ? null : {
	kind: "text",
	text
};
const syntaxCorrections = {
	"odd-space": "odd-space",
	"reserved-start": "quotes",
	indentation: "dash",
	"missing-colon": "dash"
};
function bareValue(expected, text) {
	if (text === null || expected.includes("string")) return null;
	if (expected.includes("boolean")) {
		const value = booleans.get(text.toLowerCase());
		return value === void 0 ? null : {
			kind: "bare",
			text: value
		};
	}
	return expected.includes("integer") && /^(?:0|[1-9]\d{0,14})$/.test(text) ? {
		kind: "bare",
		text
	} : null;
}
const booleans = new Map([...[
	"true",
	"yes",
	"on"
].map((word) => [word, "true"]), ...[
	"false",
	"no",
	"off"
].map((word) => [word, "false"])]);
exports.correctionOf = correctionOf;
