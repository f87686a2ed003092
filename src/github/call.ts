import { Octokit } from '@octokit/core';
import { GitHubError } from '../domain/github.ts';
import { version } from '../generated/version.ts';
import { items, Misshapen, type Spot, whole } from './answers.ts';
import { rateLimitWait, type Reply, type Transport, Unanswered } from './http.ts';
import { type OperationId, operations } from './operations.ts';

/** Parameters of an operation, by their names in GitHub's API. */
type Parameters = Readonly<Record<string, unknown>>;

/** A parsed answer, and whether the list has another page. */
type Answered<T> = { readonly value: T; readonly more: boolean };

/** Performs an operation on the repository and reads its answer. `about`: its target, for messages. Throws GitHubError. */
export type Call = <T>(
  id: OperationId,
  about: string | null,
  parameters: Parameters,
  read: (spot: Spot) => T,
) => Promise<Answered<T>>;

type CallOptions = {
  readonly token: string;
  /** Base URL of the API. */
  readonly api: string;
  readonly repository: { readonly owner: string; readonly name: string };
  readonly transport: Transport;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (line: string) => void;
};

/** The only user of octokit, which builds the requests and parses JSON; the transport is ours. */
export function openCall(options: CallOptions): Call {
  const { transport, now } = options;
  const octokit = openOctokit(options);
  const redact = (text: string): string => text.replaceAll(options.token, '[redacted]');
  const target = { owner: options.repository.owner, repo: options.repository.name };
  return async (id, about, parameters, read) => {
    const asked = { operation: operations[id], about };
    const seen: { reply?: Reply } = {};
    const fetch = async (url: string, { method, headers, body }: OctokitRequest) => {
      const request = { url, method, headers, ...(body === undefined ? {} : { body }) };
      seen.reply = await transport.send(request, !('once' in operations[id]));
      return toFetched(seen.reply);
    };
    try {
      const route: string = operations[id].route;
      const came = await octokit.request(route, { ...target, ...parameters, headers: apiVersion, request: { fetch } });
      return { value: read(whole(came.data)), more: /\brel="?next\b/.test(came.headers.link ?? '') };
    } catch (error) {
      // octokit's errors contain the whole request; ours say more, and leak no secrets.
      if (error instanceof Misshapen) throw misshapenError(asked, error);
      if (error instanceof Error && error.cause instanceof Unanswered) {
        throw unansweredError(asked, error.cause, redact);
      }
      if (seen.reply !== undefined && seen.reply.status >= 300)
        throw refusalError(asked, { ...seen.reply, text: redact(seen.reply.text) }, now());
      throw error;
    }
  };
}

/** The API version that `operations` is written for. */
const apiVersion = { 'x-github-api-version': '2022-11-28' };

/** What octokit passes to its `fetch`. */
type OctokitRequest = { readonly method: string; readonly headers: Record<string, string>; readonly body?: string };

function openOctokit({ token, api, log }: CallOptions): Octokit {
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new GitHubError('The GitHub token is empty or contains invalid characters.', {
      hint: 'Omit the input github-token to use the token of the job.',
    });
  }
  const quiet = { debug: () => {}, info: () => {}, warn: log, error: log };
  return new Octokit({
    auth: token,
    baseUrl: api,
    userAgent: `ifmatch/${version}`,
    log: quiet,
    request: { log: quiet },
  });
}

/** A reply in the shape that octokit reads. It parses the content type strictly, so that is simplified. */
function toFetched({ status, headers, text }: Reply) {
  const type = /\bjson\b/.test(headers.get('content-type') ?? '') ? 'application/json' : 'text/plain';
  return {
    status,
    headers: new Map([...headers, ['content-type', type]]),
    text: () => Promise.resolve(text),
  };
}

/** The request, for the start of a message. */
type Asked = { readonly operation: (typeof operations)[OperationId]; readonly about: string | null };

const begin = ({ operation, about }: Asked): string => `${operation.says}${about === null ? '' : ` (${about})`}`;

/** GitHub refused. */
function refusalError(asked: Asked, reply: Reply, now: number): GitHubError {
  const says = messageOf(reply);
  const quoted = says === '' ? '' : `, "${says}"`;
  return new GitHubError(`${begin(asked)}: GitHub answered ${String(reply.status)}${quoted}.`, {
    status: reply.status,
    hint: hintFor(asked.operation, reply, now),
  });
}

