const require_validate = require("./validate.js");
const require_tests = require("./tests.js");
// src/files/policy-tests.ts
async function loadTests(source, files, context) {
	const tests = [];
	const problems = [];
	for (const file of files) {
		const { result, problems: schemaProblems } = await readTestFile(source, file);
		problems.push(...schemaProblems);
		if (result === null) continue;
		const lintProblems = lintTestFile(file, result, context);
		problems.push(...lintProblems);
		if (lintProblems.length === 0) tests.push(...toDeclaredTests(file, result, context));
	}
	return {
		tests,
		problems
	};
}
async function readTestFile(source, file) {
	const decoded = require_validate.readText(source, file);
	if ("problem" in decoded) return {
		result: null,
		problems: [decoded.problem]
	};
	const plain = require_validate.readPlain(decoded.text);
	if (require_tests.isTestFile(plain)) return {
		result: plain,
		problems: []
	};
	const { diagnoseTests } = await Promise.resolve().then(() => require("./diagnose.js")).then((n) => n.diagnose_exports);
	return diagnoseTests(file, decoded.text);
}
function lintTestFile(file, testFile, context) {
	const actionTypesInUse = knownActionTypes(context.bundles);
	const knownSlugs = deploymentsOf(context);
	const testProblems = testFile.tests.flatMap((test, index) => {
		const pointer = ["tests", index];
		return [...[...subjectProblems(test), ...expectationProblems(test, actionTypesInUse)].map((problem) => ({
			severity: "error",
			at: {
				file,
				pointer: [...pointer, ...problem.pointer]
			},
			...problem.facts
		})), ...unknownSlugs(test.deployment_slug, knownSlugs, {
			file,
			pointer
		})];
	});
	return [...unknownSlugs(testFile.deployment_slug, knownSlugs, {
		file,
		pointer: []
	}), ...testProblems];
}
function subjectProblems(test) {
	const subjects = [
		"always",
		"finding",
		"project"
	].filter((field) => test[field] !== void 0);
	const [subject] = subjects;
	if (subject === void 0 || subjects.length > 1) return [{
		pointer: [],
		facts: {
			code: "test-subject",
			given: subjects
		}
	}];
	const isProject = subject === "project";
	const required = isProject ? ["product"] : ["expect"];
	const forbidden = isProject ? ["expect"] : [
		"product",
		"scanned_by",
		"not_excluded"
	];
	const fields = test;
	const missing = required.filter((field) => fields[field] === void 0);
	const unexpected = forbidden.filter((field) => fields[field] !== void 0);
	const checksNothing = isProject && test.scanned_by === void 0 && test.not_excluded === void 0;
	return [
		...missing.map((field) => ({
			pointer: [],
			facts: {
				code: "missing-field",
				field
			}
		})),
		...checksNothing ? [{
			pointer: [],
			facts: {
				code: "missing-field",
				field: "scanned_by"
			}
		}] : [],
		...unexpected.map((field) => ({
			pointer: [field],
			facts: {
				code: "test-field",
				field,
				subject
			}
		}))
	];
}
function expectationProblems({ expect }, knownTypes) {
	if (expect === void 0) return [];
	if (typeof expect === "string") return expectedWordProblems(expect, ["expect"], "any", knownTypes);
	const { mode, actions = [], by } = expect;
	const expectedMode = mode === void 0 ? null : require_validate.readExpectation(mode);
	const lacksMode = by !== void 0 && (expectedMode === null || !("modes" in expectedMode) || expectedMode.isNegated);
	return [
		...mode === void 0 ? [] : expectedWordProblems(mode, ["expect", "mode"], "mode", knownTypes),
		...actions.flatMap((action, index) => expectedWordProblems(action, [
			"expect",
			"actions",
			index
		], "action", knownTypes)),
		...lacksMode ? [{
			pointer: ["expect", "by"],
			facts: { code: "test-by" }
		}] : []
	];
}
function expectedWordProblems(text, pointer, kind, knownTypes) {
	const expectation = kind === "action" ? require_validate.readExpectedAction(text) : require_validate.readExpectation(text);
	const isMode = expectation !== null && "modes" in expectation;
	const isAction = expectation !== null && "type" in expectation && knownTypes.has(expectation.type);
	if (isMode && kind !== "action" || isAction && kind !== "mode") return [];
	const allowed = [...kind === "action" ? [] : require_validate.modes, ...kind === "mode" ? [] : knownTypes];
	const word = text.split(" ").at(-1) ?? "";
	return [{
		pointer,
		facts: {
			code: "bad-expectation",
			value: text,
			allowed,
			nearest: require_validate.nearest(word, allowed)
		}
	}];
}
const knownActionTypes = (bundles) => new Set([...require_validate.actionTypes.keys(), ...bundles.flatMap((bundle) => bundle.kind === "remediation" ? bundle.content.policies.flatMap(({ actions }) => actions.map(({ type }) => type)) : [])]);
function unknownSlugs(named, known, at) {
	const slugs = known.filter((slug) => slug !== null);
	if (named === void 0 || slugs.length === 0) return [];
	return [named].flat().flatMap((slug, index) => {
		if (slugs.includes(slug)) return [];
		const pointer = [
			...at.pointer,
			"deployment_slug",
			...Array.isArray(named) ? [index] : []
		];
		const facts = {
			code: "deployment-unknown",
			slug,
			configured: slugs,
			nearest: require_validate.nearest(slug, slugs)
		};
		return [{
			severity: "error",
			at: {
				...at,
				pointer
			},
			...facts
		}];
	});
}
const deploymentsOf = ({ settings, bundles }) => [...new Set([...settings.deployments.keys(), ...bundles.map(({ deployment }) => deployment)])];
function toDeclaredTests(file, testFile, { settings, bundles, deployment }) {
	const slugs = [...new Set(bundles.map((bundle) => bundle.deployment))];
	const candidates = new Set(require_validate.candidatesFor(file, settings));
	const candidatesWithBundles = slugs.filter((slug) => candidates.has(slug));
	const defaultDeployments = candidatesWithBundles.length > 0 ? candidatesWithBundles : slugs;
	return testFile.tests.map((test, index) => {
		const named = test.deployment_slug ?? testFile.deployment_slug;
		const deployments = (named === void 0 || slugs.includes(null) ? defaultDeployments : [...new Set([named].flat())]).filter((slug) => deployment === null || slug === null || slug === deployment);
		return {
			test,
			at: {
				file,
				pointer: ["tests", index]
			},
			deployments
		};
	});
}
exports.loadTests = loadTests;
