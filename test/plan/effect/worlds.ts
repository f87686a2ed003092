import fc from 'fast-check';
import type { Condition, RemediationPolicy } from '../../../src/generated/types.ts';

// All findings of a small world, and the effect of policies on them: an independent implementation that tries each finding.
// test/prove/bounded.ts does the same for tests of policies, with more conditions and without a comparison of two states.

/** The values of a finding, by the type of condition. */
export type Finding = Readonly<Record<string, readonly string[]>>;

const severities = ['low', 'medium', 'high', 'critical'];
const tagSets = [[], ['a'], ['b'], ['a', 'b']];
const moonPhases = [[], ['full']];

/** A finding may have no severity and no confidence. */
export const findings: readonly Finding[] = [[], ...severities.map((value) => [value])].flatMap((severity) =>
  [[], ['low'], ['medium'], ['high']].flatMap((confidence) =>
    tagSets.flatMap((tags) =>
      moonPhases.map((moon) => ({
        severity,
        confidence,
        repository_tag: tags,
        moon_phase: moon,
      })),
    ),
  ),
);

const mode = fc.constantFrom('any' as const, 'none' as const);
const conditionOf = (type: string, values: string[]): fc.Arbitrary<Condition> =>
  fc.record({ type: fc.constant(type), values: fc.subarray(values, { minLength: 1 }), mode });

const known = [
  conditionOf('severity', severities),
  conditionOf('repository_tag', ['a', 'b']),
  conditionOf('confidence', ['low', 'medium', 'high']),
];
const unknown = fc.constant<Condition>({ type: 'moon_phase', values: ['full'] });

const ignore = { type: 'triage', config: { state: 'ignored' } };
const actions = fc
  .tuple(fc.subarray(['block', 'pr_comment', 'jira']), fc.nat(7))
  .map(([types, number]) => [...types.map((type) => ({ type })), ...(number === 0 ? [ignore] : [])]);

const policyOf = (condition: fc.Arbitrary<Condition>): fc.Arbitrary<Omit<RemediationPolicy, 'name' | 'slug'>> =>
  fc.record({
    active: fc.nat(5).map((number) => number > 0),
    filters: fc.record({
      mode: fc.constantFrom('all' as const, 'any' as const),
      conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
    }),
    actions,
  });

type World = { readonly before: RemediationPolicy[]; readonly after: RemediationPolicy[] };

/** Up to three policies before and after, some of them the same. */
const worldOf = (condition: fc.Arbitrary<Condition>): fc.Arbitrary<World> => {
  const policy = policyOf(condition);
  const slot = fc.record({
    before: fc.option(policy),
    after: fc.option(policy),
    isSame: fc.nat(2).map((number) => number > 0),
  });
  return fc.array(slot, { minLength: 1, maxLength: 3 }).map((slots) => ({
    before: slots.flatMap(({ before }, index) => withName(before, index)),
    after: slots.flatMap(({ before, after, isSame }, index) =>
      withName(isSame && before !== null && after !== null ? before : after, index),
    ),
  }));
};

const withName = (policy: Omit<RemediationPolicy, 'name' | 'slug'> | null, index: number): RemediationPolicy[] =>
  policy === null ? [] : [{ ...policy, name: `p${String(index)}`, slug: `p${String(index)}` }];

export const knownWorld = worldOf(fc.oneof(...known));
export const partlyUnknownWorld = worldOf(fc.oneof(...known, unknown));

const holds = (finding: Finding, { type, values, mode: conditionMode }: Condition): boolean =>
  values.some((value) => finding[type]?.includes(value)) === (conditionMode !== 'none');

function matches(finding: Finding, { active, filters }: RemediationPolicy): boolean {
  if (active === false) return false;
  return filters.mode === 'all'
    ? filters.conditions.every((condition) => holds(finding, condition))
    : filters.conditions.some((condition) => holds(finding, condition));
}

/** What policies enforce for a finding. Of each number, a higher one is stricter: the strictest mode, whether a ticket is opened, whether the finding stays visible. */
function enforced(finding: Finding, policies: readonly RemediationPolicy[]): readonly number[] {
  const actionTypes = policies
    .filter((policy) => matches(finding, policy))
    .map((policy) => policy.actions.map(({ type }) => type));
  const strictness = (types: string[]): number => {
    const comments = Number(types.includes('pr_comment'));
    return types.includes('block') ? 2 + comments : comments;
  };
  const opensTicket = actionTypes.some((types) => types.includes('jira'));
  const isVisible = !actionTypes.some((types) => types.includes('triage'));
  return [Math.max(0, ...actionTypes.map(strictness)), Number(opensTicket), Number(isVisible)];
}

/** The effect of replacing the policies `before` by those `after`, found by counting. */
export function expectedEffect({ before, after }: World): 'stricter' | 'looser' | 'mixed' | 'neutral' {
  const pairs = findings.map((finding) => [enforced(finding, before), enforced(finding, after)] as const);
  const isLooserSomewhere = pairs.some(([old, current]) => old.some((number, index) => number > current[index]!));
  const isStricterSomewhere = pairs.some(([old, current]) => old.some((number, index) => number < current[index]!));
  if (isLooserSomewhere) return isStricterSomewhere ? 'mixed' : 'looser';
  return isStricterSomewhere ? 'stricter' : 'neutral';
}
