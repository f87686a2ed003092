import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../domain/json.ts';
import { schemaAddress } from '../../domain/setup.ts';
import { addMember } from './add-member.ts';
import { readJson } from './json-tree.ts';

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
  const parts = [
    ['remediation-file', globs('remediation', 'remediation')],
    ['detection-file', globs('detection', 'detection-{code,secrets}')],
  ] as const;
  return {
    [schemaAddress('config')]: config,
    ...Object.fromEntries(
      parts.filter(([, list]) => list.length > 0).map(([name, list]) => [schemaAddress(name), list]),
    ),
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
  const before = valueOf(text);
  if (before === null) return null;
  const own = before[setting] ?? {};
  if (!isObject(own)) return null;
  const missing = Object.entries(mapping).filter(([schema]) => !Object.hasOwn(own, schema));
  if (missing.length === 0) return text;
  const edited = setting in before ? addSchemas(text, missing) : addSetting(text, mapping);
  const wanted = { ...before, [setting]: { ...own, ...Object.fromEntries(missing) } };
  return edited !== null && isDeepStrictEqual(valueOf(edited), wanted) ? edited : null;
}

function addSetting(text: string, mapping: Mapping): string | null {
  const top = readJson(text);
  return top?.kind === 'object' ? addMember(text, top, setting, mapping) : null;
}

function addSchemas(text: string, missing: readonly (readonly [string, unknown])[]): string | null {
  let edited = text;
  for (const [schema, files] of missing) {
    const top = readJson(edited);
    const node = top?.kind === 'object' ? top.members.find(({ key }) => key === setting)?.node : undefined;
    if (node?.kind !== 'object') return null;
    edited = addMember(edited, node, schema, files);
  }
  return edited;
}

function valueOf(text: string): Readonly<Record<string, unknown>> | null {
  const value = readJson(text)?.value;
  return isObject(value) ? value : null;
}
