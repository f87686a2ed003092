import fc from 'fast-check';
import type {
  Action,
  Condition,
  DetectionBundle,
  DetectionException,
  RemediationBundle,
  RemediationPolicy,
} from '../../src/generated/types.ts';

/** Texts that a database, JSON or a hash could trip over. */
const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }).filter((value) => !/[\0\p{Surrogate}]/u.test(value)),
  fc.constantFrom('a', 'b', '__proto__', 'constructor', '1e3', 'é', 'e\u0301', "'; DROP TABLE bundles; --", '𝒳'),
);

const slug = fc.oneof(
  fc.constantFrom('a', 'b', 'c', 'd', 'block-critical-findings', '__proto__'),
  text.filter((value) => /^\S+$/.test(value)),
);

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    type: fc.constant('severity'),
    values: fc.array(fc.constantFrom('low', 'medium', 'high', 'critical'), { minLength: 1 }),
  }),
  fc.record({
    type: fc.constant('repository_tag'),
    values: fc.array(fc.constantFrom('pci', 'production'), { minLength: 1 }),
  }),
  fc.record({
    type: fc.constant('full_scan'),
    values: fc.constant<string[]>(['true']),
    mode: fc.constantFrom('any' as const, 'none' as const),
  }),
);

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action[]>({ type: 'pr_comment' }, { type: 'pr_comment', config: {} }),
  fc.record({ type: fc.constant('triage'), config: fc.dictionary(text, fc.string({ maxLength: 5 }), { maxKeys: 3 }) }),
);

const policy: fc.Arbitrary<RemediationPolicy> = fc.record(
  {
    slug,
    name: text,
    description: fc.oneof(fc.constant(''), text),
    active: fc.boolean(),
    filters: fc.record({
      mode: fc.constantFrom('all' as const, 'any' as const),
      conditions: fc.array(condition, { minLength: 1, maxLength: 4 }),
    }),
    actions: fc.array(action, { maxLength: 3 }),
  },
  { requiredKeys: ['slug', 'name', 'filters', 'actions'] },
);

export const remediationBundles: fc.Arbitrary<RemediationBundle> = fc.record({
  policies: fc.uniqueArray(policy, { selector: (one) => one.slug, maxLength: 6 }),
});

const rules = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c'), text), { maxLength: 5 });

const scope = fc.oneof(
  fc.record({ project: fc.constantFrom('acme/checkout-api', 'acme/storefront-web') }),
  fc.record({ project_tag_name: fc.constantFrom('pci', 'production') }),
);

const exception: fc.Arbitrary<DetectionException> = fc
  .tuple(
    fc.record({
      exception_type: fc.constantFrom('include' as const, 'exclude' as const),
      rule: fc.oneof(fc.constantFrom('a', 'b'), text),
      rule_type: fc.constantFrom('rule' as const, 'pack' as const),
    }),
    scope,
  )
  .map(([what, where]) => ({ ...what, ...where }));

export const identityOf = ({ exception_type: _, ...identity }: DetectionException): string =>
  JSON.stringify([identity.rule, identity.rule_type, identity.project, identity.project_tag_name]);

export const detectionBundles: fc.Arbitrary<DetectionBundle> = fc.record({
  rulesets: rules,
  rules,
  disabled: rules,
  exceptions: fc.uniqueArray(exception, { selector: identityOf, maxLength: 6 }),
});

/** The same content in another order and with other defaults written out. */
export function reworded(bundle: RemediationBundle): RemediationBundle {
  const policies = bundle.policies
    .toReversed()
    .map(({ active = true, description = '', filters, actions, ...rest }) => ({
      ...rest,
      active,
      description,
      filters: {
        mode: filters.mode,
        conditions: filters.conditions.toReversed().map(({ type, values, mode = 'any' as const }) => ({
          type,
          mode,
          values: [...values.toReversed(), ...values],
        })),
      },
      actions: actions.toReversed().map(({ type, config = {} }) => ({ type, config })),
    }));
  return { policies };
}

/** For every property test: a fixed seed, so that a failure can be repeated. */
export const fixed = { seed: 20_260_801, numRuns: 60 };
