import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { applyEdits, modify, parse, type ParseError } from 'jsonc-parser';
import { isObject } from '../../domain/json.ts';
import { type EditorSchema, schemaPath } from '../../domain/settings.ts';

export const settingsPath = '.vscode/settings.json';

const setting = 'yaml.schemas';

type Mapping = Readonly<Record<string, string | readonly string[]>>;

/** Whether a path of the config stands for a folder, and is no glob or file. */
export const isFolder = (path: string): boolean => !/[*?[{]|\.ya?ml$/.test(path);

/** Which files an editor checks by which schema; folders are relative to the top of the repository. A modeline in a file goes first. */
export function schemaMapping(config: string, folders: readonly string[]): Mapping {
  const globs = (name: string, single: string): string[] =>
    folders.flatMap((folder) => {
      if (!isFolder(folder)) return [];
      const last = folder.slice(folder.lastIndexOf('/') + 1);
      if (last === 'remediation' || last === 'detection') return last === name ? [`${folder}/**/*.{yaml,yml}`] : [];
      const above = `${folder === '' ? '' : `${folder}/`}**`;
      return [`${above}/${name}/**/*.{yaml,yml}`, `${above}/${single}.{yaml,yml}`];
    });
  const root = posix.dirname(config);
  // An editor takes a path for one of the workspace only with `./` before it.
  const keyOf = (name: EditorSchema): string => `./${schemaPath(name, root)}`;
  const parts = [
    ['remediation-file', globs('remediation', 'remediation')],
    ['detection-file', globs('detection', 'detection-{code,secrets}')],
  ] as const;
  return {
    [keyOf('config')]: config,
    ...Object.fromEntries(parts.filter(([, list]) => list.length > 0).map(([name, list]) => [keyOf(name), list])),
  };
}

/** The settings with our schemas among those of `yaml.schemas`; a schema that is mapped already stays as it is. */
export function withSchemas(
  text: string | null,
  mapping: Mapping,
): { readonly text: string } | { readonly why: string; readonly add: string } {
  if (text === null) return { text: `${JSON.stringify({ [setting]: mapping }, null, 2)}\n` };
  const add = JSON.stringify({ [setting]: mapping }, null, 2)
    .split('\n')
    .slice(1, -1)
    .join('\n');
  const merged = merge(text, mapping);
  return merged === null ? { why: 'it is not laid out in a way that can be edited safely', add } : { text: merged };
}

/** Null when the text is not settings, or the edit would not say what it should. */
function merge(text: string, mapping: Mapping): string | null {
  if (text.trim() === '') return `${JSON.stringify({ [setting]: mapping }, null, 2)}\n`;
  const before = readSettings(text);
  if (before === null) return null;
  const own = before[setting] ?? {};
  if (!isObject(own)) return null;
  const missing = Object.entries(mapping).filter(([schema]) => !Object.hasOwn(own, schema));
  const edited = missing.reduce((soFar, [schema, files]) => withSetting(soFar, [setting, schema], files), text);
  const wanted = { ...before, [setting]: { ...own, ...Object.fromEntries(missing) } };
  return isDeepStrictEqual(readSettings(edited), wanted) ? edited : null;
}

function withSetting(text: string, path: string[], value: unknown): string {
  const indent = /\n(\t| +)"/.exec(text)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  return applyEdits(text, modify(text, path, value, { formattingOptions }));
}

/** Editors keep their settings as JSON with comments and commas behind the last member. Null for a text that is not even that. */
export function readSettings(text: string): Readonly<Record<string, unknown>> | null {
  const errors: ParseError[] = [];
  const value: unknown = parse(text.replace(/^\uFEFF/, ''), errors, { allowTrailingComma: true });
  return errors.length === 0 && isObject(value) ? value : null;
}
