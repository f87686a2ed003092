import fc from 'fast-check';
import type { DetectionBundle, RemediationBundle } from '../../src/generated/types.ts';

/** Parameters of fast-check: the seed is fixed, so that each run tries the same cases. */
export const fuzzParameters = { seed: 20_261_120, numRuns: 300 };

const word = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'prod', 'high', '__proto__', 'é');
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 4 });

const condition = fc.record({
  type: fc.constantFrom('severity', 'confidence', 'repository_tag'),
  values: words,
  mode: fc.constantFrom('any' as const, 'none' as const),
});
const action = fc.record({
  type: fc.constantFrom('block', 'pr_comment', 'jira'),
  config: fc.dictionary(fc.constantFrom('k', 'l', '__proto__'), word, { maxKeys: 2 }),
});

const anyPolicy = fc.record({
  name: fc.string({ minLength: 1, maxLength: 8 }),
  slug: fc.constantFrom('s1', 's2', 's3', 's4', 's5', 's6'),
  description: fc.string({ maxLength: 8 }),
  active: fc.boolean(),
  filters: fc.record({
    mode: fc.constantFrom('all' as const, 'any' as const),
    conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
  }),
  actions: fc.array(action, { maxLength: 3 }),
});

export const policies: fc.Arbitrary<RemediationBundle['policies']> = fc.uniqueArray(anyPolicy, {
  maxLength: 5,
  selector: ({ slug }) => slug,
});

const exceptions: fc.Arbitrary<DetectionBundle['exceptions']> = fc.uniqueArray(
  fc.record({
    exception_type: fc.constantFrom('include' as const, 'exclude' as const),
    rule: word,
    rule_type: fc.constantFrom('rule' as const, 'pack' as const),
    project: word,
  }),
  { maxLength: 5, selector: ({ rule, rule_type, project }) => `${rule} ${rule_type} ${project}` },
);

const list = fc.uniqueArray(word, { maxLength: 4 });
export const detections: fc.Arbitrary<DetectionBundle> = fc.record({
  rulesets: list,
  rules: list,
  disabled: list,
  exceptions,
});

/** Shuffles items. The order depends only on the numbers, so that a failure can be repeated. */
export function shuffled<T>(items: readonly T[], numbers: readonly number[]): T[] {
  return items
    .map((item, index) => ({ item, key: numbers[index % numbers.length] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
export const sortKeys = fc.array(fc.nat(1000), { minLength: 7, maxLength: 7 });
