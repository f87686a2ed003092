import type { Endpoints } from '@octokit/types';
import { type Comment, GitHubError, type Issue, type Pull } from '../domain/github.ts';
import { checkAddress } from './octokit.ts';

type Answer<Route extends keyof Endpoints> = Endpoints[Route]['response']['data'];

/** `expected`: what it is not. */
export const unusable = (expected: string): GitHubError =>
  new GitHubError(`GitHub did not send ${expected}.`, { hint: checkAddress });

/** The id of a commit: git gets it as an argument. Throws for anything else. */
export function commit(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{40}$/.test(value)) return value;
  throw unusable('the id of a commit');
}

/** A deleted account appears as `ghost`. */
const account = (user: { login: string; type: string } | null): Comment['author'] => {
  const { login, type } = user ?? { login: 'ghost', type: 'User' };
  return { login, type };
};

/** A comment names its pull request only by the URL of the issue. */
export const comment = ({
  id,
  issue_url,
  body = '',
  user,
  html_url,
}: Answer<'GET /repos/{owner}/{repo}/issues/comments/{comment_id}'>): Comment => ({
  id: Number(id),
  pull: Number(issue_url.slice(issue_url.lastIndexOf('/') + 1)),
  body,
  author: account(user),
  url: html_url,
});

/** The list of issues has the pull requests, too. */
export const issue = ({
  number,
  body,
  state,
  user,
  html_url,
  pull_request,
}: Answer<'GET /repos/{owner}/{repo}/issues/{issue_number}'>): Issue => ({
  number,
  body: body ?? '',
  open: state === 'open',
  isPull: pull_request !== undefined,
  author: account(user),
  url: html_url,
});

type Repository = { readonly id: number | bigint };

/** What an event, a list and a single answer all have. */
export type PullRequest = {
  readonly number: number;
  readonly head: { readonly sha: string; readonly repo: Repository | null };
  readonly base: { readonly ref: string; readonly sha: string; readonly repo: Repository };
  readonly merged_at?: string | null;
  readonly mergeable?: boolean | null;
  readonly merge_commit_sha: string | null;
};

export const pullRequest = ({ number, head, base, merged_at, mergeable, merge_commit_sha }: PullRequest): Pull => {
  const merged = typeof merged_at === 'string';
  return {
    number,
    head: commit(head.sha),
    base: { ref: base.ref, sha: commit(base.sha) },
    // The merge commit of an open pull request may be outdated unless GitHub also says that it is mergeable.
    merge: (merged || mergeable === true) && merge_commit_sha !== null ? commit(merge_commit_sha) : null,
    merged,
    // A deleted head repository was a fork.
    fork: head.repo?.id !== base.repo.id,
  };
};

/** The bytes of a file. Throws for a folder, a link and a file over 1 MB. */
export function bytesOf(answer: Answer<'GET /repos/{owner}/{repo}/contents/{path}'>): Uint8Array {
  if ('content' in answer && answer.type === 'file' && answer.encoding === 'base64')
    return Buffer.from(answer.content, 'base64');
  throw unusable('a file of at most 1 MB');
}
