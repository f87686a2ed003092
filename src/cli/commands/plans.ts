import { Command, InvalidArgumentError, Option } from 'commander';
import type { RollbackOptions, Written } from '../../commands/rollback.ts';
import type { UndoFile } from '../../commands/undo-file.ts';
import { defaultImpactBudget, type ImpactBudget } from '../../domain/impact.ts';
import { UsageError } from '../../domain/errors.ts';
import { exitCodes } from '../../domain/exit-codes.ts';
import { configName } from '../../domain/settings.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { approvalFrom } from '../../domain/guards.ts';
import type { PlanFile } from '../../generated/types.ts';
import { escapeTerminal, toJson } from '../../report/escape.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import {
  connectionOptions,
  fileOptions,
  type Flags,
  forceOption,
  guardOptions,
  nonEmpty,
  outputOptions,
  refuseIdleForce,
  rerunArgs,
  scopeOptions,
  strictOption,
  selectionOf,
  wholeNumber,
  withExample,
} from '../options.ts';
import {
  deliver,
  finish,
  finishApply,
  planOf,
  programName,
  renderers,
  type RunContext,
  type Session,
} from '../session.ts';

// Commands that make a plan: preview, apply and rollback.

const planOptions = (command: Command): Command => guardOptions(connectionOptions(outputOptions(command)));

/** Parses a file that is written beside the result, which alone may go to standard output. */
function filledFile(text: string): string {
  if (text === '-')
    throw new InvalidArgumentError('Only --output takes - for standard output. For a file of that name write ./-');
  return nonEmpty(text);
}

type PreviewFlags = Flags & { out?: string; exitCode?: true; base?: string; impact?: true; impactLimit?: number };

export function previewCommand(session: Session): Command {
  const command = new Command('preview')
    .aliases(['plan', 'diff'])
    .description('show what an apply would create, update and delete');
  withExample(planOptions(fileOptions(command)), 'ifmatch preview --out plan.json')
    .option('--impact', 'estimate which open findings the changes match and block')
    .option(
      '--impact-limit <n>',
      `read at most this many findings (default: ${String(defaultImpactBudget.findings)}; implies --impact)`,
      // The platform's smallest page has 100 findings.
      wholeNumber(100, 1_000_000),
    )
    .option(
      '--base <ref>',
      'separate the changes since this commit or branch from edits on the platform, under its guards and tests',
    );
  strictOption(command)
    .option('--out <file>', 'save the plan, for `ifmatch apply FILE`', filledFile)
    .option('--exit-code', 'exit with 2 when there are changes, and with 5 when a guard stops them');
  return session.runs(command, async (flags: PreviewFlags, runtime, paths) => {
    const { preview } = await import('../../commands/preview.ts');
    const run = { command: 'preview', flags, runtime, paths, save: flags.out ?? null } as const;
    const explain = { base: await baseOf(flags, runtime), limits: impactLimitsOf(flags) };
    const options = {
      ...selectionOf(paths, flags, runtime),
      approval: approvalFrom(flags),
      ...explain,
      failsOnGuards: flags.exitCode === true,
    };
    const codes = flags.exitCode === true ? { ...exitCodes, changes: 2 } : exitCodes;
    return finish(run, () => preview(options, runtime), codes);
  });
}

/** Git loads only for a preview with a base. */
async function baseOf({ base }: PreviewFlags, { root, env }: Runtime) {
  if (base === undefined) return null;
  const { Git } = await import('../../runtime/git.ts');
  return { name: base, git: new Git(root, env), tip: 'HEAD' };
}

/** Null: no impact wanted. */
const impactLimitsOf = ({ impact, impactLimit }: PreviewFlags): ImpactBudget | null =>
  impact === true || impactLimit !== undefined
    ? { ...defaultImpactBudget, ...(impactLimit === undefined ? {} : { findings: impactLimit }) }
    : null;

type ApplyFlags = Flags & { plan?: string; out?: string; yes?: true; onStale?: 'refuse' | 'same-diff' };

