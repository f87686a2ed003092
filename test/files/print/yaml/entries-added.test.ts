import { expect, test } from 'vitest';
import { patchText } from '../../../../src/files/print/yaml/patch.ts';
import { gone, list, map, value } from './wishes.ts';

test.for([
  [
    'an item is put in front of the comment of the first',
    'a:\n  # of x\n  - x\n  - m\n',
    map({ a: list({}, [-1, 'w']) }),
    'a:\n  - w\n  # of x\n  - x\n  - m\n',
  ],
  [
    'items take the place of the first',
    'a:\n  - x\n  - m\n',
    map({ a: list({ 0: gone }, [-1, 'w'], [0, 'v']) }),
    'a:\n  - w\n  - v\n  - m\n',
  ],
  [
    'an item is put behind the comment of its neighbour',
    'a:\n  - x # one\n    # more of x\n  - m\n',
    map({ a: list({}, [0, 'w']) }),
    'a:\n  - x # one\n    # more of x\n  - w\n  - m\n',
  ],
  [
    'an item is put at the end, in front of what comes next',
    'a:\n- x\n- m\n# of b\nb: c\n',
    map({ a: list({}, [1, 'w']) }),
    'a:\n- x\n- m\n- w\n# of b\nb: c\n',
  ],
  [
    'an item is put behind a last line that does not end',
    'a:\n  - x',
    map({ a: list({}, [0, 'w']) }),
    'a:\n  - x\n  - w',
  ],
  [
    'an item is put in a text whose lines end with two characters',
    'a:\r\n  - x\r\n',
    map({ a: list({}, [0, 'w']) }),
    'a:\r\n  - x\r\n  - w\r\n',
  ],
  [
    'an item is put behind a last line that does not end where others do with two characters',
    'a:\r\n  - x',
    map({ a: list({}, [0, 'w']) }),
    'a:\r\n  - x\r\n  - w',
  ],
  [
    'all items are replaced, in the order of their places',
    'a:\n  - x\n  - m\nb: c\n',
    map({ a: list({ 0: gone, 1: gone }, [1, 'p'], [0, 'q']) }),
    'a:\n  - q\n  - p\nb: c\n',
  ],
  [
    'a policy is put close to those that stand close',
    'policies:\n  - k: x\n  - k: m\n',
    map({ policies: list({}, [1, { k: 'z' }]) }),
    'policies:\n  - k: x\n  - k: m\n  - k: z\n',
  ],
  [
    'policies are put apart where all stand apart',
    'policies:\n  - k: x\n\n  - k: m\n',
    map({ policies: list({}, [-1, { k: 'w' }], [0, { k: 'u' }], [0, { k: 'v' }], [1, { k: 'z' }]) }),
    'policies:\n  - k: w\n\n  - k: x\n\n  - k: u\n\n  - k: v\n\n  - k: m\n\n  - k: z\n',
  ],
  [
    'a single policy and the next stand apart',
    'policies:\n  - k: x\n',
    map({ policies: list({}, [0, { k: 'z' }]) }),
    'policies:\n  - k: x\n\n  - k: z\n',
  ],
  [
    'a policy in place of all',
    'policies:\n  - k: x\n\n  - k: m\n',
    map({ policies: list({ 0: gone, 1: gone }, [1, { k: 'z' }]) }),
    'policies:\n  - k: z\n',
  ],
  [
    'two policies in place of all',
    'policies:\n  - k: x\n\n  - k: m\n',
    map({ policies: list({ 0: gone, 1: gone }, [1, { k: 'v' }], [1, { k: 'z' }]) }),
    'policies:\n  - k: v\n\n  - k: z\n',
  ],
  [
    'nothing stands between a text that keeps its empty lines and what is put behind it',
    'policies:\n  - k: |+\n      text\n\n  - k: m\n\n  - k: z\n',
    map({ policies: list({}, [0, { k: 'w' }]) }),
    'policies:\n  - k: |+\n      text\n\n  - k: w\n  - k: m\n\n  - k: z\n',
  ],
  [
    'a folded text that keeps its empty lines, with its indent',
    'policies:\n  - k: >2+\n      text\n\n  - k: m\n\n  - k: z\n',
    map({ policies: list({}, [0, { k: 'w' }]) }),
    'policies:\n  - k: >2+\n      text\n\n  - k: w\n  - k: m\n\n  - k: z\n',
  ],
  [
    'an empty line stands behind a text that keeps no empty lines',
    'policies:\n  - k: |\n      text\n\n  - k: m\n\n  - k: z\n',
    map({ policies: list({}, [0, { k: 'w' }]) }),
    'policies:\n  - k: |\n      text\n\n  - k: w\n\n  - k: m\n\n  - k: z\n',
  ],
  [
    'an item is put in front of the first of a list that is an item',
    'a:\n  - - x\n    - m\n',
    map({ a: list({ 0: list({}, [-1, 'w']) }) }),
    'a:\n  - - w\n    - x\n    - m\n',
  ],
  [
    'an item is put behind the first of a list that is an item',
    'a:\n  - - x\n    - m\n',
    map({ a: list({ 0: list({}, [0, 'w']) }) }),
    'a:\n  - - x\n    - w\n    - m\n',
  ],
  ['items of a document that is a list', '- x\n- m\n', list({ 0: gone }, [1, 'z']), '- m\n- z\n'],
  [
    'a pair is put behind another and at the end',
    'k: x\nm: s\n',
    map({}, ['k', 'q', 'v'], ['none', 'last', true]),
    'k: x\nq: v\nm: s\nlast: true\n',
  ],
  [
    'pairs with lists and mappings',
    'k: x\nm:\n    - s\n',
    map(
      {},
      ['k', 'q', ['v', 'w']],
      ['k', 'values', ['v', 'w']],
      ['k', 'e', []],
      ['k', 'f', {}],
      ['k', 'g', { h: 'i', 'j k': false }],
    ),
    'k: x\nq:\n    - v\n    - w\nvalues: [v, w]\ne: []\nf: {}\ng:\n    h: i\n    j k: false\nm:\n    - s\n',
  ],
  ['a text of several lines', 'k: x\n', map({}, ['k', 'd', 'one\n\ntwo\n']), 'k: x\nd: |\n  one\n\n  two\n'],
  [
    'a pair deeper in the text',
    'a:\n    b:\n        k: x\n',
    map({ a: map({ b: map({}, ['k', 'q', { r: { s: 't' } }]) }) }),
    'a:\n    b:\n        k: x\n        q:\n            r:\n                s: t\n',
  ],
  [
    'a pair is put behind what is indented',
    'k:\n  - x\n# of m\nm: s\n',
    map({}, ['k', 'q', 'v']),
    'k:\n  - x\nq: v\n# of m\nm: s\n',
  ],
  ['nothing is wished', 'k:   x\n', map({ k: value('x') }), 'k:   x\n'],
] as const)('what is put on lines of its own: %s', ([, text, wish, after]) => {
  expect(patchText(text, wish)).toBe(after);
});
