import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDisk } from '../../../src/files/disk.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'ifmatch-refusals-')));
  mkdirSync(join(root, 'p'));
  writeFileSync(join(root, 'p/a.yaml'), 'inside');
  symlinkSync('p', join(root, 'link'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test.for([
  ['p', 'not-a-file', 'p: it is not a regular file'],
  ['p/a.yaml', 'too-large', 'p/a.yaml: it is too large'],
  ['link/a.yaml', 'symlink', 'link/a.yaml: it lies behind a symbolic link'],
] as const)('that %s is not read is told with its path', ([path, reason, message]) => {
  expect(() => openDisk(root).read(path, 5)).toThrow(expect.objectContaining({ reason, message }));
});

test.for(['p/a.yaml', 'link', 'none'])('that %s is not listed is told with its path', (path) => {
  const message = `${path}: it is not a folder`;
  expect(() => openDisk(root).list(path)).toThrow(expect.objectContaining({ reason: 'unreadable', message }));
});

test.for([
  ['', '.: it is not there'],
  ['p', 'p: it is not there'],
] as const)('that a folder went away is told with its path: %j', ([path, message]) => {
  const disk = openDisk(root);
  expect(disk.list('p')).toHaveLength(1);
  rmSync(root, { recursive: true });
  expect(() => disk.list(path)).toThrow(expect.objectContaining({ reason: 'missing', message }));
});

test('names are sorted by code unit, of which some characters have two', () => {
  // The system sorts by bytes, and there the wide tilde comes first.
  for (const name of ['\u{FF5E}', '\u{1F600}']) writeFileSync(join(root, 'p', name), '');
  const names = openDisk(root)
    .list('p')
    .map(({ name }) => name);
  expect(names).toEqual(['a.yaml', '\u{1F600}', '\u{FF5E}']);
});
