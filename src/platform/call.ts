import type { Environment } from '../util/environment.ts';
import { maxConcurrency, Semaphore } from '../util/parallel.ts';
import { PlatformError } from '../domain/errors.ts';
import { type OperationId, type Operations, operations } from '../generated/operations.ts';
import { checkResponseShape, InvalidResponse, readJson, loadGuard, toIfMatch, tryJson } from './answers.ts';
import { failureError, invalidResponseError, redirectError, refusalError } from './response-errors.ts';
import {
  type Deadlines,
  type Failure,
  type Headers,
  isRedirect,
  type HttpResponse,
  type Request,
  send,
  type SendContext,
} from './http.ts';
import { type Clock, systemClock } from './clock.ts';
import { createNetwork, parseAddress, pathPrefixOf } from './network.ts';
import { credentialFor, type Credentials, redactorFor } from './token.ts';

export type ConnectionOptions = {
  readonly address: string;
  /** Name of the platform in plans; default: its full address, since two platforms may share an origin. */
  readonly name?: string;
  /** Environment variables; those for proxies are used. */
  readonly env: Environment;
  /** Logs one line per request, without secrets. */
  log?(line: string): void;
  /** Shows on a terminal what a call is waiting for. */
  progress?(text: string): void;
  /** When aborted, no request is sent again: the last response is the result. Aborting `giveUp` has this effect, too. */
  readonly stopRetrying?: AbortSignal;
  /** When aborted, open requests are aborted and no new one is sent. */
  readonly giveUp?: AbortSignal;
  readonly clock?: Clock;
  readonly deadlines?: Partial<Deadlines>;
  /** Caches the reads of one run across its connections. Without it every call is a request. */
  readonly cache?: ResponseCache;
  /** Limits the open requests of one run across its connections. */
  readonly slots?: Semaphore;
};

/** A connection to a platform. `close` aborts open requests. */
export type Connection = {
  readonly name: string;
  readonly call: Call;
  readonly close: () => Promise<void>;
};

/** In milliseconds: one attempt, and a call with all its retries. */
export const defaultDeadlines: Deadlines = { attempt: 60_000, call: 300_000 };

/** Creates a connection; sends nothing yet. Throws PlatformError if the address or a proxy's address is invalid. */
export function openConnection(options: ConnectionOptions, credentials: Credentials): Connection {
  const address = parseAddress(options.address);
  const network = createNetwork(address, options.env);
  const closeController = new AbortController();
  const giveUp = AbortSignal.any([closeController.signal, ...presentSignals(options.giveUp)]);
  const redact = redactorFor(credentials);
  const context = {
    open: () => network.open(),
    clock: options.clock ?? systemClock,
    deadlines: { ...defaultDeadlines, ...options.deadlines },
    slots: options.slots ?? new Semaphore(maxConcurrency),
    giveUp,
    stopRetrying: AbortSignal.any([giveUp, ...presentSignals(options.stopRetrying)]),
    log: (line: string) => options.log?.(redact(line)),
    progress: (text: string) => options.progress?.(text),
  };
  return {
    name: options.name ?? address.origin + pathPrefixOf(address),
    call: createCall(context, address, credentials, options.cache),
    async close() {
      closeController.abort();
      await network.release();
    },
  };
}

const presentSignals = (signal: AbortSignal | undefined): AbortSignal[] => (signal === undefined ? [] : [signal]);

/**
 * Calls an operation. `convert` converts the response, and throws InvalidResponse if the response contradicts itself or the request. Throws
 * PlatformError if the platform refuses, its response is unusable, or the request cannot be sent; UsageError if no token fits the operation.
 */
export type Call = <Id extends OperationId, T>(
  id: Id,
  args: Args<Id>,
  convert: (answer: Operations[Id]['answer'], headers: Headers) => T,
) => Promise<T>;

/** Creates the function through which all requests to a platform go: authorization, deadlines, retries, parsing, checks and errors. */
export function createCall(context: SendContext, address: URL, credentials: Credentials, cache?: ResponseCache): Call {
  return async (id, args, convert) => {
    const credential = credentialFor(id, credentials);
    const redact = redactorFor(credentials, id, args.body);
    const path: Path = args.path ?? {};
    const request = toRequest(id, args, address, credential?.token.authorization());
    const [hasShape, result] = await Promise.all([
      loadGuard(id),
      sendCached(id, path.deploymentId, request, context, cache),
    ]);
    const operation = {
      id,
      deploymentSlug: args.slugInErrors ?? path.deploymentSlug,
      credential,
      address,
      now: context.clock.now(),
    };
    // Errors quote headers and network messages, in which a platform may echo the token.
    if ('failure' in result) throw failureError(operation, { ...result, detail: redact(result.detail) });
    const response: HttpResponse = { ...result, headers: redact(result.headers) };
    if (isRedirect(response.status)) throw redirectError(operation, response, request.origin + request.path);
    if (response.status !== 200) {
      const text = new TextDecoder().decode(response.body);
      throw refusalError(operation, response, { value: redact(tryJson(text)), raw: redact(text) });
    }
    try {
      // Redacted after parsing, since JSON escapes could hide a secret.
      const value = redact(readJson(response, redact));
      return convert(checkResponseShape(value, hasShape), response.headers);
    } catch (error) {
      // Any other error is a bug.
      if (!(error instanceof InvalidResponse)) throw error;
      throw invalidResponseError(operation, response, { cause: error, message: redact(error.message) });
    }
  };
}

