const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
let node_path = require("node:path");
let node_util = require("node:util");
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
	const bySlug = new Map(policies.map((policy) => [require_start.slugOf(policy), policy]));
	return (slug, name) => bySlug.get(slug) ?? (typeof name === "string" ? byName.get(name) : void 0) ?? null;
}
function unchangedPolicies(bundle, changes) {
	const find = policyFinder(bundle);
	const changedOrNull = changes.map(({ object, key, after }) => object === "RemediationPolicy" && after ? find(String(key["slug"]), after["name"]) : null);
	const changed = new Set(changedOrNull);
	return bundle.policies.filter((policy) => !changed.has(policy));
}
function identitiesIn(bundle) {
	if (bundle.kind !== "remediation") return ({ id }) => [id];
	const find = policyFinder(bundle.content);
	return (change) => {
		const policy = change.after && find(String(change.key["slug"]), change.after["name"]);
		return policy === null ? [change.id] : [change.id, require_start.policyId(require_start.slugOf(policy))];
	};
}
// src/domain/suggestions.ts
const yesOrNo = (yes, no) => ({
	true: yes,
	false: no
});
const unnamed = (...names) => Object.fromEntries(names.map((name) => [name, ""]));
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
			values: unnamed("Code Injection", "Command Injection", "Cross-Site Scripting (XSS)", "Cryptographic Issues", "Hard-coded Secrets", "Improper Authentication", "Improper Authorization", "Insecure Deserialization", "Mass Assignment", "Open Redirect", "Path Traversal", "SQL Injection", "Server-Side Request Forgery (SSRF)", "XML Injection")
		},
		breaking_change: {
			description: "Whether the fix of the dependency breaks its callers.",
			values: yesOrNo("The fix breaks them.", "The fix does not.")
		},
		full_scan: {
			description: "Whether the finding comes from a scan of a whole branch.",
			values: yesOrNo("Of a whole branch.", "Of a pull request.")
		}
	},
	actions: Object.fromEntries(Array.from(require_start.actionTypes, ([type, { description, requires, config }]) => [type, {
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
		...ExceptionEntry !== void 0 && { ExceptionEntry: exceptionEntry(ExceptionEntry, suggestions) },
		...Condition !== void 0 && { Condition: condition(Condition, suggestions) },
		...Action !== void 0 && { Action: action(Action, suggestions) },
		...Actions !== void 0 && { Actions: {
			...Actions,
			allOf: companions(suggestions)
		} }
	};
	const sorted = Object.fromEntries(Object.entries($defs).toSorted(([one], [other]) => one < other ? -1 : 1));
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
				...oneOf(unnamed(...words))
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
function oneOf(words, other) {
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
const oneOfOrNear = (words, other) => ({
	...oneOf(words, other),
	allOf: Object.keys(words).map(notNear)
});
function condition(schema, { conditions, tags }) {
	const properties = objectAt(schema, "properties");
	const values = { ...objectAt(properties, "values") };
	const rules = Object.entries(conditions).map(([type, { values: words }]) => {
		const all = type === "repository_tag" ? {
			...words,
			...unnamed(...tags)
		} : words;
		const items = typos.has(type) ? oneOfOrNear(all) : oneOf(all);
		return {
			if: typeIs(type),
			then: { properties: { values: { items } } }
		};
	});
	const type = typeOf(objectAt(properties, "type"), conditions);
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
const typos = new Set(["severity", "confidence"]);
function action(schema, { actions }) {
	const properties = objectAt(schema, "properties");
	const rules = Object.entries(actions).flatMap(([type, { settings }]) => {
		if (Object.keys(settings).length === 0) return [];
		const keys = Object.entries(settings).map(([name, { description, values }]) => [name, {
			description,
			type: "string",
			...oneOf(values)
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
			type: typeOf(objectAt(properties, "type"), actions)
		},
		allOf: rules
	};
}
function typeOf(field, known) {
	const { examples: _, description, anyOf, ...others } = field;
	const [last = {}] = Array.isArray(anyOf) ? anyOf.slice(-1) : [];
	const words = Object.fromEntries(Object.entries(known).map(([name, one]) => [name, one.description]));
	return {
		...others,
		...oneOfOrNear(words, description ?? last["description"])
	};
}
const typeIs = (type) => ({
	required: ["type"],
	properties: { type: { const: type } }
});
const companions = ({ actions }) => Object.entries(actions).flatMap(([type, { requires }]) => requires.map((other) => ({
	if: { contains: typeIs(type) },
	then: {
		contains: typeIs(other),
		errorMessage: `${type} needs ${other} in the same policy.`
	}
})));
function exceptionEntry(schema, { projects, tags, rules, rulesets }) {
	const properties = objectAt(schema, "properties");
	const words = {
		project: projects,
		project_tag_name: tags,
		rule: [...rules, ...rulesets]
	};
	const suggested = Object.entries(words).map(([name, names]) => [name, {
		...objectAt(properties, name),
		...oneOf(unnamed(...names))
	}]);
	return {
		...schema,
		properties: {
			...properties,
			...Object.fromEntries(suggested)
		}
	};
}
function notNear(word) {
	const letters = Array.from(word);
	const around = (index, length, middle) => escaped(letters.slice(0, index).join("")) + middle + escaped(letters.slice(index + length).join(""));
	const slips = letters.flatMap((letter, index) => {
		const next = letters[index + 1];
		return [
			around(index, 1, `[^${escaped(letter)}]?`),
			around(index, 0, "."),
			...next === void 0 || next === letter ? [] : [around(index, 2, escaped(next + letter))]
		];
	});
	const capitals = [word.toUpperCase(), word.replace(/^./, (first) => first.toUpperCase())].map(escaped);
	return {
		pattern: `^(?!(?:${[...new Set([
			...slips,
			`${escaped(word)}.`,
			...capitals
		])].join("|")})$)`,
		errorMessage: `Did you mean "${word}"?`
	};
}
const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
// src/domain/without.ts
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
	if (object.kind === "policy") return isGlob(object.slug) ? null : object.slug;
	if (object.kind === "item") return isGlob(object.item) ? null : object.item;
	const { exception } = object;
	const fields = exceptionFields.flatMap((field) => exception[field] ? [[field, exception[field]]] : []);
	return fields.some(([, text]) => isGlob(text)) ? null : Object.fromEntries(fields);
}
const isGlob = (text) => /[*?]/.test(text);
const withoutEntryText = (entry) => typeof entry === "string" ? entry : `{ ${exceptionTexts(entry).join(", ")} }`;
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
const placeInPolicy = (bundle, policy, ...partPointer) => (...pointer) => placeIn(bundle, require_start.policyId(require_start.slugOf(policy)), [...partPointer, ...pointer]);
const policiesOf = (bundle) => bundle.kind === "remediation" ? bundle.content.policies : [];
function* conditionsOf(bundle) {
	for (const policy of policiesOf(bundle)) for (const [index, { type, values }] of policy.filters.conditions.entries()) yield {
		type,
		values,
		at: placeInPolicy(bundle, policy, "filters", "conditions", index)
	};
}
function* actionsOf(bundle) {
	for (const policy of policiesOf(bundle)) for (const [index, { type, config }] of policy.actions.entries()) yield {
		type,
		...config && { config },
		otherActions: policy.actions,
		at: placeInPolicy(bundle, policy, "actions", index)
	};
}
function* exceptionsOf(bundle) {
	if (bundle.kind === "remediation") return;
	for (const exception of bundle.content.exceptions) yield {
		exception,
		at: (...pointer) => placeIn(bundle, require_start.exceptionId(exception), pointer)
	};
}
function* itemsOf(bundle, list) {
	if (bundle.kind === "remediation") return;
	for (const text of bundle.content[list]) yield {
		text,
		at: (...pointer) => placeIn(bundle, require_start.itemId(list, text), pointer)
	};
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
function daysBetween(today, until) {
	const end = Date.parse(`${until}T00:00:00Z`);
	if (Number.isNaN(end) || !new Date(end).toISOString().startsWith(until)) return null;
	return (end - Date.parse(`${today}T00:00:00Z`)) / msPerDay;
}
const expiredIn = (bundle, today) => [...bundle.notes].flatMap(([id, { [expiryField]: expires }]) => expires !== void 0 && (daysBetween(today, expires) ?? 0) < 0 ? [id] : []);
const isExpiry = (name) => typeof name === "string" && (name === expiryField || isMisnamed(name));
function isMisnamed(name) {
	if (!/^x-/i.test(name)) return false;
	const word = name.slice(2).toLowerCase().replaceAll(/[^a-z]/g, "");
	return /expir|until/.test(word) || expiryWords.has(word) || require_start.nearest(name, [expiryField]) !== null;
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
	requires: new Map(Array.from(require_start.actionTypes, ([type, { requires }]) => [type, requires])),
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
	for (const { text, at } of itemsOf(bundle, "rulesets")) yield* lintName("ruleset", text, at);
	for (const list of ["rules", "disabled"]) for (const { text, at } of itemsOf(bundle, list)) if (isRuleset(text)) yield {
		severity: "warning",
		at: at(),
		code: "ruleset-as-rule",
		text,
		list
	};
	else yield* lintName("rule", text, at);
	yield* listedAndDisabled(bundle);
	for (const { type, values, at } of conditionsOf(bundle)) if (type === "repository_tag") for (const [index, tag] of values.entries()) yield* lintName("tag", tag, () => at("values", index));
	for (const { exception, at } of exceptionsOf(bundle)) {
		yield* lintExceptionRule(exception, at);
		const { project, project_tag_name: tag } = exception;
		if (project !== void 0) yield* lintName("project", project, () => at("project"));
		if (tag !== void 0) yield* lintName("tag", tag, () => at("project_tag_name"));
	}
}
function* lintExceptionRule({ rule, rule_type: type }, at) {
	const typeByName = ruleTypeOf(rule);
	if (typeByName !== null && typeByName !== type) yield {
		severity: "warning",
		at: at("rule_type"),
		code: "rule-type",
		rule,
		type,
		meant: typeByName
	};
	else yield* lintName(type === "pack" ? "ruleset" : "rule", rule, () => at("rule"));
}
function* lintName(what, text, at) {
	const meant = intendedNames[what](text);
	const ruleset = what === "ruleset" ? intendedRuleset(text, knownRulesets) : null;
	if (hasWildcard(text)) yield {
		severity: "warning",
		at: at(),
		code: "glob",
		text
	};
	else if (meant !== text) yield {
		severity: "warning",
		at: at(),
		code: "misnamed",
		what,
		text,
		meant
	};
	else if (ruleset !== null) yield {
		severity: "error",
		at: at(),
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
	const knownNames = known.filter((other) => other.startsWith("p/")).map((other) => other.slice(2));
	const intended = require_start.nearest(name, knownNames);
	if (intended === null || withoutDigits(intended) === withoutDigits(name)) return null;
	return `p/${intended}`;
}
const misspelledRulesets = (bundle, live) => [...itemsOf(bundle, "rulesets")].flatMap(({ text, at }) => {
	const meant = intendedRuleset(text, live);
	return meant === null ? [] : [{
		severity: "error",
		at: at(),
		code: "unknown-ruleset",
		ruleset: text,
		nearest: meant
	}];
});
const withoutDigits = (text) => text.replaceAll(/\d+/g, "");
function* listedAndDisabled(bundle) {
	const listedRules = new Map(Array.from(itemsOf(bundle, "rules"), ({ text, at }) => [text, at]));
	for (const { text, at } of itemsOf(bundle, "disabled")) {
		const placeInRules = listedRules.get(text);
		if (placeInRules !== void 0) yield {
			severity: "warning",
			at: at(),
			code: "listed-and-disabled",
			rule: text,
			first: placeInRules()
		};
	}
}
// src/files/lint/texts.ts
function* lintTexts(bundle) {
	for (const { text, setting, at } of textsOf(bundle)) if (isPlaceholder(text)) yield {
		severity: "warning",
		at: at(),
		code: "placeholder",
		text
	};
	else if (isCredential(text, setting)) yield {
		severity: "warning",
		at: at(),
		code: "credential"
	};
	for (const { text, at } of identifiersOf(bundle)) {
		const codePoint = isAscii(text) ? void 0 : suspiciousCharacter().exec(text)?.[0].codePointAt(0);
		if (codePoint !== void 0) yield {
			severity: "warning",
			at: at(),
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
		const at = placeInPolicy(bundle, policy);
		for (const field of ["name", "description"]) yield {
			text: policy[field] ?? "",
			setting: null,
			at: () => at(field)
		};
	}
	for (const { config, at } of actionsOf(bundle)) for (const [setting, text] of Object.entries(config ?? {})) yield {
		text,
		setting,
		at: () => at("config", setting)
	};
}
function* identifiersOf(bundle) {
	for (const policy of policiesOf(bundle)) if (policy.slug !== void 0) yield {
		text: policy.slug,
		at: () => placeInPolicy(bundle, policy)("slug")
	};
	for (const { type, values, at } of conditionsOf(bundle)) {
		if (builtInVocabulary.values.has(type)) continue;
		for (const [index, text] of values.entries()) yield {
			text,
			at: () => at("values", index)
		};
	}
	for (const list of require_start.ruleLists) yield* itemsOf(bundle, list);
	for (const { exception, at } of exceptionsOf(bundle)) for (const field of [
		"rule",
		"project",
		"project_tag_name"
	]) {
		const text = exception[field];
		if (text !== void 0) yield {
			text,
			at: () => at(field)
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
	for (const { type, at } of conditionsOf(bundle)) if (isUnknown(type, known)) yield unknownWord(require_start.nearest(type, known), severity, {
		at: at("type"),
		code,
		type,
		known
	});
}
const unknownWord = (nearestWord, severity, facts) => ({
	severity: nearestWord === null ? severity : "error",
	nearest: nearestWord,
	...facts
});
function* lintActionTypes(bundle, { requires }, severity) {
	const known = [...requires.keys()];
	for (const { type, otherActions, at } of actionsOf(bundle)) {
		const code = "unknown-action-type";
		if (isUnknown(type, known)) yield unknownWord(require_start.nearest(type, known), severity, {
			at: at("type"),
			code,
			type,
			known
		});
		for (const companion of requires.get(type) ?? []) if (!otherActions.some((other) => other.type === companion)) yield {
			severity,
			at: at(),
			code: "missing-companion",
			action: type,
			companion
		};
	}
}
function* lintConditionValues(bundle, { values: listed }, severity) {
	const sets = new Map([...listed].map(([type, known]) => [type, new Set(known)]));
	const nearestValue = require_start.nearestOfMany();
	const code = "unknown-condition-value";
	for (const { type, values, at } of conditionsOf(bundle)) {
		const known = listed.get(type) ?? [];
		for (const [index, value] of values.entries()) if (sets.get(type)?.has(value) === false) yield unknownWord(nearestValue(value, known), severity, {
			at: at("values", index),
			code,
			type,
			value,
			known
		});
	}
}
function* lintVulnerabilityClasses(bundle) {
	const known = Object.keys(knownSuggestions.conditions["vulnerability_class"]?.values ?? {});
	for (const { type, values, at } of conditionsOf(bundle)) {
		if (type !== "vulnerability_class") continue;
		for (const [index, value] of values.entries()) {
			const intended = known.includes(value) ? null : require_start.nearest(value, known, 1);
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
				at: at("values", index),
				...facts
			};
		}
	}
}
function* lintActionSettings(bundle) {
	for (const { type, config, at } of actionsOf(bundle)) {
		const settings = knownSuggestions.actions[type]?.settings ?? {};
		const keys = Object.keys(settings);
		for (const [key, value] of Object.entries(config ?? {})) {
			const known = Object.keys(settings[key]?.values ?? {});
			const intendedKey = keys.includes(key) ? null : require_start.nearest(key, keys);
			if (intendedKey !== null) yield {
				severity: "warning",
				at: at("config", key),
				code: "unknown-config-key",
				type,
				key,
				known: keys,
				nearest: intendedKey
			};
			if (typeof value === "string" && isUnknown(value, known)) yield unknownWord(require_start.nearest(value, known), "warning", {
				at: at("config", key),
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
	for (const { text: ruleset, at } of itemsOf(bundle, "rulesets")) yield {
		severity: "error",
		at: at(),
		code: "rulesets-in-secrets",
		ruleset
	};
}
function lintProtected(settings, bundles) {
	const declared = new Set(bundles.flatMap((bundle) => policiesOf(bundle).map(require_start.slugOf)));
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
			nearest: require_start.nearest(slug, [...declared])
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
		nearest: require_start.nearest(slug, configured)
	}];
}));
const lintWithout = ({ file = "", deployments }, bundles) => [...deployments].flatMap(([slug, { without }]) => {
	const leftOut = bundles.filter(({ deployment }) => deployment === slug).flatMap((bundle) => bundle.leftOut);
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
			entry: withoutEntryText(entry),
			deployment: slug
		}];
	});
});
const lintUnmanaged = (settings, bundles) => bundles.flatMap((bundle) => {
	const globs = require_start.unmanagedIn(settings, bundle.deployment);
	if (!require_start.hasUnmanaged(globs, bundle.kind)) return [];
	return require_start.objectsOf(bundle).flatMap(({ id, object }) => {
		const glob = require_start.findUnmanagedGlob(globs, object);
		return glob === null ? [] : [{
			severity: "error",
			at: placeIn(bundle, id, []),
			code: "declares-unmanaged",
			glob
		}];
	});
});
// src/files/exceptions.ts
function expandException(entry) {
	const { project, projects, project_tag_name: tag, project_tag_names: tags, ...rest } = entry;
	if ([
		project,
		projects,
		tag,
		tags
	].filter((scope) => scope !== void 0).length !== 1) return null;
	const inProjects = projects ?? (project === void 0 ? [] : [project]);
	const inTags = tags ?? (tag === void 0 ? [] : [tag]);
	return [...inProjects.map((name) => ({
		...rest,
		project: name
	})), ...inTags.map((name) => ({
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
		for (const kind of require_start.bundleKinds) {
			const filesOfKind = layers.filter(({ file }) => file.kind === kind);
			if (filesOfKind.length === 0) continue;
			const collected = {
				origins: new Map(),
				notes: new Map(),
				overrides: new Map(),
				leftOut: []
			};
			const content = contentOf(deployment, filesOfKind, {
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
function contentOf(deployment, files, merge) {
	const scope = deployment !== null && { deployment_slug: deployment };
	const detections = files.filter((file) => file.file.kind !== "remediation");
	const [first] = detections;
	if (first === void 0) {
		const policies = mergePolicies(collectEntries(files, (file) => file.kind === "remediation" ? file.policies : []), merge);
		return {
			kind: "remediation",
			content: {
				...scope,
				policies
			}
		};
	}
	const { kind, file } = first.file;
	merge.origins.set(require_start.detectionPolicyId, {
		file,
		pointer: ["product"],
		key: true
	});
	const lists = Object.fromEntries(require_start.ruleLists.map((list) => [list, mergeList(detections, list, merge)]));
	return {
		kind,
		content: {
			...scope,
			product: kind === "detection/code" ? "code" : "secrets",
			...lists,
			exceptions: mergeExceptions(detections, merge),
			...mergeExtras(detections, merge)
		}
	};
}
const collectEntries = (files, partsOf) => files.flatMap(({ file, layer, isShared }) => partsOf(file).map(({ value, at }) => ({
	value,
	at,
	layer,
	isShared
})));
function mergeEntries(entries, { origins, notes, overrides, leftOut, without, problems }, objectOf, toDuplicate) {
	const inEffect = new Map();
	for (const entry of entries) {
		const { value, at, layer, isShared } = entry;
		const { id, object } = objectOf(value);
		if (isShared && without.some((name) => leavesOut(name, object))) {
			leftOut.push({
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
	const texts = Object.entries(require_start.isObject(value) ? value : {}).filter((field) => isNote(field[0]) && typeof field[1] === "string");
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
		derived: require_start.slugOf(value)
	});
	return mergeEntries(entries, merge, (policy) => require_start.policyObject(require_start.slugOf(policy)), (policy, { file, pointer }, first) => {
		return {
			severity: "error",
			at: {
				file,
				pointer: [...pointer, policy.slug === void 0 ? "name" : "slug"]
			},
			code: "duplicate-slug",
			slug: require_start.slugOf(policy),
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
	const declaringFile = files.find(({ file }) => file.lists[list] !== null);
	if (declaringFile !== void 0) merge.origins.set(require_start.listId(list), {
		file: declaringFile.file.file,
		pointer: [list],
		key: true
	});
	return mergeEntries(collectEntries(files, ({ lists }) => lists[list] ?? []), merge, (item) => require_start.itemObject(list, item), (item, at, first) => ({
		severity: "warning",
		at,
		code: "duplicate-item",
		list,
		item,
		first
	}));
}
const mergeExceptions = (files, merge) => mergeEntries(collectEntries(files, ({ exceptions }) => exceptions ?? []).flatMap((entry) => exceptionsIn(entry, merge)), merge, require_start.exceptionObject, ({ rule, project, project_tag_name: tag }, at, first) => {
	return {
		severity: "error",
		at,
		code: "duplicate-exception",
		rule,
		scope: project ?? tag ?? "",
		first
	};
}).map(withoutNotes);
function exceptionsIn({ value, ...place }, { problems }) {
	const exceptions = expandException(value);
	if (exceptions === null) problems.push({
		severity: "error",
		at: place.at,
		code: "exception-scope"
	});
	return (exceptions ?? []).map((exception) => ({
		value: exception,
		...place
	}));
}
function mergeExtras(files, merge) {
	const entries = collectEntries(files, ({ file, extras }) => Object.entries(extras).map((value) => ({
		value,
		at: {
			file,
			pointer: [value[0]],
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
	return (guard.errors ?? []).filter(({ keyword, schemaPath }) => keyword !== "propertyNames" && !schemaPath.includes("/anyOf/")).map((error) => toSchemaError(error, root)).filter(({ keyword, pointer }) => keyword !== "additionalProperties" || !isInExtras(kind, pointer, extra)).slice(0, require_start.problemLimit);
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
function readDeclaredFile(file, value, extra) {
	const shape = require_start.isObject(value) ? fileShapeOf(Object.keys(value)) : null;
	if (shape === null || !require_start.isObject(value)) return null;
	return schemaErrorsIn(shape.guard, value, shape.kind, extra).length > 0 ? null : toDeclaredFile(file, value, shape.kind);
}
const fileShapes = [
	{
		kind: "policies",
		guard: require_start.isPolicyListFile,
		keys: ["policies"]
	},
	{
		kind: "detection",
		guard: require_start.isDetectionFile,
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
		guard: require_start.isPolicyFile,
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
	return fileShapes.find((shape) => shape.keys.some((key) => keys.includes(key))) ?? fileShapes.find((shape) => keys.some((key) => require_start.nearest(key, shape.keys) !== null)) ?? null;
}
function productInFileName(file) {
	const [, product] = /(?:^|\/)detection[-/](code|secrets)\.ya?ml$/i.exec(file) ?? [];
	return product === void 0 ? null : product.toLowerCase();
}
function toDeclaredFile(file, value, kind, errors = []) {
	if (errors.some(([, index]) => kind === "policy" || typeof index !== "number")) return null;
	const itemsWithErrors = new Set(errors.map(([name, index]) => `${String(name)}/${String(index)}`));
	const { deployment_slug: named = [] } = value;
	const deployments = [named].flat();
	const placedEntries = (name) => value[name]?.map((item, index) => ({
		value: item,
		at: {
			file,
			pointer: [name, index]
		}
	})).filter(({ at }) => itemsWithErrors.size === 0 || !itemsWithErrors.has(at.pointer.join("/"))) ?? null;
	if (kind === "policy") return {
		file,
		deployments,
		kind: "remediation",
		policies: [{
			value,
			at: {
				file,
				pointer: []
			}
		}]
	};
	if (kind === "policies") return {
		file,
		deployments,
		kind: "remediation",
		policies: placedEntries("policies") ?? []
	};
	const productInName = productInFileName(file);
	const product = value["product"] ?? productInName;
	if (product === null || productInName !== null && product !== productInName) return null;
	return {
		file,
		deployments,
		kind: `detection/${product}`,
		lists: {
			rulesets: placedEntries("rulesets"),
			rules: placedEntries("rules"),
			disabled: placedEntries("disabled")
		},
		exceptions: placedEntries("exceptions"),
		extras: require_start.unknownFieldsIn("detection", value)
	};
}
// src/files/deployments.ts
function assignDeployments(files, settings, requested) {
	const assigned = [];
	const problems = [];
	const namedInFiles = [...new Set(files.flatMap(({ deployments }) => deployments))].toSorted();
	const nearestSlug = require_start.nearestOfMany();
	for (const file of files) {
		const result = settings.deployments.size === 0 ? deploymentsWithoutConfig(file, namedInFiles, requested) : deploymentsByConfig(file, settings, nearestSlug);
		if ("mistake" in result) {
			problems.push({
				severity: "error",
				at: placeOfSlug(file, result.mistake),
				...result.mistake
			});
			continue;
		}
		const isShared = result.slugs.length > 1;
		for (const slug of result.slugs) assigned.push({
			file,
			deployment: slug,
			layer: layerOf(file.file, slug, settings),
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
function placeOfSlug({ file, deployments }, mistake) {
	if (deployments.length === 0) return {
		file,
		pointer: []
	};
	const index = "slug" in mistake && mistake.slug !== null ? deployments.indexOf(mistake.slug) : 0;
	return {
		file,
		pointer: deployments.length === 1 ? ["deployment_slug"] : ["deployment_slug", index]
	};
}
function deploymentsWithoutConfig({ deployments }, namedInFiles, requested) {
	if (deployments.length === 0 && namedInFiles.length === 0) return { slugs: [null] };
	if (deployments.length === 0) return { mistake: {
		code: "deployment-missing",
		configured: namedInFiles
	} };
	if (requested === null || !namedInFiles.includes(requested)) return { slugs: deployments };
	const typo = deployments.find((slug) => slug !== requested && require_start.nearest(slug, [requested]) !== null);
	if (typo === void 0) return { slugs: deployments };
	return { mistake: {
		code: "deployment-nearly",
		slug: typo,
		selected: requested
	} };
}
function deploymentsByConfig({ file, deployments: named }, settings, nearestSlug) {
	const { deployments } = settings;
	const slugs = [...deployments.keys()];
	const candidates = candidatesFor(file, settings);
	for (const slug of named) {
		const deployment = deployments.get(slug);
		if (deployment === void 0) return { mistake: {
			code: "deployment-unknown",
			slug,
			configured: slugs,
			nearest: nearestSlug(slug, slugs)
		} };
		if (!candidates.includes(slug)) return { mistake: {
			code: "deployment-outside",
			slug,
			folders: deployment.policies ?? settings.policies
		} };
	}
	if (named.length > 0) return { slugs: [...new Set(named)] };
	if (candidates.length === 0) return { mistake: {
		code: "deployment-outside",
		slug: null,
		folders: [...deployments.values()].flatMap(({ policies }) => policies ?? [])
	} };
	const listing = candidates.filter((slug) => deployments.get(slug)?.policies !== null);
	if (listing.length > 0) return { slugs: listing };
	return slugs.length === 1 ? { slugs } : { mistake: {
		code: "deployment-missing",
		configured: candidates
	} };
}
function candidatesFor(file, { deployments, policies: commonPaths }) {
	const isIn = (paths) => paths.some((path) => isInPath(file, path));
	const listing = [];
	const withoutPaths = [];
	for (const [slug, { policies }] of deployments) if (policies === null) withoutPaths.push(slug);
	else if (isIn(policies)) listing.push(slug);
	return listing.length === 0 || isIn(commonPaths) ? [...listing, ...withoutPaths] : listing;
}
const isInPath = (file, pathOrGlob) => pathOrGlob === "" || file === pathOrGlob || file.startsWith(`${pathOrGlob}/`) || require_start.isGlob(pathOrGlob) && require_start.isInGlob(file.split("/"), pathOrGlob.split("/"));
function chooseDeployment(bundles, settings, { paths, deployment: slug }) {
	if (slug === null) return {
		bundles,
		problems: []
	};
	const chosen = bundles.filter(({ deployment }) => deployment === slug || deployment === null).map((bundle) => {
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
	if (chosen.length > 0) return {
		bundles: chosen,
		problems: []
	};
	const { deployments } = settings;
	const known = deployments.size > 0 ? [...deployments.keys()] : bundles.flatMap(({ deployment }) => deployment ?? []);
	if (!known.includes(slug)) return {
		bundles: [],
		problems: [require_start.unknownDeployment(settings, slug, [...new Set(known)])]
	};
	const searched = require_start.searchPaths(settings, {
		paths,
		deployment: slug
	}).paths.map(({ path }) => path);
	return {
		bundles: [],
		problems: [require_start.noFiles(searched, slug)]
	};
}
// src/files/load.ts
async function loadFiles(source, settings, selection) {
	const { files, tests: testFiles, problems: searchProblems } = selectedFiles(source, settings, selection);
	selection.expect?.(files.length);
	const checked = await checkFiles(source, files, settings.extraFields);
	const fileProblems = [...searchProblems, ...checked.flatMap(({ problems }) => problems)];
	const { assigned, problems: deploymentProblems } = assignDeployments(checked.flatMap(({ content }) => content ?? []), settings, selection.deployment);
	const { bundles: allBundles, problems: mergeProblems } = assemble(assigned, settings);
	const { bundles, problems: selectionProblems } = chooseDeployment(allBundles, settings, selection);
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
		files,
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
function selectedFiles(source, settings, selection) {
	const searched = require_start.searchPaths(settings, selection);
	if (searched.problems.length > 0 && searched.paths.length === 0) return {
		files: [],
		tests: [],
		problems: searched.problems
	};
	const found = require_start.findFiles(source, searched.paths, settings);
	const foldersOfTests = selection.paths.length > 0 ? [] : require_start.testPaths(settings);
	if (foldersOfTests.length === 0) return {
		...found,
		problems: [...searched.problems, ...found.problems]
	};
	const inFoldersOfTests = require_start.findFiles(source, foldersOfTests, settings);
	const problemsOfTests = inFoldersOfTests.problems.filter(({ code }) => code !== "no-files");
	return {
		files: found.files,
		tests: [...new Set([...found.tests, ...inFoldersOfTests.tests])].toSorted(),
		problems: [
			...searched.problems,
			...found.problems,
			...problemsOfTests
		]
	};
}
async function checkFiles(source, files, extra) {
	const checked = files.map((file) => {
		const read = require_start.readText(source, file);
		if ("problem" in read) return {
			content: null,
			problems: [read.problem]
		};
		const content = readDeclaredFile(file, require_start.readPlain(read.text), extra);
		return content === null ? {
			file,
			text: read.text
		} : {
			content,
			problems: []
		};
	});
	if (!checked.some((result) => "text" in result)) return checked.flatMap((result) => "text" in result ? [] : result);
	const { diagnoseFile } = await Promise.resolve().then(() => require("./diagnose.js")).then((n) => n.diagnose_exports);
	return checked.map((result) => "text" in result ? diagnoseFile(result.file, result.text, extra) : result);
}
const policyTexts = (source, settings, selection) => new Map(selectedFiles(source, settings, selection).files.map((file) => [file, Buffer.from(source.read(file, require_start.byteLimit)).toString()]));
// src/commands/shared/load.ts
async function load(selection, runtime) {
	const path = require_start.findConfig(selection);
	const { settings: configSettings, problems } = await require_start.loadConfig(selection.source, path);
	const config = configSettings.file ?? path ?? "ifmatch.yaml";
	const settings = require_start.withBaseSettings(configSettings, selection.baseSettings);
	runtime.useConfig(settings.file ?? null);
	const paths = require_start.pathsToLoad(selection, settings);
	const files = await loadFiles(selection.source, settings, {
		paths,
		deployment: selection.deployment,
		expect: require_start.prepareHeap
	});
	const reported = require_start.hasErrors(problems) ? files.problems.filter((problem) => isOfFile(problem) && problem.at.file !== config) : require_start.warnUnmergedSettings(files.problems, configSettings, selection.baseSettings);
	return {
		...files,
		problems: [...problems, ...reported],
		settings,
		selection
	};
}
const isOfFile = ({ code }) => !codesAcrossFiles.has(code);
const codesAcrossFiles = new Set([
	"no-files",
	"deployment-missing",
	"deployment-unknown",
	"deployment-nearly",
	"duplicate-slug",
	"duplicate-exception",
	"duplicate-item",
	"duplicate-field"
]);
const problemsOf = (files, runtime) => [...files.problems, ...lint(files.bundles, {
	today: runtime.today,
	warningDays: files.settings.expiryWarningDays
})];
// src/commands/shared/whole-bundles.ts
async function refusePartialBundles(files) {
	const { settings, selection } = files;
	if (isWhole(files)) return;
	const whole = await loadFiles(selection.source, settings, {
		paths: [],
		deployment: selection.deployment
	});
	const folders = require_start.configuredPaths(settings, selection.deployment).map(({ path }) => path === "" ? "." : path).join(", ");
	if (hidesObjects(whole.problems)) throw new require_start.OthersInvalid(`Other files in ${folders} have errors, so the paths may cover only part of a bundle.`, { fix: "Run `ifmatch validate` without paths." });
	for (const bundle of files.bundles) {
		const missing = countMissing(bundle, whole);
		if (missing === 0) continue;
		throw new require_start.UsageError(`The paths cover only part of ${bundle.kind}: ${require_start.pluralize(missing, "object")} in ${folders} would be deleted.`, { fix: "Pass all of its files, or no paths." });
	}
}
const isWhole = (files) => require_start.pathsToLoad(files.selection, files.settings).length === 0 || coversConfig(files);
function coversConfig({ files, settings, selection }) {
	const all = selectedFiles(selection.source, settings, {
		paths: [],
		deployment: selection.deployment
	});
	if (hidesObjects(all.problems)) return false;
	const given = new Set(files);
	return all.files.every((file) => given.has(file));
}
function pathsOfWhole({ settings, selection }) {
	const given = require_start.pathsToLoad(selection, settings);
	const all = require_start.configuredPaths(settings, selection.deployment).map(({ path }) => path);
	if (!isPartOfConfig(given, settings, selection.deployment) || all.every((path) => given.includes(path))) return null;
	const folder = node_path.posix.dirname(settings.file ?? "ifmatch.yaml");
	return selection.config !== null || folder === "." ? [] : [folder];
}
const isPartOfConfig = (paths, settings, deployment) => paths.some((path) => require_start.configuredPaths(settings, deployment).some((folder) => isInPath(path, folder.path)));
const hidesObjects = (problems) => problems.some(({ severity, code }) => severity === "error" && !codesOfMissingFiles.has(code));
function countMissing({ deployment, kind, origins }, whole) {
	return [...whole.bundles.find((bundle) => bundle.kind === kind && bundle.deployment === deployment)?.origins.keys() ?? []].filter((id) => !origins.has(id)).length;
}
const codesOfMissingFiles = new Set(["no-files", "path-missing"]);
// src/commands/validate/validate.ts
var validate_exports = require_rolldown_runtime.__exportAll({ validate: () => validate });
async function validate(selection, runtime) {
	const files = await load(selection, runtime);
	const problems = problemsOf(files, runtime);
	if (require_start.hasErrors(problems)) return require_start.invalid(files, problems);
	return {
		kind: "valid",
		problems: await require_start.located(selection.source, problems),
		files: files.files.length,
		policies: files.policies,
		completePaths: pathsOfWhole(files)
	};
}
// src/domain/outcome.ts
const verdictsOf = ({ tests, brokenRules }) => ({
	tests: tests?.results ?? [],
	rules: brokenRules ?? []
});
function staleBundlesIn(results) {
	return results.flatMap(({ bundle, outcome }) => {
		const now = "current" in outcome ? outcome.current : null;
		if (now === null) return [];
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
			now
		}];
	});
}
const errorOf = (outcome) => "error" in outcome ? outcome.error ?? null : null;
const planOf = (outcome) => "plan" in outcome ? outcome.plan : null;
const isDeclined = (outcome) => outcome.kind === "needs-approval" && outcome.guards.length === 0;
const isApplied = ({ outcome: { result } }) => result === "applied" || result === "already-applied";
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
const hasUndo = (outcome) => "results" in outcome && outcome.results.some(({ outcome: result }) => "undo" in result && result.undo !== null);
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
	const { indent, hang, isRaw } = line;
	const spans = line.spans.map(({ text, style }) => ({
		text: require_start.escapeTerminal(text),
		style
	}));
	if (isRaw) return [{
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
	isRaw: false,
	spans: toSpans(parts)
});
const unwrappedLine = (indent, ...parts) => ({
	...textLine(indent, ...parts),
	isRaw: true
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
Object.defineProperty(exports, "candidatesFor", {
	enumerable: true,
	get: function() {
		return candidatesFor;
	}
});
Object.defineProperty(exports, "changeCountsText", {
	enumerable: true,
	get: function() {
		return changeCountsText;
	}
});
Object.defineProperty(exports, "codesOfMissingFiles", {
	enumerable: true,
	get: function() {
		return codesOfMissingFiles;
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
Object.defineProperty(exports, "expandException", {
	enumerable: true,
	get: function() {
		return expandException;
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
Object.defineProperty(exports, "frame_exports", {
	enumerable: true,
	get: function() {
		return frame_exports;
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
Object.defineProperty(exports, "identitiesIn", {
	enumerable: true,
	get: function() {
		return identitiesIn;
	}
});
Object.defineProperty(exports, "isApplied", {
	enumerable: true,
	get: function() {
		return isApplied;
	}
});
Object.defineProperty(exports, "isDeclined", {
	enumerable: true,
	get: function() {
		return isDeclined;
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
Object.defineProperty(exports, "isLoosening", {
	enumerable: true,
	get: function() {
		return isLoosening;
	}
});
Object.defineProperty(exports, "isOfflineGuess", {
	enumerable: true,
	get: function() {
		return isOfflineGuess;
	}
});
Object.defineProperty(exports, "isPartOfConfig", {
	enumerable: true,
	get: function() {
		return isPartOfConfig;
	}
});
Object.defineProperty(exports, "isRollback", {
	enumerable: true,
	get: function() {
		return isRollback;
	}
});
Object.defineProperty(exports, "isWhole", {
	enumerable: true,
	get: function() {
		return isWhole;
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
Object.defineProperty(exports, "lintVocabulary", {
	enumerable: true,
	get: function() {
		return lintVocabulary;
	}
});
Object.defineProperty(exports, "load", {
	enumerable: true,
	get: function() {
		return load;
	}
});
Object.defineProperty(exports, "loadFiles", {
	enumerable: true,
	get: function() {
		return loadFiles;
	}
});
Object.defineProperty(exports, "misspelledRulesets", {
	enumerable: true,
	get: function() {
		return misspelledRulesets;
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
Object.defineProperty(exports, "onlyChanged", {
	enumerable: true,
	get: function() {
		return onlyChanged;
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
Object.defineProperty(exports, "policyTexts", {
	enumerable: true,
	get: function() {
		return policyTexts;
	}
});
Object.defineProperty(exports, "problemCountsText", {
	enumerable: true,
	get: function() {
		return problemCountsText;
	}
});
Object.defineProperty(exports, "problemsOf", {
	enumerable: true,
	get: function() {
		return problemsOf;
	}
});
Object.defineProperty(exports, "productInFileName", {
	enumerable: true,
	get: function() {
		return productInFileName;
	}
});
Object.defineProperty(exports, "refusePartialBundles", {
	enumerable: true,
	get: function() {
		return refusePartialBundles;
	}
});
Object.defineProperty(exports, "riskRank", {
	enumerable: true,
	get: function() {
		return riskRank;
	}
});
Object.defineProperty(exports, "schemaErrorsIn", {
	enumerable: true,
	get: function() {
		return schemaErrorsIn;
	}
});
Object.defineProperty(exports, "selectedFiles", {
	enumerable: true,
	get: function() {
		return selectedFiles;
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
Object.defineProperty(exports, "verdictsOf", {
	enumerable: true,
	get: function() {
		return verdictsOf;
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
