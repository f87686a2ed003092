import { describe, expect, test } from 'vitest';
import { type EntryKind, type Source, SourceError } from '../../src/domain/source.ts';
import { nowhere } from '../../src/domain/problem.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { findFiles, intendedName, reportMisnamedConfigs } from '../../src/files/find.ts';
import { loadFiles } from '../../src/files/load.ts';
import { memorySource } from './memory-source.ts';
import { insidePath } from '../../src/files/search-paths.ts';
import { isInGlob } from '../../src/files/path-glob.ts';

/** A tree of folders, files and links. */
const tree = (kinds: Readonly<Record<string, EntryKind>>): Source => ({
  kind: (path) => (path === '' ? 'folder' : (kinds[path] ?? 'missing')),
  list: (folder) => {
    const start = folder === '' ? '' : `${folder}/`;
    const inside = Object.entries(kinds).filter(
      ([path]) => path.startsWith(start) && !path.slice(start.length).includes('/'),
    );
    return inside.map(([path, kind]) => ({ name: path.slice(start.length), kind }));
  },
  read: () => new Uint8Array(),
});

const empty = (...paths: string[]): Source => memorySource(Object.fromEntries(paths.map((path) => [path, ''])));

/** Files, and problems with their paths, of which errors begin with an exclamation mark. */
function find(
  source: Source,
  paths: readonly string[],
  config: string | null = 'ifmatch.yaml',
  ignore: string[] = [],
): string[] {
  const asked = paths.map((path) => ({ path, at: nowhere, isDefault: false }));
  const { files, problems } = findFiles(source, asked, {
    ...defaultSettings,
    ...(config !== null && { file: config }),
    ignore,
  });
  return [
    ...files,
    ...problems.map((problem) => {
      const mark = problem.severity === 'error' ? '!' : '';
      return `${mark}${problem.code} ${'path' in problem ? problem.path : problem.at.file}`;
    }),
  ];
}

const repository = empty(
  'ifmatch.yaml',
  'policies/z.yaml',
  'policies/a.yml',
  'policies/notes.md',
  'policies/Upper.YAML',
  'policies/deep/er/b.yaml',
  'policies/.hidden/c.yaml',
  'policies/.d.yaml',
  'policies/node_modules/e.yaml',
  'teams/web/policies/f.yaml',
  'teams/web/other/g.yaml',
  'teams/api/policies/h.yaml',
  '.github/workflows/ci.yml',
  'single.txt',
);
const folder = ['policies/Upper.YAML', 'policies/a.yml', 'policies/deep/er/b.yaml', 'policies/z.yaml'];

