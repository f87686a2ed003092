import type { Change, Outcome, Summary } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import { escapeTerminal } from './escape.ts';
import { phrase } from './meaning-words.ts';
import { nextStep, warningsLine } from './next-step.ts';
import { type Item, type Report, reportOf, type Section, type Table } from './report.ts';
import { shownPlan, type TerminalView } from './shown-plan.ts';
import {
  effectLooks,
  layout,
  type Line,
  padTo,
  paragraphs,
  raw,
  type Span,
  type Style,
  styled,
  widthOf,
  words,
} from './terminal/text.ts';
import { count, effectWords, type Failure, placeWords, planLine, type Sentence, signs, textOf } from './words.ts';
import { capDiff, type DiffLine, equivalentWords, foldWords } from './yaml-diff.ts';

/**
 * An outcome for a person at a terminal: headline, changes with the dangerous ones first, problems, approvals, results, and last the
 * counts and the next command. Plain text wrapped to the view's width, with colours when the view wants them; nothing in it can act on
 * the terminal.
 */
export function renderTerminal(outcome: Outcome, view: TerminalView): string {
  const report = reportOf(outcome);
  const isDone = outcome.kind === 'applied' || outcome.kind === 'partial';
  // Who declined has the plan before their eyes: once more, it would push what became of it off the screen.
  const isSeen = outcome.kind === 'needs-approval' && outcome.guards.length === 0;
  const detail = { diffs: view.verbose || !isDone, verbose: view.verbose };
  const lines = paragraphs(
    headlineLines(report.headline, headlineLooks[outcome.kind], view),
    ...(isSeen ? [] : planLines(report, detail)),
    problemLines(outcome.problems, view),
    ...report.approvals.map((sentence) => [words(0, styled('yellow', 'Approval required: '), textOf(sentence))]),
    tableLines(report.results, 3),
    report.failure === null ? [] : failureLines(report.failure),
    endLines(outcome, view),
  );
  return layout(lines, view);
}

const headlineLooks = {
  valid: 'green',
  invalid: 'red',
  'no-changes': 'green',
  changes: 'plain',
  'needs-approval': 'yellow',
  stale: 'red',
  applied: 'green',
  partial: 'yellow',
  failed: 'red',
} as const satisfies Record<Outcome['kind'], Style>;

type Where = { readonly platform: string | null; readonly config?: string | null };

/** What came of a run, in its colour; the names of deployments are bold. */
export const headlineLines = (headline: Sentence, look: Style, { platform, config = null }: Where): Line[] => [
  words(
    0,
    ...headline.map((piece) => (typeof piece === 'string' ? styled(look, piece) : styled('bold', piece.foreign))),
  ),
  ...(platform === null ? [] : [words(0, styled('dim', `platform: ${platform}`))]),
  ...(config === null ? [] : [words(0, styled('dim', `config: ${config}`))]),
];

type Detail = { readonly diffs: boolean; readonly verbose: boolean };

/** Notes, the changes, and the bundles with their counts. */
function planLines(report: Report, detail: Detail): Line[][] {
  const { notes, sections, bundles, unmanaged, closing } = report;
  return [
    notes.map((note) => words(0, styled('yellow', textOf(note)))),
    ...sections.map((section) => sectionLines(section, detail)),
    liveCautions(report),
    // The only bundle has its counts in the headline.
    bundles === null || bundles.rows.length < 2 || report.results !== null
      ? []
      : tableLines(bundles, bundles.head.length - (detail.verbose ? 0 : 1)),
    unmanaged === null ? [] : [words(0, styled('dim', textOf(unmanaged)))],
    closing === null ? [] : [words(0, styled('dim', textOf(closing)))],
  ];
}

/** `Already live, looser: policy a`: what is planned has its effect beside it. */
const liveCautions = ({ cautions }: Report): Line[] =>
  cautions
    .filter(({ start }) => start.startsWith('Already live'))
    .map(({ start, entries }) => {
      const names = entries.map(({ name }) => textOf(name));
      return words(0, styled('red', `${start} ${names.join(', ')}`));
    });

/** The counts and the effect once more, where the eye is, and the next command. */
function endLines(outcome: Outcome, view: TerminalView): Line[] {
  const next = nextStep(outcome, view);
  const warnings = warningsLine(outcome, view);
  const plan = shownPlan(outcome);
  const isAhead = outcome.kind === 'changes' || (outcome.kind === 'needs-approval' && outcome.guards.length > 0);
  return [
    ...(plan !== null && isAhead ? [summaryLine(plan.summary)] : []),
    ...(warnings === null ? [] : [words(0, styled('yellow', warnings))]),
    ...(next === null ? [] : nextLines(next.says, next.command, view.width)),
  ];
}

