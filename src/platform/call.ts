import type { Environment } from '../util/environment.ts';
import { atOnce, Slots } from '../util/parallel.ts';
import { PlatformError } from '../domain/errors.ts';
import { type OperationId, type Operations, operations } from '../generated/operations.ts';
import { checkShape, Misunderstanding, readJson, shapeOf, toIfMatch, tryJson } from './answers.ts';
import { failureError, misunderstandingError, redirectError, refusalError } from './errors.ts';
import {
  type Deadlines,
  type Failure,
  type Headers,
  isRedirect,
  type Reply,
  type Request,
  send,
  type Wire,
} from './http.ts';
import { type Clock, systemClock } from './clock.ts';
import { networkTo, parseAddress, prefixOf } from './network.ts';
import { credentialFor, type Credentials, redactorFor } from './token.ts';

export type ConnectionOptions = {
  readonly address: string;
  /** Name of the platform in plans; default: its full address, since two platforms may share an origin. */
  readonly name?: string;
  /** With the variables for proxies. */
  readonly env: Environment;
  /** Logs one line per request, without secrets. */
  log?(line: string): void;
  /** Reports what a call is waiting for, to a terminal. */
  progress?(text: string): void;
  /** Stops retries: the last answer counts. */
  readonly stopRetrying?: AbortSignal;
  /** Aborts requests under way. */
  readonly giveUp?: AbortSignal;
  readonly clock?: Clock;
  readonly deadlines?: Partial<Deadlines>;
  /** Caches the reads of one run across its connections. Without it every call is a request. */
  readonly memory?: Memory;
  /** Limits the open requests of one run across its connections. */
  readonly slots?: Slots;
};

/** A connection to a platform. `close` aborts requests under way. */
export type Connection = {
  readonly name: string;
  readonly call: Call;
  readonly close: () => Promise<void>;
};

/** Milliseconds: one attempt, and a call with all its retries. */
export const defaultDeadlines: Deadlines = { attempt: 60_000, call: 300_000 };

/** Sends nothing yet. Throws PlatformError if the address or a proxy's address is invalid. */
export function openConnection(options: ConnectionOptions, credentials: Credentials): Connection {
  const address = parseAddress(options.address);
  const network = networkTo(address, options.env);
  const closed = new AbortController();
  const closing = AbortSignal.any([closed.signal, ...presentSignals(options.giveUp)]);
  const redact = redactorFor(credentials);
  const wire = {
    open: () => network.open(),
    clock: options.clock ?? systemClock,
    deadlines: { ...defaultDeadlines, ...options.deadlines },
    slots: options.slots ?? new Slots(atOnce),
    closing,
    stopRetrying: AbortSignal.any([closing, ...presentSignals(options.stopRetrying)]),
    log: (line: string) => options.log?.(redact(line)),
    progress: (text: string) => options.progress?.(text),
  };
  return {
    name: options.name ?? address.origin + prefixOf(address),
    call: openCall(wire, address, credentials, options.memory),
    async close() {
      closed.abort();
      await network.release();
    },
  };
}

const presentSignals = (signal: AbortSignal | undefined): AbortSignal[] => (signal === undefined ? [] : [signal]);

/**
 * Calls an operation. `read` converts the answer, and throws Misunderstanding if the answer contradicts itself or the request. Throws
 * PlatformError if the platform refuses or its answer is unusable, or the request cannot be sent; UsageError without a token for it.
 */
export type Call = <Id extends OperationId, T>(
  id: Id,
  args: Args<Id>,
  read: (answer: Operations[Id]['answer'], headers: Headers) => T,
) => Promise<T>;

