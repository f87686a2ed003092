import { countWarnings } from '../domain/problem.ts';
import { shellWord } from '../domain/json.ts';
import { count } from './words.ts';
import type { Outcome } from '../domain/outcome.ts';

/** How and for whom an outcome is shown. */
export type View = {
  readonly command: 'validate' | 'preview' | 'apply' | 'rollback';
  /** Name of the platform; null if not queried. */
  readonly platform: string | null;
  /** Where the plan was saved, if anywhere. */
  readonly plan?: string | null;
  /** The saved plan that is applied or undone, if any. */
  readonly reviewed?: string | null;
  /** Options and paths to repeat in the next command. */
  readonly again?: string;
  /** The same for `rollback`, which takes a config instead of paths. */
  readonly againUndo?: string;
  /** Whether warnings fail the command. */
  readonly strict?: boolean;
  /** Shown before the command ends, so without a next step. */
  readonly midway?: boolean;
};

/** Whether the plan of an outcome undoes an applied one. */
export const isRollback = (outcome: Outcome): boolean =>
  'plan' in outcome && outcome.plan !== null && outcome.plan.undoes !== undefined;

/** Declined by the person, not stopped by a guard. */
export const wasDeclined = (outcome: Outcome): boolean =>
  outcome.kind === 'needs-approval' && outcome.guards.length === 0;

/** The next step: a few words and a command. */
type NextStep = { readonly says: string; readonly command: string };

/** Null if nothing is left to do, the command continues, or approval was declined. */
export function nextStep(outcome: Outcome, view: View): NextStep | null {
  if (view.midway === true || wasDeclined(outcome)) return null;
  return isRollback(outcome) ? rollbackSteps[outcome.kind](outcome, view) : steps[outcome.kind](outcome, view);
}

/** The number of warnings and their effect; null if the command ignores them or fails anyway. */
export function warningsLine({ kind, problems }: Outcome, { command, strict = false }: View): string | null {
  const warnings = countWarnings(problems);
  const counts = command === 'validate' || command === 'preview';
  if (!counts || warnings === 0 || kind === 'invalid' || kind === 'failed') return null;
  return `${count(warnings, 'warning')}. ${strict ? '--strict makes that a failure.' : 'To fail on warnings, use --strict.'}`;
}

const steps = {
  valid: (_, { again }) => next('preview', again),
  invalid: () => null,
  'no-changes': () => null,
  changes: (outcome, view) => changesStep(outcome, view),
  'needs-approval': (outcome, { command, again, reviewed, plan }) => ({
    ...next(command, again, reads(command, reviewed), reported(plan, reviewed), approvalOptions(outcome)),
    says: 'To approve and apply:',
  }),
  stale: (_, { again, reviewed }) => ({
    ...next('preview', again, typeof reviewed === 'string' ? `--out ${shellWord(reviewed)}` : ''),
    says: 'Next, review the current plan:',
  }),
  applied: (outcome, { plan, again, againUndo = again }) =>
    holdsUndo(outcome) && saved(plan) !== '' ? { ...next('rollback', againUndo, planFile(plan)), says: 'Undo:' } : null,
  partial: (_, { again }) => ({ ...next('preview', again), says: 'Next, see what is left (rerunning is safe):' }),
  failed: () => null,
} as const satisfies Record<Outcome['kind'], (outcome: Outcome, view: View) => NextStep | null>;

/** Whether the applied plan's file has the undo. */
const holdsUndo = (outcome: Outcome): boolean =>
  'results' in outcome && outcome.results.some(({ outcome: result }) => 'undo' in result && result.undo !== null);

const toFiles = 'The files still declare what was rolled back, and the next apply would bring it back. Review with:';

/** A rollback has its own plan, independent of the files. */
const rollbackSteps = {
  ...steps,
  changes: (outcome, view) => rollbackStep('Next:', outcome, view),
  'needs-approval': (outcome, view) => rollbackStep('To approve and apply:', outcome, view),
  stale: (_, view) => staleRollback(view),
  applied: (_, { again }) => ({ ...next('preview', again), says: toFiles }),
  partial: (_, { again, plan, reviewed }) => ({
    ...next('apply', again, saved(plan ?? reviewed)),
    says: 'Next, apply what is left (rerunning is safe):',
  }),
} as const satisfies Record<Outcome['kind'], (outcome: Outcome, view: View) => NextStep | null>;

/** After later edits, the old values can only be restored through the files. */
const staleRollback = ({ command, again, againUndo = again, reviewed }: View): NextStep =>
  command === 'rollback'
    ? {
        ...next('rollback', again, planFile(reviewed), '--write'),
        says: 'To roll back anyway, restore the old values in the files and preview them:',
      }
    : {
        ...next('rollback', againUndo, 'FILE --save', shellWord(reviewed ?? 'FILE')),
        says: 'Next, create the rollback again from the applied plan:',
      };

/** Only a saved plan can be applied. */
function rollbackStep(says: string, outcome: Outcome, { plan, again, reviewed }: View): NextStep {
  const isSaved = saved(plan) !== '';
  const step = isSaved ? next('apply', again, saved(plan)) : next('rollback', again, planFile(reviewed), '--save FILE');
  return { command: [step.command, approvalOptions(outcome)].filter(Boolean).join(' '), says };
}

const planFile = (plan: View['plan']): string => (typeof plan === 'string' ? shellWord(plan) : 'FILE');

/** The saved plan as an argument of the command. */
const reads = (command: View['command'], plan: View['plan']): string =>
  command === 'rollback' ? planFile(plan) : saved(plan);

const saved = (plan: View['plan']): string => (typeof plan === 'string' ? `--plan ${shellWord(plan)}` : '');

/** Where the undo goes, if not into the reviewed plan. */
const reported = (plan: View['plan'], reviewed: View['reviewed']): string =>
  typeof plan === 'string' && plan !== reviewed ? `--report ${shellWord(plan)}` : '';

function changesStep(outcome: Outcome, { command, plan, again }: View): NextStep {
  const same = [again, saved(plan)].filter(Boolean).join(' ');
  if (command === 'apply') {
    return {
      ...next('apply', '--yes', same, approvalOptions(outcome)),
      says: 'Nothing is applied yet. To apply without the prompt:',
    };
  }
  return next('apply', same, approvalOptions(outcome));
}

const approvalOptions = (outcome: Outcome): string =>
  'guards' in outcome ? [...new Set(outcome.guards.map(({ option }) => option))].join(' ') : '';

const next = (...parts: readonly (string | undefined)[]): NextStep => ({
  says: 'Next:',
  command: withLastLimits(['ifmatch', ...parts].filter(Boolean).join(' ')),
});

/** Removes a limit that is repeated with a higher value. */
const withLastLimits = (command: string): string =>
  command.replaceAll(/ --(max-deletes|max-delete-percent) \d+/g, (given, name: string, at: number) =>
    command.lastIndexOf(` --${name} `) > at ? '' : given,
  );
