import type { LocatedProblem } from '../../domain/problem.ts';
import { phrase } from '../phrasebook.ts';
import { count } from '../words/counts.ts';
import { placeWords } from '../words/place-words.ts';
import { excerptAt } from './excerpt.ts';
import { type Line, type Span, paragraphs, raw, styled, words } from './line.ts';

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
