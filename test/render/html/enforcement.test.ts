import { describe, expect, test } from 'vitest';
import type { PlannedBundle } from '../../../src/domain/plan.ts';
import { enforcementOf, policySides } from '../../../src/render/html/enforcement.ts';
import { bundle, create, policy, remove, update } from '../build.ts';

const withActions = (slug: string, severities: readonly string[], ...types: readonly string[]) =>
  policy(slug, severities, { actions: types.map((type) => ({ type, config: {} })) });

describe('what some policies enforce', () => {
  test('is the strongest of them for each severity', () => {
    const { levels, policies } = enforcementOf([
      withActions('a', ['critical'], 'block', 'pr_comment'),
      withActions('b', ['critical', 'high'], 'pr_comment'),
      withActions('c', ['low'], 'jira'),
    ]);
    expect(levels).toMatchObject({
      critical: { all: 'Block', some: 'Block' },
      high: { all: 'Comment', some: 'Comment' },
      medium: { all: null, some: null },
      low: { all: 'Monitor', some: 'Monitor' },
    });
    expect(policies).toEqual({ Block: 1, Comment: 1, Monitor: 1 });
    expect(levels.critical.policies).toEqual({ Block: 1, Comment: 1, Monitor: 0 });
  });

  test('holds for some findings only where there are further conditions', () => {
    const conditions = [
      { type: 'severity', values: ['high'], mode: 'any' },
      { type: 'repository_tag', values: ['pci'] },
    ];
    const of = (mode: string) => enforcementOf([policy('a', [], { filters: { mode, conditions } })]).levels;
    expect(of('all').high).toMatchObject({ all: null, some: 'Block' });
    expect(of('all').low).toMatchObject({ all: null, some: null });
    expect(of('any').high).toMatchObject({ all: 'Block', some: 'Block' });
    expect(of('any').low).toMatchObject({ all: null, some: 'Block' });
  });

  test('counts «none of» as every other severity', () => {
    const conditions = [{ type: 'severity', values: ['low'], mode: 'none' }];
    const { levels } = enforcementOf([policy('a', [], { filters: { mode: 'all', conditions } })]);
    expect(levels.medium.all).toBe('Block');
    expect(levels.low.some).toBeNull();
  });

  test.each([undefined, null, ''])('is the same for a condition of mode %j as for one of any', (mode) => {
    const of = (one: unknown) =>
      enforcementOf([
        policy('a', [], { filters: { mode: 'all', conditions: [{ type: 'severity', values: ['low'], mode: one }] } }),
      ]);
    expect(of(mode)).toEqual(of('any'));
  });

  test('is nothing for a policy that is switched off, and says of which policies nothing is known', () => {
    const found = enforcementOf([
      policy('off', ['high'], { active: false }),
      policy('odd', ['high'], { filters: 'everything' }),
      policy('odder', ['high'], { filters: { mode: 'xor', conditions: [] } }),
    ]);
    expect(found.levels.high).toMatchObject({ all: null, some: null });
    expect(found).toMatchObject({ inactive: 1, unread: 2 });
  });
});

describe('the policies of a bundle', () => {
  test('before and after follow from what is declared and from the diff', () => {
    const declared = ['kept', 'new', 'changed'].map((slug) => policy(slug, ['high']));
    const planned = {
      ...bundle('remediation', [
        remove('RemediationPolicy', { slug: 'gone' }, policy('gone', ['low'])),
        update('RemediationPolicy', { slug: 'changed' }, [policy('changed', ['low']), policy('changed', ['high'])]),
        create('RemediationPolicy', { slug: 'new' }, policy('new', ['high'])),
      ]),
      content: { policies: declared },
    } as unknown as PlannedBundle;
    const { before, after } = policySides(planned);
    const names = (list: typeof before) => list.map(({ name }) => String(name)).toSorted();
    expect(names(before)).toEqual(['changed', 'gone', 'kept']);
    expect(names(after)).toEqual(['changed', 'kept', 'new']);
    expect(enforcementOf(before).levels.low.all).toBe('Block');
    expect(enforcementOf(after).levels.low.all).toBeNull();
  });

  test('that give no slug are the ones that the platform names by theirs', () => {
    const { slug: _slug, ...unpinned } = policy('My Policy', ['high']);
    const planned = {
      ...bundle('remediation', [create('RemediationPolicy', { slug: 'my-policy' }, policy('my-policy', ['high']))]),
      content: { policies: [unpinned] },
    } as unknown as PlannedBundle;
    expect(policySides(planned).before).toEqual([]);
    expect(policySides(planned).after).toHaveLength(1);
  });
});
