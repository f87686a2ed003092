import { ForgeError, withFix } from '../../domain/errors.ts';
import { planOf } from '../../domain/outcome.ts';
import type { PendingMerge } from '../../domain/pending-merge.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Clock } from '../../platform/clock.ts';
import { makePlan } from '../../plan/plan.ts';
import { startMarkerNumber } from '../store/settled-marker.ts';
import type { Push } from '../history/branch-walk.ts';
import type { ReviewRun } from '../store/write-comment.ts';
import { readCompleteHistory } from '../history/complete-history.ts';
import type { UnsettledHistory } from '../history/unsettled-history.ts';
import { noteHistory, noteUnchecked, noteWaiting } from './history-notes.ts';
import { completeComments, updateMergeComment } from './merge-comments.ts';
import { applyMerge } from './apply-merge.ts';
import {
  hasFailed,
  isFinal,
  type MergeResult,
  noChangesOutcome,
  findPending,
  resolveResults,
  type SettledMerge,
  toSettledMerge,
} from './merge-result.ts';
import { recheckPending } from './pending-merges.ts';
import type { CommitPreviews } from '../commit-previews.ts';
import { markSettled, shortCommit } from './mark-settled.ts';
import {
  refuseDirectCommits,
  refuseDirectPush,
  findUncheckedCommits,
  refuseUnreviewedSettings,
} from './unreviewed-changes.ts';

/** What a run on the default branch settled, and what is left. */
export type SettledRun = {
  /** In merge order. */
  readonly merges: readonly SettledMerge[];
  /** Merges that an earlier run refused and that are still not applied. */
  readonly stillPending: readonly PendingMerge[];
  /** What the platform lacks of the branch as it is now, which a run by hand can apply by its digest. Null if nothing was refused. */
  readonly remainingPlan: Plan | null;
  /** As configured in the newest merge. */
  readonly onStale: Settings['onStale'];
};

/**
 * Settles every merge up to the commit of a push that no run has settled yet, in merge order. Each is applied with the files of its merge commit, and only
 * if its review recorded that plan. A merge is settled if it is applied, or if there was nothing to apply. What is refused stays pending: later runs report
 * it until the platform is as the branch declares. A marker, which is a commit status, says up to which commit merges are settled, and which of them are
 * pending. Throws ForgeError, PlatformError or UsageError if it cannot start.
 */
export async function settleMerges(
  push: Push,
  run: ReviewRun,
  previews: CommitPreviews,
  clock: Clock,
): Promise<SettledRun> {
  const { history, hasDirectPush } = await readCompleteHistory(push, run, previews, clock);
  if (history.isCommitRemoved) return refuseRemovedCommit(push, history, run);
  noteHistory(history, run);
  // An earlier attempt of this run may have ended before it updated the comment of its last merge.
  await completeComments(history, push, run, previews);
  await markStart(history, run);

  const attempted: MergeResult[] = [];
  for (const merge of history.merges) {
    const result = await applyMerge(merge, run, previews);
    attempted.push(result);
    // The platform did not answer, so nothing more is sent. Another attempt of this run continues here.
    if (hasFailed(result)) return stopRun(attempted, history, run);
    // The commit of the push is marked at the end, with everything that is pending then.
    if (merge.commit !== push.after) await markMerge(result, attempted, history, run, previews);
  }

  // Nothing unreviewed is sent: neither changes of settings alone nor direct commits.
  const results = await refuseUnreviewedSettings(attempted, push, previews);
  const directPush = hasDirectPush ? await refuseDirectPush(push, history, previews) : null;
  if (directPush !== null && hasFailed(directPush)) return stopRun(results, history, run, [directPush]);
  const stillPending = await recheckPending(history.pending, push, run, previews);
  const directCommits = await refuseDirectCommits(push, history, previews);
  const unreviewed = directPush === null ? directCommits : [...directCommits, directPush];

  // A merge whose changes are contained in a later one ends as that one does.
  const resolved = resolveResults(results);
  const merges = [...resolved.map(toSettledMerge), ...unreviewed];
  const isAnyRefused = merges.some(({ refusal }) => refusal !== null);
  const remainingPlan = isAnyRefused ? await readPlanOfTip(push, run, previews) : null;

  // `markMerge` has written the final comments of the other merges.
  const withoutFinalComment = resolved.filter((result) => !isFinal(result) || result.merge.commit === push.after);
  const pending = [
    ...stillPending,
    ...pendingStartCommit(history),
    ...findPending(results),
    ...unreviewed.map(({ commit }) => ({ commit: shortCommit(commit) })),
  ];
  await Promise.all([
    ...withoutFinalComment.map((result) => updateMergeComment(result, remainingPlan, run)),
    markSettled(push.after, history.lastMarkerNumber + 1, { results: resolved, pending }, run),
  ]);
  noteWaiting(resolved, run);
  return { merges, stillPending, remainingPlan, onStale: lastOnStale(results) };
}

