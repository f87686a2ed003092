import { type Comment, type GitHub, GitHubError, type Pull } from '../domain/github.ts';
import type { Marker } from '../domain/record.ts';
import type { Clock } from './http.ts';
import { unless } from './answers.ts';

export type Publication = Ours & {
  readonly pull: number;
  /**
   * The text with its hidden lines, for the comment that it replaces, or null. The run in it decides what may be replaced: never the comment
   * of a newer run.
   */
  readonly body: (replaced: Marker | null) => string;
  /** `quiet`: only updates an existing comment. `new`: never edits another text, since an edit sends no notification. */
  readonly mode: 'always' | 'quiet' | 'new';
  /** The commit that the pull request must still be at, unmerged; null if the text holds for any commit. */
  readonly head: string | null;
  /** The text of our other comments once the one at this URL counts. It has no hidden lines, so the comment is no longer ours. */
  readonly retired: (url: string) => string;
  /** The comment that the text was made for, or null for none: if another comment or first line replaced it, nothing is written. */
  readonly onto?: Comment | null | undefined;
};

export type Published = {
  /** Null without a comment. */
  readonly url: string | null;
  /** Why nothing was written. */
  readonly skipped: 'older-run' | 'moved-on' | 'quiet' | null;
  /** Other comments of ours for the deployment that GitHub did not let us change: their text is outdated. */
  readonly doubles: readonly Comment[];
  /** The author that GitHub names for a new comment, if it is not the expected login: the next run would not find the comment. */
  readonly writtenBy: string | null;
};

/** Writes the comment of a deployment in place, or creates it if missing. Never touches comments of other authors. Throws GitHubError. */
export async function publish(github: GitHub, publication: Publication): Promise<Published> {
  const { mode, readMarker } = publication;
  const existing = await ours(github, publication);
  const [current = null, ...doubles] = existing;
  const body = publication.body(current && readMarker(current.body));
  const result = { url: current === null ? null : current.url, skipped: null, doubles, writtenBy: null };
  const skipped = await reasonToSkip(github, publication, body, existing);
  if (skipped !== null) return { ...result, skipped };
  if (mode === 'new') return { ...result, ...(await writeAnew(github, publication, body, existing)) };
  const written = current && (await updateBody(github, current, body));
  if (written !== null)
    return { ...result, url: written.url, doubles: await retire(github, doubles, publication.retired(written.url)) };
  if (mode === 'quiet') return { ...result, url: null, skipped: 'quiet' };
  return { ...result, ...(await writeAnew(github, publication, body, doubles)) };
}

async function writeAnew(github: GitHub, publication: Publication, body: string, replaced: readonly Comment[]) {
  const { url, author } = await createOnce(github, publication, body);
  const writtenBy = isBy({ author }, publication.author) ? null : author.login;
  return { url, doubles: await retire(github, replaced, publication.retired(url)), writtenBy };
}

/** Null if the comment was deleted. */
const updateBody = async (github: GitHub, current: Comment, body: string): Promise<Comment | null> =>
  current.body === body ? current : github.updateComment(current.id, body);

/** Otherwise duplicates keep promising a plan, and it is unknown which one was read. Returns those that could not be changed. */
export async function retire(github: GitHub, doubles: readonly Comment[], text: string): Promise<Comment[]> {
  const left: Comment[] = [];
  for (const double of doubles) {
    const isChanged = await unless(
      () => true,
      false,
      async () => {
        await github.updateComment(double.id, text);
        return true;
      },
    );
    if (!isChanged) left.push(double);
  }
  return left;
}

const ours = async (github: GitHub, publication: Publication): Promise<Comment[]> =>
  allOurs(await github.comments(publication.pull), publication);

async function reasonToSkip(
  github: GitHub,
  { pull, head, mode, readMarker, onto }: Publication,
  body: string,
  existing: readonly Comment[],
): Promise<Published['skipped']> {
  const run = readMarker(body)?.run;
  if (run === undefined) throw new Error('a comment was to be published without its first line');
  if (onto !== undefined && !isStill(onto, existing)) return 'older-run';
  // A person who re-runs an old job counts as newer than the run of that job.
  if (
    mode !== 'new' &&
    isOlder(
      run,
      existing.map((comment) => readMarker(comment.body)?.run ?? run),
    )
  )
    return 'older-run';
  if (existing.length === 0 && mode === 'quiet') return 'quiet';
  if (head === null) return null;
  const now = await github.pull(pull);
  return now.head === head && !now.merged ? null : 'moved-on';
}

/** Whether any comment is from a newer run. The run of the counting comment may always update it, whatever a second comment says. */
const isOlder = (run: Marker['run'], written: readonly Marker['run'][]): boolean =>
  !(written[0]?.id === run.id && written[0].attempt === run.attempt) && written.some((other) => isNewer(other, run));