export function applyCommand(session: Session): Command {
  const command = new Command('apply').description('apply a saved plan, or preview the files, ask, and apply');
  withExample(planOptions(fileOptions(command)), 'ifmatch apply plan.json')
    .option('--plan <file>', 'apply exactly this saved plan; the results and the undo are written into it', filledFile)
    .option('--out <file>', 'save the plan with its results and its undo, for `ifmatch rollback FILE`', filledFile)
    .option('--yes', 'do not ask')
    .addOption(
      new Option(
        '--on-stale <what>',
        'when the platform changed since the review (default: what the config says)',
      ).choices(['refuse', 'same-diff']),
    );
  return session.runs(command, async (flags: ApplyFlags, runtime, typed) => {
    const { plan, paths } = savedPlanIn(typed, flags.plan);
    const code = await applyFiles(paths, plan, flags, runtime);
    if (code === 0 && flags.sandbox === true && flags.sandboxDb === undefined)
      runtime.terminal.tell('The next --sandbox starts anew. To keep what was applied, use --sandbox-db sandbox.db.');
    return code;
  });
}

/** A path that ends in `.json` is the saved plan, as in other tools; with --plan, all paths are policy files. Throws UsageError for two. */
function savedPlanIn(typed: string[], option: string | undefined): { plan: string | null; paths: string[] } {
  if (option !== undefined) return { plan: option, paths: typed };
  const [plan, ...more] = typed.filter((path) => path.endsWith('.json'));
  if (more.length > 0)
    throw new UsageError(`Only one saved plan can be applied at a time: ${[plan, ...more].join(', ')}.`);
  return { plan: plan ?? null, paths: typed.filter((path) => path !== plan) };
}

async function applyFiles(paths: string[], plan: string | null, flags: ApplyFlags, runtime: Runtime): Promise<number> {
  const { apply } = await import('../../commands/apply.ts');
  const { out = null, yes, onStale = null, format } = flags;
  const { terminal } = runtime;
  // A plan from a pipe cannot be replaced by its results: writing there would block.
  const save = out ?? (plan !== null && runtime.isStream(plan) ? null : plan);
  const undo = await undoFileOf(out, plan, runtime);
  const run = { command: 'apply', flags, runtime, paths, save, reviewed: plan, undo } as const;
  // A JSON result is a plan file as well.
  const holdsUndo = save !== null || format === 'json';
  const noUndo = 'The undo is kept only until the apply has ended. To be able to roll back later, pass --out FILE.';
  if (plan !== null && !holdsUndo) terminal.tell(noUndo);
  const asks = terminal.canAsk ? 'ask' : 'no';
  const confirm = yes === true ? 'yes' : asks;
  const options = {
    ...selectionOf(paths, flags, runtime),
    approval: approvalFrom(flags),
    plan,
    confirm,
    onStale,
    /** Goes to stderr, since only the result belongs on stdout, and even with `--quiet` if a person is asked. */
    async show(outcome: Outcome): Promise<void> {
      const shown = await renderers.terminal({ ...run, midway: true }, outcome);
      terminal.tell(holdsUndo ? shown : `${shown}\n${noUndo}\n`, confirm === 'ask');
    },
    saveUndo: async (outcome: Outcome): Promise<void> => undo.write(await planOf(run, outcome)),
  } as const;
  return finishApply(run, () => apply(options, runtime));
}

/** The named file, unless it is the reviewed plan, which stays as it is until the apply has ended, or a pipe, which keeps nothing. */
async function undoFileOf(out: string | null, plan: string | null, runtime: Runtime): Promise<UndoFile> {
  const { UndoFile: File } = await import('../../commands/undo-file.ts');
  const isOther = out !== null && !runtime.isStream(out) && (plan === null || !runtime.isSameFile(out, plan));
  return new File(isOther ? out : null, runtime);
}

