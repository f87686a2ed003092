import type { Document } from './document.ts';
import { jsonSchema, neededBy } from './schema.ts';

/** What belongs where in the user's files, for messages: the schemas of those files without what only a guard needs. */
export function fieldsFile({ schemas }: Document): string {
  const roots = Object.keys(schemas).filter((name) => ['files', 'tests'].includes(schemas[name]?.['x-guard'] ?? ''));
  const names = [...new Set(roots.flatMap((name) => [name, ...neededBy(name, schemas)]))].toSorted();
  const fields = Object.fromEntries(names.map((name) => [name, jsonSchema(schemas[name] ?? {}, others)]));
  return `${fieldType}\nexport const fields = ${JSON.stringify(fields)} as const satisfies Readonly<Record<string, Field>>;\n`;
}

const others = /^(?!(?:\$ref|type|enum|oneOf|items|properties|patternProperties|additionalProperties)$)/;

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
