import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Found, readFinding } from '../../src/impact/findings/read-finding.ts';
import { hasOneOf, profilesOf } from '../../src/impact/findings/profiles.ts';
import { planListings } from '../../src/impact/findings/plan-listing.ts';
import { acts } from '../../src/impact/policies/match.ts';
import { readPolicy } from '../../src/impact/policies/read-policy.ts';
import { TagMap } from '../../src/impact/tags/tag-map.ts';
import { isDoubt } from '../../src/impact/truth.ts';
import { type Facts, matchPolicy } from '../../src/sandbox/findings/match-policy.ts';
import { anyCondition, change, knownCondition, seed } from './arbitraries.ts';

const noTags = new TagMap([], null);
const tags = ['payments', 'pci', 'production', 'internet-facing', 'training'];

const finding: fc.Arbitrary<Found> = fc
  .record({
    severity: fc.constantFrom('low', 'medium', 'high', 'critical'),
    confidence: fc.constantFrom('low', 'medium', 'high'),
    classes: fc.subarray(['SQL Injection', 'Path Traversal', 'Code Injection']),
    own: fc.subarray(tags),
  })
  .map(({ severity, confidence, classes, own }) => ({
    id: '1',
    severity,
    confidence,
    classes: { values: classes, complete: true },
    rule: 'rule',
    repository: 'acme/api',
    tags: own,
  }));

const factsOf = (found: Found): Facts => ({
  severity: [found.severity ?? ''],
  confidence: [found.confidence ?? ''],
  vulnerability_class: found.classes.values,
  repository_tag: found.tags ?? [],
});

describe('a policy', () => {
  test('matches the findings that the platform says it matches', () => {
    fc.assert(
      fc.property(change(knownCondition, 3), finding, ({ before }, found) => {
        for (const policy of before) {
          const own = acts(readPolicy(policy), hasOneOf(found, noTags));
          expect(own).toBe(matchPolicy([policy], factsOf(found)) !== null);
        }
      }),
      seed,
    );
  });

  test('is in doubt only where an answer to what is not known would decide', () => {
    fc.assert(
      fc.property(change(anyCondition, 3), finding, ({ before }, found) => {
        for (const policy of before) {
          const own = acts(readPolicy(policy), hasOneOf(found, noTags));
          const answers = [[], ['true', 'x'], ['false', 'y'], ['true', 'false', 'x', 'y']].flatMap((full) =>
            [[], ['x'], ['y'], ['x', 'y']].map((other) => ({ full_scan: full, new_type: other })),
          );
          const said = answers.map((answer) => matchPolicy([policy], { ...factsOf(found), ...answer }) !== null);
          expect(isDoubt(own) || said.every((one) => one === own)).toBe(true);
        }
      }),
      seed,
    );
  });

  test.for([
    ['without filters', {}],
    ['without a mode', { conditions: [{ type: 'severity', values: ['high'] }] }],
    [
      'with a condition in a mode that is new',
      { mode: 'all', conditions: [{ type: 'severity', mode: 'some', values: [] }] },
    ],
    ['with values that are no texts', { mode: 'all', conditions: [{ type: 'severity', values: [1] }] }],
    ['without conditions', { mode: 'all', conditions: [] }],
  ] as const)('%s has a form that is not known', ([, filters]) => {
    const found = readFinding({ id: 1, severity: 'high' });
    expect(acts(readPolicy({ filters }), hasOneOf(found, noTags))).toEqual({ because: { why: 'form' } });
    expect(acts(readPolicy({ filters, active: false }), hasOneOf(found, noTags))).toBe(false);
  });
});

