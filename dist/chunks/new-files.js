const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_print = require("./print.js");
// src/files/print/live-content.ts
function liveObjects(kind, content, extra = require_start.noExtraFields) {
	const found = {
		blocked: new Set(),
		dropped: [],
		undone: [],
		extra
	};
	const isRemediation = kind === "remediation";
	dropUnknown(content, [
		"deployment_slug",
		"product",
		...isRemediation ? ["policies"] : [
			...require_validate.ruleLists,
			"exceptions",
			...extra.detection
		]
	], {
		id: "bundle",
		object: { kind: "bundle" },
		pointer: []
	}, found);
	return {
		policies: isRemediation ? policiesIn(content, found) : new Map(),
		exceptions: isRemediation ? new Map() : exceptionsIn(content, found),
		extras: isRemediation ? {} : extrasIn(content, found),
		lists: {
			rulesets: listIn(content, "rulesets", found),
			rules: listIn(content, "rules", found),
			disabled: listIn(content, "disabled", found)
		},
		blocked: found.blocked,
		dropped: found.dropped,
		undone: found.undone
	};
}
function dropUnknown(object, names, { pointer, ...owner }, { dropped }) {
	for (const [key, value] of Object.entries(object)) if (!(names.includes(key) || value === null || value === void 0) && !(pointer.length === 0 && require_validate.isBookkeeping(key))) dropped.push({
		...owner,
		pointer: [...pointer, key]
	});
}
const objectsIn = (content, key) => {
	const list = content[key];
	return require_print.isList(list) ? list.filter((one) => require_validate.isObject(one)) : [];
};
function extrasIn(content, { extra, undone }) {
	const extras = {};
	for (const field of extra.detection) {
		const value = content[field];
		if (value === null || value === void 0) continue;
		const wrong = forbiddenIn(value, [field]);
		if (wrong !== null) undone.push({
			why: "unwritable",
			id: require_validate.detectionPolicyId,
			object: { kind: "bundle" },
			pointer: wrong
		});
		else extras[field] = value;
	}
	return extras;
}
function policiesIn(content, found) {
	const shape = policyShape(found.extra);
	const policies = new Map();
	for (const live of objectsIn(content, "policies")) {
		const owner = require_validate.policyObject(String(live["slug"]));
		const policy = closed(live, shape, {
			...owner,
			pointer: []
		}, found);
		const [mistake] = require_validate.mistakesIn(require_validate.isPolicyEntry, policy, "policy", found.extra);
		const noSlug = policy["slug"] === void 0 ? ["slug"] : null;
		const wrong = mistake?.pointer ?? noSlug ?? forbiddenIn(policy, []);
		if (wrong === null) policies.set(owner.id, policy);
		else block(found, owner, wrong);
	}
	return policies;
}
function block({ blocked, undone }, owner, pointer) {
	blocked.add(owner.id);
	undone.push({
		...owner,
		why: "unwritable",
		pointer
	});
}
function exceptionsIn(content, found) {
	const exceptions = new Map();
	for (const live of objectsIn(content, "exceptions")) {
		const owner = require_validate.exceptionObject(live);
		const exception = closed(live, { names: [...exceptionFields, ...found.extra.exception] }, {
			...owner,
			pointer: []
		}, found);
		const [mistake] = require_validate.mistakesIn(require_validate.isDetectionFile, {
			product: "code",
			exceptions: [exception]
		}, "detection", found.extra);
		const wrong = mistake?.pointer.slice(2) ?? forbiddenIn(exception, []);
		if (wrong === null) exceptions.set(owner.id, exception);
		else block(found, owner, wrong);
	}
	return exceptions;
}
function listIn(content, list, { undone }) {
	const items = content[list];
	const texts = new Set();
	for (const item of require_print.isList(items) ? items : []) {
		const text = typeof item === "string" ? item : JSON.stringify(item);
		if (text === item && /^\S{1,1000}$/.test(text) && !require_validate.forbidden.test(text)) texts.add(text);
		else undone.push({
			...require_validate.itemObject(list, text),
			why: "unwritable",
			pointer: []
		});
	}
	return [...texts];
}
const policyShape = (extra) => ({
	names: [
		"name",
		"slug",
		"description",
		"active",
		"filters",
		"actions",
		...extra.policy
	],
	below: {
		filters: {
			names: [
				"mode",
				...extra.filters,
				"conditions"
			],
			below: { conditions: { names: [
				"type",
				"values",
				"mode",
				...extra.condition
			] } }
		},
		actions: { names: [
			"type",
			"config",
			...extra.action
		] }
	}
});
const exceptionFields = [
	"exception_type",
	"rule",
	"rule_type",
	"project",
	"project_tag_name"
];
function closed(live, { names, below }, at, found) {
	dropUnknown(live, names, at, found);
	const fields = names.flatMap((key) => {
		const value = live[key];
		if (isUnused(key, value, at.pointer)) return [];
		const shape = below?.[key];
		if (shape === void 0) return [[key, key === "values" && require_print.isList(value) ? [...new Set(value)] : value]];
		const inner = (one, ...index) => require_validate.isObject(one) ? closed(one, shape, {
			...at,
			pointer: [
				...at.pointer,
				key,
				...index
			]
		}, found) : one;
		return [[key, require_print.isList(value) ? value.map((one, index) => inner(one, index)) : inner(value)]];
	});
	return Object.fromEntries(fields);
}
function isUnused(key, value, inside) {
	if (value === null || value === void 0) return true;
	if (key === "active") return value === true;
	if (key === "mode") return value === "any" && inside.includes("conditions");
	if (key === "config") return require_validate.isObject(value) && Object.keys(value).length === 0;
	return [
		"description",
		"project",
		"project_tag_name"
	].includes(key) && value === "";
}
function forbiddenIn(value, pointer) {
	if (value === null) return pointer;
	if (typeof value === "string") return require_validate.forbidden.test(value) ? pointer : null;
	if (typeof value !== "object") return null;
	for (const [key, inner] of Object.entries(value)) {
		const way = [...pointer, Array.isArray(value) ? Number(key) : key];
		const found = require_validate.forbidden.test(key) ? way : forbiddenIn(inner, way);
		if (found !== null) return found;
	}
	return null;
}
// src/files/print/new-files.ts
function newFiles({ kind, deployment, content }, options) {
	const { single, folder, extra, schema } = options;
	const live = liveObjects(kind, content, extra);
	const shape = kind === "remediation" ? "remediation-file" : "detection-file";
	const texts = new Map();
	for (const [name, fields] of kind === "remediation" ? remediation(live, single) : detection(kind, live)) {
		const path = require_start.pathIn(folder, name);
		const address = schema(path, shape);
		const modeline = address === null ? null : `# yaml-language-server: $schema=${address}`;
		texts.set(path, fileText(modeline, {
			deployment_slug: deployment ?? void 0,
			...fields
		}));
	}
	return {
		texts,
		dropped: live.dropped,
		undone: live.undone
	};
}
function remediation({ policies }, single) {
	const sorted = sortedById(policies);
	if (single || sorted.length === 0) return [["remediation.yaml", { policies: sorted }]];
	const taken = new Set();
	return sorted.map((policy) => [`remediation/${fileName(policy.slug, ".yaml", taken)}`, policy]);
}
function detection(kind, { lists, exceptions, extras }) {
	const product = kind === "detection/code" ? "code" : "secrets";
	const fields = {
		product,
		...Object.fromEntries(require_validate.ruleLists.map((list) => [list, lists[list].toSorted()])),
		exceptions: sortedById(exceptions).map((one) => ({ ...one })),
		...extras
	};
	return [[`detection/${product}.yaml`, fields]];
}
const sortedById = (objects) => [...objects].toSorted(([a], [b]) => a < b ? -1 : 1).map(([, object]) => object);
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|i[-_]?f[-_]?.{0,6})$/i;
function fileName(slug, ending, taken) {
	const plain = slug.normalize("NFC").toLowerCase().replaceAll(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^[-._]+/, "");
	const safe = Array.from(plain).slice(0, 60).join("").replace(/(?<![-._])[-._]+$/, "");
	const stem = reserved.test(safe.split(".")[0] ?? "") ? `policy-${safe}` : safe || "policy";
	for (let number = 1;; number++) {
		const name = `${number === 1 ? stem : `${stem}-${number}`}${ending}`;
		const key = require_validate.foldName(name);
		if (taken.has(key)) continue;
		taken.add(key);
		return name;
	}
}
function fileText(modeline, fields, style = require_print.plainStyle) {
	const head = modeline === null ? [] : [modeline, ""];
	const isDetection = "product" in fields;
	const lines = Object.entries(fields).flatMap(([key, value]) => {
		if (value === void 0) return [];
		return [...isDetection && Array.isArray(value) ? [""] : [], ...require_print.printPair(key, value, 0, style)];
	});
	return [...head, ...lines].map((line) => line + style.eol).join("");
}
Object.defineProperty(exports, "fileName", {
	enumerable: true,
	get: function() {
		return fileName;
	}
});
Object.defineProperty(exports, "fileText", {
	enumerable: true,
	get: function() {
		return fileText;
	}
});
Object.defineProperty(exports, "liveObjects", {
	enumerable: true,
	get: function() {
		return liveObjects;
	}
});
Object.defineProperty(exports, "newFiles", {
	enumerable: true,
	get: function() {
		return newFiles;
	}
});
