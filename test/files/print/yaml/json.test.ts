import { expect, test } from 'vitest';
import { isSame } from '../../../../src/files/print/yaml/tree.ts';

test.for([
  ['x', 'x'],
  [true, true],
  [null, null],
  [[], []],
  [
    ['x', ['z']],
    ['x', ['z']],
  ],
  [{}, {}],
  [
    { a: 'x', b: { c: ['z'], d: true } },
    { b: { d: true, c: ['z'] }, a: 'x' },
  ],
] as const)('%j is the same as %j', ([one, other]) => {
  expect(isSame(one, other)).toBe(true);
});
