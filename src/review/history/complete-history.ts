import type { Clock } from '../../platform/clock.ts';
import type { Push } from './branch-walk.ts';
import type { ReviewRun } from '../store/write-comment.ts';
import { readUnsettledHistory, type UnsettledHistory } from './unsettled-history.ts';
import type { CommitPreviews } from '../commit-previews.ts';

// Waits for the forge: up to a minute after a merge it may not know which pull request a commit belongs to.

/** Seconds between attempts: one minute in all. */
const retryDelays = [1, 2, 4, 8, 15, 30];

/** In seconds. A branch may seem to lack a commit that was pushed just now. After this time, a force-push removed it. */
const secondsUntilRemoved = 4;

/**
 * Reads the merges that are not settled, again and again until the pull request of every commit of the push that changes policies is known. `hasDirectPush`:
 * the commits after the last merge belong to no pull request, and they change policies or their files cannot be read.
 */
export async function readCompleteHistory(
  push: Push,
  run: ReviewRun,
  previews: CommitPreviews,
  clock: Clock,
): Promise<{ readonly history: UnsettledHistory; readonly hasDirectPush: boolean }> {
  let history = await readUnsettledHistory(run, push, run.job.run);
  for (const delay of [0, ...retryDelays]) {
    if (delay > 0) {
      await clock.sleep(delay * 1000);
      history = await readUnsettledHistory(run, push, run.job.run);
    }
    if (history.isCommitRemoved && delay < secondsUntilRemoved) continue;
    const isReviewed = await isPushReviewed(history, push, previews);
    // Waiting does not help: the files cannot be read.
    if (isReviewed === null) break;
    if (!isReviewed) continue;
    const isLastAttempt = delay === retryDelays.at(-1);
    if (isLastAttempt || (await isLastMergeComplete(history, push, previews))) return { history, hasDirectPush: false };
  }
  return { history, hasDirectPush: true };
}

/** Whether the commit of a push is a merge, or declares the same policies as the last merge. Null if its files cannot be read. */
async function isPushReviewed(
  { merges, startCommit }: UnsettledHistory,
  { after }: Push,
  previews: CommitPreviews,
): Promise<boolean | null> {
  const lastReviewed = merges.at(-1)?.commit ?? startCommit;
  if (lastReviewed === null || lastReviewed === after) return true;
  return previews.declareSameBundles(lastReviewed, after);
}

/** Whether all commits of a push that ends with a merge belong to pull requests. After a rebase merge, those below the last one may not be known yet. */
async function isLastMergeComplete(
  { merges }: UnsettledHistory,
  { before, after }: Push,
  previews: CommitPreviews,
): Promise<boolean> {
  const merge = merges.at(-1);
  if (merge === undefined || merge.commit !== after) return true;
  const { directCommits } = merge;
  if (directCommits === null || directCommits.to === before) return true;
  return (await previews.declareSameBundles(directCommits.from, directCommits.to)) === true;
}
