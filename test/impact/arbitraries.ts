import fc from 'fast-check';
import type { Condition, RemediationPolicy } from '../../src/generated/types.ts';

/** Printed with every failure, and the same on every run. */
export const seed = { seed: 20_261_121, numRuns: 200 };

const subset = (...values: string[]): fc.Arbitrary<string[]> =>
  fc.subarray(values, { minLength: 1, maxLength: Math.min(3, values.length) });

const ofType = (type: string, values: fc.Arbitrary<string[]>): fc.Arbitrary<Condition> =>
  fc.record({ type: fc.constant(type), values, mode: fc.constantFrom('any', 'any', 'any', 'none') });

const tags = ['payments', 'pci', 'production', 'internet-facing', 'training', 'internal', 'no-such-tag'];
const classes = [
  'SQL Injection',
  'Path Traversal',
  'Hard-coded Secrets',
  'Open Redirect',
  'Code Injection',
  'security',
];

/** Conditions that a finding and its project decide. A secret has no vulnerability class. */
export const knownCondition: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 3, arbitrary: ofType('severity', subset('low', 'medium', 'high', 'critical')) },
  { weight: 2, arbitrary: ofType('confidence', subset('low', 'medium', 'high')) },
  { weight: 2, arbitrary: ofType('repository_tag', subset(...tags)) },
  { weight: 1, arbitrary: ofType('vulnerability_class', subset(...classes)) },
);

/** Conditions of any kind. */
export const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 6, arbitrary: knownCondition },
  { weight: 1, arbitrary: ofType('full_scan', subset('true', 'false')) },
  { weight: 1, arbitrary: ofType('new_type', subset('x', 'y')) },
);

const actions = fc.constantFrom<RemediationPolicy['actions']>(
  [{ type: 'pr_comment' }, { type: 'block' }],
  [{ type: 'pr_comment' }, { type: 'block' }],
  [{ type: 'pr_comment' }],
  [{ type: 'jira', config: { project: 'SEC' } }],
);

const policyOf = (slug: string, condition: fc.Arbitrary<Condition>): fc.Arbitrary<RemediationPolicy> =>
  fc.record({
    slug: fc.constant(slug),
    name: fc.constant(`Name of ${slug}`),
    active: fc.constantFrom(true, true, true, false),
    filters: fc.record({
      mode: fc.constantFrom('all' as const, 'all' as const, 'any' as const),
      conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
    }),
    actions,
  });

/** The policies of a bundle before and after a change: some are created, some deleted, some updated, and some stay. */
export const change = (
  condition: fc.Arbitrary<Condition>,
  size = 12,
): fc.Arbitrary<{ before: RemediationPolicy[]; after: RemediationPolicy[] }> => {
  const slugs = Array.from({ length: size }, (_, index) => `policy-${String(index)}`);
  const side = (): fc.Arbitrary<RemediationPolicy[]> => fc.tuple(...slugs.map((slug) => policyOf(slug, condition)));
  const fate = fc.constantFrom('created', 'deleted', 'updated', 'updated', 'stays');
  return fc
    .record({ was: side(), is: side(), fates: fc.array(fate, { minLength: size, maxLength: size }) })
    .map(({ was, is, fates }) => ({
      before: was.filter((_, index) => fates[index] !== 'created'),
      after: is.flatMap((policy, index) => {
        if (fates[index] === 'deleted') return [];
        return fates[index] === 'stays' ? was.slice(index, index + 1) : [policy];
      }),
    }));
};
