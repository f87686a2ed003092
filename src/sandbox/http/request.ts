import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Guard } from '../../generated/guards/guard.ts';
import * as guards from '../../generated/guards/requests.js';
import { type OperationId, operations } from '../../generated/operations.ts';
import { type Input, requests } from '../../generated/requests.ts';
import { type Call, Fault, notFound, type ShapeError } from '../platform.ts';
import { fromQuirkyJson, type Quirks } from '../quirks.ts';

type Texts = Readonly<Record<string, string>>;

/** Validates path parameters. Throws Fault 404. */
export function checkPath(id: OperationId, path: Texts): void {
  const parameters: readonly { readonly name: string; readonly in: string; readonly schema: object }[] =
    operations[id].parameters;
  for (const { name, in: place, schema } of parameters) {
    const { pattern = '', enum: words } = schema as { readonly pattern?: string; readonly enum?: readonly string[] };
    const value = path[name] ?? '';
    if (place === 'path' && (words?.includes(value) === false || !new RegExp(pattern).test(value))) throw notFound();
  }
}

/**
 * Parses a query; each value gets its documented type, or stays text for the guard to refuse. Throws Fault 400 for an invalid query, also for
 * unknown or repeated parameters: an ignored filter would return too much.
 */
export function readQuery(id: OperationId, search: URLSearchParams, quirks: Quirks): Readonly<Record<string, unknown>> {
  const inputs = new Map(requests[id].inputs.map((input) => [`${input.in} ${input.path.join('.')}`, input]));
  const query: Record<string, unknown> = {};
  for (const name of new Set(search.keys())) {
    const input = inputs.get(`query ${name}`);
    if (input === undefined) throw new Fault(400, `There is no query parameter "${name}".`);
    const texts = search.getAll(name);
    if (input.list) {
      const items = quirks.has('comma-arrays') ? texts.flatMap((text) => text.split(',')) : texts;
      query[name] = items.map((text) => valueOf(text, input));
    } else if (texts.length > 1) {
      throw new Fault(400, `The query parameter "${name}" takes one value, but was given twice.`);
    } else {
      query[name] = valueOf(texts[0] ?? '', input);
    }
  }
  const schema = operations[id].query;
  const guard = schema === null ? null : guardOf(schema);
  if (guard?.(query) === false) throw wrongShape(id, 'query', guard);
  return query;
}

const numbers: { readonly [Kind in Input['kind']]?: RegExp } = {
  integer: /^-?\d+$/,
  number: /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/,
};

function valueOf(text: string, { kind }: Input): unknown {
  if (kind === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  if (numbers[kind]?.test(text) !== true) return text;
  const value = Number(text);
  return kind === 'integer' && !Number.isSafeInteger(value) ? text : value;
}

const mebibyte = 1024 * 1024;

/** The lists of the bundle in a body, by its schema. */
const bundleLists: Readonly<Record<string, readonly string[]>> = {
  RemediationRequest: ['policies'],
  DetectionRequest: ['rulesets', 'rules', 'disabled', 'exceptions'],
};

/**
 * Parses a body. Errors inside a bundle are content, which a dry run reports. Throws Fault: 400 for an invalid body or another deployment than in
 * the path, 413 if too long, 415 if not JSON.
 */
export async function readBody(
  id: OperationId,
  path: Texts,
  request: IncomingMessage,
  quirks: Quirks,
): Promise<Pick<Call<OperationId>, 'shapeErrors'> & { readonly body: unknown }> {
  const schema = operations[id].body;
  if (schema === null) return { body: null, shapeErrors: [] };
  const lists = bundleLists[schema];
  checkHeaders(request);
  // Most bodies are small; a bundle of 10,000 policies has about 5 MiB.
  const sent = parseBody(await readBytes(request, lists === undefined ? mebibyte : 16 * mebibyte));
  const body = lists === undefined ? sent : fromQuirkyJson(sent, lists, quirks);
  const guard = guardOf(schema);
  const shapeErrors = guard(body) ? [] : shapeErrorsIn(guard);
  if (shapeErrors === null || (shapeErrors.length > 0 && lists === undefined)) throw wrongShape(id, 'body', guard);
  checkRepeatedPath(id, body as Readonly<Record<string, unknown>>, path);
  return { body, shapeErrors };
}

function checkHeaders({ headers }: IncomingMessage): void {
  const { 'content-type': type = '', 'content-encoding': encoding, 'transfer-encoding': coding = 'chunked' } = headers;
  if (!/^application\/json *(?:;|$)/i.test(type)) throw new Fault(415, 'Send the body as application/json.');
  // Node decodes only chunks and would pass other encodings through.
  if ((encoding ?? 'identity') !== 'identity' || !/^chunked$/i.test(coding)) {
    throw new Fault(415, 'Send the body without a content encoding or a transfer coding other than chunks.');
  }
}

function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = Number(request.headers['content-length'] ?? 0) > limit ? limit : 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) reject(new Fault(413, `The body is longer than ${String(limit / mebibyte)} MiB.`));
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
  });
}

function parseBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new Fault(400, 'The body is not UTF-8.');
  const text = bytes.toString();
  const value = parseJson(text);
  checkSize(value);
  // Lone surrogates would come back changed from the database. Serialized JSON only has escapes where needed.
  if (text.includes('\\u') && /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(value))) {
    throw new Fault(400, 'The body holds U+0000 or half a surrogate pair.');
  }
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The engine's message quotes the text, which may hold a secret.
    throw new Fault(400, 'The body is not JSON.');
  }
}

// Far above 10,000 policies. Reporting more errors would block other clients.
const mostValues = 500_000;

const deepest = 100;

/** Iterative, since a body may be nested deeper than the stack. */
function checkSize(body: unknown): void {
  let level = [body];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    seen += level.length;
    if (seen > mostValues) throw new Fault(400, `The body holds more than ${String(mostValues)} values.`);
    if (depth > deepest) throw new Fault(400, `The body is nested more than ${String(deepest)} levels deep.`);
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
}

/** The errors inside a body's bundle; null if there is no bundle, or errors outside of it. */
function shapeErrorsIn({ errors }: Guard<unknown>): ShapeError[] | null {
  const shapeErrors = (errors ?? []).slice(0, 1000).map(({ instancePath, message = 'is wrong', params }) => {
    const [missing, foreign] = [params['missingProperty'], params['additionalProperty']];
    const path = instancePath.split('/').slice(1).map(unescaped);
    if (typeof missing === 'string') return { path: [...path, missing], message: 'is missing' };
    return typeof foreign === 'string'
      ? { path: [...path, foreign], message: 'is not a known field' }
      : { path, message };
  });
  const isInside = shapeErrors.every(({ path: [first, second] }) => first === 'bundle' && second !== undefined);
  return isInside ? shapeErrors.map(({ path, message }) => ({ path: path.slice(1), message })) : null;
}

const unescaped = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');

function checkRepeatedPath(id: OperationId, body: Readonly<Record<string, unknown>>, path: Texts): void {
  for (const input of requests[id].inputs) {
    const [name = ''] = input.path;
    const value = input.sameAsPath === true ? body[name] : undefined;
    // Compared as numbers, since JSON numbers cannot hold every id.
    const same = typeof value === 'number' ? value === Number(path[name]) : value === path[name];
    if (value !== undefined && !same) throw new Fault(400, `"${name}" in the body is not the one in the path.`);
  }
}

function guardOf(schema: string): Guard<unknown> {
  const guard = (guards as Readonly<Record<string, Guard<unknown>>>)[`is${schema}`];
  if (guard === undefined) throw new Error(`There is no guard for ${schema}.`);
  return guard;
}

/** Names up to five invalid places. */
function wrongShape(id: OperationId, where: 'body' | 'query', { errors }: Guard<unknown>): Fault {
  const texts = (errors ?? []).map(({ instancePath, schemaPath, message = 'is wrong', params }) => {
    const rule = requests[id].rules[Number(/\/allOf\/(\d+)\//.exec(schemaPath)?.[1])];
    if (rule !== undefined) return rule.replace(/\.$/, '');
    const field = params['additionalProperty'];
    return `${instancePath === '' ? '/' : instancePath} ${message}${typeof field === 'string' ? ` (${field})` : ''}`;
  });
  const reasons = [...new Set(texts)].slice(0, 5).join('; ');
  return new Fault(400, `The ${where} does not have the right shape: ${reasons}.`);
}
