const require_validate = require("./validate.js");
const require_drift_report = require("./drift-report.js");
const require_names = require("./names.js");
const require_report = require("./report.js");
const require_start = require("./start.js");
// src/report/pull-report.ts
function nameOfObject(object, kind) {
	if (object.kind === "policy") return {
		object: "RemediationPolicy",
		key: { slug: object.slug },
		noun: "policy",
		name: object.slug
	};
	if (object.kind === "item") {
		const { list: within, item } = object;
		return {
			object: "DetectionPolicy",
			key: {
				list: within,
				item
			},
			noun: `item of ${within}`,
			name: item
		};
	}
	if (object.kind === "bundle") return {
		object: "Bundle",
		key: {},
		noun: "bundle",
		name: kind
	};
	const { rule, rule_type } = object.exception;
	const { type, target = null } = require_validate.exceptionScope(object.exception);
	return {
		object: "DetectionPolicyException",
		key: {
			scope_type: type,
			scope_target: target,
			rule,
			rule_type
		},
		noun: "exception",
		name: [
			rule_type,
			rule,
			"in",
			type,
			target
		].map(String).join(" ")
	};
}
const fieldWords = (pointer) => pointer.map((step, index) => typeof step === "number" ? "[]" : `${index === 0 ? "" : "."}${step}`).join("");
function droppedWords(unsaid) {
	const dropped = unsaid.filter(({ why }) => why === "no-field");
	return [...Map.groupBy(dropped, ({ pointer }) => fieldWords(pointer))].map(([field, own]) => {
		const named = own.map(({ object, kind }) => nameOfObject(object, kind));
		const [first = "", ...more] = new Set(named.map(({ noun, name }) => `${noun} ${name}`));
		return require_start.say`${field} of ${first}${[more.length === 0 ? "" : ` and ${require_validate.count(more.length, "other object")}`]}`;
	});
}
function pullHeadline({ kind, pull }) {
	const bundles = [...Map.groupBy(pull.bundles, ({ deployment }) => deployment.slug)].map(([slug, own]) => require_start.say`${slug} (${[own.map((one) => one.kind).join(", ")]})`);
	const names = require_start.joined(bundles, ", ");
	const numbers = (verb) => pull.files.filter((file) => file.verb === verb).length;
	const counts = {
		creates: numbers("create"),
		updates: numbers("update"),
		deletes: numbers("delete")
	};
	return {
		"no-changes": require_start.say`In sync: ${names}.`,
		changes: require_start.say`Pull of ${names} would change the files: ${[require_validate.changeWords(counts)]}. Nothing was written.`,
		written: require_start.say`Pulled ${names} into the files: ${[require_validate.doneWords(counts)]}.`,
		differs: require_start.say`Nothing was pulled: policy files cannot express everything of ${names}. The files are unchanged.`
	}[kind];
}
function pullReport(outcome) {
	if (!("pull" in outcome)) return require_report.reportFrom(outcome, "command-line");
	const { pull } = outcome;
	const { bundles, files, unmanaged, unsaid } = pull;
	const several = require_names.hasSeveralDeployments([...bundles, ...unmanaged]);
	const dropped = droppedWords(unsaid);
	return {
		top: [],
		body: [
			...outcome.kind === "differs" ? differences(outcome, several) : lines("Files", files.map(fileWords)),
			...require_report.problemBlock(outcome.problems),
			...lines("Policy files have no field", dropped),
			...require_report.text(dropped.length === 0 ? [] : ["fix: to keep a field of your platform, add it to \"extra_fields\" in ifmatch.yaml"]),
			...require_report.unmanagedText(unmanaged, several),
			...require_report.text(unmanaged.length === 0 ? [] : ["To pull it too, run `ifmatch pull --all`."])
		],
		details: []
	};
}
const lines = (title, items) => items.length === 0 ? [] : [{
	kind: "list",
	tone: "plain",
	title,
	items
}];
const fileWords = ({ verb, path }) => require_start.say`${[require_validate.signs[verb]]} ${path}`;
function differences(outcome, several) {
	const { pull, left, moved } = outcome;
	const all = [...pull.unsaid.flatMap((one) => one.why === "no-field" ? [] : [{
		...one,
		why: one.why
	}]).map(({ object, kind, pointer, why }) => {
		const { noun, name } = nameOfObject(object, kind);
		const field = pointer.length === 0 ? [] : require_start.say` (${fieldWords(pointer)})`;
		return require_start.say`${[noun]} ${name}${field}: ${[require_drift_report.notFixedWords[why]]}`;
	}), ...left.flatMap((bundle) => bundle.changes.map((change) => require_start.say`${[require_validate.signs[change.verb]]} ${require_names.nameOf(change, bundle, several)}: ${change.message}`))];
	const fix = moved ? "The platform was edited during the run. Rerun it." : "fix: Resolve what is listed, then rerun.";
	return [require_report.list("Not expressed", "warning", all), ...require_report.text([fix])];
}
Object.defineProperty(exports, "nameOfObject", {
	enumerable: true,
	get: function() {
		return nameOfObject;
	}
});
Object.defineProperty(exports, "pullHeadline", {
	enumerable: true,
	get: function() {
		return pullHeadline;
	}
});
Object.defineProperty(exports, "pullReport", {
	enumerable: true,
	get: function() {
		return pullReport;
	}
});
