import type { PlannedBundle } from '../../domain/plan.ts';
import { type BundleContent, nameOfBundle } from '../../domain/bundle.ts';
import { UsageError } from '../../domain/usage-error.ts';
import type { SavedResult } from '../../record/read-plan-file.ts';
import type { World } from '../../world.ts';
import { isApplied, readSaved } from '../saved-plan.ts';

/** A bundle that was applied, what undoes it, and the state version that the apply left. */
export type Undoable = {
  readonly bundle: PlannedBundle;
  readonly undo: BundleContent;
  readonly stateVersion: string;
};

export type Applied = {
  readonly path: string;
  readonly digest: string;
  readonly platform: string | null;
  readonly config: string | null;
  readonly bundles: readonly Undoable[];
};

/** The bundles of an applied plan that a rollback has to put back. Throws UsageError when there is no whole undo in the file. */
export async function readApplied(path: string, deployment: string | null, world: World): Promise<Applied> {
  const { plan, platform, config, results } = await readSaved(path, world, asLeft);
  const own = results.filter(({ bundle }) => deployment === null || bundle.deployment.slug === deployment);
  if (own.length === 0) throw new UsageError(`${path} holds nothing of the deployment ${deployment ?? ''}.`);
  const changed = own.filter(({ bundle }) => bundle.changes.length > 0);
  if (changed.length === 0) throw new UsageError(`${path} changed nothing, so there is nothing to undo.`);
  refuseUnapplied(path, changed);
  return { path, platform, config, digest: plan.digest, bundles: changed.map((one) => toUndoable(path, one)) };
}

const asLeft = 'A rollback needs the plan file as the apply left it, and the API token that it was applied with.';

/** Half an undo would be taken for a whole one. */
function refuseUnapplied(path: string, results: readonly SavedResult[]): void {
  const open = results.filter(({ result }) => !isApplied(result));
  if (open.length === 0) return;
  if (open.every(({ result }) => result === null || result === 'not-applied') && open.length === results.length) {
    throw new UsageError(
      `${path} was not applied, so there is nothing to undo. Give the plan file that an apply wrote its results into.`,
    );
  }
  const names = open.map(
    ({ bundle, result }) => `${nameOfBundle(bundle)} is ${result === 'unknown' ? 'unknown' : 'not applied'}`,
  );
  throw new UsageError(
    `${path} was not applied as a whole: ${names.join(', ')}. Run \`ifmatch apply --plan ${path}\` again first, which is safe; or, where that is refused, put the old values into the files and apply those.`,
  );
}

function toUndoable(path: string, { bundle, undo }: SavedResult): Undoable {
  if (undo === null) {
    throw new UsageError(
      `${path} holds no undo of ${nameOfBundle(bundle)}: the platform did not tell all that is needed to put it back. Put the old values into the files and apply those.`,
    );
  }
  return { bundle, undo: undo.content, stateVersion: undo.stateVersion };
}
