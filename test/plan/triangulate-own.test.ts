import { describe, expect, test } from 'vitest';
import type { TriangulatedBundle } from '../../src/domain/drift.ts';
import { detection, diffOfPolicies, exceptionEntry, exclude, policy, policyEntry, remediation } from './build.ts';
import { type Lists, rulesOf, triangulated } from './triangulate-build.ts';

const saidOwn = ({ changes }: TriangulatedBundle): string[] =>
  changes.map(({ origin, change, own }) => {
    const does = own === null ? 'nothing' : `${own.effect}: ${own.says}`;
    return `${origin} ${change.verb}, ${change.effect}; by themselves ${does}`;
  });

describe('what the files do to an exception by themselves', () => {
  const rules = ['r'];
  const exceptions = [exclude('r', 'q')];
  const excludes = 'looser: excludes rule r in project q';
  test.each<[string, Lists, Lists, Lists, string]>([
    [
      'is left out where the change says it',
      { rules },
      { rules, exceptions },
      { rules },
      'own create, looser; by themselves nothing',
    ],
    [
      'is nothing where an apply brings back what the base has',
      { disabled: rules, exceptions },
      { disabled: rules, exceptions },
      { disabled: rules },
      'revert create, neutral; by themselves nothing',
    ],
    [
      'is told where they disable its rule too, which is live already',
      { rules },
      { rules, disabled: rules, exceptions },
      { rules, disabled: rules },
      `own create, neutral; by themselves ${excludes}`,
    ],
  ])('%s', (_, base, files, live, expected) => {
    expect(saidOwn(rulesOf(base, files, live))).toEqual([expected]);
  });

  test('is not known where the platform spells its project in another way', () => {
    const base = detection({ disabled: rules, exceptions: [exclude('r', 'Acme/API')] });
    const deletes = [exceptionEntry(exclude('r', 'acme/api'), { exception_type: 'exclude' }, null)];
    const told = triangulated(base, detection({ disabled: rules }), { deletes }, []);
    expect(saidOwn(told)).toEqual(['own delete, neutral; by themselves nothing']);
  });

  test('is shown to be unknown where the platform misses what it said to have', () => {
    const files = detection({ disabled: rules, exceptions });
    const creates = [exceptionEntry(exclude('r', 'q'), null, { exception_type: 'exclude' })];
    expect(saidOwn(triangulated(files, files, { creates }, []))).toEqual([
      'own create, neutral; by themselves unknown: no visible change for rule r in project q',
    ]);
  });
});

describe('a policy that both touched', () => {
  test('and that the files delete is told from the base on, without a place', () => {
    const [was, is] = [policy('a'), policy('a', { description: 'edited' })];
    const told = triangulated(remediation([was]), remediation([]), diffOfPolicies([is], []));
    const { slug: _, ...before } = was;
    expect(told.changes.map(({ origin, own }) => [origin, own])).toStrictEqual([
      [
        'both',
        {
          object: 'RemediationPolicy',
          key: { slug: 'a' },
          id: 'slug a',
          effect: 'looser',
          says: 'stops blocking findings where severity is critical or high',
          verb: 'delete',
          before,
        },
      ],
    ]);
  });

  test('comes with nothing but the change where an apply keeps every edit', () => {
    const off = { active: false };
    const files = policy('a', { ...off, description: 'ours' });
    const edited = { ...policy('a', off), updated_by: 'mia@example.org' };
    const told = triangulated(remediation([policy('a')]), remediation([files]), diffOfPolicies([edited], [files]));
    expect(told.inBase).toBe(true);
    expect(told.changes).toMatchObject([{ origin: 'own', change: { effect: 'neutral' } }]);
    expect(told.changes).toMatchObject([{ edit: null, own: null, edited: null }]);
    expect(told.live).toMatchObject([{ effect: 'looser', after: off }]);
  });
});

test('nobody is named as the editor of what nothing tells the origin of', () => {
  const files = policy('a', { description: 'ours' });
  const edited = { ...policy('a'), updated_by: 'mia@example.org' };
  const told = triangulated(null, remediation([files]), { updates: [policyEntry('a', edited, files)] });
  expect(told.changes).toMatchObject([{ origin: 'unknown', edit: null, own: null, edited: null }]);
});
