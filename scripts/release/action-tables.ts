// Writes the tables of inputs and outputs of action.yml into docs/action.md, between its markers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Files, root, writeFiles } from '../files.ts';

type Entry = { description: string; default?: string };
type Action = { inputs: Record<string, Entry>; outputs: Record<string, Entry> };

const page = 'docs/action.md';

/** The page as it should be. */
export function actionTables(): Files {
  const { inputs, outputs } = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Action;
  const text = readFileSync(join(root, page), 'utf8');
  const withInputs = between(text, 'inputs', [
    '| Input | Default | Means |',
    '|---|---|---|',
    ...Object.entries(inputs).map(inputRow),
  ]);
  return new Map([
    [
      page,
      between(withInputs, 'outputs', ['| Output | Holds |', '|---|---|', ...Object.entries(outputs).map(outputRow)]),
    ],
  ]);
}

const inputRow = ([name, { description, default: value = '' }]: [string, Entry]): string =>
  `| \`${name}\` | ${value === '' ? '' : `\`${value}\``} | ${cell(description)} |`;

const outputRow = ([name, { description }]: [string, Entry]): string => `| \`${name}\` | ${cell(description)} |`;

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

function between(text: string, name: string, lines: readonly string[]): string {
  const [start, end] = [`<!-- ${name} of action.yml -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page has no place for the ${name}`);
  return `${text.slice(0, from)}${start}\n${lines.join('\n')}\n${text.slice(to)}`;
}

if (import.meta.main) writeFiles([page], actionTables());
