import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { SourceError } from '../../src/domain/source.ts';
import { openDisk } from '../../src/files/disk.ts';
import { Git, openCommit } from '../../src/runtime/git.ts';
import { runGit } from '../rig/git.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const folder = temporaryFolder();
const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null' };
const git = (...args: string[]): string => runGit(folder, args);
const clone = new Git(folder, env);

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  mkdirSync(join(folder, 'policies', 'deep'), { recursive: true });
  writeFileSync(join(folder, 'policies', 'one.yaml'), 'name: one\n');
  writeFileSync(join(folder, 'policies', 'deep', 'zwölf "x".yaml'), 'name: ä\n');
  writeFileSync(join(folder, 'policies', 'empty.yaml'), '');
  writeFileSync(join(folder, 'readme.md'), 'x'.repeat(50));
  symlinkSync('one.yaml', join(folder, 'policies', 'link.yaml'));
  symlinkSync('../readme.md', join(folder, 'policies', 'readme.md'));
  symlinkSync('../../outside.md', join(folder, 'policies', 'outside.md'));
  symlinkSync('deep', join(folder, 'policies', 'linked'));
  // A filter must not change what is read, and a text attribute neither.
  writeFileSync(join(folder, '.gitattributes'), '*.yaml text eol=crlf ident\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
});

describe('the files of a commit', () => {
  test('are listed like those of a folder', () => {
    const [commit, disk] = [openCommit(clone, 'HEAD'), openDisk(folder)];
    for (const path of ['policies', 'policies/deep']) expect(commit.list(path)).toEqual(disk.list(path));
    for (const path of ['policies', 'policies/link.yaml', 'policies/one.yaml', 'nothing', ''])
      expect(commit.kind(path)).toBe(disk.kind(path));
  });

  test('are read as committed, whatever the work tree contains', () => {
    const source = openCommit(clone, 'HEAD');
    writeFileSync(join(folder, 'policies', 'one.yaml'), 'name: changed\n');
    expect(Buffer.from(source.read('policies/one.yaml', 100)).toString()).toBe('name: one\n');
    expect(Buffer.from(source.read('policies/deep/zwölf "x".yaml', 100)).toString()).toBe('name: ä\n');
    expect(source.read('policies/empty.yaml', 100)).toHaveLength(0);
    expect(source.read('readme.md', 100)).toHaveLength(50);
  });

  test.each([
    ['policies/link.yaml', 'symlink'],
    ['policies', 'not-a-file'],
    ['policies/gone.yaml', 'missing'],
    ['readme.md', 'too-large'],
  ])('are refused if %s is not a regular file: %s', (path, kind) => {
    const read = (): Uint8Array => openCommit(clone, 'HEAD').read(path, 10);
    expect(read).toThrow(SourceError);
    expect(read).toThrow(expect.objectContaining({ kind }));
  });
});

test('a commit has its parents, and an unknown name is null', () => {
  const first = clone.resolveCommit('HEAD');
  git('commit', '--quiet', '--allow-empty', '-m', 'second');
  expect(clone.parents(clone.resolveCommit('HEAD') ?? '')).toEqual([first]);
  expect(clone.resolveCommit('no-such-branch')).toBeNull();
  expect(clone.resolveCommit('--all')).toBeNull();
});
