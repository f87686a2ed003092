import { describe, expect, test } from 'vitest';
import { type DriftEntry, entriesOf } from '../../src/domain/drift.ts';
import { policyId } from '../../src/domain/bundle.ts';
import type { Change } from '../../src/domain/plan.ts';
import { entryOf, findDrift } from '../../src/plan/drift.ts';
import { detection, diffOfDetection, diffOfPolicies, planned, policy, policyEntry, remediation } from './build.ts';
import { compared, driftOf } from './drift-build.ts';

const v = (slug: string, version: number) => policy(slug, { description: `version ${String(version)}` });

describe('an entry of a policy', () => {
  test('edited on the platform holds the edit, who did it, and the place in the files', () => {
    const live = { ...v('a', 2), updated_by: 'dana' };
    const bundle = planned(remediation([v('a', 1)]), { updates: [policyEntry('a', live, v('a', 1))] });
    expect(driftOf(bundle, remediation([v('a', 1)]))).toEqual([
      {
        change: bundle.changes[0],
        origin: 'platform',
        edit: {
          verb: 'update',
          object: 'RemediationPolicy',
          key: { slug: 'a' },
          id: policyId('a'),
          before: v('a', 1),
          after: live,
          effect: 'neutral',
          says: 'changes the description',
          at: null,
          notes: {},
        },
        edited: { by: 'dana', at: null },
        at: { file: 'a.yaml#policies/0', line: 1, column: 1 },
      },
    ]);
  });

  test('deleted on the platform, or created there, says so with its effect', () => {
    const bundle = planned(remediation([v('a', 1)]), diffOfPolicies([v('b', 1)], [v('a', 1)]));
    const [there, gone] = driftOf(bundle, remediation([v('a', 1)]));
    expect(there).toMatchObject({ change: { verb: 'delete' }, origin: 'platform', at: null });
    expect(there?.edit).toEqual({
      verb: 'create',
      object: 'RemediationPolicy',
      key: { slug: 'b' },
      id: policyId('b'),
      after: v('b', 1),
      effect: 'stricter',
      says: 'blocks findings where severity is critical or high',
      at: null,
      notes: {},
    });
    expect(gone).toMatchObject({ change: { verb: 'create' }, origin: 'platform', edited: null, at: { line: 1 } });
    expect(gone?.edit).toEqual({
      verb: 'delete',
      object: 'RemediationPolicy',
      key: { slug: 'a' },
      id: policyId('a'),
      before: v('a', 1),
      effect: 'looser',
      says: 'stops blocking findings where severity is critical or high',
    });
  });

  test('that waits in the repository names nobody who edited it', () => {
    const live = { ...v('a', 1), updated_by: 'dana' };
    const bundle = planned(remediation([v('a', 2)]), { updates: [policyEntry('a', live, v('a', 2))] });
    expect(driftOf(bundle, remediation([v('a', 1)]))).toMatchObject([
      { origin: 'repository', edit: null, edited: null },
    ]);
  });

  test('that both changed holds the edit of what was applied, or of nothing', () => {
    const bundle = planned(remediation([v('a', 2)]), diffOfPolicies([v('a', 3)], [v('a', 2)]));
    const edit = { verb: 'update', before: { description: 'version 1' }, after: { description: 'version 3' } };
    expect(driftOf(bundle, remediation([v('a', 1)]))).toMatchObject([{ origin: 'both', edit }]);
    expect(driftOf(bundle, remediation([]))).toMatchObject([{ origin: 'both', edit: { verb: 'create' } }]);
  });

  test('follows the platform where it was asked, also where our comparison sees no edit', () => {
    const bundle = planned(remediation([v('a', 2)]), diffOfPolicies([v('a', 1)], [v('a', 2)]));
    const since = [policyEntry('a', v('a', 1), v('a', 0))];
    const [entry] = driftOf(bundle, remediation([v('a', 1)]), { since });
    expect(entry).toMatchObject({ origin: 'both', edit: { before: { description: 'version 0' } } });
  });

  test('of a name without a slug is compared under the slug of the platform', () => {
    const { slug: _, ...named } = policy('x', { name: 'My policy' });
    const live = { ...policy('my-policy-2', { name: 'My policy' }) };
    const files = { ...named, description: 'new' };
    const bundle = planned(remediation([files]), {
      updates: [policyEntry('my-policy-2', live, { ...live, description: 'new' })],
    });
    expect(driftOf(bundle, remediation([named]))).toMatchObject([{ origin: 'repository' }]);
    const other = planned(remediation([files, v('other', 1)]), {
      updates: [policyEntry('my-policy-2', live, { ...live, description: 'new' })],
      deletes: [policyEntry('my-policy', live, null)],
    });
    expect(driftOf(other, remediation([named]))).toMatchObject([{ origin: 'platform' }, { origin: 'repository' }]);
  });
});

