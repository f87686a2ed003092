import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { Fault } from '../fault.ts';

const mebibyte = 1024 * 1024;

export const isBundle = (schema: string): boolean => schema === 'RemediationRequest' || schema === 'DetectionRequest';

/** Most bodies are small; a bundle of 10,000 policies takes about 5 MiB. */
export const bodyLimit = (schema: string): number => (isBundle(schema) ? 16 * mebibyte : mebibyte);

/** Reads a body that shall be JSON. Throws Fault: 413 when it is longer than `limit` bytes, 415 when it is no JSON by its type. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const {
    'content-type': type = '',
    'content-encoding': encoding = 'identity',
    'content-length': length = '0',
  } = request.headers;
  if (!/^application\/json *(?:;|$)/i.test(type)) throw new Fault(415, 'Send the body as application/json.');
  if (encoding !== 'identity') throw new Fault(415, 'Send the body without a content encoding.');
  if (Number(length) > limit) throw tooLarge(limit);
  return readBytes(request, limit);
}

function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) reject(tooLarge(limit));
      else chunks.push(chunk);
    });
    // Most bodies come in one piece, which needs no copy.
    request.on('end', () => resolve(chunks.length > 1 ? Buffer.concat(chunks) : (chunks[0] ?? Buffer.alloc(0))));
    request.on('error', reject);
  });
}

/** Throws Fault 400 when a body is no JSON, or holds what cannot be kept. */
export function parseBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new Fault(400, 'The body is not UTF-8.');
  const text = bytes.toString();
  const value = parseJson(text);
  // Only an escape can bring these in, so nothing is searched without one.
  if (/\\u(?:0000|d[89a-f])/i.test(text) && holdsUnstorable(value)) {
    throw new Fault(400, 'The body holds U+0000 or half a surrogate pair.');
  }
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The engine's own message quotes the text, which may hold a secret.
    throw new Fault(400, 'The body is not JSON.');
  }
}

/** Texts that would come back from the database as others. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return /[\0\p{Surrogate}]/u.test(value);
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([key, one]) => holdsUnstorable(key) || holdsUnstorable(one))
  );
}

const tooLarge = (limit: number): Fault => new Fault(413, `The body is longer than ${String(limit / mebibyte)} MiB.`);
