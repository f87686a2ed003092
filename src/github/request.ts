import { GitHubError, type Job } from '../domain/github.ts';
import { isObject } from '../domain/json.ts';
import { version } from '../generated/version.ts';
import { exchange, type Failure, failures, isRedirect, type Reply, type Request } from '../platform/http.ts';
import type { Clock } from '../platform/clock.ts';
import { type Network, redirectTarget } from '../platform/network.ts';
import { list, Misshapen, type Read } from './answers.ts';

/** A request to GitHub's API. */
type Operation = {
  readonly route: `${Method} ${string}`;
  /** Begins messages. */
  readonly says: string;
  /** The required token permission, in workflow syntax. */
  readonly needs: string;
  /** The request is not idempotent, so it must not be retried after a lost answer. */
  readonly once?: true;
};

type Method = 'GET' | 'POST' | 'PATCH';

/** Below the path of the repository. Each `{name}` is a parameter. */
const operations = {
  readFile: { route: 'GET /contents/{path}', says: 'Reading the file {path}', needs: 'contents: read' },
  comments: {
    route: 'GET /issues/{issue_number}/comments',
    says: 'Reading the comments of #{issue_number}',
    needs: 'pull-requests: write',
  },
  recentComments: {
    route: 'GET /issues/comments',
    says: 'Reading the newest comments',
    needs: 'pull-requests: write',
  },
  createComment: {
    route: 'POST /issues/{issue_number}/comments',
    says: 'Writing a comment on #{issue_number}',
    needs: 'pull-requests: write',
    once: true,
  },
  updateComment: {
    route: 'PATCH /issues/comments/{comment_id}',
    says: 'Changing a comment',
    needs: 'pull-requests: write',
  },
  pull: {
    route: 'GET /pulls/{pull_number}',
    says: 'Reading pull request #{pull_number}',
    needs: 'pull-requests: read',
  },
  pulls: { route: 'GET /pulls', says: 'Listing the pull requests to {base}', needs: 'pull-requests: read' },
  pullsOf: {
    route: 'GET /commits/{commit_sha}/pulls',
    says: 'Finding the pull request of the commit {commit_sha}',
    needs: 'pull-requests: read',
  },
  tipOf: { route: 'GET /git/ref/{ref}', says: 'Reading the commit of {ref}', needs: 'contents: read' },
  issues: { route: 'GET /issues', says: 'Listing the issues of {creator}', needs: 'issues: write' },
  createIssue: { route: 'POST /issues', says: 'Writing an issue', needs: 'issues: write', once: true },
  updateIssue: {
    route: 'PATCH /issues/{issue_number}',
    says: 'Changing issue #{issue_number}',
    needs: 'issues: write',
  },
  setStatus: {
    route: 'POST /statuses/{sha}',
    says: 'Setting the status of the commit {sha}',
    needs: 'statuses: write',
  },
} as const satisfies Record<string, Operation>;

type OperationId = keyof typeof operations;

/** By their names in GitHub's API: for the path, else the query of a GET and the body of other requests. */
type Parameters = Readonly<Record<string, unknown>>;

const fill = (template: string, parameters: Parameters, encode: (value: string) => string): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(String(parameters[name])));

export type GitHubOptions = {
  readonly token: string;
  readonly job: Pick<Job, 'api' | 'repository'>;
  readonly network: Pick<Network, 'open'>;
  readonly clock: Clock;
  /** Logs a line per request, without secrets. */
  readonly log?: (line: string) => void;
};

// In milliseconds. GitHub asks for about a minute when throttling, and accepts about 80 comments per minute, which a run over hundreds of
// deployments exceeds. An exhausted hourly limit is left to a person.
const limits = { request: 20_000, wait: 90_000, allWaits: 600_000, firstBackoff: 500, minute: 60_000 };

const retries = 4;

/** GitHub's largest page. */
const pageSize = 100;

/** GitHub allows 2,500 comments per pull request. */
const mostPages = 100;

/** Sends requests about one repository, reads the answers, and follows no redirect. */
export class Requests {
  readonly #options: GitHubOptions;
  readonly #token: string;
  #waited = 0;

