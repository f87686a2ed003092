import type { Outcome } from '../../domain/outcome.ts';
import type { View } from '../view.ts';

/** What to do next, in one line: a few words and the command. */
export type NextStep = { readonly says: string; readonly command: string };

/** Null when there is nothing left to do, or when the command itself goes on. */
export function nextStep(outcome: Outcome, view: View): NextStep | null {
  return view.midway === true ? null : steps[outcome.kind](outcome, view);
}

const steps = {
  valid: (_, { again }) => next('preview', again),
  invalid: (_, { command, again }) => ({ ...next(command, again), says: 'Next, when the errors are fixed:' }),
  'no-changes': () => null,
  changes: (outcome, view) => changesStep(outcome, view),
  consent: (outcome, { command, again }) => ({
    ...next(command, again, consents(outcome)),
    says: 'If all of that is meant:',
  }),
  stale: (_, { again }) => ({ ...next('preview', again), says: 'Next, review what it is now:' }),
  applied: () => null,
  partial: (_, { again }) => ({ ...next('preview', again), says: 'Next, see what is left (running again is safe):' }),
  failed: () => null,
} as const satisfies Record<Outcome['kind'], (outcome: Outcome, view: View) => NextStep | null>;

function changesStep(outcome: Outcome, { command, plan, again }: View): NextStep {
  const saved = [again, typeof plan === 'string' ? `--plan ${plan}` : ''].filter(Boolean).join(' ');
  if (command === 'apply') {
    return {
      ...next('apply', '--yes', saved, consents(outcome)),
      says: 'Nothing is applied yet. Without being asked:',
    };
  }
  return next('apply', saved, consents(outcome));
}

const consents = (outcome: Outcome): string =>
  'guards' in outcome ? [...new Set(outcome.guards.map(({ consent }) => consent))].join(' ') : '';

const next = (...parts: readonly (string | undefined)[]): NextStep => ({
  says: 'Next:',
  command: ['ifmatch', ...parts].filter((part) => part !== undefined && part !== '').join(' '),
});
