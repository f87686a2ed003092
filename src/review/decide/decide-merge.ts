import type { Pull } from '../../domain/forge.ts';
import type { StaleBundle } from '../../domain/outcome.ts';
import type { PlannedBundle } from '../../domain/plan.ts';
import { type BundleReference, type Cause, includesBundle } from '../../domain/review.ts';
import type { CoveredPlan } from '../commit-previews.ts';
import type { AnchoredRecord } from '../store/read-review.ts';
import { type CoveredBundle, hasChanges } from '../store/record.ts';
import {
  hasOrHadChanges,
  type MatchedBundle,
  matchWithDeclared,
  otherPlanCause,
  otherPlatformOrSettingsCause,
  reviewedBundles,
  staleBundles,
  toReference,
} from './match-record.ts';

// The rules for a merged pull request, and for one in a merge queue. Nothing is read or written here.

export type MergedFacts = {
  readonly pull: Pull;
  /** The record of the pull request's head commit. */
  readonly anchored: AnchoredRecord;
  /** The plan of the merge's own files; null if they are invalid. `covered`: the bundles that the merge changes. */
  readonly current: CoveredPlan | null;
  /** All bundles that the merge's files declare, changed by it or not. */
  readonly declared: readonly PlannedBundle[];
  /** Bundles of later merges that were reviewed on a base that contains this one. They are left to those merges. */
  readonly laterBundles: readonly BundleReference[];
  /** Slugs of deployments that could not be asked. Nothing is sent to them. */
  readonly unanswered: readonly (string | null)[];
  /** Whether the merge is still in a queue. Then no apply follows that could refuse a changed state version before the merge. */
  readonly isQueued: boolean;
};

export type MergeDecision =
  /** The platform has these bundles already; without any, the merge changes nothing. */
  | { readonly kind: 'settled'; readonly bundles: readonly PlannedBundle[] }
  /**
   * Send exactly these bundles. `staleBundles`: those of deployments that changed on the platform since the review. The apply refuses each such deployment, and
   * the others go on.
   */
  | { readonly kind: 'send'; readonly bundles: readonly PlannedBundle[]; readonly staleBundles: readonly StaleBundle[] }
  /** `done`: recorded bundles that the platform has already. */
  | { readonly kind: 'refuse'; readonly cause: Cause; readonly done: readonly BundleReference[] };

/** Decides whether the recorded plan of a merge is sent. */
export function decideMerge(facts: MergedFacts): MergeDecision {
  const { pull, current, isQueued } = facts;
  if (current === null) return { kind: 'refuse', cause: { code: 'invalid', pull: pull.number }, done: [] };

  const { changed, unapplied, matched } = bundlesToSettle(facts, current);
  const isOnPlatform = unapplied.length === 0 && matched.every(({ comparison }) => comparison === 'no-changes');
  if (isOnPlatform) return { kind: 'settled', bundles: changed.map(({ bundle }) => bundle) };

  const cause = refusalCause({ changed, unapplied, matched }, facts, current);
  if (cause === null) return { kind: 'send', bundles: reviewedBundles(matched), staleBundles: [] };
  // A deployment that changed since the review does not stop the others.
  if (cause.code === 'stale' && !isQueued && isAnyDeploymentUnchanged(matched))
    return { kind: 'send', bundles: reviewedBundles(matched), staleBundles: cause.staleBundles };
  const applied = matched.filter(({ reviewed, comparison }) => comparison === 'no-changes' && hasChanges(reviewed));
  return { kind: 'refuse', cause, done: applied.map(({ reviewed }) => toReference(reviewed)) };
}

/** What a merge is about, without the bundles that are left to later merges and those of deployments that could not be asked. */
type BundlesToSettle = {
  /** The bundles that the merge changes. */
  readonly changed: readonly CoveredBundle[];
  /** Those of them that the platform lacks. */
  readonly unapplied: readonly CoveredBundle[];
  /** The recorded bundles. */
  readonly matched: readonly MatchedBundle[];
};

