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

const config = '--config svc/a/ifmatch.yaml';

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

  test('goes by the guards that are named, and so does its apply', async () => {
    expect(await rig.cli(`rollback plan.json --save undo.json ${config}`)).toMatchObject({
      code: 5,
      text: expect.stringContaining('The protected policy kept in acme would be changed'),
    });
    expect(rig.plan('undo.json').config).toBe('svc/a/ifmatch.yaml');
    const versions = await rig.versions();
    expect(await rig.cli('apply --plan undo.json --yes')).toMatchObject({ code: 64 });
    for (const guards of [config, 'svc/a'])
      expect(await rig.cli(`apply --plan undo.json --yes ${guards}`)).toMatchObject({ code: 5 });
    expect(await rig.versions()).toEqual(versions);
    rig.write('other.yaml', 'guards: { protected: [] }\n');
    expect(await rig.cli('rollback plan.json --config other.yaml')).toMatchObject({ code: 0 });
  });

  test('puts the old values into the files of that config', async () => {
    expect(await rig.cli(`rollback plan.json --write ${config}`)).toMatchObject({
      code: 0,
      text: expect.stringContaining('written  svc/a/policies/kept.yaml'),
    });
    expect(rig.read('svc/a/policies/kept.yaml')).toContain('low');
  });

  test('names that config in what comes next', async () => {
    const guards = `${config} --allow-protected kept`;
    for (const [line, next] of [
      [`rollback plan.json ${guards}`, `rollback ${guards} plan.json --save FILE`],
      [`rollback plan.json --save undo.json ${guards}`, `apply ${guards} --plan undo.json`],
      [`apply --plan undo.json --yes ${guards}`, `preview ${guards}`],
      [`rollback plan.json --write ${config}`, `preview ${config}`],
    ] as const)
      expect((await rig.cli(line)).text.replaceAll(/\s+/g, ' ')).toContain(`ifmatch ${next}`);
  });

  test('says how to go on once that config is mended', async () => {
    rig.write('svc/a/ifmatch.yaml', 'guard: {}\n');
    expect(await rig.cli(`rollback plan.json --save undo.json ${config}`)).toMatchObject({
      code: 3,
      text: expect.stringContaining(`errors are fixed: ifmatch rollback ${config} plan.json --save\n  undo.json\n`),
    });
  });
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
