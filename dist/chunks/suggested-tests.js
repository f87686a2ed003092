const require_print = require("./print.js");
const require_remediation = require("./remediation.js");
const require_start = require("./start.js");
const require_filter_space = require("./filter-space.js");
// src/prove/suggest.ts
const maxCombinations = 100;
function suggestTests(policies) {
	const prover = new require_remediation.RemediationProver(policies);
	const possiblyIgnored = require_remediation.possiblyIgnoredBy(policies);
	const strongestFirst = policies.flatMap((policy) => {
		const kinds = policy.certain.findings.flatMap((cube) => visibleKinds(cube, possiblyIgnored));
		return expectationsOf(policy).flatMap((expect) => kinds.flatMap((kind) => generalize(kind, expect, prover) ?? []));
	}).toSorted((a, b) => strengthOrder(a) - strengthOrder(b) || descriptionLength(a) - descriptionLength(b));
	const suggested = [];
	for (const test of strongestFirst) if (!suggested.some((other) => isImplied(test, other))) suggested.push(test);
	return suggested;
}
function expectationsOf({ certain, actions }) {
	const otherActions = [...actions ?? []].filter((type) => type !== "block" && type !== "pr_comment");
	if (certain.strictness === 2) return ["block", ...otherActions];
	return certain.strictness === 1 ? ["at least comment", ...otherActions] : otherActions;
}
function visibleKinds(cube, possiblyIgnored) {
	let visible = cube;
	for (const ignored of possiblyIgnored) {
		if (require_filter_space.areDisjoint(ignored, cube)) continue;
		const rest = subtract(visible, ignored);
		if (rest === null) return [];
		visible = rest;
	}
	const absent = namesByField([...visible.noneOf]);
	return combinationsOf(visible.anyOf).map((names) => ({
		...describeValues(visible),
		...namesByField([...new Set(names)]),
		...Object.keys(absent).length === 0 ? {} : { without: absent }
	}));
}
function subtract(cube, ignored) {
	const [names] = ignored.anyOf.toSorted((a, b) => a.length - b.length);
	return names === void 0 ? null : {
		...cube,
		noneOf: new Set([...cube.noneOf, ...names])
	};
}
function combinationsOf(lists) {
	let combinations = [[]];
	for (const names of lists) combinations = combinations.flatMap((taken) => names.map((name) => [...taken, name])).slice(0, maxCombinations);
	return combinations;
}
function namesByField(names) {
	const tags = require_filter_space.valuesNamed("repository_tag", names);
	const classes = require_filter_space.valuesNamed("vulnerability_class", names);
	return {
		...tags.length === 0 ? {} : { repository_tags: tags },
		...classes.length === 0 ? {} : { vulnerability_classes: classes }
	};
}
function describeValues({ allowedValues }) {
	const valuesOfType = (type) => {
		const all = [...require_filter_space.valueBits(type)];
		const possible = all.filter(([, bit]) => (allowedValues & bit) !== 0).map(([value]) => value === "" ? "unset" : value);
		return possible.length === all.length ? null : possible;
	};
	const lists = ["severity", "confidence"].flatMap((type) => {
		const possible = valuesOfType(type);
		return possible === null ? [] : [[type, possible.length === 1 ? possible[0] : possible.toReversed()]];
	});
	const choices = ["full_scan", "breaking_change"].flatMap((type) => {
		const [first] = valuesOfType(type) ?? [];
		return first === void 0 ? [] : [[type, first === "unset" ? first : first === "true"]];
	});
	return Object.fromEntries([...lists, ...choices]);
}
function generalize(kind, expect, prover) {
	const isProven = (always) => prover.prove({
		name: "",
		always,
		expect
	}).verdict === "holds";
	if (!isProven(kind)) return null;
	let always = kind;
	for (const field of Object.keys(kind)) {
		const wider = Object.fromEntries(Object.entries(always).filter(([name]) => name !== field));
		if (isProven(wider)) always = wider;
	}
	return {
		name: testName(always, expect),
		always,
		expect
	};
}
function testName(always, expect) {
	const subject = require_start.plainText(require_remediation.describeFindings(require_remediation.testedFindings({
		name: "",
		always
	}, new Set())));
	if (expect === "block") return `${subject} is blocked`;
	if (expect === "at least comment") return `${subject} is at least commented on`;
	return `${subject} gets the action ${expect}`;
}
function strengthOrder({ expect }) {
	if (expect === "block") return 0;
	return expect === "at least comment" ? 1 : 2;
}
const descriptionLength = ({ always }) => JSON.stringify(always).length;
function isImplied(test, other) {
	return (other.expect === test.expect || other.expect === "block" && test.expect === "at least comment") && require_remediation.isCovered(require_remediation.testedFindings(test, new Set()), [require_remediation.testedFindings(other, new Set())]);
}
// src/commands/shared/suggested-tests.ts
function suggestTestsOfBundles(bundles) {
	const hasSeveralDeployments = new Set(bundles.map(({ deployment }) => deployment)).size > 1;
	return bundles.flatMap((bundle) => {
		if (bundle.kind !== "remediation") return [];
		const slug = hasSeveralDeployments && bundle.deployment !== null ? { deployment_slug: bundle.deployment } : {};
		return [{
			bundle,
			tests: suggestTests(require_remediation.provablePolicies(bundle)).map((test) => ({
				...test,
				...slug
			}))
		}];
	});
}
const formatTestFile = (tests) => tests.length === 0 ? "# Nothing is blocked, commented on or acted on for certain, so there is no invariant to suggest.\n" : `tests:\n${tests.map(formatTest).join("")}`;
function formatTest({ name, deployment_slug: slug, always, expect }) {
	return `  - ${Object.entries({
		name,
		deployment_slug: slug,
		always,
		expect
	}).filter(([, value]) => value !== void 0).map(([key, value]) => `${key}: ${require_print.printInline(value, key, require_print.defaultStyle, { inFlow: false })}\n`).join("    ")}`;
}
Object.defineProperty(exports, "formatTestFile", {
	enumerable: true,
	get: function() {
		return formatTestFile;
	}
});
Object.defineProperty(exports, "suggestTestsOfBundles", {
	enumerable: true,
	get: function() {
		return suggestTestsOfBundles;
	}
});
