import { describe, expect, test } from 'vitest';
import { classify } from '../../../src/plan/effect.ts';
import { exceptionEntry, exclude } from '../build.ts';
import { effectOf, isWeakening, pairs, planOf } from './pairs.ts';

describe('the effect between two states of a bundle', () => {
  test.for(pairs)('$effect: $why', (pair) => {
    expect(effectOf(pair)).toBe(pair.effect);
  });

  test('there are enough pairs, and every possible loosening is found', () => {
    const weakening = pairs.filter(isWeakening);
    expect(weakening.length).toBeGreaterThan(20);
    expect(weakening.filter((pair) => ['stricter', 'neutral'].includes(effectOf(pair)))).toEqual([]);
  });
});

test.for([
  ['an unknown action comes', 'adds action quarantine (the effect of action quarantine is not known)'],
  ['a condition of an unknown type comes', 'adds the condition that moon phase is full'],
])('when %s, the plan says: %s', ([why, message]) => {
  const found = pairs.filter((one) => one.why === why);
  expect(found.flatMap((one) => planOf(one).bundles[0]?.changes)).toMatchObject([{ effect: 'unknown', message }]);
});

test('a new exception is classified by its type alone', () => {
  const entry = exceptionEntry(exclude('r'), null, {
    rulesets: [],
    rules: [],
    disabled: [],
    exception_type: 'exclude',
    created_by: 'mona',
  });
  expect(classify(entry)).toMatchObject({ effect: 'looser' });
});
