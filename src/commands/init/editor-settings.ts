import { posix } from 'node:path';
import { schemaPath } from '../../domain/editor-schemas.ts';
import { addToJson } from '../../files/edit/edit-json.ts';
import { prettyJson } from '../../util/pretty-json.ts';

/** At the top of a repository, where VS Code and its relatives read it. */
export const editorSettingsPath = '.vscode/settings.json';

/**
 * The settings of the editor with a schema for the config and for the files of these policies folders, relative to the top, as the YAML extension wants
 * it; so a new file is completed and checked before it has a modeline. What is there stays. Null if the old text is not JSON.
 */
export function editorSettings(old: string | null, root: string, folders: readonly string[]): string | null {
  const patterns = folders.map((folder) => filePatterns(posix.join(root, folder)));
  const exclude = (excluded: readonly string[]): string[] => excluded.map((pattern) => `!${pattern}`);
  const schemas = {
    [schemaPath('config', root)]: [posix.join(root, 'ifmatch.yaml')],
    [schemaPath('remediation-file', root)]: patterns.flatMap(({ all, detection, tests }) => [
      all,
      ...exclude([...detection, ...tests]),
    ]),
    [schemaPath('detection-file', root)]: patterns.flatMap(({ detection, tests }) => [
      ...detection,
      ...(detection.length === 0 ? [] : exclude(tests)),
    ]),
    [schemaPath('test-file', root)]: patterns.flatMap(({ tests }) => tests),
  };
  return old === null || old.trim() === ''
    ? prettyJson({ 'yaml.schemas': schemas })
    : addToJson(old, ['yaml.schemas'], schemas);
}

type Patterns = { readonly all: string; readonly detection: readonly string[]; readonly tests: readonly string[] };

/** Globs for all files of a folder, and for those that are detection policies or tests by their names. A file or glob is taken as it is. */
function filePatterns(folder: string): Patterns {
  if (/[*?[{]|\.ya?ml$/.test(folder)) return { all: folder, detection: [], tests: [] };
  const globIn = (rest: string): string => posix.join(folder, '**', rest);
  return {
    all: globIn('*.{yaml,yml}'),
    detection: [globIn('detection/*.{yaml,yml}'), globIn('detection*.{yaml,yml}')],
    tests: [globIn('*.test.{yaml,yml}')],
  };
}
