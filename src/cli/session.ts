import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Signed } from '../commands/saved-plan.ts';
import type { UndoFile } from '../commands/undo-file.ts';
import { configName } from '../domain/settings.ts';
import { UsageError, PlatformError, withFix } from '../domain/errors.ts';
import { approvalFrom } from '../domain/guards.ts';
import { exitCodes } from '../domain/exit-codes.ts';
import type { Outcome, OutcomeKind } from '../domain/outcome.ts';
import { countWarnings } from '../domain/problem.ts';
import { version } from '../generated/version.ts';
import { toJson } from '../report/escape.ts';
import type { TerminalView } from '../report/formats/terminal/frame.ts';
import type { Environment } from '../util/environment.ts';
import { quoteForShell } from '../util/shell.ts';
import { type ProcessParts, Runtime } from '../runtime/runtime.ts';
import { projectAround } from '../runtime/project.ts';
import { excludedFiles } from '../runtime/sparse.ts';
import type { Sandbox } from '../sandbox/server.ts';
import { type Flags, type Format, scopeArgs, setFormatOf } from './options.ts';

/** One command line: the process's inputs, and the exit code to end with. */
export class Session {
  readonly parts: ProcessParts;
  exitCode = 0;

  constructor(parts: ProcessParts) {
    this.parts = parts;
  }

  /**
   * Sets what a command does in the runtime of its flags, which is always closed. `work` gets the flags that the command declares and the typed
   * arguments, and returns the exit code.
   */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- commander does not know which flags a command declares
  runs<Own extends CommonFlags & { format?: unknown }>(
    command: Command,
    work: (flags: Own, runtime: Runtime, args: string[]) => Promise<number>,
  ): Command {
    return command.action(async () => {
      const flags = command.optsWithGlobals<Own & NamedFiles>();
      // By convention `-` is standard output, the default.
      if (flags.output === '-') delete flags.output;
      else if (flags.output !== undefined) setFormatOf(flags.output, command, flags);
      const { output, plan, out, sandboxDb } = flags;
      const runtime = await this.open(flags, readsConfig(command));
      try {
        if (sandboxDb !== undefined) runtime.refuseLinks(sandboxDb);
        if (output !== undefined) runtime.ensureWritable(output, [...command.args, plan, out]);
        this.exitCode = await work(flags, runtime, command.args);
      } finally {
        await runtime.close();
      }
    });
  }

  private async open(flags: CommonFlags, hasProject: boolean): Promise<Runtime> {
    const { directory, quiet = false, verbose = false, config = null, baseUrl, sandbox, sandboxDb } = flags;
    const folder = resolve(this.parts.cwd, directory);
    // Relative to the folder of `-C`, like every path.
    const db = sandboxDb === undefined ? {} : { db: resolve(folder, sandboxDb) };
    const isEmbedded = sandbox === true || sandboxDb !== undefined;
    const connection = { sandbox: isEmbedded ? () => startEmbedded(db) : null, baseUrl: baseUrl ?? null };
    const { env } = this.parts;
    const leftOutHere = await excludedFiles(folder, env);
    const project = hasProject ? projectAround({ folder, config, excludedFiles: leftOutHere }) : folder;
    const leftOut = project === folder ? leftOutHere : await excludedFiles(project, env);
    return new Runtime(this.parts, { directory, project, quiet, verbose, excludedFiles: leftOut, connection });
  }
}

/** Whether a command is about a project, which may begin in a folder above. */
const readsConfig = (command: Command): boolean => command.options.some(({ long }) => long === '--config');

/** The flags that every command may have in one form. */
type CommonFlags = Pick<
  Flags,
  'directory' | 'quiet' | 'verbose' | 'config' | 'baseUrl' | 'sandbox' | 'sandboxDb' | 'output'
>;

/** The files that a command may name beside its output. */
type NamedFiles = { plan?: string; out?: string };

/** Describes a command. */
export type Describe = (session: Session) => Command;

/** With `db` a file keeps the state. */
async function startEmbedded(options: { db?: string }): Promise<Sandbox> {
  const { startSandbox } = await import('../sandbox/server.ts');
  return startSandbox(options);
}

/** A run, and where and how to show its result. */
export type RunContext = {
  readonly command: 'validate' | 'preview' | 'apply' | 'rollback';
  readonly flags: Flags;
  readonly runtime: Runtime;
  /** Paths to repeat in the next command. */
  readonly paths?: readonly string[];
  /** Where the plan file goes, if anywhere. */
  readonly save?: string | null;
  /** The saved plan that is applied or undone, if any. */
  readonly reviewed?: string | null;
  /** Where the undo of an apply is saved before anything is sent. */
  readonly undo?: UndoFile;
  readonly midway?: boolean;
};

