import { expect, test } from 'vitest';
import type { Change } from '../../src/domain/plan.ts';
import { detectionPolicyId } from '../../src/domain/object.ts';
import { itemsOf } from '../../src/impact/detection/items.ts';

test('the rules that a change moves are found among a hundred thousand that it does not', () => {
  const rules = Array.from({ length: 100_000 }, (_, index) => `rule-${String(index)}`);
  const lists = { product: 'code', rulesets: [], disabled: [], exceptions: [] };
  const change: Change = {
    object: 'DetectionPolicy',
    key: { product: 'code' },
    id: detectionPolicyId,
    verb: 'update',
    before: { ...lists, rules: rules.slice(1) },
    after: { ...lists, rules: rules.slice(0, -1) },
    effect: 'mixed',
    says: '',
    at: null,
    notes: {},
  };
  expect(itemsOf(change)).toEqual([
    { list: 'rules', name: 'rule-99999', verb: 'removed', of: 'rule', scope: null },
    { list: 'rules', name: 'rule-0', verb: 'added', of: 'rule', scope: null },
  ]);
});
