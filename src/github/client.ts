import { ForgeError } from '../domain/errors.ts';
import type { Approver, Comment, Commit, Issue, Pull, Status } from '../domain/forge.ts';
import type { CheckBeforeWrite, Forge } from '../review/forge.ts';
import {
  findApprovers,
  parseFileContent,
  parseComment,
  parseCommitId,
  parseIssue,
  parseCommit,
  parsePullRequest,
  parseResponse,
  type RepositoryFacts,
  parseRepository,
  parseReview,
  parseStatus,
  parseText,
  unexpectedResponse,
} from './parse.ts';
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
  issuesWithLabel(label: string): Promise<Issue[]>;
  createIssue(fields: { title: string; body: string; labels: string[] }): Promise<Issue>;
  updateIssue(number: number, change: IssueChange): Promise<Issue>;
};

/** GitHub's API for one repository. */
export type GitHub = Forge & Issues & { repository(): Promise<RepositoryFacts> };

/** Opens GitHub's API; sends nothing yet. Throws ForgeError when the token is malformed. */
export function openGitHub(options: GitHubOptions): GitHub {
  const { request } = openOctokit(options);
  const { owner, name: repo } = options.job.repository;
  const api = { request, repository: { owner, repo } };
  return { name: 'GitHub', ...pullsApi(api), ...commitsApi(api), ...commentsApi(api), ...issuesApi(api) };
}

type RepositoryApi = Pick<ReturnType<typeof openOctokit>, 'request'> & {
  readonly repository: { readonly owner: string; readonly repo: string };
};

/** GitHub's largest page. */
const per_page = 100;

/** GitHub allows 2,500 comments per pull request, and 1,000 statuses per commit and context. */
const maxPages = 100;

type PageParameters = { readonly per_page: number; readonly page?: number };

// The first page is the default.
const pageParameters = (page: number): PageParameters => ({ per_page, ...(page === 1 ? {} : { page }) });

/**
 * Reads each item of a list, up to a limit that is a multiple of 100. Pages are requested by number: octokit's plugin follows URLs in
 * responses, and takes null or a refusal for an empty list.
 */
async function readAll<A, T>(
  requestPage: (page: PageParameters) => Promise<{ readonly data: A[]; readonly headers: { readonly link?: string } }>,
  parse: (item: A) => T,
  limit = Infinity,
): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { data, headers } = await requestPage(pageParameters(page));
    items.push(...parseList(data, parse));
    if (!/\brel="?next\b/.test(headers.link ?? '') || items.length >= limit) return items;
  }
  throw unexpectedResponse(`a list of at most ${String(maxPages)} pages`);
}

function parseList<A, T>(data: readonly A[], parse: (item: A) => T): T[] {
  if (!Array.isArray(data)) throw unexpectedResponse('a list');
  return parseResponse(data as readonly A[], (list) => list.map((item) => parse(item)));
}

const byLastChange = { sort: 'updated', direction: 'desc' } as const;

/** Only so many closed pull requests are read, the last changed first. */
const maxClosedPulls = 100;

function pullsApi({ request, repository }: RepositoryApi) {
  const pulls = 'GET /repos/{owner}/{repo}/pulls';
  return {
    async pull(pull_number: number): Promise<Pull> {
      return parseResponse(
        (await request(`${pulls}/{pull_number}`, { ...repository, pull_number })).data,
        parsePullRequest,
      );
    },
    openPulls: (base: string): Promise<Pull[]> =>
      readAll((page) => request(pulls, { ...repository, ...page, state: 'open', base }), parsePullRequest),
    async mergedPulls(base: string): Promise<Pull[]> {
      const parameters = { ...repository, ...byLastChange, state: 'closed', base } as const;
      const all = await readAll((page) => request(pulls, { ...parameters, ...page }), parsePullRequest, maxClosedPulls);
      return all.filter(({ mergedAt }) => mergedAt !== null);
    },
    async approvers(pull_number: number): Promise<Approver[]> {
      const route = `${pulls}/{pull_number}/reviews` as const;
      return findApprovers(
        await readAll((page) => request(route, { ...repository, ...page, pull_number }), parseReview),
      );
    },
    async pullsOf(sha: string): Promise<Pull[]> {
      const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
      const all = readAll((page) => request(route, { ...repository, ...page, commit_sha: sha }), parsePullRequest);
      return (await nullIf(isUnknownCommit, all)) ?? [];
    },
  };
}

