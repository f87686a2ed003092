import type { Document } from './document.ts';
import { jsonSchema, schemasUsedBy } from './schema.ts';

/** Writes `fields.ts`: which fields the user's files may have, for messages. These are the schemas of the files, without keywords that only validators need. */
export function fieldsFile({ schemas }: Document): string {
  const roots = Object.keys(schemas).filter((name) => ['files', 'tests'].includes(schemas[name]?.['x-guard'] ?? ''));
  const names = [...new Set(roots.flatMap((name) => [name, ...schemasUsedBy(name, schemas)]))].toSorted();
  const fields = Object.fromEntries(names.map((name) => [name, jsonSchema(schemas[name] ?? {}, otherKeywords)]));
  return `${fieldType}\nexport const fields = ${JSON.stringify(fields)} as const satisfies Readonly<Record<string, Field>>;\n`;
}

/** Matches every keyword that a `Field` does not have. */
const otherKeywords = /^(?!(?:\$ref|type|enum|oneOf|items|properties|patternProperties|additionalProperties)$)/;

const fieldType = `/** A schema as far as it tells what belongs in a field; references have the form \`#/$defs/Name\`. */
export type Field = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Field[];
  readonly items?: Field;
  readonly properties?: Readonly<Record<string, Field>>;
  readonly patternProperties?: Readonly<Record<string, Field | boolean>>;
  readonly additionalProperties?: Field | boolean;
};
`;
