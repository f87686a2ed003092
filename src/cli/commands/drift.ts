import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import type { BaseOptions } from '../../commands/find-base.ts';
import type { DriftOutcome } from '../../domain/drift.ts';
import { PlatformError } from '../../domain/preview.ts';
import { version } from '../../generated/version.ts';
import type { World } from '../../world.ts';
import {
  againOf,
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
import { deliver, shownConfig } from '../show.ts';

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
      await session.inWorld(flags, async (world) => run(paths, flags, world, session));
    });
}

async function run(paths: string[], flags: Flags, world: World, session: Session): Promise<void> {
  keepPlans(['--output', flags.output], [flags.plan], world);
  if (flags.output !== undefined) world.ensureWritable(flags.output);
  const outcome = await find(paths, flags, world, session);
  const text = await renderers[flags.format as DriftFormat](outcome, {
    world,
    flags,
    session,
    again: againOf(paths, flags),
  });
  deliver(text, flags, world);
  session.code = exitCodes[outcome.kind];
}

const exitCodes = { 'in-sync': 0, failed: 1, drift: 2, invalid: 3 } as const satisfies Record<
  DriftOutcome['kind'],
  number
>;

/** A refusal of the platform is an outcome like any other; everything else that is thrown goes up. */
async function find(paths: string[], flags: Flags, world: World, { parts }: Session): Promise<DriftOutcome> {
  const [{ drift }, { Git }, { unsavedFiles }] = await Promise.all([
    import('../../commands/drift.ts'),
    import('../../world/git.ts'),
    import('../../world/git.ts'),
  ]);
  const root = resolve(parts.cwd, flags.directory);
  const { base = null, write } = flags;
  const unsaved = (files: readonly string[]): string[] => unsavedFiles(root, parts.env, files);
  const options = {
    ...wantedOf(paths, flags, world),
    openPlan: await openerOf(flags.plan),
    base,
    git: new Git(root, parts.env),
    fix: write ? { root, unsaved } : null,
  };
  return drift(options, world).catch((error: unknown): DriftOutcome => {
    if (!(error instanceof PlatformError)) throw error;
    return { kind: 'failed', error, problems: [] };
  });
}

async function openerOf(path: string | undefined): Promise<BaseOptions['openPlan']> {
  if (path === undefined) return null;
  const { openApplied } = await import('../../commands/find-base.ts');
  return (world) => openApplied(path, world);
}

type Shown = { readonly world: World; readonly flags: Flags; readonly session: Session; readonly again: string };

const renderers: Readonly<Record<DriftFormat, (outcome: DriftOutcome, shown: Shown) => Promise<string>>> = {
  async terminal(outcome, { world, flags, session, again }) {
    const { renderDriftTerminal } = await import('../../render/drift.ts');
    const { terminal, connections, today } = world;
    const color =
      flags.output === undefined ? terminal.wantsColor(flags.color, session.parts.env) : flags.color === 'always';
    const verbose = flags.verbose === true;
    return renderDriftTerminal(outcome, {
      platform: connections.name,
      today,
      again,
      config: shownConfig(world),
      width: terminal.width,
      color,
      verbose,
    });
  },
  async markdown(outcome, { again }) {
    const { renderDriftMarkdown } = await import('../../render/drift.ts');
    return renderDriftMarkdown(outcome, { again });
  },
  async json(outcome, { world }) {
    const { renderDriftJson } = await import('../../render/json.ts');
    return renderDriftJson(outcome, { tool: `ifmatch ${version}`, platform: world.connections.name });
  },
};
