import fc from 'fast-check';
import { livePolicies } from '../files/edit/live-arbitraries.ts';
import { detectionBundles, identityOf, remediationBundles } from '../sandbox/arbitraries.ts';

type Condition = { type: string; values: string[]; mode?: string };

const known: Record<string, string[]> = {
  severity: ['low', 'medium', 'high', 'critical'],
  confidence: ['low', 'medium', 'high'],
  repository_tag: ['pci', 'production'],
  full_scan: ['true', 'false'],
  breaking_change: ['true', 'false'],
};

/** Every mode of a condition, and none. */
const conditions: fc.Arbitrary<Condition[]> = fc.array(
  fc.constantFrom(...Object.keys(known)).chain((type) =>
    fc
      .record({
        values: fc.subarray(known[type] ?? [], { minLength: 1 }),
        mode: fc.constantFrom('any', 'none', undefined),
      })
      .map(({ values, mode }) => ({ type, values, ...(mode !== undefined && { mode }) })),
  ),
  { minLength: 1, maxLength: 5 },
);

const odd = [
  '1e3',
  'no',
  '017',
  '1.10',
  'null',
  'on',
  '2027-01-31',
  '0x1F',
  '~',
  '=',
  'a:b',
  '#x',
  '日本',
  "it's",
  'NUL',
];

/** A text that files can express: without control characters and halves of characters. */
const sound = (text: string, space: string): string =>
  text.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, 'ÿ').replaceAll(/\s/g, space);

const policies = fc
  .record({
    shapes: remediationBundles,
    texts: livePolicies(undefined, 8),
    conditions: fc.array(conditions, { minLength: 8, maxLength: 8 }),
    slugs: fc.shuffledSubarray(odd),
  })
  .map(({ shapes, texts, conditions: filters, slugs }) => {
    const all = texts.policies.map(({ slug, name, description, actions }, index) => {
      const shape = shapes.policies[index];
      const settings = (actions as { config: object }[])[0]?.config;
      return {
        slug: slugs[index] ?? slug,
        name,
        ...(description !== undefined && { description }),
        ...(shape?.active !== undefined && { active: shape.active }),
        filters: { mode: shape?.filters.mode ?? 'any', conditions: filters[index] ?? [] },
        actions: [...(index % 2 === 0 ? [{ type: 'pr_comment' }] : []), { type: 'triage', config: settings ?? {} }],
      };
    });
    return { policies: [...new Map(all.map((one) => [one.slug, one])).values()] };
  });

const detection = detectionBundles.map(({ rulesets, rules, disabled, exceptions }) => {
  const names = (list: readonly string[]): string[] => [...new Set(list.map((one) => sound(one, '_')))];
  const on = names(rules);
  const clean = exceptions.map((one) => ({ ...one, rule: sound(one.rule, '_') }));
  return {
    rulesets: names(rulesets),
    rules: on,
    // Files must not both enable and disable a rule.
    disabled: names(disabled).filter((rule) => !on.includes(rule)),
    exceptions: [...new Map(clean.map((one) => [identityOf(one), one])).values()],
  };
});

/** All states of a platform that files can express. */
export const states = fc.record({
  remediation: policies,
  code: detection,
  secrets: detection.map((bundle) => ({ ...bundle, rulesets: [] })),
});

/** The JSON output of a pull. */
export type Pulled = {
  outcome: string;
  files: { path: string; verb: string; objects: Record<string, number> }[];
  left: { verb: string; key: Record<string, string> }[];
  moved: boolean;
};

export const policyOf = (slug: string, more: object = {}) => ({
  slug,
  name: slug,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical'] }] },
  actions: [{ type: 'pr_comment' }],
  ...more,
});
