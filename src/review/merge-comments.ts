import { ForgeError, withFix } from '../domain/errors.ts';
import type { Pull } from '../domain/forge.ts';
import { type Outcome, planIn } from '../domain/outcome.ts';
import type { Plan } from '../domain/plan.ts';
import { type CommentState, stateOf } from '../domain/review.ts';
import { makePlan } from '../plan/plan.ts';
import { readRecord, readReview } from './collect.ts';
import { isAmong } from './decide.ts';
import { retireOthers, type ReviewRun, updateComment, writeComment } from './comment.ts';
import type { Push } from './branch.ts';
import { isApplied, type UnsettledHistory } from './history.ts';
import { type ConcludedTurn, isBroken, type Turn, unchanged, waitsFor } from './merge-turn.ts';
import type { Policies } from './policies.ts';

// What the comments of merged pull requests say in the end.

/** Without changes, everything was applied before. */
function appliedState(outcome: Exclude<Outcome, { kind: 'valid' }>): CommentState {
  if (outcome.kind !== 'no-changes') return stateOf(outcome);
  const already = { result: 'already-applied', reason: null, undo: null } as const;
  return {
    kind: 'applied',
    plan: outcome.plan,
    results: outcome.plan.bundles.map((bundle) => ({ bundle, outcome: already })),
  };
}

/** Says in the comment of a merged pull request what became of it. Only a refusal is worth a new comment. `fresh`: what the platform lacks now. */
export async function reportMerge(turn: ConcludedTurn, fresh: Plan | null, run: ReviewRun): Promise<void> {
  const { merge, refusal } = turn;
  const { pull, anchored } = merge;
  try {
    for (const one of merge.contained) await reportContained(one, turn, fresh, run);
    // Without a record and without a refusal there was nothing to promise.
    if (anchored.state !== 'intact' && refusal === null) return;
    // The comment says already what an earlier run applied.
    if (isApplied(anchored) && planIn(turn.outcome)?.bundles.length === 0) return;
    const comment = 'comment' in anchored ? anchored.comment : (await readReview(run, pull)).current;
    const state = endState(turn, fresh);
    if (comment !== null) {
      await updateComment(run, pull, comment, state);
      await retireOthers(run, pull, comment, merge.otherComments);
    } else if (refusal !== null)
      await writeComment(run, { pull, existing: null, whileOpen: false }, { state, record: null });
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    run.notes.notices.add(`The comment could not be written: ${withFix(error, 'action')}`);
  }
}

/** An earlier attempt of this run may have ended after it settled a merge, and before its comment said so. */
export async function reportAgain(
  { settledLast }: UnsettledHistory,
  { after }: Push,
  run: ReviewRun,
  policies: Policies,
): Promise<void> {
  for (const pull of settledLast) {
    const anchored = await readRecord(run, pull, await run.forge.statuses(pull.head));
    if (anchored.state !== 'intact' || (anchored.shown !== 'applying' && anchored.shown !== 'planned')) continue;
    const plan = planIn((await policies.previewAt(after, after)).outcome);
    const bundles = plan?.bundles.filter((bundle) => isAmong(bundle, anchored.record.bundles)) ?? [];
    if (bundles.length === 0 || bundles.some(({ changes }) => changes.length > 0)) continue;
    await updateComment(run, pull, anchored.comment, appliedState(unchanged([], makePlan(bundles))));
  }
}

/** Says in the comment of a pull request what became of the one that contains it. */
async function reportContained(pull: Pull, { merge, outcome, refusal }: Turn, fresh: Plan | null, run: ReviewRun) {
  const { current } = await readReview(run, pull);
  if (current === null || isBroken(outcome)) return;
  const by = merge.pull.number;
  const state: CommentState =
    refusal === null
      ? { kind: 'superseded', by: { what: 'same-commit', pull: by } }
      : { kind: 'refused', refusal: { code: 'same-commit', pull: pull.number, by }, fresh };
  await updateComment(run, pull, current, state);
}

function endState({ merge, outcome, refusal, by, isWaiting }: ConcludedTurn, fresh: Plan | null): CommentState {
  if (outcome.kind === 'valid') throw new Error('an apply does not end with valid files only');
  if (refusal !== null) return { kind: 'refused', refusal, fresh };
  if (by === null) return appliedState(outcome);
  if (planIn(outcome)?.bundles.length === 0)
    return { kind: 'superseded', by: { what: 'pull', pull: by, isApplied: !isWaiting } };
  return isWaiting ? { kind: 'refused', refusal: waitsFor(by, merge, outcome), fresh: null } : appliedState(outcome);
}
