import type { PlatformError } from '../domain/preview.ts';
import type { OperationId, Operations } from '../generated/operations.ts';
import { checkShape, Contradiction, Misunderstanding, PartOfList, readJson, shapes } from './answers.ts';
import { fillRejected } from './dry-run.ts';
import {
  type Asked,
  failureError,
  misunderstandingError,
  redirectError,
  type Refusal,
  refusalError,
  toRefusal,
} from './errors.ts';
import {
  type Args,
  type Exchange,
  failures,
  type Headers,
  isRedirect,
  type Reply,
  type Request,
  requestIdOf,
  toRequest,
} from './http.ts';
import { tryJson } from './json.ts';
import { parseAddress, prefixOf, type Proxies, networkTo } from './network.ts';
import { defaultProfile, type Profile } from './profile.ts';
import { type Clock, type Deadlines, send, systemClock, type Wire } from './retry.ts';
import { type Credentials, credentialFor, type Redactor, redactorFor, redactorOf } from './token.ts';

export type ConnectionOptions = {
  readonly address: string;
  /** How the platform is named in plans; else by its address, for two platforms may share an origin. */
  readonly name?: string;
  /** Where a platform differs from the assumptions of the default profile. */
  readonly profile?: Partial<Profile>;
  readonly env: Proxies;
  /** Gets a line for each request, without secrets. */
  log?(line: string): void;
  /** Gets what a call waits for, for a person who watches. */
  progress?(text: string): void;
  /** Given when no one has the time to wait for another attempt: the last answer stands. */
  readonly hurry?: AbortSignal;
  /** Given when no one has the time to wait for an answer either: what is under way is called off. */
  readonly giveUp?: AbortSignal;
  readonly clock?: Clock;
  readonly deadlines?: Partial<Deadlines>;
  /** Shared by the connections of one run, so that it asks each question once. Without it every call is a request. */
  readonly memory?: Memory;
};

/** A way to call a platform. `close` calls off what is under way. */
export type Connection = {
  readonly name: string;
  readonly call: Call;
  readonly profile: Profile;
  close(): Promise<void>;
};

/** One request may take a minute; with all its attempts and waits a call may take five. */
export const defaultDeadlines: Deadlines = { attempt: 60_000, call: 300_000 };

