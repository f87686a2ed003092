import { describe, expect, test } from 'vitest';
import { defaultImpactBudget, type IncompleteReason, incompleteReasonSentence } from '../../src/domain/impact.ts';
import { PlatformError } from '../../src/domain/errors.ts';
import type { Condition, Finding, RemediationPolicy } from '../../src/generated/types.ts';
import { ManualDeadlines } from '../rig/manual-deadlines.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { ImpactSources } from '../../src/impact/platform-reader.ts';
import { impactBasisSentence } from '../../src/report/words/impact.ts';
import { plainText } from '../../src/domain/sentence.ts';
import {
  blockPolicy,
  estimate,
  sourcesWithFindings,
  planBetweenPolicies,
  policiesIn,
  severity,
  sourcesOf,
} from './estimate-plans.ts';

type Policies = readonly RemediationPolicy[];

/** What a plan of one changed policy means: for it, and for its bundle. */
async function estimated(
  [before, after]: readonly [Policies, Policies],
  findings: ImpactSources['findings'],
  limits = defaultImpactBudget,
  timer?: Clock['timer'],
) {
  const sources = sourcesOf({ findings, issueGroups: () => Promise.reject(new PlatformError('no')) });
  const impact = await estimate(planBetweenPolicies(before, after), sources, limits, timer);
  const [first] = policiesIn(impact);
  return { ...first, all: impact.bundles[0]?.blocked, used: impact.used, asked: sources.asked };
}

const high = [[], [blockPolicy('a', severity('high'))]] as const;
const ten = sourcesWithFindings({ sast: 10 });
const only =
  (...findings: object[]): ImpactSources['findings'] =>
  (_, { issue_type }) =>
    Promise.resolve(issue_type === 'sast' ? (findings as Finding[]) : []);
const condition = (type: string, ...values: string[]): Condition => ({ type, values });

describe('the findings of an estimate', () => {
  test.for([
    [{ sast: 120, sca: 30 }, 10_000, 3, 150],
    [{ sast: 3000 }, 10_000, 4, 3000],
    [{ sast: 50_000, sca: 50_000, ai_sast: 50_000 }, 10_000, 3, 9000],
    [{ sast: 50_000 }, 300, 5, 300],
    [{ sast: 50_000 }, 100, 1, 100],
    [{ sast: 20_000, sca: 10 }, 40_000, 9, 20_010],
  ] as const)('of %j are fetched page by page within %i: %i pages', async ([counts, limit, pages, looked]) => {
    const impact = await estimated(high, sourcesWithFindings(counts), { findings: limit, ms: 10_000 });
    // One more for the secrets, while the budget lasts.
    expect(impact.asked).toHaveLength(pages + Number(looked + 100 <= limit));
    expect(impact.used.findings).toBe(looked);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect(impact.matched).toMatchObject({
      kind: looked === all ? 'estimate' : 'at-least',
      figures: { before: { findings: 0 }, after: { findings: looked } },
    });
  });

  test('count once if they are on two pages', async () => {
    const list: ImpactSources['findings'] = async (deployment, query) =>
      query.page === 1
        ? (await ten(deployment, { ...query, page: 0 })).slice(0, 5)
        : sourcesWithFindings({ sast: 3000 })(deployment, query);
    expect((await estimated(high, list)).matched).toMatchObject({ figures: { after: { findings: 3000 } } });
  });

  test('are requested once per type, limited to the severities of all policies', async () => {
    const { asked } = await estimated([[], [blockPolicy('a', severity('high', 'critical'))]], only());
    const common = { status: 'open', dedup: true, severities: ['critical', 'high'], page: 0, page_size: 3000 };
    const secrets = { list: 'secrets', status: 'FINDING_STATUS_OPEN', limit: 1000 };
    expect(asked).toEqual([secrets, ...['sast', 'sca', 'ai_sast'].map((issue_type) => ({ issue_type, ...common }))]);
    expect((await estimated([[], [blockPolicy('a', severity('high'), severity('low'))]], only())).asked).toEqual([]);
  });
});

