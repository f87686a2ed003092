import { describe, expect, test } from 'vitest';
import type { TriangulatedBundle } from '../../src/domain/drift.ts';
import { diffOfPolicies, exclude, policy, remediation } from './build.ts';
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
});
