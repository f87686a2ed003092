import type { Fix } from '../domain/fix.ts';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip as gunzipCallback } from 'node:zlib';
import type { Semaphore } from '../util/parallel.ts';
import { type Clock, systemClock } from './clock.ts';
import { requestIdHeaders, retryStatuses, unprocessedStatuses } from './assumptions.ts';

const gunzip = promisify(gunzipCallback);

/** Header names are in lower case; repeated headers are joined with commas. */
export type Headers = Readonly<Record<string, string>>;

/** One HTTP request, including its secrets. */
export type Request = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly origin: string;
  /** Including the address's path prefix and the query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string | null;
  /** Whether it may change something, so that it must not be sent twice. */
  readonly writes: boolean;
};

/** A complete response. */
export type HttpResponse = { readonly status: number; readonly headers: Headers; readonly body: Uint8Array };

/** The reason why there is no usable response. */
export type Failure = { readonly failure: FailureKind; readonly detail: string };

type FailureKind = keyof typeof failures;

/** An undici dispatcher, or a `fetch` with the same interface. */
export type Transport = {
  request(
    options: Omit<Request, 'writes'> & {
      readonly signal: AbortSignal;
      readonly headersTimeout: number;
      readonly bodyTimeout: number;
    },
  ): Promise<TransportResponse>;
};

type TransportResponse = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readable;
};

// ── One request ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const neverAborted = new AbortController().signal;

/** The maximum number of bytes of a body, as received and after decompression. */
const maxBodySize = 10 * 1024 * 1024;

/** Sends a request once, without following redirects. Fails if the response is incomplete after `timeout` milliseconds, or on abort. */
export async function sendOnce(
  transport: Transport,
  { method, origin, path, headers: requestHeaders, body }: Request,
  timeout: number,
  stop = neverAborted,
  { timer }: Pick<Clock, 'timer'> = systemClock,
): Promise<HttpResponse | Failure> {
  // AbortSignal.timeout would keep its timer until it fires, even after the response.
  const timedOut = new AbortController();
  const cancel = timer(Math.max(1, Math.ceil(timeout)), () => timedOut.abort());
  const signal = AbortSignal.any([timedOut.signal, stop]);
  try {
    const options = { method, origin, path, headers: requestHeaders, body, signal, headersTimeout: 0, bodyTimeout: 0 };
    const response = await transport.request(options);
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), [value ?? ''].flat().join(', ')]),
    );
    return { status: response.statusCode, headers, body: await readBody(response, headers['content-encoding'] ?? '') };
  } catch (error) {
    // undici throws only network errors; their kind decides whether a retry is safe.
    if (error instanceof UnusableBody) return { failure: error.failure, detail: error.message };
    if (stop.aborted) return { failure: 'interrupted', detail: 'the program is stopping' };
    if (timedOut.signal.aborted)
      return { failure: 'timeout', detail: `${String(Math.ceil(timeout / 1000))} s were allowed` };
    return toFailure(error);
  } finally {
    cancel();
  }
}

export const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** A body that is too large or cannot be decompressed. */
class UnusableBody extends Error {
  readonly failure: FailureKind;
  constructor(failure: FailureKind, message: string) {
    super(message);
    this.failure = failure;
  }
}

const tooLarge = (): UnusableBody => new UnusableBody('too-large', `it has over ${String(maxBodySize)} bytes`);

async function readBody({ statusCode, body }: TransportResponse, encoding: string): Promise<Buffer> {
  if (isRedirect(statusCode)) {
    // Only the status of a redirect is used, so that an endless body does no harm. Destroying the body emits an error, which is ignored.
    body.on('error', () => {}).destroy();
    return Buffer.alloc(0);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > maxBodySize) throw tooLarge();
    chunks.push(chunk);
  }
  const compressed = Buffer.concat(chunks);
  if (size === 0 || /^(?:identity)?$/i.test(encoding)) return compressed;
  if (!/^gzip$/i.test(encoding)) throw new UnusableBody('undecodable', 'it is packed in a way that was not asked for');
  try {
    return await gunzip(compressed, { maxOutputLength: maxBodySize });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new UnusableBody('undecodable', 'it cannot be unpacked, or it was cut off');
  }
}

/** The request id, by which an operator finds a request in the logs; null if there is none. */
export function requestIdOf(headers: Headers): string | null {
  const header = requestIdHeaders.map((name) => headers[name] ?? '').find((value) => value !== '');
  // It is untrusted, and printed.
  const id = header?.replaceAll(/[^\x21-\x7e]/g, '').slice(0, 200) ?? '';
  return id === '' ? null : id;
}

// ── Network failures ────────────────────────────────────────────────────────────────────────────────────────────────────────────

