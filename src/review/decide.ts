import { compareWithReviewed, type Comparison } from '../apply/comparison.ts';
import type { AuditFacts } from './store/hidden-line.ts';
import type { Comment, Pull } from '../domain/forge.ts';
import type { StaleBundle } from '../domain/outcome.ts';
import type { Change, PlannedBundle } from '../domain/plan.ts';
import type { BundleReference, Cause, RecordedBundle, ReviewRecord } from '../domain/review.ts';
import type { Settings } from '../domain/settings.ts';
import type { RecordAnchor } from './store/record-anchor.ts';
import { type CoveredBundle, hasChanges, shortDigest } from './store/record.ts';

// The rules of reviewed merges; nothing is read or written here. `decideReview`: what to do with a preview of an open pull request. `decideMerge`: what to do with
// a merged one.

/** The record of a head commit: the one whose anchor counts, and what its comment holds by now. */
export type AnchoredRecord =
  /** `hasOtherToken`: there are anchors that no token of this run made. */
  | { readonly state: 'none'; readonly hasOtherToken: boolean }
  | {
      readonly state: 'intact';
      readonly anchor: RecordAnchor;
      readonly record: ReviewRecord;
      readonly comment: Comment;
      /** The kind of state that the comment shows. */
      readonly shown: string;
      /** What is kept of its apply; absent before, and of older programs. */
      readonly audit?: AuditFacts | undefined;
    }
  /** The comment is there, and does not hold the record. */
  | { readonly state: 'edited'; readonly anchor: RecordAnchor; readonly comment: Comment }
  /** `disputed`: another record has the same number. `replaced`: the plan of a later commit was recorded, and the branch is back. */
  | { readonly state: 'comment-missing' | 'disputed' | 'replaced'; readonly anchor: RecordAnchor };

/** A plan as it is now. */
export type CurrentPlan = {
  /** The bundles that the pull request's files change, with their present plan. */
  readonly covered: readonly CoveredBundle[];
  readonly platform: string;
  readonly settings: string;
  readonly onStale: Settings['onStale'];
};

/** Why a plan is not the recorded one, and the bundles whose state version changed. */
export type Difference = { readonly cause: Cause; readonly moved: readonly StaleBundle[] };

export type PreviousRecord = {
  readonly head: string;
  /** Of the plan that was recorded last for that commit. */
  readonly anchor: RecordAnchor;
  /** Whether that plan is void already. */
  readonly isVoid: boolean;
  /** Null if the anchor names another one, so that what was shown last is unknown. */
  readonly record: ReviewRecord | null;
};

export type ReviewFacts = {
  readonly pull: Pull;
  /** The commit of the base branch that the previewed merge result starts from. */
  readonly base: string;
  readonly current: CurrentPlan;
  /** Of the record that this run would make, by `recordDigest`. */
  readonly digest: string;
  readonly anchored: AnchoredRecord;
  /** The record of another head commit that our comment holds, if that commit has an anchor; null without one. */
  readonly previous: PreviousRecord | null;
  /** Whether a person pressed "re-run": only then a commit gets another record. */
  readonly isRerunByPerson: boolean;
};

export type ReviewDecision =
  /** The recorded plan still holds. */
  | { readonly kind: 'confirm' }
  /** `changeSinceReview`: what changed since the plan recorded last, which then goes into a new comment, since an edit notifies nobody. */
  | { readonly kind: 'record'; readonly number: number; readonly changeSinceReview: Difference | null }
  /** The plan changed, and nobody asked for another record. */
  | { readonly kind: 'refuse'; readonly difference: Difference }
  /** The files change no bundle, so that there is nothing to record. */
  | { readonly kind: 'show' };

