import { UsageError } from '../domain/json.ts';
import { PlatformError } from '../domain/preview.ts';
import { type OperationId, type Operations, operations } from '../generated/operations.ts';
import { checkShape, Misunderstanding, readJson, shapeOf, tryJson } from './answers.ts';
import { fillRejected } from './dry-run.ts';
import { failureError, misunderstandingError, refusalError } from './errors.ts';
import { type Deadlines, type Failure, type Headers, type Reply, type Request, send, type Wire } from './http.ts';
import { type Clock, systemClock } from './clock.ts';
import { networkTo, parseAddress, prefixOf, type Proxies } from './network.ts';
import { defaultProfile, type Profile } from './profile.ts';
import { credentialFor, type Credentials, redactionFor } from './token.ts';

export type ConnectionOptions = {
  readonly address: string;
  /** Name of the platform in plans; default: its full address, since two platforms may share an origin. */
  readonly name?: string;
  /** Differences from the default profile. */
  readonly profile?: Partial<Profile>;
  readonly env: Proxies;
  /** Logs one line per request, without secrets. */
  log?(line: string): void;
  /** Reports what a call is waiting for, to a terminal. */
  progress?(text: string): void;
  /** Stops retries: the last answer counts. */
  readonly hurry?: AbortSignal;
  /** Aborts requests under way. */
  readonly giveUp?: AbortSignal;
  readonly clock?: Clock;
  readonly deadlines?: Partial<Deadlines>;
  /** Caches the reads of one run across its connections. Without it every call is a request. */
  readonly memory?: Memory;
};

/** A connection to a platform. `close` aborts requests under way. */
export type Connection = {
  readonly name: string;
  readonly call: Call;
  readonly profile: Profile;
  close(): Promise<void>;
};

/** Milliseconds: one attempt, and a call with all its retries. */
export const defaultDeadlines: Deadlines = { attempt: 60_000, call: 300_000 };

/** Sends nothing yet. Throws PlatformError if the address or a proxy's address is invalid. */
export function openConnection(options: ConnectionOptions, credentials: Credentials): Connection {
  const address = parseAddress(options.address);
  const profile = { ...defaultProfile, ...options.profile };
  const network = networkTo(address, options.env);
  const closed = new AbortController();
  const closing = AbortSignal.any([closed.signal, ...given(options.giveUp)]);
  const redaction = redactionFor(credentials);
  const wire = {
    open: () => network.open(),
    profile,
    clock: options.clock ?? systemClock,
    deadlines: { ...defaultDeadlines, ...options.deadlines },
    closing,
    hurry: AbortSignal.any([closing, ...given(options.hurry)]),
    log: (line: string) => options.log?.(redaction.redact(line)),
    progress: (text: string) => options.progress?.(text),
  };
  return {
    name: options.name ?? address.origin + prefixOf(address),
    call: openCall(wire, address, credentials, options.memory),
    profile,
    async close() {
      closed.abort();
      await network.release();
    },
  };
}

const given = (signal: AbortSignal | undefined): AbortSignal[] => (signal === undefined ? [] : [signal]);

/**
 * Calls an operation. `read` converts the answer, and throws Misunderstanding if the answer contradicts itself or the request. Throws
 * CallError if the platform refuses or its answer is unusable, PlatformError or UsageError if the request cannot be sent.
 */
export type Call = <Id extends OperationId, T>(
  id: Id,
  about: string | null,
  args: Args<Id>,
  read: (answer: Operations[Id]['answer'], headers: Headers) => T,
) => Promise<T>;

/** The one place that speaks to a platform: authorization, JSON, deadline, retries, bounds, shape and errors. */
export function openCall(wire: Wire, address: URL, credentials: Credentials, memory?: Memory): Call {
  const { profile } = wire;
  return async (id, about, args, read) => {
    const credential = credentialFor(id, credentials);
    const clean = redactionFor(credentials, id, args.body);
    const request = toRequest(id, args, address, { authorization: credential?.token.authorization(), profile });
    const [hasShape, came] = await Promise.all([shapeOf(id), sendOnce(id, args, request, wire, memory)]);
    const asked = { id, about, credential };
    // Errors quote headers and network messages, and a platform may echo the token.
    if ('failure' in came) throw failureError(asked, { ...came, detail: clean.redact(came.detail) });
    const reply: Reply = { ...came, headers: clean.redactAll(came.headers) };
    if (reply.status !== 200) {
      const text = new TextDecoder().decode(reply.body);
      const value = clean.redactAll(tryJson(text));
      throw refusalError(asked, reply, { value, raw: clean.redact(text), url: request.origin + request.path }, profile);
    }
    try {
      // Redacted after parsing, so that no JSON escape hides a secret.
      const value = readJson(reply, (quoted) => clean.redact(quoted));
      const whole = dryRuns.has(id) ? fillRejected(value) : value;
      return read(checkShape(clean.redactAll(whole), hasShape), reply.headers);
    } catch (error) {
      // Any other error is a bug.
      if (!(error instanceof Misunderstanding)) throw error;
      throw misunderstandingError(asked, reply, { what: error, message: clean.redact(error.message) }, profile);
    }
  };
}