type FailureDescription = {
  /** A clause for messages. */
  readonly message: string;
  readonly fix: Fix;
  /** Whether the request may have been processed despite the failure. */
  readonly processed: 'no' | 'unknown';
  /** Whether a dry run or a read is retried. */
  readonly isRetried: boolean;
};

const checkProxies = 'Retry. If it persists, check the proxies and gateways in between.';

const checkAddress: Fix = [
  'Check the address (IFMATCH_BASE_URL or ',
  { option: 'base-url' },
  '), the network, and HTTPS_PROXY and NO_PROXY.',
];

export const failures = {
  /** The host is unknown, or nothing listens there: retries hardly help. */
  'no-server': { message: 'it cannot be reached', fix: checkAddress, processed: 'no', isRetried: true },
  unreachable: { message: 'it cannot be reached', fix: checkAddress, processed: 'no', isRetried: true },
  untrusted: {
    message: 'its certificate is not trusted',
    fix: 'If your company has its own certificate authority, set NODE_EXTRA_CA_CERTS to its PEM file. The check cannot be disabled.',
    processed: 'no',
    isRetried: false,
  },
  proxy: {
    message: 'the proxy does not let us through to it',
    fix: 'Check HTTPS_PROXY with its user name and password, and that the proxy allows this host; or name the host in NO_PROXY.',
    processed: 'no',
    isRetried: true,
  },
  cancelled: { message: 'it was not asked any more', fix: 'Run again.', processed: 'no', isRetried: false },
  interrupted: {
    message: 'the connection broke before the answer was complete',
    fix: checkProxies,
    processed: 'unknown',
    isRetried: true,
  },
  timeout: { message: 'no complete answer came in time', fix: checkProxies, processed: 'unknown', isRetried: true },
  'too-large': {
    message: 'the answer is too large',
    fix: 'Request smaller pages if the operation has them. Otherwise check that the address is the API of the platform.',
    processed: 'unknown',
    isRetried: false,
  },
  undecodable: {
    message: 'the answer cannot be decoded',
    fix: 'Check the address, its port, and that HTTP/1.1 is spoken there; http:// works for localhost, 127.0.0.1 and [::1] only. Check the proxies and gateways in between.',
    processed: 'unknown',
    isRetried: false,
  },
} as const satisfies Readonly<Record<string, FailureDescription>>;

/** Classifies an error of undici or Node. */
function toFailure(error: unknown): Failure {
  const causes = causesOf(error);
  const failure = causes.map(classifyCause).find((known) => known !== null) ?? 'interrupted';
  return { failure, detail: causes.map(describeCause).join('; ') };
}

/** Node aggregates the errors of all addresses of a host. */
function causesOf(error: unknown): NodeJS.ErrnoException[] {
  if (error instanceof AggregateError) return error.errors.flatMap(causesOf);
  return [error instanceof Error ? error : new Error(String(error))];
}

function describeCause({ code = '', message }: NodeJS.ErrnoException): string {
  // OpenSSL adds its source position before the reason.
  const reason = /^\w+:error:\w+:[^:]*:[^:]*:([^:]+):/.exec(message)?.[1] ?? message;
  return code === '' || reason.includes(code) ? reason : `${reason} (${code})`;
}

function classifyCause({ name, code = '', message, syscall = '' }: NodeJS.ErrnoException): FailureKind | null {
  // Only these two system calls happen before the first byte of a request is sent.
  if (/^(?:connect$|getaddrinfo)/.test(syscall) || code === 'UND_ERR_CONNECT_TIMEOUT')
    return /^(?:ECONNREFUSED|ENOTFOUND)$/.test(code) ? 'no-server' : 'unreachable';
  if (code.startsWith('UND_ERR_PRX') || message.startsWith('Proxy response (')) return 'proxy';
  if (certificateCodes.test(code)) return 'untrusted';
  if (name === 'HTTPParserError') return message.includes('EOF') ? 'interrupted' : 'undecodable';
  // TLS errors too: something else may answer at that port, or a gateway fall back to plain text in the middle.
  return /^(?:UND_ERR_HEADERS_OVERFLOW|EPROTO)$|^ERR_SSL/.test(code) ? 'undecodable' : null;
}

/** Error codes of OpenSSL and Node for certificates. */
const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_|CRL|INVALID_PURPOSE|INVALID_CA|HOSTNAME_MISMATCH/;

// ── Retries ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** In milliseconds: one attempt up to the last byte of its answer, and a call with all attempts and waits. */
export type Deadlines = { readonly attempt: number; readonly call: number };

/** What `send` needs besides the request. */
export type SendContext = {
  readonly open: () => Promise<Transport>;
  readonly clock: Clock;
  readonly deadlines: Deadlines;
  /** Limits the open requests. Each attempt holds a slot; waits between attempts do not. */
  readonly slots: Semaphore;
  /** Maximum number of retries, at most 4. */
  readonly retries?: number;
  /** Aborts requests and waits. */
  readonly giveUp: AbortSignal;
  /** Stops retries; aborted together with `giveUp`. */
  readonly stopRetrying: AbortSignal;
  log(line: string): void;
  /** Shows on a terminal what the call is waiting for. */
  progress?(text: string): void;
};

