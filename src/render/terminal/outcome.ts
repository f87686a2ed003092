import type { AppliedBundle, BundleResult, Change, Current, Guard, Outcome, PlannedBundle } from '../../domain/plan.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import { escapeTerminal } from '../escape.ts';
import { tellImpact } from '../impact-words.ts';
import { phrase } from '../meaning-words.ts';
import {
  type Altered,
  compareChanges,
  diffPlatform,
  shownExplained,
  shownPlan,
  type TerminalView,
  wasDeclined,
} from '../shown-plan.ts';
import { triangulationNotes } from '../three-way-words.ts';
import {
  bundleName,
  comparisonWords,
  count,
  failureOf,
  hasSeveralDeployments,
  placeWords,
  resultReasons,
  resultWords,
  textOf,
} from '../words.ts';
import { changeDiffLines, changeTitle, layDiff, planLines } from './change.ts';
import { type Line, padTo, paragraphs, raw, type Span, type Style, styled, widthOf, words } from './text.ts';

/** Why a run failed: the message, facts for the support, and what helps. */
export function failureLines(error: Error): Line[] {
  const { message, hint, facts } = failureOf(error);
  return [
    ...message.split('\n').map((line) => words(0, line)),
    ...(facts.length === 0 ? [] : [words(2, styled('dim', facts.join(', ')))]),
    ...(hint === null ? [] : [words(2, styled('cyan', 'fix: '), hint)]),
  ];
}

/** Each guard with its numbers and its way out; the message holds both. */
const guardLines = (guards: readonly Guard[]): Line[] =>
  paragraphs(...guards.map(({ message }) => [words(0, styled('yellow', 'Consent needed: '), message)]));

/** Nobody reads more; what is not shown is never searched for in its file. */
const most = 100;

/** Each problem with its place, the line of source with a caret, and what to do. Of very many the errors go first, and the rest is counted. */
export function problemLines(
  problems: readonly LocatedProblem[],
  { width, verbose }: { readonly width: number; readonly verbose: boolean },
): Line[] {
  const shown = verbose ? problems : mostTelling(problems);
  const left = problems.length - shown.length;
  const rest = words(0, `${count(left, 'more problem')} not shown here: `, styled('bold', '--verbose'), ' shows all.');
  return paragraphs(...shown.map((problem) => oneProblem(problem, width)), left === 0 ? [] : [rest]);
}

function mostTelling(problems: readonly LocatedProblem[]): readonly LocatedProblem[] {
  if (problems.length <= most) return problems;
  const isError = ({ problem }: LocatedProblem): boolean => problem.severity === 'error';
  const errors = problems.filter(isError).slice(0, most);
  const warnings = problems.filter((problem) => !isError(problem)).slice(0, most - errors.length);
  const shown = new Set([...errors, ...warnings]);
  return problems.filter((problem) => shown.has(problem));
}

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

/** One line of a source file, ready to print, and the column (from 0) of the caret below it. */
type Excerpt = { readonly text: string; readonly caret: number };

/**
 * The part of a line around a column (from 1, in UTF-16 units) that fits into some columns. A tab becomes one space, and hidden
 * characters become visible, so that the caret stands where the eye looks.
 */
export function excerptAt(line: string, column: number, columns: number): Excerpt {
  // A line may be as long as a file: only what could be shown is looked at.
  const near = line.slice(Math.max(0, column - 1 - 2 * columns), column - 1);
  const before = cutStart(show(near), Math.floor(columns / 2));
  const after = cutEnd(show(line.slice(column - 1, column - 1 + 2 * columns)).trimEnd(), columns - widthOf(before));
  return { text: before + after, caret: widthOf(before) };
}

const show = (text: string): string => escapeTerminal(text.replaceAll('\t', ' '));

function cutEnd(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  let width = 1;
  for (const character of text) {
    width += widthOf(character);
    if (width > columns) break;
    kept += character;
  }
  return `${kept}…`;
}

function cutStart(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  let width = 1;
  for (const character of Array.from(text.slice(-2 * columns)).toReversed()) {
    width += widthOf(character);
    if (width > columns) break;
    kept = character + kept;
  }
  return `…${kept}`;
}

const resultLooks = {
  applied: 'green',
  'already-applied': 'green',
  unverified: 'yellow',
  'not-applied': 'red',
  unknown: 'yellow',
} as const satisfies Record<BundleResult['result'], Style>;

/** A table: the bundle, what an apply made of it, why. */
function resultLines(results: readonly AppliedBundle[]): Line[] {
  const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
  const names = results.map(({ bundle }) => escapeTerminal(bundleName(bundle, several)));
  const nameWidth = Math.max(...names.map(widthOf));
  const resultWidth = Math.max(...results.map(({ outcome }) => widthOf(resultWords[outcome.result])));
  return results.map(({ outcome }, index) => ({
    ...words(
      0,
      `${padTo(names[index] ?? '', nameWidth)}  `,
      styled(resultLooks[outcome.result], `${padTo(resultWords[outcome.result], resultWidth)}  `),
      outcome.reason ?? resultReasons[outcome.result],
    ),
    hang: nameWidth + resultWidth + 4,
  }));
}

