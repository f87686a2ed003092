import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

test('the nearest config above is named', async () => {
  configIn('.');
  configIn('team');
  expect((await run('team/policies', 'validate')).text).toBe(above('..'));
});

test('a link in the place of a config counts, also one that leads nowhere', async () => {
  symlinkSync('none.yaml', join(repository, 'ifmatch.yaml'));
  expect(await run('team/policies', 'validate')).toEqual({ code: 64, text: above('../..') });
  expect((await run('.', 'validate')).text).toContain('is a symbolic link');
});

test('what lies above a folder that a link leads to is above that folder', async () => {
  configIn('.');
  mkdirSync(join(repository, 'elsewhere/.git'), { recursive: true });
  symlinkSync('../team', join(repository, 'elsewhere/link'));
  expect(await run('.', '-C', 'elsewhere/link', 'validate')).toEqual({ code: 64, text: above('..') });
  expect(await run('elsewhere/link', 'validate')).toEqual({ code: 64, text: above('..') });
});

test('what is wrong with a config that is there, or was named, is told as that', async () => {
  configIn('.');
  expect((await run('team', 'validate', '--config', 'no.yaml')).text).toContain('"no.yaml" does not exist');
  for (const [name, text, said] of [
    ['ifmatch.yaml', 'guards: [\n', 'ifmatch.yaml:'],
    ['ifmatch.yaml', 'guards: { max_deletess: 1 }\n', '"max_deletess" is not a field'],
    ['ifmatch.yml', 'guards: { max_deletes: 0 }\n', 'ifmatch.yml'],
  ] as const) {
    writeFileSync(join(repository, 'team', name), text);
    const told = await run('team', 'validate');
    expect(told.code).toBe(3);
    expect(told.text).toContain(said);
    expect(told.text).not.toContain('lies above');
    rmSync(join(repository, 'team', name));
  }
});

test('doctor says so too', async () => {
  configIn('.');
  const { text } = await run('team', 'doctor', '--sandbox');
  expect(text).toMatch(/^failed +config +ifmatch\.yaml lies above this folder, in \.\.$/m);
});

test('a folder with a config of its own, another config by name, and the folder of the config itself are taken', async () => {
  configIn('.');
  writeFileSync(join(repository, 'team/own.yaml'), 'policies: policies\n');
  expect((await run('team', 'validate', '--config', 'own.yaml')).code).toBe(0);
  expect((await run('.', 'validate', 'team/policies')).code).toBe(0);
  configIn('team');
  expect((await run('team', 'validate')).code).toBe(0);
});

test('what lies above the repository is not looked at', async () => {
  configIn('.');
  mkdirSync(join(repository, 'team/.git'));
  expect((await run('team', 'validate')).code).toBe(0);
  for (const folder of ['.git', 'team/.git']) rmSync(join(repository, folder), { recursive: true });
  expect((await run('team', 'validate')).code).toBe(0);
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
