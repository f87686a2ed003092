/** A JSON Schema 2020-12, with the keywords that the document uses. The head of `schemas/openapi.yaml` explains those that start with `x-`. */
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

/** The name of the schema that a `$ref` points at. Throws if it is not a schema of the same document. */
export function nameOfRef(ref: string): string {
  const [, name] = /^#\/(?:components\/schemas|\$defs)\/([A-Z]\w*)$/.exec(ref) ?? [];
  if (name === undefined) throw new Error(`${ref} is not a reference to #/components/schemas/<Name>`);
  return name;
}

// Keywords whose value is a schema, a list of schemas, or a map of schemas.
const schemaKeywords =
  /^(?:items|contains|not|if|then|else|additionalProperties|propertyNames|unevaluated(?:Items|Properties))$/;
const schemaListKeywords = /^(?:allOf|anyOf|oneOf|prefixItems)$/;
const schemaMapKeywords = /^(?:properties|patternProperties|dependentSchemas|\$defs)$/;

/** Applies `change` to a schema and to every schema inside it, but not to data such as `enum`, `default` and names of properties. */
export function mapSchema<T extends Schema | boolean>(schema: T, change: (schema: Schema) => Schema): T {
  if (typeof schema === 'boolean') return schema;
  const mapInner = (value: unknown) => mapSchema(value as Schema, change);
  const entries = Object.entries(change(schema)).map(([keyword, value]: [string, unknown]) => {
    if (schemaKeywords.test(keyword)) return [keyword, mapInner(value)];
    if (schemaListKeywords.test(keyword)) return [keyword, (value as unknown[]).map(mapInner)];
    if (!schemaMapKeywords.test(keyword)) return [keyword, value];
    return [
      keyword,
      Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, mapInner(inner)])),
    ];
  });
  return Object.fromEntries(entries) as T;
}

/** The schema without some keywords, by default those that only OpenAPI knows. Its references point into `$defs`. */
export function jsonSchema(
  schema: Schema,
  droppedKeywords = /^(?:x-.*|example|discriminator|externalDocs|xml)$/,
): Schema {
  return mapSchema(schema, (part) => {
    const keywords = Object.entries(part).filter(([keyword]) => !droppedKeywords.test(keyword));
    const kept = Object.fromEntries(keywords);
    return part.$ref === undefined ? kept : { ...kept, $ref: `#/$defs/${nameOfRef(part.$ref)}` };
  });
}

/** Names of the schemas that this one refers to, sorted. */
export function refsOf(schema: Schema): string[] {
  const names = new Set<string>();
  mapSchema(schema, (part) => {
    if (part.$ref !== undefined) names.add(nameOfRef(part.$ref));
    return part;
  });
  return [...names].toSorted();
}

/** Names of the schemas that the named one refers to, directly or indirectly, sorted. */
export function schemasUsedBy(name: string, schemas: Readonly<Record<string, Schema>>): string[] {
  const used = new Set<string>();
  const visit = (visited: string): void => {
    for (const ref of refsOf(schemas[visited] ?? {})) {
      if (used.has(ref)) continue;
      used.add(ref);
      visit(ref);
    }
  };
  visit(name);
  return [...used].toSorted();
}
