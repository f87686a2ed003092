import { ForgeError, withFix } from '../../domain/errors.ts';
import type { Comment, Pull } from '../../domain/forge.ts';
import { planOf } from '../../domain/outcome.ts';
import { type PendingMerge, nameOfMerge } from '../../domain/pending-merge.ts';
import type { PlannedBundle } from '../../domain/plan.ts';
import { type BundleReference, includesBundle } from '../../domain/review.ts';
import { describeManualApply } from '../store/settled-marker.ts';
import { readRecord } from '../store/read-review.ts';
import type { Push } from '../history/branch-walk.ts';
import { readUnsettledHistory } from '../history/unsettled-history.ts';
import { readMerge } from '../history/merge-commits.ts';
import { wasRecordApplied } from '../history/merge-records.ts';
import { markSettled } from './mark-settled.ts';
import { type ReviewRun, updateComment } from '../store/write-comment.ts';
import type { CommitPreviews } from '../commit-previews.ts';

// Pending merges: those that an earlier run refused, or left to a later one.

/**
 * Checks pending merges of earlier runs again, and returns those that the platform still lacks. The comments of the others say that the platform is as the
 * branch declares.
 */
export async function recheckPending(
  pending: readonly PendingMerge[],
  { after }: Push,
  run: ReviewRun,
  previews: CommitPreviews,
): Promise<PendingMerge[]> {
  if (pending.length === 0) return [];
  const plan = planOf((await previews.previewAt(after, after)).outcome);
  const changed = plan?.bundles.filter(({ changes }) => changes.length > 0) ?? null;
  const stillPending: PendingMerge[] = [];
  for (const merge of pending) {
    // If the platform lacks nothing at all, it does not matter which bundles the merge is about.
    const needsBundles = changed === null || changed.length > 0;
    const pendingPull = await readPendingOrNote(merge, needsBundles ? previews : null, run);
    if (mayLackBundle(changed, pendingPull)) stillPending.push(merge);
    else await markUpToDate(pendingPull, run);
  }
  return stillPending;
}

/** Whether the platform lacks a bundle of a pending merge, or may lack one. `changed`: the bundles that it lacks; null if that is unknown. */
function mayLackBundle(changed: readonly PlannedBundle[] | null, pendingPull: PendingPull | null): boolean {
  if (changed === null) return true;
  const bundles = pendingPull?.bundles ?? null;
  return changed.some((bundle) => bundles === null || includesBundle(bundles, bundle));
}

/** Says in the comment of a pending merge that the platform is as the branch declares by now. */
async function markUpToDate(pendingPull: Pick<PendingPull, 'pull' | 'comment'> | null, run: ReviewRun): Promise<void> {
  if (pendingPull === null || pendingPull.comment === null) return;
  await updateComment(run, pendingPull.pull, pendingPull.comment, { kind: 'superseded', by: { what: 'equal' } });
}

/**
 * Marks a commit as settled after a run by hand applied all that its files declare, and updates the comments of merges that were pending. `plan`: digest of
 * what it applied.
 */
export async function settleManually(commit: string, branch: string, plan: string, run: ReviewRun): Promise<void> {
  const push = { branch, before: commit, after: commit };
  const { merges, pending, lastMarkerNumber } = await readUnsettledHistory(run, push, run.job.run);
  await markSettled(
    commit,
    lastMarkerNumber + 1,
    { results: [], pending: [] },
    run,
    describeManualApply(run.job.startedBy ?? 'unknown', plan),
  );
  for (const { pull, anchored } of merges)
    if (anchored.state === 'intact' && !wasRecordApplied(anchored))
      await markUpToDate({ pull, comment: anchored.comment }, run);
  for (const merge of pending) await markUpToDate(await readPendingOrNote(merge, null, run), run);
}

type PendingPull = {
  readonly pull: Pull;
  /** Null if its record cannot be read. */
  readonly comment: Comment | null;
  /** The bundles that were recorded or that the merge changes; null if unknown, so that it may be about any. */
  readonly bundles: readonly BundleReference[] | null;
};

/** Reads a pending merge. Null for a commit without a pull request, or if it cannot be read. `previews`: null if the recorded bundles are enough. */
async function readPendingOrNote(
  merge: PendingMerge,
  previews: CommitPreviews | null,
  run: ReviewRun,
): Promise<PendingPull | null> {
  if ('commit' in merge) return null;
  try {
    return await readPending(merge.pull, previews, run);
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    run.runMessages.notices.add(
      `Pull request ${nameOfMerge(merge)} could not be checked again. ${withFix(error, 'action')}`,
    );
    return null;
  }
}

async function readPending(number: number, previews: CommitPreviews | null, run: ReviewRun): Promise<PendingPull> {
  const pull = await run.forge.pull(number);
  const anchored = await readRecord(run, pull, await run.forge.statuses(pull.head));
  if (anchored.state !== 'intact') return { pull, comment: null, bundles: null };
  const { comment, record } = anchored;
  if (previews === null) return { pull, comment, bundles: record.bundles };
  const merge = await readMerge(run, pull);
  // It may have been refused because it changes bundles that were not recorded.
  const current = merge && (await previews.previewAt(merge.commit, merge.base)).current;
  return { pull, comment, bundles: current && [...record.bundles, ...current.covered.map(({ bundle }) => bundle)] };
}
