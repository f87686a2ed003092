import type { BundleKind } from './bundle.ts';
import type { Guard } from './guards.ts';
import { type Plan, type PlannedBundle, planOf } from './plan.ts';
import type { WithProblems } from './problem.ts';
import type { Settings } from './settings.ts';
import { type AppliedBundle, type Explained, type Outcome, type Moved, movedOf } from './outcome.ts';

/** A comment on a pull request. */
export type Comment = {
  readonly id: number;
  readonly pull: number;
  readonly body: string;
  readonly author: { readonly login: string; readonly type: string };
  readonly url: string;
};

/** An issue. */
export type Issue = {
  readonly number: number;
  readonly body: string;
  readonly open: boolean;
  readonly isPull: boolean;
  readonly author: Comment['author'];
  readonly url: string;
};

/** A pull request. */
export type Pull = {
  readonly number: number;
  /** The commit of its branch. */
  readonly head: string;
  /** Its base branch, and the commit of that at the time of the event. */
  readonly base: { readonly ref: string; readonly sha: string };
  /** The commit that merging made, or would make; null while GitHub has not computed it, or on a conflict. */
  readonly merge: string | null;
  readonly merged: boolean;
  /** Whether its branch is in another repository: its author may be anyone. */
  readonly fork: boolean;
};

/** The event that triggered the run. */
export type Event =
  | { readonly kind: 'pull-request'; readonly pull: Pull; readonly hardened: boolean }
  /** `pulls`: the last pull request of the group, and the commit below it, if the branch name has them. */
  | {
      readonly kind: 'merge-group';
      readonly base: string;
      readonly pulls: readonly { readonly number: number; readonly onto: string }[];
    }
  | {
      readonly kind: 'push';
      readonly branch: string;
      readonly before: string;
      readonly after: string;
      readonly commits: readonly string[];
    }
  | { readonly kind: 'schedule' | 'dispatch' }
  | { readonly kind: 'other'; readonly name: string };

/** The repository and the run. */
export type Job = {
  readonly repository: {
    readonly owner: string;
    readonly name: string;
    readonly id: string;
    readonly defaultBranch: string;
  };
  /** The commit and ref of the event. */
  readonly sha: string;
  readonly ref: string;
  /** Later runs have higher ids; a re-run is another attempt of the same run. */
  readonly run: { readonly id: number; readonly attempt: number; readonly url: string };
  /** Login of the user who started this attempt, if known. */
  readonly startedBy: string | null;
  /** Base URLs of the API and of the website, without a trailing slash. */
  readonly api: string;
  readonly server: string;
};

/** The state that a comment on a pull request shows. */
export type CommentState =
  | ({ readonly kind: 'planned'; readonly plan: Plan; readonly guards: readonly Guard[] } & Explained &
      Reviewed &
      WithProblems)
  | ({ readonly kind: 'no-changes' } & Explained & Reviewed & WithProblems)
  | ({ readonly kind: 'invalid' } & WithProblems)
  | ({
      readonly kind: 'validated';
      readonly reason: NoPreview;
      readonly files: number;
      readonly policies: number;
    } & WithProblems)
  /** The pull request is open, and its merge would be refused. `cause`: unless only the platform changed. */
  | {
      readonly kind: 'stale';
      readonly moved: readonly Moved[];
      readonly by: number | null;
      readonly cause?: Cause;
      /** From the base branch; `refuse` by default. */
      readonly onStale?: Settings['onStale'];
    }
  | { readonly kind: 'applying'; readonly plan: Plan }
  | {
      readonly kind: 'applied' | 'partial';
      readonly plan: Plan;
      readonly results: readonly AppliedBundle[];
      /** Bundles with changes that are not from this pull request: not sent. */
      readonly left?: readonly PlannedBundle[];
    }
  | Refused
  | { readonly kind: 'superseded'; readonly by: Successor }
  | { readonly kind: 'failed'; readonly error: Error; readonly results: readonly AppliedBundle[] };

/** The difference from an earlier plan for the same commit, and the URL of its comment; absent for the first plan. */
type Reviewed = { readonly since?: Since };

export type Since = { readonly cause: Cause; readonly moved: readonly Moved[]; readonly url: string };

