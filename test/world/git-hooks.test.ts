import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Git } from '../../src/world/git.ts';
import { readCommit } from '../../src/world/history.ts';

test.each([
  ['the clone', '.git'],
  ['the clone, by its full path', '{top}/.git'],
  ['another clone', '{top}/other/.git'],
])('a hook of %s does not lead away from the folder of the run', (_, dir) => {
  const top = mkdtempSync(join(tmpdir(), 'ifmatch-hook-'));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null' };
  const git = (folder: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: join(top, folder),
      env,
    });
  for (const folder of ['team/policies', 'other']) mkdirSync(join(top, folder), { recursive: true });
  writeFileSync(join(top, 'team/policies/a.yaml'), 'policies: []\n');
  for (const folder of ['other', '.']) {
    git(folder, 'init', '--quiet');
    git(folder, 'add', folder === '.' ? 'team' : '.');
    git(folder, 'commit', '--quiet', '--allow-empty', '-m', 'first');
  }
  const path = dir.replace('{top}', top);
  const index = join(path, 'index');
  const hooked = new Git(join(top, 'team'), { ...env, GIT_DIR: path, GIT_INDEX_FILE: index, GIT_PREFIX: 'team/' });
  const found = readCommit(hooked, 'HEAD')?.open().list('policies');
  expect(found).toEqual([{ name: 'a.yaml', kind: 'file' }]);
  expect(hooked.read(['ls-files']).toString()).toBe('policies/a.yaml\n');
});
