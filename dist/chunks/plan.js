import { PlatformError, UsageError, findingSeverities, inParallel, isObject, limitInWords, nowhere, previewOf, ruleLists as ruleLists$1, shellWord } from "./base.js";
import { combine, detectionPolicyId, entryOf, exceptionId, isBookkeeping, isSameBundle, itemId, listId, nameOfBundle, objectId, policyFinder, policyId, renameText, renamesOf, slugOf, summarize, touchedPolicies, unchangedPolicies } from "./validate.js";
import { isDeploymentList, isDetectionState, isDetectionSummary, isLegacyPolicyList, isPlanFile, isPreviewAnswer, isRemediationState, isVocabulary, operations, requests } from "./files.js";
process.getBuiltinModule("node:crypto");
const createHmac = (() => process.getBuiltinModule("node:crypto").createHmac)();
const hkdfSync = (() => process.getBuiltinModule("node:crypto").hkdfSync)();
const timingSafeEqual = (() => process.getBuiltinModule("node:crypto").timingSafeEqual)();
// src/record/key.ts
var RecordError = class extends Error {
	name = "RecordError";
	hint;
	constructor(message, hint) {
		super(message);
		this.hint = hint;
	}
};
function deriveKey(secret, { repository, platform }) {
	const token = usableToken(secret, "record");
	const derive = (info, bytes) => Buffer.from(hkdfSync("sha256", token, "ifmatch record v1", `${info}${platform}\n${repository}`, bytes));
	return {
		id: derive("key id\n", 8).toString("hex"),
		key: derive("", 32)
	};
}
function derivePlanKey(secret, { platform, deployment: { id, slug } }) {
	const token = usableToken(secret, "plan");
	const derive = (info, bytes) => Buffer.from(hkdfSync("sha256", token, "ifmatch plan v1", info, bytes));
	return {
		id: derive("key id", 8).toString("hex"),
		key: derive(`${platform}\n${id}\n${slug}`, 32)
	};
}
function usableToken(secret, signed) {
	const token = secret.replace(/\r?\n$/, "");
	if (token.length >= 24) return token;
	throw new RecordError(`The API token has ${String(token.length)} characters, too few to sign a ${signed} with: it takes ${String(24)}, or the token could be guessed from the ${signed}.`, "Check that the secret holds the whole token. If it does, create a longer one in Settings > Tokens of the platform.");
}
const macOf = (payload, { key }) => createHmac("sha256", key).update(payload).digest("hex");
function isSameMac(one, other) {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}
process.getBuiltinModule("node:crypto");
const createHash$2 = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/plan/digest.ts
const sha256 = (what, text) => `sha256:${createHash$2("sha256").update(`${what}\n`).update(text).digest("hex")}`;
const bundleDigest = (bundle) => digestOfBundle(bundle.kind, canonicalBundle(bundle));
const digestOfBundle = (kind, text) => sha256("bundle 1", `${kind}\n${text}`);
function diffDigest(differences) {
	const texts = differences.map(({ verb, object: type, key, before, after }) => {
		const sides = [before, after].map((side) => canonicalObject(type, side ?? null));
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
const unused$1 = new Set([
	"null",
	"\"\"",
	"[]",
	"{}"
]);
const nothing$3 = new Set(["null"]);
const longestUnused = 4;
const plain = (value) => {
	if (typeof value === "string") return quote(value);
	if (Array.isArray(value)) return `[${value.map(plain).join(",")}]`;
	return isObject(value) ? describedObject(value) : JSON.stringify(value) ?? "null";
};
const quote = (text) => /^[ !#-[\]-~]*$/.test(text) ? `"${text}"` : JSON.stringify(text);
const describedObject = object({});
function object(shape, { absent = unused$1, ignores = () => false } = {}) {
	const known = new Map(Object.entries(shape));
	const fieldsOf = remembered$1((keys) => keys.filter((key) => known.has(key) || !ignores(key)).toSorted().map((key) => ({
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
function remembered$1(make) {
	let last = [];
	let made = make(last);
	return (keys) => {
		if (keys.length !== last.length || keys.some((key, index) => key !== last[index])) [last, made] = [keys, make(keys)];
		return made;
	};
}
const list = (item) => (value) => Array.isArray(value) ? `[${value.map(item).join(",")}]` : plain(value);
const set = (item) => (value) => Array.isArray(value) ? `[${once(sorted$1(value.map(item))).join(",")}]` : plain(value);
const once = (texts) => texts.filter((text, index) => index === 0 || text !== texts[index - 1]);
const bag = (item) => (value) => Array.isArray(value) ? `[${sorted$1(value.map(item)).join(",")}]` : plain(value);
const sorted$1 = (texts) => texts.every((text, index) => index === 0 || (texts[index - 1] ?? "") <= text) ? texts : texts.toSorted();
const byDefault = (text) => (value) => {
	const given = plain(value);
	return given === text ? "null" : given;
};
const leftOut = () => "null";
const outputOnly$1 = {
	deployment_slug: leftOut,
	product: leftOut
};
const action = object({ config: object({}, { absent: nothing$3 }) });
const condition = object({
	values: set(plain),
	mode: byDefault("\"any\"")
});
const policy$1 = (rules) => object({
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
	...outputOnly$1,
	...ruleLists,
	exceptions: bag(plain)
});
const declared = policy$1({});
const remediation = object({
	...outputOnly$1,
	policies: bag(declared)
});
const remediationOfTexts = object({
	...outputOnly$1,
	policies: bag(String)
});
const answered = { ignores: isBookkeeping };
const objects = new Map([
	["RemediationPolicy", policy$1(answered)],
	["DetectionPolicy", object({
		...outputOnly$1,
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
// src/plan/effect/region.ts
const enumerations = {
	severity: [
		"low",
		"medium",
		"high",
		"critical"
	],
	confidence: [
		"low",
		"medium",
		"high"
	],
	full_scan: ["true", "false"],
	breaking_change: [
		"true",
		"false",
		""
	]
};
const bits = new Map(Object.entries(enumerations).flatMap(([type, values]) => values.map((value) => `${type}=${value}`)).map((name, index) => [name, 1 << index]));
const places = Object.entries(enumerations).map(([type, values]) => ({
	type,
	mask: values.reduce((sum, value) => sum | (bits.get(`${type}=${value}`) ?? 0), 0)
}));
const placeOf = new Map(places.map((place) => [place.type, place]));
const masks = places.map(({ mask }) => mask);
const everything = masks.reduce((sum, mask) => sum | mask, 0);
const open = new Set(["repository_tag", "vulnerability_class"]);
const whole = {
	values: everything,
	some: [],
	none: []
};
function regionOf(policy) {
	const region = regionOfFilters(policy["filters"]);
	const beside = unknownFields(policy);
	if (beside.length === 0) return region;
	const more = withUnknown(whole, [`beyond ${beside.join()}`]);
	return [...region.map((cube) => withUnknown(cube, beside)), more];
}
function regionOfFilters(filters) {
	const { mode, conditions } = isObject(filters) ? filters : {};
	if (Array.isArray(conditions) && conditions.length > 0) {
		if (mode === "all") return [conditions.reduce(narrow, whole)];
		if (mode === "any") return conditions.map((condition) => narrow(whole, condition));
	}
	return [withUnknown(whole, [`filters ${plain(filters)}`])];
}
const unknownIn = (region) => [...new Set(region.flatMap(({ some }) => some.flat()))].filter((name) => name.startsWith("?")).toSorted();
const shareUnknown = (one, other) => unknownIn(one).join("\n") === unknownIn(other).join("\n");
const policyFields = [
	"name",
	"slug",
	"description",
	"active",
	"filters",
	"actions"
];
const filterFields = ["mode", "conditions"];
function unknownFields(policy) {
	return [...fieldsBeside(policy, policyFields), ...fieldsBeside(policy["filters"], filterFields)];
}
function otherFields(before, after, known) {
	const [left, right] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
	const fields = [...new Set([...Object.keys(left), ...Object.keys(right)])].toSorted();
	const differs = (field) => left[field] !== right[field] && plain({ field: left[field] }) !== plain({ field: right[field] });
	return fields.filter((field) => !known.includes(field) && !isBookkeeping(field) && differs(field));
}
function fieldsBeside(content, known) {
	if (!isObject(content)) return [];
	return Object.keys(content).filter((field) => !known.includes(field)).length === 0 ? [] : otherFields(content, {}, known).map((field) => `${field} ${plain(content[field])}`);
}
const withUnknown = (cube, names) => ({
	...cube,
	some: [...cube.some, ...names.map((name) => [`?${name}`])]
});
function narrow(cube, condition) {
	const read = readCondition$1(condition);
	return (read === null ? null : narrowKnown(cube, read)) ?? withUnknown(cube, [`condition ${canonicalCondition(condition)}`]);
}
function narrowKnown(cube, { type, mode, values }) {
	if (values.length === 0 || mode !== "any" && mode !== "none") return null;
	const place = placeOf.get(type);
	if (place !== void 0) return narrowValues(cube, place, mode, values);
	if (!open.has(type)) return null;
	const names = values.map((value) => `${type}=${value}`);
	return mode === "any" ? {
		...cube,
		some: [...cube.some, names]
	} : {
		...cube,
		none: [...cube.none, ...names]
	};
}
function narrowValues(cube, { type, mask }, mode, values) {
	let named = 0;
	for (const value of values) {
		const bit = value === "" ? void 0 : bits.get(`${type}=${value}`);
		if (bit === void 0) return null;
		named |= bit;
	}
	return {
		...cube,
		values: cube.values & (mode === "any" ? ~mask | named : ~named)
	};
}
const fields$1 = new Set([
	"type",
	"values",
	"mode"
]);
const orElse = (value, unused) => value === null || value === void 0 || value === "" ? unused : value;
function readCondition$1(condition) {
	if (!isObject(condition) || typeof condition["type"] !== "string") return null;
	const mode = orElse(condition["mode"], "any");
	const values = orElse(condition["values"], []);
	if (typeof mode !== "string" || !Array.isArray(values) || !values.every((value) => typeof value === "string")) return null;
	const isUsual = (field) => fields$1.has(field) || orElse(condition[field], null) === null;
	return Object.keys(condition).every(isUsual) ? {
		type: condition["type"],
		mode,
		values
	} : null;
}
// src/plan/effect/uncovered.ts
const matches$1 = ({ values, some, none }, { values: has, holds }) => (has & values) === has && some.every((names) => names.some((name) => holds.has(name))) && !none.some((name) => holds.has(name));
var TooManyCases = class extends Error {
	name = "TooManyCases";
};
const noMore = () => null;
function findUncovered(cube, others, more = noMore) {
	return new Search(cube, others, more).goOn(cube.values, 0);
}
const maxSteps = 2e4;
const maxDepth = 1100;
var Search = class {
	cube;
	others;
	more;
	holds = new Set();
	lacks;
	steps = 0;
	depth = 0;
	constructor(cube, others, more) {
		this.cube = cube;
		this.others = [...others];
		this.more = more;
		this.lacks = new Set(cube.none);
	}
	goOn(values, index) {
		this.steps += 1;
		if (this.steps > maxSteps || this.depth > maxDepth) throw new TooManyCases("the filters have too many cases");
		if (!this.isPossible(values)) return null;
		for (let next = index; next < this.others.length; next += 1) {
			const other = this.others[next];
			if (other !== void 0 && !this.isMissed(other, values)) return this.miss(other, values, next + 1);
		}
		const found = complete(this.cube, values, this.holds, this.lacks);
		const another = this.more(found);
		if (another === null) return found;
		this.others.push(another);
		return this.miss(another, values, this.others.length);
	}
	isPossible(values) {
		return masks.every((mask) => (values & mask) !== 0) && this.cube.some.every((names) => !names.every((name) => this.lacks.has(name)));
	}
	isMissed({ values, some, none }, possible) {
		return masks.some((mask) => (possible & values & mask) === 0) || none.some((name) => this.holds.has(name)) || some.some((names) => names.every((name) => this.lacks.has(name)));
	}
	miss({ values, some, none }, possible, index) {
		this.depth += 1;
		for (const mask of masks) {
			const found = (values & mask) === mask ? null : this.goOn(possible & ~(values & mask), index);
			if (found !== null) return found;
		}
		for (const names of some) {
			const found = names.some((name) => this.holds.has(name)) ? null : this.settle(this.lacks, names, possible, index);
			if (found !== null) return found;
		}
		for (const name of none) {
			const found = this.lacks.has(name) ? null : this.settle(this.holds, [name], possible, index);
			if (found !== null) return found;
		}
		this.depth -= 1;
		return null;
	}
	settle(set, names, possible, index) {
		const added = names.filter((name) => !set.has(name));
		for (const name of added) set.add(name);
		const found = this.goOn(possible, index);
		for (const name of added) set.delete(name);
		return found;
	}
};
function complete({ some }, values, holds, lacks) {
	const all = new Set(holds);
	for (const names of some) {
		if (names.some((name) => all.has(name))) continue;
		const name = names.find((one) => !lacks.has(one));
		if (name !== void 0) all.add(name);
	}
	return {
		values: masks.reduce((sum, mask) => sum | values & mask & -(values & mask), 0),
		holds: all
	};
}
// src/plan/effect/enforcement.ts
const nothing$2 = {
	level: 0,
	deeds: new Map(),
	region: []
};
const enforcing = new Set([
	"block",
	"pr_comment",
	"jira",
	"slack_app",
	"webhook"
]);
function enforcementOf$1(policy) {
	if (policy === null) return nothing$2;
	const known = enforcements.get(policy);
	if (known !== void 0) return known;
	const read = readEnforcement(policy);
	enforcements.set(policy, read);
	return read;
}
const enforcements = new WeakMap();
function readSwitch(policy) {
	const active = orElse(policy["active"], true);
	const actions = orElse(policy["actions"], []);
	if (typeof active !== "boolean" || !Array.isArray(actions)) return null;
	return actions.every(isTyped) ? {
		active,
		actions
	} : null;
}
const isTyped = (action) => isObject(action) && typeof action["type"] === "string";
function readEnforcement(policy) {
	const known = readSwitch(policy);
	if (known === null) return null;
	const { active, actions } = known;
	if (!active) return nothing$2;
	const plain = new Set(actions.filter(isBare).map(({ type }) => type));
	const others = actions.filter((action) => !isBare(action) || !ladder.has(action.type));
	const deeds = new Map(others.map((action) => [canonicalAction(action), deedOf(action)]));
	return {
		level: levelOf(plain),
		deeds,
		region: regionOf(policy)
	};
}
function strengthOf(policy) {
	const [enforcement, known] = [enforcementOf$1(policy), readSwitch(policy)];
	if (enforcement === null || known === null) return {
		strength: "acts",
		idle: null
	};
	if (!known.active) return {
		strength: "nothing",
		idle: "inactive"
	};
	const types = new Set(known.actions.map(({ type }) => type));
	if (!(types.has("block") || types.has("pr_comment") || [...enforcement.deeds.values()].some(isEnforcing))) return {
		strength: "nothing",
		idle: "no-actions"
	};
	if (enforcement.region.every((cube) => findUncovered(cube, []) === null)) return {
		strength: "nothing",
		idle: "matches-nothing"
	};
	if (types.has("block")) return {
		strength: "blocks",
		idle: null
	};
	return {
		strength: types.has("pr_comment") ? "comments" : "acts",
		idle: null
	};
}
const isEnforcing = (deed) => deed !== "hides";
const ladder = new Set(["block", "pr_comment"]);
function levelOf(types) {
	if (types.has("block")) return types.has("pr_comment") ? 3 : 2;
	return types.has("pr_comment") ? 1 : 0;
}
const isBare = (action) => Object.entries(action).every(([field, value]) => field === "type" || isEmpty$2(value));
const isEmpty$2 = (value) => orElse(value, null) === null || typeof value === "object" && value !== null && Object.keys(value).length === 0;
function deedOf(action) {
	if (enforcing.has(action.type)) return "enforces";
	return isHiding(action) ? "hides" : "unknown";
}
const hiddenStates = new Set(["ignored", "provisionally_ignored"]);
const triageSettings = new Set(["state", "reason"]);
function isHiding(action) {
	const { type, config, ...rest } = action;
	if (type !== "triage" || !isObject(config) || !Object.values(rest).every(isEmpty$2)) return false;
	return hiddenStates.has(config["state"]) && Object.keys(config).every((name) => triageSettings.has(name));
}
// src/plan/effect/policy-facts.ts
function readPolicy$1(content, other) {
	const known = content && readSwitch(content);
	if (content === null || known === null) return null;
	const { filters } = content;
	const filtersJson = JSON.stringify(filters) ?? "";
	return {
		...filtersJson === other?.filtersJson ? other : {
			...readFilterFacts(filters),
			filtersJson
		},
		active: known.active,
		actions: known.actions.map(readAction)
	};
}
const readFilterFacts = (filters) => ({
	filters: readFilters$1(filters),
	filtersText: hasKnownMode(filters) ? canonicalObject("RemediationPolicy", { filters }) : plain(filters)
});
const readAction = (action) => ({
	type: action.type,
	text: canonicalAction(action),
	deed: deedOf(action),
	state: action.type === "triage" ? stateIn(action.config) : null
});
function stateIn(config) {
	const state = isObject(config) ? orElse(config["state"], null) : null;
	return typeof state === "string" ? state : null;
}
const hasKnownMode = (filters) => isObject(filters) && (filters["mode"] === "all" || filters["mode"] === "any");
function readFilters$1(filters) {
	if (!hasKnownMode(filters)) return null;
	const { mode, conditions } = filters;
	if (!Array.isArray(conditions) || conditions.length === 0) return null;
	const read = conditions.map(readFacts);
	const known = read.filter((condition) => condition !== null);
	const region = regionOf({ filters: {
		mode,
		conditions
	} });
	return known.length === read.length ? {
		mode,
		conditions: merge(mode, known),
		region
	} : null;
}
function readFacts(condition) {
	const { type, mode, values } = isObject(condition) ? condition : {};
	const facts = readCondition$1({
		type,
		mode,
		values
	});
	if (facts === null) return null;
	const understood = unknownIn(regionOf({ filters: {
		mode: "all",
		conditions: [condition]
	} })).length === 0;
	return {
		...facts,
		values: sorted(facts.values),
		understood,
		text: canonicalCondition(condition)
	};
}
const sorted = (values) => [...new Set(values)].toSorted();
function merge(mode, conditions) {
	const merged = new Map();
	for (const condition of conditions) {
		const key = condition.understood && condition.mode === (mode === "any" ? "any" : "none") ? condition.type : `as it is ${condition.text}`;
		merged.set(key, union(merged.get(key), condition));
	}
	return [...merged.values()];
}
function union(one, other) {
	if (one === void 0 || one.text === other.text) return other;
	const { type, mode } = other;
	const values = sorted([...one.values, ...other.values]);
	return {
		type,
		mode,
		values,
		understood: true,
		text: canonicalCondition({
			type,
			mode,
			values
		})
	};
}
function isWithin(one, other) {
	try {
		return one.every((cube) => findUncovered(cube, other) === null);
	} catch (error) {
		if (error instanceof TooManyCases) return null;
		throw error;
	}
}
function compareReach({ region: was }, { region: is }) {
	const [more, fewer] = [isWithin(was, is), isWithin(is, was)];
	if (more === true && fewer === true) return "same";
	if (more === null || fewer === null || !shareUnknown(was, is)) return "unknown";
	if (more) return "wider";
	return fewer ? "narrower" : "other";
}
function modesOf(before, after) {
	const was = before.conditions.length > 1 ? before.mode : after.mode;
	return [was, after.conditions.length > 1 ? after.mode : was];
}
function without$1(filters, other) {
	const texts = new Set(other.conditions.map(({ text }) => text));
	return filters.conditions.filter(({ text }) => !texts.has(text));
}
function describeCondition({ type, mode, values }) {
	const subject = type === "repository_tag" ? "repository is tagged" : `${typeInWords(type)} is`;
	if (values.length === 0) return `${typeInWords(type)} has no values`;
	if (mode === "any") return `${subject} ${orInWords(type, values)}`;
	if (mode !== "none") return `${type} ${mode} of ${inWords(values)}`;
	if (values.length > 2) return `${subject} none of ${orInWords(type, values)}`;
	if (values.length === 2) return `${subject} neither ${inOrder$1(type, values).map(visible).join(" nor ")}`;
	return subject.replace(/ is/, " is not").concat(` ${inWords(values)}`);
}
function findingsInWords(type, mode, values) {
	const words = orInWords(type, values);
	if (type === "repository_tag") return `repository ${mode === "any" ? "" : "not "}tagged ${words}`;
	return `${typeInWords(type)} ${mode === "any" ? "" : "other than "}${words}`;
}
const typeNames = new Map([
	["repository_tag", "repository tag"],
	["vulnerability_class", "vulnerability class"],
	["breaking_change", "breaking change"],
	["full_scan", "full scan"]
]);
const typeInWords = (type) => typeNames.get(type) ?? type;
function orInWords(type, values) {
	const words = inOrder$1(type, values).slice(0, shown$2).map(visible);
	const all = values.length > shown$2 ? [...words, `${String(values.length - shown$2)} more`] : words;
	return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} or ${all.at(-1) ?? ""}`;
}
const ranked = new Set(["severity", "confidence"]);
const ranks = [
	"critical",
	"high",
	"medium",
	"low"
];
const inOrder$1 = (type, values) => ranked.has(type) ? values.toSorted((a, b) => rankOf(a) - rankOf(b)) : values;
const rankOf = (value) => ranks.includes(value) ? ranks.indexOf(value) : ranks.length;
const together = (parts) => ({
	effect: combine(parts.map(({ effect }) => effect)),
	says: parts.map(({ says }) => says).join("; ")
});
const shown$2 = 5;
function inWords(items) {
	const words = items.slice(0, shown$2).map(visible);
	if (items.length > shown$2) return `${words.join(", ")}, and ${String(items.length - shown$2)} more`;
	return words.join(", ");
}
const named = (noun, items) => `${noun}${items.length === 1 ? "" : "s"} ${inWords(items)}`;
const treacherous = /^$|^\s|\s$|\s\s|[^\S ]|\p{Default_Ignorable_Code_Point}|, /u;
const unseen = /[^\S ]|\p{Default_Ignorable_Code_Point}/gu;
function visible(text) {
	if (!treacherous.test(text)) return text;
	return JSON.stringify(text).replaceAll(unseen, (mark) => String.raw`\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);
}
function differenceOf(before, after) {
	const [was, is] = modesOf(before, after);
	const [gone, come] = [without$1(before, after), without$1(after, before)];
	const pairs = gone.flatMap((one) => pairOf(one, gone, come));
	const paired = new Set(pairs.flat());
	const alone = (conditions) => conditions.filter((one) => !paired.has(one));
	return {
		mode: was === is ? null : is,
		pairs,
		gone: alone(gone),
		come: alone(come)
	};
}
function pairOf(one, gone, come) {
	const alike = (other) => other.type === one.type && other.mode === one.mode;
	const [other, ...more] = come.filter(alike);
	return other !== void 0 && more.length === 0 && gone.filter(alike).length === 1 ? [[one, other]] : [];
}
const minus = (values, others) => values.filter((value) => !others.includes(value));
// src/plan/effect/detection.ts
function judgeException(key, before, after, around) {
	const [was, is] = [typeOf(before), typeOf(after)];
	const where = `${ruleOf(key)} ${scopeOf(key)}`;
	const seen = before === null || after === null ? listsOf : (side) => side;
	const others = judgeOthers(seen(before), seen(after), exceptionFields);
	const parts = [...(was === is ? [] : [judgeTypes(was, is, where)]).map((one) => forNobody(one, key, around) ?? one), ...others];
	return parts.length > 0 ? together(parts) : {
		effect: "unknown",
		says: `no visible change for ${where}`
	};
}
function forNobody({ effect, says }, key, around) {
	const rule = String(key["rule"]);
	const [wasOff, isOff] = [around.wasOff(rule), around.isOff(rule)];
	const isIdle = effect === "looser" && wasOff || effect === "stricter" && isOff;
	if (key["rule_type"] !== "rule" || !isIdle) return null;
	return {
		effect: "neutral",
		says: `${says} (no effect: the rule ${offInWords(wasOff, isOff)})`
	};
}
function offInWords(wasOff, isOff) {
	if (wasOff && isOff) return "is disabled";
	return wasOff ? "was disabled and stays off here" : "is now disabled, so it stays off here";
}
const exceptionFields = [
	"exception_type",
	"rule",
	"rule_type",
	"project",
	"project_tag_name",
	"product"
];
function typeOf(side) {
	const type = side?.["exception_type"];
	return typeof type === "string" ? type : side && "not given";
}
const exceptionTypes = {
	"null exclude": {
		effect: "looser",
		says: "excludes"
	},
	"null include": {
		effect: "stricter",
		says: "includes"
	},
	"exclude null": {
		effect: "stricter",
		says: "no longer excludes"
	},
	"include null": {
		effect: "looser",
		says: "no longer includes"
	},
	"exclude include": {
		effect: "stricter",
		says: "includes, and no longer excludes,"
	},
	"include exclude": {
		effect: "looser",
		says: "excludes, and no longer includes,"
	}
};
function judgeTypes(was, is, where) {
	const known = exceptionTypes[`${String(was)} ${String(is)}`];
	if (known !== void 0) return {
		effect: known.effect,
		says: `${known.says} ${where}`
	};
	return {
		effect: "unknown",
		says: `exception type ${was ?? "none"} \u2192 ${is ?? "none"} for ${where}`
	};
}
const ruleOf = (key) => `${String(key["rule_type"])} ${visible(String(key["rule"]))}`;
function scopeOf(key) {
	const target = visible(String(key["scope_target"]));
	return key["scope_type"] === "project_tag" ? `in every project tagged ${target}` : `in ${String(key["scope_type"])} ${target}`;
}
const outputOnly = ["deployment_slug", "product"];
function missingFrom(list, from, than) {
	const [items, others] = [textsOf$2(from?.[list]), textsOf$2(than?.[list])];
	if (items === null || others === null) return null;
	const has = new Set(others);
	return [...new Set(items)].filter((item) => !has.has(item)).toSorted();
}
function textsOf$2(list) {
	if (list === null || list === void 0) return [];
	return Array.isArray(list) && list.every((item) => typeof item === "string") ? list : null;
}
function judgeLists(before, after, around) {
	const parts = [...judgeRules(before, after, around), ...judgeOthers(before, after, [...ruleLists$1, ...outputOnly])];
	if (parts.length > 0) return together(parts);
	if (plain(listsOf(before)) !== plain(listsOf(after))) return {
		effect: "neutral",
		says: "equivalent; only the notation differs"
	};
	return {
		effect: "unknown",
		says: "no visible change"
	};
}
function judgeRules(before, after, around) {
	const [gone, come] = [missingFrom("rules", before, after), missingFrom("rules", after, before)];
	const [enabled, disabled] = [missingFrom("disabled", before, after), missingFrom("disabled", after, before)];
	const [goneOff, comeOff] = [gone?.filter(around.wasOff) ?? [], come?.filter(around.isOff) ?? []];
	const dropped = alsoIn(goneOff, enabled);
	const stillborn = around.hadUnlisted ? [] : alsoIn(comeOff, disabled);
	return [
		...judgeItems(missingFrom("rulesets", before, after), "looser", "removes", "ruleset"),
		...judgeItems(without(gone, goneOff), "looser", "removes", "rule"),
		...judgeItems(without(disabled, stillborn), "looser", "disables", "rule"),
		...judgeItems(missingFrom("rulesets", after, before), "stricter", "adds", "ruleset"),
		...judgeItems(without(come, comeOff), "stricter", "adds", "rule"),
		...judgeItems(without(goneOff, dropped), "neutral", "removes", "disabled rule"),
		...judgeItems(comeOff, "neutral", "adds", "disabled rule"),
		...judgeItems(without(enabled, dropped), "stricter", "no longer disables", "rule"),
		...judgeDropped(dropped, around)
	];
}
function judgeDropped(rules, { hasUnlisted }) {
	if (rules.length === 0) return [];
	const says = `removes ${named("rule", rules)} and no longer disables ${rules.length === 1 ? "it" : "them"}`;
	return hasUnlisted ? [{
		effect: "stricter",
		says: `${says} (it did not run; now it runs if a ruleset or the platform includes it)`
	}] : [{
		effect: "neutral",
		says: `${says} (no effect: it did not run and still does not)`
	}];
}
function alsoIn(rules, others) {
	const has = new Set(others);
	return rules.filter((rule) => has.has(rule));
}
function without(rules, others) {
	const has = new Set(others);
	return rules?.filter((rule) => !has.has(rule)) ?? null;
}
function judgeItems(items, effect, does, noun) {
	if (items === null) return [{
		effect: "unknown",
		says: `${does} ${noun}s in an unknown form`
	}];
	const idle = effect === "neutral" ? " (no effect)" : "";
	return items.length === 0 ? [] : [{
		effect,
		says: `${does} ${named(noun, items)}${idle}`
	}];
}
const judgeOthers = (before, after, known) => otherFields(before, after, known).map((field) => ({
	effect: "unknown",
	says: `changes unknown field ${field}`
}));
const listsOf = (side) => Object.fromEntries(ruleLists$1.map((list) => [list, side?.[list]]));
const nothingElse = {
	wasOff: () => false,
	isOff: () => false,
	hadUnlisted: true,
	hasUnlisted: true
};
function detectionSides(bundle, entries) {
	const lists = entries.find(({ object }) => object === "DetectionPolicy");
	const exceptions = entries.filter(({ object }) => object === "DetectionPolicyException");
	const sent = bundle.exceptions.map((exception) => ({ ...exception }));
	const were = [...sent, ...exceptions.flatMap(({ key, before }) => before === null ? [] : [{
		...before,
		...key
	}])];
	const disabled = lists === void 0 ? bundle.disabled : itemsOf$3(lists.before?.["disabled"]);
	const hasUnlisted = lists?.key["product"] !== "code" || !isEmpty$1(bundle.rulesets);
	return {
		wasOff: offIn(disabled, were),
		isOff: offIn(bundle.disabled, sent),
		hadUnlisted: hasUnlisted || !isEmpty$1(lists?.before?.["rulesets"]),
		hasUnlisted
	};
}
function offIn(disabled, exceptions) {
	const off = new Set(disabled);
	const including = exceptions.filter((one) => one["exception_type"] !== "exclude");
	const included = new Set(including.map((one) => one["rule"]));
	const anyPack = including.some((one) => one["rule_type"] !== "rule");
	return (rule) => !anyPack && off.has(rule) && !included.has(rule);
}
const isEmpty$1 = (list) => list === null || list === void 0 || Array.isArray(list) && list.length === 0;
const itemsOf$3 = (list) => Array.isArray(list) ? list : [];
// src/plan/effect/actions.ts
const hasType$1 = (actions, type) => actions.some((action) => action.type === type);
function modeOf$1(actions) {
	if (hasType$1(actions, "block")) return "Block";
	return hasType$1(actions, "pr_comment") ? "Comment" : "Monitor";
}
const opaqueTypes = (actions) => [...new Set(actions.filter(({ deed }) => deed === "unknown").map(({ type }) => type))];
function phraseOf(actions) {
	const phrases = [...strongest(actions), ...statesOf(actions).map(triaging)];
	if (phrases.length === 0) return modes.Monitor;
	const join = (form) => phrases.map((phrase) => phrase[form]).join(" and ");
	return {
		does: join("does"),
		doing: join("doing")
	};
}
function strongest(actions) {
	const mode = modeOf$1(actions);
	if (mode !== "Monitor") return [modes[mode]];
	return actions.some(({ state }) => state === null) ? [{
		does: "acts on",
		doing: "acting on"
	}] : [];
}
const modes = {
	Monitor: {
		does: "monitors",
		doing: "monitoring"
	},
	Comment: {
		does: "comments on",
		doing: "commenting on"
	},
	Block: {
		does: "blocks",
		doing: "blocking"
	}
};
const statesOf = (actions) => [...new Set(actions.flatMap(({ state }) => state ?? []))];
const stateVerbs = new Map([
	["ignored", {
		does: "ignores",
		doing: "ignoring"
	}],
	["provisionally_ignored", {
		does: "provisionally ignores",
		doing: "provisionally ignoring"
	}],
	["reopened", {
		does: "reopens",
		doing: "reopening"
	}]
]);
function triaging(state) {
	const word = visible(state);
	const { does, doing } = stateVerbs.get(state) ?? {
		does: `marks as ${word}`,
		doing: `marking as ${word}`
	};
	return {
		does: `${does} (triage)`,
		doing: `${doing} (triage)`
	};
}
function compareActions(before, after) {
	const [gone, come] = [actionsWithout(before, after), actionsWithout(after, before)];
	const recounted = before.some(({ text }) => has(after, text) && countOf(before, text) !== countOf(after, text));
	const unclear = recounted ? ["lists an action more or less often"] : [];
	if (gone.length === 0 && come.length === 0) {
		const says = before.some(({ text }, index) => after[index]?.text !== text) && !recounted ? ["changes the order of the actions"] : unclear;
		return {
			says,
			settings: [],
			isUnclear: says.length > 0
		};
	}
	const settings = [...new Set(gone.map(({ type }) => type))].filter((type) => hasType$1(come, type));
	const ladder = modeChange(before, after);
	const rest = (actions) => actions.filter(({ type }) => !settings.includes(type) && !(ladder.length > 0 && onLadder.has(type))).map(({ type, state }) => state === null ? type : `${type} (${visible(state)})`);
	return {
		says: [
			...ladder,
			...settings.map((type) => `changes the settings of ${named("action", [type])}`),
			...rest(gone).map((name) => `removes action ${name}`),
			...rest(come).map((name) => `adds action ${name}`),
			...unclear
		],
		settings,
		isUnclear: recounted
	};
}
const countOf = (actions, wanted) => actions.filter(({ text }) => text === wanted).length;
const has = (actions, wanted) => countOf(actions, wanted) > 0;
function actionsWithout(actions, others) {
	const come = actions.filter(({ text }) => !has(others, text));
	return [...new Map(come.map((action) => [action.text, action])).values()];
}
const onLadder = new Set(["block", "pr_comment"]);
function modeChange(before, after) {
	const [was, is] = [modeOf$1(before), modeOf$1(after)];
	return was === is ? [] : [`${was} \u2192 ${is}`];
}
// src/plan/effect/compare.ts
function compareEnforcement(slug, was, is, sides) {
	const losses = differences(slug, was, sides.after);
	const gains = differences(slug, is, sides.before);
	const lost = (deed) => losses.deeds.has(deed);
	const gained = (deed) => gains.deeds.has(deed);
	const coveredBy = [...new Set([...losses.coveredBy, ...gains.coveredBy])].toSorted();
	const looser = lost("enforces") || gained("hides");
	const stricter = gained("enforces") || lost("hides");
	if (lost("unknown") || gained("unknown")) return {
		effect: "unknown",
		coveredBy
	};
	if (!looser && !stricter) return {
		effect: "neutral",
		coveredBy
	};
	if (hasOtherUnknowns(was, is)) return {
		effect: "unknown",
		coveredBy
	};
	if (looser && stricter) return {
		effect: "mixed",
		coveredBy
	};
	return {
		effect: looser ? "looser" : "stricter",
		coveredBy
	};
}
function hasOtherUnknowns(was, is) {
	return was.region.length > 0 && is.region.length > 0 && !shareUnknown(was.region, is.region);
}
function differences(slug, { level, deeds, region }, side) {
	const found = [...level > 0 ? [["enforces", (other) => other.level >= level]] : [], ...[...deeds].map(([text, deed]) => [deed, (other) => other.deeds.has(text)])].map(([deed, does]) => ({
		deed,
		cover: coverOf(region, side, does)
	}));
	return {
		deeds: new Set(found.flatMap(({ deed, cover }) => lossOf(deed, cover))),
		coveredBy: found.flatMap(({ cover }) => cover.kind === "covered" ? cover.by : []).filter((one) => one !== slug)
	};
}
function lossOf(deed, { kind }) {
	if (kind === "covered") return [];
	return [kind === "open" ? deed : "unknown"];
}
const maxTogether = 12;
function coverOf(region, side, does) {
	try {
		const covers = region.map((cube) => coverOfCube(cube, (sample) => side(sample, does)));
		return covers.find(({ kind }) => kind === "open") ?? covers.find(({ kind }) => kind === "too-many") ?? {
			kind: "covered",
			by: covers.flatMap((one) => one.kind === "covered" ? one.by : [])
		};
	} catch (error) {
		if (error instanceof TooManyCases) return { kind: "too-many" };
		throw error;
	}
}
function coverOfCube(cube, find) {
	const parts = [];
	if (findUncovered(cube, [], (sample) => {
		const part = find(sample);
		if (part !== null) parts.push(part);
		return part === null || parts.length > maxTogether ? null : part.cube;
	}) !== null) return { kind: parts.length > maxTogether ? "too-many" : "open" };
	return {
		kind: "covered",
		by: needed(parts, (some) => findUncovered(cube, some) === null)
	};
}
function needed(parts, suffice) {
	let kept = [...parts];
	for (const part of parts.length > 1 ? parts : []) {
		const rest = kept.filter((one) => one !== part);
		if (suffice(rest.map(({ cube }) => cube))) kept = rest;
	}
	return kept.map(({ policy }) => policy.slug);
}
function sideOf(policies) {
	const parts = policies.flatMap((policy) => policy.region.map((cube) => ({
		cube,
		policy
	})));
	const uses = countNames(parts);
	const [always, byName] = [[], new Map()];
	for (const part of parts) {
		const needs = rarest(part.cube.some, uses);
		if (needs === null) always.push(part);
		for (const name of needs ?? []) {
			const list = byName.get(name);
			if (list === void 0) byName.set(name, [part]);
			else list.push(part);
		}
	}
	return (sample, does) => {
		const fits = ({ cube, policy }) => matches$1(cube, sample) && does(policy);
		for (const name of sample.holds) {
			const found = byName.get(name)?.find(fits);
			if (found !== void 0) return found;
		}
		return always.find(fits) ?? null;
	};
}
function countNames(parts) {
	const uses = new Map();
	for (const { cube } of parts) for (const names of cube.some) for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
	return uses;
}
function rarest(lists, uses) {
	const countOf = (names) => names.reduce((sum, name) => sum + (uses.get(name) ?? 0), 0);
	return lists.reduce((best, names) => best === null || countOf(names) < countOf(best) ? names : best, null);
}
const both = (one, other) => (sample, does) => one(sample, does) ?? other(sample, does);
// src/plan/effect/policy.ts
const strange$1 = {
	effect: "unknown",
	says: "has an unknown form"
};
function alone(slug, before, after) {
	const side = (content) => sideOf([{
		...enforcementOf$1(content) ?? idle,
		slug
	}]);
	return {
		before: side(before),
		after: side(after)
	};
}
const idle = {
	level: 0,
	deeds: new Map(),
	region: []
};
const judgeCreate = (change) => judgeWhole(change.after, change, {
	idle: "is inactive, so it does nothing yet",
	does: ({ does }) => does,
	covered: "already covered by"
});
const judgeDelete = (change) => judgeWhole(change.before, change, {
	idle: "was inactive, so nothing changes",
	does: ({ doing }) => `stops ${doing}`,
	covered: "covered by"
});
function judgeWhole(content, change, words) {
	const policy = readPolicy$1(content, null);
	if (policy === null) return strange$1;
	const { active, actions, filters } = policy;
	if (active && actions.length === 0 && filters === null) return strange$1;
	if (!active) return neutral(words.idle);
	const compared = compare(change);
	if (isCovered(compared)) return neutral(`no effect: ${words.covered} ${inWords(compared.coveredBy)}`);
	return withNotes(compared, opaqueTypes(actions), `${words.does(phraseOf(actions))} ${describeFilters(filters)}`);
}
const neutral = (says) => ({
	effect: "neutral",
	says
});
function compare({ slug, before, after, sides }) {
	const [was, is] = [enforcementOf$1(before) ?? idle, enforcementOf$1(after) ?? idle];
	const found = compareEnforcement(slug, was, is, sides);
	const { effect } = found.coveredBy.length === 0 ? found : compareEnforcement(slug, was, is, alone(slug, before, after));
	return {
		...found,
		alone: effect
	};
}
const covers = (slugs) => `covered by ${inWords(slugs)}`;
const isCovered = ({ effect, alone: own }) => effect === "neutral" && own !== "neutral";
function withNotes({ effect, alone: own, coveredBy }, opaque, says) {
	if (effect === "unknown") return {
		effect,
		says: `${says}${opaque.length > 0 ? ` (the effect of ${named("action", opaque)} is not known)` : ""}`
	};
	return {
		effect,
		says: effect === own ? says : `${says} (partly ${covers(coveredBy)})`
	};
}
function judgeUpdate(change) {
	const { before, after } = change;
	const was = readPolicy$1(before, null);
	const is = readPolicy$1(after, was);
	if (was === null || is === null || before === null || after === null) return strange$1;
	const others = [...otherFields(before, after, policyFields), ...otherFields(before["filters"], after["filters"], filterFields)];
	const parts = [
		...judgeEnforcement(was, is, change),
		...judgeText("name", before, after, `changes the name to ${visible(String(after["name"]))}`),
		...judgeText("description", before, after, "changes the description"),
		...others.map((field) => ({
			effect: "unknown",
			says: `changes unknown field ${field}`
		}))
	];
	if (parts.length > 0) return together(parts);
	return plain([before["filters"], before["actions"]]) !== plain([after["filters"], after["actions"]]) ? neutral("equivalent; only the notation differs") : {
		effect: "unknown",
		says: "no visible change"
	};
}
const judgeText = (field, before, after, says) => otherFields({ [field]: before[field] }, { [field]: after[field] }, []).length > 0 ? [neutral(says)] : [];
function judgeEnforcement(was, is, change) {
	const actions = compareActions(was.actions, is.actions);
	const parts = [...actions.says, ...filterParts(was, is)];
	if (was.active !== is.active) return [judgeSwitch(was, is, parts, change)];
	if (parts.length === 0) return [];
	if (!was.active) return [neutral("stays inactive, so nothing changes")];
	return [judgeParts(parts, actions, opaqueInBoth(was, is), compare(change))];
}
function filterParts(was, is) {
	const isIdle = was.actions.length === 0 || is.actions.length === 0;
	const same = was.filtersText === is.filtersText;
	const [{ doing }, { does }] = [phraseOf(isIdle ? [] : was.actions), phraseOf(isIdle ? [] : is.actions)];
	return same ? [] : describeFilterChange(was.filters, is.filters, {
		does,
		doing
	});
}
const opaqueInBoth = (was, is) => {
	const types = opaqueTypes(is.actions);
	return opaqueTypes(was.actions).filter((type) => types.includes(type));
};
function judgeParts(parts, { settings, isUnclear }, opaque, compared) {
	const says = parts.join("; ");
	if (isUnclear) return {
		effect: "unknown",
		says
	};
	if (isCovered(compared)) return neutral(`${says} (no effect: ${covers(compared.coveredBy)})`);
	if (compared.effect !== "neutral" && settings.length > 0) return {
		effect: "unknown",
		says
	};
	return withNotes(compared, opaque, says);
}
function judgeSwitch(was, is, parts, change) {
	const also = parts.length > 0 ? "; other settings change too" : "";
	const [policy, says] = is.active ? [is, `becomes active: ${phraseOf(is.actions).does} ${describeFilters(is.filters)}${also}`] : [was, `becomes inactive: stops ${phraseOf(was.actions).doing} ${describeFilters(was.filters)}${also}`];
	const compared = compare(change);
	if (isCovered(compared)) return neutral(`${says} (no effect: ${covers(compared.coveredBy)})`);
	return withNotes(compared, opaqueTypes(policy.actions), says);
}
function policySides(bundle, entries) {
	const changed = entries.filter(({ object }) => object === "RemediationPolicy");
	const unchanged = unchangedPolicies(bundle, changed).flatMap((policy) => enforced(slugOf(policy), policy));
	const one = (side) => changed.flatMap((entry) => enforced(String(entry.key["slug"]), entry[side]));
	const kept = sideOf(unchanged);
	return {
		before: both(sideOf(one("before")), kept),
		after: both(sideOf(one("after")), kept)
	};
}
function enforced(slug, content) {
	const enforcement = enforcementOf$1(content);
	return enforcement === null ? [] : [{
		...enforcement,
		slug
	}];
}
function describeFilterChange(before, after, phrase) {
	if (before === null || after === null) return ["has filters in an unknown form"];
	const difference = differenceOf(before, after);
	const described = describeDifference(difference);
	if (described.length === 0) return [];
	const pair = tellingPair(difference, after);
	const reach = compareReach(before, after);
	if (pair !== null && reach !== "same") return [meaningOf(pair, phrase)];
	return [`${reachInWords(reach, phrase)}: ${inBrief(described).join("; ")}`];
}
function describeFilters(filters) {
	if (filters === null) return "findings by filters in an unknown form";
	const [shown, more] = [filters.conditions.slice(0, 5), filters.conditions.length - 5];
	const word = filters.mode === "all" ? ", and " : ", or ";
	const rest = more > 0 ? [`${String(more)} more ${more === 1 ? "condition" : "conditions"}`] : [];
	return `findings where ${[...shown.map(describeCondition), ...rest].join(word)}`;
}
const modeWords = {
	any: "one condition is enough, no longer all of them",
	all: "all conditions must hold, no longer only one"
};
const describeDifference = ({ mode, pairs, gone, come }) => [
	...mode === null ? [] : [modeWords[mode]],
	...pairs.map(([one, other]) => `${describeCondition(other)} (was ${orInWords(one.type, one.values) || "no values"})`),
	...gone.map((one) => `removes the condition that ${describeCondition(one)}`),
	...come.map((one) => `adds the condition that ${describeCondition(one)}`)
];
const single = new Set(["severity", "confidence"]);
function tellingPair({ mode, pairs, gone, come }, after) {
	const [pair, ...more] = pairs;
	if (pair === void 0 || more.length + gone.length + come.length > 0 || mode !== null) return null;
	if (after.mode === "any" && after.conditions.length > 1) return null;
	const [one, other] = pair;
	if (after.conditions.some((beside) => beside !== other && beside.type === one.type)) return null;
	return single.has(one.type) && one.understood && other.understood ? pair : null;
}
function meaningOf([one, other], { does, doing }) {
	const [dropped, added] = [minus(one.values, other.values), minus(other.values, one.values)];
	const [less, more] = one.mode === "any" ? [dropped, added] : [added, dropped];
	const said = (values) => findingsInWords(one.type, "any", values);
	return [...less.length > 0 ? [`stops ${doing}: ${said(less)}`] : [], ...more.length > 0 ? [`also ${does}: ${said(more)}`] : []].join("; ");
}
const mostDescribed = 5;
const inBrief = (described) => {
	const more = described.length - mostDescribed;
	return more < 2 ? described : [...described.slice(0, mostDescribed), `and ${String(more)} more changes`];
};
const reachWords = {
	same: "the same",
	wider: "more",
	narrower: "fewer",
	other: "different"
};
const reachInWords = (reach, { does }) => reach === "unknown" ? "the effect is not known" : `${does} ${reachWords[reach]} findings`;
// src/plan/effect.ts
const strange = ({ object }) => ({
	effect: "unknown",
	says: `an object of unknown kind ${object}`
});
const policyChange = ({ key, before, after }, { policies }) => {
	const slug = String(key["slug"]);
	return {
		slug,
		before,
		after,
		sides: policies ?? alone(slug, before, after)
	};
};
const policy = {
	create: (entry, around) => judgeCreate(policyChange({
		...entry,
		before: null
	}, around)),
	update: (entry, around) => judgeUpdate(policyChange(entry, around)),
	delete: (entry, around) => judgeDelete(policyChange({
		...entry,
		after: null
	}, around))
};
const lists$1 = {
	create: strange,
	update: ({ before, after }, { detection }) => judgeLists(before, after, detection),
	delete: strange
};
const none$2 = {};
const judges = new Map([
	["RemediationPolicy", policy],
	["DetectionPolicy", lists$1],
	["DetectionPolicyException", {
		create: ({ key, after }, { detection }) => judgeException(key, null, after ?? none$2, detection),
		update: ({ key, before, after }, { detection }) => judgeException(key, before ?? none$2, after ?? none$2, detection),
		delete: ({ key, before }, { detection }) => judgeException(key, before ?? none$2, null, detection)
	}]
]);
function judgeIn(bundle, entries) {
	const isAny = entries.length > 0;
	const around = {
		policies: bundle.kind === "remediation" && isAny ? policySides(bundle.content, entries) : null,
		detection: bundle.kind === "remediation" ? nothingElse : detectionSides(bundle.content, entries)
	};
	return (verb, entry) => judgeAmong(verb, entry, around);
}
const judge = (verb, entry) => judgeAmong(verb, entry, {
	policies: null,
	detection: nothingElse
});
const judgeAmong = (verb, entry, around) => (judges.get(entry.object)?.[verb] ?? strange)(entry, around);
// src/plan/plan.ts
const planBundle = (bundle, deployment, preview, locate) => planPrepared(prepareNow(bundle), deployment, preview, locate);
function planPrepared({ bundle, bundleDigest: sent }, deployment, preview, locate) {
	if (preview.rejections.length > 0) throw new Error("a rejected bundle has no plan");
	const changes = changesOf$1(bundle, preview, locate);
	const digests = {
		bundleDigest: sent,
		diffDigest: diffDigest(changes)
	};
	const planned = {
		deployment,
		stateVersion: preview.stateVersion,
		...digests,
		changes
	};
	return bundle.kind === "remediation" ? {
		kind: bundle.kind,
		content: bundle.content,
		...planned
	} : {
		kind: bundle.kind,
		content: bundle.content,
		...planned
	};
}
function makePlan(bundles) {
	return {
		bundles,
		digest: planDigest(bundles),
		summary: summarize(bundles.flatMap((bundle) => bundle.changes))
	};
}
function changesOf$1(bundle, preview, locate) {
	const deletes = inOrder("delete", preview.deletes);
	const others = [...inOrder("update", preview.updates), ...inOrder("create", preview.creates)];
	const judge = judgeIn(bundle, [
		...preview.deletes,
		...preview.updates,
		...preview.creates
	]);
	return [...deletes, ...declare(bundle, others, locate)].map((entry) => toChange$1(entry, judge));
}
function inOrder(verb, entries) {
	return entries.map((entry) => ({
		verb,
		entry,
		id: objectId(entry.object, entry.key),
		at: null,
		notes: {}
	})).toSorted((a, b) => a.id < b.id ? -1 : Number(a.id > b.id));
}
function declare(bundle, entries, locate) {
	const idOf = declaredId(bundle);
	const ids = entries.map(({ entry }) => idOf(entry));
	const places = [...new Set(ids.flatMap((id) => bundle.origins.get(id) ?? []))];
	const positions = locate(places);
	const at = new Map(places.map((place, index) => [place, positions[index]]));
	return entries.map((entry, index) => {
		const id = ids[index] ?? entry.id;
		const place = bundle.origins.get(id);
		const notes = bundle.notes.get(id) ?? bundle.notes.get(entry.id) ?? {};
		return {
			...entry,
			at: (place && at.get(place)) ?? null,
			notes
		};
	});
}
const none$1 = {};
function toChange$1({ verb, entry, id, at, notes }, judge) {
	const { object, key, before, after } = entry;
	const facts = {
		object,
		key,
		id,
		...judge(verb, entry)
	};
	if (verb === "delete") return {
		verb,
		...facts,
		before: before ?? none$1
	};
	if (verb === "create") return {
		verb,
		...facts,
		after: after ?? none$1,
		at,
		notes
	};
	return {
		verb,
		...facts,
		before: before ?? none$1,
		after: after ?? none$1,
		at,
		notes
	};
}
function declaredId(bundle) {
	if (bundle.kind !== "remediation") return (entry) => entry.object === "DetectionPolicy" ? firstChangedList(bundle, entry) : idOf$1(entry);
	const find = policyFinder(bundle.content);
	return (entry) => {
		if (entry.object !== "RemediationPolicy") return idOf$1(entry);
		const policy = find(String(entry.key["slug"]), entry.after?.["name"]);
		return policy === null ? idOf$1(entry) : policyId(slugOf(policy));
	};
}
const idOf$1 = ({ object, key }) => objectId(object, key);
function firstChangedList(bundle, { before, after }) {
	const only = (content, list) => canonicalObject("DetectionPolicy", { [list]: content?.[list] });
	return [...ruleLists$1.filter((list) => only(before, list) !== only(after, list)), ...ruleLists$1].map(listId).find((id) => bundle.origins.has(id)) ?? "policy";
}
const atOnce = 100;
function* prepare(bundle) {
	if (bundle.kind !== "remediation") return {
		bundle,
		bundleDigest: bundleDigest(bundle)
	};
	const text = yield* canonicalText(bundle.content);
	yield;
	return {
		bundle,
		bundleDigest: digestOfBundle(bundle.kind, text)
	};
}
function* canonicalText(content) {
	const texts = [];
	for (const policy of content.policies) {
		texts.push(canonicalPolicy(policy));
		enforcementOf$1(policy);
		if (texts.length % atOnce === 0) yield;
	}
	return canonicalRemediation(content, texts);
}
function prepareNow(bundle) {
	const steps = prepare(bundle);
	let step = steps.next();
	while (step.done !== true) step = steps.next();
	return step.value;
}
const beside = (text, other) => `${text}\0${other}`;
function placesIn({ content, origins }) {
	const places = new Map();
	const add = (text, place) => {
		if (place !== void 0 && !places.has(text)) places.set(text, {
			rank: places.size,
			place
		});
	};
	for (const list of ruleLists$1) for (const item of content[list]) add(item, origins.get(itemId(list, item)) ?? origins.get(listId(list)));
	for (const exception of content.exceptions) {
		const origin = origins.get(exceptionId(exception));
		for (const [text, field] of textsOf$1(exception)) add(text, origin && {
			file: origin.file,
			pointer: [...origin.pointer, field]
		});
	}
	return (texts) => {
		return texts.flatMap((text) => places.get(text) ?? []).toSorted((a, b) => a.rank - b.rank)[0]?.place ?? null;
	};
}
const fields = [
	"rule",
	"project",
	"project_tag_name"
];
function textsOf$1(exception) {
	const given = fields.flatMap((field) => {
		const text = exception[field];
		return text === void 0 ? [] : [{
			field,
			text
		}];
	});
	return given.flatMap(({ field, text }) => [[text, field], ...given.filter((other) => other.field !== field).map((other) => [beside(text, other.text), field])]);
}
function rejectionProblems(bundle, rejections) {
	if (rejections.length === 0) return [];
	const placeOf = bundle.kind === "remediation" ? policyPlaces(bundle) : detectionPlaces(bundle);
	return rejections.map((rejection) => {
		const { code: platformCode, message, policySlug: slug, context } = rejection;
		return {
			severity: "error",
			code: "platform-rejects",
			at: placeOf(rejection),
			platformCode,
			message,
			slug,
			context
		};
	});
}
const beginning = ({ origins }) => origins.values().next().value ?? nowhere;
function policyPlaces(bundle) {
	const find = policyFinder(bundle.content);
	return (rejection) => {
		const policy = rejection.policySlug === null ? null : find(rejection.policySlug, rejection.policySlug);
		const origin = policy === null ? void 0 : bundle.origins.get(policyId(slugOf(policy)));
		if (policy === null || origin === void 0) return beginning(bundle);
		return {
			file: origin.file,
			pointer: [...origin.pointer, ...pointerInto(policy, rejection)]
		};
	};
}
function detectionPlaces(bundle) {
	const find = placesIn(bundle);
	return ({ context: { value, ...rest } }) => {
		const others = Object.values(rest);
		return (value === void 0 ? null : find(others.map((other) => beside(value, other))) ?? find([value])) ?? find(others) ?? beginning(bundle);
	};
}
function pointerInto(policy, { code, context }) {
	const { action_type: action, missing_companion: companion, condition_type: type, value } = context;
	if (companion !== void 0) return actionPointer(policy, (found) => found === (action ?? needsOf(companion))) ?? ["actions"];
	if (action !== void 0) return actionPointer(policy, (found) => found === action) ?? ["actions"];
	if (type !== void 0) return conditionPointer(policy, type, value) ?? ["filters"];
	if (value !== void 0) return conditionPointer(policy, type, value) ?? settingPointer(policy, value) ?? [];
	return code === "RESERVED_SLUG" && policy.slug !== void 0 ? ["slug"] : [];
}
const needsOf = (companion) => companion === "pr_comment" ? "block" : null;
function actionPointer({ actions }, wanted) {
	const index = actions.findIndex(({ type }) => wanted(type));
	return index === -1 ? null : [
		"actions",
		index,
		"type"
	];
}
function conditionPointer({ filters: { conditions } }, type, value) {
	const fitting = [...conditions.entries()].filter(([, condition]) => type === void 0 || condition.type === type);
	const holding = value === void 0 ? void 0 : fitting.find(([, { values }]) => values.includes(value));
	if (holding !== void 0 && value !== void 0) return [
		"filters",
		"conditions",
		holding[0],
		"values",
		holding[1].values.indexOf(value)
	];
	const [first] = type === void 0 ? [] : fitting;
	return first === void 0 ? null : [
		"filters",
		"conditions",
		first[0]
	];
}
function settingPointer({ actions }, value) {
	const found = actions.flatMap(({ config = {} }, index) => Object.entries(config).map(([name, text]) => ({
		index,
		name,
		text
	}))).find(({ text }) => text === value);
	return found === void 0 ? null : [
		"actions",
		found.index,
		"config",
		found.name
	];
}
// src/plan/undo.ts
function undoBundle(bundle) {
	if (!bundle.changes.every(canBeRestored)) return null;
	return bundle.kind === "remediation" ? restorePolicies(bundle.content, bundle.changes) : restoreDetection(bundle.content, bundle.changes);
}
const restorable = new Map([
	["RemediationPolicy", (change) => change.verb === "create" || isWhole(change.before)],
	["DetectionPolicy", ({ verb }) => verb === "update"],
	["DetectionPolicyException", (change) => hasKnownScope(change) && (change.verb === "create" || hasType(change.before))]
]);
const canBeRestored = (change) => restorable.get(change.object)?.(change) ?? false;
const isWhole = ({ name, filters }) => typeof name === "string" && typeof filters === "object" && filters !== null;
const hasKnownScope = ({ key }) => key["scope_type"] === "project" || key["scope_type"] === "project_tag";
const hasType = (before) => typeof before["exception_type"] === "string";
function restoreDetection(content, changes) {
	const lists = listsBefore(content, changes);
	const exceptions = exceptionsBefore(content, changes);
	return lists && exceptions && {
		...content,
		...lists,
		exceptions
	};
}
function listsBefore(content, changes) {
	const update = changes.find(({ object }) => object === "DetectionPolicy");
	if (update?.verb !== "update") return {};
	const { exceptions: _, ...before } = update.before;
	const whole = (side) => Object.fromEntries(ruleLists$1.map((list) => [list, side[list] ?? []]));
	const after = whole(update.after);
	if (ruleLists$1.some((list) => content[list].length > 0 && isEmpty(after[list]))) return null;
	return {
		...before,
		...whole(before)
	};
}
const isEmpty = (list) => Array.isArray(list) && list.length === 0;
function exceptionsBefore({ exceptions }, changes) {
	const own = changes.filter(({ object }) => object === "DetectionPolicyException");
	const touched = new Map(own.map((change) => [objectId(change.object, change.key), change]));
	const sent = new Set(exceptions.map(exceptionId));
	if ([...touched].some(([id, { verb }]) => verb !== "delete" && !sent.has(id))) return null;
	return [...exceptions.flatMap((exception) => {
		const change = touched.get(exceptionId(exception));
		if (change === void 0) return [exception];
		return change.verb === "update" ? [restored(change.key, change.before)] : [];
	}), ...own.flatMap((change) => change.verb === "delete" ? [restored(change.key, change.before)] : [])];
}
const notOfException = [...ruleLists$1, "product"];
function restored({ scope_type: scope, scope_target: target, rule, rule_type }, before) {
	const own = Object.entries(before).filter(([field, value]) => value !== null && !notOfException.includes(field));
	return {
		...Object.fromEntries(own),
		rule,
		rule_type,
		[scope === "project" ? "project" : "project_tag_name"]: target
	};
}
function restorePolicies(content, changes) {
	const find = policyFinder(content);
	const touched = new Map();
	for (const change of changes) if (change.verb !== "delete") touched.set(find(String(change.key["slug"]), change.after["name"]), change);
	if (touched.has(null)) return null;
	const kept = content.policies.flatMap((policy) => asBefore(policy, touched.get(policy)));
	return {
		...content,
		policies: [...kept, ...changes.flatMap((change) => change.verb === "delete" ? [restoredPolicy(change.key, change.before)] : [])]
	};
}
function asBefore(policy, change) {
	if (change === void 0) return [policy];
	return change.verb === "update" ? [restoredPolicy(change.key, change.before)] : [];
}
const restoredPolicy = (key, before) => withoutNulls$1({
	...before,
	slug: before["slug"] ?? key["slug"]
});
const nullable = [
	"name",
	"description",
	"active",
	"filters",
	"actions"
];
const withoutNulls$1 = (policy) => Object.fromEntries(Object.entries(policy).filter(([field, value]) => value !== null || !nullable.includes(field)));
const turnRound = (bundle, undo, stateVersion) => planBundle(undo, bundle.deployment, previewOf(bundle.changes.map(turned), stateVersion), () => []);
function turned(change) {
	const { before, after, ...facts } = entryOf(change);
	return {
		...facts,
		before: after,
		after: before
	};
}
// src/apply/check.ts
function compareWithReviewed(reviewed, fresh) {
	const isSameDiff = fresh.diffDigest === reviewed.diffDigest;
	const isSameContent = fresh.bundleDigest === reviewed.bundleDigest;
	const isSameState = fresh.stateVersion === reviewed.stateVersion;
	if (fresh.changes.length === 0) return isSameContent && isSameState && !isSameDiff ? "odd" : "done";
	if (!isSameContent || !isSameDiff) return "other";
	return isSameState ? "same" : "moved";
}
const oddAnswer = (fresh) => new PlatformError(`The platform shows no changes of ${nameOfBundle(fresh)} at the very state version, ${fresh.stateVersion}, at which there have to be some.`, { hint: "Its answer may be incomplete. Retry; if it persists, ask the operator of the platform." });
async function checkAll(bundles, effects, options) {
	return inParallel(bundles, async (bundle) => toChecked(bundle, await effects.preview(bundle), options));
}
function toChecked(bundle, fresh, { onStale }) {
	if ("rejections" in fresh) return {
		bundle,
		state: "rejected",
		rejections: fresh.rejections
	};
	const match = compareWithReviewed(bundle, fresh);
	if (match === "odd") throw oddAnswer(fresh);
	if (match === "done") return {
		bundle,
		state: "done",
		fresh,
		before: bundle.changes.length > 0 ? undoBundle(bundle) : null
	};
	return match === "same" || match === "moved" && onStale === "same-diff" ? {
		bundle,
		state: "ready",
		fresh,
		before: undoBundle(fresh)
	} : {
		bundle,
		state: "stale",
		fresh
	};
}
// src/platform/profile.ts
const defaultProfile = {
	ifMatch: "raw",
	arrays: "repeat",
	staleCodes: ["STATE_VERSION_MISMATCH"],
	staleStatuses: [412],
	conflictStatuses: [409],
	rejectionCodes: [
		"UNKNOWN_REFERENCE",
		"MISSING_DEPENDENT_ACTION",
		"RESERVED_SLUG",
		"UNSUPPORTED_ACTION_TYPE",
		"INVALID_CONDITION_VALUE"
	],
	bundleReads: "auto",
	vocabularyReads: "auto",
	missingStatuses: [
		404,
		405,
		501
	],
	retryStatuses: [
		429,
		502,
		503,
		504
	],
	unprocessedStatuses: [429],
	doubtfulStatuses: [408, 499],
	errorTextFields: [
		"error",
		"message",
		"detail"
	],
	requestIdHeaders: [
		"x-request-id",
		"request-id",
		"x-correlation-id",
		"x-amzn-requestid",
		"x-amzn-trace-id",
		"cf-ray",
		"x-trace-id"
	]
};
// src/plan/losses.ts
const levels = [
	1,
	2,
	3,
	4
];
const isLoss = ({ was, is }) => is < was;
function fatesOf(bundle) {
	const { changes } = bundle;
	const others = changes.filter(({ verb, object }) => verb === "delete" && !known.has(object)).map(({ object }) => ({
		name: object,
		was: 2,
		is: 0,
		cause: "deleted"
	}));
	if (bundle.kind === "remediation") return {
		main: policyFates(bundle.content, changesOf("RemediationPolicy", changes)),
		others,
		unlisted: []
	};
	const exceptions = exceptionFates(bundle.content, changesOf("DetectionPolicyException", changes));
	return {
		...ruleFates(bundle),
		others: [...exceptions, ...others]
	};
}
const known = new Set([
	"RemediationPolicy",
	"DetectionPolicy",
	"DetectionPolicyException"
]);
const changesOf = (kind, changes) => changes.filter(({ object }) => object === kind).map((change) => ({
	...entryOf(change),
	id: change.id
}));
function policyFates(bundle, changes) {
	const kept = unchangedPolicies(bundle, changes);
	return [...changes.map(({ key, before, after }) => policyFate(String(key["slug"]), before, after)), ...kept.map((policy) => policyFate(slugOf(policy), policy, policy))];
}
const policyLevels = {
	nothing: 1,
	acts: 2,
	comments: 3,
	blocks: 4
};
function policyFate(slug, before, after) {
	const was = before === null ? 0 : policyLevels[strengthOf(before).strength];
	if (after === null) return {
		name: slug,
		was,
		is: 0,
		cause: "deleted"
	};
	const { strength, idle } = strengthOf(after);
	return {
		name: slug,
		was,
		is: policyLevels[strength],
		cause: idle ?? (was === 4 ? "unblocked" : "uncommented")
	};
}
const orNone = (list) => list ?? [];
const textsOf = (list, side) => orNone(missingFrom(list, side, {}));
function ruleFates(bundle) {
	const update = changesOf("DetectionPolicy", bundle.changes).find((one) => one.before !== null && one.after !== null);
	const [before, after] = [update?.before ?? bundle.content, update?.after ?? bundle.content];
	const off = orNone(missingFrom("disabled", after, before));
	const listed = new Set(textsOf("rules", before));
	const unlisted = bundle.kind !== "detection/code" || textsOf("rulesets", before).length > 0 ? off.filter((rule) => !listed.has(rule)) : [];
	return {
		main: [...listFates("ruleset", "rulesets", before, after), ...listFates("rule", "rules", before, after)],
		unlisted: unlisted.map((rule) => ({
			name: `rule ${rule}`,
			was: 2,
			is: 1,
			cause: "disabled"
		}))
	};
}
function listFates(noun, list, before, after) {
	const levelIn = (side) => {
		const items = new Set(textsOf(list, side));
		const off = new Set(list === "rules" ? textsOf("disabled", side) : []);
		return (item) => {
			if (!items.has(item)) return 0;
			return off.has(item) ? 1 : 2;
		};
	};
	const [was, is] = [levelIn(before), levelIn(after)];
	return [...new Set([...textsOf(list, before), ...textsOf(list, after)])].map((item) => ({
		name: `${noun} ${item}`,
		was: was(item),
		is: is(item),
		cause: is(item) === 0 ? "deleted" : "disabled"
	}));
}
function exceptionFates({ exceptions }, changes) {
	const changed = new Set(changes.map(({ id }) => id));
	const kept = exceptions.filter((one) => !changed.has(exceptionId(one)));
	return [...changes.map(({ key, before, after }) => ({
		name: exceptionName(key),
		was: exceptionLevel(before),
		is: exceptionLevel(after),
		cause: after === null ? "deleted" : "excluded"
	})), ...kept.map((one) => ({
		name: one.rule,
		was: exceptionLevel(one),
		is: exceptionLevel(one),
		cause: "deleted"
	}))];
}
function exceptionLevel(side) {
	if (side === null) return 0;
	return side["exception_type"] === "exclude" ? 1 : 2;
}
const exceptionName = ({ rule, scope_type: type, scope_target: target }) => `exception for ${String(rule)} in ${String(type)} ${String(target)}`;
// src/plan/guards.ts
function guardPlan(plan, limits) {
	const counted = plan.bundles.map((bundle) => ({
		bundle,
		fates: fatesOf(bundle)
	}));
	return [
		...guardDeletes(counted, limits),
		...guardPercent(counted, limits),
		...guardEmpty(counted, limits),
		...plan.bundles.flatMap((bundle) => guardProtected(bundle, limits)),
		...plan.bundles.flatMap((bundle) => guardLooser(bundle, limits))
	];
}
const refuse$1 = (guard, what, option) => ({
	guard,
	message: `${what} If this is intended, rerun with ${option}.`,
	option
});
function guardDeletes(counted, { maxDeletes }) {
	const over = counted.map(({ bundle, fates }) => ({
		bundle,
		all: [
			...fates.main,
			...fates.others,
			...fates.unlisted
		]
	})).map(({ bundle, all }) => ({
		bundle,
		live: all.filter(({ was }) => was > 0).length,
		lost: all.filter(isLoss)
	})).filter(({ lost }) => lost.length > maxDeletes);
	const option = `--max-deletes ${String(Math.max(...over.map(({ lost }) => lost.length)))}`;
	return over.map(({ bundle, live, lost }) => {
		const what = `${String(lost.length)} of ${String(live)} ${nouns[bundle.kind]} in ${bundle.deployment.slug}`;
		const { would, which } = lossWords(lost);
		return refuse$1("max-deletes", `${what} would ${would} (limit ${String(maxDeletes)}): ${which}.`, option);
	});
}
const fewest = 10;
function guardPercent(counted, { maxDeletePercent }) {
	const over = counted.flatMap(({ bundle, fates }) => {
		const share = largestShare([...fates.main, ...fates.others]);
		return share !== null && share.lost.length * 100 > maxDeletePercent * share.live ? [{
			bundle,
			share
		}] : [];
	});
	const option = `--max-delete-percent ${String(Math.max(...over.map(({ share }) => percentOf(share))))}`;
	return over.map(({ bundle, share }) => {
		const { would, which } = lossWords(share.lost);
		const count = `${String(share.lost.length)} of ${String(share.live)} ${nouns[bundle.kind]}${thatDo[share.level]}`;
		const percent = `that is ${String(percentOf(share))}% (limit ${String(maxDeletePercent)}%)`;
		const what = `${count} in ${bundle.deployment.slug} would ${would}; ${percent}: ${which}.`;
		return refuse$1("max-delete-percent", what, option);
	});
}
function largestShare(fates) {
	return levels.map((level) => {
		const live = fates.filter(({ was }) => was >= level);
		return {
			level,
			live: live.length,
			lost: live.filter(({ is }) => is < level)
		};
	}).filter(({ live }) => live >= fewest).reduce((most, one) => most === null || shareOf(one) > shareOf(most) ? one : most, null);
}
const shareOf = ({ live, lost }) => lost.length / live;
const percentOf = ({ live, lost }) => Math.ceil(lost.length * 100 / live);
const thatDo = {
	0: "",
	1: "",
	2: " that enforce",
	3: " that comment or block",
	4: " that block"
};
function lossWords(lost) {
	const causes = [...new Set(lost.map(({ cause }) => cause))];
	const namesOf = (cause) => lost.filter((one) => one.cause === cause).map(({ name }) => name);
	const [only, ...more] = causes;
	if (only !== void 0 && more.length === 0) return {
		would: causeWords[only].would,
		which: inWords(namesOf(only))
	};
	return {
		would: causes.includes("deleted") ? "be deleted or enforce less" : "enforce less",
		which: causes.map((cause) => {
			const names = namesOf(cause);
			return `${String(names.length)} ${causeWords[cause].are} (${inWords(names)})`;
		}).join(", ")
	};
}
const causeWords = {
	deleted: {
		would: "be deleted",
		are: "deleted"
	},
	inactive: {
		would: "become inactive",
		are: "inactive"
	},
	"no-actions": {
		would: "have no action that enforces",
		are: "without an action that enforces"
	},
	"matches-nothing": {
		would: "match no finding",
		are: "matching no finding"
	},
	unblocked: {
		would: "stop blocking",
		are: "no longer blocking"
	},
	uncommented: {
		would: "stop commenting",
		are: "no longer commenting"
	},
	disabled: {
		would: "be disabled",
		are: "disabled"
	},
	excluded: {
		would: "exclude their rule, not include it",
		are: "excluding their rule, not including it"
	}
};
const nouns = {
	remediation: "remediation policies",
	"detection/code": "rulesets, rules and exceptions of detection/code",
	"detection/secrets": "rulesets, rules and exceptions of detection/secrets"
};
function guardEmpty(counted, { allowEmpty }) {
	if (allowEmpty) return [];
	return counted.flatMap(({ bundle, fates }) => {
		const emptied = levels.map((level) => emptiedAt(level, bundle, fates)).find((what) => what !== null);
		return emptied === void 0 ? [] : [refuse$1("empty", emptied, "--allow-empty")];
	});
}
function emptiedAt(level, bundle, fates) {
	const isMain = fates.main.some(({ was }) => was >= level);
	const group = isMain ? fates.main : fates.others;
	const live = group.filter(({ was }) => was >= level).length;
	if (live === 0 || group.some(({ is }) => is >= level)) return null;
	const { kind, deployment } = bundle;
	const place = kind === "remediation" ? deployment.slug : `${kind} of ${deployment.slug}`;
	const noun = isMain ? kind === "remediation" ? "remediation policy" : "ruleset or rule" : "exception";
	if (level === 1) return `No ${noun} would be left in ${place} (now ${String(live)}).`;
	const lost = group.filter((one) => one.was >= level && isLoss(one));
	return `No ${noun} in ${place} would ${anyMore[level]} any more (${String(live)} ${live === 1 ? "does" : "do"} now): ${lossWords(lost).which}.`;
}
const anyMore = {
	2: "enforce anything",
	3: "comment or block",
	4: "block"
};
const isWeakening = ({ effect }) => effect === "looser" || effect === "mixed" || effect === "unknown";
function guardProtected({ changes, deployment }, { protected: slugs }) {
	return changes.filter((change) => change.object === "RemediationPolicy" && slugs.includes(String(change.key["slug"]))).flatMap((change) => {
		const harm = harmOf(change);
		if (harm === null) return [];
		const slug = String(change.key["slug"]);
		const what = `The protected policy ${slug} in ${deployment.slug} would be ${harm}.`;
		return [refuse$1("protected", what, `--allow-protected ${shellWord(slug)}`)];
	});
}
function harmOf(change) {
	if (change.verb === "delete") return "deleted";
	if (change.verb === "create") return null;
	if (isWeakening(change)) return `changed (${change.effect}: ${change.says})`;
	const own = judgeAlone(change);
	return own !== null && isWeakening(own) ? `changed (${own.effect} by itself: ${own.says})` : null;
}
function judgeAlone(change) {
	if (change.before["active"] !== false) return judge("update", change);
	const [before, after] = [asOn(change.before), asOn(change.after)];
	return canonicalObject(change.object, before) === canonicalObject(change.object, after) ? null : judge("update", {
		...change,
		before,
		after
	});
}
const asOn = (policy) => ({
	...policy,
	active: true
});
function guardLooser(bundle, { looser }) {
	const weakening = bundle.changes.filter(isWeakening);
	if (looser === "allow" || weakening.length === 0) return [];
	const what = `${`${String(weakening.length)} ${weakening.length === 1 ? "change" : "changes"}`} of ${bundle.kind} in ${bundle.deployment.slug} would loosen enforcement, or may: ${inWords(weakening.map(nameOf))}.`;
	return [refuse$1("looser", what, "--allow-looser")];
}
function nameOf({ object, key }) {
	if (object === "RemediationPolicy") return String(key["slug"]);
	if (object === "DetectionPolicyException") return exceptionName(key);
	return object === "DetectionPolicy" ? "rule lists" : object;
}
process.getBuiltinModule("node:crypto");
const createHash$1 = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/plan/drift.ts
function findDrift(compared, unmanaged) {
	const bundles = compared.map(bundleDrift);
	return {
		bundles,
		unmanaged,
		digest: digestOfAll(bundles)
	};
}
const digestOfAll = (bundles) => digestOf(bundles.flatMap(({ entries, digest }) => entries.length === 0 ? [] : [digest]).toSorted());
function bundleDrift(compared) {
	const { deployment, kind, stateVersion } = compared.bundle;
	const sides = sidesOf(compared);
	const entries = compared.bundle.changes.flatMap((change) => entriesOfChange(change, sides));
	return {
		deployment,
		kind,
		stateVersion,
		base: compared.base,
		entries,
		digest: entriesDigest(compared, entries)
	};
}
function entriesDigest({ bundle: { deployment, kind } }, entries) {
	const texts = entries.map(({ origin, change }) => plain([origin, diffDigest([change])]));
	return digestOf([
		deployment.id,
		deployment.slug,
		kind,
		...texts.toSorted()
	]);
}
const digestOf = (value) => `sha256:${createHash$1("sha256").update(`drift 1\n${plain(value)}`).digest("hex")}`;
function entriesOfChange(change, sides) {
	if (change.object === "DetectionPolicy" && change.verb === "update" && sides.applied !== null) return listEntries(change, sides);
	return [isOpen(change.id, sides) ? openEntry(change, sides) : toEntry(change, originOf(change.id, sides), sides)];
}
const openEntry = (change, sides) => ({
	...toEntry(change, "unknown", sides),
	changedWithin: sides.history?.length ?? 0
});
function listEntries(change, sides) {
	const items = changedItems(change);
	const hadItem = itemsApplied(change, sides);
	const open = items.filter(({ id }) => isOpen(id, sides));
	const told = items.filter((item) => !open.includes(item));
	const edited = told.filter(({ id, here }) => hadItem(id) === (here === "files"));
	const ahead = told.filter((item) => !edited.includes(item));
	const beside = differsBeside(change);
	if (items.length === 0 && !beside) return [toEntry(change, "unknown", sides)];
	return [
		...edited.length > 0 || beside ? [toEntry(onlyItems(change, edited, beside), "platform", sides)] : [],
		...ahead.length > 0 ? [toEntry(onlyItems(change, ahead, false), "repository", sides)] : [],
		...open.length > 0 ? [openEntry(onlyItems(change, open, false), sides)] : []
	];
}
function toEntry(change, origin, sides) {
	const { before } = entryOf(change);
	const read = change.object === "DetectionPolicy" ? sides.whole : sides.read.get(change.id);
	return {
		change,
		origin,
		edit: editOf(change, origin, appliedContent(change.id, sides)),
		edited: origin === "repository" || before === null ? null : editorOf(before, read),
		at: change.verb === "delete" ? null : change.at
	};
}
const people = [
	"updatedby",
	"lastupdatedby",
	"modifiedby",
	"lastmodifiedby"
];
const times = [
	"updatedat",
	"lastupdatedat",
	"lastupdated",
	"modifiedat",
	"lastmodifiedat",
	"lastmodified"
];
const names = [
	"email",
	"name",
	"login",
	"username",
	"id"
];
function editorOf(...answers) {
	for (const answer of answers) {
		const edited = {
			by: fieldOf(answer ?? {}, people),
			at: fieldOf(answer ?? {}, times)
		};
		if (edited.by !== null || edited.at !== null) return edited;
	}
	return null;
}
function readObjects(live) {
	const policies = objectsIn(live, "policies").map((one) => [policyId(String(one["slug"])), one]);
	const exceptions = objectsIn(live, "exceptions").map((one) => [exceptionId(one), one]);
	return new Map([...policies, ...exceptions]);
}
function objectsIn(live, list) {
	const objects = live?.[list];
	return Array.isArray(objects) ? objects.filter(isObject) : [];
}
function fieldOf(content, wanted) {
	const fields = new Map(Object.entries(content).map(([name, value]) => [name.toLowerCase().replaceAll(/[_-]/g, ""), value]));
	return wanted.map((name) => textOf(fields.get(name))).find((text) => text !== null) ?? null;
}
function textOf(value) {
	if (typeof value === "string") return value.trim() === "" ? null : value;
	if (typeof value === "number") return String(value);
	return isObject(value) ? fieldOf(value, names) : null;
}
function editOf(change, origin, applied) {
	const { before: live, after: declared } = entryOf(change);
	if (origin === "both") return changeBetween(change, applied, live, judge);
	return origin === "platform" ? changeBetween(change, declared, live, judge) : null;
}
function changeBetween({ object, key, id }, before, after, judged) {
	const facts = {
		object,
		key,
		id
	};
	const said = (verb) => judged(verb, {
		object,
		key,
		before,
		after
	});
	const none = {
		at: null,
		notes: {}
	};
	if (after === null) return {
		...facts,
		...said("delete"),
		verb: "delete",
		before: before ?? {}
	};
	if (before === null) return {
		...facts,
		...said("create"),
		verb: "create",
		after,
		...none
	};
	return {
		...facts,
		...said("update"),
		verb: "update",
		before,
		after,
		...none
	};
}
const saidTexts = (content) => new Map(Array.from(declaredObjects(content, null), ([id, { object, content: all, text }]) => [id, isKnownKind(object) ? canonicalObject(object, onlySaid(object, all)) : text]));
function declaredObjects(content, bundle) {
	if (content.kind === "remediation") {
		const rename = platformSlugs(bundle);
		const policies = content.content.policies.map((policy) => ({
			slug: rename(slugOf(policy)),
			policy
		}));
		return new Map(policies.map(({ slug, policy }) => [policyId(slug), heldPolicy(slug, policy)]));
	}
	const { exceptions } = content.content;
	const product = productOf(content.kind);
	const items = ruleLists$1.flatMap((list) => content.content[list].map((item) => itemId(list, item)));
	return new Map([...items.map((id) => [id, heldItem]), ...exceptions.map((exception) => [exceptionId(exception), heldException(exception, product)])]);
}
function liveObjects(bundle) {
	const live = new Map(declaredObjects(bundle, bundle));
	for (const [id, object] of bundle.changes.flatMap(liveSide)) live.set(id, object);
	return new Map([...live].filter((pair) => pair[1] !== null));
}
function liveSide(change) {
	if (change.object === "DetectionPolicy") return changedItems(change).map(({ id, here }) => [id, here === "platform" ? heldItem : null]);
	if (!isKnownKind(change.object)) return [];
	if (change.verb === "create") return [[change.id, null]];
	return [[change.id, heldLive(change, change.before, change.verb === "update" ? change.after : null)]];
}
function countDifferences(one, other) {
	return [...new Set([...one.keys(), ...other.keys()])].filter((id) => one.get(id)?.text !== other.get(id)?.text).length;
}
function changedItems(change) {
	return ruleLists$1.flatMap((list) => {
		const [live, files] = [textsIn$1(change.before, list), textsIn$1(change.after, list)];
		const only = (some, others, here) => [...some].filter((item) => !others.has(item)).map((item) => ({
			id: itemId(list, item),
			list,
			item,
			here
		}));
		return [...only(live, files, "platform"), ...only(files, live, "files")];
	});
}
function textsIn$1(content, list) {
	const items = content?.[list];
	return new Set(Array.isArray(items) ? items.filter((item) => typeof item === "string") : []);
}
function platformSlugs(bundle) {
	if (bundle?.kind !== "remediation") return (slug) => slug;
	const find = policyFinder(bundle.content);
	const renamed = new Map();
	for (const change of bundle.changes) {
		const slug = String(change.key["slug"]);
		const policy = change.verb === "delete" ? null : find(slug, change.after["name"]);
		if (policy !== null) renamed.set(slugOf(policy), slug);
	}
	return (slug) => renamed.get(slug) ?? slug;
}
const productOf = (kind) => kind === "detection/code" ? "code" : "secrets";
const heldItem = {
	object: "DetectionPolicy",
	key: {},
	content: {},
	text: "item",
	unsaid: false
};
const held = ({ object, key }, content) => ({
	object,
	key,
	content,
	text: canonicalObject(object, content),
	unsaid: false
});
const heldPolicy = (slug, { slug: _, ...rest }) => held({
	object: "RemediationPolicy",
	key: { slug }
}, rest);
function heldException({ exception_type, ...rest }, product) {
	const { rule, rule_type, project, project_tag_name } = rest;
	return held({
		object: "DetectionPolicyException",
		key: {
			product,
			...project === void 0 ? {
				scope_type: "project_tag",
				scope_target: project_tag_name
			} : {
				scope_type: "project",
				scope_target: project
			},
			rule,
			rule_type
		}
	}, { exception_type });
}
function heldLive(facts, before, after) {
	const said = held(facts, onlySaid(facts.object, before));
	const unsaid = after !== null && changesUnsaid(facts.object, before, after);
	return unsaid ? {
		...said,
		unsaid,
		text: `${said.text} and more`
	} : said;
}
const knownFields = new Map([["RemediationPolicy", [
	"name",
	"description",
	"active",
	"filters",
	"actions"
]], ["DetectionPolicyException", ["exception_type"]]]);
const identity = [
	"slug",
	"rule",
	"rule_type",
	"project",
	"project_tag_name",
	"product"
];
const conditionFields = [
	"type",
	"values",
	"mode"
];
const actionFields = ["type", "config"];
const isKnownKind = (object) => knownFields.has(object);
function onlySaid(object, content) {
	const { filters, actions, ...rest } = only(content, knownFields.get(object) ?? []);
	return {
		...rest,
		filters: saidFilters(filters),
		actions: eachOnly(actions, actionFields)
	};
}
function saidFilters(filters) {
	if (!isObject(filters)) return filters;
	return {
		mode: filters["mode"],
		conditions: eachOnly(filters["conditions"], conditionFields)
	};
}
const only = (content, fields) => Object.fromEntries(Object.entries(content).filter(([name]) => fields.includes(name)));
const eachOnly = (list, fields) => Array.isArray(list) ? list.map((one) => isObject(one) ? only(one, fields) : one) : list;
function changesUnsaid(object, before, after) {
	const said = [...knownFields.get(object) ?? [], ...identity];
	return unsaidOf(before, said) !== unsaidOf(after, said) || changesItems(conditionsOf(before), conditionsOf(after)) || changesItems(actionsOf(before), actionsOf(after));
}
const conditionsOf = ({ filters }) => isObject(filters) ? itemsOf$2(filters["conditions"], conditionFields, canonicalCondition) : [];
const actionsOf = ({ actions }) => itemsOf$2(actions, actionFields, canonicalAction);
function itemsOf$2(list, fields, canonical) {
	if (!Array.isArray(list)) return [];
	return list.filter(isObject).map((item) => ({
		type: item["type"],
		said: canonical(only(item, fields)),
		unsaid: unsaidOf(item, fields)
	}));
}
const unsaidOf = (content, said) => plain(Object.fromEntries(Object.entries(content).filter(([name]) => !said.includes(name) && !isBookkeeping(name))));
const changesItems = (before, after) => before.some((item) => !keepsUnsaid(item, after)) || after.some((item) => before.some(isSame(item)) && !keepsUnsaid(item, before));
function keepsUnsaid(item, others) {
	const same = others.filter(isSame(item));
	if (same.length > 0) return same.some(({ unsaid }) => unsaid === item.unsaid);
	return item.unsaid === nothing$1 || others.some(({ type, unsaid }) => type === item.type && unsaid === item.unsaid);
}
const isSame = ({ said }) => (other) => other.said === said;
const nothing$1 = plain({});
const sidesOf = ({ bundle, applied, history, since, live }) => ({
	files: declaredObjects(bundle, bundle),
	live: liveObjects(bundle),
	applied: applied && declaredObjects(applied, bundle),
	history: history && history.map((content) => content === null ? new Map() : declaredObjects(content, bundle)),
	since: since && new Map(since.map((entry) => [objectId(entry.object, entry.key), entry])),
	read: readObjects(live),
	whole: live
});
function isOpen(id, { history }) {
	const [newest, ...older] = (history ?? []).map((objects) => objects.get(id)?.text);
	return older.some((text) => text !== newest);
}
function originOf(id, { files, live, applied, since }) {
	if (applied === null) return "unknown";
	const [last, inFiles, onPlatform] = [
		applied,
		files,
		live
	].map((side) => side.get(id)?.text);
	if (since !== null && !since.has(id)) return "repository";
	if (since === null && inFiles === onPlatform) return "unknown";
	if (last === inFiles) return "platform";
	return since === null && last === onPlatform ? "repository" : "both";
}
function itemsApplied(change, { applied, since }) {
	if (since === null) return (id) => applied?.has(id) ?? false;
	const edit = since.get(detectionPolicyId);
	const had = edit === void 0 ? change.before : edit.after ?? {};
	const ids = new Set(changedItems({ after: had }).map(({ id }) => id));
	return (id) => ids.has(id);
}
function appliedContent(id, { applied, since }) {
	return since?.get(id)?.after ?? applied?.get(id)?.content ?? null;
}
function onlyItems(change, items, rest) {
	const after = {
		...rest ? change.after : change.before,
		...withItems(change.before, items, "files")
	};
	return {
		...change,
		after,
		...judge("update", {
			...change,
			after
		})
	};
}
function withItems(content, items, as) {
	const listWith = (list) => {
		const texts = textsIn$1(content, list);
		for (const { item, here } of items.filter((one) => one.list === list)) if (here === as) texts.add(item);
		else texts.delete(item);
		return [...texts];
	};
	return {
		rulesets: listWith("rulesets"),
		rules: listWith("rules"),
		disabled: listWith("disabled")
	};
}
function differsBeside({ before, after }) {
	const isOther = (name) => !notOther.has(name) && plain(before[name]) !== plain(after[name]);
	return Object.keys({
		...before,
		...after
	}).some(isOther);
}
const notOther = new Set([
	...ruleLists$1,
	"exceptions",
	"product",
	"deployment_slug"
]);
function nearestToLive(bundle, candidates) {
	let best = null;
	for (const candidate of candidates) {
		const differs = differencesFrom(bundle, candidate.content);
		if (best === null || differs < best.differs) best = {
			...candidate,
			differs
		};
		if (differs === 0) break;
	}
	return best;
}
const differencesFrom = (bundle, content) => countDifferences(declaredObjects(content, bundle), liveObjects(bundle));
process.getBuiltinModule("node:crypto");
const createHash = (() => process.getBuiltinModule("node:crypto").createHash)();
// src/record/plan-file.ts
const nothing = {
	bundles: [],
	digest: "sha256:3f2535749df26c07ed0f06a26c6a7e7ee0b9e140f036c1e16a92e99c0f749543",
	summary: {
		creates: 0,
		updates: 0,
		deletes: 0,
		effect: "neutral"
	}
};
function toPlanFile(outcome, run) {
	const plan = ("plan" in outcome ? outcome.plan : null) ?? nothing;
	const results = "results" in outcome ? outcome.results : [];
	const { creates, updates, deletes, effect } = plan.summary;
	return {
		version: 1,
		tool: run.tool,
		command: run.command,
		outcome: outcome.kind,
		platform: run.platform,
		config: run.config,
		digest: plan.digest,
		...plan.undoes === void 0 ? {} : { undoes: plan.undoes },
		summary: {
			creates,
			updates,
			deletes,
			effect
		},
		bundles: plan.bundles.map((bundle) => toBundle(bundle, resultOf(bundle, results))),
		problems: outcome.problems.map((problem) => toProblem(problem, run)),
		guards: "guards" in outcome ? outcome.guards.map(toGuard) : [],
		...toExplained(outcome, plan),
		error: outcome.kind === "failed" ? toError(outcome.error) : null,
		records: [...run.records ?? []],
		signatures: []
	};
}
async function signPlanFile(file, secretOf) {
	const content = signedContent(file);
	const signatures = deploymentsOf(file).map(async (deployment) => {
		const key = derivePlanKey(await secretOf(deployment.slug), {
			platform: file.platform ?? "",
			deployment
		});
		return {
			deployment: deployment.slug,
			key_id: key.id,
			mac: macOf(content, key)
		};
	});
	return {
		...file,
		signatures: await Promise.all(signatures)
	};
}
const deploymentsOf = ({ bundles }) => [...new Map(bundles.map(({ deployment }) => [`${deployment.id} ${deployment.slug}`, deployment])).values()];
function signedContent({ signatures: _, ...content }) {
	const text = JSON.stringify(content, (_key, value) => isObject(value) ? sortedByKey(value) : value);
	return `plan 1\n${createHash("sha256").update(text).digest("hex")}`;
}
const sortedByKey = (value) => Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a < b ? -1 : 1));
function toExplained(outcome, plan) {
	const { impact, triangulation } = "guards" in outcome ? outcome : {};
	return {
		...impact === void 0 ? {} : { impact: toPlanImpact(impact) },
		...triangulation === void 0 ? {} : { triangulation: toPlanTriangulation(triangulation, plan) }
	};
}
function resultOf(planned, results) {
	return results.find(({ bundle }) => isSameBundle(bundle, planned))?.outcome ?? null;
}
function toBundle(bundle, result) {
	const renames = renamesOf(bundle);
	return {
		...ownerJson(bundle),
		state_version: bundle.stateVersion,
		bundle_digest: bundle.bundleDigest,
		diff_digest: bundle.diffDigest,
		bundle: bundle.content,
		changes: bundle.changes.map((change) => toPlanChange(change, renames.get(change.id))),
		result: result?.result ?? null,
		reason: result?.reason ?? null,
		current: toCurrent(result),
		undo: toUndo(result)
	};
}
const ownerJson = ({ deployment, kind }) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	...kinds$1[kind]
});
const kinds$1 = {
	remediation: {
		kind: "remediation",
		product: null
	},
	"detection/code": {
		kind: "detection",
		product: "code"
	},
	"detection/secrets": {
		kind: "detection",
		product: "secrets"
	}
};
function toCurrent(result) {
	if (result === null || !("current" in result) || result.current === null) return null;
	return {
		state_version: result.current.stateVersion,
		changes: result.current.changes.map((change) => toPlanChange(change))
	};
}
function toUndo(result) {
	if (result === null || !("undo" in result) || result.undo === null) return null;
	return {
		state_version: result.undo.stateVersion,
		bundle: result.undo.content
	};
}
function toProblem({ problem, position }, run) {
	const { says, fix } = run.says(problem);
	const { severity, code } = problem;
	const { file, line, column } = position ?? {
		file: null,
		line: null,
		column: null
	};
	return {
		severity,
		code,
		message: says,
		fix,
		file,
		line,
		column
	};
}
const toGuard = ({ guard, message, option }) => ({
	guard,
	message,
	option
});
function toError(error) {
	const { status, code, hint, requestId } = error instanceof PlatformError ? error : new PlatformError(error.message);
	return {
		message: error.message,
		hint,
		status,
		code,
		request_id: requestId
	};
}
function toPlanChange(change, rename) {
	const { verb, effect, says } = change;
	return {
		verb,
		...entryOf(change),
		effect,
		says,
		notes: verb === "delete" ? renameNote(rename) : change.notes,
		at: verb === "delete" || change.at === null ? null : {
			file: change.at.file,
			line: change.at.line,
			column: change.at.column
		}
	};
}
const renameNote = (rename) => rename === void 0 ? {} : { rename: renameText(rename) };
const toPlanImpact = ({ bundles, looked }) => ({
	findings_read: looked.findings,
	requests: looked.requests,
	bundles: bundles.map(toBundleImpact)
});
const toBundleImpact = ({ deployment, kind, blocked, lost, changes }) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	...kinds$1[kind],
	blocked: blocked === null ? null : toBlocked(blocked),
	lost: lost === null ? null : toLost(lost),
	changes: changes.map(toChangeImpact)
});
function toChangeImpact(change) {
	const { about, object, key } = change;
	const facts = {
		about,
		object,
		key,
		matched: null,
		blocked: null,
		items: []
	};
	if (change.about === "detection") return {
		...facts,
		items: change.items.map(toItem)
	};
	if (change.about === "other") return facts;
	const { matched, blocked } = change;
	return {
		...facts,
		matched: toMatched(matched),
		blocked: toBlocked(blocked)
	};
}
function toMatched(estimate) {
	const figures = figuresIn(estimate);
	return {
		...toSureness(estimate),
		before: figures === null ? null : toFigures(figures.before),
		after: figures === null ? null : toFigures(figures.after)
	};
}
const sides$1 = {
	newly: "newly",
	noLonger: "no_longer"
};
function toBlocked(estimate) {
	const figures = figuresIn(estimate);
	return {
		...toSureness(estimate),
		unsure: estimate.kind === "estimate" ? [] : estimate.unsure.map((side) => sides$1[side]),
		newly: figures === null ? null : toFigures(figures.newly),
		no_longer: figures === null ? null : toFigures(figures.noLonger)
	};
}
const toItem = ({ list, name, verb, ...open }) => ({
	list,
	name,
	verb,
	...toLost(open)
});
function toLost({ issues, findings }) {
	const figures = figuresIn(findings);
	return {
		issues: {
			...toSureness(issues),
			number: figuresIn(issues)
		},
		findings: {
			...toSureness(findings),
			figures: figures === null ? null : toFigures(figures)
		}
	};
}
const figuresIn = (estimate) => estimate.kind === "not-estimable" ? null : estimate.figures;
const toSureness = (estimate) => ({
	kind: estimate.kind,
	because: estimate.kind === "estimate" ? [] : estimate.because.map(toLimit)
});
const toLimit = (limit) => ({
	why: limit.why,
	message: limitInWords(limit)
});
function toFigures({ findings, bySeverity, repositories, topRepositories, topRules }) {
	const { critical, high, medium, low, unknown } = bySeverity;
	return {
		findings,
		by_severity: {
			critical,
			high,
			medium,
			low,
			unknown
		},
		repositories,
		top_repositories: topRepositories.map(toTally),
		top_rules: topRules.map(toTally)
	};
}
const toTally = ({ name, findings }) => ({
	name,
	findings
});
function toPlanTriangulation({ base, bundles, dropped }, plan) {
	const whole = new Set(plan.bundles.flatMap(({ changes }) => changes));
	return {
		base: {
			name: base.name,
			commit: base.commit,
			is_ahead: base.isAhead,
			errors_in: base.errorsIn
		},
		bundles: bundles.map((bundle) => toTriangulatedBundle(bundle, whole)),
		dropped: dropped.map(({ deployment, kind }) => ({
			deployment,
			...kinds$1[kind]
		}))
	};
}
const toTriangulatedBundle = ({ deployment, kind, inBase, changes, live }, whole) => ({
	deployment: {
		id: deployment.id,
		slug: deployment.slug
	},
	...kinds$1[kind],
	in_base: inBase,
	changes: changes.map((one) => toTriangulatedChange(one, whole.has(one.change))),
	live: live.map((change) => toPlanChange(change))
});
const toTriangulatedChange = ({ change, origin, edit, own, edited }, isWhole) => ({
	verb: change.verb,
	object: change.object,
	key: change.key,
	origin,
	part: isWhole ? null : toPlanChange(change),
	edit: edit === null ? null : toPlanChange(edit),
	own: own === null ? null : toPlanChange(own),
	edited: edited === null ? null : {
		by: edited.by,
		at: edited.at
	}
});
// src/record/read-plan-file.ts
var PlanFileError = class extends Error {
	name = "PlanFileError";
	hint;
	constructor(message, hint) {
		super(message);
		this.hint = hint;
	}
};
const anew = "Create it again with `ifmatch preview --out FILE`.";
const rollBackAnew = "Create it again with `ifmatch rollback FILE --save FILE`, from the applied plan.";
async function readPlanFile(text, secretOf) {
	const file = checkShape$1(parse$1(text.replace(/^\uFEFF/, "")));
	if (file.bundles.length === 0) throw new PlanFileError(`The file contains no plan: the run that wrote it ended with "${file.outcome}".`, anew);
	await verify(file, secretOf);
	const results = file.bundles.map(toResult);
	const { creates, updates, deletes, effect } = file.summary;
	return {
		plan: {
			bundles: results.map(({ bundle }) => bundle),
			digest: file.digest,
			summary: {
				creates,
				updates,
				deletes,
				effect
			},
			...file.undoes === void 0 ? {} : { undoes: file.undoes }
		},
		platform: file.platform,
		config: file.config ?? null,
		results
	};
}
function parse$1(text) {
	try {
		return JSON.parse(text);
	} catch {
		if (text.trim() === "") throw new PlanFileError("The file is empty.", anew);
		if (text.includes("\0")) throw new PlanFileError("The file is not UTF-8, perhaps UTF-16.", anew);
		throw new PlanFileError("The file is not JSON. It may be truncated.", anew);
	}
}
function checkShape$1(value) {
	const { version, bundles, signatures } = Object(value);
	if (typeof version !== "number") throw new PlanFileError("The file is JSON, but not a plan file: it has no version number.", anew);
	if (version !== 1) throw new PlanFileError(`The plan file has version ${String(version)}, and this program reads version 1. Use the version of ifmatch that wrote it, or create it again.`, anew);
	if (signatures === void 0 && bundles !== void 0) throw unsigned();
	if (isPlanFile(value)) return value;
	const [error] = isPlanFile.errors ?? [];
	throw new PlanFileError(`The file is not a plan file: ${error === void 0 || error.instancePath === "" ? "at the top" : `at ${error.instancePath}`} it ${wrongIn(error)}.`, anew);
}
function wrongIn(error) {
	const { missingProperty, additionalProperty } = error?.params ?? {};
	if (typeof missingProperty === "string") return `lacks "${missingProperty}"`;
	if (typeof additionalProperty === "string") return `has the unknown field "${additionalProperty}"`;
	return error?.message ?? "has another shape";
}
async function verify(file, secretOf) {
	const content = signedContent(file);
	const again = file.undoes === void 0 ? anew : rollBackAnew;
	for (const deployment of deploymentsOf(file)) {
		const { slug } = deployment;
		const signed = file.signatures.filter((one) => one.deployment === slug);
		const key = derivePlanKey(await secretOf(slug), {
			platform: file.platform ?? "",
			deployment
		});
		const [first] = signed;
		if (file.signatures.length === 0) throw unsigned();
		if (first === void 0) throw new PlanFileError(`The plan is not signed with the API token of ${slug}.`, again);
		if (signed.some(({ mac }) => isSameMac(mac, macOf(content, key)))) continue;
		if (signed.some(({ key_id }) => key_id === key.id)) throw new PlanFileError("The plan was edited after it was saved: its signature does not match.", again);
		throw new PlanFileError(`The plan was made for ${file.platform ?? "no platform"} and signed with another API token of ${slug} (key ${first.key_id}; yours is ${key.id}).`, again);
	}
}
const unsigned = () => new PlanFileError("The plan is not signed: run `ifmatch preview --out FILE` again.", null);
function toResult(bundle) {
	const planned = {
		...contentOf(bundle, bundle.bundle),
		deployment: bundle.deployment,
		stateVersion: bundle.state_version,
		bundleDigest: bundle.bundle_digest,
		diffDigest: bundle.diff_digest,
		changes: bundle.changes.map(toChange)
	};
	const { result, undo } = bundle;
	return {
		bundle: planned,
		result,
		undo: undo && {
			stateVersion: undo.state_version,
			content: contentOf(bundle, undo.bundle)
		}
	};
}
const contentOf = ({ kind, product }, content) => kind === "remediation" ? {
	kind,
	content
} : {
	kind: `detection/${product ?? "code"}`,
	content
};
function toChange({ verb, object, key, effect, says, before, after, notes, at }) {
	const facts = {
		object,
		key,
		id: objectId(object, key),
		effect,
		says
	};
	if (verb === "delete") return {
		verb,
		...facts,
		before: before ?? {}
	};
	if (verb === "create") return {
		verb,
		...facts,
		after: after ?? {},
		at,
		notes
	};
	return {
		verb,
		...facts,
		before: before ?? {},
		after: after ?? {},
		at,
		notes
	};
}
// src/impact/findings.ts
const isDoubt = (truth) => typeof truth === "object";
const not = (truth) => isDoubt(truth) ? truth : !truth;
const every = (truths) => !truths.includes(false) && (truths.find(isDoubt) ?? true);
const some = (truths) => truths.includes(true) || (truths.find(isDoubt) ?? false);
function readFinding(finding) {
	const fields = finding;
	const [rule, repository] = [fieldsIn$1(fields["rule"]), fieldsIn$1(fields["repository"])];
	const classes = textsIn(rule["vulnerability_classes"]);
	return {
		severity: textIn(fields["severity"]),
		confidence: textIn(fields["confidence"]),
		classes: classes ?? textsIn(fields["categories"]) ?? [],
		hasAllClasses: classes !== null,
		rule: textIn(rule["name"]) ?? textIn(fields["rule_name"]),
		repository: textIn(repository["name"]),
		tags: textsIn(repository["tags"])
	};
}
const fieldsIn$1 = (value) => isObject(value) ? value : {};
const textsIn = (value) => Array.isArray(value) && value.every((item) => typeof item === "string") ? value : null;
const textIn = (value) => typeof value === "string" && value !== "" ? value : null;
function figuresOf(findings) {
	const repositories = countBy(findings, ({ repository }) => repository);
	const severities = countBy(findings, ({ severity }) => findingSeverities.find((one) => one === severity) ?? "unknown");
	const [critical = 0, high = 0, medium = 0, low = 0, unknown = 0] = findingSeverities.map((one) => severities.get(one));
	return {
		findings: findings.length,
		bySeverity: {
			critical,
			high,
			medium,
			low,
			unknown
		},
		repositories: repositories.size,
		topRepositories: topOf(repositories),
		topRules: topOf(countBy(findings, ({ rule }) => rule))
	};
}
function countBy(findings, nameOf) {
	const counts = new Map();
	for (const finding of findings) {
		const name = nameOf(finding);
		if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
	}
	return counts;
}
const shown$1 = 5;
const topOf = (counts) => [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, shown$1).map(([name, findings]) => ({
	name,
	findings
}));
const estimateOf = (figures, because) => because.length === 0 ? {
	kind: "estimate",
	figures
} : {
	kind: "at-least",
	figures,
	because: distinct(because)
};
const notEstimable = (because) => ({
	kind: "not-estimable",
	because: distinct(because)
});
const mostReasons = 5;
const distinct = (limits) => [...new Map(limits.map((limit) => [JSON.stringify(limit), limit])).values()].slice(0, mostReasons);
// src/impact/ask.ts
const smallestPage = 100;
const largestPage = 3e3;
const mostRequests = 8;
const pagesWithin = ({ findings }) => Math.ceil(findings / largestPage);
function leastRequests(bundles, limits) {
	const least = {
		remediation: 3 + pagesWithin(limits),
		"detection/code": 2,
		"detection/secrets": 1
	};
	return bundles.reduce((sum, { kind }) => sum + least[kind], 0);
}
var Ask = class {
	requests = 0;
	findingsLeft;
	keptForOthers = 0;
	sources;
	limits;
	most;
	late;
	constructor(sources, limits, bundles) {
		this.sources = sources;
		this.limits = limits;
		this.findingsLeft = limits.findings;
		this.most = Math.max(mostRequests + pagesWithin(limits), leastRequests(bundles, limits));
		this.late = new Promise((resolve) => {
			setTimeout(() => resolve({
				why: "time",
				milliseconds: limits.ms
			}), limits.ms).unref();
		});
	}
	groups(deployment, body, kept) {
		return this.request(() => this.sources.issueGroups(deployment, body), kept);
	}
	async list(deployment, listings) {
		const size = Math.max(smallestPage, Math.min(largestPage, Math.floor(this.findingsLeft / listings.length)));
		const found = new Map();
		const because = [];
		let open = listings;
		for (let page = 0; open.length > 0; page += 1) {
			const allowed = open.slice(0, Math.floor(this.findingsLeft / size));
			if (allowed.length < open.length) because.push({
				why: "findings",
				limit: this.limits.findings
			});
			const queries = allowed.map((listing) => ({
				...listing,
				page,
				page_size: size
			}));
			const asked = await Promise.all(queries.map((query) => this.request(() => this.sources.findings(deployment, query))));
			because.push(...asked.filter(isLimit));
			const pages = asked.map((answer) => isLimit(answer) ? [] : answer);
			for (const finding of pages.flat()) found.set(finding.id ?? finding, readFinding(finding));
			this.findingsLeft -= pages.flat().length;
			open = allowed.filter((_, index) => pages[index]?.length === size);
		}
		return {
			findings: [...found.values()],
			because
		};
	}
	async request(send, kept = 0) {
		if (this.requests + this.keptForOthers + kept >= this.most) return {
			why: "requests",
			limit: this.most
		};
		this.requests += 1;
		const failed = (error) => ({
			why: "platform",
			message: error instanceof Error ? error.message : String(error)
		});
		return Promise.race([send().catch(failed), this.late]);
	}
};
const isLimit = (answer) => "why" in answer;
// src/impact/detection.ts
async function estimateDetection(bundle, ask) {
	const { deployment, kind, changes } = bundle;
	const counted = await countItems(bundle, ask);
	const listed = kind === "detection/code" ? await ask.list(deployment, codeListings(counted)) : unlisted;
	const byChange = Map.groupBy(counted, ({ item }) => item.change);
	const impactOf = (change) => {
		const { object, key, id } = change;
		if (itemsOf$1(change) === null) return {
			object,
			key,
			id,
			about: "other"
		};
		return {
			object,
			key,
			id,
			about: "detection",
			items: (byChange.get(change) ?? []).map((one) => {
				const { list, name, verb } = one.item;
				return {
					list,
					name,
					verb,
					issues: issuesOf([one]),
					findings: findingsOf([one], listed)
				};
			})
		};
	};
	const lost = [...byChange].flatMap(([change, own]) => lostOf(change, own));
	const together = {
		issues: issuesOf(lost),
		findings: findingsOf(lost, listed)
	};
	return {
		deployment,
		kind,
		changes: changes.map(impactOf),
		blocked: null,
		enforced: null,
		lost: counted.length === 0 ? null : together
	};
}
const unlisted = {
	findings: [],
	because: [{ why: "unlisted" }]
};
const verbs = {
	create: "added",
	update: "changed",
	delete: "removed"
};
function itemsOf$1(change) {
	const { object, key, verb } = change;
	if (object === "DetectionPolicy") return [
		"rulesets",
		"rules",
		"disabled"
	].flatMap((list) => differencesOf(list, change));
	const [name, target, by] = [
		textIn(key["rule"]),
		textIn(key["scope_target"]),
		key["scope_type"]
	];
	if (object !== "DetectionPolicyException" || name === null || target === null) return null;
	if (by !== "project" && by !== "project_tag") return null;
	const isRuleset = key["rule_type"] === "pack";
	return [{
		list: "exceptions",
		name,
		verb: verbs[verb],
		isRuleset,
		scope: {
			by,
			target
		},
		change
	}];
}
function differencesOf(list, change) {
	const had = new Set(change.verb === "create" ? [] : textsIn(change.before[list]));
	const has = new Set(change.verb === "delete" ? [] : textsIn(change.after[list]));
	const items = (these, others, verb) => [...these].filter((name) => !others.has(name)).map((name) => ({
		list,
		name,
		verb,
		isRuleset: list === "rulesets",
		scope: null,
		change
	}));
	return [...items(had, has, "removed"), ...items(has, had, "added")];
}
async function countItems({ deployment, kind, changes }, ask) {
	const items = changes.flatMap((change) => itemsOf$1(change) ?? []);
	const keyOf = ({ isRuleset, name, scope }) => JSON.stringify([isRuleset && name, scope]);
	const groups = [...Map.groupBy(items, keyOf).values()].toSorted(([a], [b]) => Number(a?.isRuleset) - Number(b?.isRuleset));
	const kept = kind === "detection/code" ? 1 : 0;
	const counted = groups.map(async (own) => {
		const answer = await ask.groups(deployment, requestFor(own, kind), kept);
		return own.map((item) => countedOf(item, answer));
	});
	return (await Promise.all(counted)).flat();
}
const groupLimit = 1e3;
function requestFor(items, kind) {
	const [{ isRuleset, scope } = {
		isRuleset: false,
		scope: null
	}] = items;
	const rules = [...new Set(items.map(({ name }) => name))];
	const what = isRuleset ? { rulesets: [...new Set(rules.flatMap((name) => [name, name.replace(/^p\//, "")]))] } : { rules };
	const where = scope?.by === "project" ? { repositoryNames: [scope.target] } : { ...scope && { repositoryTags: [scope.target] } };
	return {
		groupBy: "GROUP_BY_RULE",
		issueTypes: [kind === "detection/code" ? "ISSUE_TYPE_SAST" : "ISSUE_TYPE_SECRETS"],
		limit: groupLimit,
		filter: {
			...what,
			...where,
			tab: "ISSUE_TAB_OPEN"
		}
	};
}
const ofPlatform = (message) => ({
	why: "platform",
	message
});
function countedOf(item, answer) {
	if (isLimit(answer)) return {
		item,
		rules: item.isRuleset ? null : [item.name],
		issues: null,
		because: [answer]
	};
	const issues = new Map(item.isRuleset ? [] : [[item.name, 0]]);
	for (const { rulePath, issuesCount } of answer.groups ?? []) {
		const rule = textIn(rulePath) ?? "";
		if (item.isRuleset || rule === item.name) issues.set(rule, (issues.get(rule) ?? 0) + Number(textIn(issuesCount) ?? "none"));
	}
	const because = textIn(answer.cursor) === null ? [] : [ofPlatform("the platform has more rules than it answered")];
	return {
		item,
		rules: [...issues.keys()],
		issues,
		because
	};
}
function issuesOf(items) {
	const because = items.flatMap((one) => one.because);
	const parts = items.flatMap(({ item, issues }) => Array.from(issues ?? [], ([rule, count]) => ({
		rule,
		scope: JSON.stringify(item.scope),
		count
	})));
	if (items.every(({ issues }) => issues === null)) return notEstimable(because);
	let total = 0;
	for (const own of Map.groupBy(parts, ({ rule }) => rule).values()) {
		const most = Math.max(...own.map(({ count }) => count));
		if (!own.every((one) => one.scope === own[0]?.scope || one.count === 0) && !own.some(({ scope, count }) => scope === "null" && count === most)) because.push(shared);
		total += most;
	}
	return Number.isSafeInteger(total) ? estimateOf(total, because) : notEstimable([noNumber]);
}
const shared = ofPlatform("the platform does not tell which issues several entries share");
const noNumber = ofPlatform("the platform gave a count that is not a number");
const mostCharacters = 4e3;
function codeListings(counted) {
	const rules = [...new Set(counted.flatMap((one) => one.rules ?? []))];
	if (rules.length === 0) return [];
	return [{
		issue_type: "sast",
		status: "open",
		dedup: true,
		...rules.reduce((sum, rule) => sum + encodeURIComponent(rule).length + 7, 0) > mostCharacters ? {} : { rules }
	}];
}
function findingsOf(items, { findings, because }) {
	if (items.length === 0) return notEstimable([]);
	const scopes = new Map();
	for (const { rules, item } of items) for (const rule of rules ?? []) scopes.set(rule, [...scopes.get(rule) ?? [], item.scope]);
	const judged = findings.map((finding) => {
		const own = scopes.get(finding.rule ?? "") ?? [];
		return {
			finding,
			truth: some(own.map((scope) => isInside(finding, scope)))
		};
	});
	const sure = judged.flatMap(({ finding, truth }) => truth === true ? [finding] : []);
	const doubts = judged.flatMap(({ truth }) => isDoubt(truth) ? [truth.because] : []);
	const reasons = [
		...items.flatMap((one) => one.rules === null ? one.because : []),
		...doubts,
		...because
	];
	return sure.length === 0 && reasons.length > 0 ? notEstimable(reasons) : estimateOf(figuresOf(sure), reasons);
}
function isInside({ repository, tags }, scope) {
	if (scope === null) return true;
	if (scope.by === "project") return repository === scope.target;
	return tags === null ? { because: {
		why: "tags",
		tags: [scope.target]
	} } : tags.includes(scope.target);
}
function lostOf(change, items) {
	const after = change.object === "DetectionPolicy" && change.verb !== "delete" ? change.after : {};
	const disabled = new Set(textsIn(after["disabled"]));
	const come = items.filter(({ item }) => item.list === "rulesets" && item.verb === "added");
	const named = [...textsIn(after["rules"]) ?? [], ...come.flatMap(({ rules }) => rules ?? [])];
	const kept = new Set(named.filter((rule) => !disabled.has(rule)));
	return items.filter(({ item }) => isLost(item, change) && (item.isRuleset || item.list === "disabled" || !kept.has(item.name))).map((one) => ({
		...one,
		rules: one.rules?.filter((rule) => !one.item.isRuleset || !kept.has(rule)) ?? null,
		issues: one.issues && new Map([...one.issues].filter(([rule]) => !one.item.isRuleset || !kept.has(rule)))
	}));
}
function isLost({ list, verb }, { effect }) {
	if (list === "exceptions") return effect === "looser" || effect === "mixed";
	if (effect === "neutral" || effect === "stricter") return false;
	return verb === (list === "disabled" ? "added" : "removed");
}
// src/impact/policies.ts
async function estimateRemediation(bundle, ask) {
	const { deployment, kind, content, changes } = bundle;
	const changed = new Map(changes.filter(isOfPolicy).map((change) => [change, readChange(change)]));
	const all = [...changed.values()];
	const unchanged = unchangedPolicies(content, changes).map(readPolicy);
	const enforcement = enforcementOf(all, unchanged);
	const acting = all.flatMap(({ before, after }) => [before, after]).filter(({ active }) => active);
	const { findings, because } = await ask.list(deployment, planListings(acting));
	const seen = {
		alike: alikeIn(findings, enforcement),
		because,
		enforcement
	};
	const impactOf = (change) => {
		const { object, key, id } = change;
		const one = changed.get(change);
		if (one === void 0) return {
			object,
			key,
			id,
			about: "other"
		};
		return {
			object,
			key,
			id,
			about: "policy",
			matched: matchedBy(one, seen),
			blocked: blockedBy([one], seen)
		};
	};
	const [blocked, enforced] = [blockedBy(all, seen), enforcedBy(all, unchanged, seen)];
	return {
		deployment,
		kind,
		changes: changes.map(impactOf),
		blocked,
		enforced,
		lost: null
	};
}
const isOfPolicy = ({ object }) => object === "RemediationPolicy";
const readChange = (change) => ({
	change,
	before: change.verb === "create" ? noPolicy : readPolicy(change.before),
	after: change.verb === "delete" ? noPolicy : readPolicy(change.after)
});
const noPolicy = {
	active: false,
	mode: "monitored",
	filters: {
		mode: "any",
		conditions: [],
		text: "nothing"
	}
};
function readPolicy({ active, actions, filters }) {
	const has = (type) => Array.isArray(actions) && actions.some((action) => isObject(action) && action["type"] === type);
	const commented = has("pr_comment") ? "commented" : "monitored";
	return {
		active: active !== false,
		mode: has("block") ? "blocked" : commented,
		filters: readFilters(filters)
	};
}
function readFilters(filters) {
	const unknown = {
		mode: "all",
		conditions: null,
		text: JSON.stringify(filters) ?? "none"
	};
	if (!isObject(filters)) return unknown;
	const { mode, conditions: given } = filters;
	if (mode !== "all" && mode !== "any" || !Array.isArray(given) || given.length === 0) return unknown;
	const conditions = given.flatMap((one) => readCondition(one) ?? []);
	if (conditions.length < given.length) return unknown;
	const texts = new Set(conditions.map((one) => JSON.stringify(one)));
	return {
		mode,
		conditions,
		text: JSON.stringify([mode, [...texts].toSorted()])
	};
}
function readCondition(condition) {
	if (!isObject(condition)) return null;
	const [type, values] = [textIn(condition["type"]), textsIn(condition["values"] ?? [])];
	const mode = textIn(condition["mode"]) ?? "any";
	if (type === null || values === null || mode !== "any" && mode !== "none") return null;
	return {
		type,
		values: [...new Set(values)].toSorted(),
		none: mode === "none"
	};
}
const acts = ({ active, filters }, has) => active && matches(filters, has);
function matches({ mode, conditions }, has) {
	if (conditions === null) return { because: { why: "form" } };
	const held = conditions.map(({ type, values, none }) => {
		const truth = values.length > 0 && has(type, values);
		return none ? not(truth) : truth;
	});
	return mode === "any" ? some(held) : every(held);
}
const hasOneOf = ({ severity, confidence, classes, hasAllClasses, tags }) => (type, values) => {
	const unknown = { because: {
		why: "field",
		type
	} };
	if (type === "severity") return severity === null ? unknown : values.includes(severity);
	if (type === "confidence") return confidence === null ? unknown : values.includes(confidence);
	if (type === "vulnerability_class") return values.some((value) => classes.includes(value)) || (hasAllClasses ? false : unknown);
	if (type !== "repository_tag") return { because: {
		why: "condition",
		type
	} };
	return tags === null ? { because: {
		why: "tags",
		tags: values
	} } : values.some((value) => tags.includes(value));
};
const severities = [
	"critical",
	"high",
	"medium",
	"low"
];
function planListings(acting) {
	const has = (severity) => (type, values) => type === "severity" ? values.includes(severity) : { because: {
		why: "condition",
		type
	} };
	const wanted = severities.filter((severity) => acting.some((policy) => acts(policy, has(severity)) !== false));
	if (wanted.length === 0) return [];
	const narrow = wanted.length < severities.length ? { severities: wanted } : {};
	return [
		"sast",
		"sca",
		"ai_sast"
	].map((issue_type) => ({
		issue_type,
		status: "open",
		dedup: true,
		...narrow
	}));
}
const ways = ["newly", "noLonger"];
function enforcementOf(changed, unchanged) {
	const blocking = (policies) => new Map([...unchanged, ...policies].filter(isBlocking).map(({ filters }) => [filters.text, filters]));
	const [before, after] = [blocking(changed.map((one) => one.before)), blocking(changed.map((one) => one.after))];
	return {
		stay: [...before.values()].filter(({ text }) => after.has(text)),
		newly: [...after.values()].filter(({ text }) => !before.has(text)),
		noLonger: [...before.values()].filter(({ text }) => !after.has(text))
	};
}
const isBlocking = ({ active, mode }) => active && mode === "blocked";
function alikeIn(findings, enforcement) {
	const facts = ({ severity, confidence, classes, hasAllClasses, tags }) => JSON.stringify([
		severity,
		confidence,
		classes,
		hasAllClasses,
		tags
	]);
	return [...Map.groupBy(findings, facts).values()].map((group) => {
		const has = group[0] ? hasOneOf(group[0]) : () => false;
		return {
			has,
			findings: group,
			turns: turnsOf(enforcement, has)
		};
	});
}
function turnsOf(enforcement, has) {
	const by = (all) => some(all.map((filters) => matches(filters, has)));
	const [comes, goes] = [by(enforcement.newly), by(enforcement.noLonger)];
	if (comes === false && goes === false) return {
		newly: false,
		noLonger: false
	};
	const free = not(by(enforcement.stay));
	return {
		newly: every([
			free,
			not(goes),
			comes
		]),
		noLonger: every([
			free,
			not(comes),
			goes
		])
	};
}
function count(alike, test) {
	const judged = alike.map((one) => ({
		truth: test(one),
		own: one.findings
	}));
	return {
		findings: judged.flatMap(({ truth, own }) => truth === true ? own : []),
		doubts: judged.flatMap(({ truth }) => isDoubt(truth) ? [truth.because] : [])
	};
}
function matchedBy({ before, after }, { alike, because }) {
	if (alike.length === 0 && because.length > 0) return notEstimable(because);
	const [was, is] = [count(alike, ({ has }) => acts(before, has)), count(alike, ({ has }) => acts(after, has))];
	const doubts = [...was.doubts, ...is.doubts];
	if ([was, is].some((side) => side.findings.length === 0 && side.doubts.length > 0)) return notEstimable(doubts);
	return estimateOf({
		before: figuresOf(was.findings),
		after: figuresOf(is.findings)
	}, [...doubts, ...because]);
}
const waysOfEffect = {
	stricter: ["newly"],
	looser: ["noLonger"],
	neutral: [],
	mixed: ways,
	unknown: ways
};
function blockedBy(changed, { alike, because, enforcement }) {
	const turnedBy = (way) => {
		const turning = changed.map(({ change, before, after }) => ({
			change,
			policy: way === "newly" ? after : before
		})).filter(({ policy }) => isBlocking(policy) && enforcement[way].some(({ text }) => text === policy.filters.text));
		const by = ({ has, turns }) => turns[way] !== false && every([some(turning.map(({ policy }) => acts(policy, has))), turns[way]]);
		const counted = count(alike, by);
		const mayTurn = turning.some(({ change }) => waysOfEffect[change.effect].includes(way)) || counted.findings.length > 0;
		const doubts = mayTurn ? counted.doubts : [];
		return {
			way,
			figures: figuresOf(counted.findings),
			doubts,
			isUnsure: mayTurn && because.length + doubts.length > 0
		};
	};
	const [newly, noLonger] = [turnedBy("newly"), turnedBy("noLonger")];
	const figures = {
		newly: newly.figures,
		noLonger: noLonger.figures
	};
	const unsure = [newly, noLonger].filter(({ isUnsure }) => isUnsure).map(({ way }) => way);
	if (unsure.length === 0) return {
		kind: "estimate",
		figures
	};
	const doubts = [...newly.doubts, ...noLonger.doubts];
	const reasons = distinct([...doubts, ...because]);
	if (figures.newly.findings + figures.noLonger.findings === 0 && (alike.length === 0 || doubts.length > 0)) return {
		kind: "not-estimable",
		because: reasons,
		unsure
	};
	return {
		kind: "at-least",
		figures,
		because: reasons,
		unsure
	};
}
function enforcedBy(changed, unchanged, { alike }) {
	if (alike.length === 0) return null;
	const stay = filtersByMode(unchanged);
	const stayed = alike.map(({ has }) => truthsOf(stay, has));
	const sideOf = (policies) => {
		const own = filtersByMode(policies);
		const modes = alike.map(({ has }, index) => {
			const [truths, others] = [truthsOf(own, has), stayed[index]];
			return modeOf(some([truths.blocked, others?.blocked ?? false]), some([truths.commented, others?.commented ?? false]));
		});
		const figures = (mode) => figuresOf(alike.flatMap(({ findings }, index) => modes[index] === mode ? findings : [])).bySeverity;
		return {
			blocked: figures("blocked"),
			"possibly-blocked": figures("possibly-blocked"),
			commented: figures("commented"),
			"possibly-commented": figures("possibly-commented"),
			monitored: figures("monitored")
		};
	};
	return {
		before: sideOf(changed.map(({ before }) => before)),
		after: sideOf(changed.map(({ after }) => after))
	};
}
function filtersByMode(policies) {
	const of = (wanted) => [...new Map(policies.filter(({ active, mode }) => active && mode === wanted).map(({ filters }) => [filters.text, filters])).values()];
	return {
		blocked: of("blocked"),
		commented: of("commented")
	};
}
const truthsOf = ({ blocked, commented }, has) => ({
	blocked: some(blocked.map((filters) => matches(filters, has))),
	commented: some(commented.map((filters) => matches(filters, has)))
});
function modeOf(blocked, commented) {
	if (blocked !== false) return isDoubt(blocked) ? "possibly-blocked" : "blocked";
	if (commented !== false) return isDoubt(commented) ? "possibly-commented" : "commented";
	return "monitored";
}
// src/impact/estimate.ts
async function estimateImpact(plan, sources, limits) {
	const changing = plan.bundles.filter(({ changes }) => changes.length > 0);
	const ask = new Ask(sources, limits, changing);
	const bundles = [];
	for (const [index, bundle] of changing.entries()) {
		ask.keptForOthers = leastRequests(changing.slice(index + 1), limits);
		bundles.push(await (bundle.kind === "remediation" ? estimateRemediation(bundle, ask) : estimateDetection(bundle, ask)));
	}
	return {
		bundles,
		looked: {
			findings: limits.findings - ask.findingsLeft,
			requests: ask.requests
		}
	};
}
// src/plan/three-way-parts.ts
const itemLists = ["conditions", "actions"];
const partsOf = (three) => [
	...fieldParts("policy", three),
	...fieldParts("filters", three),
	...itemLists.flatMap((list) => itemParts(list, three)),
	...orderParts(three),
	...unsaidParts(three)
];
const notFields = new Set([
	"slug",
	"filters",
	"conditions",
	"actions"
]);
const unused = new Set([
	"null",
	"\"\"",
	"[]",
	"{}"
]);
function fieldParts(where, three) {
	const { base, files, live } = eachSide(three, (policy) => where === "policy" ? policy : filtersOf(policy));
	const fields = Object.keys({
		...base,
		...files,
		...live
	});
	const text = (side, field) => fieldText(field, side[field]);
	return fields.filter((field) => !notFields.has(field) && !isBookkeeping(field)).map((field) => ({
		place: {
			in: where,
			field
		},
		base: text(base, field),
		files: text(files, field),
		live: text(live, field)
	}));
}
const filtersOf = ({ filters }) => isObject(filters) ? filters : {};
function fieldText(field, value) {
	const text = plain(value);
	return unused.has(text) || field === "active" && value === true ? null : text;
}
function itemsOf(list, policy) {
	const items = list === "actions" ? policy["actions"] : filtersOf(policy)["conditions"];
	const textOf = list === "actions" ? canonicalAction : canonicalCondition;
	if (!Array.isArray(items)) return [];
	return items.map(withoutBookkeeping).map((value) => ({
		value,
		type: isObject(value) ? String(value["type"]) : "",
		text: textOf(value)
	}));
}
const withoutBookkeeping = (item) => isObject(item) ? Object.fromEntries(Object.entries(item).filter(([field]) => !isBookkeeping(field))) : item;
function itemParts(list, three) {
	const items = eachSide(three, (policy) => itemsOf(list, policy));
	return [...new Set([
		...items.base,
		...items.files,
		...items.live
	].map(({ type }) => type))].flatMap((type) => {
		const counts = (side) => {
			const same = Map.groupBy(side.filter((item) => item.type === type), ({ text }) => text);
			return new Map([...same].map(([text, each]) => [text, list === "actions" ? each.length : 1]));
		};
		return partsOfType(list, type, {
			base: counts(items.base),
			files: counts(items.files),
			live: counts(items.live)
		});
	});
}
function partsOfType(list, every, { base, files, live }) {
	const [inFiles, onPlatform] = [textOfAll(files), textOfAll(live)];
	if (inFiles !== onPlatform && [...base.keys()].some((text) => !files.has(text) && !live.has(text))) return [{
		place: {
			in: list,
			every
		},
		base: textOfAll(base),
		files: inFiles,
		live: onPlatform
	}];
	return [...new Map([
		...base,
		...files,
		...live
	]).keys()].map((item) => {
		const count = (side) => side.get(item)?.toString() ?? null;
		return {
			place: {
				in: list,
				item
			},
			base: count(base),
			files: count(files),
			live: count(live)
		};
	});
}
const textOfAll = (counts) => plain([...counts].map((pair) => plain(pair)).toSorted());
function orderParts(three) {
	const sides = eachSide(three, (policy) => itemsOf("actions", policy).map(({ text }) => text));
	const { base, files, live } = sides;
	const inOrder = (side) => plain([...new Set(side)].filter((text) => [
		base,
		files,
		live
	].every((other) => other.includes(text))));
	return [{
		place: {
			in: "actions",
			order: true
		},
		base: inOrder(base),
		files: inOrder(files),
		live: inOrder(live)
	}, ...movedParts(sides)];
}
function movedParts({ base, files, live }) {
	const [inFiles, onPlatform] = [new Set(files), new Set(live)];
	const ours = [...inFiles].filter((text) => onPlatform.has(text));
	const theirs = [...onPlatform].filter((text) => inFiles.has(text));
	return isMoved(ours, theirs, new Set(base)) ? [{
		place: {
			in: "actions",
			order: true
		},
		base: null,
		files: plain(ours),
		live: plain(theirs)
	}] : [];
}
function isMoved(ours, theirs, had) {
	const at = new Map(theirs.map((text, index) => [text, index]));
	let furthest = 0;
	for (const [index, text] of ours.entries()) {
		const there = at.get(text) ?? index;
		if (!had.has(text) && (there !== index || furthest > index)) return true;
		furthest = Math.max(furthest, there);
	}
	return false;
}
const unsaidParts = ({ unsaid }) => unsaid ? [{
	place: { in: "unsaid" },
	base: null,
	files: null,
	live: "unsaid"
}] : [];
const eachSide = ({ base, files, live }, look) => ({
	base: look(base ?? {}),
	files: look(files),
	live: look(live)
});
function threeOf(change, sides) {
	if (change.object !== "RemediationPolicy" || change.verb !== "update") return null;
	const three = toldBy(change, sides);
	return three !== null && Object.values(eachSide(three, isOfKnownForm)).every(Boolean) ? three : null;
}
function toldBy(change, { since, applied, files, live }) {
	if (since !== null) {
		const edit = since.get(change.id);
		return edit === void 0 ? null : {
			base: edit.after,
			files: change.after,
			live: change.before,
			unsaid: false
		};
	}
	const [inFiles, onPlatform] = [files.get(change.id), live.get(change.id)];
	if (inFiles === void 0 || onPlatform === void 0) return null;
	return {
		base: applied?.get(change.id)?.content ?? null,
		files: inFiles.content,
		live: onPlatform.content,
		unsaid: onPlatform.unsaid
	};
}
const isList = (value) => value === void 0 || value === null || Array.isArray(value);
const isOfKnownForm = ({ filters, actions }) => isList(actions) && (filters === void 0 || isObject(filters) && isList(filters["conditions"]));
function findOwn(applied, declared, sides) {
	const judged = applied === null ? judge : judgeIn(declared, entriesSince(applied, declared, sides));
	return (change, origin) => {
		if (origin === "both") return ownChange(change, sides, judged);
		if (origin !== "own" || change.object !== "DetectionPolicyException" || change.effect !== "neutral") return null;
		const own = ownChange(change, sides, judged);
		return own?.effect === "looser" || own?.effect === "unknown" ? own : null;
	};
}
function ownChange(change, sides, judged) {
	const before = appliedContent(change.id, sides);
	const { after } = entryOf(change);
	if (before === null && after === null) return null;
	const own = changeBetween(change, before, after, judged);
	if (own.verb === "delete" || change.verb === "delete") return own;
	const { at, notes } = change;
	return {
		...own,
		at,
		notes
	};
}
function entriesSince(applied, declared, sides) {
	return [...[...new Map([...sides.applied ?? [], ...sides.files])].filter(([id, { object }]) => object !== "DetectionPolicy" && sides.applied?.get(id)?.text !== sides.files.get(id)?.text).map(([id, { object, key }]) => ({
		object,
		key,
		before: sides.applied?.get(id)?.content ?? null,
		after: sides.files.get(id)?.content ?? null
	})), ...listsSince(applied, declared)];
}
function listsSince(applied, declared) {
	if (applied.kind === "remediation" || declared.kind === "remediation") return [];
	const listsOf = ({ content }) => ({ ...withItems({ ...content }, [], "files") });
	return [{
		object: "DetectionPolicy",
		key: { product: productOf(declared.kind) },
		before: listsOf(applied),
		after: listsOf(declared)
	}];
}
function inTurn(parts, bundle, declared, sides) {
	const done = [];
	for (const part of parts.filter(isUpdate)) {
		const moved = startingAt(part, done.at(-1)?.change ?? null);
		done.push({
			...part,
			change: {
				...moved,
				...judgedPart(moved, part, bundle, declared, sides)
			}
		});
	}
	return done;
}
const isUpdate = (part) => part.change.verb === "update";
const startingAt = ({ change }, last) => last === null ? change : onlyItems({
	...change,
	before: last.after
}, changedItems(change), false);
function judgedPart(change, { origin }, bundle, declared, sides) {
	const isLeft = (id) => origin !== "repository" || originOf(id, sides) !== "platform";
	const entries = [change, ...bundle.changes.filter(({ object, id }) => object !== change.object && isLeft(id))].map(entryOf);
	return judgeIn(contentAfter(change, declared), entries)("update", entryOf(change));
}
function contentAfter({ after }, declared) {
	if (declared.kind === "remediation") return declared;
	return {
		kind: declared.kind,
		content: {
			...declared.content,
			...withItems(after, [], "files")
		}
	};
}
function originByParts(three) {
	const done = doneByApply(partsOf(three));
	return done === "revert" && isChanged(three) ? "both" : done;
}
const isChanged = ({ base, files }) => canonicalObject("RemediationPolicy", base) !== canonicalObject("RemediationPolicy", files);
function doneByApply(parts) {
	const origins = new Set(parts.filter(({ files, live }) => files !== live).map(originOfPart));
	const [only = "both"] = origins;
	return origins.size > 1 ? "both" : only;
}
function originOfPart({ base, files, live }) {
	if (base === live) return "own";
	return base === files ? "revert" : "both";
}
const isLive = ({ base, files, live }) => files === live && files !== base;
// src/plan/three-way.ts
function triangulateBundle(compared, declared, locate) {
	const { bundle, applied } = compared;
	const sides = sidesOf(compared);
	return {
		deployment: bundle.deployment,
		kind: bundle.kind,
		inBase: applied !== null,
		changes: triangulatedChanges(compared, sides, declared, locate),
		live: liveChanges(compared, sides, declared, locate)
	};
}
function triangulatedChanges({ bundle, applied }, sides, declared, locate) {
	const ownOf = findOwn(applied, declared, sides);
	return bundle.changes.flatMap((change) => {
		const entries = entriesOfChange(change, sides);
		if (entries.length === 1) return entries.map((entry) => toTriangulated({
			...entry,
			change
		}, sides, ownOf));
		return inTurn(entries, bundle, declared, sides).map((entry) => toTriangulated(placed(entry, declared, locate), sides, ownOf));
	});
}
function placed(entry, declared, locate) {
	const { change } = entry;
	const [found] = changesOf$1(declared, previewOf([entryOf(change)]), locate);
	if (found === void 0 || found.verb === "delete" || change.verb === "delete") return entry;
	const { at, notes } = found;
	return {
		...entry,
		change: {
			...change,
			at,
			notes
		}
	};
}
function toTriangulated(entry, sides, ownOf) {
	const { change, edit, edited } = entry;
	const origin = originIn(entry, sides);
	const own = ownOf(change, origin);
	return origin === "own" || origin === "unknown" ? {
		change,
		origin,
		edit: null,
		own,
		edited: null
	} : {
		change,
		origin,
		edit,
		own,
		edited
	};
}
function originIn({ change, origin }, sides) {
	if (origin !== "both") return origins[origin];
	const three = threeOf(change, sides);
	return three === null ? "both" : originByParts(three);
}
const origins = {
	platform: "revert",
	repository: "own",
	unknown: "unknown"
};
function liveChanges({ bundle, applied }, sides, declared, locate) {
	if (applied === null) return [];
	const planned = new Set(bundle.changes.map(({ id }) => id));
	const items = liveItems(bundle.changes, applied, sides, declared);
	const entries = [
		...wholeObjects(planned, sides),
		...bundle.changes.flatMap((change) => partOfPolicy(change, sides)),
		...items.length === 0 ? [] : [listsEntry(items, applied, sides)]
	];
	const then = contentWith(applied, declared, entries, items);
	return changesOf$1({
		...declared,
		...then
	}, previewOf(entries), locate);
}
function wholeObjects(planned, sides) {
	const { applied, files, since } = sides;
	const isWanted = (id, object) => !planned.has(id) && object !== "DetectionPolicy";
	if (since !== null) return [...since].filter(([id, { object }]) => isWanted(id, object)).map(([, { object, key, before, after }]) => ({
		object,
		key,
		before: after,
		after: before
	}));
	return [...new Map([...applied ?? [], ...files])].filter(([id, { object }]) => isWanted(id, object) && applied?.get(id)?.text !== files.get(id)?.text).map(([id, { object, key }]) => ({
		object,
		key,
		before: applied?.get(id)?.content ?? null,
		after: files.get(id)?.content ?? null
	}));
}
function partOfPolicy(change, sides) {
	const three = threeOf(change, sides);
	const live = three && livePolicy(three);
	return live === null ? [] : [{
		object: change.object,
		key: change.key,
		...live
	}];
}
function liveItems(changes, applied, { since }, declared) {
	if (applied.kind === "remediation" || declared.kind === "remediation") return [];
	const told = since?.get(detectionPolicyId);
	const edit = since === null ? {
		before: { ...declared.content },
		after: { ...applied.content }
	} : {
		before: told?.before ?? {},
		after: told?.after ?? {}
	};
	const lists = changes.find(({ id }) => id === detectionPolicyId);
	const pending = new Set(changedItems(lists ?? {}).map(({ id }) => id));
	return changedItems(edit).filter(({ id }) => !pending.has(id));
}
function listsEntry(items, applied, { since }) {
	const told = since?.get(detectionPolicyId);
	const before = {
		...told?.after,
		...told?.after ? {} : listsIn(applied)
	};
	return {
		object: "DetectionPolicy",
		key: told?.key ?? { product: applied.kind === "remediation" ? null : productOf(applied.kind) },
		before,
		after: {
			...before,
			...withItems(before, items, "platform")
		}
	};
}
const listsIn = ({ content }) => ({ ...withItems({ ...content }, [], "platform") });
function contentWith(applied, declared, entries, items) {
	if (applied.kind === "remediation" && declared.kind === "remediation") return {
		kind: "remediation",
		content: policiesWith(applied.content, declared.content, entries)
	};
	if (applied.kind === "remediation" || declared.kind === "remediation") return applied;
	const lists = withItems({ ...applied.content }, items, "platform");
	const live = new Set(entries.map(({ object, key }) => objectId(object, key)));
	const exceptions = [...applied.content.exceptions.filter((one) => !live.has(exceptionId(one))), ...declared.content.exceptions.filter((one) => live.has(exceptionId(one)))];
	return {
		kind: applied.kind,
		content: {
			...lists,
			exceptions
		}
	};
}
function policiesWith(applied, declared, entries) {
	const was = entries.map(({ object, key, before }) => ({
		object,
		key,
		after: before
	}));
	const come = touchedPolicies(declared, entries);
	return { policies: [...unchangedPolicies(applied, was), ...come] };
}
function livePolicy(three) {
	const { base, files } = three;
	const parts = partsOf(three);
	if (base === null) return liveCreate(three, parts);
	const live = parts.filter(isLive);
	if (live.length === 0) return null;
	return {
		before: base,
		after: withLive(base, files, live)
	};
}
function liveCreate({ files, live }, parts) {
	const origin = doneByApply(parts);
	return origin === "both" ? null : {
		before: null,
		after: origin === "own" ? live : files
	};
}
function withLive(base, files, live) {
	const filters = withFields(filtersOf(base), filtersOf(files), fieldsOf(live, "filters"));
	return {
		...withFields(base, files, fieldsOf(live, "policy")),
		filters: {
			...filters,
			conditions: mergedItems("conditions", base, files, live)
		},
		actions: mergedItems("actions", base, files, live)
	};
}
const fieldsOf = (parts, where) => parts.flatMap(({ place }) => place.in === where ? [place.field] : []);
function withFields(base, files, fields) {
	const taken = fields.map((field) => [field, files[field]]);
	return {
		...base,
		...Object.fromEntries(taken)
	};
}
function mergedItems(list, base, files, live) {
	const changed = new Set(live.flatMap(({ place }) => place.in === list && "item" in place ? [place.item] : []));
	const inFiles = itemsOf(list, files);
	const items = [...itemsOf(list, base).filter(({ text }) => !changed.has(text)), ...inFiles.filter(({ text }) => changed.has(text))];
	return (live.some(({ place }) => place.in === list && "order" in place) ? inOrderOf(inFiles, items) : items).map(({ value }) => value);
}
function inOrderOf(order, items) {
	const at = new Map(order.map(({ text }, index) => [text, index]));
	const indexOf = ({ text }) => at.get(text) ?? order.length;
	return items.toSorted((a, b) => indexOf(a) - indexOf(b));
}
// src/platform/json.ts
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
const textOrNull = (value) => typeof value === "string" && value !== "" ? value : null;
function excerpt(text) {
	const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
	return line.length <= 300 ? line : `${line.slice(0, 300).replace(/[\uD800-\uDBFF]$/, "")} \u2026`;
}
const isHtml = (text) => /^\s*<(?:!doctype|html|head|body)\b/i.test(text);
function excerptOfBody(text) {
	if (!isHtml(text)) return excerpt(text);
	const [, title = ""] = /<title>([^<]{1,300})/i.exec(text) ?? [];
	return excerpt(title);
}
// src/platform/answers.ts
var Misunderstanding = class extends Error {
	name = "Misunderstanding";
	hint;
	constructor(message, hint = differentVersion) {
		super(message);
		this.hint = hint;
	}
};
var PartOfList = class extends Misunderstanding {};
var Contradiction = class extends Misunderstanding {};
const differentVersion = "The platform may have a newer API. Update ifmatch, or report this answer with the request id.";
function readJson({ headers, body }, clean) {
	const type = headers["content-type"] ?? "";
	if (body.length === 0) throw new Misunderstanding("with an empty body", notTheApi);
	const quoted = excerptOfBody(clean(new TextDecoder().decode(body)));
	const quote = quoted === "" ? "" : `, "${quoted}"`;
	if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type.trim())) throw new Misunderstanding(`with ${typeName(type)} in place of JSON${quote}`, notTheApi);
	const text = decode(body);
	if (text === null) throw new Misunderstanding("with bytes that are not UTF-8 in place of JSON", notTheApi);
	try {
		return {
			text,
			value: parseJson(text)
		};
	} catch (error) {
		throw new Misunderstanding(`with JSON that cannot be used: ${error.message}${quote}`);
	}
}
const notTheApi = "Check that the address is the API of the platform, and not a login page or a proxy.";
function typeName(type) {
	if (type === "") return "a body without a content type";
	return /^text\/html/i.test(type) ? "an HTML page" : excerpt(type.split(";")[0] ?? "");
}
function decode(body) {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(body);
	} catch {
		return null;
	}
}
const shapes = {
	listDeployments: () => Promise.resolve(isDeploymentList),
	getRemediationPolicies: () => Promise.resolve(isRemediationState),
	applyRemediationPolicies: () => Promise.resolve(isRemediationState),
	previewRemediationPolicies: () => Promise.resolve(isPreviewAnswer),
	getDetectionPolicySummary: () => Promise.resolve(isDetectionSummary),
	getDetectionPolicy: () => Promise.resolve(isDetectionState),
	applyDetectionPolicy: () => Promise.resolve(isDetectionState),
	previewDetectionPolicy: () => Promise.resolve(isPreviewAnswer),
	getVocabulary: () => Promise.resolve(isVocabulary),
	listLegacyPolicies: () => Promise.resolve(isLegacyPolicyList),
	listFindings: async () => (await others()).isFindingList,
	triageFindings: async () => (await others()).isTriageAnswer,
	listDependencies: async () => (await others()).isDependencyList,
	getResolutionConfigs: async () => (await others()).isResolutionConfiguration,
	reportGuardrailsActivity: async () => (await others()).isGuardrailsReport,
	reportBacklogByRule: async () => (await others()).isBacklogReport,
	searchIssues: async () => (await others()).isIssueGroupList,
	listScmSubscriptions: async () => (await others()).isScmSubscriptionList,
	createNotificationWebhook: async () => (await others()).isNotificationWebhookAnswer,
	createPatternFixTask: async () => (await others()).isPatternFixAnswer
};
const others = () => import("./files.js");
function checkShape(value, hasShape) {
	if (hasShape(value)) return value;
	const wrong = (hasShape.errors ?? []).filter(({ keyword }) => keyword !== "if").map(({ instancePath, message }) => `${instancePath || "it"} ${message ?? "is wrong"}`);
	const more = wrong.length > 3 ? ` and ${String(wrong.length - 3)} more` : "";
	throw new Misunderstanding(`in a shape that is not understood: ${excerpt(wrong.slice(0, 3).join("; "))}${more}`);
}
function refuseCut(what, beside, counts, headers, hint = askWhole) {
	const isLinked = /<[^<>]*>\s*;\s*rel="?next\b/i.test(headers["link"] ?? "");
	const sign = signOfCut(beside, counts) ?? (isLinked ? "link" : null);
	if (sign !== null) throw new PartOfList(`with a part of the ${what} only, as ${JSON.stringify(sign)} says`, hint);
}
const askWhole = "Ask the operator of the platform for unpaged answers, with the request id.";
function signOfCut(beside, counts) {
	const inside = Object.entries(beside).filter(([name]) => envelopes.test(name)).flatMap(([, value]) => isObject(value) ? Object.entries(value) : []);
	const all = [...Object.entries(beside), ...inside].map(([given, value]) => ({
		given,
		name: letters(given),
		value
	}));
	const isTrue = (value) => value === true || value === "true";
	const isWhole = all.some(({ name, value }) => more.has(name) && (value === false || value === "false"));
	return all.find(({ name, value }) => {
		if (more.has(name)) return isTrue(value);
		if (next.has(name)) return !isWhole && isGiven(value);
		return Object.entries(counts).some(([list, came]) => totalsOf(list, Object.keys(counts).length === 1).includes(name) && (numberIn(value) ?? 0) > came);
	})?.given ?? null;
}
const envelopes = /^(_?links|page|page_?info|pagination|paging|meta(data)?)$/i;
const more = new Set([
	"hasmore",
	"hasnextpage",
	"truncated",
	"istruncated"
]);
const next = new Set([
	"cursor",
	"next",
	"nextcursor",
	"nextlink",
	"nextpage",
	"nextpagetoken",
	"nexturl"
]);
const letters = (name) => name.toLowerCase().replaceAll(/[^a-z]/g, "");
const isGiven = (value) => typeof value === "string" && value !== "" || typeof value === "number" && value > 0 || isObject(value);
const totalsOf = (list, isAlone) => [
	`total${list}`,
	`${list}total`,
	`${list}count`,
	...isAlone ? ["total", "totalcount"] : []
];
function numberIn(value) {
	if (typeof value === "number") return value;
	return typeof value === "string" && /^[0-9]+$/.test(value) ? Number(value) : null;
}
function tidyPolicy(policy) {
	const { filters, ...rest } = withoutNulls(policy);
	return {
		...rest,
		...isObject(filters) ? { filters: tidyFilters(filters) } : {},
		actions: objectsOf(rest, "actions")
	};
}
const tidyFilters = (filters) => ({
	...filters,
	conditions: objectsOf(filters, "conditions").map((one) => ({
		...one,
		values: listOf(one, "values")
	}))
});
function tidyLists(policy) {
	const { rulesets, rules, disabled, ...rest } = withoutNulls(policy);
	return {
		...withoutEmpty(rest),
		rulesets: rulesets ?? [],
		rules: rules ?? [],
		disabled: disabled ?? []
	};
}
const tidyException = (exception) => withoutEmpty(withoutNulls(exception));
const withoutNulls = (object) => {
	const tidy = (value) => {
		if (Array.isArray(value)) return value.map(tidy);
		return isObject(value) ? withoutNulls(value) : value;
	};
	const given = Object.entries(object).filter(([, value]) => value !== null);
	return Object.fromEntries(given.map(([name, value]) => [name, tidy(value)]));
};
const withoutEmpty = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0)));
function listOf(object, field) {
	const list = object[field] ?? [];
	if (Array.isArray(list)) return list;
	throw new Misunderstanding(`with ${field} that is no list`);
}
function objectsOf(object, field) {
	const list = listOf(object, field);
	if (list.every(isObject)) return list;
	throw new Misunderstanding(`with ${field} that are not all objects`);
}
const products = {
	"detection/code": "code",
	"detection/secrets": "secrets"
};
function checkScope(kind, deployment, bundle) {
	const slug = textOrNull(bundle["deployment_slug"]);
	if (slug !== null && slug !== deployment.slug) throw new Contradiction(`for the deployment ${JSON.stringify(slug)}, not for ${JSON.stringify(deployment.slug)}`, "The id and the slug of the deployment do not match. Fix the id in the config, or omit it.");
	if (kind !== "remediation") checkProduct(kind, bundle);
}
function checkProduct(kind, object) {
	const product = textOrNull(object["product"]);
	if (product === null || product === products[kind]) return;
	throw new Contradiction(`for the product ${JSON.stringify(product)}, not for ${products[kind]}`);
}
function tidyLive(kind, deployment, answer) {
	const bundle = answer.bundle;
	checkScope(kind, deployment, bundle);
	const content = kind === "remediation" ? {
		...bundle,
		policies: objectsOf(bundle, "policies").map(tidyPolicy)
	} : {
		...tidyLists(bundle),
		exceptions: objectsOf(bundle, "exceptions").map(tidyException)
	};
	return {
		stateVersion: tidyStateVersion(answer.state_version),
		content
	};
}
function refusePartOfBundle({ bundle, ...beside }, headers, { content }) {
	const lists = [
		"policies",
		"rulesets",
		"rules",
		"disabled",
		"exceptions"
	].filter((name) => Array.isArray(content[name]));
	const counts = Object.fromEntries(lists.map((name) => [name, content[name].length]));
	refuseCut("bundle", {
		...isObject(bundle) ? bundle : {},
		...beside
	}, counts, headers);
}
const longest = 1e3;
function unsendable(version) {
	if (version === "") return "it is empty";
	if (version === "*") return "it is *, which would match any state";
	if (version.length > longest) return `it has ${String(version.length)} characters, over ${String(longest)}`;
	return /^[\x21-\x7e]+$/.test(version) ? null : "it has white space or characters outside ASCII";
}
function tidyStateVersion(version) {
	const reason = unsendable(version);
	if (reason === null) return version;
	throw new Misunderstanding(`with a state_version that cannot be sent as If-Match: ${reason}`, notStrict);
}
const notStrict = "Without a valid version nothing can be applied safely. Ask the operator of the platform, with the request id.";
function toIfMatch(version, { ifMatch }) {
	const reason = unsendable(version);
	if (reason === null) return ifMatch === "raw" || /^(W\/)?".*"$/.test(version) ? version : `"${version}"`;
	throw new PlatformError(`The state version cannot be sent as If-Match: ${reason}. Nothing was sent.`, {
		hint: "Preview again.",
		unsent: true
	});
}
function tidyDeployments({ deployments, ...beside }, headers, sought) {
	if (deployments === void 0) throw new Misunderstanding("without a list of deployments");
	const ids = idsBySlug(deployments ?? []);
	if (sought === null || !sought.every((slug) => ids.has(slug))) refuseCut("deployments", beside, { deployments: deployments?.length ?? 0 }, headers, idInstead);
	return [...ids].map(([slug, id]) => ({
		id,
		slug
	}));
}
function idsBySlug(deployments) {
	const ids = new Map();
	for (const { id: given, slug } of deployments) {
		const id = String(given ?? "");
		if (!/^[0-9]{1,19}$/.test(id)) throw new Misunderstanding(`with ${JSON.stringify(id)} as the id of a deployment`);
		if (!slug) throw new Misunderstanding(`without the slug of deployment ${id}`);
		if ((ids.get(slug) ?? id) !== id) throw new Misunderstanding(`with two deployments of the slug ${JSON.stringify(slug)}`);
		ids.set(slug, id);
	}
	return ids;
}
const idInstead = "Select one with --deployment; if it is not in that part, set its id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.";
function tidyVocabulary(answer, headers) {
	const { condition_types, action_types, value_enums, detection_constraints: constraints, ...beside } = answer;
	refuseCut("vocabulary", beside, {}, headers);
	const values = (value_enums ?? []).map(({ type, values: allowed }) => [type, allowed ?? []]);
	return {
		conditionTypes: new Map((condition_types ?? []).map(({ type, description }) => [type, { description: description ?? "" }])),
		actionTypes: new Map((action_types ?? []).map(({ type, description, requires }) => [type, {
			description: description ?? "",
			requires: requires ?? []
		}])),
		values: new Map(values.filter(([, allowed]) => allowed.length > 0)),
		rulesetsAccepted: constraints?.rulesets_accepted ?? null,
		exceptionTypes: constraints?.exception_types ?? [],
		ruleTypes: constraints?.rule_types ?? []
	};
}
process.getBuiltinModule("node:util");
const promisify = (() => process.getBuiltinModule("node:util").promisify)();
process.getBuiltinModule("node:zlib");
const gunzip$1 = (() => process.getBuiltinModule("node:zlib").gunzip)();
const brotliDecompress = (() => process.getBuiltinModule("node:zlib").brotliDecompress)();
// src/platform/network.ts
function parseAddress(text) {
	const fault = faults.find(({ pattern }) => pattern.test(text))?.says;
	if (fault !== void 0) return refuse(fault);
	if (!URL.canParse(text)) return refuse("is not an address");
	const url = new URL(text);
	const written = text.replace(/^[^/]*\/\/[^/]*/, (origin) => origin.toLowerCase());
	if (url.href !== written && url.href !== `${written}/`) return refuse(`is not written plainly: it means ${url.href}`);
	if (/\/\/|\.\./.test(url.pathname + url.hostname) || url.hostname.startsWith(".")) return refuse("has a host or a path that cannot be");
	if (url.protocol === "http:" && !isLoopback(url)) return refuse("must begin with https://, since anybody on the way could read the token");
	return url;
}
const faults = [
	{
		pattern: /^$/,
		says: "is empty"
	},
	{
		pattern: /[^\x21-\x7e]/,
		says: "has white space in it, or characters that are not ASCII"
	},
	{
		pattern: /^(?!https?:\/\/)/i,
		says: "must begin with https://"
	},
	{
		pattern: /^https?:\/\/[^/?#]*@/i,
		says: "has a user name or a password in it"
	},
	{
		pattern: /[?#]/,
		says: "has a query or a fragment"
	}
];
function refuse(says) {
	throw new PlatformError(`The address of the platform ${says}.`, { hint: "Use a URL such as https://platform.example or, with a path prefix, https://gateway.example/appsec. http:// works for localhost, 127.0.0.1 and [::1] only." });
}
const prefixOf = ({ pathname }) => pathname.replace(/\/$/, "");
const isLoopback = ({ hostname }) => hostname === "localhost" || hostname === "[::1]" || /^127(\.[0-9]{1,3}){3}$/.test(hostname);
function networkTo(address, proxies) {
	const route = isLoopback(address) ? null : routeOf(proxies);
	let opened = null;
	return {
		open: () => opened ??= openDispatcher(route),
		async release() {
			const dispatcher = opened;
			opened = null;
			await (await dispatcher)?.close();
		}
	};
}
function routeOf({ httpsProxy, httpProxy, noProxy }) {
	const route = {
		httpsProxy: proxyAddress("HTTPS_PROXY", httpsProxy),
		httpProxy: proxyAddress("HTTP_PROXY", httpProxy),
		noProxy: noProxy ?? ""
	};
	return route.httpsProxy === "" && route.httpProxy === "" ? null : route;
}
function proxyAddress(variable, value) {
	const text = value?.trim() ?? "";
	if (text === "") return "";
	const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
	if (/^https?:/i.test(address) && URL.canParse(address)) return address;
	throw new PlatformError(`${variable} is not the address of an HTTP proxy.`, { hint: `Set ${variable} to something like http://proxy.example:3128, or unset it.` });
}
const tls = {
	rejectUnauthorized: true,
	allowH2: false
};
const options = {
	allowH2: false,
	connect: tls
};
async function openDispatcher(route) {
	const { Agent, EnvHttpProxyAgent } = await import("./undici.js");
	return route === null ? new Agent(options) : new EnvHttpProxyAgent({
		...options,
		...route,
		requestTls: tls,
		proxyTls: tls
	});
}
function openFetch(address, proxies) {
	const network = networkTo(address, proxies);
	return {
		async fetch(url, init) {
			const [{ fetch }, dispatcher] = await Promise.all([import("./undici.js"), network.open()]);
			return fetch(url, {
				...init,
				dispatcher
			});
		},
		close: () => network.release()
	};
}
function wayTo(address, proxies) {
	const route = routeOf(proxies);
	if (isLoopback(address)) return {
		kind: "direct",
		because: "loopback"
	};
	if (route === null) return {
		kind: "direct",
		because: "unset"
	};
	if (isExcepted(address, route.noProxy)) return {
		kind: "direct",
		because: "no-proxy"
	};
	const { protocol, host } = new URL(route.httpsProxy || route.httpProxy);
	return {
		kind: "proxy",
		proxy: `${protocol}//${host}`,
		variable: route.httpsProxy === "" ? "HTTP_PROXY" : "HTTPS_PROXY"
	};
}
function isExcepted({ hostname, port, protocol }, noProxy) {
	const host = hostname.replaceAll(/^\[|\]$|\.$/g, "").toLowerCase();
	const usualPort = protocol === "https:" ? "443" : "80";
	return noProxy.split(/[,\s]+/).filter(Boolean).some((entry) => {
		const [, bracketed, plain, wanted] = /^(?:\[(.+)\]|([^:]+|[^:]*:[^:]*:.*))(?::(\d+))?$/.exec(entry) ?? [];
		if (wanted !== void 0 && wanted !== (port || usualPort)) return false;
		const name = (bracketed ?? plain ?? "").toLowerCase();
		const bare = name.replace(/^\*?\./, "").replace(/\.$/, "");
		return name === "*" || host.endsWith(`.${bare}`) || host === bare && !name.startsWith("*");
	});
}
// src/platform/http.ts
const gunzip = promisify(gunzip$1);
const unpackers = new Map([
	["gzip", gunzip],
	["x-gzip", gunzip],
	["br", promisify(brotliDecompress)]
]);
const largestBody = 10485760;
async function exchange(transport, request, timeout, stop) {
	const late = new AbortController();
	const timer = setTimeout(() => late.abort(), Math.max(1, Math.ceil(timeout)));
	const signal = AbortSignal.any([late.signal, stop]);
	try {
		const { method, origin, path, headers: sent, body: text } = request;
		const options = {
			method,
			origin,
			path,
			headers: sent,
			body: text
		};
		const response = await transport.request({
			...options,
			signal,
			headersTimeout: 0,
			bodyTimeout: 0
		});
		const headers = flatten(response.headers);
		const packed = await readBody(response);
		const body = packed === null ? null : await unpack(packed, headers["content-encoding"] ?? "");
		if (body === null) return failed$1("too-large", `it has over ${String(largestBody)} bytes`);
		return {
			kind: "reply",
			reply: {
				status: response.statusCode,
				headers,
				body
			}
		};
	} catch (error) {
		if (error instanceof Undecodable) return failed$1("garbled", error.message);
		if (stop.aborted) return failed$1("interrupted", "the program is stopping");
		if (late.signal.aborted) return failed$1("timeout", `${String(Math.ceil(timeout / 1e3))} s were allowed`);
		return {
			kind: "failure",
			failure: toFailure(error)
		};
	} finally {
		clearTimeout(timer);
	}
}
function failed$1(kind, detail) {
	return {
		kind: "failure",
		failure: {
			kind,
			detail
		}
	};
}
async function readBody({ statusCode, body }) {
	if (isRedirect(statusCode)) {
		body.on("error", () => {}).destroy();
		return Buffer.alloc(0);
	}
	const chunks = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > largestBody) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
const isRedirect = (status) => status >= 300 && status < 400;
var Undecodable = class extends Error {};
async function unpack(packed, encoding) {
	const name = encoding.trim().toLowerCase();
	if (packed.length === 0 || name === "" || name === "identity") return packed;
	const unpacker = unpackers.get(name);
	if (unpacker === void 0) throw new Undecodable("it is packed in a way that was not asked for");
	try {
		return await unpacker(packed, { maxOutputLength: largestBody });
	} catch (error) {
		if (error.code === "ERR_BUFFER_TOO_LARGE") return null;
		throw new Undecodable("it cannot be unpacked, or it was cut off");
	}
}
function flatten(headers) {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? ""].flat().join(", ")]));
}
function requestIdOf(headers, profile) {
	const id = profile.requestIdHeaders.map((name) => headers[name]).find((value) => value !== void 0 && value !== "")?.replaceAll(/[^\x21-\x7e]/g, "").slice(0, 200) ?? "";
	return id === "" ? null : id;
}
function toRequest(id, args, { address, authorization, profile }) {
	const { method, path, writes } = operations[id];
	const query = encodeQuery(args.query, profile.arrays);
	return {
		method,
		writes,
		origin: address.origin,
		path: `${prefixOf(address)}${fillPath(path, operations[id].parameters, args.path)}${query === "" ? "" : `?${query}`}`,
		headers: {
			accept: "application/json",
			"accept-encoding": "gzip, br",
			"user-agent": "ifmatch",
			...authorization === null ? {} : { authorization },
			...args.body === null ? {} : { "content-type": "application/json" },
			...args.ifMatch === void 0 ? {} : { "if-match": args.ifMatch }
		},
		body: args.body === null ? null : JSON.stringify(args.body)
	};
}
function fillPath(path, parameters, values) {
	return path.replaceAll(/\{(\w+)\}/g, (_, name) => {
		const value = values[name] ?? "";
		const schema = parameters.find((parameter) => parameter.in === "path" && parameter.name === name)?.schema;
		if (schema !== void 0 && mayStand(value, schema)) return encodeURIComponent(value);
		throw new PlatformError(`${JSON.stringify(value)} cannot be a ${name} of the platform.`, {
			hint: `Correct it in the config, in the plan file or on the command line.${name === "deploymentId" ? " The id of a deployment has 1 to 19 digits." : ""}`,
			unsent: true
		});
	});
}
function mayStand(value, { pattern, enum: allowed }) {
	if (value === "" || value === "." || value === "..") return false;
	if (allowed !== void 0 && !allowed.includes(value)) return false;
	return pattern === void 0 || new RegExp(pattern, "u").test(value);
}
function encodeQuery(query, arrays) {
	const pairs = Object.entries(query).flatMap(([name, value]) => {
		if (value === void 0 || value === null) return [];
		const values = [value].flat().map(String);
		if (!Array.isArray(value) || arrays === "repeat") return values.map((text) => [name, text]);
		return values.length === 0 ? [] : [[name, joined(name, values)]];
	});
	return new URLSearchParams(pairs).toString();
}
function joined(name, values) {
	const torn = values.find((text) => text.includes(","));
	if (torn === void 0) return values.join(",");
	throw new UsageError(`${JSON.stringify(torn)} in ${name} holds a comma, so it cannot be in a list that is joined with commas. Repeat the keys of lists instead, if the platform takes that.`);
}
const lookBetween = "Retry. If it persists, check the proxies and gateways in between.";
const failures = {
	unreachable: {
		says: "it cannot be reached",
		hint: "Check the address (IFMATCH_BASE_URL or --base-url), the network, and HTTPS_PROXY and NO_PROXY.",
		processed: "no",
		repeat: true
	},
	untrusted: {
		says: "its certificate is not trusted",
		hint: "If your company has its own certificate authority, set NODE_EXTRA_CA_CERTS to its PEM file. The check cannot be disabled.",
		processed: "no",
		repeat: false
	},
	"no-tls": {
		says: "what answers there does not speak TLS",
		hint: "Check the port in the address, and the proxies in between; http:// works for localhost, 127.0.0.1 and [::1] only.",
		processed: "unknown",
		repeat: false
	},
	proxy: {
		says: "the proxy does not let us through to it",
		hint: "Check HTTPS_PROXY with its user name and password, and that the proxy allows this host; or name the host in NO_PROXY.",
		processed: "no",
		repeat: true
	},
	"called-off": {
		says: "it was not asked any more",
		hint: "Run again.",
		processed: "no",
		repeat: false
	},
	interrupted: {
		says: "the connection broke before the answer was complete",
		hint: lookBetween,
		processed: "unknown",
		repeat: true
	},
	timeout: {
		says: "no complete answer came in time",
		hint: lookBetween,
		processed: "unknown",
		repeat: true
	},
	"too-large": {
		says: "the answer is too large",
		hint: "Request smaller pages if the operation has them. Otherwise check that the address is the API of the platform.",
		processed: "unknown",
		repeat: false
	},
	garbled: {
		says: "the answer cannot be decoded",
		hint: "Check that the address is the API of the platform and speaks HTTP/1.1. Check the proxies and gateways in between.",
		processed: "unknown",
		repeat: false
	}
};
function toFailure(error) {
	const causes = leaves(error);
	return {
		kind: causes.map(kindOf).find((known) => known !== null) ?? "interrupted",
		detail: causes.map(detailOf).join("; ")
	};
}
function detailOf({ code, message }) {
	const says = /^\w+:error:\w+:[^:]*:[^:]*:([^:]+):/.exec(message)?.[1] ?? message;
	return code === "" || says.includes(code) ? says : `${says} (${code})`;
}
function leaves(error) {
	if (error instanceof AggregateError) return error.errors.flatMap(leaves);
	if (!(error instanceof Error)) return [{
		name: "",
		code: "",
		message: String(error),
		syscall: ""
	}];
	const { name, code, syscall, message } = error;
	return [{
		name,
		code: typeof code === "string" ? code : "",
		message,
		syscall: syscall ?? ""
	}];
}
function kindOf({ name, code, message, syscall }) {
	if (syscall === "connect" || syscall.startsWith("getaddrinfo") || code === "UND_ERR_CONNECT_TIMEOUT") return "unreachable";
	if (code.startsWith("UND_ERR_PRX") || message.startsWith("Proxy response (")) return "proxy";
	if (certificate.test(code)) return "untrusted";
	if (name === "HTTPParserError") return message.includes("EOF") ? "interrupted" : "garbled";
	if (noTls.test(message)) return "no-tls";
	return code === "UND_ERR_HEADERS_OVERFLOW" || /^(EPROTO$|ERR_SSL)/.test(code) ? "garbled" : null;
}
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_|CRL|INVALID_PURPOSE|INVALID_CA|HOSTNAME_MISMATCH/;
const noTls = /:(?:wrong version number|packet length too long):/;
// src/platform/errors.ts
function toRefusal(status, value, raw, profile) {
	const body = isObject(value) ? value : {};
	const says = profile.errorTextFields.map((field) => body[field]).find((text) => typeof text === "string" && text !== "");
	const isPage = typeof says !== "string" && isHtml(raw);
	const text = excerptOfBody(typeof says === "string" ? says : raw);
	return {
		status,
		code: codeIn(body["code"]),
		text,
		isPage,
		body
	};
}
const codeIn = (code) => typeof code === "string" && /^[\w.:/-]{1,100}$/.test(code) ? code : null;
function missingReferences({ body }) {
	const list = body["missing_references"];
	if (!Array.isArray(list)) return [];
	return list.filter(isObject).map(({ kind, value }) => ({
		kind: textOrNull(kind) ?? "reference",
		value: textOrNull(value) ?? ""
	}));
}
const begin = ({ id, about }) => `${operations[id].summary}${about === null ? "" : ` (${about})`}`;
function refusalError(asked, refusal, requestId, { unprocessedStatuses }) {
	const { status, code, text, isPage } = refusal;
	const answered = `the platform answered ${String(status)}${code === null ? "" : ` ${code}`}${isPage ? " with an HTML page" : ""}`;
	return new PlatformError(`${begin(asked)}: ${answered}${text === "" ? "" : `, "${text}"`}.`, {
		status,
		code,
		requestId,
		hint: hintFor(refusal, asked),
		unprocessed: isKnownCode(code) || unprocessedStatuses.includes(status)
	});
}
function redirectError(asked, { status, headers }, base, requestId) {
	const location = headers["location"];
	const target = location !== void 0 && URL.canParse(location, base) ? new URL(location, base) : null;
	const to = target === null ? "without saying where" : `to ${target.host === "" ? target.protocol : target.origin + target.pathname}`;
	return new PlatformError(`${begin(asked)}: the platform answered ${String(status)}, a redirect ${to}. It was not followed.`, {
		status,
		requestId,
		hint: "Set the address of the API itself. ifmatch sends the token only to the address that you set."
	});
}
function failureError(asked, { kind, detail }) {
	const { says, hint, processed } = failures[kind];
	return new PlatformError(`${begin(asked)}: no answer of the platform, ${says} (${detail}).`, {
		hint,
		unsent: processed === "no"
	});
}
function misunderstandingError(asked, { status }, what, requestId) {
	return new PlatformError(`${begin(asked)}: the platform answered ${String(status)} ${what.message}.`, {
		status,
		requestId,
		hint: what.hint,
		partial: what instanceof PartOfList
	});
}
function pagingError(asked, says) {
	return new PlatformError(`${begin(asked)}: ${says}.`, { hint: "The list is incomplete. Report this to the operator of the platform." });
}
function doubtfulError({ message, hint, status, code, requestId }) {
	return new PlatformError(`${message} It may have been processed all the same.`, {
		status,
		code,
		requestId,
		hint: `It was not sent again. Check the platform before you retry.${hint === null ? "" : ` ${hint}`}`
	});
}
const previewAgain = "The platform changed since the preview. Preview again and review what is new.";
const ifMatchRemoved = "The If-Match header did not arrive. A proxy or gateway in between removes it.";
const byCode = {
	UNKNOWN_REFERENCE: (refusal) => {
		const missing = missingReferences(refusal).map(({ kind, value }) => `${kind} "${value}"`);
		return `${missing.length === 0 ? "Something in the files" : missing.join(", ")} does not exist on the platform. Create it there first, or fix the files.`;
	},
	MISSING_DEPENDENT_ACTION: ({ body }) => `Add the action ${textOrNull(body["missing_companion"]) ?? "that is missing"} to the same policy.`,
	UNSUPPORTED_ACTION_TYPE: () => "Use an action type that the platform knows.",
	INVALID_CONDITION_VALUE: () => "Use a value that the platform knows for this condition type.",
	RESERVED_SLUG: () => "The platform reserves this slug. Choose another one.",
	DEPLOYMENT_NOT_MIGRATED: () => "The deployment still has legacy policies. Migrate it to the unified policies first.",
	PRODUCT_NOT_ENABLED: () => "The product is not enabled for this deployment. Enable it, or remove its detection file.",
	STATE_VERSION_MISMATCH: () => previewAgain,
	DEPLOYMENT_MIGRATED: () => "The deployment has the unified policies now. Use a command of the v2 policies API.",
	IF_MATCH_REQUIRED: () => ifMatchRemoved
};
const later = "Retry later. If it persists, ask the operator of the platform, with the request id.";
const bundleRefused = "Fix the files as the platform says.";
const requestRefused = "Fix the request as the platform says.";
const wrongAddress = "Check that the address is the API of the platform.";
const wrongToken = (name) => `Check ${name}: the token is wrong, expired or revoked. Tokens are in Settings > Tokens of the platform.`;
const byStatus = new Map([
	[400, bundleRefused],
	[401, wrongToken("IFMATCH_API_TOKEN")],
	[403, "Check that the token belongs to this deployment and has the Web API permission."],
	[404, "Check the address, the id of the deployment, and that the token has the Web API permission: a token without it gets this answer."],
	[405, `The platform does not have this operation. ${wrongAddress}`],
	[407, "Check HTTPS_PROXY: the proxy requires a user name and a password."],
	[408, later],
	[409, "It conflicts with the state of the platform. Read the message, and preview again."],
	[410, "The operation no longer exists. Update ifmatch."],
	[412, previewAgain],
	[413, "The bundle exceeds the limit of the platform or of a gateway."],
	[415, wrongAddress],
	[422, bundleRefused],
	[428, ifMatchRemoved],
	[429, "Rate limit reached. Wait, then retry."],
	[501, `The platform does not have this operation. ${wrongAddress}`]
]);
const byStatusOfOthers = new Map([
	[400, requestRefused],
	[404, "Check the address, the slugs and ids that were given, and that the token has the permission: a token without it gets this answer."],
	[409, "It conflicts with the state of the platform. Read the message."],
	[413, "The request exceeds the limit of the platform or of a gateway."],
	[422, requestRefused]
]);
const byStatusOfJwt = new Map([[401, "Check IFMATCH_USER_JWT: the user's token is wrong or expired. Get a new one."], [403, "Check that the user of the token has this permission in the deployment."]]);
const codes = new Map(Object.entries(byCode));
const isKnownCode = (code) => code !== null && codes.has(code);
function hintFor(refusal, caller = null) {
	const { code, status } = refusal;
	return (code === null ? void 0 : codes.get(code))?.(refusal) ?? ofCaller(status, caller) ?? byStatus.get(status) ?? (status >= 500 ? later : wrongAddress);
}
function ofCaller(status, caller) {
	if (caller === null) return void 0;
	if (status === 401 && caller.scheme === "WebToken" && caller.token !== null) return wrongToken(caller.token);
	const own = caller.scheme === "Jwt" ? byStatusOfJwt.get(status) : void 0;
	const tags = operations[caller.id].tags;
	return own ?? (tags.includes("Policies") ? void 0 : byStatusOfOthers.get(status));
}
// src/platform/dry-run.ts
const lists = [
	"creates",
	"updates",
	"deletes"
];
function tidyPreview(kind, answer, headers) {
	const { creates, updates, deletes, validation_errors, state_version, ...beside } = answer;
	const rejections = (validation_errors ?? []).map(tidyRejection);
	const entries = (list) => (answer[list] ?? []).map((entry) => tidyEntry(kind, list, entry));
	const diff = {
		creates: entries("creates"),
		updates: entries("updates"),
		deletes: entries("deletes")
	};
	const all = lists.flatMap((list) => diff[list]);
	if (rejections.length > 0 && all.length > 0) throw new Misunderstanding("with validation errors beside a diff");
	refuseTwice(all);
	if (rejections.length > 0) return {
		stateVersion: state_version,
		...diff,
		rejections
	};
	refuseCut("changes", beside, Object.fromEntries(lists.map((list) => [list, diff[list].length])), headers, newerVersion);
	refuseUnknownLists(beside);
	return {
		stateVersion: tidyStateVersion(state_version),
		...diff,
		rejections
	};
}
function fillRejected(value) {
	if (!isObject(value) || !Array.isArray(value["validation_errors"]) || value["validation_errors"].length === 0) return value;
	return {
		...value,
		state_version: value["state_version"] ?? ""
	};
}
function refuseUnknownLists(beside) {
	const found = Object.entries(beside).find(([, value]) => holdsList(value));
	if (found === void 0) return;
	throw new Misunderstanding(`with a list under ${JSON.stringify(found[0])}, which may hold changes`, newerVersion);
}
const holdsList = (value) => Array.isArray(value) ? value.length > 0 : isObject(value) && Object.values(value).some(holdsList);
const newerVersion = "Without this field the plan would be incomplete. Update ifmatch, or report this answer with the request id.";
function refuseTwice(entries) {
	const seen = new Set();
	for (const { object, key } of entries) {
		const id = objectId(object, key);
		if (seen.has(id)) throw new Misunderstanding(`with the same ${object} twice in the diff: ${JSON.stringify(key)}`);
		seen.add(id);
	}
}
const sides = {
	creates: {
		before: false,
		after: true
	},
	updates: {
		before: true,
		after: true
	},
	deletes: {
		before: true,
		after: false
	}
};
const kinds = new Map([
	["RemediationPolicy", {
		detection: false,
		key: ["slug"],
		tidy: tidyPolicy
	}],
	["DetectionPolicy", {
		detection: true,
		key: [],
		tidy: tidyLists
	}],
	["DetectionPolicyException", {
		detection: true,
		key: [
			"scope_type",
			"scope_target",
			"rule",
			"rule_type"
		],
		tidy: tidyException
	}]
]);
function tidyEntry(bundle, list, { kind, key, before, after }) {
	const known = kinds.get(kind);
	if (Object.keys(key).length === 0) throw new Misunderstanding(`with a ${kind} without a key in ${list}`);
	const entry = {
		object: kind,
		key,
		before: before ?? null,
		after: after ?? null
	};
	if (bundle !== "remediation") checkProduct(bundle, key);
	if (known === void 0) return entry;
	if (known.detection !== (bundle !== "remediation")) throw new Misunderstanding(`with a ${kind} in the diff of ${bundle}`);
	const missing = known.key.find((field) => textOrNull(key[field]) === null);
	if (missing !== void 0) throw new Misunderstanding(`with a ${kind} whose key has no ${missing} in ${list}`);
	checkSides(list, entry);
	return {
		...entry,
		before: tidySide(known, key, entry.before),
		after: tidySide(known, key, entry.after)
	};
}
function checkSides(list, entry) {
	for (const side of ["before", "after"]) {
		const present = entry[side] !== null;
		if (present === sides[list][side]) continue;
		throw new Misunderstanding(`with a ${entry.object} in ${list} that has ${present ? "a" : "no"} "${side}"`);
	}
}
function tidySide({ tidy }, key, content) {
	if (content === null) return null;
	const slug = textOrNull(content["slug"]);
	if (slug !== null && key["slug"] !== void 0 && slug !== key["slug"]) throw new Misunderstanding(`with the policy ${JSON.stringify(slug)} under the key ${JSON.stringify(key["slug"])}`);
	return tidy(content);
}
const tidyRejection = ({ code, message, policy_slug: slug, context }) => ({
	code,
	message: message ?? "",
	policySlug: textOrNull(slug),
	context: toTexts(context)
});
function rejectedPreview(refusal, profile) {
	const { status, code, body } = refusal;
	if (status < 400 || status >= 500) return null;
	const listed = body["validation_errors"];
	const errors = Array.isArray(listed) ? listed.filter(isValidationError) : [];
	const rejections = errors.length > 0 ? errors.map(tidyRejection) : fromCode(code, refusal, profile);
	return rejections.length === 0 ? null : {
		stateVersion: "",
		creates: [],
		updates: [],
		deletes: [],
		rejections
	};
}
const isValidationError = (value) => isObject(value) && textOrNull(value["code"]) !== null && typeof (value["message"] ?? "") === "string";
function fromCode(code, refusal, { rejectionCodes }) {
	if (code === null || !rejectionCodes.includes(code)) return [];
	const { text: message, body } = refusal;
	const companion = textOrNull(body["missing_companion"]);
	const context = {
		...toTexts(body["context"]),
		...companion === null ? {} : { missing_companion: companion }
	};
	const rejection = {
		code,
		message,
		policySlug: textOrNull(body["policy_slug"]),
		context
	};
	const missing = missingReferences(refusal);
	if (missing.length === 0) return [rejection];
	return missing.map((reference) => ({
		...rejection,
		context: {
			...context,
			...reference
		}
	}));
}
function toTexts(context) {
	const given = Object.entries(isObject(context) ? context : {}).filter(([, value]) => value !== null);
	return Object.fromEntries(given.map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]));
}
function emptyBundle(kind) {
	if (kind === "remediation") return {
		kind,
		content: { policies: [] }
	};
	return {
		kind,
		content: {
			rulesets: [],
			rules: [],
			disabled: [],
			exceptions: []
		}
	};
}
function liveFromEmpty(kind, preview) {
	const [rejection] = preview.rejections;
	if (rejection !== void 0) throw new Misunderstanding(`with a refusal of the empty bundle: ${`${rejection.code} ${rejection.message}`.trimEnd()}`, cannotRead);
	const { stateVersion, creates, updates, deletes } = preview;
	const odd = [...creates, ...updates.filter(({ object }) => object !== "DetectionPolicy")][0];
	if (odd !== void 0) throw new Misunderstanding(`with a ${odd.object} that ${notInThisWay}`, cannotRead);
	const gone = deletes.map(rebuild);
	if (kind === "remediation") return {
		stateVersion,
		content: { policies: gone }
	};
	return {
		stateVersion,
		content: {
			...updates[0]?.before ?? {
				rulesets: [],
				rules: [],
				disabled: []
			},
			exceptions: gone
		}
	};
}
const cannotRead = "The platform offers no way to read this bundle.";
const notInThisWay = "an empty bundle cannot change in this way";
function rebuild({ object, key, before }) {
	if (object === "RemediationPolicy") return {
		...before,
		slug: key["slug"]
	};
	if (object !== "DetectionPolicyException") throw new Misunderstanding(`with a ${object} that ${notInThisWay}`, cannotRead);
	const scope = scopes.get(String(key["scope_type"]));
	if (scope === void 0) throw new Misunderstanding(`with an exception of the unknown scope ${JSON.stringify(key["scope_type"])}`, cannotRead);
	return {
		...before,
		rule: key["rule"],
		rule_type: key["rule_type"],
		[scope]: key["scope_target"]
	};
}
const scopes = new Map([["project", "project"], ["project_tag", "project_tag_name"]]);
process.getBuiltinModule("node:timers/promises");
const setTimeout$1 = (() => process.getBuiltinModule("node:timers/promises").setTimeout)();
// src/platform/retry.ts
async function send(wire, request) {
	const { clock, deadlines, closing, hurry } = wire;
	if (closing.aborted) return {
		kind: "failure",
		failure: calledOff
	};
	const transport = await wire.open();
	const end = clock.now() + deadlines.call;
	for (let attempt = 1;; attempt += 1) {
		const start = clock.now();
		const came = await exchange(transport, request, Math.min(deadlines.attempt, end - start), closing);
		wire.log(describe(request, came, clock.now() - start, wire.profile));
		const wait = waitAfter(wire, request, attempt, came);
		if (wait === null || clock.now() + wait >= end) return came;
		wire.log(`waiting ${seconds(wait)}, then attempt ${String(attempt + 1)}`);
		const why = came.kind === "failure" ? failures[came.failure.kind].says : `HTTP ${String(came.reply.status)}`;
		wire.progress?.(`${request.origin}: ${why}; trying again (attempt ${String(attempt + 1)})`);
		await clock.sleep(wait, hurry);
		if (hurry.aborted) return came;
	}
}
const calledOff = {
	kind: "called-off",
	detail: "the program is stopping"
};
const mostRetries = 4;
const firstBackoff = 1e3;
const longestWait = 12e4;
function waitAfter({ profile, clock, hurry, retries = mostRetries }, { writes }, attempt, came) {
	if (hurry.aborted || attempt > Math.min(retries, mostRetries)) return null;
	let asked = null;
	if (came.kind === "failure") {
		const { repeat, processed } = failures[came.failure.kind];
		if (!repeat || writes && processed !== "no") return null;
	} else {
		const { status, headers } = came.reply;
		if (!(writes ? profile.unprocessedStatuses : profile.retryStatuses).includes(status)) return null;
		asked = retryAfter(headers, clock.now());
	}
	const random = clock.random();
	const wait = asked === null ? random * firstBackoff * 2 ** (attempt - 1) : asked + random * 1e3;
	return Math.round(Math.min(wait, longestWait));
}
function describe({ method, path }, came, took, profile) {
	if (came.kind === "failure") return `${method} ${path} failed after ${seconds(took)}: ${failures[came.failure.kind].says}`;
	const id = requestIdOf(came.reply.headers, profile);
	return `${method} ${path} ${String(came.reply.status)} in ${seconds(took)}${id === null ? "" : `, request ${id}`}`;
}
const seconds = (milliseconds) => milliseconds < 1e3 ? `${String(Math.round(milliseconds))} ms` : `${(milliseconds / 1e3).toFixed(1)} s`;
function retryAfter(headers, now) {
	const text = headers["retry-after"]?.trim() ?? "";
	if (/^[0-9]+$/.test(text)) return Number(text) * 1e3;
	const until = parseDate(text);
	if (until === null) return null;
	return Math.max(0, until - (parseDate(headers["date"] ?? "") ?? now));
}
function parseDate(text) {
	if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /.test(text)) return null;
	const time = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
	return Number.isNaN(time) ? null : time;
}
const systemClock = {
	now: () => Date.now(),
	random: () => Math.random(),
	async sleep(milliseconds, signal) {
		await setTimeout$1(milliseconds, void 0, { signal }).catch(() => {});
	}
};
// src/platform/token.ts
const shown = "[redacted]";
var Token = class {
	name;
	#secret;
	#redaction;
	constructor(text, name = "IFMATCH_API_TOKEN") {
		const secret = text.replace(/\r?\n$/, "");
		if (secret === "") throw new PlatformError(`${name} is empty.`, { hint: tokenHint });
		if (!/^[\x21-\x7e]+$/.test(secret)) throw new PlatformError(`${name} has white space in it, or characters that are not ASCII.`, { hint: tokenHint });
		this.name = name;
		this.#secret = secret;
		this.#redaction = new Redaction([secret]);
	}
	authorization() {
		return `Bearer ${this.#secret}`;
	}
	redact(text) {
		return this.#redaction.redact(text);
	}
	redactAll(value, json) {
		return this.#redaction.redactAll(value, json);
	}
	toString() {
		return shown;
	}
	toJSON() {
		return shown;
	}
	[Symbol.toPrimitive]() {
		return shown;
	}
	[Symbol.for("nodejs.util.inspect.custom")]() {
		return shown;
	}
};
const tokenHint = "Copy the token again, without quotes or spaces around it. Tokens are in Settings > Tokens of the platform.";
const wanted = {
	WebToken: {
		name: "an API token",
		variable: "IFMATCH_API_TOKEN"
	},
	Jwt: {
		name: "a user's JSON Web Token",
		variable: "IFMATCH_USER_JWT"
	}
};
function credentialFor(id, { token, userToken }) {
	const { security, summary } = operations[id];
	if (security.length === 0) return null;
	if (token !== null && security.includes("WebToken")) return {
		scheme: "WebToken",
		token
	};
	if (userToken !== null && security.includes("Jwt")) return {
		scheme: "Jwt",
		token: userToken
	};
	const names = security.map((scheme) => wanted[scheme].name).join(" or ");
	const variables = security.map((scheme) => wanted[scheme].variable).join(" or ");
	throw new UsageError(`${summary} (${id}) needs ${names}. Set ${variables}.`);
}
function redactorOf({ token, userToken }) {
	const tokens = [token, userToken].filter((one) => one !== null);
	return {
		redact: (text) => tokens.reduce((clean, one) => one.redact(clean), text),
		redactAll: (value, json) => tokens.reduce((clean, one) => one.redactAll(clean, json), value)
	};
}
function redactorFor(id, body, own) {
	const secrets = Object.entries(body ?? {}).filter(([name]) => secretFields[id]?.includes(name)).map(([, value]) => value).filter((value) => typeof value === "string");
	if (secrets.length === 0) return own;
	const given = new Redaction(secrets);
	return {
		redact: (text) => given.redact(own.redact(text)),
		redactAll: (value, json) => given.redactValues(own.redactAll(value, json), json)
	};
}
const secretFields = { createNotificationWebhook: ["webhookSecret"] };
const shortest = 4;
var Redaction = class {
	#forms;
	#shortest;
	constructor(secrets) {
		this.#forms = [...new Set(secrets.flatMap(spellings))].toSorted((a, b) => b.length - a.length);
		this.#shortest = this.#forms.at(-1)?.length ?? Infinity;
	}
	redact(text) {
		if (text.length < this.#shortest) return text;
		return this.#forms.reduce((clean, form) => clean.replaceAll(form, shown), text);
	}
	redactAll(value, json) {
		return this.#isMissing(json) ? value : this.#walk(value, (name) => this.redact(name));
	}
	redactValues(value, json) {
		return this.#isMissing(json) ? value : this.#walk(value, (name) => name);
	}
	#isMissing(json) {
		return !/\\[^bfnrt]/.test(json) && this.#forms.every((form) => !/\p{Cc}/u.test(form) && !json.includes(form));
	}
	#walk(value, rename) {
		if (this.#forms.length === 0) return value;
		if (typeof value === "string") return this.redact(value);
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return value.map((item) => this.#walk(item, rename));
		return Object.fromEntries(Object.entries(value).map(([name, item]) => [rename(name), this.#walk(item, rename)]));
	}
};
function spellings(secret) {
	const url = encodeURIComponent(secret.toWellFormed());
	const lowerUrl = url.replaceAll(/%../g, (code) => code.toLowerCase());
	const json = JSON.stringify(secret).slice(1, -1);
	const slashes = json.replaceAll("/", String.raw`\/`);
	const codes = json.replaceAll(/[&<>]/g, (mark) => `\\u00${mark.codePointAt(0)?.toString(16) ?? ""}`);
	const html = secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
	const base64 = [
		0,
		1,
		2
	].flatMap((shift) => withinBase64(secret, shift));
	return [...[
		secret,
		url,
		lowerUrl,
		json,
		slashes,
		codes,
		html,
		html.replaceAll("\"", "&quot;")
	].filter(({ length }) => length >= shortest), ...base64.filter(({ length }) => length >= 8)];
}
function withinBase64(secret, shift) {
	const bytes = Buffer.from("\0".repeat(shift) + secret);
	const whole = bytes.toString("base64").slice(Math.ceil(shift * 8 / 6), Math.floor(bytes.length * 8 / 6));
	return [whole, whole.replaceAll("+", "-").replaceAll("/", "_")];
}
// src/platform/call.ts
const defaultDeadlines = {
	attempt: 6e4,
	call: 3e5
};
function openConnection(options, credentials) {
	const { clock = systemClock } = options;
	const address = parseAddress(options.address);
	const profile = {
		...defaultProfile,
		...options.profile
	};
	const network = networkTo(address, options.env);
	const closed = new AbortController();
	const closing = eitherOf(closed.signal, options.giveUp);
	const redactor = redactorOf(credentials);
	const wire = {
		open: () => network.open(),
		profile,
		clock,
		deadlines: {
			...defaultDeadlines,
			...options.deadlines
		},
		closing,
		hurry: eitherOf(closing, options.hurry),
		log: (line) => options.log?.(redactor.redact(line)),
		progress: (text) => options.progress?.(text)
	};
	return {
		name: options.name ?? address.origin + prefixOf(address),
		call: openCall(wire, address, credentials, options.memory),
		profile,
		async close() {
			closed.abort();
			await network.release();
		}
	};
}
const eitherOf = (one, other) => other === void 0 ? one : AbortSignal.any([one, other]);
function openCall(wire, address, credentials, memory) {
	const own = redactorOf(credentials);
	return async (id, about, args, tidy) => {
		const credential = credentialFor(id, credentials);
		const clean = redactorFor(id, args.body, own);
		const request = toRequest(id, args, {
			address,
			authorization: credential?.token.authorization() ?? null,
			profile: wire.profile
		});
		const [hasShape, sent] = await Promise.all([shapes[id](), sendOnce(id, args, request, wire, memory)]);
		const came = redact(sent, clean);
		const asked = {
			id,
			about,
			scheme: credential?.scheme ?? null,
			token: credential?.token.name ?? null
		};
		if (came.kind === "failure") return failed(asked, came.failure);
		const answered = {
			asked,
			reply: came.reply,
			clean,
			requestId: requestIdOf(came.reply.headers, wire.profile)
		};
		if (came.reply.status !== 200) return refused(answered, wire, request.origin + request.path);
		const isDryRun = id === "previewRemediationPolicies" || id === "previewDetectionPolicy";
		const fill = (value) => isDryRun ? fillRejected(value) : value;
		return understand(answered, (value) => tidy(checkShape(fill(value), hasShape), came.reply.headers));
	};
}
const remembered = new Set([
	"listDeployments",
	"listLegacyPolicies",
	"getVocabulary",
	"getRemediationPolicies",
	"getDetectionPolicy",
	"previewRemediationPolicies",
	"previewDetectionPolicy"
]);
function sendOnce(id, { path }, request, wire, memory) {
	const deployment = "deploymentId" in path ? path.deploymentId : null;
	if (memory === void 0) return send(wire, request);
	if (request.writes && deployment !== null) {
		memory.written.add(deployment);
		for (const [key, one] of memory.answers) if (one.deployment === deployment) memory.answers.delete(key);
	}
	if (!remembered.has(id) || deployment !== null && memory.written.has(deployment)) return send(wire, request);
	const key = JSON.stringify([
		request.origin,
		request.method,
		request.path,
		request.headers,
		request.body
	]);
	const known = memory.answers.get(key);
	if (known !== void 0) return known.came;
	const came = send(wire, request);
	memory.answers.set(key, {
		deployment,
		came
	});
	const forget = () => memory.answers.delete(key);
	came.then((one) => one.kind === "reply" && one.reply.status < 400 ? null : forget(), forget);
	return came;
}
function answerOf(called) {
	if (called.kind === "answer") return called.answer;
	throw called.error;
}
function failed(asked, failure) {
	return {
		kind: "failure",
		processed: failures[failure.kind].processed,
		error: failureError(asked, failure)
	};
}
function refused({ asked, reply, clean, requestId }, { profile }, url) {
	const text = new TextDecoder().decode(reply.body);
	const refusal = toRefusal(reply.status, clean.redactAll(tryJson(text), text), clean.redact(text), profile);
	if (isRedirect(reply.status)) return {
		kind: "refusal",
		refusal,
		error: redirectError(asked, reply, url, requestId)
	};
	return {
		kind: "refusal",
		refusal,
		error: refusalError(asked, refusal, requestId, profile)
	};
}
function understand({ asked, reply, clean, requestId }, tidy) {
	try {
		const { text, value } = readJson(reply, (quoted) => clean.redact(quoted));
		return {
			kind: "answer",
			answer: tidy(clean.redactAll(value, text))
		};
	} catch (error) {
		if (!(error instanceof Misunderstanding)) throw error;
		const says = clean.redact(error.message);
		const what = error instanceof PartOfList ? new PartOfList(says, error.hint) : new Misunderstanding(says, error.hint);
		return {
			kind: "failure",
			processed: error instanceof Contradiction ? "contradicted" : "unknown",
			error: misunderstandingError(asked, reply, what, requestId)
		};
	}
}
function redact(came, clean) {
	if (came.kind === "failure") return {
		kind: "failure",
		failure: {
			...came.failure,
			detail: clean.redact(came.failure.detail)
		}
	};
	const headers = Object.entries(came.reply.headers).map(([name, value]) => [name, clean.redact(value)]);
	return {
		kind: "reply",
		reply: {
			...came.reply,
			headers: Object.fromEntries(headers)
		}
	};
}
// src/platform/client.ts
function openPlatform(options) {
	const { name, call, profile, ...connection } = openConnection(options, {
		token: options.token,
		userToken: null
	});
	return {
		name,
		async deployments(sought = null) {
			const tidy = (answer, headers) => tidyDeployments(answer, headers, sought);
			return answerOf(explainMissingList(await call("listDeployments", null, {
				...none,
				path: {}
			}, tidy), profile));
		},
		async dryRun(deployment, bundle) {
			const called = await preview(call, deployment, bundle, (one) => one);
			return (called.kind === "refusal" ? rejectedPreview(called.refusal, profile) : null) ?? answerOf(called);
		},
		put: async (deployment, bundle, version) => toPut(await put(call, deployment, bundle, toIfMatch(version, profile)), version, profile),
		async read(deployment, kind) {
			const got = profile.bundleReads === "never" ? null : await read(call, deployment, kind);
			if (got !== null && !isMissing(got, profile) && !isPart(got)) return answerOf(got);
			return answerOf(await preview(call, deployment, emptyBundle(kind), (one) => liveFromEmpty(kind, one)));
		},
		async vocabulary(deployment, kind) {
			if (profile.vocabularyReads === "never") return null;
			const query = { product: kind === "remediation" ? kind : products[kind] };
			const got = await call("getVocabulary", deployment.slug, {
				...none,
				path: at(deployment),
				query
			}, tidyVocabulary);
			return isMissing(got, profile) || isPart(got) ? null : answerOf(got);
		},
		close: () => connection.close()
	};
}
const none = {
	query: {},
	body: null
};
const at = ({ id }) => ({ deploymentId: id });
function read(call, deployment, kind) {
	const tidy = (answer, headers) => {
		const live = tidyLive(kind, deployment, answer);
		refusePartOfBundle(answer, headers, live);
		return live;
	};
	const path = at(deployment);
	if (kind === "remediation") return call("getRemediationPolicies", deployment.slug, {
		...none,
		path
	}, tidy);
	return call("getDetectionPolicy", deployment.slug, {
		...none,
		path: {
			...path,
			product: products[kind]
		}
	}, tidy);
}
function preview(call, deployment, { kind, content }, use) {
	const tidy = (answer, headers) => {
		checkScope(kind, deployment, answer);
		return use(tidyPreview(kind, answer, headers));
	};
	const [path, query, about] = [
		at(deployment),
		{},
		deployment.slug
	];
	if (kind === "remediation") return call("previewRemediationPolicies", about, {
		path,
		query,
		body: { bundle: content }
	}, tidy);
	return call("previewDetectionPolicy", about, {
		path: {
			...path,
			product: products[kind]
		},
		query,
		body: { bundle: content }
	}, tidy);
}
function put(call, deployment, { kind, content }, ifMatch) {
	const tidy = (answer) => tidyLive(kind, deployment, answer).stateVersion;
	const [path, query, about] = [
		at(deployment),
		{},
		deployment.slug
	];
	if (kind === "remediation") return call("applyRemediationPolicies", about, {
		path,
		query,
		body: { bundle: content },
		ifMatch
	}, tidy);
	return call("applyDetectionPolicy", about, {
		path: {
			...path,
			product: products[kind]
		},
		query,
		body: { bundle: content },
		ifMatch
	}, tidy);
}
function toPut(called, sent, profile) {
	if (called.kind === "answer") return {
		kind: "written",
		stateVersion: called.answer
	};
	const { message: says, requestId } = called.error;
	const message = requestId === null ? says : `${says} (request ${requestId})`;
	if (called.kind === "failure") {
		if (called.processed === "no") throw called.error;
		return {
			kind: called.processed === "contradicted" ? "contradicted" : "unanswered",
			message
		};
	}
	const { refusal } = called;
	const currentStateVersion = textOrNull(refusal.body["current_state_version"]);
	if (isStale(refusal, currentStateVersion !== null && currentStateVersion !== sent, profile)) return {
		kind: "stale",
		currentStateVersion,
		message
	};
	if (provesNothingWritten(refusal, profile)) throw called.error;
	return {
		kind: "unanswered",
		message
	};
}
function isStale({ code, status }, namesOther, { staleCodes, staleStatuses, conflictStatuses }) {
	if (code !== null && staleCodes.includes(code)) return true;
	if (isKnownCode(code)) return false;
	return staleStatuses.includes(status) || conflictStatuses.includes(status) && namesOther;
}
function provesNothingWritten({ status }, { doubtfulStatuses }) {
	return status >= 400 && status < 500 && !doubtfulStatuses.includes(status);
}
const isMissing = (called, { missingStatuses }) => called.kind === "refusal" && missingStatuses.includes(called.refusal.status) && !isKnownCode(called.refusal.code);
const isPart = (called) => called.kind === "failure" && called.error.partial;
function explainMissingList(called, profile) {
	if (called.kind !== "refusal" || !isMissing(called, profile)) return called;
	const { message, status, code, requestId } = called.error;
	const hint = "Check the address, and that the token has the Web API permission. If the platform has no list of deployments, set the id in ifmatch.yaml: deployments: { my-slug: { id: \"1234\" } }.";
	return {
		...called,
		error: new PlatformError(message, {
			status,
			code,
			requestId,
			hint
		})
	};
}
// src/platform/pages.ts
function pagesOf(id, args, ask) {
	const { by, items: name } = operations[id].paging;
	const pages = {
		ask: async (changed) => ask(changed),
		itemsIn: (answer) => answer[name] ?? [],
		fail: (says) => {
			throw pagingError({
				id,
				about: args.about ?? null
			}, says);
		}
	};
	if (by === "cursor") return cursorPages(pages, args.body ?? {});
	return numberedPages(pages, {
		...args.query,
		page_size: args.query?.page_size ?? defaultSize(id)
	});
}
async function* numberedPages({ ask, itemsIn, fail }, query) {
	let before = "";
	let wasShort = false;
	for (let page = query.page ?? 0;; page += 1) {
		const items = itemsIn(await ask({ query: {
			...query,
			page
		} }));
		if (items.length === 0) return;
		const content = items.map((item) => JSON.stringify(idOf(item))).toSorted().join();
		if (content === before && wasShort) return;
		if (content === before) fail(`page ${String(page)} is the same as the one before, so the list would never end`);
		yield items;
		before = content;
		wasShort = items.length < query.page_size;
	}
}
const idOf = (item) => item.id ?? item;
const mostEmpty = 100;
async function* cursorPages({ ask, itemsIn, fail }, body) {
	const seen = new Set([body.cursor ?? ""]);
	let empty = 0;
	for (let asked = { body };;) {
		const answer = await ask(asked);
		const items = itemsIn(answer);
		if (items.length > 0) yield items;
		empty = items.length > 0 ? 0 : empty + 1;
		if (empty === mostEmpty) fail(`${String(mostEmpty)} pages in a row were empty, and still more are said to remain`);
		const cursor = nextCursor(answer, items.length, fail);
		if (cursor === null) return;
		if (seen.has(cursor)) fail("the platform gave the cursor of an earlier page again, so the list would never end");
		seen.add(cursor);
		asked = { body: {
			...body,
			cursor
		} };
	}
}
function nextCursor(answer, count, fail) {
	const { cursor, hasMore, ...beside } = answer;
	if (hasMore === false) return null;
	if (cursor) return count === 0 && hasMore !== true ? null : cursor;
	if (hasMore === true || signOfCut(beside, {}) !== null) fail("the platform says that more remains, and gave no cursor to ask for it");
	return null;
}
function defaultSize(id) {
	const size = requests[id].inputs.find(({ path }) => path[0] === "page_size")?.default;
	if (typeof size !== "number") throw new Error(`${id} has no default for page_size`);
	return size;
}
// src/platform/web-api.ts
function openWebApi({ token, userToken, ...options }) {
	const connection = openConnection(options, {
		token,
		userToken
	});
	const call = (id, args) => callOne(connection, id, args);
	const pages = (id, args) => pagesOf(id, args, async (changed) => call(id, {
		...args,
		...changed
	}));
	return {
		name: connection.name,
		call,
		pages,
		findings: (slug, query = {}) => pages("listFindings", {
			path: { deploymentSlug: slug },
			query,
			about: slug
		}),
		dependencies: (deploymentId, body = {}) => pages("listDependencies", {
			path: { deploymentId },
			body
		}),
		issueGroups: (deploymentId, body = {}) => pages("searchIssues", {
			path: { deploymentId },
			body
		}),
		close: () => connection.close()
	};
}
async function callOne({ call, profile }, id, { about, ...given }) {
	const args = repeatPath(id, {
		path: {},
		query: {},
		body: null,
		...given
	});
	const { ifMatch } = args;
	const sent = ifMatch === void 0 ? args : {
		...args,
		ifMatch: toIfMatch(ifMatch, profile)
	};
	const tidy = id === "listFindings" ? await declaredFindings(args.query) : null;
	const called = await call(id, about ?? slugIn(args.path), sent, (answer) => {
		tidy?.(answer);
		return answer;
	});
	return answerOf(operations[id].writes ? doubted(called, profile) : called);
}
const slugIn = (path) => path["deploymentSlug"] ?? null;
function doubted(called, profile) {
	if (called.kind === "answer") return called;
	return (called.kind === "failure" ? called.processed === "no" : provesNothingWritten(called.refusal, profile)) ? called : {
		...called,
		error: doubtfulError(called.error)
	};
}
function repeatPath(id, args) {
	const fields = requests[id].inputs.filter(({ sameAsPath }) => sameAsPath === true);
	if (fields.length === 0 || args.body === null) return args;
	const body = Object.fromEntries(Object.entries(args.body));
	for (const { path, kind } of fields) {
		const [name = ""] = path;
		const value = args.path[name];
		body[name] ??= kind === "integer" ? asNumber(value) : value;
		if (body[name] !== void 0 && String(body[name]) !== value) throw new UsageError(`${name} is ${JSON.stringify(body[name])} in the body of ${id} and ${JSON.stringify(value)} in its path. Leave it out of the body.`);
	}
	return {
		...args,
		body
	};
}
function asNumber(text) {
	const value = Number(text);
	return Number.isSafeInteger(value) ? value : void 0;
}
async function declaredFindings({ issue_type: asked = "sast" }) {
	const guards = await import("./files.js");
	const hasShape = {
		sast: guards.isCodeFinding,
		sca: guards.isSupplyChainFinding,
		ai_sast: guards.isAiFinding
	}[asked];
	return ({ findings }) => {
		for (const finding of findings ?? []) checkShape(finding, hasShape);
	};
}
export { PlanFileError, RecordError, Redaction, Token, bundleDigest, callOne, changedItems, checkAll, compareWithReviewed, credentialFor, defaultProfile, deploymentsOf, deriveKey, diffDigest, differencesFrom, digestOfAll, estimateImpact, exchange, findDrift, guardPlan, isRedirect, isSameMac, macOf, makePlan, nearestToLive, networkTo, oddAnswer, onlyItems, openFetch, openPlatform, openWebApi, ownerJson, parseAddress, parseJson, planBundle, planPrepared, prefixOf, prepare, provesNothingWritten, readPlanFile, redactorFor, redactorOf, rejectionProblems, saidTexts, secretFields, signPlanFile, signedContent, toError, toPlanChange, toPlanFile, toProblem, triangulateBundle, turnRound, undoBundle, unsendable, wayTo };
