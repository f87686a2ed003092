import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PolicyTest, RemediationPolicy } from '../../src/generated/types.ts';
import { openDisk } from '../../src/files/disk.ts';
import { loadConfig } from '../../src/files/config.ts';
import { loadFiles } from '../../src/files/load.ts';
import { provablePolicies } from '../../src/prove/policies.ts';
import { RemediationProver } from '../../src/prove/remediation.ts';
import { suggestTests } from '../../src/prove/suggest.ts';
import { bundleOf } from './bounded.ts';

/** The policies of the example repository. */
async function examplePolicies(): Promise<readonly RemediationPolicy[]> {
  const source = openDisk(join(import.meta.dirname, '../../examples/policies'));
  const { settings } = await loadConfig(source, null);
  const { bundles } = await loadFiles(source, settings, { paths: [], deployment: null });
  return bundles.flatMap((bundle) => (bundle.kind === 'remediation' ? bundle.content.policies : []));
}

const brokenBy = (policies: readonly RemediationPolicy[], tests: readonly PolicyTest[]): PolicyTest[] => {
  const prover = new RemediationProver(provablePolicies(bundleOf(policies)));
  return tests.filter((one) => prover.prove(one).verdict !== 'holds');
};

type Edit = { readonly name: string; readonly to: RemediationPolicy };

/** Every small way to weaken one policy: off, an action less, a value less, or an exception for some repositories. */
function weakenings(policy: RemediationPolicy): Edit[] {
  const { filters, actions, slug = '' } = policy;
  const withConditions = (conditions: typeof filters.conditions): RemediationPolicy => ({
    ...policy,
    filters: { ...filters, conditions },
  });
  const isBlocking = actions.some(({ type }) => type === 'block');
  return [
    { name: `${slug}: off`, to: { ...policy, active: false } },
    ...actions
      .filter(({ type }) => !(isBlocking && type === 'pr_comment'))
      .map(({ type }) => ({
        name: `${slug}: without ${type}`,
        to: { ...policy, actions: actions.filter((one) => one.type !== type) },
      })),
    ...filters.conditions.flatMap((condition, index) =>
      condition.mode === 'none' || condition.values.length === 1
        ? []
        : condition.values.map((value) => ({
            name: `${slug}: not for ${value}`,
            to: withConditions(
              filters.conditions.with(index, { ...condition, values: condition.values.filter((one) => one !== value) }),
            ),
          })),
    ),
    ...['sandbox', 'production'].map((tag) => ({
      name: `${slug}: not in ${tag}`,
      to: withConditions([...filters.conditions, { type: 'repository_tag', values: [tag], mode: 'none' }]),
    })),
  ];
}

test('every suggested invariant holds, and every weakening edit of the example policies breaks one', async () => {
  const policies = await examplePolicies();
  const suggested = suggestTests(provablePolicies(bundleOf(policies)));
  expect(suggested.length).toBeGreaterThan(10);
  expect(brokenBy(policies, suggested)).toEqual([]);
  const acting = policies.filter(
    ({ active, actions }) => active !== false && !actions.some(({ type }) => type === 'triage'),
  );
  const edits = acting.flatMap((policy) => weakenings(policy).map((edit) => ({ ...edit, policy })));
  expect(edits.length).toBeGreaterThan(50);
  const unseen = edits.filter(
    ({ policy, to }) =>
      brokenBy(
        policies.map((one) => (one === policy ? to : one)),
        suggested,
      ).length === 0,
  );
  expect(unseen.map(({ name }) => name)).toEqual([]);
});

test('a policy that ignores findings, or that nothing certain is known of, gives no invariant', () => {
  const filters = (type: string) => ({ mode: 'all' as const, conditions: [{ type, values: ['critical'] }] });
  const of = (...all: Omit<RemediationPolicy, 'name'>[]) =>
    suggestTests(
      provablePolicies(bundleOf(all.map((one, index) => ({ ...one, name: `p${index}`, slug: `p${index}` })))),
    );
  const block = [{ type: 'block' }, { type: 'pr_comment' }];
  expect(of({ filters: filters('moon_phase'), actions: block })).toEqual([]);
  expect(of({ filters: filters('severity'), actions: [{ type: 'block', config: { soft: 'true' } }] })).toEqual([]);
  expect(of({ filters: filters('severity'), actions: block })).toMatchObject([
    { always: { severity: 'critical' }, expect: 'block' },
  ]);
});
