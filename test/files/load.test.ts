import { describe, expect, test } from 'vitest';
import { defaultDeployment, defaultSettings, type Settings } from '../../src/domain/settings.ts';
import type { PathSelection } from '../../src/domain/file-selection.ts';
import { loadFiles } from '../../src/files/load.ts';
import { memorySource } from './memory-source.ts';
import { problemLine } from './problem-line.ts';

type Files = Readonly<Record<string, string>>;

const load = (files: Files, settings: Partial<Settings> = {}, wanted: Partial<PathSelection> = {}) =>
  loadFiles(memorySource(files), { ...defaultSettings, ...settings }, { paths: [], deployment: null, ...wanted });

const problems = async (...given: Parameters<typeof load>): Promise<string[]> =>
  (await load(...given)).problems.map(problemLine);

const rest = 'filters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n';
const policy = (slug: string): string => `name: ${slug}\nslug: ${slug}\n${rest}`;
const of = (deployment: string, slug: string): string => `deployment_slug: ${deployment}\n${policy(slug)}`;

test('a slug is unique, whether given or derived', async () => {
  const item = (fields: string): string => `  - { ${fields}${rest.trim().replaceAll('\n', ', ')} }\n`;
  const files = {
    'policies/a.yaml': policy('a'),
    'policies/b.yaml': `policies:\n${item('name: B, slug: a, ')}${item('name: A, ')}${item('name: 1e3 x, ')}`,
  };
  const first = '"first":{"file":"policies/a.yaml","pointer":[]}';
  expect(await problems(files)).toEqual([
    'warning missing-slug at policies/b.yaml/policies/1 {"name":"A","derived":"a"}',
    'warning missing-slug at policies/b.yaml/policies/2 {"name":"1e3 x","derived":"1e3-x"}',
    `error duplicate-slug at policies/b.yaml/policies/0/slug {"slug":"a",${first}}`,
    `error duplicate-slug at policies/b.yaml/policies/1/name {"slug":"a",${first}}`,
  ]);
});

test('a mistake does not hide mistakes in other files or other policies', async () => {
  const files = {
    'policies/a.yaml': 'product: code\n',
    'policies/b.yaml': `policies:\n  - name: 5\n  - { name: B, ${rest.trim().replaceAll('\n', ', ')} }\n`,
    'policies/c.yaml': `${policy('c').replace('slug: c\n', '')}description: so\n  - and so\n`,
    'policies/d.yaml.bak': '',
  };
  expect((await load(files)).problems.map(({ severity, code, at }) => `${severity} ${code} ${at.file}`)).toEqual([
    'warning ignored-file policies/d.yaml.bak',
    'error no-lists policies/a.yaml',
    'error missing-field policies/b.yaml',
    'error missing-field policies/b.yaml',
    'error ambiguous-scalar policies/b.yaml',
    'warning joined-lines policies/c.yaml',
    'warning missing-slug policies/b.yaml',
    'warning missing-slug policies/c.yaml',
  ]);
});

test('of more mistakes than are told, none is taken for a policy', async () => {
  const text = `policies:\n${Array.from({ length: 700 }, (_, nth) => `  - slug: p${nth}\n`).join('')}`;
  const { bundles, problems: found } = await load({ 'policies/a.yaml': text });
  expect(bundles).toEqual([]);
  expect(found.length).toBeGreaterThan(900);
});

describe('the deployment of a file', () => {
  const config = (deployments: Readonly<Record<string, readonly string[] | null>>, policies: readonly string[]) => ({
    file: 'ifmatch.yaml',
    policies,
    deployments: new Map(
      Object.entries(deployments).map(([slug, own]) => [slug, { ...defaultDeployment, policies: own }]),
    ),
  });
  const files = { 'one.yaml': policy('a'), 'beta/b.yaml': policy('b') };
  const slugs = async (...given: Parameters<typeof load>): Promise<unknown[]> => {
    const loaded = await load(...given);
    return [...loaded.bundles.map(({ content }) => content.deployment_slug), ...loaded.problems.map(problemLine)];
  };

  test.for([
    [{ acme: ['one.yaml'], beta: ['beta'] }, [], ['acme', 'beta']],
    [{ acme: ['one.*'], beta: ['be*/*.yaml'] }, [], ['acme', 'beta']],
    [
      { acme: ['one.yam'], beta: ['beta'] },
      [],
      ['beta', 'error path-missing at ifmatch.yaml/deployments/acme/policies/0 {"path":"one.yam"}'],
    ],
    [{ acme: [''], beta: ['beta'] }, [], ['acme', 'beta']],
    [
      { zeta: ['beta/*.yaml'], beta: ['beta'], free: null },
      [''],
      ['beta', 'zeta', 'error deployment-missing at one.yaml/ {"configured":["free"]}'],
    ],
  ] as const)('follows from the folders %j', async ([deployments, policies, expected]) => {
    expect(await slugs(files, config(deployments, policies))).toEqual(expected);
  });

  test("that nearly matches the run's is a typo if only files name deployments", async () => {
    const two = { 'policies/a.yaml': of('acme', 'a'), 'policies/b.yaml': of('acmee', 'b') };
    expect(await problems(two)).toEqual([]);
    expect(await problems(two, {}, { deployment: 'acme' })).toEqual([
      'error deployment-nearly at policies/b.yaml/deployment_slug {"slug":"acmee","selected":"acme"}',
    ]);
  });
});

test('a config path that matches nothing is an error at its position; a missing default folder is not', async () => {
  const deployments = new Map([
    ['acme', { ...defaultDeployment, policies: ['a', 'b*'] }],
    ['beta', defaultDeployment],
  ]);
  const missing = ['a', 'b*'].map(
    (path, index) => `error path-missing at ifmatch.yaml/deployments/acme/policies/${index} {"path":"${path}"}`,
  );
  const config = { file: 'ifmatch.yaml', deployments };
  expect(await problems({ 'a.txt': '' }, config)).toEqual(missing);
  expect(await problems({ 'a.txt': '' }, { ...config, policies: ['p'] })).toEqual([
    'error path-missing at ifmatch.yaml/policies/0 {"path":"p"}',
    ...missing,
  ]);
  expect(await problems({ 'a.txt': '' })).toEqual(['error no-files at / {"searched":["policies"]}']);
});

test("a deployment's own folder may have no files yet, unless its name is nearly that of another folder", async () => {
  const policies = (own: string) =>
    new Map([
      ['acme', { ...defaultDeployment, policies: ['shared', 'acme'] }],
      ['globex', { ...defaultDeployment, policies: ['shared', own] }],
    ]);
  const config = (own: string) => ({ file: 'ifmatch.yaml', deployments: policies(own) });
  const files = { 'shared/a.yaml': policy('a'), 'acme/b.yaml': 'policies: []\n' };
  expect(await problems(files, config('globex'))).toEqual([]);
  expect(await problems({ ...files, 'globes/c.yaml': 'policies: []\n' }, config('globex'))).toEqual([
    'error path-missing at ifmatch.yaml/deployments/globex/policies/1 {"path":"globex","nearest":"globes"}',
  ]);
  expect(await problems({ 'acme/b.yaml': policy('a') }, config('globex'))).toEqual([
    'error path-missing at ifmatch.yaml/deployments/globex/policies/0 {"path":"shared"}',
    'error path-missing at ifmatch.yaml/deployments/globex/policies/1 {"path":"globex"}',
  ]);
});
