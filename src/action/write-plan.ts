import { describeApply } from '../commands/shared/describe-apply.ts';
import { type PlanFileToWrite, signIfPossible } from '../commands/shared/saved-plan.ts';
import { unsignedUndoError } from '../commands/shared/undo-file.ts';
import { UsageError, withFix } from '../domain/errors.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { PlanFile } from '../generated/types.ts';
import { version } from '../generated/version.ts';
import { toJson } from '../report/escape.ts';
import { toPlanFile } from '../report/formats/json/plan-file.ts';
import type { ActionRuntime } from './action-runtime.ts';

/**
 * Writes the plan of an outcome, with results and undo, to the plan file. A plan that cannot be signed is written without a signature. A failure to write is
 * only a warning, because `writeUndo` has written the undo of an apply before.
 */
export async function writePlanFile(
  command: 'preview' | 'apply',
  outcome: Outcome,
  action: ActionRuntime,
): Promise<void> {
  const { inputs, runMessages } = action;
  const { file, unsigned } = await signPlan(command, outcome, action);
  try {
    writeFile(file, action);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    runMessages.warnings.add(`The plan could not be written: ${withFix(error, 'action')}`);
  }
  if (unsigned !== null)
    runMessages.warnings.add(
      `${inputs.planFile} is not signed, so no command will apply it. ${withFix(unsigned, 'action')}`,
    );
}

/** Writes the undo of an apply to the plan file, before its first PUT. Throws UsageError if it cannot be signed or written; then nothing is sent. */
export async function writeUndo(outcome: Outcome, action: ActionRuntime): Promise<void> {
  const { file, unsigned } = await signPlan('apply', outcome, action);
  if (unsigned !== null) throw unsignedUndoError(unsigned);
  writeFile(file, action);
}

function signPlan(
  command: 'preview' | 'apply',
  outcome: Outcome,
  { runtime }: ActionRuntime,
): Promise<PlanFileToWrite> {
  const run = {
    tool: `ifmatch ${version}`,
    command,
    platform: runtime.connections.platformName,
    config: runtime.config,
  };
  const isWritten = outcome.kind === 'applied' || outcome.kind === 'partial';
  const metadata = command === 'apply' && isWritten ? { ...run, applied: describeApply(runtime) } : run;
  return signIfPossible(toPlanFile(outcome, metadata), runtime);
}

const writeFile = (file: PlanFile, { runtime, planPath }: ActionRuntime): void =>
  runtime.rewriteText(planPath, `${toJson(file, 2)}\n`);