describe('policy files', () => {
  test.for([
    [['policies'], folder],
    [
      ['single.txt', 'policies/.d.yaml', 'policies', 'policies/z.yaml'],
      ['policies/.d.yaml', ...folder, 'single.txt'],
    ],
    [['teams/*/policies'], ['teams/api/policies/h.yaml', 'teams/web/policies/f.yaml']],
    [['teams/**/?.yaml'], ['teams/api/policies/h.yaml', 'teams/web/other/g.yaml', 'teams/web/policies/f.yaml']],
    [['policies/z.*', 'policies/z*.yaml'], ['policies/z.yaml']],
    [['policies/**'], folder],
    [
      ['**/policies/*.y*ml'],
      ['policies/a.yml', 'policies/z.yaml', 'teams/api/policies/h.yaml', 'teams/web/policies/f.yaml'],
    ],
    [['policies/.hidden/*'], ['policies/.hidden/c.yaml']],
    [['*/nothing/*.yaml'], ['!path-missing */nothing/*.yaml']],
    [['nothing'], ['!path-missing nothing']],
    [['ifmatch.yaml'], ['!no-files ']],
    [['policies/.hidden'], ['policies/.hidden/c.yaml']],
  ] as const)('are found under %j', ([paths, found]) => {
    expect(find(repository, paths)).toEqual(found);
  });

  test('are found in a folder that no one named', () => {
    const asked = [{ path: 'nothing', at: nowhere, isDefault: true }];
    expect(findFiles(repository, asked, defaultSettings).problems).toMatchObject([
      { code: 'no-files', searched: ['nothing'] },
    ]);
  });

  test('may not be links, devices, pipes or submodules', () => {
    const source = tree({
      p: 'folder',
      'p/a.yaml': 'file',
      'p/b.yaml': 'symlink',
      'p/linked': 'symlink',
      'p/c.yaml': 'other',
      'p/module': 'other',
      'p/d.yaml': 'left-out',
      'p/.d.yaml': 'symlink',
    });
    const all = ['p/a.yaml', '!symlink p/b.yaml', '!symlink p/linked', '!not-a-file p/c.yaml', '!not-a-file p/module', '!left-out p/d.yaml']; // prettier-ignore
    expect(find(source, ['p'])).toEqual(all);
    expect(find(source, ['p/*'])).toEqual(all);
    expect(find(source, ['p/*.yaml'])).toEqual(all.filter((one) => !/linked|module/.test(one)));
    expect(find(source, ['*/*/x.yaml'])).toEqual(all.filter((one) => !/[ab].yaml$/.test(one)));
    expect(find(source, ['p/b.yaml', 'p/module'])).toEqual(['!symlink p/b.yaml', '!not-a-file p/module']);
  });

  test('may be next to a link that is named like another file', () => {
    const links = { p: 'folder', 'p/a.yaml': 'file', 'p/README.md': 'symlink', 'p/c.yml': 'symlink' } as const;
    expect(find(tree(links), ['p'])).toEqual(['p/a.yaml', '!symlink p/c.yml']);
    expect(find(tree(links), ['p/**'])).toEqual(['p/a.yaml', '!symlink p/c.yml']);
  });

  test('may be in a submodule; an empty submodule is an error', () => {
    const kinds = {
      full: 'folder',
      'full/a.yaml': 'file',
      module: 'folder',
      'module/.git': 'file',
      none: 'folder',
    } as const;
    const source = { ...tree(kinds), isSubmodule: (path: string) => path === 'full' || path === 'module' };
    expect(find(source, [''])).toEqual(['full/a.yaml', '!empty-submodule module']);
    expect(find(source, ['**/*.yaml'])).toEqual(['full/a.yaml', '!empty-submodule module']);
    expect(find(tree(kinds), [''])).toEqual(['full/a.yaml']);
  });

  test('in an unreadable folder are an error', () => {
    const failing = (error: Error): Source => ({
      ...empty('p/a.yaml'),
      list: () => {
        throw error;
      },
    });
    const locked = failing(new SourceError('unreadable', 'p', 'you have no permission'));
    expect(find(locked, ['p'])).toEqual(['!unreadable p']);
    expect(() => find(failing(new Error('ours')), ['p'])).toThrow('ours');
  });
});

describe('a name that is not that of a policy file', () => {
  test.for([
    ['A.YML.orig', 'A.yaml'],
    ['a.yaml.bak', 'a.yaml'],
    ['a.yaml~', 'a.yaml'],
    ['a.JSON', 'a.yaml'],
    ['a.b.ymal', 'a.b.yaml'],
    ['a.jsonc', null],
    ['scan.yara', null],
    ['README.md', null],
  ] as const)('is %s, probably meant as %s', ([name, meant]) => {
    expect(intendedName(name)).toBe(meant);
  });

  test('causes a warning, and the error that there is no policy file', () => {
    const source = empty('p/a.yaml', 'p/deep/b.yalm', 'p/c.txt');
    const found = ['p/a.yaml', 'ignored-file p/deep/b.yalm'];
    expect([find(source, ['p']), find(source, ['p/**'])]).toEqual([found, found]);
    expect(find(empty('p/b.yalm'), ['p'])).toEqual(['ignored-file p/b.yalm', '!no-files ']);
    expect(find(empty('p/a.yaml', 'p/guards.json'), ['p'], 'p/guards.json')).toEqual(['p/a.yaml']);
  });

  test('is reported if it is another config, whose guards do not count', () => {
    const source = empty('p/a.yaml', 'p/b/ifmatch.yaml');
    expect(find(source, ['p'])).toEqual(['p/a.yaml', 'other-config p/b/ifmatch.yaml']);
    expect(find(source, ['p/**'], 'p/b/ifmatch.yaml')).toEqual(['p/a.yaml']);
  });
});

