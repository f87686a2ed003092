const require_drift = require("./drift.js");
const require_drift_report = require("./drift-report.js");
const require_start = require("./start.js");
const require_comment = require("./comment.js");
const require_markup = require("./markup.js");
const require_report = require("./report.js");
// src/report/formats/markdown/drift-issue.ts
function driftIssueTitle({ deployment, drift, brokenTests, problems }) {
	const name = deployment.replaceAll(/[^A-Za-z0-9_.-]+/g, "-").slice(0, 80);
	const expired = problems.filter(({ problem }) => problem.code === "expired").length;
	return `Drift in ${name}: ${[
		require_drift_report.originCountsText(drift),
		brokenTests.length === 0 ? "" : `${require_start.pluralize(brokenTests.length, "test")} broken`,
		expired === 0 ? "" : `${String(expired)} expired`
	].filter((part) => part !== "").join(", ")}`;
}
const firstLineReserve = 2e3;
function renderDriftIssue(view) {
	const { drift, brokenTests, problems, job, appliedUpTo, repeatedOptions } = view;
	const differs = require_drift.changesIn(drift).length > 0;
	const outcome = {
		kind: differs ? "drift" : "in-sync",
		drift,
		fix: null,
		brokenTests,
		problems
	};
	const head = [
		differs ? require_markup.md`The platform differs from ${job.repository.defaultBranch}. The drift check updates this issue and closes it when they match again.` : require_markup.md`The platform matches ${job.repository.defaultBranch}, but entries there have expired. The drift check closes this issue once they are removed or renewed.`,
		...appliedUpTo === null ? [] : [require_markup.md`The last apply of merges went up to commit ${appliedUpTo}.`],
		require_markup.md`### ${require_markup.toMarkdown(require_drift_report.driftHeadline(outcome))}`
	];
	const page = {
		report: require_drift_report.driftReport(outcome, repeatedOptions),
		head,
		foot: require_markup.md`Found by ${require_comment.runLink({ job })}.`
	};
	return require_report.renderPage(page, require_report.plainOptions, require_report.maxBodyChars - firstLineReserve);
}
const noDriftLine = ({ job }) => require_markup.md`No drift: the platform matches ${job.repository.defaultBranch} (${require_comment.runLink({ job })}).`.text;
function driftNoticesMarkdown(urls, warnings) {
	const notices = [...warnings.map((warning) => require_markup.alert("WARNING", require_markup.md`${warning}`)), ...urls.map((url) => require_markup.md`Drift is reported in ${require_markup.link(require_markup.md`${url}`, url)}.`)];
	return notices.length === 0 ? "" : `${require_markup.joinBlocks(notices).text}\n\n`;
}
Object.defineProperty(exports, "driftIssueTitle", {
	enumerable: true,
	get: function() {
		return driftIssueTitle;
	}
});
Object.defineProperty(exports, "driftNoticesMarkdown", {
	enumerable: true,
	get: function() {
		return driftNoticesMarkdown;
	}
});
Object.defineProperty(exports, "noDriftLine", {
	enumerable: true,
	get: function() {
		return noDriftLine;
	}
});
Object.defineProperty(exports, "renderDriftIssue", {
	enumerable: true,
	get: function() {
		return renderDriftIssue;
	}
});
