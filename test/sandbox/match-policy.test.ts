import { expect, test } from 'vitest';
import { type Facts, type Judged, matchPolicy } from '../../src/sandbox/findings/filters.ts';

const actions = {
  block: [{ type: 'pr_comment' }, { type: 'block' }],
  comment: [{ type: 'pr_comment' }],
  monitor: [{ type: 'jira', config: { project: 'SEC' } }],
};
type Named = Judged & { slug: string };

const severity = (...values: string[]) => ({ type: 'severity', values });
const untagged = (...values: string[]) => ({ type: 'repository_tag', values, mode: 'none' as const });
const policy = (
  slug: string,
  mode: keyof typeof actions,
  conditions: Judged['filters']['conditions'],
  more: Partial<Judged> & { any?: boolean } = {},
): Named => ({
  slug,
  filters: { mode: more.any === true ? 'any' : 'all', conditions },
  actions: actions[mode],
  active: more.active ?? true,
});

const finding: Facts = { severity: ['high'], repository_tag: ['payments', 'pci'], vulnerability_class: [] };
const found = (...policies: Named[]) => {
  const match = matchPolicy(policies, finding);
  return match && [match.policy.slug, match.mode];
};

test('a policy matches when all of its conditions hold', () => {
  expect(found(policy('a', 'block', [severity('critical', 'high')]))).toEqual(['a', 'block']);
  expect(found(policy('a', 'block', [severity('high'), untagged('pci')]))).toBeNull();
  expect(found(policy('a', 'block', [severity('high'), untagged('training')]))).toEqual(['a', 'block']);
});

test('a policy in mode any matches when one of its conditions holds', () => {
  expect(found(policy('a', 'comment', [severity('low'), untagged('training')], { any: true }))).toEqual([
    'a',
    'comment',
  ]);
  expect(found(policy('a', 'comment', [severity('low'), untagged('pci')], { any: true }))).toBeNull();
});

test('what is not known of a finding is none of the values', () => {
  expect(found(policy('a', 'block', [{ type: 'new_type', values: ['x'] }]))).toBeNull();
  expect(
    found(policy('a', 'block', [{ type: 'vulnerability_class', values: ['SQL Injection'], mode: 'none' }])),
  ).toEqual(['a', 'block']);
});

test('block goes before comment, and comment before monitor', () => {
  const [monitor, comment, block] = (['monitor', 'comment', 'block'] as const).map((mode) =>
    policy(mode, mode, [severity('high')]),
  ) as [Named, Named, Named];
  expect(found(monitor, comment, block)).toEqual(['block', 'block']);
  expect(found(monitor, comment)).toEqual(['comment', 'comment']);
  expect(found(monitor)).toEqual(['monitor', 'monitor']);
});

test('among equals the first one is named', () => {
  expect(found(policy('b', 'block', [severity('high')]), policy('a', 'block', [severity('high')]))).toEqual([
    'b',
    'block',
  ]);
});

test('an inactive policy never matches', () => {
  expect(found(policy('a', 'block', [severity('high')], { active: false }))).toBeNull();
});
