import type { BundleKind, Deployment } from './bundle.ts';
import {
  type BundleWithResult,
  type PlanExplanations,
  type StaleBundle,
  staleBundlesIn,
  type Outcome,
} from './outcome.ts';
import type { GuardViolation } from './guards.ts';
import type { Plan } from './plan.ts';
import type { WithProblems } from './problem.ts';
import type { Settings } from './settings.ts';

/**
 * The essence of a reviewed plan, which a merge is compared with: hidden in the comment, and anchored in a commit status. Its fields are those of the stored
 * JSON: `settings`, `plan`, and in a bundle `bundle`, `base` and `diff`, are digests.
 */
export type ReviewRecord = {
  readonly version: 1;
  readonly pull: number;
  /** The commit of the pull request's branch. */
  readonly head: string;
  /** The base branch, and its commit that the previewed merge result starts from. */
  readonly base: { readonly branch: string; readonly commit: string };
  /** URL of the platform. */
  readonly platform: string;
  /** Digest of the guards, deployments and `on_stale` that the plan was judged by. */
  readonly settings: string;
  /** Digest of the plan. */
  readonly plan: string;
  /** Whether the plan exceeded a guard; absent in records of older versions. */
  readonly needsApproval?: boolean;
  /** The bundles that the pull request's files change; also those that the platform has already, which need no apply unless it changes. */
  readonly bundles: readonly RecordedBundle[];
};

export type RecordedBundle = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  /** Digests of the content to send, of what the base declared (null: nothing), and of the platform's diff. */
  readonly bundle: string;
  readonly base: string | null;
  readonly diff: string;
  readonly stateVersion: string;
  readonly creates: number;
  readonly updates: number;
  readonly deletes: number;
  /** A short digest of each change, to show what is new in a stale plan; null if there are too many for one line. */
  readonly changes: readonly string[] | null;
};

/** Identifies a bundle. */
export type BundleReference = { readonly deployment: Deployment; readonly kind: BundleKind };

/** Whether two references name the same bundle. A deployment that was renamed counts as another one. */
export const isSameBundleAndSlug = (a: BundleReference, b: BundleReference): boolean =>
  a.kind === b.kind && a.deployment.id === b.deployment.id && a.deployment.slug === b.deployment.slug;

export const includesBundle = (bundles: readonly BundleReference[], bundle: BundleReference): boolean =>
  bundles.some((other) => isSameBundleAndSlug(other, bundle));

/** The state that a comment on a pull request shows. */
export type CommentState =
  | ({ readonly kind: 'planned'; readonly plan: Plan; readonly guards: readonly GuardViolation[] } & PlanExplanations &
      WithPreviousPlan &
      WithProblems)
  | ({ readonly kind: 'no-changes'; readonly plan: Plan } & PlanExplanations & WithPreviousPlan & WithProblems)
  | ({ readonly kind: 'invalid'; readonly accepted?: Plan } & Pick<PlanExplanations, 'overrides'> & WithProblems)
  /** The pull request is open, and its merge would be refused. `cause` is absent if only the platform changed. */
  | {
      readonly kind: 'stale';
      readonly staleBundles: readonly StaleBundle[];
      /** The pull request whose apply changed the platform, if any. */
      readonly by: number | null;
      readonly cause?: Cause;
      /** From the base branch; `refuse` by default. */
      readonly onStale?: Settings['onStale'];
    }
  | { readonly kind: 'applying'; readonly plan: Plan }
  | {
      readonly kind: 'applied' | 'partial';
      readonly plan: Plan;
      readonly results: readonly BundleWithResult[];
      /** Why some deployments could not be previewed. */
      readonly error?: Error | undefined;
    }
  | Refused
  | { readonly kind: 'superseded'; readonly by: Successor }
  | { readonly kind: 'failed'; readonly error: Error; readonly results: readonly BundleWithResult[] };

/** The difference from the plan recorded last, and the URL of its comment; absent for the first plan. */
type WithPreviousPlan = { readonly since?: SincePreviousPlan };

export type SincePreviousPlan = {
  readonly cause: Cause;
  readonly staleBundles: readonly StaleBundle[];
  readonly url: string | null;
};

/** The pull request is merged, and its plan was not applied. `currentPlan` can be applied by its digest. */
export type Refused = { readonly kind: 'refused'; readonly refusal: Refusal; readonly currentPlan: Plan | null };

/** Why the files were only validated. */
export type NoPreview = 'fork' | 'no-token' | 'no-address';

/** What replaces a comment. */
export type Successor =
  /** A new comment with a newer plan. */
  | { readonly what: 'plan'; readonly url: string }
  /** A later merge, whose plan includes these changes: applied by now, or still to be settled. */
  | { readonly what: 'pull'; readonly pull: number; readonly isApplied: boolean }
  /** Another pull request that the same commit merged, and that was applied. */
  | { readonly what: 'same-commit'; readonly pull: number }
  /** The platform already matches the branch: with these changes, or with a later merge's version of them. */
  | { readonly what: 'equal' };

/** Why a merged pull request was not applied. */
export type Refusal = RefusalReason & {
  /** Bundles of the reviewed plan that are already applied, by an earlier attempt or by hand. */
  readonly done?: readonly BundleReference[];
};

