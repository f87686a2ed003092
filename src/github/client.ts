import { type Comment, type Event, GitHubError, type Pull } from '../domain/github.ts';
import { begun } from '../domain/json.ts';
import { branch, comment, file, issue, pullRequest, status } from './answers.ts';
import { type GitHubOptions, Requests } from './request.ts';

/** GitHub for one repository; sends nothing before the first call. Every method throws `GitHubError`. */
export type GitHub = ReturnType<typeof openGitHub>;

/** Throws GitHubError when the token is malformed. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the type GitHub is made of it
export function openGitHub(options: GitHubOptions) {
  const requests = new Requests(options);
  return {
    ...openComments(requests, () => options.clock.now()),
    ...openIssues(requests),
    /** The bytes of a file at a commit or branch; null if it is missing. */
    readFile: (path: string, ref: string): Promise<Uint8Array | null> =>
      // A missing commit is a 404 as well, and must not look like a missing file.
      unless(isMissing, null, requests.ask('readFile', { path, ref }, file)),
    /** The pull requests that merged a commit; empty for up to a minute after a merge. */
    pullsOf: (sha: string): Promise<Pull[]> =>
      unless(isUnknownCommit, [], requests.all('pullsOf', { commit_sha: sha }, pullRequest)),
    /** Open pull requests to a branch. */
    openPulls: (base: string): Promise<Pull[]> =>
      requests.all('pulls', { state: 'open', base, sort: 'created', direction: 'asc' }, pullRequest),
    /** The merged ones of the `limit` most recently updated closed pull requests to a branch. */
    async mergedPulls(base: string, limit: number): Promise<Pull[]> {
      const closed = { state: 'closed', base, sort: 'updated', direction: 'desc' };
      return (await requests.all('pulls', closed, pullRequest, limit)).filter(({ merged }) => merged);
    },
    /** The commit that a branch points to. */
    tipOf: (name: string): Promise<string> => requests.ask('tipOf', { ref: `heads/${name}` }, branch),
    /** Sets a commit status. */
    async setStatus(sha: string, { url, description, ...state }: Status): Promise<void> {
      // GitHub accepts 140 characters.
      const short = Array.from(description).slice(0, 140).join('');
      await requests.ask('setStatus', { sha, ...state, description: short, target_url: url }, status);
    },
  };
}

type Status = {
  readonly context: string;
  readonly state: 'success' | 'failure';
  readonly description: string;
  readonly url: string;
};

/** The number of closed issues of an author to read, last changed first. */
const recentIssues = 500;

/** The fields of an issue to change. */
export type IssueChange = {
  readonly title?: string;
  readonly body?: string;
  readonly state?: 'open' | 'closed';
  readonly state_reason?: 'completed' | 'not_planned';
};

const openIssues = (requests: Requests) => ({
  /** The open issues of an author, and the last closed ones; no pull requests. */
  async issuesBy(creator: string) {
    const sorted = { creator, sort: 'updated', direction: 'desc' };
    const found = await Promise.all([
      requests.all('issues', { ...sorted, state: 'open' }, issue),
      requests.all('issues', { ...sorted, state: 'closed' }, issue, recentIssues),
    ]);
    return found.flat().filter(({ isPull }) => !isPull);
  },
  createIssue: (made: { readonly title: string; readonly body: string; readonly labels: readonly string[] }) =>
    requests.ask('createIssue', made, issue),
  updateIssue: (number: number, change: IssueChange) =>
    requests.ask('updateIssue', { issue_number: number, ...change }, issue),
});

/** How long, in milliseconds, an answer is reused: no longer than a retried request takes. */
const fresh = 2000;

/**
 * Comments and pull requests, each read once every two seconds: a run over hundreds of deployments reads them before each write. Our own
 * writes are added without a request, unless it is unknown whether they were written.
 */
