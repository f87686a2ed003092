import { Command, Option } from 'commander';
import { version } from '../../generated/version.ts';
import type { Runtime } from '../../runtime.ts';
import {
  rerunArgs,
  type ConnectionFlags,
  connectionOptions,
  type FileFlags,
  fileOptions,
  type GlobalFlags,
  keepPlans,
  type OutputFlags,
  outputOptions,
  wantedOf,
  withExample,
} from '../options.ts';
import type { Session } from '../session.ts';
import { asFailed, deliver, lookOf, shownConfig } from '../show.ts';
import type { DriftOutcome } from '../../domain/outcome.ts';

type Flags = GlobalFlags & FileFlags & OutputFlags & ConnectionFlags & { plan?: string; base?: string; write?: true };

const formats = ['terminal', 'markdown', 'json'] as const;

type DriftFormat = (typeof formats)[number];

export function driftCommand(session: Session): Command {
  const command = new Command('drift').description('show edits made on the platform since the last apply');
  withExample(connectionOptions(outputOptions(fileOptions(command), formats)), 'ifmatch drift --write');
  return command
    .option('--plan <file>', 'the plan file of the last apply')
    .addOption(new Option('--base <ref>', 'the commit or branch that was applied last').conflicts('plan'))
    .option('--write', "write the platform's edits into the files")
    .action(async (paths: string[]) => {
      const flags = command.optsWithGlobals<Flags>();
      await session.inRuntime(flags, async (runtime) => run(paths, flags, runtime, session));
    });
}

async function run(paths: string[], flags: Flags, runtime: Runtime, session: Session): Promise<void> {
  keepPlans(['--output', flags.output], [flags.plan], runtime);
  if (flags.output !== undefined) runtime.ensureWritable(flags.output);
  const outcome = await find(paths, flags, runtime);
  const text = await renderers[flags.format as DriftFormat](outcome, {
    runtime,
    flags,
    session,
    again: rerunArgs(paths, flags),
  });
  deliver(text, flags, runtime);
  session.code = exitCodes[outcome.kind];
}

const exitCodes = { 'in-sync': 0, failed: 1, drift: 2, invalid: 3 } as const satisfies Record<
  DriftOutcome['kind'],
  number
>;

/** Refusals of the platform are outcomes; other errors are thrown. */
async function find(paths: string[], flags: Flags, runtime: Runtime): Promise<DriftOutcome> {
  const [{ drift }, { Git }] = await Promise.all([import('../../commands/drift.ts'), import('../../runtime/git.ts')]);
  const { base = null, write = false } = flags;
  const options = {
    ...wantedOf(paths, flags, runtime),
    plan: flags.plan ?? null,
    base,
    git: new Git(runtime.root, runtime.env),
    fix: write,
  };
  return drift(options, runtime).catch(asFailed);
}

type RunContext = {
  readonly runtime: Runtime;
  readonly flags: Flags;
  readonly session: Session;
  readonly again: string;
};

const renderers: Readonly<Record<DriftFormat, (outcome: DriftOutcome, shown: RunContext) => Promise<string>>> = {
  async terminal(outcome, { runtime, flags, session, again }) {
    const { renderDriftTerminal } = await import('../../render/drift.ts');
    return renderDriftTerminal(outcome, {
      platform: runtime.connections.name,
      again,
      config: shownConfig(runtime),
      verbose: flags.verbose === true,
      ...lookOf(flags, runtime, session.parts.env),
    });
  },
  async markdown(outcome, { again }) {
    const { renderDriftMarkdown } = await import('../../render/drift.ts');
    return renderDriftMarkdown(outcome, { again });
  },
  async json(outcome, { runtime }) {
    const { renderDriftJson } = await import('../../render/json.ts');
    return renderDriftJson(outcome, { tool: `ifmatch ${version}`, platform: runtime.connections.name });
  },
};
