import { expect, test } from 'vitest';
import { patchText } from '../../../../src/files/print/yaml/patch.ts';
import { gone, list, map } from './wishes.ts';

test.for([
  [
    'stands behind a text that keeps its empty lines though most are apart',
    'policies:\n  - k: |+\n      text\n\n  - k: m\n\n  - k: z\n\n  - k: s\n',
    map({ policies: list({}, [0, { k: 'w' }]) }),
    'policies:\n  - k: |+\n      text\n\n  - k: w\n  - k: m\n\n  - k: z\n\n  - k: s\n',
  ],
  [
    'stands behind a folded text that keeps its empty lines and tells its indent, though most are apart',
    'policies:\n  - k: >2+\n      text\n\n  - k: m\n\n  - k: z\n\n  - k: s\n',
    map({ policies: list({}, [0, { k: 'w' }]) }),
    'policies:\n  - k: >2+\n      text\n\n  - k: w\n  - k: m\n\n  - k: z\n\n  - k: s\n',
  ],
  [
    'stands apart from a text that holds what could keep empty lines',
    'policies:\n  - k: a|+b\n\n  - k: m\n',
    map({ policies: list({}, [0, { k: 'w' }]) }),
    'policies:\n  - k: a|+b\n\n  - k: w\n\n  - k: m\n',
  ],
  [
    'stands apart from what ends in an alias',
    'policies:\n  - k: &q x\n\n  - k: *q\n\n  - k: z\n',
    map({ policies: list({}, [1, { k: 'w' }]) }),
    'policies:\n  - k: &q x\n\n  - k: *q\n\n  - k: w\n\n  - k: z\n',
  ],
  [
    'takes the place of all, and the empty line below stays',
    'a:\n  - x\n\nb: c\n',
    map({ a: list({ 0: gone }, [0, 'w']) }),
    'a:\n  - w\n\nb: c\n',
  ],
] as const)('an item that is put in %s', ([, text, wish, after]) => {
  expect(patchText(text, wish)).toBe(after);
});

test.for([
  [
    'the last goes, and the text in front of it keeps its empty line',
    'policies:\n  - k: |+\n      text\n\n  - k: m\n',
    map({ policies: list({ 1: gone }) }),
    'policies:\n  - k: |+\n      text\n\n',
  ],
  [
    'one goes with the empty line below it, which the text in front of it would take for its own',
    'policies:\n  - k: |+\n      text\n\n  - k: m\n\n  - k: z\n',
    map({ policies: list({ 1: gone }) }),
    'policies:\n  - k: |+\n      text\n\n  - k: z\n',
  ],
  [
    'the last goes with the empty line in front of the next pair, which the text in front of it would take for its own',
    'policies:\n  - k: |+\n      text\n\n  - k: m\n\nb: c\n',
    map({ policies: list({ 1: gone }) }),
    'policies:\n  - k: |+\n      text\n\nb: c\n',
  ],
  [
    'two pairs go from behind a text that keeps its empty lines',
    'k: |+\n  text\n\nm: s\nq: v\n\nz: t\n',
    map({ m: gone, q: gone }),
    'k: |+\n  text\n\nz: t\n',
  ],
  [
    'a text that keeps its empty lines goes with them',
    'policies:\n  - k: |+\n      text\n\n  - k: m\n',
    map({ policies: list({ 0: gone }) }),
    'policies:\n  - k: m\n',
  ],
  [
    'the last but one goes from below a gap, which stays',
    'a:\n  - {k: x}\n  - {k: w}\n\n  - {k: m}\n  - {k: z}\n',
    map({ a: list({ 2: gone }) }),
    'a:\n  - {k: x}\n  - {k: w}\n\n  - {k: z}\n',
  ],
  [
    'the first goes with the empty line below it, and that above it stays',
    'a:\n\n  - {k: x}\n\n  - {k: m}\n',
    map({ a: list({ 0: gone }) }),
    'a:\n\n  - {k: m}\n',
  ],
  [
    'the first pair of a file goes from below a comment that stands apart',
    '# top\n\nk: x\n\nm: s\n',
    map({ k: gone }),
    '# top\n\nm: s\n',
  ],
  ['all go, and the empty line below stays', 'a:\n  - x\n\nb: c\n', map({ a: list({ 0: gone }) }), 'a: []\n\nb: c\n'],
  [
    'a comment that quotes one for editors goes with its pair',
    '# once # yaml-language-server: $schema=x\nk: x\nm: s\n',
    map({ k: gone }),
    'm: s\n',
  ],
] as const)('of the lines around what goes: %s', ([, text, wish, after]) => {
  expect(patchText(text, wish)).toBe(after);
});
