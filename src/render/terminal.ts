import type { Change } from '../domain/plan.ts';
import { escapeTerminal } from './escape.ts';
import { type Item, type Report, reportOf, type Section, type Table } from './report.ts';
import { endLines, headlineLines, headlineLooks, type TerminalView } from './terminal/frame.ts';
import {
  effectLooks,
  layout,
  type Line,
  padTo,
  paragraphs,
  raw,
  type Style,
  styled,
  widthOf,
  words,
} from './terminal/text.ts';
import { count, effectWords, placeWords, planLine, signs, textOf } from './words.ts';
import { capDiff, type DiffLine, equivalentWords, foldWords } from './yaml-diff.ts';
import { shownPlan } from './verdict.ts';
import type { Failure } from './prose.ts';
import type { Outcome } from '../domain/outcome.ts';

/**
 * An outcome for a person at a terminal: headline, changes with the dangerous ones first, the given problems, approvals, results, and last the
 * counts and the next command. Plain text wrapped to the view's width, with colours when the view wants them; nothing in it can act on
 * the terminal.
 */
export function renderTerminal(outcome: Outcome, problems: readonly Line[], view: TerminalView): string {
  const report = reportOf(outcome);
  const isDone = outcome.kind === 'applied' || outcome.kind === 'partial';
  // A person who declined has already seen the plan.
  const isSeen = outcome.kind === 'needs-approval' && outcome.guards.length === 0;
  const detail = { diffs: view.verbose || !isDone, verbose: view.verbose };
  const lines = paragraphs(
    headlineLines(report.headline, headlineLooks[outcome.kind], view),
    ...(isSeen ? [] : planLines(report, detail)),
    problems,
    ...report.approvals.map((sentence) => [words(0, styled('yellow', 'Approval required: '), textOf(sentence))]),
    tableLines(report.results, 3),
    report.failure === null ? [] : failureLines(report.failure),
    [...summaryLines(outcome), ...endLines(outcome, view)],
  );
  return layout(lines, view);
}

/** Counts and effect, at the end. */
function summaryLines(outcome: Outcome): Line[] {
  const plan = shownPlan(outcome);
  const isAhead = outcome.kind === 'changes' || (outcome.kind === 'needs-approval' && outcome.guards.length > 0);
  if (plan === null || !isAhead) return [];
  return [words(0, styled(effectLooks[plan.summary.effect], planLine(plan.summary)))];
}

type Detail = { readonly diffs: boolean; readonly verbose: boolean };

/** Notes, the changes, and the bundles with their counts. */
function planLines(report: Report, detail: Detail): Line[][] {
  const { notes, sections, bundles, unmanaged, closing } = report;
  return [
    notes.map((note) => words(0, styled('yellow', textOf(note)))),
    ...sections.map((section) => sectionLines(section, detail)),
    liveCautions(report),
    // A single bundle has its counts in the headline.
    bundles === null || bundles.rows.length < 2 || report.results !== null
      ? []
      : tableLines(bundles, bundles.head.length - (detail.verbose ? 0 : 1)),
    unmanaged === null ? [] : [words(0, styled('dim', textOf(unmanaged)))],
    closing === null ? [] : [words(0, styled('dim', textOf(closing)))],
  ];
}

/** `Already live, looser: policy a`; planned changes show their effect themselves. */
const liveCautions = ({ cautions }: Report): Line[] =>
  cautions
    .filter(({ start }) => start.startsWith('Already live'))
    .map(({ start, entries }) => {
      const names = entries.map(({ name }) => textOf(name));
      return words(0, styled('red', `${start} ${names.join(', ')}`));
    });

/** Objects under their heading, one paragraph each, or one line if brief. */
export function sectionLines({ id, title, says, items, isBrief = false }: Section, detail: Detail): Line[] {
  const name = title === null ? [] : [styled('bold', textOf(title))];
  const look = id === 'reverts' ? 'yellow' : 'plain';
  const [first = '', ...more] = says.map((sentence) => styled(look, textOf(sentence)));
  const head = [
    ...(id === 'moved' ? [words(0, ...name, ' ', first)] : []),
    ...(id === 'drift' ? [words(0, ...name, `: ${count(items.length, 'object')}`), words(0, first)] : []),
    ...(id === 'live' ? [words(0, ...name)] : []),
    ...(id === 'reverts' ? [words(0, first)] : []),
    ...more.map((one) => words(0, one)),
  ];
  const groups = items.map((item) =>
    isBrief
      ? [titleOf(item), ...item.says.map((sentence) => words(4, styled('dim', textOf(sentence))))]
      : itemLines(item, detail),
  );
  if (isBrief || !detail.diffs) return [...head, ...groups.flat()];
  return paragraphs(head, ...groups);
}

