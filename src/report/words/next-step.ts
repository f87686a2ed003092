import { type Approval, approvalOf, optionsOf } from '../../domain/guards.ts';
import { countWarnings } from '../../domain/problem.ts';
import { shellWord } from '../../util/shell-words.ts';
import { count } from '../../util/text.ts';
import type { Outcome } from '../../domain/outcome.ts';

/** How and for whom an outcome is shown. */
export type View = {
  readonly command: 'validate' | 'preview' | 'apply' | 'rollback';
  /** How this program is started. */
  readonly program?: string;
  /** Whether there is a terminal to ask for approval; without it an apply needs --yes. */
  readonly canAsk?: boolean;
  /** Name of the platform; null if not queried. */
  readonly platform: string | null;
  /** Where the plan was saved, if anywhere. */
  readonly plan?: string | null;
  /** The saved plan that is applied or undone, if any. */
  readonly reviewed?: string | null;
  /** Options and paths to repeat in the next command. */
  readonly again?: string;
  /** What the run's options approve, which the next command repeats. */
  readonly approval?: Approval;
  /** The same as `again` for `rollback`, which takes a config instead of paths. */
  readonly againUndo?: string;
  /** Whether warnings fail the command. */
  readonly strict?: boolean;
  /** Shown before the command ends, so without a next step. */
  readonly midway?: boolean;
};

/** Whether the plan of an outcome undoes an applied one. */
export const isRollback = (outcome: Outcome): boolean => 'plan' in outcome && outcome.plan?.undoes !== undefined;

/** Declined by the person, not stopped by a guard. */
export const wasDeclined = (outcome: Outcome): boolean =>
  outcome.kind === 'needs-approval' && outcome.guards.length === 0;

/** The next step: a few words and a command. */
type NextStep = { readonly message: string; readonly command: string };

/** Null if nothing is left to do, the command continues, or approval was declined. */
export function nextStep(outcome: Outcome, view: View): NextStep | null {
  if (view.midway === true || wasDeclined(outcome)) return null;
  const next = isRollback(outcome) ? rollbackSteps[outcome.kind](outcome, view) : steps[outcome.kind](outcome, view);
  return (
    next && {
      message: next.message,
      command: [view.program ?? 'ifmatch', ...next.words, ...approvals(outcome, view)].join(' '),
    }
  );
}

/** The options that repeat what was approved, and approve what a guard stopped. */
const approvals = (outcome: Outcome, { approval }: View): string[] =>
  optionsOf(approvalOf('guards' in outcome ? outcome.guards : [], approval)).map(shellWord);

/** The number of warnings and their effect; null if the command ignores them or fails anyway. */
export function warningsLine({ kind, problems }: Outcome, { command, strict = false }: View): string | null {
  const warnings = countWarnings(problems);
  const counts = command === 'validate' || command === 'preview';
  if (!counts || warnings === 0 || kind === 'invalid' || kind === 'failed') return null;
  return `${count(warnings, 'warning')}. ${strict ? '--strict makes that a failure.' : 'To fail on warnings, use --strict.'}`;
}

/** A step without its approvals. */
type Step = { readonly message: string; readonly words: readonly string[] };

type Steps = { readonly [K in Outcome['kind']]: (outcome: Outcome, view: View) => Step | null };

const steps: Steps = {
  valid: (_, { again }) => step('Next:', 'preview', again),
  invalid: () => null,
  'no-changes': () => null,
  changes: (_, { command, plan, again, canAsk = true }) => {
    const isApply = command === 'apply';
    const message = isApply ? 'Nothing is applied yet. To apply without the prompt:' : 'Next:';
    // A saved plan is not asked about.
    const yes = isApply || (!canAsk && typeof plan !== 'string');
    return step(message, 'apply', yes ? '--yes' : '', again, option('--plan', plan));
  },
  'needs-approval': (_, { command, again, reviewed, plan, canAsk = true }) =>
    step(
      command === 'preview' ? 'To preview it with the approval:' : approveWords,
      command,
      command === 'apply' && !canAsk && typeof reviewed !== 'string' ? '--yes' : '',
      again,
      option('--plan', reviewed),
      // Where the undo goes, if not into the reviewed plan.
      plan === reviewed ? '' : option('--out', plan),
    ),
  stale: (_, { again, reviewed }) =>
    step('Next, review the current plan:', 'preview', again, option('--out', reviewed)),
  applied: (outcome, { plan, again, againUndo = again }) =>
    holdsUndo(outcome) && typeof plan === 'string' ? step('Undo:', 'rollback', againUndo, shellWord(plan)) : null,
  partial: (_, { again }) => step('Next, see what is left (rerunning is safe):', 'preview', again),
  failed: () => null,
};

/** A rollback has its own plan, independent of the files; only a saved one can be applied. */
const rollbackSteps: Steps = {
  ...steps,
  changes: rollbackStep,
  'needs-approval': rollbackStep,
  // After later edits, the old values can only be restored through the files.
  stale: (_, { command, again, reviewed }) =>
    command === 'rollback'
      ? step(
          'To roll back anyway, restore the old values in the files and preview them:',
          'rollback',
          again,
          fileWord(reviewed),
          '--write',
        )
      : step('Next, see what changed, then roll back the applied plan anew:', 'drift', again),
  applied: (_, { again }) =>
    step(
      'The files still declare what was rolled back, and the next apply would bring it back. Review with:',
      'preview',
      again,
    ),
  partial: (_, { again, plan, reviewed, canAsk }) =>
    step(
      'Next, apply what is left (rerunning is safe):',
      'apply',
      yesWord(canAsk),
      again,
      option('--plan', plan ?? reviewed),
    ),
};

function rollbackStep(outcome: Outcome, { plan, again, reviewed, canAsk }: View): Step {
  if (typeof plan !== 'string') return step('Next:', 'rollback', again, fileWord(reviewed), '--out undo.json');
  const message = outcome.kind === 'needs-approval' ? approveWords : 'Next:';
  return step(message, 'apply', yesWord(canAsk), again, option('--plan', plan));
}

/** Even a saved rollback is asked about, since the files do not declare what it sends. */
const yesWord = (canAsk = true): string => (canAsk ? '' : '--yes');

const approveWords = 'To approve and apply:';

/** Whether the applied plan's file has the undo. */
const holdsUndo = (outcome: Outcome): boolean =>
  'results' in outcome && outcome.results.some(({ outcome: result }) => 'undo' in result && result.undo !== null);

const option = (name: string, path: View['plan']): string =>
  typeof path === 'string' ? `${name} ${shellWord(path)}` : '';

const fileWord = (path: View['plan']): string => shellWord(path ?? 'FILE');

const step = (message: string, ...parts: readonly (string | undefined)[]): Step => ({
  message,
  words: parts.flatMap((part) => (part === undefined || part === '' ? [] : [part])),
});
