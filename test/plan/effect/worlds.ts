import fc from 'fast-check';
import type { Condition, RemediationPolicy } from '../../../src/generated/types.ts';

/** All findings of a small world, and the effect of policies on them: an independent implementation that tries each finding. */

export type Finding = Readonly<Record<string, readonly string[]>>;

const severities = ['low', 'medium', 'high', 'critical'];
const tagSets = [[], ['a'], ['b'], ['a', 'b']];
const moonPhases = [[], ['full']];

/** A finding may have no severity and no confidence. */
export const findings: readonly Finding[] = [[], ...severities.map((one) => [one])].flatMap((severity) =>
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
  .map(([types, dice]) => [...types.map((type) => ({ type })), ...(dice === 0 ? [ignore] : [])]);

const policyOf = (condition: fc.Arbitrary<Condition>): fc.Arbitrary<Omit<RemediationPolicy, 'name' | 'slug'>> =>
  fc.record({
    active: fc.nat(5).map((dice) => dice > 0),
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
  const slot = fc.record({ was: fc.option(policy), is: fc.option(policy), same: fc.nat(2).map((dice) => dice > 0) });
  return fc.array(slot, { minLength: 1, maxLength: 3 }).map((slots) => ({
    before: slots.flatMap(({ was }, index) => withName(was, index)),
    after: slots.flatMap(({ was, is, same }, index) => withName(same && was !== null && is !== null ? was : is, index)),
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
    ? filters.conditions.every((one) => holds(finding, one))
    : filters.conditions.some((one) => holds(finding, one));
}

/** What policies enforce for a finding, as numbers of which a higher one is stricter: the strongest mode, whether it opens a ticket, whether it stays visible. */
function enforced(finding: Finding, policies: readonly RemediationPolicy[]): readonly number[] {
  const does = policies.filter((one) => matches(finding, one)).map((one) => one.actions.map(({ type }) => type));
  const level = (types: string[]): number => {
    const comments = Number(types.includes('pr_comment'));
    return types.includes('block') ? 2 + comments : comments;
  };
  const ticket = does.some((types) => types.includes('jira'));
  const seen = !does.some((types) => types.includes('triage'));
  return [Math.max(0, ...does.map(level)), Number(ticket), Number(seen)];
}

/** The effect of replacing the policies `before` by those `after`, found by counting. */
export function expectedEffect({ before, after }: World): 'stricter' | 'looser' | 'mixed' | 'neutral' {
  const pairs = findings.map((finding) => [enforced(finding, before), enforced(finding, after)] as const);
  const falls = pairs.some(([was, is]) => was.some((number, index) => number > is[index]!));
  const rises = pairs.some(([was, is]) => was.some((number, index) => number < is[index]!));
  if (falls) return rises ? 'mixed' : 'looser';
  return rises ? 'stricter' : 'neutral';
}
