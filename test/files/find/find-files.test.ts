import { type EntryKind, nowhere, type Source, SourceError } from '../../../src/domain/problem.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enter, findFiles, insidePath, isMeant, openGlob } from '../../../src/files/find.ts';
import { memory } from '../memory.ts';

const repository = memory(
  Object.fromEntries(
    [
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
    ].map((path) => [path, '']),
  ),
);

function find(source: Source, ...paths: string[]) {
  const { files, problems } = findFiles(
    source,
    paths.map((path) => ({ path, at: nowhere, byDefault: false })),
    'ifmatch.yaml',
  );
  return [
    ...files,
    ...problems.map((problem) => `${problem.code} ${'path' in problem ? problem.path : problem.at.file}`),
  ];
}

/** A folder `p` of files, links and others; no link leads to a file. */
const oneFolder = (kinds: Readonly<Record<string, EntryKind>>): Source => ({
  kind: (path) => (path === 'p' || path === '' ? 'folder' : (kinds[path.slice(2)] ?? 'missing')),
  list: (path) =>
    path === '' ? [{ name: 'p', kind: 'folder' }] : Object.entries(kinds).map(([name, kind]) => ({ name, kind })),
  leadsToFile: () => false,
  read: () => new Uint8Array(),
});

describe('policy files', () => {
  test('are found in folders, all the way down, but not among hidden entries and modules', () => {
    expect(find(repository, 'policies')).toEqual([
      'policies/Upper.YAML',
      'policies/a.yml',
      'policies/deep/er/b.yaml',
      'policies/z.yaml',
    ]);
    expect(find(repository, '')).not.toContain('.github/workflows/ci.yml');
    expect(find(repository, '')).toHaveLength(7);
  });

  test('may be named one by one, whatever they are called, and count once', () => {
    expect(find(repository, 'single.txt', 'policies/.d.yaml', 'policies', 'policies/z.yaml')).toEqual([
      'policies/.d.yaml',
      'policies/Upper.YAML',
      'policies/a.yml',
      'policies/deep/er/b.yaml',
      'policies/z.yaml',
      'single.txt',
    ]);
  });

  test.for([
    ['teams/*/policies', ['teams/api/policies/h.yaml', 'teams/web/policies/f.yaml']],
    ['teams/**/?.yaml', ['teams/api/policies/h.yaml', 'teams/web/other/g.yaml', 'teams/web/policies/f.yaml']],
    ['policies/z.*', ['policies/z.yaml']],
    ['policies/**', ['policies/Upper.YAML', 'policies/a.yml', 'policies/deep/er/b.yaml', 'policies/z.yaml']],
    [
      '**/policies/*.y*ml',
      [
        'policies/a.yml',
        'policies/z.yaml',
        'teams/api/policies/h.yaml',
        'teams/web/policies/f.yaml',
        'ignored-file policies/Upper.YAML',
      ],
    ],
    ['policies/.hidden/*', ['policies/.hidden/c.yaml']],
    ['*/nothing/*.yaml', ['path-missing */nothing/*.yaml']],
    ['nothing', ['path-missing nothing']],
  ] as const)('are found by %s', ([path, found]) => {
    expect(find(repository, path)).toEqual(found);
  });

  test('that two globs share are no mistake', () => {
    expect(find(repository, 'policies/z.*', 'policies/z*.yaml')).toEqual(['policies/z.yaml']);
  });

  test('are looked for by a glob in folders only', () => {
    const list = (path: string): never => {
      throw new SourceError('missing', path, 'it is no folder');
    };
    expect(find({ ...memory({ 'b.txt': '' }), list }, 'b.txt/*', 'c/*')).toEqual([
      'path-missing b.txt/*',
      'path-missing c/*',
    ]);
  });

  test('are missed only where somebody asked for them', () => {
    const asked = [{ path: 'nothing', at: nowhere, byDefault: true }];
    expect(findFiles(repository, asked, null).problems).toMatchObject([{ code: 'no-files', searched: ['nothing'] }]);
    expect(find(repository, 'ifmatch.yaml')).toEqual(['config-is-no-policy ifmatch.yaml']);
    expect(find(memory({ 'docs/readme.md': '' }), 'docs')).toEqual(['no-files ']);
  });

  test('are no links, devices, pipes or submodules', () => {
    const kinds: Record<string, EntryKind> = {
      'a.yaml': 'file',
      'b.yaml': 'symlink',
      linked: 'symlink',
      'c.yaml': 'other',
      module: 'other',
      '.d.yaml': 'symlink',
    };
    const source = oneFolder(kinds);
    const all = ['p/a.yaml', 'symlink p/b.yaml', 'symlink p/linked', 'not-a-file p/c.yaml', 'not-a-file p/module'];
    expect(find(source, 'p')).toEqual(all);
    expect(find(source, 'p/*')).toEqual(all);
    expect(find(source, 'p/*.yaml')).toEqual(all.filter((one) => !/linked|module/.test(one)));
    expect(find(source, '*/*/x.yaml')).toEqual(all.filter((one) => !one.endsWith('a.yaml')));
    expect(find(source, 'p/b.yaml', 'p/module')).toEqual(['symlink p/b.yaml', 'not-a-file p/module']);
  });
});

