const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_requests = require("./requests.js");
const require_requests$1 = require("./requests2.js");
let node_path = require("node:path");
let node_crypto = require("node:crypto");
let node_module = require("node:module");
// node_modules/@renovatebot/pep440/lib/version.js
const VERSION_PATTERN = [
	"v?",
	"(?:",
	"(?:(?<epoch>[0-9]+)!)?",
	"(?<release>[0-9]+(?:\\.[0-9]+)*)",
	"(?<pre>",
	"[-_\\.]?",
	"(?<pre_l>(a|b|c|rc|alpha|beta|pre|preview))",
	"[-_\\.]?",
	"(?<pre_n>[0-9]+)?",
	")?",
	"(?<post>",
	"(?:-(?<post_n1>[0-9]+))",
	"|",
	"(?:",
	"[-_\\.]?",
	"(?<post_l>post|rev|r)",
	"[-_\\.]?",
	"(?<post_n2>[0-9]+)?",
	")",
	")?",
	"(?<dev>",
	"[-_\\.]?",
	"(?<dev_l>dev)",
	"[-_\\.]?",
	"(?<dev_n>[0-9]+)?",
	")?",
	")",
	"(?:\\+(?<local>[a-z0-9]+(?:[-_\\.][a-z0-9]+)*))?"
].join("");
const validRegex = new RegExp("^" + VERSION_PATTERN + "$", "i");
function valid(version) {
	return validRegex.test(version) ? version : null;
}
new RegExp("^\\s*" + VERSION_PATTERN + "\\s*$", "i");
function parse(version, regex) {
	const { groups } = (regex || validRegex).exec(version) || {};
	if (!groups) return null;
	return {
		epoch: Number(groups.epoch ? groups.epoch : 0),
		release: groups.release.split(".").map(Number),
		pre: normalize_letter_version(groups.pre_l, groups.pre_n),
		post: normalize_letter_version(groups.post_l, groups.post_n1 || groups.post_n2),
		dev: normalize_letter_version(groups.dev_l, groups.dev_n),
		local: parse_local_version(groups.local)
	};
}
function normalize_letter_version(letterIn, numberIn) {
	let letter = letterIn;
	let number = numberIn;
	if (letter) {
		if (!number) number = 0;
		letter = letter.toLowerCase();
		if (letter === "alpha") letter = "a";
		else if (letter === "beta") letter = "b";
		else if ([
			"c",
			"pre",
			"preview"
		].includes(letter)) letter = "rc";
		else if (["rev", "r"].includes(letter)) letter = "post";
		return [letter, Number(number)];
	}
	if (!letter && number) {
		letter = "post";
		return [letter, Number(number)];
	}
	return null;
}
function parse_local_version(local) {
	if (local) return local.split(/[._-]/).map((part) => Number.isNaN(Number(part)) ? part.toLowerCase() : Number(part));
	return null;
}
// node_modules/@renovatebot/pep440/lib/operator.js
function compare(version, other) {
	const parsedVersion = parse(version);
	const parsedOther = parse(other);
	return pyCompare(calculateKey(parsedVersion), calculateKey(parsedOther));
}
function pyCompare(elemIn, otherIn) {
	let elem = elemIn;
	let other = otherIn;
	if (elem === other) return 0;
	if (Array.isArray(elem) !== Array.isArray(other)) {
		elem = Array.isArray(elem) ? elem : [elem];
		other = Array.isArray(other) ? other : [other];
	}
	if (Array.isArray(elem)) {
		const len = Math.min(elem.length, other.length);
		for (let i = 0; i < len; i += 1) {
			const res = pyCompare(elem[i], other[i]);
			if (res !== 0) return res;
		}
		return elem.length - other.length;
	}
	if (elem === -Infinity || other === Infinity) return -1;
	if (elem === Infinity || other === -Infinity) return 1;
	return elem < other ? -1 : 1;
}
function calculateKey(input) {
	const { epoch } = input;
	let { release, pre, post, local, dev } = input;
	release = release.concat();
	release.reverse();
	while (release.length && release[0] === 0) release.shift();
	release.reverse();
	if (!pre && !post && dev) pre = -Infinity;
	else if (!pre) pre = Infinity;
	if (!post) post = -Infinity;
	if (!dev) dev = Infinity;
	if (!local) local = -Infinity;
	else local = local.map((i) => Number.isNaN(Number(i)) ? [-Infinity, i] : [Number(i), ""]);
	return [
		epoch,
		release,
		pre,
		post,
		dev,
		local
	];
}
// node_modules/@renovatebot/pep440/lib/specifier.js
const RANGE_PATTERN = [
	"(?<operator>(===|~=|==|!=|<=|>=|<|>))",
	"\\s*",
	"(",
	"(?<version>(?:" + VERSION_PATTERN.replace(/\?<\w+>/g, "?:") + "))",
	"(?<prefix>\\.\\*)?",
	"|",
	"(?<legacy>[^,;\\s)]+)",
	")"
].join("");
new RegExp("^" + RANGE_PATTERN + "$", "i");
// node_modules/semver/internal/debug.js
var require_debug = require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = typeof process === "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...args) => console.error("SEMVER", ...args) : () => {};
}));
// node_modules/semver/internal/constants.js
var require_constants = require_rolldown_runtime.__commonJSMin(((exports, module) => {
	module.exports = {
		MAX_LENGTH: 256,
		MAX_SAFE_COMPONENT_LENGTH: 16,
		MAX_SAFE_BUILD_LENGTH: 250,
		MAX_SAFE_INTEGER: Number.MAX_SAFE_INTEGER || 9007199254740991,
		WHITESPACE_CHARACTERS: [
			"	",
			"\n",
			"\v",
			"\f",
			"\r",
			" ",
			"\xA0",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			" ",
			"\u2028",
			"\u2029",
			" ",
			" ",
			"　",
			"﻿"
		],
		RELEASE_TYPES: [
			"major",
			"premajor",
			"minor",
			"preminor",
			"patch",
			"prepatch",
			"prerelease"
		],
		SEMVER_SPEC_VERSION: "2.0.0",
		FLAG_INCLUDE_PRERELEASE: 1,
		FLAG_LOOSE: 2
	};
}));
// node_modules/semver/internal/re.js
var require_re = require_rolldown_runtime.__commonJSMin(((exports, module) => {
	const { MAX_SAFE_COMPONENT_LENGTH, MAX_SAFE_BUILD_LENGTH, MAX_LENGTH } = require_constants();
	const debug = require_debug();
	exports = module.exports = {};
	const re = exports.re = [];
	const safeRe = exports.safeRe = [];
	const src = exports.src = [];
	const safeSrc = exports.safeSrc = [];
	const t = exports.t = {};
	let R = 0;
	const LETTERDASHNUMBER = "[a-zA-Z0-9-]";
	const safeRegexReplacements = [
		["\\s", 1],
		["\\d", MAX_LENGTH],
		[LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH]
	];
	const makeSafeRegex = (value) => {
		for (const [token, max] of safeRegexReplacements) value = value.split(`${token}*`).join(`${token}{0,${max}}`).split(`${token}+`).join(`${token}{1,${max}}`);
		return value;
	};
	const createToken = (name, value, isGlobal) => {
		const safe = makeSafeRegex(value);
		const index = R++;
		debug(name, index, value);
		t[name] = index;
		src[index] = value;
		safeSrc[index] = safe;
		re[index] = new RegExp(value, isGlobal ? "g" : void 0);
		safeRe[index] = new RegExp(safe, isGlobal ? "g" : void 0);
	};
	createToken("NUMERICIDENTIFIER", "0|[1-9]\\d*");
	createToken("NUMERICIDENTIFIERLOOSE", "\\d+");
	createToken("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${LETTERDASHNUMBER}*`);
	createToken("MAINVERSION", `(${src[t.NUMERICIDENTIFIER]})\\.(${src[t.NUMERICIDENTIFIER]})\\.(${src[t.NUMERICIDENTIFIER]})`);
	createToken("MAINVERSIONLOOSE", `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.(${src[t.NUMERICIDENTIFIERLOOSE]})\\.(${src[t.NUMERICIDENTIFIERLOOSE]})`);
	createToken("PRERELEASEIDENTIFIER", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIER]})`);
	createToken("PRERELEASEIDENTIFIERLOOSE", `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIERLOOSE]})`);
	createToken("PRERELEASE", `(?:-(${src[t.PRERELEASEIDENTIFIER]}(?:\\.${src[t.PRERELEASEIDENTIFIER]})*))`);
	createToken("PRERELEASELOOSE", `(?:-?(${src[t.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${src[t.PRERELEASEIDENTIFIERLOOSE]})*))`);
	createToken("BUILDIDENTIFIER", `${LETTERDASHNUMBER}+`);
	createToken("BUILD", `(?:\\+(${src[t.BUILDIDENTIFIER]}(?:\\.${src[t.BUILDIDENTIFIER]})*))`);
	createToken("FULLPLAIN", `v?${src[t.MAINVERSION]}${src[t.PRERELEASE]}?${src[t.BUILD]}?`);
	createToken("FULL", `^${src[t.FULLPLAIN]}$`);
	createToken("LOOSEPLAIN", `[v=\\s]*${src[t.MAINVERSIONLOOSE]}${src[t.PRERELEASELOOSE]}?${src[t.BUILD]}?`);
	createToken("LOOSE", `^${src[t.LOOSEPLAIN]}$`);
	createToken("GTLT", "((?:<|>)?=?)");
	createToken("XRANGEIDENTIFIERLOOSE", `${src[t.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);
	createToken("XRANGEIDENTIFIER", `${src[t.NUMERICIDENTIFIER]}|x|X|\\*`);
	createToken("XRANGEPLAIN", `[v=\\s]*(${src[t.XRANGEIDENTIFIER]})(?:\\.(${src[t.XRANGEIDENTIFIER]})(?:\\.(${src[t.XRANGEIDENTIFIER]})(?:${src[t.PRERELEASE]})?${src[t.BUILD]}?)?)?`);
	createToken("XRANGEPLAINLOOSE", `[v=\\s]*(${src[t.XRANGEIDENTIFIERLOOSE]})(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})(?:${src[t.PRERELEASELOOSE]})?${src[t.BUILD]}?)?)?`);
	createToken("XRANGE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAIN]}$`);
	createToken("XRANGELOOSE", `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("COERCEPLAIN", `(^|[^\\d])(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}})(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?`);
	createToken("COERCE", `${src[t.COERCEPLAIN]}(?:$|[^\\d])`);
	createToken("COERCEFULL", src[t.COERCEPLAIN] + `(?:${src[t.PRERELEASE]})?(?:${src[t.BUILD]})?(?:$|[^\\d])`);
	createToken("COERCERTL", src[t.COERCE], true);
	createToken("COERCERTLFULL", src[t.COERCEFULL], true);
	createToken("LONETILDE", "(?:~>?)");
	createToken("TILDETRIM", `(\\s*)${src[t.LONETILDE]}\\s+`, true);
	exports.tildeTrimReplace = "$1~";
	createToken("TILDE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAIN]}$`);
	createToken("TILDELOOSE", `^${src[t.LONETILDE]}${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("LONECARET", "(?:\\^)");
	createToken("CARETTRIM", `(\\s*)${src[t.LONECARET]}\\s+`, true);
	exports.caretTrimReplace = "$1^";
	createToken("CARET", `^${src[t.LONECARET]}${src[t.XRANGEPLAIN]}$`);
	createToken("CARETLOOSE", `^${src[t.LONECARET]}${src[t.XRANGEPLAINLOOSE]}$`);
	createToken("COMPARATORLOOSE", `^${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]})$|^$`);
	createToken("COMPARATOR", `^${src[t.GTLT]}\\s*(${src[t.FULLPLAIN]})$|^$`);
	createToken("COMPARATORTRIM", `(\\s*)${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]}|${src[t.XRANGEPLAIN]})`, true);
	exports.comparatorTrimReplace = "$1$2$3";
	createToken("HYPHENRANGE", `^\\s*(${src[t.XRANGEPLAIN]})\\s+-\\s+(${src[t.XRANGEPLAIN]})\\s*$`);
	createToken("HYPHENRANGELOOSE", `^\\s*(${src[t.XRANGEPLAINLOOSE]})\\s+-\\s+(${src[t.XRANGEPLAINLOOSE]})\\s*$`);
	createToken("STAR", "(<|>)?=?\\s*\\*");
	createToken("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$");
	createToken("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
}));
// node_modules/semver/internal/parse-options.js
var require_parse_options = require_rolldown_runtime.__commonJSMin(((exports, module) => {
	const looseOption = Object.freeze({ loose: true });
	const emptyOpts = Object.freeze({});
	const parseOptions = (options) => {
		if (!options) return emptyOpts;
		if (typeof options !== "object") return looseOption;
		return options;
	};
	module.exports = parseOptions;
}));
// node_modules/semver/internal/identifiers.js
var require_identifiers = require_rolldown_runtime.__commonJSMin(((exports, module) => {
	const numeric = /^[0-9]+$/;
	const compareIdentifiers = (a, b) => {
		if (typeof a === "number" && typeof b === "number") return a === b ? 0 : a < b ? -1 : 1;
		const anum = numeric.test(a);
		const bnum = numeric.test(b);
		if (anum && bnum) {
			a = +a;
			b = +b;
		}
		return a === b ? 0 : anum && !bnum ? -1 : bnum && !anum ? 1 : a < b ? -1 : 1;
	};
	const rcompareIdentifiers = (a, b) => compareIdentifiers(b, a);
	module.exports = {
		compareIdentifiers,
		rcompareIdentifiers
	};
}));
// node_modules/semver/classes/semver.js
var require_semver = require_rolldown_runtime.__commonJSMin(((exports, module) => {
	const debug = require_debug();
	const { MAX_LENGTH, MAX_SAFE_INTEGER } = require_constants();
	const { safeRe: re, t } = require_re();
	const parseOptions = require_parse_options();
	const { compareIdentifiers } = require_identifiers();
	const isPrereleaseIdentifier = (prerelease, identifier) => {
		const identifiers = identifier.split(".");
		if (identifiers.length > prerelease.length) return false;
		for (let i = 0; i < identifiers.length; i++) if (compareIdentifiers(prerelease[i], identifiers[i]) !== 0) return false;
		return true;
	};
	module.exports = class SemVer {
		constructor(version, options) {
			options = parseOptions(options);
			if (version instanceof SemVer) {
				if (version.loose === !!options.loose && version.includePrerelease === !!options.includePrerelease) return version;
				else version = version.version;
			} else if (typeof version !== "string") throw new TypeError(`Invalid version. Must be a string. Got type "${typeof version}".`);
			if (version.length > MAX_LENGTH) throw new TypeError(`version is longer than ${MAX_LENGTH} characters`);
			debug("SemVer", version, options);
			this.options = options;
			this.loose = !!options.loose;
			this.includePrerelease = !!options.includePrerelease;
			const m = version.trim().match(options.loose ? re[t.LOOSE] : re[t.FULL]);
			if (!m) throw new TypeError(`Invalid Version: ${version}`);
			this.raw = version;
			this.major = +m[1];
			this.minor = +m[2];
			this.patch = +m[3];
			if (this.major > MAX_SAFE_INTEGER || this.major < 0) throw new TypeError("Invalid major version");
			if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) throw new TypeError("Invalid minor version");
			if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) throw new TypeError("Invalid patch version");
			if (!m[4]) this.prerelease = [];
			else this.prerelease = m[4].split(".").map((id) => {
				if (/^[0-9]+$/.test(id)) {
					const num = +id;
					if (num >= 0 && num < MAX_SAFE_INTEGER) return num;
				}
				return id;
			});
			this.build = m[5] ? m[5].split(".") : [];
			this.format();
		}
		format() {
			this.version = `${this.major}.${this.minor}.${this.patch}`;
			if (this.prerelease.length) this.version += `-${this.prerelease.join(".")}`;
			return this.version;
		}
		toString() {
			return this.version;
		}
		compare(other) {
			debug("SemVer.compare", this.version, this.options, other);
			if (!(other instanceof SemVer)) {
				if (typeof other === "string" && other === this.version) return 0;
				other = new SemVer(other, this.options);
			}
			if (other.version === this.version) return 0;
			return this.compareMain(other) || this.comparePre(other);
		}
		compareMain(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			if (this.major < other.major) return -1;
			if (this.major > other.major) return 1;
			if (this.minor < other.minor) return -1;
			if (this.minor > other.minor) return 1;
			if (this.patch < other.patch) return -1;
			if (this.patch > other.patch) return 1;
			return 0;
		}
		comparePre(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			if (this.prerelease.length && !other.prerelease.length) return -1;
			else if (!this.prerelease.length && other.prerelease.length) return 1;
			else if (!this.prerelease.length && !other.prerelease.length) return 0;
			let i = 0;
			do {
				const a = this.prerelease[i];
				const b = other.prerelease[i];
				debug("prerelease compare", i, a, b);
				if (a === void 0 && b === void 0) return 0;
				else if (b === void 0) return 1;
				else if (a === void 0) return -1;
				else if (a === b) continue;
				else return compareIdentifiers(a, b);
			} while (++i);
		}
		compareBuild(other) {
			if (!(other instanceof SemVer)) other = new SemVer(other, this.options);
			let i = 0;
			do {
				const a = this.build[i];
				const b = other.build[i];
				debug("build compare", i, a, b);
				if (a === void 0 && b === void 0) return 0;
				else if (b === void 0) return 1;
				else if (a === void 0) return -1;
				else if (a === b) continue;
				else return compareIdentifiers(a, b);
			} while (++i);
		}
		inc(release, identifier, identifierBase) {
			if (release.startsWith("pre")) {
				if (!identifier && identifierBase === false) throw new Error("invalid increment argument: identifier is empty");
				if (identifier) {
					const match = `-${identifier}`.match(this.options.loose ? re[t.PRERELEASELOOSE] : re[t.PRERELEASE]);
					if (!match || match[1] !== identifier) throw new Error(`invalid identifier: ${identifier}`);
				}
			}
			switch (release) {
				case "premajor":
					this.prerelease.length = 0;
					this.patch = 0;
					this.minor = 0;
					this.major++;
					this.inc("pre", identifier, identifierBase);
					break;
				case "preminor":
					this.prerelease.length = 0;
					this.patch = 0;
					this.minor++;
					this.inc("pre", identifier, identifierBase);
					break;
				case "prepatch":
					this.prerelease.length = 0;
					this.inc("patch", identifier, identifierBase);
					this.inc("pre", identifier, identifierBase);
					break;
				case "prerelease":
					if (this.prerelease.length === 0) this.inc("patch", identifier, identifierBase);
					this.inc("pre", identifier, identifierBase);
					break;
				case "release":
					if (this.prerelease.length === 0) throw new Error(`version ${this.raw} is not a prerelease`);
					this.prerelease.length = 0;
					break;
				case "major":
					if (this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) this.major++;
					this.minor = 0;
					this.patch = 0;
					this.prerelease = [];
					break;
				case "minor":
					if (this.patch !== 0 || this.prerelease.length === 0) this.minor++;
					this.patch = 0;
					this.prerelease = [];
					break;
				case "patch":
					if (this.prerelease.length === 0) this.patch++;
					this.prerelease = [];
					break;
				case "pre": {
					const base = Number(identifierBase) ? 1 : 0;
					if (this.prerelease.length === 0) this.prerelease = [base];
					else {
						let i = this.prerelease.length;
						while (--i >= 0) if (typeof this.prerelease[i] === "number") {
							this.prerelease[i]++;
							i = -2;
						}
						if (i === -1) {
							if (identifier === this.prerelease.join(".") && identifierBase === false) throw new Error("invalid increment argument: identifier already exists");
							this.prerelease.push(base);
						}
					}
					if (identifier) {
						let prerelease = [identifier, base];
						if (identifierBase === false) prerelease = [identifier];
						if (isPrereleaseIdentifier(this.prerelease, identifier)) {
							const prereleaseBase = this.prerelease[identifier.split(".").length];
							if (isNaN(prereleaseBase)) this.prerelease = prerelease;
						} else this.prerelease = prerelease;
					}
					break;
				}
				default: throw new Error(`invalid increment argument: ${release}`);
			}
			this.raw = this.format();
			if (this.build.length) this.raw += `+${this.build.join(".")}`;
			return this;
		}
	};
}));
// node_modules/semver/functions/parse.js
var require_parse = require_rolldown_runtime.__commonJSMin(((exports, module) => {
	const SemVer = require_semver();
	const parse = (version, options, throwErrors = false) => {
		if (version instanceof SemVer) return version;
		try {
			return new SemVer(version, options);
		} catch (er) {
			if (!throwErrors) return null;
			throw er;
		}
	};
	module.exports = parse;
}));
// src/sandbox/versions.ts
var import_parse = require_rolldown_runtime.__toESM(require_parse(), 1);
const maxVersionLength = 256;
const compareVersions = (ecosystem, a, b) => (orders.get(ecosystem.toLowerCase()) ?? compareTexts)(a.trim(), b.trim());
function compareTexts(a, b) {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
function orderParsedVersions(parse, compare) {
	const parseVersion = (text) => text.length > maxVersionLength ? null : parse(text);
	return (a, b) => {
		const [versionA, versionB] = [parseVersion(a), parseVersion(b)];
		if (versionA !== null && versionB !== null) return compare(versionA, versionB);
		return versionA === versionB ? compareTexts(a, b) : Number(versionA !== null) - Number(versionB !== null);
	};
}
const semver = orderParsedVersions((text) => (0, import_parse.default)(text.replace(/^(v?\d+)(\.\d+)?(?=[-+]|$)/, (_, major, minor = ".0") => `${major}${minor}.0`)), (a, b) => a.compare(b));
const maven = orderParsedVersions((text) => parseMavenVersion(text.toLowerCase()), compareParts);
const orders = new Map([
	...[
		"npm",
		"cargo",
		"go",
		"gomod",
		"golang",
		"hex",
		"mix",
		"pub",
		"swift",
		"swiftpm"
	].map((name) => [name, semver]),
	["pypi", orderParsedVersions(valid, compare)],
	["maven", maven],
	["gradle", maven]
]);
const ranks = {
	end: 5,
	release: 6,
	unknown: 8,
	dashed: 9,
	dotted: 10
};
const qualifiers = new Map([
	["alpha", 0],
	["beta", 1],
	["milestone", 2],
	["rc", 3],
	["cr", 3],
	["snapshot", 4],
	["ga", ranks.release],
	["final", ranks.release],
	["release", ranks.release],
	["sp", 7]
]);
const abbreviations = new Map([
	["a", "alpha"],
	["b", "beta"],
	["m", "milestone"]
]);
const end = {
	rank: ranks.end,
	number: 0n,
	word: ""
};
function compareParts(a, b) {
	for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
		const [partA, partB] = [a[index] ?? end, b[index] ?? end];
		if (partA.rank !== partB.rank) return partA.rank - partB.rank;
		if (partA.number !== partB.number) return partA.number < partB.number ? -1 : 1;
		if (partA.word !== partB.word) return compareTexts(partA.word, partB.word);
	}
	return 0;
}
function parseMavenVersion(text) {
	const parts = [];
	const pieces = text.match(/[0-9]+|[^0-9.-]+|[.-]/g) ?? [];
	let separator = ".";
	for (const [index, piece] of pieces.entries()) {
		const isSeparator = piece === "." || piece === "-";
		if (!isSeparator || separator !== null) appendPart(parts, toPart(isSeparator ? "0" : piece, separator !== ".", /^[0-9]/.test(pieces[index + 1] ?? "")));
		separator = isSeparator ? piece : null;
	}
	trimZeros(parts, true);
	return parts;
}
function toPart(text, isDashed, isBeforeDigit) {
	if (/^[0-9]/.test(text)) return {
		rank: isDashed ? ranks.dashed : ranks.dotted,
		number: BigInt(text),
		word: ""
	};
	const word = (isBeforeDigit ? abbreviations.get(text) : void 0) ?? text;
	const rank = qualifiers.get(word);
	return rank === void 0 ? {
		rank: ranks.unknown,
		number: 0n,
		word
	} : {
		rank,
		number: 0n,
		word: ""
	};
}
function appendPart(parts, part) {
	if (part.rank !== ranks.dotted) trimZeros(parts, part.rank === ranks.dashed);
	parts.push(part);
}
function trimZeros(parts, includesReleases) {
	for (let last = parts.at(-1); last !== void 0; last = parts.at(-1)) {
		if (!(last.rank >= ranks.dashed && last.number === 0n) && !(includesReleases && last.rank === ranks.release)) return;
		parts.pop();
	}
}
// src/sandbox/vocabulary.ts
const severities = [
	"low",
	"medium",
	"high",
	"critical"
];
const confidences = [
	"low",
	"medium",
	"high"
];
const states = [
	"unresolved",
	"muted",
	"fixed",
	"removed"
];
const triageStates = [
	"untriaged",
	"ignored",
	"reopened",
	"reviewing",
	"fixing",
	"provisionally_ignored"
];
const statuses = [
	"open",
	"fixed",
	"ignored",
	"reviewing",
	"fixing",
	"provisionally_ignored",
	"removed"
];
const triageReasons = [
	"acceptable_risk",
	"false_positive",
	"no_time",
	"no_triage_reason",
	"duplicate"
];
const policyModes = [
	"monitor",
	"comment",
	"block"
];
const boards = [
	"rule-board-audit",
	"rule-board-pr-comments",
	"rule-board-block"
];
const verdicts = ["true_positive", "false_positive"];
const fixPullRequestStates = ["open", "merged"];
const exposures = [
	"reachable",
	"always_reachable",
	"conditionally_reachable",
	"unreachable",
	"unknown"
];
const transitivities = [
	"direct",
	"transitive",
	"unknown"
];
const sensitivities = [
	"high",
	"neutral",
	"low"
];
const memoryUses = [
	"in_scope",
	"rendered",
	"referenced",
	"flips_verdict"
];
const licensePolicy = (license) => {
	if (/^A?GPL/.test(license)) return "BLOCK";
	return /^(?:LGPL|MPL|EPL)/.test(license) ? "COMMENT" : "ALLOW";
};
const visibilities = ["private", "public"];
const issueTypes = [
	"sast",
	"sca",
	"ai_sast",
	"secrets",
	"research"
];
const validationStates = [
	"confirmed_valid",
	"confirmed_invalid",
	"validation_error",
	"no_validator"
];
function enumCode(names, name) {
	const code = names.indexOf(name);
	if (code === -1) throw new Error(`"${name}" is none of ${names.join(", ")}`);
	return code;
}
const statusCodesSql = (...names) => names.map((name) => enumCode(statuses, name)).join(", ");
const silencedCode = statuses.length;
const openStatuses = [
	"open",
	"reviewing",
	"fixing"
];
const enumNameSql = (names, column) => `'${JSON.stringify(names)}' ->> ${column}`;
const yesOrNo = ["true", "false"];
const vocabulary = {
	condition_types: [
		{
			type: "severity",
			description: "How bad a finding is, as its rule says."
		},
		{
			type: "confidence",
			description: "How sure the rule is that a finding is real."
		},
		{
			type: "repository_tag",
			description: "A tag of the project in which the finding is."
		},
		{
			type: "vulnerability_class",
			description: "The kind of weakness that the rule looks for."
		},
		{
			type: "breaking_change",
			description: "Whether the fix of a dependency breaks its callers."
		},
		{
			type: "full_scan",
			description: "Whether the finding comes from a scan of a whole branch, not of a pull request."
		}
	],
	action_types: [
		{
			type: "pr_comment",
			description: "Comment on the pull request.",
			requires: []
		},
		{
			type: "block",
			description: "Fail the check of the pull request.",
			requires: ["pr_comment"]
		},
		{
			type: "jira",
			description: "Open a Jira ticket in \"project\".",
			requires: []
		},
		{
			type: "slack_app",
			description: "Post to the Slack \"channel\".",
			requires: []
		},
		{
			type: "webhook",
			description: "Call the notification \"webhook\" of this name.",
			requires: []
		},
		{
			type: "triage",
			description: "Set the triage \"state\" of the finding, with a \"reason\".",
			requires: []
		}
	],
	value_enums: [
		{
			type: "severity",
			values: [...severities]
		},
		{
			type: "confidence",
			values: [...confidences]
		},
		{
			type: "vulnerability_class",
			values: [
				"Code Injection",
				"Command Injection",
				"Cross-Site Scripting (XSS)",
				"Cryptographic Issues",
				"Hard-coded Secrets",
				"Improper Authentication",
				"Improper Authorization",
				"Insecure Deserialization",
				"Mass Assignment",
				"Open Redirect",
				"Path Traversal",
				"Server-Side Request Forgery (SSRF)",
				"SQL Injection",
				"XML Injection"
			]
		},
		{
			type: "breaking_change",
			values: yesOrNo
		},
		{
			type: "full_scan",
			values: yesOrNo
		}
	]
};
// src/sandbox/store/schema.ts
const applicationId = 1768320353;
const code = (names, name) => String(enumCode(names, name));
const statusOrSilenced = (status) => `iif(${status} = ${statusCodesSql("ignored")} AND state = ${code(states, "muted")} AND triage_state = ${code(triageStates, "untriaged")},
    ${String(silencedCode)}, ${status})`;
const schema = `
  CREATE TABLE deployments (
    id TEXT PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    migrated INTEGER NOT NULL CHECK (migrated IN (0, 1))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    scheme TEXT NOT NULL CHECK (scheme IN ('WebToken', 'Jwt')),
    web_api INTEGER NOT NULL CHECK (web_api IN (0, 1))
  ) STRICT, WITHOUT ROWID;

  -- Objects that bundles may refer to, and slugs of system-managed policies, which bundles must not use.
  CREATE TABLE integrations (
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    PRIMARY KEY (deployment_id, kind, target)
  ) STRICT, WITHOUT ROWID;

  -- A product without a row is not enabled.
  CREATE TABLE bundles (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    kind TEXT NOT NULL CHECK (kind IN ('remediation', 'code', 'secrets')),
    -- The bundle as it was last sent, normalized.
    content TEXT NOT NULL CHECK (json_valid(content)),
    fingerprint TEXT NOT NULL,
    UNIQUE (deployment_id, kind)
  ) STRICT;

  CREATE TABLE applies (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    kind TEXT NOT NULL,
    if_match TEXT,
    status INTEGER NOT NULL,
    code TEXT,
    state_version TEXT
  ) STRICT;
  
  CREATE TABLE repositories (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    name TEXT NOT NULL,
    team TEXT,
    visibility INTEGER NOT NULL DEFAULT 0,
    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
    -- A JSON list.
    tags TEXT NOT NULL CHECK (json_valid(tags)),
    UNIQUE (deployment_id, name)
  ) STRICT;

  -- Signs tokens, cursors and plans of this database.
  CREATE TABLE signing_key (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL) STRICT;

  CREATE TABLE rules (
    id INTEGER PRIMARY KEY,
    issue_type INTEGER NOT NULL,
    name TEXT NOT NULL UNIQUE,
    message TEXT NOT NULL,
    -- Null if the rule has none.
    severity INTEGER,
    confidence INTEGER,
    category TEXT NOT NULL,
    -- A vulnerability class, or \`malicious\`.
    weakness TEXT,
    categories TEXT NOT NULL GENERATED ALWAYS AS (iif(weakness IS NULL, json_array(category), json_array(category, weakness))) STORED,
    cwe TEXT,
    changed_at INTEGER NOT NULL,
    language TEXT NOT NULL,
    -- Without the prefix \`p/\`.
    ruleset TEXT,
    secret_type TEXT,
    pro_only INTEGER NOT NULL CHECK (pro_only IN (0, 1)),
    -- The deployment that wrote the rule, which is then unlisted; null for rules of the registry.
    deployment_id TEXT REFERENCES deployments (id),
    -- \`CVE-…\`, or \`MAL-…\` for a malicious package.
    advisory TEXT,
    package TEXT,
    -- The first version that is not affected.
    fixed_version TEXT,
    -- EPSS: probability of exploitation in the next 30 days.
    epss_score REAL,
    -- Name of the rule that replaces it.
    superseded_by TEXT,
    epss_probability TEXT GENERATED ALWAYS AS (
      CASE WHEN epss_score >= 0.5 THEN 'high' WHEN epss_score >= 0.1 THEN 'medium' WHEN epss_score >= 0 THEN 'low' END
    ) STORED
  ) STRICT;

  CREATE TABLE refs (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, is_primary INTEGER NOT NULL CHECK (is_primary IN (0, 1))) STRICT;
  CREATE TABLE components (id INTEGER PRIMARY KEY, tag TEXT NOT NULL UNIQUE, sensitivity INTEGER NOT NULL) STRICT;
  CREATE TABLE files (
    id INTEGER PRIMARY KEY,
    path TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE packages (
    id INTEGER PRIMARY KEY,
    ecosystem TEXT NOT NULL,
    name TEXT NOT NULL,
    version TEXT NOT NULL,
    license TEXT NOT NULL,
    malicious INTEGER NOT NULL CHECK (malicious IN (0, 1)),
    UNIQUE (name, ecosystem, version)
  ) STRICT;
  CREATE TABLE dependencies (
    id INTEGER PRIMARY KEY,
    repository_id INTEGER NOT NULL REFERENCES repositories (id),
    package_id INTEGER NOT NULL REFERENCES packages (id),
    lockfile_id INTEGER NOT NULL REFERENCES files (id),
    transitivity INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX dependencies_by_repository ON dependencies (repository_id, package_id, lockfile_id);

  CREATE TABLE finding_sets (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    issue_type INTEGER NOT NULL,
    UNIQUE (deployment_id, issue_type)
  ) STRICT;
  -- The remediation policy that applied to a finding when it was scanned; later changes of the policies do not change it.
  CREATE TABLE sourcing_policies (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    slug TEXT NOT NULL,
    name TEXT NOT NULL,
    UNIQUE (deployment_id, slug)
  ) STRICT;

  CREATE TABLE findings (
    id INTEGER PRIMARY KEY,
    set_id INTEGER NOT NULL REFERENCES finding_sets (id),
    repository_id INTEGER NOT NULL REFERENCES repositories (id),
    rule_id INTEGER NOT NULL REFERENCES rules (id),
    ref_id INTEGER NOT NULL REFERENCES refs (id),
    file_id INTEGER NOT NULL REFERENCES files (id),
    line INTEGER NOT NULL,
    -- The same finding on other refs of its repository has the same fingerprint.
    fingerprint INTEGER NOT NULL,
    scan_id INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    relevant_since INTEGER NOT NULL,
    state_updated_at INTEGER NOT NULL,
    triaged_at INTEGER,
    state INTEGER NOT NULL,
    triage_state INTEGER NOT NULL,
    triage_reason INTEGER,
    -- The specification leaves the mapping open. A finding that is no longer detected is fixed, whatever its triage state. While it is
    -- detected, triage overrides the scan; without triage, a finding muted by a comment in the code is ignored. A reopened one is open.
    -- \`statusOf\` of the seed computes the same.
    status INTEGER NOT NULL GENERATED ALWAYS AS (
      CASE WHEN state = ${code(states, "removed")} THEN ${statusCodesSql("removed")}
        WHEN state = ${code(states, "fixed")} THEN ${statusCodesSql("fixed")}
        WHEN triage_state = ${code(triageStates, "ignored")} THEN ${statusCodesSql("ignored")}
        WHEN triage_state = ${code(triageStates, "untriaged")} AND state = ${code(states, "muted")} THEN ${statusCodesSql("ignored")}
        WHEN triage_state = ${code(triageStates, "reviewing")} THEN ${statusCodesSql("reviewing")}
        WHEN triage_state = ${code(triageStates, "fixing")} THEN ${statusCodesSql("fixing")}
        WHEN triage_state = ${code(triageStates, "provisionally_ignored")} THEN ${statusCodesSql("provisionally_ignored")}
        ELSE ${statusCodesSql("open")} END
    ) STORED,
    policy_mode INTEGER NOT NULL,
    policy_id INTEGER REFERENCES sourcing_policies (id),
    verdict INTEGER,
    component_id INTEGER REFERENCES components (id),
    fix_pr INTEGER,
    package_id INTEGER REFERENCES packages (id),
    exposure INTEGER,
    transitivity INTEGER,
    validation_state INTEGER,
    historical INTEGER NOT NULL DEFAULT 0 CHECK (historical IN (0, 1)),
    -- The same finding on the first ref; null for that one.
    parent_id INTEGER REFERENCES findings (id),
    -- Number of a ticket; the same finding on other refs has the same.
    ticket INTEGER,
    -- When the autofix feature failed to open a pull request.
    fix_failed_at INTEGER,
    -- Number of the AI memory that applies to the finding.
    memory INTEGER,
    memory_use INTEGER
  ) STRICT;

  -- The statuses of a finding, each with the time it began.
  CREATE TABLE finding_history (
    finding_id INTEGER NOT NULL REFERENCES findings (id),
    at INTEGER NOT NULL,
    status INTEGER NOT NULL,
    PRIMARY KEY (finding_id, at)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE finding_notes (
    id INTEGER PRIMARY KEY,
    finding_id INTEGER NOT NULL REFERENCES findings (id),
    at INTEGER NOT NULL,
    note TEXT NOT NULL
  ) STRICT;
  CREATE INDEX notes_by_finding ON finding_notes (finding_id);
  -- One row for each bulk triage, as \`applies\` is for each apply.
  CREATE TABLE triages (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    triage_state TEXT,
    count INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE scm_subscriptions (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    config_id TEXT NOT NULL,
    scm_url TEXT NOT NULL,
    events TEXT NOT NULL CHECK (json_valid(events))
  ) STRICT;
  CREATE INDEX subscriptions_by_config ON scm_subscriptions (deployment_id, config_id);
  CREATE TABLE resolution_configs (
    repository_id INTEGER NOT NULL REFERENCES repositories (id),
    subproject_id TEXT NOT NULL,
    config TEXT NOT NULL CHECK (json_valid(config)),
    PRIMARY KEY (repository_id, subproject_id)
  ) STRICT, WITHOUT ROWID;
  -- The sandbox delivers nothing, so the secret itself is not stored.
  CREATE TABLE notification_webhooks (
    id INTEGER PRIMARY KEY,
    deployment_id TEXT NOT NULL REFERENCES deployments (id),
    name TEXT NOT NULL,
    url TEXT NOT NULL,
    use_network_broker INTEGER NOT NULL CHECK (use_network_broker IN (0, 1)),
    has_secret INTEGER NOT NULL CHECK (has_secret IN (0, 1))
  ) STRICT;
`;
const findingCounts = `
  CREATE INDEX IF NOT EXISTS findings_open ON findings (set_id, rule_id, repository_id, ref_id, policy_id, relevant_since, fix_pr, historical,
    package_id, file_id, component_id, validation_state, parent_id, ticket, memory, memory_use, status) WHERE status IN (${statusCodesSql(...openStatuses)});
  CREATE TABLE IF NOT EXISTS status_changes (
    set_id INTEGER NOT NULL,
    rule_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    finding_id INTEGER NOT NULL,
    repository_id INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    is_shown INTEGER NOT NULL,
    old_status INTEGER,
    new_status INTEGER NOT NULL,
    PRIMARY KEY (set_id, rule_id, at, finding_id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO status_changes (set_id, rule_id, at, finding_id, repository_id, created_at, is_shown, old_status, new_status)
    SELECT set_id, rule_id, at, id, repository_id, created_at, policy_mode >= 1,
      lag(new_status) OVER (PARTITION BY id ORDER BY at), new_status
    FROM (
      SELECT set_id, rule_id, at, id, repository_id, created_at, policy_mode,
        ${statusOrSilenced("h.status")} AS new_status
      FROM finding_history AS h JOIN findings ON id = finding_id
      WHERE NOT EXISTS (SELECT 1 FROM status_changes)
    )
    ORDER BY set_id, rule_id, at, id;
  CREATE TRIGGER IF NOT EXISTS record_status_change AFTER INSERT ON finding_history BEGIN
    INSERT OR REPLACE INTO status_changes (set_id, rule_id, at, finding_id, repository_id, created_at, is_shown, old_status, new_status)
      SELECT f.set_id, f.rule_id, NEW.at, f.id, f.repository_id, f.created_at, f.policy_mode >= 1,
        (SELECT new_status FROM status_changes AS m WHERE m.set_id = f.set_id AND m.rule_id = f.rule_id AND m.finding_id = f.id
          AND m.at = (SELECT max(at) FROM finding_history WHERE finding_id = f.id AND at < NEW.at)),
        ${statusOrSilenced("NEW.status")}
      FROM findings AS f WHERE f.id = NEW.finding_id;
  END;
  CREATE TRIGGER IF NOT EXISTS correct_status_change AFTER UPDATE OF status ON finding_history WHEN NEW.status <> OLD.status BEGIN
    UPDATE status_changes SET new_status = NEW.status
      WHERE (set_id, rule_id) = (SELECT set_id, rule_id FROM findings WHERE id = NEW.finding_id)
      AND at = NEW.at AND finding_id = NEW.finding_id;
  END;
`;
const findingIndices = `
  CREATE INDEX IF NOT EXISTS findings_by_time ON findings (set_id, relevant_since, id, status, rule_id, repository_id, ref_id, fingerprint,
    policy_mode, policy_id, verdict, component_id, fix_pr, triage_reason, package_id, exposure, transitivity, validation_state, historical);
  CREATE INDEX IF NOT EXISTS findings_by_fingerprint ON findings (repository_id, fingerprint);
`;
// src/sandbox/store/database.ts
function openDatabase(location, fill) {
	const file = typeof location === "string" ? {
		memory: ":memory:",
		temporary: ""
	}[location] : (0, node_path.resolve)(location.file);
	let db;
	try {
		db = new DatabaseSync(file);
		db.exec("PRAGMA busy_timeout = 5000");
		if (typeof location !== "string") checkExistingFile(db, location.file);
		db.exec(`PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -${String(cacheKiB)}`);
		const store = new Store(db);
		store.transaction(() => createMissingTables(store, fill));
		db.exec("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON");
		return store;
	} catch (error) {
		db?.close();
		throw error instanceof require_start.SandboxError || typeof location === "string" ? error : unusableFileError(location.file, error);
	}
}
const cacheKiB = 32768;
function checkExistingFile(db, file) {
	const version = pragma(db, "user_version");
	if (version === 0 && db.prepare("SELECT 1 FROM sqlite_schema").get() === void 0) return;
	if (pragma(db, "application_id") !== 1768320353) throw new require_start.SandboxError(`${file} is the database of another program. Choose another file.`);
	if (version !== 10) throw new require_start.SandboxError(`${file} was written by another version of ifmatch. Choose another file, or delete it.`);
	const check = pragma(db, "quick_check");
	if (check !== "ok") throw new Error(`it is damaged (${String(check)})`);
}
const pragma = (db, name) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
function createMissingTables(store, fill) {
	if (pragma(store.db, "user_version") !== 10) {
		const identification = `PRAGMA application_id = ${String(applicationId)}; PRAGMA user_version = ${String(10)}`;
		store.db.exec(`${schema} ${identification}`);
		fill(store);
	}
	store.db.exec(findingIndices + findingCounts);
}
const unusableFileError = (file, cause) => new require_start.SandboxError(`${file} cannot be used as the sandbox's database: ${reasonOf(cause)}. It was left as it is. Check that you may write it, that no other program holds it and that its disk has space, or choose another file.`, { cause });
const reasonOf = (cause) => cause instanceof Error ? cause.message : String(cause);
const maxStatements = 500;
var Store = class {
	db;
	#statements = new Map();
	constructor(db) {
		this.db = db;
		db.function("compare_versions", (ecosystem, a, b) => Math.sign(compareVersions(String(ecosystem), String(a), String(b))));
		db.function("sha256", (text) => (0, node_crypto.hash)("sha256", String(text)));
		db.function("license_policy", (license) => licensePolicy(String(license)));
	}
	#prepare(sql) {
		if (this.#statements.size > maxStatements) this.#statements.clear();
		const statement = this.#statements.get(sql) ?? this.db.prepare(sql);
		this.#statements.set(sql, statement);
		return statement;
	}
	rows(sql, parameters = {}) {
		return this.#prepare(sql).all(parameters);
	}
	row(sql, parameters = {}) {
		return this.#prepare(sql).get(parameters);
	}
	each(sql, parameters = {}) {
		return this.#prepare(sql).iterate(parameters);
	}
	run(sql, parameters) {
		this.#prepare(sql).run(parameters);
	}
	close() {
		this.db.close();
	}
	insert(table) {
		let statement;
		return (row) => {
			const names = Object.keys(row);
			statement ??= this.db.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => "?").join()})`);
			return Number(statement.run(...Object.values(row)).lastInsertRowid);
		};
	}
	transaction(work) {
		return this.#within("BEGIN IMMEDIATE", work);
	}
	snapshot(work) {
		return this.#within("BEGIN", work);
	}
	#within(begin, work) {
		this.db.exec(begin);
		try {
			const result = work();
			this.db.exec("COMMIT");
			return result;
		} catch (error) {
			if (this.db.isTransaction) this.db.exec("ROLLBACK");
			throw error;
		}
	}
};
const isoTimeSql = (column) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;
const requireModule = (0, node_module.createRequire)(require("url").pathToFileURL(__filename).href);
const { DatabaseSync } = withoutWarning(() => requireModule("node:sqlite"));
function withoutWarning(action) {
	const runtime = requireModule("node:process");
	const { emitWarning } = runtime;
	runtime.emitWarning = () => void 0;
	try {
		return action();
	} finally {
		runtime.emitWarning = emitWarning;
	}
}
// src/sandbox/platform.ts
var ErrorResponse = class extends Error {
	name = "ErrorResponse";
	status;
	fields;
	headers;
	constructor(status, text, fields = {}, headers = {}) {
		super(text);
		this.status = status;
		this.fields = fields;
		this.headers = headers;
	}
};
const notFound = () => new ErrorResponse(404, "Not found.");
// src/sandbox/http/access.ts
const loopbackNames = [
	"127.0.0.1",
	"localhost",
	"[::1]"
];
function checkHost({ headers, headersDistinct, socket }) {
	if (headersDistinct["host"]?.length !== 1) throw new ErrorResponse(400, "Send exactly one Host header.");
	const [, name = "", port = "80"] = /^(.*?)(?::(\d+))?$/.exec(headers.host ?? "") ?? [];
	if (!loopbackNames.includes(name) || Number(port) !== socket.localPort) throw new ErrorResponse(421, "This host name is not served here. Use the address that the sandbox printed.");
}
function authorize(store, operation, authorization, path) {
	const schemes = require_start.operations[operation].security;
	if (schemes.length === 0) return null;
	const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
	const tokenRow = store.row("SELECT * FROM tokens JOIN deployments ON id = deployment_id WHERE hash = :hash", { hash: hashToken(bearer ?? "") });
	if (tokenRow === void 0 || !schemes.includes(tokenRow.scheme)) throw unauthenticatedResponse(schemes);
	const { web_api, id, slug, name, migrated } = tokenRow;
	if (web_api === 0 || (path["deploymentId"] ?? id) !== id || (path["deploymentSlug"] ?? slug) !== slug) throw notFound();
	return {
		id,
		slug,
		name,
		migrated
	};
}
const schemeNames = {
	WebToken: "an API token",
	Jwt: "a user's JSON Web Token"
};
const unauthenticatedResponse = (schemes) => new ErrorResponse(401, `This operation requires ${schemes.map((scheme) => schemeNames[scheme] ?? scheme).join(" or ")}, which is missing or invalid.`, {}, { "www-authenticate": "Bearer" });
function mintApiToken(store, slug, { webApi }, chosenToken) {
	const token = chosenToken ?? `sandbox_${(0, node_crypto.randomBytes)(24).toString("base64url")}`;
	if (!/^[!-~]{8,255}$/.test(token)) throw new require_start.SandboxError("A token has 8 to 255 visible ASCII characters.");
	return storeToken(store, slug, {
		token,
		scheme: "WebToken",
		webApi
	});
}
function mintUserToken(store, slug) {
	return storeToken(store, slug, {
		token: signJwt(store, {
			sub: "sandbox-user",
			aud: "user",
			deployment: slug,
			iat: Math.floor(Date.now() / 1e3)
		}),
		scheme: "Jwt",
		webApi: true
	});
}
function storeToken(store, slug, { token, scheme, webApi }) {
	if (store.row(`INSERT INTO tokens (hash, deployment_id, scheme, web_api) SELECT :hash, id, :scheme, :webApi FROM deployments WHERE slug = :slug
    ON CONFLICT DO UPDATE SET hash = excluded.hash
      WHERE (deployment_id, scheme, web_api) = (excluded.deployment_id, excluded.scheme, excluded.web_api)
    RETURNING hash`, {
		hash: hashToken(token),
		scheme,
		webApi: Number(webApi),
		slug
	}) !== void 0) return token;
	throw new require_start.SandboxError(`This token is already in use, or there is no deployment "${slug}". Choose another.`);
}
const hashToken = (token) => (0, node_crypto.createHash)("sha256").update(token).digest("hex");
function signingKeyOf(store) {
	const row = store.row("SELECT secret FROM signing_key");
	if (row === void 0) throw new Error("the database has no signing key");
	return row.secret;
}
const sign = (store, text) => (0, node_crypto.createHmac)("sha256", signingKeyOf(store)).update(text).digest("base64url");
const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
function signJwt(store, claims) {
	const signed = `${encode({
		alg: "HS256",
		typ: "JWT"
	})}.${encode(claims)}`;
	return `${signed}.${sign(store, signed)}`;
}
function writeCursor(store, request, position) {
	const text = encode(position);
	return `${text}.${sign(store, JSON.stringify([request, text]))}`;
}
function readCursor(store, request, cursor) {
	const [text = "", signature] = cursor.split(".");
	if (signature === sign(store, JSON.stringify([request, text]))) return JSON.parse(Buffer.from(text, "base64url").toString());
	throw new ErrorResponse(400, "The cursor does not belong to this request. Send it with the same filter and order as the request that it came from, or leave it out for the first page.");
}
// src/sandbox/bundle-content.ts
function normalize(kind, sent) {
	if ("policies" in sent) return {
		kind,
		lists: {},
		items: new Map(sent.policies.map((policy) => [slugOf(policy), policyItem(policy)]))
	};
	const { rulesets, rules, disabled, exceptions } = sent;
	return {
		kind,
		lists: {
			rulesets: sortedSet(rulesets),
			rules: sortedSet(rules),
			disabled: sortedSet(disabled)
		},
		items: new Map(exceptions.map((exception) => [exceptionKey(exception), exceptionItem(kind, exception)]))
	};
}
const sortedSet = (texts) => [...new Set(texts)].toSorted();
const byName = ([a], [b]) => a < b ? -1 : 1;
function policyItem(policy) {
	const { name, description = "", active = true, filters } = policy;
	const slug = slugOf(policy);
	const conditions = filters.conditions.map(({ type, values, mode = "any" }) => ({
		type,
		values: [...new Set(values)],
		mode
	}));
	const actions = policy.actions.map(({ type, config = {} }) => ({
		type,
		config
	}));
	const stored = {
		name,
		slug,
		description,
		active,
		filters: {
			mode: filters.mode,
			conditions
		},
		actions
	};
	const conditionTexts = sortedSet(conditions.map(({ type, values, mode }) => JSON.stringify([
		type,
		mode,
		values.toSorted()
	])));
	const actionTexts = actions.map(({ type, config }) => JSON.stringify([type, Object.entries(config).toSorted(byName)]));
	const canonicalParts = [
		slug,
		name,
		description,
		active,
		filters.mode,
		JSON.stringify(conditionTexts),
		actionTexts.toSorted()
	];
	return {
		kind: "RemediationPolicy",
		key: { slug },
		asStored: stored,
		asInDiff: stored,
		canonicalText: JSON.stringify(canonicalParts)
	};
}
const maxSlugLength = 100;
function slugOf(policy) {
	if (policy.slug !== void 0) return policy.slug;
	const slug = policy.name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, maxSlugLength).replaceAll(/^-|-$/g, "");
	return slug === "" ? `policy-${(0, node_crypto.createHash)("sha256").update(policy.name).digest("hex").slice(0, 8)}` : slug;
}
function exceptionItem(product, exception) {
	const { exception_type, rule, rule_type } = exception;
	return {
		kind: "DetectionPolicyException",
		key: {
			product,
			...scopeOf(exception),
			rule,
			rule_type
		},
		asStored: exception,
		asInDiff: {
			rulesets: [],
			rules: [],
			disabled: [],
			exception_type
		},
		canonicalText: `${exceptionKey(exception)} ${exception_type}`
	};
}
const scopeOf = ({ project, project_tag_name = "" }) => project === void 0 ? {
	scope_type: "project_tag",
	scope_target: project_tag_name
} : {
	scope_type: "project",
	scope_target: project
};
const exceptionKey = (exception) => JSON.stringify([
	exception.rule,
	exception.rule_type,
	...Object.values(scopeOf(exception))
]);
function toStoredBundle({ kind, lists, items }) {
	const sorted = [...items].toSorted(byName).map(([, item]) => item);
	const stored = sorted.map((item) => item.asStored);
	const bundle = kind === "remediation" ? { policies: stored } : {
		product: kind,
		...lists,
		exceptions: stored
	};
	const hash = (0, node_crypto.createHash)("sha256").update(JSON.stringify([kind, ...Object.values(lists).map((list) => JSON.stringify(list))]));
	for (const { canonicalText } of sorted) hash.update(`\n${canonicalText}`);
	return {
		content: JSON.stringify(bundle),
		fingerprint: hash.digest("hex")
	};
}
function diff(before, after) {
	const { creates, updates, deletes } = {
		creates: [],
		updates: [],
		deletes: []
	};
	if (JSON.stringify(before.lists) !== JSON.stringify(after.lists)) {
		const sides = {
			before: {
				...before.lists,
				exception_type: ""
			},
			after: {
				...after.lists,
				exception_type: ""
			}
		};
		updates.push({
			kind: "DetectionPolicy",
			key: { product: after.kind },
			...sides
		});
	}
	for (const [id, { kind, key, asInDiff, canonicalText }] of after.items) {
		const old = before.items.get(id);
		if (old === void 0) creates.push({
			kind,
			key,
			after: asInDiff
		});
		else if (old.canonicalText !== canonicalText) updates.push({
			kind,
			key,
			before: old.asInDiff,
			after: asInDiff
		});
	}
	for (const [id, { kind, key, asInDiff }] of before.items) if (!after.items.has(id)) deletes.push({
		kind,
		key,
		before: asInDiff
	});
	return {
		creates,
		updates,
		deletes
	};
}
// src/sandbox/built-in-policies.ts
const builtInPolicies = [{
	name: "Supply Chain incidents",
	slug: "supply-chain-incidents",
	description: "Findings of a known supply chain incident.",
	active: false,
	filters: {
		mode: "all",
		conditions: [{
			type: "severity",
			values: ["critical"]
		}]
	},
	actions: [{ type: "pr_comment" }]
}, {
	name: "Leaked credentials",
	slug: "leaked-credentials",
	description: "Findings of credentials that are known to be public.",
	active: false,
	filters: {
		mode: "all",
		conditions: [{
			type: "vulnerability_class",
			values: ["Hard-coded Secrets"]
		}]
	},
	actions: [{ type: "pr_comment" }]
}];
const itemsOf = (policies) => normalize("remediation", { policies: [...policies] }).items;
function withBuiltInPolicies(stored) {
	const { items } = normalize("remediation", JSON.parse(stored));
	return toStoredBundle({
		kind: "remediation",
		lists: {},
		items: new Map([...itemsOf(builtInPolicies), ...items])
	});
}
function* builtInPolicyErrors(policies) {
	for (const builtIn of builtInPolicies) {
		const sent = policies.find((policy) => slugOf(policy) === builtIn.slug);
		if (sent === void 0) yield `The policy "${builtIn.name}" is built in and cannot be deleted.`;
		else if (unchangeablePart(sent) !== unchangeablePart(builtIn)) yield `The policy "${builtIn.name}" is built in: only its actions, and whether it is active, can change.`;
	}
}
const unchangeablePart = (policy) => {
	const [item] = itemsOf([{
		...policy,
		active: true,
		actions: []
	}]).values();
	return item?.canonicalText ?? "";
};
// src/sandbox/rejections.ts
const rejection = (policy_slug, { code, message, context = {} }) => ({
	code,
	message,
	policy_slug,
	context
});
const selectReferences = `
  SELECT 'project ' || name AS reference FROM repositories WHERE deployment_id = :id
  UNION ALL SELECT 'project_tag ' || value FROM repositories, json_each(tags) WHERE deployment_id = :id
  UNION ALL SELECT kind || ' ' || target FROM integrations WHERE deployment_id = :id
  UNION ALL SELECT 'notification_webhook ' || name FROM notification_webhooks WHERE deployment_id = :id`;
function findRejections({ platform, deployment, shapeErrors }, kind, sent) {
	if (shapeErrors.length > 0) return shapeErrors.map(({ field, message }) => rejection("", {
		code: "INVALID_FIELD",
		message: `${field} ${message}.`,
		context: { field }
	}));
	const rows = platform.store.rows(selectReferences, { id: deployment.id });
	const references = new Set(rows.map(({ reference }) => reference));
	if ("policies" in sent) return [...(platform.quirks.has("built-in-policies") ? [...builtInPolicyErrors(sent.policies)] : []).map((message) => rejection("", {
		code: "BUILT_IN_POLICY",
		message
	})), ...rejectRemediation(sent, references)];
	return rejectDetection(kind, sent, references);
}
function* checkReference(references, kind, value, context) {
	if (references.has(`${kind} ${value}`)) return;
	yield {
		code: "UNKNOWN_REFERENCE",
		message: `There is no ${kind.replaceAll("_", " ")} "${value}" in this deployment.`,
		context: {
			...context,
			kind,
			value
		}
	};
}
function rejectRemediation({ policies }, references) {
	const slugs = new Set();
	return policies.flatMap((policy) => {
		const slug = slugOf(policy);
		const reasons = [...checkConditions(policy, references), ...checkActions(policy, references)];
		if (references.has(`system_policy ${slug}`)) reasons.unshift({
			code: "RESERVED_SLUG",
			message: `The slug "${slug}" belongs to a system-managed policy.`
		});
		if (slugs.has(slug)) reasons.unshift({
			code: "DUPLICATE_SLUG",
			message: `Two policies of the bundle have the slug "${slug}".`
		});
		slugs.add(slug);
		return reasons.map((reason) => rejection(slug, reason));
	});
}
function* checkConditions({ filters }, references) {
	for (const { type, values } of filters.conditions) {
		const context = { condition_type: type };
		if (!vocabulary.condition_types.some((item) => item.type === type)) {
			yield {
				code: "UNSUPPORTED_CONDITION_TYPE",
				message: `Condition type "${type}" is not supported.`,
				context
			};
			continue;
		}
		const allowed = vocabulary.value_enums.find((item) => item.type === type)?.values;
		for (const value of values) if (allowed === void 0) yield* checkReference(references, "project_tag", value, context);
		else if (!allowed.includes(value)) yield {
			code: "INVALID_CONDITION_VALUE",
			message: `"${value}" is not a value of the condition type "${type}".`,
			context: {
				...context,
				value
			}
		};
	}
}
const referencesByAction = new Map([
	["jira", ["project", "jira_project"]],
	["slack_app", ["channel", "slack_channel"]],
	["webhook", ["webhook", "notification_webhook"]]
]);
function* checkActions({ actions }, references) {
	for (const { type, config = {} } of actions) {
		const context = { action_type: type };
		const actionType = vocabulary.action_types.find((item) => item.type === type);
		if (actionType === void 0) yield {
			code: "UNSUPPORTED_ACTION_TYPE",
			message: `Action type "${type}" is not supported.`,
			context
		};
		for (const missing_companion of actionType?.requires ?? []) {
			if (actions.some((action) => action.type === missing_companion)) continue;
			yield {
				code: "MISSING_DEPENDENT_ACTION",
				message: `Action "${type}" needs the action "${missing_companion}" in the same policy.`,
				context: {
					...context,
					missing_companion
				}
			};
		}
		const [setting = "", kind = ""] = referencesByAction.get(type) ?? [];
		if (config[setting] !== void 0) yield* checkReference(references, kind, config[setting], context);
	}
}
function rejectDetection(product, bundle, references) {
	const reasons = [];
	const productInBody = bundle.product ?? product;
	if (productInBody !== product) reasons.push({
		code: "PRODUCT_MISMATCH",
		message: `The bundle is for "${productInBody}", the request for "${product}".`,
		context: { product: productInBody }
	});
	if (product === "secrets") {
		const message = "A detection policy for secrets takes no rulesets.";
		reasons.push(...bundle.rulesets.map((value) => ({
			code: "RULESETS_NOT_SUPPORTED",
			message,
			context: { value }
		})));
	}
	const keys = new Set();
	for (const exception of bundle.exceptions) reasons.push(...checkException(exception, keys, references));
	return reasons.map((reason) => rejection("", reason));
}
function* checkException(exception, keys, references) {
	const { exception_type: _, rule_type, ...context } = exception;
	const { rule, project, project_tag_name } = context;
	const key = exceptionKey(exception);
	if (keys.has(key)) yield {
		code: "DUPLICATE_EXCEPTION",
		message: `Two exceptions are for the same ${rule_type} and scope.`,
		context
	};
	keys.add(key);
	if (project === void 0 === (project_tag_name === void 0)) {
		yield {
			code: "INVALID_EXCEPTION_SCOPE",
			message: "An exception needs either a project or a project tag.",
			context
		};
		return;
	}
	yield* checkReference(references, project === void 0 ? "project_tag" : "project", project ?? project_tag_name ?? "", { rule });
}
function rejectionResponse(reasons) {
	const [first] = reasons;
	if (first === void 0) return null;
	const { code, message, policy_slug, context } = first;
	const { missing_companion } = context;
	const missing_references = reasons.filter((reason) => reason.code === "UNKNOWN_REFERENCE").map(({ context: { kind = "", value = "" } }) => ({
		kind,
		value
	}));
	return new ErrorResponse(code === "RESERVED_SLUG" ? 409 : 400, message, {
		code,
		policy_slug,
		...missing_companion !== void 0 && { missing_companion },
		...code === "UNKNOWN_REFERENCE" && { missing_references }
	});
}
// src/sandbox/bundles.ts
const bundleHandlers = {
	getRemediationPolicies: (request) => readBundle(request, "remediation"),
	previewRemediationPolicies: (request) => previewBundle(request, "remediation", request.body.bundle),
	applyRemediationPolicies: (request) => applyBundle(request, "remediation", request.body.bundle),
	getDetectionPolicySummary: (request) => ({
		deployment_slug: request.deployment.slug,
		...Object.fromEntries(bundlesOf(request).filter(({ kind }) => kind !== "remediation").map(({ kind }) => [kind, readBundle(request, kind)]))
	}),
	getDetectionPolicy: (request) => readBundle(request, request.path.product),
	previewDetectionPolicy: (request) => previewBundle(request, request.path.product, request.body.bundle),
	applyDetectionPolicy: (request) => applyBundle(request, request.path.product, request.body.bundle)
};
function bundlesOf({ platform: { store, quirks }, deployment }) {
	if (deployment.migrated === 0) throw new ErrorResponse(403, "This deployment has not been migrated to the Unified Policies model.", { code: "DEPLOYMENT_NOT_MIGRATED" });
	const savedRows = store.rows("SELECT kind, content, fingerprint FROM bundles WHERE deployment_id = :id ORDER BY id", { id: deployment.id });
	const hasBuiltInPolicies = quirks.has("built-in-policies");
	const rows = savedRows.map((row) => hasBuiltInPolicies && row.kind === "remediation" ? {
		...row,
		...withBuiltInPolicies(row.content)
	} : row);
	const deploymentHash = (0, node_crypto.createHash)("sha256").update(rows.map((row) => row.fingerprint).join("\n"));
	const deploymentFingerprint = quirks.has("deployment-versions") ? deploymentHash.digest("hex") : null;
	return rows.map((row) => ({
		...row,
		version: stateVersion(deploymentFingerprint ?? row.fingerprint, quirks)
	}));
}
function stateVersion(fingerprint, quirks) {
	if (quirks.has("wildcard-versions")) return "*";
	const version = quirks.has("odd-versions") ? `v=1;rev:${fingerprint}/~!#$%&'()+,-.<>?@[]^_\`{|}` : fingerprint.slice(0, 16);
	return quirks.has("quoted-versions") ? `"${version}"` : version;
}
function findBundle(request, kind) {
	const bundle = bundlesOf(request).find((row) => row.kind === kind);
	if (bundle !== void 0) return bundle;
	throw new ErrorResponse(404, `The product "${kind}" is not enabled for this deployment.`, { code: "PRODUCT_NOT_ENABLED" });
}
function readBundle(request, kind) {
	const { content, version } = findBundle(request, kind);
	return {
		bundle: {
			deployment_slug: request.deployment.slug,
			...JSON.parse(content)
		},
		state_version: version
	};
}
function previewBundle(request, kind, sent) {
	const { content, version: state_version } = findBundle(request, kind);
	const validation_errors = findRejections(request, kind, sent);
	const errorResponse = rejectionResponse(validation_errors);
	if (errorResponse === null) return {
		...diff(normalize(kind, JSON.parse(content)), normalize(kind, sent)),
		state_version,
		validation_errors
	};
	if (request.platform.quirks.has("legacy-rejections")) throw new ErrorResponse(errorResponse.status, errorResponse.message, {
		...errorResponse.fields,
		validation_errors
	});
	return {
		creates: [],
		updates: [],
		deletes: [],
		state_version,
		validation_errors
	};
}
function applyBundle(request, kind, sent) {
	const { store } = request.platform;
	const log = (result) => store.run(`INSERT INTO applies (at, deployment_id, kind, if_match, status, code, state_version)
      VALUES (:at, :deployment, :kind, :ifMatch, :status, :code, :state_version)`, {
		at: new Date().toISOString(),
		deployment: request.deployment.id,
		kind,
		ifMatch: request.ifMatch ?? null,
		...result
	});
	try {
		return store.transaction(() => {
			checkApply(request, kind, sent);
			writeBundle(store, request.deployment.id, kind, sent);
			const state = readBundle(request, kind);
			log({
				status: 200,
				code: null,
				state_version: state.state_version
			});
			return state;
		});
	} catch (error) {
		if (error instanceof ErrorResponse) log({
			status: error.status,
			code: error.fields.code ?? null,
			state_version: null
		});
		throw error;
	}
}
function checkApply(request, kind, sent) {
	const { version } = findBundle(request, kind);
	if (request.ifMatch === void 0 || request.ifMatch === "") throw new ErrorResponse(428, "The header If-Match is required.", { code: "IF_MATCH_REQUIRED" });
	const errorResponse = rejectionResponse(findRejections(request, kind, sent));
	if (errorResponse !== null) throw errorResponse;
	if (request.ifMatch === version) return;
	if (request.platform.quirks.has("stale-is-412")) throw new ErrorResponse(412, "Precondition failed.");
	throw new ErrorResponse(409, "The state has changed since it was previewed.", {
		code: "STATE_VERSION_MISMATCH",
		current_state_version: version
	});
}
function writeBundle(store, deployment, kind, sent) {
	store.run(`INSERT INTO bundles (deployment_id, kind, content, fingerprint) VALUES (:deployment, :kind, :content, :fingerprint)
    ON CONFLICT (deployment_id, kind) DO UPDATE SET content = excluded.content, fingerprint = excluded.fingerprint
      WHERE fingerprint <> excluded.fingerprint`, {
		deployment,
		kind,
		...toStoredBundle(normalize(kind, sent))
	});
}
// src/sandbox/dependencies.ts
const dependencyHandlers = { listDependencies: ({ platform, deployment, body }) => listDependencies(platform.store, deployment.id, body) };
function listDependencies(store, deployment, request) {
	const { dependencyFilter: filter = {}, cursor = "", pageSize = 1e3 } = request;
	const { packageFilters = [], includeArchived = false, ...others } = filter;
	if (packageFilters.length > maxPackageFilters) throw new ErrorResponse(400, `packageFilters holds more than ${String(maxPackageFilters)} filters.`);
	const cursorScope = [
		"listDependencies",
		deployment,
		filter
	];
	const offset = cursor === "" ? 0 : Number(readCursor(store, cursorScope, cursor));
	const rows = store.rows(selectPage$1, {
		deployment,
		offset,
		archived: Number(includeArchived),
		filter: JSON.stringify(others),
		packages: JSON.stringify(packageFilters.map(toVersionBounds)),
		count: pageSize + 1
	});
	const hasMore = rows.length > pageSize;
	return {
		dependencies: rows.slice(0, pageSize).map(({ dependency }) => JSON.parse(dependency)),
		hasMore,
		...hasMore && { cursor: writeCursor(store, cursorScope, offset + pageSize) }
	};
}
const maxPackageFilters = 1e3;
const inFilterList = (column, list) => `(coalesce(:filter ->> '${list}', '[]') = '[]' OR ${column} IN (SELECT value FROM json_each(:filter, '$.${list}')))`;
const transitivitySql = `replace(upper(${enumNameSql(transitivities, "d.transitivity")}), 'UNKNOWN', 'UNKNOWN_TRANSITIVITY')`;
const selectPage$1 = `
  WITH matching AS MATERIALIZED (
    SELECT * FROM packages AS p
    WHERE instr(lower(name), lower(coalesce(:filter ->> 'name', ''))) > 0
    AND coalesce(:filter ->> 'version', '') IN ('', version)
    AND ${inFilterList("license", "license")} AND ${inFilterList("ecosystem", "ecosystem")}
    AND ${inFilterList("'LICENSE_POLICY_SETTING_' || license_policy(license)", "licensePolicySettings")}
    AND (:packages = '[]' OR EXISTS (
      SELECT 1 FROM json_each(:packages) AS package
      WHERE iif(package.value ->> 'exact', name = package.value ->> 'name', instr(lower(name), lower(package.value ->> 'name')) > 0)
      AND NOT EXISTS (
        SELECT 1 FROM json_each(package.value, '$.bounds') AS bound
        WHERE compare_versions(ecosystem, version, bound.value ->> 'version') NOT BETWEEN bound.value ->> 'min' AND bound.value ->> 'max'
      )
    ))
  )
  SELECT json_object('id', CAST(d.id AS TEXT), 'name', p.name, 'version', p.version,
    'package', json_object('name', p.name, 'versionSpecifier', p.version), 'ecosystem', p.ecosystem,
    'transitivity', ${transitivitySql}, 'repositoryId', CAST(r.id AS TEXT),
    'definedAt', json_object('path', f.path), 'licenses', json_array(p.license)) AS dependency
  FROM repositories AS r CROSS JOIN dependencies AS d ON d.repository_id = r.id
  CROSS JOIN matching AS p ON p.id = d.package_id CROSS JOIN files AS f ON f.id = d.lockfile_id
  WHERE r.deployment_id = :deployment AND r.archived <= :archived AND ${inFilterList("r.id", "repositoryId")}
  AND ${inFilterList(transitivitySql, "transitivity")}
  AND coalesce(:filter ->> 'lockfilePath', '') IN ('', f.path)
  ORDER BY p.name, p.ecosystem, p.version, r.id, d.id LIMIT :count OFFSET :offset`;
