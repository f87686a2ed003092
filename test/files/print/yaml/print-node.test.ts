import { expect, test } from 'vitest';
import { patchText } from '../../../../src/files/print/yaml/patch.ts';
import { list, map } from './wishes.ts';

const widest = 'x'.repeat(78);

test.for([
  [
    'a list of values that just fits its line',
    'a: x\n',
    map({}, ['a', 'values', [widest]]),
    `a: x\nvalues: [${widest}]\n`,
  ],
  [
    'a list of values that is one too wide for its line',
    'a: x\n',
    map({}, ['a', 'values', [`${widest}x`]]),
    `a: x\nvalues:\n  - ${widest}x\n`,
  ],
  [
    'the items of a new list between brackets are quoted as others there are',
    "l:\n  - k: ['x']\n",
    map({ l: list({}, [0, { k: ['v'] }]) }),
    "l:\n  - k: ['x']\n  - k: ['v']\n",
  ],
  [
    'the items of a new list that is an item are quoted as others there are',
    'a:\n  - - "x"\n',
    map({ a: list({}, [0, ['v']]) }),
    'a:\n  - - "x"\n  - - "v"\n',
  ],
  ['a text behind a key needs no quotes for a comma', 'a: x\n', map({}, ['a', 'b', 'v,w']), 'a: x\nb: v,w\n'],
  [
    'a text behind a dash needs no quotes for a comma',
    'a:\n  - x\n',
    map({ a: list({}, [0, 'v,w']) }),
    'a:\n  - x\n  - v,w\n',
  ],
] as const)('a new value: %s', ([, text, wish, after]) => {
  expect(patchText(text, wish)).toBe(after);
});
