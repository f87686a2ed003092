import { markStale } from '../review/freshness.ts';
import type { ActionRuntime } from './action-runtime.ts';
import { openReview } from './open-review.ts';
import { previewCommit } from './policies.ts';

/** Marks the open pull requests whose recorded state the platform has left. `by`: the pull request that changed it, if one did. */
export async function markOpenPulls(by: number | null, action: ActionRuntime): Promise<void> {
  if (!action.inputs.comment) return;
  const previewed = await previewCommit(action.job.sha, action.job.sha, action);
  if ('kind' in previewed || !('plan' in previewed.outcome)) return;
  const onStale = action.inputs.onStale ?? previewed.files.settings.onStale;
  await markStale({ by, live: previewed.outcome.plan?.bundles ?? [], onStale }, openReview(action));
}
