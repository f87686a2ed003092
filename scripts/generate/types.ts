import { type Document, type Operation, parameterObject } from './document.ts';
import { jsonSchema, nameIn, refsOf, type Schema } from './schema.ts';

/** The types of all schemas, or of those that are named. */
export function typesFile({ schemas }: Document, only?: ReadonlySet<string>): string {
  return Object.entries(schemas)
    .filter(([name]) => only?.has(name) !== false)
    .map(([name, schema]) => `${docstring(schema.description)}export type ${name} = ${typeOf(schema)};\n`)
    .join('\n');
}

/** The operation table, for programs that look operations up, and its types, for programs that name them. */
export function operationsFile({ schemas, operations }: Document): string {
  const table = mapValues(operations, ({ parameters, itemsBy: _, ...operation }) => ({
    ...operation,
    parameters: parameters.map(({ name, in: place, schema }) => {
      const resolved = schema.$ref === undefined ? schema : (schemas[nameIn(schema.$ref)] ?? {});
      return { name, in: place, schema: jsonSchema(resolved, wordsAndBounds) };
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

/** What finding and filling a path does not need; the guards hold the rest. */
const wordsAndBounds =
  /^(?:x-.*|description|format|default|minimum|maximum|m(?:in|ax)Length|m(?:in|ax)Items|deprecated)$/;

function operationSchema({ summary, parameters, query, body, answer }: Operation): Schema {
  const named = (name: string | null): Schema =>
    name === null ? { type: 'null' } : { $ref: `#/components/schemas/${name}` };
  const path = parameterObject(parameters, 'path');
  return {
    description: summary,
    ...closedObject({
      path,
      query: query === null ? closedObject({}) : named(query),
      body: named(body),
      answer: named(answer),
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

/** The TypeScript type of a schema. What types cannot say (patterns, ranges, lengths) is left to the guards. */
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
  const telling = known.filter((part) => part.join() !== anyObject);
  return telling.length > 0 ? telling : known.slice(0, 1);
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
  if (schema.$ref !== undefined) return [nameIn(schema.$ref)];
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value));
  const implied = schema.properties === undefined ? [] : 'object';
  const types = [schema.type ?? implied].flat();
  return types.length === 0 ? ['unknown'] : types.flatMap((type) => simpleType(type, schema));
}

/** An editor still offers the known values of an open text beside `string`, since TypeScript does not merge this form of it. */
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
    const sign = schema.required?.includes(name) ? ':' : '?:';
    return `${docstring(property.description)}${JSON.stringify(name)}${sign} ${typeOf(property)};`;
  });
  for (const [pattern, note] of Object.entries(schema.patternProperties ?? {})) {
    if (!pattern.startsWith('^x-')) throw new Error(`patternProperties ${pattern}: only ^x- has a type`);
    lines.push(`[note: \`x-\${string}\`]: ${typeOf(note)};`);
  }
  if (lines.length > 0) return `{\n${lines.join('\n')}\n}`;
  return `Record<string, ${typeOf(schema.additionalProperties ?? true)}>`;
}

export function docstring(text = ''): string {
  const lines = text.trim().replaceAll('*/', '*\\/').split('\n');
  if (lines[0] === '') return '';
  return lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}
