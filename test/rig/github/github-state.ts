import { createHash } from 'node:crypto';
import type { GitHubClock } from './clock.ts';
import type { BareRepository } from './bare-repository.ts';
import type { Pulls } from './pulls.ts';

export type Permission = 'actions' | 'contents' | 'metadata' | 'issues' | 'pull_requests' | 'statuses';
/** What a job's token may do. */
export type Permissions = Readonly<Partial<Record<Permission, 'read' | 'write'>>>;

/** Who holds a token. */
export type Actor = { readonly token: string; readonly login: string; readonly permissions: Permissions };

/** A comment as the API returns it. */
export type CommentJson = {
  readonly id: number;
  body: string;
  readonly html_url: string;
  readonly issue_url: string;
  readonly user: { readonly login: string; readonly id: number; readonly type: string };
  readonly created_at: string;
  updated_at: string;
};

/** An issue as the API returns it. */
export type IssueJson = {
  readonly number: number;
  title: string;
  body: string;
  state: string;
  state_reason: string | null;
  closed_at: string | null;
  readonly html_url: string;
  readonly user: CommentJson['user'];
  readonly labels: readonly { readonly name: string }[];
  readonly created_at: string;
  updated_at: string;
};

/** A commit status as the API returns it, and the commit that it is of. */
export type StatusJson = {
  readonly sha: string;
  readonly id: number;
  readonly url: string;
  readonly state: string;
  readonly context: string;
  readonly description: string | null;
  readonly target_url: string | null;
  readonly creator: CommentJson['user'];
  readonly created_at: string;
  readonly updated_at: string;
};

/** A review of a pull request as the API returns it, and the pull request. */
export type ReviewJson = {
  readonly pull: number;
  readonly id: number;
  readonly user: CommentJson['user'];
  state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED';
  readonly commit_id: string;
  readonly submitted_at: string;
};

/** One repository on GitHub, with everything that users and jobs wrote there. */
export type GitHubState = {
  readonly fullName: string;
  /** Addresses without a trailing slash. */
  readonly api: string;
  readonly server: string;
  readonly repository: BareRepository;
  readonly pulls: Pulls;
  readonly clock: GitHubClock;
  readonly actors: Map<string, Actor>;
  /** Every status that was ever set, oldest first. */
  readonly statuses: StatusJson[];
  readonly issues: IssueJson[];
  /** Oldest first. */
  readonly reviews: ReviewJson[];
  readonly comments: CommentJson[];
  /** All texts of each comment, oldest first, also of a deleted one. */
  readonly versions: Map<number, string[]>;
  /** Ids of the runs of workflows. */
  readonly runs: Set<number>;
  /** How long GitHub's responses stay outdated, in numbers of responses. */
  readonly delays: {
    /** Responses to the pull requests of a commit, which are empty. */
    commitPulls: number;
    /** Responses with a pull request, whose test merge is the old one, and whose `mergeable` is null. */
    testMerge: number;
  };
};

export const repositoryId = 1;

/** Ids that GitHub's own accounts have. */
const accountIds: Readonly<Record<string, number>> = { 'github-actions[bot]': 41_898_282, 'web-flow': 19_864_447 };

const idOf = (login: string): number =>
  accountIds[login] ?? Number.parseInt(createHash('sha256').update(login).digest('hex').slice(0, 6), 16);

/** An account: of a person, or of an App if the name ends with `[bot]`. Each has an id of its own. */
export const userOf = (login: string): CommentJson['user'] => ({
  login,
  id: idOf(login),
  type: login.endsWith('[bot]') ? 'Bot' : 'User',
});

/** Issues and pull requests share their numbers. */
export const nextNumber = ({ issues, pulls }: Pick<GitHubState, 'issues' | 'pulls'>): number =>
  issues.length + pulls.all().length + 1;

export function addComment(github: GitHubState, page: number, login: string, body: string): CommentJson {
  const id = github.versions.size + 1;
  const at = github.clock.tick();
  const isPull = github.pulls.has(page);
  const kind = isPull ? 'pull' : 'issues';
  const html_url = `${github.server}/${github.fullName}/${kind}/${String(page)}#issuecomment-${String(id)}`;
  const issue_url = `${github.api}/repos/${github.fullName}/issues/${String(page)}`;
  const comment = { id, body, html_url, issue_url, user: userOf(login), created_at: at, updated_at: at };
  github.comments.push(comment);
  github.versions.set(id, [body]);
  if (isPull) github.pulls.get(page).updatedAt = at;
  return comment;
}

export const findComment = (github: GitHubState, id: number): CommentJson | undefined =>
  github.comments.find((comment) => comment.id === id);

export function changeComment(github: GitHubState, comment: CommentJson, body: string): CommentJson {
  github.versions.get(comment.id)?.push(body);
  return Object.assign(comment, { body, updated_at: github.clock.tick() });
}

export function removeComment(github: GitHubState, comment: CommentJson): void {
  github.clock.tick();
  github.comments.splice(github.comments.indexOf(comment), 1);
}

export const commentsOf = (github: GitHubState, page: number): CommentJson[] =>
  github.comments.filter(({ issue_url: url }) => url.endsWith(`/${String(page)}`)).map((comment) => ({ ...comment }));

export function addIssue(
  github: GitHubState,
  login: string,
  issue: Pick<IssueJson, 'title' | 'body' | 'labels'>,
): IssueJson {
  const number = nextNumber(github);
  const html_url = `${github.server}/${github.fullName}/issues/${String(number)}`;
  const at = github.clock.tick();
  const state = { state: 'open', state_reason: null, closed_at: null, created_at: at, updated_at: at };
  const created = { ...issue, ...state, number, html_url, user: userOf(login) };
  github.issues.push(created);
  return created;
}