function toVersionBounds({ name = "", exactNameMatch = false, ...versions }) {
	const { versionLowerBound, versionUpperBound, exactVersion } = versions;
	const bounds = [
		parseVersionBound("versionLowerBound", versionLowerBound, ">"),
		parseVersionBound("versionUpperBound", versionUpperBound, "<"),
		parseVersionBound("exactVersion", exactVersion, "=")
	].flat();
	return {
		name,
		exact: exactNameMatch && name !== "",
		bounds
	};
}
function parseVersionBound(field, text, direction) {
	if (text === void 0 || text === "") return [];
	const [, operator = "", version = ""] = /^([^\p{L}\p{N}\s]*)\s*([\p{L}\p{N}][^\s,|<>]*)$/u.exec(text.trim()) ?? [];
	const inclusive = `${direction}=`;
	if (version === "" || ![
		"",
		direction,
		inclusive
	].includes(operator)) throw new ErrorResponse(400, `${field} "${text}" is not understood. Give one version, alone or behind ${inclusive} or ${direction}.`);
	if (direction === "=") return [{
		version,
		min: 0,
		max: 0
	}];
	const isExclusive = operator === direction;
	if (direction === ">") return [{
		version,
		min: isExclusive ? 1 : 0,
		max: 1
	}];
	return [{
		version,
		min: -1,
		max: isExclusive ? -1 : 0
	}];
}
// src/sandbox/filters.ts
const isIn = (column) => (values) => `${column} IN (SELECT value FROM ${values})`;
const comparesWith = (column, operator) => (values) => `${column} ${operator} (SELECT value FROM ${values})`;
const anyOf$1 = (...conditions) => (values) => conditions.map((condition) => condition(values)).join(" OR ");
const onReferencedRow = (column, table) => (condition) => (values) => `f.${column} IN (SELECT id FROM ${table} WHERE ${condition(values)})`;
const onComponent = onReferencedRow("component_id", "components");
const onPackage = onReferencedRow("package_id", "packages");
const onFile = onReferencedRow("file_id", "files");
const onPolicy = onReferencedRow("policy_id", "sourcing_policies");
const onRef = onReferencedRow("ref_id", "refs");
const onRepository = onReferencedRow("repository_id", "repositories");
const onRule = onReferencedRow("rule_id", "rules");
const memoryUsedAtLeast = (use) => `coalesce(f.memory_use, -1) >= ${String(memoryUses.indexOf(use))}`;
const hasMemoryUse = (use) => (values) => `${isIn("'memory-' || f.memory")(values)} AND ${memoryUsedAtLeast(use)}`;
const fixedAt = `iif(f.status = ${String(statuses.indexOf("fixed"))}, f.state_updated_at, NULL)`;
const findingSetsOf = (values) => `(SELECT id FROM finding_sets WHERE deployment_id = :deployment AND ${isIn("issue_type")(values)})`;
const definitions = [
	{
		requestFields: ["issue_type"],
		condition: (values) => `f.set_id = ${findingSetsOf(values)}`,
		enumValues: issueTypes
	},
	{
		requestFields: ["issueTypes"],
		condition: (values) => `f.set_id IN ${findingSetsOf(values)}`,
		enumValues: issueTypes
	},
	{
		requestFields: ["since"],
		condition: comparesWith("f.relevant_since", ">=")
	},
	{
		requestFields: ["until"],
		condition: comparesWith("f.relevant_since", "<")
	},
	{
		requestFields: ["fixedSince"],
		condition: comparesWith(fixedAt, ">=")
	},
	{
		requestFields: ["fixedUntil"],
		condition: comparesWith(fixedAt, "<")
	},
	{
		requestFields: ["ids", "issue_ids"],
		condition: (values) => `f.id IN (SELECT CAST(value AS INTEGER) FROM ${values} WHERE value NOT GLOB '*[^0-9]*')`
	},
	{
		requestFields: ["status"],
		condition: isIn("f.status"),
		enumValues: statuses
	},
	{
		requestFields: ["triage_reasons"],
		condition: isIn("f.triage_reason"),
		enumValues: triageReasons
	},
	{
		requestFields: ["policies"],
		condition: isIn("f.policy_mode"),
		enumValues: boards
	},
	{
		requestFields: ["policy_mode"],
		condition: isIn("f.policy_mode"),
		enumValues: policyModes
	},
	{
		requestFields: ["policySlugs"],
		condition: onPolicy(isIn("slug"))
	},
	{
		requestFields: ["autotriage_verdict"],
		condition: isIn("f.verdict"),
		enumValues: verdicts
	},
	{
		requestFields: ["exposures"],
		condition: isIn("f.exposure"),
		enumValues: exposures
	},
	{
		requestFields: ["transitivities"],
		condition: isIn("f.transitivity"),
		enumValues: transitivities
	},
	{
		requestFields: ["hasInFlightAutofixPr"],
		condition: comparesWith("f.fix_pr", "<")
	},
	{
		requestFields: ["click_to_fix_pr_state"],
		condition: isIn("f.fix_pr"),
		enumValues: fixPullRequestStates
	},
	{
		requestFields: ["validation_state", "validationStates"],
		condition: isIn("f.validation_state"),
		enumValues: validationStates
	},
	{
		requestFields: ["include_historical"],
		condition: comparesWith("f.historical", "<=")
	},
	{
		requestFields: ["excludeHistorical"],
		condition: comparesWith("f.historical", "<")
	},
	{
		requestFields: ["component_tags"],
		condition: onComponent(isIn("tag"))
	},
	{
		requestFields: ["aiSensitivities"],
		condition: onComponent(isIn("sensitivity")),
		enumValues: sensitivities
	},
	{
		requestFields: ["issueParentIds"],
		condition: isIn("CAST(f.parent_id AS TEXT)")
	},
	{
		requestFields: ["includeTicketed"],
		condition: isIn("(f.ticket IS NOT NULL)")
	},
	{
		requestFields: ["memoryIdInScope"],
		condition: hasMemoryUse("in_scope")
	},
	{
		requestFields: ["aiMemoryRendered"],
		condition: hasMemoryUse("rendered")
	},
	{
		requestFields: ["aiMemoryReferenced"],
		condition: hasMemoryUse("referenced")
	},
	{
		requestFields: ["aiMemoryWillFlipVerdict"],
		condition: hasMemoryUse("flips_verdict")
	},
	{
		requestFields: ["includeAiMemoryRendered"],
		condition: isIn(`(${memoryUsedAtLeast("rendered")})`)
	},
	{
		requestFields: ["filePaths"],
		condition: onFile(isIn("path"))
	},
	{
		requestFields: ["is_malicious"],
		condition: onPackage(isIn("malicious"))
	},
	{
		requestFields: ["dependencies"],
		condition: onPackage(isIn("name"))
	},
	{
		requestFields: ["ref", "refs"],
		condition: onRef(isIn("name"))
	},
	{
		requestFields: ["repositoryRefIds"],
		condition: isIn("f.ref_id")
	},
	{
		requestFields: ["onPrimaryBranch"],
		condition: onRef(isIn("is_primary"))
	},
	{
		requestFields: [
			"repos",
			"repositoryNames",
			"projects"
		],
		condition: onRepository(isIn("name"))
	},
	{
		requestFields: [
			"repository_ids",
			"repositoryIds",
			"projectIds"
		],
		condition: onRepository((values) => `CAST(id AS TEXT) IN (SELECT CAST(value AS TEXT) FROM ${values})`)
	},
	{
		requestFields: [
			"project_tags",
			"repositoryTags",
			"tags"
		],
		condition: onRepository((values) => `EXISTS (SELECT 1 FROM json_each(tags) WHERE ${isIn("value")(values)})`)
	},
	{
		requestFields: ["teamNames", "teams"],
		condition: onRepository(isIn("team"))
	},
	{
		requestFields: ["repository_visibility", "repoVisibilities"],
		condition: onRepository(isIn("visibility")),
		enumValues: visibilities
	},
	{
		requestFields: ["includeArchived"],
		condition: onRepository(isIn("archived"))
	},
	{
		requestFields: ["rules"],
		condition: onRule(isIn("name"))
	},
	{
		requestFields: ["ruleIds"],
		condition: onRule(anyOf$1(isIn("name"), isIn("CAST(id AS TEXT)")))
	},
	{
		requestFields: ["categories", "findingCategories"],
		condition: onRule(anyOf$1(isIn("category"), isIn("weakness")))
	},
	{
		requestFields: ["severities"],
		condition: onRule(isIn("severity")),
		enumValues: severities
	},
	{
		requestFields: ["confidence", "confidences"],
		condition: onRule(isIn("confidence")),
		enumValues: confidences
	},
	{
		requestFields: ["ruleset", "rulesets"],
		condition: onRule((values) => `ruleset IN (SELECT replace(value, 'p/', '') FROM ${values})`)
	},
	{
		requestFields: ["secret_types", "secretTypes"],
		condition: onRule(isIn("secret_type"))
	},
	{
		requestFields: ["pro_only"],
		condition: onRule(isIn("pro_only"))
	},
	{
		requestFields: ["epss_probability"],
		condition: onRule(isIn("coalesce(epss_probability, 'none')"))
	},
	{
		requestFields: ["cves", "advisoryIds"],
		condition: onRule(isIn("advisory"))
	},
	{
		requestFields: ["findingTypes"],
		condition: onRule(isIn("issue_type")),
		enumValues: issueTypes
	}
];
const filtersByField = new Map(definitions.flatMap((filter) => filter.requestFields.map((name) => [name, filter])));
function buildConditions(deployment, request) {
	const clauses = ["true"];
	const parameters = { deployment };
	for (const [name, requested] of Object.entries(request)) {
		const filter = filtersByField.get(name);
		if (filter === void 0 || requested === void 0) continue;
		const { condition, enumValues } = filter;
		const values = [requested].flat();
		const stored = enumValues === void 0 ? values : values.map((value) => enumValues.indexOf(String(value)));
		parameters[name] = JSON.stringify(stored);
		clauses.push(condition(`json_each(:${name})`));
	}
	return {
		sql: clauses.join(" AND "),
		parameters
	};
}
const omitEmptyFilters = (filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => [value].flat().join("") !== ""));
// src/sandbox/findings.ts
const findingHandlers = {
	listFindings: ({ query, deployment, platform }) => ({ findings: listFindings(query, deployment, platform.store) }),
	triageFindings: ({ body, deployment, platform }) => triageFindings(body, deployment, platform.store, Date.now())
};
function listFindings(query, { id }, store) {
	const { issue_type = "sast", page = 0, page_size = 100, dedup = false, since } = query;
	const filter = {
		...query,
		issue_type,
		since: since && since * 1e3,
		includeArchived: false
	};
	const ids = JSON.stringify(findNewest(store, id, filter, {
		offset: page * page_size,
		limit: page_size,
		dedup
	}));
	const selectByIds = {
		sast: selectCodeFindings,
		sca: selectSupplyChainFindings,
		ai_sast: selectAiFindings
	}[issue_type];
	return store.rows(selectByIds, { ids }).map(({ finding }) => JSON.parse(finding));
}
function findNewest(store, deployment, filter, { offset, limit, dedup }) {
	const { sql, parameters } = buildConditions(deployment, filter);
	const index = "issue_ids" in parameters ? "NOT INDEXED" : "INDEXED BY findings_by_time";
	const groupKey = dedup ? "f.repository_id || ' ' || f.fingerprint" : "f.id";
	const rows = store.each(`SELECT f.id, ${groupKey} AS groupKey FROM findings AS f ${index} WHERE f.status <> ${statusCodesSql("removed")} AND ${sql} ORDER BY f.relevant_since DESC, f.id DESC`, parameters);
	const idsByGroup = new Map();
	for (const { id, groupKey: group } of rows) {
		if (!idsByGroup.has(group)) idsByGroup.set(group, id);
		if (idsByGroup.size === offset + limit) break;
	}
	return [...idsByGroup.values()].slice(offset);
}
const fromRequestedIds = "FROM json_each(:ids) AS requested CROSS JOIN findings AS f ON f.id = requested.value";
const listOf = (value, nullColumn = value) => `json(iif(${nullColumn} IS NULL, '[]', json_array(${value})))`;
const objectOrNull = (nullColumn, object) => `json(iif(${nullColumn} IS NULL, NULL, json_object(${object})))`;
const stableDigest = (purpose) => `sha256(concat_ws(char(10), '${purpose}', f.repository_id, files.path, f.rule_id, f.fingerprint))`;
const repositoryUrl = "'https://git.example/' || repositories.name";
const lineUrl = (path) => `concat(${repositoryUrl}, '/blob/', replace(refs.name, 'refs/heads/', ''), '/', ${path}, '#L', f.line)`;
const location = `json_object('file_path', files.path, 'line', f.line, 'column', 1, 'end_line', f.line, 'end_column', 80)`;
const ticket = objectOrNull("f.ticket", `'external_slug', 'SEC-' || f.ticket, 'url', 'https://tickets.example/SEC-' || f.ticket, 'id', f.ticket,
  'linked_issue_ids', (SELECT json_group_array(id) FROM findings WHERE repository_id = f.repository_id AND fingerprint = f.fingerprint)`);
