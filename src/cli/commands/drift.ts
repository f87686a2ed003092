import { Command, Option } from 'commander';
import type { DriftOutcome } from '../../domain/outcome.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import {
  type Flags,
  withExample,
  connectionOptions,
  outputOptions,
  fileOptions,
  forceOption,
  refuseForceWithoutWrite,
  toSelection,
  rerunArgs,
} from '../options.ts';
import { toFailedOutcome, writeResult, programName, shownConfig, terminalStyle, tool } from '../output.ts';
import type { Session } from '../session.ts';

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
  return session.setAction(command, async (flags: DriftFlags, runtime, paths) => {
    const [{ drift }, { Git }] = await Promise.all([
      import('../../commands/drift/drift.ts'),
      import('../../runtime/git.ts'),
    ]);
    const { plan = null, base = null, write = false, removeExpired = false, force = false } = flags;
    refuseForceWithoutWrite(flags);
    const git = new Git(runtime.root, runtime.env);
    const options = { ...toSelection(paths, flags, runtime), plan, base, git, write, removeExpired, force };
    const outcome = await drift(options, runtime).catch(toFailedOutcome);
    writeResult(await describeDrift(outcome, flags, runtime, rerunArgs(paths, flags)), flags, runtime);
    return driftExitCodes[outcome.kind];
  });
}

const driftExitCodes = { 'in-sync': 0, failed: 1, drift: 2, invalid: 3 } as const satisfies Record<
  DriftOutcome['kind'],
  number
>;

async function describeDrift(
  outcome: DriftOutcome,
  flags: Flags,
  runtime: Runtime,
  repeatedOptions: string,
): Promise<string> {
  const { platformName: platform } = runtime.connections;
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
  const config = shownConfig(runtime.config, runtime);
  return renderDriftTerminal(outcome, {
    ...terminalStyle(flags, runtime),
    platform,
    config,
    program,
    repeatedOptions,
  });
}
