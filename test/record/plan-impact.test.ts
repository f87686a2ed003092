import { describe, expect, test } from 'vitest';
import type { BundleImpact, ChangeImpact, Estimate, Figures, Impact, Limit } from '../../src/domain/impact.ts';
import { type ObjectId, policyId } from '../../src/domain/bundle.ts';
import type { Outcome } from '../../src/domain/plan.ts';
import type { PlanChangeImpact, PlanFigures, PlanImpact } from '../../src/generated/types.ts';
import { toPlanFile } from '../../src/record/plan-file.ts';
import { plan, run } from './outcomes.ts';

const deployment = { id: '1234', slug: 'acme' };

/** Figures in which no number stands twice. */
const figures = (findings: number): Figures => ({
  findings,
  bySeverity: {
    critical: findings + 1,
    high: findings + 2,
    medium: findings + 3,
    low: findings + 4,
    unknown: findings + 5,
  },
  repositories: findings + 6,
  topRepositories: [{ name: `acme/${String(findings)}`, findings: findings + 7 }],
  topRules: [{ name: `rule-${String(findings)}`, findings: findings + 8 }],
});
const written = (findings: number): PlanFigures => ({
  findings,
  by_severity: {
    critical: findings + 1,
    high: findings + 2,
    medium: findings + 3,
    low: findings + 4,
    unknown: findings + 5,
  },
  repositories: findings + 6,
  top_repositories: [{ name: `acme/${String(findings)}`, findings: findings + 7 }],
  top_rules: [{ name: `rule-${String(findings)}`, findings: findings + 8 }],
});

const because: readonly Limit[] = [
  { why: 'findings', limit: 10_000 },
  { why: 'condition', type: 'epss' },
];
const becauseInWords = [
  { why: 'findings', message: 'there are more findings than the 10000 that are read' },
  { why: 'condition', message: 'no finding tells epss' },
];

const surely = <T>(of: T) => ({ kind: 'estimate', figures: of }) as const;
const atLeast = <T>(of: T): Estimate<T> => ({ kind: 'at-least', figures: of, because });
const never = { kind: 'not-estimable', because } as const;
const told = { kind: 'not-estimable', because: becauseInWords };

/** The impact as the plan file of a run has it. */
function inFile(bundles: readonly BundleImpact[]): PlanImpact {
  const impact: Impact = { bundles, looked: { findings: 812, requests: 9 } };
  const outcome: Outcome = { kind: 'changes', plan, guards: [], problems: [], impact };
  const file = toPlanFile(outcome, run);
  if (file.impact === undefined) throw new Error('the plan file has no impact');
  return file.impact;
}

function changeInFile(change: ChangeImpact): PlanChangeImpact | undefined {
  return inFile([{ deployment, kind: 'remediation', changes: [change], blocked: null, enforced: null, lost: null }])
    .bundles[0]?.changes[0];
}

const object = 'RemediationPolicy';
const key = { slug: 'a' };
const id: ObjectId = policyId('a');

describe('an impact in the plan file', () => {
  test('is not there when nobody looked', () => {
    expect(toPlanFile({ kind: 'changes', plan, guards: [], problems: [] }, run)).not.toHaveProperty('impact');
    expect(toPlanFile({ kind: 'invalid', problems: [] }, run)).not.toHaveProperty('impact');
  });

  test('says what was looked at, and of which bundles', () => {
    expect(
      inFile([
        {
          deployment,
          kind: 'remediation',
          changes: [],
          blocked: surely({ newly: figures(10), noLonger: figures(30) }),
          enforced: null,
          lost: null,
        },
        {
          deployment,
          kind: 'detection/secrets',
          changes: [],
          blocked: null,
          enforced: null,
          lost: { issues: surely(7), findings: surely(figures(600)) },
        },
      ]),
    ).toEqual({
      findings_read: 812,
      requests: 9,
      bundles: [
        {
          deployment,
          kind: 'remediation',
          product: null,
          blocked: { kind: 'estimate', because: [], newly: written(10), no_longer: written(30) },
          lost: null,
          changes: [],
        },
        {
          deployment,
          kind: 'detection',
          product: 'secrets',
          blocked: null,
          lost: {
            issues: { kind: 'estimate', because: [], number: 7 },
            findings: { kind: 'estimate', because: [], figures: written(600) },
          },
          changes: [],
        },
      ],
    });
  });

  test('of a policy has findings before and after, and what becomes blocked', () => {
    const change = changeInFile({
      about: 'policy',
      object,
      key,
      id,
      matched: atLeast({ before: figures(100), after: figures(200) }),
      blocked: surely({ newly: figures(300), noLonger: figures(400) }),
    });
    expect(change).toEqual({
      about: 'policy',
      object,
      key,
      matched: { kind: 'at-least', because: becauseInWords, before: written(100), after: written(200) },
      blocked: { kind: 'estimate', because: [], newly: written(300), no_longer: written(400) },
      items: [],
    });
  });

  test('of a policy that cannot be estimated says why, and has no numbers', () => {
    const change = changeInFile({ about: 'policy', object, key, id, matched: never, blocked: never });
    expect(change).toEqual({
      about: 'policy',
      object,
      key,
      matched: { ...told, before: null, after: null },
      blocked: { ...told, newly: null, no_longer: null },
      items: [],
    });
  });

  test('of a detection policy has its rules one by one', () => {
    const facts = { object: 'DetectionPolicy', key: { product: 'code' } };
    const change = changeInFile({
      about: 'detection',
      ...facts,
      id,
      items: [
        { list: 'rules', name: 'r1', verb: 'added', issues: surely(7), findings: surely(figures(500)) },
        { list: 'disabled', name: 'r2', verb: 'removed', issues: never, findings: never },
      ],
    });
    expect(change).toEqual({
      about: 'detection',
      ...facts,
      matched: null,
      blocked: null,
      items: [
        {
          list: 'rules',
          name: 'r1',
          verb: 'added',
          issues: { kind: 'estimate', because: [], number: 7 },
          findings: { kind: 'estimate', because: [], figures: written(500) },
        },
        {
          list: 'disabled',
          name: 'r2',
          verb: 'removed',
          issues: { ...told, number: null },
          findings: { ...told, figures: null },
        },
      ],
    });
  });

  test('of what nobody knows only says so', () => {
    const facts = { about: 'other', object: 'NewThing', key: { id: 7 } } as const;
    expect(changeInFile({ ...facts, id })).toEqual({
      ...facts,
      matched: null,
      blocked: null,
      items: [],
    });
  });
});