/**
 * Sends a request and retries it where that is safe: a dry run or a read up to 4 times after a broken connection, a timeout or a status
 * that allows it; a write only if it cannot have been processed (nothing was sent, or 429). A wait that would end after the deadline does
 * not begin: the last response is the result. Waiting for a slot counts towards no deadline.
 */
export async function send(context: SendContext, request: Request): Promise<HttpResponse | Failure> {
  const { clock, deadlines, slots, giveUp, stopRetrying } = context;
  let response: HttpResponse | Failure = { failure: 'cancelled', detail: 'the program is stopping' };
  if (giveUp.aborted) return response;
  const transport = await context.open();
  let deadline = clock.now() + deadlines.call;
  for (let attempt = 1; ; attempt += 1) {
    const queued = clock.now();
    await slots.acquire();
    const start = clock.now();
    deadline += start - queued;
    try {
      if ((attempt === 1 ? giveUp : stopRetrying).aborted) return response;
      response = await sendOnce(transport, request, Math.min(deadlines.attempt, deadline - start), giveUp, clock);
    } finally {
      slots.release();
    }
    context.log(logLine(request, response, clock.now() - start));
    const wait = retryDelay(context, request, attempt, response);
    if (wait === null || clock.now() + wait >= deadline) return response;
    context.log(`waiting ${seconds(wait)}, then attempt ${String(attempt + 1)}`);
    const why = 'failure' in response ? failures[response.failure].message : `HTTP ${String(response.status)}`;
    context.progress?.(`${request.origin}: ${why}; trying again (attempt ${String(attempt + 1)})`);
    await clock.sleep(wait, stopRetrying);
    if (stopRetrying.aborted) return response;
  }
}

export const maxRetries = 4;
const firstBackoff = 1000;
const maxWait = 120_000;

/**
 * Milliseconds to wait before the next attempt, or null to give up. Without `Retry-After` full jitter over 1, 2, 4 and 8 seconds; with it
 * the requested time plus up to a second, so that clients do not return all at once. Gives up if more than 120 seconds are requested. A host
 * that is unknown or not listening is tried three times within two seconds.
 */
function retryDelay(
  context: SendContext,
  { writes }: Request,
  attempt: number,
  response: HttpResponse | Failure,
): number | null {
  const { clock, stopRetrying, retries = maxRetries } = context;
  if (stopRetrying.aborted || attempt > Math.min(retries, maxRetries)) return null;
  if ('failure' in response) return retryDelayAfterFailure(response.failure, attempt, writes, clock);
  if (!(writes ? unprocessedStatuses : retryStatuses).includes(response.status)) return null;
  const requested = retryAfter(response.headers, clock.now());
  if (requested === null) return backoff(clock, attempt);
  // Too long for a command, and an earlier request would only be refused again.
  return requested > maxWait ? null : Math.round(Math.min(requested + clock.random() * 1000, maxWait));
}

function retryDelayAfterFailure(failure: FailureKind, attempt: number, writes: boolean, clock: Clock): number | null {
  const { isRetried, processed } = failures[failure];
  if (!isRetried || (writes && processed !== 'no')) return null;
  if (failure !== 'no-server') return backoff(clock, attempt);
  return attempt > 2 ? null : Math.round(clock.random() * firstBackoff);
}

const backoff = (clock: Clock, attempt: number): number =>
  Math.round(clock.random() * firstBackoff * 2 ** (attempt - 1));

/** A line for `--verbose`, without anything that could be secret. */
function logLine({ method, path }: Request, response: HttpResponse | Failure, duration: number): string {
  if ('failure' in response)
    return `${method} ${path} failed after ${seconds(duration)}: ${failures[response.failure].message}`;
  const id = requestIdOf(response.headers);
  return `${method} ${path} ${String(response.status)} in ${seconds(duration)}${id === null ? '' : `, request ${id}`}`;
}

const seconds = (milliseconds: number): string =>
  milliseconds < 1000 ? `${String(Math.round(milliseconds))} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** `Retry-After` (RFC 9110, 10.2.3: seconds or a date) in milliseconds; null if absent or invalid. */
export function retryAfter(headers: Headers, now: number): number | null {
  const text = headers['retry-after']?.trim() ?? '';
  if (/^[0-9]+$/.test(text)) return Number(text) * 1000;
  if (!text.endsWith('GMT')) return null;
  const until = Date.parse(text);
  // Relative to the platform's clock, so that a difference between the clocks is not waited for.
  return Number.isNaN(until) ? null : Math.max(0, until - (Date.parse(headers['date'] ?? '') || now));
}