const reviewComments = `json(iif(refs.is_primary = 0 AND f.policy_mode >= ${String(enumCode(policyModes, "comment"))},
  json_array(json_object('external_discussion_id', substr(${stableDigest("comment")}, 1, 20))), '[]'))`;
const commonFields = `
  'id', f.id, 'first_seen_scan_id', f.scan_id,
  'created_at', ${isoTimeSql("f.created_at")}, 'relevant_since', ${isoTimeSql("f.relevant_since")},
  'confidence', ${enumNameSql(confidences, "rules.confidence")}, 'severity', ${enumNameSql(severities, "rules.severity")},
  'ref', refs.name, 'line_of_code_url', ${lineUrl("files.path")},
  'match_based_id', ${stableDigest("pattern")} || '_0', 'syntactic_id', ${stableDigest("code")},
  'rule_name', rules.name, 'rule_message', iif(f.created_at < ${String(Date.UTC(2025, 6, 1))}, NULL, rules.message),
  'location', ${location},
  'repository', json_object('name', repositories.name, 'url', ${repositoryUrl}),
  'rule', json_object(
    'name', rules.name, 'message', rules.message, 'confidence', ${enumNameSql(confidences, "rules.confidence")},
    'category', rules.category, 'subcategories', json_array('vuln'), 'owasp_names', json_array(),
    'vulnerability_classes', ${listOf("rules.weakness")}, 'cwe_names', ${listOf("rules.cwe")}
  ),
  'external_ticket', ${ticket}, 'review_comments', ${reviewComments},
  'state_updated_at', ${isoTimeSql("f.state_updated_at")}, 'triaged_at', ${isoTimeSql("f.triaged_at")},
  'state', ${enumNameSql(states, "f.state")}, 'triage_state', ${enumNameSql(triageStates, "f.triage_state")},
  'status', ${enumNameSql(statuses, "f.status")}, 'triage_reason', ${enumNameSql(triageReasons, "f.triage_reason")},
  'triage_comment', (SELECT note FROM finding_notes WHERE finding_id = f.id ORDER BY id DESC LIMIT 1)`;
