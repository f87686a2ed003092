import { describe, expect, test } from 'vitest';
import { parse } from '../../../src/files/yaml/parse.ts';
import { readPlain } from '../../../src/files/yaml/plain.ts';
import { corpus } from './mutate-plain.ts';

const key = 'k'.repeat(1024);

const values: readonly (readonly [string, unknown])[] = [
  ["a: 'it''s'\n", { a: "it's" }],
  ['a: "it\'\'s"\n', { a: "it''s" }],
  ['a: true\nb: false\n', { a: true, b: false }],
  ['a: 0\nb: 10\nc: 123456789012345\n', { a: 0, b: 10, c: 123456789012345 }],
  ['a:\n  x-expires: 2027-01-31\n', { a: { 'x-expires': '2027-01-31' } }],
  ['a: { x-expires: 2027-01-31 }\n', { a: { 'x-expires': '2027-01-31' } }],
  ['a:\n  b: |\n   c\n', { a: { b: 'c\n' } }],
  ['a: >\n  b\n  c\n\n  d\n', { a: 'b c\nd\n' }],
  ['a: >-\n  b\n\n\n  c\n', { a: 'b\n\nc' }],
  ['a: |-\n  b\n   c\n', { a: 'b\n c' }],
  [`${key}: a\n`, { [key]: 'a' }],
  ['a: # c\n  b: c\n', { a: { b: 'c' } }],
  ['a: #c\n  - b\n', { a: ['b'] }],
  ['a:\n- b\n', { a: ['b'] }],
  ['a: [[[[[b]]]]]\n', { a: [[[[['b']]]]] }],
  ['a: {b: {b: {b: {b: {b: c}}}}}\n', { a: { b: { b: { b: { b: { b: 'c' } } } } } }],
  ['a: [b,]\nc: []\nd: {}\n', { a: ['b'], c: [], d: {} }],
  ['a: {b: c d, e: [f]}\n', { a: { b: 'c d', e: ['f'] } }],
  ['a: b\r\nc: d\r\n', { a: 'b', c: 'd' }],
  ['a: b # c\nd: e #\n\n\n', { a: 'b', d: 'e' }],
  ['---\na: é\n', { a: 'é' }],
  ['a:\n  - b: c\n    d: e\n  -  f: g\n     h: i\n  - j\n', { a: [{ b: 'c', d: 'e' }, { f: 'g', h: 'i' }, 'j'] }],
];

describe('plain YAML', () => {
  test('is read without yaml in its usual forms', () => {
    const seen = corpus.map((text) => readPlain(text) !== undefined);
    expect(seen).toEqual(corpus.map(() => true));
  });

  test.each([
    'a: &x 1\n',
    'a: *x\n',
    'a: !!str 1\n',
    'a: 1e3\n',
    'a: 017\n',
    'a: no\n',
    'on: x\n',
    'a: null\n',
    'a:\n',
    'a: 2026-11-20\n',
    'a: b\n  c\n',
    'a: "\\n"\n',
    "a: 'b\n  c'\n",
    'a: b: c\n',
    'a: b:\n',
    'a: [b,, c]\n',
    'a: [[[[[[]]]]]]\n',
    'a: [b\n  c]\n',
    'a: {b}\n',
    'a: |2\n  b\n',
    'a: >\n  b\n    c\n',
    'a: |\n\n  b\n',
    'a: |\n  b\n  \n',
    'a: -b\n',
    'a: b#c\n',
    'a:\n-\n  b: c\n',
    'a:\n  - - b\n',
    'a b: c\n',
    '1a: b\n',
    'a: |+\n  b\n',
    'a:\tb\n',
    'a: b\r',
    'a: b',
    'a: b\na: c\n',
    '__proto__: a\n',
    '"a": b\n',
    '? a\n: b\n',
    '- a\n',
    'a\n',
    '# nothing\n',
    'a: b\n---\nb: c\n',
    'a: b\n...\n',
    '%YAML 1.2\n---\na: b\n',
    ' a: b\nc: d\n',
    'a:\n  b: c\n d: e\n',
    'a: 😀\n',
    'a: True\n',
    'a: yes\n',
    'a: 01\n',
    'a: 1.5\n',
    'a: -1\n',
    'a: 1234567890123456\n',
    'a: 2027-01-31\n',
    'x-expires: 2027-01-31T00:00:00Z\n',
    'a:\n  x-expires: 12:30\n',
    'a:\n  x-expires: no\n',
    'y-x-expires: 2027-01-31\n',
    'a:\n  b: |\n  c\n',
    'a: |\nb\n',
    'a: >\n  b\n   c\n',
    `${key}k: a\n`,
    'a:\nb: c\n',
    'a:\n  b\n',
    'a:\n - b\n- c\n',
    '  a:\n - b\n',
    'a: [[[[[[b]]]]]]\n',
    'a: {b: {b: {b: {b: {b: {b: c}}}}}}\n',
    'a: [b}\n',
    'a: ["b" "c"]\n',
    "a: {b: 'c' 'd'}\n",
    'a: [,b]\n',
    'a: [b]c\n',
    'a: b\n ',
    '--- \na: b\n',
  ])('%j is left to yaml', (text) => {
    expect(readPlain(text)).toBeUndefined();
  });

  test.each(values)('has the value that yaml gives it: %j', (text, value) => {
    expect(readPlain(text)).toEqual(value);
    expect(parse('f', text)).toMatchObject({ value });
  });

  test('in the deepest block is limited to the depth of all files, brackets included', () => {
    const columns = (count: number) =>
      Array.from({ length: count }, (_, column) => `${' '.repeat(column)}a:\n`).join('');
    const lists = (count: number) => Array.from({ length: count }, (_, nth) => `${'  '.repeat(nth)}- a:\n`).join('');
    const read = (text: string) => {
      const value = readPlain(text);
      if (value === undefined) return 'handed on';
      return JSON.stringify(parse('f', text)).includes(JSON.stringify(value));
    };
    const deep = '[[[[[]]]]]';
    expect([24, 25].map((count) => read(`${columns(count)}${' '.repeat(count)}a: ${deep}\n`))).toEqual([
      true,
      'handed on',
    ]);
    expect([12, 13].map((count) => read(`a:\n${lists(count)}${'  '.repeat(count)}- a: ${deep}\n`))).toEqual([
      true,
      'handed on',
    ]);
    expect([deep, `[${deep}]`].map((flow) => read(`a: ${flow}\n`))).toEqual([true, 'handed on']);
  });

  test('may contain a long text of each kind', () => {
    const long = {
      'in a block': `a: |\n${'  x\n\n'.repeat(150_000)}`,
      folded: `a: >-\n${' x\n'.repeat(250_000)}`,
      quoted: `a: '${"''".repeat(500_000)}'\n`,
      'between brackets': `a: [${'b, '.repeat(300_000)}]\n`,
      'with colons': `a: b${':c'.repeat(500_000)}\n`,
    };
    expect(Object.entries(long).filter(([, text]) => readPlain(text) === undefined)).toEqual([]);
  });
});
