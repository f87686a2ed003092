import { PlatformError } from '../../domain/errors.ts';
import { type StaleBundle, staleBundlesIn, type OfKind, type Outcome, planOf } from '../../domain/outcome.ts';
import type { PendingMerge } from '../../domain/pending-merge.ts';
import type { BundleResult, Plan } from '../../domain/plan.ts';
import type { Pull } from '../../domain/forge.ts';
import {
  type BundleReference,
  type Cause,
  type Refusal,
  includesBundle,
  isSameReference,
} from '../../domain/review.ts';
import type { Settings } from '../../domain/settings.ts';
import { makePlan } from '../../plan/plan.ts';
import { makeAuditFacts } from '../audit/audit-facts.ts';
import { updateComment, type ReviewRun } from '../store/write-comment.ts';
import type { AnchoredRecord } from '../store/read-review.ts';
import { decideMerge, type MergeDecision } from '../decide/decide-merge.ts';
import type { MergedPull } from '../history/unsettled-history.ts';
import { isApplied } from '../history/merge-records.ts';
import type { CommitPreview, CommitPreviews, UnansweredDeployment } from '../commit-previews.ts';

// What a run did with one merged pull request, and how that ends once all merges of the run are known, since a later one may contain its changes.

/** What a run did with one merged pull request. */
export type MergeResult = {
  readonly merge: MergedPull;
  readonly outcome: Outcome;
  /** Null if nothing was refused. */
  readonly refusal: Refusal | null;
  /** For each of its bundles that is left to later merges: their pull requests, one of which must be applied. */
  readonly awaitedAlternatives: readonly (readonly number[])[];
  readonly onStale: Settings['onStale'];
};

/** A merged pull request, or direct commits, which no pull request brought, at the end of a run. */
export type SettledMerge = {
  /** Null for direct commits. */
  readonly pull: Pull | null;
  readonly commit: string;
  readonly outcome: Outcome;
  /** Why it is not applied; null if it is settled. */
  readonly refusal: Refusal | null;
};

export const toSettledMerge = ({ merge, outcome, refusal }: MergeResult): SettledMerge => ({
  pull: merge.pull,
  commit: merge.commit,
  outcome,
  refusal,
});

/** Whether another attempt may bring it to its end: the platform did not answer, or not to the end. */
export const hasFailed = ({ outcome: { kind }, refusal }: Pick<SettledMerge, 'outcome' | 'refusal'>): boolean =>
  refusal === null && (kind === 'failed' || kind === 'partial');

/** Applies one merged pull request if its plan is the reviewed one. */
export async function applyMerge(merge: MergedPull, run: ReviewRun, policies: CommitPreviews): Promise<MergeResult> {
  const { anchored } = merge;
  noteContained(merge, run);
  const emptyResult: MergeResult = {
    merge,
    outcome: noChangesOutcome([], makePlan([])),
    refusal: null,
    awaitedAlternatives: [],
    onStale: 'refuse',
  };
  // Without a record and without a change of the files, the platform is not asked.
  if (anchored.state === 'none' && (await policies.declareSame(merge.base, merge.commit)) === true) return emptyResult;
  const preview = await policies.previewAnswered(merge.commit, merge.base);
  const { outcome } = preview;
  if (outcome.kind === 'failed') return { ...emptyResult, outcome };

  const result = { ...emptyResult, onStale: preview.current?.onStale ?? 'refuse' };
  const unanswered = preview.unanswered.filter((one) => one.isChanged || isRecorded(one, anchored));
  const decision = decideApply(merge, preview, unanswered);
  // A plan is used once. An earlier run applied it without marking the commit, and the platform was changed since.
  if (decision.kind !== 'settled' && isApplied(anchored)) return emptyResult;
  if (unanswered.length > 0) return applyAnswered(result, decision, unanswered, preview, run);
  if (decision.kind === 'refuse') return { ...result, outcome, refusal: withDone(decision.cause, decision.done) };
  return applyDecision(result, decision, preview, run);
}

function noteContained({ contained, pull }: MergedPull, run: ReviewRun): void {
  for (const { number } of contained)
    run.notes.notices.add(
      `Pull request #${String(number)} was merged by the same commit as #${String(pull.number)}: what becomes of that one is true of both.`,
    );
}

