import { type Document, type Operation, parameterObject } from './document.ts';
import { jsonSchema, nameOfRef, refsOf, type Schema } from './schema.ts';

/** Writes `types.ts`: the types of all schemas, or only of the schemas with some names. */
export function typesFile({ schemas }: Document, selectedNames?: ReadonlySet<string>): string {
  return Object.entries(schemas)
    .filter(([name]) => selectedNames?.has(name) !== false)
    .map(([name, schema]) => `${docstring(schema.description)}export type ${name} = ${typeOf(schema)};\n`)
    .join('\n');
}

/** Writes `operations.ts`: the table of operations, for programs that look them up, and its types, for programs that name them. */
export function operationsFile({ schemas, operations }: Document): string {
  const table = mapValues(operations, ({ parameters, itemsBy: _, ...operation }) => ({
    ...operation,
    parameters: parameters.map(({ name, in: place, schema }) => {
      const resolved = schema.$ref === undefined ? schema : (schemas[nameOfRef(schema.$ref)] ?? {});
      return { name, in: place, schema: jsonSchema(resolved, notNeededForPaths) };
    }),
  }));
  const types = closedObject(mapValues(operations, operationSchema));
  return `import type { ${refsOf(types).join(', ')} } from './types.ts';

export const operations = ${JSON.stringify(table)} as const;

/** What each operation takes and answers. */
export type Operations = ${typeOf(types)};

export type OperationId = keyof Operations;
`;
}

/** Keywords that are not needed to find an operation and to fill in its path. Validators have them. */
const notNeededForPaths =
  /^(?:x-.*|description|format|default|minimum|maximum|m(?:in|ax)Length|m(?:in|ax)Items|deprecated)$/;

function operationSchema({ summary, parameters, query, body, answer }: Operation): Schema {
  const referenceTo = (name: string | null): Schema =>
    name === null ? { type: 'null' } : { $ref: `#/components/schemas/${name}` };
  const path = parameterObject(parameters, 'path');
  return {
    description: summary,
    ...closedObject({
      path,
      query: query === null ? closedObject({}) : referenceTo(query),
      body: referenceTo(body),
      answer: referenceTo(answer),
    }),
  };
}

/** An object with exactly these properties. */
function closedObject(properties: Record<string, Schema>): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** The TypeScript type of a schema. Types cannot express patterns, ranges and lengths, so validators check them. */
export function typeOf(schema: Schema | boolean): string {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never';
  return intersection(factors(schema));
}

/** An intersection of unions: each factor is the list of its alternatives. */
type Factors = string[][];

function factors(schema: Schema): Factors {
  const parts: Factors = [ownTypes(schema), ...(schema.allOf ?? []).flatMap(factors)];
  for (const choice of [schema.oneOf, schema.anyOf, schema.then && schema.else && [schema.then, schema.else]]) {
    if (choice !== undefined) parts.push(choice.flatMap(alternatives));
  }
  const known = parts.filter((part) => !part.includes('unknown'));
  const specific = known.filter((part) => part.join() !== anyObject);
  return specific.length > 0 ? specific : known.slice(0, 1);
}

function alternatives(schema: Schema): string[] {
  const parts = factors(schema);
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : [intersection(parts)];
}

function intersection(parts: Factors): string {
  const [only, ...others] = parts.map((part) => [...new Set(part)]);
  if (only === undefined) return 'unknown';
  if (others.length === 0) return only.join(' | ');
  return [only, ...others].map((part) => (part.length === 1 ? part[0] : `(${part.join(' | ')})`)).join(' & ');
}

const anyObject = 'Record<string, unknown>';

function ownTypes(schema: Schema): string[] {
  if (schema.$ref !== undefined) return [nameOfRef(schema.$ref)];
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value));
  const implied = schema.properties === undefined ? [] : 'object';
  const types = [schema.type ?? implied].flat();
  return types.length === 0 ? ['unknown'] : types.flatMap((type) => simpleType(type, schema));
}

/** Any text. TypeScript does not merge this form of `string` with known values, so editors still suggest them. */
const anyText = '(string & Record<never, never>)';

function simpleType(type: string, schema: Schema): string | string[] {
  if (type === 'integer') return 'number';
  if (type === 'string' && schema.examples !== undefined)
    return [...schema.examples.map((value) => JSON.stringify(value)), anyText];
  if (type === 'object') return objectType(schema);
  if (type !== 'array') return type;
  const item = typeOf(schema.items ?? true);
  return /^\w+$/.test(item) ? `${item}[]` : `Array<${item}>`;
}

function objectType(schema: Schema): string {
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const separator = schema.required?.includes(name) ? ':' : '?:';
    return `${docstring(property.description)}${JSON.stringify(name)}${separator} ${typeOf(property)};`;
  });
  for (const [pattern, note] of Object.entries(schema.patternProperties ?? {})) {
    if (!pattern.startsWith('^x-')) throw new Error(`patternProperties ${pattern}: only ^x- has a type`);
    lines.push(`[note: \`x-\${string}\`]: ${typeOf(note)};`);
  }
  if (lines.length > 0) return `{\n${lines.join('\n')}\n}`;
  return `Record<string, ${typeOf(schema.additionalProperties ?? true)}>`;
}

/** A text as the docstring of a declaration; empty for no text. */
export function docstring(text = ''): string {
  const lines = text.trim().replaceAll('*/', '*\\/').split('\n');
  if (lines[0] === '') return '';
  return lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}
