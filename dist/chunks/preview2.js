import { renamesOf } from "./renames.js";
import { guardPlan, makePlan, planBundle, withConsent } from "./consent.js";
import { exceptionId, itemId, listId, policyId } from "./object.js";
import { policyFinder, ruleLists, slugOf } from "./digest.js";
import { inParallel } from "./in-parallel.js";
import { check, hasErrors, invalid, load, refuseParts } from "./load.js";
import { findTargets } from "./targets.js";
// src/plan/detection-place.ts
const fields = [
	"rule",
	"project",
	"project_tag_name"
];
/** Where the first of these texts stands in a detection bundle: as an item of a list, or else in an exception. */
const placeOfItem = (bundle, texts) => inList(bundle, texts) ?? inException(bundle, texts);
function inList({ content, origins }, texts) {
	for (const list of ruleLists) {
		const item = content[list].find((one) => texts.includes(one));
		const origin = item === void 0 ? void 0 : origins.get(itemId(list, item)) ?? origins.get(listId(list));
		if (origin !== void 0) return origin;
	}
	return null;
}
function inException({ content, origins }, texts) {
	for (const exception of content.exceptions) {
		const field = fields.find((name) => texts.includes(exception[name] ?? ""));
		const origin = field && origins.get(exceptionId(exception));
		if (origin) return {
			file: origin.file,
			pointer: [...origin.pointer, field]
		};
	}
	return null;
}
// src/plan/rejections.ts
/** What the platform says against a bundle, as problems of the files, each at the place that it speaks of as nearly as can be told. */
function rejectionProblems(bundle, rejections) {
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
/** What is said of the bundle as a whole, or of a thing that the files do not name, stands where the bundle begins. */
const beginning = ({ origins }) => origins.values().next().value ?? {
	file: "",
	pointer: []
};
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
	return ({ context }) => placeOfItem(bundle, Object.values(context)) ?? beginning(bundle);
}
/** From a policy to what a rejection names in it; the policy itself when it names nothing that stands there. */
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
/** The value where it stands, else the condition of that type. */
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
// src/commands/ask-platform.ts
/** Dry-runs every bundle and reads its vocabulary. Nothing is changed. */
async function askPlatform(targets, world) {
	let done = 0;
	return inParallel(targets, async (target) => {
		const asked = await ask(target);
		done += 1;
		world.terminal.progress(`dry run ${String(done)} of ${String(targets.length)}`);
		return asked;
	});
}
async function ask(target) {
	const { bundle, deployment, platform } = target;
	const [preview, vocabulary] = await Promise.all([platform.dryRun(deployment, bundle), platform.vocabulary(deployment, bundle.kind)]);
	return {
		target,
		preview,
		vocabulary
	};
}
// src/commands/preview.ts
/** Shows what applying these files would change, and changes nothing. */
const preview = async (options, world) => (await previewFiles(options, world)).outcome;
async function previewFiles(options, world) {
	const files = load(options, world);
	const problems = check(files, world);
	if (hasErrors(problems)) return {
		outcome: invalid(files, problems),
		files,
		targets: []
	};
	refuseParts(files);
	const targets = await findTargets(files, world);
	return {
		outcome: judge(files, await askPlatform(targets, world), withConsent(files.settings.guards, options.consent), world),
		files,
		targets
	};
}
/** What the platform's answers come to. */
function judge(files, asked, limits, world) {
	const vocabularies = new Map(asked.map(({ target, vocabulary }) => [target.bundle, vocabulary]));
	const known = check(files, world, (bundle) => vocabularies.get(bundle) ?? null);
	if (hasErrors(known)) return invalid(files, known);
	const problems = known.filter(({ code }) => !guesses.has(code));
	const rejected = asked.flatMap(({ target, preview: answer }) => rejectionProblems(target.bundle, answer.rejections));
	if (rejected.length > 0) return invalid(files, [...problems, ...rejected]);
	const plan = makePlan(asked.map(({ target, preview: answer }) => planBundle(target.bundle, target.deployment, answer, files.locate)));
	return {
		kind: plan.bundles.some((bundle) => bundle.changes.length > 0) ? "changes" : "no-changes",
		plan,
		problems: withoutRenamed(files.report(problems), plan),
		guards: guardPlan(plan, limits)
	};
}
/** Where a policy without a slug loses its identity, the old slug is the one to write, not the one that follows from the new name. */
function withoutRenamed(problems, plan) {
	const renamed = new Set(plan.bundles.flatMap((bundle) => [...renamesOf(bundle).values()].map(({ at }) => lineOf(at))));
	return problems.filter(({ problem, position }) => problem.code !== "missing-slug" || position === null || !renamed.has(lineOf(position)));
}
const lineOf = ({ file, line }) => `${file}:${String(line)}`;
/** What is only a guess offline: once the platform has answered, it is an error or it is nothing. */
const guesses = /* @__PURE__ */ new Set([
	"unknown-condition-type",
	"unknown-condition-value",
	"unknown-action-type",
	"missing-companion"
]);
export { askPlatform, preview, previewFiles, rejectionProblems };