describe('a platform that does not answer', () => {
  const refuse: ImpactSources['findings'] = () => Promise.reject(new PlatformError('403, no permission'));

  test('makes the impact unknown, with its message', async () => {
    const reasons: IncompleteReason[] = [
      { kind: 'platform', list: 'findings', status: null, message: '403, no permission' },
    ];
    const { used, matched, blocked } = await estimated(high, refuse);
    expect(used).toEqual({ findings: 0, requests: 4 });
    expect([matched, blocked]).toEqual([
      { kind: 'not-estimable', reasons },
      { kind: 'not-estimable', reasons },
    ]);
  });

  test('for one type of findings makes the impact a lower bound', async () => {
    const list: ImpactSources['findings'] = (deployment, query) =>
      (query.issue_type === 'sca' ? refuse : ten)(deployment, query);
    expect((await estimated(high, list)).matched).toMatchObject({
      kind: 'at-least',
      figures: { after: { findings: 10 } },
      reasons: [{ kind: 'platform' }],
    });
  });

  test('in time is given up', async () => {
    const deadlines = new ManualDeadlines();
    const silent = (): Promise<never> => (queueMicrotask(() => deadlines.expire()), new Promise(() => {}));
    const limits = { findings: 10_000, ms: 20 };
    const { matched } = await estimated(high, silent, limits, deadlines.timer);
    expect(matched).toEqual({ kind: 'not-estimable', reasons: [{ kind: 'time', milliseconds: 20 }] });
  });

  test('with anything readable is counted as far as it tells', async () => {
    const { matched } = await estimated(high, only({ id: 1 }, { id: 2, severity: 'high', rule: 7, repository: 'x' }));
    expect(matched).toMatchObject({
      kind: 'estimate',
      figures: { after: { findings: 1, repositories: 0, topRules: [] } },
    });
  });
});

describe('findings without a severity', () => {
  const unset = only({ id: 1 }, { id: 2, severity: 'low' });

  test.for<[string, Condition]>([
    ['is not', { ...condition('severity', 'low'), mode: 'none' }],
    ['has no condition on it', condition('confidence', 'high')],
  ])('are asked for where a policy %s', async ([, one]) => {
    const { asked } = await estimated([[], [blockPolicy('a', one)]], only());
    expect(asked[0]).not.toHaveProperty('severities');
  });

  test('are counted as unset', async () => {
    const { matched } = await estimated(
      [[], [blockPolicy('a', { ...condition('severity', 'low'), mode: 'none' })]],
      unset,
    );
    expect(matched).toMatchObject({ kind: 'estimate', figures: { after: { findings: 1, bySeverity: { unset: 1 } } } });
  });
});

describe('tags and secrets', () => {
  const tagged = [[], [blockPolicy('a', condition('repository_tag', 'pci'))]] as const;
  const projects: ImpactSources['projects'] = (_, { page = 0 }) =>
    Promise.resolve(page < 2 ? [{ name: `r${String(page)}`, tags: page === 0 ? ['pci'] : null }] : []);
  const inRepositories = only(...['r0', 'r0', 'r1'].map((name, id) => ({ id, severity: 'low', repository: { name } })));
  const secrets: ImpactSources['secrets'] = (_, { cursor }) =>
    Promise.resolve({
      findings: [
        { id: cursor ?? '', severity: 'SEVERITY_HIGH', confidence: 'CONFIDENCE_LOW', repository: { name: 'r0' } },
        { id: 'fixed', severity: 'SEVERITY_HIGH', status: 'FINDING_STATUS_FIXED' },
      ],
      cursor: cursor === undefined ? 'next' : '',
    });
  const estimateWith = async (plan: Parameters<typeof planBetweenPolicies>, sources: Partial<ImpactSources>) => {
    const asking = sourcesOf({ findings: inRepositories, ...sources });
    const impact = await estimate(planBetweenPolicies(...plan), asking);
    return { ...policiesIn(impact)[0]!, asked: asking.asked };
  };
  const refusal =
    (status: number, code: string | null = null) =>
    () =>
      Promise.reject(new PlatformError('no', { status, code }));

  test('match exactly where the platform lists its projects, page by page', async () => {
    const { matched, asked } = await estimateWith([...tagged] as never, { projects });
    expect(matched).toMatchObject({ kind: 'estimate', figures: { after: { findings: 2, repositories: 1 } } });
    const pages = asked.filter((one) => (one as { list?: string }).list === 'projects');
    expect(pages).toEqual([0, 1, 2, 3].map((page) => ({ list: 'projects', page })));
  });

  test.for([
    [403, 'the token may not list projects'],
    [404, 'the platform does not list projects'],
  ] as const)('are unknown if the list of projects answers %i', async ([status, words]) => {
    const { matched } = await estimateWith([...tagged] as never, { projects: refusal(status) });
    if (matched.kind !== 'not-estimable') throw new Error('there is an estimate');
    expect(matched.reasons.map((limit) => plainText(incompleteReasonSentence(limit)))).toEqual([words]);
  });

  test('leave the projects alone if no policy names a tag', async () => {
    const { asked } = await estimateWith([...high] as never, {});
    expect(asked).not.toContainEqual(expect.objectContaining({ list: 'projects' }));
  });

  test('of open secrets count by severity, confidence and repository, page by page', async () => {
    const more = [[], [blockPolicy('a', severity('high'), condition('repository_tag', 'pci'))]];
    const { matched } = await estimateWith(more as never, { projects, secrets });
    expect(matched).toMatchObject({ kind: 'estimate', figures: { after: { findings: 2, bySeverity: { high: 2 } } } });
  });

  test('of secrets have no vulnerability class', async () => {
    const byClass = [[], [blockPolicy('a', condition('vulnerability_class', 'XSS'))]];
    const { matched } = await estimateWith(byClass as never, { findings: only(), secrets });
    expect(matched).toEqual({
      kind: 'not-estimable',
      reasons: [{ kind: 'secret', type: 'vulnerability_class' }],
    });
  });

  test.for([
    ['is a lower bound without the list of secrets', refusal(404), 'at-least'],
    ['is whole where the product is not enabled', refusal(404, 'PRODUCT_NOT_ENABLED'), 'estimate'],
  ] as const)('%s', async ([, refused, kind]) => {
    const { matched } = await estimateWith([[], [blockPolicy('a', severity('low'))]], { secrets: refused });
    expect(matched).toMatchObject({ kind, figures: { after: { findings: 3 } } });
  });
});