const dryRuns: ReadonlySet<OperationId> = new Set(['previewRemediationPolicies', 'previewDetectionPolicy']);

// ── Cache of a run ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Cached answers of a run, and the deployments that it has written to, which are no longer cached. */
export type Memory = {
  readonly answers: Map<string, { readonly deployment: string | null; readonly came: Promise<Reply | Failure> }>;
  readonly written: Set<string>;
};

/** The cached operations. Others have many large pages and are called once anyway. */
const remembered: ReadonlySet<OperationId> = new Set([
  'listDeployments',
  'listLegacyPolicies',
  'getVocabulary',
  'getRemediationPolicies',
  'getDetectionPolicy',
  ...dryRuns,
]);

/** Sends a request that is not cached. A write clears the cache of its deployment before it is sent, so that later reads are fresh. */
function sendOnce<Id extends OperationId>(
  id: Id,
  { path }: Args<Id>,
  request: Request,
  wire: Wire,
  memory: Memory | undefined,
): Promise<Reply | Failure> {
  if (memory === undefined) return send(wire, request);
  const deployment = 'deploymentId' in path ? path.deploymentId : null;
  if (request.writes && deployment !== null) {
    memory.written.add(deployment);
    for (const [key, one] of memory.answers) if (one.deployment === deployment) memory.answers.delete(key);
  }
  if (!remembered.has(id) || (deployment !== null && memory.written.has(deployment))) return send(wire, request);
  const key = JSON.stringify([request.origin, request.method, request.path, request.headers, request.body]);
  const known = memory.answers.get(key);
  if (known !== undefined) return known.came;
  const came = send(wire, request);
  memory.answers.set(key, { deployment, came });
  // Failures are not cached.
  const forget = (): boolean => memory.answers.delete(key);
  void came.then((one) => ('status' in one && one.status < 400 ? null : forget()), forget);
  return came;
}

// ── The request of an operation ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The arguments of an operation. */
export type Args<Id extends OperationId> = {
  readonly path: Operations[Id]['path'];
  readonly query: Operations[Id]['query'];
  readonly body: Operations[Id]['body'];
  /** The value of `If-Match`, for the operations that want one. */
  readonly ifMatch?: string;
};

/** Throws PlatformError for an invalid path value, UsageError for an invalid query value. */
function toRequest<Id extends OperationId>(
  id: Id,
  { path, query: values, body, ifMatch }: Args<Id>,
  address: URL,
  { authorization, profile }: { readonly authorization: string | undefined; readonly profile: Profile },
): Request {
  const { method, writes } = operations[id];
  const query = encodeQuery(values, profile.arrays);
  return {
    method,
    writes,
    origin: address.origin,
    path: `${prefixOf(address)}${fillPath(id, path)}${query === '' ? '' : `?${query}`}`,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'gzip',
      'user-agent': 'ifmatch',
      ...(authorization === undefined ? {} : { authorization }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    },
    body: body === null ? null : JSON.stringify(body),
  };
}

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly type: unknown; readonly pattern?: string; readonly enum?: readonly string[] };
};

function fillPath(id: OperationId, values: Readonly<Record<string, string>>): string {
  const parameters: readonly Parameter[] = operations[id].parameters;
  return operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;
    const isAllowed =
      schema?.enum?.includes(value) !== false && (!schema?.pattern || new RegExp(schema.pattern, 'u').test(value));
    // Encoding keeps dot segments, and a server would resolve them.
    if (isAllowed && !['', '.', '..'].includes(value)) return encodeURIComponent(value);
    throw new PlatformError(`${JSON.stringify(value)} cannot be a ${name} of the platform.`, {
      hint: `Correct it in the config, in the plan file or on the command line.${name === 'deploymentId' ? ' The id of a deployment has 1 to 19 digits.' : ''}`,
      unsent: true,
    });
  });
}

/** Encodes a query; lists as the profile says. Omits absent values and empty lists. */
function encodeQuery(query: object, arrays: Profile['arrays']): string {
  const pairs = Object.entries(query).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (value === undefined || value === null) return [];
    const values = [value].flat().map(String);
    if (!Array.isArray(value) || arrays === 'repeat') return values.map((text) => [name, text]);
    const torn = values.find((text) => text.includes(','));
    if (torn !== undefined)
      throw new UsageError(
        `${JSON.stringify(torn)} in ${name} holds a comma, so it cannot be in a list that is joined with commas. Repeat the keys of lists instead, if the platform takes that.`,
      );
    return values.length === 0 ? [] : [[name, values.join(',')]];
  });
  return new URLSearchParams(pairs).toString();
}
