import type { BundleKind, Deployment } from './bundle.ts';
import type { AppliedBundle, Explained, Outcome } from './outcome.ts';
import type { Change, Current, Guard, Plan, PlannedBundle } from './plan.ts';
import type { LocatedProblem } from './problem.ts';
import type { RecordedBundle } from './record.ts';
import type { Settings } from './settings.ts';
import { planOf, summarize } from './summary.ts';

/** What our comment on a pull request says: one deployment or all of a run, at one moment of the pull request's life. */
export type CommentState =
  | ({ readonly kind: 'planned'; readonly plan: Plan; readonly guards: readonly Guard[] } & Explained &
      Reviewed &
      Found)
  | ({ readonly kind: 'no-changes' } & Explained & Reviewed & Found)
  | ({ readonly kind: 'invalid' } & Found)
  | ({
      readonly kind: 'validated';
      readonly reason: NoPreview;
      readonly files: number;
      readonly policies: number;
    } & Found)
  /** The pull request is open, and merging it would be refused. `cause`: where that is not only because the platform changed. */
  | {
      readonly kind: 'stale';
      readonly moved: readonly Moved[];
      readonly by: number | null;
      readonly cause?: Cause;
      /** As the base branch says; `refuse` where it is absent. */
      readonly onStale?: Settings['onStale'];
    }
  | { readonly kind: 'applying'; readonly plan: Plan }
  | {
      readonly kind: 'applied' | 'partial';
      readonly plan: Plan;
      readonly results: readonly AppliedBundle[];
      /** Would change now, but not by this pull request: nothing was sent. */
      readonly left?: readonly PlannedBundle[];
    }
  | Refused
  | { readonly kind: 'superseded'; readonly by: Successor }
  | { readonly kind: 'failed'; readonly error: Error; readonly results: readonly AppliedBundle[] };

/** What changed since an earlier plan for the same commit, and the address of the comment that showed that one; absent for the first plan. */
type Reviewed = { readonly since?: Since };
export type Since = { readonly cause: Cause; readonly moved: readonly Moved[]; readonly url: string };
type Found = { readonly problems: readonly LocatedProblem[] };

/** The pull request is merged, and nothing was applied. `fresh` is what applying would do now, with the digest that lets a person apply it. */
export type Refused = { readonly kind: 'refused'; readonly refusal: Refusal; readonly fresh: Plan | null };

/** Why the files were only validated. */
export type NoPreview = 'fork' | 'no-token' | 'no-address';

/**
 * What speaks in place of a comment: another comment, a newer plan for the same commit in one, those of each deployment, the plan of a
 * newer commit, the run of a newer push, or the pull request before it in the same push, which was not applied.
 */
export type Successor =
  | { readonly what: 'deployments' }
  | { readonly what: 'comment'; readonly url: string }
  | { readonly what: 'plan'; readonly url: string }
  | { readonly what: 'head'; readonly commit: string }
  | { readonly what: 'branch'; readonly branch: string; readonly commit: string }
  | { readonly what: 'pull'; readonly pull: number; readonly run: string };

/** A bundle at the review, and now. Changes are null where only their number, or nothing, is known. */
export type Moved = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  readonly reviewed: Pick<RecordedBundle, 'stateVersion' | 'creates' | 'updates' | 'deletes'> & {
    readonly changes: readonly Change[] | null;
  };
  readonly now: { readonly stateVersion: string; readonly changes: readonly Change[] | null };
};

/** Why an apply was refused before anything was sent, and for which deployments where a run is about several. */
export type Refusal = Reason & {
  readonly among?: RefusedAmong;
  /** What of the reviewed plan the platform has already, by an earlier attempt or by hand. */
  readonly done?: readonly Pick<PlannedBundle, 'deployment' | 'kind'>[];
};

/** Slugs of deployments: those that are refused for the reason given, and those that are for another one. */
export type RefusedAmong = { readonly so: readonly string[]; readonly otherwise: readonly string[] };

