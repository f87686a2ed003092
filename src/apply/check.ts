import type { PlannedBundle } from '../domain/plan.ts';
import type { Content, Rejection } from '../domain/preview.ts';
import { compareWithReviewed, oddAnswer } from './compare.ts';
import { inParallel } from '../domain/in-parallel.ts';
import type { ApplyOptions, ApplySteps, Fresh } from './steps.ts';

/** A reviewed bundle that was found ready: what the platform answers for it now, and the bundle as it was before. */
export type Ready = { readonly bundle: PlannedBundle; readonly fresh: PlannedBundle; readonly before: Content | null };

/** A reviewed bundle beside what the platform answers for it now. */
export type Checked = { readonly bundle: PlannedBundle } & (
  | ({ readonly state: 'ready' | 'done' } & Ready)
  | { readonly state: 'stale'; readonly fresh: PlannedBundle }
  | { readonly state: 'rejected'; readonly rejections: readonly Rejection[] }
);

/** Dry-runs every bundle before the first is written. Throws when the platform does not answer for one of them, or not what can be. */
export async function checkAll(
  bundles: readonly PlannedBundle[],
  steps: ApplySteps,
  options: ApplyOptions,
): Promise<Checked[]> {
  return inParallel(bundles, async (bundle) => toChecked(bundle, await steps.preview(bundle), steps, options));
}

// The undo is made now, since nothing but the sending itself may go wrong once something is written.
function toChecked(bundle: PlannedBundle, fresh: Fresh, steps: ApplySteps, { onStale }: ApplyOptions): Checked {
  if ('rejections' in fresh) return { bundle, state: 'rejected', rejections: fresh.rejections };
  const match = compareWithReviewed(bundle, fresh);
  if (match === 'odd') throw oddAnswer(fresh);
  if (match === 'done') {
    return { bundle, state: 'done', fresh, before: bundle.changes.length > 0 ? steps.undo(bundle) : null };
  }
  const ready = match === 'same' || (match === 'moved' && onStale === 'same-diff');
  return ready ? { bundle, state: 'ready', fresh, before: steps.undo(fresh) } : { bundle, state: 'stale', fresh };
}
