import { Command, Option } from 'commander';
import { confirmationMode } from '../../commands/shared/confirmation.ts';
import { UsageError } from '../../domain/errors.ts';
import { completeApproval } from '../../domain/guards.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type Flags, withExample, planOptions, fileOptions, parseOutputFile, toSelection } from '../options.ts';
import { renderers, makePlanFile } from '../renderers.ts';
import { type ApplyRun, toReportContext, runApplyAndReport } from '../run-and-report.ts';
import type { Session } from '../session.ts';

type ApplyFlags = Flags & { plan?: string; out?: string; yes?: true; onStale?: 'refuse' | 'same-diff' };

export function applyCommand(session: Session): Command {
  const command = new Command('apply').description('apply a saved plan, or preview the files, ask, and apply');
  withExample(planOptions(fileOptions(command)), 'ifmatch apply plan.json')
    .option(
      '--plan <file>',
      'apply exactly this saved plan; the results and the undo are written into it',
      parseOutputFile,
    )
    .option('--out <file>', 'save the plan with its results and its undo, for `ifmatch rollback FILE`', parseOutputFile)
    .option('--yes', 'do not ask')
    .addOption(
      new Option(
        '--on-stale <what>',
        'when the platform changed since the review (default: what the config says)',
      ).choices(['refuse', 'same-diff']),
    );
  return session.setAction(command, async (flags: ApplyFlags, runtime, args) => {
    const { plan, paths } = findSavedPlan(args, flags.plan);
    const code = await applyFiles(paths, plan, flags, runtime);
    if (code === 0 && flags.sandbox === true && flags.sandboxDb === undefined)
      runtime.terminal.printNote(
        'The next --sandbox starts anew. To keep what was applied, use --sandbox-db sandbox.db.',
      );
    return code;
  });
}

/** A path that ends in `.json` is the saved plan, as in other tools; with --plan, all paths are policy files. Throws UsageError for two. */
function findSavedPlan(args: string[], option: string | undefined): { plan: string | null; paths: string[] } {
  if (option !== undefined) return { plan: option, paths: args };
  const plans = args.filter((path) => path.endsWith('.json'));
  if (plans.length > 1) throw new UsageError(`Only one saved plan can be applied at a time: ${plans.join(', ')}.`);
  return { plan: plans[0] ?? null, paths: args.filter((path) => !plans.includes(path)) };
}

async function applyFiles(paths: string[], plan: string | null, flags: ApplyFlags, runtime: Runtime): Promise<number> {
  const [{ apply }, { UndoFile }] = await Promise.all([
    import('../../commands/apply.ts'),
    import('../../commands/shared/undo-file.ts'),
  ]);
  const { out = null, onStale = null } = flags;
  const { terminal } = runtime;
  const planPath = out ?? writablePlan(plan, runtime);
  const undo = new UndoFile(undoPath(out, plan, runtime), runtime);
  const run: ApplyRun = { command: 'apply', flags, runtime, paths, planPath, reviewedPlanPath: plan, undo };
  // A JSON result is a plan file as well.
  const keepsUndo = planPath !== null || flags.format === 'json';
  if (plan !== null && !keepsUndo) terminal.printNote(noUndoNote);
  const confirm = confirmationMode(flags.yes === true, terminal);
  const options = {
    ...toSelection(paths, flags, runtime),
    approval: completeApproval(flags),
    plan,
    confirm,
    onStale,
    /** Prints to stderr, since only the result belongs on stdout. With `--quiet` too if the user is asked. */
    async show(outcome: Outcome): Promise<void> {
      const text = await renderers.terminal({ ...toReportContext(run), isIntermediate: true }, outcome);
      terminal.printNote(keepsUndo ? text : `${text}\n${noUndoNote}\n`, confirm === 'ask');
    },
    saveUndo: async (outcome: Outcome): Promise<void> => undo.write(await makePlanFile(toReportContext(run), outcome)),
  };
  return runApplyAndReport(run, () => apply(options, runtime));
}

const noUndoNote = 'The undo is kept only until the apply has ended. To be able to roll back later, pass --out FILE.';

/** The path of the saved plan, into which the results are written. Null without one, and for a pipe, since writing to it would block. */
const writablePlan = (plan: string | null, runtime: Runtime): string | null =>
  plan === null || runtime.isStream(plan) ? null : plan;

/** The file of `--out`, unless it is a pipe, or the reviewed plan, which stays as it is until the apply has ended; then null. */
function undoPath(out: string | null, plan: string | null, runtime: Runtime): string | null {
  if (out === null || runtime.isStream(out)) return null;
  return plan !== null && runtime.isSameFile(out, plan) ? null : out;
}