/** Sends what a decision names, unless the platform has it already. */
async function applyDecision(
  result: MergeResult,
  decision: Exclude<MergeDecision, { kind: 'refuse' }>,
  preview: CommitPreview,
  run: ReviewRun,
): Promise<MergeResult> {
  const { merge } = result;
  const plan = makePlan(decision.bundles);
  const awaitedAlternatives = findAwaitedPulls(merge, preview);
  if (decision.kind === 'settled')
    return { ...result, outcome: noChangesOutcome(preview.outcome.problems, plan), awaitedAlternatives };
  const outcome = await applyReviewedPlan(merge, plan, preview, run);
  return { ...result, outcome, refusal: refusalFrom(outcome, decision.moved, merge.pull), awaitedAlternatives };
}

/** Whether a record has bundles of a deployment. */
const isRecorded = ({ slug }: UnansweredDeployment, anchored: AnchoredRecord): boolean =>
  anchored.state === 'intact' && anchored.record.bundles.some(({ deployment }) => deployment.slug === slug);

/**
 * Applies a merge to the deployments that could be asked. It fails in any case, so that another attempt of the run finishes it. Nothing is sent if the plan
 * may need an approval, since the part that could not be asked cannot be judged.
 */
async function applyAnswered(
  emptyResult: MergeResult,
  decision: MergeDecision,
  unanswered: readonly UnansweredDeployment[],
  preview: CommitPreview,
  run: ReviewRun,
): Promise<MergeResult> {
  const { merge } = emptyResult;
  const error = unansweredError(unanswered);
  const failed: MergeResult = {
    ...emptyResult,
    outcome: { kind: 'failed', error, problems: preview.outcome.problems, plan: null, results: [] },
  };
  const { anchored } = merge;
  const mayBeSplit = anchored.state === 'intact' && anchored.record.needsApproval === false;
  if (decision.kind !== 'send' || !mayBeSplit) return failed;
  const applied = await applyReviewedPlan(merge, makePlan(decision.bundles), preview, run);
  const isSent = applied.kind === 'applied' || applied.kind === 'partial';
  return isSent ? { ...failed, outcome: { ...applied, kind: 'partial', error } } : failed;
}

/** Why a part of a merge is not applied. */
function unansweredError(unanswered: readonly UnansweredDeployment[]): PlatformError {
  const [first] = unanswered;
  const slugs = unanswered.map(({ slug }) => slug ?? '').join(', ');
  return new PlatformError(`${slugs} could not be asked: ${first?.error.message ?? ''}`, {
    fix: 'Re-run the job once that is mended. What is applied is not sent again.',
  });
}

function decideApply(
  { pull, commit, anchored, laterMerges, isMarkerContextFull }: MergedPull,
  { outcome, current }: CommitPreview,
  unanswered: readonly UnansweredDeployment[],
): MergeDecision {
  const declared = planOf(outcome)?.bundles ?? [];
  const decision = decideMerge({
    pull,
    anchored,
    current,
    declared,
    laterBundles: laterMerges.flatMap(({ bundles }) => bundles),
    unanswered: unanswered.map(({ slug }) => slug),
    isQueued: false,
  });
  if (decision.kind === 'send' && isMarkerContextFull)
    return { kind: 'refuse', cause: { code: 'marks-full', pull: pull.number, commit }, done: [] };
  return decision;
}