type RefusalReason =
  | {
      readonly code: 'direct-push';
      readonly commit: string;
      readonly branch: string;
      readonly bundles: readonly BundleReference[];
    }
  | { readonly code: 'fork'; readonly pull: number }
  /** Files of a fork that were not previewed, since they name what the base does not; the deployment is as in the files. */
  | {
      readonly code: 'fork-names';
      readonly bundles: readonly { readonly deployment: string | null; readonly kind: BundleKind }[];
    }
  /** Deployments whose platform did not answer, although the pull request changes what they get. `message` and `fix` are sentences. */
  | {
      readonly code: 'unanswered';
      readonly deployments: readonly { readonly slug: string; readonly message: string; readonly fix: string | null }[];
    }
  | { readonly code: 'no-record'; readonly pull: number; readonly head: string }
  /** The record became visible after the merge, or in the same second. */
  | { readonly code: 'recorded-late'; readonly pull: number; readonly recordedAt: string; readonly mergedAt: string }
  | { readonly code: 'comment-missing'; readonly pull: number }
  /** The plan of a later commit of the branch was recorded, and then the branch went back. */
  | { readonly code: 'replaced'; readonly pull: number }
  /** The comment no longer contains the record that its anchor names. */
  | { readonly code: 'edited'; readonly pull: number }
  /** Two runs recorded different plans for the same commit at the same moment. */
  | { readonly code: 'disputed'; readonly pull: number }
  /** Records exist, but none is anchored with a token of this run. */
  | { readonly code: 'other-token' }
  | { readonly code: 'other-platform'; readonly reviewed: string }
  | { readonly code: 'other-base'; readonly reviewed: string; readonly merged: string }
  | { readonly code: 'old-run'; readonly commit: string; readonly branch: string; readonly tip: string }
  /** `missing`: reviewed, but no longer declared. `added`: changed by the merge, but not reviewed. */
  | {
      readonly code: 'bundles';
      readonly missing: readonly BundleReference[];
      readonly added: readonly BundleReference[];
    }
  | { readonly code: 'files'; readonly bundles: readonly BundleReference[] }
  | { readonly code: 'settings' }
  | { readonly code: 'stale'; readonly staleBundles: readonly StaleBundle[] }
  | { readonly code: 'guards'; readonly guards: readonly GuardViolation[] }
  | { readonly code: 'invalid'; readonly pull: number }
  /** The commit of the merge has so many statuses that an apply could not be marked, and a later run would apply again. */
  | { readonly code: 'marks-full'; readonly pull: number; readonly commit: string }
  /** A later merge is settled, but its plan cannot be read any more, so it is not known whether this apply would undo it. */
  | { readonly code: 'later-plan-unreadable'; readonly pull: number; readonly by: number }
  /** A later merge includes this one, and its plan was not applied. */
  | { readonly code: 'waits'; readonly pull: number; readonly by: number }
  /** Another pull request was merged by the same commit, and its plan was not applied. */
  | { readonly code: 'same-commit'; readonly pull: number; readonly by: number }
  /** The settings of a merge change what the branch declares. No preview shows that, since it uses the settings of the base branch. */
  | { readonly code: 'settings-alone'; readonly pull: number; readonly bundles: readonly BundleReference[] }
  /** A force-push took the commit of the run off the branch. */
  | { readonly code: 'dropped'; readonly commit: string; readonly branch: string }
  /** A pull request in a merge queue whose apply would be refused. */
  | { readonly code: 'not-fresh'; readonly pull: number; readonly cause: Cause }
  /** A preview found another plan than the recorded one for the same commit. */
  | { readonly code: 'changed'; readonly cause: Cause }
  /** The plan of a pull request could not be recorded, so merging it would apply nothing. */
  | { readonly code: 'not-recorded'; readonly why: string; readonly fix: string }
  /** The digest of a manual run is not that of the current plan. */
  | { readonly code: 'other-plan'; readonly requested: string; readonly found: string };

/** Why a plan no longer holds: any refusal but `not-fresh` and `changed`, which only wrap another one as their `cause`. */
export type Cause = Exclude<Refusal, { code: 'not-fresh' | 'changed' }>;

/** The cause of a refusal. */
export const causeOf = (refusal: Refusal): Cause => ('cause' in refusal ? refusal.cause : refusal);

/** The comment state of an outcome. */
export function commentStateOf(outcome: Exclude<Outcome, { kind: 'valid' }>): CommentState {
  if (outcome.kind === 'invalid') return outcome;
  if (outcome.kind === 'failed') return { kind: 'failed', error: outcome.error, results: outcome.results };
  if (outcome.kind === 'stale')
    return {
      kind: 'refused',
      refusal: { code: 'stale', staleBundles: staleBundlesIn(outcome.results) },
      currentPlan: null,
    };
  if (outcome.kind === 'applied') return { kind: 'applied', plan: outcome.plan, results: outcome.results };
  if (outcome.kind === 'partial')
    return { kind: 'partial', plan: outcome.plan, results: outcome.results, error: outcome.error };
  const isChanged = outcome.plan.bundles.some(({ changes }) => changes.length > 0);
  return isChanged ? { ...outcome, kind: 'planned' } : { ...outcome, kind: 'no-changes' };
}
