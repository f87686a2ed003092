import { type EntryKind, nowhere, type Source, SourceError } from '../../../src/domain/problem.ts';
import { describe, expect, test } from 'vitest';
import { misnamedAbove, misnamedConfigs } from '../../../src/files/find.ts';
import { memory } from '../memory.ts';
import { told } from '../told.ts';

/** A root of one entry. */
const rootOf = (name: string, kind: EntryKind): Source => ({ ...memory({}), list: () => [{ name, kind }] });

const misnamedIn = (source: Source): string[] => misnamedConfigs(source, '', 'error').map(({ at }) => at.file);

const failing = (error: Error): Source => ({
  ...memory({ 'p/a.yaml': '' }),
  list: () => {
    throw error;
  },
});

describe('a config of a wrong name', () => {
  test.for([
    ['file', ['ifmatch.yml']],
    ['symlink', ['ifmatch.yml']],
    ['folder', []],
    ['other', []],
  ] as const)('may be a %s: %j', ([kind, files]) => {
    expect(misnamedIn(rootOf('ifmatch.yml', kind))).toEqual(files);
  });

  test.for(['ifmatch.yml', 'ifmatch.json', '.ifmatch.yaml', 'IfMatch.yaml', 'if-match.yaml', 'ifmacth.yaml'])(
    'is %s',
    (name) => {
      expect(misnamedIn(rootOf(name, 'file'))).toEqual([name]);
    },
  );

  test.for(['ifmatch.yaml', 'if.yaml', 'iffy.yaml', 'fmatch.yaml', 'xfmatch.yaml', 'ifmatches.yaml', 'ifmatch.md'])(
    'is not %s',
    (name) => {
      expect(misnamedIn(rootOf(name, 'file'))).toEqual([]);
    },
  );
});

describe('the folders above a path', () => {
  const above = (source: Source, path: string): string[] =>
    misnamedAbove(source, [{ path, at: nowhere, byDefault: false }], null).map(told);

  test('are looked at one by one, with the path itself and without the root', () => {
    const folders = ['', 'a/', 'a/b/', 'a/b/c/', 'z/'];
    const source = memory(Object.fromEntries(folders.map((folder) => [`${folder}ifmatch.yml`, ''])));
    const error = (path: string): string =>
      `error misnamed-config at ${path}/ {"path":"${path}","expected":"ifmatch.yaml"}`;
    expect(above(source, 'a/b/c')).toEqual(['a/ifmatch.yml', 'a/b/ifmatch.yml', 'a/b/c/ifmatch.yml'].map(error));
    expect(above(source, '')).toEqual([]);
  });

  test('are listed, and files are not', () => {
    const source = memory({ 'p/a.yaml': '' });
    const list = (path: string): ReturnType<Source['list']> => {
      if (source.kind(path) !== 'folder') throw new Error(`${path} was listed`);
      return source.list(path);
    };
    expect(above({ ...source, list }, 'p/a.yaml')).toEqual([]);
  });

  test('may be locked, which whoever reads them tells', () => {
    expect(above(failing(new SourceError('unreadable', 'p', 'you have no permission')), 'p')).toEqual([]);
    expect(() => above(failing(new Error('ours')), 'p')).toThrow('ours');
  });
});