/** For each stale bundle, what would happen now and was not reviewed: a diff of the diffs. */
function staleLines(results: readonly AppliedBundle[], verbose: boolean): Line[] {
  const several = hasSeveralDeployments(results.map(({ bundle }) => bundle));
  const groups = results.map(({ bundle, outcome }) =>
    'current' in outcome && outcome.current !== null ? staleBundle(bundle, outcome.current, { several, verbose }) : [],
  );
  return paragraphs(...groups);
}

function staleBundle(
  bundle: PlannedBundle,
  current: Current,
  { several, verbose }: { several: boolean; verbose: boolean },
): Line[] {
  const compared = compareChanges(bundle.changes, current.changes);
  const heading = words(
    0,
    styled('bold', bundleName(bundle, several)),
    `: reviewed at state version ${bundle.stateVersion}, now ${current.stateVersion}`,
  );
  return paragraphs(
    [heading, words(2, comparisonWords(compared))],
    ...compared.added.map((change) => [
      ...titled('new', 'red', change, bundle),
      ...changeDiffLines(change, 6, verbose),
    ]),
    ...compared.altered.map((pair) => alteredLines(pair, bundle, verbose)),
    ...compared.gone.map((change) => [
      ...titled('gone', 'dim', change, bundle),
      words(6, 'The platform has it already.'),
    ]),
  );
}

function alteredLines(pair: Altered, bundle: PlannedBundle, verbose: boolean): Line[] {
  return [
    ...titled('different', 'yellow', pair.current, bundle),
    words(6, 'On the platform since the review:'),
    ...layDiff(diffPlatform(pair), 6, verbose),
  ];
}

function titled(label: string, look: 'red' | 'yellow' | 'dim', change: Change, bundle: PlannedBundle): Line[] {
  const title = changeTitle(change, bundle, 2);
  return [{ ...title, spans: [styled(look, `${label}: `), ...title.spans] }, words(6, change.says)];
}

/** An outcome of a run that asked a platform. */
type Asked = Exclude<Outcome, { kind: 'valid' | 'invalid' }>;

/** What stands above the problems: notes, the plan or what became of it, and its impact. */
export const planParagraphs = (outcome: Asked, view: TerminalView): Line[][] => [
  noteLines(outcome),
  bodies[outcome.kind](outcome, view),
  impactLine(outcome),
];

/** What stands below the problems: guards, results and what made the run fail. */
export const endParagraphs = (outcome: Asked): Line[][] => [
  'guards' in outcome ? guardLines(outcome.guards) : [],
  'results' in outcome && outcome.results.length > 0 ? resultLines(outcome.results) : [],
  outcome.kind === 'failed' ? failureLines(outcome.error) : [],
];

/** What each kind shows between the headline and the problems. */
const bodies = {
  'no-changes': (outcome, { verbose }) => changes(outcome, { diffs: false, verbose }),
  changes: (outcome, { verbose }) => changes(outcome, { diffs: true, verbose }),
  // Who was asked has the plan before their eyes: once more, it would push what became of it off the screen.
  consent: (outcome, { verbose }) => (wasDeclined(outcome) ? [] : changes(outcome, { diffs: true, verbose })),
  stale: (outcome, { verbose }) => ('results' in outcome ? staleLines(outcome.results, verbose) : []),
  applied: (outcome, { verbose }) => changes(outcome, { diffs: verbose, verbose }),
  partial: (outcome, { verbose }) => changes(outcome, { diffs: verbose, verbose }),
  failed: () => [],
} as const satisfies Record<Asked['kind'], (outcome: Outcome, view: TerminalView) => Line[]>;

function changes(outcome: Outcome, detail: { diffs: boolean; verbose: boolean }): Line[] {
  const plan = shownPlan(outcome);
  return plan === null ? [] : planLines(plan, { ...detail, ...shownExplained(outcome) });
}

/** What could not be compared with the base, and what nobody looks after any more. */
function noteLines(outcome: Outcome): Line[] {
  const bundles = shownPlan(outcome)?.bundles ?? [];
  const notes = triangulationNotes(shownExplained(outcome).triangulation ?? null, bundles);
  return notes.map((note) => words(0, styled('yellow', textOf(note))));
}

function impactLine(outcome: Outcome): Line[] {
  const { closing } = tellImpact(shownExplained(outcome).impact ?? null);
  return closing === null ? [] : [words(0, styled('dim', textOf(closing)))];
}
