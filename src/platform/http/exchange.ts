import { promisify } from 'node:util';
import { gunzip as gunzipCallback } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { type Failure, toFailure } from './failure.ts';

const gunzip = promisify(gunzipCallback);

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

/** Bodies are bounded as they come, and once more when they are unpacked. */
const largestBody = 10 * 1024 * 1024;

/** Sends a request once, follows nothing, and has the whole answer after `timeout` milliseconds or gives up; at once when it is told to stop. */
export async function exchange(
  dispatcher: Dispatcher,
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
    const response = await dispatcher.request({ ...options, signal, headersTimeout: 0, bodyTimeout: 0 });
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
async function readBody({ statusCode, body }: Dispatcher.ResponseData): Promise<Buffer | null> {
  if (isRedirect(statusCode)) {
    // The status says enough, and a body that never ends must not hide it. Destroying it makes it emit an error that nobody needs.
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
  if (name !== 'gzip' && name !== 'x-gzip') throw new Undecodable('it is packed in a way that was not asked for');
  try {
    return await gunzip(packed, { maxOutputLength: largestBody });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return null;
    throw new Undecodable('it is not the gzip that it says it is, or it was cut off');
  }
}

function flatten(headers: Dispatcher.ResponseData['headers']): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? ''].flat().join(', ')]),
  );
}