function commitsApi({ request, repository }: RepositoryApi) {
  return {
    async repository(): Promise<RepositoryFacts> {
      return parseResponse((await request('GET /repos/{owner}/{repo}', repository)).data, parseRepository);
    },
    readFile(path: string, ref: string): Promise<Uint8Array | null> {
      const response = request('GET /repos/{owner}/{repo}/contents/{path}', { ...repository, path, ref });
      return nullIf(
        isMissing,
        response.then(({ data }) => parseResponse(data, parseFileContent)),
      );
    },
    async tip(branch: string): Promise<string> {
      const { data } = await request('GET /repos/{owner}/{repo}/git/ref/{ref}', {
        ...repository,
        ref: `heads/${branch}`,
      });
      return parseResponse(data, ({ object }) => parseCommitId(object.sha));
    },
    async history(sha: string, page: number): Promise<Commit[]> {
      const { data } = await request('GET /repos/{owner}/{repo}/commits', {
        ...repository,
        sha,
        ...pageParameters(page),
      });
      return parseList(data, parseCommit);
    },
    statuses: (ref: string): Promise<Status[]> =>
      readAll(
        (page) => request('GET /repos/{owner}/{repo}/commits/{ref}/statuses', { ...repository, ...page, ref }),
        parseStatus,
      ),
    async setStatus(sha: string, { url, description, context, state }: Omit<Status, 'createdAt'>): Promise<void> {
      const parameters = { ...repository, context, state, sha, description, target_url: url };
      const { data } = await request('POST /repos/{owner}/{repo}/statuses/{sha}', parameters);
      // Checked, since a gateway may answer with a page, without setting the status.
      parseResponse(data, (created) => parseText(created.context));
    },
  };
}

function commentsApi({ request, repository }: RepositoryApi) {
  const commentPath = '/repos/{owner}/{repo}/issues/comments/{comment_id}' as const;
  const commentsPath = '/repos/{owner}/{repo}/issues/{issue_number}/comments' as const;
  return {
    comments: (issue_number: number): Promise<Comment[]> =>
      readAll((page) => request(`GET ${commentsPath}`, { ...repository, ...page, issue_number }), parseComment),
    comment(comment_id: number): Promise<Comment | null> {
      const response = request(`GET ${commentPath}`, { ...repository, comment_id });
      return nullIf(
        isMissing,
        response.then(({ data }) => parseResponse(data, parseComment)),
      );
    },
    async createComment(issue_number: number, body: string, checkBeforeWrite: CheckBeforeWrite): Promise<Comment> {
      const parameters = { ...repository, issue_number, body, request: { beforeAttempt: checkBeforeWrite } };
      return parseResponse((await request(`POST ${commentsPath}`, parameters)).data, parseComment);
    },
    updateComment(comment_id: number, body: string, checkBeforeWrite: CheckBeforeWrite): Promise<Comment | null> {
      const response = request(`PATCH ${commentPath}`, {
        ...repository,
        comment_id,
        body,
        request: { beforeAttempt: checkBeforeWrite },
      });
      return nullIf(
        isMissing,
        response.then(({ data }) => parseResponse(data, parseComment)),
      );
    },
  };
}

/** Only so many closed issues are read, the last changed first. */
const maxClosedIssues = 500;

function issuesApi({ request, repository }: RepositoryApi): Issues {
  const list = (labels: string, state: 'open' | 'closed', limit: number): Promise<Issue[]> => {
    const parameters = { ...repository, ...byLastChange, labels, state };
    return readAll(
      (page) => request('GET /repos/{owner}/{repo}/issues', { ...parameters, ...page }),
      parseIssue,
      limit,
    );
  };
  return {
    async issuesWithLabel(label) {
      const issues = await Promise.all([list(label, 'open', Infinity), list(label, 'closed', maxClosedIssues)]);
      return issues.flat().filter(({ isPull }) => !isPull);
    },
    async createIssue(fields) {
      return parseResponse(
        (await request('POST /repos/{owner}/{repo}/issues', { ...repository, ...fields })).data,
        parseIssue,
      );
    },
    async updateIssue(issue_number, change) {
      const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
      return parseResponse((await request(route, { ...repository, issue_number, ...change })).data, parseIssue);
    },
  };
}

/** The result of a request; null if GitHub refuses with an expected error. */
async function nullIf<T>(isExpected: (error: ForgeError) => boolean, request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ForgeError && isExpected(error)) return null;
    throw error;
  }
}

// GitHub tells an unknown commit from other errors only by its message.
const isUnknownCommit = ({ message }: ForgeError): boolean => /no commit found/i.test(message);

// An unknown commit is a 404 as well, and must not look like a missing file.
const isMissing = (error: ForgeError): boolean => error.status === 404 && !isUnknownCommit(error);
