import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Quirk } from '../../src/sandbox/quirks.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { runCli } from '../rig/run-cli.ts';
import { runInit, startRepository, userFiles, userPaths } from './run-init.ts';

const github = 'git@github.com:acme/policies.git';

describe('with a platform', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({});
  });
  afterAll(() => sandbox.close());
  const env = () => ({ IFMATCH_BASE_URL: sandbox.url, IFMATCH_API_TOKEN: sandbox.token });

  test('the deployment and its id come from the platform', async () => {
    const place = startRepository(github);
    const { text, error } = await runInit(place, ['--policies', 'none'], { env: env() });
    expect(error).toBeNull();
    expect(place.read('ifmatch.yaml')).toMatch(/deployments:\n {2}acme:\n {4}id: "1234"\n/);
    expect(text).toMatch(/Next:\n {2}ifmatch pull\n$/);
  });

  test('its policies are written, and a preview then shows no changes', async () => {
    const place = startRepository(github);
    const { text, error, code } = await runInit(place, ['--from-platform'], { env: env() });
    expect([error, code]).toEqual([null, 0]);
    expect(text).toContain('+ policies/remediation/block-critical-findings.yaml\n');
    expect(text).toContain('+ policies/detection/secrets.yaml\n');
    const invariants = place.read('policies/remediation/invariants.test.yaml');
    expect(text).toContain('+ policies/remediation/invariants.test.yaml (3 invariants that hold today');
    expect(invariants.match(/ expect: block\n/g)).toHaveLength(3);
    const proven = await runCli(['test'], { directory: place.folder });
    expect([proven.code, proven.text]).toEqual([0, expect.stringContaining('3 tests passed.')]);
    const preview = await runCli(['preview', '--exit-code'], { directory: place.folder, env: env() });
    expect(preview.text).toMatch(/No changes/i);
    expect(preview.code).toBe(0);
    const before = userFiles(place);
    for (const args of [[], ['--from-platform'], ['--from-platform', '--force']]) {
      const again = await runInit(place, args, { env: env() });
      expect(again.text).toContain('0 files written.');
      expect(userFiles(place)).toEqual(before);
    }
  });

  test('existing policies are edited only if git has them', async () => {
    const place = startRepository(github);
    await runInit(place, ['--policies', 'none'], { env: env() });
    place.write({ 'policies/secrets.yaml': 'product: secrets\nrules: [a.b]\n' });
    const before = userFiles(place);
    const { text, code } = await runInit(place, ['--from-platform'], { env: env() });
    expect(text.replaceAll(/\s+/g, ' ')).toContain('would overwrite policies/secrets.yaml. Git does not hold');
    expect(code).toBe(1);
    expect(userFiles(place)).toEqual(before);
    place.git('add', '.');
    expect((await runInit(place, ['--from-platform'], { env: env() })).code).toBe(0);
    expect((await runCli(['preview', '--exit-code'], { directory: place.folder, env: env() })).code).toBe(0);
  });

  test('nothing is written if the platform refuses the token', async () => {
    const place = startRepository(github);
    const { error } = await runInit(place, [], { env: { ...env(), IFMATCH_API_TOKEN: 'x'.repeat(40) } });
    expect(String(error)).toMatch(/PlatformError/);
    expect(userPaths(place)).toEqual([]);
  });
});

const namesBuiltIn = expect.stringContaining('    - leaked-credentials\n    - supply-chain-incidents\n');

test.for<{ seed: string; quirks: Quirk[] }>([
  { seed: 'acme', quirks: ['built-in-policies', 'unknown-fields', 'nulls'] },
  { seed: 'acme', quirks: ['built-in-policies', 'legacy-rejections', 'deployment-versions'] },
  // It has no other policies.
  { seed: 'empty', quirks: ['built-in-policies'] },
])('built-in policies of $seed stay out of the files, with the quirks $quirks', async (options) => {
  const sandbox = await startSandbox(options);
  onTestFinished(() => sandbox.close());
  const env = { IFMATCH_BASE_URL: sandbox.url, IFMATCH_API_TOKEN: sandbox.token };
  const place = startRepository(github);
  expect(await runInit(place, ['--from-platform'], { env })).toMatchObject({ code: 0, error: null });
  expect(place.read('ifmatch.yaml')).toEqual(namesBuiltIn);
  expect(userPaths(place).filter((path) => /\/(?:leaked|supply)-/.test(path))).toEqual([]);
  const preview = await runCli(['preview', '--exit-code'], { directory: place.folder, env });
  expect([preview.code, preview.text]).toEqual([0, expect.stringContaining('2 objects of remediation')]);
});
