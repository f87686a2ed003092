import type { Pull } from '../../domain/forge.ts';
import type { StaleBundle } from '../../domain/outcome.ts';
import type { Cause, ReviewRecord } from '../../domain/review.ts';
import type { Comparison } from '../../apply/comparison.ts';
import type { CoveredPlan } from '../commit-previews.ts';
import type { AnchoredRecord, PreviousRecord } from '../store/read-review.ts';
import {
  hasOrHadChanges,
  type MatchedBundle,
  matchWithPlan,
  otherPlanCause,
  otherPlatformOrSettingsCause,
  staleBundles,
  toReference,
  unrecordedBundles,
} from './match-record.ts';

// The rules for an open pull request. Nothing is read or written here.

/** Why the current plan is not the recorded one, and the bundles that changed on the platform. */
export type Difference = { readonly cause: Cause; readonly staleBundles: readonly StaleBundle[] };

export type ReviewFacts = {
  readonly pull: Pull;
  /** The commit of the base branch that the previewed merge result starts from. */
  readonly base: string;
  readonly current: CoveredPlan;
  /** Of the record that this run would make, by `recordDigest`. */
  readonly digest: string;
  /** The record of the pull request's head commit. */
  readonly anchored: AnchoredRecord;
  /** The record of another head commit that our comment holds, if that commit has an anchor; null without one. */
  readonly previous: PreviousRecord | null;
  /** Whether a person pressed "re-run": only then a commit gets another record. */
  readonly isRerunByPerson: boolean;
};

export type ReviewDecision =
  /** The recorded plan still holds. */
  | { readonly kind: 'confirm' }
  /**
   * `number`: of the new record. `changeSinceReview`: what changed since the plan that people saw last. The plan then goes into a new comment, since an edit
   * of the old one notifies nobody.
   */
  | { readonly kind: 'record'; readonly number: number; readonly changeSinceReview: Difference | null }
  /** The plan changed, and nobody asked for another record. */
  | { readonly kind: 'refuse'; readonly difference: Difference }
  /** The files change no bundle, so there is nothing to record. */
  | { readonly kind: 'show' };

/** Decides what to do with a preview of an open pull request. */
export function decideReview(facts: ReviewFacts): ReviewDecision {
  const { pull, current, digest, anchored } = facts;
  const number = anchored.state === 'none' ? 1 : anchored.anchor.number + 1;

  // The plan that people saw last is that of another commit, if any.
  if (anchored.state === 'none' || isBackAtOlderCommit(facts)) {
    if (current.covered.length === 0) return { kind: 'show' };
    return { kind: 'record', number, changeSinceReview: changeSincePreviousCommit(facts) };
  }

  // The record of this commit can be read.
  if (anchored.state === 'intact') {
    const difference = differenceFromRecord(anchored.record, current);
    if (difference !== null) return decideOnChangedPlan(difference, number, facts);
    if (anchored.record.base.branch === pull.base) return { kind: 'confirm' };
    // The same plan under another base branch needs another text, and a record for that branch.
    return { kind: 'record', number, changeSinceReview: null };
  }

  // Its comment was deleted or edited, or two runs recorded different plans. The very same plan may be shown again.
  if (digest === anchored.anchor.digest) return { kind: 'record', number, changeSinceReview: null };
  return decideOnChangedPlan(unknownPlanDifference(anchored.state, pull), number, facts);
}

/** The same commit gets another plan only if a person asks for it. */
function decideOnChangedPlan(difference: Difference, number: number, { isRerunByPerson }: ReviewFacts): ReviewDecision {
  if (isRerunByPerson) return { kind: 'record', number, changeSinceReview: difference };
  return { kind: 'refuse', difference };
}

/** Whether the branch is back at a commit that was recorded before: a later commit has the last record. */
function isBackAtOlderCommit({ anchored, previous }: ReviewFacts): boolean {
  if (anchored.state === 'none') return false;
  if (anchored.state === 'replaced') return true;
  return previous !== null && previous.record !== null && previous.anchor.createdAt > anchored.anchor.createdAt;
}

