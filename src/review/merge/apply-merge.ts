import { PlatformError } from '../../domain/errors.ts';
import { type Outcome, planOf, type StaleBundle, staleBundlesIn } from '../../domain/outcome.ts';
import type { Plan } from '../../domain/plan.ts';
import { type Cause, includesBundle, isSameBundleAndSlug, type Refusal } from '../../domain/review.ts';
import { makePlan } from '../../plan/plan.ts';
import { makeAuditFacts } from '../audit/audit-facts.ts';
import type { CommitPreview, CommitPreviews, UnansweredDeployment } from '../commit-previews.ts';
import { decideMerge, type MergeDecision } from '../decide/decide-merge.ts';
import { wasRecordApplied } from '../history/merge-records.ts';
import type { MergedPull } from '../history/unsettled-history.ts';
import type { AnchoredRecord } from '../store/read-review.ts';
import { type ReviewRun, updateComment } from '../store/write-comment.ts';
import { appliedBundles, isOnPlatform, type MergeResult, noChangesOutcome, withDone } from './merge-result.ts';

// Applies one merged pull request.

/** Applies what `decideMerge` sends of a merged pull request: its reviewed plan, without deployments that changed since or did not answer. */
export async function applyMerge(merge: MergedPull, run: ReviewRun, previews: CommitPreviews): Promise<MergeResult> {
  const { pull, anchored } = merge;
  for (const { number } of merge.contained)
    run.runMessages.notices.add(
      `Pull request #${String(number)} was merged by the same commit as #${String(pull.number)}: what becomes of that one is true of both.`,
    );
  const nothingToApply: MergeResult = {
    merge,
    outcome: noChangesOutcome([], makePlan([])),
    refusal: null,
    laterPullsByBundle: [],
    onStale: 'refuse',
  };
  // Without a record and without a change of the files, the platform need not be asked.
  if (anchored.state === 'none' && (await previews.declareSameBundles(merge.base, merge.commit)) === true)
    return nothingToApply;
  const preview = await previews.previewReachable(merge.commit, merge.base);
  const { outcome } = preview;
  if (outcome.kind === 'failed') return { ...nothingToApply, outcome };

  const result = { ...nothingToApply, onStale: preview.current?.onStale ?? 'refuse' };
  const unanswered = preview.unanswered.filter(
    (deployment) => deployment.isChanged || isRecorded(deployment, anchored),
  );
  const decision = decideApply(merge, preview, unanswered);
  // A plan is used once. The comment says that an earlier run applied this one; that run did not mark the commit, and the platform was changed since.
  if (decision.kind !== 'settled' && wasRecordApplied(anchored)) return nothingToApply;
  if (unanswered.length > 0) return applyToReachable(result, decision, unanswered, preview, run);
  if (decision.kind === 'refuse') return { ...result, outcome, refusal: withDone(decision.cause, decision.done) };

  const plan = makePlan(decision.bundles);
  const laterPullsByBundle = findLaterPullsByBundle(merge, preview);
  if (decision.kind === 'settled')
    return { ...result, outcome: noChangesOutcome(outcome.problems, plan), laterPullsByBundle };
  const applied = await applyReviewedPlan(merge, plan, preview, run);
  const refusal = refusalFrom(applied, decision.staleBundles, pull.number);
  return { ...result, outcome: applied, refusal, laterPullsByBundle };
}

/** Whether a record has bundles of a deployment. */
const isRecorded = ({ slug }: UnansweredDeployment, anchored: AnchoredRecord): boolean =>
  anchored.state === 'intact' && anchored.record.bundles.some(({ deployment }) => deployment.slug === slug);

function decideApply(
  { pull, commit, anchored, laterMerges, unreadableLaterPull, isMarkerContextFull }: MergedPull,
  { outcome, current }: CommitPreview,
  unanswered: readonly UnansweredDeployment[],
): MergeDecision {
  const decision = decideMerge({
    pull,
    anchored,
    current,
    declared: planOf(outcome)?.bundles ?? [],
    laterBundles: laterMerges.flatMap(({ bundles }) => bundles),
    unanswered: unanswered.map(({ slug }) => slug),
    isQueued: false,
  });
  if (decision.kind !== 'send') return decision;
  // If the apply could not be marked, a later run would apply the merge again.
  if (isMarkerContextFull) return refuse({ code: 'marks-full', pull: pull.number, commit });
  if (unreadableLaterPull !== null)
    return refuse({ code: 'later-plan-unreadable', pull: pull.number, by: unreadableLaterPull });
  return decision;
}

