import { describe, expect, test } from 'vitest';
import { defaultSettings, type Settings } from '../../src/domain/settings.ts';
import type { WantedPaths } from '../../src/files/find.ts';
import { loadFiles } from '../../src/files/load.ts';
import { memory } from './memory.ts';
import { told } from './told.ts';

type Files = Readonly<Record<string, string>>;

const load = (files: Files, settings: Partial<Settings> = {}, wanted: Partial<WantedPaths> = {}) =>
  loadFiles(memory(files), { ...defaultSettings, ...settings }, { paths: [], deployment: null, ...wanted });

const problems = (...given: Parameters<typeof load>): string[] => load(...given).problems.map(told);

const rest = 'filters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n';
const policy = (slug: string): string => `name: ${slug}\nslug: ${slug}\n${rest}`;

describe('what files must not share', () => {
  test('is a slug, be it given or derived', () => {
    const item = (fields: string): string => `  - { ${fields}${rest.trim().replaceAll('\n', ', ')} }\n`;
    const files = {
      'policies/a.yaml': policy('a'),
      'policies/b.yaml': `policies:\n${item('name: B, slug: a, ')}${item('name: A, ')}${item('name: 1e3 x, ')}`,
    };
    const first = '"first":{"file":"policies/a.yaml","pointer":[]}';
    expect(problems(files)).toEqual([
      `error duplicate-slug at policies/b.yaml/policies/0/slug {"slug":"a",${first}}`,
      'warning missing-slug at policies/b.yaml/policies/1 {"name":"A","derived":"a","reads":null}',
      `error duplicate-slug at policies/b.yaml/policies/1/name {"slug":"a",${first}}`,
      'warning missing-slug at policies/b.yaml/policies/2 {"name":"1e3 x","derived":"1e3-x","reads":null}',
    ]);
    expect(problems({ 'policies/a.yaml': `name: "12"\n${rest}` })).toEqual([
      'warning missing-slug at policies/a.yaml/ {"name":"12","derived":"12","reads":"number"}',
    ]);
  });
});

describe('the deployment of a file', () => {
  test('follows from a folder, the root or a single file', () => {
    const own = (policies: string[]): Partial<Settings> => ({
      file: 'ifmatch.yaml',
      policies: [],
      deployments: new Map([
        ['acme', { id: null, policies }],
        ['beta', { id: null, policies: ['beta'] }],
      ]),
    });
    const files = { 'one.yaml': policy('a'), 'beta/b.yaml': policy('b') };
    const slugs = (policies: string[]): unknown[] => {
      const { bundles, problems: found } = loadFiles(
        memory(files),
        { ...defaultSettings, ...own(policies) },
        { paths: [], deployment: null },
      );
      return [...bundles.map(({ deployment, content }) => [deployment, content.deployment_slug]), ...found.map(told)];
    };
    expect(slugs(['one.yaml'])).toEqual([
      ['acme', 'acme'],
      ['beta', 'beta'],
    ]);
    expect(slugs(['one.yam'])).toEqual([
      ['beta', 'beta'],
      'error path-missing at ifmatch.yaml/deployments/acme/policies/0 {"path":"one.yam"}',
    ]);
    expect(slugs([''])).toEqual([
      ['acme', 'acme'],
      'error deployment-missing at beta/b.yaml/ {"configured":["acme","beta"]}',
    ]);
  });
});

describe('paths that lead to nothing', () => {
  test('of the config are told where they stand; the usual folder is looked for without a word', () => {
    const deployments = new Map([
      ['acme', { id: null, policies: ['a', 'b*'] }],
      ['beta', { id: null, policies: null }],
    ]);
    const missing = ['a', 'b*'].map(
      (path, index) => `error path-missing at ifmatch.yaml/deployments/acme/policies/${index} {"path":"${path}"}`,
    );
    const config = { file: 'ifmatch.yaml', deployments };
    expect(problems({ 'a.txt': '' }, config)).toEqual(missing);
    expect(problems({ 'a.txt': '' }, { ...config, policies: ['p'] })).toEqual([
      'error path-missing at ifmatch.yaml/policies/0 {"path":"p"}',
      ...missing,
    ]);
    expect(problems({ 'a.txt': '' })).toEqual(['error no-files at / {"searched":["policies"]}']);
  });
});
