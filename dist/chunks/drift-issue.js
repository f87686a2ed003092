const require_drift = require("./drift.js");
const require_drift_report = require("./drift-report.js");
const require_validate = require("./validate.js");
const require_markdown = require("./markdown.js");
// src/report/formats/drift-issue.ts
function driftTitle({ deployment, drift, brokenTests, problems }) {
	const name = deployment.replaceAll(/[^A-Za-z0-9_.-]+/g, "-").slice(0, 80);
	const expired = problems.filter(({ problem }) => problem.code === "expired").length;
	return `Drift in ${name}: ${[
		require_drift_report.originCounts(drift),
		brokenTests.length === 0 ? "" : `${require_validate.count(brokenTests.length, "test")} broken`,
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
		differs ? require_markdown.md`The platform differs from ${job.repository.defaultBranch}. The drift check updates this issue and closes it when they match again.` : require_markdown.md`The platform matches ${job.repository.defaultBranch}, but entries there have expired. The drift check closes this issue once they are removed or renewed.`,
		...settled === null ? [] : [require_markdown.md`The last apply of merges went up to commit ${settled}.`],
		require_markdown.md`### ${require_markdown.toMarkdown(require_drift_report.driftHeadline(outcome))}`
	];
	const framed = {
		report: require_drift_report.driftReport(outcome, again),
		head,
		foot: require_markdown.md`Found by ${runLink(job)}.`
	};
	return require_markdown.printReport(framed, require_markdown.plainDetail, require_markdown.largestBody - issueMargin);
}
const goneLine = ({ job }) => require_markdown.md`No drift: the platform matches ${job.repository.defaultBranch} (${runLink(job)}).`.text;
function driftLines(urls, warnings) {
	const all = [...warnings.map((warning) => require_markdown.alert("WARNING", require_markdown.md`${warning}`)), ...urls.map((url) => require_markdown.md`Drift is reported in ${require_markdown.link(require_markdown.md`${url}`, url)}.`)];
	return all.length === 0 ? "" : `${require_markdown.blocks(all).text}\n\n`;
}
const runLink = (job) => require_markdown.link(require_markdown.ours("this run"), job.run.url);
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
