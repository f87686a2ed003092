import { describe, expect, test } from 'vitest';
import { detection, diffOfDetection, listsEntry, policy, policyEntry, remediation } from './build.ts';
import { include, type Lists, rulesOf, triangulated } from './triangulate-build.ts';

describe('of lists of which both sides did a part, the files’ own is judged after what an apply takes back', () => {
  const [disabled, exceptions] = [['r'], [include('r', 'p')]];
  test.each<[string, Lists, Lists, Lists, string[]]>([
    [
      'and so without the exceptions that it takes back',
      { rules: ['k', 'r'], disabled },
      { rules: ['k'], disabled },
      { rules: ['k', 'r', 'x'], disabled, exceptions },
      [
        'revert looser: no longer includes rule r in project p',
        'revert looser: removes rule x',
        'own neutral: removes disabled rule r (no effect)',
      ],
    ],
    [
      'which is judged with them',
      { rules: ['k'], disabled },
      { rules: ['k', 'new'], disabled },
      { rules: ['k', 'r'], disabled, exceptions },
      [
        'revert looser: no longer includes rule r in project p',
        'revert looser: removes rule r',
        'own stricter: adds rule new',
      ],
    ],
    [
      'but with the exceptions that the files themselves remove',
      { rules: ['k', 'r'], disabled, exceptions },
      { rules: ['k'], disabled },
      { rules: ['k', 'r', 'x'], disabled, exceptions },
      [
        'own looser: no longer includes rule r in project p',
        'revert looser: removes rule x',
        'own looser: removes rule r',
      ],
    ],
    [
      'which is judged without what the files do',
      { rules: ['r'] },
      { rules: ['r'], disabled },
      {},
      ['revert stricter: adds rule r', 'own looser: disables rule r'],
    ],
  ])('%s', (_, base, files, live, expected) => {
    const { changes } = rulesOf(base, files, live);
    expect(changes.map(({ origin, change }) => `${origin} ${change.effect}: ${change.says}`)).toEqual(expected);
  });

  test('and starts with what else of them went back', () => {
    const lists = { rulesets: [], disabled: [] };
    const [base, files] = [detection({ rules: ['k'] }), detection({ rules: ['k', 'new'] })];
    const [was, is] = [
      { ...lists, rules: ['k'], managed: true },
      { ...lists, rules: ['k', 'new'], managed: false },
    ];
    const told = triangulated(base, files, { updates: [listsEntry(was, is)] });
    expect(told.changes).toMatchObject([
      { origin: 'revert', change: { before: was, after: { ...was, managed: false } } },
      { origin: 'own', change: { before: { ...was, managed: false }, after: is } },
    ]);
  });
});

describe('what is live is told by the platform, where it told of the base', () => {
  test('in its spelling of a policy', () => {
    const files = remediation([policy('a', { name: 'New' })]);
    const [base, live] = [
      { ...policy('a'), managed: true, tier: 1 },
      { ...policy('a', { name: 'New' }), managed: true, tier: 2 },
    ];
    const told = triangulated(remediation([policy('a')]), files, {}, [policyEntry('a', live, base)]);
    expect(told.live.map((change) => ({ ...change }))).toMatchObject([
      { verb: 'update', key: { slug: 'a' }, before: base, after: live },
    ]);
  });

  test('and so not of items that are the same to it', () => {
    const [base, files] = [detection({ rules: ['A'] }), detection({ rules: ['a'] })];
    expect(triangulated(base, files, {}, []).live).toEqual([]);
    const { updates = [] } = diffOfDetection(files.content, base.content);
    expect(triangulated(base, files, {}, updates).live).toMatchObject([{ says: 'removes rule A; adds rule a' }]);
    expect(triangulated(base, files, {}).live).toMatchObject([{ says: 'removes rule A; adds rule a' }]);
  });
});
