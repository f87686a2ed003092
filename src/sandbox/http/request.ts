import type { IncomingMessage } from 'node:http';
import type { Guard } from '../../generated/guards/guard.ts';
import * as guards from '../../generated/guards/requests.js';
import { type OperationId, operations } from '../../generated/operations.ts';
import { type Input, requests } from '../../generated/requests.ts';
import { type ApiRequest, ErrorResponse, type ShapeError } from '../platform.ts';
import { dropUnknownField, type Quirks } from '../quirks.ts';

/**
 * Parses a query. Each value gets its documented type; a text that does not fit stays text, which the schema check refuses. Throws ErrorResponse 400
 * for an invalid query, also for unknown or repeated parameters: an ignored filter would return too much.
 */
export function readQuery(id: OperationId, search: URLSearchParams): Readonly<Record<string, unknown>> {
  const query: Record<string, unknown> = {};
  for (const name of new Set(search.keys())) {
    const input = requests[id].inputs.find((candidate) => candidate.in === 'query' && candidate.path[0] === name);
    if (input === undefined) throw new ErrorResponse(400, `There is no query parameter "${name}".`);
    const texts = search.getAll(name);
    if (!input.list && texts.length > 1) throw new ErrorResponse(400, `The query parameter "${name}" takes one value.`);
    const values = texts.map((text) => parseQueryValue(text, input));
    query[name] = input.list ? values : values[0];
  }
  const schema = operations[id].query;
  const errors = schema === null ? [] : findShapeErrors(id, schema, query);
  if (errors.length > 0) throw wrongShapeResponse('query', errors);
  return query;
}

const numberPatterns: { readonly [Kind in Input['kind']]?: RegExp } = {
  integer: /^-?\d+$/,
  number: /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/,
};

function parseQueryValue(text: string, { kind }: Input): unknown {
  if (kind === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  if (numberPatterns[kind]?.test(text) !== true) return text;
  const value = Number(text);
  // Kept as text, so that the schema check refuses it as not a number.
  if (kind === 'integer' && !fits64Bits(text)) return `${text} (beyond 64 bits)`;
  return kind === 'integer' && !Number.isSafeInteger(value) ? text : value;
}

const fits64Bits = (digits: string): boolean => BigInt.asIntN(64, BigInt(digits)) === BigInt(digits);

const mebibyte = 1024 * 1024;

type ParsedBody = Pick<ApiRequest<OperationId>, 'shapeErrors'> & { readonly body: unknown };

/**
 * Parses a body. Errors inside a bundle are returned, since a dry run reports them. Throws ErrorResponse: 400 for an invalid body or another deployment than in
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
  const body = dropUnknownField(parseBody(bytes), quirks);
  const errors = findShapeErrors(id, schema, body);
  const bundleErrors = isBundle ? errors.filter(({ field }) => field.startsWith('bundle.')) : [];
  if (bundleErrors.length < errors.length) throw wrongShapeResponse('body', errors);
  checkRepeatedPath(id, body as Readonly<Record<string, unknown>>, path);
  return {
    body,
    shapeErrors: bundleErrors.map(({ field, message }) => ({ field: field.replace('bundle.', ''), message })),
  };
}

function checkHeaders({ headers }: IncomingMessage): void {
  const { 'content-type': type = '', 'content-encoding': encoding, 'transfer-encoding': coding = 'chunked' } = headers;
  if (!/^application\/json *(?:;|$)/i.test(type)) throw new ErrorResponse(415, 'Send the body as application/json.');
  // Node decodes the chunked coding only, and passes other encodings through.
  if ((encoding ?? 'identity') !== 'identity' || !/^chunked$/i.test(coding)) {
    throw new ErrorResponse(415, 'Send the body without a content encoding or a transfer coding other than chunks.');
  }
}

function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = Number(request.headers['content-length'] ?? 0) > limit ? limit : 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) reject(new ErrorResponse(413, `The body is longer than ${String(limit / mebibyte)} MiB.`));
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
    throw new ErrorResponse(400, 'The body is not JSON in UTF-8.');
  }
  checkValues(value);
  return value;
}

// Counts names and values. Far more than 10,000 policies have; checking more would block other clients.
const maxValues = 1_000_000;

const maxDepth = 100;

/** Refuses bodies that are too large, or whose texts the database would change. Iterative, since a body may be nested deeper than the stack. */
function checkValues(body: unknown): void {
  let level = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (values > maxValues || depth > maxDepth)
      throw new ErrorResponse(400, 'The body holds too many values, or is nested too deeply.');
    if (level.some((value) => typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))) {
      throw new ErrorResponse(400, 'The body holds U+0000 or half a surrogate pair.');
    }
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.entries(value).flat() : [],
    );
  }
}

/** The fields of a value that violate a schema, such as `bundle.policies[0].name`, and why. */
function findShapeErrors(id: OperationId, schema: string, value: unknown): ShapeError[] {
  const guard = (guards as Readonly<Record<string, Guard<unknown>>>)[`is${schema}`];
  if (guard === undefined) throw new Error(`There is no guard for ${schema}.`);
  if (guard(value)) return [];
  return (guard.errors ?? []).slice(0, 1000).map(({ instancePath, schemaPath, message = 'is wrong', params }) => {
    const rule = requests[id].rules[Number(/\/allOf\/(\d+)\//.exec(schemaPath)?.[1])];
    if (rule !== undefined) return { field: '', message: rule.replace(/\.$/, '') };
    const { missingProperty: missing, additionalProperty: foreign } = params as Readonly<Record<string, string>>;
    const path = [...instancePath.split('/').slice(1).map(unescapePointerSegment), missing ?? foreign ?? []].flat();
    const field = path.join('.').replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
    if (missing !== undefined) return { field, message: 'is missing' };
    return { field, message: foreign === undefined ? message : 'is not a known field' };
  });
}

const unescapePointerSegment = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');

/** Throws ErrorResponse 400 if the body repeats a path parameter with another value. */
function checkRepeatedPath(
  id: OperationId,
  body: Readonly<Record<string, unknown>>,
  path: Readonly<Record<string, string>>,
): void {
  for (const input of requests[id].inputs) {
    const [name = ''] = input.path;
    const value = input.sameAsPath === true ? body[name] : undefined;
    // Compared as numbers, since JSON numbers cannot hold every id.
    const isSame = typeof value === 'number' ? value === Number(path[name]) : value === path[name];
    if (value !== undefined && !isSame)
      throw new ErrorResponse(400, `"${name}" in the body is not the one in the path.`);
  }
}

/** The response to invalid fields; names up to five of them. */
function wrongShapeResponse(where: 'body' | 'query', errors: readonly ShapeError[]): ErrorResponse {
  const texts = new Set(errors.map(({ field, message }) => `${field} ${message}`.trim()));
  return new ErrorResponse(400, `The ${where} does not have the right shape: ${[...texts].slice(0, 5).join('; ')}.`);
}