/** Whether the counting comment is the one that was seen, with the same first line. */
function isStill(seen: Comment | null, [current]: readonly Comment[]): boolean {
  if (current === undefined) return true;
  return current.id === seen?.id && firstLine(current) === firstLine(seen);
}

const firstLine = ({ body }: Comment): string => body.split('\n', 1)[0] ?? '';

/** Without an answer, the comment may exist all the same: then it is not written twice. */
async function createOnce(github: GitHub, publication: Publication, body: string): Promise<Comment> {
  const { pull } = publication;
  try {
    return await github.createComment(pull, body);
  } catch (error) {
    if (!isOpen(error)) throw error;
    const there = (await ours(github, publication)).find((comment) => comment.body === body);
    return there ?? (await github.createComment(pull, body));
  }
}

/** Whether the request may have been processed anyway. */
const isOpen = (error: unknown): boolean =>
  error instanceof GitHubError && (error.status === null || error.status >= 500);

type Run = Marker['run'];

/** Reads the hidden lines of a comment; null if it is not ours. Never throws. */
type ReadMarker = (body: string) => Marker | null;

/** Identifies the comment of a deployment: by its first line and its author. */
export type Ours = {
  /** Null: the one about all deployments. */
  readonly deployment: string | null;
  /**
   * Digest of the run's config, so that a workflow for another folder has its own comment; then fallbacks, each used if no comment names
   * the one before. Null stands for comments of older versions, which name none.
   */
  readonly configs: readonly (string | null)[];
  /** Login, for example `github-actions[bot]`. */
  readonly author: string;
  readonly readMarker: ReadMarker;
};

/**
 * The comment of a deployment and config. The highest number counts, since a new comment replaces those before; of two with the same
 * number, from concurrent runs, the oldest.
 */
export const findOurs = (comments: readonly Comment[], wanted: Ours): Comment | null =>
  allOurs(comments, wanted)[0] ?? null;

/** Comments beside it because concurrent runs recorded a plan. */
export function rivalsOf(counting: Comment, comments: readonly Comment[], wanted: Ours): Comment[] {
  const { number, config } = wanted.readMarker(counting.body) ?? {};
  return allOurs(comments, wanted).filter((other) => {
    const marker = wanted.readMarker(other.body);
    return (
      other.id !== counting.id && marker?.hasRecord === true && marker.number === number && marker.config === config
    );
  });
}

/** All our comments of a deployment: in the order of their configs, then by weight. */
function allOurs(comments: readonly Comment[], { deployment, configs, author, readMarker }: Ours): Comment[] {
  const marked = comments.flatMap((comment) => {
    const marker = isBy(comment, author) ? readMarker(comment.body) : null;
    return marker?.deployment === deployment ? [{ comment, marker }] : [];
  });
  return configs.flatMap((wanted) =>
    marked
      .filter(({ marker }) => marker.config === wanted)
      .toSorted(byWeight)
      .map(({ comment }) => comment),
  );
}

type Marked = { readonly comment: Comment; readonly marker: Marker };

/** The comment that counts comes first. */
export const byWeight = (a: Marked, b: Marked): number =>
  b.marker.number - a.marker.number || a.comment.id - b.comment.id;

/** GitHub logins are case-insensitive. Editing a comment does not change its author. */
export function isBy({ author }: Pick<Comment, 'author'>, login: string): boolean {
  // Only a bot's login can have brackets; a user configured as the author is not a bot.
  const type = login.endsWith('[bot]') ? 'Bot' : 'User';
  return author.login.toLowerCase() === login.toLowerCase() && author.type === type;
}

/** Whether a run is newer than another, or a later attempt of it. */
export const isNewer = (run: Run, than: Run): boolean =>
  run.id > than.id || (run.id === than.id && run.attempt > than.attempt);

/**
 * Step outputs in the format of the `GITHUB_OUTPUT` file. The delimiter must be unguessable, since a value may contain any other line.
 * Throws when a value contains it, or a name is invalid.
 */
export function formatOutputs(outputs: Readonly<Record<string, string>>, delimiter: string): string {
  return Object.entries(outputs)
    .map(([name, value]) => {
      if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`${name} is no name for an output`);
      if (value.includes(delimiter)) throw new Error(`the output ${name} holds the delimiter`);
      return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    })
    .join('');
}

/** The known comments of one pull request. */
type Known = {
  readonly byId: Map<number, Comment>;
  /** When they were listed, by the local clock. */
  readonly asked: number;
  /** Changes up to this time are known, by GitHub's clock; null if none are. */
  readonly knownTo: number | null;
};

