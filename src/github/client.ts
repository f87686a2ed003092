import { ForgeError } from '../domain/errors.ts';
import type { Approver, Comment, Commit, Issue, Pull, Status } from '../domain/forge.ts';
import type { BeforeAttempt, Forge } from '../review/forge.ts';
import {
  approversIn,
  bytesOf,
  comment,
  commit,
  issue,
  listedCommit,
  pullRequest,
  readAnswer,
  type RepositoryFacts,
  repositoryFacts,
  review,
  status,
  text,
  unexpectedAnswer,
} from './answers.ts';
import { type GitHubOptions, openOctokit } from './octokit.ts';

/** The fields of an issue to change. */
export type IssueChange = {
  readonly title?: string;
  readonly body?: string;
  readonly state?: 'open' | 'closed';
  readonly state_reason?: 'completed' | 'not_planned';
};

/** The issues of a repository, in which drift is reported. */
export type Issues = {
  /** The open issues with a label, and the last closed ones; no pull requests. */
  labelled(label: string): Promise<Issue[]>;
  createIssue(made: { title: string; body: string; labels: string[] }): Promise<Issue>;
  updateIssue(number: number, change: IssueChange): Promise<Issue>;
};

/** GitHub for one repository. */
export type GitHub = Forge & Issues & { repository(): Promise<RepositoryFacts> };

/** Sends nothing before the first call. Throws ForgeError when the token is malformed. */
export function openGitHub(options: GitHubOptions): GitHub {
  const { request } = openOctokit(options);
  const { owner, name: repo } = options.job.repository;
  const api = { request, repository: { owner, repo } };
  return { name: 'GitHub', ...openPulls(api), ...openCommits(api), ...openComments(api), ...openIssues(api) };
}

type RepositoryApi = Pick<ReturnType<typeof openOctokit>, 'request'> & {
  readonly repository: { readonly owner: string; readonly repo: string };
};

/** GitHub's largest page. */
const per_page = 100;

/** GitHub allows 2,500 comments per pull request, and 1,000 statuses per commit and context. */
const maxPages = 100;

type Page = { readonly per_page: number; readonly page?: number };

const pageOf = (page: number): Page => ({ per_page, ...(page === 1 ? {} : { page }) });

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
  for (let page = 1; page <= maxPages; page += 1) {
    const { data, headers } = await ask(pageOf(page));
    found.push(...readList(data, read));
    if (!/\brel="?next\b/.test(headers.link ?? '') || found.length >= limit) return found;
  }
  throw unexpectedAnswer(`a list of at most ${String(maxPages)} pages`);
}

function readList<A, T>(data: readonly A[], read: (item: A) => T): T[] {
  if (!Array.isArray(data)) throw unexpectedAnswer('a list');
  return readAnswer(data as readonly A[], (items) => items.map((item) => read(item)));
}

const byLastChange = { sort: 'updated', direction: 'desc' } as const;

/** How many closed pull requests are read: those that changed last. */
const maxClosedPulls = 100;

function openPulls({ request, repository }: RepositoryApi) {
  const pulls = 'GET /repos/{owner}/{repo}/pulls';
  return {
    async pull(pull_number: number): Promise<Pull> {
      return readAnswer((await request(`${pulls}/{pull_number}`, { ...repository, pull_number })).data, pullRequest);
    },
    openPulls: (base: string): Promise<Pull[]> =>
      readAll((page) => request(pulls, { ...repository, ...page, state: 'open', base }), pullRequest),
    async mergedPulls(base: string): Promise<Pull[]> {
      const parameters = { ...repository, ...byLastChange, state: 'closed', base } as const;
      const all = await readAll((page) => request(pulls, { ...parameters, ...page }), pullRequest, maxClosedPulls);
      return all.filter(({ mergedAt }) => mergedAt !== null);
    },
    async approvers(pull_number: number): Promise<Approver[]> {
      const route = `${pulls}/{pull_number}/reviews` as const;
      return approversIn(await readAll((page) => request(route, { ...repository, ...page, pull_number }), review));
    },
    pullsOf(sha: string): Promise<Pull[]> {
      const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
      const all = readAll((page) => request(route, { ...repository, ...page, commit_sha: sha }), pullRequest);
      return answerUnless(isUnknownCommit, [], all);
    },
  };
}

