import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { complete, findOperation, type Operation, problemsOfRequest } from './openapi.ts';
import { type Answer, refusal, routes } from './routes.ts';
import type { Site } from './site.ts';

/** Serves on loopback, on a free port. */
export async function listen(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const server = createServer((request, response) => {
    handle(request, response).catch((cause: unknown) => {
      // A bug of the rig: shown in the client's error, whatever the client is.
      if (!response.headersSent) response.writeHead(599, { 'content-type': 'text/plain' });
      response.end(`the rig failed: ${cause instanceof Error ? String(cause.stack) : String(cause)}`);
    });
  });
  server.keepAliveTimeout = 0; // a slow machine must not look like a lost connection
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export const readAll = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray());

/** What goes wrong with a request. Several may be set for one operation. */
export type Fault = {
  /** GitHub refuses, and does nothing. */
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The connection breaks before GitHub did anything, or when it has done it but not answered. */
  readonly reset?: 'before' | 'after';
  /** The answer is cut off in the middle. */
  readonly truncated?: true;
  /** The answer is a page of a gateway, with status 200. */
  readonly html?: string;
  /** Nothing is ever answered. */
  readonly silent?: true;
  /** Happens just before GitHub reads the request, or just after it has done it. */
  readonly before?: () => unknown;
  readonly after?: () => unknown;
};
/** For so many requests, after the first `skip` ones; once by default. */
export type FaultTimes = { readonly times?: number; readonly skip?: number };

/** A request that GitHub got. */
export type Seen = {
  readonly method: string;
  /** Path and query below the API's address. */
  readonly target: string;
  /** GitHub's name of it; null for a path that it does not have. */
  readonly operation: string | null;
  readonly body: unknown;
  readonly token: string;
};

/** GitHub's API for one repository: refuses what the description does not allow, then answers as GitHub would. */
export class GitHubApi {
  readonly seen: Seen[] = [];
  /** Requests that GitHub's description does not allow. */
  readonly violations: string[] = [];
  readonly #faults: { readonly operation: string; readonly fault: Fault; left: number; skip: number }[] = [];

  /** Returns what takes the fault away again, and says how many requests it was still meant for. */
  fault(operation: string, fault: Fault, { times = 1, skip = 0 }: FaultTimes = {}): () => number {
    const armed = { operation, fault, left: times, skip };
    this.#faults.push(armed);
    return () => {
      const { left } = armed;
      armed.left = 0;
      return left;
    };
  }

  clearFaults(): void {
    this.#faults.length = 0;
  }

  async handle(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
    const body = (await readAll(request)).toString();
    const { method = 'GET', headers } = request;
    const target = (request.url ?? '').slice(new URL(site.api).pathname.length);
    const { pathname, searchParams: query } = new URL(target, 'http://rig');
    const found = findOperation(method, pathname);
    const token = (headers.authorization ?? '').replace(/^\S+ /, '');
    const operation = found?.operation.id ?? null;
    const parsed = JSON.parse(body || 'null') as never;
    this.seen.push({ method, target, operation, body: parsed, token });
    const problems =
      found === null ? ['no such operation'] : problemsOfRequest({ operation: found.operation, query, headers, body });
    if (found === null || problems.length > 0) {
      this.violations.push(`${method} ${target}: ${problems.join('; ')}`);
      return send(response, refusal(422, problems.join('; ')));
    }
    return this.#answer({ ...found, query, url: `${site.api}${target}`, body: parsed, token }, response, site);
  }

  async #answer(call: Call, response: ServerResponse, site: Site): Promise<void> {
    const meeting = this.#take(call.operation.id);
    for (const fault of meeting) if (await meet(fault, response)) return;
    const answer = await answerTo(call, site);
    for (const { after } of meeting) await after?.();
    if (meeting.some(({ reset }) => reset === 'after')) response.destroy();
    else send(response, answer, meeting.some(({ truncated }) => truncated) ? response : null);
  }

  /** Every fault that a request meets. */
  #take(operation: string): Fault[] {
    const all = this.#faults.filter((one) => one.left > 0 && (one.operation === '*' || one.operation === operation));
    return all.flatMap((one) => {
      const isSkipped = one.skip > 0;
      one[isSkipped ? 'skip' : 'left'] -= 1;
      return isSkipped ? [] : one.fault;
    });
  }
}

/** Lets a fault happen; true if nothing more is to be done. */
async function meet({ status, reset, html, silent, ...fault }: Fault, response: ServerResponse): Promise<boolean> {
  await fault.before?.();
  if (reset === 'before') response.destroy();
  else if (html !== undefined) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  else if (status !== undefined)
    send(response, { status, body: fault.body ?? { message: 'A fault of the rig' }, headers: fault.headers ?? {} });
  return silent === true || reset === 'before' || html !== undefined || status !== undefined;
}

type Found = { readonly operation: Operation; readonly params: Readonly<Record<string, string>> };
export type Call = Found & {
  readonly query: URLSearchParams;
  /** As it was sent. */
  readonly url: string;
  readonly body: Readonly<Record<string, string>>;
  readonly token: string;
};

async function answerTo(call: Call, site: Site): Promise<Answer> {
  const route = routes[call.operation.id];
  if (route === undefined) throw new Error(`nothing answers ${call.operation.id}`);
  const actor = site.actors.get(call.token);
  if (actor === undefined) return refusal(401, 'Bad credentials');
  if (`${call.params['owner'] ?? ''}/${call.params['repo'] ?? ''}` !== site.fullName) return refusal(404, 'Not Found');
  const [level, ...permissions] = route.needs;
  const isAllowed = permissions.some(
    // Every token reads the metadata of its repository.
    (name) => name === 'metadata' || [level, 'write'].some((one) => one === actor.permissions[name]),
  );
  if (!isAllowed) return refusal(403, 'Resource not accessible by integration');
  const answer = await route.answer(call, site, actor);
  return answer.status < 300 ? { ...answer, body: complete(answer.body, call.operation.answer) } : answer;
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer, cut: ServerResponse | null = null) {
  const bytes = Buffer.from(JSON.stringify(body));
  const type = { 'content-type': 'application/json; charset=utf-8', 'content-length': String(bytes.length) };
  response.writeHead(status, { ...type, 'x-github-request-id': 'RIG:1', ...headers });
  if (cut === null) response.end(bytes);
  else response.write(bytes.subarray(0, bytes.length >> 1), () => cut.destroy());
}
