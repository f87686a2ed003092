import { createHash } from 'node:crypto';
import * as policyAnswers from '../../generated/guards/answers.js';
import type { Guard } from '../../generated/guards/guard.ts';
import * as requests from '../../generated/guards/requests.js';
import * as otherAnswers from '../../generated/guards/web-api-answers.js';
import { type OperationId, operations } from '../../generated/operations.ts';
import { requests as requestForms } from '../../generated/requests.ts';
import type { Slip } from '../bundles.ts';
import { Fault, notFound } from '../fault.ts';
import type { Quirks } from '../quirks.ts';

type Schema = { readonly type?: string | readonly string[]; readonly items?: Schema };

/**
 * The query of an operation, each value of the type that the document gives it; what does not read as that type stays text, for the guard
 * to refuse. Throws Fault 400 for a parameter that is not known, or given twice where it is no list: neither may be ignored, for a filter
 * that does not filter answers too much.
 */
export function readQuery(id: OperationId, search: URLSearchParams, quirks: Quirks): Readonly<Record<string, unknown>> {
  const schemas = new Map(
    operations[id].parameters.flatMap((one) =>
      one.in === 'query' ? [[one.name as string, one.schema as Schema]] : [],
    ),
  );
  const names = [...new Set(search.keys())];
  return Object.fromEntries(names.map((name) => [name, valueOf(name, search.getAll(name), schemas.get(name), quirks)]));
}

function valueOf(name: string, texts: readonly string[], schema: Schema | undefined, quirks: Quirks): unknown {
  if (schema === undefined) throw new Fault(400, `There is no query parameter "${name}".`);
  if (schema.type === 'array') {
    const items = quirks.has('comma-arrays') ? texts.flatMap((text) => text.split(',')) : texts;
    return items.map((text) => read(text, schema.items ?? {}));
  }
  if (texts.length > 1) throw new Fault(400, `The query parameter "${name}" takes one value, but was given twice.`);
  return read(texts[0] ?? '', schema);
}

function read(text: string, { type = 'string' }: Schema): unknown {
  const types = [type].flat();
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  const isNumber = types.includes('integer') ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
  if (!(types.includes('integer') || types.includes('number')) || !isNumber.test(text)) return text;
  const value = Number(text);
  return Number.isFinite(value) && (types.includes('number') || Number.isSafeInteger(value)) ? value : text;
}

/**
 * Where the next page begins, as text for the client to send back. `request` is all that must not change between the pages (operation,
 * deployment, filter, order), `place` anything that JSON can hold. A cursor gives no rights, so it is checked, not signed.
 */
export function writeCursor(request: unknown, place: unknown): string {
  const text = JSON.stringify(place);
  return Buffer.from(digestOf(request, text) + text).toString('base64url');
}

/** The place that a cursor of the same request names. Throws Fault 400 for a cursor of another request, and for what was never a cursor. */
export function readCursor<Place>(
  request: unknown,
  cursor: string,
  isPlace: (place: unknown) => place is Place,
): Place {
  const bytes = Buffer.from(cursor, 'base64url');
  const [digest, text] = [bytes.toString('utf8', 0, digestLength), bytes.toString('utf8', digestLength)];
  if (bytes.toString('base64url') !== cursor || digest !== digestOf(request, text)) throw foreignCursor();
  const place = parsed(text);
  if (!isPlace(place)) throw foreignCursor();
  return place;
}

const digestLength = 16;

const digestOf = (request: unknown, text: string): string =>
  createHash('sha256')
    .update(`${canonical(request)}\n${text}`)
    .digest('base64url')
    .slice(0, digestLength);

/** The same text for the same request, in whatever order its fields come. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whoever computes the digest can put anything behind it.
    return undefined;
  }
}

const foreignCursor = (): Fault =>
  new Fault(
    400,
    'The cursor does not belong to this request. Send it with the same filter and order as the request that it came from, or leave it out for the first page.',
  );

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly pattern?: string; readonly enum?: readonly string[] };
};

type Guards = Readonly<Record<string, Guard<unknown>>>;

const answers: Guards = { ...policyAnswers, ...otherAnswers };

/** Holds path parameters against the document. Throws Fault 404: there is nothing at such a path. */
export function checkPath(id: OperationId, path: Readonly<Record<string, string>>): void {
  for (const { name, schema } of parametersOf(id, 'path')) {
    const value = path[name] ?? '';
    if (schema.enum?.includes(value) === false) throw notFound();
    if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value)) throw notFound();
  }
}