function openCommits({ request, repository }: RepositoryApi) {
  return {
    async repository(): Promise<RepositoryFacts> {
      return readAnswer((await request('GET /repos/{owner}/{repo}', repository)).data, repositoryFacts);
    },
    readFile(path: string, ref: string): Promise<Uint8Array | null> {
      const read = request('GET /repos/{owner}/{repo}/contents/{path}', { ...repository, path, ref });
      // A missing commit is a 404 as well, and must not look like a missing file.
      return answerUnless(
        isMissing,
        null,
        read.then(({ data }) => readAnswer(data, bytesOf)),
      );
    },
    async tip(branch: string): Promise<string> {
      const { data } = await request('GET /repos/{owner}/{repo}/git/ref/{ref}', {
        ...repository,
        ref: `heads/${branch}`,
      });
      return readAnswer(data, ({ object }) => commit(object.sha));
    },
    async history(sha: string, page: number): Promise<Commit[]> {
      const { data } = await request('GET /repos/{owner}/{repo}/commits', { ...repository, sha, ...pageOf(page) });
      return readList(data, listedCommit);
    },
    statuses: (ref: string): Promise<Status[]> =>
      readAll(
        (page) => request('GET /repos/{owner}/{repo}/commits/{ref}/statuses', { ...repository, ...page, ref }),
        status,
      ),
    async setStatus(sha: string, { url, description, context, state }: Omit<Status, 'createdAt'>): Promise<void> {
      const parameters = { ...repository, context, state, sha, description, target_url: url };
      const { data } = await request('POST /repos/{owner}/{repo}/statuses/{sha}', parameters);
      // The page of a gateway must not pass for a status that was set.
      readAnswer(data, (answer) => text(answer.context));
    },
  };
}

function openComments({ request, repository }: RepositoryApi) {
  const one = '/repos/{owner}/{repo}/issues/comments/{comment_id}' as const;
  const all = '/repos/{owner}/{repo}/issues/{issue_number}/comments' as const;
  return {
    comments: (issue_number: number): Promise<Comment[]> =>
      readAll((page) => request(`GET ${all}`, { ...repository, ...page, issue_number }), comment),
    comment(comment_id: number): Promise<Comment | null> {
      const read = request(`GET ${one}`, { ...repository, comment_id });
      return answerUnless(
        isMissing,
        null,
        read.then(({ data }) => readAnswer(data, comment)),
      );
    },
    async createComment(issue_number: number, body: string, before: BeforeAttempt): Promise<Comment> {
      const parameters = { ...repository, issue_number, body, request: { beforeAttempt: before } };
      return readAnswer((await request(`POST ${all}`, parameters)).data, comment);
    },
    updateComment(comment_id: number, body: string, before: BeforeAttempt): Promise<Comment | null> {
      const changed = request(`PATCH ${one}`, { ...repository, comment_id, body, request: { beforeAttempt: before } });
      return answerUnless(
        isMissing,
        null,
        changed.then(({ data }) => readAnswer(data, comment)),
      );
    },
  };
}

/** How many closed issues are read: those that changed last. */
const maxClosedIssues = 500;

function openIssues({ request, repository }: RepositoryApi): Issues {
  const list = (labels: string, state: 'open' | 'closed', limit: number): Promise<Issue[]> => {
    const parameters = { ...repository, ...byLastChange, labels, state };
    return readAll((page) => request('GET /repos/{owner}/{repo}/issues', { ...parameters, ...page }), issue, limit);
  };
  return {
    async labelled(label) {
      const found = await Promise.all([list(label, 'open', Infinity), list(label, 'closed', maxClosedIssues)]);
      return found.flat().filter(({ isPull }) => !isPull);
    },
    async createIssue(made) {
      return readAnswer((await request('POST /repos/{owner}/{repo}/issues', { ...repository, ...made })).data, issue);
    },
    async updateIssue(issue_number, change) {
      const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
      return readAnswer((await request(route, { ...repository, issue_number, ...change })).data, issue);
    },
  };
}

/** The answer; `instead` if GitHub refuses with an error that `means` accepts. */
async function answerUnless<T, I>(
  means: (error: ForgeError) => boolean,
  instead: I,
  answer: Promise<T>,
): Promise<T | I> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ForgeError && means(error)) return instead;
    throw error;
  }
}

const isUnknownCommit = ({ message }: ForgeError): boolean => /no commit found/i.test(message);

const isMissing = (error: ForgeError): boolean => error.status === 404 && !isUnknownCommit(error);
