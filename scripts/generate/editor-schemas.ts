import { knownSuggestions, withSuggestions } from '../../src/domain/suggestions.ts';
import { prettyJson } from '../../src/util/pretty-json.ts';
import type { Document } from './document.ts';
import { jsonSchema, schemasUsedBy } from './schema.ts';

/** Writes the schemas that editors load for completion and hover, one for each kind of file that people edit, by file name. */
export function editorSchemas({ schemas }: Document): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const file = schema['x-editor-schema'] && `${schema['x-editor-schema']}.schema.json`;
    if (file) files.set(`schemas/${file}`, prettyJson(editorSchema(schemas, name)));
  }
  return files;
}

/** A plan file has no suggestions, since programs write it. */
const editorSchema = (schemas: Document['schemas'], name: string): object =>
  name === 'PlanFile' ? selfContained(schemas, name) : withSuggestions(selfContained(schemas, name), knownSuggestions);

function selfContained(schemas: Document['schemas'], name: string) {
  const { title = name, description, ...rest } = jsonSchema(schemas[name] ?? {});
  const $defs = Object.fromEntries(schemasUsedBy(name, schemas).map((used) => [used, jsonSchema(schemas[used] ?? {})]));
  const $comment = 'Written by scripts/generate from schemas/openapi.yaml; change that instead.';
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:ifmatch:schema:${schemas[name]?.['x-editor-schema'] ?? name}`,
    $comment,
    title,
    description,
    ...rest,
    ...(Object.keys($defs).length > 0 && { $defs }),
  };
}
