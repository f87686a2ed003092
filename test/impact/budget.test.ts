import { describe, expect, test } from 'vitest';
import { defaultImpactLimits, type Impact, type Limit, limitInWords } from '../../src/domain/impact.ts';
import { PlatformError } from '../../src/domain/preview.ts';
import type { Finding, RemediationPolicy } from '../../src/generated/types.ts';
import type { ImpactSources } from '../../src/impact/ask.ts';
import { estimateImpact } from '../../src/impact/estimate.ts';
import { policy } from '../plan/build.ts';
import { blocks, finding, holding, severity } from './many.ts';
import { planOf, policiesIn, sourcesOf } from './rig.ts';

const refuse = (message: string) => () => Promise.reject(new PlatformError(message));
const high = planOf([], [blocks('a', severity('high'))]);

async function only(estimated: Promise<Impact>) {
  const impact = await estimated;
  const [first] = policiesIn(impact);
  if (first === undefined) throw new Error('there is no policy');
  return { ...first, looked: impact.looked };
}

describe('the findings that are looked at', () => {
  test.for([
    [{ sast: 120, sca: 30 }, 10_000, 3, 150],
    [{ sast: 3000 }, 10_000, 4, 3000],
    [{ sast: 7000, sca: 30 }, 10_000, 5, 7030],
    [{ sast: 50_000, sca: 50_000, ai_sast: 50_000 }, 10_000, 3, 9000],
    [{ sast: 50_000 }, 300, 5, 300],
    [{ sast: 50_000 }, 100, 1, 100],
    [{ sast: 20_000, sca: 10 }, 40_000, 9, 20_010],
  ] as const)('of %j are fetched page by page within %i: %i pages', async ([counts, limit, pages, looked]) => {
    const sources = sourcesOf({ findings: holding(counts) });
    const impact = await only(estimateImpact(high, sources, { findings: limit, ms: 10_000 }));
    expect(sources.asked.filter((one) => typeof one === 'object' && one !== null && 'page' in one)).toHaveLength(pages);
    expect(impact.looked.findings).toBe(looked);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect(impact.matched).toMatchObject({
      kind: looked === all ? 'estimate' : 'at-least',
      figures: { before: { findings: 0 }, after: { findings: looked } },
    });
  });

  test('count once when they come on two pages', async () => {
    const findings: ImpactSources['findings'] = (_deployment, { issue_type, page = 0 }) =>
      Promise.resolve(
        issue_type === 'sast' ? Array.from({ length: page === 0 ? 3000 : 10 }, (_, id) => finding(id)) : [],
      );
    expect(await only(estimateImpact(high, sourcesOf({ findings }), defaultImpactLimits))).toMatchObject({
      matched: { kind: 'estimate', figures: { after: { findings: 3000 } } },
    });
  });
});

describe('a platform that does not answer', () => {
  test('makes nothing estimable, in its own words', async () => {
    const sources = sourcesOf({ findings: refuse('List findings: 403, no permission'), issueGroups: refuse('no') });
    const because: Limit[] = [{ why: 'platform', message: 'List findings: 403, no permission' }];
    const impact = await only(estimateImpact(high, sources, defaultImpactLimits));
    expect(impact.looked).toEqual({ findings: 0, requests: 3 });
    expect([impact.matched, impact.blocked]).toEqual([
      { kind: 'not-estimable', because },
      { kind: 'not-estimable', because, unsure: ['newly'] },
    ]);
  });

  test('for one type of findings makes the rest a lower bound', async () => {
    const list = holding({ sast: 12 });
    const findings: ImpactSources['findings'] = (deployment, query) =>
      query.issue_type === 'sca' ? refuse('sca is not enabled')() : list(deployment, query);
    expect((await only(estimateImpact(high, sourcesOf({ findings }), defaultImpactLimits))).matched).toMatchObject({
      kind: 'at-least',
      figures: { after: { findings: 12 } },
      because: [{ why: 'platform', message: 'sca is not enabled' }],
    });
  });

  test('in time is not waited for', async () => {
    const sources = sourcesOf({ findings: () => new Promise(() => {}), issueGroups: () => new Promise(() => {}) });
    const { matched } = await only(estimateImpact(high, sources, { findings: 10_000, ms: 20 }));
    expect(matched).toEqual({ kind: 'not-estimable', because: [{ why: 'time', milliseconds: 20 }] });
  });

  test('with anything readable leaves numbers that are not known', async () => {
    const broken = [{ id: 1 }, { id: 2, severity: 'high', rule: 7, repository: 'x' }] as unknown as Finding[];
    const sources = sourcesOf({
      findings: (_deployment, { issue_type }) => Promise.resolve(issue_type === 'sast' ? broken : []),
    });
    expect((await only(estimateImpact(high, sources, defaultImpactLimits))).matched).toMatchObject({
      kind: 'at-least',
      figures: { after: { findings: 1, repositories: 0, topRules: [] } },
      because: [{ why: 'field', type: 'severity' }],
    });
  });
});