/** No usable answer arrived. The network error is dropped: it may contain bytes of an answer. */
function unansweredError(asked: Asked, { message, hint }: Unanswered, redact: (text: string) => string): GitHubError {
  return new GitHubError(`${begin(asked)}: no answer of GitHub, ${redact(message)}.`, { hint });
}

/** The answer is unusable. */
function misshapenError(asked: Asked, { message }: Misshapen): GitHubError {
  return new GitHubError(`${begin(asked)}: the answer of GitHub cannot be used, ${message}.`, {
    hint: 'Check what GitHub shows there, and that GITHUB_API_URL is the address of its API.',
  });
}

/** GitHub's message, without its documentation URL; empty for an HTML page. */
function messageOf({ text }: Reply): string {
  const { message, errors } = objectOf(text);
  const more = (Array.isArray(errors) ? errors : []).map((error: unknown) => detailOf(error));
  const said = [message, ...more].filter((part) => typeof part === 'string' && part !== '').join(': ');
  const characters = Array.from(said);
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : said;
}

const longest = 300;

/** GitHub explains a 422 by strings, or by objects with a message or only a code. */
function detailOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { message, field, code } = error as Record<string, unknown>;
  return message ?? [field, code].filter((part) => typeof part === 'string').join(' ');
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // An HTML page from a gateway.
    return {};
  }
}

/** The fix for a refusal: GitHub's message takes precedence over its status; every status has one. */
function hintFor({ needs }: { readonly needs: string }, reply: Reply, now: number): string {
  const wait = rateLimitWait(reply, now);
  if (wait !== null) return `GitHub rate limit reached. Re-run the job after ${timeOf(now + wait)} UTC.`;
  const { status, text } = reply;
  const told = tellings.find((one) => one.status === status && one.pattern.test(text));
  if (told !== undefined) return told.hint;
  if (status === 403 || status === 404) return permission(needs);
  return byStatus.get(status) ?? (status >= 500 ? trouble : 'See the message of GitHub.');
}

const permission = (needs: string): string =>
  `Give the job the permission "${needs}" (permissions: in the workflow), and check that the token is one for this repository. Runs for forks and for Dependabot get a read-only token.`;

const trouble = 'GitHub is unavailable. Re-run the job later.';

const tellings: readonly { status: number; pattern: RegExp; hint: string }[] = [
  {
    status: 403,
    pattern: /\blocked\b/i,
    hint: 'The conversation of the pull request is locked. Unlock it, or set the input comment to false.',
  },
  {
    status: 403,
    pattern: /\bSAML\b|\bIP allow list\b/i,
    hint: 'The organization denies access to this token or this runner. Ask its owner.',
  },
  {
    status: 404,
    pattern: /no commit found/i,
    hint: 'The commit or the branch no longer exists. Run the workflow on a newer commit.',
  },
  {
    status: 422,
    pattern: /too long/i,
    hint: 'The text is too long for GitHub. See the job summary and the plan file.',
  },
];

const byStatus: ReadonlyMap<number, string> = new Map([
  [401, 'The token is wrong or has expired. Omit the input github-token to use the token of the job.'],
  [409, 'The repository is empty, or GitHub is busy with it. Re-run the job.'],
  [410, 'It was deleted, or is disabled in the repository settings.'],
]);

const timeOf = (time: number): string => new Date(time).toISOString().slice(11, 16);

/** GitHub's largest page. */
const pageSize = 100;

/** GitHub allows 2,500 comments per pull request and compares up to 10,000 commits. */
const mostPages = 100;

type Listing<T> = {
  readonly id: OperationId;
  readonly about: string | null;
  readonly parameters: Parameters;
  readonly read: (spot: Spot) => T;
  /** Maximum count; all by default. */
  readonly limit?: number;
};

/** Reads a list, page by page. Pages are requested by number; the URL of the next page in an answer is not followed. Throws GitHubError. */
export async function listAll<T>(call: Call, listing: Listing<T>): Promise<T[]> {
  const { id, about, parameters, read, limit = Infinity } = listing;
  const all: T[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const numbered = page === 1 ? {} : { page };
    const asked = { ...parameters, per_page: Math.min(pageSize, limit), ...numbered };
    const { value, more } = await call(id, about, asked, (spot) => items(spot).map(read));
    all.push(...value);
    if (!more || all.length >= limit) return all.slice(0, limit);
  }
  throw new GitHubError(`GitHub returned more than ${String(mostPages * pageSize)} results (${id}).`, {
    hint: 'There is no known workaround. Please report it.',
  });
}
