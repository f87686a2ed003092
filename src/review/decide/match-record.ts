import { compareWithReviewed, type Comparison } from '../../apply/comparison.ts';
import type { StaleBundle } from '../../domain/outcome.ts';
import type { Change, PlannedBundle } from '../../domain/plan.ts';
import {
  type BundleReference,
  type Cause,
  isSameBundleAndSlug,
  type RecordedBundle,
  type ReviewRecord,
} from '../../domain/review.ts';
import type { CoveredPlan } from '../commit-previews.ts';
import { type CoveredBundle, hasChanges, shortDigest } from '../store/record.ts';

// How a record compares with the current plan: the facts that the rules for open and for merged pull requests decide on.

/** A recorded bundle beside its current plan. */
export type MatchedBundle = {
  readonly reviewed: RecordedBundle;
  /** Null if no file declares it any more. */
  readonly planned: PlannedBundle | null;
  readonly comparison: Comparison | 'missing';
  /** Digest of what the base declares now: null if it declares nothing, undefined if that is not known. */
  readonly baseDigest: string | null | undefined;
};

/** Matches the bundles of a record with those of the current plan. */
export const matchWithPlan = ({ bundles }: ReviewRecord, covered: readonly CoveredBundle[]): MatchedBundle[] =>
  bundles.map((reviewed) => {
    const current = covered.find(({ bundle }) => isSameBundleAndSlug(bundle, reviewed));
    return matchBundle(reviewed, current?.bundle ?? null, current?.base);
  });

/** Matches recorded bundles with those that the files declare, changed by them or not. */
export const matchWithDeclared = (
  recorded: readonly RecordedBundle[],
  declared: readonly PlannedBundle[],
): MatchedBundle[] =>
  recorded.map((reviewed) =>
    matchBundle(reviewed, declared.find((bundle) => isSameBundleAndSlug(bundle, reviewed)) ?? null, undefined),
  );

function matchBundle(
  reviewed: RecordedBundle,
  planned: PlannedBundle | null,
  baseDigest: MatchedBundle['baseDigest'],
): MatchedBundle {
  if (planned === null) return { reviewed, planned, comparison: 'missing', baseDigest };
  const { bundle: bundleDigest, diff: diffDigest, stateVersion } = reviewed;
  const comparison = compareWithReviewed({ bundleDigest, diffDigest, stateVersion }, planned);
  return { reviewed, planned, comparison, baseDigest };
}

/** Whether a recorded bundle needed an apply, or needs one now. */
export const hasOrHadChanges = ({ reviewed, planned }: MatchedBundle): boolean =>
  hasChanges(reviewed) || (planned !== null && planned.changes.length > 0);

/** Bundles that would change and that the record does not have. */
export const unrecordedBundles = ({ bundles }: ReviewRecord, covered: readonly CoveredBundle[]): CoveredBundle[] =>
  covered.filter(
    ({ bundle }) => bundle.changes.length > 0 && !bundles.some((recorded) => isSameBundleAndSlug(recorded, bundle)),
  );

/** Why a record is about another platform or other settings, or null. */
export function otherPlatformOrSettingsCause(record: ReviewRecord, { platform, settings }: CoveredPlan): Cause | null {
  if (record.platform !== platform) return { code: 'other-platform', reviewed: record.platform };
  if (record.settings !== settings) return { code: 'settings' };
  return null;
}

/** Why the current plan is not the reviewed one, or null. A changed state version alone is no reason: the apply handles it. */
export function otherPlanCause(matched: readonly MatchedBundle[], unreviewed: readonly CoveredBundle[]): Cause | null {
  const missing = matched
    .filter(({ comparison }) => comparison === 'missing')
    .map(({ reviewed }) => toReference(reviewed));
  const added = unreviewed.map(({ bundle }) => toReference(bundle));
  if (missing.length + added.length > 0) return { code: 'bundles', missing, added };

  const changed = matched.filter(({ comparison }) => comparison === 'plan-changed');
  const changedFiles = changed.filter(({ reviewed, planned }) => reviewed.bundle !== planned?.bundleDigest);
  if (changedFiles.length > 0)
    return { code: 'files', bundles: changedFiles.map(({ reviewed }) => toReference(reviewed)) };
  return changed.length === 0 ? null : { code: 'stale', staleBundles: staleBundles(changed) };
}

/** Bundles as they were reviewed: their current content with the state version and digests of the record. */
export const reviewedBundles = (matched: readonly MatchedBundle[]): PlannedBundle[] =>
  matched.flatMap(({ reviewed, planned }) => {
    if (planned === null) return [];
    const { stateVersion, bundle: bundleDigest, diff: diffDigest } = reviewed;
    return [{ ...planned, stateVersion, bundleDigest, diffDigest }];
  });

/** Recorded bundles beside the platform's current answer, without those that no file declares any more. */
export const staleBundles = (matched: readonly MatchedBundle[]): StaleBundle[] =>
  matched.flatMap(({ reviewed, planned }) => (planned === null ? [] : [toStaleBundle(reviewed, planned)]));

function toStaleBundle(reviewed: RecordedBundle, planned: PlannedBundle): StaleBundle {
  const { deployment, kind, stateVersion, changes } = planned;
  // Without digests it is unknown which changes are new, so neither side lists any. The current plan follows as a whole.
  if (reviewed.changes === null)
    return { deployment, kind, reviewed: { ...reviewed, changes: null }, current: { stateVersion, changes: null } };
  return {
    deployment,
    kind,
    reviewed: { ...reviewed, changes: reviewedChanges(changes, reviewed.changes) },
    current: { stateVersion, changes },
  };
}

/** The current changes that the reviewers saw, so that all others show as new. */
function reviewedChanges(changes: readonly Change[], digests: readonly string[]): Change[] {
  const reviewedDigests = new Set(digests);
  return changes.filter((change) => reviewedDigests.has(shortDigest(change)));
}

export const toReference = ({ deployment, kind }: BundleReference): BundleReference => ({ deployment, kind });