describe('a name in a searched folder', () => {
  test.for([
    ['blocking.yalm', 'blocking.yaml'],
    ['blocking.yam', 'blocking.yaml'],
    ['blocking.yaml~', 'blocking.yaml'],
    ['blocking.ymll', 'blocking.yaml'],
    ['blocking.json', 'blocking.yaml'],
    ['blocking.yaml.bak', 'blocking.yaml'],
    ['blocking.yml.orig', 'blocking.yml'],
    ['blocking-yaml', 'blocking.yaml'],
    ['blockingyml', 'blocking.yaml'],
  ] as const)('%s is told to be ignored, for %s is nearly that', ([name, meant]) => {
    const source = memory({ 'p/a.yaml': '', [`p/deep/${name}`]: '' });
    const ignored = { severity: 'warning', code: 'ignored-file', path: `p/deep/${name}`, meant };
    for (const path of ['p', 'p/**/*.y*ml', 'p/**']) {
      const { files, problems } = findFiles(source, [{ path, at: nowhere, byDefault: false }], null);
      expect([path, files, problems]).toEqual([path, ['p/a.yaml'], [expect.objectContaining(ignored)]]);
    }
  });

  test.for([
    'README.md',
    'CODEOWNERS',
    '.gitkeep',
    '.blocking.yalm',
    'notes.txt',
    'layout.xml',
    'parse.ml',
    'scan.yara',
    'yaml',
    'setup.py',
    'run.js',
  ])('%s is another thing', (name) => {
    expect(find(memory({ 'p/a.yaml': '', [`p/${name}`]: '' }), 'p', 'p/**')).toEqual(['p/a.yaml']);
  });

  test('counts for a glob only where its right name would', () => {
    const source = memory({ 'p/a.yaml': '', 'p/b.json': '' });
    expect(find(source, 'p/a*.yaml')).toEqual(['p/a.yaml']);
  });

  test('is told to be ignored where a glob would read it with another ending, and no other path does', () => {
    const files = ['p/a.yaml', 'p/b.yml', 'p/c.YAML', 'p/d.json', 'p/deep/e.yml'];
    const source = memory(Object.fromEntries(files.map((path) => [path, ''])));
    expect(find(memory({ 'p/a.yml': '', 'p/ifmatch.yaml': '' }), 'p/*.yml')).toEqual(['p/a.yml']);
    expect(find(source, 'p/*.yaml')).toEqual([
      'p/a.yaml',
      'ignored-file p/b.yml',
      'ignored-file p/c.YAML',
      'ignored-file p/d.json',
    ]);
    expect(find(source, 'p/*.yml')).toEqual([
      'p/b.yml',
      'ignored-file p/a.yaml',
      'ignored-file p/c.YAML',
      'ignored-file p/d.json',
    ]);
    expect(find(source, 'p/a*.yaml', 'p/*.yml', 'p/c.YAML', 'p/d.json')).toEqual([
      'p/a.yaml',
      'p/b.yml',
      'p/c.YAML',
      'p/d.json',
    ]);
  });

  test('does not hide that there is no policy file at all', () => {
    expect(find(memory({ 'p/blocking.yalm': '' }), 'p')).toEqual(['ignored-file p/blocking.yalm', 'no-files ']);
    expect(find(memory({ 'p/blocking.yalm': '' }), 'p/*.yaml')).toEqual([
      'path-missing p/*.yaml',
      'ignored-file p/blocking.yalm',
    ]);
  });
});

