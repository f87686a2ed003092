import type { LocatedProblem } from '../domain/problem.ts';
import {
  budgets,
  columnTitle,
  contents,
  type Html,
  type HtmlView,
  join,
  leftOut,
  markup,
  nothing,
  pageOf,
  type Section as Part,
  sectionOf,
  tableOf,
  takeWithin,
  toHtml,
} from './html/page.ts';
import { nextStep } from './next-step.ts';
import { type Item, leftWords, type Report, reportOf, type Section, type Table } from './report.ts';
import { excerptAt } from './terminal/problems.ts';
import { type Caution, revertNote } from './three-way-words.ts';
import { headlineText } from './verdict.ts';
import { count, effectWords, joined, placeWords, problemWords, type Sentence, verbTitles } from './words.ts';
import { capDiff, changedFields, type DiffLine, equivalentWords, foldWords } from './yaml-diff.ts';
import { problemSentences } from './problem-sentences.ts';
import type { Failure } from './prose.ts';
import type { Outcome } from '../domain/outcome.ts';

/**
 * An outcome as a self-contained HTML page below 20 MB that loads nothing and has no script. Texts of files and platform are escaped and never
 * become markup or attributes.
 */
export function renderHtml(outcome: Outcome, view: HtmlView): string {
  const report = reportOf(outcome);
  const [first, ...rest] = partsOf(report);
  const where = view.platform === null ? nothing : markup`<p class="meta">platform: <code>${view.platform}</code></p>`;
  const header = markup`<h1>${toHtml(report.headline)}</h1>${where}${contents([first, ...rest])}`;
  const body = markup`<header>${header}</header><main>${failureBlock(report.failure)}${sectionOf(first)}${summary(report, outcome, view)}${rest.map(sectionOf)}</main>${smallPrint(outcome, view)}`;
  return pageOf(`${headlineText(outcome)} - ifmatch`, body);
}

/** What needs a decision, and the next command. */
function summary(report: Report, outcome: Outcome, view: HtmlView): Html {
  const { cautions, approvals, notes } = report;
  const next = nextStep(outcome, view);
  const reverts = report.sections.flatMap(({ id, says }) => (id === 'reverts' ? says : []));
  return markup`${cautionBlock(cautions)}${alertOf([...reverts, ...notes].map((note) => markup`<p>${toHtml(note)}</p>`))}${approvalList(approvals)}${
    next === null ? nothing : markup`<p>${next.says} <code class="command">${next.command}</code></p>`
  }`;
}

/** All sections of a report in page order; sections without a body are omitted. */
function partsOf(report: Report): [Part, ...Part[]] {
  const { sections, results, problems, bundles, unmanaged, closing } = report;
  const changes = sections.filter(({ id }) => id === 'changes' || id === 'reverts').flatMap(({ items }) => items);
  const brief = sections.filter(({ id }) => id === 'live');
  const moved = sections.filter(({ id }) => id === 'moved');
  const share = Math.floor(budgets.stale / Math.max(1, moved.length));
  const facts = [factTable(bundles), ...[unmanaged, closing].map((one) => paragraphOf(one ?? []))];
  return [
    { id: 'results', title: 'Results', body: factTable(results) },
    { id: 'changes', title: 'Changes', body: itemList(changes, budgets.changes) },
    {
      id: 'live',
      title: 'Already live',
      body: join(
        brief.map(({ items }) => itemList(items, budgets.live, 0)),
        '',
      ),
    },
    {
      id: 'stale',
      title: 'Since the review',
      body: join(
        moved.map((one) => movedList(one, share)),
        '',
      ),
    },
    { id: 'problems', title: 'Problems', body: problemList(problems) },
    {
      id: 'bundles',
      title: 'Bundles',
      body: join(facts, ''),
    },
  ];
}

const paragraphOf = (sentence: Sentence): Html =>
  sentence.length === 0 ? nothing : markup`<p class="more">${toHtml(sentence)}</p>`;

