import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { root } from '../../scripts/files.ts';
import { runCli } from '../run-cli.ts';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'ifmatch-above-'));
  onTestFinished(() => rmSync(repository, { recursive: true }));
  for (const folder of ['.git', 'team/policies/deep']) mkdirSync(join(repository, folder), { recursive: true });
  cpSync(join(root, 'examples/policies'), join(repository, 'team/policies'), { recursive: true });
  rmSync(join(repository, 'team/policies/ifmatch.yaml'));
});
const configIn = (folder: string): void =>
  writeFileSync(join(repository, folder, 'ifmatch.yaml'), 'guards: { max_deletes: 0 }\n');
const run = (folder: string, ...args: string[]) => runCli(args, { directory: join(repository, folder) });

const above = (folder: string): string =>
  `error: ifmatch.yaml lies above this folder, in ${folder}, so its guards and folders would not apply here. Run ifmatch there, with paths for a part, or give this folder its own config.\n`;

test.for([
  ['validate'],
  ['preview', '--sandbox'],
  ['apply', '--sandbox', '--yes'],
  ['drift', '--sandbox'],
  ['pull', '--sandbox'],
  ['deployments', '--sandbox'],
])('%s below the folder of a config that nobody named is refused', async (words) => {
  configIn('.');
  expect(await run('team', ...words)).toEqual({ code: 64, text: above('..') });
  expect(await run('team/policies', ...words)).toEqual({ code: 64, text: above('../..') });
});

test('doctor says so too', async () => {
  configIn('.');
  const { text } = await run('team', 'doctor', '--sandbox');
  expect(text).toMatch(/^failed +config +ifmatch\.yaml lies above this folder, in \.\.$/m);
});

test('a pull below policies that have no config is refused, and not elsewhere', async () => {
  const says = (folder: string): string =>
    `error: policies lies above this folder, in ${folder}, and a pull here would write the same files twice. Run ifmatch there, or give this folder its own config.\n`;
  expect(await run('team/policies', 'pull', '--sandbox')).toEqual({ code: 64, text: says('..') });
  expect(await run('team/policies/deep', 'pull', '--sandbox')).toEqual({ code: 64, text: says('../..') });
  mkdirSync(join(repository, 'other'));
  expect((await run('other', 'pull', '--sandbox')).code).toBe(0);
  configIn('team/policies/deep');
  expect((await run('team/policies/deep', 'pull', '--sandbox')).code).toBe(0);
});
