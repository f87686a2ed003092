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
export { compare, valid };