// ── Cache of a run ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The cached responses of a run, and the deployments that it has written to, whose responses are no longer cached. */
export type ResponseCache = {
  readonly responses: Map<
    string,
    { readonly deployment: string | null; readonly response: Promise<HttpResponse | Failure> }
  >;
  readonly writtenDeployments: Set<string | null>;
};

/**
 * Returns the cached response, or sends the request. Pages are large, and never cached. A write clears the cache of its deployment before it is
 * sent, so that later reads are fresh.
 */
function sendCached(
  id: OperationId,
  deployment: string | null = null,
  request: Request,
  context: SendContext,
  cache: ResponseCache | undefined,
): Promise<HttpResponse | Failure> {
  if (cache === undefined) return send(context, request);
  const { responses, writtenDeployments } = cache;
  if (request.writes) {
    writtenDeployments.add(deployment);
    for (const [key, cached] of responses) if (cached.deployment === deployment) responses.delete(key);
  }
  if (operations[id].paging !== null || writtenDeployments.has(deployment)) return send(context, request);
  const key = JSON.stringify(request);
  const cached = responses.get(key);
  if (cached !== undefined) return cached.response;
  const response = send(context, request);
  responses.set(key, { deployment, response });
  // Failures are not cached.
  const removeFromCache = (): boolean => responses.delete(key);
  void response.then(
    (result) => ('status' in result && result.status < 400 ? null : removeFromCache()),
    removeFromCache,
  );
  return response;
}

// ── The request of an operation ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The arguments of an operation. */
export type Args<Id extends OperationId> = {
  readonly path?: Operations[Id]['path'];
  readonly query?: Operations[Id]['query'];
  readonly body?: Operations[Id]['body'];
  /** A state version, for the operations that require one as `If-Match`. */
  readonly ifMatch?: string;
  /** The slug of the deployment in error messages; default: the one in the path. */
  readonly slugInErrors?: string;
};

type Path = { readonly deploymentId?: string; readonly deploymentSlug?: string };

/** Throws PlatformError for an invalid path value or state version. */
function toRequest<Id extends OperationId>(
  id: Id,
  { path = {}, query = {}, body = null, ifMatch }: Args<Id>,
  address: URL,
  authorization: string | undefined,
): Request {
  const { method, writes } = operations[id];
  const search = encodeQuery(query);
  return {
    method,
    writes,
    origin: address.origin,
    path: `${pathPrefixOf(address)}${fillPath(id, path)}${search === '' ? '' : `?${search}`}`,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'gzip',
      'user-agent': 'ifmatch',
      ...(authorization === undefined ? {} : { authorization }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(ifMatch === undefined ? {} : { 'if-match': toIfMatch(ifMatch) }),
    },
    body: body === null ? null : JSON.stringify(body),
  };
}

type Parameter = {
  readonly name: string;
  readonly schema: { readonly type: unknown; readonly pattern?: string; readonly enum?: readonly string[] };
};

function fillPath(id: OperationId, values: Readonly<Record<string, string>>): string {
  const parameters: readonly Parameter[] = operations[id].parameters;
  return operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    const { enum: allowed = [value], pattern = '' } =
      parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    // Encoding does not change dot segments, and a server would resolve them.
    if (allowed.includes(value) && new RegExp(pattern, 'u').test(value) && !/^\.{0,2}$/.test(value))
      return encodeURIComponent(value);
    throw new PlatformError(`${JSON.stringify(value)} cannot be a ${name} of the platform.`, {
      fix: `Correct it in the config, in the plan file or on the command line.${name === 'deploymentId' ? ' The id of a deployment has 1 to 19 digits.' : ''}`,
      unsent: true,
    });
  });
}

/** Lists repeat their key, as OpenAPI does by default. Omits absent values and empty lists. */
function encodeQuery(query: object): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, unknown][])
    for (const item of [value ?? []].flat().map(String)) pairs.append(name, item);
  return pairs.toString();
}
