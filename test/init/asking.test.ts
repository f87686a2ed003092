import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { runCli } from '../run-cli.ts';
import { repository, runInit } from './rig.ts';

const github = 'git@github.com:acme/policies.git';
const down = '\u001B[B';
const connected = ['--policies', 'none'];
const open = { to: 'Which workflow', keys: '\r' };

describe('at a terminal', () => {
  test('only what cannot be found out is asked', async () => {
    const place = repository(github);
    const keys = [{ ...open, keys: `${down}\r` }];
    const { error } = await runInit(place, [...connected, '--deployment', 'acme'], { keys });
    expect(error).toBeNull();
    expect(place.read('ifmatch.yaml')).toContain('  acme: {}\n');
    expect(place.read('.github/workflows/policies.yml')).toContain('pull_request_target:');
    const again = await runInit(place, [], { keys: [] });
    expect(again.text).toContain('0 files written.');
  });

  test('flags answer the questions, and --yes takes the defaults', async () => {
    const flags = [...connected, '--deployment', 'acme', '--workflow', 'simple', '--owners', '@a/b'];
    expect((await runInit(repository(github), flags, { keys: [] })).text).toContain('8 files written.');
    expect((await runInit(repository(github), ['--yes'], { keys: [] })).text).toContain('7 files written.');
  });

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('%s at the question leaves nothing behind', async (_, away) => {
    const place = repository(github);
    const { text, code } = await runInit(place, connected, { keys: [{ ...open, keys: away }] });
    expect(text).toContain('Stopped. Nothing was written.');
    expect(code).toBe(1);
    expect(place.files()).toEqual([]);
  });
});

describe('with a platform at hand', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({});
  });
  afterAll(() => sandbox.close());
  const env = () => ({ IFMATCH_BASE_URL: sandbox.url, IFMATCH_API_TOKEN: sandbox.token });

  test('the deployment and its id come from there', async () => {
    const place = repository(github);
    const { text, error } = await runInit(place, ['--policies', 'none'], { env: env() });
    expect(error).toBeNull();
    expect(place.read('ifmatch.yaml')).toMatch(/deployments:\n {2}acme:\n {4}id: "1234"\n/);
    expect(text).toMatch(/Next:\n {2}ifmatch pull\n$/);
  });

  test('its policies are what to begin with, and a preview then says no changes', async () => {
    const place = repository(github);
    const { text, error, code } = await runInit(place, ['--from-platform'], { env: env() });
    expect([error, code]).toEqual([null, 0]);
    expect(text).toContain('+ policies/remediation/block-critical-findings.yaml\n');
    expect(text).toContain('+ policies/detection/secrets.yaml\n');
    const preview = await runCli(['preview', '--exit-code'], { directory: place.folder, env: env() });
    expect(preview.text).toMatch(/No changes/i);
    expect(preview.code).toBe(0);
    const before = place.content();
    for (const args of [[], ['--from-platform'], ['--from-platform', '--force']]) {
      const again = await runInit(place, args, { env: env() });
      expect(again.text).toContain('0 files written.');
      expect(place.content()).toEqual(before);
    }
  });

  test('policies that are there are edited only where git holds them, or with --force', async () => {
    const place = repository(github);
    await runInit(place, ['--policies', 'none'], { env: env() });
    place.write('policies/secrets.yaml', 'product: secrets\nrules: [a.b]\n');
    const before = place.content();
    const { text, code } = await runInit(place, ['--from-platform'], { env: env() });
    expect(text.replaceAll(/\s+/g, ' ')).toContain('policies/secrets.yaml has uncommitted changes');
    expect(code).toBe(1);
    expect(place.content()).toEqual(before);
    expect((await runInit(place, ['--from-platform', '--force'], { env: env() })).code).toBe(0);
    expect((await runCli(['preview', '--exit-code'], { directory: place.folder, env: env() })).code).toBe(0);
  });

  test('a platform that says no to the token leaves nothing behind', async () => {
    const place = repository(github);
    const { error } = await runInit(place, [], { env: { ...env(), IFMATCH_API_TOKEN: 'x'.repeat(40) } });
    expect(String(error)).toMatch(/PlatformError/);
    expect(place.files()).toEqual([]);
  });
});
