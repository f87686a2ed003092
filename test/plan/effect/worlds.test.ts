import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RemediationPolicy } from '../../../src/generated/types.ts';
import { makePlan } from '../../../src/plan/plan.ts';
import { diffOfPolicies, planOfBundle, declaredPolicies } from '../build.ts';
import { expectedEffect, knownWorld, partlyUnknownWorld } from './worlds.ts';

const effectOf = (before: readonly RemediationPolicy[], after: readonly RemediationPolicy[]): string =>
  makePlan([planOfBundle(declaredPolicies(after), diffOfPolicies(before, after))]).summary.effect;

test('the effect of a plan equals a count over all findings of a small world', () => {
  const seen = new Map<string, number>();
  const property = fc.property(knownWorld, (world) => {
    const effect = effectOf(world.before, world.after);
    seen.set(effect, (seen.get(effect) ?? 0) + 1);
    expect(effect).toBe(expectedEffect(world));
  });
  fc.assert(property, { seed: 20_261_121, numRuns: 10_000 });
  expect(Math.min(...['stricter', 'looser', 'mixed', 'neutral'].map((one) => seen.get(one) ?? 0))).toBeGreaterThan(300);
});

test('with unknown conditions, a possible loosening is never called stricter or neutral', () => {
  const property = fc.property(partlyUnknownWorld, (world) => {
    const said = effectOf(world.before, world.after);
    return said === 'unknown' || said === expectedEffect(world);
  });
  expect(fc.check(property, { seed: 20_261_122, numRuns: 5000 }).failed).toBe(false);
});
