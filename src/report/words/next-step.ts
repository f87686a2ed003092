import { type Approval, approvalOf, approvalArgs } from '../../domain/guards.ts';
import { isDeclined, type Outcome, planOf } from '../../domain/outcome.ts';
import { isRollback } from '../../domain/plan.ts';
import { countWarnings } from '../../domain/problem.ts';
import { quoteForShell } from '../../util/shell.ts';
import { pluralize } from '../../util/text.ts';

/** How and for whom an outcome is shown. */
export type RunView = {
  readonly command: 'validate' | 'preview' | 'apply' | 'rollback';
  /** How this program is started. */
  readonly program?: string;
  /** Whether there is a terminal to ask for approval; without it an apply needs --yes. */
  readonly canAsk?: boolean;
  /** Name of the platform; null if not queried. */
  readonly platform: string | null;
  /** Where the plan was saved, if anywhere. */
  readonly savedPlanPath?: string | null;
  /** The saved plan that is applied or undone, if any. */
  readonly reviewedPlanPath?: string | null;
  /** Options and paths to repeat in the next command. */
  readonly repeatedOptions?: string;
  /** The same for `rollback`, which takes a config instead of paths. */
  readonly repeatedRollbackOptions?: string;
  /** What the run's options approve, which the next command repeats. */
  readonly approval?: Approval;
  /** Whether warnings fail the command. */
  readonly strict?: boolean;
  /** Whether the command goes on after this is shown, so that there is no next step yet. */
  readonly isIntermediate?: boolean;
};

/** The next step: a few words and a command. */
type NextStep = { readonly message: string; readonly command: string };

/** Null if nothing is left to do, the command continues, or approval was declined. */
export function nextStep(outcome: Outcome, view: RunView): NextStep | null {
  if (view.isIntermediate === true || isDeclined(outcome)) return null;
  const plan = planOf(outcome);
  const table = plan !== null && isRollback(plan) ? rollbackSteps : steps;
  const next = table[outcome.kind](outcome, view);
  if (next === null) return null;
  const command = [view.program ?? 'ifmatch', ...next.args, ...approvalOptions(outcome, view)].join(' ');
  return { message: next.message, command };
}

/** The options that repeat what was approved, and approve what a guard stopped. */
const approvalOptions = (outcome: Outcome, { approval }: RunView): string[] =>
  approvalArgs(approvalOf('guards' in outcome ? outcome.guards : [], approval)).map(quoteForShell);

/** The number of warnings and their effect; null if the command ignores them or fails anyway. */
export function warningsText({ kind, problems }: Outcome, { command, strict = false }: RunView): string | null {
  const warnings = countWarnings(problems);
  const hasStrict = command === 'validate' || command === 'preview';
  if (!hasStrict || warnings === 0 || kind === 'invalid' || kind === 'failed') return null;
  return `${pluralize(warnings, 'warning')}. ${strict ? '--strict makes that a failure.' : 'To fail on warnings, use --strict.'}`;
}

/** A step without the options that approve. */
type Step = { readonly message: string; readonly args: readonly string[] };

type StepTable = { readonly [K in Outcome['kind']]: (outcome: Outcome, view: RunView) => Step | null };