const refuse = (cause: Cause): MergeDecision => ({ kind: 'refuse', cause, done: [] });

/**
 * Applies a merge to the deployments that answered. The result is a failure in any case, so that another attempt of the run finishes it. Nothing is sent if
 * the plan may need an approval, since guards cannot judge the part without an answer.
 */
async function applyToReachable(
  result: MergeResult,
  decision: MergeDecision,
  unanswered: readonly UnansweredDeployment[],
  preview: CommitPreview,
  run: ReviewRun,
): Promise<MergeResult> {
  const { merge } = result;
  const { anchored } = merge;
  const [first] = unanswered;
  const slugs = unanswered.map(({ slug }) => slug ?? '').join(', ');
  const error = new PlatformError(`${slugs} could not be asked: ${first?.error.message ?? ''}`, {
    fix: 'Re-run the job once that is mended. What is applied is not sent again.',
  });
  const failed: MergeResult = {
    ...result,
    outcome: { kind: 'failed', error, problems: preview.outcome.problems, plan: null, results: [] },
  };
  // Records of older versions do not say whether approval is needed.
  const needsNoApproval = anchored.state === 'intact' && anchored.record.needsApproval === false;
  if (decision.kind !== 'send' || !needsNoApproval) return failed;
  const applied = await applyReviewedPlan(merge, makePlan(decision.bundles), preview, run);
  if (applied.kind !== 'applied' && applied.kind !== 'partial') return failed;
  return { ...failed, outcome: { ...applied, kind: 'partial', error } };
}

/** For each bundle that a merge changes or recorded: the later pull requests that contain it, unless one of them is applied already. */
function findLaterPullsByBundle({ laterMerges, anchored }: MergedPull, { current }: CommitPreview): number[][] {
  const changed = current?.covered.map(({ bundle }) => bundle) ?? [];
  const recorded = anchored.state === 'intact' ? anchored.record.bundles : [];
  return [...changed, ...recorded]
    .map((bundle) => laterMerges.filter(({ bundles }) => includesBundle(bundles, bundle)))
    .filter((merges) => merges.length > 0 && !merges.some(({ wasApplied }) => wasApplied))
    .map((merges) => merges.map(({ pull }) => pull));
}

/** Sends a reviewed plan, once the comment of its pull request says that it is being applied. */
async function applyReviewedPlan(
  merge: MergedPull,
  plan: Plan,
  preview: CommitPreview,
  run: ReviewRun,
): Promise<Outcome> {
  const { pull, anchored } = merge;
  if (anchored.state !== 'intact') return preview.apply(plan, null);
  await updateComment(run, pull, anchored.comment, { kind: 'applying', plan }, makeAuditFacts(merge, plan, run));
  return preview.apply(plan, anchored.record.base.commit);
}

/**
 * Why an apply stopped before any write, or left out deployments that changed since the review; null if it did not. `staleAsReviewed` are
 * the bundles of those deployments as the record has them, since the plan that was sent does not show them.
 */
function refusalFrom(outcome: Outcome, staleAsReviewed: readonly StaleBundle[], pull: number): Refusal | null {
  if (outcome.kind === 'invalid') return { code: 'invalid', pull };
  const done = appliedBundles(outcome);
  if (outcome.kind === 'needs-approval') return withDone({ code: 'guards', guards: outcome.guards }, done);
  if (outcome.kind !== 'stale' && !isStaleInPart(outcome)) return null;
  const stale = staleBundlesIn('results' in outcome ? outcome.results : []);
  const described = stale.map(
    (bundle) => staleAsReviewed.find((other) => isSameBundleAndSlug(other, bundle)) ?? bundle,
  );
  return withDone({ code: 'stale', staleBundles: described }, done);
}

/** Whether every bundle that is not applied belongs to a deployment that changed since the review: another attempt would send nothing more. */
function isStaleInPart(outcome: Outcome): boolean {
  if (outcome.kind !== 'partial') return false;
  const unapplied = outcome.results.filter(({ result }) => !isOnPlatform(result.kind));
  const unsent = unapplied.filter(({ result }) => result.kind === 'not-applied');
  const changedDeployments = new Set(staleBundlesIn(unsent).map(({ deployment }) => deployment.id));
  return (
    unapplied.length === unsent.length && unsent.every(({ bundle }) => changedDeployments.has(bundle.deployment.id))
  );
}
