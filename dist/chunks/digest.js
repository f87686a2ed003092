const require_validate = require("./validate.js");
let node_crypto = require("node:crypto");
// src/plan/digest.ts
const sha256 = (subject, text) => `sha256:${(0, node_crypto.createHash)("sha256").update(`${subject}\n`).update(text).digest("hex")}`;
const bundleDigest = ({ kind, content }) => sha256("bundle 1", `${kind}\n${(kind === "remediation" ? canonicalRemediationBundle : canonicalDetectionBundle)(content)}`);
function diffDigest(changes) {
	const texts = changes.map(({ verb, object: kind, key, before, after }) => {
		const contents = [before, after].map((content) => canonicalText(kind, content));
		return `[${[
			canonicalJson(verb),
			canonicalJson(kind),
			canonicalJson(key),
			...contents
		].join(",")}]`;
	});
	return sha256("diff 1", texts.toSorted().join("\n"));
}
function planDigest(bundles) {
	const texts = bundles.filter(({ changes }) => changes.length > 0).map((bundle) => {
		const { id, slug } = bundle.deployment;
		return canonicalJson([
			id,
			slug,
			bundle.kind,
			bundle.bundleDigest,
			bundle.stateVersion,
			bundle.diffDigest
		]);
	});
	return sha256("plan 1", texts.toSorted().join("\n"));
}
const unusedValues = new Set([
	"null",
	"\"\"",
	"[]",
	"{}"
]);
const omittedText = "null";
const nullText = new Set([omittedText]);
const canonicalJson = (value) => {
	if (typeof value === "string") return JSON.stringify(value);
	if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
	return require_validate.isObject(value) ? canonicalObject(value) : JSON.stringify(value) ?? "null";
};
const canonicalObject = canonicalObjectOf({});
function canonicalObjectOf(shape, { absentTexts = unusedValues, isIgnored = () => false } = {}) {
	const known = new Map(Object.entries(shape));
	return (value) => {
		if (!require_validate.isObject(value)) return canonicalJson(value);
		return `{${Object.keys(value).toSorted().flatMap((key) => {
			const text = (known.get(key) ?? (isIgnored(key) ? omitted : canonicalJson))(value[key]);
			return absentTexts.has(text) ? [] : [`${JSON.stringify(key)}:${text}`];
		}).join(",")}}`;
	};
}
const canonicalList = (writeItem) => (value) => Array.isArray(value) ? `[${value.map(writeItem).join(",")}]` : canonicalJson(value);
const canonicalSet = (writeItem) => (value) => Array.isArray(value) ? `[${[...new Set(value.map(writeItem))].toSorted().join(",")}]` : canonicalJson(value);
const canonicalMultiset = (writeItem) => (value) => Array.isArray(value) ? `[${value.map(writeItem).toSorted().join(",")}]` : canonicalJson(value);
const omitIfDefault = (defaultText) => (value) => {
	const text = canonicalJson(value);
	return text === defaultText ? omittedText : text;
};
function omitted() {
	return omittedText;
}
const outputOnlyFields = {
	deployment_slug: omitted,
	product: omitted
};
const canonicalActionBy = (rules) => canonicalObjectOf({ config: canonicalObjectOf({}, { absentTexts: nullText }) }, rules);
const canonicalConditionBy = (rules) => canonicalObjectOf({
	values: canonicalSet(canonicalJson),
	mode: omitIfDefault("\"any\"")
}, rules);
const canonicalPolicyBy = (rules, innerRules = {}) => canonicalObjectOf({
	active: omitIfDefault("true"),
	filters: canonicalObjectOf({ conditions: canonicalSet(canonicalConditionBy(innerRules)) }, rules),
	actions: canonicalList(canonicalActionBy(innerRules))
}, rules);
const canonicalLists = {
	rulesets: canonicalSet(canonicalJson),
	rules: canonicalSet(canonicalJson),
	disabled: canonicalSet(canonicalJson)
};
const canonicalDetectionBundle = canonicalObjectOf({
	...outputOnlyFields,
	...canonicalLists,
	exceptions: canonicalMultiset(canonicalJson)
});
const canonicalRemediationBundle = canonicalObjectOf({
	...outputOnlyFields,
	policies: canonicalMultiset(canonicalPolicyBy({}))
});
const withoutBookkeeping = { isIgnored: require_validate.isBookkeeping };
const canonicalByKind = new Map([
	["RemediationPolicy", canonicalPolicyBy(withoutBookkeeping)],
	["DetectionPolicy", canonicalObjectOf({
		...outputOnlyFields,
		...canonicalLists,
		exceptions: canonicalMultiset(canonicalJson)
	}, withoutBookkeeping)],
	["DetectionPolicyException", canonicalObjectOf(canonicalLists, withoutBookkeeping)]
]);
const canonicalText = (kind, content) => (canonicalByKind.get(kind) ?? canonicalJson)(content);
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
const declarable = { isIgnored: (field) => !declarableFields.includes(field) };
const declarableByKind = new Map([["RemediationPolicy", canonicalPolicyBy(declarable, declarable)], ["DetectionPolicyException", canonicalObjectOf({ exception_type: canonicalJson }, declarable)]]);
const declarableText = (kind, content) => (declarableByKind.get(kind) ?? canonicalJson)(content);
const canonicalAction = canonicalActionBy({});
const canonicalCondition = canonicalConditionBy({});
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
Object.defineProperty(exports, "canonicalJson", {
	enumerable: true,
	get: function() {
		return canonicalJson;
	}
});
Object.defineProperty(exports, "canonicalText", {
	enumerable: true,
	get: function() {
		return canonicalText;
	}
});
Object.defineProperty(exports, "declarableText", {
	enumerable: true,
	get: function() {
		return declarableText;
	}
});
Object.defineProperty(exports, "diffDigest", {
	enumerable: true,
	get: function() {
		return diffDigest;
	}
});
Object.defineProperty(exports, "planDigest", {
	enumerable: true,
	get: function() {
		return planDigest;
	}
});