/** The pull request is merged, and nothing was applied. `fresh`: the current plan, which can be applied by its digest. */
export type Refused = { readonly kind: 'refused'; readonly refusal: Refusal; readonly fresh: Plan | null };

/** Why the files were only validated. */
export type NoPreview = 'fork' | 'no-token' | 'no-address';

/** What replaces a comment. `pull`: an earlier pull request of the same push was not applied. */
export type Successor =
  | { readonly what: 'deployments' }
  | { readonly what: 'comment'; readonly url: string }
  | { readonly what: 'plan'; readonly url: string }
  | { readonly what: 'head'; readonly commit: string }
  | { readonly what: 'branch'; readonly branch: string; readonly commit: string }
  | { readonly what: 'pull'; readonly pull: number; readonly run: string };

/** Why an apply was refused before anything was sent; `among`: for which deployments, if the run covers several. */
export type Refusal = Reason & {
  readonly among?: RefusedAmong;
  /** Bundles of the reviewed plan that are already applied, by an earlier attempt or by hand. */
  readonly done?: readonly Pick<PlannedBundle, 'deployment' | 'kind'>[];
};

/** Slugs of the deployments refused for this reason, and for another one. */
export type RefusedAmong = { readonly so: readonly string[]; readonly otherwise: readonly string[] };

type Reason =
  | { readonly code: 'direct-push'; readonly commit: string; readonly branch: string }
  | { readonly code: 'fork'; readonly pull: number }
  | { readonly code: 'no-record'; readonly pull: number }
  /** The record does not fit its signature, or cannot be read. */
  | { readonly code: 'edited'; readonly reason: string }
  /** The record is signed with another token, or for another repository or platform. */
  | { readonly code: 'other-token' }
  /** A valid record of another pull request or deployment. */
  | { readonly code: 'elsewhere' }
  /** A valid record of another commit than the merged one. */
  | { readonly code: 'other-commit'; readonly reviewed: string; readonly merged: string }
  | { readonly code: 'old-run'; readonly commit: string; readonly branch: string; readonly tip: string }
  | { readonly code: 'bundles'; readonly missing: readonly BundleKind[]; readonly added: readonly BundleKind[] }
  | { readonly code: 'files'; readonly kinds: readonly BundleKind[] }
  | { readonly code: 'settings' }
  | { readonly code: 'stale'; readonly moved: readonly Moved[] }
  | { readonly code: 'guards'; readonly guards: readonly Guard[] }
  /** A pull request in a merge queue whose apply would be refused. */
  | { readonly code: 'not-fresh'; readonly pull: number; readonly why: Cause }
  /** A preview found another plan than the recorded one for the same commit. */
  | { readonly code: 'changed'; readonly why: Cause }
  /** The digest of a manual run is not that of the current plan. */
  | { readonly code: 'other-plan'; readonly wanted: string; readonly found: string };

/** A refusal that has no other as its cause. */
export type Cause = Exclude<Refusal, { code: 'not-fresh' | 'changed' }>;

/** The cause of a refusal. */
export const causeOf = (refusal: Refusal): Cause => ('why' in refusal ? refusal.why : refusal);

/** The comment state of an outcome, for one deployment. Explanations are of the whole run; a comment shows only those of its own plan. */
export function stateOf(outcome: Exclude<Outcome, { kind: 'valid' }>, deployment: string): CommentState {
  if (outcome.kind === 'invalid') return outcome;
  const results =
    'results' in outcome ? outcome.results.filter(({ bundle }) => bundle.deployment.slug === deployment) : [];
  if (outcome.kind === 'failed') return { kind: 'failed', error: outcome.error, results };
  if (outcome.kind === 'stale')
    return { kind: 'refused', refusal: { code: 'stale', moved: movedOf(results) }, fresh: null };
  const plan = planOf(outcome.plan, deployment);
  if (outcome.kind === 'applied' || outcome.kind === 'partial') return { kind: outcome.kind, plan, results };
  const changed = plan.bundles.some(({ changes }) => changes.length > 0);
  return changed ? { ...outcome, kind: 'planned', plan } : { ...outcome, kind: 'no-changes' };
}