describe('a glob', () => {
  const matches = (pattern: string, path: string) => isInGlob(path.split('/'), pattern.split('/'));

  // Tried in all ways one after the other, either would take longer than the age of the world.
  test('is matched in linear time', () => {
    expect(matches(`${'*a'.repeat(100)}b`, 'a'.repeat(250))).toBe(false);
    expect(matches(`${'**/'.repeat(200)}x`, 'a/'.repeat(200).slice(0, -1))).toBe(false);
  });

  test('reads only the folders that it leads into', () => {
    const seen: string[] = [];
    const source = tree({ p: 'folder', 'p/a.yaml': 'file', 'p/deep': 'folder', 'b.txt': 'file' });
    const list = (path: string) => source.list(seen[seen.push(path) - 1] ?? '');
    expect(find({ ...source, list }, ['p/*.yaml', 'b.txt/*'])).toEqual(['p/a.yaml', '!path-missing b.txt/*']);
    expect(seen).toEqual(['p']);
  });

  test('is not used if a file has exactly that name', () => {
    expect(find(empty('p/a*.yaml', 'p/ab.yaml'), ['p/a*.yaml'])).toEqual(['p/a*.yaml']);
  });
});

describe('a path', () => {
  test.for([
    ['', 'policies/', 'policies'],
    ['', './policies//a.yaml', 'policies/a.yaml'],
    ['sub', '../policies', 'policies'],
    ['', '..', null],
    ['', 'a/../../b', null],
    ['', '/etc/passwd', null],
    ['', 'C:\\policies', null],
    ['', 'c:/x', null],
    ['', '..hidden', '..hidden'],
    ['x', '..\\z', null],
    ['x', 'a\\..', null],
    ['x', 'a\\b', 'x/a\\b'],
    ['x', 'a..\\b', 'x/a..\\b'],
  ] as const)('from %j to %j is %j', ([base, path, inside]) => {
    expect(insidePath(base, path)).toBe(inside);
  });
});

describe('a config of a wrong name', () => {
  const misnamedIn = (name: string, kind: EntryKind = 'file'): string[] =>
    reportMisnamedConfigs(tree({ [name]: kind }), [], null).map(({ at }) => at.file);

  test.for(['ifmatch.yml', 'ifmatch.json', '.ifmatch.yaml', 'if-match.yaml'])('is %s', (name) => {
    expect([misnamedIn(name), misnamedIn(name, 'symlink'), misnamedIn(name, 'folder')]).toEqual([[name], [name], []]);
  });

  test('is an error above the paths of a run', async () => {
    const policy = 'policies: []';
    const files = { 'elsewhere/b.yaml': policy, 'apps/web/ifmatch.yml': '', 'apps/web/policies/a.yaml': policy };
    const codes = async (config: string | undefined, path: string) => {
      const settings = { ...defaultSettings, ...(config !== undefined && { file: config }) };
      const { problems } = await loadFiles(memorySource(files), settings, { paths: [path], deployment: null });
      return problems.map(({ code, at }) => `${code} ${at.file}`);
    };
    const expected = ['misnamed-config apps/web/ifmatch.yml'];
    for (const path of ['apps/web/policies', './apps/web/policies/', 'apps/web/policies/a.yaml'])
      expect([await codes(undefined, path), await codes('ifmatch.yaml', path)]).toEqual([expected, expected]);
    expect(await codes('apps/web/policies/ifmatch.yaml', 'apps/web/policies')).toEqual([]);
    expect(await codes(undefined, 'elsewhere')).toEqual([]);
  });
});
