const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_filter_space = require("./filter-space.js");
const require_enforcement = require("./enforcement.js");
// src/prove/proof.ts
const proven = {
	verdict: "holds",
	why: {
		words: [],
		decidedBy: []
	},
	counterexample: null
};
const worstOf = (proofs) => proofs.find(({ verdict }) => verdict === "broken") ?? proofs.find(({ verdict }) => verdict === "unknown") ?? proven;
// src/prove/policies.ts
const rankOf = (mode) => require_validate.modes.indexOf(mode);
function provablePolicies(bundle) {
	return bundle.content.policies.map((content) => {
		const slug = require_validate.slugOf(content);
		const at = bundle.origins.get(require_validate.policyId(slug)) ?? require_start.nowhere;
		const enforcement = require_enforcement.enforcementOf(content);
		return {
			name: slug,
			at,
			content,
			filters: filtersOf(content),
			...enforcement === null ? unknownForm : boundsOf(enforcement)
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
			cube: require_filter_space.narrow(require_filter_space.whole, condition)
		}))
	};
}
const unknownForm = {
	isActive: true,
	certain: [],
	possible: [require_filter_space.whole],
	certainRank: 0,
	possibleRank: 2,
	actions: null,
	mayHide: true
};
function boundsOf({ active, actions, level, space }) {
	const isUnclear = actions.some(({ effect }) => effect === "unknown");
	return {
		isActive: active,
		certain: space.filter(({ some }) => !some.some(isUnknown)),
		possible: space.map((cube) => ({
			...cube,
			some: cube.some.filter((names) => !isUnknown(names))
		})),
		certainRank: Math.min(level, 2),
		possibleRank: isUnclear ? 2 : rankOf(require_enforcement.modeOf(actions)),
		actions: new Set(actions.map(({ type }) => type)),
		mayHide: actions.some(({ effect }) => effect !== "enforces")
	};
}
const isUnknown = (names) => names.some(require_filter_space.isUnknownName);
// src/prove/kinds.ts
function testedFindings({ always, finding }, knownNames) {
	if (always !== void 0) return findingsOfKind(always);
	return finding === void 0 ? require_filter_space.whole : findingsLikeExample(finding, knownNames);
}
function findingsOfKind({ repository_tags: tags = [], vulnerability_classes: classes = [], without = {}, ...values }) {
	return {
		values: valuesOf(values),
		some: [...withType("repository_tag", tags), ...withType("vulnerability_class", classes)].map((name) => [name]),
		none: new Set([...withType("repository_tag", without.repository_tags ?? []), ...withType("vulnerability_class", without.vulnerability_classes ?? [])])
	};
}
function findingsLikeExample({ repository_tags: tags, vulnerability_classes: classes, ...values }, knownNames) {
	const given = [...tags === void 0 ? [] : [{
		type: "repository_tag",
		names: tags
	}], ...classes === void 0 ? [] : [{
		type: "vulnerability_class",
		names: classes
	}]].map(({ type, names }) => ({
		type,
		names: new Set(withType(type, names))
	}));
	return {
		values: valuesOf(values),
		some: given.flatMap(({ names }) => Array.from(names, (name) => [name])),
		none: new Set(given.flatMap(({ type, names }) => [...knownNames].filter((name) => require_filter_space.isNameOf(type, name) && !names.has(name))))
	};
}
const withType = (type, values) => values.map((value) => require_filter_space.nameOf(type, value));
function valuesOf(given) {
	return Object.entries(given).reduce((values, [type, value]) => {
		const bits = require_filter_space.valueBits(type);
		const all = [...bits.values()].reduce((sum, bit) => sum | bit, 0);
		const chosen = [value].flat().reduce((sum, one) => sum | (bits.get(one === "unset" ? "" : String(one)) ?? 0), 0);
		return values & (~all | chosen);
	}, require_filter_space.whole.values);
}
const namesIn = (cubes) => new Set(cubes.flatMap(({ some, none }) => [...some.flat(), ...none]));
// src/prove/region.ts
const maxCases = 5e3;
function findIn(space, { inside, outside }) {
	let isUnclear = false;
	for (const kind of space) {
		const near = outside.filter((cube) => !require_filter_space.areDisjoint(cube, kind));
		for (const cube of inside ?? [null]) {
			if (cube !== null && require_filter_space.areDisjoint(cube, kind)) continue;
			const searched = cube === null ? kind : require_filter_space.intersection(kind, cube);
			const parts = near.map((part) => ({ cube: part }));
			const found = require_filter_space.firstUncovered(searched, parts, {
				used: new Set(),
				limit: maxCases
			});
			if (found === "unknown") isUnclear = true;
			else if (found !== null) return generalizeFinding(searched, found, near);
		}
	}
	return isUnclear ? "unknown" : null;
}
function generalizeFinding(space, finding, outside) {
	const isApart = (cube) => outside.every((part) => require_filter_space.areDisjoint(cube, part));
	let cube = narrowToFinding(space, finding, outside);
	for (const type of leastTellingFirst) {
		const mask = [...require_filter_space.valueBits(type).values()].reduce((sum, bit) => sum | bit, 0);
		const wider = {
			...cube,
			values: cube.values | space.values & mask
		};
		if (isApart(wider)) cube = wider;
	}
	for (const name of cube.none) {
		const wider = {
			...cube,
			none: new Set([...cube.none].filter((one) => one !== name || space.none.has(one)))
		};
		if (isApart(wider)) cube = wider;
	}
	for (const names of cube.some.slice(space.some.length)) {
		const wider = {
			...cube,
			some: cube.some.filter((one) => one !== names)
		};
		if (isApart(wider)) cube = wider;
	}
	return {
		finding,
		cube: {
			...cube,
			some: withoutRepeats(cube.some)
		}
	};
}
const leastTellingFirst = [
	"full_scan",
	"breaking_change",
	"confidence",
	"severity"
];
function narrowToFinding(space, { values, holds }, outside) {
	const some = space.some.map((names) => [names.find((name) => holds.has(name)) ?? names[0] ?? ""]);
	const none = new Set(space.none);
	const cube = {
		values,
		some,
		none
	};
	for (const part of outside) {
		if (require_filter_space.areDisjoint(cube, part)) continue;
		const excluded = [...part.none].find((name) => holds.has(name));
		const [missed = []] = part.some.filter((names) => !names.some((name) => holds.has(name))).toSorted((a, b) => a.length - b.length);
		if (excluded !== void 0) some.push([excluded]);
		else for (const name of missed) none.add(name);
	}
	return cube;
}
const withoutRepeats = (some) => [...new Map(some.map((names) => [names.join("\n"), names])).values()];
const isCovered = (cube, parts) => require_filter_space.isEmpty(cube) || require_filter_space.firstUncovered(cube, parts.filter((part) => !require_filter_space.areDisjoint(part, cube)).map((part) => ({ cube: part })), {
	used: new Set(),
	limit: maxCases
}) === null;
// src/prove/words.ts
function brokenWords(found, claim, context) {
	const subject = kindWords(shownCube(found.cube, context));
	const reason = reasonOf(found, claim, context);
	const open = openAttributes(found.cube, context);
	const depends = open.length === 0 ? [] : require_start.say`. It depends on ${require_start.listed(open.map((name) => [name]))}, which the test does not give`;
	return {
		words: [
			...subject,
			" ",
			...outcomeWords(found.cube, claim, context),
			...reason.words,
			...depends
		],
		decidedBy: reason.decidedBy
	};
}
function unknownWords(doubt, claim, context) {
	if (doubt === "unknown") return {
		words: ["too many policies overlap to prove this; narrow the test"],
		decidedBy: []
	};
	const unclear = context.policies.flatMap((policy) => doubtsAbout(policy, doubt.finding));
	const subject = kindWords(shownCube(doubt.cube, context));
	const reasons = unclear.slice(0, 3).flatMap(({ policy, words }) => [
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
		decidedBy: unclear.map(({ policy }) => policy)
	};
}
function outcomeWords(cube, { about }, { findingsReaching }) {
	if (about.kind === "action") return about.isTaken ? require_start.say`does not get the action ${about.type}` : require_start.say`gets the action ${about.type}`;
	if (about.kind === "by") return require_start.say`is not ${[participles[about.mode ?? "monitor"]]} by ${about.slug}`;
	const isApart = (rank) => findingsReaching("possible", rank).every((part) => require_filter_space.areDisjoint(part, cube));
	if (isCovered(cube, findingsReaching("certain", 2))) return ["is blocked"];
	if (isApart(1)) return [about.right.includes("block") ? "is neither blocked nor commented on" : "is not commented on"];
	if (!isCovered(cube, findingsReaching("certain", 1))) return ["is not blocked"];
	return [about.right.includes("block") ? "is only commented on" : "is commented on"];
}
const participles = {
	block: "blocked",
	comment: "commented on",
	monitor: "matched"
};
function claimWords({ about }) {
	if (about.kind === "action") return require_start.say`${[about.isTaken ? "gets" : "does not get"]} the action ${about.type}`;
	if (about.kind === "by") return require_start.say`is ${[participles[about.mode ?? "monitor"]]} by ${about.slug}`;
	return [modesWords[about.right.join(" ")] ?? "is as expected"];
}
const modesWords = {
	monitor: "is only monitored",
	comment: "is only commented on",
	block: "is blocked",
	"monitor comment": "is not blocked",
	"comment block": "is at least commented on",
	"monitor block": "is blocked or only monitored"
};
function reasonOf({ finding }, claim, { policies }) {
	const { about, helpers } = claim;
	if (!(about.kind === "action" ? !about.isTaken : about.kind === "mode" && policies.some((one) => doesTooMuch(one, finding, about.right)))) return nearestWords(finding, claim, policies.filter(helpers));
	const doing = policies.filter((one) => about.kind === "mode" ? doesTooMuch(one, finding, about.right) : helpers(one) && isMatched(one.certain, finding));
	const named = doing.slice(0, 3).flatMap((one, index) => [index === 0 ? ", by " : ", ", one]);
	const more = doing.length > 3 ? [` and ${String(doing.length - 3)} more`] : [];
	return {
		words: [...named, ...more],
		decidedBy: doing
	};
}
const isMatched = (space, finding) => space.some((cube) => require_filter_space.matches(cube, finding));
function doesTooMuch(policy, finding, right) {
	const most = Math.max(...right.map((mode) => require_validate.modes.indexOf(mode)));
	return policy.certainRank > most && isMatched(policy.certain, finding);
}
function nearestWords(finding, { about }, helpers) {
	const [nearest] = helpers.flatMap((policy) => unmetConditions(policy, finding) ?? []).toSorted((a, b) => a.unmet.length + Number(!a.policy.isActive) - b.unmet.length - Number(!b.policy.isActive));
	if (nearest === void 0) {
		const does = about.kind === "action" ? require_start.say`takes the action ${about.type}` : [leastWords(about)];
		return {
			words: helpers.length > 0 ? [] : require_start.say`; no policy ${does}`,
			decidedBy: []
		};
	}
	const { policy, unmet, mode } = nearest;
	const asks = require_start.joined(unmet.map(require_enforcement.describeCondition), mode === "all" ? " and " : " or ");
	const facts = [...policy.isActive ? [] : [["is inactive"]], ...unmet.length === 0 ? [] : [require_start.say`asks that ${asks}`]];
	return {
		words: [
			"; the nearest policy is ",
			policy,
			...facts.length === 0 ? [] : [", which ", ...require_start.joined(facts, " and ")]
		],
		decidedBy: [policy]
	};
}
function leastWords(about) {
	const [mode] = about.kind === "mode" ? about.right : [about.mode];
	return mode === "block" ? "blocks such a finding" : "comments on such a finding";
}
function unmetConditions(policy, finding) {
	if (policy.filters === null) return null;
	const { conditions, mode } = policy.filters;
	const unmet = conditions.filter(({ cube }) => !require_filter_space.matches(cube, finding)).map(({ condition }) => condition);
	return {
		policy,
		mode,
		unmet: mode === "any" && unmet.length < conditions.length ? [] : unmet
	};
}
function doubtsAbout(policy, finding) {
	if (!isMatched(policy.possible, finding)) return [];
	const enforcement = require_enforcement.enforcementOf(policy.content);
	if (enforcement === null) return [{
		policy,
		words: [" has an unknown form"]
	}];
	const actions = enforcement.actions.filter(({ effect }) => effect === "unknown").map(({ type }) => type);
	const weak = policy.certainRank < policy.possibleRank ? typesWithSettings(policy) : [];
	const types = [...new Set(actions.length > 0 ? actions : weak)];
	const all = [
		...!isMatched(policy.certain, finding) ? [unclearFilters(policy)] : [],
		...types.length > 0 ? [require_start.say`has the action ${require_start.listed(types.map((type) => [require_start.foreign(type)]))} with an effect that is not known`] : [],
		...actions.length === 0 && policy.mayHide ? [["ignores it, and what else happens then is not known"]] : []
	];
	return all.length === 0 ? [] : [{
		policy,
		words: [" ", ...require_start.joined(all, " and ")]
	}];
}
function typesWithSettings({ content }) {
	return (Array.isArray(content["actions"]) ? content["actions"].filter(require_validate.isObject) : []).filter(({ config }) => require_validate.isObject(config) && Object.keys(config).length > 0).map(({ type }) => String(type)).filter((type) => require_validate.actionType(type).mode !== "monitor");
}
function unclearFilters({ content, filters }) {
	const fields = [...require_filter_space.otherFields(content, {}, require_filter_space.policyFields), ...require_filter_space.otherFields(content["filters"], {}, require_filter_space.filterFields)];
	if (fields.length > 0) return require_start.say`has the unknown field ${require_start.listed(fields.map((field) => [require_start.foreign(field)]))}`;
	const unknown = (filters?.conditions ?? []).filter(({ cube }) => cube.some.some(isUnknown));
	if (unknown.length === 0) return ["has filters in an unknown form"];
	const types = [...new Set(unknown.map(({ condition }) => condition.type))];
	return require_start.say`has a condition on ${require_start.listed(types.map((type) => [require_start.foreign(type)]))} that ifmatch cannot decide`;
}
function shownCube(cube, { space, test }) {
	return test.finding === void 0 ? cube : {
		...cube,
		none: new Set([...cube.none].filter((name) => !space.none.has(name)))
	};
}
function openAttributes(cube, { space, test: { finding } }) {
	if (finding === void 0) return [];
	const values = valueTypes.filter(([type]) => finding[type] === void 0 && maskOf(type, cube) !== maskOf(type, space));
	const names = nameTypes.filter(([field, type]) => finding[field] === void 0 && [...cube.some.flat(), ...cube.none].some((name) => require_filter_space.isNameOf(type, name)));
	return [...values.map(([, words]) => words), ...names.map(([, , words]) => words)];
}
const valueTypes = [
	["severity", "severity"],
	["confidence", "confidence"],
	["full_scan", "full scan"],
	["breaking_change", "breaking change"]
];
const nameTypes = [[
	"repository_tags",
	"repository_tag",
	"the tags of the repository"
], [
	"vulnerability_classes",
	"vulnerability_class",
	"the vulnerability classes"
]];
function maskOf(type, { values }) {
	return [...require_filter_space.valueBits(type).values()].reduce((sum, bit) => sum | values & bit, 0);
}
function kindWords(cube) {
	const severity = valuesIn(cube, "severity");
	const isAdjective = severity !== null && !severity.includes("");
	const adjective = isAdjective ? [`${severity.toReversed().join(" or ")} `] : [];
	const classWords = nameWords(cube, "vulnerability_class", {
		has: "of the class ",
		lacks: "not of the class ",
		between: " and "
	});
	const lacksClassesOnly = require_filter_space.valuesNamed("vulnerability_class", cube.some.flat()).length === 0;
	const parts = [
		isAdjective ? [] : withWords("severity", severity),
		withWords("confidence", valuesIn(cube, "confidence")),
		choiceWords(valuesIn(cube, "full_scan"), "full scan", ["from a full scan", "not from a full scan"]),
		choiceWords(valuesIn(cube, "breaking_change"), "breaking change", ["whose fix is a breaking change", "whose fix is no breaking change"]),
		classWords,
		repositoryWords(cube)
	].filter((part) => part.length > 0);
	if (adjective.length === 0 && parts.length === 0) return ["any finding"];
	const separatorOf = (part) => part === classWords && lacksClassesOnly ? ", " : " ";
	return [
		"a ",
		...adjective,
		"finding",
		...parts.flatMap((part) => [separatorOf(part), ...part])
	];
}
function valuesIn({ values }, type) {
	const all = [...require_filter_space.valueBits(type)];
	const possible = all.filter(([, bit]) => (values & bit) !== 0).map(([value]) => value);
	return possible.length === all.length ? null : possible;
}
function withWords(noun, values) {
	if (values === null) return [];
	if (values.length === 1 && values[0] === "") return [`without a ${noun}`];
	return [`with ${noun} ${values.map((value) => value === "" ? "none" : value).join(" or ")}`];
}
function choiceWords(values, noun, [yes, no]) {
	if (values === null || values.length !== 1) return values === null ? [] : withWords(noun, values);
	if (values[0] === "true") return [yes];
	return values[0] === "false" ? [no] : [`without information on a ${noun}`];
}
function repositoryWords(cube) {
	const words = nameWords(cube, "repository_tag", {
		has: "tagged ",
		lacks: "without the tag ",
		between: " and "
	});
	return words.length === 0 ? [] : ["in a repository ", ...words];
}
function nameWords({ some, none }, type, { has, lacks, between }) {
	const shownValues = (names) => require_filter_space.valuesNamed(type, names).map((value) => [require_start.foreign(value)]);
	const present = some.map(shownValues).filter((values) => values.length > 0);
	const absent = shownValues(none);
	const parts = [present.length === 0 ? [] : [has, ...require_start.listed(present.map((values) => require_start.listed(values, "or")))], absent.length === 0 ? [] : [lacks, ...require_start.listed(absent, "or")]];
	return require_start.joined(parts, between);
}
// src/prove/remediation.ts
var RemediationProver = class {
	policies;
	names;
	hiding;
	coveredByRank = new Map();
	constructor(policies) {
		this.policies = policies;
		this.names = namesIn(policies.flatMap(({ possible }) => possible));
		this.hiding = policies.flatMap((one) => one.mayHide ? one.possible : []);
	}
	prove(test) {
		const space = testedFindings(test, this.names);
		if (require_filter_space.isEmpty(space)) return broken(["no finding is of this kind, so the test says nothing"]);
		const expectation = require_validate.expectationOf(test);
		const missing = expectation.by.find((slug) => !this.policies.some((one) => one.name === slug));
		if (missing !== void 0) return broken(require_start.say`there is no policy with the slug ${missing}`);
		return worstOf(this.claimsOf(expectation).map((claim) => this.proveClaim(claim, space, test)));
	}
	claimsOf({ modes: right, actions, by }) {
		return [
			...right === null ? [] : [this.modeClaim(right)],
			...actions.map((action) => this.actionClaim(action)),
			...by.map((slug) => this.byClaim(slug, right ?? []))
		];
	}
	modeClaim(right) {
		const wrong = consecutiveRanks(require_validate.modes.filter((mode) => !right.includes(mode)).map(rankOf));
		const least = Math.min(...right.map(rankOf));
		return {
			about: {
				kind: "mode",
				right
			},
			helpers: (one) => one.possibleRank >= least && least > 0,
			certain: wrong.map(([first, last]) => ({
				inside: first === 0 ? null : this.findingsReaching("certain", first),
				outside: [...this.findingsReaching("possible", last + 1), ...first === 0 ? [] : this.hiding]
			})),
			possible: wrong.flatMap(([first, last]) => [{
				inside: first === 0 ? null : this.findingsReaching("possible", first),
				outside: this.findingsReaching("certain", last + 1)
			}, ...first === 0 ? [{
				inside: this.hiding,
				outside: []
			}] : []])
		};
	}
	actionClaim({ type, isTaken }) {
		const takes = (one) => one.actions?.has(type) === true;
		const certain = this.policies.flatMap((one) => takes(one) ? one.certain : []);
		const possible = this.policies.flatMap((one) => takes(one) || one.actions === null ? one.possible : []);
		const about = {
			kind: "action",
			type,
			isTaken
		};
		const hiding = type === "triage" ? [] : this.hiding;
		if (!isTaken) return {
			about,
			helpers: takes,
			certain: [{
				inside: certain,
				outside: hiding
			}],
			possible: [{
				inside: possible,
				outside: []
			}]
		};
		return {
			about,
			helpers: takes,
			certain: [{
				inside: null,
				outside: possible
			}],
			possible: [{
				inside: null,
				outside: certain
			}, {
				inside: hiding,
				outside: []
			}]
		};
	}
	byClaim(slug, right) {
		const least = Math.min(...right.map(rankOf));
		const named = this.policies.filter((one) => one.name === slug);
		return {
			about: {
				kind: "by",
				slug,
				mode: require_validate.modes[least]
			},
			helpers: (one) => one.name === slug,
			certain: [{
				inside: null,
				outside: named.flatMap((one) => one.possibleRank >= least ? one.possible : [])
			}],
			possible: [{
				inside: null,
				outside: named.flatMap((one) => one.certainRank >= least ? one.certain : [])
			}]
		};
	}
	findingsReaching = (bound, rank) => {
		const key = `${bound} ${String(rank)}`;
		const known = this.coveredByRank.get(key);
		if (known !== void 0) return known;
		const found = this.policies.flatMap((one) => one[`${bound}Rank`] >= rank ? one[bound] : []);
		this.coveredByRank.set(key, found);
		return found;
	};
	proveClaim(claim, space, test) {
		const doubt = firstCounterexample(claim.possible, space);
		if (doubt === null) return proven;
		const refuted = firstCounterexample(claim.certain, space);
		const context = {
			space,
			test,
			policies: this.policies,
			findingsReaching: this.findingsReaching
		};
		if (refuted !== null && refuted !== "unknown") return {
			verdict: "broken",
			why: brokenWords(refuted, claim, context),
			counterexample: refuted
		};
		return {
			verdict: "unknown",
			why: unknownWords(doubt, claim, context),
			counterexample: null
		};
	}
};
const broken = (words) => ({
	verdict: "broken",
	why: {
		words,
		decidedBy: []
	},
	counterexample: null
});
function consecutiveRanks(ranks) {
	const runs = [];
	for (const rank of ranks) {
		const last = runs.at(-1);
		if (last !== void 0 && last[1] + 1 === rank) last[1] = rank;
		else runs.push([rank, rank]);
	}
	return runs;
}
function firstCounterexample(regions, space) {
	let isUnclear = false;
	for (const region of regions) {
		const found = findIn([space], region);
		if (found === "unknown") isUnclear = true;
		else if (found !== null) return found;
	}
	return isUnclear ? "unknown" : null;
}
Object.defineProperty(exports, "RemediationProver", {
	enumerable: true,
	get: function() {
		return RemediationProver;
	}
});
Object.defineProperty(exports, "isCovered", {
	enumerable: true,
	get: function() {
		return isCovered;
	}
});
Object.defineProperty(exports, "kindWords", {
	enumerable: true,
	get: function() {
		return kindWords;
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
