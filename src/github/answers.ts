import type { Comment, Issue, Pull } from '../domain/github.ts';
import { isObject } from '../domain/json.ts';

/** Reads a value of foreign JSON at a path. Throws Misshapen. */
export type Read<T> = (value: unknown, path: string) => T;

/** The JSON has the wrong shape; the message says where. */
export class Misshapen extends Error {
  override readonly name = 'Misshapen';
  constructor(path: string, expected: string) {
    super(`${path === '' ? 'it' : path} is not ${expected}`);
  }
}

const matching =
  <T>(expected: string, fits: (value: unknown) => boolean): Read<T> =>
  (value, path) => {
    if (fits(value)) return value as T;
    throw new Misshapen(path, expected);
  };

const textLike = (expected: string, pattern: RegExp): Read<string> =>
  matching(expected, (value) => typeof value === 'string' && pattern.test(value));

export const text = textLike('a text', /^/);

/** A commit id, including longer hashes. */
export const commit = textLike('the id of a commit', /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);

/** A count or an id. */
const number: Read<number> = matching('a positive number', (value) => Number.isSafeInteger(value) && Number(value) > 0);

const anything: Read<unknown> = (value) => value;

/** Null if null or missing. */
export const optional =
  <T>(read: Read<T>): Read<T | null> =>
  (value, path) =>
    value === null || value === undefined ? null : read(value, path);

export const list =
  <T>(read: Read<T>): Read<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) throw new Misshapen(path, 'a list');
    return value.map((item, index) => read(item, `${path}[${String(index)}]`));
  };

type Members = Readonly<Record<string, Read<unknown>>>;

/** Ignores all other members. */
export const object =
  <M extends Members>(members: M): Read<{ readonly [K in keyof M]: ReturnType<M[K]> }> =>
  (value, path) => {
    if (!isObject(value)) throw new Misshapen(path, 'an object');
    const read = Object.entries(members).map(([name, member]) => {
      const found = Object.hasOwn(value, name) ? value[name] : undefined;
      return [name, member(found, path === '' ? name : `${path}.${name}`)];
    });
    return Object.fromEntries(read) as { readonly [K in keyof M]: ReturnType<M[K]> };
  };

export const as =
  <A, B>(read: Read<A>, make: (value: A) => B): Read<B> =>
  (value, path) =>
    make(read(value, path));

/** A deleted account appears as `ghost`. */
const account = as(
  optional(object({ login: text, type: text })),
  (user): Comment['author'] => user ?? { login: 'ghost', type: 'User' },
);

const body = as(optional(text), (written) => written ?? '');

/** A comment names its pull request only by the URL of the issue. */
export const comment = as(
  object({
    id: number,
    issue_url: textLike('the address of an issue', /\/issues\/[0-9]{1,15}$/),
    body,
    user: account,
    html_url: text,
  }),
  ({ id, issue_url, user, html_url, ...rest }): Comment => ({
    id,
    pull: Number(issue_url.slice(issue_url.lastIndexOf('/') + 1)),
    body: rest.body,
    author: user,
    url: html_url,
  }),
);

/** The list of issues has the pull requests, too. */
export const issue = as(
  object({ number, body, state: text, user: account, html_url: text, pull_request: anything }),
  ({ state, user, html_url, pull_request, ...rest }): Issue => ({
    number: rest.number,
    body: rest.body,
    open: state === 'open',
    isPull: pull_request !== undefined,
    author: user,
    url: html_url,
  }),
);

const repository = object({ id: number });

/** A pull request, in an event or an answer. */
export const pullRequest = as(
  object({
    number,
    head: object({ sha: commit, repo: optional(repository) }),
    base: object({ ref: text, sha: commit, repo: repository }),
    merged_at: optional(text),
    mergeable: anything,
    merge_commit_sha: optional(commit),
  }),
  ({ head, base, merged_at, mergeable, merge_commit_sha, ...rest }): Pull => ({
    number: rest.number,
    head: head.sha,
    base: { ref: base.ref, sha: base.sha },
    // The merge commit of an open pull request may be outdated unless GitHub also says that it is mergeable.
    merge: merged_at !== null || mergeable === true ? merge_commit_sha : null,
    merged: merged_at !== null,
    // A deleted head repository was a fork.
    fork: head.repo?.id !== base.repo.id,
  }),
);

/** The bytes of a file. Folders, links and files over 1 MB have none. */
export const file = as(
  object({
    type: textLike('that of a file', /^file$/),
    encoding: textLike('that of a file of at most 1 MB', /^base64$/),
    content: text,
  }),
  ({ content }): Uint8Array => Buffer.from(content, 'base64'),
);

export const branch = as(object({ object: object({ sha: commit }) }), (answer) => answer.object.sha);

/** Unused, but the page of a gateway must not pass for a status that was set. */
export const status = object({ context: text });
