import type { LocatedProblem } from '../../../domain/problem.ts';
import { escapeTerminal } from '../../escape.ts';
import { describeProblemPlainly } from '../../words/problems.ts';
import { pluralize } from '../../../util/text.ts';
import { errorsFirst } from '../../words/summary.ts';
import { positionText } from '../../words/labels.ts';
import { nextStepLines } from './frame.ts';
import { type Line, minColumns, paragraphs, unwrappedLine, styled, widthOf, textLine } from './layout.ts';

/** The others are only counted: they are not located in their files. */
const maxProblems = 100;

/** Each problem with its place, source line and fix; errors first, the rest is counted. */
export function problemLines(
  problems: readonly LocatedProblem[],
  { width, verbose, fixCommand = null }: ProblemsView,
): Line[] {
  const isComplete = verbose || problems.length <= maxProblems;
  const shown = (isComplete ? problems : errorsFirst(problems).slice(0, maxProblems)).map((problem) =>
    linesOfOneProblem(problem, width),
  );
  const omission = `${pluralize(problems.length - maxProblems, 'more problem')} not shown: --verbose shows all.`;
  const hint = fixCommand === null ? [] : nextStepLines('To make each fix that is the only possible one:', fixCommand);
  return paragraphs(...shown, isComplete ? [] : [textLine(0, omission)], hint);
}

/** `fixCommand`: the command that makes each fix that is the only possible one, if there are any. */
type ProblemsView = { readonly width: number; readonly verbose: boolean; readonly fixCommand?: string | null };

function linesOfOneProblem(located: LocatedProblem, width: number): Line[] {
  const { problem, position, first } = located;
  const { message, fix } = describeProblemPlainly(problem);
  return [
    textLine(
      0,
      ...(position === null ? [] : [styled('bold', positionText(position)), '  ']),
      // Errors have no label.
      ...(problem.severity === 'warning' ? [styled('yellow', 'warning: ')] : []),
      message,
    ),
    ...excerptLines(located, width),
    ...(first === null ? [] : [textLine(2, styled('dim', 'first: '), positionText(first))]),
    textLine(2, styled('cyan', 'fix: '), fix),
  ];
}

function excerptLines({ position, excerpt, problem }: LocatedProblem, width: number): Line[] {
  if (position === null || excerpt === null || excerpt.trim() === '') return [];
  const number = String(position.line);
  // Two spaces of indent, the number and ` | `.
  const gutterColumns = 5 + number.length;
  const { text, caret } = excerptAt(excerpt, position.column, Math.max(width, minColumns) - gutterColumns);
  const caretMark = styled(problem.severity === 'error' ? 'red' : 'yellow', '^');
  return [
    unwrappedLine(2, styled('dim', `${number} | `), text),
    unwrappedLine(2, styled('dim', `${' '.repeat(number.length)} | `), ' '.repeat(caret), caretMark),
  ];
}

/**
 * The part of a line around a column (from 1, in UTF-16 units), ready to print, and the column (from 0) of the caret below. Tabs become one space
 * and hidden characters visible, so that the caret fits.
 */
export function excerptAt(line: string, column: number, columns: number): { text: string; caret: number } {
  const from = Math.max(0, column - 1 - Math.floor(columns / 2));
  // Less the columns of the two ellipses.
  const to = from + columns - 2;
  const before = `${from > 0 ? '…' : ''}${escapeExcerpt(line.slice(from, column - 1))}`;
  const after = `${escapeExcerpt(line.slice(column - 1, to)).trimEnd()}${to < line.length ? '…' : ''}`;
  return { text: before + after, caret: widthOf(before) };
}

/** One printed line, without half a character at its end. */
const escapeExcerpt = (text: string): string =>
  escapeTerminal(text.replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '').replaceAll('\t', ' '));
