import { describe, expect, test } from 'vitest';
import { include, type Lists, rulesOf } from './triangulate-build.ts';

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
});
