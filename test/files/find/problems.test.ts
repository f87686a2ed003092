import { type EntryKind, nowhere, type Source, SourceError } from '../../../src/domain/problem.ts';
import { describe, expect, test } from 'vitest';
import { findFiles } from '../../../src/files/find.ts';
import { memory } from '../memory.ts';
import { told } from '../told.ts';

const find = (source: Source, ...paths: string[]): string[] => {
  const asked = paths.map((path) => ({ path, at: nowhere, byDefault: false }));
  const { files, problems } = findFiles(source, asked, null);
  return [...files, ...problems.map(told)];
};

/** A tree of folders, files and links; `leads`: whether the links lead to files. */
const tree = (kinds: Readonly<Record<string, EntryKind>>, leads = false): Source => ({
  kind: (path) => (path === '' ? 'folder' : (kinds[path] ?? 'missing')),
  list: (folder) => {
    const start = folder === '' ? '' : `${folder}/`;
    const inside = Object.entries(kinds).filter(
      ([path]) => path.startsWith(start) && !path.slice(start.length).includes('/'),
    );
    return inside.map(([path, kind]) => ({ name: path.slice(start.length), kind }));
  },
  leadsToFile: () => leads,
  read: () => new Uint8Array(),
});

test('a name that is not UTF-8 is told where policies may stand, for U+FFFD is all that is left of it', () => {
  const source = tree({
    p: 'folder',
    'p/\uFFFD': 'folder',
    'p/\uFFFD.yaml': 'file',
    'p/\uFFFD.link': 'symlink',
    'p/\uFFFD.md': 'file',
    'p/.\uFFFD': 'folder',
    'p/good.yaml': 'file',
    'p/\uFFFD/a.yaml': 'file',
  });
  const garbled = (path: string): string => `error garbled-name at ${path}/ {"path":"${path}"}`;
  const [folder, file, link] = ['p/\uFFFD', 'p/\uFFFD.yaml', 'p/\uFFFD.link'].map(garbled);
  expect(find(source, 'p')).toEqual(['p/good.yaml', folder, file, link]);
  expect(find(source, 'p/**/*.yaml')).toEqual(['p/good.yaml', folder, file, link]);
  expect(find(source, 'p/*.yaml')).toEqual(['p/good.yaml', file]);
  expect(find(source, 'p/*/a.yaml')).toEqual([folder, link]);
  expect(find(source, 'p/good.*')).toEqual(['p/good.yaml']);
  expect(find(source, 'p', 'p/\uFFFD.yaml')).toEqual(['p/good.yaml', 'p/\uFFFD.yaml', folder, file, link]);
});

test('an empty folder is told where it is a submodule, and no other is', () => {
  const kinds = { full: 'folder', 'full/a.yaml': 'file', module: 'folder', empty: 'folder' } as const;
  const source = { ...tree(kinds), isSubmodule: (path: string) => path === 'full' || path === 'module' };
  const found = ['full/a.yaml', 'error empty-submodule at module/ {"path":"module"}'];
  expect(find(source, '')).toEqual(found);
  expect(find(source, '**/*.yaml')).toEqual(found);
  expect(find(tree(kinds), '')).toEqual(['full/a.yaml']);
});

// A checkout that failed leaves the name of the submodule's repository.
test.for([
  ['.git', ['error empty-submodule at module/ {"path":"module"}']],
  ['.keep', ['error no-files at / {"searched":["module"]}']],
] as const)('a submodule that holds nothing but %s is told or not', ([name, found]) => {
  const source = tree({ module: 'folder', [`module/${name}`]: 'file' });
  expect(find({ ...source, isSubmodule: (path: string) => path === 'module' }, 'module')).toEqual(found);
});

test('files that are one where capitals and accents are not told apart are told, wherever they are asked for', () => {
  const files = {
    'p/A.yaml': '',
    'p/a.YAML': '',
    'p/a.yaml': '',
    'q/\u00E9.yaml': '',
    'Q/e\u0301.yaml': '',
    'q/e.yaml': '',
  };
  const same = (path: string, other: string): string =>
    `warning same-name at ${path}/ ${JSON.stringify({ path, other })}`;
  const found = [same('q/\u00E9.yaml', 'Q/e\u0301.yaml'), same('p/a.YAML', 'p/A.yaml'), same('p/a.yaml', 'p/A.yaml')];
  expect(find(memory(files), '')).toEqual([...Object.keys(files).toSorted(), ...found]);
  expect(find(memory(files), 'p/A.yaml', 'p/a.yaml', 'q')).toEqual([
    'p/A.yaml',
    'p/a.yaml',
    'q/e.yaml',
    'q/\u00E9.yaml',
    found[2],
  ]);
});

