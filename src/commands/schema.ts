import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../domain/errors.ts';
import { type EditorSchema, editorSchemas } from '../domain/editor-schemas.ts';
import { type Suggestions, withSuggestions } from '../domain/suggestions.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { prettyJson } from '../util/pretty-json.ts';

/** The schemas of the package, for editors and other tools. */
export const schemas = {
  config: 'ifmatch.yaml',
  'remediation-file': 'a file with remediation policies',
  'detection-file': 'a file with the detection policy of a product',
  'test-file': 'a file with tests of the policies',
  plan: 'a saved plan, and what preview --format json prints',
} as const satisfies Record<string, string>;

export type SchemaName = keyof typeof schemas;

/** The text of a schema. */
export const schemaText = (name: SchemaName, packageRoot: string): string =>
  readFileSync(join(packageRoot, 'schemas', `${name}.schema.json`), 'utf8');

/** Whether a file is a schema of ours, of any version. */
export const isOurSchema = (text: string): boolean => /"\$id": "urn:ifmatch:schema:/.test(text);

/**
 * Writes the editor schemas to a folder, with these suggestions if there are any, and returns what was written. Throws UsageError, before anything is written, if another file is in the
 * way.
 */
export function writeSchemas(
  folder: string,
  suggestions: Suggestions | null,
  runtime: Pick<Runtime, 'packageRoot' | 'absolute' | 'writeText'>,
): string {
  const path = (name: EditorSchema): string => join(folder, `${name}.schema.json`);
  const foreign = editorSchemas.find((name) => {
    const there = readIfPossible(runtime.absolute(path(name)));
    return there !== null && !isOurSchema(there);
  });
  if (foreign !== undefined)
    throw new UsageError(`${path(foreign)} is not a schema of ifmatch.`, { fix: 'Move it, or name another folder.' });
  mkdirSync(runtime.absolute(folder), { recursive: true });
  for (const name of editorSchemas) {
    const text = schemaText(name, runtime.packageRoot);
    const schemaContent =
      suggestions === null
        ? text
        : prettyJson(withSuggestions(JSON.parse(text) as Record<string, unknown>, suggestions));
    runtime.writeText(path(name), schemaContent);
  }
  return editorSchemas.map((name) => `+ ${path(name)}`).join('\n');
}

function readIfPossible(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** A schema as JSON; without a name, the list of schemas, one per line. */
export function schema(name: SchemaName | null, { packageRoot }: Pick<Runtime, 'packageRoot'>): string {
  if (name !== null) return schemaText(name, packageRoot);
  const width = Math.max(...Object.keys(schemas).map(({ length }) => length)) + 2;
  return Object.entries(schemas)
    .map(([one, message]) => `${one.padEnd(width)}${message}`)
    .join('\n');
}
