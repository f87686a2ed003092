import { describe, expect, test } from 'vitest';
import { itemId } from '../../src/domain/bundle.ts';
import type { Rejection } from '../../src/domain/dry-run.ts';
import { rejectionProblems } from '../../src/plan/plan.ts';
import { declaredDetection, exclude, makePolicy, declaredPolicies } from './build.ts';

const rejection = (policySlug: string | null, context: Record<string, string>, code = 'CODE'): Rejection => ({
  code,
  message: 'No.',
  policySlug,
  context,
});

const { slug: _, ...unnamed } = makePolicy('x', { name: 'Block: criticals!' });
const bundle = declaredPolicies([
  makePolicy('first'),
  makePolicy('second', {
    actions: [{ type: 'block' }, { type: 'jira', config: { project: 'SEC' } }],
    filters: {
      mode: 'all',
      conditions: [
        { type: 'severity', values: ['high'] },
        { type: 'severity', values: ['low', 'huge'] },
      ],
    },
  }),
  unnamed,
]);

const placeOf = (one: Rejection): string | undefined => rejectionProblems(bundle, [one])[0]?.at.pointer.join('/');

describe('a rejection of the platform', () => {
  test.for<[string, Rejection, string]>([
    ['of a policy', rejection('second', {}), 'policies/1'],
    ['of an action', rejection('second', { action_type: 'jira' }), 'policies/1/actions/1/type'],
    ['of an action that is not there', rejection('second', { action_type: 'slack_app' }), 'policies/1'],
    ['of a missing companion', rejection('second', { missing_companion: 'pr_comment' }), 'policies/1'],
    [
      'of a missing companion of a named action',
      rejection('second', { missing_companion: 'pr_comment', action_type: 'jira' }),
      'policies/1/actions/1/type',
    ],
    ['of a condition', rejection('second', { condition_type: 'severity' }), 'policies/1/filters/conditions/0/type'],
    [
      'of a value',
      rejection('second', { condition_type: 'severity', value: 'huge' }),
      'policies/1/filters/conditions/1/values/1',
    ],
    [
      'of a value that is not there',
      rejection('second', { condition_type: 'severity', value: 'tiny' }),
      'policies/1/filters/conditions/0/type',
    ],
    ['of a condition that is not there', rejection('second', { condition_type: 'moon' }), 'policies/1'],
    ['of a value alone', rejection('second', { value: 'huge' }), 'policies/1/filters/conditions/1/values/1'],
    [
      'of a setting',
      rejection('second', { kind: 'ticket project', value: 'SEC' }),
      'policies/1/actions/1/config/project',
    ],
    ['of a reserved slug', rejection('second', {}, 'RESERVED_SLUG'), 'policies/1'],
    ['of a reserved slug that no file gives', rejection('block-criticals', {}, 'RESERVED_SLUG'), 'policies/2'],
    [
      'by the slug that a name gives',
      rejection('block-criticals', { action_type: 'block' }),
      'policies/2/actions/0/type',
    ],
    ['by the name itself', rejection('Block: criticals!', {}), 'policies/2'],
    ['of an unknown slug', rejection('nobody', {}), ''],
    ['of the whole bundle', rejection(null, {}), ''],
  ])('%s has the position of what it names', ([, one, place]) => {
    expect(placeOf(one)).toBe(place);
  });

  test('of a detection bundle has the position of the item, list or exception', () => {
    const lists = declaredDetection({
      rulesets: ['p/a'],
      rules: ['r1', 'r2'],
      exceptions: [exclude('r3'), exclude('r4', 'acme/web')],
    });
    const item = { file: 'more.yaml', pointer: ['rules', 7] };
    const code = { ...lists, origins: new Map([...lists.origins, [itemId('rules', 'r2'), item]]) };
    const at = (context: Record<string, string>): unknown => rejectionProblems(code, [rejection(null, context)])[0]?.at;
    expect(at({ kind: 'rule', value: 'r2' })).toEqual(item);
    expect(at({ kind: 'rule', value: 'r1' })).toMatchObject({ pointer: ['rules'] });
    expect(at({ value: 'r4' })).toEqual({ file: 'code.yaml', pointer: ['exceptions', 1, 'rule'] });
    expect(at({ project: 'acme/web' })).toEqual({ file: 'code.yaml', pointer: ['exceptions', 1, 'project'] });
    expect(at({ value: 'nothing' })).toEqual({ file: '', pointer: [] });
    expect(at({ kind: 'rule', value: 'r4' })).toEqual({ file: 'code.yaml', pointer: ['exceptions', 1, 'rule'] });
    // What is wrong comes before what it stands beside.
    expect(at({ rule: 'r1', kind: 'project', value: 'acme/web' })).toMatchObject({
      pointer: ['exceptions', 1, 'project'],
    });
    // What an exception does not say is no empty text.
    expect(at({ value: '' })).toEqual({ file: '', pointer: [] });
  });
});
