import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';

type Schema = { readonly [keyword: string]: unknown };
type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
};
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
type RawOperation = {
  readonly operationId: string;
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};

/** One operation of GitHub's API, as GitHub describes it. */
export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly answer: Schema;
  /** Matches a path as it is sent, with a group for each parameter. */
  readonly pattern: RegExp;
};

// From generated/api.github.com.json of the npm package @octokit/openapi (MIT), in the version that `info` names: the operations that the
// action uses, with their parameters, bodies, successful answers and the components they refer to, without the prose.
const document = JSON.parse(readFileSync(join(import.meta.dirname, 'github-openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** Follows a pointer into the description. */
function resolve<T>(value: T & { readonly $ref?: unknown }): T {
  const [, section = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(String(value.$ref)) ?? [];
  return name === '' ? value : (document.components[section]?.[name] as T);
}

const schemaIn = (content: Content | undefined): Schema | null => content?.['application/json']?.schema ?? null;

function operationOf(path: string, method: string, raw: RawOperation): Operation {
  const parameters = (raw.parameters ?? []).map((parameter) => resolve(parameter) as Parameter);
  const source = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const isNumber = parameters.find((parameter) => parameter.name === name)?.schema['type'] === 'integer';
    return `(?<${name}>${isNumber ? String.raw`\d+` : '[^/]+'})`;
  });
  const [answer] = Object.values(raw.responses);
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    parameters,
    body: schemaIn(raw.requestBody?.content),
    answer: schemaIn(answer?.content) ?? {},
    pattern: new RegExp(`^${source}$`),
  };
}

const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, raw]) => operationOf(path, method, raw)),
);

/** The operation of a path without its query, and its decoded parameters; null for a path that GitHub does not describe. */
export function findOperation(method: string, path: string) {
  for (const operation of operations) {
    const match = operation.method === method ? operation.pattern.exec(path) : null;
    if (match === null) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
    return { operation, params: Object.fromEntries(params) as Record<string, string> };
  }
  return null;
}

// Not strict: OpenAPI 3.0 is not quite JSON Schema.
const ajv = new Ajv({ allErrors: true, strict: false, logger: false, validateFormats: false });

/** A stricter schema: it allows neither other fields nor null, because the action never sends them. */
function withoutExtras(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutExtras);
  if (schema === null || typeof schema !== 'object') return schema;
  const kept = Object.entries(schema).filter(([key]) => key !== 'nullable');
  const all = Object.fromEntries(kept.map(([key, inner]) => [key, withoutExtras(inner)]));
  return typeof all['properties'] === 'object' ? { additionalProperties: false, ...all } : all;
}

function problemsOf(value: unknown, schema: Schema): string[] {
  const validate = ajv.compile(withoutExtras(schema) as object);
  return validate(value) ? [] : (validate.errors ?? []).map(errorText);
}

const errorText = ({ instancePath, message = '', params }: ErrorObject): string =>
  `${instancePath} ${message} ${String(params['additionalProperty'] ?? '')}`;

export type DescribedRequest = {
  readonly operation: Operation;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** Lists everything in a request that GitHub's description does not allow, a text each. */
export const problemsOfRequest = (sent: DescribedRequest): string[] => [
  ...[...sent.query].flatMap(([name, text]) => queryProblems(sent.operation, name, text)),
  ...bodyProblems(sent),
  ...headerProblems(sent.headers),
];

function queryProblems({ id, parameters }: Operation, name: string, text: string): string[] {
  const parameter = parameters.find((candidate) => candidate.in === 'query' && candidate.name === name);
  if (parameter === undefined) return [`query: "${name}" is not a parameter of ${id}`];
  const { schema, description = '' } = parameter;
  const value = schema['type'] === 'integer' ? Number(text) : text;
  // The limit of a page is in the prose only: "The number of results per page (max 100)".
  const [, most = Infinity] = /\(max (\d+)\)/.exec(description) ?? [];
  const over = Number(text) > Number(most) ? [`the most is ${String(most)}`] : [];
  return [...problemsOf(value, schema), ...over].map((problem) => `query: "${name}=${text}": ${problem}`);
}

function bodyProblems({ operation, headers, body }: DescribedRequest): string[] {
  if (operation.body === null) return body === '' ? [] : ['body: this operation takes none'];
  if (!/^application\/json(?:; *charset=utf-8)?$/i.test(headers['content-type'] ?? ''))
    return [`header: content-type is "${headers['content-type'] ?? ''}"`];
  return problemsOf(JSON.parse(body), operation.body).map((problem) => `body: ${problem}`);
}

const requiredHeaders: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['user-agent', /./],
  ['accept', /^application\/(?:vnd\.github(?:\.v3)?\+)?json$/],
  ['x-github-api-version', /^(?:2022-11-28|2026-03-10)$/],
  ['authorization', /^(?:bearer|token) \S+$/i],
];

const headerProblems = (headers: IncomingHttpHeaders): string[] =>
  requiredHeaders.flatMap(([name, pattern]) => {
    const text = String(headers[name] ?? '');
    return pattern.test(text) ? [] : [`header: ${name} is "${text}"`];
  });

/**
 * Adds every field that GitHub's description requires to a response, and removes those that it does not name, so that a client cannot rely on
 * what only the rig returns.
 */
export function complete(value: unknown, pointer: Schema): unknown {
  const schema = alternativeFor(value, resolve(pointer));
  if (value === undefined && schema['nullable'] === true) return null;
  const filled = value === undefined ? emptyValueOf(schema) : value;
  if (Array.isArray(filled)) return filled.map((item: unknown) => complete(item, (schema['items'] ?? {}) as Schema));
  const { properties } = schema;
  if (filled === null || typeof filled !== 'object' || properties === undefined) return filled;
  const mustHave = (schema['required'] ?? []) as readonly string[];
  const fields = Object.entries(properties as Schema).filter(([name]) => name in filled || mustHave.includes(name));
  const present = filled as Readonly<Record<string, unknown>>;
  return Object.fromEntries(fields.map(([name, inner]) => [name, complete(present[name], inner as Schema)]));
}

/** The alternative of a schema that a value fits, or the schema itself if it has none. */
function alternativeFor(value: unknown, schema: Schema): Schema {
  const { allOf, oneOf = allOf, anyOf = oneOf } = schema as Readonly<Record<string, readonly Schema[] | undefined>>;
  if (anyOf === undefined) return schema;
  const choices = anyOf.map((choice) => alternativeFor(value, resolve(choice)));
  return choices.find((choice) => fitsSchema(value, choice)) ?? choices[0] ?? schema;
}

/** Whether a value has the type of a schema. The kinds of file content differ by their field `type`. */
function fitsSchema(value: unknown, { type, properties }: Schema): boolean {
  if (type !== (Array.isArray(value) ? 'array' : typeof value)) return false;
  const kinds = (properties as Readonly<Record<string, Schema>> | undefined)?.['type']?.['enum'];
  return !Array.isArray(kinds) || kinds.includes((value as Schema)['type']);
}

const emptyValues: Readonly<Record<string, unknown>> = { object: {}, array: [], integer: 0, number: 0, boolean: false };

function emptyValueOf({ type, format, enum: values, properties }: Schema): unknown {
  if (Array.isArray(values)) return values[0] as unknown;
  if (format === 'date-time') return '2026-01-01T00:00:00Z';
  return emptyValues[properties === undefined ? String(type) : 'object'] ?? '';
}
