import { ForgeError, withFix } from '../../domain/errors.ts';
import type { Pull } from '../../domain/forge.ts';
import { type Outcome, planOf } from '../../domain/outcome.ts';
import type { Plan } from '../../domain/plan.ts';
import { type CommentState, commentStateOf, includesBundle } from '../../domain/review.ts';
import { makePlan } from '../../plan/plan.ts';
import { makeAuditFacts } from '../audit/audit-facts.ts';
import { readRecord, readReview } from '../store/read-review.ts';
import { supersedeOtherComments, type ReviewRun, updateComment, writeComment } from '../store/write-comment.ts';
import type { Push } from '../history/branch-walk.ts';
import type { UnsettledHistory } from '../history/unsettled-history.ts';
import { wasRecordApplied } from '../history/merge-records.ts';
import { hasFailed, type MergeResult, noChangesOutcome, type ResolvedResult, waitingRefusal } from './merge-result.ts';
import type { CommitPreviews } from '../commit-previews.ts';

// What the comments of merged pull requests say at the end of a run.

/** The state of a comment after an apply. If nothing was to be changed, all bundles were applied before. */
function appliedState(outcome: Exclude<Outcome, { kind: 'valid' }>): CommentState {
  if (outcome.kind !== 'no-changes') return commentStateOf(outcome);
  const alreadyApplied = { kind: 'already-applied', reason: null, undo: null } as const;
  return {
    kind: 'applied',
    plan: outcome.plan,
    results: outcome.plan.bundles.map((bundle) => ({ bundle, result: alreadyApplied })),
  };
}

/**
 * Updates the comment of a merged pull request with its result. Without a comment, only a refusal creates one. `currentPlan`: what the platform lacks now; null if
 * unknown.
 */
export async function updateMergeComment(
  result: ResolvedResult,
  remainingPlan: Plan | null,
  run: ReviewRun,
): Promise<void> {
  const { merge, refusal } = result;
  const { pull, anchored } = merge;
  try {
    for (const contained of merge.contained) await updateContainedComment(contained, result, remainingPlan, run);
    // Without a record, no comment showed a plan to apply.
    if (anchored.state !== 'intact' && refusal === null) return;
    // An earlier run applied it, and the comment shows that already.
    if (wasRecordApplied(anchored) && planOf(result.outcome)?.bundles.length === 0) return;
    const comment = 'comment' in anchored ? anchored.comment : (await readReview(run, pull)).comment;
    const state = describeMergeState(result, remainingPlan);
    if (comment !== null) {
      await updateComment(run, pull, comment, state, makeAuditFacts(merge, planOfSentBundles(result.outcome), run));
      await supersedeOtherComments(run, pull, comment, merge.otherComments);
    } else if (refusal !== null)
      await writeComment(run, { pull, existing: null, requiresOpenPull: false }, { state, record: null });
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    run.runMessages.notices.add(`The comment could not be written: ${withFix(error, 'action')}`);
  }
}

/** The part of the plan that was sent, or may have been sent if no answer came; null for nothing. */
function planOfSentBundles(outcome: Outcome): Plan | null {
  if (outcome.kind !== 'applied' && outcome.kind !== 'partial' && outcome.kind !== 'failed') return null;
  const notSent = outcome.results.filter(({ result }) => result.kind === 'not-applied').map(({ bundle }) => bundle);
  if (outcome.plan === null || notSent.length === 0) return outcome.plan;
  const bundles = outcome.plan.bundles.filter((bundle) => !includesBundle(notSent, bundle));
  return bundles.length === 0 ? null : makePlan(bundles);
}

/** Updates the comments of merges that an earlier attempt of this run settled right before it was killed: they still show the plan to apply. */
export async function completeComments(
  { lastSettledPulls }: UnsettledHistory,
  { after }: Push,
  run: ReviewRun,
  previews: CommitPreviews,
): Promise<void> {
  for (const pull of lastSettledPulls) {
    const anchored = await readRecord(run, pull, await run.forge.statuses(pull.head));
    if (anchored.state !== 'intact' || (anchored.shown !== 'applying' && anchored.shown !== 'planned')) continue;
    const plan = planOf((await previews.previewAt(after, after)).outcome);
    const bundles = plan?.bundles.filter((bundle) => includesBundle(anchored.record.bundles, bundle)) ?? [];
    if (bundles.length === 0 || bundles.some(({ changes }) => changes.length > 0)) continue;
    await updateComment(run, pull, anchored.comment, appliedState(noChangesOutcome([], makePlan(bundles))));
  }
}

/** Updates the comment of a pull request that was merged by the same commit as another one. The result of that one counts for both. */
async function updateContainedComment(
  pull: Pull,
  result: MergeResult,
  remainingPlan: Plan | null,
  run: ReviewRun,
): Promise<void> {
  const { merge, refusal } = result;
  const { comment } = await readReview(run, pull);
  if (comment === null || hasFailed(result)) return;
  const by = merge.pull.number;
  const state: CommentState =
    refusal === null
      ? { kind: 'superseded', by: { what: 'same-commit', pull: by } }
      : { kind: 'refused', refusal: { code: 'same-commit', pull: pull.number, by }, currentPlan: remainingPlan };
  await updateComment(run, pull, comment, state);
}

/** What a comment says about a merge at the end of a run. */
function describeMergeState(
  { merge, outcome, refusal, settledWith, waitsFor }: ResolvedResult,
  remainingPlan: Plan | null,
): CommentState {
  if (outcome.kind === 'valid') throw new Error('an apply does not end with valid files only');
  if (refusal !== null) return { kind: 'refused', refusal, currentPlan: remainingPlan };
  const laterPull = waitsFor ?? settledWith;
  if (laterPull !== null && planOf(outcome)?.bundles.length === 0)
    return { kind: 'superseded', by: { what: 'pull', pull: laterPull, isApplied: waitsFor === null } };
  if (waitsFor !== null)
    return { kind: 'refused', refusal: waitingRefusal(waitsFor, merge, outcome), currentPlan: null };
  return appliedState(outcome);
}
