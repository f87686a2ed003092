import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Loopback, listenOnLoopback } from '../loopback.ts';
import { complete, findOperation, type Operation, problemsOfRequest } from './api-description.ts';
import { type GitHubResponse, refusal, routes } from './api-routes.ts';
import type { GitHubState } from './github-state.ts';

/** Starts a server on loopback. */
export function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Loopback> {
  const server = createServer((request, response) => {
    handle(request, response).catch((cause: unknown) => {
      // A bug of the rig: every client shows this status and text in its error.
      if (!response.headersSent) response.writeHead(599, { 'content-type': 'text/plain' });
      response.end(`the rig failed: ${cause instanceof Error ? String(cause.stack) : String(cause)}`);
    });
  });
  return listenOnLoopback(server);
}

export const readAll = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray());

/** A failure of a request. Several faults may be set for one operation. */
export type GitHubFault = {
  /** GitHub refuses the request with this status, and does nothing. */
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The connection breaks before GitHub processes the request, or after it but before the response. */
  readonly reset?: 'before' | 'after';
  /** The response is cut off in the middle. */
  readonly truncated?: true;
  /** The response is the page of a gateway, with status 200. */
  readonly html?: string;
  /** There is never a response. */
  readonly silent?: true;
  /** Called just before GitHub processes the request, or just after. */
  readonly before?: () => unknown;
  readonly after?: () => unknown;
};
/** The fault applies to `times` requests (default 1) after the first `skip` ones. */
export type FaultTimes = { readonly times?: number; readonly skip?: number };

/** A request that GitHub got. */
export type RecordedRequest = {
  readonly method: string;
  /** Path and query below the API's address. */
  readonly target: string;
  /** GitHub's operation id; null for an unknown path. */
  readonly operation: string | null;
  readonly body: unknown;
  readonly token: string;
};

/** GitHub's API for one repository: refuses requests that violate the API description, and answers the others as GitHub would. */
export class GitHubApi {
  readonly requests: RecordedRequest[] = [];
  /** Requests that GitHub's description does not allow. */
  readonly violations: string[] = [];
  readonly #faults: { readonly operation: string; readonly fault: GitHubFault; remaining: number; skip: number }[] = [];

  /** Adds a fault. Returns a function that removes it, and returns the number of requests for which it was still set. */
  fault(operation: string, fault: GitHubFault, { times = 1, skip = 0 }: FaultTimes = {}): () => number {
    const armed = { operation, fault, remaining: times, skip };
    this.#faults.push(armed);
    return () => {
      const { remaining } = armed;
      armed.remaining = 0;
      return remaining;
    };
  }

  clearFaults(): void {
    this.#faults.length = 0;
  }

  async handle(request: IncomingMessage, response: ServerResponse, github: GitHubState): Promise<void> {
    const body = (await readAll(request)).toString();
    const { method = 'GET', headers } = request;
    const target = (request.url ?? '').slice(new URL(github.api).pathname.length);
    const { pathname, searchParams: query } = new URL(target, 'http://rig');
    const found = findOperation(method, pathname);
    const token = (headers.authorization ?? '').replace(/^\S+ /, '');
    const operation = found?.operation.id ?? null;
    const parsed = JSON.parse(body || 'null') as never;
    this.requests.push({ method, target, operation, body: parsed, token });
    const problems =
      found === null ? ['no such operation'] : problemsOfRequest({ operation: found.operation, query, headers, body });
    if (found === null || problems.length > 0) {
      this.violations.push(`${method} ${target}: ${problems.join('; ')}`);
      return send(response, refusal(422, problems.join('; ')));
    }
    return this.#answer({ ...found, query, url: `${github.api}${target}`, body: parsed, token }, response, github);
  }

  async #answer(call: Call, response: ServerResponse, github: GitHubState): Promise<void> {
    const faults = this.#takeFaults(call.operation.id);
    for (const fault of faults) if (await applyFault(fault, response)) return;
    const answer = await answerTo(call, github);
    for (const { after } of faults) await after?.();
    if (faults.some(({ reset }) => reset === 'after')) response.destroy();
    else send(response, answer, faults.some(({ truncated }) => truncated) ? response : null);
  }

  /** The faults that apply to a request, counted down. */
  #takeFaults(operation: string): GitHubFault[] {
    const all = this.#faults.filter((armed) => armed.remaining > 0 && ['*', operation].includes(armed.operation));
    return all.flatMap((armed) => {
      if (armed.skip > 0) {
        armed.skip -= 1;
        return [];
      }
      armed.remaining -= 1;
      return [armed.fault];
    });
  }
}

/** Applies a fault. Returns whether the request is finished by it. */
async function applyFault(
  { status, reset, html, silent, ...fault }: GitHubFault,
  response: ServerResponse,
): Promise<boolean> {
  await fault.before?.();
  if (reset === 'before') response.destroy();
  else if (html !== undefined) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  else if (status !== undefined)
    send(response, { status, body: fault.body ?? { message: 'A fault of the rig' }, headers: fault.headers ?? {} });
  return silent === true || reset === 'before' || html !== undefined || status !== undefined;
}

type FoundOperation = { readonly operation: Operation; readonly params: Readonly<Record<string, string>> };
export type Call = FoundOperation & {
  readonly query: URLSearchParams;
  /** The address that the client requested. */
  readonly url: string;
  readonly body: Readonly<Record<string, string>>;
  readonly token: string;
};

async function answerTo(call: Call, github: GitHubState): Promise<GitHubResponse> {
  const route = routes[call.operation.id];
  if (route === undefined) throw new Error(`nothing answers ${call.operation.id}`);
  const actor = github.actors.get(call.token);
  if (actor === undefined) return refusal(401, 'Bad credentials');
  if (`${call.params['owner'] ?? ''}/${call.params['repo'] ?? ''}` !== github.fullName)
    return refusal(404, 'Not Found');
  const [level, ...permissions] = route.needs;
  const isAllowed = permissions.some(
    // Every token reads the metadata of its repository.
    (name) => name === 'metadata' || [level, 'write'].some((one) => one === actor.permissions[name]),
  );
  if (!isAllowed) return refusal(403, 'Resource not accessible by integration');
  const answer = await route.answer(call, github, actor);
  return answer.status < 300 ? { ...answer, body: complete(answer.body, call.operation.answer) } : answer;
}

function send(
  response: ServerResponse,
  { status, body, headers = {} }: GitHubResponse,
  truncated: ServerResponse | null = null,
) {
  const bytes = Buffer.from(JSON.stringify(body));
  const type = { 'content-type': 'application/json; charset=utf-8', 'content-length': String(bytes.length) };
  response.writeHead(status, { ...type, 'x-github-request-id': 'RIG:1', ...headers });
  if (truncated === null) response.end(bytes);
  else response.write(bytes.subarray(0, bytes.length >> 1), () => truncated.destroy());
}
