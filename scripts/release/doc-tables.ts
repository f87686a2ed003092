// Writes the tables in the documentation that are generated from other files, between their markers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Files, replaceFiles, root } from '../files.ts';
import { readDocument } from '../generate/document.ts';

type Entry = { description: string; default?: string };
type Action = { inputs: Record<string, Entry>; outputs: Record<string, Entry> };

/** The pages with generated tables. */
export const pagesWithTables = ['docs/action.md', 'docs/guards.md'];

/** The expected content of these pages. */
export function docTables(): Files {
  const { inputs, outputs } = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Action;
  const guards = readDocument(join(root, 'schemas/openapi.yaml')).schemas['ConfigGuards']?.properties ?? {};
  const action = replaceTable(readPage('docs/action.md'), 'inputs of action.yml', [
    '| Input | Default | Means |',
    '|---|---|---|',
    ...Object.entries(inputs).map(inputRow),
  ]);
  return new Map([
    [
      'docs/action.md',
      replaceTable(action, 'outputs of action.yml', [
        '| Output | Holds |',
        '|---|---|',
        ...Object.entries(outputs).map(entryRow),
      ]),
    ],
    [
      'docs/guards.md',
      replaceTable(readPage('docs/guards.md'), 'guards of openapi.yaml', [
        '| Guard | Means |',
        '|---|---|',
        ...Object.entries(guards).map(entryRow),
      ]),
    ],
  ]);
}

const readPage = (path: string): string => readFileSync(join(root, path), 'utf8');

const inputRow = ([name, { description, default: value = '' }]: [string, Entry]): string =>
  `| \`${name}\` | ${value === '' ? '' : `\`${value}\``} | ${escapeCell(description)} |`;

const entryRow = ([name, { description = '' }]: [string, { description?: string | undefined }]): string =>
  `| \`${name}\` | ${escapeCell(description)} |`;

const escapeCell = (text: string): string => text.replaceAll('|', String.raw`\|`);

/** Replaces the lines between the two markers of a table. Throws if the text does not have them. */
function replaceTable(text: string, name: string, lines: readonly string[]): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page has no place for the ${name}`);
  return `${text.slice(0, from)}${start}\n${lines.join('\n')}\n${text.slice(to)}`;
}

if (import.meta.main) replaceFiles(pagesWithTables, docTables());
