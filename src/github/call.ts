import { Octokit } from '@octokit/core';
import { GitHubError } from '../domain/github.ts';
import { version } from '../generated/version.ts';
import { misshapenError, refusalError, unansweredError } from './errors.ts';
import { type Reply, Unanswered } from './http/reply.ts';
import type { Transport } from './http/transport.ts';
import { Misshapen, type Spot, whole } from './json.ts';
import { type OperationId, operations } from './operations.ts';

/** What an operation is done with: the parameters by the names of GitHub's API. */
export type Parameters = Readonly<Record<string, Parameter>>;
type Plain = string | number | boolean | null;
type Parameter = Plain | readonly string[] | readonly Readonly<Record<string, Plain>>[];

/** An answer that has been read, and whether more of the list follows on another page. */
export type Answered<T> = { readonly value: T; readonly more: boolean };

/** Does one operation on the repository and reads its answer. `about` says on what, for messages. Throws GitHubError. */
export type Call = <T>(
  id: OperationId,
  about: string | null,
  parameters: Parameters,
  read: (spot: Spot) => T,
) => Promise<Answered<T>>;

export type CallOptions = {
  readonly token: string;
  /** Address of the API. */
  readonly api: string;
  readonly repository: { readonly owner: string; readonly name: string };
  readonly transport: Transport;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (line: string) => void;
};

/** The one place where octokit is used. It builds the requests and reads JSON; what happens on the way is ours. */
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
      seen.reply = await transport.send(request, operations[id].repeatable);
      return toFetched(seen.reply);
    };
    try {
      const route: string = operations[id].route;
      const came = await octokit.request(route, { ...target, ...parameters, headers: apiVersion, request: { fetch } });
      return { value: read(whole(came.data)), more: /\brel="?next\b/.test(came.headers.link ?? '') };
    } catch (error) {
      // octokit makes errors of its own, which hold the whole request; what came of it says more, and says it without secrets.
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

/** The version of the API that `operations` is written for. */
const apiVersion = { 'x-github-api-version': '2022-11-28' };

/** What octokit hands to the `fetch` that it is given. */
type OctokitRequest = { readonly method: string; readonly headers: Record<string, string>; readonly body?: string };

function openOctokit({ token, api, log }: CallOptions): Octokit {
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new GitHubError('The GitHub token is empty, or has characters in it that no token has.', {
      hint: 'Leave the input github-token out to use the token of the job.',
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

/** A reply in the shape that octokit reads. It parses the type of the content strictly, so that is said plainly. */
function toFetched({ status, headers, text }: Reply) {
  const type = /\bjson\b/.test(headers.get('content-type') ?? '') ? 'application/json' : 'text/plain';
  return {
    status,
    headers: new Map([...headers, ['content-type', type]]),
    text: () => Promise.resolve(text),
  };
}
