import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip as gunzipCallback } from 'node:zlib';
import { PlatformError } from '../domain/preview.ts';
import { UsageError } from '../domain/json.ts';
import { type OperationId, type Operations, operations } from '../generated/operations.ts';
import { prefixOf } from './network.ts';
import type { Profile } from './profile.ts';

const gunzip = promisify(gunzipCallback);
const unpackers = new Map([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  ['br', promisify(brotliDecompress)],
]);

/** Header names in lower case; a header that came several times is joined with commas. */
export type Headers = Readonly<Record<string, string>>;

/** One HTTP request, complete with its secrets. */
export type Request = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly origin: string;
  /** With the prefix of the address and the query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string | null;
  /** Whether it may change something, so that it must not be sent twice. */
  readonly writes: boolean;
};

/** An answer that arrived whole. */
export type Reply = { readonly status: number; readonly headers: Headers; readonly body: Uint8Array };

export type Exchange =
  | { readonly kind: 'reply'; readonly reply: Reply }
  | { readonly kind: 'failure'; readonly failure: Failure };

/** What sends a request: a dispatcher of undici, or a `fetch` in the shape of one. */
export type Transport = {
  request(options: {
    readonly method: Request['method'];
    readonly origin: string;
    readonly path: string;
    readonly headers: Headers;
    readonly body: string | null;
    readonly signal: AbortSignal;
    readonly headersTimeout: number;
    readonly bodyTimeout: number;
  }): Promise<Response>;
};

type Response = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readable;
};

/** Bodies are bounded as they come, and once more when they are unpacked. */
const largestBody = 10 * 1024 * 1024;

/** Sends a request once, follows nothing, and has the whole answer after `timeout` milliseconds or gives up; at once when it is told to stop. */
export async function exchange(
  transport: Transport,
  request: Request,
  timeout: number,
  stop: AbortSignal,
): Promise<Exchange> {
  // Not AbortSignal.timeout: that is held until its time has come, also when the answer came long before.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), Math.max(1, Math.ceil(timeout)));
  const signal = AbortSignal.any([late.signal, stop]);
  try {
    const { method, origin, path, headers: sent, body: text } = request;
    const options = { method, origin, path, headers: sent, body: text };
    const response = await transport.request({ ...options, signal, headersTimeout: 0, bodyTimeout: 0 });
    const headers = flatten(response.headers);
    const packed = await readBody(response);
    const body = packed === null ? null : await unpack(packed, headers['content-encoding'] ?? '');
    if (body === null) return failed('too-large', `it has over ${String(largestBody)} bytes`);
    return { kind: 'reply', reply: { status: response.statusCode, headers, body } };
  } catch (error) {
    // Whatever undici throws is about the network; which kind it is decides what is safe to do next.
    if (error instanceof Undecodable) return failed('garbled', error.message);
    if (stop.aborted) return failed('interrupted', 'the program is stopping');
    if (late.signal.aborted) return failed('timeout', `${String(Math.ceil(timeout / 1000))} s were allowed`);
    return { kind: 'failure', failure: toFailure(error) };
  } finally {
    clearTimeout(timer);
  }
}

function failed(kind: Failure['kind'], detail: string): Exchange {
  return { kind: 'failure', failure: { kind, detail } };
}

/** Null when it is too large. */
async function readBody({ statusCode, body }: Response): Promise<Buffer | null> {
  if (isRedirect(statusCode)) {
    // The status says enough, and a body that never ends must not hide it. Destroying it makes it emit an error that no one needs.
    body.on('error', () => {}).destroy();
    return Buffer.alloc(0);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > largestBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export const isRedirect = (status: number): boolean => status >= 300 && status < 400;

class Undecodable extends Error {}

async function unpack(packed: Buffer, encoding: string): Promise<Buffer | null> {
  const name = encoding.trim().toLowerCase();
  if (packed.length === 0 || name === '' || name === 'identity') return packed;
  const unpacker = unpackers.get(name);
  if (unpacker === undefined) throw new Undecodable('it is packed in a way that was not asked for');
  try {
    return await unpacker(packed, { maxOutputLength: largestBody });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return null;
    throw new Undecodable('it cannot be unpacked, or it was cut off');
  }
}

function flatten(headers: Response['headers']): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? ''].flat().join(', ')]),
  );
}

