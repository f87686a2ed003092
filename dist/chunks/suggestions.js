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
	actions: {
		pr_comment: {
			description: "Comments on the pull request.",
			requires: [],
			settings: {}
		},
		block: {
			description: "Fails the check of the pull request. Needs `pr_comment` in the same policy.",
			requires: ["pr_comment"],
			settings: {}
		},
		jira: {
			description: "Opens a Jira ticket.",
			requires: [],
			settings: { project: {
				description: "Key of the Jira project.",
				values: {}
			} }
		},
		slack_app: {
			description: "Posts to Slack.",
			requires: [],
			settings: { channel: {
				description: "Name of the channel, for example `#appsec-alerts`.",
				values: {}
			} }
		},
		webhook: {
			description: "Calls a notification webhook.",
			requires: [],
			settings: { webhook: {
				description: "Name of the webhook.",
				values: {}
			} }
		},
		triage: {
			description: "Sets the triage state of the finding.",
			requires: [],
			settings: {
				state: {
					description: "The new state.",
					values: {
						ignored: "No longer shown as open.",
						provisionally_ignored: "No longer shown as open, for now.",
						reviewing: "Somebody looks at it.",
						fixing: "Somebody fixes it.",
						reopened: "Open again."
					}
				},
				reason: {
					description: "Why it is ignored.",
					values: unnamed("acceptable_risk", "false_positive", "no_time", "no_triage_reason", "duplicate")
				}
			}
		}
	},
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
	const suggested = Object.entries(lists).filter(([name]) => name in fields).map(([name, words]) => {
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
Object.defineProperty(exports, "knownSuggestions", {
	enumerable: true,
	get: function() {
		return knownSuggestions;
	}
});
Object.defineProperty(exports, "withSuggestions", {
	enumerable: true,
	get: function() {
		return withSuggestions;
	}
});
