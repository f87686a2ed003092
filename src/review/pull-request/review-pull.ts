import { fixOf, ForgeError, withFix } from '../../domain/errors.ts';
import type { Comment, Pull } from '../../domain/forge.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Plan } from '../../domain/plan.ts';
import {
  type CommentState,
  type Refusal,
  type ReviewRecord,
  type SincePreviousPlan,
  commentStateOf,
} from '../../domain/review.ts';
import { changesTests } from '../../domain/policy-tests.ts';
import { liveLoosenings } from '../../report/words/three-way.ts';
import { statusContext } from '../store/status-context.ts';
import { makeRecordStatus, makeVoidStatus } from '../store/record-anchor.ts';
import type { ReviewState, PreviousRecord } from '../store/read-review.ts';
import { supersedeOtherComments, type ReviewRun, writeComment, type WriteResult } from '../store/write-comment.ts';
import type { CoveredPlan } from '../commit-previews.ts';
import { decideReview, type Difference } from '../decide/decide-review.ts';
import { setUpToDateStatus } from './stale-pulls.ts';
import type { ReviewKey } from '../store/review-key.ts';
import { hasChanges, makeRecord, recordDigest } from '../store/record.ts';

/** A preview of an open pull request. */
export type PreviewedPull = {
  readonly pull: Pull;
  /** The commit of the base branch that the previewed merge result starts from. */
  readonly base: string;
  readonly outcome: Exclude<Outcome, { kind: 'valid' }>;
  /** Null if the files are invalid or the preview failed. */
  readonly current: CoveredPlan | null;
};

/** The result of recording a preview. */
export type ReviewResult = {
  /** Why the run fails although the preview succeeded; null if it does not. */
  readonly refusal: Refusal | null;
};

/**
 * Shows a preview on its pull request, and records its plan: what merging will apply. `review`: what the forge has of the review so far. Throws ForgeError if
 * the forge cannot be read.
 */
export async function reviewPull(previewed: PreviewedPull, review: ReviewState, run: ReviewRun): Promise<ReviewResult> {
  const { pull, base, current } = previewed;
  if (current === null) return showFailure(previewed, review, run);
  const { anchored, previous } = review;
  const record = makeReviewRecord(previewed, current);
  const digest = recordDigest(record);
  const decision = decideReview({
    pull,
    base,
    current,
    digest,
    anchored,
    previous,
    isRerunByPerson: isRerunByPerson(run),
  });
  if (decision.kind === 'show') return showWithoutRecord(previewed, review, run);
  if (decision.kind === 'confirm') return confirmRecord(previewed, review, run);
  if (decision.kind === 'refuse') return refuseChangedPlan(decision.difference, previewed, review, run);
  return recordPlan({ ...decision, record }, previewed, review, run);
}

/**
 * Shows why some of the changed bundles were not previewed. Nothing is recorded, so merging applies nothing. If a plan is recorded for this commit already, that
 * one remains, with its comment. `plan`: of the other bundles; null without changes.
 */
export async function refuseReview(
  refusal: Refusal,
  { pull, plan }: { readonly pull: Pull; readonly plan: Plan | null },
  review: ReviewState,
  run: ReviewRun,
): Promise<void> {
  const { anchored, comment } = review;
  if (anchored.state !== 'none') return;
  const state: CommentState = { kind: 'refused', refusal, currentPlan: plan };
  const written = await writeOpenPullComment(state, null, { pull, existing: comment, mayCreate: true }, run);
  await voidPrevious(written, review, pull, run);
}

/** Makes the record of a preview. */
const makeReviewRecord = (
  { pull, base, outcome }: PreviewedPull,
  { platform, settings, covered }: CoveredPlan,
): ReviewRecord =>
  makeRecord(requirePlan(outcome), covered, {
    pull: pull.number,
    head: pull.head,
    base: { branch: pull.base, commit: base },
    platform,
    settings,
    needsApproval: 'guards' in outcome && outcome.guards.length > 0,
  });

const requirePlan = (outcome: Outcome): Plan => {
  if ('plan' in outcome && outcome.plan !== null) return outcome.plan;
  throw new Error('a preview that succeeded has a plan');
};

/** Whether a person pressed "re-run". The logins of apps end in `[bot]`. */
const isRerunByPerson = ({ job: { run, startedBy } }: ReviewRun): boolean =>
  run.attempt > 1 && startedBy !== null && startedBy !== '' && !startedBy.endsWith('[bot]');

