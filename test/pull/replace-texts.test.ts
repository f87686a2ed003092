import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { replaceFiles, replaceTexts } from '../../src/commands/edits/replace-texts.ts';
import { FileChangedError } from '../../src/domain/errors.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'policies'));
});

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

describe('policy files', () => {
  test('are changed, created and removed together', () => {
    write('policies/a.yaml', '\u{FEFF}old\r\n');
    write('policies/b.yaml', 'gone');
    const before = new Map([
      ['policies/a.yaml', '\u{FEFF}old\r\n'],
      ['policies/b.yaml', 'gone'],
    ]);
    replaceTexts(
      root,
      before,
      new Map([
        ['policies/a.yaml', 'new'],
        ['policies/b.yaml', null],
        ['policies/x/y/c.yaml', 'made'],
      ]),
    );
    expect([read('policies/a.yaml'), read('policies/x/y/c.yaml')]).toEqual(['new', 'made']);
    expect(existsSync(join(root, 'policies/b.yaml'))).toBe(false);
  });

  test('all stay unchanged if one cannot be written', () => {
    write('policies/a.yaml', 'old');
    write('policies/b.yaml', 'gone');
    chmodSync(join(root, 'policies/a.yaml'), 0o750);
    mkdirSync(join(root, 'policies/folder'));
    const edits = new Map([
      ['policies/a.yaml', 'new'],
      ['policies/b.yaml', null],
      ['policies/c.yaml', 'made'],
      ['policies/folder', null],
    ]);
    expect(() => replaceFiles(root, edits)).toThrow('No file was changed');
    expect([read('policies/a.yaml'), read('policies/b.yaml')]).toEqual(['old', 'gone']);
    expect(statSync(join(root, 'policies/a.yaml')).mode & 0o777).toBe(0o750);
    expect(readdirSync(join(root, 'policies'))).toEqual(['a.yaml', 'b.yaml', 'folder']);
  });

  test('keep their permissions', () => {
    write('policies/a.yaml', 'old');
    chmodSync(join(root, 'policies/a.yaml'), 0o750);
    replaceTexts(root, new Map([['policies/a.yaml', 'old']]), new Map([['policies/a.yaml', 'new']]));
    expect(read('policies/a.yaml')).toBe('new');
    expect(statSync(join(root, 'policies/a.yaml')).mode & 0o777).toBe(0o750);
  });

  test('are not written through links, nor over anything but a file', () => {
    mkdirSync(join(root, 'other'));
    write('other/target', 'mine');
    symlinkSync('../other/target', join(root, 'policies/link.yaml'));
    symlinkSync('other', join(root, 'linked'));
    mkdirSync(join(root, 'policies/folder.yaml'));
    for (const path of ['policies/link.yaml', 'linked/new.yaml', 'policies/folder.yaml', 'other/target/x.yaml'])
      expect(() => replaceTexts(root, new Map(), new Map([[path, 'new']]))).toThrow(/No file was changed/);
    expect(() => replaceTexts(root, new Map(), new Map([['other/target', 'new']]))).toThrow(FileChangedError);
    expect(read('other/target')).toBe('mine');
    expect(readdirSync(join(root, 'other'))).toEqual(['target']);
  });
});
