import { Octokit } from '@octokit/core';
import { RequestError } from '@octokit/request-error';
import { ForgeError } from '../domain/errors.ts';
import type { Job } from '../domain/forge.ts';
import { version } from '../generated/version.ts';
import { tryJson } from '../platform/answers.ts';
import type { Clock } from '../platform/clock.ts';
import { sendOnce, failures, isRedirect } from '../platform/http.ts';
import type { Network } from '../platform/network.ts';

export type GitHubOptions = {
  readonly token: string;
  readonly job: Pick<Job, 'api'> & { readonly repository: Pick<Job['repository'], 'owner' | 'name'> };
  readonly network: Pick<Network, 'open'>;
  readonly clock: Clock;
  /** Logs one line per request, without secrets. */
  readonly log?: (line: string) => void;
};

// In milliseconds. GitHub asks for a wait of about a minute when throttling, and accepts about 80 comments per minute, which a run over hundreds
// of deployments exceeds. If the hourly limit is exhausted, the run fails.
const timings = { request: 20_000, wait: 90_000, allWaits: 600_000, firstBackoff: 500, minute: 60_000 };

const maxRetries = 4;

/**
 * Octokit over our transport, with our own retries: its plugins wait on their own clock, repeat a POST whose response was lost,
 * and ignore `Retry-After` of a 429. A request that fails throws ForgeError, and so does a malformed token.
 */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- octokit infers the types of its plugins
export function openOctokit({ token: tokenText, job, network, clock, log }: GitHubOptions) {
  // A secret pasted from a file often ends with a line break.
  const token = tokenText.trim();
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new ForgeError('The GitHub token is empty or contains invalid characters.', {
      fix: 'Omit the input github-token to use the token of the job.',
    });
  const redact = (text: string): string => text.replaceAll(token, '[redacted]');
  const logRedacted = (line: string): void => log?.(redact(line));
  const octokit = new Octokit({
    auth: token,
    baseUrl: job.api,
    userAgent: `ifmatch/${version}`,
    request: { fetch: createFetch(job.api, network, clock, logRedacted), log: { warn: logRedacted } },
  });
  let totalWait = 0;
  octokit.hook.wrap('request', async (request, options) => {
    const { beforeAttempt } = options.request as { readonly beforeAttempt?: () => Promise<void> };
    for (let attempt = 1; ; attempt += 1)
      try {
        // During a wait for a rate limit, the text to write may become outdated.
        await beforeAttempt?.();
        return await request(options);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        const wait = retryDelay(error, attempt, clock);
        if (attempt > maxRetries || wait > timings.wait || totalWait + wait > timings.allWaits)
          throw toForgeError(error, clock.now(), redact);
        totalWait += wait;
        logRedacted(`waiting ${String(wait)} ms, then attempt ${String(attempt + 1)}`);
        await clock.sleep(wait);
      }
  });
  return octokit;
}

/** There is no usable response. */
class UnusableResponse extends Error {
  readonly fix: string;
  readonly retry: RetrySafety;
  constructor(message: string, fix: string, retry: RetrySafety = { isRetried: false, processed: 'unknown' }) {
    super(message);
    this.fix = fix;
    this.retry = retry;
  }
}

/** Whether a retry may help, and whether GitHub may have processed the request. */
type RetrySafety = { readonly isRetried: boolean; readonly processed: 'no' | 'unknown' };

/** The part of `fetch` that octokit uses. All requests go to the API's own host, and redirects are not followed. */
function createFetch(api: string, network: GitHubOptions['network'], clock: Clock, logRequest: (line: string) => void) {
  const { origin } = new URL(api);
  return async (url: string, { method, headers: requestHeaders, body = null }: SentRequest) => {
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    const headers = { ...requestHeaders, 'accept-encoding': 'gzip', 'x-github-api-version': '2022-11-28' };
    const start = clock.now();
    const request = { method, origin, path, headers, body, writes: method !== 'GET' };
    const response = await sendOnce(await network.open(), request, timings.request, undefined, clock);
    const duration = `in ${String(Math.round(clock.now() - start))} ms`;
    if ('failure' in response) {
      logRequest(`${method} ${path} got no answer ${duration}`);
      const failure = failures[response.failure];
      throw new UnusableResponse(
        `no answer of GitHub, ${failure.message} (${response.detail})`,
        checkNetworkFix,
        failure,
      );
    }
    const { status, headers: responseHeaders, body: bytes } = response;
    const id = responseHeaders['x-github-request-id'];
    logRequest(`${method} ${path} ${String(status)}${id === undefined ? '' : `, request ${id},`} ${duration}`);
    if (isRedirect(status))
      throw new UnusableResponse(`GitHub answered ${String(status)}, a redirect, which was not followed`, redirectFix);
    const text = Buffer.from(bytes).toString();
    // The body is not JSON if a gateway answers with a page.
    const isJson = /\bjson\b/.test(responseHeaders['content-type'] ?? '') && tryJson(text) !== undefined;
    if (status < 300 && !isJson) throw new UnusableResponse('the answer of GitHub is not JSON', checkAddressFix);
    // Octokit fails on unknown content types.
    const type = isJson ? 'application/json' : 'text/plain';
    const headersForOctokit = new Map(Object.entries({ ...responseHeaders, 'content-type': type }));
    return { status, url, headers: headersForOctokit, text: () => Promise.resolve(text) };
  };
}