/** Shows that the files are invalid or the platform did not answer. If a plan is recorded for this commit, a merge still applies that. */
async function showFailure(
  { pull, outcome }: PreviewedPull,
  review: ReviewState,
  run: ReviewRun,
): Promise<ReviewResult> {
  if (review.anchored.state === 'none') {
    // Errors in the files are worth a new comment. A failure of the run is reported by the run itself.
    const mayCreate = outcome.kind === 'invalid';
    const written = await writeOpenPullComment(
      commentStateOf(outcome),
      // The comment keeps the previous record, so that the plan of the next commit can be compared with it.
      review.previous?.record ?? null,
      { pull, existing: review.comment, mayCreate },
      run,
    );
    await voidPrevious(written, review, pull, run);
  }
  return { refusal: null };
}

/** Voids the record of the previous commit. The comment no longer shows its plan, so merging that commit needs another preview. */
async function voidPrevious(
  written: WriteResult,
  { previous }: ReviewState,
  { number }: Pull,
  run: ReviewRun,
): Promise<void> {
  if (written.kind !== 'written' || previous === null || previous.isVoid) return;
  const status = makeVoidStatusOf(previous, number, written.comment, run.key);
  try {
    await run.forge.setStatus(previous.head, status);
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    run.runMessages.notices.add(
      `The plan of commit ${previous.head.slice(0, 7)} could not be voided. ${withFix(error, 'action')}`,
    );
  }
}

/**
 * Shows a preview of a pull request that changes no bundle. It gets a new comment only if settings or tests change, if the platform was loosened, or if something
 * becomes unmanaged.
 */
async function showWithoutRecord(
  { pull, outcome }: PreviewedPull,
  review: ReviewState,
  run: ReviewRun,
): Promise<ReviewResult> {
  const diff = 'threeWayDiff' in outcome ? outcome.threeWayDiff : undefined;
  const tests = 'tests' in outcome ? outcome.tests : undefined;
  const isTested = tests !== undefined && changesTests(tests);
  // What changed settings do shows only after the merge.
  const changesSettings = outcome.problems.some(({ problem }) => problem.code === 'settings-of-base');
  const mayCreate = isTested || changesSettings || liveLoosenings(diff).length > 0 || (diff?.dropped ?? []).length > 0;
  const written = await writeOpenPullComment(
    commentStateOf(outcome),
    // The comment keeps the previous record, so that the plan of the next commit can be compared with it.
    review.previous?.record ?? null,
    { pull, existing: review.comment, mayCreate },
    run,
  );
  await Promise.all([voidPrevious(written, review, pull, run), setUpToDateStatus(pull, null, review.statuses, run)]);
  return { refusal: null };
}

/** Confirms the recorded plan. The comment is written only if it showed something else meanwhile. */
async function confirmRecord(
  { pull, outcome }: PreviewedPull,
  review: ReviewState,
  run: ReviewRun,
): Promise<ReviewResult> {
  const { anchored, statuses } = review;
  if (anchored.state !== 'intact') throw new Error('only a record that can be read is confirmed');
  const state = commentStateOf(outcome);
  if (anchored.shown === state.kind) run.runMessages.commentUrls.add(anchored.comment.url);
  else await writeOpenPullComment(state, anchored.record, { pull, existing: anchored.comment, mayCreate: false }, run);
  await Promise.all([
    setUpToDateStatus(pull, null, statuses, run),
    supersedeOtherComments(run, pull, anchored.comment, review.candidates),
  ]);
  return { refusal: null };
}

/** Refuses a plan that is not the recorded one. The comment says so, and keeps the record if it was intact. */
async function refuseChangedPlan(
  { cause, staleBundles }: Difference,
  { pull, current }: PreviewedPull,
  review: ReviewState,
  run: ReviewRun,
): Promise<ReviewResult> {
  const { anchored, statuses, comment } = review;
  const state: CommentState = { kind: 'stale', staleBundles, by: null, cause, onStale: current?.onStale ?? 'refuse' };
  const record = anchored.state === 'intact' ? anchored.record : null;
  await writeOpenPullComment(state, record, { pull, existing: comment, mayCreate: false }, run);
  await setUpToDateStatus(pull, 'The plan changed since the review.', statuses, run);
  return { refusal: { code: 'changed', cause } };
}

type RecordDecision = {
  readonly number: number;
  readonly changeSinceReview: Difference | null;
  readonly record: ReviewRecord;
};

