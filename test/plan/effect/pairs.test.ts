import { describe, expect, test } from 'vitest';
import { isWeakening, pairs } from './pairs/all.ts';
import { effectOf } from './pairs/effect-of.ts';

describe('of two states of a bundle', () => {
  test.for(pairs)('$effect: $why', (pair) => {
    expect(effectOf(pair)).toBe(pair.effect);
  });

  test('there are enough, and every one that is or may be looser is found', () => {
    const weakening = pairs.filter(isWeakening);
    expect([pairs.length >= 120, weakening.length >= 60]).toEqual([true, true]);
    expect(weakening.filter((pair) => ['stricter', 'neutral'].includes(effectOf(pair)))).toEqual([]);
  });
});
