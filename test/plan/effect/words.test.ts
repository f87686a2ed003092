import { expect, test } from 'vitest';
import { inWords } from '../../../src/plan/effect/words.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b', 'c', 'd', 'e'], 'a, b, c, d, e'],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'a, b, c, d, e, and 1 more'],
  [['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'a, b, c, d, e, and 2 more'],
])('a list of up to five things is told whole: %j', (items, words) => {
  expect(inWords(items)).toBe(words);
});
