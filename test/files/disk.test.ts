import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, realpathSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { SourceError } from '../../src/domain/source.ts';
import { openDisk } from '../../src/files/disk.ts';
import { memorySource } from './memory-source.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';
import { readText } from '../../src/files/text.ts';

let base: string;
let root: string;

beforeEach(() => {
  base = realpathSync(temporaryFolder());
  root = join(base, 'repository');
  mkdirSync(join(root, 'policies/deep'), { recursive: true });
  mkdirSync(join(base, 'outside'));
  writeFileSync(join(root, 'policies/a.yaml'), 'inside');
  writeFileSync(join(root, 'policies/deep/b.yaml'), 'deep inside');
  writeFileSync(join(base, 'outside/a.yaml'), 'OUTSIDE');
});

const codeOf = (action: () => unknown): string => {
  try {
    return `read ${Buffer.from(action() as Uint8Array).toString()}`;
  } catch (error) {
    if (error instanceof SourceError) return error.kind;
    throw error;
  }
};

describe('a disk', () => {
  test('lists entries by kind, and reads regular files', () => {
    const disk = openDisk(root);
    const kinds = ['', 'policies', 'policies/a.yaml', 'nothing', 'policies/a.yaml/x'].map((path) => disk.kind(path));
    expect(kinds).toEqual(['folder', 'folder', 'file', 'missing', 'missing']);
    expect(disk.list('policies')).toEqual([
      { name: 'a.yaml', kind: 'file' },
      { name: 'deep', kind: 'folder' },
    ]);
    expect(Buffer.from(disk.read('policies/deep/b.yaml', 100)).toString()).toBe('deep inside');
  });

  test('sorts names by code unit', () => {
    // The system sorts by bytes, and there the wide tilde comes before the face.
    for (const name of ['Z', '\u{FF5E}', '\u{1F600}', 'a', '_']) writeFileSync(join(root, 'policies/deep', name), '');
    const names = openDisk(root)
      .list('policies/deep')
      .map(({ name }) => name);
    expect(names).toEqual(['Z', '_', 'a', 'b.yaml', '\u{1F600}', '\u{FF5E}']);
  });

  test.for([
    ['policies', 'not-a-file', 'policies: it is not a regular file'],
    ['policies/a.yaml', 'too-large', 'policies/a.yaml: it is too large'],
    ['link/a.yaml', 'symlink', 'link/a.yaml: it lies behind a symbolic link'],
    ['policies/none.yaml', 'missing', 'policies/none.yaml: it is not there'],
    ['none/none.yaml', 'missing', 'none/none.yaml: it is not there'],
  ] as const)('says why %s is not read', ([path, kind, message]) => {
    symlinkSync('policies', join(root, 'link'));
    expect(() => openDisk(root).read(path, 5)).toThrow(expect.objectContaining({ kind, message }));
  });

  test.for(['policies/a.yaml', 'link', 'none'])('says why %s is not listed', (path) => {
    symlinkSync('policies', join(root, 'link'));
    const message = `${path}: it is not a folder`;
    expect(() => openDisk(root).list(path)).toThrow(expect.objectContaining({ kind: 'unreadable', message }));
  });

  test('follows no link, in any position and to any target', () => {
    const links = {
      'policies/link.yaml': join(base, 'outside/a.yaml'),
      'policies/inner.yaml': 'a.yaml',
      'policies/dangling.yaml': 'nowhere',
      folder: join(base, 'outside'),
      same: 'policies',
      loop: 'loop',
    };
    for (const [path, target] of Object.entries(links)) symlinkSync(target, join(root, path));
    const disk = openDisk(root);
    for (const path of [...Object.keys(links), 'folder/a.yaml', 'same/a.yaml', 'loop/a'])
      expect([path, disk.kind(path), codeOf(() => disk.read(path, 100))]).toEqual([path, 'symlink', 'symlink']);
    expect(codeOf(() => disk.list('folder'))).toBe('unreadable');
  });

  test('works if the root itself is reached by a link', () => {
    symlinkSync(root, join(base, 'by-link'));
    expect(Buffer.from(openDisk(join(base, 'by-link')).read('policies/a.yaml', 100)).toString()).toBe('inside');
  });

  test.skipIf(process.platform === 'win32')('does not wait for a FIFO and reads no device', () => {
    expect(spawnSync('sh', ['-c', 'mkfifo "$0"', join(root, 'policies/fifo.yaml')]).status).toBe(0);
    const disk = openDisk(root);
    expect(disk.kind('policies/fifo.yaml')).toBe('other');
    for (const path of ['policies/fifo.yaml', 'policies']) {
      expect(codeOf(() => disk.read(path, 100))).toBe('not-a-file');
    }
  });

  test('reports a name that no file can have as missing', () => {
    const disk = openDisk(root);
    const long = `policies/${'x'.repeat(300)}.yaml`;
    expect([disk.kind(long), disk.kind(`${long}/ifmatch.yaml`)]).toEqual(['missing', 'missing']);
  });

  test('reports a missing permission when reading, not when listing', () => {
    const disk = openDisk(root);
    // The root of a machine may look at everything, but at a name with a NUL nobody may.
    expect(disk.kind('policies/\0.yaml')).toBe('file');
    expect(codeOf(() => disk.read('policies/\0.yaml', 100))).toBe('unreadable');
    if (process.getuid?.() === 0) return;
    chmodSync(join(root, 'policies/deep'), 0o000);
    onTestFinished(() => chmodSync(join(root, 'policies/deep'), 0o700));
    expect(disk.kind('policies/deep/b.yaml')).toBe('file');
    expect(codeOf(() => disk.read('policies/deep/b.yaml', 100))).toBe('unreadable');
  });

  test('notices a folder that became a link after it was listed', () => {
    const disk = openDisk(root);
    expect(codeOf(() => disk.read('policies/a.yaml', 100))).toBe('read inside');
    renameSync(join(root, 'policies'), join(root, 'moved'));
    symlinkSync(join(base, 'outside'), join(root, 'policies'));
    expect(codeOf(() => disk.read('policies/a.yaml', 100))).toBe('symlink');
  });
});

