import type { Endpoints } from '@octokit/types';
import type { Approver, Comment, Commit, Issue, Pull, Status } from '../domain/forge.ts';
import { ForgeError } from '../domain/errors.ts';
import { checkAddress } from './octokit.ts';

type Answer<Route extends keyof Endpoints> = Endpoints[Route]['response']['data'];

/** GitHub, or a proxy before it, sent something else. `expected`: what it should have been. */
export const unexpectedAnswer = (expected: string): ForgeError =>
  new ForgeError(`GitHub did not send ${expected}.`, { fix: checkAddress });

/** Reads an answer, which may also be that of a proxy. Throws ForgeError for another shape. */
export function readAnswer<A, T>(answer: A, read: (answer: A) => T): T {
  try {
    return read(answer);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw unexpectedAnswer('what its API promises');
  }
}

/** The id of a commit: git gets it as an argument. Throws for anything else. */
export function commit(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{40}$/.test(value)) return value;
  throw unexpectedAnswer('the id of a commit');
}

export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  throw unexpectedAnswer('what its API promises');
}

/** A count or an id; octokit reads large ones as bigint. */
function number(value: unknown): number {
  if (/^[1-9][0-9]{0,14}$/.test(String(value))) return Number(value);
  throw unexpectedAnswer('what its API promises');
}

/** A deleted account appears as `ghost`. */
const account = (user: { login: string; type: string } | null): Comment['author'] => {
  const { login, type } = user ?? { login: 'ghost', type: 'User' };
  return { login: text(login), type: text(type) };
};

/** A comment names its pull request only by the URL of the issue. */
export const comment = ({
  id,
  issue_url,
  body,
  user,
  html_url,
}: Answer<'GET /repos/{owner}/{repo}/issues/comments/{comment_id}'>): Comment => ({
  id: number(id),
  pull: number(issue_url.slice(issue_url.lastIndexOf('/') + 1)),
  body: text(body ?? ''),
  author: account(user),
  url: text(html_url),
});

/** The list of issues has the pull requests, too. */
export const issue = (one: Answer<'GET /repos/{owner}/{repo}/issues/{issue_number}'>): Issue => ({
  number: number(one.number),
  body: text(one.body ?? ''),
  open: text(one.state) === 'open',
  isPull: one.pull_request !== undefined,
  author: account(one.user),
  url: text(one.html_url),
});

type RepositoryId = { readonly id: number | bigint };

/** What an event, a list and a single answer all have. */
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

export const pullRequest = ({
  user,
  head,
  base,
  merged_at,
  mergeable,
  merge_commit_sha,
  state,
  ...rest
}: PullRequest): Pull => {
  const mergedAt = typeof merged_at === 'string' ? time(merged_at) : null;
  return {
    number: number(rest.number),
    author: account(user).login,
    head: commit(head.sha),
    base: text(base.ref),
    // The merge commit of an open pull request may be outdated unless GitHub also says that it is mergeable.
    merge: (mergedAt !== null || mergeable === true) && merge_commit_sha ? commit(merge_commit_sha) : null,
    isOpen: text(state) === 'open',
    mergedAt,
    // A deleted head repository was a fork.
    isFork: !head.repo || number(head.repo.id) !== number(base.repo.id),
  };
};

/** What GitHub knows about a repository beyond its name. */
export type RepositoryFacts = { readonly id: string; readonly defaultBranch: string };

export const repositoryFacts = (one: {
  readonly id: number | bigint;
  readonly default_branch: string;
}): RepositoryFacts => ({
  id: String(number(one.id)),
  defaultBranch: text(one.default_branch),
});

/** A review of a pull request. */
export type Review = { readonly login: string; readonly state: string; readonly commit: string };

/** The commit is missing if somebody has removed it. */
export const review = (one: {
  readonly user: { readonly login: string; readonly type: string } | null;
  readonly state: string;
  readonly commit_id: string | null;
}): Review => ({ login: account(one.user).login, state: text(one.state), commit: one.commit_id ?? '' });

/** Those whose last review approves, of reviews in the order of their time. A mere comment changes nothing, and GitHub rewrites the state of a dismissed one. */
export function approversIn(reviews: readonly Review[]): Approver[] {
  const last = new Map<string, Review>();
  for (const one of reviews) if (one.state !== 'COMMENTED' && one.state !== 'PENDING') last.set(one.login, one);
  return [...last.values()].flatMap(({ login, state, commit: seen }) =>
    state === 'APPROVED' ? [{ login, commit: seen }] : [],
  );
}

/** A time in whole seconds, so that two of them compare as texts. */
function time(value: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value)) return value;
  throw unexpectedAnswer('a time in UTC');
}

export const listedCommit = ({
  sha,
  parents,
}: {
  readonly sha: string;
  readonly parents: readonly { readonly sha: string }[];
}): Commit => ({
  id: commit(sha),
  parents: parents.map((parent) => commit(parent.sha)),
});

const states = ['success', 'failure', 'pending', 'error'] as const;

export const status = (one: {
  readonly context: string;
  readonly state: string;
  readonly description: string | null;
  readonly target_url: string | null;
  readonly created_at: string;
}): Status => ({
  context: text(one.context),
  state: states.find((state) => state === one.state) ?? 'error',
  description: text(one.description ?? ''),
  url: text(one.target_url ?? ''),
  createdAt: time(text(one.created_at)),
});

/** The bytes of a file. Throws for a folder, a link and a file over 1 MB. */
export function bytesOf(answer: Answer<'GET /repos/{owner}/{repo}/contents/{path}'>): Uint8Array {
  if ('content' in answer && answer.type === 'file' && answer.encoding === 'base64')
    return Buffer.from(text(answer.content), 'base64');
  throw unexpectedAnswer('a file of at most 1 MB');
}
