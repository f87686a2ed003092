import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DetectionBundle } from '../../src/generated/types.ts';
import { acmeCode, acmeSecrets } from '../../src/sandbox/seed/deployments.ts';
import { anyCondition, change, knownCondition, seed } from './arbitraries.ts';
import { toPlanFile } from '../../src/report/formats/json/plan-file.ts';
import { planFileRun } from '../plan/outcomes.ts';
import {
  type OpenedSandbox,
  openFindings,
  planBetweenPolicies,
  planBetweenRules,
  testLimits,
} from './estimate-plans.ts';

let world: OpenedSandbox;
beforeAll(async () => {
  world = await openFindings();
});
afterAll(() => world.close());

type Sides = Readonly<Record<string, unknown>>;
type Estimated = { readonly kind: string; readonly because: readonly unknown[] } & Sides;

/** The numbers of an estimate in the report; null without. */
const numbers = ({ kind, because: _, ...sides }: Estimated): Sides | null => (kind === 'not-estimable' ? null : sides);

const isNone = (sides: Readonly<Record<string, { readonly findings: number }>>): boolean =>
  Object.values(sides).some(({ findings }) => findings === 0);

/** What the report says about a plan's impact. */
async function reported(before: Policies, after: Policies, findings = testLimits.findings) {
  const plan = planBetweenPolicies(before, after);
  const impact = await world.estimateMemoized(plan, { ...testLimits, findings });
  return toPlanFile({ kind: 'changes', plan, problems: [], guards: [], impact }, planFileRun).impact;
}

describe('the impact of policies', () => {
  test('is what SQL counts over every row, for 200 random plans', async () => {
    expect(world.expectedCounts.all).toBeGreaterThan(600);
    expect(world.expectedCounts.unset).toBeGreaterThan(5);
    const seen = { estimate: 0, 'at-least': 0, 'not-estimable': 0, turned: 0 };
    await fc.assert(
      fc.asyncProperty(change(knownCondition, 5), async ({ before, after }) => {
        const [bundle] = (await reported(before, after))?.bundles ?? [];
        const counted = world.expectedCounts.count(before, after);
        for (const { key, matched, blocked } of bundle?.changes ?? []) {
          const own = counted.policy(key['slug']);
          for (const [estimate, sides] of [
            [matched, own.matched],
            [blocked, own.blocked],
          ] as const) {
            seen[estimate!.kind] += 1;
            expect(numbers(estimate!) ?? sides).toEqual(sides);
            // Without a number nothing is certain of one side.
            expect(numbers(estimate!) !== null || isNone(sides)).toBe(true);
            expect(estimate!.because.length > 0).toBe(estimate!.kind !== 'estimate');
          }
          seen.turned += Number(own.blocked.newly.findings + own.blocked.no_longer.findings > 0);
        }
        const all = bundle?.blocked && numbers(bundle.blocked);
        expect(all ?? counted.blocked).toEqual(counted.blocked);
      }),
      seed,
    );
    expect(seen.estimate).toBeGreaterThan(500);
    expect(seen['at-least']).toBeGreaterThan(50);
    expect(seen['not-estimable']).toBeGreaterThan(20);
    expect(seen.turned).toBeGreaterThan(100);
  });

  test('is a lower bound if the budget is too small, and says so', async () => {
    await fc.assert(
      fc.asyncProperty(change(anyCondition), fc.constantFrom(300, 700, 10_000), async ({ before, after }, findings) => {
        const impact = await reported(before, after, findings);
        const counted = world.expectedCounts.count(before, after);
        expect(impact?.findings_read).toBeLessThanOrEqual(findings);
        for (const { key, matched, blocked } of impact?.bundles[0]?.changes ?? []) {
          const own = counted.policy(key['slug']);
          expect(isWithin(matched!, own.matched)).toBe(true);
          expect(isWithin(blocked!, own.blocked) || asksUnknown([...before, ...after])).toBe(true);
        }
      }),
      { ...seed, numRuns: 16 },
    );
  });

  test('needs no request for an unchanged bundle', async () => {
    const from = world.lines.length;
    expect(await world.estimate(planBetweenPolicies([], []))).toEqual({
      bundles: [],
      used: { findings: 0, requests: 0 },
    });
    expect(world.lines.length).toBe(from);
  });
});

test('a plan that changes all three bundles takes at most nine requests for each, and three for projects and secrets', async () => {
  const less = (bundle: DetectionBundle) =>
    fc.record({
      rulesets: fc.subarray([...bundle.rulesets]),
      rules: fc.subarray([...bundle.rules]),
      disabled: fc.subarray([...bundle.disabled]),
      exceptions: fc.constant(bundle.exceptions),
    });
  await fc.assert(
    fc.asyncProperty(change(anyCondition, 20), less(acmeCode), less(acmeSecrets), async (policies, code, secrets) => {
      const plan = planBetweenPolicies(policies.before, policies.after);
      const bundles = [
        ...plan.bundles,
        ...planBetweenRules(acmeCode, code).bundles,
        ...planBetweenRules(acmeSecrets, secrets, 'detection/secrets').bundles,
      ];
      const from = world.lines.length;
      const { used } = await world.estimate({ ...plan, bundles });
      expect(world.lines.length - from).toBe(used.requests);
      expect(used.requests).toBeLessThanOrEqual(27 + 3);
    }),
    { ...seed, numRuns: 10 },
  );
});

const unknownTypes = ['full_scan', 'new_type'];
type Policies = Parameters<typeof planBetweenPolicies>[0];
const asksUnknown = (policies: Policies): boolean =>
  policies.some(({ filters }) => filters.conditions.some(({ type }) => unknownTypes.includes(type)));

/** Equal when it claims so, else a lower bound, or a reason. */
function isWithin(estimate: Estimated, counted: Readonly<Record<string, { findings: number }>>): boolean {
  const found = numbers(estimate) as Readonly<Record<string, { findings: number }>> | null;
  if (found === null) return estimate.because.length > 0;
  return Object.entries(found).every(([side, { findings }]) => {
    const all = counted[side]!.findings;
    return estimate.kind === 'estimate' ? findings === all : findings <= all;
  });
}
