const require_drift = require("./drift.js");
const require_drift_report = require("./drift-report.js");
const require_start = require("./start.js");
const require_markdown = require("./markdown.js");
const require_markup = require("./markup.js");
// src/report/formats/drift-issue.ts
function driftTitle({ deployment, drift, brokenTests, problems }) {
	const name = deployment.replaceAll(/[^A-Za-z0-9_.-]+/g, "-").slice(0, 80);
	const expired = problems.filter(({ problem }) => problem.code === "expired").length;
	return `Drift in ${name}: ${[
		require_drift_report.originCounts(drift),
		brokenTests.length === 0 ? "" : `${require_start.count(brokenTests.length, "test")} broken`,
		expired === 0 ? "" : `${String(expired)} expired`
	].filter((part) => part !== "").join(", ")}`;
}
const issueMargin = 2e3;
function renderDriftIssue({ drift, brokenTests, problems, job, settled, again }) {
	const differs = require_drift.entriesOf(drift).length > 0;
	const outcome = {
		kind: differs ? "drift" : "in-sync",
		drift,
		fix: null,
		brokenTests,
		problems
	};
	const head = [
		differs ? require_markup.md`The platform differs from ${job.repository.defaultBranch}. The drift check updates this issue and closes it when they match again.` : require_markup.md`The platform matches ${job.repository.defaultBranch}, but entries there have expired. The drift check closes this issue once they are removed or renewed.`,
		...settled === null ? [] : [require_markup.md`The last apply of merges went up to commit ${settled}.`],
		require_markup.md`### ${require_markup.toMarkdown(require_drift_report.driftHeadline(outcome))}`
	];
	const framed = {
		report: require_drift_report.driftReport(outcome, again),
		head,
		foot: require_markup.md`Found by ${runLink(job)}.`
	};
	return require_markdown.printReport(framed, require_markdown.plainDetail, require_markdown.largestBody - issueMargin);
}
const goneLine = ({ job }) => require_markup.md`No drift: the platform matches ${job.repository.defaultBranch} (${runLink(job)}).`.text;
function driftLines(urls, warnings) {
	const all = [...warnings.map((warning) => require_markup.alert("WARNING", require_markup.md`${warning}`)), ...urls.map((url) => require_markup.md`Drift is reported in ${require_markup.link(require_markup.md`${url}`, url)}.`)];
	return all.length === 0 ? "" : `${require_markup.blocks(all).text}\n\n`;
}
const runLink = (job) => require_markup.link(require_markup.ours("this run"), job.run.url);
Object.defineProperty(exports, "driftLines", {
	enumerable: true,
	get: function() {
		return driftLines;
	}
});
Object.defineProperty(exports, "driftTitle", {
	enumerable: true,
	get: function() {
		return driftTitle;
	}
});
Object.defineProperty(exports, "goneLine", {
	enumerable: true,
	get: function() {
		return goneLine;
	}
});
Object.defineProperty(exports, "renderDriftIssue", {
	enumerable: true,
	get: function() {
		return renderDriftIssue;
	}
});
