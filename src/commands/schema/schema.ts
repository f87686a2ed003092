import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { UsageError } from '../../domain/errors.ts';
import { type EditorSchema, editorSchemas } from '../../domain/editor-schemas.ts';
import { type Suggestions, withSuggestions } from '../../domain/suggestions.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { prettyJson } from '../../util/pretty-json.ts';

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

const platformComment = 'With words of a platform, by ifmatch schema --write --from-platform.';

/** Whether a schema of ours has the words of a platform, which only the platform can tell again. */
export const hasPlatformVocabulary = (text: string): boolean =>
  isOurSchema(text) && text.includes(JSON.stringify(platformComment));

/** Why such a schema is left as it is. */
export const platformVocabularyNote =
  'left: it has words of your platform; `ifmatch schema --write --from-platform` renews it';

/**
 * Writes the editor schemas to a folder, with these suggestions if there are any, and returns what was written. Without suggestions, a schema with words
 * of a platform stays. Throws UsageError, before anything is written, if another file is in the
 * way.
 */
export function writeSchemas(
  folder: string,
  suggestions: Suggestions | null,
  runtime: Pick<Runtime, 'packageRoot' | 'absolute' | 'writeText'>,
): string {
  const path = (name: EditorSchema): string => join(folder, `${name}.schema.json`);
  const foreignSchema = editorSchemas.find((name) => {
    const existing = readIfPossible(runtime.absolute(path(name)));
    return existing !== null && !isOurSchema(existing);
  });
  if (foreignSchema !== undefined)
    throw new UsageError(`${path(foreignSchema)} is not a schema of ifmatch.`, {
      fix: 'Move it, or name another folder.',
    });
  mkdirSync(runtime.absolute(folder), { recursive: true });
  const lines = editorSchemas.map((name) => {
    const text = schemaText(name, runtime.packageRoot);
    const old = suggestions === null ? readIfPossible(runtime.absolute(path(name))) : null;
    if (old !== null && hasPlatformVocabulary(old)) return `= ${path(name)} (${platformVocabularyNote})`;
    runtime.writeText(path(name), suggestions === null ? text : addPlatformVocabulary(text, suggestions));
    return `+ ${path(name)}`;
  });
  return lines.join('\n');
}

/** A schema with suggestions, and a comment by which it is known; the schema itself where none of them fits into it. */
function addPlatformVocabulary(text: string, suggestions: Suggestions): string {
  const packageSchema = JSON.parse(text) as Record<string, unknown>;
  const suggested = withSuggestions(packageSchema, suggestions);
  return isDeepStrictEqual(suggested, packageSchema) ? text : prettyJson({ ...suggested, $comment: platformComment });
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
    .map(([schemaName, message]) => `${schemaName.padEnd(width)}${message}`)
    .join('\n');
}
