import { expect, test } from 'vitest';
import { remediationBundle } from '../../../src/files/assemble.ts';
import type { DeclaredPolicy } from '../../../src/files/shape/declare.ts';
import type { PolicyEntry } from '../../../src/generated/types.ts';
import { told } from '../told.ts';

const rest: Pick<PolicyEntry, 'filters' | 'actions'> = { filters: { mode: 'all', conditions: [] }, actions: [] };

const declared = (value: DeclaredPolicy['value'], index: number, isWhole = true, hasSlug = true): DeclaredPolicy => ({
  value,
  at: { file: 'a.yaml', pointer: ['policies', index] },
  isWhole,
  hasSlug,
});

const bundleOf = (...policies: DeclaredPolicy[]) => remediationBundle(null, [{ kind: 'remediation', policies }]);

test.for([
  { name: 'A' },
  { name: 'A', slug: 'a' },
  { name: 'A', description: 'why' },
  { name: 'A', description: '' },
  { name: 'A', slug: 'a', description: 'why' },
])('a policy of %j is sent with these, and with every default', (given) => {
  expect(bundleOf(declared({ ...given, ...rest }, 0)).bundle.content).toStrictEqual({
    policies: [{ ...given, active: true, ...rest }],
  });
});

test('a policy whose slug is bad claims none, and is not told to have none', () => {
  const good = { name: 'A', slug: 'a', ...rest };
  expect(bundleOf(declared(good, 0), declared({ name: 'A', ...rest }, 1, false, true)).problems).toEqual([]);
  expect(bundleOf(declared(good, 0), declared({ name: 'A', ...rest }, 1, false, false)).problems.map(told)).toEqual([
    'warning missing-slug at a.yaml/policies/1 {"name":"A","derived":"a","reads":null}',
    'error duplicate-slug at a.yaml/policies/1/name {"slug":"a","first":{"file":"a.yaml","pointer":["policies",0]}}',
  ]);
});
