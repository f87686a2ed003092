import { describe, expect, test } from 'vitest';
import { defaultImpactLimits, type Limit, limitInWords } from '../../src/domain/impact.ts';
import { PlatformError } from '../../src/domain/errors.ts';
import type { Condition, Finding, RemediationPolicy } from '../../src/generated/types.ts';
import { Deadlines } from '../deadlines.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { ImpactSources } from '../../src/impact/ask.ts';
import { closingWords } from '../../src/report/words/impact.ts';
import { plainText } from '../../src/domain/sentence.ts';
import { blocks, estimate, holding, planOf, policiesIn, severity, sourcesOf } from './rig.ts';

type Policies = readonly RemediationPolicy[];

/** What a plan of one changed policy means: for it, and for its bundle. */
async function estimated(
  [before, after]: readonly [Policies, Policies],
  findings: ImpactSources['findings'],
  limits = defaultImpactLimits,
  timer?: Clock['timer'],
) {
  const sources = sourcesOf({ findings, issueGroups: () => Promise.reject(new PlatformError('no')) });
  const impact = await estimate(planOf(before, after), sources, limits, timer);
  const [first] = policiesIn(impact);
  return { ...first, all: impact.bundles[0]?.blocked, looked: impact.looked, asked: sources.asked };
}

const high = [[], [blocks('a', severity('high'))]] as const;
const ten = holding({ sast: 10 });
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
    const impact = await estimated(high, holding(counts), { findings: limit, ms: 10_000 });
    expect(impact.asked).toHaveLength(pages);
    expect(impact.looked.findings).toBe(looked);
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
        : holding({ sast: 3000 })(deployment, query);
    expect((await estimated(high, list)).matched).toMatchObject({ figures: { after: { findings: 3000 } } });
  });

  test('are requested once per type, limited to the severities of all policies', async () => {
    const { asked } = await estimated([[], [blocks('a', severity('high', 'critical'))]], only());
    const common = { status: 'open', dedup: true, severities: ['critical', 'high'], page: 0, page_size: 3000 };
    expect(asked).toEqual(['sast', 'sca', 'ai_sast'].map((issue_type) => ({ issue_type, ...common })));
    expect((await estimated([[], [blocks('a', severity('high'), severity('low'))]], only())).asked).toEqual([]);
  });
});

describe('a platform that does not answer', () => {
  const refuse: ImpactSources['findings'] = () => Promise.reject(new PlatformError('403, no permission'));

  test('makes the impact unknown, with its message', async () => {
    const because: Limit[] = [{ why: 'platform', message: '403, no permission' }];
    const { looked, matched, blocked } = await estimated(high, refuse);
    expect(looked).toEqual({ findings: 0, requests: 3 });
    expect([matched, blocked]).toEqual([
      { kind: 'not-estimable', because },
      { kind: 'not-estimable', because },
    ]);
  });

  test('for one type of findings makes the impact a lower bound', async () => {
    const list: ImpactSources['findings'] = (deployment, query) =>
      (query.issue_type === 'sca' ? refuse : ten)(deployment, query);
    expect((await estimated(high, list)).matched).toMatchObject({
      kind: 'at-least',
      figures: { after: { findings: 10 } },
      because: [{ why: 'platform' }],
    });
  });

  test('in time is given up', async () => {
    const deadlines = new Deadlines();
    const silent = (): Promise<never> => (queueMicrotask(() => deadlines.expire()), new Promise(() => {}));
    const limits = { findings: 10_000, ms: 20 };
    const { matched } = await estimated(high, silent, limits, deadlines.timer);
    expect(matched).toEqual({ kind: 'not-estimable', because: [{ why: 'time', milliseconds: 20 }] });
  });

  test('with anything readable makes the numbers unknown', async () => {
    const { matched } = await estimated(high, only({ id: 1 }, { id: 2, severity: 'high', rule: 7, repository: 'x' }));
    expect(matched).toMatchObject({
      kind: 'at-least',
      figures: { after: { findings: 1, repositories: 0, topRules: [] } },
      because: [{ why: 'field', type: 'severity' }],
    });
  });
});

