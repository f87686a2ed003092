const require_validate = require("./validate.js");
// src/files/corrections.ts
function correctionOf(problem) {
	const correct = corrections[problem.code];
	return correct?.(problem) ?? null;
}
const corrections = {
	"missing-slug": ({ derived }) => isDerivedEverywhere(derived) ? {
		kind: "slug",
		slug: derived
	} : null,
	"ambiguous-scalar": ({ text, reads: reading }) => reading === "null" ? null : {
		kind: "text",
		text
	},
	"wrong-type": ({ expected, text, isEntry = false }) => replaceByBareValue(expected, text) ?? (isEntry ? addDash : null),
	"bad-text": ({ at, value, expected }) => {
		const trimmed = value.trim();
		if (trimmed !== value && new RegExp(expected).test(trimmed)) return {
			kind: "text",
			text: trimmed
		};
		return expected === identifierPattern && typeof at.pointer.at(-1) === "number" ? addDash : null;
	},
	"joined-lines": ({ severity }) => severity === "error" ? addDash : null,
	syntax: ({ reason, position }) => {
		const repair = syntaxCorrections[reason];
		return repair === void 0 ? null : {
			kind: "syntax",
			what: repair,
			position
		};
	},
	"unknown-field": ({ field, allowed }) => replaceText(require_validate.onlyNearest(field, allowed)),
	"bad-value": ({ value, allowed }) => replaceText(require_validate.onlyNearest(value, allowed)),
	"bad-expectation": ({ value, allowed }) => {
		const words = value.split(" ");
		const lastWord = require_validate.onlyNearest(words.pop() ?? "", allowed);
		return lastWord === null ? null : {
			kind: "text",
			text: [...words, lastWord].join(" ")
		};
	},
	"deployment-unknown": ({ slug, configured }) => replaceText(require_validate.onlyNearest(slug, configured)),
	"unknown-condition-type": ({ type, known }) => replaceText(require_validate.onlyNearest(type, known)),
	"unknown-condition-value": ({ value, known }) => replaceText(require_validate.onlyNearest(value, known)),
	"unknown-config-value": ({ value, known }) => replaceText(require_validate.onlyNearest(value, known)),
	"unknown-action-type": ({ type, known }) => replaceText(require_validate.onlyNearest(type, known)),
	"unknown-ruleset": ({ ruleset, nearest }) => require_validate.onlyNearest(ruleset, require_validate.knownRulesets) === nearest ? replaceText(nearest) : null,
	misnamed: ({ meant: intended }) => replaceText(intended),
	"rule-type": ({ meant: intended }) => replaceText(intended),
	"misnamed-expiry": () => replaceText("x-expires")
};
const isDerivedEverywhere = (slug) => /^[a-z0-9-]{1,100}$/.test(slug);
const identifierPattern = "^\\S+$";
const addDash = { kind: "dash" };
const replaceText = (text) => text === null ? null : {
	kind: "text",
	text
};
const syntaxCorrections = {
	"odd-space": "odd-space",
	"reserved-start": "quotes",
	indentation: "dash",
	"missing-colon": "dash"
};
function replaceByBareValue(expected, text) {
	if (text === null || expected.includes("string")) return null;
	if (expected.includes("boolean")) {
		const value = booleanByWord.get(text.toLowerCase());
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
const booleanByWord = new Map([...[
	"true",
	"yes",
	"on"
].map((word) => [word, "true"]), ...[
	"false",
	"no",
	"off"
].map((word) => [word, "false"])]);
exports.correctionOf = correctionOf;