describe('a config among the policies', () => {
  const source = memory({ 'p/a.yaml': '', 'p/b/ifmatch.yaml': '' });
  const problems = (config: string | null, path = 'p'): unknown =>
    findFiles(source, [{ path, at: nowhere, byDefault: false }], config).problems;

  test('that is not the one of the run is told, for its guards do not count', () => {
    for (const config of [null, 'ifmatch.yaml'])
      expect(problems(config)).toMatchObject([
        { severity: 'warning', code: 'other-config', path: 'p/b/ifmatch.yaml', config },
      ]);
    expect(problems(null, 'p/**')).toMatchObject([{ code: 'other-config' }]);
  });

  test('that is the one of the run is not', () => {
    expect(problems('p/b/ifmatch.yaml')).toEqual([]);
    expect(problems(null, 'p/*.yaml')).toEqual([]);
  });
});

describe('a link', () => {
  const links = { 'a.yaml': 'file', 'README.md': 'symlink', 'b.yalm': 'symlink', 'c.yml': 'symlink' } as const;

  test('of another name to a file is left alone', () => {
    const source = { ...oneFolder(links), leadsToFile: () => true };
    const all = ['p/a.yaml', 'ignored-file p/b.yalm', 'symlink p/c.yml'];
    expect(find(source, 'p')).toEqual(all);
    expect(find(source, 'p/*')).toEqual(all);
    expect(find(source, '**/*.yaml')).not.toContain('symlink p/README.md');
  });

  test('to a folder or to nothing is refused', () => {
    const refused = ['p/a.yaml', 'symlink p/README.md', 'symlink p/b.yalm', 'symlink p/c.yml'];
    expect(find(oneFolder(links), 'p')).toEqual(refused);
  });
});

describe('a glob', () => {
  const matches = (pattern: string, path: string) =>
    isMeant(path.split('/').reduce(enter, openGlob(pattern.split('/'))));

  test('matches as the same pattern written as a regular expression', () => {
    const segment = fc.stringMatching(/^[ab*?]{1,5}$/).map((text) => text.replaceAll('**', '*'));
    const pattern = fc.array(fc.oneof(segment, fc.constant('**')), { minLength: 1, maxLength: 5 });
    const path = fc.array(fc.stringMatching(/^[ab]{1,5}$/), { minLength: 1, maxLength: 5 });
    const same = fc.property(pattern, path, (segments, names) => {
      const source = segments
        .map((one) => (one === '**' ? '(?:[^/]+/)*' : `${one.replaceAll('*', '[^/]*').replaceAll('?', '[^/]')}/`))
        .join('');
      expect(matches(segments.join('/'), names.join('/'))).toBe(new RegExp(`^${source}$`).test(`${names.join('/')}/`));
    });
    fc.assert(same, { seed: 20_261_121, numRuns: 5000 });
  });

  test('may lead to more problems than a call takes arguments', () => {
    const many = Array.from({ length: 700_000 }, () => ({ name: 'a.yaml', kind: 'symlink' as const }));
    const source: Source = { ...memory({ 'policies/a.yaml': '' }), list: () => many };
    const asked = [{ path: 'policies/*', at: nowhere, byDefault: false }];
    expect(findFiles(source, asked, null).problems).toHaveLength(700_000);
  });

  // Tried in all ways one after the other, either would take longer than the age of the world.
  test('is quick, however it is written', () => {
    expect(matches(`${'*a'.repeat(100)}b`, 'a'.repeat(250))).toBe(false);
    expect(matches(`${'**/'.repeat(200)}x`, 'a/'.repeat(200).slice(0, -1))).toBe(false);
  });
});

describe('a path', () => {
  test.for([
    ['', 'policies/', 'policies'],
    ['', './policies//a.yaml', 'policies/a.yaml'],
    ['', '.', ''],
    ['', 'a/../b', 'b'],
    ['sub', '../policies', 'policies'],
    ['sub', '..', ''],
    ['', '..', null],
    ['', 'a/../../b', null],
    ['sub', '../../b', null],
    ['', '/etc/passwd', null],
    ['', 'C:\\policies', null],
    ['', '..hidden', '..hidden'],
  ] as const)('from %o to %o is %o', ([base, path, inside]) => {
    expect(insidePath(base, path)).toBe(inside);
  });
});
