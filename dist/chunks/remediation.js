const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_filter_space = require("./filter-space.js");
const require_enforcement = require("./enforcement.js");
// src/prove/proof.ts
const proven = {
	verdict: "holds",
	reason: {
		words: [],
		decidedBy: []
	},
	counterexample: null
};
const worstOf = (proofs) => proofs.find(({ verdict }) => verdict === "broken") ?? proofs.find(({ verdict }) => verdict === "unknown") ?? proven;
// src/prove/policies.ts
const strictnessOf = (mode) => require_validate.modes.indexOf(mode);
function provablePolicies(bundle) {
	return bundle.content.policies.map((content) => {
		const slug = require_validate.slugOf(content);
		const at = bundle.origins.get(require_validate.policyId(slug)) ?? require_start.nowhere;
		const enforcement = require_enforcement.enforcementOf(content);
		const bounds = enforcement === null ? boundsOfUnknownForm : boundsOf(enforcement);
		return {
			name: slug,
			at,
			content,
			filters: filtersOf(content),
			...bounds
		};
	});
}
function filtersOf(content) {
	const filters = require_filter_space.readFilters(content["filters"]);
	if (filters === null) return null;
	const { mode, conditions } = filters;
	return {
		mode,
		conditions: conditions.map((condition) => ({
			condition,
			cube: require_filter_space.narrowBy(require_filter_space.allFindings, condition)
		}))
	};
}
const boundsOfUnknownForm = {
	isActive: true,
	certain: {
		findings: [],
		strictness: 0
	},
	possible: {
		findings: [require_filter_space.allFindings],
		strictness: 2
	},
	actions: null,
	mayIgnoreFindings: true
};
function boundsOf({ active, actions, strictness, space }) {
	const hasUnknownEffect = actions.some(({ effect }) => effect === "unknown");
	return {
		isActive: active,
		certain: {
			findings: space.filter(({ anyOf }) => !anyOf.some(hasUnknownName)),
			strictness: Math.min(strictness, 2)
		},
		possible: {
			findings: space.map((cube) => ({
				...cube,
				anyOf: cube.anyOf.filter((names) => !hasUnknownName(names))
			})),
			strictness: hasUnknownEffect ? 2 : strictnessOf(require_enforcement.modeOf(actions))
		},
		actions: new Set(actions.map(({ type }) => type)),
		mayIgnoreFindings: actions.some(({ effect }) => effect !== "enforces")
	};
}
const hasUnknownName = (names) => names.some(require_filter_space.isUnknownName);
// src/prove/region.ts
const maxCases = 5e3;
function findCounterexample(tested, regions) {
	let hasGivenUp = false;
	for (const region of regions) {
		const result = findInRegion(tested, region);
		if (result === "gave-up") hasGivenUp = true;
		else if (result !== "none") return result;
	}
	return hasGivenUp ? "gave-up" : "none";
}
function findInRegion(tested, { inside, outside }) {
	let hasGivenUp = false;
	const overlapping = outside.filter((cube) => !require_filter_space.areDisjoint(cube, tested));
	const parts = overlapping.map((cube) => ({ cube }));
	const searchedCubes = inside === "everything" ? [tested] : inside.filter((cube) => !require_filter_space.areDisjoint(cube, tested)).map((cube) => require_filter_space.intersection(tested, cube));
	for (const searched of searchedCubes) {
		const finding = require_filter_space.firstUncovered(searched, parts, {
			used: new Set(),
			limit: maxCases
		});
		if (finding === "unknown") hasGivenUp = true;
		else if (finding !== null) return generalizeFinding(searched, finding, overlapping);
	}
	return hasGivenUp ? "gave-up" : "none";
}
function generalizeFinding(searched, finding, outside) {
	const isOutsideAll = (cube) => outside.every((other) => require_filter_space.areDisjoint(cube, other));
	let cube = narrowToFinding(searched, finding, outside);
	for (const type of leastInformativeFirst) {
		const wider = {
			...cube,
			allowedValues: cube.allowedValues | searched.allowedValues & require_filter_space.maskOf(type)
		};
		if (isOutsideAll(wider)) cube = wider;
	}
	for (const name of cube.noneOf) {
		const noneOf = new Set([...cube.noneOf].filter((other) => other !== name || searched.noneOf.has(other)));
		const wider = {
			...cube,
			noneOf
		};
		if (isOutsideAll(wider)) cube = wider;
	}
	for (const names of cube.anyOf.slice(searched.anyOf.length)) {
		const wider = {
			...cube,
			anyOf: cube.anyOf.filter((other) => other !== names)
		};
		if (isOutsideAll(wider)) cube = wider;
	}
	return {
		finding,
		cube: {
			...cube,
			anyOf: withoutRepeats(cube.anyOf)
		}
	};
}
const leastInformativeFirst = [
	"full_scan",
	"breaking_change",
	"confidence",
	"severity"
];
function narrowToFinding(searched, { presentValues, presentNames }, outside) {
	const anyOf = searched.anyOf.map((names) => [names.find((name) => presentNames.has(name)) ?? names[0] ?? ""]);
	const noneOf = new Set(searched.noneOf);
	const cube = {
		allowedValues: presentValues,
		anyOf,
		noneOf
	};
	for (const other of outside) {
		if (require_filter_space.areDisjoint(cube, other)) continue;
		const excludedName = [...other.noneOf].find((name) => presentNames.has(name));
		if (excludedName !== void 0) {
			anyOf.push([excludedName]);
			continue;
		}
		const [shortestUnmet = []] = other.anyOf.filter((names) => !names.some((name) => presentNames.has(name))).toSorted((a, b) => a.length - b.length);
		for (const name of shortestUnmet) noneOf.add(name);
	}
	return cube;
}
const withoutRepeats = (anyOf) => [...new Map(anyOf.map((names) => [names.join("\n"), names])).values()];
function isCovered(cube, parts) {
	if (require_filter_space.isEmpty(cube)) return true;
	const overlapping = parts.filter((part) => !require_filter_space.areDisjoint(part, cube)).map((part) => ({ cube: part }));
	return require_filter_space.firstUncovered(cube, overlapping, {
		used: new Set(),
		limit: maxCases
	}) === null;
}
// src/prove/tested-findings.ts
function testedFindings({ always, finding }, knownNames) {
	if (always !== void 0) return findingsOfKind(always);
	return finding === void 0 ? require_filter_space.allFindings : findingsLikeExample(finding, knownNames);
}
function findingsOfKind({ repository_tags: tags = [], vulnerability_classes: classes = [], without = {}, ...values }) {
	return {
		allowedValues: allowedValues(values),
		anyOf: [...openNames("repository_tag", tags), ...openNames("vulnerability_class", classes)].map((name) => [name]),
		noneOf: new Set([...openNames("repository_tag", without.repository_tags ?? []), ...openNames("vulnerability_class", without.vulnerability_classes ?? [])])
	};
}
function findingsLikeExample({ repository_tags: tags, vulnerability_classes: classes, ...values }, knownNames) {
	const anyOf = [];
	const noneOf = new Set();
	const addOpenType = (type, listed) => {
		if (listed === void 0) return;
		const names = new Set(openNames(type, listed));
		for (const name of names) anyOf.push([name]);
		for (const name of knownNames) if (require_filter_space.isNameOf(type, name) && !names.has(name)) noneOf.add(name);
	};
	addOpenType("repository_tag", tags);
	addOpenType("vulnerability_class", classes);
	return {
		allowedValues: allowedValues(values),
		anyOf,
		noneOf
	};
}
const openNames = (type, values) => values.map((value) => require_filter_space.nameOf(type, value));
function allowedValues(values) {
	let allowed = require_filter_space.allFindings.allowedValues;
	for (const [type, listed] of Object.entries(values)) {
		const bits = require_filter_space.valueBits(type);
		let listedBits = 0;
		for (const value of [listed].flat()) listedBits |= bits.get(value === "unset" ? "" : String(value)) ?? 0;
		allowed &= ~require_filter_space.maskOf(type) | listedBits;
	}
	return allowed;
}
const openNamesIn = (cubes) => new Set(cubes.flatMap(({ anyOf, noneOf }) => [...anyOf.flat(), ...noneOf]));
// src/prove/describe-findings.ts
function describeFindings(cube) {
	const severity = possibleValues(cube, "severity");
	const isAdjective = severity !== null && !severity.includes("");
	const adjective = isAdjective ? [`${severity.toReversed().join(" or ")} `] : [];
	const parts = [
		{
			separator: " ",
			words: isAdjective ? [] : valueWords("severity", severity)
		},
		{
			separator: " ",
			words: valueWords("confidence", possibleValues(cube, "confidence"))
		},
		{
			separator: " ",
			words: fullScanWords(cube)
		},
		{
			separator: " ",
			words: breakingChangeWords(cube)
		},
		classPart(cube),
		{
			separator: " ",
			words: repositoryWords(cube)
		}
	].filter(({ words }) => words.length > 0);
	if (adjective.length === 0 && parts.length === 0) return ["any finding"];
	return [
		"a ",
		...adjective,
		"finding",
		...parts.flatMap(({ separator, words }) => [separator, ...words])
	];
}
function possibleValues({ allowedValues }, type) {
	const all = [...require_filter_space.valueBits(type)];
	const possible = all.filter(([, bit]) => (allowedValues & bit) !== 0).map(([value]) => value);
	return possible.length === all.length ? null : possible;
}
function valueWords(noun, values) {
	if (values === null) return [];
	if (values.length === 1 && values[0] === "") return [`without a ${noun}`];
	return [`with ${noun} ${values.map((value) => value === "" ? "none" : value).join(" or ")}`];
}
function fullScanWords(cube) {
	const values = possibleValues(cube, "full_scan");
	if (values?.length !== 1) return valueWords("full scan", values);
	if (values[0] === "true") return ["from a full scan"];
	return values[0] === "false" ? ["not from a full scan"] : ["without information on a full scan"];
}
function breakingChangeWords(cube) {
	const values = possibleValues(cube, "breaking_change");
	if (values?.length !== 1) return valueWords("breaking change", values);
	if (values[0] === "true") return ["whose fix is a breaking change"];
	return values[0] === "false" ? ["whose fix is no breaking change"] : ["without information on a breaking change"];
}
function classPart(cube) {
	const { present, absent } = openValues(cube, "vulnerability_class");
	const words = require_start.joinSentences([present.length === 0 ? [] : ["of the class ", ...require_start.listSentence(present)], absent.length === 0 ? [] : ["not of the class ", ...require_start.listSentence(absent, "or")]], " and ");
	return {
		separator: present.length === 0 ? ", " : " ",
		words
	};
}
function repositoryWords(cube) {
	const { present, absent } = openValues(cube, "repository_tag");
	if (present.length + absent.length === 0) return [];
	return ["in a repository ", ...require_start.joinSentences([present.length === 0 ? [] : ["tagged ", ...require_start.listSentence(present)], absent.length === 0 ? [] : ["without the tag ", ...require_start.listSentence(absent, "or")]], " and ")];
}
function openValues({ anyOf, noneOf }, type) {
	const valuesIn = (names) => require_filter_space.valuesNamed(type, names).map((value) => [require_start.foreign(value)]);
	return {
		present: anyOf.map(valuesIn).filter((values) => values.length > 0).map((values) => require_start.listSentence(values, "or")),
		absent: valuesIn(noneOf)
	};
}
// src/prove/explain.ts
function explainRefutation(counterexample, claim, context) {
	const { cube } = counterexample;
	const subject = describeFindings(describedCube(cube, context));
	const deciding = decidingPolicies(counterexample, claim, context);
	const unspecified = unspecifiedAttributes(cube, context);
	const depends = unspecified.length === 0 ? [] : require_start.say`. It depends on ${require_start.listSentence(unspecified.map((words) => [words]))}, which the test does not give`;
	return {
		words: [
			...subject,
			" ",
			...outcomeWords(cube, claim, context),
			...deciding.words,
			...depends
		],
		decidedBy: deciding.decidedBy
	};
}
function explainUnknown(possible, claim, context) {
	if (possible === "gave-up") return {
		words: ["too many policies overlap to prove this; narrow the test"],
		decidedBy: []
	};
	const unknownParts = context.policies.flatMap((policy) => unknownPartsOf(policy, possible.finding));
	const subject = describeFindings(describedCube(possible.cube, context));
	const reasons = unknownParts.slice(0, 3).flatMap(({ policy, words }) => [
		"; ",
		policy,
		...words
	]);
	return {
		words: [
			`whether `,
			...subject,
			" ",
			...claimWords(claim),
			" is not known",
			...reasons
		],
		decidedBy: unknownParts.map(({ policy }) => policy)
	};
}
function claimWords({ expected }) {
	if (expected.kind === "action") return require_start.say`${[expected.isTaken ? "gets" : "does not get"]} the action ${expected.type}`;
	if (expected.kind === "enforced-by") return require_start.say`is ${[participles[expected.mode ?? "monitor"]]} by ${expected.slug}`;
	return [allowedModesWords[expected.allowedModes.join(" ")] ?? "is as expected"];
}
const participles = {
	block: "blocked",
	comment: "commented on",
	monitor: "matched"
};
const allowedModesWords = {
	monitor: "is only monitored",
	comment: "is only commented on",
	block: "is blocked",
	"monitor comment": "is not blocked",
	"comment block": "is at least commented on",
	"monitor block": "is blocked or only monitored"
};
function outcomeWords(cube, { expected }, context) {
	if (expected.kind === "action") return expected.isTaken ? require_start.say`does not get the action ${expected.type}` : require_start.say`gets the action ${expected.type}`;
	if (expected.kind === "enforced-by") return require_start.say`is not ${[participles[expected.mode ?? "monitor"]]} by ${expected.slug}`;
	const mayBlock = expected.allowedModes.includes("block");
	return [{
		blocked: "is blocked",
		monitored: mayBlock ? "is neither blocked nor commented on" : "is not commented on",
		"commented-on": mayBlock ? "is only commented on" : "is commented on",
		"not-blocked": "is not blocked"
	}[modeOutcome(cube, context)]];
}
function modeOutcome(cube, { findingsEnforcedAtLeast }) {
	if (isCovered(cube, findingsEnforcedAtLeast("certain", strictnessOf("block")))) return "blocked";
	if (findingsEnforcedAtLeast("possible", strictnessOf("comment")).every((part) => require_filter_space.areDisjoint(part, cube))) return "monitored";
	return isCovered(cube, findingsEnforcedAtLeast("certain", strictnessOf("comment"))) ? "commented-on" : "not-blocked";
}
function decidingPolicies({ finding }, claim, { policies }) {
	const doingTooMuch = policies.filter((policy) => doesTooMuch(policy, finding, claim));
	const isActionUnwanted = claim.expected.kind === "action" && !claim.expected.isTaken;
	if (doingTooMuch.length === 0 && !isActionUnwanted) return nearestPolicy(finding, claim, policies);
	const named = doingTooMuch.slice(0, 3).flatMap((policy, index) => [index === 0 ? ", by " : ", ", policy]);
	const more = doingTooMuch.length > 3 ? [` and ${String(doingTooMuch.length - 3)} more`] : [];
	return {
		words: [...named, ...more],
		decidedBy: doingTooMuch
	};
}
function doesTooMuch(policy, finding, { expected, couldFulfil }) {
	if (!isMatchedBy(policy.certain.findings, finding)) return false;
	if (expected.kind === "action") return !expected.isTaken && couldFulfil(policy);
	if (expected.kind === "enforced-by") return false;
	return policy.certain.strictness > Math.max(...expected.allowedModes.map(strictnessOf));
}
const isMatchedBy = (findings, finding) => findings.some((cube) => require_filter_space.matchesSample(cube, finding));
function nearestPolicy(finding, { expected, couldFulfil }, policies) {
	const candidates = policies.filter(couldFulfil);
	const [nearest] = candidates.flatMap((policy) => unmetConditions(policy, finding) ?? []).toSorted((a, b) => a.unmet.length + Number(!a.policy.isActive) - b.unmet.length - Number(!b.policy.isActive));
	if (nearest === void 0) {
		const effect = expected.kind === "action" ? require_start.say`takes the action ${expected.type}` : [weakestEffectWords(expected)];
		return {
			words: candidates.length > 0 ? [] : require_start.say`; no policy ${effect}`,
			decidedBy: []
		};
	}
	const { policy, unmet, mode } = nearest;
	const conditions = require_start.joinSentences(unmet.map(require_enforcement.describeCondition), mode === "all" ? " and " : " or ");
	const facts = [...policy.isActive ? [] : [["is inactive"]], ...unmet.length === 0 ? [] : [require_start.say`asks that ${conditions}`]];
	return {
		words: [
			"; the nearest policy is ",
			policy,
			...facts.length === 0 ? [] : [", which ", ...require_start.joinSentences(facts, " and ")]
		],
		decidedBy: [policy]
	};
}
function weakestEffectWords(expected) {
	const [mode] = expected.kind === "mode" ? expected.allowedModes : [expected.mode];
	return mode === "block" ? "blocks such a finding" : "comments on such a finding";
}
function unmetConditions(policy, finding) {
	if (policy.filters === null) return null;
	const { conditions, mode } = policy.filters;
	const unmet = conditions.filter(({ cube }) => !require_filter_space.matchesSample(cube, finding)).map(({ condition }) => condition);
	return {
		policy,
		mode,
		unmet: mode === "any" && unmet.length < conditions.length ? [] : unmet
	};
}
function unknownPartsOf(policy, finding) {
	if (!isMatchedBy(policy.possible.findings, finding)) return [];
	const enforcement = require_enforcement.enforcementOf(policy.content);
	if (enforcement === null) return [{
		policy,
		words: [" has an unknown form"]
	}];
	const unknownActions = enforcement.actions.filter(({ effect }) => effect === "unknown").map(({ type }) => type);
	const types = unknownActions.length > 0 ? unknownActions : weakenedActions(policy);
	const facts = [];
	if (!isMatchedBy(policy.certain.findings, finding)) facts.push(unknownFiltersWords(policy));
	if (types.length > 0) facts.push(require_start.say`has the action ${listedTypes(types)} with an effect that is not known`);
	if (unknownActions.length === 0 && policy.mayIgnoreFindings) facts.push(["ignores it, and what else happens then is not known"]);
	return facts.length === 0 ? [] : [{
		policy,
		words: [" ", ...require_start.joinSentences(facts, " and ")]
	}];
}
const listedTypes = (types) => require_start.listSentence([...new Set(types)].map((type) => [require_start.foreign(type)]));
function weakenedActions({ content, certain, possible }) {
	if (certain.strictness >= possible.strictness) return [];
	return (Array.isArray(content["actions"]) ? content["actions"].filter(require_validate.isObject) : []).filter(({ config }) => require_validate.isObject(config) && Object.keys(config).length > 0).map(({ type }) => String(type)).filter((type) => require_validate.actionType(type).mode !== "monitor");
}
function unknownFiltersWords({ content, filters }) {
	const fields = [...require_filter_space.differingFields(content, {}, require_filter_space.policyFields), ...require_filter_space.differingFields(content["filters"], {}, require_filter_space.filterFields)];
	if (fields.length > 0) return require_start.say`has the unknown field ${require_start.listSentence(fields.map((field) => [require_start.foreign(field)]))}`;
	const undecidable = (filters?.conditions ?? []).filter(({ cube }) => cube.anyOf.some(hasUnknownName));
	if (undecidable.length === 0) return ["has filters in an unknown form"];
	const types = undecidable.map(({ condition }) => condition.type);
	return require_start.say`has a condition on ${listedTypes(types)} that ifmatch cannot decide`;
}
function describedCube(cube, { tested, test }) {
	if (test.finding === void 0) return cube;
	return {
		...cube,
		noneOf: new Set([...cube.noneOf].filter((name) => !tested.noneOf.has(name)))
	};
}
function unspecifiedAttributes(cube, { tested, test: { finding } }) {
	if (finding === void 0) return [];
	const values = valueTypes.filter(({ type }) => {
		const isNarrowed = (cube.allowedValues & require_filter_space.maskOf(type)) !== (tested.allowedValues & require_filter_space.maskOf(type));
		return finding[type] === void 0 && isNarrowed;
	});
	const names = [...cube.anyOf.flat(), ...cube.noneOf];
	const openTypes = openTypeFields.filter(({ field, type }) => finding[field] === void 0 && names.some((name) => require_filter_space.isNameOf(type, name)));
	return [...values, ...openTypes].map(({ words }) => words);
}
const valueTypes = [
	{
		type: "severity",
		words: "severity"
	},
	{
		type: "confidence",
		words: "confidence"
	},
	{
		type: "full_scan",
		words: "full scan"
	},
	{
		type: "breaking_change",
		words: "breaking change"
	}
];
const openTypeFields = [{
	field: "repository_tags",
	type: "repository_tag",
	words: "the tags of the repository"
}, {
	field: "vulnerability_classes",
	type: "vulnerability_class",
	words: "the vulnerability classes"
}];
// src/prove/remediation.ts
var RemediationProver = class {
	policies;
	knownNames;
	possiblyIgnored;
	findingsCache = new Map();
	constructor(policies) {
		this.policies = policies;
		this.knownNames = openNamesIn(policies.flatMap(({ possible }) => possible.findings));
		this.possiblyIgnored = possiblyIgnoredBy(policies);
	}
	prove(test) {
		const tested = testedFindings(test, this.knownNames);
		if (require_filter_space.isEmpty(tested)) return broken(["no finding is of this kind, so the test says nothing"]);
		const expectation = require_validate.expectationOf(test);
		const missing = expectation.by.find((slug) => !this.policies.some((policy) => policy.name === slug));
		if (missing !== void 0) return broken(require_start.say`there is no policy with the slug ${missing}`);
		return worstOf(this.claimsOf(expectation).map((claim) => this.proveClaim(claim, tested, test)));
	}
	claimsOf({ modes: allowedModes, actions, by: slugs }) {
		return [
			...allowedModes === null ? [] : [this.modeClaim(allowedModes)],
			...actions.map((action) => this.actionClaim(action)),
			...slugs.map((slug) => this.enforcedByClaim(slug, allowedModes ?? []))
		];
	}
	modeClaim(allowedModes) {
		const forbidden = consecutiveRanges(require_validate.modes.filter((mode) => !allowedModes.includes(mode)).map(strictnessOf));
		const weakestAllowed = weakestOf(allowedModes);
		return {
			expected: {
				kind: "mode",
				allowedModes
			},
			couldFulfil: ({ possible }) => possible.strictness >= weakestAllowed && weakestAllowed > 0,
			certainCounterexamples: forbidden.map(([first, last]) => {
				const stricter = this.findingsEnforcedAtLeast("possible", last + 1);
				if (first === 0) return {
					inside: "everything",
					outside: stricter
				};
				return {
					inside: this.findingsEnforcedAtLeast("certain", first),
					outside: [...stricter, ...this.possiblyIgnored]
				};
			}),
			possibleCounterexamples: forbidden.flatMap(([first, last]) => {
				const stricter = this.findingsEnforcedAtLeast("certain", last + 1);
				if (first > 0) return [{
					inside: this.findingsEnforcedAtLeast("possible", first),
					outside: stricter
				}];
				return [{
					inside: "everything",
					outside: stricter
				}, {
					inside: this.possiblyIgnored,
					outside: []
				}];
			})
		};
	}
	actionClaim({ type, isTaken }) {
		const takesAction = ({ actions }) => actions?.has(type) === true;
		const mayTakeAction = (policy) => takesAction(policy) || policy.actions === null;
		const certain = this.policies.filter(takesAction).flatMap((policy) => policy.certain.findings);
		const possible = this.policies.filter(mayTakeAction).flatMap((policy) => policy.possible.findings);
		const claim = {
			expected: {
				kind: "action",
				type,
				isTaken
			},
			couldFulfil: takesAction
		};
		const ignored = type === "triage" ? [] : this.possiblyIgnored;
		if (!isTaken) return {
			...claim,
			certainCounterexamples: [{
				inside: certain,
				outside: ignored
			}],
			possibleCounterexamples: [{
				inside: possible,
				outside: []
			}]
		};
		return {
			...claim,
			certainCounterexamples: [{
				inside: "everything",
				outside: possible
			}],
			possibleCounterexamples: [{
				inside: "everything",
				outside: certain
			}, {
				inside: ignored,
				outside: []
			}]
		};
	}
	enforcedByClaim(slug, allowedModes) {
		const weakestAllowed = weakestOf(allowedModes);
		const named = this.policies.filter((policy) => policy.name === slug);
		const enforcedIn = (bound) => named.flatMap((policy) => policy[bound].strictness >= weakestAllowed ? policy[bound].findings : []);
		return {
			expected: {
				kind: "enforced-by",
				slug,
				mode: require_validate.modes[weakestAllowed]
			},
			couldFulfil: (policy) => policy.name === slug,
			certainCounterexamples: [{
				inside: "everything",
				outside: enforcedIn("possible")
			}],
			possibleCounterexamples: [{
				inside: "everything",
				outside: enforcedIn("certain")
			}]
		};
	}
	findingsEnforcedAtLeast = (bound, strictness) => {
		const key = `${bound} ${String(strictness)}`;
		const cached = this.findingsCache.get(key);
		if (cached !== void 0) return cached;
		const findings = this.policies.filter((policy) => policy[bound].strictness >= strictness).flatMap((policy) => policy[bound].findings);
		this.findingsCache.set(key, findings);
		return findings;
	};
	proveClaim(claim, tested, test) {
		const possible = findCounterexample(tested, claim.possibleCounterexamples);
		if (possible === "none") return proven;
		const certain = findCounterexample(tested, claim.certainCounterexamples);
		const context = {
			tested,
			test,
			policies: this.policies,
			findingsEnforcedAtLeast: this.findingsEnforcedAtLeast
		};
		if (typeof certain === "object") return {
			verdict: "broken",
			reason: explainRefutation(certain, claim, context),
			counterexample: certain
		};
		return {
			verdict: "unknown",
			reason: explainUnknown(possible, claim, context),
			counterexample: null
		};
	}
};
const possiblyIgnoredBy = (policies) => policies.filter(({ mayIgnoreFindings }) => mayIgnoreFindings).flatMap(({ possible }) => possible.findings);
const broken = (words) => ({
	verdict: "broken",
	reason: {
		words,
		decidedBy: []
	},
	counterexample: null
});
const weakestOf = (allowedModes) => Math.min(...allowedModes.map(strictnessOf));
function consecutiveRanges(forbidden) {
	const ranges = [];
	for (const strictness of forbidden) {
		const range = ranges.at(-1);
		if (range !== void 0 && range[1] + 1 === strictness) range[1] = strictness;
		else ranges.push([strictness, strictness]);
	}
	return ranges;
}
Object.defineProperty(exports, "RemediationProver", {
	enumerable: true,
	get: function() {
		return RemediationProver;
	}
});
Object.defineProperty(exports, "describeFindings", {
	enumerable: true,
	get: function() {
		return describeFindings;
	}
});
Object.defineProperty(exports, "isCovered", {
	enumerable: true,
	get: function() {
		return isCovered;
	}
});
Object.defineProperty(exports, "possiblyIgnoredBy", {
	enumerable: true,
	get: function() {
		return possiblyIgnoredBy;
	}
});
Object.defineProperty(exports, "provablePolicies", {
	enumerable: true,
	get: function() {
		return provablePolicies;
	}
});
Object.defineProperty(exports, "proven", {
	enumerable: true,
	get: function() {
		return proven;
	}
});
Object.defineProperty(exports, "testedFindings", {
	enumerable: true,
	get: function() {
		return testedFindings;
	}
});
Object.defineProperty(exports, "worstOf", {
	enumerable: true,
	get: function() {
		return worstOf;
	}
});