/** For each bundle that this merge changes or recorded: the later pull requests that contain it, unless one of them is applied already. */
function findAwaitedPulls({ laterMerges, anchored }: MergedPull, { current }: CommitPreview): (readonly number[])[] {
  const changed = current?.covered.map(({ bundle }) => bundle) ?? [];
  const recorded = anchored.state === 'intact' ? anchored.record.bundles : [];
  return [...changed, ...recorded]
    .map((bundle) => laterMerges.filter(({ bundles }) => includesBundle(bundles, bundle)))
    .filter((merges) => merges.length > 0 && !merges.some((one) => one.wasApplied))
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

export const noChangesOutcome = (problems: Outcome['problems'], plan: Plan): OfKind<Outcome, 'no-changes'> => ({
  kind: 'no-changes',
  plan,
  problems,
  guards: [],
});

/**
 * Why an apply stopped before any write, or left out deployments that changed since the review; null if it did not. `moved`: what is known of those from
 * the record, which the plan that was sent does not show.
 */
function refusalFrom(outcome: Outcome, moved: readonly StaleBundle[], { number }: Pull): Refusal | null {
  if (outcome.kind === 'invalid') return { code: 'invalid', pull: number };
  const results = 'results' in outcome ? outcome.results : [];
  const done = appliedBundles(outcome);
  if (outcome.kind === 'needs-approval') return withDone({ code: 'guards', guards: outcome.guards }, done);
  if (outcome.kind !== 'stale' && !isStaleInPart(outcome)) return null;
  const staleBundles = staleBundlesIn(results).map((one) => moved.find((known) => isSameReference(known, one)) ?? one);
  return withDone({ code: 'stale', moved: staleBundles }, done);
}

/** A refusal that names what is applied all the same. */
export const withDone = (cause: Cause, done: readonly BundleReference[]): Refusal =>
  done.length === 0 ? cause : { ...cause, done };

/** The bundles of an outcome that the platform has now. */
export const appliedBundles = (outcome: Outcome): BundleReference[] =>
  ('results' in outcome ? outcome.results : [])
    .filter(({ outcome: { result } }) => isDone(result))
    .map(({ bundle: { deployment, kind } }) => ({ deployment, kind }));

const isDone = (result: BundleResult['result']): boolean => result === 'applied' || result === 'already-applied';

/** Whether every bundle that is not applied belongs to a deployment that changed since the review: another attempt would send nothing more. */
function isStaleInPart(outcome: Outcome): boolean {
  if (outcome.kind !== 'partial') return false;
  const unsent = outcome.results.filter(({ outcome: { result } }) => !isDone(result));
  const stale = unsent.filter(({ outcome: { result } }) => result === 'not-applied');
  const changed = new Set(staleBundlesIn(stale).map(({ deployment }) => deployment.id));
  return unsent.length === stale.length && stale.every(({ bundle }) => changed.has(bundle.deployment.id));
}

/** The result of a merge, with the later merges that it depends on. */
export type ResolvedResult = MergeResult & {
  /** A later merge that it is settled with, or waits for; null if it depends on none. */
  readonly dependsOn: number | null;
  /** Whether only a later run can settle it. */
  readonly isWaiting: boolean;
};

/** Resolves what the results of some merges, in order, depend on: each on those after it. */
export function resolveResults(results: readonly MergeResult[]): ResolvedResult[] {
  const resolved = new Map<number, ResolvedResult>();
  for (const result of results.toReversed()) resolved.set(result.merge.pull.number, resolveResult(result, resolved));
  return [...resolved.values()].toReversed();
}

/** A merge whose bundles are left to later ones is settled once those are, waits for those that are newer than this run, and is refused with the others. */
function resolveResult(result: MergeResult, laterResults: ReadonlyMap<number, ResolvedResult>): ResolvedResult {
  const { awaitedAlternatives, refusal, outcome, merge } = result;
  const isSettled = (pull: number): boolean => {
    const later = laterResults.get(pull);
    return later !== undefined && later.refusal === null && !later.isWaiting && !hasFailed(later);
  };
  const unsettled = awaitedAlternatives.find((pulls) => !pulls.some(isSettled));
  if (refusal !== null || unsettled === undefined) {
    const appliedBefore = merge.laterMerges.find(({ wasApplied }) => wasApplied)?.pull ?? null;
    return { ...result, dependsOn: awaitedAlternatives.flat().find(isSettled) ?? appliedBefore, isWaiting: false };
  }

  const dependsOn = unsettled.at(-1) ?? 0;
  const isWaiting = unsettled.some((pull) => {
    const later = laterResults.get(pull);
    return later === undefined || later.isWaiting;
  });
  if (isWaiting) return { ...result, dependsOn, isWaiting };
  return { ...result, dependsOn, isWaiting, refusal: waitingRefusal(dependsOn, merge, outcome) };
}

/** The refusal of a merge of which some bundles are left to a later one. `by`: the pull request of that. */
export function waitingRefusal(by: number, { pull }: MergedPull, outcome: Outcome): Refusal {
  const done = 'results' in outcome ? outcome.results.map(({ bundle }) => bundle) : [];
  return { code: 'waits', pull: pull.number, by, ...(done.length > 0 && { done }) };
}

/** The merges that are refused or wait for a later run. */
export const pendingIn = (results: readonly MergeResult[]): PendingMerge[] =>
  resolveResults(results)
    .filter(({ refusal, isWaiting }) => refusal !== null || isWaiting)
    .map(({ merge }) => ({ pull: merge.pull.number }));

/** Whether no later merge can change how this one ends. */
export const isFinal = ({ refusal, awaitedAlternatives }: MergeResult): boolean =>
  refusal === null && awaitedAlternatives.length === 0;
