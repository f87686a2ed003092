import { describe, expect, test } from 'vitest';
import type { Content } from '../../../src/domain/preview.ts';
import { judge } from '../../../src/plan/effect.ts';
import { policyEntry } from '../build.ts';

const policy = (actions: unknown): Content => ({
  name: 'P',
  filters: { mode: 'all', conditions: [{ type: 'severity', values: ['low'] }] },
  actions,
});
const said = (before: Content | null, after: Content | null): string => {
  const changes = after === null ? 'delete' : 'update';
  const { effect, says } = judge(before === null ? 'create' : changes, policyEntry('p', before, after));
  return `${effect}: ${says}`;
};

test('a policy whose content the platform does not tell is not known', () => {
  for (const verb of ['create', 'update', 'delete'] as const) {
    expect(judge(verb, policyEntry('p', null, null))).toEqual({
      effect: 'unknown',
      says: 'has an unknown form',
    });
  }
});

describe('actions', () => {
  const doing = (...actions: unknown[]): Content => policy(actions);

  test.for([
    [{ state: 'fixed' }, 'unknown: marks as fixed (triage)', 'unknown: stops marking as fixed (triage)'],
    [{ state: 5 }, 'unknown: acts on', 'unknown: stops acting on'],
    [{ state: 'reopened' }, 'unknown: reopens (triage)', 'unknown: stops reopening (triage)'],
    [{ state: 'ignored', until: 'x' }, 'unknown: ignores (triage)', 'unknown: stops ignoring (triage)'],
  ] as const)('that triage with %j are told by the state', ([config, made, gone]) => {
    const rest = ' findings where severity is low (the effect of action triage is not known)';
    const action = { type: 'triage', config };
    expect([said(null, doing(action)), said(doing(action), null)]).toEqual([made + rest, gone + rest]);
  });

  test('with a state that are no triage are only named', () => {
    expect(said(null, doing({ type: 'label', config: { state: 'ignored' } }))).toBe(
      'unknown: acts on findings where severity is low (the effect of action label is not known)',
    );
  });

  test('that hold nothing but their type do what that says', () => {
    const [block, empty] = [{ type: 'block' }, { type: 'block', config: {}, a: null, b: '', c: [] }];
    expect(said(null, doing(empty))).toBe('stricter: blocks findings where severity is low');
    expect(said(doing({ type: 'pr_comment' }), doing(empty))).toBe('stricter: Comment → Block');
    expect(said(doing({ ...block, dry_run: true }), doing(block))).toBe(
      'unknown: changes the settings of action block',
    );
  });

  test.for([[[]], [undefined], [null], ['']])('that are none in the form of %j did nothing', ([none]) => {
    const moon = (...values: string[]) => ({ filters: { mode: 'all', conditions: [{ type: 'moon', values }] } });
    expect(said({ ...doing(), actions: none }, doing({ type: 'block' }))).toBe('stricter: Monitor → Block');
    expect(said({ ...doing(), actions: none, ...moon('full') }, { ...doing({ type: 'block' }), ...moon('new') })).toBe(
      'unknown: Monitor → Block; the effect is not known: moon is new (was full)',
    );
  });

  test.for(['x', [{ type: 'block' }, 'x'], [{ type: 'block' }, { kind: 'x' }], [{ type: 5 }]])(
    'of a form that nobody knows are not known: %j',
    (actions) => {
      expect(said(null, policy(actions))).toBe('unknown: has an unknown form');
    },
  );

  test('beside an `active` of a form that nobody knows are not known', () => {
    expect(said(null, { ...doing({ type: 'block' }), active: 'yes' })).toBe('unknown: has an unknown form');
  });

  test('that stand there more often are told, and what that does where it is known', () => {
    const [block, comment, jira] = ['block', 'pr_comment', 'jira'].map((type) => ({ type }));
    expect(said(doing(block, comment), doing(block, comment, comment))).toBe(
      'neutral: lists action pr_comment 1 → 2 times',
    );
    expect(said(doing(jira), doing(jira, jira))).toBe('unknown: lists action jira 1 → 2 times');
    expect(said(doing(comment, jira), doing(comment, comment, block, jira))).toBe('stricter: Comment → Block');
    expect(said(doing(comment, jira), doing(block, jira, jira))).toBe(
      'unknown: Comment → Block; lists action jira 1 → 2 times',
    );
  });
});