/** Shows the plan and records it. If more changed than the files of the push, it goes into a new comment, since an edit notifies nobody. */
async function recordPlan(
  { number, changeSinceReview, record }: RecordDecision,
  { pull, outcome }: PreviewedPull,
  review: ReviewState,
  run: ReviewRun,
): Promise<ReviewResult> {
  const state = addChangeSinceReview(commentStateOf(outcome), changeSinceReview, review.comment?.url ?? null);
  const existing = changeSinceReview === null ? review.comment : null;
  const written = await writeOpenPullComment(state, record, { pull, existing, mayCreate: true }, run);
  // The newer run records its own plan.
  if (written.kind === 'overtaken' || written.kind === 'none') return { refusal: null };
  // Without changes, merging applies nothing anyway, so no record is missed.
  const needsRecord = record.bundles.some(hasChanges);
  if (written.kind === 'refused') return { refusal: needsRecord ? notRecorded('the comment', written.error) : null };
  const [refusal] = await Promise.all([
    anchorRecord(record, { number, comment: written.comment, previous: review.previous }, pull, run),
    setUpToDateStatus(pull, null, review.statuses, run),
  ]);
  if (refusal === null) {
    // The older comments are changed only now: had the anchor failed, their record would still count.
    await supersedeOtherComments(run, pull, written.comment, review.candidates);
    return { refusal: null };
  }
  if (!needsRecord) return { refusal: null };
  await retractPlan(refusal, { pull, plan: requirePlan(outcome), comment: written.comment }, run);
  return { refusal };
}

/** Takes back the comment of a plan whose record could not be anchored: it must not promise that merging applies the plan. */
async function retractPlan(
  refusal: Refusal,
  { pull, plan, comment }: { readonly pull: Pull; readonly plan: Plan; readonly comment: Comment },
  run: ReviewRun,
): Promise<void> {
  await writeOpenPullComment(
    { kind: 'refused', refusal, currentPlan: plan },
    null,
    { pull, existing: comment, mayCreate: false },
    run,
  );
  await setUpToDateStatus(pull, 'The plan is not recorded.', [], run);
}

type AnchorTarget = Pick<RecordDecision, 'number'> & {
  readonly comment: Comment;
  readonly previous: PreviousRecord | null;
};

/** Anchors a record in a status of the head commit, and voids the previous one, in case the branch goes back to its commit. Returns why that failed; null if not. */
async function anchorRecord(
  record: ReviewRecord,
  { number, comment, previous }: AnchorTarget,
  { number: pull, head }: Pull,
  { forge, key }: ReviewRun,
): Promise<Refusal | null> {
  const facts = { number, comment: comment.id, digest: recordDigest(record) };
  try {
    await Promise.all([
      forge.setStatus(head, makeRecordStatus(key, { pull, head }, facts, comment.url)),
      ...(previous === null || previous.isVoid
        ? []
        : [forge.setStatus(previous.head, makeVoidStatusOf(previous, pull, comment, key))]),
    ]);
    return null;
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    return notRecorded(`the commit status "${statusContext('record', key.scope.config)}"`, error);
  }
}

const makeVoidStatusOf = (
  { head, anchor: { number } }: PreviousRecord,
  pull: number,
  { url }: Comment,
  key: ReviewKey,
) => makeVoidStatus(key, { pull, head }, number + 1, url);

const notRecorded = (what: string, error: ForgeError): Refusal => ({
  code: 'not-recorded',
  why: `${what} could not be written: ${error.message}`,
  fix: fixOf(error, 'action') ?? 'Re-run the job.',
});

/** Adds to the state of a comment what changed since the plan that people saw last. `url`: of the comment with that plan. */
function addChangeSinceReview(
  state: CommentState,
  changeSinceReview: Difference | null,
  url: string | null,
): CommentState {
  if (changeSinceReview === null || (state.kind !== 'planned' && state.kind !== 'no-changes')) return state;
  const shown: SincePreviousPlan = { ...changeSinceReview, url };
  return { ...state, since: shown };
}

type OpenPullComment = { readonly pull: Pull; readonly existing: Comment | null; readonly mayCreate: boolean };

/** Writes a comment about an open pull request: edits the existing one, or creates one if it may. */
function writeOpenPullComment(
  state: CommentState,
  record: ReviewRecord | null,
  { pull, existing, mayCreate }: OpenPullComment,
  run: ReviewRun,
): Promise<WriteResult> {
  if (existing === null && !mayCreate) return Promise.resolve({ kind: 'none' });
  return writeComment(run, { pull, existing, requiresOpenPull: true }, { state, record });
}
