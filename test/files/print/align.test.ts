import { expect, test } from 'vitest';
import { align } from '../../../src/files/print/plan-policies.ts';

/** Words of one first letter are alike, and more so when they are the same. */
const likeness = (a: string, b: string): number => {
  if (a[0] !== b[0]) return 0;
  return a === b ? 3 : 2;
};
const words = (text: string): string[] => text.split(' ').filter(Boolean);

test.for([
  ['a b c', 'a b c', [0, 1, 2]],
  ['a b c', 'b c a', [1, 2, -1]],
  ['a b c', 'c a b', [-1, 0, 1]],
  ['a b', '', []],
  ['', 'a', [-1]],
  ['a1 b a2', 'a2 b a1', [0, 1, 2]],
  ['a1 a2', 'a2', [1]],
  ['a1', 'a2 a1', [-1, 0]],
  ['a b', 'b a', [1, -1]],
  ['a', 'a a', [0, -1]],
  ['a a', 'a', [0]],
  ['a', 'b', [-1]],
  ['a b c d', 'x b y d', [-1, 1, -1, 3]],
] as const)('of %j and %j those pairs are taken that are most alike without crossing', ([old, next, partners]) => {
  expect(align(words(old), words(next), likeness)).toEqual(partners);
});
