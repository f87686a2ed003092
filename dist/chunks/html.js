const require_problems = require("./problems.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_report = require("./report.js");
let node_crypto = require("node:crypto");
// src/report/formats/html.ts
function renderHtml(outcome, view) {
	const { headline, top, body, details } = require_report.reportOf(outcome);
	const next = require_validate.nextStep(outcome, view);
	const parts = [
		...top,
		...body,
		...details
	].map((block, at) => ({
		title: titleOf(block),
		id: `part-${at}`,
		html: require_report.printBlock(printers, block, null)
	}));
	const main = parts.map(({ title, id, html }) => title === null ? html : markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${html}
</section>`);
	const links = parts.flatMap(({ title, id }) => title === null ? [] : [markup`<li><a href="#${id}">${title}</a></li>`]);
	const where = view.platform === null ? noHtml : markup`<p class="meta">platform: <code>${view.platform}</code></p>`;
	const contents = links.length < 2 ? noHtml : markup`<nav aria-label="Sections"><ul>${links}</ul></nav>`;
	const step = next === null ? noHtml : markup`<p>${next.message} <code class="command">${next.command}</code></p>`;
	const page = markup`<header><h1>${toHtml(headline)}</h1>${where}${step}${contents}</header><main>${main}</main>${smallPrint(outcome, view)}`;
	return pageOf(`${require_report.headlineText(outcome)} - ifmatch`, page);
}
function titleOf(block) {
	if (block.kind === "table") return block.title;
	if (block.kind === "objects") return block.title === null ? "Changes" : require_start.plainText(block.title);
	return block.kind === "problems" ? "Problems" : null;
}
const printers = {
	text: ({ tone, message }) => markup`<p class="${tone}">${toHtml(message)}</p>`,
	list: ({ tone, title, items }) => markup`<div class="alert ${tone}" role="note"><p><strong>${title}</strong></p><ul>${items.map((item) => markup`<li>${toHtml(item)}</li>`)}</ul></div>`,
	table: (block) => tableHtml(block),
	objects: ({ message, items }) => markup`${message.length === 0 ? noHtml : markup`<p>${toHtml(message)}</p>`}<ol class="changes">${items.map(itemHtml)}</ol>`,
	problems: ({ problems }) => markup`<ol class="problems">${problems.map(problemHtml)}</ol>`,
	failure: ({ lines }) => markup`<div class="alert danger">${lines.map((line) => markup`<p>${line}</p>`)}</div>`
};
const tableHtml = ({ title, head, rows }) => markup`<div class="scroll" role="group" aria-label="${title}" tabindex="0"><table class="facts"><caption>${title}</caption>
<thead><tr>${head.map((one) => markup`<th scope="col">${one}</th>`)}</tr></thead>
<tbody>
${rows.map(rowHtml)}
</tbody></table></div>`;
const rowHtml = ([first = [], ...cells]) => markup`<tr><th scope="row">${toHtml(first)}</th>${cells.map((one) => markup`<td>${toHtml(one)}</td>`)}</tr>`;
function itemHtml(item) {
	const { change, name, label, warnings, notes, diffs } = item;
	const { at, message } = change;
	const tag = label === null ? noHtml : markup`<p class="label">${label}</p>`;
	const place = at === null ? noHtml : markup` · <code>${require_validate.placeWords(at)}</code>`;
	const what = markup`<p>${toHtml(message)}</p>`;
	return markup`<li>${tag}<h3><span class="verb ${change.verb}">${require_validate.verbTitles[change.verb]}</span> ${toHtml(name)}</h3><p class="meta"><span class="effect ${change.effect}">${require_validate.effectWords(change.effect)}</span>${place}</p>${what}${warnings.map((one) => markup`<p class="warning">${toHtml(one)}</p>`)}${notes.map((one) => markup`<p>${toHtml(one)}</p>`)}${diffs.map((diff) => diffHtml(diff, item))}</li>`;
}
function diffHtml({ title, lines }, { change }) {
	const open = change.verb === "delete" ? markup` open` : noHtml;
	return markup`<details${open}><summary>${title}</summary><pre class="diff">${lines().map(diffLine)}</pre></details>`;
}
const diffTags = {
	"+": "ins",
	"-": "del",
	" ": "span",
	"…": "i"
};
const diffLine = ({ mark, text }) => markup`<${verbatim(diffTags[mark])}>${mark} ${text}</${verbatim(diffTags[mark])}>`;
function problemHtml({ position, first, problem }) {
	const { message, fix } = require_problems.phraseOf(problem);
	const place = position === null ? noHtml : markup` <code>${require_validate.placeWords(position)}</code>`;
	const other = first === null ? noHtml : markup`<p class="meta">first: <code>${require_validate.placeWords(first)}</code></p>`;
	return markup`<li><p><span class="severity ${problem.severity}">${problem.severity}</span>${place} ${toHtml(message)}</p>${other}<p><span class="fix">fix:</span> ${toHtml(fix)}</p></li>`;
}
function smallPrint(outcome, { version }) {
	const plan = "plan" in outcome ? outcome.plan : null;
	const digest = plan === null ? noHtml : markup` Plan <code>${plan.digest}</code>, ${require_validate.count(plan.bundles.length, "bundle")}.`;
	return markup`<footer><p>ifmatch ${version}.${digest}</p></footer>`;
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

nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 1rem 0 0; padding: 0; }
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
.looser, .delete, .error { color: var(--red); }
.mixed, .unknown, .update, .severity.warning, p.warning { color: var(--amber); }
.stricter, .create, p.good { color: var(--green); }
.neutral { color: var(--muted); }
.effect, .severity, .label, .fix { font-weight: 600; }
.label { font-size: .875rem; margin: 0; }


.changes, .problems { list-style: none; margin: 0; padding: 0; }
.changes > li, .problems > li { display: block; padding: .75rem 0; border-bottom: 1px solid var(--line); }
.changes > li { content-visibility: auto; contain-intrinsic-size: auto 8rem; }
.changes h3, .changes h4 { margin: 0; }
details { margin-top: .5rem; }
summary { cursor: pointer; width: fit-content; }
.diff { line-height: 1.5; unicode-bidi: isolate; direction: ltr; }
.diff ins, .diff del { text-decoration: none; }
.diff del { background: var(--cut); }
.diff ins { background: var(--new); }
.diff i { color: var(--muted); font-style: normal; }

@media (max-width: 45rem) {
  .facts { min-width: max-content; }
  .facts th, .facts td { max-width: 16rem; }
  .facts th, .facts td { padding-inline-end: .6rem; }
}
@media print {
  :root { --page: #fff; --soft: #fff; --text: #000; --muted: #444; --line: #999; --control: #555; --red: #8c1d18; --amber: #5c3900; --green: #0b4a1e; --cut: #fff; --new: #fff; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav, summary { display: none; }
  .changes > li { content-visibility: visible; }
  h2, h3, h4 { break-after: avoid; }
  details::details-content { content-visibility: visible; display: block; block-size: auto; }
}
@media (prefers-reduced-motion: reduce) {
  * { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
`;
const hashOf = (text) => `'sha256-${(0, node_crypto.createHash)("sha256").update(text).digest("base64")}'`;
const policy = [
	"default-src 'none'",
	`style-src ${hashOf(style)}`,
	"base-uri 'none'",
	"form-action 'none'"
].join("; ");
const pageOf = (title, body) => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${verbatim(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${verbatim(style)}</style>
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
const markup = (literals, ...values) => new Html(String.raw({ raw: literals }, ...values.map(textIn)));
const noHtml = new Html("");
const verbatim = (text) => new Html(text);
const join = (parts, by = "") => new Html(parts.map(({ text }) => text).filter((text) => text !== "").join(by));
function textIn(value) {
	if (value instanceof Html) return value.text;
	if (typeof value === "string") return require_start.escapeHtml(value);
	return typeof value === "number" ? String(value) : join(value, "\n").text;
}
const toHtml = (sentence) => join(sentence.map((piece) => typeof piece === "string" ? markup`${piece}` : markup`<code>${piece.foreign}</code>`));
exports.renderHtml = renderHtml;
