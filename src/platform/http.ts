import type { Fix } from '../domain/fix.ts';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip as gunzipCallback } from 'node:zlib';
import type { Slots } from '../util/parallel.ts';
import { type Clock, systemClock } from './clock.ts';
import { requestIdHeaders, retryStatuses, unprocessedStatuses } from './profile.ts';

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
  /** Whether it may change something and so must not be sent twice. */
  readonly writes: boolean;
};

/** A complete answer. */
export type Reply = { readonly status: number; readonly headers: Headers; readonly body: Uint8Array };

/** Why there is no usable answer. */
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
  ): Promise<Response>;
};

type Response = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readable;
};

// ── One request ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const neverAborted = new AbortController().signal;

/** Limits of a body as received, and after decompression. */
const maxBodySize = 10 * 1024 * 1024;

/** Sends a request once, without following redirects. Fails if the answer is incomplete after `timeout` milliseconds, or on abort. */
export async function exchange(
  transport: Transport,
  { method, origin, path, headers: sent, body }: Request,
  timeout: number,
  stop = neverAborted,
  { timer }: Pick<Clock, 'timer'> = systemClock,
): Promise<Reply | Failure> {
  // AbortSignal.timeout would keep its timer until it fires, even after the answer.
  const timedOut = new AbortController();
  const cancel = timer(Math.max(1, Math.ceil(timeout)), () => timedOut.abort());
  const signal = AbortSignal.any([timedOut.signal, stop]);
  try {
    const options = { method, origin, path, headers: sent, body, signal, headersTimeout: 0, bodyTimeout: 0 };
    const response = await transport.request(options);
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), [value ?? ''].flat().join(', ')]),
    );
    return { status: response.statusCode, headers, body: await readBody(response, headers['content-encoding'] ?? '') };
  } catch (error) {
    // undici throws only network errors; their kind decides whether a retry is safe.
    if (error instanceof Unusable) return { failure: error.failure, detail: error.message };
    if (stop.aborted) return { failure: 'interrupted', detail: 'the program is stopping' };
    if (timedOut.signal.aborted)
      return { failure: 'timeout', detail: `${String(Math.ceil(timeout / 1000))} s were allowed` };
    return toFailure(error);
  } finally {
    cancel();
  }
}

export const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** An answer that is too large or cannot be decompressed. */
class Unusable extends Error {
  readonly failure: FailureKind;
  constructor(failure: FailureKind, message: string) {
    super(message);
    this.failure = failure;
  }
}

const tooLarge = (): Unusable => new Unusable('too-large', `it has over ${String(maxBodySize)} bytes`);

