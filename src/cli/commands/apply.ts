import { Command, Option } from 'commander';
import {
  type ApprovalFlags,
  rerunArgs,
  type ConnectionFlags,
  connectionOptions,
  type FileFlags,
  fileOptions,
  type GlobalFlags,
  type OutputFlags,
  outputOptions,
  wantedOf,
  withExample,
} from '../options.ts';
import { approvalOf, approvalOptions, filledFile } from '../plan-options.ts';
import { UsageError } from '../../domain/json.ts';
import type { Runtime } from '../../runtime.ts';
import type { Session } from '../session.ts';
import { showFirst, type RunContext, tellNoUndo } from '../show.ts';

type ApplyFlags = { plan?: string; report?: string; yes?: true; onStale?: 'refuse' | 'same-diff' };
type Flags = GlobalFlags & FileFlags & OutputFlags & ConnectionFlags & ApprovalFlags & ApplyFlags;

export function applyCommand(session: Session): Command {
  const command = new Command('apply').description('apply a saved plan, or preview the files, ask, and apply');
  withExample(approvalOptions(connectionOptions(outputOptions(fileOptions(command)))), 'ifmatch apply plan.json');
  return command
    .option('--plan <file>', 'apply exactly this saved plan; the results and the undo are written into it', filledFile)
    .option('--report <file>', 'write the applied plan and its undo to this file instead', filledFile)
    .option('--yes', 'do not ask')
    .addOption(
      new Option(
        '--on-stale <what>',
        'when the platform changed since the review (default: what the config says)',
      ).choices(['refuse', 'same-diff']),
    )
    .action(async (typed: string[]) => {
      const flags = command.optsWithGlobals<Flags>();
      const { plan, paths } = savedPlanIn(typed, flags.plan);
      await run(paths, plan === undefined ? flags : { ...flags, plan }, session);
    });
}

/** A path that ends in `.json` is the saved plan, as in other tools; with --plan, all paths are policy files. Throws UsageError for two. */
function savedPlanIn(typed: string[], option: string | undefined): { plan: string | undefined; paths: string[] } {
  if (option !== undefined) return { plan: option, paths: typed };
  const [plan, ...more] = typed.filter((path) => path.endsWith('.json'));
  if (more.length > 0)
    throw new UsageError(`Only one saved plan can be applied at a time: ${[plan, ...more].join(', ')}.`);
  return { plan, paths: typed.filter((path) => path !== plan) };
}

async function run(paths: string[], flags: Flags, session: Session): Promise<void> {
  await session.inRuntime(flags, async (runtime) => {
    const { apply } = await import('../../commands/apply.ts');
    const { plan = null, report, yes, onStale = null } = flags;
    const shown: RunContext = {
      command: 'apply',
      flags,
      runtime,
      env: session.parts.env,
      again: rerunArgs(paths, flags),
      againUndo: (config) => rerunArgs([], paths.length === 0 || config === null ? flags : { ...flags, config }),
      // A plan from a pipe cannot be replaced by its results: writing there would block.
      save: report ?? (plan !== null && runtime.isStream(plan) ? null : plan),
      savesReviewed: plan !== null && runtime.isSameFile(report ?? plan, plan),
      reviewed: plan,
    };
    if (plan !== null) tellNoUndo(shown);
    const confirm = yes === true ? 'yes' : askOrNot(runtime);
    const reviewing = {
      plan,
      confirm,
      onStale,
      show: (outcome: Parameters<typeof showFirst>[1]) => showFirst(shown, outcome, confirm === 'ask'),
    } as const;
    await session.finish(shown, () =>
      apply({ ...wantedOf(paths, flags, runtime), approval: approvalOf(flags), ...reviewing }, runtime),
    );
    if (session.code === 0) tellNotKept(flags, runtime);
  });
}

function tellNotKept({ sandbox, sandboxDb }: Flags, runtime: Runtime): void {
  if (sandbox === true && sandboxDb === undefined)
    runtime.terminal.tell('The next --sandbox starts anew. To keep what was applied, use --sandbox-db sandbox.db.');
}

const askOrNot = (runtime: Runtime): 'ask' | 'no' => (runtime.terminal.canAsk ? 'ask' : 'no');
