// src/render/phrases/phrase.ts
const quoted = (text) => `"${text}"`;
/** `"a", "b" and "c"`; of a long list only the beginning. */
function listed(texts, word = "and") {
	const most = 12;
	if (texts.length > most) return `${texts.slice(0, most).map(quoted).join(", ")} ${word} ${texts.length - most} more`;
	const [last = "", ...before] = texts.map(quoted).toReversed();
	return before.length === 0 ? last : `${before.toReversed().join(", ")} ${word} ${last}`;
}
/** Did-you-mean where one of the allowed is near, else what is allowed. */
function suggestion(nearest, allowed, otherwise) {
	if (nearest !== null) return `did you mean ${quoted(nearest)}?`;
	return allowed.length === 0 ? otherwise : `${otherwise}: ${listed(allowed, "or")}`;
}
// src/render/phrases/meaning.ts
/** Words for what the shape allows and sense or the platform does not. */
const meaningPhrases = {
	"deployment-missing": ({ configured }) => ({
		says: "the file does not say which deployment it belongs to",
		fix: `add "deployment_slug"${configured.length === 0 ? "" : `: ${listed(configured, "or")}`}`
	}),
	"deployment-unknown": ({ slug, configured, nearest }) => ({
		says: `${quoted(slug)} is not a deployment of this repository`,
		fix: suggestion(nearest, configured, "use one that is configured")
	}),
	"deployment-nearly": ({ slug, wanted }) => ({
		says: `the file is for ${quoted(slug)}, the run for ${quoted(wanted)}: this looks like a slip`,
		fix: `did you mean ${quoted(wanted)}? If there are both, name them under "deployments" in ifmatch.yaml`
	}),
	"deployment-folder": ({ slug, folders }) => ({
		says: `the file says deployment ${quoted(slug)}, whose files stand in ${listed(folders)}`,
		fix: "move the file there, or correct \"deployment_slug\""
	}),
	"missing-list": ({ list, kind }) => ({
		says: `no file gives the list ${quoted(list)} of ${kind}`,
		fix: `add ${quoted(list)}; if it is meant to be empty, write ${list}: []`
	}),
	"duplicate-slug": ({ slug, first }) => ({
		says: `another policy has the slug ${quoted(slug)} already, in ${first.file}`,
		fix: "give one of them a slug of its own, or remove it"
	}),
	"duplicate-exception": ({ rule, scope, first }) => ({
		says: `there is an exception for ${quoted(rule)} in ${quoted(scope)} already, in ${first.file}`,
		fix: "remove one of them"
	}),
	"duplicate-item": ({ list, item, first }) => ({
		says: `${quoted(item)} stands in ${quoted(list)} already, in ${first.file}`,
		fix: "remove one of them; to take it away later, both would have to go"
	}),
	"rule-enabled-and-disabled": ({ rule }) => ({
		says: `${quoted(rule)} is in "rules" and in "disabled"`,
		fix: "remove it from one of them"
	}),
	"exception-scope": ({ found }) => ({
		says: found === "both" ? "the exception names a project and a project tag" : "the exception names neither a project nor a project tag",
		fix: "give exactly one of \"project\" and \"project_tag_name\""
	}),
	"rulesets-in-secrets": ({ ruleset }) => ({
		says: `${quoted(ruleset)}: this product takes no rulesets`,
		fix: "write rulesets: [] and name the rules under \"rules\""
	}),
	"missing-companion": ({ action, companion }) => ({
		says: `${quoted(action)} needs ${quoted(companion)} in the same policy`,
		fix: `add an action "type: ${companion}"`
	}),
	"missing-slug": ({ derived, reads }) => ({
		says: "the policy has no slug: one is derived from its name, and a new name would delete the policy and create another",
		fix: derived === "" ? "add a \"slug\"" : `add ${reads === null ? quoted(`slug: ${derived}`) : `slug: ${quoted(derived)}`}`
	}),
	"unknown-condition-type": ({ severity, type, known, nearest }) => ({
		says: `${quoted(type)} is not a condition type that ${severity === "error" ? "the platform knows" : "is known here"}`,
		fix: suggestion(nearest, known, "known are")
	}),
	"unknown-action-type": ({ severity, type, known, nearest }) => ({
		says: `${quoted(type)} is not an action type that ${severity === "error" ? "the platform knows" : "is known here"}`,
		fix: suggestion(nearest, known, "known are")
	}),
	"unknown-condition-value": ({ severity, type, value, known, nearest }) => ({
		says: `${quoted(value)} is not a value of ${quoted(type)}${severity === "error" ? "" : " that is known here"}`,
		fix: suggestion(nearest, known, "known are")
	}),
	"unsupported-exception": ({ field, value, known }) => ({
		says: `the platform does not take ${quoted(value)} as ${quoted(field)} for this product`,
		fix: `use ${listed(known, "or")}`
	}),
	expired: ({ expires, today }) => ({
		says: `this expired on ${expires} (today is ${today})`,
		fix: "remove it, or renew \"x-expires\" if it is still wanted"
	}),
	"bad-date": ({ text }) => ({
		says: `${quoted(text)} is no day of the calendar`,
		fix: "write a day as 2027-01-31"
	}),
	"same-conditions": ({ slug, first }) => ({
		says: `${quoted(slug)} matches the same findings as another policy, in ${first.file}`,
		fix: "merge the two policies, or change the conditions of one"
	}),
	"protected-undeclared": ({ slug, nearest }) => ({
		says: `no file declares the protected policy ${quoted(slug)}`,
		fix: nearest === null ? "if it is to be deleted, remove it here first; else correct the slug" : `did you mean ${quoted(nearest)}? If the policy is to be deleted, remove it here first`
	}),
	"platform-rejects": ({ platformCode, message }) => ({
		says: `the platform rejects this: ${message === "" ? platformCode : `${message} (${platformCode})`}`,
		fix: platformFixes[platformCode] ?? "change what the platform names, then preview again"
	})
};
const platformFixes = {
	UNSUPPORTED_ACTION_TYPE: "use an action type that the platform offers",
	UNKNOWN_REFERENCE: "correct the name, or create on the platform what it refers to",
	MISSING_DEPENDENT_ACTION: "add the action that the platform asks for to the same policy",
	RESERVED_SLUG: "choose another slug; this one belongs to a policy of the system",
	INVALID_CONDITION_VALUE: "use a value that the platform accepts for this condition"
};
// src/render/phrases/reading.ts
/** Words for what goes wrong before there is any YAML. */
const readingPhrases = {
	"no-files": ({ searched }) => ({
		says: `no policy file was found${searched.length === 0 ? "" : ` in ${listed(searched.map((path) => path === "" ? "." : path))}`}`,
		fix: "put .yaml files there, name other folders on the command line, or set \"policies\" in ifmatch.yaml"
	}),
	"path-missing": ({ path }) => ({
		says: `${quoted(path)} does not exist`,
		fix: "correct the path; it counts from the root of the repository"
	}),
	"path-outside": ({ path }) => ({
		says: `${quoted(path)} is outside the repository`,
		fix: "give a path inside it; nothing else is read"
	}),
	symlink: ({ path }) => ({
		says: `${quoted(path)} is a symbolic link, or lies behind one`,
		fix: "put the file itself there; links are not followed"
	}),
	"not-a-file": ({ path }) => ({
		says: `${quoted(path)} is not a regular file`,
		fix: "remove it, or name a regular file"
	}),
	unreadable: ({ reason }) => ({
		says: `it cannot be read: ${reason}`,
		fix: "check its permissions and run again"
	}),
	"file-too-large": ({ bytes, limit }) => ({
		says: `the file has ${bytes} bytes, more than the limit of ${limit}`,
		fix: "split it into several files; they are merged"
	}),
	"not-utf8": ({ offset }) => ({
		says: `the file is not UTF-8: byte ${offset + 1} does not fit`,
		fix: "save the file as UTF-8"
	}),
	"control-character": ({ codePoint }) => ({
		says: `an invisible character (${unicodeName(codePoint)}) stands here`,
		fix: codePoint === 13 ? "end the lines of the file with LF or CRLF" : "remove it"
	}),
	"empty-file": () => ({
		says: "the file is empty",
		fix: "delete it, or write what is meant: \"policies: []\" means no policy"
	}),
	"ignored-file": ({ path, meant }) => ({
		says: `${quoted(path)} is not read: only names that end in .yaml or .yml are`,
		fix: `if it holds policies, rename it to ${quoted(meant)}; else move it out of the folder`
	}),
	"misnamed-config": ({ severity, path, expected }) => ({
		says: `${quoted(path)} is not read: the config is called ${quoted(expected)}`,
		fix: severity === "error" ? `rename it to ${quoted(expected)}` : "remove it, and keep what is needed of it in the config"
	})
};
const unicodeName = (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
// src/render/phrases/shape.ts
/** Words for values that do not have the shape they must have. */
const shapePhrases = {
	"unknown-file": ({ keys }) => ({
		says: `the file is neither a policy nor a list of policies nor a detection policy${keys.length === 0 ? "" : `; it holds ${listed(keys)}`}`,
		fix: "give it \"policies\", or \"name\", \"filters\" and \"actions\", or \"product\" and its lists; or move it out of the folder"
	}),
	"unknown-field": ({ at, field, allowed, nearest }) => ({
		says: `${quoted(field)} is not a field of ${ownerOf(at.pointer, allowed)}`,
		fix: suggestion(nearest, allowed, "remove it, or use one of its fields")
	}),
	"missing-field": ({ field }) => ({
		says: `${quoted(field)} is missing here`,
		fix: `add ${quoted(field)}`
	}),
	"null-value": ({ at, field }) => typeof at.pointer.at(-1) === "number" ? {
		says: `an entry of ${quoted(field)} is empty`,
		fix: "write it, or remove the dash"
	} : {
		says: `${quoted(field)} has no value`,
		fix: "give it one, or remove the key; an empty list is []"
	},
	"wrong-type": ({ expected, found, text }) => ({
		says: `${text === null ? "" : `${quoted(text)} is `}${typeWords(found)}, but ${expectedWords(expected)} belongs here`,
		fix: typeFix(expected, text)
	}),
	"bad-value": ({ value, allowed, nearest }) => ({
		says: `${quoted(value)} is not allowed here`,
		fix: nearest === null ? `use ${listed(allowed, "or")}` : `did you mean ${quoted(nearest)}? Allowed: ${listed(allowed, "or")}`
	}),
	"out-of-bounds": ({ what, found, min, max }) => ({
		says: what === "number" ? `${found} is out of range` : `${counted(found, what)} here`,
		fix: boundWords(what, min, max)
	}),
	"bad-text": ({ at, value, expected }) => ({
		says: `${quoted(value)} does not have the right form`,
		fix: typeof at.pointer.at(-1) === "number" && value.includes(" - ") ? joined : forms[expected] ?? `write a text that fits the pattern ${expected}`
	}),
	"ambiguous-scalar": ({ text, reads }) => ({
		says: `${text} without quotes can be read as ${readingWords[reads] ?? reads}, but text belongs here`,
		fix: `quote it: "${text}"`
	}),
	"joined-lines": ({ severity }) => ({
		says: "a further line of this text begins with a dash, and is no entry of a list",
		fix: severity === "error" ? "if it is meant as an entry, indent its dash like its neighbours; else put the text into quotes" : "put the text after a | to keep its lines, or into quotes"
	})
};
const joined = "an identifier has no spaces: indent the dash of the next line like that of this one";
/** What the object is called that a field stands in, by the key that leads to it or by its other fields. */
function ownerOf(pointer, allowed) {
	const parent = pointer.slice(0, -1).findLast((step) => typeof step === "string");
	if (parent !== void 0 && !pointer.includes("deployments")) return owners[parent] ?? quoted(parent);
	if (parent !== void 0) return "a deployment";
	if (allowed.includes("guards")) return "the config";
	if (allowed.includes("product")) return "a detection policy";
	return allowed.includes("filters") ? "a policy" : "a list of policies";
}
const owners = {
	policies: "a policy",
	filters: "filters",
	conditions: "a condition",
	actions: "an action",
	exceptions: "an exception",
	guards: "guards"
};
const typeNames = {
	object: "a mapping",
	array: "a list",
	string: "text",
	integer: "a whole number",
	number: "a number",
	boolean: "true or false",
	null: "nothing"
};
const typeWords = (type) => typeNames[type] ?? type;
const expectedWords = (types) => types.split(" or ").map(typeWords).join(" or ");
function typeFix(expected, text) {
	if (expected === "boolean") return /^(?:true|yes|on|y)$/i.test(text ?? "") ? "write true, without quotes" : "write true or false, without quotes";
	if (expected === "integer") return "write a whole number, without quotes";
	if (expected === "array" && text !== null) return `write a list: [${text}]`;
	return `write ${expectedWords(expected)}`;
}
const counted = (count, what) => count === 0 ? `no ${what}` : `${count} ${what}`;
function boundWords(what, min, max) {
	const unit = what === "number" ? "" : ` ${what}`;
	if (min === 1 && what === "characters") return "write a text that is not empty";
	if (min !== null) return min === 1 ? "give at least one" : `at least ${min}${unit}`;
	return `at most ${max ?? 0}${unit}`;
}
/** What a pattern of the schema asks for. */
const forms = {
	"^\\S+$": "write it without spaces: it is an identifier",
	"^\\S(?:.*\\S)?$": "write it without spaces at its ends, in one line",
	"^[0-9]{4}-[0-9]{2}-[0-9]{2}$": "write a day as 2027-01-31",
	"^[0-9]{1,19}$": "write the id in digits, 19 at most, and nothing else"
};
const readingWords = {
	null: "an empty value",
	boolean: "a boolean",
	number: "a number",
	date: "a date"
};
// src/render/phrases/yaml.ts
/** Words for what is no YAML, or YAML that is not read here. */
const yamlPhrases = {
	syntax: ({ reason }) => ({
		says: `not valid YAML: ${reason}`,
		fix: syntaxFixes.find(([word]) => reason.includes(word))?.[1] ?? "correct this line, or the one before it"
	}),
	"duplicate-key": ({ field, first }) => ({
		says: `${quoted(field)} stands twice in the same mapping${first === null ? "" : `, first in line ${first.line}`}`,
		fix: "remove one of them"
	}),
	"unsupported-yaml": (problem) => unsupported[problem.what](problem.text),
	limit: ({ what, limit }) => limits[what](limit)
};
/** By a word of the parser's reason. */
const syntaxFixes = [
	["tab character", "indent with spaces, not with tabs"],
	["deficient indentation", "close the quote or bracket that is still open, or indent this line more"],
	["ndentation", "indent this line like its neighbours, with spaces"],
	["quoted scalar", "close the quote"],
	["flow collection", "separate the entries with commas and close the bracket"],
	["anchor &", "write the value out, or correct the name"],
	["escape", "in double quotes, write a backslash as \\\\"]
];
const unsupported = {
	directive: (text) => ({
		says: `${quoted(text)} is a YAML directive`,
		fix: "remove it; files are read as YAML 1.2"
	}),
	"several-documents": (text) => ({
		says: `a second document begins${text === "" ? "" : ` at ${quoted(text)}`}`,
		fix: "put it into a file of its own: one document a file"
	}),
	tag: (text) => ({
		says: `${quoted(text)} is a tag, which is not read here`,
		fix: "remove it; put text into quotes"
	}),
	"merge-key": () => ({
		says: "\"<<\" merges another mapping, which is not read here",
		fix: "write the fields out"
	}),
	key: (text) => ({
		says: text === "" ? "a key without a name stands here" : `a key that begins with ${quoted(text)} is no text`,
		fix: "write a name, and put the rest after the colon"
	})
};
const limits = {
	depth: (limit) => ({
		says: `nested deeper than ${limit} levels`,
		fix: "no policy needs that; remove the nesting"
	}),
	aliases: (limit) => ({
		says: `more than ${limit} aliases in one file`,
		fix: "write the values out"
	}),
	"expanded-size": (limit) => ({
		says: `aliases repeat more than ${limit} values`,
		fix: "write the values out, or split the file"
	})
};
// src/render/phrasebook.ts
const phrasebook = {
	...readingPhrases,
	...yamlPhrases,
	...shapePhrases,
	...meaningPhrases
};
/** The words for a problem: what is so, and what to do. Texts of the file stand in them as they are; whoever prints them escapes them. */
function phrase(problem) {
	const words = phrasebook[problem.code];
	return words(problem);
}
export { phrase };