export function decideReview(facts: ReviewFacts): ReviewDecision {
  const { pull, anchored, previous, isRerunByPerson } = facts;
  if (anchored.state === 'none') return decideForNewCommit(facts, 1, differenceBeyondPush);

  const number = anchored.anchor.number + 1;
  // The branch was pushed since this commit was recorded, and is back: the last record is that of another commit.
  const isBackToOlderCommit =
    previous !== null && previous.record !== null && previous.anchor.createdAt > anchored.anchor.createdAt;
  if (anchored.state === 'replaced' || isBackToOlderCommit)
    return decideForNewCommit(facts, number, differenceFromRecord);

  if (anchored.state === 'intact') {
    const difference = differenceFromRecord(anchored.record, facts);
    if (difference !== null)
      return isRerunByPerson
        ? { kind: 'record', number, changeSinceReview: difference }
        : { kind: 'refuse', difference };
    // The same plan under another base branch needs other words, and a record of that branch.
    return anchored.record.base.branch === pull.base
      ? { kind: 'confirm' }
      : { kind: 'record', number, changeSinceReview: null };
  }

  // The comment was deleted or edited, or two runs recorded different plans. The very same plan may be shown again.
  if (facts.digest === anchored.anchor.digest) return { kind: 'record', number, changeSinceReview: null };
  const difference: Difference = { cause: { code: anchored.state, pull: pull.number }, moved: [] };
  return isRerunByPerson ? { kind: 'record', number, changeSinceReview: difference } : { kind: 'refuse', difference };
}

/** A commit whose plan is not recorded, or no longer the last one. `compare`: how far the plan may differ from the last one without a new comment. */
function decideForNewCommit(
  facts: ReviewFacts,
  number: number,
  compare: (record: ReviewRecord, facts: ReviewFacts) => Difference | null,
): ReviewDecision {
  const { pull, current, anchored, previous } = facts;
  if (current.covered.length === 0) return { kind: 'show' };
  if (previous !== null && previous.record !== null)
    return { kind: 'record', number, changeSinceReview: compare(previous.record, facts) };
  // What was shown last is unknown.
  if (anchored.state === 'replaced')
    return { kind: 'record', number, changeSinceReview: lostRecordDifference('replaced', pull) };
  return { kind: 'record', number, changeSinceReview: previous === null ? null : lostRecordDifference('edited', pull) };
}

const lostRecordDifference = (code: 'replaced' | 'edited', { number }: Pull): Difference => ({
  cause: { code, pull: number },
  moved: [],
});

/** How a plan differs from a recorded one in any way; null if it is the same. */
function differenceFromRecord(record: ReviewRecord, { current }: Pick<ReviewFacts, 'current'>): Difference | null {
  const targetCause = otherPlatformOrSettingsCause(record, current);
  const matched = matchWithPlan(record, current.covered).filter(hasOrHadChanges);
  const planCause = otherPlanCause(matched, unrecordedBundles(record, current.covered));
  const moved = matched
    .filter(({ comparison }) => comparison !== 'as-reviewed' && !isAccepted(comparison, current))
    .flatMap(toStaleBundle);
  const cause = targetCause ?? planCause ?? (moved.length === 0 ? null : ({ code: 'stale', moved } as const));
  return cause && { cause, moved };
}

/**
 * How a plan differs from that of an earlier commit by more than the push changed in the files: the platform, the base branch or the settings moved.
 * Null if only the files changed.
 */
function differenceBeyondPush(record: ReviewRecord, { pull, base, current }: ReviewFacts): Difference | null {
  const targetCause = otherPlatformOrSettingsCause(record, current);
  const matched = matchWithPlan(record, current.covered).filter(hasOrHadChanges);
  const moved = matched.filter(({ comparison, planned, reviewed }) => {
    if (planned === null || comparison === 'as-reviewed' || isAccepted(comparison, current)) return false;
    const isPush = planned.bundleDigest !== reviewed.bundle && planned.stateVersion === reviewed.stateVersion;
    return !isPush;
  });
  if (targetCause !== null) return { cause: targetCause, moved: moved.flatMap(toStaleBundle) };
  if (moved.length > 0)
    return { cause: { code: 'stale', moved: moved.flatMap(toStaleBundle) }, moved: moved.flatMap(toStaleBundle) };
  // Merging into another branch may give other files, even if both branches declare the same.
  const isRetargeted = record.base.branch !== pull.base;
  const rebased = matched.filter(
    (one) =>
      one.base !== undefined &&
      (one.base !== one.reviewed.base || (isRetargeted && one.planned?.bundleDigest !== one.reviewed.bundle)),
  );
  if (rebased.length > 0)
    return { cause: { code: 'files', bundles: rebased.map(({ reviewed }) => toReference(reviewed)) }, moved: [] };

  // On another base, nobody knows whether the push brought or took a bundle.
  const isRebased = isRetargeted || record.base.commit !== base;
  if (!isRebased) return null;
  const added = unrecordedBundles(record, current.covered);
  const missing = matched.filter(({ planned }) => planned === null);
  if (added.length + missing.length === 0) return null;
  const cause = {
    code: 'bundles',
    missing: missing.map(({ reviewed }) => toReference(reviewed)),
    added: added.map(({ bundle }) => toReference(bundle)),
  } as const;
  return { cause, moved: [] };
}

