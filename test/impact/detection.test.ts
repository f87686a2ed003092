import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultImpactBudget, type DetectionItem, type Estimate, type Impact } from '../../src/domain/impact.ts';
import type { DetectionException } from '../../src/generated/types.ts';
import type { ImpactSources } from '../../src/impact/platform-reader.ts';
import { acmeCode } from '../../src/sandbox/seed/deployments.ts';
import type { Seen } from '../sandbox/planted.ts';
import { estimate, type OpenedSandbox, openFindings, planBetweenRules, sourcesOf } from './estimate-plans.ts';

let world: OpenedSandbox;
beforeAll(async () => {
  world = await openFindings();
});
afterAll(() => world.close());

const empty = { rulesets: [], rules: [], disabled: [], exceptions: [] };
const itemsIn = (impact: Impact): DetectionItem[] =>
  impact.bundles.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.about === 'detection' ? change.items : [])),
  );

const code = (seen: Seen): boolean => seen.issue_type === 0;
const isIssue = ({ status }: Seen): boolean => status === 0;
const count = (matches: (seen: Seen) => boolean): number =>
  world.findings.filter((seen) => code(seen) && isIssue(seen) && matches(seen)).length;
const open = (matches: (seen: Seen) => boolean): number =>
  new Set(
    world.findings
      .filter((seen) => code(seen) && seen.status === 0 && matches(seen))
      .map(({ repository, fingerprint }) => `${repository} ${String(fingerprint)}`),
  ).size;

