import type { Endpoints } from '@octokit/types';
import type { Comment, Issue, Pull } from '../domain/github.ts';
import { ForgeError } from '../domain/errors.ts';
import { checkAddress } from './octokit.ts';

type Answer<Route extends keyof Endpoints> = Endpoints[Route]['response']['data'];

/** `expected`: what it is not. */
export const unusable = (expected: string): ForgeError =>
  new ForgeError(`GitHub did not send ${expected}.`, { hint: checkAddress });

/** Reads an answer, which may also be that of a proxy. Throws ForgeError for another shape. */
export function readAnswer<A, T>(answer: A, read: (answer: A) => T): T {
  try {
    return read(answer);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw unusable('what its API promises');
  }
}

/** The id of a commit: git gets it as an argument. Throws for anything else. */
export function commit(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{40}$/.test(value)) return value;
  throw unusable('the id of a commit');
}

export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  throw unusable('what its API promises');
}

/** A count or an id; octokit reads large ones as bigint. */
function number(value: unknown): number {
  if (/^[1-9][0-9]{0,14}$/.test(String(value))) return Number(value);
  throw unusable('what its API promises');
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

export const pullRequest = ({ head, base, merged_at, mergeable, merge_commit_sha, ...rest }: PullRequest): Pull => {
  const merged = typeof merged_at === 'string';
  return {
    number: number(rest.number),
    head: commit(head.sha),
    base: { ref: text(base.ref), sha: commit(base.sha) },
    // The merge commit of an open pull request may be outdated unless GitHub also says that it is mergeable.
    merge: (merged || mergeable === true) && merge_commit_sha ? commit(merge_commit_sha) : null,
    merged,
    // A deleted head repository was a fork.
    fork: !head.repo || number(head.repo.id) !== number(base.repo.id),
  };
};

/** The bytes of a file. Throws for a folder, a link and a file over 1 MB. */
export function bytesOf(answer: Answer<'GET /repos/{owner}/{repo}/contents/{path}'>): Uint8Array {
  if ('content' in answer && answer.type === 'file' && answer.encoding === 'base64')
    return Buffer.from(text(answer.content), 'base64');
  throw unusable('a file of at most 1 MB');
}
