import type { Comment, Event, Issue, Pull } from '../domain/github.ts';
import { ForgeError } from '../domain/errors.ts';
import { startEarly } from '../util/parallel.ts';
import { bytesOf, comment, commit, issue, pullRequest, readAnswer, text, unusable } from './answers.ts';
import { type GitHubOptions, openOctokit } from './octokit.ts';

/** GitHub for one repository; sends nothing before the first call. A refusal is a `ForgeError`. */
export type GitHub = ReturnType<typeof openGitHub>;

/** Throws ForgeError when the token is malformed. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the type GitHub is made of it
export function openGitHub(options: GitHubOptions) {
  const { request } = openOctokit(options);
  const { owner, name: repo } = options.job.repository;
  const hub = { request, here: { owner, repo } };
  const github = { ...openComments(hub), ...openIssues(hub), ...openCommits(hub) };
  return { ...github, ...openShared(github, () => options.clock.now()) };
}

type Hub = Pick<ReturnType<typeof openOctokit>, 'request'> & {
  readonly here: { readonly owner: string; readonly repo: string };
};

/** GitHub's largest page. */
const per_page = 100;

/** GitHub allows 2,500 comments per pull request. */
const mostPages = 100;

type Page = { readonly per_page: number; readonly page?: number };

/**
 * Reads each item of a list, up to a limit that is a multiple of 100. Pages are requested by number: octokit's plugin follows URLs in answers,
 * and takes a null and a refusal for an empty list.
 */
async function readAll<A, T>(
  ask: (page: Page) => Promise<{ readonly data: A[]; readonly headers: { readonly link?: string } }>,
  read: (item: A) => T,
  limit = Infinity,
): Promise<T[]> {
  const found: T[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, headers } = await ask({ per_page, ...(page === 1 ? {} : { page }) });
    if (!Array.isArray(data)) throw unusable('a list');
    found.push(...readAnswer(data, (items) => items.map((item) => read(item))));
    if (!/\brel="?next\b/.test(headers.link ?? '') || found.length >= limit) return found;
  }
  throw unusable(`a list of at most ${String(mostPages)} pages`);
}

/** Pull requests, files and commits. */
function openCommits({ request, here }: Hub) {
  const pulls = 'GET /repos/{owner}/{repo}/pulls';
  return {
    async pull(pull_number: number): Promise<Pull> {
      return readAnswer((await request(`${pulls}/{pull_number}`, { ...here, pull_number })).data, pullRequest);
    },
    /** The bytes of a file at a commit or branch; null if it is missing. */
    readFile(path: string, ref: string): Promise<Uint8Array | null> {
      const read = request('GET /repos/{owner}/{repo}/contents/{path}', { ...here, path, ref });
      // A missing commit is a 404 as well, and must not look like a missing file.
      return unless(
        isMissing,
        null,
        read.then(({ data }) => readAnswer(data, bytesOf)),
      );
    },
    /** The pull requests that merged a commit; empty for up to a minute after a merge. */
    pullsOf(sha: string): Promise<Pull[]> {
      const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
      const all = readAll((page) => request(route, { ...here, ...page, commit_sha: sha }), pullRequest);
      return unless(isUnknownCommit, [], all);
    },
    /** Open pull requests to a branch. */
    openPulls: (base: string): Promise<Pull[]> =>
      readAll((page) => request(pulls, { ...here, ...page, state: 'open', base }), pullRequest),
    /** The merged ones of the `limit` most recently updated closed pull requests to a branch. */
    async mergedPulls(base: string, limit: number): Promise<Pull[]> {
      const asked = { ...here, ...lastChanged, state: 'closed', base } as const;
      const all = await readAll((page) => request(pulls, { ...asked, ...page }), pullRequest, limit);
      return all.filter(({ merged }) => merged);
    },
    /** The commit that a branch points to. */
    async tipOf(name: string): Promise<string> {
      const { data } = await request('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...here, ref: `heads/${name}` });
      return readAnswer(data, ({ object }) => commit(object.sha));
    },
    /** Sets a commit status. */
    async setStatus(sha: string, { url, description, ...status }: Status): Promise<void> {
      // GitHub accepts 140 characters.
      const short = Array.from(description).slice(0, 140).join('');
      const asked = { ...here, ...status, sha, description: short, target_url: url };
      const { data } = await request('POST /repos/{owner}/{repo}/statuses/{sha}', asked);
      // The page of a gateway must not pass for a status that was set.
      readAnswer(data, (answer) => text(answer.context));
    },
  };
}

const lastChanged = { sort: 'updated', direction: 'desc' } as const;

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

function openIssues({ request, here }: Hub) {
  const list = (creator: string, state: 'open' | 'closed', limit: number): Promise<Issue[]> => {
    const asked = { ...here, ...lastChanged, creator, state };
    return readAll((page) => request('GET /repos/{owner}/{repo}/issues', { ...asked, ...page }), issue, limit);
  };
  return {
    /** The open issues of an author, and the last closed ones; no pull requests. */
    async issuesBy(creator: string): Promise<Issue[]> {
      const found = await Promise.all([list(creator, 'open', Infinity), list(creator, 'closed', recentIssues)]);
      return found.flat().filter(({ isPull }) => !isPull);
    },
    async createIssue(made: { title: string; body: string; labels: string[] }): Promise<Issue> {
      return readAnswer((await request('POST /repos/{owner}/{repo}/issues', { ...here, ...made })).data, issue);
    },
    async updateIssue(issue_number: number, change: IssueChange): Promise<Issue> {
      const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
      return readAnswer((await request(route, { ...here, issue_number, ...change })).data, issue);
    },
  };
}

const openComments = ({ request, here }: Hub) => ({
  /** All comments of a pull request, oldest first. */
  comments: (issue_number: number): Promise<Comment[]> =>
    readAll(
      (page) => request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...here, ...page, issue_number }),
      comment,
    ),
  /** Comments of the whole repository, issues included, most recently updated first, at most `limit`. */
  recentComments: (limit: number): Promise<Comment[]> =>
    readAll(
      (page) => request('GET /repos/{owner}/{repo}/issues/comments', { ...here, ...lastChanged, ...page }),
      comment,
      limit,
    ),
  /** On a pull request or an issue. */
  async createComment(issue_number: number, body: string): Promise<Comment> {
    const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
    return readAnswer((await request(route, { ...here, issue_number, body })).data, comment);
  },
  /** Null if the comment was deleted. */
  updateComment(comment_id: number, body: string): Promise<Comment | null> {
    const changed = request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...here, comment_id, body });
    return unless(
      ({ status }) => status === 404,
      null,
      changed.then(({ data }) => readAnswer(data, comment)),
    );
  },
});