type Reason =
  | { readonly code: 'direct-push'; readonly commit: string; readonly branch: string }
  | { readonly code: 'fork'; readonly pull: number }
  | { readonly code: 'no-record'; readonly pull: number }
  /** The record does not fit its signature, or cannot be read: `forged` and `unreadable` of `Verified`. */
  | { readonly code: 'edited'; readonly reason: string }
  | { readonly code: 'other-token' }
  /** A sound record, but of another pull request. */
  | { readonly code: 'other-pull'; readonly pull: number }
  /** A sound record, but of another repository, platform or deployment. */
  | { readonly code: 'elsewhere' }
  /** A sound record, but other commits were merged than those that were reviewed. */
  | { readonly code: 'other-commit'; readonly reviewed: string; readonly merged: string }
  | { readonly code: 'old-run'; readonly commit: string; readonly branch: string; readonly tip: string }
  | { readonly code: 'bundles'; readonly missing: readonly BundleKind[]; readonly added: readonly BundleKind[] }
  | { readonly code: 'files'; readonly kinds: readonly BundleKind[] }
  | { readonly code: 'settings' }
  | { readonly code: 'stale'; readonly moved: readonly Moved[] }
  | { readonly code: 'guards'; readonly guards: readonly Guard[] }
  /** A merge queue holds a pull request whose apply would be refused; `why` is how. */
  | { readonly code: 'not-fresh'; readonly pull: number; readonly why: Cause }
  /** A preview found another plan than the one that is recorded for the same commit; `why` is how they differ. */
  | { readonly code: 'changed'; readonly why: Cause }
  /** A run by hand named a digest, and that is not the plan of now. */
  | { readonly code: 'other-plan'; readonly wanted: string; readonly found: string };

/** Every refusal but those of a merge queue and of a preview, which come from one of these. */
export type Cause = Exclude<Refusal, { code: 'not-fresh' | 'changed' }>;

/** What a refusal comes from. */
export const causeOf = (refusal: Refusal): Cause => ('why' in refusal ? refusal.why : refusal);

/** What a comment says of a run that ended so, for one deployment, or all where it is null. Files that are only valid have no state without a reason. */
export function stateOf(outcome: Exclude<Outcome, { kind: 'valid' }>, deployment: string | null): CommentState {
  const { problems } = outcome;
  if (outcome.kind === 'invalid') return { kind: 'invalid', problems };
  const results =
    'results' in outcome
      ? outcome.results.filter(({ bundle }) => deployment === null || bundle.deployment.slug === deployment)
      : [];
  if (outcome.kind === 'failed') return { kind: 'failed', error: outcome.error, results };
  if (outcome.kind === 'stale')
    return { kind: 'refused', refusal: { code: 'stale', moved: movedOf(results) }, fresh: null };
  const plan = deployment === null ? outcome.plan : planOf(outcome.plan, deployment);
  if (outcome.kind === 'applied' || outcome.kind === 'partial') return { kind: outcome.kind, plan, results };
  const changed = plan.bundles.some(({ changes }) => changes.length > 0);
  if (!changed) return { kind: 'no-changes', problems, ...explainedBy(outcome) };
  return {
    kind: 'planned',
    plan,
    guards: outcome.guards,
    problems,
    ...explainedBy(outcome),
  };
}

/** Of the whole run: what is about other deployments finds no bundle in the plan of one. */
const explainedBy = ({ impact, triangulation }: Explained): Explained => ({
  ...(impact === undefined ? {} : { impact }),
  ...(triangulation === undefined ? {} : { triangulation }),
});

/** The bundles that an apply found at another state than the reviewed one. */
export function movedOf(results: readonly AppliedBundle[]): Moved[] {
  return results.flatMap(({ bundle, outcome }) => {
    const now: Current | null = 'current' in outcome ? outcome.current : null;
    if (now === null) return [];
    const { deployment, kind, stateVersion, changes } = bundle;
    const { creates, updates, deletes } = summarize(changes);
    return [{ deployment, kind, reviewed: { stateVersion, creates, updates, deletes, changes }, now }];
  });
}
