import { configName, UsageError, withHint } from '../domain/json.ts';
import type { BundleResult, Plan } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import type { PlanFile } from '../generated/types.ts';
import { RecordError } from '../record/key.ts';
import { PlanFileError, readPlanFile, type SavedPlan, signPlanFile } from '../record/plan-file.ts';
import { escapeTerminal } from '../render/escape.ts';
import type { Runtime } from '../runtime.ts';
import { type Loaded, type Wanted, configOf, fromRoot } from './load.ts';
import type { Target } from '../apply/check.ts';

/** A plan that may be applied, with its files and targets. */
export type Reviewed = {
  readonly plan: Plan;
  readonly problems: readonly LocatedProblem[];
  readonly files: Loaded;
  readonly targets: readonly Target[];
};

/**
 * Refuses a saved plan of another config than this run's, unless one is given: guards must not be forgotten, and a plan file must not choose them.
 * Throws UsageError.
 */
export function refuseOtherConfig(madeBy: string | null, plan: string, wanted: Wanted, runtime: Runtime): void {
  if (madeBy === null || madeBy === configName || wanted.config !== null) return;
  if (madeBy === configOf(fromRoot(wanted, runtime))) return;
  throw new UsageError(
    `${plan} was made with the guards of ${escapeTerminal(madeBy)}, but this run uses another config. Name the right one with --config.`,
  );
}

/** Reads and verifies a plan file. Throws UsageError with what is wrong, and with `fix` if the command has a better one. */
export async function readSaved(path: string, runtime: Runtime, fix: string | null = null): Promise<SavedPlan> {
  const text = runtime.readText(path);
  try {
    return await readPlanFile(text, (slug) => runtime.connections.planSecret(slug));
  } catch (error) {
    if (error instanceof RecordError) throw new UsageError(`${path}: ${withHint(error)}`, { cause: error });
    if (!(error instanceof PlanFileError)) throw error;
    const hint = error.hint === null ? '' : ` ${fix ?? error.hint}`;
    throw new UsageError(`${path}: ${error.message}${hint}`, { cause: error });
  }
}

/** A plan file to write: signed, or with the reason why it is not. */
export type Signed = { readonly file: PlanFile; readonly unsigned: string | null };

/** Signs a plan with the tokens of its deployments. */
export async function signed(file: PlanFile, runtime: Runtime): Promise<Signed> {
  try {
    return { file: await signPlanFile(file, (slug) => runtime.connections.planSecret(slug)), unsigned: null };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { file, unsigned: withHint(error) };
  }
}

/** Whether a bundle was written, verified or not. Null: never sent. */
export const isApplied = (result: BundleResult['result'] | null): boolean =>
  result === 'applied' || result === 'already-applied' || result === 'unverified';
