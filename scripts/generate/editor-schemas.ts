import { knownSuggestions, withSuggestions } from '../../src/domain/suggestions.ts';
import { prettyJson } from '../../src/util/pretty-json.ts';
import type { Document } from './document.ts';
import { jsonSchema, neededBy } from './schema.ts';

/** A self-contained schema for each shape that people edit, by file name: what an editor loads for completion and hover. */
export function editorSchemas({ schemas }: Document): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const file = schema['x-editor-schema'] && `${schema['x-editor-schema']}.schema.json`;
    if (file) files.set(`schemas/${file}`, prettyJson(forEditor(schemas, name)));
  }
  return files;
}

/** A plan is written by programs. */
const forEditor = (schemas: Document['schemas'], name: string): object =>
  name === 'PlanFile' ? selfContained(schemas, name) : withSuggestions(selfContained(schemas, name), knownSuggestions);

function selfContained(schemas: Document['schemas'], name: string) {
  const { title = name, description, ...rest } = jsonSchema(schemas[name] ?? {});
  const $defs = Object.fromEntries(
    neededBy(name, schemas).map((needed) => [needed, jsonSchema(schemas[needed] ?? {})]),
  );
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
