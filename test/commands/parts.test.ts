import { expect, test } from 'vitest';
import { defaultSettings, type Settings } from '../../src/domain/settings.ts';
import { type Source, SourceError } from '../../src/domain/source.ts';
import { pathsOf, pathsOfWhole, refuseParts } from '../../src/commands/scope.ts';
import { loadFiles } from '../../src/files/load.ts';
import { memory } from '../files/memory.ts';

const policy = (slug: string): string =>
  `name: ${slug}\nslug: ${slug}\nfilters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n`;

const files = { 'policies/a.yaml': policy('a'), 'policies/deep/b.yaml': policy('b') };

/** What refuses these paths, or ''; and the files that were read for that. */
function refusal(
  source: Source,
  paths: readonly string[],
  settings: Settings = defaultSettings,
): { says: string; read: readonly string[] } {
  const read: string[] = [];
  const counted: Source = { ...source, read: (path, limit) => (read.push(path), source.read(path, limit)) };
  const loaded = loadFiles(counted, settings, { paths, deployment: null });
  expect(loaded.problems).toEqual([]);
  const wanted = { source: counted, paths, config: null, deployment: null, judge: null };
  read.length = 0;
  try {
    refuseParts({ ...loaded, settings, wanted });
  } catch (error) {
    return { says: String(error), read };
  }
  return { says: '', read };
}

test('paths that name all there is are taken without reading a file again', () => {
  for (const paths of [[], ['policies'], ['policies/a.yaml', 'policies/deep'], ['policies/**/*.yaml']]) {
    expect(refusal(memory(files), paths)).toEqual({ says: '', read: [] });
  }
});

test('paths may name more than the folders of the config', () => {
  const more = memory({ ...files, 'others/c.yaml': policy('c') });
  expect(refusal(more, ['policies', 'others'])).toEqual({ says: '', read: [] });
});

test('paths that give only a part of a bundle are refused, however the files are spread', () => {
  expect(refusal(memory(files), ['policies/a.yaml']).says).toContain('only a part of remediation: 1 more object of it');
  const copied = memory({ 'policies/a.yaml': policy('a'), 'policies/b.yaml': policy('b'), 'copy/b.yaml': policy('b') });
  expect(refusal(copied, ['policies/a.yaml', 'copy']).says).toBe('');
});

test('paths beside files that cannot be read, or found, are refused', () => {
  const broken = memory({ ...files, 'policies/c.yaml': 'name: [' });
  expect(refusal(broken, ['policies/a.yaml', 'policies/deep']).says).toContain('Other files in policies have errors');
  const disk = memory(files);
  const locked: Source = {
    ...disk,
    list(path) {
      if (path === 'policies') throw new SourceError('unreadable', 'policies: EACCES');
      return disk.list(path);
    },
  };
  expect(refusal(locked, ['policies/deep/b.yaml']).says).toContain('Other files in policies have errors');
});

test('paths beside the folder of the config are taken too', () => {
  const source = memory(files);
  const settings = { ...defaultSettings, file: 'team/ifmatch.yaml', policies: ['team/policies', 'team/more'] };
  const taken = (...paths: string[]): readonly string[] =>
    pathsOf({ source, paths, config: null, deployment: null, judge: null }, settings);
  expect(taken()).toEqual([]);
  expect(taken('team')).toEqual([]);
  expect(taken('team/more/a.yaml')).toEqual(['team/more/a.yaml']);
  expect(taken('team', 'team/other.yaml')).toEqual(['team/policies', 'team/more', 'team/other.yaml']);
  expect(
    pathsOf({ source, paths: ['.', 'a.yaml'], config: null, deployment: null, judge: null }, defaultSettings),
  ).toEqual(['.', 'a.yaml']);
});

test('the refusal names the folders, also those of a deployment and the folder of the config itself', () => {
  const deployments = new Map([['acme', { id: '1', policies: ['policies'] }]]);
  const ofOne = { ...defaultSettings, policies: [], deployments };
  expect(refusal(memory(files), ['policies/a.yaml'], ofOne).says).toContain('object of it in policies would');
  const all = { ...defaultSettings, policies: [''] };
  expect(refusal(memory(files), ['policies/a.yaml'], all).says).toContain('object of it in . would');
});

test('whether paths give only a part is told by the first other files, where those declare more', () => {
  const many = Object.fromEntries(
    Array.from({ length: 250 }, (_, index) => [`policies/${String(index)}.yaml`, policy(`p-${String(index)}`)]),
  );
  const detection = 'product: code\nrulesets: []\nrules: []\ndisabled: []\nexceptions: []\n';
  const source = memory({ ...many, 'policies/z/code.yaml': detection });
  const wholeOf = (paths: readonly string[]): { whole: readonly string[] | null; read: number } => {
    let read = 0;
    const counted: Source = { ...source, read: (path, limit) => (read++, source.read(path, limit)) };
    const loaded = loadFiles(source, defaultSettings, { paths, deployment: null });
    const wanted = { source: counted, paths, config: null, deployment: null, judge: null };
    return { whole: pathsOfWhole({ ...loaded, settings: defaultSettings, wanted }), read };
  };
  expect(wholeOf(['policies/0.yaml'])).toEqual({ whole: [], read: 100 });
  expect(wholeOf(['policies/z'])).toEqual({ whole: null, read: 250 });
  expect(wholeOf(['policies/*.yaml'])).toEqual({ whole: null, read: 1 });
  expect(wholeOf(['policies'])).toEqual({ whole: null, read: 0 });
  expect(wholeOf([])).toEqual({ whole: null, read: 0 });
});
