import { describe, expect, test } from 'vitest';
import { type EntryKind, type Source, SourceError } from '../../../src/domain/source.ts';
import { findFiles, nowhere } from '../../../src/files/find/find-files.ts';
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
    expect(find(failing(new SourceError('unreadable', 'p: EACCES')), 'p')).toEqual([
      'error unreadable at p/ {"reason":"p: EACCES"}',
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

test('the config is not told to be ignored, whatever it is called', () => {
  const asked = [{ path: 'p', at: nowhere, byDefault: false }];
  const source = memory({ 'p/a.yaml': '', 'p/guards.json': '' });
  expect(findFiles(source, asked, 'p/guards.json')).toEqual({ files: ['p/a.yaml'], problems: [] });
});