/** One object: what happens, where, notes, and diff. */
function itemLines(item: Item, { diffs, verbose }: Detail): Line[] {
  const { says, warnings, notes, findings } = item;
  return [
    titleOf(item),
    ...says.map((sentence) => words(4, textOf(sentence))),
    ...warnings.map((sentence) => words(4, styled('yellow', textOf(sentence)))),
    ...notes.map((sentence) => words(4, styled('dim', textOf(sentence)))),
    ...(verbose ? findings.map((sentence) => words(6, styled('dim', textOf(sentence)))) : []),
    ...(diffs ? item.diffs.flatMap((diff, index) => diffLinesOf(diff, index, verbose)) : []),
  ];
}

/** The first diff has a title only if unusual; further ones appear only in full output. */
function diffLinesOf({ title, lines }: Item['diffs'][number], index: number, verbose: boolean): Line[] {
  if (index > 0 && !verbose) return [];
  return [...(title === 'Diff' ? [] : [words(4, styled('dim', `${title}:`))]), ...layDiff(lines(), 4, verbose)];
}

const verbLooks = { create: 'green', update: 'yellow', delete: 'red' } as const satisfies Record<Change['verb'], Style>;

/** `~ policy block-criticals  looser  policies/a.yaml:12:5` */
function titleOf({ change, name, at, label }: Item): Line {
  const spans = name.map((piece) => (typeof piece === 'string' ? piece : styled('bold', piece.foreign)));
  return words(
    2,
    ...(label === null ? [] : [styled('yellow', `${label.toLowerCase()}: `)]),
    styled(verbLooks[change.verb], `${signs[change.verb]} `),
    ...spans,
    '  ',
    styled(effectLooks[change.effect], effectWords[change.effect]),
    ...(at === null ? [] : ['  ', styled('dim', placeWords(at))]),
  );
}

/** Maximum lines of an object's diff, and characters per line, without --verbose. */
const maxLines = 40;

const maxCharacters = 400;

const looks = { '+': 'green', '-': 'red', ' ': 'dim' } as const satisfies Record<'+' | '-' | ' ', Style>;

/** A diff as lines, even an empty one. */
export function layDiff(lines: readonly DiffLine[], indent: number, verbose: boolean): Line[] {
  if (!lines.some(({ mark }) => mark === '+' || mark === '-')) {
    return [words(indent, styled('dim', equivalentWords))];
  }
  return (verbose ? lines : capDiff(lines, maxLines)).map((line) => oneLine(line, indent, verbose));
}

function oneLine(line: DiffLine, indent: number, verbose: boolean): Line {
  if (!('text' in line)) {
    return words(indent, styled('dim', `  ${foldWords(line)}${line.mark === 'cut' ? '; --verbose shows all' : ''}`));
  }
  const shown = verbose || line.text.length <= maxCharacters ? line.text : `${line.text.slice(0, maxCharacters)}…`;
  return raw(indent, styled(looks[line.mark], `${line.mark} ${shown}`));
}

/** Looks of results and effects in a table. */
const cellLooks: Readonly<Record<string, Style>> = {
  applied: 'green',
  'already applied': 'green',
  unverified: 'yellow',
  'not applied': 'red',
  unknown: 'yellow',
  unchanged: 'dim',
  stricter: 'green',
  looser: 'red',
  mixed: 'yellow',
  neutral: 'dim',
};

/** The first columns of a table, aligned; the last one may wrap. */
export function tableLines(table: Table | null, columns: number): Line[] {
  if (table === null) return [];
  const rows = table.rows.map((cells) => cells.slice(0, columns).map((cell) => escapeTerminal(textOf(cell))));
  const widths = Array.from({ length: columns - 1 }, (_, at) =>
    rows.reduce((most, cells) => Math.max(most, widthOf(cells[at] ?? '')), 0),
  );
  const hang = widths.reduce((sum, width) => sum + width + 2, 0);
  return rows.map((cells) => {
    const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
    const spans = filled.map((cell, at) =>
      styled(
        at === 0 ? 'plain' : (cellLooks[cell] ?? 'plain'),
        at < filled.length - 1 ? `${padTo(cell, widths[at] ?? 0)}  ` : cell,
      ),
    );
    return { ...words(0, ...spans), hang };
  });
}

/** Why a run failed: message, facts for support, and hint. */
export const failureLines = ({ message, hint, facts }: Failure): Line[] => [
  ...message.split('\n').map((line) => words(0, line)),
  ...(facts.length === 0 ? [] : [words(2, styled('dim', facts.join(', ')))]),
  ...(hint === null ? [] : [words(2, styled('cyan', 'fix: '), hint)]),
];
