import type { LocatedProblem } from '../../../domain/problem.ts';
import { escapeTerminal } from '../../escape.ts';
import { phrase } from '../../words/problems.ts';
import { count } from '../../../util/text.ts';
import { errorsFirst } from '../../words/summary.ts';
import { placeWords } from '../../words/terms.ts';
import { nextLines } from './frame.ts';
import { type Line, paragraphs, raw, styled, widthOf, words } from './layout.ts';

/** The most problems shown; the others are not located. */
const mostProblems = 100;

/** Each problem with its place, source line and fix; errors first, the rest is counted. */
export function problemLines(
  problems: readonly LocatedProblem[],
  { width, verbose, fix = null }: ProblemsView,
): Line[] {
  const isWhole = verbose || problems.length <= mostProblems;
  const shown = (isWhole ? problems : errorsFirst(problems).slice(0, mostProblems)).map((problem) =>
    oneProblem(problem, width),
  );
  const rest = `${count(problems.length - mostProblems, 'more problem')} not shown: --verbose shows all.`;
  const hint = fix === null ? [] : nextLines('To make each fix that is the only possible one:', fix);
  return paragraphs(...shown, isWhole ? [] : [words(0, rest)], hint);
}

/** `fix`: the command that makes each fix that is the only possible one, if there are any. */
type ProblemsView = { readonly width: number; readonly verbose: boolean; readonly fix?: string | null };

function oneProblem(located: LocatedProblem, width: number): Line[] {
  const { problem, position, first } = located;
  const { message, fix } = phrase(problem);
  return [
    words(
      0,
      ...(position === null ? [] : [styled('bold', placeWords(position)), '  ']),
      // Errors have no label.
      ...(problem.severity === 'warning' ? [styled('yellow', 'warning: ')] : []),
      message,
    ),
    ...source(located, width),
    ...(first === null ? [] : [words(2, styled('dim', 'first: '), placeWords(first))]),
    words(2, styled('cyan', 'fix: '), fix),
  ];
}

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
 * The part of a line around a column (from 1, in UTF-16 units), ready to print, and the column (from 0) of the caret below. Tabs become one space
 * and hidden characters visible, so that the caret fits.
 */
export function excerptAt(line: string, column: number, columns: number): { text: string; caret: number } {
  const from = Math.max(0, column - 1 - Math.floor(columns / 2));
  const to = from + columns - 2;
  const before = `${from > 0 ? '…' : ''}${inert(line.slice(from, column - 1))}`;
  const after = `${inert(line.slice(column - 1, to)).trimEnd()}${to < line.length ? '…' : ''}`;
  return { text: before + after, caret: widthOf(before) };
}

/** One printed line, without half a character at its end. */
const inert = (text: string): string =>
  escapeTerminal(text.replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '').replaceAll('\t', ' '));
