import { type Comment, type GitHub, GitHubError, type Pull } from '../domain/github.ts';
import type { Marker } from '../domain/record.ts';
import type { Clock } from './http.ts';
import { unless } from './answers.ts';

export type Publication = Ours & {
  readonly pull: number;
  /**
   * The text with its hidden lines, for the comment that it replaces, or null. What it says of the run decides what may be replaced: never
   * what a newer run wrote.
   */
  readonly body: (replaced: Marker | null) => string;
  /** `quiet`: only where there is a comment already. `new`: never in place of another text, for an edit notifies nobody. */
  readonly mode: 'always' | 'quiet' | 'new';
  /** The commit that the pull request must still be at, and unmerged; null for what is true at any commit. */
  readonly head: string | null;
  /** What another comment of ours says once the one at this address is the one that counts. It has no hidden lines, so it is no more ours. */
  readonly retired: (url: string) => string;
  /** The comment that the text was made for, or null for none: where another one, or another first line, stands there by now, nothing is written. */
  readonly onto?: Comment | null | undefined;
};

export type Published = {
  /** Null when there is no comment. */
  readonly url: string | null;
  /** Why nothing was written. */
  readonly skipped: 'older-run' | 'moved-on' | 'quiet' | null;
  /** More comments of ours for the same deployment, which GitHub did not let us change: they go on saying what is not so any more. */
  readonly doubles: readonly Comment[];
  /** The login that GitHub names as the author of a new comment, when it is not the one that we look for: the next run would not find it. */
  readonly writtenBy: string | null;
};

/** Writes the comment of a deployment in place, or anew when there is none or somebody deleted it. Nobody else's is touched. Throws GitHubError. */
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

/** Null when the comment has been deleted. */
const updateBody = async (github: GitHub, current: Comment, body: string): Promise<Comment | null> =>
  current.body === body ? current : github.updateComment(current.id, body);

/** Else each would go on promising what it says, and of two nobody can tell which one was read. Answers those that could not be changed. */
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
  // A person who runs an old job again is newer than the run that the job belongs to.
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

/** Whether some comment is of a newer run. What became of the very plan that stands there is news, whatever a second comment says. */
const isOlder = (run: Marker['run'], written: readonly Marker['run'][]): boolean =>
  !(written[0]?.id === run.id && written[0].attempt === run.attempt) && written.some((other) => isNewer(other, run));

/** Whether the comment that counts is the one that was seen, with the same first line. */
function isStill(seen: Comment | null, [current]: readonly Comment[]): boolean {
  if (current === undefined) return true;
  return current.id === seen?.id && firstLine(current) === firstLine(seen);
}

const firstLine = ({ body }: Comment): string => body.split('\n', 1)[0] ?? '';

/** When no answer came, the comment may be there all the same: then it is not written twice. */
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

/** Whether an error leaves open if the request was processed. */
const isOpen = (error: unknown): boolean =>
  error instanceof GitHubError && (error.status === null || error.status >= 500);

type Run = Marker['run'];

/** Reads the hidden lines of a comment; null when it is none of ours. It never throws. */
type ReadMarker = (body: string) => Marker | null;

/** How to know the comment of a deployment: what its first line says, and who wrote it. */
export type Ours = {
  /** Null: the one about all deployments of the run. */
  readonly deployment: string | null;
  /**
   * Digest of the run's config, so that a workflow for another folder keeps a comment of its own; behind it those that count where no
   * comment names the one before. Null stands for comments of older versions, which name none.
   */
  readonly configs: readonly (string | null)[];
  /** Login, for example `github-actions[bot]`. */
  readonly author: string;
  readonly readMarker: ReadMarker;
};

/**
 * The comment of a deployment and config. Of several the one with the highest number counts, since a new one replaces those before; and of
 * two with the same number, as after two runs at the same moment, the oldest.
 */
