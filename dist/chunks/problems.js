import { escapeTerminal, extraObjectOf, fields, fileError, lineStarts, noExtraFields, positionAt, readText } from "./base.js";
import { beyondEntries, count, declare, entryLimit, errorsFirst, forbidden, isConfig, isInExtras, isObject, keyLimit, mistakesIn, nearest, newMapping, paragraphs, placeWords, problemLimit, productOf, raw, readsAs, shapeOf, styled, widthOf, words } from "./validate.js";
import { COLLECTION_STYLE, EVENT_ID, SCALAR_STYLE, YAMLException, getScalarValue, parseEvents } from "./js-yaml.js";
// src/files/yaml/tree.ts
function readTree(text) {
	const first = firstToken(text, 0);
	const refusal = tooManyEntries(text) ?? refuseOpening(text, first);
	if (refusal !== null) return refusal;
	try {
		const events = parseEvents(text, { maxDepth: 32 });
		if (events.some(({ type }, index) => index > 0 && type === EVENT_ID.DOCUMENT)) return secondDocument(text, first);
		return events.length === 0 ? empty : build({
			text,
			events,
			index: 1,
			anchors: new Map()
		}, 0);
	} catch (error) {
		return whyUnread(error, text, first);
	}
}
function tooManyEntries(text) {
	const offset = beyondEntries(text);
	return offset === null ? null : {
		code: "limit",
		what: "entries",
		limit: entryLimit,
		offset
	};
}
function refuseOpening(text, first) {
	const [line = ""] = text.slice(first, first + 1e3).split(/[\r\n]/, 1);
	if (line.startsWith("%")) return {
		code: "unsupported-yaml",
		what: "directive",
		text: line,
		offset: first
	};
	const [marker] = /^(?:---|\.\.\.)(?=\s|$)/.exec(line) ?? [];
	const isIndented = /[ \t]/.test(text.charAt(first - 1));
	return marker === void 0 || isIndented === (marker === "...") ? null : {
		code: "syntax",
		reason: `misplaced document marker ${marker}`,
		offset: first
	};
}
function secondDocument(text, first) {
	const marker = /^(?:---|\.\.\.)(?=\s|$)/gm;
	marker.lastIndex = first + 1;
	const found = marker.exec(text);
	return {
		code: "unsupported-yaml",
		what: "several-documents",
		text: found?.[0] ?? "",
		offset: found?.index ?? 0
	};
}
function whyUnread(error, text, first) {
	if (error instanceof RangeError) return {
		code: "syntax",
		reason: "a tag in it is too long",
		offset: first
	};
	if (!(error instanceof YAMLException)) throw error;
	const offset = Math.min(error.mark?.position ?? 0, text.length);
	if (error.reason.includes("maxDepth")) return {
		code: "limit",
		what: "depth",
		limit: 32,
		offset
	};
	const conflict = /^<{7} /m.exec(text);
	return conflict === null ? {
		code: "syntax",
		reason: error.reason,
		offset
	} : {
		code: "syntax",
		reason: "unresolved merge conflict",
		offset: conflict.index
	};
}
const empty = {
	kind: "scalar",
	style: "nothing",
	value: "",
	body: 0,
	end: 0,
	anchor: null,
	tag: null,
	isJoined: false
};
function build(builder, start) {
	const { text, anchors } = builder;
	const event = builder.events[builder.index++];
	if (event.type === EVENT_ID.ALIAS) {
		const name = text.slice(event.anchorStart, event.anchorEnd);
		const target = anchors.get(name) ?? null;
		return {
			kind: "alias",
			body: event.anchorStart - 1,
			anchor: null,
			tag: null,
			name,
			target
		};
	}
	const { anchorStart, anchorEnd, tagStart, tagEnd } = event;
	const anchor = anchorStart < 0 ? null : {
		text: text.slice(anchorStart, anchorEnd),
		at: anchorStart - 1
	};
	const tag = tagStart < 0 ? null : {
		text: text.slice(tagStart, tagEnd),
		at: tagStart
	};
	if (anchor !== null) anchors.set(anchor.text, null);
	const node = event.type === EVENT_ID.SCALAR ? scalar(text, event, {
		body: Math.max(start, anchorStart - 1, tagStart),
		anchor,
		tag
	}) : collection(builder, event, {
		body: event.start,
		anchor,
		tag
	});
	if (anchor !== null) anchors.set(anchor.text, node);
	return node;
}
const styles = new Map([
	[SCALAR_STYLE.PLAIN, "plain"],
	[SCALAR_STYLE.SINGLE_QUOTED, "single"],
	[SCALAR_STYLE.DOUBLE_QUOTED, "double"],
	[SCALAR_STYLE.LITERAL_BLOCK, "block"],
	[SCALAR_STYLE.FOLDED_BLOCK, "block"]
]);
function scalar(text, event, common) {
	const { valueStart, valueEnd, fast } = event;
	const value = getScalarValue(text, event);
	if (valueStart < 0) return {
		...common,
		kind: "scalar",
		style: "nothing",
		value,
		end: common.body,
		isJoined: false
	};
	const style = styles.get(event.style) ?? "plain";
	const isJoined = style === "plain" && !fast && /\n[ \t]*-(?:\s|$)/.test(text.slice(valueStart, valueEnd));
	const quote = Number(style === "single" || style === "double");
	return {
		...common,
		kind: "scalar",
		style,
		value,
		body: valueStart - quote,
		end: valueEnd + quote,
		isJoined
	};
}
function collection(builder, event, common) {
	const entriesOf = (read) => {
		const found = [];
		while (builder.events[builder.index]?.type !== EVENT_ID.POP) found.push(read());
		builder.index++;
		return found;
	};
	const next = () => build(builder, event.start);
	if (event.type === EVENT_ID.SEQUENCE) return {
		...common,
		kind: "list",
		items: entriesOf(() => ({ node: next() }))
	};
	const items = entriesOf(() => {
		const keyNode = next();
		return {
			key: keyNode.kind === "scalar" ? keyNode.value : "",
			keyNode,
			node: next()
		};
	});
	return {
		...common,
		kind: "map",
		flow: event.style === COLLECTION_STYLE.FLOW,
		items
	};
}
function firstToken(text, from) {
	const blank = /\s*/y;
	const comment = /#[^\r\n]*/y;
	for (let offset = from;; offset = comment.lastIndex) {
		blank.lastIndex = offset;
		blank.test(text);
		comment.lastIndex = blank.lastIndex;
		if (!comment.test(text)) return blank.lastIndex;
	}
}
function entryAt(node, step) {
	const written = node.kind === "alias" ? node.target : node;
	if (written?.kind === "map") return written.items.find(({ key }) => key === step);
	return written?.kind === "list" ? written.items[Number(step)] : void 0;
}
function offsetIn(text, root, { pointer, key: isKey }) {
	let node = root;
	let offset = root.body;
	for (const [index, step] of pointer.entries()) {
		const list = node.kind === "alias" ? node.target : node;
		const entry = entryAt(node, step);
		if (entry === void 0) break;
		node = entry.node;
		offset = node.body;
		const isKeyAsked = isKey === true && index === pointer.length - 1;
		if (entry.key !== void 0 && (isKeyAsked || isNothing(node))) offset = entry.keyNode.body;
		else if (isNothing(node)) offset = dashAt(text, list?.body ?? 0, Number(step)) ?? offset;
	}
	return offset;
}
function dashAt(text, list, index) {
	if (text.charAt(list) !== "-") return null;
	const column = list - (text.lastIndexOf("\n", list) + 1);
	const dash = `\n${" ".repeat(column)}-`;
	let found = list;
	for (let left = index; left > 0; left--) found = text.indexOf(dash, found) + dash.length - 1;
	return found;
}
const isNothing = (node) => node.kind === "scalar" && node.style === "nothing";
function* scalarsIn(node, way = []) {
	if (node.kind === "scalar") yield [node, way];
	else if (node.kind !== "alias") for (const [index, item] of node.items.entries()) {
		way.push(item.key ?? index);
		yield* scalarsIn(item.node, way);
		way.pop();
	}
	else if (node.target !== null) yield* scalarsIn(node.target, way);
}
// src/files/locate.ts
function openDocuments(source) {
	const known = new Map();
	const open = (file) => {
		const read = file === "" || known.has(file) ? null : readText(source, file);
		const text = read !== null && "text" in read ? read.text : "";
		const document = known.get(file) ?? {
			text,
			starts: lineStarts(text)
		};
		known.set(file, document);
		return document;
	};
	return {
		locate(places) {
			const found = new Map();
			for (const [file, own] of Map.groupBy(places, (place) => place.file)) {
				const { text, starts } = open(file);
				const tree = readTree(text);
				for (const place of own) found.set(place, positionAt(starts, file, "code" in tree ? 0 : offsetIn(text, tree, place)));
			}
			return places.map((place) => found.get(place) ?? {
				file: place.file,
				line: 1,
				column: 1
			});
		},
		excerpt({ file, line }) {
			const { text, starts } = open(file);
			return text === "" ? null : text.slice(starts[line - 1], starts[line]).replace(/\r?\n$/, "");
		}
	};
}
function locateProblems(documents, problems) {
	const wanted = problems.map((problem) => ({
		problem,
		at: placeOf(problem),
		first: firstOf(problem)
	}));
	const places = wanted.flatMap(({ at, first }) => [at, first]).filter((place) => place !== null && "pointer" in place);
	const positions = new Map(documents.locate(places).map((position, index) => [places[index], position]));
	const positionOf = (place) => {
		if (place === null || place.file === "") return null;
		return "pointer" in place ? positions.get(place) ?? null : place;
	};
	return withoutRepeats(wanted.map(({ problem, at, first }) => {
		const position = positionOf(at);
		return {
			problem,
			position,
			first: positionOf(first),
			get excerpt() {
				return position === null || holdsSecret(problem) ? null : documents.excerpt(position);
			}
		};
	}).toSorted(inOrder));
}
const holdsSecret = (problem) => problem.code === "unknown-field" && /token|secret|passw|credential|api.?key|private.?key/i.test(problem.field);
const placeOf = (problem) => "position" in problem ? problem.position : problem.at;
const firstOf = (problem) => "first" in problem ? problem.first : null;
function inOrder(a, b) {
	const [left, right] = [a.position ?? start(a.problem), b.position ?? start(b.problem)];
	if (left.file !== right.file) return left.file < right.file ? -1 : 1;
	return left.line - right.line || left.column - right.column || (a.problem.code < b.problem.code ? -1 : Number(a.problem.code > b.problem.code));
}
const start = ({ at: { file } }) => ({
	file,
	line: 0,
	column: 0
});
function withoutRepeats(located) {
	const seen = new Set();
	return located.filter(({ problem, position, first }) => {
		const key = JSON.stringify([
			position ?? problem.at,
			first,
			{
				...problem,
				at: null,
				known: null
			}
		]);
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}
// src/report/words/sentence.ts
const foreign = (text) => ({ foreign: text });
function say(literals, ...values) {
	return literals.flatMap((literal, at) => {
		const value = values[at] ?? [];
		if (typeof value === "string") return [literal, foreign(value)];
		return typeof value === "number" ? [literal, String(value)] : [literal, ...value];
	}).filter((piece) => piece !== "");
}
const joined = (sentences, by = " ") => sentences.filter((sentence) => sentence.length > 0).flatMap((sentence, index) => index === 0 ? sentence : [by, ...sentence]);
const plainText = (sentence) => sentence.map((piece) => typeof piece === "string" ? piece : piece.foreign).join("");
const mostListed = 12;
function listed$1(things, word = "and") {
	const more = things.length - mostListed;
	const all = more > 0 ? [...things.slice(0, mostListed), [`${more} more`]] : things;
	const last = all.at(-1) ?? [];
	return all.length < 2 ? last : [
		...joined(all.slice(0, -1), ", "),
		` ${word} `,
		...last
	];
}
// src/report/words/problems.ts
const quoted = (text) => `"${begun(text)}"`;
const longest = 300;
const begun = (text) => text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "")}\u2026` : text;
const listed = (texts, word) => listed$1(texts.map((text) => [foreign(quoted(text))]), word);
function suggestion(nearest, allowed, otherwise) {
	if (nearest !== null) return say`did you mean ${quoted(nearest)}?`;
	return allowed.length === 0 ? [otherwise] : say`${[otherwise]}: ${listed(allowed, "or")}`;
}
const unicodeName = (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
const phrasebook = {
	"no-files": ({ searched, deployment }) => [say`no policy file${deployment === void 0 ? [] : say` of the deployment ${quoted(deployment)}`} was found${searched.length === 0 ? [] : say` in ${listed(searched.map((path) => path === "" ? "." : path))}`}`, "put .yaml files there (`ifmatch init` writes the first ones), name other folders on the command line, or set \"policies\" in ifmatch.yaml"],
	"path-missing": ({ at, path }) => [say`${quoted(path)} does not exist`, say`create it, or correct the path; it is relative to ${[at.pointer.length > 0 ? "the config" : "the folder that ifmatch runs in"]}`],
	"path-outside": ({ path }) => [say`${quoted(path)} is outside the folder that ifmatch runs in`, "give a path inside it, or run ifmatch in a folder above; nothing else is read"],
	symlink: ({ path }) => [say`${quoted(path)} is a symbolic link, or is inside one`, "replace the link with the file; links are not followed"],
	"not-a-file": ({ path }) => [say`${quoted(path)} is not a regular file`, "remove it, or pass a regular file; files in submodules are not read"],
	"empty-submodule": ({ path }) => [say`${quoted(path)} is a submodule that is not checked out; its policies would be deleted`, "run `git submodule update --init`; the action reads no submodules, so move its policies into this repository"],
	"left-out": ({ path }) => [say`${quoted(path)} is not in this sparse checkout; its policies would be deleted`, "add it with `git sparse-checkout add`, or check out everything with `git sparse-checkout disable`"],
	unreadable: ({ reason }) => [say`cannot be read: ${reason}`, "check its permissions and the disk, and retry"],
	"file-too-large": ({ bytes, limit }) => [say`the file has ${bytes} bytes; the limit is ${limit}`, "split it into several files; they are merged"],
	"not-utf8": ({ offset }) => [say`the file is not valid UTF-8 (byte ${offset + 1})`, "save the file as UTF-8"],
	"control-character": ({ codePoint }) => [say`invisible control character (${unicodeName(codePoint)})`, "remove it; lines end with LF or CRLF"],
	"empty-file": () => ["the file is empty", "delete it, or write \"policies: []\" to declare no policies"],
	"ignored-file": ({ path, meant }) => [say`${quoted(path)} is ignored: only .yaml and .yml files are read`, say`if it holds policies, rename it to ${quoted(meant)}; otherwise move it out of the folder`],
	"misnamed-config": ({ path, expected }) => [say`${quoted(path)} is ignored: the config must be named ${quoted(expected)}`, say`rename it to ${quoted(expected)}`],
	"other-config": ({ path }) => [say`${quoted(path)} is ignored: it is not the config of this run`, "move its settings there, or run ifmatch in its folder"],
	syntax: ({ reason }) => [say`not valid YAML: ${reason}`, syntaxFixes.find(([word]) => reason.includes(word))?.[1] ?? "check this line and the one before it"],
	"duplicate-key": ({ field, first }) => [say`duplicate key ${quoted(field)}${first === null ? [] : say`, first on line ${first.line}`}`, "remove one of them"],
	"unsupported-yaml": (problem) => unsupported[problem.what](problem.text),
	limit: ({ what, limit }) => limits[what](limit),
	"unknown-file": ({ keys }) => [say`the file is not a policy, a list of policies or a detection policy${keys.length === 0 ? [] : say`; it has ${listed(keys)}`}`, "add \"policies\", or \"name\", \"filters\" and \"actions\", or \"product\" with its lists; or move it out of the folder"],
	"unknown-field": (problem) => {
		const { field, allowed, nearest } = problem;
		const meant = suggestion(nearest, allowed, "remove it, or use one of");
		return [say`unknown field ${quoted(field)}`, [...meant, ...extraFix(problem)]];
	},
	"missing-field": ({ field }) => [say`missing field ${quoted(field)}`, say`add ${quoted(field)}`],
	"product-missing": () => ["the product is missing, in the file and in its name", "add \"product: code\" or \"product: secrets\", or name the file detection-code.yaml or detection-secrets.yaml"],
	"product-contradiction": ({ product, named }) => [say`the file says product ${quoted(product)}, its name says ${quoted(named)}`, "change one of them"],
	"no-lists": () => ["the detection file declares nothing: it has none of \"rulesets\", \"rules\", \"disabled\" and \"exceptions\"", "add a list; \"rules: []\" alone declares all four empty"],
	"null-value": ({ at, field }) => typeof at.pointer.at(-1) === "number" ? [say`an entry of ${quoted(field)} is empty`, "fill it in, or remove the dash"] : [say`${quoted(field)} has no value`, "set a value, or remove the key; an empty list is []"],
	"wrong-type": ({ expected, found, text }) => [say`expected ${typeWords(expected)}, found ${typeWords(found)}${text === null ? [] : say` ${quoted(text)}`}`, typeFixes[expected] ?? say`write ${typeWords(expected)}${[found === "string" ? ", without quotes" : ""]}`],
	"bad-value": ({ value, allowed, nearest }) => [say`${quoted(value)} is not allowed here`, suggestion(nearest, allowed, "use one of")],
	"out-of-bounds": ({ what, found, min, max }) => [sizeWords(what, found), min === null ? say`write at most ${max ?? 0}` : say`write at least ${min}`],
	"bad-text": ({ value, expected }) => [say`${quoted(value)} has the wrong format`, forms[expected] ?? say`write a text that matches ${expected}`],
	"ambiguous-scalar": ({ text, reads }) => [say`expected text, but unquoted ${begun(text)} can be read as ${typeWords(reads)}`, "quote it"],
	"ambiguous-number": ({ text }) => [say`${begun(text)} is read as different numbers by different YAML parsers`, "write it in decimal digits, without leading zeros"],
	"joined-lines": () => ["a continuation line of this text begins with a dash, but is not a list entry", "for a list entry, align the dash with its neighbours; for text, use quotes, or | to keep its lines"],
	"deployment-missing": ({ configured }) => ["the file does not say which deployment it belongs to", say`add "deployment_slug"${configured.length === 0 ? [] : say`: ${listed(configured, "or")}`}`],
	"deployment-unknown": ({ slug, configured, nearest }) => [say`${quoted(slug)} is not a configured deployment`, suggestion(nearest, configured, "use one of")],
	"settings-of-base": ({ names }) => [say`the changed ${listed(names)} of this config do not apply yet: a pull request and its merge use those of the base branch`, configFirst],
	"deployment-unmanaged": ({ slug }) => [slug === null ? "the file names no deployment, and the base branch has no such file" : say`the base branch neither configures nor declares the deployment ${quoted(slug)}`, "a pull request from a fork is previewed only for deployments of the base branch; add another one in a pull request from a branch of this repository"],
	"deployment-nearly": ({ slug, wanted }) => [say`the file is for ${quoted(slug)}, but the run is for ${quoted(wanted)}: a typo?`, say`write ${quoted(wanted)}, or if both exist, list them under "deployments" in ifmatch.yaml`],
	"deployment-outside": ({ slug, folders }) => [say`the file is in no folder of ${slug === null ? ["a deployment"] : say`the deployment ${quoted(slug)}`}`, say`move it to ${listed(folders, "or")}, or add its folder to "policies" of its deployment in the config`],
	"duplicate-slug": ({ slug, first }) => [say`the slug ${quoted(slug)} is already used in ${first.file}`, "rename or remove one of them"],
	"duplicate-exception": ({ rule, scope, first }) => [say`${first.file} already has an exception for ${quoted(rule)} in ${quoted(scope)}`, "remove one of them"],
	"duplicate-field": ({ field, first }) => [say`${quoted(field)} of this detection policy is also set in ${first.file}`, "remove one of them"],
	"duplicate-item": ({ list, item, first }) => [say`${quoted(item)} is already in ${quoted(list)} in ${first.file}`, "remove one; the item stays until both are gone"],
	"exception-scope": () => ["the exception must name a project or a project tag, and not both", "set exactly one of \"project\" and \"project_tag_name\""],
	"rulesets-in-secrets": ({ ruleset }) => [say`${quoted(ruleset)}: this product has no rulesets`, "use \"rulesets: []\" and list the rules under \"rules\""],
	"missing-companion": ({ action, companion }) => [say`${quoted(action)} needs ${quoted(companion)} in the same policy`, say`add an action ${quoted(`type: ${companion}`)}`],
	"missing-slug": ({ derived }) => ["the policy has no slug, so its name identifies it: renaming it would delete it and create another", derived === "" ? "add a \"slug\"" : say`add slug: ${quoted(derived)}`],
	"unknown-condition-type": (problem) => unknownWords(say`condition type ${quoted(problem.type)}`, problem),
	"unknown-action-type": (problem) => unknownWords(say`action type ${quoted(problem.type)}`, problem),
	"unknown-condition-value": (problem) => unknownWords(say`value ${quoted(problem.value)} for ${quoted(problem.type)}`, problem),
	expired: ({ expires, today }) => [say`expired on ${expires} (today is ${today})`, "remove it, or set a later \"x-expires\""],
	"odd-character": ({ text, codePoint }) => [say`${quoted(text)} contains a typographic quote or an invisible character (${unicodeName(codePoint)})`, "retype the text, with straight quotes or none"],
	"misnamed-expiry": ({ field }) => [say`${quoted(field)} is only a note and never expires`, "did you mean \"x-expires\"?"],
	"protected-undeclared": ({ slug, nearest }) => [say`no file declares the protected policy ${quoted(slug)}`, suggestion(nearest, [], "correct the slug; to delete the policy, remove it from \"protected\" first")],
	"platform-rejects": ({ platformCode, message }) => [message === "" ? say`the platform rejects this: ${platformCode}` : say`the platform rejects this: ${message} (${platformCode})`, platformFixes[platformCode] ?? "fix what the platform reports, then preview again"]
};
const syntaxFixes = [
	["merge conflict", "keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>"],
	["tab character", "indent with spaces, not tabs"],
	["deficient indentation", "close the quote or bracket that is still open, or indent this line more"],
	["indentation of a mapping", "align this line with its neighbours; quote text that contains \": \" or begins with @"],
	["ndentation", "align this line with its neighbours, using spaces"],
	["quoted scalar", "close the quote"],
	["flow collection", "separate the entries with commas and close the bracket"]
];
const unsupported = {
	directive: (text) => [say`the YAML directive ${quoted(text)} is not supported`, "remove it; files are read as YAML 1.2"],
	"several-documents": (text) => [say`more than one YAML document${text === "" ? [] : say`: the second begins at ${quoted(text)}`}`, "move it to its own file"],
	tag: (text) => [say`the YAML tag ${quoted(text)} is not supported`, "remove it, and quote the text"],
	"merge-key": () => ["the YAML merge key \"<<\" is not supported", "write out the fields"],
	key: (text) => [text === "" ? "a key has no name" : say`a key that begins with ${quoted(text)} is not text`, "write a name, and put the rest after the colon"]
};
const limits = {
	depth: (limit) => [say`nested deeper than ${limit} levels`, "reduce the nesting; no policy needs it"],
	aliases: (limit) => [say`more than ${limit} aliases in one file`, "write out the values"],
	"expanded-size": (limit) => [say`aliases repeat more than ${limit} values`, "write out the values, or split the file"],
	entries: (limit) => [say`more than ${limit} lines, commas, brackets and dashes in one file`, "split the file"]
};
function sizeWords(what, found) {
	if (what === "number") return say`${found} is out of range`;
	return found === 0 ? "it is empty" : say`it has ${found} ${[what]}`;
}
function extraFix(problem) {
	const object = problem.nearest === null ? extraObjectOf(problem) : null;
	return object === null ? [] : [`; if your platform has this field, add it to "extra_fields.${object}" in ifmatch.yaml`];
}
const forms = {
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
const typeWords = (types) => [types.split(" or ").map((type) => typeNames[type] ?? type).join(" or ")];
const typeFixes = {
	object: "write a mapping (key: value), with a space after the colon",
	array: "write a list, with a dash before each entry; [] for none"
};
const unknownWords = (what, { severity, known, nearest }) => [say`unknown ${what}${[severity === "error" ? " on this platform" : ""]}`, suggestion(nearest, known, "use one of")];
const configFirst = "change \"deployments\" in a separate pull request first; the pull request with the files then uses them";
const platformFixes = {
	UNSUPPORTED_ACTION_TYPE: "use an action type of this platform",
	UNKNOWN_REFERENCE: "correct the name, or create it on the platform",
	MISSING_DEPENDENT_ACTION: "add the required action to the same policy",
	RESERVED_SLUG: "choose another slug; this one is reserved",
	INVALID_CONDITION_VALUE: "use a value that the platform accepts for this condition"
};
function phraseOf(problem) {
	const words = phrasebook[problem.code];
	const [message, fix] = words(problem).map((text) => typeof text === "string" ? [text] : text);
	return {
		message: message ?? [],
		fix: fix ?? []
	};
}
function phrase(problem) {
	const { message, fix } = phraseOf(problem);
	return {
		message: plainText(message),
		fix: plainText(fix)
	};
}
// src/report/formats/terminal/problems.ts
const mostProblems = 100;
function problemLines(problems, { width, verbose }) {
	const isWhole = verbose || problems.length <= mostProblems;
	const shown = (isWhole ? problems : errorsFirst(problems).slice(0, mostProblems)).map((problem) => oneProblem(problem, width));
	const rest = `${count(problems.length - mostProblems, "more problem")} not shown: --verbose shows all.`;
	return paragraphs(...shown, isWhole ? [] : [words(0, rest)]);
}
function oneProblem(located, width) {
	const { problem, position, first } = located;
	const { message, fix } = phrase(problem);
	return [
		words(0, ...position === null ? [] : [styled("bold", placeWords(position)), "  "], ...problem.severity === "warning" ? [styled("yellow", "warning: ")] : [], message),
		...source(located, width),
		...first === null ? [] : [words(2, styled("dim", "first: "), placeWords(first))],
		words(2, styled("cyan", "fix: "), fix)
	];
}
function source({ position, excerpt, problem }, width) {
	if (position === null || excerpt === null || excerpt.trim() === "") return [];
	const number = String(position.line);
	const gutter = 5 + number.length;
	const { text, caret } = excerptAt(excerpt, position.column, Math.max(width, 40) - gutter);
	const mark = styled(problem.severity === "error" ? "red" : "yellow", "^");
	return [raw(2, styled("dim", `${number} | `), text), raw(2, styled("dim", `${" ".repeat(number.length)} | `), " ".repeat(caret), mark)];
}
function excerptAt(line, column, columns) {
	const from = Math.max(0, column - 1 - Math.floor(columns / 2));
	const to = from + columns - 2;
	const before = `${from > 0 ? "\u2026" : ""}${inert(line.slice(from, column - 1))}`;
	return {
		text: before + `${inert(line.slice(column - 1, to)).trimEnd()}${to < line.length ? "\u2026" : ""}`,
		caret: widthOf(before)
	};
}
const inert = (text) => escapeTerminal(text.replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "").replaceAll("	", " "));
// src/files/yaml/parse.ts
function parse(file, text) {
	let starts;
	const position = (offset) => positionAt(starts ??= lineStarts(text), file, offset);
	const tree = readTree(text);
	if ("code" in tree) {
		const { offset, ...facts } = tree;
		return { problems: [fileError(file, {
			...facts,
			position: position(offset)
		})] };
	}
	const walk = {
		file,
		text,
		position,
		problems: [],
		way: [],
		sizes: new Map(),
		aliases: 0,
		growth: 0
	};
	inspect(walk, tree, 1);
	return walk.problems.length > 0 ? walk : {
		value: valueOf(tree),
		tree
	};
}
function valueOf(node) {
	if (node.kind === "alias") return node.target && valueOf(node.target);
	if (node.kind === "list") return node.items.map((item) => valueOf(item.node));
	if (node.kind === "scalar") return readingOf(node) === null ? node.value : coreValue(node.value);
	const mapping = newMapping();
	for (const { key, node: value } of node.items) mapping[key] = valueOf(value);
	return mapping;
}
function coreValue(text) {
	if (coreNumber.test(text) && Number.isFinite(Number(text))) return Number(text);
	const word = text.toLowerCase();
	return coreWords.has(word) ? coreWords.get(word) : text;
}
const coreNumber = /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+)$/;
const coreWords = new Map([
	["", null],
	["~", null],
	["null", null],
	["true", true],
	["false", false],
	[".inf", Infinity],
	["+.inf", Infinity],
	["-.inf", -Infinity],
	[".nan", NaN]
]);
const readingOf = ({ style, tag, value }) => tag === null && (style === "plain" || style === "nothing") ? readsAs(value) : null;
const leaf = {
	values: 1,
	height: 0
};
function refuse({ problems }, problem) {
	if (problems.length < 1e3) problems.push(problem);
}
function refuseSyntax(walk, offset, reason) {
	refuse(walk, fileError(walk.file, {
		code: "syntax",
		reason,
		position: walk.position(offset)
	}));
}
function refuseYaml(walk, offset, what, text) {
	refuse(walk, fileError(walk.file, {
		code: "unsupported-yaml",
		what,
		text,
		position: walk.position(offset)
	}));
}
function inspect(walk, node, depth) {
	inspectProperties(walk, node);
	if (node.kind === "alias") return inspectAlias(walk, node, depth);
	if (node.kind === "scalar") inspectScalar(walk, node);
	const size = node.kind === "scalar" ? leaf : inspectItems(walk, node.items, depth + 1);
	if (node.anchor !== null) walk.sizes.set(node, size);
	return size;
}
function inspectItems(walk, items, depth) {
	const keys = new Map();
	let [values, height] = [1, 1];
	const add = (size) => {
		values += size.values;
		height = Math.max(height, size.height + 1);
	};
	for (const [index, item] of items.entries()) {
		if (item.key !== void 0) {
			inspectPair(walk, item, keys);
			add(inspect(walk, item.keyNode, depth));
		}
		walk.way.push(item.key ?? index);
		add(inspect(walk, item.node, depth));
		walk.way.pop();
	}
	return {
		values,
		height
	};
}
const harmlessTags = {
	"!!str": "scalar",
	"!!seq": "list",
	"!!map": "map"
};
function inspectProperties(walk, node) {
	const { anchor, tag } = node;
	if (anchor !== null) inspectName(walk, anchor.at);
	if (tag !== null && (harmlessTags[tag.text] !== node.kind || isNothing(node))) refuseYaml(walk, tag.at, "tag", tag.text);
}
function inspectName(walk, offset) {
	anchorName.lastIndex = offset;
	if (!anchorName.test(walk.text)) refuseSyntax(walk, offset, "missing space after the anchor name");
}
const anchorName = /[&*][^\s,[\]{}]*(?<!:)(?=[\s,\]}]|$)/y;
function inspectAlias(walk, { target, name, body }, depth) {
	inspectName(walk, body);
	const size = target && walk.sizes.get(target);
	if (!size) {
		refuseSyntax(walk, body, `no anchor &${name} before the alias *${name}`);
		return leaf;
	}
	const before = walk.growth;
	walk.growth += size.values;
	const passed = ++walk.aliases === 101 && ["aliases", 100] || before <= 1e5 && walk.growth > 1e5 && ["expanded-size", 1e5] || depth + size.height > 32 && ["depth", 32];
	if (passed === false) return size;
	const [what, limit] = passed;
	refuse(walk, fileError(walk.file, {
		code: "limit",
		what,
		limit,
		position: walk.position(body)
	}));
	return leaf;
}
function inspectPair(walk, pair, keys) {
	const { key, keyNode, node } = pair;
	const { file, text, position } = walk;
	const { body } = keyNode;
	const first = keys.get(key);
	if (keyNode.kind !== "scalar") refuseYaml(walk, body, "key", keyNode.kind === "alias" ? `*${keyNode.name}` : text.charAt(body));
	else if (!isRefusedKey(walk, key, keyNode) && first !== void 0) {
		const facts = {
			code: "duplicate-key",
			field: key,
			position: position(body),
			first: position(first)
		};
		refuse(walk, fileError(file, facts));
	} else keys.set(key, body);
	if (node.kind === "map" && !node.flow && !/[\r\n]/.test(text.slice(body, node.body))) refuseSyntax(walk, node.body, "a nested mapping must begin on a new line");
}
function isRefusedKey(walk, key, node) {
	const reads = readingOf(node);
	if (key.length > 1024) refuseSyntax(walk, node.body, `a key has over ${String(keyLimit)} characters`);
	else if (node.style === "plain" && key === "<<") refuseYaml(walk, node.body, "merge-key", key);
	else if (reads === null) return false;
	else if (key === "") refuseYaml(walk, node.body, "key", "");
	else refuse(walk, {
		severity: "error",
		at: {
			file: walk.file,
			pointer: [...walk.way, key],
			key: true
		},
		code: "ambiguous-scalar",
		text: key,
		reads
	});
	return true;
}
function inspectScalar(walk, { style, value, body, end }) {
	if (style === "block") {
		tabLine.lastIndex = end;
		const found = tabLine.exec(walk.text);
		if (found !== null && !/\r(?!\n)/.test(found[0])) refuseSyntax(walk, tabLine.lastIndex - 1, "a line of nothing but tabs follows a block of text");
	}
	const written = walk.text.slice(body + 1, end - 1);
	if (style !== "double" || !written.includes("\\")) return;
	const mistake = escapeRules.find(([escapes]) => written.replaceAll(escapes, "").includes("\\"));
	const codePoint = forbidden.exec(value)?.[0].charCodeAt(0);
	if (mistake !== void 0) refuseSyntax(walk, body, mistake[1]);
	else if (codePoint !== void 0) refuse(walk, fileError(walk.file, {
		code: "control-character",
		codePoint,
		position: walk.position(body)
	}));
}
const tabLine = /[ \r\n]*\t(?=[ \t]*(?:\r?\n|$))/y;
const escapeRules = [[/\\(?:[^U]|U00(?:0[\da-fA-F]|10)[\da-fA-F]{4})/gs, "an escape is not a Unicode character"], [/\\(?:[^\r\n]|\r?\n(?![ \t]*\r?\n))/gs, "an empty line follows an escaped line break"]];
// src/files/examine.ts
function examineFile(file, text, extra) {
	const parsed = parse(file, text);
	if ("problems" in parsed) return {
		content: null,
		problems: parsed.problems
	};
	const { value, tree } = parsed;
	if (!isObject(value)) return {
		content: null,
		problems: [notAMapping(file, value)],
		value
	};
	const keys = Object.keys(value);
	const shape = shapeOf(keys);
	if (shape === null) return {
		content: null,
		problems: [fileError(file, {
			code: "unknown-file",
			keys: keys.slice(0, 100)
		})],
		value
	};
	const mistakes = mistakesIn(shape.guard, value, shape.name, extra);
	const problems = shapeProblems({
		file,
		shape: shape.name,
		value,
		tree,
		mistakes,
		extra
	});
	const starts = lineStarts(text);
	const placed = problems.map((one) => ({
		...one,
		position: positionAt(starts, file, offsetIn(text, tree, one.at))
	}));
	const errors = problems.filter(({ severity }) => severity === "error").map(({ at }) => at.pointer);
	return {
		content: declare(file, value, shape.name, errors),
		problems: placed,
		value
	};
}
function examineConfig(file, text) {
	const parsed = parse(file, text);
	if ("problems" in parsed) return {
		content: null,
		problems: parsed.problems
	};
	const { value, tree } = parsed;
	if (value === null) return {
		content: {},
		problems: []
	};
	if (!isObject(value)) return {
		content: null,
		problems: [notAMapping(file, value)]
	};
	const problems = shapeProblems({
		file,
		shape: "config",
		value,
		tree,
		mistakes: mistakesIn(isConfig, value, "config", noExtraFields),
		extra: noExtraFields
	});
	return {
		content: problems.length === 0 ? value : null,
		problems
	};
}
function notAMapping(file, value) {
	if (value === null) return fileError(file, { code: "empty-file" });
	return fileError(file, {
		code: "wrong-type",
		expected: "object",
		found: Array.isArray(value) ? "array" : typeof value,
		text: null
	});
}
function shapeProblems(mistaken) {
	const { file, shape, tree, mistakes } = mistaken;
	const problems = [];
	const taken = new Set();
	const add = (pointer, facts, { subject = pointer, severity = "error", key } = {}) => {
		const at = {
			file,
			pointer,
			...key === true && { key }
		};
		if (!taken.has(JSON.stringify(subject))) problems.push({
			severity,
			at,
			...facts
		});
		taken.add(JSON.stringify(subject));
	};
	for (const { pointer } of of(mistakes, /^additionalProperties$/)) {
		const facts = unknownField(shape, pointer);
		add(pointer, facts, { key: true });
		if (facts.nearest !== null) taken.add(JSON.stringify([...pointer.slice(0, -1), facts.nearest]));
	}
	const hasLists = of(mistakes, /^anyOf$/).length === 0 || problems.length > 0;
	for (const { pointer } of of(mistakes, /^required$/)) add(pointer.slice(0, -1), {
		code: "missing-field",
		field: String(pointer.at(-1))
	}, { subject: pointer });
	if (shape === "detection") addProduct(mistaken, add);
	if (!hasLists) add([], { code: "no-lists" });
	const joined = addDoubts(mistaken, add);
	for (const mistake of valueKeywords.flatMap((keyword) => of(mistakes, keyword))) {
		const facts = valueFacts(mistake, fieldAt(shape, mistake.pointer), textAt(tree, mistake));
		if (facts !== null) add(mistake.pointer, facts, { key: mistake.isKey });
	}
	for (const pointer of joined) add(pointer, { code: "joined-lines" }, { severity: isProse(pointer) ? "warning" : "error" });
	return problems;
}
const of = (mistakes, keyword) => mistakes.filter((one) => keyword.test(one.keyword));
function unknownField(shape, pointer) {
	const field = String(pointer.at(-1));
	const allowed = Object.keys(fieldAt(shape, pointer.slice(0, -1))?.properties ?? {});
	return {
		code: "unknown-field",
		field,
		allowed,
		nearest: nearest(field, allowed)
	};
}
function addProduct({ file, value }, add) {
	const { product } = value;
	const named = productOf(file);
	if (product === void 0 && named === null) add([], { code: "product-missing" }, { subject: ["product"] });
	if (named !== null && product !== named && (product === "code" || product === "secrets")) add(["product"], {
		code: "product-contradiction",
		product,
		named
	});
}
function addDoubts({ shape, extra, tree }, add) {
	const joined = [];
	let left = problemLimit;
	for (const [node, way] of scalarsIn(tree)) {
		const reads = readingOf(node);
		if (node.isJoined) joined.push([...way]);
		if (reads === null || reads === "date" && way.at(-1) === "x-expires") continue;
		const { value: text } = node;
		const facts = isInExtras(shape, way, extra) ? doubtInExtra(text, reads) : doubtIn(fieldAt(shape, way), text, reads);
		if (facts !== null) add([...way], facts);
		else if (reads === "null") addNull([...way], add);
		else continue;
		if (left-- === 0) break;
	}
	return joined;
}
function addNull(pointer, add) {
	add(pointer, {
		code: "null-value",
		field: pointer.findLast((step) => typeof step === "string") ?? ""
	}, typeof pointer.at(-1) === "string" ? { key: true } : {});
}
function doubtIn(field, text, reads) {
	const types = field === null || field.enum !== void 0 ? [] : typesOf(field);
	const isClear = text === "" || types.includes("integer") && isWhole(text);
	if (types.includes("string")) return isClear ? null : {
		code: "ambiguous-scalar",
		text,
		reads
	};
	return types.includes("integer") && isTwofold(text) ? {
		code: "ambiguous-number",
		text
	} : null;
}
const isTwofold = (text) => /^[-+]?0o?\d+$/.test(text);
const isWhole = (text) => /^(?:0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text));
function doubtInExtra(text, reads) {
	const number = Number(text);
	return /^(?:true|false)$/.test(text) || String(number) === text && Math.abs(number) <= Number.MAX_SAFE_INTEGER || reads === "null" ? null : {
		code: "ambiguous-scalar",
		text,
		reads
	};
}
const isProse = (pointer) => pointer.at(-1) === "description" || pointer.some((step) => typeof step === "string" && step.startsWith("x-"));
const valueKeywords = [
	/^enum$/,
	/^type$/,
	/^(?:min|max)/,
	/^pattern$/
];
function valueFacts({ keyword, params, value }, field, text) {
	if (keyword === "enum") {
		const allowed = params["allowedValues"].map(String);
		return text === null ? null : {
			code: "bad-value",
			value: text,
			allowed,
			nearest: nearest(text, allowed)
		};
	}
	if (keyword === "type") {
		const found = typeOf(value);
		const types = field === null ? [] : typesOf(field);
		return types.includes(found) ? null : {
			code: "wrong-type",
			expected: types.join(" or "),
			found,
			text
		};
	}
	if (keyword === "pattern") return {
		code: "bad-text",
		value: String(value),
		expected: String(params["pattern"])
	};
	const limit = Number(params["limit"]);
	const [min, max] = keyword.startsWith("min") ? [limit, null] : [null, limit];
	return {
		code: "out-of-bounds",
		what: measured[keyword.slice(3)],
		found: sizeOf(value),
		min,
		max
	};
}
const measured = {
	Length: "characters",
	Items: "items",
	Properties: "entries",
	imum: "number"
};
function sizeOf(value) {
	if (typeof value === "number") return value;
	return typeof value === "string" ? Array.from(value).length : Object.keys(value).length;
}
function typeOf(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "array";
	return Number.isInteger(value) ? "integer" : typeof value;
}
function textAt(tree, { pointer }) {
	const node = pointer.reduce((one, step) => one && entryAt(one, step)?.node, tree);
	const written = node?.kind === "alias" ? node.target : node;
	return written?.kind === "scalar" ? written.value : null;
}
const shapes = {
	policies: fields.PolicyListFile,
	policy: fields.PolicyFile,
	detection: fields.DetectionFile,
	config: fields.Config
};
const named = fields;
const fieldAt = (shape, pointer) => pointer.reduce((field, step) => field && fieldIn(field, step), shapes[shape]);
function fieldIn(field, step) {
	const list = field.oneOf?.find(({ type }) => type === "array") ?? field;
	const inner = typeof step === "number" ? list.items : propertyOf(field, step);
	if (typeof inner !== "object") return null;
	return inner.$ref === void 0 ? inner : named[inner.$ref.slice(8)] ?? null;
}
function propertyOf(field, name) {
	if (field.properties !== void 0 && Object.hasOwn(field.properties, name)) return field.properties[name];
	return (name.startsWith("x-") ? field.patternProperties?.["^x-"] : void 0) ?? field.additionalProperties;
}
const typesOf = (field) => field.oneOf?.flatMap(typesOf) ?? [field.type ?? []].flat();
export { examineConfig, examineFile, excerptAt, foreign, joined, listed$1 as listed, locateProblems, openDocuments, phrase, phraseOf, plainText, problemLines, say };
