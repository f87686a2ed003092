const require_validate = require("./validate.js");
let node_crypto = require("node:crypto");
// src/plan/digest.ts
const sha256 = (what, text) => `sha256:${(0, node_crypto.createHash)("sha256").update(`${what}\n`).update(text).digest("hex")}`;
const bundleDigest = ({ kind, content }) => sha256("bundle 1", `${kind}\n${(kind === "remediation" ? remediation : detection)(content)}`);
function diffDigest(differences) {
	const texts = differences.map(({ verb, object: type, key, before, after }) => {
		const sides = [before, after].map((side) => canonicalObject(type, side));
		return `[${[
			plain(verb),
			plain(type),
			plain(key),
			...sides
		].join(",")}]`;
	});
	return sha256("diff 1", texts.toSorted().join("\n"));
}
function planDigest(bundles) {
	const texts = bundles.filter(({ changes }) => changes.length > 0).map(({ deployment, kind, bundleDigest: sent, stateVersion, diffDigest: diff }) => plain([
		deployment.id,
		deployment.slug,
		kind,
		sent,
		stateVersion,
		diff
	]));
	return sha256("plan 1", texts.toSorted().join("\n"));
}
const unused = new Set([
	"null",
	"\"\"",
	"[]",
	"{}"
]);
const nullOnly = new Set(["null"]);
const plain = (value) => {
	if (typeof value === "string") return JSON.stringify(value);
	if (Array.isArray(value)) return `[${value.map(plain).join(",")}]`;
	return require_validate.isObject(value) ? anyObject(value) : JSON.stringify(value) ?? "null";
};
const anyObject = object({});
function object(shape, { absent = unused, ignores = () => false } = {}) {
	const known = new Map(Object.entries(shape));
	return (value) => {
		if (!require_validate.isObject(value)) return plain(value);
		return `{${Object.keys(value).toSorted().flatMap((key) => {
			const write = known.get(key);
			const text = write === void 0 && ignores(key) ? "null" : (write ?? plain)(value[key]);
			return absent.has(text) ? [] : [`${JSON.stringify(key)}:${text}`];
		}).join(",")}}`;
	};
}
const list = (item) => (value) => Array.isArray(value) ? `[${value.map(item).join(",")}]` : plain(value);
const set = (item) => (value) => Array.isArray(value) ? `[${[...new Set(value.map(item))].toSorted().join(",")}]` : plain(value);
const bag = (item) => (value) => Array.isArray(value) ? `[${value.map(item).toSorted().join(",")}]` : plain(value);
const omitIfDefault = (text) => (value) => {
	const canonical = plain(value);
	return canonical === text ? "null" : canonical;
};
const omitted = () => "null";
const outputOnly = {
	deployment_slug: omitted,
	product: omitted
};
const action = (rules) => object({ config: object({}, { absent: nullOnly }) }, rules);
const condition = (rules) => object({
	values: set(plain),
	mode: omitIfDefault("\"any\"")
}, rules);
const policy = (rules, inner = {}) => object({
	active: omitIfDefault("true"),
	filters: object({ conditions: set(condition(inner)) }, rules),
	actions: list(action(inner))
}, rules);
const ruleLists = {
	rulesets: set(plain),
	rules: set(plain),
	disabled: set(plain)
};
const detection = object({
	...outputOnly,
	...ruleLists,
	exceptions: bag(plain)
});
const remediation = object({
	...outputOnly,
	policies: bag(policy({}))
});
const withoutBookkeeping = { ignores: require_validate.isBookkeeping };
const canonicalObjects = new Map([
	["RemediationPolicy", policy(withoutBookkeeping)],
	["DetectionPolicy", object({
		...outputOnly,
		...ruleLists,
		exceptions: bag(plain)
	}, withoutBookkeeping)],
	["DetectionPolicyException", object(ruleLists, withoutBookkeeping)]
]);
const canonicalObject = (kind, content) => (canonicalObjects.get(kind) ?? plain)(content);
const declarableFields = [
	"name",
	"description",
	"active",
	"filters",
	"actions",
	"mode",
	"conditions",
	"type",
	"values",
	"config"
];
const declarable = { ignores: (field) => !declarableFields.includes(field) };
const declarableObjects = new Map([["RemediationPolicy", policy(declarable, declarable)], ["DetectionPolicyException", object({ exception_type: plain }, declarable)]]);
const declaredText = (kind, content) => (declarableObjects.get(kind) ?? plain)(content);
const canonicalAction = action({});
const canonicalCondition = condition({});
Object.defineProperty(exports, "bundleDigest", {
	enumerable: true,
	get: function() {
		return bundleDigest;
	}
});
Object.defineProperty(exports, "canonicalAction", {
	enumerable: true,
	get: function() {
		return canonicalAction;
	}
});
Object.defineProperty(exports, "canonicalCondition", {
	enumerable: true,
	get: function() {
		return canonicalCondition;
	}
});
Object.defineProperty(exports, "canonicalObject", {
	enumerable: true,
	get: function() {
		return canonicalObject;
	}
});
Object.defineProperty(exports, "declaredText", {
	enumerable: true,
	get: function() {
		return declaredText;
	}
});
Object.defineProperty(exports, "diffDigest", {
	enumerable: true,
	get: function() {
		return diffDigest;
	}
});
Object.defineProperty(exports, "plain", {
	enumerable: true,
	get: function() {
		return plain;
	}
});
Object.defineProperty(exports, "planDigest", {
	enumerable: true,
	get: function() {
		return planDigest;
	}
});
