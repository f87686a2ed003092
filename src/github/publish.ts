import { type Comment, type GitHub, GitHubError } from '../domain/github.ts';
import type { Marker } from '../domain/record.ts';
import { allOurs, isBy, isNewer, type Ours } from './comment-life.ts';
import { unless } from './unless.ts';

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
  const written = current && (await write(github, current, body));
  if (written !== null)
    return { ...result, url: written.url, doubles: await retire(github, doubles, publication.retired(written.url)) };
  if (mode === 'quiet') return { ...result, url: null, skipped: 'quiet' };
  return { ...result, ...(await writeAnew(github, publication, body, doubles)) };
}

async function writeAnew(github: GitHub, publication: Publication, body: string, replaced: readonly Comment[]) {
  const { url, author } = await create(github, publication, body);
  const writtenBy = isBy({ author }, publication.author) ? null : author.login;
  return { url, doubles: await retire(github, replaced, publication.retired(url)), writtenBy };
}

/** Null when the comment has been deleted. */
const write = async (github: GitHub, current: Comment, body: string): Promise<Comment | null> =>
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
async function create(github: GitHub, publication: Publication, body: string): Promise<Comment> {
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
