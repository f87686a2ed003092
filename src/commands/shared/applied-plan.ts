import { type BundleContent, nameOfBundle } from '../../domain/bundle.ts';
import { UsageError } from '../../domain/errors.ts';
import type { PlannedBundle } from '../../domain/plan.ts';
import type { SavedResult } from '../../plan/file/plan-file.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { readSavedPlan, wasWritten } from './saved-plan.ts';

/** A bundle that was written, or may have been, and its undo. `stateVersion`: the version that the apply left; null if that is not known. */
export type UndoableBundle = {
  readonly bundle: PlannedBundle;
  readonly undo: BundleContent;
  readonly stateVersion: string | null;
};

export type AppliedPlan = {
  readonly path: string;
  readonly digest: string;
  readonly platform: string | null;
  readonly config: string | null;
  readonly bundles: readonly UndoableBundle[];
};

/** The bundles of an applied plan to restore: all that were written, or may have been. Throws UsageError when one of them has no undo. */
export async function readAppliedPlan(path: string, deployment: string | null, runtime: Runtime): Promise<AppliedPlan> {
  const { plan, platform, config, results } = await readSavedPlan(path, runtime, appliedPlanHint);
  const resultsOfDeployment = results.filter(
    ({ bundle }) => deployment === null || bundle.deployment.slug === deployment,
  );
  if (resultsOfDeployment.length === 0)
    throw new UsageError(`${path} has nothing for the deployment ${deployment ?? ''}.`);
  const changed = resultsOfDeployment.filter(({ bundle }) => bundle.changes.length > 0);
  if (changed.length === 0) throw new UsageError(`${path} changed nothing, so there is nothing to undo.`);
  // What was not applied is as it was before.
  const written = changed.filter(({ result }) => result === 'unknown' || wasWritten(result));
  if (written.length === 0) {
    throw new UsageError(`${path} was not applied, so there is nothing to undo.`, {
      fix: 'Give the plan file that an apply wrote.',
    });
  }
  return {
    path,
    platform,
    config,
    digest: plan.digest,
    bundles: written.map((savedResult) => requireUndo(path, savedResult)),
  };
}

const appliedPlanHint = 'A rollback needs the plan file as written by the apply, and the same API token.';

function requireUndo(path: string, { bundle, undo }: SavedResult): UndoableBundle {
  if (undo === null) {
    throw new UsageError(
      `${path} has no undo for ${nameOfBundle(bundle)}: the platform did not report its previous content.`,
      { fix: 'Put the old values into the files and apply those.' },
    );
  }
  return { bundle, undo: undo.content, stateVersion: undo.stateVersion };
}
