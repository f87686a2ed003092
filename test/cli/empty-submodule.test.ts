import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { runCli } from '../run-cli.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ifmatch-submodule-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const folder of ['.git', 'team/policies/shared', 'team/policies/empty']) {
    mkdirSync(join(directory, folder), { recursive: true });
  }
  writeFileSync(join(directory, 'team/policies/a.yaml'), policy);
});

const policy =
  'name: A\nslug: a\nfilters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n';

const gitmodules = (line: string): void =>
  writeFileSync(
    join(directory, '.gitmodules'),
    `[submodule "shared"]\n\t${line}\n\turl = https://example.org/shared\n`,
  );

const validate = async (...args: string[]) => runCli(['validate', ...args], { directory });

test.each([
  'path = team/policies/shared',
  'path="team/policies/shared"',
  'path =team/policies/shared\r',
  'path = team/policies/shared ; ours',
])('a submodule that is not checked out is an error, wherever a run looks for policies: %j', async (line) => {
  gitmodules(line);
  for (const args of [
    ['team/policies'],
    ['-C', 'team'],
    ['-C', 'team/policies', '.'],
    ['team/*/*/*.yaml', 'team/policies/a.yaml'],
    ['team/policies/shared', 'team/policies/a.yaml'],
  ]) {
    const { code, text } = await validate(...args);
    expect({ args, code, text }).toMatchObject({ code: 3, text: expect.stringContaining('1 error') });
    expect(text).toContain('shared" is a submodule that is not checked out');
  }
});

test('a submodule that is checked out is read as any folder, and another empty one is nothing to tell of', async () => {
  gitmodules('path = team/policies/shared');
  writeFileSync(join(directory, 'team/policies/shared/b.yaml'), policy.replace('slug: a', 'slug: b'));
  expect(await validate('team/policies')).toMatchObject({ code: 0, text: expect.stringContaining('2 files') });
});

test('a submodule that is checked out may hold nothing but hidden files, of which .git alone is a checkout that failed', async () => {
  gitmodules('path = team/policies/shared');
  writeFileSync(join(directory, 'team/policies/shared/.git'), 'gitdir: ../../../.git/modules/shared\n');
  expect(await validate('team/policies')).toMatchObject({ code: 3 });
  writeFileSync(join(directory, 'team/policies/shared/.gitignore'), '');
  expect(await validate('team/policies')).toMatchObject({ code: 0, text: expect.stringContaining('1 file') });
});

test('a submodule in a submodule is told as one, too', async () => {
  gitmodules('path = team/policies/shared');
  const shared = join(directory, 'team/policies/shared');
  mkdirSync(join(shared, 'deep/inner'), { recursive: true });
  writeFileSync(join(shared, '.git'), 'gitdir: ../../../.git/modules/shared\n');
  writeFileSync(join(shared, '.gitmodules'), '[submodule "inner"]\n\tpath = deep/inner\n');
  for (const args of [['team/policies'], ['-C', 'team'], ['-C', 'team/policies/shared/deep', '.']]) {
    const { code, text } = await validate(...args);
    expect({ args, code, text }).toMatchObject({ code: 3, text: expect.stringContaining('1 error') });
    expect(text.replaceAll(/\s+/g, ' ')).toContain('inner" is a submodule that is not checked out');
  }
});

test('an empty folder is no submodule without a list of those', async () => {
  expect(await validate('team/policies')).toMatchObject({ code: 0 });
});

test.each([
  ['a folder', () => mkdirSync(join(directory, '.gitmodules'))],
  ['a link', () => symlinkSync('team/policies/a.yaml', join(directory, '.gitmodules'))],
  ['a link to nothing', () => symlinkSync('none', join(directory, '.gitmodules'))],
  ['too large', () => writeFileSync(join(directory, '.gitmodules'), Buffer.alloc(1024 * 1024 + 1))],
])('where the list of submodules cannot be read, an empty folder may be one: %s', async (_, make) => {
  make();
  const { code, text } = await validate('team/policies');
  expect({ code, text }).toMatchObject({ code: 3, text: expect.stringContaining('team/policies/empty:1:1') });
  expect(text).toContain('it cannot be read: .gitmodules, which tells whether this is a submodule,');
  for (const folder of ['empty', 'shared']) rmSync(join(directory, 'team/policies', folder), { recursive: true });
  expect(await validate('team/policies')).toMatchObject({ code: 0 });
});

test('a list of submodules may hold bytes that are not UTF-8', async () => {
  const path = join(directory, '.gitmodules');
  writeFileSync(path, Buffer.from('[submodule "x"]\n\tpath = caf\xE9\n\tpath = team/policies/shared\n', 'latin1'));
  expect(await validate('team/policies')).toMatchObject({ code: 3, text: expect.stringContaining('1 error') });
});
