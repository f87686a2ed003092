import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { nameOfRef, type Schema } from './schema.ts';

type Ref = { $ref?: string };
type Parameter = Ref & { name: string; in: string; description?: string; required?: boolean; schema: Schema };
type Message = Ref & { content?: Record<string, { schema: Schema }> };
type Security = Record<string, string[]>[];

type Maturity = 'stable' | 'beta' | 'experimental';

interface RawOperation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: Security;
  parameters?: Parameter[];
  requestBody?: Message;
  responses: Record<string, Message>;
  deprecated?: boolean;
  'x-maturity'?: Maturity;
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

/** The parts of the OpenAPI document that the generator needs. `schemas`: with one for the query of each operation. `operations`: by id. */
export interface Document {
  schemas: Record<string, Schema>;
  operations: Record<string, Operation>;
}

/** `query`, `body` and `answer` are names of schemas. */
export type Operation = ReturnType<typeof toOperation>;

/** Reads the OpenAPI document, and resolves the references of parameters and messages. */
export function readDocument(path: string): Document {
  const raw = parse(readFileSync(path, 'utf8')) as RawDocument;
  const document: Document = { schemas: { ...raw.components.schemas }, operations: {} };
  for (const [route, item] of Object.entries(raw.paths)) {
    for (const method of methods) {
      const rawOperation = item[method];
      if (rawOperation === undefined) continue;
      const parameters = [...(item.parameters ?? []), ...(rawOperation.parameters ?? [])].map((parameter) =>
        resolveReference(raw, parameter),
      );
      const operation = toOperation(raw, rawOperation, { method, path: route, parameters });
      document.operations[rawOperation.operationId] = operation;
      if (operation.query !== null) document.schemas[operation.query] = querySchema(parameters, rawOperation);
    }
  }
  return document;
}

function toOperation(
  raw: RawDocument,
  operation: RawOperation,
  { method, path, parameters }: { readonly method: string; readonly path: string; readonly parameters: Parameter[] },
) {
  const success = Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? '200';
  const hasQuery = parameters.some((parameter) => parameter.in === 'query');
  return {
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    tags: operation.tags ?? [],
    security: (operation.security ?? raw.security ?? []).flatMap((scheme) => Object.keys(scheme)),
    parameters,
    query: hasQuery ? `${operation.operationId.replace(/^./, (first) => first.toUpperCase())}Query` : null,
    body: schemaName(raw, operation.requestBody),
    answer: schemaName(raw, operation.responses[success]),
    maturity: operation['x-maturity'] ?? 'stable',
    deprecated: operation.deprecated ?? false,
    writes: operation['x-writes'] ?? false,
    paging: operation['x-paging'] ?? null,
    itemsBy: operation['x-items-by'] ?? null,
  };
}

/** The query as one object. Rules between its parameters become `allOf`, as for the fields of a body. */
function querySchema(parameters: Parameter[], { 'x-query-rules': rules }: RawOperation): Schema {
  return { ...parameterObject(parameters, 'query'), ...(rules !== undefined && { allOf: rules }) };
}

function schemaName(raw: RawDocument, message: Message | undefined): string | null {
  const schema = message && resolveReference(raw, message).content?.['application/json']?.schema;
  return schema === undefined ? null : nameOfRef(schema.$ref ?? 'a schema without a name');
}

function resolveReference<T extends Ref>(raw: RawDocument, value: T): T {
  if (value.$ref === undefined) return value;
  const [, section = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(value.$ref) ?? [];
  const target = raw.components[section]?.[name];
  if (target === undefined) throw new Error(`there is nothing at ${value.$ref}`);
  return target as T;
}

/** The parameters in one place as one object. */
export function parameterObject(parameters: readonly Parameter[], place: 'path' | 'query'): Schema {
  const parametersInPlace = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    required: parametersInPlace.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
    properties: Object.fromEntries(
      parametersInPlace.map(({ name, description, schema }) => [name, { description, ...schema }]),
    ),
  };
}