  /** Throws GitHubError when the token is malformed. */
  constructor(options: GitHubOptions) {
    this.#options = options;
    // A secret pasted from a file often ends with a line break.
    this.#token = options.token.trim();
    if (!/^[\x21-\x7e]+$/.test(this.#token))
      throw new GitHubError('The GitHub token is empty or contains invalid characters.', {
        hint: 'Omit the input github-token to use the token of the job.',
      });
  }

  /** Performs an operation. Throws GitHubError. */
  async ask<T>(id: OperationId, parameters: Parameters, read: Read<T>): Promise<T> {
    return (await this.#perform(id, parameters, read)).value;
  }

  /** Reads a list, page by page. Pages are requested by number; URLs in answers are not followed. Throws GitHubError. */
  async all<T>(id: OperationId, parameters: Parameters, read: Read<T>, limit = Infinity): Promise<T[]> {
    const found: T[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const numbered = page === 1 ? {} : { page };
      const asked = { ...parameters, per_page: Math.min(pageSize, limit), ...numbered };
      const { value, headers } = await this.#perform(id, asked, list(read));
      found.push(...value);
      if (!/\brel="?next\b/.test(headers['link'] ?? '') || found.length >= limit) return found.slice(0, limit);
    }
    throw new GitHubError(`GitHub returned more than ${String(mostPages * pageSize)} results (${id}).`);
  }

  async #perform<T>(id: OperationId, parameters: Parameters, read: Read<T>) {
    const { says, needs }: Operation = operations[id];
    const request = this.#requestOf(id, parameters);
    const came = await this.#send(request);
    const fail = (what: string, facts: { hint: string; status?: number }): GitHubError =>
      new GitHubError(this.#redact(`${fill(says, parameters, String)}: ${what}.`), facts);
    if ('failure' in came)
      throw fail(`no answer of GitHub, ${failures[came.failure].says} (${came.detail})`, { hint: checkNetwork });
    const { status, headers } = came;
    if (isRedirect(status)) {
      const target = redirectTarget(came, request.origin + request.path);
      const where = target === null ? '' : ` to ${target}`;
      throw fail(`GitHub answered ${String(status)}, a redirect${where}, which was not followed`, { hint: redirected });
    }
    const answer = parsed(came);
    if (status >= 300)
      throw fail(`GitHub answered ${String(status)}${quoted(answer)}`, { status, hint: this.#hint(came, needs) });
    try {
      return { value: read(answer, ''), headers };
    } catch (error) {
      if (!(error instanceof Misshapen)) throw error;
      throw fail(`the answer of GitHub cannot be used, ${error.message}`, { hint: checkAddress });
    }
  }

  #requestOf(id: OperationId, parameters: Parameters): Request {
    const { route, ...operation }: Operation = operations[id];
    const [method, template] = route.split(' ') as [Method, string];
    const { api, repository } = this.#options.job;
    const { origin, pathname } = new URL(api);
    const rest = Object.entries(parameters).filter(([name]) => !route.includes(`{${name}}`));
    const query = new URLSearchParams();
    if (method === 'GET') for (const [name, value] of rest) query.set(name, String(value));
    const target = `/repos/${repository.owner}/${repository.name}${fill(template, parameters, encodeURIComponent)}`;
    const body = method === 'GET' ? null : JSON.stringify(Object.fromEntries(rest));
    return {
      method,
      origin,
      path: `${pathname.replace(/\/$/, '')}${target}${query.size === 0 ? '' : `?${query.toString()}`}`,
      headers: {
        accept: 'application/vnd.github+json',
        'accept-encoding': 'gzip',
        authorization: `Bearer ${this.#token}`,
        'user-agent': `ifmatch/${version}`,
        'x-github-api-version': '2022-11-28',
        ...(body === null ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      },
      body,
      writes: operation.once === true,
    };
  }

  /** Sends a request, and retries if that helps and is safe. */
  async #send(request: Request): Promise<Reply | Failure> {
    const { network, clock, log } = this.#options;
    const tell = (line: string): void => log?.(this.#redact(line));
    const transport = await network.open();
    for (let attempt = 1; ; attempt += 1) {
      const start = clock.now();
      const came = await exchange(transport, request, limits.request, undefined, clock);
      const took = `in ${String(Math.round(clock.now() - start))} ms`;
      const how = 'failure' in came ? 'got no answer' : `${String(came.status)}${requestId(came)}`;
      tell(`${request.method} ${request.path} ${how} ${took}`);
      const wait = this.#waitAfter(came, request, attempt);
      if (attempt > retries || wait > limits.wait || this.#waited + wait > limits.allWaits) return came;
      this.#waited += wait;
      tell(`waiting ${String(wait)} ms, then attempt ${String(attempt + 1)}`);
      await clock.sleep(wait);
    }
  }

  /**
   * Milliseconds to wait before the next attempt; infinite to give up. A rate limit may always be retried, up to a second later so that
   * many jobs do not retry at once; a failure of GitHub or the network only if repeating is safe, with full jitter over 0.5, 1, 2 and 4
   * seconds.
   */
  #waitAfter(came: Reply | Failure, { writes }: Request, attempt: number): number {
    const { clock } = this.#options;
    const backoff = Math.round(clock.random() * limits.firstBackoff * 2 ** (attempt - 1));
    if ('failure' in came) {
      const { repeat, processed } = failures[came.failure];
      return repeat && (!writes || processed === 'no') ? backoff : Infinity;
    }
    const limited = rateLimitWait(came, clock.now());
    if (limited !== null) return Math.round(limited + clock.random() * 1000);
    return came.status >= 500 && !writes ? backoff : Infinity;
  }

  #hint(reply: Reply, needs: string): string {
    const now = this.#options.clock.now();
    const wait = rateLimitWait(reply, now);
    const time = new Date(now + (wait ?? 0)).toISOString().slice(11, 16);
    if (wait !== null) return `GitHub rate limit reached. Re-run the job after ${time} UTC.`;
    const { status } = reply;
    if (status === 401) return 'The token is wrong or has expired. Omit the input github-token to use that of the job.';
    if (status === 403 || status === 404)
      return `Unless GitHub gives another reason: Give the job the permission "${needs}" (permissions: in the workflow), and check that the token is one for this repository. Runs for forks and for Dependabot get a read-only token.`;
    return status >= 500 ? 'GitHub is unavailable. Re-run the job later.' : 'See the message of GitHub.';
  }

  readonly #redact = (text: string): string => text.replaceAll(this.#token, '[redacted]');
}

const checkNetwork =
  'Re-run the job. If it persists, check the network of the runner, HTTPS_PROXY and NO_PROXY, and NODE_EXTRA_CA_CERTS for a GitHub Enterprise Server with its own certificate authority.';

const redirected =
  'If the repository was renamed or moved, start a new run. Otherwise check GITHUB_API_URL, and the proxies between the runner and GitHub. The token is never sent to another address.';

const checkAddress = 'Check what GitHub shows there, and that GITHUB_API_URL is the address of its API.';

function requestId({ headers }: Reply): string {
  const id = headers['x-github-request-id'];
  return id === undefined ? '' : `, request ${id},`;
}

const textOf = ({ body }: Reply): string => Buffer.from(body).toString();

/** The text itself if it is not JSON, like the HTML page of a gateway. */
function parsed(reply: Reply): unknown {
  try {
    return JSON.parse(textOf(reply));
  } catch {
    return textOf(reply);
  }
}

/** GitHub's message, with the details of a 422. */
function quoted(answer: unknown): string {
  const { message, errors } = isObject(answer) ? answer : {};
  if (typeof message !== 'string') return '';
  const characters = Array.from(errors === undefined ? message : `${message}: ${JSON.stringify(errors)}`);
  return `, "${characters.length > 300 ? `${characters.slice(0, 300).join('')}…` : characters.join('')}"`;
}

/**
 * The rate limit wait that GitHub requests, in milliseconds, or null if it did not refuse for too many requests. It answers 403 as often as
 * 429, with `Retry-After`, with the reset time of its count, or with neither.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
function rateLimitWait(reply: Reply, now: number): number | null {
  const { status, headers } = reply;
  const after = digits(headers['retry-after']);
  const says = status === 403 && (headers['retry-after'] !== undefined || /rate limit/i.test(textOf(reply)));
  if (status !== 429 && !says) return null;
  if (after !== null) return after * 1000;
  const reset = digits(headers['x-ratelimit-reset']);
  return headers['x-ratelimit-remaining'] === '0' && reset !== null
    ? Math.max(0, reset * 1000 - now) + 1000
    : limits.minute;
}

const digits = (header: string | undefined): number | null =>
  header !== undefined && /^[0-9]{1,12}$/.test(header.trim()) ? Number(header) : null;
