import type { Verb } from './terms.ts';
import type { Change, Plan, Summary } from '../../domain/plan.ts';
import { type Direction, direction, directions } from '../danger.ts';
import { count } from '../../util/text.ts';
import { type LocatedProblem, countWarnings } from '../../domain/problem.ts';
import type { Outcome } from '../../domain/outcome.ts';

/** `4 looser, 7 stricter, 1 neutral` without zeros, or `no changes`. */
export function effectCounts(changes: readonly Change[]): string {
  const number = (one: Direction): number => changes.filter((change) => direction(change) === one).length;
  return (
    directions
      .filter((one) => number(one) > 0)
      .map((one) => `${number(one)} ${one}`)
      .join(', ') || 'no changes'
  );
}

/** All changes of a plan. */
export const changesIn = ({ bundles }: Pick<Plan, 'bundles'>): Change[] => bundles.flatMap(({ changes }) => changes);

/** `1 create, 2 updates, 1 delete` without zeros, or `no changes`. */
export const changeWords = (summary: Counts): string => countsOf(summary, count);

/** `1 created, 2 updated, 1 deleted`. */
export const doneWords = (summary: Counts): string => countsOf(summary, (number, verb) => `${number} ${verb}d`);

type Counts = Omit<Summary, 'effect'>;

const countsOf = (summary: Counts, words: (number: number, verb: Verb) => string): string =>
  (['create', 'update', 'delete'] as const)
    .filter((verb) => summary[`${verb}s`] > 0)
    .map((verb) => words(summary[`${verb}s`], verb))
    .join(', ') || 'no changes';

/** `3 errors, 1 warning`. */
export function problemWords(problems: readonly LocatedProblem[]): string {
  const warnings = countWarnings(problems);
  const errors = problems.length - warnings;
  const words = [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : ''];
  return words.filter(Boolean).join(', ');
}

export const errorsFirst = (problems: readonly LocatedProblem[]): LocatedProblem[] =>
  problems.toSorted((a, b) => Number(a.problem.severity === 'warning') - Number(b.problem.severity === 'warning'));

/** The result of a check of the files, in one line. */
export function foundWords(outcome: Extract<Outcome, { kind: 'valid' | 'invalid' }>): string {
  const { kind, problems } = outcome;
  if (kind === 'invalid') return `Invalid: ${problemWords(problems)}`;
  return `Valid: ${policiesIn(outcome)}${problems.length > 0 ? `, ${problemWords(problems)}` : ''}`;
}

/** What was checked; detection policies are not counted. */
export const policiesIn = ({ policies, files }: { readonly policies: number; readonly files: number }): string =>
  `${policies === 0 ? '' : `${count(policies, 'policy', 'policies')} in `}${count(files, 'file')}`;
