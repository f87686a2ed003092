import { createHash, isObject } from "./cli-and-action.js";
// src/domain/bookkeeping.ts
const names = new Set([
	"id",
	"etag",
	"requestid",
	"traceid",
	"timestamp",
	"asof",
	"createdat",
	"createdby",
	"updatedat",
	"updatedby",
	"modifiedat",
	"modifiedby",
	"lastupdated",
	"lastupdatedat",
	"lastupdatedby",
	"lastmodified",
	"lastmodifiedat",
	"lastmodifiedby",
	"fetchedat",
	"lastfetchedat",
	"retrievedat",
	"readat",
	"generatedat",
	"computedat",
	"evaluatedat",
	"syncedat",
	"lastsyncedat",
	"checkedat",
	"lastcheckedat",
	"seenat",
	"firstseenat",
	"lastseenat"
]);
const isBookkeeping = (field) => names.has(field.toLowerCase().replaceAll(/[_-]/g, ""));
// src/plan/canonical.ts
const unused = new Set([
	"null",
	"\"\"",
	"[]",
	"{}"
]);
const nothing = new Set(["null"]);
const longestUnused = 4;
const plain = (value) => {
	if (typeof value === "string") return quote(value);
	if (Array.isArray(value)) return `[${value.map(plain).join(",")}]`;
	return isObject(value) ? describedObject(value) : JSON.stringify(value) ?? "null";
};
const quote = (text) => /^[ !#-[\]-~]*$/.test(text) ? `"${text}"` : JSON.stringify(text);
const describedObject = object({});
function object(shape, { absent = unused, ignores = () => false } = {}) {
	const known = new Map(Object.entries(shape));
	const fieldsOf = remembered((keys) => keys.filter((key) => known.has(key) || !ignores(key)).toSorted().map((key) => ({
		key,
		name: `${quote(key)}:`,
		write: known.get(key) ?? plain
	})));
	return (value) => {
		if (!isObject(value)) return plain(value);
		let fields = "";
		for (const { key, name, write } of fieldsOf(Object.keys(value))) {
			const text = write(value[key]);
			if (text.length <= longestUnused && absent.has(text)) continue;
			fields += fields === "" ? name + text : `,${name}${text}`;
		}
		return `{${fields}}`;
	};
}
function remembered(make) {
	let last = [];
	let made = make(last);
	return (keys) => {
		if (keys.length !== last.length || keys.some((key, index) => key !== last[index])) [last, made] = [keys, make(keys)];
		return made;
	};
}
const list = (item) => (value) => Array.isArray(value) ? `[${value.map(item).join(",")}]` : plain(value);
const set = (item) => (value) => Array.isArray(value) ? `[${once(sorted(value.map(item))).join(",")}]` : plain(value);
const once = (texts) => texts.filter((text, index) => index === 0 || text !== texts[index - 1]);
const bag = (item) => (value) => Array.isArray(value) ? `[${sorted(value.map(item)).join(",")}]` : plain(value);
const sorted = (texts) => texts.every((text, index) => index === 0 || (texts[index - 1] ?? "") <= text) ? texts : texts.toSorted();
const byDefault = (text) => (value) => {
	const given = plain(value);
	return given === text ? "null" : given;
};
const leftOut = () => "null";
const outputOnly = {
	deployment_slug: leftOut,
	product: leftOut
};
const action = object({ config: object({}, { absent: nothing }) });
const condition = object({
	values: set(plain),
	mode: byDefault("\"any\"")
});
const policy = (rules) => object({
	active: byDefault("true"),
	filters: object({ conditions: set(condition) }, rules),
	actions: list(action)
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
const declared = policy({});
const remediation = object({
	...outputOnly,
	policies: bag(declared)
});
const remediationOfTexts = object({
	...outputOnly,
	policies: bag(String)
});
const answered = { ignores: isBookkeeping };
const objects = new Map([
	["RemediationPolicy", policy(answered)],
	["DetectionPolicy", object({
		...outputOnly,
		...ruleLists,
		exceptions: bag(plain)
	}, answered)],
	["DetectionPolicyException", object(ruleLists, answered)]
]);
const canonicalObject = (kind, content) => (objects.get(kind) ?? plain)(content);
const canonicalAction = action;
const canonicalCondition = condition;
const canonicalPolicy = declared;
const canonicalRemediation = (content, policies) => remediationOfTexts({
	...content,
	policies
});
const canonicalBundle = (bundle) => (bundle.kind === "remediation" ? remediation : detection)(bundle.content);
// src/plan/digest.ts
const sha256 = (what, text) => `sha256:${createHash("sha256").update(`${what}\n`).update(text).digest("hex")}`;
const bundleDigest = (bundle) => digestOfBundle(bundle.kind, canonicalBundle(bundle));
const digestOfBundle = (kind, text) => sha256("bundle 1", `${kind}\n${text}`);
function diffDigest(differences) {
	const texts = differences.map(({ verb, object, key, before, after }) => {
		const sides = [before, after].map((side) => canonicalObject(object, side ?? null));
		return `[${[
			plain(verb),
			plain(object),
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
export { bundleDigest, canonicalAction, canonicalCondition, canonicalObject, canonicalPolicy, canonicalRemediation, diffDigest, digestOfBundle, isBookkeeping, plain, planDigest };
