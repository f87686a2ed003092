import { describe, expect, test } from 'vitest';
import { defaultSettings, type Settings } from '../../src/domain/settings.ts';
import type { Source } from '../../src/domain/problem.ts';
import type { WantedPaths } from '../../src/files/find.ts';
import { loadFiles } from '../../src/files/load.ts';
import { memory } from './memory.ts';

type Files = Readonly<Record<string, string>>;
const everything: WantedPaths = { paths: [], deployment: null };

const load = (files: Files, settings: Partial<Settings> = {}, wanted: Partial<WantedPaths> = {}) =>
  loadFiles(memory(files), { ...defaultSettings, ...settings }, { ...everything, ...wanted });

const policy = (slug: string, more = ''): string =>
  `name: ${slug}\nslug: ${slug}\nfilters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n${more}`;

describe('a protected slug', () => {
  const config = 'guards:\n  protected: [a, blok, gone]\n';
  const protect = (slugs: readonly string[], file: string | null = 'ifmatch.yaml'): Partial<Settings> => ({
    guards: { ...defaultSettings.guards, protected: slugs },
    ...(file !== null && { file }),
  });
  const files = { 'ifmatch.yaml': config, 'policies/a.yaml': policy('a'), 'policies/b.yaml': policy('block') };

  test('that no file declares is told at its place', () => {
    const loaded = load(files, protect(['a', 'gone', 'blok', 'gone']));
    expect(loaded.report(loaded.problems)).toMatchObject([
      {
        problem: { severity: 'warning', code: 'protected-undeclared', slug: 'blok', nearest: 'block' },
        position: { line: 2, column: 18 },
      },
      { problem: { slug: 'gone', nearest: null }, position: { file: 'ifmatch.yaml', line: 2, column: 24 } },
    ]);
  });

  test('is told in no time where thousands of them are gone', () => {
    const slugs = Array.from({ length: 3000 }, (_, index) => `protected-policy-${String(index)}`);
    const reads: string[] = [];
    const disk = memory({
      'ifmatch.yaml': `guards: { protected: [${slugs.join(', ')}] }\n`,
      'policies/a.yaml': policy('a'),
    });
    const source: Source = { ...disk, read: (path, limit) => (reads.push(path), disk.read(path, limit)) };
    const { problems } = loadFiles(source, { ...defaultSettings, ...protect(slugs) }, everything);
    expect(problems.map(({ at }) => at.pointer)).toEqual(slugs.map((_, index) => ['guards', 'protected', index]));
    expect(reads.filter((path) => path === 'ifmatch.yaml')).toHaveLength(1);
  });

  test('of the base branch is told where the list stands, or nowhere', () => {
    const loaded = load(files, protect(['only-there']));
    expect(loaded.report(loaded.problems)).toMatchObject([{ position: { line: 2, column: 14 } }]);
    const without = load(files, protect(['only-there'], null));
    expect(without.report(without.problems)).toMatchObject([{ position: null }]);
  });

  test('may be declared in any deployment, with a slug that follows from the name', () => {
    const named = policy('x').replace('name: x\nslug: x', 'name: Stop It');
    expect(load({ 'policies/a.yaml': named }, protect(['stop-it'])).problems.map(({ code }) => code)).toEqual([
      'missing-slug',
    ]);
  });

  test('is told of beside detection files, which declare no policy', () => {
    const detection = 'product: code\nrulesets: []\nrules: [gone]\ndisabled: []\nexceptions: []\n';
    expect(load({ ...files, 'policies/code.yaml': detection }, protect(['gone'], null)).problems).toEqual([
      {
        severity: 'warning',
        at: { file: '', pointer: [] },
        code: 'protected-undeclared',
        slug: 'gone',
        nearest: null,
      },
    ]);
  });

  test('is told of beside another warning', () => {
    const codes = load({ ...files, 'policies/old.yaml.bak': '' }, protect(['gone'])).problems.map(({ code }) => code);
    expect(codes).toEqual(['ignored-file', 'protected-undeclared']);
  });

  test('is not missed by a run that sees only a part, or broken files', () => {
    const codes = (more: Files, wanted: Partial<WantedPaths>) =>
      load({ ...files, ...more }, protect(['gone']), wanted).problems.map(({ code }) => code);
    expect(codes({}, { paths: ['policies'] })).toEqual([]);
    expect(codes({}, { deployment: 'acme' })).toEqual([]);
    expect(codes({ 'policies/c.yaml': 'name: [' }, {})).toEqual(['syntax']);
  });
});
