import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Git, readCommit } from '../../src/runtime/git.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

test('git runs no hook and no file system monitor', () => {
  const folder = temporaryFolder();
  const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null' };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, stdio: 'pipe' });
  git('init', '--quiet');
  writeFileSync(join(folder, 'a.yaml'), '');
  git('add', '.');
  writeFileSync(join(folder, 'watch'), `#!/bin/sh\ntouch '${folder}/ran'\n`, { mode: 0o755 });
  git('config', 'core.fsmonitor', join(folder, 'watch'));
  new Git(folder, env).run(['ls-files', '--modified', '--others']);
  expect(readdirSync(folder)).not.toContain('ran');
  git('ls-files', '--modified', '--others');
  expect(readdirSync(folder)).toContain('ran');
});

test.each([
  ['the clone', '.git'],
  ['the clone, by its full path', '{top}/.git'],
  ['another clone', '{top}/other/.git'],
])('a hook of %s cannot redirect git to another folder', (_, dir) => {
  const top = temporaryFolder();
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
  expect(hooked.run(['ls-files']).toString()).toBe('policies/a.yaml\n');
});