describe('a finding', () => {
  test('tells nothing of fields that the platform leaves out', () => {
    const has = hasOneOf(readFinding({ id: 1, severity: '', rule: null, repository: {} }), noTags);
    expect(has('severity', ['high'])).toEqual({ because: { why: 'field', type: 'severity' } });
    expect(has('confidence', ['high'])).toEqual({ because: { why: 'field', type: 'confidence' } });
    expect(has('vulnerability_class', ['SQL Injection'])).toEqual({
      because: { why: 'field', type: 'vulnerability_class' },
    });
    expect(has('repository_tag', ['pci'])).toEqual({ because: { why: 'tags', tags: ['pci'] } });
    expect(has('constructor', ['x'])).toEqual({ because: { why: 'condition', type: 'constructor' } });
  });

  test('has its class among its categories, where its rule names none', () => {
    const found = readFinding({ id: 1, categories: ['security', 'SQL Injection'] });
    expect(hasOneOf(found, noTags)('vulnerability_class', ['SQL Injection'])).toBe(true);
    expect(isDoubt(hasOneOf(found, noTags)('vulnerability_class', ['Path Traversal']))).toBe(true);
  });

  test('may carry the tags of its repository', () => {
    const found = readFinding({ id: 1, repository: { name: 'a', tags: ['pci'] } });
    expect(hasOneOf(found, noTags)('repository_tag', ['payments', 'pci'])).toBe(true);
    expect(hasOneOf(found, noTags)('repository_tag', ['payments'])).toBe(false);
  });

  test('is alike to those of which all conditions say the same', () => {
    fc.assert(
      fc.property(fc.array(finding, { maxLength: 30 }), change(anyCondition, 4), (findings, { before }) => {
        const profiles = profilesOf(findings, noTags);
        expect(profiles.reduce((sum, own) => sum + own.findings.length, 0)).toBe(findings.length);
        for (const { has, findings: own } of profiles) {
          for (const policy of before.map(readPolicy)) {
            for (const one of own) expect(acts(policy, hasOneOf(one, noTags))).toEqual(acts(policy, has));
          }
        }
      }),
      { ...seed, numRuns: 50 },
    );
  });
});

describe('the lists that are asked for', () => {
  const filtersOf = (...conditions: object[]) => readPolicy({ filters: { mode: 'all', conditions } }).filters;
  const severity = (...values: string[]) => ({ type: 'severity', values });

  test('hold every finding that a policy may match', () => {
    fc.assert(
      fc.property(change(anyCondition, 3), finding, ({ before }, found) => {
        const policies = before.map(readPolicy).filter(({ active }) => active);
        const [code] = planListings(policies.map(({ filters }) => filters));
        const isListed =
          code !== undefined &&
          (code.severities?.some((value) => value === found.severity) ?? true) &&
          (code.confidence ?? found.confidence) === found.confidence;
        const mayMatch = policies.some((policy) => acts(policy, hasOneOf(found, noTags)) !== false);
        expect(isListed || !mayMatch).toBe(true);
      }),
      { ...seed, numRuns: 1000 },
    );
  });

  test('are one of each type for all policies, as narrow as all of them allow', () => {
    const narrow = planListings([
      filtersOf(severity('critical')),
      filtersOf(severity('high', 'low'), { ...severity('low'), mode: 'none' }),
    ]);
    const common = { status: 'open', dedup: true, severities: ['critical', 'high'] };
    expect(narrow).toEqual(['sast', 'sca', 'ai_sast'].map((issue_type) => ({ issue_type, ...common })));
  });

  test('name the confidence only to code findings, and only when it is one', () => {
    const sure = { type: 'confidence', values: ['high'] };
    expect(planListings([filtersOf(sure)]).map(({ confidence }) => confidence)).toEqual(['high', undefined, undefined]);
    const both = planListings([filtersOf(sure), filtersOf({ type: 'confidence', values: ['low'] })]);
    expect(both.map(({ confidence }) => confidence)).toEqual([undefined, undefined, undefined]);
  });

  test('are none where no policy can match anything', () => {
    expect(planListings([])).toEqual([]);
    expect(planListings([filtersOf(severity('high'), severity('low'))])).toEqual([]);
  });
});