/** Why a run failed, and what to do. */
function failureBlock(failure: Failure | null): Html {
  if (failure === null) return nothing;
  const { message, hint, facts } = failure;
  const lines = message.split('\n').slice(0, maxMessage);
  return markup`<div class="alert danger">${lines.map((line) => markup`<p>${line}</p>`)}${
    facts.length === 0 ? nothing : markup`<p class="meta">${facts.join(', ')}</p>`
  }${hint === null ? nothing : markup`<p><span class="fix">fix:</span> ${hint}</p>`}</div>`;
}

/** Limits the lines of a message, such as a proxy's error page. */
const maxMessage = 20;

/** More names are in the list below. */
const maxNamed = 5;

/** Deletes and loosening changes, above everything else; one object in a line, several as a list. */
function cautionBlock(cautions: readonly Caution[]): Html {
  const body = cautions.map(({ start, entries }) => {
    const names = entries.slice(0, maxNamed).map(cautionOf);
    const more = entries.length - names.length;
    if (entries.length === 1) return markup`<p><strong>${start}</strong> ${names}</p>`;
    const rest = more === 0 ? nothing : markup`<li>and ${more} more</li>`;
    return markup`<p><strong>${start}</strong></p><ul>${names.map((name) => markup`<li>${name}</li>`)}${rest}</ul>`;
  });
  return body.length === 0 ? nothing : markup`<div class="alert danger" role="note" aria-label="Caution">${body}</div>`;
}

function cautionOf({ change, name, says }: Caution['entries'][number]): Html {
  const words = change.verb === 'delete' || says.length === 0 ? nothing : markup`: ${toHtml(says)}`;
  return markup`${toHtml(name)}${words}`;
}

const alertOf = (body: readonly Html[]): Html =>
  body.length === 0 ? nothing : markup`<div class="alert warning" role="note" aria-label="Warning">${body}</div>`;

/** What needs approval, with numbers, and how to approve. */
function approvalList(approvals: Report['approvals']): Html {
  const { parts, left } = takeWithin(approvals, budgets.guards, (sentence) => markup`<li>${toHtml(sentence)}</li>`);
  return approvals.length === 0
    ? nothing
    : alertOf([markup`<p><strong>Approval required</strong></p><ul>${parts}</ul>`, leftOut(left, 'reason')]);
}

/** One row per bundle or result. */
function factTable(table: Table | null): Html {
  if (table === null) return nothing;
  const { parts, left } = takeWithin(table.rows, budgets.tables, ([first = [], ...cells]) => {
    const rest = cells.map((one) => markup`<td>${toHtml(one)}</td>`);
    return markup`<tr><th scope="row">${toHtml(first)}</th>${rest}</tr>`;
  });
  return markup`${tableOf(table.caption, table.head.map(columnTitle), parts)}${leftOut(left, 'bundle')}`;
}

/** Number of diffs that are open at first. */
const openDiffs = 10;

/** Objects with their diffs. Heads and diffs have half of the bytes each, so that no diff displaces an object. */
function itemList(items: readonly Item[], bytes: number, open = openDiffs): Html {
  if (items.length === 0) return nothing;
  const heads = takeWithin(items, bytes / 2, (item) => markup`<li>${headOf(item)}`);
  const shown = items.slice(0, heads.parts.length);
  const diffs = takeWithin(shown, bytes / 2, (item, index) => diffsOf(item, index < open));
  const entries = heads.parts.map((head, index) => markup`${head}${diffs.parts[index] ?? noDiff}</li>`);
  const lost = items.slice(shown.length);
  return markup`<ol class="changes">
${entries}
</ol>${lost.length === 0 ? nothing : markup`<p class="more">${leftWords(lost)}</p>`}`;
}

const noDiff = markup`<p class="more">Diff left out to keep this page small. The plan file has it.</p>`;

