import { SourceError, UsageError, breakLineCommand, changeWords, count, effectWords, escapeTerminal, isLineCommand, posix, problemWords, shellWord, summaryWords } from "./start.js";
// src/render/owner-key.ts
/** A bundle of a run as one string. */
const ownerKey = ({ deployment, kind }) => `${kind} ${deployment.slug}`;
// src/render/words/sentence.ts
const foreign = (text) => ({ foreign: text });
/** Sentences in a row with something of ours between them. */
const joined$1 = (sentences, by) => sentences.flatMap((sentence, index) => index === 0 ? sentence : [by, ...sentence]);
/** A sentence as plain text, not escaped yet. */
const textOf = (sentence) => sentence.map((piece) => typeof piece === "string" ? piece : piece.foreign).join("");
/** Things as they are counted off: `a, b and c`. */
function listed$1(things) {
	const last = things.at(-1) ?? [];
	return things.length < 2 ? last : [
		...joined$1(things.slice(0, -1), ", "),
		" and ",
		...last
	];
}
// src/render/words/bundle-name.ts
/** A bundle by its kind, and by its deployment where a run has several. */
const bundleName = (bundle, several) => several ? `${bundle.deployment.slug} ${bundle.kind}` : bundle.kind;
/** The deployments of some bundles by slug, each once. */
const slugsOf = (bundles) => [...new Set(bundles.map(({ deployment }) => deployment.slug))];
const hasSeveralDeployments = (bundles) => slugsOf(bundles).length > 1;
// src/render/triangulation/words.ts
const subjects = {
	"pull request": {
		notFrom: "Not from this pull request",
		apply: "merging"
	},
	files: {
		notFrom: "Not changed in these files",
		apply: "an apply"
	}
};
/** What an apply would take back. */
function revertWords(number, { base }, subject) {
	const { notFrom, apply } = subjects[subject];
	const [are, them] = number === 1 ? ["is", "it"] : ["are", "them"];
	return [
		`${notFrom}: ${count(number, "object")} ${are} not as the base `,
		foreign(base.short),
		` has ${them} on the platform: edited there, or never applied. ${capital(apply)} would revert ${them}.`
	];
}
/** Of an object that both sides changed. */
const overwriteWords = (subject) => `Also edited on the platform since the base: ${subjects[subject].apply} overwrites that.`;
/** `Against the base: stops blocking medium (looser)`; of an object that both sides changed. */
const ownWords = (own) => ["Against the base: ", ...doneWords(own)];
/** `Edited on the platform: also blocks low (stricter)` */
const editWords = (edit) => ["Edited on the platform: ", ...doneWords(edit)];
const doneWords = ({ verb, says, effect }) => [...says === "" ? [verb] : [...verb === "update" ? [] : [`${verb}, `], foreign(says)], ` (${effectWords[effect]})`];
/** Of an object that nobody could compare, though its bundle was. */
const unknownWords = "Whether it was edited on the platform cannot be told.";
/** Whose doing a change is, beside it. */
const originWords = {
	own: "Changed in these files.",
	revert: "Not changed in these files: it differs from the base on the platform, and an apply would revert that.",
	both: overwriteWords("files"),
	unknown: unknownWords
};
/** Over the changes of one origin. */
const originTitles = {
	own: {
		title: "Changed in these files",
		says: "The platform is as the base has it."
	},
	revert: {
		title: "Not changed in these files",
		says: "The platform is not as the base has it: edited there, or never applied. An apply would revert that."
	},
	both: {
		title: "Changed on both sides",
		says: "An apply would overwrite the edit on the platform."
	},
	unknown: {
		title: "Not told apart",
		says: unknownWords
	}
};
/** Where a change comes from, among others. */
const originLabels = {
	own: "these files",
	revert: "the platform, would be reverted",
	both: "both",
	unknown: "not told apart"
};
/** What was done on the platform to an object, by what would take it back. */
const takenBackWords = {
	create: "deleted on the platform",
	update: "edited on the platform",
	delete: "made on the platform"
};
/** `Already live: 2 changes, nothing to do` */
const liveWords = (number) => `Already live: ${count(number, "change")}, nothing to do`;
/** Behind `no changes`. */
const liveTail = (number) => number === 0 ? "" : `, ${String(number)} ${number === 1 ? "is" : "are"} already live`;
/** How many changes of the files the platform has already. */
const countLive = (triangulation) => triangulation?.bundles.reduce((sum, { live }) => sum + live.length, 0) ?? 0;
/** What could not be compared with the base, and what nobody looks after any more; a sentence each, with at most so many names. */
function triangulationNotes(triangulation, bundles, most = 5) {
	if (triangulation === null) return [];
	return [
		...aheadWords(triangulation, most > 0),
		...notInBase(triangulation, bundles, most),
		...droppedWords(triangulation, bundles, most)
	];
}
function aheadWords({ base }, named) {
	if (!base.isAhead) return [];
	const says = "has commits that these files lack, and what those brought looks like a change of these files: rebase, or name the merge base";
	const merge = foreign(`git merge-base ${shellWord(base.name)} HEAD`);
	return [named ? [
		"The base ",
		foreign(base.name),
		` ${says} (`,
		merge,
		")."
	] : [`The base ${says}.`]];
}
function notInBase({ base, bundles }, planned, most) {
	const changing = planned.filter(({ changes }) => changes.length > 0);
	const missing = new Set(bundles.filter(({ inBase }) => !inBase).map(ownerKey));
	const lacking = changing.filter((bundle) => missing.has(ownerKey(bundle)));
	if (lacking.length === 0) return [];
	const several = slugsOf(planned).length > 1;
	const all = lacking.length === changing.length && lacking.length > 1;
	const owners = lacking.map(({ deployment, kind }) => ({
		slug: deployment.slug,
		kind
	}));
	const names = all ? ["these bundles"] : namesOf(owners, several, most);
	const { short, errorsIn } = base;
	const file = most === 0 ? ["a file"] : [foreign(errorsIn ?? "")];
	const why = errorsIn === null ? [" does not declare ", ...names] : [
		" cannot be read, for ",
		...file,
		" has errors there"
	];
	return [[
		"Edits on the platform are not told apart: the base ",
		foreign(short),
		...why,
		"."
	]];
}
function droppedWords({ dropped }, planned, most) {
	if (dropped.length === 0) return [];
	const slugs = /* @__PURE__ */ new Set([...slugsOf(planned), ...dropped.flatMap(({ deployment }) => deployment ?? [])]);
	const names = namesOf(dropped.map(({ deployment, kind }) => ({
		slug: deployment,
		kind
	})), slugs.size > 1, most);
	const rest = dropped.length === 1 ? "it stays on the platform as it is and is no longer looked after." : "they stay on the platform as they are and are no longer looked after.";
	return [[
		"No file declares ",
		...names,
		` any more: ${rest}`
	]];
}
function namesOf(bundles, several, most) {
	if (most === 0) return [count(bundles.length, "bundle")];
	const names = bundles.slice(0, most).map(({ slug, kind }) => several && slug !== null ? [`${kind} of `, foreign(slug)] : [kind]);
	const more = bundles.length - names.length;
	return listed$1(more > 0 ? [...names, [`${String(more)} more`]] : names);
}
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
// src/render/phrases/phrase.ts
const quoted$1 = (text) => `"${text}"`;
/** `"a", "b" and "c"`; of a long list only the beginning. */
function listed(texts, word = "and") {
	const most = 12;
	if (texts.length > most) return `${texts.slice(0, most).map(quoted$1).join(", ")} ${word} ${texts.length - most} more`;
	const [last = "", ...before] = texts.map(quoted$1).toReversed();
	return before.length === 0 ? last : `${before.toReversed().join(", ")} ${word} ${last}`;
}
/** Did-you-mean where one of the allowed is near, else what is allowed. */
function suggestion(nearest, allowed, otherwise) {
	if (nearest !== null) return `did you mean ${quoted$1(nearest)}?`;
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
		says: `${quoted$1(slug)} is not a deployment of this repository`,
		fix: suggestion(nearest, configured, "use one that is configured")
	}),
	"deployment-nearly": ({ slug, wanted }) => ({
		says: `the file is for ${quoted$1(slug)}, the run for ${quoted$1(wanted)}: this looks like a slip`,
		fix: `did you mean ${quoted$1(wanted)}? If there are both, name them under "deployments" in ifmatch.yaml`
	}),
	"deployment-folder": ({ slug, folders }) => ({
		says: `the file says deployment ${quoted$1(slug)}, whose files stand in ${listed(folders)}`,
		fix: "move the file there, or correct \"deployment_slug\""
	}),
	"missing-list": ({ list, kind }) => ({
		says: `no file gives the list ${quoted$1(list)} of ${kind}`,
		fix: `add ${quoted$1(list)}; if it is meant to be empty, write ${list}: []`
	}),
	"duplicate-slug": ({ slug, first }) => ({
		says: `another policy has the slug ${quoted$1(slug)} already, in ${first.file}`,
		fix: "give one of them a slug of its own, or remove it"
	}),
	"duplicate-exception": ({ rule, scope, first }) => ({
		says: `there is an exception for ${quoted$1(rule)} in ${quoted$1(scope)} already, in ${first.file}`,
		fix: "remove one of them"
	}),
	"duplicate-item": ({ list, item, first }) => ({
		says: `${quoted$1(item)} stands in ${quoted$1(list)} already, in ${first.file}`,
		fix: "remove one of them; to take it away later, both would have to go"
	}),
	"rule-enabled-and-disabled": ({ rule }) => ({
		says: `${quoted$1(rule)} is in "rules" and in "disabled"`,
		fix: "remove it from one of them"
	}),
	"exception-scope": ({ found }) => ({
		says: found === "both" ? "the exception names a project and a project tag" : "the exception names neither a project nor a project tag",
		fix: "give exactly one of \"project\" and \"project_tag_name\""
	}),
	"rulesets-in-secrets": ({ ruleset }) => ({
		says: `${quoted$1(ruleset)}: this product takes no rulesets`,
		fix: "write rulesets: [] and name the rules under \"rules\""
	}),
	"missing-companion": ({ action, companion }) => ({
		says: `${quoted$1(action)} needs ${quoted$1(companion)} in the same policy`,
		fix: `add an action "type: ${companion}"`
	}),
	"missing-slug": ({ derived, reads }) => ({
		says: "the policy has no slug: one is derived from its name, and a new name would delete the policy and create another",
		fix: derived === "" ? "add a \"slug\"" : `add ${reads === null ? quoted$1(`slug: ${derived}`) : `slug: ${quoted$1(derived)}`}`
	}),
	"unknown-condition-type": ({ severity, type, known, nearest }) => ({
		says: `${quoted$1(type)} is not a condition type that ${severity === "error" ? "the platform knows" : "is known here"}`,
		fix: suggestion(nearest, known, "known are")
	}),
	"unknown-action-type": ({ severity, type, known, nearest }) => ({
		says: `${quoted$1(type)} is not an action type that ${severity === "error" ? "the platform knows" : "is known here"}`,
		fix: suggestion(nearest, known, "known are")
	}),
	"unknown-condition-value": ({ severity, type, value, known, nearest }) => ({
		says: `${quoted$1(value)} is not a value of ${quoted$1(type)}${severity === "error" ? "" : " that is known here"}`,
		fix: suggestion(nearest, known, "known are")
	}),
	"unsupported-exception": ({ field, value, known }) => ({
		says: `the platform does not take ${quoted$1(value)} as ${quoted$1(field)} for this product`,
		fix: `use ${listed(known, "or")}`
	}),
	expired: ({ expires, today }) => ({
		says: `this expired on ${expires} (today is ${today})`,
		fix: "remove it, or renew \"x-expires\" if it is still wanted"
	}),
	"bad-date": ({ text }) => ({
		says: `${quoted$1(text)} is no day of the calendar`,
		fix: "write a day as 2027-01-31"
	}),
	"same-conditions": ({ slug, first }) => ({
		says: `${quoted$1(slug)} matches the same findings as another policy, in ${first.file}`,
		fix: "merge the two policies, or change the conditions of one"
	}),
	"protected-undeclared": ({ slug, nearest }) => ({
		says: `no file declares the protected policy ${quoted$1(slug)}`,
		fix: nearest === null ? "if it is to be deleted, remove it here first; else correct the slug" : `did you mean ${quoted$1(nearest)}? If the policy is to be deleted, remove it here first`
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
		says: `${quoted$1(path)} does not exist`,
		fix: "correct the path; it counts from the root of the repository"
	}),
	"path-outside": ({ path }) => ({
		says: `${quoted$1(path)} is outside the repository`,
		fix: "give a path inside it; nothing else is read"
	}),
	symlink: ({ path }) => ({
		says: `${quoted$1(path)} is a symbolic link, or lies behind one`,
		fix: "put the file itself there; links are not followed"
	}),
	"not-a-file": ({ path }) => ({
		says: `${quoted$1(path)} is not a regular file`,
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
		says: `${quoted$1(path)} is not read: only names that end in .yaml or .yml are`,
		fix: `if it holds policies, rename it to ${quoted$1(meant)}; else move it out of the folder`
	}),
	"misnamed-config": ({ severity, path, expected }) => ({
		says: `${quoted$1(path)} is not read: the config is called ${quoted$1(expected)}`,
		fix: severity === "error" ? `rename it to ${quoted$1(expected)}` : "remove it, and keep what is needed of it in the config"
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
		says: `${quoted$1(field)} is not a field of ${ownerOf(at.pointer, allowed)}`,
		fix: suggestion(nearest, allowed, "remove it, or use one of its fields")
	}),
	"missing-field": ({ field }) => ({
		says: `${quoted$1(field)} is missing here`,
		fix: `add ${quoted$1(field)}`
	}),
	"null-value": ({ at, field }) => typeof at.pointer.at(-1) === "number" ? {
		says: `an entry of ${quoted$1(field)} is empty`,
		fix: "write it, or remove the dash"
	} : {
		says: `${quoted$1(field)} has no value`,
		fix: "give it one, or remove the key; an empty list is []"
	},
	"wrong-type": ({ expected, found, text }) => ({
		says: `${text === null ? "" : `${quoted$1(text)} is `}${typeWords(found)}, but ${expectedWords(expected)} belongs here`,
		fix: typeFix(expected, text)
	}),
	"bad-value": ({ value, allowed, nearest }) => ({
		says: `${quoted$1(value)} is not allowed here`,
		fix: nearest === null ? `use ${listed(allowed, "or")}` : `did you mean ${quoted$1(nearest)}? Allowed: ${listed(allowed, "or")}`
	}),
	"out-of-bounds": ({ what, found, min, max }) => ({
		says: what === "number" ? `${found} is out of range` : `${counted(found, what)} here`,
		fix: boundWords(what, min, max)
	}),
	"bad-text": ({ at, value, expected }) => ({
		says: `${quoted$1(value)} does not have the right form`,
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
	if (parent !== void 0 && !pointer.includes("deployments")) return owners[parent] ?? quoted$1(parent);
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
		says: `${quoted$1(field)} stands twice in the same mapping${first === null ? "" : `, first in line ${first.line}`}`,
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
		says: `${quoted$1(text)} is a YAML directive`,
		fix: "remove it; files are read as YAML 1.2"
	}),
	"several-documents": (text) => ({
		says: `a second document begins${text === "" ? "" : ` at ${quoted$1(text)}`}`,
		fix: "put it into a file of its own: one document a file"
	}),
	tag: (text) => ({
		says: `${quoted$1(text)} is a tag, which is not read here`,
		fix: "remove it; put text into quotes"
	}),
	"merge-key": () => ({
		says: "\"<<\" merges another mapping, which is not read here",
		fix: "write the fields out"
	}),
	key: (text) => ({
		says: text === "" ? "a key without a name stands here" : `a key that begins with ${quoted$1(text)} is no text`,
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
// src/render/terminal/palette.ts
/** How an effect looks beside a change. */
const effectLooks = {
	stricter: "green",
	looser: "red",
	mixed: "yellow",
	neutral: "dim",
	unknown: "yellow"
};
/** Codes that switch a look on and off again: ECMA-48, 8.3.117 (SGR). */
const codes = {
	plain: null,
	bold: [1, 22],
	dim: [2, 22],
	red: [31, 39],
	green: [32, 39],
	yellow: [33, 39],
	cyan: [36, 39]
};
/** Text in its look, or as it is when colour is not wanted. */
function paint(style, text, color) {
	const code = codes[style];
	if (!color || code === null || text === "") return text;
	const [on, off] = code;
	return `\u001B[${String(on)}m${text}\u001B[${String(off)}m`;
}
// src/render/terminal/width.ts
const ascii = /^[ -~]*$/;
const wide = /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;
const combining = /\p{M}/u;
/** Columns that text takes on a terminal. For escaped text: control and zero-width characters are gone by then. */
function widthOf(text) {
	if (ascii.test(text)) return text.length;
	let width = 0;
	for (const character of text) width += widthOfCharacter(character);
	return width;
}
/** Wide East Asian characters and emoji take two columns, combining marks none (Unicode Standard Annex 11). */
function widthOfCharacter(character) {
	if (combining.test(character)) return 0;
	return wide.test(character) ? 2 : 1;
}
/** Fills up with spaces to a width. */
const padTo = (text, width) => text + " ".repeat(Math.max(0, width - widthOf(text)));
/** The longest start of a text that fits into some columns, and what remains. */
function splitAt(text, columns) {
	let width = 0;
	let index = 0;
	for (const character of text) {
		const next = width + widthOfCharacter(character);
		if (next > columns) break;
		width = next;
		index += character.length;
	}
	return [text.slice(0, index), text.slice(index)];
}
// src/render/terminal/layout.ts
/** Below this nothing can be read, so lines run over instead. */
const leastWidth = 40;
/** Escapes, wraps and colours: the only way from lines to the text of a terminal, so that no text escapes the escaping. */
function layout(lines, { width, color }) {
	const columns = Math.max(width, leastWidth);
	return lines.flatMap((line) => wrap(line, columns)).map((row) => show$1(row, color)).join("");
}
function show$1({ indent, spans }, color) {
	const painted = (isLineCommand(spans.map(({ text }) => text).join("")) ? breakFirstColon(spans) : spans).map(({ text, style }) => paint(style, text, color));
	return `${spans.length === 0 ? "" : " ".repeat(indent)}${painted.join("")}\n`;
}
function breakFirstColon(spans) {
	const first = spans.findIndex(({ text }) => text.includes(":"));
	return spans.map(({ text, style }, index) => ({
		text: index === first ? breakLineCommand(text) : text,
		style
	}));
}
/** A line as the rows that it takes. */
function wrap(line, columns) {
	const spans = line.spans.map(({ text, style }) => ({
		text: escapeTerminal(text),
		style
	}));
	if (spans.reduce((sum, { text }) => sum + widthOf(text), line.indent) <= columns || line.flow === "raw") return [{
		indent: line.indent,
		spans
	}];
	return fill(spans.flatMap(({ text, style }) => cutWords(text, line.flow).map((piece) => ({
		text: piece,
		style
	}))), line, columns);
}
/** Words with the space behind them, or code as one piece. */
const cutWords = (text, flow) => flow === "words" ? text.match(/ +|[^ ]+ */g) ?? [] : [text];
/** Puts pieces into rows; one that is longer than a row is broken. */
function fill(pieces, line, columns) {
	const hang = Math.min(line.indent + line.hang, Math.floor(columns / 2));
	const rows = [new OpenRow(line.indent, columns)];
	const last = () => rows.at(-1) ?? new OpenRow(hang, columns);
	for (const { text, style } of pieces) {
		const core = withoutEnd(text);
		if (line.flow === "words" && last().spans.length > 0 && widthOf(core) > last().room) rows.push(new OpenRow(hang, columns));
		let [start, rest] = splitAt(core, last().room);
		while (rest !== "") {
			last().add({
				text: start,
				style
			});
			rows.push(new OpenRow(hang, columns));
			[start, rest] = splitAt(rest, last().room);
		}
		last().add({
			text: start + text.slice(core.length),
			style
		});
	}
	return rows.map(({ indent, spans }) => ({
		indent,
		spans: trimLast(spans)
	}));
}
/** A row while it is filled. */
var OpenRow = class {
	indent;
	spans = [];
	room;
	constructor(indent, columns) {
		this.indent = indent;
		this.room = columns - indent;
	}
	add(span) {
		if (span.text === "") return;
		const last = this.spans.at(-1);
		if (last?.style === span.style) this.spans[this.spans.length - 1] = {
			text: last.text + span.text,
			style: span.style
		};
		else this.spans.push(span);
		this.room -= widthOf(span.text);
	}
};
/** Spaces at the end of a row show nothing. */
function trimLast(spans) {
	return spans.map((span, index) => index === spans.length - 1 ? {
		text: withoutEnd(span.text),
		style: span.style
	} : span);
}
function withoutEnd(text) {
	let end = text.length;
	while (text[end - 1] === " ") end -= 1;
	return text.slice(0, end);
}
// src/render/words/place-words.ts
/** `policies/a.yaml:12:5`, as editors and terminals link it. */
const placeWords = ({ file, line, column }) => `${file}:${String(line)}:${String(column)}`;
// src/render/terminal/excerpt.ts
/**
* The part of a line around a column (from 1, in UTF-16 units) that fits into some columns. A tab becomes one space, and hidden
* characters become visible, so that the caret stands where the eye looks.
*/
function excerptAt(line, column, columns) {
	const near = line.slice(Math.max(0, column - 1 - 2 * columns), column - 1);
	const before = cutStart(show(near), Math.floor(columns / 2));
	return {
		text: before + cutEnd(show(line.slice(column - 1, column - 1 + 2 * columns)).trimEnd(), columns - widthOf(before)),
		caret: widthOf(before)
	};
}
const show = (text) => escapeTerminal(text.replaceAll("	", " "));
function cutEnd(text, columns) {
	if (widthOf(text) <= columns) return text;
	let kept = "";
	let width = 1;
	for (const character of text) {
		width += widthOf(character);
		if (width > columns) break;
		kept += character;
	}
	return `${kept}…`;
}
function cutStart(text, columns) {
	if (widthOf(text) <= columns) return text;
	let kept = "";
	let width = 1;
	for (const character of Array.from(text.slice(-2 * columns)).toReversed()) {
		width += widthOf(character);
		if (width > columns) break;
		kept = character + kept;
	}
	return `…${kept}`;
}
// src/render/terminal/line.ts
const plain = (text) => ({
	text,
	style: "plain"
});
const styled = (style, text) => ({
	text,
	style
});
/** A sentence; a bare string is plain. */
const words = (indent, ...parts) => ({
	indent,
	hang: 2,
	flow: "words",
	spans: toSpans(parts)
});
/** Text whose spaces count. */
const code = (indent, hang, ...parts) => ({
	indent,
	hang,
	flow: "code",
	spans: toSpans(parts)
});
/** Text that is laid out already. */
const raw = (indent, ...parts) => ({
	indent,
	hang: 0,
	flow: "raw",
	spans: toSpans(parts)
});
const blank = {
	indent: 0,
	hang: 0,
	flow: "raw",
	spans: []
};
/** Groups of lines with one empty line between those that hold something. */
function paragraphs(...groups) {
	return groups.filter((group) => group.length > 0).flatMap((group, index) => index === 0 ? group : [blank, ...group]);
}
const toSpans = (parts) => parts.map((part) => typeof part === "string" ? plain(part) : part);
// src/render/terminal/problems.ts
/** Nobody reads more; what is not shown is never searched for in its file. */
const most = 100;
/** Each problem with its place, the line of source with a caret, and what to do. Of very many the errors go first, and the rest is counted. */
function problemLines(problems, { width, verbose }) {
	const shown = verbose ? problems : mostTelling(problems);
	const left = problems.length - shown.length;
	const rest = words(0, `${count(left, "more problem")} not shown here: `, styled("bold", "--verbose"), " shows all.");
	return paragraphs(...shown.map((problem) => oneProblem(problem, width)), left === 0 ? [] : [rest]);
}
function mostTelling(problems) {
	if (problems.length <= most) return problems;
	const isError = ({ problem }) => problem.severity === "error";
	const errors = problems.filter(isError).slice(0, most);
	const warnings = problems.filter((problem) => !isError(problem)).slice(0, most - errors.length);
	const shown = /* @__PURE__ */ new Set([...errors, ...warnings]);
	return problems.filter((problem) => shown.has(problem));
}
function oneProblem(located, width) {
	const { says, fix } = phrase(located.problem);
	const { position, first } = located;
	const place = position === null ? [] : [styled("bold", placeWords(position))];
	return [
		words(0, ...place, ...position === null ? [] : ["  "], ...severity(located), says),
		...source(located, width),
		...first === null ? [] : [words(2, styled("dim", "first: "), placeWords(first))],
		...fix === "" ? [] : [words(2, styled("cyan", "fix: "), fix)]
	];
}
/** An error is the rule and needs no word. */
const severity = ({ problem }) => problem.severity === "warning" ? [styled("yellow", "warning: ")] : [];
function source({ position, excerpt, problem }, width) {
	if (position === null || excerpt === null || excerpt.trim() === "") return [];
	const number = String(position.line);
	const gutter = 5 + number.length;
	const { text, caret } = excerptAt(excerpt, position.column, Math.max(width, 40) - gutter);
	const mark = styled(problem.severity === "error" ? "red" : "yellow", "^");
	return [raw(2, styled("dim", `${number} | `), text), raw(2, styled("dim", `${" ".repeat(number.length)} | `), " ".repeat(caret), mark)];
}
// src/render/words/headline.ts
/** What came of a run, in one line. */
const headlines = {
	valid: ({ policies, files, problems }) => alone(`Valid: ${count(policies, "policy", "policies")} in ${count(files, "file")}${problems.length > 0 ? `, ${problemWords(problems)}` : ""}`),
	invalid: ({ problems }) => alone(`Not valid: ${problemWords(problems)}${inFiles(problems)}`),
	"no-changes": ({ plan, triangulation }) => isRollback$1(plan) ? of("Nothing to roll back: ", plan, " is as before already") : of("Plan for ", plan, `: no changes${liveTail(countLive(triangulation ?? null))}`),
	changes: ({ plan }) => of(isRollback$1(plan) ? "Rollback for " : "Plan for ", plan, `: ${summaryWords(plan.summary)}`),
	consent: ({ plan }) => of("Consent needed for ", plan, `: ${summaryWords(plan.summary)}`),
	stale: ({ plan }) => isRollback$1(plan) ? of("Stale: ", plan, " was changed since the apply; nothing was rolled back") : of("Stale: ", plan, " is not what was reviewed; nothing was applied"),
	applied: ({ plan, results }) => results.every(({ outcome }) => outcome.result === "already-applied") ? of("Applied already: ", plan, " has it, and nothing was sent") : of("Applied to ", plan, `: ${summaryWords(plan.summary)}`),
	partial: ({ plan, results }) => {
		const done = results.filter(({ outcome }) => outcome.result === "applied" || outcome.result === "already-applied").length;
		return of("Partly applied to ", plan, `: ${String(done)} of ${count(results.length, "bundle")} confirmed`);
	},
	failed: ({ plan }) => plan === null ? alone("Failed") : of("Failed: ", plan, `, ${changeWords(plan.summary).join(", ") || "no changes"} planned`)
};
const isRollback$1 = ({ undoes }) => undoes !== void 0;
/** The headline of any outcome. */
function headlineOf(outcome) {
	const row = headlines[outcome.kind];
	return row(outcome);
}
/** The same as one text. */
function headlineText(outcome) {
	const { before, slug, after } = headlineOf(outcome);
	return `${before}${slug ?? ""}${after}`;
}
/** In how many files the problems are. */
function inFiles(problems) {
	const files = new Set(problems.flatMap(({ position }) => position?.file ?? []));
	return files.size === 0 ? "" : ` in ${count(files.size, "file")}`;
}
const alone = (before) => ({
	before,
	slug: null,
	after: ""
});
function of(before, plan, after) {
	const slugs = slugsOf(plan.bundles);
	const [slug] = slugs;
	if (slug === void 0) return alone(`${before}no deployment${after}`);
	return slugs.length === 1 ? {
		before,
		slug,
		after
	} : alone(`${before}${count(slugs.length, "deployment")}${after}`);
}
// src/files/nearest.ts
/** The allowed word that was probably meant; null when none is close enough. */
function nearest(word, allowed) {
	let best = null;
	let limit = Math.min(Math.max(1, Math.floor(word.length / 3)), 3);
	for (const one of allowed) {
		const steps = distance(word.toLowerCase(), one.toLowerCase(), limit);
		if (steps > limit || steps >= one.length) continue;
		if (best === null || steps < limit) best = one;
		limit = steps;
	}
	return best;
}
/** Letters to add, drop, change or swap with a neighbour; beyond `limit` any larger number. (Optimal string alignment.) */
function distance(a, b, limit) {
	if (Math.abs(a.length - b.length) > limit) return limit + 1;
	const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
	for (let row = 1; row <= a.length; row++) rows.push(nextRow(a.slice(0, row), b, rows));
	return rows.at(-1)?.at(-1) ?? 0;
}
function nextRow(a, b, rows) {
	const [last = [], before = []] = [rows.at(-1), rows.at(-2)];
	const row = [a.length];
	for (let column = 1; column <= b.length; column++) {
		const cost = a.at(-1) === b[column - 1] ? 0 : 1;
		const swapped = column > 1 && a.at(-1) === b[column - 2] && a.at(-2) === b[column - 1] ? (before[column - 2] ?? 0) + 1 : Infinity;
		row.push(Math.min((row[column - 1] ?? 0) + 1, (last[column] ?? 0) + 1, (last[column - 1] ?? 0) + cost, swapped));
	}
	return row;
}
// src/domain/settings.ts
const defaultSettings = {
	policies: ["policies"],
	deployments: /* @__PURE__ */ new Map(),
	guards: {
		maxDeletes: 10,
		maxDeletePercent: 30,
		allowEmpty: false,
		protected: [],
		looser: "allow",
		consentLabel: null
	},
	onStale: "refuse",
	impact: "auto"
};
// src/files/find/glob.ts
const isGlob = (path) => /[*?]/.test(path);
/** A glob of `**` (any folders), `*` (any characters of a name) and `?` (one character). */
function openGlob(segments) {
	return {
		segments,
		next: reachable(segments, [0])
	};
}
/** One name further down. */
function enter(glob, name) {
	const after = [...glob.next].flatMap((at) => {
		const segment = glob.segments[at];
		if (segment === void 0) return [];
		if (segment === "**") return [at];
		return fits(segment, name) ? [at + 1] : [];
	});
	return {
		segments: glob.segments,
		next: reachable(glob.segments, after)
	};
}
/** Whether what stands here is meant. */
const isMeant$1 = (glob) => glob.next.has(glob.segments.length);
/** Whether something further down may be meant. */
const leadsOn = (glob) => [...glob.next].some((at) => at < glob.segments.length);
/** `**` also stands for no folder at all. */
function reachable(segments, from) {
	const all = /* @__PURE__ */ new Set();
	for (const start of from) for (let at = start; !all.has(at); at++) {
		all.add(at);
		if (segments[at] !== "**") break;
	}
	return all;
}
/** Matches a name without backtracking over more than the last `*`, so that no pattern is slow. */
function fits(pattern, name) {
	let [at, star, retry] = [
		0,
		-1,
		0
	];
	for (let index = 0; index < name.length;) if (pattern[at] === "*") {
		star = at++;
		retry = index;
	} else if (pattern[at] === "?" || pattern[at] === name[index]) {
		at++;
		index++;
	} else if (star >= 0) {
		at = star + 1;
		index = ++retry;
	} else return false;
	while (pattern[at] === "*") at++;
	return at === pattern.length;
}
// src/files/find/meant-name.ts
/** Whether a file in a searched folder is read. */
const isPolicyName = (name) => /\.ya?ml$/i.test(name);
/**
* What a file was probably meant to be called that is not read for its name: a slip, JSON, or a copy such as `x.yaml.bak`. Null for a
* name that is right, and for files of another kind.
*/
function meantName(name) {
	if (isPolicyName(name)) return null;
	const [, original] = /^(.+\.ya?ml)\./i.exec(name) ?? [];
	if (original !== void 0) return original;
	const [, joined] = /^(.*[^\W_])[\W_]*ya?ml$/i.exec(name) ?? [];
	if (joined !== void 0) return `${joined}.yaml`;
	const dot = name.lastIndexOf(".");
	const [stem, ending] = [name.slice(0, dot), name.slice(dot + 1)];
	return dot > 0 && isNearlyYaml(ending) ? `${stem}.yaml` : null;
}
/** `xml` and `ml` are one letter from `yml`, too, but nobody types them for it. */
const isNearlyYaml = (ending) => /^json$/i.test(ending) || /[yz]/i.test(ending) && nearest(ending, ["yaml", "yml"]) !== null;
// src/files/find/find-files.ts
const configName$1 = "ifmatch.yaml";
/** The policy files under what was asked for, sorted by code unit; the config is none of them. */
function findFiles(source, asked, config) {
	const search = {
		source,
		config,
		files: /* @__PURE__ */ new Set(),
		problems: []
	};
	for (const one of asked) lookAt(search, one);
	const files = [...search.files].toSorted();
	if (files.length === 0 && !hasErrors$2(search)) search.problems.push(noFiles(asked.map((one) => one.path)));
	return {
		files,
		problems: search.problems
	};
}
/** A problem of no file at all. */
const nowhere$1 = {
	file: "",
	pointer: []
};
const noFiles = (searched) => ({
	severity: "error",
	at: nowhere$1,
	code: "no-files",
	searched
});
const hasErrors$2 = ({ problems }) => problems.some(({ severity }) => severity === "error");
function lookAt(search, asked) {
	const kind = search.source.kind(asked.path);
	if (kind === "missing" && isGlob(asked.path)) return lookAtGlob(search, asked);
	if (kind === "folder") return walk(search, asked.path);
	if (kind === "missing") return asked.byDefault ? void 0 : missing(search, asked);
	take(search, asked.path, kind);
}
function missing(search, asked) {
	search.problems.push({
		severity: "error",
		at: asked.at,
		code: "path-missing",
		path: asked.path
	});
}
function lookAtGlob(search, asked) {
	const segments = asked.path.split("/");
	const literal = segments.findIndex(isGlob);
	const folder = segments.slice(0, literal).join("/");
	const own = {
		...search,
		files: /* @__PURE__ */ new Set(),
		problems: []
	};
	if (search.source.kind(folder) === "folder") walkGlob(own, folder, openGlob(segments.slice(literal)));
	if (own.files.size === 0 && !hasErrors$2(own)) missing(search, asked);
	for (const file of own.files) search.files.add(file);
	search.problems.push(...own.problems);
}
function walkGlob(search, folder, glob) {
	for (const { path, name, kind } of visibleEntries(search, folder)) {
		const here = enter(glob, name);
		if (kind === "folder") {
			if (isMeant$1(here)) walk(search, path);
			else if (leadsOn(here)) walkGlob(search, path, here);
		} else if (isMeant$1(here)) takeEntry(search, path, name, kind);
		else if (kind === "symlink" && leadsOn(here)) {
			if (!search.source.leadsToFile(path)) take(search, path, kind);
		} else if (isMeant$1(enter(glob, meantName(name) ?? name))) takeEntry(search, path, name, kind);
	}
}
function walk(search, folder) {
	for (const { path, name, kind } of visibleEntries(search, folder)) if (kind === "folder") walk(search, path);
	else takeEntry(search, path, name, kind);
}
/** A policy file, by its name. A link that does not lead to a file counts as one: it may stand for a folder of policies. */
function takeEntry(search, path, name, kind) {
	if (path === search.config || name === "ifmatch.yaml") return;
	if (isPolicyName(name) || kind === "symlink" && !search.source.leadsToFile(path)) return take(search, path, kind);
	const meant = meantName(name);
	if (meant === null) return;
	search.problems.push({
		severity: "warning",
		at: {
			file: path,
			pointer: []
		},
		code: "ignored-file",
		path,
		meant
	});
}
function visibleEntries(search, folder) {
	try {
		return search.source.list(folder).filter(({ name }) => !name.startsWith(".") && name !== "node_modules").map(({ name, kind }) => ({
			path: folder === "" ? name : `${folder}/${name}`,
			name,
			kind
		}));
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		search.problems.push({
			severity: "error",
			at: {
				file: folder,
				pointer: []
			},
			code: "unreadable",
			reason: error.message
		});
		return [];
	}
}
function take(search, path, kind) {
	if (path === search.config) return;
	if (kind === "file") search.files.add(path);
	else search.problems.push({
		severity: "error",
		at: {
			file: path,
			pointer: []
		},
		code: kind === "symlink" ? "symlink" : "not-a-file",
		path
	});
}
// src/files/find/inside-path.ts
/** A path relative to the repository's root, without `.`, `..` and doubled slashes; null when it leads outside. The root itself is ''. */
function insidePath(base, path) {
	if (posix.isAbsolute(path) || /^[A-Za-z]:[\\/]/.test(path)) return null;
	const joined = posix.join(base, path);
	if (joined === ".." || joined.startsWith("../")) return null;
	return joined === "." || joined === "./" ? "" : joined.replace(/\/$/, "");
}
// src/files/find/misnamed-config.ts
/** Files of a folder that are called nearly as the config, which is then not read: guards that somebody set would be off. */
function misnamedConfigs(source, folder, severity) {
	if (source.kind(folder) !== "folder") return [];
	return namesIn(source, folder).filter(isMisnamed).map((name) => {
		const path = folder === "" ? name : `${folder}/${name}`;
		return {
			severity,
			at: {
				file: path,
				pointer: []
			},
			code: "misnamed-config",
			path,
			expected: configName$1
		};
	});
}
/** The same for the folders that paths of a run lie in, where the config of such a folder would count. */
function misnamedAbove(source, asked, config) {
	return [...new Set(asked.flatMap(({ path }) => foldersAbove(path)).filter((folder) => !liesAbove(config, folder)))].flatMap((folder) => misnamedConfigs(source, folder, "error"));
}
/** The path itself, if it is a folder, and all above it but the root, whose config is looked for in any case. */
function foldersAbove(path) {
	const steps = path.split("/");
	return path === "" ? [] : steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}
/** A config in the folder, or further down, is nearer to the paths. */
const liesAbove = (config, folder) => config?.startsWith(`${folder}/`) ?? false;
function namesIn(source, folder) {
	try {
		return source.list(folder).filter(({ kind }) => kind === "file" || kind === "symlink").map(({ name }) => name);
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return [];
	}
}
function isMisnamed(name) {
	const shown = name.replace(/^\./, "");
	if (name === "ifmatch.yaml" || !(isPolicyName(shown) || meantName(shown) !== null)) return false;
	const plain = shown.slice(0, Math.max(0, shown.lastIndexOf("."))).toLowerCase().replaceAll(/[-_]/g, "");
	if (plain === "ifmatch") return true;
	return plain.startsWith("if") && plain.length <= 7 && nearest(plain, ["ifmatch"]) !== null;
}
process.getBuiltinModule("node:buffer");
const isUtf8 = /* @__PURE__ */ (() => process.getBuiltinModule("node:buffer").isUtf8)();
// src/files/yaml/lines.ts
/** Offsets at which the lines of a text begin. A line ends, as in YAML, at a line feed, a carriage return or both together. */
function lineStarts(text) {
	const starts = [0];
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		if (unit === lineFeed$2 || unit === carriageReturn && text.charCodeAt(index + 1) !== lineFeed$2) starts.push(index + 1);
	}
	return starts;
}
const lineFeed$2 = 10;
const carriageReturn = 13;
/** Line and column of an offset (from 0, in UTF-16 units). */
function positionAt(starts, file, offset) {
	let [low, high] = [0, starts.length];
	while (high - low > 1) {
		const middle = low + high >> 1;
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle;
	}
	return {
		file,
		line: low + 1,
		column: offset - (starts[low] ?? 0) + 1
	};
}
/** A line without its end; lines count from 1. */
function lineAt(text, starts, line) {
	return text.slice(starts[line - 1] ?? text.length, starts[line] ?? text.length).replace(/(?:\r\n?|\n)$/, "");
}
// src/files/yaml/limits.ts
/** How many values aliases may add to a document. */
const growthLimit = 1e5;
/** How many characters a key may have: a reader may stop to look for its colon there (YAML 1.2, 7.4). */
const keyLimit = 1024;
/** Nobody reads more problems of one file, and a hostile file must not cost more. */
const problemLimit = 1e3;
// src/files/yaml/mapping.ts
function Made() {}
Made.prototype = Object.freeze(Object.create(null));
const newMapping = () => new Made();
// src/files/yaml/scalars.ts
/**
* How a plain scalar is read by the core schema of YAML 1.2, by YAML 1.1 (`no`, `017`, `1_000`, `12:30:00`, dates) or by any of the
* common readers; null when all of them see text.
*/
function readsAs(text) {
	if (text === "") return "null";
	const first = text.charAt(0);
	for (const reading of readings) if (reading.first.includes(first) && reading.pattern.test(text)) return reading.reads;
	return null;
}
/** Whether the core schema itself, which we read by, sees no text. js-yaml takes a number that no double can hold for text. */
const isCore = (text) => core.test(text) && !(/\d/.test(text) && Math.abs(Number(text)) === Infinity);
const number = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[\da-fA-F_]+|\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:\d[\d_]*(?:\.[\d_]*)?|\._*\d[\d_]*)(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF|nan|NaN|NAN))$/;
const date = /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d?:\d\d?(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?)?$/;
const boolean = /^(?:true|True|TRUE|false|False|FALSE|yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF|y|Y|n|N)$/;
const nothing = /^(?:~|null|Null|NULL)$/;
const core = /^(?:|~|null|Null|NULL|true|True|TRUE|false|False|FALSE|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const readings = [
	{
		first: "~nN",
		pattern: nothing,
		reads: "null"
	},
	{
		first: "nNtTfFyYoO",
		pattern: boolean,
		reads: "boolean"
	},
	{
		first: "0123456789",
		pattern: date,
		reads: "date"
	},
	{
		first: "0123456789-+.",
		pattern: number,
		reads: "number"
	}
];
// src/files/yaml/plain-scalars.ts
/** Never shown, and made once: a stack for each text would cost more than the reading. */
const notPlainError = /* @__PURE__ */ new Error("not plain");
/** Leaves the text to js-yaml. */
function notPlain() {
	throw notPlainError;
}
const character = {
	lineFeed: 10,
	space: 32,
	doubleQuote: 34,
	hash: 35,
	singleQuote: 39,
	comma: 44,
	dash: 45,
	colon: 58,
	greater: 62,
	openList: 91,
	closeList: 93,
	openMap: 123,
	bar: 124,
	closeMap: 125
};
const { lineFeed: lineFeed$1, space: space$1, hash: hash$1, singleQuote: singleQuote$1, comma: comma$1, dash: dash$1, colon: colon$1 } = character;
const { greater: greater$1, openList: openList$1, closeList: closeList$1, openMap: openMap$1, closeMap: closeMap$1 } = character;
function skipSpaces(text, from) {
	let at = from;
	while (text.charCodeAt(at) === space$1) at++;
	return at;
}
/** Where the next line begins, when nothing but a comment stands before it. */
function lineAfter(text, from) {
	const at = skipSpaces(text, from);
	if (text.charCodeAt(at) === lineFeed$1) return at + 1;
	return text.charCodeAt(at) === hash$1 && at > from ? text.indexOf("\n", at) + 1 : notPlain();
}
/** Text in quotes in one line; double ones without an escape. */
function quoted(cursor, at, quote) {
	const { text } = cursor;
	const isSingle = quote === singleQuote$1;
	const end = isSingle ? endOfSingle(text, at + 1) : text.indexOf("\"", at + 1);
	const value = text.slice(at + 1, end);
	if (end < 0 || value.includes("\n") || !isSingle && value.includes("\\")) notPlain();
	cursor.at = end + 1;
	return isSingle ? value.replaceAll("''", "'") : value;
}
function endOfSingle(text, from) {
	let end = text.indexOf("'", from);
	while (text.charCodeAt(end + 1) === singleQuote$1 && end >= 0) end = text.indexOf("'", end + 2);
	return end;
}
/** Text without quotes, or what the core schema makes of it: only a boolean or a whole number, for other things leave a doubt. */
function plainScalar(cursor, at, inFlow) {
	const { text } = cursor;
	if (indicators.includes(text.charAt(at))) notPlain();
	if (text.charCodeAt(at) === dash$1 && (inFlow || isBlank(text.charCodeAt(at + 1)))) notPlain();
	let end = endOfPlain(text, at, inFlow);
	while (text.charCodeAt(end - 1) === space$1) end--;
	if (end <= at) notPlain();
	cursor.at = end;
	return scalarOf(text.slice(at, end));
}
const indicators = "?:,[]{}#&*!|>'\"%@`\n";
const isBlank = (code) => code === space$1 || code === lineFeed$1;
function endOfPlain(text, from, inFlow) {
	for (let at = from;; at++) {
		const code = text.charCodeAt(at);
		if (code === lineFeed$1 || code === hash$1 && text.charCodeAt(at - 1) === space$1) return at;
		if (code === colon$1 && (inFlow || isBlank(text.charCodeAt(at + 1)))) notPlain();
		if (inFlow && isBracket[code] === 1) return code === openList$1 || code === openMap$1 ? notPlain() : at;
	}
}
/** By character; the comma counts as one. */
const isBracket = /* @__PURE__ */ new Uint8Array(128);
for (const code of [
	comma$1,
	openList$1,
	closeList$1,
	openMap$1,
	closeMap$1
]) isBracket[code] = 1;
function scalarOf(text) {
	const reads = readsAs(text);
	if (reads === null) return text;
	if (reads === "boolean" && (text === "true" || text === "false")) return text === "true";
	return reads === "number" && /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : notPlain();
}
/** The lines below `|` or `>`, without the last line break where a `-` follows. */
function blockScalar(cursor, from, indent) {
	const { text } = cursor;
	const isStripped = text.charCodeAt(from + 1) === dash$1;
	const isFolded = text.charCodeAt(from) === greater$1;
	cursor.at = lineAfter(text, from + (isStripped ? 2 : 1));
	const lines = blockLines(cursor, indent, isFolded);
	return `${isFolded ? fold(lines) : lines.join("\n")}${isStripped ? "" : "\n"}`;
}
/** Lines that are deeper than the collection around them, up to the first that is not; empty ones only between others. */
function blockLines(cursor, indent, isFolded) {
	const { text } = cursor;
	const lines = [];
	let [column, blank] = [0, 0];
	for (; cursor.at < text.length;) {
		const start = skipSpaces(text, cursor.at);
		const end = text.indexOf("\n", start);
		const indented = start - cursor.at;
		if (start < end) {
			if (column === 0) column = indented > indent ? indented : notPlain();
			if (indented < column) break;
			for (; blank > 0; blank--) lines.push("");
			lines.push(text.slice(cursor.at + column, end));
		} else blank++;
		if (indented > column && (isFolded || start === end)) notPlain();
		cursor.at = end + 1;
	}
	return column === 0 ? notPlain() : lines;
}
/** A line break is a space; each empty line is a line break. */
function fold(lines) {
	let folded = "";
	for (const [nth, line] of lines.entries()) {
		const goesOn = nth > 0 && line !== "" && lines[nth - 1] !== "";
		folded += `${goesOn ? " " : ""}${line === "" ? "\n" : line}`;
	}
	return folded;
}
// src/files/yaml/plain.ts
/**
* Reads the plain YAML that most files are written in, several times faster than a whole reader: block mappings and lists, scalars and flow
* collections of one line, block scalars, comments. Undefined for anything else, be it right or wrong: js-yaml alone decides on that. What
* is read here needs no refusal and leaves no doubt. The text must be a simple one. Takes down where it finds what is sought.
*/
function readPlain(text, sought) {
	if (!text.endsWith("\n")) return void 0;
	const reader = {
		text,
		at: text.startsWith("---\n") ? 4 : 0,
		indent: 0,
		sought
	};
	try {
		nextLine(reader);
		const value = blockMapping(reader, 0, 1);
		return reader.at < text.length || Object.keys(value).length === 0 ? void 0 : value;
	} catch (error) {
		if (error === notPlainError) return void 0;
		throw error;
	}
}
/** Whether a text holds no tab, carriage return, control character, separator of lines or paragraphs, and nothing that takes two units. */
const isSimple = (text) => !beyondAscii.test(text) || !unusual.test(text);
const beyondAscii = /[^\n -~]/;
const unusual = /[^\n\x20-\x7E\xA0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
function found({ sought }, at) {
	if (sought !== void 0) sought.value ??= at;
}
const { lineFeed, space, doubleQuote, hash, singleQuote, comma, dash, colon } = character;
const { greater, openList, closeList, bar, openMap, closeMap } = character;
/** Goes to the first line, from `from` on, that holds more than white space and a comment. */
function nextLine(reader, from = reader.at) {
	const { text } = reader;
	for (let at = from;;) {
		const start = at;
		at = skipSpaces(text, at);
		const code = text.charCodeAt(at);
		if (code === lineFeed) at++;
		else if (code === hash) at = text.indexOf("\n", at) + 1;
		else {
			reader.at = at;
			reader.indent = at - start;
			return;
		}
	}
}
/** A line that is deeper than the collection before it goes on with what was read, or is wrong. */
function endAt(reader, indent) {
	if (reader.indent > indent && reader.at < reader.text.length) notPlain();
}
function isItem({ text, at }) {
	if (text.charCodeAt(at) !== dash) return false;
	const next = text.charCodeAt(at + 1);
	return next === space || next === lineFeed;
}
function blockMapping(reader, indent, depth) {
	if (depth > 32) notPlain();
	const mapping = newMapping();
	const { sought } = reader;
	found(reader, reader.at);
	while (reader.indent === indent && reader.at < reader.text.length && !isItem(reader)) {
		const key = readKey(reader, mapping, sought);
		mapping[key] = valueOf(reader, indent, depth);
	}
	endAt(reader, indent);
	return mapping;
}
/** A key up to its colon, behind which `at` is then. */
function readKey(reader, mapping, sought) {
	const { text, at } = reader;
	const end = keyEnd(text, at);
	const key = text.slice(at, end);
	if (end === at || text.charCodeAt(end) !== colon || readsAs(key) !== null) notPlain();
	if (key.length > 1024 || key.startsWith("-") || key === "__proto__" || key in mapping) notPlain();
	reader.at = end + 1;
	reader.sought = sought?.children.get(key);
	if (reader.sought !== void 0) reader.sought.key ??= at;
	return key;
}
/** Where letters, digits, `-` and `_` end. */
function keyEnd(text, from) {
	for (let at = from;; at++) {
		const code = text.charCodeAt(at);
		if (!(code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57) && code !== dash && code !== 95) return at;
	}
}
/** What stands behind the colon of a key: in its line, or in the lines below. */
function valueOf(reader, indent, depth) {
	const { text, at: from } = reader;
	const at = skipSpaces(text, from);
	const code = text.charCodeAt(at);
	if (code !== lineFeed && code !== hash) return at > from ? valueInLine(reader, at, indent, depth) : notPlain();
	nextLine(reader, lineAfter(text, from));
	if (reader.at >= text.length || reader.indent < indent) notPlain();
	if (isItem(reader)) return blockList(reader, reader.indent, depth + 1);
	return reader.indent > indent ? blockMapping(reader, reader.indent, depth + 1) : notPlain();
}
function blockList(reader, indent, depth) {
	if (depth > 32) notPlain();
	const list = [];
	const { sought } = reader;
	found(reader, reader.at);
	while (reader.indent === indent && reader.at < reader.text.length && isItem(reader)) {
		reader.sought = sought?.children.get(String(list.length));
		list.push(itemAt(reader, skipSpaces(reader.text, reader.at + 1), indent, depth));
	}
	endAt(reader, indent);
	return list;
}
/** What stands behind a dash: in its line, where a mapping may begin, too; or a mapping in the lines below. */
function itemAt(reader, at, indent, depth) {
	const { text } = reader;
	if (text.charCodeAt(at) === lineFeed) {
		nextLine(reader, at + 1);
		return reader.indent > indent && !isItem(reader) ? blockMapping(reader, reader.indent, depth + 1) : notPlain();
	}
	const end = keyEnd(text, at);
	const after = text.charCodeAt(end + 1);
	if (!(end > at && text.charCodeAt(end) === colon && (after === space || after === lineFeed))) return valueInLine(reader, at, indent, depth);
	const column = indent + at - reader.at;
	reader.at = at;
	reader.indent = column;
	return blockMapping(reader, column, depth + 1);
}
/** A value that begins in the line of its key or dash, in a collection of that indent. */
function valueInLine(reader, at, indent, depth) {
	const { text } = reader;
	const code = text.charCodeAt(at);
	found(reader, at);
	const isBlock = code === bar || code === greater;
	const value = isBlock ? blockScalar(reader, at, indent) : flowValue(reader, at, depth, false);
	nextLine(reader, isBlock ? reader.at : lineAfter(text, reader.at));
	endAt(reader, indent);
	return value;
}
/** A scalar, or a collection in brackets, in one line; `at` is behind it then. */
function flowValue(reader, at, depth, inFlow) {
	const code = reader.text.charCodeAt(at);
	if (code === openList) return flowList(reader, at + 1, depth + 1);
	if (code === openMap) return flowMapping(reader, at + 1, depth + 1);
	if (code === singleQuote || code === doubleQuote) return quoted(reader, at, code);
	return plainScalar(reader, at, inFlow);
}
function flowList(reader, from, depth) {
	if (depth > 32) notPlain();
	const list = [];
	const { sought } = reader;
	for (let at = skipSpaces(reader.text, from); !isClosed(reader, at, closeList, list.length === 0);) {
		reader.sought = sought?.children.get(String(list.length));
		found(reader, at);
		list.push(flowValue(reader, at, depth, true));
		at = behindComma(reader, closeList);
	}
	return list;
}
function flowMapping(reader, from, depth) {
	if (depth > 32) notPlain();
	const mapping = newMapping();
	const { sought } = reader;
	let isFirst = true;
	for (let at = skipSpaces(reader.text, from); !isClosed(reader, at, closeMap, isFirst); isFirst = false) {
		reader.at = at;
		const key = readKey(reader, mapping, sought);
		if (reader.text.charCodeAt(reader.at) !== space) notPlain();
		const value = skipSpaces(reader.text, reader.at);
		found(reader, value);
		mapping[key] = flowValue(reader, value, depth, true);
		at = behindComma(reader, closeMap);
	}
	return mapping;
}
function isClosed(reader, at, close, isFirst) {
	if (reader.text.charCodeAt(at) !== close) return false;
	if (!isFirst && reader.text.charCodeAt(reader.at) === comma) notPlain();
	reader.at = at + 1;
	return true;
}
/** Where the next entry begins, or the bracket that closes. */
function behindComma(reader, close) {
	const at = skipSpaces(reader.text, reader.at);
	reader.at = at;
	const code = reader.text.charCodeAt(at);
	if (code === close) return at;
	return code === comma ? skipSpaces(reader.text, at + 1) : notPlain();
}
// src/files/read-text.ts
/** No policy file may be larger: the platform would not take a bundle of that size. */
const byteLimit = 10485760;
/** Reads a file that must be UTF-8 and hold no control character but tabs and line breaks (LF or CRLF). */
function readText(source, file) {
	try {
		return decode(file, source.read(file, byteLimit));
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return { problem: whyUnreadable(file, error) };
	}
}
function whyUnreadable(file, { reason, bytes, message }) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	return {
		missing: {
			...common,
			code: "path-missing",
			path: file
		},
		symlink: {
			...common,
			code: "symlink",
			path: file
		},
		"not-a-file": {
			...common,
			code: "not-a-file",
			path: file
		},
		"too-large": {
			...common,
			code: "file-too-large",
			bytes: bytes ?? 10485760,
			limit: byteLimit
		},
		unreadable: {
			...common,
			code: "unreadable",
			reason: message
		}
	}[reason];
}
function decode(file, bytes) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	if (!isUtf8(bytes)) return { problem: {
		...common,
		code: "not-utf8",
		offset: firstBadByte(bytes)
	} };
	const text = withoutMark(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"));
	if (isSimple(text)) return {
		text,
		simple: true
	};
	const found = text.search(forbidden);
	if (found < 0) return {
		text,
		simple: false
	};
	const position = positionAt(lineStarts(text), file, found);
	return { problem: {
		...common,
		code: "control-character",
		codePoint: text.charCodeAt(found),
		position
	} };
}
const withoutMark = (text) => text.startsWith("﻿") ? text.slice(1) : text;
const forbidden = /\r(?!\n)|(?![\t\n\r])[\p{Cc}\uFEFF\uFFFE\uFFFF]/u;
/** Halves the search for the longest beginning without a fault, then steps back to where its last character is whole. */
function firstBadByte(bytes) {
	let [good, bad] = [0, bytes.length + 1];
	while (bad - good > 1) {
		const middle = good + bad >> 1;
		if (isUtf8Prefix(bytes.subarray(0, middle))) good = middle;
		else bad = middle;
	}
	while (!isUtf8(bytes.subarray(0, good))) good--;
	return good;
}
const isUtf8Prefix = (bytes) => {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	try {
		decoder.decode(bytes, { stream: true });
		return true;
	} catch {
		return false;
	}
};
// src/generated/guards/files.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const isConfig = validate279;
const schema112 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"policies": { "$ref": "#/$defs/Paths" },
		"deployments": {
			"type": "object",
			"maxProperties": 1e4,
			"propertyNames": {
				"minLength": 1,
				"maxLength": 255
			},
			"additionalProperties": { "$ref": "#/$defs/ConfigDeployment" }
		},
		"guards": { "$ref": "#/$defs/ConfigGuards" },
		"on_stale": {
			"type": "string",
			"enum": ["refuse", "same-diff"]
		},
		"impact": {
			"type": "string",
			"enum": ["auto", "off"]
		}
	}
};
const func1 = require_ucs2length().default;
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate280.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (typeof data === "string") {
		if (func1(data) > 4096) {
			const err0 = {
				instancePath,
				schemaPath: "#/oneOf/0/maxLength",
				keyword: "maxLength",
				params: { limit: 4096 },
				message: "must NOT have more than 4096 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/oneOf/0/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/oneOf/0/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (Array.isArray(data)) {
		if (data.length > 1e3) {
			const err3 = {
				instancePath,
				schemaPath: "#/oneOf/1/maxItems",
				keyword: "maxItems",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 items"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.length < 1) {
			const err4 = {
				instancePath,
				schemaPath: "#/oneOf/1/minItems",
				keyword: "minItems",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 items"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func1(data0) > 4096) {
					const err5 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/oneOf/1/items/maxLength",
						keyword: "maxLength",
						params: { limit: 4096 },
						message: "must NOT have more than 4096 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1(data0) < 1) {
					const err6 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/oneOf/1/items/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/oneOf/1/items/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/oneOf/1/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
		var items0 = true;
	}
	if (!valid0) {
		const err9 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			message: "must match exactly one schema in oneOf"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate280.errors = vErrors;
	evaluated0.items = items0;
	return errors === 0;
}
validate280.evaluated = {
	"dynamicProps": false,
	"dynamicItems": true
};
const schema114 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"id": {
			"type": ["string", "integer"],
			"pattern": "^[0-9]{1,19}$"
		},
		"policies": { "$ref": "#/$defs/Paths" }
	}
};
const pattern3 = /* @__PURE__ */ new RegExp("^[0-9]{1,19}$", "u");
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate282.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "id" || key0 === "policies")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err1 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: schema114.properties.id.type },
					message: "must be string,integer"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern3.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,19}$" },
						message: "must match pattern \"^[0-9]{1,19}$\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
		}
		if (data.policies !== void 0) {
			if (!validate280(data.policies, {
				instancePath: instancePath + "/policies",
				parentData: data,
				parentDataProperty: "policies",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate280.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate282.errors = vErrors;
	return errors === 0;
}
validate282.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema115 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"max_deletes": {
			"type": "integer",
			"minimum": 0,
			"maximum": 1e6
		},
		"max_delete_percent": {
			"type": "integer",
			"minimum": 0,
			"maximum": 100
		},
		"allow_empty": { "type": "boolean" },
		"protected": {
			"type": "array",
			"maxItems": 1e4,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 255,
				"pattern": "^\\S+$"
			}
		},
		"looser": {
			"type": "string",
			"enum": ["allow", "consent"]
		},
		"consent_label": {
			"type": "string",
			"minLength": 1,
			"maxLength": 50,
			"pattern": "^\\S(?:.*\\S)?$"
		}
	}
};
const pattern8 = /* @__PURE__ */ new RegExp("^\\S+$", "u");
const pattern9 = /* @__PURE__ */ new RegExp("^\\S(?:.*\\S)?$", "u");
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate285.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "max_deletes" || key0 === "max_delete_percent" || key0 === "allow_empty" || key0 === "protected" || key0 === "looser" || key0 === "consent_label")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.max_deletes !== void 0) {
			let data0 = data.max_deletes;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err1 = {
					instancePath: instancePath + "/max_deletes",
					schemaPath: "#/properties/max_deletes/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 1e6 || isNaN(data0)) {
					const err2 = {
						instancePath: instancePath + "/max_deletes",
						schemaPath: "#/properties/max_deletes/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					const err3 = {
						instancePath: instancePath + "/max_deletes",
						schemaPath: "#/properties/max_deletes/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.max_delete_percent !== void 0) {
			let data1 = data.max_delete_percent;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err4 = {
					instancePath: instancePath + "/max_delete_percent",
					schemaPath: "#/properties/max_delete_percent/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 100 || isNaN(data1)) {
					const err5 = {
						instancePath: instancePath + "/max_delete_percent",
						schemaPath: "#/properties/max_delete_percent/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 100
						},
						message: "must be <= 100"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1 < 0 || isNaN(data1)) {
					const err6 = {
						instancePath: instancePath + "/max_delete_percent",
						schemaPath: "#/properties/max_delete_percent/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.allow_empty !== void 0) {
			if (typeof data.allow_empty !== "boolean") {
				const err7 = {
					instancePath: instancePath + "/allow_empty",
					schemaPath: "#/properties/allow_empty/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.protected !== void 0) {
			let data3 = data.protected;
			if (Array.isArray(data3)) {
				if (data3.length > 1e4) {
					const err8 = {
						instancePath: instancePath + "/protected",
						schemaPath: "#/properties/protected/maxItems",
						keyword: "maxItems",
						params: { limit: 1e4 },
						message: "must NOT have more than 10000 items"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 === "string") {
						if (func1(data4) > 255) {
							const err9 = {
								instancePath: instancePath + "/protected/" + i0,
								schemaPath: "#/properties/protected/items/maxLength",
								keyword: "maxLength",
								params: { limit: 255 },
								message: "must NOT have more than 255 characters"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1(data4) < 1) {
							const err10 = {
								instancePath: instancePath + "/protected/" + i0,
								schemaPath: "#/properties/protected/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (!pattern8.test(data4)) {
							const err11 = {
								instancePath: instancePath + "/protected/" + i0,
								schemaPath: "#/properties/protected/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S+$" },
								message: "must match pattern \"^\\S+$\""
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/protected/" + i0,
							schemaPath: "#/properties/protected/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/protected",
					schemaPath: "#/properties/protected/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.looser !== void 0) {
			let data5 = data.looser;
			if (typeof data5 !== "string") {
				const err14 = {
					instancePath: instancePath + "/looser",
					schemaPath: "#/properties/looser/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data5 === "allow" || data5 === "consent")) {
				const err15 = {
					instancePath: instancePath + "/looser",
					schemaPath: "#/properties/looser/enum",
					keyword: "enum",
					params: { allowedValues: schema115.properties.looser.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.consent_label !== void 0) {
			let data6 = data.consent_label;
			if (typeof data6 === "string") {
				if (func1(data6) > 50) {
					const err16 = {
						instancePath: instancePath + "/consent_label",
						schemaPath: "#/properties/consent_label/maxLength",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (func1(data6) < 1) {
					const err17 = {
						instancePath: instancePath + "/consent_label",
						schemaPath: "#/properties/consent_label/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!pattern9.test(data6)) {
					const err18 = {
						instancePath: instancePath + "/consent_label",
						schemaPath: "#/properties/consent_label/pattern",
						keyword: "pattern",
						params: { pattern: "^\\S(?:.*\\S)?$" },
						message: "must match pattern \"^\\S(?:.*\\S)?$\""
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/consent_label",
					schemaPath: "#/properties/consent_label/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate285.errors = vErrors;
	return errors === 0;
}
validate285.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate279.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "policies" || key0 === "deployments" || key0 === "guards" || key0 === "on_stale" || key0 === "impact")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.policies !== void 0) {
			if (!validate280(data.policies, {
				instancePath: instancePath + "/policies",
				parentData: data,
				parentDataProperty: "policies",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate280.errors);
				errors = vErrors.length;
			}
		}
		if (data.deployments !== void 0) {
			let data1 = data.deployments;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 1e4) {
					const err1 = {
						instancePath: instancePath + "/deployments",
						schemaPath: "#/properties/deployments/maxProperties",
						keyword: "maxProperties",
						params: { limit: 1e4 },
						message: "must NOT have more than 10000 properties"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				for (const key1 in data1) {
					const _errs5 = errors;
					if (typeof key1 === "string") {
						if (func1(key1) > 255) {
							const err2 = {
								instancePath: instancePath + "/deployments",
								schemaPath: "#/properties/deployments/propertyNames/maxLength",
								keyword: "maxLength",
								params: { limit: 255 },
								message: "must NOT have more than 255 characters",
								propertyName: key1
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						if (func1(key1) < 1) {
							const err3 = {
								instancePath: instancePath + "/deployments",
								schemaPath: "#/properties/deployments/propertyNames/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters",
								propertyName: key1
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					}
					if (!(_errs5 === errors)) {
						const err4 = {
							instancePath: instancePath + "/deployments",
							schemaPath: "#/properties/deployments/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key1 },
							message: "property name must be valid"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
				for (const key2 in data1) if (!validate282(data1[key2], {
					instancePath: instancePath + "/deployments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data1,
					parentDataProperty: key2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate282.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/deployments",
					schemaPath: "#/properties/deployments/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.guards !== void 0) {
			if (!validate285(data.guards, {
				instancePath: instancePath + "/guards",
				parentData: data,
				parentDataProperty: "guards",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate285.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_stale !== void 0) {
			let data4 = data.on_stale;
			if (typeof data4 !== "string") {
				const err6 = {
					instancePath: instancePath + "/on_stale",
					schemaPath: "#/properties/on_stale/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (!(data4 === "refuse" || data4 === "same-diff")) {
				const err7 = {
					instancePath: instancePath + "/on_stale",
					schemaPath: "#/properties/on_stale/enum",
					keyword: "enum",
					params: { allowedValues: schema112.properties.on_stale.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.impact !== void 0) {
			let data5 = data.impact;
			if (typeof data5 !== "string") {
				const err8 = {
					instancePath: instancePath + "/impact",
					schemaPath: "#/properties/impact/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data5 === "auto" || data5 === "off")) {
				const err9 = {
					instancePath: instancePath + "/impact",
					schemaPath: "#/properties/impact/enum",
					keyword: "enum",
					params: { allowedValues: schema112.properties.impact.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate279.errors = vErrors;
	return errors === 0;
}
validate279.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isDetectionFile = validate287;
const pattern13 = /* @__PURE__ */ new RegExp("^x-", "u");
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate288.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 255) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 },
				message: "must NOT have more than 255 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern8.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\S+$" },
				message: "must match pattern \"^\\S+$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate288.errors = vErrors;
	return errors === 0;
}
validate288.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema76 = {
	"type": "string",
	"enum": ["code", "secrets"]
};
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate175.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "code" || data === "secrets")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema76.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate175.errors = vErrors;
	return errors === 0;
}
validate175.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema79 = {
	"type": "string",
	"enum": ["include", "exclude"]
};
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate182.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "include" || data === "exclude")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema79.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate182.errors = vErrors;
	return errors === 0;
}
validate182.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema81 = {
	"type": "string",
	"enum": ["rule", "pack"]
};
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate186.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "rule" || data === "pack")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema81.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate186.errors = vErrors;
	return errors === 0;
}
validate186.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern22 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate294.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern22.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
				message: "must match pattern \"^[0-9]{4}-[0-9]{2}-[0-9]{2}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate294.errors = vErrors;
	return errors === 0;
}
validate294.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate296.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate296.errors = vErrors;
	return errors === 0;
}
validate296.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate291.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exception_type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "exception_type" },
				message: "must have required property 'exception_type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.rule === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rule" },
				message: "must have required property 'rule'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.rule_type === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rule_type" },
				message: "must have required property 'rule_type'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name" || key0 === "x-expires" || pattern13.test(key0))) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.exception_type !== void 0) {
			if (!validate182(data.exception_type, {
				instancePath: instancePath + "/exception_type",
				parentData: data,
				parentDataProperty: "exception_type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate182.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			let data1 = data.rule;
			if (typeof data1 === "string") {
				if (func1(data1) > 1e3) {
					const err4 = {
						instancePath: instancePath + "/rule",
						schemaPath: "#/properties/rule/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func1(data1) < 1) {
					const err5 = {
						instancePath: instancePath + "/rule",
						schemaPath: "#/properties/rule/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern8.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/rule",
						schemaPath: "#/properties/rule/pattern",
						keyword: "pattern",
						params: { pattern: "^\\S+$" },
						message: "must match pattern \"^\\S+$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/rule",
					schemaPath: "#/properties/rule/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate186(data.rule_type, {
				instancePath: instancePath + "/rule_type",
				parentData: data,
				parentDataProperty: "rule_type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate186.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			let data3 = data.project;
			if (typeof data3 === "string") {
				if (func1(data3) > 1e3) {
					const err8 = {
						instancePath: instancePath + "/project",
						schemaPath: "#/properties/project/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (func1(data3) < 1) {
					const err9 = {
						instancePath: instancePath + "/project",
						schemaPath: "#/properties/project/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!pattern9.test(data3)) {
					const err10 = {
						instancePath: instancePath + "/project",
						schemaPath: "#/properties/project/pattern",
						keyword: "pattern",
						params: { pattern: "^\\S(?:.*\\S)?$" },
						message: "must match pattern \"^\\S(?:.*\\S)?$\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/project",
					schemaPath: "#/properties/project/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.project_tag_name !== void 0) {
			let data4 = data.project_tag_name;
			if (typeof data4 === "string") {
				if (func1(data4) > 1e3) {
					const err12 = {
						instancePath: instancePath + "/project_tag_name",
						schemaPath: "#/properties/project_tag_name/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (func1(data4) < 1) {
					const err13 = {
						instancePath: instancePath + "/project_tag_name",
						schemaPath: "#/properties/project_tag_name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern9.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/project_tag_name",
						schemaPath: "#/properties/project_tag_name/pattern",
						keyword: "pattern",
						params: { pattern: "^\\S(?:.*\\S)?$" },
						message: "must match pattern \"^\\S(?:.*\\S)?$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/project_tag_name",
					schemaPath: "#/properties/project_tag_name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate294(data["x-expires"], {
				instancePath: instancePath + "/x-expires",
				parentData: data,
				parentDataProperty: "x-expires",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate294.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern13.test(key1)) {
			if (!validate296(data[key1], {
				instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
				parentData: data,
				parentDataProperty: key1,
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate296.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate291.errors = vErrors;
	return errors === 0;
}
validate291.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate287.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.product === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product" },
				message: "must have required property 'product'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions" || pattern13.test(key0))) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate288(data.deployment_slug, {
				instancePath: instancePath + "/deployment_slug",
				parentData: data,
				parentDataProperty: "deployment_slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate288.errors);
				errors = vErrors.length;
			}
		}
		if (data.product !== void 0) {
			if (!validate175(data.product, {
				instancePath: instancePath + "/product",
				parentData: data,
				parentDataProperty: "product",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate175.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			let data2 = data.rulesets;
			if (Array.isArray(data2)) {
				if (data2.length > 1e5) {
					const err2 = {
						instancePath: instancePath + "/rulesets",
						schemaPath: "#/properties/rulesets/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func1(data3) > 1e3) {
							const err3 = {
								instancePath: instancePath + "/rulesets/" + i0,
								schemaPath: "#/properties/rulesets/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						if (func1(data3) < 1) {
							const err4 = {
								instancePath: instancePath + "/rulesets/" + i0,
								schemaPath: "#/properties/rulesets/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (!pattern8.test(data3)) {
							const err5 = {
								instancePath: instancePath + "/rulesets/" + i0,
								schemaPath: "#/properties/rulesets/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S+$" },
								message: "must match pattern \"^\\S+$\""
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/rulesets/" + i0,
							schemaPath: "#/properties/rulesets/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/rulesets",
					schemaPath: "#/properties/rulesets/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data4 = data.rules;
			if (Array.isArray(data4)) {
				if (data4.length > 1e5) {
					const err8 = {
						instancePath: instancePath + "/rules",
						schemaPath: "#/properties/rules/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data5 = data4[i1];
					if (typeof data5 === "string") {
						if (func1(data5) > 1e3) {
							const err9 = {
								instancePath: instancePath + "/rules/" + i1,
								schemaPath: "#/properties/rules/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1(data5) < 1) {
							const err10 = {
								instancePath: instancePath + "/rules/" + i1,
								schemaPath: "#/properties/rules/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (!pattern8.test(data5)) {
							const err11 = {
								instancePath: instancePath + "/rules/" + i1,
								schemaPath: "#/properties/rules/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S+$" },
								message: "must match pattern \"^\\S+$\""
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/rules/" + i1,
							schemaPath: "#/properties/rules/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/rules",
					schemaPath: "#/properties/rules/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.disabled !== void 0) {
			let data6 = data.disabled;
			if (Array.isArray(data6)) {
				if (data6.length > 1e5) {
					const err14 = {
						instancePath: instancePath + "/disabled",
						schemaPath: "#/properties/disabled/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				const len2 = data6.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data7 = data6[i2];
					if (typeof data7 === "string") {
						if (func1(data7) > 1e3) {
							const err15 = {
								instancePath: instancePath + "/disabled/" + i2,
								schemaPath: "#/properties/disabled/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						if (func1(data7) < 1) {
							const err16 = {
								instancePath: instancePath + "/disabled/" + i2,
								schemaPath: "#/properties/disabled/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						if (!pattern8.test(data7)) {
							const err17 = {
								instancePath: instancePath + "/disabled/" + i2,
								schemaPath: "#/properties/disabled/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S+$" },
								message: "must match pattern \"^\\S+$\""
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/disabled/" + i2,
							schemaPath: "#/properties/disabled/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/disabled",
					schemaPath: "#/properties/disabled/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.exceptions !== void 0) {
			let data8 = data.exceptions;
			if (Array.isArray(data8)) {
				if (data8.length > 1e5) {
					const err20 = {
						instancePath: instancePath + "/exceptions",
						schemaPath: "#/properties/exceptions/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				const len3 = data8.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate291(data8[i3], {
					instancePath: instancePath + "/exceptions/" + i3,
					parentData: data8,
					parentDataProperty: i3,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate291.errors);
					errors = vErrors.length;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/exceptions",
					schemaPath: "#/properties/exceptions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err22];
		else vErrors.push(err22);
		errors++;
	}
	validate287.errors = vErrors;
	return errors === 0;
}
validate287.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isPolicyEntry = validate299;
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate240.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 500) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 500 },
				message: "must NOT have more than 500 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate240.errors = vErrors;
	return errors === 0;
}
validate240.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate242.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 255) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 },
				message: "must NOT have more than 255 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern8.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\S+$" },
				message: "must match pattern \"^\\S+$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate242.errors = vErrors;
	return errors === 0;
}
validate242.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate244.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e4 },
				message: "must NOT have more than 10000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate244.errors = vErrors;
	return errors === 0;
}
validate244.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate246.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "boolean") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "boolean" },
			message: "must be boolean"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate246.errors = vErrors;
	return errors === 0;
}
validate246.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema103 = {
	"type": "object",
	"required": ["mode", "conditions"],
	"additionalProperties": false,
	"properties": {
		"mode": {
			"type": "string",
			"enum": ["all", "any"]
		},
		"conditions": {
			"type": "array",
			"minItems": 1,
			"maxItems": 1e3,
			"items": { "$ref": "#/$defs/Condition" }
		}
	}
};
const schema104 = {
	"type": "object",
	"required": ["type", "values"],
	"additionalProperties": false,
	"properties": {
		"type": {
			"type": "string",
			"minLength": 1,
			"maxLength": 255
		},
		"values": {
			"type": "array",
			"minItems": 1,
			"maxItems": 1e3,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 1e3,
				"pattern": "^\\S(?:.*\\S)?$"
			}
		},
		"mode": {
			"type": "string",
			"enum": ["any", "none"]
		}
	}
};
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate249.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.values === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "values" },
				message: "must have required property 'values'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err3 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func1(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					const err6 = {
						instancePath: instancePath + "/values",
						schemaPath: "#/properties/values/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data1.length < 1) {
					const err7 = {
						instancePath: instancePath + "/values",
						schemaPath: "#/properties/values/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func1(data2) > 1e3) {
							const err8 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1(data2) < 1) {
							const err9 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (!pattern9.test(data2)) {
							const err10 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S(?:.*\\S)?$" },
								message: "must match pattern \"^\\S(?:.*\\S)?$\""
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/values/" + i0,
							schemaPath: "#/properties/values/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/values",
					schemaPath: "#/properties/values/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data3 = data.mode;
			if (typeof data3 !== "string") {
				const err13 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data3 === "any" || data3 === "none")) {
				const err14 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema104.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate249.errors = vErrors;
	return errors === 0;
}
validate249.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate248.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.conditions === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "conditions" },
				message: "must have required property 'conditions'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.mode !== void 0) {
			let data0 = data.mode;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (!(data0 === "all" || data0 === "any")) {
				const err4 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema103.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.conditions !== void 0) {
			let data1 = data.conditions;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					const err5 = {
						instancePath: instancePath + "/conditions",
						schemaPath: "#/properties/conditions/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1.length < 1) {
					const err6 = {
						instancePath: instancePath + "/conditions",
						schemaPath: "#/properties/conditions/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate249(data1[i0], {
					instancePath: instancePath + "/conditions/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate249.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/conditions",
					schemaPath: "#/properties/conditions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate248.errors = vErrors;
	return errors === 0;
}
validate248.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate253.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "config")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err2 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data1 = data.config;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 100) {
					const err5 = {
						instancePath: instancePath + "/config",
						schemaPath: "#/properties/config/maxProperties",
						keyword: "maxProperties",
						params: { limit: 100 },
						message: "must NOT have more than 100 properties"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				for (const key1 in data1) {
					let data2 = data1[key1];
					if (typeof data2 === "string") {
						if (func1(data2) > 1e4) {
							const err6 = {
								instancePath: instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/config/additionalProperties/maxLength",
								keyword: "maxLength",
								params: { limit: 1e4 },
								message: "must NOT have more than 10000 characters"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/config/additionalProperties/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/config",
					schemaPath: "#/properties/config/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate253.errors = vErrors;
	return errors === 0;
}
validate253.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate252.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 100 },
				message: "must NOT have more than 100 items"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate253(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData,
			dynamicAnchors
		})) {
			vErrors = appended(vErrors, validate253.errors);
			errors = vErrors.length;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate252.errors = vErrors;
	return errors === 0;
}
validate252.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate299.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.filters === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "filters" },
				message: "must have required property 'filters'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.actions === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actions" },
				message: "must have required property 'actions'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern13.test(key0))) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate240(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate240.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate242(data.slug, {
				instancePath: instancePath + "/slug",
				parentData: data,
				parentDataProperty: "slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate244(data.description, {
				instancePath: instancePath + "/description",
				parentData: data,
				parentDataProperty: "description",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate244.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate246(data.active, {
				instancePath: instancePath + "/active",
				parentData: data,
				parentDataProperty: "active",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate246.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate248(data.filters, {
				instancePath: instancePath + "/filters",
				parentData: data,
				parentDataProperty: "filters",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate248.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate252(data.actions, {
				instancePath: instancePath + "/actions",
				parentData: data,
				parentDataProperty: "actions",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate252.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate294(data["x-expires"], {
				instancePath: instancePath + "/x-expires",
				parentData: data,
				parentDataProperty: "x-expires",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate294.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern13.test(key1)) {
			if (!validate296(data[key1], {
				instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
				parentData: data,
				parentDataProperty: key1,
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate296.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate299.errors = vErrors;
	return errors === 0;
}
validate299.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isPolicyFile = validate308;
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate308.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.filters === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "filters" },
				message: "must have required property 'filters'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.actions === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actions" },
				message: "must have required property 'actions'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern13.test(key0))) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate288(data.deployment_slug, {
				instancePath: instancePath + "/deployment_slug",
				parentData: data,
				parentDataProperty: "deployment_slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate288.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0) {
			if (!validate240(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate240.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate242(data.slug, {
				instancePath: instancePath + "/slug",
				parentData: data,
				parentDataProperty: "slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate244(data.description, {
				instancePath: instancePath + "/description",
				parentData: data,
				parentDataProperty: "description",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate244.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate246(data.active, {
				instancePath: instancePath + "/active",
				parentData: data,
				parentDataProperty: "active",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate246.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate248(data.filters, {
				instancePath: instancePath + "/filters",
				parentData: data,
				parentDataProperty: "filters",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate248.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate252(data.actions, {
				instancePath: instancePath + "/actions",
				parentData: data,
				parentDataProperty: "actions",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate252.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate294(data["x-expires"], {
				instancePath: instancePath + "/x-expires",
				parentData: data,
				parentDataProperty: "x-expires",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate294.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern13.test(key1)) {
			if (!validate296(data[key1], {
				instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
				parentData: data,
				parentDataProperty: key1,
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate296.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate308.errors = vErrors;
	return errors === 0;
}
validate308.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const isPolicyListFile = validate318;
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate318.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "policies" },
				message: "must have required property 'policies'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies" || pattern13.test(key0))) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate288(data.deployment_slug, {
				instancePath: instancePath + "/deployment_slug",
				parentData: data,
				parentDataProperty: "deployment_slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate288.errors);
				errors = vErrors.length;
			}
		}
		if (data.policies !== void 0) {
			let data1 = data.policies;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					const err2 = {
						instancePath: instancePath + "/policies",
						schemaPath: "#/properties/policies/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate299(data1[i0], {
					instancePath: instancePath + "/policies/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate299.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/policies",
					schemaPath: "#/properties/policies/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate318.errors = vErrors;
	return errors === 0;
}
validate318.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function appended(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
// src/files/shape/classify.ts
/** Keys that tell what a file is, in the order in which they are asked. */
const telling = [
	{
		shape: "policies",
		keys: ["policies"]
	},
	{
		shape: "detection",
		keys: [
			"product",
			"rulesets",
			"rules",
			"disabled",
			"exceptions"
		]
	},
	{
		shape: "policy",
		keys: [
			"name",
			"filters",
			"actions",
			"slug",
			"active",
			"description"
		]
	}
];
/** What a file is, by the keys it holds; by keys that look mistyped when none is right; null when nothing tells. */
function classify(keys) {
	return (telling.find((one) => one.keys.some((key) => keys.includes(key))) ?? telling.find((one) => keys.some((key) => nearest(key, one.keys) !== null)))?.shape ?? null;
}
// src/files/shape/declare.ts
const listNames = [
	"rulesets",
	"rules",
	"disabled"
];
/** What a file of the right shape declares. */
function declare(file, { shape, value }) {
	const common = {
		file,
		deployment: value.deployment_slug ?? null
	};
	if (shape === "detection") return {
		...common,
		...declareDetection(file, value)
	};
	const entries = shape === "policy" ? [{
		value,
		at: {
			file,
			pointer: []
		}
	}] : placed$1(file, ["policies"], value.policies);
	return {
		...common,
		kind: "remediation",
		policies: entries.map((entry) => ({
			...entry,
			isWhole: true,
			hasSlug: entry.value.slug !== void 0
		}))
	};
}
function declareDetection(file, value) {
	const listIn = (name, items) => items === void 0 ? null : placed$1(file, [name], items);
	return {
		kind: `detection/${value.product}`,
		lists: {
			rulesets: listIn("rulesets", value.rulesets),
			rules: listIn("rules", value.rules),
			disabled: listIn("disabled", value.disabled)
		},
		exceptions: listIn("exceptions", value.exceptions)
	};
}
/** The items of a list, each with its place. */
const placed$1 = (file, pointer, items) => items.map((value, index) => ({
	value,
	at: {
		file,
		pointer: [...pointer, index]
	}
}));
// src/files/yaml/doubt.ts
/** A plain scalar that not every reader takes for text, as it stands in the source. */
var Doubt = class {
	text;
	reads;
	constructor(text, reads) {
		this.text = text;
		this.reads = reads;
	}
};
// src/generated/fields.ts
const fields = {
	Action: {
		type: "object",
		additionalProperties: false,
		properties: {
			type: { type: "string" },
			config: {
				type: "object",
				additionalProperties: { type: "string" }
			}
		}
	},
	Actions: {
		type: "array",
		items: { $ref: "#/$defs/Action" }
	},
	Condition: {
		type: "object",
		additionalProperties: false,
		properties: {
			type: { type: "string" },
			values: {
				type: "array",
				items: { type: "string" }
			},
			mode: {
				type: "string",
				enum: ["any", "none"]
			}
		}
	},
	Config: {
		type: "object",
		additionalProperties: false,
		properties: {
			policies: { $ref: "#/$defs/Paths" },
			deployments: {
				type: "object",
				additionalProperties: { $ref: "#/$defs/ConfigDeployment" }
			},
			guards: { $ref: "#/$defs/ConfigGuards" },
			on_stale: {
				type: "string",
				enum: ["refuse", "same-diff"]
			},
			impact: {
				type: "string",
				enum: ["auto", "off"]
			}
		}
	},
	ConfigDeployment: {
		type: "object",
		additionalProperties: false,
		properties: {
			id: { type: ["string", "integer"] },
			policies: { $ref: "#/$defs/Paths" }
		}
	},
	ConfigGuards: {
		type: "object",
		additionalProperties: false,
		properties: {
			max_deletes: { type: "integer" },
			max_delete_percent: { type: "integer" },
			allow_empty: { type: "boolean" },
			protected: {
				type: "array",
				items: { type: "string" }
			},
			looser: {
				type: "string",
				enum: ["allow", "consent"]
			},
			consent_label: { type: "string" }
		}
	},
	DeploymentSlug: { type: "string" },
	DetectionFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": true },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlug" },
			product: { $ref: "#/$defs/Product" },
			rulesets: {
				type: "array",
				items: { type: "string" }
			},
			rules: {
				type: "array",
				items: { type: "string" }
			},
			disabled: {
				type: "array",
				items: { type: "string" }
			},
			exceptions: {
				type: "array",
				items: { $ref: "#/$defs/ExceptionEntry" }
			}
		}
	},
	ExceptionEntry: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			exception_type: { $ref: "#/$defs/ExceptionType" },
			rule: { type: "string" },
			rule_type: { $ref: "#/$defs/ExceptionRuleType" },
			project: { type: "string" },
			project_tag_name: { type: "string" },
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	ExceptionRuleType: {
		type: "string",
		enum: ["rule", "pack"]
	},
	ExceptionType: {
		type: "string",
		enum: ["include", "exclude"]
	},
	ExpiryDate: { type: "string" },
	Filters: {
		type: "object",
		additionalProperties: false,
		properties: {
			mode: {
				type: "string",
				enum: ["all", "any"]
			},
			conditions: {
				type: "array",
				items: { $ref: "#/$defs/Condition" }
			}
		}
	},
	Note: { type: "string" },
	Paths: { oneOf: [{ type: "string" }, {
		type: "array",
		items: { type: "string" }
	}] },
	PolicyActive: { type: "boolean" },
	PolicyDescription: { type: "string" },
	PolicyEntry: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			name: { $ref: "#/$defs/PolicyName" },
			slug: { $ref: "#/$defs/Slug" },
			description: { $ref: "#/$defs/PolicyDescription" },
			active: { $ref: "#/$defs/PolicyActive" },
			filters: { $ref: "#/$defs/Filters" },
			actions: { $ref: "#/$defs/Actions" },
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	PolicyFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": { $ref: "#/$defs/Note" } },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlug" },
			name: { $ref: "#/$defs/PolicyName" },
			slug: { $ref: "#/$defs/Slug" },
			description: { $ref: "#/$defs/PolicyDescription" },
			active: { $ref: "#/$defs/PolicyActive" },
			filters: { $ref: "#/$defs/Filters" },
			actions: { $ref: "#/$defs/Actions" },
			"x-expires": { $ref: "#/$defs/ExpiryDate" }
		}
	},
	PolicyListFile: {
		type: "object",
		additionalProperties: false,
		patternProperties: { "^x-": true },
		properties: {
			deployment_slug: { $ref: "#/$defs/DeploymentSlug" },
			policies: {
				type: "array",
				items: { $ref: "#/$defs/PolicyEntry" }
			}
		}
	},
	PolicyName: { type: "string" },
	Product: {
		type: "string",
		enum: ["code", "secrets"]
	},
	Slug: { type: "string" }
};
// src/files/shape/field.ts
const shapes = {
	policies: fields.PolicyListFile,
	policy: fields.PolicyFile,
	detection: fields.DetectionFile,
	config: fields.Config
};
/** The field that a pointer leads to; null where the schema does not say what belongs there. */
function fieldAt(shape, pointer) {
	return pointer.reduce((field, step) => field && fieldIn(field, step), shapes[shape]);
}
/** The field one step further in. */
function fieldIn(field, step) {
	const inner = typeof step === "number" ? listIn$1(field).items : propertyOf(field, step);
	return typeof inner === "object" ? follow(inner) : null;
}
/** JSON types that a field accepts. */
const typesOf = (field) => field.oneOf?.flatMap(typesOf) ?? [field.type ?? []].flat();
/** Whether any text may stand here: no enumeration, no number, no boolean. */
const isFreeText = (field) => typesOf(field).includes("string") && field.enum === void 0 && !typesOf(field).includes("integer");
/** Fields that an object may have. */
const allowedIn = (field) => Object.keys(field.properties ?? {});
const listIn$1 = (field) => field.oneOf?.find(({ type }) => type === "array") ?? field;
function propertyOf(field, name) {
	if (field.properties !== void 0 && Object.hasOwn(field.properties, name)) return field.properties[name];
	return Object.entries(field.patternProperties ?? {}).find(([one]) => new RegExp(one).test(name))?.[1] ?? field.additionalProperties;
}
function follow(field) {
	const target = field.$ref === void 0 ? void 0 : named[field.$ref.replace("#/$defs/", "")];
	return target === void 0 ? field : follow(target);
}
const named = fields;
// src/files/shape/doubts.ts
/** All of them, by the schema: a boolean field may hold `true`, a name may not. */
function findDoubts(shape, value) {
	const found = [];
	visit(found, [], value, fieldAt(shape, []));
	return found;
}
function visit(found, pointer, value, field) {
	if (found.length === 1e3) return;
	if (value instanceof Doubt) {
		if (isMeant(value, pointer)) return;
		found.push({
			pointer,
			doubt: value,
			meant: field !== null && isFreeText(field) ? "text" : "other"
		});
		return;
	}
	for (const [step, inner] of stepsInto(value)) visit(found, [...pointer, step], inner, field && fieldIn(field, step));
}
const isMeant = (doubt, pointer) => doubt.reads === "date" && pointer.at(-1) === "x-expires";
function stepsInto(value) {
	if (Array.isArray(value)) return value.map((item, index) => [index, item]);
	return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
// src/files/shape/pointer.ts
/** Ajv's path, unescaped; a step into a list is a number. */
function pointerOf(path, root) {
	let value = root;
	return path.split("/").slice(1).map((step) => {
		const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
		const into = Array.isArray(value) ? Number(name) : name;
		value = valueAt(value, [into]);
		return into;
	});
}
/** What a pointer leads to; undefined where it leads nowhere. */
const valueAt = (root, pointer) => pointer.reduce((value, step) => {
	return typeof value === "object" && value !== null && Object.hasOwn(value, step) ? value[step] : void 0;
}, root);
/** The same text for the same pointer. */
const keyOf = (pointer) => JSON.stringify(pointer);
// src/files/shape/value-problem.ts
/** What is wrong with a value: first that it is none of the allowed ones, then its type, then its size or form. */
function valueProblem(mistaken) {
	const badName = mistaken.errors.find((error) => error.keyword === "propertyNames");
	if (badName !== void 0) return keyProblem(mistaken, String(badName.params["propertyName"]));
	return badValue(mistaken) ?? wrongType(mistaken) ?? outOfBounds(mistaken) ?? badText(mistaken);
}
const here = ({ file, pointer }) => ({
	severity: "error",
	at: {
		file,
		pointer
	}
});
function badValue(mistaken) {
	const { value, text, errors } = mistaken;
	const error = errors.find(({ keyword }) => keyword === "enum");
	const shown = text ?? (typeof value === "string" ? value : null);
	if (error === void 0 || shown === null) return null;
	const allowed = error.params["allowedValues"].map(String);
	return {
		...here(mistaken),
		code: "bad-value",
		value: shown,
		allowed,
		nearest: nearest(shown, allowed)
	};
}
function wrongType(mistaken) {
	const { value, text, field, errors } = mistaken;
	const found = typeOf(value);
	const types = field === null ? [] : typesOf(field);
	if (types.includes(found) || !errors.some(({ keyword }) => keyword === "type")) return null;
	const shown = typeof value === "string" ? value : text;
	return {
		...here(mistaken),
		code: "wrong-type",
		expected: types.join(" or "),
		found,
		text: shown
	};
}
function typeOf(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return Number.isInteger(value) ? "integer" : typeof value;
}
const bounds = {
	minLength: {
		what: "characters",
		end: "min"
	},
	maxLength: {
		what: "characters",
		end: "max"
	},
	minItems: {
		what: "items",
		end: "min"
	},
	maxItems: {
		what: "items",
		end: "max"
	},
	minProperties: {
		what: "entries",
		end: "min"
	},
	maxProperties: {
		what: "entries",
		end: "max"
	},
	minimum: {
		what: "number",
		end: "min"
	},
	maximum: {
		what: "number",
		end: "max"
	}
};
function outOfBounds(mistaken) {
	for (const { keyword, params } of mistaken.errors) {
		const bound = bounds[keyword];
		if (bound === void 0) continue;
		const limit = Number(params["limit"]);
		const [min, max] = bound.end === "min" ? [limit, null] : [null, limit];
		return {
			...here(mistaken),
			code: "out-of-bounds",
			what: bound.what,
			found: sizeOf(mistaken.value),
			min,
			max
		};
	}
	return null;
}
function sizeOf(value) {
	if (typeof value === "number") return value;
	if (typeof value === "string") return Array.from(value).length;
	return Array.isArray(value) ? value.length : Object.keys(value).length;
}
function badText(mistaken) {
	const error = mistaken.errors.find(({ keyword }) => keyword === "pattern");
	if (error === void 0) return null;
	return {
		...here(mistaken),
		code: "bad-text",
		value: String(mistaken.value),
		expected: String(error.params["pattern"])
	};
}
function keyProblem(mistaken, name) {
	const errors = mistaken.errors.filter((error) => error.propertyName === name);
	const problem = outOfBounds({
		...mistaken,
		value: name,
		errors
	});
	if (problem === null) throw new Error(`the name "${name}" was refused for no known reason`);
	return {
		...problem,
		at: {
			file: mistaken.file,
			pointer: [...mistaken.pointer, name],
			key: true
		}
	};
}
// src/files/shape/problems.ts
/** One problem a mistake: of a mistyped key that is also missing, or a value that breaks several rules, only the telling one. */
function shapeProblems(mistaken) {
	const unknown = unknownFields(mistaken);
	const problems = [
		...unknown,
		...missingFields(mistaken, unknown),
		...doubtProblems(mistaken, unknown),
		...valueProblems(mistaken)
	];
	return [...problems, ...joinedLines(mistaken, problems)];
}
/** What is wrong with such a text in another way, too, says it better. */
function joinedLines({ file, joined }, others) {
	const named = new Set(others.map((problem) => keyOf(problem.at.pointer)));
	return joined.filter((pointer) => !named.has(keyOf(pointer))).map((pointer) => {
		return {
			severity: isProse(pointer) ? "warning" : "error",
			at: {
				file,
				pointer
			},
			code: "joined-lines"
		};
	});
}
/** In a description or a note only its looks suffer. */
const isProse = (pointer) => pointer.at(-1) === "description" || pointer.some((step) => typeof step === "string" && step.startsWith("x-"));
function doubtProblems({ file, doubts }, unknown) {
	const named = new Set(unknown.map((problem) => keyOf(problem.at.pointer)));
	return doubts.flatMap(({ pointer, doubt, meant }) => {
		if (meant === "text" && doubt.text !== "") return [{
			severity: "error",
			at: {
				file,
				pointer
			},
			code: "ambiguous-scalar",
			text: doubt.text,
			reads: doubt.reads
		}];
		if (doubt.reads !== "null" || named.has(keyOf(pointer))) return [];
		return [{
			severity: "error",
			at: placeOfNothing(file, pointer),
			code: "null-value",
			field: fieldName(pointer)
		}];
	});
}
/** A key without a value is shown at the key, an empty item of a list at its dash. */
const placeOfNothing = (file, pointer) => typeof pointer.at(-1) === "string" ? {
	file,
	pointer,
	key: true
} : {
	file,
	pointer
};
const fieldName = (pointer) => pointer.findLast((step) => typeof step === "string") ?? "";
function unknownFields({ file, shape, value, errors }) {
	return errors.flatMap((error) => {
		if (error.keyword !== "additionalProperties") return [];
		const parent = pointerOf(error.instancePath, value);
		const field = String(error.params["additionalProperty"]);
		const known = fieldAt(shape, parent);
		const allowed = known === null ? [] : allowedIn(known);
		return [{
			severity: "error",
			at: {
				file,
				pointer: [...parent, field],
				key: true
			},
			code: "unknown-field",
			field,
			allowed,
			nearest: nearest(field, allowed)
		}];
	});
}
function missingFields({ file, value, errors }, unknown) {
	const mistyped = new Set(unknown.map((problem) => keyOf([...problem.at.pointer.slice(0, -1), problem.nearest ?? ""])));
	return errors.flatMap((error) => {
		if (error.keyword !== "required") return [];
		const pointer = pointerOf(error.instancePath, value);
		const field = String(error.params["missingProperty"]);
		if (mistyped.has(keyOf([...pointer, field]))) return [];
		return [{
			severity: "error",
			at: {
				file,
				pointer
			},
			code: "missing-field",
			field
		}];
	});
}
function valueProblems({ file, shape, value, doubts, errors }) {
	const byPlace = Map.groupBy(errors.filter((error) => error.keyword !== "required" && error.keyword !== "additionalProperties"), (error) => error.instancePath);
	const doubtAt = new Map(doubts.map((found) => [keyOf(found.pointer), found]));
	return Array.from(byPlace, ([path, atPlace]) => {
		const pointer = pointerOf(path, value);
		const doubt = doubtAt.get(keyOf(pointer));
		if (doubt !== void 0 && (doubt.meant === "text" || doubt.doubt.reads === "null")) return null;
		const text = doubt?.doubt.text ?? null;
		return valueProblem({
			file,
			pointer,
			value: valueAt(value, pointer),
			text,
			field: fieldAt(shape, pointer),
			errors: atPlace
		});
	}).filter((problem) => problem !== null);
}
// src/files/shape/salvage.ts
/**
* What a broken file still declares, so that mistakes elsewhere in it, and in other files, are found in the same run. Null when it
* does not even say what it is, or to whom it belongs. Nothing of it is ever sent.
*/
function salvage(file, shape, broken, errors) {
	const value = withoutMistakes(broken, errors);
	const deployment = deploymentIn(value);
	if (deployment === null && "deployment_slug" in broken) return null;
	if (shape === "detection") {
		const detection = salvageDetection(file, value, broken);
		return detection && {
			file,
			deployment,
			...detection
		};
	}
	const { deployment_slug: _, ...bare } = value;
	return {
		file,
		deployment,
		kind: "remediation",
		policies: (shape === "policy" ? [{
			value: bare,
			at: {
				file,
				pointer: []
			}
		}] : placed$1(file, ["policies"], listIn(value, "policies"))).flatMap((entry) => salvagePolicy(entry, broken))
	};
}
/** Takes fields away that are unknown or hold a bad value; items of lists stay, for what follows them must keep its place. */
function withoutMistakes(broken, errors) {
	const copies = /* @__PURE__ */ new Set();
	const value = copyInto(copies, broken);
	for (const { keyword, instancePath, params } of errors) {
		if (keyword === "required") continue;
		const pointer = pointerOf(instancePath, broken);
		const wrong = keyword === "additionalProperties" ? [...pointer, String(params["additionalProperty"])] : pointer;
		const parent = copiedAt(copies, value, wrong.slice(0, -1));
		const field = wrong.at(-1);
		if (typeof field === "string" && parent !== null) Reflect.deleteProperty(parent, field);
	}
	return value;
}
/** What stands at a pointer, with itself and all on the way to it copied; null when that is no collection. */
function copiedAt(copies, value, pointer) {
	let parent = value;
	for (const step of pointer) {
		const inner = parent[step];
		if (typeof inner !== "object" || inner === null) return null;
		parent = copies.has(inner) ? inner : parent[step] = copyInto(copies, inner);
	}
	return parent;
}
function copyInto(copies, original) {
	const copy = Array.isArray(original) ? [...original] : { ...original };
	copies.add(copy);
	return copy;
}
function salvagePolicy({ value, at }, broken) {
	if (typeof value !== "object" || value === null) return [];
	const hasSlug = valueAt(broken, [...at.pointer, "slug"]) !== void 0;
	if (isPolicyEntry(value)) return [{
		value,
		at,
		isWhole: true,
		hasSlug
	}];
	const { name, slug } = value;
	const own = typeof slug === "string" ? { slug } : null;
	if (typeof name === "string") return [{
		value: {
			name,
			...own
		},
		at,
		isWhole: false,
		hasSlug
	}];
	return own === null ? [] : [{
		value: {
			name: own.slug,
			...own
		},
		at,
		isWhole: false,
		hasSlug
	}];
}
const deploymentIn = ({ deployment_slug: slug }) => typeof slug === "string" ? slug : null;
function salvageDetection(file, value, broken) {
	const { product } = value;
	if (product !== "code" && product !== "secrets") return null;
	const given = (name, keep) => Object.hasOwn(value, name) ? placed$1(file, [name], listIn(value, name)).filter((item) => keep(item.value)) : null;
	const texts = (name) => given(name, (item) => typeof item === "string");
	return {
		kind: `detection/${product}`,
		lists: {
			rulesets: texts("rulesets"),
			rules: texts("rules"),
			disabled: texts("disabled")
		},
		exceptions: given("exceptions", isException)?.filter(({ value: entry, at }) => keepsScope(entry, valueAt(broken, at.pointer))) ?? null
	};
}
const isException = (value) => isDetectionFile({
	product: "code",
	exceptions: [value]
});
/** An exception whose bad scope was taken away would be reported for having none. */
const keepsScope = (entry, whole) => ["project", "project_tag_name"].every((name) => name in entry || valueAt(whole, [name]) === void 0);
function listIn(value, name) {
	const list = value[name];
	return Array.isArray(list) ? list : [];
}
// src/files/shape/check-file.ts
/** Tells what a policy file is and whether it has the shape of that; every mistake is a problem. */
function checkFile(file, parsed) {
	const { value } = parsed;
	if (!isMapping(value)) return {
		content: null,
		problems: [notAMapping(file, value)]
	};
	const keys = Object.keys(value).slice(0, keysAsked);
	const shape = classify(keys);
	if (shape === null) return {
		content: null,
		problems: [{
			severity: "error",
			at: {
				file,
				pointer: []
			},
			code: "unknown-file",
			keys
		}]
	};
	const content = contentOf(shape, value);
	if ("errors" in content) {
		const { errors } = content;
		return {
			content: salvage(file, shape, value, errors),
			problems: problemsOf(file, parsed, shape, errors)
		};
	}
	return {
		content: declare(file, content),
		problems: isSuspect(parsed) ? problemsOf(file, parsed, shape, []) : []
	};
}
/** The same for the config; an empty one says nothing, which is right. With any mistake there is no content. */
function checkConfig(file, parsed) {
	const { value } = parsed;
	if (value === null) return {
		content: {},
		problems: []
	};
	if (!isMapping(value)) return {
		content: null,
		problems: [notAMapping(file, value)]
	};
	const content = isConfig(value) ? value : null;
	const problems = content === null || isSuspect(parsed) ? problemsOf(file, parsed, "config", errorsOf(isConfig, content)) : [];
	return {
		content: problems.length === 0 ? content : null,
		problems
	};
}
/** Whether a document of the right shape may still not say what was meant. */
const isSuspect = ({ doubtful, joined }) => doubtful || joined.length > 0;
/** A file whose first keys do not tell what it is gets no second look. */
const keysAsked = 100;
const isMapping = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function notAMapping(file, value) {
	const common = {
		severity: "error",
		at: {
			file,
			pointer: []
		}
	};
	if (value === null) return {
		...common,
		code: "empty-file"
	};
	const found = Array.isArray(value) ? "array" : typeof value;
	return {
		...common,
		code: "wrong-type",
		expected: "object",
		found,
		text: null
	};
}
function contentOf(shape, value) {
	if (shape === "policies") return isPolicyListFile(value) ? {
		shape,
		value
	} : { errors: errorsOf(isPolicyListFile, null) };
	if (shape === "policy") return isPolicyFile(value) ? {
		shape,
		value
	} : { errors: errorsOf(isPolicyFile, null) };
	return isDetectionFile(value) ? {
		shape,
		value
	} : { errors: errorsOf(isDetectionFile, null) };
}
/** The guard forgets its errors with the next call. */
const errorsOf = (guard, content) => content === null ? (guard.errors ?? []).slice(0, problemLimit) : [];
function problemsOf(file, parsed, shape, errors) {
	const { value, joined } = parsed;
	return shapeProblems({
		file,
		shape,
		value,
		joined,
		doubts: findDoubts(shape, parsed.doubts()),
		errors
	});
}
// \0late src/files/yaml/any.ts
let loaded$2;
const load$3 = () => loaded$2 ??= process.getBuiltinModule("node:module").createRequire(import.meta.url)("./late-any.js");
const parseAny = (...args) => load$3().parseAny(...args);
const doubtsIn = (...args) => load$3().doubtsIn(...args);
const readEvents = (...args) => load$3().readEvents(...args);
// src/files/yaml/parse.ts
/** Makes a value of a YAML file, within limits that are checked before any value is made. `simple`: see `isSimple`, where that is known. */
function parse(file, text, simple = isSimple(text)) {
	const value = simple ? readPlain(text) : void 0;
	if (value === void 0) return parseAny(file, text);
	return {
		value,
		doubtful: false,
		joined: [],
		doubts: () => doubtsIn(text)
	};
}
// src/files/config.ts
/** Reads the config with every default filled in; its paths become relative to the root. `path` null: `ifmatch.yaml`, if it is there. */
function loadConfig(source, path) {
	const asked = path ?? "ifmatch.yaml";
	const file = insidePath("", asked);
	if (file === null) return unread({
		severity: "error",
		at: nowhere$1,
		code: "path-outside",
		path: asked
	});
	const kind = source.kind(file);
	if (kind === "file") {
		const read = readConfig(source, file);
		return {
			...read,
			problems: [...read.problems, ...misnamedBeside(source, file, "warning")]
		};
	}
	if (kind === "missing" && path === null) return unread(...misnamedBeside(source, file, "error"));
	if (kind === "missing") return unread({
		severity: "error",
		at: nowhere$1,
		code: "path-missing",
		path: asked
	});
	return unread({
		severity: "error",
		at: {
			file,
			pointer: []
		},
		code: kind === "symlink" ? "symlink" : "not-a-file",
		path: asked
	});
}
/** A config of a name that is not the right one is only looked for beside the one that is. */
function misnamedBeside(source, file, severity) {
	const folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
	return file.slice(folder.length).replace("/", "") === "ifmatch.yaml" ? misnamedConfigs(source, folder, severity) : [];
}
const unread = (...problems) => ({
	settings: defaultSettings,
	problems
});
function readConfig(source, file) {
	const read = readText(source, file);
	if ("problem" in read) return unread(read.problem);
	const parsed = parse(file, read.text);
	if ("problems" in parsed) return unread(...parsed.problems);
	const { content, problems } = checkConfig(file, parsed);
	if (content === null) return unread(...problems);
	const found = [...problems];
	const settings = toSettings(content, {
		file,
		parsed,
		problems: found
	});
	return {
		settings: found.length === 0 ? settings : {
			...defaultSettings,
			file
		},
		problems: found
	};
}
function toSettings(config, origin) {
	const deployments = new Map(Object.entries(config.deployments ?? {}).map(([slug, { policies }]) => {
		const folders = policies === void 0 ? null : pathsIn(policies, [
			"deployments",
			slug,
			"policies"
		], origin);
		return [slug, {
			id: idOf(slug, origin),
			policies: folders
		}];
	}));
	return {
		file: origin.file,
		policies: policiesOf$1(config, [...deployments.values()].some((one) => one.policies !== null), origin),
		deployments,
		guards: guardsOf(config.guards ?? {}),
		onStale: config.on_stale ?? defaultSettings.onStale,
		impact: config.impact ?? defaultSettings.impact
	};
}
/** Deployments with folders of their own need no common folder. */
function policiesOf$1(config, haveOwn, origin) {
	if (config.policies !== void 0) return pathsIn(config.policies, ["policies"], origin);
	if (haveOwn) return [];
	return origin.file.includes("/") ? pathsIn([...defaultSettings.policies], ["policies"], origin) : defaultSettings.policies;
}
/** Paths in a config are relative to the folder that it lies in. */
function pathsIn(paths, pointer, { file, problems }) {
	const base = file.slice(0, Math.max(0, file.lastIndexOf("/")));
	return [paths].flat().flatMap((path, index) => {
		const inside = insidePath(base, path);
		if (inside !== null) return [inside];
		const at = {
			file,
			pointer: Array.isArray(paths) ? [...pointer, index] : pointer
		};
		problems.push({
			severity: "error",
			at,
			code: "path-outside",
			path
		});
		return [];
	});
}
/** The digits as they stand in the file: 64 bits do not fit a number, and other readers would round them. */
function idOf(slug, { file, parsed, problems }) {
	const pointer = [
		"deployments",
		slug,
		"id"
	];
	const id = valueAt(parsed.doubts(), pointer);
	if (!(id instanceof Doubt)) return typeof id === "string" ? id : null;
	if (/^(?:0|[1-9]\d*)$/.test(id.text) && Number.isSafeInteger(Number(id.text))) return id.text;
	const common = {
		severity: "error",
		at: {
			file,
			pointer
		}
	};
	if (/^\d{1,19}$/.test(id.text)) problems.push({
		...common,
		code: "ambiguous-scalar",
		text: id.text,
		reads: id.reads
	});
	else problems.push({
		...common,
		code: "bad-text",
		value: id.text,
		expected: "^[0-9]{1,19}$"
	});
	return null;
}
/** Where a protected slug stands in the config; the list, or what is above it, when the config that was read has it not. */
function placeOfProtected(source, file, slug) {
	const pointer = ["guards", "protected"];
	const read = readText(source, file);
	const parsed = "text" in read ? parse(file, read.text) : null;
	const slugs = parsed !== null && "value" in parsed ? valueAt(parsed.value, pointer) : null;
	const index = Array.isArray(slugs) ? slugs.indexOf(slug) : -1;
	return {
		file,
		pointer: index < 0 ? pointer : [...pointer, index]
	};
}
function guardsOf(guards) {
	const otherwise = defaultSettings.guards;
	return {
		maxDeletes: guards.max_deletes ?? otherwise.maxDeletes,
		maxDeletePercent: guards.max_delete_percent ?? otherwise.maxDeletePercent,
		allowEmpty: guards.allow_empty ?? otherwise.allowEmpty,
		protected: guards.protected ?? otherwise.protected,
		looser: guards.looser ?? otherwise.looser,
		consentLabel: guards.consent_label ?? otherwise.consentLabel
	};
}
// src/domain/object.ts
/** The lists of a detection bundle as a whole; the platform's diff calls them one object of kind `DetectionPolicy`. */
const detectionPolicyId = "policy";
/** Identity of one list of a detection bundle, so that a change of it is found in the files. */
const listId = (list) => `list ${list}`;
/** Identity of one item of such a list. */
const itemId = (list, item) => `item ${list} ${item}`;
const policyId = (slug) => `slug ${slug}`;
/** Two exceptions are the same when scope, rule and rule type are; include or exclude is their content. */
function exceptionId(exception) {
	const scope = exception.project === void 0 ? ["project_tag", exception.project_tag_name] : ["project", exception.project];
	return JSON.stringify([
		"exception",
		...scope,
		exception.rule,
		exception.rule_type
	]);
}
/** The identity of what a diff entry speaks of. Kinds that nobody knows yet are told apart by their whole key. */
function objectId(kind, key) {
	if (kind === "RemediationPolicy") return policyId(String(key["slug"]));
	if (kind === "DetectionPolicy") return detectionPolicyId;
	if (kind !== "DetectionPolicyException") return JSON.stringify([kind, Object.entries(key).toSorted(([a], [b]) => a < b ? -1 : 1)]);
	return JSON.stringify([
		"exception",
		key["scope_type"],
		key["scope_target"],
		key["rule"],
		key["rule_type"]
	]);
}
// src/domain/slug.ts
/**
* The slug that a platform most probably makes of the name of a policy whose files give none: small letters, and every run of other
* characters than letters and digits as one hyphen. A platform may do it otherwise, so whoever can compares names too.
*/
function deriveSlug(name) {
	return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
}
// src/files/lint/rule.ts
/** Of each bundle, for the rules ask one after the other. */
const placed = /* @__PURE__ */ new WeakMap();
/** Every remediation policy and where it stands. */
function policiesOf(bundle) {
	if (bundle.kind !== "remediation") return [];
	const known = placed.get(bundle);
	if (known !== void 0) return known;
	const place = (policy) => ({
		policy,
		at: originOf(bundle, policyId(slugOf$1(policy)))
	});
	const policies = bundle.content.policies.map(place);
	placed.set(bundle, policies);
	return policies;
}
const slugOf$1 = (policy) => policy.slug ?? deriveSlug(policy.name);
/** Where an object of a bundle stands. Throws for one that is not of this bundle: that would be a mistake of ours. */
function originOf(bundle, id) {
	const origin = bundle.origins.get(id);
	if (origin === void 0) throw new Error(`${id} stands in no file`);
	return origin;
}
/** A place further in. */
const within = (place, ...steps) => ({
	file: place.file,
	pointer: [...place.pointer, ...steps]
});
// src/files/lint/seen.ts
/** Condition types that were seen in the field; a platform may know others, so offline they are only a hint. */
const seenConditionTypes = [
	"severity",
	"confidence",
	"repository_tag",
	"vulnerability_class",
	"breaking_change",
	"full_scan"
];
/** Action types that were seen in the field, with the actions that each needs beside it. */
const seenActionTypes = /* @__PURE__ */ new Map([
	["block", ["pr_comment"]],
	["pr_comment", []],
	["jira", []],
	["slack_app", []],
	["webhook", []],
	["triage", []]
]);
/** Values that the findings of the platform have; a platform may add some, so offline they are only a hint. */
const seenValues = /* @__PURE__ */ new Map([["severity", [
	"low",
	"medium",
	"high",
	"critical"
]], ["confidence", [
	"low",
	"medium",
	"high"
]]]);
// src/files/lint/action-types.ts
/** An action type that the platform does not know is an error; offline one that nobody has seen is a warning. */
const actionTypes = (bundle, { vocabulary }) => {
	const told = vocabulary !== null && vocabulary.actionTypes.size > 0;
	const known = [...(told ? vocabulary.actionTypes : seenActionTypes).keys()];
	return policiesOf(bundle).flatMap(({ policy, at }) => policy.actions.flatMap(({ type }, index) => {
		if (known.includes(type)) return [];
		return [{
			severity: told ? "error" : "warning",
			at: within(at, "actions", index, "type"),
			code: "unknown-action-type",
			type,
			known,
			nearest: nearest(type, known)
		}];
	}));
};
// src/files/lint/companions.ts
/** An action that needs another beside it: an error when the platform's vocabulary says so, a warning offline. */
const companions = (bundle, { vocabulary }) => {
	const told = vocabulary !== null && vocabulary.actionTypes.size > 0;
	const requires = (type) => (told ? vocabulary.actionTypes.get(type)?.requires : seenActionTypes.get(type)) ?? [];
	return policiesOf(bundle).flatMap(({ policy, at }) => {
		const present = new Set(policy.actions.map(({ type }) => type));
		return policy.actions.flatMap(({ type }, index) => {
			const missing = requires(type).filter((companion) => !present.has(companion));
			const severity = told ? "error" : "warning";
			return missing.map((companion) => ({
				severity,
				at: within(at, "actions", index),
				code: "missing-companion",
				action: type,
				companion
			}));
		});
	});
};
// src/files/lint/condition-types.ts
/** A condition type that the platform does not know is an error; offline one that nobody has seen is a warning. */
const conditionTypes = (bundle, { vocabulary }) => {
	const told = vocabulary !== null && vocabulary.conditionTypes.size > 0;
	const known = told ? [...vocabulary.conditionTypes.keys()] : seenConditionTypes;
	return policiesOf(bundle).flatMap(({ policy, at }) => policy.filters.conditions.flatMap(({ type }, index) => {
		if (known.includes(type)) return [];
		const place = within(at, "filters", "conditions", index, "type");
		return [{
			severity: told ? "error" : "warning",
			at: place,
			code: "unknown-condition-type",
			type,
			known,
			nearest: nearest(type, known)
		}];
	}));
};
// src/files/lint/condition-values.ts
/** The vocabulary decides, and a type that it lists no values for accepts any. Offline a value that no finding has is a warning. */
const conditionValues = (bundle, { vocabulary }) => {
	const severity = vocabulary === null ? "warning" : "error";
	const values = vocabulary === null ? seenValues : vocabulary.values;
	return policiesOf(bundle).flatMap(({ policy, at }) => policy.filters.conditions.flatMap((condition, index) => {
		const known = values.get(condition.type) ?? [];
		if (known.length === 0 || condition.values.every((value) => known.includes(value))) return [];
		return unknownValues(condition, known, within(at, "filters", "conditions", index, "values"), severity);
	}));
};
function unknownValues({ type, values }, known, at, severity) {
	return values.flatMap((value, index) => {
		if (known.includes(value)) return [];
		return [{
			severity,
			at: within(at, index),
			code: "unknown-condition-value",
			type,
			value,
			known,
			nearest: nearest(value, known)
		}];
	});
}
// src/files/lint/exception-kinds.ts
/** What kind of exception the platform takes for this product, when its vocabulary says so. */
const exceptionKinds = (bundle, { vocabulary }) => {
	if (bundle.kind === "remediation" || vocabulary === null) return [];
	const fields = [{
		field: "exception_type",
		known: vocabulary.exceptionTypes
	}, {
		field: "rule_type",
		known: vocabulary.ruleTypes
	}];
	return bundle.content.exceptions.flatMap((exception) => {
		const origin = originOf(bundle, exceptionId(exception));
		return fields.flatMap(({ field, known }) => {
			const value = exception[field];
			if (known.length === 0 || known.includes(value)) return [];
			return [{
				severity: "error",
				at: within(origin, field),
				code: "unsupported-exception",
				field,
				value,
				known
			}];
		});
	});
};
// src/files/lint/exception-scope.ts
/** An exception holds for one project or for one tag of projects, never for both or for neither. */
const exceptionScope = (bundle) => {
	if (bundle.kind === "remediation") return [];
	return bundle.content.exceptions.flatMap((exception) => {
		const given = [exception.project, exception.project_tag_name].filter((scope) => scope !== void 0).length;
		if (given === 1) return [];
		return [{
			severity: "error",
			at: originOf(bundle, exceptionId(exception)),
			code: "exception-scope",
			found: given === 0 ? "none" : "both"
		}];
	});
};
// src/files/lint/expiry.ts
/**
* An entry that is overdue is an error, not a warning: somebody agreed to it until that day only, and a warning is what lets a
* temporary exception live for years. Renewing it is one line in a pull request, where a reviewer sees it.
*/
const expiry = (bundle, { today }) => [...bundle.notes].flatMap(([id, notes]) => {
	const expires = notes["x-expires"];
	if (expires === void 0) return [];
	const at = within(originOf(bundle, id), "x-expires");
	if (!isDay(expires)) return [{
		severity: "error",
		at,
		code: "bad-date",
		text: expires
	}];
	return expires <= today ? [{
		severity: "error",
		at,
		code: "expired",
		expires,
		today
	}] : [];
});
/** Whether the calendar has this day; the schema has seen to its form. */
function isDay(text) {
	const time = Date.parse(`${text}T00:00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
// src/files/lint/rules-on-and-off.ts
/** A rule both in `rules` and in `disabled`: one of the two is a mistake, though a platform may hold it so. */
const rulesOnAndOff = (bundle) => {
	if (bundle.kind === "remediation") return [];
	const enabled = new Set(bundle.content.rules);
	return bundle.content.disabled.filter((rule) => enabled.has(rule)).map((rule) => ({
		severity: "warning",
		at: originOf(bundle, itemId("disabled", rule)),
		code: "rule-enabled-and-disabled",
		rule,
		first: originOf(bundle, itemId("rules", rule))
	}));
};
// src/files/lint/rulesets.ts
/** A secrets bundle takes no rulesets, nor does one whose vocabulary says so. */
const rulesets = (bundle, { vocabulary }) => {
	if (bundle.kind === "remediation") return [];
	if (vocabulary?.rulesetsAccepted ?? bundle.kind !== "detection/secrets") return [];
	return bundle.content.rulesets.map((ruleset) => ({
		severity: "error",
		at: originOf(bundle, itemId("rulesets", ruleset)),
		code: "rulesets-in-secrets",
		ruleset
	}));
};
// src/files/lint/same-conditions.ts
/** Two policies that match the same findings are mostly a copy that was not finished; both will run. */
const sameConditions = (bundle) => {
	const seen = /* @__PURE__ */ new Map();
	return policiesOf(bundle).flatMap(({ policy, at }) => {
		const key = meaningOf(policy.filters);
		const first = seen.get(key);
		if (first === void 0) {
			seen.set(key, at);
			return [];
		}
		return [{
			severity: "warning",
			code: "same-conditions",
			slug: slugOf$1(policy),
			at: within(at, "filters"),
			first: within(first, "filters")
		}];
	});
};
/** Equal for filters that match the same findings: order and repeats carry no meaning, nor does the mode of a single condition. */
function meaningOf({ mode, conditions }) {
	const parts = distinct(conditions.map((one) => `${one.mode ?? "any"}\0${one.type}\0${distinct(one.values).join("\0")}`));
	return `${parts.length > 1 ? mode : "all"}\u0001${parts.join("")}`;
}
/** Sorted, each once. Lists are mostly short, and then inserting is several times faster than a sort. */
function distinct(texts) {
	if (texts.length > 8) return [...new Set(texts)].toSorted();
	const sorted = [];
	for (const text of texts) {
		let at = sorted.length;
		while (at > 0 && (sorted[at - 1] ?? "") > text) at--;
		if (at === 0 || sorted[at - 1] !== text) sorted.splice(at, 0, text);
	}
	return sorted;
}
// src/files/lint.ts
const rules = [
	conditionTypes,
	conditionValues,
	actionTypes,
	companions,
	sameConditions,
	rulesets,
	rulesOnAndOff,
	exceptionScope,
	exceptionKinds,
	expiry
];
/** What the shape of the files allows and sense does not. */
function lint(bundles, { today, vocabularyOf }) {
	return bundles.flatMap((bundle) => {
		const known = {
			today,
			vocabulary: vocabularyOf(bundle)
		};
		return rules.flatMap((rule) => rule(bundle, known));
	});
}
// src/domain/bundle.ts
/** The three bundles of a deployment, in the order in which they are previewed and applied. */
const bundleKinds = [
	"remediation",
	"detection/code",
	"detection/secrets"
];
// src/files/assemble/notes.ts
/** The repository's own notes on an entry: every key that begins with `x-`. Null when there is none. */
function notesOf(entry) {
	const notes = Object.entries(entry).filter((pair) => pair[0].startsWith("x-") && typeof pair[1] === "string");
	return notes.length === 0 ? null : Object.fromEntries(notes);
}
// src/files/assemble/detection.ts
/** One bundle of the lists of some files; each list must be given by one of them, for an absent list is not an empty one. */
function detectionBundle(deployment, kind, files) {
	const building = {
		origins: /* @__PURE__ */ new Map(),
		notes: /* @__PURE__ */ new Map(),
		problems: missingLists(files, kind)
	};
	const [first] = files;
	if (first !== void 0) building.origins.set(detectionPolicyId, {
		file: first.file,
		pointer: ["product"],
		key: true
	});
	const merged = (list) => mergeList(files, list, building);
	const content = {
		...deployment !== null && { deployment_slug: deployment },
		product: kind === "detection/code" ? "code" : "secrets",
		rulesets: merged("rulesets"),
		rules: merged("rules"),
		disabled: merged("disabled"),
		exceptions: mergeExceptions(files, building)
	};
	const { origins, notes, problems } = building;
	return {
		bundle: {
			deployment,
			origins,
			notes,
			kind,
			content
		},
		problems
	};
}
function missingLists(files, kind) {
	const missing = listNames.filter((list) => files.every(({ lists }) => lists[list] === null));
	if (files.every(({ exceptions }) => exceptions === null)) missing.push("exceptions");
	const at = {
		file: files[0]?.file ?? "",
		pointer: []
	};
	return missing.map((list) => ({
		severity: "error",
		at,
		code: "missing-list",
		list,
		kind
	}));
}
/** A list of the bundle, sorted by code unit and without repeats. */
function mergeList(files, list, { origins, problems }) {
	const merged = /* @__PURE__ */ new Set();
	for (const { file, lists } of files) {
		if (lists[list] !== null && !origins.has(listId(list))) origins.set(listId(list), {
			file,
			pointer: [list],
			key: true
		});
		for (const { value: item, at } of lists[list] ?? []) {
			const first = origins.get(itemId(list, item));
			if (first !== void 0) problems.push({
				severity: "warning",
				at,
				code: "duplicate-item",
				list,
				item,
				first
			});
			else origins.set(itemId(list, item), at);
			merged.add(item);
		}
	}
	return [...merged].toSorted();
}
/** The exceptions of the bundle, sorted by identity. */
function mergeExceptions(files, { origins, notes, problems }) {
	const merged = /* @__PURE__ */ new Map();
	for (const { value: entry, at } of files.flatMap((file) => file.exceptions ?? [])) {
		const id = exceptionId(entry);
		const first = origins.get(id);
		if (first !== void 0) problems.push({
			severity: "error",
			at,
			code: "duplicate-exception",
			rule: entry.rule,
			scope: scopeOf(entry),
			first
		});
		else origins.set(id, at);
		merged.set(id, toException(entry));
		const own = notesOf(entry);
		if (own !== null) notes.set(id, own);
	}
	return [...merged].toSorted(([a], [b]) => a < b ? -1 : 1).map(([, exception]) => exception);
}
const scopeOf = (entry) => entry.project ?? entry.project_tag_name ?? "";
/** What is sent: without notes. */
function toException({ exception_type, rule, rule_type, project, project_tag_name }) {
	return {
		exception_type,
		rule,
		rule_type,
		...project !== void 0 && { project },
		...project_tag_name !== void 0 && { project_tag_name }
	};
}
// src/files/assemble/remediation.ts
/** One bundle of the policies of some files, sorted by slug. */
function remediationBundle(deployment, files) {
	const declared = files.flatMap((file) => file.policies);
	const origins = /* @__PURE__ */ new Map();
	const notes = /* @__PURE__ */ new Map();
	const policies = [];
	for (const { value, at, isWhole } of declared) {
		if (!isWhole || !("filters" in value)) continue;
		const id = policyId(slugOf(value));
		policies.push(toPolicy(value));
		if (!origins.has(id)) origins.set(id, at);
		const own = notesOf(value);
		if (own !== null) notes.set(id, own);
	}
	policies.sort((a, b) => slugOf(a) < slugOf(b) ? -1 : 1);
	return {
		bundle: {
			deployment,
			origins,
			notes,
			kind: "remediation",
			content: {
				...deployment !== null && { deployment_slug: deployment },
				policies
			}
		},
		problems: identityProblems(declared)
	};
}
const slugOf = ({ slug, name }) => slug ?? deriveSlug(name);
/** Slugs that are taken twice, and policies without one, whose identity would hang on their name. */
function identityProblems(declared) {
	const seen = /* @__PURE__ */ new Map();
	return declared.flatMap(({ value, at, hasSlug }) => {
		if (hasSlug && value.slug === void 0) return [];
		const slug = slugOf(value);
		const first = seen.get(slug);
		seen.set(slug, first ?? at);
		const problems = [];
		if (!hasSlug) {
			const reads = readsAs(slug);
			problems.push({
				severity: "warning",
				at,
				code: "missing-slug",
				name: value.name,
				derived: slug,
				reads
			});
		}
		if (first !== void 0) problems.push({
			severity: "error",
			at: identityIn(value, at),
			code: "duplicate-slug",
			slug,
			first
		});
		return problems;
	});
}
const identityIn = ({ slug }, { file, pointer }) => ({
	file,
	pointer: [...pointer, slug === void 0 ? "name" : "slug"]
});
/** What is sent: without notes, and with every default written out. */
function toPolicy({ name, slug, description, active = true, filters, actions }) {
	const content = {
		active,
		filters: {
			mode: filters.mode,
			conditions: filters.conditions.map(toCondition)
		},
		actions: actions.map(toAction)
	};
	if (slug === void 0) return description === void 0 ? {
		name,
		...content
	} : {
		name,
		description,
		...content
	};
	return description === void 0 ? {
		name,
		slug,
		...content
	} : {
		name,
		slug,
		description,
		...content
	};
}
const toCondition = (condition) => condition.mode === void 0 ? {
	...condition,
	mode: "any"
} : condition;
const toAction = (action) => action.config === void 0 ? {
	...action,
	config: {}
} : action;
// src/files/assemble/assemble.ts
/** Merges files into bundles, sorted by deployment and then by kind; how the files are split leaves no trace in what is sent. */
function assemble(assigned) {
	const parts = [...Map.groupBy(assigned.keys(), (file) => assigned.get(file) ?? null)].toSorted(([a], [b]) => (a ?? "") < (b ?? "") ? -1 : 1).flatMap(([deployment, files]) => bundleKinds.flatMap((kind) => part(deployment, kind, files) ?? []));
	return {
		bundles: parts.map(({ bundle }) => bundle),
		problems: parts.flatMap(({ problems }) => problems)
	};
}
/** Null where no file declares anything of this kind: the bundle is not managed. */
function part(deployment, kind, files) {
	if (kind === "remediation") {
		const policies = files.filter((file) => file.kind === "remediation");
		return policies.length === 0 ? null : remediationBundle(deployment, policies);
	}
	const detection = files.filter((file) => file.kind === kind);
	return detection.length === 0 ? null : detectionBundle(deployment, kind, detection);
}
// src/files/assemble/assign-deployments.ts
/**
* Slug of the deployment of each file; null where neither files nor config name any. A file of no known deployment is a problem.
* `wanted`: the deployment that the run is about, null for all.
*/
function assignDeployments(files, settings, wanted) {
	const assigned = /* @__PURE__ */ new Map();
	const problems = [];
	const named = namedBy(files);
	for (const file of files) {
		const result = settings.deployments.size === 0 ? unconfigured(file, named, wanted) : configured(file, settings);
		if (typeof result === "object" && result !== null) problems.push(result);
		else assigned.set(file, result);
	}
	return {
		assigned,
		problems
	};
}
const namedBy = (files) => [...new Set(files.flatMap((file) => file.deployment ?? []))].toSorted();
/** Without a config the files name their deployments, or none does and the platform's only one is meant. */
function unconfigured(file, named, wanted) {
	const slug = file.deployment;
	if (slug !== null) return wanted !== null && named.includes(wanted) ? nearly(file, slug, wanted) ?? slug : slug;
	return named.length === 0 ? null : {
		severity: "error",
		at: {
			file: file.file,
			pointer: []
		},
		code: "deployment-missing",
		configured: named
	};
}
/** Nothing tells a slip from a second deployment, and a file that drops out of the run would delete its policies. */
function nearly({ file }, slug, wanted) {
	if (slug === wanted || nearest(slug, [wanted]) === null) return null;
	return {
		severity: "error",
		at: {
			file,
			pointer: ["deployment_slug"]
		},
		code: "deployment-nearly",
		slug,
		wanted
	};
}
function configured({ file, deployment: slug }, settings) {
	const slugs = [...settings.deployments.keys()];
	const common = {
		severity: "error",
		at: {
			file,
			pointer: slug === null ? [] : ["deployment_slug"]
		}
	};
	const candidates = slugs.filter((one) => mayHold(settings, one, file));
	if (slug === null) return byDefault(candidates, settings) ?? {
		...common,
		code: "deployment-missing",
		configured: slugs
	};
	if (candidates.includes(slug)) return slug;
	const folders = settings.deployments.get(slug)?.policies ?? [];
	if (settings.deployments.has(slug)) return {
		...common,
		code: "deployment-folder",
		slug,
		folders
	};
	return {
		...common,
		code: "deployment-unknown",
		slug,
		configured: slugs,
		nearest: nearest(slug, slugs)
	};
}
/** The deployment whose folder a file lies in; or the only one that there is. */
function byDefault(candidates, settings) {
	const own = candidates.filter((slug) => settings.deployments.get(slug)?.policies !== null);
	if (own.length === 1) return own[0];
	return settings.deployments.size === 1 ? candidates[0] : void 0;
}
/** A deployment with folders of its own has no files elsewhere. */
function mayHold(settings, slug, file) {
	const folders = settings.deployments.get(slug)?.policies ?? null;
	return folders === null || folders.some((folder) => liesIn(file, folder));
}
function liesIn(file, folder) {
	if (folder === "" || file === folder || file.startsWith(`${folder}/`)) return true;
	if (!isGlob(folder)) return false;
	let glob = openGlob(folder.split("/"));
	for (const name of file.split("/")) {
		glob = enter(glob, name);
		if (isMeant$1(glob)) return true;
	}
	return false;
}
// src/files/find/asked-paths.ts
/** Where to look for policy files. Folders of deployments that are not wanted are left alone. */
function askedPaths(settings, wanted) {
	const { deployment } = wanted;
	if (wanted.paths.length === 0) {
		if (!(deployment === null || settings.deployments.size === 0 || settings.deployments.has(deployment))) return {
			paths: [],
			problems: [unknownDeployment(settings, deployment, [...settings.deployments.keys()])]
		};
		return {
			paths: configuredPaths(settings, deployment),
			problems: []
		};
	}
	const paths = [];
	const problems = [];
	for (const path of wanted.paths) {
		const inside = insidePath("", path);
		if (inside === null) problems.push({
			severity: "error",
			at: nowhere$1,
			code: "path-outside",
			path
		});
		else paths.push({
			path: inside,
			at: nowhere$1,
			byDefault: false
		});
	}
	return {
		paths,
		problems
	};
}
/** The run names a deployment that neither the config nor a file knows. */
function unknownDeployment(settings, slug, known) {
	return {
		severity: "error",
		at: inConfig(settings, ["deployments"]),
		code: "deployment-unknown",
		slug,
		configured: known,
		nearest: nearest(slug, known)
	};
}
/** The folders of the config: the common ones, and those of one deployment or of all. */
function configuredPaths(settings, deployment) {
	const byDefault = settings.policies === defaultSettings.policies;
	const common = settings.policies.map((path) => ({
		path,
		at: inConfig(settings, ["policies"]),
		byDefault
	}));
	const own = [...settings.deployments].filter(([slug]) => deployment === null || slug === deployment).flatMap(([slug, { policies }]) => {
		const at = inConfig(settings, [
			"deployments",
			slug,
			"policies"
		]);
		return (policies ?? []).map((path) => ({
			path,
			at,
			byDefault: false
		}));
	});
	return [...common, ...own];
}
const inConfig = (settings, pointer) => settings.file === void 0 ? nowhere$1 : {
	file: settings.file,
	pointer
};
// src/files/assemble/choose-deployment.ts
/** The bundles of one deployment. Files that name none are meant for the one that the run names. */
function chooseDeployment(bundles, settings, slug) {
	const chosen = bundles.filter((bundle) => bundle.deployment === slug || bundle.deployment === null).map((bundle) => bundle.deployment === null ? withDeployment(bundle, slug) : bundle);
	if (chosen.length > 0) return {
		bundles: chosen,
		problems: []
	};
	return {
		bundles: [],
		problems: [nothingFor(slug, knownDeployments(bundles, settings), settings)]
	};
}
function nothingFor(slug, known, settings) {
	if (known.includes(slug)) return noFiles(configuredPaths(settings, slug).map(({ path }) => path));
	return unknownDeployment(settings, slug, known);
}
function knownDeployments(bundles, settings) {
	if (settings.deployments.size > 0) return [...settings.deployments.keys()];
	return [...new Set(bundles.flatMap((bundle) => bundle.deployment ?? []))];
}
function withDeployment(bundle, slug) {
	if (bundle.kind === "remediation") return {
		...bundle,
		deployment: slug,
		content: {
			deployment_slug: slug,
			...bundle.content
		}
	};
	return {
		...bundle,
		deployment: slug,
		content: {
			deployment_slug: slug,
			...bundle.content
		}
	};
}
// \0late src/files/yaml/locate-any.ts
let loaded$1;
const load$2 = () => loaded$1 ??= process.getBuiltinModule("node:module").createRequire(import.meta.url)("./late-locate-any.js");
const offsetsInAny = (...args) => load$2().offsetsInAny(...args);
// src/files/yaml/sought.ts
const newSought = () => ({
	children: /* @__PURE__ */ new Map(),
	key: null,
	value: null
});
/** All that some places of one document ask for. */
function soughtBy(places) {
	const root = newSought();
	for (const { pointer } of places) {
		let sought = root;
		for (const step of pointer) sought = child(sought, String(step));
	}
	return root;
}
function child(sought, step) {
	const known = sought.children.get(step);
	if (known !== void 0) return known;
	const created = newSought();
	sought.children.set(step, created);
	return created;
}
/** Where a place was found; one that is not there is shown at the nearest one above it. */
function foundAt(root, place) {
	let sought = root;
	let best = root.value ?? 0;
	for (const step of place.pointer) {
		sought = sought?.children.get(String(step));
		best = sought?.value ?? sought?.key ?? best;
	}
	return place.key === true ? sought?.key ?? best : best;
}
// src/files/yaml/locate.ts
/**
* Offsets of places in one document, in the order asked; null when it is no YAML. A place that is not there is shown at the nearest one
* above it. A place that is an alias is the alias itself; one inside what an alias repeats is where that is written.
*/
function offsetsOf(text, places) {
	const root = soughtBy(places);
	return isSimple(text) && readPlain(text, root) !== void 0 ? places.map((place) => foundAt(root, place)) : offsetsInAny(text, places);
}
// src/files/documents.ts
function openDocuments(source) {
	const texts = /* @__PURE__ */ new Map();
	const textOf = (file) => {
		const known = texts.get(file);
		if (known !== void 0) return known;
		const read = file === "" ? null : readText(source, file);
		const text = read !== null && "text" in read ? read.text : null;
		texts.set(file, text);
		return text;
	};
	const linesOf = remembered((file) => lineStarts(textOf(file) ?? ""));
	return {
		keep: (file, text) => void texts.set(file, text),
		locate: (places) => locateAll$1(places, textOf, linesOf),
		excerpt(position) {
			const text = textOf(position.file);
			return text === null ? null : lineAt(text, linesOf(position.file), position.line);
		}
	};
}
function locateAll$1(places, textOf, linesOf) {
	const positions = places.map((place) => ({
		file: place.file,
		line: 1,
		column: 1
	}));
	for (const [file, indexes] of Map.groupBy(places.keys(), (index) => places[index]?.file ?? "")) {
		const text = textOf(file);
		const asked = indexes.map((index) => places[index] ?? {
			file,
			pointer: []
		});
		const offsets = text === null ? null : offsetsOf(text, asked);
		for (const [nth, offset] of (offsets ?? []).entries()) positions[indexes[nth] ?? 0] = positionAt(linesOf(file), file, offset);
	}
	return positions;
}
function remembered(make) {
	const known = /* @__PURE__ */ new Map();
	return (key) => {
		const value = known.get(key) ?? make(key);
		known.set(key, value);
		return value;
	};
}
// src/files/report.ts
/**
* Problems with their positions and source lines, sorted by file, line, column and code; what is said twice of one place is said once. A
* file is searched for positions when somebody asks for them, or when it has several problems: nobody reads thousands of warnings.
*/
function report(documents, problems) {
	const byFile = Map.groupBy(problems, (problem) => positioned(problem).file);
	return [...byFile.keys()].toSorted().flatMap((file) => {
		const located = locateLater(documents, byFile.get(file) ?? []);
		return located.length === 1 ? located : withoutRepeats(located.toSorted(inOrder));
	});
}
/** The problems of one file, which is searched once for all of them. */
function locateLater(documents, problems) {
	let found;
	const positionOf = (place) => {
		if (place === null || place.file === "") return null;
		if (!("pointer" in place)) return place;
		found ??= locateAll(documents, problems);
		return found.get(place) ?? null;
	};
	return problems.map((problem) => ({
		problem,
		get position() {
			return positionOf(positioned(problem));
		},
		get first() {
			return positionOf(firstOf(problem));
		},
		get excerpt() {
			return this.position === null ? null : documents.excerpt(this.position);
		}
	}));
}
function locateAll(documents, problems) {
	const places = problems.flatMap((problem) => [positioned(problem), firstOf(problem)]).filter((place) => place !== null && "pointer" in place);
	return new Map(documents.locate(places).map((position, index) => [places[index] ?? nowhere, position]));
}
const nowhere = {
	file: "",
	pointer: []
};
const positioned = (problem) => "position" in problem ? problem.position : problem.at;
const firstOf = (problem) => "first" in problem ? problem.first : null;
function inOrder(a, b) {
	const [left, right] = [a.position, b.position];
	if (left !== null && right !== null && left.line !== right.line) return left.line - right.line;
	if (left !== null && right !== null && left.column !== right.column) return left.column - right.column;
	return a.problem.code < b.problem.code ? -1 : Number(a.problem.code > b.problem.code);
}
/** What stands at an anchor is checked once for each alias, too. */
function withoutRepeats(located) {
	const seen = /* @__PURE__ */ new Set();
	return located.filter(({ problem, position, first }) => {
		const { at: _, ...facts } = problem;
		const key = JSON.stringify([
			position ?? problem.at,
			facts,
			first
		]);
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}
// src/files/undeclared-protected.ts
/** Protected slugs that no file declares: such an entry protects nothing, or the policy is about to go. */
function undeclaredProtected(source, settings, bundles) {
	const declared = new Set(bundles.flatMap(policiesOf).map(({ policy }) => slugOf$1(policy)));
	return [...new Set(settings.guards.protected)].filter((slug) => !declared.has(slug)).map((slug) => ({
		severity: "warning",
		at: settings.file === void 0 ? nowhere$1 : placeOfProtected(source, settings.file, slug),
		code: "protected-undeclared",
		slug,
		nearest: nearest(slug, [...declared])
	}));
}
// src/files/load.ts
/** Finds, reads, checks and merges the policy files. */
function loadFiles(source, settings, wanted) {
	const documents = openDocuments(source);
	const { files, problems: unread } = find(source, settings, wanted);
	wanted.expect?.(files.length);
	const checked = checkFiles(source, files, documents);
	const broken = [...unread, ...checked.problems];
	const merged = merge(checked.declared, settings, wanted, hasErrors$1(broken));
	const found = [...broken, ...merged.problems];
	return {
		bundles: merged.bundles,
		problems: [...found, ...protectedProblems(source, settings, wanted, {
			...merged,
			problems: found
		})],
		files: files.length,
		policies: merged.bundles.reduce((sum, bundle) => sum + policiesIn(bundle), 0),
		locate: documents.locate,
		report: (problems) => report(documents, problems)
	};
}
/** Only where all bundles were loaded: what seems to be missing may stand elsewhere. */
function protectedProblems(source, settings, { paths, deployment }, loaded) {
	return paths.length > 0 || deployment !== null || hasErrors$1(loaded.problems) ? [] : undeclaredProtected(source, settings, loaded.bundles);
}
const hasErrors$1 = (problems) => problems.some(({ severity }) => severity === "error");
function find(source, settings, wanted) {
	const asked = askedPaths(settings, wanted);
	if (asked.problems.length > 0 && asked.paths.length === 0) return {
		files: [],
		problems: asked.problems
	};
	const found = findFiles(source, asked.paths, settings.file ?? null);
	const misnamed = misnamedAbove(source, wanted.paths.length === 0 ? [] : asked.paths, settings.file ?? null);
	return {
		files: found.files,
		problems: [
			...asked.problems,
			...misnamed,
			...found.problems
		]
	};
}
function checkFiles(source, files, documents) {
	const declared = [];
	const problems = [];
	for (const file of files) {
		const { content, problems: found } = readFile(source, file, documents);
		if (content !== null) declared.push(content);
		problems.push(...found);
	}
	return {
		declared,
		problems
	};
}
function readFile(source, file, documents) {
	const read = readText(source, file);
	if ("problem" in read) return {
		content: null,
		problems: [read.problem]
	};
	const parsed = parse(file, read.text, read.simple);
	const checked = "problems" in parsed ? {
		content: null,
		problems: parsed.problems
	} : checkFile(file, parsed);
	if (checked.problems.length > 0) documents.keep(file, read.text);
	return checked;
}
/** Bundles of what the files declare. When some are broken, what seems to be missing may stand in those. */
function merge(declared, settings, wanted, isPartial) {
	const { assigned, problems: unassigned } = assignDeployments(declared, settings, wanted.deployment);
	const all = assemble(assigned);
	const chosen = wanted.deployment === null ? null : chooseDeployment(all.bundles, settings, wanted.deployment);
	const bundles = chosen?.bundles ?? all.bundles;
	if (!isPartial && unassigned.length === 0) return {
		bundles,
		problems: [...all.problems, ...chosen?.problems ?? []]
	};
	return {
		bundles,
		problems: [...unassigned, ...all.problems.filter(({ code }) => code !== "missing-list")]
	};
}
const policiesIn = (bundle) => bundle.kind === "remediation" ? bundle.content.policies.length : 0;
// src/world/heap.ts
/** A run over fewer files ends before the heap grows. */
const manyFiles = 1e3;
/** Majors of Node whose V8 knows the flag; another one would complain of it. */
const knowing = /^(?:22|24)\./;
/**
* Keeps the heap small for a run over many files. Most of what is read stays to the end, and V8 answers that by doubling the space for young
* objects over and over, to 60 MB that save no time here.
*/
function prepareHeap(files) {
	if (files < manyFiles || !knowing.test(process.versions.node)) return;
	process.getBuiltinModule("node:v8").setFlagsFromString("--semi-space-growth-factor=1");
}
// src/commands/scope.ts
const configName = "ifmatch.yaml";
/** The config that the paths belong to: the nearest one at or above them. Null for the repository's own, if it has one. */
function configOf({ paths, config, source }) {
	if (config !== null || paths.length === 0) return config;
	const [first = null, ...others] = new Set(paths.map((path) => nearestConfig(path, source)));
	const [other] = others;
	if (other === void 0) return first;
	throw new UsageError(`The paths belong to different configs (${[first, other].map((one) => one ?? "none").join(", ")}). Run them one by one, or give one for all with --config.`);
}
function nearestConfig(path, source) {
	for (let folder = posix.normalize(path);; folder = posix.dirname(folder)) {
		if (folder === "." || folder.startsWith("..") || folder === "/") return null;
		const candidate = posix.join(folder, configName);
		if (source.kind(candidate) === "file") return candidate;
	}
}
/** The paths to load: the folder of a config stands for what that config says. */
const pathsOf = ({ paths }, { file }) => file !== void 0 && paths.includes(posix.dirname(file)) ? [] : paths;
/**
* Refuses paths that give only a part of a bundle: the platform would delete the rest. A bundle is compared with all that the config's
* folders declare of it. Throws UsageError.
*/
function refuseParts(files) {
	const { settings, wanted } = files;
	if (pathsOf(wanted, settings).length === 0) return;
	const whole = loadFiles(wanted.source, settings, {
		paths: [],
		deployment: wanted.deployment
	});
	const folders = settings.policies.join(", ");
	if (whole.problems.some(({ severity, code }) => severity === "error" && !absent.has(code))) throw new UsageError(`Other files in ${folders} have errors, so nobody can tell whether the paths give all of a bundle. Run \`ifmatch validate\` without paths.`);
	for (const bundle of files.bundles) {
		const left = leftOut(bundle, whole);
		if (left === 0) continue;
		const most = `${String(left)} more ${left === 1 ? "object" : "objects"}`;
		throw new UsageError(`The paths give only a part of ${bundle.kind}: ${most} of it in ${folders} would count as deleted. Give all of its files, or no paths.`);
	}
}
function leftOut({ deployment, kind, origins }, whole) {
	return [...whole.bundles.find((bundle) => bundle.kind === kind && bundle.deployment === deployment)?.origins.keys() ?? []].filter((id) => !origins.has(id)).length;
}
/** There are no other files than those of the paths. */
const absent = /* @__PURE__ */ new Set(["no-files", "path-missing"]);
// src/commands/load.ts
/** Finds, reads and checks the files; every problem of a run is in `problems`. */
function load$1(wanted, world) {
	const asked = {
		...wanted,
		paths: wanted.paths.map((path) => world.insideRoot(path))
	};
	const config = configOf({
		...asked,
		config: wanted.config && world.insideRoot(wanted.config)
	});
	const { settings: own, problems } = loadConfig(wanted.source, config);
	const settings = judged(own, wanted.judge);
	world.config = settings.file ?? null;
	const paths = pathsOf(asked, settings);
	const files = loadFiles(wanted.source, settings, {
		paths,
		deployment: wanted.deployment,
		expect: prepareHeap
	});
	return {
		...files,
		problems: [...problems, ...files.problems],
		settings,
		wanted: asked
	};
}
/** A change must not loosen the rules that it is judged by, nor choose what its reviewers get to see. */
function judged(own, judge) {
	if (judge === null) return own;
	const { guards, deployments, onStale, impact } = judge;
	return {
		...own,
		guards,
		deployments,
		onStale,
		impact
	};
}
/** Problems of meaning, beside those that were found while loading. */
function check(files, world, vocabularyOf = () => null) {
	return [...files.problems, ...lint(files.bundles, {
		today: world.today,
		vocabularyOf
	})];
}
const hasErrors = (problems) => problems.some((problem) => problem.severity === "error");
const invalid = (files, problems) => ({
	kind: "invalid",
	problems: files.report(problems)
});
// src/commands/validate.ts
/** Checks the files without a token or a network. */
function validate(wanted, world) {
	const files = load$1(wanted, world);
	const problems = check(files, world);
	if (hasErrors(problems)) return invalid(files, problems);
	return {
		kind: "valid",
		problems: files.report(problems),
		files: files.files,
		policies: files.policies
	};
}
// src/render/words/next-step.ts
/** Null when there is nothing left to do, or when the command itself goes on. */
function nextStep(outcome, view) {
	if (view.midway === true) return null;
	return isRollback(outcome) ? rollbackSteps[outcome.kind](outcome, view) : steps[outcome.kind](outcome, view);
}
const isRollback = (outcome) => "plan" in outcome && outcome.plan !== null && outcome.plan.undoes !== void 0;
const steps = {
	valid: (_, { again }) => next("preview", again),
	invalid: (_, { command, again }) => ({
		...next(command, again),
		says: "Next, when the errors are fixed:"
	}),
	"no-changes": () => null,
	changes: (outcome, view) => changesStep(outcome, view),
	consent: (outcome, { command, again }) => ({
		...next(command, again, consents(outcome)),
		says: "If all of that is meant:"
	}),
	stale: (_, { again }) => ({
		...next("preview", again),
		says: "Next, review what it is now:"
	}),
	applied: () => null,
	partial: (_, { again }) => ({
		...next("preview", again),
		says: "Next, see what is left (running again is safe):"
	}),
	failed: () => null
};
const toFiles = "As long as the files declare what was undone, the next apply brings it back. What they would change:";
/** A rollback has a plan of its own, and the files do not follow it. */
const rollbackSteps = {
	...steps,
	changes: (outcome, view) => rollbackStep("Next:", outcome, view),
	consent: (outcome, view) => rollbackStep("If all of that is meant:", outcome, view),
	stale: () => null,
	applied: (_, { again }) => ({
		...next("preview", again),
		says: toFiles
	}),
	partial: (_, { again, plan }) => ({
		...next("apply", again, saved(plan)),
		says: "Next, apply what is left (running again is safe):"
	})
};
/** What is not saved cannot be applied. */
function rollbackStep(says, outcome, { plan, again }) {
	return {
		command: [(saved(plan) === "" ? next("rollback", again, "--save FILE") : next("apply", again, saved(plan))).command, consents(outcome)].filter(Boolean).join(" "),
		says
	};
}
const saved = (plan) => typeof plan === "string" ? `--plan ${plan}` : "";
function changesStep(outcome, { command, plan, again }) {
	const same = [again, saved(plan)].filter(Boolean).join(" ");
	if (command === "apply") return {
		...next("apply", "--yes", same, consents(outcome)),
		says: "Nothing is applied yet. Without being asked:"
	};
	return next("apply", same, consents(outcome));
}
const consents = (outcome) => "guards" in outcome ? [...new Set(outcome.guards.map(({ consent }) => consent))].join(" ") : "";
const next = (...parts) => ({
	says: "Next:",
	command: ["ifmatch", ...parts].filter((part) => part !== void 0 && part !== "").join(" ")
});
// \0late src/render/terminal/platform.ts
let loaded;
const load = () => loaded ??= process.getBuiltinModule("node:module").createRequire(import.meta.url)("./late-platform.js");
const planParagraphs = (...args) => load().planParagraphs(...args);
const endParagraphs = (...args) => load().endParagraphs(...args);
// src/render/terminal.ts
/**
* An outcome for a person at a terminal: headline, changes with the dangerous ones first, problems, guards, results, next step.
* Plain text wrapped to the view's width, with colours when the view wants them; nothing in it can act on the terminal.
*/
function renderTerminal(outcome, view) {
	const asksPlatform = outcome.kind !== "valid" && outcome.kind !== "invalid";
	return layout(paragraphs(headline(outcome, view), ...asksPlatform ? planParagraphs(outcome, view) : [], problemLines(outcome.problems, view), ...asksPlatform ? endParagraphs(outcome) : [], lastLine(outcome, view)), view);
}
const headlineLooks = {
	valid: "green",
	invalid: "red",
	"no-changes": "green",
	changes: "plain",
	consent: "yellow",
	stale: "red",
	applied: "green",
	partial: "yellow",
	failed: "red"
};
function headline(outcome, { platform, config = null }) {
	const { before, slug, after } = headlineOf(outcome);
	return [
		words(0, styled(headlineLooks[outcome.kind], before), styled("bold", slug ?? ""), after),
		...platform === null ? [] : [words(0, styled("dim", `platform: ${platform}`))],
		...config === null ? [] : [words(0, styled("dim", `config: ${config}`))]
	];
}
function lastLine(outcome, view) {
	const next = nextStep(outcome, view);
	return next === null ? [] : [words(0, `${next.says} `, styled("bold", next.command))];
}
export { Doubt, absent, askedPaths, assemble, assignDeployments, blank, bundleKinds, bundleName, byteLimit, check, checkFile, code, configuredPaths, defaultSettings, deriveSlug, detectionPolicyId, editWords, effectLooks, exceptionId, excerptAt, findFiles, foreign, foundAt, growthLimit, hasErrors, hasSeveralDeployments, headlineOf, headlineText, invalid, isCore, isDetectionFile, isGlob, isPolicyEntry, isUtf8, itemId, joined$1 as joined, keyLimit, layout, lineStarts, lint, listId, listNames, listed$1 as listed, liveTail, liveWords, load$1 as load, loadConfig, loadFiles, nearest, newMapping, nextStep, objectId, openDocuments, originLabels, originTitles, originWords, overwriteWords, ownWords, ownerKey, padTo, paragraphs, parse, pathsOf, phrase, placeWords, plain, pointerOf, policyId, positionAt, problemLimit, problemLines, raw, readEvents, readText, readsAs, refuseParts, renderTerminal, report, revertWords, slugsOf, soughtBy, splitAt, styled, takenBackWords, textOf, triangulationNotes, unknownWords, validate, widthOf, words };
