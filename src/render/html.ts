import type { LocatedProblem } from '../domain/problem.ts';
import { fitBlocks, type Fitted, type Sizes, takeWithin } from './fit.ts';
import { type Html, markup, nothing, pageOf, toHtml, verbatim } from './html/page.ts';
import { phrase } from './meaning-words.ts';
import { nextStep, type View } from './next-step.ts';
import { type Block, type Item, printBlock, type Printers, reportOf, type Table } from './report.ts';
import { excerptAt } from './terminal/problems.ts';
import { headlineText } from './verdict.ts';
import { count, effectWords, placeWords, textOf, verbTitles } from './words.ts';
import { capDiff, type DiffLine, equivalentWords, foldWords, isDifferent } from './yaml-diff.ts';
import type { Outcome } from '../domain/outcome.ts';

/** How and for whom a report is shown. */
export type HtmlView = View & {
  /** Version of the program. */
  readonly version: string;
};

/** Characters of all objects and problems, and of one table: at most three bytes each, so that a page stays below 20 MB. */
const largestBody = 5_000_000;
const largestTable = 500_000;

/**
 * An outcome as a self-contained HTML page below 20 MB that loads nothing and has no script. Texts of files and platform are escaped and never
 * become markup or attributes.
 */
export function renderHtml(outcome: Outcome, view: HtmlView): string {
  const { headline, top, body, details } = reportOf(outcome);
  const next = nextStep(outcome, view);
  const parts = fitBlocks([...top, ...body, ...details], largestBody, { item: itemSizes, problem: problemSizes }).map(
    (fitted, at) => ({
      title: titleOf(fitted.block),
      id: `part-${String(at)}`,
      html: printBlock(printers, fitted.block, fitted),
    }),
  );
  const main = parts.map(({ title, id, html }) =>
    title === null
      ? html
      : markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${html}
</section>`,
  );
  const links = parts.flatMap(({ title, id }) =>
    title === null ? [] : [markup`<li><a href="#${id}">${title}</a></li>`],
  );
  const where = view.platform === null ? nothing : markup`<p class="meta">platform: <code>${view.platform}</code></p>`;
  const contents = links.length < 2 ? nothing : markup`<nav aria-label="Sections"><ul>${links}</ul></nav>`;
  const step = next === null ? nothing : markup`<p>${next.says} <code class="command">${next.command}</code></p>`;
  const page = markup`<header><h1>${toHtml(headline)}</h1>${where}${step}${contents}</header><main>${main}</main>${smallPrint(outcome, view)}`;
  return pageOf(`${headlineText(outcome)} - ifmatch`, page);
}

/** The heading of a block that has its own section. */
function titleOf(block: Block): string | null {
  if (block.kind === 'table') return block.title;
  if (block.kind === 'objects') return block.title === null ? 'Changes' : textOf(block.title);
  return block.kind === 'problems' ? 'Problems' : null;
}

const printers: Printers<Html, Fitted<Block>> = {
  text: ({ tone, says }) => markup`<p class="${tone}">${toHtml(says)}</p>`,
  list: ({ tone, title, items }) =>
    markup`<div class="alert ${tone}" role="note"><p><strong>${title}</strong></p><ul>${items.map((item) => markup`<li>${toHtml(item)}</li>`)}</ul></div>`,
  table: tableHtml,
  objects: ({ says }, fitted) => markup`<p>${toHtml(says)}</p>${entryList('changes', fitted)}`,
  problems: (_, fitted) => entryList('problems', fitted),
  failure: ({ lines }) =>
    markup`<div class="alert danger">${lines.slice(0, maxMessage).map((line) => markup`<p>${line}</p>`)}</div>`,
};

const entryList = (name: 'changes' | 'problems', { texts, left }: Fitted<Block>): Html =>
  markup`<ol class="${name}">${texts.map(verbatim)}</ol>${left === '' ? nothing : markup`<p class="more">${left}</p>`}`;

/** Limits the lines of a message, such as a proxy's error page. */
const maxMessage = 20;

/** A table that scrolls if too wide. */
function tableHtml({ title, head, rows }: Table): Html {
  const texts = takeWithin(
    rows.map(([first = [], ...cells]) => {
      const rest = cells.map((one) => markup`<td>${toHtml(one)}</td>`);
      return markup`<tr><th scope="row">${toHtml(first)}</th>${rest}</tr>`.text;
    }),
    largestTable,
  );
  const left = rows.length - texts.length;
  return markup`<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table class="facts"><caption>${title}</caption>
<thead><tr>${head.map((one) => markup`<th scope="col">${one}</th>`)}</tr></thead>
<tbody>
${texts.map(verbatim)}
</tbody></table></div>${left === 0 ? nothing : markup`<p class="more">Not shown here: ${count(left, 'more row')}.</p>`}`;
}

/** An object without its diffs, and with them. */
function itemSizes(item: Item): Sizes {
  const { diffs } = item;
  const head = headOf(item);
  const noDiff = diffs.length === 0 ? nothing : markup`<p class="more">Diff left out. The plan file has it.</p>`;
  return {
    small: () => markup`<li>${head}${noDiff}</li>`.text,
    full: () => markup`<li>${head}${diffs.map((diff) => diffHtml(diff, item))}</li>`.text,
  };
}

/** What happens to an object, where, and notes. */
function headOf({ change, name, label, at, says, warnings, notes }: Item): Html {
  const tag = label === null ? nothing : markup`<p class="label">${label}</p>`;
  const place = at === null ? nothing : markup` · <code>${placeWords(at)}</code>`;
  const what = says === '' ? nothing : markup`<p>${says}</p>`;
  return markup`${tag}<h3><span class="verb ${change.verb}">${verbTitles[change.verb]}</span> ${toHtml(name)}</h3><p class="meta"><span class="effect ${change.effect}">${effectWords[change.effect]}</span>${place}</p>${what}${warnings.map((one) => markup`<p class="warning">${toHtml(one)}</p>`)}${notes.map((one) => markup`<p>${toHtml(one)}</p>`)}`;
}

/** Lines per object; the plan file is complete. */
const maxLines = 300;

/** A folded diff; those of deletes are open. */
function diffHtml({ title, lines: make }: Item['diffs'][number], { change }: Item): Html {
  const lines = make();
  const open = change.verb === 'delete' ? markup` open` : nothing;
  const diff = isDifferent(lines)
    ? markup`<pre class="diff">${capDiff(lines, maxLines).map(diffLine)}</pre>`
    : markup`<p class="more">${equivalentWords}</p>`;
  return markup`<details${open}><summary>${title}</summary>${diff}</details>`;
}

function diffLine(line: DiffLine): Html {
  if (!('text' in line)) return markup`<span class="fold">${foldWords(line)}</span>`;
  if (line.mark === ' ') return markup`<span>  ${line.text}</span>`;
  return line.mark === '-' ? markup`<del>- ${line.text}</del>` : markup`<ins>+ ${line.text}</ins>`;
}

/** Columns of a source line around a problem. */
const columns = 100;

/** A problem with its place, source line and fix. */
function problemSizes(located: LocatedProblem): Sizes {
  const { position, first, problem } = located;
  const { says, fix } = phrase(problem);
  const place = position === null ? nothing : markup` <code>${placeWords(position)}</code>`;
  const head = markup`<p><span class="severity ${problem.severity}">${problem.severity}</span>${place} ${says}</p>`;
  const other = first === null ? nothing : markup`<p class="meta">first: <code>${placeWords(first)}</code></p>`;
  const how = fix === '' ? nothing : markup`<p><span class="fix">fix:</span> ${fix}</p>`;
  return {
    small: () => markup`<li>${head}</li>`.text,
    full: () => markup`<li>${head}${source(located)}${other}${how}</li>`.text,
  };
}

function source({ position, excerpt }: LocatedProblem): Html {
  if (position === null || excerpt === null || excerpt.trim() === '') return nothing;
  const number = String(position.line);
  const { text, caret } = excerptAt(excerpt, position.column, columns);
  return markup`<pre>${number} | ${text}
${' '.repeat(number.length)} | ${' '.repeat(caret)}^</pre>`;
}

/** The program, and the plan shown. */
function smallPrint(outcome: Outcome, { version }: HtmlView): Html {
  const plan = 'plan' in outcome ? outcome.plan : null;
  const digest =
    plan === null ? nothing : markup` Plan <code>${plan.digest}</code>, ${count(plan.bundles.length, 'bundle')}.`;
  return markup`<footer><p>ifmatch ${version}.${digest}</p></footer>`;
}
