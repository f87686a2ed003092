import { describe, expect, test } from 'vitest';
import type { DiffEntry } from '../../../src/domain/preview.ts';
import type { Condition, RemediationPolicy } from '../../../src/generated/types.ts';
import { makePlan } from '../../../src/plan/plan.ts';
import { diffOfPolicies, planned, policy, policyEntry, remediation } from '../build.ts';

const blocking = (slug: string, ...conditions: Condition[]): RemediationPolicy =>
  policy(slug, { filters: { mode: 'all', conditions }, actions: [{ type: 'block' }] });
const severity = (...values: string[]) => ({ type: 'severity', values });
const tag = (...values: string[]) => ({ type: 'repository_tag', values });
const none = (condition: Condition): Condition => ({ ...condition, mode: 'none' });
const any = ({ filters, ...rest }: RemediationPolicy): RemediationPolicy => ({
  ...rest,
  filters: { ...filters, mode: 'any' },
});

/** The effect and the words for a policy that goes while others stay. */
function without(gone: RemediationPolicy, ...others: RemediationPolicy[]): [string, string] {
  const [bundle] = makePlan([planned(remediation(others), diffOfPolicies([gone, ...others], others))]).bundles;
  const change = bundle?.changes.find(({ verb }) => verb === 'delete');
  return [change?.effect ?? '', change?.says ?? ''];
}

/** The same for a policy that comes. */
function withNew(made: RemediationPolicy, ...others: RemediationPolicy[]): [string, string] {
  const sent = [made, ...others];
  const [bundle] = makePlan([planned(remediation(sent), diffOfPolicies(others, sent))]).bundles;
  const change = bundle?.changes.find(({ verb }) => verb === 'create');
  return [change?.effect ?? '', change?.says ?? ''];
}

