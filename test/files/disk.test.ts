import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { SourceError } from '../../src/domain/problem.ts';
import { openDisk } from '../../src/files/disk.ts';

let base: string;
let root: string;

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'ifmatch-disk-')));
  root = join(base, 'repository');
  mkdirSync(join(root, 'policies/deep'), { recursive: true });
  mkdirSync(join(base, 'outside'));
  writeFileSync(join(root, 'policies/a.yaml'), 'inside');
  writeFileSync(join(root, 'policies/deep/b.yaml'), 'deep inside');
  writeFileSync(join(base, 'outside/a.yaml'), 'OUTSIDE');
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

const reasonOf = (action: () => unknown): string => {
  try {
    return `read ${Buffer.from(action() as Uint8Array).toString()}`;
  } catch (error) {
    if (error instanceof SourceError) return error.reason;
    throw error;
  }
};

describe('a disk', () => {
  test('has the submodules that its repository names, and else none', () => {
    const disk = openDisk(root, { isSubmodule: (path) => path === 'policies/deep' });
    expect([disk.isSubmodule?.('policies/deep'), disk.isSubmodule?.('policies')]).toEqual([true, false]);
    expect(openDisk(root).isSubmodule?.('policies/deep')).toBe(false);
  });

  test('tells what stands where, and reads regular files', () => {
    const disk = openDisk(root);
    expect(['', 'policies', 'policies/a.yaml', 'nothing', 'policies/a.yaml/x'].map((path) => disk.kind(path))).toEqual([
      'folder',
      'folder',
      'file',
      'missing',
      'missing',
    ]);
    expect(disk.list('policies')).toEqual([
      { name: 'a.yaml', kind: 'file' },
      { name: 'deep', kind: 'folder' },
    ]);
    expect(Buffer.from(disk.read('policies/deep/b.yaml', 100)).toString()).toBe('deep inside');
  });

  test('sorts names by code unit', () => {
    for (const name of ['Z', 'ä', 'a', '_']) writeFileSync(join(root, 'policies/deep', name), '');
    expect(
      openDisk(root)
        .list('policies/deep')
        .map(({ name }) => name),
    ).toEqual(['Z', '_', 'a', 'b.yaml', 'ä']);
  });

  test('refuses a file over the limit, with its size', () => {
    const disk = openDisk(root);
    expect(() => disk.read('policies/a.yaml', 5)).toThrow(expect.objectContaining({ reason: 'too-large', bytes: 6 }));
    expect(disk.read('policies/a.yaml', 6)).toHaveLength(6);
  });

  test('follows no link, whatever it leads to and wherever it stands', () => {
    symlinkSync(join(base, 'outside/a.yaml'), join(root, 'policies/link.yaml'));
    symlinkSync('a.yaml', join(root, 'policies/inner.yaml'));
    symlinkSync('nowhere', join(root, 'policies/dangling.yaml'));
    symlinkSync(join(base, 'outside'), join(root, 'folder'));
    symlinkSync('policies', join(root, 'same'));
    symlinkSync('loop', join(root, 'loop'));
    const disk = openDisk(root);
    for (const path of [
      'policies/link.yaml',
      'policies/inner.yaml',
      'policies/dangling.yaml',
      'folder/a.yaml',
      'same/a.yaml',
      'loop',
      'loop/a',
    ]) {
      expect([path, disk.kind(path), reasonOf(() => disk.read(path, 100))]).toEqual([path, 'symlink', 'symlink']);
    }
    expect(reasonOf(() => disk.list('folder'))).toBe('unreadable');
  });

  test('tells a link to a file from other links', () => {
    for (const [name, target] of [
      ['README.md', '../policies/a.yaml'],
      ['outside.md', join(base, 'outside/a.yaml')],
      ['again.md', 'README.md'],
      ['deeper', 'deep'],
      ['outside', join(base, 'outside')],
      ['dangling.md', 'nowhere'],
      ['loop', 'loop'],
    ] as const) {
      symlinkSync(target, join(root, 'policies', name));
    }
    symlinkSync('policies', join(root, 'same'));
    const disk = openDisk(root);
    const names = disk.list('policies').filter(({ name }) => disk.leadsToFile(`policies/${name}`));
    expect(names.map(({ name }) => name)).toEqual(['README.md', 'a.yaml', 'again.md', 'outside.md']);
    expect(disk.leadsToFile('same/README.md')).toBe(false);
  });

  test('may itself be reached by a link', () => {
    symlinkSync(root, join(base, 'by-link'));
    expect(Buffer.from(openDisk(join(base, 'by-link')).read('policies/a.yaml', 100)).toString()).toBe('inside');
  });

  test.skipIf(process.platform === 'win32')('does not wait for a FIFO and reads no device', () => {
    expect(spawnSync('sh', ['-c', 'mkfifo "$0"', join(root, 'policies/fifo.yaml')]).status).toBe(0);
    const disk = openDisk(root);
    expect(disk.kind('policies/fifo.yaml')).toBe('other');
    for (const path of ['policies/fifo.yaml', 'policies']) {
      expect(reasonOf(() => disk.read(path, 100))).toBe('not-a-file');
    }
  });

  test('says which file is missing or locked', () => {
    const disk = openDisk(root);
    for (const path of ['policies/none.yaml', 'none/none.yaml']) {
      expect(reasonOf(() => disk.read(path, 100))).toBe('missing');
    }
    expect(reasonOf(() => disk.list('none'))).toBe('unreadable');
  });

  test('takes a name that no file can have for missing', () => {
    const disk = openDisk(root);
    const long = `policies/${'x'.repeat(300)}.yaml`;
    expect([disk.kind(long), disk.kind(`${long}/ifmatch.yaml`), disk.leadsToFile(long)]).toEqual([
      'missing',
      'missing',
      false,
    ]);
  });

  test('leaves it to the read to say why something may not be looked at', () => {
    const disk = openDisk(root);
    // The root of a machine may look at everything, but at a name with a NUL nobody may.
    expect(disk.kind('policies/\0.yaml')).toBe('file');
    expect(reasonOf(() => disk.read('policies/\0.yaml', 100))).toBe('unreadable');
    if (process.getuid?.() === 0) return;
    chmodSync(join(root, 'policies/deep'), 0o000);
    onTestFinished(() => chmodSync(join(root, 'policies/deep'), 0o700));
    expect(disk.kind('policies/deep/b.yaml')).toBe('file');
    expect(reasonOf(() => disk.read('policies/deep/b.yaml', 100))).toBe('unreadable');
  });

  test('sees a folder that became a link after it was looked at', () => {
    const disk = openDisk(root);
    expect(reasonOf(() => disk.read('policies/a.yaml', 100))).toBe('read inside');
    renameSync(join(root, 'policies'), join(root, 'moved'));
    symlinkSync(join(base, 'outside'), join(root, 'policies'));
    expect(reasonOf(() => disk.read('policies/a.yaml', 100))).toBe('symlink');
  });

  test('takes a folder that became a link before it is opened for none of its own', () => {
    const disk = openDisk(root);
    expect(disk.list('policies')).toHaveLength(2);
    renameSync(join(root, 'policies'), join(root, 'moved'));
    symlinkSync(join(base, 'outside'), join(root, 'policies'));
    expect(reasonOf(() => disk.read('policies/a.yaml', 100))).toBe('symlink');
  });
});
