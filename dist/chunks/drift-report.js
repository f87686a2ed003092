const require_drift = require("./drift.js");
const require_names = require("./names.js");
const require_report = require("./report.js");
const require_start = require("./start.js");
const require_validate = require("./validate.js");
// src/report/drift-report.ts
function driftHeadline(outcome) {
	if (outcome.kind === "invalid") return [`Invalid: ${require_validate.problemWords(outcome.problems)}`];
	if (outcome.kind === "failed") return ["Failed"];
	const { drift, fix } = outcome;
	if (outcome.kind === "drift") return require_start.say`Drift in ${require_report.target(drift)}: ${[originCounts(drift)]}`;
	return require_start.say`${[fix === null ? "No drift in" : "No drift left in"]} ${require_report.target(drift)}`;
}
function driftReport(outcome, again, program = "ifmatch") {
	if (!("drift" in outcome)) return require_report.reportFrom(outcome, "command-line");
	const { drift, fix } = outcome;
	const commandLine = (name) => `${program} ${name} ${again}`.trimEnd();
	const several = require_names.hasSeveralDeployments([...drift.bundles, ...drift.unmanaged]);
	const sections = require_drift.driftOrigins.flatMap((origin) => require_report.objects([origins[origin].title], origins[origin].next(commandLine), drift.bundles.flatMap((owner) => owner.entries.filter((entry) => entry.origin === origin).map((entry) => driftItem(entry, owner, several)))));
	return {
		top: [...fix === null ? [] : [fixList(fix)], ...brokenList(outcome.brokenTests, fix !== null)],
		body: [
			...sections,
			...require_report.problemBlock(outcome.problems),
			...baseTable(drift, several),
			...require_report.unmanagedText(drift.unmanaged, several)
		],
		details: []
	};
}
function brokenList(tests, isWritten) {
	if (tests.length === 0) return [];
	const several = new Set(tests.map(({ deployment }) => deployment)).size > 1;
	const items = tests.map(({ name, deployment, at, why }) => {
		const of = several && deployment !== null ? require_start.say` of ${deployment}` : [];
		return require_start.say`${name}${of} (${require_validate.placeWords(at)}): ${why}`;
	});
	const title = `Edits on the platform break ${require_start.count(tests.length, "test")}`;
	return [require_report.list(title, "danger", items, isWritten ? ["The files have these edits now."] : [])];
}
function driftItem(entry, owner, several) {
	const { origin, edit, change } = entry;
	const isEdit = origin === "platform" && edit !== null;
	const shown = {
		...isEdit ? edit : change,
		at: change.at,
		message: require_start.joined(entrySays(entry), "; ")
	};
	return require_report.itemOf(shown, owner, several, { diffs: [require_report.changeDiff(shown, isEdit ? "Diff (- files, + platform)" : "Diff (- platform, + files)")] });
}
function baseTable({ bundles }, several) {
	const rows = bundles.filter(({ entries }) => entries.length > 0).map((bundle) => [require_names.bundleOf(bundle, several), baseWords(bundle.base)]);
	return rows.length === 0 ? [] : [{
		kind: "table",
		title: "Compared with",
		head: ["Bundle", "Compared with"],
		rows
	}];
}
function originCounts(drift) {
	const counts = require_drift.countOrigins(require_drift.entriesOf(drift));
	return require_drift.driftOrigins.filter((origin) => counts[origin] > 0).map((origin) => `${counts[origin]} ${origins[origin].title.toLowerCase()}`).join(", ");
}
const origins = {
	platform: {
		title: "Edited on the platform",
		next: (commandLine) => require_start.say`To keep the edit, run ${commandLine("drift --write")}. To revert it, apply the files.`
	},
	repository: {
		title: "Different in the files",
		next: (commandLine) => require_start.say`Not applied yet, rolled back on the platform, or newer than these files. Review ${commandLine("preview")}, then apply.`
	},
	both: {
		title: "Edited on both sides",
		next: (commandLine) => require_start.say`Edit the files to what you want, review ${commandLine("preview")}, then apply.`
	},
	unknown: {
		title: "Of unknown origin",
		next: (commandLine) => require_start.say`For each: write it into the files to keep it, or apply the files to revert it. See ${commandLine("preview")}.`
	}
};
function entrySays({ origin, edit, change, changedWithin }) {
	if (origin === "both" && edit !== null) return [require_start.say`on the platform: ${edit.message}`, require_start.say`applying the files: ${change.message}`];
	const { message } = origin === "platform" && edit !== null ? edit : change;
	if (changedWithin === void 0) return [message];
	return [message, [`it also changed in the repository within the last ${require_start.count(changedWithin, "commit")}, which may not be applied; pass --plan or --base`]];
}
const notLookedAt = "Drift was not checked: the files are invalid.";
function baseWords(base) {
	if (base.kind === "plan") return require_start.say`the plan ${base.path}`;
	if (base.kind === "none") return [`origin unknown: ${noBaseWords[base.why]}`];
	const { short, at, chosen, differs } = base;
	if (chosen === "named") return require_start.say`commit ${short} of ${[at.slice(0, 10)]}`;
	return [`the commit ${differs === 0 ? "that the platform matches" : "closest to the platform"}; whether it was applied is not known`];
}
const passOther = "Pass what was applied last: --plan FILE or --base REF.";
const noBaseWords = {
	"not-needed": "",
	"no-git": `no commit found here (see \`git log\`). ${passOther}`,
	shallow: "the clone is shallow and may end before what was applied last. Fetch the whole history (git fetch --unshallow; in a workflow fetch-depth: 0), or pass --plan FILE.",
	unread: "this partial clone lacks older commits, and ifmatch does not fetch them. Run `git fetch --refetch --no-filter`, or pass --plan FILE.",
	"no-history": `none of the last 50 commits that touch the policies declares this bundle without errors. ${passOther}`,
	"not-in-base": `the commit of --base does not declare this bundle. ${passOther}`,
	"not-in-plan": `the plan of --plan does not contain this bundle. ${passOther}`,
	"not-applied": `the plan of --plan did not apply this bundle. ${passOther}`,
	"partly-live": `the platform does not show the whole live state of this bundle. ${passOther}`,
	unanswered: "the platform rejects what was applied last, or changed meanwhile."
};
function fixList({ fixed, written, removed, notFixed, expired }) {
	const isDone = fixed.length + expired > 0;
	const edits = fixed.length === 0 ? [] : [`${require_start.count(fixed.length, "edit")} of the platform`];
	const removals = expired === 0 ? [] : [`the removal of ${require_start.count(expired, "expired exception")}`];
	const title = isDone ? `Written into the files: ${[...edits, ...removals].join(" and ")}. Review and commit the changes.` : "Nothing was written: no edit on the platform could be written into the files.";
	return require_report.list(title, isDone ? "good" : "plain", [
		...written.map((path) => require_start.say`wrote ${path}`),
		...removed.map((path) => require_start.say`removed ${path}`),
		...notFixed.map(({ entry, why }) => {
			const { noun, name } = require_names.objectName(entry.change, entry.kind);
			return require_start.say`left ${[noun]} ${name}: ${[notFixedWords[why]]}`;
		})
	]);
}
const notFixedWords = {
	unwritable: "a policy file cannot express it; change it on the platform",
	shared: "other deployments share its file; move it into their own folders",
	layout: "the YAML around it cannot be edited safely; put each entry on its own lines"
};
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
Object.defineProperty(exports, "entrySays", {
	enumerable: true,
	get: function() {
		return entrySays;
	}
});
Object.defineProperty(exports, "notFixedWords", {
	enumerable: true,
	get: function() {
		return notFixedWords;
	}
});
Object.defineProperty(exports, "notLookedAt", {
	enumerable: true,
	get: function() {
		return notLookedAt;
	}
});
Object.defineProperty(exports, "originCounts", {
	enumerable: true,
	get: function() {
		return originCounts;
	}
});
