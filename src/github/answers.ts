import { type Comment, GitHubError, type Page, type Pull } from '../domain/github.ts';

/** A comment as the API returns it. */
export const readComment = (spot: Spot): Comment => ({
  id: number(member(spot, 'id')),
  pull: pullNumber(member(spot, 'issue_url')),
  body: orNull(member(spot, 'body'), text) ?? '',
  author: readAuthor(member(spot, 'user')),
  url: text(member(spot, 'html_url')),
});

/** A deleted account appears as `ghost`. */
const readAuthor = (user: Spot): Comment['author'] =>
  orNull(user, (one) => ({ login: text(member(one, 'login')), type: text(member(one, 'type')) })) ?? {
    login: 'ghost',
    type: 'User',
  };

/** A pull request is also an issue, and a comment names the issue only by URL. */
function pullNumber(spot: Spot): number {
  const [, digits = ''] = /\/issues\/([0-9]{1,15})$/.exec(text(spot)) ?? [];
  if (digits === '') throw new Misshapen(spot, 'the address of an issue');
  return Number(digits);
}

/** A value in foreign JSON, and its path. */
export type Spot = { readonly value: unknown; readonly path: string };

/** The JSON has the wrong shape; the message says where. */
export class Misshapen extends Error {
  override readonly name = 'Misshapen';
  constructor({ path }: Spot, expected: string) {
    super(`${path === '' ? 'it' : path} is not ${expected}`);
  }
}

export const whole = (value: unknown): Spot => ({ value, path: '' });

/** A member of an object; its value is undefined if missing. */
export function member(spot: Spot, name: string): Spot {
  const { value, path } = spot;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misshapen(spot, 'an object');
  const found = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  return { value: found, path: path === '' ? name : `${path}.${name}` };
}

/** A nested member. */
export const inside = (spot: Spot, ...names: readonly string[]): Spot => names.reduce(member, spot);

export function items(spot: Spot): Spot[] {
  const { value, path } = spot;
  if (!Array.isArray(value)) throw new Misshapen(spot, 'a list');
  return value.map((item: unknown, index) => ({ value: item, path: `${path}[${String(index)}]` }));
}

export function text(spot: Spot): string {
  if (typeof spot.value !== 'string') throw new Misshapen(spot, 'a text');
  return spot.value;
}

/** A positive safe integer: a count or an id. Throws Misshapen. */
export function number(spot: Spot): number {
  if (!Number.isSafeInteger(spot.value) || (spot.value as number) < 1) throw new Misshapen(spot, 'a positive number');
  return spot.value as number;
}

/** A commit id, including longer hashes. */
export function commit(spot: Spot): string {
  const { value } = spot;
  if (typeof value !== 'string' || !commitId.test(value)) throw new Misshapen(spot, 'the id of a commit');
  return value;
}

const commitId = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** Null if null or missing. */
export const orNull = <T>(spot: Spot, read: (spot: Spot) => T): T | null =>
  spot.value === null || spot.value === undefined ? null : read(spot);

/** The text of a file as the API returns it. Folders, links and files over 1 MB have none. */
export function readFileText(spot: Spot): string {
  if (Array.isArray(spot.value)) throw new Misshapen(spot, 'a file, it is a folder');
  const type = text(member(spot, 'type'));
  if (type !== 'file') throw new Misshapen(spot, `a file, it is a ${type}`);
  if (text(member(spot, 'encoding')) !== 'base64') throw new Misshapen(spot, 'a file of at most 1 MB');
  return decode(Buffer.from(text(member(spot, 'content')), 'base64'), spot);
}

function decode(bytes: Uint8Array, spot: Spot): string {
  try {
    // Keep the byte order mark: the reader of the text judges it.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // A fatal decoder throws for no other reason.
    throw new Misshapen(spot, 'UTF-8');
  }
}

/** An issue, or a pull request in the list of issues, as the API returns it. */
export function readPage(spot: Spot): Page {
  return {
    number: number(member(spot, 'number')),
    body: orNull(member(spot, 'body'), text) ?? '',
    open: text(member(spot, 'state')) === 'open',
    author: readAuthor(member(spot, 'user')),
    url: text(member(spot, 'html_url')),
  };
}

/** A pull request as an event or the API returns it. */
export function readPull(spot: Spot): Pull {
  const merged = orNull(member(spot, 'merged_at'), text) !== null;
  return {
    number: number(member(spot, 'number')),
    head: commit(inside(spot, 'head', 'sha')),
    base: { ref: text(inside(spot, 'base', 'ref')), sha: commit(inside(spot, 'base', 'sha')) },
    merge: readMerge(spot, merged),
    merged,
    fork: isFork(spot),
  };
}

/** The merge commit of an open pull request may be outdated unless GitHub also says that it is mergeable. */
function readMerge(spot: Spot, merged: boolean): string | null {
  const known = merged || member(spot, 'mergeable').value === true;
  return known ? orNull(member(spot, 'merge_commit_sha'), commit) : null;
}

/** A deleted head repository was a fork. */
function isFork(spot: Spot): boolean {
  const head = orNull(inside(spot, 'head', 'repo'), (repository) => number(member(repository, 'id')));
  return head !== number(inside(spot, 'base', 'repo', 'id'));
}

/** The result, or `instead` if GitHub's refusal means only that. */
export async function unless<T, I>(
  means: (error: GitHubError) => boolean,
  instead: I,
  ask: () => Promise<T>,
): Promise<T | I> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GitHubError && means(error)) return instead;
    throw error;
  }
}
