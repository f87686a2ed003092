import type { BundleResult } from '../domain/plan.ts';
import { UsageError } from '../domain/usage-error.ts';
import { digestsOf } from '../plan/digest.ts';
import { judgeIn } from '../plan/effect.ts';
import { type DigestsOf, type JudgeIn, PlanFileError } from '../record/read-plan-file.ts';
import type { World } from '../world.ts';

/** How much of a plan file is wanted: `readPlanFile` or `readAppliedPlan`. */
type Read<T> = (text: string, digests: DigestsOf, judge: JudgeIn) => T;

/** Reads a plan file. Throws UsageError with what is wrong with it, and with `fix` where the command knows better than the file what to do. */
export function readSaved<T>(path: string, world: World, read: Read<T>, fix: string | null = null): T {
  try {
    return read(world.readText(path), digestsOf, judgeIn);
  } catch (error) {
    if (!(error instanceof PlanFileError)) throw error;
    throw new UsageError(`${path}: ${error.message} ${fix ?? error.hint}`, { cause: error });
  }
}

/** Whether a bundle was written, also where the platform then answered with changes. Null: it was never sent. */
export const isApplied = (result: BundleResult['result'] | null): boolean =>
  result === 'applied' || result === 'already-applied' || result === 'unverified';
