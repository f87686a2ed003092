import type { Clock } from '../../platform/clock.ts';
import type { Push } from './branch-walk.ts';
import type { ReviewRun } from '../store/write-comment.ts';
import { readUnsettledHistory, type UnsettledHistory } from './unsettled-history.ts';
import type { CommitPreviews } from '../commit-previews.ts';

// A forge may learn only a minute after a merge which pull request brought a commit.

/** Seconds between attempts: one minute in all. */
const retryDelays = [1, 2, 4, 8, 15, 30];

/** A branch may seem to lack a commit that was pushed just now; after this many seconds it was dropped by a force-push. */
const secondsUntilRemoved = 4;

/**
 * Reads the history that is not settled, again and again until a pull request is known for every commit of the push that changes policies.
 * `hasDirectPush`: there is none for the commits after the last merge, and they change policies or their files cannot be read.
 */
export async function readCompleteHistory(
  push: Push,
  run: ReviewRun,
  policies: CommitPreviews,
  clock: Clock,
): Promise<{ readonly history: UnsettledHistory; readonly hasDirectPush: boolean }> {
  let history = await readUnsettledHistory(run, push, run.job.run);
  for (const delay of [0, ...retryDelays]) {
    if (delay > 0) {
      await clock.sleep(delay * 1000);
      history = await readUnsettledHistory(run, push, run.job.run);
    }
    if (history.isCommitRemoved && delay < secondsUntilRemoved) continue;
    const isReviewed = await isPushReviewed(history, push, policies);
    // Waiting does not help: the files cannot be read.
    if (isReviewed === null) break;
    if (!isReviewed) continue;
    const isLastAttempt = delay === retryDelays.at(-1);
    if (isLastAttempt || (await isLastMergeComplete(history, push, policies))) return { history, hasDirectPush: false };
  }
  return { history, hasDirectPush: true };
}

/** Whether the commit of a push belongs to a merge, or declares the same policies as the last merge. Null if its files cannot be read. */
async function isPushReviewed(
  { merges, since }: UnsettledHistory,
  { after }: Push,
  policies: CommitPreviews,
): Promise<boolean | null> {
  const last = merges.at(-1)?.commit ?? since;
  if (last === null || last === after) return true;
  return policies.declareSame(last, after);
}

/** Whether all commits of a push that ends with a merge belong to pull requests: after a rebase merge, those below the last one may not be known yet. */
async function isLastMergeComplete(
  { merges }: UnsettledHistory,
  { before, after }: Push,
  policies: CommitPreviews,
): Promise<boolean> {
  const merge = merges.at(-1);
  if (merge === undefined || merge.commit !== after) return true;
  const { directCommits } = merge;
  if (directCommits === null || directCommits.to === before) return true;
  return (await policies.declareSame(directCommits.from, directCommits.to)) === true;
}
