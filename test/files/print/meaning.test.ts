import { expect, test } from 'vitest';
import { policyMeaning } from '../../../src/files/print/live-content.ts';
import type { RemediationPolicy } from '../../../src/generated/types.ts';

const policy: RemediationPolicy = {
  name: 'A',
  filters: { mode: 'all', conditions: [{ type: 's', values: ['x', 'y'] }] },
  actions: [{ type: 'b', config: { k: '1', a: '2', m: '3' } }, { type: 'c' }],
};
const [b, c] = [{ type: 'b', config: { k: '1', a: '2', m: '3' } }, { type: 'c' }];

test.for([
  ['an empty description', { description: '' }],
  ['that it is active', { active: true }],
  ['the fields of an action in another order', { actions: [{ type: 'b', config: { m: '3', k: '1', a: '2' } }, c] }],
  ['the fields of an action from last to first', { actions: [{ type: 'b', config: { m: '3', a: '2', k: '1' } }, c] }],
  ['an empty config', { actions: [b, { type: 'c', config: {} }] }],
] as const)('a policy means the same with %s', ([, more]) => {
  expect(policyMeaning({ ...policy, ...more } as RemediationPolicy)).toBe(policyMeaning(policy));
});