/** With `on_stale: same-diff`, another state version with the same changes is the same plan. */
const isAccepted = (comparison: Comparison | 'missing', { onStale }: CurrentPlan): boolean =>
  comparison === 'state-changed' && onStale === 'same-diff';

export type MergedFacts = {
  readonly pull: Pull;
  readonly anchored: AnchoredRecord;
  /** The plan of the merge's own files; null if they are invalid. `covered`: the bundles that the merge changes. */
  readonly current: CurrentPlan | null;
  /** The recorded bundles that the merge's files declare, changed by it or not. */
  readonly declared: readonly PlannedBundle[];
  /** Bundles that later merges bring, which were reviewed on a base that contains this one: only those are sent. */
  readonly laterBundles: readonly BundleReference[];
  /** Slugs of deployments that could not be asked: nothing of theirs is sent. */
  readonly unanswered: readonly (string | null)[];
  /** Whether the merge is still in a queue: no apply follows that handles a changed state version. */
  readonly isQueued: boolean;
};

export type MergeDecision =
  /** The platform has these bundles already; without any, the merge changes nothing. */
  | { readonly kind: 'settled'; readonly bundles: readonly PlannedBundle[] }
  /**
   * Send exactly these bundles. `moved`: those of deployments that changed on the platform since the review. The apply refuses each such deployment, and
   * the others go on.
   */
  | { readonly kind: 'send'; readonly bundles: readonly PlannedBundle[]; readonly moved: readonly StaleBundle[] }
  /** `done`: recorded bundles that the platform has already. */
  | { readonly kind: 'refuse'; readonly cause: Cause; readonly done: readonly BundleReference[] };

export function decideMerge(facts: MergedFacts): MergeDecision {
  const { pull, anchored, current, laterBundles, unanswered } = facts;
  if (current === null) return { kind: 'refuse', cause: { code: 'invalid', pull: pull.number }, done: [] };
  const isLeftOut = (name: BundleReference): boolean =>
    laterBundles.some((one) => isSameReference(one, name)) || unanswered.includes(name.deployment.slug);
  const changed = current.covered.filter(({ bundle }) => !isLeftOut(bundle));
  const record = anchored.state === 'intact' ? anchored.record : null;
  const matched = matchRecorded(
    (record?.bundles ?? []).filter((bundle) => !isLeftOut(bundle)),
    facts.declared,
    [],
  ).filter(hasOrHadChanges);

  const unapplied = changed.filter(({ bundle }) => bundle.changes.length > 0);
  const isSettled = unapplied.length === 0 && matched.every(({ comparison }) => comparison === 'no-changes');
  if (isSettled) return { kind: 'settled', bundles: changed.map(({ bundle }) => bundle) };

  const cause = refusalCause({ matched, changed, unapplied }, facts, current);
  if (cause === null) return { kind: 'send', bundles: matched.flatMap(toReviewedBundle), moved: [] };
  if (cause.code === 'stale' && !facts.isQueued && isAnyDeploymentUnchanged(matched))
    return { kind: 'send', bundles: matched.flatMap(toReviewedBundle), moved: cause.moved };
  const done = matched.filter(({ reviewed, comparison }) => comparison === 'no-changes' && hasChanges(reviewed));
  return { kind: 'refuse', cause, done: done.map(({ reviewed }) => toReference(reviewed)) };
}

