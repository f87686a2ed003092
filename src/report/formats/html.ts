import { createHash } from 'node:crypto';
import type { Outcome } from '../../domain/outcome.ts';
import type { LocatedProblem, Position } from '../../domain/problem.ts';
import { plainText, say, type Sentence } from '../../domain/sentence.ts';
import { pluralize } from '../../util/text.ts';
import { type Block, type BlockOf, type BlockRenderers, renderBlock, type Table } from '../blocks.ts';
import { type ChangeRow, hasDetails, type RowDiff } from '../change-rows.ts';
import { escapeHtml } from '../escape.ts';
import { isStoppedByGuard, reportOutcome } from '../outcome-report.ts';
import { effectDirection } from '../risk.ts';
import { deploymentRow, unchangedDeploymentsSentence } from '../sections.ts';
import { outcomeHeadlineText } from '../words/headline.ts';
import type { FindingsImpact } from '../words/impact.ts';
import { effectLabels, positionText, verbTitles } from '../words/labels.ts';
import { nextStep, type RunView } from '../words/next-step.ts';
import { describeProblem } from '../words/problems.ts';
import type { DiffLine } from '../yaml-diff.ts';

/** How and for whom a report is shown. */
export type HtmlView = RunView & {
  /** Version of the program. */
  readonly version: string;
};

/**
 * An outcome as a self-contained and complete HTML page that loads nothing and has no script. Texts of files and platform are escaped and never
 * become markup or attributes.
 */
export function renderHtml(outcome: Outcome, view: HtmlView): string {
  const { headline, counts, top, body, background } = reportOutcome(outcome);
  const parts = [...top, ...body, ...background].map((block, index) => partHtml(block, index));
  const countsHtml = counts.length === 0 ? noHtml : markup`<p class="counts">${toHtml(counts)}</p>`;
  const platform =
    view.platform === null ? noHtml : markup`<p class="meta">platform: <code>${view.platform}</code></p>`;
  const page = markup`<header><h1>${toHtml(headline)}</h1>${countsHtml}${platform}</header><main>${parts}</main>${footerHtml(outcome, view)}`;
  return documentHtml(`${outcomeHeadlineText(outcome)} - ifmatch`, page);
}

/** A block, as a section if it has a heading. */
function partHtml(block: Block, index: number): Html {
  const content = renderBlock(blockRenderers, block, index);
  const heading = headingOf(block);
  if (heading === null) return content;
  const id = partId(index);
  return markup`<section aria-labelledby="${id}"><h2 id="${id}">${heading}</h2>
${content}
</section>`;
}

/** The anchor of a part of the page. */
const partId = (index: number): string => `part-${index}`;

/** The heading of a block that is a section. */
function headingOf(block: Block): string | null {
  if (block.kind === 'table') return block.title;
  if (block.kind === 'changes') return block.title === null ? 'Changes' : plainText(block.title);
  if (block.kind === 'deployments') return 'Deployments';
  return block.kind === 'problems' ? 'Problems' : null;
}

/** The number is the index of the block on the page, for anchors. */
const blockRenderers: BlockRenderers<Html, number> = {
  text: ({ tone, message }) => markup`<p class="${tone}">${toHtml(message)}</p>`,
  list: ({ tone, title, items, hint }) =>
    markup`<div class="alert ${tone}" role="note"><p><strong>${title}</strong></p><ul>${items.map((item) => markup`<li>${toHtml(item)}</li>`)}</ul><p>${toHtml(hint)}</p></div>`,
  table: (block) => tableHtml(block),
  changes: changesHtml,
  deployments: deploymentsHtml,
  problems: ({ problems }) => markup`<ol class="problems">${problems.map(problemHtml)}</ol>`,
  failure: ({ lines }) => markup`<div class="alert danger">${lines.map((line) => markup`<p>${line}</p>`)}</div>`,
};

/** All deployments that change. Their sections follow it. */
function deploymentsHtml({ sections, unchanged }: BlockOf<'deployments'>, index: number): Html {
  const rows = sections.map(deploymentRow).map((row, sectionIndex) => {
    const { names, looser, stricter, neutral, status, worstDirection } = row;
    const href = `#${partId(index + 1 + sectionIndex)}`;
    const urgent = status.urgency === 'none' ? noHtml : trusted(' class="urgent"');
    return markup`<tr class="${worstDirection}"><th scope="row"><a href="${href}">${toHtml(names)}</a></th><td class="loosened">${looser || ''}</td><td>${stricter || ''}</td><td>${neutral || ''}</td><td${urgent}>${status.label}</td></tr>`;
  });
  return markup`<div class="scroll" role="group" aria-label="Deployments" tabindex="0"><table class="facts deployments"><caption>Deployments, the most dangerous first</caption>
<thead><tr>${['Deployment', 'Looser', 'Stricter', 'Neutral', 'State'].map(columnHead)}</tr></thead>
<tbody>
${rows}
</tbody></table></div><p class="meta">${toHtml(unchangedDeploymentsSentence(unchanged))}</p>`;
}

