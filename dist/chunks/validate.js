const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
let node_path = require("node:path");
let node_util = require("node:util");
let node_buffer = require("node:buffer");
// src/util/json.ts
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value) => Array.isArray(value);
// src/domain/bundle.ts
const bundleKinds = [
	"remediation",
	"detection/code",
	"detection/secrets"
];
const isSameBundle = (a, b) => a.kind === b.kind && a.deployment.id === b.deployment.id;
const nameOfBundle = ({ kind, deployment }) => `${kind} of ${deployment.slug}`;
const knownDiffObjectKinds = new Set([
	"RemediationPolicy",
	"DetectionPolicy",
	"DetectionPolicyException"
]);
const ruleLists = [
	"rulesets",
	"rules",
	"disabled"
];
const detectionPolicyId = "policy";
const listId = (list) => `list ${list}`;
const itemId = (list, item) => `item ${list} ${item}`;
const policyId = (slug) => `slug ${slug}`;
function exceptionId(exception) {
	const { type, target } = exceptionScope(exception);
	return JSON.stringify([
		"exception",
		type,
		target,
		exception.rule,
		exception.rule_type
	]);
}
const exceptionScope = ({ project, project_tag_name: tag }) => project === void 0 ? {
	type: "project_tag",
	target: tag
} : {
	type: "project",
	target: project
};
const policyObject = (slug) => ({
	id: policyId(slug),
	object: {
		kind: "policy",
		slug
	}
});
const itemObject = (list, item) => ({
	id: itemId(list, item),
	object: {
		kind: "item",
		list,
		item
	}
});
const exceptionObject = (exception) => ({
	id: exceptionId(exception),
	object: {
		kind: "exception",
		exception
	}
});
function objectsOf(bundle) {
	if (bundle.kind === "remediation") return bundle.content.policies.map((policy) => policyObject(slugOf(policy)));
	const { content } = bundle;
	return [...ruleLists.flatMap((list) => content[list].map((item) => itemObject(list, item))), ...content.exceptions.map(exceptionObject)];
}
function objectId(kind, key) {
	if (kind === "RemediationPolicy") return policyId(String(key["slug"]));
	if (kind === "DetectionPolicy") return detectionPolicyId;
	if (kind !== "DetectionPolicyException") return JSON.stringify([kind, Object.entries(key).toSorted(([a], [b]) => a < b ? -1 : 1)]);
	return JSON.stringify([
		"exception",
		key["scope_type"],
		key["scope_target"],
		key["rule"],
		key["rule_type"]
	]);
}
function deriveSlug(name) {
	return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
}
const slugOf = ({ slug, name }) => slug ?? deriveSlug(name);
const bookkeepingNames = /^(?:id|etag|requestid|traceid|timestamp|asof|last(?:updated|modified)|(?:first|last)?(?:created|updated|modified|fetched|retrieved|read|generated|computed|evaluated|synced|checked|seen)(?:at|by))$/;
const isBookkeeping = (field) => bookkeepingNames.test(field.toLowerCase().replaceAll(/[_-]/g, ""));
// src/domain/plan.ts
function verbOf({ before, after }) {
	if (before === null) return "create";
	return after === null ? "delete" : "update";
}
function summarize(changes) {
	const count = (verb) => changes.filter((change) => change.verb === verb).length;
	const effect = combineEffects(changes.map((change) => change.effect));
	return {
		creates: count("create"),
		updates: count("update"),
		deletes: count("delete"),
		effect
	};
}
function combineEffects(effects) {
	const present = new Set(effects);
	if (present.has("unknown")) return "unknown";
	if (present.has("mixed") || present.has("looser") && present.has("stricter")) return "mixed";
	if (present.has("looser")) return "looser";
	return present.has("stricter") ? "stricter" : "neutral";
}
const isRollback = ({ undoes }) => undoes !== void 0;
const onlyChanged = (plan) => ({
	...plan,
	bundles: plan.bundles.filter(({ changes }) => changes.length > 0)
});
function policyFinder({ policies }) {
	const byName = new Map(policies.filter(({ slug }) => slug === void 0).map((policy) => [policy.name, policy]));
	const bySlug = new Map(policies.map((policy) => [slugOf(policy), policy]));
	return (slug, name) => bySlug.get(slug) ?? (typeof name === "string" ? byName.get(name) : void 0) ?? null;
}
function unchangedPolicies(bundle, changes) {
	const findPolicy = policyFinder(bundle);
	const changed = new Set(changes.map(({ object, key, after }) => object === "RemediationPolicy" && after ? findPolicy(String(key["slug"]), after["name"]) : null));
	return bundle.policies.filter((policy) => !changed.has(policy));
}
function declaredIds(bundle, changes) {
	const findPolicy = bundle.kind === "remediation" ? policyFinder(bundle.content) : null;
	return new Map(changes.map(({ id, key, after }) => {
		const policy = after === null ? null : findPolicy?.(String(key["slug"]), after["name"]);
		return [id, policy ? policyId(slugOf(policy)) : id];
	}));
}
// src/domain/action-types.ts
const modes = [
	"monitor",
	"comment",
	"block"
];
const enforces = () => "enforces";
const actsOn = {
	does: "acts on",
	doing: "acting on"
};
const triageStates = {
	ignored: "No longer shown as open.",
	provisionally_ignored: "No longer shown as open, for now.",
	reviewing: "Somebody looks at it.",
	fixing: "Somebody fixes it.",
	reopened: "Open again."
};
const hiddenStates = ["ignored", "provisionally_ignored"];
const triageReason = {
	description: "Why it is ignored.",
	values: {
		acceptable_risk: "",
		false_positive: "",
		no_time: "",
		no_triage_reason: "",
		duplicate: ""
	}
};
function triageEffect({ type: _, config, ...others }) {
	if (!isObject(config) || Object.keys(others).length > 0) return "unknown";
	return Object.keys(config).every((setting) => setting === "state" || setting === "reason") && hiddenStates.includes(config["state"]) ? "hides" : "unknown";
}
const actionTypes = new Map([
	["pr_comment", {
		description: "Comments on the pull request.",
		config: {},
		requires: [],
		mode: "comment",
		effect: enforces,
		verbs: {
			does: "comments on",
			doing: "commenting on"
		}
	}],
	["block", {
		description: "Fails the check of the pull request. Needs `pr_comment` in the same policy.",
		config: {},
		requires: ["pr_comment"],
		mode: "block",
		effect: enforces,
		verbs: {
			does: "blocks",
			doing: "blocking"
		}
	}],
	["jira", {
		description: "Opens a Jira ticket.",
		config: { project: {
			description: "Key of the Jira project.",
			values: {}
		} },
		requires: [],
		mode: "monitor",
		effect: enforces,
		verbs: actsOn
	}],
	["slack_app", {
		description: "Posts to Slack.",
		config: { channel: {
			description: "Name of the channel, for example `#appsec-alerts`.",
			values: {}
		} },
		requires: [],
		mode: "monitor",
		effect: enforces,
		verbs: actsOn
	}],
	["webhook", {
		description: "Calls a notification webhook.",
		config: { webhook: {
			description: "Name of the webhook.",
			values: {}
		} },
		requires: [],
		mode: "monitor",
		effect: enforces,
		verbs: actsOn
	}],
	["triage", {
		description: "Sets the triage state of the finding.",
		config: {
			state: {
				description: "The new state.",
				values: triageStates
			},
			reason: triageReason
		},
		requires: [],
		mode: "monitor",
		effect: triageEffect,
		verbs: {
			does: "ignores (triage)",
			doing: "ignoring (triage)"
		}
	}]
]);
const unknownActionType = {
	description: "",
	config: {},
	requires: [],
	mode: "monitor",
	effect: () => "unknown",
	verbs: actsOn
};
const actionType = (type) => actionTypes.get(type) ?? unknownActionType;
// src/domain/suggestions.ts
const booleanWords = (yes, no) => ({
	true: yes,
	false: no
});
const withoutDescription = (...names) => Object.fromEntries(names.map((name) => [name, ""]));
const knownSuggestions = {
	conditions: {
		severity: {
			description: "How bad the finding is, as its rule says.",
			values: {
				critical: "The worst.",
				high: "`ERROR` in the rule.",
				medium: "`WARNING` in the rule.",
				low: "`INFO` in the rule."
			}
		},
		confidence: {
			description: "How sure the rule is that the finding is real.",
			values: {
				high: "Seldom wrong.",
				medium: "Sometimes wrong.",
				low: "Often wrong."
			}
		},
		repository_tag: {
			description: "A tag of the project in which the finding is.",
			values: {}
		},
		vulnerability_class: {
			description: "The kind of weakness that the rule looks for.",
			values: withoutDescription("Code Injection", "Command Injection", "Cross-Site Scripting (XSS)", "Cryptographic Issues", "Hard-coded Secrets", "Improper Authentication", "Improper Authorization", "Insecure Deserialization", "Mass Assignment", "Open Redirect", "Path Traversal", "SQL Injection", "Server-Side Request Forgery (SSRF)", "XML Injection")
		},
		breaking_change: {
			description: "Whether the fix of the dependency breaks its callers.",
			values: booleanWords("The fix breaks them.", "The fix does not.")
		},
		full_scan: {
			description: "Whether the finding comes from a scan of a whole branch.",
			values: booleanWords("Of a whole branch.", "Of a pull request.")
		}
	},
	actions: Object.fromEntries(Array.from(actionTypes, ([type, { description, requires, config }]) => [type, {
		description,
		requires,
		settings: config
	}])),
	rulesets: [],
	rules: [],
	projects: [],
	tags: []
};
const objectAt = (schema, name) => schema[name] ?? {};
function withSuggestions(schema, suggestions) {
	const { Condition, Action, Actions, ExceptionEntry, ...others } = objectAt(schema, "$defs");
	const $defs = {
		...others,
		...ExceptionEntry !== void 0 && { ExceptionEntry: exceptionSchema(ExceptionEntry, suggestions) },
		...Condition !== void 0 && { Condition: conditionSchema(Condition, suggestions) },
		...Action !== void 0 && { Action: actionSchema(Action, suggestions) },
		...Actions !== void 0 && { Actions: {
			...Actions,
			allOf: requiredTogether(suggestions)
		} }
	};
	const sorted = Object.fromEntries(Object.entries($defs).toSorted(([a], [b]) => a < b ? -1 : 1));
	const fields = objectAt(schema, "properties");
	const lists = {
		rulesets: suggestions.rulesets,
		rules: suggestions.rules,
		disabled: suggestions.rules
	};
	const suggested = Object.entries(lists).filter(([name]) => name in fields && !("$ref" in objectAt(objectAt(fields, name), "items"))).map(([name, words]) => {
		const list = objectAt(fields, name);
		return [name, {
			...list,
			items: {
				...objectAt(list, "items"),
				...suggestWords(withoutDescription(...words))
			}
		}];
	});
	return {
		...schema,
		..."properties" in schema && { properties: {
			...fields,
			...Object.fromEntries(suggested)
		} },
		$defs: sorted
	};
}
function suggestWords(words, other) {
	const known = Object.entries(words).map(([word, means]) => ({
		const: word,
		...means !== "" && { description: means }
	}));
	if (known.length === 0) return {};
	return { anyOf: [...known, {
		type: "string",
		...other !== void 0 && { description: other }
	}] };
}
const suggestAndRejectTypos = (words, other) => ({
	...suggestWords(words, other),
	allOf: Object.keys(words).map(rejectTypoOf)
});
function conditionSchema(schema, { conditions, tags }) {
	const properties = objectAt(schema, "properties");
	const values = { ...objectAt(properties, "values") };
	const rules = Object.entries(conditions).map(([type, { values: words }]) => {
		const all = type === "repository_tag" ? {
			...words,
			...withoutDescription(...tags)
		} : words;
		const items = closedEnums.has(type) ? suggestAndRejectTypos(all) : suggestWords(all);
		return {
			if: typeIs(type),
			then: { properties: { values: { items } } }
		};
	});
	const type = typeSchema(objectAt(properties, "type"), conditions);
	return {
		...schema,
		properties: {
			...properties,
			type,
			values
		},
		allOf: rules
	};
}
const closedEnums = new Set(["severity", "confidence"]);
function actionSchema(schema, { actions }) {
	const properties = objectAt(schema, "properties");
	const rules = Object.entries(actions).flatMap(([type, { settings }]) => {
		if (Object.keys(settings).length === 0) return [];
		const keys = Object.entries(settings).map(([name, { description, values }]) => [name, {
			description,
			type: "string",
			...suggestWords(values)
		}]);
		return {
			if: typeIs(type),
			then: { properties: { config: { properties: Object.fromEntries(keys) } } }
		};
	});
	return {
		...schema,
		properties: {
			...properties,
			type: typeSchema(objectAt(properties, "type"), actions)
		},
		allOf: rules
	};
}
function typeSchema(field, known) {
	const { examples: _, description, anyOf, ...others } = field;
	const [last = {}] = Array.isArray(anyOf) ? anyOf.slice(-1) : [];
	const words = Object.fromEntries(Object.entries(known).map(([name, { description: meaning }]) => [name, meaning]));
	return {
		...others,
		...suggestAndRejectTypos(words, description ?? last["description"])
	};
}
const typeIs = (type) => ({
	required: ["type"],
	properties: { type: { const: type } }
});
const requiredTogether = ({ actions }) => Object.entries(actions).flatMap(([type, { requires }]) => requires.map((other) => ({
	if: { contains: typeIs(type) },
	then: {
		contains: typeIs(other),
		errorMessage: `${type} needs ${other} in the same policy.`
	}
})));
function exceptionSchema(schema, { projects, tags, rules, rulesets }) {
	const properties = objectAt(schema, "properties");
	const words = {
		project: projects,
		project_tag_name: tags,
		rule: [...rules, ...rulesets]
	};
	const suggested = Object.entries(words).map(([name, names]) => [name, {
		...objectAt(properties, name),
		...suggestWords(withoutDescription(...names))
	}]);
	return {
		...schema,
		properties: {
			...properties,
			...Object.fromEntries(suggested)
		}
	};
}
function rejectTypoOf(word) {
	const letters = Array.from(word);
	const withMiddle = (index, length, middle) => escaped(letters.slice(0, index).join("")) + middle + escaped(letters.slice(index + length).join(""));
	const typoPatterns = letters.flatMap((letter, index) => {
		const next = letters[index + 1];
		return [
			withMiddle(index, 1, `[^${escaped(letter)}]?`),
			withMiddle(index, 0, "."),
			...next === void 0 || next === letter ? [] : [withMiddle(index, 2, escaped(next + letter))]
		];
	});
	const capitals = [word.toUpperCase(), word.replace(/^./, (first) => first.toUpperCase())].map(escaped);
	return {
		pattern: `^(?!(?:${[...new Set([
			...typoPatterns,
			`${escaped(word)}.`,
			...capitals
		])].join("|")})$)`,
		errorMessage: `Did you mean "${word}"?`
	};
}
const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
// src/domain/without-entry.ts
function leavesOut(entry, object) {
	if (typeof entry === "string") {
		if (object.kind === "policy") return require_start.matchesGlob(entry, object.slug);
		return object.kind === "item" && require_start.matchesGlob(entry, object.item);
	}
	if (object.kind !== "exception") return false;
	const { exception } = object;
	return exceptionFields.every((field) => {
		const glob = entry[field];
		return glob === void 0 || require_start.matchesGlob(glob, exception[field] ?? "");
	});
}
const exceptionFields = [
	"rule",
	"rule_type",
	"project",
	"project_tag_name"
];
function withoutEntryFor(object) {
	if (object.kind === "bundle") return null;
	if (object.kind === "policy") return isGlob$1(object.slug) ? null : object.slug;
	if (object.kind === "item") return isGlob$1(object.item) ? null : object.item;
	const { exception } = object;
	const fields = exceptionFields.flatMap((field) => exception[field] ? [[field, exception[field]]] : []);
	return fields.some(([, text]) => isGlob$1(text)) ? null : Object.fromEntries(fields);
}
const isGlob$1 = (text) => /[*?]/.test(text);
const describeWithoutEntry = (entry) => typeof entry === "string" ? entry : `{ ${exceptionTexts(entry).join(", ")} }`;
const exceptionTexts = (entry) => exceptionFields.flatMap((field) => entry[field] === void 0 ? [] : [`${field}: ${entry[field]}`]);
// src/files/lint/bundle-parts.ts
function placeIn(bundle, id, pointer) {
	const origin = bundle.origins.get(id);
	if (origin === void 0) throw new Error(`${id} is in no file`);
	return {
		file: origin.file,
		pointer: [...origin.pointer, ...pointer]
	};
}
const placeInPolicy = (bundle, policy, ...partPointer) => (...pointer) => placeIn(bundle, policyId(slugOf(policy)), [...partPointer, ...pointer]);
const policiesOf = (bundle) => bundle.kind === "remediation" ? bundle.content.policies : [];
function* conditionsOf(bundle) {
	for (const policy of policiesOf(bundle)) for (const [index, { type, values }] of policy.filters.conditions.entries()) yield {
		type,
		values,
		placeOf: placeInPolicy(bundle, policy, "filters", "conditions", index)
	};
}
function* actionsOf(bundle) {
	for (const policy of policiesOf(bundle)) for (const [index, { type, config }] of policy.actions.entries()) yield {
		type,
		...config && { config },
		otherActions: policy.actions,
		placeOf: placeInPolicy(bundle, policy, "actions", index)
	};
}
function* exceptionsOf(bundle) {
	if (bundle.kind === "remediation") return;
	for (const exception of bundle.content.exceptions) yield {
		exception,
		placeOf: (...pointer) => placeIn(bundle, exceptionId(exception), pointer)
	};
}
function* itemsOf(bundle, list) {
	if (bundle.kind === "remediation") return;
	for (const text of bundle.content[list]) yield {
		text,
		placeOf: (...pointer) => placeIn(bundle, itemId(list, text), pointer)
	};
}
// src/files/nearest.ts
const maxWordLength$1 = 100;
function nearest(word, allowed, maxEdits = 3) {
	if (word.length > maxWordLength$1) return null;
	let best = null;
	let limit = Math.min(Math.max(1, Math.floor(word.length / 3)), maxEdits) + 1;
	for (const candidate of allowed) {
		if (Math.abs(candidate.length - word.length) >= limit) continue;
		const edits = editDistance(word.toLowerCase(), candidate.toLowerCase());
		if (edits >= limit || edits >= candidate.length) continue;
		best = candidate;
		limit = edits;
	}
	return best;
}
function onlyNearest(word, allowed) {
	const best = nearest(word, allowed);
	if (best === null) return null;
	const second = nearest(word, allowed.filter((other) => other !== best));
	const editsTo = (other) => editDistance(word.toLowerCase(), other.toLowerCase());
	return second !== null && editsTo(second) <= editsTo(best) ? null : best;
}
const maxComparisons = 1e5;
function nearestOfMany() {
	let comparisons = 0;
	return (word, allowed) => {
		comparisons += allowed.length;
		return comparisons > maxComparisons ? null : nearest(word, allowed);
	};
}
function editDistance(a, b) {
	const distances = [];
	const distanceAt = (row, column) => distances[row]?.[column] ?? Infinity;
	for (let row = 0; row <= a.length; row++) {
		const distancesOfRow = [];
		distances.push(distancesOfRow);
		for (let column = 0; column <= b.length; column++) {
			const changed = distanceAt(row - 1, column - 1) + Number(a[row - 1] !== b[column - 1]);
			const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] ? distanceAt(row - 2, column - 2) + 1 : Infinity;
			const dropped = distanceAt(row - 1, column) + 1;
			const added = distanceAt(row, column - 1) + 1;
			distancesOfRow.push(row + column === 0 ? 0 : Math.min(dropped, added, changed, swapped));
		}
	}
	return distanceAt(a.length, b.length);
}
// src/files/lint/expiry.ts
const expiryField = "x-expires";
const msPerDay = 864e5;
function* lintExpiry(bundle, { today, warningDays }) {
	for (const [id, { [expiryField]: expires, ...others }] of bundle.notes) {
		for (const name of Object.keys(others).filter(isMisnamed)) yield {
			severity: "error",
			at: {
				...placeIn(bundle, id, [name]),
				key: true
			},
			code: "misnamed-expiry",
			field: name
		};
		if (expires === void 0) continue;
		const at = placeIn(bundle, id, [expiryField]);
		const days = daysBetween(today, expires);
		const entry = {
			expires,
			noun: bundle.kind === "remediation" ? "policy" : "exception"
		};
		if (days === null) yield {
			severity: "error",
			at,
			code: "no-such-day",
			day: expires
		};
		else if (days < 0) yield {
			severity: "warning",
			at,
			code: "expired",
			...entry
		};
		else if (days <= warningDays) yield {
			severity: "warning",
			at,
			code: "expires-soon",
			days,
			...entry
		};
	}
}
const expiryPlaces = (bundle) => new Set([...bundle.notes].flatMap(([id, notes]) => expiryField in notes ? [placeKey(placeIn(bundle, id, [expiryField]))] : []));
const placeKey = ({ file, pointer }) => JSON.stringify([file, pointer]);
function daysBetween(today, expires) {
	const end = Date.parse(`${expires}T00:00:00Z`);
	if (Number.isNaN(end) || !new Date(end).toISOString().startsWith(expires)) return null;
	return (end - Date.parse(`${today}T00:00:00Z`)) / msPerDay;
}
const expiredIn = (bundle, today) => [...bundle.notes].flatMap(([id, { [expiryField]: expires }]) => expires !== void 0 && (daysBetween(today, expires) ?? 0) < 0 ? [id] : []);
const isExpiry = (name) => typeof name === "string" && (name === expiryField || isMisnamed(name));
function isMisnamed(name) {
	if (!/^x-/i.test(name)) return false;
	const word = name.slice(2).toLowerCase().replaceAll(/[^a-z]/g, "");
	return /expir|until/.test(word) || expiryWords.has(word) || nearest(name, [expiryField]) !== null;
}
const expiryWords = new Set([
	"deadline",
	"due",
	"duedate",
	"end",
	"enddate",
	"ends",
	"endson",
	"eol",
	"sunset",
	"ttl",
	"validthrough",
	"validto"
]);
// src/files/lint/known-values.ts
const builtInVocabulary = {
	conditionTypes: [
		"severity",
		"confidence",
		"repository_tag",
		"vulnerability_class",
		"breaking_change",
		"full_scan"
	],
	requires: new Map(Array.from(actionTypes, ([type, { requires }]) => [type, requires])),
	values: new Map([
		["severity", [
			"low",
			"medium",
			"high",
			"critical"
		]],
		["confidence", [
			"low",
			"medium",
			"high"
		]],
		["breaking_change", ["true", "false"]],
		["full_scan", ["true", "false"]]
	]),
	rulesetsAccepted: null
};
const knownRulesets = [
	"p/auto",
	"p/bandit",
	"p/brakeman",
	"p/c",
	"p/ci",
	"p/command-injection",
	"p/comment",
	"p/cpp",
	"p/csharp",
	"p/cwe-top-25",
	"p/default",
	"p/django",
	"p/docker",
	"p/docker-compose",
	"p/dockerfile",
	"p/elixir",
	"p/eslint",
	"p/eslint-plugin-security",
	"p/expressjs",
	"p/findsecbugs",
	"p/flask",
	"p/github-actions",
	"p/gitlab",
	"p/gitleaks",
	"p/go",
	"p/golang",
	"p/gosec",
	"p/headless-browser",
	"p/html",
	"p/insecure-transport",
	"p/java",
	"p/javascript",
	"p/json",
	"p/jwt",
	"p/kotlin",
	"p/kubernetes",
	"p/laravel",
	"p/mobsfscan",
	"p/nextjs",
	"p/nginx",
	"p/nodejs",
	"p/nodejsscan",
	"p/ocaml",
	"p/owasp-top-ten",
	"p/php",
	"p/phpcs-security-audit",
	"p/python",
	"p/r2c",
	"p/r2c-best-practices",
	"p/r2c-bug-scan",
	"p/r2c-ci",
	"p/r2c-security-audit",
	"p/rails",
	"p/react",
	"p/react-best-practices",
	"p/ruby",
	"p/rust",
	"p/scala",
	"p/secrets",
	"p/security-audit",
	"p/security-code-scan",
	"p/smart-contracts",
	"p/solidity",
	"p/spring",
	"p/sql-injection",
	"p/supply-chain",
	"p/swift",
	"p/symfony",
	"p/terraform",
	"p/trailofbits",
	"p/typescript",
	"p/wordpress",
	"p/xss"
];
// src/files/lint/names.ts
function* lintNames(bundle) {
	for (const { text, placeOf } of itemsOf(bundle, "rulesets")) yield* lintName("ruleset", text, placeOf);
	for (const list of ["rules", "disabled"]) for (const { text, placeOf } of itemsOf(bundle, list)) if (isRuleset(text)) yield {
		severity: "warning",
		at: placeOf(),
		code: "ruleset-as-rule",
		text,
		list
	};
	else yield* lintName("rule", text, placeOf);
	yield* lintDisabledRules(bundle);
	for (const { type, values, placeOf } of conditionsOf(bundle)) if (type === "repository_tag") for (const [index, tag] of values.entries()) yield* lintName("tag", tag, () => placeOf("values", index));
	for (const { exception, placeOf } of exceptionsOf(bundle)) {
		yield* lintExceptionRule(exception, placeOf);
		const { project, project_tag_name: tag } = exception;
		if (project !== void 0) yield* lintName("project", project, () => placeOf("project"));
		if (tag !== void 0) yield* lintName("tag", tag, () => placeOf("project_tag_name"));
	}
}
function* lintExceptionRule({ rule, rule_type: type }, placeOf) {
	const typeByName = ruleTypeOf(rule);
	if (typeByName !== null && typeByName !== type) yield {
		severity: "warning",
		at: placeOf("rule_type"),
		code: "rule-type",
		rule,
		type,
		meant: typeByName
	};
	else yield* lintName(type === "pack" ? "ruleset" : "rule", rule, () => placeOf("rule"));
}
function* lintName(what, text, placeOf) {
	const intended = intendedNames[what](text);
	const ruleset = what === "ruleset" ? intendedRuleset(text, knownRulesets) : null;
	if (hasWildcard(text)) yield {
		severity: "warning",
		at: placeOf(),
		code: "glob",
		text
	};
	else if (intended !== text) yield {
		severity: "warning",
		at: placeOf(),
		code: "misnamed",
		what,
		text,
		meant: intended
	};
	else if (ruleset !== null) yield {
		severity: "error",
		at: placeOf(),
		code: "unknown-ruleset",
		ruleset: text,
		nearest: ruleset
	};
}
const intendedNames = {
	ruleset(text) {
		const name = nameInRegistryUrl(text) ?? text;
		if (isUrl(name)) return null;
		return /^[\w.-]+$/.test(name) ? `p/${name}` : name;
	},
	rule(text) {
		const name = (nameInRegistryUrl(text) ?? text).replace(/^r\//, "");
		return isUrl(name) ? null : name;
	},
	project(text) {
		const [, path] = /^(?:\w+:\/\/(?:[^/@]*@)?[^/]+\/|[^/@\s]+@[^/:\s]+:)(.+?)(?:\.git)?\/?$/.exec(text) ?? [];
		return path ?? text;
	},
	tag: (text) => text
};
const isUrl = (text) => /^https?:\/\//.test(text);
function nameInRegistryUrl(text) {
	const [, name] = /^(?:https?:\/\/[^/]+|[\w-]+(?:\.[\w-]+)+)\/(?:c\/)?([pr]\/[^/?#]+)/.exec(text) ?? [];
	return name ?? null;
}
const isRuleset = (text) => /^[ps]\//.test(text);
function ruleTypeOf(rule) {
	if (isRuleset(rule)) return "pack";
	return /^[\w-]+(?:\.[\w-]+){2,}$/.test(rule) ? "rule" : null;
}
const hasWildcard = (text) => /[*?]/.test(text) && !isUrl(text);
function intendedRuleset(ruleset, known) {
	if (!ruleset.startsWith("p/") || known.includes(ruleset) || knownRulesets.includes(ruleset)) return null;
	const name = ruleset.slice(2);
	const intended = nearest(name, known.flatMap((other) => other.startsWith("p/") ? [other.slice(2)] : []));
	if (intended === null || withoutDigits(intended) === withoutDigits(name)) return null;
	return `p/${intended}`;
}
const lintRulesetSpelling = (bundle, live) => [...itemsOf(bundle, "rulesets")].flatMap(({ text, placeOf }) => {
	const intended = intendedRuleset(text, live);
	if (intended === null) return [];
	return [{
		severity: "error",
		at: placeOf(),
		code: "unknown-ruleset",
		ruleset: text,
		nearest: intended
	}];
});
const withoutDigits = (text) => text.replaceAll(/\d+/g, "");
function* lintDisabledRules(bundle) {
	const listedRules = new Map(Array.from(itemsOf(bundle, "rules"), ({ text, placeOf }) => [text, placeOf]));
	for (const { text, placeOf } of itemsOf(bundle, "disabled")) {
		const placeInRules = listedRules.get(text);
		if (placeInRules !== void 0) yield {
			severity: "warning",
			at: placeOf(),
			code: "listed-and-disabled",
			rule: text,
			first: placeInRules()
		};
	}
}
// src/files/lint/texts.ts
function* lintTexts(bundle) {
	for (const { text, setting, placeOf } of textsOf(bundle)) if (isPlaceholder(text)) yield {
		severity: "warning",
		at: placeOf(),
		code: "placeholder",
		text
	};
	else if (isCredential(text, setting)) yield {
		severity: "warning",
		at: placeOf(),
		code: "credential"
	};
	for (const { text, placeOf } of identifiersOf(bundle)) {
		const codePoint = isAscii(text) ? void 0 : suspiciousCharacter().exec(text)?.[0].codePointAt(0);
		if (codePoint !== void 0) yield {
			severity: "warning",
			at: placeOf(),
			code: "odd-character",
			text,
			codePoint
		};
	}
	for (const [id, notes] of bundle.notes) for (const [name, text] of Object.entries(notes)) if (require_start.hasCredential(text)) yield {
		severity: "warning",
		at: placeIn(bundle, id, [name]),
		code: "credential"
	};
}
const isCredential = (text, setting) => require_start.hasCredential(text) || setting !== null && require_start.isCredentialSetting(setting, text);
const isAscii = (text) => /^[ -~]*$/.test(text);
const suspiciousCharacter = () => /(?!(?<=\p{L})\u2019\p{L})[\u00A0\u2018-\u201F]|(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}/u;
const isPlaceholder = (text) => /\$\{[^{}]{0,99}\}|\{\{[^{}]{0,99}\}\}|\$\([^()]{0,99}\)|%[A-Z][A-Z0-9_]{0,99}%/.test(text) || /^(?:\$[A-Za-z_]\w*|<[A-Za-z][\w .-]*>|@@?[A-Z][A-Z0-9_]*@@?|__[A-Z][A-Z0-9_]*__)$/.test(text) || /^(?:change[-_ ]?me|fixme|replace[-_ ]?me|tbd|todo|xxx+)$/i.test(text);
function* textsOf(bundle) {
	for (const name of identifiersOf(bundle)) yield {
		...name,
		setting: null
	};
	for (const policy of policiesOf(bundle)) {
		const placeInThisPolicy = placeInPolicy(bundle, policy);
		for (const field of ["name", "description"]) yield {
			text: policy[field] ?? "",
			setting: null,
			placeOf: () => placeInThisPolicy(field)
		};
	}
	for (const { config, placeOf } of actionsOf(bundle)) for (const [setting, text] of Object.entries(config ?? {})) yield {
		text,
		setting,
		placeOf: () => placeOf("config", setting)
	};
}
function* identifiersOf(bundle) {
	for (const policy of policiesOf(bundle)) if (policy.slug !== void 0) yield {
		text: policy.slug,
		placeOf: () => placeInPolicy(bundle, policy)("slug")
	};
	for (const { type, values, placeOf } of conditionsOf(bundle)) {
		if (builtInVocabulary.values.has(type)) continue;
		for (const [index, text] of values.entries()) yield {
			text,
			placeOf: () => placeOf("values", index)
		};
	}
	for (const list of ruleLists) yield* itemsOf(bundle, list);
	for (const { exception, placeOf } of exceptionsOf(bundle)) for (const field of [
		"rule",
		"project",
		"project_tag_name"
	]) {
		const text = exception[field];
		if (text !== void 0) yield {
			text,
			placeOf: () => placeOf(field)
		};
	}
}
// src/files/lint/lint.ts
const lint = (bundles, dates) => bundles.flatMap((bundle) => [
	...lintVocabulary(bundle, builtInVocabulary, "warning"),
	...lintVulnerabilityClasses(bundle),
	...lintActionSettings(bundle),
	...lintTexts(bundle),
	...lintNames(bundle),
	...lintExpiry(bundle, dates)
]);
const lintVocabulary = (bundle, vocabulary, severity = "error") => [
	lintConditionTypes,
	lintActionTypes,
	lintConditionValues,
	lintRulesets
].flatMap((check) => [...check(bundle, vocabulary, severity)]);
const isOfflineGuess = ({ code }) => offlineGuesses.has(code);
const offlineGuesses = new Set([
	"unknown-condition-type",
	"unknown-condition-value",
	"unknown-action-type",
	"missing-companion"
]);
const isUnknown = (word, known) => known.length > 0 && !known.includes(word);
function* lintConditionTypes(bundle, { conditionTypes: known }, severity) {
	const code = "unknown-condition-type";
	for (const { type, placeOf } of conditionsOf(bundle)) if (isUnknown(type, known)) yield toUnknownWordProblem(nearest(type, known), severity, {
		at: placeOf("type"),
		code,
		type,
		known
	});
}
const toUnknownWordProblem = (nearestWord, severity, facts) => ({
	severity: nearestWord === null ? severity : "error",
	nearest: nearestWord,
	...facts
});
function* lintActionTypes(bundle, { requires }, severity) {
	const known = [...requires.keys()];
	for (const { type, otherActions, placeOf } of actionsOf(bundle)) {
		const code = "unknown-action-type";
		if (isUnknown(type, known)) yield toUnknownWordProblem(nearest(type, known), severity, {
			at: placeOf("type"),
			code,
			type,
			known
		});
		for (const companion of requires.get(type) ?? []) if (!otherActions.some((other) => other.type === companion)) yield {
			severity,
			at: placeOf(),
			code: "missing-companion",
			action: type,
			companion
		};
	}
}
function* lintConditionValues(bundle, { values: listed }, severity) {
	const knownValues = new Map([...listed].map(([type, known]) => [type, new Set(known)]));
	const nearestValue = nearestOfMany();
	const code = "unknown-condition-value";
	for (const { type, values, placeOf } of conditionsOf(bundle)) {
		const known = listed.get(type) ?? [];
		for (const [index, value] of values.entries()) if (knownValues.get(type)?.has(value) === false) yield toUnknownWordProblem(nearestValue(value, known), severity, {
			at: placeOf("values", index),
			code,
			type,
			value,
			known
		});
	}
}
function* lintVulnerabilityClasses(bundle) {
	const known = Object.keys(knownSuggestions.conditions["vulnerability_class"]?.values ?? {});
	for (const { type, values, placeOf } of conditionsOf(bundle)) {
		if (type !== "vulnerability_class") continue;
		for (const [index, value] of values.entries()) {
			const intended = known.includes(value) ? null : nearest(value, known, 1);
			if (intended === null) continue;
			const facts = {
				code: "unknown-condition-value",
				type,
				value,
				known,
				nearest: intended
			};
			yield {
				severity: "error",
				at: placeOf("values", index),
				...facts
			};
		}
	}
}
function* lintActionSettings(bundle) {
	for (const { type, config, placeOf } of actionsOf(bundle)) {
		const settings = knownSuggestions.actions[type]?.settings ?? {};
		const keys = Object.keys(settings);
		for (const [key, value] of Object.entries(config ?? {})) {
			const known = Object.keys(settings[key]?.values ?? {});
			const intendedKey = keys.includes(key) ? null : nearest(key, keys);
			if (intendedKey !== null) yield {
				severity: "warning",
				at: placeOf("config", key),
				code: "unknown-config-key",
				type,
				key,
				known: keys,
				nearest: intendedKey
			};
			if (typeof value === "string" && isUnknown(value, known)) yield toUnknownWordProblem(nearest(value, known), "warning", {
				at: placeOf("config", key),
				code: "unknown-config-value",
				key,
				value,
				known
			});
		}
	}
}
function* lintRulesets(bundle, { rulesetsAccepted }) {
	if (bundle.kind !== "detection/secrets" && rulesetsAccepted !== false) return;
	for (const { text: ruleset, placeOf } of itemsOf(bundle, "rulesets")) yield {
		severity: "error",
		at: placeOf(),
		code: "rulesets-in-secrets",
		ruleset
	};
}
function lintProtected(settings, bundles) {
	const declared = new Set(bundles.flatMap((bundle) => policiesOf(bundle).map(slugOf)));
	const missing = [...new Set(settings.guards.protected)].filter((slug) => !declared.has(slug));
	const at = settings.file === void 0 ? require_start.nowhere : {
		file: settings.file,
		pointer: ["guards", "protected"]
	};
	return missing.map((slug) => {
		return {
			severity: "warning",
			at,
			code: "protected-undeclared",
			slug,
			nearest: nearest(slug, [...declared])
		};
	});
}
const lintWaves = ({ file = "", deployments, waves }) => waves.flatMap((wave, waveIndex) => wave.flatMap((slug, index) => {
	if (slug === "*" || deployments.size === 0 || deployments.has(slug)) return [];
	const configured = [...deployments.keys()];
	return [{
		severity: "warning",
		at: {
			file,
			pointer: [
				"apply",
				"waves",
				waveIndex,
				index
			]
		},
		code: "deployment-unknown",
		slug,
		configured,
		nearest: nearest(slug, configured)
	}];
}));
const lintWithout = ({ file = "", deployments }, bundles) => [...deployments].flatMap(([slug, { without }]) => {
	const leftOut = bundles.filter(({ deployment }) => deployment === slug).flatMap((bundle) => bundle.excluded);
	return without.flatMap((entry, index) => {
		if (leftOut.some(({ object }) => leavesOut(entry, object))) return [];
		return [{
			severity: "warning",
			at: {
				file,
				pointer: [
					"deployments",
					slug,
					"without",
					index
				]
			},
			code: "without-unused",
			entry: describeWithoutEntry(entry),
			deployment: slug
		}];
	});
});
const lintUnmanaged = (settings, bundles) => bundles.flatMap((bundle) => {
	const globs = require_start.unmanagedIn(settings, bundle.deployment);
	if (!require_start.mayHaveUnmanagedObjects(globs, bundle.kind)) return [];
	return objectsOf(bundle).flatMap(({ id, object }) => {
		const glob = require_start.findUnmanagedGlob(globs, object);
		return glob === null ? [] : [{
			severity: "error",
			at: placeIn(bundle, id, []),
			code: "declares-unmanaged",
			glob
		}];
	});
});
// src/generated/guards/files.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const isConfig = validate269;
const schema119 = { "properties": {
	"policies": { "$ref": "#/$defs/Paths" },
	"tests": { "$ref": "#/$defs/Paths" },
	"ignore": {
		"type": "array",
		"maxItems": 1e3,
		"items": {
			"type": "string",
			"minLength": 1,
			"maxLength": 4096
		}
	},
	"deployments": {
		"type": "object",
		"maxProperties": 1e4,
		"propertyNames": {
			"minLength": 1,
			"maxLength": 255
		},
		"additionalProperties": { "$ref": "#/$defs/ConfigDeployment" }
	},
	"unmanaged": { "$ref": "#/$defs/ConfigUnmanaged" },
	"guards": { "$ref": "#/$defs/ConfigGuards" },
	"rules": {
		"type": "array",
		"maxItems": 100,
		"items": { "$ref": "#/$defs/ConfigRule" }
	},
	"on_stale": {
		"type": "string",
		"enum": ["refuse", "same-diff"]
	},
	"apply": { "$ref": "#/$defs/ConfigApply" },
	"impact": {
		"type": "string",
		"enum": ["auto", "off"]
	},
	"expiry_warning_days": {
		"type": "integer",
		"minimum": 0,
		"maximum": 366
	},
	"extra_fields": { "$ref": "#/$defs/ConfigExtraFields" }
} };
const func4 = Object.prototype.hasOwnProperty;
const func2 = require_ucs2length().default;
function validate270(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (typeof data === "string") {
		if (func2(data) > 4096) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/0/maxLength", "maxLength", { limit: 4096 }, "must NOT have more than 4096 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/0/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/oneOf/0/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (Array.isArray(data)) {
		if (data.length > 1e3) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/1/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
			errors++;
		}
		if (data.length < 1) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/1/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2(data0) > 4096) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/maxLength", "maxLength", { limit: 4096 }, "must NOT have more than 4096 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/oneOf/1/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		vErrors = addError(vErrors, instancePath, "#/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate270.errors = vErrors;
	return errors === 0;
}
const schema121 = { "properties": { "id": { "type": ["string", "integer"] } } };
const pattern3 = new RegExp("^[0-9]{1,19}$", "u");
const pattern11 = new RegExp("^\\S+$", "u");
function validate276(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = addError(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = addError(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
		if (!pattern11.test(data)) {
			vErrors = addError(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate276.errors = vErrors;
	return errors === 0;
}
const schema86 = { "enum": ["rule", "pack"] };
function validate192(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "rule" || data === "pack")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema86.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate192.errors = vErrors;
	return errors === 0;
}
function validate278(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = addError(vErrors, instancePath, "#/minProperties", "minProperties", { limit: 1 }, "must NOT have fewer than 1 properties");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.rule !== void 0) {
			let data0 = data.rule;
			if (typeof data0 === "string") {
				if (func2(data0) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate192(data.rule_type, { instancePath: instancePath + "/rule_type" })) {
				vErrors = concatErrors(vErrors, validate192.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			let data2 = data.project;
			if (typeof data2 === "string") {
				if (func2(data2) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data2) < 1) {
					vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.project_tag_name !== void 0) {
			let data3 = data.project_tag_name;
			if (typeof data3 === "string") {
				if (func2(data3) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data3) < 1) {
					vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate278.errors = vErrors;
	return errors === 0;
}
function validate275(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate276(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate276.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if (!validate278(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate278.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		vErrors = addError(vErrors, instancePath, "#/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate275.errors = vErrors;
	return errors === 0;
}
function validate283(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 1e3) {
			vErrors = addError(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2(data0) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate283.errors = vErrors;
	return errors === 0;
}
function validate285(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "policies" || key0 === "projects" || key0 === "project_tags")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.policies !== void 0) {
			if (!validate283(data.policies, { instancePath: instancePath + "/policies" })) {
				vErrors = concatErrors(vErrors, validate283.errors);
				errors = vErrors.length;
			}
		}
		if (data.projects !== void 0) {
			if (!validate283(data.projects, { instancePath: instancePath + "/projects" })) {
				vErrors = concatErrors(vErrors, validate283.errors);
				errors = vErrors.length;
			}
		}
		if (data.project_tags !== void 0) {
			if (!validate283(data.project_tags, { instancePath: instancePath + "/project_tags" })) {
				vErrors = concatErrors(vErrors, validate283.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate285.errors = vErrors;
	return errors === 0;
}
function validate282(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate283(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate283.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if (!validate285(data, { instancePath })) {
		vErrors = concatErrors(vErrors, validate285.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		vErrors = addError(vErrors, instancePath, "#/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate282.errors = vErrors;
	return errors === 0;
}
function validate273(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "id" || key0 === "policies" || key0 === "without" || key0 === "unmanaged")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/type", "type", { type: schema121.properties.id.type }, "must be string,integer");
				errors++;
			}
			if (typeof data0 === "string") {
				if (!pattern3.test(data0)) {
					vErrors = addError(vErrors, instancePath + "/id", "#/properties/id/pattern", "pattern", { pattern: "^[0-9]{1,19}$" }, "must match pattern \"^[0-9]{1,19}$\"");
					errors++;
				}
			}
		}
		if (data.policies !== void 0) {
			if (!validate270(data.policies, { instancePath: instancePath + "/policies" })) {
				vErrors = concatErrors(vErrors, validate270.errors);
				errors = vErrors.length;
			}
		}
		if (data.without !== void 0) {
			let data2 = data.without;
			if (Array.isArray(data2)) {
				if (data2.length > 1e4) {
					vErrors = addError(vErrors, instancePath + "/without", "#/properties/without/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate275(data2[i0], { instancePath: instancePath + "/without/" + i0 })) {
					vErrors = concatErrors(vErrors, validate275.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/without", "#/properties/without/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.unmanaged !== void 0) {
			if (!validate282(data.unmanaged, { instancePath: instancePath + "/unmanaged" })) {
				vErrors = concatErrors(vErrors, validate282.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate273.errors = vErrors;
	return errors === 0;
}
const schema128 = { "properties": {
	"broken_tests": { "enum": ["require_approval", "allow"] },
	"looser": { "enum": ["allow", "require_approval"] }
} };
function validate293(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "max_deletes" || key0 === "max_delete_percent" || key0 === "allow_no_blocking" || key0 === "protected" || key0 === "broken_tests" || key0 === "allow_failing_rules" || key0 === "looser")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.max_deletes !== void 0) {
			let data0 = data.max_deletes;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				vErrors = addError(vErrors, instancePath + "/max_deletes", "#/properties/max_deletes/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 1e6 || isNaN(data0)) {
					vErrors = addError(vErrors, instancePath + "/max_deletes", "#/properties/max_deletes/maximum", "maximum", {
						comparison: "<=",
						limit: 1e6
					}, "must be <= 1000000");
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = addError(vErrors, instancePath + "/max_deletes", "#/properties/max_deletes/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.max_delete_percent !== void 0) {
			let data1 = data.max_delete_percent;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				vErrors = addError(vErrors, instancePath + "/max_delete_percent", "#/properties/max_delete_percent/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 100 || isNaN(data1)) {
					vErrors = addError(vErrors, instancePath + "/max_delete_percent", "#/properties/max_delete_percent/maximum", "maximum", {
						comparison: "<=",
						limit: 100
					}, "must be <= 100");
					errors++;
				}
				if (data1 < 0 || isNaN(data1)) {
					vErrors = addError(vErrors, instancePath + "/max_delete_percent", "#/properties/max_delete_percent/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.allow_no_blocking !== void 0) {
			if (typeof data.allow_no_blocking !== "boolean") {
				vErrors = addError(vErrors, instancePath + "/allow_no_blocking", "#/properties/allow_no_blocking/type", "type", { type: "boolean" }, "must be boolean");
				errors++;
			}
		}
		if (data.protected !== void 0) {
			let data3 = data.protected;
			if (Array.isArray(data3)) {
				if (data3.length > 1e4) {
					vErrors = addError(vErrors, instancePath + "/protected", "#/properties/protected/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 === "string") {
						if (func2(data4) > 255) {
							vErrors = addError(vErrors, instancePath + "/protected/" + i0, "#/properties/protected/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
							errors++;
						}
						if (func2(data4) < 1) {
							vErrors = addError(vErrors, instancePath + "/protected/" + i0, "#/properties/protected/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11.test(data4)) {
							vErrors = addError(vErrors, instancePath + "/protected/" + i0, "#/properties/protected/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/protected/" + i0, "#/properties/protected/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/protected", "#/properties/protected/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.broken_tests !== void 0) {
			let data5 = data.broken_tests;
			if (typeof data5 !== "string") {
				vErrors = addError(vErrors, instancePath + "/broken_tests", "#/properties/broken_tests/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data5 === "require_approval" || data5 === "allow")) {
				vErrors = addError(vErrors, instancePath + "/broken_tests", "#/properties/broken_tests/enum", "enum", { allowedValues: schema128.properties.broken_tests.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.allow_failing_rules !== void 0) {
			let data6 = data.allow_failing_rules;
			if (Array.isArray(data6)) {
				if (data6.length > 100) {
					vErrors = addError(vErrors, instancePath + "/allow_failing_rules", "#/properties/allow_failing_rules/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
					errors++;
				}
				const len1 = data6.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data7 = data6[i1];
					if (typeof data7 === "string") {
						if (func2(data7) > 255) {
							vErrors = addError(vErrors, instancePath + "/allow_failing_rules/" + i1, "#/properties/allow_failing_rules/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
							errors++;
						}
						if (func2(data7) < 1) {
							vErrors = addError(vErrors, instancePath + "/allow_failing_rules/" + i1, "#/properties/allow_failing_rules/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11.test(data7)) {
							vErrors = addError(vErrors, instancePath + "/allow_failing_rules/" + i1, "#/properties/allow_failing_rules/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/allow_failing_rules/" + i1, "#/properties/allow_failing_rules/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/allow_failing_rules", "#/properties/allow_failing_rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.looser !== void 0) {
			let data8 = data.looser;
			if (typeof data8 !== "string") {
				vErrors = addError(vErrors, instancePath + "/looser", "#/properties/looser/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data8 === "allow" || data8 === "require_approval")) {
				vErrors = addError(vErrors, instancePath + "/looser", "#/properties/looser/enum", "enum", { allowedValues: schema128.properties.looser.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate293.errors = vErrors;
	return errors === 0;
}
const schema129 = { "properties": { "severity": { "enum": ["error", "warning"] } } };
function validate295(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.expression === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "expression" }, "must have required property 'expression'");
			errors++;
		}
		if (data.message === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "message" }, "must have required property 'message'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "severity" || key0 === "when" || key0 === "expression" || key0 === "message")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern11.test(data0)) {
					vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/name", "#/properties/name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.severity !== void 0) {
			let data1 = data.severity;
			if (typeof data1 !== "string") {
				vErrors = addError(vErrors, instancePath + "/severity", "#/properties/severity/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data1 === "error" || data1 === "warning")) {
				vErrors = addError(vErrors, instancePath + "/severity", "#/properties/severity/enum", "enum", { allowedValues: schema129.properties.severity.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.when !== void 0) {
			let data2 = data.when;
			if (typeof data2 === "string") {
				if (func2(data2) > 1e4) {
					vErrors = addError(vErrors, instancePath + "/when", "#/properties/when/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
					errors++;
				}
				if (func2(data2) < 1) {
					vErrors = addError(vErrors, instancePath + "/when", "#/properties/when/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/when", "#/properties/when/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.expression !== void 0) {
			let data3 = data.expression;
			if (typeof data3 === "string") {
				if (func2(data3) > 1e4) {
					vErrors = addError(vErrors, instancePath + "/expression", "#/properties/expression/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
					errors++;
				}
				if (func2(data3) < 1) {
					vErrors = addError(vErrors, instancePath + "/expression", "#/properties/expression/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/expression", "#/properties/expression/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data4 = data.message;
			if (typeof data4 === "string") {
				if (func2(data4) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data4) < 1) {
					vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/message", "#/properties/message/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate295.errors = vErrors;
	return errors === 0;
}
function validate297(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "waves")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.waves !== void 0) {
			let data0 = data.waves;
			if (Array.isArray(data0)) {
				if (data0.length > 100) {
					vErrors = addError(vErrors, instancePath + "/waves", "#/properties/waves/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (Array.isArray(data1)) {
						if (data1.length > 1e4) {
							vErrors = addError(vErrors, instancePath + "/waves/" + i0, "#/properties/waves/items/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
							errors++;
						}
						if (data1.length < 1) {
							vErrors = addError(vErrors, instancePath + "/waves/" + i0, "#/properties/waves/items/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
							errors++;
						}
						const len1 = data1.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data2 = data1[i1];
							if (typeof data2 === "string") {
								if (func2(data2) > 255) {
									vErrors = addError(vErrors, instancePath + "/waves/" + i0 + "/" + i1, "#/properties/waves/items/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
									errors++;
								}
								if (func2(data2) < 1) {
									vErrors = addError(vErrors, instancePath + "/waves/" + i0 + "/" + i1, "#/properties/waves/items/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
									errors++;
								}
							} else {
								vErrors = addError(vErrors, instancePath + "/waves/" + i0 + "/" + i1, "#/properties/waves/items/items/type", "type", { type: "string" }, "must be string");
								errors++;
							}
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/waves/" + i0, "#/properties/waves/items/type", "type", { type: "array" }, "must be array");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/waves", "#/properties/waves/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate297.errors = vErrors;
	return errors === 0;
}
const pattern18 = new RegExp("^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$", "u");
function validate300(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			vErrors = addError(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern18.test(data0)) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/pattern", "pattern", { pattern: "^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$" }, "must match pattern \"^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$\"");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/" + i0, "#/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate300.errors = vErrors;
	return errors === 0;
}
function validate299(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "policy" || key0 === "filters" || key0 === "condition" || key0 === "action" || key0 === "detection" || key0 === "exception")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.policy !== void 0) {
			if (!validate300(data.policy, { instancePath: instancePath + "/policy" })) {
				vErrors = concatErrors(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate300(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = concatErrors(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.condition !== void 0) {
			if (!validate300(data.condition, { instancePath: instancePath + "/condition" })) {
				vErrors = concatErrors(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.action !== void 0) {
			if (!validate300(data.action, { instancePath: instancePath + "/action" })) {
				vErrors = concatErrors(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.detection !== void 0) {
			if (!validate300(data.detection, { instancePath: instancePath + "/detection" })) {
				vErrors = concatErrors(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
		if (data.exception !== void 0) {
			if (!validate300(data.exception, { instancePath: instancePath + "/exception" })) {
				vErrors = concatErrors(vErrors, validate300.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate299.errors = vErrors;
	return errors === 0;
}
function validate269(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func4.call(schema119.properties, key0)) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.policies !== void 0) {
			if (!validate270(data.policies, { instancePath: instancePath + "/policies" })) {
				vErrors = concatErrors(vErrors, validate270.errors);
				errors = vErrors.length;
			}
		}
		if (data.tests !== void 0) {
			if (!validate270(data.tests, { instancePath: instancePath + "/tests" })) {
				vErrors = concatErrors(vErrors, validate270.errors);
				errors = vErrors.length;
			}
		}
		if (data.ignore !== void 0) {
			let data2 = data.ignore;
			if (Array.isArray(data2)) {
				if (data2.length > 1e3) {
					vErrors = addError(vErrors, instancePath + "/ignore", "#/properties/ignore/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func2(data3) > 4096) {
							vErrors = addError(vErrors, instancePath + "/ignore/" + i0, "#/properties/ignore/items/maxLength", "maxLength", { limit: 4096 }, "must NOT have more than 4096 characters");
							errors++;
						}
						if (func2(data3) < 1) {
							vErrors = addError(vErrors, instancePath + "/ignore/" + i0, "#/properties/ignore/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/ignore/" + i0, "#/properties/ignore/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/ignore", "#/properties/ignore/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.deployments !== void 0) {
			let data4 = data.deployments;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (Object.keys(data4).length > 1e4) {
					vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/maxProperties", "maxProperties", { limit: 1e4 }, "must NOT have more than 10000 properties");
					errors++;
				}
				for (const key1 in data4) {
					const _errs10 = errors;
					if (typeof key1 === "string") {
						if (func2(key1) > 255) {
							vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/propertyNames/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters", key1);
							errors++;
						}
						if (func2(key1) < 1) {
							vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/propertyNames/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters", key1);
							errors++;
						}
					}
					if (!(_errs10 === errors)) {
						vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/propertyNames", "propertyNames", { propertyName: key1 }, "property name must be valid");
						errors++;
					}
				}
				for (const key2 in data4) if (!validate273(data4[key2], { instancePath: instancePath + "/deployments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") })) {
					vErrors = concatErrors(vErrors, validate273.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/deployments", "#/properties/deployments/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
		if (data.unmanaged !== void 0) {
			if (!validate282(data.unmanaged, { instancePath: instancePath + "/unmanaged" })) {
				vErrors = concatErrors(vErrors, validate282.errors);
				errors = vErrors.length;
			}
		}
		if (data.guards !== void 0) {
			if (!validate293(data.guards, { instancePath: instancePath + "/guards" })) {
				vErrors = concatErrors(vErrors, validate293.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			let data8 = data.rules;
			if (Array.isArray(data8)) {
				if (data8.length > 100) {
					vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
					errors++;
				}
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate295(data8[i1], { instancePath: instancePath + "/rules/" + i1 })) {
					vErrors = concatErrors(vErrors, validate295.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.on_stale !== void 0) {
			let data10 = data.on_stale;
			if (typeof data10 !== "string") {
				vErrors = addError(vErrors, instancePath + "/on_stale", "#/properties/on_stale/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data10 === "refuse" || data10 === "same-diff")) {
				vErrors = addError(vErrors, instancePath + "/on_stale", "#/properties/on_stale/enum", "enum", { allowedValues: schema119.properties.on_stale.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.apply !== void 0) {
			if (!validate297(data.apply, { instancePath: instancePath + "/apply" })) {
				vErrors = concatErrors(vErrors, validate297.errors);
				errors = vErrors.length;
			}
		}
		if (data.impact !== void 0) {
			let data12 = data.impact;
			if (typeof data12 !== "string") {
				vErrors = addError(vErrors, instancePath + "/impact", "#/properties/impact/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data12 === "auto" || data12 === "off")) {
				vErrors = addError(vErrors, instancePath + "/impact", "#/properties/impact/enum", "enum", { allowedValues: schema119.properties.impact.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.expiry_warning_days !== void 0) {
			let data13 = data.expiry_warning_days;
			if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
				vErrors = addError(vErrors, instancePath + "/expiry_warning_days", "#/properties/expiry_warning_days/type", "type", { type: "integer" }, "must be integer");
				errors++;
			}
			if (typeof data13 == "number" && isFinite(data13)) {
				if (data13 > 366 || isNaN(data13)) {
					vErrors = addError(vErrors, instancePath + "/expiry_warning_days", "#/properties/expiry_warning_days/maximum", "maximum", {
						comparison: "<=",
						limit: 366
					}, "must be <= 366");
					errors++;
				}
				if (data13 < 0 || isNaN(data13)) {
					vErrors = addError(vErrors, instancePath + "/expiry_warning_days", "#/properties/expiry_warning_days/minimum", "minimum", {
						comparison: ">=",
						limit: 0
					}, "must be >= 0");
					errors++;
				}
			}
		}
		if (data.extra_fields !== void 0) {
			if (!validate299(data.extra_fields, { instancePath: instancePath + "/extra_fields" })) {
				vErrors = concatErrors(vErrors, validate299.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate269.errors = vErrors;
	return errors === 0;
}
const isDetectionFile = validate308;
const pattern19 = new RegExp("^x-(?!expires$)", "u");
function validate309(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (typeof data === "string") {
		if (func2(data) > 255) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/0/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/0/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
		if (!pattern11.test(data)) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/0/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/oneOf/0/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (Array.isArray(data)) {
		if (data.length > 1e4) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/1/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
			errors++;
		}
		if (data.length < 1) {
			vErrors = addError(vErrors, instancePath, "#/oneOf/1/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern11.test(data0)) {
					vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/" + i0, "#/oneOf/1/items/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/oneOf/1/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		vErrors = addError(vErrors, instancePath, "#/oneOf", "oneOf", { passingSchemas: passing0 }, "must match exactly one schema in oneOf");
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate309.errors = vErrors;
	return errors === 0;
}
const schema135 = { "enum": ["code", "secrets"] };
function validate311(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "code" || data === "secrets")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema135.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate311.errors = vErrors;
	return errors === 0;
}
const pattern25 = new RegExp("^x-", "u");
const pattern12 = new RegExp("^\\S(?:.*\\S)?$", "u");
const schema84 = { "enum": ["include", "exclude"] };
function validate188(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	if (!(data === "include" || data === "exclude")) {
		vErrors = addError(vErrors, instancePath, "#/enum", "enum", { allowedValues: schema84.enum }, "must be equal to one of the allowed values");
		errors++;
	}
	validate188.errors = vErrors;
	return errors === 0;
}
const pattern31 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate316(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern31.test(data)) {
			vErrors = addError(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, "must match pattern \"^[0-9]{4}-[0-9]{2}-[0-9]{2}$\"");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate316.errors = vErrors;
	return errors === 0;
}
function validate318(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e3) {
			vErrors = addError(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = addError(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate318.errors = vErrors;
	return errors === 0;
}
function validate313(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exception_type === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "exception_type" }, "must have required property 'exception_type'");
			errors++;
		}
		if (data.rule === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "rule" }, "must have required property 'rule'");
			errors++;
		}
		if (data.rule_type === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "rule_type" }, "must have required property 'rule_type'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "projects" || key0 === "project_tag_name" || key0 === "project_tag_names" || key0 === "x-expires" || pattern25.test(key0))) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.exception_type !== void 0) {
			if (!validate188(data.exception_type, { instancePath: instancePath + "/exception_type" })) {
				vErrors = concatErrors(vErrors, validate188.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			let data1 = data.rule;
			if (typeof data1 === "string") {
				if (func2(data1) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data1) < 1) {
					vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern11.test(data1)) {
					vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rule", "#/properties/rule/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate192(data.rule_type, { instancePath: instancePath + "/rule_type" })) {
				vErrors = concatErrors(vErrors, validate192.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			let data3 = data.project;
			if (typeof data3 === "string") {
				if (func2(data3) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data3) < 1) {
					vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern12.test(data3)) {
					vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/project", "#/properties/project/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.projects !== void 0) {
			let data4 = data.projects;
			if (Array.isArray(data4)) {
				if (data4.length > 1e4) {
					vErrors = addError(vErrors, instancePath + "/projects", "#/properties/projects/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				if (data4.length < 1) {
					vErrors = addError(vErrors, instancePath + "/projects", "#/properties/projects/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (typeof data5 === "string") {
						if (func2(data5) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/projects/" + i0, "#/properties/projects/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data5) < 1) {
							vErrors = addError(vErrors, instancePath + "/projects/" + i0, "#/properties/projects/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern12.test(data5)) {
							vErrors = addError(vErrors, instancePath + "/projects/" + i0, "#/properties/projects/items/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/projects/" + i0, "#/properties/projects/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/projects", "#/properties/projects/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.project_tag_name !== void 0) {
			let data6 = data.project_tag_name;
			if (typeof data6 === "string") {
				if (func2(data6) > 1e3) {
					vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
					errors++;
				}
				if (func2(data6) < 1) {
					vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
				if (!pattern12.test(data6)) {
					vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/project_tag_name", "#/properties/project_tag_name/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.project_tag_names !== void 0) {
			let data7 = data.project_tag_names;
			if (Array.isArray(data7)) {
				if (data7.length > 1e4) {
					vErrors = addError(vErrors, instancePath + "/project_tag_names", "#/properties/project_tag_names/maxItems", "maxItems", { limit: 1e4 }, "must NOT have more than 10000 items");
					errors++;
				}
				if (data7.length < 1) {
					vErrors = addError(vErrors, instancePath + "/project_tag_names", "#/properties/project_tag_names/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data8 = data7[i1];
					if (typeof data8 === "string") {
						if (func2(data8) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/project_tag_names/" + i1, "#/properties/project_tag_names/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data8) < 1) {
							vErrors = addError(vErrors, instancePath + "/project_tag_names/" + i1, "#/properties/project_tag_names/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern12.test(data8)) {
							vErrors = addError(vErrors, instancePath + "/project_tag_names/" + i1, "#/properties/project_tag_names/items/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/project_tag_names/" + i1, "#/properties/project_tag_names/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/project_tag_names", "#/properties/project_tag_names/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate316(data["x-expires"], { instancePath: instancePath + "/x-expires" })) {
				vErrors = concatErrors(vErrors, validate316.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern25.test(key1)) {
			if (!validate318(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
				vErrors = concatErrors(vErrors, validate318.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate313.errors = vErrors;
	return errors === 0;
}
function validate308(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = false;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			vErrors = addError(vErrors, instancePath, "#/anyOf/0/required", "required", { missingProperty: "rulesets" }, "must have required property 'rulesets'");
			errors++;
		}
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs3 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.rules === void 0) {
				vErrors = addError(vErrors, instancePath, "#/anyOf/1/required", "required", { missingProperty: "rules" }, "must have required property 'rules'");
				errors++;
			}
		}
		var _valid0 = _errs3 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs4 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.disabled === void 0) {
					vErrors = addError(vErrors, instancePath, "#/anyOf/2/required", "required", { missingProperty: "disabled" }, "must have required property 'disabled'");
					errors++;
				}
			}
			var _valid0 = _errs4 === errors;
			valid0 = valid0 || _valid0;
			if (!valid0) {
				const _errs5 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.exceptions === void 0) {
						vErrors = addError(vErrors, instancePath, "#/anyOf/3/required", "required", { missingProperty: "exceptions" }, "must have required property 'exceptions'");
						errors++;
					}
				}
				var _valid0 = _errs5 === errors;
				valid0 = valid0 || _valid0;
			}
		}
	}
	if (!valid0) {
		vErrors = addError(vErrors, instancePath, "#/anyOf", "anyOf", {}, "must match a schema in anyOf");
		errors++;
	} else {
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions" || pattern19.test(key0))) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate309(data.deployment_slug, { instancePath: instancePath + "/deployment_slug" })) {
				vErrors = concatErrors(vErrors, validate309.errors);
				errors = vErrors.length;
			}
		}
		if (data.product !== void 0) {
			if (!validate311(data.product, { instancePath: instancePath + "/product" })) {
				vErrors = concatErrors(vErrors, validate311.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			let data2 = data.rulesets;
			if (Array.isArray(data2)) {
				if (data2.length > 1e5) {
					vErrors = addError(vErrors, instancePath + "/rulesets", "#/properties/rulesets/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func2(data3) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data3) < 1) {
							vErrors = addError(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11.test(data3)) {
							vErrors = addError(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/rulesets/" + i0, "#/properties/rulesets/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rulesets", "#/properties/rulesets/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.rules !== void 0) {
			let data4 = data.rules;
			if (Array.isArray(data4)) {
				if (data4.length > 1e5) {
					vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data5 = data4[i1];
					if (typeof data5 === "string") {
						if (func2(data5) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data5) < 1) {
							vErrors = addError(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11.test(data5)) {
							vErrors = addError(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/rules/" + i1, "#/properties/rules/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/rules", "#/properties/rules/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.disabled !== void 0) {
			let data6 = data.disabled;
			if (Array.isArray(data6)) {
				if (data6.length > 1e5) {
					vErrors = addError(vErrors, instancePath + "/disabled", "#/properties/disabled/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len2 = data6.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data7 = data6[i2];
					if (typeof data7 === "string") {
						if (func2(data7) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data7) < 1) {
							vErrors = addError(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern11.test(data7)) {
							vErrors = addError(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/disabled/" + i2, "#/properties/disabled/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/disabled", "#/properties/disabled/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.exceptions !== void 0) {
			let data8 = data.exceptions;
			if (Array.isArray(data8)) {
				if (data8.length > 1e5) {
					vErrors = addError(vErrors, instancePath + "/exceptions", "#/properties/exceptions/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len3 = data8.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate313(data8[i3], { instancePath: instancePath + "/exceptions/" + i3 })) {
					vErrors = concatErrors(vErrors, validate313.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/exceptions", "#/properties/exceptions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate308.errors = vErrors;
	return errors === 0;
}
const isPolicyEntry = validate321;
function validate234(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 500) {
			vErrors = addError(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 500 }, "must NOT have more than 500 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = addError(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate234.errors = vErrors;
	return errors === 0;
}
function validate236(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 255) {
			vErrors = addError(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
			errors++;
		}
		if (func2(data) < 1) {
			vErrors = addError(vErrors, instancePath, "#/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
			errors++;
		}
		if (!pattern11.test(data)) {
			vErrors = addError(vErrors, instancePath, "#/pattern", "pattern", { pattern: "^\\S+$" }, "must match pattern \"^\\S+$\"");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate236.errors = vErrors;
	return errors === 0;
}
function validate238(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (func2(data) > 1e4) {
			vErrors = addError(vErrors, instancePath, "#/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
			errors++;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "string" }, "must be string");
		errors++;
	}
	validate238.errors = vErrors;
	return errors === 0;
}
function validate240(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "boolean") {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "boolean" }, "must be boolean");
		errors++;
	}
	validate240.errors = vErrors;
	return errors === 0;
}
const schema110 = { "properties": { "mode": { "enum": ["all", "any"] } } };
const schema111 = { "properties": { "mode": { "enum": ["any", "none"] } } };
function validate243(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		if (data.values === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "values" }, "must have required property 'values'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = addError(vErrors, instancePath + "/values", "#/properties/values/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = addError(vErrors, instancePath + "/values", "#/properties/values/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func2(data2) > 1e3) {
							vErrors = addError(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/maxLength", "maxLength", { limit: 1e3 }, "must NOT have more than 1000 characters");
							errors++;
						}
						if (func2(data2) < 1) {
							vErrors = addError(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
							errors++;
						}
						if (!pattern12.test(data2)) {
							vErrors = addError(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/pattern", "pattern", { pattern: "^\\S(?:.*\\S)?$" }, "must match pattern \"^\\S(?:.*\\S)?$\"");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/values/" + i0, "#/properties/values/items/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/values", "#/properties/values/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data3 = data.mode;
			if (typeof data3 !== "string") {
				vErrors = addError(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data3 === "any" || data3 === "none")) {
				vErrors = addError(vErrors, instancePath + "/mode", "#/properties/mode/enum", "enum", { allowedValues: schema111.properties.mode.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate243.errors = vErrors;
	return errors === 0;
}
function validate242(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "mode" }, "must have required property 'mode'");
			errors++;
		}
		if (data.conditions === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "conditions" }, "must have required property 'conditions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.mode !== void 0) {
			let data0 = data.mode;
			if (typeof data0 !== "string") {
				vErrors = addError(vErrors, instancePath + "/mode", "#/properties/mode/type", "type", { type: "string" }, "must be string");
				errors++;
			}
			if (!(data0 === "all" || data0 === "any")) {
				vErrors = addError(vErrors, instancePath + "/mode", "#/properties/mode/enum", "enum", { allowedValues: schema110.properties.mode.enum }, "must be equal to one of the allowed values");
				errors++;
			}
		}
		if (data.conditions !== void 0) {
			let data1 = data.conditions;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = addError(vErrors, instancePath + "/conditions", "#/properties/conditions/maxItems", "maxItems", { limit: 1e3 }, "must NOT have more than 1000 items");
					errors++;
				}
				if (data1.length < 1) {
					vErrors = addError(vErrors, instancePath + "/conditions", "#/properties/conditions/minItems", "minItems", { limit: 1 }, "must NOT have fewer than 1 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate243(data1[i0], { instancePath: instancePath + "/conditions/" + i0 })) {
					vErrors = concatErrors(vErrors, validate243.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/conditions", "#/properties/conditions/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate242.errors = vErrors;
	return errors === 0;
}
function validate247(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "type" }, "must have required property 'type'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "config")) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func2(data0) > 255) {
					vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/maxLength", "maxLength", { limit: 255 }, "must NOT have more than 255 characters");
					errors++;
				}
				if (func2(data0) < 1) {
					vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/minLength", "minLength", { limit: 1 }, "must NOT have fewer than 1 characters");
					errors++;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/type", "#/properties/type/type", "type", { type: "string" }, "must be string");
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data1 = data.config;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 100) {
					vErrors = addError(vErrors, instancePath + "/config", "#/properties/config/maxProperties", "maxProperties", { limit: 100 }, "must NOT have more than 100 properties");
					errors++;
				}
				for (const key1 in data1) {
					let data2 = data1[key1];
					if (typeof data2 === "string") {
						if (func2(data2) > 1e4) {
							vErrors = addError(vErrors, instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/config/additionalProperties/maxLength", "maxLength", { limit: 1e4 }, "must NOT have more than 10000 characters");
							errors++;
						}
					} else {
						vErrors = addError(vErrors, instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/config/additionalProperties/type", "type", { type: "string" }, "must be string");
						errors++;
					}
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/config", "#/properties/config/type", "type", { type: "object" }, "must be object");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate247.errors = vErrors;
	return errors === 0;
}
function validate246(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			vErrors = addError(vErrors, instancePath, "#/maxItems", "maxItems", { limit: 100 }, "must NOT have more than 100 items");
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate247(data[i0], { instancePath: instancePath + "/" + i0 })) {
			vErrors = concatErrors(vErrors, validate247.errors);
			errors = vErrors.length;
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "array" }, "must be array");
		errors++;
	}
	validate246.errors = vErrors;
	return errors === 0;
}
function validate321(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.filters === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
			errors++;
		}
		if (data.actions === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "actions" }, "must have required property 'actions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern25.test(key0))) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate234(data.name, { instancePath: instancePath + "/name" })) {
				vErrors = concatErrors(vErrors, validate234.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate236(data.slug, { instancePath: instancePath + "/slug" })) {
				vErrors = concatErrors(vErrors, validate236.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate238(data.description, { instancePath: instancePath + "/description" })) {
				vErrors = concatErrors(vErrors, validate238.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate240(data.active, { instancePath: instancePath + "/active" })) {
				vErrors = concatErrors(vErrors, validate240.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate242(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = concatErrors(vErrors, validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate246(data.actions, { instancePath: instancePath + "/actions" })) {
				vErrors = concatErrors(vErrors, validate246.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate316(data["x-expires"], { instancePath: instancePath + "/x-expires" })) {
				vErrors = concatErrors(vErrors, validate316.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern25.test(key1)) {
			if (!validate318(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
				vErrors = concatErrors(vErrors, validate318.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate321.errors = vErrors;
	return errors === 0;
}
const isPolicyFile = validate330;
function validate330(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "name" }, "must have required property 'name'");
			errors++;
		}
		if (data.filters === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "filters" }, "must have required property 'filters'");
			errors++;
		}
		if (data.actions === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "actions" }, "must have required property 'actions'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions" || key0 === "x-expires" || pattern25.test(key0))) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate309(data.deployment_slug, { instancePath: instancePath + "/deployment_slug" })) {
				vErrors = concatErrors(vErrors, validate309.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0) {
			if (!validate234(data.name, { instancePath: instancePath + "/name" })) {
				vErrors = concatErrors(vErrors, validate234.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate236(data.slug, { instancePath: instancePath + "/slug" })) {
				vErrors = concatErrors(vErrors, validate236.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate238(data.description, { instancePath: instancePath + "/description" })) {
				vErrors = concatErrors(vErrors, validate238.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate240(data.active, { instancePath: instancePath + "/active" })) {
				vErrors = concatErrors(vErrors, validate240.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate242(data.filters, { instancePath: instancePath + "/filters" })) {
				vErrors = concatErrors(vErrors, validate242.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate246(data.actions, { instancePath: instancePath + "/actions" })) {
				vErrors = concatErrors(vErrors, validate246.errors);
				errors = vErrors.length;
			}
		}
		if (data["x-expires"] !== void 0) {
			if (!validate316(data["x-expires"], { instancePath: instancePath + "/x-expires" })) {
				vErrors = concatErrors(vErrors, validate316.errors);
				errors = vErrors.length;
			}
		}
		for (const key1 in data) if (pattern25.test(key1)) {
			if (!validate318(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") })) {
				vErrors = concatErrors(vErrors, validate318.errors);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate330.errors = vErrors;
	return errors === 0;
}
const isPolicyListFile = validate340;
function validate340(data, { instancePath = "" } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			vErrors = addError(vErrors, instancePath, "#/required", "required", { missingProperty: "policies" }, "must have required property 'policies'");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies" || pattern19.test(key0))) {
			vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", { additionalProperty: key0 }, "must NOT have additional properties");
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			if (!validate309(data.deployment_slug, { instancePath: instancePath + "/deployment_slug" })) {
				vErrors = concatErrors(vErrors, validate309.errors);
				errors = vErrors.length;
			}
		}
		if (data.policies !== void 0) {
			let data1 = data.policies;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					vErrors = addError(vErrors, instancePath + "/policies", "#/properties/policies/maxItems", "maxItems", { limit: 1e5 }, "must NOT have more than 100000 items");
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate321(data1[i0], { instancePath: instancePath + "/policies/" + i0 })) {
					vErrors = concatErrors(vErrors, validate321.errors);
					errors = vErrors.length;
				}
			} else {
				vErrors = addError(vErrors, instancePath + "/policies", "#/properties/policies/type", "type", { type: "array" }, "must be array");
				errors++;
			}
		}
	} else {
		vErrors = addError(vErrors, instancePath, "#/type", "type", { type: "object" }, "must be object");
		errors++;
	}
	validate340.errors = vErrors;
	return errors === 0;
}
function addError(all, instancePath, schemaPath, keyword, params, message, propertyName) {
	const error = {
		instancePath,
		schemaPath,
		keyword,
		params,
		message
	};
	if (propertyName !== void 0) error.propertyName = propertyName;
	return pushError(all, error);
}
function pushError(all, error) {
	if (all === null) return [error];
	all.push(error);
	return all;
}
function concatErrors(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
// src/domain/policy-tests.ts
const isTestFileName = (name) => /\.test\.ya?ml$/i.test(name);
function readExpectation(text) {
	const [, sign, word = ""] = /^(?:(not|at least|at most) +)?([^\s]+)$/.exec(text) ?? [];
	const rank = modes.findIndex((mode) => mode === word);
	if (rank >= 0) return {
		modes: modes.filter((_, index) => isExpectedDistance(sign, index - rank)),
		isNegated: sign === "not"
	};
	return readExpectedAction(text);
}
function readExpectedAction(text) {
	const [, sign, type] = /^(?:(not) +)?([^\s]+)$/.exec(text) ?? [];
	return type === void 0 ? null : {
		type,
		isTaken: sign === void 0
	};
}
function isExpectedDistance(sign, distance) {
	if (sign === "not") return distance !== 0;
	if (sign === "at least") return distance >= 0;
	return sign === "at most" ? distance <= 0 : distance === 0;
}
function expectationOf({ expect }) {
	const { mode, actions = [], by = [] } = typeof expect === "string" ? { mode: expect } : expect ?? {};
	const expectedMode = mode === void 0 ? null : readExpectation(mode);
	const modeActions = expectedMode !== null && "type" in expectedMode ? [expectedMode] : [];
	return {
		modes: expectedMode !== null && "modes" in expectedMode ? expectedMode.modes : null,
		actions: [...modeActions, ...actions.flatMap((action) => readExpectedAction(action) ?? [])],
		by
	};
}
const namedTest = ({ name, always }) => ({
	name,
	isInvariant: always !== void 0
});
const changesTests = ({ removed, changed, added }) => removed.length + changed.length + added.length > 0;
// src/files/path-glob.ts
const startOfGlob = (segments) => ({
	segments,
	next: new Set([0])
});
const matchAll = startOfGlob(["**"]);
const isGlob = (path) => /[*?]/.test(path);
function folderOfGlob(path) {
	const segments = path.split("/");
	const first = segments.findIndex(isGlob);
	return first < 0 ? path : segments.slice(0, first).join("/");
}
function descend({ segments, next }, name) {
	const nextBelow = new Set();
	for (const start of next) for (let index = start; index < segments.length; index++) {
		const segment = segments[index] ?? "";
		const isAnyFolder = segment === "**";
		if (isAnyFolder) nextBelow.add(index);
		else if (require_start.matchesGlob(segment, name)) nextBelow.add(index + 1);
		if (!isAnyFolder) break;
	}
	return {
		segments,
		next: nextBelow
	};
}
const mayMatchBelow = ({ next }) => next.size > 0;
const isMatch = ({ segments, next }) => [...next].some((index) => segments.slice(index).every((segment) => segment === "**"));
function isInGlob(path, segments) {
	let state = startOfGlob(segments);
	for (const name of path) {
		state = descend(state, name);
		if (isMatch(state)) return true;
	}
	return false;
}
// src/files/search-paths.ts
function searchPaths(settings, { paths: requestedPaths, deployment }) {
	if (requestedPaths.length === 0) {
		const slugs = [...settings.deployments.keys()];
		if (deployment === null || slugs.length === 0 || slugs.includes(deployment)) return {
			paths: configuredPaths(settings, deployment),
			problems: []
		};
		return {
			paths: [],
			problems: [unknownDeployment(settings, deployment, slugs)]
		};
	}
	const paths = [];
	const problems = [];
	for (const path of requestedPaths) {
		const inside = insidePath("", path);
		if (inside === null) problems.push({
			severity: "error",
			at: require_start.nowhere,
			code: "path-outside",
			path
		});
		else paths.push({
			path: inside,
			at: require_start.nowhere,
			isDefault: false
		});
	}
	return {
		paths,
		problems
	};
}
function unknownDeployment(settings, slug, known) {
	return {
		severity: "error",
		at: placeInConfig(settings, ["deployments"]),
		code: "deployment-unknown",
		slug,
		configured: known,
		nearest: nearest(slug, known)
	};
}
const testPaths = (settings) => settings.tests.map((path, index) => ({
	path,
	at: placeInConfig(settings, ["tests", index]),
	isDefault: false
}));
function configuredPaths(settings, deployment) {
	const isDefault = settings.policies === require_start.defaultSettings.policies;
	const common = settings.policies.map((path, index) => {
		return {
			path,
			at: placeInConfig(settings, ["policies", index]),
			isDefault
		};
	});
	const ofDeployments = [...settings.deployments].filter(([slug]) => deployment === null || slug === deployment).flatMap(([slug, { policies }]) => {
		return (policies ?? []).map((path, index) => {
			return {
				path,
				at: placeInConfig(settings, [
					"deployments",
					slug,
					"policies",
					index
				]),
				isDefault: false,
				listedBy: slug
			};
		});
	});
	return [...common, ...ofDeployments];
}
const placeInConfig = (settings, pointer) => settings.file === void 0 ? require_start.nowhere : {
	file: settings.file,
	pointer
};
function insidePath(base, path) {
	if (node_path.posix.isAbsolute(path) || /^[A-Za-z]:[\\/]/.test(path)) return null;
	if (/(?:^|[\\/])\.\.\\|\\\.\.(?:[\\/]|$)/.test(path)) return null;
	const joined = node_path.posix.join(base, path);
	if (joined === ".." || joined.startsWith("../")) return null;
	return joined === "." || joined === "./" ? "" : joined.replace(/\/$/, "");
}
const noFiles = (searched, deployment) => ({
	severity: "error",
	at: require_start.nowhere,
	code: "no-files",
	searched,
	...deployment === void 0 ? {} : { deployment }
});
// src/files/find.ts
var find_exports = require_rolldown_runtime.__exportAll({
	caseFoldedName: () => caseFoldedName,
	findFiles: () => findFiles,
	intendedName: () => intendedName,
	isPolicyName: () => isPolicyName,
	notAFile: () => notAFile,
	reportMisnamedConfigs: () => reportMisnamedConfigs
});
function findFiles(source, paths, settings) {
	const { file: config, ignore } = settings;
	const search = {
		source,
		config: config ?? null,
		ignore: ignore.map(toIgnoreRule),
		files: new Set(),
		tests: new Set(),
		problems: []
	};
	for (const path of paths) if (mayHaveNoFiles(path, paths, source)) reportMisspelled(search, path, settings);
	else addPath(search, path);
	search.problems.push(...reportMisnamedConfigs(source, paths, search.config));
	const files = [...search.files].toSorted();
	const areTestsOnly = paths.length > 0 && paths.every(({ path }) => isTestFileName(path));
	if (files.length === 0 && !areTestsOnly && !require_start.hasErrors(search.problems)) search.problems.push(noFiles([...new Set(paths.map(({ path }) => path))]));
	return {
		files,
		tests: [...search.tests].toSorted(),
		problems: search.problems
	};
}
function addPath(search, searchPath) {
	const { path, isDefault } = searchPath;
	const kind = search.source.kind(path);
	if (kind === "folder") addFolder(search, path, matchAll);
	else if (kind !== "missing") addOrReport(search, path, kind);
	else if (isGlob(path)) addGlob(search, searchPath);
	else if (!isDefault) reportMissing(search, searchPath);
}
function mayHaveNoFiles({ path, listedBy }, paths, source) {
	if (listedBy === void 0 || isGlob(path) || source.kind(path) !== "missing") return false;
	return paths.some((other) => other.listedBy === listedBy && other.path !== path && source.kind(other.path) !== "missing");
}
function reportMisspelled({ source, problems }, { at, path }, { deployments }) {
	const parent = node_path.posix.dirname(path) === "." ? "" : node_path.posix.dirname(path);
	if (parent !== "" && source.kind(parent) !== "folder") return;
	const listedFolders = new Set([...deployments.values()].flatMap(({ policies }) => policies ?? []));
	const unlistedNames = source.list(parent).filter(({ name, kind }) => kind === "folder" && !listedFolders.has(require_start.joinPath(parent, name))).map(({ name }) => name);
	const intended = nearest(node_path.posix.basename(path), unlistedNames);
	if (intended !== null) problems.push({
		severity: "error",
		at,
		code: "path-missing",
		path,
		nearest: require_start.joinPath(parent, intended)
	});
}
function reportMissing({ problems }, { at, path }) {
	problems.push({
		severity: "error",
		at,
		code: "path-missing",
		path
	});
}
function addGlob(search, searchPath) {
	const folder = folderOfGlob(searchPath.path);
	const segments = searchPath.path.slice(folder === "" ? 0 : folder.length + 1).split("/");
	const matches = {
		...search,
		files: new Set(),
		tests: new Set()
	};
	const problemsBefore = search.problems.length;
	if (search.source.kind(folder) === "folder") addFolder(matches, folder, startOfGlob(segments));
	if (matches.files.size + matches.tests.size === 0 && search.problems.length === problemsBefore) reportMissing(search, searchPath);
	for (const file of matches.files) search.files.add(file);
	for (const file of matches.tests) search.tests.add(file);
}
function addFolder(search, folder, glob) {
	for (const { path, name, kind } of visibleEntries(search, folder)) {
		const globState = descend(glob, name);
		if (kind === "folder") {
			if (mayMatchBelow(globState)) addFolder(search, path, isMatch(globState) ? matchAll : globState);
		} else if (isMatch(globState)) addEntry(search, path, name, kind);
		else if (mayMatchBelow(globState) && mayHideFolder(name, kind)) addOrReport(search, path, kind);
	}
}
function addEntry(search, path, name, kind) {
	if (path === search.config || isIgnored(path, search)) return;
	const warning = {
		severity: "warning",
		at: {
			file: path,
			pointer: []
		},
		path
	};
	if (name === "ifmatch.yaml") {
		search.problems.push({
			...warning,
			code: "other-config"
		});
		return;
	}
	if (isPolicyName(name) || mayHideFolder(name, kind)) {
		addOrReport(search, path, kind);
		return;
	}
	const intended = intendedName(name);
	if (intended !== null) search.problems.push({
		...warning,
		code: "ignored-file",
		meant: intended
	});
}
const mayHideFolder = (name, kind) => kind === "other" || kind === "left-out" || kind === "symlink" && !/\.\w+$/.test(name);
function visibleEntries({ source, problems }, folder) {
	try {
		const entries = source.list(folder);
		if (entries.every(({ name }) => name === ".git") && source.isSubmodule?.(folder) === true) problems.push(require_start.fileError(folder, {
			code: "empty-submodule",
			path: folder
		}));
		return entries.filter(({ name }) => !name.startsWith(".") && name !== "node_modules").map(({ name, kind }) => ({
			path: require_start.joinPath(folder, name),
			name,
			kind
		}));
	} catch (error) {
		if (!(error instanceof require_start.SourceError)) throw error;
		problems.push(require_start.fileError(folder, {
			code: "unreadable",
			reason: error.reason
		}));
		return [];
	}
}
function addOrReport(search, path, kind) {
	if (path === search.config || isIgnored(path, search)) return;
	if (kind !== "file") search.problems.push(notAFile(path, kind));
	else if (isTestFileName(path)) search.tests.add(path);
	else search.files.add(path);
}
const notAFile = (path, kind) => require_start.fileError(path, {
	code: kind === "symlink" || kind === "left-out" ? kind : "not-a-file",
	path
});
const caseFoldedName = (name) => name.normalize("NFKC").toUpperCase().toLowerCase();
function toIgnoreRule(glob) {
	const isNegated = glob.startsWith("!");
	return {
		segments: (isNegated ? glob.slice(1) : glob).split("/"),
		isNegated
	};
}
function isIgnored(path, { ignore }) {
	const names = path.split("/");
	return ignore.findLast(({ segments }) => isInGlob(names, segments))?.isNegated === false;
}
const isPolicyName = (name) => /\.ya?ml$/i.test(name);
function intendedName(name) {
	const [, stem] = /^(.+?)\.(?:json|y[aml]{1,4})(?:[.~].*)?$/i.exec(name) ?? [];
	return stem === void 0 ? null : `${stem}.yaml`;
}
const commonMisspellings = [
	".ifmatch.yaml",
	".ifmatch.yml",
	"if-match.yaml",
	"if-match.yml",
	"ifmatch.json",
	"ifmatch.yml"
];
function reportMisnamedConfigs(source, paths, config) {
	const folders = new Set(["", ...paths.flatMap(({ path }) => [...require_start.foldersAbove(path), path])]);
	const isAboveConfig = (folder) => config !== null && (folder === "" || config.startsWith(`${folder}/`));
	return [...folders].filter((folder) => !isAboveConfig(folder) && source.kind(folder) !== "symlink").flatMap((folder) => commonMisspellings.map((name) => require_start.joinPath(folder, name))).filter((path) => ["file", "symlink"].includes(source.kind(path))).map((path) => require_start.fileError(path, {
		code: "misnamed-config",
		path,
		expected: require_start.configName
	}));
}
// src/files/yaml/scalars.ts
const aliasedValuesLimit = 1e5;
const entryLimit = 5e5;
function offsetBeyondEntryLimit(text) {
	if (text.length <= 5e5) return null;
	let remaining = entryLimit;
	entryStart.lastIndex = 0;
	while (entryStart.test(text)) if (remaining-- === 0) return entryStart.lastIndex - 1;
	return null;
}
const entryStart = /[\n,[{]|[-?](?= )/g;
const keyLimit = 1024;
const problemLimit = 1e3;
function readingOf(text) {
	if (text.length <= maxWordLength) {
		const reading = words.get(text);
		if (reading !== void 0) return reading;
	}
	if (!isNumberStart(text.charCodeAt(0))) return null;
	if (date.test(text)) return "date";
	return number.test(text) ? "number" : null;
}
const booleans = "true True TRUE false False FALSE yes Yes YES no No NO on On ON off Off OFF y Y n N".split(" ");
const words = new Map([...[
	"",
	"~",
	"null",
	"Null",
	"NULL"
].map((word) => [word, "null"]), ...booleans.map((word) => [word, "boolean"])]);
const maxWordLength = 5;
const number = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[\da-fA-F_]+|\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|(?:\d[\d_]*(?:\.[\d_]*)?|\._*\d[\d_]*)(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF|nan|NaN|NAN))$/;
const date = /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d?:\d\d?(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?)?$/;
const isNumberStart = (code) => code >= 48 && code <= 57 || code === 43 || code === 45 || code === 46;
const forbiddenInScalar = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;
// src/files/yaml/plain.ts
function readPlain(originalText) {
	const text = originalText.includes("\r") ? originalText.replaceAll("\r\n", "\n") : originalText;
	if (!text.endsWith("\n") || unusualCharacter.test(text) || offsetBeyondEntryLimit(text) !== null) return void 0;
	const reader = {
		text,
		offset: 0,
		indent: 0
	};
	try {
		moveToNextLine(reader, text.startsWith("---\n") ? 4 : 0);
		const value = readBlockMapping(reader, reader.indent);
		return reader.offset === text.length ? value : void 0;
	} catch (error) {
		if (error === notPlainError || error instanceof RangeError) return void 0;
		throw error;
	}
}
const unusualCharacter = /[^\n\x20-\x7E\xA1-\u167F\u1681-\u1FFF\u200B-\u2027\u202A-\u202E\u2030-\u205E\u2060-\u2FFF\u3001-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/;
function moveToNextLine(reader, from) {
	const start = endOf(emptyLines, reader.text, from);
	reader.offset = skipSpaces(reader.text, start);
	reader.indent = reader.offset < reader.text.length ? reader.offset - start : -1;
}
const lineFeed = 10;
const emptyLines = /(?: *(?:#[^\n]*)?\n)*/y;
function readBlockMapping(reader, indent) {
	const mapping = newMapping();
	do {
		const key = readKey(reader, mapping);
		mapping[key] = readValueOfKey(reader, indent);
	} while (reader.indent === indent);
	return mapping;
}
const keyAndColon = /[A-Za-z][\w-]*:(?=[ \n])/y;
function readKey(reader, mapping) {
	const { text, offset } = reader;
	reader.offset = endOf(keyAndColon, text, offset);
	const key = text.slice(offset, reader.offset - 1);
	if (key.length > 1024 || mapping[key] !== void 0 || readingOf(key) !== null) refuse();
	return key;
}
function readValueOfKey(reader, indent) {
	const offset = skipSpaces(reader.text, reader.offset);
	const first = reader.text.charAt(offset);
	if (first !== "\n" && first !== "#") return readValueInLine(reader, offset, indent);
	moveToNextLine(reader, offset);
	if (reader.indent > maxIndent) refuse();
	if (startsItem(reader) && reader.indent >= indent) return readBlockList(reader, reader.indent);
	return reader.indent > indent ? readBlockMapping(reader, reader.indent) : refuse();
}
const maxFlowDepth = 5;
const maxIndent = 24;
const startsItem = ({ text, offset }) => text.startsWith("- ", offset);
function readBlockList(reader, indent) {
	const list = [];
	do
		list.push(readListItem(reader, indent));
	while (reader.indent === indent && startsItem(reader));
	return list;
}
function readListItem(reader, indent) {
	const dash = reader.offset;
	const offset = skipSpaces(reader.text, dash + 1);
	if (!isAt(keyAndColon, reader.text, offset)) return readValueInLine(reader, offset, indent);
	reader.offset = offset;
	return readBlockMapping(reader, indent + offset - dash);
}
function readValueInLine(reader, offset, indent) {
	const first = reader.text.charAt(offset);
	const value = first === "|" || first === ">" ? readBlockScalar(reader, offset, indent) : readFlowValue(reader, offset, plainScalar.inBlock, maxFlowDepth);
	moveToNextLine(reader, reader.text.charCodeAt(reader.offset) === lineFeed ? reader.offset : endOf(restOfLine, reader.text, reader.offset));
	return value;
}
const restOfLine = / *(?=\n|(?<= )#)/y;
function readFlowValue(reader, offset, pattern, depthLeft) {
	const first = reader.text.charAt(offset);
	if (first !== "[" && first !== "{") return readScalar(reader, offset, pattern);
	if (depthLeft === 0) refuse();
	return first === "[" ? readFlowList(reader, offset, depthLeft - 1) : readFlowMapping(reader, offset, depthLeft - 1);
}
function readFlowList(reader, start, depthLeft) {
	const list = [];
	readEntries(reader, start, "]", () => list.push(readFlowValue(reader, reader.offset, plainScalar.inFlow, depthLeft)));
	return list;
}
function readFlowMapping(reader, start, depthLeft) {
	const mapping = newMapping();
	readEntries(reader, start, "}", () => {
		const key = readKey(reader, mapping);
		mapping[key] = readFlowValue(reader, skipSpaces(reader.text, reader.offset), plainScalar.inFlow, depthLeft);
	});
	return mapping;
}
function readEntries(reader, start, closingBracket, readEntry) {
	const { text } = reader;
	reader.offset = skipSpaces(text, start + 1);
	while (text.charAt(reader.offset) !== closingBracket) {
		readEntry();
		reader.offset = skipSpaces(text, reader.offset);
		if (text.charAt(reader.offset) === ",") reader.offset = skipSpaces(text, reader.offset + 1);
		else if (text.charAt(reader.offset) !== closingBracket) refuse();
	}
	reader.offset++;
}
const notPlainError = new Error("not plain");
function refuse() {
	throw notPlainError;
}
function isAt(pattern, text, offset) {
	pattern.lastIndex = offset;
	return pattern.test(text);
}
const endOf = (pattern, text, offset) => isAt(pattern, text, offset) ? pattern.lastIndex : refuse();
const plainScalar = {
	inBlock: /(?![-?,[\]{}&*!|>'"%@` ])[^\n:#]+(?::[^\n:# ][^\n:#]*)*/y,
	inFlow: /(?![-?&*!|>'"%@` ])[^\n:#,[\]{}]+/y
};
const doubleQuoted = /"[^"\\\n]*"/y;
const singleQuoted = /'[^'\n]*(?:''[^'\n]*)*'/y;
const expiryKey = /(?<=[\n ]x-expires: )/y;
function readScalar(reader, offset, pattern) {
	const { text } = reader;
	const quote = text.charAt(offset);
	if (quote !== "\"" && quote !== "'") return readPlainScalar(reader, offset, pattern);
	reader.offset = endOf(quote === "\"" ? doubleQuoted : singleQuoted, text, offset);
	const value = text.slice(offset + 1, reader.offset - 1);
	return quote === "\"" ? value : value.replaceAll("''", "'");
}
function readPlainScalar(reader, offset, pattern) {
	const value = reader.text.slice(offset, endOf(pattern, reader.text, offset)).trimEnd();
	reader.offset = offset + value.length;
	const reading = readingOf(value);
	if (reading === null || reading === "date" && isAt(expiryKey, reader.text, offset)) return value;
	if (value === "true" || value === "false") return value === "true";
	return /^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : refuse();
}
const blockHeader = /[|>]-? *(?: #[^\n]*)?\n/y;
const blockBody = /( +)[^ \n][^\n]*(?:\n+\1 *[^ \n][^\n]*)*/y;
const lineOfSpaces = /\n+ +\n/y;
function readBlockScalar(reader, markOffset, indent) {
	const { text } = reader;
	const start = endOf(blockHeader, text, markOffset);
	reader.offset = endOf(blockBody, text, start);
	const spaces = text.slice(start, skipSpaces(text, start));
	if (spaces.length <= indent || isAt(lineOfSpaces, text, reader.offset)) refuse();
	const lines = text.slice(start + spaces.length, reader.offset).replaceAll(`\n${spaces}`, "\n");
	const value = text.charAt(markOffset) === ">" ? foldLines(lines) : lines;
	return text.charAt(markOffset + 1) === "-" ? value : `${value}\n`;
}
function foldLines(lines) {
	if (lines.includes("\n ")) refuse();
	return lines.replaceAll(/\n(\n*)/g, (_, empty) => empty === "" ? " " : empty);
}
function skipSpaces(text, from) {
	let offset = from;
	while (text.charCodeAt(offset) === 32) offset++;
	return offset;
}
var EmptyMapping = class {
	static {
		Reflect.deleteProperty(this.prototype, "constructor");
		Object.setPrototypeOf(this.prototype, null);
		Object.freeze(this.prototype);
	}
};
const newMapping = () => new EmptyMapping();
// src/files/text.ts
const byteLimit = 10485760;
function readText(source, file) {
	try {
		return decodeText(file, source.read(file, byteLimit));
	} catch (error) {
		if (!(error instanceof require_start.SourceError)) throw error;
		return { problem: unreadableProblem(file, error) };
	}
}
function unreadableProblem(path, { kind, bytes, reason }) {
	if (kind === "too-large") return require_start.fileError(path, {
		code: "file-too-large",
		bytes: bytes ?? 10485760,
		limit: byteLimit
	});
	if (kind === "unreadable") return require_start.fileError(path, {
		code: "unreadable",
		reason
	});
	return require_start.fileError(path, {
		code: kind === "missing" ? "path-missing" : kind,
		path
	});
}
function decodeText(file, bytes) {
	const decoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
	if (!(0, node_buffer.isUtf8)(bytes)) {
		const offset = Buffer.byteLength(decoded.slice(0, decoded.indexOf("�")));
		return { problem: require_start.fileError(file, {
			code: "not-utf8",
			offset
		}) };
	}
	const text = decoded.startsWith("﻿") ? decoded.slice(1) : decoded;
	if (!nonAsciiOrControl.test(text)) return { text };
	const offset = text.search(forbiddenCharacter);
	if (offset < 0) return { text };
	const position = positionAt(lineStarts(text), file, offset);
	return { problem: require_start.fileError(file, {
		code: "control-character",
		codePoint: text.charCodeAt(offset),
		position
	}) };
}
const nonAsciiOrControl = /[^\n -~]/;
const forbiddenCharacter = /\r(?!\n)|(?![\t\n\r])[\p{Cc}\uFEFF\uFFFE\uFFFF]/u;
function lineStarts(text) {
	const starts = [0];
	for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
	return starts;
}
function positionAt(starts, file, offset) {
	let line = 0;
	let end = starts.length;
	while (end - line > 1) {
		const middle = line + end >> 1;
		if ((starts[middle] ?? 0) <= offset) line = middle;
		else end = middle;
	}
	return {
		file,
		line: line + 1,
		column: offset - (starts[line] ?? 0) + 1
	};
}
// src/files/config.ts
async function loadConfig(source, path) {
	const requested = path ?? "ifmatch.yaml";
	const file = insidePath("", requested);
	if (file === null) return withDefaults({
		severity: "error",
		at: require_start.nowhere,
		code: "path-outside",
		path: requested
	});
	const kind = source.kind(file);
	if (kind === "file") return readConfig(source, file);
	if (kind !== "missing") return withDefaults(notAFile(file, kind));
	return path === null ? withDefaults() : withDefaults({
		severity: "error",
		at: require_start.nowhere,
		code: "path-missing",
		path
	});
}
const withDefaults = (...problems) => ({
	settings: require_start.defaultSettings,
	problems
});
async function readConfig(source, file) {
	const read = readText(source, file);
	if ("problem" in read) return withDefaults(read.problem);
	const plain = readPlain(read.text);
	const { result, problems } = isConfig(plain) ? {
		result: plain,
		problems: []
	} : (await Promise.resolve().then(() => require("./diagnose.js")).then((n) => n.diagnose_exports)).diagnoseConfig(file, read.text);
	if (result === null) return withDefaults(...problems);
	const settingsProblems = [];
	const settings = toSettings(result, {
		file,
		problems: settingsProblems
	});
	if (settings.rules.length > 0) {
		const { checkRules } = await Promise.resolve().then(() => require("./rules2.js"));
		settingsProblems.push(...checkRules(settings.rules, file));
	}
	if (settingsProblems.length > 0) return {
		settings: {
			...require_start.defaultSettings,
			file
		},
		problems: settingsProblems
	};
	return {
		settings,
		problems: []
	};
}
function toSettings(config, context) {
	const deployments = toDeployments(config, context);
	const defaultPolicyFolders = deployments.size > 0 && [...deployments.values()].every(({ policies }) => policies !== null) ? [] : defaultFolders(context.file);
	return {
		file: context.file,
		policies: config.policies === void 0 ? defaultPolicyFolders : resolvePaths(config.policies, ["policies"], context),
		tests: config.tests === void 0 ? [] : resolvePaths(config.tests, ["tests"], context),
		ignore: (config.ignore ?? []).map((glob) => resolveIgnoreGlob(require_start.parentFolder(context.file), glob)),
		deployments,
		unmanaged: toUnmanagedGlobs(config.unmanaged),
		guards: {
			...require_start.defaultLimits,
			...config.guards
		},
		rules: toRules(config),
		onStale: config.on_stale ?? require_start.defaultSettings.onStale,
		waves: config.apply?.waves ?? require_start.defaultSettings.waves,
		impact: config.impact ?? require_start.defaultSettings.impact,
		expiryWarningDays: config.expiry_warning_days ?? require_start.defaultSettings.expiryWarningDays,
		extraFields: require_start.withoutKnownFields(config.extra_fields ?? {})
	};
}
function toDeployments({ deployments = {} }, context) {
	return new Map(Object.entries(deployments).map(([slug, { id, policies, without = [], unmanaged }]) => {
		const folders = policies === void 0 ? null : resolvePaths(policies, [
			"deployments",
			slug,
			"policies"
		], context);
		return [slug, {
			id: id === void 0 ? null : String(id),
			policies: folders,
			without,
			unmanaged: toUnmanagedGlobs(unmanaged)
		}];
	}));
}
const toRules = ({ rules = [] }) => rules.map(({ severity = "error", when = null, ...rule }) => ({
	...rule,
	severity,
	when
}));
function toUnmanagedGlobs(unmanaged = {}) {
	if (Array.isArray(unmanaged)) return {
		...require_start.nothingUnmanaged,
		policies: unmanaged
	};
	const { policies = [], projects = [], project_tags: projectTags = [] } = unmanaged;
	return {
		policies,
		projects,
		projectTags
	};
}
const defaultFolders = (file) => file.includes("/") ? require_start.defaultSettings.policies.map((folder) => node_path.posix.join(node_path.posix.dirname(file), folder)) : require_start.defaultSettings.policies;
function resolveIgnoreGlob(base, ignoreGlob) {
	const isNegated = ignoreGlob.startsWith("!");
	const glob = isNegated ? ignoreGlob.slice(1) : ignoreGlob;
	const appliesAnywhere = !glob.replace(/\/$/, "").includes("/");
	const resolved = node_path.posix.join(base, appliesAnywhere ? "**" : "", glob).replace(/\/$/, "");
	return isNegated ? `!${resolved}` : resolved;
}
function resolvePaths(paths, pointer, { file, problems }) {
	const base = require_start.parentFolder(file);
	return [paths].flat().flatMap((path, index) => {
		const inside = insidePath(base, path);
		if (inside !== null) return [inside];
		const at = {
			file,
			pointer: Array.isArray(paths) ? [...pointer, index] : pointer
		};
		problems.push({
			severity: "error",
			at,
			code: "path-outside",
			path
		});
		return [];
	});
}
// src/files/exceptions.ts
function expandException(entry) {
	const { project, projects, project_tag_name: tag, project_tag_names: tags, ...rest } = entry;
	if ([
		project,
		projects,
		tag,
		tags
	].filter((scope) => scope !== void 0).length !== 1) return null;
	const projectNames = projects ?? (project === void 0 ? [] : [project]);
	const tagNames = tags ?? (tag === void 0 ? [] : [tag]);
	return [...projectNames.map((name) => ({
		...rest,
		project: name
	})), ...tagNames.map((name) => ({
		...rest,
		project_tag_name: name
	}))];
}
// src/files/assemble.ts
function assemble(assigned, { deployments }) {
	const bundles = [];
	const problems = [];
	const byDeployment = [...Map.groupBy(assigned, ({ deployment }) => deployment)];
	for (const [deployment, files] of byDeployment.toSorted(([a], [b]) => (a ?? "") < (b ?? "") ? -1 : 1)) {
		const layers = files.toSorted((a, b) => a.layer - b.layer);
		const without = deployment === null ? [] : deployments.get(deployment)?.without ?? [];
		for (const kind of bundleKinds) {
			const filesOfKind = layers.filter(({ declared }) => declared.kind === kind);
			if (filesOfKind.length === 0) continue;
			const collected = {
				origins: new Map(),
				notes: new Map(),
				overrides: new Map(),
				excluded: []
			};
			const content = mergeFiles(deployment, filesOfKind, {
				...collected,
				without,
				problems
			});
			bundles.push({
				deployment,
				...collected,
				...content
			});
		}
	}
	return {
		bundles,
		problems
	};
}
function mergeFiles(deployment, files, merge) {
	const deploymentField = deployment !== null && { deployment_slug: deployment };
	const detections = files.filter((file) => file.declared.kind !== "remediation");
	const [first] = detections;
	if (first === void 0) {
		const policies = mergePolicies(collectEntries(files, (file) => file.kind === "remediation" ? file.policies : []), merge);
		return {
			kind: "remediation",
			content: {
				...deploymentField,
				policies
			}
		};
	}
	const { kind, path } = first.declared;
	merge.origins.set(detectionPolicyId, {
		file: path,
		pointer: ["product"],
		key: true
	});
	const lists = Object.fromEntries(ruleLists.map((list) => [list, mergeList(detections, list, merge)]));
	return {
		kind,
		content: {
			...deploymentField,
			product: kind === "detection/code" ? "code" : "secrets",
			...lists,
			exceptions: mergeExceptions(detections, merge),
			...mergeExtras(detections, merge)
		}
	};
}
const collectEntries = (files, entriesOf) => files.flatMap(({ declared, layer, isShared }) => entriesOf(declared).map(({ value, at }) => ({
	value,
	at,
	layer,
	isShared
})));
function mergeEntries(entries, { origins, notes, overrides, excluded, without, problems }, objectOf, toDuplicate) {
	const inEffect = new Map();
	for (const entry of entries) {
		const { value, at, layer, isShared } = entry;
		const { id, object } = objectOf(value);
		if (isShared && without.some((withoutEntry) => leavesOut(withoutEntry, object))) {
			excluded.push({
				id,
				object,
				at
			});
			continue;
		}
		const previous = inEffect.get(id);
		if (previous !== void 0 && previous.layer === layer) {
			problems.push(toDuplicate(value, at, previous.at));
			continue;
		}
		if (previous !== void 0) {
			if (object.kind === "item") continue;
			overrides.set(id, previous.at);
		}
		origins.set(id, at);
		inEffect.set(id, entry);
		const entryNotes = notesOf(value);
		if (entryNotes === null) notes.delete(id);
		else notes.set(id, entryNotes);
	}
	return [...inEffect].toSorted(([a], [b]) => a < b ? -1 : 1).map(([, { value }]) => value);
}
function notesOf(value) {
	const texts = Object.entries(isObject(value) ? value : {}).filter((field) => isNote(field[0]) && typeof field[1] === "string");
	return texts.length === 0 ? null : Object.fromEntries(texts);
}
const isNote = (name) => name.startsWith("x-");
const withoutNotes = (entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => !isNote(name)));
function mergePolicies(entries, merge) {
	for (const { value, at } of entries) if (value.slug === void 0) merge.problems.push({
		severity: "warning",
		at,
		code: "missing-slug",
		name: value.name,
		derived: slugOf(value)
	});
	return mergeEntries(entries, merge, (policy) => policyObject(slugOf(policy)), (policy, { file, pointer }, first) => {
		return {
			severity: "error",
			at: {
				file,
				pointer: [...pointer, policy.slug === void 0 ? "name" : "slug"]
			},
			code: "duplicate-slug",
			slug: slugOf(policy),
			first
		};
	}).map(toPolicy);
}
function toPolicy(entry) {
	const { deployment_slug: _, name, slug, description, active = true, filters, actions, ...others } = entry;
	return {
		name,
		...slug !== void 0 && { slug },
		...description !== void 0 && { description },
		active,
		filters: {
			...filters,
			conditions: filters.conditions.map((condition) => ({
				...condition,
				mode: condition.mode ?? "any"
			}))
		},
		actions: actions.map((action) => ({
			...action,
			config: action.config ?? {}
		})),
		...withoutNotes(others)
	};
}
function mergeList(files, list, merge) {
	const declaringFile = files.find(({ declared }) => declared.lists[list] !== null);
	if (declaringFile !== void 0) merge.origins.set(listId(list), {
		file: declaringFile.declared.path,
		pointer: [list],
		key: true
	});
	return mergeEntries(collectEntries(files, ({ lists }) => lists[list] ?? []), merge, (item) => itemObject(list, item), (item, at, first) => ({
		severity: "warning",
		at,
		code: "duplicate-item",
		list,
		item,
		first
	}));
}
const mergeExceptions = (files, merge) => mergeEntries(collectEntries(files, ({ exceptions }) => exceptions ?? []).flatMap((entry) => expandEntry(entry, merge)), merge, exceptionObject, ({ rule, project, project_tag_name: tag }, at, first) => {
	return {
		severity: "error",
		at,
		code: "duplicate-exception",
		rule,
		scope: project ?? tag ?? "",
		first
	};
}).map(withoutNotes);
function expandEntry({ value, ...entry }, { problems }) {
	const exceptions = expandException(value);
	if (exceptions === null) problems.push({
		severity: "error",
		at: entry.at,
		code: "exception-scope"
	});
	return (exceptions ?? []).map((exception) => ({
		value: exception,
		...entry
	}));
}
function mergeExtras(files, merge) {
	const entries = collectEntries(files, ({ path, extras }) => Object.entries(extras).map((field) => ({
		value: field,
		at: {
			file: path,
			pointer: [field[0]],
			key: true
		}
	})));
	return Object.fromEntries(mergeEntries(entries, merge, ([field]) => ({
		id: `field ${field}`,
		object: { kind: "bundle" }
	}), ([field], at, first) => ({
		severity: "error",
		at,
		code: "duplicate-field",
		field,
		first
	})));
}
// src/files/schema-errors.ts
function schemaErrorsIn(guard, root, kind, extra) {
	if (guard(root)) return [];
	return (guard.errors ?? []).filter(({ keyword, schemaPath }) => keyword !== "propertyNames" && !schemaPath.includes("/anyOf/")).map((error) => toSchemaError(error, root)).filter(({ keyword, pointer }) => keyword !== "additionalProperties" || !isInExtras(kind, pointer, extra)).slice(0, problemLimit);
}
function toSchemaError({ keyword, params, instancePath, propertyName }, root) {
	let value = root;
	const pointer = instancePath.split("/").slice(1).map((segment) => {
		const name = segment.replaceAll("~1", "/").replaceAll("~0", "~");
		const key = Array.isArray(value) ? Number(name) : name;
		value = value[key];
		return key;
	});
	const name = propertyName ?? params["additionalProperty"] ?? params["missingProperty"];
	if (typeof name !== "string") return {
		keyword,
		params,
		pointer,
		value,
		isKey: false
	};
	return {
		keyword,
		params,
		pointer: [...pointer, name],
		value: name,
		isKey: keyword !== "required"
	};
}
const isInExtras = (kind, pointer, extra) => pointer.some((step, index) => {
	const object = require_start.extraObjectAt(pointer.slice(0, index + 1), rootObjects[kind] ?? null);
	return typeof step === "string" && object !== null && extra[object].includes(step);
});
const rootObjects = {
	policy: "policy",
	detection: "detection"
};
// src/files/declared-file.ts
function readDeclaredFile(path, value, extra) {
	const shape = isObject(value) ? fileShapeOf(Object.keys(value)) : null;
	if (shape === null || !isObject(value)) return null;
	return schemaErrorsIn(shape.guard, value, shape.kind, extra).length > 0 ? null : toDeclaredFile(path, value, shape.kind);
}
const fileShapes = [
	{
		kind: "policies",
		guard: isPolicyListFile,
		keys: ["policies"]
	},
	{
		kind: "detection",
		guard: isDetectionFile,
		keys: [
			"product",
			"rulesets",
			"rules",
			"disabled",
			"exceptions"
		]
	},
	{
		kind: "policy",
		guard: isPolicyFile,
		keys: [
			"name",
			"filters",
			"actions",
			"slug",
			"active",
			"description"
		]
	}
];
function fileShapeOf(allKeys) {
	const keys = allKeys.slice(0, 100);
	return fileShapes.find((shape) => shape.keys.some((key) => keys.includes(key))) ?? fileShapes.find((shape) => keys.some((key) => nearest(key, shape.keys) !== null)) ?? null;
}
function productInFileName(file) {
	const [, product] = /(?:^|\/)detection[-/](code|secrets)\.ya?ml$/i.exec(file) ?? [];
	return product === void 0 ? null : product.toLowerCase();
}
function toDeclaredFile(path, value, kind, errors = []) {
	if (errors.some(([, index]) => kind === "policy" || typeof index !== "number")) return null;
	const itemsWithErrors = new Set(errors.map(([name, index]) => `${String(name)}/${String(index)}`));
	const { deployment_slug: slugs = [] } = value;
	const deployments = [slugs].flat();
	const placedItems = (listName) => {
		const items = value[listName];
		if (items === void 0) return null;
		const placed = items.map((item, index) => ({
			value: item,
			at: {
				file: path,
				pointer: [listName, index]
			}
		}));
		if (itemsWithErrors.size === 0) return placed;
		return placed.filter(({ at }) => !itemsWithErrors.has(at.pointer.join("/")));
	};
	if (kind === "policy") return {
		path,
		deployments,
		kind: "remediation",
		policies: [{
			value,
			at: {
				file: path,
				pointer: []
			}
		}]
	};
	if (kind === "policies") return {
		path,
		deployments,
		kind: "remediation",
		policies: placedItems("policies") ?? []
	};
	const productInName = productInFileName(path);
	const product = value["product"] ?? productInName;
	if (product === null || productInName !== null && product !== productInName) return null;
	return {
		path,
		deployments,
		kind: `detection/${product}`,
		lists: {
			rulesets: placedItems("rulesets"),
			rules: placedItems("rules"),
			disabled: placedItems("disabled")
		},
		exceptions: placedItems("exceptions"),
		extras: require_start.unknownFieldsIn("detection", value)
	};
}
// src/files/deployments.ts
function assignDeployments(files, settings, requested) {
	const assigned = [];
	const problems = [];
	const namedInFiles = [...new Set(files.flatMap(({ deployments }) => deployments))].toSorted();
	const nearestSlug = nearestOfMany();
	for (const declared of files) {
		const result = settings.deployments.size === 0 ? deploymentsWithoutConfig(declared, namedInFiles, requested) : deploymentsByConfig(declared, settings, nearestSlug);
		if ("facts" in result) {
			problems.push({
				severity: "error",
				at: placeOfSlug(declared, result.facts),
				...result.facts
			});
			continue;
		}
		const isShared = result.slugs.length > 1;
		for (const slug of result.slugs) assigned.push({
			declared,
			deployment: slug,
			layer: layerOf(declared.path, slug, settings),
			isShared
		});
	}
	return {
		assigned,
		problems
	};
}
function layerOf(file, deployment, { deployments }) {
	const paths = deployment === null ? null : deployments.get(deployment)?.policies ?? null;
	return paths === null ? 0 : paths.findLastIndex((path) => isInPath(file, path));
}
function placeOfSlug({ path, deployments }, facts) {
	if (deployments.length === 0) return {
		file: path,
		pointer: []
	};
	const index = "slug" in facts && facts.slug !== null ? deployments.indexOf(facts.slug) : 0;
	return {
		file: path,
		pointer: deployments.length === 1 ? ["deployment_slug"] : ["deployment_slug", index]
	};
}
function deploymentsWithoutConfig({ deployments }, namedInFiles, requested) {
	if (deployments.length === 0 && namedInFiles.length === 0) return { slugs: [null] };
	if (deployments.length === 0) return { facts: {
		code: "deployment-missing",
		configured: namedInFiles
	} };
	if (requested === null || !namedInFiles.includes(requested)) return { slugs: deployments };
	const typo = deployments.find((slug) => slug !== requested && nearest(slug, [requested]) !== null);
	if (typo === void 0) return { slugs: deployments };
	return { facts: {
		code: "deployment-nearly",
		slug: typo,
		selected: requested
	} };
}
function deploymentsByConfig({ path, deployments: named }, settings, nearestSlug) {
	const { deployments } = settings;
	const slugs = [...deployments.keys()];
	const candidates = candidatesFor(path, settings);
	for (const slug of named) {
		const deployment = deployments.get(slug);
		if (deployment === void 0) return { facts: {
			code: "deployment-unknown",
			slug,
			configured: slugs,
			nearest: nearestSlug(slug, slugs)
		} };
		if (!candidates.includes(slug)) return { facts: {
			code: "deployment-outside",
			slug,
			folders: deployment.policies ?? settings.policies
		} };
	}
	if (named.length > 0) return { slugs: [...new Set(named)] };
	if (candidates.length === 0) return { facts: {
		code: "deployment-outside",
		slug: null,
		folders: [...deployments.values()].flatMap(({ policies }) => policies ?? [])
	} };
	const listedBy = candidates.filter((slug) => deployments.get(slug)?.policies !== null);
	if (listedBy.length > 0) return { slugs: listedBy };
	return slugs.length === 1 ? { slugs } : { facts: {
		code: "deployment-missing",
		configured: candidates
	} };
}
function candidatesFor(file, { deployments, policies: commonPaths }) {
	const isIn = (paths) => paths.some((path) => isInPath(file, path));
	const listedBy = [];
	const withoutPaths = [];
	for (const [slug, { policies }] of deployments) if (policies === null) withoutPaths.push(slug);
	else if (isIn(policies)) listedBy.push(slug);
	return listedBy.length === 0 || isIn(commonPaths) ? [...listedBy, ...withoutPaths] : listedBy;
}
const isInPath = (file, pathOrGlob) => pathOrGlob === "" || file === pathOrGlob || file.startsWith(`${pathOrGlob}/`) || isGlob(pathOrGlob) && isInGlob(file.split("/"), pathOrGlob.split("/"));
function selectDeployment(bundles, settings, { paths, deployment: slug }) {
	if (slug === null) return {
		bundles,
		problems: []
	};
	const selected = bundles.filter(({ deployment }) => deployment === slug || deployment === null).map((bundle) => {
		const content = {
			deployment_slug: slug,
			...bundle.content
		};
		return {
			...bundle,
			deployment: slug,
			content
		};
	});
	if (selected.length > 0) return {
		bundles: selected,
		problems: []
	};
	const { deployments } = settings;
	const known = deployments.size > 0 ? [...deployments.keys()] : bundles.flatMap(({ deployment }) => deployment ?? []);
	if (!known.includes(slug)) return {
		bundles: [],
		problems: [unknownDeployment(settings, slug, [...new Set(known)])]
	};
	const searchedPaths = searchPaths(settings, {
		paths,
		deployment: slug
	}).paths.map(({ path }) => path);
	return {
		bundles: [],
		problems: [noFiles(searchedPaths, slug)]
	};
}
// src/files/load.ts
async function loadFiles(source, settings, selection) {
	const { files: paths, tests: testFiles, problems: searchProblems } = findSelectedFiles(source, settings, selection);
	selection.onFilesFound?.(paths.length);
	const diagnosed = await readPolicyFiles(source, paths, settings.extraFields);
	const fileProblems = [...searchProblems, ...diagnosed.flatMap(({ problems }) => problems)];
	const { assigned, problems: deploymentProblems } = assignDeployments(diagnosed.flatMap(({ result }) => result ?? []), settings, selection.deployment);
	const { bundles: allBundles, problems: mergeProblems } = assemble(assigned, settings);
	const { bundles, problems: selectionProblems } = selectDeployment(allBundles, settings, selection);
	const { tests, problems: testProblems } = await readTests(source, testFiles, {
		settings,
		bundles,
		...selection
	});
	const areFilesComplete = !require_start.hasErrors(fileProblems) && deploymentProblems.length === 0;
	const problems = [
		...fileProblems,
		...deploymentProblems,
		...mergeProblems,
		...lintUnmanaged(settings, bundles),
		...areFilesComplete ? selectionProblems : [],
		...testProblems
	];
	if (!(selection.paths.length > 0 || selection.deployment !== null || require_start.hasErrors(problems))) problems.push(...lintProtected(settings, bundles), ...lintWithout(settings, bundles), ...lintWaves(settings));
	return {
		bundles,
		problems,
		paths,
		policies: bundles.reduce((sum, bundle) => sum + (bundle.kind === "remediation" ? bundle.content.policies.length : 0), 0),
		tests
	};
}
async function readTests(source, files, context) {
	if (files.length === 0) return {
		tests: [],
		problems: []
	};
	const { loadTests } = await Promise.resolve().then(() => require("./policy-tests.js"));
	return loadTests(source, files, context);
}
function findSelectedFiles(source, settings, selection) {
	const { paths, problems: pathProblems } = searchPaths(settings, selection);
	if (pathProblems.length > 0 && paths.length === 0) return {
		files: [],
		tests: [],
		problems: pathProblems
	};
	const { files, tests, problems: fileProblems } = findFiles(source, paths, settings);
	const problems = [...pathProblems, ...fileProblems];
	const testFolders = selection.paths.length > 0 ? [] : testPaths(settings);
	if (testFolders.length === 0) return {
		files,
		tests,
		problems
	};
	const inTestFolders = findFiles(source, testFolders, settings);
	return {
		files,
		tests: [...new Set([...tests, ...inTestFolders.tests])].toSorted(),
		problems: [...problems, ...inTestFolders.problems.filter(({ code }) => code !== "no-files")]
	};
}
async function readPolicyFiles(source, files, extra) {
	const results = files.map((file) => {
		const decoded = readText(source, file);
		if ("problem" in decoded) return {
			result: null,
			problems: [decoded.problem]
		};
		const declared = readDeclaredFile(file, readPlain(decoded.text), extra);
		return declared === null ? {
			file,
			text: decoded.text
		} : {
			result: declared,
			problems: []
		};
	});
	if (!results.some((result) => "text" in result)) return results.flatMap((result) => "text" in result ? [] : result);
	const { diagnoseFile } = await Promise.resolve().then(() => require("./diagnose.js")).then((n) => n.diagnose_exports);
	return results.map((result) => "text" in result ? diagnoseFile(result.file, result.text, extra) : result);
}
const policyTexts = (source, settings, selection) => new Map(findSelectedFiles(source, settings, selection).files.map((file) => [file, Buffer.from(source.read(file, byteLimit)).toString()]));
// src/runtime/heap.ts
const minFilesForHeap = 1e3;
const versionsWithFlag = /^(?:22|24)\./;
function prepareHeap(files) {
	if (files < minFilesForHeap || !versionsWithFlag.test(process.versions.node)) return;
	process.getBuiltinModule("node:v8").setFlagsFromString("--semi-space-growth-factor=1");
}
// src/report/words/labels.ts
const verbSigns = {
	create: "+",
	update: "~",
	delete: "-"
};
const verbTitles = {
	create: "Create",
	update: "Update",
	delete: "Delete"
};
const effectLabels = {
	looser: "looser",
	mixed: "partly looser",
	unknown: "may be looser",
	stricter: "stricter",
	neutral: "neutral"
};
const resultLabel = (result) => result.replace("-", " ");
const defaultResultReasons = {
	applied: "written and confirmed by the platform",
	"already-applied": "already on the platform; nothing was sent",
	unverified: "written, but the platform still reports changes",
	"not-applied": "nothing was sent",
	unknown: "the platform did not answer"
};
const positionText = ({ file, line, column }) => `${file}:${line}:${column}`;
// src/commands/shared/problems.ts
const invalidOutcome = async ({ selection }, problems) => ({
	kind: "invalid",
	problems: await locateAndSort(selection.source, problems)
});
async function locateAndSort(source, problems) {
	if (problems.length === 0) return [];
	const { openDocuments, locateProblems } = await Promise.resolve().then(() => require("./locate.js")).then((n) => n.locate_exports);
	return locateProblems(openDocuments(source), problems);
}
async function summarizeErrors(source, problems, command = "ifmatch validate") {
	const errors = await locateAndSort(source, problems.filter(({ severity }) => severity === "error"));
	const [first] = errors;
	if (first === void 0) throw new Error("no error among the problems");
	const { describeProblemPlainly } = await Promise.resolve().then(() => require("./problems.js")).then((n) => n.problems_exports);
	const { message, fix } = describeProblemPlainly(first.problem);
	return {
		message: `${first.position === null ? "" : `${positionText(first.position)}  `}${message}${errors.length === 1 ? "" : ` (and ${String(errors.length - 1)} more)`}`,
		fix: `${fix === "" ? "" : `${fix.replace(/(?<!\?)$/, ".")} `}\`${command}\` shows them all.`
	};
}
// src/commands/shared/config-scope.ts
async function loadValidConfig(path, runtime) {
	const { source } = runtime;
	const { settings, problems: configProblems } = await loadConfig(source, path);
	const problems = [...configProblems, ...reportMisnamedConfigs(source, [], path ?? settings.file ?? null)];
	if (!require_start.hasErrors(problems)) return settings;
	const { message, fix } = await summarizeErrors(source, problems, validateCommand(path && runtime.asTyped(path)));
	throw new require_start.OtherFilesInvalidError(message, { fix });
}
const validateCommand = (path) => `ifmatch validate${path === null ? "" : ` --config ${require_start.quoteForShell(path)}`}`;
function withBaseSettings(settingsOfFiles, baseSettings) {
	if (baseSettings === null) return settingsOfFiles;
	const { guards, rules, deployments, unmanaged, onStale, waves, impact, extraFields } = baseSettings;
	const policies = policyFolders(settingsOfFiles, baseSettings);
	return {
		...settingsOfFiles,
		policies,
		guards,
		rules,
		deployments,
		unmanaged,
		onStale,
		waves,
		impact,
		extraFields
	};
}
async function loadSettingsOfBase({ source, name }, path, hasConfig) {
	if (source.kind(path) !== "file") return hasConfig ? strictestSettings : require_start.defaultSettings;
	const { settings, problems } = await loadConfig(source, path);
	if (!require_start.hasErrors(problems)) return settings;
	throw new require_start.UsageError(`${path} has errors at ${name}, which the guards are read from.`, { fix: "Fix it there first: `ifmatch validate` shows what is wrong." });
}
const strictestSettings = {
	...require_start.defaultSettings,
	guards: {
		...require_start.defaultSettings.guards,
		max_deletes: 0,
		looser: "require_approval"
	}
};
function policyFolders({ file, policies }, baseSettings) {
	const haveAllOwnFolders = baseSettings.deployments.size > 0 && [...baseSettings.deployments.values()].every((deployment) => deployment.policies !== null);
	if (file === void 0 || policies.length > 0 || haveAllOwnFolders) return policies;
	return baseSettings.file === void 0 ? defaultFolders(file) : baseSettings.policies;
}
function warnUnmergedSettings(problems, settingsOfFiles, base) {
	const changed = base === null ? [] : changedRunSettings(settingsOfFiles, base);
	if (changed.length === 0 || base?.file === void 0 && !require_start.hasErrors(problems)) return problems;
	return [{
		severity: "warning",
		at: settingsOfFiles.file === void 0 ? require_start.nowhere : {
			file: settingsOfFiles.file,
			pointer: changed[0] ?? []
		},
		code: "settings-of-base",
		names: changed.map((pointer) => pointer.join("."))
	}, ...problems];
}
function changedRunSettings(settingsOfFiles, base) {
	const settingsKey = ({ deployments }, slug) => JSON.stringify(deployments.get(slug) ?? null);
	const changed = [...new Set([...settingsOfFiles.deployments.keys(), ...base.deployments.keys()])].filter((slug) => settingsKey(settingsOfFiles, slug) !== settingsKey(base, slug)).toSorted();
	const isDifferent = (inFiles, inBase) => JSON.stringify(inFiles) !== JSON.stringify(inBase);
	return [
		...changed.map((slug) => ["deployments", slug]),
		...isDifferent(settingsOfFiles.unmanaged, base.unmanaged) ? [["unmanaged"]] : [],
		...isDifferent(settingsOfFiles.extraFields, base.extraFields) ? [["extra_fields"]] : []
	];
}
function findConfig({ paths, config, source }) {
	if (config !== null || paths.length === 0) return config;
	const [first = null, ...others] = new Set(paths.map((path) => nearestConfig(path, source)));
	const [other] = others;
	if (other === void 0) return first;
	const repositoryConfig = source.kind("ifmatch.yaml") === "missing" ? "none" : require_start.configName;
	throw new require_start.UsageError(`The paths belong to different configs (${[first, other].map((path) => path ?? repositoryConfig).join(", ")}).`, { fix: "Run ifmatch for each, or pass one config with --config." });
}
function nearestConfig(path, source) {
	for (let folder = node_path.posix.normalize(path);; folder = node_path.posix.dirname(folder)) {
		if (folder === "." || folder === ".." || folder.startsWith("../") || folder === "/") return null;
		const candidate = node_path.posix.join(folder, require_start.configName);
		if (source.kind(folder) === "folder" && source.kind(candidate) !== "missing") return candidate;
	}
}
function pathsToLoad({ paths, deployment }, settings) {
	const folder = settings.file === void 0 ? null : node_path.posix.dirname(settings.file);
	const others = paths.filter((path) => path !== folder);
	if (others.length === 0 || others.length === paths.length) return others;
	return [...configuredPaths(settings, deployment).map(({ path }) => path), ...others];
}
// src/commands/shared/load.ts
async function loadAndLint(selection, runtime) {
	const files = await loadSelection(selection, runtime);
	const { today } = runtime;
	const lintProblems = lint(files.bundles, {
		today,
		warningDays: files.settings.expiryWarningDays
	});
	return {
		files,
		problems: [...files.problems, ...lintProblems]
	};
}
async function loadSelection(selection, runtime) {
	const path = findConfig(selection);
	const { settings: configSettings, problems } = await loadConfig(selection.source, path);
	const config = configSettings.file ?? path ?? "ifmatch.yaml";
	const settings = withBaseSettings(configSettings, selection.baseSettings);
	runtime.useConfig(settings.file ?? null);
	const paths = pathsToLoad(selection, settings);
	const files = await loadFiles(selection.source, settings, {
		paths,
		deployment: selection.deployment,
		onFilesFound: prepareHeap
	});
	const problemsOfFiles = require_start.hasErrors(problems) ? files.problems.filter((problem) => isAboutOneFile(problem) && problem.at.file !== config) : warnUnmergedSettings(files.problems, configSettings, selection.baseSettings);
	return {
		...files,
		problems: [...problems, ...problemsOfFiles],
		settings,
		selection
	};
}
const isAboutOneFile = ({ code }) => !codesAboutSeveralFiles.has(code);
const codesAboutSeveralFiles = new Set([
	"no-files",
	"deployment-missing",
	"deployment-unknown",
	"deployment-nearly",
	"duplicate-slug",
	"duplicate-exception",
	"duplicate-item",
	"duplicate-field"
]);
// src/commands/shared/whole-bundles.ts
async function refusePartialBundles(files) {
	const { settings, selection } = files;
	if (hasAllFiles(files)) return;
	const allFiles = await loadFiles(selection.source, settings, {
		paths: [],
		deployment: selection.deployment
	});
	const folders = configuredPaths(settings, selection.deployment).map(({ path }) => path === "" ? "." : path).join(", ");
	if (mayHideObjects(allFiles.problems)) throw new require_start.OtherFilesInvalidError(`Other files in ${folders} have errors, so the paths may cover only part of a bundle.`, { fix: "Run `ifmatch validate` without paths." });
	for (const bundle of files.bundles) {
		const missing = countMissing(bundle, allFiles);
		if (missing === 0) continue;
		throw new require_start.UsageError(`The paths cover only part of ${bundle.kind}: ${require_start.pluralize(missing, "object")} in ${folders} would be deleted.`, { fix: "Pass all of its files, or no paths." });
	}
}
const hasAllFiles = (files) => pathsToLoad(files.selection, files.settings).length === 0 || coversConfig(files);
function coversConfig({ paths, settings, selection }) {
	const filesOfConfig = findSelectedFiles(selection.source, settings, {
		paths: [],
		deployment: selection.deployment
	});
	if (mayHideObjects(filesOfConfig.problems)) return false;
	const pathsOfRun = new Set(paths);
	return filesOfConfig.files.every((file) => pathsOfRun.has(file));
}
function pathsOfWholeBundles({ settings, selection }) {
	const pathsOfRun = pathsToLoad(selection, settings);
	const pathsOfConfig = configuredPaths(settings, selection.deployment).map(({ path }) => path);
	if (!areInConfigFolders(pathsOfRun, settings, selection.deployment) || pathsOfConfig.every((path) => pathsOfRun.includes(path))) return null;
	const folder = node_path.posix.dirname(settings.file ?? "ifmatch.yaml");
	return selection.config !== null || folder === "." ? [] : [folder];
}
const areInConfigFolders = (paths, settings, deployment) => paths.some((path) => configuredPaths(settings, deployment).some((folder) => isInPath(path, folder.path)));
const mayHideObjects = (problems) => problems.some(({ severity, code }) => severity === "error" && !missingFileCodes.has(code));
function countMissing({ deployment, kind, origins }, allFiles) {
	return [...allFiles.bundles.find((bundle) => bundle.kind === kind && bundle.deployment === deployment)?.origins.keys() ?? []].filter((id) => !origins.has(id)).length;
}
const missingFileCodes = new Set(["no-files", "path-missing"]);
// src/commands/validate/validate.ts
var validate_exports = require_rolldown_runtime.__exportAll({ validate: () => validate });
async function validate(selection, runtime) {
	const { files, problems } = await loadAndLint(selection, runtime);
	if (require_start.hasErrors(problems)) return invalidOutcome(files, problems);
	return {
		kind: "valid",
		problems: await locateAndSort(selection.source, problems),
		files: files.paths.length,
		policies: files.policies,
		completePaths: pathsOfWholeBundles(files)
	};
}
// src/domain/outcome.ts
const testAndRuleResultsOf = ({ tests, brokenRules }) => ({
	tests: tests?.results ?? [],
	rules: brokenRules ?? []
});
function staleBundlesIn(results) {
	return results.flatMap(({ bundle, result }) => {
		const current = "current" in result ? result.current : null;
		if (current === null) return [];
		const { deployment, kind, stateVersion, changes } = bundle;
		const { creates, updates, deletes } = summarize(changes);
		return [{
			deployment,
			kind,
			reviewed: {
				stateVersion,
				creates,
				updates,
				deletes,
				changes
			},
			current
		}];
	});
}
const errorOf = (outcome) => "error" in outcome ? outcome.error ?? null : null;
const planOf = (outcome) => "plan" in outcome ? outcome.plan : null;
const isDeclined = (outcome) => outcome.kind === "needs-approval" && outcome.guards.length === 0;
const isApplied = ({ result }) => result.kind === "applied" || result.kind === "already-applied";
// src/report/risk.ts
const directions = [
	"looser",
	"stricter",
	"neutral"
];
const directionByEffect = {
	looser: "looser",
	mixed: "looser",
	unknown: "looser",
	stricter: "stricter",
	neutral: "neutral"
};
const effectDirection = ({ effect }) => directionByEffect[effect];
const isLoosening = (change) => effectDirection(change) === "looser";
const compareByRisk = (a, b) => riskRank(a.change) - riskRank(b.change) || compareLostFindings(a, b) || Number(b.change.verb === "delete") - Number(a.change.verb === "delete");
const compareLostFindings = (a, b) => a.findingsImpact.lostFindings === b.findingsImpact.lostFindings ? 0 : b.findingsImpact.lostFindings - a.findingsImpact.lostFindings;
const riskRank = (change) => directions.indexOf(effectDirection(change));
// src/report/words/summary.ts
function effectCountsText(changes) {
	return directions.map((direction) => ({
		direction,
		number: changes.filter((change) => effectDirection(change) === direction).length
	})).filter(({ number }) => number > 0).map(({ direction, number }) => `${number} ${direction}`).join(", ") || "no changes";
}
const plannedChanges = ({ bundles }) => bundles.flatMap(({ changes }) => changes);
const changeCountsText = (summary) => formatCounts(summary, require_start.pluralize);
const doneCountsText = (summary) => formatCounts(summary, (number, verb) => `${number} ${verb}d`);
const formatCounts = (summary, format) => [
	"create",
	"update",
	"delete"
].filter((verb) => summary[`${verb}s`] > 0).map((verb) => format(summary[`${verb}s`], verb)).join(", ") || "no changes";
function problemCountsText(problems) {
	const warnings = require_start.countWarnings(problems);
	const errors = problems.length - warnings;
	return [errors > 0 ? require_start.pluralize(errors, "error") : "", warnings > 0 ? require_start.pluralize(warnings, "warning") : ""].filter(Boolean).join(", ");
}
const errorsFirst = (problems) => problems.toSorted((a, b) => Number(a.problem.severity === "warning") - Number(b.problem.severity === "warning"));
function validationText(outcome) {
	const { kind, problems } = outcome;
	if (kind === "invalid") return `Invalid: ${problemCountsText(problems)}`;
	return `Valid: ${checkedFilesText(outcome)}${problems.length > 0 ? `, ${problemCountsText(problems)}` : ""}`;
}
const checkedFilesText = ({ policies, files }) => `${policies === 0 ? "" : `${require_start.pluralize(policies, "policy", "policies")} in `}${require_start.pluralize(files, "file")}`;
// src/report/words/next-step.ts
function nextStep(outcome, view) {
	if (view.isIntermediate === true || isDeclined(outcome)) return null;
	const plan = planOf(outcome);
	const next = (plan !== null && isRollback(plan) ? rollbackSteps : steps)[outcome.kind](outcome, view);
	if (next === null) return null;
	const command = [
		view.program ?? "ifmatch",
		...next.args,
		...approvalOptions(outcome, view)
	].join(" ");
	return {
		message: next.message,
		command
	};
}
const approvalOptions = (outcome, { approval }) => require_start.approvalArgs(require_start.approvalOf("guards" in outcome ? outcome.guards : [], approval)).map(require_start.quoteForShell);
function warningsText({ kind, problems }, { command, strict = false }) {
	const warnings = require_start.countWarnings(problems);
	if (!(command === "validate" || command === "preview") || warnings === 0 || kind === "invalid" || kind === "failed") return null;
	return `${require_start.pluralize(warnings, "warning")}. ${strict ? "--strict makes that a failure." : "To fail on warnings, use --strict."}`;
}
const steps = {
	valid: (_, { repeatedOptions }) => step("Next:", "preview", repeatedOptions),
	invalid: () => null,
	"no-changes": () => null,
	changes: (_, { command, savedPlanPath, repeatedOptions, canAsk = true }) => {
		const isApply = command === "apply";
		return step(isApply ? "Nothing is applied yet. To apply without the prompt:" : "Next:", "apply", isApply || !canAsk && typeof savedPlanPath !== "string" ? "--yes" : "", repeatedOptions, pathOption("--plan", savedPlanPath));
	},
	"needs-approval": (_, { command, repeatedOptions, reviewedPlanPath, savedPlanPath, canAsk = true }) => step(command === "preview" ? "To preview it with the approval:" : approveText, command, command === "apply" && !canAsk && typeof reviewedPlanPath !== "string" ? "--yes" : "", repeatedOptions, pathOption("--plan", reviewedPlanPath), savedPlanPath === reviewedPlanPath ? "" : pathOption("--out", savedPlanPath)),
	stale: (_, { repeatedOptions, reviewedPlanPath }) => step("Next, review the current plan:", "preview", repeatedOptions, pathOption("--out", reviewedPlanPath)),
	applied: (outcome, { savedPlanPath, repeatedOptions, repeatedRollbackOptions = repeatedOptions }) => hasUndo(outcome) && typeof savedPlanPath === "string" ? step("Undo:", "rollback", repeatedRollbackOptions, require_start.quoteForShell(savedPlanPath)) : null,
	partial: (_, { repeatedOptions }) => step("Next, see what is left (rerunning is safe):", "preview", repeatedOptions),
	failed: () => null
};
const rollbackSteps = {
	...steps,
	changes: rollbackStep,
	"needs-approval": rollbackStep,
	stale: (_, { command, repeatedOptions, reviewedPlanPath }) => command === "rollback" ? step("To roll back anyway, restore the old values in the files and preview them:", "rollback", repeatedOptions, planFileArgument(reviewedPlanPath), "--write") : step("Next, see what changed, then roll back the applied plan anew:", "drift", repeatedOptions),
	applied: (_, { repeatedOptions }) => step("The files still declare what was rolled back, and the next apply would bring it back. Review with:", "preview", repeatedOptions),
	partial: (_, { repeatedOptions, savedPlanPath, reviewedPlanPath, canAsk }) => step("Next, apply what is left (rerunning is safe):", "apply", yesOption(canAsk), repeatedOptions, pathOption("--plan", savedPlanPath ?? reviewedPlanPath))
};
function rollbackStep(outcome, view) {
	const { savedPlanPath, repeatedOptions, reviewedPlanPath, canAsk } = view;
	if (typeof savedPlanPath !== "string") return step("Next:", "rollback", repeatedOptions, planFileArgument(reviewedPlanPath), "--out undo.json");
	const message = outcome.kind === "needs-approval" ? approveText : "Next:";
	return step(message, "apply", yesOption(canAsk), repeatedOptions, pathOption("--plan", savedPlanPath));
}
const yesOption = (canAsk = true) => canAsk ? "" : "--yes";
const approveText = "To approve and apply:";
const hasUndo = (outcome) => "results" in outcome && outcome.results.some(({ result }) => "undo" in result && result.undo !== null);
const pathOption = (name, path) => typeof path === "string" ? `${name} ${require_start.quoteForShell(path)}` : "";
const planFileArgument = (path) => require_start.quoteForShell(path ?? "FILE");
const step = (message, ...args) => ({
	message,
	args: args.flatMap((arg) => arg === void 0 || arg === "" ? [] : [arg])
});
function layout(lines, { width, color }) {
	const columns = Math.max(width, 40);
	return lines.flatMap((line) => "cells" in line ? layoutCells(line, columns) : wrap(line, columns)).map((row) => printRow(row, color)).join("");
}
function layoutCells({ cells }, columns) {
	const fixedColumns = cells.reduce((sum, { width }) => sum + (width ?? 0) + cellGap, -cellGap);
	const wrapped = cells.map(({ width, lines }) => {
		const cellColumns = width ?? Math.max(columns - fixedColumns, minCellColumns);
		return {
			cellColumns,
			rows: lines.flatMap((line) => wrap({
				...line,
				hang: 0
			}, cellColumns, true))
		};
	});
	const height = Math.max(...wrapped.map(({ rows }) => rows.length));
	return Array.from({ length: height }, (_, rowIndex) => {
		return {
			indent: 0,
			spans: wrapped.flatMap(({ cellColumns, rows }, cellIndex) => {
				const { indent, spans: text } = rows[rowIndex] ?? {
					indent: 0,
					spans: []
				};
				const isLast = wrapped.slice(cellIndex + 1).every((cell) => (cell.rows[rowIndex]?.spans.length ?? 0) === 0);
				const padding = cellColumns - indent - widthOf(spansText(text)) + cellGap;
				return [
					styled("plain", " ".repeat(indent)),
					...text,
					styled("plain", isLast ? "" : " ".repeat(Math.max(padding, 0)))
				];
			}).filter(({ text }) => text !== "")
		};
	});
}
const cellGap = 2;
const minCellColumns = 20;
function printRow({ indent, spans }, color) {
	const text = (require_start.isLineCommand(spansText(spans)) ? breakFirstColon(spans) : spans).map((span) => applyStyle(span.style, span.text, color)).join("");
	return `${spans.length === 0 ? "" : " ".repeat(indent)}${text}\n`;
}
function breakFirstColon(spans) {
	const first = spans.findIndex(({ text }) => text.includes(":"));
	return spans.map(({ text, style }, index) => ({
		text: index === first ? require_start.breakLineCommand(text) : text,
		style
	}));
}
function wrap(line, columns, breaksLongWords = false) {
	const { indent, hang, isUnwrapped } = line;
	const spans = line.spans.map(({ text, style }) => ({
		text: require_start.escapeTerminal(text),
		style
	}));
	if (isUnwrapped) return [{
		indent,
		spans
	}];
	const hangingIndent = Math.min(indent + hang, Math.floor(columns / 2));
	const maxWordColumns = breaksLongWords ? columns - hangingIndent : Infinity;
	const rows = [];
	let row = {
		indent,
		from: 0,
		to: 0
	};
	let free = columns - indent;
	for (const { word, index } of splitWords(spansText(spans), maxWordColumns)) {
		const spaces = index - row.to;
		free -= spaces + widthOf(word);
		if (free < 0 && row.to > 0) {
			rows.push({
				indent: row.indent,
				spans: sliceSpans(spans, row.from, row.to)
			});
			row = {
				indent: hangingIndent,
				from: index,
				to: index
			};
			free = columns - hangingIndent - widthOf(word);
		}
		row.to = index + word.length;
	}
	return [...rows, {
		indent: row.indent,
		spans: sliceSpans(spans, row.from, row.to)
	}];
}
function* splitWords(text, maxColumns) {
	for (const { 0: word, index } of text.matchAll(/[^ ]+/g)) {
		let start = 0;
		while (widthOf(word.slice(start)) > maxColumns) {
			const length = pieceLength(word.slice(start), maxColumns);
			yield {
				word: word.slice(start, start + length),
				index: index + start
			};
			start += length;
		}
		yield {
			word: word.slice(start),
			index: index + start
		};
	}
}
function pieceLength(word, maxColumns) {
	let fitting = "";
	for (const character of word) {
		if (widthOf(fitting + character) > maxColumns) break;
		fitting += character;
	}
	return (/^.*[./_-]/su.exec(fitting)?.[0].length ?? 0) || Math.max(fitting.length, 1);
}
const spansText = (spans) => spans.map(({ text }) => text).join("");
function sliceSpans(spans, from, to) {
	let end = 0;
	return spans.flatMap(({ text, style }) => {
		const start = end;
		end += text.length;
		const part = text.slice(Math.max(0, from - start), Math.max(0, to - start));
		return part === "" ? [] : [{
			text: part,
			style
		}];
	});
}
const styled = (style, text) => ({
	text,
	style
});
const spansOf = (sentence, style = "plain") => sentence.map((piece) => typeof piece === "string" ? styled(style, piece) : styled("bold", piece.foreign));
const toSpans = (parts) => parts.map((part) => typeof part === "string" ? styled("plain", part) : part);
const textLine = (indent, ...parts) => ({
	indent,
	hang: 2,
	isUnwrapped: false,
	spans: toSpans(parts)
});
const unwrappedLine = (indent, ...parts) => ({
	...textLine(indent, ...parts),
	isUnwrapped: true
});
const blankLine = unwrappedLine(0);
function paragraphs(...groups) {
	return groups.filter((group) => group.length > 0).flatMap((group, index) => index === 0 ? group : [blankLine, ...group]);
}
const effectStyles = {
	stricter: "green",
	looser: "red",
	mixed: "yellow",
	neutral: "dim",
	unknown: "yellow"
};
const applyStyle = (style, text, color) => !color || style === "plain" || text === "" ? text : (0, node_util.styleText)(style, text, { validateStream: false });
const printableAscii = /^[ -~]*$/;
const wideCharacter = /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;
const combiningMark = /\p{M}/u;
function widthOf(text) {
	if (printableAscii.test(text)) return text.length;
	let width = 0;
	for (const character of text) width += widthOfCharacter(character);
	return width;
}
function widthOfCharacter(character) {
	if (combiningMark.test(character)) return 0;
	return wideCharacter.test(character) ? 2 : 1;
}
const padTo = (text, width) => text + " ".repeat(Math.max(0, width - widthOf(text)));
// src/report/formats/terminal/frame.ts
var frame_exports = require_rolldown_runtime.__exportAll({ renderValidation: () => renderValidation });
const renderValidation = (outcome, problemLines, view) => layout(paragraphs([...headlineLines([validationText(outcome)], headlineStyles[outcome.kind]), ...platformLines(view)], problemLines, endLines(outcome, view)), view);
const headlineStyles = {
	valid: "green",
	invalid: "red",
	"no-changes": "green",
	changes: "plain",
	"needs-approval": "yellow",
	stale: "red",
	applied: "green",
	partial: "yellow",
	failed: "red",
	"in-sync": "green",
	drift: "yellow",
	written: "green",
	"partly-written": "yellow",
	differs: "red"
};
const headlineLines = (headline, style) => [textLine(0, ...spansOf(headline, style))];
const platformLines = ({ platform, config = null }) => [...platform === null ? [] : [textLine(0, styled("dim", `platform: ${platform}`))], ...config === null ? [] : [textLine(0, styled("dim", `config: ${config}`))]];
function endLines(outcome, view) {
	const next = nextStep(outcome, view);
	const warnings = warningsText(outcome, view);
	return [...warnings === null ? [] : [textLine(0, styled("yellow", warnings))], ...next === null ? [] : nextStepLines(next.message, next.command)];
}
const nextStepLines = (message, ...commands) => [textLine(0, message), ...commands.map((command) => unwrappedLine(2, styled("bold", command)))];
const diffLine = ({ mark, text }) => unwrappedLine(2, styled(diffStyles[mark], `${mark} ${text}`));
const diffStyles = {
	"+": "green",
	"-": "red",
	" ": "dim",
	"…": "dim"
};
Object.defineProperty(exports, "actionType", {
	enumerable: true,
	get: function() {
		return actionType;
	}
});
Object.defineProperty(exports, "actionTypes", {
	enumerable: true,
	get: function() {
		return actionTypes;
	}
});
Object.defineProperty(exports, "aliasedValuesLimit", {
	enumerable: true,
	get: function() {
		return aliasedValuesLimit;
	}
});
Object.defineProperty(exports, "areInConfigFolders", {
	enumerable: true,
	get: function() {
		return areInConfigFolders;
	}
});
Object.defineProperty(exports, "assignDeployments", {
	enumerable: true,
	get: function() {
		return assignDeployments;
	}
});
Object.defineProperty(exports, "blankLine", {
	enumerable: true,
	get: function() {
		return blankLine;
	}
});
Object.defineProperty(exports, "bundleKinds", {
	enumerable: true,
	get: function() {
		return bundleKinds;
	}
});
Object.defineProperty(exports, "byteLimit", {
	enumerable: true,
	get: function() {
		return byteLimit;
	}
});
Object.defineProperty(exports, "candidatesFor", {
	enumerable: true,
	get: function() {
		return candidatesFor;
	}
});
Object.defineProperty(exports, "caseFoldedName", {
	enumerable: true,
	get: function() {
		return caseFoldedName;
	}
});
Object.defineProperty(exports, "changeCountsText", {
	enumerable: true,
	get: function() {
		return changeCountsText;
	}
});
Object.defineProperty(exports, "changesTests", {
	enumerable: true,
	get: function() {
		return changesTests;
	}
});
Object.defineProperty(exports, "combineEffects", {
	enumerable: true,
	get: function() {
		return combineEffects;
	}
});
Object.defineProperty(exports, "compareByRisk", {
	enumerable: true,
	get: function() {
		return compareByRisk;
	}
});
Object.defineProperty(exports, "configuredPaths", {
	enumerable: true,
	get: function() {
		return configuredPaths;
	}
});
Object.defineProperty(exports, "declaredIds", {
	enumerable: true,
	get: function() {
		return declaredIds;
	}
});
Object.defineProperty(exports, "decodeText", {
	enumerable: true,
	get: function() {
		return decodeText;
	}
});
Object.defineProperty(exports, "defaultResultReasons", {
	enumerable: true,
	get: function() {
		return defaultResultReasons;
	}
});
Object.defineProperty(exports, "detectionPolicyId", {
	enumerable: true,
	get: function() {
		return detectionPolicyId;
	}
});
Object.defineProperty(exports, "diffLine", {
	enumerable: true,
	get: function() {
		return diffLine;
	}
});
Object.defineProperty(exports, "directions", {
	enumerable: true,
	get: function() {
		return directions;
	}
});
Object.defineProperty(exports, "doneCountsText", {
	enumerable: true,
	get: function() {
		return doneCountsText;
	}
});
Object.defineProperty(exports, "effectCountsText", {
	enumerable: true,
	get: function() {
		return effectCountsText;
	}
});
Object.defineProperty(exports, "effectDirection", {
	enumerable: true,
	get: function() {
		return effectDirection;
	}
});
Object.defineProperty(exports, "effectLabels", {
	enumerable: true,
	get: function() {
		return effectLabels;
	}
});
Object.defineProperty(exports, "effectStyles", {
	enumerable: true,
	get: function() {
		return effectStyles;
	}
});
Object.defineProperty(exports, "endLines", {
	enumerable: true,
	get: function() {
		return endLines;
	}
});
Object.defineProperty(exports, "entryLimit", {
	enumerable: true,
	get: function() {
		return entryLimit;
	}
});
Object.defineProperty(exports, "errorOf", {
	enumerable: true,
	get: function() {
		return errorOf;
	}
});
Object.defineProperty(exports, "errorsFirst", {
	enumerable: true,
	get: function() {
		return errorsFirst;
	}
});
Object.defineProperty(exports, "exceptionId", {
	enumerable: true,
	get: function() {
		return exceptionId;
	}
});
Object.defineProperty(exports, "exceptionObject", {
	enumerable: true,
	get: function() {
		return exceptionObject;
	}
});
Object.defineProperty(exports, "exceptionScope", {
	enumerable: true,
	get: function() {
		return exceptionScope;
	}
});
Object.defineProperty(exports, "expandException", {
	enumerable: true,
	get: function() {
		return expandException;
	}
});
Object.defineProperty(exports, "expectationOf", {
	enumerable: true,
	get: function() {
		return expectationOf;
	}
});
Object.defineProperty(exports, "expiredIn", {
	enumerable: true,
	get: function() {
		return expiredIn;
	}
});
Object.defineProperty(exports, "expiryPlaces", {
	enumerable: true,
	get: function() {
		return expiryPlaces;
	}
});
Object.defineProperty(exports, "fileShapeOf", {
	enumerable: true,
	get: function() {
		return fileShapeOf;
	}
});
Object.defineProperty(exports, "findConfig", {
	enumerable: true,
	get: function() {
		return findConfig;
	}
});
Object.defineProperty(exports, "findSelectedFiles", {
	enumerable: true,
	get: function() {
		return findSelectedFiles;
	}
});
Object.defineProperty(exports, "find_exports", {
	enumerable: true,
	get: function() {
		return find_exports;
	}
});
Object.defineProperty(exports, "folderOfGlob", {
	enumerable: true,
	get: function() {
		return folderOfGlob;
	}
});
Object.defineProperty(exports, "forbiddenInScalar", {
	enumerable: true,
	get: function() {
		return forbiddenInScalar;
	}
});
Object.defineProperty(exports, "frame_exports", {
	enumerable: true,
	get: function() {
		return frame_exports;
	}
});
Object.defineProperty(exports, "hasAllFiles", {
	enumerable: true,
	get: function() {
		return hasAllFiles;
	}
});
Object.defineProperty(exports, "headlineLines", {
	enumerable: true,
	get: function() {
		return headlineLines;
	}
});
Object.defineProperty(exports, "headlineStyles", {
	enumerable: true,
	get: function() {
		return headlineStyles;
	}
});
Object.defineProperty(exports, "invalidOutcome", {
	enumerable: true,
	get: function() {
		return invalidOutcome;
	}
});
Object.defineProperty(exports, "isApplied", {
	enumerable: true,
	get: function() {
		return isApplied;
	}
});
Object.defineProperty(exports, "isBookkeeping", {
	enumerable: true,
	get: function() {
		return isBookkeeping;
	}
});
Object.defineProperty(exports, "isConfig", {
	enumerable: true,
	get: function() {
		return isConfig;
	}
});
Object.defineProperty(exports, "isDeclined", {
	enumerable: true,
	get: function() {
		return isDeclined;
	}
});
Object.defineProperty(exports, "isDetectionFile", {
	enumerable: true,
	get: function() {
		return isDetectionFile;
	}
});
Object.defineProperty(exports, "isExpiry", {
	enumerable: true,
	get: function() {
		return isExpiry;
	}
});
Object.defineProperty(exports, "isInExtras", {
	enumerable: true,
	get: function() {
		return isInExtras;
	}
});
Object.defineProperty(exports, "isInPath", {
	enumerable: true,
	get: function() {
		return isInPath;
	}
});
Object.defineProperty(exports, "isList", {
	enumerable: true,
	get: function() {
		return isList;
	}
});
Object.defineProperty(exports, "isLoosening", {
	enumerable: true,
	get: function() {
		return isLoosening;
	}
});
Object.defineProperty(exports, "isObject", {
	enumerable: true,
	get: function() {
		return isObject;
	}
});
Object.defineProperty(exports, "isOfflineGuess", {
	enumerable: true,
	get: function() {
		return isOfflineGuess;
	}
});
Object.defineProperty(exports, "isPolicyEntry", {
	enumerable: true,
	get: function() {
		return isPolicyEntry;
	}
});
Object.defineProperty(exports, "isRollback", {
	enumerable: true,
	get: function() {
		return isRollback;
	}
});
Object.defineProperty(exports, "isSameBundle", {
	enumerable: true,
	get: function() {
		return isSameBundle;
	}
});
Object.defineProperty(exports, "isTestFileName", {
	enumerable: true,
	get: function() {
		return isTestFileName;
	}
});
Object.defineProperty(exports, "itemId", {
	enumerable: true,
	get: function() {
		return itemId;
	}
});
Object.defineProperty(exports, "itemObject", {
	enumerable: true,
	get: function() {
		return itemObject;
	}
});
Object.defineProperty(exports, "keyLimit", {
	enumerable: true,
	get: function() {
		return keyLimit;
	}
});
Object.defineProperty(exports, "knownDiffObjectKinds", {
	enumerable: true,
	get: function() {
		return knownDiffObjectKinds;
	}
});
Object.defineProperty(exports, "knownRulesets", {
	enumerable: true,
	get: function() {
		return knownRulesets;
	}
});
Object.defineProperty(exports, "knownSuggestions", {
	enumerable: true,
	get: function() {
		return knownSuggestions;
	}
});
Object.defineProperty(exports, "layout", {
	enumerable: true,
	get: function() {
		return layout;
	}
});
Object.defineProperty(exports, "leavesOut", {
	enumerable: true,
	get: function() {
		return leavesOut;
	}
});
Object.defineProperty(exports, "lineStarts", {
	enumerable: true,
	get: function() {
		return lineStarts;
	}
});
Object.defineProperty(exports, "lintRulesetSpelling", {
	enumerable: true,
	get: function() {
		return lintRulesetSpelling;
	}
});
Object.defineProperty(exports, "lintVocabulary", {
	enumerable: true,
	get: function() {
		return lintVocabulary;
	}
});
Object.defineProperty(exports, "listId", {
	enumerable: true,
	get: function() {
		return listId;
	}
});
Object.defineProperty(exports, "loadAndLint", {
	enumerable: true,
	get: function() {
		return loadAndLint;
	}
});
Object.defineProperty(exports, "loadConfig", {
	enumerable: true,
	get: function() {
		return loadConfig;
	}
});
Object.defineProperty(exports, "loadFiles", {
	enumerable: true,
	get: function() {
		return loadFiles;
	}
});
Object.defineProperty(exports, "loadSelection", {
	enumerable: true,
	get: function() {
		return loadSelection;
	}
});
Object.defineProperty(exports, "loadSettingsOfBase", {
	enumerable: true,
	get: function() {
		return loadSettingsOfBase;
	}
});
Object.defineProperty(exports, "loadValidConfig", {
	enumerable: true,
	get: function() {
		return loadValidConfig;
	}
});
Object.defineProperty(exports, "locateAndSort", {
	enumerable: true,
	get: function() {
		return locateAndSort;
	}
});
Object.defineProperty(exports, "missingFileCodes", {
	enumerable: true,
	get: function() {
		return missingFileCodes;
	}
});
Object.defineProperty(exports, "modes", {
	enumerable: true,
	get: function() {
		return modes;
	}
});
Object.defineProperty(exports, "nameOfBundle", {
	enumerable: true,
	get: function() {
		return nameOfBundle;
	}
});
Object.defineProperty(exports, "namedTest", {
	enumerable: true,
	get: function() {
		return namedTest;
	}
});
Object.defineProperty(exports, "nearest", {
	enumerable: true,
	get: function() {
		return nearest;
	}
});
Object.defineProperty(exports, "newMapping", {
	enumerable: true,
	get: function() {
		return newMapping;
	}
});
Object.defineProperty(exports, "nextStep", {
	enumerable: true,
	get: function() {
		return nextStep;
	}
});
Object.defineProperty(exports, "nextStepLines", {
	enumerable: true,
	get: function() {
		return nextStepLines;
	}
});
Object.defineProperty(exports, "objectId", {
	enumerable: true,
	get: function() {
		return objectId;
	}
});
Object.defineProperty(exports, "objectsOf", {
	enumerable: true,
	get: function() {
		return objectsOf;
	}
});
Object.defineProperty(exports, "offsetBeyondEntryLimit", {
	enumerable: true,
	get: function() {
		return offsetBeyondEntryLimit;
	}
});
Object.defineProperty(exports, "onlyChanged", {
	enumerable: true,
	get: function() {
		return onlyChanged;
	}
});
Object.defineProperty(exports, "onlyNearest", {
	enumerable: true,
	get: function() {
		return onlyNearest;
	}
});
Object.defineProperty(exports, "padTo", {
	enumerable: true,
	get: function() {
		return padTo;
	}
});
Object.defineProperty(exports, "paragraphs", {
	enumerable: true,
	get: function() {
		return paragraphs;
	}
});
Object.defineProperty(exports, "pathsToLoad", {
	enumerable: true,
	get: function() {
		return pathsToLoad;
	}
});
Object.defineProperty(exports, "placeKey", {
	enumerable: true,
	get: function() {
		return placeKey;
	}
});
Object.defineProperty(exports, "planOf", {
	enumerable: true,
	get: function() {
		return planOf;
	}
});
Object.defineProperty(exports, "plannedChanges", {
	enumerable: true,
	get: function() {
		return plannedChanges;
	}
});
Object.defineProperty(exports, "platformLines", {
	enumerable: true,
	get: function() {
		return platformLines;
	}
});
Object.defineProperty(exports, "policyFinder", {
	enumerable: true,
	get: function() {
		return policyFinder;
	}
});
Object.defineProperty(exports, "policyId", {
	enumerable: true,
	get: function() {
		return policyId;
	}
});
Object.defineProperty(exports, "policyObject", {
	enumerable: true,
	get: function() {
		return policyObject;
	}
});
Object.defineProperty(exports, "policyTexts", {
	enumerable: true,
	get: function() {
		return policyTexts;
	}
});
Object.defineProperty(exports, "positionAt", {
	enumerable: true,
	get: function() {
		return positionAt;
	}
});
Object.defineProperty(exports, "positionText", {
	enumerable: true,
	get: function() {
		return positionText;
	}
});
Object.defineProperty(exports, "problemCountsText", {
	enumerable: true,
	get: function() {
		return problemCountsText;
	}
});
Object.defineProperty(exports, "problemLimit", {
	enumerable: true,
	get: function() {
		return problemLimit;
	}
});
Object.defineProperty(exports, "productInFileName", {
	enumerable: true,
	get: function() {
		return productInFileName;
	}
});
Object.defineProperty(exports, "readExpectation", {
	enumerable: true,
	get: function() {
		return readExpectation;
	}
});
Object.defineProperty(exports, "readExpectedAction", {
	enumerable: true,
	get: function() {
		return readExpectedAction;
	}
});
Object.defineProperty(exports, "readPlain", {
	enumerable: true,
	get: function() {
		return readPlain;
	}
});
Object.defineProperty(exports, "readText", {
	enumerable: true,
	get: function() {
		return readText;
	}
});
Object.defineProperty(exports, "readingOf", {
	enumerable: true,
	get: function() {
		return readingOf;
	}
});
Object.defineProperty(exports, "refusePartialBundles", {
	enumerable: true,
	get: function() {
		return refusePartialBundles;
	}
});
Object.defineProperty(exports, "resultLabel", {
	enumerable: true,
	get: function() {
		return resultLabel;
	}
});
Object.defineProperty(exports, "riskRank", {
	enumerable: true,
	get: function() {
		return riskRank;
	}
});
Object.defineProperty(exports, "ruleLists", {
	enumerable: true,
	get: function() {
		return ruleLists;
	}
});
Object.defineProperty(exports, "schemaErrorsIn", {
	enumerable: true,
	get: function() {
		return schemaErrorsIn;
	}
});
Object.defineProperty(exports, "slugOf", {
	enumerable: true,
	get: function() {
		return slugOf;
	}
});
Object.defineProperty(exports, "spansOf", {
	enumerable: true,
	get: function() {
		return spansOf;
	}
});
Object.defineProperty(exports, "staleBundlesIn", {
	enumerable: true,
	get: function() {
		return staleBundlesIn;
	}
});
Object.defineProperty(exports, "styled", {
	enumerable: true,
	get: function() {
		return styled;
	}
});
Object.defineProperty(exports, "summarize", {
	enumerable: true,
	get: function() {
		return summarize;
	}
});
Object.defineProperty(exports, "summarizeErrors", {
	enumerable: true,
	get: function() {
		return summarizeErrors;
	}
});
Object.defineProperty(exports, "testAndRuleResultsOf", {
	enumerable: true,
	get: function() {
		return testAndRuleResultsOf;
	}
});
Object.defineProperty(exports, "textLine", {
	enumerable: true,
	get: function() {
		return textLine;
	}
});
Object.defineProperty(exports, "toDeclaredFile", {
	enumerable: true,
	get: function() {
		return toDeclaredFile;
	}
});
Object.defineProperty(exports, "unchangedPolicies", {
	enumerable: true,
	get: function() {
		return unchangedPolicies;
	}
});
Object.defineProperty(exports, "unknownActionType", {
	enumerable: true,
	get: function() {
		return unknownActionType;
	}
});
Object.defineProperty(exports, "unwrappedLine", {
	enumerable: true,
	get: function() {
		return unwrappedLine;
	}
});
Object.defineProperty(exports, "validate", {
	enumerable: true,
	get: function() {
		return validate;
	}
});
Object.defineProperty(exports, "validate_exports", {
	enumerable: true,
	get: function() {
		return validate_exports;
	}
});
Object.defineProperty(exports, "validationText", {
	enumerable: true,
	get: function() {
		return validationText;
	}
});
Object.defineProperty(exports, "verbOf", {
	enumerable: true,
	get: function() {
		return verbOf;
	}
});
Object.defineProperty(exports, "verbSigns", {
	enumerable: true,
	get: function() {
		return verbSigns;
	}
});
Object.defineProperty(exports, "verbTitles", {
	enumerable: true,
	get: function() {
		return verbTitles;
	}
});
Object.defineProperty(exports, "widthOf", {
	enumerable: true,
	get: function() {
		return widthOf;
	}
});
Object.defineProperty(exports, "withSuggestions", {
	enumerable: true,
	get: function() {
		return withSuggestions;
	}
});
Object.defineProperty(exports, "withoutEntryFor", {
	enumerable: true,
	get: function() {
		return withoutEntryFor;
	}
});