/** How long, in milliseconds, an answer is reused: no longer than a retried request takes. */
const fresh = 2000;

type Read = ReturnType<typeof openComments> & Pick<ReturnType<typeof openCommits>, 'pull'>;

/**
 * Comments and pull requests, each read once every two seconds: a run over hundreds of deployments reads them before each write. Our own
 * writes are added without a request, unless it is unknown whether they were written.
 */
function openShared(github: Read, now: () => number): Omit<Read, 'recentComments'> {
  const lists = new Map<number, Recent<Comment[]>>();
  const pulls = new Map<number, Recent<Pull>>();
  const recently = <T>(
    all: Map<number, Recent<T>>,
    number: number,
    ask: (number: number) => Promise<T>,
  ): Promise<T> => {
    const known = all.get(number);
    if (known !== undefined && Math.abs(now() - known.asked) < fresh) return known.answer;
    const answer = ask(number);
    all.set(number, { asked: now(), answer });
    answer.catch(() => all.delete(number));
    return answer;
  };
  const replace = (id: number, written: Comment | null): void => {
    for (const [number, known] of lists)
      known.answer = startEarly(
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
    comments: (pull) => recently(lists, pull, github.comments),
    pull: (number) => recently(pulls, number, github.pull),
    createComment: (pull, body) => writing(null, github.createComment(pull, body)),
    updateComment: (id, body) => writing(id, github.updateComment(id, body)),
  };
}

/** An answer, when it was requested. */
type Recent<T> = { readonly asked: number; answer: Promise<T> };

/** The answer, or `instead` if GitHub's refusal means only that. */
async function unless<T, I>(means: (error: ForgeError) => boolean, instead: I, answer: Promise<T>): Promise<T | I> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ForgeError && means(error)) return instead;
    throw error;
  }
}

const isUnknownCommit = ({ message }: ForgeError): boolean => /no commit found/i.test(message);

const isMissing = (error: ForgeError): boolean => error.status === 404 && !isUnknownCommit(error);

type Push = Pick<Extract<Event, { kind: 'push' }>, 'branch' | 'after' | 'commits'>;

/** A push contains at most the pull requests of one merge queue group, a hundred. */
const mostPulls = 100;

/** Seconds between attempts: one minute in all. */
const waits = [1, 2, 4, 8, 15, 30];

/**
 * The pull requests that a push merged to its branch, in commit order. GitHub may learn that of the last commit a minute after the merge,
 * so this retries for as long. For an apply, look for one with `merge` equal to `after`: without it, the push ended with a commit from no
 * pull request. Throws ForgeError.
 */
export async function mergedPulls(
  github: GitHub,
  push: Push,
  clock: Pick<GitHubOptions['clock'], 'sleep'>,
): Promise<Pull[]> {
  let found = await knownPulls(github, push);
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
