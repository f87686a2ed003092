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
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Source, SourceError } from '../../src/domain/problem.ts';
import { UsageError } from '../../src/domain/json.ts';
import { openDisk } from '../../src/files/disk.ts';

const enter = (folder: string): void => process.chdir(folder);

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

const isLinux = process.platform === 'linux';

const amongMany = <T extends object>(disk: Source, work: () => T): T => disk.readMany?.(work) ?? work();

describe('a disk', () => {
  test('has the submodules that its repository names, and else none', () => {
    const disk = openDisk(root, { isSubmodule: (path) => path === 'policies/deep' });
    expect([disk.isSubmodule?.('policies/deep'), disk.isSubmodule?.('policies')]).toEqual([true, false]);
    expect(openDisk(root, { enter }).isSubmodule?.('policies/deep')).toBe(false);
  });

  test('tells what stands where, and reads regular files', () => {
    const disk = openDisk(root, { enter });
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
      openDisk(root, { enter })
        .list('policies/deep')
        .map(({ name }) => name),
    ).toEqual(['Z', '_', 'a', 'b.yaml', 'ä']);
  });

  test('refuses a file over the limit, with its size', () => {
    const disk = openDisk(root, { enter });
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
    const disk = openDisk(root, { enter });
    for (const path of [
      'policies/link.yaml',
      'policies/inner.yaml',
      'policies/dangling.yaml',
      'folder/a.yaml',
      'same/a.yaml',
      'loop',
      'loop/a',
    ]) {
      const reasons = [() => disk.read(path, 100), () => amongMany(disk, () => disk.read(path, 100))].map(reasonOf);
      expect([path, disk.kind(path), ...reasons]).toEqual([path, 'symlink', 'symlink', 'symlink']);
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
    const disk = openDisk(root, { enter });
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
    const disk = openDisk(root, { enter });
    expect(disk.kind('policies/fifo.yaml')).toBe('other');
    for (const path of ['policies/fifo.yaml', 'policies']) {
      expect(reasonOf(() => disk.read(path, 100))).toBe('not-a-file');
      expect(reasonOf(() => amongMany(disk, () => disk.read(path, 100)))).toBe('not-a-file');
    }
  });

  test('says which file is missing or locked', () => {
    const disk = openDisk(root, { enter });
    for (const path of ['policies/none.yaml', 'none/none.yaml']) {
      expect(reasonOf(() => disk.read(path, 100))).toBe('missing');
      expect(reasonOf(() => amongMany(disk, () => disk.read(path, 100)))).toBe('missing');
    }
    expect(reasonOf(() => disk.list('none'))).toBe('unreadable');
  });

  test('takes a name that no file can have for missing', () => {
    const disk = openDisk(root, { enter });
    const long = `policies/${'x'.repeat(300)}.yaml`;
    expect([disk.kind(long), disk.kind(`${long}/ifmatch.yaml`), disk.leadsToFile(long)]).toEqual([
      'missing',
      'missing',
      false,
    ]);
  });

  test('leaves it to the read to say why something may not be looked at', () => {
    const disk = openDisk(root, { enter });
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
    const disk = openDisk(root, { enter });
    expect(reasonOf(() => disk.read('policies/a.yaml', 100))).toBe('read inside');
    renameSync(join(root, 'policies'), join(root, 'moved'));
    symlinkSync(join(base, 'outside'), join(root, 'policies'));
    expect(reasonOf(() => disk.read('policies/a.yaml', 100))).toBe('symlink');
  });

  test('reads from a folder that it is in, whatever stands at its path by then', () => {
    const disk = openDisk(root, { enter });
    const read = amongMany(disk, () => {
      const before = reasonOf(() => disk.read('policies/a.yaml', 100));
      renameSync(join(root, 'policies'), join(root, 'moved'));
      symlinkSync(join(base, 'outside'), join(root, 'policies'));
      return [before, reasonOf(() => disk.read('policies/a.yaml', 100))];
    });
    expect(read).toEqual(['read inside', isLinux ? 'read inside' : 'symlink']);
    expect(reasonOf(() => disk.read('policies/a.yaml', 100))).toBe('symlink');
  });

  test('takes a folder that became a link before it is opened for none of its own', () => {
    const disk = openDisk(root, { enter });
    expect(disk.list('policies')).toHaveLength(2);
    renameSync(join(root, 'policies'), join(root, 'moved'));
    symlinkSync(join(base, 'outside'), join(root, 'policies'));
    expect(amongMany(disk, () => [reasonOf(() => disk.read('policies/a.yaml', 100))])).toEqual(['symlink']);
  });

  test('leaves the process in the folder that it was in, also where the work fails or that folder gets another path', () => {
    const before = process.cwd();
    onTestFinished(() => process.chdir(before));
    const disk = openDisk(root, { enter });
    const read = (): string[] => amongMany(disk, () => [reasonOf(() => disk.read('policies/deep/b.yaml', 100))]);
    expect(read()).toEqual(['read deep inside']);
    expect(() =>
      amongMany(disk, () => {
        disk.read('policies/a.yaml', 100);
        throw new Error('failed');
      }),
    ).toThrow('failed');
    expect(process.cwd()).toBe(before);
    process.chdir(join(base, 'outside'));
    const moved = amongMany(disk, () => {
      renameSync(join(base, 'outside'), join(base, 'moved'));
      return [reasonOf(() => disk.read('policies/a.yaml', 100))];
    });
    expect([moved, process.cwd()]).toEqual([['read inside'], join(base, 'moved')]);
  });

  test.runIf(isLinux)('reads from a folder that may not be entered by the paths of its files', () => {
    const refuse = vi.fn(() => {
      throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    });
    const disk = openDisk(root, { enter: refuse });
    expect(amongMany(disk, () => [reasonOf(() => disk.read('policies/a.yaml', 100))])).toEqual(['read inside']);
    expect(refuse).toHaveBeenCalledOnce();
  });

  test.runIf(isLinux)('tells of a folder that the process may not go back to', () => {
    const before = process.cwd();
    onTestFinished(() => process.chdir(before));
    const leave = vi.fn((folder: string) => {
      if (leave.mock.calls.length > 1) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
      process.chdir(folder);
    });
    const disk = openDisk(root, { enter: leave });
    const work = (): string[] => [reasonOf(() => disk.read('policies/a.yaml', 100))];
    expect(() => amongMany(disk, work)).toThrow(
      new UsageError('The folder that you are in may not be entered any more. Change to another one.'),
    );
  });
});
