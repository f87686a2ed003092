import type { Outcome } from '../../domain/outcome.ts';
import type { Change, Plan, Summary } from '../../domain/plan.ts';
import { countWarnings, type LocatedProblem } from '../../domain/problem.ts';
import { pluralize } from '../../util/text.ts';
import { directions, effectDirection } from '../risk.ts';
import type { Verb } from './labels.ts';

/** `4 looser, 7 stricter, 1 neutral` without zeros, or `no changes`. */
export function effectCountsText(changes: readonly Change[]): string {
  const counts = directions
    .map((direction) => ({
      direction,
      number: changes.filter((change) => effectDirection(change) === direction).length,
    }))
    .filter(({ number }) => number > 0);
  return counts.map(({ direction, number }) => `${number} ${direction}`).join(', ') || 'no changes';
}

/** All changes of a plan. */
export const plannedChanges = ({ bundles }: Pick<Plan, 'bundles'>): Change[] =>
  bundles.flatMap(({ changes }) => changes);

type Counts = Omit<Summary, 'effect'>;

/** `1 create, 2 updates, 1 delete` without zeros, or `no changes`. */
export const changeCountsText = (summary: Counts): string => formatCounts(summary, pluralize);

/** `1 created, 2 updated, 1 deleted`. */
export const doneCountsText = (summary: Counts): string =>
  formatCounts(summary, (number, verb) => `${number} ${verb}d`);

const formatCounts = (summary: Counts, format: (number: number, verb: Verb) => string): string =>
  (['create', 'update', 'delete'] as const)
    .filter((verb) => summary[`${verb}s`] > 0)
    .map((verb) => format(summary[`${verb}s`], verb))
    .join(', ') || 'no changes';

/** `3 errors, 1 warning`. */
export function problemCountsText(problems: readonly LocatedProblem[]): string {
  const warnings = countWarnings(problems);
  const errors = problems.length - warnings;
  const counts = [errors > 0 ? pluralize(errors, 'error') : '', warnings > 0 ? pluralize(warnings, 'warning') : ''];
  return counts.filter(Boolean).join(', ');
}

export const errorsFirst = (problems: readonly LocatedProblem[]): LocatedProblem[] =>
  problems.toSorted((a, b) => Number(a.problem.severity === 'warning') - Number(b.problem.severity === 'warning'));

/** The result of a check of the files, in one line. */
export function validationText(outcome: Extract<Outcome, { kind: 'valid' | 'invalid' }>): string {
  const { kind, problems } = outcome;
  if (kind === 'invalid') return `Invalid: ${problemCountsText(problems)}`;
  return `Valid: ${checkedFilesText(outcome)}${problems.length > 0 ? `, ${problemCountsText(problems)}` : ''}`;
}

/** `3 policies in 2 files`. Detection policies are not counted. */
const checkedFilesText = ({ policies, files }: { readonly policies: number; readonly files: number }): string =>
  `${policies === 0 ? '' : `${pluralize(policies, 'policy', 'policies')} in `}${pluralize(files, 'file')}`;