const selectFindings = (fields) => `
  SELECT json_patch('{}', json_object(${fields})) AS finding
  ${fromRequestedIds} CROSS JOIN refs ON refs.id = f.ref_id CROSS JOIN files ON files.id = f.file_id
    CROSS JOIN repositories ON repositories.id = f.repository_id CROSS JOIN rules ON rules.id = f.rule_id
    LEFT JOIN packages ON packages.id = f.package_id LEFT JOIN components ON components.id = f.component_id
  ORDER BY requested.key`;
const fixPullRequest = `json_object('url', ${repositoryUrl} || '/pull/' || f.id, 'created_at', ${isoTimeSql("f.relevant_since")})`;
const codeAndAiFields = `${commonFields},
  'assistant', ${objectOrNull("coalesce(f.verdict, f.component_id)", `'autotriage', ${objectOrNull("f.verdict", `'verdict', ${enumNameSql(verdicts, "f.verdict")}, 'reason', iif(f.verdict = ${String(enumCode(verdicts, "false_positive"))}, 'The value does not come from a user.', '')`)},
    'component', ${objectOrNull("components.tag", `'tag', components.tag, 'risk', ${enumNameSql(sensitivities, "components.sensitivity")}`)}`)},
  'click_to_fix_prs', ${listOf(fixPullRequest, "f.fix_pr")},
  'click_to_fix_failures', ${listOf(`json_object('reason', 'The branch could not be created.', 'created_at', ${isoTimeSql("f.fix_failed_at")})`, "f.fix_failed_at")},
  'sourcing_policy', json((SELECT json_object('id', id, 'name', name, 'slug', slug) FROM sourcing_policies WHERE id = f.policy_id))`;
const selectCodeFindings = selectFindings(`${codeAndAiFields}, 'categories', json(rules.categories)`);
const selectAiFindings = selectFindings(`${codeAndAiFields}, 'ai_impact', 'Somebody could do what only others may.'`);
const unknownExposure = String(enumCode(exposures, "unknown"));
const selectSupplyChainFindings = selectFindings(`${commonFields}, 'categories', json(rules.categories),
  'is_malicious', json(iif(packages.malicious, 'true', 'false')), 'reachability', ${`iif(coalesce(f.exposure, ${unknownExposure}) = ${unknownExposure}, 'no reachability analysis', replace(${enumNameSql(exposures, "f.exposure")}, '_', ' '))`},
  'reachable_condition', iif(f.exposure = ${String(enumCode(exposures, "conditionally_reachable"))}, 'When input of a user gets there.', NULL),
  'epss_score', ${objectOrNull("rules.epss_score", "'score', rules.epss_score, 'percentile', round(sqrt(rules.epss_score), 4)")},
  'fix_recommendations', ${listOf("json_object('package', rules.package, 'version', rules.fixed_version)", "iif(packages.malicious, NULL, rules.package)")},
  'vulnerability_identifier', rules.advisory,
  'usage', json(iif(f.exposure <= ${String(enumCode(exposures, "always_reachable"))}, json_object('location', ${location}), NULL)),
  'found_dependency', ${objectOrNull("packages.id", `'package', packages.name, 'version', packages.version, 'ecosystem', packages.ecosystem,
    'transitivity', ${enumNameSql(transitivities, `coalesce(f.transitivity, ${String(enumCode(transitivities, "unknown"))})`)}`)}`);
function triageFindings(request, { id: deployment }, store, now) {
	const { limit = 3e3, new_triage_state: state, new_note: note, since } = request;
	return store.transaction(() => {
		const archiveFilter = request.issue_ids === void 0 ? { includeArchived: false } : {};
		const selectedIds = findNewest(store, deployment, {
			...request,
			...archiveFilter,
			since: since && since * 1e3
		}, {
			offset: 0,
			limit,
			dedup: false
		});
		const rowsOnOtherRefs = store.rows(sameFindingOnOtherRefs, { ids: JSON.stringify(selectedIds) });
		const triagedIds = [...new Set([...selectedIds, ...rowsOnOtherRefs.map(({ id }) => id)])];
		const ids = JSON.stringify(triagedIds);
		if (state !== void 0) setTriageState(store, {
			ids,
			at: now
		}, state, request.new_triage_reason);
		if (note !== void 0) store.run("INSERT INTO finding_notes (finding_id, at, note) SELECT value, :at, :note FROM json_each(:ids)", {
			ids,
			at: now,
			note
		});
		store.run("INSERT INTO triages (at, deployment_id, triage_state, count) VALUES (:at, :deployment, :state, :count)", {
			at: new Date(now).toISOString(),
			deployment,
			state: state ?? null,
			count: triagedIds.length
		});
		return {
			num_triaged: triagedIds.length,
			triaged_issues: triagedIds
		};
	});
}
const sameFindingOnOtherRefs = `
  SELECT g.id ${fromRequestedIds} CROSS JOIN findings AS g INDEXED BY findings_by_fingerprint
    ON g.repository_id = f.repository_id AND g.fingerprint = f.fingerprint
  WHERE g.set_id = f.set_id AND g.ref_id <> f.ref_id AND g.status <> ${statusCodesSql("removed")}`;
