import type { IncomingMessage } from 'node:http';
import type { Guard } from '../../generated/guards/guard.ts';
import * as guards from '../../generated/guards/requests.js';
import { type OperationId, operations } from '../../generated/operations.ts';
import { type Input, requests } from '../../generated/requests.ts';
import { type Call, Fault, type ShapeError } from '../platform.ts';
import { fromQuirkyJson, type Quirks } from '../quirks.ts';

/**
 * Parses a query; each value gets its documented type, or stays text for the guard to refuse. Throws Fault 400 for an invalid query, also for
 * unknown or repeated parameters: an ignored filter would return too much.
 */
export function readQuery(id: OperationId, search: URLSearchParams): Readonly<Record<string, unknown>> {
  const query: Record<string, unknown> = {};
  for (const name of new Set(search.keys())) {
    const input = requests[id].inputs.find((one) => one.in === 'query' && one.path[0] === name);
    if (input === undefined) throw new Fault(400, `There is no query parameter "${name}".`);
    const texts = search.getAll(name);
    if (!input.list && texts.length > 1) throw new Fault(400, `The query parameter "${name}" takes one value.`);
    const values = texts.map((text) => valueOf(text, input));
    query[name] = input.list ? values : values[0];
  }
  const schema = operations[id].query;
  const errors = schema === null ? [] : shapeErrorsIn(id, schema, query);
  if (errors.length > 0) throw wrongShape('query', errors);
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
  // Refused by the guard as a text that is no number.
  if (kind === 'integer' && !fits64Bits(text)) return `${text} (beyond 64 bits)`;
  return kind === 'integer' && !Number.isSafeInteger(value) ? text : value;
}

const fits64Bits = (digits: string): boolean => BigInt.asIntN(64, BigInt(digits)) === BigInt(digits);

const mebibyte = 1024 * 1024;

type ParsedBody = Pick<Call<OperationId>, 'shapeErrors'> & { readonly body: unknown };

/**
 * Parses a body. Errors inside a bundle are content, which a dry run reports. Throws Fault: 400 for an invalid body or another deployment than in
 * the path, 413 if too long, 415 if not JSON.
 */
export async function readBody(
  id: OperationId,
  path: Readonly<Record<string, string>>,
  request: IncomingMessage,
  quirks: Quirks,
): Promise<ParsedBody> {
  const schema = operations[id].body;
  if (schema === null) return { body: null, shapeErrors: [] };
  const isBundle = schema === 'RemediationRequest' || schema === 'DetectionRequest';
  checkHeaders(request);
  // Most bodies are small; a bundle of 10,000 policies has about 5 MiB.
  const bytes = await readBytes(request, isBundle ? 16 * mebibyte : mebibyte);
  const body = fromQuirkyJson(parseBody(bytes), quirks);
  const errors = shapeErrorsIn(id, schema, body);
  const inside = isBundle ? errors.filter(({ field }) => field.startsWith('bundle.')) : [];
  if (inside.length < errors.length) throw wrongShape('body', errors);
  checkRepeatedPath(id, body as Readonly<Record<string, unknown>>, path);
  return { body, shapeErrors: inside.map(({ field, message }) => ({ field: field.replace('bundle.', ''), message })) };
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
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    // The engine's message quotes the text, which may hold a secret.
    throw new Fault(400, 'The body is not JSON in UTF-8.');
  }
  checkValues(value);
  return value;
}

// Names and values: far above 10,000 policies. Reporting more errors would block other clients.
const maxValues = 1_000_000;

const maxDepth = 100;

/** Iterative, since a body may be nested deeper than the stack. Lone surrogates would come back changed from the database. */
function checkValues(body: unknown): void {
  let level = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (values > maxValues || depth > maxDepth)
      throw new Fault(400, 'The body holds too many values, or is nested too deeply.');
    if (level.some((value) => typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))) {
      throw new Fault(400, 'The body holds U+0000 or half a surrogate pair.');
    }
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.entries(value).flat() : [],
    );
  }
}

/** Where a value does not have the shape of a schema, such as `bundle.policies[0].name`, and why. */
function shapeErrorsIn(id: OperationId, schema: string, value: unknown): ShapeError[] {
  const guard = (guards as Readonly<Record<string, Guard<unknown>>>)[`is${schema}`];
  if (guard === undefined) throw new Error(`There is no guard for ${schema}.`);
  if (guard(value)) return [];
  return (guard.errors ?? []).slice(0, 1000).map(({ instancePath, schemaPath, message = 'is wrong', params }) => {
    const rule = requests[id].rules[Number(/\/allOf\/(\d+)\//.exec(schemaPath)?.[1])];
    if (rule !== undefined) return { field: '', message: rule.replace(/\.$/, '') };
    const { missingProperty: missing, additionalProperty: foreign } = params as Readonly<Record<string, string>>;
    const path = [...instancePath.split('/').slice(1).map(unescaped), missing ?? foreign ?? []].flat();
    const field = path.join('.').replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
    if (missing !== undefined) return { field, message: 'is missing' };
    return { field, message: foreign === undefined ? message : 'is not a known field' };
  });
}

const unescaped = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');

function checkRepeatedPath(
  id: OperationId,
  body: Readonly<Record<string, unknown>>,
  path: Readonly<Record<string, string>>,
): void {
  for (const input of requests[id].inputs) {
    const [name = ''] = input.path;
    const value = input.sameAsPath === true ? body[name] : undefined;
    // Compared as numbers, since JSON numbers cannot hold every id.
    const same = typeof value === 'number' ? value === Number(path[name]) : value === path[name];
    if (value !== undefined && !same) throw new Fault(400, `"${name}" in the body is not the one in the path.`);
  }
}

/** Names up to five invalid places. */
function wrongShape(where: 'body' | 'query', errors: readonly ShapeError[]): Fault {
  const texts = new Set(errors.map(({ field, message }) => `${field} ${message}`.trim()));
  return new Fault(400, `The ${where} does not have the right shape: ${[...texts].slice(0, 5).join('; ')}.`);
}