/** Runs a command, writes its outcome and the plan file, and returns the exit code. The outcome is shown even if the plan file cannot be written. */
export async function finish(
  run: RunContext,
  command: () => Promise<Outcome>,
  codes: Readonly<Record<OutcomeKind, number>> = exitCodes,
): Promise<number> {
  const { flags, runtime, save = null } = run;
  if (save !== null) runtime.ensureWritable(save);
  const outcome = await command().catch((error: unknown): Outcome => ({ ...asFailed(error), plan: null, results: [] }));
  try {
    await savePlan(run, outcome);
  } finally {
    deliver(await renderers[flags.format](run, outcome), flags, runtime);
  }
  const fails = flags.strict === true && outcome.kind !== 'failed' && countWarnings(outcome.problems) > 0;
  return codes[fails ? 'invalid' : outcome.kind];
}

/** An apply that may have written something, and could not report it. The message says where its undo is. */
export class UnreportedApply extends Error {}

/**
 * The same for an apply, whose undo is on disk before anything is sent. A file of its own is removed in the end, unless the apply wrote only a part
 * and no other file has the undo. Throws UnreportedApply.
 */
export async function finishApply(
  run: RunContext & { readonly undo: UndoFile },
  command: () => Promise<Outcome>,
): Promise<number> {
  const { runtime, undo } = run;
  let outcome: Outcome | null = null;
  try {
    const code = await finish(run, async () => (outcome = await command()));
    if (outcome !== null) await endUndo(run, outcome);
    return code;
  } catch (cause) {
    if (undo.path === null) throw cause;
    if (outcome === null || isWritten(outcome)) throw new UnreportedApply(undoLines(undo, runtime), { cause });
    undo.remove();
    throw cause;
  }
}

async function endUndo(run: RunContext & { readonly undo: UndoFile }, outcome: Outcome): Promise<void> {
  const { runtime, undo, save = null } = run;
  if (outcome.kind !== 'partial' || save !== null || undo.path === null) return undo.remove();
  runtime.rewriteText(undo.path, `${toJson((await planOf(run, outcome)).file, 2)}\n`);
  runtime.terminal.tell(`The undo of what was written is kept: ifmatch rollback ${quoteForShell(undo.path)}`, true);
}

/** Where the undo of an apply is, or the undo itself if its file is gone. */
function undoLines({ path, text }: UndoFile, runtime: Runtime): string {
  if (path !== null && runtime.exists(path))
    return `Something was written, or may have been. To see what, and undo it: ifmatch rollback ${quoteForShell(path)}`;
  return `Something was written, or may have been, and the file with its undo is gone. Save these lines in a file, for ifmatch rollback FILE:\n${text}`;
}

async function savePlan(run: RunContext, outcome: Outcome): Promise<void> {
  const { runtime, save = null } = run;
  if (save === null || keepsPlan(run, outcome) || !('plan' in outcome) || outcome.plan === null) return;
  const { file, unsigned } = await planOf(run, outcome);
  if (unsigned !== null && !isWritten(outcome))
    throw new UsageError(`${save} is not written. ${unsigned.message}`, { fix: unsigned.fix, cause: unsigned });
  writePlan(save, `${toJson(file, 2)}\n`, run);
  if (unsigned !== null)
    runtime.terminal.tell(`${save} is not signed, so it cannot be rolled back. ${withFix(unsigned)}`);
}

function writePlan(path: string, text: string, { runtime, undo }: RunContext): void {
  // The undo that this run has saved there is in its results too.
  if (path === undo?.path) runtime.rewriteText(path, text);
  else runtime.writeText(path, text);
}

const isWritten = ({ kind }: Outcome): boolean => kind === 'applied' || kind === 'partial';

/** Whether an existing plan file stays if nothing was written: the reviewed plan may hold an undo, and a stale one must not be applied later. */
function keepsPlan({ command, runtime, save, reviewed }: RunContext, outcome: Outcome): boolean {
  if (isWritten(outcome)) return false;
  const isStale = command === 'rollback' && outcome.kind === 'stale';
  return isStale || (typeof save === 'string' && typeof reviewed === 'string' && runtime.isSameFile(save, reviewed));
}

/** The outcome as a plan file, signed if it has a plan. */
export async function planOf({ command, runtime }: RunContext, outcome: Outcome): Promise<Signed> {
  const [{ toPlanFile }, { trySign }] = await Promise.all([
    import('../report/formats/json/plan-file.ts'),
    import('../commands/saved-plan.ts'),
  ]);
  const { name: platform } = runtime.connections;
  const made = { tool, command, platform, config: runtime.config };
  if (command !== 'apply' || !isWritten(outcome)) return trySign(toPlanFile(outcome, made), runtime);
  const { describeApply } = await import('../commands/describe-apply.ts');
  return trySign(toPlanFile(outcome, { ...made, applied: describeApply(runtime) }), runtime);
}

export const tool = `ifmatch ${version}`;

