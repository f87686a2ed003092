import { type Comment, type GitHub, GitHubError, type Pull } from '../domain/github.ts';
import { begun } from '../domain/json.ts';
import type { Marker } from '../domain/record.ts';
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
async function retire(github: GitHub, doubles: readonly Comment[], text: string): Promise<Comment[]> {
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

export const firstLine = ({ body }: Comment): string => body.split('\n', 1)[0] ?? '';

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
  /** Digest of the run's config, so that a workflow for another folder has its own comment. */
  readonly config: string;
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
  const number = wanted.readMarker(counting.body)?.number;
  return allOurs(comments, wanted).filter((other) => {
    const marker = wanted.readMarker(other.body);
    return other.id !== counting.id && marker?.hasRecord === true && marker.number === number;
  });
}

/** All our comments of a deployment; the one that counts comes first. */
function allOurs(comments: readonly Comment[], { deployment, config, author, readMarker }: Ours): Comment[] {
  const marked = comments.flatMap((comment) => {
    const marker = isBy(comment, author) ? readMarker(comment.body) : null;
    return marker?.deployment === deployment && marker.config === config ? [{ comment, marker }] : [];
  });
  return marked.toSorted(byWeight).map(({ comment }) => comment);
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

type Asking = {
  readonly list: (pull: number) => Promise<Comment[]>;
  readonly create: (pull: number, body: string) => Promise<Comment>;
  readonly update: (id: number, body: string) => Promise<Comment | null>;
  readonly pull: (number: number) => Promise<Pull>;
};

/** An answer, when it was requested. */
type Ahead<T> = { readonly asked: number; answer: Promise<T> };

/** How long, in milliseconds, an answer is reused: no longer than a retried request takes. */
const fresh = 2000;

/**
 * Lists the comments of a pull request once every two seconds: a run over hundreds of deployments reads them before each write. Our own
 * writes are added without a request, unless it is unknown whether they were written.
 */
export function shareComments(
  { list, create, update, pull: ask }: Asking,
  now: () => number,
): Pick<GitHub, 'comments' | 'pull' | 'lookAhead' | 'createComment' | 'updateComment'> {
  const lists = new Map<number, Ahead<Comment[]>>();
  const pulls = new Map<number, Ahead<Pull>>();
  const begin = <T>(all: Map<number, Ahead<T>>, number: number, answer: Promise<T>): Promise<T> => {
    all.set(number, { asked: now(), answer });
    answer.catch(() => all.delete(number));
    return answer;
  };
  /** The age is negative if the clock was set back. */
  const freshIn = <T>(all: ReadonlyMap<number, Ahead<T>>, number: number): Promise<T> | null => {
    const { asked, answer } = all.get(number) ?? { asked: Infinity, answer: null };
    return now() - asked >= 0 && now() - asked < fresh ? answer : null;
  };
  const comments = (number: number): Promise<Comment[]> => freshIn(lists, number) ?? begin(lists, number, list(number));
  const writing = async <T extends Comment | null>(id: number | null, write: () => Promise<T>): Promise<T> => {
    try {
      const comment = await write();
      for (const [number, known] of lists)
        known.answer = begun(
          known.answer.then((all) => [
            ...all.filter((one) => one.id !== (comment?.id ?? id)),
            ...(comment?.pull === number ? [comment] : []),
          ]),
        );
      return comment;
    } catch (error) {
      // It may have been written all the same, unless GitHub refused.
      if (!isRefusal(error)) lists.clear();
      throw error;
    }
  };
  return {
    comments,
    pull(number) {
      const answer = freshIn(pulls, number) ?? ask(number);
      pulls.delete(number);
      return answer;
    },
    lookAhead(number, mustBeOpen) {
      void comments(number);
      if (mustBeOpen) void begin(pulls, number, ask(number));
    },
    createComment: (pull, body) => writing(null, () => create(pull, body)),
    updateComment: (id, body) => writing(id, () => update(id, body)),
  };
}

/** Below 500, except a time-out. */
const isRefusal = (error: unknown): boolean =>
  error instanceof GitHubError && error.status !== null && error.status < 500 && error.status !== 408;
