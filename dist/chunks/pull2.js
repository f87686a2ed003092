const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_outcome_report = require("./outcome-report.js");
const require_drift_report = require("./drift-report.js");
const require_names = require("./names.js");
const require_problems = require("./problems2.js");
const require_report = require("./report3.js");
// src/report/pull-report.ts
function pullHeadline({ kind, pull }) {
	const byDeployment = Map.groupBy(pull.bundles, ({ deployment }) => deployment.slug);
	const names = require_start.joinSentences(Array.from(byDeployment, ([slug, bundles]) => require_start.say`${slug} (${[bundles.map((bundle) => bundle.kind).join(", ")]})`), ", ");
	const countFiles = (verb) => pull.files.filter((file) => file.verb === verb).length;
	const counts = {
		creates: countFiles("create"),
		updates: countFiles("update"),
		deletes: countFiles("delete")
	};
	const incompleteBundles = pull.bundles.filter((bundle) => incompleteFields(pull).some((field) => require_validate.isSameBundle(field, bundle)));
	return {
		"no-changes": require_start.say`In sync: ${names}.`,
		changes: require_start.say`Pull of ${names} would change the files: ${[require_validate.changeCountsText(counts)]}. Nothing was written.`,
		written: require_start.say`Pulled ${names} into the files: ${[require_validate.doneCountsText(counts)]}.`,
		"partly-written": require_start.say`Pulled ${names} into the files, but for ${require_names.bundleNames(incompleteBundles, true)}: ${[require_validate.doneCountsText(counts)]}.`,
		differs: require_start.say`Nothing was pulled: policy files cannot express everything of ${names}. The files are unchanged.`
	}[kind];
}
function pullReport(outcome) {
	if (!("pull" in outcome)) return require_outcome_report.reportFacts(outcome, "command-line");
	const { bundles, files, undeclared, inexpressible } = outcome.pull;
	const withDeployment = require_names.hasSeveralDeployments([...bundles, ...undeclared]);
	return {
		top: [],
		body: [
			...outcome.kind === "differs" ? [] : uncappedListBlocks("Files", files.map(fileSentence)),
			...differenceBlocks(outcome, withDeployment),
			...require_outcome_report.problemsBlocks(outcome.problems),
			...unknownFieldBlocks(inexpressible),
			...require_outcome_report.undeclaredBlocks(undeclared, withDeployment),
			...require_outcome_report.textBlocks(undeclared.length === 0 ? [] : ["To pull it too, run `ifmatch pull --all`."])
		],
		background: []
	};
}
const fileSentence = ({ verb, path }) => require_start.say`${[require_validate.verbSigns[verb]]} ${path}`;
const uncappedListBlocks = (title, items, hint = []) => items.length === 0 ? [] : [{
	kind: "list",
	tone: "plain",
	title,
	items,
	hint
}];
function unknownFieldBlocks(inexpressible) {
	const withoutField = inexpressible.filter(({ reason }) => reason === "no-field");
	const byField = Map.groupBy(withoutField, ({ pointer }) => fieldText(pointer));
	const items = Array.from(byField, ([field, ofField]) => {
		const objects = ofField.map(({ object, kind }) => require_names.describeBundleObject(object, kind));
		const [first = "", ...others] = new Set(objects.map(({ noun, name }) => `${noun} ${name}`));
		return require_start.say`${field} of ${first}${[others.length === 0 ? "" : ` and ${require_start.pluralize(others.length, "other object")}`]}`;
	});
	return uncappedListBlocks("Policy files have no field", items, ["To keep a field of your platform, add it to \"extra_fields\" in ifmatch.yaml."]);
}
const fieldText = (pointer) => pointer.map((step, index) => typeof step === "number" ? "[]" : `${index === 0 ? "" : "."}${step}`).join("");
function differenceBlocks(outcome, withDeployment) {
	const { remainingChanges, isPlatformChanged } = outcome.kind === "differs" ? outcome : {
		remainingChanges: [],
		isPlatformChanged: false
	};
	const changes = remainingChanges.flatMap((bundle) => bundle.changes.map((change) => require_start.say`${[require_validate.verbSigns[change.verb]]} ${require_names.changeName(change, bundle, withDeployment)}: ${change.message}`));
	const items = [...incompleteFields(outcome.pull).map((field) => inexpressibleSentence(field, withDeployment)), ...changes];
	const hint = isPlatformChanged ? "The platform was edited during the run. Rerun it." : "Resolve what is listed, then rerun.";
	return outcome.kind !== "differs" && items.length === 0 ? [] : [require_outcome_report.listBlock("Not expressed", "warning", items, [hint])];
}
const incompleteFields = ({ inexpressible }) => inexpressible.filter(({ reason }) => reason !== "no-field");
function inexpressibleSentence({ object, reason: why, pointer, at, ...bundle }, withDeployment) {
	const { noun, name } = require_names.describeBundleObject(object, bundle.kind);
	const ofDeployment = withDeployment ? require_start.say` of ${bundle.deployment.slug}` : [];
	const field = pointer.length === 0 ? [] : require_start.say` (${fieldText(pointer)})`;
	const place = at === null ? [] : require_start.say`, at ${require_validate.positionText(at)}`;
	const reason = why === "no-field" ? "" : require_drift_report.notFixedTexts[why];
	return require_start.say`${[noun]} ${name}${ofDeployment}${field}${place}: ${[reason]}`;
}
// src/report/formats/terminal/pull.ts
var pull_exports = require_rolldown_runtime.__exportAll({ renderPullTerminal: () => renderPullTerminal });
function renderPullTerminal(outcome, view) {
	const isCompleted = "pull" in outcome;
	const report = {
		headline: isCompleted ? pullHeadline(outcome) : ["Nothing was pulled."],
		counts: [],
		...pullReport(outcome)
	};
	const options = {
		problemLines: require_problems.problemLines(outcome.problems, {
			width: view.width,
			verbose: true
		}),
		showsDetails: false,
		verbose: true
	};
	const end = isCompleted && !view.quiet ? nextCommandLines(outcome, view) : [];
	return require_report.renderReport(outcome.kind, report, options, end, view);
}
function nextCommandLines({ kind, pull }, view) {
	const { program = "ifmatch", repeatedOptions, scope, git } = view;
	if (kind === "differs" || kind === "no-changes") return [];
	const ifmatchCommand = (...args) => [
		program,
		...args,
		repeatedOptions
	].filter(Boolean).join(" ");
	if (kind === "changes") return require_validate.nextStepLines("Next:", ifmatchCommand("pull", ...scope));
	const hasOnlyNewFiles = pull.files.every(({ verb }) => verb === "create");
	const gitCommands = git === null ? [] : [git(hasOnlyNewFiles ? "status" : "diff")];
	return require_validate.nextStepLines("Next:", ...gitCommands, ifmatchCommand("preview"));
}
Object.defineProperty(exports, "pull_exports", {
	enumerable: true,
	get: function() {
		return pull_exports;
	}
});
Object.defineProperty(exports, "renderPullTerminal", {
	enumerable: true,
	get: function() {
		return renderPullTerminal;
	}
});