describe('the impact of a change of rules', () => {
  test('of a ruleset is that of its rules', async () => {
    const impact = await world.estimate(planBetweenRules(acmeCode, { ...acmeCode, rulesets: [] }));
    const items = itemsIn(impact);
    expect(items).toHaveLength(5);
    for (const { name, issues, findings } of items) {
      expect(issues).toEqual({ kind: 'estimate', figures: count(({ ruleset }) => ruleset === name) });
      expect(findings).toMatchObject({
        kind: 'estimate',
        figures: { findings: open(({ ruleset }) => ruleset === name) },
      });
    }
    expect(impact.used.requests).toBeLessThanOrEqual(9);
  });

  test('of an exception is limited to its project or tag', async () => {
    const loudest = world.findings.find((seen) => code(seen) && seen.status === 0);
    if (loudest === undefined) throw new Error('nothing is open');
    const { rule, repository } = loudest;
    const exceptions: DetectionException[] = [
      { exception_type: 'exclude', rule, rule_type: 'rule', project: repository },
      { exception_type: 'exclude', rule, rule_type: 'rule', project_tag_name: 'production' },
      { exception_type: 'exclude', rule: 'p/default', rule_type: 'pack', project: repository },
    ];
    const impact = await world.estimate(planBetweenRules(empty, { ...empty, exceptions }));
    const inScope = (scope: string) =>
      impact.bundles[0]?.changes.find(
        ({ key }) => `${String(key['rule_type'])} ${String(key['scope_type'])}` === scope,
      );
    const ofRule = (seen: Seen): boolean => seen.rule === rule;
    const inProject = (seen: Seen): boolean => seen.repository === repository;
    const inPack = (seen: Seen): boolean => seen.ruleset === 'p/default' && inProject(seen);
    expect(inScope('rule project')).toMatchObject({
      items: [
        {
          list: 'exceptions',
          issues: { kind: 'estimate', figures: count((seen) => ofRule(seen) && inProject(seen)) },
          findings: { kind: 'estimate', figures: { findings: open((seen) => ofRule(seen) && inProject(seen)) } },
        },
      ],
    });
    expect(inScope('pack project')).toMatchObject({
      items: [
        {
          issues: { kind: 'estimate', figures: count(inPack) },
          findings: { kind: 'estimate', figures: { findings: open(inPack) } },
        },
      ],
    });
    expect(inScope('rule project_tag')).toMatchObject({
      items: [
        {
          issues: { kind: 'estimate', figures: count((seen) => ofRule(seen) && seen.tags.includes('production')) },
          findings: {
            kind: 'estimate',
            figures: { findings: open((seen) => ofRule(seen) && seen.tags.includes('production')) },
          },
        },
      ],
    });
  });

  test('counts a rule once that several entries name', async () => {
    const [ruleset = ''] = acmeCode.rulesets;
    const isOf = (seen: Seen): boolean => seen.ruleset === ruleset;
    const rule = world.findings.find((seen) => code(seen) && seen.status === 0 && isOf(seen))?.rule ?? '';
    const less = { ...acmeCode, rulesets: acmeCode.rulesets.slice(1), disabled: [...acmeCode.disabled, rule] };
    const { bundles, used } = await world.estimate(planBetweenRules(acmeCode, less));
    expect(bundles[0]?.lost).toMatchObject({
      issues: { kind: 'estimate', figures: count(isOf) },
      findings: { kind: 'estimate', figures: { findings: open(isOf) } },
    });
    expect(used.requests).toBe(3);
  });

  test('adds up the counts of one rule in several groups', async () => {
    const group = (issuesCount: string, ruleShaSum: string) => ({ rulePath: 'r', issuesCount, ruleShaSum });
    const issueGroups = () => Promise.resolve({ groups: [group('7', 'a'), group('2', 'b')] });
    const plan = planBetweenRules({ ...empty, rules: ['r'] }, empty);
    const [item] = itemsIn(await estimate(plan, sourcesOf({ issueGroups })));
    expect(item?.issues).toEqual({ kind: 'estimate', figures: 9 });
  });

  test('does not count findings as lost that a replacing ruleset still finds', async () => {
    const counts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
      'p/old': { shared: 30, gone: 4, off: 5 },
      'p/new': { shared: 30, moved: 2, off: 5 },
    };
    const groupsOf = (byRule: Readonly<Record<string, number>> = {}) =>
      Object.entries(byRule).map(([rulePath, issues]) => ({ rulePath, issuesCount: String(issues) }));
    const sources = sourcesOf({
      issueGroups: (_, { filter }) =>
        Promise.resolve({
          groups: groupsOf(filter?.rulesets === undefined ? { moved: 2, off: 5 } : counts[filter.rulesets[0] ?? '']),
        }),
    });
    const [before, after] = [
      { ...empty, rulesets: ['p/old'], rules: ['moved'] },
      { ...empty, rulesets: ['p/new'], disabled: ['off'] },
    ];
    const { bundles } = await estimate(planBetweenRules(before, after), sources);
    expect(bundles[0]?.lost?.issues).toEqual({ kind: 'estimate', figures: 4 + 5 });
  });

  test("of secrets is the platform's count", async () => {
    const plan = planBetweenRules({ ...empty, rules: ['secrets.aws.access-key'] }, empty, 'detection/secrets');
    const [item] = itemsIn(await world.estimate(plan));
    const wanted = world.findings.filter((seen) => seen.rule === 'secrets.aws.access-key' && isIssue(seen)).length;
    expect(wanted).toBeGreaterThan(0);
    expect(item).toMatchObject({
      issues: { kind: 'estimate', figures: wanted },
      findings: { kind: 'not-estimable', reasons: [{ kind: 'rule' }] },
    });
  });

  test('of more rulesets than the request budget is a lower bound', async () => {
    const rulesets = Array.from({ length: 12 }, (_, index) => `p/${String(index)}`);
    const sources = sourcesOf({});
    const items = itemsIn(await estimate(planBetweenRules(empty, { ...empty, rulesets }), sources));
    expect(sources.asked).toHaveLength(8);
    expect(items.map(({ issues }) => issues.kind)).toEqual([
      ...Array.from({ length: 8 }, () => 'estimate'),
      ...Array.from({ length: 4 }, () => 'not-estimable'),
    ]);
  });

  test('reads all code findings if the rule names are too long for a URL', async () => {
    const rules = Array.from(
      { length: 100 },
      (_, index) => `a.rather.long.name.of.a.rule.that.is.one.of.many.${String(index)}`,
    );
    const sources = sourcesOf({});
    await estimate(planBetweenRules(empty, { ...empty, rules }), sources);
    expect(sources.asked.at(-1)).toEqual({ issue_type: 'sast', status: 'open', dedup: true, page: 0, page_size: 3000 });
  });

  test('of an unknown kind of object is unknown', async () => {
    const plan = planBetweenRules(empty, { ...empty, rules: ['a'] });
    const bundles = plan.bundles.map((bundle) => ({
      ...bundle,
      changes: bundle.changes.map((change) => ({ ...change, object: 'DetectionSchedule' })),
    }));
    const impact = await estimate({ ...plan, bundles }, sourcesOf({}));
    expect(impact.bundles[0]?.changes).toMatchObject([{ about: 'other', object: 'DetectionSchedule' }]);
  });
});