/** A command that is broken into two lines could not be pasted. */
function nextLines(says: string, command: string, width: number): Line[] {
  const bold = styled('bold', command);
  return says.length + 1 + command.length <= width ? [words(0, `${says} `, bold)] : [words(0, says), raw(2, bold)];
}

const summaryLine = (summary: Summary): Line => words(0, styled(effectLooks[summary.effect], planLine(summary)));

/** Objects under their heading, a paragraph each, or a line where there is little to say. */
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

/** One object: what happens to it where, what is known of that, and its diff. */
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

/** The first diff needs no title unless it is another than usual; a further one is for those who want all. */
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

/** Lines of an object's diff, and characters of one of them, that are shown when no one asks for more. */
const maxLines = 40;

const maxCharacters = 400;

const looks = { '+': 'green', '-': 'red', ' ': 'dim' } as const satisfies Record<'+' | '-' | ' ', Style>;

/** A diff as lines; one without a difference says so. */
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

/** How the words of a result or an effect look in a table. */
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

/** The first columns of a table in line; the last of them may wrap. */
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

/** Why a run failed: the message, facts for the support, and what helps. */
export const failureLines = ({ message, hint, facts }: Failure): Line[] => [
  ...message.split('\n').map((line) => words(0, line)),
  ...(facts.length === 0 ? [] : [words(2, styled('dim', facts.join(', ')))]),
  ...(hint === null ? [] : [words(2, styled('cyan', 'fix: '), hint)]),
];

/** No one reads more; what is not shown is never searched for in its file. */
const mostProblems = 100;

/** Each problem with its place, the line of source with a caret, and what to do. Of very many the errors go first, and the rest is counted. */
export function problemLines(
  problems: readonly LocatedProblem[],
  { width, verbose }: { readonly width: number; readonly verbose: boolean },
): Line[] {
  const few = problems.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, mostProblems);
  const shown = verbose || problems.length <= mostProblems ? problems : few;
  const left = problems.length - shown.length;
  const rest = words(0, `${count(left, 'more problem')} not shown: `, styled('bold', '--verbose'), ' shows all.');
  return paragraphs(...shown.map((problem) => oneProblem(problem, width)), left === 0 ? [] : [rest]);
}

const rankOf = ({ problem }: LocatedProblem): number => (problem.severity === 'error' ? 0 : 1);

function oneProblem(located: LocatedProblem, width: number): Line[] {
  const { says, fix } = phrase(located.problem);
  const { position, first } = located;
  const place: Span[] = position === null ? [] : [styled('bold', placeWords(position))];
  return [
    words(0, ...place, ...(position === null ? [] : ['  ']), ...severity(located), says),
    ...source(located, width),
    ...(first === null ? [] : [words(2, styled('dim', 'first: '), placeWords(first))]),
    ...(fix === '' ? [] : [words(2, styled('cyan', 'fix: '), fix)]),
  ];
}

/** An error is the rule and needs no word. */
const severity = ({ problem }: LocatedProblem): Span[] =>
  problem.severity === 'warning' ? [styled('yellow', 'warning: ')] : [];

function source({ position, excerpt, problem }: LocatedProblem, width: number): Line[] {
  if (position === null || excerpt === null || excerpt.trim() === '') return [];
  const number = String(position.line);
  const gutter = 5 + number.length;
  const { text, caret } = excerptAt(excerpt, position.column, Math.max(width, 40) - gutter);
  const mark = styled(problem.severity === 'error' ? 'red' : 'yellow', '^');
  return [
    raw(2, styled('dim', `${number} | `), text),
    raw(2, styled('dim', `${' '.repeat(number.length)} | `), ' '.repeat(caret), mark),
  ];
}

/**
 * The part of a line around a column (from 1, in UTF-16 units), ready to print, and the column (from 0) of the caret below it. A tab
 * becomes one space, and hidden characters become visible, so that the caret stands where the eye looks.
 */
export function excerptAt(line: string, column: number, columns: number): { text: string; caret: number } {
  const from = Math.max(0, column - 1 - Math.floor(columns / 2));
  const to = from + columns - 2;
  const before = `${from > 0 ? '…' : ''}${inert(line.slice(from, column - 1))}`;
  const after = `${inert(line.slice(column - 1, to)).trimEnd()}${to < line.length ? '…' : ''}`;
  return { text: before + after, caret: widthOf(before) };
}

/** One printed line; half of a character at its end is left out. */
const inert = (text: string): string =>
  escapeTerminal(text.replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '').replaceAll('\t', ' '));
