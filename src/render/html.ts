import type { Impact } from '../domain/impact.ts';
import type { Outcome, Plan } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import type { Caution } from './cautions.ts';
import { filterBar } from './html/filter-bar.ts';
import {
  budgets,
  columnTitle,
  contents,
  type Html,
  type HtmlView,
  isEmpty,
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
import { detectionTables, findingsPicture, policiesPicture } from './html/enforcement.ts';
import { nextStep } from './next-step.ts';
import { type Item, leftWords, nameOf, type Report, reportOf, type Section, type Table } from './report.ts';
import { shownExplained, shownPlan } from './shown-plan.ts';
import { excerptAt } from './terminal.ts';
import { revertNote, takenBackWords } from './three-way-words.ts';
import { headlineText } from './verdict.ts';
import {
  changedFields,
  count,
  effectWords,
  type Failure,
  joined,
  placeWords,
  problemSentences,
  problemWords,
  verbTitles,
} from './words.ts';
import { capDiff, type DiffLine } from './yaml-diff.ts';

/**
 * An outcome as a page of its own: one file of HTML that loads nothing, reads without JavaScript, and stays below 20 MB. Texts of files
 * and platform are text in it, never mark-up or an attribute.
 */
export function renderHtml(outcome: Outcome, view: HtmlView): string {
  const report = reportOf(outcome);
  const plan = outcome.kind === 'failed' ? null : shownPlan(outcome);
  const impact = shownExplained(outcome).impact ?? null;
  const [first, ...rest] = partsOf(report, plan, impact);
  const where = view.platform === null ? nothing : markup`<p class="meta">platform: <code>${view.platform}</code></p>`;
  const header = markup`<h1>${toHtml(report.headline)}</h1>${where}${contents([first, ...rest])}`;
  const body = markup`<header>${header}</header><main>${failureBlock(report.failure)}${sectionOf(first)}${summary(report, outcome, view)}${rest.map(sectionOf)}</main>${smallPrint(outcome, view)}`;
  return pageOf(`${headlineText(outcome)} - ifmatch`, body);
}

/** What needs a decision, and the next command. */
function summary(report: Report, outcome: Outcome, view: HtmlView): Html {
  const { cautions, approvals, notes, several } = report;
  const next = nextStep(outcome, view);
  const reverts = report.sections.flatMap(({ id, says }) => (id === 'reverts' ? says : []));
  return markup`${cautionBlock(cautions, several)}${alertOf([...reverts, ...notes].map((note) => markup`<p>${toHtml(note)}</p>`))}${approvalList(approvals)}${
    next === null ? nothing : markup`<p>${next.says} <code class="command">${next.command}</code></p>`
  }`;
}

/** Open findings before and after; without them, the policies. */
function pictureOf(plan: Plan | null, impact: Impact | null, closing: Report['closing']): Part {
  const note = closing === null ? nothing : markup`<p class="more">${toHtml(closing)}</p>`;
  const findings = impact === null ? nothing : findingsPicture(impact);
  if (!isEmpty(findings))
    return { id: 'impact', title: 'Open findings before and after', body: join([findings, note], '') };
  const policies = plan === null ? nothing : policiesPicture(plan);
  return isEmpty(policies)
    ? { id: 'impact', title: 'Impact on open findings', body: note }
    : { id: 'enforcement', title: 'Policies before and after', body: join([policies, note], '') };
}

/** Every section that a report may have, in the order of the page, what came of it or the picture first; those without a body are not shown. */
function partsOf(report: Report, plan: Plan | null, impact: Impact | null): [Part, ...Part[]] {
  const { sections, several, results, problems, bundles, unmanaged, closing } = report;
  const changes = sections.filter(({ id }) => id === 'changes' || id === 'reverts').flatMap(({ items }) => items);
  const brief = sections.filter(({ id }) => id === 'live');
  const moved = sections.filter(({ id }) => id === 'moved');
  const share = Math.floor(budgets.stale / Math.max(1, moved.length));
  const picture = pictureOf(plan, impact, closing);
  return [
    ...leading(results, picture),
    { id: 'changes', title: 'Changes', body: plan === null ? nothing : changeList(changes, plan, several) },
    {
      id: 'live',
      title: 'Already live',
      body: join(
        brief.map((one) => itemList(one, several, budgets.live)),
        '',
      ),
    },
    {
      id: 'stale',
      title: 'Since the review',
      body: join(
        moved.map((one) => movedList(one, several, share)),
        '',
      ),
    },
    { id: 'problems', title: 'Problems', body: problemList(problems) },
    {
      id: 'bundles',
      title: 'Bundles',
      body: markup`${factTable(bundles)}${unmanaged === null ? nothing : markup`<p>${toHtml(unmanaged)}</p>`}${plan === null ? nothing : detectionTables(plan)}`,
    },
  ];
}

const leading = (results: Table | null, picture: Part): [Part, ...Part[]] =>
  results === null ? [picture] : [{ id: 'results', title: 'Results', body: factTable(results) }, picture];

/** Why a run failed, and what to do. */
function failureBlock(failure: Failure | null): Html {
  if (failure === null) return nothing;
  const { message, hint, facts } = failure;
  const lines = message.split('\n').slice(0, maxMessage);
  return markup`<div class="alert danger">${lines.map((line) => markup`<p>${line}</p>`)}${
    facts.length === 0 ? nothing : markup`<p class="meta">${facts.join(', ')}</p>`
  }${hint === null ? nothing : markup`<p><span class="fix">fix:</span> ${hint}</p>`}</div>`;
}

/** Lines of a message: the error page of a proxy would fill this one. */
const maxMessage = 20;

/** Names beyond this stand in the list below anyway. */
const maxNamed = 5;

/** What is deleted and what loosens enforcement, over everything else; one object in a line, several as a list. */
function cautionBlock(cautions: readonly Caution[], several: boolean): Html {
  const body = cautions.map(({ start, entries }) => {
    const names = entries.slice(0, maxNamed).map((entry) => cautionOf(entry, several));
    const more = entries.length - names.length;
    if (entries.length === 1) return markup`<p><strong>${start}</strong> ${names}</p>`;
    const rest = more === 0 ? nothing : markup`<li>and ${more} more</li>`;
    return markup`<p><strong>${start}</strong></p><ul>${names.map((name) => markup`<li>${name}</li>`)}${rest}</ul>`;
  });
  return body.length === 0 ? nothing : markup`<div class="alert danger" role="note" aria-label="Caution">${body}</div>`;
}

function cautionOf({ change, owner, isRevert, says }: Caution['entries'][number], several: boolean): Html {
  const whose = isRevert ? ` (${takenBackWords[change.verb]})` : '';
  const words = change.verb === 'delete' || says.length === 0 ? nothing : markup`: ${toHtml(says)}`;
  return markup`${toHtml(nameOf({ change, owner }, several))}${whose}${words}`;
}

const alertOf = (body: readonly Html[]): Html =>
  body.length === 0 ? nothing : markup`<div class="alert warning" role="note" aria-label="Warning">${body}</div>`;

/** What needs approval, with its numbers and how to give it. */
function approvalList(approvals: Report['approvals']): Html {
  const { parts, left } = takeWithin(approvals, budgets.guards, (sentence) => markup`<li>${toHtml(sentence)}</li>`);
  return approvals.length === 0
    ? nothing
    : alertOf([markup`<p><strong>Approval required</strong></p><ul>${parts}</ul>`, leftOut(left, 'reason')]);
}

/** Bundles or results, a row each. */
function factTable(table: Table | null): Html {
  if (table === null) return nothing;
  const { parts, left } = takeWithin(table.rows, budgets.tables, ([first = [], ...cells]) => {
    const rest = cells.map((one) => markup`<td>${toHtml(one)}</td>`);
    return markup`<tr><th scope="row">${toHtml(first)}</th>${rest}</tr>`;
  });
  return markup`${tableOf(table.caption, table.head.map(columnTitle), parts)}${leftOut(left, 'bundle')}`;
}

/** So many diffs are open from the start; the others wait for a click. */
const openDiffs = 10;

/** From so many on, a browser lays out only those that are on the screen. */
const many = 100;

/** The changes of all bundles, the dangerous ones first, under a bar that filters them. */
function changeList(items: readonly Item[], plan: Plan, several: boolean): Html {
  if (items.length === 0) return nothing;
  const bundleAt = new Map(plan.bundles.map(({ deployment, kind }, index) => [`${kind} ${deployment.slug}`, index]));
  const listed = items.map((item) => ({
    ...item,
    bundle: bundleAt.get(`${item.owner.kind} ${item.owner.deployment.slug}`) ?? 0,
  }));
  const heads = takeWithin(listed, budgets.changes, (item) => {
    const { change, origin, bundle } = item;
    const data = origin === null ? nothing : markup` data-origin="${origin}"`;
    return markup`<li data-verb="${change.verb}" data-effect="${change.effect}" data-bundle="${bundle}"${data}><div class="head">${headOf(item, several)}</div>`;
  });
  const shown = listed.slice(0, heads.parts.length);
  const diffs = takeWithin(shown, budgets.diffs, (item, index) => diffsOf(item, several, index < openDiffs));
  const entries = heads.parts.map((head, index) => markup`${head}${diffs.parts[index] ?? noDiff}</li>`);
  const lost = listed.slice(shown.length);
  return markup`${filterBar(shown, plan)}${withoutDiff(diffs.left)}<ol id="change-list" class="${items.length > many ? 'changes many' : 'changes'}">
${entries}
</ol>${lost.length === 0 ? nothing : markup`<p class="more">${leftWords(lost)}</p>`}`;
}

const noDiff = markup`<p class="more">Diff left out</p>`;

const withoutDiff = (left: number): Html =>
  left === 0
    ? nothing
    : markup`<p class="more">To keep this page small, ${count(left, 'change')} ${left === 1 ? 'has' : 'have'} no diff here. The plan file holds all of it.</p>`;

/** What happens to an object, where, and what is known of that. */
function headOf(item: Item, several: boolean): Html {
  const { change, label, at, says, warnings, notes, own, origin } = item;
  const tag = label === null ? nothing : markup`<p class="label">${label}</p>`;
  const place = at === null ? nothing : markup` · <code>${placeWords(at)}</code>`;
  const warned = origin === 'revert' ? [...warnings, [revertNote]] : warnings;
  return markup`${tag}<h3><span class="verb ${change.verb}">${verbTitles[change.verb]}</span> ${toHtml(nameOf(item, several))}</h3><p class="meta"><span class="effect ${change.effect}">${effectWords[change.effect]}</span>${place}</p>${says.map((one) => markup`<p>${toHtml(one)}</p>`)}${warned.map((one) => markup`<p class="advice">${toHtml(one)}</p>`)}${notes.map((one) => markup`<p>${toHtml(one)}</p>`)}${own.length === 0 ? nothing : markup`<p class="meta">${toHtml(own)}</p>`}`;
}

/** The diffs of an object, side by side; the first may be open. */
function diffsOf(item: Item, several: boolean, open: boolean): Html {
  const caption = toHtml(nameOf(item, several));
  const fields = toHtml(
    joined(
      changedFields(item.change).map((field) => [{ foreign: field }]),
      ', ',
    ),
  );
  const tables = item.diffs.map((diff, index) => {
    const named = index === 0 && !isEmpty(fields) ? markup`: changes ${fields}` : nothing;
    return markup`<details${open && index === 0 ? markup` open` : nothing}><summary>${diff.title}${named}</summary>${diffTable(diff.lines(), diff, caption)}</details>`;
  });
  return join(tables, '');
}

/** Objects without a filter. */
function itemList({ items }: Section, several: boolean, budget: number): Html {
  const { parts, left } = takeWithin(
    items,
    budget,
    (item) =>
      markup`<li>${headOf(item, several)}${diffsOf(item, several, item.change.verb === 'delete' && item.label === 'New')}</li>`,
  );
  return markup`<ol class="changes">${parts}</ol>${leftOut(left, 'object')}`;
}

/** How what would happen now differs from what was reviewed, for one bundle. */
function movedList(section: Section, several: boolean, budget: number): Html {
  const { title, says } = section;
  const head = markup`<h3>${toHtml(title ?? [])}</h3>${says.map((one) => markup`<p>${toHtml(one)}</p>`)}`;
  return markup`${head}${itemList(section, several, budget - Buffer.byteLength(head.text) - 200)}`;
}

/** What the two columns show. */
type Sides = { readonly before: string; readonly after: string };

/** Lines of one object; the plan file has it whole. */
const maxLines = 300;

type Row =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'changed'; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'note'; readonly says: string };