describe('issues of one rule in several scopes together', () => {
  const project = (target: string) => ({ project: target });
  const tag = (target: string) => ({ project_tag_name: target });

  test.for<[string, [scope: Partial<DetectionException>, issues: number][], number, Estimate<number>['kind']]>([
    [
      'of projects may be shared, as far as anybody tells',
      [
        [project('a'), 4],
        [project('b'), 3],
      ],
      4,
      'at-least',
    ],
    [
      'of one tag are its own',
      [
        [tag('a'), 4],
        [project('b'), 0],
      ],
      4,
      'estimate',
    ],
    ['are none of none', [[project('a'), 0]], 0, 'estimate'],
  ])('%s', async ([, scopes, total, kind]) => {
    const exceptions = scopes.map(([scope]): DetectionException => ({
      exception_type: 'exclude',
      rule: 'r',
      rule_type: 'rule',
      ...scope,
    }));
    const issueGroups: ImpactSources['issueGroups'] = (_, { filter = {} }) => {
      const target = filter.repositoryNames?.[0] ?? filter.repositoryTags?.[0];
      const own = scopes.find(([scope]) => Object.values(scope).includes(target ?? ''));
      return Promise.resolve({ groups: [{ rulePath: 'r', issuesCount: String(own?.[1]) }] });
    };
    const plan = planBetweenRules(empty, { ...empty, exceptions });
    const impact = await estimate(plan, sourcesOf({ issueGroups }));
    expect(impact.bundles[0]?.lost?.issues).toMatchObject({ kind, figures: total });
  });
});

describe('requests for issues', () => {
  test('ask for open ones by their published names, without archived projects', async () => {
    const exceptions: DetectionException[] = [
      { exception_type: 'exclude', rule: 'p/pack', rule_type: 'pack', project: 'acme/web' },
    ];
    const sources = sourcesOf({});
    await estimate(
      planBetweenRules(empty, { ...empty, rulesets: ['p/default'], rules: ['a', 'b'], exceptions }),
      sources,
      defaultImpactBudget,
    );
    const common = { groupBy: 'GROUP_BY_RULE', issueTypes: ['ISSUE_TYPE_SAST'], limit: 1000 };
    const asked = sources.asked.filter((one) => typeof one === 'object' && one !== null && 'groupBy' in one);
    expect(asked).toHaveLength(3);
    expect(asked).toEqual(
      expect.arrayContaining([
        { ...common, filter: { rules: ['a', 'b'], tab: 'ISSUE_TAB_OPEN' } },
        { ...common, filter: { rulesets: ['p/default', 'default'], tab: 'ISSUE_TAB_OPEN' } },
        { ...common, filter: { rulesets: ['p/pack', 'pack'], repositoryNames: ['acme/web'], tab: 'ISSUE_TAB_OPEN' } },
      ]),
    );
  });
});
