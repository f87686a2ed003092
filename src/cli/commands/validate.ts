import { Command } from 'commander';
import { exitCodes } from '../../domain/exit-codes.ts';
import { UsageError } from '../../domain/errors.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { type Flags, fileOptions, outputOptions, strictOption, selectionOf, withExample } from '../options.ts';
import { deliver, finish, lookOf, type Session } from '../session.ts';

type ValidateFlags = Flags & { explain?: string };

export function validateCommand(session: Session): Command {
  const command = new Command('validate').description('check the files, without network access');
  withExample(strictOption(outputOptions(fileOptions(command))), 'ifmatch validate policies/remediation');
  command.option('--explain <slug>', 'list what this deployment gets, with the file and line of every object');
  return session.runs(command, async (flags: ValidateFlags, runtime, paths) => {
    if (flags.explain !== undefined) return explain(flags.explain, flags, runtime, paths);
    const { validate } = await import('../../commands/validate.ts');
    const run = { command: 'validate', flags, runtime, paths } as const;
    return finish(run, () => validate(selectionOf(paths, flags, runtime), runtime));
  });
}

async function explain(
  deployment: string,
  flags: ValidateFlags,
  runtime: Runtime,
  paths: readonly string[],
): Promise<number> {
  if (flags.format !== 'terminal' && flags.format !== 'json')
    throw new UsageError(`--explain prints terminal or json, not ${flags.format}.`);
  const { explainBundles } = await import('../../commands/explain.ts');
  const selection = selectionOf(paths, { ...flags, deployment }, runtime);
  const explained = await explainBundles(selection, runtime);
  if ('outcome' in explained)
    return finish({ command: 'validate', flags, runtime, paths }, async () => explained.outcome);
  const { effectiveJson, effectiveLines } = await import('../../report/effective-bundles.ts');
  const { layout } = await import('../../report/formats/terminal/layout.ts');
  const { toJson } = await import('../../report/escape.ts');
  const text =
    flags.format === 'json'
      ? `${toJson(effectiveJson(deployment, explained.bundles), 2)}\n`
      : layout(effectiveLines(deployment, explained.bundles), lookOf(flags, runtime));
  deliver(text, flags, runtime);
  return exitCodes.valid;
}