export const findOurs = (comments: readonly Comment[], wanted: Ours): Comment | null =>
  allOurs(comments, wanted)[0] ?? null;

/** Those that stand beside it since two runs recorded a plan at the same moment. */
export function rivalsOf(counting: Comment, comments: readonly Comment[], wanted: Ours): Comment[] {
  const { number, config } = wanted.readMarker(counting.body) ?? {};
  return allOurs(comments, wanted).filter((other) => {
    const marker = wanted.readMarker(other.body);
    return (
      other.id !== counting.id && marker?.hasRecord === true && marker.number === number && marker.config === config
    );
  });
}

/** All comments of a deployment that are ours: in the order of their configs, and then those first that count most. */
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

/** GitHub compares logins without case. Whoever edits a comment does not become its author. */
export function isBy({ author }: Pick<Comment, 'author'>, login: string): boolean {
  // Only a bot can have a login with brackets; a user who has been chosen as the author is none.
  const type = login.endsWith('[bot]') ? 'Bot' : 'User';
  return author.login.toLowerCase() === login.toLowerCase() && author.type === type;
}

/** Whether a run came after another one, or is a later attempt of it. */
export const isNewer = (run: Run, than: Run): boolean =>
  run.id > than.id || (run.id === than.id && run.attempt > than.attempt);

/**
 * The outputs of a step as the runner reads them from the file that `GITHUB_OUTPUT` names. The delimiter must be one that nobody can
 * guess, for a value is free to hold any line but that. Throws when a value holds it, or a name is none.
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

/** The comments of one pull request, as far as they are known. */
type Known = {
  readonly byId: Map<number, Comment>;
  /** When they were listed, by the clock of here. */
  readonly asked: number;
  /** What was changed before is known, by GitHub's clock; null while nothing is. */
  readonly knownTo: number | null;
};

type Asking = {
  /** Those that were written or changed since, in milliseconds since 1970; null lists all. */
  readonly list: (pull: number, since: number | null) => Promise<Comment[]>;
  readonly create: (pull: number, body: string) => Promise<Comment>;
  readonly update: (id: number, body: string) => Promise<Comment | null>;
  readonly pull: (number: number) => Promise<Pull>;
};

/** What was asked before it was needed; each answer is taken once. */
type Ahead = {
  readonly asked?: number;
  readonly listed?: Promise<Comment[]> | undefined;
  readonly at?: Promise<Pull> | undefined;
};

/** For so many milliseconds others' comments are taken to be as they were: no longer than a request that is retried takes. */
const fresh = 2000;

// GitHub tells whole seconds, and may show one list a moment later than another.
const margin = 5000;

/**
 * Lists the comments of a pull request as a whole only once, and later what is new: a run over hundreds of deployments looks at them
 * before each that it writes. What is written here is known without asking; after a write that failed nothing is.
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
      // It may have been written all the same, but for a clear no.
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
      // Whoever needs an answer is told that there is none.
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

/** All below 500 but a time-out. */
const isRefusal = (error: unknown): boolean =>
  error instanceof GitHubError && error.status !== null && error.status < 500 && error.status !== 408;

/** A clock that was set back measures nothing. */
const isFresh = (age: number): boolean => age >= 0 && age < fresh;

const inOrder = ({ byId }: Pick<Known, 'byId'>): Comment[] => [...byId.values()].toSorted((a, b) => a.id - b.id);

/**
 * Up to when a list that took so long tells everything. What is written here tells nothing of that: others may have
 * written before it and after the list, and one page of a list may be older than another.
 */
function newestOf(listed: readonly Comment[], took: number): number | null {
  if (listed.length === 0 || took < 0) return null;
  return Math.max(...listed.map(({ updatedAt }) => updatedAt)) - took - margin;
}

/** Seconds between attempts: one minute in all. */
const waits = [1, 2, 4, 8, 15, 30];

/** Asks until the answer will do, for up to a minute; then the last answer stands. */
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