describe('a policy that cannot be judged', () => {
  const scans = { type: 'full_scan', values: ['true'] };
  const sources = () => sourcesOf({ findings: holding({ sast: 10 }) });

  test('is not estimable, and names the condition', async () => {
    const plan = planOf([], [blocks('a', severity('high'), scans)]);
    expect(await only(estimateImpact(plan, sources(), defaultImpactLimits))).toMatchObject({
      matched: { kind: 'not-estimable', because: [{ why: 'condition', type: 'full_scan' }] },
      blocked: { kind: 'not-estimable', because: [{ why: 'condition', type: 'full_scan' }] },
    });
  });

  test('is estimable where its other conditions decide', async () => {
    const plan = planOf([], [blocks('a', severity('low', 'medium'), scans)]);
    expect((await only(estimateImpact(plan, sources(), defaultImpactLimits))).matched.kind).toBe('estimate');
  });

  test('is at least what is certain of it, where a condition that nobody can judge may add to that', async () => {
    const any = policy('a', { filters: { mode: 'any', conditions: [severity('high'), scans] } });
    const findings: ImpactSources['findings'] = async (deployment, query) =>
      (await holding({ sast: 10 })(deployment, query)).map((one, index) =>
        index < 4 ? { ...one, severity: 'low' } : one,
      );
    expect(await only(estimateImpact(planOf([], [any]), sourcesOf({ findings }), defaultImpactLimits))).toMatchObject({
      matched: {
        kind: 'at-least',
        figures: { before: { findings: 0 }, after: { findings: 6 } },
        because: [{ why: 'condition', type: 'full_scan' }],
      },
      blocked: { kind: 'at-least', figures: { newly: { findings: 6 } }, unsure: ['newly'] },
    });
  });

  test('is not estimable where nothing is certain of one side, whatever is of the other', async () => {
    const plan = planOf([blocks('a', severity('high'))], [blocks('a', severity('high'), scans)]);
    const { matched } = await only(estimateImpact(plan, sources(), defaultImpactLimits));
    expect(matched.kind).toBe('not-estimable');
  });

  test('changes no enforcement when it only gets another name or another owner of the same filters', async () => {
    const was = blocks('a', severity('high'), scans);
    for (const is of [
      { ...was, name: 'Other' },
      { ...was, slug: 'b' },
    ]) {
      const impact = await estimateImpact(planOf([was], [is]), sources(), defaultImpactLimits);
      expect(impact.bundles[0]?.blocked).toMatchObject({
        kind: 'estimate',
        figures: { newly: { findings: 0 }, noLonger: { findings: 0 } },
      });
    }
  });
});

describe('what is blocked', () => {
  const sources = () => sourcesOf({ findings: holding({ sast: 10 }) });
  const blocked = async (before: RemediationPolicy[], after: RemediationPolicy[]) =>
    (await estimateImpact(planOf(before, after), sources(), defaultImpactLimits)).bundles[0]?.blocked;

  test('stays so when another policy blocks it too', async () => {
    const [wide, narrow] = [blocks('wide', severity('high', 'low')), blocks('narrow', severity('high'))];
    const still = { kind: 'estimate', figures: { newly: { findings: 0 }, noLonger: { findings: 0 } } };
    expect(await blocked([wide, narrow], [wide])).toMatchObject(still);
    expect(await blocked([wide], [wide, narrow])).toMatchObject(still);
    expect(await blocked([wide, narrow], [])).toMatchObject({
      figures: { noLonger: { findings: 10, repositories: 7 } },
    });
  });

  test('changes with the switch and with the action', async () => {
    const block = blocks('a', severity('high'));
    const comment = { ...block, actions: [{ type: 'pr_comment' }] };
    expect(await blocked([block], [comment])).toMatchObject({ figures: { noLonger: { findings: 10 } } });
    expect(await blocked([{ ...block, active: false }], [block])).toMatchObject({
      figures: { newly: { findings: 10 } },
    });
  });

  test('by a policy whose slug the platform made up is not counted as another one', async () => {
    const { slug: _, ...nameless } = blocks('x', severity('high'));
    const plan = planOf([], [{ ...nameless, slug: 'made-up' }]);
    const [bundle] = plan.bundles;
    if (bundle?.kind !== 'remediation') throw new Error('the plan has no policies');
    const sent = { ...plan, bundles: [{ ...bundle, content: { policies: [nameless] } }] };
    expect((await estimateImpact(sent, sources(), defaultImpactLimits)).bundles[0]?.blocked).toMatchObject({
      figures: { newly: { findings: 10 } },
    });
  });
});

test('every reason has words', () => {
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
    'no finding tells full_scan',
    'some findings do not tell severity',
    'the platform does not tell which repositories are tagged pci or payments',
    'filters have an unknown form',
    'the platform lists no findings of secrets',
  ]);
});