function openComments(requests: Requests, now: () => number) {
  const lists = new Map<number, Recent<Comment[]>>();
  const pulls = new Map<number, Recent<Pull>>();
  const recently = <T>(all: Map<number, Recent<T>>, number: number, ask: () => Promise<T>): Promise<T> => {
    const known = all.get(number);
    const age = known === undefined ? Infinity : now() - known.asked;
    // The age is negative if the clock was set back.
    if (known !== undefined && age >= 0 && age < fresh) return known.answer;
    const answer = ask();
    all.set(number, { asked: now(), answer });
    answer.catch(() => all.delete(number));
    return answer;
  };
  const replace = (id: number, written: Comment | null): void => {
    for (const [number, known] of lists)
      known.answer = begun(
        known.answer.then((all) => [
          ...all.filter((one) => one.id !== id),
          ...(written?.pull === number ? [written] : []),
        ]),
      );
  };
  const writing = async <T extends Comment | null>(id: number | null, write: Promise<T>): Promise<T> => {
    try {
      const written = await write;
      replace(written?.id ?? id ?? 0, written);
      return written;
    } catch (error) {
      lists.clear();
      throw error;
    }
  };
  return {
    /** All comments of a pull request, oldest first. May be up to two seconds old. */
    comments: (pull: number): Promise<Comment[]> =>
      recently(lists, pull, () => requests.all('comments', { issue_number: pull }, comment)),
    /** May be up to two seconds old. */
    pull: (number: number): Promise<Pull> =>
      recently(pulls, number, () => requests.ask('pull', { pull_number: number }, pullRequest)),
    /** Comments of the whole repository, issues included, most recently updated first, at most `limit`. */
    recentComments: (limit: number): Promise<Comment[]> =>
      requests.all('recentComments', { sort: 'updated', direction: 'desc' }, comment, limit),
    /** On a pull request or an issue. */
    createComment: (pull: number, body: string): Promise<Comment> =>
      writing(null, requests.ask('createComment', { issue_number: pull, body }, comment)),
    /** Null if the comment was deleted. */
    updateComment: (id: number, body: string): Promise<Comment | null> =>
      writing(
        id,
        unless(
          ({ status: code }) => code === 404,
          null,
          requests.ask('updateComment', { comment_id: id, body }, comment),
        ),
      ),
  };
}

/** An answer, when it was requested. */
type Recent<T> = { readonly asked: number; answer: Promise<T> };

/** The answer, or `instead` if GitHub's refusal means only that. */
async function unless<T, I>(means: (error: GitHubError) => boolean, instead: I, answer: Promise<T>): Promise<T | I> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GitHubError && means(error)) return instead;
    throw error;
  }
}

const isUnknownCommit = ({ message }: GitHubError): boolean => /no commit found/i.test(message);

const isMissing = (error: GitHubError): boolean => error.status === 404 && !isUnknownCommit(error);

type Push = Pick<Extract<Event, { kind: 'push' }>, 'branch' | 'after' | 'commits'>;

/** A push contains at most the pull requests of one merge queue group, a hundred. */
const mostPulls = 100;

/** Seconds between attempts: one minute in all. */
const waits = [1, 2, 4, 8, 15, 30];

/**
 * The pull requests that a push merged to its branch, in commit order. GitHub may learn that of the last commit a minute after the merge,
 * so this retries for as long. For an apply, look for one with `merge` equal to `after`: without it, the push ended with a commit from no
 * pull request. `first`: an answer requested ahead. Throws GitHubError.
 */
export async function mergedPulls(
  github: GitHub,
  push: Push,
  clock: Pick<GitHubOptions['clock'], 'sleep'>,
  first = knownPulls(github, push),
): Promise<Pull[]> {
  let found = await first;
  for (const seconds of waits) {
    if (found.some(({ merge }) => merge === push.after)) return found;
    await clock.sleep(seconds * 1000);
    found = await knownPulls(github, push);
  }
  return found;
}

/** Those that GitHub already knows. */
export async function knownPulls(github: GitHub, push: Push): Promise<Pull[]> {
  const order = [...push.commits.filter((id) => id !== push.after), push.after];
  const place = ({ merge }: Pull): number => (merge === null ? -1 : order.indexOf(merge));
  const last = await github.pullsOf(push.after);
  // One request for all others, instead of one per commit.
  const others = order.length > 1 ? await github.mergedPulls(push.branch, mostPulls) : [];
  const found = [...last, ...others].filter(({ merged, base }) => merged && base.ref === push.branch);
  const brought = new Map(found.filter((pull) => place(pull) >= 0).map((pull) => [pull.number, pull]));
  return [...brought.values()].toSorted((a, b) => place(a) - place(b));
}