/** Throws PlatformError when the address or that of a proxy is no good; nothing is sent yet. */
export function openConnection(options: ConnectionOptions, credentials: Credentials): Connection {
  const { clock = systemClock } = options;
  const address = parseAddress(options.address);
  const profile = { ...defaultProfile, ...options.profile };
  const network = networkTo(address, options.env);
  const closed = new AbortController();
  const closing = eitherOf(closed.signal, options.giveUp);
  const redactor = redactorOf(credentials);
  const wire = {
    open: () => network.open(),
    profile,
    clock,
    deadlines: { ...defaultDeadlines, ...options.deadlines },
    closing,
    hurry: eitherOf(closing, options.hurry),
    log: (line: string) => options.log?.(redactor.redact(line)),
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

const eitherOf = (one: AbortSignal, other: AbortSignal | undefined): AbortSignal =>
  other === undefined ? one : AbortSignal.any([one, other]);

/** How a call ended. Only a value of the asked shape is an answer. */
export type Called<T> =
  | { readonly kind: 'answer'; readonly answer: T }
  /** A complete answer that is not a success. */
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly error: PlatformError }
  /**
   * Nothing came, or nothing that can be used; a write may have been processed all the same. `contradicted`: what came is about something
   * else than what was asked.
   */
  | { readonly kind: 'failure'; readonly processed: 'no' | 'unknown' | 'contradicted'; readonly error: PlatformError };

/**
 * Calls an operation and tidies its answer; `tidy` throws Misunderstanding when the answer contradicts itself or the question.
 */
export type Call = <Id extends OperationId, T>(
  id: Id,
  about: string | null,
  args: Args<Id>,
  tidy: (answer: Operations[Id]['answer'], headers: Headers) => T,
) => Promise<Called<T>>;

/** The one place that speaks HTTP: authorization, JSON, deadline, retries, bounds, shape and errors. */
export function openCall(wire: Wire, address: URL, credentials: Credentials, memory?: Memory): Call {
  const own = redactorOf(credentials);
  return async (id, about, args, tidy) => {
    const credential = credentialFor(id, credentials);
    const clean = redactorFor(id, args.body, own);
    const authorization = credential?.token.authorization() ?? null;
    const request = toRequest(id, args, { address, authorization, profile: wire.profile });
    const [hasShape, sent] = await Promise.all([shapes[id](), sendOnce(id, args, request, wire, memory)]);
    const came = redact(sent, clean);
    const asked = { id, about, scheme: credential?.scheme ?? null, token: credential?.token.name ?? null };
    if (came.kind === 'failure') return failed(asked, came.failure);
    const answered = { asked, reply: came.reply, clean, requestId: requestIdOf(came.reply.headers, wire.profile) };
    if (came.reply.status !== 200) return refused(answered, wire, request.origin + request.path);
    const isDryRun = id === 'previewRemediationPolicies' || id === 'previewDetectionPolicy';
    const fill = (value: unknown): unknown => (isDryRun ? fillRejected(value) : value);
    return understand(answered, (value) => tidy(checkShape(fill(value), hasShape), came.reply.headers));
  };
}

/** What a run asked, and the deployments that it has begun to write to: of these nothing is remembered any more. */
export type Memory = {
  readonly answers: Map<string, { readonly deployment: string | null; readonly came: Promise<Exchange> }>;
  readonly written: Set<string>;
};

/** Others may have many large pages, and are asked once anyway. */
const remembered: ReadonlySet<OperationId> = new Set([
  'listDeployments',
  'listLegacyPolicies',
  'getVocabulary',
  'getRemediationPolicies',
  'getDetectionPolicy',
  'previewRemediationPolicies',
  'previewDetectionPolicy',
]);

/** Sends what this run has not asked yet. A write forgets its deployment before it is sent: what is asked after it must be new. */
function sendOnce<Id extends OperationId>(
  id: Id,
  { path }: Args<Id>,
  request: Request,
  wire: Wire,
  memory: Memory | undefined,
): Promise<Exchange> {
  const deployment = 'deploymentId' in path ? path.deploymentId : null;
  if (memory === undefined) return send(wire, request);
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
  // What went wrong may go well when it is asked again.
  const forget = (): boolean => memory.answers.delete(key);
  void came.then((one) => (one.kind === 'reply' && one.reply.status < 400 ? null : forget()), forget);
  return came;
}

/** The answer, or the error thrown. */
export function answerOf<T>(called: Called<T>): T {
  if (called.kind === 'answer') return called.answer;
  throw called.error;
}

type Answered = {
  readonly asked: Asked;
  readonly reply: Reply;
  readonly clean: Redactor;
  readonly requestId: string | null;
};

function failed(asked: Asked, failure: Extract<Exchange, { kind: 'failure' }>['failure']): Called<never> {
  return { kind: 'failure', processed: failures[failure.kind].processed, error: failureError(asked, failure) };
}

function refused({ asked, reply, clean, requestId }: Answered, { profile }: Wire, url: string): Called<never> {
  const text = new TextDecoder().decode(reply.body);
  const refusal = toRefusal(reply.status, clean.redactAll(tryJson(text), text), clean.redact(text), profile);
  if (isRedirect(reply.status)) {
    return { kind: 'refusal', refusal, error: redirectError(asked, reply, url, requestId) };
  }
  return { kind: 'refusal', refusal, error: refusalError(asked, refusal, requestId, profile) };
}

function understand<T>({ asked, reply, clean, requestId }: Answered, tidy: (value: unknown) => T): Called<T> {
  try {
    // After parsing, so that no spelling of JSON hides it; nothing else has seen the text by then.
    const { text, value } = readJson(reply, (quoted) => clean.redact(quoted));
    return { kind: 'answer', answer: tidy(clean.redactAll(value, text)) };
  } catch (error) {
    // An answer that cannot be used is expected here; anything else is a bug of ours.
    if (!(error instanceof Misunderstanding)) throw error;
    const says = clean.redact(error.message);
    const what =
      error instanceof PartOfList ? new PartOfList(says, error.hint) : new Misunderstanding(says, error.hint);
    const processed = error instanceof Contradiction ? 'contradicted' : 'unknown';
    return { kind: 'failure', processed, error: misunderstandingError(asked, reply, what, requestId) };
  }
}

/** Headers and messages of the network are quoted in errors, and a platform may echo what it was sent. Bodies follow when they are read. */
function redact(came: Exchange, clean: Redactor): Exchange {
  if (came.kind === 'failure') {
    return { kind: 'failure', failure: { ...came.failure, detail: clean.redact(came.failure.detail) } };
  }
  const headers = Object.entries(came.reply.headers).map(([name, value]) => [name, clean.redact(value)] as const);
  return { kind: 'reply', reply: { ...came.reply, headers: Object.fromEntries(headers) } };
}