describe('the text of a file', () => {
  const read = (content: string | Uint8Array) => readText(memorySource({ 'a.yaml': content }), 'a.yaml');

  test('has no byte order mark', () => {
    expect(read('\u{FEFF}name: é😀\r\n\tx\n')).toEqual({ text: 'name: é😀\r\n\tx\n' });
  });

  test.for([
    ['NUL as its first character', '\0a: b', 0, 1, 1],
    ['a second byte order mark', '\u{FEFF}\u{FEFF}a: b', 0xfeff, 1, 1],
    ['an escape', 'a: b\r\nc: \u{1B}[31m', 0x1b, 2, 4],
    ['a C1 control', 'a\u{85}b', 0x85, 1, 2],
    ['a lone carriage return', 'a: b\nc\rd', 13, 2, 2],
    ['a non-character', 'a\u{FFFF}', 0xffff, 1, 2],
    ['UTF-16 without a mark', Buffer.from('name', 'utf16le'), 0, 1, 2],
  ] as const)('is refused if it contains %s', ([, content, codePoint, line, column]) => {
    const problem = { code: 'control-character', codePoint, position: { line, column } };
    expect(read(content)).toMatchObject({ problem });
  });

  test.for([
    ['a: \xff', 3],
    ['a: é\xc3', 5],
    ['\xff', 0],
  ] as const)('is refused if it is not UTF-8: %j', ([text, offset]) => {
    const bytes = Buffer.concat(
      text.split(/(?=[\xc3\xff])/).map((part) => Buffer.from(part, /^[\xc3\xff]/.test(part) ? 'latin1' : 'utf8')),
    );
    expect(read(bytes)).toMatchObject({ problem: { code: 'not-utf8', offset } });
  });
});
