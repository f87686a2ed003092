import { Command, Option } from 'commander';
import type { Written } from '../../commands/write-undo.ts';
import type { Runtime } from '../../runtime.ts';
import {
  type ApprovalFlags,
  rerunArgs,
  type ConnectionFlags,
  connectionOptions,
  type FileFlags,
  nonEmpty,
  type Format,
  type GlobalFlags,
  keepPlans,
  type OutputFlags,
  outputOptions,
  wantedOf,
  withExample,
} from '../options.ts';
import { approvalOf, approvalOptions, filledFile } from '../plan-options.ts';
import { UsageError } from '../../domain/json.ts';
import { escapeTerminal, toJson } from '../../render/escape.ts';
import type { Session } from '../session.ts';
import { deliver, type RunContext } from '../show.ts';

type RollbackFlags = { save?: string; write?: true };
type Flags = GlobalFlags & FileFlags & OutputFlags & ConnectionFlags & ApprovalFlags & RollbackFlags;

export function rollbackCommand(session: Session): Command {
  const command = new Command('rollback').description('show what undoing an applied plan would change');
  withExample(
    approvalOptions(connectionOptions(outputOptions(command))),
    'ifmatch rollback applied.json --save undo.json',
  );
  return command
    .argument('<plan>', 'the plan file of an apply', nonEmpty)
    .option('--save <file>', 'save the rollback, for `ifmatch apply FILE`', filledFile)
    .addOption(new Option('--write', 'put the old values into the files instead').conflicts('save'))
    .option('--config <file>', 'the config (default: ifmatch.yaml)')
    .option('--deployment <slug>', 'only the bundles of this deployment')
    .action(async (plan: string) => {
      const flags = { ...command.optsWithGlobals<Flags>(), plan };
      await session.inRuntime(flags, async (runtime) => run(flags, runtime, session));
    });
}

async function run(flags: Flags & { plan: string }, runtime: Runtime, session: Session): Promise<void> {
  for (const option of ['output', 'save'] as const) keepPlans([`--${option}`, flags[option]], [flags.plan], runtime);
  const shown: RunContext = {
    command: 'rollback',
    flags,
    runtime,
    env: session.parts.env,
    again: rerunArgs([], flags),
    save: flags.save ?? null,
    reviewed: flags.plan,
  };
  if (flags.write === true) return write(shown, flags, session);
  const { rollback } = await import('../../commands/rollback.ts');
  const options = { ...wantedOf([], flags, runtime), plan: flags.plan, approval: approvalOf(flags) };
  await session.finish(shown, () => rollback(options, runtime));
}

/** The other formats print outcomes, which written files are not. */
const writtenFormats: ReadonlySet<Format> = new Set(['terminal', 'json']);

async function write(shown: RunContext, flags: Flags & { plan: string }, session: Session): Promise<void> {
  if (!writtenFormats.has(flags.format)) {
    throw new UsageError(
      `--write reports what it wrote as ${[...writtenFormats].join(' or ')}, not as ${flags.format}.`,
    );
  }
  if (flags.output !== undefined) shown.runtime.ensureWritable(flags.output);
  const { writeUndo } = await import('../../commands/write-undo.ts');
  const { runtime } = shown;
  const result = await writeUndo({ ...wantedOf([], flags, runtime), plan: flags.plan }, runtime);
  if (result.kind === 'written') deliver(await writtenText(result, shown), flags, runtime);
  else await session.finish({ ...shown, again: `${shown.again} --write`.trim() }, async () => result);
}

async function writtenText({ written, removed, leftOut, withoutNotes }: Written, shown: RunContext): Promise<string> {
  if (shown.flags.format === 'json')
    return `${toJson({ written, removed, left_out: leftOut, without_notes: withoutNotes }, 2)}\n`;
  if (written.length + removed.length === 0) return 'The files declare what was before already.\n';
  const { count } = await import('../../render/words.ts');
  const left = leftOut === 0 ? '' : `${count(leftOut, 'field')} that a file has no place for: left out\n`;
  const notes =
    withoutNotes === 0
      ? ''
      : `${count(withoutNotes, 'entry is', 'entries are')} back without notes: where there were some, such as x-expires, take them from git\n`;
  const names = [...written.map((path) => `written  ${path}`), ...removed.map((path) => `removed  ${path}`)];
  const next = escapeTerminal(['ifmatch preview', shown.again].filter((part) => part !== '').join(' '));
  return `${names.map((name) => `${escapeTerminal(name)}\n`).join('')}${left}${notes}Next: ${next}\n`;
}