describe('a policy that others cover', () => {
  const gone = blocking('gone', severity('high', 'critical'));

  test('has no effect, and the others are named', () => {
    expect(without(gone, blocking('all', severity('high', 'critical')))).toEqual([
      'neutral',
      'no effect: covered by all',
    ]);
    expect(without(gone, blocking('high', severity('high')), blocking('worst', severity('critical')))[0]).toBe(
      'neutral',
    );
    expect(without(gone, blocking('high', severity('high')), blocking('worst', severity('critical')))[1]).toMatch(
      /^no effect: covered by high, worst$/,
    );
    expect(withNew(gone, blocking('all', severity('high', 'critical')))).toEqual([
      'neutral',
      'no effect: already covered by all',
    ]);
  });

  test('names nobody who is not needed for it', () => {
    const [, says] = without(gone, blocking('all', severity('high', 'critical')), blocking('high', severity('high')));
    expect(says).toBe('no effect: covered by all');
    const later = without(gone, blocking('high', severity('high')), blocking('whole', severity('high', 'critical')));
    expect(later).toEqual(['neutral', 'no effect: covered by whole']);
    const three = blocking('gone', severity('low', 'medium', 'high'));
    const two = [blocking('wide', severity('low', 'medium')), blocking('worst', severity('high'))];
    expect(without(three, blocking('narrow', severity('low')), ...two)).toEqual([
      'neutral',
      'no effect: covered by wide, worst',
    ]);
  });

  test('names those that are needed for any of its conditions', () => {
    const either = any(blocking('gone', severity('high'), tag('a')));
    expect(without(either, blocking('high', severity('high')), blocking('tagged', tag('a')))).toEqual([
      'neutral',
      'no effect: covered by high, tagged',
    ]);
    expect(without(either, blocking('high', severity('high')))[0]).toBe('looser');
    expect(without(either, blocking('tagged', tag('a')))[0]).toBe('looser');
  });

  test('does not cover itself where it goes on', () => {
    const [was, is, other] = [gone, blocking('gone', severity('critical')), blocking('high', severity('high'))];
    const [bundle] = makePlan([planned(remediation([is, other]), diffOfPolicies([was, other], [is, other]))]).bundles;
    expect(bundle?.changes.map(({ effect, says }) => `${effect}: ${says}`)).toEqual([
      'neutral: stops blocking: severity high (no effect: covered by high)',
    ]);
  });

  test.for(['jira', 'block', 'new_action'])(
    'has no effect where only one of them spells out that %s has no settings',
    (type) => {
      const [bare, spelled] = [{ type }, { type, config: {} }];
      const acting = (slug: string, action: RemediationPolicy['actions'][number]) =>
        policy(slug, { actions: [action] });
      expect(without(acting('gone', spelled), acting('all', bare))).toEqual(['neutral', 'no effect: covered by all']);
      expect(without(acting('gone', bare), acting('all', spelled))).toEqual(['neutral', 'no effect: covered by all']);
    },
  );

  test('has no effect where only one of them spells out a field of an action that it leaves empty', () => {
    const acting = (slug: string, note: object) =>
      policy(slug, { actions: [{ type: 'slack_app', config: { channel: 'x' }, ...note }] });
    expect(without(acting('gone', { note: null }), acting('all', {}))).toEqual([
      'neutral',
      'no effect: covered by all',
    ]);
  });

  test('is looser where only an object of a kind that nobody knows would cover it', () => {
    const novelty = { object: 'Novelty', key: { slug: 'all' }, before: gone, after: { ...gone, name: 'New' } };
    const bundle = planned(remediation([]), { deletes: [policyEntry('gone', gone, null)], updates: [novelty] });
    const change = makePlan([bundle]).bundles[0]?.changes.find(({ verb }) => verb === 'delete');
    expect(change?.effect).toBe('looser');
  });

  test('only in part is looser', () => {
    expect(without(gone, blocking('high', severity('high')))[0]).toBe('looser');
    expect(without(gone)[0]).toBe('looser');
    expect(without(gone, blocking('tagged', severity('high', 'critical'), tag('a')))[0]).toBe('looser');
  });

  test('by more of them than can be followed has an effect that is not known', () => {
    const values = Array.from({ length: 14 }, (_, index) => `t${String(index)}`);
    const each = (count: number) => values.slice(0, count).map((one) => blocking(`p-${one}`, tag(one)));
    expect(without(blocking('gone', tag(...values.slice(0, 12))), ...each(12))[0]).toBe('neutral');
    expect(without(blocking('gone', tag(...values)), ...each(14))[0]).toBe('unknown');
    const [either, high] = [any(blocking('gone', severity('high'), tag(...values))), blocking('p', severity('high'))];
    expect(without(either, high, ...each(14))[0]).toBe('unknown');
  });

  test('by few that leave too many cases has an effect that is not known', () => {
    const lists = Array.from({ length: 8 }, (_, index) =>
      ['w', 'x', 'y', 'z'].map((name) => `${name}${String(index)}`),
    );
    const odd = lists.map((values, index) => blocking(`p${String(index)}`, none(tag(...values))));
    const rest = [blocking('p8', none(tag('never'))), blocking('p9', tag('never'))];
    expect(without(gone, ...rest)[0]).toBe('neutral');
    expect(without(gone, ...odd, ...rest)[0]).toBe('unknown');
  });

  test('is covered by whichever of those for the same tag does as much', () => {
    const tagged = blocking('gone', tag('a'));
    const [covers, comments] = [
      blocking('covers', tag('a')),
      { ...blocking('zz', tag('a')), actions: [{ type: 'pr_comment' }] },
    ];
    expect(without(tagged, covers, comments)).toEqual(['neutral', 'no effect: covered by covers']);
    expect(without(tagged, comments, { ...covers, slug: 'zzz' })).toEqual(['neutral', 'no effect: covered by zzz']);
  });

  test('is covered by one that asks for the same tags, whichever of them others ask for too', () => {
    const tagged = blocking('gone', tag('a'), tag('b'));
    const others = ['a', 'b'].map((name) => blocking(`for-${name}`, tag(name), tag('c')));
    for (const some of [[], ...others.map((one) => [one]), others]) {
      expect(without(tagged, blocking('both', tag('b'), tag('a')), ...some)).toEqual([
        'neutral',
        'no effect: covered by both',
      ]);
    }
  });

  test('but does the same by itself is not told of them', () => {
    const [was, is] = [blocking('b', severity('low')), blocking('b', severity('low'), none(severity('high')))];
    const [other, edited] = [blocking('a', severity('low')), { ...blocking('a', severity('low')), description: 'x' }];
    const { changes } = planned(remediation([edited, is]), diffOfPolicies([other, was], [edited, is]));
    expect(changes.map(({ effect, says }) => `${effect}: ${says}`)).toEqual([
      'neutral: changes the description',
      'neutral: blocks the same findings: adds the condition that severity is not high',
    ]);
  });

  test('and could do without them is not told of them, however many conditions it has', () => {
    const tags = Array.from({ length: 13 }, (_, index) => `t${String(index)}`);
    const most = tags.slice(0, 12);
    const was = blocking('b', tag(...tags));
    const conditions = [...most.map((one) => tag(one)), tag(...tags)];
    const is = {
      ...was,
      filters: { mode: 'any' as const, conditions },
      actions: [{ type: 'block' }, { type: 'jira' }],
    };
    const [off, on] = [{ ...blocking('a', tag(...most)), active: false }, blocking('a', tag(...most))];
    const { changes } = planned(remediation([on, is]), diffOfPolicies([off, was], [on, is]));
    expect(changes.map(({ effect, says }) => `${effect}: ${says}`)).toEqual([
      'neutral: becomes active: blocks findings where repository is tagged t0, t1, t10, t11, t2 or 7 more (no effect: covered by b)',
      'stricter: adds action jira',
    ]);
  });

  test.each<[string, DiffEntry]>([
    ['is no policy', { ...policyEntry('all', null, blocking('all', severity('high'))), object: 'Novelty' }],
    ['has a form that nobody knows', policyEntry('all', null, { ...gone, actions: 'block' })],
    ['is switched off', policyEntry('all', null, { ...gone, active: false })],
  ])('is not covered by what %s', (_, made) => {
    const { changes } = planned(remediation([]), { deletes: [policyEntry('gone', gone, null)], creates: [made] });
    expect(changes[0]).toMatchObject({
      effect: 'looser',
      says: 'stops blocking findings where severity is critical or high',
    });
  });

  test('is not covered by one that stays switched off', () => {
    expect(without(gone, { ...gone, slug: 'off', active: false })[0]).toBe('looser');
  });

  test('is not covered by one that blocks with settings that nobody knows', () => {
    const dry = { ...gone, slug: 'dry', actions: [{ type: 'block', config: { dry_run: 'true' } }] };
    expect(without(gone, dry)).toEqual(['looser', 'stops blocking findings where severity is critical or high']);
  });

  test.each<[object, 'looser' | 'neutral']>([
    [{}, 'neutral'],
    [{ active: 'yes' }, 'looser'],
    [{ actions: 'block' }, 'looser'],
    [{ actions: [{ type: 'block' }, 'block'] }, 'looser'],
    [{ actions: [{ type: 'block' }, { kind: 'block' }] }, 'looser'],
    [{ actions: [{ type: 'block' }, { type: 5 }] }, 'looser'],
  ])('beside one that the platform answers with %j is %s', (odd, effect) => {
    const [was, other] = [blocking('other', severity('low')), { ...gone, slug: 'other' }];
    const updates = [policyEntry('other', was, { ...other, ...odd })];
    const { changes } = planned(remediation([other]), { updates, deletes: [policyEntry('gone', gone, null)] });
    expect(changes.find(({ verb }) => verb === 'delete')?.effect).toBe(effect);
  });

  test('in what it loses or gains is told as covered in a part', () => {
    const [high, low] = [blocking('gone', severity('high')), blocking('gone', severity('low'))];
    const saidBeside = (was: RemediationPolicy, is: RemediationPolicy, other: RemediationPolicy): string[] => {
      const { changes } = planned(remediation([is, other]), diffOfPolicies([was, other], [is, other]));
      return changes.map(({ effect, says }) => `${effect}: ${says}`);
    };
    expect(saidBeside(high, low, blocking('other', severity('high')))).toEqual([
      'stricter: stops blocking: severity high; also blocks: severity low (partly covered by other)',
    ]);
    expect(saidBeside(high, low, blocking('other', severity('low')))).toEqual([
      'looser: stops blocking: severity high; also blocks: severity low (partly covered by other)',
    ]);
  });

  test('is told, but not what its own filters do where they have too many cases', () => {
    const pairs = Array.from({ length: 40 }, (_, index) => [`x${String(index)}`, `y${String(index)}`] as const);
    const odd = blocking('gone', ...pairs.map((pair) => tag(...pair)));
    const conditions = [...pairs.map((pair) => tag(...pair)), tag('never')].map((one) => ({
      ...one,
      mode: 'none' as const,
    }));
    const turned = { ...odd, filters: { mode: 'any' as const, conditions: [...conditions, tag('never')] } };
    const changes = [
      planned(remediation([turned]), diffOfPolicies([odd], [turned])),
      planned(remediation([odd]), diffOfPolicies([turned], [odd])),
    ].flatMap((bundle) => bundle.changes);
    expect(changes.map(({ effect }) => effect)).toEqual(['stricter', 'looser']);
    for (const { says } of changes) expect(says).toMatch(/^the effect is not known: .*; and 78 more changes$/);
  });
});
