import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { Fault } from '../fault.ts';

const mebibyte = 1024 * 1024;

/** Most bodies are small; a bundle of 10,000 policies takes about 5 MiB. */
export const bodyLimit = (schema: string): number =>
  schema === 'RemediationRequest' || schema === 'DetectionRequest' ? 16 * mebibyte : mebibyte;

/** Reads a JSON body. Throws Fault: 413 when it is longer than `limit` bytes, 415 when it is no JSON by its type, 400 when it is none at all. */
export async function readBody(request: IncomingMessage, limit: number): Promise<unknown> {
  const {
    'content-type': type = '',
    'content-encoding': encoding = 'identity',
    'content-length': length = '0',
  } = request.headers;
  if (!/^application\/json *(?:;|$)/i.test(type)) throw new Fault(415, 'Send the body as application/json.');
  if (encoding !== 'identity') throw new Fault(415, 'Send the body without a content encoding.');
  if (Number(length) > limit) throw tooLarge(limit);
  return parse(await readBytes(request, limit));
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
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
  });
}

function parse(bytes: Buffer): unknown {
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
  } catch (error) {
    throw new Fault(400, `The body is not JSON: ${error instanceof Error ? error.message : String(error)}`);
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
