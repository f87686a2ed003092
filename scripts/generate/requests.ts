import type { Document, Operation } from './document.ts';
import { nameOfRef, type Schema } from './schema.ts';

/** Writes `requests.ts`: the fields of each request and the rules between them, for programs that build a request from single values. */
export function requestsFile(document: Document): string {
  const table = Object.entries(document.operations).map(([id, operation]) => [
    id,
    { inputs: inputsOf(document, operation), rules: rulesOf(document, operation) },
  ]);
  return `import type { OperationId } from './operations.ts';

${inputType}
export const requests: { readonly [Id in OperationId]: RequestForm } = ${JSON.stringify(Object.fromEntries(table))};
`;
}

type Input = Record<string, unknown>;

function inputsOf({ schemas }: Document, { parameters, body }: Operation): Input[] {
  const parameterInputs = parameters.map(({ name, in: place, description, required, schema }) =>
    toInput({ place, path: [name], schema: { description, ...schema }, required: required === true }, schemas),
  );
  return body === null ? parameterInputs : [...parameterInputs, ...fieldsOf([], schemas[body] ?? {}, schemas)];
}

function fieldsOf(path: readonly string[], schema: Schema, schemas: Document['schemas']): Input[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = resolveSchema(property, schemas);
    const fieldPath = [...path, name];
    if (field.properties !== undefined) return fieldsOf(fieldPath, field, schemas);
    const required = path.length === 0 && schema.required?.includes(name) === true;
    return [toInput({ place: 'body', path: fieldPath, schema: field, required }, schemas)];
  });
}

type InputSource = {
  readonly place: string;
  readonly path: readonly string[];
  readonly schema: Schema;
  readonly required: boolean;
};

function toInput({ place, path, schema, required }: InputSource, schemas: Document['schemas']): Input {
  const resolved = resolveSchema(schema, schemas);
  const list = resolved.type === 'array';
  const value = list ? resolveSchema(resolved.items ?? {}, schemas) : resolved;
  return {
    in: place,
    path,
    kind: kindOf(value),
    list,
    required,
    description: resolved.description?.trim() ?? '',
    ...pickKeywords(value, ['enum', 'minimum', 'maximum', 'maxLength']),
    ...pickKeywords(resolved, ['default', 'deprecated', 'writeOnly']),
    ...(resolved['x-same-as-path'] === true && { sameAsPath: true }),
    ...(schema['x-other-name'] !== undefined && { otherName: schema['x-other-name'] }),
  };
}

/** Resolves a reference. A description beside the reference stays. */
function resolveSchema(schema: Schema, schemas: Document['schemas']): Schema {
  if (schema.$ref === undefined) return schema;
  const { description } = schema;
  return {
    ...resolveSchema(schemas[nameOfRef(schema.$ref)] ?? {}, schemas),
    ...(description !== undefined && { description }),
  };
}

function kindOf({ type }: Schema): string {
  const types = [type ?? 'object'].flat();
  const scalar = ['integer', 'number', 'boolean', 'string'].find((name) => types.includes(name));
  return scalar === 'string' ? 'text' : (scalar ?? 'json');
}

const pickKeywords = (schema: Schema, keys: readonly (keyof Schema)[]): Input =>
  Object.fromEntries(keys.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]));

function rulesOf({ schemas }: Document, { query, body }: Operation): string[] {
  const rules = [query, body].flatMap((name) => (name === null ? [] : (schemas[name]?.allOf ?? [])));
  return rules.map(({ description }) => description ?? '');
}

const inputType = `/** One value of a request. */
export type Input = {
  readonly in: 'path' | 'query' | 'header' | 'body';
  /** The name of a parameter; of a field of a body, the names that lead to it. */
  readonly path: readonly string[];
  /** \`json\` is an object, or a list of them. */
  readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'json';
  readonly list: boolean;
  readonly required: boolean;
  readonly description: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** In characters. */
  readonly maxLength?: number;
  readonly default?: unknown;
  readonly deprecated?: boolean;
  /** A secret: taken, and never answered. */
  readonly writeOnly?: boolean;
  /** A field of a body that repeats the parameter of the path with its name. */
  readonly sameAsPath?: boolean;
  /** This is another name of that field. */
  readonly otherName?: string;
};

/** \`rules\` are what must hold between values, in words, in the order of \`allOf\` in the schema of the query or body. */
export type RequestForm = { readonly inputs: readonly Input[]; readonly rules: readonly string[] };
`;