test('a config that is not the one of the run is told at its path', () => {
  expect(find(memory({ 'p/a.yaml': '', 'p/ifmatch.yaml': '' }), 'p')).toEqual([
    'p/a.yaml',
    'warning other-config at p/ifmatch.yaml/ {"path":"p/ifmatch.yaml","config":null}',
  ]);
});

test('what stands in a folder and is no file is told at its path', () => {
  const source = tree({
    p: 'folder',
    'p/a.yaml': 'symlink',
    'p/b.yaml': 'other',
    'p/c.yalm': 'file',
    'p/d.yaml': 'file',
  });
  expect(find(source, 'p')).toEqual([
    'p/d.yaml',
    'error symlink at p/a.yaml/ {"path":"p/a.yaml"}',
    'error not-a-file at p/b.yaml/ {"path":"p/b.yaml"}',
    'warning ignored-file at p/c.yalm/ {"path":"p/c.yalm","meant":"c.yaml"}',
  ]);
});

describe('a link on the way of a glob', () => {
  const kinds = { 'a.yaml': 'file', link: 'symlink', deep: 'folder', 'deep/x.yaml': 'file' } as const;

  test('is refused where it may lead to a folder', () => {
    expect(find(tree(kinds), '*/x.yaml')).toEqual(['deep/x.yaml', 'error symlink at link/ {"path":"link"}']);
    expect(find(tree(kinds), '**/x.yaml')).toEqual(['deep/x.yaml', 'error symlink at link/ {"path":"link"}']);
  });

  test('is left alone where it leads to a file, or where nothing further down is meant', () => {
    expect(find(tree(kinds, true), '*/x.yaml')).toEqual(['deep/x.yaml']);
    expect(find(tree(kinds), '*.yaml')).toEqual(['a.yaml']);
  });

  test('is refused where its name is nearly one that is meant, unless it leads to a file', () => {
    const slip = { 'a.yaml': 'file', 'b.yalm': 'symlink' } as const;
    expect(find(tree(slip), '*.yaml')).toEqual(['a.yaml', 'error symlink at b.yalm/ {"path":"b.yalm"}']);
    expect(find(tree(slip, true), '*.yaml')).toEqual([
      'a.yaml',
      'warning ignored-file at b.yalm/ {"path":"b.yalm","meant":"b.yaml"}',
    ]);
  });
});

test('a folder that a glob does not lead into is not looked at', () => {
  const seen: string[] = [];
  const source = tree({ p: 'folder', 'p/a.yaml': 'file', 'p/deep': 'folder', 'p/deep/b.yaml': 'file' });
  const list = (folder: string) => {
    seen.push(folder);
    return source.list(folder);
  };
  expect(find({ ...source, list }, 'p/*.yaml')).toEqual(['p/a.yaml']);
  expect(seen).toEqual(['p']);
});

describe('a folder that cannot be read', () => {
  const failing = (error: Error): Source => ({
    ...memory({ 'p/a.yaml': '' }),
    list: () => {
      throw error;
    },
  });

  test('is told with the reason', () => {
    expect(find(failing(new SourceError('unreadable', 'p', 'you have no permission')), 'p')).toEqual([
      'error unreadable at p/ {"reason":"you have no permission"}',
    ]);
  });

  test('for no reason of its own is a mistake of ours', () => {
    expect(() => find(failing(new Error('ours')), 'p')).toThrow('ours');
  });
});

test('a name that is no glob where something stands is taken as it is', () => {
  const source = memory({ 'p/a*.yaml': '', 'p/ab.yaml': '', 'q?/a.yaml': '', 'qq/b.yaml': '' });
  expect(find(source, 'p/a*.yaml')).toEqual(['p/a*.yaml']);
  expect(find(source, 'q?')).toEqual(['q?/a.yaml']);
});

describe('what a glob means by its very name', () => {
  test('is told where it is not read for that name', () => {
    expect(find(memory({ 'p/a.yaml': '', 'p/b.json': '' }), 'p/*.json')).toEqual([
      'error path-missing at / {"path":"p/*.json"}',
      'warning ignored-file at p/b.json/ {"path":"p/b.json","meant":"b.yaml"}',
    ]);
  });

  test('is refused where it is a link, though the glob leads on', () => {
    expect(find(tree({ p: 'folder', 'p/a.yaml': 'file', 'p/b.yaml': 'symlink' }, true), 'p/**')).toEqual([
      'p/a.yaml',
      'error symlink at p/b.yaml/ {"path":"p/b.yaml"}',
    ]);
  });
});

test.for([
  ['p', 'p/guards.json'],
  ['p/*.yaml', 'p/guards.json'],
  ['p/*.yaml', 'p/guards.yml'],
] as const)('in %s the config is not told to be ignored, though it is called %s', ([path, config]) => {
  const asked = [{ path, at: nowhere, byDefault: false }];
  expect(findFiles(memory({ 'p/a.yaml': '', [config]: '' }), asked, config)).toEqual({
    files: ['p/a.yaml'],
    problems: [],
  });
});
