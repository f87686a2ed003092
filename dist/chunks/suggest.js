const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_print = require("./print.js");
const require_remediation = require("./remediation.js");
const require_validate = require("./validate.js");
const require_filter_space = require("./filter-space.js");
// src/prove/suggest.ts
const maxKinds = 100;
function suggestTests(policies) {
	const prover = new require_remediation.RemediationProver(policies);
	const hiding = policies.flatMap((one) => one.mayHide ? one.possible : []);
	return policies.flatMap((policy) => expectationsOf(policy).flatMap((expect) => policy.certain.flatMap((cube) => kindsIn(cube, hiding)).flatMap((kind) => generalizeKind(kind, expect, prover) ?? []))).toSorted((a, b) => rankOf(a) - rankOf(b) || sizeOf(a) - sizeOf(b)).reduce((kept, one) => kept.some((other) => isImplied(one, other)) ? kept : kept.concat(one), []);
}
function expectationsOf({ certainRank, actions }) {
	return [[
		"",
		"at least comment",
		"block"
	][certainRank] ?? "", ...[...actions ?? []].filter((type) => type !== "block" && type !== "pr_comment")].filter((expect) => expect !== "");
}
function kindsIn(cube, hiding) {
	const visible = hiding.filter((hidden) => !require_filter_space.areDisjoint(hidden, cube)).reduce((rest, hidden) => rest && without(rest, hidden), cube);
	if (visible === null) return [];
	const { some, none } = visible;
	const chosen = some.reduce((all, names) => all.flatMap((known) => names.map((name) => [...known, name])).slice(0, maxKinds), [[]]);
	const lacked = namesByField([...none]);
	return chosen.map((known) => ({
		...valuesOf(visible),
		...namesByField([...new Set(known)]),
		...Object.keys(lacked).length === 0 ? {} : { without: lacked }
	}));
}
function without(cube, hidden) {
	const [names] = hidden.some.toSorted((a, b) => a.length - b.length);
	return names === void 0 ? null : {
		...cube,
		none: new Set([...cube.none, ...names])
	};
}
function namesByField(names) {
	const [tags, classes] = [require_filter_space.valuesNamed("repository_tag", names), require_filter_space.valuesNamed("vulnerability_class", names)];
	return {
		...tags.length === 0 ? {} : { repository_tags: tags },
		...classes.length === 0 ? {} : { vulnerability_classes: classes }
	};
}
function valuesOf({ values }) {
	const valuesOfType = (type) => {
		const all = [...require_filter_space.valueBits(type)];
		const possible = all.filter(([, bit]) => (values & bit) !== 0).map(([value]) => value === "" ? "unset" : value);
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
function generalizeKind(kind, expect, prover) {
	const isProven = (always) => prover.prove({
		name: "",
		always,
		expect
	}).verdict === "holds";
	if (!isProven(kind)) return null;
	const always = Object.keys(kind).reduce((wide, field) => {
		const wider = Object.fromEntries(Object.entries(wide).filter(([name]) => name !== field));
		return isProven(wider) ? wider : wide;
	}, kind);
	return {
		name: titleOf(always, expect),
		always,
		expect
	};
}
function titleOf(always, expect) {
	const subject = require_start.plainText(require_remediation.kindWords(require_remediation.testedFindings({
		name: "",
		always
	}, new Set())));
	const mode = weakestMode(expect);
	if (mode === null) return `${subject} gets the action ${expect}`;
	return mode === "block" ? `${subject} is blocked` : `${subject} is at least commented on`;
}
const rankOf = ({ expect }) => {
	const mode = typeof expect === "string" ? weakestMode(expect) : null;
	return mode === null ? require_validate.modes.length : require_validate.modes.length - require_validate.modes.indexOf(mode);
};
function weakestMode(expect) {
	const said = require_validate.readExpected(expect);
	return said !== null && "modes" in said ? said.modes[0] ?? null : null;
}
const sizeOf = ({ always = {} }) => JSON.stringify(always).length;
function isImplied(one, other) {
	return (other.expect === one.expect || other.expect === "block" && one.expect === "at least comment") && require_remediation.isCovered(require_remediation.testedFindings(one, new Set()), [require_remediation.testedFindings(other, new Set())]);
}
// src/commands/suggest.ts
var suggest_exports = require_rolldown_runtime.__exportAll({ suggest: () => suggest });
async function suggest(selection, runtime) {
	const files = await require_validate.load(selection, runtime);
	const problems = require_validate.check(files, runtime);
	if (require_start.hasErrors(problems)) return {
		kind: "invalid",
		problems: await require_validate.located(selection.source, problems)
	};
	const several = new Set(files.bundles.map(({ deployment }) => deployment)).size > 1;
	const tests = files.bundles.flatMap((bundle) => {
		if (bundle.kind !== "remediation") return [];
		const slug = several && bundle.deployment !== null ? { deployment_slug: bundle.deployment } : {};
		return suggestTests(require_remediation.provablePolicies(bundle)).map((test) => ({
			...test,
			...slug
		}));
	});
	return {
		kind: "suggested",
		text: testFileText(tests)
	};
}
const testFileText = (tests) => tests.length === 0 ? "# Nothing is blocked, commented on or acted on for certain, so there is no invariant to suggest.\n" : `tests:\n${tests.map(testText).join("")}`;
function testText({ name, deployment_slug: slug, always, expect }) {
	return `  - ${Object.entries({
		name,
		deployment_slug: slug,
		always,
		expect
	}).filter(([, value]) => value !== void 0).map(([key, value]) => `${key}: ${require_print.printInline(value, key, require_print.plainStyle, false)}\n`).join("    ")}`;
}
Object.defineProperty(exports, "suggestTests", {
	enumerable: true,
	get: function() {
		return suggestTests;
	}
});
Object.defineProperty(exports, "suggest_exports", {
	enumerable: true,
	get: function() {
		return suggest_exports;
	}
});
Object.defineProperty(exports, "testFileText", {
	enumerable: true,
	get: function() {
		return testFileText;
	}
});
