import { expect, test } from 'vitest';
import { quirks } from '../../src/sandbox/quirks.ts';
import { Branch, exception, lists, policy } from './stage.ts';

// A version that any state has is refused by every command.
const usable = Object.keys(quirks).filter((quirk) => quirk !== 'wildcard-versions');

test.each(usable)('changes are told apart on a platform where %s', async (quirk) => {
  const branch = await Branch.open([quirk]);
  try {
    branch.write({ 'ifmatch.yaml': 'deployments: { acme: { id: "1234" } }\n' });
    const same = [policy('same', ['low']), policy('kept', ['low'])];
    await branch.meet({
      base: {
        policies: [policy('own', ['low']), policy('edited', ['low']), policy('both', ['low']), ...same],
        code: lists({ rules: ['r.one', 'r.two'], exceptions: [exception('r.one')] }),
      },
      files: {
        policies: [
          policy('own', ['high']),
          policy('edited', ['low']),
          policy('both', ['high']),
          policy('same', ['high']),
          policy('kept', ['high'], { description: 'why' }),
        ],
        code: lists({ rules: ['r.one', 'r.two', 'r.own'], exceptions: [exception('r.one', 'include')] }),
      },
      live: {
        policies: [
          policy('own', ['low']),
          policy('edited', ['medium']),
          policy('both', ['medium']),
          policy('same', ['high']),
          policy('kept', ['high']),
        ],
        code: lists({ rules: ['r.one'], exceptions: [exception('r.one', 'include')] }),
      },
    });
    const { changes, live } = await branch.told('HEAD');
    expect(changes.map((line) => line.split(',')[0])).toEqual([
      'both: update both',
      'revert: update edited',
      'own: update kept',
      'own: update own',
      'revert: update lists',
      'own: update lists',
    ]);
    expect(live.map((line) => line.split(',')[0])).toEqual(['update kept', 'update same', 'update r.one']);
  } finally {
    await branch.close();
  }
});