function bundlesToSettle(
  { anchored, declared, laterBundles, unanswered }: MergedFacts,
  current: CoveredPlan,
): BundlesToSettle {
  const isLeftOut = (bundle: BundleReference): boolean =>
    includesBundle(laterBundles, bundle) || unanswered.includes(bundle.deployment.slug);
  const changed = current.covered.filter(({ bundle }) => !isLeftOut(bundle));
  const recorded = anchored.state === 'intact' ? anchored.record.bundles : [];
  const matched = matchWithDeclared(
    recorded.filter((bundle) => !isLeftOut(bundle)),
    declared,
  );
  return {
    changed,
    unapplied: changed.filter(({ bundle }) => bundle.changes.length > 0),
    matched: matched.filter(hasOrHadChanges),
  };
}

/** Whether there is something to send to a deployment that is as it was reviewed. */
function isAnyDeploymentUnchanged(matched: readonly MatchedBundle[]): boolean {
  const byDeployment = Map.groupBy(matched, ({ reviewed }) => reviewed.deployment.id);
  return [...byDeployment.values()].some(
    (bundles) =>
      bundles.some(({ comparison }) => comparison === 'as-reviewed' || comparison === 'state-changed') &&
      bundles.every(({ comparison }) => comparison !== 'plan-changed'),
  );
}

/**
 * Why the recorded plan is not sent as a whole: the first of these rules that applies. Null if it may be sent. After a `stale` cause, `decideMerge` still sends
 * to the deployments that did not change. `decideApply` in merge/apply-merge.ts may refuse what may be sent.
 */
function refusalCause(
  { changed, unapplied, matched }: BundlesToSettle,
  facts: MergedFacts,
  current: CoveredPlan,
): Cause | null {
  const { pull, anchored, isQueued } = facts;
  const reviewed = matched.map((bundle) => bundle.reviewed);
  const unreviewed = unapplied.filter(({ bundle }) => !includesBundle(reviewed, bundle));
  return (
    untrustedRecordCause(anchored, pull) ??
    otherTargetCause(anchored, pull, current) ??
    otherPlanCause(matched, unreviewed) ??
    unchangedBundlesCause(matched, changed) ??
    (isQueued ? staleInQueueCause(matched, current) : null)
  );
}

/** Why the record of a merged pull request does not count, or null. */
function untrustedRecordCause(anchored: AnchoredRecord, { number, head, mergedAt, isFork }: Pull): Cause | null {
  if (anchored.state === 'none') {
    if (anchored.hasOtherToken) return { code: 'other-token' };
    return isFork ? { code: 'fork', pull: number } : { code: 'no-record', pull: number, head };
  }
  const { createdAt } = anchored.anchor;
  // The forge's times are whole seconds. Within the same second, nobody knows which came first.
  if (mergedAt !== null && createdAt >= mergedAt)
    return { code: 'recorded-late', pull: number, recordedAt: createdAt, mergedAt };
  return anchored.state === 'intact' ? null : { code: anchored.state, pull: number };
}

/** Why a record is for another platform, other settings or another base branch than this merge, or null. */
function otherTargetCause(anchored: AnchoredRecord, { base }: Pull, current: CoveredPlan): Cause | null {
  if (anchored.state !== 'intact') return null;
  const { record } = anchored;
  const cause = otherPlatformOrSettingsCause(record, current);
  if (cause !== null) return cause;
  if (record.base.branch !== base) return { code: 'other-base', reviewed: record.base.branch, merged: base };
  return null;
}

/** Why a recorded bundle is not sent that the merge no longer changes, or null: another merge declares the same and has a plan of its own. */
function unchangedBundlesCause(matched: readonly MatchedBundle[], changed: readonly CoveredBundle[]): Cause | null {
  const changedBundles = changed.map(({ bundle }) => bundle);
  const unchanged = matched.filter(
    ({ reviewed, comparison }) => comparison !== 'no-changes' && !includesBundle(changedBundles, reviewed),
  );
  if (unchanged.length === 0) return null;
  return { code: 'bundles', missing: unchanged.map(({ reviewed }) => toReference(reviewed)), added: [] };
}

/** Why a changed state version is refused in a merge queue, or null. After a merge the apply refuses it. */
function staleInQueueCause(matched: readonly MatchedBundle[], { onStale }: CoveredPlan): Cause | null {
  if (onStale !== 'refuse') return null;
  const stale = staleBundles(matched.filter(({ comparison }) => comparison === 'state-changed'));
  return stale.length === 0 ? null : { code: 'stale', staleBundles: stale };
}
