import { chownSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Runtime } from '../../src/runtime/runtime.ts';
import { runCli } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

let top: string;

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
}

const validate = async (...args: string[]): Promise<string> =>
  (await runCli(['validate', ...args], { directory: join(top, 'team/policies/deep') })).text;

beforeEach(() => {
  top = temporaryFolder();
  write({
    'ifmatch.yaml': 'policies: team/policies\n',
    'team/policies/none.yaml': 'policies: []\n',
    'team/policies/deep/code.yaml': 'product: code\nrules: [a.b]\n',
    'team/policies/deep/policies/other.yaml': 'product: secrets\nrules: [a.b]\n',
  });
});

const whole = 'Using ../../../ifmatch.yaml (paths below start at ../../..).\nValid: 3 files\n';
const validResult = 'Valid: 1 file\n';

test('the config above is found outside of a repository, too', async () => {
  expect(await validate()).toContain(whole);
});

test('a repository ends at its root, so another one around it does not govern it', async () => {
  write({ 'team/.git/HEAD': 'ref: refs/heads/main\n' });
  expect(await validate()).toMatch(validResult);
  write({ '.git/HEAD': 'ref: refs/heads/main\n' });
  expect(await validate()).toMatch(validResult);
});

test('the nearest config counts', async () => {
  write({ 'team/ifmatch.yaml': 'policies: policies/deep/policies\n' });
  expect(await validate()).toContain('Using ../../ifmatch.yaml (paths below start at ../..).\nValid: 1 file\n');
  expect(await validate('--config', '../../../ifmatch.yaml', '../none.yaml')).toContain('Using ../../../ifmatch.yaml');
});

test.runIf(process.geteuid?.() === 0)('that of another user counts only inside of a repository', async () => {
  chownSync(join(top, 'ifmatch.yaml'), 12_345, 12_345);
  expect(await validate()).toMatch(validResult);
  write({ '.git/HEAD': 'ref: refs/heads/main\n' });
  expect(await validate()).toContain(whole);
});

test('a link in its place is an error', async () => {
  write({ '.git/HEAD': 'ref: refs/heads/main\n' });
  symlinkSync('../ifmatch.yaml', join(top, 'team/ifmatch.yaml'));
  expect(await validate()).toContain('"ifmatch.yaml" is a symbolic link');
});

test('the undo of an apply is beside the config, and named as the user would type it', () => {
  const parts = {
    env: {},
    cwd: join(top, 'team'),
    streams: { in: process.stdin, out: process.stdout, err: process.stderr },
    packageRoot: '/',
    now: () => Date.UTC(2026, 10, 20),
    stop: () => new Promise<void>(() => {}),
  };
  const options = {
    directory: '.',
    quiet: true,
    verbose: false,
    excludedFiles: null,
    connection: { sandbox: null, baseUrl: null },
  };
  const runtime = new Runtime(parts, { ...options, project: top });
  runtime.useConfig('ifmatch.yaml');
  const path = runtime.createUndoFile('{}\n');
  expect(path).toBe('../.ifmatch-undo-2026-11-20-1.json');
  expect(runtime.undoFiles()).toEqual([path]);
  expect(runtime.readText(path)).toBe('{}\n');
  runtime.removeUndoFile(path);
  expect(runtime.exists(path)).toBe(false);
});