/** What the operator of the platform needs to find a request in the logs; null when the answer names none. */
export function requestIdOf(headers: Headers, profile: Profile): string | null {
  const given = profile.requestIdHeaders
    .map((name) => headers[name])
    .find((value) => value !== undefined && value !== '');
  // It is printed, and it comes from outside.
  const id = given?.replaceAll(/[^\x21-\x7e]/g, '').slice(0, 200) ?? '';
  return id === '' ? null : id;
}

// ── The request of an operation ───────────────────────────────────────────────────────────────────────────────────────────────────

/** What an operation takes. */
export type Args<Id extends OperationId> = {
  readonly path: Operations[Id]['path'];
  readonly query: Operations[Id]['query'];
  readonly body: Operations[Id]['body'];
  /** The value of `If-Match`, for the operations that want one. */
  readonly ifMatch?: string;
};

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly type: unknown; readonly pattern?: string; readonly enum?: readonly string[] };
};

/** Where requests go, and how. */
export type Destination = {
  readonly address: URL;
  /** The value of `Authorization`; null sends none. */
  readonly authorization: string | null;
  readonly profile: Pick<Profile, 'arrays'>;
};

/** The request of an operation. Throws PlatformError when a value cannot stand in its path, UsageError when one cannot stand in its query. */
export function toRequest<Id extends OperationId>(
  id: Id,
  args: Args<Id>,
  { address, authorization, profile }: Destination,
): Request {
  const { method, path, writes } = operations[id];
  const query = encodeQuery(args.query, profile.arrays);
  return {
    method,
    writes,
    origin: address.origin,
    path: `${prefixOf(address)}${fillPath(path, operations[id].parameters, args.path)}${query === '' ? '' : `?${query}`}`,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'gzip, br',
      'user-agent': 'ifmatch',
      ...(authorization === null ? {} : { authorization }),
      ...(args.body === null ? {} : { 'content-type': 'application/json' }),
      ...(args.ifMatch === undefined ? {} : { 'if-match': args.ifMatch }),
    },
    body: args.body === null ? null : JSON.stringify(args.body),
  };
}

function fillPath(path: string, parameters: readonly Parameter[], values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;
    if (schema !== undefined && mayStand(value, schema)) return encodeURIComponent(value);
    throw new PlatformError(`${JSON.stringify(value)} cannot be a ${name} of the platform.`, {
      hint: `Correct it in the config, in the plan file or on the command line.${name === 'deploymentId' ? ' The id of a deployment has 1 to 19 digits.' : ''}`,
      unsent: true,
    });
  });
}

/** A dot segment survives the encoding, and a server would walk up the path with it. */
function mayStand(value: string, { pattern, enum: allowed }: Parameter['schema']): boolean {
  if (value === '' || value === '.' || value === '..') return false;
  if (allowed !== undefined && !allowed.includes(value)) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(value);
}

/** A query, for lists in the way of the profile. Absent values and empty lists are left out. Throws UsageError for a comma in a list of commas. */
function encodeQuery(query: object, arrays: Profile['arrays']): string {
  const pairs = Object.entries(query).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (value === undefined || value === null) return [];
    const values = [value].flat().map(String);
    if (!Array.isArray(value) || arrays === 'repeat') return values.map((text) => [name, text]);
    return values.length === 0 ? [] : [[name, joined(name, values)]];
  });
  return new URLSearchParams(pairs).toString();
}

function joined(name: string, values: readonly string[]): string {
  const torn = values.find((text) => text.includes(','));
  if (torn === undefined) return values.join(',');
  throw new UsageError(
    `${JSON.stringify(torn)} in ${name} holds a comma, so it cannot be in a list that is joined with commas. Repeat the keys of lists instead, if the platform takes that.`,
  );
}

// ── Why no answer came ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Why no usable answer came. */
export type FailureKind =
  | 'unreachable'
  | 'untrusted'
  | 'no-tls'
  | 'proxy'
  | 'called-off'
  | 'interrupted'
  | 'timeout'
  | 'too-large'
  | 'garbled';

export type Failure = { readonly kind: FailureKind; readonly detail: string };

type Traits = {
  /** Continues «… the platform:» in messages. */
  readonly says: string;
  readonly hint: string;
  /** Whether the request may have been processed although no answer came. */
  readonly processed: 'no' | 'unknown';
  /** Whether a dry run or a read is worth another attempt. */
  readonly repeat: boolean;
};

