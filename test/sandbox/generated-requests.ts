import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { load } from 'js-yaml';
import type { OperationId } from '../../src/generated/operations.ts';

/** A schema as the document has it. */
type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
};
type Parameter = { $ref?: string; name: string; in: string; schema: Schema };
type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  'x-query-rules'?: unknown[];
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
};

const document = load(readFileSync(join(import.meta.dirname, '../../schemas/openapi.yaml'), 'utf8')) as Document;
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'document');

/** A query and a body, and whether the document accepts both: found out by the document itself, not by anything that was made from it. */
export type GeneratedRequest = { query: Record<string, unknown>; body: unknown; accepted: boolean };

/** `base` is what a body holds half of the time, so that rules between fields do not refuse nearly all. */
export function requestsOf(id: OperationId, base: object = {}): fc.Arbitrary<GeneratedRequest> {
  const operation = operationOf(id);
  const query = querySchema(operation);
  const body = operation.requestBody?.content['application/json']?.schema;
  const acceptsQuery = ajv.compile(absolute(query));
  const acceptsBody = body === undefined ? null : ajv.compile(absolute(body));
  return fc
    .record({
      query: objects(query).map((one) => spoken(one, query)),
      body: body === undefined ? fc.constant(undefined) : withBase(values(body), base),
    })
    .map((sent) => ({ ...sent, accepted: accepts(acceptsQuery, sent.query) && accepts(acceptsBody, sent.body) }));
}

const withBase = (bodies: fc.Arbitrary<unknown>, base: object): fc.Arbitrary<unknown> =>
  fc.tuple(bodies, fc.boolean()).map(([body, half]) => (half && isPlain(body) ? { ...body, ...base } : body));

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const accepts = (validate: ValidateFunction | null, value: unknown): boolean => validate === null || validate(value);

function operationOf(id: OperationId): Operation {
  const all = Object.values(document.paths).flatMap((item) => Object.values(item));
  return all.find((one) => one.operationId === id)!;
}

function querySchema({ parameters = [], 'x-query-rules': allOf = [] }: Operation): Schema {
  const here = parameters.filter((one) => one.in === 'query').map((one) => [one.name, one.schema]);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(here),
    ...(allOf.length > 0 && { allOf }),
  };
}

/** References from outside of the document. */
const absolute = (schema: Schema): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')) as object;

/** As a server reads it: what a query cannot say is left out, one value of a list is a single value, and a text has no type. */
function spoken(query: Record<string, unknown>, { properties = {} }: Schema): Record<string, unknown> {
  const entries = Object.entries(query).flatMap(([name, value]): [string, unknown][] => {
    const parts = [value].flat().filter((part) => /^(?:string|number|boolean)$/.test(typeof part));
    if (parts.length === 0) return [];
    const { type, items } =
      properties[name]?.$ref === undefined ? (properties[name] ?? {}) : resolve(properties[name].$ref);
    if (type === 'array') return [[name, isText(items) ? parts.map(String) : parts]];
    if (parts.length > 1) return [[name, parts]];
    return [[name, isText(properties[name]) ? String(parts[0]) : parts[0]]];
  });
  return Object.fromEntries(entries);
}

const isText = (schema: Schema = {}): boolean =>
  (schema.$ref === undefined ? schema : resolve(schema.$ref)).type === 'string';

const resolve = (ref: string): Schema => document.components.schemas[ref.slice(ref.lastIndexOf('/') + 1)]!;

/** Mostly right, now and then wrong at any place. */
function values(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return values(resolve(schema.$ref));
  return fc.oneof({ weight: 30, arbitrary: right(schema) }, { weight: 1, arbitrary: junk });
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 0.5, 99, 3001, 10_001, 1e300, '', 'nope', [], {}, ['nope'], [null], {
    a: 1,
  }),
  fc.constant('x'.repeat(3001)),
  fc.string({ maxLength: 12 }).filter((text) => !/^-?[\d.]/.test(text) && !/^(?:true|false)$/.test(text)),
);

/** Names that the seed knows, so that filters meet something. */
const known = [
  'acme/checkout-api',
  'acme/storefront-web',
  'security',
  'SQL Injection',
  'refs/heads/main',
  'production',
  'express',
  'MIT',
  'ignored',
  'open',
  'SEVERITY_HIGH',
  'ISSUE_TAB_OPEN',
  'AGGREGATE_ISSUE_STATE_OPEN',
  'TIME_BUCKET_SIZE_WEEK',
  'sast',
  '>=1.0.0',
];

function right(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const type = [schema.type ?? 'object'].flat()[0];
  const { minimum = -1000, maximum = minimum + 5000 } = schema;
  if (type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, minimum + 20_000) });
  if (type === 'number') return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(values(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 3 });
  return type === 'object' ? objects(schema) : texts(schema);
}

function texts({ pattern, minLength = 0 }: Schema): fc.Arbitrary<string> {
  if (pattern?.includes('T(') === true)
    return fc
      .date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2030-01-01') })
      .map((date) => date.toISOString());
  if (pattern?.includes('https') === true) return fc.webUrl();
  return fc.oneof(
    fc.constantFrom(...known),
    fc.string({ minLength, maxLength: 10 }).filter((text) => !/^-?[\d.]/.test(text)),
  );
}

/** Each field now and then, so that all pairs meet in some thousand requests. */
function objects(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const all = Object.entries(schema.properties ?? {}).filter(([name]) => name !== 'cursor' && name !== 'deploymentId');
  const required = schema.required ?? [];
  const optionalNames = all.map(([name]) => name).filter((name) => !required.includes(name));
  const names = fc.subarray(optionalNames, { maxLength: Math.min(4, optionalNames.length) });
  const dropped = fc.oneof(
    { weight: 30, arbitrary: fc.constant([] as string[]) },
    { weight: 1, arbitrary: fc.subarray(required) },
  );
  const foreign = fc.oneof(
    { weight: 40, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constant({ unknown: 'field' }) },
  );
  return fc.tuple(names, dropped, foreign).chain(([optional, without, extra]) => {
    const wanted = [...required.filter((name) => !without.includes(name)), ...optional];
    const fields = Object.fromEntries(
      all.filter(([name]) => wanted.includes(name)).map(([name, one]) => [name, values(one)]),
    );
    return fc.record(fields).map((object) => ({ ...object, ...extra }));
  });
}
