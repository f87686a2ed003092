import type { BundleKind, Deployment } from './bundle.ts';
import {
  type AppliedBundle,
  type Change,
  type Current,
  type Explained,
  type Guard,
  type Outcome,
  type Plan,
  type PlannedBundle,
  planOf,
  summarize,
} from './plan.ts';
import type { LocatedProblem } from './problem.ts';
import type { RecordedBundle } from './record.ts';
import type { Settings } from './settings.ts';

/** A comment on a pull request. */
export type Comment = {
  readonly id: number;
  readonly pull: number;
  readonly body: string;
  readonly author: { readonly login: string; readonly type: string };
  readonly url: string;
};

/** An issue: what its page says and whether it is open. */
export type Page = {
  readonly number: number;
  readonly body: string;
  readonly open: boolean;
  readonly author: Comment['author'];
  readonly url: string;
};

/** What is changed of an issue; the rest stays as it is. */
export type PageChange = { readonly title?: string; readonly body?: string; readonly state?: 'open' | 'closed' };

/** Issues. */
export type GitHubIssues = {
  /** Issues that someone wrote, those that changed last first, at most `limit`; never pull requests. */
  issuesBy(author: string, state: 'open' | 'closed', limit: number): Promise<Page[]>;
  createIssue(issue: { title: string; body: string; labels: readonly string[] }): Promise<Page>;
  updateIssue(number: number, change: PageChange & { reason?: 'completed' | 'not_planned' }): Promise<Page>;
  commentOnIssue(number: number, body: string): Promise<Comment>;
};

/** GitHub in our words, for one repository. Every method throws `GitHubError` when GitHub says no or does not answer. */
export type GitHub = GitHubIssues & {
  /** The text of a file at a commit or branch; null when it is not there. */
  readFile(path: string, ref: string): Promise<string | null>;
  /** All comments of a pull request, oldest first; what others changed within the last two seconds may be missing. */
  comments(pull: number): Promise<Comment[]>;
  /** Begins to ask what `comments`, and `pull` for one that has to be open, are going to ask; they tell what came of it. */
  lookAhead(pull: number, mustBeOpen: boolean): void;
  /** The comments of the whole repository that were written or changed last, the last one first, at most `limit`; on issues too. */
  recentComments(limit: number): Promise<Comment[]>;
  createComment(pull: number, body: string): Promise<Comment>;
  /** Null when the comment has been deleted. */
  updateComment(id: number, body: string): Promise<Comment | null>;
  pull(number: number): Promise<Pull>;
  /** The pull requests that brought a commit to its branch; empty for up to a minute after a merge. */
  pullsOf(commit: string): Promise<Pull[]>;
  /** Open pull requests to a branch. */
  openPulls(base: string): Promise<Pull[]>;
  /** The merged ones among the `limit` closed pull requests to a branch in which something happened last. */
  mergedPulls(base: string, limit: number): Promise<Pull[]>;
  /** The commit that a branch points to. */
  tipOf(branch: string): Promise<string>;
  /** One line beside a commit, green or red, by the name of `context`. */
  setStatus(
    commit: string,
    status: { context: string; state: 'success' | 'failure'; description: string; url: string },
  ): Promise<void>;
  /** How many requests were made so far. */
  readonly requests: number;
};

/** GitHub said no, or did not answer. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  readonly status: number | null = null;
  readonly hint: string | null = null;

  constructor(message: string, { cause, ...facts }: Partial<Pick<GitHubError, 'status' | 'hint' | 'cause'>> = {}) {
    super(message, { cause });
    Object.assign(this, facts);
  }
}

/** A pull request as an event or the API names it. */
export type Pull = {
  readonly number: number;
  /** Commit of its branch. */
  readonly head: string;
  /** Branch that it goes to, and that branch's commit when the event was made. */
  readonly base: { readonly ref: string; readonly sha: string };
  /** The commit that merging made, or would make; null while GitHub has not computed it, or on a conflict. */
  readonly merge: string | null;
  readonly merged: boolean;
  /** Whether its branch lies in another repository, so that its author need not be trusted. */
  readonly fork: boolean;
};

/** Why the action runs. */
export type Event =
  | { readonly kind: 'pull-request'; readonly pull: Pull; readonly hardened: boolean }
  /** Two commits, and the pull request that the group ends with, and the commit that it was put on; none when the name of its branch does not say. */
  | {
      readonly kind: 'merge-group';
      readonly head: string;
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

/** The repository and the run, as the runner tells them. */
export type Job = {
  readonly repository: {
    readonly owner: string;
    readonly name: string;
    readonly id: string;
    readonly defaultBranch: string;
  };
  /** Commit that the event is about, and the branch or ref. */
  readonly sha: string;
  readonly ref: string;
  /** Runs are numbered upwards; an attempt is a re-run of the same one. */
  readonly run: { readonly id: number; readonly attempt: number; readonly url: string };
  /** Login of whoever started this attempt; null where the runner does not say. */
  readonly startedBy: string | null;
  /** Addresses of the API and of the pages, without a slash at the end; other ones on GitHub Enterprise Server. */
  readonly api: string;
  readonly server: string;
};

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
