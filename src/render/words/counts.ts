import type { Summary } from '../../domain/plan.ts';
import type { LocatedProblem } from '../../domain/problem.ts';
import { effectWords } from './labels.ts';

/** `1 policy`, `2 policies`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${String(number)} ${number === 1 ? one : many}`;

/** `1 create, 2 updates, 1 delete, looser`; `no changes` when there is none. */
export function summaryWords(summary: Summary): string {
  const words = changeWords(summary);
  return words.length === 0 ? 'no changes' : [...words, effectWords[summary.effect]].join(', ');
}

/** `1 create`, `2 updates`, `1 delete`; what is zero is left out. */
export function changeWords({ creates, updates, deletes }: Omit<Summary, 'effect'>): string[] {
  const parts = [count(creates, 'create'), count(updates, 'update'), count(deletes, 'delete')];
  return parts.filter((_, index) => [creates, updates, deletes][index] !== 0);
}

/** `3 errors, 1 warning`. */
export function problemWords(problems: readonly LocatedProblem[]): string {
  const errors = problems.filter(({ problem }) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  return [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : '']
    .filter(Boolean)
    .join(', ');
}

/** What was checked; detection policies have no number of their own. */
export const policiesIn = ({ policies, files }: { readonly policies: number; readonly files: number }): string =>
  `${policies === 0 ? '' : `${count(policies, 'policy', 'policies')} in `}${count(files, 'file')}`;