/** Whether there is something to send to a deployment that is as it was reviewed. */
function isAnyDeploymentUnchanged(matched: readonly Matched[]): boolean {
  const byDeployment = Map.groupBy(matched, ({ reviewed }) => reviewed.deployment.id);
  return [...byDeployment.values()].some(
    (bundles) =>
      bundles.some(({ comparison }) => comparison === 'as-reviewed' || comparison === 'state-changed') &&
      bundles.every(({ comparison }) => comparison !== 'plan-changed'),
  );
}

type MergedBundles = {
  /** The recorded bundles. */
  readonly matched: readonly Matched[];
  /** What the merge changes, and what of it the platform lacks. */
  readonly changed: readonly CoveredBundle[];
  readonly unapplied: readonly CoveredBundle[];
};

/** Why the recorded plan is not sent, or null. */
function refusalCause(
  { matched, changed, unapplied }: MergedBundles,
  facts: MergedFacts,
  current: CurrentPlan,
): Cause | null {
  const { pull, anchored } = facts;
  const untrusted = untrustedRecordCause(anchored, pull);
  if (untrusted !== null) return untrusted;
  const otherTarget = anchored.state === 'intact' ? otherTargetCause(anchored.record, pull, current) : null;
  if (otherTarget !== null) return otherTarget;
  const unreviewed = unapplied.filter(
    ({ bundle }) => !matched.some(({ reviewed }) => isSameReference(reviewed, bundle)),
  );
  return (
    otherPlanCause(matched, unreviewed) ?? unchangedBundlesCause(matched, changed) ?? staleInQueueCause(matched, facts)
  );
}

/** Why a recorded bundle is not sent that the merge no longer changes: another merge declares the same and has a plan of its own. */
function unchangedBundlesCause(matched: readonly Matched[], changed: readonly CoveredBundle[]): Cause | null {
  const names = changed.map(({ bundle }) => bundle);
  const unchanged = matched.filter(
    ({ reviewed, comparison }) => comparison !== 'no-changes' && !isNamedIn(reviewed, names),
  );
  if (unchanged.length === 0) return null;
  return { code: 'bundles', missing: unchanged.map(({ reviewed }) => toReference(reviewed)), added: [] };
}

/** Why a record is for another platform, other settings or another base branch than this merge; null if it is not. */
function otherTargetCause(record: ReviewRecord, { base }: Pull, current: CurrentPlan): Cause | null {
  const reviewed = record.base.branch;
  return (
    otherPlatformOrSettingsCause(record, current) ??
    (reviewed === base ? null : { code: 'other-base', reviewed, merged: base })
  );
}

/** A changed state version alone is left to the apply, but in a queue none follows that could refuse it before the merge. */
function staleInQueueCause(matched: readonly Matched[], { isQueued, current }: MergedFacts): Cause | null {
  if (!isQueued || current?.onStale !== 'refuse') return null;
  const moved = matched.filter(({ comparison }) => comparison === 'state-changed').flatMap(toStaleBundle);
  return moved.length === 0 ? null : { code: 'stale', moved };
}

/** Why the record of a merged pull request does not count, or null. */
function untrustedRecordCause(anchored: AnchoredRecord, pull: Pull): Cause | null {
  const { number, head, mergedAt } = pull;
  if (anchored.state === 'none') {
    if (anchored.hasOtherToken) return { code: 'other-token' };
    return pull.isFork ? { code: 'fork', pull: number } : { code: 'no-record', pull: number, head };
  }
  const { createdAt } = anchored.anchor;
  // Whole seconds: of the same second, nobody knows which came first.
  if (mergedAt !== null && createdAt >= mergedAt)
    return { code: 'recorded-late', pull: number, recordedAt: createdAt, mergedAt };
  return anchored.state === 'intact' ? null : { code: anchored.state, pull: number };
}

/** Why a record is about another platform or other settings, or null. */
function otherPlatformOrSettingsCause(record: ReviewRecord, { platform, settings }: CurrentPlan): Cause | null {
  if (record.platform !== platform) return { code: 'other-platform', reviewed: record.platform };
  return record.settings === settings ? null : { code: 'settings' };
}

/** A recorded bundle beside its present plan; `fresh` is null if no file declares it any more. */
type Matched = {
  readonly reviewed: RecordedBundle;
  readonly planned: PlannedBundle | null;
  readonly comparison: Comparison | 'missing';
  /** Digest of what the base declares now; undefined if unknown. */
  readonly base: string | null | undefined;
};

