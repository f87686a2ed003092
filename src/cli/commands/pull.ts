import { Command } from 'commander';
import { quoteForShell } from '../../util/shell.ts';
import type { PullOptions } from '../../commands/pull/pull.ts';
import type { PullOutcome } from '../../domain/pull-outcome.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { repositoryRoot } from '../../runtime/repository.ts';
import {
  configPath,
  connectionOptions,
  type Flags,
  forceOption,
  outputOptions,
  rerunArgs,
  scopeOptions,
  withExample,
} from '../options.ts';
import type { Session } from '../session.ts';
import { toFailedOutcome, writeResult, terminalStyle, programName, tool } from '../output.ts';

type PullFlags = Flags & { check?: true; single?: true; all?: true; force?: true };

export function pullCommand(session: Session): Command {
  const command = new Command('pull').description("write the platform's policies into the files");
  withExample(connectionOptions(outputOptions(command, ['terminal', 'json'])), 'ifmatch pull --deployment acme')
    .option('--check', 'write nothing, and exit with 2 when a pull would change files')
    .option('--single', 'write all undeclared policies into one file')
    .option('--all', 'also pull bundles that no file declares yet')
    .addOption(forceOption().conflicts('check'));
  return session.setAction(scopeOptions(command), async (flags: PullFlags, runtime) => {
    const { pull } = await import('../../commands/pull/pull.ts');
    const { source } = runtime;
    const { deployment = null, check = false, single = false, all = false, force = false } = flags;
    const config = configPath(flags, runtime);
    const options: PullOptions = {
      source,
      config,
      deployment,
      writesNothing: check,
      oneFilePerBundle: single,
      includesUndeclared: all,
      overwritesUnsaved: force,
    };
    const outcome = await pull(options, runtime).catch(toFailedOutcome);
    writeResult(await describePull(outcome, flags, runtime), flags, runtime);
    return pullExitCodes[outcome.kind];
  });
}

const pullExitCodes = {
  'no-changes': 0,
  written: 0,
  'partly-written': 1,
  differs: 1,
  failed: 1,
  changes: 2,
  invalid: 3,
} as const satisfies Record<PullOutcome['kind'], number>;

async function describePull(outcome: PullOutcome, flags: PullFlags, runtime: Runtime): Promise<string> {
  const { platformName: platform } = runtime.connections;
  if (flags.format === 'json') {
    const { renderPullJson } = await import('../../report/formats/json/pull.ts');
    return renderPullJson(outcome, { tool, platform });
  }
  const { renderPullTerminal } = await import('../../report/formats/terminal/pull.ts');
  const { directory, quiet = false, all = false, single = false } = flags;
  const folder = directory === '.' ? '' : ` -C ${quoteForShell(directory)}`;
  return renderPullTerminal(outcome, {
    ...terminalStyle(flags, runtime),
    platform,
    quiet,
    program: programName(runtime.env),
    repeatedOptions: rerunArgs([], flags),
    scope: [...(all ? (['--all'] as const) : []), ...(single ? (['--single'] as const) : [])],
    git: repositoryRoot(runtime.root) === null ? null : (line) => `git${folder} ${line}`,
  });
}