/** Throws Fault 400 when the query breaks the document. */
export function checkQuery(id: OperationId, query: Readonly<Record<string, unknown>>): void {
  const schema = operations[id].query;
  if (schema !== null) checkRequest(id, schema, 'query', query);
}

/** Throws Fault 400 when the body breaks the document, or names another deployment than the path. */
export function checkBody(
  id: OperationId,
  schema: string,
  body: unknown,
  path: Readonly<Record<string, string>>,
): void {
  checkRequest(id, schema, 'body', body);
  checkRepeatedPath(id, body, path);
}

function checkRepeatedPath(id: OperationId, body: unknown, path: Readonly<Record<string, string>>): void {
  for (const {
    path: [name = ''],
    sameAsPath,
  } of requestForms[id].inputs) {
    const value = sameAsPath === true ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
    // A JSON number does not hold every id, so it is compared as the number that the id would become.
    const same = typeof value === 'number' ? value === Number(path[name]) : value === path[name];
    if (value !== undefined && !same) throw new Fault(400, `"${name}" in the body is not the one in the path.`);
  }
}

/**
 * What is wrong inside of the bundle of a body: that is content, which a dry run reports together with everything else. Throws Fault 400
 * when there is no bundle, or something beside it.
 */
export function slipsInBundle(id: OperationId, schema: string, body: unknown): Slip[] {
  const guard = guardOf(schema);
  if (guard(body)) return [];
  const errors = guard.errors ?? [];
  if (!hasBundle(body) || !errors.every(({ instancePath }) => /^\/bundle(?:\/|$)/.test(instancePath))) {
    throw wrongShape('body', guard, requestForms[id].rules);
  }
  return errors.slice(0, mostSlips).map(({ instancePath, message = 'is wrong', params }) => {
    const [missing, foreign] = [params['missingProperty'], params['additionalProperty']];
    const path = instancePath.split('/').slice(2).map(unescaped);
    if (typeof missing === 'string') return { path: [...path, missing], message: 'is missing' };
    return typeof foreign === 'string'
      ? { path: [...path, foreign], message: 'is not a known field' }
      : { path, message };
  });
}

const hasBundle = (body: unknown): boolean => {
  const bundle = (body as { readonly bundle?: unknown } | null)?.bundle;
  return typeof bundle === 'object' && bundle !== null && !Array.isArray(bundle);
};

const unescaped = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');

const mostSlips = 1000;

/** Throws Fault 400 with up to five places that are wrong. */
function checkRequest(id: OperationId, schema: string, where: 'body' | 'query', value: unknown): void {
  const guard = guardOf(schema);
  if (!guard(value)) throw wrongShape(where, guard, requestForms[id].rules);
}

function guardOf(schema: string): Guard<unknown> {
  const guard = (requests as Guards)[`is${schema}`];
  if (guard === undefined) throw new Error(`There is no guard for ${schema}.`);
  return guard;
}

const wrongShape = (where: 'body' | 'query', guard: Guard<unknown>, rules: readonly string[]): Fault =>
  new Fault(400, `The ${where} does not have the right shape: ${reasons(guard, rules)}.`);

/** The sandbox keeps to the document, or it is wrong. */
export function checkAnswer(id: OperationId, answer: unknown): void {
  const guard = answers[`is${operations[id].answer}`];
  if (guard === undefined || !guard(answer)) {
    throw new Error(
      `The answer of ${id} is not what the document says: ${guard === undefined ? 'no guard' : reasons(guard)}.`,
    );
  }
}

function reasons({ errors }: Guard<unknown>, rules: readonly string[] = []): string {
  const texts = (errors ?? []).map(({ instancePath, schemaPath, message = 'is wrong', params }) => {
    const rule = rules[Number(/\/allOf\/(\d+)\//.exec(schemaPath)?.[1])];
    if (rule !== undefined) return rule.replace(/\.$/, '');
    const field = params['additionalProperty'];
    return `${instancePath === '' ? '/' : instancePath} ${message}${typeof field === 'string' ? ` (${field})` : ''}`;
  });
  return [...new Set(texts)].slice(0, 5).join('; ');
}

const parametersOf = (id: OperationId, place: string): readonly Parameter[] =>
  (operations[id].parameters as readonly Parameter[]).filter((parameter) => parameter.in === place);
