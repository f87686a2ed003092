import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RemediationPolicy } from '../../src/generated/types.ts';
import { openRig, type Rig } from './rig.ts';

const policy = (severity: string): RemediationPolicy => ({
  name: 'Kept',
  slug: 'kept',
  filters: { mode: 'all', conditions: [{ type: 'severity', values: [severity] }] },
  actions: [{ type: 'pr_comment' }],
});

let rig: Rig;
beforeEach(async () => {
  rig = await openRig();
  await rig.set({ remediation: { policies: [policy('low')] } });
  rig.write('svc/a/policies/kept.yaml', JSON.stringify(policy('high')));
  rig.write('svc/a/ifmatch.yaml', 'guards: { protected: [kept] }\n');
  // A protected policy that loosens needs approval, which is not what these tests are about.
  await rig.cli('apply svc/a --yes --report plan.json --allow-protected kept');
});
afterEach(async () => rig.close());

describe('a rollback of what the files of another config declared', () => {
  test.each(['rollback plan.json', 'rollback plan.json --write'])(
    'wants to be told by which guards: %s',
    async (line) => {
      expect(rig.plan('plan.json').config).toBe('svc/a/ifmatch.yaml');
      const words =
        'plan.json was made with the guards of svc/a/ifmatch.yaml, but this run uses another config. Name the right one with --config.';
      expect(await rig.cli(line)).toMatchObject({ code: 64, text: expect.stringContaining(words) });
    },
  );
});

test('a plan is not applied by another config than the one that it was made by, unless somebody names it', async () => {
  rig.write('strict.yaml', 'policies: svc/a/policies\nguards: { protected: [kept] }\n');
  rig.write('svc/a/policies/kept.yaml', JSON.stringify(policy('low')));
  expect(await rig.cli('preview --config strict.yaml --out next.json')).toMatchObject({ code: 0 });
  const versions = await rig.versions();
  for (const paths of ['', 'svc/a '])
    expect(await rig.cli(`apply ${paths}--plan next.json --yes`)).toMatchObject({
      code: 64,
      text: expect.stringContaining(
        'next.json was made with the guards of strict.yaml, but this run uses another config. Name the right one with --config.',
      ),
    });
  expect(await rig.cli('apply --config ./strict.yaml --plan next.json --yes')).toMatchObject({ code: 5 });
  expect(await rig.versions()).toEqual(versions);
  await rig.cli('preview svc/a --out own.json');
  rig.write('svc/a/ifmatch.yaml', 'guard: {}\n');
  expect(await rig.cli('apply svc/a --plan own.json --yes')).toMatchObject({ code: 3 });
  rig.write('lax.yaml', 'policies: svc/a/policies\n');
  expect(await rig.cli('apply --config lax.yaml --plan next.json --yes')).toMatchObject({ code: 0 });
});