const columnHead = (title: string): Html => markup`<th scope="col">${title}</th>`;

/** A table of changes, whose rows link to the details below it. */
function changesHtml({ title, message, rows }: BlockOf<'changes'>, index: number): Html {
  const caption = title === null ? 'Changes, the most dangerous first' : plainText(title);
  const hasFindings = rows.some(({ findingsImpact }) => findingsImpact.label.length > 0);
  const findingsHead = hasFindings ? columnHead('Open findings') : noHtml;
  const longestBar = Math.max(
    ...rows.map(({ findingsImpact: { bars } }) => Math.max(bars?.before ?? 0, bars?.after ?? 0)),
  );
  const detailsId = (rowIndex: number): string => `${partId(index)}-${rowIndex}`;
  const rowsHtml = rows.map((row, rowIndex) =>
    changeRowHtml(row, detailsId(rowIndex), hasFindings ? longestBar : null),
  );
  return markup`${message.length === 0 ? noHtml : markup`<p>${toHtml(message)}</p>`}<table class="changes"><caption>${caption}</caption>
<thead><tr><th scope="col">Effect</th><th scope="col">Change</th><th scope="col">What it means</th>${findingsHead}</tr></thead>
<tbody>
${rowsHtml}
</tbody></table>
<div class="details">${rows.map((row, rowIndex) => detailsHtml(row, detailsId(rowIndex)))}</div>`;
}

/** One change. `longestBar`: the findings of the longest bar of the table; null for a table without findings. */
function changeRowHtml(row: ChangeRow, detailsId: string, longestBar: number | null): Html {
  const { change, shortName, label, warnings, findingsImpact } = row;
  const effect = markup`<td class="effect ${effectDirection(change)}">${effectLabels[change.effect]}</td>`;
  const title = markup`<span class="${change.verb}">${verbTitles[change.verb]}</span> ${toHtml(shortName)}`;
  const name = hasDetails(row) ? markup`<a href="#${detailsId}">${title}</a>` : title;
  const labelHtml = label === null ? noHtml : markup`<p class="label">${label}</p>`;
  const place = change.at === null ? noHtml : markup`<p class="meta">${toHtml(placeSentence(row, change.at))}</p>`;
  const warningsHtml = warnings.map((warning) => markup`<p class="warning">${toHtml(warning)}</p>`);
  const meaning = markup`<td><p>${toHtml(change.message)}</p>${warningsHtml}</td>`;
  const findings =
    longestBar === null
      ? noHtml
      : markup`<td class="size">${toHtml(findingsImpact.label)}${barsHtml(findingsImpact, longestBar)}</td>`;
  return markup`<tr class="${effectDirection(change)}">${effect}<th scope="row">${labelHtml}${name}${place}</th>${meaning}${findings}</tr>`;
}

/** Where it is declared, also by others, and what that replaces. */
function placeSentence({ otherFiles, overridden }: ChangeRow, { file, line }: Position): Sentence {
  const others = otherFiles === 0 ? '' : ` and ${pluralize(otherFiles, 'more file')}`;
  const overrides = overridden === null ? [] : say`, overrides ${`${overridden.file}:${String(overridden.line)}`}`;
  return say`${`${file}:${String(line)}`}${[others]}${overrides}`;
}

/** Findings before and after as two bars, whose numbers are beside them. */
function barsHtml({ bars }: FindingsImpact, longestBar: number): Html {
  if (bars === null) return noHtml;
  const { before, after, counted } = bars;
  const bar = (name: string, number: number, y: number): Html =>
    markup`<rect class="${name}" x="0" y="${y}" width="${Math.round((number / longestBar) * 1000) / 10}" height="5"/>`;
  return markup`<span class="bars"><svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">${bar('before', before, 0)}${bar('after', after, 7)}</svg> <span class="numbers">${before} → ${after} ${counted}</span></span>`;
}

