import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge } from '../../src/plan/effect.ts';
import { combine } from '../../src/domain/plan.ts';
import { policyEntry } from './build.ts';
import { labelledDetection } from './labelled-detection.ts';
import { labelledPolicies } from './labelled-policies.ts';

const labelled = [...labelledPolicies, ...labelledDetection];

describe('the effect', () => {
  test.for(labelled)('$effect: $says', ({ verb, entry, effect, says }) => {
    expect(judge(verb, entry)).toEqual({ effect, says });
  });

  test('is labelled often enough, and no weakening passes as stricter or neutral', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(60);
    const looser = labelled.filter(({ effect }) => effect === 'looser' || effect === 'mixed');
    expect(looser.length).toBeGreaterThanOrEqual(25);
    expect(looser.filter(({ verb, entry }) => ['stricter', 'neutral'].includes(judge(verb, entry).effect))).toEqual([]);
  });

  test('of several changes is unknown when one is, and mixed when they pull in both directions', () => {
    expect(combine([])).toBe('neutral');
    expect(combine(['neutral', 'stricter'])).toBe('stricter');
    expect(combine(['neutral', 'looser'])).toBe('looser');
    expect(combine(['stricter', 'looser'])).toBe('mixed');
    expect(combine(['stricter', 'mixed'])).toBe('mixed');
    expect(combine(['stricter', 'looser', 'unknown'])).toBe('unknown');
  });
});

// A small world in which it can be seen what a policy does: every finding there can be, and what happens to it.
const severities = ['low', 'medium', 'high'];
const tagSets = [[], ['a'], ['b'], ['a', 'b']];
const findings = severities.flatMap((severity) =>
  tagSets.map((tags) => ({ severity: [severity], repository_tag: tags })),
);

type Finding = (typeof findings)[number];
type Condition = { type: 'severity' | 'repository_tag'; values: string[]; mode: 'any' | 'none' };
type Policy = {
  active: boolean;
  filters: { mode: 'all' | 'any'; conditions: Condition[] };
  actions: { type: string }[];
};

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    type: fc.constant('severity' as const),
    values: fc.subarray(severities, { minLength: 1 }),
    mode: fc.constantFrom('any' as const, 'none' as const),
  }),
  fc.record({
    type: fc.constant('repository_tag' as const),
    values: fc.subarray(['a', 'b'], { minLength: 1 }),
    mode: fc.constantFrom('any' as const, 'none' as const),
  }),
);
const filters = fc.record({
  mode: fc.constantFrom('all' as const, 'any' as const),
  conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
});
const actions = fc.subarray(['block', 'pr_comment', 'jira']).map((types) => types.map((type) => ({ type })));
const policy: fc.Arbitrary<Policy> = fc.record({ active: fc.boolean(), filters, actions });
const similar = fc
  .tuple(policy, policy, fc.subarray(['active', 'filters', 'actions']))
  .map(
    ([one, other, same]) =>
      [one, { ...other, ...Object.fromEntries(same.map((field) => [field, one[field as keyof Policy]])) }] as const,
  );

const meets = (finding: Finding, { type, values, mode }: Condition): boolean =>
  values.some((value) => finding[type].includes(value)) === (mode === 'any');

function matches(finding: Finding, { active, filters: { mode, conditions } }: Policy): boolean {
  return (
    active &&
    (mode === 'all' ? conditions.every((one) => meets(finding, one)) : conditions.some((one) => meets(finding, one)))
  );
}

/** What is done about a finding, as numbers of which more is stricter: Block over Comment over Monitor, comments beside a block, tickets. */
function enforcement(finding: Finding, one: Policy): number[] {
  const types = matches(finding, one) ? one.actions.map(({ type }) => type) : [];
  const mode = types.includes('block') ? 2 : Number(types.includes('pr_comment'));
  return [mode, Number(types.includes('jira')), mode === 2 ? Number(types.includes('pr_comment')) : 0];
}

/** Under a stronger mode the comment beside it is not compared. */
function isAtLeast(one: readonly number[], other: readonly number[]): boolean {
  const [mode = 0, ticket = 0, comment = 0] = one;
  const [otherMode = 0, otherTicket = 0, otherComment = 0] = other;
  return ticket >= otherTicket && (mode > otherMode || (mode === otherMode && comment >= otherComment));
}

const neverLess = (than: Policy, one: Policy): boolean =>
  findings.every((finding) => isAtLeast(enforcement(finding, one), enforcement(finding, than)));

describe('in a world of twelve findings', () => {
  test('a policy that is said to become stricter, looser or neither, does', () => {
    const claims = new Map<string, number>();
    const property = fc.property(similar, ([before, after]) => {
      const { effect } = judge('update', policyEntry('p', before, after));
      claims.set(effect, (claims.get(effect) ?? 0) + 1);
      const claimsNoLess = effect === 'stricter' || effect === 'neutral';
      const claimsNoMore = effect === 'looser' || effect === 'neutral';
      return (!claimsNoLess || neverLess(before, after)) && (!claimsNoMore || neverLess(after, before));
    });
    fc.assert(property, { seed: 20_261_120, numRuns: 20_000 });
    // It claims something often enough for the property to mean something.
    expect(
      Math.min(...['stricter', 'looser', 'neutral', 'mixed'].map((effect) => claims.get(effect) ?? 0)),
    ).toBeGreaterThan(500);
  });
});
