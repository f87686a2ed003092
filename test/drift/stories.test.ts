import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

/** Two policies that are committed and applied. */
async function applied(): Promise<string> {
  await stage.policies({ a: ['critical'], b: ['high'] });
  return stage.commit({ [a]: policyYaml('a', 'critical'), [b]: policyYaml('b', 'high') });
}

describe('the history', () => {
  test('follows first parents, with a merge as one commit', async () => {
    await applied();
    stage.git('checkout', '--quiet', '-b', 'side');
    stage.commit({ [a]: policyYaml('a', 'medium') });
    const between = stage.commit({ [a]: policyYaml('a', 'low') });
    stage.commit({ [a]: policyYaml('a', 'critical', 'high') });
    stage.git('checkout', '--quiet', 'main');
    stage.commit({ 'readme.md': 'x' });
    stage.git('merge', '--quiet', '--no-ff', '-m', 'merge', 'side');
    const merge = stage.git('rev-parse', '--short', 'HEAD');
    // Only a commit of the branch, which was never applied, has exactly this.
    await stage.policies({ a: ['low'], b: ['high'] });
    const { bases } = await stage.driftAsData();
    expect(bases).toEqual([`commit ${merge} 1`]);
    expect(bases[0]).not.toContain(between);
  });

  test('of a moved file is found by its new path', async () => {
    await applied();
    stage.commit({
      [a]: null,
      [b]: null,
      'policies/new/a.yaml': policyYaml('a', 'low'),
      'policies/new/b.yaml': policyYaml('b', 'high'),
    });
    const whole = await stage.driftAsData();
    expect(whole.entries).toEqual(['repository: update a']);
    for (const base of ['', ' --base HEAD~1'])
      expect((await stage.driftAsData(`policies/new${base}`)).entries).toEqual(whole.entries);
  });
});

describe('the last applied state', () => {
  test('is the content of the applied plan', async () => {
    await applied();
    stage.commit({ [a]: policyYaml('a', 'medium') });
    expect((await stage.cli('preview --out plan.json')).code).toBe(0);
    expect((await stage.drift('--plan plan.json')).text).toContain('was not applied');
    expect((await stage.cli('apply --plan plan.json --allow-looser')).code).toBe(0);
    stage.write({ [b]: policyYaml('b', 'low') });
    await stage.policies({ a: ['low'], b: ['high'] });
    const { entries, bases } = await stage.driftAsData('--plan plan.json');
    expect([entries, bases]).toEqual([['platform: update a', 'repository: update b'], ['plan plan.json']]);
    expect((await stage.drift('--plan plan.json')).text).toContain('1 different in the files');
  });

  test('may contain work that the files lack, which is not called an earlier version', async () => {
    await applied();
    stage.git('branch', 'behind');
    stage.commit({ [a]: policyYaml('a', 'low') });
    await stage.policies({ a: ['low'], b: ['high'] });
    stage.git('checkout', '--quiet', 'behind');
    const { text } = await stage.drift('--base main');
    expect(text).toContain('Drift in acme: 1 different in the files\n');
    expect(text).toContain('or newer than these files');
    expect((await stage.driftAsData('--base main')).json.bundles[0]?.base).toMatchObject({ chosen: 'named' });
    stage.git('merge', '--quiet', 'main');
    await stage.policies({ a: ['critical'], b: ['high'] });
    expect((await stage.drift('--base main~1')).text).toContain('1 different in the files\n');
  });
});

test('each bundle is compared with its own commit', async () => {
  const fileOf = (rules: string): string =>
    `product: code\nrulesets: []\nrules: [${rules}]\ndisabled: []\nexceptions: []\n`;
  const first = stage.commit({ [a]: policyYaml('a', 'critical'), [code]: fileOf('r.one') });
  await stage.policies({ a: ['critical'] });
  const second = stage.commit({ [a]: policyYaml('a', 'low'), [code]: fileOf('r.two') });
  await stage.put({ code: detectionBundle({ rules: ['r.two', 'r.click'] }) });
  const { entries, bases } = await stage.driftAsData();
  expect(bases).toEqual([`commit ${first} 0`, `commit ${second} 1`]);
  expect(entries).toEqual(['platform: update rules -r.click', 'repository: update a']);
});
