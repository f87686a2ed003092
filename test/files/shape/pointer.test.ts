import { expect, test } from 'vitest';
import { valueAt } from '../../../src/files/shape/problems.ts';

const root = { list: ['x', { a: 1 }], nothing: null, text: 'abc', 'a/b': { 'c~d': 2 }, 'e~1f': [3] };

test.for([
  [['list', 1, 'a'], 1],
  [['list', 2], undefined],
  [['list', 0], 'x'],
  [['nothing'], null],
  [['nothing', 'a'], undefined],
  [['nowhere', 'a', 'b'], undefined],
  [['text', 'length'], undefined],
  [['text', 0], undefined],
  [['constructor'], undefined],
  [['list', 1, 'toString'], undefined],
  [[], root],
] as const)('at %j stands what the value itself holds: %j', ([pointer, value]) => {
  expect(valueAt(root, pointer)).toBe(value);
});
