import { describe, expect, test } from 'vitest';
import { defaultImpactLimits, type Limit } from '../../src/domain/impact.ts';
import type { Condition, Finding, RemediationPolicy } from '../../src/generated/types.ts';
import { estimateImpact } from '../../src/impact/estimate.ts';
import { blocks } from './many.ts';
import { planOf, policiesIn, sourcesOf } from './rig.ts';

/** What a new policy matches of one code finding. */
async function matchedOf(finding: object, policy: RemediationPolicy) {
  const sources = sourcesOf({
    findings: (_, { issue_type }) => Promise.resolve(issue_type === 'sast' ? [finding as Finding] : []),
  });
  const [found] = policiesIn(await estimateImpact(planOf([], [policy]), sources, defaultImpactLimits));
  return { matched: found!.matched, asked: sources.asked };
}

const condition = (type: string, ...values: string[]): Condition => ({ type, values });

describe('a finding', () => {
  const field = (type: string): Limit => ({ why: 'field', type });

  test.for<[string, object, Condition, number | Limit]>([
    ['has its severity', { severity: 'high' }, condition('severity', 'high', 'low'), 1],
    ['tells no severity', { severity: '' }, condition('severity', 'high'), field('severity')],
    ['has its confidence', { confidence: 'low' }, condition('confidence', 'high'), 0],
    ['tells no confidence', { rule: null, repository: {} }, condition('confidence', 'high'), field('confidence')],
    [
      'has its class among its categories, where its rule names none',
      { categories: ['security', 'SQL Injection'] },
      condition('vulnerability_class', 'SQL Injection'),
      1,
    ],
    [
      'may have other classes than its categories',
      { categories: ['security'] },
      condition('vulnerability_class', 'SQL Injection'),
      field('vulnerability_class'),
    ],
    [
      'has no other classes than its rule names',
      { rule: { vulnerability_classes: [] }, categories: ['XSS'] },
      condition('vulnerability_class', 'XSS'),
      0,
    ],
    ['may carry the tags of its repository', { repository: { tags: ['pci'] } }, condition('repository_tag', 'pci'), 1],
    [
      'mostly does not carry them, and then they are not known',
      { repository: { name: 'a' } },
      condition('repository_tag', 'pci'),
      { why: 'tags', tags: ['pci'] },
    ],
    ['tells nothing of what is new', {}, condition('constructor', 'x'), { why: 'condition', type: 'constructor' }],
    ['has none of no values', { severity: 'high' }, condition('severity'), 0],
    ['lacks what it must not have', { severity: 'high' }, { ...condition('severity', 'low'), mode: 'none' }, 1],
  ])('%s', async ([, finding, asked, answer]) => {
    const { matched } = await matchedOf({ id: 1, ...finding }, blocks('a', asked));
    expect(matched).toMatchObject(
      typeof answer === 'number'
        ? { kind: 'estimate', figures: { after: { findings: answer } } }
        : { kind: 'not-estimable', because: [answer] },
    );
  });
});

describe('a policy has a form that is not known', () => {
  test.for([
    ['without filters', undefined],
    ['without a mode', { conditions: [condition('severity', 'high')] }],
    ['in a mode that is new', { mode: 'most', conditions: [condition('severity', 'high')] }],
    [
      'with a condition in a mode that is new',
      { mode: 'all', conditions: [{ type: 'severity', mode: 'some', values: [] }] },
    ],
    ['with values that are no texts', { mode: 'all', conditions: [{ type: 'severity', values: [1] }] }],
    ['without conditions', { mode: 'all', conditions: [] }],
  ] as const)('%s', async ([, filters]) => {
    const policy = { ...blocks('a'), filters } as unknown as RemediationPolicy;
    const { matched } = await matchedOf({ id: 1, severity: 'high' }, policy);
    expect(matched).toEqual({ kind: 'not-estimable', because: [{ why: 'form' }] });
    const off = await matchedOf({ id: 1, severity: 'high' }, { ...policy, active: false });
    expect(off.matched).toMatchObject({ kind: 'estimate', figures: { after: { findings: 0 } } });
  });
});

describe('the lists that are asked for', () => {
  test('are one of each type, as narrow as the severities of all policies allow', async () => {
    const { asked } = await matchedOf({ id: 1 }, blocks('a', condition('severity', 'high', 'critical')));
    const common = { status: 'open', dedup: true, severities: ['critical', 'high'], page: 0, page_size: 3000 };
    expect(asked).toEqual(['sast', 'sca', 'ai_sast'].map((issue_type) => ({ issue_type, ...common })));
  });

  test('are none where no policy can match anything', async () => {
    const never = blocks('a', condition('severity', 'high'), condition('severity', 'low'));
    expect((await matchedOf({ id: 1 }, never)).asked).toEqual([]);
  });
});
