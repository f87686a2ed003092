const require_drift = require("./drift.js");
const require_start = require("./start.js");
const require_outcome_report = require("./outcome-report.js");
const require_validate = require("./validate.js");
const require_names = require("./names.js");
// src/report/drift-report.ts
function driftHeadline(outcome) {
	if (outcome.kind === "invalid") return [`Invalid: ${require_validate.problemCountsText(outcome.problems)}`];
	if (outcome.kind === "failed") return ["Failed"];
	const { drift, fix } = outcome;
	if (outcome.kind === "drift") return require_start.say`Drift in ${require_outcome_report.deploymentOrCount(drift)}: ${[originCountsText(drift)]}`;
	return require_start.say`${[fix === null ? "No drift in" : "No drift left in"]} ${require_outcome_report.deploymentOrCount(drift)}`;
}
function driftReport(outcome, repeatedOptions, program = "ifmatch") {
	if (!("drift" in outcome)) return require_outcome_report.reportFacts(outcome, "command-line");
	const { drift, fix } = outcome;
	const commandLine = (command) => `${program} ${command} ${repeatedOptions}`.trimEnd();
	const withDeployment = require_names.hasSeveralDeployments([...drift.bundles, ...drift.undeclared]);
	const changes = require_drift.driftOrigins.flatMap((origin) => {
		const rows = drift.bundles.flatMap((bundle) => bundle.changes.filter((driftChange) => driftChange.origin === origin).map((driftChange) => driftRow(driftChange, bundle, withDeployment)));
		const { title, hintSentence } = originTexts[origin];
		return require_outcome_report.changesBlocks([title], hintSentence(commandLine), rows);
	});
	return {
		top: [...fix === null ? [] : [fixBlock(fix)], ...brokenTestsBlocks(outcome.brokenTests, fix !== null)],
		body: [
			...changes,
			...require_outcome_report.problemsBlocks(outcome.problems),
			...baseTableBlocks(drift, withDeployment),
			...require_outcome_report.undeclaredBlocks(drift.undeclared, withDeployment)
		],
		background: []
	};
}
function brokenTestsBlocks(tests, isWritten) {
	if (tests.length === 0) return [];
	const withDeployment = new Set(tests.map(({ deployment }) => deployment)).size > 1;
	const items = tests.map(({ name, deployment, at, why }) => {
		const ofDeployment = withDeployment && deployment !== null ? require_start.say` of ${deployment}` : [];
		return require_start.say`${name}${ofDeployment} (${require_validate.positionText(at)}): ${why}`;
	});
	const title = `Edits on the platform break ${require_start.pluralize(tests.length, "test")}`;
	return [require_outcome_report.listBlock(title, "danger", items, isWritten ? ["The files have these edits now."] : [])];
}
function driftRow(driftChange, bundle, withDeployment) {
	const { origin, platformEdit, change } = driftChange;
	const isEdit = origin === "platform" && platformEdit !== null;
	const message = require_start.joinSentences(driftChangeSentences(driftChange), "; ");
	const shown = {
		...isEdit ? platformEdit : change,
		at: change.at,
		message
	};
	return require_outcome_report.changeRow(shown, bundle, withDeployment, { diffs: [require_outcome_report.rowDiff(shown, isEdit ? "Diff (- files, + platform)" : "Diff (- platform, + files)")] });
}
function baseTableBlocks({ bundles }, withDeployment) {
	const rows = bundles.filter(({ changes }) => changes.length > 0).map((bundle) => [require_names.bundleName(bundle, withDeployment), baseSentence(bundle.base)]);
	return rows.length === 0 ? [] : [{
		kind: "table",
		title: "Compared with",
		head: ["Bundle", "Compared with"],
		rows
	}];
}
function originCountsText(drift) {
	const counts = require_drift.countOrigins(require_drift.changesIn(drift));
	return require_drift.driftOrigins.filter((origin) => counts[origin] > 0).map((origin) => `${counts[origin]} ${originTexts[origin].title.toLowerCase()}`).join(", ");
}
const originTexts = {
	platform: {
		title: "Edited on the platform",
		hintSentence: (commandLine) => require_start.say`To keep the edit, run ${commandLine("drift --write")}. To revert it, apply the files.`
	},
	repository: {
		title: "Different in the files",
		hintSentence: (commandLine) => require_start.say`Not applied yet, rolled back on the platform, or newer than these files. Review ${commandLine("preview")}, then apply.`
	},
	both: {
		title: "Edited on both sides",
		hintSentence: (commandLine) => require_start.say`Edit the files to what you want, review ${commandLine("preview")}, then apply.`
	},
	unknown: {
		title: "Of unknown origin",
		hintSentence: (commandLine) => require_start.say`For each: write it into the files to keep it, or apply the files to revert it. See ${commandLine("preview")}.`
	}
};
function driftChangeSentences({ origin, platformEdit, change, commitsCompared }) {
	if (origin === "both" && platformEdit !== null) return [require_start.say`on the platform: ${platformEdit.message}`, require_start.say`applying the files: ${change.message}`];
	const { message } = origin === "platform" && platformEdit !== null ? platformEdit : change;
	if (commitsCompared === void 0) return [message];
	return [message, [`it also changed in the repository within the last ${require_start.pluralize(commitsCompared, "commit")}, which may not be applied; pass --plan or --base`]];
}
const notCheckedText = "Drift was not checked: the files are invalid.";
function baseSentence(base) {
	if (base.kind === "plan") return require_start.say`the plan ${base.path}`;
	if (base.kind === "none") return [`origin unknown: ${noBaseTexts[base.reason]}`];
	const { short, committedAt, chosenBy, differences } = base;
	if (chosenBy === "named") return require_start.say`commit ${short} of ${[committedAt.slice(0, 10)]}`;
	return [`the commit ${differences === 0 ? "that the platform matches" : "closest to the platform"}; whether it was applied is not known`];
}
const passBaseText = "Pass what was applied last: --plan FILE or --base REF.";
const noBaseTexts = {
	"not-needed": "",
	"no-git": `no commit found here (see \`git log\`). ${passBaseText}`,
	shallow: "the clone is shallow and may end before what was applied last. Fetch the whole history (git fetch --unshallow; in a workflow fetch-depth: 0), or pass --plan FILE.",
	unread: "this partial clone lacks older commits, and ifmatch does not fetch them. Run `git fetch --refetch --no-filter`, or pass --plan FILE.",
	"no-history": `none of the last 50 commits that touch the policies declares this bundle without errors. ${passBaseText}`,
	"not-in-base": `the commit of --base does not declare this bundle. ${passBaseText}`,
	"not-in-plan": `the plan of --plan does not contain this bundle. ${passBaseText}`,
	"not-applied": `the plan of --plan did not apply this bundle. ${passBaseText}`,
	"partly-live": `the platform does not show the whole live state of this bundle. ${passBaseText}`,
	unanswered: "the platform rejects what was applied last, or changed meanwhile."
};
function fixBlock({ fixed, written, removed, notFixed, expired }) {
	const edits = fixed.length === 0 ? [] : [`${require_start.pluralize(fixed.length, "edit")} of the platform`];
	const removals = expired === 0 ? [] : [`the removal of ${require_start.pluralize(expired, "expired exception")}`];
	const done = [...edits, ...removals];
	const title = done.length === 0 ? "Nothing was written: no edit on the platform could be written into the files." : `Written into the files: ${done.join(" and ")}. Review and commit the changes.`;
	return require_outcome_report.listBlock(title, done.length === 0 ? "plain" : "good", [
		...written.map((path) => require_start.say`wrote ${path}`),
		...removed.map((path) => require_start.say`removed ${path}`),
		...notFixed.map(({ driftChange, reason }) => {
			const { noun, name } = require_names.describeChangedObject(driftChange.change, driftChange.kind);
			return require_start.say`left ${[noun]} ${name}: ${[notFixedTexts[reason]]}`;
		})
	]);
}
const notFixedTexts = {
	unwritable: "a policy file cannot express it; change it on the platform",
	shared: "other deployments share its file; move it into their own folders",
	layout: "the YAML around it cannot be edited safely; put each entry on its own lines"
};
Object.defineProperty(exports, "driftChangeSentences", {
	enumerable: true,
	get: function() {
		return driftChangeSentences;
	}
});
Object.defineProperty(exports, "driftHeadline", {
	enumerable: true,
	get: function() {
		return driftHeadline;
	}
});
Object.defineProperty(exports, "driftReport", {
	enumerable: true,
	get: function() {
		return driftReport;
	}
});
Object.defineProperty(exports, "notCheckedText", {
	enumerable: true,
	get: function() {
		return notCheckedText;
	}
});
Object.defineProperty(exports, "notFixedTexts", {
	enumerable: true,
	get: function() {
		return notFixedTexts;
	}
});
Object.defineProperty(exports, "originCountsText", {
	enumerable: true,
	get: function() {
		return originCountsText;
	}
});
