const require_drift = require("./drift.js");
const require_plan_file = require("./plan-file2.js");
const require_start = require("./start.js");
const require_drift_report = require("./drift-report.js");
const require_names = require("./names.js");
// src/report/formats/json.ts
function renderDriftJson(outcome, run) {
	const { drift, brokenTests, fix } = "drift" in outcome ? outcome : {
		drift: null,
		brokenTests: [],
		fix: null
	};
	return printJson("drift", outcome, run, {
		digest: drift?.digest ?? null,
		summary: drift === null ? null : require_drift.countOrigins(require_drift.entriesOf(drift)),
		bundles: drift?.bundles.map(bundleJson) ?? [],
		unmanaged: drift?.unmanaged.map(require_plan_file.ownerJson) ?? [],
		broken_tests: brokenTests.map(testJson),
		fix: fix === null ? null : fixJson(fix)
	});
}
const printJson = (command, outcome, { tool, platform }, facts) => {
	const error = "error" in outcome ? require_plan_file.toError(outcome.error) : null;
	const problems = outcome.problems.map(require_plan_file.toProblem);
	return `${require_start.toJson({
		version: 1,
		tool,
		command,
		outcome: outcome.kind,
		platform,
		...facts,
		problems,
		error
	}, 2)}\n`;
};
const bundleJson = ({ deployment, kind, stateVersion, base, digest, entries }) => ({
	...require_plan_file.ownerJson({
		deployment,
		kind
	}),
	state_version: stateVersion,
	base: baseJson(base),
	digest,
	entries: entries.map(entryJson)
});
function baseJson(base) {
	if (base.kind === "plan") return {
		kind: "plan",
		path: base.path,
		digest: base.digest
	};
	if (base.kind === "none") return {
		kind: "none",
		why: base.why
	};
	const { commit, at, chosen, differs } = base;
	return {
		kind: "commit",
		commit,
		committed_at: at,
		chosen,
		differs
	};
}
const entryJson = (entry) => ({
	origin: entry.origin,
	...require_plan_file.changeJson(entry.change),
	says: require_drift_report.entrySays(entry).map(require_start.plainText),
	edit: entry.edit === null ? null : require_plan_file.changeJson(entry.edit),
	at: require_plan_file.placeJson(entry.change)
});
const testJson = ({ name, deployment, verdict, isPassed, at, why, decidedBy }) => ({
	name,
	deployment,
	verdict,
	passed: isPassed,
	...positionJson(at),
	why: why.length === 0 ? null : require_start.plainText(why),
	decided_by: decidedBy.map((one) => ({
		name: one.name,
		...one.at === null ? {} : positionJson(one.at)
	}))
});
const positionJson = ({ file, line, column }) => ({
	file,
	line,
	column
});
const fixJson = ({ written, removed, fixed, notFixed, expired }) => ({
	written: [...written],
	removed: [...removed],
	fixed: fixed.map(({ change }) => ({
		object: change.object,
		key: change.key
	})),
	left: notFixed.map(({ entry, why }) => ({
		object: entry.change.object,
		key: entry.change.key,
		why
	})),
	expired
});
const emptyPull = {
	bundles: [],
	files: [],
	unsaid: [],
	unmanaged: []
};
function renderPullJson(outcome, run) {
	const pull = "pull" in outcome ? outcome.pull : emptyPull;
	const differs = outcome.kind === "differs" ? outcome : null;
	return printJson("pull", outcome, run, {
		bundles: pull.bundles.map(require_plan_file.ownerJson),
		files: pull.files.map(fileJson),
		unsaid: pull.unsaid.map(unsaidJson),
		unmanaged: pull.unmanaged.map(require_plan_file.ownerJson),
		left: differs?.left.flatMap(leftJson) ?? [],
		moved: differs?.moved ?? false
	});
}
const fileJson = ({ path, verb, objects }) => ({
	path,
	verb,
	objects: {
		policies: objects.policy,
		rulesets: objects.ruleset,
		rules: objects.rule,
		disabled: objects["disabled rule"],
		exceptions: objects.exception
	}
});
function unsaidJson({ object: unsaid, pointer, why, ...owner }) {
	const { object, key } = require_names.nameOfObject(unsaid, owner.kind);
	return {
		...require_plan_file.ownerJson(owner),
		object,
		key,
		pointer: [...pointer],
		why
	};
}
const leftJson = ({ changes, ...owner }) => changes.map((change) => ({
	...require_plan_file.ownerJson(owner),
	...require_plan_file.changeJson(change)
}));
function doctorJson(checks, tool) {
	const answer = {
		version: 1,
		tool,
		command: "doctor",
		outcome: require_start.worstOf(checks),
		checks: checks.map((check) => ({
			check: check.id,
			deployment: check.about,
			status: check.status,
			says: check.message,
			fix: "fix" in check ? check.fix : null
		}))
	};
	return `${require_start.toJson(answer, 2)}\n`;
}
exports.doctorJson = doctorJson;
exports.printJson = printJson;
exports.renderDriftJson = renderDriftJson;
exports.renderPullJson = renderPullJson;
exports.testJson = testJson;
