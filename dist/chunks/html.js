const require_start = require("./start.js");
const require_outcome_report = require("./outcome-report.js");
const require_validate = require("./validate.js");
const require_problems = require("./problems.js");
let node_crypto = require("node:crypto");
// src/report/formats/html.ts
function renderHtml(outcome, view) {
	const { headline, counts, top, body, background } = require_outcome_report.reportOutcome(outcome);
	const parts = [
		...top,
		...body,
		...background
	].map((block, index) => partHtml(block, index));
	const countsHtml = counts.length === 0 ? noHtml : markup`<p class="counts">${toHtml(counts)}</p>`;
	const platform = view.platform === null ? noHtml : markup`<p class="meta">platform: <code>${view.platform}</code></p>`;
	const page = markup`<header><h1>${toHtml(headline)}</h1>${countsHtml}${platform}</header><main>${parts}</main>${footerHtml(outcome, view)}`;
	return documentHtml(`${require_outcome_report.outcomeHeadlineText(outcome)} - ifmatch`, page);
}
function partHtml(block, index) {
	const content = require_outcome_report.renderBlock(blockRenderers, block, index);
	const heading = headingOf(block);
	if (heading === null) return content;
	const id = partId(index);
	return markup`<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>
${content}
</section>`;
}
const partId = (index) => `part-${index}`;
function headingOf(block) {
	if (block.kind === "table") return block.title;
	if (block.kind === "changes") return block.title === null ? "Changes" : require_start.plainText(block.title);
	if (block.kind === "deployments") return "Deployments";
	return block.kind === "problems" ? "Problems" : null;
}
const blockRenderers = {
	text: ({ tone, message }) => markup`<p class="${tone}">${toHtml(message)}</p>`,
	list: ({ tone, title, items, hint }) => markup`<div class="alert ${tone}" role="note"><p><strong>${title}</strong></p><ul>${items.map((item) => markup`<li>${toHtml(item)}</li>`)}</ul><p>${toHtml(hint)}</p></div>`,
	table: (block) => tableHtml(block),
	changes: changesHtml,
	deployments: deploymentsHtml,
	problems: ({ problems }) => markup`<ol class="problems">${problems.map(problemHtml)}</ol>`,
	failure: ({ lines }) => markup`<div class="alert danger">${lines.map((line) => markup`<p>${line}</p>`)}</div>`
};
function deploymentsHtml({ sections, unchanged }, index) {
	const rows = sections.map(require_outcome_report.deploymentRow).map((row, sectionIndex) => {
		const { names, looser, stricter, neutral, status, worstDirection } = row;
		const href = `#${partId(index + 1 + sectionIndex)}`;
		const urgent = status.urgency === "none" ? noHtml : trusted(" class=\"urgent\"");
		return markup`<tr class="${worstDirection}"><th scope="row"><a href="${href}">${toHtml(names)}</a></th><td class="loosened">${looser || ""}</td><td>${stricter || ""}</td><td>${neutral || ""}</td><td${urgent}>${status.label}</td></tr>`;
	});
	return markup`<div class="scroll" role="group" aria-label="Deployments" tabindex="0"><table class="facts deployments"><caption>Deployments, the most dangerous first</caption>
<thead><tr>${[
		"Deployment",
		"Looser",
		"Stricter",
		"Neutral",
		"State"
	].map(columnHead)}</tr></thead>
<tbody>
${rows}
</tbody></table></div><p class="meta">${toHtml(require_outcome_report.unchangedDeploymentsSentence(unchanged))}</p>`;
}
const columnHead = (title) => markup`<th scope="col">${title}</th>`;
function changesHtml({ title, message, rows }, index) {
	const caption = title === null ? "Changes, the most dangerous first" : require_start.plainText(title);
	const hasFindings = rows.some(({ findingsImpact }) => findingsImpact.label.length > 0);
	const findingsHead = hasFindings ? columnHead("Open findings") : noHtml;
	const longestBar = Math.max(...rows.map(({ findingsImpact: { bars } }) => Math.max(bars?.before ?? 0, bars?.after ?? 0)));
	const detailsId = (rowIndex) => `${partId(index)}-${rowIndex}`;
	const rowsHtml = rows.map((row, rowIndex) => changeRowHtml(row, detailsId(rowIndex), hasFindings ? longestBar : null));
	return markup`${message.length === 0 ? noHtml : markup`<p>${toHtml(message)}</p>`}<table class="changes"><caption>${caption}</caption>
<thead><tr><th scope="col">Effect</th><th scope="col">Change</th><th scope="col">What it means</th>${findingsHead}</tr></thead>
<tbody>
${rowsHtml}
</tbody></table>
<div class="details">${rows.map((row, rowIndex) => detailsHtml(row, detailsId(rowIndex)))}</div>`;
}
function changeRowHtml(row, detailsId, longestBar) {
	const { change, shortName, label, warnings, findingsImpact } = row;
	const effect = markup`<td class="effect ${require_validate.effectDirection(change)}">${require_validate.effectLabels[change.effect]}</td>`;
	const title = markup`<span class="${change.verb}">${require_validate.verbTitles[change.verb]}</span> ${toHtml(shortName)}`;
	const name = require_outcome_report.hasDetails(row) ? markup`<a href="#${detailsId}">${title}</a>` : title;
	const labelHtml = label === null ? noHtml : markup`<p class="label">${label}</p>`;
	const place = change.at === null ? noHtml : markup`<p class="meta">${toHtml(placeSentence(row, change.at))}</p>`;
	const warningsHtml = warnings.map((warning) => markup`<p class="warning">${toHtml(warning)}</p>`);
	const meaning = markup`<td><p>${toHtml(change.message)}</p>${warningsHtml}</td>`;
	const findings = longestBar === null ? noHtml : markup`<td class="size">${toHtml(findingsImpact.label)}${barsHtml(findingsImpact, longestBar)}</td>`;
	return markup`<tr class="${require_validate.effectDirection(change)}">${effect}<th scope="row">${labelHtml}${name}${place}</th>${meaning}${findings}</tr>`;
}
function placeSentence({ otherFiles, overridden }, { file, line }) {
	const others = otherFiles === 0 ? "" : ` and ${require_start.pluralize(otherFiles, "more file")}`;
	const overrides = overridden === null ? [] : require_start.say`, overrides ${`${overridden.file}:${String(overridden.line)}`}`;
	return require_start.say`${`${file}:${String(line)}`}${[others]}${overrides}`;
}
function barsHtml({ bars }, longestBar) {
	if (bars === null) return noHtml;
	const { before, after, counted } = bars;
	const bar = (name, number, y) => markup`<rect class="${name}" x="0" y="${y}" width="${Math.round(number / longestBar * 1e3) / 10}" height="5"/>`;
	return markup`<span class="bars"><svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">${bar("before", before, 0)}${bar("after", after, 7)}</svg> <span class="numbers">${before} → ${after} ${counted}</span></span>`;
}
const tableHtml = ({ title, head, rows }) => markup`<div class="scroll" role="group" aria-label="${title}" tabindex="0"><table class="facts"><caption>${title}</caption>
<thead><tr>${head.map(columnHead)}</tr></thead>
<tbody>
${rows.map(tableRowHtml)}
</tbody></table></div>`;
const tableRowHtml = ([first = [], ...cells]) => markup`<tr><th scope="row">${toHtml(first)}</th>${cells.map((cell) => markup`<td>${toHtml(cell)}</td>`)}</tr>`;
function detailsHtml(row, id) {
	if (!require_outcome_report.hasDetails(row)) return noHtml;
	const { change, name, label, detailSentences, diffs } = row;
	const labelText = label === null ? "" : `${label}: `;
	const factsHtml = detailSentences.map((fact) => markup`<li>${toHtml(fact)}</li>`);
	return markup`<details class="change ${require_validate.effectDirection(change)}"><summary>${labelText}${require_validate.verbTitles[change.verb]} ${toHtml(name)}</summary><div id="${id}"><ul class="notes">${factsHtml}</ul>${diffs.map(diffHtml)}</div></details>`;
}
const diffHtml = ({ title, lines }) => markup`${title === "Diff" ? noHtml : markup`<p>${title}</p>`}<pre class="diff">${lines().map(diffLineHtml)}</pre>`;
const diffTags = {
	"+": "ins",
	"-": "del",
	" ": "span",
	"…": "i"
};
function diffLineHtml({ mark, text }) {
	const tag = trusted(diffTags[mark]);
	return markup`<${tag}>${mark} ${text}</${tag}>`;
}
function problemHtml({ position, first, problem }) {
	const { message, fix } = require_problems.describeProblem(problem);
	const place = position === null ? noHtml : markup` <code>${require_validate.positionText(position)}</code>`;
	const firstPlace = first === null ? noHtml : markup`<p class="meta">first: <code>${require_validate.positionText(first)}</code></p>`;
	return markup`<li><p><span class="severity ${problem.severity}">${problem.severity}</span>${place} ${toHtml(message)}</p>${firstPlace}<p><span class="fix">fix:</span> ${toHtml(fix)}</p></li>`;
}
function footerHtml(outcome, view) {
	const plan = "plan" in outcome ? outcome.plan : null;
	const digest = plan === null ? noHtml : markup` Plan <code>${plan.digest}</code>, ${require_start.pluralize(plan.bundles.length, "bundle")}.`;
	const next = require_outcome_report.isStoppedByGuard(outcome) ? null : require_validate.nextStep(outcome, view);
	const step = next === null ? noHtml : markup`<p>${next.message} <code class="command">${next.command}</code></p>`;
	return markup`<footer>${step}<p>ifmatch ${view.version}.${digest}</p></footer>`;
}
const style = `
:root {
  color-scheme: light dark;
  --page: #fff; --soft: #f6f8fa; --text: #1f2328; --muted: #59636e; --line: #d1d9e0; --control: #818b98; --link: #0550ae;
  --red: #b3261e; --amber: #7d4e00; --green: #116329; --cut: #fdeceb; --new: #e6f6ea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --soft: #161b22; --text: #e6edf3; --muted: #9aa4af; --line: #30363d; --control: #6e7681; --link: #79b8ff;
    --red: #ff8b82; --amber: #e3b341; --green: #7ee787; --cut: #3a1d1d; --new: #14301d;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 4rem; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3, h4 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
p { margin: .25rem 0; }
p:empty, ol:empty { display: none; }
a { color: var(--link); }
code, pre { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
code { background: var(--soft); border-radius: 4px; padding: .1em .3em; unicode-bidi: isolate; direction: ltr; }
pre { background: var(--soft); border-radius: 6px; padding: .5rem .75rem; margin: .5rem 0; white-space: pre-wrap; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.meta, .more, footer { color: var(--muted); font-size: .875rem; }
.command { font-weight: 600; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: .75rem; }

table { border-collapse: collapse; }
caption { text-align: start; color: var(--muted); font-size: .875rem; padding-bottom: .25rem; }
.facts th, .facts td { text-align: start; vertical-align: top; padding: .35rem 1.25rem .35rem 0; border-bottom: 1px solid var(--line); }
.facts { margin: .75rem 0; overflow-wrap: normal; }
.facts code { overflow-wrap: anywhere; }
.facts p { margin: 0; }
.facts th { font-weight: 600; }
.scroll {
  overflow-x: auto; scrollbar-width: thin;
  background: linear-gradient(to right, var(--page) 30%, transparent) left / 2rem 100%, linear-gradient(to left, var(--page) 30%, transparent) right / 2rem 100%,
    linear-gradient(to right, var(--line), transparent) left / .75rem 100%, linear-gradient(to left, var(--line), transparent) right / .75rem 100%;
  background-repeat: no-repeat; background-attachment: local, local, scroll, scroll;
}

.alert { border-inline-start: 4px solid var(--line); background: var(--soft); margin: 1rem 0; padding: .5rem 1rem; }
.alert ul { margin: .25rem 0; padding-inline-start: 1.5rem; }
.danger { border-color: var(--red); }
.warning { border-color: var(--amber); }
.looser > .effect, .error, .looser .delete { color: var(--red); }
.severity.warning, p.warning { color: var(--amber); }
.stricter > .effect, p.good { color: var(--green); }
.neutral > .effect { color: var(--muted); }
.effect, .severity, .label, .fix, .delete { font-weight: 600; }
.label { font-size: .875rem; margin: 0; color: var(--amber); }
.counts { color: var(--muted); margin: 0; }

.deployments caption { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
.deployments td { font-variant-numeric: tabular-nums; }
.deployments tbody th { padding-inline-start: .75rem; border-inline-start: 4px solid var(--line); }
.deployments .looser > th { border-inline-start-color: var(--red); }
.deployments .stricter > th { border-inline-start-color: var(--green); }
.deployments .looser > .loosened { color: var(--red); font-weight: 600; }
.deployments .urgent { color: var(--amber); font-weight: 600; }

.changes { width: 100%; margin: 1.25rem 0 1.5rem; overflow-wrap: normal; }
.changes caption { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
.changes th, .changes td { text-align: start; vertical-align: top; padding: .6rem .9rem .6rem 0; border-bottom: 1px solid var(--line); font-weight: 400; }
.changes thead th { color: var(--muted); font-size: .8125rem; padding-block: .25rem; }
.changes .effect { font-weight: 600; white-space: nowrap; padding-inline-start: .75rem; border-inline-start: 4px solid transparent; }
.changes .looser > .effect { border-inline-start-color: var(--red); }
.changes .stricter > .effect { border-inline-start-color: var(--green); }
.changes .neutral > .effect { border-inline-start-color: var(--line); }
.changes tbody th { width: 33%; overflow-wrap: anywhere; }
.changes .meta { font-size: .8125rem; }
.changes tbody a { color: var(--text); text-decoration-color: var(--control); text-underline-offset: 3px; }
.changes p, .changes .meta { margin: 0; }
.changes td { overflow-wrap: anywhere; }
.changes .size { width: 11rem; font-variant-numeric: tabular-nums; }
.changes .looser > .size { font-weight: 600; }
.bars { display: flex; align-items: center; gap: .5rem; margin-top: .25rem; font-size: .8125rem; font-weight: 400; color: var(--muted); white-space: nowrap; }
.bars svg { width: 5.5rem; height: .875rem; flex: none; background: var(--soft); }
.before { fill: var(--control); }
.looser .after { fill: var(--red); }
.after { fill: var(--green); }

.problems { list-style: none; margin: 0; padding: 0; }
.problems > li { display: block; padding: .75rem 0; border-bottom: 1px solid var(--line); }
.details > details { margin: 0; border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 2.5rem; }
.details > details > div { padding: 0 0 1rem 1rem; }
.details summary { padding: .5rem 0; }
.notes { margin: .25rem 0; padding-inline-start: 1.25rem; }
.notes:empty { display: none; }
summary { cursor: pointer; }
.diff { line-height: 1.5; unicode-bidi: isolate; direction: ltr; }
.diff ins, .diff del { text-decoration: none; }
.diff del { background: var(--cut); }
.diff ins { background: var(--new); }
.diff i { color: var(--muted); font-style: normal; }

@media (max-width: 45rem) {
  body { padding: 1.25rem 1rem 3rem; }
  h1 { font-size: 1.3rem; }
  .changes, .changes tbody, .changes tr, .changes tbody th, .changes td { display: block; width: auto; }
  .changes thead { display: none; }
  .changes tr { padding: .6rem 0 .6rem .75rem; border-bottom: 1px solid var(--line); border-inline-start: 4px solid var(--line); margin-bottom: .5rem; }
  .changes tr.looser { border-inline-start-color: var(--red); }
  .changes tr.stricter { border-inline-start-color: var(--green); }
  .changes tbody th, .changes td { padding: .1rem 0; border: 0; }
  .changes .effect { padding: 0; border: 0; }
  .changes .size { width: auto; }
  .changes .size:empty { display: none; }
  .facts { min-width: max-content; }
  .facts th, .facts td { max-width: 16rem; }
  .facts th, .facts td { padding-inline-end: .6rem; }
}
@media print {
  :root { --page: #fff; --soft: #fff; --text: #000; --muted: #444; --line: #999; --control: #555; --red: #8c1d18; --amber: #5c3900; --green: #0b4a1e; --cut: #fff; --new: #fff; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  .details > details { content-visibility: visible; }
  h2 { break-after: avoid; }
  .changes tr { break-inside: avoid; }
  details::details-content { content-visibility: visible; display: block; block-size: auto; }
}
@media (prefers-reduced-motion: reduce) {
  * { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
`;
const sourceHash = (text) => `'sha256-${(0, node_crypto.createHash)("sha256").update(text).digest("base64")}'`;
const contentSecurityPolicy = [
	"default-src 'none'",
	`style-src ${sourceHash(style)}`,
	"base-uri 'none'",
	"form-action 'none'"
].join("; ");
const documentHtml = (title, body) => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trusted(contentSecurityPolicy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${trusted(style)}</style>
</head>
<body>
${body}
</body>
</html>
`.text;
var Html = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
const markup = (literals, ...values) => new Html(String.raw({ raw: literals }, ...values.map(toText)));
const noHtml = new Html("");
const trusted = (text) => new Html(text);
const join = (parts, separator = "") => new Html(parts.map(({ text }) => text).filter((text) => text !== "").join(separator));
function toText(value) {
	if (value instanceof Html) return value.text;
	if (typeof value === "string") return require_start.escapeHtml(value);
	return typeof value === "number" ? String(value) : join(value, "\n").text;
}
const toHtml = (sentence) => join(sentence.map((piece) => typeof piece === "string" ? markup`${piece}` : markup`<code>${piece.foreign}</code>`));
exports.renderHtml = renderHtml;
