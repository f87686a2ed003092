import { expect, test } from 'vitest';
import { parseAny } from '../../../src/files/yaml/parse-any.ts';
import { isSimple, readPlain } from '../../../src/files/yaml/plain.ts';

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
  ['a: b # c\nd: e #\n\n\n', { a: 'b', d: 'e' }],
  ['---\na: é\n', { a: 'é' }],
  ['a:\n  - b: c\n    d: e\n  -  f: g\n     h: i\n  - j\n', { a: [{ b: 'c', d: 'e' }, { f: 'g', h: 'i' }, 'j'] }],
];

test.each(values)('plain YAML has the value that js-yaml gives it: %j', (text, value) => {
  expect(readPlain(text)).toEqual(value);
  expect(parseAny('f', text)).toMatchObject({ value });
});

test('a text of letters beyond ASCII is a simple one', () => {
  expect(['é\n', '\u2028', '😀', '\t'].map(isSimple)).toEqual([true, false, false, false]);
});

test.each([
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
  'a:\n',
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
])('what is not plain YAML is left to js-yaml: %j', (text) => {
  expect(readPlain(text)).toBe(undefined);
});
