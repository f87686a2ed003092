import { describe, expect, test } from 'vitest';
import { unchangedPolicies } from '../../src/domain/plan.ts';
import type { Content } from '../../src/domain/bundle.ts';
import type { RemediationPolicy } from '../../src/generated/types.ts';

const policy = (name: string, slug?: string): RemediationPolicy => ({
  name,
  ...(slug === undefined ? {} : { slug }),
  filters: { mode: 'all', conditions: [] },
  actions: [],
});
const change = (slug: string, after: Content | null) => ({
  object: 'RemediationPolicy',
  key: { slug },
  before: null,
  after,
});

describe('the policies that a diff does not change', () => {
  const policies = [policy('My policy'), policy('My policy', 'pinned'), policy('Other')];
  const left = (...changes: Parameters<typeof unchangedPolicies>[1]): number[] =>
    unchangedPolicies({ policies }, changes).map((one) => policies.indexOf(one));

  test('include one whose derived slug equals that of a delete', () => {
    const gone = { object: 'RemediationPolicy', key: { slug: 'my-policy' }, before: {}, after: null };
    expect(left(change('my-policy', null), gone)).toEqual([0, 1, 2]);
    expect(left(gone, change('my-policy-2', { name: 'My policy' }))).toEqual([1, 2]);
  });
});
