import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Plan } from '../../src/domain/plan.ts';
import type { DetectionBundle } from '../../src/generated/types.ts';
import { acmeCode, acmeSecrets } from '../../src/sandbox/seed/acme.ts';
import { anyCondition, change, knownCondition, seed } from './arbitraries.ts';
import { countImpact, openFindings as readOpen } from './brute-force.ts';
import { type Open, openFindings, planOf, planOfRules, policiesIn } from './rig.ts';

let world: Open;
beforeAll(async () => {
  world = await openFindings();
});
afterAll(() => world.close());

type Policies = Parameters<typeof planOf>;

/** A plan that changes all three bundles. */
function planOfAll(policies: Policies, code: DetectionBundle, secrets: DetectionBundle): Plan {
  const plan = planOf(...policies);
  const ofSecrets = planOfRules(acmeSecrets, secrets).bundles.map((bundle) => ({
    ...bundle,
    kind: 'detection/secrets' as const,
  }));
  const bundles = [...plan.bundles, ...planOfRules(acmeCode, code).bundles, ...ofSecrets];
  return { ...plan, bundles: bundles as Plan['bundles'] };
}

const without = (bundle: DetectionBundle) =>
  fc.record({
    rulesets: fc.subarray([...bundle.rulesets]),
    rules: fc.subarray([...bundle.rules]),
    disabled: fc.subarray([...bundle.disabled]),
    exceptions: fc.constant(bundle.exceptions),
  });

describe('a plan that changes all three bundles', () => {
  test('takes at most twelve requests, whatever it changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        change(anyCondition, 20),
        without(acmeCode),
        without(acmeSecrets),
        async (policies, ...rules) => {
          const from = world.lines.length;
          const { looked } = await world.estimate(planOfAll([policies.before, policies.after], ...rules));
          expect(world.lines.length - from).toBe(looked.requests);
          expect(looked.requests).toBeLessThanOrEqual(12);
        },
      ),
      { ...seed, numRuns: 10 },
    );
  });

  test('has all figures of ten rules and rulesets within them', async () => {
    const [policies] = fc.sample(change(knownCondition, 20), { seed: seed.seed, numRuns: 1 });
    if (policies === undefined) throw new Error('there are no policies');
    const { before, after } = policies;
    const code = { ...acmeCode, rulesets: acmeCode.rulesets.slice(2), rules: [] };
    const secrets = { ...acmeSecrets, rules: acmeSecrets.rules.slice(4) };
    const { bundles, looked } = await world.estimate(planOfAll([before, after], code, secrets));
    const open = readOpen(world.seen);
    const counted = countImpact(open, before, after);
    expect(bundles[0]?.blocked).toEqual({ kind: 'estimate', figures: counted.blocked });
    for (const { key, matched } of policiesIn({ bundles, looked }))
      expect(matched).toEqual({ kind: 'estimate', figures: counted.policy(key['slug']).matched });
    const items = bundles.flatMap(({ kind, changes }) =>
      changes.flatMap((one) => (one.about === 'detection' ? one.items.map((item) => ({ kind, item })) : [])),
    );
    expect(items).toHaveLength(10);
    for (const { kind, item } of items) {
      const own = world.seen.filter(
        ({ rule, ruleset, issue_type: type }) =>
          (item.list === 'rulesets' ? ruleset : rule) === item.name && (kind === 'detection/secrets') === (type === 3),
      );
      expect(item.issues).toEqual({ kind: 'estimate', figures: own.filter(isIssue).length });
      const places = own
        .filter(({ status }) => status === 0)
        .map(({ repository, fingerprint }) => `${repository} ${String(fingerprint)}`);
      expect(item.findings).toMatchObject(
        kind === 'detection/code'
          ? { kind: 'estimate', figures: { findings: new Set(places).size } }
          : { kind: 'not-estimable', because: [{ why: 'unlisted' }] },
      );
    }
    expect(looked.requests).toBeLessThanOrEqual(12);
  });
});

const isIssue = ({ status }: { status: number }): boolean => status === 0;