function setTriageState(store, change, state, reason) {
	store.run(`UPDATE findings SET triage_state = :state, triaged_at = :at,
      triage_reason = CASE WHEN :state = ${String(enumCode(triageStates, "ignored"))} THEN coalesce(:reason, triage_reason) END
    WHERE id IN (SELECT value FROM json_each(:ids))`, {
		...change,
		state: enumCode(triageStates, state),
		reason: reason === void 0 ? null : enumCode(triageReasons, reason)
	});
	store.run(`INSERT INTO finding_history (finding_id, at, status)
      SELECT f.id, max(:at, h.at), f.status ${fromRequestedIds} JOIN finding_history AS h ON h.finding_id = f.id
        AND h.at = (SELECT max(at) FROM finding_history WHERE finding_id = f.id)
      WHERE h.status <> f.status
    ON CONFLICT DO UPDATE SET status = excluded.status`, change);
}
// src/sandbox/issues.ts
const issueHandlers = { searchIssues: ({ platform, deployment, body }) => searchIssues(platform.store, deployment, body) };
function searchIssues(store, deployment, request) {
	const { cursor, limit = 100, ...search } = request;
	const cursorScope = [
		"searchIssues",
		deployment.id,
		search
	];
	const sentRuleIds = cursor ? readCursor(store, cursorScope, cursor) : [];
	const { sql, parameters } = buildGroupQuery(deployment, search);
	const page = store.rows(sql, {
		...parameters,
		sentRuleIds: JSON.stringify(sentRuleIds),
		name: deployment.name,
		limit
	});
	const { remaining = 0 } = page[0] ?? {};
	const fetched = [...sentRuleIds, ...page.map(({ rule_id }) => rule_id)];
	return {
		groups: page.map(({ issueGroup }) => JSON.parse(issueGroup)),
		cursor: remaining > page.length ? writeCursor(store, cursorScope, fetched) : "",
		total: String(sentRuleIds.length + remaining),
		fetched: String(fetched.length)
	};
}
function requestedIssueTypes(request) {
	const singleType = request.issueType ?? request.issue_type;
	const requestedTypes = [
		request.issueTypes,
		request.issue_types,
		singleType && [singleType]
	].find((list) => list && list.length > 0) ?? [];
	if (requestedTypes.length === 0 || requestedTypes.includes("ISSUE_TYPE_UNSPECIFIED")) return issueTypes;
	return requestedTypes.map((word) => word.replace("ISSUE_TYPE_", "").toLowerCase());
}
function buildGroupQuery(deployment, request) {
	const { filter = {}, sortBy, sortDirection } = request;
	const { since: _since, until: _until, includeArchived = false, ...others } = filter;
	const { sql, parameters } = buildConditions(deployment.id, {
		...omitEmptyFilters(Object.fromEntries(Object.entries(others).filter(([, value]) => value !== false))),
		...omitEmptyFilters(enumeratedFilters(filter)),
		issueTypes: requestedIssueTypes(request),
		includeArchived,
		...periodFilter(filter)
	});
	const selectedStatuses = selectStatuses(filter);
	const indexAndStatus = selectedStatuses.every((status) => openStatusCodes.includes(status)) ? `INDEXED BY findings_open WHERE f.status IN (${openStatusCodes.join(", ")}) AND` : "WHERE";
	const orderColumn = sortBy === "SORT_BY_SEVERITY" ? "severity" : "issues";
	const direction = sortDirection === "SORT_DIRECTION_ASC" ? "ASC" : "DESC";
	return {
		sql: `
      SELECT rule_id, count(*) OVER () AS remaining, ${issueGroupJson} AS issueGroup FROM (
        SELECT f.rule_id, count(*) AS issues FROM findings AS f ${"ids" in parameters ? "NOT INDEXED WHERE" : indexAndStatus} ${sql}
        AND f.status IN (SELECT value FROM json_each(:statuses)) GROUP BY f.set_id, f.rule_id
      ) JOIN rules ON rules.id = rule_id
      WHERE rule_id NOT IN (SELECT value FROM json_each(:sentRuleIds)) ORDER BY ${orderColumn} ${direction}, name LIMIT :limit`,
		parameters: {
			...parameters,
			statuses: JSON.stringify(selectedStatuses)
		}
	};
}
function periodFilter({ since, until, timeFilter = "" }) {
	const [from, to] = [since && Date.parse(since), until && Date.parse(until)];
	if (timeFilter === "" || from === void 0 && to === void 0) return {
		since: from,
		until: to
	};
	return timeFilter === "TIME_FILTER_FIXED_AT" ? {
		fixedSince: from,
		fixedUntil: to
	} : { ids: [] };
}
function enumeratedFilters(filter) {
	const names = [
		"severities",
		"confidences",
		"validationStates",
		"repoVisibilities",
		"aiSensitivities"
	];
	const prefix = /^(?:SEVERITY|CONFIDENCE|VALIDATION_STATE|REPOSITORY_VISIBILITY|SENSITIVITY)_|_SENSITIVITY$/g;
	const withoutPrefix = (words = []) => words.map((word) => word.replaceAll(prefix, "").toLowerCase());
	return Object.fromEntries(names.map((name) => [name, withoutPrefix(filter[name])]));
}
const codes = (...names) => names.map((name) => enumCode(statuses, name));
const openStatusCodes = codes(...openStatuses);
const statusesByName = new Map([
	["ISSUE_TAB_OPEN", codes("open")],
	["ISSUE_TAB_REVIEWING", codes("reviewing")],
	["ISSUE_TAB_FIXING", codes("fixing")],
	["ISSUE_TAB_IGNORED", codes("ignored", "provisionally_ignored")],
	["ISSUE_TAB_CLOSED", codes("fixed")],
	["AGGREGATE_ISSUE_STATE_OPEN", openStatusCodes],
	["AGGREGATE_ISSUE_STATE_IGNORED", codes("ignored", "provisionally_ignored")],
	["AGGREGATE_ISSUE_STATE_FIXED", codes("fixed")]
]);
function selectStatuses({ tab = "", aggregateIssueStates = [] }) {
	const byTab = tab === "" ? void 0 : statusesByName.get(tab) ?? [];
	if (aggregateIssueStates.length === 0) return byTab ?? openStatusCodes;
	return aggregateIssueStates.flatMap((word) => statusesByName.get(word) ?? []).filter((status) => byTab?.includes(status) !== false);
}
const ruleSeverities = [
	"INFO",
	"WARNING",
	"ERROR",
	"CRITICAL"
];
const rulePathSql = "replace(name, '.', '/')";
const ruleAuthorSql = "iif(deployment_id IS NULL, 'registry', :name)";
const issueGroupJson = `json_object(
  'issuesCount', CAST(issues AS TEXT), 'ruleId', CAST(rule_id AS TEXT), 'ruleShaSum', sha256(name), 'rulePath', name,
  'ruleSourceUri', concat('https://', iif(deployment_id IS NULL, 'registry', 'git'), '.example/rules/', ${rulePathSql}),
  'ruleLastChangeBy', ${ruleAuthorSql}, 'ruleLastChangeAt', ${isoTimeSql("changed_at")},
  'ruleDeploymentName', iif(deployment_id IS NULL, '', :name),
  'ruleVisibility', iif(deployment_id IS NULL, 'RULE_VISIBILITY_PUBLIC', 'RULE_VISIBILITY_UNLISTED'),
  'ruleMeta', json_object('author', ${ruleAuthorSql}, 'authorPhotoUrl', 'https://photos.example/' || rule_id || '.png',
    'rule', json_object('ruleId', CAST(rule_id AS TEXT), 'ruleVersionId', 'v' || rule_id, 'origin', CASE
      WHEN deployment_id IS NOT NULL THEN 'RULE_ORIGIN_CUSTOM' WHEN pro_only THEN 'RULE_ORIGIN_PRO_RULES' ELSE 'RULE_ORIGIN_COMMUNITY' END)),
  'ruleTestCases', json(iif(issue_type = 0, json_array(json_object('target', ${rulePathSql} || '.test', 'language', language)), '[]')),
  'ruleDefinition', json_object('id', name, 'message', message, 'severity', ${enumNameSql(ruleSeverities, "severity")},
    'languages', json_array(language), 'metadata', json_object('categories', json(categories), 'cwe', cwe)),
  'ruleSupersededBy', json(iif(superseded_by IS NULL, '[]', json_array(json_object('product', 'RULE_TYPE_SAST', 'rulePath', superseded_by)))),
  'sastAttributes', json_object(), 'secretsAttributes', json_object(),
  'scaAttributes', json(iif(epss_score IS NULL, '{}', json_object('epssScore', json_object(
    'score', epss_score, 'percentile', round(sqrt(epss_score), 4), 'updatedAt', ${isoTimeSql("changed_at")},
    'categorization', 'EPSS_PROBABILITY_' || upper(epss_probability)))))
)`;
// src/sandbox/projects.ts
const projectHandlers = { listProjects({ platform, deployment, query: { page = 0, page_size: size = 100 } }) {
	return { projects: platform.store.rows(selectPage, {
		deployment: deployment.id,
		size,
		offset: Math.min(page * size, Number.MAX_SAFE_INTEGER)
	}).map(({ project }) => JSON.parse(project)) };
} };
const selectPage = `
  SELECT json_object('id', id, 'name', name, 'url', 'https://git.example/' || name, 'tags', json(tags),
    'created_at', ${isoTimeSql("created_at")}, 'latest_scan_at', ${isoTimeSql("latest_scan_at")},
    'primary_branch', 'refs/heads/main', 'default_branch', 'refs/heads/main') AS project
  FROM (
    SELECT r.id, r.name, r.tags, min(f.created_at) AS created_at, max(f.created_at) AS latest_scan_at
    FROM (
      SELECT * FROM repositories WHERE deployment_id = :deployment AND archived = 0 ORDER BY name LIMIT :size OFFSET :offset
    ) AS r LEFT JOIN findings AS f ON f.repository_id = r.id
    GROUP BY r.id
  ) ORDER BY name`;
// src/sandbox/secrets.ts
const secretHandlers = { listSecrets: ({ query, deployment, platform }) => listSecrets(query, deployment, platform.store) };
function listSecrets(query, deployment, store) {
	if (deployment.migrated === 1 && !hasSecrets(store, deployment)) throw new ErrorResponse(404, "The product \"secrets\" is not enabled for this deployment.", { code: "PRODUCT_NOT_ENABLED" });
	const { cursor = "", limit = 100, ...filter } = query;
	const cursorScope = [
		"listSecrets",
		deployment.id,
		filter
	];
	const offset = cursor === "" ? 0 : Number(readCursor(store, cursorScope, cursor));
	const ids = findNewest(store, deployment.id, toFindingFilter(filter), {
		offset,
		limit: limit + 1,
		dedup: true
	});
	return {
		findings: store.rows(selectSecretFindings, { ids: JSON.stringify(ids.slice(0, limit)) }).map(({ finding }) => JSON.parse(finding)),
		cursor: ids.length > limit ? writeCursor(store, cursorScope, offset + limit) : ""
	};
}
const hasSecrets = (store, { id }) => store.row("SELECT 1 FROM bundles WHERE deployment_id = :id AND kind = 'secrets'", { id }) !== void 0;
function toFindingFilter({ since, validationState, status, severity, repo }) {
	return {
		issue_type: "secrets",
		includeArchived: false,
		since: since && Date.parse(since),
		validation_state: withoutPrefix("VALIDATION_STATE_", validationState),
		status: status && statusesPublishedAs(status),
		severities: withoutPrefix("SEVERITY_", severity),
		repos: repo
	};
}
const withoutPrefix = (prefix, words) => words?.map((word) => word.startsWith(prefix) ? word.slice(prefix.length).toLowerCase() : "");
const publishedStatuses = [
	"OPEN",
	"FIXED",
	"IGNORED",
	"UNKNOWN",
	"UNKNOWN",
	"PROVISIONALLY_IGNORED",
	"REMOVED"
].map((word) => `FINDING_STATUS_${word}`);
const statusesPublishedAs = (word) => statuses.filter((_, code) => publishedStatuses[code] === word);
const prefixedNameSql = (prefix, names, column) => enumNameSql(names.map((name) => `${prefix}_${name.toUpperCase()}`), column);
const selectSecretFindings = `
  SELECT json_object(
    'id', CAST(f.id AS TEXT), 'type', rules.secret_type, 'findingPath', concat(files.path, ':', f.line),
    'repository', json_object('name', repositories.name, 'url', 'https://git.example/' || repositories.name,
      'visibility', ${prefixedNameSql("REPOSITORY_VISIBILITY", visibilities, "repositories.visibility")}, 'scmType', 'SCM_TYPE_GITHUB'),
    'ref', refs.name, 'createdAt', ${isoTimeSql("f.created_at")},
    'severity', ${prefixedNameSql("SEVERITY", severities, "rules.severity")}, 'confidence', ${prefixedNameSql("CONFIDENCE", confidences, "rules.confidence")},
    'status', ${enumNameSql(publishedStatuses, "f.status")}, 'validationState', ${prefixedNameSql("VALIDATION_STATE", validationStates, "f.validation_state")},
    'mode', ${prefixedNameSql("MODE", policyModes, "f.policy_mode")}
  ) AS finding
  ${fromRequestedIds} CROSS JOIN refs ON refs.id = f.ref_id CROSS JOIN files ON files.id = f.file_id
    CROSS JOIN repositories ON repositories.id = f.repository_id CROSS JOIN rules ON rules.id = f.rule_id
  ORDER BY requested.key`;
// src/sandbox/reports.ts
const reportHandlers = {
	reportGuardrailsActivity: ({ platform, deployment, body }) => reportGuardrails(platform.store, deployment.id, body, Date.now()),
	reportBacklogByRule: ({ platform, deployment, body }) => reportBacklog(platform.store, deployment.id, body, Date.now())
};
const historyBounds = `
  SELECT unixepoch(min(first) / 1000, 'unixepoch', 'start of day') * 1000 AS first,
    unixepoch(max(last) / 1000, 'unixepoch', 'start of day', '+1 day') * 1000 AS last
  FROM (
    SELECT (SELECT min(at) FROM status_changes WHERE set_id = s.id AND rule_id = r.id) AS first,
      (SELECT max(at) FROM status_changes WHERE set_id = s.id AND rule_id = r.id) AS last
    FROM finding_sets AS s JOIN rules AS r ON r.issue_type = s.issue_type WHERE s.deployment_id = :deployment
  )`;