const lookBetween = 'Retry. If it persists, check the proxies and gateways in between.';

export const failures: Readonly<Record<FailureKind, Traits>> = {
  unreachable: {
    says: 'it cannot be reached',
    hint: 'Check the address (IFMATCH_BASE_URL or --base-url), the network, and HTTPS_PROXY and NO_PROXY.',
    processed: 'no',
    repeat: true,
  },
  untrusted: {
    says: 'its certificate is not trusted',
    hint: 'If your company has its own certificate authority, set NODE_EXTRA_CA_CERTS to its PEM file. The check cannot be disabled.',
    processed: 'no',
    repeat: false,
  },
  'no-tls': {
    says: 'what answers there does not speak TLS',
    hint: 'Check the port in the address, and the proxies in between; http:// works for localhost, 127.0.0.1 and [::1] only.',
    processed: 'unknown', // a gateway may fall back to plain text in the middle
    repeat: false,
  },
  proxy: {
    says: 'the proxy does not let us through to it',
    hint: 'Check HTTPS_PROXY with its user name and password, and that the proxy allows this host; or name the host in NO_PROXY.',
    processed: 'no',
    repeat: true,
  },
  'called-off': { says: 'it was not asked any more', hint: 'Run again.', processed: 'no', repeat: false },
  interrupted: {
    says: 'the connection broke before the answer was complete',
    hint: lookBetween,
    processed: 'unknown',
    repeat: true,
  },
  timeout: { says: 'no complete answer came in time', hint: lookBetween, processed: 'unknown', repeat: true },
  'too-large': {
    says: 'the answer is too large',
    hint: 'Request smaller pages if the operation has them. Otherwise check that the address is the API of the platform.',
    processed: 'unknown',
    repeat: false,
  },
  garbled: {
    says: 'the answer cannot be decoded',
    hint: 'Check that the address is the API of the platform and speaks HTTP/1.1. Check the proxies and gateways in between.',
    processed: 'unknown',
    repeat: false,
  },
};

/** What an error of undici or of Node's network means. */
export function toFailure(error: unknown): Failure {
  const causes = leaves(error);
  const kind = causes.map(kindOf).find((known) => known !== null) ?? 'interrupted';
  return {
    kind,
    detail: causes.map(detailOf).join('; '),
  };
}

function detailOf({ code, message }: Cause): string {
  // OpenSSL says in between where in its sources it was.
  const says = /^\w+:error:\w+:[^:]*:[^:]*:([^:]+):/.exec(message)?.[1] ?? message;
  return code === '' || says.includes(code) ? says : `${says} (${code})`;
}

type Cause = { readonly name: string; readonly code: string; readonly message: string; readonly syscall: string };

/** Node bundles the errors of all addresses of a host. */
function leaves(error: unknown): Cause[] {
  if (error instanceof AggregateError) return error.errors.flatMap(leaves);
  if (!(error instanceof Error)) return [{ name: '', code: '', message: String(error), syscall: '' }];
  const { name, code, syscall, message } = error as NodeJS.ErrnoException;
  return [{ name, code: typeof code === 'string' ? code : '', message, syscall: syscall ?? '' }];
}

function kindOf({ name, code, message, syscall }: Cause): FailureKind | null {
  // Only these two calls come before the first byte of a request.
  if (syscall === 'connect' || syscall.startsWith('getaddrinfo') || code === 'UND_ERR_CONNECT_TIMEOUT') {
    return 'unreachable';
  }
  if (code.startsWith('UND_ERR_PRX') || message.startsWith('Proxy response (')) return 'proxy';
  if (certificate.test(code)) return 'untrusted';
  if (name === 'HTTPParserError') return message.includes('EOF') ? 'interrupted' : 'garbled';
  if (noTls.test(message)) return 'no-tls';
  return code === 'UND_ERR_HEADERS_OVERFLOW' || /^(EPROTO$|ERR_SSL)/.test(code) ? 'garbled' : null;
}

/** How OpenSSL and Node name what is wrong with a certificate. */
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_|CRL|INVALID_PURPOSE|INVALID_CA|HOSTNAME_MISMATCH/;

/** What OpenSSL says of plain text where a record of TLS should be. */
const noTls = /:(?:wrong version number|packet length too long):/;
