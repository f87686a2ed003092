import { mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDisk } from '../../src/files/disk.ts';

const hooks = vi.hoisted(() => ({ opened: (_: string): void => {}, hidesOpen: false }));

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  return {
    ...fs,
    openSync: (path: string, flags: number): number => {
      const file = fs.openSync(path, flags);
      hooks.opened(path);
      return file;
    },
    readlinkSync: (path: string): string => {
      if (hooks.hidesOpen) throw new Error('ENOENT');
      return fs.readlinkSync(path);
    },
  };
});

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'ifmatch-races-')));
  writeFileSync(join(root, 'a.yaml'), 'before');
});

afterEach(() => {
  hooks.opened = () => {};
  hooks.hidesOpen = false;
  rmSync(root, { recursive: true, force: true });
});

const isLinux = process.platform === 'linux';

test.runIf(isLinux)('a file that an editor saves while it is opened is told as replaced, and as no link', () => {
  hooks.opened = (path) => {
    if (!path.endsWith('a.yaml')) return;
    writeFileSync(join(root, 'b'), 'after');
    renameSync(join(root, 'b'), join(root, 'a.yaml'));
  };
  const disk = openDisk(root);
  const replaced = { reason: 'unreadable', message: 'a.yaml was replaced while it was read' };
  expect(() => disk.read('a.yaml', 100)).toThrow(expect.objectContaining(replaced));
  const read = disk.keepOpen?.(() => disk.read('a.yaml', 100));
  expect(Buffer.from(read ?? []).toString()).toBe('after');
});

test('files are read by their paths where the system does not show what is open', () => {
  hooks.hidesOpen = true;
  const disk = openDisk(root);
  const read = disk.keepOpen?.(() => disk.read('a.yaml', 100)) ?? disk.read('a.yaml', 100);
  expect(Buffer.from(read).toString()).toBe('before');
});
