import { Command, Option } from 'commander';
import { confirmationMode } from '../../commands/shared/confirmation.ts';
import { exitCodes } from '../../domain/exit-codes.ts';
import { UsageError } from '../../domain/errors.ts';
import type { FileEdit } from '../../report/formats/terminal/fixes.ts';
import { type Flags, fileOptions, outputOptions, strictOption, toSelection, withExample } from '../options.ts';
import type { Session } from '../session.ts';
import { type ValidateRun, runAndReport } from '../run-and-report.ts';
import { writeResult, terminalStyle } from '../output.ts';

type ValidateFlags = Flags & { explain?: string; yes?: true };

export function validateCommand(session: Session): Command {
  const command = new Command('validate').description('check the files, without network access');
  withExample(strictOption(outputOptions(fileOptions(command))), 'ifmatch validate policies/remediation');
  command.option('--explain <slug>', 'list what this deployment gets, with the file and line of every object');
  command
    .addOption(
      new Option('--fix', 'make every fix that is the only possible one, after showing the changes').conflicts(
        'explain',
      ),
    )
    .option('--yes', 'do not ask before --fix changes files');
  return session.setAction(command, async (flags: ValidateFlags, runtime, paths) => {
    if (flags.yes === true && flags.fix !== true)
      throw new UsageError('--yes only goes with --fix.', { fix: 'Leave --yes out, or add --fix.' });
    const run: ValidateRun = { command: 'validate', flags, runtime, paths };
    if (flags.explain !== undefined) return explain(flags.explain, flags, run);
    if (flags.fix === true) return fix(flags, run);
    const { validate } = await import('../../commands/validate/validate.ts');
    return runAndReport(run, () => validate(toSelection(paths, flags, runtime), runtime));
  });
}

async function fix(flags: ValidateFlags, run: ValidateRun): Promise<number> {
  const { fixFiles } = await import('../../commands/validate/fix.ts');
  const { runtime, paths } = run;
  const { terminal } = runtime;
  const confirm = confirmationMode(flags.yes === true, terminal);
  const options = {
    ...toSelection(paths, flags, runtime),
    confirm,
    /** Prints to stderr, since only the result belongs on stdout. With `--quiet` too if the user is asked. */
    async show(edits: readonly FileEdit[], fixes: number): Promise<void> {
      const { renderFixes } = await import('../../report/formats/terminal/fixes.ts');
      terminal.printNote(renderFixes(edits, fixes, terminalStyle(flags, runtime)), confirm !== 'yes');
    },
  } as const;
  return runAndReport(run, () => fixFiles(options, runtime));
}

async function explain(deployment: string, flags: ValidateFlags, run: ValidateRun): Promise<number> {
  const { runtime, paths } = run;
  if (flags.format !== 'terminal' && flags.format !== 'json')
    throw new UsageError(`--explain prints terminal or json, not ${flags.format}.`);
  const { explainBundles } = await import('../../commands/validate/explain.ts');
  const selection = toSelection(paths, { ...flags, deployment }, runtime);
  const explained = await explainBundles(selection, runtime);
  if ('outcome' in explained) return runAndReport(run, async () => explained.outcome);
  if (flags.format === 'json') {
    const { renderEffectiveBundlesJson } = await import('../../report/formats/json/effective-bundles.ts');
    writeResult(renderEffectiveBundlesJson(deployment, explained.bundles), flags, runtime);
  } else {
    const { renderEffectiveBundles } = await import('../../report/formats/terminal/effective-bundles.ts');
    writeResult(renderEffectiveBundles(deployment, explained.bundles, terminalStyle(flags, runtime)), flags, runtime);
  }
  return exitCodes.valid;
}
