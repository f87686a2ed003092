import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultImpactLimits, type DetectionItem, type Estimate, type Impact } from '../../src/domain/impact.ts';
import type { Plan } from '../../src/domain/plan.ts';
import type { DetectionException, Effect } from '../../src/generated/types.ts';
import type { ImpactSources } from '../../src/impact/ask.ts';
import { estimateImpact } from '../../src/impact/estimate.ts';
import { acmeCode } from '../../src/sandbox/seed/acme.ts';
import type { Seen } from '../sandbox/planted.ts';
import { type Open, openFindings, planOfRules, sourcesOf } from './rig.ts';

let world: Open;
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
  world.seen.filter((seen) => code(seen) && isIssue(seen) && matches(seen)).length;
const open = (matches: (seen: Seen) => boolean): number =>
  new Set(
    world.seen
      .filter((seen) => code(seen) && seen.status === 0 && matches(seen))
      .map(({ repository, fingerprint }) => `${repository} ${String(fingerprint)}`),
  ).size;

describe('the impact of a change of rules', () => {
  test('is what is open of each of them today', async () => {
    const loud = [
      ...Map.groupBy(
        world.seen.filter((seen) => code(seen) && seen.status === 0),
        ({ rule }) => rule,
      ),
    ]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([rule]) => rule)
      .slice(0, 3);
    const [first = '', second = '', third = ''] = loud;
    const impact = await world.estimate(
      planOfRules(
        { ...acmeCode, rules: [first] },
        { ...acmeCode, rules: [second], disabled: [...acmeCode.disabled, third] },
      ),
    );
    const items = itemsIn(impact);
    expect(items.map(({ list, name, verb }) => [list, name, verb])).toEqual([
      ['rules', first, 'removed'],
      ['rules', second, 'added'],
      ['disabled', third, 'added'],
    ]);
    for (const { name, issues, findings } of items) {
      expect(issues).toEqual({ kind: 'estimate', figures: count(({ rule }) => rule === name) });
      expect(findings).toMatchObject({ kind: 'estimate', figures: { findings: open(({ rule }) => rule === name) } });
    }
    expect(impact.looked.requests).toBe(2);
  });

  test('does not count as lost what a rule that is named by itself still finds', async () => {
    const [ruleset = ''] = acmeCode.rulesets;
    const rule = world.seen.find((seen) => code(seen) && seen.status === 0 && seen.ruleset === ruleset)?.rule ?? '';
    const less = { ...acmeCode, rulesets: acmeCode.rulesets.slice(1), rules: [...acmeCode.rules, rule] };
    const isLost = (seen: Seen): boolean => seen.ruleset === ruleset && !less.rules.includes(seen.rule);
    const { bundles } = await world.estimate(planOfRules(acmeCode, less));
    expect(bundles[0]?.lost).toMatchObject({
      issues: { kind: 'estimate', figures: count(isLost) },
      findings: { kind: 'estimate', figures: { findings: open(isLost) } },
    });
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
    [
      'of tags may be shared',
      [
        [tag('a'), 4],
        [tag('b'), 6],
      ],
      6,
      'at-least',
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
    const plan = withEffect(planOfRules(empty, { ...empty, exceptions }), 'looser');
    const impact = await estimateImpact(plan, sourcesOf({ issueGroups }), defaultImpactLimits);
    expect(impact.bundles[0]?.lost?.issues).toMatchObject({ kind, figures: total });
  });
});

describe('issues are asked for', () => {
  test('open, by the published names, and never of archived projects', async () => {
    const exceptions: DetectionException[] = [
      { exception_type: 'exclude', rule: 'p/pack', rule_type: 'pack', project: 'acme/web' },
    ];
    const sources = sourcesOf({});
    await estimateImpact(
      planOfRules(empty, { ...empty, rulesets: ['p/default'], rules: ['a', 'b'], exceptions }),
      sources,
      defaultImpactLimits,
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

const withEffect = (plan: Plan, effect: Effect): Plan => ({
  ...plan,
  bundles: plan.bundles.map((bundle) => ({
    ...bundle,
    changes: bundle.changes.map((change) => ({ ...change, effect })),
  })),
});