/** Whether a recorded bundle needed an apply, or needs one now. */
const hasOrHadChanges = ({ reviewed, planned }: Matched): boolean =>
  hasChanges(reviewed) || (planned !== null && planned.changes.length > 0);

const matchWithPlan = ({ bundles }: ReviewRecord, covered: readonly CoveredBundle[]): Matched[] =>
  matchRecorded(
    bundles,
    covered.map(({ bundle }) => bundle),
    covered,
  );

const matchRecorded = (
  recorded: readonly RecordedBundle[],
  plannedBundles: readonly PlannedBundle[],
  covered: readonly CoveredBundle[],
): Matched[] =>
  recorded.map((reviewed) => {
    const planned = plannedBundles.find((bundle) => isSameReference(bundle, reviewed)) ?? null;
    const base = covered.find(({ bundle }) => isSameReference(bundle, reviewed))?.base;
    if (planned === null) return { reviewed, planned: null, comparison: 'missing', base };
    const { bundle: bundleDigest, diff: diffDigest, stateVersion } = reviewed;
    return {
      reviewed,
      planned,
      comparison: compareWithReviewed({ bundleDigest, diffDigest, stateVersion }, planned),
      base,
    };
  });

/** Bundles that would change and that the record does not have. */
const unrecordedBundles = ({ bundles }: ReviewRecord, covered: readonly CoveredBundle[]): CoveredBundle[] =>
  covered.filter(({ bundle }) => bundle.changes.length > 0 && !bundles.some((one) => isSameReference(one, bundle)));

/** Why the present plan is not the reviewed one, or null. A changed state version alone is left to the apply. */
function otherPlanCause(matched: readonly Matched[], unreviewed: readonly CoveredBundle[]): Cause | null {
  const missing = matched
    .filter(({ comparison }) => comparison === 'missing')
    .map(({ reviewed }) => toReference(reviewed));
  const added = unreviewed.map(({ bundle }) => toReference(bundle));
  if (missing.length + added.length > 0) return { code: 'bundles', missing, added };
  const others = matched.filter(({ comparison }) => comparison === 'plan-changed');
  const files = others.filter(({ reviewed, planned }) => reviewed.bundle !== planned?.bundleDigest);
  if (files.length > 0) return { code: 'files', bundles: files.map(({ reviewed }) => toReference(reviewed)) };
  return others.length === 0 ? null : { code: 'stale', moved: others.flatMap(toStaleBundle) };
}

/** A bundle as it was reviewed: its present content with the state version and digests of the record. */
const toReviewedBundle = ({ reviewed, planned }: Matched): PlannedBundle[] =>
  planned === null
    ? []
    : [{ ...planned, stateVersion: reviewed.stateVersion, bundleDigest: reviewed.bundle, diffDigest: reviewed.diff }];

/** A recorded bundle beside the platform's present answer. */
function toStaleBundle({ reviewed, planned }: Matched): StaleBundle[] {
  if (planned === null) return [];
  const { deployment, kind, stateVersion, changes } = planned;
  // Without digests it is unknown which changes are new; the present plan follows as a whole anyway.
  const isKnown = reviewed.changes !== null;
  return [
    {
      deployment,
      kind,
      reviewed: { ...reviewed, changes: isKnown ? stillReviewed(reviewed.changes, changes) : null },
      now: { stateVersion, changes: isKnown ? changes : null },
    },
  ];
}

/** The present changes that the reviewers saw, so that all others show as new. */
function stillReviewed(digests: readonly string[], now: readonly Change[]): readonly Change[] {
  const known = new Set(digests);
  return now.filter((change) => known.has(shortDigest(change)));
}

export const isSameReference = (one: BundleReference, other: BundleReference): boolean =>
  one.kind === other.kind && one.deployment.id === other.deployment.id && one.deployment.slug === other.deployment.slug;

export const isNamedIn = (bundle: BundleReference, names: readonly BundleReference[]): boolean =>
  names.some((name) => isSameReference(name, bundle));

const toReference = ({ deployment, kind }: BundleReference): BundleReference => ({ deployment, kind });