/** The one place that speaks to a platform: authorization, JSON, deadline, retries, bounds, shape and errors. */
export function openCall(wire: Wire, address: URL, credentials: Credentials, memory?: Memory): Call {
  return async (id, args, read) => {
    const credential = credentialFor(id, credentials);
    const clean = redactorFor(credentials, id, args.body);
    const path: Path = args.path ?? {};
    const request = toRequest(id, args, address, credential?.token.authorization());
    const [hasShape, response] = await Promise.all([
      shapeOf(id),
      sendOnce(id, path.deploymentId, request, wire, memory),
    ]);
    const operation = { id, about: args.about ?? path.deploymentSlug, credential, address, now: wire.clock.now() };
    // Errors quote headers and network messages, and a platform may echo the token.
    if ('failure' in response) throw failureError(operation, { ...response, detail: clean(response.detail) });
    const reply: Reply = { ...response, headers: clean(response.headers) };
    if (isRedirect(reply.status)) throw redirectError(operation, reply, request.origin + request.path);
    if (reply.status !== 200) {
      const text = new TextDecoder().decode(reply.body);
      throw refusalError(operation, reply, { value: clean(tryJson(text)), raw: clean(text) });
    }
    try {
      // Redacted after parsing, so that no JSON escape hides a secret.
      const value = clean(readJson(reply, clean));
      return read(checkShape(value, hasShape), reply.headers);
    } catch (error) {
      // Any other error is a bug.
      if (!(error instanceof Misunderstanding)) throw error;
      throw misunderstandingError(operation, reply, { what: error, message: clean(error.message) });
    }
  };
}

// ── Cache of a run ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Cached answers of a run, and the deployments that it has written to, which are no longer cached. */
export type Memory = {
  readonly answers: Map<string, { readonly deployment: string | null; readonly response: Promise<Reply | Failure> }>;
  readonly written: Set<string | null>;
};

/**
 * Sends a request that is not cached; pages are large, and never cached. A write clears the cache of its deployment before it is sent, so that later
 * reads are fresh.
 */
function sendOnce(
  id: OperationId,
  deployment: string | null = null,
  request: Request,
  wire: Wire,
  memory: Memory | undefined,
): Promise<Reply | Failure> {
  if (memory === undefined) return send(wire, request);
  const { answers, written } = memory;
  if (request.writes) {
    written.add(deployment);
    for (const [key, one] of answers) if (one.deployment === deployment) answers.delete(key);
  }
  if (operations[id].paging !== null || written.has(deployment)) return send(wire, request);
  const key = JSON.stringify(request);
  const cached = answers.get(key);
  if (cached !== undefined) return cached.response;
  const response = send(wire, request);
  answers.set(key, { deployment, response });
  // Failures are not cached.
  const forget = (): boolean => answers.delete(key);
  void response.then((one) => ('status' in one && one.status < 400 ? null : forget()), forget);
  return response;
}

// ── The request of an operation ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The arguments of an operation. */
export type Args<Id extends OperationId> = {
  readonly path?: Operations[Id]['path'];
  readonly query?: Operations[Id]['query'];
  readonly body?: Operations[Id]['body'];
  /** A state version, for the operations that want one as `If-Match`. */
  readonly ifMatch?: string;
  /** The slug that errors name; default: that in the path. */
  readonly about?: string;
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
    path: `${prefixOf(address)}${fillPath(id, path)}${search === '' ? '' : `?${search}`}`,
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
    const { enum: allowed = [value], pattern = '' } = parameters.find((one) => one.name === name)?.schema ?? {};
    // Encoding keeps dot segments, and a server would resolve them.
    if (allowed.includes(value) && new RegExp(pattern, 'u').test(value) && !/^\.{0,2}$/.test(value))
      return encodeURIComponent(value);
    throw new PlatformError(`${JSON.stringify(value)} cannot be a ${name} of the platform.`, {
      fix: `Correct it in the config, in the plan file or on the command line.${name === 'deploymentId' ? ' The id of a deployment has 1 to 19 digits.' : ''}`,
      unsent: true,
    });
  });
}

/** Lists repeat their key, as is OpenAPI's default. Omits absent values and empty lists. */
function encodeQuery(query: object): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, unknown][])
    for (const one of [value ?? []].flat().map(String)) pairs.append(name, one);
  return pairs.toString();
}
