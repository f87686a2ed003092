import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beforeDryRun } from '../rig/platform-and-repository.ts';
import { detectionBundle } from '../rig/policies.ts';
import { DriftRig, policyYaml } from './drift-rig.ts';

let stage: DriftRig;
beforeEach(async () => {
  stage = await DriftRig.open();
});
afterEach(async () => stage.close());

const a = 'policies/a.yaml';
const b = 'policies/b.yaml';
const code = 'policies/code.yaml';

async function applied(): Promise<string> {
  await stage.policies({ a: ['critical'], b: ['high'] });
  return stage.commit({ [a]: policyYaml('a', 'critical'), [b]: policyYaml('b', 'high') });
}

describe('drift --write', () => {
  test('takes list items that never changed in the repository, and leaves the others', async () => {
    const fileOf = (rules: string): string =>
      `product: code\nrulesets: []\nrules: [${rules}]\ndisabled: []\nexceptions: []\n`;
    stage.commit({ [code]: fileOf('r.one, r.two') });
    stage.commit({ [code]: fileOf('r.one, r.two, r.three') });
    stage.write({ [code]: fileOf('r.one, r.two, r.three, r.four') });
    stage.git('add', '--all');
    await stage.put({ code: detectionBundle({ rules: ['r.one', 'r.click'] }) });
    const { entries, json } = await stage.driftAsData('--write');
    expect(json.fix?.fixed).toHaveLength(1);
    expect(entries).toEqual(['repository: update rules +r.four', 'unknown: update rules +r.three']);
    expect(stage.read(code)).toContain('r.three');
    expect(stage.read(code)).not.toContain('r.two');
  });

  test('is refused if it needs a file that the config does not read', async () => {
    await stage.policies({ a: ['critical'], b: ['high'] });
    stage.commit({
      'ifmatch.yaml': `policies: [${a}, ${b}]\n`,
      [a]: policyYaml('a', 'critical'),
      [b]: policyYaml('b', 'high'),
    });
    await stage.policies({ a: ['critical', 'low'], b: ['high'], new: ['medium'] });
    const { code: exit, text } = await stage.drift('--write');
    expect(exit).toBe(64);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('ifmatch.yaml does not include it');
    expect(stage.read(a)).toBe(policyYaml('a', 'critical'));
  });
});

test('no file is changed if the platform changes meanwhile', async () => {
  await applied();
  await stage.policies({ a: ['low'], b: ['high'] });
  const clicked = async (): Promise<void> => stage.policies({ a: ['low'], b: ['critical'] });
  const { code: exit, text } = await stage.drift('--write', beforeDryRun(2, clicked));
  expect(exit).toBe(1);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('No file was changed.');
  expect(stage.read(a)).toBe(policyYaml('a', 'critical'));
});
