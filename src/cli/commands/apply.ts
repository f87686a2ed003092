import { Command, Option } from 'commander';
import type { UndoFile } from '../../commands/shared/undo-file.ts';
import { UsageError } from '../../domain/errors.ts';
import { completeApproval } from '../../domain/guards.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type Flags, withExample, planOptions, fileOptions, parseOutputFile, toSelection } from '../options.ts';
import { renderers, signedPlanFile, type RunContext } from '../renderers.ts';
import { runApplyAndReport } from '../run-and-report.ts';
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
  return session.setAction(command, async (flags: ApplyFlags, runtime, typed) => {
    const { plan, paths } = savedPlanIn(typed, flags.plan);
    const code = await applyFiles(paths, plan, flags, runtime);
    if (code === 0 && flags.sandbox === true && flags.sandboxDb === undefined)
      runtime.terminal.tell('The next --sandbox starts anew. To keep what was applied, use --sandbox-db sandbox.db.');
    return code;
  });
}

/** A path that ends in `.json` is the saved plan, as in other tools; with --plan, all paths are policy files. Throws UsageError for two. */
function savedPlanIn(typed: string[], option: string | undefined): { plan: string | null; paths: string[] } {
  if (option !== undefined) return { plan: option, paths: typed };
  const [plan, ...more] = typed.filter((path) => path.endsWith('.json'));
  if (more.length > 0)
    throw new UsageError(`Only one saved plan can be applied at a time: ${[plan, ...more].join(', ')}.`);
  return { plan: plan ?? null, paths: typed.filter((path) => path !== plan) };
}

async function applyFiles(paths: string[], plan: string | null, flags: ApplyFlags, runtime: Runtime): Promise<number> {
  const { apply } = await import('../../commands/apply.ts');
  const { out = null, yes, onStale = null, format } = flags;
  const { terminal } = runtime;
  // A plan from a pipe cannot be replaced by its results: writing there would block.
  const save = out ?? (plan !== null && runtime.isStream(plan) ? null : plan);
  const undo = await openUndoFile(out, plan, runtime);
  const run: RunContext & { readonly undo: UndoFile } = {
    command: 'apply',
    flags,
    runtime,
    paths,
    planPath: save,
    reviewedPlanPath: plan,
    undo,
  };
  // A JSON result is a plan file as well.
  const holdsUndo = save !== null || format === 'json';
  const noUndo = 'The undo is kept only until the apply has ended. To be able to roll back later, pass --out FILE.';
  if (plan !== null && !holdsUndo) terminal.tell(noUndo);
  const asks = terminal.canAsk ? 'ask' : 'no';
  const confirm = yes === true ? 'yes' : asks;
  const options = {
    ...toSelection(paths, flags, runtime),
    approval: completeApproval(flags),
    plan,
    confirm,
    onStale,
    /** Goes to stderr, since only the result belongs on stdout, and even with `--quiet` if a person is asked. */
    async show(outcome: Outcome): Promise<void> {
      const shown = await renderers.terminal({ ...run, isIntermediate: true }, outcome);
      terminal.tell(holdsUndo ? shown : `${shown}\n${noUndo}\n`, confirm === 'ask');
    },
    saveUndo: async (outcome: Outcome): Promise<void> => undo.write(await signedPlanFile(run, outcome)),
  } as const;
  return runApplyAndReport(run, () => apply(options, runtime));
}

/** The named file, unless it is the reviewed plan, which stays as it is until the apply has ended, or a pipe, which keeps nothing. */
async function openUndoFile(out: string | null, plan: string | null, runtime: Runtime): Promise<UndoFile> {
  const { UndoFile: File } = await import('../../commands/shared/undo-file.ts');
  const isOther = out !== null && !runtime.isStream(out) && (plan === null || !runtime.isSameFile(out, plan));
  return new File(isOther ? out : null, runtime);
}