/** Refuses all merges of a run whose commit a force-push removed from the branch. Nothing is marked, since nobody looks at that commit any more. */
async function refuseRemovedCommit(
  { after, branch }: Push,
  { merges }: UnsettledHistory,
  run: ReviewRun,
): Promise<SettledRun> {
  if (merges.length === 0)
    run.runMessages.notices.add(
      `A force-push took commit ${shortCommit(after)} off ${branch}. This run has nothing to do.`,
    );
  const refused = merges.map((merge): MergeResult => {
    const refusal = { code: 'dropped', commit: after, branch } as const;
    return { merge, outcome: noChangesOutcome([], makePlan([])), refusal, laterPullsByBundle: [], onStale: 'refuse' };
  });
  const resolved = resolveResults(refused);
  await Promise.all(resolved.map((result) => updateMergeComment(result, null, run)));
  return { merges: resolved.map(toSettledMerge), stillPending: [], remainingPlan: null, onStale: 'refuse' };
}

/** Marks where the first run begins, so that the next one continues from there even if this one fails. */
async function markStart({ pushOnlyReason, startCommit }: UnsettledHistory, run: ReviewRun): Promise<void> {
  if (pushOnlyReason !== null && startCommit !== null)
    await markSettled(startCommit, startMarkerNumber, { results: [], pending: [] }, run);
}

/**
 * Marks the commit of a merge, so that it stays settled if the run is killed before the next one, and updates its comment unless a later merge decides how
 * it ends. `applied`: the results so far, with this one.
 */
async function markMerge(
  result: MergeResult,
  applied: readonly MergeResult[],
  history: UnsettledHistory,
  run: ReviewRun,
  previews: CommitPreviews,
): Promise<void> {
  const { commit, lastMarkerNumber } = result.merge;
  // Direct commits are checked at the end of the run: until then, the marker names them as pending.
  const uncheckedCommits = await findUncheckedCommits(applied, previews);
  const pending = [...history.pending, ...findPending(applied), ...uncheckedCommits];
  const finalResults = isFinal(result) ? resolveResults([result]) : [];
  await Promise.all([
    ...finalResults.map((final) => updateMergeComment(final, null, run)),
    markSettled(commit, lastMarkerNumber + 1, { results: [result], pending }, run),
  ]);
}

/** Ends a run that cannot continue. The commit of its push is not marked, so that the next attempt tries again. `unreviewed`: direct commits. */
async function stopRun(
  results: readonly MergeResult[],
  history: UnsettledHistory,
  run: ReviewRun,
  unreviewed: readonly SettledMerge[] = [],
): Promise<SettledRun> {
  noteUnchecked(history.merges.slice(results.length), run);
  const resolved = resolveResults(results);
  await Promise.all(resolved.map((result) => updateMergeComment(result, null, run)));
  return {
    merges: [...resolved.map(toSettledMerge), ...unreviewed],
    stillPending: history.pending,
    remainingPlan: null,
    onStale: lastOnStale(results),
  };
}

/** If no run looks at the commits before the start commit, that commit stays pending until the platform is as the branch declares. */
function pendingStartCommit({ pushOnlyReason, startCommit }: UnsettledHistory): PendingMerge[] {
  const isStartUnsettled = pushOnlyReason === 'too-far' || pushOnlyReason === 'rewritten';
  return isStartUnsettled && startCommit !== null ? [{ commit: shortCommit(startCommit) }] : [];
}

/** The plan that a run by hand would show now; null if the forge does not tell where the branch is. */
async function readPlanOfTip(
  { branch }: Push,
  { forge, runMessages }: ReviewRun,
  previews: CommitPreviews,
): Promise<Plan | null> {
  try {
    const tip = await forge.tip(branch);
    return planOf((await previews.previewAt(tip, tip)).outcome);
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    runMessages.notices.add(`What the platform lacks now could not be read. ${withFix(error, 'action')}`);
    return null;
  }
}

const lastOnStale = (results: readonly MergeResult[]): Settings['onStale'] => results.at(-1)?.onStale ?? 'refuse';