type SentRequest = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | null;
};

/**
 * Milliseconds to wait before the next attempt; infinite to give up. A rate limit may always be retried, up to a second later so that
 * many jobs do not retry at once; a failure of GitHub or the network only if a retry is safe, with full jitter over 0.5, 1, 2 and 4
 * seconds. A POST is not repeated if it may have been processed, except for a status, which replaces the last one.
 */
function retryDelay(error: RequestError, attempt: number, clock: Clock): number {
  const rateLimitDelay = rateLimitWait(error, clock.now());
  if (rateLimitDelay !== null) return Math.round(rateLimitDelay + clock.random() * 1000);
  const { status, cause, request } = error;
  const { isRetried, processed } =
    cause instanceof UnusableResponse ? cause.retry : { isRetried: status >= 500, processed: 'unknown' };
  const mustNotRepeat = request.method === 'POST' && !request.url.includes('/statuses/');
  if (!isRetried || (mustNotRepeat && processed !== 'no')) return Infinity;
  return Math.round(clock.random() * timings.firstBackoff * 2 ** (attempt - 1));
}

/**
 * The rate limit wait that GitHub requests, in milliseconds, or null if it did not refuse for too many requests. It answers 403 as often as
 * 429, with `Retry-After`, with the reset time of its count, or with neither.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
function rateLimitWait({ status, message, response }: RequestError, now: number): number | null {
  const { 'retry-after': after, 'x-ratelimit-remaining': left, 'x-ratelimit-reset': reset } = response?.headers ?? {};
  if (status !== 429 && !(status === 403 && (after !== undefined || /rate limit/i.test(message)))) return null;
  if (isDigits(after)) return Number(after) * 1000;
  return left === '0' && isDigits(reset) ? Math.max(0, Number(reset) * 1000 - now) + 1000 : timings.minute;
}

const isDigits = (header: string | number = ''): boolean => /^[0-9]{1,12}$/.test(String(header).trim());

function toForgeError(error: RequestError, now: number, redact: (text: string) => string): ForgeError {
  const { status, cause, request } = error;
  const { pathname } = new URL(request.url);
  const what = `${request.method} ${pathname}`;
  if (cause instanceof UnusableResponse)
    return new ForgeError(redact(`${what}: ${cause.message}.`), { fix: cause.fix });
  const characters = Array.from(redact(error.message).replaceAll(/\s+/g, ' '));
  const message = characters.length > 300 ? `${characters.slice(0, 300).join('')}…` : characters.join('');
  const wait = rateLimitWait(error, now);
  const time = new Date(now + (wait ?? 0)).toISOString().slice(11, 16);
  const limited = wait === null ? null : `GitHub rate limit reached. Re-run the job after ${time} UTC.`;
  const fix = limited ?? fixForStatus(status, pathname);
  return new ForgeError(redact(`${what}: GitHub answered ${String(status)}, "${message}".`), { status, fix });
}

function fixForStatus(status: number, path: string): string {
  if (status === 401) return 'The token is wrong or has expired. Omit the input github-token to use that of the job.';
  if (status === 403 || status === 404)
    return `Unless GitHub gives another reason: Give the job the permission "${permissionFor(path)}" (permissions: in the workflow), and check that the token is one for this repository. Runs for forks and for Dependabot get a read-only token.`;
  return status >= 500 ? 'GitHub is unavailable. Re-run the job later.' : 'See the message of GitHub.';
}

/** The permission that a request needs, in workflow syntax. */
function permissionFor(path: string): string {
  const [, what = '', rest = ''] = /\/repos\/[^/]+\/[^/]+\/(\w+)(.*)/.exec(path) ?? [path, 'contents'];
  if (what === 'statuses' || rest.endsWith('/statuses')) return 'statuses: write';
  if (what === 'contents' || what === 'git' || (what === 'commits' && rest === '')) return 'contents: read';
  if (what !== 'issues') return 'pull-requests: read';
  return rest.includes('comments') ? 'pull-requests: write' : 'issues: write';
}

const checkNetworkFix =
  'Re-run the job. If it persists, check the network of the runner, HTTPS_PROXY and NO_PROXY, and NODE_EXTRA_CA_CERTS for a GitHub Enterprise Server with its own certificate authority.';

const redirectFix =
  'If the repository was renamed or moved, start a new run. Otherwise check GITHUB_API_URL, and the proxies between the runner and GitHub. The token is never sent to another address.';

export const checkAddressFix = 'Check what GitHub shows there, and that GITHUB_API_URL is the address of its API.';
