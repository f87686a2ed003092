import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { mismatches, shapeAnswer } from './answer-shape.ts';
import { mediaOf, problemsOfRequest } from './check-request.ts';
import { findOperation } from './description.ts';
import type { Fault, Faults } from './faults.ts';
import type { RateLimit } from './limits.ts';
import { readAll } from './listen.ts';
import { missingPermission } from './permissions.ts';
import { routes } from './routes/routes.ts';
import { type Actor, type Answer, type Call, notFound, refusal, type Site } from './site.ts';

/** A request that GitHub got. */
export type Seen = {
  readonly method: string;
  /** Path and query as they were sent, below the API's address. */
  readonly target: string;
  /** GitHub's name of it; null for a path that it does not have. */
  readonly operation: string | null;
  readonly body: unknown;
  /** Whose token it carried. */
  readonly token: string;
  /** What was answered; null while it is not, and when it never was. */
  status: number | null;
};

/** A request that GitHub's description does not allow. */
export type Violation = { readonly request: string; readonly problems: readonly string[] };

type Rules = {
  readonly site: Site;
  readonly actors: ReadonlyMap<string, Actor>;
  readonly faults: Faults;
  readonly limit: RateLimit;
};

/** GitHub's API for one repository: refuses what the description does not allow, then answers as GitHub would. */
export class GitHubProxy {
  readonly seen: Seen[] = [];
  readonly violations: Violation[] = [];
  /** Answers of the rig that are not GitHub's. */
  readonly mismatches: string[] = [];
  readonly #rules: Rules;
  readonly #ending = new AbortController();

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** `prefix` is what stands before every path: `/api/v3` on GitHub Enterprise Server. */
  async handle(request: IncomingMessage, response: ServerResponse, prefix: string): Promise<void> {
    const body = (await readAll(request)).toString();
    const target = this.#named((request.url ?? '').slice(prefix.length));
    const { pathname: path, searchParams: query } = new URL(target, 'http://rig');
    const found = findOperation(request.method ?? '', path);
    const seen: Seen = {
      method: request.method ?? '',
      target,
      operation: found?.operation.id ?? null,
      body: parsed(body),
      token: tokenOf(request),
      status: null,
    };
    this.seen.push(seen);
    if (found === null) return this.#violated(seen, response, ['path: GitHub describes no such operation'], 404);
    const { operation, params } = found;
    const problems = problemsOfRequest({ operation, params, query, headers: request.headers, body });
    if (problems.length > 0) return this.#violated(seen, response, problems, 422);
    const media = mediaOf(operation, request.headers) ?? 'json';
    const actor = this.#rules.actors.get(seen.token);
    if (actor === undefined) return this.#send(seen, response, refusal(401, 'Bad credentials'));
    return this.#serve(seen, response, { operation, params, query, target, body, media, actor });
  }

  /** Ends everything that waits. */
  close(): void {
    this.#ending.abort();
  }

  async #serve(seen: Seen, response: ServerResponse, call: Call): Promise<void> {
    const faults = this.#rules.faults.take(call.operation.id);
    for (const fault of faults) {
      if (await this.#meet(fault, seen, response)) return;
    }
    const answer = this.#rules.limit.count(call.operation.method) ?? this.#refuse(call) ?? (await this.#answer(call));
    for (const fault of faults) if ('after' in fault) await fault.after();
    if (faults.some((fault) => 'reset' in fault && fault.reset === 'after')) response.destroy();
    else
      this.#send(
        seen,
        response,
        answer,
        faults.some((fault) => 'truncated' in fault),
      );
  }

  /** Lets a fault happen; true when nothing more is to be done. */
  async #meet(fault: Fault, seen: Seen, response: ServerResponse): Promise<boolean> {
    if ('before' in fault) await fault.before();
    if ('delay' in fault) await sleep(fault.delay, undefined, { signal: this.#ending.signal }).catch(() => undefined);
    if ('silent' in fault) return true;
    if ('reset' in fault && fault.reset === 'before') {
      response.destroy();
      return true;
    }
    if ('html' in fault) {
      this.#send(seen, response, { status: 200, type: 'text/html; charset=utf-8', body: fault.html });
      return true;
    }
    if (!('status' in fault)) return false;
    const { status, body = { message: 'A fault of the rig', status: String(status) }, headers = {} } = fault;
    this.#send(seen, response, { status, body, headers });
    return true;
  }

  #refuse({ operation, params, actor }: Call): Answer | null {
    const { site } = this.#rules;
    if (`${params['owner'] ?? ''}/${params['repo'] ?? ''}`.toLowerCase() !== site.fullName.toLowerCase())
      return notFound();
    const missing = missingPermission(operation.id, actor.permissions, !site.isPrivate);
    if (missing === null) return null;
    const headers = { 'x-accepted-github-permissions': missing };
    return { ...refusal(403, 'Resource not accessible by integration'), headers };
  }

  async #answer(call: Call): Promise<Answer> {
    const { site } = this.#rules;
    const route = routes[call.operation.id];
    if (route === undefined) throw new Error(`nothing answers ${call.operation.id}`);
    const answer = await route(call, site);
    const schema = call.operation.answers.get(answer.status);
    if (schema === undefined || answer.type !== undefined) return answer;
    const body = call.media === 'json' ? shapeAnswer(answer.body, schema, site) : answer.body;
    const wrong = call.media === 'json' ? mismatches(body, schema) : [];
    this.mismatches.push(...wrong.map((problem) => `${call.operation.id}: ${problem}`));
    return { ...answer, body };
  }

  #violated(seen: Seen, response: ServerResponse, problems: readonly string[], status: number): void {
    const request = `${seen.method} ${seen.target}`;
    this.violations.push({ request, problems });
    const message = `The rig refuses ${request}, which is not in GitHub's description: ${problems.join('; ')}`;
    this.#send(seen, response, refusal(status, message));
  }

  #send(seen: Seen, response: ServerResponse, answer: Answer, isTruncated = false): void {
    const { status, type = 'application/json; charset=utf-8', headers = {} } = answer;
    const bytes = bytesOf(answer);
    seen.status = status;
    response.writeHead(status, {
      ...(bytes.length > 0 ? { 'content-type': type, 'content-length': String(bytes.length) } : {}),
      'x-github-request-id': `RIG:${String(this.seen.indexOf(seen) + 1)}`,
      'x-github-media-type': 'github.v3; format=json',
      ...this.#rules.limit.headers(),
      ...headers,
    });
    if (!isTruncated) response.end(bytes);
    else response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy());
  }

  /** GitHub's links name the repository by its id. */
  #named(target: string): string {
    const { id, fullName } = this.#rules.site;
    return target.replace(new RegExp(`^/repositories/${String(id)}(?=/)`), () => `/repos/${fullName}`);
  }
}

const tokenOf = ({ headers }: IncomingMessage): string => (headers.authorization ?? '').replace(/^\S+ /, '');

function bytesOf({ body, type }: Answer): Buffer {
  if (body === null || body === undefined) return Buffer.alloc(0);
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(type !== undefined && typeof body === 'string' ? body : JSON.stringify(body));
}

function parsed(body: string): unknown {
  try {
    return body === '' ? null : JSON.parse(body);
  } catch {
    return body;
  }
}
