import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Estimate } from '../../src/domain/impact.ts';
import type { DetectionBundle } from '../../src/generated/types.ts';
import { acmeCode, acmeSecrets } from '../../src/sandbox/seed/deployments.ts';
import { anyCondition, change, knownCondition, seed } from './arbitraries.ts';
import { countImpact, openFindings as readOpen } from './brute-force.ts';
import { type Open, openFindings, planOf, planOfRules, policiesIn, usualLimits } from './rig.ts';

let world: Open;
beforeAll(async () => {
  world = await openFindings();
});
afterAll(() => world.close());

/** The figures of an estimate that claims to be whole. */
const whole = <T>(estimate: Estimate<T>): T | null => (estimate.kind === 'estimate' ? estimate.figures : null);

describe('the impact of policies', () => {
  test('equals a count over every row of the database', async () => {
    const open = readOpen(world.seen);
    expect(open.length).toBeGreaterThan(600);
    let [policies, turned] = [0, 0];
    await fc.assert(
      fc.asyncProperty(change(knownCondition), async ({ before, after }) => {
        const impact = await world.estimate(planOf(before, after));
        const counted = countImpact(open, before, after);
        for (const { key, matched, blocked } of policiesIn(impact)) {
          const own = counted.policy(key['slug']);
          expect(whole(matched)).toEqual(own.matched);
          expect(whole(blocked)).toEqual(own.blocked);
          policies += 1;
          turned += Number(own.blocked.newly.findings + own.blocked.noLonger.findings > 0);
        }
        const all = impact.bundles.map(({ blocked }) => blocked && whole(blocked));
        expect(all).toEqual(all.map(() => counted.blocked));
      }),
      { ...seed, numRuns: 30 },
    );
    expect(policies).toBeGreaterThan(200);
    expect(turned).toBeGreaterThan(40);
  });

  test('is a lower bound if the budget is too small, and says so', async () => {
    const open = readOpen(world.seen);
    await fc.assert(
      fc.asyncProperty(change(anyCondition), fc.constantFrom(300, 700, 10_000), async ({ before, after }, findings) => {
        const impact = await world.estimate(planOf(before, after), { ...usualLimits, findings });
        const counted = countImpact(open, before, after);
        expect(impact.looked.findings).toBeLessThanOrEqual(findings);
        for (const { key, matched, blocked } of policiesIn(impact)) {
          const own = counted.policy(key['slug']);
          expect(isWithin(matched, own.matched)).toBe(true);
          expect(isWithin(blocked, own.blocked) || asksUnknown([...before, ...after])).toBe(true);
        }
      }),
      { ...seed, numRuns: 16 },
    );
  });

  test('needs no request for an unchanged bundle', async () => {
    const from = world.lines.length;
    expect(await world.estimate(planOf([], []))).toEqual({ bundles: [], looked: { findings: 0, requests: 0 } });
    expect(world.lines.length).toBe(from);
  });
});

test('a plan that changes all three bundles takes at most nine requests for each', async () => {
  const less = (bundle: DetectionBundle) =>
    fc.record({
      rulesets: fc.subarray([...bundle.rulesets]),
      rules: fc.subarray([...bundle.rules]),
      disabled: fc.subarray([...bundle.disabled]),
      exceptions: fc.constant(bundle.exceptions),
    });
  await fc.assert(
    fc.asyncProperty(change(anyCondition, 20), less(acmeCode), less(acmeSecrets), async (policies, code, secrets) => {
      const plan = planOf(policies.before, policies.after);
      const bundles = [
        ...plan.bundles,
        ...planOfRules(acmeCode, code).bundles,
        ...planOfRules(acmeSecrets, secrets, 'detection/secrets').bundles,
      ];
      const from = world.lines.length;
      const { looked } = await world.estimate({ ...plan, bundles });
      expect(world.lines.length - from).toBe(looked.requests);
      expect(looked.requests).toBeLessThanOrEqual(27);
    }),
    { ...seed, numRuns: 10 },
  );
});

const unknownTypes = ['full_scan', 'new_type', 'repository_tag'];
type Policies = Parameters<typeof planOf>[0];
const asksUnknown = (policies: Policies): boolean =>
  policies.some(({ filters }) => filters.conditions.some(({ type }) => unknownTypes.includes(type)));

type Sides = Readonly<Record<string, { findings: number }>>;

/** Equal when it claims so, else a lower bound, or a reason. */
function isWithin(estimate: Estimate<Sides>, counted: Sides): boolean {
  if (estimate.kind === 'not-estimable') return estimate.because.length > 0;
  return Object.entries(estimate.figures).every(([side, { findings }]) => {
    const all = counted[side]!.findings;
    return estimate.kind === 'estimate' ? findings === all : findings <= all;
  });
}