const bucketEnds = new Map([
	["day", "'start of day', '+1 day'"],
	["week", "'start of day', '+1 day', 'weekday 1'"],
	["month", "'start of month', '+1 month'"],
	["year", "'start of year', '+1 year'"]
]);
const day$1 = 864e5;
const defaultBucketSizes = [
	[31, "day"],
	[182, "week"],
	[3653, "month"]
];
function splitIntoBuckets(store, { since, until }, size, last) {
	const defaultSize = defaultBucketSizes.find(([days]) => until - since <= days * day$1)?.[1] ?? "year";
	const end = bucketEnds.get((size ?? defaultSize).toLowerCase().replace(/^.*_/, ""));
	if (end === void 0) throw new ErrorResponse(400, "timeBucketSize is not understood. Give day, week, month or year.");
	return store.rows(`WITH RECURSIVE buckets (since, until) AS (
      VALUES (NULL, :since)
      UNION ALL SELECT until, min(:until, unixepoch(until / 1000, 'unixepoch', ${end}) * 1000) FROM buckets
        WHERE until < min(:until, :last)
    ) SELECT * FROM buckets WHERE since IS NOT NULL`, {
		since,
		until,
		last
	});
}
function buildReportQuery(store, deployment, request, now) {
	const bounds = store.row(historyBounds, { deployment });
	const { first, last } = {
		first: bounds?.first ?? now,
		last: bounds?.last ?? now
	};
	const { timePeriod = {}, findingTypes = [], timeBucketSize, ...lists } = request.filters;
	const since = timePeriod.since === void 0 ? first : Date.parse(timePeriod.since);
	const until = timePeriod.until === void 0 ? last : Date.parse(timePeriod.until);
	const types = findingTypes.map((word) => word.toLowerCase().replace(/^.*_type_/, ""));
	const { sql, parameters } = buildConditions(deployment, omitEmptyFilters({
		...lists,
		findingTypes: types
	}));
	return {
		buckets: splitIntoBuckets(store, {
			since,
			until
		}, request.timeBucketSize ?? timeBucketSize, Math.max(now, last)),
		sumChanges: (period, columns, restOfQuery) => {
			if (period.until <= first) return [];
			const text = `
        SELECT ${columns} FROM rules AS r CROSS JOIN finding_sets AS s ON s.deployment_id = :deployment AND s.issue_type = r.issue_type
        CROSS JOIN status_changes AS f ON f.set_id = s.id AND f.rule_id = r.id AND f.at >= :from AND f.at < :to
        WHERE ${sql.replaceAll("f.rule_id", "r.id")} ${restOfQuery}`;
			return store.rows(text, {
				...parameters,
				from: Math.max(period.since, 0),
				to: period.until
			});
		}
	};
}
const formatPeriod = ({ since, until }) => ({
	since: new Date(since).toISOString(),
	until: new Date(until).toISOString()
});
const netChange = (codes) => `count(*) FILTER (WHERE new_status IN (${codes})) - count(*) FILTER (WHERE old_status IN (${codes}))`;
const netChangeOfOpen = netChange(statusCodesSql(...openStatuses));
function reportBacklog(store, deployment, request, now) {
	const { buckets, sumChanges } = buildReportQuery(store, deployment, request, now);
	const open = new Map();
	let countedUntil = 0;
	return { buckets: buckets.map((bucket) => {
		const sincePreviousBucket = {
			since: countedUntil,
			until: bucket.until
		};
		for (const { name, change } of sumChanges(sincePreviousBucket, `r.name, ${netChangeOfOpen} AS change`, "GROUP BY r.id")) open.set(String(name), (open.get(String(name)) ?? 0) + Number(change));
		countedUntil = bucket.until;
		const openRules = [...open].filter(([, count]) => count > 0).toSorted(([name], [otherName]) => name < otherName ? -1 : 1);
		return {
			timePeriod: formatPeriod(bucket),
			open: Object.fromEntries(openRules)
		};
	}) };
}
const countsByState = {
	silenced: netChange(String(silencedCode)),
	open: netChangeOfOpen,
	fixed: netChange(statusCodesSql("fixed")),
	ignored: netChange(statusCodesSql("ignored")),
	provisionallyIgnored: netChange(statusCodesSql("provisionally_ignored"))
};
const stateColumns = Object.entries(countsByState).map(([name, sql]) => `${sql} AS ${name}`);
function reportGuardrails(store, deployment, request, now) {
	const { buckets, sumChanges } = buildReportQuery(store, deployment, request, now);
	const wholePeriod = {
		since: buckets[0]?.since ?? 0,
		until: buckets.at(-1)?.until ?? 0
	};
	const days = sumChanges(wholePeriod, [`f.created_at / ${String(day$1)} AS day`, ...stateColumns].join(", "), "AND f.is_shown AND f.created_at >= :from GROUP BY day");
	const countedBuckets = buckets.map(({ since, until }) => {
		const daysOfBucket = days.filter(({ day: number }) => {
			const begins = Math.max(Number(number) * day$1, wholePeriod.since);
			return since <= begins && begins < until;
		});
		const total = (name) => daysOfBucket.reduce((sum, row) => sum + Number(row[name]), 0);
		const counts = Object.keys(countsByState).map((name) => [name, total(name)]);
		return {
			timePeriod: formatPeriod({
				since,
				until
			}),
			...Object.fromEntries(counts)
		};
	});
	const sumOver = (...names) => countedBuckets.flatMap((bucket) => names.map((name) => bucket[name])).reduce((sum, count) => sum + count, 0);
	return {
		buckets: countedBuckets,
		totalOpened: sumOver("silenced", "open", "fixed", "ignored", "provisionallyIgnored"),
		totalFixed: sumOver("fixed")
	};
}
// src/sandbox/handlers.ts
const smallHandlers = {
	listDeployments({ deployment: { id, slug, name }, platform }) {
		const number = BigInt(id);
		return { deployments: [{
			id: platform.quirks.has("text-ids") ? id : number,
			slug,
			name
		}] };
	},
	getVocabulary({ platform, deployment, query: { product } }) {
		findBundle({
			platform,
			deployment
		}, product ?? "remediation");
		if (product === "remediation") return vocabulary;
		const { condition_types, action_types } = vocabulary;
		if (product === void 0) return {
			condition_types,
			action_types
		};
		return {
			condition_types: [],
			action_types: [],
			detection_constraints: {
				rulesets_accepted: product === "code",
				exception_types: ["include", "exclude"],
				rule_types: ["rule", "pack"]
			}
		};
	},
	listLegacyPolicies({ deployment: { migrated } }) {
		if (migrated !== 0) throw new ErrorResponse(410, "This deployment has been migrated to the Unified Policies model. Use the v2 policies API.", { code: "DEPLOYMENT_MIGRATED" });
		return { policies: ["PRODUCT_TYPE_SAST", "PRODUCT_TYPE_SECRETS"].flatMap((productType) => boards.map((slug, mode) => ({
			name: boardNamesByMode[mode] ?? "",
			slug,
			productType,
			isDefault: mode === 0
		}))).map((policy, index) => ({
			id: String(index + 1),
			...policy
		})) };
	},
	listScmSubscriptions({ platform, deployment, path: { configId } }) {
		const rows = platform.store.rows(`SELECT json_object('scmUrl', scm_url, 'events', json(events)) AS subscription FROM scm_subscriptions
      WHERE deployment_id = :id AND config_id = :configId ORDER BY id`, {
			id: deployment.id,
			configId
		});
		if (rows.length === 0) throw notFound();
		const subscriptions = rows.map(({ subscription }) => JSON.parse(subscription));
		return {
			deploymentId: deployment.id,
			configId,
			subscriptions
		};
	},
	getResolutionConfigs({ platform: { store }, deployment, path }) {
		const row = store.row(`SELECT (SELECT json_group_object(subproject_id, json(config)) FROM resolution_configs WHERE repository_id = r.id) AS configs
      FROM repositories AS r WHERE deployment_id = :deployment AND CAST(id AS TEXT) = :project`, {
			deployment: deployment.id,
			project: path.projectId
		});
		if (row === void 0) throw notFound();
		return { resolutionConfigs: { perSubproject: JSON.parse(row.configs) } };
	},
	createNotificationWebhook({ platform, deployment, body: { name, url, useNetworkBroker = false, webhookSecret } }) {
		if (!URL.canParse(url)) throw new ErrorResponse(400, "The url of the webhook is not a valid address.");
		const hasSecret = webhookSecret !== void 0;
		const row = platform.store.row(`INSERT INTO notification_webhooks (deployment_id, name, url, use_network_broker, has_secret)
      VALUES (:id, :name, :url, :broker, :secret) RETURNING id`, {
			id: deployment.id,
			name,
			url,
			broker: Number(useNetworkBroker),
			secret: Number(hasSecret)
		});
		return { webhook: {
			id: String(row?.id),
			name,
			url,
			hasSecret,
			useNetworkBroker
		} };
	},
	createPatternFixTask({ platform }) {
		const now = Math.floor(Date.now() / 1e3);
		const claims = {
			sub: (0, node_crypto.randomUUID)(),
			aud: "pattern-fix",
			iat: now,
			exp: now + 900
		};
		return { taskTokenJwt: signJwt(platform.store, claims) };
	}
};
const boardNamesByMode = [
	"Monitor",
	"Comment",
	"Block"
];
const handlers = {
	...smallHandlers,
	...projectHandlers,
	...findingHandlers,
	...secretHandlers,
	...dependencyHandlers,
	...reportHandlers,
	...issueHandlers,
	...bundleHandlers
};
// src/sandbox/http/request.ts
function readQuery(id, search) {
	const query = {};
	for (const name of new Set(search.keys())) {
		const input = require_requests.requests[id].inputs.find((candidate) => candidate.in === "query" && candidate.path[0] === name);
		if (input === void 0) throw new ErrorResponse(400, `There is no query parameter "${name}".`);
		const texts = search.getAll(name);
		if (!input.list && texts.length > 1) throw new ErrorResponse(400, `The query parameter "${name}" takes one value.`);
		const values = texts.map((text) => parseQueryValue(text, input));
		query[name] = input.list ? values : values[0];
	}
	const schema = require_start.operations[id].query;
	const errors = schema === null ? [] : findShapeErrors(id, schema, query);
	if (errors.length > 0) throw wrongShapeResponse("query", errors);
	return query;
}
const numberPatterns = {
	integer: /^-?\d+$/,
	number: /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/
};
function parseQueryValue(text, { kind }) {
	if (kind === "boolean" && /^(?:true|false)$/.test(text)) return text === "true";
	if (numberPatterns[kind]?.test(text) !== true) return text;
	const value = Number(text);
	if (kind === "integer" && !fits64Bits(text)) return `${text} (beyond 64 bits)`;
	return kind === "integer" && !Number.isSafeInteger(value) ? text : value;
}
const fits64Bits = (digits) => BigInt.asIntN(64, BigInt(digits)) === BigInt(digits);
const mebibyte = 1048576;
async function readBody(id, path, request, quirks) {
	const schema = require_start.operations[id].body;
	if (schema === null) return {
		body: null,
		shapeErrors: []
	};
	const isBundle = schema === "RemediationRequest" || schema === "DetectionRequest";
	checkHeaders(request);
	const bytes = await readBytes(request, isBundle ? 16 * mebibyte : mebibyte);
	const body = require_start.dropUnknownField(parseBody(bytes), quirks);
	const errors = findShapeErrors(id, schema, body);
	const bundleErrors = isBundle ? errors.filter(({ field }) => field.startsWith("bundle.")) : [];
	if (bundleErrors.length < errors.length) throw wrongShapeResponse("body", errors);
	checkRepeatedPath(id, body, path);
	return {
		body,
		shapeErrors: bundleErrors.map(({ field, message }) => ({
			field: field.replace("bundle.", ""),
			message
		}))
	};
}
function checkHeaders({ headers }) {
	const { "content-type": type = "", "content-encoding": encoding, "transfer-encoding": coding = "chunked" } = headers;
	if (!/^application\/json *(?:;|$)/i.test(type)) throw new ErrorResponse(415, "Send the body as application/json.");
	if ((encoding ?? "identity") !== "identity" || !/^chunked$/i.test(coding)) throw new ErrorResponse(415, "Send the body without a content encoding or a transfer coding other than chunks.");
}
function readBytes(request, limit) {
	return new Promise((resolve, reject) => {
		const chunks = [];
		let size = Number(request.headers["content-length"] ?? 0) > limit ? limit : 0;
		request.on("data", (chunk) => {
			size += chunk.length;
			if (size > limit) reject(new ErrorResponse(413, `The body is longer than ${String(limit / mebibyte)} MiB.`));
			else chunks.push(chunk);
		});
		request.on("end", () => resolve(Buffer.concat(chunks)));
		request.on("error", reject);
	});
}
function parseBody(bytes) {
	let value;
	try {
		value = JSON.parse(new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes));
	} catch {
		throw new ErrorResponse(400, "The body is not JSON in UTF-8.");
	}
	checkValues(value);
	return value;
}
const maxValues = 1e6;
const maxDepth = 100;
function checkValues(body) {
	let level = [body];
	let values = 0;
	for (let depth = 0; level.length > 0; depth += 1) {
		values += level.length;
		if (values > maxValues || depth > maxDepth) throw new ErrorResponse(400, "The body holds too many values, or is nested too deeply.");
		if (level.some((value) => typeof value === "string" && (value.includes("\0") || !value.isWellFormed()))) throw new ErrorResponse(400, "The body holds U+0000 or half a surrogate pair.");
		level = level.flatMap((value) => typeof value === "object" && value !== null ? Object.entries(value).flat() : []);
	}
}
function findShapeErrors(id, schema, value) {
	const guard = require_requests$1.requests_exports[`is${schema}`];
	if (guard === void 0) throw new Error(`There is no guard for ${schema}.`);
	if (guard(value)) return [];
	return (guard.errors ?? []).slice(0, 1e3).map(({ instancePath, schemaPath, message = "is wrong", params }) => {
		const rule = require_requests.requests[id].rules[Number(/\/allOf\/(\d+)\//.exec(schemaPath)?.[1])];
		if (rule !== void 0) return {
			field: "",
			message: rule.replace(/\.$/, "")
		};
		const { missingProperty: missing, additionalProperty: foreign } = params;
		const field = [...instancePath.split("/").slice(1).map(unescapePointerSegment), missing ?? foreign ?? []].flat().join(".").replaceAll(/\.(\d+)(?=\.|$)/g, "[$1]");
		if (missing !== void 0) return {
			field,
			message: "is missing"
		};
		return {
			field,
			message: foreign === void 0 ? message : "is not a known field"
		};
	});
}
const unescapePointerSegment = (name) => name.replaceAll("~1", "/").replaceAll("~0", "~");
function checkRepeatedPath(id, body, path) {
	for (const input of require_requests.requests[id].inputs) {
		const [name = ""] = input.path;
		const value = input.sameAsPath === true ? body[name] : void 0;
		const isSame = typeof value === "number" ? value === Number(path[name]) : value === path[name];
		if (value !== void 0 && !isSame) throw new ErrorResponse(400, `"${name}" in the body is not the one in the path.`);
	}
}
function wrongShapeResponse(where, errors) {
	return new ErrorResponse(400, `The ${where} does not have the right shape: ${[...new Set(errors.map(({ field, message }) => `${field} ${message}`.trim()))].slice(0, 5).join("; ")}.`);
}
// src/sandbox/http/respond.ts
function createRequestListener(platform) {
	const route = buildRouter(platform.quirks);
	return async (request, response) => {
		try {
			checkHost(request);
			const [pathname = "", ...search] = (request.url ?? "").split("?");
			const { id, path } = route(request.method ?? "", pathname);
			const deployment = authorize(platform.store, id, request.headers.authorization, path);
			const query = readQuery(id, new URLSearchParams(`?${search.join("?")}`));
			const { body, shapeErrors } = await readBody(id, path, request, platform.quirks);
			send(response, 200, callHandler(id, {
				platform,
				deployment,
				path,
				query,
				body,
				shapeErrors,
				ifMatch: request.headers["if-match"]
			}));
		} catch (error) {
			const { status, message, fields, headers } = error instanceof ErrorResponse ? error : toErrorResponse(error);
			if (!response.destroyed) send(response, status, {
				[messageFieldName(platform.quirks)]: message,
				...fields
			}, headers);
		}
	};
}
function callHandler(id, apiRequest) {
	const { store, quirks } = apiRequest.platform;
	const handle = handlers[id];
	return require_start.applyQuirks(require_start.operations[id].writes ? handle(apiRequest) : store.snapshot(() => handle(apiRequest)), quirks);
}
function messageFieldName(quirks) {
	if (quirks.has("error-in-message")) return "message";
	return quirks.has("error-in-detail") ? "detail" : "error";
}
function send(response, status, value, headers = {}) {
	const body = JSON.stringify(value, (_, field) => typeof field === "bigint" ? JSON.rawJSON(String(field)) : field);
	const common = {
		"content-type": "application/json",
		"content-length": Buffer.byteLength(body),
		"cache-control": "no-store",
		"x-request-id": (0, node_crypto.randomUUID)()
	};
	response.writeHead(status, {
		...common,
		...headers
	}).end(body);
}
const storageCodes = [
	5,
	10,
	11,
	13
];
function toErrorResponse(error) {
	const reason = error instanceof Error ? error.message : String(error);
	const { errcode = 0 } = error;
	if (!storageCodes.includes(errcode & 255)) return new ErrorResponse(500, `The sandbox failed, which is a bug: ${reason}`);
	const text = `The sandbox's database failed (${reason}). Nothing was written. Check its file and disk, then retry.`;
	return new ErrorResponse((errcode & 255) === 5 ? 503 : 507, text);
}
const removedByQuirk = {
	getRemediationPolicies: "no-reads",
	getDetectionPolicySummary: "no-reads",
	getDetectionPolicy: "no-reads",
	getVocabulary: "no-vocabulary",
	listDeployments: "no-deployments",
	listProjects: "no-projects",
	listSecrets: "no-secrets"
};
function buildRouter(quirks) {
	const isServed = (id) => removedByQuirk[id] === void 0 || !quirks.has(removedByQuirk[id]);
	const routes = Object.keys(require_start.operations).filter(isServed).map((id) => ({
		id,
		method: require_start.operations[id].method,
		pattern: patternOf(id)
	}));
	return (method, path) => {
		const routesOfPath = routes.filter(({ pattern }) => pattern.test(path));
		if (routesOfPath.length === 0) throw notFound();
		const matchingRoute = routesOfPath.find((route) => route.method === method);
		if (matchingRoute === void 0) {
			const methods = routesOfPath.map((route) => route.method);
			throw new ErrorResponse(405, `This path takes ${methods.join(" or ")}.`, {}, { allow: methods.join(", ") });
		}
		const values = Object.entries(matchingRoute.pattern.exec(path)?.groups ?? {});
		return {
			id: matchingRoute.id,
			path: Object.fromEntries(values.map(([name, value]) => [name, decodePathParameter(value)]))
		};
	};
}
function patternOf(id) {
	const pattern = require_start.operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name) => {
		return `(?<${name}>${(require_requests.requests[id].inputs.find((input) => input.in === "path" && input.path[0] === name)?.enum)?.join("|") ?? "[^/:]+"})`;
	});
	return new RegExp(`^${pattern}$`);
}
function decodePathParameter(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		throw notFound();
	}
}
// src/sandbox/seed/deployments.ts
const exception = (exception_type) => (rule, target) => ({
	exception_type,
	rule,
	rule_type: rule.startsWith("p/") ? "pack" : "rule",
	...target.includes("/") ? { project: target } : { project_tag_name: target }
});
const exclude = exception("exclude");
const include = exception("include");
const acmeCode = {
	rulesets: [
		"p/default",
		"p/javascript",
		"p/owasp-top-ten",
		"p/python",
		"p/terraform"
	],
	rules: [
		"acme.checkout.require-idempotency-key",
		"acme.java.no-internal-http-client",
		"javascript.express.security.audit.express-open-redirect",
		"python.django.security.injection.sql.sql-injection-using-raw"
	],
	disabled: [
		"generic.ci.security.unpinned-action",
		"javascript.lang.security.audit.unsafe-formatstring",
		"python.lang.maintainability.useless-if-body"
	],
	exceptions: [
		exclude("p/owasp-top-ten", "acme/warehouse-sync"),
		exclude("p/terraform", "training"),
		exclude("javascript.express.security.audit.xss.direct-response-write", "acme/design-system"),
		exclude("python.flask.security.audit.debug-enabled", "acme/data-pipeline"),
		include("generic.ci.security.unpinned-action", "infrastructure")
	]
};
const acmeSecrets = {
	rulesets: [],
	rules: [
		"secrets.aws.access-key",
		"secrets.generic.private-key",
		"secrets.github.token",
		"secrets.npm.token",
		"secrets.slack.webhook",
		"secrets.stripe.live-key"
	],
	disabled: ["secrets.generic.high-entropy"],
	exceptions: [
		exclude("secrets.aws.access-key", "training"),
		exclude("secrets.generic.private-key", "acme/appsec-training"),
		exclude("secrets.stripe.live-key", "acme/checkout-api")
	]
};
const anyOf = (type, ...values) => ({
	type,
	values,
	mode: "any"
});
const noneOf = (type, ...values) => ({
	type,
	values,
	mode: "none"
});
const allOf = (...conditions) => ({
	mode: "all",
	conditions
});
const comment = {
	type: "pr_comment",
	config: {}
};
const block = {
	type: "block",
	config: {}
};
const slack = (channel) => ({
	type: "slack_app",
	config: { channel }
});
const acmeRemediation = [
	{
		slug: "block-critical-findings",
		name: "Block critical findings",
		description: "Nothing critical is merged, wherever it is.",
		active: true,
		filters: allOf(anyOf("severity", "critical"), anyOf("confidence", "high", "medium")),
		actions: [
			comment,
			block,
			slack("#appsec-alerts")
		]
	},
	{
		slug: "block-on-internet-facing",
		name: "Block on internet-facing services",
		description: "What the internet can reach has to be clean.",
		active: true,
		filters: allOf(anyOf("severity", "critical", "high"), anyOf("repository_tag", "internet-facing")),
		actions: [comment, block]
	},
	{
		slug: "block-injection-in-payments",
		name: "Block injection in payment services",
		description: "PCI DSS 6.2.4.",
		active: true,
		filters: allOf(anyOf("vulnerability_class", "SQL Injection", "Command Injection", "Code Injection"), anyOf("repository_tag", "payments", "pci")),
		actions: [
			comment,
			block,
			slack("#payments-oncall")
		]
	},
	{
		slug: "block-leaked-credentials",
		name: "Block leaked credentials",
		description: "A credential that was merged has to be rotated, so it is stopped before.",
		active: true,
		filters: allOf(anyOf("vulnerability_class", "Hard-coded Secrets"), anyOf("confidence", "high"), noneOf("repository_tag", "training")),
		actions: [comment, block]
	},
	{
		slug: "block-during-release-freeze",
		name: "Block during the release freeze",
		description: "For the weeks before the autumn release.",
		active: true,
		filters: allOf(anyOf("severity", "high", "medium"), anyOf("repository_tag", "production")),
		actions: [comment, block]
	},
	{
		slug: "comment-on-high-findings",
		name: "Comment on high findings",
		description: "",
		active: true,
		filters: allOf(anyOf("severity", "high"), anyOf("confidence", "high", "medium")),
		actions: [comment]
	},
	{
		slug: "comment-on-medium-in-production",
		name: "Comment on medium findings in production",
		description: "",
		active: true,
		filters: allOf(anyOf("severity", "medium"), anyOf("confidence", "high"), anyOf("repository_tag", "production")),
		actions: [comment]
	},
	{
		slug: "comment-on-breaking-upgrades",
		name: "Comment on breaking upgrades",
		description: "So that the author plans the upgrade and does not only dismiss it.",
		active: true,
		filters: allOf(anyOf("breaking_change", "true")),
		actions: [comment]
	},
	{
		slug: "ticket-from-full-scans",
		name: "Ticket from full scans",
		description: "No pull request, so nobody sees a comment.",
		active: true,
		filters: allOf(anyOf("full_scan", "true"), anyOf("severity", "critical", "high")),
		actions: [{
			type: "jira",
			config: { project: "SEC" }
		}]
	},
	{
		slug: "notify-identity-team",
		name: "Notify the identity team",
		description: "",
		active: true,
		filters: allOf(anyOf("vulnerability_class", "Improper Authentication", "Improper Authorization"), anyOf("repository_tag", "identity")),
		actions: [comment, slack("#identity-alerts")]
	},
	{
		slug: "send-criticals-to-siem",
		name: "Send critical findings to the SIEM",
		description: "",
		active: true,
		filters: allOf(anyOf("severity", "critical")),
		actions: [{
			type: "webhook",
			config: { webhook: "siem" }
		}]
	},
	{
		slug: "triage-training-repositories",
		name: "Triage training repositories",
		description: "They are vulnerable on purpose.",
		active: true,
		filters: allOf(anyOf("repository_tag", "training")),
		actions: [{
			type: "triage",
			config: {
				state: "ignored",
				reason: "acceptable_risk"
			}
		}]
	},
	{
		slug: "triage-low-in-legacy",
		name: "Triage low findings in legacy code",
		description: "Off until the owners of the code agree.",
		active: false,
		filters: allOf(anyOf("severity", "low"), anyOf("repository_tag", "legacy")),
		actions: [{
			type: "triage",
			config: {
				state: "provisionally_ignored",
				reason: "no_time"
			}
		}]
	}
];
const emptyDetection = {
	rulesets: [],
	rules: [],
	disabled: [],
	exceptions: []
};
const emptyBundles = {
	remediation: { policies: [] },
	code: emptyDetection,
	secrets: emptyDetection
};
const acme = {
	id: "1234",
	slug: "acme",
	name: "Acme Inc.",
	bundles: {
		remediation: { policies: acmeRemediation },
		code: acmeCode,
		secrets: acmeSecrets
	},
	projects: {
		"acme/appsec-training": ["training"],
		"acme/backoffice": ["internal", "legacy"],
		"acme/checkout-api": [
			"internet-facing",
			"payments",
			"pci",
			"production"
		],
		"acme/customer-portal": ["internet-facing", "production"],
		"acme/data-pipeline": ["internal"],
		"acme/design-system": ["internal"],
		"acme/identity-service": [
			"identity",
			"internet-facing",
			"production"
		],
		"acme/infra-terraform": ["infrastructure", "production"],
		"acme/mobile-android": ["mobile", "production"],
		"acme/mobile-ios": ["mobile", "production"],
		"acme/payments-gateway": [
			"payments",
			"pci",
			"production"
		],
		"acme/storefront-web": ["internet-facing", "production"],
		"acme/warehouse-sync": ["internal", "production"]
	},
	integrations: {
		jira_project: ["PAY", "SEC"],
		slack_channel: [
			"#appsec-alerts",
			"#identity-alerts",
			"#payments-oncall"
		],
		notification_webhook: ["siem"],
		system_policy: ["block-malicious-dependencies"]
	},
	findings: 2e3,
	subscriptions: [{
		config: "github-cloud",
		url: "https://github.example/acme",
		events: [
			"push",
			"pull_request",
			"issue_comment"
		]
	}, {
		config: "github-cloud",
		url: "https://github.example/acme-labs",
		events: ["push", "pull_request"]
	}],
	resolutionConfigs: [{
		repository: "acme/data-pipeline",
		subproject: "ingest",
		config: {
			ecosystem: "pypi",
			lockfilePath: "ingest/requirements.txt",
			pythonVersion: "3.12"
		}
	}]
};
const bare = {
	integrations: {},
	subscriptions: [],
	resolutionConfigs: []
};
const globex = {
	...bare,
	id: "2345",
	slug: "globex",
	name: "Globex Corporation",
	bundles: null,
	projects: {
		"globex/orders": ["production"],
		"globex/reactor-control": ["internal"],
		"globex/website": ["production"]
	},
	findings: 30
};
const initech = {
	...bare,
	id: "3456",
	slug: "initech",
	name: "Initech",
	bundles: {
		remediation: { policies: [{
			slug: "comment-on-everything",
			name: "Comment on everything",
			description: "",
			active: true,
			filters: allOf(anyOf("severity", "low", "medium", "high", "critical")),
			actions: [comment]
		}] },
		code: {
			...emptyDetection,
			rulesets: ["p/default"]
		}
	},
	projects: { "initech/tps-reports": ["internal"] },
	findings: 30
};
const hooli = {
	...bare,
	id: "9007199254740993",
	slug: "hooli",
	name: "Hooli",
	bundles: emptyBundles,
	projects: { "hooli/search": ["production"] },
	findings: 5
};
const deployments = [
	acme,
	globex,
	initech,
	hooli
];
const seeds = new Map([...deployments.map((first) => [first.slug, [first, ...deployments.filter((deployment) => deployment !== first)]]), ["empty", [
	{
		...acme,
		bundles: emptyBundles
	},
	globex,
	initech,
	hooli
].map((deployment) => ({
	...deployment,
	findings: 0
}))]]);
function findSeed(text) {
	const [, name = text, count] = /^([^:]*):(.*)$/s.exec(text) ?? [];
	const [first, ...others] = seeds.get(name) ?? [];
	if (first === void 0) throw new require_start.SandboxError(`There is no seed "${name}". Known are: ${[...seeds.keys()].join(", ")}.`);
	const findings = count === void 0 ? first.findings : Number(count);
	if (/^\d*$/.test(count ?? "") && count !== "" && findings <= 5e6) return [{
		...first,
		findings
	}, ...others];
	throw new require_start.SandboxError(`"${String(count)}" is not a number of findings. Give a whole number from 0 to ${String(require_start.maxFindings)}, as in acme:100000.`);
}
const countFindings = (seed) => seed.reduce((sum, { findings }) => sum + findings, 0);
// src/sandbox/seed/packages.ts
const packageGroups = [
	{
		ecosystem: "npm",
		packages: [
			{
				name: "lodash",
				license: "MIT",
				versions: [
					"4.17.11",
					"4.17.15",
					"4.17.19",
					"4.17.20",
					"4.17.21"
				],
				advisory: {
					id: "CVE-2021-23337",
					fixed: "4.17.21",
					severity: "high",
					weakness: "command",
					exploitProbability: .0231
				}
			},
			{
				name: "axios",
				license: "MIT",
				versions: [
					"0.21.1",
					"0.27.2",
					"1.4.0",
					"1.5.1",
					"1.6.0",
					"1.7.4"
				],
				advisory: {
					id: "CVE-2023-45857",
					fixed: "1.6.0",
					severity: "medium",
					weakness: "authn",
					exploitProbability: .0012
				}
			},
			{
				name: "express",
				license: "MIT",
				versions: [
					"4.17.1",
					"4.18.2",
					"4.19.1",
					"4.19.2",
					"4.21.0"
				],
				advisory: {
					id: "CVE-2024-29041",
					fixed: "4.19.2",
					severity: "medium",
					weakness: "redirect",
					exploitProbability: 8e-4
				}
			},
			{
				name: "minimist",
				license: "MIT",
				versions: [
					"1.2.0",
					"1.2.5",
					"1.2.6",
					"1.2.8"
				],
				advisory: {
					id: "CVE-2021-44906",
					fixed: "1.2.6",
					severity: "critical",
					weakness: "code",
					exploitProbability: .0111
				}
			},
			{
				name: "ws",
				license: "MIT",
				versions: [
					"7.4.6",
					"8.13.0",
					"8.17.0",
					"8.17.1",
					"8.18.0"
				],
				advisory: {
					id: "CVE-2024-37890",
					fixed: "8.17.1",
					severity: "high",
					weakness: "other",
					exploitProbability: .0032
				}
			},
			{
				name: "tough-cookie",
				license: "BSD-3-Clause",
				versions: [
					"2.5.0",
					"4.0.0",
					"4.1.2",
					"4.1.3"
				],
				advisory: {
					id: "CVE-2023-26136",
					fixed: "4.1.3",
					severity: "medium",
					weakness: "code",
					exploitProbability: .0264
				}
			},
			{
				name: "ua-parser-js",
				license: "MIT",
				versions: [
					"0.7.28",
					"0.7.29",
					"0.7.33",
					"1.0.38"
				],
				advisory: {
					id: "MAL-2021-0729",
					fixed: "0.7.29",
					severity: "critical",
					weakness: "malicious",
					exploitProbability: .4213
				}
			},
			{
				name: "react",
				license: "MIT",
				versions: [
					"18.2.0",
					"18.3.0",
					"18.3.1"
				]
			},
			{
				name: "typescript",
				license: "Apache-2.0",
				versions: [
					"5.5.0",
					"5.6.0",
					"5.6.3"
				]
			}
		]
	},
	{
		ecosystem: "pypi",
		packages: [
			{
				name: "django",
				license: "BSD-3-Clause",
				versions: [
					"3.2.12",
					"4.0.3",
					"4.0.4",
					"4.2.16"
				],
				advisory: {
					id: "CVE-2022-28346",
					fixed: "4.0.4",
					severity: "critical",
					weakness: "sql",
					exploitProbability: .0687
				}
			},
			{
				name: "requests",
				license: "Apache-2.0",
				versions: [
					"2.25.1",
					"2.28.2",
					"2.30.0",
					"2.31.0",
					"2.32.3"
				],
				advisory: {
					id: "CVE-2023-32681",
					fixed: "2.31.0",
					severity: "medium",
					weakness: "authn",
					exploitProbability: .0642
				}
			},
			{
				name: "pyyaml",
				license: "MIT",
				versions: [
					"5.1",
					"5.3.1",
					"5.4",
					"6.0.2"
				],
				advisory: {
					id: "CVE-2020-14343",
					fixed: "5.4",
					severity: "critical",
					weakness: "deser",
					exploitProbability: .1412
				}
			},
			{
				name: "jinja2",
				license: "BSD-3-Clause",
				versions: [
					"2.11.3",
					"3.0.3",
					"3.1.2",
					"3.1.3",
					"3.1.4"
				],
				advisory: {
					id: "CVE-2024-22195",
					fixed: "3.1.3",
					severity: "medium",
					weakness: "xss",
					exploitProbability: .0016
				}
			},
			{
				name: "cryptography",
				license: "Apache-2.0",
				versions: [
					"38.0.4",
					"41.0.5",
					"41.0.6",
					"43.0.1"
				],
				advisory: {
					id: "CVE-2023-49083",
					fixed: "41.0.6",
					severity: "medium",
					weakness: "crypto",
					exploitProbability: .0067
				}
			},
			{
				name: "ctx",
				license: "MIT",
				versions: [
					"0.1.2",
					"0.2.2",
					"0.2.6"
				],
				advisory: {
					id: "MAL-2022-0026",
					fixed: "0.2.2",
					severity: "critical",
					weakness: "malicious",
					exploitProbability: .2201
				}
			},
			{
				name: "pandas",
				license: "BSD-3-Clause",
				versions: [
					"2.1.0",
					"2.2.0",
					"2.2.3"
				]
			},
			{
				name: "psycopg2",
				license: "LGPL-3.0",
				versions: [
					"2.8.0",
					"2.9.0",
					"2.9.9"
				]
			}
		]
	},
	{
		ecosystem: "maven",
		packages: [
			{
				name: "org.apache.logging.log4j:log4j-core",
				license: "Apache-2.0",
				versions: [
					"2.13.3",
					"2.14.1",
					"2.17.1",
					"2.24.1"
				],
				advisory: {
					id: "CVE-2021-44228",
					fixed: "2.17.1",
					severity: "critical",
					weakness: "code",
					exploitProbability: .9436
				}
			},
			{
				name: "org.springframework:spring-core",
				license: "Apache-2.0",
				versions: [
					"5.2.9",
					"5.3.17",
					"5.3.18",
					"6.1.14"
				],
				advisory: {
					id: "CVE-2022-22965",
					fixed: "5.3.18",
					severity: "critical",
					weakness: "code",
					exploitProbability: .9442
				}
			},
			{
				name: "com.fasterxml.jackson.core:jackson-databind",
				license: "Apache-2.0",
				versions: [
					"2.9.10",
					"2.12.6",
					"2.13.3",
					"2.18.0"
				],
				advisory: {
					id: "CVE-2022-42003",
					fixed: "2.13.3",
					severity: "high",
					weakness: "deser",
					exploitProbability: .0049
				}
			},
			{
				name: "org.apache.commons:commons-text",
				license: "Apache-2.0",
				versions: [
					"1.8",
					"1.9",
					"1.10.0",
					"1.12.0"
				],
				advisory: {
					id: "CVE-2022-42889",
					fixed: "1.10.0",
					severity: "critical",
					weakness: "code",
					exploitProbability: .9417
				}
			},
			{
				name: "com.h2database:h2",
				license: "MPL-2.0",
				versions: [
					"1.4.200",
					"2.0.206",
					"2.3.232"
				],
				advisory: {
					id: "CVE-2021-42392",
					fixed: "2.0.206",
					severity: "critical",
					weakness: "deser",
					exploitProbability: .9102
				}
			},
			{
				name: "org.slf4j:slf4j-api",
				license: "MIT",
				versions: ["2.0.0", "2.0.16"]
			}
		]
	},
	{
		ecosystem: "gomod",
		packages: [
			{
				name: "golang.org/x/net",
				license: "BSD-3-Clause",
				versions: [
					"v0.7.0",
					"v0.14.0",
					"v0.17.0",
					"v0.30.0"
				],
				advisory: {
					id: "CVE-2023-39325",
					fixed: "v0.17.0",
					severity: "high",
					weakness: "other",
					exploitProbability: .0016
				}
			},
			{
				name: "golang.org/x/crypto",
				license: "BSD-3-Clause",
				versions: [
					"v0.9.0",
					"v0.16.0",
					"v0.17.0",
					"v0.28.0"
				],
				advisory: {
					id: "CVE-2023-48795",
					fixed: "v0.17.0",
					severity: "medium",
					weakness: "crypto",
					exploitProbability: .6115
				}
			},
			{
				name: "github.com/dgrijalva/jwt-go",
				license: "MIT",
				versions: ["v3.1.0", "v3.2.0"],
				advisory: {
					id: "CVE-2020-26160",
					fixed: "v4.0.0",
					severity: "high",
					weakness: "authz",
					exploitProbability: .0018
				}
			},
			{
				name: "github.com/spf13/cobra",
				license: "Apache-2.0",
				versions: [
					"v1.7.0",
					"v1.8.0",
					"v1.8.1"
				]
			}
		]
	},
	{
		ecosystem: "cargo",
		packages: [
			{
				name: "tokio",
				license: "MIT",
				versions: [
					"1.18.2",
					"1.23.0",
					"1.23.1",
					"1.40.0"
				],
				advisory: {
					id: "CVE-2023-22466",
					fixed: "1.23.1",
					severity: "medium",
					weakness: "other",
					exploitProbability: .0014
				}
			},
			{
				name: "regex",
				license: "MIT",
				versions: [
					"1.5.4",
					"1.5.5",
					"1.11.0"
				],
				advisory: {
					id: "CVE-2022-24713",
					fixed: "1.5.5",
					severity: "high",
					weakness: "other",
					exploitProbability: .0052
				}
			},
			{
				name: "serde",
				license: "MIT",
				versions: ["1.0.0", "1.0.210"]
			}
		]
	},
	{
		ecosystem: "gem",
		packages: [
			{
				name: "rails",
				license: "MIT",
				versions: [
					"6.1.4",
					"7.0.2",
					"7.0.4",
					"7.2.1"
				],
				advisory: {
					id: "CVE-2023-22795",
					fixed: "7.0.4",
					severity: "high",
					weakness: "other",
					exploitProbability: .0187
				}
			},
			{
				name: "rack",
				license: "MIT",
				versions: [
					"2.2.2",
					"2.2.3",
					"2.2.4",
					"3.1.7"
				],
				advisory: {
					id: "CVE-2022-30123",
					fixed: "2.2.4",
					severity: "critical",
					weakness: "command",
					exploitProbability: .0273
				}
			},
			{
				name: "activerecord",
				license: "MIT",
				versions: [
					"6.1.4",
					"7.0.3",
					"7.0.4",
					"7.2.1"
				],
				advisory: {
					id: "CVE-2022-32224",
					fixed: "7.0.4",
					severity: "critical",
					weakness: "deser",
					exploitProbability: .0112
				}
			},
			{
				name: "sidekiq",
				license: "LGPL-3.0",
				versions: [
					"7.2.0",
					"7.3.0",
					"7.3.2"
				]
			}
		]
	}
];
// src/sandbox/seed/random.ts
var Random = class {
	#state;
	constructor(seed) {
		this.#state = (0, node_crypto.createHash)("sha256").update(seed).digest().readInt32LE();
	}
	next() {
		this.#state = this.#state + 1831565813 | 0;
		const mixed = Math.imul(this.#state ^ this.#state >>> 15, 1 | this.#state);
		const value = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
		return ((value ^ value >>> 14) >>> 0) / 4294967296;
	}
	below(limit, power = 1) {
		return Math.floor(this.next() ** power * limit);
	}
	chance(probability) {
		return this.next() < probability;
	}
	pick(items, power = 1) {
		const item = items[this.below(items.length, power)];
		if (item === void 0) throw new Error("there is nothing to pick from");
		return item;
	}
	weighted(items) {
		let remainingShare = this.next() * 100;
		return items.find(({ share }) => (remainingShare -= share) < 0) ?? this.pick(items);
	}
};
const historyEnd = Date.UTC(2026, 10, 1);
const historyStart = Date.UTC(2025, 4, 1);
const minute = 6e4;
const day = 864e5;
// src/sandbox/seed/rules.ts
const ruleGroups = [
	{
		issueType: "sast",
		language: "javascript",
		namespace: "javascript.express.security.audit",
		rules: [
			{
				name: "xss.direct-response-write",
				weakness: "xss",
				severity: "medium",
				confidence: "medium"
			},
			{
				name: "express-open-redirect",
				weakness: "redirect",
				severity: "medium",
				confidence: "low"
			},
			{
				name: "express-path-join-resolve-traversal",
				weakness: "path",
				severity: "medium",
				confidence: "low"
			},
			{
				name: "express-ssrf",
				weakness: "ssrf",
				severity: "high",
				confidence: "medium"
			}
		]
	},
	{
		issueType: "sast",
		language: "javascript",
		namespace: "javascript.lang.security",
		rules: [
			{
				name: "audit.detect-non-literal-regexp",
				weakness: "correctness",
				severity: "medium",
				confidence: "low"
			},
			{
				name: "audit.unsafe-formatstring",
				weakness: "correctness",
				severity: "low",
				confidence: "low",
				supersededBy: "javascript.lang.security.audit.unsafe-format-call"
			},
			{
				name: "detect-eval-with-expression",
				weakness: "code",
				severity: "critical",
				confidence: "medium"
			},
			{
				name: "audit.sqli.node-postgres-sqli",
				weakness: "sql",
				severity: "high",
				confidence: "medium"
			}
		]
	},
	{
		issueType: "sast",
		language: "typescript",
		namespace: "typescript.react.security.audit",
		rules: [{
			name: "react-dangerouslysetinnerhtml",
			weakness: "xss",
			severity: "medium",
			confidence: "medium"
		}, {
			name: "react-href-var",
			weakness: "xss",
			severity: "low",
			confidence: "low"
		}]
	},
	{
		issueType: "sast",
		language: "typescript",
		namespace: "typescript.nestjs.security.audit",
		rules: [
			{
				name: "nestjs-open-redirect",
				weakness: "redirect",
				severity: "medium",
				confidence: "medium"
			},
			{
				name: "nestjs-raw-query",
				weakness: "sql",
				severity: "high",
				confidence: "medium"
			},
			{
				name: "nestjs-body-without-dto",
				weakness: "mass",
				severity: "medium",
				confidence: "low"
			},
			{
				name: "nestjs-hardcoded-jwt-secret",
				weakness: "secrets",
				severity: "high",
				confidence: "high"
			}
		]
	},
	{
		issueType: "sast",
		language: "python",
		namespace: "python.django.security",
		rules: [
			{
				name: "injection.sql.sql-injection-using-raw",
				weakness: "sql",
				severity: "high",
				confidence: "medium"
			},
			{
				name: "injection.command.command-injection-os-system",
				weakness: "command",
				severity: "critical",
				confidence: "high"
			},
			{
				name: "injection.path-traversal.path-traversal-open",
				weakness: "path",
				severity: "high",
				confidence: "medium"
			}
		]
	},
	{
		issueType: "sast",
		language: "python",
		namespace: "python.flask.security",
		rules: [{
			name: "audit.debug-enabled",
			weakness: "correctness",
			severity: "medium",
			confidence: "high"
		}, {
			name: "audit.render-template-string",
			weakness: "xss",
			severity: "medium",
			confidence: "medium"
		}]
	},
	{
		issueType: "sast",
		language: "python",
		namespace: "python.lang",
		rules: [
			{
				name: "security.deserialization.pickle",
				weakness: "deser",
				severity: "medium",
				confidence: "medium"
			},
			{
				name: "security.audit.eval-detected",
				weakness: "code",
				severity: "high",
				confidence: "low"
			},
			{
				name: "security.unverified-ssl-context",
				weakness: "crypto",
				severity: "high",
				confidence: "high"
			},
			{
				name: "maintainability.useless-if-body",
				weakness: "maintainability",
				severity: "low",
				confidence: "medium"
			}
		]
	},
	{
		issueType: "sast",
		language: "java",
		namespace: "java.spring.security",
		rules: [
			{
				name: "injection.tainted-sql-string",
				weakness: "sql",
				severity: "high",
				confidence: "medium"
			},
			{
				name: "injection.tainted-system-command",
				weakness: "command",
				severity: "critical",
				confidence: "high"
			},
			{
				name: "audit.spring-csrf-disabled",
				weakness: "authn",
				severity: "medium",
				confidence: "low"
			}
		]
	},
	{
		issueType: "sast",
		language: "java",
		namespace: "java.lang.security.audit",
		rules: [
			{
				name: "object-deserialization",
				weakness: "deser",
				severity: "medium",
				confidence: "low"
			},
			{
				name: "crypto.weak-random",
				weakness: "crypto",
				severity: "low",
				confidence: "medium"
			},
			{
				name: "xxe.documentbuilderfactory-external-entities",
				weakness: "xml",
				severity: "high",
				confidence: "high"
			}
		]
	},
	{
		issueType: "sast",
		language: "swift",
		namespace: "swift.ios.security",
		rules: [{
			name: "insecure-keychain-accessibility",
			weakness: "crypto",
			severity: "medium",
			confidence: "medium"
		}, {
			name: "webview-load-user-url",
			weakness: "redirect",
			severity: "medium",
			confidence: "low"
		}]
	},
	{
		issueType: "sast",
		language: "go",
		namespace: "go.lang.security.audit",
		rules: [
			{
				name: "database.string-formatted-query",
				weakness: "sql",
				severity: "high",
				confidence: "medium"
			},
			{
				name: "dangerous-exec-command",
				weakness: "command",
				severity: "high",
				confidence: "medium"
			},
			{
				name: "crypto.missing-ssl-minversion",
				weakness: "crypto",
				severity: "low",
				confidence: "medium"
			},
			{
				name: "net.pprof-exposed",
				weakness: "authz",
				severity: "medium",
				confidence: "low"
			}
		]
	},
	{
		issueType: "sast",
		language: "ruby",
		namespace: "ruby.rails.security",
		rules: [
			{
				name: "injection.raw-html-format",
				weakness: "xss",
				severity: "medium",
				confidence: "medium"
			},
			{
				name: "brakeman.check-unscoped-find",
				weakness: "authz",
				severity: "medium",
				confidence: "low"
			},
			{
				name: "brakeman.check-send-file",
				weakness: "path",
				severity: "high",
				confidence: "medium"
			}
		]
	},
	{
		issueType: "sast",
		language: "rust",
		namespace: "rust.lang.security",
		rules: [{
			name: "unsafe-usage",
			weakness: "correctness",
			severity: "low",
			confidence: "low"
		}, {
			name: "reqwest-accept-invalid-certs",
			weakness: "crypto",
			severity: "high",
			confidence: "high"
		}]
	},
	{
		issueType: "sast",
		language: "terraform",
		namespace: "terraform.aws.security",
		rules: [
			{
				name: "aws-s3-bucket-public-read",
				weakness: "authz",
				severity: "high",
				confidence: "medium"
			},
			{
				name: "aws-ebs-unencrypted",
				weakness: "crypto",
				severity: "medium",
				confidence: "high",
				supersededBy: "terraform.aws.security.aws-ebs-volume-unencrypted"
			},
			{
				name: "aws-rds-publicly-accessible",
				weakness: "authz",
				severity: "critical",
				confidence: "high"
			}
		]
	},
	{
		issueType: "sast",
		language: "generic",
		namespace: "generic",
		rules: [
			{
				name: "ci.security.unpinned-action",
				weakness: "correctness",
				severity: "medium",
				confidence: "medium"
			},
			{
				name: "ci.security.script-injection",
				weakness: "command",
				severity: "high",
				confidence: "high"
			},
			{
				name: "docker.security.missing-user",
				weakness: "authz",
				severity: null,
				confidence: "medium"
			}
		]
	},
	{
		issueType: "sast",
		language: "typescript",
		namespace: "acme",
		owner: "acme",
		rules: [{
			name: "checkout.require-idempotency-key",
			weakness: "correctness",
			severity: "high",
			confidence: "high"
		}, {
			name: "checkout.no-price-from-client",
			weakness: "authz",
			severity: "critical",
			confidence: "medium"
		}]
	},
	{
		issueType: "sast",
		language: "java",
		namespace: "acme",
		owner: "acme",
		rules: [{
			name: "java.no-internal-http-client",
			weakness: "ssrf",
			severity: "medium",
			confidence: "high"
		}]
	},
	{
		issueType: "secrets",
		language: "generic",
		namespace: "secrets",
		rules: [
			{
				name: "generic.high-entropy",
				weakness: "secrets",
				severity: "medium",
				confidence: "low",
				secretType: "Generic Secret"
			},
			{
				name: "aws.access-key",
				weakness: "secrets",
				severity: "critical",
				confidence: "high",
				secretType: "AWS"
			},
			{
				name: "github.token",
				weakness: "secrets",
				severity: "critical",
				confidence: "high",
				secretType: "GitHub"
			},
			{
				name: "generic.private-key",
				weakness: "secrets",
				severity: "high",
				confidence: "high",
				secretType: "Private Key"
			},
			{
				name: "slack.webhook",
				weakness: "secrets",
				severity: "medium",
				confidence: "high",
				secretType: "Slack"
			},
			{
				name: "stripe.live-key",
				weakness: "secrets",
				severity: "critical",
				confidence: "high",
				secretType: "Stripe"
			},
			{
				name: "npm.token",
				weakness: "secrets",
				severity: "high",
				confidence: "high",
				secretType: "npm"
			},
			{
				name: "openai.api-key",
				weakness: "secrets",
				severity: "high",
				confidence: "high",
				secretType: "OpenAI"
			}
		]
	},
	{
		issueType: "ai_sast",
		language: "generic",
		namespace: "ai",
		rules: [
			{
				name: "access-control.missing-ownership-check",
				weakness: "authz",
				severity: "high",
				confidence: "medium"
			},
			{
				name: "access-control.privilege-escalation",
				weakness: "authz",
				severity: "critical",
				confidence: "medium"
			},
			{
				name: "business-logic.coupon-reuse",
				weakness: "authz",
				severity: "medium",
				confidence: "low"
			},
			{
				name: "authentication.user-enumeration",
				weakness: "authn",
				severity: null,
				confidence: null
			}
		]
	},
	{
		issueType: "research",
		language: "generic",
		namespace: "research",
		rules: [{
			name: "dataflow.untrusted-archive-entry",
			weakness: "path",
			severity: "medium",
			confidence: "low"
		}, {
			name: "http.request-smuggling-proxy",
			weakness: "ssrf",
			severity: "high",
			confidence: "low"
		}]
	}
];
const weaknesses = {
	code: {
		category: "security",
		name: "Code Injection",
		cwe: "CWE-94",
		message: "What a user sends is run as code. Choose from a fixed list instead."
	},
	command: {
		category: "security",
		name: "Command Injection",
		cwe: "CWE-78",
		message: "What a user sends reaches a shell. Pass the arguments as a list, without a shell."
	},
	xss: {
		category: "security",
		name: "Cross-Site Scripting (XSS)",
		cwe: "CWE-79",
		message: "What a user sends is written into a page as it is. Escape it, or let the template do it."
	},
	crypto: {
		category: "security",
		name: "Cryptographic Issues",
		cwe: "CWE-327",
		message: "This cipher, hash or source of randomness does not hold. Use the one that the platform recommends."
	},
	secrets: {
		category: "security",
		name: "Hard-coded Secrets",
		cwe: "CWE-798",
		message: "A credential stands in the code. Rotate it, and read it from the secret store."
	},
	authn: {
		category: "security",
		name: "Improper Authentication",
		cwe: "CWE-287",
		message: "Who is calling is not verified here. Verify the signature or the session first."
	},
	authz: {
		category: "security",
		name: "Improper Authorization",
		cwe: "CWE-285",
		message: "What the caller may do is not checked here. Check it before the object is read."
	},
	deser: {
		category: "security",
		name: "Insecure Deserialization",
		cwe: "CWE-502",
		message: "Objects are read from bytes that a user controls. Read plain data, and check its shape."
	},
	mass: {
		category: "security",
		name: "Mass Assignment",
		cwe: "CWE-915",
		message: "All fields of a request are copied into a model. Name the ones that a user may set."
	},
	redirect: {
		category: "security",
		name: "Open Redirect",
		cwe: "CWE-601",
		message: "A user chooses where the browser goes next. Redirect to known paths only."
	},
	path: {
		category: "security",
		name: "Path Traversal",
		cwe: "CWE-22",
		message: "A user chooses the path of a file. Resolve it and check that it stays in its folder."
	},
	ssrf: {
		category: "security",
		name: "Server-Side Request Forgery (SSRF)",
		cwe: "CWE-918",
		message: "A user chooses the address that the server calls. Allow known hosts only."
	},
	sql: {
		category: "security",
		name: "SQL Injection",
		cwe: "CWE-89",
		message: "An SQL statement is built from text that a user controls. Bind it as a parameter."
	},
	xml: {
		category: "security",
		name: "XML Injection",
		cwe: "CWE-611",
		message: "The parser resolves external entities. Switch them off."
	},
	malicious: {
		category: "security",
		name: "malicious",
		cwe: null,
		message: null
	},
	other: {
		category: "security",
		name: null,
		cwe: null,
		message: null
	},
	correctness: {
		category: "correctness",
		name: null,
		cwe: null,
		message: "Write this as the guide of the language shows."
	},
	maintainability: {
		category: "maintainability",
		name: null,
		cwe: null,
		message: "Write this as the guide of the language shows."
	}
};
// src/sandbox/seed/catalog.ts
function insertCatalog(store, deployments) {
	const rules = insertRules(store, deployments);
	const advisories = insertAdvisoryRules(store);
	return {
		rules: [...rules, ...advisories.values()],
		packages: insertPackages(store, advisories)
	};
}
function insertRules(store, deployments) {
	const add = store.insert("rules");
	return ruleGroups.flatMap(({ rules, ...group }) => rules.map((rule) => ({
		...group,
		...rule
	}))).map(({ issueType, language, namespace, owner = null, ...rule }, index) => {
		const { secretType = null, supersededBy = null } = rule;
		const number = index + 1;
		return {
			id: add({
				issue_type: enumCode(issueTypes, issueType),
				name: `${namespace}.${rule.name}`,
				message: weaknesses[rule.weakness].message,
				...commonColumns(rule),
				changed_at: historyEnd - number * day,
				language,
				ruleset: issueType === "sast" && owner === null ? rulesetOf(number, language) : null,
				secret_type: secretType,
				superseded_by: supersededBy,
				pro_only: Number(issueType === "ai_sast" || issueType === "sast" && number % 4 === 0),
				deployment_id: deployments.find(({ slug }) => slug === owner)?.id ?? null
			}),
			issueType,
			language,
			owner,
			...rule,
			weakness: weaknesses[rule.weakness].name
		};
	});
}
const rulesetOf = (number, language) => [
	"owasp-top-ten",
	"default",
	language
][number % 3] ?? null;
function insertAdvisoryRules(store) {
	const add = store.insert("rules");
	const rules = new Map();
	for (const { ecosystem, name, advisory } of allPackages) {
		if (advisory === void 0) continue;
		const { severity, weakness } = advisory;
		const confidence = "high";
		const id = add({
			issue_type: enumCode(issueTypes, "sca"),
			name: `sca.${ecosystem}.${name.replaceAll(/[/:]/g, ".")}.${advisory.id.toLowerCase()}`,
			message: `${name} is affected by ${advisory.id}. Update it to a version without it.`,
			...commonColumns({
				severity,
				confidence,
				weakness
			}),
			changed_at: historyEnd - day,
			language: ecosystem,
			pro_only: 0,
			advisory: advisory.id,
			package: name,
			fixed_version: advisory.fixed,
			epss_score: advisory.exploitProbability
		});
		const { name: weaknessClass } = weaknesses[weakness];
		rules.set(advisory, {
			id,
			issueType: "sca",
			language: ecosystem,
			owner: null,
			severity,
			confidence,
			weakness: weaknessClass
		});
	}
	return rules;
}
const allPackages = packageGroups.flatMap(({ ecosystem, packages }) => packages.map((item) => ({
	ecosystem,
	...item
})));
const commonColumns = (rule) => ({
	severity: rule.severity && enumCode(severities, rule.severity),
	confidence: rule.confidence && enumCode(confidences, rule.confidence),
	category: weaknesses[rule.weakness].category,
	weakness: weaknesses[rule.weakness].name,
	cwe: weaknesses[rule.weakness].cwe
});
function insertPackages(store, rules) {
	const add = store.insert("packages");
	return new Map(packageGroups.map(({ ecosystem, packages }) => [ecosystem, packages.map(({ name, license, versions, advisory }) => versions.map((version) => {
		const isAffected = advisory !== void 0 && isAffectedVersion(advisory, ecosystem, version);
		const malicious = Number(isAffected && advisory.weakness === "malicious");
		return {
			id: add({
				ecosystem,
				name,
				version,
				license,
				malicious
			}),
			rule: isAffected ? rules.get(advisory) ?? null : null
		};
	}))]));
}
const isAffectedVersion = ({ fixed, weakness }, ecosystem, version) => weakness === "malicious" ? version === fixed : compareVersions(ecosystem, version, fixed) < 0;
// src/sandbox/policy-matching.ts
function matchPolicy(policies, facts) {
	const isMet = ({ type, values, mode }) => values.some((value) => facts[type]?.includes(value)) !== (mode === "none");
	const matching = policies.filter(({ active, filters: { mode, conditions } }) => active !== false && (mode === "any" ? conditions.some(isMet) : conditions.every(isMet)));
	for (const mode of policyModes.toReversed()) {
		const policy = matching.find((candidate) => modeOf(candidate) === mode);
		if (policy !== void 0) return {
			policy,
			mode
		};
	}
	return null;
}
function modeOf({ actions }) {
	if (actions.some(({ type }) => type === "block")) return "block";
	return actions.some(({ type }) => type === "pr_comment") ? "comment" : "monitor";
}
// src/sandbox/seed/repositories.ts
function sharedRowIds(write) {
	const ids = new Map();
	return (name) => {
		const id = ids.get(name) ?? write(name);
		ids.set(name, id);
		return id;
	};
}
const languages = [
	{
		name: "typescript",
		share: 22,
		ecosystem: "npm",
		lockfile: "package-lock.json",
		root: "src/",
		ending: ".ts",
		repositories: [
			"acme/checkout-api",
			"acme/customer-portal",
			"acme/design-system",
			"acme/storefront-web"
		]
	},
	{
		name: "javascript",
		share: 16,
		ecosystem: "npm",
		lockfile: "package-lock.json",
		root: "src/",
		ending: ".js",
		repositories: ["acme/appsec-training"]
	},
	{
		name: "python",
		share: 20,
		ecosystem: "pypi",
		lockfile: "requirements.txt",
		root: "app/",
		ending: ".py",
		repositories: ["acme/data-pipeline"]
	},
	{
		name: "java",
		share: 16,
		ecosystem: "maven",
		lockfile: "pom.xml",
		root: "src/main/java/com/company/",
		ending: ".java",
		repositories: [
			"acme/identity-service",
			"acme/mobile-android",
			"acme/payments-gateway"
		]
	},
	{
		name: "go",
		share: 11,
		ecosystem: "gomod",
		lockfile: "go.sum",
		root: "internal/",
		ending: ".go",
		repositories: ["acme/warehouse-sync"]
	},
	{
		name: "ruby",
		share: 5,
		ecosystem: "gem",
		lockfile: "Gemfile.lock",
		root: "app/",
		ending: ".rb",
		repositories: ["acme/backoffice"]
	},
	{
		name: "terraform",
		share: 5,
		ecosystem: "gomod",
		lockfile: "go.sum",
		root: "modules/",
		ending: ".tf",
		repositories: ["acme/infra-terraform"]
	},
	{
		name: "rust",
		share: 3,
		ecosystem: "cargo",
		lockfile: "Cargo.lock",
		root: "src/",
		ending: ".rs",
		repositories: []
	},
	{
		name: "swift",
		share: 2,
		ecosystem: "gem",
		lockfile: "Gemfile.lock",
		root: "Sources/",
		ending: ".swift",
		repositories: ["acme/mobile-ios"]
	}
];
const nameStarts = [
	"account",
	"audit",
	"batch",
	"catalog",
	"contract",
	"document",
	"event",
	"health",
	"inventory",
	"loyalty",
	"media",
	"partner",
	"profile",
	"reporting",
	"session",
	"stock",
	"telemetry",
	"token",
	"voucher"
];
const nameEnds = [
	"adapter",
	"api",
	"backend",
	"bridge",
	"collector",
	"cron",
	"exporter",
	"gateway",
	"job",
	"manager",
	"router",
	"sdk",
	"sync",
	"worker"
];
const teams = [
	"checkout",
	"web",
	"platform",
	"payments",
	"identity",
	"data",
	"mobile",
	"logistics",
	"security",
	"infrastructure"
];
const repositoryCount = (findings) => Math.round(40 * (findings / 2e3) ** .63);
function repositoryWriter(store, catalog, fileOf) {
	const add = store.insert("repositories");
	const addDependency = store.insert("dependencies");
	return ({ id: deployment_id, slug, projects, findings }) => {
		const random = new Random(`repositories of ${slug}`);
		const named = Object.entries(projects);
		return Array.from({ length: Math.max(repositoryCount(findings), named.length) }, (_, index) => {
			const [name, tags] = named[index] ?? [generatedName(slug, index), randomTags(random)];
			const language = languages.find(({ repositories }) => repositories.includes(name)) ?? random.weighted(languages);
			const id = add({
				deployment_id,
				name,
				team: random.chance(.93) ? random.pick(teams, 2) : null,
				visibility: Number(random.chance(.06)),
				archived: Number(random.chance(.06) && named[index] === void 0),
				tags: JSON.stringify(tags)
			});
			return {
				id,
				name,
				tags,
				language,
				vulnerableDependencies: randomDependencies(language, catalog, random).map(({ version, rule, transitivity }) => {
					addDependency({
						repository_id: id,
						package_id: version,
						lockfile_id: fileOf(language.lockfile),
						transitivity
					});
					return rule === null ? [] : [{
						version,
						rule,
						transitivity
					}];
				}).flat()
			};
		});
	};
}
function generatedName(slug, index) {
	const round = Math.floor(index / nameStarts.length);
	const repetition = Math.floor(round / nameEnds.length);
	return `${slug}/${[nameStarts[index % nameStarts.length], nameEnds[round % nameEnds.length]].join("-")}${repetition === 0 ? "" : `-${String(repetition + 1)}`}`;
}
function randomTags(random) {
	return [random.chance(.6) ? "production" : "internal", ...[
		"identity",
		"infrastructure",
		"internet-facing",
		"legacy",
		"mobile",
		"payments"
	].filter(() => random.chance(.1))].toSorted();
}
const randomDependencies = ({ ecosystem }, { packages }, random) => (packages.get(ecosystem) ?? []).filter(() => random.chance(.95)).map((versions) => {
	const { id: version, rule } = random.pick(versions.toReversed(), 1.3);
	return {
		version,
		rule,
		transitivity: random.below(transitivities.length, 1.5)
	};
});
// src/sandbox/seed/seed-findings.ts
function findingWriter(store, catalog, fileOf, onFinding) {
	const [addSet, addPolicy] = [store.insert("finding_sets"), store.insert("sourcing_policies")];
	const write = occurrenceWriter(store, fileOf, onFinding);
	return ({ id: deployment_id, slug, findings: total, bundles }, repositories) => {
		const random = new Random(`findings of ${slug}`);
		const rareRandom = new Random(`details of ${slug}`);
		const pickRule = rulePicker(catalog, slug);
		const sets = issueTypes.map((_, issue_type) => addSet({
			deployment_id,
			issue_type
		}));
		const policyOf = cachedPolicyLookup(bundles?.remediation.policies.map((policy) => {
			const { slug: policySlug = "", name } = policy;
			return {
				...policy,
				id: addPolicy({
					deployment_id,
					slug: policySlug,
					name
				})
			};
		}));
		for (let written = 0; written < total;) {
			const createdAt = historyStart + Math.floor((historyEnd - historyStart) * ((written + random.next()) / total) ** .85);
			const repository = random.pick(repositories, 3);
			const { rule, candidate } = pickRule(repository, random);
			const refs = randomRefs(total, total - written, random);
			const { columns: lifecycleColumns, history } = simulateLifecycle(createdAt, refs[0] === main ? 1 : .12, random);
			const columns = {
				...lifecycleColumns,
				...randomTraits(rule, lifecycleColumns.state, random),
				...rareColumns(rule, createdAt, rareRandom),
				set_id: sets[enumCode(issueTypes, rule.issueType)] ?? 0,
				repository_id: repository.id,
				rule_id: rule.id,
				fingerprint: written,
				scan_id: Math.ceil((written + 1) / 3)
			};
			const occurrences = refs.map((ref) => ({
				ref,
				...policyOf(rule, repository, ref === main)
			}));
			write({
				columns,
				history,
				occurrences,
				location: randomLocation(rule, repository, candidate, random)
			}, random);
			written += refs.length;
		}
	};
}
const main = "refs/heads/main";
function randomRefs(total, maxRefs, random) {
	const first = 1 + random.below(4 * Math.sqrt(total));
	if (!random.chance(.87)) return [`refs/pull/${String(first)}/merge`];
	const refs = [main];
	while (refs.length < maxRefs && random.chance(.1)) refs.push(`refs/pull/${String(first + refs.length)}/merge`);
	return refs;
}
function occurrenceWriter(store, fileOf, onFinding) {
	const [addRef, addComponent] = [store.insert("refs"), store.insert("components")];
	const refOf = sharedRowIds((name) => addRef({
		name,
		is_primary: Number(name === main)
	}));
	const componentOf = sharedRowIds((tag) => addComponent({
		tag,
		sensitivity: sensitivityOf(tag)
	}));
	const [addFinding, addStatus, addNote] = [
		store.insert("findings"),
		store.insert("finding_history"),
		store.insert("finding_notes")
	];
	return ({ columns, location: { path, component, ...dependency }, history, occurrences }, random) => {
		const file_id = fileOf(path);
		const component_id = component === null ? null : componentOf(component);
		const note = columns.triaged_at !== null && random.chance(.6) ? random.pick(notes) : null;
		let parent_id = null;
		for (const { ref, ...policyColumns } of occurrences) {
			const ref_id = refOf(ref);
			const finding_id = addFinding({
				...columns,
				...dependency,
				...policyColumns,
				file_id,
				component_id,
				ref_id,
				parent_id
			});
			parent_id ??= finding_id;
			for (const { at, status } of history) addStatus({
				finding_id,
				at,
				status
			});
			if (note !== null) addNote({
				finding_id,
				at: columns.triaged_at,
				note
			});
			onFinding(finding_id);
		}
	};
}
function randomTraits({ issueType }, state, random) {
	const inCode = issueType === "sast" || issueType === "ai_sast";
	const isSecret = issueType === "secrets";
	return {
		line: 1 + random.below(600, 2),
		verdict: inCode && random.chance(.45) ? random.below(2) : null,
		fix_pr: !isSecret && random.chance(.04) ? Number(state === enumCode(states, "fixed")) : null,
		validation_state: isSecret ? random.below(validationStates.length) : null,
		historical: Number(isSecret && random.chance(.15))
	};
}
function rareColumns({ issueType }, createdAt, random) {
	const inCode = issueType === "sast" || issueType === "ai_sast";
	const hasMemory = inCode && random.chance(.08);
	return {
		ticket: random.chance(.06) ? 100 + random.below(900) : null,
		fix_failed_at: inCode && random.chance(.03) ? createdAt + random.below(20) * day : null,
		memory: hasMemory ? 1 + random.below(4) : null,
		memory_use: hasMemory ? random.below(memoryUses.length) : null
	};
}
function cachedPolicyLookup(policies) {
	const known = new Map();
	return (rule, { tags }, isPrimary) => {
		const key = `${String(rule.id)} ${String(isPrimary)} ${tags.join(" ")}`;
		const source = known.get(key) ?? findSourcingPolicy(policies, rule, tags, isPrimary);
		known.set(key, source);
		return source;
	};
}
function findSourcingPolicy(policies, rule, tags, isPrimary) {
	if (policies === void 0) {
		const level = rule.severity === null ? 0 : enumCode(severities, rule.severity);
		return {
			policy_id: null,
			policy_mode: Math.max(0, level - 1)
		};
	}
	const match = matchPolicy(policies, {
		severity: rule.severity === null ? [] : [rule.severity],
		confidence: rule.confidence === null ? [] : [rule.confidence],
		vulnerability_class: rule.weakness === null ? [] : [rule.weakness],
		repository_tag: tags,
		full_scan: [String(isPrimary)]
	});
	return {
		policy_id: match?.policy.id ?? null,
		policy_mode: enumCode(policyModes, match?.mode ?? "monitor")
	};
}
const typeShares = [
	{
		type: "sast",
		share: 60
	},
	{
		type: "sca",
		share: 25
	},
	{
		type: "secrets",
		share: 8
	},
	{
		type: "ai_sast",
		share: 5
	},
	{
		type: "research",
		share: 2
	}
];
function rulePicker({ rules }, slug) {
	const visible = rules.filter(({ owner }) => owner === null || owner === slug);
	const byKey = Map.groupBy(visible, ({ issueType, language }) => `${issueType} ${language}`);
	return ({ language, vulnerableDependencies }, random) => {
		const { type: issueType } = random.weighted(typeShares);
		if (issueType === "sca" && vulnerableDependencies.length > 0) {
			const candidate = random.pick(vulnerableDependencies, 2);
			return {
				rule: candidate.rule,
				candidate
			};
		}
		const isCode = (issueType === "sast" || issueType === "sca") && !random.chance(.15);
		const key = `${issueType === "sca" ? "sast" : issueType} ${isCode ? language.name : "generic"}`;
		return {
			rule: random.pick(byKey.get(key) ?? visible, 2.5),
			candidate: null
		};
	};
}
const notes = [
	"The input comes from our own configuration, never from a user.",
	"Only reachable behind the VPN.",
	"The framework escapes this; the rule does not see it.",
	"Test data, not a real credential.",
	"Will be fixed with the upgrade of the framework."
];
const fileNames = [
	"account",
	"address",
	"client",
	"controller",
	"factory",
	"handler",
	"import",
	"invoice",
	"loader",
	"middleware",
	"order",
	"policy",
	"query",
	"refund",
	"request",
	"search",
	"service",
	"settings",
	"worker"
];
const areas = [
	{
		folder: "api",
		component: null
	},
	{
		folder: "auth",
		component: "authentication"
	},
	{
		folder: "payments",
		component: "payments"
	},
	{
		folder: "users",
		component: "user-data"
	},
	{
		folder: "lib",
		component: null
	},
	{
		folder: "admin",
		component: "administration"
	},
	{
		folder: "uploads",
		component: "file-handling"
	},
	{
		folder: "webhooks",
		component: "integrations"
	},
	{
		folder: "reports",
		component: null
	}
];
function sensitivityOf(tag) {
	if ([
		"authentication",
		"payments",
		"user-data"
	].includes(tag)) return enumCode(sensitivities, "high");
	return enumCode(sensitivities, tag === "integrations" ? "low" : "neutral");
}
function randomLocation(rule, { language }, candidate, random) {
	const exposure = candidate && random.below(exposures.length, .7);
	const dependency = {
		package_id: candidate && candidate.version,
		transitivity: candidate && candidate.transitivity,
		exposure
	};
	if (candidate !== null && Number(exposure) >= enumCode(exposures, "unreachable")) return {
		...dependency,
		path: language.lockfile,
		component: null
	};
	const { folder, component } = random.pick(areas, 2);
	const file = `${folder}/${random.pick(fileNames, 3)}`;
	if (rule.issueType === "secrets") return {
		...dependency,
		path: `config/${file}.env`,
		component
	};
	const isPipeline = rule.issueType === "sast" && rule.language === "generic";
	return {
		...dependency,
		path: isPipeline ? `deploy/${file}.yaml` : language.root + file + language.ending,
		component
	};
}
const lifecycles = [
	{
		share: 31,
		steps: []
	},
	{
		share: 25,
		steps: ["fixed"]
	},
	{
		share: 5,
		steps: ["fixing", "fixed"]
	},
	{
		share: 2,
		steps: ["fixing"]
	},
	{
		share: 3,
		steps: ["reviewing"]
	},
	{
		share: 2,
		steps: ["reviewing", "ignored"]
	},
	{
		share: 13,
		steps: ["ignored"]
	},
	{
		share: 2,
		steps: ["ignored", "fixed"]
	},
	{
		share: 2,
		steps: ["ignored", "reopened"]
	},
	{
		share: 1,
		steps: [
			"ignored",
			"reopened",
			"fixed"
		]
	},
	{
		share: 4,
		steps: ["fixed", "unresolved"]
	},
	{
		share: 2,
		steps: [
			"fixed",
			"unresolved",
			"fixed"
		]
	},
	{
		share: 2,
		steps: ["muted"]
	},
	{
		share: 3,
		steps: ["provisionally_ignored"]
	},
	{
		share: 2,
		steps: ["provisionally_ignored", "ignored"]
	},
	{
		share: 1,
		steps: ["removed"]
	}
];
function simulateLifecycle(created_at, pace, random) {
	const columns = {
		created_at,
		relevant_since: created_at,
		state_updated_at: created_at,
		triaged_at: null,
		state: 0,
		triage_state: 0,
		triage_reason: null
	};
	const history = [{
		at: created_at,
		status: 0
	}];
	let at = created_at;
	for (const step of random.weighted(lifecycles).steps) {
		at += minute + Math.floor(-Math.log(1 - random.next()) * 30 * pace * day);
		if (at >= historyEnd) break;
		const triage = triageStates.findIndex((name) => name === step);
		if (triage > 0) {
			columns.triage_state = triage;
			columns.triage_reason = step === "ignored" ? random.below(triageReasons.length, 1.5) : null;
			columns.triaged_at = at;
		} else {
			columns.state = states.findIndex((name) => name === step);
			columns.state_updated_at = at;
			if (step === "unresolved") columns.relevant_since = at;
		}
		const status = statusOf(columns);
		if (status !== history.at(-1)?.status) history.push({
			at,
			status
		});
	}
	return {
		columns,
		history
	};
}
function statusOf({ state, triage_state }) {
	const [scan, triage] = [states[state], triageStates[triage_state]];
	if (scan === "removed" || scan === "fixed") return enumCode(statuses, scan);
	if (triage === "ignored" || triage === "untriaged" && scan === "muted") return enumCode(statuses, "ignored");
	if (triage === "reviewing" || triage === "fixing" || triage === "provisionally_ignored") return enumCode(statuses, triage);
	return enumCode(statuses, "open");
}
// src/sandbox/seed/fill-database.ts
function fillDatabase(deployments, store, onProgress) {
	store.insert("signing_key")({
		id: 1,
		secret: (0, node_crypto.randomBytes)(32).toString("base64url")
	});
	const seed = { deployments: JSON.stringify(deployments) };
	for (const sql of insertDeployments) store.run(sql, seed);
	for (const { id, bundles } of deployments) for (const [kind, bundle] of Object.entries(bundles ?? {})) writeBundle(store, id, kind, bundle);
	const addFile = store.insert("files");
	const fileOf = sharedRowIds((path) => addFile({ path }));
	const catalog = insertCatalog(store, deployments);
	const writeRepositories = repositoryWriter(store, catalog, fileOf);
	const total = countFindings(deployments);
	const writeFindings = findingWriter(store, catalog, fileOf, (done) => {
		if (done % Math.ceil(total / 100) === 0 || done === total) onProgress(done, total);
	});
	for (const deployment of deployments) writeFindings(deployment, writeRepositories(deployment));
	store.run(insertResolutionConfigs, seed);
}
const insertDeployments = [
	`INSERT INTO deployments (id, slug, name, migrated)
    SELECT value ->> 'id', value ->> 'slug', value ->> 'name', value ->> 'bundles' IS NOT NULL FROM json_each(:deployments)`,
	`INSERT INTO integrations (deployment_id, kind, target)
    SELECT deployment.value ->> 'id', kind.key, target.value
    FROM json_each(:deployments) AS deployment, json_each(deployment.value, '$.integrations') AS kind, json_each(kind.value) AS target`,
	`INSERT INTO scm_subscriptions (deployment_id, config_id, scm_url, events)
    SELECT deployment.value ->> 'id', item.value ->> 'config', item.value ->> 'url', item.value -> 'events'
    FROM json_each(:deployments) AS deployment, json_each(deployment.value, '$.subscriptions') AS item ORDER BY deployment.key, item.key`
];
const insertResolutionConfigs = `
  INSERT INTO resolution_configs (repository_id, subproject_id, config)
  SELECT r.id, item.value ->> 'subproject', item.value -> 'config'
  FROM json_each(:deployments) AS deployment, json_each(deployment.value, '$.resolutionConfigs') AS item
    JOIN repositories AS r ON r.deployment_id = deployment.value ->> 'id' AND r.name = item.value ->> 'repository'`;
// src/sandbox/server.ts
var server_exports = require_rolldown_runtime.__exportAll({ startSandbox: () => startSandbox });
async function startSandbox(options = {}) {
	const quirks = require_start.parseQuirks(options.quirks ?? []);
	const seed = findSeed(options.seed ?? "acme");
	const defaultLocation = countFindings(seed) > maxFindingsInMemory ? "temporary" : "memory";
	const store = openDatabase(options.db === void 0 ? defaultLocation : { file: options.db }, (empty) => fillDatabase(seed, empty, options.onProgress ?? (() => void 0)));
	try {
		const deployments = store.transaction(() => issueTokens(store, seed[0]?.slug ?? "", options.token));
		const [{ token, userToken } = noTokens] = deployments;
		const server = await listen({
			store,
			quirks
		}, options);
		let closed;
		return {
			url: `http://127.0.0.1:${String(server.address().port)}`,
			token,
			userToken,
			planSecret: options.db === void 0 ? "the sandbox in memory has no secret" : signingKeyOf(store),
			deployments,
			mintToken: (slug, permissions = { webApi: true }, chosenToken) => mintApiToken(store, slug, permissions, chosenToken),
			mintUserToken: (slug) => mintUserToken(store, slug),
			log: () => readLog(store, "applies"),
			triages: () => readLog(store, "triages"),
			close: () => closed ??= close(server).then(() => store.close())
		};
	} catch (error) {
		store.close();
		throw error;
	}
}
const maxFindingsInMemory = 5e4;
const noTokens = {
	token: "",
	userToken: ""
};
const readLog = (store, table) => store.rows(`SELECT * FROM ${table} ORDER BY id`).map(({ id: _, ...row }) => row);
function issueTokens(store, firstSlug, firstToken) {
	const rows = store.rows("SELECT * FROM deployments ORDER BY slug <> :firstSlug, slug", { firstSlug });
	if (rows[0]?.slug !== firstSlug) throw new require_start.SandboxError(`This database has no deployment "${firstSlug}".`);
	return rows.map(({ id, slug, name, migrated }, index) => ({
		id,
		slug,
		name,
		migrated: migrated === 1,
		bundles: store.rows("SELECT kind FROM bundles WHERE deployment_id = :id ORDER BY id", { id }).map(({ kind }) => kind),
		token: mintApiToken(store, slug, { webApi: true }, index === 0 ? firstToken : void 0),
		userToken: mintUserToken(store, slug),
		tokenWithoutWebApi: mintApiToken(store, slug, { webApi: false })
	}));
}
const { createServer } = (0, node_module.createRequire)(require("url").pathToFileURL(__filename).href)("node:http");
function listen(platform, { port = 0, limits = {} }) {
	const { headers = 1e4, request = 6e4, idle = 12e4 } = limits;
	const respond = createRequestListener(platform);
	const server = createServer({
		headersTimeout: headers,
		requestTimeout: request,
		connectionsCheckingInterval: Math.min(headers, request, 5e3),
		maxHeaderSize: 16384,
		keepAliveTimeout: idle
	});
	server.on("request", (message, response) => void respond(message, response));
	server.maxConnections = 1e3;
	server.setTimeout(idle);
	return new Promise((resolve, reject) => {
		server.once("error", (cause) => {
			const reason = cause.code === "EADDRINUSE" ? "is in use by another program" : `cannot be opened (${cause.message})`;
			reject(new require_start.SandboxError(`Port ${String(port)} ${reason}. Choose another, or 0 for any free one.`, { cause }));
		});
		server.listen({
			port,
			host: "127.0.0.1"
		}, () => resolve(server));
	});
}
function close(server) {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
}
Object.defineProperty(exports, "server_exports", {
	enumerable: true,
	get: function() {
		return server_exports;
	}
});
Object.defineProperty(exports, "startSandbox", {
	enumerable: true,
	get: function() {
		return startSandbox;
	}
});