/** What happens to an object, where, and notes. */
function headOf(item: Item): Html {
  const { change, name, label, at, says, warnings, notes, origin } = item;
  const tag = label === null ? nothing : markup`<p class="label">${label}</p>`;
  const place = at === null ? nothing : markup` · <code>${placeWords(at)}</code>`;
  const warned = origin === 'platform' ? [...warnings, [revertNote]] : warnings;
  return markup`${tag}<h3><span class="verb ${change.verb}">${verbTitles[change.verb]}</span> ${toHtml(name)}</h3><p class="meta"><span class="effect ${change.effect}">${effectWords[change.effect]}</span>${place}</p>${says.map((one) => markup`<p>${toHtml(one)}</p>`)}${warned.map((one) => markup`<p class="advice">${toHtml(one)}</p>`)}${notes.map((one) => markup`<p>${toHtml(one)}</p>`)}`;
}

/** The diffs of an object; the first may be open. */
function diffsOf(item: Item, open: boolean): Html {
  const fields = changedFields(item.change).map((field): Sentence => [{ foreign: field }]);
  const tables = item.diffs.map((diff, index) => {
    const named = index === 0 && fields.length > 0 ? markup`: changes ${toHtml(joined(fields, ', '))}` : nothing;
    return markup`<details${open && index === 0 ? markup` open` : nothing}><summary>${diff.title}${named}</summary>${diffBlock(diff.lines())}</details>`;
  });
  return join(tables, '');
}

/** The difference between the reviewed changes of a bundle and the current ones. */
function movedList({ title, says, items }: Section, bytes: number): Html {
  const head = markup`<h3>${toHtml(title ?? [])}</h3>${says.map((one) => markup`<p>${toHtml(one)}</p>`)}`;
  return markup`${head}${itemList(items, bytes - Buffer.byteLength(head.text) - 200)}`;
}

/** Lines per object; the plan file is complete. */
const maxLines = 300;

function diffBlock(diff: readonly DiffLine[]): Html {
  if (!diff.some(({ mark }) => mark === '+' || mark === '-')) return markup`<p class="more">${equivalentWords}</p>`;
  return markup`<pre class="diff">${capDiff(diff, maxLines).map(diffLine)}</pre>`;
}

function diffLine(line: DiffLine): Html {
  if (!('text' in line)) return markup`<span class="fold">${foldWords(line)}</span>`;
  if (line.mark === ' ') return markup`<span>  ${line.text}</span>`;
  return line.mark === '-' ? markup`<del>- ${line.text}</del>` : markup`<ins>+ ${line.text}</ins>`;
}

/** Columns of a source line around a problem. */
const columns = 100;

/** Each problem with its place, source line and fix; errors first. */
function problemList(problems: readonly LocatedProblem[]): Html {
  if (problems.length === 0) return nothing;
  const sorted = problems.toSorted((a, b) => rankOf(a) - rankOf(b));
  const { parts } = takeWithin(sorted, budgets.problems, oneProblem);
  const left = sorted.slice(parts.length);
  const rest = left.length === 0 ? nothing : markup`<p class="more">Not shown here: ${problemWords(left)}.</p>`;
  return markup`<ol class="problems">${parts}</ol>${rest}`;
}

const rankOf = ({ problem }: LocatedProblem): number => (problem.severity === 'error' ? 0 : 1);

function oneProblem(located: LocatedProblem): Html {
  const { position, first, problem } = located;
  const { says, fix } = problemSentences(problem);
  const place = position === null ? nothing : markup` <code>${placeWords(position)}</code>`;
  return markup`<li><p><span class="severity ${problem.severity}">${problem.severity}</span>${place} ${toHtml(says)}</p>${source(located)}${
    first === null ? nothing : markup`<p class="meta">first: <code>${placeWords(first)}</code></p>`
  }${fix.length === 0 ? nothing : markup`<p><span class="fix">fix:</span> ${toHtml(fix)}</p>`}</li>`;
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
