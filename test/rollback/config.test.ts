import { rmSync } from 'node:fs';
import { join } from 'node:path';
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
  // A protected policy that loosens wants a consent, which is not what these tests are about.
  await rig.cli('apply svc/a --yes --report plan.json --allow-protected kept');
});
afterEach(async () => rig.close());

describe('a rollback of what the files of another config declared', () => {
  test('goes by the guards of that config, and so does its apply', async () => {
    expect(rig.plan('plan.json').config).toBe('svc/a/ifmatch.yaml');
    expect(await rig.cli('rollback --plan plan.json --save undo.json')).toMatchObject({
      code: 5,
      text: expect.stringContaining('The protected policy kept in acme would be changed'),
    });
    expect(rig.plan('undo.json').config).toBe('svc/a/ifmatch.yaml');
    const versions = await rig.versions();
    expect(await rig.cli('apply --plan undo.json --yes')).toMatchObject({ code: 5 });
    expect(await rig.versions()).toEqual(versions);
  });

  test('goes by a config that is named', async () => {
    rig.write('other.yaml', 'guards: { protected: [] }\n');
    expect(await rig.cli('rollback --plan plan.json --config other.yaml')).toMatchObject({ code: 0 });
  });

  test('wants to be told which guards count where that config is not there', async () => {
    rmSync(join(rig.folder, 'svc/a/ifmatch.yaml'));
    const words =
      'The plan was made by the guards of svc/a/ifmatch.yaml, and there is no such file here. Name the config to go by with --config.';
    for (const line of ['rollback --plan plan.json', 'rollback --plan plan.json --write'])
      expect(await rig.cli(line)).toMatchObject({ code: 64, text: expect.stringContaining(words) });
  });

  test('puts the old values into the files of that config', async () => {
    expect(await rig.cli('rollback --plan plan.json --write')).toMatchObject({
      code: 0,
      text: expect.stringContaining('written  svc/a/policies/kept.yaml'),
    });
    expect(rig.read('svc/a/policies/kept.yaml')).toContain('low');
  });

  test('names that config in what comes next', async () => {
    const config = '--config svc/a/ifmatch.yaml';
    for (const [line, next] of [
      [
        'rollback --plan plan.json --allow-protected kept',
        `rollback --allow-protected kept ${config} --plan plan.json --save FILE`,
      ],
      [
        'rollback --plan plan.json --save undo.json --allow-protected kept',
        `apply --allow-protected kept ${config} --plan undo.json`,
      ],
      ['apply --plan undo.json --yes --allow-protected kept', `preview --allow-protected kept ${config}`],
      ['rollback --plan plan.json --write', `preview ${config}`],
    ] as const)
      expect((await rig.cli(line)).text.replaceAll(/\s+/g, ' ')).toContain(`ifmatch ${next}`);
  });

  test('says how to go on once that config is mended', async () => {
    rig.write('svc/a/ifmatch.yaml', 'guard: {}\n');
    expect(await rig.cli('rollback --plan plan.json --save undo.json')).toMatchObject({
      code: 3,
      text: expect.stringContaining('errors are fixed: ifmatch rollback --plan plan.json\n'),
    });
  });
});

test('a plan is not applied by another config than the one that it was made by, unless somebody names it', async () => {
  rig.write('strict.yaml', 'policies: svc/a/policies\nguards: { protected: [kept] }\n');
  rig.write('svc/a/policies/kept.yaml', JSON.stringify(policy('low')));
  expect(await rig.cli('preview --config strict.yaml --plan next.json')).toMatchObject({ code: 0 });
  const versions = await rig.versions();
  for (const paths of ['', 'svc/a '])
    expect(await rig.cli(`apply ${paths}--plan next.json --yes`)).toMatchObject({
      code: 64,
      text: expect.stringContaining(
        'next.json was made by the guards of strict.yaml, which this run does not go by. Name the config to go by with --config.',
      ),
    });
  expect(await rig.cli('apply --config ./strict.yaml --plan next.json --yes')).toMatchObject({ code: 5 });
  expect(await rig.versions()).toEqual(versions);
  await rig.cli('preview svc/a --plan own.json');
  rig.write('svc/a/ifmatch.yaml', 'guard: {}\n');
  expect(await rig.cli('apply svc/a --plan own.json --yes')).toMatchObject({ code: 3 });
  rig.write('lax.yaml', 'policies: svc/a/policies\n');
  expect(await rig.cli('apply --config lax.yaml --plan next.json --yes')).toMatchObject({ code: 0 });
});
