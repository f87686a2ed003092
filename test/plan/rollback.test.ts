import { describe, expect, test } from 'vitest';
import type { BundleContent } from '../../src/domain/bundle.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import type { DetectionBundle, RemediationBundle } from '../../src/generated/types.ts';
import { declaresUndo, turnRound, undoBundle } from '../../src/plan/undo.ts';
import { detection, diffOfPolicies, exclude, planned, policy, remediation } from './build.ts';

const lists = (more: Partial<DetectionBundle>): DetectionBundle => ({
  rulesets: [],
  rules: [],
  disabled: [],
  exceptions: [],
  ...more,
});

describe('an undo turned round', () => {
  /** A policy about findings of its own, so that no other makes up for it. */
  const lone = (slug: string, active = true) =>
    policy(slug, { active, filters: { mode: 'all', conditions: [{ type: 'repository_tag', values: [slug] }] } });
  const live = [lone('a'), lone('b'), lone('x'), lone('y')];
  const sent = [lone('a', false), lone('b', false), lone('m'), lone('n')];
  const bundle = (): PlannedBundle => planned(remediation(sent), diffOfPolicies(live, sent));
  const turned = (): PlannedBundle => {
    const { changes, ...rest } = bundle();
    const content = undoBundle({ ...rest, changes }) as RemediationBundle;
    return turnRound({ ...rest, changes: changes.toReversed() }, { kind: 'remediation', content }, 'v9');
  };

  test('deletes what was created, creates what was deleted, and comes in the order of every plan', () => {
    const round = turned();
    expect(round.changes.map(({ verb, key }) => [verb, key['slug']])).toEqual([
      ['delete', 'm'],
      ['delete', 'n'],
      ['update', 'a'],
      ['update', 'b'],
      ['create', 'x'],
      ['create', 'y'],
    ]);
    expect(round.stateVersion).toBe('v9');
  });

  test('swaps both sides, stands nowhere in the files, and has the opposite effect', () => {
    const round = turned();
    expect(round.changes[2]).toMatchObject({
      before: { active: false },
      effect: 'stricter',
      at: null,
      notes: {},
    });
    expect(bundle().changes.find(({ verb, key }) => verb === 'update' && key['slug'] === 'a')?.effect).toBe('looser');
    expect(round.changes[4]).toMatchObject({ after: { slug: 'x' }, at: null, notes: {} });
  });
});

describe('files that declare an undo', () => {
  const undo: BundleContent = { kind: 'remediation', content: { policies: [policy('a', { description: 'Why.' })] } };
  const declares = (more: Parameters<typeof policy>[1]): boolean =>
    declaresUndo(remediation([policy('a', { description: 'Why.', ...more })]), undo);

  test('have every field that files have a place for', () => {
    const condition = { type: 'severity', values: ['critical', 'high'] };
    expect(declares({ filters: { mode: 'all', conditions: [condition] } })).toBe(true);
    expect(declares({})).toBe(true);
    expect(declares({ name: 'Other' })).toBe(false);
    expect(declares({ description: 'Else.' })).toBe(false);
    expect(declares({ active: false })).toBe(false);
    expect(declares({ filters: { mode: 'any', conditions: policy('a').filters.conditions } })).toBe(false);
    expect(declares({ filters: { mode: 'all', conditions: [{ type: 'severity', values: ['low'] }] } })).toBe(false);
    expect(declares({ filters: { mode: 'all', conditions: [{ ...condition, type: 'confidence' }] } })).toBe(false);
    expect(declares({ filters: { mode: 'all', conditions: [{ ...condition, mode: 'none' }] } })).toBe(false);
    expect(declares({ actions: [{ type: 'block' }] })).toBe(false);
    expect(declares({ actions: [{ type: 'jira' }, { type: 'pr_comment' }] })).toBe(false);
    expect(declares({ actions: [{ type: 'block' }, { type: 'pr_comment', config: { text: 'x' } }] })).toBe(false);
  });

  test('are of the same kind and product', () => {
    const rules: BundleContent = detection(lists({ rules: ['x'] }));
    const secrets = { ...detection(lists({ rules: ['x'] })), kind: 'detection/secrets' } as const;
    expect(declaresUndo(detection(lists({ rules: ['x'] })), rules)).toBe(true);
    expect(declaresUndo(secrets, rules)).toBe(false);
    expect(declaresUndo(detection(lists({ disabled: ['x'] })), rules)).toBe(false);
    expect(declaresUndo(rules, undo)).toBe(false);
    expect(declaresUndo(remediation([]), rules)).toBe(false);
  });

  test('have each of its exceptions', () => {
    const having = (...rules: string[]) => detection(lists({ exceptions: rules.map((rule) => exclude(rule)) }));
    expect(declaresUndo(having('r', 's'), having('s', 'r'))).toBe(true);
    expect(declaresUndo(having('r', 's'), having('r', 't'))).toBe(false);
    expect(declaresUndo(having('r'), having('r', 's'))).toBe(false);
  });

  test('may lack what only the platform holds', () => {
    const noted = { ...policy('a'), updated_by: 'ann', level: 3, filters: { ...policy('a').filters, id: 7, more: 1 } };
    const content = { policies: [noted] } as unknown as RemediationBundle;
    expect(declaresUndo(remediation([policy('a')]), { kind: 'remediation', content })).toBe(true);
  });
});
