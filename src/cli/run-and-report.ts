import type { UndoFile } from '../commands/shared/undo-file.ts';
import { UsageError, withFix } from '../domain/errors.ts';
import { exitCodes } from '../domain/exit-codes.ts';
import type { Outcome, OutcomeKind } from '../domain/outcome.ts';
import { countWarnings } from '../domain/problem.ts';
import { toJson } from '../report/escape.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { quoteForShell } from '../util/shell.ts';
import { toFailedOutcome, writeResult } from './output.ts';
import { type RunContext, renderers, wroteSomething, signedPlanFile } from './renderers.ts';

/** Runs a command, writes its outcome and the plan file, and returns the exit code. The outcome is shown even if the plan file cannot be written. */
export async function runAndReport(
  run: RunContext,
  command: () => Promise<Outcome>,
  codes: Readonly<Record<OutcomeKind, number>> = exitCodes,
): Promise<number> {
  const { flags, runtime, planPath: save = null } = run;
  if (save !== null) runtime.ensureWritable(save);
  const outcome = await command().catch((error: unknown): Outcome => ({
    ...toFailedOutcome(error),
    plan: null,
    results: [],
  }));
  try {
    await savePlan(run, outcome);
  } finally {
    writeResult(await renderers[flags.format](run, outcome), flags, runtime);
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
export async function runApplyAndReport(
  run: RunContext & { readonly undo: UndoFile },
  command: () => Promise<Outcome>,
): Promise<number> {
  const { runtime, undo } = run;
  let outcome: Outcome | null = null;
  try {
    const code = await runAndReport(run, async () => (outcome = await command()));
    if (outcome !== null) await removeOrKeepUndo(run, outcome);
    return code;
  } catch (cause) {
    if (undo.path === null) throw cause;
    if (outcome === null || wroteSomething(outcome)) throw new UnreportedApply(undoLines(undo, runtime), { cause });
    undo.remove();
    throw cause;
  }
}

async function removeOrKeepUndo(run: RunContext & { readonly undo: UndoFile }, outcome: Outcome): Promise<void> {
  const { runtime, undo, planPath: save = null } = run;
  if (outcome.kind !== 'partial' || save !== null || undo.path === null) return undo.remove();
  runtime.rewriteText(undo.path, `${toJson((await signedPlanFile(run, outcome)).file, 2)}\n`);
  runtime.terminal.tell(`The undo of what was written is kept: ifmatch rollback ${quoteForShell(undo.path)}`, true);
}

/** Where the undo of an apply is, or the undo itself if its file is gone. */
function undoLines({ path, text }: UndoFile, runtime: Runtime): string {
  if (path !== null && runtime.exists(path))
    return `Something was written, or may have been. To see what, and undo it: ifmatch rollback ${quoteForShell(path)}`;
  return `Something was written, or may have been, and the file with its undo is gone. Save these lines in a file, for ifmatch rollback FILE:\n${text}`;
}

async function savePlan(run: RunContext, outcome: Outcome): Promise<void> {
  const { runtime, planPath: save = null } = run;
  if (save === null || mustKeepExistingPlan(run, outcome) || !('plan' in outcome) || outcome.plan === null) return;
  const { file, unsigned } = await signedPlanFile(run, outcome);
  if (unsigned !== null && !wroteSomething(outcome))
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

/** Whether an existing plan file stays if nothing was written: the reviewed plan may hold an undo, and a stale one must not be applied later. */
function mustKeepExistingPlan(
  { command, runtime, planPath: save, reviewedPlanPath: reviewed }: RunContext,
  outcome: Outcome,
): boolean {
  if (wroteSomething(outcome)) return false;
  const isStale = command === 'rollback' && outcome.kind === 'stale';
  return isStale || (typeof save === 'string' && typeof reviewed === 'string' && runtime.isSameFile(save, reviewed));
}