/** A table that scrolls if too wide. */
const tableHtml = ({ title, head, rows }: Table): Html =>
  markup`<div class="scroll" role="group" aria-label="${title}" tabindex="0"><table class="facts"><caption>${title}</caption>
<thead><tr>${head.map(columnHead)}</tr></thead>
<tbody>
${rows.map(tableRowHtml)}
</tbody></table></div>`;

const tableRowHtml = ([first = [], ...cells]: readonly Sentence[]): Html =>
  markup`<tr><th scope="row">${toHtml(first)}</th>${cells.map((cell) => markup`<td>${toHtml(cell)}</td>`)}</tr>`;

/** The details of a change, folded. Its id is inside, so that a link to it unfolds it. */
function detailsHtml(row: ChangeRow, id: string): Html {
  if (!hasDetails(row)) return noHtml;
  const { change, name, label, detailSentences, diffs } = row;
  const labelText = label === null ? '' : `${label}: `;
  const factsHtml = detailSentences.map((fact) => markup`<li>${toHtml(fact)}</li>`);
  return markup`<details class="change ${effectDirection(change)}"><summary>${labelText}${verbTitles[change.verb]} ${toHtml(name)}</summary><div id="${id}"><ul class="notes">${factsHtml}</ul>${diffs.map(diffHtml)}</div></details>`;
}

const diffHtml = ({ title, lines }: RowDiff): Html =>
  markup`${title === 'Diff' ? noHtml : markup`<p>${title}</p>`}<pre class="diff">${lines().map(diffLineHtml)}</pre>`;

const diffTags = { '+': 'ins', '-': 'del', ' ': 'span', '…': 'i' } as const;

function diffLineHtml({ mark, text }: DiffLine): Html {
  const tag = trusted(diffTags[mark]);
  return markup`<${tag}>${mark} ${text}</${tag}>`;
}

/** A problem with its place and fix. */
function problemHtml({ position, first, problem }: LocatedProblem): Html {
  const { message, fix } = describeProblem(problem);
  const place = position === null ? noHtml : markup` <code>${positionText(position)}</code>`;
  const firstPlace = first === null ? noHtml : markup`<p class="meta">first: <code>${positionText(first)}</code></p>`;
  return markup`<li><p><span class="severity ${problem.severity}">${problem.severity}</span>${place} ${toHtml(message)}</p>${firstPlace}<p><span class="fix">fix:</span> ${toHtml(fix)}</p></li>`;
}

/** The next command, unless it would approve what a guard stopped; the program, and the plan shown. */
function footerHtml(outcome: Outcome, view: HtmlView): Html {
  const plan = 'plan' in outcome ? outcome.plan : null;
  const digest =
    plan === null ? noHtml : markup` Plan <code>${plan.digest}</code>, ${pluralize(plan.bundles.length, 'bundle')}.`;
  const next = isStoppedByGuard(outcome) ? null : nextStep(outcome, view);
  const step = next === null ? noHtml : markup`<p>${next.message} <code class="command">${next.command}</code></p>`;
  return markup`<footer>${step}<p>ifmatch ${view.version}.${digest}</p></footer>`;
}

/** Styles for light and dark mode, narrow screens and print. No meaning is by colour alone. */
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

/** The source expression that allows an inline element in a Content Security Policy (CSP 3, 2.3.1). */
const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Forbids loading, sending and running anything; allows the one style below. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src ${sourceHash(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A self-contained document. */
const documentHtml = (title: string, body: Html): string =>
  markup`<!doctype html>
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

/** HTML markup; only this file creates it. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | readonly Html[];

/**
 * A template of HTML: its literal parts are markup, inserted strings are escaped, with hidden characters visible. Lists of parts become
 * lines. Attributes contain only our own words and numbers.
 */
export const markup = (literals: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: literals }, ...values.map(toText)));

const noHtml = new Html('');

/** Text that is markup already: tags and attributes of ours, and the style, whose hash is in the Content Security Policy. */
const trusted = (text: string): Html => new Html(text);

const join = (parts: readonly Html[], separator = ''): Html =>
  new Html(
    parts
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(separator),
  );

function toText(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escapeHtml(value);
  return typeof value === 'number' ? String(value) : join(value, '\n').text;
}

/** A sentence with foreign pieces in code. */
const toHtml = (sentence: Sentence): Html =>
  join(sentence.map((piece) => (typeof piece === 'string' ? markup`${piece}` : markup`<code>${piece.foreign}</code>`)));
