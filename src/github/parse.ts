import type { Endpoints } from '@octokit/types';
import type { Approver, Comment, Commit, Issue, Pull, Status } from '../domain/forge.ts';
import { ForgeError } from '../domain/errors.ts';
import { checkAddressFix } from './octokit.ts';

type ResponseData<Route extends keyof Endpoints> = Endpoints[Route]['response']['data'];

/** GitHub, or a proxy in front of it, sent an unexpected response. `expected`: what it should have sent. */
export const unexpectedResponse = (expected: string): ForgeError =>
  new ForgeError(`GitHub did not send ${expected}.`, { fix: checkAddressFix });

/** Parses a response, which a proxy may have sent. Throws ForgeError if a field that `parse` reads is missing. */
export function parseResponse<A, T>(response: A, parse: (response: A) => T): T {
  try {
    return parse(response);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw unexpectedResponse('what its API promises');
  }
}

/** The id of a commit; checked strictly, since it becomes an argument of git. Throws for anything else. */
export function parseCommitId(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{40}$/.test(value)) return value;
  throw unexpectedResponse('the id of a commit');
}

export function parseText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw unexpectedResponse('what its API promises');
}

/** A number or an id; octokit parses large ones as bigint. */
function parseId(value: unknown): number {
  if (/^[1-9][0-9]{0,14}$/.test(String(value))) return Number(value);
  throw unexpectedResponse('what its API promises');
}

/** A deleted account appears as `ghost`. */
const parseAuthor = (user: { login: string; type: string } | null): Comment['author'] => {
  const { login, type } = user ?? { login: 'ghost', type: 'User' };
  return { login: parseText(login), type: parseText(type) };
};

/** A comment contains the number of its pull request only in the URL of the issue. */
export const parseComment = ({
  id,
  issue_url,
  body,
  user,
  html_url,
}: ResponseData<'GET /repos/{owner}/{repo}/issues/comments/{comment_id}'>): Comment => ({
  id: parseId(id),
  pull: parseId(issue_url.slice(issue_url.lastIndexOf('/') + 1)),
  body: parseText(body ?? ''),
  author: parseAuthor(user),
  url: parseText(html_url),
});

/** Lists of issues contain pull requests, too. */
export const parseIssue = (issue: ResponseData<'GET /repos/{owner}/{repo}/issues/{issue_number}'>): Issue => ({
  number: parseId(issue.number),
  body: parseText(issue.body ?? ''),
  open: parseText(issue.state) === 'open',
  isPull: issue.pull_request !== undefined,
  author: parseAuthor(issue.user),
  url: parseText(issue.html_url),
});

type RepositoryId = { readonly id: number | bigint };

/** The fields of a pull request that events, lists and single responses have in common. */
export type PullRequest = {
  readonly number: number;
  readonly user: { readonly login: string; readonly type: string } | null;
  readonly state: string;
  readonly head: { readonly sha: string; readonly repo: RepositoryId | null };
  readonly base: { readonly ref: string; readonly repo: RepositoryId };
  readonly merged_at?: string | null;
  readonly mergeable?: boolean | null;
  readonly merge_commit_sha: string | null;
};

export const parsePullRequest = ({
  user,
  head,
  base,
  merged_at,
  mergeable,
  merge_commit_sha,
  state,
  ...rest
}: PullRequest): Pull => {
  const mergedAt = typeof merged_at === 'string' ? parseTime(merged_at) : null;
  return {
    number: parseId(rest.number),
    author: parseAuthor(user).login,
    head: parseCommitId(head.sha),
    base: parseText(base.ref),
    // The merge commit of an open pull request may be outdated unless GitHub also says that it is mergeable.
    merge: (mergedAt !== null || mergeable === true) && merge_commit_sha ? parseCommitId(merge_commit_sha) : null,
    isOpen: parseText(state) === 'open',
    mergedAt,
    // A deleted head repository was a fork.
    isFork: !head.repo || parseId(head.repo.id) !== parseId(base.repo.id),
  };
};

/** Facts about a repository beyond its name. */
export type RepositoryFacts = { readonly id: string; readonly defaultBranch: string };

export const parseRepository = (repository: {
  readonly id: number | bigint;
  readonly default_branch: string;
}): RepositoryFacts => ({
  id: String(parseId(repository.id)),
  defaultBranch: parseText(repository.default_branch),
});

/** A review of a pull request. */
export type Review = { readonly login: string; readonly state: string; readonly commit: string };

/** The commit is null if it no longer exists. */
export const parseReview = (review: {
  readonly user: { readonly login: string; readonly type: string } | null;
  readonly state: string;
  readonly commit_id: string | null;
}): Review => ({
  login: parseAuthor(review.user).login,
  state: parseText(review.state),
  commit: review.commit_id ?? '',
});

/** The users whose last review approves. `reviews`: oldest first. Comments do not change an approval, and GitHub changes the state of a dismissed review. */
export function findApprovers(reviews: readonly Review[]): Approver[] {
  const lastReviews = new Map<string, Review>();
  for (const review of reviews) {
    if (review.state !== 'COMMENTED' && review.state !== 'PENDING') lastReviews.set(review.login, review);
  }
  return [...lastReviews.values()].flatMap(({ login, state, commit }) =>
    state === 'APPROVED' ? [{ login, commit }] : [],
  );
}

/** A time in whole seconds, so that two times can be compared as texts. */
function parseTime(value: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value)) return value;
  throw unexpectedResponse('a time in UTC');
}

export const parseCommit = ({
  sha,
  parents,
}: {
  readonly sha: string;
  readonly parents: readonly { readonly sha: string }[];
}): Commit => ({
  id: parseCommitId(sha),
  parents: parents.map((parent) => parseCommitId(parent.sha)),
});

const states = ['success', 'failure', 'pending', 'error'] as const;

export const parseStatus = (status: {
  readonly context: string;
  readonly state: string;
  readonly description: string | null;
  readonly target_url: string | null;
  readonly created_at: string;
}): Status => ({
  context: parseText(status.context),
  state: states.find((state) => state === status.state) ?? 'error',
  description: parseText(status.description ?? ''),
  url: parseText(status.target_url ?? ''),
  createdAt: parseTime(parseText(status.created_at)),
});

/** The bytes of a file. Throws for a folder, a link and a file over 1 MB. */
export function parseFileContent(content: ResponseData<'GET /repos/{owner}/{repo}/contents/{path}'>): Uint8Array {
  if ('content' in content && content.type === 'file' && content.encoding === 'base64')
    return Buffer.from(parseText(content.content), 'base64');
  throw unexpectedResponse('a file of at most 1 MB');
}