export const renderers: Readonly<Record<Format, (run: RunContext, outcome: Outcome) => Promise<string>>> = {
  async terminal(run, outcome) {
    const view = viewOf(run, outcome);
    const found = outcome.problems;
    // What words a problem loads with the first one.
    const problems = found.length === 0 ? [] : await foundLines(run, found, view);
    if (!('plan' in outcome) && !('accepted' in outcome))
      return (await import('../report/formats/terminal/frame.ts')).renderValidation(outcome, problems, view);
    return (await import('../report/formats/terminal/report.ts')).renderTerminal(outcome, problems, view);
  },
  async markdown(run, outcome) {
    const { renderMarkdown } = await import('../report/formats/markdown/report.ts');
    return renderMarkdown(outcome, viewOf(run, outcome));
  },
  json: async (run, outcome) => `${toJson((await planOf(run, outcome)).file, 2)}\n`,
  async html(run, outcome) {
    const { renderHtml } = await import('../report/formats/html.ts');
    return renderHtml(outcome, { ...viewOf(run, outcome), version });
  },
  async sarif({ runtime }, outcome) {
    const { renderSarif } = await import('../report/formats/sarif.ts');
    return renderSarif(outcome, { version, folder: runtime.repositoryFolder });
  },
  async github({ runtime }, outcome) {
    const { renderWorkflowCommands } = await import('../report/formats/annotations.ts');
    return renderWorkflowCommands(outcome, runtime.repositoryFolder);
  },
  async codequality({ runtime }, outcome) {
    const { renderCodeQuality } = await import('../report/formats/code-quality.ts');
    return renderCodeQuality(outcome, runtime.repositoryFolder);
  },
  async terraform(_, outcome) {
    const { renderPlanCounts } = await import('../report/formats/plan-counts.ts');
    return renderPlanCounts(outcome);
  },
};

async function foundLines(run: RunContext, found: Outcome['problems'], view: TerminalView) {
  const [{ problemLines }, { correctionOf }] = await Promise.all([
    import('../report/formats/terminal/problems.ts'),
    import('../files/corrections.ts'),
  ]);
  const offersFix = run.command === 'validate' && run.flags.fix !== true;
  const isFixable = offersFix && found.some(({ problem }) => correctionOf(problem) !== null);
  const command = `${view.program ?? 'ifmatch'} validate --fix ${view.repeatedOptions ?? ''}`.trimEnd();
  return problemLines(found, { ...view, fixCommand: isFixable ? command : null });
}

function viewOf(run: RunContext, outcome: Outcome): TerminalView {
  const { command, flags, runtime, paths = [], save = null, reviewed = null, midway = false } = run;
  const config = shownConfig(runtime);
  // A preview refuses a part of what belongs together, which `validate` accepts. An undo takes a config instead of paths.
  const whole = outcome.kind === 'valid' ? outcome.completePaths : null;
  const undone = paths.length === 0 || config === null ? flags : { ...flags, config };
  return {
    ...lookOf(flags, runtime),
    command,
    program: programName(runtime.env),
    canAsk: runtime.terminal.canAsk,
    platform: runtime.connections.name,
    repeatedOptions: scopeArgs(whole?.map((path) => runtime.asTyped(path)) ?? paths, flags),
    repeatedRollbackOptions: scopeArgs([], undone),
    approval: approvalFrom(flags),
    savedPlanPath: save,
    reviewedPlanPath: reviewed,
    isIntermediate: midway,
    strict: flags.strict === true,
    config,
  };
}

/** How the user starts this program: with `npx`, npm says so. */
export const programName = ({ npm_command: command }: Environment): string =>
  command === 'exec' ? 'npx ifmatch' : 'ifmatch';

/** How a text looks. Files have no colour by default. */
export function lookOf(
  { color, output, verbose = false }: Flags,
  { terminal }: Runtime,
): { width: number; color: boolean; verbose: boolean } {
  const isColored = output === undefined ? terminal.wantsColor(color) : color === 'always';
  return { width: terminal.width, color: isColored, verbose };
}

/** Turns a refusal of the platform into an outcome; rethrows other errors. */
export function asFailed(error: unknown): { kind: 'failed'; error: PlatformError; problems: [] } {
  if (!(error instanceof PlatformError)) throw error;
  return { kind: 'failed', error, problems: [] };
}

/** Writes a result to a file or stdout. If the file cannot be written, it goes to stdout, since what was done must be shown. */
export function deliver(text: string, { output }: Pick<Flags, 'output'>, runtime: Runtime): void {
  if (output === undefined) return runtime.terminal.print(text);
  try {
    runtime.writeText(output, text.endsWith('\n') ? text : `${text}\n`);
  } catch (error) {
    runtime.terminal.print(text);
    throw error;
  }
}

/** The config to name in a result: not the project's usual one. */
export const shownConfig = (runtime: Runtime): string | null =>
  runtime.config === null || runtime.config === configName ? null : runtime.asTyped(runtime.config);
