const require_validate = require("./validate.js");
const require_tests = require("./tests.js");
const require_start = require("./start.js");
// src/files/tests.ts
async function loadTests(source, files, context) {
	const tests = [];
	const problems = [];
	for (const file of files) {
		const { content, problems: found } = await readTestFile(source, file);
		const wrong = content === null ? [] : mistakesOf(file, content, context);
		problems.push(...found, ...wrong);
		if (content !== null && wrong.length === 0) tests.push(...declaredIn(file, content, context));
	}
	return {
		tests,
		problems
	};
}
async function readTestFile(source, file) {
	const read = require_start.readText(source, file);
	if ("problem" in read) return {
		content: null,
		problems: [read.problem]
	};
	const plain = require_validate.readPlain(read.text);
	if (require_tests.isTestFile(plain)) return {
		content: plain,
		problems: []
	};
	const { examineTests } = await Promise.resolve().then(() => require("./examine.js")).then((n) => n.examine_exports);
	return examineTests(file, read.text);
}
function mistakesOf(file, content, context) {
	const used = usedActions(context.bundles);
	const known = deploymentsOf(context);
	const own = content.tests.flatMap((test, index) => {
		const pointer = ["tests", index];
		const at = {
			file,
			pointer
		};
		return [...[formOf(test), ...expectedOf(test, used)].flatMap((one) => one ?? []).map((one) => ({
			severity: "error",
			at: {
				...at,
				pointer: [...pointer, ...one.steps]
			},
			...one.facts
		})), ...unknownSlugs(test.deployment_slug, known, {
			file,
			pointer
		})];
	});
	return [...unknownSlugs(content.deployment_slug, known, {
		file,
		pointer: []
	}), ...own];
}
function formOf(test) {
	const subjects = [
		"always",
		"finding",
		"project"
	].filter((field) => test[field] !== void 0);
	const [subject] = subjects;
	if (subject === void 0 || subjects.length > 1) return [{
		steps: [],
		facts: {
			code: "test-subject",
			given: subjects
		}
	}];
	const [needed, foreign] = subject === "project" ? [["product"], ["expect"]] : [["expect"], [
		"product",
		"scanned_by",
		"not_excluded"
	]];
	const fields = test;
	const missing = needed.filter((field) => fields[field] === void 0);
	const others = foreign.filter((field) => fields[field] !== void 0);
	const isAimless = subject === "project" && test.scanned_by === void 0 && test.not_excluded === void 0;
	return [
		...missing.map((field) => ({
			steps: [],
			facts: {
				code: "missing-field",
				field
			}
		})),
		...isAimless ? [{
			steps: [],
			facts: {
				code: "missing-field",
				field: "scanned_by"
			}
		}] : [],
		...others.map((field) => ({
			steps: [field],
			facts: {
				code: "test-field",
				field,
				subject
			}
		}))
	];
}
function expectedOf({ expect }, used) {
	if (expect === void 0) return [];
	if (typeof expect === "string") return wordOf(expect, ["expect"], "any", used);
	const { mode, actions = [], by } = expect;
	const said = mode === void 0 ? null : require_validate.readExpected(mode);
	const names = by !== void 0 && (said === null || !("modes" in said) || said.isNegated);
	return [
		...mode === void 0 ? [] : wordOf(mode, ["expect", "mode"], "mode", used),
		...actions.flatMap((action, index) => wordOf(action, [
			"expect",
			"actions",
			index
		], "action", used)),
		...names ? [{
			steps: ["expect", "by"],
			facts: { code: "test-by" }
		}] : []
	];
}
function wordOf(text, steps, kind, used) {
	const said = kind === "action" ? require_validate.readExpectedAction(text) : require_validate.readExpected(text);
	const isMode = said !== null && "modes" in said;
	const isAction = said !== null && "type" in said && used.has(said.type);
	if (isMode && kind !== "action" || isAction && kind !== "mode") return [];
	const allowed = [...kind === "action" ? [] : require_validate.modes, ...kind === "mode" ? [] : used];
	const word = text.split(" ").at(-1) ?? "";
	return [{
		steps,
		facts: {
			code: "bad-expectation",
			value: text,
			allowed,
			nearest: require_validate.nearest(word, allowed)
		}
	}];
}
const usedActions = (bundles) => new Set([...require_validate.actionTypes.keys(), ...bundles.flatMap((bundle) => bundle.kind === "remediation" ? bundle.content.policies.flatMap(({ actions }) => actions.map(({ type }) => type)) : [])]);
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
function declaredIn(file, content, { settings, bundles, deployment }) {
	const present = [...new Set(bundles.map((bundle) => bundle.deployment))];
	const candidates = new Set(require_validate.candidatesFor(file, settings));
	const listing = present.filter((slug) => candidates.has(slug));
	const usual = listing.length > 0 ? listing : present;
	return content.tests.map((test, index) => {
		const named = test.deployment_slug ?? content.deployment_slug;
		const deployments = (named === void 0 || present.includes(null) ? usual : [...new Set([named].flat())]).filter((slug) => deployment === null || slug === null || slug === deployment);
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
