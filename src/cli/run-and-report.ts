import type { UndoFile } from '../commands/shared/undo-file.ts';
import { UsageError, withFix } from '../domain/errors.ts';
import { exitCodes } from '../domain/exit-codes.ts';
import type { Outcome, OutcomeKind } from '../domain/outcome.ts';
import { countWarnings } from '../domain/problem.ts';
import { toJson } from '../report/escape.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { quoteForShell } from '../util/shell.ts';
import type { Flags } from './options.ts';
import { toFailedOutcome, writeResult } from './output.ts';
import { type ReportContext, renderers, mayHaveWritten, makePlanFile } from './renderers.ts';

type CommandRun<Command extends ReportContext['command']> = {
  readonly command: Command;
  readonly flags: Flags;
  readonly runtime: Runtime;
};

type WithPaths = {
  /** The paths that the next command repeats. */
  readonly paths: readonly string[];
};

type WithPlanFile = {
  /** The plan file to write; null for none. */
  readonly planPath: string | null;
};

export type ValidateRun = CommandRun<'validate'> & WithPaths;

export type PreviewRun = CommandRun<'preview'> & WithPaths & WithPlanFile;

export type ApplyRun = CommandRun<'apply'> &
  WithPaths &
  WithPlanFile & {
    /** The saved plan that is applied; null for one that is made now. */
    readonly reviewedPlanPath: string | null;
    /** The undo of the apply, which is on disk before anything is sent. */
    readonly undo: UndoFile;
  };

export type RollbackRun = CommandRun<'rollback'> &
  WithPlanFile & {
    /** The plan file of the apply to undo. */
    readonly reviewedPlanPath: string;
  };

/** A run of a command whose result is an outcome. */
export type Run = ValidateRun | PreviewRun | ApplyRun | RollbackRun;

/** Runs a command, writes its outcome and the plan file, and returns the exit code. The outcome is shown even if the plan file cannot be written. */
export async function runAndReport(
  run: Run,
  command: () => Promise<Outcome>,
  codes: Readonly<Record<OutcomeKind, number>> = exitCodes,
): Promise<number> {
  const outcome = await runCommand(run, command);
  await report(run, outcome);
  return exitCode(run, outcome, codes);
}

/** An apply that may have written something, and could not report it. The message says where its undo is. */
export class UnreportedApply extends Error {}

/**
 * Runs an apply like `runAndReport`. Its undo is on disk before anything is sent. An undo file that the user did not name is removed in the end, unless
 * the apply wrote only a part and no other file has the undo. Throws UnreportedApply.
 */
export async function runApplyAndReport(run: ApplyRun, command: () => Promise<Outcome>): Promise<number> {
  const { runtime, undo } = run;
  const outcome = await runCommand(run, command).catch((cause: unknown) => {
    // With the undo on disk, something may have been sent.
    throw undo.path === null ? cause : new UnreportedApply(describeUndo(undo, runtime), { cause });
  });
  try {
    await report(run, outcome);
    await removeOrKeepUndo(run, outcome);
  } catch (cause) {
    if (undo.path === null) throw cause;
    if (mayHaveWritten(outcome)) throw new UnreportedApply(describeUndo(undo, runtime), { cause });
    undo.remove();
    throw cause;
  }
  return exitCode(run, outcome, exitCodes);
}

/** Runs a command once its plan file can be written. A refusal by the platform is an outcome. */
async function runCommand(run: Run, command: () => Promise<Outcome>): Promise<Outcome> {
  if (run.command !== 'validate' && run.planPath !== null) run.runtime.ensureWritable(run.planPath);
  return command().catch((error: unknown): Outcome => ({ ...toFailedOutcome(error), plan: null, results: [] }));
}

async function report(run: Run, outcome: Outcome): Promise<void> {
  const { flags, runtime } = run;
  try {
    if (run.command !== 'validate') await savePlan(run, outcome);
  } finally {
    writeResult(await renderers[flags.format](toReportContext(run), outcome), flags, runtime);
  }
}

function exitCode({ flags }: Run, outcome: Outcome, codes: Readonly<Record<OutcomeKind, number>>): number {
  const failsByWarnings = flags.strict === true && outcome.kind !== 'failed' && countWarnings(outcome.problems) > 0;
  return codes[failsByWarnings ? 'invalid' : outcome.kind];
}

/** What the reports of a run need. The platform and the config are known only after the command has run. */
export const toReportContext = (run: Run): ReportContext => ({
  paths: [],
  planPath: null,
  reviewedPlanPath: null,
  isIntermediate: false,
  platform: run.runtime.connections.platformName,
  config: run.runtime.config,
  ...run,
});

// ── The plan file ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

async function savePlan(run: Exclude<Run, ValidateRun>, outcome: Outcome): Promise<void> {
  const { runtime, planPath } = run;
  if (planPath === null || !('plan' in outcome) || outcome.plan === null) return;
  if (!mayHaveWritten(outcome) && mustKeepExistingPlan(run, planPath, outcome)) return;
  const { file, unsigned } = await makePlanFile(toReportContext(run), outcome);
  if (unsigned !== null && !mayHaveWritten(outcome))
    throw new UsageError(`${planPath} is not written. ${unsigned.message}`, { fix: unsigned.fix, cause: unsigned });
  const text = `${toJson(file, 2)}\n`;
  // This run has saved its undo there already, and the results include it.
  if (run.command === 'apply' && planPath === run.undo.path) runtime.rewriteText(planPath, text);
  else runtime.writeText(planPath, text);
  if (unsigned !== null)
    runtime.terminal.printNote(`${planPath} is not signed, so it cannot be rolled back. ${withFix(unsigned)}`);
}

/** Whether a run that wrote nothing leaves an existing plan file as it is: the reviewed plan may hold an undo, and a stale one must not be applied later. */
function mustKeepExistingPlan(run: Exclude<Run, ValidateRun>, planPath: string, outcome: Outcome): boolean {
  if (run.command === 'preview') return false;
  if (run.command === 'rollback' && outcome.kind === 'stale') return true;
  return run.reviewedPlanPath !== null && run.runtime.isSameFile(planPath, run.reviewedPlanPath);
}

// ── The undo of an apply ────────────────────────────────────────────────────────────────────────────────────────────────────────

async function removeOrKeepUndo(run: ApplyRun, outcome: Outcome): Promise<void> {
  const { runtime, undo, planPath } = run;
  if (outcome.kind !== 'partial' || planPath !== null || undo.path === null) return undo.remove();
  runtime.rewriteText(undo.path, `${toJson((await makePlanFile(toReportContext(run), outcome)).file, 2)}\n`);
  runtime.terminal.printNote(
    `The undo of what was written is kept: ifmatch rollback ${quoteForShell(undo.path)}`,
    true,
  );
}

/** Says where the undo of an apply is, or prints the undo itself if its file is gone. */
function describeUndo({ path, text }: UndoFile, runtime: Runtime): string {
  if (path !== null && runtime.exists(path))
    return `Something was written, or may have been. To see what, and undo it: ifmatch rollback ${quoteForShell(path)}`;
  return `Something was written, or may have been, and the file with its undo is gone. Save these lines in a file, for ifmatch rollback FILE:\n${text}`;
}