export function showCommand(session: Session): Command {
  const command = new Command('show').description('print a saved plan again, without a token or a network');
  withExample(outputOptions(command), 'ifmatch show plan.json --output plan.html').argument(
    '<plan>',
    'the plan file of a preview, apply or rollback',
    nonEmpty,
  );
  return session.runs(command, async (flags: Flags, runtime, [plan = '']) => {
    const { show } = await import('../../commands/show.ts');
    const { file, outcome, signature, isEdited } = await show(plan, runtime);
    runtime.connections.name = file.platform;
    runtime.config = file.config ?? null;
    const run: RunContext = {
      command: file.command,
      flags: { ...flags, ...connectionFlags(file, runtime) },
      runtime,
      save: plan,
    };
    const text = flags.format === 'json' ? `${toJson(file, 2)}\n` : await renderers[flags.format](run, outcome);
    deliver(text, flags, runtime);
    // An edited plan is reported even with --quiet.
    runtime.terminal.tell(escapeTerminal(signature), isEdited);
    return isEdited ? exitCodes.failed : 0;
  });
}

export function commentCommand(session: Session): Command {
  const command = new Command('comment').description(
    'write a preview as the one comment on a merge request of GitLab or a pull request of Azure Repos',
  );
  withExample(command, 'ifmatch comment preview.md').argument(
    '<file>',
    'what `preview --format markdown --output FILE` wrote',
    nonEmpty,
  );
  return session.runs(command, async (_: Flags, runtime, [file = '']) => {
    const { comment } = await import('../../commands/comment.ts');
    const result = await comment(runtime.readText(file), runtime);
    runtime.terminal.print(result === 'created' ? 'Comment written.' : 'Comment updated.');
    return 0;
  });
}

/** What the next command needs to reach the platform of a plan with its config. */
function connectionFlags({ platform, config }: PlanFile, { env }: Runtime): Partial<Flags> {
  const configFlag = typeof config === 'string' && config !== configName ? { config } : {};
  if (platform === 'sandbox') return { ...configFlag, sandbox: true };
  return platform === null || platform === env['IFMATCH_BASE_URL'] ? configFlag : { ...configFlag, baseUrl: platform };
}

type RollbackFlags = Flags & { out?: string; write?: true; force?: true };

export function rollbackCommand(session: Session): Command {
  const command = new Command('rollback').description('show what undoing an applied plan would change');
  withExample(planOptions(command), 'ifmatch rollback applied.json --out undo.json')
    .argument('<plan>', 'the plan file of an apply', nonEmpty)
    .option('--out <file>', 'save the rollback, for `ifmatch apply FILE`', filledFile)
    .addOption(new Option('--write', 'put the old values into the files instead').conflicts('out'))
    .addOption(forceOption());
  return session.runs(scopeOptions(command), async (flags: RollbackFlags, runtime, [plan = '']) => {
    const { out: save = null } = flags;
    refuseIdleForce(flags);
    if (save !== null) runtime.ensureWritable(save, [plan]);
    const run: RunContext = { command: 'rollback', flags, runtime, save, reviewed: plan };
    const options = { ...selectionOf([], flags, runtime), plan, approval: approvalFrom(flags) };
    if (flags.write === true) return write(run, options, flags);
    const { rollback } = await import('../../commands/rollback.ts');
    return finish(run, () => rollback(options, runtime));
  });
}

async function write(run: RunContext, options: RollbackOptions, flags: RollbackFlags): Promise<number> {
  // The other formats print outcomes, which written files are not.
  if (flags.format !== 'terminal' && flags.format !== 'json')
    throw new UsageError(`--write reports what it wrote as terminal or json, not as ${flags.format}.`);
  const { writeUndo } = await import('../../commands/rollback.ts');
  const result = await writeUndo({ ...options, force: flags.force === true }, run.runtime);
  if (result.kind !== 'written') return finish(run, async () => result);
  deliver(await writtenText(result, flags, programName(run.runtime.env)), flags, run.runtime);
  return exitCodes.applied;
}

async function writtenText(
  { written, removed, withoutNotes }: Written,
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
