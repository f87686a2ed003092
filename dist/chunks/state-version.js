import { PlatformError } from "./cli-and-action.js";
// src/platform/answers/json.ts
const deepest = 64;
function parseJson(text) {
	const value = parse(text);
	if (fieldsIn(value, deepest) !== namesIn(text)) throw new SyntaxError("a name stands twice in one object");
	return value;
}
function tryJson(text) {
	try {
		return parseJson(text);
	} catch {
		return;
	}
}
function parse(text) {
	try {
		return /[0-9]{16}/.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
	} catch {
		throw new SyntaxError("it is not JSON, or it was cut off");
	}
}
function keepDigits(_key, value, context) {
	if (typeof value !== "number" || Number.isSafeInteger(value)) return value;
	return /^-?[0-9]+$/.test(context?.source ?? "") ? context?.source : value;
}
function namesIn(text) {
	const strings = /"[^"\\]*(?:\\.[^"\\]*)*"\s*:?/g;
	let count = 0;
	while (strings.test(text)) if (text.charAt(strings.lastIndex - 1) === ":") count++;
	return count;
}
function fieldsIn(value, levels) {
	if (typeof value !== "object" || value === null) return 0;
	if (levels === 0) throw new SyntaxError(`it is nested over ${String(deepest)} levels deep`);
	const inner = Object.values(value);
	let count = Array.isArray(value) ? 0 : inner.length;
	for (const one of inner) count += fieldsIn(one, levels - 1);
	return count;
}
// src/platform/answers/misunderstanding.ts
var Misunderstanding = class extends Error {
	name = "Misunderstanding";
	hint;
	constructor(message, hint = differentVersion) {
		super(message);
		this.hint = hint;
	}
};
var PartOfList = class extends Misunderstanding {
	constructor(message) {
		super(message, idInstead);
	}
};
var Contradiction = class extends Misunderstanding {};
const idInstead = "Say which deployment with --deployment; if it is not in that part, write its id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.";
const differentVersion = "The platform may be of another version than this program knows. Look for a newer ifmatch, or report this answer with the request id.";
// src/platform/answers/state-version.ts
const longest = 1e3;
function unsendable(version) {
	if (version === "") return "it is empty";
	if (version === "*") return "it is *, which would match any state";
	if (version.length > longest) return `it has ${String(version.length)} characters, over ${String(longest)}`;
	if (/^\s|\s$/.test(version)) return "it has white space around it";
	return /^[\x21-\x7e]+$/.test(version) ? null : "it has characters outside visible ASCII";
}
function tidyStateVersion(version) {
	const reason = unsendable(version);
	if (reason === null) return version;
	throw new Misunderstanding(`with a state_version that cannot be sent as If-Match: ${reason}`, notStrict);
}
const notStrict = "Without a version that can be sent back nothing can be applied safely. Ask the operator of the platform, and name the request id.";
function toIfMatch(version, { ifMatch }) {
	const reason = unsendable(version);
	if (reason === null) return forms[ifMatch](version);
	throw new PlatformError(`The state version cannot be sent as If-Match: ${reason}. Nothing was sent.`, {
		hint: "Preview again.",
		unsent: true
	});
}
const quote = (version) => /^(W\/)?".*"$/.test(version) ? version : `"${version}"`;
const forms = {
	raw: (version) => version,
	quoted: quote
};
export { Contradiction, Misunderstanding, PartOfList, parseJson, tidyStateVersion, toIfMatch, tryJson, unsendable };