const steps: StepTable = {
  valid: (_, { repeatedOptions }) => step('Next:', 'preview', repeatedOptions),
  invalid: () => null,
  'no-changes': () => null,
  changes: (_, { command, savedPlanPath, repeatedOptions, canAsk = true }) => {
    const isApply = command === 'apply';
    const message = isApply ? 'Nothing is applied yet. To apply without the prompt:' : 'Next:';
    // The apply of a saved plan does not prompt, so it needs no --yes.
    const needsYes = isApply || (!canAsk && typeof savedPlanPath !== 'string');
    return step(message, 'apply', needsYes ? '--yes' : '', repeatedOptions, pathOption('--plan', savedPlanPath));
  },
  'needs-approval': (_, { command, repeatedOptions, reviewedPlanPath, savedPlanPath, canAsk = true }) =>
    step(
      command === 'preview' ? 'To preview it with the approval:' : approveText,
      command,
      command === 'apply' && !canAsk && typeof reviewedPlanPath !== 'string' ? '--yes' : '',
      repeatedOptions,
      pathOption('--plan', reviewedPlanPath),
      // Where the undo goes, if not into the reviewed plan.
      savedPlanPath === reviewedPlanPath ? '' : pathOption('--out', savedPlanPath),
    ),
  stale: (_, { repeatedOptions, reviewedPlanPath }) =>
    step('Next, review the current plan:', 'preview', repeatedOptions, pathOption('--out', reviewedPlanPath)),
  applied: (outcome, { savedPlanPath, repeatedOptions, repeatedRollbackOptions = repeatedOptions }) =>
    hasUndo(outcome) && typeof savedPlanPath === 'string'
      ? step('Undo:', 'rollback', repeatedRollbackOptions, quoteForShell(savedPlanPath))
      : null,
  partial: (_, { repeatedOptions }) => step('Next, see what is left (rerunning is safe):', 'preview', repeatedOptions),
  failed: () => null,
};

/** A rollback has its own plan, independent of the files; only a saved one can be applied. */
const rollbackSteps: StepTable = {
  ...steps,
  changes: rollbackStep,
  'needs-approval': rollbackStep,
  // After later edits, the old values can only be restored through the files.
  stale: (_, { command, repeatedOptions, reviewedPlanPath }) =>
    command === 'rollback'
      ? step(
          'To roll back anyway, restore the old values in the files and preview them:',
          'rollback',
          repeatedOptions,
          planFileArgument(reviewedPlanPath),
          '--write',
        )
      : step('Next, see what changed, then roll back the applied plan anew:', 'drift', repeatedOptions),
  applied: (_, { repeatedOptions }) =>
    step(
      'The files still declare what was rolled back, and the next apply would bring it back. Review with:',
      'preview',
      repeatedOptions,
    ),
  partial: (_, { repeatedOptions, savedPlanPath, reviewedPlanPath, canAsk }) =>
    step(
      'Next, apply what is left (rerunning is safe):',
      'apply',
      yesOption(canAsk),
      repeatedOptions,
      pathOption('--plan', savedPlanPath ?? reviewedPlanPath),
    ),
};

function rollbackStep(outcome: Outcome, view: RunView): Step {
  const { savedPlanPath, repeatedOptions, reviewedPlanPath, canAsk } = view;
  if (typeof savedPlanPath !== 'string')
    return step('Next:', 'rollback', repeatedOptions, planFileArgument(reviewedPlanPath), '--out undo.json');
  const message = outcome.kind === 'needs-approval' ? approveText : 'Next:';
  return step(message, 'apply', yesOption(canAsk), repeatedOptions, pathOption('--plan', savedPlanPath));
}

/** Even the apply of a saved rollback prompts, since the files do not declare what it sends. */
const yesOption = (canAsk = true): string => (canAsk ? '' : '--yes');

const approveText = 'To approve and apply:';

/** Whether the applied plan's file has the undo. */
const hasUndo = (outcome: Outcome): boolean =>
  'results' in outcome && outcome.results.some(({ result }) => 'undo' in result && result.undo !== null);

type OptionalPath = string | null | undefined;

const pathOption = (name: string, path: OptionalPath): string =>
  typeof path === 'string' ? `${name} ${quoteForShell(path)}` : '';

const planFileArgument = (path: OptionalPath): string => quoteForShell(path ?? 'FILE');

/** A step whose command has the arguments that are not empty. */
const step = (message: string, ...args: readonly (string | undefined)[]): Step => ({
  message,
  args: args.flatMap((arg) => (arg === undefined || arg === '' ? [] : [arg])),
});