/** A diff side by side, the lines of each row being about the same thing. What stands on one side only has one column. */
function diffTable(diff: readonly DiffLine[], sides: Sides, caption: Html): Html {
  // One side may begin beyond what is shown.
  const has = (mark: DiffLine['mark']): boolean => diff.some((line) => line.mark === mark);
  if (!has('+') && !has('-'))
    return markup`<p class="more">Both sides are equivalent; only the order or unused fields differ.</p>`;
  const shown = [has('-') || has(' ') ? sides.before : '', has('+') || has(' ') ? sides.after : ''].filter(Boolean);
  const rows = rowsOf(capDiff(diff, maxLines)).map((row) => showRow(row, shown.length));
  const titles = shown.map((title) => markup`<th scope="col">${title}</th>`);
  return markup`<table class="diff"><caption>${caption}</caption><thead><tr>${titles}</tr></thead><tbody>${rows}</tbody></table>`;
}

function rowsOf(lines: readonly DiffLine[]): Row[] {
  const rows: Row[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = (): void => {
    rows.push(...pairs(removed, added));
    [removed, added] = [[], []];
  };
  for (const line of lines) {
    if (line.mark === '-' && added.length > 0) flush();
    if (line.mark === '-') removed.push(line.text);
    else if (line.mark === '+') added.push(line.text);
    else {
      flush();
      rows.push('text' in line ? { kind: 'same', text: line.text } : { kind: 'note', says: noteOf(line) });
    }
  }
  flush();
  return rows;
}

const pairs = (removed: readonly string[], added: readonly string[]): Row[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => ({
    kind: 'changed',
    before: removed[index] ?? null,
    after: added[index] ?? null,
  }));

function noteOf(line: Exclude<DiffLine, { text: string }>): string {
  return line.mark === 'folded' ? `… ${count(line.lines, 'unchanged line')}` : `… ${count(line.lines, 'more line')}`;
}

// The end tags of rows and cells may be left out (HTML, 13.1.2.4), and a large report has very many of them.
function showRow(row: Row, columns: number): Html {
  if (row.kind === 'note') return markup`<tr><td class="fold" colspan="${columns}">${row.says}`;
  if (row.kind === 'same') return markup`<tr class="same"><td>  ${row.text}<td>  ${row.text}`;
  const before = columns === 1 && row.before === null ? nothing : cell(row.before, '-');
  return markup`<tr>${before}${columns === 1 && row.after === null ? nothing : cell(row.after, '+')}`;
}

function cell(text: string | null, sign: '+' | '-'): Html {
  if (text === null) return markup`<td class="none">`;
  return sign === '-' ? markup`<td class="cut"><del>- ${text}</del>` : markup`<td class="new"><ins>+ ${text}</ins>`;
}

/** Columns of a line of source around the place of a problem. */
const columns = 100;

/** Each problem with its place, the line of source with a caret, and what to do; errors first. */
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

/** What made this page, and the plan that it shows. */
function smallPrint(outcome: Outcome, { version }: HtmlView): Html {
  const plan = 'plan' in outcome ? outcome.plan : null;
  const digest =
    plan === null ? nothing : markup` Plan <code>${plan.digest}</code>, ${count(plan.bundles.length, 'bundle')}.`;
  return markup`<footer><p>ifmatch ${version}.${digest}</p></footer>`;
}