describe('a finding', () => {
  const field = (type: string): IncompleteReason => ({ kind: 'field', type });

  test.for<[string, object, Condition, number | IncompleteReason]>([
    ['has its severity', { severity: 'high' }, condition('severity', 'high', 'low'), 1],
    ['has no severity', { severity: '' }, condition('severity', 'high'), 0],
    ['without severity is not of another', {}, { ...condition('severity', 'high'), mode: 'none' }, 1],
    ['has its confidence', { confidence: 'low' }, condition('confidence', 'high'), 0],
    ['has no confidence', { rule: null, repository: {} }, condition('confidence', 'high'), 0],
    [
      'may have other classes than its categories',
      { categories: ['security', 'SQL Injection'] },
      condition('vulnerability_class', 'SQL Injection'),
      field('vulnerability_class'),
    ],
    [
      'has no other classes than its rule names',
      { rule: { vulnerability_classes: [] }, categories: ['XSS'] },
      condition('vulnerability_class', 'XSS'),
      0,
    ],
    [
      'is in a repository that is no listed project',
      { repository: { name: 'a' } },
      condition('repository_tag', 'pci'),
      { kind: 'project' },
    ],
    ['tells nothing of what is new', {}, condition('constructor', 'x'), { kind: 'condition', type: 'constructor' }],
    ['has none of no values', { severity: 'high' }, condition('severity'), 0],
    ['lacks what it must not have', { severity: 'high' }, { ...condition('severity', 'low'), mode: 'none' }, 1],
  ])('%s', async ([, finding, asked, answer]) => {
    const { matched } = await estimated([[], [blockPolicy('a', asked)]], only({ id: 1, ...finding }));
    expect(matched).toMatchObject(
      typeof answer === 'number'
        ? { kind: 'estimate', figures: { after: { findings: answer } } }
        : { kind: 'not-estimable', reasons: [answer] },
    );
  });
});

