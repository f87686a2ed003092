/** A JSON Schema 2020-12, as far as the document uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string | undefined;
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  then?: Schema;
  else?: Schema;
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema | boolean>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  pattern?: string;
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  deprecated?: boolean;
  writeOnly?: boolean;
  examples?: string[];
  'x-same-as-path'?: boolean;
  'x-other-name'?: string;
  'x-guard'?: string;
  'x-editor-schema'?: string;
  'x-guaranteed'?: string[];
  'x-blank'?: boolean;
  'x-count'?: boolean;
  'x-type'?: string;
  'x-partial'?: boolean;
}

/** The name behind a `$ref`, which must point at a schema of the same document. */
export function nameIn(ref: string): string {
  const [, name] = /^#\/(?:components\/schemas|\$defs)\/([A-Z]\w*)$/.exec(ref) ?? [];
  if (name === undefined) throw new Error(`${ref} is not a reference to #/components/schemas/<Name>`);
  return name;
}

const oneSchema =
  /^(?:items|contains|not|if|then|else|additionalProperties|propertyNames|unevaluated(?:Items|Properties))$/;
const listOfSchemas = /^(?:allOf|anyOf|oneOf|prefixItems)$/;
const mapOfSchemas = /^(?:properties|patternProperties|dependentSchemas|\$defs)$/;

/** Applies `change` to a schema and to every schema inside it; what is only data (`enum`, `default`, names of properties) is left alone. */
export function mapSchema<T extends Schema | boolean>(schema: T, change: (schema: Schema) => Schema): T {
  if (typeof schema === 'boolean') return schema;
  const inside = (value: unknown) => mapSchema(value as Schema, change);
  const entries = Object.entries(change(schema)).map(([keyword, value]: [string, unknown]) => {
    if (oneSchema.test(keyword)) return [keyword, inside(value)];
    if (listOfSchemas.test(keyword)) return [keyword, (value as unknown[]).map(inside)];
    if (!mapOfSchemas.test(keyword)) return [keyword, value];
    return [keyword, Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, inside(one)]))];
  });
  return Object.fromEntries(entries) as T;
}

/** The schema without the keywords that only OpenAPI knows, its references pointing into `$defs`. */
export function jsonSchema(schema: Schema, without = /^(?:x-.*|example|discriminator|externalDocs|xml)$/): Schema {
  return mapSchema(schema, (one) => {
    const kept = Object.fromEntries(Object.entries(one).filter(([keyword]) => !without.test(keyword)));
    return one.$ref === undefined ? kept : { ...kept, $ref: `#/$defs/${nameIn(one.$ref)}` };
  });
}

/** Names of the schemas that this one refers to, sorted. */
export function refsOf(schema: Schema): string[] {
  const names = new Set<string>();
  mapSchema(schema, (one) => {
    if (one.$ref !== undefined) names.add(nameIn(one.$ref));
    return one;
  });
  return [...names].toSorted();
}

/** Every schema that the named one refers to, directly or not, sorted. */
export function neededBy(name: string, schemas: Readonly<Record<string, Schema>>): string[] {
  const needed = new Set<string>();
  const visit = (one: string): void => {
    for (const ref of refsOf(schemas[one] ?? {})) {
      if (needed.has(ref)) continue;
      needed.add(ref);
      visit(ref);
    }
  };
  visit(name);
  return [...needed].toSorted();
}
