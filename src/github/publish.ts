import { type Comment, type GitHub, GitHubError } from '../domain/github.ts';
import { allOurs, isBy, isNewer, type Ours } from './comment-life.ts';
import { unless } from './unless.ts';

export type Publication = Ours & {
  readonly pull: number;
  /** With its first line. What it says of the run decides what may be replaced: never what a newer run wrote. */
  readonly body: string;
  /** `quiet`: only where there is a comment already. */
  readonly mode: 'always' | 'quiet';
  /** The commit that the pull request must still be at, and unmerged; null for what is true at any commit. */
  readonly head: string | null;
  /** What a second comment of ours says once the one at this address is the one that counts. It has no first line, so it is no more ours. */
  readonly retired: (url: string) => string;
};

export type Published = {
  /** Null when there is no comment. */
  readonly url: string | null;
  /** Why nothing was written. */
  readonly skipped: 'older-run' | 'moved-on' | 'quiet' | null;
  /** More comments of ours for the same deployment, which nobody keeps up to date, and which GitHub did not let us change. */
  readonly doubles: readonly Comment[];
  /** The login that GitHub names as the author of a new comment, when it is not the one that we look for: the next run would not find it. */
  readonly writtenBy: string | null;
};

/** Writes the comment of a deployment in place, or anew when there is none or somebody deleted it. Nobody else's is touched. Throws GitHubError. */
export async function publish(github: GitHub, publication: Publication): Promise<Published> {
  const [current = null, ...doubles] = await ours(github, publication);
  const result = { url: current?.url ?? null, skipped: null, doubles, writtenBy: null };
  const skipped = await reasonToSkip(github, publication, current === null ? [] : [current, ...doubles]);
  if (skipped !== null) return { ...result, skipped };
  const written = current === null ? null : await write(github, current, publication.body);
  if (written === null && publication.mode === 'quiet') return { ...result, url: null, skipped: 'quiet' };
  const { url, author } = written ?? (await create(github, publication));
  const writtenBy = written !== null || isBy({ author }, publication.author) ? null : author.login;
  return { ...result, url, doubles: await retire(github, doubles, publication.retired(url)), writtenBy };
}

/** Null when the comment has been deleted. */
const write = async (github: GitHub, current: Comment, body: string): Promise<Comment | null> =>
  current.body === body ? current : github.updateComment(current.id, body);

/** Else each would go on promising what it says, and of two nobody can tell which one was read. Answers those that could not be changed. */
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
  { body, pull, head, mode, readMarker }: Publication,
  existing: readonly Comment[],
): Promise<Published['skipped']> {
  const run = readMarker(body)?.run;
  if (run === undefined) throw new Error('a comment was to be published without its first line');
  const written = existing.map((comment) => readMarker(comment.body)?.run ?? run);
  // What became of the very plan that stands there is news, whatever a second comment says.
  const isSameRun = written[0]?.id === run.id && written[0].attempt === run.attempt;
  if (!isSameRun && written.some((other) => isNewer(other, run))) return 'older-run';
  if (existing.length === 0 && mode === 'quiet') return 'quiet';
  if (head === null) return null;
  const now = await github.pull(pull);
  return now.head === head && !now.merged ? null : 'moved-on';
}

/** When no answer came, the comment may be there all the same: then it is not written twice. */
async function create(github: GitHub, publication: Publication): Promise<Comment> {
  const { pull, body } = publication;
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