describe('a policy', () => {
  const scans = condition('full_scan', 'true');
  const any = { mode: 'any' as const, conditions: [severity('high'), scans] };

  test.for([
    ['without filters', undefined],
    ['with a condition in a new mode', { mode: 'all', conditions: [{ type: 'severity', mode: 'some', values: [] }] }],
    ['with values that are no texts', { mode: 'all', conditions: [{ type: 'severity', values: [1] }] }],
    ['without conditions', { mode: 'all', conditions: [] }],
  ] as const)('has an unknown form: %s', async ([, filters]) => {
    const policy = { ...blockPolicy('a'), filters } as unknown as RemediationPolicy;
    const { matched } = await estimated([[], [policy]], only({ id: 1, severity: 'high' }));
    expect(matched).toEqual({ kind: 'not-estimable', reasons: [{ kind: 'form' }] });
    const off = await estimated([[], [{ ...policy, active: false }]], ten);
    expect(off.matched).toMatchObject({ kind: 'estimate', figures: { after: { findings: 0 } } });
  });

  test('is estimated from the conditions that findings can decide, else as a lower bound', async () => {
    const unknown = { kind: 'not-estimable', reasons: [{ kind: 'condition', type: 'full_scan' }] };
    expect(await estimated([[], [blockPolicy('a', severity('high'), scans)]], ten)).toMatchObject({
      matched: unknown,
      blocked: unknown,
    });
    expect((await estimated([[], [blockPolicy('a', severity('low'), scans)]], ten)).matched?.kind).toBe('estimate');
    const list: ImpactSources['findings'] = async (...asked) =>
      (await ten(...asked)).map((one, index) => (index < 4 ? { ...one, severity: 'low' } : one));
    expect(await estimated([[], [{ ...blockPolicy('a'), filters: any }]], list)).toMatchObject({
      matched: { kind: 'at-least', figures: { before: { findings: 0 }, after: { findings: 6 } } },
      blocked: { kind: 'at-least', figures: { newly: { findings: 6 } } },
    });
    // Nothing is certain of one side, whatever is of the other.
    const was = blockPolicy('a', severity('high'));
    expect((await estimated([[was], [blockPolicy('a', severity('high'), scans)]], ten)).matched?.kind).toBe(
      'not-estimable',
    );
  });

  const [wide, narrow] = [blockPolicy('wide', severity('high', 'low')), blockPolicy('narrow', severity('high'))];
  const unsure = blockPolicy('a', severity('high'), scans);
  const { slug: _, ...nameless } = narrow;
  test.for<[string, Policies, Policies, newly: number, noLonger: number]>([
    ['goes while a wider one blocks the same', [wide, narrow], [wide], 0, 0],
    ['comes while a wider one blocks the same', [wide], [wide, narrow], 0, 0],
    ['goes with the wider one', [wide, narrow], [], 0, 10],
    ['only comments', [narrow], [{ ...narrow, actions: [{ type: 'pr_comment' }] }], 0, 10],
    ['is switched on', [{ ...narrow, active: false }], [narrow], 10, 0],
    ['gets another name, whatever it matches', [unsure], [{ ...unsure, name: 'Other' }], 0, 0],
    ['gets another owner of the same filters, whatever they match', [unsure], [{ ...unsure, slug: 'b' }], 0, 0],
    ['has a slug that the platform made up', [], [nameless], 10, 0],
  ])('that %s has the expected impact', async ([, before, after, newly, noLonger]) => {
    expect((await estimated([before, after], ten)).all).toMatchObject({
      kind: 'estimate',
      figures: { newly: { findings: newly }, noLonger: { findings: noLonger } },
    });
  });
});

test('only the first of many reasons are shown', async () => {
  const unknown = Array.from({ length: 16 }, (_, at) =>
    blockPolicy(`p${String(at)}`, condition(`t${String(at)}`, 'x')),
  );
  const impact = await estimate(planBetweenPolicies([], unknown), sourcesOf({ findings: ten }));
  const closing = plainText(impactBasisSentence(impact));
  expect(closing).toMatch(/report t0, .*report t11 and 4 more\.$/);
});

test('every reason has a message', () => {
  const limits: IncompleteReason[] = [
    { kind: 'findings', limit: 10_000 },
    { kind: 'time', milliseconds: 10_000 },
    { kind: 'requests', limit: 9 },
    { kind: 'platform', list: 'findings', status: null, message: 'no answer' },
    { kind: 'platform', list: 'projects', status: 404, message: 'not found' },
    { kind: 'platform', list: 'secrets', status: 403, message: 'no permission' },
    { kind: 'platform', list: 'issues', status: 500, message: 'a bug' },
    { kind: 'cut' },
    { kind: 'count' },
    { kind: 'shared' },
    { kind: 'condition', type: 'full_scan' },
    { kind: 'field', type: 'severity' },
    { kind: 'secret', type: 'vulnerability_class' },
    { kind: 'project' },
    { kind: 'form' },
    { kind: 'rule' },
  ];
  const words = limits.map((limit) => plainText(incompleteReasonSentence(limit)));
  expect(words).toEqual([
    'only 10000 findings are read',
    'no complete answer within 10 s',
    'only 9 requests a bundle are sent',
    'the list of findings cannot be read',
    'the platform does not list projects',
    'the token may not list secrets',
    'the list of issues answers 500',
    'the platform has more rules than it answered',
    'a count of issues is not a number',
    'several entries share some of their issues',
    'findings do not report full_scan',
    'some findings do not report severity',
    'findings of secrets do not report vulnerability_class',
    'some repositories are not listed as projects',
    'the filters have an unknown form',
    'findings of secrets do not name their rule',
  ]);
  expect(words.filter((text) => text.split(' ').length > 8)).toEqual([]);
});
