import { type EntryKind, nowhere, type Source } from '../../../src/domain/problem.ts';
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