describe('a history that leaves open what was applied', () => {
  const drift = (more: Parameters<typeof compared>[2]): DriftEntry[] => {
    const files = [v('a', 2), v('b', 2)];
    return driftOf(planned(remediation(files), diffOfPolicies([v('a', 3), v('b', 3)], files)), applied, more);
  };
  const applied = remediation([v('a', 1), v('b', 2)]);

  test('makes unknown what changed in it, and tells of how many commits', () => {
    const history = [applied, remediation([v('a', 0), v('b', 2)]), applied];
    const [a, b] = drift({ history });
    expect(a).toMatchObject({ origin: 'unknown', changedWithin: 3, edit: null, change: { key: { slug: 'a' } } });
    expect(b).toMatchObject({ origin: 'platform', change: { key: { slug: 'b' } } });
    expect(b).not.toHaveProperty('changedWithin');
  });

  test('counts a commit that did not declare the bundle', () => {
    const origins = (history: Parameters<typeof compared>[2]): string[] => drift(history).map(({ origin }) => origin);
    expect(origins({ history: [applied, null] })).toEqual(['unknown', 'unknown']);
    expect(origins({ history: [applied] })).toEqual(['both', 'platform']);
    expect(origins({ history: [applied, applied] })).toEqual(['both', 'platform']);
  });

  test('is told of each item of the lists', () => {
    const lists = (...rules: string[]) => detection({ rules });
    const changed = planned(
      lists('new', 'old'),
      diffOfDetection(lists('gone', 'edit').content, lists('new', 'old').content),
    );
    const base = lists('gone', 'old');
    const history = [base, lists('gone', 'old', 'edit')];
    const found = driftOf(changed, base, { history });
    const after = ({ change }: (typeof found)[number]) => ('after' in change ? change.after['rules'] : null);
    expect(found.map((entry) => [entry.origin, after(entry), entry.changedWithin])).toEqual([
      ['platform', ['gone', 'edit', 'old'], undefined],
      ['repository', ['edit', 'new'], undefined],
      ['unknown', ['gone'], 2],
    ]);
  });
});

describe('the digest of a drift', () => {
  const digest = (live: number, applied: number): string => {
    const bundle = planned(remediation([v('a', 1)]), diffOfPolicies([v('a', live)], [v('a', 1)]));
    return findDrift([compared(bundle, remediation([v('a', applied)]))], []).digest;
  };

  test('is another one for another change, or another reason of the same', () => {
    expect(digest(2, 1)).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(new Set([digest(2, 1), digest(3, 1), digest(2, 2)]).size).toBe(3);
  });

  test('does not depend on the order of the bundles', () => {
    const bundles = [remediation([v('a', 1)]), detection({ rules: ['a'] })].map((files) =>
      compared(planned(files), null),
    );
    expect(findDrift(bundles.toReversed(), []).digest).toBe(findDrift(bundles, []).digest);
    expect(entriesOf(findDrift(bundles, []))).toEqual([]);
  });
});

test('a change is told as the diff that it came from', () => {
  const entries = [
    policyEntry('a', null, { ...v('a', 1) }),
    policyEntry('b', { ...v('b', 1) }, { ...v('b', 2) }),
    policyEntry('c', { ...v('c', 1) }, null),
  ];
  const [creates, updates, deletes] = entries.map((entry) => [entry]);
  const { changes } = planned(remediation([v('a', 1), v('b', 2)]), { creates, updates, deletes } as object);
  const bySlug = (a: Change, b: Change): number => (String(a.key['slug']) < String(b.key['slug']) ? -1 : 1);
  expect(changes.toSorted(bySlug).map(entryOf)).toEqual(entries);
});
