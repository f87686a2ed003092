import { describe, expect, test } from 'vitest';
import { makePlan } from '../../../src/plan/plan.ts';
import { detection, diffOfDetection, diffOfPolicies, planned, remediation } from '../build.ts';
import { bundlePairs } from './pairs/bundles.ts';
import { detectionPairs } from './pairs/detection.ts';
import type { Pair } from './pairs/pair.ts';
import { editPairs } from './pairs/policies.ts';
import { unknownPairs } from './pairs/unknowns.ts';

const pairs = [...editPairs, ...bundlePairs, ...unknownPairs, ...detectionPairs];

function effectOf(pair: Pair): string {
  const plan =
    'live' in pair
      ? planned(detection(pair.sent), diffOfDetection(detection(pair.live).content, detection(pair.sent).content))
      : planned(remediation(pair.after), diffOfPolicies(pair.before, pair.after));
  return makePlan([plan]).summary.effect;
}

describe('of two states of a bundle', () => {
  test.for(pairs)('$effect: $why', (pair) => {
    expect(effectOf(pair)).toBe(pair.effect);
  });

  test('there are enough, and every one that is or may be looser is found', () => {
    const weakening = pairs.filter(({ effect }) => effect === 'looser' || effect === 'mixed');
    expect([pairs.length >= 120, weakening.length >= 60]).toEqual([true, true]);
    expect(weakening.filter((pair) => ['stricter', 'neutral'].includes(effectOf(pair)))).toEqual([]);
  });
});
