import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { Fault } from '../fault.ts';
import type { Quirks } from '../quirks.ts';

const mebibyte = 1024 * 1024;

/** The lists of the bundle that a body holds; none where it holds no bundle. */
export const listsOf = (schema: string): readonly string[] =>
  ({ RemediationRequest: ['policies'], DetectionRequest: ['rulesets', 'rules', 'disabled', 'exceptions'] })[schema] ??
  [];

export const isBundle = (schema: string): boolean => listsOf(schema).length > 0;

/** Most bodies are small; a bundle of 10,000 policies takes about 5 MiB. */
export const bodyLimit = (schema: string): number => (isBundle(schema) ? 16 * mebibyte : mebibyte);

/** Reads a body that shall be JSON. Throws Fault: 413 when it is longer than `limit` bytes, 415 when it is no JSON by its type. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const {
    'content-type': type = '',
    'content-encoding': encoding = 'identity',
    'content-length': length = '0',
    'transfer-encoding': coding = 'chunked',
  } = request.headers;
  if (!/^application\/json *(?:;|$)/i.test(type)) throw new Fault(415, 'Send the body as application/json.');
  if (encoding !== 'identity') throw new Fault(415, 'Send the body without a content encoding.');
  // Node undoes no other coding, and would take the bytes as they come.
  if (!/^chunked$/i.test(coding)) throw new Fault(415, 'Send the body without a transfer coding, or in chunks.');
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

/** Throws Fault 400 when a body is no JSON, or holds what cannot be kept, or too much to be looked at. */
export function parseBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new Fault(400, 'The body is not UTF-8.');
  const text = bytes.toString();
  const value = parseJson(text);
  // Only an escape can bring in what cannot be kept, so no text is searched without one.
  examine(value, /\\u(?:0000|d[89a-f])/i.test(text));
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

// Far more than 10,000 policies have. A body that is wrong in each of its values keeps all other clients waiting.
const mostValues = 500_000;

const deepest = 100;

/** Level by level: a body may be nested deeper than functions can be. */
function examine(body: unknown, hasEscapes: boolean): void {
  let level = [body];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    seen += level.length;
    if (seen > mostValues) throw new Fault(400, `The body holds more than ${String(mostValues)} values.`);
    if (depth > deepest) throw new Fault(400, `The body is nested more than ${String(deepest)} levels deep.`);
    if (hasEscapes && level.some(isUnstorable)) throw new Fault(400, 'The body holds U+0000 or half a surrogate pair.');
    level = level.flatMap((value) => partsOf(value, hasEscapes));
  }
}

function partsOf(value: unknown, withKeys: boolean): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return withKeys ? Object.entries(value).flat() : Object.values(value);
}

/** A text that would come back from the database as another. */
const isUnstorable = (value: unknown): boolean => typeof value === 'string' && /[\0\p{Surrogate}]/u.test(value);

const tooLarge = (limit: number): Fault => new Fault(413, `The body is longer than ${String(limit / mebibyte)} MiB.`);

/** The unknown field. */
const novelty = { name: 'introduced_in', value: { release: 'next' } } as const;

/** Data of the user: a field more or less in them would be other data. */
const opaque = ['config', 'context', 'key'];

/** Tells of an answer as another platform might: the same meaning in another form. */
export function quirkyJson(value: unknown, quirks: Quirks): unknown {
  const fills = quirks.has('nulls') || quirks.has('blanks');
  return fills || quirks.has('sparse-lists') || quirks.has('unknown-fields') ? reshape(value, quirks) : value;
}

/** A bundle as it is sent to this platform: what it answered, in whatever form, can be sent back. */
export function fromQuirkyJson(body: unknown, lists: readonly string[], quirks: Quirks): unknown {
  if (![...quirks].some((quirk) => forms.includes(quirk)) || !isRecord(body) || !isRecord(body['bundle'])) return body;
  const bundle = plain(body['bundle'], quirks) as Record<string, unknown>;
  if (!leavesOut(quirks)) return { ...body, bundle };
  return { ...body, bundle: { ...Object.fromEntries(lists.map((list) => [list, []])), ...bundle } };
}

const forms: readonly string[] = ['sparse-lists', 'nulls', 'blanks', 'unknown-fields'];

const leavesOut = (quirks: Quirks): boolean => quirks.has('sparse-lists') || quirks.has('nulls');

function plain(value: unknown, quirks: Quirks): unknown {
  if (Array.isArray(value)) return value.map((one) => plain(one, quirks));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value)
    .filter(([key, one]) => !isFiller(key, one, quirks))
    .map(([key, one]) => [key, opaque.includes(key) ? one : plain(one, quirks)]);
  // A policy without actions.
  const lists = 'filters' in value && leavesOut(quirks) ? { actions: [] } : {};
  return { ...lists, ...Object.fromEntries(entries) };
}

const isFiller = (key: string, value: unknown, quirks: Quirks): boolean =>
  (key === novelty.name && quirks.has('unknown-fields')) ||
  (value === null && quirks.has('nulls')) ||
  (value === '' && key.startsWith('project') && quirks.has('blanks'));

function reshape(value: unknown, quirks: Quirks): unknown {
  if (Array.isArray(value)) return value.map((one) => reshape(one, quirks));
  if (!isRecord(value)) return value === '' && quirks.has('nulls') ? null : value;
  const entries = Object.entries({ ...unused(value, quirks), ...value }).flatMap(([key, one]) =>
    reshapeField(key, one, quirks),
  );
  return Object.fromEntries(quirks.has('unknown-fields') ? [...entries, [novelty.name, novelty.value]] : entries);
}

function reshapeField(key: string, value: unknown, quirks: Quirks): [string, unknown][] {
  if (opaque.includes(key)) return [[key, value]];
  if (!Array.isArray(value) || value.length > 0) return [[key, reshape(value, quirks)]];
  if (quirks.has('sparse-lists')) return [];
  return [[key, quirks.has('nulls') ? null : value]];
}

/** Fields that an object could have and does not use. */
function unused(value: Record<string, unknown>, quirks: Quirks): Record<string, unknown> {
  if ('rule_type' in value && (quirks.has('nulls') || quirks.has('blanks'))) {
    const nothing = quirks.has('blanks') ? '' : null;
    return { project: nothing, project_tag_name: nothing };
  }
  return 'kind' in value && 'key' in value && quirks.has('nulls') ? { before: null, after: null } : {};
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
