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
import {
  applyMerge,
  hasFailed,
  isFinal,
  type MergeResult,
  noChangesOutcome,
  pendingIn,
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
  findDirectCommits,
  refuseUnreviewedSettings,
} from './unreviewed-changes.ts';

/** What a run on the default branch did. */
export type SettledRun = {
  /** In merge order. */
  readonly merges: readonly SettledMerge[];
  /** Merges that an earlier run refused and that are still not applied. */
  readonly stillPending: readonly PendingMerge[];
  /** If something was refused: what the platform lacks of the branch as it is now, which a run by hand can apply by its digest. Else null. */
  readonly currentPlan: Plan | null;
  /** As configured in the newest merge. */
  readonly onStale: Settings['onStale'];
};

/**
 * Applies the plans of merged pull requests: of every merge up to the commit of a push that no run has settled yet, in merge order, each with the files of
 * its merge commit and only if its review recorded that plan. A merge is settled if it is applied, or if there was nothing to apply. What is refused stays
 * pending: later runs report it until the platform is as the branch declares. A marker, which is a commit status, says up to which commit merges are
 * settled, and which of them are pending. Throws ForgeError, PlatformError, UsageError when it cannot even begin.
 */
export async function applyMerged(
  push: Push,
  run: ReviewRun,
  policies: CommitPreviews,
  clock: Clock,
): Promise<SettledRun> {
  const { history, hasDirectPush } = await readCompleteHistory(push, run, policies, clock);
  if (history.isCommitRemoved) return refuseRemovedCommit(push, history, run);
  noteHistory(history, run);
  // An earlier attempt of this run may have ended before it updated the comment of its last merge.
  await completeComments(history, push, run, policies);
  await markStart(history, run);

  const applied: MergeResult[] = [];
  for (const merge of history.merges) {
    const result = await applyMerge(merge, run, policies);
    applied.push(result);
    // The platform did not answer: nothing more is sent, and another attempt of this run continues here.
    if (hasFailed(result)) return stopRun(applied, history, run);
    // The commit of the push is marked at the end, with all that the run found.
    if (merge.commit !== push.after) await settleMerge(result, applied, history, run, policies);
  }

  // What nobody reviewed is not sent: changes of settings alone, and commits without a pull request.
  const results = await refuseUnreviewedSettings(applied, push, policies);
  const directPush = hasDirectPush ? await refuseDirectPush(push, history, policies) : null;
  if (directPush !== null && hasFailed(directPush)) return stopRun(results, history, run, [directPush]);
  const stillPending = await recheckPending(history.pending, push, run, policies);
  const directCommits = await refuseDirectCommits(push, history, policies);
  const unreviewed = directPush === null ? directCommits : [...directCommits, directPush];

  // A merge whose changes a later one contains ends as that one does: `resolved` has that as well.
  const resolved = resolveResults(results);
  const merges = [...resolved.map(toSettledMerge), ...unreviewed];
  const isAnyRefused = merges.some(({ refusal }) => refusal !== null);
  const currentPlan = isAnyRefused ? await planOfTip(push, run, policies) : null;

  const withoutFinalComment = resolved.filter((result) => !isFinal(result) || result.merge.commit === push.after);
  const pending = [
    ...stillPending,
    ...startOfUncheckedMerges(history),
    ...pendingIn(results),
    ...unreviewed.map(({ commit }) => ({ commit: shortCommit(commit) })),
  ];
  await Promise.all([
    ...withoutFinalComment.map((result) => updateMergeComment(result, currentPlan, run)),
    markSettled(push.after, history.lastMarkerNumber + 1, { results: resolved, pending }, run),
  ]);
  noteWaiting(resolved, run);
  return { merges, stillPending, currentPlan, onStale: lastOnStale(results) };
}

/** A force-push removed the commit of this run from the branch: what it merged is not applied, and is not marked either. */
async function refuseRemovedCommit(
  { after, branch }: Push,
  { merges }: UnsettledHistory,
  run: ReviewRun,
): Promise<SettledRun> {
  if (merges.length === 0)
    run.notes.notices.add(`A force-push took commit ${shortCommit(after)} off ${branch}. This run has nothing to do.`);
  const refused = merges.map((merge): MergeResult => {
    const refusal = { code: 'dropped', commit: after, branch } as const;
    return { merge, outcome: noChangesOutcome([], makePlan([])), refusal, awaitedAlternatives: [], onStale: 'refuse' };
  });
  const resolved = resolveResults(refused);
  await Promise.all(resolved.map((result) => updateMergeComment(result, null, run)));
  return { merges: resolved.map(toSettledMerge), stillPending: [], currentPlan: null, onStale: 'refuse' };
}

/** The first run marks where it begins, so that the next one continues from there even if this one fails. */
async function markStart({ pushOnlyReason, since }: UnsettledHistory, run: ReviewRun): Promise<void> {
  if (pushOnlyReason !== null && since !== null)
    await markSettled(since, startMarkerNumber, { results: [], pending: [] }, run);
}

/**
 * Marks the commit of a merge, so that it stays settled if the run is killed before the next one, and updates its comment unless a later merge decides how
 * it ends. `applied`: the results so far, with this one.
 */
async function settleMerge(
  result: MergeResult,
  applied: readonly MergeResult[],
  history: UnsettledHistory,
  run: ReviewRun,
  policies: CommitPreviews,
): Promise<void> {
  const { commit, lastMarkerNumber } = result.merge;
  // Direct commits are checked at the end of the run: until then, the marker names them as pending.
  const unchecked = await findDirectCommits(applied, policies);
  const pending = [...history.pending, ...pendingIn(applied), ...unchecked];
  const final = isFinal(result) ? resolveResults([result]) : [];
  await Promise.all([
    ...final.map((one) => updateMergeComment(one, null, run)),
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
    currentPlan: null,
    onStale: lastOnStale(results),
  };
}

/** Where merges begin that no run has looked at: it stays pending until the platform is as the branch declares. */
function startOfUncheckedMerges({ pushOnlyReason, since }: UnsettledHistory): PendingMerge[] {
  const isUnknown = pushOnlyReason === 'too-far' || pushOnlyReason === 'rewritten';
  return isUnknown && since !== null ? [{ commit: shortCommit(since) }] : [];
}

/** What a run by hand would show now; null if the forge does not tell where the branch is. */
async function planOfTip(
  { branch }: Push,
  { forge, notes }: ReviewRun,
  policies: CommitPreviews,
): Promise<Plan | null> {
  try {
    const tip = await forge.tip(branch);
    return planOf((await policies.previewAt(tip, tip)).outcome);
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    notes.notices.add(`What the platform lacks now could not be read. ${withFix(error, 'action')}`);
    return null;
  }
}

const lastOnStale = (results: readonly MergeResult[]): Settings['onStale'] => results.at(-1)?.onStale ?? 'refuse';