/** How the plan differs from that of another commit, which people saw last. Null if it does not, or if there is none. */
function changeSincePreviousCommit({ pull, base, current, anchored, previous }: ReviewFacts): Difference | null {
  const record = previous?.record ?? null;
  if (record !== null && anchored.state === 'none') return differenceBeyondPush(record, { pull, base, current });
  if (record !== null) return differenceFromRecord(record, current);
  if (anchored.state === 'replaced') return unknownPlanDifference('replaced', pull);
  return previous === null ? null : unknownPlanDifference('edited', pull);
}

/** The difference from a plan that cannot be read any more. */
const unknownPlanDifference = (
  code: Exclude<AnchoredRecord['state'], 'none' | 'intact'>,
  { number }: Pull,
): Difference => ({ cause: { code, pull: number }, staleBundles: [] });

/** How a plan differs from a recorded one in any way; null if it is the same. */
function differenceFromRecord(record: ReviewRecord, current: CoveredPlan): Difference | null {
  const matched = matchWithPlan(record, current.covered).filter(hasOrHadChanges);
  const stale = staleBundles(
    matched.filter(({ comparison }) => comparison !== 'as-reviewed' && !isAccepted(comparison, current)),
  );
  const cause =
    otherPlatformOrSettingsCause(record, current) ??
    otherPlanCause(matched, unrecordedBundles(record, current.covered)) ??
    (stale.length > 0 ? ({ code: 'stale', staleBundles: stale } as const) : null);
  return cause && { cause, staleBundles: stale };
}

/**
 * How a plan differs from that of an earlier commit by more than the push changed in the files: the platform, the base branch or the settings changed.
 * Null if only the files changed.
 */
function differenceBeyondPush(
  record: ReviewRecord,
  { pull, base, current }: Pick<ReviewFacts, 'pull' | 'base' | 'current'>,
): Difference | null {
  const matched = matchWithPlan(record, current.covered).filter(hasOrHadChanges);
  const stale = staleBundles(matched.filter((bundle) => isChangedByPlatform(bundle, current)));
  const otherTarget = otherPlatformOrSettingsCause(record, current);
  if (otherTarget !== null) return { cause: otherTarget, staleBundles: stale };
  if (stale.length > 0) return { cause: { code: 'stale', staleBundles: stale }, staleBundles: stale };

  const isRetargeted = record.base.branch !== pull.base;
  const rebased = matched.filter((bundle) => isChangedByBase(bundle, isRetargeted));
  if (rebased.length > 0)
    return {
      cause: { code: 'files', bundles: rebased.map(({ reviewed }) => toReference(reviewed)) },
      staleBundles: [],
    };

  // On the same base, only the push can have added or removed a bundle.
  if (!isRetargeted && record.base.commit === base) return null;
  const added = unrecordedBundles(record, current.covered).map(({ bundle }) => toReference(bundle));
  const missing = matched.filter(({ planned }) => planned === null).map(({ reviewed }) => toReference(reviewed));
  return added.length + missing.length === 0 ? null : { cause: { code: 'bundles', missing, added }, staleBundles: [] };
}

/** Whether the plan of a bundle changed for another reason than a push that changed its content. */
function isChangedByPlatform({ comparison, planned, reviewed }: MatchedBundle, current: CoveredPlan): boolean {
  if (planned === null || comparison === 'as-reviewed' || isAccepted(comparison, current)) return false;
  const isChangedByPush = planned.bundleDigest !== reviewed.bundle && planned.stateVersion === reviewed.stateVersion;
  return !isChangedByPush;
}

/** Whether the base declares something else of a bundle now. Another base branch may give other files, even if both branches declare the same. */
function isChangedByBase({ baseDigest, planned, reviewed }: MatchedBundle, isRetargeted: boolean): boolean {
  if (baseDigest === undefined) return false;
  return baseDigest !== reviewed.base || (isRetargeted && planned?.bundleDigest !== reviewed.bundle);
}

/** With `on_stale: same-diff`, another state version with the same changes is the same plan. */
const isAccepted = (comparison: Comparison | 'missing', { onStale }: CoveredPlan): boolean =>
  comparison === 'state-changed' && onStale === 'same-diff';
