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

test.for([
  ['x', 'z'],
  ['true', true],
  ['', {}],
  ['', []],
  [true, {}],
  [null, {}],
  [[], {}],
  ['x', ['x']],
  [['x'], ['z']],
  [['x'], ['x', 'z']],
  [
    ['x', 'z'],
    ['z', 'x'],
  ],
  [{ a: 'x' }, {}],
  [{ a: 'x' }, { b: 'x' }],
  [{ a: 'x' }, { a: 'z' }],
  [{ a: 'x' }, { a: 'x', b: 'z' }],
  [
    { a: 'x', b: 'z' },
    { a: 'x', b: 'w' },
  ],
  [{ a: ['x'] }, { a: ['z'] }],
] as const)('%j is another value than %j, whichever is asked first', ([one, other]) => {
  expect(isSame(one, other)).toBe(false);
  expect(isSame(other, one)).toBe(false);
});
