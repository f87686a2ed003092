import { Command, Option } from 'commander';
import { quoteForShell } from '../../util/shell.ts';
import type { DriftOutcome } from '../../domain/outcome.ts';
import type { PullOutcome } from '../../domain/pull.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { repositoryRoot } from '../../runtime/repository.ts';
import {
  configIn,
  connectionOptions,
  fileOptions,
  type Flags,
  forceOption,
  refuseIdleForce,
  outputOptions,
  rerunArgs,
  scopeOptions,
  selectionOf,
  withExample,
} from '../options.ts';
import { asFailed, deliver, lookOf, programName, type Session, shownConfig, tool } from '../session.ts';

// Commands that compare the platform's state with the files: pull and drift. Refusals of the platform are outcomes.

type PullFlags = Flags & { check?: true; single?: true; all?: true; force?: true };

export function pullCommand(session: Session): Command {
  const command = new Command('pull').description("write the platform's policies into the files");
  withExample(connectionOptions(outputOptions(command, ['terminal', 'json'])), 'ifmatch pull --deployment acme')
    .option('--check', 'write nothing, and exit with 2 when a pull would change files')
    .option('--single', 'write all undeclared policies into one file')
    .option('--all', 'also pull bundles that no file declares yet')
    .addOption(forceOption().conflicts('check'));
  return session.runs(scopeOptions(command), async (flags: PullFlags, runtime) => {
    const { pull } = await import('../../commands/pull.ts');
    const { source } = runtime;
    const { deployment = null, check = false, single = false, all = false, force = false } = flags;
    const config = configIn(flags, runtime);
    const options = { source, config, deployment, check, single, all, force };
    const outcome = await pull(options, runtime).catch(asFailed);
    deliver(await pulledText(outcome, flags, runtime), flags, runtime);
    return pullExitCodes[outcome.kind];
  });
}

const pullExitCodes = {
  'no-changes': 0,
  written: 0,
  differs: 1,
  failed: 1,
  changes: 2,
  invalid: 3,
} as const satisfies Record<PullOutcome['kind'], number>;

async function pulledText(outcome: PullOutcome, flags: PullFlags, runtime: Runtime): Promise<string> {
  const { name: platform } = runtime.connections;
  if (flags.format === 'json') {
    const { renderPullJson } = await import('../../report/formats/json/pull.ts');
    return renderPullJson(outcome, { tool, platform });
  }
  const { renderPullTerminal } = await import('../../report/formats/terminal/pull.ts');
  const { directory, quiet = false, all = false, single = false } = flags;
  const folder = directory === '.' ? '' : ` -C ${quoteForShell(directory)}`;
  return renderPullTerminal(outcome, {
    ...lookOf(flags, runtime),
    platform,
    quiet,
    program: programName(runtime.env),
    repeatedOptions: rerunArgs([], flags),
    scope: [...(all ? (['--all'] as const) : []), ...(single ? (['--single'] as const) : [])],
    git: repositoryRoot(runtime.root) === null ? null : (line) => `git${folder} ${line}`,
  });
}

type DriftFlags = Flags & { plan?: string; base?: string; write?: true; removeExpired?: true; force?: true };

export function driftCommand(session: Session): Command {
  const command = new Command('drift').description('show edits made on the platform since the last apply');
  const formats = ['terminal', 'markdown', 'json'] as const;
  withExample(connectionOptions(outputOptions(fileOptions(command), formats)), 'ifmatch drift --write')
    .option('--plan <file>', 'the plan file of the last apply')
    .addOption(new Option('--base <ref>', 'the commit or branch that was applied last').conflicts('plan'))
    .option('--write', "write the platform's edits into the files")
    .addOption(
      new Option('--remove-expired', 'like --write, and also remove the exceptions that have expired').implies({
        write: true,
      }),
    )
    .addOption(forceOption());
  return session.runs(command, async (flags: DriftFlags, runtime, paths) => {
    const [{ drift }, { Git }] = await Promise.all([import('../../commands/drift.ts'), import('../../runtime/git.ts')]);
    const { plan = null, base = null, write: fix = false, removeExpired = false, force = false } = flags;
    refuseIdleForce(flags);
    const git = new Git(runtime.root, runtime.env);
    const options = { ...selectionOf(paths, flags, runtime), plan, base, git, fix, removeExpired, force };
    const outcome = await drift(options, runtime).catch(asFailed);
    deliver(await driftText(outcome, flags, runtime, rerunArgs(paths, flags)), flags, runtime);
    return driftExitCodes[outcome.kind];
  });
}

const driftExitCodes = { 'in-sync': 0, failed: 1, drift: 2, invalid: 3 } as const satisfies Record<
  DriftOutcome['kind'],
  number
>;

async function driftText(
  outcome: DriftOutcome,
  flags: Flags,
  runtime: Runtime,
  repeatedOptions: string,
): Promise<string> {
  const { name: platform } = runtime.connections;
  if (flags.format === 'json') {
    const { renderDriftJson } = await import('../../report/formats/json/drift.ts');
    return renderDriftJson(outcome, { tool, platform });
  }
  if (flags.format === 'markdown') {
    const { renderDriftMarkdown } = await import('../../report/formats/markdown/drift.ts');
    return renderDriftMarkdown(outcome, repeatedOptions);
  }
  const { renderDriftTerminal } = await import('../../report/formats/terminal/drift.ts');
  const program = programName(runtime.env);
  const where = { platform, config: shownConfig(runtime) };
  return renderDriftTerminal(outcome, { ...lookOf(flags, runtime), ...where, program, repeatedOptions });
}
