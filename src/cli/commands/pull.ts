import { Command } from 'commander';
import type { PullOutcome } from '../../domain/pull.ts';
import { shellWord } from '../../domain/json.ts';
import { version } from '../../generated/version.ts';
import type { Runtime } from '../../runtime.ts';
import { repositoryTop } from '../../runtime/checkout.ts';
import {
  rerunArgs,
  type ConnectionFlags,
  connectionOptions,
  type FileFlags,
  type GlobalFlags,
  type OutputFlags,
  outputOptions,
  withExample,
} from '../options.ts';
import type { Session } from '../session.ts';
import { asFailed, deliver, lookOf } from '../show.ts';

type PullFlags = { check?: true; single?: true; all?: true };
type Flags = GlobalFlags & FileFlags & OutputFlags & ConnectionFlags & PullFlags;

const formats = ['terminal', 'json'] as const;
type PullFormat = (typeof formats)[number];

export function pullCommand(session: Session): Command {
  const command = new Command('pull').description("write the platform's policies into the files");
  withExample(connectionOptions(outputOptions(command, formats)), 'ifmatch pull --deployment acme');
  return command
    .option('--check', 'write nothing, and exit with 2 when a pull would change files')
    .option('--single', 'write all undeclared policies into one file')
    .option('--all', 'also pull bundles that no file declares yet')
    .option('--config <file>', 'the config (default: ifmatch.yaml)')
    .option('--deployment <slug>', 'only the bundles of this deployment')
    .action(async () => {
      const flags = command.optsWithGlobals<Flags>();
      await session.inRuntime(flags, async (runtime) => run(flags, runtime, session));
    });
}

async function run(flags: Flags, runtime: Runtime, session: Session): Promise<void> {
  if (flags.output !== undefined) runtime.ensureWritable(flags.output);
  const outcome = await runPull(flags, runtime);
  deliver(await renderers[flags.format as PullFormat](outcome, { flags, runtime, session }), flags, runtime);
  session.code = exitCodes[outcome.kind];
}

const exitCodes = {
  'no-changes': 0,
  written: 0,
  differs: 1,
  failed: 1,
  changes: 2,
  invalid: 3,
} as const satisfies Record<PullOutcome['kind'], number>;

/** Refusals of the platform are outcomes; other errors are thrown. */
async function runPull(flags: Flags, runtime: Runtime): Promise<PullOutcome> {
  const { pull } = await import('../../commands/pull.ts');
  const { config = null, deployment = null, check = false, single = false, all = false } = flags;
  const options = { source: runtime.source, config, deployment, check, single, all, overwrites: false };
  return pull(options, runtime).catch(asFailed);
}

type RunContext = { readonly flags: Flags; readonly runtime: Runtime; readonly session: Session };

const renderers: Readonly<Record<PullFormat, (outcome: PullOutcome, shown: RunContext) => Promise<string>>> = {
  async terminal(outcome, { flags, runtime, session }) {
    const { renderPullTerminal } = await import('../../render/pull.ts');
    const folder = flags.directory === '.' ? '' : ` -C ${shellWord(flags.directory)}`;
    const isInRepository = repositoryTop(runtime.root) !== null;
    return renderPullTerminal(outcome, {
      ...lookOf(flags, runtime, session.parts.env),
      platform: runtime.connections.name,
      quiet: flags.quiet === true,
      again: rerunArgs([], flags),
      scope: [
        ...(flags.all === true ? (['--all'] as const) : []),
        ...(flags.single === true ? (['--single'] as const) : []),
      ],
      git: isInRepository ? (command) => `git${folder} ${command}` : null,
    });
  },
  async json(outcome, { runtime }) {
    const { renderPullJson } = await import('../../render/pull.ts');
    return renderPullJson(outcome, { tool: `ifmatch ${version}`, platform: runtime.connections.name });
  },
};
