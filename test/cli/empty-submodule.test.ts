import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runCli } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

let directory: string;

beforeEach(() => {
  directory = temporaryFolder();
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
])('a submodule that is not checked out is an error where a run looks for policies: %j', async (line) => {
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

test('a checked-out submodule may have only hidden files, but not .git alone', async () => {
  gitmodules('path = team/policies/shared');
  writeFileSync(join(directory, 'team/policies/shared/.git'), 'gitdir: ../../../.git/modules/shared\n');
  expect(await validate('team/policies')).toMatchObject({ code: 3 });
  writeFileSync(join(directory, 'team/policies/shared/.gitignore'), '');
  expect(await validate('team/policies')).toMatchObject({ code: 0, text: expect.stringContaining('1 file') });
});

test('.gitmodules may contain bytes that are not UTF-8', async () => {
  const path = join(directory, '.gitmodules');
  writeFileSync(path, Buffer.from('[submodule "x"]\n\tpath = caf\xE9\n\tpath = team/policies/shared\n', 'latin1'));
  expect(await validate('team/policies')).toMatchObject({ code: 3, text: expect.stringContaining('1 error') });
});
