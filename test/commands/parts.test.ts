import { expect, test } from 'vitest';
import { defaultSettings, type Settings } from '../../src/domain/settings.ts';
import { type Source, SourceError } from '../../src/domain/source.ts';
import { pathsOfWholeBundles, refusePartialBundles } from '../../src/commands/shared/whole-bundles.ts';
import { loadFiles } from '../../src/files/load.ts';
import { memorySource } from '../files/memory-source.ts';

const policy = (slug: string): string =>
  `name: ${slug}\nslug: ${slug}\nfilters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n`;

const files = { 'policies/a.yaml': policy('a'), 'policies/deep/b.yaml': policy('b') };

/** What refuses these paths, or ''; and the files that were read for that. */
async function refusal(
  source: Source,
  paths: readonly string[],
  settings: Settings = defaultSettings,
): Promise<{ says: string; read: readonly string[] }> {
  const read: string[] = [];
  const counted: Source = { ...source, read: (path, limit) => (read.push(path), source.read(path, limit)) };
  const loaded = await loadFiles(counted, settings, { paths, deployment: null });
  expect(loaded.problems).toEqual([]);
  const selection = { source: counted, paths, config: null, deployment: null, baseSettings: null };
  read.length = 0;
  try {
    await refusePartialBundles({ ...loaded, settings, selection });
  } catch (error) {
    return { says: String(error), read };
  }
  return { says: '', read };
}

test('paths that cover all files are accepted without reading files again', async () => {
  for (const paths of [[], ['policies'], ['policies/a.yaml', 'policies/deep'], ['policies/**/*.yaml']]) {
    expect(await refusal(memorySource(files), paths)).toEqual({ says: '', read: [] });
  }
});

test('paths that cover only a part of a bundle are refused', async () => {
  expect((await refusal(memorySource(files), ['policies/a.yaml'])).says).toContain(
    'only part of remediation: 1 object',
  );
  const copied = memorySource({
    'policies/a.yaml': policy('a'),
    'policies/b.yaml': policy('b'),
    'copy/b.yaml': policy('b'),
  });
  expect((await refusal(copied, ['policies/a.yaml', 'copy'])).says).toBe('');
});

test('paths are refused if the other files cannot be read or found', async () => {
  const broken = memorySource({ ...files, 'policies/c.yaml': 'name: [' });
  expect((await refusal(broken, ['policies/a.yaml', 'policies/deep'])).says).toContain(
    'Other files in policies have errors',
  );
  const disk = memorySource(files);
  const locked: Source = {
    ...disk,
    list(path) {
      if (path === 'policies') throw new SourceError('unreadable', 'policies', 'you have no permission');
      return disk.list(path);
    },
  };
  expect((await refusal(locked, ['policies/deep/b.yaml'])).says).toContain('Other files in policies have errors');
});

test('paths that cover the whole config are recognized by their names alone', async () => {
  const wholeOf = (paths: readonly string[], settings: Partial<Settings> = {}): readonly string[] | null =>
    pathsOfWholeBundles({
      settings: { ...defaultSettings, ...settings },
      selection: { source: memorySource({}), paths, config: null, deployment: null, baseSettings: null },
    });
  const several = { policies: ['policies', 'more'] };
  expect([wholeOf(['policies/a.yaml']), wholeOf(['policies/*.yaml']), wholeOf(['policies'], several)]).toEqual([
    [],
    [],
    [],
  ]);
  expect([wholeOf([]), wholeOf(['policies']), wholeOf(['more', 'policies'], several)]).toEqual([null, null, null]);
  expect(wholeOf(['others/a.yaml'])).toBeNull();
  const team = { file: 'team/ifmatch.yaml', policies: ['team/policies', 'team/more'] };
  expect([wholeOf(['team/more/a.yaml'], team), wholeOf(['team'], team)]).toEqual([['team'], null]);
});
