import { Command, Option } from 'commander';
import type { WrittenFiles } from '../../commands/rollback/rollback-files.ts';
import type { RollbackOptions } from '../../commands/rollback/rollback.ts';
import { UsageError } from '../../domain/errors.ts';
import { exitCodes } from '../../domain/exit-codes.ts';
import { completeApproval } from '../../domain/guards.ts';
import { toJson, escapeTerminal } from '../../report/escape.ts';
import {
  type Flags,
  withExample,
  planOptions,
  parseNonEmpty,
  parseOutputFile,
  forceOption,
  scopeOptions,
  refuseForceWithoutWrite,
  toSelection,
  rerunArgs,
} from '../options.ts';
import { writeResult, programName } from '../output.ts';
import { type RollbackRun, runAndReport } from '../run-and-report.ts';
import type { Session } from '../session.ts';

type RollbackFlags = Flags & { out?: string; write?: true; force?: true };

export function rollbackCommand(session: Session): Command {
  const command = new Command('rollback').description('show what undoing an applied plan would change');
  withExample(planOptions(command), 'ifmatch rollback applied.json --out undo.json')
    .argument('<plan>', 'the plan file of an apply', parseNonEmpty)
    .option('--out <file>', 'save the rollback, for `ifmatch apply FILE`', parseOutputFile)
    .addOption(new Option('--write', 'put the old values into the files instead').conflicts('out'))
    .addOption(forceOption());
  return session.setAction(scopeOptions(command), async (flags: RollbackFlags, runtime, [plan = '']) => {
    const { out: planPath = null } = flags;
    refuseForceWithoutWrite(flags);
    if (planPath !== null) runtime.ensureWritable(planPath, [plan]);
    const run: RollbackRun = { command: 'rollback', flags, runtime, planPath, reviewedPlanPath: plan };
    const options = { ...toSelection([], flags, runtime), plan, approval: completeApproval(flags) };
    if (flags.write === true) return writeUndoAndReport(run, options, flags);
    const { rollback } = await import('../../commands/rollback/rollback.ts');
    return runAndReport(run, () => rollback(options, runtime));
  });
}

async function writeUndoAndReport(run: RollbackRun, options: RollbackOptions, flags: RollbackFlags): Promise<number> {
  // The other formats print outcomes, which written files are not.
  if (flags.format !== 'terminal' && flags.format !== 'json')
    throw new UsageError(`--write reports what it wrote as terminal or json, not as ${flags.format}.`);
  const { rollbackFiles } = await import('../../commands/rollback/rollback-files.ts');
  const result = await rollbackFiles({ ...options, force: flags.force === true }, run.runtime);
  if (result.kind !== 'written') return runAndReport(run, async () => result);
  writeResult(await describeWrittenFiles(result, flags, programName(run.runtime.env)), flags, run.runtime);
  return exitCodes.applied;
}

async function describeWrittenFiles(
  { written, removed, withoutNotes }: WrittenFiles,
  flags: Flags,
  program: string,
): Promise<string> {
  if (flags.format === 'json') return `${toJson({ written, removed, without_notes: withoutNotes }, 2)}\n`;
  if (written.length + removed.length === 0) return 'The files declare what was before already.\n';
  const { pluralize } = await import('../../util/text.ts');
  const notes = 'back without notes: where there were some, such as x-expires, take them from git';
  const lines = [
    ...written.map((path) => `written  ${path}`),
    ...removed.map((path) => `removed  ${path}`),
    ...(withoutNotes === 0 ? [] : [`${pluralize(withoutNotes, 'entry is', 'entries are')} ${notes}`]),
    `Next: ${program} preview ${rerunArgs([], flags)}`.trimEnd(),
  ];
  return lines.map((line) => `${escapeTerminal(line)}\n`).join('');
}
