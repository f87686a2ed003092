import { maxCommits } from '../history/branch-walk.ts';
import type { ReviewRun } from '../store/write-comment.ts';
import type { MergedPull, UnsettledHistory } from '../history/unsettled-history.ts';
import type { ResolvedResult } from './merge-result.ts';

// What a run on the default branch reports about the merges that it considered, and about those that it could not settle.

/** Reports why a run considers only the merges of its push, and when it has nothing to do. */
export function noteHistory(
  { pushOnlyReason, merges, pending, isRerun }: UnsettledHistory,
  { runMessages }: ReviewRun,
): void {
  if (pushOnlyReason === 'other-token')
    runMessages.warnings.add(
      'The marks of earlier runs were made with another API token, so only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.',
    );
  if (pushOnlyReason === 'too-far')
    runMessages.warnings.add(
      `No run has settled any of the last ${String(maxCommits)} commits, so only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.`,
    );
  if (pushOnlyReason === 'rewritten')
    runMessages.warnings.add(
      'The history of this branch was replaced, so the marks of earlier runs are gone and only the pull requests of this push were considered. If an earlier merge may not be applied, run the workflow manually: it shows what is left.',
    );
  if (pushOnlyReason === 'first-run')
    runMessages.notices.add(
      'No earlier run has settled a merge here, so only the pull requests of this push were considered.',
    );
  if (isRerun)
    runMessages.notices.add(
      'An earlier attempt of this run dealt with these merges already. Its plan file has the undo of what it applied.',
    );
  if (pushOnlyReason === null && merges.length === 0 && pending.length === 0)
    runMessages.notices.add('Nothing is left to settle: every merge up to this commit was dealt with before.');
}

/** Names the merges that only a later run can settle. */
export function noteWaiting(results: readonly ResolvedResult[], { runMessages }: ReviewRun): void {
  for (const { merge, waitsFor } of results.filter((result) => result.waitsFor !== null))
    runMessages.warnings.add(
      `Pull request #${String(merge.pull.number)} is not applied yet: #${String(waitsFor)} was merged later and reviewed with its changes, so only that plan is sent.`,
    );
}

/** Names the merges that a run did not check, since it ended before. */
export function noteUnchecked(merges: readonly MergedPull[], { runMessages }: ReviewRun): void {
  for (const { pull } of merges)
    runMessages.warnings.add(
      `Pull request #${String(pull.number)} was not checked, because this run stopped before. Re-run this job.`,
    );
}
