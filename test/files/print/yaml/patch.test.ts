import { expect, test } from 'vitest';
import { patchText } from '../../../../src/files/print/yaml/patch.ts';
import { gone, list, map, value } from './wishes.ts';

test.for(['a: [', 'a: [\n'])('what is no YAML is not edited: %j', (text) => {
  expect(patchText(text, map({ a: value('w') }))).toBeNull();
});

test.for([
  [
    'a last text that keeps its empty lines gets none',
    'a:\n  - |+\n    x\n',
    map({ a: list({}, [0, 'w']) }),
    'a:\n  - |+\n    x\n  - w\n',
  ],
  ['a single line that does not end gets another', 'a: x', map({}, ['a', 'b', 'c']), 'a: x\nb: c'],
  [
    'a last line that does not end is ended as the first line is',
    'a: x\nb:\r\n  - y',
    map({ b: list({}, [0, 'w']) }),
    'a: x\nb:\r\n  - y\n  - w',
  ],
] as const)('the end of a text: %s', ([, text, wish, after]) => {
  expect(patchText(text, wish)).toBe(after);
});

test.for([
  [
    'behind a bracket',
    'a: [&q [x, m]]\nb: *q\n',
    map({ a: list({ 0: list({ 0: gone }) }) }),
    'a: [[m]]\nb: &q\n  - x\n  - m\n',
  ],
  [
    'behind a bracket, at the end of its line',
    'a: [&q\n    [x, m]]\nb: *q\n',
    map({ a: list({ 0: list({ 0: gone }) }) }),
    'a: [\n    [m]]\nb: &q\n  - x\n  - m\n',
  ],
] as const)('an anchor goes with the space that is its own: %s', ([, text, wish, after]) => {
  expect(patchText(text, wish)).toBe(after);
});

test.for([
  [
    'what goes to the end stands behind what goes behind the last pair',
    'b: x\n',
    map({}, ['none', 'q', 'v'], ['b', 'r', 'w']),
    'b: x\nr: w\nq: v\n',
  ],
  [
    'the same between brackets',
    'a: { b: x }\n',
    map({ a: map({}, ['none', 'q', 'v'], ['b', 'r', 'w']) }),
    'a: { b: x, r: w, q: v }\n',
  ],
  ['an empty mapping of which nothing is wished', 'a: { }\n', map({ a: map({}) }), 'a: { }\n'],
  ['an empty list of which nothing is wished', 'a: [ ]\n', map({ a: list({}) }), 'a: [ ]\n'],
  ['a document that is a list and loses all', '# head\n- x\n- m\n', list({ 0: gone, 1: gone }), '# head\n[]\n'],
  [
    'a list behind the colon of a key on a line of its own loses all',
    '? a\n: - x\n  - m\nb: c\n',
    map({ a: list({ 0: gone, 1: gone }) }),
    '? a\n: []\nb: c\n',
  ],
  [
    'a list in brackets whose items are all replaced, where others have lines',
    'l:\n  - a:\n      - p\n  - a:\n      - q\n  - a: [x, m]\n',
    map({ l: list({ 2: map({ a: list({ 0: gone, 1: gone }, [1, 'w']) }) }) }),
    'l:\n  - a:\n      - p\n  - a:\n      - q\n  - a: [w]\n',
  ],
  [
    'an empty list between brackets keeps its tag',
    'a: {k: !!seq []}\n',
    map({ a: map({ k: list({}, [-1, 'w']) }) }),
    'a: {k: !!seq [w]}\n',
  ],
  [
    'a text in place of an item is quoted as other items are',
    'a:\n  - "x"\n  - k: z\n',
    map({ a: list({ 1: value('w') }) }),
    'a:\n  - "x"\n  - "w"\n',
  ],
  [
    'a text between brackets is quoted as most items there are',
    "a: ['x', m, 'z']\n",
    map({ a: list({}, [2, 'v']) }),
    "a: ['x', m, 'z', 'v']\n",
  ],
] as const)('entries of lists and mappings: %s', ([, text, wish, after]) => {
  expect(patchText(text, wish)).toBe(after);
});
