const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
// src/report/words/yaml-problems.ts
const quoted = (text) => `"${truncated(text)}"`;
const maxQuotedChars = 300;
const truncated = (text) => text.length > maxQuotedChars ? `${text.slice(0, maxQuotedChars).replace(/[\uD800-\uDBFF]$/, "")}…` : text;
const unicodeName = (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
const syntaxDescriptions = {
	tab: () => ["tab characters must not be used in indentation", "indent with spaces, not tabs"],
	"odd-space": (text) => [require_start.say`${[text === "\xA0" ? "a no-break space" : "an unusual space"]} (${unicodeName(text.codePointAt(0) ?? 0)}) where YAML needs a plain one`, "replace it with a plain space; such spaces are often copied from web pages"],
	indentation: () => ["this line does not fit the indentation of the lines above", "align it with the list or mapping that it belongs to; a list and a mapping cannot share a level"],
	"unclosed-quote": (text) => [require_start.say`the quote ${text} is not closed`, text === "'" ? "close it, and write an apostrophe inside it twice" : "close it; a quote inside it is written \\\""],
	"unclosed-bracket": (text) => [require_start.say`the bracket ${text} is not closed`, "close it, and indent the lines inside it more than its key"],
	"stray-bracket": (text) => [require_start.say`the bracket ${text} closes nothing`, "remove it, or quote the text"],
	"missing-comma": () => ["a comma is missing between entries in brackets", "separate the entries with commas and close the bracket; lists in brackets have no dashes"],
	"stray-comma": () => ["no entry before this comma", "remove it"],
	"missing-colon": () => ["this line has no key followed by a colon and a space", "write \"key: value\", with the space; to continue the text above, indent this line more"],
	"second-colon": () => ["a value on the line of its key must not contain \": \"", "quote the text, or put the nested mapping on lines of its own"],
	"list-beside-key": () => ["a list cannot begin on the line of its key", "put each dash on a line of its own, below the key"],
	"text-after-value": () => ["unexpected text after a value", "put the next key or entry on a line of its own, or quote the whole text; in single quotes, write an apostrophe twice"],
	"reserved-start": (text) => [require_start.say`text without quotes cannot begin with ${text}`, "quote it"],
	escape: (text) => [require_start.say`unknown escape sequence ${truncated(text)} in double quotes`, "use single quotes, or write \\\\ for a backslash"],
	"escaped-break": () => ["an empty line follows an escaped line break", "remove the empty line"],
	"block-header": () => ["text after | or > on the same line", "begin the text on the next line, or quote it"],
	"empty-lines": () => ["the empty lines at the beginning of this text are indented more than the text", "remove the spaces from the empty lines"],
	comment: () => ["a comment must follow a space", "put a space before the #, or quote the text"],
	"key-length": () => ["a key has over 1024 characters", "write a shorter key"],
	anchor: () => ["an anchor (&) or alias (*) is not written as YAML requires", "quote a text that begins with & or *; otherwise write one name, then a space"],
	"no-anchor": (text) => [require_start.say`no anchor &${truncated(text)} before the alias *${truncated(text)}`, "write out the value; quote a text that begins with *"],
	"document-marker": (text) => [require_start.say`misplaced document marker${text === "" ? [] : require_start.say` ${text}`}`, "remove it; a file is one document, and may begin with --- on a line of its own"],
	"merge-conflict": () => ["unresolved merge conflict", "keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>"],
	other: (text) => [require_start.say`${text}`, "check this line and the one before it"]
};
const unsupportedYamlDescriptions = {
	directive: (text) => [require_start.say`the YAML directive ${quoted(text)} is not supported`, "remove it; files are read as YAML 1.2"],
	"several-documents": (text) => [require_start.say`more than one YAML document${text === "" ? [] : require_start.say`: the second begins at ${quoted(text)}`}`, "move it to its own file"],
	tag: (text) => [require_start.say`the YAML tag ${quoted(text)} is not supported`, "remove it, and quote the text"],
	"merge-key": () => ["the YAML merge key \"<<\" is not supported", "write out the fields"],
	key: (text) => [text === "" ? "a key has no name" : require_start.say`a key that begins with ${quoted(text)} is not text`, "write a name, and put the rest after the colon"]
};
const limitDescriptions = {
	depth: (limit) => [require_start.say`nested deeper than ${limit} levels`, "reduce the nesting; no policy needs it"],
	aliases: (limit) => [require_start.say`more than ${limit} aliases in one file`, "write out the values"],
	"expanded-size": (limit) => [require_start.say`aliases repeat more than ${limit} values`, "write out the values, or split the file"],
	entries: (limit) => [require_start.say`more than ${limit} lines, commas, brackets and dashes in one file`, "split the file"]
};
// src/report/words/problems.ts
var problems_exports = require_rolldown_runtime.__exportAll({ describeProblemPlainly: () => describeProblemPlainly });
const quotedListSentence = (texts, conjunction) => require_start.listSentence(texts.map((text) => [require_start.foreign(quoted(text))]), conjunction);
function suggestionSentence(nearest, allowed, otherwise) {
	if (nearest !== null) return require_start.say`did you mean ${quoted(nearest)}?`;
	return allowed.length === 0 ? [otherwise] : require_start.say`${[otherwise]}: ${quotedListSentence(allowed, "or")}`;
}
const inDaysText = (days) => {
	if (days === 0) return "today";
	return days === 1 ? "tomorrow" : `in ${String(days)} days`;
};
const problemDescriptions = {
	"no-files": ({ searched, deployment }) => [require_start.say`no policy file${deployment === void 0 ? [] : require_start.say` of the deployment ${quoted(deployment)}`} was found${searched.length === 0 ? [] : require_start.say` in ${quotedListSentence(searched.map((path) => path === "" ? "." : path))}`}`, "put .yaml files there (`ifmatch init` writes the first ones), name other folders on the command line, or set \"policies\" in ifmatch.yaml"],
	"path-missing": ({ at, path, nearest }) => [require_start.say`${quoted(path)} does not exist`, nearest !== void 0 ? require_start.say`write ${quoted(nearest)}, or rename that folder` : require_start.say`create it, or correct the path; it is relative to ${[at.pointer.length > 0 ? "the config" : "the folder that ifmatch runs in"]}`],
	"path-outside": ({ path }) => [require_start.say`${quoted(path)} is outside the folder that ifmatch runs in`, "give a path inside it, or run ifmatch in a folder above; nothing else is read"],
	symlink: ({ path }) => [require_start.say`${quoted(path)} is a symbolic link, or is inside one`, "replace the link with the file; links are not followed"],
	"not-a-file": ({ path }) => [require_start.say`${quoted(path)} is not a regular file`, "remove it, or pass a regular file; files in submodules are not read"],
	"empty-submodule": ({ path }) => [require_start.say`${quoted(path)} is a submodule that is not checked out; its policies would be deleted`, "run `git submodule update --init`; the action reads no submodules, so move its policies into this repository"],
	"left-out": ({ path }) => [require_start.say`${quoted(path)} is not in this sparse checkout; its policies would be deleted`, "add it with `git sparse-checkout add`, or check out everything with `git sparse-checkout disable`"],
	unreadable: ({ reason }) => [require_start.say`cannot be read: ${reason}`, "check its permissions and the disk, and retry"],
	"file-too-large": ({ bytes, limit }) => [require_start.say`the file has ${bytes} bytes; the limit is ${limit}`, "split it into several files; they are merged"],
	"not-utf8": ({ offset }) => [require_start.say`the file is not valid UTF-8 (byte ${offset + 1})`, "save the file as UTF-8"],
	"control-character": ({ codePoint }) => [require_start.say`invisible control character (${unicodeName(codePoint)})`, "remove it; lines end with LF or CRLF"],
	"empty-file": () => ["the file is empty", "delete it, or write \"policies: []\" to declare no policies"],
	"ignored-file": ({ path, meant }) => [require_start.say`${quoted(path)} is ignored: only .yaml and .yml files are read`, require_start.say`if it holds policies, rename it to ${quoted(meant)}; otherwise move it out of the folder`],
	"misnamed-config": ({ path, expected }) => [require_start.say`${quoted(path)} is ignored: the config must be named ${quoted(expected)}`, require_start.say`rename it to ${quoted(expected)}`],
	"other-config": ({ path }) => [require_start.say`${quoted(path)} is ignored: it is not the config of this run`, "move its settings there, or run ifmatch in its folder"],
	"lfs-pointer": () => ["the file is a Git LFS pointer; its content is not checked out", "run `git lfs pull`; the action reads commits, which hold only the pointer, so take policies out of Git LFS"],
	syntax: ({ reason, text }) => {
		const [message, fix] = syntaxDescriptions[reason](text);
		return [require_start.say`not valid YAML: ${typeof message === "string" ? [message] : message}`, fix];
	},
	"duplicate-key": ({ field, first }) => [require_start.say`duplicate key ${quoted(field)}${first === null ? [] : require_start.say`, first on line ${first.line}`}`, "remove one of them"],
	"unsupported-yaml": (problem) => unsupportedYamlDescriptions[problem.what](problem.text),
	limit: ({ what, limit }) => limitDescriptions[what](limit),
	"unknown-file": ({ keys }) => [require_start.say`the file is not a policy, a list of policies or a detection policy${keys.length === 0 ? [] : require_start.say`; it has ${quotedListSentence(keys)}`}`, "add \"policies\", or \"name\", \"filters\" and \"actions\", or \"product\" with its lists; or move it out of the folder"],
	"unknown-field": (problem) => {
		const { field, allowed, nearest } = problem;
		const meant = suggestionSentence(nearest, allowed, "remove it, or use one of");
		return [require_start.say`unknown field ${quoted(field)}`, [...meant, ...extraFieldSentence(problem)]];
	},
	"connection-setting": ({ field, variable }) => [require_start.say`${quoted(field)} does not belong in a file`, `remove it, and set the environment variable ${variable}; in a workflow, from a ${variable === "IFMATCH_API_TOKEN" ? "secret" : "variable"}`],
	"missing-field": ({ field }) => [require_start.say`missing field ${quoted(field)}`, require_start.say`add ${quoted(field)}`],
	"product-missing": () => ["the product is missing, in the file and in its name", "add \"product: code\" or \"product: secrets\", or name the file detection-code.yaml or detection-secrets.yaml"],
	"product-contradiction": ({ product, named }) => [require_start.say`the file says product ${quoted(product)}, its name says ${quoted(named)}`, "change one of them"],
	"no-lists": () => ["the detection file declares nothing: it has none of \"rulesets\", \"rules\", \"disabled\" and \"exceptions\"", "add a list; \"rules: []\" alone declares all four empty"],
	"null-value": ({ at, field }) => typeof at.pointer.at(-1) === "number" ? [require_start.say`an entry of ${quoted(field)} is empty`, "fill it in, or remove the dash"] : [require_start.say`${quoted(field)} has no value`, "set a value, or remove the key; an empty list is []"],
	"wrong-type": ({ expected, found, text }) => [require_start.say`expected ${typesSentence(expected)}, found ${typesSentence([found])}${text === null ? [] : require_start.say` ${quoted(text)}`}`, (expected.length === 1 ? typeFixes[expected[0] ?? ""] : null) ?? require_start.say`write ${typesSentence(expected)}${[found === "string" ? ", without quotes" : ""]}`],
	"bad-value": ({ value, allowed, nearest }) => [require_start.say`${quoted(value)} is not allowed here`, suggestionSentence(nearest, allowed, "use one of")],
	"out-of-bounds": ({ what, found, min, max }) => [sizeSentence(what, found), min === null ? require_start.say`write at most ${max ?? 0}` : require_start.say`write at least ${min}`],
	"bad-text": ({ value, expected }) => [require_start.say`${quoted(value)} has the wrong format`, patternFixes[expected] ?? require_start.say`write a text that matches ${expected}`],
	"ambiguous-scalar": ({ text, reads }) => [require_start.say`expected text, but unquoted ${truncated(text)} can be read as ${typesSentence([reads])}`, "quote it"],
	"ambiguous-number": ({ text }) => [require_start.say`${truncated(text)} is read as different numbers by different YAML parsers`, "write it in decimal digits, without leading zeros"],
	"joined-lines": () => ["a continuation line of this text begins with a dash, but is not a list entry", "for a list entry, align the dash with its neighbours; for text, use quotes, or | to keep its lines"],
	"deployment-missing": ({ configured }) => ["the file does not say which deployment it belongs to", configured.length > 1 ? require_start.say`add "deployment_slug": ${quotedListSentence(configured, "or")}, or a list of them; or name the folders of each under "deployments" in ifmatch.yaml` : require_start.say`add "deployment_slug"${configured.length === 0 ? [] : require_start.say`: ${quotedListSentence(configured, "or")}`}`],
	"deployment-unknown": ({ slug, configured, nearest }) => [require_start.say`${quoted(slug)} is not a configured deployment`, suggestionSentence(nearest, configured, "use one of")],
	"settings-of-base": ({ names }) => [require_start.say`the changed ${quotedListSentence(names)} of this config do not apply yet: a pull request and its merge use those of the base branch`, "merge this change alone, then run the workflow manually: it shows what the new settings change, and applies it by its digest"],
	"deployment-nearly": ({ slug, selected }) => [require_start.say`the file is for ${quoted(slug)}, but the run is for ${quoted(selected)}: a typo?`, require_start.say`write ${quoted(selected)}, or if both exist, list them under "deployments" in ifmatch.yaml`],
	"deployment-outside": ({ slug, folders }) => [require_start.say`the file is in no folder of ${slug === null ? ["a deployment"] : require_start.say`the deployment ${quoted(slug)}`}`, require_start.say`move it to ${quotedListSentence(folders, "or")}, or add its folder to "policies" of its deployment in the config`],
	"duplicate-slug": ({ slug, first }) => [require_start.say`the slug ${quoted(slug)} is already used in ${first.file}`, "rename or remove one of them"],
	"duplicate-exception": ({ rule, scope, first }) => [require_start.say`${first.file} already has an exception for ${quoted(rule)} in ${quoted(scope)}`, "remove one of them"],
	"duplicate-field": ({ field, first }) => [require_start.say`${quoted(field)} of this detection policy is also set in ${first.file}`, "remove one of them"],
	"duplicate-item": ({ list, item, first }) => [require_start.say`${quoted(item)} is already in ${quoted(list)} in ${first.file}`, "remove one; the item stays until both are gone"],
	"exception-scope": () => ["the exception must name projects or project tags, in one way only", "set exactly one of \"project\", \"projects\", \"project_tag_name\" and \"project_tag_names\""],
	"declares-unmanaged": ({ glob }) => [require_start.say`the config leaves this object alone: it matches ${quoted(glob)} in "unmanaged"`, "remove it here, or from \"unmanaged\" in ifmatch.yaml; \"without\" leaves a shared object out of one deployment"],
	"without-unused": ({ entry, deployment }) => [require_start.say`no shared object of ${quoted(deployment)} matches ${quoted(entry)}, so it leaves nothing out`, "correct it, or remove it; an object of its own folder is removed there"],
	"rulesets-in-secrets": ({ ruleset }) => [require_start.say`${quoted(ruleset)}: this product has no rulesets`, "use \"rulesets: []\" and list the rules under \"rules\""],
	"no-tests": ({ searched }) => [require_start.say`no test was found${searched.length === 0 ? [] : require_start.say` in ${quotedListSentence(searched)}`}`, "write one in a file named *.test.yaml beside the policies, or name its folder with \"tests\" in ifmatch.yaml"],
	"test-subject": ({ given }) => [given.length === 0 ? "the test is about nothing" : require_start.say`the test is about several things: ${quotedListSentence(given)}`, "give one of \"always\" (every finding of a kind), \"finding\" (an example) and \"project\" (what scans it)"],
	"test-field": ({ field, subject }) => [require_start.say`${quoted(field)} has no meaning beside ${quoted(subject)}`, subject === "project" ? "a test of a project has \"product\", and \"scanned_by\" or \"not_excluded\"" : "a test of findings has \"expect\""],
	"test-by": () => ["\"by\" needs a mode that the policies reach", "add for example \"mode: block\" or \"mode: at least comment\""],
	"bad-expectation": ({ value, allowed, nearest }) => [require_start.say`${quoted(value)} is no expectation`, suggestionSentence(nearest, allowed, "use one of these, alone or behind \"not\"; a mode also behind \"at least\" or \"at most\"")],
	"duplicate-rule": ({ name }) => [require_start.say`two rules have the name ${quoted(name)}`, "give each its own name"],
	"bad-expression": ({ reason, text, offset }) => [require_start.say`${reason}${offset === null ? [] : require_start.say` at character ${offset + 1}`} of the expression ${quoted(text)}`, "correct it; docs/rules.md shows what an expression may name"],
	"broken-rule": ({ rule, message }) => [require_start.say`${message} (rule ${rule})`, "follow the rule, or change it in ifmatch.yaml"],
	"missing-companion": ({ action, companion }) => [require_start.say`${quoted(action)} needs ${quoted(companion)} in the same policy`, require_start.say`add an action ${quoted(`type: ${companion}`)}`],
	"missing-slug": ({ derived }) => ["the policy has no slug, so its name identifies it: renaming it would delete it and create another", derived === "" ? "add a \"slug\"" : require_start.say`add slug: ${quoted(derived)}`],
	"unknown-condition-type": (problem) => describeUnknownName(require_start.say`condition type ${quoted(problem.type)}`, problem),
	"unknown-action-type": (problem) => describeUnknownName(require_start.say`action type ${quoted(problem.type)}`, problem),
	"unknown-condition-value": (problem) => describeUnknownName(require_start.say`value ${quoted(problem.value)} for ${quoted(problem.type)}`, problem),
	"unknown-config-key": (problem) => describeUnknownName(require_start.say`key ${quoted(problem.key)} in the config of ${quoted(problem.type)}`, problem),
	"unknown-config-value": (problem) => describeUnknownName(require_start.say`value ${quoted(problem.value)} for ${quoted(problem.key)}`, problem),
	expired: ({ severity, noun, expires }) => [require_start.say`the ${[noun]} expired at the end of ${expires} (UTC)`, severity === "error" ? `remove the ${noun}, or set a later "x-expires"; a change of its bundle is refused until then` : `remove the ${noun}, or set a later "x-expires"; until then, a change of its bundle is refused`],
	"expires-soon": ({ noun, expires, days }) => [require_start.say`the ${[noun]} expires ${[inDaysText(days)]}, at the end of ${expires} (UTC)`, `remove the ${noun}, or set a later "x-expires", by then`],
	"no-such-day": ({ day }) => [require_start.say`${quoted(day)} is not a day`, "write a date such as 2027-01-31"],
	placeholder: ({ text }) => [require_start.say`${quoted(text)} looks like a placeholder, but is sent as it is`, "write the value itself, or generate the file in a step before; leave it if the platform fills it in"],
	credential: () => ["this looks like a credential, and everybody who can read the repository can read it", "keep it on the platform, name it here, and revoke this one; reports do not show it, but plan files do"],
	misnamed: ({ what, text, meant }) => [require_start.say`${quoted(text)} is not the name of a ${[what]}`, meant === null ? `write the name of the ${what}, as the platform shows it` : require_start.say`did you mean ${quoted(meant)}?`],
	glob: ({ text }) => [require_start.say`${quoted(text)} is taken literally: no patterns here`, "write one entry for each name"],
	"ruleset-as-rule": ({ text, list }) => [require_start.say`${quoted(text)} is a ruleset, not a rule`, list === "rules" ? "move it to \"rulesets\"" : "to disable all of it, remove it from \"rulesets\""],
	"rule-type": ({ rule, type, meant }) => [require_start.say`${quoted(rule)} looks like a ${[meant]}, not like a ${[type]}`, `did you mean "rule_type: ${meant}"?`],
	"listed-and-disabled": ({ rule, first }) => [require_start.say`${quoted(rule)} is disabled here, and listed under "rules" in ${first.file}`, "remove one of them"],
	"unknown-ruleset": ({ ruleset, nearest }) => [require_start.say`unknown ruleset ${quoted(ruleset)}`, require_start.say`did you mean ${quoted(nearest)}?`],
	"odd-character": ({ text, codePoint }) => [require_start.say`${quoted(text)} contains a typographic quote or an invisible character (${unicodeName(codePoint)})`, "retype the text, with straight quotes or none"],
	"misnamed-expiry": ({ field }) => [require_start.say`${quoted(field)} is only a note and never expires`, "did you mean \"x-expires\"?"],
	"bundle-dropped": ({ bundle, deployment, files, commit }) => [require_start.say`${[bundle]}${deployment === null ? [] : require_start.say` of ${deployment}`} is no longer managed: at commit ${commit} it was declared in ${quotedListSentence(files)}, now in no file. The platform keeps what it has there`, "if the file was renamed or moved, give it a name that ends in .yaml, in a folder that the config names; to empty the bundle, declare empty lists"],
	"protected-undeclared": ({ slug, nearest }) => [require_start.say`no file declares the protected policy ${quoted(slug)}`, suggestionSentence(nearest, [], "correct the slug; to delete the policy, remove it from \"protected\" first")],
	"from-plan-file": ({ message, fix }) => [[require_start.foreign(message)], [require_start.foreign(fix)]],
	"platform-rejects": ({ at, platformCode, message, bundle, deployment, slug, isUndeclared }) => {
		const what = require_start.say`${[at.file === "" ? bundle : "this"]}${deployment === null ? [] : require_start.say` in the deployment ${quoted(deployment)}`}`;
		const why = message === "" ? [require_start.foreign(platformCode)] : require_start.say`${message} (${platformCode})`;
		const rejects = require_start.say`the platform rejects ${what}: ${why}`;
		if (!isUndeclared || slug === null) return [rejects, platformFixes[platformCode] ?? "fix what the platform reports, then preview again"];
		return [require_start.say`${rejects}. It names the policy ${quoted(slug)}, which no file declares`, "without a file, the policy would be deleted, and the platform may keep its own ones; run `ifmatch pull` to take it into the files"];
	}
};
function sizeSentence(what, size) {
	if (what === "number") return require_start.say`${size} is out of range`;
	return size === 0 ? ["it is empty"] : require_start.say`it has ${size} ${[what]}`;
}
function extraFieldSentence(problem) {
	const object = problem.nearest === null ? require_start.extraObjectOf(problem) : null;
	return object === null ? [] : [`; if your platform has this field, add it to "extra_fields.${object}" in ifmatch.yaml`];
}
const patternFixes = {
	"^\\S+$": "remove the spaces: identifiers have none; in a list, align the dashes",
	"^\\S(?:.*\\S)?$": "remove the spaces at its ends, and keep it on one line",
	"^[0-9]{4}-[0-9]{2}-[0-9]{2}$": "write a date such as 2027-01-31",
	"^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$": "write the name of a field of the platform",
	"^[0-9]{1,19}$": "use digits only, at most 19"
};
const typeNames = {
	object: "a mapping",
	array: "a list",
	string: "text",
	integer: "a whole number",
	number: "a number",
	boolean: "true or false",
	date: "a date",
	null: "an empty value"
};
const typesSentence = (types) => [types.map((type) => typeNames[type] ?? type).join(" or ")];
const typeFixes = {
	object: "write a mapping (key: value), with a space after the colon",
	array: "write a list, with a dash before each entry; [] for none"
};
const describeUnknownName = (what, { severity, known, nearest }) => [require_start.say`unknown ${what}${[severity === "error" && nearest === null ? " on this platform" : ""]}`, suggestionSentence(nearest, known, "use one of")];
const platformFixes = {
	UNSUPPORTED_ACTION_TYPE: "use an action type of this platform",
	UNKNOWN_REFERENCE: "correct the name, or create it on the platform",
	MISSING_DEPENDENT_ACTION: "add the required action to the same policy",
	RESERVED_SLUG: "choose another slug; this one is reserved",
	INVALID_CONDITION_VALUE: "use a value that the platform accepts for this condition"
};
function describeProblem(problem) {
	const [message, fix] = require_start.dispatch(problemDescriptions, "code", problem).map((text) => typeof text === "string" ? [text] : text);
	return {
		message: message ?? [],
		fix: fix ?? []
	};
}
function describeProblemPlainly(problem) {
	const { message, fix } = describeProblem(problem);
	return {
		message: require_start.plainText(message),
		fix: require_start.plainText(fix)
	};
}
Object.defineProperty(exports, "describeProblem", {
	enumerable: true,
	get: function() {
		return describeProblem;
	}
});
Object.defineProperty(exports, "describeProblemPlainly", {
	enumerable: true,
	get: function() {
		return describeProblemPlainly;
	}
});
Object.defineProperty(exports, "problems_exports", {
	enumerable: true,
	get: function() {
		return problems_exports;
	}
});
