const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_read = require("./read.js");
// src/files/yaml/parse.ts
function parse(file, text) {
	let starts;
	const position = (offset) => {
		starts ??= require_validate.lineStarts(text);
		return require_validate.positionAt(starts, file, offset);
	};
	if (lfsPointer.test(text)) return { problems: [require_start.fileError(file, { code: "lfs-pointer" })] };
	const tree = require_read.readTree(text);
	if ("code" in tree) {
		const { offset, ...facts } = tree;
		return { problems: [require_start.fileError(file, {
			...facts,
			position: position(offset)
		})] };
	}
	const walk = {
		file,
		text,
		position,
		problems: [],
		pointer: [],
		sizes: new Map(),
		aliases: 0,
		aliasedValues: 0
	};
	checkNode(walk, tree, 1);
	return walk.problems.length > 0 ? walk : {
		value: valueOf(tree),
		tree
	};
}
const lfsPointer = /^version https:\/\/git-lfs\.github\.com\/spec\//;
function valueOf(node) {
	if (node.kind === "alias") return node.target && valueOf(node.target);
	if (node.kind === "list") return node.items.map((item) => valueOf(item.node));
	if (node.kind === "scalar") return readingOfScalar(node) === null ? node.value : coreValue(node.value);
	const mapping = require_validate.newMapping();
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
const readingOfScalar = ({ style, tag, value }) => tag === null && (style === "plain" || style === "nothing") ? require_validate.readingOf(value) : null;
const leaf = {
	values: 1,
	height: 0
};
function addProblem({ problems }, problem) {
	if (problems.length < 1e3) problems.push(problem);
}
function addSyntaxProblem(walk, offset, reason, text = "") {
	addProblem(walk, require_start.fileError(walk.file, {
		code: "syntax",
		reason,
		text,
		position: walk.position(offset)
	}));
}
function addUnsupported(walk, offset, feature, text) {
	addProblem(walk, require_start.fileError(walk.file, {
		code: "unsupported-yaml",
		what: feature,
		text,
		position: walk.position(offset)
	}));
}
function checkNode(walk, node, depth) {
	checkTag(walk, node);
	if (node.kind === "alias") return checkAlias(walk, node, depth);
	if (node.kind === "scalar") checkScalar(walk, node);
	const size = node.kind === "scalar" ? leaf : checkItems(walk, node.items, depth + 1);
	if (node.anchor !== null) walk.sizes.set(node, size);
	return size;
}
function checkItems(walk, items, depth) {
	const keys = new Map();
	let [values, height] = [1, 1];
	const addSize = (size) => {
		values += size.values;
		height = Math.max(height, size.height + 1);
	};
	for (const [index, item] of items.entries()) {
		if (item.key !== void 0) {
			checkKey(walk, item, keys);
			addSize(checkNode(walk, item.keyNode, depth));
		}
		walk.pointer.push(item.key ?? index);
		addSize(checkNode(walk, item.node, depth));
		walk.pointer.pop();
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
function checkTag(walk, node) {
	const { tag } = node;
	if (tag !== null && (harmlessTags[tag.text] !== node.kind || require_read.isNothing(node))) addUnsupported(walk, tag.offset, "tag", tag.text);
}
function checkAlias(walk, { target, name, valueStart }, depth) {
	const size = target && walk.sizes.get(target);
	if (!size) {
		addSyntaxProblem(walk, valueStart, "no-anchor", name);
		return leaf;
	}
	const exceeded = exceededLimit(walk, size, depth);
	if (exceeded === null) return size;
	addProblem(walk, require_start.fileError(walk.file, {
		code: "limit",
		...exceeded,
		position: walk.position(valueStart)
	}));
	return leaf;
}
function exceededLimit(walk, size, depth) {
	const valuesBefore = walk.aliasedValues;
	walk.aliases += 1;
	walk.aliasedValues += size.values;
	if (walk.aliases === 101) return {
		what: "aliases",
		limit: 100
	};
	if (valuesBefore <= 1e5 && walk.aliasedValues > 1e5) return {
		what: "expanded-size",
		limit: require_validate.aliasedValuesLimit
	};
	return depth + size.height > 32 ? {
		what: "depth",
		limit: 32
	} : null;
}
function checkKey(walk, { key, keyNode }, keys) {
	const { file, text, position } = walk;
	const { valueStart } = keyNode;
	const first = keys.get(key);
	if (keyNode.kind !== "scalar") addUnsupported(walk, valueStart, "key", keyNode.kind === "alias" ? `*${keyNode.name}` : text.charAt(valueStart));
	else if (!reportKeyProblem(walk, key, keyNode) && first !== void 0) {
		const facts = {
			code: "duplicate-key",
			field: key,
			position: position(valueStart),
			first: position(first)
		};
		addProblem(walk, require_start.fileError(file, facts));
	} else keys.set(key, valueStart);
}
function reportKeyProblem(walk, key, node) {
	const reading = readingOfScalar(node);
	const oddSpace = node.style === "plain" ? key.search(oddSpaceAfterColon) : -1;
	if (key.length > 1024) addSyntaxProblem(walk, node.valueStart, "key-length");
	else if (oddSpace >= 0) addSyntaxProblem(walk, node.valueStart + oddSpace, "odd-space", key.charAt(oddSpace));
	else if (node.style === "plain" && key === "<<") addUnsupported(walk, node.valueStart, "merge-key", key);
	else if (reading === null) return false;
	else if (key === "") addUnsupported(walk, node.valueStart, "key", "");
	else addProblem(walk, {
		severity: "error",
		at: {
			file: walk.file,
			pointer: [...walk.pointer, key],
			key: true
		},
		code: "ambiguous-scalar",
		text: key,
		reads: reading
	});
	return true;
}
function checkScalar(walk, { style, value, valueStart, end }) {
	const oddSpace = style === "plain" ? value.search(oddSpaceFirst) : -1;
	if (oddSpace >= 0) addSyntaxProblem(walk, valueStart + oddSpace, "odd-space", value.charAt(oddSpace));
	if (style !== "double") return;
	const source = walk.text.slice(valueStart + 1, end - 1);
	if (!source.includes("\\")) return;
	const codePoint = require_validate.forbiddenInScalar.exec(value)?.[0].charCodeAt(0);
	if (source.replaceAll(unambiguousEscape, "").includes("\\")) addSyntaxProblem(walk, valueStart, "escaped-break");
	else if (codePoint !== void 0) addProblem(walk, require_start.fileError(walk.file, {
		code: "control-character",
		codePoint,
		position: walk.position(valueStart)
	}));
}
const oddSpaceFirst = /(?<=^-?)(?! )\p{Zs}/u;
const oddSpaceAfterColon = /(?<=:)(?! )\p{Zs}/u;
const unambiguousEscape = /\\(?:[^\r\n]|\r?\n(?![ \t]*\r?\n))/gs;
Object.defineProperty(exports, "parse", {
	enumerable: true,
	get: function() {
		return parse;
	}
});
Object.defineProperty(exports, "readingOfScalar", {
	enumerable: true,
	get: function() {
		return readingOfScalar;
	}
});
