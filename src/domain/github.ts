import type { Pull } from './event.ts';

/** A comment on a pull request. */
export type Comment = {
  readonly id: number;
  readonly pull: number;
  readonly body: string;
  readonly author: { readonly login: string; readonly type: string };
  readonly url: string;
  /** When anybody last changed it, in milliseconds since 1970, of which GitHub tells whole seconds. */
  readonly updatedAt: number;
};

/** An issue: what its page says and whether it is open. */
export type Page = {
  readonly number: number;
  readonly body: string;
  readonly open: boolean;
  /** Milliseconds since 1970; null while it is open. */
  readonly closedAt: number | null;
  readonly author: Comment['author'];
  readonly url: string;
};

/** What is changed of an issue; the rest stays as it is. */
export type PageChange = { readonly title?: string; readonly body?: string; readonly state?: 'open' | 'closed' };

/** Issues. */
export type GitHubIssues = {
  /** Issues that somebody wrote, those that changed last first, at most `limit`; never pull requests. */
  issuesBy(author: string, state: 'open' | 'closed', limit: number): Promise<Page[]>;
  createIssue(issue: { title: string; body: string; labels: readonly string[] }): Promise<Page>;
  updateIssue(number: number, change: PageChange & { reason?: 'completed' | 'not_planned' }): Promise<Page>;
  commentOnIssue(number: number, body: string): Promise<Comment>;
};

/** GitHub in our words, for one repository. Every method throws `GitHubError` when GitHub says no or does not answer. */
export type GitHub = GitHubIssues & {
  /** The text of a file at a commit or branch; null when it is not there. */
  readFile(path: string, ref: string): Promise<string | null>;
  /** All comments of a pull request, oldest first; without `isNow`, what others changed within the last two seconds may be missing. */
  comments(pull: number, options?: { readonly isNow?: boolean }): Promise<Comment[]>;
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
  /** Commits after `base` up to `head`, oldest first. */
  commitsBetween(base: string, head: string): Promise<string[]>;
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
  readonly status: number | null;
  readonly hint: string | null;
  constructor(message: string, facts: { status?: number | null; hint?: string | null; cause?: unknown } = {}) {
    super(message, { cause: facts.cause });
    this.status = facts.status ?? null;
    this.hint = facts.hint ?? null;
  }
}
