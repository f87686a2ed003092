import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { nameIn, type Schema } from './schema.ts';

type Ref = { $ref?: string };
type Parameter = Ref & { name: string; in: string; description?: string; required?: boolean; schema: Schema };
type Message = Ref & { content?: Record<string, { schema: Schema }> };
type Security = Record<string, string[]>[];

interface RawOperation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: Security;
  parameters?: Parameter[];
  requestBody?: Message;
  responses: Record<string, Message>;
  deprecated?: boolean;
  'x-maturity'?: string;
  'x-writes'?: boolean;
  'x-paging'?: { by: 'page' | 'cursor'; items: string };
  'x-items-by'?: Record<string, Record<string, string>>;
  'x-query-rules'?: Schema[];
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

interface RawDocument {
  paths: Record<string, { parameters?: Parameter[] } & Partial<Record<(typeof methods)[number], RawOperation>>>;
  security?: Security;
  components: { schemas: Record<string, Schema> } & Record<string, Record<string, unknown>>;
}

/** What the generator needs of the document: its schemas, to which each operation's query is added, and its operations by id. */
export interface Document {
  schemas: Record<string, Schema>;
  operations: Record<string, Operation>;
}

/** `query`, `body` and `answer` are names of schemas. */
export type Operation = ReturnType<typeof operationOf>;

export function readDocument(path: string): Document {
  const raw = parse(readFileSync(path, 'utf8')) as RawDocument;
  const document: Document = { schemas: { ...raw.components.schemas }, operations: {} };
  for (const [route, item] of Object.entries(raw.paths)) {
    for (const method of methods) {
      const one = item[method];
      if (one === undefined) continue;
      const parameters = [...(item.parameters ?? []), ...(one.parameters ?? [])].map((parameter) =>
        resolveReference(raw, parameter),
      );
      const operation = operationOf(raw, method, route, parameters, one);
      document.operations[one.operationId] = operation;
      if (operation.query !== null) document.schemas[operation.query] = querySchema(parameters, one);
    }
  }
  return document;
}

function operationOf(raw: RawDocument, method: string, path: string, parameters: Parameter[], one: RawOperation) {
  const success = Object.keys(one.responses).find((status) => status.startsWith('2')) ?? '200';
  const hasQuery = parameters.some((parameter) => parameter.in === 'query');
  return {
    method: method.toUpperCase(),
    path,
    summary: one.summary ?? '',
    tags: one.tags ?? [],
    security: (one.security ?? raw.security ?? []).flatMap((scheme) => Object.keys(scheme)),
    parameters,
    query: hasQuery ? `${one.operationId.replace(/^./, (first) => first.toUpperCase())}Query` : null,
    body: schemaName(raw, one.requestBody),
    answer: schemaName(raw, one.responses[success]),
    maturity: one['x-maturity'] ?? 'stable',
    deprecated: one.deprecated ?? false,
    writes: one['x-writes'] ?? false,
    paging: one['x-paging'] ?? null,
    itemsBy: one['x-items-by'] ?? null,
  };
}

/** The query as one object; the rules between its parameters are what `allOf` is for the fields of a body. */
function querySchema(parameters: Parameter[], { 'x-query-rules': rules }: RawOperation): Schema {
  return { ...parameterObject(parameters, 'query'), ...(rules !== undefined && { allOf: rules }) };
}

function schemaName(raw: RawDocument, message: Message | undefined): string | null {
  const schema = message && resolveReference(raw, message).content?.['application/json']?.schema;
  return schema === undefined ? null : nameIn(schema.$ref ?? 'a schema without a name');
}

function resolveReference<T extends Ref>(raw: RawDocument, value: T): T {
  if (value.$ref === undefined) return value;
  const [, section = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(value.$ref) ?? [];
  const target = raw.components[section]?.[name];
  if (target === undefined) throw new Error(`nothing stands at ${value.$ref}`);
  return target as T;
}

/** The parameters of one place as one object. */
export function parameterObject(parameters: readonly Parameter[], place: 'path' | 'query'): Schema {
  const here = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    required: here.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
    properties: Object.fromEntries(here.map(({ name, description, schema }) => [name, { description, ...schema }])),
  };
}