async function readBody({ statusCode, body }: Response, encoding: string): Promise<Buffer> {
  if (isRedirect(statusCode)) {
    // The status is enough; an endless body must not hide it. Destroying the body emits an error, which is ignored.
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
  const packed = Buffer.concat(chunks);
  if (size === 0 || /^(?:identity)?$/i.test(encoding)) return packed;
  if (!/^gzip$/i.test(encoding)) throw new Unusable('garbled', 'it is packed in a way that was not asked for');
  try {
    return await gunzip(packed, { maxOutputLength: maxBodySize });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new Unusable('garbled', 'it cannot be unpacked, or it was cut off');
  }
}

/** The request id, by which an operator finds a request in the logs; null if there is none. */
export function requestIdOf(headers: Headers): string | null {
  const given = requestIdHeaders.map((name) => headers[name] ?? '').find((value) => value !== '');
  // Untrusted, and printed.
  const id = given?.replaceAll(/[^\x21-\x7e]/g, '').slice(0, 200) ?? '';
  return id === '' ? null : id;
}

// ── Network failures ────────────────────────────────────────────────────────────────────────────────────────────────────────────

type FailureTraits = {
  /** Continues «… the platform:» in messages. */
  readonly message: string;
  readonly fix: Fix;
  /** Whether the request may have been processed nevertheless. */
  readonly processed: 'no' | 'unknown';
  /** Whether a dry run or a read is retried. */
  readonly repeat: boolean;
};

const checkProxies = 'Retry. If it persists, check the proxies and gateways in between.';

const checkAddress: Fix = [
  'Check the address (IFMATCH_BASE_URL or ',
  { option: 'base-url' },
  '), the network, and HTTPS_PROXY and NO_PROXY.',
];

export const failures = {
  /** The host is unknown, or nothing listens there: it hardly helps to ask again. */
  absent: { message: 'it cannot be reached', fix: checkAddress, processed: 'no', repeat: true },
  unreachable: { message: 'it cannot be reached', fix: checkAddress, processed: 'no', repeat: true },
  untrusted: {
    message: 'its certificate is not trusted',
    fix: 'If your company has its own certificate authority, set NODE_EXTRA_CA_CERTS to its PEM file. The check cannot be disabled.',
    processed: 'no',
    repeat: false,
  },
  proxy: {
    message: 'the proxy does not let us through to it',
    fix: 'Check HTTPS_PROXY with its user name and password, and that the proxy allows this host; or name the host in NO_PROXY.',
    processed: 'no',
    repeat: true,
  },
  'called-off': { message: 'it was not asked any more', fix: 'Run again.', processed: 'no', repeat: false },
  interrupted: {
    message: 'the connection broke before the answer was complete',
    fix: checkProxies,
    processed: 'unknown',
    repeat: true,
  },
  timeout: { message: 'no complete answer came in time', fix: checkProxies, processed: 'unknown', repeat: true },
  'too-large': {
    message: 'the answer is too large',
    fix: 'Request smaller pages if the operation has them. Otherwise check that the address is the API of the platform.',
    processed: 'unknown',
    repeat: false,
  },
  garbled: {
    message: 'the answer cannot be decoded',
    fix: 'Check the address, its port, and that HTTP/1.1 is spoken there; http:// works for localhost, 127.0.0.1 and [::1] only. Check the proxies and gateways in between.',
    processed: 'unknown',
    repeat: false,
  },
} as const satisfies Readonly<Record<string, FailureTraits>>;

/** Classifies an error of undici or Node. */
function toFailure(error: unknown): Failure {
  const causes = causesOf(error);
  const failure = causes.map(kindOf).find((known) => known !== null) ?? 'interrupted';
  return { failure, detail: causes.map(detailOf).join('; ') };
}

/** Node aggregates the errors of all addresses of a host. */
function causesOf(error: unknown): NodeJS.ErrnoException[] {
  if (error instanceof AggregateError) return error.errors.flatMap(causesOf);
  return [error instanceof Error ? error : new Error(String(error))];
}

function detailOf({ code = '', message }: NodeJS.ErrnoException): string {
  // OpenSSL puts its source position in between.
  const reason = /^\w+:error:\w+:[^:]*:[^:]*:([^:]+):/.exec(message)?.[1] ?? message;
  return code === '' || reason.includes(code) ? reason : `${reason} (${code})`;
}

function kindOf({ name, code = '', message, syscall = '' }: NodeJS.ErrnoException): FailureKind | null {
  // Only these two system calls come before the first byte of a request.
  if (/^(?:connect$|getaddrinfo)/.test(syscall) || code === 'UND_ERR_CONNECT_TIMEOUT')
    return /^(?:ECONNREFUSED|ENOTFOUND)$/.test(code) ? 'absent' : 'unreachable';
  if (code.startsWith('UND_ERR_PRX') || message.startsWith('Proxy response (')) return 'proxy';
  if (certificate.test(code)) return 'untrusted';
  if (name === 'HTTPParserError') return message.includes('EOF') ? 'interrupted' : 'garbled';
  // TLS errors too: something else may answer at that port, or a gateway fall back to plain text in the middle.
  return /^(?:UND_ERR_HEADERS_OVERFLOW|EPROTO)$|^ERR_SSL/.test(code) ? 'garbled' : null;
}

/** Error codes of OpenSSL and Node for certificates. */
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_|CRL|INVALID_PURPOSE|INVALID_CA|HOSTNAME_MISMATCH/;

// ── Retries ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** In milliseconds: one attempt up to the last byte of its answer, and a call with all attempts and waits. */
export type Deadlines = { readonly attempt: number; readonly call: number };

/** Everything that sending needs besides the request. */
export type Wire = {
  readonly open: () => Promise<Transport>;
  readonly clock: Clock;
  readonly deadlines: Deadlines;
  /** Each attempt takes one; waits between attempts do not. */
  readonly slots: Slots;
  /** Maximum number of retries, at most 4. */
  readonly retries?: number;
  /** Aborts requests and waits. */
  readonly closing: AbortSignal;
  /** Stops retries; also aborted with `closing`. */
  readonly stopRetrying: AbortSignal;
  log(line: string): void;
  /** Reports what the call is waiting for, to a terminal. */
  progress?(text: string): void;
};

/**
 * Sends a request and retries it where that is safe: a dry run or a read up to 4 times after a broken connection, a timeout or a status
 * that allows it; a write only if it surely was not processed (nothing was sent, or 429). A wait that would end after the deadline does
 * not begin: the last answer counts. Waiting for a slot counts towards no deadline.
 */
export async function send(wire: Wire, request: Request): Promise<Reply | Failure> {
  const { clock, deadlines, slots, closing, stopRetrying } = wire;
  let response: Reply | Failure = { failure: 'called-off', detail: 'the program is stopping' };
  if (closing.aborted) return response;
  const transport = await wire.open();
  let end = clock.now() + deadlines.call;
  for (let attempt = 1; ; attempt += 1) {
    const queued = clock.now();
    await slots.take();
    const start = clock.now();
    end += start - queued;
    try {
      if ((attempt === 1 ? closing : stopRetrying).aborted) return response;
      response = await exchange(transport, request, Math.min(deadlines.attempt, end - start), closing, clock);
    } finally {
      slots.release();
    }
    wire.log(logLine(request, response, clock.now() - start));
    const wait = waitAfter(wire, request, attempt, response);
    if (wait === null || clock.now() + wait >= end) return response;
    wire.log(`waiting ${seconds(wait)}, then attempt ${String(attempt + 1)}`);
    const why = 'failure' in response ? failures[response.failure].message : `HTTP ${String(response.status)}`;
    wire.progress?.(`${request.origin}: ${why}; trying again (attempt ${String(attempt + 1)})`);
    await clock.sleep(wait, stopRetrying);
    if (stopRetrying.aborted) return response;
  }
}

export const maxRetries = 4;
const firstBackoff = 1000;
const maxWait = 120_000;

/**
 * Milliseconds to wait before the next attempt, or null to give up. Without `Retry-After` full jitter over 1, 2, 4 and 8 seconds; with it
 * the requested time plus up to a second, so that clients do not return all at once. Gives up where more than 120 seconds are requested. What is
 * not there at all is asked three times within two seconds.
 */
function waitAfter(wire: Wire, { writes }: Request, attempt: number, response: Reply | Failure): number | null {
  const { clock, stopRetrying, retries = maxRetries } = wire;
  if (stopRetrying.aborted || attempt > Math.min(retries, maxRetries)) return null;
  if ('failure' in response) return waitAfterFailure(response.failure, attempt, writes, clock);
  if (!(writes ? unprocessedStatuses : retryStatuses).includes(response.status)) return null;
  const requested = retryAfter(response.headers, clock.now());
  if (requested === null) return backoff(clock, attempt);
  // Nobody waits that long for a command, and an earlier request would only be refused again.
  return requested > maxWait ? null : Math.round(Math.min(requested + clock.random() * 1000, maxWait));
}

function waitAfterFailure(failure: FailureKind, attempt: number, writes: boolean, clock: Clock): number | null {
  const { repeat, processed } = failures[failure];
  if (!repeat || (writes && processed !== 'no')) return null;
  if (failure !== 'absent') return backoff(clock, attempt);
  return attempt > 2 ? null : Math.round(clock.random() * firstBackoff);
}

const backoff = (clock: Clock, attempt: number): number =>
  Math.round(clock.random() * firstBackoff * 2 ** (attempt - 1));

/** A line for `--verbose`, without anything that could be secret. */
function logLine({ method, path }: Request, response: Reply | Failure, duration: number): string {
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
  // By the platform's clock, so that a clock difference does not become a wait.
  return Number.isNaN(until) ? null : Math.max(0, until - (Date.parse(headers['date'] ?? '') || now));
}
