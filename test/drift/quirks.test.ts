import { expect, test } from 'vitest';
import { quirks } from '../../src/sandbox/quirks.ts';
import { policy, Stage, yaml } from './stage.ts';

// A version that any state has is refused by every command.
const usable = Object.keys(quirks).filter((quirk) => quirk !== 'wildcard-versions');

test.each(usable)('drift is told apart and fixed on a platform where %s', async (quirk) => {
  const stage = await Stage.open([quirk]);
  try {
    const [a, b, c] = ['policies/a.yaml', 'policies/b.yaml', 'policies/c.yaml'];
    const config = 'deployments: { acme: { id: "1234" } }\n';
    await stage.policies(policy('a', 'critical'), policy('b', 'high'), policy('c', 'high'));
    const commit = stage.commit({
      'ifmatch.yaml': config,
      [a]: yaml('a', 'critical'),
      [b]: yaml('b', 'high'),
      [c]: yaml('c', 'high'),
    });
    stage.commit({ [b]: yaml('b', 'medium'), [c]: yaml('c', 'low') });
    await stage.policies(policy('a', 'low'), policy('b', 'high'), policy('c', 'medium'));
    const found = await stage.found('--base', commit);
    expect(found.entries).toEqual(['both: update c', 'platform: update a', 'repository: update b']);
    expect((await stage.found()).json.bundles[0]?.base.kind).toBe('commit');
    const fixed = await stage.found('--fix', '--base', commit);
    expect(fixed.entries).toEqual(['both: update c', 'repository: update b']);
    expect(stage.read(a)).toBe(yaml('a', 'low'));
  } finally {
    await stage.close();
  }
});
