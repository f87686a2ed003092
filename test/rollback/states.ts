import fc from 'fast-check';
import type { DetectionBundle, RemediationPolicy } from '../../src/generated/types.ts';
import type { State } from '../pull/rig.ts';

const some = <T>(...values: T[]): fc.Arbitrary<T[]> => fc.subarray(values, { minLength: 1 });

const condition = fc.oneof(
  fc.record({ type: fc.constant('severity'), values: some('low', 'medium', 'high', 'critical') }),
  fc.record({ type: fc.constant('confidence'), values: some('low', 'medium', 'high') }),
  fc.record({
    type: fc.constant('repository_tag'),
    values: some('production', 'training', 'legacy'),
    mode: fc.constantFrom('any' as const, 'none' as const),
  }),
);

const actions = fc.constantFrom<RemediationPolicy['actions']>(
  [],
  [{ type: 'pr_comment' }],
  [{ type: 'pr_comment' }, { type: 'block' }],
  [{ type: 'jira', config: { project: 'SEC' } }],
  [{ type: 'jira', config: { project: 'PAY' } }, { type: 'pr_comment' }],
);

const policy: fc.Arbitrary<RemediationPolicy> = fc.record(
  {
    name: fc.constantFrom('Block criticals', '日本語 ポリシー', 'on: "off" #x', '1e3', 'Tickets & <alerts>'),
    slug: fc.constantFrom('s1', 's2', 's3', 's4', 's5', 's6', 'block-criticals'),
    description: fc.constantFrom('', 'Two\nlines', '  blanks  ', 'null'),
    active: fc.boolean(),
    filters: fc.record({
      mode: fc.constantFrom('all' as const, 'any' as const),
      conditions: fc.uniqueArray(condition, { minLength: 1, maxLength: 3, selector: (one) => one.type }),
    }),
    actions,
  },
  { requiredKeys: ['name', 'slug', 'filters', 'actions'] },
);

const exceptions: fc.Arbitrary<DetectionBundle['exceptions']> = fc
  .uniqueArray(
    fc.record({
      exception_type: fc.constantFrom('include' as const, 'exclude' as const),
      rule: fc.constantFrom('a.b.c', '日本語', 'g.h'),
      rule_type: fc.constantFrom('rule' as const, 'pack' as const),
      scope: fc.constantFrom(
        { project: 'acme/backoffice' },
        { project: 'acme/checkout-api' },
        { project_tag_name: 'legacy' },
      ),
    }),
    { maxLength: 4, selector: ({ rule, rule_type, scope }) => JSON.stringify([rule, rule_type, scope]) },
  )
  .map((all) => all.map(({ scope, ...rest }) => ({ ...rest, ...scope })));

const list = fc.subarray(['a.b.c', '日本語', 'g.h', '017', 'no']);
const detection = (rulesets: fc.Arbitrary<string[]>): fc.Arbitrary<DetectionBundle> =>
  fc.record({ rulesets, rules: list, disabled: fc.subarray(['x.off', 'on', '08']), exceptions });

/** All that a deployment holds, of what the sandbox accepts. */
export const states: fc.Arbitrary<Required<State>> = fc.record({
  remediation: fc.record({ policies: fc.uniqueArray(policy, { maxLength: 5, selector: ({ slug }) => slug ?? '' }) }),
  code: detection(fc.subarray(['default', 'owasp'])),
  secrets: detection(fc.constant([])),
});
