import { alert, blocks, escapeMarkdownSpan, join, link, md, ours } from "./page.js";
import { renderDriftMarkdown } from "./markdown4.js";
import { originCounts } from "./words2.js";
// src/render/drift/issue.ts
const budget = 58e3;
const driftTitle = ({ deployment, drift }) => `Drift in ${plainName(deployment)}: ${originCounts(drift).join(", ")}`;
const plainName = (slug) => slug.replaceAll(/[^A-Za-z0-9_.-]+/g, "-").slice(0, 80);
function renderDriftIssue({ drift, problems, job, again }) {
	const report = renderDriftMarkdown({
		kind: "drift",
		drift,
		fix: null,
		problems
	}, {
		platform: null,
		again,
		budget
	});
	const intro = md`The platform is not what ${job.repository.defaultBranch} declares. The drift check keeps this issue up to date, and closes it once they match again.`;
	const foot = md`<sub>${join([ours("Found by"), runLink(job)], " ")}.</sub>`;
	return `${blocks([
		intro,
		ours(report.trimEnd()),
		foot
	]).text}\n`;
}
const goneLine = ({ job }) => md`The drift is gone: the platform is what ${job.repository.defaultBranch} declares (${runLink(job)}).`.text;
function driftLines(urls, warnings) {
	const places = urls.map((url) => md`Drift is reported in ${link(md`${url}`, url)}.`);
	const all = [...warnings.map((text) => alert("WARNING", ours(escapeMarkdownSpan(text, 1e3)))), ...places];
	return all.length === 0 ? "" : `${blocks(all).text}\n\n`;
}
const runLink = (job) => link(ours("this run"), job.run.url);
export { driftLines, driftTitle, goneLine, renderDriftIssue };