type Asking = {
  /** Comments written or changed since, in milliseconds since 1970; null lists all. */
  readonly list: (pull: number, since: number | null) => Promise<Comment[]>;
  readonly create: (pull: number, body: string) => Promise<Comment>;
  readonly update: (id: number, body: string) => Promise<Comment | null>;
  readonly pull: (number: number) => Promise<Pull>;
};

/** Answers requested ahead; each is used once. */
type Ahead = {
  readonly asked?: number;
  readonly listed?: Promise<Comment[]> | undefined;
  readonly at?: Promise<Pull> | undefined;
};

/** How long, in milliseconds, a list of comments is reused: no longer than a retried request takes. */
const fresh = 2000;

// GitHub's times are whole seconds, and its lists may lag one another.
const margin = 5000;

/**
 * Lists all comments of a pull request only once, then only changes: a run over hundreds of deployments reads them before each write. Our
 * own writes are added without a request; a failed write clears the cache.
 */
export function shareComments(
  { list, create, update, pull: ask }: Asking,
  now: () => number,
): Pick<GitHub, 'comments' | 'pull' | 'lookAhead' | 'createComment' | 'updateComment'> {
  const pulls = new Map<number, Known>();
  const ahead = new Map<number, Ahead>();
  const forgetting = async <T>(write: () => Promise<T>): Promise<T> => {
    try {
      return await write();
    } catch (error) {
      // It may have been written all the same, unless GitHub refused.
      if (!isRefusal(error)) pulls.clear();
      throw error;
    }
  };
  const keep = (comment: Comment): Comment => {
    pulls.get(comment.pull)?.byId.set(comment.id, comment);
    return comment;
  };
  const comments = async (number: number): Promise<Comment[]> => {
    const known = pulls.get(number);
    if (known !== undefined && isFresh(now() - known.asked)) return inOrder(known);
    const asked = now();
    const listed = await list(number, known?.knownTo ?? null);
    const byId = new Map([...(known?.byId ?? []), ...listed.map((one) => [one.id, one] as const)]);
    const next = { byId, asked, knownTo: newestOf(listed, now() - asked) ?? known?.knownTo ?? null };
    pulls.set(number, next);
    return inOrder(next);
  };
  return {
    async comments(number) {
      const { listed } = ahead.get(number) ?? {};
      ahead.set(number, { ...ahead.get(number), listed: undefined });
      await listed;
      return comments(number);
    },
    async pull(number) {
      const { asked, at } = ahead.get(number) ?? {};
      ahead.set(number, { ...ahead.get(number), at: undefined });
      return at !== undefined && isFresh(now() - (asked ?? 0)) ? at : ask(number);
    },
    lookAhead(number, mustBeOpen) {
      const [listed, at] = [comments(number), mustBeOpen ? ask(number) : undefined];
      // The failure surfaces when the answer is used.
      for (const one of [listed, at]) one?.catch(() => {});
      ahead.set(number, { asked: now(), listed, at });
    },
    createComment: async (pull, body) => keep(await forgetting(() => create(pull, body))),
    async updateComment(id, body) {
      const updated = await forgetting(() => update(id, body));
      if (updated !== null) return keep(updated);
      for (const { byId } of pulls.values()) byId.delete(id);
      return null;
    },
  };
}

/** Below 500, except a time-out. */
const isRefusal = (error: unknown): boolean =>
  error instanceof GitHubError && error.status !== null && error.status < 500 && error.status !== 408;

/** The age is negative if the clock was set back. */
const isFresh = (age: number): boolean => age >= 0 && age < fresh;

const inOrder = ({ byId }: Pick<Known, 'byId'>): Comment[] => [...byId.values()].toSorted((a, b) => a.id - b.id);

/**
 * The time up to which a list that took so long is complete. Our own writes do not count: others may have written
 * between the list and them, and one page of a list may be older than another.
 */
function newestOf(listed: readonly Comment[], took: number): number | null {
  if (listed.length === 0 || took < 0) return null;
  return Math.max(...listed.map(({ updatedAt }) => updatedAt)) - took - margin;
}

/** Seconds between attempts: one minute in all. */
const waits = [1, 2, 4, 8, 15, 30];

/** Retries until the answer is acceptable, up to a minute; returns the last. */
export async function retryUntil<T>(
  ask: () => Promise<T>,
  willDo: (answer: T) => boolean,
  clock: Pick<Clock, 'sleep'>,
): Promise<T> {
  let answer = await ask();
  for (const seconds of waits) {
    if (willDo(answer)) return answer;
    await clock.sleep(seconds * 1000);
    answer = await ask();
  }
  return answer;
}