describe('a finding', () => {
  const field = (type: string): Limit => ({ why: 'field', type });

  test.for<[string, object, Condition, number | Limit]>([
    ['has its severity', { severity: 'high' }, condition('severity', 'high', 'low'), 1],
    ['tells no severity', { severity: '' }, condition('severity', 'high'), field('severity')],
    ['has its confidence', { confidence: 'low' }, condition('confidence', 'high'), 0],
    ['tells no confidence', { rule: null, repository: {} }, condition('confidence', 'high'), field('confidence')],
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
      'does not carry the tags of its repository',
      { repository: { name: 'a' } },
      condition('repository_tag', 'pci'),
      { why: 'tags', tags: ['pci'] },
    ],
    ['tells nothing of what is new', {}, condition('constructor', 'x'), { why: 'condition', type: 'constructor' }],
    ['has none of no values', { severity: 'high' }, condition('severity'), 0],
    ['lacks what it must not have', { severity: 'high' }, { ...condition('severity', 'low'), mode: 'none' }, 1],
  ])('%s', async ([, finding, asked, answer]) => {
    const { matched } = await estimated([[], [blocks('a', asked)]], only({ id: 1, ...finding }));
    expect(matched).toMatchObject(
      typeof answer === 'number'
        ? { kind: 'estimate', figures: { after: { findings: answer } } }
        : { kind: 'not-estimable', because: [answer] },
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
    const policy = { ...blocks('a'), filters } as unknown as RemediationPolicy;
    const { matched } = await estimated([[], [policy]], only({ id: 1, severity: 'high' }));
    expect(matched).toEqual({ kind: 'not-estimable', because: [{ why: 'form' }] });
    const off = await estimated([[], [{ ...policy, active: false }]], ten);
    expect(off.matched).toMatchObject({ kind: 'estimate', figures: { after: { findings: 0 } } });
  });

  test('is estimated from the conditions that findings can decide, else as a lower bound', async () => {
    const unknown = { kind: 'not-estimable', because: [{ why: 'condition', type: 'full_scan' }] };
    expect(await estimated([[], [blocks('a', severity('high'), scans)]], ten)).toMatchObject({
      matched: unknown,
      blocked: unknown,
    });
    expect((await estimated([[], [blocks('a', severity('low'), scans)]], ten)).matched?.kind).toBe('estimate');
    const list: ImpactSources['findings'] = async (...asked) =>
      (await ten(...asked)).map((one, index) => (index < 4 ? { ...one, severity: 'low' } : one));
    expect(await estimated([[], [{ ...blocks('a'), filters: any }]], list)).toMatchObject({
      matched: { kind: 'at-least', figures: { before: { findings: 0 }, after: { findings: 6 } } },
      blocked: { kind: 'at-least', figures: { newly: { findings: 6 } } },
    });
    // Nothing is certain of one side, whatever is of the other.
    const was = blocks('a', severity('high'));
    expect((await estimated([[was], [blocks('a', severity('high'), scans)]], ten)).matched?.kind).toBe('not-estimable');
  });

  const [wide, narrow] = [blocks('wide', severity('high', 'low')), blocks('narrow', severity('high'))];
  const unsure = blocks('a', severity('high'), scans);
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
  const tagged = Array.from({ length: 16 }, (_, at) =>
    blocks(`p${String(at)}`, condition('repository_tag', `t${String(at)}`)),
  );
  const impact = await estimate(planOf([], tagged), sourcesOf({ findings: ten }));
  const closing = plainText(closingWords(impact));
  expect(closing).toMatch(/tagged t0, .*tagged t11 and 4 more\.$/);
});

test('every reason has a message', () => {
  const limits: Limit[] = [
    { why: 'findings', limit: 10_000 },
    { why: 'time', milliseconds: 10_000 },
    { why: 'requests', limit: 9 },
    { why: 'platform', message: 'List findings: 403' },
    { why: 'condition', type: 'full_scan' },
    { why: 'field', type: 'severity' },
    { why: 'tags', tags: ['pci', 'payments'] },
    { why: 'form' },
    { why: 'unlisted' },
  ];
  expect(limits.map(limitInWords)).toEqual([
    'there are more findings than the 10000 that are read',
    'the platform had not answered all after 10 s',
    'counting the rest takes more than 9 requests',
    'List findings: 403',
    'findings do not report full_scan',
    'some findings do not report severity',
    'the platform does not tell which repositories are tagged pci or payments',
    'filters have an unknown form',
    'the platform lists no findings of secrets',
  ]);
});
